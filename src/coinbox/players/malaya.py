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
from dataclasses import dataclass
from functools import cache
from typing import Any

from coinbox.players.evaluation import (
    HOLD,
    PURSE,
    Amounts,
    AnyRules,
    Evaluation,
    Worth,
    judged,
    other_side,
    victory,
)

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


@dataclass(frozen=True, slots=True)
class Board:
    """The facts of the map that the terms need."""

    people: tuple[tuple[int, int], ...]
    """Spaces that have Population, and how much."""
    centers: tuple[int, ...]
    city: int


@cache
def board_of(rules: AnyRules) -> Board:
    """Read the map off a fresh game."""
    view: Any = rules.view(rules.setup(rules.scenarios[0]))
    spaces = list(enumerate(view["spaces"]))
    return Board(
        tuple((i, space["population"]) for i, space in spaces if space["population"]),
        tuple(i for i, space in spaces if space["kind"] == "economic_center"),
        next(i for i, space in spaces if space["kind"] == "city"),
    )


def evaluation(rules: AnyRules, state: Any, faction: int) -> Evaluation:
    """The evaluation for one turn, in which the number of rounds to come stays the same."""
    view: Any = rules.view(state)
    rounds = 3 - view["propaganda_seen"]
    return judged((BRITISH, MCP)[faction], rounds, measure_of(board_of(rules), rounds))


def measure_of(board: Board, rounds: int) -> Callable[[Any], Amounts]:
    """The function that counts all terms; one pass, since a search calls it for every line."""
    people = board.people

    def measure(s: Any) -> Amounts:
        troops, police, underground, active, bases = s.troops, s.police, s.underground, s.active, s.bases
        support, counted = s.support, s.opposition & ~s.new_villages
        hearts = 0
        grip = risk = 0.0
        for i, number in people:
            soldiers = troops[i]
            cubes = soldiers + police[i]
            guerrillas = underground[i] + active[i]
            margin = cubes - guerrillas - bases[i]
            grip += number * HOLD[0 if margin < -3 else 7 if margin > 4 else margin + 3]
            if support >> i & 1:
                hearts += number
            elif counted >> i & 1:
                hearts -= number
            if guerrillas and soldiers and cubes - soldiers < 2:
                risk += guerrillas / 6 if guerrillas < 6 else 1.0
        settlers = _settlers(s, board)
        return (
            victory(s.winner, rounds, s.political_will + hearts - settlers),
            s.political_will,
            hearts,
            settlers,
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


def _settlers(s: Any, board: Board) -> int:
    """What 6.1.2 would cost now: sabotaged Economic Centers, those that Guerrillas hold, a terrorised Kuala Lumpur."""
    lost = 1 if s.terror[board.city] else 0
    for i in board.centers:
        if s.terror[i] or s.underground[i] + s.active[i] > s.troops[i] + s.police[i]:
            lost += 1
    return lost
