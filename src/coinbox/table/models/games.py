"""Answers about games: cards, the player aid, and texts."""

from __future__ import annotations

from coinbox.table.models.answers import Answer, Named, Titled


class Level(Answer):
    id: str
    name: str
    about: str


class GameAnswer(Answer):
    id: str
    title: str
    about: str
    scenarios: list[Titled]
    factions: list[Named]
    picture: str | None
    """The address of its board as a picture; null if the page cannot draw it."""
    bots: list[Level]
    """The levels at which bots are offered to people, the easiest first."""
    usual_bot: str
    """The level that is offered first."""


class CardSide(Answer):
    side: str
    text: str


class CardIcon(Answer):
    """What happens before anyone acts on a card; its name says if it is a guess."""

    name: str
    help: str


class Card(Answer):
    id: str
    title: str
    sides: list[CardSide]
    tip: str | None
    capability: str | None
    icon: CardIcon | None


class AidAction(Answer):
    id: str
    name: str
    section: str
    help: str


class AidFaction(Answer):
    id: str
    name: str
    operations: list[AidAction]
    specials: list[AidAction]
    others: list[AidAction]


class AidPhase(Answer):
    phase: str
    section: str
    name: str
    help: str


class Section(Answer):
    title: str
    help: str


class AidTerm(Answer):
    id: str
    word: str
    other: str
    """The word in the other language."""
    about: str


class Tip(Answer):
    """What a thing on the table is, in sentences, and the section that says so."""

    word: str
    about: list[str]
    section: str


class AidAnswer(Answer):
    factions: list[AidFaction]
    propaganda: list[AidPhase]
    raises: list[Section]
    lowers: list[Section]
    sections: dict[str, Section]
    terms: list[AidTerm]
    tips: dict[str, Tip]
    """Thing on the table (`terrain-jungle`, `track-political_will`, a step, a chit, a box) -> what it is."""


class TextAnswer(Answer):
    ftl: str
    games: dict[str, str]
    """Game -> its own texts, which come before the shared ones."""
