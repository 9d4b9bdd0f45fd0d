"""What is good in Malaya: the table of terms for both factions, and how much of each a position holds.

The weights began as guesses. They were then fitted to 1,600 games of the bot against itself, in which every eighth
turn was random: a regression of the result and the final Political Will on the terms at the beginning of every turn,
for each number of Propaganda Rounds to come. The fit, rounded, with Political Will itself kept at 1, won 59% of 240
games against the guesses; single weights were then tried higher and lower in matches of the same length.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from coinbox.players.evaluation import Amounts, AnyRules, Evaluation


class Worth(NamedTuple):
    """What one unit of a term is worth with three, two and one Propaganda Rounds to come."""

    three: float
    two: float
    one: float

    def reversed(self) -> Worth:
        return Worth(-self.three, -self.two, -self.one)


BRITISH = {
    # the score
    "victory": Worth(8, 8, 20),
    "political_will": Worth(1, 1, 1),
    "hearts_and_minds": Worth(1.6, 1, 0.7),
    "settlers_intimidated": Worth(-0.5, -0.7, -1.1),
    # the map
    "grip": Worth(1, 0.3, 0.2),
    "pacifiable": Worth(0.1, 0.05, 0.02),
    "agitable": Worth(-0.1, -0.1, -0.02),
    "new_villages": Worth(0.5, 0.1, 0),
    # the means
    "british_resources": Worth(0.6, 0.45, 0.35),
    "mcp_resources": Worth(-1.2, -0.4, -0.25),
    "british_income": Worth(0.15, 0.05, 0),
    "troops": Worth(0.4, 0.25, 0.25),
    "police": Worth(0.15, 0.18, 0.12),
    "underground": Worth(-1.1, -0.35, -0.2),
    "active": Worth(-0.7, -0.2, -0.05),
    "bases": Worth(-2, -0.6, -0.2),
    "exposed_guerrillas": Worth(0.2, 0.1, 0),
    "exposed_troops": Worth(-0.2, -0.2, -0.2),
    "capabilities": Worth(1, 0.3, 0.15),
    "commander": Worth(0.3, 0.2, 0.1),
    "initiative": Worth(0.6, 0.4, 0.4),
}
"""The terms for the British, in points of Political Will."""
MCP = {term: worth.reversed() for term, worth in BRITISH.items()}
"""The terms for the MCP: two players share one track, so what one gains the other loses."""
TERMS = tuple(BRITISH)
PURSES = (TERMS.index("british_resources"), TERMS.index("mcp_resources"))
HOLD = (-0.6, -0.45, -0.25, 0.0, 0.35, 0.65, 0.85, 1.0)
"""How firmly the British hold a space in which they have 3 pieces less than the MCP, 2 less, ... 4 more."""
PURSE = tuple(sum(1 / (1 + step / 6) for step in range(amount)) for amount in range(21))
"""What so many Resources are worth: the first ones most."""
FIRST_BOX = (0.0, 0.3, 0.2, -0.6)
"""For who moves first: the worth of having taken no box, Limited Operation, Event, Operation & Special Activity."""
WON = (0.0, 2.0, -2.0, 0.0)
MIDDLE, BRITISH_WIN_AT, MCP_WINS_AT = 10, 18, 2


@dataclass(frozen=True, slots=True)
class Board:
    """The facts of the map that the terms need."""

    people: tuple[tuple[int, int], ...]
    """Spaces that have Population, and how much."""
    centers: tuple[int, ...]
    city: int
    mountains: frozenset[int]


@cache
def board_of(rules: AnyRules) -> Board:
    """Read the map off a fresh game."""
    view: Any = rules.view(rules.setup(rules.scenarios[0]))
    spaces = list(enumerate(view["spaces"]))
    return Board(
        tuple((i, space["population"]) for i, space in spaces if space["population"]),
        tuple(i for i, space in spaces if space["kind"] == "economic_center"),
        next(i for i, space in spaces if space["kind"] == "city"),
        frozenset(i for i, space in spaces if space["terrain"] == "mountain"),
    )


def evaluation(rules: AnyRules, state: Any, faction: int) -> Evaluation:
    """The evaluation for one turn, in which the number of rounds to come stays the same."""
    view: Any = rules.view(state)
    rounds = 3 - view["propaganda_seen"]
    # After the last victory check nothing counts any more but who won.
    weights = tuple(worth[3 - max(rounds, 1)] for worth in (BRITISH, MCP)[faction].values())
    measure = measure_of(board_of(rules), rounds)

    def shown(s: Any) -> Amounts:
        amounts = list(measure(s))
        amounts[PURSES[0]], amounts[PURSES[1]] = s.british_resources, s.mcp_resources
        return amounts

    return Evaluation(TERMS, weights, measure, shown)


def measure_of(board: Board, rounds: int) -> Callable[[Any], Amounts]:
    """The function that counts all terms; one pass, since a search calls it for every line."""
    people, city, mountains = board.people, board.city, board.mountains

    def measure(s: Any) -> Amounts:
        troops, police, underground, active, bases = s.troops, s.police, s.underground, s.active, s.bases
        support, opposition, british = s.support, s.opposition, s.british_control
        counted = opposition & ~s.new_villages
        hearts = income = pacifiable = agitable = exposed = 0
        grip = risk = 0.0
        for i, number in people:
            soldiers = troops[i]
            cubes = soldiers + police[i]
            revealed = active[i]
            guerrillas = underground[i] + revealed
            margin = cubes - guerrillas - bases[i]
            grip += number * HOLD[0 if margin < -3 else 7 if margin > 4 else margin + 3]
            if support >> i & 1:
                hearts += number
            elif counted >> i & 1:
                hearts -= number
            if british >> i & 1:
                income += number
                if soldiers and cubes > soldiers and not support >> i & 1:
                    pacifiable += number
            elif cubes != margin and not opposition >> i & 1:
                agitable += number
            if guerrillas and soldiers:
                if cubes - soldiers < 2:
                    risk += guerrillas / 6 if guerrillas < 6 else 1.0
                if revealed:
                    strength = cubes if i == city else soldiers // 2 if i in mountains else soldiers
                    exposed += revealed if revealed < strength else strength
        settlers, centers = _settlers(s, board)
        return (
            _victory(s, rounds, s.political_will + hearts - settlers),
            s.political_will,
            hearts,
            settlers,
            grip,
            pacifiable,
            agitable,
            s.new_villages.bit_count(),
            PURSE[s.british_resources],
            PURSE[s.mcp_resources],
            income + centers,
            sum(troops),
            sum(police),
            sum(underground),
            sum(active),
            sum(bases),
            exposed,
            risk,
            s.unshaded.bit_count() - s.shaded.bit_count(),
            -s.gurney_killed,
            _initiative(s),
        )

    return measure


def _settlers(s: Any, board: Board) -> tuple[int, int]:
    """What 6.1.2 would cost now, and what unharmed Economic Centers would bring."""
    lost = 1 if s.terror[board.city] else 0
    earned = 0
    for i in board.centers:
        if s.terror[i] or s.underground[i] + s.active[i] > s.troops[i] + s.police[i]:
            lost += 1
        else:
            earned += 6
    return lost, earned


def _victory(s: Any, rounds: int, in_sight: int) -> float:
    """The end of the game if it has come, else how the next round would decide it."""
    if s.winner:
        return WON[s.winner]
    if in_sight >= BRITISH_WIN_AT:
        return 0.25
    if in_sight <= MCP_WINS_AT:
        return -0.25
    if rounds == 1 and in_sight != MIDDLE:
        return 0.15 if in_sight > MIDDLE else -0.15
    return 0.0


def _initiative(s: Any) -> float:
    """Who is, or surely will be, First Eligible; and what the box taken first leaves to the other faction."""
    if s.british_box and not s.mcp_box:
        return FIRST_BOX[s.british_box]
    if s.mcp_box and not s.british_box:
        return -FIRST_BOX[s.mcp_box]
    return -0.5 if s.first else 0.5
