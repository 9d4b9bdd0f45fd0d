"""What is good in Japanese Occupation: the table of terms for both factions, and how much of each a position holds.

Victory is the one term that is not the same thing for both: when the MPAJA wins, both players have lost.
Between two of the bot the Japanese win some 80 of 100 games.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from coinbox.kernel.bits import bit_set, members
from coinbox.players.evaluation import HOLD, Amounts, AnyRules, Evaluation, Worth, judged, other_side

THE_BRITISH = {
    # the next Resistance Phase
    "victory": Worth(0, 6, 20),
    "resistance": Worth(1, 1, 1),
    "intel": Worth(2, 2, 2),
    "caches": Worth(1.8, 1.5, 1),
    "majorities": Worth(1.2, 1.1, 1),
    "extracted": Worth(-0.9, -0.9, -1),
    "neutral": Worth(-1.5, -1.3, -1),
    "policed": Worth(-1.3, -1.2, -1),
    # the map
    "grip": Worth(1.5, 1.2, 0.8),
    "opposition": Worth(0.3, 0.25, 0.1),
    "exposed": Worth(-0.25, -0.2, -0.15),
    "clashes": Worth(-0.5, -0.4, -0.2),
    "reach": Worth(0.4, 0.4, 0.3),
    "led": Worth(0.1, 0.1, 0.1),
    "hunted": Worth(-0.2, -0.2, -0.15),
    "terror": Worth(-0.1, -0.1, 0),
    "sabotage": Worth(0.3, 0.25, 0.05),
    "extract": Worth(-0.12, -0.1, -0.06),
    "new_villages": Worth(-0.3, -0.25, -0.1),
    # the means
    "force_136": Worth(1.5, 1.2, 0.8),
    "camps": Worth(0.2, 0.15, 0),
    "supply": Worth(0.3, 0.25, 0.15),
    "mpaja_underground": Worth(0.3, 0.22, 0.12),
    "mpaja_active": Worth(0.15, 0.12, 0.06),
    "non_mpaja_underground": Worth(0.3, 0.22, 0.12),
    "non_mpaja_active": Worth(0.15, 0.12, 0.06),
    "troops": Worth(-0.3, -0.25, -0.15),
    "police": Worth(-0.2, -0.15, -0.1),
    "kempeitai": Worth(-0.6, -0.5, -0.3),
    "zipper": Worth(0.4, 0.3, 0.05),
    "lost_caches": Worth(-0.8, -0.5, -0.2),
    "capabilities": Worth(0.8, 0.5, 0.25),
}
"""The terms for the British, in points of Resistance; Intel counts twice, as a plan sees only the first chit drawn."""
THE_JAPANESE = other_side({**THE_BRITISH, "intel": Worth(0.9, 0.9, 1)})
TABLES = (THE_BRITISH, THE_JAPANESE)
ROUND = ("unrest", "construct", "supply", "reprisal", "redeploy", "japanese_redeploy", "reset")
"""Stages of a Propaganda Round after Resistance; at its end Intel and Terror go and all Guerrillas hide (6.6)."""
BRITISH = 0
BRITISH_WIN, MPAJA_WIN = 1, 3
BRITISH_WIN_AT, MPAJA_WIN_AT = 20, 18
END, SIGHT = 2.0, 0.15
"""What the end of the game counts, and what the same result counts while it is only in sight."""


@dataclass(frozen=True, slots=True)
class Board:
    """The facts of the map that the terms need."""

    places: tuple[tuple[int, int, bool], ...]
    """Each space with the set of itself and its neighbours, and whether it is Mountain."""
    populated: int
    population: tuple[int, ...]
    extracts: tuple[int, ...]
    """Set of Railways with Sabotage -> what an Extract in both Economic Centers brings beside New Villages (4.3.1)."""


@cache
def board_of(rules: AnyRules) -> Board:
    """Read the map off a fresh game."""
    view: Any = rules.view(rules.setup(rules.scenarios[0]))
    spaces, railways = view["spaces"], view["railways"]
    ids = [space["id"] for space in spaces]
    near = [bit_set(ids.index(other) for other in space["adjacent"]) for space in spaces]
    centers = [space["id"] for space in spaces if space["kind"] == "economic_center"]
    return Board(
        tuple((i, near[i] | 1 << i, space["terrain"] == "mountain") for i, space in enumerate(spaces)),
        bit_set(i for i, space in enumerate(spaces) if space["population"]),
        tuple(space["population"] for space in spaces),
        tuple(sum(_brings(railways, center, cut) for center in centers) for cut in range(1 << len(railways))),
    )


def _brings(railways: Any, center: str, cut: int) -> int:
    """Starred Railways joined to an Economic Center when these are cut."""
    whole = {row["id"]: row for i, row in enumerate(railways) if not cut >> i & 1}
    joined, found = [name for name, row in whole.items() if center in row["touches"]], set[str]()
    while joined:
        name = joined.pop()
        if name in whole and name not in found:
            found.add(name)
            joined += whole[name]["links"]
    return sum(whole[name]["starred"] for name in found)


def evaluation(rules: AnyRules, state: Any, faction: int) -> Evaluation:
    """The evaluation for one turn, in which the number of rounds to come stays the same."""
    view: Any = rules.view(state)
    stage = view["stage"]
    rounds = 3 - view["propaganda_seen"] + (stage == "resistance")
    return judged(TABLES[faction], rounds, measure_of(board_of(rules), faction, rounds, resets=stage in ROUND))


def measure_of(board: Board, faction: int, rounds: int, *, resets: bool) -> Callable[[Any], Amounts]:
    """The function that counts all terms; one pass, since a search calls it for every line."""
    places, levelled, people, brought = board.places, board.populated, board.population, board.extracts

    def measure(s: Any) -> Amounts:
        troops, police, caches, force, terror = s.troops, s.police, s.caches, s.force_136, s.terror
        mpaja_hidden, mpaja_seen = s.mpaja_underground, s.mpaja_active
        other_hidden, other_seen = s.non_mpaja_underground, s.non_mpaja_active
        opposition, revealed, hunters, at_force = s.opposition, s.revealed, s.with_kempeitai, s.with_force_136
        subdued = s.new_villages if s.parameters.villages_subdued else 0
        rising = opposition & ~subdued
        concealed = levelled if resets else levelled & ~revealed & ~s.intel_gone
        majorities = hopes = exposed = clashes = reach = led = 0
        grip = 0.0
        for i, near, mountain in places:
            hidden, seen = mpaja_hidden[i] + other_hidden[i], mpaja_seen[i] + other_seen[i]
            cubes = troops[i] + police[i]
            if hidden or seen:
                margin = hidden + seen - cubes
                if (mpaja_hidden[i] or mpaja_seen[i]) and (other_hidden[i] or other_seen[i]):
                    clashes += 1
                    margin -= 2
                if hidden or resets:
                    if near & at_force and concealed >> i & 1:
                        reach += 1
                    if force[i]:
                        led += 1
            else:
                margin = -cubes
            if margin > 0:
                majorities += 1
            elif margin == 0 and rising >> i & 1:
                hopes += 1
            grip += HOLD[0 if margin < -3 else 7 if margin > 4 else margin + 3]
            if troops[i] and (seen or (caches[i] and not hidden)):
                strength = troops[i] // 2 if mountain and not hunters >> i & 1 else troops[i]
                exposed += min(strength, seen if hidden else seen + caches[i])
        majorities += min(hopes, s.available[2] + clashes)
        intel = 0
        for i in members[revealed]:
            intel += s.intel[i] - 1
        population = 0
        for i in members[levelled & ~rising]:
            population += people[i]
        cut = 0
        for i, markers in enumerate(s.sabotage):
            if markers:
                cut |= 1 << i
        frightened = sum(terror)
        mpaja, mpaja_out, other, other_out = sum(mpaja_hidden), sum(mpaja_seen), sum(other_hidden), sum(other_seen)
        if resets:
            mpaja, mpaja_out, other, other_out = mpaja + mpaja_out, 0, other + other_out, 0
            intel = frightened = exposed = 0
        policed = s.with_police.bit_count()
        in_sight = intel + sum(caches) + majorities - s.resources // 4 - population // 5 - policed // 3
        return (
            _victory(s, faction, rounds, s.resistance + in_sight),
            s.resistance,
            intel,
            sum(caches),
            majorities,
            s.resources / 4,
            population / 5,
            policed / 3,
            grip,
            opposition.bit_count(),
            exposed,
            clashes,
            reach if resets else reach + revealed.bit_count(),
            led,
            (hunters & (revealed | at_force)).bit_count(),
            frightened,
            cut.bit_count(),
            brought[cut],
            s.new_villages.bit_count(),
            sum(force) + s.davis_force / 2,
            s.camps.bit_count(),
            (s.camps & at_force).bit_count(),
            mpaja,
            mpaja_out,
            other,
            other_out,
            sum(troops) + s.burma_troops / 2,
            sum(police),
            sum(s.kempeitai),
            s.zipper,
            s.lost_caches,
            s.unshaded.bit_count() - s.shaded.bit_count(),
        )

    return measure


def _victory(s: Any, faction: int, rounds: int, in_sight: int) -> float:
    """The end of the game if it has come, else how the last round would decide it now (7.0)."""
    lost = -1.0 if faction == BRITISH else 1.0
    if s.winner:
        return END * (1.0 if s.winner == BRITISH_WIN else lost if s.winner == MPAJA_WIN else -1.0)
    if rounds > 1:
        return 0.0
    if in_sight < MPAJA_WIN_AT:
        return -SIGHT
    return SIGHT if in_sight >= BRITISH_WIN_AT or s.camps.bit_count() < sum(s.force_136) else SIGHT * lost
