"""A question that offers no option: a fault of the rules, which no player and no bot can answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from coinbox.kernel.decision import CHANCE, Pending
from coinbox.kernel.errors import DeadEnd
from coinbox.kernel.fields import State
from coinbox.kernel.rules import Rules

S = TypeVar("S", bound=State)


def dead_end(rules: Rules[S], asked: Pending, turn: int = 0, options: Sequence[int] = ()) -> DeadEnd:
    """The error that names a question without an option, and the way to it.

    `turn` is the number of the turn, from 1, and `options` are what was chosen in it; 0: no one has counted.
    """
    actor, prompt = asked[:2]
    asked_of = "chance" if actor == CHANCE else rules.factions[actor]
    words = " ".join(rules.vocabulary.name(option) for option in options) or "-"
    way = f", in turn {turn} after: {words}" if turn else ""
    return DeadEnd(
        f"{rules.id}: the question '{prompt.id}' ({prompt.rule}) to {asked_of} offers no option, "
        f"which is a fault in the rules{way}",
        "error-dead-end",
        game=rules.id,
        prompt=prompt.id,
        rule=prompt.rule,
        actor=asked_of,
        turn=turn,
        words=words,
    )
