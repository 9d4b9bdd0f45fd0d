"""Section 3: Deploy, Construct, Sweep and Assault of the Japanese."""

from __future__ import annotations

from typing import Any

import pytest

from coinbox import Game
from tests.japanese_occupation.table import (
    Spaces,
    broken,
    is_done,
    offered,
    offered_spaces,
    play,
    prompt,
    space,
    state,
    table,
)
from tests.tabletalk import here, no_effect

JAPANESE = "japanese"
MOUNTAIN = {"perak", "selangor"}
JUNGLE = {"kedah", "kelantan", "trengganu", "pahang", "negri_sembilan", "johore"}
PROVINCES = MOUNTAIN | JUNGLE
EVERYWHERE = PROVINCES | {"kuala_lumpur", "ec_north", "ec_south"}
NEAR_ECS = {"perak", "kelantan", "pahang", "negri_sembilan", "johore"}
POSTS: Spaces = {name: {"troops": 1} for name in ("kedah", "perak", "pahang", "johore")}


def japanese(spaces: Spaces | None, *names: str, box: str = "limited-op", **numbers: Any) -> Game:
    """The Japanese play these names after choosing a box."""
    return play(table(spaces, by=JAPANESE, **numbers), box, *names)


def available(game: Game) -> dict[str, int]:
    view: Any = game.driver.rules.view(game.driver.state)
    pieces: dict[str, int] = view["available"]
    return pieces


# -- in general ------------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.3", "R-C6")
def test_no_japanese_operation_is_offered_that_could_not_begin() -> None:
    assert offered(japanese({})) == ["deploy", "sweep", "pass"]
    assert offered(japanese({"kedah": {"police": 1}})) == ["deploy", "construct", "sweep", "pass"]
    fight: Spaces = {"kedah": {"troops": 1, "mpaja_active": 1}}
    assert offered(japanese(fight)) == ["deploy", "sweep", "assault", "pass"]


@pytest.mark.covers("3.1", "R-C6", "3.1.1")
@pytest.mark.parametrize(
    ("operation", "between"), [("deploy", ()), ("construct", ("done",)), ("sweep", ()), ("assault", ())]
)
def test_up_to_three_spaces_each_once(operation: str, between: tuple[str, ...]) -> None:
    spaces: Spaces = {
        name: {"troops": 3, "mpaja_active": 1} for name in ("perak", "pahang", "johore", "negri_sembilan")
    }
    game = japanese(spaces, operation, box="op-special")
    assert "done" not in offered(game)
    play(game, "perak", *between)
    assert "perak" not in offered_spaces(game)
    assert {"pahang", "johore", "done"} <= set(offered(game))
    play(game, "johore", *between, "pahang", *between)
    assert "negri_sembilan" not in offered_spaces(game)


@pytest.mark.covers("3.1", "1.7")
def test_japanese_operations_cost_nothing() -> None:
    assert "sweep" in offered(japanese(POSTS, resources=0))
    game = japanese(POSTS, "deploy", "kedah", resources=4)
    assert state(game).resources == 4


# -- Deploy ----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.3.1", "R-J7")
def test_deploy_selects_kuala_lumpur_and_neutral_provinces_with_troops() -> None:
    spaces: Spaces = {
        "kedah": {"troops": 1},
        "perak": {"troops": 2, "opposition": True},
        "pahang": {"police": 2},
        "johore": {"troops": 1, "mpaja_active": 5, "terror": 1},
        "ec_north": {"troops": 3},
        "kuala_lumpur": {"opposition": True},
    }
    assert offered(japanese(spaces, "deploy")) == ["kedah", "kuala_lumpur", "johore"]


@pytest.mark.covers("3.3.1", "R-J7")
@pytest.mark.parametrize("opposition", [False, True])
def test_deploy_reaches_kuala_lumpur_without_troops_at_any_level(opposition: bool) -> None:
    game = japanese({"kuala_lumpur": {"opposition": opposition}}, "deploy")
    assert is_done(game)
    assert (here(game, "kuala_lumpur", "police"), available(game)["police"]) == (1, 5)


@pytest.mark.covers("3.3.1")
def test_deploy_places_one_police_in_each_space() -> None:
    game = japanese(POSTS, "deploy", "kedah", "kuala_lumpur", "perak", box="op-special")
    assert [here(game, name, "police") for name in ("kedah", "kuala_lumpur", "perak", "pahang")] == [1, 1, 1, 0]
    assert sum(state(game).troops) == 4


