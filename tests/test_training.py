"""What `coinbox train` learns from games, and that it is the same for a seed."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import coinbox
from coinbox import Game
from coinbox.kernel.turns import Turns
from coinbox.lab.jobs import Workers
from coinbox.lab.training import Training, train
from coinbox.library import rules_of
from coinbox.players import make_player
from coinbox.players.learned import chance_at, learned_from, learned_of
from coinbox.players.training import fitted_curve, fitted_weights, written
from tests.games import OWN_GAMES


def test_weights_are_fitted_to_what_was_chosen() -> None:
    choices: Counter[tuple[tuple[int, ...], int]] = Counter({((1, 2), 1): 30, ((1, 2), 2): 10, ((1, 3), 1): 40})
    weights = fitted_weights(choices)
    assert weights[1] == 1.0
    assert weights[2] == pytest.approx(1 / 3, abs=0.05)
    assert weights[3] < 0.1


def test_a_curve_is_fitted_to_results() -> None:
    rng = random.Random(1)
    scored = [(x, float(rng.random() < chance_at((0.5, 0.4), x)), 1.0) for x in range(-10, 11) for _ in range(40)]
    a, b = fitted_curve(scored)
    assert fitted_curve(()) == (0.0, 0.2)
    assert a == pytest.approx(0.5, abs=0.25)
    assert b == pytest.approx(0.4, abs=0.1)


def test_a_curve_of_a_side_that_never_won_is_no_certainty() -> None:
    a, b = fitted_curve([(x, 0.0, 0.2) for x in range(-10, 11)] * 8)
    assert -4 < a < -1
    assert 0.05 < b < 0.35


class ByPolicy:
    """Chooses by a policy alone."""

    name = "policy"

    def __init__(self, runs: Turns[Any], seed: int) -> None:
        self.runs, self.draw = runs, random.Random(seed).random

    def choose(self, game: Game) -> int:
        pending = game.driver.pending
        assert pending is not None
        me = pending[0]
        turn = game.driver.turns[-1]
        return self.runs.run(turn.before, me, self.draw, self.draw, played=turn.options).way[0]

    def reason(self, _lang: str) -> str | None:
        return None


def training(game: str, player: str, games: int, seed: int) -> Training:
    """A bot against itself."""
    return Training(game, dict.fromkeys(rules_of(game).factions, player), games, seed)


def test_a_tiny_training_beats_uniform_play() -> None:
    heard: list[int] = []
    learned = train(training("malaya", "greedy", 4, 3), tell=heard.append)
    assert heard == [1, 1, 1, 1]
    assert learned["command"] == "coinbox train malaya --player greedy --games 4 --seed 3"
    rules = rules_of("malaya")
    runs: Turns[Any] = Turns(rules, learned_from(rules, learned).policy)
    won = 0
    for seed in range(12):
        game = coinbox.new("malaya", seed=seed, logging=False)
        me = seed % 2
        seats: dict[int, Any] = {me: ByPolicy(runs, seed), 1 - me: make_player("random", seed)}
        while game.driver.pending is not None:
            game.driver.step(seats[game.driver.pending[0]].choose(game))
        assert game.result is not None
        won += game.result.winner == rules.factions[me]
    assert won >= 9


def test_training_is_the_same_for_a_seed_and_can_be_read_again() -> None:
    import json

    first, again = (train(training("kenya", "random", 2, 9)) for _ in range(2))
    assert written(first) == written(again)
    assert json.loads(written(first)) == json.loads(json.dumps(first))
    assert written(first) != written(train(training("kenya", "random", 2, 10)))


def test_training_in_processes_learns_the_same() -> None:
    wanted = training("arab_revolt", "random", 5, 2)
    assert written(train(wanted, Workers(2))) == written(train(wanted))


def test_two_bots_may_play_what_is_learned_from() -> None:
    mixed = Training("malaya", {"british": "greedy", "mcp": "random"}, 2, 4)
    learned, alike = train(mixed), train(training("malaya", "random", 2, 4))
    assert learned["command"] == "coinbox train malaya british=greedy mcp=random --games 2 --seed 4"
    assert learned["policy"]["british"] != alike["policy"]["british"]


@pytest.mark.parametrize("name", OWN_GAMES)
def test_what_was_learned_lies_in_the_folder_of_the_game(name: str) -> None:
    from coinbox.library import folder_of

    text = folder_of(name).joinpath("learned.json").read_text(encoding="utf-8")
    assert f"coinbox train {name} " in text
    assert len(text.encode()) < 60_000
    assert all(0 < slope < 2 for curves in learned_of(name).curves for _, slope in curves)
