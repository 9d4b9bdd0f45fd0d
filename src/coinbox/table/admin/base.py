"""What the admin commands know of the store; its other parts are not their business."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import select

from coinbox.table import store as stores
from coinbox.table.store import SCHEMA, Damaged, GameRow, StepRow, Store, schema_now
from coinbox.table.store.acts import read as read_acts
from coinbox.table.store.backup import KEPT
from coinbox.table.store.rows import game_row, step_row
from coinbox.table.store.schema import OF_A_PERSON, OF_A_TABLE, about, games, metadata, people, tournaments

__all__ = [
    "KEPT",
    "OF_A_PERSON",
    "OF_A_TABLE",
    "OF_PEOPLE",
    "PARTS",
    "PRIVATE",
    "Damaged",
    "GameRow",
    "Schema",
    "StepRow",
    "Store",
    "about",
    "game_row",
    "games",
    "metadata",
    "migrate",
    "not_migrated",
    "people",
    "read_acts",
    "schema_of",
    "step_row",
    "step_rows",
    "tournaments",
]

OF_PEOPLE = ("person_seats", "acts", "clocks", "offers", "sharing", "tournament_games")
"""What belongs to a table and to people; an archive names it where there is some: older programs do not know it."""
PARTS = ("seats", "steps", "consents", "reviews", *OF_PEOPLE)
"""What belongs to a table besides its own row, and is carried along with it."""


PRIVATE = ("messages", "notes")
"""What people said and noted at a table: it comes back with a backup and goes into no archive, which others read."""


class Schema(NamedTuple):
    """The version of a store, and the one that this program uses."""

    found: int
    wanted: int


async def migrate(url: str) -> Schema:
    """Bring a store up to date; what was found, and what it is now."""
    found = await stores.migrate(url)
    return Schema(found.found, found.schema)


async def not_migrated(url: str) -> Schema:
    """What a migration would find; nothing is changed."""
    return Schema(await schema_now(url), SCHEMA)


async def schema_of(store: Store) -> Schema:
    async with store.engine.connect() as connection:
        found = await connection.scalar(select(about.c.value).where(about.c.key == "schema"))
    return Schema(int(found or 0), SCHEMA)


def step_rows(rows: list[dict[str, Any]]) -> list[StepRow]:
    """The steps of a table in their order; Damaged if one cannot be read."""
    found = [StepRow(**{name: row[name] for name in StepRow._fields}) for row in rows]
    return [step_row(row) for row in sorted(found, key=lambda row: row.seq)]
