"""Section 1: the map, the pieces, levels, Control, tracks and New Villages."""

from __future__ import annotations

from typing import Any

import pytest

import coinbox
from coinbox import Game, PositionError
from tests.malaya.table import Spaces, event, is_done, offered, offered_spaces, play, prompt, space, state, table
from tests.tabletalk import drawn

ADJACENT = {
    "thailand": {"kedah", "perak", "kelantan"},
    "kedah": {"thailand", "perak"},
    "perak": {"thailand", "kedah", "kelantan", "pahang", "selangor", "ec_north"},
    "kelantan": {"thailand", "perak", "pahang", "trengganu", "ec_north"},
    "trengganu": {"kelantan", "pahang"},
    "pahang": {
        "perak",
        "kelantan",
        "trengganu",
        "selangor",
        "kuala_lumpur",
        "negri_sembilan",
        "johore",
        "ec_north",
        "ec_south",
    },
    "selangor": {"perak", "pahang", "kuala_lumpur", "negri_sembilan"},
    "kuala_lumpur": {"pahang", "negri_sembilan", "selangor"},
    "negri_sembilan": {"kuala_lumpur", "pahang", "johore", "ec_south", "selangor"},
    "johore": {"negri_sembilan", "pahang", "ec_south"},
    "ec_north": {"perak", "kelantan", "pahang"},
    "ec_south": {"pahang", "johore", "negri_sembilan"},
}
POPULATION = {
    "thailand": 0,
    "kedah": 2,
    "perak": 3,
    "kelantan": 2,
    "trengganu": 1,
    "pahang": 1,
    "selangor": 1,
    "kuala_lumpur": 2,
    "negri_sembilan": 2,
    "johore": 2,
    "ec_north": 0,
    "ec_south": 0,
}
JUNGLE = {"kedah", "kelantan", "trengganu", "pahang", "negri_sembilan", "johore"}
MOUNTAIN = {"perak", "selangor"}
ECS = {"ec_north", "ec_south"}
BEFORE_PROPAGANDA = ["M1", "M2", "M3", "M4"]


def spaces_drawn() -> dict[str, dict[str, Any]]:
    return {s["id"]: s for s in drawn(table())["spaces"]}


def villages_in_pool(game: Game) -> int:
    number: int = drawn(game)["available"]["new_village"]
    return number


def has_village(game: Game, name: str) -> bool:
    return "new_village" in space(game, name)


# -- the map ---------------------------------------------------------------------------------------------------------


@pytest.mark.covers("1.3", "1.3.1")
def test_the_map_has_eight_provinces_thailand_the_capital_and_two_economic_centers() -> None:
    kinds = [s["kind"] for s in spaces_drawn().values()]
    assert len(kinds) == 12
    assert kinds.count("province") == 8
    assert kinds.count("economic_center") == 2
    assert spaces_drawn()["thailand"]["kind"] == "foreign"
    assert spaces_drawn()["kuala_lumpur"]["kind"] == "city"


@pytest.mark.covers("1.3.6")
@pytest.mark.parametrize("name", ADJACENT)
def test_adjacency_is_that_of_the_board(name: str) -> None:
    assert set(spaces_drawn()[name]["adjacent"]) == ADJACENT[name]


@pytest.mark.covers("1.3.2")
def test_population_is_that_of_the_board() -> None:
    assert {name: s["population"] for name, s in spaces_drawn().items()} == POPULATION
    assert sum(POPULATION.values()) == 16


@pytest.mark.covers("1.3.2")
def test_perak_and_selangor_are_mountains_and_the_other_provinces_jungle() -> None:
    drawn = spaces_drawn()
    assert {name for name, s in drawn.items() if s["terrain"] == "mountain"} == MOUNTAIN
    assert {name for name, s in drawn.items() if s["terrain"] == "jungle"} == JUNGLE


@pytest.mark.covers("1.3.1", "1.3.3")
@pytest.mark.parametrize("piece", ["troops", "police"])
def test_no_british_piece_can_stand_in_thailand(piece: str) -> None:
    with pytest.raises(PositionError):
        table({"thailand": {piece: 1}})


