"""Sections 3.1 and 3.2: Train, Garrison, Sweep and Assault."""

from __future__ import annotations

import pytest

from coinbox import Game
from tests.malaya.table import Spaces, event, is_done, offered, offered_spaces, play, prompt, space, state, table
from tests.tabletalk import finish, here

BRITISH_HELD = {"troops": 2, "police": 2}
PROVINCES = {"kedah", "perak", "kelantan", "trengganu", "pahang", "selangor", "negri_sembilan", "johore"}


def decline_until(game: Game, question: str) -> Game:
    """Decline whatever comes before this question."""
    while prompt(game) != question:
        game.play("done")
    return game


# -- Operations in general -------------------------------------------------------------------------------------------


@pytest.mark.covers("3.1", "R-C6")
def test_a_space_is_selected_once() -> None:
    game = play(table(), "op-special", "train", "perak", "police", "done")
    assert "perak" not in offered_spaces(game)
    assert "johore" in offered_spaces(game)


@pytest.mark.covers("3.1", "R-C6")
def test_an_operation_selects_at_least_one_space() -> None:
    game = play(table(), "op-special", "sweep")
    assert "done" not in offered(game)
    assert "done" in offered(play(game, "perak"))


@pytest.mark.covers("3.1")
def test_every_selected_space_must_be_paid() -> None:
    game = play(table(british_resources=5), "op-special", "sweep", "perak", "johore")
    assert state(game).british_resources == 1
    assert prompt(game) != "sweep-space"


@pytest.mark.covers("3.1.1", "3.1")
def test_the_number_of_pawns_is_no_limit() -> None:
    """Eight pawns lie in the box; a Sweep takes all nine possible spaces."""
    game = play(table({}), "op-special", "sweep", *sorted(PROVINCES), "kuala_lumpur")
    assert is_done(game)
    assert state(game).british_resources == 20 - 18


@pytest.mark.covers("3.2")
def test_no_british_operation_is_offered_that_could_not_begin() -> None:
    assert offered(play(table({}), "op-special")) == ["train", "sweep", "pass"]
    assert offered(play(table({"perak": {"troops": 1}}), "op-special")) == ["train", "garrison", "sweep", "pass"]


# -- Train -----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.2.1", "R-M1")
def test_train_places_up_to_four_cubes_in_kuala_lumpur_for_2_resources() -> None:
    game = table({"kuala_lumpur": {"support": True}})
    play(game, "limited-op", "train", "kuala_lumpur", "troop", "police", "troop", "police")
    assert is_done(game)
    assert (here(game, "kuala_lumpur", "troop"), here(game, "kuala_lumpur", "police")) == (2, 2)
    assert state(game).british_resources == 18


@pytest.mark.covers("3.2.1", "R-M1")
def test_train_places_up_to_two_police_in_a_province() -> None:
    game = play(table({}), "limited-op", "train", "kedah")
    assert offered(game) == ["police", "done"]
    play(game, "police", "police")
    assert is_done(game)
    assert here(game, "kedah", "police") == 2
    assert state(game).british_resources == 18


@pytest.mark.covers("3.2.1", "R-M1")
def test_train_selects_kuala_lumpur_always_and_provinces_that_the_mcp_do_not_control() -> None:
    spaces: Spaces = {
        "kuala_lumpur": {"underground": 3},
        "perak": {"active": 1},
        "johore": {"troops": 1, "active": 1},
        "pahang": {"police": 1},
        "ec_north": {"troops": 1},
    }
    game = play(table(spaces), "limited-op", "train")
    assert offered_spaces(game) == PROVINCES - {"perak"} | {"kuala_lumpur"}


@pytest.mark.covers("3.2.1", "R-M1")
def test_a_train_space_without_a_placement_costs_nothing() -> None:
    game = play(table({"perak": {"troops": 1, "police": 1}}, british_resources=2), "op-special", "train", "johore")
    play(game, "done", "perak", "done", "done", "perak")
    assert space(game, "perak")["level"] == "support"
    assert state(game).british_resources == 0


