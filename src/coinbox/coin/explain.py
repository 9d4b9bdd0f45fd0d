"""Why an option is not offered: the first condition that excludes it, with its section (the slow path)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from operator import or_
from typing import Generic, TypeVar

from coinbox.coin.forces import BASE, BRITISH, count, may_stand
from coinbox.coin.menu import Menu
from coinbox.coin.operation import Operation, Withheld
from coinbox.coin.questions import Questions, can_place
from coinbox.coin.sections import Numbering
from coinbox.coin.sequence import BOXES, FIRST, SECOND
from coinbox.coin.setup import GameState
from coinbox.kernel.ahead import Ahead, Follower, Later
from coinbox.kernel.bits import Cause, blame, members
from coinbox.kernel.decision import Pending, Prompt, Vocabulary, detail_of, section_of
from coinbox.kernel.rules import Reason

F = TypeVar("F", bound=GameState)

GROUPS = {
    frozenset({"with_troops", "with_police"}): "no-cubes",
    frozenset({"with_underground", "with_active"}): "no-guerrillas",
    frozenset({"with_underground", "with_active", "with_bases"}): "no-insurgents",
}
SECTIONS = {"british_control": "1.7", "insurgent_control": "1.7"}
"""Set of the state -> the section that says what it is."""

CHOOSING = ("choose-operation", "choose-limited")
"""Questions about the Operation of a turn."""
GRANTED = ("free-operation", "must-operation")
"""Questions about the Operations that a card or a Special Activity grants."""
LATER = ("with", "inside", "after-selection", "after-moves", "after-here", "after-this")
"""When in a turn an option comes that is not offered yet."""
FIRST_THINGS = {"choose-box": "box-first", "choose-side": "side-first"}
"""Questions before which nothing else of a turn is chosen."""


@dataclass(frozen=True, slots=True)
class Question(Generic[F]):
    """The pending question, as those who explain it see it."""

    s: F
    actor: int
    prompt: Prompt
    offered: Sequence[int]
    terms: int
    """The set of spaces that the options were made from, with its terms."""
    asks: Operation[F] | None
    """The Operation that asks."""
    op: Operation[F] | None
    """The Operation that is being carried out."""
    space: int
    number: int
    answered: Sequence[tuple[Pending, int]]
    """What was asked and answered in this turn before."""
    ahead: Ahead[F]


class Explaining(Generic[F]):
    """Why an option of one game is absent."""

    def __init__(
        self,
        words: Vocabulary,
        menu: Menu[F],
        questions: Questions[F],
        adjacent: Sequence[int],
        sets: Mapping[int, str],
        numbering: Numbering,
        placement: Callable[[F, Prompt, int, int], Reason | None] | None = None,
        exception: Callable[[Question[F], int], Reason | None] | None = None,
        groups: Mapping[frozenset[str], str] | None = None,
        in_all: Collection[int] = (),
    ) -> None:
        self.words = words
        self.menu = menu
        self.questions = questions
        self.adjacent = adjacent
        self.sets = sets
        """Fixed sets of spaces -> the message that only these will do."""
        self.placement = placement
        """(state, prompt, piece, space) -> what a game itself says about placing that piece there."""
        self.exception = exception
        """(question, option) -> what a game itself says about an option, before all else."""
        self.numbering = numbering
        self.groups = {**GROUPS, **(groups or {})}
        """Terms of which one would do -> the message when none holds."""
        self.in_all = in_all
        """Operations with one price for all their spaces."""
        self.special_of = {a.option: e.faction for e in menu.entries.values() for a in e.activities}
        self.special_of |= {option: menu.entries[kind].faction for option, (kind, _) in self.menu.inside.items()}
        """Special Activity -> whose it is."""

    def __call__(self, s: F, pending: Pending, option: int, ahead: Ahead[F]) -> Reason:
        """The first condition that excludes an option from the pending decision."""
        detail = detail_of(pending)
        if detail is None:
            return Reason("chance", pending[1].rule)
        asks = detail.operation.operation if isinstance(detail.operation, Withheld) else detail.operation
        asks = asks if isinstance(asks, Operation) else None
        doing: Sequence[object] = s.watch.doing if isinstance(s.watch, Follower) else ()
        op = asks or next((done for done in reversed(doing) if isinstance(done, Operation)), None)
        answered = s.watch.answered if isinstance(s.watch, Follower) else ()
        actor, prompt, offered, _ = pending
        prompt = replace(prompt, rule=section_of(pending))
        q = Question(s, actor, prompt, offered, detail.spaces, asks, op, detail.space, detail.number, answered, ahead)
        if isinstance(detail.operation, Withheld) and option in detail.operation.options:
            return Reason("leaves-no-space", "4.1", {"action": self.words.name(detail.operation.operation.kind)})
        said = self.exception(q, option) if self.exception else None
        return said or self._reason(q, option)

    def _reason(self, q: Question[F], option: int) -> Reason:
        """What an option of each kind is excluded by."""
        if option < len(q.s.SPACES):
            return self._space(q, option)
        if option in self.menu.entries:
            return self._operation(q, option)
        if option in self.special_of:
            return self._activity(q, option)
        if option in self.questions.moves:
            return self._move(q, option)
        if option in self.questions.standing:
            return self._piece(q, option)
        word = self.words.options[option]
        if word.kind == "place":
            return self._placement(q, q.s.TYPE.index(q.s.TYPES.index(word.piece or "")))
        return self._word(q, option)

    # -- spaces ----------------------------------------------------------------------------------------------------

    def _space(self, q: Question[F], space: int) -> Reason:
        """What keeps a space out of a choice of spaces, or comes before or instead of one."""
        name = q.s.SPACES[space]
        if self._selects(q):
            return self._excluded(q, space)
        if q.prompt.id in FIRST_THINGS:
            return Reason(FIRST_THINGS[q.prompt.id], q.prompt.rule)
        if q.prompt.id in (*CHOOSING, *GRANTED):
            return Reason("operation-before-space", q.prompt.rule, {"space": name})
        if q.space == space:
            return Reason("at-hand", q.prompt.rule, {"space": name})
        return self._not_yet(q, space) or self._next_selection(q, space) or self._what_is_asked(q, space)

    def _not_yet(self, q: Question[F], space: int) -> Reason | None:
        """A space that can be selected later in the turn, or was selected before."""
        op, args = q.op, {"space": q.s.SPACES[space]}
        again = None if op is None else q.ahead.first(lambda asked: space in asked[2] and _selects_for(asked, op))
        if again is not None and not self._takes(again):
            return self._later(q, again, "space", args)
        if op is not None and op.selected >> space & 1:
            return Reason("already-selected", "3.1", args)
        later = q.ahead.offers(space)
        if later is not None and not self._takes(later):
            return self._later(q, later, "space", args)
        if op is not None and not op.spaces_left:
            return self._limit(op, args["space"]) if again is None else self._later(q, again, "space", args)
        return None

    def _takes(self, later: Later) -> int | None:
        """The Special Activity that is taken on the way to a question, if any."""
        return next((option for option in later.answers if option in self.special_of), None)

    def _selects(self, q: Question[F]) -> bool:
        """Whether spaces are chosen, even if only Special Activities are left to choose."""
        if self._asks_for_spaces(q.offered):
            return True
        moves = any(option in self.questions.moves for option in q.offered)
        return q.asks is not None and q.terms != 0 and q.space < 0 and not moves

    def _asks_for_spaces(self, offered: Sequence[int]) -> bool:
        return any(self.words.options[option].kind == "space" for option in offered)

    def _excluded(self, q: Question[F], space: int) -> Reason:
        """The first condition that keeps a space out of the spaces that are offered."""
        name, op = q.s.SPACES[space], q.asks
        over = self._activity_over(q)
        if op is not None:
            if op.selected >> space & 1 and not any(op.selected >> o & 1 for o in q.offered if o < len(q.s.SPACES)):
                return Reason("already-selected", "3.1", {"space": name})
            if not op.spaces_left:
                later = q.ahead.first(lambda pending: space in pending[2] and _selects_for(pending, op))
                return self._limit(op, name) if later is None else self._later(q, later, "space", {"space": name})
            if not op.allowed >> space & 1:
                return Reason("card-restricts", self._granting(q), {"space": name})
        if q.terms >> space & 1:
            if q.number and op is not None and self.menu.payment.held(q.s, q.actor) < q.number:
                return Reason("cannot-pay", "3.1", {"space": name, "n": q.number})
            return Reason("no-effect", q.prompt.rule, {"space": name})
        if over is not None:
            return over
        return self._terms(blame(q.terms, space), name, q.prompt.rule)

    def _granting(self, q: Question[F]) -> str:
        """The section that grants an Operation in some spaces: that of the question about it, or of the Event."""
        asked = next((section_of(asked) for asked, _ in reversed(q.answered) if asked[1].id in GRANTED), "")
        return "5.1" if asked in ("", self.numbering["5.4"]) else asked

    def _activity_over(self, q: Question[F]) -> Reason | None:
        """A Special Activity has just had its last space, and the question is again about the Operation."""
        if q.asks is None or q.asks.used is None:
            return None
        section = self.words.options[q.asks.used].rule or "4.1"
        spaces = [(asked, o) for asked, o in q.answered if asked[1].rule == section and o < len(q.s.SPACES)]
        last = next(((asked, option) for asked, option in reversed(q.answered) if len(asked[2]) > 1), None)
        if not spaces or last is None or last[0][1].rule != section or self.words.options[last[1]].closes:
            return None
        return Reason("activity-over", section, {"action": self.words.name(q.asks.used), "n": len(spaces)})

    def _terms(self, causes: list[Cause], name: str, rule: str) -> Reason:
        """The message for what keeps a space out of a set."""
        said = [cause for cause in causes if isinstance(cause.term, str)]
        group = self.groups.get(frozenset(str(cause.term) for cause in said))
        if group is not None and not any(cause.inside for cause in said):
            return Reason(group, rule, {"space": name})
        if said:
            term, inside, section = said[0]
            message = f"{str(term).replace('_', '-')}-{'in' if inside else 'out'}"
            return Reason(message, section or SECTIONS.get(str(term), rule), {"space": name})
        constants = [cause.term for cause in causes if isinstance(cause.term, int)]
        if min(constants) < 0:
            return Reason("already-chosen", rule, {"space": name})
        return self._constant(reduce(or_, constants), name, rule)

    def _constant(self, spaces: int, name: str, rule: str) -> Reason:
        """Only the spaces of a fixed set will do."""
        if spaces in self.sets:
            return Reason(f"only-{self.sets[spaces]}", rule, {"space": name})
        names = [self.words.name(i) for i in members[spaces]]
        if not names:
            return Reason("not-possible-there", rule, {"space": name})
        if len(names) == 1:
            return Reason("only-this", rule, {"space": name, "here": names[0]})
        return Reason("only-these", rule, {"space": name, "spaces": " ".join(names)})

    def _limit(self, op: Operation[F], name: str) -> Reason:
        """An Operation has as many spaces as it may select."""
        action, number = self.words.name(op.kind), op.selected.bit_count()
        if op.limited:
            return Reason("limited-one-space", self.numbering["2.3.4"], {"space": name, "action": action})
        return Reason("no-more-spaces", "3.1", {"space": name, "action": action, "n": number})

    def _next_selection(self, q: Question[F], space: int) -> Reason | None:
        """What will keep a space out of the next choice of spaces, if it does so now."""
        later = q.ahead.first(lambda pending: self._asks_for_spaces(pending[2]))
        if later is None:
            return None
        _, pending = q.ahead.explained(later.answers)
        detail = detail_of(pending)
        if detail is None or detail.spaces >> space & 1:
            return None
        causes = blame(detail.spaces, space)
        if any(not self._holds(q, cause, space) for cause in causes):
            return None
        return self._terms(causes, q.s.SPACES[space], pending[1].rule)

    def _holds(self, q: Question[F], cause: Cause, space: int) -> bool:
        """Whether something that excludes a space later does so as things are."""
        if isinstance(cause.term, int):
            return cause.term > 0
        if cause.term == "selected":
            return q.op is not None and not q.op.selected >> space & 1
        spaces = getattr(q.s, cause.term, None)
        return isinstance(spaces, int) and bool(spaces >> space & 1) == cause.inside

    def _what_is_asked(self, q: Question[F], space: int) -> Reason:
        """What is chosen now instead of a space, which may only come with a Special Activity."""
        name, later = q.s.SPACES[space], q.ahead.offers(space)
        if later is not None:
            return self._later(q, later, "space", {"space": name})
        kinds = {self.words.options[option].kind for option in q.offered}
        if "move" in kinds:
            if q.space < 0 and not q.terms >> space & 1:
                return Reason("not-a-destination", q.prompt.rule, {"space": name})
            return Reason("moves-now", q.prompt.rule, {"space": name})
        if "place" in kinds and q.space >= 0:
            return Reason("placing-now", q.prompt.rule, {"space": name, "here": q.s.SPACES[q.space]})
        if "piece" in kinds:
            return Reason("piece-now", q.prompt.rule, {"space": name})
        if q.ahead.first(lambda pending: self._asks_for_spaces(pending[2])) is None:
            return Reason("no-further-space", q.prompt.rule, {"space": name})
        return not_asked(q.prompt)

    # -- later in the turn -----------------------------------------------------------------------------------------

    def _later(self, q: Question[F], later: Later, kind: str, args: Mapping[str, str | int]) -> Reason:
        """When in the turn an option comes that is not offered now."""
        moves = any(option in self.questions.moves for asked in later.way for option in asked[2])
        detail = detail_of(later.asked)
        taken = self._takes(later)
        if kind == "space" and taken is not None:
            when, args = "with", {**args, "other": self.words.name(taken)}
        elif later.answers[0] < len(q.s.SPACES):
            when = "inside" if detail is not None and detail.space >= 0 else "after-selection"
        elif moves:
            when = "after-moves"
        elif q.space >= 0:
            when, args = "after-here", {**args, "here": q.s.SPACES[q.space]}
        else:
            when = "after-this"
        return Reason(f"{kind}-{when}", "4.1" if kind == "action" else later.asked[1].rule, args)

    # -- Operations and Special Activities -------------------------------------------------------------------------

    def _operation(self, q: Question[F], kind: int) -> Reason:
        """Not the faction's own, not to be chosen now, too dear, or without a space."""
        entry, action = self.menu.entries[kind], self.words.name(kind)
        if entry.faction != q.actor:
            return Reason("other-faction", "3.2" if entry.faction == BRITISH else "3.3", {"action": action})
        section = self.words.options[kind].rule or q.prompt.rule
        if q.prompt.id in CHOOSING:
            if not entry.spaces(q.s):
                return Reason("no-space-for", section, {"action": action})
            held = self.menu.payment.held(q.s, q.actor)
            price: Mapping[str, str | int] = {"action": action, "n": entry.cost, "total": held}
            return Reason(f"too-dear{'-in-all' if kind in self.in_all else ''}", section, price)
        if q.prompt.id in GRANTED and entry.spaces(q.s):
            return Reason("not-granted", q.prompt.rule, {"action": action})
        if q.prompt.id in GRANTED:
            return Reason("no-space-for", section, {"action": action})
        if q.prompt.id == "choose-box":
            return Reason("box-first", q.prompt.rule)
        later = q.ahead.offers(kind)
        if later is not None:
            return self._later(q, later, "action", {"action": action})
        if q.op is not None:
            return Reason("operation-running", "3.1", {"action": action, "other": self.words.name(q.op.kind)})
        return self._no_operation(q, action)

    def _no_operation(self, q: Question[F], action: str) -> Reason:
        """No Operation is carried out in this part of the game."""
        s = q.s
        if s.stage in (FIRST, SECOND):
            box = (s.first_box if s.stage == FIRST else s.second_box) - 1
            if box >= 0 and BOXES[box] == "event":
                return Reason("event-chosen", "5.1", {"action": action})
            if box < 0:
                return Reason("box-first", self.numbering["2.3.2"])
        return Reason("no-operation-now", q.prompt.rule, {"action": action})

    def _activity(self, q: Question[F], option: int) -> Reason:
        """Taken with another Operation, a second time, in a Limited one, or without a space."""
        action, section, faction = self.words.name(option), self.words.options[option].rule, self.special_of[option]
        args = {"action": action}
        if faction != q.actor:
            return Reason("other-faction", "4.2" if faction == BRITISH else "4.3", args)
        if q.op is None:
            return self._without_operation(q, option, action)
        within, spaces = self.menu.inside.get(option, (None, None))
        activity = next((a for a in q.op.entry.activities if a.option == option), None)
        said = self._special(action, q.op, within == q.op.kind or activity is not None)
        if said is not None:
            return said
        if activity is not None:
            spaces = activity.spaces
        later, possible = q.ahead.offers(option), spaces is not None and spaces(q.s)
        if later is not None and not (self._is_boundary(q, later) and not possible):
            if activity is not None and possible and self._selects(q) and not q.op.selected and q.op.least:
                return Reason("first-space-lost", "4.1", args)
            return self._later(q, later, "action", args)
        if not possible:
            return Reason("no-space-for", section or "4.1", args)
        if q.op.declined:
            return Reason("special-declined", "4.1", args)
        if not q.op.selected and q.op.least:
            return Reason("first-space-lost", "4.1", args)
        return not_asked(q.prompt)

    def _is_boundary(self, q: Question[F], later: Later) -> bool:
        """Whether a Special Activity could be taken now, between two steps of the Operation (R-C7)."""
        moves = any(option in self.questions.moves for asked in later.way for option in asked[2])
        return q.asks is not None and q.space < 0 and not (moves and q.asks.selected)

    def _without_operation(self, q: Question[F], option: int, action: str) -> Reason:
        """A Special Activity where no Operation is carried out."""
        if q.prompt.id == "choose-limited":
            return Reason("limited-no-special", self.numbering["2.3.4"], {"action": action})
        if q.prompt.id in ("choose-box", "choose-operation"):
            return Reason("operation-first", "4.1", {"action": action})
        later = q.ahead.offers(option)
        if later is not None:
            return self._later(q, later, "action", {"action": action})
        if q.prompt.id in GRANTED:
            return Reason("granted-no-special", self.numbering["5.4"], {"action": action})
        return self._no_operation(q, action)

    def _special(self, action: str, op: Operation[F], accompanies: bool) -> Reason | None:
        """Why a Special Activity cannot be taken with the Operation that is running, wherever it would be."""
        if op.limited:
            return Reason("limited-no-special", self.numbering["2.3.4"], {"action": action})
        if not op.special:
            return Reason("granted-no-special", self.numbering["5.4"], {"action": action})
        if op.used is not None:
            return Reason("special-used", "4.1", {"action": action, "other": self.words.name(op.used)})
        if not accompanies:
            return Reason("does-not-accompany", "4.1.1", {"action": action, "other": self.words.name(op.kind)})
        return None

    # -- pieces ----------------------------------------------------------------------------------------------------

    def _move(self, q: Question[F], option: int) -> Reason:
        """No such piece, no such destination, too far, or moved already."""
        s = q.s
        piece, origin, space = self.questions.moves[option]
        args = {"piece": s.PIECES[piece], "origin": s.SPACES[origin], "space": s.SPACES[space]}
        going = [self.questions.moves[o] for o in q.offered if o in self.questions.moves]
        if not going:
            return not_asked(q.prompt)
        if not count(s, piece, origin):
            return Reason("no-such-piece", q.prompt.rule, args)
        if s.CLOSED[piece] >> space & 1:
            return Reason("closed-to", "1.4.2", args)
        if not any(s.TYPE[other] == s.TYPE[piece] for other, _, _ in going):
            return Reason("other-pieces-move", q.prompt.rule, args)
        if self._have_all_come(q, s.TYPE[piece], origin) and all(start != origin for _, start, _ in going):
            return Reason("moved-already", "3.1", args)
        starts = {start for _, start, _ in going}
        if len(starts) == 1 and origin not in starts and q.space in starts:
            return Reason("other-origin-moves", q.prompt.rule, {**args, "here": s.SPACES[q.space]})
        stepwise = all(self.adjacent[start] >> end & 1 for _, start, end in going)
        if stepwise and (q.terms >> space & 1 or q.space == origin) and not self.adjacent[origin] >> space & 1:
            return Reason("not-adjacent", self.numbering["1.3.6"], args)
        if all(end != space for _, _, end in going):
            return Reason("no-destination", q.prompt.rule, args)
        return Reason("may-not-move", q.prompt.rule, args)

    def _have_all_come(self, q: Question[F], kind: int, space: int) -> bool:
        """Whether as many pieces of a type as stand in a space were moved there in this turn."""
        moves = [self.questions.moves[option] for _, option in q.answered if option in self.questions.moves]
        arrived = sum(end == space and q.s.TYPE[piece] == kind for piece, _, end in moves)
        return arrived >= sum(count(q.s, piece, space) for piece, other in enumerate(q.s.TYPE) if other == kind)

    def _piece(self, q: Question[F], option: int) -> Reason:
        """No such piece there, or it is not a piece that is asked for."""
        piece, space = self.questions.standing[option]
        args = {"piece": q.s.PIECES[piece], "origin": q.s.SPACES[space]}
        asked = [self.questions.standing[o] for o in q.offered if o in self.questions.standing]
        if not asked:
            return not_asked(q.prompt)
        if not count(q.s, piece, space):
            return Reason("no-such-piece", q.prompt.rule, args)
        if all(other != piece for other, _ in asked):
            return Reason("other-pieces-asked", q.prompt.rule, args)
        if all(there != space for _, there in asked):
            return Reason("pieces-elsewhere", q.prompt.rule, args)
        return not_asked(q.prompt)

    def _placement(self, q: Question[F], piece: int) -> Reason:
        """None to be had, not allowed there, or not paid for."""
        s = q.s
        if q.space < 0 or all(self.words.options[o].kind not in ("place", "word") for o in q.offered):
            return not_asked(q.prompt)
        args: dict[str, str | int] = {"piece": s.PIECES[piece], "space": s.SPACES[q.space]}
        if s.OWNER[piece] != q.actor:
            return Reason("others-piece", "1.4", args)
        if not can_place(s, q.actor, piece):
            return Reason("none-available", "1.4.1", args)
        said = self.placement(s, q.prompt, piece, q.space) if self.placement else None
        if said is not None:
            return said
        if piece == BASE and q.prompt.id == "rally-how":
            if not may_stand(s, BASE, q.space):
                return Reason("stacking", "1.4.2", args)
            return Reason("needs-two-guerrillas", q.prompt.rule, args)
        return not_asked(q.prompt)

    # -- words -----------------------------------------------------------------------------------------------------

    def _word(self, q: Question[F], option: int) -> Reason:
        """Boxes, sides, passing and closing words."""
        s, word = q.s, self.words.options[option]
        if word.kind == "box":
            if q.prompt.id != "choose-box":
                return not_asked(q.prompt)
            return Reason("box-taken", q.prompt.rule, {"faction": s.FACTIONS[1 - q.actor], "box": word.name})
        if word.kind == "side":
            return (
                not_asked(q.prompt)
                if q.prompt.id != "choose-side"
                else Reason("no-such-side", "5.2", {"side": word.name})
            )
        if word.name == "pass":
            return Reason("pass-with-box", self.numbering["2.3.3"])
        if word.name == "done":
            return Reason("not-done", q.prompt.rule)
        if word.name == "decline" and q.prompt.id == "must-operation":
            return Reason("not-declined", q.prompt.rule)
        if word.name in ("guerrillas", "hide") and q.prompt.id == "rally-how":
            return Reason("no-base-here", q.prompt.rule, {"space": s.SPACES[q.space]})
        return not_asked(q.prompt)


def _selects_for(pending: Pending, op: Operation[F]) -> bool:
    """Whether a question is one of spaces for an Operation like this one."""
    detail = detail_of(pending)
    return detail is not None and isinstance(detail.operation, Operation) and detail.operation.kind == op.kind


def not_asked(prompt: Prompt) -> Reason:
    """The question is about something else."""
    return Reason("not-asked", prompt.rule, vague=True)
