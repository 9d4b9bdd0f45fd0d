"""Jobs: the same results wherever they run, and nothing lost or doubled when a worker dies."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from coinbox.kernel.errors import CoinboxError
from coinbox.lab.cluster import NoCluster
from coinbox.lab.jobs import TRIES, Job, Unfinished, Workers, run
from coinbox.text.errors import told
from tests.lab import work

ROOT = Path(__file__).parents[2]
SQUARES = [Job(n, work.square, (n,)) for n in range(20)]


@pytest.mark.parametrize("processes", [1, 2, 5])
def test_every_job_is_delivered_once(processes: int) -> None:
    done = list(run(SQUARES, Workers(processes)))
    assert sorted(done) == [(n, n * n) for n in range(20)]


def test_jobs_are_taken_as_they_are_needed() -> None:
    """So that a million of them need no more memory than a few."""
    taken: list[int] = []

    def jobs() -> Iterator[Job[int]]:
        for n in count():
            taken.append(n)
            yield Job(n, work.square, (n,))

    finished = run(jobs(), Workers(2))
    for _ in range(5):
        next(finished)
    finished.close()
    assert 5 <= len(taken) <= 9
    assert multiprocessing.active_children() == []


def test_a_worker_that_dies_is_replaced_and_its_job_done_again(tmp_path: Path) -> None:
    jobs = [Job(n, work.square_dying, (str(tmp_path), n, TRIES - 1 if n == 3 else 0)) for n in range(8)]
    assert sorted(run(jobs, Workers(2))) == [(n, n * n) for n in range(8)]
    assert work.begun(tmp_path).count(3) == TRIES


def test_a_job_that_always_kills_its_worker_is_given_up_and_finished_work_is_kept(tmp_path: Path) -> None:
    jobs = [Job(n, work.square_dying, (str(tmp_path), n, 99 if n == 5 else 0)) for n in range(12)]
    done: list[tuple[int, int]] = []
    with pytest.raises(Unfinished, match=f"job 5 cannot be finished: {TRIES} workers died of it") as caught:
        done.extend(run(jobs, Workers(2)))
    assert {(n, n * n) for n in range(5)} <= set(done)
    assert len(done) == len(set(done))
    assert "処理5を終えられません" in told("ja", caught.value)
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("processes", [1, 2])
def test_an_error_of_a_job_reaches_the_one_who_asked(processes: int) -> None:
    with pytest.raises(ValueError, match="no 1"):
        list(run([Job(1, work.refuse, (1,))], Workers(processes)))


def test_there_must_be_a_process() -> None:
    with pytest.raises(CoinboxError, match="jobs must be at least 1"):
        Workers(0)


@pytest.mark.parametrize(
    ("address", "english", "japanese"),
    [
        ("127.0.0.1:1", "there is no Ray cluster at this address", "Rayのクラスターはありません"),
        ("nowhere", "an address is HOST:PORT", "アドレスは HOST:PORT の形"),
        ("127.0.0.1:99999", "there is no Ray cluster", "Rayのクラスターはありません"),
    ],
)
def test_no_cluster_there(address: str, english: str, japanese: str) -> None:
    pytest.importorskip("ray", reason="ray is not installed (pip install 'coinbox[cluster]')")
    with pytest.raises(NoCluster, match=english) as caught:
        list(run(SQUARES, Workers(cluster=address)))
    assert japanese in told("ja", caught.value)


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster, match=r"pip install 'coinbox\[cluster\]'"):
        list(run(SQUARES, Workers(cluster="auto")))


def test_ctrl_c_leaves_no_process_and_reports_what_is_finished(tmp_path: Path) -> None:
    book = tmp_path / "match.jsonl"
    words = ["arena", "malaya", "greedy", "greedy", "--games", "400", "--jobs", "2", "--out", str(book)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "LC_ALL": "C.UTF-8"}
    with subprocess.Popen(
        [sys.executable, "-m", "coinbox", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        start_new_session=True,
        # What is started in the background of a shell inherits that Ctrl-C does nothing.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    ) as process:
        while not book.exists() or book.read_text().count("\n") < 3:
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=20)
    assert (process.returncode, err) == (130, "coinbox: interrupted\n")
    assert "greedy, both sides" in out
    with pytest.raises(ProcessLookupError):  # nobody is left in its session
        os.killpg(process.pid, 0)
