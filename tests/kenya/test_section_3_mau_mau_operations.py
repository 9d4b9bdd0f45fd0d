"""Section 3.3: Rally, March and Terror."""

from __future__ import annotations

import pytest

from coinbox import Game
from coinbox.games.kenya.vocabulary import FACTIONS
from tests.kenya.table import Spaces, event, is_done, offered, offered_spaces, play, prompt, space, state, table
from tests.tabletalk import finish, here

MAU_MAU = FACTIONS[1]
RESERVES = {"meru", "nyeri", "embu", "fort_hall", "kiambu"}
NON_RESERVES = {"thompsons_falls", "rift_valley", "nanyuki", "thika"}
MOUNTAIN_JUNGLES = {"aberdares", "mount_kenya"}
EVERYWHERE = RESERVES | NON_RESERVES | MOUNTAIN_JUNGLES | {"nairobi"}
LEVELLED = RESERVES | NON_RESERVES | {"nairobi"}


def march(spaces: Spaces, name: str, *moves: str, limited: bool = True, resources: int = 8) -> Game:
    """A March into this space with these moves, each of them named."""
    game = table(spaces, by=MAU_MAU, mau_mau_resources=resources, ask=("end-turn", name, *moves))
    play(game, "limited-op" if limited else "op-special", "march", name, *moves)
    if not is_done(game):
        play(game, "done")
    return game


def rally(spaces: Spaces, name: str, *names: str, resources: int = 8) -> Game:
    """A Limited Rally in this space."""
    return play(table(spaces, by=MAU_MAU, mau_mau_resources=resources), "limited-op", "rally", name, *names)


# -- Operations in general -------------------------------------------------------------------------------------------


@pytest.mark.covers("3.1", "R-C6")
@pytest.mark.parametrize(
    ("operation", "names"),
    [("rally", ("kiambu",)), ("march", ("kiambu", "underground:nairobi>kiambu", "done")), ("terror", ("kiambu",))],
)
def test_a_space_is_selected_once_and_the_operation_may_stop_after_the_first(
    operation: str, names: tuple[str, ...]
) -> None:
    spaces: Spaces = {name: {"underground": 3} for name in ("nairobi", "thika", "kiambu")}
    game = play(table(spaces, by=MAU_MAU), "op-special", operation)
    assert "done" not in offered(game)
    play(game, *names)
    if prompt(game) == "rally-how":
        play(game, "guerrilla")
    assert "kiambu" not in offered_spaces(game)
    assert "nairobi" in offered_spaces(game)
    assert "done" in offered(game)


@pytest.mark.covers("3.1", "1.8", "R-C6")
@pytest.mark.parametrize("operation", ["rally", "terror"])
def test_each_space_is_paid_when_it_is_selected(operation: str) -> None:
    spaces: Spaces = {name: {"underground": 1} for name in ("kiambu", "nyeri", "meru")}
    game = table(spaces, by=MAU_MAU, mau_mau_resources=2)
    play(game, "op-special", operation, "kiambu")
    assert state(game).mau_mau_resources == 1
    play(game, "meru")
    assert state(game).mau_mau_resources == 0
    assert not offered_spaces(game)


@pytest.mark.covers("3.1", "R-C6", "3.3.2")
def test_a_destination_is_paid_before_anything_moves() -> None:
    game = table({"kiambu": {"underground": 1, "active": 1}}, by=MAU_MAU)
    play(game, "op-special", "march", "nairobi")
    assert prompt(game) == "march-move"
    assert here(game, "nairobi", "underground") == 0
    assert state(game).mau_mau_resources == 7


@pytest.mark.covers("3.3", "3.1", "R-C6")
def test_no_mau_mau_operation_is_offered_that_could_not_begin() -> None:
    assert offered(play(table({}, by=MAU_MAU), "limited-op")) == ["rally", "pass"]
    assert offered(play(table({"nyeri": {"active": 1}}, by=MAU_MAU), "limited-op")) == ["rally", "march", "pass"]
    game = play(table({"nyeri": {"underground": 1}}, by=MAU_MAU), "limited-op")
    assert offered(game) == ["rally", "march", "terror", "pass"]


