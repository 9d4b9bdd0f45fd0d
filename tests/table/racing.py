"""Race two workers on one database: the commit of one comes just before the commit of the other."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

import httpx
import psycopg
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection

from coinbox.kernel.errors import CoinboxError
from coinbox.table.admin import removing
from coinbox.table.app import create_app
from coinbox.table.club.club import ClubWish
from coinbox.table.refusal import Refusal
from coinbox.table.seats import INVITED, hash_of
from coinbox.table.store import Job, Store
from coinbox.table.store.schema import OF_A_PERSON, OF_A_TABLE, games, metadata, people
from coinbox.table.tables import Tables
from tests.table.server import Json

T = TypeVar("T")
NOW = 1_773_144_000.0
ANN, BOB, CID = (name * 43 for name in "abc")
"""The keys of three members: Ann owns the club and opens the table, Bob is her opponent, Cid looks for a seat."""
NAMES = {ANN: "Ann", BOB: "Bob", CID: "Cid"}
PLACES = {"x" * 40: "mcp", "y" * 40: "mcp"}
"""Keys that somebody makes as he sits down."""
HEAD = "coinbox record 1\ngame: malaya   scenario: standard\n---\ncard:M23\n"
"""The British decide first."""
BESIDE = {"workers", "present", "about", "bot_jobs", "thoughts"}
"""Tables that say nothing about games or people, but about workers and their jobs."""
COLUMNS = {name: [f'"{column.name}"' for column in table.c] for name, table in metadata.tables.items()}
Rows = dict[str, list[tuple[Any, ...]]]


class Interrupted(Store):
    """A store that lets another command commit just before its next change."""

    first: Callable[[], Awaitable[None]] | None = None

    @property
    def is_shared(self) -> bool:
        return True

    async def _write(self, *change: Any, **more: Any) -> Any:
        first, self.first = self.first, None
        if first is not None:
            await first()
        return await super()._write(*change, **more)

    async def _tell(self, connection: AsyncConnection, game: str, job: Job | None = None) -> None:
        """Notify no one: a worker asks the store before each command."""


class Worker:
    """A worker without a socket and without background tasks."""

    def __init__(self, url: str) -> None:
        self.store = Interrupted(url)
        self.app = create_app(self.store, club=ClubWish())
        self.client = httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://localhost")
        self.tables: Tables = self.app.state.tables
        self.tables.clock = lambda: NOW
        self.tables.timekeeper.wall = lambda: 0.0

    def forget(self) -> None:
        """Drop all tables from memory."""
        self.tables._known.clear()
        self.tables._recent.clear()

    async def send(self, path: str, body: Json, token: str, **query: str) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"}
        return await self.client.post(f"/api{path}", json=body, headers=headers, params=query)

    async def good(self, path: str, body: Json, token: str) -> Json:
        answer = await self.send(path, body, token)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    async def shown(self, table: str, token: str) -> bytes | str:
        """The state for a token, or the code of the refusal."""
        try:
            return await self.tables.looking.state(table, token, "en")
        except Refusal as refusal:
            return refusal.code

    async def stop(self) -> None:
        await self.client.aclose()
        await self.tables.thinkers.close()
        await asyncio.gather(*self.tables._tasks, return_exceptions=True)
        await self.store.close()


@dataclass
class Sent:
    """A command that was sent: its key and its answer."""

    key: str
    answer: httpx.Response | None = None
    is_in_vain: bool = False
    """Whether something other than a request failed."""

    @property
    def is_done(self) -> bool:
        return not self.is_in_vain if self.answer is None else self.answer.status_code == 200

    @property
    def data(self) -> Json:
        assert self.answer is not None
        found: Json = self.answer.json()
        return found


Effect = Callable[[Rows, Sent], bool]


@dataclass(frozen=True)
class Command:
    """A command of a person at a table, and a check that the store has it."""

    name: str
    path: str
    body: Json
    token: str
    effect: Effect | None = None
    """None for commands whose key stands in a step."""

    async def send(self, worker: Worker, scene: Scene, sent: Sent) -> None:
        body = dict(self.body)
        if self.effect is None:
            body |= {"seq": scene.seq, "key": sent.key}
        if self.path.endswith("/talk"):
            body["key"] = sent.key
        if self.path.endswith("/answer"):
            body["offer"] = scene.seq
        path = self.path.format(table=scene.table, bob=scene.people[BOB], match=scene.match)
        places = {"TABLE": scene.table, "BOB": scene.people[BOB]}
        body = {name: places.get(str(value), value) for name, value in body.items()}
        sent.answer = await worker.send(path, body, scene.invitation if self.token == INVITED else self.token)

    def shows(self, rows: Rows, sent: Sent) -> bool:
        """Whether the command is stored."""
        return self.effect(rows, sent) if self.effect else any(row[4] == sent.key for row in rows["steps"])


@dataclass(frozen=True)
class Within(Command):
    """Something that an administrator or the server itself does, without a request."""

    work: Callable[[Worker, str], Coroutine[Any, Any, None]] | None = None

    async def send(self, worker: Worker, scene: Scene, sent: Sent) -> None:
        assert self.work is not None
        try:
            await self.work(worker, scene.table)
        except CoinboxError:
            sent.is_in_vain = True


@dataclass
class Scene:
    """A table in a given situation, with all rows of the store."""

    table: str
    invitation: str
    people: dict[str, str]
    watch: str
    seq: int = 0
    match: str = ""
    """A tournament."""
    rows: Rows = field(default_factory=dict)


@dataclass
class Race:
    """The outcome of a race between two commands."""

    slow: Sent
    quick: Sent
    before: Rows
    """The rows when the quick command was sent."""
    between: Rows = field(default_factory=dict)
    """The rows when the quick command was answered."""
    rows: Rows = field(default_factory=dict)
    is_after: bool = False
    """Whether the slow command was refused before it wrote anything; the quick one follows it then."""


class House:
    """Two workers that race, a third that only reads afterwards, and their database."""

    def __init__(self, url: str) -> None:
        self.runner = asyncio.Runner()
        self.workers = [Worker(url) for _ in range(3)]
        parsed = make_url(url)
        self.is_file = parsed.drivername.startswith("sqlite")
        self.place = "?" if self.is_file else "%s"
        self.connection: Any = sqlite3.connect(str(parsed.database)) if self.is_file else psycopg.connect(url)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    async def open(self) -> None:
        for worker in self.workers:
            await worker.store.open()

    def close(self) -> None:
        for worker in self.workers:
            self.run(worker.stop())
        self.runner.close()
        self.connection.close()

    async def rest(self) -> None:
        """Wait for the background tasks of the workers."""
        for worker in self.workers:
            await asyncio.gather(*worker.tables._tasks)

    def rows(self) -> Rows:
        """All rows about games and people."""
        with self._cursor() as cursor:
            return {name: self._read(cursor, name) for name in COLUMNS if name not in BESIDE}

    def _read(self, cursor: Any, name: str) -> list[tuple[Any, ...]]:
        cursor.execute(f"SELECT {', '.join(COLUMNS[name])} FROM {name}")
        return sorted(cursor.fetchall(), key=repr)

    @contextmanager
    def _cursor(self) -> Iterator[Any]:
        """A cursor without SQLAlchemy, because the tests read the whole database often."""
        cursor = self.connection.cursor()
        try:
            yield cursor
            self.connection.commit()
        finally:
            cursor.close()

    def put(self, rows: Rows) -> None:
        """Replace all rows of the database, and clear the memory of the workers."""
        with self._cursor() as cursor:
            for name in COLUMNS:
                if name != "about":
                    cursor.execute(f"DELETE FROM {name}")
                if rows.get(name):
                    values = ", ".join([self.place] * len(COLUMNS[name]))
                    cursor.executemany(f"INSERT INTO {name} ({', '.join(COLUMNS[name])}) VALUES ({values})", rows[name])
        for worker in self.workers:
            worker.forget()

    async def seat(self, *, friend: bool = True, **wishes: Any) -> Scene:
        """Let Ann open a table, and let Bob sit down at it if he is the friend she waits for."""
        self.put({})
        first = self.workers[0]
        wish = {"game": "malaya", "seats": {"british": "me", "mcp": "friend"}, "record": HEAD} | wishes
        persons = {}
        for key, name in NAMES.items():
            persons[key] = (await first.good("/club/people", {"name": name}, key))["id"]
        opened = await first.good("/tables", wish, ANN)
        scene = Scene(opened["table"], opened["invitations"]["mcp"], persons, opened["watch"])
        if friend:
            sitting = {"key": "z" * 40, "agreed": True, "person": BOB}
            await first.good(f"/tables/{scene.table}/sit", sitting, scene.invitation)
        return scene

    async def step(self, scene: Scene, path: str, token: str, **body: Any) -> None:
        """Carry out a command before the race."""
        table = await self.workers[0].tables.find(scene.table, "en")
        sent = body | {"seq": table.seq, "key": f"before-{table.seq}"}
        state = await self.workers[0].good(f"/tables/{scene.table}{path}", sent, token)
        scene.seq = state["seq"]

    async def race(self, scene: Scene, slow: Command, quick: Command, keys: tuple[str, str]) -> Race:
        """Send two commands to two workers; the quick one commits just before the slow one does."""
        self.put(scene.rows)
        one, other, _ = self.workers
        race = Race(Sent(keys[0]), Sent(keys[1]), scene.rows)
        await one.shown(scene.table, ANN)

        async def come_between() -> None:
            await quick.send(other, scene, race.quick)
            race.between = self.rows()

        one.store.first = come_between
        await slow.send(one, scene, race.slow)
        if one.store.first is not None:
            one.store.first = None
            race.before = self.rows()
            await come_between()
            race.is_after = True
        await self.rest()
        race.rows = self.rows()
        return race


# -- commands and their effects ----------------------------------------------------------------------------------------


def column(name: str, at: str) -> int:
    return [each.name for each in metadata.tables[name].c].index(at)


def has(name: str, /, **values: Any) -> Effect:
    """Check that there is a row with these values."""
    places = {column(name, at): value for at, value in values.items()}
    return lambda rows, _: any(all(row[at] == value for at, value in places.items()) for row in rows[name])


def lacks(name: str, /, **values: Any) -> Effect:
    """Check that there is no such row."""
    found = has(name, **values)
    return lambda rows, sent: not found(rows, sent)


def leftovers(rows: Rows) -> list[str]:
    """Rows about tables and people that no longer exist."""
    tables, persons = ({row[0] for row in rows[name]} for name in (games.name, people.name))
    found = [each.name for each in OF_A_TABLE if _names(rows, each.name, "game") - tables]
    found += [each.name for each in OF_A_PERSON if _names(rows, each.name, "person") - persons]
    gone = {hash_of(key) for key in NAMES} - {row[column("people", "key_hash")] for row in rows["people"]}
    return found + [f"seat of {row[1]}" for row in rows["seats"] if row[2] in gone]


def _names(rows: Rows, name: str, at: str) -> set[str]:
    return {row[column(name, at)] for row in rows.get(name, ())}


async def delete(worker: Worker, table: str) -> None:
    await removing.delete(worker.store, [table], lambda _: None)


async def rename(worker: Worker, table: str) -> None:
    await removing.rename(worker.store, table, "Called")


async def look_at_clock(worker: Worker, table: str) -> None:
    """Act on a clock that is due, as the server does."""
    worker.tables.clock = lambda: NOW + 301
    try:
        await worker.tables.timekeeper._carry_out(table)
    finally:
        worker.tables.clock = lambda: NOW
