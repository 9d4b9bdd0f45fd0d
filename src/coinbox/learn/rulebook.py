"""The rules section by section, and the rulings on what they leave open."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from coinbox.learn.facts import Words, facts_of, words, words_or_none
from coinbox.learn.scenes import Scene, scenes_of
from coinbox.text import LANGUAGES, SHARED, own_messages, say_in

RULES, RULINGS = "rules.toml", "rulings.toml"


@dataclass(frozen=True, slots=True)
class RulePage:
    """One section: what it says, what touches it, and boards where it applies."""

    section: str
    title: Words
    text: Words
    cards: tuple[str, ...]
    rulings: tuple[str, ...]
    scenes: tuple[Scene, ...]

    @property
    def parent(self) -> str | None:
        """The section that it belongs to."""
        return parent_of(self.section)


@dataclass(frozen=True, slots=True)
class Ruling:
    """What was settled where the booklet leaves something open."""

    id: str
    sections: tuple[str, ...]
    text: Words


def parent_of(section: str) -> str | None:
    """The section above this one: 3.2.1 belongs to 3.2, which belongs to the chapter 3.0."""
    parts = section.split(".")
    if len(parts) > 2:
        return ".".join(parts[:-1])
    return None if parts[1] == "0" else f"{parts[0]}.0"


def order(section: str) -> tuple[int, ...]:
    """Where a section stands in the booklet."""
    return tuple(map(int, section.split(".")))


@cache
def rulebook(game: str) -> dict[str, RulePage]:
    """Section -> its page, in order."""
    pages = {}
    for section, facts in facts_of(game, RULES).items():
        pages[section] = RulePage(
            section=section,
            title=words_or_none(facts, "title") or titles(game, section),
            text=words(facts, "text"),
            cards=tuple(facts.get("cards", ())),
            rulings=tuple(facts.get("rulings", ())),
            scenes=scenes_of(game, facts.get("scenes", ())),
        )
    return dict(sorted(pages.items(), key=lambda page: order(page[0])))


def titles(game: str, section: str) -> Words:
    """What a section is called in the game's texts."""
    return {lang: say_in(lang, game, message_of(section)) for lang in LANGUAGES}


def message_of(section: str) -> str:
    """The message that names a section and sums it up."""
    return f"section-{section.replace('.', '_')}"


def summed_up(game: str) -> set[str]:
    """The sections that the game's texts name."""
    found = (re.fullmatch(r"section-([0-9_]+)", name) for name in own_messages(LANGUAGES[0], game))
    return {match[1].replace("_", ".") for match in found if match}


@cache
def rulings_of(game: str) -> dict[str, Ruling]:
    """The rulings for a game: those for all games, then its own."""
    facts = facts_of(SHARED, RULINGS) | facts_of(game, RULINGS)
    return {id_: Ruling(id_, tuple(row["sections"]), words(row, "text")) for id_, row in facts.items()}