@pytest.mark.covers("R-M1", "1.8", "4.2.3")
def test_train_at_0_resources_places_nothing_but_carries_an_air_strike() -> None:
    game = table({"perak": {"police": 1, "active": 1}}, british_resources=0)
    play(game, "op-special", "train", "perak")
    assert prompt(game) == "train-space"
    finish(play(game, "air-strike"))
    assert here(game, "perak", "active") == 0
    assert here(game, "perak", "police") == 1
    assert state(game).british_resources == 0


@pytest.mark.covers("3.2.1", "1.8")
def test_with_2_resources_one_train_space_takes_cubes() -> None:
    game = play(table({}, british_resources=2), "op-special", "train", "perak", "police", "done", "johore")
    finish(game)
    assert (here(game, "perak", "police"), here(game, "johore", "police")) == (1, 0)
    assert state(game).british_resources == 0


@pytest.mark.covers("3.2.1", "R-M1")
def test_pacify_may_use_the_cubes_just_placed() -> None:
    game = play(table({}), "limited-op", "train", "kuala_lumpur", "troop", "police", "done", "kuala_lumpur")
    assert space(game, "kuala_lumpur") == {"troop": 1, "police": 1, "control": "british", "level": "support"}
    assert state(game).british_resources == 16


@pytest.mark.covers("3.2.1")
@pytest.mark.parametrize(
    "spaces",
    [
        {"perak": {"police": 2}},
        {"perak": {"troops": 2}},
        {"perak": {"troops": 1, "police": 1, "underground": 2}},
        {"perak": {"troops": 2, "police": 2, "support": True}},
    ],
    ids=["no Troops", "no Police", "no Control", "at Support already"],
)
def test_pacify_needs_control_troops_police_and_something_to_do(spaces: Spaces) -> None:
    game = play(table(spaces), "limited-op", "train", "perak", "done")
    assert is_done(game)
    assert state(game).british_resources == 20


@pytest.mark.covers("3.2.1", "R-M2")
def test_pacify_pays_for_each_terror_marker_and_for_the_shift() -> None:
    game = play(table({"perak": {**BRITISH_HELD, "terror": 2}}), "limited-op", "train", "perak", "done", "perak")
    assert offered(game) == ["remove-terror", "done"]
    play(game, "remove-terror")
    assert offered(game) == ["shift", "done"]
    play(game, "shift")
    assert space(game, "perak") == {"troop": 2, "police": 2, "control": "british", "level": "support"}
    assert state(game).british_resources == 14


@pytest.mark.covers("R-M2", "3.2.1")
def test_pacify_may_stop_after_terror_markers() -> None:
    game = play(table({"perak": {**BRITISH_HELD, "terror": 2}}), "limited-op", "train", "perak", "done", "perak")
    play(game, "done")
    assert is_done(game)
    assert here(game, "perak", "terror") == 1
    assert state(game).british_resources == 18


@pytest.mark.covers("R-M2", "1.8")
@pytest.mark.parametrize(("resources", "terror", "level", "left"), [(1, 2, "neutral", 1), (3, 1, "neutral", 1)])
def test_pacify_goes_as_far_as_the_money(resources: int, terror: int, level: str, left: int) -> None:
    game = table({"perak": {**BRITISH_HELD, "terror": 2}}, british_resources=resources)
    play(game, "limited-op", "train", "perak")
    if resources >= 2:
        play(game, "done", "perak")
    assert is_done(game)
    assert here(game, "perak", "terror") == terror
    assert space(game, "perak")["level"] == level
    assert state(game).british_resources == left


@pytest.mark.covers("3.2.1")
def test_pacify_shifts_once() -> None:
    game = play(table({"perak": {**BRITISH_HELD, "opposition": True}}), "limited-op", "train", "perak", "done", "perak")
    assert is_done(game)
    assert space(game, "perak")["level"] == "neutral"
    assert state(game).british_resources == 18


