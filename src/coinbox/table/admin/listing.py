"""What there is: the store as a whole, its tables one a line, and one of them."""

from __future__ import annotations

import json
import time
from datetime import UTC, datetime
from typing import Any, NamedTuple

from sqlalchemy import func, select

import coinbox
from coinbox.table.admin.base import Store, games, metadata, schema_of
from coinbox.table.admin.bundles import Bundle
from coinbox.table.admin.checking import check, replayed
from coinbox.table.seats import TAKEN, faction_of
from coinbox.table.store import file_of
from coinbox.table.table import BOT
from coinbox.text import has_in, render, say, say_in

Data = dict[str, Any]
DAY = 86400.0


class Line(NamedTuple):
    """A table in a list."""

    id: str
    game: str
    scenario: str
    name: str | None
    players: dict[str, str]
    """Faction -> `me`, `friend` or a bot; nothing if the row is damaged."""
    steps: int
    created: float
    played: float
    """When something was last done there."""

    @property
    def data(self) -> Data:
        return self._asdict() | {"created": moment(self.created), "played": moment(self.played)}


async def lines(store: Store) -> list[Line]:
    """All tables, the one that was played at last first."""
    steps = metadata.tables["steps"]
    wanted = (
        select(games, func.count(steps.c.seq), func.max(steps.c.at))
        .select_from(games.outerjoin(steps, steps.c.game == games.c.id))
        .group_by(games.c.id)
    )
    async with store.engine.connect() as connection:
        rows = (await connection.execute(wanted)).all()
    found = [_line(row._mapping, *row[-2:]) for row in rows]
    return sorted(found, key=lambda line: line.played, reverse=True)


def _line(row: Any, number: int, last: float | None) -> Line:
    try:
        wishes = json.loads(row["wishes"])
        players = {str(faction): str(wish).removeprefix(BOT) for faction, wish in wishes.items()}
    except (ValueError, TypeError, AttributeError):
        players = {}
    created = float(row["created"])
    return Line(
        row["id"], row["game"], row["scenario"], row["name"], players, number, created, max(created, last or 0.0)
    )


async def status(store: Store) -> Data:
    """The store in a few numbers."""
    found = await lines(store)
    schema, now = await schema_of(store), time.time()
    kinds = sorted({line.game for line in found})
    return {
        "place": store.place,
        "version": coinbox.__version__,
        "schema": schema.found,
        "bytes": _size(store),
        "tables": len(found),
        "steps": sum(line.steps for line in found),
        "games": {kind: sum(line.game == kind for line in found) for kind in kinds},
        "played": {
            "day": sum(now - line.played < DAY for line in found),
            "week": sum(now - line.played < 7 * DAY for line in found),
            "month": sum(now - line.played < 30 * DAY for line in found),
        },
        "last": moment(found[0].played) if found else None,
    }


def _size(store: Store) -> int | None:
    """How large the file of an SQLite store is with what belongs to it."""
    file = file_of(store.url)
    if file is None:
        return None
    files = (file, file.with_name(f"{file.name}-wal"))
    return sum(each.stat().st_size for each in files if each.is_file())


def shown(found: Bundle, lang: str) -> Data:
    """All that is known of one table, without its secrets."""
    row = found["games"]
    checked = check(found, lang)
    data: Data = {
        "id": row["id"],
        "game": row["game"],
        "scenario": row["scenario"],
        "name": row["name"],
        "rules": row["rules"],
        "seeded": row["seed"] is not None,
        "rematch_of": row["rematch_of"],
        "created": moment(row["created"]),
        "played": moment(max([row["created"], *(step["at"] for step in found["steps"])])),
        "steps": len(found["steps"]),
        "decisions": checked.decisions,
        "over": checked.over,
        "problems": checked.problems,
        "players": {},
        "turn": None,
        "card": None,
        "cards": None,
        "outcome": None,
    }
    if not checked.problems or checked.decisions:
        table = replayed(found, lang)
        told = table.status(())
        seats = [str(seat["who"]) for seat in found["seats"]]
        data["players"] = {faction: _player(faction, wish, seats) for faction, wish in table.row.wishes.items()}
        data |= {key: told[key] for key in ("turn", "card", "cards", "outcome")}
    return data


def _player(faction: str, wish: str, seats: list[str]) -> str:
    """A bot by its kind, else `seated`, `invited` or `nobody`."""
    if wish.startswith(BOT):
        return wish.removeprefix(BOT)
    if faction in seats:
        return "seated"
    return "invited" if any(faction_of(who) == faction and not who.startswith(TAKEN) for who in seats) else "nobody"


# -- in words ----------------------------------------------------------------------------------------------------------


def status_lines(lang: str, told: Data) -> list[str]:
    kinds = say(lang, "comma").join(f"{title(lang, game)} {number}" for game, number in told["games"].items())
    played = told["played"]
    size = "" if told["bytes"] is None else f"{told['bytes'] / 1e6:,.1f} MB"
    found = [
        say(lang, "admin-status-place", place=told["place"], schema=told["schema"], version=told["version"]),
        say(lang, "admin-status-tables", n=told["tables"], steps=told["steps"]),
    ]
    if size:
        found.append(say(lang, "admin-status-size", size=size))
    if told["tables"]:
        found.append(say(lang, "admin-status-games", games=kinds))
        found.append(say(lang, "admin-status-played", day=played["day"], week=played["week"], month=played["month"]))
    return found


def shown_lines(lang: str, told: Data) -> list[str]:
    """One table for people."""
    facts = {key: str(told[key]) for key in ("id", "created", "played")}
    name = f' "{told["name"]}"' if told["name"] else ""
    found = [
        say(lang, "admin-show-table", game=title(lang, told["game"]), scenario=told["scenario"], name=name, **facts),
        say(lang, "admin-show-steps", n=told["decisions"], steps=told["steps"], rules=told["rules"]),
    ]
    for faction, who in told["players"].items():
        found.append(say(lang, "admin-show-player", faction=_faction(lang, told["game"], faction), who=_who(lang, who)))
    if told["outcome"] is not None:
        found.append(say_in(lang, told["game"], f"result-{told['outcome']}"))
    elif told["turn"]:
        faction = _faction(lang, told["game"], told["turn"])
        found.append(say(lang, "admin-show-turn", faction=faction, card=told["card"], cards=told["cards"]))
    if told["seeded"]:
        found.append(say(lang, "web-seeded"))
    return found + [say(lang, "admin-problem", table=told["id"], problem=each) for each in told["problems"]]


def title(lang: str, game: str) -> str:
    """What a game is called; its id if it is not installed."""
    try:
        return say_in(lang, game, "game")
    except Exception:
        return game


def _faction(lang: str, game: str, faction: str) -> str:
    return say_in(lang, game, f"faction-{faction}") if has_in(lang, game, f"faction-{faction}") else faction


def _who(lang: str, who: str) -> str:
    if who in ("seated", "invited", "nobody"):
        return say(lang, f"admin-show-{who}")
    return render.player_name(lang, who)


def moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
