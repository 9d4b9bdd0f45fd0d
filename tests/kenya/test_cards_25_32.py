"""Event cards K25 to K32, both sides, as each faction plays them; Capabilities by what they change."""

from __future__ import annotations

from typing import Any

import pytest

from coinbox import Game
from tests.kenya.table import Spaces, event, is_done, offered, offered_spaces, play, prompt, space, state, table

BOTH = pytest.mark.parametrize("by", ["british", "mau_mau"])
POLICE, GUERRILLA, BASE = 1, 2, 3
FIRST_CAMPAIGN = ["K1", "K2", "K4", "K6"]
FRONTIER = {"kiambu", "fort_hall", "nyeri", "embu", "meru", "nanyuki", "thompsons_falls", "rift_valley"}
BY_ABERDARES = ["kiambu", "fort_hall", "nyeri", "nanyuki", "thompsons_falls", "rift_valley"]


def oath_phase(spaces: Spaces, **numbers: Any) -> Game:
    """The Mau Mau's half of the Support Phase after the first Propaganda card; the British Reward nothing."""
    game = play(table(spaces, stage="reveal", played=FIRST_CAMPAIGN, **numbers), "card:K33")
    if prompt(game) == "reward-space":
        play(game, "done")
    return play(game, "end-turn")


def british_redeploy(spaces: Spaces, **numbers: Any) -> Game:
    """The Redeploy Phase of that round, where the British have just finished."""
    game = oath_phase(spaces, **numbers)
    if prompt(game) == "oath-space":
        play(game, "done")
    play(game, "end-turn")
    if prompt(game) == "redeploy-police":
        play(game, "done")
    return play(game, "end-turn")


# -- K25 McLean Inquiry ----------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize(("pipeline", "after"), [("rule_of_law", 0), ("emergency_powers", 0), ("gulag", 3)])
@pytest.mark.covers("K25 unshaded", "R-K9", "6.6.1")
def test_k25_unshaded_political_will_and_a_step_to_the_left(by: str, pipeline: str, after: int) -> None:
    game = event("K25", "unshaded", {}, by=by, pipeline=pipeline)
    assert is_done(game)
    assert (state(game).political_will, state(game).pipeline) == (14, after)


@pytest.mark.covers("K25 unshaded", "5.1.1", "1.10")
def test_k25_unshaded_stays_on_the_track() -> None:
    assert state(event("K25", "unshaded", {}, political_will=19)).political_will == 20


@BOTH
@pytest.mark.parametrize(
    ("pipeline", "die", "will"),
    [
        ("villagization", "die:1", 10),
        ("villagization", "die:2", 12),
        ("gulag", "die:3", 10),
        ("gulag", "die:4", 12),
    ],
)
@pytest.mark.covers("K25 shaded", "6.6.3")
def test_k25_shaded_a_roll_below_the_pipeline_costs_two(by: str, pipeline: str, die: str, will: int) -> None:
    game = event("K25", "shaded", {}, by=by, pipeline=pipeline)
    assert (game.actor, prompt(game)) == ("chance", "outrage")
    level = state(game).pipeline
    play(game, die)
    assert (state(game).political_will, state(game).pipeline) == (will, level)
    assert is_done(game)


@pytest.mark.parametrize("pipeline", ["rule_of_law", "emergency_powers"])
@pytest.mark.covers("K25 shaded", "6.6.3", "R-K2", "R-C16")
def test_k25_shaded_at_the_lower_end_nothing_is_rolled(pipeline: str) -> None:
    game = event("K25", "shaded", {}, by="mau_mau", pipeline=pipeline)
    assert is_done(game)
    assert state(game).political_will == 12


@pytest.mark.covers("K25 shaded", "5.1.1", "1.10")
def test_k25_shaded_stays_on_the_track() -> None:
    game = play(event("K25", "shaded", {}, political_will=1, pipeline="gulag"), "die:1")
    assert state(game).political_will == 0


# -- K26 Hola Detention Camp -----------------------------------------------------------------------------------------

CAMP: Spaces = {
    "nyeri": {"troops": 1, "bases": 1, "underground": 1},
    "aberdares": {"troops": 1, "bases": 2},
    "nairobi": {"police": 3, "bases": 1},
}


@BOTH
@pytest.mark.covers("K26 execute", "tip K26", "R-C5", "5.1.3", "6.6.3", "1.7")
def test_k26_a_base_must_go_then_the_roll_then_the_pipeline(by: str) -> None:
    game = event("K26", "execute", CAMP, by=by, pipeline="villagization")
    assert (game.actor, offered(game)) == (by, ["nyeri", "aberdares"])
    play(game, "nyeri")
    assert space(game, "nyeri") == {"troop": 1, "underground": 1, "control": "none", "level": "neutral"}
    assert state(game).political_will == 15  # the Base, and Control of Population 2
    assert (game.actor, prompt(game), state(game).pipeline) == ("chance", "outrage", 2)
    missed = play(game.clone(), "die:2")  # below the Pipeline only after the shift
    assert (state(missed).political_will, state(missed).pipeline) == (15, 3)
    play(game, "die:1")
    assert (state(game).political_will, state(game).pipeline) == (13, 3)
    assert is_done(game)


