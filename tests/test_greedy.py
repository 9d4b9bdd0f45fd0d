"""The player `greedy`: repeatable, legal, sensible, not fooled by luck, able to say why, and strong."""

from __future__ import annotations

import gc
import random
from contextlib import suppress
from typing import Any

import pytest

import coinbox
from coinbox import CoinboxError, Game
from coinbox.kernel.game import Driver
from coinbox.library import rules_of
from coinbox.players import Player, make_player
from coinbox.players.evaluation import evaluation_of
from coinbox.players.greedy import BUDGET, Greedy, Search, undisturbed
from coinbox.text import LANGUAGES, has_in
from tests import toy
from tests.campaign import CAMPAIGN
from tests.games import OWN_GAMES
from tests.kenya.table import table as kenya_table
from tests.malaya.table import Spaces, event, offered, space, state, table

SEEDS = range(5)
LAST_CAMPAIGN = ["M1", "M2", "M3", "M4", "M33", "M5", "M6", "M7", "M8", "M9", "M10", "M34"]
"""Cards after which one Propaganda Round is to come."""
PURSES = ("british_resources", "mcp_resources", "mau_mau_resources")
LAST_CAMPAIGN_OF_KENYA = ["K1", "K2", "K3", "K4", "K33", "K6", "K8", "K9", "K10", "K13", "K14", "K34", "K12"]


def turn_of(game: Game, player: Player) -> list[str]:
    """Let a player play its turn to the end (held open at end-turn); the names that it chose."""
    names: list[str] = []
    while not game.over and offered(game) != ["end-turn"]:
        number = player.choose(game)
        assert number in game.driver.options()
        names.append(game.driver.rules.vocabulary.name(number))
        game.driver.step(number)
    return names


def match(name: str, british: str, insurgent: str, games: int) -> list[str]:
    """The outcomes of so many games."""
    found = []
    for seed in range(games):
        game = coinbox.new(name, seed=seed, logging=False)
        seats = (make_player(british, 2 * seed), make_player(insurgent, 2 * seed + 1))
        while game.driver.pending is not None:
            number = seats[game.driver.pending[0]].choose(game)
            assert number in game.driver.options()
            game.driver.step(number)
        assert game.result is not None
        found.append(game.result.outcome)
    return found


# -- repeatable and legal --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", OWN_GAMES)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    records = []
    for _ in range(2):
        game = coinbox.new(name, seed=4)
        seats = (Greedy(1), Greedy(2))
        for _ in range(60):
            assert game.driver.pending is not None
            game.driver.step(seats[game.driver.pending[0]].choose(game))
        records.append(game.record())
    assert records[0] == records[1]


@pytest.mark.parametrize("name", OWN_GAMES)
def test_asking_for_reasons_changes_no_later_choice(name: str) -> None:
    records = []
    for asks in (False, True):
        game = coinbox.new(name, seed=4)
        seats = (Greedy(1), Greedy(2))
        for _ in range(40):
            assert game.driver.pending is not None
            player = seats[game.driver.pending[0]]
            game.driver.step(player.choose(game))
            if asks:
                player.reason("en")
        records.append(game.record())
    assert records[0] == records[1]


@pytest.mark.parametrize("name", OWN_GAMES)
def test_choosing_changes_nothing_in_the_game(name: str) -> None:
    game = coinbox.new(name, seed=4)
    before, record = game.driver.state.copy(), game.record()
    Greedy(1).choose(game)
    assert (game.driver.state, game.record()) == (before, record)


def test_an_undone_plan_is_dropped() -> None:
    game = table(by="british")
    player = Greedy(3)
    game.driver.step(player.choose(game))
    game.undo()
    game.play("event")
    assert player.choose(game) in game.driver.options()


def test_a_search_stays_within_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    game = table(by="mcp")
    runs = 0
    start = Search.start

    def counted(search: Search) -> Any:
        nonlocal runs
        runs += 1
        return start(search)

    monkeypatch.setattr(Search, "start", counted)
    Greedy(1).choose(game)
    # A way whose outcome others decide is weighed as a whole, so the last one may exceed the budget a little. Faces of
    # a die that come to the same are counted, but played once.
    assert BUDGET / 4 < runs <= BUDGET + 12


def test_a_game_without_terms_is_refused_in_a_sentence() -> None:
    driver = Driver(toy.TOY, toy.TOY.scenarios[0])
    with pytest.raises(CoinboxError, match="no terms to judge"):
        evaluation_of(driver.rules, driver.state, 0)


