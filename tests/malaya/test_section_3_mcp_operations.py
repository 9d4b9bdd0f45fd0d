"""Section 3.3: Rally, March, Attack and Terror."""

from __future__ import annotations

import pytest

from coinbox import Game
from tests.malaya.table import Spaces, event, is_done, offered, offered_spaces, play, prompt, space, state, table
from tests.tabletalk import finish, here

PROVINCES = {"kedah", "perak", "kelantan", "trengganu", "pahang", "selangor", "negri_sembilan", "johore"}


def march(spaces: Spaces, name: str, *moves: str, limited: bool = True, resources: int = 10) -> Game:
    """A March into this space with these moves, each of them named."""
    game = table(spaces, by="mcp", mcp_resources=resources, ask=("end-turn", *moves))
    play(game, "limited-op" if limited else "op-special", "march", name, *moves)
    if not is_done(game):
        play(game, "done")
    return game


# -- Rally -----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.3.1")
def test_rally_selects_spaces_without_support_or_new_villages() -> None:
    spaces: Spaces = {
        "kuala_lumpur": {"support": True},
        "perak": {"police": 1, "new_villages": True},
        "johore": {"police": 9},
        "pahang": {"opposition": True},
    }
    game = play(table(spaces, by="mcp"), "limited-op", "rally")
    assert offered_spaces(game) == PROVINCES - {"perak"} | {"thailand"}
    game = play(table({}, by="mcp"), "limited-op", "rally")
    assert offered_spaces(game) == PROVINCES | {"thailand", "kuala_lumpur"}


@pytest.mark.covers("3.3.1", "3.1")
def test_rally_places_a_guerrilla_for_a_resource_a_space() -> None:
    game = play(table({}, by="mcp", mcp_resources=2), "op-special", "rally", "kuala_lumpur", "perak")
    assert state(game).mcp_resources == 0
    assert here(game, "kuala_lumpur", "underground") == 1
    assert here(game, "perak", "underground") == 1
    assert not offered_spaces(game)


@pytest.mark.covers("3.3.1", "1.8")
@pytest.mark.parametrize(("resources", "possible"), [(0, False), (1, True)])
def test_a_limited_rally_needs_a_resource(resources: int, possible: bool) -> None:
    assert ("rally" in offered(play(table({}, by="mcp", mcp_resources=resources), "limited-op"))) is possible


@pytest.mark.covers("3.3.1", "R-M4")
def test_rally_replaces_two_guerrillas_of_the_players_choice_by_a_base() -> None:
    game = table({"kedah": {"underground": 2, "active": 2}}, by="mcp")
    play(game, "limited-op", "rally", "kedah", "base", "active:kedah", "active:kedah")
    assert (here(game, "kedah", "underground"), here(game, "kedah", "active"), here(game, "kedah", "base")) == (2, 0, 1)
    assert state(game).available[2:] == [13, 3]


@pytest.mark.covers("3.3.1", "R-M4")
@pytest.mark.parametrize(
    ("guerrillas", "bases", "ways"),
    [
        (1, 0, []),
        (2, 0, ["guerrilla", "base"]),
        (1, 1, ["guerrilla", "guerrillas", "hide"]),
        (2, 1, ["guerrilla", "base", "guerrillas", "hide"]),
        (2, 2, ["guerrilla", "guerrillas", "hide"]),
    ],
)
def test_the_ways_to_rally(guerrillas: int, bases: int, ways: list[str]) -> None:
    """With a single way it is taken at once."""
    game = table({"kedah": {"active": guerrillas, "bases": bases}}, by="mcp", mcp_resources=1)
    play(game, "limited-op", "rally", "kedah")
    assert offered(game) == (ways or ["end-turn"])


@pytest.mark.covers("3.3.1", "R-M4")
@pytest.mark.parametrize(
    ("name", "bases", "most"),
    [
        ("kedah", 1, 3),
        ("perak", 2, 5),
        ("pahang", 1, 2),
        ("kuala_lumpur", 1, 3),
        ("thailand", 1, 1),
        ("thailand", 2, 2),
    ],
)
def test_with_a_base_rally_places_up_to_population_and_bases(name: str, bases: int, most: int) -> None:
    game = table({name: {"bases": bases}}, by="mcp", mcp_resources=1)
    play(game, "limited-op", "rally", name, "guerrillas", *["guerrilla"] * most)
    assert is_done(game)
    assert here(game, name, "underground") == most