@pytest.mark.covers("1.3.3", "3.2")
@pytest.mark.parametrize("operation", ["train", "garrison", "sweep", "assault"])
def test_no_british_operation_selects_thailand(operation: str) -> None:
    spaces = {
        "thailand": {"active": 3, "bases": 1},
        "perak": {"troops": 4, "police": 2, "active": 1},
        "johore": {"troops": 2, "active": 2},
    }
    game = play(table(spaces), "op-special", operation)
    assert "thailand" not in offered_spaces(game)
    assert {"perak", "johore"} <= offered_spaces(game)


@pytest.mark.covers("1.3.3")
def test_mcp_control_of_thailand_costs_no_political_will() -> None:
    game = play(table({}, by="mcp"), "limited-op", "rally", "thailand")
    assert space(game, "thailand") == {"underground": 1, "control": "mcp", "level": "neutral"}
    assert state(game).political_will == 12


@pytest.mark.covers("1.3.3", "1.6")
@pytest.mark.parametrize("level", ["support", "opposition"])
@pytest.mark.parametrize("name", ["thailand", "ec_north", "ec_south"])
def test_thailand_and_economic_centers_have_no_level(name: str, level: str) -> None:
    with pytest.raises(PositionError):
        table({name: {level: True}})


@pytest.mark.covers("1.3.3", "R-M7")
def test_terror_in_thailand_costs_a_resource_and_only_activates() -> None:
    game = play(table({"thailand": {"underground": 2}}, by="mcp"), "limited-op", "terror")
    assert space(game, "thailand") == {"underground": 1, "active": 1, "control": "mcp", "level": "neutral"}
    assert state(game).mcp_resources == 9


@pytest.mark.covers("1.3.3", "3.3.1")
def test_thailand_is_a_refuge_to_rally_march_and_extort_in() -> None:
    game = table({"perak": {"underground": 1}, "thailand": {"underground": 1, "bases": 1}}, by="mcp")
    play(game, "op-special", "march", "thailand", "done", "extort")
    assert space(game, "thailand") == {"underground": 1, "active": 1, "base": 1, "control": "mcp", "level": "neutral"}
    assert state(game).mcp_resources == 10


@pytest.mark.covers("1.3.4", "6.1.2")
def test_kuala_lumpur_has_population_2_and_its_terror_costs_political_will() -> None:
    game = table({"kuala_lumpur": {"terror": 1, "opposition": True}}, stage="reveal", played=BEFORE_PROPAGANDA)
    play(game, "card:M33")
    assert state(game).political_will == 12 - 2 - 1


@pytest.mark.covers("1.3.5", "1.7")
def test_an_economic_center_is_never_controlled() -> None:
    game = table({"ec_north": {"troops": 3}, "ec_south": {"underground": 3}})
    assert space(game, "ec_north") == {"troop": 3, "control": "none", "level": "neutral"}
    assert space(game, "ec_south") == {"underground": 3, "control": "none", "level": "neutral"}


# -- pieces ----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("1.2", "1.4")
@pytest.mark.parametrize(
    ("piece", "number"), [("troops", 15), ("police", 15), ("underground", 15), ("active", 15), ("bases", 4)]
)
def test_there_are_fifteen_troops_police_and_guerrillas_and_four_bases(piece: str, number: int) -> None:
    half = number // 2
    kind = {"troops": 0, "police": 1, "underground": 2, "active": 2, "bases": 3}[piece]
    full: Spaces = {"perak": {piece: half}, "johore": {piece: number - half}}
    assert state(table(full)).available[kind] == 0
    with pytest.raises(PositionError):
        table({**full, "kedah": {piece: 1}})


@pytest.mark.covers("1.4")
def test_underground_and_active_guerrillas_are_one_type() -> None:
    assert state(table({"perak": {"underground": 8}, "johore": {"active": 7}})).available[2] == 0
    with pytest.raises(PositionError):
        table({"perak": {"underground": 8}, "johore": {"active": 8}})


@pytest.mark.covers("1.4.1")
def test_removed_pieces_go_to_available() -> None:
    game = table({"pahang": {"troops": 2, "active": 1, "bases": 1}})
    assert state(game).available == [13, 15, 14, 3]
    play(game, "limited-op", "assault")
    assert state(game).available == [13, 15, 15, 4]


