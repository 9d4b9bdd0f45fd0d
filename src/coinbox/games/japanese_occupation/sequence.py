"""The sequence of play of Japanese Occupation (2.0): deck, MPAJA actions, Mandatory Events, what passing brings."""

from __future__ import annotations

from coinbox.coin.deck import Deck
from coinbox.coin.forces import POLICE, remove
from coinbox.coin.operation import ANY
from coinbox.coin.sections import rule
from coinbox.coin.sequence import FIRST, InitiativeTrack, Phase, TurnProcedure
from coinbox.games.japanese_occupation.choices import place_camp
from coinbox.games.japanese_occupation.events import EVENTS, MANDATORY_EVENTS
from coinbox.games.japanese_occupation.japanese_operations import SPACES_ALLOWED
from coinbox.games.japanese_occupation.operations import MENU
from coinbox.games.japanese_occupation.propaganda import (
    british_redeploy,
    check_end,
    clear_map,
    construct_phase,
    count_resistance,
    forecast_answer,
    japanese_redeploy,
    reprisal_phase,
    reset_phase,
    supply_phase,
    unrest_phase,
)
from coinbox.games.japanese_occupation.questions import pick, pick_piece
from coinbox.games.japanese_occupation.state import ICON, MANDATORY, OVER, JapaneseOccupation
from coinbox.games.japanese_occupation.verbs import add_opposition, end_step, mpaja, terrorised
from coinbox.games.japanese_occupation.vocabulary import (
    BRITISH,
    CACHE,
    CARD_OPTIONS,
    CARDS,
    CONTACT,
    DEPLOY,
    EVENT_CARDS,
    JAPANESE,
    MPAJA,
    MPAJA_ACTIVE,
    NUMBERING,
    PROPAGANDA_CARDS,
    words,
)
from coinbox.kernel.decision import Prompt, Steps

DECK = Deck(3, 7, mixed=3, events=EVENT_CARDS, propaganda=PROPAGANDA_CARDS, first=CARD_OPTIONS[0])

ICON_MOBILIZE = Prompt("icon-mobilize", "5.5")
ICON_TRAITORS = Prompt("icon-traitors", "5.5")
ICON_SEIZE = Prompt("icon-seize", "5.5")
ICON_SHORTAGE = Prompt("icon-shortage", "5.5")


@rule("2.1")
def deck(_s: JapaneseOccupation) -> Deck:
    """Three piles of six Events and a Propaganda card."""
    return DECK


@rule("2.4.4", "3.1")
def most(_s: JapaneseOccupation, faction: int, limited: bool) -> int:
    """Spaces of an Operation: for the British any number, Limited or not (R-J3); for the Japanese three or one."""
    if faction == BRITISH:
        return ANY
    return 1 if limited else SPACES_ALLOWED


@rule("2.4.3")
def pass_turn(s: JapaneseOccupation, faction: int) -> Steps[object]:
    """Passing brings the British a Contact, the Japanese a Limited Deploy (R-J15)."""
    if faction == BRITISH:
        return MENU.free_operation(s, CONTACT, limited=True, most=ANY, may=True, rule="2.4.3")
    return MENU.free_operation(s, DEPLOY, limited=True, may=True, rule="2.4.3")


# -- the MPAJA acts -------------------------------------------------------------------------------------------------


def icon_spaces(s: JapaneseOccupation) -> int:
    """Where the MPAJA icon of the current card would change something (R-J1)."""
    icon = CARDS[s.played[-1]].icon
    if icon == "mobilize":
        return s.camps & ~s.opposition & ~terrorised(s, s.camps)
    if icon == "kill_traitors":
        return s.with_police & mpaja(s)
    if icon == "seize_supplies":
        return s.with_caches & ~s.camps
    return mpaja(s) & ~s.with_caches


@rule("2.3", "5.5")
def opens(s: JapaneseOccupation) -> int:
    """The MPAJA acts first, then a Mandatory Event happens, then the First Eligible acts (R-J1)."""
    if icon_spaces(s):
        return ICON
    if s.log is not None:
        s.log("idle-icon", icon=str(CARDS[s.played[-1]].icon))
    return after_icon(s)


def after_icon(s: JapaneseOccupation) -> int:
    """What follows the MPAJA."""
    return MANDATORY if CARDS[s.played[-1]].mandatory else FIRST


def icon_actor(s: JapaneseOccupation) -> int:
    """Who carries out the MPAJA icon."""
    return BRITISH if CARDS[s.played[-1]].icon in ("mobilize", "kill_traitors") else JAPANESE


@rule("2.3", "5.5", "1.10")
def icon_action(s: JapaneseOccupation) -> Steps[None]:
    """Carry out the MPAJA icon of the card."""
    card = CARDS[s.played[-1]]
    if s.log is not None:
        s.log("icon", icon=str(card.icon))
    spaces = icon_spaces(s)
    if card.icon == "mobilize":
        space = yield from pick(BRITISH, ICON_MOBILIZE, spaces)
        if space is not None:
            add_opposition(s, space)
    elif card.icon == "kill_traitors":
        space = yield from pick(BRITISH, ICON_TRAITORS, spaces)
        if space is not None:
            remove(s, POLICE, space)
    elif card.icon == "seize_supplies":
        space = yield from pick(JAPANESE, ICON_SEIZE, spaces)
        if space is not None:
            remove(s, CACHE, space)
            yield from place_camp(s, JAPANESE, space)
    else:
        chosen = yield from pick_piece(JAPANESE, ICON_SHORTAGE, s, (MPAJA, MPAJA_ACTIVE), spaces)
        if chosen is not None:
            remove(s, *chosen)
    end_step(s)
    yield INITIATIVE.ends[icon_actor(s)]
    INITIATIVE.turn_to(s, after_icon(s))


# -- Mandatory Events -----------------------------------------------------------------------------------------------


@rule("5.4")
def mandatory_event(s: JapaneseOccupation) -> Steps[None]:
    """Carry out the Mandatory Event; unless it ends the game, the First Eligible acts."""
    card = CARDS[s.played[-1]].id
    if s.log is not None:
        s.log("mandatory", card=card)
    yield from MANDATORY_EVENTS[card](s)
    if s.stage != OVER:
        yield INITIATIVE.ends[BRITISH]
        INITIATIVE.turn_to(s, FIRST)


ASIDES = (Phase(icon_actor, icon_action), Phase(BRITISH, mandatory_event))
PHASES = (
    Phase(BRITISH, count_resistance, closing="resistance", then=check_end, forecast=forecast_answer),
    Phase(BRITISH, unrest_phase, "resources"),
    Phase(JAPANESE, construct_phase),
    Phase(BRITISH, supply_phase, "support"),
    Phase(JAPANESE, reprisal_phase),
    Phase(BRITISH, british_redeploy, "redeploy"),
    Phase(JAPANESE, japanese_redeploy),
    Phase(BRITISH, reset_phase, "reset"),
)
INITIATIVE: InitiativeTrack[JapaneseOccupation] = InitiativeTrack(
    words,
    CARDS,
    TurnProcedure(deck, EVENTS, MENU, pass_turn, PHASES, clear_map, asides=ASIDES, opens=opens, most=most),
    NUMBERING,
)
