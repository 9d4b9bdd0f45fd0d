"""British Operations (3.2)."""

from __future__ import annotations

from coinbox.coin.assault import remove_active
from coinbox.coin.capabilities import tell_capability
from coinbox.coin.forces import (
    BASE,
    POLICE,
    TROOP,
    activate,
    announce,
    cubes,
    cubes_in,
    guerrillas_in,
    insurgents,
    remove,
    tell_space,
)
from coinbox.coin.menu import SPECIAL_OR_DONE
from coinbox.coin.operation import Operation
from coinbox.coin.questions import can_place, movers
from coinbox.coin.sections import rule
from coinbox.coin.sweep import in_order, sweep_into
from coinbox.games.arab_revolt.punishments import mobilize_by_chit
from coinbox.games.arab_revolt.questions import QUESTIONS, move_pieces, pick, place_for
from coinbox.games.arab_revolt.state import ArabRevolt
from coinbox.games.arab_revolt.verbs import (
    activate_irregular,
    curfews_left,
    end_step,
    lift_curfew,
    place_curfew,
    remove_opposition,
    shift_unity,
)
from coinbox.games.arab_revolt.vocabulary import (
    BRITISH,
    CITIES,
    DISTRICTS,
    DONE,
    IRREGULAR,
    PLACE_IRREGULAR,
    PLACE_POLICE,
    RAILWAYS,
    SETTLED,
    SPACE_COUNT,
    USE_IRREGULAR,
)
from coinbox.kernel.decision import Prompt, Steps, about

Op = Operation[ArabRevolt]
SPACES_ALLOWED = 3
"""A British Operation that is not Limited (3.1)."""

DEPLOY_SPACE = Prompt("deploy-space", "3.2.1")
DEPLOY_PLACE = Prompt("deploy-place", "3.2.1")
DEPLOY_CURFEW = Prompt("deploy-curfew", "3.2.1")
PATROL_SPACE = Prompt("patrol-space", "3.2.2")
PATROL_MOVE = Prompt("patrol-move", "3.2.2")
PATROL_ASSAULT = Prompt("patrol-assault", "3.2.2")
SWEEP_PROMPTS = Prompt("sweep-space", "3.2.3"), Prompt("sweep-move", "3.2.3")
SWEEP_IRREGULAR = Prompt("sweep-irregular", "3.2.3")
ASSAULT_SPACE = Prompt("assault-space", "3.2.4")


# -- Deploy --------------------------------------------------------------------------------------------------------


def deploy_spaces(s: ArabRevolt) -> int:
    """Districts and Cities with more British than Rebel pieces."""
    return SETTLED & s.british_majority


@rule("3.2.1")
def deploy(s: ArabRevolt, op: Op) -> Steps[None]:
    """Place Police or Irregulars, then place or lift one Curfew."""
    while (space := (yield from op.select(s, DEPLOY_SPACE, deploy_spaces, 0))) is not None:
        yield from deploy_in(s, space)
    if (yield from deploy_curfew(s, op)):
        op.went_on()
    yield from op.boundary(s, SPECIAL_OR_DONE)


@rule("3.2.1")
def deploy_in(s: ArabRevolt, space: int) -> Steps[None]:
    """Up to two Police, or one Irregular."""
    pieces = {PLACE_POLICE: POLICE, PLACE_IRREGULAR: IRREGULAR}
    left = 2
    while left:
        options = [option for option, piece in pieces.items() if can_place(s, BRITISH, piece)]
        if not options:
            break
        choice = yield BRITISH, DEPLOY_PLACE, (*options, DONE), about(space=space, number=left)
        if choice == DONE:
            break
        if not (yield from place_for(s, BRITISH, pieces[choice], space)):
            del pieces[choice]  # none Available, and none taken from the map: not asked again
        elif choice == PLACE_IRREGULAR:
            break
        else:
            left -= 1
            pieces.pop(PLACE_IRREGULAR, None)
    end_step(s)


@rule("3.2.1", "1.12", "1.3.2", "1.3.3")
def deploy_curfew(s: ArabRevolt, op: Op) -> Steps[bool]:
    """In one selected space a Curfew, or the end of the one there and of Opposition with it (R-A5)."""
    spaces = op.chosen(s) if curfews_left(s) else op.chosen(s) & s.curfews
    space = yield from pick(BRITISH, DEPLOY_CURFEW, spaces, optional=True)
    if space is None:
        return False
    if s.curfews >> space & 1:
        lift_curfew(s, space)
        remove_opposition(s, space)
    else:
        place_curfew(s, space)
        end_step(s)
    return True


