"""The player `novice`: it looks a little way, and now and then takes anything."""

from __future__ import annotations

import random

from coinbox.game import Game
from coinbox.players.greedy import Greedy

RUNS = 24
"""How often it runs through a turn."""
SLIP = 0.1
"""How often it takes anything."""


class Novice:
    """Leaves a beginner a chance."""

    name = "novice"

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)
        self._greedy = Greedy(self._rng.getrandbits(32), RUNS)
        self._slipped = False

    def choose(self, game: Game) -> int:
        """The number of the option that it takes."""
        options = game.driver.options()
        self._slipped = self._rng.random() < SLIP
        return options[int(self._rng.random() * len(options))] if self._slipped else self._greedy.choose(game)

    def reason(self, lang: str) -> str | None:
        """What its last plan was after, unless the choice was none of it."""
        return None if self._slipped else self._greedy.reason(lang)
