"""The sequence of play (2.0): cards, the Initiative Track, turns and who is Eligible next."""

from __future__ import annotations

from coinbox.coin.deck import Deck
from coinbox.coin.sections import rule
from coinbox.games.malaya.events import EVENTS
from coinbox.games.malaya.operations import operation, possible_operations, run_operation
from coinbox.games.malaya.propaganda import agitate_phase, open_round, pacify_phase, redeploy_phase
from coinbox.games.malaya.state import (
    AGITATE,
    FIRST,
    OVER,
    PACIFY,
    REDEPLOY,
    REVEAL,
    SECOND,
    Malaya,
)
from coinbox.games.malaya.verbs import gain
from coinbox.games.malaya.words import (
    BRITISH,
    CARD_IDS,
    CARD_OPTIONS,
    CARDS,
    END_TURN,
    EVENT,
    EVENT_CARDS,
    EXECUTE,
    FACTIONS,
    LIMITED_OP,
    MCP,
    OP_SPECIAL,
    PASS,
    PROPAGANDA_CARDS,
    SHADED,
    UNSHADED,
    words,
)
from coinbox.kernel.decision import CHANCE, Pending, Prompt, Steps

FIRST_CARD = CARD_OPTIONS[0]
STANDARD = Deck(3, 7, mixed=3, events=EVENT_CARDS, propaganda=PROPAGANDA_CARDS, first=FIRST_CARD)
EXTENDED = Deck(3, 9, mixed=5, events=EVENT_CARDS, propaganda=PROPAGANDA_CARDS, first=FIRST_CARD)
TRACK_BOXES = (LIMITED_OP, EVENT, OP_SPECIAL)
FREE_BOXES = tuple(tuple(box for i, box in enumerate(TRACK_BOXES, 1) if i != taken) for taken in range(4))
"""The boxes that are left when this one is taken (0: none is)."""
PASS_GAIN = (2, 1)
SIDES = {UNSHADED: "unshaded", SHADED: "shaded", EXECUTE: "execute"}

NEXT_CARD = Prompt("next-card", "2.3.6")
CHOOSE_BOX = Prompt("choose-box", "2.3.2")
CHOOSE_OPERATION = Prompt("choose-operation", "3.1")
CHOOSE_LIMITED = Prompt("choose-limited", "2.3.4")
CHOOSE_SIDE = Prompt("choose-side", "5.2")
END = Prompt("end-turn", "2.3.5")
ENDS: tuple[Pending, ...] = tuple((faction, END, (END_TURN,), (0, None, -1, 0)) for faction in (BRITISH, MCP))


def deck(s: Malaya) -> Deck:
    """The deck of the scenario (2.1)."""
    return EXTENDED if s.extended else STANDARD


def turn(s: Malaya) -> Steps[None]:
    """Whatever comes next: a card, a faction's turn, or a phase of the Propaganda Round."""
    return TURNS[s.stage](s)


@rule("1.5")
def turn_actor(s: Malaya) -> int:
    """Whose turn comes next."""
    if s.stage in (FIRST, SECOND):
        return s.first if s.stage == FIRST else 1 - s.first
    return {REVEAL: CHANCE, PACIFY: BRITISH, AGITATE: MCP, REDEPLOY: BRITISH, OVER: CHANCE}[s.stage]


@rule("2.2", "2.3.6", "2.4")
def reveal(s: Malaya) -> Steps[None]:
    """Reveal the next card; a Propaganda card opens its round (R-C10)."""
    options, weights = deck(s).outcomes(s.played, s.unseen)
    choice = yield CHANCE, NEXT_CARD, options, weights
    card = choice - FIRST_CARD
    s.played.append(card)
    if s.log is not None:
        s.log("card", card=CARD_IDS[card])
    if card in PROPAGANDA_CARDS:
        open_round(s)
    else:
        s.unseen.remove(choice)
        s.stage = FIRST


@rule("2.3", "2.3.1", "2.3.2")
def eligible_turn(s: Malaya) -> Steps[None]:
    """Choose a box that the other faction has not taken, and act or pass there."""
    faction = s.first if s.stage == FIRST else 1 - s.first
    taken = 0 if s.stage == FIRST else box_of(s, s.first)
    box = yield faction, CHOOSE_BOX, FREE_BOXES[taken], (0, None, -1, 0)
    if faction == BRITISH:
        s.british_box = box - LIMITED_OP + 1
    else:
        s.mcp_box = box - LIMITED_OP + 1
    if s.log is not None:
        s.log("box", faction=FACTIONS[faction], box=words.name(box))
    if box == EVENT:
        options, prompt = event_options(s), CHOOSE_SIDE
    else:
        options = (*possible_operations(s, faction, special=box == OP_SPECIAL), PASS)
        prompt = CHOOSE_LIMITED if box == LIMITED_OP else CHOOSE_OPERATION
    choice = yield faction, prompt, options, (0, None, -1, 0)
    if choice == PASS:
        pass_turn(s, faction)
    elif (steps := act(s, faction, box, choice)) is not None:
        yield from steps
    yield ENDS[faction]
    if s.stage == FIRST:
        s.stage = SECOND
    else:
        adjust_eligibility(s)


def box_of(s: Malaya, faction: int) -> int:
    """The number of a faction's box from the left, 0 if it has none yet."""
    return s.mcp_box if faction == MCP else s.british_box


@rule("5.2")
def event_options(s: Malaya) -> tuple[int, ...]:
    """The sides of the card, whoever they favour; or pass."""
    return (EXECUTE, PASS) if CARDS[s.played[-1]].sides == ("execute",) else (UNSHADED, SHADED, PASS)


@rule("2.3.2", "2.3.4", "4.1", "5.1", "5.1.1", "5.1.2", "5.1.3", "5.0")
def act(s: Malaya, faction: int, box: int, choice: int) -> Steps[None] | None:
    """Carry out the Event, or an Operation with a Special Activity unless it is Limited."""
    if box != EVENT:
        return run_operation(s, operation(choice, limited=box == LIMITED_OP, special=box == OP_SPECIAL))
    card = CARD_IDS[s.played[-1]]
    if s.log is not None:
        s.log("event", faction=FACTIONS[faction], card=card, side=SIDES[choice])
    return EVENTS[card, SIDES[choice]](s, faction)


@rule("2.3.3")
def pass_turn(s: Malaya, faction: int) -> None:
    """Passing brings 2 Resources to the British, 1 to the MCP (R-C9)."""
    if s.log is not None:
        s.log("pass", faction=FACTIONS[faction])
    gain(s, faction, PASS_GAIN[faction])


@rule("2.3.5")
def adjust_eligibility(s: Malaya) -> None:
    """The cylinder further left is First Eligible on the next card."""
    s.first = BRITISH if s.british_box < s.mcp_box else MCP
    s.british_box = s.mcp_box = 0
    s.stage = REVEAL
    if s.log is not None:
        s.log("eligible", faction=FACTIONS[s.first])


TURNS = (reveal, eligible_turn, eligible_turn, pacify_phase, agitate_phase, redeploy_phase)
"""What comes next at each stage."""