@pytest.mark.covers("3.3", "1.8")
@pytest.mark.parametrize("operation", ["rally", "march", "terror"])
@pytest.mark.parametrize(("resources", "possible"), [(0, False), (1, True)])
def test_every_mau_mau_operation_needs_a_resource(operation: str, resources: int, possible: bool) -> None:
    game = play(table(by=MAU_MAU, mau_mau_resources=resources), "limited-op")
    assert (operation in offered(game)) is possible


# -- 0 Resources -----------------------------------------------------------------------------------------------------


@pytest.mark.covers("R-C6", "4.1", "4.3.1")
@pytest.mark.parametrize(("operation", "name"), [("rally", "thika"), ("march", "thika"), ("terror", "nairobi")])
def test_supply_at_0_resources_pays_for_the_operation(operation: str, name: str) -> None:
    """The Supply is the only way on and comes at once; its Resource pays for the one space."""
    spaces: Spaces = {"nairobi": {"bases": 1, "underground": 1}}
    game = table(spaces, by=MAU_MAU, mau_mau_resources=0)
    play(game, "op-special", operation)
    if operation != "terror":
        assert state(game).mau_mau_resources == 1
        assert "done" not in offered(game)
        play(game, name)
    assert is_done(game)
    assert state(game).mau_mau_resources == 0
    assert game.driver.turns[-1].options.count(game.driver.option_number("supply")) == 1


@pytest.mark.covers("R-C6", "4.3.1")
@pytest.mark.parametrize(
    ("there", "operations"),
    [({}, ["rally"]), ({"active": 1}, ["rally", "march"]), ({"underground": 1}, ["rally", "march", "terror"])],
)
def test_at_0_resources_only_what_supply_makes_possible_is_offered(
    there: dict[str, int | bool], operations: list[str]
) -> None:
    game = play(table({"nairobi": {"bases": 1}, "nyeri": there}, by=MAU_MAU, mau_mau_resources=0), "op-special")
    assert offered(game) == [*operations, "pass"]


@pytest.mark.covers("R-C6", "4.3.1")
def test_without_a_supplied_base_0_resources_begin_nothing() -> None:
    spaces: Spaces = {"aberdares": {"bases": 1}, "thika": {"underground": 1}}
    game = play(table(spaces, by=MAU_MAU, mau_mau_resources=0), "op-special")
    assert is_done(game)
    assert state(game).mau_mau_resources == 1  # passed, as nothing else is left


@pytest.mark.covers("R-C6", "R-C7", "4.3.2")
def test_at_0_resources_no_other_activity_comes_first() -> None:
    spaces: Spaces = {"nairobi": {"bases": 2}, "nyeri": {"underground": 1}, "aberdares": {"underground": 1}}
    game = table(spaces, by=MAU_MAU, mau_mau_resources=0, ask=("end-turn", "supply"))
    play(game, "op-special", "rally")
    assert offered(game) == ["supply"]
    play(game, "supply")
    assert state(game).mau_mau_resources == 2


@pytest.mark.covers("4.1", "R-C7", "4.3.1")
def test_supply_in_the_midst_of_a_rally_pays_for_further_spaces() -> None:
    spaces: Spaces = {"nairobi": {"bases": 2}}
    game = table(spaces, by=MAU_MAU, mau_mau_resources=1)
    play(game, "op-special", "rally", "thika")
    assert offered(game) == ["supply", "done"]
    play(game, "supply")
    assert state(game).mau_mau_resources == 2
    assert offered_spaces(game) == EVERYWHERE - {"thika"}
    play(game, "meru", "embu")
    assert is_done(game)
    assert state(game).mau_mau_resources == 0


# -- Rally -----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.3.1", "R-K3")
def test_rally_selects_any_reserve_and_other_spaces_without_loyalty() -> None:
    loyal: Spaces = {name: {"police": 1, "loyalty": True} for name in ("nairobi", "thika", "kiambu", "meru")}
    spaces: Spaces = {**loyal, "nanyuki": {"troops": 5, "resistance": True}}
    game = play(table(spaces, by=MAU_MAU), "limited-op", "rally")
    assert offered_spaces(game) == EVERYWHERE - {"nairobi", "thika"}
    assert "done" not in offered(game)
    assert offered_spaces(play(table({}, by=MAU_MAU), "limited-op", "rally")) == EVERYWHERE