@pytest.mark.covers("3.3.1")
def test_rally_with_a_base_may_place_fewer() -> None:
    game = table({"perak": {"bases": 1}}, by="mcp", mcp_resources=1)
    play(game, "limited-op", "rally", "perak", "guerrillas", "guerrilla", "done")
    assert here(game, "perak", "underground") == 1


@pytest.mark.covers("3.3.1")
def test_rally_with_a_base_may_flip_all_guerrillas_underground() -> None:
    game = table({"perak": {"bases": 1, "active": 3, "underground": 1}}, by="mcp", mcp_resources=1)
    play(game, "limited-op", "rally", "perak", "hide")
    assert (here(game, "perak", "underground"), here(game, "perak", "active")) == (4, 0)
    assert state(game).available[2] == 11


@pytest.mark.covers("3.3.1", "R-M2")
def test_agitate_pays_terror_first_and_then_one_shift() -> None:
    game = table({"pahang": {"bases": 1, "active": 1, "terror": 2, "support": False}}, by="mcp", mcp_resources=5)
    play(game, "limited-op", "rally", "pahang", "hide", "pahang")
    assert offered(game) == ["remove-terror", "done"]
    play(game, "remove-terror")
    assert offered(game) == ["shift", "done"]
    play(game, "shift")
    assert is_done(game)
    assert space(game, "pahang") == {"base": 1, "underground": 1, "control": "mcp", "level": "opposition"}
    assert state(game).mcp_resources == 1


@pytest.mark.covers("3.3.1", "R-M2")
def test_agitate_goes_as_far_as_the_money() -> None:
    game = table({"pahang": {"bases": 1, "active": 1, "terror": 2}}, by="mcp", mcp_resources=2)
    play(game, "limited-op", "rally", "pahang", "hide", "pahang")
    assert is_done(game)
    assert here(game, "pahang", "terror") == 1
    assert space(game, "pahang")["level"] == "neutral"
    assert state(game).mcp_resources == 0


@pytest.mark.covers("3.3.1")
@pytest.mark.parametrize(
    "pahang",
    [
        {"bases": 1, "police": 2, "active": 1},
        {"active": 2, "underground": 1},
        {"bases": 1, "active": 1, "opposition": True},
    ],
    ids=["no Control", "no Base", "at Opposition already"],
)
def test_agitate_needs_control_a_base_and_something_to_do(pahang: dict[str, int | bool]) -> None:
    game = play(table({"pahang": pahang}, by="mcp"), "limited-op", "rally", "pahang")
    play(game, "hide" if "hide" in offered(game) else "guerrilla")
    assert is_done(game)
    assert state(game).mcp_resources == 9


@pytest.mark.covers("3.3.1")
def test_agitate_may_use_the_base_just_placed() -> None:
    game = table({"trengganu": {"active": 2}}, by="mcp")
    play(game, "limited-op", "rally", "trengganu", "base", "trengganu")
    assert space(game, "trengganu") == {"base": 1, "control": "mcp", "level": "opposition"}
    assert state(game).mcp_resources == 8


@pytest.mark.covers("3.3.1")
def test_agitate_is_for_one_space_selected_by_the_rally() -> None:
    spaces: Spaces = {name: {"bases": 1} for name in ("pahang", "kedah", "perak")}
    game = play(table(spaces, by="mcp"), "op-special", "rally", "pahang", "hide", "kedah", "hide", "done")
    assert prompt(game) == "agitate-space"
    assert offered(game) == ["kedah", "pahang", "done"]
    finish(play(game, "kedah"))
    assert [space(game, name)["level"] for name in ("kedah", "pahang")] == ["opposition", "neutral"]
    assert state(game).mcp_resources == 7


@pytest.mark.covers("3.3.1", "1.3.3")
def test_there_is_nothing_to_agitate_in_thailand() -> None:
    game = play(table({"thailand": {"bases": 1}}, by="mcp"), "limited-op", "rally", "thailand", "hide")
    assert is_done(game)
    assert state(game).mcp_resources == 9


# -- March -----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.3.2", "1.3.6")
def test_march_selects_any_space_next_to_a_guerrilla() -> None:
    game = play(table({"johore": {"underground": 1}}, by="mcp"), "limited-op", "march")
    assert offered_spaces(game) == {"negri_sembilan", "pahang", "ec_south"}


