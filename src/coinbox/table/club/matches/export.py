"""A tournament for other programs: as JSON, its games and standings as CSV, and the records of its games."""

from __future__ import annotations

import csv
import io
import re
import zipfile
from collections.abc import Iterable, Sequence

from coinbox.kernel.errors import CoinboxError
from coinbox.players import HUMAN
from coinbox.table.club.matches.matches import Match
from coinbox.table.club.matches.rows import Played
from coinbox.table.club.matches.telling import answer_of, factions_of, standing_lines
from coinbox.table.steps import stored_record, with_names
from coinbox.table.store import Store

GAMES = ("round", "board", "leg", "game", "side_1", "player_1", "side_2", "player_2", "result", "how", "note")
STANDINGS = ("place", "player", "points", "tiebreak", "wins", "ties", "losses")
FORMULA = re.compile(r"[=+\-@\t\r]")


def as_json(match: Match) -> str:
    return answer_of(match).model_dump_json(indent=1) + "\n"


def games_csv(match: Match) -> str:
    """Every game, one a line."""
    names = names_of(match)
    lines = []
    for game in match.games:
        sides = [*factions_of(game.title), "", ""][:2]
        other = "" if game.second is None else names[game.second]
        players = (sides[0], names[game.first], sides[1], other) if other else ("", names[game.first], "", "")
        said = (game.result or "", game.how or "", game.note or "")
        lines.append((game.round, game.board, game.leg, game.title, *players, *said))
    return _csv(GAMES, lines)


def standings_csv(match: Match) -> str:
    names = names_of(match)
    lines = standing_lines(match)
    return _csv(
        STANDINGS,
        [
            (each.place, names[each.number], each.points, each.tiebreak, each.wins, each.ties, each.losses)
            for each in lines
        ],
    )


def names_of(match: Match) -> dict[int, str]:
    """Number -> what he is called; who was forgotten is a number."""
    return {entry.number: entry.name or f"#{entry.number}" for entry in match.entries}


def _csv(head: Sequence[str], lines: Iterable[Sequence[object]]) -> str:
    file = io.StringIO()
    writer = csv.writer(file)
    writer.writerow(head)
    writer.writerows([_cell(value) for value in line] for line in lines)
    return file.getvalue()


def _cell(value: object) -> object:
    """A cell that no spreadsheet takes for a formula, whatever people call themselves."""
    return f"'{value}" if isinstance(value, str) and FORMULA.match(value) else value


async def records(store: Store, match: Match, games: Iterable[Played]) -> dict[str, str]:
    """File -> the record of each of these games that has ended and whose table is there."""
    found = {}
    for game in games:
        text = await _record(store, match, game) if game.result is not None else None
        if text is not None:
            found[f"{game.round:02}-{game.board:02}-{game.leg}-{game.title}.coin"] = text
    return found


async def _record(store: Store, match: Match, game: Played) -> str | None:
    names = names_of(match)
    try:
        row = None if game.table is None else await store.game(game.table)
        if row is None or game.second is None:
            return None
        text = stored_record(row, await store.steps(row.id), dict.fromkeys(row.wishes, HUMAN))
    except CoinboxError:  # a damaged table; the others can be read
        return None
    return with_names(text, dict(zip(row.wishes, (names[game.first], names[game.second]), strict=False)))


def zipped(files: dict[str, str]) -> bytes:
    """Files in one; the same files make the same bytes."""
    body = io.BytesIO()
    with zipfile.ZipFile(body, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name), text, zipfile.ZIP_DEFLATED)
    return body.getvalue()
