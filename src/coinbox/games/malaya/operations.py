"""The menu of Malaya: each Operation with its price and what may accompany it (3.2, 3.3, 4.1.1).

Ambush accompanies nothing: it is declared inside an Attack space, instead of the roll (4.3.3, R-C7).
"""

from __future__ import annotations

from coinbox.games.malaya import british_operations as british
from coinbox.games.malaya import mcp_operations as mcp
from coinbox.games.malaya.menu import MENU
from coinbox.games.malaya.special_activities import EXTORTING, INTIMIDATING, REPRISING, RESETTLING, STRIKING
from coinbox.games.malaya.state import Malaya
from coinbox.games.malaya.vocabulary import (
    AMBUSH,
    ASSAULT,
    ATTACK,
    BRITISH,
    ECS,
    GARRISON,
    MARCH,
    MCP,
    RALLY,
    SWEEP,
    TERROR,
    TRAIN,
)

__all__ = ["MENU"]

FORCE = (REPRISING, STRIKING)
PRESSURE = (EXTORTING, INTIMIDATING)


def ambush_spaces(s: Malaya) -> int:
    """Spaces of an Attack with an Underground Guerrilla (R-M6)."""
    return mcp.attack_spaces(s) & s.with_underground


# A Train space without a placement costs nothing (R-M1).
MENU.add(TRAIN, BRITISH, british.train, british.train_spaces, activities=(RESETTLING, STRIKING), steady=True)
MENU.add(GARRISON, BRITISH, british.garrison, british.garrison_spaces, british.COST, activities=FORCE, steady=True)
MENU.add(SWEEP, BRITISH, british.sweep, british.sweep_spaces, british.COST, activities=FORCE, steady=True)
MENU.add(ASSAULT, BRITISH, british.assault, british.assault_spaces, british.COST, activities=FORCE)
MENU.add(RALLY, MCP, mcp.rally, mcp.rally_spaces, mcp.COST, activities=PRESSURE, steady=True)
MENU.add(MARCH, MCP, mcp.march, mcp.march_spaces, mcp.COST, ECS, (EXTORTING,), steady=True)
MENU.add(ATTACK, MCP, mcp.attack, mcp.attack_spaces, mcp.COST)
MENU.add_inside(AMBUSH, ATTACK, ambush_spaces)
MENU.add(TERROR, MCP, mcp.terror, mcp.terror_spaces, mcp.COST, ECS, PRESSURE)
