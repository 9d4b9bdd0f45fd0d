"""The Operations of Malaya, filled in by operations.py."""

from __future__ import annotations

from coinbox.coin.menu import Menu
from coinbox.games.malaya.state import Malaya
from coinbox.games.malaya.verbs import PAYMENT
from coinbox.games.malaya.vocabulary import FACTIONS, NUMBERING, words

MENU: Menu[Malaya] = Menu(words, FACTIONS, PAYMENT, NUMBERING)
