"""The player `greedy` at Japanese Occupation: what it likes, what it takes, and the words that it finds for it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from coinbox import Game
from coinbox.players.evaluation import evaluation_of
from coinbox.players.greedy import Greedy
from coinbox.text import LANGUAGES, has_in
from tests.japanese_occupation.table import Spaces, offered, space, state, table

SEEDS = range(3)
BRITISH, JAPANESE = range(2)
LAST_CAMPAIGN = ["J1", "J2", "J3", "J4", "J33", "J5", "J7", "J8", "J10", "J11", "J13", "J34", "J26"]
"""Cards after which one Propaganda Round is to come."""


def counted(game: Game, faction: int = BRITISH) -> dict[str, float]:
    """Term -> how much of it the position holds."""
    judge = evaluation_of(game.driver.rules, state(game), faction)
    return dict(zip(judge.terms, judge.shown(state(game)), strict=True))


def worth(game: Game, faction: int) -> float:
    """What the position is worth to a faction."""
    return evaluation_of(game.driver.rules, state(game), faction).score(state(game))


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
        ({"perak": {"opposition": True}}, {"perak": {}}),
        ({"perak": {"caches": 1}}, {"perak": {}}),
        ({"perak": {"force_136": 1}}, {"perak": {}}),
        ({"perak": {"mpaja_underground": 2}}, {"perak": {"mpaja_underground": 1}}),
        ({"perak": {"mpaja_underground": 1}}, {"perak": {"mpaja_active": 1}}),
        ({"perak": {"non_mpaja_underground": 1}}, {"perak": {"non_mpaja_active": 1}}),
        ({"perak": {"troops": 2, "non_mpaja_active": 1}}, {"perak": {"troops": 3, "non_mpaja_active": 1}}),
        ({"kedah": {}}, {"kedah": {"police": 1}}),
        ({"kedah": {"troops": 1}}, {"kedah": {"troops": 1, "new_villages": True}}),
        ({"johore": {"intel": 3, "revealed": True}}, {"johore": {"intel": 3}}),
        ({"johore": {"intel": 3, "revealed": True}}, {"johore": {"intel": 2, "revealed": True}}),
        (
            {"johore": {"mpaja_underground": 1}, "pahang": {"force_136": 1}},
            {"johore": {"mpaja_underground": 1}, "kedah": {"force_136": 1}},
        ),
        ({"johore": {"mpaja_active": 1}, "kedah": {"troops": 1}}, {"johore": {"mpaja_active": 1, "troops": 1}}),
    ],
)
def test_what_the_british_like_the_japanese_dislike(better: Spaces, worse: Spaces) -> None:
    first, second = table(better), table(worse)
    assert worth(first, BRITISH) > worth(second, BRITISH)
    assert worth(first, JAPANESE) < worth(second, JAPANESE)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"resistance": 9}, {"resistance": 8}),
        ({"resources": 3}, {"resources": 4}),
        ({"sabotage": [0, 0, 0, 1, 0, 0, 0, 0]}, {}),
        ({"zipper": "6"}, {}),
        ({}, {"lost_caches": 1}),
        ({"unshaded": ["J19"], "played": ["J19", "J26"]}, {"played": ["J19", "J26"]}),
        ({"played": ["J19", "J26"]}, {"shaded": ["J19"], "played": ["J19", "J26"]}),
    ],
)
def test_what_lies_beside_the_map_counts_too(better: dict[str, Any], worse: dict[str, Any]) -> None:
    first, second = table({}, **better), table({}, **worse)
    assert worth(first, BRITISH) > worth(second, BRITISH)
    assert worth(first, JAPANESE) < worth(second, JAPANESE)


@pytest.mark.covers("6.2.1", "6.2.2", "6.2.3", "6.2.4")
@pytest.mark.parametrize(
    ("spaces", "amounts"),
    [
        ({}, {"intel": 0, "caches": 0, "majorities": 0, "neutral": 3.2, "policed": 0}),
        ({"perak": {"opposition": True, "police": 2}, "kedah": {"police": 1}}, {"neutral": 2.6, "policed": 2 / 3}),
        ({"kedah": {"intel": 3, "revealed": True}, "perak": {"intel": 3}}, {"intel": 2}),
        ({"kedah": {"caches": 1}, "perak": {"caches": 1}}, {"caches": 2}),
        ({"ec_north": {"mpaja_active": 2, "troops": 1}, "kedah": {"mpaja_active": 1, "police": 1}}, {"majorities": 1}),
    ],
)
def test_the_next_propaganda_round_is_counted_by_its_rules(spaces: Spaces, amounts: dict[str, float]) -> None:
    found = counted(table(spaces))
    assert {term: found[term] for term in amounts} == pytest.approx(amounts)


@pytest.mark.covers("6.1.1", "6.1.2", "R-J10")
@pytest.mark.parametrize(
    ("spaces", "number"),
    [
        ({"kedah": {"mpaja_underground": 1, "non_mpaja_underground": 1}}, 0),
        ({"kedah": {"mpaja_underground": 2, "non_mpaja_underground": 1}}, 1),
        ({"kedah": {"opposition": True}}, 1),
        ({"kedah": {"opposition": True, "troops": 1, "non_mpaja_active": 1}}, 1),
        ({"kedah": {"opposition": True, "troops": 2, "non_mpaja_active": 1}}, 0),
        ({"kedah": {"opposition": True}, "perak": {"troops": 12, "mpaja_underground": 10}}, 0),
    ],
)
def test_majorities_are_those_after_clashes_and_mobilization(spaces: Spaces, number: int) -> None:
    assert counted(table(spaces))["majorities"] == number


@pytest.mark.covers("J15 shaded")
@pytest.mark.parametrize(("shaded", "neutral", "majorities"), [([], 2.6, 1), (["J15"], 3.2, 0)])
def test_subdued_villages_count_as_neutral(shaded: list[str], neutral: float, majorities: int) -> None:
    spaces: Spaces = {"perak": {"opposition": True, "new_villages": True, "troops": 1, "mpaja_active": 1}}
    found = counted(table(spaces, shaded=shaded, played=["J15", "J26"]))
    assert found["neutral"] == pytest.approx(neutral)
    assert found["majorities"] == majorities


@pytest.mark.covers("4.3.1")
@pytest.mark.parametrize(
    ("cut", "brought"), [((), 8), ((3,), 4), ((4,), 4), ((5,), 4), ((0,), 6), ((2,), 6), ((6,), 6)]
)
def test_it_knows_what_an_extract_would_bring(cut: tuple[int, ...], brought: int) -> None:
    found = counted(table({}, sabotage=[int(i in cut) for i in range(8)]))
    assert (found["extract"], found["sabotage"]) == (brought, len(cut))


@pytest.mark.covers("3.3.4")
@pytest.mark.parametrize(
    ("name", "here", "number"),
    [
        ("kedah", {"troops": 2, "police": 2, "mpaja_active": 2, "non_mpaja_active": 1}, 2),
        ("perak", {"troops": 3, "mpaja_active": 3}, 1),
        ("perak", {"troops": 3, "mpaja_active": 3, "kempeitai": 1}, 3),
        ("kedah", {"troops": 3, "mpaja_active": 1, "caches": 1}, 2),
        ("kedah", {"troops": 3, "mpaja_active": 1, "non_mpaja_underground": 1, "caches": 1}, 1),
        ("kedah", {"police": 3, "mpaja_active": 3}, 0),
    ],
)
def test_pieces_open_to_an_assault_are_counted(name: str, here: dict[str, int | bool], number: int) -> None:
    assert counted(table({name: here}))["exposed"] == number


@pytest.mark.covers("4.2.2")
@pytest.mark.parametrize(
    ("spaces", "number"),
    [
        ({"pahang": {"force_136": 1}, "johore": {"mpaja_underground": 2}, "perak": {"non_mpaja_underground": 1}}, 2),
        ({"pahang": {"force_136": 1}, "johore": {"mpaja_active": 1}}, 0),
        ({"kedah": {"force_136": 1}, "johore": {"mpaja_underground": 1}}, 0),
        ({"pahang": {"force_136": 1}, "ec_south": {"mpaja_underground": 1}}, 0),
        ({"johore": {"intel": 1, "revealed": True}}, 1),
    ],
)
def test_chits_within_reach_of_a_gather_are_counted(spaces: Spaces, number: int) -> None:
    assert counted(table(spaces))["reach"] == number


@pytest.mark.covers("6.6")
def test_phases_of_the_propaganda_round_count_what_the_reset_leaves() -> None:
    spaces: Spaces = {
        "johore": {"troops": 1, "mpaja_active": 2, "terror": 1, "intel": 3, "revealed": True},
        "pahang": {"force_136": 1, "non_mpaja_active": 1},
    }
    found = counted(table(spaces, stage="supply", played=["J1", "J2", "J3", "J4", "J33"]))
    amounts = {"intel": 0, "terror": 0, "exposed": 0, "reach": 2}
    amounts |= {"mpaja_underground": 2, "mpaja_active": 0, "non_mpaja_underground": 1, "non_mpaja_active": 0}
    assert {term: found[term] for term in amounts} == amounts


# -- the end ---------------------------------------------------------------------------------------------------------

THREE_LOST: Spaces = {"perak": {"force_136": 1}}
"""A position whose next Resistance Phase costs 3: all 16 Population are Neutral."""
MORE_CAMPS: Spaces = {"perak": {"force_136": 1, "camps": True}}


@pytest.mark.covers("7.0", "R-J20")
@pytest.mark.parametrize(
    ("spaces", "caches", "signs"),
    [(THREE_LOST, 0, (-1, -1)), (THREE_LOST, 1, (1, 1)), (MORE_CAMPS, 1, (-1, 1)), (MORE_CAMPS, 3, (1, 1))],
    ids=["17-japanese", "18-british", "18-mpaja", "20-british"],
)
def test_the_last_round_in_sight(spaces: Spaces, caches: int, signs: tuple[int, int]) -> None:
    """Amounts above 0 are good for the British and bad for the Japanese; the MPAJA's victory is bad for both."""
    supplied: Spaces = {name: {"caches": 1} for name in ("kedah", "johore", "selangor")[:caches]}
    game = table(spaces | supplied, resistance=20, played=LAST_CAMPAIGN)
    found = [counted(game, faction)["victory"] for faction in (BRITISH, JAPANESE)]
    assert [(amount > 0) - (amount < 0) for amount in found] == list(signs)


