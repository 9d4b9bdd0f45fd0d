"""How a server is watched: health, figures for Prometheus, and logs with times and without tokens."""

from __future__ import annotations

import io
import json
import logging
import os
import random
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from datetime import datetime
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.sync.client import connect

import coinbox
from coinbox.cli import main
from coinbox.kernel.errors import CoinboxError
from coinbox.table.logs import JSON, TEXT, hidden, set_up
from coinbox.table.observing import Observation, address_of
from tests.table.server import SECONDS, Opened, Person, Running, file_url, good, running, wait_until
from tests.table.test_workers import post, supervised

ROOT = Path(__file__).parents[2]


# -- health ------------------------------------------------------------------------------------------------------------


def test_a_server_that_is_well_says_so(url: str) -> None:
    with running(url) as server:
        answer = server.client.get("/api/health")
    assert answer.status_code == 200
    told = answer.json()
    assert told == {"ok": True, "live": True, "ready": True, "version": coinbox.__version__, "schema": told["schema"]}
    assert told["schema"] >= 1


def test_a_server_whose_database_is_away_lives_and_is_not_ready(tmp_path: Path) -> None:
    with running(file_url(tmp_path)) as server:
        engine, server.app.state.tables.store._engine = server.app.state.tables.store.engine, None
        nowhere = running_nowhere()
        server.app.state.tables.store._engine = nowhere
        answer = server.client.get("/api/health")
        server.app.state.tables.store._engine = engine
        assert server.client.get("/api/health").status_code == 200
    assert answer.status_code == 503
    told = answer.json()
    assert (told["ok"], told["live"], told["ready"], told["schema"]) == (False, True, False, None)


def running_nowhere() -> object:
    """An engine of a database that nobody serves."""
    from sqlalchemy.ext.asyncio import create_async_engine

    return create_async_engine("postgresql+psycopg://nobody@127.0.0.1:1/nothing")


# -- a process that is watched -----------------------------------------------------------------------------------------


class Watched(Running):
    """`coinbox serve` in a process of its own, with its log and its figures."""

    def __init__(self, folder: Path, form: str) -> None:
        self.metrics, self.log = free_port(), folder / "log"
        command = [sys.executable, "-m", "coinbox", "serve", "--port", "0", "--data", str(folder), "--log", form]
        command += ["--metrics", f"127.0.0.1:{self.metrics}"]
        env = os.environ | {"PYTHONPATH": str(ROOT / "src")}
        with self.log.open("w") as file:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=file, text=True, env=env)
        assert self.process.stdout is not None
        found = re.search(r":(\d+)/", self.process.stdout.readline())
        assert found is not None, self.log.read_text()
        self.port = int(found[1])
        self.client = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=SECONDS)

    def stop(self) -> None:
        self.client.close()
        self.process.terminate()
        self.process.wait(SECONDS)

    def figures(self) -> dict[str, float]:
        return figures(self.metrics)


def figures(port: int) -> dict[str, float]:
    """Name and labels of each figure -> its value."""
    text = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=SECONDS).text
    found = {}
    for family in text_string_to_metric_families(text):
        assert family.type != "unknown", family
        assert family.documentation
        for sample in family.samples:
            name = " ".join([sample.name, *(f"{k}={v}" for k, v in sorted(sample.labels.items()))])
            assert name not in found, "each once"
            found[name] = sample.value
    return found


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@pytest.fixture(params=[JSON, TEXT])
def watched(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Watched]:
    server = Watched(tmp_path, request.param)
    yield server
    server.stop()