# -- obvious choices -------------------------------------------------------------------------------------------------

BASE_WITHIN_REACH: Spaces = {
    "kuala_lumpur": {"troops": 2, "police": 2, "support": True},
    "pahang": {"troops": 3, "active": 2, "bases": 2, "opposition": True},
}


@pytest.mark.parametrize("seed", SEEDS)
def test_the_british_assault_where_control_and_a_base_are_to_be_had(seed: int) -> None:
    game = table(BASE_WITHIN_REACH, british_resources=4, political_will=10)
    assert "assault" in turn_of(game, Greedy(seed))
    assert space(game, "pahang")["control"] == "british"
    assert space(game, "pahang").get("base", 0) < 2
    assert state(game).political_will >= 12


@pytest.mark.parametrize("seed", SEEDS)
def test_the_mcp_rally_into_empty_provinces(seed: int) -> None:
    game = table({"kuala_lumpur": {"troops": 4, "police": 4, "support": True}}, by="mcp", mcp_resources=8)
    turn_of(game, Greedy(seed))
    assert state(game).political_will <= 12 - 6
    assert state(game).insurgent_control.bit_count() >= 4


@pytest.mark.parametrize("seed", SEEDS)
def test_the_mcp_sabotage_an_economic_center_when_that_decides_the_game(seed: int) -> None:
    held: dict[str, int | bool] = {"troops": 1, "police": 2}
    spaces: Spaces = dict.fromkeys(("perak", "kelantan", "pahang", "kuala_lumpur"), held)
    spaces["ec_north"] = {"police": 1, "underground": 1}
    game = table(
        spaces,
        mcp_resources=0,
        political_will=10,
        played=[*LAST_CAMPAIGN, "M25"],
        stage="second",
        first_box="op-special",
    )
    assert "terror" in turn_of(game, Greedy(seed))
    assert state(game).terror[game.driver.rules.vocabulary.ids["ec_north"]] == 1


@pytest.mark.parametrize(("by", "side"), [("british", "unshaded"), ("mcp", "shaded")])
def test_it_takes_the_side_of_a_card_that_favours_it(by: str, side: str) -> None:
    game = table({"kuala_lumpur": {"troops": 1}}, by=by, card="M7", british_resources=0, mcp_resources=0)
    assert turn_of(game, Greedy(1))[:2] == ["event", side]


def test_it_pacifies_in_the_propaganda_round() -> None:
    game = coinbox.new(
        "malaya",
        position={
            "stage": "pacify",
            "played": ["M1", "M2", "M3", "M4", "M33"],
            "spaces": {"perak": {"troops": 2, "police": 2}, "trengganu": {"troops": 1, "police": 1}},
            "british_resources": 3,
        },
        ask=["end-turn"],
    )
    assert turn_of(game, Greedy(1)) == ["perak"]
    assert space(game, "perak")["level"] == "support"


def test_it_answers_in_the_turn_of_the_other_faction() -> None:
    spaces: Spaces = {
        "kuala_lumpur": {"troops": 2, "support": True},
        "thailand": {"underground": 3},
        "johore": {"police": 1, "troops": 1, "new_villages": True},
    }
    game = event("M19", "unshaded", spaces, mcp_resources=0)
    turn_of(game, Greedy(1))
    assert state(game).available[2] == 13


# -- luck ------------------------------------------------------------------------------------------------------------


def test_luck_is_averaged() -> None:
    """An Attack by one Guerrilla hits with a 1 only: it is worth a sixth of a hit and five sixths of a miss."""
    spaces: Spaces = {"perak": {"troops": 2, "underground": 1}}
    worth = {}
    for die in range(1, 7):
        game = table(spaces, by="mcp", dice=[f"die:{die}"])
        judge = evaluation_of(game.driver.rules, state(game), 1)
        for name in ("limited-op", "attack", "perak", "end-turn"):
            if name in offered(game):
                game.play(name)
        worth[die] = judge.score(state(game))
    assert worth[1] > worth[2] == worth[6]
    search = Search(table(spaces, by="mcp").driver, random.Random(0), 100)
    ids = search.rules.vocabulary.ids
    line = search.walk((ids["limited-op"], ids["attack"], ids["perak"]))
    assert line.score == pytest.approx(sum(worth.values()) / 6)


