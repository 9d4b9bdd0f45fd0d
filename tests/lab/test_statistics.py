"""Elo, intervals and the sequential test, against known values and by throwing biased coins."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import inf

import pytest

from coinbox.lab.statistics import (
    PAIR_SCORES,
    Sprt,
    elo_of,
    implausibility,
    mean_of_pairs,
    pair_interval,
    score_of,
)
from coinbox.scores import wilson


@pytest.mark.parametrize(("score", "elo"), [(0.5, 0), (0.75, 190.85), (0.9, 381.7), (10 / 11, 400), (0.36, -99.95)])
def test_elo_of_a_score_and_back(score: float, elo: float) -> None:
    assert elo_of(score) == pytest.approx(elo, abs=0.01)
    assert score_of(elo) == pytest.approx(score, abs=1e-4)


def test_who_wins_or_loses_everything_has_no_finite_elo() -> None:
    assert (elo_of(1.0), elo_of(0.0)) == (inf, -inf)


def test_a_half_point_counts_in_a_wilson_interval() -> None:
    assert wilson(5.0, 10) == wilson(5, 10)
    assert wilson(4.5, 10) < wilson(5, 10)


@pytest.mark.parametrize(
    ("pairs", "bounds", "llr"),
    [
        # Published values of other programs for the same test.
        ((223, 9863, 21279, 10037, 246), (0.5, 2.5), -3.07),
        ((871, 26175, 55983, 26678, 821), (0, 2), -4.98),
        ((0, 0, 0, 0, 3), (-1.75, 0.25), 0.02),
        ((3, 0, 0, 0, 0), (-1.75, 0.25), -0.02),
        ((10, 5, 2, 5, 10), (-5, 5), 0.0),
        ((0, 0, 0, 0, 0), (0, 5), 0.0),
    ],
)
def test_known_likelihood_ratios(pairs: Sequence[int], bounds: tuple[float, float], llr: float) -> None:
    assert Sprt(*bounds).llr(pairs) == pytest.approx(llr, abs=0.006)


def test_the_mean_itself_is_not_implausible_and_others_are_ever_more() -> None:
    pairs = (3, 5, 20, 9, 4)
    mean = mean_of_pairs(pairs)
    assert implausibility(pairs, mean) == pytest.approx(0, abs=1e-9)
    away = [implausibility(pairs, mean + step) for step in (0.02, 0.05, 0.1, 0.2)]
    assert away == sorted(away)
    assert away[0] > 0


def test_intervals_of_pairs() -> None:
    # Nothing but won pairs: m ** n = exp(-1.92), as a likelihood ratio says.
    assert pair_interval((0, 0, 0, 0, 20)) == pytest.approx((0.9084, 1.0), abs=1e-3)
    low, high = pair_interval((20, 0, 0, 0, 0))
    assert (low, high) == pytest.approx((0.0, 0.0916), abs=1e-3)
    # One side always wins: single games say little, pairs say that both players are alike.
    assert pair_interval((0, 0, 50, 0, 0))[0] > 0.48 > 0.41 > wilson(50, 100)[0]
    # For large numbers it is the normal one.
    pairs = (100, 200, 400, 200, 100)
    spread = 1.96 * (sum(n * (s - 0.5) ** 2 for n, s in zip(pairs, PAIR_SCORES, strict=True)) / 1000 / 1000) ** 0.5
    assert pair_interval(pairs) == pytest.approx((0.5 - spread, 0.5 + spread), abs=2e-4)
    assert pair_interval((0, 0, 0, 0, 0)) == (0.0, 1.0)


def thrown(rng: random.Random, first: float, second: float) -> int:
    """The place of a pair's score: one game on each side, each won by its own chance."""
    return 2 * ((rng.random() < first) + (rng.random() < second))


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    rng = random.Random(7)
    held = 0
    for _ in range(150):
        pairs = [0] * 5
        for _ in range(40):
            pairs[thrown(rng, 0.85, 0.45)] += 1
        low, high = pair_interval(pairs)
        held += low <= 0.65 <= high
    assert 0.90 <= held / 150 <= 0.99


@pytest.mark.parametrize(("elo", "wrong"), [(0, 120), (120, 0)])
def test_the_sequential_test_is_wrong_as_seldom_as_it_says(elo: float, wrong: float) -> None:
    """Biased coins, with a side that wins more: the pair's mean is what the Elo says."""
    rng = random.Random(3)
    test, score = Sprt(0, 120), score_of(elo)
    verdicts = []
    for _ in range(120):
        pairs = [0] * 5
        verdict = None
        while verdict is None:
            pairs[thrown(rng, score + 0.2, score - 0.2)] += 1
            verdict = test.verdict(pairs)
        verdicts.append(verdict)
    errors = verdicts.count(wrong) / len(verdicts)
    assert 0 < errors <= 0.10  # 5%, and two standard deviations of 120 throws


def test_a_test_stops_sooner_the_clearer_the_case() -> None:
    test = Sprt(0, 50)
    won = next(n for n in range(1, 100) if test.verdict((0, 0, 0, 0, n)) is not None)
    even = next(n for n in range(1, 1000) if test.verdict((n, 0, n, 0, n)) is not None)
    assert test.verdict((0, 0, 0, 0, won)) == 50
    assert test.verdict((even, 0, even, 0, even)) == 0
    assert won < even
