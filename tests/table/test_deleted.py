"""A table that `coinbox admin` deletes or renames while a server holds it in memory."""

from __future__ import annotations

import logging
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from coinbox.cli import main
from tests.table.server import SECONDS, Opened, Running, file_url, good, refused, running, wait_until

PARTS = ("games", "seats", "steps", "consents", "reviews", "present", "bot_jobs", "thoughts")


@pytest.fixture(params=["sqlite", "postgresql"])
def own_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A store of each kind that belongs to one test."""
    found: str = file_url(tmp_path) if request.param == "sqlite" else request.getfixturevalue("database")
    return found


def admin(url: str, *words: str) -> None:
    place = ["--data", url.partition("///")[2]] if url.startswith("sqlite") else ["--database", url]
    assert main(["admin", *words, *place]) == 0


def rows(url: str, table: str) -> dict[str, int]:
    """Kind of row -> how many there are of a table."""
    asked = {part: f"select count(*) from {part} where {'id' if part == 'games' else 'game'} = " for part in PARTS}
    database: Any = sqlite3.connect(url.partition("///")[2]) if url.startswith("sqlite") else psycopg.connect(url)
    sign = "?" if url.startswith("sqlite") else "%s"
    try:
        found = {part: database.execute(query + sign, (table,)).fetchone()[0] for part, query in asked.items()}
    finally:
        database.close()
    return {part: number for part, number in found.items() if number}


def is_gone(answer: httpx.Response) -> bool:
    if answer.status_code == 200:
        return False
    return bool(refused(answer, "unknown-table"))


def test_readers_are_told_and_nobody_finds_it_any_more(own_url: str) -> None:
    with running(own_url) as server:
        lost, kept = (server.open(seats={"british": "me", "mcp": "friend"}) for _ in range(2))
        lost.seat("british").play("limited-op")
        with lost.seat("mcp").live("ja") as live, lost.watcher.live() as watching, kept.watcher.live() as other:
            for each in (live, watching, other):
                each.until(lambda state: True)
            admin(own_url, "delete", lost.table, "--yes")
            for each in (live, watching):
                while (message := each.message())["type"] == "state":
                    pass
                assert message["error"]["code"] == "unknown-table"
                with pytest.raises(ConnectionClosed) as closed:
                    each.message()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4404
            wait_until(lambda: is_gone(lost.seat("british").get()))
            for person in (lost.seat("british"), lost.seat("mcp"), lost.watcher):
                refused(person.get(), "unknown-table")
                refused(person.get("/record"), "unknown-table")
            refused(lost.seat("british").send("pass", seq=2), "unknown-table")
            assert status_of(server, lost, kept) == [kept.table]
            good(kept.seat("british").send("limited-op"))
            assert other.until(lambda state: state["seq"] == 2)
        wait_until(lambda: rows(own_url, lost.table) == {})
        assert server.app.state.tables.known(lost.table) is None


def status_of(server: Running, *tables: Opened) -> list[str]:
    asked = [{"table": each.table, "token": each.watch_token} for each in tables]
    lines = server.client.post("/api/tables/status", json={"tables": asked}).json()
    return [line["table"] for line in lines]


def test_a_step_that_was_stored_as_the_table_went_goes_too(own_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A command may arrive after the deletion and before the server notices it."""
    monkeypatch.setattr("coinbox.table.tables.LOOK_SECONDS", 0.2)
    with running(own_url) as server:
        table = server.open()
        for _ in range(5):
            table = server.open()
            admin(own_url, "delete", table.table, "--yes")
            sent = {"seq": 1, "option": "limited-op", "key": "late"}
            wait_until(lambda: is_gone(table.seat("british").post("/play", sent)))  # noqa: B023
            wait_until(lambda: rows(own_url, table.table) == {})  # noqa: B023
        # What is left of other tables is untouched.
        server.open().seat("british").play("limited-op", "pass")


def test_bots_of_a_deleted_table_stop(own_url: str, caplog: pytest.LogCaptureFixture) -> None:
    with running(own_url) as server:
        table = server.open(seats={"british": "bot:greedy", "mcp": "bot:greedy"})
        bots = server.app.state.tables.bots
        wait_until(lambda: table.watcher.state()["seq"] > 3)
        admin(own_url, "delete", table.table, "--yes")
        wait_until(lambda: is_gone(table.watcher.get()))
        wait_until(lambda: table.table not in bots.held)
        wait_until(lambda: rows(own_url, table.table) == {})
        # Bots of other tables go on.
        other = server.open(seats={"british": "bot:random", "mcp": "bot:random"})
        wait_until(lambda: other.watcher.state()["seq"] > 5)
    assert [record for record in caplog.records if record.levelno > logging.WARNING] == []


def test_another_worker_forgets_it_too(database: str) -> None:
    with running(database) as one, running(database) as other:
        here = one.open()
        there = here.at(other)
        there.watcher.state()
        with there.watcher.live() as far:
            far.until(lambda state: True)
            admin(database, "delete", here.table, "--yes")
            while (message := far.message())["type"] == "state":
                pass
            assert message["error"]["code"] == "unknown-table"
        for table in (here, there):
            refused(table.watcher.get(), "unknown-table")


def test_a_table_that_comes_back_is_there_again(own_url: str, tmp_path: Path) -> None:
    with running(own_url) as server:
        table = server.open()
        table.seat("british").play("limited-op")
        file = tmp_path / "kept.gz"
        admin(own_url, "delete", table.table, "--to", str(file), "--yes")
        wait_until(lambda: is_gone(table.watcher.get()))
        admin(own_url, "import", str(file))
        wait_until(lambda: not is_gone(table.watcher.get()))
        assert table.seat("british").play("pass")["seq"] == 3


def test_a_new_name_is_seen_by_those_who_look(own_url: str) -> None:
    with running(own_url) as server:
        table = server.open(name="Tuesday")
        with table.watcher.live() as live:
            assert live.until(lambda state: True)["name"] == "Tuesday"
            admin(own_url, "rename", table.table, "Wednesday")
            assert live.until(lambda state: state["name"] != "Tuesday")["name"] == "Wednesday"
        assert table.watcher.state()["name"] == "Wednesday"


def test_tables_that_nobody_asks_for_any_more_are_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks whether they are still there must not hold them."""
    monkeypatch.setattr("coinbox.table.tables.LOOK_SECONDS", 0.05)
    monkeypatch.setattr("coinbox.table.tables.KEPT", 2)
    with running(file_url(tmp_path)) as server:
        tables = server.app.state.tables
        for _ in range(8):
            server.open()
            looked = threading.Event()
            monkeypatch.setattr(tables.store, "names", noted(tables.store.names, looked))
            assert looked.wait(SECONDS)
        wait_until(lambda: tables.in_memory <= 4)


def noted(names: Callable[[Sequence[str]], Awaitable[Any]], looked: threading.Event) -> Any:
    async def asked(tables: Sequence[str]) -> Any:
        found = await names(tables)
        looked.set()
        return found

    return asked