@pytest.mark.covers("7.0", "R-J20")
@pytest.mark.parametrize(("winner", "liked"), [("british", (1, -1)), ("japanese", (-1, 1)), ("mpaja", (-1, -1))])
def test_an_mpaja_victory_is_a_loss_for_both(winner: str, liked: tuple[int, int]) -> None:
    running = table({}, played=LAST_CAMPAIGN)
    for faction, sign in enumerate(liked):
        judge = evaluation_of(running.driver.rules, state(running), faction)
        over = state(running).copy()
        over.winner = ("nobody", "british", "japanese", "mpaja").index(winner)
        assert (judge.score(over) - judge.score(state(running))) * sign > 0


@pytest.mark.covers("7.0")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_british_give_up_a_jungle_camp_before_it_costs_them_the_game(seed: int) -> None:
    """Resistance will stand at 18 or 19, so that there must be more Force 136 than Jungle Camps."""
    spaces: Spaces = {
        "kedah": {"force_136": 1, "camps": True, "caches": 1},
        "perak": {"caches": 1},
        "johore": {"troops": 2},
    }
    game = table(spaces, resistance=20, played=LAST_CAMPAIGN)
    assert counted(game)["victory"] < 0
    turn_of(game, Greedy(seed))
    assert counted(game)["victory"] > 0