# -- Patrol --------------------------------------------------------------------------------------------------------


def patrol_spaces(s: ArabRevolt) -> int:
    """Cities and Railways."""
    return CITIES | RAILWAYS


@rule("3.2.2", "2.3.5")
def patrol(s: ArabRevolt, op: Op) -> Steps[None]:
    """Move cubes over any distance, Activate on the Railways, and Assault on one of them (R-A17)."""
    while (yield from op.select(s, PATROL_SPACE, patrol_spaces, 0, moving=True)) is not None:
        pass
    reach, detail = [op.selected] * SPACE_COUNT, about(op.chosen(s), op)
    yield from move_pieces(s, BRITISH, PATROL_MOVE, movers(s, (TROOP, POLICE)), reach, detail, stop=True)
    end_step(s)
    yield from in_order(s, op, op.chosen(s) & RAILWAYS, watch_railway)
    yield from op.boundary(s, SPECIAL_OR_DONE, before="assault" if op.selected & RAILWAYS & assault_spaces(s) else "")
    space = yield from pick(BRITISH, PATROL_ASSAULT, op.chosen(s) & RAILWAYS & assault_spaces(s), optional=True)
    if space is not None:
        announce(s, BRITISH, "assault", space)
        assault_in(s, space)
        op.went_on()
    yield from op.boundary(s, SPECIAL_OR_DONE)


@rule("3.2.2")
def watch_railway(s: ArabRevolt, space: int) -> None:
    """One Guerrilla a cube."""
    activate(s, space, cubes_in(s, space))


# -- Sweep ---------------------------------------------------------------------------------------------------------


def sweep_spaces(s: ArabRevolt) -> int:
    """Districts and Cities."""
    return SETTLED


@rule("3.2.3")
def sweep(s: ArabRevolt, op: Op) -> Steps[None]:
    """Select destinations; Troops move in from next door, all at once; then Guerrillas are found.

    The British find them space by space, in their order, with a Special Activity between if they like (R-C7); A18 lets
    the order matter even without one.
    """
    return sweep_into(s, op, QUESTIONS, SWEEP_PROMPTS, expose, ordered=s.parameters.sweep_mobilizes != 0)


@rule("3.2.3")
def expose(s: ArabRevolt, space: int) -> Steps[None]:
    """One Guerrilla for every two cubes; an Irregular that gives itself away makes it one a cube (R-A5)."""
    number = cubes_in(s, space) // 2
    if s.irregulars[space] and s.underground[space] > number < cubes_in(s, space):
        choice = yield BRITISH, SWEEP_IRREGULAR, (USE_IRREGULAR, DONE), about(space=space)
        if choice == USE_IRREGULAR:
            activate_irregular(s, space)
            number = cubes_in(s, space)
    activate(s, space, number)
    if s.parameters.sweep_mobilizes:
        tell_capability(s, "A18")
        tell_space(s, space)
        yield from mobilize_by_chit(s, 1 << space, 1)


# -- Assault -------------------------------------------------------------------------------------------------------


def assault_spaces(s: ArabRevolt) -> int:
    """Spaces with cubes and Rebel pieces."""
    return cubes(s) & insurgents(s)


@rule("3.2.4")
def assault(s: ArabRevolt, op: Op) -> Steps[None]:
    """Remove Active enemies."""
    while (space := (yield from op.select(s, ASSAULT_SPACE, assault_spaces, 0))) is not None:
        assault_in(s, space)
    yield from op.boundary(s, SPECIAL_OR_DONE)


@rule("3.2.4", "6.6.1")
def assault_in(s: ArabRevolt, space: int) -> None:
    """Active Guerrillas, then Bases once no Guerrilla is left; each Base divides the Rebels."""
    hits = remove_active(s, space, assault_strength(s, space))
    if not guerrillas_in(s, space):
        for _ in range(min(hits, s.bases[space])):
            remove(s, BASE, space)
            shift_unity(s, -1, "base-removed", 1 << space)
    end_step(s)


@rule("3.2.4")
def assault_strength(s: ArabRevolt, space: int) -> int:
    """Pieces that an Assault removes: by Troops in Districts, by cubes elsewhere, halved at Opposition (R-A17)."""
    strength = s.troops[space] if DISTRICTS >> space & 1 else cubes_in(s, space)
    return strength // 2 if s.opposition >> space & 1 else strength
