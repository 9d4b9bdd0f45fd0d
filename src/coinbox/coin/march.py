"""March by destinations: Guerrillas move in from next door, and a large group is seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from coinbox.coin.board import ways_into
from coinbox.coin.forces import GUERRILLAS, INSURGENT, UNDERGROUND, Insurgents, activate, cubes_in
from coinbox.coin.menu import SPECIAL_OR_DONE
from coinbox.coin.operation import Operation
from coinbox.coin.questions import Move, Movers, Questions, groups, movers
from coinbox.coin.sections import rule
from coinbox.kernel.decision import Prompt, Steps
from coinbox.kernel.fields import named

S = TypeVar("S", bound=Insurgents)

MARCH_SPACE = Prompt("march-space", "3.3.2")
MARCH_MOVE = Prompt("march-move", "3.3.2")


@rule("3.3.2", "2.3.4")
def march_into(s: S, op: Operation[S], questions: Questions[S], watched: Callable[[S], int]) -> Steps[None]:
    """Move Guerrillas into adjacent destinations, each paid, and set some Active: all of it is one step (R-C7)."""
    unmoved: Movers = {}
    moved: list[Move] = []
    cost, costless = op.entry.cost, op.entry.costless

    def destinations(s: S) -> int:
        """Spaces next to a Guerrilla that has not moved."""
        spaces = 0 if op.selected else op.entry.spaces(s)
        for (_, origin), left in unmoved.items():
            if left:
                spaces |= s.ADJACENT[origin]
        return named(s, "next_to_unmoved", spaces, "1.3.6")

    while (space := (yield from op.select(s, MARCH_SPACE, destinations, cost, costless, moving=True))) is not None:
        if not unmoved:
            unmoved.update(movers(s, GUERRILLAS))
        here = 1 << space
        reach = ways_into(s.ADJACENT, here)
        detail = (here, op, space, 0)  # as `about` makes it; asked very often
        moved += yield from questions.move_pieces(s, INSURGENT, MARCH_MOVE, unmoved, reach, detail, stop=False)
    for space, number in march_exposed(s, moved, watched(s)).items():
        activate(s, space, number, "large-group")
    questions.end_step(s)
    yield from op.boundary(s, SPECIAL_OR_DONE)


@rule("3.3.2")
def march_exposed(s: Insurgents, moved: list[Move], watched: int) -> dict[int, int]:
    """Destination -> Underground Guerrillas that the March sets Active, judged per pair of spaces."""
    together = groups(moved)
    exposed: dict[int, int] = {}
    for piece, origin, space in moved:
        if piece == UNDERGROUND and watched >> space & 1 and together[origin, space] + cubes_in(s, space) > 3:
            exposed[space] = exposed.get(space, 0) + 1
    return exposed
