"""Event cards K17 to K24, both sides, as each faction plays them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kenya.table import Spaces, event, is_done, offered, offered_spaces, play, prompt, space, state, table

BOTH = pytest.mark.parametrize("by", ["british", "mau_mau"])
HIGHLANDS = ("thika", "nanyuki", "thompsons_falls", "rift_valley")
RESERVES = {"kiambu", "fort_hall", "nyeri", "embu", "meru"}
POLICE, GUERRILLA, BASE = 1, 2, 3


# -- K17 Kenya Police Reserve ----------------------------------------------------------------------------------------


@BOTH
@pytest.mark.covers("K17 unshaded", "tip K17", "R-C5", "R-K13", "1.3.5", "1.7")
def test_k17_unshaded_one_police_from_any_source_into_each_non_reserve_province(by: str) -> None:
    spaces: Spaces = {
        "nairobi": {"police": 2},
        "rift_valley": {"underground": 1},
        "aberdares": {"police": 1},
        "kiambu": {"underground": 1},
    }
    game = event("K17", "unshaded", spaces, by=by)
    sources = ["from-available", "from-out-of-play", "police:nairobi", "police:aberdares"]
    assert (game.actor, prompt(game), offered(game)) == (by, "K17-source", sources)
    play(game, "police:nairobi", "from-out-of-play", "from-available")
    assert (game.actor, offered(game)) == (by, sources)  # what this card has placed is no source
    play(game, "police:aberdares")
    assert [space(game, name)["police"] for name in HIGHLANDS] == [1, 1, 1, 1]
    assert space(game, "nairobi")["police"] == 1
    assert space(game, "aberdares") == {"control": "none", "level": "neutral"}
    assert space(game, "kiambu")["control"] == "mau_mau"
    assert (state(game).out_of_play, state(game).available[POLICE]) == (7, 3)
    assert space(game, "rift_valley")["control"] == "none"
    assert state(game).political_will == 13  # Rift Valley is no longer Mau Mau Controlled
    assert is_done(game)


@pytest.mark.covers("K17 unshaded", "R-C16")
def test_k17_unshaded_what_is_empty_is_not_offered() -> None:
    spaces: Spaces = {"nairobi": {"police": 7}, "nyeri": {"police": 8}}
    game = event("K17", "unshaded", spaces, out_of_play=0)
    assert offered(game) == ["police:nairobi", "police:nyeri"]
    spaces = {"nairobi": {"police": 3}, "nyeri": {"police": 4}}
    game = event("K17", "unshaded", spaces)
    assert offered(game) == ["from-out-of-play", "police:nairobi", "police:nyeri"]


@pytest.mark.covers("K17 unshaded")
def test_k17_unshaded_a_province_is_not_its_own_source() -> None:
    game = event("K17", "unshaded", {"thika": {"police": 2}, "nanyuki": {"police": 1}})
    assert offered(game) == ["from-available", "from-out-of-play", "police:nanyuki"]


@pytest.mark.covers("K17 unshaded", "1.7", "1.10")
def test_k17_unshaded_taking_police_away_may_cost_political_will() -> None:
    game = event("K17", "unshaded", {"nairobi": {"police": 1, "underground": 1}}, by="mau_mau")
    play(game, "police:nairobi")
    assert space(game, "nairobi")["control"] == "mau_mau"
    assert state(game).political_will == 10


@pytest.mark.covers("K17 unshaded", "tip K17")
def test_k17_unshaded_does_not_take_back_what_it_placed() -> None:
    game = event("K17", "unshaded", {"nanyuki": {"police": 15}}, out_of_play=0)
    assert is_done(game)
    assert [space(game, name).get("police", 0) for name in HIGHLANDS] == [1, 12, 1, 1]


SHOT: Spaces = {
    "thika": {"underground": 1, "active": 1, "loyalty": True},
    "nanyuki": {"police": 1, "active": 1},
    "thompsons_falls": {"bases": 1},
    "nairobi": {"underground": 1},
    "kiambu": {"underground": 1},
    "aberdares": {"underground": 1},
}


@BOTH
@pytest.mark.covers("K17 shaded", "tip K17", "R-C5", "R-K13", "1.6")
def test_k17_shaded_a_guerrilla_of_each_non_reserve_province_for_resistance(by: str) -> None:
    game = event("K17", "shaded", SHOT, by=by)
    assert (game.actor, offered(game)) == (by, ["underground:thika", "active:thika"])
    play(game, "underground:thika")
    assert space(game, "thika") == {"active": 1, "control": "mau_mau", "level": "resistance"}
    assert space(game, "nanyuki") == {"police": 1, "control": "british", "level": "resistance"}
    assert space(game, "thompsons_falls") == {"base": 1, "control": "mau_mau", "level": "neutral"}
    assert space(game, "rift_valley")["level"] == "neutral"
    for name in ("nairobi", "kiambu", "aberdares"):
        assert (space(game, name)["underground"], space(game, name)["level"]) == (1, "neutral")
    assert state(game).political_will == 12
    assert is_done(game)


@pytest.mark.covers("K17 shaded", "1.7")
def test_k17_shaded_the_last_guerrilla_gives_up_control() -> None:
    game = event("K17", "shaded", {"rift_valley": {"underground": 1}}, by="mau_mau")
    assert space(game, "rift_valley") == {"control": "none", "level": "resistance"}
    assert state(game).political_will == 13
    assert is_done(game)


@pytest.mark.covers("K17 shaded", "R-C16")
def test_k17_shaded_without_guerrillas_there_nothing_is_set() -> None:
    game = event("K17", "shaded", {"nairobi": {"underground": 1}, "thika": {"police": 1}})
    assert is_done(game)
    assert state(game).resistance == 0


# -- K18 Operation Blitz ---------------------------------------------------------------------------------------------

FOREST: Spaces = {
    "aberdares": {"troops": 2, "underground": 3, "active": 1},
    "nyeri": {"troops": 2},
    "mount_kenya": {"active": 2},
}


@BOTH
@pytest.mark.covers("K18 unshaded", "R-C5", "R-C11", "3.2.3", "4.2.3")
def test_k18_unshaded_the_british_sweep_and_strike_one_mountain_jungle(by: str) -> None:
    game = event("K18", "unshaded", FOREST, by=by)
    assert (game.actor, offered(game)) == ("british", ["aberdares", "mount_kenya"])
    play(game, "aberdares")
    assert offered(game) == ["troop:nyeri>aberdares", "done"]
    play(game, "troop:nyeri>aberdares", "troop:nyeri>aberdares")
    # The Sweep Activated two; the Air Strike removed two of the three.
    assert space(game, "aberdares") == {
        "troop": 4,
        "underground": 1,
        "active": 1,
        "control": "british",
        "level": "neutral",
    }
    assert space(game, "mount_kenya")["active"] == 2
    assert is_done(game)


@pytest.mark.covers("K18 unshaded", "R-C11", "R-C4")
def test_k18_unshaded_neither_part_may_be_declined() -> None:
    game = event("K18", "unshaded", FOREST, ask=("sweep", "air-strike", "end-turn"))
    assert (prompt(game), offered(game)) == ("must-operation", ["sweep"])
    play(game, "sweep", "aberdares", "done")
    assert (space(game, "aberdares")["underground"], space(game, "aberdares")["active"]) == (2, 2)
    assert (prompt(game), offered(game)) == ("K18-strike", ["air-strike"])
    play(game, "air-strike")
    assert "active" not in space(game, "aberdares")
    assert is_done(game)


@pytest.mark.covers("K18 unshaded", "R-C6", "4.2.3")
def test_k18_unshaded_strikes_where_nobody_could_move_in() -> None:
    game = play(event("K18", "unshaded", {"mount_kenya": {"active": 1}}), "mount_kenya")
    assert space(game, "mount_kenya") == {"control": "none", "level": "neutral"}
    assert state(game).political_will == 12
    assert is_done(game)


@pytest.mark.covers("K18 unshaded", "R-C16")
def test_k18_unshaded_without_active_guerrillas_there_is_no_strike() -> None:
    game = event("K18", "unshaded", {"aberdares": {"troops": 1, "underground": 1}, "mount_kenya": {"active": 1}})
    play(game, "aberdares")
    assert is_done(game)
    assert space(game, "aberdares")["underground"] == 1
    assert space(game, "mount_kenya")["active"] == 1


@pytest.mark.covers("K18 unshaded", "K7 unshaded", "R-C11")
def test_k18_unshaded_k7_removes_before_the_strike() -> None:
    spaces: Spaces = {"aberdares": {"troops": 2, "underground": 4}}
    game = play(event("K18", "unshaded", spaces, unshaded=["K7"]), "aberdares")
    assert (space(game, "aberdares")["underground"], space(game, "aberdares")["active"]) == (2, 2)
    assert (game.actor, offered(game)) == ("british", ["underground:aberdares", "active:aberdares"])
    play(game, "underground:aberdares")
    assert space(game, "aberdares") == {"troop": 2, "underground": 1, "control": "british", "level": "neutral"}


@pytest.mark.parametrize("force", [{"unshaded": ["K5"]}, {"shaded": ["K5"]}])
@pytest.mark.covers("K18 unshaded", "K5 unshaded", "K5 shaded", "R-C11", "5.1.2")
def test_k18_unshaded_strikes_one_space_whatever_k5_says(force: dict[str, Any]) -> None:
    game = play(event("K18", "unshaded", FOREST, **force), "aberdares", "done")
    assert "active" not in space(game, "aberdares")
    assert space(game, "mount_kenya")["active"] == 2
    assert is_done(game)


@BOTH
@pytest.mark.covers("K18 shaded", "1.4.3")
def test_k18_shaded_hides_all_in_mountain_jungles_alone(by: str) -> None:
    spaces: Spaces = {
        "aberdares": {"active": 2, "underground": 1},
        "mount_kenya": {"active": 1},
        "nyeri": {"active": 1},
    }
    game = event("K18", "shaded", spaces, by=by)
    assert is_done(game)
    assert (space(game, "aberdares")["underground"], space(game, "mount_kenya")["underground"]) == (3, 1)
    assert space(game, "nyeri")["active"] == 1
    assert state(game).political_will == 12


# -- K19 'One-Mile Strip' --------------------------------------------------------------------------------------------

RING: Spaces = {
    "nyeri": {"troops": 1},
    "embu": {"police": 1},
    "meru": {"police": 1},
    "nanyuki": {"troops": 1, "underground": 2},
    "mount_kenya": {"bases": 2, "underground": 1},
    "aberdares": {"bases": 1},
}
BOTH_RINGS: Spaces = RING | {name: {"police": 1} for name in ("kiambu", "fort_hall", "thompsons_falls", "rift_valley")}


@BOTH
@pytest.mark.covers("K19 unshaded", "tip K19", "R-C15", "1.3.6")
def test_k19_unshaded_takes_one_base_of_the_surrounded_mountain_jungle(by: str) -> None:
    game = event("K19", "unshaded", RING, by=by)
    assert is_done(game)
    assert space(game, "mount_kenya") == {"base": 1, "underground": 1, "control": "mau_mau", "level": "neutral"}
    assert space(game, "aberdares")["base"] == 1
    assert (state(game).political_will, state(game).available[BASE]) == (13, 2)


@BOTH
@pytest.mark.covers("K19 unshaded", "R-C5", "1.3.6")
def test_k19_unshaded_the_executing_player_picks_between_two(by: str) -> None:
    game = event("K19", "unshaded", BOTH_RINGS, by=by)
    assert (game.actor, offered(game)) == (by, ["aberdares", "mount_kenya"])
    play(game, "aberdares")
    assert space(game, "aberdares") == {"control": "none", "level": "neutral"}
    assert space(game, "mount_kenya")["base"] == 2
    assert state(game).political_will == 13  # the Mountain Jungle itself has no Population
    assert is_done(game)


@pytest.mark.parametrize("gap", ["nyeri", "embu", "meru", "nanyuki"])
@pytest.mark.covers("K19 unshaded", "R-C16")
def test_k19_unshaded_one_gap_in_the_ring_is_enough(gap: str) -> None:
    game = event("K19", "unshaded", RING | {gap: {"underground": 1}})
    assert is_done(game)
    assert space(game, "mount_kenya")["base"] == 2
    assert state(game).political_will == 12


@pytest.mark.covers("K19 unshaded", "R-C16")
def test_k19_unshaded_a_ring_around_no_base_earns_nothing() -> None:
    game = event("K19", "unshaded", RING | {"mount_kenya": {"underground": 1}})
    assert is_done(game)
    assert space(game, "mount_kenya")["underground"] == 1
    assert state(game).political_will == 12


@BOTH
@pytest.mark.covers("K19 shaded", "R-C5", "R-C15", "R-K2", "1.6")
def test_k19_shaded_sets_a_populated_reserve_to_resistance(by: str) -> None:
    spaces: Spaces = {"embu": {"relocated": 1}, "kiambu": {"loyalty": True, "police": 1}, "meru": {"resistance": True}}
    game = event("K19", "shaded", spaces, by=by)
    assert game.actor == by
    assert offered(game) == ["kiambu", "fort_hall", "nyeri", "meru"]
    play(game, "kiambu")
    assert space(game, "kiambu") == {"police": 1, "control": "british", "level": "resistance"}
    assert state(game).political_will == 12
    assert is_done(game)


@pytest.mark.covers("K19 shaded", "1.6", "R-C16")
def test_k19_shaded_asks_nothing_if_no_reserve_is_populated() -> None:
    gone = {"kiambu": 2, "fort_hall": 2, "nyeri": 2, "embu": 1, "meru": 1}
    game = event("K19", "shaded", {name: {"relocated": n} for name, n in gone.items()})
    assert is_done(game)
    for name in RESERVES:
        assert space(game, name) == {"population": 0, "control": "none", "level": "neutral"}
    one_left = event("K19", "shaded", {name: {"relocated": n} for name, n in gone.items() if name != "meru"})
    assert is_done(one_left), "one Reserve can be set, so it is not asked for"
    assert space(one_left, "meru")["level"] == "resistance"


# -- K20 Surrender Schemes -------------------------------------------------------------------------------------------

SURRENDER: Spaces = {
    "nyeri": {"troops": 1, "underground": 1, "active": 1},
    "aberdares": {"troops": 1, "active": 2},
    "kiambu": {"police": 1, "underground": 1},
    "nanyuki": {"troops": 1, "bases": 1},
}


@BOTH
@pytest.mark.covers("K20 unshaded", "R-C5", "R-C15", "1.7")
def test_k20_unshaded_one_guerrilla_each_from_two_spaces_with_troops(by: str) -> None:
    game = event("K20", "unshaded", SURRENDER, by=by)
    assert game.actor == by
    assert offered(game) == ["underground:nyeri", "active:nyeri", "active:aberdares", "done"]
    play(game, "underground:nyeri")
    assert space(game, "nyeri") == {"troop": 1, "active": 1, "control": "none", "level": "neutral"}
    assert state(game).political_will == 14
    assert offered(game) == ["active:aberdares", "done"]
    play(game, "active:aberdares")
    assert space(game, "aberdares")["active"] == 1
    assert is_done(game)


@pytest.mark.covers("K20 unshaded", "R-C4")
def test_k20_unshaded_up_to_two_may_be_none_or_one() -> None:
    game = event("K20", "unshaded", SURRENDER, by="mau_mau")
    none = play(game.clone(), "done")
    assert is_done(none)
    assert state(none).available[GUERRILLA] == 10
    play(game, "active:aberdares", "done")
    assert state(game).available[GUERRILLA] == 11
    assert is_done(game)


@pytest.mark.covers("K20 unshaded", "R-C16")
def test_k20_unshaded_without_troops_beside_guerrillas_asks_nothing() -> None:
    game = event("K20", "unshaded", {"kiambu": {"police": 1, "active": 1}, "nanyuki": {"troops": 1, "bases": 1}})
    assert is_done(game)
    assert state(game).available[GUERRILLA] == 14


CALLED: Spaces = {
    "nairobi": {"loyalty": True},
    "thika": {"loyalty": True},
    "kiambu": {"loyalty": True, "police": 1},
    "meru": {"relocated": 1},
    "aberdares": {"bases": 1, "active": 2},
}
RALLYABLE = {"kiambu", "fort_hall", "nyeri", "embu", "meru", "nanyuki", "thompsons_falls", "rift_valley"} | {
    "aberdares",
    "mount_kenya",
}


@BOTH
@pytest.mark.covers("K20 shaded", "tip K20", "R-C5", "R-K3", "3.1.2", "3.3.1", "5.4")
def test_k20_shaded_the_mau_mau_rally_free_in_two_legal_spaces(by: str) -> None:
    game = event("K20", "shaded", CALLED, by=by, mau_mau_resources=0)
    assert (game.actor, prompt(game)) == ("mau_mau", "rally-space")
    assert offered_spaces(game) == RALLYABLE
    assert "done" not in offered(game)
    play(game, "aberdares")
    assert offered(game) == ["guerrilla", "base", "guerrillas", "hide"]
    play(game, "hide")
    assert space(game, "aberdares")["underground"] == 2
    assert offered_spaces(game) == RALLYABLE - {"aberdares"}
    assert "done" not in offered(game)  # two spaces, as long as two can be had
    play(game, "kiambu")
    assert space(game, "kiambu") == {"police": 1, "underground": 1, "control": "none", "level": "loyalty"}
    assert (state(game).mau_mau_resources, state(game).political_will) == (0, 12)
    assert is_done(game)


@pytest.mark.covers("K20 shaded", "R-C11")
def test_k20_shaded_the_mau_mau_may_not_decline() -> None:
    game = event("K20", "shaded", CALLED, ask=("rally", "end-turn"))
    assert (prompt(game), offered(game)) == ("must-operation", ["rally"])


@pytest.mark.covers("K20 shaded", "R-C2", "1.4.1")
def test_k20_shaded_guerrillas_may_come_from_the_map_though_the_british_played_it() -> None:
    spaces: Spaces = {"aberdares": {"underground": 13}, "nyeri": {"active": 2}}
    game = play(event("K20", "shaded", spaces), "embu")
    assert offered(game) == ["guerrilla", "nothing"]
    play(game, "guerrilla")
    assert (game.actor, offered(game)) == ("mau_mau", ["underground:aberdares", "active:nyeri", "done"])
    play(game, "active:nyeri")
    assert space(game, "embu") == {"underground": 1, "control": "mau_mau", "level": "neutral"}
    assert state(game).political_will == 11
    play(game, "meru", "nothing")
    assert is_done(game)


@pytest.mark.covers("K20 shaded", "R-K3", "1.3.2", "3.3.1")
def test_k20_shaded_many_guerrillas_by_the_population_now() -> None:
    spaces: Spaces = {"nyeri": {"bases": 1, "relocated": 1}, "embu": {"bases": 2, "underground": 2}}
    game = play(event("K20", "shaded", spaces, by="mau_mau"), "nyeri", "guerrillas")
    play(game, "guerrilla", "guerrilla")
    assert space(game, "nyeri")["underground"] == 2  # Population 1 and one Base
    assert prompt(game) == "rally-space"
    play(game, "embu")
    assert offered(game) == ["guerrilla", "guerrillas", "hide"]  # no third Base (1.4.2)


# -- K21 'Shot While Escaping' ---------------------------------------------------------------------------------------

CAPTURED: Spaces = {
    "nyeri": {"troops": 1, "active": 1, "underground": 2},
    "kiambu": {"police": 1, "underground": 1},
    "embu": {"underground": 1},
}


@BOTH
@pytest.mark.covers("K21 unshaded", "R-C5", "R-C11", "3.2.4")
def test_k21_unshaded_the_british_assault_one_space_and_expose_the_rest_of_it(by: str) -> None:
    game = event("K21", "unshaded", CAPTURED, by=by)
    assert (game.actor, offered(game)) == ("british", ["kiambu", "nyeri"])
    play(game, "nyeri")
    assert space(game, "nyeri") == {"troop": 1, "active": 2, "control": "mau_mau", "level": "neutral"}
    assert (space(game, "kiambu")["underground"], space(game, "embu")["underground"]) == (1, 1)
    assert is_done(game)


@pytest.mark.covers("K21 unshaded", "R-C11", "R-C16")
def test_k21_unshaded_without_an_assault_nobody_is_exposed() -> None:
    game = event("K21", "unshaded", {"embu": {"underground": 1}, "nyeri": {"troops": 1}})
    assert is_done(game)
    assert space(game, "embu")["underground"] == 1


@BOTH
@pytest.mark.covers("K21 unshaded", "R-C11", "5.1.3")
def test_k21_unshaded_the_assault_may_not_be_declined(by: str) -> None:
    game = event("K21", "unshaded", CAPTURED, by=by, ask=("assault", "end-turn"))
    assert (prompt(game), offered(game)) == ("must-operation", ["assault"])
    only = event("K21", "unshaded", {"kiambu": {"police": 1, "underground": 1}}, by=by)
    assert is_done(only)
    assert space(only, "kiambu")["active"] == 1


@pytest.mark.covers("K21 unshaded", "R-C9", "3.2.4")
def test_k21_unshaded_police_remove_nobody_but_expose() -> None:
    game = play(event("K21", "unshaded", CAPTURED), "kiambu")
    assert space(game, "kiambu") == {"police": 1, "active": 1, "control": "none", "level": "neutral"}
    assert space(game, "nyeri")["underground"] == 2
    assert is_done(game)


@pytest.mark.covers("K21 unshaded", "3.2.4", "7.1")
def test_k21_unshaded_an_assault_earns_what_it_always_does() -> None:
    spaces: Spaces = {"nairobi": {"police": 3, "active": 2, "bases": 2}}
    game = event("K21", "unshaded", spaces, by="mau_mau")
    assert space(game, "nairobi") == {"police": 3, "base": 1, "control": "british", "level": "neutral"}
    assert state(game).political_will == 15  # a Base, and Control of Population 2
    assert is_done(game)


@BOTH
@pytest.mark.covers("K21 shaded", "R-C5", "1.7", "1.4.3")
def test_k21_shaded_one_guerrilla_beside_troops_hides_the_whole_map(by: str) -> None:
    spaces: Spaces = {
        "nyeri": {"troops": 1, "active": 1, "underground": 1},
        "mount_kenya": {"troops": 1, "active": 2},
        "kiambu": {"police": 1, "active": 2},
        "nairobi": {"active": 1},
    }
    game = event("K21", "shaded", spaces, by=by)
    assert game.actor == by
    assert offered(game) == ["underground:nyeri", "active:nyeri", "active:mount_kenya"]
    play(game, "underground:nyeri")
    assert state(game).with_active == 0
    assert [space(game, n)["underground"] for n in ("nyeri", "mount_kenya", "kiambu", "nairobi")] == [1, 2, 2, 1]
    assert state(game).political_will == 14
    assert is_done(game)


@pytest.mark.covers("K21 shaded", "R-C16")
def test_k21_shaded_without_one_removed_nobody_hides() -> None:
    spaces: Spaces = {"kiambu": {"police": 1, "active": 2}, "nyeri": {"troops": 1, "bases": 1}, "embu": {"active": 1}}
    game = event("K21", "shaded", spaces, by="mau_mau")
    assert is_done(game)
    assert (space(game, "kiambu")["active"], space(game, "embu")["active"]) == (2, 1)


# -- K22 Dedan Kimathi -----------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.covers("K22 unshaded", "tip K22", "R-C5")
def test_k22_unshaded_a_base_goes_from_a_british_controlled_space_despite_guerrillas(by: str) -> None:
    spaces: Spaces = {
        "nairobi": {"police": 4, "bases": 2, "underground": 1},
        "aberdares": {"troops": 2, "bases": 1},
        "nyeri": {"troops": 1, "bases": 1},
        "thika": {"police": 1},
    }
    game = event("K22", "unshaded", spaces, by=by)
    assert (game.actor, offered(game)) == (by, ["nairobi", "aberdares"])
    play(game, "nairobi")
    assert space(game, "nairobi") == {
        "police": 4,
        "base": 1,
        "underground": 1,
        "control": "british",
        "level": "neutral",
    }
    assert (state(game).political_will, state(game).available[BASE]) == (13, 1)
    assert is_done(game)


@pytest.mark.covers("K22 unshaded", "R-C16", "tip K22")
def test_k22_unshaded_without_such_a_base_earns_nothing() -> None:
    game = event("K22", "unshaded", {"nyeri": {"troops": 1, "bases": 1}, "thika": {"police": 2, "active": 1}})
    assert is_done(game)
    assert space(game, "nyeri")["base"] == 1
    assert state(game).political_will == 12


@pytest.mark.covers("K22 unshaded", "5.1.1", "1.10")
def test_k22_unshaded_stays_on_the_track() -> None:
    game = event("K22", "unshaded", {"nairobi": {"police": 2, "bases": 1}}, political_will=20)
    assert "base" not in space(game, "nairobi")
    assert state(game).political_will == 20


@BOTH
@pytest.mark.covers("K22 shaded", "tip K22", "R-C5", "R-C8", "R-C11", "3.1.2")
def test_k22_shaded_two_limited_operations_of_different_types_with_the_same_piece(by: str) -> None:
    game = event("K22", "shaded", {"aberdares": {"underground": 1}}, by=by, mau_mau_resources=0)
    assert (game.actor, offered(game)) == ("mau_mau", ["rally", "march", "terror", "decline"])
    play(game, "march")
    assert offered(game) == ["kiambu", "fort_hall", "nyeri", "nanyuki", "thompsons_falls", "rift_valley"]
    play(game, "kiambu")
    assert (game.actor, offered(game)) == ("mau_mau", ["rally", "march", "terror", "decline"])
    play(game, "terror")
    assert space(game, "kiambu") == {"active": 1, "terror": 1, "control": "mau_mau", "level": "resistance"}
    assert (state(game).mau_mau_resources, state(game).political_will) == (0, 10)
    assert is_done(game)


@pytest.mark.covers("K22 shaded", "R-C8", "R-C11", "tip K22")
def test_k22_shaded_may_march_the_same_guerrilla_twice() -> None:
    game = play(event("K22", "shaded", {"aberdares": {"underground": 1}}), "march", "kiambu", "march", "nairobi")
    assert space(game, "nairobi")["underground"] == 1
    assert is_done(game)


@pytest.mark.covers("K22 shaded", "R-C11", "2.3.4")
def test_k22_shaded_the_same_type_twice_one_space_each_and_no_special_activity() -> None:
    game = play(event("K22", "shaded", {}, by="mau_mau"), "rally")
    assert not {"supply", "oath", "raid", "done"} & set(offered(game))
    play(game, "nyeri")
    assert prompt(game) == "free-operation"
    play(game, "rally", "nyeri")
    assert space(game, "nyeri")["underground"] == 2
    assert state(game).mau_mau_resources == 8
    assert is_done(game)


@pytest.mark.covers("K22 shaded", "R-C4", "R-C11")
def test_k22_shaded_each_may_be_declined() -> None:
    game = play(event("K22", "shaded", {"embu": {"underground": 1}}, by="mau_mau"), "decline")
    assert offered(game) == ["rally", "march", "terror", "decline"]
    play(game, "terror")
    assert space(game, "embu")["terror"] == 1
    assert is_done(game)
    assert is_done(play(event("K22", "shaded", {}), "decline", "decline"))


@pytest.mark.covers("K22 shaded", "R-C16")
def test_k22_shaded_offers_only_what_can_begin() -> None:
    game = event("K22", "shaded", {"embu": {"active": 1}})
    assert offered(game) == ["rally", "march", "decline"]
    game = event("K22", "shaded", {"embu": {"troops": 1}})
    assert offered(game) == ["rally", "decline"]


# -- K23 Mass Evictions ----------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.covers("K23 unshaded", "R-C5", "R-C15", "R-K13", "6.6.1", "1.6")
def test_k23_unshaded_two_non_reserve_spaces_and_a_step_to_the_right(by: str) -> None:
    game = event("K23", "unshaded", {"nairobi": {"resistance": True}, "thika": {"loyalty": True}}, by=by)
    assert (game.actor, offered_spaces(game)) == (by, {"nairobi", *HIGHLANDS})
    assert "done" not in offered(game)
    play(game, "nairobi")
    assert offered(game) == list(HIGHLANDS)
    play(game, "thika")
    assert (space(game, "nairobi")["level"], space(game, "thika")["level"]) == ("loyalty", "loyalty")
    assert (state(game).pipeline, state(game).political_will) == (2, 12)
    assert is_done(game)


@pytest.mark.covers("K23 unshaded", "R-K9", "6.6.1")
def test_k23_unshaded_a_shift_beyond_the_gulag_is_lost() -> None:
    game = play(event("K23", "unshaded", {}, pipeline="gulag"), "nanyuki", "rift_valley")
    assert state(game).pipeline == 4
    assert (space(game, "nanyuki")["level"], space(game, "rift_valley")["level"]) == ("loyalty", "loyalty")


EVICTED: Spaces = {
    "nyeri": {"relocated": 2},
    "embu": {"relocated": 1, "underground": 1},
    "kiambu": {"relocated": 1, "police": 1, "loyalty": True},
    "meru": {"police": 1},
}


@BOTH
@pytest.mark.covers("K23 shaded", "tip K23", "R-C5", "R-K2", "R-K3", "1.3.2")
def test_k23_shaded_population_returns_first_then_a_guerrilla(by: str) -> None:
    game = event("K23", "shaded", EVICTED, by=by)
    assert (game.actor, offered(game)) == (by, ["kiambu", "nyeri", "embu"])
    play(game, "nyeri")
    assert space(game, "nyeri") == {"population": 1, "underground": 1, "control": "mau_mau", "level": "neutral"}
    assert state(game).political_will == 11  # Control of the Population that is back
    assert space(game, "embu")["population"] == 0
    assert is_done(game)


@pytest.mark.covers("K23 shaded", "R-K3")
def test_k23_shaded_under_mau_mau_control_political_will_does_not_move() -> None:
    game = play(event("K23", "shaded", EVICTED, by="mau_mau"), "embu")
    assert space(game, "embu") == {"underground": 2, "control": "mau_mau", "level": "neutral"}
    assert state(game).political_will == 12


@pytest.mark.covers("K23 shaded", "1.6")
def test_k23_shaded_a_populated_reserve_keeps_its_level() -> None:
    game = play(event("K23", "shaded", EVICTED), "kiambu")
    assert space(game, "kiambu") == {"police": 1, "underground": 1, "control": "none", "level": "loyalty"}
    assert state(game).population[1] == 2


@pytest.mark.covers("K23 shaded", "R-C16")
def test_k23_shaded_with_all_population_at_home_places_nothing() -> None:
    game = event("K23", "shaded", {"nyeri": {"police": 1}}, by="mau_mau")
    assert is_done(game)
    assert state(game).available[GUERRILLA] == 15


@pytest.mark.covers("K23 shaded", "R-C2", "5.1.1", "R-C16")
def test_k23_shaded_with_no_guerrilla_left_the_population_still_returns() -> None:
    spaces: Spaces = {"aberdares": {"underground": 15}, "nyeri": {"relocated": 1}}
    game = event("K23", "shaded", spaces)
    assert is_done(game)
    assert space(game, "nyeri") == {"control": "none", "level": "neutral"}
    game = event("K23", "shaded", spaces, by="mau_mau")
    assert (game.actor, offered(game)) == ("mau_mau", ["underground:aberdares", "done"])
    declined = play(game.clone(), "done")
    assert space(declined, "nyeri") == {"control": "none", "level": "neutral"}
    play(game, "underground:aberdares")
    assert space(game, "nyeri") == {"underground": 1, "control": "mau_mau", "level": "neutral"}
    assert (space(game, "aberdares")["underground"], state(game).political_will) == (14, 10)
    assert is_done(game)


# -- K24 Labour Party ------------------------------------------------------------------------------------------------

REFORM: Spaces = {
    "nairobi": {"troops": 2, "police": 1, "terror": 2, "resistance": True},
    "thika": {"police": 1},
    "kiambu": {"police": 1, "underground": 2},
    "nyeri": {"police": 2, "relocated": 2},
}


@BOTH
@pytest.mark.covers("K24 unshaded", "R-C5", "R-K1", "R-K8", "3.2.1", "4.2.1")
def test_k24_unshaded_a_full_deploy_then_a_reward_of_the_british(by: str) -> None:
    game = event("K24", "unshaded", REFORM, by=by)
    assert (game.actor, offered(game)) == ("british", ["nairobi", "thika", "nyeri", "done"])
    play(game, "thika", "police", "done")
    assert offered(game) == ["nairobi", "nyeri", "done"]
    play(game, "done")
    assert prompt(game) == "deploy-to"
    play(game, "kiambu")
    assert offered(game) == ["troop:nairobi>kiambu", "done"]  # the first of at least one moved by itself
    play(game, "troop:nairobi>kiambu")
    assert space(game, "kiambu")["control"] == "british"
    assert state(game).political_will == 14
    assert (game.actor, prompt(game)) == ("british", "reward-space")
    assert offered(game) == ["nairobi", "kiambu", "thika"]  # Nyeri has no Population left
    play(game, "nairobi")
    assert space(game, "nairobi") == {"police": 1, "terror": 1, "control": "british", "level": "neutral"}
    assert space(game, "thika")["police"] == 2
    assert is_done(game)


@pytest.mark.covers("K24 unshaded", "R-C11", "R-C16")
def test_k24_unshaded_neither_part_may_be_declined() -> None:
    game = event("K24", "unshaded", REFORM, ask=("deploy", "reward", "end-turn"))
    assert (prompt(game), offered(game)) == ("must-operation", ["deploy"])
    play(game, "deploy", "thika", "done", "done", "done")
    assert (prompt(game), offered(game)) == ("K24-reward", ["reward"])
    play(game, "reward", "thika")
    assert space(game, "thika")["level"] == "loyalty"
    assert is_done(game)


@pytest.mark.covers("K24 unshaded", "R-C11", "R-C6", "3.2.1")
def test_k24_unshaded_a_deploy_that_places_nothing_moves_a_troop() -> None:
    spaces: Spaces = {"nairobi": {"troops": 2, "bases": 2}, "kiambu": {"underground": 1}}
    game = play(event("K24", "unshaded", spaces), "done")
    assert prompt(game) == "deploy-to"
    assert "done" not in offered(game)
    play(game, "kiambu", "done")
    assert space(game, "kiambu")["troop"] == 1
    assert is_done(game)  # no British Control, no Reward


@pytest.mark.covers("K24 unshaded", "R-C16")
def test_k24_unshaded_without_british_control_there_is_no_reward() -> None:
    spaces: Spaces = {"nairobi": {"bases": 2}, "nyeri": {"underground": 1}, "aberdares": {"troops": 1}}
    game = play(event("K24", "unshaded", spaces), "done", "nyeri")
    assert is_done(game)


@pytest.mark.covers("K24 unshaded", "R-C6", "R-K1")
def test_k24_unshaded_the_deploy_may_be_moves_alone() -> None:
    game = play(event("K24", "unshaded", {"aberdares": {"troops": 2}}), "done")
    assert "done" not in offered(game)
    assert not {"aberdares", "mount_kenya"} & offered_spaces(game)
    play(game, "embu", "done")
    assert space(game, "embu") == {"troop": 1, "control": "british", "level": "loyalty"}
    assert is_done(game)


@pytest.mark.covers("K24 unshaded", "K7 shaded", "R-C11")
def test_k24_unshaded_under_k7_the_deploy_places_or_moves() -> None:
    game = event("K24", "unshaded", REFORM, shaded=["K7"])
    play(game, "thika", "police", "police", "done")
    assert prompt(game) == "reward-space"


@pytest.mark.covers("K24 unshaded", "K11 unshaded", "R-C11")
def test_k24_unshaded_with_k11_rewards_two_spaces() -> None:
    game = play(event("K24", "unshaded", REFORM, unshaded=["K11"]), "thika", "done", "done", "done", "nairobi")
    assert offered(game) == ["thika", "done"]
    play(game, "thika")
    assert (space(game, "nairobi")["level"], space(game, "thika")["level"]) == ("neutral", "loyalty")
    assert is_done(game)


@BOTH
@pytest.mark.covers("K24 unshaded", "K11 shaded", "R-C5", "R-C11")
def test_k24_unshaded_under_k11_shaded_the_mau_mau_recruit(by: str) -> None:
    game = play(event("K24", "unshaded", REFORM, by=by, shaded=["K11"]), "thika", "done", "done", "done", "thika")
    assert (game.actor, offered(game)) == ("mau_mau", ["aberdares", "mount_kenya", "done"])
    play(game, "mount_kenya")
    assert space(game, "mount_kenya") == {"underground": 1, "control": "mau_mau", "level": "neutral"}
    assert state(game).political_will == 12
    assert is_done(game)


@pytest.mark.covers("K24 unshaded", "R-C2", "1.4.1")
def test_k24_unshaded_police_out_of_play_are_not_available() -> None:
    spaces: Spaces = {"thika": {"police": 1}, "nyeri": {"police": 6}}
    game = play(event("K24", "unshaded", spaces), "thika", "police")
    assert offered(game) == ["police:thika", "police:nyeri", "done"]
    play(game, "police:nyeri")
    assert (space(game, "thika")["police"], space(game, "nyeri")["police"]) == (2, 5)
    assert state(game).out_of_play == 8


@BOTH
@pytest.mark.parametrize(
    ("pipeline", "will", "after"),
    [
        ("rule_of_law", 12, 0),
        ("emergency_powers", 11, 0),
        ("villagization", 10, 1),
        ("prison_system", 9, 2),
        ("gulag", 8, 3),
    ],
)
@pytest.mark.covers("K24 shaded", "R-K9", "6.6.1")
def test_k24_shaded_political_will_falls_by_the_value_before_the_shift(
    by: str, pipeline: str, will: int, after: int
) -> None:
    game = event("K24", "shaded", {}, by=by, pipeline=pipeline)
    assert is_done(game)
    assert (state(game).political_will, state(game).pipeline) == (will, after)


@pytest.mark.covers("K24 shaded", "5.1.1", "1.10")
def test_k24_shaded_stays_on_the_track() -> None:
    game = event("K24", "shaded", {}, political_will=2, pipeline="gulag")
    assert (state(game).political_will, state(game).pipeline) == (0, 3)


@pytest.mark.covers("K24 shaded", "6.6.2", "R-K2")
def test_k24_shaded_the_new_value_counts_at_once() -> None:
    spaces: Spaces = {"nyeri": {"troops": 1}}
    game = play(event("K24", "shaded", spaces, by="mau_mau", pipeline="villagization"), "end-turn", "limited-op")
    assert offered(game) == ["deploy", "sweep", "pass"]
    assert "relocate" in offered(play(table(spaces, pipeline="villagization"), "limited-op"))
