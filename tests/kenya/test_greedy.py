"""The player `greedy` at Kenya: what it likes, what it takes, and the words that it finds for it."""

from __future__ import annotations

import pytest

from coinbox.players.evaluation import evaluation_of
from coinbox.players.greedy import Greedy
from tests.kenya.table import Spaces, offered, state, table

SEEDS = range(3)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"nyeri": {"troops": 2}}, {"nyeri": {"troops": 2, "resistance": True}}),
        ({"nyeri": {"troops": 2, "loyalty": True}}, {"nyeri": {"troops": 2}}),
        ({"thika": {"police": 1}}, {"thika": {"police": 1, "terror": 1}}),
        ({"thika": {"police": 1}, "embu": {"underground": 1}}, {"thika": {"police": 1}, "nairobi": {"underground": 1}}),
        ({"aberdares": {"bases": 1}}, {"embu": {"bases": 1}}),
        ({"embu": {"active": 1}}, {"embu": {"underground": 1}}),
    ],
)
def test_what_the_british_like_the_mau_mau_dislike(better: Spaces, worse: Spaces) -> None:
    first, second = state(table(better)), state(table(worse))
    for faction, sign in ((0, 1), (1, -1)):
        judge = evaluation_of(table().driver.rules, first, faction)
        assert (judge.score(first) - judge.score(second)) * sign > 0


@pytest.mark.parametrize(("by", "side"), [("british", "unshaded"), ("mau_mau", "shaded")])
def test_it_takes_the_side_of_a_card_that_favours_it(by: str, side: str) -> None:
    spaces: Spaces = {"nairobi": {"troops": 1, "underground": 3, "bases": 1}}
    game = table(spaces, by=by, card="K1", mau_mau_resources=0, political_will=6)
    player = Greedy(1)
    played = []
    while offered(game) != ["end-turn"]:
        number = player.choose(game)
        played.append(game.driver.rules.vocabulary.name(number))
        game.driver.step(number)
    assert played[:2] == ["event", side]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_british_clear_nairobi_when_that_decides_the_game(seed: int) -> None:
    last = ["K2", "K3", "K4", "K5", "K33", "K6", "K7", "K8", "K9", "K10", "K11", "K34", "K25"]
    spaces: Spaces = {"nairobi": {"troops": 2, "active": 2}, "embu": {"bases": 1}}
    game = table(spaces, played=last, political_will=9, mau_mau_resources=0)
    player = Greedy(seed)
    while offered(game) != ["end-turn"]:
        game.driver.step(player.choose(game))
    assert not state(game).active[0]


@pytest.mark.parametrize(("lang", "words"), [("en", "Mau Mau"), ("ja", "マウマウ")])
def test_its_reasons_speak_of_kenya(lang: str, words: str) -> None:
    game = table({"nairobi": {"troops": 2, "active": 1, "bases": 1}}, political_will=9)
    player = Greedy(1)
    player.choose(game)
    reason = player.reason(lang)
    assert reason is not None
    assert words in reason
    assert "MCP" not in reason
