"""`coinbox serve --workers N`: one socket, several processes, one that dies is replaced, and all stop in good order."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

import httpx
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import coinbox
from tests.campaign import CAMPAIGN
from tests.table.cluster import Cluster
from tests.table.server import SECONDS, Json, keys, wait_until
from tests.table.test_restart import children, is_alive

SOURCE = str(Path(coinbox.__file__).parents[1])
PLAYERS = 6
KILLS = 250 if CAMPAIGN else 4
RESTARTS = 10 if CAMPAIGN else 1
DATABASE_KILL = 2
"""Of 25 kills this one is of the database server itself."""
PATIENCE = 60.0


class Supervised:
    """A server with several workers in processes of their own."""

    def __init__(self, database: str, workers: int = 2, port: int = 0, further: Sequence[str] = ()) -> None:
        options = ("--database", database, "--workers", str(workers), "--port", str(port), *further)
        # A pipe that nobody reads would be full one day, and the server wait for ever to complain.
        self.complaints = TemporaryFile("w+")  # noqa: SIM115 (it is open as long as the server runs)
        self.server = subprocess.Popen(
            [sys.executable, "-m", "coinbox", "serve", *options],
            stdout=subprocess.PIPE,
            stderr=self.complaints,
            text=True,
            env=os.environ | {"PYTHONPATH": SOURCE},
        )
        assert self.server.stdout is not None
        found = re.search(r"127\.0\.0\.1:(\d+)/", self.server.stdout.readline())
        assert found is not None
        self.port = int(found[1])
        self.url = f"http://127.0.0.1:{self.port}/api"

    @property
    def workers(self) -> list[int]:
        """The processes that serve; thinkers are children of these."""
        return children(self.server.pid)

    def kill_one(self, draw: random.Random) -> None:
        os.kill(draw.choice(self.workers), signal.SIGKILL)

    def stop(self) -> tuple[int, str]:
        """Ask it to stop; its code, and what it has complained of."""
        self.server.send_signal(signal.SIGTERM)
        self.server.communicate(timeout=SECONDS)
        self.complaints.seek(0)
        return self.server.returncode, self.complaints.read()

    def close(self) -> None:
        if self.server.poll() is None:
            self.server.kill()
        self.server.communicate()
        self.complaints.close()


@contextmanager
def supervised(database: str, workers: int = 2, *further: str) -> Iterator[Supervised]:
    server = Supervised(database, workers, further=further)
    try:
        yield server
    finally:
        server.close()


def post(url: str, body: Json, token: str = "nobodys") -> httpx.Response:
    return httpx.post(url, json=body, headers={"Authorization": f"Bearer {token}"}, timeout=SECONDS)


def test_workers_share_a_socket_are_replaced_and_stop_together(database: str) -> None:
    with supervised(database) as server:
        first = server.workers
        assert len(first) == 2
        opened = post(f"{server.url}/tables", {"game": "malaya"}).json()
        os.kill(first[0], signal.SIGKILL)
        wait_until(lambda: len(server.workers) == 2 and first[0] not in server.workers)
        with connect(f"ws://127.0.0.1:{server.port}/api/tables/{opened['table']}/live") as socket:
            socket.send(json.dumps({"token": opened["watch"], "lang": "en"}))
            assert json.loads(socket.recv(timeout=SECONDS))["type"] == "state"
            workers = server.workers
            code, complaints = server.stop()
            with pytest.raises(ConnectionClosed) as closed:
                list(iter(lambda: socket.recv(timeout=SECONDS), None))
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012, "pages are told that the service restarts"
        assert code == 0
        assert not any(is_alive(pid) for pid in workers)
        assert "Traceback" not in complaints
        assert complaints.count("has died") == 1
    with psycopg.connect(database) as admin:
        assert admin.execute("select count(*) from workers").fetchone() in ((0,), (1,)), "only the killed one is left"
        assert admin.execute("select count(*) from present").fetchone() == (0,)


def test_workers_end_when_whoever_has_started_them_is_gone(database: str) -> None:
    with supervised(database) as server:
        workers = server.workers
        server.server.kill()
        wait_until(lambda: not any(is_alive(pid) for pid in workers))


def test_a_worker_that_stops_hands_its_bots_over(database: str) -> None:
    """Two servers on one database; the one that has the bot is stopped in the middle of the game."""
    with supervised(database, 1) as one, supervised(database, 1) as other:
        seats = {"british": "bot:greedy", "mcp": "bot:greedy"}
        opened = post(f"{one.url}/tables", {"game": "malaya", "seats": seats}).json()
        headers = {"Authorization": f"Bearer {opened['watch']}"}

        def seq() -> int:
            state = httpx.get(f"{other.url}/tables/{opened['table']}", headers=headers, timeout=SECONDS).json()
            return 1_000_000 if state["result"] is not None else int(state["seq"])

        wait_until(lambda: seq() > 5)
        code, complaints = one.stop()
        assert (code, complaints) == (0, "")
        reached = seq()
        wait_until(lambda: seq() > reached + 5)


# -- under load --------------------------------------------------------------------------------------------------------


class Stubborn:
    """A player at both seats who sends every decision until it is acknowledged, to any server that answers."""

    def __init__(self, urls: list[str], seed: int) -> None:
        self.urls = urls
        self.draw = random.Random(seed)
        self.client = httpx.Client(timeout=SECONDS)
        self.acknowledged: dict[str, list[tuple[str, str]]] = {}
        """Table -> each key and option that was acknowledged."""
        self.odd: list[str] = []
        """Answers that nobody can explain."""
        self.stop = threading.Event()
        self.thread = threading.Thread(target=self.play)

    def request(self, path: str, body: Json, token: str) -> Json:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            url = self.draw.choice(self.urls)
            try:
                answer = self.client.post(f"{url}{path}", json=body, headers={"Authorization": f"Bearer {token}"})
            except httpx.TransportError:
                time.sleep(0.01)
                continue
            if answer.status_code == 200:
                found: Json = answer.json()
                return found
            if answer.status_code != 503:
                self.odd.append(f"{answer.status_code} {answer.text[:200]}")
            time.sleep(0.05)
        raise AssertionError(f"no server came back: {self.odd[-1:]}")

    def play(self) -> None:
        try:
            while not self.stop.is_set():
                self._game()
        except BaseException as problem:
            self.odd.append(repr(problem))

    def _game(self) -> None:
        opened = self.request("/tables", {"game": "malaya"}, "nobodys")
        table, token, state = opened["table"], opened["seats"]["mcp"], opened["state"]
        played = self.acknowledged.setdefault(table, [])
        while state["decision"] is not None and not self.stop.is_set():
            option = self.draw.choice(state["decision"]["options"])["name"]
            key = next(keys)
            command = {"seq": state["seq"], "option": option, "key": key}
            state = self.request(f"/tables/{table}/play", command, token)
            played.append((key, option))

    @property
    def decided(self) -> int:
        return sum(len(played) for played in self.acknowledged.values())


def check_kept(database: str, players: list[Stubborn]) -> int:
    """Every acknowledged decision is stored once and in order; how many there were."""
    number = 0
    with psycopg.connect(database) as admin:
        for player in players:
            assert player.odd == []
            for table, played in player.acknowledged.items():
                rows: list[Any] = admin.execute(
                    "select seq, key, option, kind from steps where game = %s order by seq", (table,)
                ).fetchall()
                assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
                stored = [(key, option) for _, key, option, kind in rows if kind == "play"]
                # The last one may have been stored without an answer that arrived.
                assert stored[: len(played)] == played
                assert len(stored) <= len(played) + 1
                number += len(played)
    return number


@contextmanager
def crowd(urls: list[str]) -> Iterator[list[Stubborn]]:
    players = [Stubborn(urls, seed) for seed in range(PLAYERS)]
    for player in players:
        player.thread.start()
    try:
        yield players
    finally:
        for player in players:
            player.stop.set()
        for player in players:
            player.thread.join()


def wait_for(players: list[Stubborn], more: int) -> None:
    goal = sum(player.decided for player in players) + more
    wait_until(lambda: sum(p.decided for p in players) >= goal or any(p.odd for p in players), PATIENCE)


@pytest.mark.slow
def test_kills_of_workers_and_of_the_database_lose_nothing(cluster: Cluster) -> None:
    """Workers are killed under load; now and then the database throws everybody out, or is killed itself."""
    draw, database = random.Random(3), cluster.database("club")
    with supervised(database, 2) as server:
        with crowd([server.url]) as players:
            for kill in range(KILLS):
                wait_for(players, draw.randrange(5, 30))
                if kill % 25 == DATABASE_KILL:
                    with cluster.away("immediate"):
                        pass
                elif kill % 5 == 4:
                    throw_out(cluster.url)
                else:
                    server.kill_one(draw)
                    wait_until(lambda: len(server.workers) == 2)
            wait_for(players, 20)
        number = check_kept(database, players)
        assert number > 5 * KILLS
    sys.stderr.write(f"{KILLS} kills of workers and database: {number} acknowledged, 0 lost, 0 doubled\n")


def throw_out(url: str) -> None:
    """Let a database server end all connections to the databases of others."""
    with psycopg.connect(url, autocommit=True) as admin:
        admin.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname <> current_database()")


@pytest.mark.slow
def test_rolling_restarts_under_load_are_noticed_by_nobody(database: str) -> None:
    """Two servers take turns in being stopped and started; every decision is carried out once."""
    servers = [Supervised(database, 1), Supervised(database, 1)]
    try:
        with crowd([server.url for server in servers]) as players:
            for restart in range(RESTARTS):
                wait_for(players, 40)
                old = servers[restart % 2]
                code, complaints = old.stop()
                assert (code, complaints) == (0, "")
                servers[restart % 2] = Supervised(database, 1, old.port)
            wait_for(players, 40)
        number = check_kept(database, players)
    finally:
        for server in servers:
            server.close()
    sys.stderr.write(f"{RESTARTS} rolling restarts: {number} acknowledged, 0 lost, 0 doubled\n")
