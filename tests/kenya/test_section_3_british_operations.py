"""Sections 3.1 and 3.2: Deploy, Relocate, Sweep and Assault."""

from __future__ import annotations

from typing import Any

import pytest

from coinbox import Game
from coinbox.games.kenya.vocabulary import FACTIONS
from tests.kenya.table import Spaces, event, is_done, offered, offered_spaces, play, prompt, space, state, table
from tests.tabletalk import finish, here, no_effect

MAU_MAU = FACTIONS[1]
RESERVES = {"meru", "nyeri", "embu", "fort_hall", "kiambu"}
PROVINCES = RESERVES | {"thompsons_falls", "rift_valley", "nanyuki", "thika"}
MOUNTAIN_JUNGLES = {"aberdares", "mount_kenya"}
EVERYWHERE = PROVINCES | MOUNTAIN_JUNGLES | {"nairobi"}
PIPELINE = ("rule_of_law", "emergency_powers", "villagization", "prison_system", "gulag")
DICE = [f"die:{n}" for n in range(1, 7)]
HELD: Spaces = {name: {"police": 1} for name in ("kiambu", "nyeri", "fort_hall")}
"""Three Reserves that can be Relocated in."""


def population(game: Game, name: str) -> int:
    drawn: Any = game.driver.rules.view(game.driver.state)
    return int(next(s["population"] for s in drawn["spaces"] if s["id"] == name))


# -- Operations in general -------------------------------------------------------------------------------------------


@pytest.mark.covers("3.1", "R-C6")
@pytest.mark.parametrize(
    ("operation", "names"),
    [("deploy", ("kiambu", "done")), ("relocate", ("kiambu",)), ("sweep", ("kiambu",)), ("assault", ("kiambu",))],
)
def test_a_space_is_selected_once(operation: str, names: tuple[str, ...]) -> None:
    spaces: Spaces = {name: {"police": 2, "active": 1} for name in ("kiambu", "nyeri")}
    game = play(table(spaces, pipeline="gulag"), "op-special", operation, *names)
    assert "kiambu" not in offered_spaces(game)
    assert "nyeri" in offered_spaces(game)


@pytest.mark.covers("3.1", "R-C6")
@pytest.mark.parametrize("operation", ["relocate", "sweep", "assault"])
def test_an_operation_selects_at_least_one_space_and_stops_at_any_boundary(operation: str) -> None:
    spaces: Spaces = {name: {"police": 2, "active": 1} for name in ("kiambu", "nyeri", "meru")}
    game = play(table(spaces, pipeline="gulag"), "op-special", operation)
    assert "done" not in offered(game)
    assert "done" in offered(play(game, "kiambu"))


@pytest.mark.covers("3.1", "3.2")
def test_british_operations_cost_nothing() -> None:
    game = table({"nyeri": {"troops": 1, "active": 1}}, mau_mau_resources=0)
    finish(play(game, "op-special", "sweep", *sorted(EVERYWHERE)))
    assert state(game).mau_mau_resources == 0


@pytest.mark.covers("3.1.1", "3.1")
def test_the_number_of_pawns_is_no_limit() -> None:
    """Eight pawns lie in the box; a Sweep takes all twelve spaces."""
    spaces: Spaces = {name: {"police": 1, "underground": 1} for name in PROVINCES}
    game = finish(play(table(spaces, out_of_play=0), "op-special", "sweep", *sorted(EVERYWHERE)))
    assert all(here(game, name, "active") == 1 for name in PROVINCES)


@pytest.mark.covers("3.2", "R-C6")
def test_no_british_operation_is_offered_that_could_not_begin() -> None:
    assert offered(play(table({}), "limited-op")) == ["deploy", "sweep", "pass"]
    spaces: Spaces = {"thika": {"police": 1, "active": 1}}
    assert offered(play(table(spaces), "limited-op")) == ["deploy", "sweep", "assault", "pass"]