@pytest.mark.covers("K26 execute", "tip K26", "R-C16")
def test_k26_without_a_base_beside_troops_the_rest_is_done() -> None:
    game = event("K26", "execute", {"nairobi": {"police": 3, "bases": 1}, "nyeri": {"troops": 1}}, pipeline="gulag")
    assert (game.actor, prompt(game)) == ("chance", "outrage")
    play(game, "die:3")
    assert space(game, "nairobi")["base"] == 1
    assert (state(game).political_will, state(game).pipeline) == (10, 4)
    assert is_done(game)


@pytest.mark.parametrize(("pipeline", "after"), [("rule_of_law", 1), ("emergency_powers", 2)])
@pytest.mark.covers("K26 execute", "tip K26", "6.6.3")
def test_k26_at_the_lower_end_the_pipeline_moves_without_a_roll(pipeline: str, after: int) -> None:
    spaces: Spaces = {"aberdares": {"troops": 1, "bases": 1}}
    game = event("K26", "execute", spaces, by="mau_mau", pipeline=pipeline)
    assert is_done(game)
    assert "base" not in space(game, "aberdares")
    assert (state(game).political_will, state(game).pipeline) == (13, after)


@pytest.mark.covers("K26 execute", "5.2")
def test_k26_has_one_text() -> None:
    assert offered(play(table({}, card="K26"), "event")) == ["execute", "pass"]


# -- K27 Protected Villages ------------------------------------------------------------------------------------------

VILLAGES: Spaces = {
    "nyeri": {"troops": 1, "resistance": True},
    "embu": {"police": 1, "loyalty": True, "terror": 1},
    "meru": {"police": 1},
    "kiambu": {"police": 1, "underground": 1},
    "fort_hall": {"police": 1, "relocated": 2},
    "thika": {"police": 1},
}


@BOTH
@pytest.mark.covers("K27 unshaded", "R-C5", "R-C11", "R-K2", "R-K3", "3.2.2", "6.6.3", "1.6")
def test_k27_unshaded_the_british_relocate_in_two_spaces_and_roll_once_at_the_new_value(by: str) -> None:
    game = event("K27", "unshaded", VILLAGES, by=by)
    assert (game.actor, state(game).pipeline) == ("british", 2)
    assert offered(game) == ["nyeri", "embu", "meru", "done"]
    available = state(game).available[POLICE]
    play(game, "embu")
    assert space(game, "embu") == {
        "police": 1,
        "terror": 1,
        "population": 0,
        "control": "british",
        "level": "neutral",
    }
    assert (game.actor, offered(game)) == ("british", ["nyeri", "meru", "done"])
    play(game, "nyeri")
    assert space(game, "nyeri") == {"troop": 1, "population": 1, "control": "british", "level": "resistance"}
    assert (state(game).out_of_play, state(game).available[POLICE]) == (6, available + 2)
    assert (game.actor, prompt(game), state(game).political_will) == ("chance", "outrage", 12)
    play(game, "die:1")
    assert state(game).political_will == 11
    assert is_done(game)


@pytest.mark.covers("K27 unshaded", "R-C4", "6.6.3")
def test_k27_unshaded_up_to_two_may_be_one_or_none() -> None:
    game = event("K27", "unshaded", VILLAGES, pipeline="prison_system")
    none = play(game.clone(), "done")
    assert is_done(none)
    assert (state(none).pipeline, state(none).out_of_play, state(none).political_will) == (4, 8, 12)
    play(game, "meru", "done", "die:4")
    assert (space(game, "meru")["population"], state(game).political_will) == (0, 12)
    assert is_done(game)


@pytest.mark.covers("K27 unshaded", "R-C15", "3.1")
def test_k27_unshaded_never_the_same_reserve_twice() -> None:
    game = play(event("K27", "unshaded", VILLAGES, pipeline="rule_of_law"), "nyeri")
    assert (space(game, "nyeri")["population"], offered(game)) == (1, ["embu", "meru", "done"])


@pytest.mark.covers("K27 unshaded", "R-C11", "5.1.2", "6.6.3")
def test_k27_unshaded_its_number_beats_the_pipeline_and_no_roll_below_two() -> None:
    game = play(event("K27", "unshaded", VILLAGES, pipeline="rule_of_law"), "nyeri", "meru")
    assert (space(game, "nyeri")["population"], space(game, "meru")["population"]) == (1, 0)
    assert (state(game).pipeline, state(game).political_will) == (1, 12)
    assert is_done(game)


@pytest.mark.covers("K27 unshaded", "R-K2")
def test_k27_unshaded_works_with_no_police_out_of_play() -> None:
    game = event("K27", "unshaded", VILLAGES, out_of_play=0, pipeline="gulag")
    before = state(game).available[POLICE]
    play(game, "nyeri", "done", "die:6")
    assert (state(game).available[POLICE], state(game).out_of_play) == (before, 0)
    assert (space(game, "nyeri")["population"], state(game).pipeline) == (1, 4)


