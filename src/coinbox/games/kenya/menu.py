"""The Operations of Kenya, filled in by operations.py, and the procedures that they share with other games."""

from __future__ import annotations

from coinbox.coin.fighting import neighbours_on
from coinbox.coin.insurgency import Insurgency
from coinbox.coin.menu import Menu
from coinbox.games.kenya.questions import QUESTIONS
from coinbox.games.kenya.state import Kenya
from coinbox.games.kenya.verbs import PAYMENT, end_step
from coinbox.games.kenya.vocabulary import ADJACENT, FACTIONS, words

MENU: Menu[Kenya] = Menu(words, FACTIONS, PAYMENT)
FIGHTING: Insurgency[Kenya] = Insurgency(words, ADJACENT, QUESTIONS, MENU, end_step)
neighbours = neighbours_on(ADJACENT)
