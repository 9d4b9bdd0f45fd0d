"""Tables and people that a change needs: locked, and checked to be there, until the change is committed."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Column, select
from sqlalchemy.ext.asyncio import AsyncConnection

from coinbox.table.store.faults import Gone
from coinbox.table.store.schema import games, people

TABLE, PERSON = "unknown-table", "no-person"
"""Codes of the refusals when a table or a person is gone."""


class Standing(NamedTuple):
    """The table and the people that a change needs."""

    game: str | None = None
    alone: bool = False
    """Whether other changes of the table wait until this one is committed. Steps don't wait: numbers order them."""
    people: tuple[str, ...] = ()
    """The people who make the change, or get a seat by it. All of them must still be members of the club."""


NOTHING = Standing()


async def hold(connection: AsyncConnection, needed: Sequence[Standing]) -> None:
    """Lock the tables and people that these changes need until the commit. Raise Gone if one of them is missing.

    Each batch locks its rows in the same order, so two batches can't deadlock here.
    """
    alone = {each.game for each in needed if each.game is not None and each.alone}
    beside = {each.game for each in needed if each.game is not None} - alone
    persons = {person for each in needed for person in each.people}
    await _lock(connection, games.c.id, alone, TABLE, read=False)
    await _lock(connection, games.c.id, beside, TABLE, read=True)
    await _lock(connection, people.c.id, persons, PERSON, people.c.removed == 0, read=False)


async def _lock(
    connection: AsyncConnection, column: Column[Any], wanted: Collection[str], code: str, *where: Any, read: bool
) -> None:
    if not wanted:
        return
    # SQLite ignores the locks, because it has one writer at a time anyway.
    found = select(column).where(column.in_(sorted(wanted)), *where).order_by(column)
    there = await connection.scalars(found.with_for_update(read=read, key_share=True))
    if set(there) != set(wanted):
        raise Gone(code)