@pytest.mark.covers("3.2.1")
def test_pacify_is_for_spaces_selected_by_the_train() -> None:
    game = play(table({"perak": BRITISH_HELD, "johore": BRITISH_HELD}), "op-special", "train", "perak", "done", "done")
    assert prompt(game) == "pacify-space"
    assert offered_spaces(game) == {"perak"}


@pytest.mark.covers("3.2.1", "6.6.2", "R-M15")
@pytest.mark.parametrize(("commander", "spaces"), [("gurney", 1), ("briggs", 1), ("templer", 2)])
def test_train_pacifies_in_one_space_under_templer_in_two(commander: str, spaces: int) -> None:
    held = dict.fromkeys(("perak", "johore", "kedah"), BRITISH_HELD)
    game = table(held, commander=commander)
    play(game, "op-special", "train", "perak", "done", "johore", "done", "kedah", "done", "done", "perak")
    if spaces == 2:
        assert offered_spaces(game) == {"johore", "kedah"}
        play(game, "johore")
    finish(game)
    assert state(game).british_resources == 20 - 2 * spaces


@pytest.mark.covers("3.2.1", "6.6.2", "R-M15")
def test_a_limited_train_pacifies_in_one_space_under_templer_too() -> None:
    game = table({"perak": BRITISH_HELD, "johore": BRITISH_HELD}, commander="templer")
    play(game, "limited-op", "train", "perak", "done", "perak")
    assert is_done(game)
    assert state(game).british_resources == 18


# -- Garrison --------------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.2.2", "R-M3")
def test_garrison_costs_2_for_all_destinations() -> None:
    game = table({"kedah": {"troops": 3, "police": 3}})
    play(game, "op-special", "garrison", "ec_north", "ec_south", "kuala_lumpur", "johore")
    moves = ["troop:kedah>ec_north", "police:kedah>ec_south", "troop:kedah>kuala_lumpur", "police:kedah>johore"]
    finish(play(game, *moves))
    assert here(game, "ec_north", "troop") == 1
    assert here(game, "ec_south", "police") == 1
    assert here(game, "kuala_lumpur", "troop") == 1
    assert here(game, "johore", "police") == 1
    assert (here(game, "kedah", "troop"), here(game, "kedah", "police")) == (1, 1)
    assert state(game).british_resources == 18


@pytest.mark.covers("3.2.2", "R-M3")
def test_garrison_has_at_most_one_province_of_any_control() -> None:
    game = play(table(), "op-special", "garrison")
    assert PROVINCES | {"kuala_lumpur", "ec_north", "ec_south"} == offered_spaces(game)
    play(game, "pahang")
    assert offered_spaces(game) == {"kuala_lumpur", "ec_north", "ec_south"}


@pytest.mark.covers("3.2.2", "1.8")
@pytest.mark.parametrize(("resources", "possible"), [(0, False), (1, False), (2, True)])
def test_garrison_needs_2_resources(resources: int, possible: bool) -> None:
    assert ("garrison" in offered(play(table(british_resources=resources), "op-special"))) is possible


@pytest.mark.covers("3.2.2", "R-M3", "R-C6")
def test_garrison_must_move_a_cube_if_it_cannot_act() -> None:
    game = play(table(), "op-special", "garrison", "kedah", "done")
    assert prompt(game) == "garrison-move"
    assert "done" not in offered(game)
    assert "done" in offered(play(game, "troop:perak>kedah"))


@pytest.mark.covers("3.2.2", "R-M3", "R-C6")
def test_garrison_may_act_in_an_economic_center_without_moving() -> None:
    game = table({"ec_north": {"police": 1, "underground": 1}, "perak": {"troops": 2}})
    decline_until(play(game, "op-special", "garrison"), "garrison-assault")
    finish(play(game, "ec_north"))
    assert space(game, "ec_north") == {"police": 1, "control": "none", "level": "neutral"}
    assert state(game).british_resources == 18


