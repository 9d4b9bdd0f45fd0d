"""Rolling a die."""

from __future__ import annotations

from collections.abc import Callable

from coinbox.kernel.decision import CHANCE, Prompt, Steps
from coinbox.kernel.fields import State


def roller(dice: tuple[int, ...]) -> Callable[[State, Prompt], Steps[int]]:
    """The function that rolls a die of a game and returns what it shows."""

    def roll(s: State, prompt: Prompt) -> Steps[int]:
        choice = yield CHANCE, prompt, dice, None
        shown = dice.index(choice) + 1
        if s.log is not None:
            s.log("roll", n=shown)
        return shown

    return roll
