"""The Propaganda Round (6.0) and victory (7.0)."""

from __future__ import annotations

from functools import cache

from coinbox.coin.forces import guerrillas, hide, insurgents
from coinbox.coin.forecast import tally
from coinbox.coin.redeploy import redeploy_police, redeploy_troops
from coinbox.coin.sections import rule
from coinbox.coin.territory import add_terror, check_victory, remove_terror
from coinbox.coin.will import change_will
from coinbox.games.malaya.persuasion import agitate, pacify
from coinbox.games.malaya.questions import QUESTIONS
from coinbox.games.malaya.state import OVER, Malaya
from coinbox.games.malaya.verbs import end_step, gain, move_commander, restore_commander
from coinbox.games.malaya.vocabulary import (
    BRITISH,
    ECS,
    KL,
    KUALA_LUMPUR,
    LEVELLED,
    MCP,
    POPULATION,
    PROPAGANDA_CARDS,
    PROVINCES,
)
from coinbox.kernel.bits import members
from coinbox.kernel.decision import Steps

EC_VALUE = 6
WILL, BRITISH_PURSE, MCP_PURSE = "political_will", "british_resources", "mcp_resources"


@rule("2.4", "6.0", "6.1", "6.2")
def open_round(s: Malaya) -> None:
    """The phases that need no decision: Political Will with its victory check, and Resources."""
    political_will_phase(s)
    if s.stage != OVER:
        resource_phase(s)


# -- Political Will --------------------------------------------------------------------------------------------------


@rule("6.1")
def political_will_phase(s: Malaya) -> None:
    """One net change of Political Will, then the victory checks."""
    if s.log is not None:
        s.log("phase", phase="political_will")
    sabotage_centers(s)
    change_will(s, hearts_and_minds(s) + settlers_intimidated(s), "round")
    victory(s)


@rule("6.1.1", "7.1", "7.2", "1.3.2", "1.3.4")
def hearts_and_minds(s: Malaya) -> int:
    """Population at Support less Population at Opposition without a New Village (R-M11)."""
    opposed = s.opposition & ~s.new_villages
    gained = tally(s, "support", "6.1.1", WILL, population(s.support), s.support)
    return gained + tally(s, "opposition", "6.1.1", WILL, -population(opposed), opposed)


@cache
def population(spaces: int) -> int:
    """The Population of these spaces together."""
    return sum(POPULATION[i] for i in members[spaces])


@rule("6.1.2", "1.3.5")
def sabotage_centers(s: Malaya) -> None:
    """Sabotage Economic Centers that Guerrillas hold."""
    for space in members[ECS & intimidated(s)]:
        if not s.terror[space]:
            add_terror(s, space)


@rule("6.1.2", "1.3.5", "7.2")
def settlers_intimidated(s: Malaya) -> int:
    """A loss for each sabotaged Economic Center, and for a terrorised Kuala Lumpur."""
    spaces = intimidated(s)
    centers, city = spaces & ECS, spaces & KL
    lost = tally(s, "sabotaged-centers", "6.1.2", WILL, -centers.bit_count(), centers)
    return lost + tally(s, "terror-in-city", "6.1.2", WILL, -city.bit_count(), city)


def intimidated(s: Malaya) -> int:
    """Economic Centers that are sabotaged or held by Guerrillas (R-M11), and a terrorised Kuala Lumpur."""
    spaces = KL if s.terror[KUALA_LUMPUR] else 0
    near = guerrillas(s)
    for i in members[ECS]:
        if s.terror[i] or (near >> i & 1 and s.underground[i] + s.active[i] > s.troops[i] + s.police[i]):
            spaces |= 1 << i
    return spaces


@rule("6.1.3", "6.1.4")
def victory(s: Malaya) -> None:
    """Early victory, and the end with the third Propaganda card."""
    check_victory(s, PROPAGANDA_CARDS)


# -- Resources -------------------------------------------------------------------------------------------------------


@rule("6.2")
def resource_phase(s: Malaya) -> None:
    """Both sides earn."""
    if s.log is not None:
        s.log("phase", phase="resources")
    gain(s, BRITISH, british_earnings(s), "round")
    gain(s, MCP, mcp_earnings(s), "round")


@rule("6.2.1", "1.3.5")
def british_earnings(s: Malaya) -> int:
    """The Population under British Control, and Economic Centers without Sabotage."""
    centers = ECS & ~intimidated(s)
    controlled = tally(s, "controlled", "6.2.1", BRITISH_PURSE, population(s.british_control), s.british_control)
    return controlled + tally(s, "centers", "6.2.1", BRITISH_PURSE, EC_VALUE * centers.bit_count(), centers)


@rule("6.2.2")
def mcp_earnings(s: Malaya) -> int:
    """Two for each Base."""
    return tally(s, "bases", "6.2.2", MCP_PURSE, 2 * sum(s.bases), s.with_bases)


# -- Support ---------------------------------------------------------------------------------------------------------


@rule("6.3", "6.3.1")
def pacify_phase(s: Malaya) -> Steps[int]:
    """The British Pacify in up to two spaces (R-M15)."""
    return pacify(s, LEVELLED, 2, rule="6.3.1")


@rule("6.3", "6.3.2")
def agitate_phase(s: Malaya) -> Steps[int]:
    """The MCP Agitate in up to two spaces with their pieces and no British Control (R-M11)."""
    return agitate(s, LEVELLED & insurgents(s) & ~s.british_control, 2, rule="6.3.2")


# -- Redeploy and Reset ----------------------------------------------------------------------------------------------


@rule("6.4", "6.4.1", "6.4.2")
def redeploy_phase(s: Malaya) -> Steps[None]:
    """Troops must leave ECs and MCP Controlled Provinces; Police may move; Control is settled once (R-M10)."""
    safe = KL | s.british_control & PROVINCES
    yield from redeploy_troops(s, QUESTIONS, ECS | s.insurgent_control & PROVINCES, safe)
    yield from redeploy_police(s, QUESTIONS, safe | ECS)
    end_step(s)


@rule("6.5", "6.6", "6.6.1", "6.6.3")
def reset_phase(s: Malaya) -> None:
    """Markers go, Guerrillas hide, the Commander Track moves on, and a new campaign begins."""
    if s.log is not None:
        s.log("phase", phase="reset")
    for space, markers in enumerate(s.terror):
        if markers:
            remove_terror(s, space, markers)
    for space in members[s.with_active]:
        hide(s, space)
    move_commander(s, 1, "reset")
    restore_commander(s)
