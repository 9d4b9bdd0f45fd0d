"""Evaluations: a position as a sum of named terms, so that a bot can say what it likes about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from operator import mul
from typing import Any, NamedTuple

from coinbox.kernel.errors import CoinboxError
from coinbox.kernel.rules import Rules

AnyRules = Rules[Any]
Amounts = Sequence[float]
"""One number for each term, in the order of the table."""

TABLES = {game: f"coinbox.players.{game}" for game in ("malaya", "kenya", "arab_revolt", "japanese_occupation")}
"""Game -> the module whose function `evaluation` knows its terms."""

HOLD = (-0.6, -0.45, -0.25, 0.0, 0.35, 0.65, 0.85, 1.0)
"""How firmly the British hold a space in which they have 3 pieces less than the insurgents, 2 less, ... 4 more."""
PURSE = tuple(sum(1 / (1 + step / 6) for step in range(amount)) for amount in range(21))
"""What so many Resources are worth: the first ones most."""
WON = (0.0, 2.0, -2.0, 0.0)
"""What the end of the game counts for the British: none yet, theirs, the insurgents', a tie."""
MIDDLE, BRITISH_WIN_AT, INSURGENTS_WIN_AT = 10, 18, 2


class Worth(NamedTuple):
    """What one unit of a term is worth with three, two and one Propaganda Rounds to come."""

    three: float
    two: float
    one: float

    def reversed(self) -> Worth:
        return Worth(-self.three, -self.two, -self.one)


Table = Mapping[str, Worth]
"""Term -> what it is worth to a faction, in points of Political Will."""


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


def judged(table: Table, rounds: int, measure: Callable[[Any], Amounts]) -> Evaluation:
    """The evaluation by a table with so many rounds to come; a term of Resources has the name of their field."""
    terms = tuple(table)
    weights = tuple(worth[3 - rounds] for worth in table.values())
    purses = [(place, term) for place, term in enumerate(terms) if term.endswith("_resources")]

    def shown(s: Any) -> Amounts:
        amounts = list(measure(s))
        for place, field in purses:
            amounts[place] = getattr(s, field)
        return amounts

    return Evaluation(terms, weights, measure, shown)


def other_side(table: Table) -> Table:
    """The table of the opponent: two players share one track, so what one gains the other loses."""
    return {term: worth.reversed() for term, worth in table.items()}


def victory(winner: int, rounds: int, in_sight: int) -> float:
    """The end of the game if it has come, else how the next round would decide it with this Political Will."""
    if winner:
        return WON[winner]
    if in_sight >= BRITISH_WIN_AT:
        return 0.25
    if in_sight <= INSURGENTS_WIN_AT:
        return -0.25
    if rounds == 1 and in_sight != MIDDLE:
        return 0.15 if in_sight > MIDDLE else -0.15
    return 0.0