def play_everything(server: Running) -> list[str]:
    """Play, watch, invite and be refused, by every way a token can come; all tokens that were used."""
    invited = server.invite(seats={"british": "me", "mcp": "friend"}, seed=None)
    tokens = [*invited.tokens.values(), *invited.invitations.values(), invited.watch_token]
    invited.sit("mcp")
    british = invited.seat("british")
    tokens += [invited.tokens["mcp"], good(british.post("/seats/mcp/invite", {}))["invitation"]]
    with british.live() as live:
        live.message()
        british.play("limited-op")
    good(british.undo())
    forged = Person(server, invited.table, "x" * 32)
    forged.get(token=invited.watch_token, seat=invited.watch_token)
    forged.post("/play", {"token": invited.watch_token})
    server.client.get(f"/?seat={invited.watch_token}&invite={invited.watch_token}")
    bot = server.open(seats={"british": "bot:random", "mcp": "me"})
    wait_until(lambda: bot.seat("mcp").state()["decision"]["actor"] == "mcp")
    return [*tokens, *bot.tokens.values(), bot.watch_token, forged.token]


def test_the_log_tells_every_request_with_its_time_and_no_token(
    watched: Watched, request: pytest.FixtureRequest
) -> None:
    tokens = play_everything(watched)
    wait_until(lambda: "closed" in watched.log.read_text())
    text = watched.log.read_text()
    assert len(tokens) >= 8
    for token in tokens:
        assert token not in text
    lines = text.splitlines()
    assert len(lines) > 10
    if request.node.callspec.params["watched"] == JSON:
        told = [json.loads(line) for line in lines]
        assert all(datetime.fromisoformat(line["time"]) for line in told)
        played = [line for line in told if line["path"].endswith("/play")]
        assert {line["status"] for line in played} == {200, 422} or {200, 400} == {line["status"] for line in played}
        assert all(line["ms"] >= 0 and line["client"] == "127.0.0.1" for line in told)
    else:
        assert all(datetime.fromisoformat(line.split()[0]) for line in lines)
        assert any("path=/api/tables status=200" in line for line in lines)


@pytest.mark.parametrize("watched", [JSON], indirect=True)
def test_figures_are_told_on_their_own_address(watched: Watched) -> None:
    before = watched.figures()
    assert before["coinbox_tables_in_memory"] == 0
    play_everything(watched)
    opened: Opened = watched.open()
    with opened.seat("british").live() as live:
        live.message()
        after = watched.figures()
        assert after["coinbox_sockets"] == 1
    assert after["coinbox_tables_in_memory"] == 3
    assert after["coinbox_decisions_total by=person"] == 1
    assert after["coinbox_decisions_total by=undo"] == 1
    assert after["coinbox_decisions_total by=bot"] >= 1
    assert after["coinbox_store_errors_total"] == 0
    assert after["coinbox_bots_thinking room=slow"] == after["coinbox_bots_waiting room=slow"] == 0
    played = "coinbox_requests_total method=POST route=/api/tables/{table}/play status=200"
    assert after[played] == 1
    assert after["coinbox_request_seconds_count method=POST route=/api/tables/{table}/play"] == 2
    assert not any(opened.table in name for name in after), "no series for each table"
    assert "coinbox_requests" not in watched.client.get("/metrics").text, "only there"


PLAYED = "coinbox_decisions_total by=person"
ASKED = "coinbox_requests_total method=GET route=/api/games status=200"


