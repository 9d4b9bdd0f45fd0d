"""Section 3: Operations in general, and Train, Contact, Sabotage and Ambush of the British."""

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
from tests.tabletalk import here

PROVINCES = {"kedah", "perak", "kelantan", "trengganu", "pahang", "selangor", "negri_sembilan", "johore"}
ECS = {"ec_north", "ec_south"}
EVERYWHERE = PROVINCES | ECS | {"kuala_lumpur"}
LED = {"force_136": 1}
BAND = {"force_136": 1, "mpaja_underground": 1}
DICE = [f"die:{n}" for n in range(1, 7)]


def available(game: Game) -> dict[str, int]:
    view: Any = game.driver.rules.view(game.driver.state)
    pieces: dict[str, int] = view["available"]
    return pieces


def camps(game: Game) -> set[str]:
    return {name for name in PROVINCES if "jungle_camp" in space(game, name)}


# -- Operations in general -------------------------------------------------------------------------------------------

THREE: Spaces = {name: {**BAND, "police": 1} for name in ("perak", "pahang", "johore")}


@pytest.mark.covers("3.1", "R-C6")
@pytest.mark.parametrize("names", [("train", "perak", "non_mpaja"), ("sabotage", "perak", "r3"), ("ambush", "perak")])
def test_a_space_is_selected_once_and_the_player_stops_where_he_likes(names: tuple[str, ...]) -> None:
    game = play(table(THREE), "limited-op", names[0])
    assert offered(game) == ["perak", "pahang", "johore"]
    play(game, *names[1:])
    assert offered(game) == ["pahang", "johore", "done"]


@pytest.mark.covers("3.1", "3.2", "3.1.1")
@pytest.mark.parametrize("box", ["limited-op", "op-special"])
def test_the_player_orders_the_spaces_and_takes_as_many_as_qualify(box: str) -> None:
    game = play(table(THREE), box, "ambush", "johore", "perak", "pahang")
    assert not offered_spaces(game)
    assert sum(state(game).police) == 0
    assert sum(state(game).mpaja_active) == 3


@pytest.mark.covers("3.2", "R-C6")
def test_no_british_operation_is_offered_that_could_not_begin() -> None:
    def operations(spaces: Spaces) -> list[str]:
        return offered(play(table(spaces), "limited-op"))

    assert operations({}) == ["contact", "pass"]
    assert operations({"ec_north": LED}) == ["contact", "pass"]
    assert operations({"perak": LED}) == ["train", "contact", "pass"]
    assert operations({"ec_north": BAND}) == ["contact", "sabotage", "pass"]
    assert operations({"perak": {**LED, "mpaja_active": 1, "police": 1}}) == ["train", "contact", "pass"]
    assert operations({"perak": {**BAND, "kempeitai": 1}}) == ["train", "contact", "sabotage", "ambush", "pass"]


@pytest.mark.covers("3.1", "1.7")
def test_british_operations_cost_nothing() -> None:
    game = play(table(THREE, resources=5), "limited-op", "train", "perak", "non_mpaja", "done")
    assert state(game).resources == 5


# -- Train -----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.2.1", "1.9")
def test_train_selects_spaces_with_force_136_that_are_no_economic_centers() -> None:
    spaces: Spaces = {
        "perak": LED,
        "kuala_lumpur": {**LED, "troops": 3},
        "ec_north": LED,
        "johore": {"camps": True, "mpaja_active": 2},
    }
    assert offered(play(table(spaces), "limited-op", "train")) == ["perak", "kuala_lumpur"]


@pytest.mark.covers("3.2.1", "R-J4", "1.10")
@pytest.mark.parametrize(
    ("here_too", "first", "second"),
    [
        ({}, ["non_mpaja", "done"], []),
        ({"camps": True}, ["non_mpaja", "mpaja", "done"], []),
        ({"caches": 1}, ["non_mpaja", "mpaja", "done"], ["non_mpaja", "mpaja", "done"]),
        ({"caches": 1, "camps": True}, ["non_mpaja", "mpaja", "done"], ["non_mpaja", "mpaja", "done"]),
    ],
)
@pytest.mark.parametrize("force", [1, 3])
def test_what_train_places(here_too: dict[str, int | bool], first: list[str], second: list[str], force: int) -> None:
    """Further Force 136 in the space make no difference."""
    game = play(table({"perak": {"force_136": force, **here_too}}), "limited-op", "train")
    assert offered(game) == first
    play(game, "non_mpaja")
    assert offered(game) == second or (not second and is_done(game))
    assert here(game, "perak", "non_mpaja_underground") == 1


