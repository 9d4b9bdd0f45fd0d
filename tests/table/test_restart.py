"""A server that is killed at any moment has lost nothing that it said, and done nothing twice."""

from __future__ import annotations

import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import coinbox
from coinbox.kernel.rules import Plain
from tests.campaign import CAMPAIGN
from tests.table.server import SECONDS, Json, wait_until, ways

ROOT = Path(__file__).parents[2]
KILLS = 50 if CAMPAIGN else 15
PATIENCE = 60.0
"""Seconds that a player waits for a server to come back."""


class Killable:
    """Servers on one file and one port, one after the other."""

    def __init__(self, path: Path) -> None:
        self.path = path
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.nursery = subprocess.Popen(
            [sys.executable, "-m", "tests.table.forking"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
        )
        assert self._line() == "ready"
        self.pid = 0

    def _line(self) -> str:
        assert self.nursery.stdout is not None
        return self.nursery.stdout.readline().strip()

    def start(self, *, wait: bool = True) -> None:
        assert self.nursery.stdin is not None
        self.nursery.stdin.write(f"{self.port} {self.path}\n")
        self.nursery.stdin.flush()
        while not (line := self._line()).isdecimal():
            pass
        self.pid = int(line)
        while wait and "http://" not in self._line():
            pass

    def kill(self) -> None:
        """As the plug does."""
        os.kill(self.pid, signal.SIGKILL)
        wait_until(lambda: not is_alive(self.pid))

    def close(self) -> None:
        if is_alive(self.pid):
            self.kill()
        self.nursery.kill()
        self.nursery.wait()


def is_alive(pid: int) -> bool:
    if pid == 0:
        return False
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture
def killable(tmp_path: Path) -> Iterator[Killable]:
    server = Killable(tmp_path / "tables.sqlite")
    yield server
    server.close()


class Stubborn:
    """A player at both seats who sends every decision until it is acknowledged, always with the same key."""

    def __init__(self, server: Killable, draw: random.Random) -> None:
        self.server = server
        self.draw = draw
        self.client = httpx.Client(base_url=f"http://127.0.0.1:{server.port}/api", timeout=SECONDS)
        self.table = ""
        self.headers: dict[str, str] = {}
        self.state: Json = {}
        self.acknowledged: list[list[str]] = []
        """What each command played."""
        self.decided = 0
        self.finished: list[tuple[str, list[list[str]], dict[str, str]]] = []

    def open(self) -> None:
        if self.table:
            self.finished.append((self.table, self.acknowledged, self.headers))
        opened = self.request("POST", "/tables", {"game": "malaya"})
        self.table, self.state, self.acknowledged = opened["table"], opened["state"], []
        self.headers = {"Authorization": f"Bearer {opened['seats']['mcp']}"}

    def request(self, method: str, path: str, body: Json | None = None) -> Json:
        """The answer, however often the server dies before it is given."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                answer = self.client.request(method, path, json=body, headers=self.headers)
            except httpx.TransportError:
                time.sleep(0.005)
                continue
            assert answer.status_code == 200, answer.text
            found: Json = answer.json()
            return found
        raise AssertionError("the server did not come back")

    def decide(self) -> None:
        asked = self.state["decision"]
        if asked is None:
            self.open()
            return
        names = self.draw.choice(ways(asked))
        back = self.state["undo"] > 0 and self.draw.random() < 0.1
        key = f"k{len(self.acknowledged)}"
        if back:
            body = {"seq": self.state["seq"], "steps": 1, "key": key}
            self.state = self.request("POST", f"/tables/{self.table}/undo", body)
        else:
            body = {"seq": self.state["seq"], "options": names, "key": key}
            self.state = self.request("POST", f"/tables/{self.table}/play", body)
        self.acknowledged.append(["undo 1"] if back else [f"play {name}" for name in names])
        self.decided += 1


@pytest.mark.slow
def test_kills_lose_no_decision_and_double_none(killable: Killable) -> None:
    """Killed at random moments, also while starting, with a player who never stops."""
    killable.start()
    player = Stubborn(killable, random.Random(1))
    player.open()
    stop = threading.Event()
    problems: list[BaseException] = []

    def play() -> None:
        try:
            while not stop.is_set():
                player.decide()
        except BaseException as problem:
            problems.append(problem)

    thread = threading.Thread(target=play)
    thread.start()
    draw = random.Random(2)
    for kill in range(KILLS):
        # Every fifth server dies while it starts, the others in the middle of a stream of decisions.
        if kill % 5 != 1:
            goal = player.decided + draw.randrange(1, 8)
            wait_until(lambda goal=goal: player.decided >= goal or bool(problems), PATIENCE)  # type: ignore[misc]
        time.sleep(draw.uniform(0, 0.02))
        killable.kill()
        killable.start(wait=kill % 5 != 0)
        assert not problems, problems
    stop.set()
    thread.join()
    assert not problems, problems
    player.finished.append((player.table, player.acknowledged, player.headers))
    assert player.decided > KILLS
    for table, acknowledged, headers in player.finished:
        check_kept(killable, table, acknowledged, headers)
    sys.stderr.write(f"{KILLS} kills: {player.decided} acknowledged, 0 lost, 0 doubled\n")


def check_kept(server: Killable, table: str, acknowledged: list[list[str]], headers: dict[str, str]) -> None:
    """The store holds each acknowledged command once, whole and in order, and the game is what they lead to."""
    with sqlite3.connect(server.path) as database:
        rows = database.execute(
            "select seq, kind, option, key from steps where game = ? order by seq", (table,)
        ).fetchall()
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    decided = [(f"{kind} {option}", key) for _, kind, option, key in rows if kind != "auto"]
    # The key of a command stands with the first of its steps.
    assert decided == [
        (said, f"k{n}" if at == 0 else None)
        for n, command in enumerate(acknowledged)
        for at, said in enumerate(command)
    ]
    assert any(len(command) > 1 for command in acknowledged) or len(acknowledged) < 40
    url = f"http://127.0.0.1:{server.port}/api/tables/{table}"
    state = httpx.get(url, headers=headers, timeout=SECONDS).json()
    game = coinbox.load(httpx.get(f"{url}/record", headers=headers, timeout=SECONDS).text, ask=("end-turn",))
    view: dict[str, Plain] = game.driver.rules.view(game.driver.state)
    assert state["view"] == view
    assert state["seq"] == len(rows)
    assert game.driver.decisions == state["decisions"]


def steps_stored(server: Killable) -> int:
    with sqlite3.connect(server.path) as database:
        found: int = database.execute("select count(*) from steps").fetchone()[0]
        return found


def children(pid: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def test_a_bot_goes_on_after_a_restart_without_being_asked(killable: Killable) -> None:
    killable.start()
    url = f"http://127.0.0.1:{killable.port}/api/tables"
    seats = {"british": "bot:greedy", "mcp": "bot:greedy"}
    opened = httpx.post(url, json={"game": "malaya", "seats": seats}, timeout=SECONDS).json()
    wait_until(lambda: steps_stored(killable) > 5)
    thinkers = children(killable.pid)
    killable.kill()
    kept = steps_stored(killable)
    assert thinkers
    wait_until(lambda: not any(is_alive(thinker) for thinker in thinkers))
    killable.start()
    wait_until(lambda: steps_stored(killable) > kept + 5)
    headers = {"Authorization": f"Bearer {opened['watch']}"}

    def over() -> bool:
        state = httpx.get(f"{url}/{opened['table']}", headers=headers, timeout=SECONDS).json()
        return state["result"] is not None

    wait_until(over, 60)
    record = httpx.get(f"{url}/{opened['table']}/record", headers=headers, timeout=SECONDS).text
    assert coinbox.load(record).over


def test_the_server_closes_when_it_is_asked_to(killable: Killable) -> None:
    killable.start()
    os.kill(killable.pid, signal.SIGTERM)
    wait_until(lambda: not is_alive(killable.pid))
    killable.start()
    assert httpx.get(f"http://127.0.0.1:{killable.port}/api/health", timeout=SECONDS).status_code == 200