# -- Deploy: placing -------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.2.1", "R-K1")
def test_deploy_selects_nairobi_always_and_provinces_under_british_control() -> None:
    spaces: Spaces = {
        "nairobi": {"underground": 3},
        "kiambu": {"police": 1},
        "nyeri": {"troops": 1, "active": 1},
        "thika": {"police": 2, "underground": 1},
        "meru": {"active": 1},
        "aberdares": {"troops": 3},
    }
    game = play(table(spaces), "limited-op", "deploy")
    assert offered(game) == ["nairobi", "kiambu", "thika", "done"]


@pytest.mark.covers("3.2.1", "R-K1", "1.7")
def test_deploy_in_nairobi_under_mau_mau_control() -> None:
    game = table({"nairobi": {"active": 3}})
    play(game, "limited-op", "deploy", "troop", "police", "troop", "police")
    assert prompt(game) == "deploy-to"
    play(game, "done")
    assert is_done(game)
    assert space(game, "nairobi") == {"troop": 2, "police": 2, "active": 3, "control": "british", "level": "neutral"}
    assert state(game).political_will == 14


@pytest.mark.covers("3.2.1")
@pytest.mark.parametrize("troops", range(5))
def test_deploy_places_up_to_four_cubes_of_any_mix_in_nairobi(troops: int) -> None:
    game = play(table({}), "limited-op", "deploy")
    for n in range(4):
        assert offered(game) == ["troop", "police", "done"]
        play(game, "troop" if n < troops else "police")
    assert prompt(game) != "deploy-place"
    assert (here(game, "nairobi", "troop"), here(game, "nairobi", "police")) == (troops, 4 - troops)


@pytest.mark.covers("3.2.1", "R-C4")
@pytest.mark.parametrize("number", range(3))
def test_deploy_places_up_to_two_police_in_a_province(number: int) -> None:
    game = play(table({"thika": {"police": 1}}), "limited-op", "deploy", "thika")
    for _ in range(number):
        assert offered(game) == ["police", "done"]
        play(game, "police")
    if number < 2:
        play(game, "done")
    assert is_done(game)
    assert here(game, "thika", "police") == 1 + number


@pytest.mark.covers("3.2.1", "3.1")
def test_deploy_in_many_spaces() -> None:
    spaces: Spaces = {"thika": {"police": 1}, "meru": {"police": 1}, "nyeri": {"police": 1}}
    game = play(table(spaces), "op-special", "deploy", "meru", "police", "police", "nairobi", "troop", "done", "thika")
    finish(play(game, "police", "done"))
    assert [here(game, name, "police") for name in ("meru", "thika", "nyeri", "nairobi")] == [3, 2, 1, 0]
    assert here(game, "nairobi", "troop") == 1


@pytest.mark.covers("3.2.1", "R-C1")
def test_control_that_a_deploy_changes_counts_for_its_next_space() -> None:
    """The Police of Thika are taken away: Thika is no longer British Controlled and cannot be selected."""
    spaces: Spaces = {"nairobi": {"police": 5}, "thika": {"police": 1}, "meru": {"police": 1}}
    game = play(table(spaces), "op-special", "deploy")
    assert {"thika", "meru"} <= offered_spaces(game)
    play(game, "nairobi", "police", "police:thika", "done")
    assert offered_spaces(game) == {"meru"}


@pytest.mark.covers("3.2.1", "R-C9")
def test_deploy_may_select_a_space_and_place_nothing() -> None:
    game = play(table({"thika": {"police": 1}}), "limited-op", "deploy", "thika", "done")
    assert is_done(game)
    assert here(game, "thika", "police") == 1


# -- Deploy: moving Troops -------------------------------------------------------------------------------------------


@pytest.mark.covers("3.2.1", "R-K1")
def test_deploy_moves_troops_from_anywhere_to_one_space_that_is_no_mountain_jungle() -> None:
    spaces: Spaces = {"aberdares": {"troops": 2}, "thika": {"troops": 1}, "meru": {"active": 5}}
    game = play(table(spaces), "limited-op", "deploy", "done")
    assert prompt(game) == "deploy-to"
    assert offered_spaces(game) == PROVINCES | {"nairobi"}
    play(game, "meru")
    assert offered(game) == ["troop:thika>meru", "troop:aberdares>meru"]
    play(game, "troop:aberdares>meru")
    assert offered(game) == ["troop:thika>meru", "troop:aberdares>meru", "done"]
    play(game, "troop:thika>meru", "done")
    assert is_done(game)
    assert here(game, "meru", "troop") == 2
    assert here(game, "aberdares", "troop") == 1


