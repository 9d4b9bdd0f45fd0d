"""Section 1: the map, the pieces, levels, Population, Control, tracks and Terror."""

from __future__ import annotations

from typing import Any

import pytest

import coinbox
from coinbox import Game, PositionError
from coinbox.games.kenya.vocabulary import FACTIONS
from tests.kenya.table import Spaces, event, is_done, offered, offered_spaces, play, prompt, space, state, table
from tests.tabletalk import drawn, spaces_drawn

MAU_MAU = FACTIONS[1]
ADJACENT = {
    "nairobi": {"kiambu", "thika"},
    "kiambu": {"rift_valley", "aberdares", "fort_hall", "thika", "nairobi"},
    "thika": {"nairobi", "kiambu", "fort_hall", "embu"},
    "fort_hall": {"kiambu", "thika", "aberdares", "nyeri", "embu"},
    "nyeri": {"aberdares", "nanyuki", "mount_kenya", "fort_hall", "embu"},
    "embu": {"fort_hall", "nyeri", "mount_kenya", "meru", "thika"},
    "meru": {"embu", "mount_kenya", "nanyuki"},
    "nanyuki": {"mount_kenya", "nyeri", "thompsons_falls", "meru", "aberdares"},
    "thompsons_falls": {"nanyuki", "aberdares", "rift_valley"},
    "rift_valley": {"kiambu", "aberdares", "thompsons_falls"},
    "aberdares": {"kiambu", "rift_valley", "nyeri", "fort_hall", "thompsons_falls", "nanyuki"},
    "mount_kenya": {"nyeri", "nanyuki", "embu", "meru"},
}
POPULATION = {
    "nairobi": 2,
    "kiambu": 2,
    "thika": 1,
    "fort_hall": 2,
    "nyeri": 2,
    "embu": 1,
    "meru": 1,
    "nanyuki": 1,
    "thompsons_falls": 1,
    "rift_valley": 1,
    "aberdares": 0,
    "mount_kenya": 0,
}
RESERVES = {"meru", "nyeri", "embu", "fort_hall", "kiambu"}
NON_RESERVES = {"thompsons_falls", "rift_valley", "nanyuki", "thika"}
MOUNTAIN_JUNGLES = {"aberdares", "mount_kenya"}
BEFORE_PROPAGANDA = ["K1", "K2", "K3", "K4"]


def population(game: Game, name: str) -> int:
    number: int = spaces_drawn(game)[name]["population"]
    return number


# -- the map ---------------------------------------------------------------------------------------------------------


@pytest.mark.covers("1.3.4", "1.3.3", "1.3.2", "1.3.1", "1.3")
def test_the_map_has_nine_provinces_two_mountain_jungles_and_nairobi() -> None:
    kinds = {name: s["kind"] for name, s in spaces_drawn(table()).items()}
    assert {name for name, kind in kinds.items() if kind == "province"} == RESERVES | NON_RESERVES
    assert {name for name, kind in kinds.items() if kind == "mountain_jungle"} == MOUNTAIN_JUNGLES
    assert {name for name, kind in kinds.items() if kind == "city"} == {"nairobi"}
    assert len(kinds) == 12


@pytest.mark.covers("1.3.1")
def test_the_southern_provinces_are_no_space() -> None:
    with pytest.raises(PositionError, match="there is no space 'southern_provinces'"):
        table({"southern_provinces": {"police": 1}})


@pytest.mark.covers("1.3.1", "1.4")
@pytest.mark.parametrize("name", POPULATION)
def test_every_space_can_hold_forces_of_both_sides(name: str) -> None:
    game = table({name: {"troops": 2, "police": 1, "underground": 1, "active": 1, "bases": 1}})
    held = space(game, name)
    assert {piece: held[piece] for piece in ("troop", "police", "underground", "active", "base")} == {
        "troop": 2,
        "police": 1,
        "underground": 1,
        "active": 1,
        "base": 1,
    }


@pytest.mark.covers("1.3.6")
@pytest.mark.parametrize("name", ADJACENT)
def test_adjacency_is_that_of_the_board(name: str) -> None:
    assert set(spaces_drawn(table())[name]["adjacent"]) == ADJACENT[name]


