"""Connections on which several requests were sent ahead: answered in order, or abandoned without a trace."""

from __future__ import annotations

import logging
import socket
import struct
from pathlib import Path

import pytest

from coinbox.table import reference
from tests.table.server import SECONDS, Running, file_url, running, wait_until
from tests.table.test_door_connections import WHOLE, connection, is_well, rest

LONG = b"GET /api/text/ja HTTP/1.1\r\nHost: localhost\r\n\r\n"
LAST = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
LIVE = (
    b"GET /api/tables/T/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def statuses(answers: bytes) -> list[int]:
    """The statuses of all answers, in their order."""
    return [int(part[:3]) for part in answers.split(b"HTTP/1.1 ")[1:]]


def waiting(server: Running) -> int:
    """How many connections hold answers that nobody has taken yet."""
    return sum(each.flow.write_paused for each in list(server.server.server_state.connections))  # type: ignore[union-attr]


@pytest.mark.parametrize("abrupt", [False, True], ids=["closed", "reset"])
def test_who_leaves_amid_pipelined_answers_leaves_no_trace(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, abrupt: bool
) -> None:
    with running(file_url(tmp_path)) as server:
        visitors = [socket.create_connection(("127.0.0.1", server.port), timeout=SECONDS) for _ in range(5)]
        for raw in visitors:
            raw.sendall(LONG * 40)
        wait_until(lambda: waiting(server) == len(visitors))
        for raw in visitors:
            if abrupt:
                raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            raw.close()
        wait_until(lambda: server.house.size == 0 and not server.server.server_state.tasks)
        assert is_well(server)
    assert [found.getMessage() for found in caplog.records if found.levelno >= logging.WARNING] == []


def test_a_real_failure_amid_pipelined_answers_is_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: str) -> None:
        raise RuntimeError("the list of games is broken")

    monkeypatch.setattr(reference, "game_list", fail)
    with running(file_url(tmp_path)) as server, connection(server.port) as raw:
        raw.sendall(WHOLE + WHOLE.replace(b"health", b"games") + LAST)
        assert statuses(rest(raw)) == [200, 500, 200]
    assert sum("the list of games is broken" in str(found.exc_info) for found in caplog.records) == 1


def test_pipelined_requests_are_answered_in_their_order(server: Running) -> None:
    with connection(server.port) as raw:
        raw.sendall(WHOLE + WHOLE.replace(b"health", b"nowhere") + WHOLE * 10 + LAST)
        assert statuses(rest(raw)) == [200, 404] + [200] * 11


@pytest.mark.parametrize("further", [b"\0\1\2\r\n\r\n", LIVE], ids=["no HTTP", "a live channel"])
def test_nothing_follows_a_last_answer(server: Running, further: bytes) -> None:
    """What cannot be taken behind requests without an answer ends the connection, and their answers with it."""
    with connection(server.port) as raw:
        raw.sendall(WHOLE * 5 + further)
        assert statuses(rest(raw)) == [400]
    assert is_well(server)
