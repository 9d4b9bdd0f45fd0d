"""The player that takes any option."""

from __future__ import annotations

import random

from coinbox.game import Game


class Random:
    """Every option is as likely as any other."""

    name = "random"

    def __init__(self, seed: int | random.Random = 0) -> None:
        self._draw = (seed if isinstance(seed, random.Random) else random.Random(seed)).random

    def choose(self, game: Game) -> int:
        options = game.driver.options()
        number = len(options)
        # A single option draws no number, so that one generator can serve a whole game as in `playout`.
        return options[0] if number == 1 else options[int(self._draw() * number)]

    def reason(self, _lang: str) -> str | None:
        return None