@pytest.mark.covers("1.3.6", "3.3.2")
@pytest.mark.parametrize("name", ADJACENT)
def test_guerrillas_march_to_the_adjacent_spaces(name: str) -> None:
    game = play(table({name: {"underground": 1}}, by=MAU_MAU), "limited-op", "march")
    assert offered_spaces(game) == ADJACENT[name]


@pytest.mark.covers("1.3.4", "1.3.3", "1.3.2")
def test_population_is_that_of_the_board() -> None:
    assert {name: s["population"] for name, s in spaces_drawn(table()).items()} == POPULATION


@pytest.mark.covers("1.3.2", "1.3.3", "R-K13")
def test_five_reserves_and_four_non_reserve_provinces() -> None:
    spaces = spaces_drawn(table())
    assert {name for name, s in spaces.items() if s["terrain"] == "reserve"} == RESERVES
    assert {name for name, s in spaces.items() if s["terrain"] == "highlands"} == NON_RESERVES


@pytest.mark.covers("R-K13", "1.3.4")
@pytest.mark.parametrize(
    ("card", "side", "spaces"),
    [
        ("K13", "unshaded", NON_RESERVES),
        ("K23", "unshaded", NON_RESERVES | {"nairobi"}),
        ("K12", "unshaded", NON_RESERVES | RESERVES),
        ("K4", "execute", NON_RESERVES | RESERVES),
    ],
)
def test_what_cards_mean_by_a_non_reserve_province_a_non_reserve_space_and_a_province(
    card: str, side: str, spaces: set[str]
) -> None:
    assert offered_spaces(event(card, side, {})) == spaces


@pytest.mark.covers("1.3.3", "1.6")
@pytest.mark.parametrize("level", ["loyalty", "resistance"])
@pytest.mark.parametrize("name", sorted(MOUNTAIN_JUNGLES))
def test_mountain_jungles_have_no_level(name: str, level: str) -> None:
    with pytest.raises(PositionError, match="Unpopulated"):
        table({name: {level: True}})


@pytest.mark.covers("1.3.3", "1.7")
@pytest.mark.parametrize("name", sorted(MOUNTAIN_JUNGLES))
def test_either_side_can_control_a_mountain_jungle(name: str) -> None:
    assert space(table({name: {"troops": 1}}), name)["control"] == "british"
    assert space(table({name: {"active": 1}}), name)["control"] == MAU_MAU


@pytest.mark.covers("1.3.3", "1.7", "7.2")
def test_control_of_a_mountain_jungle_moves_no_political_will() -> None:
    game = play(table({}, by=MAU_MAU), "limited-op", "rally", "aberdares")
    assert space(game, "aberdares") == {"underground": 1, "control": MAU_MAU, "level": "neutral"}
    assert state(game).political_will == 12
    game = table({"aberdares": {"active": 1}, "kiambu": {"troops": 2}})
    play(game, "limited-op", "sweep", "aberdares", "troop:kiambu>aberdares", "troop:kiambu>aberdares")
    assert space(game, "aberdares")["control"] == "british"
    assert state(game).political_will == 12


@pytest.mark.covers("1.3.4", "6.1.2")
def test_terror_in_nairobi_costs_political_will_in_a_propaganda_round() -> None:
    spaces: Spaces = {"nairobi": {"terror": 1, "active": 1}, "thika": {"bases": 1}}
    game = table(spaces, stage="reveal", played=BEFORE_PROPAGANDA)
    play(game, "card:K33")
    assert state(game).political_will == 12 - 1


# -- Population ------------------------------------------------------------------------------------------------------


@pytest.mark.covers("1.3.2", "R-K2", "1.6")
@pytest.mark.parametrize("level", ["loyalty", "resistance"])
def test_a_province_that_becomes_unpopulated_loses_its_level_but_not_its_terror(level: str) -> None:
    game = table({"embu": {"police": 1, "terror": 2, level: True}}, pipeline="villagization", dice=["die:6"])
    play(game, "limited-op", "relocate")
    assert space(game, "embu") == {
        "police": 1,
        "terror": 2,
        "population": 0,
        "control": "british",
        "level": "neutral",
    }


@pytest.mark.covers("1.3.2", "1.6", "R-K2")
@pytest.mark.parametrize("level", ["loyalty", "resistance"])
def test_a_province_that_keeps_population_keeps_its_level(level: str) -> None:
    game = table({"nyeri": {"police": 1, level: True}}, pipeline="villagization", dice=["die:6"])
    play(game, "limited-op", "relocate")
    assert space(game, "nyeri")["level"] == level
    assert space(game, "nyeri")["population"] == 1


