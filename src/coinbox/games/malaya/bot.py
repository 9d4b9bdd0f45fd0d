"""What is good in Malaya: the table of terms for both factions, and how much of each a position holds.

The weights began as guesses. They were then fitted to 1,600 games of the bot against itself, in which every eighth
turn was random: a regression of the result and the final Political Will on the terms at the beginning of every turn,
for each number of Propaganda Rounds to come. The fit, rounded, with Political Will itself kept at 1, won 59% of 240
games against the guesses. Single weights were then raised, lowered and left out in matches of that length. Terms
whose absence did no measurable harm are gone: place on the Initiative Track, expected earnings, Population that can be
Pacified or Agitated, New Villages beyond the Opposition that they hide, Active Guerrillas within reach of an Assault.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from coinbox.coin.evaluation import HOLD, PURSE, rounds_to_come, victory
from coinbox.coin.territory import verdict
from coinbox.games.malaya.propaganda import hearts_and_minds, settlers_intimidated
from coinbox.games.malaya.state import Malaya
from coinbox.games.malaya.vocabulary import POPULATION, PROPAGANDA_CARDS
from coinbox.kernel.evaluation import Amounts, Evaluation, Worth, judged, other_side

BRITISH = {
    # the score
    "victory": Worth(8, 8, 20),
    "political_will": Worth(1, 1, 1),
    "hearts_and_minds": Worth(1.6, 1, 0.7),
    "settlers_intimidated": Worth(-0.5, -0.7, -1.1),
    # the map
    "grip": Worth(0.5, 0.15, 0.1),
    # the means
    "british_resources": Worth(0.6, 0.45, 0.35),
    "mcp_resources": Worth(-1.2, -0.4, -0.25),
    "troops": Worth(0.4, 0.25, 0.25),
    "police": Worth(0.15, 0.18, 0.12),
    "underground": Worth(-1.1, -0.35, -0.2),
    "active": Worth(-0.7, -0.2, -0.05),
    "bases": Worth(-2, -0.6, -0.2),
    "exposed_troops": Worth(-0.2, -0.2, -0.2),
    "capabilities": Worth(1, 0.3, 0.15),
    "commander": Worth(0.3, 0.2, 0.1),
}
"""The terms for the British, in points of Political Will."""
MCP = other_side(BRITISH)
PEOPLE = tuple((i, number) for i, number in enumerate(POPULATION) if number)
"""Spaces that have Population, and how much."""


def evaluation(s: Malaya, faction: int) -> Evaluation[Malaya]:
    """The evaluation for one turn, in which the number of rounds to come stays the same."""
    return _evaluation(faction, rounds_to_come(s, PROPAGANDA_CARDS))


@cache
def _evaluation(faction: int, rounds: int) -> Evaluation[Malaya]:
    return judged((BRITISH, MCP)[faction], rounds, measure_of(rounds), ("british_resources", "mcp_resources"))


def measure_of(rounds: int) -> Callable[[Malaya], Amounts]:
    """The function that counts all terms; one pass, since a search calls it for every line."""

    def measure(s: Malaya) -> Amounts:
        troops, police, underground, active, bases = s.troops, s.police, s.underground, s.active, s.bases
        grip = risk = 0.0
        for i, number in PEOPLE:
            soldiers = troops[i]
            cubes = soldiers + police[i]
            guerrillas = underground[i] + active[i]
            margin = cubes - guerrillas - bases[i]
            grip += number * HOLD[0 if margin < -3 else 7 if margin > 4 else margin + 3]
            if guerrillas and soldiers and cubes - soldiers < 2:
                risk += guerrillas / 6 if guerrillas < 6 else 1.0
        hearts, settlers = hearts_and_minds(s), settlers_intimidated(s)
        return (
            victory(s.winner, verdict, rounds, s.political_will + hearts + settlers),
            s.political_will,
            hearts,
            -settlers,
            grip,
            PURSE[s.british_resources],
            PURSE[s.mcp_resources],
            sum(troops),
            sum(police),
            sum(underground),
            sum(active),
            sum(bases),
            risk,
            s.unshaded.bit_count() - s.shaded.bit_count(),
            -s.gurney_killed,
        )

    return measure
