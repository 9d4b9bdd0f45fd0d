"""What is good in Arab Revolt: the table of terms for both factions, and how much of each a position holds.

The British lose most games with every bot, so their terms are those with which the planner did best against greedy
Rebels with the same cards. In two lost games that were read it had Swept on and on: Guerrillas that were found but not
removed hide again with the next Rally. So one that was found now counts nearly as much as a hidden one, and a space
without Rebels and Opposition, where there is no Rally, as if it stayed so for the rest of the game. The planner won 6
of 20 games with this, the best of several trials, and 3 of 20 fresh ones; 4 of 20 without the latter, and 4 of 32,
with a slightly larger budget, when hidden Guerrillas counted double, as suited greedy. These may differ by chance.
Clearer is that it won none of 20 with greedy's weights at the end of rollouts too. Greedy won 0 to 2 of 40 games with
each of six sets of weights.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

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
from coinbox.games.arab_revolt.state import HOLDING, OVER, ArabRevolt
from coinbox.games.arab_revolt.vocabulary import CITIES, DISTRICTS, PROPAGANDA_CARDS
from coinbox.kernel.bits import members
from coinbox.kernel.evaluation import Amounts, Evaluation, Worth, judged, other_side

BRITISH = {
    # the next Political Will Phase
    "victory": Worth(8, 8, 20),
    "political_will": Worth(1, 1, 1),
    "railways": Worth(0.5, 0.6, 0.9),
    "majorities": Worth(-2.6, -2.2, -2),
    "quiet": Worth(1.5, 1.2, 0.8),
    "leaders": Worth(-1.7, -1.4, -1.2),
    "enemy_of_my_enemy": Worth(-1, -0.9, -0.9),
    "courts": Worth(-1.2, -1, -1),
    # the map
    "grip": Worth(1.5, 1.2, 0.9),
    "opposition": Worth(-0.6, -0.5, -0.2),
    "exposed": Worth(0.1, 0.1, 0.1),
    "curfews": Worth(0.2, 0.2, 0.15),
    # the means
    "troops": Worth(0.3, 0.25, 0.15),
    "police": Worth(0.2, 0.15, 0.1),
    "irregulars": Worth(0.4, 0.35, 0.3),
    "active_irregulars": Worth(0.25, 0.2, 0.15),
    "punishments": Worth(0.3, 0.25, 0.2),
    "underground": Worth(-0.9, -0.75, -0.6),
    "active": Worth(-0.85, -0.7, -0.5),
    "bases": Worth(-0.7, -0.5, -0.3),
    "prison": Worth(0.2, 0.2, 0.1),
    "chits": Worth(-0.2, -0.15, -0.1),
    "chit_effect": Worth(0.4, 0.35, 0.3),
    "unity": Worth(-0.6, -0.5, -0.35),
    "out_of_play": Worth(-0.1, -0.1, 0),
    "abroad": Worth(-0.3, -0.2, -0.1),
    "capabilities": Worth(0.8, 0.5, 0.25),
}
"""The terms as the British see them, in points of Political Will."""
REBELS = other_side(
    BRITISH
    | {
        "quiet": Worth(0.85, 0.75, 0.7),
        "exposed": Worth(0.25, 0.2, 0.15),
        "active": Worth(-0.5, -0.45, -0.3),
    }
)
"""The terms of the Rebels: a quiet space is worth less to them, and so is a Guerrilla that was found."""
PHASES = range(HOLDING, OVER)
"""Stages of a Propaganda Round, at whose end Sabotage and Curfews go, Prison empties and all hide (6.5)."""
PLACES = tuple((i, bool(DISTRICTS >> i & 1)) for i in (*members[DISTRICTS], *members[CITIES]))
"""Districts and Cities, and whether a space is a District."""


def evaluation(s: ArabRevolt, faction: int) -> Evaluation[ArabRevolt]:
    """The evaluation for one turn, in which the number of rounds to come stays the same."""
    return _evaluation(faction, rounds_to_come(s, PROPAGANDA_CARDS), s.stage in PHASES)


@cache
def _evaluation(faction: int, rounds: int, resets: bool) -> Evaluation[ArabRevolt]:
    return judged((BRITISH, REBELS)[faction], rounds, measure_of(rounds, resets=resets))


def measure_of(rounds: int, *, resets: bool) -> Callable[[ArabRevolt], Amounts]:
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
            s.political_will,
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
