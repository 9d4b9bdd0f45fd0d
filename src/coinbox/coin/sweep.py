"""Sweep: pieces move in, then Guerrillas are Activated, space by space."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from coinbox.coin.board import ways_into
from coinbox.coin.forces import POLICE, TROOP, Forces
from coinbox.coin.menu import SPECIAL_OR_DONE
from coinbox.coin.operation import Operation
from coinbox.coin.questions import Questions, movers
from coinbox.coin.sections import rule
from coinbox.kernel.bits import members
from coinbox.kernel.decision import Facts, Prompt, Steps

S = TypeVar("S", bound=Forces)

NEXT_ACTIVATION = Prompt("next-activation", "3.1")
ALL_SELECTED: Facts = (("left", 0),)
MOVING: tuple[Facts, Facts] = ((("police", 0),), (("police", 1),))
"""Whether only Troops move in, or Police too."""


@rule("3.2.3", "2.3.4")
def sweep_into(
    s: S,
    op: Operation[S],
    questions: Questions[S],
    prompts: tuple[Prompt, Prompt],
    effect: Callable[[S, int], Steps[None] | None],
    *,
    pieces: Sequence[int] = (TROOP,),
    ordered: bool = False,
) -> Steps[None]:
    """Move Troops, or these pieces, into adjacent destinations, all at once; then Activate Guerrillas there.

    The prompts ask for destinations and for moves; `ordered` tells that the order of the spaces matters in any case.
    """
    destination, way = prompts
    while (yield from op.select(s, destination, op.entry.spaces, op.entry.cost, moving=True)) is not None:
        pass
    reach = ways_into(s.ADJACENT, op.selected)
    # As `about` makes it; asked very often.
    detail = (op.chosen(s), op, -1, 0, MOVING[POLICE in pieces])
    yield from questions.move_pieces(s, op.faction, way, movers(s, pieces), reach, detail, stop=True)
    questions.end_step(s)
    yield from in_order(s, op, op.chosen(s), effect, ordered=ordered)
    yield from op.boundary(s, SPECIAL_OR_DONE)


def in_order(
    s: S,
    op: Operation[S],
    spaces: int,
    effect: Callable[[S, int], Steps[None] | None],
    *,
    ordered: bool = False,
) -> Steps[None]:
    """Activate space by space; while a Special Activity is open the player orders the steps (R-C7)."""
    order, done = object(), op.payment.done
    while spaces:
        if s.watch is not None:
            s.watch.step(order)
        specials = op.open_activities(s)
        if not specials and not (ordered and spaces & (spaces - 1)):
            break
        options = (*members[spaces], *specials, done) if specials else members[spaces]
        choice = yield op.faction, NEXT_ACTIVATION, options, (spaces, op, -1, 0, ALL_SELECTED)
        if choice == done:
            break
        if choice in specials:
            yield from op.run_activity(s, choice)
        else:
            spaces &= ~(1 << choice)
            op.resume(s)
            steps = effect(s, choice)
            if steps is not None:
                yield from steps
    if s.watch is not None:
        s.watch.step(order)
    if spaces:
        op.resume(s)
    for space in members[spaces]:
        steps = effect(s, space)
        if steps is not None:
            yield from steps
