"""Several workers on one PostgreSQL: any of them serves any table, and everybody sees everything at once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import psycopg
import pytest

from coinbox.cli import main
from coinbox.table.colleagues import Colleagues
from coinbox.table.store import QUICK, SLOW, Job, Store, sqlite_url
from tests.table.server import Json, Opened, Person, Running, file_url, good, refused, running, wait_until

NEWS = "select pid from pg_stat_activity where query like 'LISTEN%' and datname = current_database()"


@pytest.fixture(scope="module")
def two(postgres: str) -> Iterator[tuple[Running, Running]]:
    with running(postgres) as one, running(postgres) as other:
        yield one, other


def shared(two: tuple[Running, Running], **wishes: object) -> tuple[Opened, Opened]:
    """A table that was opened at one worker, as it is reached at each."""
    opened = two[0].open(**{"seats": {"british": "me", "mcp": "friend"}} | wishes)
    return opened, opened.at(two[1])


# -- what is read ------------------------------------------------------------------------------------------------------


def test_what_one_worker_stores_is_read_at_the_other(two: tuple[Running, Running]) -> None:
    here, there = shared(two)
    assert there.watcher.state()["seq"] == here.state["seq"]
    for option in ("limited-op", "pass", "end-turn"):
        after = here.seat("british").play(option)
        assert there.seat("british").state() == here.seat("british").state()
        asked = [{"table": here.table, "token": here.watch_token}]
        (line,) = two[1].client.post("/api/tables/status", json={"tables": asked}).json()
        assert (line["seq"], line["turn"]) == (after["seq"], after["decision"]["actor"])


def test_two_people_at_two_workers_play_with_each_other(two: tuple[Running, Running]) -> None:
    """Each decides at his own worker, with undo in between, and both end at the same board."""
    here, there = shared(two)
    draw = random.Random(5)
    people = {"british": here.seat("british"), "mcp": there.seat("mcp")}
    for _ in range(60):
        state = here.watcher.state()
        if state["decision"] is None:
            break
        person = people[state["decision"]["actor"]]
        mine = person.state()
        assert mine["seq"] == state["seq"]
        if mine["undo"] and draw.random() < 0.2:
            good(person.undo())
        else:
            good(person.send(draw.choice(mine["decision"]["options"])["name"], seq=mine["seq"]))
    assert here.watcher.state() == there.watcher.state()
    assert here.watcher.get("/record").text == there.watcher.get("/record").text


def test_readers_are_told_at_once_wherever_they_read(two: tuple[Running, Running]) -> None:
    here, there = shared(two)
    with here.seat("british").live() as near, there.seat("mcp").live("ja") as far:
        for option in ("limited-op", "pass", "end-turn"):
            seq = here.seat("british").state()["seq"]
            good(here.seat("british").send(option, seq=seq))
            shown = far.after(seq)
            assert shown["seq"] == near.after(seq)["seq"]
        assert shown["decision"]["yours"] == (shown["decision"]["actor"] == "mcp")


def test_presence_consents_and_rematch_are_known_everywhere(two: tuple[Running, Running]) -> None:
    here, there = shared(two)

    def online(state: Json) -> bool:
        found: bool = state["players"]["mcp"]["online"]
        return found

    with here.seat("british").live() as near:
        with there.seat("mcp").live():
            near.until(online)
        near.until(lambda state: not online(state))
        good(there.seat("mcp").post("/hints", {"agreed": True}))
        assert near.until(lambda state: state["hints"]["agreed"])["hints"]["agreed"] == ["mcp"]
        assert here.seat("british").state()["hints"]["agreed"] == ["mcp"]
        new = good(there.seat("mcp").post("/rematch", {}))
        near.until(lambda state: state["rematch"] == new["table"])
    again = good(here.seat("british").post("/rematch", {}))
    assert again["table"] == new["table"]
    for server in two:
        for token in (new["watch"], again["watch"], here.watch_token):
            assert Person(server, new["table"], token).state()["you"] == []
        assert Person(server, new["table"], here.tokens["mcp"]).state()["you"] == ["british"]


def test_asking_for_a_rematch_again_adds_no_seat(two: tuple[Running, Running], postgres: str) -> None:
    here, there = shared(two)
    new = good(here.seat("british").post("/rematch", {}))
    good(there.seat("mcp").post("/rematch", {}))
    query = "select count(*) from seats where game = %s"
    with psycopg.connect(postgres) as database:
        before = database.execute(query, (new["table"],)).fetchone()
        for _ in range(5):
            for person in (here.seat("british"), there.seat("british"), there.seat("mcp")):
                assert good(person.post("/rematch", {}))["table"] == new["table"]
        assert database.execute(query, (new["table"],)).fetchone() == before


def test_a_lost_connection_for_news_is_caught_up_with(two: tuple[Running, Running], postgres: str) -> None:
    """While nobody tells the other worker anything, a decision is stored; its reader sees it nevertheless."""
    here, there = shared(two)
    wait_until(two[1].app.state.tables.colleagues.hears.is_set)
    with there.watcher.live() as far, psycopg.connect(postgres, autocommit=True) as admin:
        far.until(lambda state: True)
        for pid in admin.execute(NEWS).fetchall():
            admin.execute("select pg_terminate_backend(%s)", pid)
        seq = here.seat("british").play("limited-op")["seq"]
        assert far.until(lambda state: state["seq"] == seq)["seq"] == seq
        seq = here.seat("british").play("pass")["seq"]
        assert far.until(lambda state: state["seq"] == seq)["seq"] == seq


def test_a_seat_that_was_taken_back_shows_nothing_more(two: tuple[Running, Running], postgres: str) -> None:
    here, there = shared(two)
    with there.seat("mcp").live() as far:
        far.until(lambda state: True)
        with psycopg.connect(postgres, autocommit=True) as database:
            database.execute("delete from seats where game = %s and who = 'mcp'", (here.table,))
        here.seat("british").play("limited-op")
        while (message := far.message())["type"] == "state":
            assert message["state"]["seq"] == here.state["seq"]
        assert message["error"]["code"] == "no-seat"
    refused(there.seat("mcp").get(), "no-seat")


def test_a_hint_is_looked_at_and_stopped_at_any_worker(two: tuple[Running, Running]) -> None:
    here, there = shared(two, seats={"british": "me", "mcp": "bot:random"}, seed=4)
    near, far = here.seat("british"), there.seat("british")
    seq = near.state()["seq"]
    good(near.post("/hint", {"seq": seq}))
    assert good(far.get("/hint"))["seq"] == seq
    wait_until(lambda: good(far.get("/hint"))["plans"] is not None)
    assert good(far.get("/hint")) == good(near.get("/hint"))
    assert good(far.get("/hint/0"))["at"] == seq
    assert far.post("/hint/stop", {}).status_code == 204
    near.play("limited-op")
    assert far.get("/hint").status_code == near.get("/hint").status_code == 204


# -- bots --------------------------------------------------------------------------------------------------------------


def test_bots_move_wherever_somebody_has_decided(two: tuple[Running, Running]) -> None:
    here, there = shared(two, seats={"british": "me", "mcp": "bot:random"}, seed=4)
    draw = random.Random(3)
    for person in (here.seat("british"), there.seat("british")) * 6:
        wait_until(lambda person=person: person.state()["thinking"] is None)  # type: ignore[misc]
        if person.last["decision"] is None:
            break
        good(person.send(draw.choice(person.last["decision"]["options"])["name"], seq=person.last["seq"]))
    assert here.watcher.get("/record").text == there.watcher.get("/record").text


def test_the_bot_of_a_worker_that_has_died_is_taken_over(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody touches the turn that a living worker holds; when it is silent for too long, another one goes on."""
    seats = {"british": "me", "mcp": "bot:random"}
    with running(database) as server, psycopg.connect(database, autocommit=True) as admin:
        monkeypatch.setattr("coinbox.table.bot_turns.AT_ONCE", {})
        first, second = (server.open(seats=seats, seed=4).seat("british") for _ in range(2))
        first.play("limited-op", "pass", "end-turn")
        admin.execute("insert into workers values ('other', extract(epoch from clock_timestamp()) + 1000)")
        admin.execute("update bot_jobs set worker = 'other' where game = %s", (first.table,))
        monkeypatch.undo()
        second.play("limited-op", "pass", "end-turn")
        wait_until(lambda: second.state()["thinking"] is None)
        assert first.state()["thinking"] == "mcp"
        held = admin.execute("select worker from bot_jobs where game = %s", (first.table,)).fetchone()
        assert held == ("other",)
        admin.execute("update workers set seen = seen - 2000 where id = 'other'")
        wait_until(lambda: first.state()["thinking"] is None)
        assert admin.execute("select count(*) from bot_jobs").fetchone() == (0,)
        assert admin.execute("select count(*) from workers").fetchone() == (1,)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_job_is_claimed_once_in_the_order_of_the_queue(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url: str = file_url(tmp_path) if kind == "sqlite" else request.getfixturevalue("database")

    async def use() -> None:
        one, other = Store(url), Store(url)
        await one.open()
        await other.open()
        await one.beat()
        await other.beat()
        names = [f"job-{n}" for n in range(40)]
        for name in names:
            await one.put_job(name, Job(QUICK))
        await one.put_job("slow", Job(SLOW))
        found = [await one.claim(QUICK, 5)]
        found += await asyncio.gather(*(store.claim(QUICK, 5) for store in (other, one) * 4))
        assert sorted(name for claimed in found for name in claimed) == sorted(names), "each once"
        assert sorted(found[0]) == sorted(names[:5]), "who waits longest comes first"
        # Who is done with a turn waits behind all others.
        await one.put_job(names[3], Job(QUICK))
        await one.put_job(names[0], Job(QUICK))
        assert await other.claim(QUICK, 1) == [names[3]]
        assert await one.claim(QUICK, 9) == [names[0]]
        # What a living worker holds nobody takes; what it does not hold any more is free again.
        assert await one.claim(QUICK, 99) == []
        assert await other.beat(held=[])
        assert names[3] in await one.claim(QUICK, 99)
        await one.leave()
        assert sorted(await other.claim(QUICK, 99)) == sorted(names)
        assert await other.claim(SLOW, 99) == ["slow"]
        assert await other.waiting() == 41
        await one.close()
        await other.close()

    asyncio.run(use())


def test_nobody_opens_another_table_with_a_bot_while_too_many_wait(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("coinbox.table.bot_turns.MOST", 0)
    wish = {"game": "malaya", "seats": {"british": "me", "mcp": "bot:random"}}
    answer = server.client.post("/api/tables", json=wish)
    assert answer.status_code == 429
    refused(answer, "busy")
    server.open(seats={"british": "me", "mcp": "me"})


# -- one file ----------------------------------------------------------------------------------------------------------


def test_a_second_server_on_one_file_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "tables.sqlite"
    with running(sqlite_url(path)) as server:
        opened = server.open()
        for lang, part in (("en", "another coinbox serves"), ("ja", "別のcoinboxが提供中")):
            assert main(["serve", "--port", "0", "--data", str(path), "--lang", lang]) == 2
            out, err = capsys.readouterr()
            assert (out, err.count("\n")) == ("", 1)
            assert part in err
        opened.seat("british").play("limited-op")
    with running(sqlite_url(path)) as server:
        assert Person(server, opened.table, opened.watch_token).state()["seq"] == 2


def test_several_workers_need_a_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = ["--data", str(tmp_path / "tables.sqlite"), "--port", "0"]
    for number, lang, part in (
        ("2", "en", "need PostgreSQL"),
        ("2", "ja", "PostgreSQLが必要"),
        ("0", "en", "at least 1"),
    ):
        assert main(["serve", "--workers", number, *data, "--lang", lang]) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        assert part in err


def test_news_of_the_last_moment_do_not_keep_a_worker_from_stopping() -> None:
    """Readers leave while it stops: that must not make the loop forget that it is to end."""

    async def beat(_held: list[str]) -> bool:
        return False

    async def ended() -> bool:
        tables: Any = SimpleNamespace(
            store=SimpleNamespace(is_shared=True, beat=beat), bots=SimpleNamespace(held={}), watched=list
        )
        colleagues = Colleagues(tables)
        task = asyncio.create_task(colleagues.stay_in_touch())
        await asyncio.sleep(0.05)
        colleagues._news.set()
        await asyncio.sleep(0)
        task.cancel()
        done, _ = await asyncio.wait([task], timeout=1)
        task.cancel()
        return bool(done) and task.cancelled()

    assert asyncio.run(ended())