@pytest.mark.covers("1.3.2")
def test_a_marker_shows_a_lowered_population_and_no_other() -> None:
    game = table({"nyeri": {"relocated": 1}, "kiambu": {"relocated": 2}, "embu": {"relocated": 1}})
    assert [population(game, name) for name in ("nyeri", "kiambu", "embu", "meru")] == [1, 0, 0, 1]
    assert space(game, "nyeri")["population"] == 1
    assert space(game, "kiambu")["population"] == 0
    assert "population" not in space(game, "meru")


@pytest.mark.covers("1.3.2", "3.2.2")
@pytest.mark.parametrize(("name", "gone"), [("embu", 2), ("nyeri", 3), ("thika", 1), ("nairobi", 1), ("aberdares", 1)])
def test_only_reserves_lose_population_and_no_more_than_they_have(name: str, gone: int) -> None:
    with pytest.raises(PositionError):
        table({name: {"relocated": gone}})


@pytest.mark.covers("1.3.2", "1.6")
@pytest.mark.parametrize("level", ["loyalty", "resistance"])
@pytest.mark.parametrize(("name", "gone"), [("embu", 1), ("nyeri", 2)])
def test_an_unpopulated_province_cannot_have_a_level(name: str, gone: int, level: str) -> None:
    with pytest.raises(PositionError, match="Unpopulated"):
        table({name: {"relocated": gone, level: True}})


@pytest.mark.covers("R-K2", "1.6", "K23 shaded")
def test_a_province_that_is_populated_again_is_neutral() -> None:
    game = event("K23", "shaded", {"embu": {"relocated": 1, "terror": 1}}, by=MAU_MAU)
    assert space(game, "embu") == {"underground": 1, "terror": 1, "control": MAU_MAU, "level": "neutral"}
    assert population(game, "embu") == 1


@pytest.mark.covers("R-K3", "1.7")
@pytest.mark.parametrize(("gone", "will"), [(0, 10), (1, 11), (2, 12)])
def test_control_moves_political_will_by_the_population_as_it_is_now(gone: int, will: int) -> None:
    game = play(table({"nyeri": {"relocated": gone}}, by=MAU_MAU), "limited-op", "rally", "nyeri")
    assert space(game, "nyeri")["control"] == MAU_MAU
    assert state(game).political_will == will


@pytest.mark.covers("R-K3", "K23 shaded")
def test_a_change_of_population_itself_moves_no_political_will() -> None:
    """Nyeri is Mau Mau Controlled before and after its Population comes back."""
    game = event("K23", "shaded", {"nyeri": {"active": 1, "relocated": 1}}, by=MAU_MAU)
    assert population(game, "nyeri") == 2
    assert state(game).political_will == 12


# -- Out of Play -----------------------------------------------------------------------------------------------------


@pytest.mark.covers("1.3.5", "2.1", "R-K1")
def test_police_out_of_play_are_not_available() -> None:
    game = table({})
    assert drawn(game)["out_of_play"] == {"police": 8}
    assert state(game).available[1] == 7
    play(game, "limited-op", "deploy", *["police"] * 4)
    assert state(game).available[1] == 3
    assert drawn(game)["out_of_play"] == {"police": 8}


@pytest.mark.covers("1.3.5", "1.2")
@pytest.mark.parametrize(("police", "out_of_play", "possible"), [(7, 8, True), (8, 8, False), (15, 0, True)])
def test_police_on_the_map_and_out_of_play_are_fifteen_together(police: int, out_of_play: int, possible: bool) -> None:
    position: Spaces = {"thika": {"police": police}}
    if possible:
        assert state(table(position, out_of_play=out_of_play)).available[1] == 0
    else:
        with pytest.raises(PositionError, match="police too many"):
            table(position, out_of_play=out_of_play)


@pytest.mark.covers("1.3.5", "3.2.2")
@pytest.mark.parametrize(("before", "after", "available"), [(8, 7, 7), (1, 0, 14), (0, 0, 14)])
def test_relocate_releases_one_police_while_there_is_one(before: int, after: int, available: int) -> None:
    game = table({"nyeri": {"police": 1}}, out_of_play=before, pipeline="villagization", dice=["die:6"])
    play(game, "limited-op", "relocate")
    assert drawn(game)["out_of_play"] == {"police": after}
    assert state(game).available[1] == available
    assert population(game, "nyeri") == 1


