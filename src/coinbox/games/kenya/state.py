"""The state of Kenya: one table of fields."""

from __future__ import annotations

from typing import NamedTuple

from coinbox.coin.forces import TRACK
from coinbox.coin.sequence import BOXES, REASONS, REVEAL, SECOND, UNDECIDED
from coinbox.coin.territory import Territory
from coinbox.coin.will import NOBODY, outcomes
from coinbox.games.kenya.vocabulary import CARD_IDS, EVERYWHERE, FACTIONS, MAU_MAU, SPACE_COUNT, SPACES, TOTAL, words
from coinbox.kernel.fields import bits, counts, ids, number, numbers, shared, state

REWARDING, OATHING, REDEPLOYING, RESETTING, OVER = range(SECOND + 1, SECOND + 6)
STAGES = ("reveal", "first", "second", "reward", "oath", "redeploy", "reset", "over")
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
    TOTAL = TOTAL
    CONTROLLABLE = EVERYWHERE
    OVER = OVER

    troops: list[int] = counts(SPACE_COUNT, 10, "Troops in each space")
    police: list[int] = counts(SPACE_COUNT, 15, "Police in each space")
    underground: list[int] = counts(SPACE_COUNT, 15, "Underground Guerrillas in each space")
    active: list[int] = counts(SPACE_COUNT, 15, "Active Guerrillas in each space")
    bases: list[int] = counts(SPACE_COUNT, 2, "Bases in each space")
    terror: list[int] = counts(SPACE_COUNT, 99, "Terror markers")
    relocated: list[int] = counts(SPACE_COUNT, 2, "how much Population was taken away from each space")
    loyalty: int = bits(SPACE_COUNT, "spaces at Loyalty")
    resistance: int = bits(SPACE_COUNT, "spaces at Resistance")
    out_of_play: int = number(8, 15, "Police Out of Play")
    political_will: int = number(12, TRACK, "British Political Will")
    mau_mau_resources: int = number(8, TRACK, "Mau Mau Resources")
    pipeline: int = number(1, 4, "the Pipeline Track", names=PIPELINE)
    stage: int = number(REVEAL, OVER, "what comes next", names=STAGES)
    first: int = number(MAU_MAU, 1, "who is First Eligible", names=FACTIONS)
    first_box: int = number(0, 3, "the box of the First Eligible on the Initiative Track", names=("none", *BOXES))
    second_box: int = number(0, 3, "the box of the Second Eligible", names=("none", *BOXES))
    played: list[int] = ids(CARD_IDS, "revealed cards in order; the last one is the current card")
    unshaded: int = bits(len(CARD_IDS), "Capabilities in force, unshaded", names=CARD_IDS)
    shaded: int = bits(len(CARD_IDS), "Capabilities in force, shaded", names=CARD_IDS)
    winner: int = number(NOBODY, 3, "how the game ended", names=OUTCOMES)
    reason: int = number(UNDECIDED, 2, "why the game ended", names=REASONS)

    # Kept by the verbs, so that legality is set algebra.
    british_control: int = bits(SPACE_COUNT, "British Controlled spaces", derived=True)
    insurgent_control: int = bits(SPACE_COUNT, "Mau Mau Controlled spaces", derived=True)
    with_troops: int = bits(SPACE_COUNT, "spaces with Troops", derived=True)
    with_police: int = bits(SPACE_COUNT, "spaces with Police", derived=True)
    with_underground: int = bits(SPACE_COUNT, "spaces with Underground Guerrillas", derived=True)
    with_active: int = bits(SPACE_COUNT, "spaces with Active Guerrillas", derived=True)
    with_bases: int = bits(SPACE_COUNT, "spaces with Bases", derived=True)
    unsettled: int = bits(SPACE_COUNT, "spaces whose Control awaits the end of the step", derived=True)
    population: list[int] = counts(SPACE_COUNT, 2, "Population of each space now", derived=True)
    populated: int = bits(SPACE_COUNT, "Populated spaces", derived=True)
    unseen: list[int] = numbers(len(words), "the options of Event cards that have not been revealed", derived=True)
    available: list[int] = counts(4, 15, "Available Troops, Police, Guerrillas, Bases", derived=True)
    parameters: Parameters = shared(Parameters(), "what Capabilities change (capabilities.py)")
