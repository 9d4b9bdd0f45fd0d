"""Troops, Police, Guerrillas and Bases on a map: what stands where, and the only functions that change it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from coinbox.coin.sections import rule
from coinbox.kernel.bits import bit_set, members
from coinbox.kernel.fields import State, fields_of
from coinbox.kernel.rules import Plain

BRITISH, INSURGENT = 0, 1
"""The two factions, in the order of every table."""
TROOP, POLICE, UNDERGROUND, ACTIVE, BASE = range(5)
PIECES = ("troop", "police", "underground", "active", "base")
TYPE = (0, 1, 2, 2, 3)
"""Piece -> its type; Guerrillas are one type in two states."""
TYPES = ("troop", "police", "guerrilla", "base")
GUERRILLAS = (UNDERGROUND, ACTIVE)
OWNER = (BRITISH, BRITISH, INSURGENT, INSURGENT, INSURGENT)
"""Piece -> whose it is."""
TRACK = 20
"""The end of the edge track."""


class Forces(State):
    """What the states of such games have in common; each game declares the fields itself, in one table."""

    if not TYPE_CHECKING:  # the fields are slots of the class that declares them
        __slots__ = ()

    FACTIONS: ClassVar[tuple[str, str]]
    SPACES: ClassVar[tuple[str, ...]]
    TOTAL: ClassVar[tuple[int, ...]]
    """How many pieces of each type there are."""
    CONTROLLABLE: ClassVar[int]
    """Spaces that can be Controlled."""
    NO_BASES: ClassVar[int] = 0
    """Spaces closed to Bases."""
    NO_CUBES: ClassVar[int] = 0
    """Spaces closed to the British."""
    SABOTAGE: ClassVar[int] = 0
    """Spaces whose Terror markers are Sabotage markers."""

    troops: list[int]
    police: list[int]
    underground: list[int]
    active: list[int]
    bases: list[int]
    terror: list[int]
    political_will: int
    british_control: int
    insurgent_control: int
    with_troops: int
    with_police: int
    with_underground: int
    with_active: int
    with_bases: int
    unsettled: int
    available: list[int]


# -- what stands where ---------------------------------------------------------------------------------------------


def cubes(s: Forces) -> int:
    """Spaces with British cubes."""
    return s.with_troops | s.with_police


def guerrillas(s: Forces) -> int:
    """Spaces with Guerrillas of either state."""
    return s.with_underground | s.with_active


def insurgents(s: Forces) -> int:
    """Spaces with any piece of the insurgents."""
    return s.with_underground | s.with_active | s.with_bases


def cubes_in(s: Forces, space: int) -> int:
    return s.troops[space] + s.police[space]


def guerrillas_in(s: Forces, space: int) -> int:
    return s.underground[space] + s.active[space]


def count(s: Forces, piece: int, space: int) -> int:
    return row_of(s, piece)[space]


@rule("1.4")
def row_of(s: Forces, piece: int) -> list[int]:
    """How many of a piece stand in each space."""
    if piece == TROOP:
        return s.troops
    if piece == POLICE:
        return s.police
    if piece == UNDERGROUND:
        return s.underground
    return s.active if piece == ACTIVE else s.bases


def where(s: Forces, piece: int) -> int:
    """Spaces with this piece."""
    if piece == TROOP:
        return s.with_troops
    if piece == POLICE:
        return s.with_police
    if piece == UNDERGROUND:
        return s.with_underground
    return s.with_active if piece == ACTIVE else s.with_bases


def announce(s: Forces, faction: int, action: str) -> None:
    """Tell the listener what a faction is about to do."""
    if s.log is not None:
        s.log("activity", faction=s.FACTIONS[faction], action=action)


# -- pieces --------------------------------------------------------------------------------------------------------


def put(s: Forces, piece: int, space: int) -> None:
    """Stand a piece in a space, wherever it comes from."""
    bit = 1 << space
    s.unsettled |= bit
    if piece == TROOP:
        s.troops[space] += 1
        s.with_troops |= bit
    elif piece == POLICE:
        s.police[space] += 1
        s.with_police |= bit
    elif piece == UNDERGROUND:
        s.underground[space] += 1
        s.with_underground |= bit
    elif piece == ACTIVE:
        s.active[space] += 1
        s.with_active |= bit
    else:
        s.bases[space] += 1
        s.with_bases |= bit


def _take(s: Forces, piece: int, space: int) -> None:
    bit = 1 << space
    s.unsettled |= bit
    row = row_of(s, piece)
    left = row[space] - 1
    if left < 0:
        raise ValueError(f"no {PIECES[piece]} in {s.SPACES[space]}")
    row[space] = left
    if left:
        return
    if piece == TROOP:
        s.with_troops &= ~bit
    elif piece == POLICE:
        s.with_police &= ~bit
    elif piece == UNDERGROUND:
        s.with_underground &= ~bit
    elif piece == ACTIVE:
        s.with_active &= ~bit
    else:
        s.with_bases &= ~bit


@rule("1.4.1", "1.4.3")
def place(s: Forces, piece: int, space: int) -> None:
    """Put an Available piece on the map; Guerrillas arrive Underground."""
    kind = TYPE[piece]
    if not s.available[kind] or not may_stand(s, piece, space):
        raise ValueError(f"{PIECES[piece]} cannot be placed in {s.SPACES[space]}")
    s.available[kind] -= 1
    put(s, piece, space)
    if s.log is not None:
        s.log("place", piece=TYPES[kind], space=s.SPACES[space])


@rule("1.4.1")
def remove(s: Forces, piece: int, space: int) -> None:
    """Return a piece from the map to Available."""
    _take(s, piece, space)
    s.available[TYPE[piece]] += 1
    if s.log is not None:
        s.log("remove", piece=PIECES[piece], space=s.SPACES[space])


def move(s: Forces, piece: int, origin: int, space: int) -> None:
    """Move a piece; it keeps its state (1.4.3)."""
    there = 1 << space
    if piece <= POLICE and s.NO_CUBES & there:
        raise ValueError(f"{PIECES[piece]} may not enter {s.SPACES[space]}")
    if piece == TROOP:
        row = s.troops
        s.with_troops = s.with_troops | there if row[origin] > 1 else (s.with_troops | there) & ~(1 << origin)
    elif piece == POLICE:
        row = s.police
        s.with_police = s.with_police | there if row[origin] > 1 else (s.with_police | there) & ~(1 << origin)
    elif piece == UNDERGROUND:
        row = s.underground
        kept = s.with_underground | there
        s.with_underground = kept if row[origin] > 1 else kept & ~(1 << origin)
    else:
        row = s.active
        s.with_active = s.with_active | there if row[origin] > 1 else (s.with_active | there) & ~(1 << origin)
    row[origin] -= 1
    row[space] += 1
    s.unsettled |= there | 1 << origin
    if s.log is not None:
        s.log("move", piece=PIECES[piece], origin=s.SPACES[origin], space=s.SPACES[space])


@rule("1.3.1", "1.4.2")
def may_stand(s: Forces, piece: int, space: int) -> bool:
    """Stacking: two Bases a space, and the spaces that the map closes to a kind of piece."""
    if piece == BASE:
        return s.bases[space] < 2 and not s.NO_BASES >> space & 1
    return piece > POLICE or not s.NO_CUBES >> space & 1


@rule("1.4.2")
def base_spaces(s: Forces, spaces: int) -> int:
    """Of these, the spaces that can take a Base."""
    return bit_set(i for i in members[spaces] if may_stand(s, BASE, i))


@rule("1.4.3")
def activate(s: Forces, space: int, most: int) -> int:
    """Flip up to so many Underground Guerrillas Active; returns how many."""
    flipped = s.underground[space]
    if flipped > most:
        flipped = most
    if flipped > 0:
        bit = 1 << space
        s.underground[space] -= flipped
        s.active[space] += flipped
        s.with_active |= bit
        if not s.underground[space]:
            s.with_underground &= ~bit
        if s.log is not None:
            s.log("activate", space=s.SPACES[space], n=flipped)
    return flipped


@rule("1.4.3")
def hide(s: Forces, space: int, most: int = 99) -> None:
    """Flip up to so many Active Guerrillas in a space Underground."""
    flipped = min(most, s.active[space])
    if flipped:
        bit = 1 << space
        s.underground[space] += flipped
        s.active[space] -= flipped
        s.with_underground |= bit
        if not s.active[space]:
            s.with_active &= ~bit
        if s.log is not None:
            s.log("hide", space=s.SPACES[space], n=flipped)


# -- Terror and Political Will ---------------------------------------------------------------------------------------


@rule("1.9")
def add_terror(s: Forces, space: int) -> None:
    """Place a Terror marker; on some maps a space of the economy takes a Sabotage marker instead."""
    s.terror[space] += 1
    if s.log is not None:
        s.log("add-sabotage" if s.SABOTAGE >> space & 1 else "add-terror", space=s.SPACES[space])


def remove_terror(s: Forces, space: int, number: int = 1) -> None:
    """Take Terror or Sabotage markers away."""
    taken = min(number, s.terror[space])
    if taken:
        s.terror[space] -= taken
        if s.log is not None:
            s.log("remove-sabotage" if s.SABOTAGE >> space & 1 else "remove-terror", space=s.SPACES[space], n=taken)


@rule("1.10")
def change_will(s: Forces, amount: int) -> None:
    """Move Political Will within 0 to 20."""
    before = s.political_will
    s.political_will = max(0, min(TRACK, before + amount))
    if s.log is not None and s.political_will != before:
        s.log("will", n=s.political_will - before, total=s.political_will)


# -- Control -------------------------------------------------------------------------------------------------------


def controller(s: Forces, space: int) -> int:
    """1 if the British outnumber the insurgents in a space, -1 for the reverse, else 0."""
    margin = cubes_in(s, space) - guerrillas_in(s, space) - s.bases[space]
    return (margin > 0) - (margin < 0)


@rule("1.7", "1.10")
def settle_control(s: Forces, population: Sequence[int]) -> None:
    """End a step: adjust Control, and Political Will by the sum of its changes (R-C1)."""
    will = 0
    for space in members[s.unsettled & s.CONTROLLABLE]:
        bit = 1 << space
        margin = s.troops[space] + s.police[space] - s.underground[space] - s.active[space] - s.bases[space]
        now = (margin > 0) - (margin < 0)
        before = (s.british_control >> space & 1) - (s.insurgent_control >> space & 1)
        if now == before:
            continue
        s.british_control = s.british_control | bit if now > 0 else s.british_control & ~bit
        s.insurgent_control = s.insurgent_control | bit if now < 0 else s.insurgent_control & ~bit
        will += ((before < 0) - (now < 0)) * population[space]
        if s.log is not None:
            s.log("control", space=s.SPACES[space], control=("none", *s.FACTIONS)[now])
    s.unsettled = 0
    if will:
        change_will(s, will)


# -- the whole board -------------------------------------------------------------------------------------------------


def derive_forces(s: Forces) -> None:
    """Work out what the functions above keep: sets of spaces, Control, Available."""
    s.with_troops, s.with_police, s.with_underground, s.with_active, s.with_bases = (
        bit_set(i for i, n in enumerate(row_of(s, piece)) if n) for piece in range(5)
    )
    on_map = (sum(s.troops), sum(s.police), sum(s.underground) + sum(s.active), sum(s.bases))
    s.available = [total - used for total, used in zip(s.TOTAL, on_map, strict=True)]
    s.british_control = bit_set(i for i in members[s.CONTROLLABLE] if controller(s, i) > 0)
    s.insurgent_control = bit_set(i for i in members[s.CONTROLLABLE] if controller(s, i) < 0)
    s.unsettled = 0


@rule("1.2")
def too_many_pieces(s: Forces) -> list[str]:
    """The types of which more are on the map than there are."""
    return [
        f"{-left} {kind} too many on the map (there are {total})"
        for left, kind, total in zip(s.available, TYPES, s.TOTAL, strict=True)
        if left < 0
    ]


def wrongly_kept(s: Forces, true: Forces) -> list[str]:
    """The derived fields that differ from those of a state derived anew; unsettled spaces await the end of a step."""
    found = []
    for field in fields_of(s):
        if field.derived and field.name not in ("unsettled", "british_control", "insurgent_control"):
            kept, right = getattr(s, field.name), getattr(true, field.name)
            if kept != right:
                found.append(f"{field.name} is {kept}, but should be {right}")
    for name in ("british_control", "insurgent_control"):
        if (getattr(s, name) ^ getattr(true, name)) & ~s.unsettled:
            found.append(f"{name} does not agree with the pieces (1.7)")
    return found


# -- what a table shows ------------------------------------------------------------------------------------------------


def pieces_in(s: Forces, space: int) -> dict[str, Plain]:
    """Piece -> how many of it stand in a space, without those of which there is none."""
    return {name: n for piece, name in enumerate(PIECES) if (n := row_of(s, piece)[space])}


def control_of(s: Forces, space: int) -> str:
    """The faction that Controls a space, or `none`."""
    if s.british_control >> space & 1:
        return s.FACTIONS[BRITISH]
    return s.FACTIONS[INSURGENT] if s.insurgent_control >> space & 1 else "none"
