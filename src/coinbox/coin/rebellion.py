"""What Assault and redeployment have in common where Guerrillas of one type meet British cubes."""

from __future__ import annotations

from typing import TypeVar

from coinbox.coin.fighting import Fighting
from coinbox.coin.forces import ACTIVE, BRITISH, POLICE, TROOP, Insurgents, move, remove
from coinbox.coin.questions import movers
from coinbox.coin.sections import rule
from coinbox.kernel.bits import members
from coinbox.kernel.decision import Prompt, Steps, about

S = TypeVar("S", bound=Insurgents)

REDEPLOY_TROOP = Prompt("redeploy-troop", "6.4.1")
REDEPLOY_POLICE = Prompt("redeploy-police", "6.4.1")


class Rebellion(Fighting[S]):
    """The shared procedures in the words and on the map of one game."""

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