@pytest.mark.covers("R-C2", "1.3.5")
def test_police_out_of_play_are_never_taken_for_a_placement() -> None:
    game = play(table({"thika": {"police": 7}}), "limited-op", "deploy", "nairobi", "police")
    assert prompt(game) == "take-from-map"
    assert offered(game) == ["police:thika", "done"]
    play(game, "done", "done")
    assert drawn(game)["out_of_play"] == {"police": 8}


# -- pieces ----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("1.2", "1.4")
@pytest.mark.parametrize(
    ("piece", "number"), [("troops", 10), ("police", 15), ("underground", 15), ("active", 15), ("bases", 4)]
)
def test_there_are_ten_troops_fifteen_police_and_guerrillas_and_four_bases(piece: str, number: int) -> None:
    half = number // 2
    kind = {"troops": 0, "police": 1, "underground": 2, "active": 2, "bases": 3}[piece]
    full: Spaces = {"nyeri": {piece: half}, "kiambu": {piece: number - half}}
    assert state(table(full, out_of_play=0)).available[kind] == 0
    with pytest.raises(PositionError):
        table({**full, "meru": {piece: 1}}, out_of_play=0)


@pytest.mark.covers("1.2", "1.4")
def test_underground_and_active_guerrillas_are_one_type() -> None:
    assert state(table({"nyeri": {"underground": 8}, "kiambu": {"active": 7}})).available[2] == 0
    with pytest.raises(PositionError, match="guerrilla too many"):
        table({"nyeri": {"underground": 8}, "kiambu": {"active": 8}})


@pytest.mark.covers("1.4.1")
def test_removed_pieces_go_to_available() -> None:
    game = table({"nyeri": {"troops": 2, "active": 1, "bases": 1}})
    assert state(game).available == [8, 7, 14, 3]
    play(game, "limited-op", "assault")
    assert state(game).available == [8, 7, 15, 4]


@pytest.mark.covers("1.4.1", "3.3.3", "R-K12")
def test_police_removed_from_the_map_go_to_available_and_not_out_of_play() -> None:
    game = table({"thika": {"police": 2, "underground": 1}}, by=MAU_MAU)
    play(game, "limited-op", "terror", "remove-police")
    assert state(game).available[1] == 7
    assert state(game).out_of_play == 8


@pytest.mark.covers("1.4.1", "R-C2")
def test_a_guerrilla_may_be_taken_from_the_map_when_none_is_available() -> None:
    spaces: Spaces = {"nyeri": {"active": 13}, "meru": {"underground": 1}, "aberdares": {"underground": 1}}
    game = play(table(spaces, by=MAU_MAU), "limited-op", "rally", "thika")
    assert offered(game) == ["guerrilla", "nothing"]
    play(game, "guerrilla")
    assert prompt(game) == "take-from-map"
    assert sorted(offered(game)) == ["active:nyeri", "done", "underground:aberdares", "underground:meru"]
    play(game, "active:nyeri")
    assert space(game, "thika")["underground"] == 1
    assert space(game, "nyeri")["active"] == 12
    assert state(game).available[2] == 0


@pytest.mark.covers("1.4.1", "R-C2")
def test_a_guerrilla_taken_from_the_same_space_comes_back_underground() -> None:
    game = table({"nyeri": {"active": 15}}, by=MAU_MAU)
    play(game, "limited-op", "rally", "nyeri", "guerrilla", "active:nyeri")
    assert (space(game, "nyeri")["active"], space(game, "nyeri")["underground"]) == (14, 1)


@pytest.mark.covers("R-C2")
@pytest.mark.parametrize("refusal", [("nothing",), ("guerrilla", "done")])
def test_taking_from_the_map_may_be_declined(refusal: tuple[str, ...]) -> None:
    game = play(table({"nyeri": {"active": 15}}, by=MAU_MAU), "limited-op", "rally", "thika", *refusal)
    assert is_done(game)
    assert space(game, "thika") == {"control": "none", "level": "neutral"}
    assert space(game, "nyeri")["active"] == 15
    assert state(game).mau_mau_resources == 7


