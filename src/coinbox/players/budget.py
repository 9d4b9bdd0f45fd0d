"""What a bot may spend on a turn: a number of rollouts, or seconds of the processor."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass

Clock = Callable[[], float]
LEAST, MOST = 0.05, 3600.0
"""The fewest and the most seconds that a turn may be given."""
MOST_ROLLOUTS = 10_000_000
_ROLLOUTS = re.compile(r"[0-9]{1,8}")
_SECONDS = re.compile(r"([0-9]{1,4}(?:\.[0-9]{1,3})?)s")


@dataclass(frozen=True, slots=True)
class Budget:
    """Rollouts or seconds, or runs of a turn, which take much the same time in all games; the other numbers are 0.

    Rollouts and runs make a bot repeatable.
    """

    rollouts: int = 0
    seconds: float = 0.0
    runs: int = 0

    def __str__(self) -> str:
        return str(self.rollouts) if self.rollouts else f"{self.seconds:g}s"


def budget_of(text: str) -> Budget | None:
    """The budget that a text such as `5000` or `2s` means; None if it means none."""
    if _ROLLOUTS.fullmatch(text) and 0 < int(text) <= MOST_ROLLOUTS:
        return Budget(rollouts=int(text))
    found = _SECONDS.fullmatch(text)
    if found and LEAST <= float(found[1]) <= MOST:
        return Budget(seconds=float(found[1]))
    return None


class Meter:
    """Tells how much of the budget of a turn is spent; each decision of the turn may take a share of what is left."""

    def __init__(self, budget: Budget, clock: Clock = time.thread_time) -> None:
        self.budget = budget
        self._clock = clock
        self._total = budget.rollouts or budget.runs or budget.seconds
        self._spent = self._spent_before = self._limit = self._most = 0.0
        self._began = self._last = self._longest = 0.0
        self.rollouts = 0
        """How many there were in this turn."""

    def open(self, share: float, most: float = 0.0) -> None:
        """A decision begins, with this share of what is left, or the greater one if it turns out to be the last."""
        left = self._total - self._spent
        self._limit, self._most = left * share, left * max(share, most)
        self._began = self._last = self._clock()
        self._spent_before = self._spent

    def widen(self) -> None:
        """The decision is the last one of the turn."""
        self._limit = self._most

    def count(self, runs: int) -> None:
        """A rollout is done, in so many runs."""
        self.rollouts += 1
        if not self.budget.seconds:
            self._spent += 1 if self.budget.rollouts else runs
            return
        now = self._clock()
        self._longest = max(self._longest, now - self._last)
        self._last = now

    def gathered(self, runs: int) -> None:
        """Candidates were found, in so many runs; the first rollout begins."""
        if self.budget.runs:
            self._spent += runs
        self._last = self._clock()

    def runs_left(self, part: float, most: int) -> int:
        """How many runs may be spent on finding candidates: a part of the share where runs are counted, else most."""
        return max(1, min(most, int(self._limit * part))) if self.budget.runs else most

    def spent(self) -> float:
        """The part of its share that the decision has used."""
        return self._part(0.0)

    def used(self) -> float:
        """The same, with the longest rollout so far still to come."""
        return self._part(self._longest)

    def _part(self, to_come: float) -> float:
        if self._limit <= 0:
            return 1.0
        if not self.budget.seconds:
            return (self._spent - self._spent_before) / self._limit
        return (self._clock() - self._began + to_come) / self._limit

    def close(self) -> None:
        """The decision is taken."""
        if self.budget.seconds:
            self._spent += self._clock() - self._began
