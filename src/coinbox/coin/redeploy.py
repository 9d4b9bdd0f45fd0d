"""Redeploy in a Propaganda Round: Troops that must leave, and Police that may."""

from __future__ import annotations

from typing import TypeVar

from coinbox.coin.forces import BRITISH, POLICE, TROOP, Forces, move
from coinbox.coin.questions import Questions, movers
from coinbox.coin.sections import rule
from coinbox.kernel.bits import members
from coinbox.kernel.decision import Prompt, Steps, about

S = TypeVar("S", bound=Forces)

REDEPLOY_TROOP = Prompt("redeploy-troop", "6.4.1")
REDEPLOY_POLICE = Prompt("redeploy-police", "6.4.1")


@rule("6.4.1")
def redeploy_troops(s: S, questions: Questions[S], left: int, safe: int) -> Steps[None]:
    """Every Troop of these spaces goes to a safe one."""
    for origin in members[left & s.with_troops]:
        while s.troops[origin]:
            options = questions.at[TROOP].moves[origin][safe & ~(1 << origin)]
            choice = yield BRITISH, REDEPLOY_TROOP, options, about(safe, None, origin, kinds=(TROOP,))
            move(s, *questions.moves[choice])


@rule("6.4.1")
def redeploy_police(s: S, questions: Questions[S], allowed: int) -> Steps[None]:
    """Police from anywhere, each at most once."""
    reach = [allowed] * len(s.SPACES)
    yield from questions.move_pieces(
        s, BRITISH, REDEPLOY_POLICE, movers(s, (POLICE,)), reach, about(allowed), stop=True
    )