@pytest.mark.covers("K27 unshaded", "R-C16")
def test_k27_unshaded_with_nowhere_to_relocate_only_moves_the_pipeline() -> None:
    game = event("K27", "unshaded", {"kiambu": {"underground": 1}, "nairobi": {"police": 1}}, pipeline="prison_system")
    assert is_done(game)
    assert (state(game).pipeline, state(game).political_will) == (4, 12)


EMPTIED: Spaces = {
    "fort_hall": {"relocated": 2, "police": 1},
    "meru": {"relocated": 1},
    "nyeri": {"relocated": 1, "underground": 1, "resistance": True},
    "kiambu": {"underground": 1},
}


@BOTH
@pytest.mark.covers("K27 shaded", "tip K27", "R-C5", "R-K2", "R-K3", "1.3.2")
def test_k27_shaded_one_population_returns_and_a_guerrilla_with_it(by: str) -> None:
    game = event("K27", "shaded", EMPTIED, by=by)
    assert (game.actor, offered(game)) == (by, ["fort_hall", "nyeri", "meru"])
    split = play(game.clone(), "fort_hall")
    assert space(split, "fort_hall") == {
        "police": 1,
        "underground": 1,
        "population": 1,
        "control": "none",
        "level": "neutral",
    }
    assert state(split).political_will == 12
    held = play(game.clone(), "nyeri")
    assert space(held, "nyeri") == {"underground": 2, "control": "mau_mau", "level": "resistance"}
    assert state(held).political_will == 12  # Control was there before the Population
    play(game, "meru")
    assert space(game, "meru") == {"underground": 1, "control": "mau_mau", "level": "neutral"}
    assert (state(game).political_will, state(game).out_of_play, state(game).pipeline) == (11, 8, 1)
    assert is_done(game)


@pytest.mark.covers("K27 shaded", "R-C2", "5.1.1")
def test_k27_shaded_the_british_take_no_guerrilla_from_the_map_but_the_mau_mau_may() -> None:
    spaces: Spaces = {"aberdares": {"underground": 14}, "embu": {"active": 1, "relocated": 1}}
    game = event("K27", "shaded", spaces)
    assert is_done(game)
    assert space(game, "embu") == {"active": 1, "control": "mau_mau", "level": "neutral"}
    game = event("K27", "shaded", spaces, by="mau_mau")
    assert offered(game) == ["underground:aberdares", "active:embu", "done"]
    play(game, "active:embu")
    assert space(game, "embu") == {"underground": 1, "control": "mau_mau", "level": "neutral"}
    assert is_done(game)


@pytest.mark.covers("K27 shaded", "R-C16")
def test_k27_shaded_with_nobody_relocated_does_nothing() -> None:
    game = event("K27", "shaded", {"kiambu": {"police": 1}}, by="mau_mau")
    assert is_done(game)
    assert state(game).available[GUERRILLA] == 15


# -- K28 Oathing Ceremonies ------------------------------------------------------------------------------------------

SWORN: Spaces = {
    "kiambu": {"police": 2, "underground": 1},
    "nyeri": {"underground": 1, "loyalty": True},
    "embu": {"police": 1, "underground": 1},
    "meru": {"active": 2},
    "fort_hall": {"underground": 1, "relocated": 2},
    "nairobi": {"police": 2, "underground": 1},
    "thika": {"underground": 1},
    "aberdares": {"underground": 1},
}


@pytest.mark.covers("K28 unshaded", "K28 shaded", "4.3.2")
def test_k28_without_it_oath_selects_one_populated_reserve() -> None:
    game = play(table(SWORN, by="mau_mau"), "op-special", "rally", "oath")
    assert offered(game) == ["kiambu", "nyeri", "embu"]
    play(game, "nyeri", "done")
    assert space(game, "nyeri")["level"] == "neutral"
    assert prompt(game) == "rally-space"


@pytest.mark.covers("K28 unshaded", "5.3")
def test_k28_unshaded_oath_shuns_british_controlled_spaces() -> None:
    game = event("K28", "unshaded", SWORN)
    assert is_done(game)
    play(game, "end-turn", "op-special", "rally", "oath")
    assert offered(game) == ["nyeri", "embu"]
    play(game, "embu", "guerrilla")
    assert space(game, "embu") == {"police": 1, "underground": 2, "control": "mau_mau", "level": "resistance"}
    assert prompt(game) == "rally-space"


@pytest.mark.covers("K28 unshaded")
def test_k28_unshaded_with_only_british_controlled_reserves_there_is_no_oath() -> None:
    spaces: Spaces = {"kiambu": {"police": 2, "underground": 1}, "thika": {"underground": 1}}
    game = play(table(spaces, by="mau_mau", unshaded=["K28"]), "op-special", "rally")
    assert "oath" not in offered(game)
    assert "oath" in offered(play(table(spaces, by="mau_mau"), "op-special", "rally"))


@pytest.mark.covers("K28 unshaded", "R-K8", "6.3.2")
def test_k28_unshaded_holds_in_the_support_phase() -> None:
    game = oath_phase(SWORN, unshaded=["K28"])
    assert (game.actor, offered(game)) == ("mau_mau", ["nyeri", "embu", "done"])
    game = oath_phase({"kiambu": {"police": 2, "underground": 1}}, unshaded=["K28"])
    assert offered(game) == ["end-turn"]


