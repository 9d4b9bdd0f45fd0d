"""The menu of Arab Revolt: each Operation and what may accompany it (3.2, 3.3, 4.1.1)."""

from __future__ import annotations

from dataclasses import replace

from coinbox.coin.operation import EVERYWHERE, Opening
from coinbox.games.arab_revolt import british_operations as british
from coinbox.games.arab_revolt import rebel_operations as rebels
from coinbox.games.arab_revolt.british_activities import (
    DIVIDING,
    PUNISHING,
    RECONNOITRING,
    demolishable,
    detainable,
    provocable,
    punishable,
)
from coinbox.games.arab_revolt.menu import MENU
from coinbox.games.arab_revolt.rebel_activities import COORDINATING, MOBILIZING, RAIDERS, RAIDING, hidden_raids
from coinbox.games.arab_revolt.state import ArabRevolt
from coinbox.games.arab_revolt.verbs import rebels_in
from coinbox.games.arab_revolt.vocabulary import (
    AMBUSH,
    ASSAULT,
    BRITISH,
    DEPLOY,
    DIVIDE,
    MARCH,
    MOBILIZE,
    PATROL,
    PUNISH,
    RAID,
    RALLY,
    REBELS,
    SABOTAGE,
    SETTLED,
    SWEEP,
)
from coinbox.kernel.bits import bit_set, members

__all__ = ["MENU"]

POLICING = (PUNISHING, DIVIDING, RECONNOITRING)
FORCE = (PUNISHING, RECONNOITRING)
STEALTH = (COORDINATING, replace(RAIDING, risks=RAIDERS.hidden_no_more))


def raided_targets(s: ArabRevolt) -> int:
    """Police and Irregulars within the reach of a Raid by Underground Guerrillas."""
    return rebels.ambush_targets(s) & hidden_raids(s)


def beyond_raids(s: ArabRevolt) -> int:
    """Spaces that no Raid leaves or comes to."""
    return ~(RAIDERS.bases(s) | RAIDERS.spaces(s))


def beyond_punishment(s: ArabRevolt) -> int:
    """Spaces with more Rebel pieces than a Detain takes."""
    taken = 2 if s.parameters.detain_extra else 1
    return ~bit_set(i for i in members[punishable(s)] if rebels_in(s, i) <= taken)


MENU.add(
    DEPLOY,
    BRITISH,
    british.deploy,
    british.deploy_spaces,
    activities=POLICING,
    opened_by={PUNISH: Opening(detainable), DIVIDE: Opening(EVERYWHERE)},
)
MENU.add(PATROL, BRITISH, british.patrol, british.patrol_spaces, activities=POLICING, steady=True)
MENU.add(SWEEP, BRITISH, british.sweep, british.sweep_spaces, activities=FORCE, steady=True)
MENU.add(
    ASSAULT,
    BRITISH,
    british.assault,
    british.assault_spaces,
    activities=FORCE,
    opened_by={PUNISH: Opening(provocable, surely=demolishable)},
    spared_by={PUNISH: beyond_punishment},
)
MENU.add(
    RALLY,
    REBELS,
    rebels.rally,
    rebels.rally_spaces,
    activities=(MOBILIZING, COORDINATING, RAIDING),
    opened_by={MOBILIZE: Opening(EVERYWHERE), RAID: Opening(SETTLED)},
)
MENU.add(
    MARCH,
    REBELS,
    rebels.march,
    rebels.march_origins,
    activities=(MOBILIZING, COORDINATING),
    opened_by={MOBILIZE: Opening(EVERYWHERE)},
)
MENU.add(
    SABOTAGE,
    REBELS,
    rebels.sabotage,
    rebels.sabotage_spaces,
    activities=STEALTH,
    opened_by={RAID: Opening(hidden_raids, surely=EVERYWHERE)},
    spared_by={RAID: beyond_raids},
)
MENU.add(
    AMBUSH,
    REBELS,
    rebels.ambush,
    rebels.ambush_spaces,
    activities=STEALTH,
    opened_by={RAID: Opening(raided_targets, surely=EVERYWHERE)},
    spared_by={RAID: beyond_raids},
)