@pytest.mark.covers("3.2.1", "R-J4")
@pytest.mark.parametrize("pieces", [("mpaja", "mpaja"), ("mpaja", "non_mpaja"), ("non_mpaja", "non_mpaja")])
def test_at_a_cache_any_two_guerrillas_may_be_placed(pieces: tuple[str, str]) -> None:
    game = play(table({"perak": {**LED, "caches": 1}}), "limited-op", "train", *pieces)
    assert is_done(game)
    assert here(game, "perak", "mpaja_underground") == pieces.count("mpaja")
    assert here(game, "perak", "non_mpaja_underground") == pieces.count("non_mpaja")


@pytest.mark.covers("3.2.1", "R-C4", "R-J4")
@pytest.mark.parametrize("placed", [(), ("mpaja",)])
def test_train_may_place_fewer(placed: tuple[str, ...]) -> None:
    game = play(table({"perak": {**LED, "caches": 1}}), "limited-op", "train", *placed, "done")
    assert is_done(game)
    assert here(game, "perak", "mpaja_underground") == len(placed)


@pytest.mark.covers("3.2.1")
def test_in_kuala_lumpur_train_places_a_non_mpaja_guerrilla() -> None:
    game = play(table({"kuala_lumpur": LED}), "limited-op", "train")
    assert offered(game) == ["non_mpaja", "done"]


@pytest.mark.covers("3.2.1", "4.2.1", "4.1", "R-C7")
def test_supply_before_train_makes_room_for_two() -> None:
    game = table({"perak": {**LED, "camps": True}})
    play(game, "op-special", "train", "supply", "mpaja", "mpaja")
    assert is_done(game)
    assert (here(game, "perak", "mpaja_underground"), here(game, "perak", "supply_cache")) == (2, 1)


@pytest.mark.covers("3.2.1", "4.2.1", "4.1", "R-C7")
def test_supply_comes_between_two_train_spaces_or_after_the_last() -> None:
    spaces: Spaces = {"perak": {**LED, "camps": True}, "johore": {**LED, "camps": True}}
    game = play(table(spaces), "op-special", "train", "perak", "mpaja", "supply", "johore", "done")
    assert offered(game) == ["johore", "done"]
    play(game, "johore", "mpaja", "mpaja")
    assert is_done(game)
    game = play(table(spaces), "op-special", "train", "perak", "mpaja", "johore", "mpaja")
    assert offered(game) == ["supply", "done"]
    play(game, "supply", "perak", "johore")
    assert is_done(game)
    assert camps(game) == set()


@pytest.mark.covers("3.2.1", "4.1.1")
def test_gather_does_not_accompany_train() -> None:
    spaces: Spaces = {"perak": {**BAND, "camps": True, "caches": 1}}
    assert offered(play(table(spaces), "op-special", "train")) == ["perak", "supply", "raid"]


# -- Contact: placing ------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.2.2", "R-J2")
def test_contact_places_one_force_136_in_any_province() -> None:
    game = play(table({"perak": LED}), "limited-op", "contact", "place-force")
    assert offered_spaces(game) == PROVINCES
    play(game, "perak")
    assert is_done(game)
    assert (here(game, "perak", "force_136"), camps(game)) == (2, {"perak"})


@pytest.mark.covers("3.2.2", "1.9", "R-J2")
def test_contact_without_an_available_force_136_moves() -> None:
    game = play(table({"perak": {"force_136": 3}}), "op-special", "contact")
    assert offered(game)[0] == "move-force"
    assert "place-force" not in offered(game)


@pytest.mark.covers("3.2.2")
def test_contact_without_a_force_136_on_the_map_places() -> None:
    game = play(table({}), "limited-op", "contact")
    assert prompt(game) == "contact-province"


@pytest.mark.covers("3.2.2", "R-J2")
def test_contact_places_or_moves_but_not_both() -> None:
    game = play(table({"perak": LED}), "limited-op", "contact", "place-force", "johore")
    assert is_done(game)
    assert (here(game, "perak", "force_136"), available(game)["force_136"]) == (1, 1)
    game = play(table({"perak": LED}), "limited-op", "contact", "move-force", "force_136:perak>kedah")
    assert is_done(game)
    assert available(game)["force_136"] == 2