@pytest.mark.covers("1.4.1", "R-C2")
def test_a_guerrilla_may_be_taken_from_the_map_when_none_is_available() -> None:
    game = table({"pahang": {"active": 14}, "perak": {"troops": 1}, "kedah": {"underground": 1}}, by="mcp")
    play(game, "limited-op", "rally", "johore")
    assert sorted(offered(game)) == ["guerrilla", "nothing"]
    play(game, "guerrilla")
    assert prompt(game) == "take-from-map"
    assert sorted(offered(game)) == ["active:pahang", "done", "underground:kedah"]
    play(game, "active:pahang")
    assert space(game, "johore")["underground"] == 1
    assert space(game, "pahang")["active"] == 13
    assert state(game).available[2] == 0


@pytest.mark.covers("1.4.1", "R-C2")
def test_a_guerrilla_taken_from_the_same_space_comes_back_underground() -> None:
    game = table({"pahang": {"active": 15}}, by="mcp")
    play(game, "limited-op", "rally", "pahang", "guerrilla", "active:pahang")
    assert space(game, "pahang")["active"] == 14
    assert space(game, "pahang")["underground"] == 1


@pytest.mark.covers("R-C2")
def test_taking_from_the_map_may_be_declined() -> None:
    game = table({"pahang": {"active": 15}}, by="mcp")
    play(game, "limited-op", "rally", "johore", "guerrilla", "done")
    assert is_done(game)
    assert space(game, "johore") == {"control": "none", "level": "neutral"}


@pytest.mark.covers("1.4.1", "R-C2")
def test_while_one_is_available_nothing_is_taken_from_the_map() -> None:
    game = table({"pahang": {"active": 14}}, by="mcp")
    play(game, "limited-op", "rally", "johore")
    assert is_done(game)
    assert space(game, "johore")["underground"] == 1
    assert space(game, "pahang")["active"] == 14


@pytest.mark.covers("1.4.1", "R-C2")
def test_the_british_take_police_from_the_map_when_none_is_available() -> None:
    game = table({"perak": {"police": 15}, "johore": {"troops": 1}})
    play(game, "limited-op", "train", "johore", "police", "police:perak", "done")
    assert space(game, "johore") == {"troop": 1, "police": 1, "control": "british", "level": "neutral"}
    assert space(game, "perak")["police"] == 14
    assert state(game).british_resources == 18


@pytest.mark.covers("R-C2", "7.1")
def test_a_base_taken_from_the_map_earns_no_political_will() -> None:
    spaces = {
        "perak": {"troops": 5, "bases": 2},
        "johore": {"troops": 5, "bases": 2},
        "thailand": {"underground": 3},
    }
    game = table(spaces, by="mcp")
    play(game, "limited-op", "rally", "thailand", "base", "base:perak")
    assert space(game, "thailand")["base"] == 1
    assert space(game, "perak")["base"] == 1
    assert state(game).political_will == 12


@pytest.mark.covers("R-C2", "5.1.1")
def test_an_enemy_card_places_only_available_pieces() -> None:
    game = event("M10", "unshaded", {"perak": {"police": 15}, "johore": {"troops": 1}}, by="mcp")
    assert is_done(game)
    assert "police" not in space(game, "johore")


@pytest.mark.covers("R-C3", "1.4.1")
def test_replacing_by_a_base_that_is_not_had_still_removes_the_guerrillas() -> None:
    spaces = {"perak": {"bases": 2}, "johore": {"bases": 2}, "thailand": {"underground": 3}}
    game = table(spaces, by="mcp")
    play(game, "limited-op", "rally", "thailand", "base", "done")
    assert space(game, "thailand")["underground"] == 1
    assert "base" not in space(game, "thailand")


@pytest.mark.covers("1.4.2", "3.3.1")
def test_a_third_base_is_never_offered() -> None:
    game = table({"thailand": {"underground": 3, "bases": 2}}, by="mcp")
    play(game, "limited-op", "rally", "thailand")
    assert sorted(offered(game)) == ["guerrilla", "guerrillas", "hide"]


