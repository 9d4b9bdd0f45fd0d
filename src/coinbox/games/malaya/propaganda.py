"""The Propaganda Round (6.0) and victory (7.0)."""

from __future__ import annotations

from functools import cache

from coinbox.coin.sections import rule
from coinbox.games.malaya.asking import move_pieces, movers
from coinbox.games.malaya.persuasion import agitate, pacify
from coinbox.games.malaya.state import (
    AGITATE,
    BRITISH_WIN,
    EARLY,
    FINAL,
    MCP_WIN,
    OUTCOMES,
    OVER,
    PACIFY,
    REDEPLOY,
    REVEAL,
    TIE,
    Malaya,
)
from coinbox.games.malaya.verbs import (
    add_terror,
    change_will,
    cubes_in,
    gain,
    guerrillas_in,
    hide,
    mcp_pieces,
    move,
    move_commander,
    remove_terror,
    settle,
)
from coinbox.games.malaya.words import (
    AT,
    BRITISH,
    ECS,
    END_TURN,
    KL,
    LEVELLED,
    MCP,
    MOVES,
    POLICE,
    POPULATION,
    PROPAGANDA_CARDS,
    PROVINCES,
    SPACE_COUNT,
    TROOP,
)
from coinbox.kernel.bits import members
from coinbox.kernel.decision import Prompt, Steps

MCP_WINS_AT = 2
BRITISH_WIN_AT = 18
MIDDLE = 10
EC_VALUE = 6
REDEPLOY_TROOP = Prompt("redeploy-troop", "6.4.1")
REDEPLOY_POLICE = Prompt("redeploy-police", "6.4.1")
END_PHASE = Prompt("end-phase", "6.0")


@rule("2.4", "6.0", "6.1", "6.2")
def open_round(s: Malaya) -> None:
    """The phases that need no decision: Political Will with its victory check, and Resources."""
    political_will_phase(s)
    if s.stage != OVER:
        resource_phase(s)
        s.stage = PACIFY


# -- Political Will --------------------------------------------------------------------------------------------------


@rule("6.1")
def political_will_phase(s: Malaya) -> None:
    """One net change of Political Will, then the victory checks."""
    if s.log is not None:
        s.log("phase", phase="political_will")
    change_will(s, hearts_and_minds(s) - settlers_intimidated(s))
    check_victory(s)


@rule("6.1.1", "7.1", "7.2", "1.3.2", "1.3.4")
def hearts_and_minds(s: Malaya) -> int:
    """Population at Support less Population at Opposition without a New Village (R-M11)."""
    return population(s.support) - population(s.opposition & ~s.new_villages)


@cache
def population(spaces: int) -> int:
    """The Population of these spaces together."""
    return sum(POPULATION[i] for i in members[spaces])


@rule("6.1.2", "1.3.5")
def settlers_intimidated(s: Malaya) -> int:
    """Sabotage Economic Centers that Guerrillas hold; count those sabotaged and a terrorised Kuala Lumpur."""
    for space in members[ECS]:
        if not s.terror[space] and guerrillas_in(s, space) > cubes_in(s, space):
            add_terror(s, space)
    return sum(s.terror[space] > 0 for space in members[ECS | KL])


@rule("6.1.3", "6.1.4", "7.0", "7.0.1", "7.0.2")
def check_victory(s: Malaya) -> None:
    """0-2 or 18-20 wins at once; after the last Propaganda card below or above 10 does."""
    if s.political_will <= MCP_WINS_AT:
        end_game(s, MCP_WIN, EARLY)
    elif s.political_will >= BRITISH_WIN_AT:
        end_game(s, BRITISH_WIN, EARLY)
    elif is_final(s):
        margin = s.political_will - MIDDLE
        end_game(s, TIE if not margin else BRITISH_WIN if margin > 0 else MCP_WIN, FINAL)


def is_final(s: Malaya) -> bool:
    """Whether the third Propaganda card has been revealed."""
    return PROPAGANDA_CARDS.issubset(s.played)


def end_game(s: Malaya, winner: int, reason: int) -> None:
    s.winner, s.reason, s.stage = winner, reason, OVER
    if s.log is not None:
        s.log("over", outcome=OUTCOMES[winner], total=s.political_will)


# -- Resources -------------------------------------------------------------------------------------------------------


@rule("6.2", "6.2.1", "6.2.2", "1.3.5")
def resource_phase(s: Malaya) -> None:
    """British Population and Economic Centers; two for each MCP Base."""
    if s.log is not None:
        s.log("phase", phase="resources")
    centers = sum(EC_VALUE for space in members[ECS] if not s.terror[space])
    gain(s, BRITISH, population(s.british_control) + centers)
    gain(s, MCP, 2 * sum(s.bases))


# -- Support ---------------------------------------------------------------------------------------------------------


@rule("6.3", "6.3.1")
def pacify_phase(s: Malaya) -> Steps[None]:
    """The British Pacify in up to two spaces (R-M15)."""
    if s.log is not None:
        s.log("phase", phase="support")
    yield from pacify(s, LEVELLED, 2)
    yield BRITISH, END_PHASE, (END_TURN,), (0, None, -1, 0)
    s.stage = AGITATE


@rule("6.3", "6.3.2")
def agitate_phase(s: Malaya) -> Steps[None]:
    """The MCP Agitate in up to two spaces with their pieces and no British Control (R-M11)."""
    yield from agitate(s, LEVELLED & mcp_pieces(s) & ~s.british_control, 2)
    yield MCP, END_PHASE, (END_TURN,), (0, None, -1, 0)
    s.stage = REDEPLOY


# -- Redeploy and Reset ----------------------------------------------------------------------------------------------


@rule("6.4", "6.4.1", "6.4.2")
def redeploy_phase(s: Malaya) -> Steps[None]:
    """Troops must leave ECs and MCP Controlled Provinces; Police may move; Control is settled once (R-M10)."""
    if s.log is not None:
        s.log("phase", phase="redeploy")
    safe = KL | s.british_control & PROVINCES
    yield from redeploy_troops(s, ECS | s.mcp_control & PROVINCES, safe)
    yield from redeploy_police(s, safe | ECS)
    settle(s)
    yield BRITISH, END_PHASE, (END_TURN,), (0, None, -1, 0)
    reset_phase(s)


def redeploy_troops(s: Malaya, left: int, safe: int) -> Steps[None]:
    """Every Troop of these spaces goes to a safe one."""
    for origin in members[left & s.with_troops]:
        while s.troops[origin]:
            options = AT[TROOP].moves[origin][safe & ~(1 << origin)]
            choice = yield BRITISH, REDEPLOY_TROOP, options, (safe, None, origin, 0)
            move(s, *MOVES[choice])


def redeploy_police(s: Malaya, allowed: int) -> Steps[None]:
    """Police from anywhere, each at most once."""
    unmoved = movers(s, (POLICE,))
    detail = (allowed, None, -1, 0)
    yield from move_pieces(s, BRITISH, REDEPLOY_POLICE, unmoved, [allowed] * SPACE_COUNT, detail, stop=True)


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
    move_commander(s, 1)
    s.gurney_killed = 0
    s.stage = REVEAL
