"""The Operations of Kenya, filled in by operations.py."""

from __future__ import annotations

from coinbox.coin.menu import Menu
from coinbox.games.kenya.state import Kenya
from coinbox.games.kenya.verbs import PAYMENT
from coinbox.games.kenya.vocabulary import FACTIONS, NUMBERING, words

MENU: Menu[Kenya] = Menu(words, FACTIONS, PAYMENT, NUMBERING)
