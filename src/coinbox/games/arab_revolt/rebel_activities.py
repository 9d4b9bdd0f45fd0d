"""Rebel Special Activities (4.3)."""

from __future__ import annotations

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
from coinbox.coin.operation import Activity, Operation
from coinbox.coin.questions import can_place
from coinbox.coin.raiding import Raiding
from coinbox.coin.sections import rule
from coinbox.games.arab_revolt.menu import MENU, can_go_on, neighbours, sources
from coinbox.games.arab_revolt.questions import MOVES, QUESTIONS, pick, place_for
from coinbox.games.arab_revolt.rebel_operations import crosses_forts, mark
from coinbox.games.arab_revolt.state import ArabRevolt
from coinbox.games.arab_revolt.verbs import (
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
    MARCH,
    MOBILIZE,
    PALESTINE,
    RAID,
    RAILWAYS,
    RALLY,
    REBELS,
    SABOTAGE,
    SETTLED,
)
from coinbox.kernel.bits import bit_set, members
from coinbox.kernel.decision import Prompt, Steps

Op = Operation[ArabRevolt]

MOBILIZE_SPACE = Prompt("mobilize-space", "4.3.1")
MOBILIZE_GUERRILLA = Prompt("mobilize-guerrilla", "4.3.1")
COORDINATE_ROLL = Prompt("coordinate-roll", "4.3.2")
RAID_SPACE = Prompt("raid-space", "4.3.3")
RAID_MOVE = Prompt("raid-move", "4.3.3")


# -- Mobilize ------------------------------------------------------------------------------------------------------


def following(s: ArabRevolt) -> int:
    """Districts with more Guerrillas than Irregulars."""
    spaces = DISTRICTS & guerrillas(s)
    return spaces & bit_set(i for i in members[spaces] if guerrillas_in(s, i) > irregulars_in(s, i))


@rule("4.3.1", "1.3.7")
def mobilize_bases(s: ArabRevolt) -> int:
    """Where Mobilize may place a Base: such Districts and the Foreign Countries in play, within stacking (R-A12)."""
    return base_spaces(s, following(s) | s.abroad) if can_place(s, REBELS, BASE) else 0


def mobilize_spaces(s: ArabRevolt, op: Op) -> int:
    """Where a Mobilize would place anything; before an Operation without a space, what brings it one (R-C6)."""
    recruits = s.opposition if can_place(s, REBELS, UNDERGROUND) else 0
    if can_go_on(s, op):
        return mobilize_bases(s) | recruits
    return recruits if op.kind == MARCH else mobilize_bases(s) & FOREIGN


@rule("4.3.1")
def mobilize(
    s: ArabRevolt, op: Op | None = None, *, recruits: int | None = None, optional: bool = False
) -> Steps[None]:
    """Bases in up to two spaces, then a Guerrilla in each space at Opposition, or in these `recruits` (R-A12).

    Before an Operation that could not begin, the piece that it needs must be placed.
    """
    if not optional:
        announce(s, REBELS, "mobilize")
    must = not can_go_on(s, op)
    used = 0
    for _ in range(2):
        bound = must and not used and op is not None and op.kind == RALLY
        spaces = mobilize_bases(s) & (FOREIGN if bound else -1)
        space = yield from pick(REBELS, MOBILIZE_SPACE, spaces & ~used, optional=not bound)
        if space is None:
            break
        used |= 1 << space
        yield from place_for(s, REBELS, BASE, space, sources=sources(s, op, BASE, space), must=bound)
        end_step(s)
    spaces = s.opposition if recruits is None else recruits
    while spaces and can_place(s, REBELS, UNDERGROUND):
        bound = must and op is not None and op.kind == MARCH and not guerrillas(s)
        space = yield from pick(REBELS, MOBILIZE_GUERRILLA, spaces, optional=not bound)
        if space is None:
            break
        spaces &= ~(1 << space)
        yield from place_for(s, REBELS, UNDERGROUND, space, sources=sources(s, op, UNDERGROUND, space))
        end_step(s)


# -- Coordinate ----------------------------------------------------------------------------------------------------