@pytest.mark.covers("3.2.2", "R-M3", "R-C6", "R-C7")
def test_a_special_activity_may_follow_a_garrison_that_spent_all_without_a_space() -> None:
    spaces: Spaces = {"ec_north": {"police": 1, "underground": 1}, "perak": {"troops": 2}}
    game = play(table(spaces, british_resources=2), "op-special", "garrison", "done")
    assert state(game).british_resources == 0
    decline_until(game, "next-activation")
    assert offered(game) == ["ec_north", "reprisal", "air-strike", "done"]


@pytest.mark.covers("3.2.2", "R-M3")
def test_garrison_activates_one_guerrilla_a_cube_in_each_economic_center() -> None:
    """In the north one cube arrives beside two; in the south nothing moves."""
    spaces: Spaces = {
        "ec_north": {"police": 2, "underground": 4},
        "ec_south": {"troops": 1, "underground": 3},
        "perak": {"troops": 1},
    }
    game = play(table(spaces), "op-special", "garrison", "ec_north", "done", "troop:perak>ec_north")
    decline_until(game, "garrison-assault")
    assert (here(game, "ec_north", "active"), here(game, "ec_north", "underground")) == (3, 1)
    assert (here(game, "ec_south", "active"), here(game, "ec_south", "underground")) == (1, 2)


@pytest.mark.covers("3.2.2", "3.2.4")
def test_garrison_assaults_in_one_economic_center_with_all_cubes() -> None:
    spaces: Spaces = {"ec_north": {"police": 3, "underground": 2}, "ec_south": {"troops": 2, "underground": 2}}
    game = decline_until(play(table(spaces), "op-special", "garrison"), "garrison-assault")
    finish(play(game, "ec_north"))
    assert here(game, "ec_north", "active") == 0
    assert here(game, "ec_south", "active") == 2
    assert state(game).british_resources == 18


@pytest.mark.covers("3.2.2")
def test_the_assault_of_a_garrison_may_be_declined() -> None:
    game = finish(play(table({"ec_north": {"police": 3, "underground": 2}}), "op-special", "garrison"))
    assert here(game, "ec_north", "active") == 2


@pytest.mark.covers("3.2.2")
def test_garrison_neither_activates_nor_assaults_outside_economic_centers() -> None:
    game = table({"perak": {"underground": 1}, "kuala_lumpur": {"troops": 4, "underground": 1}})
    finish(play(game, "op-special", "garrison", "perak", "done", "troop:kuala_lumpur>perak"))
    assert here(game, "perak", "underground") == 1
    assert here(game, "kuala_lumpur", "underground") == 1


@pytest.mark.covers("3.2.2", "2.3.4", "R-M3")
def test_a_limited_garrison_to_a_province_leaves_economic_centers_alone() -> None:
    game = table({"ec_north": {"police": 2, "underground": 1}, "perak": {"troops": 2}})
    play(game, "limited-op", "garrison", "johore")
    assert "done" not in offered(game)
    play(game, "troop:perak>johore", "done")
    assert is_done(game)
    assert here(game, "ec_north", "underground") == 1


@pytest.mark.covers("3.2.2", "2.3.4", "R-M3")
def test_a_limited_garrison_acts_in_the_one_economic_center_that_it_selects() -> None:
    spaces: Spaces = {"ec_north": {"police": 1, "underground": 1}, "ec_south": {"police": 1, "underground": 1}}
    game = play(table(spaces), "limited-op", "garrison", "ec_north", "done")
    assert prompt(game) == "garrison-assault"
    assert offered(game) == ["ec_north", "done"]
    play(game, "ec_north")
    assert is_done(game)
    assert space(game, "ec_north") == {"police": 1, "control": "none", "level": "neutral"}
    assert here(game, "ec_south", "underground") == 1


