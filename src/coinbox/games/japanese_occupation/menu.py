"""The Operations of Japanese Occupation, filled in by operations.py."""

from __future__ import annotations

from coinbox.coin.menu import Menu
from coinbox.games.japanese_occupation.state import JapaneseOccupation
from coinbox.games.japanese_occupation.verbs import PAYMENT
from coinbox.games.japanese_occupation.vocabulary import FACTIONS, NUMBERING, words

MENU: Menu[JapaneseOccupation] = Menu(words, FACTIONS, PAYMENT, NUMBERING)
