"""Games in a database; nothing that a step says is ever changed or deleted."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import (
    Integer,
    String,
    bindparam,
    cast,
    delete,
    func,
    insert,
    literal,
    null,
    select,
    text,
    union_all,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from coinbox.table.accord import Act
from coinbox.table.clocks import unpacked
from coinbox.table.seats import Seat, new_id
from coinbox.table.store import acts, away, deleted, jobs, lobby, members, turns
from coinbox.table.store.faults import Conflict, Damaged, Gone, Health, StoreError, log, opening
from coinbox.table.store.jobs import Job
from coinbox.table.store.lock import FileLock
from coinbox.table.store.migrations import Migrated, bring_up_to_date
from coinbox.table.store.places import driver_url, engine_of, file_of, place_of
from coinbox.table.store.rows import GameRow, Head, Member, StepRow, game_row, step_row
from coinbox.table.store.schema import (
    bot_jobs,
    clocks,
    consents,
    games,
    messages,
    people,
    person_seats,
    present,
    reviews,
    seats,
    sharing,
    steps,
    thoughts,
    workers,
)
from coinbox.table.store.standing import NOTHING, Standing
from coinbox.table.store.turns import Passed
from coinbox.table.store.writing import Row, Work, Writer, add_new, step_rows

CHANNEL = "coinbox"
"""Where PostgreSQL tells all workers what has changed."""
BOTS = "bots"
"""What is said of a table at which a bot is to move now."""
LIMIT = 15.0
"""Seconds after which a database that says nothing is given up for now."""
SCRUBS, SCRUB_SECONDS = 20, 0.05
"""So often, and after so long, it is tried again to clear away what was deleted."""
TRIES = 3
"""Attempts for a change that conflicts with changes of other workers."""
T = TypeVar("T")


class NewGame(NamedTuple):
    """A table that is to be stored, with who of the club sits there and its first automatic steps."""

    row: GameRow
    seats: Sequence[Seat]
    first: Sequence[StepRow]
    job: Job | None = None
    sitting: Mapping[str, Member] = MappingProxyType({})
    passed: Passed | None = None
    seen: Collection[Seat] | None = None
    """The seats of the previous table, from which the seats of this rematch were made."""


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
        self._head: Any = None
        """How it is asked what may have changed about a table."""
        self._writer = Writer(lambda: self.engine.begin(), self.health, LIMIT)

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
        await self._writer.close()
        if self._engine is not None:
            await self._engine.dispose()
            self._engine = None
        if self._lock is not None:
            self._lock.give_back()

    # -- writing -----------------------------------------------------------------------------------------------------

    async def _write(self, work: Work, steps: Sequence[Row] = (), *, needs: Standing = NOTHING) -> Any:
        """Carry out a change, all or none. Repeat it after a conflict, unless it has steps: only the caller can number
        them again."""
        for _ in range(0 if steps else TRIES - 1):
            try:
                return await self._writer.write(work, needs=needs)
            except Gone:
                raise
            except Conflict:
                continue
        return await self._writer.write(work, steps, needs=needs)

    async def _tell(self, connection: AsyncConnection, game: str, job: Job | None = None) -> None:
        """Tell other workers that something about a table has changed, when it is committed."""
        if self.is_shared:
            about = f" {BOTS}" if job is not None and job.level is not None else ""
            said = {"channel": CHANNEL, "said": f"{self.worker} {game}{about}"}
            await connection.execute(text("SELECT pg_notify(:channel, :said)"), said)

    async def change(
        self, work: Work, game: str | None = None, *, at: str | None = None, people: Sequence[str] = ()
    ) -> Any:
        """Carry out statements that another module describes, all or none, and notify other workers of the table.

        `at` names a table that the change needs but doesn't alter. Raise Gone if the table or one of the people no
        longer exists.
        """

        async def told(connection: AsyncConnection) -> Any:
            found = await work(connection)
            if game is not None:
                await self._tell(connection, game)
            return found

        return await self._write(told, needs=Standing(game or at, alone=game is not None, people=tuple(people)))

    async def change_several(
        self, work: Callable[[AsyncConnection], Awaitable[Collection[str]]], *, people: Sequence[str] = ()
    ) -> list[str]:
        """Carry out statements that find out themselves which tables they change, and tell other workers of each."""

        async def told(connection: AsyncConnection) -> list[str]:
            changed = sorted(set(await work(connection)))
            for game in changed:
                await self._tell(connection, game)
            return changed

        found: list[str] = await self._write(told, needs=Standing(people=tuple(people)))
        return found

    async def scrub(self) -> None:
        """Let nothing of what was deleted stay in the files of SQLite; other databases clear away by themselves."""
        if self.is_shared:
            return
        for _ in range(SCRUBS):
            row = await self.look(_empty_wal)
            if row is None or not row[0]:
                return
            await asyncio.sleep(SCRUB_SECONDS)  # somebody reads what was there before

    async def sweep(self, game: str) -> None:
        """Delete what may have been stored of a table after it was deleted."""

        async def work(connection: AsyncConnection) -> None:
            await deleted.sweep(connection, game)
            await self._tell(connection, game)

        await self._write(work)

    async def add_game(
        self,
        game: GameRow,
        opened: Sequence[Seat],
        first: Sequence[StepRow],
        job: Job | None = None,
        sitting: Mapping[str, Member] | None = None,
        passed: Passed | None = None,
        seen: Collection[Seat] | None = None,
    ) -> None:
        """A new table. Conflict if this rematch exists already, or the seats of the previous table have changed."""
        new = NewGame(game, opened, first, job, sitting or {}, passed, seen)
        seated = tuple({member.id for member in new.sitting.values()})
        needs = Standing(game.rematch_of, alone=True, people=seated)
        await self._write(lambda connection: self.put_game(connection, new), needs=needs)

    async def put_game(self, connection: AsyncConnection, new: NewGame) -> None:
        """A new table, as a part of a change."""
        game = new.row
        if new.seen is not None and set(new.seen) != await _seats_of(connection, game.rematch_of):
            raise Conflict
        row = game._asdict() | {
            "wishes": json.dumps(game.wishes),
            "seed": None if game.seed is None else str(game.seed),
        }
        await connection.execute(insert(games).values(row))
        if new.seats:
            await connection.execute(insert(seats), [{"game": game.id, **s._asdict()} for s in new.seats])
        await members.put(connection, game.id, new.sitting)
        await add_new(connection, step_rows(game.id, new.first))
        if new.job is not None:
            await jobs.put(connection, game.id, new.job)
        if new.passed is not None:
            await turns.put(connection, game.id, new.passed)
        await self._tell(connection, game.rematch_of or game.id, new.job)

    async def add_seat(self, game: str, seat: Seat) -> None:
        """Let a token open a seat at a table; nothing changes if it does already."""

        async def work(connection: AsyncConnection) -> None:
            made = jobs.insert_into(connection, seats).values(game=game, **seat._asdict())
            await connection.execute(made.on_conflict_do_nothing())

        await self.change(work, game)

    async def add_steps(
        self,
        game: str,
        new: Sequence[StepRow],
        job: Job | None = None,
        passed: Passed | None = None,
        beside: Work | None = None,
    ) -> None:
        """Append steps in one transaction, with what they mean for bots, for who is away, and for what lies `beside`.

        Conflict if a number or key is taken, or the table was deleted.
        """

        async def work(connection: AsyncConnection) -> None:
            if beside is not None:
                await beside(connection)
            if job is not None:
                await jobs.put(connection, game, job)
            if passed is not None:
                await turns.put(connection, game, passed)
            await self._tell(connection, game, job)

        await self._write(work, step_rows(game, new))

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
            await self._tell(connection, game)

        await self._write(work)

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

    async def look(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Answer a question that another module puts."""
        return await self._read(work)

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
            return list(await connection.execute(self._head_query(connection), {"table": game}))

        found: dict[str, list[Any]] = {}
        for part, name, more in await self._read(work):
            found.setdefault(part, []).append((name, more))
        called = dict(found.get("called", []))
        names = {part: [name for name, _ in rows] for part, rows in found.items()}
        return Head(
            seq=int(names["seq"][0] or 0),
            seats=[Seat(*row) for row in found.get("seat", [])],
            agreed=frozenset(names.get("agreed", [])),
            rematch=next(iter(names.get("rematch", [])), None),
            elsewhere=frozenset(names.get("here", [])),
            job=next(iter(names.get("job", [])), None),
            name=next((name for _, name in found.get("game", [])), None),
            is_there="game" in found,
            members={who: Member(person, called[who]) for who, person in found.get("member", [])},
            said=names["said"][0],
            shared=frozenset((kind, who) for who, kind in found.get("shared", [])),
            clock=next((unpacked(state, since and float(since)) for state, since in found.get("clock", [])), None),
            away=away.spans(found.get("away", [])),
        )

    def _head_query(self, connection: AsyncConnection) -> Any:
        """The question of `head` about the table `:table`; a database is asked it all the time, so it is put once."""
        if self._head is None or not self.is_shared:
            self._head = self._make_head_query(connection)
        return self._head

    def _make_head_query(self, connection: AsyncConnection) -> Any:
        game = bindparam("table", type_=String)

        def part(name: str, table: Any, first: Any, more: Any, *where: Any) -> Any:
            shown = literal(name).label("part"), cast(first, String).label("name"), more.label("more")
            return select(*shown).select_from(table).where(*where)

        nothing = cast(null(), String)
        others = present.c.worker != self.worker, present.c.worker.in_(jobs.alive(connection))
        return union_all(
            part("game", games, games.c.id, games.c.name, games.c.id == game),
            part("seq", steps, func.max(steps.c.seq, type_=Integer), nothing, steps.c.game == game),
            part("seat", seats, seats.c.who, seats.c.token_hash, seats.c.game == game),
            part("agreed", consents, consents.c.who, nothing, consents.c.game == game),
            part("rematch", games, games.c.id, nothing, games.c.rematch_of == game),
            part("here", present, present.c.who, nothing, present.c.game == game, *others),
            part("member", members.SITTING, person_seats.c.who, people.c.id, person_seats.c.game == game),
            part("called", members.SITTING, person_seats.c.who, people.c.name, person_seats.c.game == game),
            part("said", messages, func.max(messages.c.changed), nothing, messages.c.game == game),
            part("shared", lobby.SHARED, sharing.c.who, sharing.c.kind, sharing.c.game == game),
            part("job", bot_jobs, bot_jobs.c.level, nothing, bot_jobs.c.game == game),
            part("clock", clocks, clocks.c.state, cast(clocks.c.since, String), clocks.c.game == game),
            part("away", away.SITTING_AWAY, person_seats.c.who, away.SPAN, person_seats.c.game == game),
        )

    async def names(self, tables: Sequence[str]) -> dict[str, str | None]:
        """The tables of these that are there, with what each is called."""
        return await self._read(lambda connection: deleted.names(connection, tables))

    async def members(self, tables: Sequence[str]) -> dict[str, dict[str, Member]]:
        """Table -> seat -> who of the club sits there."""
        return await self._read(lambda connection: members.of_tables(connection, tables))

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

    async def acts(self, game: str, after: int = 0) -> dict[int, Act]:
        """Step -> what a player did there beside the rules."""
        return await self._read(lambda connection: acts.of_table(connection, game, after))

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


async def _seats_of(connection: AsyncConnection, game: str | None) -> set[Seat]:
    wanted = select(seats.c.who, seats.c.token_hash).where(seats.c.game == game)
    return {Seat(*row) for row in await connection.execute(wanted)}


async def _empty_wal(connection: AsyncConnection) -> Any:
    """Move everything from SQLite's log to its file, and cut the log off; the first number says if it had to wait."""
    return (await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")).first()


async def _forget_others(connection: AsyncConnection) -> None:
    """Whoever served this file before is gone, whatever clocks say."""
    await connection.execute(delete(workers))
    await connection.execute(update(bot_jobs).values(worker=None))
