"""Whether two ways on from one moment of a turn are the same from now on, whatever a rule remembers of them."""

from __future__ import annotations

from itertools import count
from typing import TypeVar

from coinbox.kernel.decision import CHANCE, Pending, brought_by, detail_of, told_in
from coinbox.kernel.fields import State
from coinbox.kernel.game import Driver

S = TypeVar("S", bound=State)
MOST = 200
"""The most answers that are tried; two ways that may still differ behind them count as different."""


def go_on_alike(one: Driver[S], other: Driver[S]) -> bool:
    """Whether two ways through a turn have led to the same position, question and rest of the turn.

    A position is not all that matters: the rule that runs may remember a number that was drawn, or spaces that were
    chosen. So every way on is tried, the same answers on both, to the end of the turn. In doubt they differ.
    """
    tried = count()

    def alike(mine: Driver[S], theirs: Driver[S]) -> bool:
        if mine.state != theirs.state or len(mine.turns) != len(theirs.turns):
            return False
        if mine.pending is None or theirs.pending is None:
            return mine.pending is theirs.pending
        if _has_played_the_same(mine, theirs):
            return True
        if _question(mine.pending, mine.state) != _question(theirs.pending, theirs.state):
            return False
        return all(next(tried) < MOST and alike(_after(mine, o), _after(theirs, o)) for o in mine.options())

    return alike(one, other)


def _has_played_the_same(one: Driver[S], other: Driver[S]) -> bool:
    """Whether the same answers since the same position have led both to where they are."""
    mine, theirs = one.turns[-1], other.turns[-1]
    return mine.options == theirs.options and mine.before == theirs.before


def _after(driver: Driver[S], option: int) -> Driver[S]:
    ahead = driver.clone()
    ahead.source = None
    ahead.step(option)
    return ahead


def _question(pending: Pending, state: State) -> tuple[object, ...]:
    """Everything that a question says and offers."""
    actor, prompt, options, made = pending
    if actor == CHANCE:
        return actor, prompt, [*options], made, [*brought_by(options, made)]
    detail = detail_of(pending)
    about = None if detail is None else (detail.spaces, detail.space, detail.number)
    return actor, prompt, [*options], about, told_in(pending, state)
