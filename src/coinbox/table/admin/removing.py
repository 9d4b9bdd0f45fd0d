"""Clearing away, and giving a table another name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from coinbox.kernel.errors import CoinboxError
from coinbox.table.admin.base import Store, games
from coinbox.table.admin.bundles import known
from coinbox.table.admin.keeping import Tell
from coinbox.table.admin.listing import Line
from coinbox.table.store import Gone
from coinbox.table.store.deleted import remove
from coinbox.text import say

SECONDS = {"h": 3600, "d": 86400, "w": 7 * 86400, "y": 365 * 86400}
LONGEST_NAME = 80


def span(text: str) -> float:
    """A time such as `12h`, `180d`, `26w` or `1y` in seconds."""
    found = re.fullmatch(r"([1-9][0-9]{0,5})([hdwy])", text)
    if found is None:
        raise CoinboxError(say("en", "error-idle", word=text), "error-idle", word=text)
    return int(found[1]) * SECONDS[found[2]]


def idle(lines: Sequence[Line], seconds: float, now: float) -> list[Line]:
    """The tables at which nothing was done for so long."""
    return [line for line in lines if now - line.played >= seconds]


async def check_known(store: Store, tables: Sequence[str]) -> None:
    """An error that names the first table that there is not."""
    there = await known(store, tables)
    for table in tables:
        if table not in there:
            raise no_table(table)


def no_table(table: str) -> CoinboxError:
    return CoinboxError(say("en", "error-no-table", table=table), "error-no-table", table=table)


async def delete(store: Store, tables: Sequence[str], tell: Tell) -> None:
    """Delete tables with all that belongs to them, one after the other."""
    for table in tables:

        async def work(connection: AsyncConnection, table: str = table) -> None:
            await remove(connection, table)

        with suppress(Gone):  # already deleted
            await store.change(work, table)
        tell(1)


async def rename(store: Store, table: str, name: str) -> None:
    """Give a table a name, or none if it is empty."""
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise CoinboxError(say("en", "error-name", n=LONGEST_NAME), "error-name", n=LONGEST_NAME)

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(update(games).where(games.c.id == table).values(name=name or None))

    try:
        await store.change(work, table)
    except Gone as error:
        raise no_table(table) from error
