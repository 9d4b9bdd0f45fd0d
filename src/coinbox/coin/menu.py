"""Which Operations a faction may choose, and how one is started (3.1)."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Generic, TypeVar

from coinbox.coin.operation import EVERYWHERE, Activity, Entry, Opening, Operation, Payment
from coinbox.coin.sections import Numbering, rule
from coinbox.kernel.bits import members
from coinbox.kernel.decision import LEFT, Facts, Pending, Prompt, Steps, Vocabulary, about
from coinbox.kernel.fields import State
from coinbox.kernel.rules import Prospect
from coinbox.kernel.trial import one_step

S = TypeVar("S", bound=State)
SPECIAL_OR_DONE = Prompt("special-or-done", "4.1")


class Menu(Generic[S]):
    """The Operations of a game; a game adds them once its Special Activities are known."""

    def __init__(self, words: Vocabulary, factions: tuple[str, ...], payment: Payment[S], numbering: Numbering) -> None:
        self.words = words
        self.factions = factions
        self.payment = payment
        self.decline = words.ids["decline"]
        self.free_prompt = Prompt("free-operation", numbering["5.4"])
        """Which Operation a card grants, if it is wanted."""
        self.must_prompt = Prompt("must-operation", numbering["5.4"])
        """Which of the Operations that a card grants, for one is carried out (R-C11)."""
        self.entries: dict[int, Entry[S]] = {}
        self.of: tuple[dict[int, Entry[S]], ...] = tuple({} for _ in factions)
        """Faction -> its Operations."""
        self.inside: dict[int, tuple[int, Callable[[S], int]]] = {}
        """Special Activity that is declared inside a space of an Operation -> that Operation, and the spaces."""

    def add(
        self,
        kind: int,
        faction: int,
        run: Callable[[S, Operation[S]], Steps[None]],
        spaces: Callable[[S], int],
        cost: int = 0,
        costless: int = 0,
        activities: tuple[Activity[S], ...] = (),
        opened_by: Mapping[int, Opening[S]] | None = None,
        *,
        steady: bool = False,
        spared_by: Mapping[int, Callable[[S], int]] | None = None,
    ) -> None:
        """Put an Operation on a faction's menu."""
        bounds = opened_by or {}, steady, spared_by or {}
        entry = Entry(kind, faction, run, spaces, cost, costless, activities, *bounds)
        self.entries[kind] = self.of[faction][kind] = entry

    def add_inside(self, option: int, kind: int, spaces: Callable[[S], int]) -> None:
        """Let a Special Activity be declared inside these spaces of an Operation."""
        self.inside[option] = kind, spaces

    @rule("4.1.1", "4.2", "4.3")
    def operation(
        self,
        kind: int,
        *,
        limited: bool = False,
        free: bool = False,
        allowed: int = -1,
        least: int = 1,
        most: int | None = None,
        special: bool = False,
        must: bool = False,
        alone: int = EVERYWHERE,
    ) -> Operation[S]:
        """A new running Operation of this kind."""
        return Operation(self.entries[kind], self.payment, limited, free, allowed, least, most, special, must, alone)

    def turn_operation(self, kind: int, limited: bool, most: int) -> Operation[S]:
        """A new running Operation of a faction's turn: a Special Activity may accompany it unless it is Limited."""
        return Operation(self.entries[kind], self.payment, limited, False, -1, 1, most, not limited)

    def run(self, s: S, op: Operation[S]) -> Steps[None]:
        """Carry out an Operation that can begin."""
        if s.log is not None:
            self.announce(s, op)
        return op.entry.run(s, op) if s.watch is None else self._to_its_end(s, op)

    def _to_its_end(self, s: S, op: Operation[S]) -> Steps[None]:
        """Carry out an Operation and note when it is over."""
        yield from op.entry.run(s, op)
        op.end()

    def announce(self, s: S, op: Operation[S]) -> None:
        """Tell the listener which Operation begins."""
        if s.log is not None:
            action, free = self.words.name(op.kind), int(op.free)
            s.log("operation", faction=self.factions[op.faction], action=action, free=free)

    @rule("3.1", "3.2", "3.3")
    def possible(self, s: S, faction: int, special: bool) -> list[int]:
        """The Operations that can begin: with a first space, or one that a Special Activity will bring (R-C6)."""
        funds = self.payment.held(s, faction)
        options = []
        for kind, entry in self.of[faction].items():
            spaces = entry.spaces(s)
            if spaces and funds < entry.cost:
                spaces &= entry.costless
            if spaces or (special and entry.may_be_opened(s) and self.operation(kind, special=True).can_be_opened(s)):
                options.append(kind)
        return options

    @rule("3.1", "4.1.1")
    def prospects(self, s: S, space: int) -> list[Prospect]:
        """What each faction could do in a space if its turn came now: its Operations there, and Special Activities."""
        found = []
        for faction, entries in enumerate(self.of):
            funds = self.payment.held(s, faction)
            operations = [
                kind
                for kind, entry in entries.items()
                if entry.spaces(s) & (-1 if funds >= entry.cost else entry.costless) & 1 << space
            ]
            activities = [
                activity.option
                for entry in entries.values()
                for activity in entry.activities
                if activity.spaces(s) >> space & 1
            ]
            activities += [o for o, (kind, spaces) in self.inside.items() if kind in entries and spaces(s) >> space & 1]
            names = self.words.name
            specials = tuple(names(option) for option in dict.fromkeys(activities))
            found.append(Prospect(self.factions[faction], tuple(map(names, operations)), specials))
        return found

    def may(self, by: int, prompt: Prompt, option: int, facts: Facts = ()) -> Steps[bool]:
        """Whether a faction wants what a card grants it; `facts` are what the question says besides."""
        choice = yield by, prompt, (option, self.decline), about(facts=facts)
        return choice == option

    @rule("3.1.2", "5.4")
    def free_operation(
        self,
        s: S,
        kind: int,
        *,
        limited: bool = False,
        allowed: int = -1,
        least: int = 1,
        most: int | None = None,
        may: bool,
        then: Callable[[S, int], object] | None = None,
        rule: str = "",
    ) -> Steps[int]:
        """An Operation that a card grants with its own limits, if it can begin; returns the spaces selected.

        It is declined only where the text says "may" (R-C11). `then` is what follows in each of its spaces;
        else something may be done with them afterwards. `rule` is the section that grants it, if no card does.
        """
        op = self.operation(kind, limited=limited, free=True, allowed=allowed, least=least, most=most, must=not may)
        if not op.first_spaces(s):
            return 0
        if (yield self._which(op.faction, [kind], [kind], may, self._granted(op), _only(allowed), rule)) == kind:
            yield from self.run(s, op) if then is None else one_step(s, self._run_and_then(s, op, then))
        return op.selected

    def _run_and_then(self, s: S, op: Operation[S], then: Callable[[S, int], object]) -> Steps[None]:
        yield from self.run(s, op)
        for space in members[op.selected]:
            steps = then(s, space)
            if isinstance(steps, Generator):
                yield from steps

    @rule("3.1.2", "5.4")
    def carry_out(
        self,
        s: S,
        kind: int,
        *,
        allowed: int = -1,
        least: int = 1,
        most: int | None = None,
        alone: int = EVERYWHERE,
    ) -> Steps[int]:
        """An Operation that a card itself declares, free and with its own limits; returns the spaces selected."""
        op = self.operation(kind, free=True, allowed=allowed, least=least, most=most, must=True, alone=alone)
        yield from self.run(s, op)
        return op.selected

    def granted(self, limited: bool, most: int, times: int = 1) -> Facts:
        """What a question about a granted Operation tells: if it is Limited, in how many spaces, how many are left."""
        return ("limited", int(limited)), ("most", most), *(LEFT[times] if times > 1 else ())

    def _granted(self, op: Operation[S]) -> Facts:
        return self.granted(op.limited, op.spaces_left)

    def _which(
        self,
        faction: int,
        granted: Sequence[int],
        kinds: list[int],
        may: bool,
        facts: Facts,
        space: int = -1,
        rule: str = "",
    ) -> Pending:
        """The question for one of these kinds of Operations that are `granted`, in a space if it is settled.

        It offers `decline` where that is allowed.
        """
        prompt = self.free_prompt if may else self.must_prompt
        if rule:
            facts = (*facts, ("rule", rule))
        return faction, prompt, [*kinds, self.decline] if may else kinds, about(0, None, space, 0, facts, granted)

    @rule("3.1.2", "5.4")
    def free_limited_operation(
        self,
        s: S,
        faction: int,
        kinds: Sequence[int] | None = None,
        *,
        allowed: int = -1,
        most: int = 1,
        may: bool,
        times: int = 1,
        near: int = -1,
        rule: str = "",
    ) -> Steps[int]:
        """A free Limited Operation that a card or a Special Activity grants; returns the spaces that it selected.

        It is declined only where the text says "may" (R-C11). It is the first of so many `times`; `near` is the space
        in or next to which it is allowed; `rule` is the section that grants it, if no card does.
        """
        entries = self.of[faction]
        granted = kinds or tuple(entries)
        options = [kind for kind in granted if entries[kind].spaces(s) & allowed]
        if not options:
            return 0
        facts = self.granted(True, most, times)
        if near >= 0:
            facts = (*facts, ("near", self.words.name(near)))
        asked = self._which(faction, granted, options, may, facts, _only(allowed), rule)
        return (yield from one_step(s, self._one_of(s, asked, allowed, most, must=not may)))

    def _one_of(self, s: S, asked: Pending, allowed: int, most: int | None, *, must: bool) -> Steps[int]:
        choice = yield asked
        if choice == self.decline:
            return 0
        op = self.operation(choice, limited=True, free=True, allowed=allowed, most=most, must=must)
        yield from self.run(s, op)
        return op.selected


def _only(spaces: int) -> int:
    """The one space of a set; -1 if it has several, or is every space."""
    return members[spaces][0] if spaces > 0 and not spaces & (spaces - 1) else -1
