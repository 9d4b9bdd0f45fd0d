"""The store: games, seats and an append-only list of steps, on SQLite or PostgreSQL by the same statements."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import (
    CheckConstraint,
    Column,
    Float,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    delete,
    event,
    insert,
    select,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from coinbox.kernel.errors import CoinboxError
from coinbox.table.seats import Seat

VERSION = 1
"""Raised when the tables below change so that an older coinbox cannot use them; a new one beside them is no change."""
BUSY_SECONDS = 10
PLAY, AUTO, UNDO = "play", "auto", "undo"
log = logging.getLogger(__name__)
Work = Callable[[AsyncConnection], Awaitable[object]]
"""Statements of one change."""

metadata = MetaData()
about = Table("about", metadata, Column("key", String(40), primary_key=True), Column("value", Text, nullable=False))
games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("scenario", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("wishes", Text, nullable=False),
    Column("name", Text),
    Column("initial", Text),
    Column("seed", String(32)),
    Column("rematch_of", String(32), unique=True),
)
seats = Table(
    "seats",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("who", String(40), primary_key=True),
    Column("token_hash", String(64), primary_key=True),
)
steps = Table(
    "steps",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(4), nullable=False),
    Column("option", String(80), nullable=False),
    Column("key", String(64)),
    Column("actor", String(40), nullable=False),
    Column("at", Float, nullable=False),
    Column("note", Text),
    UniqueConstraint("game", "key"),
    CheckConstraint("kind in ('play', 'auto', 'undo')"),
)
consents = Table(
    "consents",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("who", String(40), primary_key=True),
)
"""Factions whose players want hints at a table."""
reviews = Table(
    "reviews",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("rules", Integer, primary_key=True, autoincrement=False),
    Column("moment", Integer, primary_key=True, autoincrement=False),
    Column("review", Text, nullable=False),
)
"""What an analysis says of each turn of a finished game, under the rules that it was made with."""


class StoreError(CoinboxError):
    """The store cannot be used."""


class Damaged(CoinboxError):
    """A row of the store cannot be read; the others can."""


class Conflict(Exception):
    """Somebody else has written this step or this key first."""


class GameRow(NamedTuple):
    """A table as it was opened."""

    id: str
    game: str
    scenario: str
    rules: int
    """The version of the rules that it was opened under; it stays as it is when the game goes on under newer ones."""
    created: float
    wishes: dict[str, str]
    """Faction -> `me`, `friend` or `bot:KIND`."""
    name: str | None = None
    initial: str | None = None
    """The record that the game goes on from."""
    seed: int | None = None
    rematch_of: str | None = None


class StepRow(NamedTuple):
    """One option that was chosen, or an undo of so many decisions."""

    seq: int
    kind: str
    option: str
    actor: str
    key: str | None = None
    note: dict[str, str] | None = None
    """Why a bot chose so, in each language."""
    at: float = 0.0


def default_path() -> Path:
    """Where games are kept if nothing else is said."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "coinbox" / "tables.sqlite"


def sqlite_url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


def driver_url(url: str) -> str:
    """The URL with the driver that this program uses."""
    for short in ("postgresql://", "postgres://"):
        if url.startswith(short):
            return f"postgresql+psycopg://{url.removeprefix(short)}"
    return url


