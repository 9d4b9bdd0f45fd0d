"""The state of Arab Revolt: one table of fields."""

from __future__ import annotations

from typing import NamedTuple

from coinbox.coin.forces import BRITISH, INSURGENT, TRACK, Insurgents
from coinbox.coin.sequence import SECOND
from coinbox.coin.will import WillState, outcomes
from coinbox.games.arab_revolt.vocabulary import (
    ADJACENT,
    CARD_IDS,
    CHITS,
    FACTIONS,
    FOREIGN,
    PIECES,
    PUNISHMENTS,
    RAILWAYS,
    REBELS,
    SPACE_COUNT,
    SPACES,
    TOTAL,
    words,
)
from coinbox.kernel.fields import bits, counts, ids, number, shared, state

MANDATORY, CHIT, HOLDING = range(SECOND + 1, SECOND + 4)
STAGES = (
    *("reveal", "first", "second", "mandatory", "chit", "hold", "assistance", "divide", "mobilize"),
    *("redeploy", "rebels_redeploy", "reset", "over"),
)
OVER = len(STAGES) - 1
UNITY = ("decentralized", "low", "middle", "high", "centralized")
"""The spaces of the Unity Track from left to right (6.6)."""
DECENTRALIZED, CENTRALIZED = 0, 4
UNITY_VALUES = (2, 1, 1, 1, 0)
OUTCOMES = outcomes(FACTIONS)


class Parameters(NamedTuple):
    """The numbers in the rules that Capabilities patch; the defaults are the booklet's."""

    detain_extra: int = 0
    """Guerrillas that Detain takes besides the first where there is a Curfew (A1)."""
    detain_spreads: int = 0
    """Detain in a space at Opposition lets the Rebels add Opposition next to it (A1)."""
    base_rolls: int = 0
    """What is added to rolls against the number of Bases (A2)."""
    raid_spaces: int = 2
    """Spaces that Raid may select (A8)."""
    ambush_relocates: int = 0
    """Ambush in a District may send a Troop to a City (A8)."""
    raid_shuns_curfews: int = 0
    """Raid may not select Railways next to a Curfew (A15)."""
    fine_recruits: int = 0
    """Fine replaces each Sabotage marker with a Guerrilla (A15)."""
    punish_chooses: int = 0
    """Punish chooses its chit instead of drawing (A18)."""
    sweep_mobilizes: int = 0
    """Each space of a Sweep brings the Mobilization effect of a drawn chit (A18)."""
    detain_bases: int = 0
    """Detain may take a Base instead of a Guerrilla in one space (A27)."""
    courts: int = 0
    """Opposition costs Political Will in every Propaganda Round (A27)."""
    forts: int = 0
    """Guerrillas that come from abroad become Active (A28)."""


@state
class ArabRevolt(WillState):
    """Everything on and beside the board."""

    FACTIONS = FACTIONS
    SPACES = SPACES
    ADJACENT = ADJACENT
    PIECES = PIECES
    ROWS = (*Insurgents.ROWS, "irregulars", "active_irregulars")
    SETS = (*Insurgents.SETS, "with_irregulars", "with_active_irregulars")
    OWNER = (*Insurgents.OWNER, BRITISH, BRITISH)
    TYPE = (*Insurgents.TYPE, 4, 4)
    TYPES = (*Insurgents.TYPES, "irregular")
    TOTAL = TOTAL
    CLOSED = (FOREIGN, FOREIGN, 0, 0, RAILWAYS, FOREIGN, FOREIGN)
    SETTLED = ("british_majority", "rebel_majority")
    FIRST_ELIGIBLE = REBELS
    STAGES = STAGES
    OVER = OVER
    OUTCOMES = OUTCOMES
    TRACKS = ("political_will",)
    CARDS = CARD_IDS
    VOCABULARY = words

    irregulars: list[int]
    active_irregulars: list[int]
    sabotage: list[int] = counts(SPACE_COUNT, 99, "Sabotage markers on Railways")
    opposition: int = bits(SPACE_COUNT, "spaces at Opposition")
    curfews: int = bits(SPACE_COUNT, "spaces with a Curfew")
    out_of_play: int = number(5, 15, "Troops Out of Play")
    prison_guerrillas: int = number(0, 15, "Guerrillas in Prison")
    prison_bases: int = number(0, 5, "Bases in Prison")
    fort_police: int = number(0, 3, "Police on the card Tegart Forts")
    arab_kings: int = number(0, 1, "Transjordan and Egypt", names=("out_of_play", "in_play"))
    political_will: int = number(18, TRACK, "British Political Will")
    unity: int = number(2, CENTRALIZED, "the Unity Track", names=UNITY)
    operations_pool: list[int] = ids(CHITS, "Operations chits in the pool, in order of value")
    operations_held: list[int] = ids(CHITS, "Operations chits that the Rebels hold")
    chit: int = number(0, 3, "the value of the Operations chit that is being played; 0: none")
    punishments_pool: list[int] = ids(PUNISHMENTS, "Punishment chits in the pool, in the order of their kinds")
    punishments_held: list[int] = ids(PUNISHMENTS, "Punishment chits that the British hold")

    # Kept by the verbs, so that legality is set algebra.
    with_irregulars: int
    with_active_irregulars: int
    british_majority: int = bits(SPACE_COUNT, "spaces with more British than Rebel pieces", derived=True)
    rebel_majority: int = bits(SPACE_COUNT, "spaces with more Rebel than British pieces", derived=True)
    abroad: int = bits(SPACE_COUNT, "Foreign Countries in play", derived=True)
    parameters: Parameters = shared(Parameters(), "what Capabilities change (capabilities.py)")


assert (BRITISH, INSURGENT) == (0, REBELS)