@pytest.mark.covers("1.4.1", "R-C2")
def test_while_one_is_available_nothing_is_taken_from_the_map() -> None:
    game = play(table({"nyeri": {"active": 14}}, by=MAU_MAU), "limited-op", "rally", "thika")
    assert is_done(game)
    assert space(game, "thika")["underground"] == 1
    assert space(game, "nyeri")["active"] == 14


@pytest.mark.covers("1.4.1", "R-C2", "3.2.1")
def test_the_british_take_troops_from_the_map_when_none_is_available() -> None:
    spaces: Spaces = {"rift_valley": {"troops": 6}, "mount_kenya": {"troops": 4}}
    game = play(table(spaces), "limited-op", "deploy", "nairobi", "troop")
    assert prompt(game) == "take-from-map"
    assert offered(game) == ["troop:rift_valley", "troop:mount_kenya", "done"]
    play(game, "troop:mount_kenya", "done", "done")
    assert is_done(game)
    assert space(game, "nairobi")["troop"] == 1
    assert space(game, "mount_kenya")["troop"] == 3


@pytest.mark.covers("R-C2", "3.2.1")
def test_a_type_that_was_not_taken_from_the_map_is_not_asked_again() -> None:
    game = play(table({"rift_valley": {"troops": 10}}), "limited-op", "deploy", "nairobi")
    assert offered(game) == ["troop", "police", "done"]
    play(game, "troop", "done")
    assert offered(game) == ["police", "done"]


@pytest.mark.covers("R-C2", "1.7", "R-C1")
@pytest.mark.parametrize(("before", "after"), [(20, 19), (12, 11), (0, 0)])
def test_police_taken_from_the_map_may_give_a_space_away(before: int, after: int) -> None:
    """The last Police of Thika (1) leaves a Guerrilla behind; Nairobi is all that can be selected."""
    spaces: Spaces = {"thika": {"police": 1, "active": 1}, "nairobi": {"police": 6}}
    game = table(spaces, political_will=before)
    play(game, "limited-op", "deploy", "police", "police:thika", "done")
    assert space(game, "thika")["control"] == MAU_MAU
    assert state(game).political_will == after


@pytest.mark.covers("R-C2", "7.1")
def test_a_base_taken_from_the_map_earns_no_political_will() -> None:
    spaces: Spaces = {
        "nyeri": {"troops": 5, "bases": 2},
        "kiambu": {"troops": 5, "bases": 2},
        "aberdares": {"underground": 3},
    }
    game = play(table(spaces, by=MAU_MAU), "limited-op", "rally", "aberdares", "base")
    assert prompt(game) == "take-from-map"
    assert offered(game) == ["base:kiambu", "base:nyeri", "done"]
    play(game, "base:nyeri")
    assert space(game, "aberdares") == {"underground": 1, "base": 1, "control": MAU_MAU, "level": "neutral"}
    assert space(game, "nyeri")["base"] == 1
    assert state(game).political_will == 12


@pytest.mark.covers("R-C2", "5.1.1")
def test_an_enemy_card_places_only_available_pieces() -> None:
    game = event("K2", "shaded", {"nyeri": {"active": 15}}, by="british")
    assert is_done(game)
    assert space(game, "nairobi") == {"control": "none", "level": "resistance"}


@pytest.mark.covers("R-C2", "K2 shaded")
def test_a_faction_takes_its_own_pieces_in_an_event_too() -> None:
    game = event("K2", "shaded", {"nyeri": {"active": 15}}, by=MAU_MAU)
    assert prompt(game) == "take-from-map"
    assert offered(game) == ["active:nyeri", "done"]


@pytest.mark.covers("R-C3", "1.4.1")
def test_replacing_by_a_base_that_is_not_had_still_removes_the_guerrillas() -> None:
    spaces: Spaces = {"nyeri": {"bases": 2}, "kiambu": {"bases": 2}, "aberdares": {"underground": 3}}
    game = play(table(spaces, by=MAU_MAU), "limited-op", "rally", "aberdares", "base", "done")
    assert space(game, "aberdares") == {"underground": 1, "control": MAU_MAU, "level": "neutral"}
    assert state(game).available[2:] == [14, 0]


# -- stacking --------------------------------------------------------------------------------------------------------


