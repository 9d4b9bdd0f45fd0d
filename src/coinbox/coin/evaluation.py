"""What the bots of all games weigh alike: the hold on a space, Resources, the result in sight."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from coinbox.coin.sequence import TurnState

HOLD = (-0.6, -0.45, -0.25, 0.0, 0.35, 0.65, 0.85, 1.0)
"""How firmly the British hold a space in which they have 3 pieces less than the insurgents, 2 less, ... 4 more."""
PURSE = tuple(sum(1 / (1 + step / 6) for step in range(amount)) for amount in range(21))
"""What so many Resources are worth: the first ones most."""
WON = (0.0, 2.0, -2.0, 0.0)
"""What the end of the game counts for the British: none yet, theirs, the insurgents', a tie."""
SIGHT = (0.0, 0.125, 0.075, 0.125)
"""The part of that which counts while the end is only in sight, by its reason: undecided, early, final, threshold."""


def rounds_to_come(s: TurnState, propaganda: frozenset[int]) -> int:
    """How many of these Propaganda cards have not been revealed."""
    return len(propaganda.difference(s.played))


@cache
def victory(winner: int, verdict: Callable[[int, bool], tuple[int, int]], rounds: int, in_sight: int) -> float:
    """The end of the game if it has come, else how the next round would decide it with this Political Will."""
    if winner:
        return WON[winner]
    ahead, reason = verdict(in_sight, rounds == 1)
    return SIGHT[reason] * WON[ahead]