@pytest.mark.covers("3.3.1", "R-K3")
@pytest.mark.parametrize("here_", [{"loyalty": True}, {"relocated": 2}, {"relocated": 1, "loyalty": True}])
def test_rally_in_a_loyal_and_in_an_unpopulated_reserve(here_: dict[str, int | bool]) -> None:
    game = rally({"nyeri": here_}, "nyeri")
    assert is_done(game)
    assert here(game, "nyeri", "underground") == 1
    assert state(game).mau_mau_resources == 7


@pytest.mark.covers("3.3.1", "R-C4")
def test_without_a_base_or_two_guerrillas_a_rally_places_one_guerrilla() -> None:
    game = rally({"nyeri": {"active": 1}}, "nyeri")
    assert is_done(game)
    assert (here(game, "nyeri", "underground"), here(game, "nyeri", "active")) == (1, 1)
    assert state(game).available[2] == 13


@pytest.mark.covers("3.3.1")
@pytest.mark.parametrize(
    ("guerrillas", "bases", "ways"),
    [
        (2, 0, ["guerrilla", "base"]),
        (0, 1, ["guerrilla", "guerrillas", "hide"]),
        (1, 1, ["guerrilla", "guerrillas", "hide"]),
        (2, 1, ["guerrilla", "base", "guerrillas", "hide"]),
        (2, 2, ["guerrilla", "guerrillas", "hide"]),
    ],
)
@pytest.mark.parametrize("name", ["nyeri", "nairobi", "mount_kenya"])
def test_the_ways_to_rally(name: str, guerrillas: int, bases: int, ways: list[str]) -> None:
    game = rally({name: {"active": guerrillas, "bases": bases}}, name)
    assert prompt(game) == "rally-how"
    assert offered(game) == ways


@pytest.mark.covers("3.3.1")
def test_rally_replaces_two_guerrillas_of_the_players_choice_by_a_base() -> None:
    game = rally({"nyeri": {"underground": 2, "active": 2}}, "nyeri", "base")
    assert offered(game) == ["underground:nyeri", "active:nyeri"]
    play(game, "active:nyeri")
    assert offered(game) == ["underground:nyeri", "active:nyeri"]
    play(game, "active:nyeri")
    assert is_done(game)
    assert (here(game, "nyeri", "underground"), here(game, "nyeri", "active"), here(game, "nyeri", "base")) == (2, 0, 1)
    assert state(game).available[2:] == [13, 3]


@pytest.mark.covers("3.3.1", "R-C1", "1.7")
def test_control_is_judged_when_the_base_stands() -> None:
    """Two Guerrillas against one Police become one Base: Mau Mau Control of Nyeri (2) ends."""
    game = rally({"nyeri": {"police": 1, "active": 2}}, "nyeri", "base")
    assert space(game, "nyeri")["control"] == "none"
    assert state(game).political_will == 14
    game = rally({"nyeri": {"active": 2}}, "nyeri", "base")
    assert space(game, "nyeri")["control"] == MAU_MAU
    assert state(game).political_will == 12


@pytest.mark.covers("3.3.1", "R-K3", "1.3.2")
@pytest.mark.parametrize(
    ("name", "bases", "relocated", "most"),
    [
        ("nyeri", 1, 0, 3),
        ("nyeri", 2, 0, 4),
        ("nyeri", 1, 1, 2),
        ("nyeri", 2, 1, 3),
        ("nyeri", 1, 2, 1),
        ("nyeri", 2, 2, 2),
        ("meru", 1, 0, 2),
        ("meru", 1, 1, 1),
        ("nairobi", 1, 0, 3),
        ("thika", 1, 0, 2),
        ("aberdares", 1, 0, 1),
        ("mount_kenya", 2, 0, 2),
    ],
)
def test_with_a_base_rally_places_up_to_population_and_bases(name: str, bases: int, relocated: int, most: int) -> None:
    game = rally({name: {"bases": bases, "relocated": relocated}}, name, "guerrillas")
    for placed in range(most):
        assert offered(game) == ["guerrilla", "done"]
        assert here(game, name, "underground") == placed
        play(game, "guerrilla")
    assert is_done(game)
    assert here(game, name, "underground") == most
    assert state(game).mau_mau_resources == 7


