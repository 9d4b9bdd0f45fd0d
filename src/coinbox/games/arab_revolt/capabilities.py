"""The Capabilities of Arab Revolt: which parameter each side of a card patches (5.3)."""

from __future__ import annotations

from coinbox.coin.capabilities import Capabilities, Patch
from coinbox.games.arab_revolt.state import ArabRevolt, Parameters
from coinbox.games.arab_revolt.vocabulary import CARD

PATCHES = (
    Patch("A1", "unshaded", "detain_extra", 1, "1.7.2"),
    Patch("A1", "shaded", "detain_spreads", 1, "1.7.2"),
    Patch("A2", "unshaded", "base_rolls", 1, "4.3.2"),
    Patch("A2", "shaded", "base_rolls", -1, "4.3.2"),
    Patch("A8", "unshaded", "raid_spaces", 1, "4.3.3"),
    Patch("A8", "shaded", "ambush_relocates", 1, "3.3.4"),
    Patch("A15", "unshaded", "raid_shuns_curfews", 1, "4.3.3"),
    Patch("A15", "shaded", "fine_recruits", 1, "1.7.2"),
    Patch("A18", "unshaded", "punish_chooses", 1, "4.2.1"),
    Patch("A18", "shaded", "sweep_mobilizes", 1, "3.2.3"),
    Patch("A27", "unshaded", "detain_bases", 1, "1.7.2"),
    Patch("A27", "shaded", "courts", 1, "6.1"),
    Patch("A28", "execute", "forts", 1, "3.3.2"),
)
CAPABILITIES: Capabilities[ArabRevolt] = Capabilities(PATCHES, CARD, Parameters())
