"""The Operations of Arab Revolt, filled in by operations.py, and the procedures that they share with other games."""

from __future__ import annotations

from coinbox.coin.fighting import neighbours_on
from coinbox.coin.forces import put, take, where
from coinbox.coin.menu import Menu
from coinbox.coin.operation import Operation
from coinbox.coin.questions import alike
from coinbox.coin.rebellion import Rebellion
from coinbox.games.arab_revolt.questions import QUESTIONS
from coinbox.games.arab_revolt.state import ArabRevolt
from coinbox.games.arab_revolt.verbs import PAYMENT, end_step
from coinbox.games.arab_revolt.vocabulary import ADJACENT, FACTIONS, NUMBERING, words
from coinbox.kernel.bits import members

MENU: Menu[ArabRevolt] = Menu(words, FACTIONS, PAYMENT, NUMBERING)
FIGHTING: Rebellion[ArabRevolt] = Rebellion(words, ADJACENT, QUESTIONS, MENU, end_step)
neighbours = neighbours_on(ADJACENT)


def sources(s: ArabRevolt, op: Operation[ArabRevolt] | None, piece: int, space: int) -> int:
    """Where a piece for a space may be taken from, so that an Operation to come keeps its first space (R-C6)."""
    if op is None or op.selected or s.available[s.TYPE[piece]]:
        return -1
    kept = 0
    for kind in alike(s, piece):
        for origin in members[where(s, kind)]:
            trial = s.copy()
            take(trial, kind, origin)
            put(trial, piece, space)
            end_step(trial)
            kept |= (MENU.first_spaces(trial, op) != 0) << origin
    return kept


def can_go_on(s: ArabRevolt, op: Operation[ArabRevolt] | None) -> bool:
    """Whether an Operation has begun, or can begin as things are (R-C6)."""
    return op is None or op.selected != 0 or MENU.first_spaces(s, op) != 0
