"""What a change is about: it has to be there still, and stays until the change is through."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Column, select
from sqlalchemy.ext.asyncio import AsyncConnection

from coinbox.table.store.faults import Gone
from coinbox.table.store.schema import games, people

TABLE, PERSON = "unknown-table", "no-person"
"""What refusals say of those who are gone."""


class Standing(NamedTuple):
    """The table and the people that a change needs."""

    game: str | None = None
    alone: bool = False
    """Whether other changes of the table wait, so that what this one reads stays true. Steps need not: they are
    numbered."""
    people: tuple[str, ...] = ()
    """Who makes the change, or is seated by it: nobody who has left the club or was removed from it."""


NOTHING = Standing()


async def hold(connection: AsyncConnection, needed: Sequence[Standing]) -> None:
    """Keep all that these changes are about as it is until they are committed; Gone if something is not there.

    Rows are locked in one order, so that no two batches wait for each other.
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
    # SQLite leaves the locks out: there one change comes after the other anyway.
    found = select(column).where(column.in_(sorted(wanted)), *where).order_by(column)
    there = await connection.scalars(found.with_for_update(read=read, key_share=True))
    if set(there) != set(wanted):
        raise Gone(code)
