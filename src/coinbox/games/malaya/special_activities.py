"""Special Activities (4.0)."""

from __future__ import annotations

from coinbox.coin.capabilities import tell_capability
from coinbox.coin.forces import ACTIVE, POLICE, activate, announce, cubes_in, guerrillas_in, remove
from coinbox.coin.operation import NOWHERE, Activity
from coinbox.coin.questions import SELECTED
from coinbox.coin.reprisal import send_next_door
from coinbox.coin.sections import rule
from coinbox.coin.territory import add_terror
from coinbox.games.malaya.questions import QUESTIONS, each
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
    BRITISH,
    DONE,
    EXTORT,
    INTIMIDATE,
    MCP,
    POPULATION,
    PROVINCES,
    REMOVE_POLICE,
    REMOVE_VILLAGE,
    REPRISAL,
    RESETTLE,
)
from coinbox.kernel.decision import Prompt, Steps, about

RESETTLE_SPACE = Prompt("resettle-space", "4.2.1")
REPRISAL_SPACE = Prompt("reprisal-space", "4.2.2")
AIR_STRIKE_SPACE = Prompt("air-strike-space", "4.2.3")
EXTORT_SPACE = Prompt("extort-space", "4.3.1")
INTIMIDATE_SPACE = Prompt("intimidate-space", "4.3.2")
INTIMIDATE_HOW = Prompt("intimidate-how", "4.3.2")


# -- Resettle ------------------------------------------------------------------------------------------------------


def resettle_spaces(s: Malaya) -> int:
    """British Controlled Provinces without a New Village, while the pool has one."""
    return PROVINCES & s.british_control & ~s.new_villages if villages_left(s) else 0


@rule("4.2.1", "6.6.2")
def resettle(s: Malaya) -> Steps[object]:
    """Resettle in one Province, in two under Briggs."""
    announce(s, BRITISH, "resettle")
    most = 2 if has_commander(s, BRIGGS) else 1
    return each(s, BRITISH, RESETTLE_SPACE, resettle_spaces, resettle_in, up_to=most, least=1, heading=SELECTED)


@rule("4.2.1", "1.12")
def resettle_in(s: Malaya, space: int) -> None:
    """Place a New Village and shift towards Opposition (M1 unshaded: from Opposition to Neutral)."""
    add_village(s, space)
    calms = s.parameters.resettle_calms and s.opposition >> space & 1
    if calms:
        tell_capability(s, "M1")
    shift(s, space, 1 if calms else -1)
    end_step(s)


# -- Reprisal ------------------------------------------------------------------------------------------------------


def reprisal_spaces(s: Malaya) -> int:
    """Provinces with Troops (R-M8)."""
    return PROVINCES & s.with_troops


@rule("4.2.2", "6.6.2")
def reprisal(s: Malaya) -> Steps[object]:
    """Reprisal in one Province, in two under Gurney."""
    announce(s, BRITISH, "reprisal")
    most = 2 if has_commander(s, GURNEY) else 1
    return each(s, BRITISH, REPRISAL_SPACE, reprisal_spaces, reprisal_in, up_to=most, least=1, heading=SELECTED)


@rule("4.2.2", "1.4.2")
def reprisal_in(s: Malaya, space: int) -> Steps[None]:
    """Set the Province to Neutral, place Terror if there is none, and send one Guerrilla next door."""
    set_level(s, space, 0)
    if not s.terror[space]:
        add_terror(s, space)
    yield from send_next_door(s, QUESTIONS, space)


# -- Air Strike ----------------------------------------------------------------------------------------------------


def air_strike_spaces(s: Malaya) -> int:
    """Provinces with British pieces (R-M14)."""
    return PROVINCES & (s.with_troops | s.with_police)


def air_strike_in(s: Malaya, space: int) -> None:
    if s.active[space]:
        remove(s, ACTIVE, space)


@rule("4.2.3")
def air_strike(s: Malaya) -> Steps[object]:
    """Remove one Active Guerrilla from each of up to two Provinces."""
    announce(s, BRITISH, "air-strike")
    return each(s, BRITISH, AIR_STRIKE_SPACE, air_strike_spaces, air_strike_in, up_to=2, least=1, heading=SELECTED)


# -- Extort --------------------------------------------------------------------------------------------------------


def extort_spaces(s: Malaya) -> int:
    """Spaces with an Underground Guerrilla and no New Village (R-M9)."""
    return s.with_underground & ~s.new_villages


def extort_in(s: Malaya, space: int) -> None:
    """Activate one Guerrilla for a Resource (M2 shaded: Population more where the MCP Control)."""
    activate(s, space, 1)
    bonus = POPULATION[space] if s.parameters.extort_population and s.insurgent_control >> space & 1 else 0
    gain(s, MCP, 1 + bonus, "extort", 1 << space)


@rule("4.3.1")
def extort(s: Malaya) -> Steps[object]:
    """Gain Resources in up to two spaces."""
    announce(s, MCP, "extort")
    return each(s, MCP, EXTORT_SPACE, extort_spaces, extort_in, up_to=2, least=1, heading=SELECTED)


# -- Intimidate ----------------------------------------------------------------------------------------------------


def intimidate_spaces(s: Malaya) -> int:
    """Spaces with an Underground Guerrilla (R-M9)."""
    return s.with_underground


@rule("4.3.2")
def intimidate(s: Malaya) -> Steps[object]:
    """Remove a Police, or a New Village and Support, in up to two spaces (M27 unshaded: one)."""
    announce(s, MCP, "intimidate")
    most = s.parameters.intimidate_spaces
    return each(s, MCP, INTIMIDATE_SPACE, intimidate_spaces, intimidate_in, up_to=most, least=1, heading=SELECTED)


@rule("4.3.2", "1.12")
def intimidate_in(s: Malaya, space: int) -> Steps[None]:
    """A Police, or instead, with more Guerrillas than cubes, the New Village and any Support."""
    if s.parameters.intimidate_activates:
        tell_capability(s, "M27")
        activate(s, space, 1)
    options = [REMOVE_POLICE] if s.police[space] else []
    if guerrillas_in(s, space) > cubes_in(s, space) and (s.new_villages | s.support) >> space & 1:
        options.append(REMOVE_VILLAGE)
        if not s.police[space]:
            options.append(DONE)
    if options:
        there = ("village", s.new_villages >> space & 1), ("support", s.support >> space & 1)
        choice = yield MCP, INTIMIDATE_HOW, options, about(0, None, space, 0, there)
        if choice == REMOVE_POLICE:
            remove(s, POLICE, space)
        elif choice == REMOVE_VILLAGE:
            if s.new_villages >> space & 1:
                remove_village(s, space)
            if s.support >> space & 1:
                set_level(s, space, 0)
    end_step(s)


RESETTLING: Activity[Malaya] = Activity(RESETTLE, "4.2.1", resettle_spaces, resettle, takes=0)
REPRISING: Activity[Malaya] = Activity(REPRISAL, "4.2.2", reprisal_spaces, reprisal, takes=1, risks=NOWHERE)
STRIKING: Activity[Malaya] = Activity(AIR_STRIKE, "4.2.3", air_strike_spaces, air_strike, takes=1, risks=NOWHERE)
EXTORTING: Activity[Malaya] = Activity(EXTORT, "4.3.1", extort_spaces, extort, takes=1, risks=NOWHERE, pays=1)
INTIMIDATING: Activity[Malaya] = Activity(INTIMIDATE, "4.3.2", intimidate_spaces, intimidate, takes=1, risks=NOWHERE)
