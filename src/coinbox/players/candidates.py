"""Candidates: complete turns that are worth a closer look, from the runs with which greedy looks for its own."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable, Sequence
from itertools import count, cycle, islice, takewhile
from typing import Any

from coinbox.kernel.game import Driver
from coinbox.kernel.turns import Ended, Policy, Turns
from coinbox.players.greedy import DEPTH, Line, Search, Way, merit

BEGINNINGS = 0.5
"""The part of the candidates that must begin differently; greedy's score alone chooses the others."""
LUCKS = 6
"""With so many kinds of luck two ways must lead to the same positions to be the same turn."""
LOOKS = 4
"""Among so many times the ways that are wanted new ones are sought; many pieces can move in very many orders."""
CHANGES = 12
"""So many changes are tried for each variation that is wanted."""


class Enough(Exception):
    """There is no time for another run."""


class Gathering(Search):
    """A search that remembers the best line to each set of choices, and can be cut off after any run."""

    def __init__(self, driver: Driver[Any], rng: random.Random, policy: Policy, stop: Callable[[], bool]) -> None:
        super().__init__(driver, rng, 0, policy)
        self.stop = stop
        self.found: dict[Sequence[int], Line] = {}
        self.reached: dict[Any, list[Way]] = {}
        """Position -> the candidates that lead to it with the first kind of luck."""
        self.ended: dict[tuple[Way, int], Ended[Any]] = {}
        """How ways that were looked at end, with each kind of luck."""
        self.open: set[Way] = set()
        """Those of them after which there may be more to choose in this turn."""
        self.turns: Turns[Any] = Turns(self.rules)

    def walk(self, script: Way, *, brief: bool = False) -> Line:
        if self.found and self.stop():
            raise Enough
        line = super().walk(script, brief=brief)
        key = made(line)
        known = self.found.get(key)
        if known is None or merit(line) < merit(known):
            self.found[key] = line
        return line

    def gather(self, runs: int, number: int) -> list[Line]:
        """So many candidates from so many runs, the best first in greedy's eyes.

        Many ways lead to one position, such as the same moves in another order; one of them is enough.
        """
        self.runs = runs
        with contextlib.suppress(Enough):
            self.best(runs)
        looks = count(1)
        lines = sorted(self.found.values(), key=merit)
        return chosen(lines, number, lambda line: next(looks) <= LOOKS * number and self.is_new(line))

    def variations(self, lines: Sequence[Line], number: int) -> list[Line]:
        """So many new turns that come from these by one change, the best first in greedy's eyes."""
        varied: dict[Sequence[int], Line] = {}
        with contextlib.suppress(Enough):
            for line in islice(cycle([line for line in lines if line.way]), CHANGES * number):
                changed = self.walk(self.changed(line))
                varied[made(changed)] = changed
        looked_at = sorted(varied.values(), key=merit)[: LOOKS * number]
        in_time = takewhile(lambda _: not self.stop(), looked_at)
        return list(islice(filter(self.is_new, in_time), number))

    def is_new(self, line: Line) -> bool:
        """Whether no candidate so far is the same turn in another order; from now on this line is one of them."""
        first = self.end(line.way, 0)
        if first.luck:
            self.end(line.way, LUCKS - 1)
        alike = self.reached.setdefault(first.state, [])
        ends = self.positions(line.way) if alike else ()
        if any(self.positions(way) == ends for way in alike):
            return False
        alike.append(line.way)
        return True

    def positions(self, way: Way) -> tuple[Any, ...]:
        """The positions to which a way leads with each kind of luck."""
        return tuple(self.end(way, luck).state for luck in range(LUCKS))

    def end(self, way: Way, luck: int) -> Ended[Any]:
        """A way as it ends with dice and draws of one kind, from the lowest to the highest."""
        known = self.ended.get((way, luck))
        if known is None:
            draw = random.Random(luck).random
            dice = (luck + 0.5) / LUCKS
            run = self.turns.run
            known = run(self.before, self.me, draw, lambda: dice, played=self.played, script=way, brief=True)
            for same in range(LUCKS if not known.luck else 0):
                self.ended[way, same] = known
            self.ended[way, luck] = known
            if len(known.way) > len(way):
                self.open.add(way)
        return known


def made(line: Line) -> Way:
    """The choices of a line, in whatever order they are made."""
    return tuple(sorted(line.way))


def chosen(lines: Sequence[Line], number: int, is_new: Callable[[Line], bool]) -> list[Line]:
    """The best lines that are new, a part of them each with a beginning of its own."""
    begun: set[Sequence[int]] = set()
    taken: list[Line] = []
    for line in lines:
        if len(taken) >= max(1, int(number * BEGINNINGS)):
            break
        if line.way[:DEPTH] not in begun and is_new(line):
            begun.add(line.way[:DEPTH])
            taken.append(line)
    known = set(map(id, taken))
    for line in lines:
        if len(taken) >= number:
            break
        if id(line) not in known and is_new(line):
            taken.append(line)
    return sorted(taken, key=merit)
