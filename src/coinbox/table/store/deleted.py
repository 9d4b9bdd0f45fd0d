"""Tables that somebody deletes while they are served."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from coinbox.table.store.schema import OF_A_TABLE, games

MOST = 500
"""So many tables are asked for in one question."""


async def remove(connection: AsyncConnection, table: str) -> None:
    """Delete a table with all that belongs to it."""
    await connection.execute(delete(games).where(games.c.id == table))
    await sweep(connection, table)


async def sweep(connection: AsyncConnection, table: str) -> None:
    """Delete what belongs to a table that is not there, such as a step that was stored as it went."""
    for part in OF_A_TABLE:
        is_there = exists(select(games.c.id).where(games.c.id == table))
        await connection.execute(delete(part).where(part.c.game == table, ~is_there))


async def names(connection: AsyncConnection, tables: Sequence[str]) -> dict[str, str | None]:
    """The tables of these that are there, with what each is called."""
    found: dict[str, str | None] = {}
    for at in range(0, len(tables), MOST):
        rows = await connection.execute(select(games.c.id, games.c.name).where(games.c.id.in_(tables[at : at + MOST])))
        found |= {row.id: row.name for row in rows}
    return found
