"""What is good in Arab Revolt: the table of terms for both factions, and how much of each a position holds.

Political Will moves in the rounds, and what stands on the map is soon changed again: the Rebels bring back in a turn
what the British removed in two. So the weights of the British depend on how far the next round is. They follow a linear
fit of what the next two rounds brought to the positions before them, in 240 games of greedy with weights shaken at
random: hidden Guerrillas count for little, Unity and Troops most after a round, majorities and Railways just before
one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from coinbox.coin.evaluation import HOLD, rounds_to_come, victory
from coinbox.games.arab_revolt.propaganda import (
    courts,
    cut_railways,
    irregulars,
    leaders,
    quiet_spaces,
    railways,
    rebel_spaces,
    rebellion,
    verdict,
)
from coinbox.games.arab_revolt.sequence import DECK
from coinbox.games.arab_revolt.state import HOLDING, OVER, ArabRevolt
from coinbox.games.arab_revolt.vocabulary import CITIES, DISTRICTS, PROPAGANDA_CARDS
from coinbox.kernel.bits import members
from coinbox.kernel.evaluation import Amounts, Evaluation, Table, Worth, judged, other_side


class Weight(NamedTuple):
    """What one unit of a term is worth to the British, in points of Political Will at the end."""

    far: float
    """In the next round, when it has just been the last one."""
    near: float
    """In the next round, when it comes with the next card."""
    later: float = 0.0
    """In the round after the next."""


BRITISH = {
    # the next Political Will Phase
    "victory": Weight(8, 8),
    "political_will": Weight(1, 1),
    "railways": Weight(0.05, 0.85),
    "majorities": Weight(0, -1.3),
    "quiet": Weight(0.65, 0.65, 0.3),
    "leaders": Weight(-0.25, -0.95, -0.1),
    "enemy_of_my_enemy": Weight(-0.3, -0.6, -0.2),
    "courts": Weight(-1.2, -1, -1),
    # the map
    "grip": Weight(0.85, 0.6, 0.2),
    "opposition": Weight(-0.2, 0, -0.4),
    "exposed": Weight(0.1, 0.05, 0.05),
    "curfews": Weight(0.15, 0),
    # the means
    "troops": Weight(0.17, 0.02, 0.05),
    "police": Weight(0.12, 0, 0.15),
    "irregulars": Weight(0.05, -0.05, 0.05),
    "active_irregulars": Weight(0, -0.05, 0.05),
    "punishments": Weight(0.3, 0.1, 0.2),
    "underground": Weight(-0.08, -0.04, -0.02),
    "active": Weight(0, -0.04),
    "bases": Weight(-0.15, -0.1, -0.05),
    "prison": Weight(0.15, 0.02),
    "chits": Weight(-0.2, -0.1, -0.1),
    "chit_effect": Weight(0.3, 0.1),
    "unity": Weight(-0.65, -0.15, -0.35),
    "out_of_play": Weight(-0.05, 0, -0.05),
    "abroad": Weight(-0.2, -0.1, -0.1),
    "capabilities": Weight(0.3, 0.1, 0.3),
}
"""The terms as the British see them."""
FAR = 7
"""A round that is so many cards ahead is far."""
DECLINE = (3.0, 1.7, 8.75)
"""What the standing of the British falls by, seen in the same games: always, for each card to the next round, and for
each round after it."""
LATER = (1.7, 1.0, 0.0)
"""How often the round after the next counts, with three, two and one rounds to come."""
BREADTH = 5
"""A British turn moves many pieces one by one: that of 2000 runs won 12 of 40 games, that of 200 won 4 of 80."""
REBELS = other_side(
    {
        # the next Political Will Phase
        "victory": Worth(8, 8, 20),
        "political_will": Worth(1, 1, 1),
        "railways": Worth(0.5, 0.6, 0.9),
        "majorities": Worth(-2.6, -2.2, -2),
        "quiet": Worth(0.85, 0.75, 0.7),
        "leaders": Worth(-1.7, -1.4, -1.2),
        "enemy_of_my_enemy": Worth(-1, -0.9, -0.9),
        "courts": Worth(-1.2, -1, -1),
        # the map
        "grip": Worth(1.5, 1.2, 0.9),
        "opposition": Worth(-0.6, -0.5, -0.2),
        "exposed": Worth(0.25, 0.2, 0.15),
        "curfews": Worth(0.2, 0.2, 0.15),
        # the means
        "troops": Worth(0.3, 0.25, 0.15),
        "police": Worth(0.2, 0.15, 0.1),
        "irregulars": Worth(0.4, 0.35, 0.3),
        "active_irregulars": Worth(0.25, 0.2, 0.15),
        "punishments": Worth(0.3, 0.25, 0.2),
        "underground": Worth(-0.9, -0.75, -0.6),
        "active": Worth(-0.5, -0.45, -0.3),
        "bases": Worth(-0.7, -0.5, -0.3),
        "prison": Worth(0.2, 0.2, 0.1),
        "chits": Worth(-0.2, -0.15, -0.1),
        "chit_effect": Worth(0.4, 0.35, 0.3),
        "unity": Worth(-0.6, -0.5, -0.35),
        "out_of_play": Worth(-0.1, -0.1, 0),
        "abroad": Worth(-0.3, -0.2, -0.1),
        "capabilities": Worth(0.8, 0.5, 0.25),
    }
)
"""The terms of the Rebels: what they do to the British, whenever the next round is."""
PHASES = range(HOLDING, OVER)
"""Stages of a Propaganda Round, at whose end Sabotage and Curfews go, Prison empties and all hide (6.5)."""
PLACES = tuple((i, bool(DISTRICTS >> i & 1)) for i in (*members[DISTRICTS], *members[CITIES]))
"""Districts and Cities, and whether a space is a District."""


def evaluation(s: ArabRevolt, faction: int) -> Evaluation[ArabRevolt]:
    """The evaluation for one turn, in which the number of rounds to come stays the same."""
    rounds, resets = rounds_to_come(s, PROPAGANDA_CARDS), s.stage in PHASES
    return _of_rebels(rounds, resets) if faction else _of_british(rounds, resets, DECK.ahead(s.played))


@cache
def _of_rebels(rounds: int, resets: bool) -> Evaluation[ArabRevolt]:
    return judged(REBELS, rounds, measure_of(rounds, resets=resets))


@cache
def _of_british(rounds: int, resets: bool, ahead: float) -> Evaluation[ArabRevolt]:
    """The evaluation when the next round is so many cards ahead."""
    measure = measure_of(rounds, resets=resets, bound_to_fall=decline(rounds, ahead))
    return judged(table_of(ahead), rounds, measure, breadth=BREADTH)


def table_of(ahead: float) -> Table:
    """The table of the British when the next round is so many cards ahead."""
    near = min(1.0, max(0.0, (FAR - ahead) / (FAR - 1)))
    at = {term: weight.far + (weight.near - weight.far) * near for term, weight in BRITISH.items()}
    return {term: Worth(*(at[term] + weight.later * times for times in LATER)) for term, weight in BRITISH.items()}


def decline(rounds: int, ahead: float) -> float:
    """By how much the standing falls on average to the end, so that positions before different cards compare."""
    return DECLINE[0] + DECLINE[1] * ahead + DECLINE[2] * (max(1, rounds) - 1)


def measure_of(rounds: int, *, resets: bool, bound_to_fall: float = 0.0) -> Callable[[ArabRevolt], Amounts]:
    """The function that counts all terms; one pass, since a search calls it for every line."""

    def measure(s: ArabRevolt) -> Amounts:
        troops, police, friends, turned = s.troops, s.police, s.irregulars, s.active_irregulars
        underground, active, bases = s.underground, s.active, s.bases
        opposition = s.opposition
        exposed = 0
        grip = 0.0
        for i, district in PLACES:
            seen, camps = active[i], bases[i]
            rebels = underground[i] + seen + camps
            margin = troops[i] + police[i] + friends[i] + turned[i] - rebels
            grip += HOLD[0 if margin < -4 else 7 if margin > 3 else margin + 4]
            if seen or (camps and not underground[i]):
                strength = troops[i] if district else troops[i] + police[i]
                if opposition >> i & 1:
                    strength //= 2
                exposed += min(strength, seen if underground[i] else seen + camps)
        trains = railways(s, 0 if resets else cut_railways(s))
        held, quiet = rebel_spaces(s), quiet_spaces(s)
        ready, spent = sum(friends), sum(turned)
        lost, price, tried = leaders(s), irregulars(s, ready + spent), courts(s)
        hidden, seen = sum(underground), sum(active)
        if resets:
            hidden, seen, ready, spent, exposed = hidden + seen, 0, ready + spent, 0, 0
        in_sight = s.political_will + trains + rebellion(s, held, quiet) + lost + price + tried
        return (
            victory(s.winner, verdict, rounds, in_sight),
            s.political_will - bound_to_fall,
            trains,
            held.bit_count(),
            quiet.bit_count(),
            -lost,
            -price,
            -tried,
            grip,
            opposition.bit_count(),
            exposed,
            0 if resets else s.curfews.bit_count(),
            sum(troops),
            sum(police),
            ready,
            spent,
            len(s.punishments_held),
            hidden,
            seen,
            sum(bases),
            0 if resets else s.prison_guerrillas + s.prison_bases,
            sum(s.operations_held) + len(s.operations_held),
            max(0, s.chit - 1),
            s.unity,
            s.out_of_play,
            s.arab_kings,
            s.unshaded.bit_count() - s.shaded.bit_count(),
        )

    return measure
