"""The Capabilities of Japanese Occupation: which parameter each side of a card patches (5.3)."""

from __future__ import annotations

from coinbox.coin.capabilities import Capabilities, Patch
from coinbox.games.japanese_occupation.state import JapaneseOccupation, Parameters
from coinbox.games.japanese_occupation.vocabulary import CARD

PATCHES = (
    Patch("J8", "unshaded", "supply_unled", 1, "4.2.1"),
    Patch("J8", "shaded", "supply_rolls", 2, "4.2.1"),
    Patch("J12", "unshaded", "construct_provokes", 1, "3.3.2"),
    Patch("J12", "shaded", "extract_repairs", 1, "4.3.1"),
    Patch("J15", "unshaded", "extract_recruits", 1, "4.3.1"),
    Patch("J15", "shaded", "villages_subdued", 1, "6.2.4"),
    Patch("J19", "unshaded", "gather_spaces", 3, "4.2.2"),
    Patch("J19", "shaded", "gather_narrow", 1, "4.2.2"),
    Patch("J22", "unshaded", "gather_hidden", 1, "4.2.2"),
    Patch("J22", "shaded", "eliminate_any", 1, "4.3.3"),
    Patch("J27", "unshaded", "unled_spaces", 1, "3.2.4"),
    Patch("J27", "shaded", "supply_calms", 1, "4.2.1"),
)
CAPABILITIES: Capabilities[JapaneseOccupation] = Capabilities(PATCHES, CARD, Parameters())
