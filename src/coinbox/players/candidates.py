"""Candidates: complete turns that are worth a closer look, from the runs with which greedy looks for its own."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable, Sequence
from typing import Any

from coinbox.kernel.game import Driver
from coinbox.kernel.turns import Policy
from coinbox.players.greedy import DEPTH, Line, Search, Way, merit

BEGINNINGS = 0.5
"""The part of the candidates that must begin differently; greedy's score alone chooses the others."""


class Enough(Exception):
    """There is no time for another run."""


class Gathering(Search):
    """A search that remembers the best line to each set of choices, and can be cut off after any run."""

    def __init__(self, driver: Driver[Any], rng: random.Random, policy: Policy, stop: Callable[[], bool]) -> None:
        super().__init__(driver, rng, 0, policy)
        self.stop = stop
        self.found: dict[Sequence[int], Line] = {}

    def walk(self, script: Way, *, brief: bool = False) -> Line:
        if self.found and self.stop():
            raise Enough
        line = super().walk(script, brief=brief)
        key = tuple(sorted(line.way))
        known = self.found.get(key)
        if known is None or merit(line) < merit(known):
            self.found[key] = line
        return line

    def gather(self, runs: int, number: int) -> list[Line]:
        """So many candidates from so many runs, the best first in greedy's eyes."""
        self.runs = runs
        with contextlib.suppress(Enough):
            self.best(runs)
        return chosen(sorted(self.found.values(), key=merit), number)


def chosen(lines: Sequence[Line], number: int) -> list[Line]:
    """The best lines, a part of them each with a beginning of its own."""
    beginnings: dict[Sequence[int], Line] = {}
    for line in lines:
        beginnings.setdefault(line.way[:DEPTH], line)
    different = list(beginnings.values())[: max(1, int(number * BEGINNINGS))]
    taken = set(map(id, different))
    rest = [line for line in lines if id(line) not in taken]
    return sorted(different + rest[: number - len(different)], key=merit)
