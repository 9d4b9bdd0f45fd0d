"""Bots as jobs: at which tables one is to move, and which worker lets it think."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Float, delete, func, literal, or_, select, type_coerce, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from coinbox.table.store.schema import bot_jobs, workers

QUICK, SLOW = "quick", "slow"
DEAD_SECONDS = 10.0
"""A worker that has said nothing for so long has died, and others take over what it had."""


class Job(NamedTuple):
    """What a change of a table means for its bots."""

    level: str | None
    """The level of the bot that is to move now, None if none is."""


def insert_into(connection: AsyncConnection, table: Any) -> Any:
    """An insert that may say what is to be done if the row is there, in the words of the database."""
    return (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(table)


def now(connection: AsyncConnection) -> ColumnElement[float]:
    """The time of the database, because clocks of machines differ; one file belongs to one machine."""
    if connection.dialect.name == "postgresql":
        return type_coerce(func.extract("epoch", func.clock_timestamp()), Float)
    return literal(time.time())


def alive(connection: AsyncConnection) -> Any:
    """The workers that have said something lately."""
    return select(workers.c.id).where(workers.c.seen > now(connection) - DEAD_SECONDS)


async def put(connection: AsyncConnection, game: str, job: Job) -> None:
    """A bot is to move at this table, behind all that wait, or none is."""
    if job.level is None:
        await connection.execute(delete(bot_jobs).where(bot_jobs.c.game == game))
        return
    last = select(func.coalesce(func.max(bot_jobs.c.turn), 0) + 1).scalar_subquery()
    wanted = {"level": job.level, "turn": last, "worker": None}
    made = insert_into(connection, bot_jobs).values(game=game, **wanted)
    await connection.execute(made.on_conflict_do_update(index_elements=["game"], set_=wanted))


async def claim(connection: AsyncConnection, worker: str, level: str, number: int) -> list[str]:
    """Take over up to so many tables that wait longest; nobody else gets the same ones."""
    lost = bot_jobs.c.worker.not_in(alive(connection)) & (bot_jobs.c.worker != worker)
    free = or_(bot_jobs.c.worker.is_(None), lost)
    waiting = select(bot_jobs.c.game).where(bot_jobs.c.level == level, free).order_by(bot_jobs.c.turn).limit(number)
    # SQLite leaves the lock out: there one change comes after the other anyway.
    first = select(waiting.with_for_update(skip_locked=True).cte("first").c.game)
    taken = update(bot_jobs).where(bot_jobs.c.game.in_(first)).values(worker=worker).returning(bot_jobs.c.game)
    return list(await connection.scalars(taken))


async def release(connection: AsyncConnection, worker: str, but: Collection[str] = ()) -> bool:
    """Give back what this worker has claimed, but for some tables; whether there was anything."""
    mine = (bot_jobs.c.worker == worker) & bot_jobs.c.game.not_in(but)
    found = await connection.execute(update(bot_jobs).where(mine).values(worker=None))
    return bool(found.rowcount)


async def waiting(connection: AsyncConnection) -> int:
    """How many tables wait for a bot."""
    return int(await connection.scalar(select(func.count()).select_from(bot_jobs)) or 0)


async def beat(connection: AsyncConnection, worker: str) -> None:
    """This worker is alive."""
    seen = {"seen": now(connection)}
    made = insert_into(connection, workers).values(id=worker, **seen)
    await connection.execute(made.on_conflict_do_update(index_elements=["id"], set_=seen))


async def dead(connection: AsyncConnection) -> Sequence[str]:
    """Forget the workers that have died; who they were."""
    gone = delete(workers).where(workers.c.seen <= now(connection) - DEAD_SECONDS).returning(workers.c.id)
    return list(await connection.scalars(gone))
