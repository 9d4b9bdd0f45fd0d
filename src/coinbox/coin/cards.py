"""The cards of a game as read from its cards.toml."""

from __future__ import annotations

from dataclasses import dataclass

from coinbox.coin.facts import facts_in


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
    icon: str | None
    """What happens before anyone acts on the card."""
    guessed: frozenset[str]
    """The facts above that nobody could read and that are a guess."""


@dataclass(frozen=True, slots=True)
class Pack:
    """All cards of a game in the order of their numbers, and where the Events and Propaganda cards are among them."""

    cards: tuple[Card, ...]
    ids: tuple[str, ...]
    index: dict[str, int]
    events: tuple[int, ...]
    propaganda: frozenset[int]


def read_cards(package: str) -> Pack:
    """Read cards.toml of a game's package."""
    data = facts_in(package, "cards.toml")
    cards = tuple(
        Card(
            id=name,
            title=str(row["title"]),
            sides=tuple(row["sides"]),
            capability=row.get("capability"),
            propaganda=bool(row.get("propaganda", False)),
            mandatory=bool(row.get("mandatory", False)),
            icon=row.get("icon"),
            guessed=frozenset(fact for fact, sure in row.get("confidence", {}).items() if sure == "G"),
        )
        for name, row in data["cards"].items()
    )
    numbers = range(len(cards))
    return Pack(
        cards,
        tuple(card.id for card in cards),
        {card.id: i for i, card in enumerate(cards)},
        tuple(i for i in numbers if not cards[i].propaganda),
        frozenset(i for i in numbers if cards[i].propaganda),
    )
