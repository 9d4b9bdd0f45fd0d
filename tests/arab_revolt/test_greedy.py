"""The player `greedy` at Arab Revolt: what it likes, what it takes, and the words that it finds for it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from coinbox import Game
from coinbox.players.evaluation import evaluation_of
from coinbox.players.greedy import Greedy
from coinbox.text import say_in
from tests.arab_revolt.table import Spaces, offered, space, state, table

SEEDS = range(3)
LAST_CAMPAIGN = ["A1", "A2", "A3", "A4", "A33", "A6", "A7", "A8", "A9", "A10", "A12", "A34", "A17"]
"""Cards after which one Propaganda Round is to come."""


def counted(game: Game, faction: int = 0) -> dict[str, float]:
    """Term -> how much of it the position holds."""
    judge = evaluation_of(game.driver.rules, state(game), faction)
    return dict(zip(judge.terms, judge.shown(state(game)), strict=True))


def turn_of(game: Game, player: Greedy) -> list[str]:
    """Let the bot play its turn, held open at end-turn; the names that it chose."""
    played = []
    while offered(game) != ["end-turn"]:
        number = player.choose(game)
        played.append(game.driver.rules.vocabulary.name(number))
        game.driver.step(number)
    return played


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"gaza": {"police": 1}}, {"gaza": {"police": 1, "opposition": True}}),
        ({"gaza": {"police": 1, "underground": 1}}, {"gaza": {"police": 1, "underground": 2}}),
        ({"gaza": {"police": 3}}, {"gaza": {"police": 3, "bases": 1}}),
        ({"lydda": {"underground": 1}, "lebanon": {"bases": 1}}, {"lydda": {"underground": 1, "bases": 1}}),
        ({"gaza": {"active": 1}}, {"gaza": {"underground": 1}}),
        ({"gaza": {"police": 1}}, {"gaza": {"police": 1}, "railway_haifa_syria": {"sabotage": 1}}),
        ({"gaza": {"irregulars": 2}}, {"gaza": {"active_irregulars": 2}}),
        ({"gaza": {"police": 1, "curfews": True}}, {"gaza": {"police": 1}}),
        ({"gaza": {"troops": 1}}, {"haifa": {"troops": 1}, "gaza": {"underground": 1}}),
    ],
)
def test_what_the_british_like_the_rebels_dislike(better: Spaces, worse: Spaces) -> None:
    first, second = state(table(better)), state(table(worse))
    for faction, sign in ((0, 1), (1, -1)):
        judge = evaluation_of(table().driver.rules, first, faction)
        assert (judge.score(first) - judge.score(second)) * sign > 0


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"unity": "low"}, {"unity": "high"}),
        ({"political_will": 12}, {"political_will": 11}),
        ({"punishments_held": ["fine"], "punishments_pool": ["detain"]}, {"punishments_pool": ["detain"]}),
        ({"arab_kings": "out_of_play"}, {"arab_kings": "in_play"}),
        ({"prison_guerrillas": 2}, {}),
        ({"unshaded": ["A18"], "played": ["A18", "A17"]}, {"played": ["A18", "A17"]}),
        ({}, {"operations_held": ["3"], "operations_pool": ["1"]}),
    ],
)
def test_what_lies_beside_the_board_counts_too(better: dict[str, Any], worse: dict[str, Any]) -> None:
    first, second = state(table({}, **better)), state(table({}, **worse))
    for faction, sign in ((0, 1), (1, -1)):
        judge = evaluation_of(table().driver.rules, first, faction)
        assert (judge.score(first) - judge.score(second)) * sign > 0


@pytest.mark.covers("6.1.1", "6.1.2", "6.1.3", "6.1.4")
@pytest.mark.parametrize(
    ("spaces", "amounts"),
    [
        ({}, {"railways": 2, "majorities": 0, "quiet": 9, "leaders": 0, "enemy_of_my_enemy": 0}),
        ({"railway_haifa_syria": {"sabotage": 2}}, {"railways": 0}),
        ({"railway_haifa_syria": {"underground": 2, "police": 1}}, {"railways": 0}),
        ({"railway_haifa_syria": {"underground": 1, "police": 1}}, {"railways": 2}),
        ({"gaza": {"opposition": True}, "haifa": {"active": 1, "police": 1}}, {"quiet": 7, "majorities": 0}),
        ({"gaza": {"bases": 1}, "haifa": {"active": 1}, "syria": {"bases": 1}}, {"majorities": 2, "leaders": 1}),
        ({"gaza": {"irregulars": 2}, "lydda": {"active_irregulars": 1}}, {"enemy_of_my_enemy": 1, "irregulars": 2}),
    ],
)
def test_the_next_propaganda_round_is_counted_by_its_rules(spaces: Spaces, amounts: dict[str, int]) -> None:
    found = counted(table(spaces))
    assert {term: found[term] for term in amounts} == amounts


@pytest.mark.covers("A27 shaded")
@pytest.mark.parametrize(("shaded", "price"), [([], 0), (["A27"], 1)])
def test_courts_cost_only_while_they_sit(shaded: list[str], price: int) -> None:
    spaces: Spaces = {name: {"opposition": True} for name in ("gaza", "lydda", "haifa")}
    assert counted(table(spaces, shaded=shaded, played=["A27", "A17"]))["courts"] == price


@pytest.mark.covers("3.2.4")
@pytest.mark.parametrize(
    ("here", "number"),
    [
        ({"troops": 2, "police": 2, "active": 3}, 2),
        ({"troops": 3, "active": 3, "opposition": True}, 1),
        ({"troops": 3, "active": 1, "bases": 1}, 2),
        ({"troops": 3, "active": 1, "underground": 1, "bases": 1}, 1),
        ({"police": 3, "active": 3}, 0),
    ],
)
def test_pieces_open_to_an_assault_are_counted(here: dict[str, int | bool], number: int) -> None:
    assert counted(table({"gaza": here}))["exposed"] == number


@pytest.mark.covers("6.5")
def test_phases_of_the_propaganda_round_count_what_the_reset_leaves() -> None:
    spaces: Spaces = {
        "gaza": {"police": 1, "active": 2, "curfews": True, "active_irregulars": 1},
        "railway_haifa_syria": {"sabotage": 1},
    }
    found = counted(table(spaces, stage="mobilize", played=["A1", "A2", "A3", "A4", "A33"], prison_guerrillas=2))
    amounts = {"railways": 2, "curfews": 0, "active": 0, "underground": 2, "irregulars": 1, "prison": 0}
    assert {term: found[term] for term in amounts} == amounts


@pytest.mark.covers("6.1.5", "6.1.6")
def test_the_last_round_decides() -> None:
    """The round would cost 1 here: with 1 point the game is lost, with 2 it is won."""
    spaces: Spaces = {name: {"bases": 2, "underground": 1} for name in ("gaza", "lydda")}

    def worth_of_a_point(will: int, played: list[str]) -> float:
        more, less = (state(table(spaces, played=played, political_will=number)) for number in (will + 1, will))
        judge = evaluation_of(table().driver.rules, more, 0)
        return judge.score(more) - judge.score(less)

    assert worth_of_a_point(1, LAST_CAMPAIGN) > 4 * worth_of_a_point(5, LAST_CAMPAIGN)
    assert worth_of_a_point(1, ["A17"]) > worth_of_a_point(5, ["A17"])


@pytest.mark.parametrize(("by", "side"), [("british", "unshaded"), ("rebels", "shaded")])
def test_it_takes_the_side_of_a_card_that_favours_it(by: str, side: str) -> None:
    """A31 sweeps Syria clean, or brings Guerrillas there."""
    game = table({"syria": {"underground": 3, "bases": 2}}, by=by, card="A31", chit=1)
    game.play("event")
    assert turn_of(game, Greedy(1))[0] == side


@pytest.mark.parametrize("seed", SEEDS)
def test_the_british_assault_a_base_that_stands_open(seed: int) -> None:
    spaces: Spaces = {"haifa": {"troops": 2, "police": 2}, "gaza": {"troops": 3, "active": 2, "bases": 1}}
    game = table(spaces)
    assert "assault" in turn_of(game, Greedy(seed))
    assert "base" not in space(game, "gaza")


@pytest.mark.parametrize("seed", SEEDS)
def test_the_rebels_take_a_majority_when_that_decides_the_game(seed: int) -> None:
    spaces: Spaces = {
        "gaza": {"police": 1, "underground": 1, "bases": 1},
        "lydda": {"police": 1, "underground": 1},
        "haifa": {"troops": 4},
    }
    game = table(spaces, played=LAST_CAMPAIGN, by="rebels", political_will=1, chit=1)
    turn_of(game, Greedy(seed))
    assert counted(game)["victory"] < 0


@pytest.mark.parametrize(
    ("lang", "pattern"),
    [
        ("en", r"It wanted to .*free spaces of Rebels and Opposition.*\."),
        ("ja", r"狙いは、.*反乱軍も対立もないスペースを増やすこと.*"),
    ],
)
def test_its_reasons_speak_of_arab_revolt(lang: str, pattern: str) -> None:
    player = Greedy(1)
    player.choose(table({"haifa": {"troops": 2}, "gaza": {"troops": 3, "bases": 1}}))
    reason = player.reason(lang)
    assert reason is not None
    assert re.fullmatch(pattern, reason), reason


@pytest.mark.parametrize(("lang", "words"), [("en", "Rebel Bases"), ("ja", "反乱軍拠点")])
def test_bases_are_those_of_the_rebels(lang: str, words: str) -> None:
    assert words in say_in(lang, "arab_revolt", "reason-bot-bases", goal="less")