@pytest.mark.covers("1.4.2", "3.3.1")
def test_a_third_base_is_never_offered() -> None:
    game = play(table({"aberdares": {"underground": 3, "bases": 2}}, by=MAU_MAU), "limited-op", "rally", "aberdares")
    assert offered(game) == ["guerrilla", "guerrillas", "hide"]


@pytest.mark.covers("1.4.2", "R-C2")
def test_stacking_is_judged_before_a_base_is_taken_from_the_same_space() -> None:
    spaces: Spaces = {"aberdares": {"underground": 3, "bases": 2}, "meru": {"bases": 2}}
    game = play(table(spaces, by=MAU_MAU), "limited-op", "rally", "aberdares")
    assert offered(game) == ["guerrilla", "guerrillas", "hide"]


@pytest.mark.covers("1.4.2")
@pytest.mark.parametrize("name", POPULATION)
def test_two_bases_a_space_and_not_three(name: str) -> None:
    assert space(table({name: {"bases": 2}}), name)["base"] == 2
    with pytest.raises(PositionError):
        table({name: {"bases": 3}})


@pytest.mark.covers("1.4.2", "5.1.1")
def test_an_event_places_no_third_base() -> None:
    game = event("K14", "shaded", {"aberdares": {"bases": 2}, "mount_kenya": {"bases": 2}}, by=MAU_MAU)
    play(game, "aberdares")
    assert space(game, "aberdares") == {"base": 2, "underground": 1, "control": MAU_MAU, "level": "neutral"}


@pytest.mark.covers("1.4.2", "1.9", "3.3.3")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 1), (2, 2)])
def test_a_terror_operation_places_at_most_one_marker(before: int, after: int) -> None:
    game = play(table({"nyeri": {"underground": 1, "terror": before}}, by=MAU_MAU), "limited-op", "terror")
    assert space(game, "nyeri")["terror"] == after


@pytest.mark.covers("1.4.2", "1.9", "4.2.2")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 1), (2, 2)])
def test_reprisal_places_at_most_one_marker(before: int, after: int) -> None:
    game = table({"nyeri": {"troops": 1, "terror": before}})
    play(game, "op-special", "sweep", "reprisal")
    assert space(game, "nyeri")["terror"] == after


@pytest.mark.covers("1.4.2", "1.9", "K4 execute")
def test_an_event_may_place_a_further_marker() -> None:
    game = play(event("K4", "execute", {"nyeri": {"terror": 1}}), "nyeri", "decline")
    assert space(game, "nyeri")["terror"] == 2


@pytest.mark.covers("R-C18", "1.9")
def test_there_is_no_limit_to_terror_markers() -> None:
    assert space(table({"nyeri": {"terror": 20}}), "nyeri")["terror"] == 20


# -- Underground and Active ------------------------------------------------------------------------------------------


@pytest.mark.covers("1.4.3", "R-C8")
def test_a_marching_guerrilla_keeps_its_state() -> None:
    moves = ("underground:nyeri>embu", "active:nyeri>embu")
    game = play(table({"nyeri": {"underground": 1, "active": 1}}, by=MAU_MAU), "limited-op", "march", "embu", *moves)
    assert space(game, "embu") == {"underground": 1, "active": 1, "control": MAU_MAU, "level": "neutral"}


@pytest.mark.covers("1.4.3")
def test_new_guerrillas_arrive_underground() -> None:
    game = play(table({"nyeri": {"active": 1}}, by=MAU_MAU), "limited-op", "rally", "nyeri")
    assert space(game, "nyeri") == {"active": 1, "underground": 1, "control": MAU_MAU, "level": "neutral"}


@pytest.mark.covers("1.4.3", "3.2.3")
def test_activating_reaches_underground_guerrillas_only() -> None:
    game = play(table({"nyeri": {"troops": 1, "active": 2, "underground": 2}}), "limited-op", "sweep", "nyeri")
    assert (space(game, "nyeri")["active"], space(game, "nyeri")["underground"]) == (3, 1)


@pytest.mark.covers("1.5")
def test_two_factions_play() -> None:
    (kenya,) = [g for g in coinbox.games() if g.id == "kenya"]
    assert kenya.factions == ("british", "mau_mau")


