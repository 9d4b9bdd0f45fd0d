"""Thinkers that die, hang or cannot be started, and bots that take turns: no table stands still or waits long."""

from __future__ import annotations

import asyncio
import itertools
import logging
import os
import random
import signal
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path

import pytest

from coinbox.table.bots import COMMAND, NoAnswer, Thinker, Thinkers
from tests.table.server import Json, Opened, Person, Running, file_url, good, running, wait_until

REAL = "from coinbox.table import thinker\n"


def bot_table(server: Running, bot: str = "bot:greedy") -> Person:
    """Somebody against a bot that is to move now."""
    british = server.open(seats={"british": "me", "mcp": bot}, seed=4).seat("british")
    british.play("limited-op", "pass", "end-turn")
    return british


def has_moved(person: Person) -> bool:
    state = person.state()
    return state["thinking"] is None


def reasons(person: Person) -> str:
    return str([turn["reason"] for turn in person.get("/beats").json()["turns"]])


def program(text: str) -> tuple[str, ...]:
    return (sys.executable, "-c", text)


def first_time(flag: Path, act: str) -> str:
    """The beginning of a program that does something else when it is asked for the first time."""
    return f"import os, time\nif not os.path.exists({str(flag)!r}):\n    open({str(flag)!r}, 'w'); input(); {act}\n"


