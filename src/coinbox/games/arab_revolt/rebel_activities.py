"""Rebel Special Activities (4.3)."""

from __future__ import annotations

from coinbox.coin.capabilities import tell_capability
from coinbox.coin.forces import (
    ACTIVE,
    BASE,
    GUERRILLAS,
    UNDERGROUND,
    activate,
    announce,
    base_spaces,
    guerrillas,
    guerrillas_in,
    move,
)
from coinbox.coin.operation import Activity
from coinbox.coin.questions import can_place
from coinbox.coin.raiding import Raiding
from coinbox.coin.sections import rule
from coinbox.games.arab_revolt.menu import MENU
from coinbox.games.arab_revolt.questions import MOVES, QUESTIONS, place_each
from coinbox.games.arab_revolt.rebel_operations import crosses_forts
from coinbox.games.arab_revolt.state import ArabRevolt
from coinbox.games.arab_revolt.verbs import (
    AGAINST_BASES,
    end_step,
    irregulars_in,
    roll_against_bases,
    shift_unity,
    with_any_irregulars,
)
from coinbox.games.arab_revolt.vocabulary import (
    ADJACENT,
    AMBUSH,
    COORDINATE,
    DISTRICTS,
    FOREIGN,
    MOBILIZE,
    PALESTINE,
    RAID,
    RAILWAYS,
    REBELS,
    SABOTAGE,
    neighbours,
)
from coinbox.kernel.bits import bit_set, members
from coinbox.kernel.decision import Prompt, Steps
from coinbox.kernel.fields import named

MOBILIZE_SPACE = Prompt("mobilize-space", "4.3.1")
MOBILIZE_GUERRILLA = Prompt("mobilize-guerrilla", "4.3.1")
COORDINATE_ROLL = Prompt("coordinate-roll", "4.3.2", AGAINST_BASES)
RAID_SPACE = Prompt("raid-space", "4.3.3")
RAID_MOVE = Prompt("raid-move", "4.3.3")


# -- Mobilize ------------------------------------------------------------------------------------------------------


def following(s: ArabRevolt) -> int:
    """Districts with more Guerrillas than Irregulars."""
    spaces = DISTRICTS & guerrillas(s)
    contested = members[spaces & with_any_irregulars(s)]
    outnumbered = bit_set(i for i in contested if guerrillas_in(s, i) <= irregulars_in(s, i))
    return spaces & ~named(s, "outnumbered", outnumbered)


@rule("4.3.1", "1.3.7")
def mobilize_bases(s: ArabRevolt) -> int:
    """Where Mobilize may place a Base: such Districts and the Foreign Countries in play, within stacking (R-A12)."""
    return base_spaces(s, (DISTRICTS | FOREIGN) & (following(s) | s.abroad)) if can_place(s, REBELS, BASE) else 0


def mobilize_spaces(s: ArabRevolt) -> int:
    """Where a Mobilize would place anything."""
    return mobilize_bases(s) | (s.opposition if can_place(s, REBELS, UNDERGROUND) else 0)


@rule("4.3.1")
def mobilize(s: ArabRevolt, *, recruits: int | None = None, optional: bool = False) -> Steps[None]:
    """Bases in up to two spaces, then a Guerrilla in each space at Opposition, or in these `recruits` (R-A12)."""
    if not optional:
        announce(s, REBELS, "mobilize")
    yield from place_each(s, REBELS, MOBILIZE_SPACE, BASE, mobilize_bases, up_to=2)
    spaces = s.opposition if recruits is None else recruits
    yield from place_each(s, REBELS, MOBILIZE_GUERRILLA, UNDERGROUND, spaces, up_to=spaces.bit_count())


# -- Coordinate ----------------------------------------------------------------------------------------------------


def coordinate_spaces(s: ArabRevolt) -> int:
    """Coordinate takes place nowhere in particular."""
    return PALESTINE


@rule("4.3.2", "6.6.1")
def coordinate(s: ArabRevolt) -> Steps[None]:
    """One space more for the Operation, and a roll for the Unity Track (R-A16)."""
    announce(s, REBELS, "coordinate")
    if (yield from roll_against_bases(s, REBELS, COORDINATE_ROLL)):
        shift_unity(s, 1, "roll")


# -- Raid ----------------------------------------------------------------------------------------------------------


def camps(s: ArabRevolt) -> int:
    """Spaces with a Base and Guerrillas."""
    return s.with_bases & guerrillas(s)


def reach(s: ArabRevolt, origins: int) -> int:
    """Spaces of Palestine next to these; with A15 no Railways next to a Curfew."""
    spaces = PALESTINE & named(s, "next_to_raiders", neighbours(int(origins)))
    if s.parameters.raid_shuns_curfews:
        spaces = spaces & ~named(s, "shunned_railways", RAILWAYS & neighbours(int(s.curfews)), "A15")
    return spaces


def arrive(s: ArabRevolt, option: int) -> int:
    """A Guerrilla moves in; with A28 one that comes from abroad is seen. Returns in which state it is there."""
    piece, origin, space = MOVES[option]
    move(s, piece, origin, space)
    if piece == UNDERGROUND and crosses_forts(s, origin):
        tell_capability(s, "A28")
        activate(s, space, 1)
        piece = ACTIVE
    end_step(s)
    return piece


def hidden_raids(s: ArabRevolt) -> int:
    """Where a Raid can bring an Underground Guerrilla."""
    return reach(s, s.with_bases & s.with_underground & ~(FOREIGN if s.parameters.forts else 0))


def strike(s: ArabRevolt, space: int) -> Steps[int | None]:
    """A Limited Sabotage or Ambush in the space, if wanted."""
    struck = yield from MENU.free_limited_operation(
        s, REBELS, (SABOTAGE, AMBUSH), allowed=1 << space, may=True, rule="4.3.3"
    )
    return UNDERGROUND if struck else None


RAIDERS: Raiding[ArabRevolt] = Raiding(
    REBELS, GUERRILLAS, ADJACENT, QUESTIONS, camps, reach, arrive, strike, RAID_SPACE, RAID_MOVE
)


@rule("4.3.3")
def raid(s: ArabRevolt) -> Steps[None]:
    """Raid in up to two spaces (A8 unshaded: in one) from Bases (R-A16)."""
    announce(s, REBELS, "raid")
    return RAIDERS.run(s, s.parameters.raid_spaces)


MOBILIZING: Activity[ArabRevolt] = Activity(MOBILIZE, "4.3.1", mobilize_spaces, mobilize, takes=1)
COORDINATING: Activity[ArabRevolt] = Activity(COORDINATE, "4.3.2", coordinate_spaces, coordinate, takes=0, adds=1)
RAIDING: Activity[ArabRevolt] = Activity(RAID, "4.3.3", RAIDERS.spaces, raid, takes=1, risks=camps)
