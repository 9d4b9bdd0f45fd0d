"""The menu of Japanese Occupation: each Operation and what may accompany it (3.2, 3.3, 4.1.1)."""

from __future__ import annotations

from coinbox.games.japanese_occupation import british_operations as british
from coinbox.games.japanese_occupation import japanese_operations as japanese
from coinbox.games.japanese_occupation.british_activities import GATHERING, RAIDING, SUPPLYING
from coinbox.games.japanese_occupation.japanese_activities import ELIMINATING, EXTRACTING, REPRISING
from coinbox.games.japanese_occupation.menu import MENU
from coinbox.games.japanese_occupation.vocabulary import (
    AMBUSH,
    ASSAULT,
    BRITISH,
    CONSTRUCT,
    CONTACT,
    DEPLOY,
    JAPANESE,
    SABOTAGE,
    SWEEP,
    TRAIN,
)

__all__ = ["MENU"]

REPRESSION = (REPRISING, ELIMINATING)

MENU.add(TRAIN, BRITISH, british.train, british.train_spaces, activities=(SUPPLYING, RAIDING))
MENU.add(CONTACT, BRITISH, british.contact, british.contact_spaces, activities=(SUPPLYING, GATHERING, RAIDING))
MENU.add(SABOTAGE, BRITISH, british.sabotage, british.sabotage_spaces, activities=(GATHERING, RAIDING))
MENU.add(AMBUSH, BRITISH, british.ambush, british.ambush_spaces, activities=(GATHERING, RAIDING))
MENU.add(DEPLOY, JAPANESE, japanese.deploy, japanese.deploy_spaces, activities=(EXTRACTING,))
MENU.add(CONSTRUCT, JAPANESE, japanese.construct, japanese.construct_spaces, activities=REPRESSION)
MENU.add(SWEEP, JAPANESE, japanese.sweep, japanese.sweep_spaces, activities=REPRESSION)
MENU.add(ASSAULT, JAPANESE, japanese.assault, japanese.assault_spaces, activities=REPRESSION)
