"""MCP Operations (3.3)."""

from __future__ import annotations

from collections import Counter

from coinbox.coin.operation import Operation
from coinbox.coin.sections import rule
from coinbox.games.malaya.asking import Movers, can_place, give_up_guerrilla, move_pieces, movers, place_for
from coinbox.games.malaya.persuasion import AGITATE_COST, agitate
from coinbox.games.malaya.state import Malaya
from coinbox.games.malaya.verbs import (
    activate,
    add_terror,
    announce,
    change_will,
    cubes,
    cubes_in,
    guerrillas,
    guerrillas_in,
    hide,
    may_stand,
    remove,
    settle,
    shift,
)
from coinbox.games.malaya.words import (
    ACTIVE,
    ADJACENT,
    AMBUSH,
    BASE,
    DICE,
    DONE,
    ECS,
    HIDE_ALL,
    KL,
    LEVELLED,
    MCP,
    NOTHING,
    PLACE_BASE,
    PLACE_GUERRILLA,
    PLACE_GUERRILLAS,
    POLICE,
    POPULATION,
    PROVINCES,
    REMOVE_POLICE,
    REMOVE_TROOP,
    ROLL,
    THAI,
    THAILAND,
    TROOP,
    UNDERGROUND,
)
from coinbox.kernel.bits import bit_set
from coinbox.kernel.decision import CHANCE, Prompt, Steps

Op = Operation[Malaya]
COST = 1

RALLY_SPACE = Prompt("rally-space", "3.3.1")
RALLY_HOW = Prompt("rally-how", "3.3.1")
RALLY_MANY = Prompt("rally-many", "3.3.1")
RALLY_REPLACE = Prompt("rally-replace", "3.3.1")
MARCH_SPACE = Prompt("march-space", "3.3.2")
MARCH_MOVE = Prompt("march-move", "3.3.2")
MARCH_ACTIVATION = Prompt("march-activation", "3.3.2")
ATTACK_SPACE = Prompt("attack-space", "3.3.3")
ATTACK_HOW = Prompt("attack-how", "3.3.3")
ATTACK_DIE = Prompt("attack-die", "3.3.3")
ATTACK_CUBE = Prompt("attack-cube", "3.3.3")
TERROR_SPACE = Prompt("terror-space", "3.3.4")
TERROR_POLICE = Prompt("terror-police", "3.3.4")
SPECIAL_OR_DONE = Prompt("special-or-done", "4.1")


# -- Rally ---------------------------------------------------------------------------------------------------------


def rally_spaces(s: Malaya) -> int:
    """Provinces, Thailand and Kuala Lumpur without Support or New Villages (M1 shaded opens some of these)."""
    blocked = s.new_villages & ~s.opposition if s.parameters.rally_in_villages else s.new_villages
    return (PROVINCES | THAI | KL) & ~s.support & ~blocked


@rule("3.3.1")
def rally(s: Malaya, op: Op, agitate_cost: int = AGITATE_COST) -> Steps[None]:
    """Place Guerrillas or Bases, 1 Resource a space; then Agitate in one of them."""
    while (space := (yield from op.select(s, RALLY_SPACE, rally_spaces, COST))) is not None:
        yield from rally_in(s, space)
    if (yield from agitate(s, LEVELLED & op.selected & s.mcp_control & s.with_bases, 1, agitate_cost)):
        op.declined = False
    yield from op.boundary(s, SPECIAL_OR_DONE)


def rally_in(s: Malaya, space: int) -> Steps[None]:
    """A Guerrilla, or two become a Base; with a Base there, many Guerrillas or all flipped (R-M4)."""
    options = []
    if can_place(s, MCP, UNDERGROUND):
        options.append(PLACE_GUERRILLA)
    if guerrillas_in(s, space) >= 2 and may_stand(s, BASE, space):
        options.append(PLACE_BASE)
    if s.bases[space]:
        if options and options[0] == PLACE_GUERRILLA:
            options.append(PLACE_GUERRILLAS)
        options.append(HIDE_ALL)
    if not options:
        return
    if not s.available[2]:
        options.append(NOTHING)
    choice = yield MCP, RALLY_HOW, options, (0, None, space, 0)
    if choice == PLACE_GUERRILLA:
        yield from place_for(s, MCP, UNDERGROUND, space)
    elif choice == PLACE_BASE:
        yield from replace_with_base(s, space)
    elif choice == PLACE_GUERRILLAS:
        yield from rally_many(s, space)
    elif choice == HIDE_ALL:
        hide(s, space)
    settle(s)


