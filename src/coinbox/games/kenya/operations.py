"""The menu of Kenya: each Operation with its price and what may accompany it (3.2, 3.3, 4.1.1)."""

from __future__ import annotations

from dataclasses import replace

from coinbox.coin.operation import EVERYWHERE, Opening
from coinbox.games.kenya import british_operations as british
from coinbox.games.kenya import mau_mau_operations as mau_mau
from coinbox.games.kenya.menu import MENU
from coinbox.games.kenya.special_activities import OATHING, RAIDING, REPRISING, REWARDING, STRIKING, SUPPLYING
from coinbox.games.kenya.vocabulary import (
    ADJACENT,
    AIR_STRIKE,
    ASSAULT,
    BRITISH,
    DEPLOY,
    MARCH,
    MAU_MAU,
    RAID,
    RALLY,
    RELOCATE,
    SWEEP,
    TERROR,
)

__all__ = ["MENU"]

BENEFITS = (REWARDING, STRIKING)
FORCE = (REPRISING, STRIKING)
INSURGENCY = (SUPPLYING, OATHING, RAIDING)
MOST_NEIGHBOURS = max(spaces.bit_count() for spaces in ADJACENT)
"""So many spaces a March loses with the Guerrillas of one space."""

MENU.add(DEPLOY, BRITISH, british.deploy, british.deploy_spaces, activities=BENEFITS, steady=True)
MENU.add(
    RELOCATE,
    BRITISH,
    british.relocate,
    british.relocate_spaces,
    activities=BENEFITS,
    opened_by={AIR_STRIKE: Opening(british.garrisoned_reserves)},
)
MENU.add(SWEEP, BRITISH, british.sweep, british.sweep_spaces, activities=FORCE, steady=True)
MENU.add(ASSAULT, BRITISH, british.assault, british.assault_spaces, activities=FORCE)
MENU.add(RALLY, MAU_MAU, mau_mau.rally, mau_mau.rally_spaces, mau_mau.COST, activities=INSURGENCY, steady=True)
MENU.add(
    MARCH,
    MAU_MAU,
    mau_mau.march,
    mau_mau.march_spaces,
    mau_mau.COST,
    activities=(SUPPLYING, OATHING, replace(RAIDING, takes=MOST_NEIGHBOURS)),
)
MENU.add(
    TERROR,
    MAU_MAU,
    mau_mau.terror,
    mau_mau.terror_spaces,
    mau_mau.COST,
    activities=INSURGENCY,
    opened_by={RAID: Opening(EVERYWHERE)},
)
