"""The luck of rollouts: what is drawn depends on the rollout, the moment and the purpose alone.

So two candidates that are compared in rollouts of one number see the same cards and dice, and quick turns begin with
the same choices, however many numbers the turns before have used.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial

from coinbox.kernel.turns import Draw

At = Callable[[int], Draw]
"""The luck of one moment: for each purpose a source that begins anew."""
DECK, OPENING, DICE, CHOICES = range(4)
"""Purposes: cards, chance before the first choice of a turn and after it, choices of the first quick turn tried; the
next ones follow."""
MOMENTS = PURPOSES = 64
"""More turns after a card, and more quick turns tried, are the same as the last."""
STORED = 48
"""So many numbers of a source are kept for the other candidates; few turns use more."""


class Luck:
    """Sources of numbers from 0 to 1 for the rollouts of one decision."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._known: dict[int, list[float]] = {}

    def at(self, number: int, moment: int) -> At:
        """The luck of a rollout at a moment."""
        return partial(self._source, (number * MOMENTS + min(moment, MOMENTS - 1)) * PURPOSES)

    def _source(self, place: int, purpose: int) -> Draw:
        key = place + min(purpose, PURPOSES - 1)
        known = self._known.get(key)
        if known is None:
            draw = random.Random(f"{self.seed}/{key}").random
            known = self._known[key] = [draw() for _ in range(STORED)]
        return _endless(known, self.seed + key).__next__


def _endless(known: list[float], seed: int) -> Iterator[float]:
    """These numbers, and then as many as are wanted."""
    yield from known
    draw = random.Random(seed).random
    while True:
        yield draw()
