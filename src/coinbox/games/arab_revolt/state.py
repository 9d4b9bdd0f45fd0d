"""The state of Arab Revolt: one table of fields."""

from __future__ import annotations

from typing import NamedTuple

from coinbox.coin.forces import BRITISH, INSURGENT, TRACK, Insurgents
from coinbox.coin.sequence import BOXES, REASONS, REVEAL, SECOND, UNDECIDED
from coinbox.coin.will import NOBODY, WillState, outcomes
from coinbox.games.arab_revolt.vocabulary import (
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
from coinbox.kernel.fields import bits, counts, ids, number, numbers, shared, state

MANDATORY, CHIT, HOLDING, ASSISTING, DIVIDING, MOBILIZING, WITHDRAWING, GATHERING, RESETTING, OVER = range(
    SECOND + 1, SECOND + 11
)
STAGES = (
    *("reveal", "first", "second", "mandatory", "chit", "hold", "assistance", "divide", "mobilize"),
    *("redeploy", "rebels_redeploy", "reset", "over"),
)
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
    PIECES = PIECES
    ROWS = (*Insurgents.ROWS, "irregulars", "active_irregulars")
    SETS = (*Insurgents.SETS, "with_irregulars", "with_active_irregulars")
    OWNER = (*Insurgents.OWNER, BRITISH, BRITISH)
    TYPE = (*Insurgents.TYPE, 4, 4)
    TYPES = (*Insurgents.TYPES, "irregular")
    TOTAL = TOTAL
    CLOSED = (FOREIGN, FOREIGN, 0, 0, RAILWAYS, FOREIGN, FOREIGN)
    SETTLED = ("british_majority", "rebel_majority")
    OVER = OVER

    troops: list[int] = counts(SPACE_COUNT, 15, "Troops in each space")
    police: list[int] = counts(SPACE_COUNT, 9, "Police in each space")
    underground: list[int] = counts(SPACE_COUNT, 15, "Underground Guerrillas in each space")
    active: list[int] = counts(SPACE_COUNT, 15, "Active Guerrillas in each space")
    bases: list[int] = counts(SPACE_COUNT, 2, "Bases in each space")
    irregulars: list[int] = counts(SPACE_COUNT, 6, "Underground Irregulars in each space")
    active_irregulars: list[int] = counts(SPACE_COUNT, 6, "Active Irregulars in each space")
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
    stage: int = number(REVEAL, OVER, "what comes next", names=STAGES)
    first: int = number(REBELS, 1, "who is First Eligible", names=FACTIONS)
    first_box: int = number(0, 3, "the box of the First Eligible on the Initiative Track", names=("none", *BOXES))
    second_box: int = number(0, 3, "the box of the Second Eligible", names=("none", *BOXES))
    played: list[int] = ids(CARD_IDS, "revealed cards in order; the last one is the current card")
    unshaded: int = bits(len(CARD_IDS), "Capabilities in force, unshaded", names=CARD_IDS)
    shaded: int = bits(len(CARD_IDS), "Capabilities in force, shaded", names=CARD_IDS)
    winner: int = number(NOBODY, 3, "how the game ended", names=OUTCOMES)
    reason: int = number(UNDECIDED, 2, "why the game ended", names=REASONS)

    # Kept by the verbs, so that legality is set algebra.
    with_troops: int = bits(SPACE_COUNT, "spaces with Troops", derived=True)
    with_police: int = bits(SPACE_COUNT, "spaces with Police", derived=True)
    with_underground: int = bits(SPACE_COUNT, "spaces with Underground Guerrillas", derived=True)
    with_active: int = bits(SPACE_COUNT, "spaces with Active Guerrillas", derived=True)
    with_bases: int = bits(SPACE_COUNT, "spaces with Bases", derived=True)
    with_irregulars: int = bits(SPACE_COUNT, "spaces with Underground Irregulars", derived=True)
    with_active_irregulars: int = bits(SPACE_COUNT, "spaces with Active Irregulars", derived=True)
    british_majority: int = bits(SPACE_COUNT, "spaces with more British than Rebel pieces", derived=True)
    rebel_majority: int = bits(SPACE_COUNT, "spaces with more Rebel than British pieces", derived=True)
    abroad: int = bits(SPACE_COUNT, "Foreign Countries in play", derived=True)
    unsettled: int = bits(SPACE_COUNT, "spaces whose pieces have changed in this step", derived=True)
    unseen: list[int] = numbers(len(words), "the options of Event cards that have not been revealed", derived=True)
    available: list[int] = counts(5, 15, "Available Troops, Police, Guerrillas, Bases, Irregulars", derived=True)
    parameters: Parameters = shared(Parameters(), "what Capabilities change (capabilities.py)")


assert (BRITISH, INSURGENT) == (0, REBELS)
