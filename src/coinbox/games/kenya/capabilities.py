"""The Capabilities of Kenya: which parameter each side of a card patches (5.3)."""

from __future__ import annotations

from coinbox.coin.capabilities import Capabilities, Patch
from coinbox.games.kenya.state import Kenya, Parameters
from coinbox.games.kenya.vocabulary import CARD

PATCHES = (
    Patch("K3", "unshaded", "supply_needs_control", 1, "4.3.1"),
    Patch("K3", "shaded", "supply_per_base", 2, "4.3.1"),
    Patch("K5", "unshaded", "air_strike_spaces", 2, "4.2.3"),
    Patch("K5", "shaded", "air_strike_in_provinces", 0, "4.2.3"),
    Patch("K7", "unshaded", "sweep_divisor_mountain", 1, "3.2.3"),
    Patch("K7", "unshaded", "sweep_removes", 1, "3.2.3"),
    Patch("K7", "shaded", "deploy_either", 1, "3.2.1"),
    Patch("K11", "unshaded", "reward_spaces", 2, "4.2.1"),
    Patch("K11", "shaded", "reward_recruits", 1, "4.2.1"),
    Patch("K28", "unshaded", "oath_shuns_british", 1, "4.3.2"),
    Patch("K28", "shaded", "oath_spaces", 2, "4.3.2"),
    Patch("K28", "shaded", "oath_anywhere", 1, "4.3.2"),
    Patch("K31", "unshaded", "forest_camps", 0, "6.4.2"),
    Patch("K31", "shaded", "raid_spaces", 2, "4.3.3"),
)
CAPABILITIES: Capabilities[Kenya] = Capabilities(PATCHES, CARD, Parameters())