@pytest.mark.covers("3.3.1", "R-C4")
@pytest.mark.parametrize("number", range(3))
def test_rally_with_a_base_may_place_fewer(number: int) -> None:
    game = rally({"nyeri": {"bases": 1}}, "nyeri", "guerrillas", *["guerrilla"] * number, "done")
    assert is_done(game)
    assert here(game, "nyeri", "underground") == number


@pytest.mark.covers("3.3.1")
def test_rally_with_a_base_may_flip_all_guerrillas_underground() -> None:
    spaces: Spaces = {"nyeri": {"bases": 1, "active": 3, "underground": 1}, "kiambu": {"active": 2}}
    game = rally(spaces, "nyeri", "hide")
    assert is_done(game)
    assert (here(game, "nyeri", "underground"), here(game, "nyeri", "active")) == (4, 0)
    assert here(game, "kiambu", "active") == 2
    assert state(game).available[2] == 9


@pytest.mark.covers("3.3.1", "R-C2")
def test_many_guerrillas_are_taken_from_the_map_one_by_one_when_none_is_available() -> None:
    """One is Available; the second and third come from the map, and one of them is not wanted."""
    game = rally({"nyeri": {"bases": 1, "active": 2}, "meru": {"active": 12}}, "nyeri", "guerrillas", "guerrilla")
    assert here(game, "nyeri", "underground") == 1
    assert prompt(game) == "rally-many"
    play(game, "guerrilla")
    assert prompt(game) == "take-from-map"
    assert offered(game) == ["underground:nyeri", "active:nyeri", "active:meru", "done"]
    play(game, "active:nyeri", "done")
    assert is_done(game)
    assert (here(game, "nyeri", "underground"), here(game, "nyeri", "active")) == (2, 1)
    assert here(game, "meru", "active") == 12


@pytest.mark.covers("3.3.1", "R-C2")
def test_without_available_guerrillas_a_rally_may_do_nothing() -> None:
    game = rally({"nyeri": {"bases": 1, "active": 2}, "meru": {"active": 13}}, "nyeri")
    assert offered(game) == ["guerrilla", "base", "guerrillas", "hide", "nothing"]


@pytest.mark.covers("R-C7", "4.1", "3.3.1")
def test_the_boundaries_of_a_rally() -> None:
    activities = ["supply", "oath", "raid"]
    spaces: Spaces = {"nairobi": {"bases": 1}, "nyeri": {"underground": 1}, "aberdares": {"active": 1}}
    game = play(table(spaces, by=MAU_MAU, mau_mau_resources=2), "op-special", "rally")
    assert set(offered(game)) == EVERYWHERE | set(activities)
    play(game, "nairobi")
    assert prompt(game) == "rally-how"
    play(game, "guerrilla")
    assert set(offered(game)) == EVERYWHERE - {"nairobi"} | set(activities) | {"done"}
    play(game, "thika")
    assert offered(game) == [*activities, "done"]
    play(game, "done")
    assert is_done(game)


# -- March -----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.3.2", "1.3.6")
def test_march_selects_any_space_next_to_a_guerrilla() -> None:
    spaces: Spaces = {"meru": {"underground": 1}, "thompsons_falls": {"active": 1}, "nairobi": {"bases": 1}}
    game = play(table(spaces, by=MAU_MAU), "limited-op", "march")
    assert offered_spaces(game) == {"embu", "nanyuki", "rift_valley", "aberdares", "mount_kenya"}
    assert "done" not in offered(game)


@pytest.mark.covers("3.3.2", "3.1")
def test_march_pays_1_a_destination_however_many_move() -> None:
    game = table({"kiambu": {"underground": 4}}, by=MAU_MAU, mau_mau_resources=2)
    play(game, "op-special", "march", "thika", "underground:kiambu>thika", "done")
    assert state(game).mau_mau_resources == 1
    play(game, "nairobi")
    assert state(game).mau_mau_resources == 0
    finish(game)
    assert [here(game, name, "underground") for name in ("kiambu", "thika", "nairobi")] == [1, 2, 1]


