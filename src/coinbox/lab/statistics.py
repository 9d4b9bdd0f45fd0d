"""The mathematics of matches: intervals, Elo, and the test that tells when a match may stop.

A pair is two games with the same cards and dice and with sides swapped. Its five possible scores are counted, because
the two games of a pair are not independent: where one side wins nearly always, pairs say more than single games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, log, log10

from coinbox.scores import Z95

PAIR_SCORES = (0.0, 0.25, 0.5, 0.75, 1.0)
"""What a pair can score, for each game 0, a half or 1, as a share."""
ERROR = 0.05
"""How often a sequential test may be wrong, either way."""
_UNSEEN = 0.001
"""What stands for a count of none, because what was not seen is not impossible."""
_STEPS = 50


def elo_of(score: float) -> float:
    """The difference in Elo at which this score is expected."""
    if score <= 0 or score >= 1:
        return -inf if score <= 0 else inf
    return -400 * log10(1 / score - 1)


def score_of(elo: float) -> float:
    """The score that is expected at a difference in Elo."""
    return float(1 / (1 + 10 ** (-elo / 400)))


def mean_of_pairs(pairs: Sequence[float]) -> float:
    """The mean score of so many pairs of each score; a half of none."""
    total = sum(pairs)
    return sum(n * s for n, s in zip(pairs, PAIR_SCORES, strict=True)) / total if total else 0.5


def implausibility(pairs: Sequence[float], mean: float) -> float:
    """By how much the best explanation of these pairs with this mean is worse than the best of all, in log likelihood.

    The most likely shares with a given mean are those counted, each divided by 1 + k (score - mean); k is the root of
    a function that falls all the way between two poles.
    """
    counts = [n or _UNSEEN for n in pairs]
    gaps = [score - mean for score in PAIR_SCORES]
    low, high = -1 / gaps[-1], -1 / gaps[0]
    for _ in range(_STEPS):
        k = (low + high) / 2
        if sum(n * gap / (1 + k * gap) for n, gap in zip(counts, gaps, strict=True)) > 0:
            low = k
        else:
            high = k
    k = (low + high) / 2
    return sum(n * log(1 + k * gap) for n, gap in zip(counts, gaps, strict=True))


def pair_interval(pairs: Sequence[int]) -> tuple[float, float]:
    """The interval (95%) of the mean score of pairs: all means that are not too implausible."""
    if not sum(pairs):
        return 0.0, 1.0
    mean = mean_of_pairs([n or _UNSEEN for n in pairs])
    return _edge(pairs, mean, 0.0), _edge(pairs, mean, 1.0)


def _edge(pairs: Sequence[int], inside: float, outside: float) -> float:
    """Where the plausible means end."""
    for _ in range(_STEPS):
        middle = (inside + outside) / 2
        if middle in (0.0, 1.0):
            break
        if 2 * implausibility(pairs, middle) < Z95 * Z95:
            inside = middle
        else:
            outside = middle
    return outside


@dataclass(frozen=True, slots=True)
class Sprt:
    """A sequential probability ratio test between two differences in Elo, after each pair."""

    elo0: float
    elo1: float

    @property
    def bound(self) -> float:
        """The logarithm of the likelihood ratio at which it decides, upwards for `elo1` and downwards for `elo0`."""
        return log((1 - ERROR) / ERROR)

    def llr(self, pairs: Sequence[int]) -> float:
        """The logarithm of how much likelier these pairs are at `elo1` than at `elo0`."""
        if not sum(pairs):
            return 0.0
        return implausibility(pairs, score_of(self.elo0)) - implausibility(pairs, score_of(self.elo1))

    def verdict(self, pairs: Sequence[int]) -> float | None:
        """The difference in Elo that is accepted; None while nothing is proven."""
        llr = self.llr(pairs)
        if abs(llr) < self.bound:
            return None
        return self.elo1 if llr > 0 else self.elo0
