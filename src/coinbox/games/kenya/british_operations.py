"""British Operations (3.2). None of them costs anything (3.1)."""

from __future__ import annotations

from coinbox.coin.assault import remove_active
from coinbox.coin.capabilities import parameters, tell_capability
from coinbox.coin.forces import GUERRILLAS, POLICE, TROOP, activate, cubes, cubes_in, guerrillas_in, insurgents, remove
from coinbox.coin.menu import SPECIAL_OR_DONE
from coinbox.coin.operation import Operation
from coinbox.coin.questions import movers
from coinbox.coin.sections import rule
from coinbox.coin.sweep import sweep_into
from coinbox.coin.territory import remove_bases
from coinbox.games.kenya.questions import QUESTIONS, move_pieces, pick, pick_piece, place_any
from coinbox.games.kenya.state import RELOCATIONS, Kenya
from coinbox.games.kenya.verbs import change_population, end_step, release_police, roll_for_outrage
from coinbox.games.kenya.vocabulary import (
    BRITISH,
    CITY,
    EVERYWHERE,
    MOUNTAINS,
    NAIROBI,
    PLACE_POLICE,
    PLACE_TROOP,
    PROVINCES,
    RESERVES,
    SPACE_COUNT,
)
from coinbox.kernel.decision import Prompt, Steps
from coinbox.kernel.fields import named

Op = Operation[Kenya]

DEPLOY_SPACE = Prompt("deploy-space", "3.2.1", parameters("deploy_either"))
DEPLOY_PLACE = Prompt("deploy-place", "3.2.1")
DEPLOY_TO = Prompt("deploy-to", "3.2.1")
DEPLOY_MOVE = Prompt("deploy-move", "3.2.1")
RELOCATE_SPACE = Prompt("relocate-space", "3.2.2")
SWEEP_PROMPTS = Prompt("sweep-space", "3.2.3"), Prompt("sweep-move", "3.2.3")
SWEEP_REMOVE = Prompt("sweep-remove", "3.2.3")
ASSAULT_SPACE = Prompt("assault-space", "3.2.4")


# -- Deploy --------------------------------------------------------------------------------------------------------


def deploy_spaces(s: Kenya) -> int:
    """Nairobi under any Control, and British Controlled Provinces (R-K1)."""
    return CITY | PROVINCES & s.british_control


@rule("3.2.1", "2.3.4")
def deploy(s: Kenya, op: Op) -> Steps[None]:
    """Place cubes, then move Troops to one space; a Deploy may be moves alone (R-C6).

    One that a card confines to certain spaces selects one of them.
    """
    if op.allowed == -1 and s.with_troops:
        op.need_no_space()
    placed = 0
    while (space := (yield from op.select(s, DEPLOY_SPACE, deploy_spaces, 0))) is not None:
        placed += yield from deploy_in(s, space)
    if not (placed and s.parameters.deploy_either) and (yield from deploy_troops(s, op)):
        op.went_on()
    yield from op.boundary(s, SPECIAL_OR_DONE)


@rule("3.2.1")
def deploy_in(s: Kenya, space: int) -> Steps[int]:
    """Up to four cubes in Nairobi, up to two Police in a Province; returns how many."""
    if space == NAIROBI:
        return place_any(s, BRITISH, DEPLOY_PLACE, {PLACE_TROOP: TROOP, PLACE_POLICE: POLICE}, space, up_to=4)
    return place_any(s, BRITISH, DEPLOY_PLACE, {PLACE_POLICE: POLICE}, space, up_to=2)


@rule("3.2.1")
def deploy_troops(s: Kenya, op: Op) -> Steps[bool]:
    """Any Troops to one space that is no Mountain Jungle, even in a Limited Operation (R-K1)."""
    spaces = EVERYWHERE & ~MOUNTAINS
    if not s.with_troops & (s.with_troops - 1):
        spaces &= ~named(s, "all_troops", s.with_troops)
    if not s.with_troops:
        return False
    space = yield from pick(BRITISH, DEPLOY_TO, spaces, optional=op.selected != 0)
    if space is None:
        return False
    here = 1 << space
    detail = (here, op, space, 0)  # as `about` makes it; asked very often
    yield from move_pieces(s, BRITISH, DEPLOY_MOVE, movers(s, (TROOP,)), [here] * SPACE_COUNT, detail, stop=False)
    end_step(s)
    return True


