"""The state of Kenya: one table of fields."""

from __future__ import annotations

from typing import NamedTuple

from coinbox.coin.forces import TRACK
from coinbox.coin.sequence import SECOND
from coinbox.coin.territory import Territory
from coinbox.coin.will import outcomes
from coinbox.games.kenya.vocabulary import (
    ADJACENT,
    CARD_IDS,
    EVERYWHERE,
    FACTIONS,
    MAU_MAU,
    SPACE_COUNT,
    SPACES,
    TOTAL,
    words,
)
from coinbox.kernel.fields import bits, counts, number, shared, state

REWARDING = SECOND + 1
STAGES = ("reveal", "first", "second", "reward", "oath", "redeploy", "reset", "over")
OVER = len(STAGES) - 1
PIPELINE = ("rule_of_law", "emergency_powers", "villagization", "prison_system", "gulag")
REPRISALS = (0, 1, 1, 2, 2)
"""Pipeline -> the most spaces of a Reprisal (6.6.2)."""
RELOCATIONS = (0, 0, 1, 1, 2)
"""Pipeline -> the most spaces of a Relocate (6.6.2)."""
OUTCOMES = outcomes(FACTIONS)


class Parameters(NamedTuple):
    """The numbers in the rules that Capabilities patch; the defaults are the booklet's."""

    supply_needs_control: int = 0
    """A path of Supply needs Mau Mau Control instead of a Guerrilla (K3)."""
    supply_per_base: int = 1
    """Resources for each Base that Supply reaches (K3)."""
    air_strike_spaces: int = 1
    """Spaces that Air Strike may select (K5)."""
    air_strike_in_provinces: int = 1
    """Air Strike may select Provinces (K5)."""
    sweep_divisor_mountain: int = 2
    """Cubes that Activate one Guerrilla in a Mountain Jungle (K7)."""
    sweep_removes: int = 0
    """Guerrillas that a Sweep removes in a Mountain Jungle (K7)."""
    deploy_either: int = 0
    """Deploy places cubes or moves Troops, not both (K7)."""
    reward_spaces: int = 1
    """Spaces that Reward may select (K11)."""
    reward_recruits: int = 0
    """Each Reward lets the Mau Mau place a Guerrilla in a Mountain Jungle (K11)."""
    oath_shuns_british: int = 0
    """Oath may not select British Controlled spaces (K28)."""
    oath_spaces: int = 1
    """Spaces that Oath may select (K28)."""
    oath_anywhere: int = 0
    """Oath may select any Populated space (K28)."""
    forest_camps: int = 1
    """The Mau Mau Rally in Mountain Jungles in the Redeploy Phase (K31)."""
    raid_spaces: int = 1
    """Spaces that Raid may select (K31)."""


@state
class Kenya(Territory):
    """Everything on and beside the board."""

    FACTIONS = FACTIONS
    SPACES = SPACES
    ADJACENT = ADJACENT
    TOTAL = TOTAL
    CONTROLLABLE = EVERYWHERE
    FIRST_ELIGIBLE = MAU_MAU
    STAGES = STAGES
    OVER = OVER
    OUTCOMES = OUTCOMES
    TRACKS = ("political_will", "mau_mau_resources")
    CARDS = CARD_IDS
    VOCABULARY = words

    relocated: list[int] = counts(SPACE_COUNT, 2, "how much Population was taken away from each space")
    loyalty: int = bits(SPACE_COUNT, "spaces at Loyalty")
    resistance: int = bits(SPACE_COUNT, "spaces at Resistance")
    out_of_play: int = number(8, 15, "Police Out of Play")
    political_will: int = number(12, TRACK, "British Political Will")
    mau_mau_resources: int = number(8, TRACK, "Mau Mau Resources")
    pipeline: int = number(1, 4, "the Pipeline Track", names=PIPELINE)

    # Kept by the verbs, so that legality is set algebra.
    population: list[int] = counts(SPACE_COUNT, 2, "Population of each space now", derived=True)
    populated: int = bits(SPACE_COUNT, "Populated spaces", derived=True)
    parameters: Parameters = shared(Parameters(), "what Capabilities change (capabilities.py)")
