"""Bringing a store up to date, step by step, while older programs still use it.

A step only adds: tables, columns that may be empty, indices. Programs that do not know what was added go on, and may
even be started again, as long as the version stays the same. What takes something away waits for a version of its own.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from coinbox.table.store.backup import copy_beside
from coinbox.table.store.faults import StoreError, opening
from coinbox.table.store.places import driver_url, engine_of, file_of, place_of
from coinbox.table.store.schema import metadata

VERSION = 1
"""Raised when an older coinbox cannot use the tables any more; that which only adds to them is a step of the schema."""
LOCK = 0x636F696E
"""The number of the lock that one PostgreSQL gives to one migration at a time."""
PATIENCE = "60s"
"""So long a start waits for the migration of another."""
log = logging.getLogger(__name__)


class Migration(NamedTuple):
    """A step of the schema, in the words of both databases; once released it is never changed."""

    about: str
    statements: tuple[str, ...]


MIGRATIONS = (
    Migration(
        "games, seats and steps",
        (
            "CREATE TABLE IF NOT EXISTS games (id VARCHAR(32) NOT NULL PRIMARY KEY, game VARCHAR(40) NOT NULL, "
            "scenario VARCHAR(40) NOT NULL, rules INTEGER NOT NULL, created FLOAT NOT NULL, wishes TEXT NOT NULL, "
            "name TEXT, initial TEXT, seed VARCHAR(32), rematch_of VARCHAR(32) UNIQUE)",
            "CREATE TABLE IF NOT EXISTS seats (game VARCHAR(32) NOT NULL, who VARCHAR(40) NOT NULL, "
            "token_hash VARCHAR(64) NOT NULL, PRIMARY KEY (game, who, token_hash))",
            "CREATE TABLE IF NOT EXISTS steps (game VARCHAR(32) NOT NULL, seq INTEGER NOT NULL, "
            "kind VARCHAR(4) NOT NULL, option VARCHAR(80) NOT NULL, key VARCHAR(64), actor VARCHAR(40) NOT NULL, "
            "at FLOAT NOT NULL, note TEXT, PRIMARY KEY (game, seq), UNIQUE (game, key), "
            "CHECK (kind in ('play', 'auto', 'undo')))",
        ),
    ),
    Migration(
        "consents to hints, and analyses",
        (
            "CREATE TABLE IF NOT EXISTS consents (game VARCHAR(32) NOT NULL, who VARCHAR(40) NOT NULL, "
            "PRIMARY KEY (game, who))",
            "CREATE TABLE IF NOT EXISTS reviews (game VARCHAR(32) NOT NULL, rules INTEGER NOT NULL, "
            "moment INTEGER NOT NULL, review TEXT NOT NULL, PRIMARY KEY (game, rules, moment))",
        ),
    ),
    Migration(
        "several workers: who is there, bots as jobs, what is thought about beside the games",
        (
            "CREATE TABLE IF NOT EXISTS workers (id VARCHAR(32) NOT NULL PRIMARY KEY, seen FLOAT NOT NULL)",
            "CREATE TABLE IF NOT EXISTS present (worker VARCHAR(32) NOT NULL, game VARCHAR(32) NOT NULL, "
            "who VARCHAR(40) NOT NULL, PRIMARY KEY (worker, game, who))",
            "CREATE INDEX IF NOT EXISTS present_game ON present (game)",
            "CREATE TABLE IF NOT EXISTS bot_jobs (game VARCHAR(32) NOT NULL PRIMARY KEY, level VARCHAR(8) NOT NULL, "
            "turn INTEGER NOT NULL, worker VARCHAR(32))",
            "CREATE INDEX IF NOT EXISTS bot_jobs_turn ON bot_jobs (turn)",
            "CREATE TABLE IF NOT EXISTS thoughts (game VARCHAR(32) NOT NULL, kind VARCHAR(8) NOT NULL, "
            "seq INTEGER NOT NULL, part FLOAT NOT NULL, failed INTEGER NOT NULL, body TEXT, "
            "worker VARCHAR(32) NOT NULL, PRIMARY KEY (game, kind))",
            # Whose turn it is only the rules know: every table with a bot is looked at once.
            "INSERT INTO bot_jobs (game, level, turn) SELECT id, 'quick', row_number() OVER (ORDER BY created DESC) "
            "FROM games WHERE wishes LIKE '%\"bot:%' ON CONFLICT DO NOTHING",
        ),
    ),
    Migration(
        "a club: people and their seats",
        (
            "CREATE TABLE IF NOT EXISTS people (id VARCHAR(32) NOT NULL PRIMARY KEY, name TEXT NOT NULL, "
            "folded TEXT NOT NULL UNIQUE, key_hash VARCHAR(64) NOT NULL UNIQUE, joined FLOAT NOT NULL, "
            "owner INTEGER NOT NULL, muted INTEGER NOT NULL, removed INTEGER NOT NULL)",
            "CREATE TABLE IF NOT EXISTS person_seats (game VARCHAR(32) NOT NULL, who VARCHAR(40) NOT NULL, "
            "person VARCHAR(32) NOT NULL, PRIMARY KEY (game, who))",
            "CREATE INDEX IF NOT EXISTS person_seats_person ON person_seats (person)",
        ),
    ),
    Migration(
        "notices: where people are told that it is their turn, and what is to be sent",
        (
            "CREATE TABLE IF NOT EXISTS notice_addresses (id VARCHAR(32) NOT NULL PRIMARY KEY, "
            "person VARCHAR(32) NOT NULL, kind VARCHAR(8) NOT NULL, sealed TEXT NOT NULL, state VARCHAR(8) NOT NULL, "
            "made FLOAT NOT NULL, problem VARCHAR(40), problem_at FLOAT)",
            "CREATE INDEX IF NOT EXISTS notice_addresses_person ON notice_addresses (person)",
            "CREATE TABLE IF NOT EXISTS notice_wishes (person VARCHAR(32) NOT NULL PRIMARY KEY, "
            "lang VARCHAR(8) NOT NULL, zone VARCHAR(64) NOT NULL, quiet_from INTEGER, quiet_to INTEGER)",
            "CREATE TABLE IF NOT EXISTS notices (game VARCHAR(32) NOT NULL, address VARCHAR(32) NOT NULL, "
            "person VARCHAR(32) NOT NULL, who VARCHAR(40) NOT NULL, turn INTEGER NOT NULL, due FLOAT, begun FLOAT, "
            "tries INTEGER NOT NULL, worker VARCHAR(32), told_turn INTEGER, told_at FLOAT, "
            "PRIMARY KEY (game, address))",
            "CREATE INDEX IF NOT EXISTS notices_due ON notices (due)",
        ),
    ),
    Migration(
        "talk: what people say at tables, what they write down for themselves, and whom they do not want to hear",
        (
            "CREATE TABLE IF NOT EXISTS messages (game VARCHAR(32) NOT NULL, id VARCHAR(32) NOT NULL, "
            "person VARCHAR(32) NOT NULL, key VARCHAR(64) NOT NULL, who VARCHAR(40), seq INTEGER NOT NULL, "
            "at FLOAT NOT NULL, changed FLOAT NOT NULL, text TEXT, PRIMARY KEY (game, id), UNIQUE (game, person, key))",
            "CREATE INDEX IF NOT EXISTS messages_person ON messages (person)",
            "CREATE TABLE IF NOT EXISTS notes (game VARCHAR(32) NOT NULL, person VARCHAR(32) NOT NULL, "
            "version INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (game, person))",
            "CREATE INDEX IF NOT EXISTS notes_person ON notes (person)",
            "CREATE TABLE IF NOT EXISTS mutes (person VARCHAR(32) NOT NULL, whom VARCHAR(32) NOT NULL, "
            "PRIMARY KEY (person, whom))",
            "CREATE INDEX IF NOT EXISTS mutes_whom ON mutes (whom)",
        ),
    ),
    Migration(
        "tournaments of a club: who plays in them, which games, and how those ended",
        (
            "CREATE TABLE IF NOT EXISTS tournaments (id VARCHAR(32) NOT NULL PRIMARY KEY, name TEXT NOT NULL, "
            "kind VARCHAR(8) NOT NULL, titles TEXT NOT NULL, sides INTEGER NOT NULL, rounds INTEGER NOT NULL, "
            "round INTEGER NOT NULL, seed VARCHAR(32) NOT NULL, made FLOAT NOT NULL)",
            "CREATE TABLE IF NOT EXISTS tournament_numbers (tournament VARCHAR(32) NOT NULL, number INTEGER NOT NULL, "
            "gone INTEGER NOT NULL, PRIMARY KEY (tournament, number))",
            "CREATE TABLE IF NOT EXISTS tournament_people (tournament VARCHAR(32) NOT NULL, "
            "person VARCHAR(32) NOT NULL, number INTEGER NOT NULL, PRIMARY KEY (tournament, person))",
            "CREATE INDEX IF NOT EXISTS tournament_people_person ON tournament_people (person)",
            "CREATE TABLE IF NOT EXISTS tournament_results (tournament VARCHAR(32) NOT NULL, round INTEGER NOT NULL, "
            "board INTEGER NOT NULL, leg INTEGER NOT NULL, title VARCHAR(40) NOT NULL, first INTEGER NOT NULL, "
            "second INTEGER, result VARCHAR(8), how VARCHAR(8), note TEXT, "
            "PRIMARY KEY (tournament, round, board, leg))",
            "CREATE TABLE IF NOT EXISTS tournament_games (game VARCHAR(32) NOT NULL PRIMARY KEY, "
            "tournament VARCHAR(32) NOT NULL, round INTEGER NOT NULL, board INTEGER NOT NULL, leg INTEGER NOT NULL)",
            "CREATE INDEX IF NOT EXISTS tournament_games_tournament ON tournament_games (tournament)",
        ),
    ),
    Migration(
        "a lobby: seats for anybody of the club, and what players share of their tables",
        (
            "CREATE TABLE IF NOT EXISTS offers (game VARCHAR(32) NOT NULL, who VARCHAR(40) NOT NULL, "
            "person VARCHAR(32) NOT NULL, level VARCHAR(12) NOT NULL, pace VARCHAR(8) NOT NULL, lang VARCHAR(8), "
            "made FLOAT NOT NULL, PRIMARY KEY (game, who))",
            "CREATE INDEX IF NOT EXISTS offers_made ON offers (made)",
            "CREATE INDEX IF NOT EXISTS offers_person ON offers (person)",
            "CREATE TABLE IF NOT EXISTS sharing (game VARCHAR(32) NOT NULL, who VARCHAR(40) NOT NULL, "
            "kind VARCHAR(8) NOT NULL, person VARCHAR(32) NOT NULL, needed INTEGER NOT NULL, outcome VARCHAR(40), "
            "at FLOAT NOT NULL, PRIMARY KEY (game, who, kind))",
            "CREATE INDEX IF NOT EXISTS sharing_kind ON sharing (kind, at)",
            "CREATE INDEX IF NOT EXISTS sharing_person ON sharing (person)",
        ),
    ),
    Migration(
        "agreements of players, clocks, and holidays",
        (
            "CREATE TABLE IF NOT EXISTS acts (game VARCHAR(32) NOT NULL, seq INTEGER NOT NULL, "
            "who VARCHAR(40) NOT NULL, kind VARCHAR(12) NOT NULL, said TEXT NOT NULL, PRIMARY KEY (game, seq))",
            "CREATE TABLE IF NOT EXISTS clocks (game VARCHAR(32) NOT NULL PRIMARY KEY, state TEXT NOT NULL, "
            "since FLOAT, due FLOAT, worker VARCHAR(32))",
            "CREATE INDEX IF NOT EXISTS clocks_due ON clocks (due)",
            "CREATE TABLE IF NOT EXISTS holidays (person VARCHAR(32) NOT NULL, begins FLOAT NOT NULL, "
            "ends FLOAT NOT NULL, PRIMARY KEY (person, begins))",
        ),
    ),
)
SCHEMA = len(MIGRATIONS)
"""The last step that this program knows."""


class Migrated(NamedTuple):
    """What a migration did."""

    found: int
    """The schema before, 0 for a new store."""
    schema: int
    backup: Path | None
    """A copy of the store as it was, beside it."""

    @property
    def is_new(self) -> bool:
        return self.found == 0

    @property
    def changed(self) -> bool:
        return self.found < self.schema

    @property
    def facts(self) -> dict[str, str | int]:
        """What a sentence may say of it."""
        return {"found": self.found, "schema": self.schema, "backup": str(self.backup or "")}


async def migrate(url: str) -> Migrated:
    """Bring a store up to date, or make a new one; StoreError says in a line what is wrong."""
    url = driver_url(url)
    with opening(place_of(url)):
        engine = engine_of(url)
        try:
            return await bring_up_to_date(engine, url)
        finally:
            await engine.dispose()


async def schema_now(url: str) -> int:
    """The schema of a store, which stays as it is; 0 if nothing is there."""
    url = driver_url(url)
    with opening(place_of(url)):
        engine = engine_of(url)
        try:
            async with engine.connect() as connection:
                return await connection.run_sync(_schema_of)
        finally:
            await engine.dispose()


async def bring_up_to_date(engine: AsyncEngine, url: str) -> Migrated:
    """Take the steps that are missing, all or none, one process at a time."""
    place = place_of(url)
    async with engine.connect() as connection:
        plain = await connection.execution_options(isolation_level="AUTOCOMMIT")
        found = await plain.run_sync(_schema_of)
        await _check_version(plain, place, found)
        backup = None
        if found < SCHEMA:
            found, backup = await _migrated(plain, url)
        await plain.run_sync(_check_columns, place)
    return Migrated(found, max(found, SCHEMA), backup)


async def _migrated(connection: AsyncConnection, url: str) -> tuple[int, Path | None]:
    """The schema that was there, and a copy of it if it was that of a file with games."""
    place, file, backup = place_of(url), file_of(url), None
    await _begin(connection)
    try:
        found = await connection.run_sync(_schema_of)
        await _check_version(connection, place, found)
        if 0 < found < SCHEMA and file is not None:
            backup = copy_beside(file, found)
            log.warning("%s: schema %d becomes %d; as it was: %s", place, found, SCHEMA, backup)
        await _take_steps(connection, found)
        await connection.exec_driver_sql("COMMIT")
    except BaseException:
        with suppress(SQLAlchemyError):
            await connection.exec_driver_sql("ROLLBACK")
        raise
    return found, backup


async def _begin(connection: AsyncConnection) -> None:
    """Begin the one transaction of a migration; whoever comes at the same time waits, and then finds it done."""
    if connection.dialect.name == "sqlite":
        await connection.exec_driver_sql("BEGIN IMMEDIATE")
        return
    await connection.exec_driver_sql("BEGIN")
    await connection.exec_driver_sql(f"SET LOCAL statement_timeout = '{PATIENCE}'")
    await connection.exec_driver_sql(f"SET LOCAL lock_timeout = '{PATIENCE}'")
    await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")


def _schema_of(connection: Connection) -> int:
    """The last step that a store has taken, 0 if there is none yet."""
    tables = set(inspect(connection).get_table_names())
    if "about" not in tables:
        return 0
    said = connection.execute(text("SELECT value FROM about WHERE key = 'schema'")).scalar()
    if said is not None:
        return int(said)
    # Before there were steps, tables were added without a word.
    return 2 if "reviews" in tables else 1


async def _check_version(connection: AsyncConnection, place: str, found: int) -> None:
    if found == 0:
        return
    version = await connection.scalar(text("SELECT value FROM about WHERE key = 'version'"))
    if version not in (None, str(VERSION)):
        raise StoreError(
            f"{place}: this database has version {version}, made by another coinbox; this one reads {VERSION}",
            "error-database-version",
            place=place,
            found=str(version),
            version=VERSION,
        )


async def _take_steps(connection: AsyncConnection, found: int) -> None:
    if found >= SCHEMA:
        return
    if found == 0:
        await connection.exec_driver_sql(
            "CREATE TABLE about (key VARCHAR(40) NOT NULL PRIMARY KEY, value TEXT NOT NULL)"
        )
    for migration in MIGRATIONS[found:]:
        for statement in migration.statements:
            await connection.execute(text(statement))
    for key, value in (("version", VERSION), ("schema", SCHEMA)):
        await connection.execute(
            text(
                "INSERT INTO about (key, value) VALUES (:key, :value) "
                "ON CONFLICT (key) DO UPDATE SET value = excluded.value"
            ),
            {"key": key, "value": str(value)},
        )


def _check_columns(connection: Connection, place: str) -> None:
    """Everything that this program reads and writes must be there; what others have added may be."""
    found = inspect(connection)
    tables = set(found.get_table_names())
    for table in metadata.sorted_tables:
        columns = {column["name"] for column in found.get_columns(table.name)} if table.name in tables else set()
        missing = sorted({column.name for column in table.columns} - columns)
        if missing:
            what = f"{table.name}.{missing[0]}" if columns else table.name
            raise StoreError(
                f"{place}: '{what}' is missing in this database; restore a backup of it",
                "error-database-column",
                place=place,
                column=what,
            )
