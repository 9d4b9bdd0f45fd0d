"""Special Activities (4.0)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from coinbox.coin.forces import ACTIVE, POLICE, activate, announce, cubes_in, guerrillas_in, remove
from coinbox.coin.operation import Activity, Operation
from coinbox.coin.sections import rule
from coinbox.coin.territory import add_terror
from coinbox.games.malaya.menu import FIGHTING, MENU
from coinbox.games.malaya.questions import in_spaces
from coinbox.games.malaya.state import BRIGGS, GURNEY, Malaya
from coinbox.games.malaya.verbs import (
    add_village,
    end_step,
    gain,
    has_commander,
    remove_village,
    set_level,
    shift,
    villages_left,
)
from coinbox.games.malaya.vocabulary import (
    AIR_STRIKE,
    ASSAULT,
    BRITISH,
    DONE,
    EXTORT,
    INTIMIDATE,
    MARCH,
    MCP,
    POPULATION,
    PROVINCES,
    RALLY,
    REMOVE_POLICE,
    REMOVE_VILLAGE,
    REPRISAL,
    RESETTLE,
    TERROR,
)
from coinbox.kernel.bits import bit_set, members
from coinbox.kernel.decision import Prompt, Steps, about

Op = Operation[Malaya]

RESETTLE_SPACE = Prompt("resettle-space", "4.2.1")
REPRISAL_SPACE = Prompt("reprisal-space", "4.2.2")
AIR_STRIKE_SPACE = Prompt("air-strike-space", "4.2.3")
EXTORT_SPACE = Prompt("extort-space", "4.3.1")
INTIMIDATE_SPACE = Prompt("intimidate-space", "4.3.2")
INTIMIDATE_HOW = Prompt("intimidate-how", "4.3.2")


FRAGILE = (ASSAULT, TERROR, RALLY, MARCH)
"""Operations that a Special Activity before them could rob of their only space."""


def leaving_the_operation(s: Malaya, op: Op, spaces: int, effect: Callable[[Malaya, int], None]) -> int:
    """Before the first space: only where the Operation can still select one afterwards (R-C6)."""
    return spaces if op.kind not in FRAGILE else MENU.leaving_a_space(s, op, spaces, effect)


# -- Resettle ------------------------------------------------------------------------------------------------------


def resettle_spaces(s: Malaya, op: Op) -> int:
    """British Controlled Provinces without a New Village, while the pool has one."""
    return PROVINCES & s.british_control & ~s.new_villages if villages_left(s) else 0


@rule("4.2.1", "6.6.2")
def resettle(s: Malaya, op: Op) -> Steps[object]:
    """Resettle in one Province, in two under Briggs."""
    announce(s, BRITISH, "resettle")
    most = 2 if has_commander(s, BRIGGS) else 1
    return in_spaces(s, op, BRITISH, RESETTLE_SPACE, resettle_spaces, most, resettle_in)


@rule("4.2.1", "1.12")
def resettle_in(s: Malaya, space: int) -> None:
    """Place a New Village and shift towards Opposition (M1 unshaded: from Opposition to Neutral)."""
    add_village(s, space)
    shift(s, space, 1 if s.parameters.resettle_calms and s.opposition >> space & 1 else -1)
    end_step(s)


# -- Reprisal ------------------------------------------------------------------------------------------------------


def reprisal_spaces(s: Malaya, op: Op) -> int:
    """Provinces with Troops; before an Assault, such that it still finds a target (R-M8, R-C6)."""
    spaces = PROVINCES & s.with_troops
    if op.selected or op.kind != ASSAULT:
        return spaces
    return spaces & bit_set(i for i in members[spaces] if reprisal_moves(s, op, i) or not guerrillas_in(s, i))


def reprisal_moves(s: Malaya, op: Op | None, space: int) -> list[int]:
    """The Guerrilla that a Reprisal may move, and where to."""
    return FIGHTING.reprisal_moves(s, op, space)


@rule("4.2.2", "6.6.2")
def reprisal(s: Malaya, op: Op) -> Steps[object]:
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
    yield from FIGHTING.send_next_door(s, op, space)


# -- Air Strike ----------------------------------------------------------------------------------------------------


def air_strike_spaces(s: Malaya, op: Op) -> int:
    """Provinces with British pieces (R-M14)."""
    spaces = PROVINCES & (s.with_troops | s.with_police)
    return spaces if op.selected else leaving_the_operation(s, op, spaces, air_strike_in)


def air_strike_in(s: Malaya, space: int) -> None:
    if s.active[space]:
        remove(s, ACTIVE, space)
    end_step(s)


@rule("4.2.3")
def air_strike(s: Malaya, op: Op) -> Steps[object]:
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
    bonus = POPULATION[space] if s.parameters.extort_population and s.insurgent_control >> space & 1 else 0
    gain(s, MCP, 1 + bonus)


@rule("4.3.1")
def extort(s: Malaya, op: Op) -> Steps[object]:
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
def intimidate(s: Malaya, op: Op) -> Steps[object]:
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
        choice = yield MCP, INTIMIDATE_HOW, options, about(space=space)
        if choice == REMOVE_POLICE:
            remove(s, POLICE, space)
        elif choice == REMOVE_VILLAGE:
            if s.new_villages >> space & 1:
                remove_village(s, space)
            if s.support >> space & 1:
                set_level(s, space, 0)
    end_step(s)


RESETTLING: Activity[Malaya] = Activity(RESETTLE, "4.2.1", resettle_spaces, resettle)
REPRISING: Activity[Malaya] = Activity(REPRISAL, "4.2.2", reprisal_spaces, reprisal)
STRIKING: Activity[Malaya] = Activity(AIR_STRIKE, "4.2.3", air_strike_spaces, air_strike)
EXTORTING: Activity[Malaya] = Activity(EXTORT, "4.3.1", extort_spaces, extort, enables=True)
INTIMIDATING: Activity[Malaya] = Activity(INTIMIDATE, "4.3.2", intimidate_spaces, intimidate)