@pytest.mark.covers("3.3.1", "R-C2", "R-C4")
def test_without_available_police_deploy_need_not_take_any_from_the_map() -> None:
    game = japanese({"kedah": {"troops": 1, "police": 6}}, "deploy", "kuala_lumpur")
    assert offered(game) == ["police:kedah", "done"]
    play(game, "done")
    assert is_done(game)
    assert here(game, "kedah", "police") == 6


@pytest.mark.covers("3.3.1", "1.8", "R-J7")
def test_then_any_kempeitai_go_any_distance_to_spaces_with_a_cube() -> None:
    spaces: Spaces = {"kedah": {"kempeitai": 2}, "johore": {"troops": 1, "kempeitai": 1}, "ec_south": {"police": 1}}
    game = japanese(spaces, "deploy", "kuala_lumpur")
    assert prompt(game) == "deploy-move"
    goals = {name.partition(">")[2] for name in offered(game) if name.startswith("kempeitai:kedah")}
    assert goals == {"johore", "ec_south", "kuala_lumpur"}
    assert "done" in offered(game)
    play(game, "kempeitai:kedah>johore", "kempeitai:kedah>ec_south")
    assert {name.partition(">")[0] for name in offered(game) if ">" in name} == {"kempeitai:johore"}
    play(game, "kempeitai:johore>kuala_lumpur")
    assert is_done(game)
    assert [here(game, name, "kempeitai") for name in ("johore", "ec_south", "kuala_lumpur")] == [1, 1, 1]


@pytest.mark.covers("3.3.1")
def test_police_just_placed_welcome_kempeitai() -> None:
    game = japanese({"kedah": {"kempeitai": 1}}, "deploy")
    assert offered(game) == ["kempeitai:kedah>kuala_lumpur", "done"]


@pytest.mark.covers("3.3.1", "R-C8")
def test_a_kempeitai_moves_once() -> None:
    spaces: Spaces = {"kedah": {"kempeitai": 1, "troops": 1}, "johore": {"troops": 1, "kempeitai": 1}}
    game = japanese(spaces, "deploy", "kedah", "kempeitai:kedah>johore")
    assert offered(game) == ["kempeitai:johore>kedah", "done"]
    play(game, "kempeitai:johore>kedah")
    assert is_done(game)


@pytest.mark.covers("3.3.1", "R-C7", "4.3.1", "4.1.1")
def test_extract_comes_before_between_and_after_the_parts_of_deploy() -> None:
    def deploy(*names: str) -> Game:
        return japanese({**POSTS, "johore": {"troops": 1, "kempeitai": 1}}, "deploy", *names, box="op-special")

    assert "extract" in offered(deploy())
    assert "extract" in offered(deploy("kedah"))
    last = deploy("kedah", "perak", "johore")
    assert offered(last) == ["extract", "done"]
    play(last, "done")
    assert prompt(last) == "deploy-move"
    assert "extract" not in offered(last)
    play(last, "kempeitai:johore>perak")
    assert offered(last) == ["extract", "done"]
    play(last, "extract", "ec_north", "done")
    assert is_done(last)
    assert state(last).resources == 4


@pytest.mark.covers("3.3.1", "R-C7")
def test_extract_is_not_asked_twice_at_one_boundary() -> None:
    spaces: Spaces = {"johore": {"troops": 1, "kempeitai": 1}, "perak": {"troops": 1}}
    game = japanese(spaces, "deploy", "johore", "done", box="op-special")
    assert prompt(game) == "deploy-move"
    play(game, "done")
    assert is_done(game)


@pytest.mark.covers("3.3.1", "4.1.1")
def test_deploy_has_no_other_special_activity() -> None:
    game = japanese({"perak": {"troops": 2, "kempeitai": 1, "mpaja_active": 1}}, "deploy", box="op-special")
    assert offered(game) == ["perak", "kuala_lumpur", "extract"]


