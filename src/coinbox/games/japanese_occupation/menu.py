"""The Operations of Japanese Occupation, filled in by operations.py, and the procedures that all games share."""

from __future__ import annotations

from coinbox.coin.fighting import Fighting, neighbours_on
from coinbox.coin.menu import Menu
from coinbox.games.japanese_occupation.questions import QUESTIONS
from coinbox.games.japanese_occupation.state import JapaneseOccupation
from coinbox.games.japanese_occupation.verbs import PAYMENT, end_step
from coinbox.games.japanese_occupation.vocabulary import ADJACENT, FACTIONS, NUMBERING, words

MENU: Menu[JapaneseOccupation] = Menu(words, FACTIONS, PAYMENT, NUMBERING)
FIGHTING: Fighting[JapaneseOccupation] = Fighting(words, ADJACENT, QUESTIONS, MENU, end_step, NUMBERING)
neighbours = neighbours_on(ADJACENT)