def test_several_workers_tell_their_sum_at_one_address(database: str) -> None:
    """Also when workers are killed: what was told once never becomes less, and the dead have no open channels."""
    port = free_port()
    with supervised(database, 2, "--metrics", f"127.0.0.1:{port}") as server:
        assert figures(port)["coinbox_tables_in_memory"] == 0
        opened = post(f"{server.url}/tables", {"game": "malaya"}).json()
        command = {"seq": opened["state"]["seq"], "option": "limited-op", "key": "k"}
        token = opened["seats"]["british"]
        assert post(f"{server.url}/tables/{opened['table']}/play", command, token).status_code == 200
        address = f"ws://127.0.0.1:{server.port}/api/tables/{opened['table']}/live"
        with ExitStack() as held:
            for _ in range(8):
                live = held.enter_context(connect(address))
                live.send(json.dumps({"token": opened["watch"]}))
                live.recv(timeout=SECONDS)
            for _ in range(40):
                assert httpx.get(f"{server.url}/games", timeout=SECONDS).status_code == 200
            wait_until(lambda: figures(port).get(ASKED) == 40)
            wait_until(lambda: figures(port)["coinbox_sockets"] == 8)
            told = figures(port)
            assert told[PLAYED] == 1
            assert told["coinbox_request_seconds_count method=GET route=/api/games"] == 40
            assert told["coinbox_request_seconds_bucket le=+Inf method=GET route=/api/games"] == 40
            for _ in range(3):
                # The first two serve, the third tells of them; any of them may die.
                for victim in server.workers:
                    before = figures(port)
                    os.kill(victim, signal.SIGKILL)
                    wait_until(lambda victim=victim: victim not in server.workers and len(server.workers) == 3)  # type: ignore[misc]
                    wait_until(lambda: answers(port))
                    after = figures(port)
                    assert {name for name, n in before.items() if is_growing(name) and after.get(name, 0) < n} == set()
        wait_until(lambda: figures(port)["coinbox_sockets"] == 0)
        wait_until(lambda: answers(server.port))
        assert figures(port)[ASKED] == 40
        assert httpx.get(f"{server.url}/games", timeout=SECONDS).status_code == 200
        wait_until(lambda: figures(port)[ASKED] == 41)
        code, complaints = server.stop()
    assert code == 0
    assert "Traceback" not in complaints


def answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/", timeout=SECONDS).status_code > 0
    except httpx.TransportError:
        return False


def is_growing(name: str) -> bool:
    return name.split()[0].endswith(("_total", "_count", "_sum", "_bucket"))


def test_an_address_for_figures_that_is_taken_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], postgres: str
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        wish = ["--port", "0", "--metrics", f"127.0.0.1:{taken.getsockname()[1]}"]
        for place in (["--data", str(tmp_path)], ["--database", postgres, "--workers", "2"]):
            assert main(["serve", *wish, *place]) == 2
            out, err = capsys.readouterr()
            assert (out, err.count("\n")) == ("", 1)
            assert str(taken.getsockname()[1]) in err


def test_without_the_options_only_problems_are_logged(caplog: pytest.LogCaptureFixture) -> None:
    stream, root = io.StringIO(), logging.getLogger()
    before, level = list(root.handlers), root.level
    try:
        set_up(None, stream)
        logging.getLogger("coinbox.requests").info("request")
        logging.getLogger("coinbox.table").warning("token=%s is away", "a" * 32)
    finally:
        root.handlers[:] = before
        root.setLevel(level)
        logging.getLogger("coinbox").setLevel(logging.NOTSET)
    (line,) = stream.getvalue().splitlines()
    assert datetime.fromisoformat(line.split()[0])
    assert line.endswith("WARNING coinbox.table: token=*** is away")


@pytest.mark.parametrize(
    "text",
    ["Bearer {}", "#/t/T?seat={}", "?invite={}", '"token": "{}"', "{{'key': '{}'}}", "postgresql://club:{}@host/x"],
)
def test_what_looks_like_a_secret_is_hidden(text: str) -> None:
    draw = random.Random(4)
    secret = "".join(draw.choices("abcXYZ019_-", k=32))
    assert secret not in hidden(text.format(secret))


@pytest.mark.parametrize("text", ["", "9100", "host", "host:", ":9100", "host:0", "host:70000", "a b:9100", "::1:9100"])
def test_an_address_for_figures_must_be_understood(text: str) -> None:
    with pytest.raises(CoinboxError) as error:
        address_of(text)
    assert error.value.message == "error-metrics"
    assert address_of("[::1]:9100") == ("::1", 9100)
    assert Observation.of("127.0.0.1:9100", None).metrics == ("127.0.0.1", 9100)
    with pytest.raises(CoinboxError):
        Observation.of(None, "xml")
