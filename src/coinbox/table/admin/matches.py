"""What `coinbox admin club matches` and `match` do: list the tournaments, and write one of them to files."""

from __future__ import annotations

import asyncio
from pathlib import Path

from coinbox.kernel.errors import CoinboxError
from coinbox.table.admin import archive
from coinbox.table.admin.commands import Desk
from coinbox.table.admin.listing import moment
from coinbox.table.bots import Thinkers
from coinbox.table.club.matches import export, rows
from coinbox.table.club.matches.matches import Match, Matches, state_of
from coinbox.table.club.matches.rows import Tournament
from coinbox.table.refusal import Refusal
from coinbox.table.tables import Tables
from coinbox.text import say

Listed = tuple[Tournament, int, int]
"""A tournament, how many play in it, and how many of its games have no result."""


def matches(desk: Desk) -> int:
    """The tournaments of the club, the newest first."""

    async def work() -> list[Listed]:
        async with desk.open() as store:
            people, still = await store.look(rows.people_in), await store.look(rows.open_games)
            return [(each, people[each.id], still[each.id]) for each in await store.look(rows.every)]

    found = asyncio.run(work())
    if desk.as_json:
        desk.print([_data(*each) for each in found])
        return 0
    for tournament, people, still in found:
        facts: dict[str, str | int] = {"id": tournament.id, "name": tournament.name, "people": people}
        facts |= {"state": state_of(tournament, still), "kind": tournament.kind}
        desk.say("admin-club-match", round=tournament.round, made=moment(tournament.made), **facts)
    desk.say("admin-club-matches", n=len(found))
    return 0


def _data(tournament: Tournament, people: int, still: int) -> dict[str, str | int | bool | list[str]]:
    known = {name: getattr(tournament, name) for name in ("id", "name", "kind", "sides", "round", "rounds")}
    told = {"state": state_of(tournament, still), "people": people, "open_games": still}
    return known | told | {"games": list(tournament.titles), "made": moment(tournament.made)}


def match(desk: Desk, tournament: str, folder: Path) -> int:
    """Write a tournament to a new folder: all of it, its games and standings, and the records of its games."""

    async def work() -> tuple[Match, dict[str, str]]:
        async with desk.open() as store:
            found = await Matches(Tables(store, Thinkers())).look(tournament, desk.lang)
            return found, await export.records(store, found, found.games)

    try:
        found, records = asyncio.run(work())
    except Refusal as refusal:
        facts = {"match": tournament[:80]}
        raise CoinboxError(say("en", "error-no-match", **facts), "error-no-match", **facts) from refusal
    files = {"match.json": export.as_json(found), "games.csv": export.games_csv(found)}
    files |= {"standings.csv": export.standings_csv(found)} | {
        f"records/{name}": text for name, text in records.items()
    }
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        part = archive.new_file(path)
        part.write_text(text, encoding="utf-8", newline="")
        archive.keep(part, path)
    desk.say("admin-club-match-written", name=found.tournament.name, folder=str(folder), n=len(records))
    return 0