# -- levels ----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("1.6", "3.3.3")
@pytest.mark.parametrize("name", ["nairobi", "nyeri", "thika"])
@pytest.mark.parametrize(
    ("before", "after"), [("loyalty", "neutral"), ("neutral", "resistance"), ("resistance", "resistance")]
)
def test_a_shift_moves_one_level(name: str, before: str, after: str) -> None:
    here: dict[str, int | bool] = {"underground": 1}
    if before != "neutral":
        here[before] = True
    game = play(table({name: here}, by=MAU_MAU), "limited-op", "terror")
    assert space(game, name)["level"] == after


@pytest.mark.covers("1.6", "4.2.1")
@pytest.mark.parametrize(
    ("before", "after"), [("resistance", "neutral"), ("neutral", "loyalty"), ("loyalty", "loyalty")]
)
def test_a_shift_towards_loyalty_moves_one_level(before: str, after: str) -> None:
    here: dict[str, int | bool] = {"police": 1}
    if before != "neutral":
        here[before] = True
    game = play(table({"nyeri": here}), "op-special", "deploy", "reward")
    assert space(game, "nyeri")["level"] == after


@pytest.mark.covers("1.6", "5.1")
def test_setting_a_level_passes_over_neutral() -> None:
    game = play(event("K19", "shaded", {"nyeri": {"loyalty": True}}, by=MAU_MAU), "nyeri")
    assert space(game, "nyeri")["level"] == "resistance"


@pytest.mark.covers("1.6")
def test_a_space_is_not_at_loyalty_and_resistance_at_once() -> None:
    with pytest.raises(PositionError, match="at once"):
        table({"nyeri": {"loyalty": True, "resistance": True}})


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
        ({"troops": 1, "active": 1, "bases": 1}, MAU_MAU),
        ({"bases": 1}, MAU_MAU),
        ({"active": 1}, MAU_MAU),
        ({"troops": 3, "underground": 1, "active": 1, "bases": 1}, "none"),
    ],
)
@pytest.mark.parametrize("name", ["nairobi", "nyeri", "thika", "mount_kenya"])
def test_control_is_with_the_side_that_has_more_pieces(name: str, here: dict[str, int | bool], control: str) -> None:
    assert space(table({name: here}), name)["control"] == control


@pytest.mark.covers("1.7", "7.2")
@pytest.mark.parametrize(
    ("here", "control", "will"),
    [
        ({}, MAU_MAU, 10),
        ({"police": 1}, "none", 12),
        ({"police": 2}, "british", 12),
        ({"police": 1, "underground": 1}, MAU_MAU, 10),
        ({"underground": 1}, MAU_MAU, 12),
    ],
)
def test_a_guerrilla_that_brings_mau_mau_control_costs_the_population(
    here: dict[str, int | bool], control: str, will: int
) -> None:
    game = play(table({"nairobi": here}, by=MAU_MAU), "limited-op", "rally", "nairobi")
    assert space(game, "nairobi")["control"] == control
    assert state(game).political_will == will


@pytest.mark.covers("1.7", "7.1")
@pytest.mark.parametrize(("troops", "control", "will"), [(0, MAU_MAU, 12), (1, "none", 14), (2, "british", 14)])
def test_ending_mau_mau_control_earns_the_population_once(troops: int, control: str, will: int) -> None:
    game = table({"nyeri": {"active": 1}, "embu": {"troops": 3}})
    play(game, "limited-op", "sweep", "nyeri", *["troop:embu>nyeri"] * troops, "done")
    assert space(game, "nyeri")["control"] == control
    assert state(game).political_will == will


# -- steps and tracks ------------------------------------------------------------------------------------------------


@pytest.mark.covers("R-C1", "1.10", "3.3.2")
@pytest.mark.parametrize(("before", "after"), [(20, 19), (12, 11), (1, 0), (0, 0)])
def test_the_changes_of_a_march_are_summed_before_the_track_is_clamped(before: int, after: int) -> None:
    """Embu (1) is given up for Nyeri (2)."""
    game = table({"embu": {"underground": 1}}, by=MAU_MAU, political_will=before)
    play(game, "limited-op", "march", "nyeri")
    assert space(game, "nyeri")["control"] == MAU_MAU
    assert state(game).political_will == after


