"""Whole tables as they are stored: the row of the game, its seats, steps, agreements and analyses, unchanged."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from coinbox.table.admin.base import (
    KEPT,
    OF_A_PERSON,
    OF_A_TABLE,
    OF_PEOPLE,
    PARTS,
    PRIVATE,
    Store,
    about,
    games,
    metadata,
    people,
    tournaments,
)
from coinbox.table.seats import VISITOR

CLOCKS = "clocks"
Bundle = dict[str, Any]
"""`games` -> the row of the table, each of PARTS -> its rows, with the columns of the store as keys."""


async def table_ids(store: Store) -> list[str]:
    """All tables, the oldest first."""
    async with store.engine.connect() as connection:
        return list(await connection.scalars(select(games.c.id).order_by(games.c.created, games.c.id)))


async def known(store: Store, wanted: Sequence[str]) -> set[str]:
    """Those of these tables that there are."""
    found: set[str] = set()
    async with store.engine.connect() as connection:
        for part in _parts(wanted):
            found.update(await connection.scalars(select(games.c.id).where(games.c.id.in_(part))))
    return found


async def bundles(store: Store, wanted: Sequence[str] | None = None) -> AsyncIterator[Bundle]:
    """These tables, or all, as they were at one moment."""
    async with store.engine.connect() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execution_options(isolation_level="REPEATABLE READ")
        async with connection.begin():
            ids = wanted
            if ids is None:
                ids = list(await connection.scalars(select(games.c.id).order_by(games.c.created, games.c.id)))
            for table in ids:
                found = await bundle(connection, table)
                if found is not None:
                    yield found


async def bundle(connection: AsyncConnection, table: str) -> Bundle | None:
    row = (await connection.execute(select(games).where(games.c.id == table))).mappings().first()
    if row is None:
        return None
    found: Bundle = {"games": dict(row)}
    for name in PARTS:
        part = metadata.tables[name]
        rows = await connection.execute(select(part).where(part.c.game == table).order_by(*part.primary_key.columns))
        found[name] = [dict(each) for each in rows.mappings()]
    return without_empty(found)


def without_empty(found: Bundle) -> Bundle:
    """A table as programs before the club read it, if nobody of one sits there."""
    return {name: rows for name, rows in found.items() if rows or name not in (*OF_PEOPLE, *PRIVATE)}


async def add(connection: AsyncConnection, new: Bundle) -> None:
    """Store a table as it is, without people and tournaments that this club does not know; visitors come again."""
    await connection.execute(insert(games).values(new["games"]))
    known: dict[str, set[str]] = {}
    if any(new.get(name) for name in (*OF_PEOPLE, *PRIVATE)):
        known["person"] = set(await connection.scalars(select(people.c.id)))
        known["tournament"] = set(await connection.scalars(select(tournaments.c.id)))
    for name in (*PARTS, *PRIVATE):
        rows = [row for row in new.get(name, ()) if all(row.get(of) in {None, *ids} for of, ids in known.items())]
        if name == "seats":
            rows = [row for row in rows if row["who"] != VISITOR]
        if name == CLOCKS:
            # They stand still until somebody moves: nobody could in the meantime.
            rows = [row | {"since": None, "due": None, "worker": None} for row in rows]
        if rows:
            await connection.execute(insert(metadata.tables[name]), rows)


async def put_people(connection: AsyncConnection, file: Path) -> None:
    """Put the people of an SQLite file, and all else that belongs to no table, in place of those that are here."""
    own = [table for table in KEPT if table not in (*OF_A_TABLE, games, about)]
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as database:
        database.row_factory = sqlite3.Row
        for table in own:
            await connection.execute(delete(table))
            rows = [dict(row) for row in database.execute(f'select * from "{table.name}"')]
            if rows:
                await connection.execute(insert(table), rows)


async def clear(connection: AsyncConnection) -> None:
    """Delete all tables."""
    for part in (*OF_A_TABLE, games):
        await connection.execute(delete(part))


async def orphans(store: Store) -> dict[str, int]:
    """Kind of row -> how many of them belong to no table."""
    found = {}
    async with store.engine.connect() as connection:
        for name in (*PARTS, *PRIVATE):
            part = metadata.tables[name]
            lost = select(func.count()).select_from(part).where(part.c.game.not_in(select(games.c.id)))
            found[name] = int(await connection.scalar(lost) or 0)
    return {name: number for name, number in found.items() if number}


async def of_nobody(store: Store) -> dict[str, int]:
    """Kind of row -> how many of them belong to nobody of the club."""
    found = {}
    async with store.engine.connect() as connection:
        for part in OF_A_PERSON:
            lost = select(func.count()).select_from(part).where(part.c.person.not_in(select(people.c.id)))
            found[part.name] = int(await connection.scalar(lost) or 0)
    return {name: number for name, number in found.items() if number}


def bundles_in(file: Path) -> Iterator[Bundle]:
    """All tables of an SQLite file, which is not changed; parts that older versions did not have are empty."""
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as database:
        database.row_factory = sqlite3.Row
        held = {row[0] for row in database.execute("select name from sqlite_master where type = 'table'")}
        for row in database.execute("select * from games order by created, id").fetchall():
            found: Bundle = {"games": dict(row)}
            for name in (*PARTS, *PRIVATE):
                order = ", ".join(f'"{column.name}"' for column in metadata.tables[name].primary_key.columns)
                asked = f'select * from "{name}" where game = ? order by {order}'
                rows = database.execute(asked, (row["id"],)) if name in held else ()
                found[name] = [dict(each) for each in rows]
            yield without_empty(found)


def _parts(ids: Sequence[str], most: int = 500) -> Iterator[Sequence[str]]:
    for at in range(0, len(ids), most):
        yield ids[at : at + most]
