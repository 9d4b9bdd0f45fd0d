"""Selections that the text allows but that would change nothing (R-C9)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from coinbox.coin.forces import Forces
from coinbox.kernel.decision import Pending

S = TypeVar("S", bound=Forces)


def idle_spaces(effects: Mapping[str, Callable[[S, int], bool]]) -> Callable[[S, Pending], frozenset[int]]:
    """The function that finds the offered spaces in which a question's effect changes nothing."""

    def idle(s: S, pending: Pending) -> frozenset[int]:
        has_effect = effects.get(pending[1].id)
        if has_effect is None:
            return frozenset()
        return frozenset(option for option in pending[2] if option < len(s.SPACES) and not has_effect(s, option))

    return idle
