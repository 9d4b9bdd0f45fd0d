"""Acts of players beside the rules, each at the step that stored it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from coinbox.table.accord import Act
from coinbox.table.store.faults import line
from coinbox.table.store.rows import damaged_step
from coinbox.table.store.schema import acts


async def add(connection: AsyncConnection, game: str, act: Act) -> None:
    said = json.dumps(dict(act.said))
    await connection.execute(insert(acts).values(game=game, **act._asdict() | {"said": said}))


async def of_table(connection: AsyncConnection, game: str, after: int) -> dict[int, Act]:
    """Step -> what was done there, behind a step that is known."""
    columns = [acts.c[name] for name in Act._fields]
    wanted = select(*columns).where(acts.c.game == game, acts.c.seq > after)
    return read(row._asdict() for row in await connection.execute(wanted))


def read(rows: Iterable[Mapping[str, Any]]) -> dict[int, Act]:
    """Step -> what was done there; Damaged if it cannot be read."""
    return {row["seq"]: _act(row) for row in rows}


def _act(row: Mapping[str, Any]) -> Act:
    try:
        said = json.loads(row["said"])
    except ValueError as error:
        raise damaged_step(row["seq"], line(error)) from error
    if not isinstance(said, dict):
        raise damaged_step(row["seq"], str(said)[:80])
    return Act(row["seq"], row["who"], row["kind"], said)
