"""Copies of a store, made while it is in use."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from coinbox.table.store.faults import StoreError, line, problem_of, unusable
from coinbox.table.store.places import driver_url, engine_of, file_of, place_of
from coinbox.table.store.schema import bot_jobs, metadata, present, thoughts, workers

PASSING = (workers, present, bot_jobs, thoughts)
"""What running workers tell each other."""
KEPT = tuple(table for table in metadata.sorted_tables if table not in PASSING)
"""What a copy of another database holds: everything else."""
PAGES = 1000
"""So many pages are copied at a time, with a pause for those who write."""
ROWS = 1000


async def backup(url: str, path: Path) -> Path:
    """Copy a store into a SQLite file that coinbox can serve, as it is at one moment; it may be in use meanwhile."""
    if path.exists():
        raise StoreError(f"{path}: exists already; nothing was written", "error-backup-exists", file=str(path))
    file = file_of(url)
    if file is not None:
        await asyncio.to_thread(_copied, file, path)
    else:
        await _dumped(url, path)
    return path


def copy_beside(file: Path, schema: int) -> Path:
    """A copy of a SQLite file beside it, under a name that says which schema it has."""
    free = (
        file.with_name(f"{file.name}.schema-{schema}{again}.bak") for again in ("", *(f"-{n}" for n in range(2, 1000)))
    )
    return _copied(file, next(path for path in free if not path.exists()))


def _copied(file: Path, path: Path) -> Path:
    """Copy by SQLite's own way, whole or not at all; a file of that name appears when everything is on the disk."""
    part = path.with_name(f"{path.name}.part")
    try:
        if not file.is_file():
            raise unusable(str(file), "there is no such file")
        with (
            closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(part)) as made,
        ):
            source.backup(made, pages=PAGES, sleep=0.01)
            made.execute("PRAGMA journal_mode=DELETE")
            _check(made, part)
        _keep(part, path)
    except (sqlite3.Error, OSError) as error:
        raise unusable(str(path), line(error)) from error
    finally:
        part.unlink(missing_ok=True)
    return path


def _check(made: sqlite3.Connection, part: Path) -> None:
    said = [row[0] for row in made.execute("PRAGMA quick_check(3)")]
    if said != ["ok"]:
        raise unusable(str(part), "; ".join(said))


def _keep(part: Path, path: Path) -> None:
    with part.open("rb+") as written:
        os.fsync(written.fileno())
    part.rename(path)


async def _dumped(url: str, path: Path) -> None:
    """Copy the rows of another database, all of them as they are at one moment."""
    engine = engine_of(driver_url(url))
    part = path.with_name(f"{path.name}.part")
    try:
        with closing(sqlite3.connect(part)) as made:
            await _copy_rows(engine, made)
            made.commit()
            _check(made, part)
        _keep(part, path)
    except DBAPIError as error:
        raise unusable(place_of(driver_url(url)), problem_of(error)) from error
    except (sqlite3.Error, OSError) as error:
        raise unusable(str(path), line(error)) from error
    finally:
        part.unlink(missing_ok=True)
        await engine.dispose()


async def _copy_rows(engine: AsyncEngine, made: sqlite3.Connection) -> None:
    from sqlalchemy.dialects import sqlite
    from sqlalchemy.schema import CreateTable

    for table in metadata.sorted_tables:
        made.execute(str(CreateTable(table).compile(dialect=sqlite.dialect())))
    async with engine.connect() as connection:
        held = await connection.execution_options(isolation_level="REPEATABLE READ")
        for table in KEPT:
            places = ", ".join("?" * len(table.columns))
            names = ", ".join(f'"{column.name}"' for column in table.columns)
            async with held.stream(select(table)) as rows:
                async for part in rows.partitions(ROWS):
                    made.executemany(
                        f"INSERT INTO {table.name} ({names}) VALUES ({places})", [tuple(row) for row in part]
                    )
    # Whose turn it is only the rules know: every table with a bot is looked at once.
    made.execute(
        "INSERT INTO bot_jobs (game, level, turn) SELECT id, 'quick', row_number() OVER (ORDER BY created DESC) "
        "FROM games WHERE wishes LIKE '%\"bot:%'"
    )