# -- Contact: moving -------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.2.2", "R-J2", "R-C6", "R-C8")
def test_contact_moves_any_markers_one_step_and_at_least_one() -> None:
    spaces: Spaces = {"kedah": {"force_136": 2}, "perak": LED}
    game = play(table(spaces), "limited-op", "contact")
    assert prompt(game) == "contact-move"
    assert "done" not in offered(game)
    play(game, "force_136:kedah>perak")
    assert "force_136:kedah>perak" in offered(game)
    assert "done" in offered(game)
    play(game, "force_136:perak>pahang")
    assert offered(game) == ["force_136:kedah>perak", "done"]
    play(game, "done")
    assert is_done(game)
    assert [here(game, name, "force_136") for name in ("kedah", "perak", "pahang")] == [1, 1, 1]


@pytest.mark.covers("3.2.2", "R-J2")
@pytest.mark.parametrize("goal", ["kuala_lumpur", "ec_south", "selangor", "pahang", "johore"])
def test_force_136_moves_into_any_kind_of_space(goal: str) -> None:
    game = play(table({"negri_sembilan": LED}), "limited-op", "contact", "move-force")
    play(game, f"force_136:negri_sembilan>{goal}")
    assert is_done(game)
    assert here(game, goal, "force_136") == 1
    assert camps(game) == {goal} & PROVINCES


@pytest.mark.covers("3.2.2", "R-J2")
def test_only_a_non_mpaja_guerrilla_of_the_same_origin_goes_along() -> None:
    spaces: Spaces = {
        "kedah": {**LED, "mpaja_underground": 1, "non_mpaja_active": 1, "non_mpaja_underground": 1},
        "perak": {"non_mpaja_active": 1},
    }
    game = play(table(spaces), "limited-op", "contact", "move-force")
    assert prompt(game) == "contact-escort-move"
    assert offered(game) == ["non_mpaja_underground:kedah>perak", "non_mpaja_active:kedah>perak", "done"]
    play(game, "non_mpaja_active:kedah>perak")
    assert is_done(game)
    assert (here(game, "perak", "non_mpaja_active"), here(game, "kedah", "non_mpaja_underground")) == (2, 1)


@pytest.mark.covers("3.2.2", "R-C4")
def test_the_escort_is_optional() -> None:
    game = table({"kedah": {**LED, "non_mpaja_underground": 1}})
    play(game, "limited-op", "contact", "move-force", "done")
    assert is_done(game)
    assert here(game, "kedah", "non_mpaja_underground") == 1
    assert here(game, "perak", "force_136") == 1


@pytest.mark.covers("3.2.2")
def test_each_marker_has_its_own_escort() -> None:
    game = table({"kedah": {"force_136": 2, "non_mpaja_underground": 3}, "johore": LED})
    play(game, "limited-op", "contact", "force_136:kedah>perak", "non_mpaja_underground:kedah>perak")
    play(game, "force_136:kedah>perak", "non_mpaja_underground:kedah>perak", "done")
    assert is_done(game)
    assert (here(game, "perak", "non_mpaja_underground"), here(game, "kedah", "non_mpaja_underground")) == (2, 1)


@pytest.mark.covers("3.2.2", "R-C8")
def test_an_escort_moves_once() -> None:
    spaces: Spaces = {"kedah": {**LED, "non_mpaja_underground": 1}, "perak": {"force_136": 2}}
    game = play(table(spaces), "limited-op", "contact", "force_136:kedah>perak", "non_mpaja_underground:kedah>perak")
    play(game, "force_136:perak>pahang")
    assert prompt(game) == "contact-move"
    assert here(game, "perak", "non_mpaja_underground") == 1


@pytest.mark.covers("3.2.2", "R-C8")
def test_an_escort_of_the_other_state_may_still_leave() -> None:
    spaces: Spaces = {"kedah": {**LED, "non_mpaja_underground": 1}, "perak": {"force_136": 2, "non_mpaja_active": 1}}
    game = play(table(spaces), "limited-op", "contact", "force_136:kedah>perak", "non_mpaja_underground:kedah>perak")
    play(game, "force_136:perak>pahang")
    assert offered(game) == ["non_mpaja_active:perak>pahang", "done"]