@pytest.mark.covers("3.3.2", "R-C6")
def test_every_destination_of_a_march_is_entered() -> None:
    game = play(table({"kiambu": {"underground": 2, "active": 1}}, by=MAU_MAU), "op-special", "march", "thika")
    assert offered(game) == ["underground:kiambu>thika", "active:kiambu>thika"]
    play(game, "active:kiambu>thika")
    assert offered(game) == ["underground:kiambu>thika", "done"]


@pytest.mark.covers("3.3.2", "R-C8")
def test_a_guerrilla_marches_once() -> None:
    """The one that came to Kiambu does not go on; Nairobi can be reached by nobody else."""
    spaces: Spaces = {"fort_hall": {"underground": 1}, "meru": {"underground": 1}}
    game = play(table(spaces, by=MAU_MAU), "op-special", "march", "kiambu")
    assert here(game, "kiambu", "underground") == 1
    assert offered_spaces(game) == {"embu", "nanyuki", "mount_kenya"}


@pytest.mark.covers("3.3.2", "R-K10")
@pytest.mark.parametrize("name", sorted(NON_RESERVES | {"nairobi"}))
@pytest.mark.parametrize("level", ["", "loyalty", "resistance"])
@pytest.mark.parametrize(("marching", "cubes", "active"), [(3, 0, 0), (4, 0, 4), (1, 2, 0), (1, 3, 1), (2, 2, 2)])
def test_a_march_into_nairobi_or_a_non_reserve_province_is_seen_from_four_on(
    name: str, level: str, marching: int, cubes: int, active: int
) -> None:
    origin = {"nairobi": "kiambu", "thika": "kiambu", "rift_valley": "kiambu"}.get(name, "aberdares")
    there: dict[str, int | bool] = {"police": cubes}
    if level:
        there[level] = True
    game = march({origin: {"underground": 5}, name: there}, name, *[f"underground:{origin}>{name}"] * marching)
    assert is_done(game)
    assert (here(game, name, "active"), here(game, name, "underground")) == (active, marching - active)


@pytest.mark.covers("3.3.2", "R-K10")
@pytest.mark.parametrize(
    ("there", "active"),
    [
        ({"loyalty": True}, 4),
        ({}, 0),
        ({"resistance": True}, 0),
        ({"relocated": 2}, 0),
        ({"relocated": 1, "loyalty": True}, 4),
        ({"police": 4}, 0),
    ],
)
def test_a_march_into_a_reserve_is_seen_only_at_loyalty(there: dict[str, int | bool], active: int) -> None:
    game = march({"embu": {"underground": 4}, "nyeri": there}, "nyeri", *["underground:embu>nyeri"] * 4)
    assert (here(game, "nyeri", "active"), here(game, "nyeri", "underground")) == (active, 4 - active)


@pytest.mark.covers("3.3.2", "R-K10")
@pytest.mark.parametrize(("marching", "active"), [(1, 0), (2, 2)])
def test_a_loyal_reserve_counts_its_cubes(marching: int, active: int) -> None:
    spaces: Spaces = {"embu": {"underground": 4}, "nyeri": {"loyalty": True, "troops": 1, "police": 1}}
    game = march(spaces, "nyeri", *["underground:embu>nyeri"] * marching)
    assert here(game, "nyeri", "active") == active


@pytest.mark.covers("3.3.2", "R-K10")
@pytest.mark.parametrize("name", sorted(MOUNTAIN_JUNGLES))
def test_a_march_into_a_mountain_jungle_is_never_seen(name: str) -> None:
    game = march({"nyeri": {"underground": 5}, name: {"troops": 5}}, name, *[f"underground:nyeri>{name}"] * 5)
    assert (here(game, name, "active"), here(game, name, "underground")) == (0, 5)


@pytest.mark.covers("3.3.2")
def test_a_march_is_judged_for_each_origin_by_itself() -> None:
    """Two from Kiambu and one cube make three; three from Embu and one cube make four."""
    spaces: Spaces = {"kiambu": {"underground": 2}, "embu": {"underground": 3}, "thika": {"police": 1}}
    game = march(spaces, "thika", *["underground:kiambu>thika"] * 2, *["underground:embu>thika"] * 3)
    assert (here(game, "thika", "underground"), here(game, "thika", "active")) == (2, 3)


