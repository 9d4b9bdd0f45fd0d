"""The state of Malaya: one table of fields."""

from __future__ import annotations

from typing import NamedTuple

from coinbox.coin.forces import TRACK
from coinbox.coin.territory import Territory
from coinbox.coin.will import outcomes
from coinbox.games.malaya.vocabulary import (
    ADJACENT,
    BRITISH,
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
from coinbox.kernel.fields import bits, number, shared, state

STAGES = ("reveal", "first", "second", "pacify", "agitate", "redeploy", "over")
OVER = len(STAGES) - 1
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
    ADJACENT = ADJACENT
    TOTAL = TOTAL
    CONTROLLABLE = CONTROLLABLE
    CLOSED = (THAI, THAI, 0, 0, ECS)
    SABOTAGE = ECS
    FIRST_ELIGIBLE = BRITISH
    STAGES = STAGES
    OVER = OVER
    OUTCOMES = OUTCOMES
    TRACKS = ("political_will", "british_resources", "mcp_resources")
    CARDS = CARD_IDS
    VOCABULARY = words

    support: int = bits(SPACE_COUNT, "spaces at Support")
    opposition: int = bits(SPACE_COUNT, "spaces at Opposition")
    new_villages: int = bits(SPACE_COUNT, "Provinces with a New Village")
    political_will: int = number(12, TRACK, "British Political Will")
    british_resources: int = number(20, TRACK, "British Resources")
    mcp_resources: int = number(10, TRACK, "MCP Resources")
    commander: int = number(GURNEY, 2, "the Commander Track", names=COMMANDERS)
    gurney_killed: int = number(0, 1, "whether the Commander's effect is cancelled (M10)")
    extended: int = number(0, 1, "whether the deck is the extended one")

    # Kept by the verbs, so that legality is set algebra.
    parameters: Parameters = shared(Parameters(), "what Capabilities change (capabilities.py)")
