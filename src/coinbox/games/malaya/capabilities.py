"""Capabilities: each side of such a card patches named parameters of the state, and nothing else (5.3)."""

from __future__ import annotations

from coinbox.coin.capabilities import Capabilities, Patch
from coinbox.games.malaya.state import Malaya, Parameters
from coinbox.games.malaya.vocabulary import CARD

PATCHES = (
    Patch("M1", "unshaded", "resettle_calms", 1, "4.2.1"),
    Patch("M1", "shaded", "rally_in_villages", 1, "3.3.1"),
    Patch("M2", "unshaded", "bases_first", 1, "3.2.4"),
    Patch("M2", "shaded", "extort_population", 1, "4.3.1"),
    Patch("M8", "unshaded", "attack_costs_guerrillas", 1, "3.3.3"),
    Patch("M8", "shaded", "attack_takes_any", 1, "3.3.3"),
    Patch("M18", "unshaded", "sweep_divisor_jungle", 1, "3.2.3"),
    Patch("M18", "shaded", "train_troops_cost", 4, "3.2.1"),
    Patch("M27", "unshaded", "intimidate_spaces", 1, "4.3.2"),
    Patch("M27", "unshaded", "intimidate_activates", 1, "4.3.2"),
    Patch("M27", "shaded", "terror_removes_police", 1, "3.3.4"),
    Patch("M28", "unshaded", "pacify_shifts", 2, "3.2.1"),
    Patch("M28", "shaded", "pacify_cost", 3, "3.2.1"),
)

CAPABILITIES: Capabilities[Malaya] = Capabilities(PATCHES, CARD, Parameters())
