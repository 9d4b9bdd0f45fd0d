"""What March, Assault and redeployment have in common where Guerrillas of one type meet British cubes."""

from __future__ import annotations

from typing import TypeVar

from coinbox.coin.fighting import Fighting
from coinbox.coin.forces import ACTIVE, BRITISH, INSURGENT, POLICE, TROOP, Insurgents, activate, move, remove
from coinbox.coin.operation import Operation
from coinbox.coin.questions import movers
from coinbox.coin.sections import rule
from coinbox.kernel.bits import bit_set, members
from coinbox.kernel.decision import Prompt, Steps, about

S = TypeVar("S", bound=Insurgents)

MARCH_ACTIVATION = Prompt("march-activation", "3.3.2")
REDEPLOY_TROOP = Prompt("redeploy-troop", "6.4.1")
REDEPLOY_POLICE = Prompt("redeploy-police", "6.4.1")


class Rebellion(Fighting[S]):
    """The shared procedures in the words and on the map of one game."""

    # -- March -----------------------------------------------------------------------------------------------------

    def march_activation(self, s: S, op: Operation[S], exposed: dict[int, int]) -> Steps[None]:
        """Set exposed Guerrillas Active, space by space; a Special Activity may come between (R-C7).

        What the activity does to them there is taken to be done to the exposed, as the player would have it.
        """
        order = object()
        while exposed and (specials := op.open_activities(s)):
            if s.watch is not None:
                s.watch.step(order)
            options = (*sorted(exposed), *specials, self.done)
            choice = yield INSURGENT, MARCH_ACTIVATION, options, about(bit_set(exposed), op)
            if choice == self.done:
                break
            if choice in specials:
                hidden = {space: s.underground[space] for space in exposed}
                yield from op.run_activity(s, choice)
                exposed = {space: min(n, n - hidden[space] + s.underground[space]) for space, n in exposed.items()}
            else:
                activate(s, choice, exposed.pop(choice))
        if s.watch is not None:
            s.watch.step(order)
        for space, number in exposed.items():
            activate(s, space, number)

    # -- Redeploy --------------------------------------------------------------------------------------------------

    @rule("6.4.1")
    def redeploy_troops(self, s: S, left: int, safe: int) -> Steps[None]:
        """Every Troop of these spaces goes to a safe one."""
        for origin in members[left & s.with_troops]:
            while s.troops[origin]:
                options = self.questions.at[TROOP].moves[origin][safe & ~(1 << origin)]
                choice = yield BRITISH, REDEPLOY_TROOP, options, about(safe, space=origin)
                move(s, *self.questions.moves[choice])

    @rule("6.4.1")
    def redeploy_police(self, s: S, allowed: int) -> Steps[None]:
        """Police from anywhere, each at most once."""
        reach = [allowed] * len(self.adjacent)
        detail = about(allowed)
        yield from self.questions.move_pieces(
            s, BRITISH, REDEPLOY_POLICE, movers(s, (POLICE,)), reach, detail, stop=True
        )


# -- Assault -------------------------------------------------------------------------------------------------------


def remove_active(s: Insurgents, space: int, hits: int) -> int:
    """Remove up to so many Active Guerrillas; returns the hits that are left."""
    while hits and s.active[space]:
        remove(s, ACTIVE, space)
        hits -= 1
    return hits
