"""Scenes: a position and the words played from it, which open on a board."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass

from coinbox.game import Game, new
from coinbox.kernel.rules import Plain
from coinbox.learn.facts import Facts, Words, words_or_none


@dataclass(frozen=True, slots=True)
class Scene:
    """A moment of a game that somebody should see or try."""

    game: str
    scenario: str | None
    position: dict[str, Plain] | None
    """Where it begins; None for the scenario's own set-up."""
    played: tuple[str, ...]
    """The words that lead from there to the moment; single options may be left out."""
    note: Words | None = None
    way: tuple[str, ...] = ()
    """The turn that is recommended from there."""

    def open(self) -> Game:
        """The game at the moment; dice and cards are asked for."""
        game = new(self.game, self.scenario, position=self.position, chance="ask")
        for word in self.played:
            game.play(word)
        return game


def scenes_of(game: str, rows: Iterable[Facts]) -> tuple[Scene, ...]:
    """The scenes of a page."""
    return tuple(_scene(game, row) for row in rows)


def _scene(game: str, row: Facts) -> Scene:
    return Scene(
        game=game,
        scenario=row.get("scenario"),
        position=json.loads(row["position"]) if "position" in row else None,
        played=tuple(str(row.get("played", "")).split()),
        note=words_or_none(row, "note"),
        way=tuple(str(row.get("way", "")).split()),
    )
