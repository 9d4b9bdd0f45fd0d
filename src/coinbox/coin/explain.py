"""Why an option is not offered: the first condition that excludes it, with its section (the slow path)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Generic, TypeVar

from coinbox.coin.explain_pieces import PieceReasons, Placement
from coinbox.coin.forces import BRITISH
from coinbox.coin.menu import Menu
from coinbox.coin.operation import Operation, Withheld
from coinbox.coin.questions import Questions
from coinbox.coin.reasons import CHOOSING, GRANTED, GROUPS, Question, SpaceTerms, not_asked
from coinbox.coin.sections import Numbering
from coinbox.coin.sequence import BOXES, CHOOSE_SIDE, FIRST, SECOND
from coinbox.coin.setup import GameState
from coinbox.coin.sweep import NEXT_ACTIVATION
from coinbox.kernel.ahead import Ahead, Follower, Later
from coinbox.kernel.bits import Cause, Term, blame
from coinbox.kernel.decision import Pending, Vocabulary, detail_of, section_of
from coinbox.kernel.rules import Reason

F = TypeVar("F", bound=GameState)

LATER = ("with", "inside", "after-selection", "after-moves", "after-here", "after-this")
"""When in a turn an option comes that is not offered yet."""
UNSAID = ("only-these", "only-this", "not-possible-there")
"""Messages about a set of spaces whose condition is not known."""
FIRST_THINGS = {"choose-box": "box-first", "choose-side": "side-first"}
"""Questions before which nothing else of a turn is chosen."""


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
        placement: Placement[F] | None = None,
        exception: Callable[[Question[F], int], Reason | None] | None = None,
        groups: Mapping[frozenset[str], str] | None = None,
        in_all: Collection[int] = (),
    ) -> None:
        self.words = words
        self.menu = menu
        self.questions = questions
        self.terms = SpaceTerms(words, sets, {**GROUPS, **(groups or {})})
        self.pieces = PieceReasons(words, questions, adjacent, numbering, self.terms, placement)
        self.exception = exception
        """(question, option) -> what a game itself says about an option, before all else."""
        self.numbering = numbering
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
        answered = s.watch.answered if isinstance(s.watch, Follower) else ()
        actor, prompt, offered, _ = pending
        prompt = replace(prompt, rule=section_of(pending))
        about = detail.space, detail.number, detail.kinds, detail.origins
        q = Question(s, actor, prompt, offered, detail.spaces, asks, asks or _running(s), *about, answered, ahead)
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
            return self.pieces.move(q, option)
        if option in self.questions.standing:
            return self.pieces.piece(q, option)
        word = self.words.options[option]
        if word.kind == "place":
            return self.pieces.placed(q, q.s.TYPE.index(q.s.TYPES.index(word.piece or "")))
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
        if op is not None and self._goes_beyond(q, space):
            if q.terms >> space & 1:
                return self._what_is_asked(q, space)
            return self.terms.reason(blame(q.terms, space), args["space"], q.prompt.rule)
        if op is not None and op.selected >> space & 1:
            return Reason("already-selected", "3.1", args)
        later = q.ahead.offers(space)
        if later is not None and not self._takes(later):
            return self._later(q, later, "space", args)
        if op is None or self._has_gone_on(q, op):
            return None
        if again is not None:
            return self._later(q, again, "space", args)
        if not op.spaces_left:
            return self._next_selection(q, space, op) or self._limit(op, args["space"])
        return self._unselectable(q, op, space) if self._is_selecting(q, op) else None

    def _has_gone_on(self, q: Question[F], op: Operation[F]) -> bool:
        """Whether an Operation has a space at hand that it has not just selected: it is at its closing part."""
        return op.over or (q.asks is op and q.space >= 0 and not self._is_selecting(q, op))

    def _goes_beyond(self, q: Question[F], space: int) -> bool:
        """Whether pieces of an Operation move, and not to the spaces that it has selected but by a condition."""
        if q.asks is None or q.space >= 0 or not any(option in self.questions.moves for option in q.offered):
            return False
        named = [cause.term for cause in blame(q.terms, space) if isinstance(cause.term, str)]
        return bool(named) and "selected" not in named

    def _is_selecting(self, q: Question[F], op: Operation[F]) -> bool:
        """Whether an Operation has just selected a space and may go on to the next one."""
        for asked, option in reversed(q.answered):
            if option < len(q.s.SPACES) or _selects_for(asked, op):
                chosen = option < len(q.s.SPACES) and asked[1] != NEXT_ACTIVATION
                return chosen and _selects_for(asked, op)
        return False

    def _unselectable(self, q: Question[F], op: Operation[F], space: int) -> Reason | None:
        """The reason against a space that an Operation cannot select although it may select more, or None."""
        name, spaces, cost = q.s.SPACES[space], op.entry.spaces(q.s), op.entry.cost
        if not op.allowed >> space & 1:
            return Reason("card-restricts", self._granting(q), {"space": name})
        if not spaces >> space & 1:
            said = self.terms.reason(blame(spaces, space), name, self.words.options[op.kind].rule or q.prompt.rule)
            return None if said.message in UNSAID else said
        if not op.can_pay(q.s, cost) and not op.entry.costless >> space & 1:
            return Reason("cannot-pay", "3.1", {"space": name, "n": cost})
        return None

    def _takes(self, later: Later) -> int | None:
        """The Special Activity that is taken on the way to a question, if any."""
        return next((option for option in later.answers if option in self.special_of), None)

    def _selects(self, q: Question[F]) -> bool:
        """Whether spaces are chosen, even if only Special Activities are left to choose."""
        if self._asks_for_spaces(q.offered):
            return True
        moves = any(option in self.questions.moves for option in q.offered)
        made = q.terms != 0 or isinstance(q.terms, Term)
        return q.asks is not None and made and q.space < 0 and not moves

    def _asks_for_spaces(self, offered: Sequence[int]) -> bool:
        return any(self.words.options[option].kind == "space" for option in offered)

    def _excluded(self, q: Question[F], space: int) -> Reason:
        """The first condition that keeps a space out of the spaces that are offered."""
        name, op = q.s.SPACES[space], q.asks
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
        return self.terms.reason(blame(q.terms, space), name, q.prompt.rule)

    def _granting(self, q: Question[F]) -> str:
        """The section that grants an Operation in some spaces: that of the question about it, or of the Event."""
        asked = next((section_of(asked) for asked, _ in reversed(q.answered) if asked[1].id in GRANTED), "")
        return "5.1" if asked in ("", self.numbering["5.4"]) else asked

    def _limit(self, op: Operation[F], name: str) -> Reason:
        """An Operation has as many spaces as it may select."""
        action, number = self.words.name(op.kind), op.selected.bit_count()
        if op.limited:
            return Reason("limited-one-space", self.numbering["2.3.4"], {"space": name, "action": action})
        return Reason("no-more-spaces", "3.1", {"space": name, "action": action, "n": number})

    def _next_selection(self, q: Question[F], space: int, full: Operation[F] | None = None) -> Reason | None:
        """The condition that will keep a space out of the next choice of spaces, if it does so now.

        An Operation that is `full`, with no space left to select, may still ask for one in its closing part.
        """
        later = q.ahead.nearest(
            lambda later: self._asks_for_spaces(later.asked[2]) and (not full or self._closes(full, later))
        )
        if later is None:
            return None
        _, pending = q.ahead.explained(later.answers)
        detail = detail_of(pending)
        if detail is None or detail.spaces >> space & 1:
            return None
        causes = blame(detail.spaces, space)
        if any(not self._holds(q, cause, space) for cause in causes):
            return None
        if full and any(cause.term == "selected" for cause in causes):
            return None
        return self.terms.reason(causes, q.s.SPACES[space], section_of(pending))

    def _closes(self, op: Operation[F], later: Later) -> bool:
        """Whether a question is one of the closing part of an Operation, which comes without a Special Activity."""
        return section_of(later.asked) == self.words.options[op.kind].rule and self._takes(later) is None

    def _holds(self, q: Question[F], cause: Cause, space: int) -> bool:
        """Whether something that excludes a space later does so as things are."""
        if isinstance(cause.term, int):
            return cause.term > 0 or any(option == space for _, option in q.answered)
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
            ends = {self.questions.moves[option][2] for option in q.offered if option in self.questions.moves}
            if ends == {q.space}:
                return Reason("moving-there", q.prompt.rule, {"space": name, "here": q.s.SPACES[q.space]})
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
            inside = detail is not None and detail.space >= 0 and later.asked[1].id not in GRANTED
            when = "inside" if inside else "after-selection"
        elif moves:
            when = "after-moves"
        elif q.space >= 0:
            when, args = "after-here", {**args, "here": q.s.SPACES[q.space]}
        else:
            when = "after-this"
        accompanies = kind == "action" and detail is not None and isinstance(detail.operation, Operation)
        return Reason(f"{kind}-{when}", "4.1" if accompanies else section_of(later.asked), args)

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
            if kind in q.kinds:
                return Reason("no-space-granted", section, {"action": action})
            return Reason("not-granted", q.prompt.rule, {"action": action})
        if q.prompt.id in GRANTED:
            return Reason("no-space-for", section, {"action": action})
        if q.prompt.id == "choose-box":
            return Reason("box-first", q.prompt.rule)
        # A Special Activity that runs may grant Operations in each of its spaces, so all of these are looked at.
        within = q.op is not None and q.prompt.rule.startswith("4.")
        later = q.ahead.nearest(lambda later: kind in later.asked[2] and not self._takes(later), deeper=within)
        if later is not None:
            return self._in_turn(q, later, action)
        if q.op is None:
            return self._no_operation(q, action)
        if q.op.over:
            return Reason("operation-over", "3.1", {"action": action, "other": self.words.name(q.op.kind)})
        if q.op.kind == kind:
            return Reason("operation-at-hand", "3.1", {"action": action})
        return Reason("operation-running", "3.1", {"action": action, "other": self.words.name(q.op.kind)})

    def _in_turn(self, q: Question[F], later: Later, action: str) -> Reason:
        """An action that comes later in the turn; before a side of the card is chosen, nothing is."""
        if q.prompt.id == CHOOSE_SIDE.id:
            return Reason("side-first", q.prompt.rule)
        return self._later(q, later, "action", {"action": action})

    def _no_operation(self, q: Question[F], action: str) -> Reason:
        """No Operation is carried out in this part of the game."""
        s = q.s
        passed = any(self.words.name(option) == "pass" for _, option in q.answered)
        if s.stage in (FIRST, SECOND) and not passed:
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
            first = q.asks is not None and self._selects(q) and not q.op.selected and q.op.least
            if activity is not None and possible and first:
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
            return self._in_turn(q, later, action)
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
        if word.name == "done" and not all(self.words.options[option].closes for option in q.offered):
            if q.asks is not None and q.asks.selected and q.asks.needs_another() and self._selects(q):
                return Reason("another-space", q.prompt.rule, {"action": self.words.name(q.asks.kind)})
            return Reason("not-done", q.prompt.rule)
        if word.name == "decline":
            return self._declining(q)
        if word.name in ("guerrillas", "hide") and q.prompt.id == "rally-how":
            return Reason("no-base-here", q.prompt.rule, {"space": s.SPACES[q.space]})
        return not_asked(q.prompt)

    def _declining(self, q: Question[F]) -> Reason:
        """What has to be carried out cannot be declined (R-C4, R-C11)."""
        granted = q.op is not None and q.op.must and not q.op.over
        if granted or q.prompt.id == "must-operation" or self._has_no_may(q):
            return Reason("not-declined", "5.1.3")
        if not any(self.words.options[option].closes for option in q.offered):
            return Reason("not-done", q.prompt.rule)
        return not_asked(q.prompt)

    def _has_no_may(self, q: Question[F]) -> bool:
        """Whether the text of a card has left its player no way out up to this question."""
        asked: list[Sequence[int]] = [q.offered]
        for question, answer in reversed(q.answered):
            if question[1] == CHOOSE_SIDE:
                ways_out = [option for options in asked for option in options if self.words.options[option].closes]
                return not ways_out and self.words.name(answer) != "pass"
            asked += [question[2]] if question[0] == q.actor else []
        return False


def _running(s: F) -> Operation[F] | None:
    """The innermost Operation that is not over, or else the one of the turn."""
    doing = s.watch.doing if isinstance(s.watch, Follower) else []
    known = [of for of in reversed(doing) if isinstance(of, Operation)]
    return next((op for op in known if not op.over), next((op for op in known if not op.free), None))


def _selects_for(pending: Pending, op: Operation[F]) -> bool:
    """Whether a question is one of spaces for an Operation like this one."""
    detail = detail_of(pending)
    return detail is not None and isinstance(detail.operation, Operation) and detail.operation.kind == op.kind
