"""The state of Japanese Occupation: one table of fields."""

from __future__ import annotations

from typing import NamedTuple

from coinbox.coin.forces import TRACK
from coinbox.coin.sequence import SECOND
from coinbox.coin.setup import GameState
from coinbox.games.japanese_occupation.vocabulary import (
    ADJACENT,
    BRITISH,
    CARD_IDS,
    ECS,
    FACTIONS,
    JAPANESE,
    PIECES,
    RAILWAYS,
    SPACE_COUNT,
    SPACES,
    TOTAL,
    ZIPPER,
    words,
)
from coinbox.kernel.fields import bits, counts, number, shared, state

ICON, MANDATORY, RISING, UNREST = range(SECOND + 1, SECOND + 5)
STAGES = (
    *("reveal", "first", "second", "icon", "mandatory", "resistance", "unrest", "construct", "supply", "reprisal"),
    *("redeploy", "japanese_redeploy", "reset", "over"),
)
OVER = len(STAGES) - 1
NOBODY, BRITISH_WIN, JAPANESE_WIN, MPAJA_WIN = range(4)
OUTCOMES = ("nobody", *FACTIONS, "mpaja")


class Parameters(NamedTuple):
    """The numbers in the rules that Capabilities patch; the defaults are the booklet's."""

    supply_unled: int = 0
    """Spaces of a Supply that need no Force 136 (J8)."""
    supply_rolls: int = 0
    """Supply fails in a space on a die of no more than this (J8)."""
    construct_provokes: int = 0
    """Each marker that Construct removes lets the British add Opposition (J12)."""
    extract_repairs: int = 0
    """Sabotage markers that an Extract may remove first (J12)."""
    extract_recruits: int = 0
    """Each Extract lets the British place Guerrillas in New Villages (J15)."""
    villages_subdued: int = 0
    """New Villages make their spaces Neutral in the Propaganda Round (J15)."""
    gather_spaces: int = 2
    """Spaces that Gather may select (J19)."""
    gather_narrow: int = 0
    """Gather reaches the neighbours of one selected space only (J19)."""
    gather_hidden: int = 0
    """Gather does not Activate (J22)."""
    eliminate_any: int = 0
    """Eliminate may take Force 136 before a Jungle Camp (J22)."""
    unled_spaces: int = 0
    """Spaces of an Ambush or Sabotage that need no Force 136 (J27)."""
    supply_calms: int = 0
    """Supply removes Opposition from one of its spaces (J27)."""


@state
class JapaneseOccupation(GameState):
    """Everything on and beside the board."""

    FACTIONS = FACTIONS
    SPACES = SPACES
    ADJACENT = ADJACENT
    PIECES = PIECES
    ROWS = (
        *("troops", "police", "mpaja_underground", "mpaja_active", "caches"),
        *("non_mpaja_underground", "non_mpaja_active", "force_136", "kempeitai"),
    )
    SETS = (
        *("with_troops", "with_police", "with_mpaja_underground", "with_mpaja_active", "with_caches"),
        *("with_non_mpaja_underground", "with_non_mpaja_active", "with_force_136", "with_kempeitai"),
    )
    OWNER = (JAPANESE, JAPANESE, BRITISH, BRITISH, BRITISH, BRITISH, BRITISH, BRITISH, JAPANESE)
    TYPE = (0, 1, 2, 2, 3, 4, 4, 5, 6)
    TYPES = ("troop", "police", "mpaja", "supply_cache", "non_mpaja", "force_136", "kempeitai")
    TOTAL = TOTAL
    CLOSED = (0, 0, 0, 0, ECS, 0, 0, 0, 0)
    STACK = 1
    SETTLED = ("cube_majority", "guerrilla_majority")
    FIRST_ELIGIBLE = BRITISH
    STAGES = STAGES
    OVER = OVER
    OUTCOMES = OUTCOMES
    TRACKS = ("resistance", "resources")
    CARDS = CARD_IDS
    VOCABULARY = words

    mpaja_underground: list[int]
    mpaja_active: list[int]
    caches: list[int]
    non_mpaja_underground: list[int]
    non_mpaja_active: list[int]
    force_136: list[int]
    kempeitai: list[int]
    terror: list[int] = counts(SPACE_COUNT, 99, "Terror markers")
    opposition: int = bits(SPACE_COUNT, "spaces at Opposition")
    camps: int = bits(SPACE_COUNT, "spaces with a Jungle Camp")
    new_villages: int = bits(SPACE_COUNT, "spaces with a New Village")
    intel: list[int] = counts(SPACE_COUNT, 3, "Intel chits that have been seen: their value and 1 more; 0 is unknown")
    revealed: int = bits(SPACE_COUNT, "spaces with a revealed Intel chit")
    intel_gone: int = bits(SPACE_COUNT, "spaces whose Intel chit is out until Reset")
    sabotage: list[int] = counts(len(RAILWAYS), 99, "Sabotage markers on each Railway")
    resistance: int = number(2, TRACK, "Resistance")
    resources: int = number(0, TRACK, "Japanese Resources")
    zipper: int = number(0, len(ZIPPER) - 1, "the Operation Zipper Track", names=ZIPPER)
    zipper_caches: int = bits(len(ZIPPER), "boxes of the Zipper Track with a Supply Cache", names=ZIPPER)
    burma_troops: int = number(0, 3, "Troops on the card Burma Theater")
    davis_force: int = number(0, 1, "Force 136 on the card John Davis")
    lost_caches: int = number(0, 5, "Supply Caches out of the game")
    lost_kempeitai: int = number(0, 3, "Kempeitai out of the game")

    # Kept by the verbs, so that legality is set algebra.
    with_mpaja_underground: int
    with_mpaja_active: int
    with_caches: int
    with_non_mpaja_underground: int
    with_non_mpaja_active: int
    with_force_136: int
    with_kempeitai: int
    cube_majority: int = bits(SPACE_COUNT, "spaces with more cubes than Guerrillas", derived=True)
    guerrilla_majority: int = bits(SPACE_COUNT, "spaces with more Guerrillas than cubes", derived=True)
    parameters: Parameters = shared(Parameters(), "what Capabilities change (capabilities.py)")
