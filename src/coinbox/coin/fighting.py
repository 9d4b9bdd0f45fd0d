"""What Sweep has in common in all games, and the map."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Generic, TypeVar

from coinbox.coin.forces import TROOP, Forces
from coinbox.coin.menu import SPECIAL_OR_DONE, Menu
from coinbox.coin.operation import Operation
from coinbox.coin.questions import Questions, movers
from coinbox.coin.sections import MALAYA, Numbering, rule
from coinbox.kernel.bits import members
from coinbox.kernel.decision import Prompt, Steps, Vocabulary, about

S = TypeVar("S", bound=Forces)

NEXT_ACTIVATION = Prompt("next-activation", "3.1")


class Fighting(Generic[S]):
    """The shared procedures in the words and on the map of one game."""

    def __init__(
        self,
        words: Vocabulary,
        adjacent: Sequence[int],
        questions: Questions[S],
        menu: Menu[S],
        end_step: Callable[[S], None],
        numbering: Numbering = MALAYA,
    ) -> None:
        self.adjacent = adjacent
        self.questions = questions
        self.menu = menu
        self.end_step = end_step
        self.done = words.ids["done"]
        self.sweep_space = Prompt("sweep-space", numbering["3.2.3"])
        self.sweep_move = Prompt("sweep-move", numbering["3.2.3"])

    @rule("3.2.3", "2.3.4")
    def sweep(
        self,
        s: S,
        op: Operation[S],
        spaces: Callable[[S], int],
        cost: int,
        effect: Callable[[S, int], Steps[None] | None],
        pieces: Sequence[int] = (TROOP,),
        ordered: bool = False,
    ) -> Steps[None]:
        """Move Troops into adjacent destinations; then Activate Guerrillas there.

        `ordered` tells that the order of the spaces matters in any case.
        """
        while (yield from op.select(s, self.sweep_space, spaces, cost, moving=True)) is not None:
            pass
        reach = [near & op.selected for near in self.adjacent]
        detail = about(op.selected, op)
        yield from self.questions.move_pieces(
            s, op.faction, self.sweep_move, movers(s, pieces), reach, detail, stop=True
        )
        self.end_step(s)
        yield from self.in_order(s, op, op.selected, effect, ordered=ordered)
        yield from op.boundary(s, SPECIAL_OR_DONE)

    def in_order(
        self,
        s: S,
        op: Operation[S],
        spaces: int,
        effect: Callable[[S, int], Steps[None] | None],
        *,
        ordered: bool = False,
    ) -> Steps[None]:
        """Activate space by space; while a Special Activity is open the player orders the steps (R-C7)."""
        order = object()
        while spaces:
            if s.watch is not None:
                s.watch.step(order)
            specials = op.open_activities(s)
            if not specials and not (ordered and spaces & (spaces - 1)):
                break
            options = (*members[spaces], *specials, self.done) if specials else members[spaces]
            choice = yield op.faction, NEXT_ACTIVATION, options, about(spaces, op)
            if choice == self.done:
                break
            if choice in specials:
                yield from op.run_activity(s, choice)
            else:
                spaces &= ~(1 << choice)
                steps = effect(s, choice)
                if steps is not None:
                    yield from steps
        if s.watch is not None:
            s.watch.step(order)
        for space in members[spaces]:
            steps = effect(s, space)
            if steps is not None:
                yield from steps


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
