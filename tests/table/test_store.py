"""The store on SQLite and PostgreSQL: append only, each number and key once, and games that outlive the server."""

from __future__ import annotations

import asyncio
import gc
import random
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

import coinbox
from coinbox.kernel.game import Driver
from coinbox.library import game_ids, rules_of
from coinbox.table.seats import Seat, hash_of, new_id
from coinbox.table.sight import HELD
from coinbox.table.store import (
    Conflict,
    GameRow,
    Head,
    StepRow,
    Store,
    StoreError,
    default_path,
    driver_url,
    sqlite_url,
)
from coinbox.table.table import Table
from coinbox.table.table_game import dice_of
from tests.table.server import Person, refused, running, wait_until

WISHES = {"british": "me", "mcp": "bot:greedy"}


def row(**changed: Any) -> GameRow:
    return GameRow(new_id(), "malaya", "standard", 1, 5.0, WISHES, **changed)


def with_store(url: str, use: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(url)
        await store.open()
        try:
            await use(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_what_is_written_is_read_again(url: str) -> None:
    game = row(name="一局", initial="coinbox record 1\n", seed=2**53 - 1)
    seats = [Seat("british", hash_of("a")), Seat("watch", hash_of("b"))]
    note = {"en": "because", "ja": "なぜなら"}
    steps = [StepRow(1, "auto", "card:M1", "chance"), StepRow(2, "play", "event", "mcp", "k", note)]

    async def write(store: Store) -> None:
        await store.add_game(game, seats, steps[:1])
        await store.add_steps(game.id, steps[1:])

    async def read(store: Store) -> None:
        assert await store.game(game.id) == game
        assert sorted(await store.seats(game.id)) == seats
        found = await store.steps(game.id)
        assert [step._replace(at=0.0) for step in found] == steps
        assert all(step.at > 1e9 for step in found)
        assert game.id in [recent.id for recent in await store.recent(1000)]
        assert await store.game("nowhere") is None
        assert await store.steps("nowhere") == []

    with_store(url, write)
    with_store(url, read)


def test_a_number_and_a_key_are_taken_once(url: str) -> None:
    async def use(store: Store) -> None:
        game, other = row(), row()
        await store.add_game(game, [], [StepRow(1, "auto", "card:M1", "chance")])
        await store.add_game(other, [], [])
        await store.add_steps(game.id, [StepRow(2, "play", "event", "mcp", "k")])
        with pytest.raises(Conflict):
            await store.add_steps(game.id, [StepRow(2, "play", "pass", "mcp", "l")])
        with pytest.raises(Conflict):
            await store.add_steps(game.id, [StepRow(3, "play", "pass", "mcp", "k")])
        await store.add_steps(other.id, [StepRow(1, "play", "pass", "mcp", "k")])
        assert [step.option for step in await store.steps(game.id)] == ["card:M1", "event"]
        with pytest.raises(Conflict):
            await store.add_game(game, [], [])

    with_store(url, use)


def test_steps_are_stored_all_or_none(url: str) -> None:
    async def use(store: Store) -> None:
        game = row()
        await store.add_game(game, [], [])
        await store.add_steps(game.id, [StepRow(3, "auto", "die:1", "chance")])
        with pytest.raises(Conflict):
            await store.add_steps(game.id, [StepRow(n, "auto", "die:1", "chance") for n in (1, 2, 3)])
        assert [step.seq for step in await store.steps(game.id)] == [3]

    with_store(url, use)


def test_changes_that_come_together_do_not_hurt_each_other(url: str) -> None:
    """Twenty tables write at once, one of them twice the same step: only that one is refused."""

    async def use(store: Store) -> None:
        games = [row() for _ in range(20)]
        await asyncio.gather(*(store.add_game(game, [], []) for game in games))
        step = StepRow(1, "play", "event", "mcp")
        writes = [store.add_steps(game.id, [step]) for game in (*games, games[7])]
        answers = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(answer) for answer in answers] == [type(None)] * 20 + [Conflict]
        for game in games:
            assert len(await store.steps(game.id)) == 1

    with_store(url, use)


def test_a_table_has_one_rematch(url: str) -> None:
    async def use(store: Store) -> None:
        game = row()
        await store.add_game(game, [], [])
        rematch = row(rematch_of=game.id)
        await store.add_game(rematch, [], [])
        with pytest.raises(Conflict):
            await store.add_game(row(rematch_of=game.id), [], [])
        assert await store.rematch_of(game.id) == rematch.id
        assert await store.rematch_of(rematch.id) is None
        await store.add_seat(game.id, Seat("watch", hash_of("w")))
        assert len(await store.seats(game.id)) == 1

    with_store(url, use)


def test_a_game_outlives_the_server(url: str) -> None:
    """Played with undo, stopped, and gone on with: every step, key, seat and moment is there."""
    draw = random.Random(7)
    with running(url) as server:
        opened = server.open(seed=None)
        person = opened.seat("british")
        for _ in range(12):
            person.play_random(3, draw)
            if person.last["undo"]:
                person.undo()
        before, record = person.state(), person.get("/record").text
        moments = person.get("/moments").json()
    with running(url) as server:
        again = Person(server, opened.table, opened.tokens["mcp"])
        assert again.state() == before
        assert again.get("/record").text == record
        assert again.get("/moments").json() == moments
        assert Person(server, opened.table, opened.watch_token).state()["you"] == []
        again.play_random(5000, draw)
        assert coinbox.load(again.get("/record").text).over


def test_two_servers_on_one_store_never_write_twice(postgres: str) -> None:
    with running(postgres) as one, running(postgres) as two:
        opened = one.open()
        first, second = opened.seat("british"), Person(two, opened.table, opened.tokens["british"])
        seq = second.state()["seq"]
        first.play("limited-op")
        late = second.send("event", seq=seq)
        assert late.json()["error"]["code"] == "stale"
        assert late.json()["state"]["seq"] == seq + 1
        assert second.state() == first.state()
        command = {"seq": seq + 1, "option": "pass", "key": "both"}
        assert first.post("/play", command).json() == second.post("/play", command).json()
        assert first.state()["seq"] == seq + 2


def test_the_store_is_made_by_whoever_comes_first(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with_store(sqlite_url(path), nothing)
    with sqlite3.connect(path) as database:
        assert database.execute("pragma journal_mode").fetchone() == ("wal",)
        assert database.execute("select value from about where key = 'version'").fetchone() == ("1",)


async def nothing(store: Store) -> None:
    """Open and close."""


def test_a_newer_store_is_refused_in_one_line(url: str) -> None:
    async def raise_version(store: Store) -> None:
        async with store.engine.begin() as connection:
            await connection.execute(text("update about set value = '2' where key = 'version'"))

    async def lower_version(engine_url: str) -> None:
        store = Store(engine_url)
        with pytest.raises(StoreError, match="has version 2"):
            await store.open()
        engine = create_async_engine(store.url)
        async with engine.begin() as connection:
            await connection.execute(text("update about set value = '1' where key = 'version'"))
        await engine.dispose()

    with_store(url, raise_version)
    asyncio.run(lower_version(url))
    with_store(url, nothing)


def test_what_is_no_database_is_refused_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear friend, " * 200)
    with pytest.raises(StoreError, match=r"letter\.txt: this cannot be used as a coinbox database"):
        with_store(sqlite_url(path), nothing)
    assert path.read_text() == "Dear friend, " * 200
    for wrong in ("postgresql://nobody@127.0.0.1:1/none", "nonsense", "mysql://localhost/x"):
        with pytest.raises(StoreError) as error:
            with_store(wrong, nothing)
        assert "\n" not in str(error.value)


def test_a_damaged_game_is_read_up_to_there_and_others_go_on(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "t.sqlite")
    with running(url) as server:
        broken, whole = server.open(), server.open()
    with sqlite3.connect(tmp_path / "t.sqlite") as database:
        insert = "insert into steps (game, seq, kind, option, actor, at) values (?, 2, 'play', 'checkmate', 'mcp', 0)"
        database.execute(insert, (broken.table,))
    with running(url) as server:
        person = Person(server, broken.table, broken.tokens["mcp"])
        state = person.state()
        assert (state["stopped"]["decisions"], state["stopped"]["word"], state["decision"]) == (1, "checkmate", None)
        assert "'checkmate' is not an option in malaya" in state["stopped"]["text"]
        refused(person.send("limited-op"), "stopped")
        assert person.get("/record").text.endswith("checkmate\n")
        Person(server, whole.table, whole.tokens["mcp"]).play("limited-op")


DAMAGE = {
    "seats that are no JSON": "update games set wishes = '{' where id = ?",
    "seats that are no table": "update games set wishes = '[1]' where id = ?",
    "a version that is no number": "update games set rules = 'new' where id = ?",
    "a seed that is no number": "update games set seed = 'corn' where id = ?",
    "a game that is not installed": "update games set game = 'chess' where id = ?",
    "a scenario that is not known": "update games set scenario = 'short' where id = ?",
    "a record that is none": "update games set initial = 'Dear friend' where id = ?",
    "a note that is no JSON": "update steps set note = '{' where game = ? and seq = 2",
    "an undo of nobody knows what": "update steps set kind = 'undo', option = 'all' where game = ? and seq = 2",
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_row_that_cannot_be_read_harms_no_other(damage: str, tmp_path: Path) -> None:
    """Not the list, not the start of the server, not a bot that has to move."""
    url = sqlite_url(tmp_path / "t.sqlite")
    seats = {"british": "me", "mcp": "bot:random"}
    with running(url) as server:
        broken, whole = server.open(seats=seats), server.open(seats=seats)
        for opened in (broken, whole):
            opened.seat("british").play("limited-op")
    with sqlite3.connect(tmp_path / "t.sqlite") as database:
        database.execute(DAMAGE[damage], (broken.table,))
    with running(url) as server:
        asked = [{"table": each.table, "token": each.watch_token} for each in (broken, whole)]
        listed = server.client.post("/api/tables/status", json={"tables": asked}).json()
        assert whole.table in [line["table"] for line in listed]
        assert all(line["rules"] is None for line in listed if line["table"] == broken.table)
        refused(Person(server, broken.table, broken.watch_token).get(), "bad-record")
        person = Person(server, whole.table, whole.tokens["british"])
        person.play("pass", "end-turn")
        wait_until(lambda: person.state()["decision"]["yours"])


def test_a_game_of_newer_rules_is_refused(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "t.sqlite")
    with running(url) as server:
        opened = server.open()
    with sqlite3.connect(tmp_path / "t.sqlite") as database:
        database.execute("update games set rules = 99")
    with running(url) as server:
        person = Person(server, opened.table, opened.watch_token)
        assert "version 99" in refused(person.get(), "bad-record")
        assert "第99版" in refused(person.get(lang="ja"), "bad-record")
        assert "rules: 99\n" in person.get("/record").text


def test_places_and_urls(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_path() == tmp_path / "coinbox" / "tables.sqlite"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_path() == tmp_path / ".local" / "share" / "coinbox" / "tables.sqlite"
    assert driver_url("postgresql://h/d") == driver_url("postgres://h/d") == "postgresql+psycopg://h/d"
    assert "secret" not in Store("postgresql://me:secret@h/d").place


@pytest.mark.parametrize("game", game_ids())
def test_a_game_that_is_let_go_is_freed_without_the_collector(game: str) -> None:
    """So that the collector need not look at games that stay (see `table/memory.py`)."""
    rules = rules_of(game)
    table = Table(
        GameRow("id", game, rules.scenarios[0], rules.version, 0.0, dict.fromkeys(rules.factions, "me")), Head.new([])
    )
    play, draw = table.begin(), random.Random(3)
    for step in range(40):
        play.automatic(dice_of(3, step), ())
        play.feed(draw.choice(play.offered))
    play.automatic(dice_of(3, 40), ())
    table.steps = [1] * len(play.journal)
    table.state(rules.factions[:1], "en")
    gc.collect()
    gc.disable()
    try:
        before = sum(isinstance(each, Driver) for each in gc.get_objects())
        del table, play
        HELD.clear()  # what was looked at last is held until others have been looked at
        assert sum(isinstance(each, Driver) for each in gc.get_objects()) < before
    finally:
        gc.enable()