class Store:
    """Games in a database; nothing that a step says is ever changed or deleted."""

    def __init__(self, url: str) -> None:
        self.url = driver_url(url)
        self.place = _place(self.url)
        self._engine: AsyncEngine | None = None
        self._waiting: list[tuple[Work, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None

    @property
    def engine(self) -> AsyncEngine:
        assert self._engine is not None, "the store is not open"
        return self._engine

    # -- opening -----------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Connect, and make the tables if they are missing; StoreError says in a line what is wrong."""
        try:
            self._engine = _engine(self.url)
            async with self.engine.begin() as connection:
                await connection.run_sync(metadata.create_all)
                await self._check_version(connection)
        except DBAPIError as error:
            await self.close()
            problem = _line(error.orig)
            raise StoreError(
                f"{self.place}: this cannot be used as a coinbox database: {problem}",
                "error-no-database",
                place=self.place,
                problem=problem,
            ) from error
        except (SQLAlchemyError, ImportError) as error:
            await self.close()
            problem = _line(error)
            raise StoreError(f"{self.place}: {problem}", "error-database", place=self.place, problem=problem) from error
        except StoreError:
            await self.close()
            raise

    async def _check_version(self, connection: AsyncConnection) -> None:
        found = await connection.scalar(select(about.c.value).where(about.c.key == "version"))
        if found is None:
            await connection.execute(insert(about).values(key="version", value=str(VERSION)))
        elif found != str(VERSION):
            raise StoreError(
                f"{self.place}: this database has version {found}, made by another coinbox; this one reads {VERSION}",
                "error-database-version",
                place=self.place,
                found=str(found),
                version=VERSION,
            )

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer
        if self._engine is not None:
            await self._engine.dispose()
            self._engine = None

    # -- writing -----------------------------------------------------------------------------------------------------

    async def change(self, work: Work, _game: str) -> None:
        """Carry out statements about a table that another module describes, all or none."""
        await self._write(work)

    async def _write(self, work: Work) -> None:
        """Carry out a change; what comes in while the disk is busy is committed together, which waits for it once."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all())
        await done

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            if not await self._commit(batch):
                # One of them does not fit; the others must not suffer for it.
                for change in batch:
                    await self._commit([change])

    async def _commit(self, batch: list[tuple[Work, asyncio.Future[None]]]) -> bool:
        """Commit changes in one transaction and tell who waits; False if they have to be tried one by one."""
        problem: Exception | None = None
        try:
            async with self.engine.begin() as connection:
                for work, _ in batch:
                    await work(connection)
        except Exception as error:
            if len(batch) > 1:
                return False
            problem = Conflict() if isinstance(error, IntegrityError) else error
        for _, done in batch:
            if done.cancelled():
                continue
            if problem is None:
                done.set_result(None)
            else:
                done.set_exception(problem)
        return True

    async def add_game(self, game: GameRow, opened: Sequence[Seat], first: Sequence[StepRow]) -> None:
        """A new table with its seats and its first automatic steps; Conflict if its rematch exists already."""
        row = game._asdict() | {
            "wishes": json.dumps(game.wishes),
            "seed": None if game.seed is None else str(game.seed),
        }

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(games).values(row))
            if opened:
                await connection.execute(insert(seats), [{"game": game.id, **s._asdict()} for s in opened])
            await _add_steps(connection, game.id, first)

        await self._write(work)

    async def add_seat(self, game: str, seat: Seat) -> None:
        await self._write(lambda connection: connection.execute(insert(seats).values(game=game, **seat._asdict())))

    async def add_steps(self, game: str, new: Sequence[StepRow]) -> None:
        """Append steps in one transaction; Conflict if a number or key is taken."""
        await self._write(lambda connection: _add_steps(connection, game, new))

    async def set_consent(self, game: str, who: Sequence[str], agreed: bool) -> None:
        """Keep whether these factions want hints."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(consents).where(consents.c.game == game, consents.c.who.in_(who)))
            if agreed:
                await connection.execute(insert(consents), [{"game": game, "who": each} for each in who])

        await self._write(work)

    async def set_review(self, game: str, rules: int, moment: int, review: str) -> None:
        """Keep what an analysis says of a turn, in place of what an earlier one may have said."""
        place = {"game": game, "rules": rules, "moment": moment}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(reviews).filter_by(**place))
            await connection.execute(insert(reviews).values(**place, review=review))

        await self._write(work)

    # -- reading -----------------------------------------------------------------------------------------------------

    async def game(self, game: str) -> GameRow | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(games).where(games.c.id == game))).mappings().first()
        return None if row is None else _game_row(dict(row))

    async def rematch_of(self, game: str) -> str | None:
        """The table of the rematch, if there is one."""
        async with self.engine.connect() as connection:
            found: str | None = await connection.scalar(select(games.c.id).where(games.c.rematch_of == game))
        return found

    async def seats(self, game: str) -> list[Seat]:
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(seats.c.who, seats.c.token_hash).where(seats.c.game == game))
            return [Seat(*row) for row in rows]

    async def consents(self, game: str) -> set[str]:
        """The factions that want hints."""
        async with self.engine.connect() as connection:
            return set(await connection.scalars(select(consents.c.who).where(consents.c.game == game)))

    async def reviews(self, game: str, rules: int) -> list[str]:
        """What an analysis under these rules has said of a game so far, turn by turn."""
        wanted = select(reviews.c.review).where(reviews.c.game == game, reviews.c.rules == rules)
        async with self.engine.connect() as connection:
            return list(await connection.scalars(wanted.order_by(reviews.c.moment)))

    async def steps(self, game: str) -> list[StepRow]:
        columns = [steps.c[name] for name in StepRow._fields]
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(*columns).where(steps.c.game == game).order_by(steps.c.seq))
            return [_step_row(StepRow(*row)) for row in rows]

    async def recent(self, number: int) -> list[GameRow]:
        """The tables opened last, but for those whose rows are damaged."""
        found = []
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(games).order_by(games.c.created.desc()).limit(number))
            for row in rows.mappings():
                try:
                    found.append(_game_row(dict(row)))
                except Damaged as error:
                    log.warning("%s", error)
        return found


