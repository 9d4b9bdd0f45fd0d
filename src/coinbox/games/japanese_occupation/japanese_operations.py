"""Japanese Operations (3.3), in up to three spaces."""

from __future__ import annotations

from collections.abc import Sequence

from coinbox.coin.capabilities import tell_capability
from coinbox.coin.forces import POLICE, TROOP, cubes, cubes_in, remove
from coinbox.coin.menu import SPECIAL_OR_DONE
from coinbox.coin.operation import Operation
from coinbox.coin.questions import movers
from coinbox.coin.sections import rule
from coinbox.coin.sweep import sweep_into
from coinbox.games.japanese_occupation.questions import QUESTIONS, move_pieces, pick, pick_piece, place_for
from coinbox.games.japanese_occupation.state import JapaneseOccupation
from coinbox.games.japanese_occupation.verbs import (
    activate,
    active,
    active_in,
    add_opposition,
    end_step,
    guerrillas_in,
    place_village,
    repair,
    sabotaged,
    underground_in,
    villages_left,
)
from coinbox.games.japanese_occupation.vocabulary import (
    ACTIVE,
    BRITISH,
    CACHE,
    CITY,
    DONE,
    EVERYWHERE,
    JAPANESE,
    JUNGLE,
    KEMPEITAI,
    LEVELLED,
    MOUNTAIN,
    NEAR_ECS,
    NEW_VILLAGE,
    PROVINCES,
    RAILWAY_OPTIONS,
    RAILWAYS_AT,
    SPACE_COUNT,
    TOUCHES,
    UNDERGROUND,
)
from coinbox.kernel.bits import members
from coinbox.kernel.decision import Prompt, Steps, about
from coinbox.kernel.fields import named

Op = Operation[JapaneseOccupation]
SPACES_ALLOWED = 3
"""A Japanese Operation that is not Limited (3.1)."""

DEPLOY_SPACE = Prompt("deploy-space", "3.3.1")
DEPLOY_KEMPEITAI = Prompt("deploy-move", "3.3.1")
CONSTRUCT_SPACE = Prompt("construct-space", "3.3.2")
CONSTRUCT_HOW = Prompt("construct-how", "3.3.2")
CONSTRUCT_PROVOKES = Prompt("construct-provokes", "J12")
SWEEP_PROMPTS = Prompt("sweep-space", "3.3.3"), Prompt("sweep-move", "3.3.3")
SWEEP_GUERRILLA = Prompt("sweep-guerrilla", "3.3.3")
ASSAULT_SPACE = Prompt("assault-space", "3.3.4")
ASSAULT_GUERRILLA = Prompt("assault-guerrilla", "3.3.4")


# -- Deploy --------------------------------------------------------------------------------------------------------


def deploy_spaces(s: JapaneseOccupation) -> int:
    """Kuala Lumpur at any level, and Neutral Provinces with Troops (R-J7)."""
    return CITY | PROVINCES & s.with_troops & ~s.opposition


@rule("3.3.1", "2.4.4")
def deploy(s: JapaneseOccupation, op: Op) -> Steps[None]:
    """Place Police, then move Kempeitai over any distance."""
    while (space := (yield from op.select(s, DEPLOY_SPACE, deploy_spaces, 0))) is not None:
        yield from place_for(s, JAPANESE, POLICE, space)
        end_step(s)
    if (yield from move_kempeitai(s, op)):
        op.went_on()
    yield from op.boundary(s, SPECIAL_OR_DONE)


@rule("3.3.1", "1.8")
def move_kempeitai(s: JapaneseOccupation, op: Op | None) -> Steps[bool]:
    """Any Kempeitai to spaces with a cube; returns whether one moved."""
    reach, detail = [int(cubes(s))] * SPACE_COUNT, about(cubes(s), op)
    waiting = movers(s, (KEMPEITAI,))
    moved = yield from move_pieces(s, JAPANESE, DEPLOY_KEMPEITAI, waiting, reach, detail, stop=True)
    end_step(s)
    return bool(moved)


# -- Construct -----------------------------------------------------------------------------------------------------


def construct_spaces(s: JapaneseOccupation) -> int:
    """Provinces with more cubes than Guerrillas."""
    return PROVINCES & s.cube_majority


