"""Rolling a die for something: the roll, what it needs, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import gt, le, lt

from coinbox.coin.setup import GameState
from coinbox.coin.vocabulary import dice_of
from coinbox.kernel.decision import CHANCE, Prompt, Steps

AT_MOST, BELOW, ABOVE = "at-most", "below", "above"
COMPARISONS: Mapping[str, Callable[[int, int], bool]] = {AT_MOST: le, BELOW: lt, ABOVE: gt}
"""How a roll is compared with its number."""
NO_MODIFIERS: Mapping[str, int] = {}


def roll(
    s: GameState,
    by: int,
    purpose: Prompt,
    target: int,
    comparison: str = AT_MOST,
    *,
    space: int = -1,
    modifiers: Mapping[str, int] = NO_MODIFIERS,
) -> Steps[bool]:
    """Whether a die with these modifiers (name -> what it adds) compares so with the number that is needed.

    `purpose` is what is asked of chance, `space` where it is rolled for.
    """
    dice = dice_of(s.VOCABULARY)
    shown = dice.index((yield CHANCE, purpose, dice, None)) + 1
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
