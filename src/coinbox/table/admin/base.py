"""What the admin commands know of the store; its other parts are not their business."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Table, select

from coinbox.table.store import VERSION, Damaged, GameRow, StepRow, Store, about, games, metadata
from coinbox.table.store import _game_row as game_row
from coinbox.table.store import _step_row as step_row

__all__ = [
    "OF_A_TABLE",
    "PARTS",
    "Damaged",
    "GameRow",
    "Schema",
    "StepRow",
    "Store",
    "game_row",
    "games",
    "metadata",
    "migrate",
    "schema_of",
    "step_row",
    "step_rows",
]

PARTS = ("seats", "steps", "consents", "reviews")
"""What belongs to a table besides its own row, and is carried along with it."""
OF_A_TABLE: tuple[Table, ...] = tuple(
    table for name, table in metadata.tables.items() if "game" in table.c and name != games.name
)
"""Everything that goes when a table goes."""


class Schema(NamedTuple):
    """The version of a store, and the one that this program uses."""

    found: int
    wanted: int


async def migrate(url: str) -> Schema:
    """Bring a store up to date, as a server does when it opens it; what was found, and what it is now."""
    store = Store(url)
    await store.open()
    try:
        return await schema_of(store)
    finally:
        await store.close()


async def schema_of(store: Store) -> Schema:
    async with store.engine.connect() as connection:
        found = await connection.scalar(select(about.c.value).where(about.c.key == "version"))
    return Schema(int(found or 0), VERSION)


def step_rows(rows: list[dict[str, Any]]) -> list[StepRow]:
    """The steps of a table in their order; Damaged if one cannot be read."""
    found = [StepRow(**{name: row[name] for name in StepRow._fields}) for row in rows]
    return [step_row(row) for row in sorted(found, key=lambda row: row.seq)]
