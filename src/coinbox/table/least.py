"""The least that somebody who is asked can do: pass, close the question, or go where he may pass."""

from __future__ import annotations

from typing import Any

from coinbox.kernel.game import Driver
from coinbox.kernel.onward import Onward

PASS = "pass"
DEPTH = 3
"""So many answers ahead it is looked for a pass."""
MOST = 8
"""A question with more options than this leads to no pass."""


def least(driver: Driver[Any]) -> int | None:
    """The option by which who is asked does as little as he can; None if none is of that kind."""
    words = driver.rules.vocabulary
    closing = [option for option in driver.options() if words.options[option].closes]
    if closing:
        passing = words.ids[PASS]
        return passing if passing in closing else min(closing)
    return _towards_pass(driver, DEPTH)


def _towards_pass(driver: Driver[Any], depth: int) -> int | None:
    """The option behind which a pass is offered soonest, without a die, a card or another in between."""
    if len(driver.options()) > MOST:
        return None
    ways = [(option, way.ahead) for option in driver.options() if (way := _after(driver, option)) is not None]
    passing = driver.rules.vocabulary.ids[PASS]
    for option, ahead in ways:
        if passing in ahead.options():
            return option
    if depth > 1:
        for option, ahead in ways:
            if _towards_pass(ahead, depth - 1) is not None:
                return option
    return None


def _after(driver: Driver[Any], option: int) -> Onward[Any] | None:
    """The game in thought after an answer, if the same faction is asked then."""
    onward = Onward(driver)
    return onward if onward.answer(option) is None else None
