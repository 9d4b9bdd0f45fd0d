"""What is good in Malaya: the table of terms for both factions, and how much of each a position holds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from coinbox.players.evaluation import Amounts, AnyRules, Evaluation


class Term(NamedTuple):
    """The worth of one unit to each faction, and how it fades as Propaganda Rounds pass."""

    british: float
    mcp: float
    lasting: tuple[float, float, float, float]


NOW = (1.0, 1.0, 1.0, 1.0)
"""Counts the same with 0 to 3 Propaganda Rounds to come."""
EACH_ROUND = (0.0, 1.0, 1.5, 1.8)
"""Counts again in every round to come, though less surely."""
NEXT_ROUND = (0.0, 1.0, 1.0, 1.0)
MEANS = (0.0, 0.4, 0.8, 1.0)
"""A means to an end: of little use when the end is near."""

TERMS = {
    "victory": Term(30.0, -30.0, NOW),
    "political_will": Term(1.0, -1.0, NOW),
    "hearts_and_minds": Term(0.8, -0.8, EACH_ROUND),
    "settlers_intimidated": Term(-0.8, 0.8, NEXT_ROUND),
    "british_resources": Term(0.25, -0.25, MEANS),
    "mcp_resources": Term(-0.35, 0.35, MEANS),
    "british_income": Term(0.12, -0.12, MEANS),
    "grip": Term(0.6, -0.6, NOW),
    "bases": Term(-1.0, 1.0, MEANS),
    "underground": Term(-0.35, 0.35, NOW),
    "active": Term(-0.2, 0.2, NOW),
    "exposed_guerrillas": Term(0.25, -0.25, MEANS),
    "exposed_troops": Term(-0.2, 0.2, MEANS),
    "troops": Term(0.15, -0.15, MEANS),
    "police": Term(0.12, -0.12, MEANS),
    "pacifiable": Term(0.15, -0.15, MEANS),
    "agitable": Term(-0.1, 0.1, MEANS),
    "new_villages": Term(0.5, -0.5, MEANS),
    "capabilities": Term(0.8, -0.8, MEANS),
    "commander": Term(0.4, -0.4, MEANS),
    "initiative": Term(0.8, -0.8, MEANS),
}
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
    weights = tuple((term.mcp if faction else term.british) * term.lasting[rounds] for term in TERMS.values())
    measure = measure_of(board_of(rules), rounds)
    purse = (list(TERMS).index("british_resources"), list(TERMS).index("mcp_resources"))

    def shown(s: Any) -> Amounts:
        amounts = list(measure(s))
        amounts[purse[0]], amounts[purse[1]] = s.british_resources, s.mcp_resources
        return amounts

    return Evaluation(tuple(TERMS), weights, measure, shown)


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
            PURSE[s.british_resources],
            PURSE[s.mcp_resources],
            income + centers,
            grip,
            sum(bases),
            sum(underground),
            sum(active),
            exposed,
            risk,
            sum(troops),
            sum(police),
            pacifiable,
            agitable,
            s.new_villages.bit_count(),
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