# -- Contact: camps --------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.2.2", "1.10", "R-J2")
def test_each_province_entered_gets_a_camp_and_those_left_keep_theirs() -> None:
    spaces: Spaces = {"perak": {**LED, "camps": True}, "johore": LED, "negri_sembilan": LED}
    game = play(table(spaces), "limited-op", "contact", "force_136:perak>kelantan")
    play(game, "force_136:johore>pahang", "force_136:negri_sembilan>kuala_lumpur")
    assert is_done(game)
    assert camps(game) == {"perak", "kelantan", "pahang"}


@pytest.mark.covers("3.2.2", "1.10", "R-J2", "R-J19")
def test_camps_of_this_contact_are_not_taken_for_its_others() -> None:
    spaces: Spaces = {
        "johore": LED,
        "pahang": LED,
        "negri_sembilan": LED,
        **{name: {"camps": True} for name in ("kedah", "perak", "kelantan", "trengganu")},
    }
    game = play(table(spaces), "limited-op", "contact", "force_136:johore>pahang")
    play(game, "force_136:pahang>johore", "force_136:negri_sembilan>selangor")
    assert offered(game) == ["kedah", "perak", "kelantan", "trengganu"]
    play(game, "kedah")
    assert offered(game) == ["perak", "kelantan", "trengganu"]
    play(game, "kelantan")
    assert offered(game) == ["perak", "trengganu"]
    play(game, "perak")
    assert is_done(game)
    assert camps(game) == {"trengganu", "pahang", "johore", "selangor"}


@pytest.mark.covers("3.2.2", "R-C7", "4.1")
def test_special_activities_before_between_and_after_the_parts_of_contact() -> None:
    spaces: Spaces = {"perak": {**LED, "camps": True}}
    before = play(table(spaces), "op-special", "contact", "supply", "move-force", "force_136:perak>kedah")
    assert is_done(before)
    assert (here(before, "perak", "supply_cache"), camps(before)) == (1, {"kedah"})
    between = play(table(spaces), "op-special", "contact", "place-force", "kedah")
    assert prompt(between) == "special-or-done"
    assert camps(between) == {"perak"}
    play(between, "supply")
    assert is_done(between)
    assert (here(between, "perak", "supply_cache"), camps(between)) == (1, {"kedah"})
    after = play(table(spaces), "op-special", "contact", "place-force", "kedah", "done")
    assert camps(after) == {"perak", "kedah"}
    play(after, "supply", "kedah", "perak")
    assert is_done(after)
    assert (here(after, "kedah", "supply_cache"), camps(after)) == (1, set())


@pytest.mark.covers("3.2.2", "R-C7")
def test_a_camp_that_supply_takes_between_comes_back() -> None:
    game = table({"kedah": LED, "perak": {"camps": True}})
    play(game, "op-special", "contact", "move-force", "supply")
    assert is_done(game)
    assert (here(game, "perak", "supply_cache"), camps(game)) == (1, {"perak"})


@pytest.mark.covers("3.2.2", "R-C7")
def test_nothing_comes_between_two_markers_that_move() -> None:
    spaces: Spaces = {"perak": {**LED, "camps": True}, "johore": {**LED, "camps": True}}
    game = play(table(spaces), "op-special", "contact", "move-force")
    assert not {"supply", "gather", "raid"} & set(offered(game))
    play(game, "force_136:perak>kedah")
    assert not {"supply", "gather", "raid"} & set(offered(game))


@pytest.mark.covers("3.2.2", "4.1.1")
def test_supply_gather_and_raid_accompany_contact() -> None:
    spaces: Spaces = {"perak": {**BAND, "camps": True, "caches": 1}}
    assert offered(play(table(spaces), "op-special", "contact"))[2:] == ["supply", "gather", "raid"]


@pytest.mark.covers("3.2.2", "1.15", "R-C1")
def test_an_escort_into_a_new_village_settles_when_all_moves_are_made() -> None:
    spaces: Spaces = {"kedah": {**LED, "non_mpaja_underground": 1}, "perak": {"new_villages": True}, "johore": LED}
    game = play(table(spaces), "limited-op", "contact", "move-force", "force_136:kedah>perak")
    play(game, "non_mpaja_underground:kedah>perak", "done")
    assert "new_village" not in space(game, "perak")


