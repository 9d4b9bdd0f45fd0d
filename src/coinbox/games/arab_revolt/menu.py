"""The Operations of Arab Revolt, filled in by operations.py, and the procedures that they share with other games."""

from __future__ import annotations

from coinbox.coin.fighting import neighbours_on
from coinbox.coin.menu import Menu
from coinbox.coin.rebellion import Rebellion
from coinbox.games.arab_revolt.questions import QUESTIONS
from coinbox.games.arab_revolt.state import ArabRevolt
from coinbox.games.arab_revolt.verbs import PAYMENT, end_step
from coinbox.games.arab_revolt.vocabulary import ADJACENT, FACTIONS, NUMBERING, words

MENU: Menu[ArabRevolt] = Menu(words, FACTIONS, PAYMENT, NUMBERING)
FIGHTING: Rebellion[ArabRevolt] = Rebellion(words, ADJACENT, QUESTIONS, MENU, end_step)
neighbours = neighbours_on(ADJACENT)