@pytest.mark.covers("K28 shaded", "tip K28", "5.3", "R-C15")
def test_k28_shaded_oath_selects_two_populated_spaces_of_any_kind() -> None:
    game = event("K28", "shaded", SWORN)
    assert is_done(game)
    play(game, "end-turn", "op-special", "rally", "oath")
    assert offered(game) == ["nairobi", "kiambu", "thika", "nyeri", "embu"]
    play(game, "nairobi")
    assert offered(game) == ["guerrilla", "done"]
    play(game, "guerrilla")
    assert space(game, "nairobi") == {"police": 2, "underground": 2, "control": "none", "level": "resistance"}
    assert offered(game) == ["kiambu", "thika", "nyeri", "embu", "done"]
    play(game, "thika", "done")
    assert space(game, "thika") == {"underground": 1, "control": "mau_mau", "level": "resistance"}
    assert prompt(game) == "rally-space"
    assert "oath" not in offered(game)


@pytest.mark.covers("K28 shaded", "R-C4")
def test_k28_shaded_the_second_space_is_optional() -> None:
    game = table(SWORN, by="mau_mau", shaded=["K28"])
    play(game, "op-special", "rally", "oath", "kiambu", "guerrilla", "done")
    assert (space(game, "kiambu")["level"], space(game, "kiambu")["underground"]) == ("resistance", 2)
    assert prompt(game) == "rally-space"


@pytest.mark.covers("K28 shaded", "R-K8", "6.3.2")
def test_k28_shaded_each_space_needs_its_own_underground_guerrilla() -> None:
    spaces: Spaces = {"aberdares": {"underground": 14}, "kiambu": {"active": 1}, "nyeri": {"relocated": 2}}
    assert offered(oath_phase(spaces, shaded=["K28"])) == ["end-turn"]
    spaces = {"aberdares": {"active": 13}, "kiambu": {"underground": 1}, "thika": {"underground": 1}}
    game = oath_phase(spaces, shaded=["K28"])
    assert offered(game) == ["kiambu", "thika", "done"]
    play(game, "kiambu", "guerrilla", "underground:thika")  # nobody is left to swear in Thika
    assert space(game, "kiambu") == {"underground": 2, "control": "mau_mau", "level": "resistance"}
    assert offered(game) == ["end-turn"]


@pytest.mark.covers("K28 shaded", "R-K8", "6.3.2")
def test_k28_shaded_holds_in_the_support_phase() -> None:
    game = play(oath_phase(SWORN, shaded=["K28"]), "nairobi", "done", "thika", "done")
    assert (space(game, "nairobi")["level"], space(game, "thika")["level"]) == ("resistance", "resistance")
    assert (space(game, "nairobi")["underground"], space(game, "thika")["underground"]) == (1, 1)
    assert offered(game) == ["end-turn"]


# -- K29 Kikuyu Loyalism ---------------------------------------------------------------------------------------------

LOYALISTS: Spaces = {
    "kiambu": {"police": 1},
    "nyeri": {"troops": 1},
    "meru": {"police": 1, "underground": 1},
    "nairobi": {"police": 2, "underground": 1},
    "thika": {"troops": 1},
}


@BOTH
@pytest.mark.covers("K29 unshaded", "R-C5", "1.3.5")
def test_k29_unshaded_three_police_from_any_source_into_british_controlled_reserves(by: str) -> None:
    game = event("K29", "unshaded", LOYALISTS, by=by)
    assert (game.actor, offered(game)) == (by, ["kiambu", "nyeri"])
    play(game, "kiambu")
    sources = ["from-available", "from-out-of-play", "police:nairobi", "police:meru"]
    assert (game.actor, offered(game)) == (by, sources)
    play(game, "from-out-of-play")
    assert offered(game) == ["kiambu", "nyeri"]
    play(game, "nyeri", "police:nairobi", "nyeri", "from-available")
    assert (space(game, "kiambu")["police"], space(game, "nyeri")["police"]) == (2, 2)
    assert space(game, "nairobi") == {"police": 1, "underground": 1, "control": "none", "level": "neutral"}
    assert (state(game).out_of_play, state(game).available[POLICE]) == (7, 2)
    assert is_done(game)


@pytest.mark.covers("K29 unshaded", "1.7", "1.10")
def test_k29_unshaded_taking_police_away_may_cost_political_will() -> None:
    game = play(event("K29", "unshaded", LOYALISTS, by="mau_mau"), "kiambu", "police:meru")
    assert space(game, "meru")["control"] == "mau_mau"
    assert state(game).political_will == 11


@pytest.mark.covers("K29 unshaded", "1.7")
def test_k29_unshaded_control_is_read_at_each_placement() -> None:
    spaces: Spaces = {"kiambu": {"police": 1}, "nyeri": {"troops": 1}}
    game = play(event("K29", "unshaded", spaces, out_of_play=14), "nyeri", "police:kiambu")
    assert space(game, "kiambu")["control"] == "none"
    assert (space(game, "nyeri")["police"], state(game).out_of_play) == (3, 12)  # Nyeri alone was left
    assert is_done(game)