@pytest.mark.covers("3.3.2", "R-C6")
def test_march_pays_1_a_destination_and_nothing_for_economic_centers() -> None:
    game = march({"pahang": {"underground": 4}}, "johore", "underground:pahang>johore", limited=False, resources=1)
    assert offered_spaces(game) == {"ec_north", "ec_south"}
    finish(play(game, "ec_north", "done", "ec_south", "done"))
    assert state(game).mcp_resources == 0
    assert [here(game, name, "underground") for name in ("pahang", "johore", "ec_north", "ec_south")] == [1, 1, 1, 1]


@pytest.mark.covers("3.3.2", "R-C6")
def test_every_destination_of_a_march_is_entered() -> None:
    game = play(table({"pahang": {"underground": 2, "active": 1}}, by="mcp"), "op-special", "march", "johore")
    assert offered(game) == ["underground:pahang>johore", "active:pahang>johore"]
    play(game, "active:pahang>johore")
    assert "done" in offered(game)


@pytest.mark.covers("3.3.2", "R-M5")
@pytest.mark.parametrize(
    ("name", "level", "cubes", "marching", "active"),
    [
        ("ec_south", None, 0, 3, 0),
        ("ec_south", None, 0, 4, 4),
        ("ec_south", None, 2, 1, 0),
        ("ec_south", None, 2, 2, 2),
        ("ec_south", None, 3, 1, 1),
        ("negri_sembilan", "support", 2, 1, 0),
        ("negri_sembilan", "support", 3, 1, 1),
        ("negri_sembilan", None, 5, 4, 0),
        ("negri_sembilan", "opposition", 5, 4, 0),
        ("pahang", "support", 0, 4, 4),
    ],
)
def test_when_a_march_exposes(name: str, level: str | None, cubes: int, marching: int, active: int) -> None:
    there: dict[str, int | bool] = {"police": cubes}
    if level:
        there[level] = True
    game = march({"johore": {"underground": 5}, name: there}, name, *[f"underground:johore>{name}"] * marching)
    assert is_done(game)
    assert (here(game, name, "active"), here(game, name, "underground")) == (active, marching - active)


@pytest.mark.covers("3.3.2", "R-M5")
def test_kuala_lumpur_at_support_exposes_and_otherwise_does_not() -> None:
    for support, active in ((True, 1), (False, 0)):
        spaces: Spaces = {"selangor": {"underground": 1}, "kuala_lumpur": {"troops": 3, "support": support}}
        game = play(table(spaces, by="mcp"), "limited-op", "march", "kuala_lumpur")
        assert here(game, "kuala_lumpur", "active") == active


@pytest.mark.covers("3.3.2", "R-M5")
def test_a_march_is_judged_for_each_origin_by_itself() -> None:
    """Two from Pahang and one cube make three; three from Johore and one cube make four."""
    spaces: Spaces = {"pahang": {"underground": 2}, "johore": {"underground": 3}, "ec_south": {"police": 1}}
    game = march(spaces, "ec_south", *["underground:pahang>ec_south"] * 2, *["underground:johore>ec_south"] * 3)
    assert (here(game, "ec_south", "underground"), here(game, "ec_south", "active")) == (2, 3)


@pytest.mark.covers("3.3.2")
def test_guerrillas_already_there_do_not_count_and_are_not_exposed() -> None:
    spaces: Spaces = {"johore": {"underground": 2}, "ec_south": {"police": 2, "underground": 3}}
    game = march(spaces, "ec_south", "underground:johore>ec_south")
    assert (here(game, "ec_south", "underground"), here(game, "ec_south", "active")) == (4, 0)
    game = march(spaces, "ec_south", *["underground:johore>ec_south"] * 2)
    assert (here(game, "ec_south", "underground"), here(game, "ec_south", "active")) == (3, 2)


@pytest.mark.covers("3.3.2", "R-M5")
def test_active_marchers_do_not_expose_those_already_there() -> None:
    """Two Active ones march beside two Police: they are Active already, the resident stays Underground."""
    spaces: Spaces = {"johore": {"active": 2}, "ec_south": {"police": 2, "underground": 1}}
    game = march(spaces, "ec_south", *["active:johore>ec_south"] * 2)
    assert (here(game, "ec_south", "underground"), here(game, "ec_south", "active")) == (1, 2)