@pytest.mark.covers("R-M3")
def test_the_only_cubes_cannot_garrison_where_they_stand() -> None:
    game = play(table({"perak": {"troops": 3}}), "limited-op", "garrison")
    assert "perak" not in offered_spaces(game)
    game = play(table({"ec_north": {"troops": 3}}), "limited-op", "garrison")
    assert "ec_north" not in offered_spaces(game)


# -- Sweep -----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.2.3", "R-M14")
def test_sweep_selects_provinces_and_kuala_lumpur_for_2_each() -> None:
    game = play(table(), "op-special", "sweep")
    assert offered_spaces(game) == PROVINCES | {"kuala_lumpur"}
    play(game, "perak", "selangor", "kedah")
    assert state(game).british_resources == 14


@pytest.mark.covers("3.2.3", "R-M14")
def test_sweep_moves_only_troops_from_adjacent_spaces() -> None:
    spaces: Spaces = {
        "ec_south": {"troops": 1, "police": 1},
        "negri_sembilan": {"troops": 1},
        "kuala_lumpur": {"troops": 1},
        "perak": {"police": 1},
    }
    game = play(table(spaces), "limited-op", "sweep", "johore")
    assert offered(game) == ["troop:negri_sembilan>johore", "troop:ec_south>johore", "done"]


@pytest.mark.covers("3.2.3", "R-C8")
def test_troops_may_leave_a_space_that_is_swept_itself() -> None:
    game = play(table({"perak": {"troops": 1}}), "op-special", "sweep", "perak", "kedah", "done")
    play(game, "troop:perak>kedah")
    assert here(game, "kedah", "troop") == 1
    assert not [name for name in offered(game) if name.startswith("troop:")]


@pytest.mark.covers("3.2.3", "R-M14")
@pytest.mark.parametrize(
    ("name", "troops", "police", "active"),
    [
        ("perak", 1, 1, 2),
        ("kuala_lumpur", 1, 2, 3),
        ("johore", 1, 0, 0),
        ("johore", 1, 1, 1),
        ("johore", 2, 1, 1),
        ("johore", 2, 2, 2),
        ("johore", 0, 4, 2),
        ("selangor", 0, 3, 3),
        ("johore", 9, 0, 4),
    ],
)
def test_sweep_activates_one_a_cube_and_in_jungle_one_for_two(name: str, troops: int, police: int, active: int) -> None:
    game = play(table({name: {"troops": troops, "police": police, "underground": 4}}), "limited-op", "sweep", name)
    assert is_done(game)
    assert (here(game, name, "active"), here(game, name, "underground")) == (active, 4 - active)


@pytest.mark.covers("3.2.3")
def test_sweep_counts_the_troops_that_moved_in() -> None:
    game = table({"perak": {"underground": 3}, "selangor": {"troops": 2}})
    play(game, "limited-op", "sweep", "perak", "troop:selangor>perak", "troop:selangor>perak")
    assert (here(game, "perak", "active"), here(game, "perak", "underground")) == (2, 1)


@pytest.mark.covers("3.2.3", "R-C9")
def test_sweep_without_effect_is_legal() -> None:
    game = play(table({}), "limited-op", "sweep", "perak")
    assert is_done(game)
    assert state(game).british_resources == 18


# -- Assault ---------------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.2.4")
def test_assault_selects_spaces_with_cubes_and_mcp_pieces() -> None:
    spaces: Spaces = {
        "perak": {"troops": 1, "underground": 1},
        "johore": {"police": 1, "bases": 1},
        "kedah": {"troops": 1},
        "pahang": {"active": 1},
        "ec_north": {"police": 1, "active": 1},
    }
    game = play(table(spaces), "limited-op", "assault")
    assert offered_spaces(game) == {"perak", "johore", "ec_north"}