@pytest.mark.covers("K29 unshaded", "R-C16")
def test_k29_unshaded_without_a_british_controlled_reserve_places_nothing() -> None:
    game = event("K29", "unshaded", {"nairobi": {"police": 1}, "kiambu": {"police": 1, "underground": 1}})
    assert is_done(game)
    assert (state(game).out_of_play, state(game).available[POLICE]) == (8, 5)


@pytest.mark.covers("K29 unshaded", "1.3.2")
def test_k29_unshaded_an_unpopulated_reserve_will_do() -> None:
    game = event("K29", "unshaded", {"embu": {"police": 1, "relocated": 1}})
    play(game, "from-available", "from-available", "from-out-of-play")
    assert space(game, "embu") == {"police": 4, "population": 0, "control": "british", "level": "neutral"}
    assert is_done(game)


@pytest.mark.covers("K29 unshaded", "5.1.3")
def test_k29_unshaded_offers_only_places_that_a_police_can_reach() -> None:
    game = event("K29", "unshaded", {"kiambu": {"police": 15}, "nyeri": {"troops": 1}}, out_of_play=0)
    assert (space(game, "kiambu")["police"], space(game, "nyeri")["police"]) == (12, 3)
    assert is_done(game)


@pytest.mark.covers("K29 unshaded", "5.1.3")
def test_k29_unshaded_no_police_is_placed_twice() -> None:
    game = play(event("K29", "unshaded", LOYALISTS, by="mau_mau"), "nyeri", "from-available", "kiambu")
    assert offered(game) == ["from-available", "from-out-of-play", "police:nairobi", "police:meru"]
    play(game, "from-available", "nyeri")
    assert "police:kiambu" in offered(game)  # the one that stood there before
    play(game, "police:kiambu")
    assert (space(game, "kiambu")["police"], space(game, "nyeri")["police"]) == (1, 2)
    assert is_done(game)


TARGETS: Spaces = {
    "kiambu": {"police": 3, "underground": 1, "active": 1},
    "nyeri": {"underground": 2, "loyalty": True, "terror": 1},
    "embu": {"underground": 1, "relocated": 1},
    "meru": {"active": 1},
}


@BOTH
@pytest.mark.covers("K29 shaded", "R-C5", "R-C11", "R-K4", "3.1.2", "3.3.3")
def test_k29_shaded_the_mau_mau_terror_free_in_two_spaces(by: str) -> None:
    game = event("K29", "shaded", TARGETS, by=by, mau_mau_resources=0)
    assert (game.actor, offered(game)) == ("mau_mau", ["terror", "decline"])
    play(game, "terror")
    assert offered(game) == ["kiambu", "nyeri", "embu"]
    play(game, "kiambu")
    assert offered(game) == ["mark-terror", "remove-police"]
    play(game, "remove-police")
    assert space(game, "kiambu") == {"police": 1, "active": 2, "control": "mau_mau", "level": "neutral"}
    assert state(game).political_will == 10
    assert (game.actor, offered(game)) == ("mau_mau", ["nyeri", "embu", "done"])
    play(game, "nyeri")
    assert space(game, "nyeri") == {
        "underground": 1,
        "active": 1,
        "terror": 1,
        "control": "mau_mau",
        "level": "neutral",
    }
    assert state(game).mau_mau_resources == 0
    assert is_done(game)


@pytest.mark.covers("K29 shaded", "R-C4", "R-C11", "R-K4")
def test_k29_shaded_may_be_declined_or_stop_after_one() -> None:
    game = event("K29", "shaded", TARGETS)
    declined = play(game.clone(), "decline")
    assert is_done(declined)
    assert space(declined, "kiambu")["underground"] == 1
    play(game, "terror", "embu", "done")
    assert space(game, "embu") == {
        "active": 1,
        "terror": 1,
        "population": 0,
        "control": "mau_mau",
        "level": "neutral",
    }
    assert is_done(game)


@pytest.mark.covers("K29 shaded", "R-C16")
def test_k29_shaded_without_underground_guerrillas_asks_nothing() -> None:
    assert is_done(event("K29", "shaded", {"meru": {"active": 1}, "nyeri": {"bases": 1}}, by="mau_mau"))


# -- K30 Chiefs Murdered ---------------------------------------------------------------------------------------------

CHIEFS: Spaces = {
    "nairobi": {"resistance": True, "underground": 1},
    "nyeri": {"resistance": True},
    "thika": {"resistance": True},
    "kiambu": {"loyalty": True},
}


@BOTH
@pytest.mark.covers("K30 unshaded", "R-C5", "1.6", "1.7")
def test_k30_unshaded_a_space_at_resistance_becomes_loyal_with_a_police(by: str) -> None:
    game = event("K30", "unshaded", CHIEFS, by=by)
    assert (game.actor, offered(game)) == (by, ["nairobi", "thika", "nyeri"])
    play(game, "nairobi")
    assert space(game, "nairobi") == {"police": 1, "underground": 1, "control": "none", "level": "loyalty"}
    assert (state(game).political_will, state(game).available[POLICE]) == (14, 6)
    assert is_done(game)