def test_a_process_that_cannot_be_started_stops_no_game(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with running(file_url(tmp_path), Thinkers(("/nowhere/to/be/found",))) as server:
        british = bot_table(server)
        wait_until(lambda: has_moved(british))
        assert "a simpler one chose in its place" in reasons(british)
        assert "代わりに選びました" in str(british.get("/beats", lang="ja").json()["turns"])
        british.play_random(2, random.Random(1))
    lines = [record for record in caplog.records if "gave no answer" in record.message]
    assert lines
    assert all(record.exc_info is None for record in caplog.records)


def test_it_goes_on_when_it_can_be_started_again(tmp_path: Path) -> None:
    """At first there is no such program; later there is."""
    tool = tmp_path / "thinker"
    with running(file_url(tmp_path), Thinkers((str(tool),))) as server:
        first = bot_table(server)
        wait_until(lambda: has_moved(first))
        assert "a simpler one chose" in reasons(first)
        tool.write_text(f'#!/bin/sh\nexec "{COMMAND[0]}" -m coinbox.table.thinker\n')
        tool.chmod(0o755)
        second = bot_table(server)
        wait_until(lambda: has_moved(second))
        assert "a simpler one chose" not in reasons(second)


def test_a_killed_thinker_is_asked_again(tmp_path: Path, server: Running) -> None:
    """The first process dies with the question in its hands; the bot plays exactly what it would have played."""
    flag = tmp_path / "died"
    dies = first_time(flag, "os.abort()")
    undisturbed = bot_table(server)
    wait_until(lambda: has_moved(undisturbed))
    with running(file_url(tmp_path), Thinkers(program(dies + REAL + "thinker.main()"))) as disturbed:
        british = bot_table(disturbed)
        wait_until(lambda: has_moved(british))
        assert flag.exists()
        assert "a simpler one chose" not in reasons(british)
        assert british.get("/record").text == undisturbed.get("/record").text


def test_thinkers_killed_again_and_again_play_no_random_option(tmp_path: Path) -> None:
    with running(file_url(tmp_path)) as server:
        british = bot_table(server)
        draw = random.Random(2)
        for _ in range(8):
            for thinker in server.app.state.tables.thinkers.quick.thinkers:
                if thinker.pid is not None:
                    with suppress(ProcessLookupError):
                        os.kill(thinker.pid, signal.SIGKILL)
            wait_until(lambda: has_moved(british))
            if british.last["decision"] is None:
                break
            good(british.send(draw.choice(british.last["decision"]["options"])["name"], seq=british.last["seq"]))
        assert "a simpler one chose" not in reasons(british)


def test_one_that_hangs_does_not_stop_the_others(tmp_path: Path) -> None:
    """The first process never answers; only its own table waits for it."""
    flag = tmp_path / "hangs"
    hangs = first_time(flag, "time.sleep(60)")
    with running(file_url(tmp_path), Thinkers(program(hangs + REAL + "thinker.main()"), limit=30)) as server:
        stuck = bot_table(server)
        wait_until(flag.exists)
        for _ in range(3):
            other = bot_table(server)
            wait_until(lambda other=other: has_moved(other))  # type: ignore[misc]
        assert stuck.state()["thinking"] == "mcp"


def test_one_that_hangs_is_ended_and_asked_again(tmp_path: Path) -> None:
    flag = tmp_path / "hangs"
    hangs = first_time(flag, "time.sleep(60)")
    with running(file_url(tmp_path), Thinkers(program(hangs + REAL + "thinker.main()"), limit=5)) as server:
        british = bot_table(server)
        wait_until(lambda: has_moved(british))
        assert "a simpler one chose" not in reasons(british)


def test_tables_take_turns_choice_by_choice(tmp_path: Path) -> None:
    """Eight tables with a slow bot each: all of them get their first choices before any has got many."""
    written = tmp_path / "order"
    slow = (
        "import time\n" + REAL + "real = thinker.choices\n"
        "def choices(write, **request):\n"
        "    for reply in real(write, **request):\n"
        "        time.sleep(0.05)\n"
        f"        print(request['seed'], file=open({str(written)!r}, 'a'))\n"
        "        yield reply\n"
        "thinker.choices = choices\n"
        "thinker.main()\n"
    )
    with running(file_url(tmp_path), Thinkers(program(slow))) as server:
        seats = {"british": "me", "mcp": "bot:greedy"}
        people = [server.open(seats=seats, seed=n).seat("british") for n in range(40, 48)]
        for person in people:
            state = person.state()
            while state["thinking"] is None:
                state = person.play(state["decision"]["options"][-1]["name"])
        wait_until(lambda: written.exists() and len(written.read_text().splitlines()) >= 24)
        served = written.read_text().splitlines()[:24]
        longest = max(len(list(group)) for _, group in itertools.groupby(served))
        assert len(set(served)) >= 4
        assert longest <= 8, "one table had the thinkers for itself"
        assert Counter(served).most_common(1)[0][1] < 20


def test_a_bot_of_a_search_that_never_ends_keeps_nobody_waiting(tmp_path: Path) -> None:
    """All processes for those who search are busy for ever; quick bots, hints and people go on."""
    text = (
        "import time\n" + REAL + "real = thinker.choices\n"
        "def choices(write, **request):\n"
        "    if request['bot'] == 'search':\n"
        "        time.sleep(60)\n"
        "    return real(write, **request)\n"
        "thinker.choices = choices\n"
        "thinker.main()\n"
    )
    with running(file_url(tmp_path), Thinkers(program(text), limit=60)) as server:
        stuck = [bot_table(server, "bot:search") for _ in range(4)]
        quick: Opened = server.open(seats={"british": "me", "mcp": "bot:greedy"}, seed=4)
        british = quick.seat("british")
        state: Json = british.state()
        good(british.post("/hint", {"seq": state["seq"]}))
        wait_until(lambda: good(british.get("/hint"))["plans"] is not None)
        british.play("limited-op", "pass", "end-turn")
        wait_until(lambda: has_moved(british))
        assert all(person.state()["thinking"] == "mcp" for person in stuck)


def test_a_thinker_says_that_it_cannot_be_started() -> None:
    async def ask() -> None:
        with pytest.raises(NoAnswer):
            await Thinker(("/nowhere",), 1).reply({"task": "next"})

    asyncio.run(ask())


def test_a_table_that_cannot_be_opened_is_dropped_from_the_queue(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    from coinbox.table.store import QUICK, Job, Store

    async def put() -> None:
        store = Store(file_url(tmp_path))
        await store.open()
        await store.put_job("nowhere", Job(QUICK))
        await store.close()

    async def waiting() -> int:
        store = Store(file_url(tmp_path))
        await store.open()
        try:
            return await store.waiting()
        finally:
            await store.close()

    asyncio.run(put())
    with caplog.at_level(logging.WARNING), running(file_url(tmp_path)):
        wait_until(lambda: asyncio.run(waiting()) == 0)
    assert [record.message for record in caplog.records if "nowhere" in record.message]