@pytest.mark.covers("R-C1", "R-C2", "3.3.1")
@pytest.mark.parametrize(("before", "after"), [(20, 19), (12, 11), (1, 0), (0, 0)])
def test_taking_a_guerrilla_and_placing_it_elsewhere_is_one_step(before: int, after: int) -> None:
    game = table({"aberdares": {"active": 14}, "embu": {"active": 1}}, by=MAU_MAU, political_will=before)
    play(game, "limited-op", "rally", "nyeri", "guerrilla", "active:embu")
    assert space(game, "nyeri")["control"] == MAU_MAU
    assert state(game).political_will == after


@pytest.mark.covers("R-C1", "3.2.3")
@pytest.mark.parametrize(("before", "after"), [(20, 20), (12, 15), (19, 20), (0, 3)])
def test_the_changes_of_a_sweep_are_summed(before: int, after: int) -> None:
    """Embu (1) and Fort Hall (2) are freed in one step."""
    spaces: Spaces = {"embu": {"active": 1}, "fort_hall": {"active": 1}, "thika": {"troops": 2}}
    game = table(spaces, political_will=before)
    play(game, "op-special", "sweep", "embu", "fort_hall", "done", "troop:thika>embu", "troop:thika>fort_hall")
    assert state(game).political_will == after


@pytest.mark.covers("R-C1", "3.2.1")
def test_a_deploy_that_frees_and_loses_provinces_moves_the_track_once() -> None:
    """Embu (1) is left to the Mau Mau, Nyeri (2) is freed: 20 stays 20, not 20 - 1."""
    game = table({"embu": {"troops": 1, "active": 1}, "nyeri": {"active": 1}}, political_will=20)
    play(game, "limited-op", "deploy", "done", "nyeri")
    assert space(game, "embu")["control"] == MAU_MAU
    assert space(game, "nyeri")["control"] == "none"
    assert state(game).political_will == 20


@pytest.mark.covers("1.8", "2.3.3")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (18, 19), (19, 20), (20, 20)])
def test_mau_mau_resources_end_at_20(before: int, after: int) -> None:
    game = play(table({}, by=MAU_MAU, mau_mau_resources=before), "event", "pass")
    assert state(game).mau_mau_resources == after


@pytest.mark.covers("1.8", "3.1")
def test_mau_mau_resources_pay_for_operations_and_end_at_0() -> None:
    game = play(table({}, by=MAU_MAU, mau_mau_resources=1), "op-special", "rally", "thika")
    assert state(game).mau_mau_resources == 0
    assert is_done(game)


@pytest.mark.covers("1.8")
def test_the_british_have_no_resources() -> None:
    assert drawn(table())["tracks"] == {"political_will": 12, "mau_mau_resources": 8}
    with pytest.raises(PositionError, match="british_resources"):
        table(british_resources=5)


@pytest.mark.covers("1.10", "5.1.1")
@pytest.mark.parametrize(("before", "after"), [(5, 1), (4, 0), (3, 0), (0, 0)])
def test_political_will_is_never_below_0(before: int, after: int) -> None:
    game = event("K32", "shaded", {}, by=MAU_MAU, political_will=before, pipeline="gulag")
    assert state(game).political_will == after


@pytest.mark.covers("1.10", "5.1.1")
@pytest.mark.parametrize(("before", "after"), [(17, 19), (18, 20), (19, 20), (20, 20)])
def test_political_will_is_never_above_20(before: int, after: int) -> None:
    assert state(event("K25", "unshaded", {}, political_will=before)).political_will == after


@pytest.mark.covers("1.11", "6.6")
@pytest.mark.parametrize("name", ["rule_of_law", "emergency_powers", "villagization", "prison_system", "gulag"])
def test_the_pipeline_has_five_steps(name: str) -> None:
    assert drawn(table(pipeline=name))["pipeline"] == name


@pytest.mark.covers("1.8", "1.10", "1.11")
@pytest.mark.parametrize(
    "wrong",
    [
        {"political_will": 21},
        {"political_will": -1},
        {"mau_mau_resources": 21},
        {"mau_mau_resources": -1},
        {"pipeline": "briggs"},
        {"pipeline": 5},
        {"out_of_play": 16},
        {"out_of_play": -1},
        {"first": "mcp"},
    ],
)
def test_numbers_off_their_track_are_no_position(wrong: dict[str, Any]) -> None:
    with pytest.raises(PositionError):
        table({}, **wrong)
