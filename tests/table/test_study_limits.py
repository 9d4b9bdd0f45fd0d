"""Large studies: how large they may be, and that nobody waits for the work that they make."""

from __future__ import annotations

import ipaddress
import json
import re
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from coinbox.kernel.piecemeal import Work
from coinbox.kernel.record import parse_record
from coinbox.learn.extent import LARGEST, extent_of, extent_of_record
from coinbox.learn.study import Comment, Study, Turnoff, Way, write_study
from coinbox.table import leisure, lines
from coinbox.table.desk_routes import told_line
from coinbox.table.entrance import Entrance
from coinbox.table.learn_models import MOST_NAMES, MOST_PLACES
from coinbox.table.middleware import LARGEST_BODY
from coinbox.table.models.words import LONGEST_RECORD
from tests.games import OWN_GAMES
from tests.learn.trees import branched, grown, whole_game
from tests.table.server import SECONDS, Json, Running, file_url, good, refused, running, wait_until


def tree(study: Study) -> Json:
    """A study as a page sends it."""
    return {
        "game": study.game,
        "scenario": study.scenario,
        "position": study.position,
        "line": told_line(study.line),
    }


def packed(sent: object) -> bytes:
    """JSON as browsers write it."""
    return json.dumps(sent, separators=(",", ":"), ensure_ascii=False).encode()


# -- how large ---------------------------------------------------------------------------------------------------------


def test_the_extent_of_a_study_is_that_of_its_record() -> None:
    for seed in range(5):
        study = grown("kenya", seed)
        found = extent_of(study.line)
        assert found.lines == len(list(study.line.lines()))
        assert found.options == sum(len(line.names) for line in study.line.lines())
        assert found.comments == sum(len(line.comments) for line in study.line.lines())
        assert found == extent_of_record(parse_record(write_study(study), frozenset({"british", "mau_mau"})))


def test_whatever_a_page_can_send_in_one_request_may_be_sent() -> None:
    """The limits bind only what is written by hand: a request has no room for more of what a page writes."""
    line = packed({"place": 0, "name": "", "line": {"names": ["pass"], "comments": [], "branches": []}})
    assert LARGEST.lines * (len(line) + 1) > LARGEST_BODY
    comment = packed({"place": 0, "lang": "en", "text": "x"})
    assert LARGEST.comments * (len(comment) + 1) > LARGEST_BODY
    for game in OWN_GAMES:
        names = whole_game(game, 3)
        assert LARGEST.options * len(packed(names)) / len(names) > LARGEST_BODY


def post(server: Running, what: str, body: bytes, lang: str = "en") -> httpx.Response:
    headers = {"Content-Type": "application/json"}
    return server.client.post(f"/api/study/{what}", params={"lang": lang}, content=body, headers=headers)


def many_options() -> Way:
    return Way(["pass"], branches=[Turnoff(0, "", Way(["x"] * MOST_NAMES)) for _ in range(8)])


def many_lines() -> Way:
    def side(number: int) -> Way:
        return Way(["pass"], branches=[Turnoff(0, "", Way(["pass"])) for _ in range(number)])

    return Way(
        ["pass"], branches=[Turnoff(0, "", side(MOST_PLACES)), Turnoff(0, "", side(LARGEST.lines - MOST_PLACES - 2))]
    )


def many_comments() -> Way:
    comments = [Comment(0, "", "")] * (LARGEST.comments // 5)
    sides = [Turnoff(0, "", Way([], comments)) for _ in range(5)]
    return Way([], [Comment(0, "", "x")], sides)


def deep(depth: int) -> Way:
    line = Way([])
    for _ in range(depth - 1):
        line = Way([], branches=[Turnoff(0, "", line)])
    return line


@pytest.mark.parametrize(
    ("line", "limit"),
    [
        (many_options(), LARGEST.options),
        (many_lines(), LARGEST.lines),
        (many_comments(), LARGEST.comments),
        (deep(LARGEST.depth + 1), LARGEST.depth),
    ],
    ids=["options", "lines", "comments", "depth"],
)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_what_is_larger_is_refused_with_its_limit(server: Running, line: Way, limit: int, lang: str) -> None:
    body = (
        packed({"game": "malaya", "line": told_line(line)})
        .replace(b'"comments":[],', b"")
        .replace(b',"branches":[]', b"")
    )
    assert len(body) <= LARGEST_BODY
    for what in ("outline", "write"):
        answer = post(server, what, body, lang)
        assert answer.status_code == 413
        said = refused(answer, "too-large")
        assert f"{limit:,}" in said
        assert bool(re.search("[ぁ-ん]", said)) == (lang == "ja")


@pytest.mark.parametrize(
    ("rows", "limit"),
    [
        ("x " * 31_000 + "\n", LARGEST.options),
        ("(\n)\n" * LARGEST.lines, LARGEST.lines),
        ("# x\n" * (LARGEST.comments + 1), LARGEST.comments),
        ("(\n" * LARGEST.depth + ")\n" * LARGEST.depth, LARGEST.depth),
    ],
    ids=["options", "lines", "comments", "depth"],
)
def test_a_record_of_more_is_refused_before_it_is_played(server: Running, rows: str, limit: int) -> None:
    record = f"coinbox record 1\ngame: malaya\n---\n{rows}"
    assert len(record) <= LONGEST_RECORD
    for what in ("read", "notes"):
        answer = server.client.post(f"/api/study/{what}", json={"record": record})
        assert answer.status_code == 413
        assert f"{limit:,}" in refused(answer, "too-large")


def test_a_study_at_its_limits_is_told_written_and_read(server: Running) -> None:
    """As many lines as there may be, and as deep as they may go."""
    line = many_lines()
    line.branches[0].line.branches[0] = Turnoff(0, "", deep(LARGEST.depth - 2))
    for _ in range(LARGEST.depth - 2):
        line.branches[0].line.branches.pop()
    for each in line.lines():
        each.names = []
    assert (extent_of(line).lines, extent_of(line).depth) == (LARGEST.lines, LARGEST.depth)
    body = packed({"game": "malaya", "line": told_line(line)}).replace(b'"comments":[],', b"")
    assert len(good(post(server, "outline", body))["lines"]) == LARGEST.lines
    record = good(post(server, "write", body))["record"]
    again = good(server.client.post("/api/study/read", json={"record": record}))
    assert again["line"] == told_line(line)


# -- nobody waits ------------------------------------------------------------------------------------------------------


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Running]:
    """A server that does one step of long work at a time."""
    monkeypatch.setattr(leisure, "SLICE", 0.0)
    with running(file_url(tmp_path)) as found:
        yield found