def replace_with_base(s: Malaya, space: int) -> Steps[None]:
    """Two Guerrillas of the player's choice make room for a Base (R-C3)."""
    for _ in range(2):
        yield from give_up_guerrilla(s, MCP, RALLY_REPLACE, space)
    yield from place_for(s, MCP, BASE, space)


def rally_many(s: Malaya, space: int) -> Steps[None]:
    """Guerrillas up to Population plus Bases."""
    for left in range(POPULATION[space] + s.bases[space], 0, -1):
        if not can_place(s, MCP, UNDERGROUND):
            return
        choice = yield MCP, RALLY_MANY, (PLACE_GUERRILLA, DONE), (0, None, space, left)
        if choice == DONE:
            return
        yield from place_for(s, MCP, UNDERGROUND, space)


# -- March ---------------------------------------------------------------------------------------------------------


@rule("3.3.2", "2.3.4")
def march(s: Malaya, op: Op) -> Steps[None]:
    """Move Guerrillas into adjacent destinations, 1 Resource each, Economic Centers free."""
    unmoved: Movers = {}
    moved: list[tuple[int, int, int]] = []

    def destinations(s: Malaya) -> int:
        """Spaces next to a Guerrilla that has not moved."""
        if not op.selected:
            unmoved.clear()
            unmoved.update(movers(s, (UNDERGROUND, ACTIVE)))
        spaces = 0
        for (_, origin), left in unmoved.items():
            if left:
                spaces |= ADJACENT[origin]
        return spaces

    while (space := (yield from op.select(s, MARCH_SPACE, destinations, COST, ECS, moving=True))) is not None:
        here = 1 << space
        reach = [near & here for near in ADJACENT]
        moved += yield from move_pieces(s, MCP, MARCH_MOVE, unmoved, reach, (here, op, space, 0), stop=False)
    settle(s)
    yield from march_activation(s, op, march_exposed(s, moved))
    yield from op.boundary(s, SPECIAL_OR_DONE)


def march_exposed(s: Malaya, moved: list[tuple[int, int, int]]) -> dict[int, int]:
    """Destination -> Underground Guerrillas that the March sets Active, judged per pair (3.3.2, R-M5)."""
    watched = ECS | s.support
    together = Counter((origin, space) for _, origin, space in moved)
    exposed: dict[int, int] = {}
    for piece, origin, space in moved:
        if piece == UNDERGROUND and watched >> space & 1 and together[origin, space] + cubes_in(s, space) > 3:
            exposed[space] = exposed.get(space, 0) + 1
    return exposed


def march_activation(s: Malaya, op: Op, exposed: dict[int, int]) -> Steps[None]:
    """Set exposed Guerrillas Active, space by space; a Special Activity may come between (R-C7).

    What the activity flips there is taken to be one of the exposed, as the player would have it.
    """
    while exposed and (specials := op.open_activities(s)):
        options = (*sorted(exposed), *specials, DONE)
        choice = yield MCP, MARCH_ACTIVATION, options, (bit_set(exposed), op, -1, 0)
        if choice == DONE:
            break
        if choice in specials:
            hidden = {space: s.underground[space] for space in exposed}
            yield from op.run_activity(s, choice)
            exposed = {space: n - hidden[space] + s.underground[space] for space, n in exposed.items()}
        else:
            activate(s, choice, exposed.pop(choice))
    for space, number in exposed.items():
        activate(s, space, number)


