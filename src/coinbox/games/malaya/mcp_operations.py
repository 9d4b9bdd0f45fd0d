"""MCP Operations (3.3)."""

from __future__ import annotations

from coinbox.coin.capabilities import tell_capability
from coinbox.coin.dice import roll
from coinbox.coin.forces import (
    ACTIVE,
    POLICE,
    TROOP,
    activate,
    announce,
    cubes,
    cubes_in,
    guerrillas,
    guerrillas_in,
    remove,
)
from coinbox.coin.march import march_into
from coinbox.coin.menu import SPECIAL_OR_DONE
from coinbox.coin.operation import Operation
from coinbox.coin.rally import RallyWords, rally_there
from coinbox.coin.sections import rule
from coinbox.coin.territory import add_terror
from coinbox.coin.will import change_will
from coinbox.games.malaya.persuasion import AGITATE_COST, agitate
from coinbox.games.malaya.questions import QUESTIONS
from coinbox.games.malaya.state import Malaya
from coinbox.games.malaya.verbs import end_step, shift
from coinbox.games.malaya.vocabulary import (
    AMBUSH,
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
    POPULATION,
    PROVINCES,
    REMOVE_POLICE,
    REMOVE_TROOP,
    ROLL,
    THAI,
    THAILAND,
    neighbours,
)
from coinbox.kernel.decision import Prompt, Steps, about

Op = Operation[Malaya]
COST = 1

RALLY_WORDS = RallyWords(PLACE_GUERRILLA, PLACE_BASE, PLACE_GUERRILLAS, HIDE_ALL, NOTHING)
RALLY_SPACE = Prompt("rally-space", "3.3.1")
ATTACK_SPACE = Prompt("attack-space", "3.3.3")
ATTACK_HOW = Prompt("attack-how", "3.3.3")
ATTACK_DIE = Prompt("attack-die", "3.3.3")
ATTACK_CUBE = Prompt("attack-cube", "3.3.3")
TERROR_SPACE = Prompt("terror-space", "3.3.4")
TERROR_POLICE = Prompt("terror-police", "3.3.4")


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
    if (yield from agitate(s, LEVELLED & op.chosen(s) & s.insurgent_control & s.with_bases, 1, agitate_cost)):
        op.went_on()
    yield from op.boundary(s, SPECIAL_OR_DONE)


def rally_in(s: Malaya, space: int) -> Steps[None]:
    """A Guerrilla, or a Base for two; with a Base there, many Guerrillas or all hidden (R-M4)."""
    yield from rally_there(s, QUESTIONS, RALLY_WORDS, space, POPULATION[space])
    end_step(s)


# -- March ---------------------------------------------------------------------------------------------------------


def march_spaces(s: Malaya) -> int:
    """Spaces next to a Guerrilla."""
    return neighbours(guerrillas(s))


@rule("3.3.2")
def march(s: Malaya, op: Op) -> Steps[None]:
    """Guerrillas move into adjacent destinations, 1 Resource each, Economic Centers free; some are set Active.

    Those that come from one space to one that is watched are set Active if they and the cubes there exceed three.
    Moves and Activation are one step (R-C7).
    """
    return march_into(s, op, QUESTIONS, watched)


def watched(s: Malaya) -> int:
    """Where a large group that arrives is seen (R-M5)."""
    return ECS | s.support


# -- Attack --------------------------------------------------------------------------------------------------------


def attack_spaces(s: Malaya) -> int:
    """Spaces with Guerrillas and cubes."""
    return guerrillas(s) & cubes(s)


@rule("3.3.3")
def attack(s: Malaya, op: Op) -> Steps[None]:
    """Try to remove cubes, 1 Resource a space; one space may be an Ambush."""
    while (space := (yield from op.select(s, ATTACK_SPACE, attack_spaces, COST))) is not None:
        if can_ambush(s, op, space):
            choice = yield MCP, ATTACK_HOW, (ROLL, AMBUSH), about(operation=op, space=space)
            if choice == AMBUSH:
                op.use(AMBUSH)
                announce(s, MCP, "ambush", space)
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
    if (yield from roll(s, MCP, ATTACK_DIE, guerrillas_in(s, space), space=space)):
        yield from remove_cubes(s, space, 2)
    end_step(s)


@rule("4.3.3")
def ambush_in(s: Malaya, space: int) -> Steps[None]:
    """Activate one Guerrilla and remove a cube without a roll (two with M8 shaded)."""
    activate(s, space, 1)
    yield from remove_cubes(s, space, 2 if s.parameters.attack_takes_any else 1)
    end_step(s)


@rule("3.3.3", "7.2")
def remove_cubes(s: Malaya, space: int, hits: int) -> Steps[None]:
    """Police before Troops (M8 shaded: any); Political Will -1 if a Troop went."""
    troops = 0
    for _ in range(min(hits, cubes_in(s, space))):
        piece = POLICE if s.police[space] else TROOP
        if s.parameters.attack_takes_any and s.police[space] and s.troops[space]:
            choice = yield MCP, ATTACK_CUBE, (REMOVE_POLICE, REMOVE_TROOP), about(space=space)
            piece = POLICE if choice == REMOVE_POLICE else TROOP
        remove(s, piece, space)
        troops += piece == TROOP
    if troops:
        change_will(s, -1, "troop-lost", 1 << space)
        if s.parameters.attack_costs_guerrillas:
            tell_capability(s, "M8")
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
        choice = yield MCP, TERROR_POLICE, (REMOVE_POLICE, DONE), about(space=space)
        if choice == REMOVE_POLICE:
            tell_capability(s, "M27")
            remove(s, POLICE, space)
    end_step(s)
