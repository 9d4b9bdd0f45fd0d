"""Rebel Operations (3.3), in spaces up to the value of the Operations chit."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from coinbox.coin.capabilities import tell_capability
from coinbox.coin.forces import (
    ACTIVE,
    GUERRILLAS,
    POLICE,
    TROOP,
    UNDERGROUND,
    activate,
    count,
    guerrillas,
    insurgents,
    move,
    remove,
)
from coinbox.coin.menu import SPECIAL_OR_DONE
from coinbox.coin.operation import Operation
from coinbox.coin.questions import Move, can_place, groups
from coinbox.coin.sections import rule
from coinbox.coin.will import change_will
from coinbox.games.arab_revolt.questions import MOVES, move_pieces, pick, pick_piece, place_for
from coinbox.games.arab_revolt.state import ArabRevolt
from coinbox.games.arab_revolt.verbs import add_opposition, add_sabotage, british_in, end_step, with_any_irregulars
from coinbox.games.arab_revolt.vocabulary import (
    ADJACENT,
    CITIES,
    DISTRICTS,
    DONE,
    FOREIGN,
    IRREGULARS,
    OFF_RAILWAYS,
    PALESTINE,
    PIECE_OPTIONS,
    PLACE_GUERRILLA,
    RAILWAYS,
    REBELS,
)
from coinbox.kernel.decision import Prompt, Steps, about
from coinbox.kernel.fields import named

Op = Operation[ArabRevolt]
Marched = Mapping[tuple[int, int], int]
"""(piece, space) -> how many of them in that space came there in this March."""
NO_MARCH: Marched = MappingProxyType({})
OUTRAGE_AT = 3
"""Pieces that an Ambush must remove to cost Political Will."""

RALLY_SPACE = Prompt("rally-space", "3.3.1")
RALLY_MANY = Prompt("rally-many", "3.3.1")
RALLY_OPPOSITION = Prompt("rally-opposition", "3.3.1")
MARCH_ORIGIN = Prompt("march-origin", "3.3.2")
MARCH_MOVE = Prompt("march-move", "3.3.2")
SABOTAGE_SPACE = Prompt("sabotage-space", "3.3.3")
AMBUSH_SPACE = Prompt("ambush-space", "3.3.4")
AMBUSH_PIECE = Prompt("ambush-piece", "3.3.4")
AMBUSH_TROOP = Prompt("ambush-troop", "A8")


# -- Rally ---------------------------------------------------------------------------------------------------------


def rally_spaces(s: ArabRevolt) -> int:
    """Spaces off the Railways with Rebel pieces or Opposition, and without a Curfew."""
    return OFF_RAILWAYS & ~s.curfews & (insurgents(s) | s.opposition)


@rule("3.3.1")
def rally(s: ArabRevolt, op: Op) -> Steps[None]:
    """Place Guerrillas, then Opposition in one District."""
    while (space := (yield from op.select(s, RALLY_SPACE, rally_spaces, 0))) is not None:
        yield from rally_in(s, space)
    spaces = op.chosen(s) & DISTRICTS & s.with_bases & s.rebel_majority & ~s.opposition
    space = yield from pick(REBELS, RALLY_OPPOSITION, spaces, optional=True)
    if space is not None:
        add_opposition(s, space)
        op.went_on()
    yield from op.boundary(s, SPECIAL_OR_DONE)


@rule("3.3.1")
def rally_in(s: ArabRevolt, space: int) -> Steps[None]:
    """One Guerrilla; where there is a Base up to two."""
    if s.bases[space]:
        for left in (2, 1):
            if not can_place(s, REBELS, UNDERGROUND):
                break
            choice = yield REBELS, RALLY_MANY, (PLACE_GUERRILLA, DONE), about(space=space, number=left)
            if choice == DONE or not (yield from place_for(s, REBELS, UNDERGROUND, space)):
                break
    else:
        yield from place_for(s, REBELS, UNDERGROUND, space)
    end_step(s)


# -- March ---------------------------------------------------------------------------------------------------------


def march_origins(s: ArabRevolt, marched: Marched = NO_MARCH) -> int:
    """Spaces with Guerrillas that have not marched."""
    spent = 0
    for _, space in marched:
        if not unmarched(s, UNDERGROUND, space, marched) and not unmarched(s, ACTIVE, space, marched):
            spent |= 1 << space
    return guerrillas(s) & ~named(s, "marched", spent) if spent else guerrillas(s)


def unmarched(s: ArabRevolt, piece: int, space: int, marched: Marched) -> int:
    """How many of these Guerrillas may leave a space: no piece moves twice in one Operation (R-C8).

    Those that a Special Activity has placed there since have not marched; those that it took away had not, as far as
    there were any.
    """
    return max(0, count(s, piece, space) - marched.get((piece, space), 0))


@rule("3.3.2", "1.3.7")
def march(s: ArabRevolt, op: Op) -> Steps[None]:
    """Guerrillas leave one origin after the other; those of each that are seen become Active at once (R-C7, R-A6)."""
    marched: dict[tuple[int, int], int] = {}
    while (origin := (yield from op.select(s, MARCH_ORIGIN, lambda s: march_origins(s, marched), 0))) is not None:
        yield from march_from(s, op, origin, marched)
    yield from op.boundary(s, SPECIAL_OR_DONE)


@rule("3.3.2", "1.3.7")
def march_from(s: ArabRevolt, op: Op, origin: int, marched: dict[tuple[int, int], int]) -> Steps[None]:
    """At least one Guerrilla goes from an origin to adjacent spaces in play: moves and Activation are one step."""
    reach = [0] * len(ADJACENT)
    reach[origin] = ADJACENT[origin] & int(PALESTINE | s.abroad)
    leaving = {(piece, origin): unmarched(s, piece, origin, marched) for piece in GUERRILLAS}
    detail = about(reach[origin], op, origin)
    moved = yield from move_pieces(s, REBELS, MARCH_MOVE, leaving, reach, detail, stop=False)
    for piece, _, space in moved:
        marched[piece, space] = marched.get((piece, space), 0) + 1
    for (space, cause), number in march_exposed(s, moved).items():
        activate(s, space, number, cause)
        marched[UNDERGROUND, space] -= number
        marched[ACTIVE, space] = marched.get((ACTIVE, space), 0) + number
    end_step(s)


@rule("3.3.2", "1.3.4", "1.12")
def march_exposed(s: ArabRevolt, moved: list[Move]) -> dict[tuple[int, str], int]:
    """(Destination, cause) -> Underground Guerrillas that the March sets Active, judged per pair of spaces (R-A6).

    With A28 all that come from abroad are.
    """
    together = groups(moved)
    watched = RAILWAYS | s.curfews
    exposed: dict[tuple[int, str], int] = {}
    for piece, origin, space in moved:
        if piece != UNDERGROUND:
            continue
        if crosses_forts(s, origin):
            cause = "forts"
        elif watched >> space & 1 and together[origin, space] + british_in(s, space) > 3:
            cause = "seen-on-railway" if RAILWAYS >> space & 1 else "seen-at-curfew"
        else:
            continue
        exposed[space, cause] = exposed.get((space, cause), 0) + 1
    return exposed


def crosses_forts(s: ArabRevolt, origin: int) -> bool:
    """Whether a Guerrilla that leaves this space must become Active for A28."""
    return bool(s.parameters.forts and FOREIGN >> origin & 1)


# -- Sabotage ------------------------------------------------------------------------------------------------------


def sabotage_spaces(s: ArabRevolt) -> int:
    """Spaces in Palestine with an Underground Guerrilla (R-A7)."""
    return PALESTINE & s.with_underground


@rule("3.3.3")
def sabotage(s: ArabRevolt, op: Op) -> Steps[None]:
    """Markers on Railways, Opposition elsewhere."""
    while (space := (yield from op.select(s, SABOTAGE_SPACE, sabotage_spaces, 0))) is not None:
        activate(s, space, 1)
        mark(s, space)
    yield from op.boundary(s, SPECIAL_OR_DONE)


@rule("3.3.3", "1.9")
def mark(s: ArabRevolt, space: int) -> None:
    """What Sabotage leaves behind."""
    if RAILWAYS >> space & 1:
        add_sabotage(s, space)
    else:
        add_opposition(s, space)


# -- Ambush --------------------------------------------------------------------------------------------------------


def ambush_targets(s: ArabRevolt) -> int:
    """Spaces with Police or Irregulars."""
    return s.with_police | with_any_irregulars(s)


def ambush_spaces(s: ArabRevolt) -> int:
    """Such spaces with an Underground Guerrilla."""
    return s.with_underground & ambush_targets(s)


@rule("3.3.4", "7.2")
def ambush(s: ArabRevolt, op: Op) -> Steps[None]:
    """Remove Police and Irregulars; three of them cost Political Will (R-A8)."""
    removed = 0
    while (space := (yield from op.select(s, AMBUSH_SPACE, ambush_spaces, 0))) is not None:
        yield from ambush_in(s, space)
        removed += 1
    if removed >= OUTRAGE_AT:
        change_will(s, -1, "ambushes")
    yield from op.boundary(s, SPECIAL_OR_DONE)


@rule("3.3.4")
def ambush_in(s: ArabRevolt, space: int) -> Steps[None]:
    """A Guerrilla shows itself and removes one piece; with A8 a Troop of a District may be sent to a City."""
    activate(s, space, 1)
    chosen = yield from pick_piece(REBELS, AMBUSH_PIECE, s, (POLICE, *IRREGULARS), 1 << space)
    if chosen is not None:
        remove(s, *chosen)
    if s.parameters.ambush_relocates and DISTRICTS >> space & 1 and s.troops[space]:
        choice = yield (
            REBELS,
            AMBUSH_TROOP,
            (*PIECE_OPTIONS[TROOP].moves[space][CITIES], DONE),
            about(CITIES, space=space),
        )
        if choice != DONE:
            tell_capability(s, "A8")
            move(s, *MOVES[choice])
    end_step(s)
