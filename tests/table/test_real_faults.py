"""Real faults: PostgreSQL stopped, killed, frozen and started again, and disks with no space left on them."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing

import httpx
import psycopg
import pytest

from coinbox.table.store import places
from tests.table.cluster import Cluster, small_disk
from tests.table.server import Json, Opened, Person, Running, file_url, good, running, wait_until
from tests.table.test_faults import command, goes_on, unavailable


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for a database in these tests."""
    monkeypatch.setattr("coinbox.table.store.places.BUSY_SECONDS", 0.3)
    monkeypatch.setattr("coinbox.table.store.store.LIMIT", 2.0)
    monkeypatch.setitem(places.POSTGRES, "connect_timeout", 2)


def no_traces(caplog: pytest.LogCaptureFixture) -> None:
    assert [record for record in caplog.records if record.exc_info is not None] == []


def faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.message for record in caplog.records if "cannot be used" in record.message]


# -- PostgreSQL restarts -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["fast", "immediate"])
def test_postgres_is_stopped_and_started_again(
    cluster: Cluster,
    mode: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """People are told so, and people, readers and bots go on by themselves with all that was acknowledged."""
    with running(cluster.url) as server:
        table = server.open(seats={"british": "me", "mcp": "friend"})
        bots = server.open(seats={"british": "bot:greedy", "mcp": "bot:greedy"})
        british = table.seat("british")
        with table.seat("mcp").live("ja") as live, bots.watcher.live() as watching:
            live.until(lambda state: True)
            reached = watching.until(lambda state: state["seq"] > 3)["seq"]
            sent = command(british.state())
            caplog.clear()
            with cluster.away(mode):
                for lang in ("en", "ja"):
                    unavailable(british.post("/play", sent, lang=lang), lang)
                unavailable(british.get())
                unavailable(server.client.post("/api/tables", json={"game": "malaya"}))
                answer = server.client.get("/api/health")
                assert (answer.status_code, answer.json()["live"], answer.json()["ready"]) == (503, True, False)
                assert len(faults(caplog)) == 1, "one line for the fault"
            goes_on_soon(british, sent)
            live.until(lambda state: state["seq"] == sent["seq"] + 1)
            watching.until(lambda state: state["seq"] > reached + 5 or state["result"] is not None)
            good(british.send("pass"))
            live.until(lambda state: state["seq"] == sent["seq"] + 2)
        assert server.client.get("/api/health").status_code == 200
        assert_whole(stored(cluster.url), table, bots)
    assert [record for record in caplog.records if "can be used again" in record.message]
    no_traces(caplog)


def goes_on_soon(person: Person, sent: Json) -> None:
    """A page sends a command again as long as it is told to come again."""
    wait_until(lambda: person.post("/play", sent).status_code == 200)
    goes_on(person, sent)


def stored(url: str) -> dict[str, list[int]]:
    """Table -> the numbers of its steps."""
    found: dict[str, list[int]] = {}
    with psycopg.connect(url) as database:
        for game, seq in database.execute("select game, seq from steps order by game, seq"):
            found.setdefault(game, []).append(seq)
    return found


def assert_whole(found: dict[str, list[int]], *tables: Opened) -> None:
    for table in tables:
        seqs = found[table.table]
        assert seqs == list(range(1, len(seqs) + 1))


def test_postgres_that_answers_nothing_is_given_up_for_now(
    cluster: Cluster,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Its connections stay open and nobody answers; others are served meanwhile, and all goes on when it wakes."""
    with running(cluster.url) as server:
        table = server.open()
        person = table.seat("british")
        sent = command(person.state())
        with cluster.frozen():
            begun = time.monotonic()
            unavailable(person.post("/play", sent))
            assert server.client.get("/api/games").status_code == 200
            unavailable(person.get())
            assert time.monotonic() - begun < 60
        goes_on_soon(person, sent)
        assert_whole(stored(cluster.url), table)
    no_traces(caplog)


# -- disks that are full -----------------------------------------------------------------------------------------------


def fill_up(server: Running, person: Person) -> Json:
    """Open tables and play until nothing more can be stored; the command that was refused."""
    for _ in range(400):
        answer = server.client.post("/api/tables", json={"game": "malaya", "name": "x" * 80})
        if answer.status_code == 503:
            break
    unavailable(answer)
    for _ in range(400):
        state = person.state()
        sent = command(state, state["decision"]["options"][0]["name"])
        answer = person.post("/play", sent)
        if answer.status_code == 503:
            break
    unavailable(answer)
    return sent


def check_full(server: Running, full: Callable[[Callable[[], None]], None], caplog: pytest.LogCaptureFixture) -> None:
    """What is stored can be read while the disk is full; nothing is half done, and it goes on by itself."""
    person = server.open().seat("british")
    before = person.play("limited-op")["seq"]
    sent: Json = {}

    def during() -> None:
        nonlocal sent
        sent = fill_up(server, person)
        record = person.get("/record").text
        answers: list[httpx.Response] = [person.post("/play", sent) for _ in range(5)]
        for answer in answers:
            unavailable(answer)
        assert person.get("/record").text == record
        assert person.state()["seq"] == sent["seq"] >= before

    full(during)
    wait_until(lambda: person.post("/play", sent).status_code == 200)
    after = good(person.post("/play", sent))["seq"]
    assert after > sent["seq"]
    assert good(person.post("/play", sent))["seq"] == after, "once"
    server.open().seat("british").play("limited-op", "pass")
    assert "No space left on device" in caplog.text or "full" in caplog.text
    no_traces(caplog)


def test_the_disk_of_postgres_is_full(
    cluster: Cluster,
    caplog: pytest.LogCaptureFixture,
) -> None:
    with small_disk(24) as disk:
        url = cluster.database("small", disk.folder)

        def full(during: Callable[[], None]) -> None:
            with disk.full():
                during()

        with running(url) as server:
            check_full(server, full, caplog)
        assert "No space left on device" in caplog.text
        found = stored(url)
        assert all(seqs == list(range(1, len(seqs) + 1)) for seqs in found.values())
        cluster.stop()


def test_the_disk_of_a_file_is_full(caplog: pytest.LogCaptureFixture) -> None:
    with small_disk(4) as disk:

        def full(during: Callable[[], None]) -> None:
            with disk.full():
                during()

        with running(file_url(disk.folder)) as server:
            check_full(server, full, caplog)
        with closing(sqlite3.connect(disk.folder / "tables.sqlite")) as store:
            assert store.execute("pragma integrity_check").fetchone() == ("ok",)
            gaps = "select game from steps group by game having max(seq) <> count(*) or min(seq) <> 1"
            assert store.execute(gaps).fetchall() == []
            assert store.execute("select count(*) from steps where game not in (select id from games)").fetchone() == (
                0,
            )
    assert [record for record in caplog.records if record.levelno > logging.ERROR] == []
