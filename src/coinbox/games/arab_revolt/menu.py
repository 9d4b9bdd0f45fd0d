"""The Operations of Arab Revolt, filled in by operations.py."""

from __future__ import annotations

from coinbox.coin.menu import Menu
from coinbox.games.arab_revolt.state import ArabRevolt
from coinbox.games.arab_revolt.verbs import PAYMENT
from coinbox.games.arab_revolt.vocabulary import FACTIONS, NUMBERING, words

MENU: Menu[ArabRevolt] = Menu(words, FACTIONS, PAYMENT, NUMBERING)
