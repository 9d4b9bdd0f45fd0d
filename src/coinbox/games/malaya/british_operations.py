"""British Operations (3.2)."""

from __future__ import annotations

from coinbox.coin.assault import remove_active
from coinbox.coin.forces import (
    POLICE,
    TROOP,
    activate,
    announce,
    cubes,
    cubes_in,
    guerrillas,
    guerrillas_in,
    insurgents,
)
from coinbox.coin.menu import SPECIAL_OR_DONE
from coinbox.coin.operation import Operation
from coinbox.coin.questions import can_place, movers
from coinbox.coin.sections import rule
from coinbox.coin.sweep import in_order, sweep_into
from coinbox.coin.territory import remove_bases
from coinbox.games.malaya.persuasion import pacify
from coinbox.games.malaya.questions import QUESTIONS, move_pieces, place_for
from coinbox.games.malaya.state import TEMPLER, Malaya
from coinbox.games.malaya.verbs import end_step, has_commander
from coinbox.games.malaya.vocabulary import (
    BASES_FIRST,
    BRITISH,
    DONE,
    ECS,
    GUERRILLAS_FIRST,
    JUNGLE,
    KL,
    KUALA_LUMPUR,
    MOUNTAIN,
    PLACE_POLICE,
    PLACE_TROOP,
    PROVINCES,
    SPACE_COUNT,
)
from coinbox.kernel.bits import members
from coinbox.kernel.decision import LEFT, Prompt, Steps, about
from coinbox.kernel.fields import named

Op = Operation[Malaya]
COST = 2

TRAIN_SPACE = Prompt("train-space", "3.2.1")
TRAIN_PLACE = Prompt("train-place", "3.2.1")
GARRISON_SPACE = Prompt("garrison-space", "3.2.2")
GARRISON_MOVE = Prompt("garrison-move", "3.2.2")
GARRISON_ASSAULT = Prompt("garrison-assault", "3.2.2")
SWEEP_PROMPTS = Prompt("sweep-space", "3.2.3"), Prompt("sweep-move", "3.2.3")
ASSAULT_SPACE = Prompt("assault-space", "3.2.4")
ASSAULT_FIRST = Prompt("assault-first", "3.2.4")


# -- Train ---------------------------------------------------------------------------------------------------------


def train_spaces(s: Malaya) -> int:
    """Kuala Lumpur under any Control, and Provinces that the MCP do not Control (R-M1)."""
    return KL | PROVINCES & ~s.insurgent_control


@rule("3.2.1")
def train(s: Malaya, op: Op) -> Steps[None]:
    """Place cubes, 2 Resources for each space where any are placed; then Pacify."""
    while (space := (yield from op.select(s, TRAIN_SPACE, train_spaces, 0))) is not None:
        yield from train_in(s, op, space)
    most = 2 if has_commander(s, TEMPLER) and not op.limited else 1
    if (yield from pacify(s, op.chosen(s), most)):
        op.went_on()
    yield from op.boundary(s, SPECIAL_OR_DONE)


def train_in(s: Malaya, op: Op, space: int) -> Steps[None]:
    """Up to four cubes in Kuala Lumpur, up to two Police in a Province; paid when the first one is placed."""
    paid = 0
    left = 4 if space == KUALA_LUMPUR else 2
    prices = {TROOP: s.parameters.train_troops_cost, POLICE: COST} if space == KUALA_LUMPUR else {POLICE: COST}
    while left:
        options: list[int] = []
        least, dearest = 99, 0
        for piece, price in prices.items():
            due = price - paid if price > paid and not op.free else 0
            if (not due or s.british_resources >= due) and can_place(s, BRITISH, piece):
                options.append(PLACE_TROOP if piece == TROOP else PLACE_POLICE)
                least, dearest = min(least, due), max(dearest, due)
        if not options:
            break
        facts = (*LEFT[left], ("dearest", dearest if dearest > least else 0))
        choice = yield BRITISH, TRAIN_PLACE, (*options, DONE), (0, op, space, least, facts)
        if choice == DONE:
            break
        piece = TROOP if choice == PLACE_TROOP else POLICE
        if not (yield from place_for(s, BRITISH, piece, space)):
            del prices[piece]  # none Available, and none taken from the map: not asked again
            continue
        left -= 1
        if prices[piece] > paid:
            op.pay(s, prices[piece] - paid, 1 << space)
            paid = prices[piece]
    end_step(s)


# -- Garrison ------------------------------------------------------------------------------------------------------


def garrison_spaces(s: Malaya) -> int:
    """Economic Centers, Kuala Lumpur and Provinces that a cube can come to, or ECs to act in (R-M3)."""
    here = cubes(s)
    spaces = ECS | KL | PROVINCES
    if here & (here - 1):
        return spaces
    return spaces & ~named(s, "all_cubes", here) | garrison_action(s) if here else 0


def garrison_action(s: Malaya) -> int:
    """Economic Centers where cubes meet Guerrillas."""
    return ECS & cubes(s) & guerrillas(s)