# -- Sabotage --------------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.2.3", "R-J18")
def test_sabotage_selects_spaces_with_force_136_and_an_underground_guerrilla() -> None:
    spaces: Spaces = {
        "perak": {**LED, "non_mpaja_underground": 1},
        "ec_north": BAND,
        "johore": {**LED, "mpaja_active": 2},
        "pahang": {"mpaja_underground": 2},
    }
    assert offered(play(table(spaces), "limited-op", "sabotage")) == ["perak", "ec_north"]
    assert offered(play(table({"kuala_lumpur": {**BAND, "troops": 6}}), "limited-op", "sabotage")) == ["r5", "r6"]


@pytest.mark.covers("3.2.3", "1.12", "1.4.3")
def test_sabotage_activates_one_guerrilla_of_choice_and_marks_one_railway() -> None:
    game = table({"perak": {**LED, "mpaja_underground": 2, "non_mpaja_underground": 1}})
    play(game, "limited-op", "sabotage")
    assert offered(game) == ["mpaja_underground:perak", "non_mpaja_underground:perak"]
    play(game, "non_mpaja_underground:perak", "r4")
    assert is_done(game)
    assert (here(game, "perak", "mpaja_underground"), here(game, "perak", "non_mpaja_active")) == (2, 1)
    assert state(game).sabotage == broken("r4")


@pytest.mark.covers("3.2.3", "1.4.2")
def test_each_space_marks_another_railway() -> None:
    spaces: Spaces = {"perak": BAND, "ec_north": BAND, "selangor": BAND}
    game = play(table(spaces), "limited-op", "sabotage", "ec_north", "r5", "perak")
    assert offered(game) == ["r3", "r4"]
    play(game, "r3")
    assert game.preview("selangor").lines[1:] == ("1 MPAJA Guerrilla became Active in Selangor",)
    play(game, "selangor")
    assert here(game, "selangor", "mpaja_active") == 1
    assert state(game).sabotage == broken("r3", "r5")


@pytest.mark.covers("3.2.3", "R-J18", "R-C9")
@pytest.mark.parametrize(
    ("name", "sabotage"), [("trengganu", broken()), ("kedah", broken("r1")), ("johore", broken("r7", "r8"))]
)
def test_without_a_railway_to_mark_the_guerrilla_is_activated_for_nothing(name: str, sabotage: list[int]) -> None:
    game = play(table({name: BAND}, sabotage=sabotage), "limited-op", "sabotage")
    assert is_done(game)
    assert here(game, name, "mpaja_active") == 1
    assert state(game).sabotage == sabotage


@pytest.mark.covers("3.2.3", "4.1.1", "4.2.2", "R-C6")
def test_gather_before_sabotage_leaves_its_only_guerrilla_alone() -> None:
    spaces: Spaces = {"perak": BAND, "kedah": {"mpaja_underground": 1}}
    game = play(table(spaces), "op-special", "sabotage", "gather")
    assert offered(game) == ["kedah", "done"]
    game = play(table({"perak": {**LED, "mpaja_underground": 2}}), "op-special", "sabotage", "gather")
    assert offered(game) == ["perak", "done"]


@pytest.mark.covers("3.2.3", "R-C6", "4.2.3")
def test_a_raid_may_bring_sabotage_its_first_guerrilla() -> None:
    spaces: Spaces = {"kelantan": {"caches": 1, "mpaja_underground": 1}, "perak": LED, "pahang": {}}
    assert "sabotage" not in offered(play(table(spaces), "limited-op"))
    game = play(table(spaces), "op-special", "sabotage")
    assert prompt(game) == "sabotage-railway"
    play(game, "r3")
    assert is_done(game)
    assert here(game, "perak", "mpaja_active") == 1


@pytest.mark.covers("3.2.3", "R-C7")
def test_gather_between_two_sabotage_spaces() -> None:
    spaces: Spaces = {"perak": {**LED, "mpaja_underground": 2}, "johore": BAND}
    game = table(spaces, dice=["intel-1"])
    play(game, "op-special", "sabotage", "perak", "r3", "gather", "perak", "perak", "done")
    assert "intel_1" in space(game, "perak")
    assert offered(game) == ["johore", "done"]


# -- Ambush ----------------------------------------------------------------------------------------------------------


def roll(spaces: Spaces, die: int, **numbers: Any) -> Game:
    """The British Ambush in the one space that qualifies, and roll."""
    game = play(table(spaces, dice=[f"die:{die}"], **numbers), "limited-op", "ambush")
    if prompt(game) == "ambush-how":
        play(game, "roll")
    return game