@pytest.mark.covers("3.2.4", "R-M14", "R-C13")
@pytest.mark.parametrize(
    ("name", "troops", "police", "removed"),
    [
        ("johore", 1, 0, 1),
        ("johore", 3, 4, 3),
        ("johore", 0, 4, 0),
        ("perak", 1, 2, 0),
        ("perak", 2, 0, 1),
        ("selangor", 3, 3, 1),
        ("perak", 4, 0, 2),
        ("kuala_lumpur", 1, 2, 3),
        ("kuala_lumpur", 0, 2, 2),
        ("ec_south", 1, 1, 2),
        ("ec_north", 0, 4, 4),
        ("johore", 9, 0, 5),
    ],
)
def test_what_an_assault_removes(name: str, troops: int, police: int, removed: int) -> None:
    game = play(table({name: {"troops": troops, "police": police, "active": 5}}), "limited-op", "assault")
    assert is_done(game)
    assert here(game, name, "active") == 5 - removed
    assert state(game).available[2] == 10 + removed
    assert state(game).british_resources == 18


@pytest.mark.covers("3.2.4", "R-M13")
def test_assault_removes_bases_after_the_last_guerrilla_for_1_political_will_each() -> None:
    game = play(table({"pahang": {"troops": 4, "active": 1, "bases": 2}}), "limited-op", "assault")
    assert space(game, "pahang") == {"troop": 4, "control": "british", "level": "neutral"}
    assert state(game).political_will == 14


@pytest.mark.covers("3.2.4")
def test_assault_removes_guerrillas_before_bases() -> None:
    game = play(table({"pahang": {"troops": 2, "active": 2, "bases": 2}}), "limited-op", "assault")
    assert (here(game, "pahang", "active"), here(game, "pahang", "base")) == (0, 2)
    assert state(game).political_will == 12 + 1  # MCP Control of Pahang ends


@pytest.mark.covers("3.2.4")
def test_an_underground_guerrilla_shields_bases() -> None:
    game = play(table({"pahang": {"troops": 5, "active": 1, "underground": 1, "bases": 1}}), "limited-op", "assault")
    assert (here(game, "pahang", "underground"), here(game, "pahang", "base")) == (1, 1)
    assert here(game, "pahang", "active") == 0
    assert state(game).political_will == 12


@pytest.mark.covers("3.2.4", "1.7", "7.1")
def test_assault_on_a_base_earns_base_and_control() -> None:
    game = play(table({"kelantan": {"troops": 2, "active": 2, "bases": 1}, "johore": BRITISH_HELD}), "limited-op")
    play(game, "assault")
    assert (here(game, "kelantan", "base"), state(game).political_will) == (1, 14)


@pytest.mark.covers("3.2.4", "R-C9")
def test_assault_without_effect_is_legal() -> None:
    game = play(table({"perak": {"police": 2, "underground": 1}}), "limited-op", "assault")
    assert is_done(game)
    assert here(game, "perak", "underground") == 1
    assert state(game).british_resources == 18


@pytest.mark.covers("3.2.4", "3.1")
def test_assault_pays_2_a_space_in_the_players_order() -> None:
    spaces: Spaces = {name: {"troops": 1, "active": 1} for name in ("johore", "kedah", "pahang")}
    game = finish(play(table(spaces, british_resources=5), "op-special", "assault", "pahang", "johore"))
    assert [here(game, name, "active") for name in ("johore", "kedah", "pahang")] == [0, 1, 0]
    assert state(game).british_resources == 1


# -- free Operations -------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.1.2", "5.4", "R-C11")
def test_a_free_train_costs_nothing_but_its_pacify_does() -> None:
    game = event("M15", "unshaded", {}, british_resources=10)
    play(game, "troop", "police", "done")
    assert state(game).british_resources == 10
    play(game, "kuala_lumpur")
    assert space(game, "kuala_lumpur")["level"] == "support"
    assert state(game).british_resources == 8