@pytest.mark.covers("3.3.2")
def test_active_marchers_count_and_stay_active() -> None:
    spaces: Spaces = {"kiambu": {"underground": 1, "active": 3}}
    moves = ("underground:kiambu>thika", *["active:kiambu>thika"] * 3)
    assert here(march(spaces, "thika", *moves), "thika", "active") == 4
    game = march(spaces, "thika", *moves[:3])
    assert (here(game, "thika", "underground"), here(game, "thika", "active")) == (1, 2)


@pytest.mark.covers("3.3.2")
def test_guerrillas_already_there_do_not_count_and_are_not_exposed() -> None:
    spaces: Spaces = {"kiambu": {"underground": 2}, "thika": {"police": 2, "underground": 3}}
    game = march(spaces, "thika", "underground:kiambu>thika")
    assert (here(game, "thika", "underground"), here(game, "thika", "active")) == (4, 0)
    game = march(spaces, "thika", *["underground:kiambu>thika"] * 2)
    assert (here(game, "thika", "underground"), here(game, "thika", "active")) == (3, 2)


@pytest.mark.covers("3.3.2")
def test_active_marchers_expose_neither_residents_nor_those_of_another_origin() -> None:
    spaces: Spaces = {"kiambu": {"active": 3}, "embu": {"underground": 1}, "thika": {"police": 1, "underground": 1}}
    game = march(spaces, "thika", *["active:kiambu>thika"] * 3, "underground:embu>thika")
    assert (here(game, "thika", "underground"), here(game, "thika", "active")) == (2, 3)


@pytest.mark.covers("R-C7", "3.3.2", "4.1")
def test_the_boundaries_of_a_march_that_is_seen() -> None:
    activities = ["supply", "oath", "raid"]
    spaces: Spaces = {
        "kiambu": {"underground": 9},
        "nairobi": {"bases": 1},
        "nyeri": {"underground": 1},
        "aberdares": {"active": 1},
    }
    game = play(table(spaces, by=MAU_MAU), "op-special", "march")
    assert set(activities) <= set(offered(game))
    play(game, "thika", *["underground:kiambu>thika"] * 3)
    assert not set(offered(game)) & set(activities)
    play(game, "done")
    assert prompt(game) == "march-space"
    assert not set(offered(game)) & set(activities)
    play(game, "rift_valley", *["underground:kiambu>rift_valley"] * 4, "done", "done")
    assert prompt(game) == "special-or-done"
    assert (here(game, "rift_valley", "active"), here(game, "thika", "active")) == (4, 4)
    assert offered(game) == [*activities, "done"]
    play(game, "done")
    assert is_done(game)


@pytest.mark.covers("R-C7", "3.3.2")
def test_the_boundaries_of_a_march_that_is_not_seen() -> None:
    game = play(table({"nairobi": {"bases": 1}, "kiambu": {"underground": 2}}, by=MAU_MAU), "op-special", "march")
    assert {"supply", "oath"} <= set(offered(game))
    play(game, "fort_hall")
    assert not {"supply", "oath"} & set(offered(game))
    play(game, "done", "done")
    assert prompt(game) == "special-or-done"
    assert {"supply", "oath", "done"} <= set(offered(game))


@pytest.mark.covers("R-C8", "4.3.3", "3.3.2")
def test_what_a_raid_moved_may_march_and_what_it_moved_is_not_seen() -> None:
    spaces: Spaces = {"aberdares": {"underground": 2}, "rift_valley": {"police": 3}}
    game = play(table(spaces, by=MAU_MAU), "op-special", "march", "raid", "rift_valley")
    play(game, "underground:aberdares>rift_valley", "decline")
    assert (here(game, "rift_valley", "underground"), here(game, "rift_valley", "active")) == (2, 0)
    assert offered_spaces(game) == {"kiambu", "thompsons_falls", "aberdares"}
    finish(play(game, "kiambu"))
    assert here(game, "kiambu", "underground") == 1


