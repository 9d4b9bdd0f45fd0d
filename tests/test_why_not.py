"""Why an option is not offered: what holds in every game."""

from __future__ import annotations

import random

import pytest

import coinbox
from tests.games import OWN_GAMES
from tests.tabletalk import offered


@pytest.mark.slow
@pytest.mark.parametrize("name", OWN_GAMES)
def test_every_absent_word_of_random_games_can_be_explained(name: str) -> None:
    draw = random.Random(5)
    for seed in range(12):
        game = coinbox.new(name, seed=seed)
        words = [option.name for option in game.driver.rules.vocabulary.options]
        while not game.over:
            absent = draw.choice(words)
            if absent not in offered(game):
                explanation = game.why_not(absent)
                assert explanation is not None
                assert explanation.reason
                assert explanation.rule
            game.driver.step(draw.choice(game.driver.options()))
