"""The operation that is being carried out: what it may still do, and who pays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from coinbox.coin.sections import rule
from coinbox.kernel.bits import members
from coinbox.kernel.decision import Prompt, Steps, about
from coinbox.kernel.fields import State

S = TypeVar("S", bound=State)

ANY = 99
"""More spaces than any map has."""


@dataclass(frozen=True, slots=True)
class Activity(Generic[S]):
    """A Special Activity: where it may be done, and how."""

    option: int
    rule: str
    spaces: Callable[[S, Operation[S]], int]
    """Before the first space of the Operation: only where that leaves, or brings, one to select."""
    run: Callable[[S, Operation[S]], Steps[object] | None]
    enables: bool = False
    """Whether it can bring an Operation that could not begin a space, or the Resources for one (R-C6)."""


@dataclass(frozen=True, slots=True)
class Payment(Generic[S]):
    """How a game counts and takes Resources, the word that closes a choice, and the ids of the spaces."""

    held: Callable[[S, int], int]
    pay: Callable[[S, int, int], None]
    done: int
    spaces: tuple[str, ...]


def costless(done: int, spaces: tuple[str, ...]) -> Payment[S]:
    """The payment of a game in which no Operation has a price."""

    def pay(s: S, faction: int, amount: int) -> None:
        raise ValueError(f"nothing costs {amount} Resources in this game")

    return Payment(lambda s, faction: 0, pay, done, spaces)


class Operation(Generic[S]):
    """One running Operation. Limited, free and Special Activity are properties of it, never of the caller."""

    __slots__ = (
        "activities",
        "allowed",
        "declined",
        "faction",
        "free",
        "kind",
        "least",
        "limited",
        "payment",
        "selected",
        "spaces_left",
        "special",
        "used",
        "waiting",
    )

    def __init__(
        self,
        kind: int,
        faction: int,
        payment: Payment[S],
        limited: bool = False,
        free: bool = False,
        allowed: int = -1,
        least: int = 1,
        most: int | None = None,
        activities: tuple[Activity[S], ...] | None = None,
    ) -> None:
        self.kind = kind
        self.faction = faction
        self.payment = payment
        self.limited = limited
        self.free = free
        self.allowed = allowed
        self.spaces_left = (1 if limited else ANY) if most is None else most
        self.least = least
        """How many spaces must be selected, while that many can be; 0: a closing part alone will do."""
        self.selected = 0
        self.special = activities is not None and not limited
        """Whether a Special Activity may accompany it."""
        self.activities = activities if activities is not None and not limited else ()
        self.used: int | None = None
        """The Special Activity that was taken."""
        self.declined = False
        """Whether one was declined at this very boundary; a further step of the Operation opens the next one."""
        self.waiting: Operation[S] | None = None
        """The Operation that this one, granted by its Special Activity, interrupts."""

    # -- money -----------------------------------------------------------------------------------------------------

    def can_pay(self, s: S, cost: int) -> bool:
        return self.free or cost == 0 or self.payment.held(s, self.faction) >= cost

    def pay(self, s: S, cost: int) -> None:
        if cost and not self.free:
            self.payment.pay(s, self.faction, cost)
            if s.watch is not None:
                s.watch.paid(self.payment.pay, self.faction, cost)

    # -- spaces ----------------------------------------------------------------------------------------------------

    @rule("3.1.1")
    def choose_space(self, s: S, space: int, cost: int) -> None:
        """Select a space and pay for it (3.1: a space is selected once)."""
        self.selected |= 1 << space
        self.spaces_left -= 1
        if s.log is not None:
            s.log("select", space=self.payment.spaces[space])
        self.pay(s, cost)

    def select(
        self,
        s: S,
        prompt: Prompt,
        legal: Callable[[S], int],
        cost: int,
        costless: int = 0,
        *,
        moving: bool = False,
    ) -> Steps[int | None]:
        """Ask for the next space; Special Activities are offered at this boundary. None: no further space.

        In a moving Operation all destinations and moves are one step, so nothing comes between them (R-C7).
        """
        while True:
            self.between_steps(s)
            terms = legal(s)
            spaces = terms & self.allowed & ~self.selected if self.spaces_left else 0
            if cost and spaces and not self.free and self.payment.held(s, self.faction) < cost:
                spaces &= costless
            specials: tuple[int, ...] = ()
            if self.activities and self.used is None and not (moving and self.selected):
                specials = self.open_activities(s)
            if not spaces and not specials:
                return None
            options = members[spaces] + specials
            if (self.selected or not self.least) and (not spaces or self.selected.bit_count() >= self.least):
                options += (self.payment.done,)
            choice = yield self.faction, prompt, options, about(terms, self, number=0 if self.free else cost)
            if choice == self.payment.done:
                self.declined = bool(specials)
                return None
            if choice in specials:
                yield from self.run_activity(s, choice)
                continue
            self.selected |= 1 << choice
            self.spaces_left -= 1
            if s.log is not None:
                s.log("select", space=self.payment.spaces[choice])
            if cost and not costless >> choice & 1:
                self.pay(s, cost)
            return choice

    def between_steps(self, s: S) -> None:
        """Tell a trial that what was chosen before has had its step."""
        if s.watch is not None:
            s.watch.step(self)

    # -- special activities ----------------------------------------------------------------------------------------

    def open_activities(self, s: S) -> tuple[int, ...]:
        """The Special Activities that may be taken at this boundary."""
        if self.used is not None or not self.activities:
            return ()
        options: tuple[int, ...] = ()
        for activity in self.activities:
            if activity.spaces(s, self):
                options += (activity.option,)
        return options

    def run_activity(self, s: S, option: int) -> Steps[None]:
        """Carry out the one Special Activity of the turn, whole."""
        activity = next(a for a in self.activities if a.option == option)
        self.used = option
        steps = activity.run(s, self)
        if steps is not None:
            yield from steps
        self.between_steps(s)

    def boundary(self, s: S, prompt: Prompt) -> Steps[None]:
        """Between two steps without a selection: a Special Activity, or go on; not asked twice in one place."""
        self.between_steps(s)
        if self.declined:
            return
        specials = self.open_activities(s)
        if specials:
            choice = yield self.faction, prompt, (*specials, self.payment.done), about(operation=self)
            self.declined = choice == self.payment.done
            if not self.declined:
                yield from self.run_activity(s, choice)
