"""A server for tests, and people who sit at its tables."""

from __future__ import annotations

import gc
import itertools
import json
import random
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from coinbox.table.app import create_app
from coinbox.table.bots import Thinkers
from coinbox.table.club.club import ClubWish
from coinbox.table.connections import Config
from coinbox.table.entrance import Entrance
from coinbox.table.house import House, Patience
from coinbox.table.seats import new_token
from coinbox.table.store import Store, sqlite_url

Json = dict[str, Any]
SECONDS = 60.0
keys = (f"key-{n}" for n in itertools.count())


class Running:
    """A server in a thread of this process."""

    def __init__(
        self,
        url: str,
        thinkers: Thinkers | None = None,
        static: Path = Path("/nowhere"),
        entrance: Entrance | None = None,
        patience: Patience | None = None,
        club: ClubWish | None = None,
    ) -> None:
        entrance = entrance or Entrance()
        self.app = create_app(Store(url), thinkers=thinkers, static=static, entrance=entrance, club=club)
        self.socket = socket.socket()
        self.socket.bind(("127.0.0.1", 0))
        self.port: int = self.socket.getsockname()[1]
        self.house = House(entrance.limits.counts, entrance.proxies, patience or Patience())
        self.server = uvicorn.Server(Config(self.app, self.house, timeout_graceful_shutdown=1))
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.socket]})
        self.client = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=SECONDS)

    def start(self) -> Running:
        gc.freeze()  # a server begins with a look at everything, and everything is all tests here
        self.thread.start()
        wait_until(lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started
        return self

    def stop(self) -> None:
        self.client.close()
        self.server.should_exit = True
        self.thread.join(SECONDS)
        assert not self.thread.is_alive()

    def open(self, **wishes: Any) -> Opened:
        """A new table at which everybody sits; both factions are mine unless something else is wished for."""
        opened = self.invite(**wishes)
        for faction in opened.invitations:
            opened.sit(faction)
        return opened

    def invite(self, **wishes: Any) -> Opened:
        """A new table to which friends have not come yet."""
        seats = {"british": "me", "mcp": "me"}
        answer = self.client.post("/api/tables", json={"game": "malaya", "seats": seats, "seed": 1} | wishes)
        assert answer.status_code == 200, answer.text
        return Opened(self, answer.json())


@contextmanager
def running(
    url: str,
    thinkers: Thinkers | None = None,
    static: Path = Path("/nowhere"),
    entrance: Entrance | None = None,
    patience: Patience | None = None,
    club: ClubWish | None = None,
) -> Iterator[Running]:
    server = Running(url, thinkers, static, entrance, patience, club).start()
    try:
        yield server
    finally:
        server.stop()


def file_url(folder: Path) -> str:
    return sqlite_url(folder / "tables.sqlite")


class Opened:
    """A table that has just been opened."""

    def __init__(self, server: Running, data: Json) -> None:
        self.server = server
        self.table: str = data["table"]
        self.invitations: dict[str, str] = data["invitations"]
        self.opener: str | None = data["opener"]
        self.tokens: dict[str, str] = dict(data["seats"])
        self.watch_token: str = data["watch"]
        self.state: Json = data["state"]

    def at(self, server: Running) -> Opened:
        """The same table as another worker serves it."""
        found = copy(self)
        found.server = server
        return found

    def seat(self, faction: str) -> Person:
        return Person(self.server, self.table, self.tokens[faction])

    def sit(self, faction: str) -> Json:
        """Let a friend use his invitation."""
        key = new_token()
        guest = Person(self.server, self.table, self.invitations[faction])
        state = good(guest.post("/sit", {"key": key, "agreed": True}))
        self.tokens[faction] = key
        return state

    @property
    def watcher(self) -> Person:
        return Person(self.server, self.table, self.watch_token)


@dataclass
class Person:
    """Somebody with a token."""

    server: Running
    table: str
    token: str
    last: Json = field(default_factory=dict)

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    def get(self, path: str = "", **query: Any) -> httpx.Response:
        return self.server.client.get(f"/api/tables/{self.table}{path}", params=query, headers=self.headers)

    def post(self, path: str, body: Any, **query: Any) -> httpx.Response:
        url = f"/api/tables/{self.table}{path}"
        return self.server.client.post(url, json=body, params=query, headers=self.headers)

    def state(self, **query: Any) -> Json:
        self.last = good(self.get(**query))
        return self.last

    def send(self, option: str, *, seq: int | None = None, key: str | None = None) -> httpx.Response:
        """Send a decision at the present step, or at another one."""
        seq = self.state()["seq"] if seq is None else seq
        return self.post("/play", {"seq": seq, "option": option, "key": key or next(keys)})

    def send_all(self, *options: str, seq: int | None = None, key: str | None = None) -> httpx.Response:
        """Send several decisions as one command."""
        seq = self.state()["seq"] if seq is None else seq
        return self.post("/play", {"seq": seq, "options": options, "key": key or next(keys)})

    def play(self, *options: str) -> Json:
        """Play options that must be accepted."""
        for option in options:
            self.last = good(self.send(option))
        return self.last

    def undo(self, steps: int = 1, *, key: str | None = None) -> httpx.Response:
        seq = self.state()["seq"]
        return self.post("/undo", {"seq": seq, "steps": steps, "key": key or next(keys)})

    def play_random(self, decisions: int, draw: random.Random) -> Json:
        """Play any options until the game is over or so many decisions were made."""
        state = self.state()
        for _ in range(decisions):
            if state["decision"] is None:
                break
            option = draw.choice(state["decision"]["options"])["name"]
            state = good(self.send(option, seq=state["seq"]))
        self.last = state
        return state

    @contextmanager
    def live(self, lang: str = "en") -> Iterator[Live]:
        with connect(f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/live") as socket:
            socket.send(json.dumps({"token": self.token, "lang": lang}))
            yield Live(socket)


class Live:
    """The live channel of a browser."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def message(self) -> Json:
        found: Json = json.loads(self.socket.recv(timeout=SECONDS))
        return found

    def until(self, wanted: Callable[[Json], bool]) -> Json:
        """The first state that is as wanted."""
        while True:
            message = self.message()
            assert message["type"] == "state", message
            state: Json = message["state"]
            if wanted(state):
                return state

    def after(self, seq: int) -> Json:
        """The first state behind this step."""
        return self.until(lambda state: state["seq"] > seq)


def ways(asked: Json) -> list[list[str]]:
    """All that a command may answer: the options, and what the decision offers beyond them."""
    found = [[option["name"]] for option in asked["options"]]
    found += repeated(asked, [])
    for beyond in [*asked["menus"], *asked["beyond"]]:
        found += [[*beyond["closing"], option["name"]] for option in beyond["options"]]
        found += repeated(beyond, beyond["closing"])
    if asked["end"]:
        found.append(asked["end"]["names"])
    return found


def repeated(offer: Json, before: list[str]) -> list[list[str]]:
    """Options of a question that are chosen several times at once."""
    return [
        [*before, *many["before"], *[many["name"]] * n, *(many["closing"] if n < many["most"] else [])]
        for many in offer["many"].values()
        for n in range(1, many["most"] + 1)
    ]


def good(answer: httpx.Response) -> Json:
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def refused(answer: httpx.Response, code: str) -> str:
    """The sentence of a refusal with this code."""
    assert answer.status_code in range(400, 500), answer.text
    assert answer.json()["error"]["code"] == code, answer.text
    message: str = answer.json()["error"]["message"]
    assert message
    return message


def wait_until(holds: Callable[[], bool], seconds: float = SECONDS) -> None:
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.01)