@BOTH
@pytest.mark.covers("K30 unshaded", "R-C2", "R-C16")
def test_k30_unshaded_police_come_from_available_alone(by: str) -> None:
    game = event("K30", "unshaded", {"nyeri": {"resistance": True}, "thika": {"police": 7}}, by=by)
    assert is_done(game)
    assert space(game, "nyeri") == {"control": "none", "level": "loyalty"}
    assert (space(game, "thika")["police"], state(game).out_of_play) == (7, 8)


@pytest.mark.covers("K30 unshaded", "R-C16")
def test_k30_unshaded_without_resistance_places_nothing() -> None:
    game = event("K30", "unshaded", {"kiambu": {"loyalty": True}})
    assert is_done(game)
    assert state(game).available[POLICE] == 7


BETRAYED: Spaces = {
    "nairobi": {"police": 1, "bases": 1, "loyalty": True},
    "kiambu": {"police": 2, "underground": 1},
    "thika": {"police": 1},
    "aberdares": {"police": 1, "underground": 1},
    "meru": {"police": 1, "active": 1, "relocated": 1},
}


@BOTH
@pytest.mark.covers("K30 shaded", "tip K30", "R-C5", "R-C15", "R-C17", "1.7")
def test_k30_shaded_a_police_beside_mau_mau_for_resistance(by: str) -> None:
    game = event("K30", "shaded", BETRAYED, by=by)
    assert (game.actor, offered(game)) == (by, ["nairobi", "kiambu"])
    play(game, "nairobi")
    assert space(game, "nairobi") == {"base": 1, "control": "mau_mau", "level": "resistance"}
    assert (state(game).political_will, state(game).available[POLICE], state(game).out_of_play) == (10, 2, 8)
    assert is_done(game)


@pytest.mark.covers("K30 shaded", "R-C15", "1.6")
def test_k30_shaded_an_unpopulated_space_is_the_last_resort_and_stays_neutral() -> None:
    game = event("K30", "shaded", {"aberdares": {"police": 1, "underground": 1}, "thika": {"police": 1}})
    assert is_done(game)
    assert space(game, "aberdares") == {"underground": 1, "control": "mau_mau", "level": "neutral"}
    assert state(game).political_will == 12


@pytest.mark.covers("K30 shaded", "tip K30", "R-C16")
def test_k30_shaded_without_a_police_removed_nothing_is_set() -> None:
    game = event("K30", "shaded", {"thika": {"police": 1}, "kiambu": {"troops": 1, "underground": 1}}, by="mau_mau")
    assert is_done(game)
    assert (state(game).resistance, state(game).available[POLICE]) == (0, 6)


# -- K31 Kenya Land and Freedom Army ---------------------------------------------------------------------------------

CAMPS: Spaces = {"aberdares": {"underground": 2}, "mount_kenya": {"bases": 1}, "thika": {"police": 1}}


@pytest.mark.covers("K31 unshaded", "6.4.2")
def test_k31_without_it_the_mau_mau_rally_in_the_redeploy_phase() -> None:
    game = british_redeploy(CAMPS)
    assert (game.actor, prompt(game), offered(game)) == ("mau_mau", "forest-camp", ["aberdares", "mount_kenya", "done"])


@pytest.mark.covers("K31 unshaded", "6.4.2", "5.3")
def test_k31_unshaded_there_are_no_forest_camps() -> None:
    game = british_redeploy(CAMPS, unshaded=["K31"])
    assert (game.actor, prompt(game)) == ("british", "shift-pipeline")
    assert space(game, "aberdares")["underground"] == 2
    assert state(game).available[GUERRILLA] == 13


@BOTH
@pytest.mark.covers("K31 unshaded", "3.3.1", "4.3.3", "5.3")
def test_k31_unshaded_leaves_rally_and_raid_alone(by: str) -> None:
    game = event("K31", "unshaded", CAMPS, by=by)
    assert is_done(game)
    game = play(table(CAMPS, by="mau_mau", unshaded=["K31"]), "op-special", "rally")
    assert {"aberdares", "mount_kenya", "raid"} <= set(offered(game))
    play(game, "raid", "nyeri", "done", "decline")
    assert space(game, "nyeri")["underground"] == 1
    assert prompt(game) == "rally-space"  # one space, as ever


@BOTH
@pytest.mark.covers("K31 shaded", "5.3", "R-C11")
def test_k31_shaded_enacted_by_anyone_lets_a_later_raid_go_on(by: str) -> None:
    game = event("K31", "shaded", CAMPS, by=by)
    assert is_done(game)
    play(game, "end-turn")
    if by == "british":
        play(game, "op-special", "rally", "raid", "kiambu", "done", "decline")
    else:
        play(game, "limited-op", "pass", "stay", "end-turn", "card:K10", "limited-op", "pass", "stay", "end-turn")
        play(game, "op-special", "rally", "raid", "kiambu", "done", "decline")
    assert prompt(game) == "raid-space"
    assert "done" in offered(game)


