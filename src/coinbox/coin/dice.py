"""Rolling a die for something: the roll, what it needs, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from operator import gt, le, lt

from coinbox.coin.setup import GameState
from coinbox.coin.vocabulary import dice_of
from coinbox.kernel.decision import CHANCE, Faces, Prompt, Steps

AT_MOST, BELOW, ABOVE = "at-most", "below", "above"
COMPARISONS: Mapping[str, Callable[[int, int], bool]] = {AT_MOST: le, BELOW: lt, ABOVE: gt}
"""How a roll is compared with its number."""
NO_MODIFIERS: Mapping[str, int] = {}


@cache
def faces_of(number: int, comparison: str, target: int) -> Faces:
    """What each face of a die brings that is compared so with a number."""
    compare = COMPARISONS[comparison]
    return Faces(compare(shown, target) for shown in range(1, number + 1))


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
    faces = faces_of(len(dice), comparison, target - sum(modifiers.values()))
    face = dice.index((yield CHANCE, purpose, dice, faces))
    success = faces.succeeds[face]
    if s.log is not None:
        s.log(
            "roll",
            faction=s.FACTIONS[by],
            purpose=purpose.id,
            space="" if space < 0 else s.SPACES[space],
            n=face + 1,
            modifiers=" ".join(f"{name}:{n}" for name, n in modifiers.items() if n),
            comparison=comparison,
            target=target,
            success="success" if success else "failure",
        )
    return success