@pytest.mark.covers("3.2.4", "1.8", "R-J5")
def test_ambush_selects_spaces_with_a_target() -> None:
    spaces: Spaces = {
        "kedah": {**LED, "mpaja_underground": 1, "troops": 1},
        "perak": {"mpaja_underground": 1, "police": 1},
        "ec_north": {"force_136": 1, "non_mpaja_underground": 1, "kempeitai": 1},
        "johore": {**LED, "mpaja_active": 1, "police": 1},
    }
    assert offered(play(table(spaces), "limited-op", "ambush")) == ["kedah", "ec_north"]
    assert "ambush" not in offered(play(table({"perak": BAND}), "limited-op"))


@pytest.mark.covers("3.2.4", "1.4.1")
def test_ambush_removes_a_police_without_a_roll() -> None:
    game = play(table({"perak": {**BAND, "police": 2, "troops": 3}}), "limited-op", "ambush", "remove-police")
    assert is_done(game)
    assert (here(game, "perak", "police"), here(game, "perak", "mpaja_active")) == (1, 1)
    assert (available(game)["police"], state(game).resistance) == (5, 2)


@pytest.mark.covers("3.2.4", "1.4.3")
def test_the_british_choose_who_ambushes() -> None:
    game = table({"perak": {**BAND, "non_mpaja_underground": 1, "police": 1}})
    play(game, "limited-op", "ambush")
    assert offered(game) == ["mpaja_underground:perak", "non_mpaja_underground:perak"]
    play(game, "non_mpaja_underground:perak")
    assert (here(game, "perak", "non_mpaja_active"), here(game, "perak", "mpaja_underground")) == (1, 1)


