"""Why an option is not offered: the first condition that excludes it, with its section (the slow path)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Generic, TypeVar

from coinbox.coin.forces import BASE, BRITISH, Forces, count, may_stand
from coinbox.coin.menu import Menu
from coinbox.coin.operation import Operation, Withheld
from coinbox.coin.questions import Questions, can_place
from coinbox.coin.sections import Numbering
from coinbox.kernel.bits import Cause, blame
from coinbox.kernel.decision import Pending, Prompt, Vocabulary, detail_of
from coinbox.kernel.rules import Reason

F = TypeVar("F", bound=Forces)


GROUPS = {
    frozenset({"with_troops", "with_police"}): "no-cubes",
    frozenset({"with_underground", "with_active"}): "no-guerrillas",
    frozenset({"with_underground", "with_active", "with_bases"}): "no-insurgents",
}


STEPWISE = ("sweep-move", "march-move", "reprisal-move", "raid-move", "contact-move")
"""Questions about moves to adjacent spaces."""
MOVING = (
    *("sweep-space", "sweep-move", "march-space", "march-move"),
    *("garrison-space", "garrison-move", "patrol-space", "patrol-move", "contact-move", "contact-escort-move"),
)
"""Questions within the one step that all moves of an Operation are."""
ROLLING = ("relocate-space",)
"""Questions between a space and the roll that closes its step."""
GATHERING = ("garrison-move", "deploy-move", "patrol-move", "redeploy-police")
"""Questions about moves from anywhere, each piece once."""
GRANTED = ("free-operation", "must-operation")
"""Questions about the Operations that a card or a Special Activity grants."""


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
        exception: Callable[[F, int, Prompt, int], Reason | None] | None = None,
        inside: Mapping[int, int] | None = None,
        groups: Mapping[frozenset[str], str] | None = None,
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
        """(state, actor, prompt, option) -> what a game itself says about an option, before all else."""
        self.inside = inside or {}
        """Special Activity that is declared inside a space of an Operation -> that Operation."""
        actions = {o.id for o in words.options if o.kind == "action"}
        self.specials = actions - set(menu.entries) - {words.ids["pass"]}
        self.numbering = numbering
        self.groups = {**GROUPS, **(groups or {})}
        """Terms of which one would do -> the message when none holds."""

    def __call__(self, s: F, pending: Pending, option: int) -> Reason:
        """The first condition that excludes an option from the pending decision."""
        actor, prompt, offered, _ = pending
        detail = detail_of(pending)
        if detail is None:
            return Reason("chance", prompt.rule)
        terms, running, space, number = detail
        op = running if isinstance(running, Operation) else None
        if isinstance(running, Withheld) and option in running.options:
            return Reason("leaves-no-space", "4.1", {"action": self.words.name(running.operation.kind)})
        said = self.exception(s, actor, prompt, option) if self.exception else None
        if said is not None:
            return said
        if option < len(s.SPACES):
            pointed = {**self.questions.moves, **self.questions.standing}
            if not terms or any(o in pointed for o in offered):
                return not_asked(prompt)
            cost = 0 if op and op.free else number
            return self._space(option, s, prompt.rule, terms, op, cost)
        if option in self.menu.entries:
            return self._operation(s, actor, prompt, option, offered)
        if option in self.specials:
            return self._activity(s, prompt, option, op)
        if option in self.questions.moves:
            return self._move(s, prompt, option, terms, space, offered)
        if option in self.questions.standing:
            return self._piece(s, prompt, option)
        word = self.words.options[option]
        if word.kind == "place":
            return self._placement(s, actor, prompt, s.TYPE.index(s.TYPES.index(word.piece or "")), space)
        return self._word(s, actor, prompt, option)

    def _space(self, space: int, s: F, rule: str, terms: int, op: Operation[F] | None, cost: int) -> Reason:
        """The first condition that keeps a space out of a choice of spaces."""
        name = s.SPACES[space]
        if op is not None:
            if op.selected >> space & 1:
                return Reason("already-selected", "3.1", {"space": name})
            if not op.spaces_left:
                return Reason("no-more-spaces", self.numbering["2.3.4"] if op.limited else rule, {"space": name})
            if not op.allowed >> space & 1:
                return Reason("card-restricts", "5.1", {"space": name})
        if terms >> space & 1:
            message = "cannot-pay" if cost else "no-effect"
            return Reason(message, rule, {"space": name, "n": cost})
        return self._terms(blame(terms, space), name, rule)

    def _terms(self, reasons: list[Cause], name: str, rule: str) -> Reason:
        """The message for what keeps a space out of a set."""
        named = [(term, inside) for term, inside in reasons if isinstance(term, str)]
        group = self.groups.get(frozenset(term for term, _ in named))
        if group is not None and not any(inside for _, inside in named):
            return Reason(group, rule, {"space": name})
        if named:
            term, inside = named[0]
            return Reason(f"{term.replace('_', '-')}-{'in' if inside else 'out'}", rule, {"space": name})
        constants = [term for term, _ in reasons if isinstance(term, int)]
        if min(constants) < 0:
            return Reason("already-chosen", rule, {"space": name})
        together = reduce(or_, constants)
        if together in self.sets:
            return Reason(f"only-{self.sets[together]}", rule, {"space": name})
        return Reason("not-possible-there", rule, {"space": name})

    def _operation(self, s: F, actor: int, prompt: Prompt, kind: int, offered: Sequence[int]) -> Reason:
        """Not the faction's own, not to be chosen now, too dear, or without a space."""
        entry, action = self.menu.entries[kind], self.words.name(kind)
        if entry.faction != actor:
            return Reason("other-faction", "3.2" if entry.faction == BRITISH else "3.3", {"action": action})
        if prompt.id == "choose-box":
            return Reason("box-first", prompt.rule)
        if prompt.id not in ("choose-operation", "choose-limited", *GRANTED):
            return not_asked(prompt)
        granted = [o for o in offered if o in self.menu.entries]
        if prompt.id in GRANTED and len(granted) == 1 and entry.spaces(s):
            return not_asked(prompt)
        section = self.words.options[kind].rule or prompt.rule
        if entry.spaces(s) and prompt.id not in GRANTED:
            held = self.menu.payment.held(s, actor)
            return Reason("too-dear", section, {"action": action, "n": entry.cost, "total": held})
        return Reason("no-space-for", section, {"action": action})

    def _activity(self, s: F, prompt: Prompt, option: int, op: Operation[F] | None) -> Reason:
        """Taken with another Operation, a second time, in a Limited one, or without a space."""
        action, section = self.words.name(option), self.words.options[option].rule or "4.1"
        if op is None:
            return Reason("operation-first", "4.1", {"action": action})
        within = self.inside.get(option)
        activity = next((a for a in op.entry.activities if a.option == option), None)
        accompanies = within == op.kind or activity is not None
        begun = op.selected or prompt.id.endswith("-move")
        if accompanies and op.special and op.used is None and within is None and begun:
            if prompt.id in MOVING:
                return Reason("moves-are-one-step", "4.1", {"action": action})
            if prompt.id in ROLLING:
                return Reason("roll-first", prompt.rule, {"action": action})
        said = self._special(action, op, accompanies)
        if said is not None:
            return said
        if activity is not None and activity.spaces(s):
            return Reason("first-space-lost", "4.1", {"action": action})
        return Reason("no-space-for", section, {"action": action})

    def _special(self, action: str, op: Operation[F], accompanies: bool) -> Reason | None:
        """Why a Special Activity cannot be taken with the Operation that is running, wherever it would be."""
        if op.limited:
            return Reason("limited-no-special", self.numbering["2.3.4"], {"action": action})
        if not op.special:
            return Reason("granted-no-special", self.numbering["5.4"], {"action": action})
        if op.used is not None:
            return Reason("special-used", "4.1", {"action": action})
        if not accompanies:
            return Reason("does-not-accompany", "4.1.1", {"action": action})
        return None

    def _move(
        self, s: F, prompt: Prompt, option: int, destinations: int, at_hand: int, offered: Sequence[int]
    ) -> Reason:
        """No such piece, no such destination, too far, or moved already."""
        piece, origin, space = self.questions.moves[option]
        args = {"piece": s.PIECES[piece], "origin": s.SPACES[origin], "space": s.SPACES[space]}
        if not prompt.id.endswith(("-move", "-troop", "-police", "-guerrilla", "-strike", "-retreat")):
            return not_asked(prompt)
        if not count(s, piece, origin):
            return Reason("no-such-piece", prompt.rule, args)
        if at_hand >= 0 and not destinations >> at_hand & 1:  # the pieces of one origin move
            if origin != at_hand:
                return Reason("may-not-move", prompt.rule, args)
            if prompt.id in STEPWISE and not self.adjacent[origin] >> space & 1:
                return Reason("not-adjacent", self.numbering["1.3.6"], args)
        going = [self.questions.moves[o] for o in offered if o in self.questions.moves]
        of_type = [origin for other, origin, _ in going if s.TYPE[other] == s.TYPE[piece]]
        if not of_type or (prompt.id == "raid-move" and origin not in of_type):
            return Reason("may-not-move", prompt.rule, args)
        if not destinations >> space & 1:
            return Reason("no-destination", prompt.rule, args)
        if prompt.id in STEPWISE and not self.adjacent[origin] >> space & 1:
            return Reason("not-adjacent", self.numbering["1.3.6"], args)
        if prompt.id in (*STEPWISE, *GATHERING):
            return Reason("moved-already", "3.1", args)
        return Reason("may-not-move", prompt.rule, args)

    def _piece(self, s: F, prompt: Prompt, option: int) -> Reason:
        """No such piece there, or it is not a piece that is asked for."""
        piece, space = self.questions.standing[option]
        if not count(s, piece, space):
            return Reason("no-such-piece", prompt.rule, {"piece": s.PIECES[piece], "origin": s.SPACES[space]})
        return not_asked(prompt)

    def _placement(self, s: F, actor: int, prompt: Prompt, piece: int, space: int) -> Reason:
        """None to be had, not allowed there, or not paid for."""
        if space < 0 or not prompt.id.endswith(("-place", "-how", "-many", "-piece")):
            return not_asked(prompt)
        args: dict[str, str | int] = {"piece": s.PIECES[piece], "space": s.SPACES[space]}
        if s.OWNER[piece] == actor and not can_place(s, actor, piece):
            return Reason("none-available", "1.4.1", args)
        said = self.placement(s, prompt, piece, space) if self.placement else None
        if said is not None:
            return said
        if piece == BASE:
            if not may_stand(s, BASE, space):
                return Reason("stacking", "1.4.2", args)
            return Reason("needs-two-guerrillas", "3.3.1", args)
        return not_asked(prompt)

    def _word(self, s: F, actor: int, prompt: Prompt, option: int) -> Reason:
        """Boxes, sides, passing and closing words."""
        word = self.words.options[option]
        if word.kind == "box":
            if prompt.id != "choose-box":
                return not_asked(prompt)
            return Reason("box-taken", prompt.rule, {"faction": s.FACTIONS[1 - actor], "box": word.name})
        if word.kind == "side":
            return not_asked(prompt) if prompt.id != "choose-side" else Reason("no-such-side", "5.2")
        if word.name == "pass":
            return Reason("pass-with-box", self.numbering["2.3.3"])
        if word.name == "done":
            return Reason("not-done", prompt.rule)
        if word.name == "decline" and prompt.id == "must-operation":
            return Reason("not-declined", prompt.rule)
        return not_asked(prompt)


def not_asked(prompt: Prompt) -> Reason:
    """The question is about something else."""
    return Reason("not-asked", prompt.rule)