# -- Terror ----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.3.3")
def test_terror_selects_spaces_with_an_underground_guerrilla() -> None:
    spaces: Spaces = {
        "nyeri": {"underground": 1},
        "kiambu": {"active": 3},
        "meru": {"bases": 1},
        "thika": {"underground": 1, "troops": 5, "terror": 1},
        "nairobi": {"underground": 1, "loyalty": True},
        "aberdares": {"underground": 1},
        "embu": {"underground": 1, "relocated": 1},
    }
    game = play(table(spaces, by=MAU_MAU), "limited-op", "terror")
    assert offered_spaces(game) == {"nyeri", "thika", "nairobi", "aberdares", "embu"}
    assert "done" not in offered(game)


@pytest.mark.covers("3.3.3", "R-K4")
@pytest.mark.parametrize("name", sorted(LEVELLED))
def test_terror_activates_one_marks_and_shifts(name: str) -> None:
    game = play(table({name: {"underground": 2}}, by=MAU_MAU), "limited-op", "terror")
    assert is_done(game)
    assert space(game, name) == {
        "underground": 1,
        "active": 1,
        "terror": 1,
        "control": MAU_MAU,
        "level": "resistance",
    }
    assert state(game).mau_mau_resources == 7


@pytest.mark.covers("3.3.3", "R-K4")
@pytest.mark.parametrize(
    ("level", "marked", "after"),
    [
        ("loyalty", 0, "neutral"),
        ("loyalty", 1, "neutral"),
        ("", 1, "resistance"),
        ("resistance", 0, "resistance"),
        ("resistance", 1, "resistance"),
    ],
)
def test_with_a_marker_there_terror_still_shifts(level: str, marked: int, after: str) -> None:
    there: dict[str, int | bool] = {"underground": 1, "terror": marked, "police": 1}
    if level:
        there[level] = True
    game = play(table({"nyeri": there}, by=MAU_MAU), "limited-op", "terror")
    assert offered(game) == ["mark-terror", "remove-police"]
    play(game, "mark-terror")
    assert (here(game, "nyeri", "terror"), space(game, "nyeri")["level"]) == (1, after)
    assert (here(game, "nyeri", "police"), here(game, "nyeri", "active")) == (1, 1)


@pytest.mark.covers("3.3.3", "R-C4", "R-K4")
@pytest.mark.parametrize(("police", "left"), [(1, 0), (2, 0), (3, 1), (5, 3)])
@pytest.mark.parametrize("name", ["nyeri", "nairobi", "aberdares"])
def test_terror_may_remove_two_police_instead_and_no_fewer(name: str, police: int, left: int) -> None:
    game = table({name: {"underground": 1, "police": police, "troops": 1}}, by=MAU_MAU)
    play(game, "limited-op", "terror", "remove-police")
    assert is_done(game)
    assert (here(game, name, "police"), here(game, name, "troop")) == (left, 1)
    assert (here(game, name, "underground"), here(game, name, "active")) == (0, 1)
    assert (here(game, name, "terror"), space(game, name)["level"]) == (0, "neutral")


@pytest.mark.covers("3.3.3", "R-K4")
def test_terror_with_a_marker_there_may_remove_police_and_leaves_the_marker() -> None:
    game = table({"nyeri": {"underground": 1, "police": 2, "terror": 1, "loyalty": True}}, by=MAU_MAU)
    play(game, "limited-op", "terror", "remove-police")
    assert (here(game, "nyeri", "terror"), space(game, "nyeri")["level"]) == (1, "loyalty")
    assert here(game, "nyeri", "police") == 0


@pytest.mark.covers("3.3.3", "1.7")
def test_terror_that_brings_control_costs_the_population() -> None:
    game = table({"nyeri": {"underground": 1, "police": 2}}, by=MAU_MAU)
    play(game, "limited-op", "terror", "remove-police")
    assert space(game, "nyeri")["control"] == MAU_MAU
    assert state(game).political_will == 10