def test_faces_of_a_die_that_come_to_the_same_are_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    search = Search(table({"perak": {"troops": 2, "underground": 2}}, by="mcp").driver, random.Random(0), 100)
    starts = 0
    start = Search.start

    def counted(search: Search) -> Any:
        nonlocal starts
        starts += 1
        return start(search)

    monkeypatch.setattr(Search, "start", counted)
    ids = search.rules.vocabulary.ids
    line = search.walk((ids["limited-op"], ids["attack"], ids["perak"]))
    assert starts == 2  # one hits, one misses
    ends = search.ends(line.way)
    assert [odds for odds, _ in ends] == [1 / 6] * 6
    assert [end.troops[ids["perak"]] for _, end in ends] == [0, 0, 2, 2, 2, 2]


@pytest.mark.parametrize("seed", SEEDS)
def test_an_attack_that_needs_a_1_is_left_alone(seed: int) -> None:
    """Terror is sure; the Attack would be better only by luck."""
    spaces: Spaces = {"perak": {"troops": 4, "underground": 1}, "kuala_lumpur": {"troops": 2, "support": True}}
    game = table(spaces, by="mcp", mcp_resources=1)
    assert "attack" not in turn_of(game, Greedy(seed))


# -- terms and reasons -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", OWN_GAMES)
def test_every_term_is_measured_and_has_its_words(name: str) -> None:
    rules = rules_of(name)
    start = rules.setup(rules.scenarios[0])
    for faction in (0, 1):
        judge = evaluation_of(rules, start, faction)
        assert len(judge.measure(start)) == len(judge.shown(start)) == len(judge.weights) == len(judge.terms)
        for lang in LANGUAGES:
            assert [term for term in judge.terms if not has_in(lang, name, f"reason-bot-{term}")] == []


@pytest.mark.parametrize("name", OWN_GAMES)
def test_resources_are_told_as_they_are_counted(name: str) -> None:
    rules = rules_of(name)
    start = rules.setup(rules.scenarios[0])
    judge = evaluation_of(rules, start, 0)
    shown = dict(zip(judge.terms, judge.shown(start), strict=True))
    purses = {term: amount for term, amount in shown.items() if term.endswith("_resources")}
    assert set(purses) == {field for field in PURSES if hasattr(start, field)}
    assert purses == {term: getattr(start, term) for term in purses}


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"perak": {"troops": 2, "support": True}}, {"perak": {"troops": 2}}),
        ({"perak": {"troops": 2}}, {"perak": {"troops": 2, "opposition": True}}),
        ({"pahang": {"troops": 2}}, {"pahang": {"troops": 2, "underground": 1}}),
        ({"kelantan": {"underground": 2}}, {"kelantan": {"underground": 2, "bases": 1}}),
        ({"ec_north": {"police": 1}}, {"ec_north": {"police": 1, "terror": 1}}),
    ],
)
def test_what_the_british_like_the_mcp_dislike(better: Spaces, worse: Spaces) -> None:
    first, second = state(table(better)), state(table(worse))
    for faction, sign in ((0, 1), (1, -1)):
        judge = evaluation_of(table().driver.rules, first, faction)
        assert (judge.score(first) - judge.score(second)) * sign > 0


def test_the_last_round_decides() -> None:
    """Before the final Propaganda card one point on the right side of 10 outweighs a full purse."""
    played = [*LAST_CAMPAIGN, "M11"]
    ahead = state(table({}, political_will=11, british_resources=10, played=played))
    rich = state(table({}, political_will=9, british_resources=20, played=played))
    judge = evaluation_of(table().driver.rules, ahead, 0)
    assert judge.score(ahead) > judge.score(rich)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "It wanted to have fewer MCP Bases and to raise Political Will."),
        ("ja", "狙いは、MCP拠点を減らすことと、政治意志を上げることだった。"),
    ],
)
def test_the_reason_names_what_the_plan_improves(lang: str, sentence: str) -> None:
    game = table(BASE_WITHIN_REACH, british_resources=4, political_will=10)
    player = Greedy(1)
    assert player.reason(lang) is None
    player.choose(game)
    assert player.reason(lang) == sentence


def test_a_reason_is_given_when_nothing_can_be_improved() -> None:
    game = coinbox.new(
        "malaya",
        position={
            "stage": "pacify",
            "played": ["M1", "M2", "M3", "M4", "M33"],
            "spaces": {"perak": {"troops": 2, "police": 1, "terror": 1}},
            "british_resources": 2,
        },
        ask=["end-turn"],
    )
    player = Greedy(1)
    assert game.driver.rules.vocabulary.name(player.choose(game)) == "done"
    assert player.reason("en") == "It saw nothing in this turn that would have made its position better."


