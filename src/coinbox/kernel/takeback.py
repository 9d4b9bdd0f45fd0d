"""What `undo` would take back."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any

from coinbox.kernel.decision import CHANCE
from coinbox.kernel.game import Driver, Turn


@dataclass(frozen=True, slots=True)
class Takeback:
    """How many answered questions must go, and whether dice or drawn cards go with them."""

    questions: int
    behind_chance: bool


def takeback(driver: Driver[Any], humans: Collection[int]) -> Takeback | None:
    """The way back to the last decision that one of these actors made; None if there is none."""
    questions, chance = 0, False
    for turn in reversed(driver.turns):
        asked = set(turn.asked)
        for at, (actor, choice) in reversed(list(enumerate(_answers(driver, turn)))):
            if at in asked:
                questions += 1
                if actor in humans:
                    return Takeback(questions, chance)
            chance |= actor == CHANCE and choice
    return None


def _answers(driver: Driver[Any], turn: Turn[Any]) -> Iterator[tuple[int, bool]]:
    """For each option of a turn who chose it, and whether there was a choice."""
    run = driver.rules.turn(turn.before.copy())
    pending = next(run)
    for option in turn.options:
        yield pending[0], len(pending[2]) > 1
        try:
            pending = run.send(option)
        except StopIteration:
            return
