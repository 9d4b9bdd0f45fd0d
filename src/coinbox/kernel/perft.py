"""Count decision sequences: a rules change shows as a number that changes."""

from __future__ import annotations

from typing import TypeVar

from coinbox.kernel.fields import State
from coinbox.kernel.game import Driver

S = TypeVar("S", bound=State)


def perft(game: Driver[S], depth: int) -> int:
    """How many sequences of `depth` choices lead on from here (chance included, single options not counted)."""
    if depth == 0 or game.over:
        return 1
    options = game.options()
    if depth == 1:
        return len(options)
    total = 0
    for option in options:
        child = game.clone()
        child.step(option)
        total += perft(child, depth - 1)
    return total


def divide(game: Driver[S], depth: int) -> dict[str, int]:
    """The same count split by the first choice."""
    counts = {}
    for option in game.options():
        child = game.clone()
        child.step(option)
        counts[game.rules.vocabulary.name(option)] = perft(child, depth - 1)
    return counts
