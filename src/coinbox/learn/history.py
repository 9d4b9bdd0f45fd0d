"""The history behind the cards, kept apart from the rules."""

from __future__ import annotations

from dataclasses import dataclass

from coinbox.learn.facts import Facts, Words, facts_of, words
from coinbox.library import Card, rules_of

SIDES, ONE_TEXT = ("unshaded", "shaded"), "execute"


@dataclass(frozen=True, slots=True)
class Source:
    """Where to read on."""

    author: str
    title: str
    chapter: str | None


@dataclass(frozen=True, slots=True)
class Background:
    """What a card is about: when it was, what happened, and where to read on."""

    card: str
    when: str
    """As it is shown: a year, or the first and the last of some."""
    about: Words
    read: tuple[Source, ...]

    @property
    def years(self) -> tuple[int, int]:
        """The first and the last year."""
        first, _, last = self.when.partition("-")
        return int(first), int(last or first)


def history_of(game: str) -> dict[str, Background]:
    """Card -> its background, in the order of the cards."""
    return {card: _background(card, facts) for card, facts in facts_of(game, "history.toml").items()}


def _background(card: str, facts: Facts) -> Background:
    sources = (Source(str(row["author"]), str(row["title"]), row.get("chapter")) for row in facts.get("read", ()))
    return Background(card, str(facts["when"]), words(facts, "about"), tuple(sources))


def served_by(game: str, card: Card) -> dict[str, str]:
    """Faction -> the side of a card that mostly helps it (5.2): unshaded the first faction, shaded the other.

    A single text serves whoever plays it, that of a Capability its owner; a Mandatory Event is nobody's choice.
    """
    factions = rules_of(game).factions
    if ONE_TEXT in card.sides:
        return dict.fromkeys([card.capability] if card.capability else factions, ONE_TEXT)
    return {faction: side for faction, side in zip(factions, SIDES, strict=False) if side in card.sides}
