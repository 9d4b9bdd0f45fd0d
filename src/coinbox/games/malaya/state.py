"""The state of Malaya: one table of fields."""

from __future__ import annotations

from typing import NamedTuple

from coinbox.coin.forces import TRACK
from coinbox.coin.sequence import BOXES, REASONS, REVEAL, SECOND, UNDECIDED
from coinbox.coin.territory import Territory
from coinbox.coin.will import NOBODY, outcomes
from coinbox.games.malaya.vocabulary import (
    CARD_IDS,
    CONTROLLABLE,
    ECS,
    FACTIONS,
    SPACE_COUNT,
    SPACES,
    THAI,
    TOTAL,
    words,
)
from coinbox.kernel.fields import bits, counts, ids, number, numbers, shared, state

PACIFY, AGITATE, REDEPLOY, OVER = range(SECOND + 1, SECOND + 5)
STAGES = ("reveal", "first", "second", "pacify", "agitate", "redeploy", "over")
GURNEY, BRIGGS, TEMPLER = range(3)
COMMANDERS = ("gurney", "briggs", "templer")
OUTCOMES = outcomes(FACTIONS)


class Parameters(NamedTuple):
    """The numbers in the rules that Capabilities patch; the defaults are the booklet's."""

    resettle_calms: int = 0
    """Resettle moves Opposition to Neutral (M1)."""
    rally_in_villages: int = 0
    """Rally ignores New Villages at Opposition (M1)."""
    bases_first: int = 0
    """Assault may remove Bases first in so many spaces (M2)."""
    extort_population: int = 0
    """Extort adds Population where the MCP Control (M2)."""
    attack_costs_guerrillas: int = 0
    """Each Troop removed by Attack or Ambush costs a Guerrilla (M8)."""
    attack_takes_any: int = 0
    """Attack and Ambush remove any two cubes (M8)."""
    sweep_divisor_jungle: int = 2
    """Cubes that Activate one Guerrilla in Jungle (M18)."""
    train_troops_cost: int = 2
    """The price of a Train space that places Troops (M18)."""
    intimidate_spaces: int = 2
    """Spaces that Intimidate may select (M27)."""
    intimidate_activates: int = 0
    """Intimidate flips its Guerrilla (M27)."""
    terror_removes_police: int = 0
    """Terror may remove a Police (M27)."""
    pacify_shifts: int = 1
    """Shifts of one Pacify in a space (M28)."""
    pacify_cost: int = 2
    """The price of each step of Pacify (M28)."""


@state
class Malaya(Territory):
    """Everything on and beside the board."""

    FACTIONS = FACTIONS
    SPACES = SPACES
    TOTAL = TOTAL
    CONTROLLABLE = CONTROLLABLE
    CLOSED = (THAI, THAI, 0, 0, ECS)
    SABOTAGE = ECS
    OVER = OVER

    troops: list[int] = counts(SPACE_COUNT, 15, "Troops in each space")
    police: list[int] = counts(SPACE_COUNT, 15, "Police in each space")
    underground: list[int] = counts(SPACE_COUNT, 15, "Underground Guerrillas in each space")
    active: list[int] = counts(SPACE_COUNT, 15, "Active Guerrillas in each space")
    bases: list[int] = counts(SPACE_COUNT, 2, "Bases in each space")
    terror: list[int] = counts(SPACE_COUNT, 99, "Terror markers, in Economic Centers Sabotage markers")
    support: int = bits(SPACE_COUNT, "spaces at Support")
    opposition: int = bits(SPACE_COUNT, "spaces at Opposition")
    new_villages: int = bits(SPACE_COUNT, "Provinces with a New Village")
    political_will: int = number(12, TRACK, "British Political Will")
    british_resources: int = number(20, TRACK, "British Resources")
    mcp_resources: int = number(10, TRACK, "MCP Resources")
    commander: int = number(GURNEY, 2, "the Commander Track", names=COMMANDERS)
    gurney_killed: int = number(0, 1, "whether the Commander's effect is cancelled (M10)")
    extended: int = number(0, 1, "whether the deck is the extended one")
    stage: int = number(REVEAL, 6, "what comes next", names=STAGES)
    first: int = number(0, 1, "who is First Eligible", names=FACTIONS)
    first_box: int = number(0, 3, "the box of the First Eligible on the Initiative Track", names=("none", *BOXES))
    second_box: int = number(0, 3, "the box of the Second Eligible", names=("none", *BOXES))
    played: list[int] = ids(CARD_IDS, "revealed cards in order; the last one is the current card")
    unshaded: int = bits(len(CARD_IDS), "Capabilities in force, unshaded", names=CARD_IDS)
    shaded: int = bits(len(CARD_IDS), "Capabilities in force, shaded", names=CARD_IDS)
    winner: int = number(NOBODY, 3, "how the game ended", names=OUTCOMES)
    reason: int = number(UNDECIDED, 2, "why the game ended", names=REASONS)

    # Kept by the verbs, so that legality is set algebra.
    british_control: int = bits(SPACE_COUNT, "British Controlled spaces", derived=True)
    insurgent_control: int = bits(SPACE_COUNT, "MCP Controlled spaces", derived=True)
    with_troops: int = bits(SPACE_COUNT, "spaces with Troops", derived=True)
    with_police: int = bits(SPACE_COUNT, "spaces with Police", derived=True)
    with_underground: int = bits(SPACE_COUNT, "spaces with Underground Guerrillas", derived=True)
    with_active: int = bits(SPACE_COUNT, "spaces with Active Guerrillas", derived=True)
    with_bases: int = bits(SPACE_COUNT, "spaces with Bases", derived=True)
    unsettled: int = bits(SPACE_COUNT, "spaces whose Control awaits the end of the step", derived=True)
    unseen: list[int] = numbers(len(words), "the options of Event cards that have not been revealed", derived=True)
    available: list[int] = counts(4, 15, "Available Troops, Police, Guerrillas, Bases", derived=True)
    parameters: Parameters = shared(Parameters(), "what Capabilities change (capabilities.py)")
