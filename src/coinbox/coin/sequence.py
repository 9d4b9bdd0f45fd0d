"""The sequence of play (2.0): cards, the Initiative Track, turns and who is Eligible next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from coinbox.coin.cards import Card
from coinbox.coin.deck import Deck
from coinbox.coin.events import Events
from coinbox.coin.menu import Menu
from coinbox.coin.operation import ANY
from coinbox.coin.sections import Numbering, rule
from coinbox.kernel.bits import bit_set
from coinbox.kernel.decision import CHANCE, NO_DETAIL, Pending, Prompt, Steps, Vocabulary, about
from coinbox.kernel.errors import Fault
from coinbox.kernel.fields import State, bits, ids, number, numbers
from coinbox.kernel.rules import Plain

REVEAL, FIRST, SECOND = range(3)
"""The stages that every game begins its list with; the phases of its Propaganda Round follow, and OVER."""
BOXES = ("limited-op", "event", "op-special")
"""The boxes of the Initiative Track from left to right."""
SIDES = ("unshaded", "shaded", "execute")
UNDECIDED, EARLY, FINAL, THRESHOLD = range(4)
REASONS = ("undecided", "early", "final", "threshold")
"""Why a game ended: at a threshold before the last Propaganda Round, at its end, or at a threshold in it."""

CHOOSE_OPERATION = Prompt("choose-operation", "3.1")
CHOOSE_SIDE = Prompt("choose-side", "5.2")
END_PHASE = Prompt("end-phase", "6.0")


def phase_ends(end_turn: int, phase: str) -> tuple[Pending, ...]:
    """For each faction the question that closes its part of a phase of a Propaganda Round."""
    return tuple((faction, END_PHASE, (end_turn,), about(facts=(("phase", phase),))) for faction in (0, 1))


class TurnState(State):
    """What the states of all games say about cards and turns; each game declares the fields itself."""

    if not TYPE_CHECKING:  # the fields are slots of the class that declares them
        __slots__ = ()

    FACTIONS: ClassVar[tuple[str, str]]
    FIRST_ELIGIBLE: ClassVar[int]
    """Who is First Eligible when the game begins."""
    STAGES: ClassVar[tuple[str, ...]]
    OVER: ClassVar[int]
    """The number of the last stage."""
    OUTCOMES: ClassVar[tuple[str, ...]]
    """How a game can end; the first is that it has not."""
    TRACKS: ClassVar[tuple[str, ...]]
    """The numbers that a result tells."""
    CARDS: ClassVar[tuple[str, ...]]
    VOCABULARY: ClassVar[Vocabulary]

    stage: int
    first: int
    first_box: int
    second_box: int
    played: list[int]
    unseen: list[int]
    unshaded: int
    shaded: int
    winner: int
    reason: int

    @classmethod
    def closing_fields(cls) -> dict[str, object]:
        """Where the sequence of play stands, the cards, and how the game ended."""
        boxes, cards = ("none", *BOXES), cls.CARDS
        return {
            "stage": number(REVEAL, cls.OVER, "what comes next", names=cls.STAGES),
            "first": number(cls.FIRST_ELIGIBLE, 1, "who is First Eligible", names=cls.FACTIONS),
            "first_box": number(0, 3, "the box of the First Eligible on the Initiative Track", names=boxes),
            "second_box": number(0, 3, "the box of the Second Eligible", names=boxes),
            "played": ids(cards, "revealed cards in order; the last one is the current card"),
            "unshaded": bits(len(cards), "Capabilities in force, unshaded", names=cards),
            "shaded": bits(len(cards), "Capabilities in force, shaded", names=cards),
            "winner": number(0, len(cls.OUTCOMES) - 1, "how the game ended", names=cls.OUTCOMES),
            "reason": number(UNDECIDED, len(REASONS) - 1, "why the game ended", names=REASONS),
            "unseen": numbers(len(cls.VOCABULARY), "the options of Event cards not revealed yet", derived=True),
            **super().closing_fields(),
        }


S = TypeVar("S", bound=TurnState)


@dataclass(frozen=True, slots=True)
class Phase(Generic[S]):
    """A stage that is no turn of an Eligible: who decides, and how it runs."""

    actor: int | Callable[[S], int]
    run: Callable[[S], Steps[object]]
    heading: str | None = None
    """The phase of the booklet that it opens."""
    closing: str | None = None
    """The phase that it is a part of when it ends, if it is not the one that was opened last."""
    then: Callable[[S], Steps[None] | None] | None = None
    """What follows when its actor has closed it."""
    forecast: Callable[[S, Pending], int] | None = None
    """How a forecast answers what it asks; None: it is decided by players, and is not forecast."""

    def decided_by(self, s: S) -> int:
        """Whose phase it is."""
        actor = self.actor
        return actor if isinstance(actor, int) else actor(s)


@dataclass(frozen=True, slots=True)
class TurnProcedure(Generic[S]):
    """How a game does what a turn calls for."""

    deck: Callable[[S], Deck]
    events: Events[S]
    menu: Menu[S]
    pass_turn: Callable[[S, int], Steps[object] | None]
    phases: tuple[Phase[S], ...]
    """The stages of a Propaganda Round in order."""
    clear_map: Callable[[S], None]
    """What the last of them takes off the map without asking."""
    open_round: Callable[[S], None] | None = None
    """What a Propaganda card brings before anybody decides."""
    asides: tuple[Phase[S], ...] = ()
    """Stages between or beside the turns of an Event card; they come after SECOND in the game's list of stages."""
    opens: Callable[[S], int] | None = None
    """The stage that a revealed Event card leads to, if it is not always the First Eligible's turn."""
    prepare: Callable[[S, int], Steps[None] | None] | None = None
    """What a faction does before it chooses its box."""
    most: Callable[[S, int, bool], int] | None = None
    """(state, faction, Limited) -> how many spaces its Operation may select, where a game limits them."""
    afterwards: Callable[[S, int], int | None] | None = None
    """The aside that the turn of a faction is followed by, if any."""


