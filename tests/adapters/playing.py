"""Random games through the engine itself, to compare the adapters with."""

from __future__ import annotations

import random
from collections.abc import Iterator

import coinbox
from tests.campaign import CAMPAIGN
from tests.games import OWN_GAMES

GAMES = OWN_GAMES
SCENARIOS = [(game.id, scenario) for game in coinbox.games() if game.id in OWN_GAMES for scenario in game.scenarios]
NUMBER = 200 if CAMPAIGN else 15
"""So many games of each game are compared."""


def chooser(seed: int) -> Iterator[float]:
    """Shares from 0 to 1, by which both sides of a comparison choose."""
    draw = random.Random(seed).random
    while True:
        yield draw()