@pytest.mark.covers("3.3.2", "R-M5")
def test_active_marchers_do_not_expose_those_of_another_origin() -> None:
    spaces: Spaces = {"johore": {"active": 3}, "pahang": {"underground": 1}, "ec_south": {"police": 1}}
    game = march(spaces, "ec_south", *["active:johore>ec_south"] * 3, "underground:pahang>ec_south")
    assert (here(game, "ec_south", "underground"), here(game, "ec_south", "active")) == (1, 3)


# -- Attack ----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.3.3")
def test_attack_selects_spaces_with_guerrillas_and_cubes() -> None:
    spaces: Spaces = {
        "perak": {"troops": 1, "active": 1},
        "johore": {"police": 1, "bases": 1},
        "kedah": {"underground": 1},
        "ec_north": {"police": 1, "underground": 1},
    }
    game = play(table(spaces, by="mcp"), "limited-op", "attack")
    assert offered_spaces(game) == {"perak", "ec_north"}


@pytest.mark.covers("3.3.3", "R-M6", "R-C17")
@pytest.mark.parametrize(
    ("underground", "active", "die", "removed"),
    [(1, 0, 1, 2), (1, 0, 2, 0), (2, 1, 3, 2), (2, 1, 4, 0), (5, 1, 6, 2), (5, 0, 6, 0), (0, 2, 2, 2)],
)
def test_attack_compares_the_die_with_all_guerrillas(underground: int, active: int, die: int, removed: int) -> None:
    spaces: Spaces = {"perak": {"police": 3, "underground": underground, "active": active}}
    game = play(table(spaces, by="mcp", dice=[f"die:{die}"]), "limited-op", "attack")
    assert here(game, "perak", "police") == 3 - removed
    assert (here(game, "perak", "underground"), here(game, "perak", "active")) == (0, underground + active)
    assert state(game).mcp_resources == 9


@pytest.mark.covers("3.3.3", "R-M6", "7.2", "R-C4")
@pytest.mark.parametrize(
    ("police", "troops", "left", "will"),
    [
        (3, 1, (1, 1), 12),
        (2, 1, (0, 1), 12),
        (1, 2, (0, 1), 11),
        (0, 3, (0, 1), 11),
        (1, 0, (0, 0), 12),
        (0, 1, (0, 0), 11),
    ],
)
def test_attack_removes_police_first_and_troops_cost_political_will_once(
    police: int, troops: int, left: tuple[int, int], will: int
) -> None:
    spaces: Spaces = {"thailand": {}, "perak": {"police": police, "troops": troops, "active": 6}}
    game = play(table(spaces, by="mcp", dice=["die:6"]), "limited-op", "attack")
    assert (here(game, "perak", "police"), here(game, "perak", "troop")) == left
    assert state(game).political_will == will


@pytest.mark.covers("3.3.3", "7.2", "1.7")
def test_attack_that_brings_control_costs_both() -> None:
    game = table({"perak": {"troops": 2, "active": 2}}, by="mcp", dice=["die:2"])
    play(game, "limited-op", "attack")
    assert space(game, "perak") == {"active": 2, "control": "mcp", "level": "neutral"}
    assert state(game).political_will == 12 - 1 - 3


@pytest.mark.covers("3.3.3", "R-M6")
def test_each_attack_that_removes_troops_costs_political_will() -> None:
    spaces: Spaces = {name: {"troops": 3, "active": 3} for name in ("perak", "johore", "kedah")}
    game = table(spaces, by="mcp", dice=["die:1", "die:6", "die:1"], political_will=20)
    finish(play(game, "op-special", "attack", "perak", "johore", "kedah"))
    assert [here(game, name, "troop") for name in ("perak", "johore", "kedah")] == [1, 3, 1]
    assert state(game).political_will == 20 - 2 - 3 - 2
    assert state(game).mcp_resources == 7


@pytest.mark.covers("3.3.3", "R-C17")
def test_a_roll_is_seen_before_the_next_space_is_selected() -> None:
    spaces: Spaces = {name: {"police": 1, "active": 1} for name in ("perak", "johore")}
    game = play(table(spaces, by="mcp"), "op-special", "attack", "perak")
    assert offered(game) == [f"die:{n}" for n in range(1, 7)]
    play(game, "die:1")
    assert here(game, "perak", "police") == 0
    assert offered(game) == ["johore", "done"]