@rule("3.3.2")
def construct(s: JapaneseOccupation, op: Op) -> Steps[None]:
    """Repair Railways and build New Villages."""
    while (space := (yield from op.select(s, CONSTRUCT_SPACE, construct_spaces, 0))) is not None:
        yield from construct_in(s, space)
    yield from op.boundary(s, SPECIAL_OR_DONE)


@rule("3.3.2", "1.15", "1.12")
def construct_in(s: JapaneseOccupation, space: int) -> Steps[None]:
    """A Sabotage marker next to the Province goes, or a New Village with Opposition comes (R-J16)."""
    options = [RAILWAY_OPTIONS[i] for i in members[sabotaged(s, RAILWAYS_AT[space])]]
    if NEAR_ECS & ~s.new_villages & 1 << space and villages_left(s):
        options += [NEW_VILLAGE, DONE]
    if not options:
        return
    choice = yield JAPANESE, CONSTRUCT_HOW, options, about(space=space)
    if choice == NEW_VILLAGE:
        place_village(s, space)
        add_opposition(s, space)
        end_step(s)
    elif choice != DONE:
        railway = RAILWAY_OPTIONS.index(choice)
        repair(s, railway)
        if s.parameters.construct_provokes:
            spaces = LEVELLED & named(s, "next_to_railway", TOUCHES[railway]) & ~s.opposition
            restive = yield from pick(BRITISH, CONSTRUCT_PROVOKES, spaces, optional=True)
            if restive is not None:
                tell_capability(s, "J12")
                add_opposition(s, restive)


# -- Sweep ---------------------------------------------------------------------------------------------------------


def sweep_spaces(s: JapaneseOccupation) -> int:
    """Any space (R-J6)."""
    return EVERYWHERE


@rule("3.3.3")
def sweep(s: JapaneseOccupation, op: Op, pieces: Sequence[int] = (TROOP,)) -> Steps[None]:
    """Select destinations; Troops (J26: Police too) move in from next door, all at once; then Guerrillas are found.

    The Japanese find them space by space, in their order, with a Special Activity between if they like (R-C7).
    """
    return sweep_into(s, op, QUESTIONS, SWEEP_PROMPTS, expose, pieces=pieces)


@rule("3.3.3", "1.3.2", "1.8")
def expose(s: JapaneseOccupation, space: int) -> Steps[None]:
    """One Guerrilla a cube, in a Jungle without Kempeitai one for every two (R-J6)."""
    hard = JUNGLE >> space & 1 and not s.kempeitai[space]
    hits = cubes_in(s, space) // (2 if hard else 1)
    if hits >= underground_in(s, space):
        for piece in UNDERGROUND:
            activate(s, piece, space, hits)
        return
    for _ in range(hits):
        chosen = yield from pick_piece(JAPANESE, SWEEP_GUERRILLA, s, UNDERGROUND, 1 << space)
        if chosen is not None:
            activate(s, chosen[0], space, 1)


# -- Assault -------------------------------------------------------------------------------------------------------


def assault_spaces(s: JapaneseOccupation) -> int:
    """Spaces with Troops and an Active Guerrilla or a Cache."""
    return s.with_troops & (active(s) | s.with_caches)


@rule("3.3.4")
def assault(s: JapaneseOccupation, op: Op) -> Steps[None]:
    """Remove Active enemies."""
    while (space := (yield from op.select(s, ASSAULT_SPACE, assault_spaces, 0))) is not None:
        yield from assault_in(s, space)
    yield from op.boundary(s, SPECIAL_OR_DONE)


@rule("3.3.4")
def assault_in(s: JapaneseOccupation, space: int) -> Steps[None]:
    """Active Guerrillas, then the Cache once no Guerrilla is left."""
    hits = assault_strength(s, space)
    while hits and active_in(s, space):
        chosen = yield from pick_piece(JAPANESE, ASSAULT_GUERRILLA, s, ACTIVE, 1 << space)
        if chosen is not None:
            remove(s, *chosen)
            hits -= 1
    if hits and s.caches[space] and not guerrillas_in(s, space):
        remove(s, CACHE, space)
    end_step(s)


@rule("3.3.4", "1.3.2", "1.8")
def assault_strength(s: JapaneseOccupation, space: int) -> int:
    """Pieces that an Assault removes: one a Troop, in a Mountain without Kempeitai one for every two (R-J6)."""
    hard = MOUNTAIN >> space & 1 and not s.kempeitai[space]
    return s.troops[space] // (2 if hard else 1)
