"""Changes of the store: what comes in while the disk is busy is committed together, and the disk waited for once."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, NamedTuple

from sqlalchemy import bindparam, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from coinbox.table.store.faults import Health, Unavailable
from coinbox.table.store.rows import StepRow
from coinbox.table.store.schema import games, steps
from coinbox.table.store.standing import NOTHING, Standing, hold

Row = dict[str, Any]
Work = Callable[[AsyncConnection], Awaitable[Any]]
"""Statements of one change, and what they find."""
OF = "of"
"""The table that a step belongs to, in the parameters of `NEW_STEPS`."""
THERE = select(games.c.id).where(games.c.id == bindparam(OF)).with_for_update(read=True, key_share=True)
NEW_STEPS = insert(steps).values(
    {"game": THERE.scalar_subquery()}
    | {column.name: bindparam(f"new_{column.name}") for column in steps.c if column.name != "game"}
)
"""Its table has to be there until the commit: otherwise the step has none, and the database refuses it."""


class Change(NamedTuple):
    """A change that waits to be committed."""

    steps: Sequence[Row]
    """New steps of it, which are written together with those of others."""
    needs: Standing
    work: Work
    done: asyncio.Future[Any]


class Writer:
    """Commits changes one batch after the other."""

    def __init__(
        self, begin: Callable[[], AbstractAsyncContextManager[AsyncConnection]], health: Health, limit: float
    ) -> None:
        """`begin` opens a transaction; `limit` are the seconds after which a batch is given up."""
        self._begin = begin
        self._health = health
        self._limit = limit
        self._waiting: list[Change] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, work: Work, steps: Sequence[Row] = (), *, needs: Standing = NOTHING) -> Any:
        """Carry out a change, all or none, and return what its statements find. Gone if what it needs is missing."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append(Change(steps, needs, work, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_all())
        return await done

    async def close(self) -> None:
        """Let what waits be committed."""
        if self._task is not None:
            await self._task

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            if not await self._commit(batch):
                # One of them does not fit; the others must not suffer for it.
                for change in batch:
                    await self._commit([change])

    async def _commit(self, batch: Sequence[Change]) -> bool:
        """Commit changes in one transaction and tell who waits; False if they have to be tried one by one."""
        problem: Exception | None = None
        found: list[Any] = []
        try:
            with self._health.watching():
                async with asyncio.timeout(self._limit), self._begin() as connection:
                    rows = [row for change in batch for row in change.steps]
                    if not rows:
                        await _lock_file(connection)
                    await add_new(connection, rows)
                    await hold(connection, [change.needs for change in batch])
                    found = [await change.work(connection) for change in batch]
        except Unavailable as error:
            problem = error
        except Exception as error:
            if len(batch) > 1:
                return False
            problem = error
        for at, change in enumerate(batch):
            if change.done.cancelled():
                continue
            if problem is None:
                change.done.set_result(found[at])
            else:
                change.done.set_exception(problem)
        return True


async def _lock_file(connection: AsyncConnection) -> None:
    """Begin a transaction of SQLite before the first read; by default it begins at the first write."""
    if connection.dialect.name == "sqlite":
        await connection.exec_driver_sql("BEGIN IMMEDIATE")


def step_rows(game: str, new: Sequence[StepRow]) -> list[Row]:
    """Steps of a table as they are stored now."""
    now = time.time()
    return [_step_row(game, step, now) for step in new]


def _step_row(game: str, step: StepRow, now: float) -> Row:
    row = step._asdict() | {"at": now, "note": None if step.note is None else json.dumps(step.note)}
    return {OF: game} | {f"new_{name}": value for name, value in row.items()}


async def add_new(connection: AsyncConnection, rows: Sequence[Row]) -> None:
    """Append steps, of any tables, by one statement."""
    if rows:
        await connection.execute(NEW_STEPS, rows)
