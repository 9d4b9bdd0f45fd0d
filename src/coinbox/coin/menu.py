"""Which Operations a faction may choose, and how one is started (3.1)."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from coinbox.coin.operation import Activity, Operation, Payment
from coinbox.coin.sections import MALAYA, Numbering, rule
from coinbox.kernel.bits import members
from coinbox.kernel.decision import NO_DETAIL, Prompt, Steps, Vocabulary
from coinbox.kernel.fields import State
from coinbox.kernel.trial import one_step

S = TypeVar("S", bound=State)
SPECIAL_OR_DONE = Prompt("special-or-done", "4.1")


@dataclass(frozen=True, slots=True)
class Entry(Generic[S]):
    """An Operation: whose it is, how it runs, where it may begin, its price, and what may accompany it (4.1.1)."""

    faction: int
    run: Callable[[S, Operation[S]], Steps[None]]
    spaces: Callable[[S], int]
    """The spaces that it may select first, whatever they cost."""
    cost: int
    costless: int
    """Spaces that cost nothing."""
    activities: tuple[Activity[S], ...]
    enabling: tuple[Activity[S], ...]
    """Those of them that can bring it a first space, or the means for one (R-C6)."""


class Menu(Generic[S]):
    """The Operations of a game; a game adds them once its Special Activities are known."""

    def __init__(
        self, words: Vocabulary, factions: tuple[str, ...], payment: Payment[S], numbering: Numbering = MALAYA
    ) -> None:
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

    def add(
        self,
        kind: int,
        faction: int,
        run: Callable[[S, Operation[S]], Steps[None]],
        spaces: Callable[[S], int],
        cost: int = 0,
        costless: int = 0,
        activities: tuple[Activity[S], ...] = (),
    ) -> None:
        """Put an Operation on a faction's menu."""
        enabling = tuple(activity for activity in activities if activity.enables)
        entry = Entry(faction, run, spaces, cost, costless, activities, enabling)
        self.entries[kind] = self.of[faction][kind] = entry

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
    ) -> Operation[S]:
        """A new running Operation of this kind."""
        entry = self.entries[kind]
        activities = entry.activities if special else None
        return Operation(kind, entry.faction, self.payment, limited, free, allowed, least, most, activities)

    def run(self, s: S, op: Operation[S]) -> Steps[None]:
        """Carry out an Operation that can begin."""
        if s.log is not None:
            s.log("operation", faction=self.factions[op.faction], action=self.words.name(op.kind))
        return self.entries[op.kind].run(s, op)

    def first_spaces(self, s: S, op: Operation[S]) -> int:
        """Where the Operation could select its first space."""
        entry = self.entries[op.kind]
        return entry.spaces(s) & op.allowed & (-1 if op.can_pay(s, entry.cost) else entry.costless)

    @rule("3.1", "3.2", "3.3")
    def possible(self, s: S, faction: int, *, special: bool) -> list[int]:
        """The Operations that can begin: with a first space, or one that a Special Activity will bring (R-C6)."""
        funds = self.payment.held(s, faction)
        options = []
        for kind, entry in self.of[faction].items():
            spaces = entry.spaces(s)
            if spaces and funds < entry.cost:
                spaces &= entry.costless
            if spaces or (special and entry.enabling and self._can_be_enabled(s, kind, entry)):
                options.append(kind)
        return options

    def _can_be_enabled(self, s: S, kind: int, entry: Entry[S]) -> bool:
        """Whether a Special Activity before it can bring the Operation a space or the means for one."""
        op = self.operation(kind, special=True)
        return any(activity.spaces(s, op) for activity in entry.enabling)

    @rule("4.1")
    def leaving_a_space(self, s: S, op: Operation[S], spaces: int, effect: Callable[[S, int], None]) -> int:
        """Of these, where a Special Activity before the first space leaves the Operation one to select (R-C6)."""
        if not spaces:
            return 0
        first = self.first_spaces(s, op)
        if first & (first - 1):
            return spaces
        kept = 0
        for space in members[spaces]:
            if first & ~(1 << space):
                kept |= 1 << space
                continue
            trial = s.copy()
            effect(trial, space)
            if self.first_spaces(trial, op):
                kept |= 1 << space
        return spaces & kept

    def may(self, by: int, prompt: Prompt, option: int) -> Steps[bool]:
        """Whether a faction wants what a card grants it."""
        choice = yield by, prompt, (option, self.decline), NO_DETAIL
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
    ) -> Steps[int]:
        """An Operation that a card grants with its own limits, if it can begin; returns the spaces selected.

        It is declined only where the text says "may" (R-C11). `then` is what follows in each of its spaces.
        """
        op = self.operation(kind, limited=limited, free=True, allowed=allowed, least=least, most=most)
        if self.first_spaces(s, op) and (yield from self._which(op.faction, [kind], may)) == kind:
            yield from one_step(s, self.run(s, op) if then is None else self._run_and_then(s, op, then))
        return op.selected

    def _run_and_then(self, s: S, op: Operation[S], then: Callable[[S, int], object]) -> Steps[None]:
        yield from self.run(s, op)
        for space in members[op.selected]:
            steps = then(s, space)
            if isinstance(steps, Generator):
                yield from steps

    @rule("3.1.2", "5.4")
    def carry_out(self, s: S, kind: int, *, allowed: int = -1, least: int = 1, most: int | None = None) -> Steps[int]:
        """An Operation that a card itself declares, free and with its own limits; returns the spaces selected."""
        op = self.operation(kind, free=True, allowed=allowed, least=least, most=most)
        yield from one_step(s, self.run(s, op))
        return op.selected

    def _which(self, faction: int, kinds: list[int], may: bool) -> Steps[int]:
        """One of these Operations; `decline` where it is allowed."""
        prompt = self.free_prompt if may else self.must_prompt
        return (yield faction, prompt, [*kinds, self.decline] if may else kinds, NO_DETAIL)

    @rule("3.1.2", "5.4")
    def free_limited_operation(
        self,
        s: S,
        faction: int,
        kinds: Sequence[int] | None = None,
        *,
        allowed: int = -1,
        most: int = 1,
        waiting: Operation[S] | None = None,
        may: bool,
    ) -> Steps[int]:
        """A free Limited Operation that a card or a Special Activity grants; returns the spaces that it selected.

        It is declined only where the text says "may" (R-C11).
        """
        ready = {
            k: self.operation(k, limited=True, free=True, allowed=allowed, most=most)
            for k in (self.of[faction] if kinds is None else kinds)
        }
        options = [kind for kind, op in ready.items() if self.first_spaces(s, op)]
        if options:
            choice = yield from self._which(faction, options, may)
            if choice != self.decline:
                ready[choice].waiting = waiting
                yield from one_step(s, self.run(s, ready[choice]))
                return ready[choice].selected
        return 0
