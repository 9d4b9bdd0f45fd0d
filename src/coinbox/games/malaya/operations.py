"""Which Operations a faction may choose, and how one is started (3.1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from coinbox.coin.operation import Operation
from coinbox.coin.sections import rule
from coinbox.games.malaya import british_operations as british
from coinbox.games.malaya import mcp_operations as mcp
from coinbox.games.malaya.special_activities import ACTIVITIES, SELECTIONS, extort_spaces, first_spaces
from coinbox.games.malaya.state import Malaya
from coinbox.games.malaya.verbs import CUSTOMS, resources
from coinbox.games.malaya.words import (
    ASSAULT,
    ATTACK,
    BRITISH,
    DECLINE,
    FACTIONS,
    GARRISON,
    MARCH,
    MCP,
    RALLY,
    SWEEP,
    TERROR,
    TRAIN,
    words,
)
from coinbox.kernel.decision import Prompt, Steps

Op = Operation[Malaya]
FREE_OPERATION = Prompt("free-operation", "5.4")


Run = Callable[[Malaya, Op], Steps[None]]

OPERATIONS: dict[int, tuple[int, Run]] = {
    TRAIN: (BRITISH, british.train),
    GARRISON: (BRITISH, british.garrison),
    SWEEP: (BRITISH, british.sweep),
    ASSAULT: (BRITISH, british.assault),
    RALLY: (MCP, mcp.rally),
    MARCH: (MCP, mcp.march),
    ATTACK: (MCP, mcp.attack),
    TERROR: (MCP, mcp.terror),
}
"""Operation -> whose it is and how it runs."""
MENU = ((TRAIN, GARRISON, SWEEP, ASSAULT), (RALLY, MARCH, ATTACK, TERROR))

MENU_SELECTIONS = tuple(tuple((kind, *SELECTIONS[kind]) for kind in menu) for menu in MENU)


@rule("4.1.1", "4.2", "4.3")
def operation(
    kind: int,
    *,
    limited: bool = False,
    free: bool = False,
    allowed: int = -1,
    least: int = 1,
    most: int = 99,
    special: bool = False,
) -> Op:
    """A new running Operation of this kind."""
    return Operation(
        kind, OPERATIONS[kind][0], CUSTOMS, limited, free, allowed, least, most, ACTIVITIES[kind] if special else None
    )


def run_operation(s: Malaya, op: Op) -> Steps[None]:
    """Carry out an Operation that can begin."""
    if s.log is not None:
        s.log("operation", faction=FACTIONS[op.faction], action=words.name(op.kind))
    return OPERATIONS[op.kind][1](s, op)


@rule("3.1", "3.2", "3.3")
def possible_operations(s: Malaya, faction: int, *, special: bool) -> list[int]:
    """The Operations that can begin: with a first space, or one that an Extort will pay for (R-C6)."""
    funds = resources(s, faction)
    options = []
    for kind, legal, cost, costless in MENU_SELECTIONS[faction]:
        if legal(s) if funds >= cost else costless and legal(s) & costless:
            options.append(kind)
    if special and faction == MCP and not funds:
        options = [
            k for k in MENU[MCP] if k in options or (k != ATTACK and extort_spaces(s, operation(k, special=True)))
        ]
    return options


@rule("3.1.2", "5.4")
def free_limited_operation(
    s: Malaya, faction: int, kinds: Sequence[int] | None = None, *, allowed: int = -1
) -> Steps[None]:
    """A free Limited Operation that a card grants; it may be declined (R-C11)."""
    ready = {k: operation(k, limited=True, free=True, allowed=allowed) for k in kinds or MENU[faction]}
    options = [kind for kind, op in ready.items() if first_spaces(s, op)]
    if options:
        choice = yield faction, FREE_OPERATION, (*options, DECLINE), (0, None, -1, 0)
        if choice != DECLINE:
            yield from run_operation(s, ready[choice])