@rule("3.2.2", "2.3.4")
def garrison(s: Malaya, op: Op) -> Steps[None]:
    """Move cubes from anywhere for 2 Resources in all; Activate in Economic Centers and Assault in one."""
    acting = 0 if op.limited else ECS
    opened = False
    while not (op.limited and opened):
        op.between_steps(s)
        taken = PROVINCES & ~op.selected if op.selected & PROVINCES else 0
        terms = garrison_spaces(s) & ~named(s, "province_taken", taken)
        spaces = terms & op.allowed & ~op.selected
        specials = () if opened else op.open_activities(s)
        options = members[spaces] + specials
        if opened or acting & garrison_action(s):
            options += (DONE,)
        choice = yield BRITISH, GARRISON_SPACE, options, (terms, op, -1, 0 if op.free or opened else COST)
        if choice == DONE:
            break
        if choice in specials:
            yield from op.run_activity(s, choice)
            continue
        op.choose_space(s, choice, 0)
        if not opened:
            op.pay(s, COST)
            opened = True
    if not opened:
        op.need_no_space()
        op.pay(s, COST)
    if op.limited:
        acting = op.chosen(s) & ECS
    yield from garrison_moves(s, op, acting)
    yield from in_order(s, op, acting & cubes(s), patrol)
    yield from op.boundary(s, SPECIAL_OR_DONE, before="assault" if acting & assault_spaces(s) else "")
    if acting & assault_spaces(s) and (yield from garrison_assault(s, acting)):
        op.went_on()
    yield from op.boundary(s, SPECIAL_OR_DONE)


def garrison_moves(s: Malaya, op: Op, acting: int) -> Steps[None]:
    """Cubes from any spaces to the destinations, at least one if no Economic Center is acted in."""
    idle = bool(acting & garrison_action(s))
    unmoved = movers(s, (TROOP, POLICE))
    detail = about(op.chosen(s), op)
    yield from move_pieces(s, BRITISH, GARRISON_MOVE, unmoved, [op.selected] * SPACE_COUNT, detail, idle)
    end_step(s)


def garrison_assault(s: Malaya, acting: int) -> Steps[bool]:
    """Assault in one Economic Center at no further cost; returns whether one was made."""
    spaces = acting & assault_spaces(s)
    choice = yield BRITISH, GARRISON_ASSAULT, (*members[spaces], DONE), about(spaces)
    if choice == DONE:
        return False
    announce(s, BRITISH, "assault", choice)
    yield from assault_in(s, choice, s.parameters.bases_first)
    return True


# -- Sweep ---------------------------------------------------------------------------------------------------------


def sweep_spaces(s: Malaya) -> int:
    """Provinces and Kuala Lumpur (R-M14)."""
    return PROVINCES | KL


@rule("3.2.3")
def sweep(s: Malaya, op: Op) -> Steps[None]:
    """Select destinations, 2 Resources each; Troops move in from next door, all at once; then Guerrillas are found.

    The British find them space by space, in their order, with an Air Strike or Reprisal between if they like (R-C7).
    """
    return sweep_into(s, op, QUESTIONS, SWEEP_PROMPTS, expose)


def expose(s: Malaya, space: int) -> None:
    """Activate what a Sweep finds in a space."""
    activate(s, space, swept(s, space))


def swept(s: Malaya, space: int) -> int:
    """Guerrillas that a Sweep Activates: one a cube, in Jungle one for every two (3.2.3, M18)."""
    divisor = s.parameters.sweep_divisor_jungle if JUNGLE >> space & 1 else 1
    return cubes_in(s, space) // divisor


def patrol(s: Malaya, space: int) -> None:
    """Activate one Guerrilla a cube in an Economic Center."""
    activate(s, space, cubes_in(s, space))


# -- Assault -------------------------------------------------------------------------------------------------------


def assault_spaces(s: Malaya) -> int:
    """Spaces with cubes and MCP pieces."""
    return cubes(s) & insurgents(s)


@rule("3.2.4")
def assault(s: Malaya, op: Op) -> Steps[None]:
    """Remove Active enemies, 2 Resources a space."""
    bases_first = s.parameters.bases_first
    while (space := (yield from op.select(s, ASSAULT_SPACE, assault_spaces, COST))) is not None:
        bases_first -= yield from assault_in(s, space, bases_first)
    yield from op.boundary(s, SPECIAL_OR_DONE)


@rule("3.2.4")
def assault_in(s: Malaya, space: int, bases_first: int) -> Steps[int]:
    """Active Guerrillas, then Bases once no Guerrilla is left; returns 1 if Bases went first (M2)."""
    hits = assault_strength(s, space)
    early = 0
    if bases_first and hits and s.bases[space] and guerrillas_in(s, space):
        choice = yield BRITISH, ASSAULT_FIRST, (GUERRILLAS_FIRST, BASES_FIRST), about(0, None, space, hits)
        early = int(choice == BASES_FIRST)
    if early:
        hits -= remove_bases(s, space, hits)
    hits = remove_active(s, space, hits)
    if not guerrillas_in(s, space):
        remove_bases(s, space, hits)
    end_step(s)
    return early


def assault_strength(s: Malaya, space: int) -> int:
    """Pieces that an Assault removes: by Troops, halved in Mountains; by cubes in Kuala Lumpur and ECs."""
    if (KL | ECS) >> space & 1:
        return cubes_in(s, space)
    return s.troops[space] // (2 if MOUNTAIN >> space & 1 else 1)
