"""Special Activities (4.0)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from coinbox.coin.operation import Activity, Operation
from coinbox.coin.sections import rule
from coinbox.games.malaya import british_operations as british
from coinbox.games.malaya import mcp_operations as mcp
from coinbox.games.malaya.asking import pick
from coinbox.games.malaya.state import BRIGGS, GURNEY, Malaya
from coinbox.games.malaya.verbs import (
    activate,
    add_terror,
    add_village,
    announce,
    cubes,
    cubes_in,
    gain,
    guerrillas,
    guerrillas_in,
    has_commander,
    move,
    remove,
    remove_village,
    set_level,
    settle,
    shift,
    villages_left,
)
from coinbox.games.malaya.words import (
    ACTIVE,
    ADJACENT,
    AIR_STRIKE,
    ASSAULT,
    AT,
    ATTACK,
    BRITISH,
    DONE,
    ECS,
    EXTORT,
    GARRISON,
    INTIMIDATE,
    MARCH,
    MCP,
    MOVES,
    POLICE,
    POPULATION,
    PROVINCES,
    RALLY,
    REMOVE_POLICE,
    REMOVE_VILLAGE,
    REPRISAL,
    RESETTLE,
    SWEEP,
    TERROR,
    TRAIN,
    UNDERGROUND,
)
from coinbox.kernel.bits import bit_set, members
from coinbox.kernel.decision import Prompt, Steps

Op = Operation[Malaya]

RESETTLE_SPACE = Prompt("resettle-space", "4.2.1")
REPRISAL_SPACE = Prompt("reprisal-space", "4.2.2")
REPRISAL_MOVE = Prompt("reprisal-move", "4.2.2")
AIR_STRIKE_SPACE = Prompt("air-strike-space", "4.2.3")
EXTORT_SPACE = Prompt("extort-space", "4.3.1")
INTIMIDATE_SPACE = Prompt("intimidate-space", "4.3.2")
INTIMIDATE_HOW = Prompt("intimidate-how", "4.3.2")


def in_spaces(
    s: Malaya,
    op: Op,
    by: int,
    prompt: Prompt,
    spaces: Callable[[Malaya, Op], int],
    most: int,
    effect: Callable[[Malaya, int], Steps[None] | None],
) -> Steps[None]:
    """Do something in one to so many different spaces, one after the other (4.1)."""
    used = 0
    for turn in range(most):
        space = yield from pick(by, prompt, spaces(s, op) & ~used, optional=turn > 0)
        if space is None:
            return
        used |= 1 << space
        steps = effect(s, space)
        if steps is not None:
            yield from steps


# -- a Special Activity before its Operation -------------------------------------------------------------------------


def first_spaces(s: Malaya, op: Op) -> int:
    """Where the Operation could select its first space."""
    legal, cost, costless = SELECTIONS[op.kind]
    return legal(s) & op.allowed & (-1 if op.can_pay(s, cost) else costless)


def march_spaces(s: Malaya) -> int:
    """Spaces next to a Guerrilla."""
    return neighbours(guerrillas(s))


@cache
def neighbours(spaces: int) -> int:
    """All spaces next to one of these."""
    near = 0
    for space in members[spaces]:
        near |= ADJACENT[space]
    return near


SELECTIONS: dict[int, tuple[Callable[[Malaya], int], int, int]] = {
    TRAIN: (british.train_spaces, 0, 0),  # a space without a placement costs nothing (R-M1)
    GARRISON: (british.garrison_spaces, british.COST, 0),
    SWEEP: (british.sweep_spaces, british.COST, 0),
    ASSAULT: (british.assault_spaces, british.COST, 0),
    RALLY: (mcp.rally_spaces, mcp.COST, 0),
    MARCH: (march_spaces, mcp.COST, ECS),
    ATTACK: (mcp.attack_spaces, mcp.COST, 0),
    TERROR: (mcp.terror_spaces, mcp.COST, ECS),
}
"""Operation -> the spaces that it may select first, the price of a space, and the spaces that are free."""


@rule("4.1")
def leaving_the_operation(s: Malaya, op: Op, spaces: int, effect: Callable[[Malaya, int], None]) -> int:
    """Before the first space: only where the Operation can still select one afterwards (R-C6)."""
    if not spaces or op.kind not in (ASSAULT, TERROR, RALLY, MARCH):
        return spaces
    first = first_spaces(s, op)
    if first & (first - 1):
        return spaces
    kept = 0
    for space in members[spaces]:
        if first & ~(1 << space):
            kept |= 1 << space
            continue
        trial = s.copy()
        effect(trial, space)
        if first_spaces(trial, op):
            kept |= 1 << space
    return spaces & kept


# -- Resettle ------------------------------------------------------------------------------------------------------


def resettle_spaces(s: Malaya, op: Op) -> int:
    """British Controlled Provinces without a New Village, while the pool has one."""
    return PROVINCES & s.british_control & ~s.new_villages if villages_left(s) else 0


@rule("4.2.1", "6.6.2")
def resettle(s: Malaya, op: Op) -> Steps[None]:
    """Resettle in one Province, in two under Briggs."""
    announce(s, BRITISH, "resettle")
    most = 2 if has_commander(s, BRIGGS) else 1
    return in_spaces(s, op, BRITISH, RESETTLE_SPACE, resettle_spaces, most, resettle_in)


@rule("4.2.1", "1.12")
def resettle_in(s: Malaya, space: int) -> None:
    """Place a New Village and shift towards Opposition (M1 unshaded: from Opposition to Neutral)."""
    add_village(s, space)
    shift(s, space, 1 if s.parameters.resettle_calms and s.opposition >> space & 1 else -1)
    settle(s)


# -- Reprisal ------------------------------------------------------------------------------------------------------


def reprisal_spaces(s: Malaya, op: Op) -> int:
    """Provinces with Troops; before an Assault, such that it still finds a target (R-M8, R-C6)."""
    spaces = PROVINCES & s.with_troops
    if op.selected or op.kind != ASSAULT:
        return spaces
    return spaces & bit_set(i for i in members[spaces] if reprisal_moves(s, op, i) or not guerrillas_in(s, i))


def reprisal_moves(s: Malaya, op: Op | None, space: int) -> list[int]:
    """The Guerrilla that a Reprisal may move, and where to."""
    near = ADJACENT[space]
    if op is not None and not op.selected and op.kind == ASSAULT:
        last = guerrillas_in(s, space) + s.bases[space] == 1
        if last and not first_spaces(s, op) & ~(1 << space):
            near &= cubes(s)
    options: list[int] = []
    for piece, row in ((UNDERGROUND, s.underground), (ACTIVE, s.active)):
        if row[space]:
            options += AT[piece].moves[space][near]
    return options


@rule("4.2.2", "6.6.2")
def reprisal(s: Malaya, op: Op) -> Steps[None]:
    """Reprisal in one Province, in two under Gurney."""
    announce(s, BRITISH, "reprisal")
    most = 2 if has_commander(s, GURNEY) else 1
    return in_spaces(s, op, BRITISH, REPRISAL_SPACE, reprisal_spaces, most, partial(reprisal_in, op=op))


@rule("4.2.2", "1.4.2")
def reprisal_in(s: Malaya, space: int, op: Op | None = None) -> Steps[None]:
    """Set the Province to Neutral, place Terror if there is none, and send one Guerrilla next door."""
    set_level(s, space, 0)
    if not s.terror[space]:
        add_terror(s, space)
    options = reprisal_moves(s, op, space)
    if options:
        choice = yield BRITISH, REPRISAL_MOVE, options, (ADJACENT[space], op, space, 0)
        move(s, *MOVES[choice])
    settle(s)


# -- Air Strike ----------------------------------------------------------------------------------------------------


def air_strike_spaces(s: Malaya, op: Op) -> int:
    """Provinces with British pieces (R-M14)."""
    spaces = PROVINCES & (s.with_troops | s.with_police)
    return spaces if op.selected else leaving_the_operation(s, op, spaces, air_strike_in)


def air_strike_in(s: Malaya, space: int) -> None:
    if s.active[space]:
        remove(s, ACTIVE, space)
    settle(s)


@rule("4.2.3")
def air_strike(s: Malaya, op: Op) -> Steps[None]:
    """Remove one Active Guerrilla from each of up to two Provinces."""
    announce(s, BRITISH, "air-strike")
    return in_spaces(s, op, BRITISH, AIR_STRIKE_SPACE, air_strike_spaces, 2, air_strike_in)


# -- Extort --------------------------------------------------------------------------------------------------------


def extort_spaces(s: Malaya, op: Op) -> int:
    """Spaces with an Underground Guerrilla and no New Village (R-M9)."""
    spaces = s.with_underground & ~s.new_villages
    return spaces if op.selected else leaving_the_operation(s, op, spaces, extort_in)


def extort_in(s: Malaya, space: int) -> None:
    """Activate one Guerrilla for a Resource (M2 shaded: Population more where the MCP Control)."""
    activate(s, space, 1)
    bonus = POPULATION[space] if s.parameters.extort_population and s.mcp_control >> space & 1 else 0
    gain(s, MCP, 1 + bonus)


@rule("4.3.1")
def extort(s: Malaya, op: Op) -> Steps[None]:
    """Gain Resources in up to two spaces."""
    announce(s, MCP, "extort")
    return in_spaces(s, op, MCP, EXTORT_SPACE, extort_spaces, 2, extort_in)


# -- Intimidate ----------------------------------------------------------------------------------------------------


def intimidate_spaces(s: Malaya, op: Op) -> int:
    """Spaces with an Underground Guerrilla (R-M9)."""
    spaces = s.with_underground
    return spaces if op.selected else leaving_the_operation(s, op, spaces, _flip_if_capability)


def _flip_if_capability(s: Malaya, space: int) -> None:
    if s.parameters.intimidate_activates:
        activate(s, space, 1)


@rule("4.3.2")
def intimidate(s: Malaya, op: Op) -> Steps[None]:
    """Remove a Police, or a New Village and Support, in up to two spaces (M27 unshaded: one)."""
    announce(s, MCP, "intimidate")
    return in_spaces(s, op, MCP, INTIMIDATE_SPACE, intimidate_spaces, s.parameters.intimidate_spaces, intimidate_in)


@rule("4.3.2", "1.12")
def intimidate_in(s: Malaya, space: int) -> Steps[None]:
    """A Police, or instead, with more Guerrillas than cubes, the New Village and any Support."""
    _flip_if_capability(s, space)
    options = [REMOVE_POLICE] if s.police[space] else []
    if guerrillas_in(s, space) > cubes_in(s, space) and (s.new_villages | s.support) >> space & 1:
        options.append(REMOVE_VILLAGE)
        if not s.police[space]:
            options.append(DONE)
    if options:
        choice = yield MCP, INTIMIDATE_HOW, options, (0, None, space, 0)
        if choice == REMOVE_POLICE:
            remove(s, POLICE, space)
        elif choice == REMOVE_VILLAGE:
            if s.new_villages >> space & 1:
                remove_village(s, space)
            if s.support >> space & 1:
                set_level(s, space, 0)
    settle(s)


RESETTLING: Activity[Malaya] = Activity(RESETTLE, "4.2.1", resettle_spaces, resettle)
REPRISING: Activity[Malaya] = Activity(REPRISAL, "4.2.2", reprisal_spaces, reprisal)
STRIKING: Activity[Malaya] = Activity(AIR_STRIKE, "4.2.3", air_strike_spaces, air_strike)
EXTORTING: Activity[Malaya] = Activity(EXTORT, "4.3.1", extort_spaces, extort)
INTIMIDATING: Activity[Malaya] = Activity(INTIMIDATE, "4.3.2", intimidate_spaces, intimidate)

ACTIVITIES: dict[int, tuple[Activity[Malaya], ...]] = {
    TRAIN: (RESETTLING, STRIKING),
    GARRISON: (REPRISING, STRIKING),
    SWEEP: (REPRISING, STRIKING),
    ASSAULT: (REPRISING, STRIKING),
    RALLY: (EXTORTING, INTIMIDATING),
    MARCH: (EXTORTING,),
    ATTACK: (),
    TERROR: (EXTORTING, INTIMIDATING),
}
"""Operation -> the Special Activities that may accompany it (4.1.1).

Ambush is not among them: it is declared inside an Attack space, instead of the roll (4.3.3, R-C7).
"""
