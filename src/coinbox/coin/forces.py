"""Wooden pieces on a map: what stands where, and the only functions that change it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from coinbox.coin.sections import rule
from coinbox.kernel.bits import bit_set, members
from coinbox.kernel.errors import Fault
from coinbox.kernel.fields import State, bits, counts, fields_of, named, together
from coinbox.kernel.rules import Plain

BRITISH, INSURGENT = 0, 1
"""The two factions, in the order of every table."""
TROOP, POLICE, UNDERGROUND, ACTIVE, BASE = range(5)
"""The pieces that all games have; a game with more of them lengthens the tables of its state."""
PIECES = ("troop", "police", "underground", "active", "base")
GUERRILLAS = (UNDERGROUND, ACTIVE)
TRACK = 20
"""The end of the edge track."""


class Forces(State):
    """What the states of all games say about pieces; each game declares the fields itself, in one table."""

    if not TYPE_CHECKING:  # the fields are slots of the class that declares them
        __slots__ = ()

    FACTIONS: ClassVar[tuple[str, str]]
    SPACES: ClassVar[tuple[str, ...]]
    ADJACENT: ClassVar[tuple[int, ...]]
    """Space -> the spaces next to it."""
    PIECES: ClassVar[tuple[str, ...]]
    ROWS: ClassVar[tuple[str, ...]]
    """Piece -> the field that counts it in each space."""
    SETS: ClassVar[tuple[str, ...]]
    """Piece -> the field with the spaces where it stands."""
    OWNER: ClassVar[tuple[int, ...]]
    """Piece -> whose it is."""
    TYPE: ClassVar[tuple[int, ...]]
    """Piece -> its type; Guerrillas are one type in two states."""
    TYPES: ClassVar[tuple[str, ...]]
    TOTAL: ClassVar[tuple[int, ...]]
    """How many pieces of each type there are."""
    CLOSED: ClassVar[tuple[int, ...]]
    """Piece -> the spaces that it may never enter."""
    STACK: ClassVar[int] = 2
    """How many Bases a space can take."""
    SETTLED: ClassVar[tuple[str, ...]] = ()
    """Derived sets that are put right at the end of a step only."""

    troops: list[int]
    police: list[int]
    with_troops: int
    with_police: int
    rows: tuple[list[int], ...]
    """Piece -> how many of it stand in each space."""
    unsettled: int
    """Spaces whose pieces have changed since the last step ended."""
    available: list[int]

    @classmethod
    def leading_fields(cls) -> dict[str, object]:
        """How many of each piece stand in each space, and what the functions below keep beside that."""
        size = len(cls.SPACES)
        most = [cls.STACK if piece == BASE else cls.TOTAL[kind] for piece, kind in enumerate(cls.TYPE)]
        rows = {row: counts(size, n, f"{row} in each space") for row, n in zip(cls.ROWS, most, strict=True)}
        sets = {held: bits(size, f"spaces {held}", derived=True) for held in cls.SETS}
        kept = {
            "rows": together(cls.ROWS, "the pieces in each space, by piece"),
            "unsettled": bits(size, "spaces whose pieces have changed in this step", derived=True),
            "available": counts(len(cls.TYPES), max(cls.TOTAL), "Available pieces by type", derived=True),
        }
        return {**super().leading_fields(), **rows, **sets, **kept}


class Insurgents(Forces):
    """A state in which one faction has Guerrillas of one type, and Bases."""

    if not TYPE_CHECKING:
        __slots__ = ()

    PIECES: ClassVar[tuple[str, ...]] = PIECES
    ROWS: ClassVar[tuple[str, ...]] = ("troops", "police", "underground", "active", "bases")
    SETS: ClassVar[tuple[str, ...]] = ("with_troops", "with_police", "with_underground", "with_active", "with_bases")
    OWNER: ClassVar[tuple[int, ...]] = (BRITISH, BRITISH, INSURGENT, INSURGENT, INSURGENT)
    TYPE: ClassVar[tuple[int, ...]] = (0, 1, 2, 2, 3)
    TYPES: ClassVar[tuple[str, ...]] = ("troop", "police", "guerrilla", "base")
    CLOSED: ClassVar[tuple[int, ...]] = (0, 0, 0, 0, 0)

    underground: list[int]
    active: list[int]
    bases: list[int]
    with_underground: int
    with_active: int
    with_bases: int


# -- what stands where ---------------------------------------------------------------------------------------------


def cubes(s: Forces) -> int:
    """Spaces with British cubes."""
    return s.with_troops | s.with_police


def guerrillas(s: Insurgents) -> int:
    """Spaces with Guerrillas of either state."""
    return s.with_underground | s.with_active


def insurgents(s: Insurgents) -> int:
    """Spaces with any piece of the insurgents."""
    return s.with_underground | s.with_active | s.with_bases


def cubes_in(s: Forces, space: int) -> int:
    return s.troops[space] + s.police[space]


def guerrillas_in(s: Insurgents, space: int) -> int:
    return s.underground[space] + s.active[space]


@rule("1.4")
def count(s: Forces, piece: int, space: int) -> int:
    """How many of a piece stand in a space."""
    return s.rows[piece][space]


def where(s: Forces, piece: int) -> int:
    """Spaces with this piece."""
    spaces: int = getattr(s, s.SETS[piece])
    return spaces


def announce(s: Forces, faction: int, action: str, space: int | None = None) -> None:
    """Tell the listener what a faction is about to do, and where, if that is settled."""
    if s.log is not None:
        s.log("activity", faction=s.FACTIONS[faction], action=action, space="" if space is None else s.SPACES[space])


def tell_space(s: Forces, space: int) -> None:
    """Tell the listener that a space was selected."""
    if s.log is not None:
        s.log("select", space=s.SPACES[space])


# -- pieces --------------------------------------------------------------------------------------------------------


def put(s: Forces, piece: int, space: int) -> None:
    """Stand a piece in a space, wherever it comes from."""
    bit = 1 << space
    s.unsettled |= bit
    s.rows[piece][space] += 1
    held = s.SETS[piece]
    setattr(s, held, getattr(s, held) | bit)


def take(s: Forces, piece: int, space: int) -> None:
    """Lift a piece from a space, wherever it goes."""
    row = s.rows[piece]
    left = row[space] - 1
    if left < 0:
        raise ValueError(f"no {s.PIECES[piece]} in {s.SPACES[space]}")
    row[space] = left
    bit = 1 << space
    s.unsettled |= bit
    if not left:
        held = s.SETS[piece]
        setattr(s, held, getattr(s, held) & ~bit)


@rule("1.4.1", "1.4.3")
def place(s: Forces, piece: int, space: int) -> None:
    """Put an Available piece on the map; Guerrillas arrive Underground."""
    kind = s.TYPE[piece]
    if not s.available[kind] or ((piece == BASE or s.CLOSED[piece]) and not may_stand(s, piece, space)):
        raise ValueError(f"{s.PIECES[piece]} cannot be placed in {s.SPACES[space]}")
    s.available[kind] -= 1
    put(s, piece, space)
    if s.log is not None:
        s.log("place", piece=s.TYPES[kind], space=s.SPACES[space])


@rule("1.4.1")
def remove(s: Forces, piece: int, space: int) -> None:
    """Return a piece from the map to Available."""
    take(s, piece, space)
    s.available[s.TYPE[piece]] += 1
    if s.log is not None:
        s.log("remove", piece=s.PIECES[piece], space=s.SPACES[space])


def move(s: Forces, piece: int, origin: int, space: int) -> None:
    """Move a piece; it keeps its state (1.4.3)."""
    there = 1 << space
    if s.CLOSED[piece] & there:
        raise ValueError(f"{s.PIECES[piece]} may not enter {s.SPACES[space]}")
    row, held = s.rows[piece], s.SETS[piece]
    left = row[origin] - 1
    spaces = getattr(s, held) | there
    setattr(s, held, spaces if left else spaces & ~(1 << origin))
    row[origin] = left
    row[space] += 1
    s.unsettled |= there | 1 << origin
    if s.log is not None:
        s.log("move", piece=s.PIECES[piece], origin=s.SPACES[origin], space=s.SPACES[space])


def move_all(s: Forces, piece: int, origin: int, space: int) -> None:
    """Move all pieces of a kind from one space to another."""
    for _ in range(s.rows[piece][origin]):
        move(s, piece, origin, space)


@rule("1.3.1", "1.4.2")
def may_stand(s: Forces, piece: int, space: int) -> bool:
    """Stacking: the Bases of a space, and the spaces that the map closes to a kind of piece."""
    if s.CLOSED[piece] >> space & 1:
        return False
    return piece != BASE or s.rows[BASE][space] < s.STACK


@rule("1.4.2")
def base_spaces(s: Forces, spaces: int) -> int:
    """Of these, the spaces that can take a Base."""
    bases = s.rows[BASE]
    full = bit_set(i for i in members[spaces & where(s, BASE)] if bases[i] >= s.STACK)
    return spaces & ~named(s, "full_of_bases", s.CLOSED[BASE] | full, "1.4.2")


@rule("1.4.3")
def activate(s: Insurgents, space: int, most: int = 99, cause: str = "") -> int:
    """Flip up to so many Underground Guerrillas Active; returns how many.

    The log tells the cause (`cause-...`), where it is not plain from what is done.
    """
    flipped = flip(s, UNDERGROUND, ACTIVE, space, most)
    if flipped and s.log is not None:
        s.log("activate", space=s.SPACES[space], n=flipped, cause=cause)
    return flipped


@rule("1.4.3")
def hide(s: Insurgents, space: int, most: int = 99) -> int:
    """Flip up to so many Active Guerrillas in a space Underground; returns how many."""
    flipped = flip(s, ACTIVE, UNDERGROUND, space, most)
    if flipped and s.log is not None:
        s.log("hide", space=s.SPACES[space], n=flipped)
    return flipped


def flip(s: Forces, old: int, new: int, space: int, most: int) -> int:
    """Change the state of up to so many pieces; returns how many."""
    row = s.rows[old]
    flipped = row[space]
    if flipped > most:
        flipped = most
    if flipped > 0:
        bit = 1 << space
        row[space] -= flipped
        s.rows[new][space] += flipped
        shown, gone = s.SETS[new], s.SETS[old]
        setattr(s, shown, getattr(s, shown) | bit)
        if not row[space]:
            setattr(s, gone, getattr(s, gone) & ~bit)
    return flipped


# -- the whole board -------------------------------------------------------------------------------------------------


def derive_forces(s: Forces) -> None:
    """Work out what the functions above keep: sets of spaces and Available, for pieces on the map alone."""
    s.rows = tuple(getattr(s, row) for row in s.ROWS)
    s.available = list(s.TOTAL)
    for piece, kind in enumerate(s.TYPE):
        row = s.rows[piece]
        setattr(s, s.SETS[piece], bit_set(i for i, n in enumerate(row) if n))
        s.available[kind] -= sum(row)
    s.unsettled = 0


@rule("1.2")
def too_many_pieces(s: Forces) -> list[Fault]:
    """The types of which there are more than were made."""
    return [
        Fault(
            f"{-left} {kind} too many on the map (there are {total})",
            "fault-too-many-pieces",
            n=-left,
            piece=kind,
            total=total,
        )
        for left, kind, total in zip(s.available, s.TYPES, s.TOTAL, strict=True)
        if left < 0
    ]


def misplaced_pieces(s: Forces) -> list[Fault]:
    """Pieces in spaces that are closed to them (1.4.2)."""
    return [
        Fault(
            f"a {name} in {s.SPACES[space]}, where none may stand (1.4.2)",
            "fault-closed-space",
            piece=name,
            space=s.SPACES[space],
        )
        for piece, name in enumerate(s.PIECES)
        for space in members[s.CLOSED[piece] & where(s, piece)]
    ]


def wrongly_kept(s: Forces, true: Forces) -> list[Fault]:
    """The derived fields that differ from those of a state derived anew.

    Sets that a step settles at its end (`true.SETTLED`) may differ where it has not ended.
    """
    found = []
    for field in fields_of(s):
        if field.derived and field.name != "unsettled":
            kept, right = getattr(s, field.name), getattr(true, field.name)
            if kept != right and not (field.name in s.SETTLED and not (kept ^ right) & ~s.unsettled):
                text = f"{field.name} is {kept}, but should be {right}"
                found.append(Fault(text, "fault-kept", field=field.name, value=str(kept), right=str(right)))
    return found


# -- what a table shows ------------------------------------------------------------------------------------------------


def pieces_in(s: Forces, space: int) -> dict[str, Plain]:
    """Piece -> how many of it stand in a space, without those of which there is none."""
    return {name: n for piece, name in enumerate(s.PIECES) if (n := s.rows[piece][space])}