def coordinate_spaces(s: ArabRevolt, op: Op) -> int:
    """Coordinate takes place nowhere in particular."""
    return PALESTINE if can_go_on(s, op) else 0


@rule("4.3.2", "6.6.1")
def coordinate(s: ArabRevolt, op: Op) -> Steps[None]:
    """One space more for the Operation, and a roll for the Unity Track (R-A16)."""
    announce(s, REBELS, "coordinate")
    op.spaces_left += 1
    if (yield from roll_against_bases(s, COORDINATE_ROLL)):
        shift_unity(s, 1)


# -- Raid ----------------------------------------------------------------------------------------------------------


def camps(s: ArabRevolt) -> int:
    """Spaces with a Base and Guerrillas."""
    return s.with_bases & guerrillas(s)


def reach(s: ArabRevolt, origins: int) -> int:
    """Spaces of Palestine next to these; with A15 no Railways next to a Curfew."""
    spaces = PALESTINE & neighbours(int(origins))
    if s.parameters.raid_shuns_curfews:
        spaces = spaces & ~(RAILWAYS & neighbours(int(s.curfews)))
    return spaces


def arrive(s: ArabRevolt, option: int) -> int:
    """A Guerrilla moves in; with A28 one that comes from abroad is seen. Returns in which state it is there."""
    piece, origin, space = MOVES[option]
    move(s, piece, origin, space)
    if piece == UNDERGROUND and crosses_forts(s, origin):
        activate(s, space, 1)
        piece = ACTIVE
    end_step(s)
    return piece


def opening(s: ArabRevolt, kind: int) -> int:
    """Where the arrival of one Guerrilla could give an Operation of this kind its first space."""
    if kind == RALLY:
        return SETTLED & ~s.curfews
    if not s.with_bases & s.with_underground:
        return 0
    return PALESTINE if kind == SABOTAGE else s.with_police | with_any_irregulars(s)


def strike(s: ArabRevolt, op: Op | None, space: int) -> Steps[int | None]:
    """A Limited Sabotage or Ambush in the space, if wanted."""
    kinds = [kind for kind in (SABOTAGE, AMBUSH) if spares(s, op, kind, space)]
    struck = yield from MENU.free_limited_operation(s, REBELS, kinds, allowed=1 << space, may=True)
    return UNDERGROUND if struck else None


def spares(s: ArabRevolt, op: Op | None, kind: int, space: int) -> bool:
    """Whether a Limited Operation in a space leaves one for the Operation to come (R-C6)."""
    if op is None or op.selected or op.kind == RALLY or not s.underground[space]:
        return True
    trial = s.copy()
    activate(trial, space, 1)
    if kind == SABOTAGE:
        mark(trial, space)
    elif s.police[space] + irregulars_in(s, space) == 1:
        trial.with_police &= ~(1 << space)
        trial.with_irregulars &= ~(1 << space)
        trial.with_active_irregulars &= ~(1 << space)
    return MENU.first_spaces(trial, op) != 0


RAIDERS: Raiding[ArabRevolt] = Raiding(
    REBELS, GUERRILLAS, ADJACENT, MENU, QUESTIONS, camps, reach, arrive, opening, strike, RAID_SPACE, RAID_MOVE
)


def raid_spaces(s: ArabRevolt, op: Op | None = None) -> int:
    """Where a Raid may begin."""
    return RAIDERS.spaces(s, op)


@rule("4.3.3")
def raid(s: ArabRevolt, op: Op | None = None) -> Steps[None]:
    """Raid in up to two spaces (A8 unshaded: in one) from Bases (R-A16)."""
    announce(s, REBELS, "raid")
    return RAIDERS.run(s, op, s.parameters.raid_spaces)


MOBILIZING: Activity[ArabRevolt] = Activity(MOBILIZE, "4.3.1", mobilize_spaces, mobilize, enables=True)
COORDINATING: Activity[ArabRevolt] = Activity(COORDINATE, "4.3.2", coordinate_spaces, coordinate)
RAIDING: Activity[ArabRevolt] = Activity(RAID, "4.3.3", raid_spaces, raid, enables=True)