# -- Construct -------------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.3.2", "R-J16")
def test_construct_selects_provinces_with_more_cubes_than_guerrillas() -> None:
    spaces: Spaces = {
        "kedah": {"police": 1},
        "perak": {"troops": 1, "police": 1, "mpaja_active": 1},
        "pahang": {"troops": 2, "mpaja_underground": 1, "non_mpaja_active": 1},
        "johore": {"troops": 1, "caches": 1, "camps": True, "force_136": 2},
        "selangor": {"kempeitai": 2},
        "kuala_lumpur": {"troops": 3},
        "ec_north": {"troops": 3},
    }
    assert offered(japanese(spaces, "construct")) == ["kedah", "perak", "johore"]


@pytest.mark.covers("3.3.2", "R-J16", "1.15")
@pytest.mark.parametrize("name", sorted(PROVINCES))
def test_new_villages_come_to_provinces_next_to_an_economic_center(name: str) -> None:
    game = japanese({name: {"police": 1}}, "construct")
    if name in NEAR_ECS:
        assert offered(game) == ["new-village", "done"]
        play(game, "new-village")
    assert is_done(game)
    assert ("new_village" in space(game, name)) is (name in NEAR_ECS)
    assert space(game, name)["level"] == ("opposition" if name in NEAR_ECS else "neutral")
    assert available(game)["new_village"] == 4 - (name in NEAR_ECS)


@pytest.mark.covers("3.3.2", "R-J16", "1.12")
def test_a_new_village_brings_opposition_terror_or_not() -> None:
    game = japanese({"perak": {"police": 1, "terror": 1}}, "construct", "new-village")
    assert space(game, "perak")["level"] == "opposition"


@pytest.mark.covers("3.3.2", "R-J16", "1.15")
def test_with_the_pool_empty_no_new_village_can_be_built() -> None:
    spaces: Spaces = {
        **{name: {"new_villages": True} for name in ("kelantan", "pahang", "negri_sembilan", "johore")},
        "perak": {"police": 1},
    }
    game = japanese(spaces, "construct")
    assert is_done(game)
    assert space(game, "perak")["level"] == "neutral"


@pytest.mark.covers("3.3.2", "1.12", "1.3.6")
def test_construct_removes_one_marker_from_an_adjacent_railway() -> None:
    game = japanese({"selangor": {"troops": 1}}, "construct", sabotage=[1, 0, 0, 0, 2, 0, 0, 0])
    assert is_done(game)
    assert state(game).sabotage == [1, 0, 0, 0, 1, 0, 0, 0]


@pytest.mark.covers("3.3.2", "R-J16")
def test_one_choice_in_each_province() -> None:
    game = japanese({"perak": {"troops": 1}}, "construct", sabotage=broken("r1", "r3", "r5", "r8"))
    assert offered(game) == ["r3", "r5", "new-village", "done"]
    play(game, "r5")
    assert is_done(game)
    assert state(game).sabotage == broken("r1", "r3", "r8")
    assert "new_village" not in space(game, "perak")


@pytest.mark.covers("3.3.2", "R-C4")
def test_a_repair_is_no_may_where_no_village_can_be_built() -> None:
    spaces: Spaces = {"perak": {"troops": 1, "new_villages": True}}
    game = japanese(spaces, "construct", sabotage=broken("r3", "r4"))
    assert offered(game) == ["r3", "r4"]


@pytest.mark.covers("3.3.2")
def test_several_provinces_may_mend_the_same_railway() -> None:
    spaces: Spaces = {"perak": {"troops": 1}, "selangor": {"troops": 1}, "pahang": {"troops": 1}}
    game = japanese(spaces, "construct", "perak", "r5", "selangor", "pahang", "r5", box="op-special", sabotage=[3] * 8)
    assert state(game).sabotage == [3, 3, 3, 3, 0, 3, 3, 3]


@pytest.mark.covers("3.3.2", "R-C9")
def test_selecting_a_province_without_effect_is_legal_and_said() -> None:
    game = japanese({"trengganu": {"troops": 1}, "perak": {"troops": 1}}, "construct")
    assert no_effect(game) == {"trengganu"}
    play(game, "trengganu")
    assert is_done(game)


