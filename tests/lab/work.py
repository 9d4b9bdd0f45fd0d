"""Jobs for tests: small ones, and some that end their worker."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from coinbox.lab.arena import Match, Played, play_game


def square(number: int) -> int:
    return number * number


def refuse(number: int) -> int:
    raise ValueError(f"no {number}")


def begun(folder: Path) -> list[int]:
    """The numbers of the jobs that were begun, as often as they were."""
    return sorted(int(file.name.split("-")[0]) for file in folder.iterdir())


def note(folder: Path, number: int, place: str = "") -> None:
    (folder / f"{number}-{os.getpid()}-{time.monotonic_ns()}-{place}").touch()


def square_dying(folder: str, number: int, deaths: int) -> int:
    """A square, but so many workers are killed before they have it."""
    note(Path(folder), number)
    if begun(Path(folder)).count(number) <= deaths:
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def play_at_a_node(folder: str, match: Match, number: int) -> Played:
    """A game, after a note of the node that plays it and long enough for that node to be killed."""
    import ray

    note(Path(folder), number, ray.get_runtime_context().get_node_id())
    time.sleep(0.3)
    return play_game(match, number)
