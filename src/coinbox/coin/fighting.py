"""What Sweep, March, Assault and redeployment have in common where Guerrillas meet cubes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Generic, TypeVar

from coinbox.coin.asking import Asking, movers
from coinbox.coin.forces import ACTIVE, BRITISH, INSURGENT, POLICE, TROOP, Forces, activate, move, remove
from coinbox.coin.menu import SPECIAL_OR_DONE, Menu
from coinbox.coin.operation import Operation
from coinbox.coin.sections import rule
from coinbox.kernel.bits import bit_set, members
from coinbox.kernel.decision import Prompt, Steps, Vocabulary

S = TypeVar("S", bound=Forces)

MARCH_ACTIVATION = Prompt("march-activation", "3.3.2")
SWEEP_SPACE = Prompt("sweep-space", "3.2.3")
SWEEP_MOVE = Prompt("sweep-move", "3.2.3")
NEXT_ACTIVATION = Prompt("next-activation", "3.1")
REDEPLOY_TROOP = Prompt("redeploy-troop", "6.4.1")
REDEPLOY_POLICE = Prompt("redeploy-police", "6.4.1")


class Fighting(Generic[S]):
    """The shared procedures in the words and on the map of one game."""

    def __init__(
        self,
        words: Vocabulary,
        adjacent: Sequence[int],
        asking: Asking[S],
        menu: Menu[S],
        settle: Callable[[S], None],
    ) -> None:
        self.adjacent = adjacent
        self.asking = asking
        self.menu = menu
        self.settle = settle
        self.done = words.ids["done"]

    # -- March -----------------------------------------------------------------------------------------------------

    def march_activation(self, s: S, op: Operation[S], exposed: dict[int, int]) -> Steps[None]:
        """Set exposed Guerrillas Active, space by space; a Special Activity may come between (R-C7).

        What the activity does to them there is taken to be done to the exposed, as the player would have it.
        """
        while exposed and (specials := op.open_activities(s)):
            options = (*sorted(exposed), *specials, self.done)
            choice = yield INSURGENT, MARCH_ACTIVATION, options, (bit_set(exposed), op, -1, 0)
            if choice == self.done:
                break
            if choice in specials:
                hidden = {space: s.underground[space] for space in exposed}
                yield from op.run_activity(s, choice)
                exposed = {space: min(n, n - hidden[space] + s.underground[space]) for space, n in exposed.items()}
            else:
                activate(s, choice, exposed.pop(choice))
        for space, number in exposed.items():
            activate(s, space, number)

    # -- Sweep -----------------------------------------------------------------------------------------------------

    @rule("3.2.3", "2.3.4")
    def sweep(
        self,
        s: S,
        op: Operation[S],
        spaces: Callable[[S], int],
        cost: int,
        effect: Callable[[S, int], Steps[None] | None],
    ) -> Steps[None]:
        """Move Troops into adjacent destinations; then Activate Guerrillas there."""
        while (yield from op.select(s, SWEEP_SPACE, spaces, cost, moving=True)) is not None:
            pass
        reach = [near & op.selected for near in self.adjacent]
        detail = (op.selected, op, -1, 0)
        yield from self.asking.move_pieces(s, BRITISH, SWEEP_MOVE, movers(s, (TROOP,)), reach, detail, stop=True)
        self.settle(s)
        yield from self.in_order(s, op, op.selected, effect)
        yield from op.boundary(s, SPECIAL_OR_DONE)

    def in_order(
        self, s: S, op: Operation[S], spaces: int, effect: Callable[[S, int], Steps[None] | None]
    ) -> Steps[None]:
        """Activate space by space; while a Special Activity is open the player orders the steps (R-C7)."""
        while spaces:
            specials = op.open_activities(s)
            if not specials:
                break
            choice = yield BRITISH, NEXT_ACTIVATION, (*members[spaces], *specials, self.done), (spaces, op, -1, 0)
            if choice == self.done:
                break
            if choice in specials:
                yield from op.run_activity(s, choice)
            else:
                spaces &= ~(1 << choice)
                steps = effect(s, choice)
                if steps is not None:
                    yield from steps
        for space in members[spaces]:
            steps = effect(s, space)
            if steps is not None:
                yield from steps

    # -- Redeploy --------------------------------------------------------------------------------------------------

    @rule("6.4.1")
    def redeploy_troops(self, s: S, left: int, safe: int) -> Steps[None]:
        """Every Troop of these spaces goes to a safe one."""
        for origin in members[left & s.with_troops]:
            while s.troops[origin]:
                options = self.asking.at[TROOP].moves[origin][safe & ~(1 << origin)]
                choice = yield BRITISH, REDEPLOY_TROOP, options, (safe, None, origin, 0)
                move(s, *self.asking.moves[choice])

    @rule("6.4.1")
    def redeploy_police(self, s: S, allowed: int) -> Steps[None]:
        """Police from anywhere, each at most once."""
        reach = [allowed] * len(self.adjacent)
        detail = (allowed, None, -1, 0)
        yield from self.asking.move_pieces(s, BRITISH, REDEPLOY_POLICE, movers(s, (POLICE,)), reach, detail, stop=True)


# -- Assault -------------------------------------------------------------------------------------------------------


def remove_active(s: Forces, space: int, hits: int) -> int:
    """Remove up to so many Active Guerrillas; returns the hits that are left."""
    while hits and s.active[space]:
        remove(s, ACTIVE, space)
        hits -= 1
    return hits


# -- the map -------------------------------------------------------------------------------------------------------


def neighbours_on(adjacent: Sequence[int]) -> Callable[[int], int]:
    """The function that gives all spaces next to one of a set."""

    @cache
    def neighbours(spaces: int) -> int:
        near = 0
        for space in members[spaces]:
            near |= adjacent[space]
        return near

    return neighbours