@pytest.mark.covers("3.3.2", "4.1.1", "R-C7")
def test_reprisal_and_eliminate_accompany_construct_before_between_and_after() -> None:
    spaces: Spaces = {"perak": {"troops": 1, "kempeitai": 1}, "johore": {"troops": 1}}
    game = japanese(spaces, "construct", box="op-special")
    assert offered(game) == ["perak", "johore", "reprisal", "eliminate"]
    play(game, "perak", "new-village")
    assert offered(game) == ["johore", "reprisal", "eliminate", "done"]
    play(game, "johore", "new-village")
    assert offered(game) == ["reprisal", "eliminate", "done"]
    play(game, "reprisal", "perak", "johore")
    assert is_done(game)
    assert (space(game, "perak")["level"], space(game, "johore")["level"]) == ("neutral", "neutral")


@pytest.mark.covers("3.3.2", "R-C6", "4.3.2")
def test_a_reprisal_may_bring_construct_its_first_province() -> None:
    spaces: Spaces = {"perak": {"troops": 1, "mpaja_active": 1}}
    assert "construct" not in offered(japanese(spaces))
    game = japanese(spaces, "construct", box="op-special")
    assert prompt(game) == "reprisal-move"
    play(game, "mpaja_active:perak>kedah")
    assert offered(game) == ["new-village", "done"]


@pytest.mark.covers("3.3.2", "R-C6", "4.3.2")
def test_a_reprisal_may_not_spoil_the_only_province_of_construct() -> None:
    spaces: Spaces = {"perak": {"troops": 1}, "ec_north": {"troops": 1, "mpaja_active": 1}}
    game = japanese(spaces, "construct", "reprisal", "ec_north", box="op-special")
    assert offered(game) == ["mpaja_active:ec_north>kelantan", "mpaja_active:ec_north>pahang"]


# -- Sweep -----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.3.3", "R-J6")
def test_sweep_selects_any_space() -> None:
    assert offered_spaces(japanese({}, "sweep")) == EVERYWHERE


@pytest.mark.covers("3.3.3", "R-C6")
def test_a_sweep_may_move_nothing() -> None:
    game = japanese(POSTS, "sweep", "selangor", "done")
    assert is_done(game)
    assert here(game, "selangor", "troop") == 0


@pytest.mark.covers("3.3.3", "R-C8")
def test_adjacent_troops_move_in_together_each_once() -> None:
    spaces: Spaces = {"kedah": {"troops": 2}, "perak": {"troops": 1}, "johore": {"troops": 1}}
    game = japanese(spaces, "sweep", "perak", "pahang", "done", box="op-special")
    assert set(offered(game)) == {
        *("troop:kedah>perak", "troop:perak>pahang", "troop:johore>pahang", "done"),
    }
    play(game, "troop:kedah>perak", "troop:kedah>perak", "troop:perak>pahang")
    assert offered(game) == ["troop:johore>pahang", "done"]
    play(game, "troop:johore>pahang")
    assert [here(game, name, "troop") for name in ("kedah", "perak", "pahang", "johore")] == [0, 2, 2, 0]


@pytest.mark.covers("3.3.3", "1.8", "1.4")
def test_police_and_kempeitai_never_move_in_a_sweep() -> None:
    game = japanese({"kedah": {"police": 2, "kempeitai": 1, "troops": 1}}, "sweep", "perak")
    assert offered(game) == ["troop:kedah>perak", "done"]


@pytest.mark.covers("3.3.3", "R-J6", "1.8")
@pytest.mark.parametrize(
    ("name", "row", "shown"),
    [
        ("kedah", {"troops": 1}, 0),
        ("kedah", {"troops": 1, "police": 1}, 1),
        ("kedah", {"troops": 3, "police": 2}, 2),
        ("kedah", {"troops": 1, "kempeitai": 1}, 1),
        ("kedah", {"police": 3, "kempeitai": 1}, 3),
        ("kedah", {"kempeitai": 3}, 0),
        ("perak", {"troops": 1, "police": 1}, 2),
        ("perak", {"police": 3}, 3),
        ("kuala_lumpur", {"troops": 3}, 3),
        ("ec_south", {"troops": 2, "police": 1}, 3),
    ],
)
def test_how_many_guerrillas_a_sweep_activates(name: str, row: dict[str, int | bool], shown: int) -> None:
    game = japanese({name: {**row, "mpaja_underground": 5}}, "sweep", name)
    assert here(game, name, "mpaja_active") == shown
    assert here(game, name, "mpaja_underground") == 5 - shown


