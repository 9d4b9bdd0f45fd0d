"""Rolling a die for something: the roll, what it needs, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import gt, le, lt
from typing import Protocol

from coinbox.coin.forces import Forces
from coinbox.kernel.decision import CHANCE, Prompt, Steps

AT_MOST, BELOW, ABOVE = "at-most", "below", "above"
COMPARISONS: Mapping[str, Callable[[int, int], bool]] = {AT_MOST: le, BELOW: lt, ABOVE: gt}
"""How a roll is compared with its number."""
NO_MODIFIERS: Mapping[str, int] = {}


class Roll(Protocol):
    """The function that rolls a die of a game."""

    def __call__(
        self,
        s: Forces,
        by: int,
        purpose: Prompt,
        target: int,
        comparison: str = AT_MOST,
        *,
        space: int = -1,
        modifiers: Mapping[str, int] = NO_MODIFIERS,
    ) -> Steps[bool]:
        """Whether a die with these modifiers (name -> what it adds) compares so with the number that is needed."""


def roller(dice: tuple[int, ...]) -> Roll:
    """The function that rolls a die of a game; `space` is where, `purpose` what is asked of chance."""

    def roll(
        s: Forces,
        by: int,
        purpose: Prompt,
        target: int,
        comparison: str = AT_MOST,
        *,
        space: int = -1,
        modifiers: Mapping[str, int] = NO_MODIFIERS,
    ) -> Steps[bool]:
        choice = yield CHANCE, purpose, dice, None
        shown = dice.index(choice) + 1
        success = COMPARISONS[comparison](shown + sum(modifiers.values()), target)
        if s.log is not None:
            s.log(
                "roll",
                faction=s.FACTIONS[by],
                purpose=purpose.id,
                space="" if space < 0 else s.SPACES[space],
                n=shown,
                modifiers=" ".join(f"{name}:{n}" for name, n in modifiers.items() if n),
                comparison=comparison,
                target=target,
                success="success" if success else "failure",
            )
        return success

    return roll