@pytest.mark.covers("1.4.2", "R-C2")
def test_stacking_is_judged_before_a_base_is_taken_from_the_same_space() -> None:
    game = table({"thailand": {"underground": 3, "bases": 2}, "kedah": {"bases": 2}}, by="mcp")
    play(game, "limited-op", "rally", "thailand")
    assert "base" not in offered(game)


@pytest.mark.covers("1.4.2")
@pytest.mark.parametrize("wrong", [{"ec_north": {"bases": 1}}, {"perak": {"bases": 3}}])
def test_stacking_holds_in_positions(wrong: dict[str, dict[str, int | bool]]) -> None:
    with pytest.raises(PositionError):
        table(wrong)


@pytest.mark.covers("1.4.2", "3.3.4")
def test_terror_places_at_most_one_marker() -> None:
    game = table({"perak": {"underground": 1, "terror": 1}}, by="mcp")
    play(game, "limited-op", "terror")
    assert space(game, "perak")["terror"] == 1
    assert space(game, "perak")["level"] == "opposition"


@pytest.mark.covers("1.4.2", "4.2.2")
def test_reprisal_places_at_most_one_marker() -> None:
    game = table({"perak": {"troops": 1, "terror": 1, "opposition": True}}, commander="briggs")
    play(game, "op-special", "sweep", "reprisal", "perak")
    assert space(game, "perak")["terror"] == 1


@pytest.mark.covers("1.4.2", "M26 execute")
def test_an_event_may_place_a_second_terror_marker() -> None:
    game = event("M26", "execute", {"perak": {"troops": 2, "underground": 1, "terror": 1}})
    assert space(game, "perak")["terror"] == 2


@pytest.mark.covers("1.4.2", "1.12")
def test_one_new_village_a_province_and_none_elsewhere() -> None:
    spaces = {
        "perak": {"troops": 2, "underground": 1, "new_villages": True},
        "johore": {"troops": 2},
        "kuala_lumpur": {"troops": 2},
    }
    game = play(table(spaces), "op-special", "train", "resettle")
    assert has_village(game, "johore")
    assert space(game, "johore")["level"] == "opposition"
    for name in ("kuala_lumpur", "thailand", "ec_north"):
        with pytest.raises(PositionError):
            table({name: {"new_villages": True}})


@pytest.mark.covers("1.4.3")
def test_a_marching_guerrilla_keeps_its_state() -> None:
    game = table({"pahang": {"underground": 1, "active": 1}}, by="mcp")
    moves = ("underground:pahang>johore", "active:pahang>johore")
    play(game, "limited-op", "march", "johore", *moves)
    assert space(game, "johore") == {"underground": 1, "active": 1, "control": "mcp", "level": "neutral"}


@pytest.mark.covers("1.4.3")
def test_new_guerrillas_arrive_underground() -> None:
    game = play(table({"pahang": {"active": 1}}, by="mcp"), "limited-op", "rally", "pahang")
    assert space(game, "pahang") == {"active": 1, "underground": 1, "control": "mcp", "level": "neutral"}


@pytest.mark.covers("1.4.3", "3.2.3")
def test_activating_leaves_active_guerrillas_active() -> None:
    game = table({"perak": {"troops": 1, "active": 2, "underground": 1}})
    play(game, "limited-op", "sweep", "perak")
    assert space(game, "perak")["active"] == 3
    assert "underground" not in space(game, "perak")


@pytest.mark.covers("1.5")
def test_two_factions_play() -> None:
    table()
    (malaya,) = [g for g in coinbox.games() if g.id == "malaya"]
    assert malaya.factions == ("british", "mcp")


# -- levels ----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("1.6", "3.3.4")
@pytest.mark.parametrize(
    ("before", "after"), [("support", "neutral"), ("neutral", "opposition"), ("opposition", "opposition")]
)
def test_a_shift_moves_one_level(before: str, after: str) -> None:
    here: dict[str, int | bool] = {"underground": 1}
    if before != "neutral":
        here[before] = True
    game = play(table({"perak": here}, by="mcp"), "limited-op", "terror")
    assert space(game, "perak")["level"] == after


