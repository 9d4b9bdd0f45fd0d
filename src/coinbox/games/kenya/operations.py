"""The menu of Kenya: each Operation with its price and what may accompany it (3.2, 3.3, 4.1.1)."""

from __future__ import annotations

from coinbox.games.kenya import british_operations as british
from coinbox.games.kenya import mau_mau_operations as mau_mau
from coinbox.games.kenya.menu import MENU
from coinbox.games.kenya.special_activities import OATHING, RAIDING, REPRISING, REWARDING, STRIKING, SUPPLYING
from coinbox.games.kenya.vocabulary import ASSAULT, BRITISH, DEPLOY, MARCH, MAU_MAU, RALLY, RELOCATE, SWEEP, TERROR

__all__ = ["MENU"]

BENEFITS = (REWARDING, STRIKING)
FORCE = (REPRISING, STRIKING)
INSURGENCY = (SUPPLYING, OATHING, RAIDING)

MENU.add(DEPLOY, BRITISH, british.deploy, british.deploy_spaces, activities=BENEFITS)
MENU.add(RELOCATE, BRITISH, british.relocate, british.relocate_spaces, activities=BENEFITS)
MENU.add(SWEEP, BRITISH, british.sweep, british.sweep_spaces, activities=FORCE)
MENU.add(ASSAULT, BRITISH, british.assault, british.assault_spaces, activities=FORCE)
MENU.add(RALLY, MAU_MAU, mau_mau.rally, mau_mau.rally_spaces, mau_mau.COST, activities=INSURGENCY)
MENU.add(MARCH, MAU_MAU, mau_mau.march, mau_mau.march_spaces, mau_mau.COST, activities=INSURGENCY)
MENU.add(TERROR, MAU_MAU, mau_mau.terror, mau_mau.terror_spaces, mau_mau.COST, activities=INSURGENCY)
