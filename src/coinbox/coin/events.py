"""The register of a game's Event cards: one function a side."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Generic, TypeVar

from coinbox.coin.cards import Card
from coinbox.kernel.decision import Facts, Prompt, Steps
from coinbox.kernel.fields import State

S = TypeVar("S", bound=State)
Event = Callable[[S, int], Steps[None] | None]
"""What a side does when a faction plays it; one that asks nothing returns None."""


@cache
def ask(card: str, question: str, *, tells: Callable[[Any, Any], Facts] | None = None) -> Prompt:
    """The prompt of a card."""
    return Prompt(f"{card}-{question}", card, tells)


class Events(dict[tuple[str, str], Event[S]], Generic[S]):
    """(card id, side) -> what it does; whoever plays a side ends its last step with `end_step` (R-C1)."""

    def __init__(
        self, cards: tuple[Card, ...], enact: Callable[[S, str, str], None], end_step: Callable[[S], None]
    ) -> None:
        super().__init__()
        self.cards = cards
        self.enact = enact
        self.end_step = end_step

    def event(self, card: str, side: str, title: str) -> Callable[[Event[S]], Event[S]]:
        """Register a side of a card under its printed title."""

        def register(function: Event[S]) -> Event[S]:
            if not any(c.id == card and c.title == title and side in c.sides for c in self.cards):
                raise ValueError(f"there is no card {card} {title!r} with a side {side!r}")
            self[card, side] = function
            return function

        return register

    def capability(self, card: str, side: str, title: str) -> None:
        """Register a side that only puts a Capability into force (5.3)."""

        def enter_force(s: S, _by: int) -> None:
            self.enact(s, card, side)

        enter_force.__name__ = f"{card.lower()}_{side}"
        self.event(card, side, title)(enter_force)
