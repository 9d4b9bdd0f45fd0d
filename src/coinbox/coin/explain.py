"""Why an option is not offered: the first condition that excludes it, with its section (the slow path)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Generic, TypeVar

from coinbox.coin.asking import Asking, can_place
from coinbox.coin.forces import BASE, BRITISH, Forces, count, may_stand
from coinbox.coin.menu import Menu
from coinbox.coin.operation import Operation
from coinbox.coin.sections import MALAYA, Numbering
from coinbox.kernel.bits import Reason, blame
from coinbox.kernel.decision import CHANCE, Prompt, Vocabulary
from coinbox.kernel.rules import Absence

F = TypeVar("F", bound=Forces)


GROUPS = {
    frozenset({"with_troops", "with_police"}): "no-cubes",
    frozenset({"with_underground", "with_active"}): "no-guerrillas",
    frozenset({"with_underground", "with_active", "with_bases"}): "no-insurgents",
}


STEPWISE = ("sweep-move", "march-move", "reprisal-move", "raid-move", "contact-move")
"""Questions about moves to adjacent spaces."""
MOVING = (
    *("sweep-space", "sweep-move", "march-space", "march-origin", "march-move"),
    *("garrison-space", "garrison-move", "patrol-space", "patrol-move", "contact-move", "contact-escort-move"),
)
"""Questions within the one step that all moves of an Operation are."""
ROLLING = ("relocate-space",)
"""Questions between a space and the roll that closes its step."""
GATHERING = ("garrison-move", "deploy-move", "patrol-move", "redeploy-police")
"""Questions about moves from anywhere, each piece once."""


class Explaining(Generic[F]):
    """Why an option of one game is absent."""

    def __init__(
        self,
        words: Vocabulary,
        menu: Menu[F],
        asking: Asking[F],
        adjacent: Sequence[int],
        sets: Mapping[int, str],
        placement: Callable[[F, Prompt, int, int], Absence | None] | None = None,
        exception: Callable[[F, int, Prompt, int], Absence | None] | None = None,
        inside: Mapping[int, int] | None = None,
        numbering: Numbering = MALAYA,
        groups: Mapping[frozenset[str], str] | None = None,
    ) -> None:
        self.words = words
        self.menu = menu
        self.asking = asking
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

    def __call__(self, s: F, pending: tuple[object, ...], option: int) -> Absence:
        """The first condition that excludes an option from the pending decision."""
        actor, prompt, offered, detail = pending
        assert isinstance(prompt, Prompt)
        assert isinstance(actor, int)
        if actor == CHANCE or not isinstance(detail, tuple):
            return Absence("chance", prompt.rule)
        terms, running, space, number = detail
        op = running if isinstance(running, Operation) else None
        said = self.exception(s, actor, prompt, option) if self.exception else None
        if said is not None:
            return said
        if option < len(s.SPACES):
            pointed = {**self.asking.moves, **self.asking.standing}
            if not terms or (isinstance(offered, Sequence) and any(o in pointed for o in offered)):
                return not_asked(prompt)
            cost = 0 if op and op.free else number
            return self._space(option, s, prompt.rule, terms, op, cost)
        if option in self.menu.entries:
            return self._operation(s, actor, prompt, option, offered)
        if option in self.specials:
            return self._activity(prompt, option, op)
        if option in self.asking.moves:
            return self._move(s, prompt, option, terms, space, offered)
        if option in self.asking.standing:
            return self._piece(s, prompt, option)
        word = self.words.options[option]
        if word.kind == "place":
            return self._placement(s, actor, prompt, s.TYPE.index(s.TYPES.index(word.piece or "")), space)
        return self._word(s, actor, prompt, option)

    def _space(self, space: int, s: F, rule: str, terms: int, op: Operation[F] | None, cost: int) -> Absence:
        """The first condition that keeps a space out of a choice of spaces."""
        name = s.SPACES[space]
        if op is not None:
            if op.selected >> space & 1:
                return Absence("already-selected", "3.1", {"space": name})
            if not op.spaces_left:
                return Absence("no-more-spaces", self.numbering["2.3.4"] if op.limited else rule, {"space": name})
            if not op.allowed >> space & 1:
                return Absence("card-restricts", "5.1", {"space": name})
        if terms >> space & 1:
            message = "cannot-pay" if cost else "no-effect"
            return Absence(message, rule, {"space": name, "n": cost})
        return self._terms(blame(terms, space), name, rule)

    def _terms(self, reasons: list[Reason], name: str, rule: str) -> Absence:
        """The message for what keeps a space out of a set."""
        named = [(term, inside) for term, inside in reasons if isinstance(term, str)]
        group = self.groups.get(frozenset(term for term, _ in named))
        if group is not None and not any(inside for _, inside in named):
            return Absence(group, rule, {"space": name})
        if named:
            term, inside = named[0]
            return Absence(f"{term.replace('_', '-')}-{'in' if inside else 'out'}", rule, {"space": name})
        constants = [term for term, _ in reasons if isinstance(term, int)]
        if min(constants) < 0:
            return Absence("already-chosen", rule, {"space": name})
        together = reduce(or_, constants)
        if together in self.sets:
            return Absence(f"only-{self.sets[together]}", rule, {"space": name})
        return Absence("not-possible-there", rule, {"space": name})

    def _operation(self, s: F, actor: int, prompt: Prompt, kind: int, offered: object) -> Absence:
        """Not the faction's own, not to be chosen now, too dear, or without a space."""
        entry, action = self.menu.entries[kind], self.words.name(kind)
        if entry.faction != actor:
            return Absence("other-faction", "3.2" if entry.faction == BRITISH else "3.3", {"action": action})
        if prompt.id == "choose-box":
            return Absence("box-first", prompt.rule)
        if prompt.id not in ("choose-operation", "choose-limited", "free-operation"):
            return not_asked(prompt)
        granted = [o for o in offered if o in self.menu.entries] if isinstance(offered, Sequence) else []
        if prompt.id == "free-operation" and len(granted) == 1 and entry.spaces(s):
            return not_asked(prompt)
        section = self.words.options[kind].rule or prompt.rule
        if entry.spaces(s) and prompt.id != "free-operation":
            held = self.menu.customs.held(s, actor)
            return Absence("too-dear", section, {"action": action, "n": entry.cost, "total": held})
        return Absence("no-space-for", section, {"action": action})

    def _activity(self, prompt: Prompt, option: int, op: Operation[F] | None) -> Absence:
        """Taken with another Operation, a second time, in a Limited one, or without a space."""
        action, section = self.words.name(option), self.words.options[option].rule or "4.1"
        if op is None:
            return Absence("operation-first", "4.1", {"action": action})
        within = self.inside.get(option)
        accompanies = within == op.kind or any(a.option == option for a in self.menu.entries[op.kind].activities)
        begun = op.selected or prompt.id.endswith("-move")
        if accompanies and op.special and op.used is None and within is None and begun:
            if prompt.id in MOVING:
                return Absence("moves-are-one-step", "4.1", {"action": action})
            if prompt.id in ROLLING:
                return Absence("roll-first", prompt.rule, {"action": action})
        return self._special(action, section, op, accompanies)

    def _special(self, action: str, rule: str, op: Operation[F], accompanies: bool) -> Absence:
        """Why a Special Activity cannot be taken with the Operation that is running."""
        if op.limited:
            return Absence("limited-no-special", self.numbering["2.3.4"], {"action": action})
        if not op.special:
            return Absence("granted-no-special", self.numbering["5.4"], {"action": action})
        if op.used is not None:
            return Absence("special-used", "4.1", {"action": action})
        if not accompanies:
            return Absence("does-not-accompany", "4.1.1", {"action": action})
        return Absence("no-space-for", rule, {"action": action})

    def _move(self, s: F, prompt: Prompt, option: int, destinations: int, at_hand: int, offered: object) -> Absence:
        """No such piece, no such destination, too far, or moved already."""
        piece, origin, space = self.asking.moves[option]
        args = {"piece": s.PIECES[piece], "origin": s.SPACES[origin], "space": s.SPACES[space]}
        if not prompt.id.endswith(("-move", "-troop", "-police", "-guerrilla", "-strike", "-retreat")):
            return not_asked(prompt)
        if not count(s, piece, origin):
            return Absence("no-such-piece", prompt.rule, args)
        if at_hand >= 0 and not destinations >> at_hand & 1:  # the pieces of one origin move
            if origin != at_hand:
                return Absence("may-not-move", prompt.rule, args)
            if prompt.id in STEPWISE and not self.adjacent[origin] >> space & 1:
                return Absence("not-adjacent", self.numbering["1.3.6"], args)
        going = (
            [self.asking.moves[o] for o in offered if o in self.asking.moves] if isinstance(offered, Sequence) else []
        )
        of_type = [origin for other, origin, _ in going if s.TYPE[other] == s.TYPE[piece]]
        if not of_type or (prompt.id == "raid-move" and origin not in of_type):
            return Absence("may-not-move", prompt.rule, args)
        if not destinations >> space & 1:
            return Absence("no-destination", prompt.rule, args)
        if prompt.id in STEPWISE and not self.adjacent[origin] >> space & 1:
            return Absence("not-adjacent", self.numbering["1.3.6"], args)
        if prompt.id in (*STEPWISE, *GATHERING):
            return Absence("moved-already", "3.1", args)
        return Absence("may-not-move", prompt.rule, args)

    def _piece(self, s: F, prompt: Prompt, option: int) -> Absence:
        """No such piece there, or it is not a piece that is asked for."""
        piece, space = self.asking.standing[option]
        if not count(s, piece, space):
            return Absence("no-such-piece", prompt.rule, {"piece": s.PIECES[piece], "origin": s.SPACES[space]})
        return not_asked(prompt)

    def _placement(self, s: F, actor: int, prompt: Prompt, piece: int, space: int) -> Absence:
        """None to be had, not allowed there, or not paid for."""
        if space < 0 or not prompt.id.endswith(("-place", "-how", "-many", "-piece")):
            return not_asked(prompt)
        args: dict[str, str | int] = {"piece": s.PIECES[piece], "space": s.SPACES[space]}
        if s.OWNER[piece] == actor and not can_place(s, actor, piece):
            return Absence("none-available", "1.4.1", args)
        said = self.placement(s, prompt, piece, space) if self.placement else None
        if said is not None:
            return said
        if piece == BASE:
            if not may_stand(s, BASE, space):
                return Absence("stacking", "1.4.2", args)
            return Absence("needs-two-guerrillas", "3.3.1", args)
        return not_asked(prompt)

    def _word(self, s: F, actor: int, prompt: Prompt, option: int) -> Absence:
        """Boxes, sides, passing and closing words."""
        word = self.words.options[option]
        if word.kind == "box":
            if prompt.id != "choose-box":
                return not_asked(prompt)
            return Absence("box-taken", prompt.rule, {"faction": s.FACTIONS[1 - actor], "box": word.name})
        if word.kind == "side":
            return not_asked(prompt) if prompt.id != "choose-side" else Absence("no-such-side", "5.2")
        if word.name == "pass":
            return Absence("pass-with-box", self.numbering["2.3.3"])
        if word.name == "done":
            return Absence("not-done", prompt.rule)
        return not_asked(prompt)


def not_asked(prompt: Prompt) -> Absence:
    """The question is about something else."""
    return Absence("not-asked", prompt.rule)