@pytest.mark.covers("3.3.3", "1.8")
def test_attack_is_not_possible_without_resources() -> None:
    spaces: Spaces = {"perak": {"police": 1, "underground": 2}}
    assert "attack" not in offered(play(table(spaces, by="mcp", mcp_resources=0), "op-special"))
    game = table(spaces, by="mcp", mcp_resources=1, dice=["die:6"])
    play(game, "limited-op", "attack")
    assert state(game).mcp_resources == 0


# -- Terror ----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.3.4")
def test_terror_selects_spaces_with_an_underground_guerrilla() -> None:
    spaces: Spaces = {
        "perak": {"underground": 1},
        "johore": {"active": 3},
        "kedah": {"bases": 1},
        "ec_north": {"underground": 1, "troops": 5},
        "kuala_lumpur": {"underground": 1, "support": True},
        "thailand": {"underground": 1},
    }
    game = play(table(spaces, by="mcp"), "limited-op", "terror")
    assert offered_spaces(game) == {"perak", "ec_north", "kuala_lumpur", "thailand"}


@pytest.mark.covers("3.3.4")
def test_terror_activates_one_marks_and_shifts() -> None:
    game = play(table({"kuala_lumpur": {"underground": 2, "support": True}}, by="mcp"), "limited-op", "terror")
    assert space(game, "kuala_lumpur") == {
        "underground": 1,
        "active": 1,
        "terror": 1,
        "control": "mcp",
        "level": "neutral",
    }
    assert state(game).mcp_resources == 9


@pytest.mark.covers("3.3.4", "1.8")
def test_terror_in_economic_centers_is_free() -> None:
    spaces: Spaces = {name: {"underground": 1} for name in ("ec_north", "ec_south", "perak")}
    game = play(table(spaces, by="mcp", mcp_resources=0), "op-special", "terror")
    assert offered_spaces(game) == {"ec_north", "ec_south"}
    play(game, "ec_north", "ec_south")
    assert (here(game, "ec_north", "sabotage"), here(game, "ec_south", "sabotage")) == (1, 1)
    assert state(game).mcp_resources == 0


@pytest.mark.covers("3.3.4", "R-M7", "1.4.2")
def test_a_second_terror_marks_no_more_but_shifts_again() -> None:
    spaces: Spaces = {"perak": {"underground": 2, "support": True}, "ec_north": {"underground": 1, "terror": 1}}
    game = play(table(spaces, by="mcp"), "limited-op", "terror", "perak", "end-turn", "event", "pass", "end-turn")
    assert (here(game, "perak", "terror"), space(game, "perak")["level"]) == (1, "neutral")
    play(game, "card:M1", "limited-op", "terror", "perak")
    assert (here(game, "perak", "terror"), space(game, "perak")["level"]) == (1, "opposition")
    game = play(table(spaces, by="mcp"), "limited-op", "terror", "ec_north")
    assert (here(game, "ec_north", "sabotage"), here(game, "ec_north", "active")) == (1, 1)


@pytest.mark.covers("3.3.4", "R-M7")
def test_terror_at_opposition_still_marks() -> None:
    game = play(table({"perak": {"underground": 1, "opposition": True}}, by="mcp"), "limited-op", "terror")
    assert (here(game, "perak", "terror"), space(game, "perak")["level"]) == (1, "opposition")


@pytest.mark.covers("3.3")
def test_no_mcp_operation_is_offered_that_could_not_begin() -> None:
    assert offered(play(table({}, by="mcp"), "limited-op")) == ["rally", "pass"]
    assert offered(play(table({"perak": {"active": 1}}, by="mcp"), "limited-op")) == ["rally", "march", "pass"]
    game = play(table({"perak": {"underground": 1}}, by="mcp"), "op-special")
    assert offered(game) == ["rally", "march", "terror", "pass"]


# -- free Operations -------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.1.2", "R-M2", "R-C11")
def test_a_free_rally_costs_nothing_but_its_agitate_does() -> None:
    spaces: Spaces = {"pahang": {"bases": 1}, "kedah": {"bases": 1}}
    game = event("M22", "shaded", spaces, by="mcp", mcp_resources=3)
    play(game, "rally", "pahang", "hide", "kedah", "hide", "johore", "kedah")
    assert is_done(game)
    assert space(game, "kedah")["level"] == "opposition"
    assert state(game).mcp_resources == 2
