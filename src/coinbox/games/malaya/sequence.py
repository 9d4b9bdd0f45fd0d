"""The sequence of play of Malaya (2.0): its decks, its stages and what passing brings."""

from __future__ import annotations

from coinbox.coin.deck import Deck
from coinbox.coin.sections import rule
from coinbox.coin.sequence import InitiativeTrack, Phase, TurnProcedure
from coinbox.games.malaya.events import EVENTS
from coinbox.games.malaya.operations import MENU
from coinbox.games.malaya.propaganda import agitate_phase, open_round, pacify_phase, redeploy_phase, reset_phase
from coinbox.games.malaya.state import Malaya
from coinbox.games.malaya.verbs import gain
from coinbox.games.malaya.vocabulary import (
    BRITISH,
    CARD_OPTIONS,
    CARDS,
    EVENT_CARDS,
    MCP,
    NUMBERING,
    PROPAGANDA_CARDS,
    words,
)

STANDARD = Deck(3, 7, mixed=3, events=EVENT_CARDS, propaganda=PROPAGANDA_CARDS, first=CARD_OPTIONS[0])
EXTENDED = Deck(3, 9, mixed=5, events=EVENT_CARDS, propaganda=PROPAGANDA_CARDS, first=CARD_OPTIONS[0])
PASS_GAIN = (2, 1)


@rule("2.1")
def deck(s: Malaya) -> Deck:
    """The deck of the scenario."""
    return EXTENDED if s.extended else STANDARD


@rule("2.3.3")
def pass_turn(s: Malaya, faction: int) -> None:
    """Passing brings 2 Resources to the British, 1 to the MCP."""
    gain(s, faction, PASS_GAIN[faction], "pass")


PHASES = (
    Phase(BRITISH, pacify_phase, "support"),
    Phase(MCP, agitate_phase),
    Phase(BRITISH, redeploy_phase, "redeploy", then=reset_phase),
)
INITIATIVE: InitiativeTrack[Malaya] = InitiativeTrack(
    words, CARDS, TurnProcedure(deck, EVENTS, MENU, pass_turn, PHASES, reset_phase, open_round), NUMBERING
)
