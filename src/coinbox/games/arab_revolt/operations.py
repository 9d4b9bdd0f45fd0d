"""The menu of Arab Revolt: each Operation and what may accompany it (3.2, 3.3, 4.1.1)."""

from __future__ import annotations

from coinbox.games.arab_revolt import british_operations as british
from coinbox.games.arab_revolt import rebel_operations as rebels
from coinbox.games.arab_revolt.british_activities import DIVIDING, PUNISHING, RECONNOITRING
from coinbox.games.arab_revolt.menu import MENU
from coinbox.games.arab_revolt.rebel_activities import COORDINATING, MOBILIZING, RAIDING
from coinbox.games.arab_revolt.vocabulary import (
    AMBUSH,
    ASSAULT,
    BRITISH,
    DEPLOY,
    MARCH,
    PATROL,
    RALLY,
    REBELS,
    SABOTAGE,
    SWEEP,
)

__all__ = ["MENU"]

POLICING = (PUNISHING, DIVIDING, RECONNOITRING)
FORCE = (PUNISHING, RECONNOITRING)

MENU.add(DEPLOY, BRITISH, british.deploy, british.deploy_spaces, activities=POLICING)
MENU.add(PATROL, BRITISH, british.patrol, british.patrol_spaces, activities=POLICING)
MENU.add(SWEEP, BRITISH, british.sweep, british.sweep_spaces, activities=FORCE)
MENU.add(ASSAULT, BRITISH, british.assault, british.assault_spaces, activities=FORCE)
MENU.add(RALLY, REBELS, rebels.rally, rebels.rally_spaces, activities=(MOBILIZING, COORDINATING, RAIDING))
MENU.add(MARCH, REBELS, rebels.march, rebels.march_origins, activities=(MOBILIZING, COORDINATING))
MENU.add(SABOTAGE, REBELS, rebels.sabotage, rebels.sabotage_spaces, activities=(COORDINATING, RAIDING))
MENU.add(AMBUSH, REBELS, rebels.ambush, rebels.ambush_spaces, activities=(COORDINATING, RAIDING))
