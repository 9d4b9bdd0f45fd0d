"""What the end of a game is worth to each side, and how sure one may be of a share of won games."""

from __future__ import annotations

from math import sqrt

TIE = "tie"
"""The outcome of which each player gets a half; every other without a winner is lost by both."""
Z95 = 1.959964
"""Standard deviations on both sides that hold 95% of a normal distribution."""


def score(outcome: str, faction: str) -> float:
    """What an outcome is worth to a faction."""
    return 1.0 if outcome == faction else 0.5 if outcome == TIE else 0.0


def wilson(score: float, games: int) -> tuple[float, float]:
    """The Wilson interval (95%) of a share; where games can be tied it is a little too wide."""
    if not games:
        return 0.0, 1.0
    share = score / games
    square = Z95 * Z95
    middle = share + square / (2 * games)
    spread = Z95 * sqrt((share * (1 - share) + square / (4 * games)) / games)
    scale = 1 + square / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
