"""Reprisal: a Guerrilla that has to leave."""

from __future__ import annotations

from typing import TypeVar

from coinbox.coin.forces import ACTIVE, BRITISH, UNDERGROUND, Insurgents, move
from coinbox.coin.questions import Questions
from coinbox.coin.sections import rule
from coinbox.kernel.decision import Prompt, Steps, about

S = TypeVar("S", bound=Insurgents)

REPRISAL_MOVE = Prompt("reprisal-move", "4.2.2")


@rule("4.2.2")
def send_next_door(s: S, questions: Questions[S], space: int) -> Steps[None]:
    """One Guerrilla of a space where a Reprisal was made goes to an adjacent one."""
    near = s.ADJACENT[space]
    options: list[int] = []
    for piece, row in ((UNDERGROUND, s.underground), (ACTIVE, s.active)):
        if row[space]:
            options += questions.at[piece].moves[space][near]
    if options:
        choice = yield BRITISH, REPRISAL_MOVE, options, about(near, space=space, kinds=(UNDERGROUND, ACTIVE))
        move(s, *questions.moves[choice])
    questions.end_step(s)
