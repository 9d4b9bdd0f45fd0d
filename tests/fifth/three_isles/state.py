"""The state of Three Isles: pieces, Political Will, cards, and one number that a Capability patches."""

from __future__ import annotations

from typing import NamedTuple

from coinbox.coin.forces import TRACK
from coinbox.coin.sequence import SECOND
from coinbox.coin.will import WillState, outcomes
from coinbox.kernel.fields import number, shared, state
from three_isles.vocabulary import CARD_IDS, FACTIONS, SMUGGLERS, SPACES, TOTAL, words

REDEPLOY, OVER = SECOND + 1, SECOND + 2
STAGES = ("reveal", "first", "second", "redeploy", "over")


class Parameters(NamedTuple):
    """The numbers in the rules that Capabilities patch."""

    landed: int = 1
    """Police that Land places in a space (T2)."""


@state
class ThreeIsles(WillState):
    """Everything on and beside the board."""

    FACTIONS = FACTIONS
    SPACES = SPACES
    TOTAL = TOTAL
    STACK = 1
    FIRST_ELIGIBLE = SMUGGLERS
    STAGES = STAGES
    OVER = OVER
    OUTCOMES = outcomes(FACTIONS)
    TRACKS = ("political_will",)
    CARDS = CARD_IDS
    VOCABULARY = words

    political_will: int = number(10, TRACK, "Political Will")
    parameters: Parameters = shared(Parameters(), "what Capabilities change (setup.py)")


def end_step(s: ThreeIsles) -> None:
    """End a step; a game with Control would settle it here."""
    s.unsettled = 0
