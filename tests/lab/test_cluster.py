"""Ray: two nodes of a cluster on this machine, one of which is killed in the middle of a match."""

from __future__ import annotations

import dataclasses
import os
import shutil
import signal
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from coinbox.cli import main
from coinbox.lab import cluster as on_ray
from coinbox.lab.arena import Match, Played, play_game
from coinbox.lab.jobs import Job, Unfinished, Workers, run
from tests.lab import work

ROOT = Path(__file__).parents[2]
RECORD = ROOT / "records" / "malaya" / "mcp-final.coin"
LOOPBACK = "127.0.0.1"


class Cluster(NamedTuple):
    address: str
    head: Any
    second: Any
    """The node that is not the head's."""


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Cluster]:
    # Ray reads these when it is imported. Without the second it listens on an address that others can reach.
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
    monkeypatch.setenv("PYTHONPATH", f"{ROOT / 'src'}:{ROOT}")
    pytest.importorskip("ray", reason="ray is not installed (pip install 'coinbox[cluster]')")
    from ray.cluster_utils import Cluster as Nodes

    folder = tempfile.mkdtemp(prefix="ray-", dir="/tmp")  # a socket's path must be short
    # Ray notes the address of the cluster in a folder that it expects to be there already.
    monkeypatch.setenv("RAY_TMPDIR", folder)
    Path(folder, "ray").mkdir()
    node = {
        "node_ip_address": LOOPBACK,
        "num_cpus": 1,
        "include_dashboard": False,
        "include_log_monitor": False,
        "temp_dir": folder,
    }
    nodes = Nodes(initialize_head=True, head_node_args=node)
    try:
        yield Cluster(nodes.address, nodes.head_node, nodes.add_node(**node))
    finally:
        nodes.shutdown()
        shutil.rmtree(folder, ignore_errors=True)


def without_time(played: Played) -> Played:
    return dataclasses.replace(played, cpu=(0, 0), slowest=(0, 0))


def kill(node: Any) -> None:
    """End the processes of a node at once, its workers too."""
    raylet = node.all_processes["raylet"][0].process.pid
    children = Path(f"/proc/{raylet}/task/{raylet}/children").read_text().split()
    for pid in (raylet, *map(int, children)):
        os.kill(pid, signal.SIGKILL)


@pytest.mark.slow
def test_a_node_that_is_killed_costs_no_game_and_doubles_none(
    cluster: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert cluster.address.startswith(LOOPBACK)
    match = Match("malaya", "standard", ("greedy", "random"), 12, 5)
    jobs = [Job(n, work.play_at_a_node, (str(tmp_path), match, n)) for n in range(match.games)]
    found: list[tuple[int, Played]] = []
    alive = True
    for done in run(jobs, Workers(cluster=cluster.address)):
        found.append(done)
        on_second = [file for file in tmp_path.iterdir() if file.name.endswith(cluster.second.node_id)]
        delivered = {number for number, _ in found}
        is_playing = any(int(file.name.split("-")[0]) not in delivered for file in on_second)
        if alive and len(on_second) >= 2 and is_playing:
            kill(cluster.second)
            alive = False
    assert not alive
    assert len(work.begun(tmp_path)) > match.games  # a game was cut off, and played again
    assert sorted(number for number, _ in found) == list(range(match.games))
    here = run([Job(n, play_game, (match, n)) for n in range(match.games)], Workers(2))
    assert {n: without_time(p) for n, p in found} == {n: without_time(p) for n, p in here}

    # The command, on what is left of the cluster.
    words = ["sim", "malaya", "--games", "60", "--seed", "3", "--json"]
    assert main([*words, "--cluster", "auto"]) == main(words) == 0
    shown = capsys.readouterr().out
    assert shown.count("\n") == 2, shown
    there, alone = (line.split('"wins"')[1] for line in shown.splitlines())
    assert there == alone
    for words in (
        ["train", "malaya", "--player", "random", "--games", "4"],
        ["analyse", str(RECORD), "--budget", "8", "--from", "200"],
    ):
        assert main([*words, "--cluster", cluster.address]) == 0
        there = capsys.readouterr().out
        assert main(words) == 0
        assert there == capsys.readouterr().out

    # The head is the one node without which nothing goes on.
    monkeypatch.setattr(on_ray, "PATIENCE", 0.5)
    finished = run((Job(n, work.square, (n,)) for n in count()), Workers(cluster=cluster.address))
    assert next(finished)[1] in (0, 1)
    os.kill(cluster.head.all_processes["gcs_server"][0].process.pid, signal.SIGKILL)
    with pytest.raises(Unfinished, match="the head of the cluster does not answer"):
        list(finished)