@pytest.mark.covers("3.2.1", "R-C6")
def test_a_deploy_of_moves_alone_moves_at_least_one_troop() -> None:
    game = play(table({"thika": {"troops": 2}}), "op-special", "deploy", "done")
    assert prompt(game) == "deploy-to"
    assert "done" not in offered(game)
    play(game, "kiambu")
    assert "done" in offered(game)
    assert here(game, "kiambu", "troop") == 1


@pytest.mark.covers("3.2.1", "R-C6")
def test_without_troops_a_deploy_selects_a_space() -> None:
    game = play(table({"thika": {"police": 1}}), "op-special", "deploy")
    assert "done" not in offered(game)
    assert offered_spaces(game) == {"nairobi", "thika"}


@pytest.mark.covers("3.2.1", "R-K1")
def test_troops_that_all_stand_in_one_space_do_not_deploy_to_it() -> None:
    game = play(table({"thika": {"troops": 2}}), "limited-op", "deploy", "done")
    assert offered_spaces(game) == PROVINCES - {"thika"} | {"nairobi"}
    game = play(table({"thika": {"troops": 2}, "mount_kenya": {"troops": 1}}), "limited-op", "deploy", "done")
    assert offered_spaces(game) == PROVINCES | {"nairobi"}


@pytest.mark.covers("3.2.1", "2.3.4", "R-K1")
def test_a_limited_deploy_places_in_one_space_and_moves_to_another() -> None:
    game = table({"thika": {"troops": 1}, "nairobi": {"active": 1}, "mount_kenya": {"troops": 2}})
    play(game, "limited-op", "deploy", "nairobi", "troop", "troop", "done")
    assert prompt(game) == "deploy-to"
    play(game, "meru", "troop:nairobi>meru", "troop:nairobi>meru", "troop:mount_kenya>meru", "done")
    assert is_done(game)
    assert here(game, "meru", "troop") == 3
    assert here(game, "nairobi", "troop") == 0


@pytest.mark.covers("3.2.1")
def test_the_moves_of_a_deploy_may_be_declined_after_a_placement() -> None:
    game = play(table({"thika": {"troops": 1}}), "limited-op", "deploy", "nairobi", "police", "done")
    assert prompt(game) == "deploy-to"
    assert offered(game)[-1] == "done"
    play(game, "done")
    assert is_done(game)
    assert here(game, "thika", "troop") == 1


@pytest.mark.covers("3.2.1", "R-C7")
def test_once_troops_move_no_further_space_is_selected() -> None:
    game = play(table({"thika": {"troops": 2}, "meru": {"police": 1}}), "op-special", "deploy", "done", "kiambu")
    play(game, "done")
    assert prompt(game) == "special-or-done"
    assert not offered_spaces(game)


@pytest.mark.covers("3.2.1", "K7 shaded")
@pytest.mark.parametrize(("names", "moves"), [(("police", "done"), False), (("done",), True)])
def test_with_k7_shaded_a_deploy_places_or_moves(names: tuple[str, ...], moves: bool) -> None:
    game = table({"thika": {"troops": 2}}, shaded=["K7"])
    play(game, "limited-op", "deploy", "nairobi", *names)
    assert (prompt(game) == "deploy-to") is moves
    assert is_done(game) is not moves


@pytest.mark.covers("3.2.1", "K7 shaded")
def test_with_k7_shaded_a_deploy_may_be_moves_alone() -> None:
    game = play(table({"thika": {"troops": 2}}, shaded=["K7"]), "limited-op", "deploy", "done", "kiambu", "done")
    assert is_done(game)
    assert here(game, "kiambu", "troop") == 1


# -- Deploy: Special Activities ----------------------------------------------------------------------------------------


