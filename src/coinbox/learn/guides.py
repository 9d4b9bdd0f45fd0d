"""Guides: how to play a faction well."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from coinbox.learn.facts import Facts, Words, facts_of, words
from coinbox.learn.scenes import Scene, scenes_of
from coinbox.library import rules_of
from coinbox.players.comparison import is_clearly_behind
from coinbox.text import say

KINDS = ("plan", "track", "turns", "mistakes", "answers")
"""The parts of a guide in order."""


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


@dataclass(frozen=True, slots=True)
class Advice:
    """One piece of advice, with boards that show it."""

    kind: str
    title: Words
    text: Words
    scenes: tuple[Scene, ...]
    checked: Check | None
    others: tuple[Other, ...]

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
    return Advice(
        kind=str(row["kind"]),
        title=words(row, "title"),
        text=words(row, "text"),
        scenes=scenes_of(game, row.get("scenes", ())),
        checked=Check(**checked) if checked else None,
        others=tuple(
            Other(tuple(each["way"].split()), each["behind"], each["error"]) for each in row.get("others", ())
        ),
    )
