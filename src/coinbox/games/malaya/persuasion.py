"""Pacify and Agitate: paying to move a space towards Support or Opposition (3.2.1, 3.3.1, 6.3)."""

from __future__ import annotations

from coinbox.coin.forces import announce
from coinbox.coin.sections import rule
from coinbox.coin.territory import remove_terror
from coinbox.games.malaya.state import Malaya
from coinbox.games.malaya.verbs import end_step, level_of, pay, resources, shift
from coinbox.games.malaya.vocabulary import BRITISH, DONE, MCP, REMOVE_TERROR, SHIFT
from coinbox.kernel.bits import bit_set, members
from coinbox.kernel.decision import Prompt, Steps, about
from coinbox.kernel.fields import named, without

PACIFY_SPACE = Prompt("pacify-space", "3.2.1")
PACIFY_STEP = Prompt("pacify-step", "3.2.1")
AGITATE_SPACE = Prompt("agitate-space", "3.3.1")
AGITATE_STEP = Prompt("agitate-step", "3.3.1")
AGITATE_COST = 1


def pacifiable(s: Malaya) -> int:
    """British Control with Troops and Police (3.2.1, 6.3.1)."""
    return s.british_control & s.with_troops & s.with_police


@rule("3.2.1", "3.1.2", "6.3.1")
def pacify(s: Malaya, spaces: int, most: int, rule: str = "3.2.1") -> Steps[int]:
    """Pay to remove Terror and then to shift to Support in up to so many spaces; returns in how many (R-M2).

    `rule` is the section that it is done under.
    """
    for used in range(most):
        if s.british_resources < s.parameters.pacify_cost:
            return used
        terms = spaces & pacifiable(s)
        terms = terms & named(
            s, "to_pacify", bit_set(i for i in members[terms] if s.terror[i] or not s.support >> i & 1)
        )
        if not terms:
            return used
        cost, facts = s.parameters.pacify_cost, (("rule", rule), ("left", min(most - used, terms.bit_count())))
        space = yield BRITISH, PACIFY_SPACE, (*members[terms], DONE), about(terms, None, -1, cost, facts)
        if space == DONE:
            return used
        spaces = without(s, spaces, 1 << space)
        yield from build_level(s, BRITISH, PACIFY_STEP, space, cost, s.parameters.pacify_shifts, rule)
    return most


def build_level(s: Malaya, faction: int, prompt: Prompt, space: int, cost: int, shifts: int, rule: str) -> Steps[None]:
    """Pacify or Agitate in one space: Terror markers first, then shifts, each paid; at least one step."""
    action = "pacify" if faction == BRITISH else "agitate"
    announce(s, faction, action, space)
    towards = 1 if faction == BRITISH else -1
    stop: tuple[int, ...] = ()
    while resources(s, faction) >= cost:
        if s.terror[space]:
            step = REMOVE_TERROR
        elif shifts and level_of(s, space) != towards:
            step = SHIFT
        else:
            break
        choice = yield faction, prompt, (step, *stop), about(0, None, space, cost, (("rule", rule),))
        if choice == DONE:
            break
        stop = (DONE,)
        pay(s, faction, cost, action, 1 << space)
        if choice == REMOVE_TERROR:
            remove_terror(s, space)
        else:
            shifts -= 1
            shift(s, space, towards)
    end_step(s)


@rule("3.3.1", "3.1.2", "6.3.2")
def agitate(s: Malaya, spaces: int, most: int, cost: int = AGITATE_COST, rule: str = "3.3.1") -> Steps[int]:
    """Pay to remove Terror and then to shift to Opposition in up to so many spaces; returns in how many (R-M2).

    `rule` is the section that it is done under.
    """
    for used in range(most):
        if s.mcp_resources < cost:
            return used
        useful = bit_set(i for i in members[spaces] if s.terror[i] or not s.opposition >> i & 1)
        terms = spaces & named(s, "to_agitate", useful)
        if not terms:
            return used
        facts = (("rule", rule), ("left", min(most - used, terms.bit_count())))
        space = yield MCP, AGITATE_SPACE, (*members[terms], DONE), about(terms, None, -1, cost, facts)
        if space == DONE:
            return used
        spaces = without(s, spaces, 1 << space)
        yield from build_level(s, MCP, AGITATE_STEP, space, cost, 1, rule)
    return most