@pytest.mark.covers("K31 shaded", "R-K6", "3.1.2")
def test_k31_shaded_each_space_has_its_own_option_and_is_finished_before_the_next() -> None:
    spaces: Spaces = {
        "aberdares": {"underground": 2},
        "mount_kenya": {"active": 1},
        "meru": {"active": 2},
        "rift_valley": {"police": 1},
    }
    game = table(spaces, by="mau_mau", shaded=["K31"], mau_mau_resources=1)
    play(game, "op-special", "terror", "raid")
    assert offered_spaces(game) == FRONTIER
    assert "done" not in offered(game)
    play(game, "rift_valley")
    assert offered(game) == ["underground:aberdares>rift_valley", "done"]  # the first of at least one moved by itself
    play(game, "done")
    assert (game.actor, offered(game)) == ("mau_mau", ["rally", "march", "terror", "decline"])
    play(game, "terror", "remove-police")
    assert space(game, "rift_valley") == {"active": 1, "control": "mau_mau", "level": "neutral"}
    assert (state(game).political_will, state(game).mau_mau_resources) == (11, 1)
    assert offered_spaces(game) == FRONTIER - {"rift_valley"}
    assert "done" in offered(game)
    play(game, "meru")
    assert offered(game) == ["strike", "retreat"]
    play(game, "retreat")
    assert offered(game) == ["active:meru>mount_kenya", "done"]
    play(game, "active:meru>mount_kenya")
    assert space(game, "mount_kenya") == {"underground": 2, "active": 1, "control": "mau_mau", "level": "neutral"}
    assert state(game).political_will == 12  # Meru is left
    assert prompt(game) == "terror-space"
    assert "raid" not in offered(game)


@pytest.mark.covers("K31 shaded", "R-C4")
def test_k31_shaded_the_second_space_is_optional() -> None:
    game = table({"aberdares": {"underground": 1}, "mount_kenya": {"underground": 1}}, by="mau_mau", shaded=["K31"])
    play(game, "op-special", "rally", "raid", "kiambu", "decline")
    assert offered(game) == ["nyeri", "embu", "meru", "nanyuki", "done"]
    play(game, "done")
    assert prompt(game) == "rally-space"
    assert "raid" not in offered(game)


@pytest.mark.covers("K31 shaded", "R-K6")
def test_k31_shaded_who_retreated_does_not_strike() -> None:
    spaces: Spaces = {"aberdares": {"active": 1}, "kiambu": {"underground": 1}, "mount_kenya": {"active": 1}}
    game = table(spaces, by="mau_mau", shaded=["K31"])
    play(game, "op-special", "rally", "raid", "kiambu", "retreat")
    assert space(game, "aberdares") == {"underground": 1, "active": 1, "control": "mau_mau", "level": "neutral"}
    play(game, "nyeri")
    assert offered(game) == ["active:aberdares>nyeri", "active:mount_kenya>nyeri"]
    play(game, "active:aberdares>nyeri")
    assert space(game, "aberdares")["underground"] == 1  # nor as the second of the group
    assert prompt(game) == "free-operation"


@pytest.mark.covers("K31 shaded", "R-K6", "4.3.3")
def test_k31_shaded_those_that_moved_cannot_carry_a_second_space() -> None:
    game = table({"kiambu": {"underground": 2}}, by="mau_mau", shaded=["K31"])
    play(game, "op-special", "rally", "raid", "underground:kiambu>aberdares")
    assert space(game, "aberdares") == {"underground": 2, "control": "mau_mau", "level": "neutral"}
    assert prompt(game) == "rally-space"  # nobody in the Aberdares has a move left


@pytest.mark.covers("K31 shaded", "R-K6")
def test_k31_shaded_one_mountain_jungle_may_feed_both_spaces() -> None:
    game = table({"aberdares": {"underground": 4}}, by="mau_mau", shaded=["K31"])
    play(game, "op-special", "rally", "raid")
    assert offered(game) == BY_ABERDARES
    play(game, "kiambu", "underground:aberdares>kiambu", "decline", "nyeri", "done")
    assert offered(game) == ["rally", "march", "terror", "decline"]
    play(game, "march")
    assert space(game, "nyeri")["underground"] == 2  # a March has the raided space as its destination
    assert space(game, "kiambu")["underground"] == 2


@pytest.mark.covers("K31 shaded", "6.4.2")
def test_k31_shaded_keeps_the_forest_camps() -> None:
    game = british_redeploy(CAMPS, shaded=["K31"])
    assert prompt(game) == "forest-camp"


# -- K32 Racist Propaganda -------------------------------------------------------------------------------------------

SMEARED: Spaces = {
    "nyeri": {"troops": 2, "underground": 1, "resistance": True},
    "embu": {"police": 1},
    "thika": {"troops": 1, "loyalty": True},
    "aberdares": {"troops": 1},
    "fort_hall": {"troops": 1, "relocated": 2},
    "nairobi": {"police": 1},
}


