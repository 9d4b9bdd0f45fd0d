"""A store written by version 0.3.0: every game is there, and goes on or is readable up to where it fits."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

import coinbox
from coinbox.library import rules_of
from coinbox.table.store import backup, sqlite_url
from tests.table.server import Json, Opened, Person, Running, good, refused, running, wait_until

STORES = Path(__file__).parent / "stores"
KNOWN: dict[str, Json] = json.loads((STORES / "0.3.0.json").read_text(encoding="utf-8"))
WHOLE = ("finished", "running", "undone", "record", "bot", "march_undone", "japanese_occupation")
"""Tables whose steps fit the rules of today."""
PART = ("march", "march_record")
"""Tables in which a March was asked where its Guerrillas become Active, and answered by a space."""
FITS = 20
"""The decision after which that word stands."""


class Old:
    """A server of today on a copy of the old store."""

    def __init__(self, server: Running, path: Path) -> None:
        self.server = server
        self.path = path

    def at(self, name: str, faction: str | None = None) -> Person:
        """Somebody at a table by the token that he was given then; without a faction he watches."""
        known = KNOWN[name]
        return Person(self.server, known["table"], known["seats"][faction] if faction else known["watch"])

    def status(self, *names: str) -> dict[str, Json]:
        asked = [{"table": KNOWN[name]["table"], "token": KNOWN[name]["watch"]} for name in names]
        lines = self.server.client.post("/api/tables/status", json={"tables": asked}).json()
        assert [line["table"] for line in lines] == [KNOWN[name]["table"] for name in names]
        return dict(zip(names, lines, strict=True))

    def rows(self, name: str) -> list[tuple[object, ...]]:
        """Everything that is stored of a table."""
        with sqlite3.connect(self.path) as database:
            asked = (f"select * from {table} where {key} = ?" for table, key in COLUMNS.items())
            return [row for query in asked for row in database.execute(query, (KNOWN[name]["table"],))]


COLUMNS = {"games": "id", "seats": "game", "steps": "game"}
"""Where the id of a table stands."""


@pytest.fixture(scope="module")
def today() -> int:
    return rules_of("malaya").version


@pytest.fixture(scope="module")
def copy() -> Iterator[Path]:
    """A copy of the store, in memory because disks are slow to confirm."""
    memory = Path("/dev/shm")
    with TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        yield Path(shutil.copy(STORES / "0.3.0.sqlite", folder))


@pytest.fixture(scope="module")
def old(today: int, copy: Path) -> Iterator[Old]:
    """One server for all tests that do not stop it."""
    with running(sqlite_url(copy)) as server:
        yield Old(server, copy)


def words(record: str) -> list[str]:
    """The words of a record without factions and comments."""
    body = record.partition("---\n")[2]
    lines = [line.partition("#")[0].split() for line in body.splitlines()]
    factions = {"british", "mcp", "mau_mau", "rebels", "japanese"}
    return [word for line in lines for at, word in enumerate(line) if at or word not in factions]


# -- what fits -------------------------------------------------------------------------------------------------------


def test_every_table_is_listed(old: Old, today: int) -> None:
    for name, line in old.status(*KNOWN).items():
        assert (line["stopped"] is None) == (name not in PART)
        assert line["rules"]["made_with"] == 1
    lines = old.status("finished", "running", "march")
    assert lines["finished"]["over"]
    assert lines["finished"]["outcome"] == "mcp"
    assert lines["running"]["name"] == "Nairobi"
    assert lines["march"]["rules"] == {"made_with": 1, "today": today}
    assert (lines["march"]["stopped"], lines["march"]["turn"], lines["march"]["yours"]) == (FITS, None, False)


@pytest.mark.parametrize("name", WHOLE)
def test_a_table_that_fits_is_opened_with_all_its_words(name: str, old: Old) -> None:
    person = old.at(name)
    state = person.state()
    assert state["stopped"] is None
    assert state["rules"]["made_with"] == 1
    record = person.get("/record").text
    left_out = record.count("# left out: done\n")
    kept = words(KNOWN[name]["record"])
    assert len(kept) - left_out == len(words(record))
    assert set(words(record)) <= set(kept)
    assert record.count("# undone: ") == KNOWN[name]["record"].count("# undone: ")
    assert f"# rules 1, read under rules {state['rules']['today']}\n" in record
    assert coinbox.load(record, ask=("end-turn",)).driver.decisions == state["decisions"]
    for moment in (0, state["decisions"] // 2, state["decisions"]):
        assert good(person.get(f"/moments/{moment}"))["replay"]
    assert good(person.get("/moments"))["count"] == state["decisions"]


def test_a_word_that_was_taken_back_need_not_fit(old: Old) -> None:
    """The space where Guerrillas became Active was taken back; then `done` was said, which is left out."""
    record = old.at("march_undone").get("/record").text
    assert "# undone: kuala_lumpur\n" in record
    assert "# left out: done\n" in record


@pytest.mark.parametrize("name", ["running", "undone", "record", "march_undone"])
def test_a_game_that_fits_goes_on_and_keeps_its_version(name: str, old: Old, tmp_path: Path) -> None:
    before = old.rows(name)
    draw = random.Random(4)
    for turn in range(15):
        person = old.at(name, old.at(name).state()["decision"]["actor"])
        person.play_random(2, draw)
        if turn % 5 == 0 and person.state()["undo"]:
            good(person.undo())
    state = old.at(name).state()
    assert state["rules"]["made_with"] == 1
    assert set(before) < set(old.rows(name)), "nothing that was stored has been changed"
    copy = tmp_path / "copy.sqlite"
    asyncio.run(backup(sqlite_url(old.path), copy))
    with running(sqlite_url(copy)) as again:
        assert Person(again, KNOWN[name]["table"], KNOWN[name]["watch"]).state() == state


def test_a_bot_goes_on(old: Old) -> None:
    british = old.at("bot", "british")
    seq = british.state()["seq"]
    british.play_random(3, random.Random(2))
    wait_until(lambda: british.state()["decision"] is None or british.state()["decision"]["yours"])
    assert british.last["seq"] > seq


def test_a_rematch_is_played_with_the_rules_of_today(old: Old, today: int) -> None:
    opened = good(old.at("finished", "british").post("/rematch", {}))
    assert opened["state"]["rules"] == {"made_with": today, "today": today}


# -- what does not fit -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PART)
def test_a_table_that_does_not_fit_is_readable_up_to_there(name: str, old: Old) -> None:
    person = old.at(name, "mcp")
    state = person.state()
    assert (state["decisions"], state["decision"], state["undo"], state["result"]) == (FITS, None, 0, None)
    assert state["stopped"]["decisions"] == FITS
    assert state["stopped"]["word"] == "kuala_lumpur"
    assert state["log"]
    assert good(person.get("/moments"))["count"] == FITS
    assert good(person.get(f"/moments/{FITS}"))["view"] == state["view"]
    assert good(person.get("/moments/3"))["stopped"] == state["stopped"]


def test_it_says_since_where_and_why_in_both_languages(old: Old) -> None:
    told = old.at("march").state()["stopped"]["text"]
    assert f"up to decision {FITS}" in told
    assert "'Kuala Lumpur' is not offered here. Kuala Lumpur is selected already" in told
    assert f"{FITS}手目まで読めます" in old.at("march").state(lang="ja")["stopped"]["text"]


def test_it_takes_no_moves(old: Old) -> None:
    before = old.rows("march")
    person = old.at("march", "mcp")
    for answer in (person.send("extort"), person.send("done"), person.undo(), person.get("/why", names=["rally"])):
        assert f"up to decision {FITS}" in refused(answer, "stopped")
    assert old.rows("march") == before


def test_its_record_is_given_out_whole_as_it_was_stored(old: Old) -> None:
    for name in PART:
        record = old.at(name).get("/record").text
        assert words(record) == words(KNOWN[name]["record"])
        assert "   rules: 1\n" in record
        assert record.count("# undone: ") == KNOWN[name]["record"].count("# undone: ")
        with pytest.raises(coinbox.OutdatedRecord) as caught:
            coinbox.load(record, ask=("end-turn",))
        assert caught.value.game.driver.decisions == FITS


@pytest.mark.parametrize("name", PART)
@pytest.mark.parametrize("moment", [FITS, 7])
def test_it_is_played_on_from_there_at_a_new_table(name: str, moment: int, old: Old, today: int) -> None:
    before = old.rows(name)
    person = old.at(name)
    wish = {"game": "malaya", "record": person.get("/record").text, "moment": moment}
    opened = Opened(old.server, good(old.server.client.post("/api/tables", json=wish)))
    state = opened.state
    assert state["decisions"] == moment
    assert state["view"] == good(person.get(f"/moments/{moment}"))["view"]
    assert state["rules"] == {"made_with": today, "today": today}
    opened.seat(state["decision"]["actor"]).play_random(30, random.Random(3))
    record = opened.watcher.get("/record").text
    assert f"# rules 1, read under rules {today}\n" in record
    assert coinbox.load(record).made_with == today
    assert old.rows(name) == before


def test_bots_do_not_move_in_it_and_live_pages_see_it(tmp_path: Path, today: int) -> None:
    path = Path(shutil.copy(STORES / "0.3.0.sqlite", tmp_path))
    with sqlite3.connect(path) as database:
        wishes = json.dumps({"british": "bot:random", "mcp": "bot:random"})
        database.execute("update games set wishes = ? where id = ?", (wishes, KNOWN["march"]["table"]))
    with running(sqlite_url(path)) as server:
        old = Old(server, path)
        before = old.rows("march")
        with old.at("march").live("ja") as live:
            state = live.until(lambda state: state["stopped"] is not None)
            assert state["thinking"] is None
        assert old.rows("march") == before


def test_a_table_goes_on_by_itself_where_nobody_is_asked_any_more(tmp_path: Path, today: int) -> None:
    """Its steps end before a card is drawn; the card is drawn and stored once, whoever opens the table first."""
    path = Path(shutil.copy(STORES / "0.3.0.sqlite", tmp_path))
    table = KNOWN["record"]["table"]
    with sqlite3.connect(path) as database:
        ended = "select max(seq) from steps where game = ? and option = 'end-turn'"
        database.execute(f"delete from steps where game = ? and seq > ({ended})", (table, table))
    with running(sqlite_url(path)) as server:
        people = [Person(server, table, KNOWN["record"]["watch"]) for _ in range(2)]
        with ThreadPoolExecutor() as threads:
            states = list(threads.map(lambda person: person.state(), people))
        assert states[0] == states[1]
        assert states[0]["decision"]["actor"] in KNOWN["record"]["seats"]
