"""What is good in Three Isles: the table of terms for both factions, and how much of each a position holds."""

from __future__ import annotations

from coinbox.coin.evaluation import WON, rounds_to_come
from coinbox.coin.forces import guerrillas
from coinbox.kernel.bits import members
from coinbox.kernel.evaluation import Amounts, Evaluation, Worth, judged, other_side
from three_isles.state import ThreeIsles
from three_isles.vocabulary import EVERYWHERE, POPULATION, PROPAGANDA_CARDS

WARDENS = {
    "victory": Worth(8, 8, 20),
    "political_will": Worth(1, 1, 1),
    "quiet": Worth(0.8, 0.8, 1),
    "police": Worth(0.2, 0.2, 0.1),
    "underground": Worth(-0.5, -0.5, -0.3),
    "active": Worth(-0.3, -0.3, -0.2),
    "bases": Worth(-2, -2, -2),
}
"""The terms for the Wardens, in points of Political Will."""
SMUGGLERS = other_side(WARDENS)


def evaluation(s: ThreeIsles, faction: int) -> Evaluation[ThreeIsles]:
    """The evaluation for one turn, in which the number of rounds to come stays the same."""
    return judged((WARDENS, SMUGGLERS)[faction], rounds_to_come(s, PROPAGANDA_CARDS), measure)


def measure(s: ThreeIsles) -> Amounts:
    """How much of each term a position holds."""
    quiet = sum(POPULATION[i] for i in members[EVERYWHERE & ~guerrillas(s)])
    pieces = (sum(row) for row in (s.police, s.underground, s.active, s.bases))
    return (WON[s.winner], s.political_will, quiet, *pieces)