# -- Attack --------------------------------------------------------------------------------------------------------


def attack_spaces(s: Malaya) -> int:
    """Spaces with Guerrillas and cubes."""
    return guerrillas(s) & cubes(s)


@rule("3.3.3")
def attack(s: Malaya, op: Op) -> Steps[None]:
    """Try to remove cubes, 1 Resource a space; one space may be an Ambush."""
    while (space := (yield from op.select(s, ATTACK_SPACE, attack_spaces, COST))) is not None:
        if can_ambush(s, op, space):
            choice = yield MCP, ATTACK_HOW, (ROLL, AMBUSH), (0, op, space, 0)
            if choice == AMBUSH:
                op.used = AMBUSH
                announce(s, MCP, "ambush")
                yield from ambush_in(s, space)
                continue
        yield from attack_in(s, space)


def can_ambush(s: Malaya, op: Op, space: int) -> bool:
    """Ambush resolves one Attack space with an Underground Guerrilla, once, never in Limited Operations (R-M6)."""
    return op.special and op.used is None and s.underground[space] > 0


@rule("3.3.3")
def attack_in(s: Malaya, space: int) -> Steps[None]:
    """Activate all, roll; at most the number of Guerrillas there removes up to two cubes."""
    activate(s, space, s.underground[space])
    roll = yield CHANCE, ATTACK_DIE, DICE, None
    if s.log is not None:
        s.log("roll", n=DICE.index(roll) + 1)
    if DICE.index(roll) + 1 <= guerrillas_in(s, space):
        yield from remove_cubes(s, space, 2)
    settle(s)


@rule("4.3.3")
def ambush_in(s: Malaya, space: int) -> Steps[None]:
    """Activate one Guerrilla and remove a cube without a roll (two with M8 shaded)."""
    activate(s, space, 1)
    yield from remove_cubes(s, space, 2 if s.parameters.attack_takes_any else 1)
    settle(s)


@rule("3.3.3", "7.2")
def remove_cubes(s: Malaya, space: int, hits: int) -> Steps[None]:
    """Police before Troops (M8 shaded: any); Political Will -1 if a Troop went."""
    troops = 0
    for _ in range(min(hits, cubes_in(s, space))):
        piece = POLICE if s.police[space] else TROOP
        if s.parameters.attack_takes_any and s.police[space] and s.troops[space]:
            choice = yield MCP, ATTACK_CUBE, (REMOVE_POLICE, REMOVE_TROOP), (0, None, space, 0)
            piece = POLICE if choice == REMOVE_POLICE else TROOP
        remove(s, piece, space)
        troops += piece == TROOP
    if troops:
        change_will(s, -1)
        if s.parameters.attack_costs_guerrillas:
            for _ in range(min(troops, s.active[space])):
                remove(s, ACTIVE, space)


# -- Terror --------------------------------------------------------------------------------------------------------


def terror_spaces(s: Malaya) -> int:
    """Spaces with an Underground Guerrilla."""
    return s.with_underground


@rule("3.3.4", "1.4.2")
def terror(s: Malaya, op: Op) -> Steps[None]:
    """Terror or Sabotage and a shift to Opposition, 1 Resource a space, Economic Centers free."""
    while (space := (yield from op.select(s, TERROR_SPACE, terror_spaces, COST, ECS))) is not None:
        yield from terror_in(s, space)
    yield from op.boundary(s, SPECIAL_OR_DONE)


def terror_in(s: Malaya, space: int) -> Steps[None]:
    """Activate one, mark the space once, shift it; in Thailand it only Activates (R-M7)."""
    activate(s, space, 1)
    if not s.terror[space] and space != THAILAND:
        add_terror(s, space)
    if LEVELLED >> space & 1:
        shift(s, space, -1)
    if s.parameters.terror_removes_police and s.police[space]:
        choice = yield MCP, TERROR_POLICE, (REMOVE_POLICE, DONE), (0, None, space, 0)
        if choice == REMOVE_POLICE:
            remove(s, POLICE, space)
    settle(s)
