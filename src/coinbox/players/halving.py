"""Sequential halving: all candidates get some rollouts, the better half some more, and so on until two are left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import ceil, hypot, log2, sqrt
from typing import Generic, TypeVar

T = TypeVar("T")
DOUBT = 2.0
"""A prior opinion weighs as much as so many rollouts."""


@dataclass(slots=True)
class Arm(Generic[T]):
    """A candidate: what it is thought to be worth before any rollout, and what its rollouts brought."""

    subject: T
    prior: float
    values: list[float] = field(default_factory=list)
    begins: int = 0
    """The number of its first rollout."""

    def estimate(self, number: int) -> float:
        """What it is worth after so many rollouts, and the prior opinion."""
        return (sum(self.values[:number]) + DOUBT * self.prior) / (number + DOUBT)

    @property
    def mean(self) -> float:
        """The mean of its rollouts; the prior opinion if there were none."""
        return sum(self.values) / len(self.values) if self.values else self.prior

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return standard_error(self.values)


def standard_error(values: list[float]) -> float:
    """The standard error of a mean; that of a coin if there are too few values to tell."""
    number = len(values)
    if number < 2:
        return 0.5
    mean = sum(values) / number
    return sqrt(sum((value - mean) ** 2 for value in values) / (number - 1) / number)


def difference(better: Arm[T], other: Arm[T]) -> tuple[float, float]:
    """By how much one is better than the other in the rollouts that both had, and its standard error.

    Where they had none in common the means are compared.
    """
    begins = max(better.begins, other.begins)
    ours, theirs = better.values[begins - better.begins :], other.values[begins - other.begins :]
    pairs = [a - b for a, b in zip(ours, theirs, strict=False)]
    if not pairs and better.values and other.values:
        return better.mean - other.mean, hypot(better.error, other.error)
    return (sum(pairs) / len(pairs) if pairs else 0.0), standard_error(pairs)


def halve(
    arms: list[Arm[T]], rollout: Callable[[T, int], float], used: Callable[[Sequence[Arm[T]]], float]
) -> list[Arm[T]]:
    """The candidates, best first, when `used` has risen to 1; rollouts of one number go to all that are still alive.

    Each round has the same part of what is left when the first begins. `used` hears who is alive: it may tell that
    there is more to spend on them.
    """
    alive, out = list(arms), list[Arm[T]]()
    rounds = max(1, ceil(log2(len(arms)))) if arms else 0
    number = alive[0].begins if alive else 0
    begun = min(1.0, used(alive))
    for stage in range(1, rounds + 1):
        while used(alive) < begun + (1 - begun) * stage / rounds:
            for arm in alive:
                arm.values.append(rollout(arm.subject, number))
                if used(alive) >= 1:
                    break
            number += 1
        seen = min(len(arm.values) for arm in alive)
        alive.sort(key=lambda arm: -arm.estimate(seen))
        if stage < rounds:
            half = (len(alive) + 1) // 2
            out = alive[half:] + out
            del alive[half:]
    return alive + out