@pytest.mark.covers("1.6", "5.1")
def test_setting_a_level_passes_over_neutral() -> None:
    game = event("M9", "shaded", {"perak": {"support": True}}, by="mcp")
    play(game, "perak")
    assert space(game, "perak")["level"] == "opposition"


@pytest.mark.covers("1.6")
def test_a_space_is_not_at_support_and_opposition_at_once() -> None:
    with pytest.raises(PositionError):
        table({"perak": {"support": True, "opposition": True}})


# -- Control ---------------------------------------------------------------------------------------------------------


@pytest.mark.covers("1.7")
@pytest.mark.parametrize(
    ("here", "control"),
    [
        ({}, "none"),
        ({"police": 1}, "british"),
        ({"troops": 1, "police": 1, "underground": 1}, "british"),
        ({"troops": 1, "underground": 1}, "none"),
        ({"troops": 1, "police": 1, "active": 1, "bases": 1}, "none"),
        ({"troops": 1, "active": 1, "bases": 1}, "mcp"),
        ({"bases": 1}, "mcp"),
        ({"active": 1}, "mcp"),
        ({"troops": 3, "underground": 1, "active": 1, "bases": 1}, "none"),
    ],
)
def test_control_is_with_the_side_that_has_more_pieces(here: dict[str, int | bool], control: str) -> None:
    assert space(table({"perak": here}), "perak")["control"] == control


@pytest.mark.covers("1.7", "7.2")
@pytest.mark.parametrize(
    ("here", "control", "will"),
    [
        ({}, "mcp", 9),
        ({"police": 1}, "none", 12),
        ({"police": 2}, "british", 12),
        ({"police": 1, "underground": 1}, "mcp", 9),
        ({"underground": 1}, "mcp", 12),
    ],
)
def test_a_guerrilla_that_brings_mcp_control_costs_the_population(
    here: dict[str, int | bool], control: str, will: int
) -> None:
    game = play(table({"perak": here}, by="mcp"), "limited-op", "rally", "perak")
    assert space(game, "perak")["control"] == control
    assert state(game).political_will == will


@pytest.mark.covers("1.7", "7.1")
@pytest.mark.parametrize(("troops", "control", "will"), [(0, "mcp", 12), (1, "none", 15), (2, "british", 15)])
def test_ending_mcp_control_earns_the_population_once(troops: int, control: str, will: int) -> None:
    game = table({"perak": {"active": 1}, "selangor": {"troops": 3}})
    play(game, "limited-op", "sweep", "perak", *["troop:selangor>perak"] * troops, "done")
    assert space(game, "perak")["control"] == control
    assert state(game).political_will == will


# -- tracks ----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("1.8", "2.3.3")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (17, 19), (18, 20), (19, 20), (20, 20)])
def test_british_resources_end_at_20(before: int, after: int) -> None:
    game = play(table({}, british_resources=before), "event", "pass")
    assert state(game).british_resources == after


@pytest.mark.covers("1.8", "5.1.1")
@pytest.mark.parametrize(("before", "after"), [(10, 6), (4, 0), (3, 0), (0, 0)])
def test_british_resources_end_at_0(before: int, after: int) -> None:
    assert state(event("M14", "shaded", {}, british_resources=before)).british_resources == after


@pytest.mark.covers("1.9", "3.3.4")
def test_terror_marks_a_province_and_sabotages_an_economic_center() -> None:
    spaces = {"perak": {"underground": 1}, "ec_north": {"underground": 1}}
    game = play(table(spaces, by="mcp"), "op-special", "terror", "perak", "ec_north")
    assert space(game, "perak")["terror"] == 1
    assert space(game, "ec_north")["sabotage"] == 1
    assert "terror" not in space(game, "ec_north")


@pytest.mark.covers("1.10", "5.1.1")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_political_will_is_never_below_0(before: int, after: int) -> None:
    game = play(event("M9", "shaded", {}, by="mcp", political_will=before), "perak")
    assert state(game).political_will == after


