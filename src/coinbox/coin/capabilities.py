"""Capabilities: each side of such a card patches named parameters of the state, and nothing else (5.3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from coinbox.coin.sections import rule
from coinbox.kernel.decision import Facts
from coinbox.kernel.fields import Listener


@dataclass(frozen=True, slots=True)
class Patch:
    """A side of a Capability card sets a parameter; `section` is the rule that reads it."""

    card: str
    side: str
    parameter: str
    value: int
    section: str


class Capable(Protocol):
    """A state with Capabilities in force."""

    unshaded: int
    shaded: int
    parameters: Any
    """A named tuple whose defaults are the booklet's numbers."""
    log: Listener | None


S = TypeVar("S", bound=Capable)


class Capabilities(Generic[S]):
    """The Capabilities of one game."""

    def __init__(self, patches: tuple[Patch, ...], cards: Mapping[str, int], defaults: tuple[int, ...]) -> None:
        self.patches = patches
        self.cards = cards
        self.defaults = defaults

    @rule("5.3")
    def enact(self, s: S, card: str, side: str) -> None:
        """Put a Capability into force for the rest of the game."""
        if side == "shaded":
            s.shaded |= 1 << self.cards[card]
        else:  # also a card with one side only
            s.unshaded |= 1 << self.cards[card]
        self._patch(s, card, shaded=side == "shaded")
        if s.log is not None:
            s.log("capability", card=card, side=side)

    def cancel(self, s: S, cards: int) -> None:
        """End these shaded Capabilities for good."""
        for card, number in self.cards.items():
            if s.shaded & cards & 1 << number:
                s.shaded &= ~(1 << number)
                if s.log is not None:
                    s.log("cancel-capability", card=card)
        self.apply(s)

    def _patch(self, s: S, card: str, *, shaded: bool) -> None:
        of_side = (patch for patch in self.patches if patch.card == card and (patch.side == "shaded") is shaded)
        changes = {patch.parameter: patch.value for patch in of_side}
        s.parameters = s.parameters._replace(**changes)

    def apply(self, s: S) -> None:
        """Set every parameter from the Capabilities in force."""
        s.parameters = self.defaults
        for card, number in self.cards.items():
            if s.unshaded >> number & 1:
                self._patch(s, card, shaded=False)
            elif s.shaded >> number & 1:
                self._patch(s, card, shaded=True)


def parameters(*names: str) -> Callable[[Capable, object], Facts]:
    """What a question tells whose sentence depends on parameters: their values as things are."""
    return lambda s, _operation: tuple((name, getattr(s.parameters, name)) for name in names)


def tell_capability(s: Capable, card: str) -> None:
    """Tell the listener that what follows is the doing of a Capability."""
    if s.log is not None:
        s.log("capability-effect", card=card)
