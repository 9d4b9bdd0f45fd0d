"""Evaluations: a position as a sum of named terms, so that a bot can say what it likes about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from operator import mul
from typing import Generic, NamedTuple, TypeVar

from coinbox.kernel.fields import State

S = TypeVar("S", bound=State)
Amounts = Sequence[float]
"""One number for each term, in the order of the table."""


class Worth(NamedTuple):
    """What one unit of a term is worth with three, two and one rounds of scoring to come."""

    three: float
    two: float
    one: float

    def reversed(self) -> Worth:
        return Worth(-self.three, -self.two, -self.one)


Table = Mapping[str, Worth]
"""Term -> what it is worth to a faction, in points of the score."""


@dataclass(frozen=True, slots=True)
class Gain:
    """By how much a term has changed, in the numbers of the table, and what that is worth."""

    term: str
    change: float
    worth: float


@dataclass(frozen=True, slots=True)
class Evaluation(Generic[S]):
    """How one faction judges the positions that its turn can lead to."""

    terms: tuple[str, ...]
    weights: tuple[float, ...]
    """What one unit of each term is worth to the faction when it looks for a turn."""
    worths: tuple[float, ...]
    """What it is worth for the result of the game."""
    measure: Callable[[S], Amounts]
    """How much of each term a position holds, as it counts for the worth."""
    shown: Callable[[S], Amounts]
    """The same as a person counts it: the money in a purse, not its worth."""
    rounds: int
    """With so many rounds of scoring to come: three, two or one."""
    breadth: int = 1
    """How many times as many runs as usual are worth while to find a good turn."""

    def score(self, state: S) -> float:
        """The worth of a position: every amount times its weight, added up."""
        return sum(map(mul, self.weights, self.measure(state)), 0.0)

    def standing(self, state: S) -> float:
        """How well the faction stands, whatever it looks for in its turns."""
        return sum(map(mul, self.worths, self.measure(state)), 0.0)

    def gains(self, before: S, after: Sequence[tuple[float, S]]) -> list[Gain]:
        """The terms that are better in the mean of these positions (with their odds), the most valuable first."""
        worth = _changes(self.measure, before, after)
        shown = _changes(self.shown, before, after)
        rows = zip(self.terms, shown, map(mul, self.weights, worth), strict=True)
        found = [Gain(term, change, value) for term, change, value in rows if value > 0]
        return sorted(found, key=lambda gain: -gain.worth)


def _changes(count: Callable[[S], Amounts], before: S, after: Sequence[tuple[float, S]]) -> list[float]:
    """By how much the mean of the amounts differs from what there was."""
    rows = [(odds, count(state)) for odds, state in after]
    return [sum(odds * row[i] for odds, row in rows) - amount for i, amount in enumerate(count(before))]


def judged(
    table: Table,
    rounds: int,
    measure: Callable[[S], Amounts],
    purses: tuple[str, ...] = (),
    factors: Mapping[str, float] | None = None,
    breadth: int = 1,
) -> Evaluation[S]:
    """The evaluation by a table with so many rounds to come; purses are the terms told as the field of that name.

    By its factors a faction looks for some terms more, or less, than they are worth for the result.

    When the last has come, the game is over: what it brought counts as before it.
    """
    terms = tuple(table)
    rounds = max(1, rounds)
    worths = tuple(worth[3 - rounds] for worth in table.values())
    weights = tuple(worth * (factors or {}).get(term, 1.0) for term, worth in zip(terms, worths, strict=True))
    places = [(terms.index(purse), purse) for purse in purses]

    def shown(s: S) -> Amounts:
        amounts = list(measure(s))
        for place, field in places:
            amounts[place] = getattr(s, field)
        return amounts

    return Evaluation(terms, weights, worths, measure, shown, rounds, breadth)


def other_side(table: Table) -> Table:
    """The table of the opponent: two players share one score, so what one gains the other loses."""
    return {term: worth.reversed() for term, worth in table.items()}