@pytest.mark.covers("R-C7", "3.2.1", "4.1", "4.1.1")
def test_the_boundaries_of_a_deploy() -> None:
    activities = ["reward", "air-strike"]
    spaces: Spaces = {"thika": {"troops": 2}, "nyeri": {"troops": 1, "active": 1}}
    game = play(table(spaces), "op-special", "deploy")
    assert offered(game) == ["nairobi", "thika", *activities, "done"]
    play(game, "nairobi")
    assert not set(offered(game)) & set(activities)
    play(game, "police", "done")
    assert offered(game) == ["thika", *activities, "done"]
    play(game, "done")
    assert prompt(game) == "deploy-to"
    assert not set(offered(game)) & set(activities)
    play(game, "meru")
    assert not set(offered(game)) & set(activities)
    play(game, "troop:thika>meru", "done")
    assert prompt(game) == "special-or-done"
    assert offered(game) == [*activities, "done"]
    play(game, "done")
    assert is_done(game)


@pytest.mark.covers("R-C7", "3.2.1")
def test_a_special_activity_declined_at_a_boundary_is_not_asked_for_again_there() -> None:
    game = play(table({"thika": {"troops": 2}}), "op-special", "deploy", "thika", "done", "done", "done")
    assert is_done(game)


@pytest.mark.covers("R-C7", "4.1", "3.2.1")
def test_a_special_activity_is_taken_once() -> None:
    game = play(table({"thika": {"troops": 2}}), "op-special", "deploy", "reward")
    assert space(game, "thika")["level"] == "loyalty"
    assert offered(game) == ["nairobi", "thika", "done"]
    play(game, "done", "kiambu", "done")
    assert is_done(game)


# -- Relocate --------------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.2.2", "R-K2")
def test_relocate_selects_british_controlled_populated_reserves() -> None:
    spaces: Spaces = {
        "kiambu": {"police": 1},
        "nyeri": {"troops": 1, "active": 1},
        "meru": {"active": 1},
        "embu": {"police": 1, "relocated": 1},
        "fort_hall": {"troops": 1, "relocated": 1},
        "thika": {"police": 1},
        "nairobi": {"police": 1},
        "aberdares": {"troops": 1},
    }
    game = play(table(spaces, pipeline="villagization"), "limited-op", "relocate")
    assert offered(game) == ["kiambu", "fort_hall"]


