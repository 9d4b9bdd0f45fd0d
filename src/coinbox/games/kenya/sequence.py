"""The sequence of play of Kenya (2.0): its deck, its stages and what passing brings."""

from __future__ import annotations

from coinbox.coin.deck import Deck
from coinbox.coin.sections import rule
from coinbox.coin.sequence import InitiativeTrack, Phase, TurnProcedure
from coinbox.games.kenya.events import EVENTS
from coinbox.games.kenya.operations import MENU
from coinbox.games.kenya.propaganda import (
    clear_map,
    end_redeploy,
    oath_phase,
    open_round,
    redeploy_phase,
    reset_phase,
    reward_phase,
    shift_pipeline,
)
from coinbox.games.kenya.state import Kenya
from coinbox.games.kenya.verbs import gain
from coinbox.games.kenya.vocabulary import (
    BRITISH,
    CARD_OPTIONS,
    CARDS,
    EVENT_CARDS,
    MAU_MAU,
    NUMBERING,
    PROPAGANDA_CARDS,
    words,
)
from coinbox.kernel.decision import Steps

DECK = Deck(3, 7, mixed=3, events=EVENT_CARDS, propaganda=PROPAGANDA_CARDS, first=CARD_OPTIONS[0])


@rule("2.1")
def deck(_s: Kenya) -> Deck:
    """Three piles of six Events and a Propaganda card."""
    return DECK


@rule("2.3.3")
def pass_turn(s: Kenya, faction: int) -> Steps[None] | None:
    """Passing lets the British move the Pipeline and brings the Mau Mau a Resource."""
    if faction == BRITISH:
        return shift_pipeline(s, "pass", "2.3.3")
    gain(s, 1, "pass")
    return None


PHASES = (
    Phase(BRITISH, reward_phase, "support"),
    Phase(MAU_MAU, oath_phase),
    Phase(BRITISH, redeploy_phase, "redeploy", then=end_redeploy),
    Phase(BRITISH, reset_phase, "reset"),
)
INITIATIVE: InitiativeTrack[Kenya] = InitiativeTrack(
    words, CARDS, TurnProcedure(deck, EVENTS, MENU, pass_turn, PHASES, clear_map, open_round), NUMBERING
)