@pytest.mark.covers("3.3.3")
def test_troops_that_moved_in_count_and_those_that_left_do_not() -> None:
    spaces: Spaces = {"kedah": {"troops": 2, "mpaja_underground": 2}, "perak": {"mpaja_underground": 3}}
    game = japanese(
        spaces, "sweep", "kedah", "perak", "done", "troop:kedah>perak", "troop:kedah>perak", box="op-special"
    )
    play(game, "done")
    assert (here(game, "perak", "mpaja_active"), here(game, "kedah", "mpaja_active")) == (2, 0)


@pytest.mark.covers("3.3.3", "3.1", "R-C5")
def test_the_japanese_choose_whom_to_activate() -> None:
    spaces: Spaces = {"perak": {"police": 2, "mpaja_underground": 2, "non_mpaja_underground": 2}}
    game = japanese(spaces, "sweep", "perak")
    assert prompt(game) == "sweep-guerrilla"
    assert offered(game) == ["mpaja_underground:perak", "non_mpaja_underground:perak"]
    play(game, "non_mpaja_underground:perak", "non_mpaja_underground:perak")
    assert is_done(game)
    assert (here(game, "perak", "non_mpaja_active"), here(game, "perak", "mpaja_underground")) == (2, 2)


@pytest.mark.covers("3.3.3", "R-C7", "4.1.1")
def test_special_activities_before_the_sweep_between_its_activations_and_after() -> None:
    spaces: Spaces = {
        "perak": {"troops": 2, "kempeitai": 1, "mpaja_underground": 1},
        "johore": {"troops": 2, "mpaja_underground": 1},
        "ec_south": {"troops": 1},
    }
    game = japanese(spaces, "sweep", box="op-special")
    assert {"reprisal", "eliminate"} <= set(offered(game))
    play(game, "perak")
    assert not {"reprisal", "eliminate"} & set(offered(game))
    play(game, "johore", "done")
    assert not {"reprisal", "eliminate"} & set(offered(game))
    play(game, "done")
    assert prompt(game) == "next-activation"
    assert offered(game) == ["perak", "johore", "reprisal", "eliminate", "done"]
    play(game, "johore")
    assert offered(game) == ["perak", "reprisal", "eliminate", "done"]
    play(game, "perak")
    assert offered(game) == ["reprisal", "eliminate", "done"]


@pytest.mark.covers("3.3.3", "R-C7", "4.3.2")
def test_a_reprisal_between_moves_and_activation_drives_a_guerrilla_out_in_time() -> None:
    spaces: Spaces = {"perak": {"troops": 1, "mpaja_underground": 2}}
    game = japanese(spaces, "sweep", "perak", "done", box="op-special")
    play(game, "reprisal", "mpaja_underground:perak>kedah")
    assert is_done(game)
    assert here(game, "kedah", "mpaja_underground") == 1
    assert (here(game, "perak", "mpaja_active"), here(game, "perak", "mpaja_underground")) == (1, 0)


# -- Assault ---------------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.3.4", "1.4.3", "R-J6")
def test_assault_selects_spaces_with_troops_and_active_british_forces() -> None:
    spaces: Spaces = {
        "kedah": {"troops": 1, "mpaja_active": 1},
        "perak": {"troops": 1, "non_mpaja_active": 1},
        "pahang": {"troops": 1, "caches": 1, "mpaja_underground": 1},
        "johore": {"troops": 1, "mpaja_underground": 1, "camps": True, "force_136": 1},
        "selangor": {"police": 3, "kempeitai": 1, "mpaja_active": 1},
        "ec_south": {"troops": 1, "mpaja_active": 1},
    }
    game = japanese(spaces, "assault")
    assert offered(game) == ["kedah", "perak", "pahang", "ec_south"]
    assert no_effect(game) == {"perak", "pahang"}


