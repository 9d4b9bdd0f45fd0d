"""The cards of a game as read from its cards.toml."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class Card:
    """A card's printed facts: id, title, its sides, and what kind of card it is."""

    id: str
    title: str
    sides: tuple[str, ...]
    capability: str | None
    propaganda: bool
    mandatory: bool
    """Whether it happens when it is revealed, and closes the Event box."""


def read_cards(package: str) -> tuple[Card, ...]:
    """Read cards.toml of a game's package, in the order of the card numbers."""
    data = tomllib.loads(files(package).joinpath("cards.toml").read_text(encoding="utf-8"))
    return tuple(
        Card(
            id=name,
            title=str(row["title"]),
            sides=tuple(row["sides"]),
            capability=row.get("capability"),
            propaganda=bool(row.get("propaganda", False)),
            mandatory=bool(row.get("mandatory", False)),
        )
        for name, row in data["cards"].items()
    )
