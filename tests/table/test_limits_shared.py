"""Limits that several workers count together."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from typing import Any

import httpx
import pytest

from coinbox.table.buckets import SharedBuckets
from coinbox.table.limits import ALL, Meter, Rate
from tests.table.server import SECONDS, wait_until
from tests.table.test_restart import children
from tests.table.test_workers import supervised

fork = multiprocessing.get_context("fork")
RATES = {"tables": (Rate(300, 86400),), "tables-all": (Rate(700, 86400),)}


def taken_together(meter: Meter, visitors: list[str], times: int) -> int:
    """How often processes, one for each of these, get something if each tries so often at the same time."""
    begin, found = fork.Event(), fork.Queue()

    def work(visitor: str) -> None:
        begin.wait()
        found.put(sum(meter.take("tables", visitor) == 0 for _ in range(times)))

    processes = [fork.Process(target=work, args=(visitor,)) for visitor in visitors]
    for process in processes:
        process.start()
    begin.set()
    number = sum(found.get(timeout=SECONDS) for _ in processes)
    for process in processes:
        process.join(SECONDS)
    return int(number)


def test_processes_count_a_visitor_together() -> None:
    """One may slip in between the look and the taking of another, and is counted: a few more, never twice as many."""
    meter = Meter.shared(RATES)
    assert 300 <= taken_together(meter, ["a"] * 4, 200) < 310
    assert meter.take("tables", "a") > 0
    assert 300 <= taken_together(meter, ["b"] * 4, 200) < 310
    assert 80 <= taken_together(meter, ["c", "d", "e"], 200) <= 110, "what all share is at its end"
    assert meter.take("tables", "f") > 0


def test_nothing_that_is_taken_is_lost_between_processes() -> None:
    buckets = SharedBuckets([(ALL, "tables", 1)])
    key = ("a", "tables", 1)

    def work() -> None:
        for _ in range(2000):
            buckets.take(key, 1.0, 1.0)
            buckets.take((ALL, "tables", 1), 1.0, 1.0)

    processes = [fork.Process(target=work) for _ in range(4)]
    for process in processes:
        process.start()
    for process in processes:
        process.join(SECONDS)
    assert buckets.full_at(key) == buckets.full_at((ALL, "tables", 1)) == 1.0 + 4 * 2000


def test_who_is_killed_while_he_counts_holds_up_nobody() -> None:
    buckets, holds = SharedBuckets(), fork.Event()

    def hold() -> None:
        with buckets._lock():
            holds.set()
            time.sleep(SECONDS)

    process = fork.Process(target=hold)
    process.start()
    assert holds.wait(SECONDS)
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    process.join(SECONDS)
    buckets.take(("a", "tables", 1), 1.0, 5.0)
    assert buckets.full_at(("a", "tables", 1)) == 6.0


def test_a_crowd_makes_nobody_forget_what_all_share() -> None:
    """Memory is bounded: of too many visitors those are forgotten who would be free again soonest."""
    buckets = SharedBuckets([(ALL, "tables", 60)], places=256)
    buckets.take((ALL, "tables", 60), 1.0, 30.0)
    buckets.take(("greedy", "tables", 60), 1.0, 10_000.0)
    for number in range(5000):
        buckets.take((f"visitor {number}", "tables", 60), 1.0, 10.0)
    assert buckets.full_at((ALL, "tables", 60)) == 31.0
    assert buckets.full_at(("greedy", "tables", 60)) == 10_001.0
    assert sum(buckets.full_at((f"visitor {number}", "tables", 60)) > 0 for number in range(5000)) <= 256
    # A bucket that is full again leaves its place to others.
    buckets.take(("late", "tables", 60), 100.0, 1.0)
    assert buckets.full_at(("late", "tables", 60)) == 101.0


def open_table(url: str, visitor: str, **further: Any) -> httpx.Response:
    headers = {"X-Forwarded-For": visitor}
    return httpx.post(f"{url}/tables", json={"game": "malaya"} | further, headers=headers, timeout=SECONDS)


def test_a_limit_holds_over_all_workers_and_outlives_them(database: str) -> None:
    limits = ("--limit", "tables=5/hour", "--limit", "tables-all=9/hour", "--limit", "bots=3/hour")
    with supervised(database, 2, "--trusted-proxy", "127.0.0.1", *limits) as server:
        answers = [open_table(server.url, "192.0.2.1").status_code for _ in range(20)]
        assert sorted(answers) == [200] * 5 + [429] * 15
        for victim in children(server.server.pid):
            os.kill(victim, signal.SIGKILL)
        wait_until(lambda: answers_again(server.url))
        assert open_table(server.url, "192.0.2.1").status_code == 429, "a new worker knows it, too"
        bots = {"seats": {"british": "bot:random", "mcp": "bot:random"}}
        found = [open_table(server.url, "192.0.2.2", **bots).status_code for _ in range(2)]
        assert found == [200, 429]
        answers = [open_table(server.url, f"192.0.2.{3 + n}").status_code for n in range(8)]
        assert answers.count(200) == 2, "nine in all; who was refused a bot has asked as well"


def answers_again(url: str) -> bool:
    try:
        return httpx.get(f"{url}/health", timeout=SECONDS).status_code == 200
    except httpx.TransportError:
        return False


@pytest.mark.parametrize("kind", ["own", "shared"])
def test_both_kinds_of_buckets_say_the_same(kind: str) -> None:
    now = [1000.0]
    rates = {"tables": (Rate(3, 60), Rate(5, 3600)), "tables-all": (Rate(6, 60),)}
    buckets = SharedBuckets([(ALL, "tables", 60)]) if kind == "shared" else None
    meter = Meter(rates, lambda: now[0], buckets)
    assert [meter.take("tables", "a") for _ in range(3)] == [0, 0, 0]
    assert meter.take("tables", "a") == pytest.approx(20)
    now[0] += 20.1
    assert meter.take("tables", "a") == 0
    now[0] += 40
    assert meter.take("tables", "a") == 0
    now[0] += 240
    assert 0 < meter.take("tables", "a") < 3600