@pytest.mark.covers("3.3.4", "R-J6", "1.8")
@pytest.mark.parametrize(
    ("name", "row", "removed"),
    [
        ("kedah", {"troops": 1}, 1),
        ("kedah", {"troops": 3}, 3),
        ("kuala_lumpur", {"troops": 2, "police": 3}, 2),
        ("ec_north", {"troops": 1, "police": 2}, 1),
        ("perak", {"troops": 1}, 0),
        ("perak", {"troops": 3}, 1),
        ("perak", {"troops": 4, "police": 2}, 2),
        ("selangor", {"troops": 3, "kempeitai": 1}, 3),
        ("selangor", {"troops": 5}, 2),
    ],
)
def test_how_many_pieces_an_assault_removes(name: str, row: dict[str, int | bool], removed: int) -> None:
    game = japanese({name: {**row, "mpaja_active": 5}}, "assault")
    assert is_done(game)
    assert here(game, name, "mpaja_active") == 5 - removed
    assert available(game)["mpaja"] == 5 + removed


@pytest.mark.covers("3.3.4", "3.1", "R-C4")
def test_an_assault_removes_all_that_it_can_and_the_japanese_choose_which() -> None:
    spaces: Spaces = {"johore": {"troops": 2, "mpaja_active": 2, "non_mpaja_active": 1}}
    game = japanese(spaces, "assault")
    assert offered(game) == ["mpaja_active:johore", "non_mpaja_active:johore"]
    play(game, "non_mpaja_active:johore")
    assert is_done(game)
    assert (here(game, "johore", "mpaja_active"), here(game, "johore", "non_mpaja_active")) == (1, 0)


@pytest.mark.covers("3.3.4")
@pytest.mark.parametrize(
    ("row", "guerrillas", "caches"),
    [
        ({"troops": 3, "mpaja_active": 2}, 0, 0),
        ({"troops": 2, "mpaja_active": 2}, 0, 1),
        ({"troops": 3, "mpaja_active": 1, "mpaja_underground": 1}, 1, 1),
        ({"troops": 3, "mpaja_active": 1, "non_mpaja_underground": 1}, 1, 1),
        ({"troops": 1}, 0, 0),
    ],
)
def test_a_cache_goes_only_once_no_guerrilla_is_left(row: dict[str, int | bool], guerrillas: int, caches: int) -> None:
    game = japanese({"johore": {**row, "caches": 1}}, "assault")
    assert is_done(game)
    left = sum(
        here(game, "johore", f"{kind}_{how}") for kind in ("mpaja", "non_mpaja") for how in ("active", "underground")
    )
    assert (left, here(game, "johore", "supply_cache")) == (guerrillas, caches)


@pytest.mark.covers("3.3.4", "1.9", "1.10")
def test_an_assault_leaves_force_136_and_camps() -> None:
    game = japanese({"johore": {"troops": 5, "mpaja_active": 1, "force_136": 1, "camps": True}}, "assault")
    assert here(game, "johore", "force_136") == 1
    assert "jungle_camp" in space(game, "johore")
    assert state(game).resistance == 2


@pytest.mark.covers("3.3.4", "4.1.1", "R-C7")
def test_reprisal_and_eliminate_accompany_assault() -> None:
    spaces: Spaces = {"perak": {"troops": 2, "kempeitai": 1, "mpaja_active": 2}, "johore": {"troops": 1, "caches": 1}}
    game = japanese(spaces, "assault", box="op-special")
    assert offered(game) == ["perak", "johore", "reprisal", "eliminate"]
    play(game, "johore")
    assert offered(game) == ["perak", "reprisal", "eliminate", "done"]
    play(game, "perak")
    assert offered(game) == ["reprisal", "eliminate", "done"]


@pytest.mark.covers("3.3.4", "R-C6", "4.3.2")
def test_a_reprisal_before_assault_drives_its_only_target_where_it_can_be_struck() -> None:
    spaces: Spaces = {"ec_south": {"troops": 1, "mpaja_active": 1}, "pahang": {"troops": 1}}
    game = japanese(spaces, "assault", "reprisal", "ec_south", "done", box="op-special")
    assert is_done(game)
    assert (here(game, "ec_south", "mpaja_active"), here(game, "pahang", "mpaja_active")) == (0, 0)
    assert available(game)["mpaja"] == 10


@pytest.mark.covers("3.3.4", "R-C6", "4.3.2")
def test_a_reprisal_that_would_leave_assault_no_target_comes_after_it_only() -> None:
    spaces: Spaces = {"ec_south": {"troops": 1, "mpaja_active": 1}}
    game = japanese(spaces, "assault", box="op-special")
    assert here(game, "ec_south", "mpaja_active") == 0
    assert offered(game) == ["reprisal", "done"]
