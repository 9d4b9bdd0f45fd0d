"""Small questions that many rules of Malaya ask."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from coinbox.games.malaya.state import Malaya
from coinbox.games.malaya.verbs import move, place, remove, row_of, where
from coinbox.games.malaya.words import (
    ACTIVE,
    AT,
    BASE,
    BRITISH,
    DONE,
    MCP,
    MOVES,
    POLICE,
    STANDING,
    TROOP,
    TYPE,
    UNDERGROUND,
)
from coinbox.kernel.bits import members
from coinbox.kernel.decision import Prompt, Steps

OWNER = {TROOP: BRITISH, POLICE: BRITISH, UNDERGROUND: MCP, ACTIVE: MCP, BASE: MCP}
TAKE = Prompt("take-from-map", "1.4.1")


def pick(by: int, prompt: Prompt, spaces: int, *, optional: bool = False) -> Steps[int | None]:
    """One of these spaces; None if there is none, or if the choice may be and is declined."""
    if not spaces:
        return None
    options: Sequence[int] = members[spaces]
    if optional:
        options = (*options, DONE)
    choice = yield by, prompt, options, (spaces, None, -1, 0)
    return None if choice == DONE else choice


def standing(s: Malaya, pieces: Sequence[int], spaces: int) -> list[int]:
    """The options that point at pieces of these kinds in these spaces."""
    return [option for piece in pieces for option in AT[piece].here[where(s, piece) & spaces]]


def pick_piece(
    by: int, prompt: Prompt, s: Malaya, pieces: Sequence[int], spaces: int, *, optional: bool = False
) -> Steps[tuple[int, int] | None]:
    """One piece of these kinds in these spaces, as (piece, space)."""
    options = standing(s, pieces, spaces)
    if not options:
        return None
    if optional:
        options.append(DONE)
    choice = yield by, prompt, options, (spaces, None, -1, 0)
    return None if choice == DONE else STANDING[choice]


def place_for(s: Malaya, by: int, piece: int, space: int) -> Steps[bool]:
    """Place a piece; a faction that places its own may take one from the map if none is Available (R-C2)."""
    if not s.available[TYPE[piece]]:
        if by != OWNER[piece]:
            return False
        kinds = (UNDERGROUND, ACTIVE) if piece == UNDERGROUND else (piece,)
        source = yield from pick_piece(by, TAKE, s, kinds, -1, optional=True)
        if source is None:
            return False
        remove(s, *source)
    place(s, piece, space)
    return True


def can_place(s: Malaya, by: int, piece: int) -> bool:
    """Whether such a piece can be had: Available, or own and on the map."""
    if s.available[TYPE[piece]]:
        return True
    if by != OWNER[piece]:
        return False
    return bool(where(s, piece) or (piece == UNDERGROUND and s.with_active))


def give_up_guerrilla(s: Malaya, by: int, prompt: Prompt, space: int) -> Steps[None]:
    """Remove one Guerrilla of a space; `by` chooses its state."""
    chosen = yield from pick_piece(by, prompt, s, (UNDERGROUND, ACTIVE), 1 << space)
    if chosen is not None:
        remove(s, *chosen)


Movers = dict[tuple[int, int], int]
"""(piece, origin) -> how many of them have not moved yet."""


def movers(s: Malaya, pieces: Sequence[int]) -> Movers:
    """All pieces of these kinds on the map, none of which has moved."""
    found: Movers = {}
    for piece in pieces:
        row = row_of(s, piece)
        for origin in members[where(s, piece)]:
            found[piece, origin] = row[origin]
    return found


def move_pieces(
    s: Malaya, by: int, prompt: Prompt, unmoved: Movers, reach: Sequence[int], detail: object, stop: bool
) -> Steps[list[tuple[int, int, int]]]:
    """Move pieces one by one, each at most once, to spaces that their origin reaches, until done (R-C8).

    Returns every (piece, origin, destination); `stop` tells whether nothing may be moved at all.
    """
    moved: list[tuple[int, int, int]] = []
    sources = {}
    for mover, left in unmoved.items():
        if left and (offers := AT[mover[0]].moves[mover[1]][reach[mover[1]]]):
            sources[mover] = offers
    options = _offers(sources, stop)
    while sources:
        choice = yield by, prompt, options, detail
        if choice == DONE:
            break
        piece, origin, space = MOVES[choice]
        move(s, piece, origin, space)
        moved.append((piece, origin, space))
        mover = (piece, origin)
        unmoved[mover] -= 1
        if not unmoved[mover]:
            del sources[mover]
        if not unmoved[mover] or len(moved) == 1:
            options = _offers(sources, True)
    return moved


def _offers(sources: dict[tuple[int, int], tuple[int, ...]], stop: bool) -> list[int]:
    options = list(chain.from_iterable(sources.values()))
    if stop:
        options.append(DONE)
    return options
