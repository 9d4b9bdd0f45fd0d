"""Games in a database; nothing that a step says is ever changed or deleted."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any, TypeVar

from sqlalchemy import Integer, String, cast, delete, func, insert, literal, null, select, text, union_all, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from coinbox.table.seats import Seat, new_id
from coinbox.table.store import jobs
from coinbox.table.store.faults import Damaged, Health, StoreError, Unavailable, log, opening
from coinbox.table.store.jobs import Job
from coinbox.table.store.lock import FileLock
from coinbox.table.store.migrations import Migrated, bring_up_to_date
from coinbox.table.store.places import driver_url, engine_of, file_of, place_of
from coinbox.table.store.rows import GameRow, Head, StepRow, game_row, step_row
from coinbox.table.store.schema import bot_jobs, consents, games, present, reviews, seats, steps, thoughts, workers

CHANNEL = "coinbox"
"""Where PostgreSQL tells all workers what has changed."""
BOTS = "bots"
"""What is said of a table at which a bot is to move now."""
LIMIT = 15.0
"""Seconds after which a database that says nothing is given up for now."""
T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[Any]]
"""Statements of one change, and what they find."""


class Store:
    """Games in a database, for one worker."""

    def __init__(self, url: str) -> None:
        self.url = driver_url(url)
        self.place = place_of(self.url)
        self.health = Health(self.place)
        self.worker = new_id()
        """What other workers on the same database know this one by."""
        self.migrated: Migrated | None = None
        file = file_of(self.url)
        self._lock = None if file is None else FileLock(file)
        self._engine: AsyncEngine | None = None
        self._waiting: list[tuple[Work, asyncio.Future[Any]]] = []
        self._writer: asyncio.Task[None] | None = None

    @property
    def engine(self) -> AsyncEngine:
        assert self._engine is not None, "the store is not open"
        return self._engine

    @property
    def is_shared(self) -> bool:
        """Whether other workers may change what this one has in memory."""
        return self.url.startswith("postgresql")

    # -- opening -----------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Connect, and bring the tables up to date; StoreError says in a line what is wrong."""
        try:
            with opening(self.place):
                self._engine = engine_of(self.url)
                self.migrated = await bring_up_to_date(self.engine, self.url)
        except StoreError:
            await self.close()
            raise

    async def serve(self) -> None:
        """Open for a server: one for a file, any number for a database."""
        if self._lock is not None:
            self._lock.take()
        try:
            await self.open()
            if not self.is_shared:
                await self._write(_forget_others)
            await self.beat()
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer
        if self._engine is not None:
            await self._engine.dispose()
            self._engine = None
        if self._lock is not None:
            self._lock.give_back()

    # -- writing -----------------------------------------------------------------------------------------------------

    async def _write(self, work: Work) -> Any:
        """Carry out a change; what comes in while the disk is busy is committed together, which waits for it once."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all())
        return await done

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            if not await self._commit(batch):
                # One of them does not fit; the others must not suffer for it.
                for change in batch:
                    await self._commit([change])

    async def _commit(self, batch: list[tuple[Work, asyncio.Future[Any]]]) -> bool:
        """Commit changes in one transaction and tell who waits; False if they have to be tried one by one."""
        problem: Exception | None = None
        found: list[Any] = []
        try:
            with self.health.watching():
                async with asyncio.timeout(LIMIT), self.engine.begin() as connection:
                    found = [await work(connection) for work, _ in batch]
        except Unavailable as error:
            problem = error
        except Exception as error:
            if len(batch) > 1:
                return False
            problem = error
        for at, (_, done) in enumerate(batch):
            if done.cancelled():
                continue
            if problem is None:
                done.set_result(found[at])
            else:
                done.set_exception(problem)
        return True

    async def _tell(self, connection: AsyncConnection, game: str, job: Job | None = None) -> None:
        """Tell other workers that something about a table has changed, when it is committed."""
        if self.is_shared:
            about = f" {BOTS}" if job is not None and job.level is not None else ""
            said = {"channel": CHANNEL, "said": f"{self.worker} {game}{about}"}
            await connection.execute(text("SELECT pg_notify(:channel, :said)"), said)

    async def change(self, work: Work, game: str) -> Any:
        """Carry out statements about a table that another module describes, all or none, and tell other workers."""

        async def told(connection: AsyncConnection) -> Any:
            found = await work(connection)
            await self._tell(connection, game)
            return found

        return await self._write(told)

    async def add_game(
        self, game: GameRow, opened: Sequence[Seat], first: Sequence[StepRow], job: Job | None = None
    ) -> None:
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
            if job is not None:
                await jobs.put(connection, game.id, job)
            await self._tell(connection, game.rematch_of or game.id, job)

        await self._write(work)

    async def add_seat(self, game: str, seat: Seat) -> None:
        await self.change(
            lambda connection: connection.execute(insert(seats).values(game=game, **seat._asdict())), game
        )

    async def add_steps(self, game: str, new: Sequence[StepRow], job: Job | None = None) -> None:
        """Append steps in one transaction, with what they mean for bots; Conflict if a number or key is taken."""

        async def work(connection: AsyncConnection) -> None:
            await _add_steps(connection, game, new)
            if job is not None:
                await jobs.put(connection, game, job)
            await self._tell(connection, game, job)

        await self._write(work)

    async def set_consent(self, game: str, who: Sequence[str], agreed: bool) -> None:
        """Keep whether these factions want hints."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(consents).where(consents.c.game == game, consents.c.who.in_(who)))
            if agreed:
                await connection.execute(insert(consents), [{"game": game, "who": each} for each in who])

        await self.change(work, game)

    async def set_review(self, game: str, rules: int, moment: int, review: str) -> None:
        """Keep what an analysis says of a turn, in place of what an earlier one may have said."""
        place = {"game": game, "rules": rules, "moment": moment}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(reviews).filter_by(**place))
            await connection.execute(insert(reviews).values(**place, review=review))

        await self._write(work)

    # -- workers and bots ----------------------------------------------------------------------------------------------

    async def beat(self, held: Collection[str] | None = None) -> bool:
        """This worker is alive and lets bots think at these tables; whether others have left something to do."""

        async def work(connection: AsyncConnection) -> bool:
            await jobs.beat(connection, self.worker)
            freed = held is not None and await jobs.release(connection, self.worker, held)
            gone = await jobs.dead(connection)
            left: list[str] = []
            if gone:
                absent = delete(present).where(present.c.worker.in_(gone)).returning(present.c.game)
                left = list(await connection.scalars(absent))
            for game in set(left):
                await self._tell(connection, game)
            return freed or bool(gone)

        found: bool = await self._write(work)
        return found

    async def leave(self) -> None:
        """This worker stops: others may take over its bots at once, and its readers are gone."""

        async def work(connection: AsyncConnection) -> None:
            if await jobs.release(connection, self.worker):
                await self._tell(connection, "", Job(jobs.QUICK))
            here = delete(present).where(present.c.worker == self.worker).returning(present.c.game)
            for game in set(await connection.scalars(here)):
                await self._tell(connection, game)
            await connection.execute(delete(thoughts).where(thoughts.c.worker == self.worker, thoughts.c.part < 1))
            await connection.execute(delete(workers).where(workers.c.id == self.worker))

        await self._write(work)

    async def set_present(self, game: str, who: Collection[str]) -> None:
        """Who is shown a table by this worker now."""

        async def work(connection: AsyncConnection) -> None:
            here = present.c.worker == self.worker, present.c.game == game
            await connection.execute(delete(present).where(*here))
            if who:
                rows = [{"worker": self.worker, "game": game, "who": each} for each in sorted(who)]
                await connection.execute(insert(present), rows)

        await self.change(work, game)

    async def put_job(self, game: str, job: Job) -> None:
        """A bot is to move at a table, or none is any more."""

        async def work(connection: AsyncConnection) -> None:
            await jobs.put(connection, game, job)
            await self._tell(connection, game, job)

        await self._write(work)

    async def claim(self, level: str, number: int) -> list[str]:
        """Tables at which this worker is to let a bot of a level think."""
        found: list[str] = await self._write(lambda connection: jobs.claim(connection, self.worker, level, number))
        return found

    async def waiting(self) -> int:
        """How many tables wait for a bot."""
        return await self._read(jobs.waiting)

    # -- what is thought about beside a game ---------------------------------------------------------------------------

    async def set_thought(self, game: str, kind: str, said: dict[str, Any] | None) -> None:
        """How far this worker has come with a hint or an analysis, None if it is dropped."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(thoughts).where(thoughts.c.game == game, thoughts.c.kind == kind))
            if said is not None:
                await connection.execute(insert(thoughts).values(game=game, kind=kind, worker=self.worker, **said))

        await self._write(work)

    async def go_on_with(self, game: str, kind: str, said: dict[str, Any]) -> bool:
        """Tell how far this worker has come; False if somebody has dropped it in the meantime."""
        mine = thoughts.c.game == game, thoughts.c.kind == kind, thoughts.c.worker == self.worker

        async def work(connection: AsyncConnection) -> bool:
            return bool((await connection.execute(update(thoughts).where(*mine).values(**said))).rowcount)

        found: bool = await self._write(work)
        return found

    async def thought(self, game: str, kind: str) -> dict[str, Any] | None:
        """What another worker thinks about at a table, if it is alive."""

        async def work(connection: AsyncConnection) -> dict[str, Any] | None:
            wanted = select(thoughts, thoughts.c.worker.in_(jobs.alive(connection)).label("alive"))
            rows = await connection.execute(wanted.where(thoughts.c.game == game, thoughts.c.kind == kind))
            row = rows.mappings().first()
            return None if row is None else dict(row)

        return await self._read(work)

    # -- reading -----------------------------------------------------------------------------------------------------

    async def _read(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        with self.health.watching():
            async with asyncio.timeout(LIMIT), self.engine.connect() as connection:
                return await work(connection)

    async def _scalars(self, wanted: Any) -> list[Any]:
        async def work(connection: AsyncConnection) -> list[Any]:
            return list(await connection.scalars(wanted))

        return await self._read(work)

    async def game(self, game: str) -> GameRow | None:
        async def work(connection: AsyncConnection) -> dict[str, Any] | None:
            row = (await connection.execute(select(games).where(games.c.id == game))).mappings().first()
            return None if row is None else dict(row)

        found = await self._read(work)
        return None if found is None else game_row(found)

    async def head(self, game: str) -> Head:
        """How far a table has come, and what else may have changed, by one question."""

        async def work(connection: AsyncConnection) -> list[Any]:
            return list(await connection.execute(self._head_query(connection, game)))

        found: dict[str, list[Any]] = {}
        for part, name, more in await self._read(work):
            found.setdefault(part, []).append((name, more))
        names = {part: [name for name, _ in rows] for part, rows in found.items()}
        return Head(
            seq=int(names["seq"][0] or 0),
            seats=[Seat(*row) for row in found.get("seat", [])],
            agreed=frozenset(names.get("agreed", [])),
            rematch=next(iter(names.get("rematch", [])), None),
            elsewhere=frozenset(names.get("here", [])),
            job=next(iter(names.get("job", [])), None),
        )

    def _head_query(self, connection: AsyncConnection, game: str) -> Any:
        def part(name: str, table: Any, first: Any, more: Any, *where: Any) -> Any:
            shown = literal(name).label("part"), cast(first, String).label("name"), more.label("more")
            return select(*shown).select_from(table).where(*where)

        nothing = cast(null(), String)
        others = present.c.worker != self.worker, present.c.worker.in_(jobs.alive(connection))
        return union_all(
            part("seq", steps, func.max(steps.c.seq, type_=Integer), nothing, steps.c.game == game),
            part("seat", seats, seats.c.who, seats.c.token_hash, seats.c.game == game),
            part("agreed", consents, consents.c.who, nothing, consents.c.game == game),
            part("rematch", games, games.c.id, nothing, games.c.rematch_of == game),
            part("here", present, present.c.who, nothing, present.c.game == game, *others),
            part("job", bot_jobs, bot_jobs.c.level, nothing, bot_jobs.c.game == game),
        )

    async def rematch_of(self, game: str) -> str | None:
        """The table of the rematch, if there is one."""
        return next(iter(await self._scalars(select(games.c.id).where(games.c.rematch_of == game))), None)

    async def seats(self, game: str) -> list[Seat]:
        return (await self.head(game)).seats

    async def consents(self, game: str) -> set[str]:
        """The factions that want hints."""
        return set((await self.head(game)).agreed)

    async def reviews(self, game: str, rules: int) -> list[str]:
        """What an analysis under these rules has said of a game so far, turn by turn."""
        wanted = select(reviews.c.review).where(reviews.c.game == game, reviews.c.rules == rules)
        return await self._scalars(wanted.order_by(reviews.c.moment))

    async def steps(self, game: str, after: int = 0) -> list[StepRow]:
        """The steps of a table, or those behind one that is known."""
        columns = [steps.c[name] for name in StepRow._fields]
        wanted = select(*columns).where(steps.c.game == game, steps.c.seq > after).order_by(steps.c.seq)

        async def work(connection: AsyncConnection) -> list[Any]:
            return list(await connection.execute(wanted))

        return [step_row(StepRow(*row)) for row in await self._read(work)]

    async def recent(self, number: int) -> list[GameRow]:
        """The tables opened last, but for those whose rows are damaged."""

        async def work(connection: AsyncConnection) -> list[Any]:
            rows = await connection.execute(select(games).order_by(games.c.created.desc()).limit(number))
            return list(rows.mappings())

        found = []
        for row in await self._read(work):
            try:
                found.append(game_row(dict(row)))
            except Damaged as error:
                log.warning("%s", error)
        return found


async def _forget_others(connection: AsyncConnection) -> None:
    """Whoever served this file before is gone, whatever clocks say."""
    await connection.execute(delete(workers))
    await connection.execute(update(bot_jobs).values(worker=None))


async def _add_steps(connection: AsyncConnection, game: str, new: Sequence[StepRow]) -> None:
    now = time.time()
    rows = [
        {"game": game, **step._asdict(), "at": now, "note": None if step.note is None else json.dumps(step.note)}
        for step in new
    ]
    if rows:
        await connection.execute(insert(steps), rows)
