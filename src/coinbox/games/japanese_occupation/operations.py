"""The menu of Japanese Occupation: each Operation and what may accompany it (3.2, 3.3, 4.1.1)."""

from __future__ import annotations

from coinbox.coin.operation import EVERYWHERE, Opening
from coinbox.games.japanese_occupation import british_operations as british
from coinbox.games.japanese_occupation import japanese_operations as japanese
from coinbox.games.japanese_occupation.british_activities import GATHERING, RAIDING, SUPPLYING, hidden_raids
from coinbox.games.japanese_occupation.japanese_activities import ELIMINATING, EXTRACTING, REPRISING
from coinbox.games.japanese_occupation.menu import MENU
from coinbox.games.japanese_occupation.state import JapaneseOccupation
from coinbox.games.japanese_occupation.vocabulary import (
    AMBUSH,
    ASSAULT,
    BRITISH,
    CONSTRUCT,
    CONTACT,
    DEPLOY,
    JAPANESE,
    PROVINCES,
    RAID,
    REPRISAL,
    SABOTAGE,
    SWEEP,
    TRAIN,
)

__all__ = ["MENU"]

SUPPORT = (SUPPLYING, GATHERING, RAIDING)
STEALTH = (GATHERING, RAIDING)
REPRESSION = (REPRISING, ELIMINATING)


def led_raids(s: JapaneseOccupation) -> int:
    """Spaces within the reach of a Raid by Underground Guerrillas in which an Operation can be led."""
    return british.led(s, hidden_raids(s))


def led_ambushes(s: JapaneseOccupation) -> int:
    """Such spaces with a target for an Ambush."""
    return led_raids(s) & british.ambush_targets(s)


MENU.add(TRAIN, BRITISH, british.train, british.train_spaces, activities=(SUPPLYING, RAIDING), steady=True)
MENU.add(CONTACT, BRITISH, british.contact, british.contact_spaces, activities=SUPPORT, steady=True)
MENU.add(
    SABOTAGE,
    BRITISH,
    british.sabotage,
    british.sabotage_spaces,
    activities=STEALTH,
    opened_by={RAID: Opening(led_raids, surely=EVERYWHERE)},
)
MENU.add(
    AMBUSH,
    BRITISH,
    british.ambush,
    british.ambush_spaces,
    activities=STEALTH,
    opened_by={RAID: Opening(led_ambushes, surely=EVERYWHERE)},
)
MENU.add(DEPLOY, JAPANESE, japanese.deploy, japanese.deploy_spaces, activities=(EXTRACTING,), steady=True)
MENU.add(
    CONSTRUCT,
    JAPANESE,
    japanese.construct,
    japanese.construct_spaces,
    activities=REPRESSION,
    opened_by={REPRISAL: Opening(PROVINCES)},
)
MENU.add(SWEEP, JAPANESE, japanese.sweep, japanese.sweep_spaces, activities=REPRESSION, steady=True)
MENU.add(ASSAULT, JAPANESE, japanese.assault, japanese.assault_spaces, activities=REPRESSION)
