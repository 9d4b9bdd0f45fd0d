"""The Operations of Kenya, filled in by operations.py, and the procedures that they share with other games."""

from __future__ import annotations

from coinbox.coin.fighting import neighbours_on
from coinbox.coin.insurgency import Insurgency
from coinbox.coin.menu import Menu
from coinbox.games.kenya.asking import ASKING
from coinbox.games.kenya.state import Kenya
from coinbox.games.kenya.verbs import CUSTOMS, settle
from coinbox.games.kenya.words import ADJACENT, FACTIONS, words

MENU: Menu[Kenya] = Menu(words, FACTIONS, CUSTOMS)
FIGHTING: Insurgency[Kenya] = Insurgency(words, ADJACENT, ASKING, MENU, settle)
neighbours = neighbours_on(ADJACENT)
