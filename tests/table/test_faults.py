"""A database that is locked, full, read-only, slow or away: nothing is lost, and all goes on when it is over."""

from __future__ import annotations

import json
import logging
import shutil
import sqlite3
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy import event
from sqlalchemy.engine import make_url
from websockets.sync.client import connect

from coinbox.table.accord import Act
from coinbox.table.store import StepRow, places
from coinbox.table.table import Table
from tests.table.server import SECONDS, Json, Person, Running, file_url, good, keys, refused, running, wait_until
from tests.table.test_old_store import KNOWN, STORES


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for a database in these tests."""
    monkeypatch.setattr("coinbox.table.store.places.BUSY_SECONDS", 0.3)
    monkeypatch.setitem(
        places.POSTGRES,
        "options",
        "-c statement_timeout=500 -c lock_timeout=500",
    )


def unavailable(answer: httpx.Response, lang: str = "en") -> None:
    """A sentence, a time to come again, and nothing of the machinery."""
    assert answer.status_code == 503, answer.text
    error = answer.json()["error"]
    assert error["code"] == "no-store"
    assert ("Nothing is lost" if lang == "en" else "何も失われず") in error["message"]
    assert int(answer.headers["Retry-After"]) > 0
    assert "Traceback" not in answer.text
    assert "sql" not in answer.text.lower()


def command(state: Json, option: str = "limited-op") -> Json:
    return {"seq": state["seq"], "option": option, "key": next(keys)}


@contextmanager
def limited(server: Running, pragma: str, after: str) -> Iterator[None]:
    """Every connection of a server to its file is limited, as a full disk or a file that is read-only would."""
    engine = server.app.state.tables.store.engine.sync_engine
    setting = pragma

    def checkout(connection: Any, *_: object) -> None:
        connection.cursor().execute(setting)

    event.listen(engine, "checkout", checkout)
    try:
        yield
    finally:
        setting = after
        event.remove(engine, "checkout", checkout)
        event.listen(engine, "checkout", checkout)


def goes_on(person: Person, sent: Json) -> None:
    """The same command, sent again, is carried out once."""
    after = good(person.post("/play", sent))
    assert after["seq"] == sent["seq"] + 1
    assert good(person.post("/play", sent))["seq"] == sent["seq"] + 1
    assert person.state()["seq"] == sent["seq"] + 1


# -- SQLite ------------------------------------------------------------------------------------------------------------


def test_a_file_that_another_program_has_locked(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with running(file_url(tmp_path)) as server:
        person = server.open().seat("british")
        sent = command(person.state())
        with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            unavailable(person.post("/play", sent))
            unavailable(person.post("/play", sent, lang="ja"), "ja")
            unavailable(server.client.post("/api/tables", json={"game": "malaya"}))
            assert person.state()["seq"] == sent["seq"], "what is only read is read"
            other.execute("ROLLBACK")
        goes_on(person, sent)
    faults = [record for record in caplog.records if "cannot be used" in record.message]
    assert len(faults) in (1, 2, 3), "a line for each fault; reading in between says that it is over"
    assert all(record.exc_info is None for record in caplog.records)


@pytest.mark.parametrize(
    ("pragma", "after"),
    [("PRAGMA max_page_count=1", "PRAGMA max_page_count=1000000"), ("PRAGMA query_only=1", "PRAGMA query_only=0")],
    ids=["full", "read-only"],
)
def test_a_full_disk_and_a_file_that_is_read_only(
    tmp_path: Path, pragma: str, after: str, caplog: pytest.LogCaptureFixture
) -> None:
    with running(file_url(tmp_path)) as server:
        person = server.open().seat("british")
        sent = command(person.state())
        record = person.get("/record").text
        with limited(server, pragma, after):
            # A page has room for a few steps.
            answers = [server.client.post("/api/tables", json={"game": "malaya"}) for _ in range(30)]
            unavailable(answers[-1])
            assert {answer.status_code for answer in answers} <= {200, 503}
            if "query_only" in pragma:
                unavailable(person.post("/play", sent))
            assert person.get("/record").text == record
        goes_on(person, sent)
        server.open()
    assert all(record.exc_info is None for record in caplog.records)


def test_a_clock_that_jumps_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = time.time
    with running(file_url(tmp_path)) as server:
        seats = {"british": "me", "mcp": "bot:random"}
        person = server.open(seats=seats, seed=4).seat("british")
        for years in (-10, 50, 0):
            monkeypatch.setattr(time, "time", lambda years=years: real() + years * 31_557_600)
            wait_until(lambda: person.state()["thinking"] is None)
            while person.last["decision"] is not None and person.last["thinking"] is None:
                person.play(person.last["decision"]["options"][-1]["name"])
            wait_until(lambda: person.state()["thinking"] is None)
        wait_until(lambda: person.state()["thinking"] is None)
        seqs = [seq for (seq,) in steps(tmp_path, person.table)]
        assert seqs == list(range(1, len(seqs) + 1))


def steps(folder: Path, table: str) -> list[Any]:
    with sqlite3.connect(folder / "tables.sqlite") as store:
        return store.execute("select seq from steps where game = ? order by seq", (table,)).fetchall()


# -- PostgreSQL --------------------------------------------------------------------------------------------------------


@contextmanager
def away(postgres: str, database: str) -> Iterator[None]:
    """A database that has gone away, and comes back."""
    name = make_url(database).database
    with psycopg.connect(postgres, autocommit=True) as admin:
        admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        there = "FROM pg_stat_activity WHERE datname = %s"
        admin.execute(f"SELECT pg_terminate_backend(pid) {there}", (name,))
        wait_until(lambda: admin.execute(f"SELECT count(*) {there}", (name,)).fetchone() == (0,))
        try:
            yield
        finally:
            admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


def test_a_database_that_goes_away_and_comes_back(
    postgres: str, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Commands fail with a sentence; readers and bots go on by themselves, and nobody has to come again."""
    with running(database) as server:
        table = server.open(seats={"british": "me", "mcp": "friend"})
        bots = server.open(seats={"british": "bot:greedy", "mcp": "bot:greedy"})
        british = table.seat("british")
        with british.live() as live, table.seat("mcp").live("ja") as other, bots.watcher.live() as watching:
            live.until(lambda state: state["players"]["mcp"]["online"])
            other.until(lambda state: True)
            watching.until(lambda state: True)
            sent = command(british.state())
            caplog.clear()
            with away(postgres, database):
                gone = len(caplog.records)  # while it goes, one connection may be refused and another still be answered
                unavailable(british.post("/play", sent))
                unavailable(british.get(lang="ja"), "ja")
                asked = {"tables": [{"table": table.table, "token": table.watch_token}]}
                unavailable(server.client.post("/api/tables/status", json=asked))
                lines = [number for number, record in enumerate(caplog.records) if "cannot be used" in record.message]
                assert lines, "a line for the fault"
                assert sum(number >= gone for number in lines) <= 1, "and not a second one"
                before = bots_seq(server, bots.table)
            goes_on(british, sent)
            assert live.until(lambda state: state["seq"] > sent["seq"])["seq"] == sent["seq"] + 1
            assert other.until(lambda state: state["seq"] > sent["seq"])["seq"] == sent["seq"] + 1
            watching.until(lambda state: state["seq"] > before + 5 or state["result"] is not None)
            british.play("pass")
            assert other.until(lambda state: state["seq"] > sent["seq"] + 1)["seq"] == british.last["seq"]
    assert all(record.exc_info is None for record in caplog.records)
    assert [record.message for record in caplog.records if "can be used again" in record.message]


