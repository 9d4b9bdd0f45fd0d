"""How sure one may be of a share of won games."""

from __future__ import annotations

from math import sqrt

Z95 = 1.959964
"""Standard deviations on both sides that hold 95% of a normal distribution."""


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
