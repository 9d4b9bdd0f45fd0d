"""What is good in Kenya: the table of terms for both factions, and how much of each a position holds.

The weights began as those of Malaya where a term is the same, and as guesses elsewhere. Single ones were then raised,
lowered and left out on one side in matches of 80 to 120 games of the bot against itself, and what helped that side was
kept for both: a weaker hold on the Population, dearer Troops and Guerrillas. Differences below about ten games in a
hundred are noise, so most of the other weights are no more than sensible.
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
    "kikuyu_resistance": Worth(1.2, 1, 0.9),
    "loyalty": Worth(0.4, 0.2, 0.1),
    "settlers_terrorised": Worth(-0.7, -0.7, -0.9),
    "contained": Worth(1, 0.8, 0.8),
    # the map
    "grip": Worth(0.2, 0.12, 0.06),
    "nairobi": Worth(-0.3, -0.3, -0.2),
    "bases_outside": Worth(-0.5, -0.5, -0.3),
    "supply": Worth(-0.3, -0.2, -0.1),
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
PHASES = ("reward", "oath", "redeploy", "reset")
"""Stages of a Propaganda Round, at whose end Terror markers go and Guerrillas hide (6.5)."""


@dataclass(frozen=True, slots=True)
class Board:
    """The facts of the map that the terms need."""

    people: tuple[int, ...]
    """Spaces that may have Population."""
    reserves: tuple[int, ...]
    settled: tuple[int, ...]
    """Nairobi and the Non-Reserve Provinces."""
    outside: tuple[int, ...]
    nairobi: int
    adjacent: tuple[int, ...]


@cache
def board_of(rules: AnyRules) -> Board:
    """Read the map off a fresh game."""
    view: Any = rules.view(rules.setup(rules.scenarios[0]))
    spaces = list(enumerate(view["spaces"]))
    index = {space["id"]: i for i, space in spaces}
    outside = tuple(i for i, space in spaces if space["kind"] != "mountain_jungle")
    reserves = tuple(i for i, space in spaces if space["terrain"] == "reserve")
    return Board(
        outside,
        reserves,
        tuple(i for i in outside if i not in reserves),
        outside,
        index["nairobi"],
        tuple(sum(1 << index[j] for j in space["adjacent"]) for _, space in spaces),
    )


def evaluation(rules: AnyRules, state: Any, faction: int) -> Evaluation:
    """The evaluation for one turn, in which the number of rounds to come stays the same."""
    view: Any = rules.view(state)
    rounds = 3 - view["propaganda_seen"]
    measure = measure_of(board_of(rules), rounds, resets=view["stage"] in PHASES)
    return judged((BRITISH, MAU_MAU)[faction], rounds, measure)


def measure_of(board: Board, rounds: int, *, resets: bool) -> Callable[[Any], Amounts]:
    """The function that counts all terms; one pass, since a search calls it for every line."""
    people, settled, city = board.people, board.settled, board.nairobi

    def measure(s: Any) -> Amounts:
        troops, police, underground, active, bases = s.troops, s.police, s.underground, s.active, s.bases
        loyal, resisting, population = s.loyalty, s.resistance, s.population
        level = outside = 0
        grip = 0.0
        for i in people:
            outside += bases[i]
            number = population[i]
            if number:
                margin = troops[i] + police[i] - underground[i] - active[i] - bases[i]
                grip += number * HOLD[0 if margin < -3 else 7 if margin > 4 else margin + 3]
                if loyal >> i & 1:
                    level += number
                elif resisting >> i & 1:
                    level -= number
        resistance = level if level < 0 else 0
        terror = s.terror
        terrorised = 0
        if not resets:
            for i in settled:
                if terror[i]:
                    terrorised += 1
        rebels = underground[city] + active[city] + bases[city]
        contained = (0 if rebels else 2) + (0 if outside else 2)
        hidden, seen = sum(underground), sum(active)
        if resets:
            hidden, seen = hidden + seen, 0
        return (
            victory(s.winner, rounds, s.political_will + resistance - terrorised + contained),
            s.political_will,
            resistance,
            level,
            terrorised,
            contained,
            grip,
            rebels,
            outside,
            supplied(s, board),
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


def supplied(s: Any, board: Board) -> int:
    """Bases in Nairobi or connected to it by spaces with a Guerrilla or Resistance (4.3.1)."""
    adjacent, bases = board.adjacent, s.bases
    passable = s.with_underground | s.with_active | s.resistance
    reached = 1 << board.nairobi
    ahead = adjacent[board.nairobi]
    front = ahead & passable & ~reached
    while front:
        bit = front & -front
        reached |= bit
        ahead |= adjacent[bit.bit_length() - 1]
        front = ahead & passable & ~reached
    ahead |= reached
    return sum(number for i, number in enumerate(bases) if number and ahead >> i & 1)
