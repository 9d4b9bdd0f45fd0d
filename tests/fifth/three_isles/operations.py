"""The Operations of both factions (3.2, 3.3) and the one Special Activity (4.3)."""

from __future__ import annotations

from coinbox.coin.forces import (
    ACTIVE,
    BASE,
    POLICE,
    UNDERGROUND,
    activate,
    announce,
    cubes,
    cubes_in,
    guerrillas,
    guerrillas_in,
    hide,
    may_stand,
    place,
    remove,
)
from coinbox.coin.menu import Menu
from coinbox.coin.operation import Activity, Operation, costless
from coinbox.coin.questions import Questions
from coinbox.coin.sections import rule
from coinbox.coin.will import change_will
from coinbox.kernel.bits import members
from coinbox.kernel.decision import Prompt, Steps
from three_isles.state import ThreeIsles, end_step
from three_isles.vocabulary import (
    ADJACENT,
    DONE,
    EVERYWHERE,
    FACTIONS,
    LAND,
    LIE_LOW,
    MARCH,
    NUMBERING,
    PIECE_OPTIONS,
    RALLY,
    SEARCH,
    SMUGGLERS,
    WARDENS,
    words,
)

Op = Operation[ThreeIsles]
QUESTIONS: Questions[ThreeIsles] = Questions(PIECE_OPTIONS, DONE, end_step)
MENU: Menu[ThreeIsles] = Menu(words, FACTIONS, costless(words), NUMBERING)

LAND_SPACE = Prompt("land-space", "3.2.1")
SEARCH_SPACE = Prompt("search-space", "3.2.2")
RALLY_SPACE = Prompt("rally-space", "3.3.1")
MARCH_SPACE = Prompt("march-space", "3.3.2")
MARCH_MOVE = Prompt("march-move", "3.3.2")
LIE_LOW_SPACE = Prompt("lie-low-space", "4.3.1")


# -- Wardens -------------------------------------------------------------------------------------------------------


def land_spaces(s: ThreeIsles) -> int:
    """All of them, while Police are Available."""
    return EVERYWHERE if s.available[s.TYPE[POLICE]] else 0


@rule("3.2.1")
def land(s: ThreeIsles, op: Op) -> Steps[None]:
    """Place a Police in each selected space (T2: two)."""
    while (space := (yield from op.select(s, LAND_SPACE, land_spaces, 0))) is not None:
        yield from QUESTIONS.place_there(s, WARDENS, POLICE, 1 << space, s.parameters.landed)


def search_spaces(s: ThreeIsles) -> int:
    """Where cubes and Smugglers meet."""
    return cubes(s) & (guerrillas(s) | s.with_bases)


@rule("3.2.2")
def search(s: ThreeIsles, op: Op) -> Steps[None]:
    """Each cube Activates a Guerrilla; then one Active one goes, or a Base that nobody guards."""
    while (space := (yield from op.select(s, SEARCH_SPACE, search_spaces, 0))) is not None:
        search_in(s, space)


def search_in(s: ThreeIsles, space: int) -> None:
    """Search one space; a Base brings 1 Political Will."""
    activate(s, space, cubes_in(s, space))
    if s.active[space]:
        remove(s, ACTIVE, space)
    elif not guerrillas_in(s, space):
        remove(s, BASE, space)
        change_will(s, 1, "base-removed", 1 << space)
    end_step(s)


# -- Smugglers -----------------------------------------------------------------------------------------------------


def rally_spaces(s: ThreeIsles) -> int:
    """All of them, while a Guerrilla is Available."""
    return EVERYWHERE if s.available[s.TYPE[UNDERGROUND]] else 0


@rule("3.3.1")
def rally(s: ThreeIsles, op: Op) -> Steps[None]:
    """A Guerrilla in each selected space; where two stand already, they make room for a Base instead."""
    while (space := (yield from op.select(s, RALLY_SPACE, rally_spaces, 0))) is not None:
        rally_in(s, space)


def rally_in(s: ThreeIsles, space: int) -> None:
    """Rally in one space."""
    if s.underground[space] >= 2 and s.available[s.TYPE[BASE]] and may_stand(s, BASE, space):
        for _ in range(2):
            remove(s, UNDERGROUND, space)
        place(s, BASE, space)
    else:
        place(s, UNDERGROUND, space)
    end_step(s)


def march_spaces(s: ThreeIsles) -> int:
    """Spaces next to Guerrillas."""
    near = 0
    for space in members[guerrillas(s)]:
        near |= ADJACENT[space]
    return near


@rule("3.3.2")
def march(s: ThreeIsles, op: Op) -> Steps[None]:
    """Underground Guerrillas, or else Active ones, move into each selected space from those next to it."""
    while (space := (yield from op.select(s, MARCH_SPACE, march_spaces, 0))) is not None:
        near = ADJACENT[space]
        piece = UNDERGROUND if s.with_underground & near else ACTIVE
        yield from QUESTIONS.move_some(s, SMUGGLERS, MARCH_MOVE, piece, near, 1 << space, up_to=2)


def lie_low_spaces(s: ThreeIsles) -> int:
    """Spaces with Active Guerrillas."""
    return s.with_active


@rule("4.3.1")
def lie_low(s: ThreeIsles) -> Steps[object]:
    """All Guerrillas of one space go Underground."""
    announce(s, SMUGGLERS, "lie-low")
    return QUESTIONS.each(s, SMUGGLERS, LIE_LOW_SPACE, lie_low_spaces, hide)


# -- the menu ------------------------------------------------------------------------------------------------------

LYING_LOW = Activity(LIE_LOW, "4.3.1", lie_low_spaces, lie_low)

MENU.add(LAND, WARDENS, land, land_spaces)
MENU.add(SEARCH, WARDENS, search, search_spaces)
MENU.add(RALLY, SMUGGLERS, rally, rally_spaces, activities=(LYING_LOW,))
MENU.add(MARCH, SMUGGLERS, march, march_spaces, activities=(LYING_LOW,))
