"""Clocks as jobs: what is left at which table, when it is to be acted upon, and which worker does."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Any

from sqlalchemy import and_, case, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from coinbox.table.clocks import Clock, unpacked
from coinbox.table.store import away
from coinbox.table.store.jobs import alive, insert_into
from coinbox.table.store.schema import about, clocks

SEEN = "clocks-seen"
"""When a worker was last there to look at clocks."""
GAP_SECONDS = 60.0
"""After so long without one, the time until the next one comes is nobody's."""

ROUNDED = 0.01
"""Seconds by which a moment may differ that went through a text."""


async def put(connection: AsyncConnection, game: str, clock: Clock | None) -> None:
    """Keep how a clock was set; None: there is none any more."""
    if clock is None:
        await connection.execute(delete(clocks).where(clocks.c.game == game))
        return
    # Holidays are looked up behind the lock: one that is changed after this has the clock looked at again.
    await _locked(connection, game)
    row = {"state": clock.packed(), "since": clock.since, "due": clock.due(await away.of_table(connection, game))}
    row["worker"] = None
    made = insert_into(connection, clocks).values(game=game, **row)
    await connection.execute(made.on_conflict_do_update(index_elements=["game"], set_=row))


async def put_after(connection: AsyncConnection, game: str, before: Clock | None, clock: Clock) -> bool:
    """Keep how a clock was set that stood so before; whether it did, since a change of the game may have come first."""
    row = await _locked(connection, game)
    if row is None or before is None or not _is_as(unpacked(row.state, row.since), before):
        return False
    await put(connection, game, clock)
    return True


async def _locked(connection: AsyncConnection, game: str) -> Any:
    """The state of a clock that nobody else sets until this change is through, None if there is none."""
    wanted = select(clocks.c.state, clocks.c.since).where(clocks.c.game == game).with_for_update()
    return (await connection.execute(wanted)).one_or_none()


def _is_as(stored: Clock, clock: Clock) -> bool:
    """Whether a clock is the stored one; what was read as a part of the head of a table is rounded."""
    if (stored.since is None) != (clock.since is None):
        return False
    return replace(stored, since=clock.since) == clock and abs((stored.since or 0) - (clock.since or 0)) < ROUNDED


async def is_due(connection: AsyncConnection, now: float) -> bool:
    """Whether there may be something to do."""
    return (await connection.execute(select(clocks.c.game).where(clocks.c.due <= now).limit(1))).first() is not None


async def are_running(connection: AsyncConnection) -> bool:
    """Whether anybody's time runs."""
    running = select(clocks.c.game).where(clocks.c.since.is_not(None)).limit(1)
    return (await connection.execute(running)).first() is not None


async def claim(connection: AsyncConnection, worker: str, now: float, number: int, held: Collection[str]) -> list[str]:
    """Take over up to so many clocks that are due; nobody else gets the same ones."""
    lost = and_(clocks.c.worker.not_in(alive(connection)), clocks.c.worker != worker)
    dropped = and_(clocks.c.worker == worker, clocks.c.game.not_in(list(held)))
    free = or_(clocks.c.worker.is_(None), lost, dropped)
    waiting = select(clocks.c.game).where(clocks.c.due <= now, free).order_by(clocks.c.due).limit(number)
    # SQLite leaves the lock out: there one change comes after the other anyway.
    first = select(waiting.with_for_update(skip_locked=True).cte("first").c.game)
    taken = update(clocks).where(clocks.c.game.in_(first)).values(worker=worker).returning(clocks.c.game)
    return list(await connection.scalars(taken))


async def look_again(connection: AsyncConnection, games: Collection[str], now: float) -> None:
    """Let somebody work out anew when these clocks are to be acted upon, such as after a change of holidays."""
    due = and_(clocks.c.game.in_(list(games)), clocks.c.due.is_not(None))
    await connection.execute(update(clocks).where(due).values(due=now, worker=None))


async def beat(connection: AsyncConnection, wall: float, now: float) -> list[str]:
    """A worker is there; if none was for long, that time is given back to all whose it was. The tables concerned.

    `wall` is the time of the machine, `now` that of the clocks; a test moves them apart.
    """
    found = select(about.c.value).where(about.c.key == SEEN).with_for_update()
    seen = await connection.scalar(found)
    gap = 0.0 if seen is None else wall - float(seen)
    made = insert_into(connection, about).values(key=SEEN, value=str(wall))
    await connection.execute(made.on_conflict_do_update(index_elements=["key"], set_={"value": str(wall)}))
    if gap <= GAP_SECONDS:
        return []
    # Who began after that was begun by a worker that has not looked at the clocks yet.
    given = case((clocks.c.since <= now - gap, gap), else_=now - clocks.c.since)
    back = {"since": clocks.c.since + given, "due": clocks.c.due + given}
    old = clocks.c.since < now - GAP_SECONDS
    return list(await connection.scalars(update(clocks).where(old).values(back).returning(clocks.c.game)))
