"""What the club may see, as lists: tables to watch, public games, and results that count; no game is played for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from coinbox.table.store import Damaged, GameRow, Member
from coinbox.table.store import members as seated
from coinbox.table.store.lobby import COMPLETE, COUNTS, PUBLIC, SHARED, WATCH
from coinbox.table.store.rows import game_row
from coinbox.table.store.schema import games, sharing


class Public(NamedTuple):
    """A finished game that all its players made public."""

    row: GameRow
    outcome: str | None
    at: float
    """When it became public."""
    members: dict[str, Member]


class Tally(NamedTuple):
    """How often games of one side have ended in one way."""

    game: str
    side: str
    outcome: str
    number: int


def _agreed(kind: str, person: str | None = None) -> Any:
    """Tables at which all players have agreed to something, with how their games ended; of all, or of one person."""
    last = func.max(sharing.c.at).label("at")
    wanted = select(sharing.c.game, func.max(sharing.c.outcome).label("outcome"), last).select_from(SHARED)
    wanted = wanted.where(sharing.c.kind == kind)
    if person is not None:
        his = select(sharing.c.game).where(sharing.c.person == person, sharing.c.kind == kind)
        wanted = wanted.where(sharing.c.game.in_(his.correlate(None)))
    return wanted.group_by(sharing.c.game).having(COMPLETE)


async def to_watch(connection: AsyncConnection, start: int, number: int) -> list[str]:
    """Tables that the club may watch, those first that came last; what is known to be over is left out."""
    wanted = _agreed(WATCH).where(sharing.c.outcome.is_(None))
    last = func.max(sharing.c.at)
    rows = await connection.execute(wanted.order_by(last.desc(), sharing.c.game).offset(start).limit(number))
    return [str(row.game) for row in rows]


async def note_over(connection: AsyncConnection, table: str, outcome: str) -> None:
    """A game that could be watched is over: it is not asked about again."""
    watched = sharing.c.game == table, sharing.c.kind == WATCH
    await connection.execute(update(sharing).where(*watched).values(outcome=outcome))


async def public(connection: AsyncConnection, person: str | None, start: int, number: int) -> list[Public]:
    """Public games, those first that came last; of all, or of one person."""
    last = func.max(sharing.c.at)
    wanted = _agreed(PUBLIC, person).order_by(last.desc(), sharing.c.game).offset(start).limit(number)
    found = {row.game: row for row in await connection.execute(wanted)}
    rows = await connection.execute(select(games).where(games.c.id.in_(list(found))))
    tables = {row["id"]: dict(row) for row in rows.mappings()}
    members = await seated.of_tables(connection, list(found))
    return [
        Public(row, found[row.id].outcome, found[row.id].at, members.get(row.id, {}))
        for row in _readable([tables[table] for table in found if table in tables])
    ]


def _readable(rows: Sequence[dict[str, Any]]) -> Iterator[GameRow]:
    """Those of them that are not damaged."""
    for row in rows:
        with suppress(Damaged):
            yield game_row(row)


async def results(connection: AsyncConnection, person: str) -> list[Tally]:
    """The results of a person that count, by game, side and outcome."""
    agreed = _agreed(COUNTS, person).subquery()
    number = func.count()
    by = games.c.game, sharing.c.who, sharing.c.outcome
    wanted = (
        select(*by, number)
        .select_from(sharing.join(agreed, agreed.c.game == sharing.c.game).join(games, games.c.id == sharing.c.game))
        .where(sharing.c.person == person, sharing.c.kind == COUNTS)
        .group_by(*by)
        .order_by(*by)
    )
    return [Tally(game, side, outcome or "", int(n)) for game, side, outcome, n in await connection.execute(wanted)]
