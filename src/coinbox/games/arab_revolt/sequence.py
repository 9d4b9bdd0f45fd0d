"""The sequence of play of Arab Revolt (2.0): its deck, its stages, chits, Mandatory Events and what passing brings."""

from __future__ import annotations

from coinbox.coin.deck import Deck
from coinbox.coin.forces import ACTIVE, BASE, base_spaces, guerrillas, place, remove
from coinbox.coin.sections import rule
from coinbox.coin.sequence import FIRST, InitiativeTrack, Phase, TurnProcedure
from coinbox.games.arab_revolt.british_operations import SPACES_ALLOWED
from coinbox.games.arab_revolt.chits import choose_chit, has_effect, hold_punishment
from coinbox.games.arab_revolt.events import EVENTS, MANDATORY_EVENTS
from coinbox.games.arab_revolt.operations import MENU
from coinbox.games.arab_revolt.propaganda import (
    assistance_phase,
    clear_map,
    divide_phase,
    gather_phase,
    hold_phase,
    mobilize_phase,
    open_round,
    reset_phase,
    withdraw_phase,
)
from coinbox.games.arab_revolt.questions import pick, pick_piece
from coinbox.games.arab_revolt.state import CHIT, MANDATORY, ArabRevolt
from coinbox.games.arab_revolt.verbs import end_step, set_chit_aside
from coinbox.games.arab_revolt.vocabulary import (
    BRITISH,
    CARD_OPTIONS,
    CARDS,
    DISTRICTS,
    EVENT_CARDS,
    FACTIONS,
    FOREIGN,
    IRREGULAR,
    NUMBERING,
    PROPAGANDA_CARDS,
    REBELS,
    words,
)
from coinbox.kernel.decision import Prompt, Steps

DECK = Deck(3, 7, mixed=3, events=EVENT_CARDS, propaganda=PROPAGANDA_CARDS, first=CARD_OPTIONS[0])

PASS_HOLD = Prompt("hold-punishment", "2.3.3")
PASS_BASE = Prompt("pass-base", "2.3.3")
CHIT_REMOVE = Prompt("chit-remove", "1.8.2")
CHIT_REPLACE = Prompt("chit-replace", "1.8.2")


@rule("2.1")
def deck(_s: ArabRevolt) -> Deck:
    """Three piles of six Events and a Propaganda card."""
    return DECK


# -- before and after a turn ----------------------------------------------------------------------------------------


@rule("2.3.4")
def prepare(s: ArabRevolt, faction: int) -> Steps[None] | None:
    """The Rebels play an Operations chit before they choose a box."""
    return choose_chit(s) if faction == REBELS else None


@rule("2.3.5", "3.1", "3.3", "1.8.2")
def most(s: ArabRevolt, faction: int, limited: bool) -> int:
    """Spaces of an Operation: three, Limited one; for the Rebels the value of their chit, Limited or not (R-A2)."""
    if faction == REBELS:
        return s.chit
    return 1 if limited else SPACES_ALLOWED


@rule("2.3.4", "1.8.2")
def afterwards(s: ArabRevolt, faction: int) -> int | None:
    """The turn of the Rebels is followed by what their chit lets the British do; else the chit is set aside."""
    if faction == REBELS:
        if has_effect(s):
            return CHIT
        set_chit_aside(s)
    return None


@rule("1.8.2", "2.3.4")
def chit_effect(s: ArabRevolt) -> Steps[None]:
    """The British may remove an Active Guerrilla; for a chit of 3 an Available Irregular takes its place (R-A3)."""
    if s.log is not None:
        s.log("chit-effect", faction=FACTIONS[BRITISH], chit=f"op-{s.chit}")
    prompt = CHIT_REPLACE if s.chit == 3 else CHIT_REMOVE
    chosen = yield from pick_piece(BRITISH, prompt, s, (ACTIVE,), -1, optional=True)
    if chosen is not None:
        remove(s, *chosen)
        if s.chit == 3 and s.available[4] and not FOREIGN >> chosen[1] & 1:
            place(s, IRREGULAR, chosen[1])
        end_step(s)
    yield INITIATIVE.ends[BRITISH]
    set_chit_aside(s)
    INITIATIVE.go_on(s)


@rule("2.3.3")
def pass_turn(s: ArabRevolt, faction: int) -> Steps[None]:
    """The British hold a Punishment chit; the Rebels may place a Base beside a Guerrilla."""
    return hold_punishment(s, PASS_HOLD) if faction == BRITISH else pass_base(s)


@rule("2.3.3")
def pass_base(s: ArabRevolt) -> Steps[None]:
    """An Available Base in a District or Foreign Country with a Guerrilla (R-C2: none from the map)."""
    if s.available[3]:
        spaces = base_spaces(s, (DISTRICTS | FOREIGN) & guerrillas(s))
        space = yield from pick(REBELS, PASS_BASE, spaces, optional=True)
        if space is not None:
            place(s, BASE, space)
            end_step(s)


# -- Mandatory Events -----------------------------------------------------------------------------------------------


@rule("5.4")
def opens(s: ArabRevolt) -> int:
    """A Mandatory Event happens before anyone acts."""
    return MANDATORY if CARDS[s.played[-1]].mandatory else FIRST


def mandatory_actor(s: ArabRevolt) -> int:
    """Whose decisions the Mandatory Event asks for."""
    return MANDATORY_EVENTS[CARDS[s.played[-1]].id][0]


@rule("5.4")
def mandatory_event(s: ArabRevolt) -> Steps[None]:
    """Carry out the Mandatory Event; then the First Eligible acts."""
    actor, event = MANDATORY_EVENTS[CARDS[s.played[-1]].id]
    if s.log is not None:
        s.log("mandatory", card=CARDS[s.played[-1]].id)
    yield from event(s)
    yield INITIATIVE.ends[actor]
    INITIATIVE.turn_to(s, FIRST)


ASIDES = (Phase(mandatory_actor, mandatory_event), Phase(BRITISH, chit_effect))
PHASES = (
    Phase(BRITISH, hold_phase, "resources"),
    Phase(REBELS, assistance_phase),
    Phase(BRITISH, divide_phase, "support"),
    Phase(REBELS, mobilize_phase),
    Phase(BRITISH, withdraw_phase, "redeploy"),
    Phase(REBELS, gather_phase),
    Phase(BRITISH, reset_phase, "reset"),
)
INITIATIVE: InitiativeTrack[ArabRevolt] = InitiativeTrack(
    words,
    CARDS,
    TurnProcedure(
        deck, EVENTS, MENU, pass_turn, PHASES, clear_map, open_round, ASIDES, opens, prepare, most, afterwards
    ),
    NUMBERING,
)
