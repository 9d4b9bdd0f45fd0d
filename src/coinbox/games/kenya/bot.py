"""What is good in Kenya: the table of terms for both factions, and how much of each a position holds.

The weights are guesses in the manner of Malaya's, and little more than that is proven of them. A regression of the
result and the final Political Will on the terms was made of 500 games of the bot against itself, in which one turn in
eight was random; taken as it was, it made the Mau Mau weaker. Some sixty variants were then played on one side or both
in matches of 80 to 120 games, with a standard error of about five games in a hundred. The best of them, with less for
the hold on the Population and more for Troops, Police, Guerrillas and Population taken away, seemed to help the British
by 15 games in a hundred. In 600 fresh games it helped them by 4 and cost the Mau Mau 4, which is within the error. It
is kept because two of the bot are closer to each other with it. Bases outside the Mountain Jungles beyond the 2 that
they cost, and Bases that a Supply would reach, were terms too; their absence did no measurable harm.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from coinbox.coin.evaluation import HOLD, PURSE, rounds_to_come, victory
from coinbox.coin.territory import verdict
from coinbox.games.kenya.propaganda import contained, kikuyu_resistance, population, settlers_intimidated
from coinbox.games.kenya.state import OVER, REWARDING, Kenya
from coinbox.games.kenya.vocabulary import EVERYWHERE, MOUNTAINS, NAIROBI, PROPAGANDA_CARDS
from coinbox.kernel.bits import members
from coinbox.kernel.evaluation import Amounts, Evaluation, Worth, judged, other_side

BRITISH = {
    # the score
    "victory": Worth(8, 8, 20),
    "political_will": Worth(1, 1, 1),
    "kikuyu_resistance": Worth(1.2, 1, 0.9),
    "loyalty": Worth(0.4, 0.2, 0.1),
    "settlers_terrorised": Worth(-0.7, -0.7, -0.9),
    "contained": Worth(1, 0.8, 0.8),
    # the map
    "grip": Worth(0.2, 0.12, 0.06),
    "nairobi": Worth(-0.3, -0.3, -0.2),
    # the means
    "mau_mau_resources": Worth(-0.8, -0.5, -0.3),
    "troops": Worth(0.6, 0.4, 0.2),
    "police": Worth(0.3, 0.2, 0.15),
    "out_of_play": Worth(-0.3, -0.2, -0.05),
    "relocated": Worth(0.6, 0.4, 0.1),
    "pipeline": Worth(0.1, 0.1, 0),
    "underground": Worth(-1.1, -0.7, -0.35),
    "active": Worth(-0.55, -0.35, -0.2),
    "bases": Worth(-1, -0.7, -0.3),
    "capabilities": Worth(0.8, 0.4, 0.15),
}
"""The terms for the British, in points of Political Will."""
MAU_MAU = other_side(BRITISH)
PHASES = range(REWARDING, OVER)
"""Stages of a Propaganda Round, at whose end Terror markers go and Guerrillas hide (6.5)."""
OUTSIDE = members[EVERYWHERE & ~MOUNTAINS]
"""All spaces but the Mountain Jungles: only they may have Population."""


def evaluation(s: Kenya, faction: int) -> Evaluation[Kenya]:
    """The evaluation for one turn, in which the number of rounds to come stays the same."""
    return _evaluation(faction, rounds_to_come(s, PROPAGANDA_CARDS), s.stage in PHASES)


@cache
def _evaluation(faction: int, rounds: int, resets: bool) -> Evaluation[Kenya]:
    measure = measure_of(rounds, resets=resets)
    return judged((BRITISH, MAU_MAU)[faction], rounds, measure, ("mau_mau_resources",))


def measure_of(rounds: int, *, resets: bool) -> Callable[[Kenya], Amounts]:
    """The function that counts all terms; one pass, since a search calls it for every line."""

    def measure(s: Kenya) -> Amounts:
        troops, police, underground, active, bases = s.troops, s.police, s.underground, s.active, s.bases
        people = s.population
        grip = 0.0
        for i in OUTSIDE:
            margin = troops[i] + police[i] - underground[i] - active[i] - bases[i]
            grip += people[i] * HOLD[0 if margin < -3 else 7 if margin > 4 else margin + 3]
        resistance, gained = kikuyu_resistance(s), contained(s)
        intimidated = 0 if resets else settlers_intimidated(s)
        hidden, seen = sum(underground), sum(active)
        if resets:
            hidden, seen = hidden + seen, 0
        return (
            victory(s.winner, verdict, rounds, s.political_will + resistance + intimidated + gained),
            s.political_will,
            resistance,
            population(s, s.loyalty) - population(s, s.resistance),
            -intimidated,
            gained,
            grip,
            underground[NAIROBI] + active[NAIROBI] + bases[NAIROBI],
            PURSE[s.mau_mau_resources],
            sum(troops),
            sum(police),
            s.out_of_play,
            sum(s.relocated),
            s.pipeline,
            hidden,
            seen,
            sum(bases),
            s.unshaded.bit_count() - s.shaded.bit_count(),
        )

    return measure
