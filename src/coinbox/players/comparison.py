"""A comparison: the best turn that a search finds beside turns that somebody proposes, in rollouts of their own."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from coinbox.game import Game
from coinbox.kernel.game import Driver
from coinbox.players.budget import Budget, Meter
from coinbox.players.greedy import Line
from coinbox.players.halving import Arm, difference
from coinbox.players.plans import Depth, Thought
from coinbox.players.thinking import think

SEARCH, DUEL = 0.4, 0.3
"""The parts of a budget: for the best turn, and to compare it with those proposed."""
SIGNIFICANT = 2.0
"""A difference of fewer standard errors may be luck."""
LEAST_LOST = 0.03
"""Less than this is no loss worth a sentence."""
EVEN = 3
"""Where chances are told, both sides choose the best of so many quick turns; neither is put too low."""
LEAST_ROLLOUTS = 2
"""Without so many there is no error to tell."""
Stop = Callable[[], bool]
Way = tuple[int, ...]


def is_clearly_behind(lost: float, error: float) -> bool:
    """Whether a turn lost win chance worth a word, and not by luck of the rollouts alone."""
    return lost >= LEAST_LOST and lost > SIGNIFICANT * error


@dataclass(frozen=True, slots=True)
class Comparison:
    """The best turn that was found and those that were proposed, after the same cards and dice."""

    best: tuple[str, ...]
    """Its choices."""
    arms: tuple[Arm[Line], ...]
    """The best turn first, then the proposed ones in their order; one that is the best is the same arm again."""

    def behind(self, proposed: int, other: int | None = None) -> tuple[float, float]:
        """By how much a proposed turn is below another of them, or the best (0 or more), and the standard error."""
        if other is not None:
            return difference(self.arms[other + 1], self.arms[proposed + 1])
        if self.arms[proposed + 1] is self.arms[0]:
            return 0.0, 0.0
        lost, error = difference(self.arms[0], self.arms[proposed + 1])
        return max(0.0, lost), error


def compare(game: Game, ways: Sequence[Sequence[str]], budget: Budget, *, seed: int = 0) -> Comparison:
    """Compare turns that are proposed at this moment with the best that is found, up to the first answer of others."""
    assert game.driver.pending is not None
    me = game.driver.pending[0]
    numbers = [_numbers(game, way, me) for way in ways]
    rng = random.Random(f"{seed}/{game.driver.decisions}")
    thought = compared(game.driver, numbers, budget, rng)
    best, *others = thought.arms
    left = iter(others)
    arms = (best, *(best if is_same(way, best.subject.way) else next(left) for way in numbers))
    return Comparison(game.names(best.subject.way), arms)


def _numbers(game: Game, way: Sequence[str], me: int) -> Way:
    """The options of a way up to the first answer of others; an error if it may not be played."""
    at, found = game.clone(), list[int]()
    for word in way:
        if at.driver.pending is None or at.driver.pending[0] != me:
            break
        found.append(at.driver.option_number(word))
        at.play(word)
    return tuple(found)


def is_same(one: Sequence[int], two: Sequence[int]) -> bool:
    """Whether two ways make the same choices, in whatever order."""
    return sorted(one) == sorted(two)


def compared(
    driver: Driver[Any],
    ways: Sequence[Way],
    budget: Budget,
    rng: random.Random,
    stop: Stop = lambda: False,
) -> Thought:
    """The best plan and what was proposed, in this order, after rollouts of their own; what is the best stands once.

    The rollouts that chose the best among many flatter it; so all start anew, with the same cards and dice.
    """
    meter = Meter(budget)
    meter.open(SEARCH)
    thought = think(driver, meter, rng, Depth(), stop=stop)
    best = thought.best
    lines = [best, *(Line(way, (), 0.0) for way in ways if not is_same(way, best.way))]
    thought.arms = [Arm(line, 0.5) for line in lines]
    thought.seen.clear()
    rollouts = thought.rollouts(rng.getrandbits(48), Depth(samples=EVEN, replies=EVEN))
    spend(budget, DUEL, lambda number: thought.play_all_on(rollouts, number), len(lines), stop)
    return thought


def spend(budget: Budget, share: float, rollout: Callable[[int], None], each: int, stop: Stop) -> None:
    """Use a part of a budget, so many rollouts at a time."""
    meter = Meter(budget)
    meter.open(share)
    number = 0
    while number < LEAST_ROLLOUTS or (meter.used() < 1 and not stop()):
        rollout(number)
        for _ in range(each):
            meter.count(1)
        number += 1
