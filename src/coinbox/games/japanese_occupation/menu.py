"""The Operations of Japanese Occupation, filled in by operations.py, and the procedures that all games share."""

from __future__ import annotations

from coinbox.coin.fighting import Fighting, neighbours_on
from coinbox.coin.menu import Menu
from coinbox.coin.operation import Operation
from coinbox.games.japanese_occupation.questions import QUESTIONS
from coinbox.games.japanese_occupation.state import JapaneseOccupation
from coinbox.games.japanese_occupation.verbs import PAYMENT, end_step
from coinbox.games.japanese_occupation.vocabulary import ADJACENT, FACTIONS, NUMBERING, words

MENU: Menu[JapaneseOccupation] = Menu(words, FACTIONS, PAYMENT, NUMBERING)
FIGHTING: Fighting[JapaneseOccupation] = Fighting(words, ADJACENT, QUESTIONS, MENU, end_step, NUMBERING)
neighbours = neighbours_on(ADJACENT)


def can_go_on(s: JapaneseOccupation, op: Operation[JapaneseOccupation] | None) -> bool:
    """Whether an Operation has begun, or can begin as things are (R-C6)."""
    return op is None or op.selected != 0 or MENU.first_spaces(s, op) != 0
