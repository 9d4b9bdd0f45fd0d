"""Two workers on one database, of which one comes to store just before the other: which commands race, and where."""

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
"""The keys of the owner of the club, who has opened the table, of who plays against her, and of somebody else."""
NAMES = {ANN: "Ann", BOB: "Bob", CID: "Cid"}
PLACES = {"x" * 40: "mcp", "y" * 40: "mcp"}
"""Keys that somebody makes as he sits down."""
HEAD = "coinbox record 1\ngame: malaya   scenario: standard\n---\ncard:M23\n"
"""The British decide first."""
BESIDE = {"workers", "present", "about", "bot_jobs", "thoughts"}
"""What workers keep for themselves."""
COLUMNS = {name: [f'"{column.name}"' for column in table.c] for name, table in metadata.tables.items()}
Rows = dict[str, list[tuple[Any, ...]]]


class Interrupted(Store):
    """A store on which somebody else stores something just before the next change."""

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
        """Nobody is told: a worker looks at the store before it does anything."""


class Worker:
    """A worker without a socket, which does nothing by itself."""

    def __init__(self, url: str) -> None:
        self.store = Interrupted(url)
        self.app = create_app(self.store, club=ClubWish())
        self.client = httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://localhost")
        self.tables: Tables = self.app.state.tables
        self.tables.clock = lambda: NOW
        self.tables.timekeeper.wall = lambda: 0.0

    def forget(self) -> None:
        """Let no table be in memory."""
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
        """The state for a token, or the code by which it is refused."""
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
    """A command as it was sent: under which key, and what was answered."""

    key: str
    answer: httpx.Response | None = None
    is_in_vain: bool = False
    """Whether something that is no request could not be done."""

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
    """Something that somebody does at a table, and how the store shows that it is done."""

    name: str
    path: str
    body: Json
    token: str
    effect: Effect | None = None
    """None: a step has the key."""

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
        """Whether it is stored."""
        return self.effect(rows, sent) if self.effect else any(row[4] == sent.key for row in rows["steps"])


@dataclass(frozen=True)
class Within(Command):
    """Something that is done without a request: by who looks after the server, or by the server itself."""

    work: Callable[[Worker, str], Coroutine[Any, Any, None]] | None = None

    async def send(self, worker: Worker, scene: Scene, sent: Sent) -> None:
        assert self.work is not None
        try:
            await self.work(worker, scene.table)
        except CoinboxError:
            sent.is_in_vain = True


@dataclass
class Scene:
    """A table in a situation, as it is stored."""

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
    """What two commands have come to."""

    slow: Sent
    quick: Sent
    before: Rows
    """What was stored as the quick one was sent."""
    between: Rows = field(default_factory=dict)
    """What was stored when the quick one was answered."""
    rows: Rows = field(default_factory=dict)
    is_after: bool = False
    """Whether the quick one was sent after the slow one was answered."""


class House:
    """Two workers, a third that comes later, and the database on which they are."""

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
        """Let the workers end what they do by themselves."""
        for worker in self.workers:
            await asyncio.gather(*worker.tables._tasks)

    def rows(self) -> Rows:
        """All that is stored, but for what workers keep for themselves."""
        with self._cursor() as cursor:
            return {name: self._read(cursor, name) for name in COLUMNS if name not in BESIDE}

    def _read(self, cursor: Any, name: str) -> list[tuple[Any, ...]]:
        cursor.execute(f"SELECT {', '.join(COLUMNS[name])} FROM {name}")
        return sorted(cursor.fetchall(), key=repr)

    @contextmanager
    def _cursor(self) -> Iterator[Any]:
        """What speaks to the database at once: all of it is read often."""
        cursor = self.connection.cursor()
        try:
            yield cursor
            self.connection.commit()
        finally:
            cursor.close()

    def put(self, rows: Rows) -> None:
        """Let the database be as it was, and nobody have anything of it in memory."""
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
        """Ann opens a table, and Bob comes to it if he is to."""
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
        """Something that is done before the race."""
        table = await self.workers[0].tables.find(scene.table, "en")
        sent = body | {"seq": table.seq, "key": f"before-{table.seq}"}
        state = await self.workers[0].good(f"/tables/{scene.table}{path}", sent, token)
        scene.seq = state["seq"]

    async def race(self, scene: Scene, slow: Command, quick: Command, keys: tuple[str, str]) -> Race:
        """Send two commands to two workers; the quick one is stored as the slow one is about to be."""
        self.put(scene.rows)
        one, other, _ = self.workers
        race = Race(Sent(keys[0]), Sent(keys[1]), scene.rows)
        await one.shown(scene.table, ANN)

        async def come_between() -> None:
            await quick.send(other, scene, race.quick)
            race.between = self.rows()

        one.store.first = come_between
        await slow.send(one, scene, race.slow)
        if one.store.first is not None:  # it was refused before it came to store anything
            one.store.first = None
            race.before = self.rows()
            await come_between()
            race.is_after = True
        await self.rest()
        race.rows = self.rows()
        return race


# -- what is done ------------------------------------------------------------------------------------------------------


def column(name: str, at: str) -> int:
    return [each.name for each in metadata.tables[name].c].index(at)


def has(name: str, /, **values: Any) -> Effect:
    """That there is a row with these values."""
    places = {column(name, at): value for at, value in values.items()}
    return lambda rows, _: any(all(row[at] == value for at, value in places.items()) for row in rows[name])


def lacks(name: str, /, **values: Any) -> Effect:
    """That there is no such row."""
    found = has(name, **values)
    return lambda rows, sent: not found(rows, sent)


def leftovers(rows: Rows) -> list[str]:
    """What is stored about tables and people who are gone."""
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
    """Act on a clock, as the server does when one is due."""
    worker.tables.clock = lambda: NOW + 301
    try:
        await worker.tables.timekeeper._carry_out(table)
    finally:
        worker.tables.clock = lambda: NOW