# -- what it takes ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("by", "side"), [("british", "unshaded"), ("japanese", "shaded")])
def test_it_takes_the_side_of_a_card_that_favors_it(by: str, side: str) -> None:
    """J18 brings Guerrillas to the north, or takes some of those that are there."""
    spaces: Spaces = {
        "kedah": {"non_mpaja_underground": 1},
        **{name: {"mpaja_underground": 2, "police": 1} for name in ("perak", "kelantan")},
        "johore": {"force_136": 3},
    }
    game = table(spaces, by=by, card="J18")
    game.play("event")
    assert turn_of(game, Greedy(1))[0] == side


@pytest.mark.parametrize("seed", SEEDS)
def test_the_japanese_assault_a_cache_that_stands_open(seed: int) -> None:
    spaces: Spaces = {"kedah": {"troops": 3, "mpaja_active": 2, "caches": 1}, "kuala_lumpur": {"troops": 2}}
    game = table(spaces, by="japanese", resources=20)
    assert "assault" in turn_of(game, Greedy(seed))
    assert "supply_cache" not in space(game, "kedah")


@pytest.mark.parametrize("seed", SEEDS)
def test_the_british_gather_what_lies_in_reach(seed: int) -> None:
    spaces: Spaces = {
        "pahang": {"force_136": 1, "mpaja_underground": 2},
        **{name: {"mpaja_underground": 2} for name in ("johore", "selangor", "perak", "kelantan")},
    }
    game = table(spaces, played=LAST_CAMPAIGN, resistance=10)
    assert "gather" in turn_of(game, Greedy(seed))
    assert state(game).revealed.bit_count() >= 3


# -- words -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_has_words(lang: str) -> None:
    for term in counted(table()):
        assert has_in(lang, "japanese_occupation", f"reason-bot-{term}"), term


@pytest.mark.parametrize(
    ("lang", "pattern"),
    [
        ("en", r"It wanted to .*get Supply Caches off the map.*\."),
        ("ja", r"狙いは、.*マップ上の補給物資庫を減らすこと.*"),
    ],
)
def test_its_reasons_speak_of_japanese_occupation(lang: str, pattern: str) -> None:
    player = Greedy(1)
    spaces: Spaces = {"kedah": {"troops": 3, "caches": 1, "mpaja_active": 2}}
    player.choose(table(spaces, by="japanese", resources=20))
    reason = player.reason(lang)
    assert reason is not None
    assert re.fullmatch(pattern, reason), reason
