"""The menu of Japanese Occupation: each Operation and what may accompany it (3.2, 3.3, 4.1.1)."""

from __future__ import annotations

from coinbox.coin.forces import cubes_in
from coinbox.coin.operation import EVERYWHERE, Opening
from coinbox.games.japanese_occupation import british_operations as british
from coinbox.games.japanese_occupation import japanese_operations as japanese
from coinbox.games.japanese_occupation.british_activities import (
    GATHERING,
    RAIDERS,
    RAIDING,
    SUPPLYING,
    hidden_raids,
    sources,
)
from coinbox.games.japanese_occupation.japanese_activities import ELIMINATING, EXTRACTING, REPRISING
from coinbox.games.japanese_occupation.menu import MENU
from coinbox.games.japanese_occupation.state import JapaneseOccupation
from coinbox.games.japanese_occupation.verbs import active, active_in, guerrillas_in, underground_in
from coinbox.games.japanese_occupation.vocabulary import (
    AMBUSH,
    ASSAULT,
    BRITISH,
    CONSTRUCT,
    CONTACT,
    DEPLOY,
    GATHER,
    JAPANESE,
    PROVINCES,
    RAID,
    REPRISAL,
    SABOTAGE,
    SWEEP,
    TRAIN,
)
from coinbox.kernel.bits import bit_set, members

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


def beyond_raids(s: JapaneseOccupation) -> int:
    """Spaces that no Raid leaves or comes to."""
    return ~(RAIDERS.bases(s) | RAIDERS.spaces(s))


def beyond_gathering(s: JapaneseOccupation) -> int:
    """Spaces in which a Gather, which Activates one Guerrilla a chit, leaves an Underground one."""
    return ~bit_set(i for i in members[sources(s)] if underground_in(s, i) == 1)


def beyond_reprisals(s: JapaneseOccupation) -> int:
    """Spaces with an enemy to Assault even if a Guerrilla is driven out."""
    return s.with_caches | bit_set(i for i in members[active(s)] if active_in(s, i) > 1)


def firmly_held(s: JapaneseOccupation) -> int:
    """Provinces with more cubes than Guerrillas even if two Reprisals drive one there each."""
    return bit_set(i for i in members[PROVINCES & s.cube_majority] if cubes_in(s, i) > guerrillas_in(s, i) + 2)


def balanced_provinces(s: JapaneseOccupation) -> int:
    """Provinces with Troops where one Guerrilla less gives the cubes a majority."""
    return PROVINCES & s.with_troops & ~s.cube_majority & ~s.guerrilla_majority


MENU.add(TRAIN, BRITISH, british.train, british.train_spaces, activities=(SUPPLYING, RAIDING), steady=True)
MENU.add(CONTACT, BRITISH, british.contact, british.contact_spaces, activities=SUPPORT, steady=True)
MENU.add(
    SABOTAGE,
    BRITISH,
    british.sabotage,
    british.sabotage_spaces,
    activities=STEALTH,
    opened_by={RAID: Opening(led_raids, surely=EVERYWHERE)},
    spared_by={GATHER: beyond_gathering, RAID: beyond_raids},
)
MENU.add(
    AMBUSH,
    BRITISH,
    british.ambush,
    british.ambush_spaces,
    activities=STEALTH,
    opened_by={RAID: Opening(led_ambushes, surely=EVERYWHERE)},
    spared_by={GATHER: beyond_gathering, RAID: beyond_raids},
)
MENU.add(DEPLOY, JAPANESE, japanese.deploy, japanese.deploy_spaces, activities=(EXTRACTING,), steady=True)
MENU.add(
    CONSTRUCT,
    JAPANESE,
    japanese.construct,
    japanese.construct_spaces,
    activities=REPRESSION,
    opened_by={REPRISAL: Opening(balanced_provinces, surely=EVERYWHERE)},
    spared_by={REPRISAL: firmly_held},
)
MENU.add(SWEEP, JAPANESE, japanese.sweep, japanese.sweep_spaces, activities=REPRESSION, steady=True)
MENU.add(
    ASSAULT,
    JAPANESE,
    japanese.assault,
    japanese.assault_spaces,
    activities=REPRESSION,
    spared_by={REPRISAL: beyond_reprisals},
)
