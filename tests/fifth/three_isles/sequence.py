"""The sequence of play (2.0): the deck, the phases of a Propaganda Round, and what passing brings."""

from __future__ import annotations

from coinbox.coin.deck import Deck
from coinbox.coin.sections import rule
from coinbox.coin.sequence import InitiativeTrack, Phase, TurnProcedure
from coinbox.coin.will import change_will
from three_isles.events import EVENTS
from three_isles.operations import MENU
from three_isles.propaganda import open_round, redeploy_phase, reset_phase
from three_isles.state import ThreeIsles
from three_isles.vocabulary import CARD_OPTIONS, CARDS, EVENT_CARDS, NUMBERING, PROPAGANDA_CARDS, WARDENS, words

DECK = Deck(2, 3, mixed=2, events=EVENT_CARDS, propaganda=PROPAGANDA_CARDS, first=CARD_OPTIONS[0])


@rule("2.3.3")
def pass_turn(s: ThreeIsles, faction: int) -> None:
    """Passing moves Political Will one step to the other side."""
    change_will(s, -1 if faction == WARDENS else 1, "pass")


PHASES = (Phase(WARDENS, redeploy_phase, "redeploy", then=reset_phase),)
INITIATIVE: InitiativeTrack[ThreeIsles] = InitiativeTrack(
    words, CARDS, TurnProcedure(lambda s: DECK, EVENTS, MENU, pass_turn, PHASES, reset_phase, open_round), NUMBERING
)