@pytest.mark.covers("1.10", "5.1.1")
@pytest.mark.parametrize(("before", "after"), [(18, 19), (19, 20), (20, 20)])
def test_political_will_is_never_above_20(before: int, after: int) -> None:
    assert state(event("M14", "unshaded", {}, political_will=before)).political_will == after


@pytest.mark.covers("R-C1", "1.10", "3.3.2")
@pytest.mark.parametrize(("before", "after"), [(20, 19), (12, 11), (1, 0), (0, 0)])
def test_the_changes_of_a_march_are_summed_before_the_track_is_clamped(before: int, after: int) -> None:
    game = table({"kelantan": {"underground": 1}}, by="mcp", political_will=before)
    play(game, "limited-op", "march", "perak")
    assert space(game, "perak")["control"] == "mcp"
    assert state(game).political_will == after


@pytest.mark.covers("R-C1", "R-C2", "3.3.1")
@pytest.mark.parametrize(("before", "after"), [(20, 19), (12, 11), (1, 0), (0, 0)])
def test_taking_a_guerrilla_and_placing_it_elsewhere_is_one_step(before: int, after: int) -> None:
    """Kedah (2) is given up for Perak (3)."""
    spaces = {"thailand": {"active": 14}, "kedah": {"active": 1}}
    game = table(spaces, by="mcp", political_will=before)
    play(game, "limited-op", "rally", "perak", "guerrilla", "active:kedah")
    assert space(game, "perak")["control"] == "mcp"
    assert state(game).political_will == after


@pytest.mark.covers("R-C1", "3.2.3")
@pytest.mark.parametrize(("before", "after"), [(20, 20), (12, 15), (19, 20), (0, 3)])
def test_the_changes_of_a_sweep_are_summed(before: int, after: int) -> None:
    """Trengganu (1) falls to nobody, Kelantan (2) to nobody: +3 in one step."""
    spaces = {"trengganu": {"active": 1}, "kelantan": {"active": 1}, "pahang": {"troops": 2}}
    game = table(spaces, political_will=before)
    play(game, "op-special", "sweep", "trengganu", "kelantan", "done")
    play(game, "troop:pahang>trengganu", "troop:pahang>kelantan")
    assert state(game).political_will == after


@pytest.mark.covers("R-C1", "3.2.2")
def test_a_garrison_that_frees_and_loses_provinces_moves_the_track_once() -> None:
    """Johore (2) is left to the MCP, Perak (3) is freed: 20 stays 20, not 20 - 2."""
    spaces = {"johore": {"troops": 1, "active": 1}, "perak": {"active": 1}}
    game = play(table(spaces, political_will=20), "limited-op", "garrison", "perak")
    assert space(game, "johore")["control"] == "mcp"
    assert space(game, "perak")["control"] == "none"
    assert state(game).political_will == 20


# -- New Villages ----------------------------------------------------------------------------------------------------


@pytest.mark.covers("1.12", "3.3.1")
def test_a_new_village_blocks_rally() -> None:
    game = play(table({"perak": {"police": 1, "new_villages": True}}, by="mcp"), "limited-op", "rally")
    assert "perak" not in offered_spaces(game)
    assert "johore" in offered_spaces(game)


@pytest.mark.covers("1.12", "4.3.1", "R-M9")
def test_a_new_village_blocks_extort() -> None:
    spaces = {
        "perak": {"police": 1, "underground": 1, "new_villages": True},
        "johore": {"underground": 1},
        "kedah": {"underground": 1},
    }
    game = play(table(spaces, by="mcp"), "op-special", "rally", "extort")
    assert offered_spaces(game) == {"johore", "kedah"}


@pytest.mark.covers("R-M12", "3.3.2", "3.3.4")
def test_a_new_village_blocks_neither_march_nor_terror() -> None:
    spaces = {"perak": {"police": 3, "underground": 1, "new_villages": True}, "kedah": {"underground": 1}}
    game = play(table(spaces, by="mcp"), "op-special", "march")
    assert "perak" in offered_spaces(game)
    game = play(table(spaces, by="mcp"), "op-special", "terror")
    assert "perak" in offered_spaces(game)


