"""Connections before anything is known of the visitor: too large, too slow, too many; and the end of the server."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import coinbox
from coinbox.table import tls
from coinbox.table.app import create_app
from coinbox.table.connections import Config
from coinbox.table.entrance import Entrance
from coinbox.table.house import House, Patience
from coinbox.table.limits import Counts, Limits
from coinbox.table.serve import Server
from coinbox.table.store import Store
from tests.table.server import SECONDS, Running, file_url, running, wait_until

SOURCE = str(Path(coinbox.__file__).parents[1])
HASTE = Patience(head=0.4, body=0.4, idle=1, reading=0.5, farewell=0.2, ping=0.3, pong=0.3)
"""A server that waits for nobody."""
SLOW = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
WHOLE = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(file_url(tmp_path_factory.mktemp("hasty")), patience=HASTE) as found:
        yield found


@contextmanager
def connection(port: int) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", port), timeout=SECONDS) as found:
        yield found


def rest(raw: socket.socket) -> bytes:
    """Everything until the server closes."""
    found = b""
    try:
        while part := raw.recv(65536):
            found += part
    except ConnectionResetError:
        pass
    return found


def status(answer: bytes) -> int:
    return int(answer.split()[1])


def code(answer: bytes) -> str:
    found: str = json.loads(answer.partition(b"\r\n\r\n")[2])["error"]["code"]
    return found


def is_well(server: Running) -> bool:
    return httpx.get(f"http://127.0.0.1:{server.port}/api/health", timeout=SECONDS).status_code == 200


# -- too large ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "head",
    [
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 100_000,
        b"GET /" + b"x" * 100_000,
        b"GET / HTTP/1.1\r\n" + b"x" * 100_000,
        b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"X: y\r\n" * 200 + b"\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 20_000 + b"\r\n\r\n",
        b"\r\n" * 50_000,
    ],
    ids=["value", "path", "name", "many", "whole", "nothing"],
)
def test_a_head_that_is_too_large_is_cut_off(hasty: Running, head: bytes) -> None:
    with connection(hasty.port) as raw:
        raw.sendall(head)
        answer = rest(raw)
    assert (status(answer), code(answer)) == (431, "header-too-large") or status(answer) in (400, 408)
    assert b"connection: close" in answer.lower()
    assert is_well(hasty)


def test_a_head_without_end_costs_nothing(hasty: Running) -> None:
    """300 MB are offered; the server takes less than a hundredth, and says so."""
    offered = 0
    with connection(hasty.port) as raw:
        raw.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Language: ja\r\nX: ")
        piece = b"x" * 65536
        answer = b""
        raw.setblocking(False)
        begun = time.monotonic()
        while offered < 300_000_000 and time.monotonic() - begun < 30:
            try:
                offered += raw.send(piece)
            except BlockingIOError:
                time.sleep(0.001)
            except (ConnectionResetError, BrokenPipeError):
                break
            try:
                answer += raw.recv(65536)
            except BlockingIOError:
                continue
            except ConnectionResetError:
                break
    assert offered < 300_000_000
    assert status(answer) == 431
    assert re.search("[ぁ-ん]", answer.decode())


def test_a_body_without_end_is_cut_off(hasty: Running) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    for how, piece in (
        (b"Content-Length: 1000000000\r\n\r\n", b"x" * 65536),
        (b"Transfer-Encoding: chunked\r\n\r\n", None),
    ):
        with connection(hasty.port) as raw:
            raw.sendall(head + how)
            sent = 0
            try:
                while sent < 50_000_000:
                    part = piece or b"1;" + b"e" * 60_000 + b"\r\nx\r\n"
                    raw.sendall(part)
                    sent += len(part)
            except (ConnectionResetError, BrokenPipeError):
                pass
        assert sent < 50_000_000
    assert is_well(hasty)


def test_what_follows_a_body_is_no_header(server: Running) -> None:
    """Trailers cannot bring a token or another name for the server."""
    opened = server.open()
    body = b'{"seq":999999,"option":"event","key":"k"}'
    with connection(server.port) as raw:
        raw.sendall(
            f"POST /api/tables/{opened.table}/play HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            "Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n".encode()
            + b"%x\r\n%s\r\n0\r\nAuthorization: Bearer %s\r\n\r\n" % (len(body), body, opened.tokens["mcp"].encode())
        )
        answer = rest(raw)
    assert status(answer) == 401


# -- too slow ----------------------------------------------------------------------------------------------------------


def test_slow_heads_bodies_and_idle_connections_are_closed_in_time(hasty: Running) -> None:
    for begun, wanted in ((b"", None), (b"GET / HT", 408), (WHOLE[:-2], 408), (SLOW, 408)):
        with connection(hasty.port) as raw:
            raw.sendall(begun)
            answer = rest(raw)
        assert (status(answer) if answer else None) == wanted, begun
    with connection(hasty.port) as raw:
        raw.sendall(WHOLE)
        answer = rest(raw)  # it answers, and closes when nothing more comes
    assert status(answer) == 200
    assert is_well(hasty)


def test_dripping_does_not_help(hasty: Running) -> None:
    """One sign after the other keeps no connection open; neither do empty lines."""
    for drop in (b"a", b"\r\n"):
        with connection(hasty.port) as raw:
            raw.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " if drop == b"a" else b"\r\n")
            closed = False
            for _ in range(100):
                try:
                    raw.sendall(drop)
                    time.sleep(0.05)
                    raw.setblocking(False)
                    closed = raw.recv(65536) == b""
                except BlockingIOError:
                    pass
                except (ConnectionResetError, BrokenPipeError):
                    closed = True
                finally:
                    raw.setblocking(True)
                if closed:
                    break
            assert closed


def test_those_who_do_not_read_are_closed(tmp_path: Path) -> None:
    page = tmp_path / "static"
    page.mkdir()
    (page / "index.html").write_bytes(b"x")
    (page / "large.bin").write_bytes(b"x" * 30_000_000)
    with running(file_url(tmp_path), static=page, patience=HASTE) as server, connection(server.port) as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.sendall(b"GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n")
        wait_until(lambda: server.house.size == 1)
        wait_until(lambda: server.house.size == 0)


# -- too many ----------------------------------------------------------------------------------------------------------


def test_a_full_house_is_logged_and_says_so(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    entrance = Entrance(limits=Limits(counts=Counts(connections_all=20)))
    with running(file_url(tmp_path), entrance=entrance) as server, ExitStack() as held:
        for _ in range(20):
            held.enter_context(connection(server.port)).sendall(SLOW)
        wait_until(lambda: server.house.size == 20)
        wait_until(lambda: not server.house._idle)
        for _ in range(5):
            with connection(server.port) as raw:
                answer = rest(raw)
            assert (status(answer), code(answer)) == (503, "full")
            assert b"Retry-After" in answer
        held.close()
        wait_until(lambda: server.house.size == 0)
        assert is_well(server)
    assert caplog.text.count("the house is full") == 1


def test_whoever_waits_longest_makes_room(tmp_path: Path) -> None:
    """Idle connections shut nobody out."""
    entrance = Entrance(limits=Limits(counts=Counts(connections_all=20)))
    with running(file_url(tmp_path), entrance=entrance) as server, ExitStack() as held:
        idle = [held.enter_context(connection(server.port)) for _ in range(20)]
        wait_until(lambda: server.house.size == 20)
        for _ in range(5):
            assert is_well(server)
        assert idle[0].recv(1) == b""
        idle[-1].sendall(WHOLE)
        assert status(idle[-1].recv(65536)) == 200


def test_one_visitor_may_have_so_many_connections() -> None:
    house = House(Counts(connections=2, connections_all=6))
    assert [house.enter("192.0.2.1") for _ in range(3)] == [None, None, "too-many"]
    assert [house.enter("2001:db8::1"), house.enter("2001:db8::2"), house.enter("2001:db8::3")] == [
        None,
        None,
        "too-many",
    ]
    assert [house.enter("127.0.0.1") for _ in range(3)] == [None, None, "full"]
    house.leave("192.0.2.1")
    assert house.enter("192.0.2.1") is None
    for host in ("192.0.2.1", "192.0.2.1", "2001:db8::1", "2001:db8::2", "127.0.0.1", "127.0.0.1"):
        house.leave(host)
    assert house.size == 0


# -- encrypted -------------------------------------------------------------------------------------------------------


@contextmanager
def secure(folder: Path, patience: Patience, counts: Counts) -> Iterator[tuple[int, House, ssl.SSLContext]]:
    """A server with TLS: its port, who is in it, and how a visitor trusts it."""
    certificate = tls.own(folder, ["127.0.0.1", "localhost"])
    house = House(counts, patience=patience)
    made = {"ssl_certfile": certificate.file, "ssl_keyfile": certificate.key, "timeout_graceful_shutdown": 1}
    app = create_app(Store(file_url(folder)), static=Path("/nowhere"))
    ready = threading.Event()
    server = Server(Config(app, house, **made), ready.set)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        try:
            assert ready.wait(SECONDS)
            yield listening.getsockname()[1], house, ssl.create_default_context(cafile=str(certificate.file))
        finally:
            server.should_exit = True
            thread.join(SECONDS)
            assert not thread.is_alive()
    assert house.size == 0


def test_a_visitor_who_shakes_no_hands_is_counted_and_closed(tmp_path: Path) -> None:
    """Nothing, one byte a time, half a hello or plain HTTP: none stays, and none keeps others away."""
    with secure(tmp_path, HASTE._replace(handshake=0.4), Counts()) as (port, house, trusting), ExitStack() as held:
        silent = [held.enter_context(connection(port)) for _ in range(20)]
        wait_until(lambda: house.size == 20)
        for each in silent[:5]:
            each.sendall(b"\x16\x03\x01\x02")
        with connection(port) as plain:
            plain.sendall(WHOLE)
            assert not rest(plain).startswith(b"HTTP")
        wait_until(lambda: house.size == 0)
        assert all(rest(each) == b"" for each in silent)
        with httpx.Client(verify=trusting, timeout=SECONDS) as client:
            assert client.get(f"https://127.0.0.1:{port}/api/health").status_code == 200
            assert client.post(f"https://127.0.0.1:{port}/api/tables", json={"game": "malaya"}).status_code == 200
            assert house.size == 1, "a place for the connection, none for its handshake"


def test_handshakes_do_not_fill_the_house_for_ever(tmp_path: Path) -> None:
    """Those who have waited longest make room, as they do where nothing is encrypted, and do not hold up the end."""
    with secure(tmp_path, Patience(), Counts(connections_all=5)) as (port, house, trusting), ExitStack() as held:
        for _ in range(12):
            held.enter_context(connection(port))
        wait_until(lambda: house.size == 5)
        assert httpx.get(f"https://127.0.0.1:{port}/api/health", verify=trusting, timeout=SECONDS).status_code == 200
        wait_until(lambda: house.size in (4, 5))


def test_what_comes_right_behind_the_handshake_is_read(tmp_path: Path) -> None:
    with secure(tmp_path, Patience(), Counts()) as (port, _, trusting):
        for _ in range(30):
            with connection(port) as raw, trusting.wrap_socket(raw, server_hostname="localhost") as whole:
                whole.sendall(WHOLE.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
                assert status(rest(whole)) == 200


# -- half closed -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_who_stops_sending_is_still_answered(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """A request, and another one behind it, are answered where the database is asked first; then it is closed."""
    url: str = file_url(tmp_path) if kind == "sqlite" else request.getfixturevalue("postgres")
    with running(url) as server:
        table = server.open()
        asked = (
            f"GET /api/tables/{table.table} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {table.watch_token}"
        )
        for requests in (WHOLE, f"{asked}\r\n\r\n".encode(), WHOLE * 3, f"{asked}\r\n\r\n".encode() + WHOLE):
            with connection(server.port) as raw:
                raw.sendall(requests)
                raw.shutdown(socket.SHUT_WR)
                answers = rest(raw)
            assert answers.count(b"HTTP/1.1 200 OK") == requests.count(b"HTTP/1.1")
        for half in (b"", WHOLE[:20], SLOW):
            with connection(server.port) as raw:
                raw.sendall(half)
                raw.shutdown(socket.SHUT_WR)
                assert b"200 OK" not in rest(raw)
        wait_until(lambda: server.house.size <= 1)


# -- live channels -----------------------------------------------------------------------------------------------------


def test_a_live_channel_that_does_not_answer_pings_is_closed(hasty: Running) -> None:
    opened = hasty.open()
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    asked = f"GET /api/tables/{opened.table}/live HTTP/1.1\r\nHost: localhost\r\n"
    asked += "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    with connection(hasty.port) as raw:
        raw.sendall((asked + key).encode())
        assert status(rest(raw)) == 101  # and nothing keeps it open
    wait_until(lambda: hasty.house.size <= 1)


def say_and_listen(channel: ClientConnection, message: str, times: int) -> None:
    """Say something often, and listen until the channel is closed."""
    for _ in range(times):
        channel.send(message)
    while True:
        channel.recv(timeout=SECONDS)


def test_a_live_channel_takes_few_and_short_messages(server: Running) -> None:
    opened = server.open()
    address = f"ws://127.0.0.1:{server.port}/api/tables/{opened.table}/live"
    hello = json.dumps({"token": opened.tokens["mcp"], "lang": "en"})
    for message, most in ((json.dumps({"type": "lang", "lang": "ja"}), 2000), (hello + " " * 70_000, 50)):
        with connect(address) as channel:
            channel.send(hello)
            with pytest.raises(ConnectionClosed) as closed:
                say_and_listen(channel, message, most)
        assert closed.value.rcvd is None or closed.value.rcvd.code in (1008, 1009)
    assert is_well(server)


# -- the end -----------------------------------------------------------------------------------------------------------


def test_the_end_with_half_requests_leaves_no_traces(tmp_path: Path) -> None:
    """SIGTERM while a hundred bodies are under way: each is refused with a sentence, and nothing else is said."""
    command = [sys.executable, "-m", "coinbox", "serve", "--port", "0", "--data", str(tmp_path / "a.sqlite")]
    env = os.environ | {"PYTHONPATH": SOURCE, "LANG": "C.UTF-8"}
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env)
    assert server.stdout is not None
    found = re.search(r":(\d+)/", server.stdout.readline())
    assert found
    with ExitStack() as held:
        all_of_them = [held.enter_context(connection(int(found[1]))) for _ in range(100)]
        for raw in all_of_them:
            raw.sendall(SLOW)
        assert httpx.get(f"http://127.0.0.1:{found[1]}/api/health", timeout=SECONDS).status_code == 200
        server.send_signal(signal.SIGTERM)
        answers = [rest(raw) for raw in all_of_them]
    _, errors = server.communicate(timeout=SECONDS)
    assert {(status(answer), code(answer)) for answer in answers} == {(503, "closing")}
    assert errors == ""