async def _add_steps(connection: AsyncConnection, game: str, new: Sequence[StepRow]) -> None:
    now = time.time()
    rows = [
        {"game": game, **step._asdict(), "at": now, "note": None if step.note is None else json.dumps(step.note)}
        for step in new
    ]
    if rows:
        await connection.execute(insert(steps), rows)


def _game_row(row: dict[str, Any]) -> GameRow:
    try:
        wishes = json.loads(row["wishes"])
        seed = None if row["seed"] is None else int(row["seed"])
        found = GameRow(**row | {"wishes": wishes, "seed": seed, "rules": int(row["rules"])})
    except (ValueError, TypeError) as error:
        raise _damaged_table(row["id"], _line(error)) from error
    if not isinstance(wishes, dict) or not all(isinstance(wish, str) for wish in wishes.values()):
        raise _damaged_table(row["id"], str(row["wishes"])[:80])
    return found


def _damaged_table(table: str, problem: str) -> Damaged:
    sentence = f"the row of table '{table}' is damaged ({problem})"
    return Damaged(sentence, "error-damaged-table", table=table, problem=problem)


def _step_row(row: StepRow) -> StepRow:
    try:
        return row if row.note is None else row._replace(note=json.loads(str(row.note)))
    except ValueError as error:
        problem = _line(error)
        sentence = f"step {row.seq} is damaged ({problem})"
        raise Damaged(sentence, "error-damaged-step", n=row.seq, problem=problem) from error


def _engine(url: str) -> AsyncEngine:
    parsed = make_url(url)
    if not parsed.drivername.startswith("sqlite"):
        return create_async_engine(parsed, pool_pre_ping=True)
    engine = create_async_engine(parsed, connect_args={"timeout": BUSY_SECONDS})

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.close()

    return engine


def _place(url: str) -> str:
    """What people know the database by: a path, or a URL without its password."""
    try:
        parsed = make_url(url)
    except SQLAlchemyError:
        return url
    if parsed.drivername.startswith("sqlite"):
        return parsed.database or "memory"
    return parsed.render_as_string(hide_password=True)


def _line(error: BaseException | None) -> str:
    return " ".join(str(error).split()) or type(error).__name__