@pytest.mark.covers("1.12", "R-M12", "3.2.1")
def test_a_new_village_goes_when_a_province_without_mcp_is_pacified_to_support() -> None:
    game = table({"perak": {"troops": 1, "police": 1, "new_villages": True}})
    play(game, "limited-op", "train", "perak", "done", "perak")
    assert space(game, "perak")["level"] == "support"
    assert not has_village(game, "perak")
    assert villages_in_pool(game) == 4


@pytest.mark.covers("1.12")
def test_a_new_village_at_support_stays_while_mcp_pieces_are_there() -> None:
    game = table({"perak": {"troops": 2, "police": 1, "active": 1, "new_villages": True}})
    play(game, "limited-op", "train", "perak", "done", "perak")
    assert space(game, "perak")["level"] == "support"
    assert has_village(game, "perak")


@pytest.mark.covers("1.12", "R-C1")
def test_a_new_village_at_support_goes_with_the_last_mcp_piece() -> None:
    game = table({"perak": {"troops": 2, "active": 1, "new_villages": True, "support": True}})
    assert has_village(game, "perak")
    play(game, "limited-op", "assault")
    assert not has_village(game, "perak")


@pytest.mark.covers("1.12")
def test_a_new_village_at_support_needs_british_control_to_go() -> None:
    game = table({"perak": {"new_villages": True}, "johore": {"police": 1}})
    play(game, "limited-op", "train", "johore", "done")
    assert has_village(game, "perak")
    game = play(event("M22", "unshaded", {"perak": {"new_villages": True}}), "perak", "johore")
    assert space(game, "perak")["level"] == "support"
    assert has_village(game, "perak")


@pytest.mark.covers("1.12", "3.3.3")
def test_a_new_village_goes_when_the_last_cube_is_removed() -> None:
    spaces = {"perak": {"troops": 2, "underground": 3, "new_villages": True}}
    game = play(table(spaces, by="mcp", dice=["die:3"]), "limited-op", "attack")
    assert not has_village(game, "perak")
    assert villages_in_pool(game) == 4


@pytest.mark.covers("1.12", "3.3.2", "R-M12")
def test_a_new_village_without_british_goes_when_the_mcp_march_in() -> None:
    game = table({"perak": {"new_villages": True}, "kedah": {"underground": 1}}, by="mcp")
    play(game, "limited-op", "march", "perak")
    assert not has_village(game, "perak")


@pytest.mark.covers("1.12", "3.2.2")
def test_a_new_village_goes_when_the_british_leave_it_to_the_mcp() -> None:
    game = table({"perak": {"police": 1, "bases": 1, "new_villages": True}})
    play(game, "limited-op", "garrison", "kuala_lumpur")
    assert not has_village(game, "perak")


@pytest.mark.covers("1.12")
def test_a_new_village_without_anybody_stays() -> None:
    game = table({"perak": {"police": 1, "new_villages": True}})
    play(game, "limited-op", "garrison", "kuala_lumpur")
    assert has_village(game, "perak")


@pytest.mark.covers("1.12", "4.3.2")
def test_intimidate_removes_a_new_village() -> None:
    game = table({"perak": {"police": 1, "underground": 2, "new_villages": True}}, by="mcp")
    play(game, "op-special", "rally", "intimidate", "remove-village")
    assert not has_village(game, "perak")
    assert space(game, "perak")["police"] == 1
    assert villages_in_pool(game) == 4


@pytest.mark.covers("1.12", "5.1")
def test_an_event_removes_a_new_village() -> None:
    game = event("M21", "unshaded", {"perak": {"police": 1, "underground": 2, "new_villages": True}})
    assert space(game, "perak")["level"] == "support"
    assert not has_village(game, "perak")


@pytest.mark.covers("1.12", "R-C18", "4.2.1")
def test_the_pool_holds_four_new_villages() -> None:
    four = {name: {"police": 1, "new_villages": True} for name in ("perak", "johore", "kedah", "pahang")}
    game = table({**four, "kelantan": {"police": 1}})
    assert villages_in_pool(game) == 0
    play(game, "op-special", "train")
    assert "resettle" not in offered(game)
    with pytest.raises(PositionError):
        table({**four, "kelantan": {"police": 1, "new_villages": True}})