@pytest.mark.covers("3.2.4", "R-J5", "R-C17")
@pytest.mark.parametrize("cubes", [1, 3, 5, 6])
@pytest.mark.parametrize("die", range(1, 7))
def test_the_die_must_exceed_the_cubes(cubes: int, die: int) -> None:
    """Police count, Kempeitai do not."""
    game = roll({"johore": {**BAND, "troops": cubes - cubes // 3, "police": cubes // 3, "kempeitai": 2}}, die)
    assert (prompt(game) == "ambush-move") is (die > cubes)
    assert here(game, "johore", "mpaja_active") == 1
    assert state(game).resistance == 2


@pytest.mark.covers("3.2.4", "R-J5")
@pytest.mark.parametrize(
    ("caches", "bonus"),
    [
        ((), 0),
        (("johore",), 1),
        (("pahang",), 1),
        (("kedah",), 0),
        (("johore", "pahang"), 2),
        (("johore", "pahang", "negri_sembilan"), 3),
        (("kedah", "perak", "trengganu"), 0),
    ],
)
def test_each_cache_in_or_next_to_the_space_adds_1(caches: tuple[str, ...], bonus: int) -> None:
    for die in (4 - bonus, 5 - bonus):
        spaces: Spaces = {"johore": {**BAND, "troops": 4}}
        for name in caches:
            spaces[name] = {**spaces.get(name, {}), "caches": 1}
        assert (prompt(roll(spaces, die)) == "ambush-move") is (die + bonus > 4)


@pytest.mark.covers("3.2.4", "R-J5", "7.1")
@pytest.mark.parametrize("piece", ["troop", "kempeitai"])
def test_a_success_sends_a_troop_or_a_kempeitai_to_kuala_lumpur(piece: str) -> None:
    game = roll({"johore": {**BAND, "troops": 2, "kempeitai": 1}}, 3)
    assert offered(game) == ["troop:johore>kuala_lumpur", "kempeitai:johore>kuala_lumpur", "done"]
    play(game, f"{piece}:johore>kuala_lumpur")
    assert is_done(game)
    assert here(game, "kuala_lumpur", piece) == 1
    assert state(game).resistance == 3


@pytest.mark.covers("3.2.4", "R-C4", "R-J5")
def test_a_success_may_be_left_unused() -> None:
    game = play(roll({"johore": {**BAND, "troops": 2}}, 3), "done")
    assert is_done(game)
    assert (here(game, "johore", "troop"), state(game).resistance) == (2, 2)


@pytest.mark.covers("3.2.4")
def test_a_success_moves_one_piece_only_and_never_police() -> None:
    game = roll({"johore": {**BAND, "troops": 2, "police": 1}}, 6)
    assert offered(game) == ["troop:johore>kuala_lumpur", "done"]
    play(game, "troop:johore>kuala_lumpur")
    assert is_done(game)
    assert (here(game, "johore", "troop"), here(game, "johore", "police")) == (1, 1)


@pytest.mark.covers("3.2.4", "R-J5")
def test_kempeitai_without_cubes_are_ambushed_for_sure() -> None:
    game = play(table({"johore": {**BAND, "kempeitai": 1}}), "limited-op", "ambush")
    assert prompt(game) == "ambush-move"


@pytest.mark.covers("3.2.4", "R-J5")
def test_in_kuala_lumpur_only_police_can_be_ambushed() -> None:
    city = {**BAND, "troops": 1, "kempeitai": 1}
    assert "ambush" not in offered(play(table({"kuala_lumpur": city}), "limited-op"))
    game = play(table({"kuala_lumpur": {**city, "police": 2}}), "limited-op", "ambush")
    assert is_done(game)
    assert here(game, "kuala_lumpur", "police") == 1
    assert state(game).resistance == 2


@pytest.mark.covers("3.2.4", "R-C17", "R-C7")
def test_a_roll_is_seen_before_the_next_space_is_selected() -> None:
    spaces: Spaces = {"perak": {**BAND, "troops": 5}, "johore": {**BAND, "troops": 1}}
    game = play(table(spaces, dice=["die:2", "die:2"]), "limited-op", "ambush", "perak")
    assert offered(game) == ["johore", "done"]
    play(game, "johore", "troop:johore>kuala_lumpur")
    assert is_done(game)
    assert (here(game, "perak", "troop"), state(game).resistance) == (5, 3)


@pytest.mark.covers("3.2.4", "1.15", "R-J6", "R-C1")
def test_the_last_troop_sent_away_leaves_no_new_village() -> None:
    game = play(roll({"johore": {**BAND, "troops": 1, "new_villages": True}}, 6), "troop:johore>kuala_lumpur")
    assert "new_village" not in space(game, "johore")


@pytest.mark.covers("3.2.4", "R-C6", "4.2.3")
def test_a_raid_may_bring_ambush_its_first_guerrilla() -> None:
    spaces: Spaces = {"kelantan": {"caches": 1, "mpaja_underground": 1}, "perak": {**LED, "police": 1}}
    assert "ambush" not in offered(play(table(spaces), "limited-op"))
    game = play(table(spaces), "op-special", "ambush")
    assert here(game, "perak", "mpaja_active") == 1
    assert here(game, "perak", "police") == 0
    assert is_done(game)


@pytest.mark.covers("3.2.4", "R-C6", "4.2.3")
def test_a_raid_that_cannot_bring_a_target_does_not_make_ambush_possible() -> None:
    spaces: Spaces = {"kelantan": {"caches": 1, "mpaja_underground": 1}, "perak": LED, "pahang": {"police": 1}}
    assert "ambush" not in offered(play(table(spaces), "op-special"))
    spaces = {"kelantan": {"caches": 1, "mpaja_active": 1}, "perak": {**LED, "police": 1}}
    assert "ambush" not in offered(play(table(spaces), "op-special"))


@pytest.mark.covers("3.2.4", "R-C6", "4.2.3")
def test_a_raid_may_not_lead_away_the_only_guerrilla_that_can_ambush() -> None:
    spaces: Spaces = {"perak": {**BAND, "caches": 1, "police": 1}, "kedah": {"troops": 1}}
    assert "raid" not in offered(play(table(spaces), "op-special", "ambush"))
    spaces["perak"]["mpaja_underground"] = 2
    assert "raid" in offered(play(table(spaces), "op-special", "ambush"))


@pytest.mark.covers("3.2.4", "R-C7", "4.1.1")
def test_gather_and_raid_accompany_ambush_before_between_and_after() -> None:
    spaces: Spaces = {
        "perak": {**LED, "mpaja_underground": 3, "caches": 1, "police": 1},
        "johore": {**BAND, "police": 1},
    }
    game = play(table(spaces), "op-special", "ambush")
    assert offered(game) == ["perak", "johore", "gather", "raid"]
    play(game, "perak")
    assert offered(game) == ["johore", "gather", "raid", "done"]
    play(game, "johore")
    assert offered(game) == ["gather", "raid", "done"]
    play(game, "raid", "kedah", "mpaja_active:perak>kedah", "done", "done")
    assert is_done(game)
    assert here(game, "kedah", "mpaja_active") == 1
