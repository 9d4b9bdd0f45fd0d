"""What the bots of all games weigh alike: the hold on a space, Resources, the result in sight."""

from __future__ import annotations

from coinbox.coin.sequence import TurnState
from coinbox.coin.territory import BRITISH_WIN_AT, INSURGENTS_WIN_AT

HOLD = (-0.6, -0.45, -0.25, 0.0, 0.35, 0.65, 0.85, 1.0)
"""How firmly the British hold a space in which they have 3 pieces less than the insurgents, 2 less, ... 4 more."""
PURSE = tuple(sum(1 / (1 + step / 6) for step in range(amount)) for amount in range(21))
"""What so many Resources are worth: the first ones most."""
WON = (0.0, 2.0, -2.0, 0.0)
"""What the end of the game counts for the British: none yet, theirs, the insurgents', a tie."""
MIDDLE = 10


def rounds_to_come(s: TurnState, propaganda: frozenset[int]) -> int:
    """How many of these Propaganda cards have not been revealed."""
    return len(propaganda) - sum(card in propaganda for card in s.played)


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
