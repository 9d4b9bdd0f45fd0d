"""Guides: how to play a faction well."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from coinbox.learn.facts import Facts, Words, facts_of, words
from coinbox.learn.scenes import Scene, scenes_of
from coinbox.library import rules_of
from coinbox.players.comparison import SIGNIFICANT, is_clearly_behind
from coinbox.text import say

KINDS = ("plan", "track", "turns", "mistakes", "answers")
"""The parts of a guide in order."""
PLACE = re.compile(r"\{([a-z_]+(?:\.\d+)?)\}")
"""Where a text has a figure: `{won}`, or `{behind.1}` for the first of the other turns."""


@dataclass(frozen=True, slots=True)
class Check:
    """What the analysis said of a recommended turn: by how much the best plan was better, and the error of that."""

    budget: int
    seed: int
    behind: float
    error: float

    @property
    def holds(self) -> bool:
        """Whether nothing was clearly better."""
        return not is_clearly_behind(self.behind, self.error)

    def told(self, lang: str) -> str:
        """The same in a sentence."""
        known = "learn-checked" if self.holds else "learn-checked-behind"
        return say(lang, known, n=self.budget, points=round(100 * self.behind), error=round(200 * self.error))


@dataclass(frozen=True, slots=True)
class Other:
    """Another turn that the text speaks of, and by how much the analysis puts it below the recommended one."""

    way: tuple[str, ...]
    behind: float
    error: float
    close: bool = False
    """The text calls it about as good."""

    @property
    def holds(self) -> bool:
        """Whether it is worse, or neither clearly behind nor clearly ahead if the text calls it about as good."""
        if self.close:
            return not is_clearly_behind(abs(self.behind), self.error)
        return self.behind > SIGNIFICANT * self.error


@dataclass(frozen=True, slots=True)
class Figure:
    """A number in the text that comes from games between bots, with the question that it answers."""

    name: str
    source: str
    """A file of docs/balance, without its ending."""
    ask: str
    value: int


@dataclass(frozen=True, slots=True)
class Claim:
    """What the text says of games between bots without a number."""

    source: str
    ask: str


@dataclass(frozen=True, slots=True)
class Advice:
    """One piece of advice, with boards that show it."""

    kind: str
    title: Words
    text: Words
    scenes: tuple[Scene, ...]
    checked: Check | None
    others: tuple[Other, ...]
    figures: tuple[Figure, ...] = ()
    claims: tuple[Claim, ...] = ()

    @property
    def turn(self) -> Scene | None:
        """The board with the recommended turn, which the analysis checks."""
        return next((scene for scene in self.scenes if scene.way), None)


@cache
def guides_of(game: str) -> dict[str, tuple[Advice, ...]]:
    """Faction -> its guide; nothing for a game without guides."""
    facts = facts_of(game, "guides.toml")
    return {
        faction: tuple(_advice(game, row) for row in facts[faction])
        for faction in rules_of(game).factions
        if faction in facts
    }


def _advice(game: str, row: Facts) -> Advice:
    checked = row.get("checked")
    others = tuple(
        Other(tuple(each["way"].split()), each["behind"], each["error"], each.get("close", False))
        for each in row.get("others", ())
    )
    figures = tuple(Figure(name, **figure) for name, figure in row.get("figures", {}).items())
    return Advice(
        kind=str(row["kind"]),
        title=words(row, "title"),
        text=_told(words(row, "text"), figures, others),
        scenes=scenes_of(game, row.get("scenes", ())),
        checked=Check(**checked) if checked else None,
        others=others,
        figures=figures,
        claims=tuple(Claim(*claim.split(": ", 1)) for claim in row.get("claims", ())),
    )


def _told(text: Words, figures: tuple[Figure, ...], others: tuple[Other, ...]) -> Words:
    """The text with its figures in their places."""
    told: Mapping[str, str] = {figure.name: str(figure.value) for figure in figures} | {
        f"behind.{number}": str(round(100 * other.behind)) for number, other in enumerate(others, 1)
    }
    return {lang: PLACE.sub(lambda place: told[place[1]], said) for lang, said in text.items()}