@BOTH
@pytest.mark.parametrize("pipeline", ["rule_of_law", "emergency_powers", "gulag"])
@pytest.mark.covers("K32 unshaded", "R-C5", "R-C11", "3.2.2", "6.6.2", "6.6.3")
def test_k32_unshaded_the_british_relocate_one_space_at_any_pipeline_without_a_roll(by: str, pipeline: str) -> None:
    game = event("K32", "unshaded", SMEARED, by=by, pipeline=pipeline)
    assert state(game).political_will == 13
    assert (game.actor, offered(game)) == ("british", ["relocate", "reprisal"])
    play(game, "relocate")
    assert (game.actor, offered(game)) == ("british", ["nyeri", "embu"])
    play(game, "nyeri")
    assert space(game, "nyeri") == {
        "troop": 2,
        "underground": 1,
        "population": 1,
        "control": "british",
        "level": "resistance",
    }
    assert (state(game).out_of_play, state(game).political_will) == (7, 13)
    assert is_done(game)


@BOTH
@pytest.mark.parametrize("pipeline", ["rule_of_law", "emergency_powers", "gulag"])
@pytest.mark.covers("K32 unshaded", "R-C5", "R-C11", "R-K11", "4.2.2", "6.6.3")
def test_k32_unshaded_or_take_reprisal_in_one_space(by: str, pipeline: str) -> None:
    game = play(event("K32", "unshaded", SMEARED, by=by, pipeline=pipeline), "reprisal")
    assert (game.actor, offered(game)) == ("british", ["thika", "nyeri"])
    play(game, "nyeri")
    near = ("fort_hall", "embu", "nanyuki", "aberdares", "mount_kenya")
    assert (game.actor, offered(game)) == ("british", [f"underground:nyeri>{name}" for name in near])
    play(game, "underground:nyeri>nanyuki")
    assert space(game, "nyeri") == {"troop": 2, "terror": 1, "control": "british", "level": "neutral"}
    assert space(game, "nanyuki") == {"underground": 1, "control": "mau_mau", "level": "neutral"}
    assert state(game).political_will == 12  # +1, and Nanyuki to the Mau Mau
    assert is_done(game)


@pytest.mark.covers("K32 unshaded", "1.4.2", "1.6")
def test_k32_unshaded_reprisal_adds_no_second_marker_and_ends_loyalty_too() -> None:
    spaces: Spaces = {"thika": {"troops": 1, "loyalty": True, "terror": 1}}
    game = event("K32", "unshaded", spaces)
    assert space(game, "thika") == {"troop": 1, "terror": 1, "control": "british", "level": "neutral"}
    assert is_done(game)


@BOTH
@pytest.mark.covers("K32 unshaded", "R-C11", "R-C5", "5.1.3")
def test_k32_unshaded_with_one_target_it_is_carried_out(by: str) -> None:
    game = event("K32", "unshaded", {"nairobi": {"troops": 1, "loyalty": True}}, by=by)
    assert space(game, "nairobi") == {"troop": 1, "terror": 1, "control": "british", "level": "neutral"}
    assert is_done(game)


@pytest.mark.parametrize(
    ("spaces", "offers"),
    [
        ({"embu": {"police": 1}, "meru": {"police": 1}}, ["relocate"]),
        ({"nairobi": {"troops": 1}, "thika": {"troops": 1}}, ["reprisal"]),
        ({"embu": {"police": 1, "relocated": 1}, "aberdares": {"troops": 1}}, ["end-turn"]),
    ],
)
@pytest.mark.covers("K32 unshaded", "R-C16", "R-K11")
def test_k32_unshaded_keeps_the_usual_conditions(spaces: Spaces, offers: list[str]) -> None:
    game = event("K32", "unshaded", spaces, ask=("relocate", "reprisal", "end-turn"))
    assert offered(game) == offers
    assert state(game).political_will == 13


@pytest.mark.covers("K32 unshaded", "5.1.1", "1.10")
def test_k32_unshaded_stays_on_the_track() -> None:
    assert state(event("K32", "unshaded", {}, political_will=20)).political_will == 20


@BOTH
@pytest.mark.parametrize(
    ("pipeline", "will"),
    [("rule_of_law", 12), ("emergency_powers", 11), ("villagization", 10), ("prison_system", 9), ("gulag", 8)],
)
@pytest.mark.covers("K32 shaded", "1.11")
def test_k32_shaded_political_will_falls_by_the_pipeline_which_stays(by: str, pipeline: str, will: int) -> None:
    game = event("K32", "shaded", {}, by=by, pipeline=pipeline)
    assert is_done(game)
    assert state(game).political_will == will
    assert game.position()["pipeline"] == pipeline


@pytest.mark.covers("K32 shaded", "5.1.1", "1.10")
def test_k32_shaded_stays_on_the_track() -> None:
    assert state(event("K32", "shaded", {}, political_will=3, pipeline="gulag")).political_will == 0


# -- all Capabilities ------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize(("side", "other"), [("unshaded", "shaded"), ("shaded", "unshaded")])
@pytest.mark.parametrize("card", ["K3", "K5", "K7", "K11", "K28", "K31"])
@pytest.mark.covers("5.2", "5.3")
def test_a_capability_enters_force_with_one_side_for_either_player(card: str, side: str, other: str, by: str) -> None:
    game = play(table({}, by=by, card=card), "event")
    assert offered(game) == ["unshaded", "shaded", "pass"]
    play(game, side)
    assert is_done(game)
    position = game.position()
    assert (position[side], position[other]) == ([card], [])
