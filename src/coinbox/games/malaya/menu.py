"""The Operations of Malaya, filled in by operations.py, and the procedures that they share with other games."""

from __future__ import annotations

from coinbox.coin.fighting import neighbours_on
from coinbox.coin.insurgency import Insurgency
from coinbox.coin.menu import Menu
from coinbox.games.malaya.questions import QUESTIONS
from coinbox.games.malaya.state import Malaya
from coinbox.games.malaya.verbs import PAYMENT, end_step
from coinbox.games.malaya.vocabulary import ADJACENT, FACTIONS, words

MENU: Menu[Malaya] = Menu(words, FACTIONS, PAYMENT)
FIGHTING: Insurgency[Malaya] = Insurgency(words, ADJACENT, QUESTIONS, MENU, end_step)
neighbours = neighbours_on(ADJACENT)