def bots_seq(server: Running, table: str) -> int:
    """How far bots have come, as the worker knows."""
    found: int = server.app.state.tables.known(table).stored
    return found


def test_a_reader_who_comes_while_the_database_is_away_is_told_to_come_again(postgres: str, database: str) -> None:
    with running(database) as server:
        table = server.open()
        with away(postgres, database), table.watcher.live() as live:
            message = live.message()
            assert message["error"]["code"] == "no-store"
        with table.watcher.live() as live:
            live.until(lambda state: True)


def test_a_slow_database_is_not_waited_for(database: str) -> None:
    with running(database) as server, psycopg.connect(database) as other:
        person = server.open().seat("british")
        sent = command(person.state())
        other.execute("LOCK TABLE steps IN ACCESS EXCLUSIVE MODE")
        unavailable(person.post("/play", sent))
        unavailable(person.get())
        other.rollback()
        goes_on(person, sent)


# -- rows --------------------------------------------------------------------------------------------------------------


def test_a_row_of_an_unknown_game_is_listed_and_says_what_it_is(url: str, tmp_path: Path) -> None:
    with running(url) as server:
        strange, whole = server.open(), server.open()
    change(url, tmp_path, f"update games set game = 'chess' where id = '{strange.table}'")
    with running(url) as server:
        asked = [{"table": each.table, "token": each.watch_token} for each in (strange, whole)]
        lines = server.client.post("/api/tables/status", json={"tables": asked}).json()
        assert [line["table"] for line in lines] == [strange.table, whole.table]
        assert (lines[0]["game"], lines[0]["rules"]) == ("chess", None)
        person = Person(server, strange.table, strange.watch_token)
        assert "chess" in refused(person.get(), "bad-record")
        assert "chess" in refused(person.get(lang="ja"), "bad-record")
        assert "game: chess" in person.get("/record").text


def change(url: str, folder: Path, statement: str) -> None:
    if url.startswith("sqlite"):
        with sqlite3.connect(folder / "tables.sqlite") as store:
            store.execute(statement)
    else:
        with psycopg.connect(url) as database:
            database.execute(statement)


def test_the_wrong_name_of_a_table_is_no_fault_of_the_store(postgres: str, caplog: pytest.LogCaptureFixture) -> None:
    """A zero byte in the address of the live channel cost 10 kB of traceback on PostgreSQL."""
    with running(postgres) as server:
        for name in ("%00", "a%00b", "x" * 3000, "%F0%9F%8E%B2"):
            with connect(f"ws://127.0.0.1:{server.port}/api/tables/{name}/live") as socket:
                socket.send('{"token": "nobodys"}')
                assert json.loads(socket.recv(timeout=SECONDS))["error"]["code"] == "unknown-table"
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_a_stranger_costs_no_replay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = Path(shutil.copy(STORES / "0.3.0.sqlite", tmp_path / "tables.sqlite"))
    loaded: list[str] = []
    load = Table.load

    def noted(table: Table, rows: Sequence[StepRow], acts: Mapping[int, Act]) -> None:
        loaded.append(table.id)
        load(table, rows, acts)

    monkeypatch.setattr(Table, "load", noted)
    with running(f"sqlite+aiosqlite:///{path}") as server:
        table = KNOWN["finished"]["table"]
        loaded.clear()
        refused(Person(server, table, "nobodys").get(), "no-seat")
        refused(Person(server, table, "nobodys").send("event", seq=1), "no-seat")
        assert table not in loaded
        good(Person(server, table, KNOWN["finished"]["watch"]).get())
        assert table in loaded