# -- Kenya -----------------------------------------------------------------------------------------------------------

BASE_IN_NYERI: Spaces = {
    "nairobi": {"troops": 2, "police": 2},
    "nyeri": {"troops": 3, "active": 2, "bases": 1},
}


@pytest.mark.parametrize("seed", SEEDS)
def test_kenya_the_british_take_the_base_that_keeps_the_mau_mau_from_being_contained(seed: int) -> None:
    game = kenya_table(BASE_IN_NYERI, political_will=10)
    assert "assault" in turn_of(game, Greedy(seed))
    assert "base" not in space(game, "nyeri")
    assert state(game).political_will >= 11


@pytest.mark.parametrize("seed", SEEDS)
def test_kenya_the_mau_mau_rally_into_empty_reserves(seed: int) -> None:
    game = kenya_table({"nairobi": {"troops": 4, "police": 4}}, by="mau_mau", mau_mau_resources=8)
    turn_of(game, Greedy(seed))
    assert state(game).political_will <= 12 - 6
    assert state(game).insurgent_control.bit_count() >= 4


@pytest.mark.parametrize("seed", SEEDS)
def test_kenya_the_mau_mau_terrorise_settlers_when_that_decides_the_game(seed: int) -> None:
    """Political Will 8 and the 2 for Bases would be a tie; no new Guerrilla takes Control anywhere."""
    spaces: Spaces = {
        "nairobi": {"troops": 3, "active": 1},
        "thika": {"troops": 3, "underground": 1},
        **{province: {"police": 2} for province in ("kiambu", "fort_hall", "nyeri", "embu", "meru", "rift_valley")},
        **{province: {"troops": 2} for province in ("nanyuki", "thompsons_falls")},
    }
    numbers: dict[str, Any] = {"political_will": 8, "mau_mau_resources": 1, "out_of_play": 0}
    game = kenya_table(spaces, played=LAST_CAMPAIGN_OF_KENYA, stage="second", first_box="op-special", **numbers)
    assert turn_of(game, Greedy(seed)) == ["limited-op", "terror"]
    assert space(game, "thika")["terror"] == 1


def test_kenya_a_reward_in_the_propaganda_round_is_not_spent_on_terror_that_goes_anyway() -> None:
    spaces: Spaces = {
        "thika": {"police": 2, "terror": 1, "loyalty": True},
        "nyeri": {"troops": 2, "resistance": True},
        "meru": {"troops": 2, "resistance": True},
    }
    game = kenya_table(spaces, stage="reward", played=["K1", "K2", "K3", "K4", "K33"])
    assert turn_of(game, Greedy(1)) == ["nyeri"]
    assert space(game, "nyeri")["level"] == "neutral"


def test_kenya_it_answers_in_the_turn_of_the_other_faction() -> None:
    """K11 shaded: a Reward lets the Mau Mau place a Guerrilla in the jungle."""
    spaces: Spaces = {"nyeri": {"troops": 2, "resistance": True}}
    game = kenya_table(spaces, stage="reward", played=["K11", "K2", "K3", "K4", "K33"], shaded=["K11"])
    game.play("nyeri")
    assert offered(game) == ["aberdares", "mount_kenya", "done"]
    turn_of(game, Greedy(1))
    assert sum(state(game).underground) == 1


def test_kenya_outrage_is_averaged() -> None:
    """At Prison System a Relocate costs a point in two cases of six."""
    spaces: Spaces = {"nyeri": {"troops": 2}}
    names = ("limited-op", "relocate", "nyeri")
    worth = {}
    for die in range(1, 7):
        game = kenya_table(spaces, pipeline="prison_system", dice=[f"die:{die}"])
        judge = evaluation_of(game.driver.rules, state(game), 0)
        for name in names:
            if name in offered(game):
                game.play(name)
        worth[die] = judge.score(state(game))
    assert worth[1] == worth[2] < worth[3] == worth[6]
    search = Search(kenya_table(spaces, pipeline="prison_system").driver, random.Random(0), 100)
    line = search.walk(tuple(search.rules.vocabulary.ids[name] for name in names))
    assert line.score == pytest.approx(sum(worth.values()) / 6)


