"""Boards with few pieces, poor factions and many Capabilities, where an Operation may have one space or none."""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from coinbox.kernel.chance import random_source
from coinbox.kernel.errors import PositionError
from coinbox.kernel.fields import BITS, COUNTS, Field, fields_of
from coinbox.kernel.game import Driver
from coinbox.library import AnyRules, package_of, rules_of

CHITS = ("detain", "detain", "demolish", "demolish", "fine", "fine")
"""All Punishment chits."""
EAGER = 0.7
"""How likely a Special Activity is taken where it is offered."""


def scarce_boards(name: str, draw: random.Random) -> Iterator[Any]:
    """States in which a faction is First Eligible, without end."""
    rules = rules_of(name)
    names = [field.name for field in fields_of(rules.setup(rules.scenarios[0])) if not field.derived]
    cards = sorted({patch.card for patch in import_module(f"{package_of(name)}.capabilities").PATCHES})
    things = may_stand(rules, cards[0])
    kinds = sorted({thing.name for held in things.values() for thing in held})
    while True:
        few = draw.sample(kinds, draw.randint(3, 6))  # so that these are in many spaces
        sides = {card: draw.choice(("unshaded", "shaded", "")) for card in cards}
        chosen = draw.sample(sorted(things), draw.randint(3, len(things)))
        position: dict[str, Any] = {
            "spaces": {space: some_of([t for t in things[space] if t.name in few], draw) for space in chosen},
            "stage": "first",
            "first": draw.choice(rules.factions),
            "played": [draw.choice(cards)],
            "unshaded": [card for card, side in sides.items() if side == "unshaded"],
            "shaded": [card for card, side in sides.items() if side == "shaded"],
            **{name: draw.choice((0, 1, 3)) for name in names if name.endswith("resources")},
        }
        if "punishments_pool" in names:
            chits = draw.sample(CHITS, draw.randint(0, len(CHITS)))
            held = draw.randint(0, min(2, len(chits)))
            position |= {"punishments_held": chits[:held], "punishments_pool": chits[held:]}
        state = read(rules, position)
        if state is not None:
            yield state


def read(rules: AnyRules, position: dict[str, Any]) -> Any:
    """The state of a position; None if there cannot be such a one."""
    try:
        return rules.from_position(position, rules.scenarios[0])
    except PositionError:
        return None


def may_stand(rules: AnyRules, card: str) -> dict[str, list[Field]]:
    """Space -> the pieces and markers of which one may be there."""
    spaces = [word.name for word in rules.vocabulary.options if word.kind == "space"]
    fields = fields_of(rules.setup(rules.scenarios[0]))
    kinds = [f for f in fields if f.kind in (COUNTS, BITS) and f.size == len(spaces) and not (f.names or f.derived)]
    turn: dict[str, Any] = {"stage": "first", "first": rules.factions[0], "played": [card]}
    return {
        space: [kind for kind in kinds if read(rules, turn | {"spaces": {space: {kind.name: 1}}}) is not None]
        for space in spaces
    }


def some_of(things: list[Field], draw: random.Random) -> dict[str, int | bool]:
    """A few pieces and markers of a space."""
    found = draw.sample(things, min(len(things), draw.randint(1, 2)))
    return {thing.name: draw.randint(1, 2) if thing.kind == COUNTS else True for thing in found}


def accompanying(rules: AnyRules) -> frozenset[int]:
    """All Special Activities of a game that accompany an Operation."""
    entries = import_module(f"{package_of(rules.id)}.operations").MENU.entries.values()
    return frozenset(activity.option for entry in entries for activity in entry.activities)


def play_turn(rules: AnyRules, start: Any, draw: random.Random) -> list[str]:
    """Play a turn at random, with a Special Activity before its Operation if possible; returns what was chosen."""
    specials, full = accompanying(rules), rules.vocabulary.ids["op-special"]
    game = Driver(rules, rules.scenarios[0], start=start, source=random_source(draw), logging=False)
    while game.pending is not None and len(game.turns) == 1:
        options = game.options()
        offered = [option for option in options if option in specials]
        if full in options:
            offered = [full]
        game.step(draw.choice(offered if offered and draw.random() < EAGER else options))
    return [rules.vocabulary.name(option) for option in game.turns[0].options]
