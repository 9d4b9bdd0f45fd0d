"""What an observer sees as numbers: a fixed layout for each game, around the numbers of its state.

There are no secrets in these games, so both factions see the same; only the first part says whose eyes they are.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from coinbox.adapters.engine import CHANCE, Engine
from coinbox.features import features_of
from coinbox.library import rules_of

Numbers = NDArray[np.float32]
PLAYER, ASKED, OFFERED, TURN = "player", "asked", "offered", "turn"
"""Parts that are no fields: whose eyes these are, who is asked, what may be answered, what this turn has answered."""


class Part(NamedTuple):
    """Some neighbouring numbers of the observation."""

    name: str
    start: int
    size: int
    what: str


class Layout:
    """Where each thing stands in the observation of a game, and how it is filled in."""

    def __init__(self, game: str) -> None:
        rules = rules_of(game)
        self.factions = len(rules.factions)
        self.words = len(rules.vocabulary)
        self.features = features_of(game)
        self.parts: dict[str, Part] = {}
        self._add(PLAYER, self.factions, "whose eyes these are")
        self._add(ASKED, self.factions + 1, "which faction is asked, or chance (the last)")
        self._state = self.size
        for feature in self.features.parts:
            self._add(feature.name, feature.size, feature.what)
        self._offered = self.size
        self._add(OFFERED, self.words, "the options that are offered, by their numbers in the vocabulary")
        self._turn = self.size
        self._add(TURN, self.words, "how often each option was taken in the turn at hand, single ones too")

    def _add(self, name: str, size: int, what: str) -> None:
        self.parts[name] = Part(name, self.size, size, what)

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        last = next(reversed(self.parts.values()), None)
        return 0 if last is None else last.start + last.size

    def fill(self, into: Numbers, engine: Engine, player: int) -> None:
        """Write what a faction sees now."""
        into.fill(0.0)
        into[player] = 1.0
        actor = engine.actor
        if actor >= CHANCE:
            into[self.factions + (actor if actor >= 0 else self.factions)] = 1.0
        into[self._state : self._offered] = self.features.of(engine.state)
        options = engine.options
        if options:
            into[[self._offered + option for option in options]] = 1.0
            for option in engine.turn:
                into[self._turn + option] += 1.0

    def seen(self, engine: Engine, player: int) -> Numbers:
        """What a faction sees now, in an array of its own."""
        found: Numbers = np.empty(self.size, np.float32)
        self.fill(found, engine, player)
        return found

    def mask(self, engine: Engine) -> NDArray[np.int8]:
        """1 for each option that is offered."""
        found = np.zeros(self.words, np.int8)
        found[list(engine.options)] = 1
        return found


@cache
def layout_of(game: str) -> Layout:
    return Layout(game)
