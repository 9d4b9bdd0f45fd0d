"""Capabilities: each side of such a card patches named parameters of the state, and nothing else (5.3)."""

from __future__ import annotations

from dataclasses import dataclass

from coinbox.coin.sections import rule
from coinbox.games.malaya.state import Malaya, Parameters
from coinbox.games.malaya.words import CARD


@dataclass(frozen=True, slots=True)
class Patch:
    """A side of a Capability card sets a parameter; `section` is the rule that reads it."""

    card: str
    side: str
    parameter: str
    value: int
    section: str


PATCHES = (
    Patch("M1", "unshaded", "resettle_calms", 1, "4.2.1"),
    Patch("M1", "shaded", "rally_in_villages", 1, "3.3.1"),
    Patch("M2", "unshaded", "bases_first", 1, "3.2.4"),
    Patch("M2", "shaded", "extort_population", 1, "4.3.1"),
    Patch("M8", "unshaded", "attack_costs_guerrillas", 1, "3.3.3"),
    Patch("M8", "shaded", "attack_takes_any", 1, "3.3.3"),
    Patch("M18", "unshaded", "sweep_divisor_jungle", 1, "3.2.3"),
    Patch("M18", "shaded", "train_troops_cost", 4, "3.2.1"),
    Patch("M27", "unshaded", "intimidate_spaces", 1, "4.3.2"),
    Patch("M27", "unshaded", "intimidate_activates", 1, "4.3.2"),
    Patch("M27", "shaded", "terror_removes_police", 1, "3.3.4"),
    Patch("M28", "unshaded", "pacify_shifts", 2, "3.2.1"),
    Patch("M28", "shaded", "pacify_cost", 3, "3.2.1"),
)


@rule("5.3")
def enact(s: Malaya, card: str, side: str) -> None:
    """Put a Capability into force for the rest of the game."""
    if side == "unshaded":
        s.unshaded |= 1 << CARD[card]
    else:
        s.shaded |= 1 << CARD[card]
    _patch(s, card, side)
    if s.log is not None:
        s.log("capability", card=card, side=side)


def _patch(s: Malaya, card: str, side: str) -> None:
    changes = {patch.parameter: patch.value for patch in PATCHES if patch.card == card and patch.side == side}
    s.parameters = s.parameters._replace(**changes)


def apply_patches(s: Malaya) -> None:
    """Set every parameter from the Capabilities in force."""
    s.parameters = Parameters()
    for card, number in CARD.items():
        if s.unshaded >> number & 1:
            _patch(s, card, "unshaded")
        elif s.shaded >> number & 1:
            _patch(s, card, "shaded")
