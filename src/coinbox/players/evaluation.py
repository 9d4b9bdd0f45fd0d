"""Evaluations: a position as a sum of named terms, so that a bot can say what it likes about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from operator import mul
from typing import Any

from coinbox.kernel.errors import CoinboxError
from coinbox.kernel.rules import Rules

AnyRules = Rules[Any]
Amounts = Sequence[float]
"""One number for each term, in the order of the table."""

TABLES = {"malaya": "coinbox.players.malaya"}
"""Game -> the module whose function `evaluation` knows its terms."""


@dataclass(frozen=True, slots=True)
class Gain:
    """By how much a term has changed, in the numbers of the table, and what that is worth."""

    term: str
    change: float
    worth: float


@dataclass(frozen=True, slots=True)
class Evaluation:
    """How one faction judges the positions that its turn can lead to."""

    terms: tuple[str, ...]
    weights: tuple[float, ...]
    """What one unit of each term is worth to the faction."""
    measure: Callable[[Any], Amounts]
    """How much of each term a position holds, as it counts for the worth."""
    shown: Callable[[Any], Amounts]
    """The same as a person counts it: Resources, not their worth."""

    def score(self, state: Any) -> float:
        """The worth of a position: every amount times its weight, added up."""
        return sum(map(mul, self.weights, self.measure(state)), 0.0)

    def gains(self, before: Any, after: Sequence[tuple[float, Any]]) -> list[Gain]:
        """The terms that are better in the mean of these positions (with their odds), the most valuable first."""
        worth = _changes(self.measure, before, after)
        shown = _changes(self.shown, before, after)
        rows = zip(self.terms, shown, map(mul, self.weights, worth), strict=True)
        found = [Gain(term, change, value) for term, change, value in rows if value > 0]
        return sorted(found, key=lambda gain: -gain.worth)


def _changes(count: Callable[[Any], Amounts], before: Any, after: Sequence[tuple[float, Any]]) -> list[float]:
    """By how much the mean of the amounts differs from what there was."""
    rows = [(odds, count(state)) for odds, state in after]
    return [sum(odds * row[i] for odds, row in rows) - amount for i, amount in enumerate(count(before))]


def evaluation_of(rules: AnyRules, state: Any, faction: int) -> Evaluation:
    """The evaluation of a game for a faction, made for the turn that is running in this state."""
    if rules.id not in TABLES:
        raise CoinboxError(f"there are no terms to judge {rules.id} by; games with terms: {', '.join(TABLES)}")
    made: Evaluation = import_module(TABLES[rules.id]).evaluation(rules, state, faction)
    return made
