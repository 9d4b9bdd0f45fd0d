"""The Operations of Malaya, filled in by operations.py, and the procedures that they share with other games."""

from __future__ import annotations

from coinbox.coin.fighting import neighbours_on
from coinbox.coin.insurgency import Insurgency
from coinbox.coin.menu import Menu
from coinbox.games.malaya.asking import ASKING
from coinbox.games.malaya.state import Malaya
from coinbox.games.malaya.verbs import CUSTOMS, settle
from coinbox.games.malaya.words import ADJACENT, FACTIONS, words

MENU: Menu[Malaya] = Menu(words, FACTIONS, CUSTOMS)
FIGHTING: Insurgency[Malaya] = Insurgency(words, ADJACENT, ASKING, MENU, settle)
neighbours = neighbours_on(ADJACENT)