@contextmanager
def asking(server: Running, what: str, body: bytes, more: str = "") -> Iterator[socket.socket]:
    """Somebody asks, and waits for the answer."""
    head = f"POST /api/study/{what} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n{more}"
    with socket.create_connection(("127.0.0.1", server.port), timeout=SECONDS) as raw:
        raw.sendall(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        yield raw


def waiting(server: Running) -> int:
    return sum(server.app.state.leisure.waiting.values())


@pytest.mark.parametrize("what", ["outline", "write", "read"])
def test_others_are_answered_while_a_large_study_is_worked_on(slow: Running, what: str) -> None:
    study = branched("arab_revolt", 2, MOST_PLACES)
    body = packed({"record": write_study(study)} if what == "read" else tree(study))
    assert len(body) <= LARGEST_BODY
    with asking(slow, what, body):
        wait_until(lambda: waiting(slow) == 1)
        for path in ("/api/health", "/api/games/kenya/cards"):
            assert slow.client.get(path).status_code == 200
        assert slow.client.post("/api/study/board", json={"game": "malaya"}).status_code == 200
        assert waiting(slow) == 1  # all of them were quicker


@pytest.mark.parametrize("abrupt", [False, True], ids=["closed", "reset"])
def test_who_leaves_ends_the_work_and_what_waits_behind_it(
    slow: Running, abrupt: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def endless(_: Study, __: str) -> Work[list[Json]]:
        while True:
            yield

    body = packed({"game": "malaya", "line": {"names": []}})
    with monkeypatch.context() as patched:
        patched.setattr(lines, "outline", endless)
        with asking(slow, "outline", body) as first, asking(slow, "outline", body) as second:
            wait_until(lambda: waiting(slow) == 2)
            for raw in (first, second):
                if abrupt:
                    raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        wait_until(lambda: waiting(slow) == 0)
    assert len(good(post(slow, "outline", body))["lines"]) == 1


def test_what_happened_in_a_whole_game_is_told_between_everything_else(slow: Running) -> None:
    body = packed({"game": "malaya", "names": whole_game("malaya", 6), "since": 0})
    with asking(slow, "board", body) as raw:
        wait_until(lambda: waiting(slow) == 1)
        assert raw.recv(15) == b"HTTP/1.1 200 OK"


def test_a_visitor_who_waits_for_too_much_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leisure, "SLICE", 0.0)
    monkeypatch.setattr(leisure, "MOST", 1)
    body = packed(tree(branched("malaya", 2, MOST_PLACES)))
    proxies = (ipaddress.ip_network("127.0.0.1"),)
    away = "192.0.2.7"
    with (
        running(file_url(tmp_path), entrance=Entrance(proxies=proxies)) as server,
        asking(server, "outline", body, f"X-Forwarded-For: {away}\r\n"),
    ):
        wait_until(lambda: waiting(server) == 1)
        server.client.headers["X-Forwarded-For"] = away
        answer = post(server, "write", body)
        assert (answer.status_code, answer.headers["retry-after"]) == (429, "1")
        assert refused(answer, "busy")
        assert server.client.post("/api/study/board", json={"game": "malaya"}).status_code == 200  # short work is done


def test_the_description_of_the_api_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(file_url(tmp_path)) as server:
        made: list[Json] = []
        openapi = server.app.openapi

        def counted() -> Json:
            made.append(openapi())
            return made[-1]

        monkeypatch.setattr(server.app, "openapi", counted)
        first, again = (server.client.get("/api/openapi.json") for _ in range(2))
        assert first.json()["paths"]["/api/study/outline"]
        assert (first.content, len(made)) == (again.content, 1)
        known = server.client.get("/api/openapi.json", headers={"If-None-Match": first.headers["etag"]})
        assert (known.status_code, known.content) == (304, b"")
        assert server.client.head("/api/openapi.json").status_code == 200