@pytest.mark.covers("3.2.2", "R-K2", "6.6.2", "1.11")
@pytest.mark.parametrize(("pipeline", "spaces"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_the_pipeline_says_in_how_many_spaces(pipeline: int, spaces: int) -> None:
    game = play(table(HELD, pipeline=PIPELINE[pipeline], dice=["die:6"]), "op-special")
    assert ("relocate" in offered(game)) is (spaces > 0)
    if not spaces:
        return
    play(game, "relocate", "kiambu")
    if spaces == 2:
        assert offered(game) == ["fort_hall", "nyeri", "done"]
        play(game, "nyeri")
    assert prompt(game) == "special-or-done"
    assert [population(game, name) for name in HELD] == [1, 2 - (spaces == 2), 2]
    assert state(game).out_of_play == 8 - spaces
    assert state(game).available[1] == 4 + spaces


@pytest.mark.covers("3.2.2", "R-K2")
def test_the_number_of_the_pipeline_is_a_maximum() -> None:
    game = play(table(HELD, pipeline="gulag", dice=["die:6"]), "op-special", "relocate", "kiambu", "done")
    assert prompt(game) == "special-or-done"
    assert [population(game, name) for name in HELD] == [1, 2, 2]


@pytest.mark.covers("3.2.2", "2.3.4")
def test_a_limited_relocate_takes_one_space_at_pipeline_4_too() -> None:
    game = play(table(HELD, pipeline="gulag", dice=["die:6"]), "limited-op", "relocate", "kiambu")
    assert is_done(game)
    assert [population(game, name) for name in HELD] == [1, 2, 2]


@pytest.mark.covers("3.2.2", "R-K2", "6.6.3", "R-C17")
@pytest.mark.parametrize(("pipeline", "worst"), [(2, 1), (3, 2), (4, 3)])
@pytest.mark.parametrize("die", range(1, 7))
def test_outrage_is_a_roll_below_the_pipeline(pipeline: int, worst: int, die: int) -> None:
    game = play(table(HELD, pipeline=PIPELINE[pipeline]), "limited-op", "relocate", "kiambu")
    assert prompt(game) == "outrage"
    assert offered(game) == DICE
    play(game, f"die:{die}")
    assert is_done(game)
    assert state(game).political_will == (11 if die <= worst else 12)


@pytest.mark.covers("3.2.2", "R-K2", "6.6.3")
def test_two_spaces_have_one_roll() -> None:
    game = play(table(HELD, pipeline="gulag"), "op-special", "relocate", "kiambu", "nyeri")
    assert prompt(game) == "outrage"
    play(game, "die:1")
    assert prompt(game) == "special-or-done"
    assert state(game).political_will == 11


@pytest.mark.covers("R-C7", "3.2.2")
def test_nothing_comes_between_the_spaces_of_a_relocate_and_their_roll() -> None:
    spaces: Spaces = {**HELD, "meru": {"active": 1}}
    game = play(table(spaces, pipeline="gulag"), "op-special", "relocate")
    assert offered(game) == ["kiambu", "fort_hall", "nyeri", "reward", "air-strike"]
    play(game, "nyeri")
    assert offered(game) == ["kiambu", "fort_hall", "done"]
    play(game, "done")
    assert offered(game) == DICE
    play(game, "die:1")
    assert prompt(game) == "special-or-done"
    assert offered(game) == ["reward", "air-strike", "done"]


@pytest.mark.covers("R-C7", "3.2.2", "4.2.1")
def test_a_reward_before_the_relocate_sees_the_space_populated() -> None:
    spaces: Spaces = {"embu": {"police": 1}, "kiambu": {"police": 1}}
    game = play(table(spaces, pipeline="villagization", dice=["die:6"]), "op-special", "relocate", "reward", "embu")
    assert space(game, "embu")["level"] == "loyalty"
    play(game, "embu")
    assert is_done(game)
    assert space(game, "embu")["level"] == "neutral"
    game = play(table(spaces, pipeline="villagization", dice=["die:6"]), "op-special", "relocate", "embu", "reward")
    assert space(game, "embu")["level"] == "neutral"
    assert space(game, "kiambu")["level"] == "loyalty"


@pytest.mark.covers("R-K2", "K9 unshaded", "R-C11")
@pytest.mark.parametrize(("pipeline", "possible"), [(0, False), (1, False), (2, True)])
def test_a_granted_limited_relocate_needs_the_pipeline_too(pipeline: int, possible: bool) -> None:
    game = event("K9", "unshaded", HELD, pipeline=PIPELINE[pipeline])
    assert ("relocate" in offered(game)) is possible


@pytest.mark.covers("R-K2", "1.3.5")
def test_relocate_works_without_police_out_of_play() -> None:
    game = table(HELD, pipeline="gulag", out_of_play=1, dice=["die:6"])
    play(game, "op-special", "relocate", "kiambu", "nyeri")
    assert state(game).out_of_play == 0
    assert state(game).available[1] == 12
    assert [population(game, name) for name in HELD] == [1, 1, 2]


@pytest.mark.covers("R-K3", "3.2.2")
def test_relocate_itself_moves_no_political_will() -> None:
    game = play(table(HELD, pipeline="villagization", dice=["die:6"]), "limited-op", "relocate", "kiambu")
    assert state(game).political_will == 12


# -- Sweep -----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.2.3")
def test_sweep_selects_any_space() -> None:
    game = play(table({"nyeri": {"active": 1}}), "limited-op", "sweep")
    assert offered_spaces(game) == EVERYWHERE
    assert "done" not in offered(game)


@pytest.mark.covers("3.2.3", "1.3.6")
def test_sweep_moves_only_troops_from_adjacent_spaces() -> None:
    spaces: Spaces = {
        "nyeri": {"troops": 1, "police": 1},
        "meru": {"troops": 1},
        "kiambu": {"troops": 1},
        "nanyuki": {"police": 1},
    }
    game = play(table(spaces), "limited-op", "sweep", "mount_kenya")
    assert offered(game) == ["troop:nyeri>mount_kenya", "troop:meru>mount_kenya", "done"]


@pytest.mark.covers("3.2.3", "R-C8")
def test_a_troop_moves_once_in_a_sweep() -> None:
    spaces: Spaces = {"nyeri": {"troops": 1}, "embu": {"troops": 1}}
    game = play(table(spaces), "op-special", "sweep", "nyeri", "embu", "meru", "done")
    assert offered(game) == ["troop:nyeri>embu", "troop:embu>nyeri", "troop:embu>meru", "done"]
    play(game, "troop:nyeri>embu")
    assert offered(game) == ["troop:embu>nyeri", "troop:embu>meru", "done"]
    play(game, "troop:embu>meru")
    assert prompt(game) == "next-activation"
    assert [here(game, name, "troop") for name in ("nyeri", "embu", "meru")] == [0, 1, 1]


@pytest.mark.covers("3.2.3", "R-C13")
@pytest.mark.parametrize(
    ("name", "troops", "police", "active"),
    [
        ("nyeri", 1, 1, 2),
        ("nairobi", 1, 2, 3),
        ("thika", 0, 3, 3),
        ("nyeri", 0, 0, 0),
        ("nyeri", 6, 0, 4),
        ("aberdares", 0, 0, 0),
        ("aberdares", 1, 0, 0),
        ("aberdares", 1, 1, 1),
        ("mount_kenya", 2, 1, 1),
        ("mount_kenya", 2, 2, 2),
        ("mount_kenya", 0, 5, 2),
        ("mount_kenya", 9, 0, 4),
    ],
)
def test_sweep_activates_one_a_cube_and_in_mountain_jungles_one_for_two(
    name: str, troops: int, police: int, active: int
) -> None:
    game = play(table({name: {"troops": troops, "police": police, "underground": 4}}), "limited-op", "sweep", name)
    finish(game)
    assert (here(game, name, "active"), here(game, name, "underground")) == (active, 4 - active)


@pytest.mark.covers("3.2.3")
def test_sweep_counts_the_troops_that_moved_in_and_those_already_there() -> None:
    game = table({"aberdares": {"police": 1, "underground": 3}, "kiambu": {"troops": 3}})
    play(game, "limited-op", "sweep", "aberdares", *["troop:kiambu>aberdares"] * 3)
    assert is_done(game)
    assert (here(game, "aberdares", "active"), here(game, "aberdares", "underground")) == (2, 1)


@pytest.mark.covers("3.2.3")
def test_sweep_activates_only_in_selected_spaces() -> None:
    spaces: Spaces = {"nyeri": {"troops": 2, "underground": 2}, "embu": {"underground": 2}}
    game = play(table(spaces), "limited-op", "sweep", "embu", "troop:nyeri>embu", "done")
    assert here(game, "embu", "active") == 1
    assert here(game, "nyeri", "active") == 0


@pytest.mark.covers("3.2.3", "R-C9", "R-C6")
def test_sweep_without_effect_is_legal() -> None:
    game = play(table({"meru": {"underground": 1}}), "limited-op", "sweep", "meru")
    assert is_done(game)
    assert here(game, "meru", "underground") == 1


@pytest.mark.covers("3.2.3", "K7 unshaded")
def test_k7_unshaded_is_for_mountain_jungles_alone() -> None:
    spaces: Spaces = {
        "aberdares": {"police": 1, "underground": 2},
        "nyeri": {"police": 1, "underground": 2},
        "mount_kenya": {"underground": 1},
    }
    game = table(spaces, unshaded=["K7"])
    play(game, "op-special", "sweep", "aberdares", "nyeri", "mount_kenya", "done", "done")
    assert prompt(game) == "sweep-remove"
    assert offered(game) == ["underground:aberdares", "active:aberdares"]
    finish(play(game, "underground:aberdares"))
    assert (here(game, "aberdares", "active"), here(game, "aberdares", "underground")) == (1, 0)
    assert (here(game, "nyeri", "active"), here(game, "nyeri", "underground")) == (1, 1)
    assert here(game, "mount_kenya", "underground") == 1


@pytest.mark.covers("R-C7", "3.2.3", "4.1")
def test_the_boundaries_of_a_sweep() -> None:
    activities = ["reprisal", "air-strike"]
    spaces: Spaces = {"nyeri": {"troops": 2, "underground": 1}, "embu": {"active": 1, "underground": 1}}
    game = play(table(spaces), "op-special", "sweep")
    assert set(offered(game)) == EVERYWHERE | set(activities)
    play(game, "nyeri")
    assert set(offered(game)) == EVERYWHERE - {"nyeri"} | {"done"}
    play(game, "embu", "done")
    assert offered(game) == ["troop:nyeri>embu", "done"]
    play(game, "troop:nyeri>embu")
    assert offered(game) == ["troop:nyeri>embu", "done"]
    play(game, "done")
    assert prompt(game) == "next-activation"
    assert offered(game) == ["nyeri", "embu", *activities, "done"]
    play(game, "embu")
    assert offered(game) == ["nyeri", *activities, "done"]
    assert (here(game, "embu", "active"), here(game, "nyeri", "active")) == (2, 0)
    play(game, "nyeri")
    assert prompt(game) == "special-or-done"
    assert offered(game) == [*activities, "done"]
    play(game, "done")
    assert is_done(game)


@pytest.mark.covers("R-C7", "3.2.3", "4.2.3")
def test_an_air_strike_between_two_activations() -> None:
    spaces: Spaces = {"nyeri": {"troops": 1, "underground": 1}, "embu": {"troops": 1, "underground": 1}}
    game = play(table(spaces), "op-special", "sweep", "nyeri", "embu", "done", "done", "nyeri", "air-strike", "nyeri")
    assert is_done(game)
    assert here(game, "nyeri", "active") == 0
    assert here(game, "embu", "active") == 1


# -- Assault ---------------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.2.4")
def test_assault_selects_spaces_with_cubes_and_mau_mau_pieces() -> None:
    spaces: Spaces = {
        "nyeri": {"troops": 1, "underground": 1},
        "kiambu": {"police": 1, "bases": 1},
        "meru": {"troops": 1},
        "embu": {"active": 1},
        "nairobi": {"police": 1, "active": 1},
        "aberdares": {"police": 1, "active": 1},
    }
    game = play(table(spaces), "limited-op", "assault")
    assert offered(game) == ["nairobi", "kiambu", "nyeri", "aberdares"]


@pytest.mark.covers("3.2.4", "R-C13", "3.1")
@pytest.mark.parametrize(
    ("name", "troops", "police", "removed"),
    [
        ("nyeri", 1, 0, 1),
        ("nyeri", 3, 4, 3),
        ("nyeri", 0, 4, 0),
        ("thika", 2, 3, 2),
        ("aberdares", 1, 2, 0),
        ("aberdares", 2, 0, 1),
        ("mount_kenya", 3, 3, 1),
        ("mount_kenya", 4, 0, 2),
        ("nairobi", 1, 2, 3),
        ("nairobi", 0, 2, 2),
        ("nyeri", 9, 0, 5),
    ],
)
def test_what_an_assault_removes(name: str, troops: int, police: int, removed: int) -> None:
    game = play(table({name: {"troops": troops, "police": police, "active": 5}}), "limited-op", "assault")
    assert is_done(game)
    assert here(game, name, "active") == 5 - removed
    assert state(game).available[2] == 10 + removed


@pytest.mark.covers("3.2.4", "7.1")
def test_assault_removes_bases_after_the_last_guerrilla_for_1_political_will_each() -> None:
    game = play(table({"nyeri": {"troops": 4, "active": 1, "bases": 2}}), "limited-op", "assault")
    assert space(game, "nyeri") == {"troop": 4, "control": "british", "level": "neutral"}
    assert state(game).political_will == 14


@pytest.mark.covers("3.2.4")
def test_assault_removes_guerrillas_before_bases() -> None:
    game = play(table({"meru": {"troops": 2, "active": 2, "bases": 2}}), "limited-op", "assault")
    assert (here(game, "meru", "active"), here(game, "meru", "base")) == (0, 2)
    assert state(game).political_will == 12 + 1  # Mau Mau Control of Meru ends


@pytest.mark.covers("3.2.4", "1.4.3")
@pytest.mark.parametrize("name", ["nyeri", "nairobi", "mount_kenya"])
def test_an_underground_guerrilla_shields_bases(name: str) -> None:
    game = play(table({name: {"troops": 9, "active": 1, "underground": 1, "bases": 1}}), "limited-op", "assault")
    assert (here(game, name, "underground"), here(game, name, "base"), here(game, name, "active")) == (1, 1, 0)
    assert state(game).political_will == 12


@pytest.mark.covers("3.2.4", "1.7", "7.1")
@pytest.mark.parametrize(("before", "after"), [(12, 15), (18, 20)])
def test_assault_on_a_base_earns_base_and_control(before: int, after: int) -> None:
    game = table({"nairobi": {"police": 2, "active": 1, "bases": 2}}, political_will=before)
    play(game, "limited-op", "assault")
    assert space(game, "nairobi") == {"police": 2, "base": 1, "control": "british", "level": "neutral"}
    assert state(game).political_will == after


@pytest.mark.covers("3.2.4", "R-C9")
def test_assault_without_effect_is_legal_and_marked_so() -> None:
    spaces: Spaces = {
        "nyeri": {"police": 2, "active": 1},
        "meru": {"troops": 1, "underground": 1, "bases": 1},
        "aberdares": {"troops": 1, "active": 1},
        "kiambu": {"troops": 1, "active": 1},
        "nairobi": {"police": 1, "bases": 1},
    }
    game = play(table(spaces), "limited-op", "assault")
    assert no_effect(game) == {"nyeri", "meru", "aberdares"}
    play(game, "nyeri")
    assert is_done(game)
    assert here(game, "nyeri", "active") == 1


@pytest.mark.covers("3.2.4", "3.1", "R-C6")
def test_assault_resolves_spaces_in_the_players_order_and_may_stop() -> None:
    spaces: Spaces = {name: {"troops": 1, "active": 1} for name in ("kiambu", "meru", "nyeri")}
    game = play(table(spaces), "op-special", "assault", "nyeri")
    assert (here(game, "nyeri", "active"), here(game, "kiambu", "active")) == (0, 1)
    finish(play(game, "kiambu"))
    assert [here(game, name, "active") for name in ("kiambu", "meru", "nyeri")] == [0, 1, 0]


@pytest.mark.covers("R-C7", "3.2.4", "4.1")
def test_the_boundaries_of_an_assault() -> None:
    activities = ["reprisal", "air-strike"]
    spaces: Spaces = {name: {"troops": 1, "active": 2} for name in ("nyeri", "meru")}
    game = play(table(spaces), "op-special", "assault")
    assert offered(game) == ["nyeri", "meru", *activities]
    play(game, "meru")
    assert offered(game) == ["nyeri", *activities, "done"]
    play(game, "nyeri")
    assert offered(game) == [*activities, "done"]
    play(game, "done")
    assert is_done(game)


@pytest.mark.covers("R-C6", "R-C7", "3.2.4", "4.2.3")
def test_an_air_strike_before_an_assault_leaves_it_a_space() -> None:
    """The only Guerrilla of Nyeri is the only target: it is not struck before the Assault."""
    spaces: Spaces = {"nyeri": {"troops": 1, "active": 1}, "meru": {"active": 1}}
    game = play(table(spaces), "op-special", "assault", "air-strike")
    assert "nyeri" not in offered_spaces(game)
    assert "meru" in offered_spaces(game)
    finish(play(game, "meru"))
    assert (here(game, "nyeri", "active"), here(game, "meru", "active")) == (0, 0)


# -- free Operations -------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.1.2", "R-C11", "K9 unshaded")
def test_granted_operations_differ_in_type_and_use_the_same_space_and_pieces() -> None:
    game = event("K9", "unshaded", {"nyeri": {"troops": 1, "underground": 1}})
    play(game, "sweep", "nyeri", "assault", "stay")
    assert is_done(game)
    assert space(game, "nyeri") == {"troop": 1, "control": "british", "level": "neutral"}


@pytest.mark.covers("3.1.2", "R-C11", "K24 unshaded")
def test_a_granted_operation_keeps_its_usual_restrictions() -> None:
    game = event("K24", "unshaded", {"kiambu": {"active": 1}, "thika": {"police": 1}})
    assert offered(game) == ["nairobi", "thika"]
