"""The analysis of a finished game: worked out once beside the games, kept, and shown to everybody at the table."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

import coinbox
from coinbox.table import analyses
from coinbox.table.bots import Thinkers
from coinbox.table.models.analysis import AnalysisAnswer
from coinbox.table.models.beats import InsteadAnswer
from coinbox.table.store import backup, sqlite_url
from tests.table.server import Json, Opened, Person, Running, file_url, good, refused, running, wait_until
from tests.table.test_old_store import KNOWN, STORES

RECORD = (Path(__file__).parents[2] / "records" / "malaya" / "mcp-early.coin").read_text()
SLEEPER = (sys.executable, "-S", "-c", "import time; time.sleep(60)")
ROLLOUTS = 30


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    memory = Path("/dev/shm")
    with TemporaryDirectory(dir=memory if memory.is_dir() else None) as name:
        yield Path(name)


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Running]:
    """A server that thinks little."""
    with running(file_url(folder)) as found:
        found.app.state.analyses.rollouts = ROLLOUTS
        yield found


@pytest.fixture(scope="module")
def finished(server: Running) -> Opened:
    """A table whose game has been analysed."""
    opened = server.open(record=RECORD)
    good(opened.watcher.post("/analysis", {}))
    wait_until(lambda: bool(look(opened.watcher)["finished"]))
    return opened


def look(person: Person, **query: str) -> Json:
    return good(person.get("/analysis", **query))


def rows(folder: Path, table: str) -> int:
    with sqlite3.connect(folder / "tables.sqlite") as database:
        (number,) = database.execute("select count(*) from reviews where game = ?", (table,)).fetchone()
        return int(number)


def test_every_turn_is_told_with_the_chance_and_what_lost(finished: Opened) -> None:
    found = look(finished.watcher)
    AnalysisAnswer.model_validate(found)
    assert (found["part"], found["running"], found["failed"]) == (1.0, False, False)
    moments = {turn["moment"] for turn in good(finished.watcher.get("/moments"))["turns"] if turn["actor"]}
    told = [turn["moment"] for turn in found["turns"]]
    assert told == sorted(set(told))
    assert len(told) == len(moments)
    assert found["turns"][-1]["after"]["chance"] == 0, "the British have lost"
    lost = [turn for turn in found["turns"] if turn["lost"]]
    assert lost
    assert all(bool(turn["text"]) == (turn["lost"] > 0) for turn in found["turns"])
    assert any(turn["turning"] for turn in found["turns"])
    assert "勝率" in look(finished.watcher, lang="ja")["turns"][told.index(lost[0]["moment"])]["text"]


def test_a_turn_that_lost_is_shown_beside_the_better_one(finished: Opened) -> None:
    turn = next(turn for turn in look(finished.watcher)["turns"] if turn["lost"])
    found = good(finished.watcher.get(f"/analysis/{turn['moment']}"))
    InsteadAnswer.model_validate(found)
    (played,), (better,) = found["played"]["turns"], found["better"]["turns"]
    assert played["actor"] == better["actor"] == turn["actor"]
    assert played["beats"]
    assert better["beats"][-1]["view"] != played["beats"][-1]["view"]
    assert better["beats"][0]["moment"] <= turn["moment"] + len(better["beats"])
    sound = next(turn for turn in look(finished.watcher)["turns"] if not turn["lost"])
    refused(finished.watcher.get(f"/analysis/{sound['moment']}"), "not-found")
    refused(finished.watcher.get("/analysis/99999"), "not-found")
    refused(finished.watcher.get("/analysis/soon"), "bad-request")


def test_it_is_worked_out_once_and_kept(finished: Opened, server: Running, folder: Path, tmp_path: Path) -> None:
    known = look(finished.seat("british"))
    number = rows(folder, finished.table)
    assert number == len(known["turns"])
    assert good(finished.seat("mcp").post("/analysis", {})) == known
    asyncio.run(backup(file_url(folder), tmp_path / "tables.sqlite"))
    with running(file_url(tmp_path), Thinkers(SLEEPER, limit=60)) as again:
        there = Person(again, finished.table, finished.watch_token)
        assert look(there) == known
        assert good(there.post("/analysis", {})) == known, "nothing is worked out again"
    assert rows(folder, finished.table) == number


def test_what_another_version_has_stored_is_worked_out_again() -> None:
    assert analyses.known(['{"part": 1.0, "turn": {"moment": 3}}']).turns == []
    assert analyses.known([]).part == 0


def test_it_is_stopped_and_gone_on_with(server: Running, finished: Opened, folder: Path) -> None:
    opened = server.open(record=RECORD)
    watcher = opened.watcher
    assert good(watcher.post("/analysis", {}))["running"]
    assert good(watcher.post("/analysis", {}))["running"], "a second wish changes nothing"
    wait_until(lambda: len(look(watcher)["turns"]) > 1)
    rest = good(watcher.post("/analysis/stop", {}))
    assert not rest["running"]
    assert not rest["finished"]
    wait_until(lambda: server.app.state.analyses.going == 0)
    begun = look(watcher)
    assert rows(folder, opened.table) == len(begun["turns"])
    assert 0 < begun["part"] < 1
    good(watcher.post("/analysis", {}))
    wait_until(lambda: bool(look(watcher)["finished"]))
    whole = look(watcher)["turns"]
    assert whole[: len(begun["turns"])] == begun["turns"]
    assert whole == look(finished.watcher)["turns"], "in parts or at once, it says the same"


def test_a_game_that_goes_on_is_not_analysed(server: Running) -> None:
    opened = server.open()
    for answer in (
        opened.watcher.get("/analysis"),
        opened.seat("british").post("/analysis", {}),
        opened.watcher.post("/analysis/stop", {}),
        opened.watcher.get("/analysis/3"),
    ):
        assert "over" in refused(answer, "not-over")
    refused(Person(server, opened.table, "nobody").get("/analysis"), "no-seat")
    refused(opened.watcher.post("/analysis", {"rollouts": 5}), "bad-request")


def test_one_without_an_answer_says_so_and_can_be_tried_again(tmp_path: Path) -> None:
    with running(file_url(tmp_path), Thinkers((sys.executable, "-S", "-c", "raise SystemExit(1)"), limit=10)) as server:
        watcher = server.open(record=RECORD).watcher
        good(watcher.post("/analysis", {}))
        wait_until(lambda: bool(look(watcher)["failed"]))
        assert not look(watcher)["running"]
        assert not good(watcher.post("/analysis", {}))["failed"]


def test_so_many_may_wait_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "MOST", 1)
    with running(file_url(tmp_path), Thinkers(SLEEPER, limit=60)) as server:
        one, two = (server.open(record=RECORD).watcher for _ in range(2))
        good(one.post("/analysis", {}))
        refused(two.post("/analysis", {}), "busy")
        good(one.post("/analysis/stop", {}))
        wait_until(lambda: two.post("/analysis", {}).status_code == 200)


def test_a_store_of_an_older_version_has_room_for_it(tmp_path: Path) -> None:
    """The store of 0.3.0 knows neither agreements nor analyses; its finished game is analysed like any other."""
    path = Path(shutil.copy(STORES / "0.3.0.sqlite", tmp_path))
    with running(sqlite_url(path)) as server:
        server.app.state.analyses.rollouts = 4
        watcher = Person(server, KNOWN["finished"]["table"], KNOWN["finished"]["watch"])
        assert watcher.state()["hints"]["agreed"] == []
        good(watcher.post("/analysis", {}))
        wait_until(lambda: bool(look(watcher)["turns"]))
        good(watcher.post("/analysis/stop", {}))
    assert coinbox.load(KNOWN["finished"]["record"]).over