@pytest.mark.covers("3.3.3", "R-K4", "1.6")
@pytest.mark.parametrize(
    ("name", "there"), [("aberdares", {}), ("mount_kenya", {}), ("embu", {"relocated": 1}), ("nyeri", {"relocated": 2})]
)
def test_terror_in_an_unpopulated_space_marks_without_a_shift(name: str, there: dict[str, int | bool]) -> None:
    game = play(table({name: {"underground": 1, **there}}, by=MAU_MAU), "limited-op", "terror")
    assert is_done(game)
    assert (here(game, name, "terror"), space(game, name)["level"]) == (1, "neutral")
    assert here(game, name, "active") == 1


@pytest.mark.covers("3.3.3", "R-K4", "3.1")
def test_the_option_of_terror_is_chosen_space_by_space() -> None:
    spaces: Spaces = {name: {"underground": 1, "police": 1} for name in ("nyeri", "meru")}
    game = play(table(spaces, by=MAU_MAU), "op-special", "terror", "nyeri", "remove-police", "meru", "mark-terror")
    finish(game)
    assert (here(game, "nyeri", "police"), here(game, "nyeri", "terror")) == (0, 0)
    assert (here(game, "meru", "police"), here(game, "meru", "terror")) == (1, 1)


@pytest.mark.covers("R-C7", "3.3.3", "4.1")
def test_the_boundaries_of_a_terror() -> None:
    activities = ["supply", "oath", "raid"]
    spaces: Spaces = {
        "nairobi": {"bases": 1},
        "nyeri": {"underground": 2, "police": 1},
        "thika": {"underground": 1},
    }
    game = play(table(spaces, by=MAU_MAU), "op-special", "terror")
    assert offered(game) == ["thika", "nyeri", *activities]
    play(game, "nyeri")
    assert offered(game) == ["mark-terror", "remove-police"]
    play(game, "mark-terror")
    assert offered(game) == ["thika", *activities, "done"]
    play(game, "thika")
    assert offered(game) == [*activities, "done"]
    play(game, "oath")
    assert prompt(game) == "oath-place"
    play(game, "done")
    assert is_done(game)


@pytest.mark.covers("R-C6", "4.1", "3.3.3")
def test_an_oath_before_a_terror_brings_a_guerrilla_and_no_second_selection() -> None:
    """Nyeri is then the only space to Terror in, and is selected once, though a Guerrilla is left Underground."""
    game = play(table({"nyeri": {"underground": 1}}, by=MAU_MAU), "op-special", "terror", "oath", "guerrilla")
    assert is_done(game)
    assert (here(game, "nyeri", "underground"), here(game, "nyeri", "active")) == (1, 1)
    assert state(game).mau_mau_resources == 7


# -- free Operations -------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.1.2", "R-C11", "K22 shaded")
def test_free_limited_operations_cost_nothing_and_carry_no_special_activity() -> None:
    game = event("K22", "shaded", {"nyeri": {"underground": 1}}, by=MAU_MAU, mau_mau_resources=0)
    assert offered(game) == ["rally", "march", "terror", "decline"]
    play(game, "terror", "rally")
    assert offered_spaces(game) == EVERYWHERE
    assert not {"supply", "oath", "raid"} & set(offered(game))
    play(game, "nyeri")
    assert is_done(game)
    assert (here(game, "nyeri", "underground"), here(game, "nyeri", "active")) == (1, 1)
    assert state(game).mau_mau_resources == 0


@pytest.mark.covers("3.1.2", "R-C11", "K20 shaded")
def test_a_free_rally_keeps_its_restrictions() -> None:
    spaces: Spaces = {"nairobi": {"loyalty": True}, "nyeri": {"loyalty": True}}
    game = event("K20", "shaded", spaces, by=MAU_MAU, mau_mau_resources=0)
    assert offered_spaces(game) == EVERYWHERE - {"nairobi"}


@pytest.mark.covers("3.1.2", "4.3.3", "R-C11")
def test_the_limited_operation_of_a_raid_is_free_and_in_the_raided_space() -> None:
    game = table({"aberdares": {"underground": 1}, "meru": {"underground": 1}}, by=MAU_MAU, mau_mau_resources=1)
    play(game, "op-special", "rally", "raid", "nyeri")
    assert offered(game) == ["rally", "terror", "decline"]  # nobody is left next door to March in
    play(game, "terror")
    assert (here(game, "nyeri", "terror"), state(game).mau_mau_resources) == (1, 1)