@pytest.mark.parametrize(
    ("spaces", "amounts"),
    [
        ({}, {"kikuyu_resistance": 0, "settlers_terrorised": 0, "contained": 4}),
        ({"nairobi": {"underground": 1}}, {"contained": 2, "nairobi": 1}),
        ({"nairobi": {"bases": 1}}, {"contained": 0, "nairobi": 1}),
        ({"meru": {"bases": 1}}, {"contained": 2, "nairobi": 0}),
        ({"aberdares": {"bases": 2}}, {"contained": 4, "bases": 2}),
        ({"nyeri": {"resistance": True}, "meru": {"loyalty": True}}, {"kikuyu_resistance": -1, "loyalty": -1}),
        ({"nyeri": {"loyalty": True}}, {"kikuyu_resistance": 0, "loyalty": 2}),
        ({"nyeri": {"resistance": True, "relocated": 1}}, {"kikuyu_resistance": -1, "relocated": 1}),
        ({"thika": {"terror": 2}, "nyeri": {"terror": 1}, "nairobi": {"terror": 1}}, {"settlers_terrorised": 2}),
    ],
)
def test_kenya_the_next_propaganda_round_is_counted_by_its_rules(spaces: Spaces, amounts: dict[str, int]) -> None:
    game = kenya_table(spaces)
    judge = evaluation_of(game.driver.rules, state(game), 0)
    counted = dict(zip(judge.terms, judge.shown(state(game)), strict=True))
    assert {term: counted[term] for term in amounts} == amounts


def test_kenya_phases_of_the_propaganda_round_count_what_the_reset_leaves() -> None:
    spaces: Spaces = {"thika": {"terror": 1, "active": 2}, "meru": {"underground": 1}}
    game = kenya_table(spaces, stage="oath", played=["K1", "K2", "K3", "K4", "K33"])
    judge = evaluation_of(game.driver.rules, state(game), 1)
    counted = dict(zip(judge.terms, judge.measure(state(game)), strict=True))
    assert (counted["settlers_terrorised"], counted["underground"], counted["active"]) == (0, 3, 0)


def test_kenya_the_last_round_decides() -> None:
    """4 points are sure to come: Political Will 7 wins, 5 loses, and no empty purse of the enemy makes up for it."""
    winning = state(kenya_table({}, political_will=7, mau_mau_resources=8, played=LAST_CAMPAIGN_OF_KENYA))
    losing = state(kenya_table({}, political_will=5, mau_mau_resources=0, played=LAST_CAMPAIGN_OF_KENYA))
    judge = evaluation_of(kenya_table().driver.rules, winning, 0)
    assert judge.score(winning) > judge.score(losing)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "It wanted to contain the Mau Mau and to have fewer Active Guerrillas."),
        ("ja", "狙いは、マウマウを封じ込めることと、活動状態ゲリラを減らすことだった。"),
    ],
)
def test_kenya_the_reason_names_what_the_plan_improves(lang: str, sentence: str) -> None:
    player = Greedy(1)
    player.choose(kenya_table(BASE_IN_NYERI, political_will=10))
    assert player.reason(lang) == sentence


# -- strength --------------------------------------------------------------------------------------------------------


MATCH = 200 if CAMPAIGN else 6
"""So many games are played against random."""


@pytest.mark.slow
@pytest.mark.parametrize("side", [0, 1], ids=["british", "insurgent"])
@pytest.mark.parametrize("name", OWN_GAMES)
def test_it_beats_random_on_either_side(name: str, side: int) -> None:
    """At most one game in twelve is lost, or one of the few of an ordinary run."""
    outcomes = match(name, "random", "greedy", MATCH) if side else match(name, "greedy", "random", MATCH)
    assert outcomes.count(rules_of(name).factions[side]) >= MATCH - max(1, MATCH // 12)


@pytest.mark.slow
@pytest.mark.parametrize("name", OWN_GAMES)
def test_two_of_its_kind_finish_a_game_and_pass_seldom(name: str) -> None:
    game = coinbox.new(name, seed=11)
    seats = (Greedy(1), Greedy(2))
    while game.driver.pending is not None:
        game.driver.step(seats[game.driver.pending[0]].choose(game))
    rules = game.driver.rules
    passes = game.driver.journal.count(rules.vocabulary.ids["pass"])
    boxes = sum(turn.before.stage in (1, 2) for turn in game.driver.turns)
    assert game.over
    assert passes * 4 < boxes


@pytest.mark.parametrize("collects", [True, False])
def test_the_garbage_collector_is_left_as_it_was(collects: bool) -> None:
    before = gc.isenabled()
    try:
        (gc.enable if collects else gc.disable)()
        with suppress(ZeroDivisionError), undisturbed():
            assert not gc.isenabled()
            raise ZeroDivisionError
        assert gc.isenabled() == collects
    finally:
        (gc.enable if before else gc.disable)()