# -- Relocate ------------------------------------------------------------------------------------------------------


def relocatable(s: Kenya) -> int:
    """British Controlled Populated Reserves."""
    return RESERVES & s.british_control & s.populated


def relocate_spaces(s: Kenya) -> int:
    """Where a Relocate may be made; at Pipeline 0 and 1 nowhere (R-K2)."""
    return relocatable(s) if RELOCATIONS[s.pipeline] else 0


def garrisoned_reserves(s: Kenya) -> int:
    """Populated Reserves with British cubes, where Control is all that a Relocate can lack."""
    return RESERVES & s.populated & cubes(s) if RELOCATIONS[s.pipeline] else 0


@rule("3.2.2")
def relocate(s: Kenya, op: Op) -> Steps[None]:
    """Relocate in as many spaces as the Pipeline allows, then one Outrage roll; nothing comes between (R-C7)."""
    op.limit(RELOCATIONS[s.pipeline])
    while (space := (yield from op.select(s, RELOCATE_SPACE, relocate_spaces, 0, moving=True))) is not None:
        relocate_in(s, space)
    yield from roll_for_outrage(s)
    yield from op.boundary(s, SPECIAL_OR_DONE)


@rule("3.2.2")
def relocate_in(s: Kenya, space: int) -> None:
    """One Population less, one Police more Available (R-K2: even if none is Out of Play)."""
    change_population(s, space, -1)
    release_police(s)


# -- Sweep ---------------------------------------------------------------------------------------------------------


def sweep_spaces(s: Kenya) -> int:
    """Any space."""
    return EVERYWHERE


@rule("3.2.3")
def sweep(s: Kenya, op: Op) -> Steps[None]:
    """Select destinations; Troops move in from next door, all at once; then Guerrillas are found.

    The British find them space by space, in their order, with an Air Strike or Reprisal between if they like (R-C7).
    """
    return sweep_into(s, op, QUESTIONS, SWEEP_PROMPTS, expose)


@rule("3.2.3")
def expose(s: Kenya, space: int) -> Steps[None] | None:
    """One Guerrilla a cube, in a Mountain Jungle one for every two; there K7 changes it and removes one."""
    mountain = MOUNTAINS >> space & 1
    activate(s, space, cubes_in(s, space) // (s.parameters.sweep_divisor_mountain if mountain else 1))
    if mountain and s.parameters.sweep_removes and cubes_in(s, space):
        return hunt_down(s, space)
    return None


def hunt_down(s: Kenya, space: int) -> Steps[None]:
    """K7: one Guerrilla of either state goes."""
    chosen = yield from pick_piece(BRITISH, SWEEP_REMOVE, s, GUERRILLAS, 1 << space)
    if chosen is not None:
        tell_capability(s, "K7")
        remove(s, *chosen)
        end_step(s)


# -- Assault -------------------------------------------------------------------------------------------------------


def assault_spaces(s: Kenya) -> int:
    """Spaces with cubes and Mau Mau pieces."""
    return cubes(s) & insurgents(s)


@rule("3.2.4")
def assault(s: Kenya, op: Op) -> Steps[None]:
    """Remove Active enemies."""
    while (space := (yield from op.select(s, ASSAULT_SPACE, assault_spaces, 0))) is not None:
        assault_in(s, space)
    yield from op.boundary(s, SPECIAL_OR_DONE)


@rule("3.2.4")
def assault_in(s: Kenya, space: int) -> None:
    """Active Guerrillas, then Bases once no Guerrilla is left."""
    hits = remove_active(s, space, assault_strength(s, space))
    if not guerrillas_in(s, space):
        remove_bases(s, space, hits)
    end_step(s)


@rule("3.2.4")
def assault_strength(s: Kenya, space: int) -> int:
    """Pieces that an Assault removes: by Troops, halved in Mountain Jungles; by cubes in Nairobi."""
    if space == NAIROBI:
        return cubes_in(s, space)
    return s.troops[space] // (2 if MOUNTAINS >> space & 1 else 1)