class InitiativeTrack(Generic[S]):
    """Cards and turns of one game."""

    def __init__(
        self, words: Vocabulary, cards: tuple[Card, ...], procedure: TurnProcedure[S], numbering: Numbering
    ) -> None:
        self.words = words
        self.cards = cards
        self.procedure = procedure
        ids = words.ids
        self.first_card = ids[f"card:{cards[0].id}"]
        self.limited_op, self.event, self.op_special = (ids[box] for box in BOXES)
        self.pass_option = ids["pass"]
        boxes = tuple(tuple(ids[box] for i, box in enumerate(BOXES, 1) if i != taken) for taken in range(4))
        without_event = tuple(tuple(b for b in left if b != self.event) for left in boxes)
        self.free_boxes = tuple(boxes if card.sides else without_event for card in cards)
        """The card, and the box that is taken (0: none) -> the boxes that are left."""
        self.propaganda = frozenset(i for i, card in enumerate(cards) if card.propaganda)
        self.sides = tuple((*(ids[side] for side in card.sides), self.pass_option) for card in cards)
        self.phases = procedure.asides + procedure.phases
        self.last_aside = SECOND + len(procedure.asides)
        turns = (self.reveal, self.eligible_turn, self.eligible_turn)
        asides, phases = (aside.run for aside in procedure.asides), (self.propaganda_phase for _ in procedure.phases)
        self.turns: tuple[Callable[[S], Steps[object]], ...] = (*turns, *asides, *phases)
        """What comes next at each stage."""
        self.next_card = Prompt("next-card", numbering["2.3.6"])
        self.choose_box = Prompt("choose-box", numbering["2.3.2"])
        self.choose_limited = Prompt("choose-limited", numbering["2.3.4"])
        end, end_turn = Prompt("end-turn", numbering["2.3.5"]), ids["end-turn"]
        self.ends: tuple[Pending, ...] = tuple((faction, end, (end_turn,), NO_DETAIL) for faction in (0, 1))
        self.phase_ends: list[tuple[Pending, ...]] = []
        """For each phase of a Propaganda Round the questions that close it."""
        opened = ""
        for phase in procedure.phases:
            opened = phase.closing or phase.heading or opened
            self.phase_ends.append(phase_ends(end_turn, opened))

    def turn(self, s: S) -> Steps[object]:
        """Whatever comes next: a card, a faction's turn, or a phase of the Propaganda Round."""
        return self.turns[s.stage](s)

    @rule("1.5")
    def turn_actor(self, s: S) -> int:
        """Whose turn comes next."""
        if s.stage in (FIRST, SECOND):
            return s.first if s.stage == FIRST else 1 - s.first
        if s.stage in (REVEAL, s.OVER):
            return CHANCE
        return self.phases[s.stage - SECOND - 1].decided_by(s)

    @rule("2.2", "2.3.6", "2.4")
    def reveal(self, s: S) -> Steps[None]:
        """Reveal the next card; a Propaganda card opens its round (R-C10)."""
        options, weights = self.procedure.deck(s).outcomes(s.played, s.unseen)
        choice = yield CHANCE, self.next_card, options, weights
        card = choice - self.first_card
        self.turn_up(s, card)
        if card in self.propaganda:
            self.open_round(s)
        else:
            s.unseen.remove(choice)
            s.stage = FIRST if self.procedure.opens is None else self.procedure.opens(s)

    def turn_up(self, s: S, card: int) -> None:
        """A card becomes the current one."""
        s.played.append(card)
        if s.log is not None:
            s.log("card", card=self.cards[card].id)

    def phase(self, s: S) -> Phase[S] | None:
        """The phase of a Propaganda Round that is running, if any."""
        return self.phases[s.stage - SECOND - 1] if self.last_aside < s.stage < s.OVER else None

    @rule("2.4", "6.0")
    def open_round(self, s: S) -> None:
        """Begin a Propaganda Round with what needs no decision, which may end the game."""
        if self.procedure.open_round is not None:
            self.procedure.open_round(s)
        if s.stage != s.OVER:
            s.stage = self.last_aside + 1

    @rule("6.0")
    def propaganda_phase(self, s: S) -> Steps[None]:
        """A phase of the Propaganda Round; when its actor has closed it, the next one or the next card follows."""
        phase = self.phases[s.stage - SECOND - 1]
        if phase.heading is not None and s.log is not None:
            s.log("phase", phase=phase.heading)
        yield from phase.run(s)
        yield self.phase_ends[s.stage - self.last_aside - 1][phase.decided_by(s)]
        steps = None if phase.then is None else phase.then(s)
        if steps is not None:
            yield from steps
        if s.stage != s.OVER:
            s.stage = REVEAL if phase is self.phases[-1] else s.stage + 1

    @rule("2.3", "2.3.1", "2.3.2", "5.2")
    def eligible_turn(self, s: S) -> Steps[None]:
        """Choose a box that the other faction has not taken, and act or pass there."""
        leading = s.stage == FIRST
        faction = s.first if leading else 1 - s.first
        procedure = self.procedure
        steps: Steps[object] | None
        if procedure.prepare is not None:
            steps = procedure.prepare(s, faction)
            if steps is not None:
                yield from steps
        boxes = self.free_boxes[s.played[-1]][0 if leading else s.first_box]
        box = yield faction, self.choose_box, boxes, NO_DETAIL
        if leading:
            s.first_box = box - self.limited_op + 1
        else:
            s.second_box = box - self.limited_op + 1
        if s.log is not None:
            s.log("box", faction=s.FACTIONS[faction], box=self.words.name(box))
        options: tuple[int, ...]
        most = 0
        if box == self.event:
            options, prompt = self.sides[s.played[-1]], CHOOSE_SIDE
        else:
            limited = box == self.limited_op
            most = (1 if limited else ANY) if procedure.most is None else procedure.most(s, faction, limited)
            ready = procedure.menu.possible(s, faction, not limited) if most else []
            if not ready and s.log is not None:
                s.log("no-operation", faction=s.FACTIONS[faction])
            options = (*ready, self.pass_option)
            prompt = self.choose_limited if limited else CHOOSE_OPERATION
        choice = yield faction, prompt, options, NO_DETAIL
        steps = self._pass(s, faction) if choice == self.pass_option else self._act(s, faction, box, choice, most)
        if steps is not None:
            yield from steps
        if box == self.event:
            procedure.events.end_step(s)  # the last step of a card ends with the card (R-C1)
        yield self.ends[faction]
        aside = None if procedure.afterwards is None else procedure.afterwards(s, faction)
        if aside is None:
            self.go_on(s)
        else:
            s.stage = aside

    def turn_to(self, s: S, stage: int) -> None:
        """Go on with a turn of the card, or with what comes before or beside it."""
        s.stage = stage

    def go_on(self, s: S) -> None:
        """The Second Eligible's turn, or after it the next card."""
        if s.second_box:
            self._adjust_eligibility(s)
        else:
            s.stage = SECOND

    @rule("2.3.2", "2.3.4", "4.1", "5.1", "5.1.1", "5.1.2", "5.1.3", "5.0")
    def _act(self, s: S, faction: int, box: int, choice: int, most: int) -> Steps[None] | None:
        """Carry out the Event, or an Operation in so many spaces with a Special Activity unless it is Limited."""
        if box != self.event:
            menu = self.procedure.menu
            limited = box == self.limited_op
            return menu.run(s, menu.turn_operation(choice, limited, most))
        card, side = self.cards[s.played[-1]].id, self.words.name(choice)
        if s.log is not None:
            s.log("event", faction=s.FACTIONS[faction], card=card, side=side)
        return self.procedure.events[card, side](s, faction)

    @rule("2.3.3")
    def _pass(self, s: S, faction: int) -> Steps[object] | None:
        """Passing takes the box all the same (R-C9)."""
        if s.log is not None:
            s.log("pass", faction=s.FACTIONS[faction])
        return self.procedure.pass_turn(s, faction)

    @rule("2.3.5")
    def _adjust_eligibility(self, s: S) -> None:
        """The cylinder further left is First Eligible on the next card."""
        if s.second_box < s.first_box:
            s.first = 1 - s.first
        s.first_box = s.second_box = 0
        s.stage = REVEAL
        if s.log is not None:
            s.log("eligible", faction=s.FACTIONS[s.first])

    def view(self, s: S, stages: tuple[str, ...]) -> dict[str, Plain]:
        """Cards and cylinders in ids and numbers."""
        taken = {s.first: s.first_box, 1 - s.first: s.second_box}
        return {
            "stage": stages[s.stage],
            "eligible": {"first": s.FACTIONS[s.first], "second": s.FACTIONS[1 - s.first]},
            "boxes": {name: BOXES[box - 1] if (box := taken[i]) else None for i, name in enumerate(s.FACTIONS)},
            "card": self.cards[s.played[-1]].id if s.played else None,
            "card_in_play": FIRST <= s.stage <= self.last_aside,
            "played": [self.cards[i].id for i in s.played],
            "cards_left": self.procedure.deck(s).size - len(s.played),
            "propaganda_seen": sum(i in self.propaganda for i in s.played),
            "propaganda_left": len(self.propaganda.difference(s.played)),
            "events_unseen": len(s.unseen),
            "capabilities": [
                {"card": card.id, "side": card.sides[0] if s.unshaded >> i & 1 else "shaded"}
                for i, card in enumerate(self.cards)
                if (s.unshaded | s.shaded) >> i & 1
            ],
        }

    @rule("2.1")
    def impossible_cards(self, s: S) -> list[Fault]:
        """What cards, boxes and stages may never show together."""
        found = []
        deck = self.procedure.deck(s)
        capabilities = bit_set(i for i, card in enumerate(self.cards) if card.capability)
        if (s.unshaded | s.shaded) & ~capabilities or s.unshaded & s.shaded:
            found.append(
                Fault(
                    "a card in force that is no Capability, or is in force with both sides (5.3)", "fault-no-capability"
                )
            )
        if not deck.is_possible(s.played):
            found.append(Fault("the revealed cards do not fit the deck of the scenario (2.1)", "fault-deck"))
        elif len(s.played) == deck.size and s.stage == REVEAL:
            found.append(Fault("no card is left to reveal", "fault-no-card-left"))
        propaganda = bool(s.played) and s.played[-1] in self.propaganda
        if FIRST <= s.stage <= self.last_aside and (not s.played or propaganda):
            found.append(Fault("a turn without an Event card (2.3)", "fault-turn-without-card"))
        if s.stage == SECOND and not s.first_box:
            found.append(
                Fault("the Second Eligible's turn, but the First Eligible has no box (2.3.2)", "fault-first-has-no-box")
            )
        beside = SECOND <= s.stage <= self.last_aside
        if not beside and (s.second_box or (s.first_box and s.stage != FIRST)):
            found.append(Fault("a box that its faction cannot have taken yet (2.3.2)", "fault-box-too-early"))
        event = self.event - self.limited_op + 1
        if s.played and not self.cards[s.played[-1]].sides and event in (s.first_box, s.second_box):
            found.append(Fault("the Event box, which a Mandatory Event closes (5.4)", "fault-event-box"))
        if s.second_box and s.second_box == s.first_box:
            found.append(Fault("both factions in the same box (2.3.2)", "fault-same-box"))
        if self.last_aside < s.stage < s.OVER and not propaganda:
            found.append(Fault("a phase of the Propaganda Round without its card (6.0)", "fault-phase-without-card"))
        if (s.stage == s.OVER) != bool(s.winner):
            found.append(Fault("an end without a result, or a result before the end", "fault-end-and-result"))
        return found
