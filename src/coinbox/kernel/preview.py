"""What an option would bring: played on a clone with the log on, with every outcome where chance follows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, TypeVar, cast

from coinbox.kernel.decision import CHANCE, brought_by
from coinbox.kernel.fields import State
from coinbox.kernel.game import Driver, Entry
from coinbox.kernel.likeness import go_on_alike

S = TypeVar("S", bound=State)
MOST_OUTCOMES = 216
"""So many ways of chance are looked at, three dice; beyond them chance is what comes next."""
ROLL, FACE, RESULT = "roll", "n", "success"
"""The line that tells a roll, and what of it may differ between faces that come to the same."""


@dataclass(frozen=True, slots=True)
class Trial(Generic[S]):
    """What was logged, and then the outcomes of chance, or else the game as it stands when somebody is asked."""

    entries: list[Entry]
    ahead: Driver[S]
    outcomes: tuple[Outcome[S], ...] = ()

    def comes_to_the_same(self, other: Trial[S]) -> bool:
        """Whether the two differ in what was logged alone, now and in whatever follows in the turn."""
        return self.has_outcomes_like(other) and go_on_alike(self.ahead, other.ahead)

    def has_outcomes_like(self, other: Trial[S]) -> bool:
        """Whether the log says the same of what chance brings next."""
        same = len(self.outcomes) == len(other.outcomes)
        return same and all(map(Outcome.is_told_like, self.outcomes, other.outcomes))


@dataclass(frozen=True, slots=True)
class Outcome(Generic[S]):
    """Faces, chits or cards that bring the same, and how likely they are."""

    options: tuple[int, ...]
    odds: Fraction
    then: Trial[S]

    def is_told_like(self, other: Outcome[S]) -> bool:
        """Whether the log says the same of the two, and of what chance brings after them."""
        mine, theirs = self.then, other.then
        return self.options == other.options and mine.entries == theirs.entries and mine.has_outcomes_like(theirs)


def trial(driver: Driver[S], *options: int) -> Trial[S] | None:
    """Play options one after the other until somebody is asked, and in every way if it is chance.

    The game itself is not touched. Chance of a later turn is not played: a preview ends before the next card is drawn.
    None: one of the options would not be offered.
    """
    # With the log on, so that what has been told in this turn already is not told again.
    ahead = driver.clone(logging=True)
    ahead.source = None
    entries = ahead.begin_log()
    for option in options[:-1]:
        if option not in ahead.options():
            return None
        ahead.step(option)
    if options[-1] not in ahead.options():
        return None
    last = _played(ahead, options[-1], len(driver.turns), MOST_OUTCOMES)
    return Trial(entries + last.entries, last.ahead, last.outcomes)


def _played(ahead: Driver[S], option: int, turns: int, most: int) -> Trial[S]:
    entries = ahead.begin_log()
    ahead.step(option)
    pending = ahead.pending
    if pending is None or pending[0] != CHANCE or len(ahead.turns) != turns or len(pending[2]) > most:
        return Trial(entries, ahead)
    options = pending[2]
    weights = [1] * len(options) if pending[3] is None else cast(Sequence[int], pending[3])
    brings = dict(zip(options, brought_by(options, pending[3]), strict=True))
    found: list[Outcome[S]] = []
    for outcome, weight in zip(options, weights, strict=True):
        then = _played(ahead.clone(logging=True), outcome, turns, most // len(options))
        _add(found, Outcome((outcome,), Fraction(weight, sum(weights)), then), brings)
    return Trial(entries, ahead, tuple(found))


def _add(found: list[Outcome[S]], one: Outcome[S], brings: Mapping[int, int]) -> None:
    """Add an outcome, to one that brings the same if there is one; of that only what both log is told, and the roll.

    `brings` tells for each answer of chance what comes of it, as far as the rules can tell answers apart.
    """
    for at, other in enumerate(found):
        alike = brings[other.options[0]] == brings[one.options[0]]
        if alike or other.then.comes_to_the_same(one.then):
            then = Trial(_common(other.then.entries, one.then.entries), other.then.ahead, other.then.outcomes)
            found[at] = Outcome(other.options + one.options, other.odds + one.odds, then)
            return
    found.append(one)


def _common(mine: list[Entry], theirs: list[Entry]) -> list[Entry]:
    """The lines of two outcomes that tell the same; a roll tells all its faces."""
    told = []
    for entry in mine:
        if entry in theirs:
            told.append(entry)
        elif entry[0] == ROLL:
            told += [_both(entry, other) for other in theirs if other[0] == ROLL and _asks(other) == _asks(entry)][:1]
    return told


def _asks(roll: Entry) -> dict[str, str | int]:
    """What is rolled for, whatever the face."""
    return {name: value for name, value in roll[1].items() if name not in (FACE, RESULT)}


def _both(mine: Entry, theirs: Entry) -> Entry:
    """A roll with the faces of two; without a result if theirs differ."""
    faces = f"{mine[1][FACE]} {theirs[1][FACE]}"
    return ROLL, {**mine[1], FACE: faces, RESULT: mine[1][RESULT] if mine[1][RESULT] == theirs[1][RESULT] else ""}
