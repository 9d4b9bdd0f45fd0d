"""Sections 3.1 and 3.2: Deploy, Patrol, Sweep and Assault."""

from __future__ import annotations

from typing import Any

import pytest

from coinbox import Game
from coinbox.games.arab_revolt.vocabulary import FACTIONS
from tests.arab_revolt.table import Spaces, at, event, is_done, offered, offered_spaces, play, prompt, state, table
from tests.tabletalk import finish, no_effect

REBELS = FACTIONS[1]
DISTRICTS = {"galilee", "haifa_district", "samaria", "lydda", "jerusalem_district", "gaza"}
CITIES = {"haifa", "tel_aviv_jaffa", "jerusalem"}
HAIFA_SYRIA, HAIFA_TEL_AVIV = "railway_haifa_syria", "railway_haifa_tel_aviv"
TEL_AVIV_JERUSALEM, TEL_AVIV_EGYPT = "railway_tel_aviv_jerusalem", "railway_tel_aviv_egypt"
RAILWAYS = {HAIFA_SYRIA, HAIFA_TEL_AVIV, TEL_AVIV_JERUSALEM, TEL_AVIV_EGYPT}
PALESTINE = DISTRICTS | CITIES | RAILWAYS
UNITY = ("decentralized", "low", "middle", "high", "centralized")


def unity(game: Game) -> str:
    return UNITY[state(game).unity]


def specials(game: Game) -> set[str]:
    """The Special Activities on offer."""
    return set(offered(game)) & {"punish", "divide", "air-recon"}


# -- Operations in general -------------------------------------------------------------------------------------------


@pytest.mark.covers("3.1", "R-C6")
@pytest.mark.parametrize(
    ("operation", "names"),
    [
        ("deploy", ("jerusalem", "done")),
        ("patrol", ("jerusalem",)),
        ("sweep", ("jerusalem",)),
        ("assault", ("jerusalem",)),
    ],
)
def test_a_space_is_selected_once(operation: str, names: tuple[str, ...]) -> None:
    spaces: Spaces = {name: {"police": 2, "active": 1} for name in ("jerusalem", "haifa", "gaza")}
    game = play(table(spaces), "op-special", operation, *names)
    assert "jerusalem" not in offered_spaces(game)
    assert "haifa" in offered_spaces(game)


@pytest.mark.covers("3.1", "R-C6")
@pytest.mark.parametrize("operation", ["deploy", "patrol", "sweep", "assault"])
def test_an_operation_selects_at_least_one_space_and_stops_at_any_boundary(operation: str) -> None:
    spaces: Spaces = {name: {"troops": 2, "active": 1} for name in ("jerusalem", "haifa", "tel_aviv_jaffa")}
    game = play(table(spaces), "op-special", operation)
    assert "done" not in offered(game)
    play(game, "haifa")
    if operation == "deploy":
        play(game, "done")
    assert "done" in offered(game)
    assert "jerusalem" in offered_spaces(game)


@pytest.mark.covers("3.1", "3.2")
@pytest.mark.parametrize(
    ("operation", "names", "fourth"),
    [
        ("deploy", ("haifa", "done", "jerusalem", "done", "gaza", "done"), "lydda"),
        ("assault", ("haifa", "jerusalem", "gaza"), "lydda"),
    ],
)
def test_a_british_operation_has_up_to_three_spaces(operation: str, names: tuple[str, ...], fourth: str) -> None:
    spaces: Spaces = {name: {"troops": 2, "active": 1} for name in ("haifa", "jerusalem", "gaza", "lydda", "galilee")}
    game = play(table(spaces), "op-special", operation)
    assert fourth in offered_spaces(game)
    play(game, *names)
    assert not offered_spaces(game)
    assert specials(game)


@pytest.mark.covers("3.1", "3.2.2", "3.2.3")
@pytest.mark.parametrize(
    ("operation", "names"),
    [("patrol", ("haifa", "jerusalem", HAIFA_SYRIA)), ("sweep", ("haifa", "jerusalem", "gaza"))],
)
def test_a_patrol_or_sweep_has_up_to_three_destinations(operation: str, names: tuple[str, ...]) -> None:
    game = play(table(), "op-special", operation, *names)
    assert prompt(game) == f"{operation}-move"
    assert {option.split(">")[1] for option in offered(game) if ">" in option} == set(names)


@pytest.mark.covers("3.1.1", "3.1")
def test_pawns_limit_nothing() -> None:
    """Only three pawns are white, but Coordinate lets a chit of 3 select a fourth space."""
    camps: Spaces = {name: {"bases": 1, "underground": 3} for name in ("galilee", "samaria", "lydda", "gaza")}
    game = table(camps, by=REBELS, dice=["die:6"])
    play(game, "op-special", "sabotage", "galilee", "samaria", "lydda", "coordinate", "gaza")
    assert sum(state(game).active) == 4
    assert state(game).opposition.bit_count() == 4


@pytest.mark.covers("3.1", "3.2")
def test_operations_cost_nothing() -> None:
    game = finish(play(table(), "op-special", "sweep", "galilee", "lydda", "gaza"))
    assert state(game).political_will == 18
    assert unity(game) == "middle"
    assert len(state(game).punishments_pool) == 6


@pytest.mark.covers("3.2", "R-C6")
def test_no_british_operation_is_offered_that_could_not_begin() -> None:
    assert offered(play(table({}), "limited-op")) == ["patrol", "sweep", "pass"]
    assert offered(play(table({"gaza": {"irregulars": 1}}), "limited-op")) == ["deploy", "patrol", "sweep", "pass"]
    spaces: Spaces = {"gaza": {"police": 1, "active": 1}}
    assert offered(play(table(spaces), "limited-op")) == ["patrol", "sweep", "assault", "pass"]


@pytest.mark.covers("3.1", "3.2.4")
def test_the_british_choose_the_order_of_the_spaces() -> None:
    spaces: Spaces = {name: {"troops": 1, "active": 2} for name in ("gaza", "lydda")}
    game = play(table(spaces), "op-special", "assault", "lydda")
    assert (at(game, "lydda")["active"], at(game, "gaza")["active"]) == (1, 2)


# -- Deploy: where -----------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.2.1", "R-A5")
def test_deploy_selects_districts_and_cities_with_more_british_than_rebel_pieces() -> None:
    spaces: Spaces = {
        "galilee": {"police": 1, "underground": 1},
        "samaria": {"police": 1, "irregulars": 1, "bases": 1},
        "lydda": {"active_irregulars": 1},
        "gaza": {"active": 1},
        "haifa": {"troops": 3, "active": 2},
        "jerusalem": {"troops": 1, "active": 2},
        HAIFA_SYRIA: {"police": 2},
    }
    game = play(table(spaces), "limited-op", "deploy")
    assert set(offered(game)) == {"samaria", "lydda", "haifa"}


@pytest.mark.covers("R-A5", "3.2.1", "R-C2")
def test_pieces_are_counted_when_a_space_is_selected() -> None:
    """Gaza's second Police goes to Lydda, so Gaza no longer has the larger number when its turn would come."""
    spaces: Spaces = {"gaza": {"police": 2, "active": 1}, "lydda": {"police": 7}}
    game = play(table(spaces), "op-special", "deploy", "lydda", "police", "police:gaza", "done")
    assert "gaza" not in offered_spaces(game)


# -- Deploy: placing ---------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.2.1", "R-C4")
@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("name", ["gaza", "haifa"])
def test_deploy_places_up_to_two_police(name: str, number: int) -> None:
    game = play(table({name: {"troops": 1}}), "limited-op", "deploy")
    for n in range(number):
        assert ("irregular" in offered(game)) is (n == 0)
        play(game, "police")
    if number < 2:
        play(game, "done")
    assert prompt(game) == "deploy-curfew"
    assert at(game, name).get("police", 0) == number


@pytest.mark.covers("3.2.1", "1.4.3")
def test_deploy_places_one_irregular_instead() -> None:
    game = play(table({"gaza": {"troops": 1}}), "limited-op", "deploy")
    assert offered(game) == ["police", "irregular", "done"]
    play(game, "irregular")
    assert prompt(game) == "deploy-curfew"
    assert at(game, "gaza") == {"troops": 1, "irregulars": 1}


@pytest.mark.covers("3.2.1")
def test_each_space_of_a_deploy_is_decided_by_itself() -> None:
    spaces: Spaces = {name: {"troops": 1} for name in ("gaza", "lydda", "haifa")}
    game = table(spaces)
    play(game, "op-special", "deploy", "gaza", "irregular", "haifa", "police", "police", "lydda", "police", "done")
    finish(game)
    assert at(game, "gaza") == {"troops": 1, "irregulars": 1}
    assert at(game, "haifa") == {"troops": 1, "police": 2}
    assert at(game, "lydda") == {"troops": 1, "police": 1}


@pytest.mark.covers("3.2.1", "R-C2")
def test_a_type_that_was_not_taken_from_the_map_is_not_asked_again() -> None:
    game = play(table({"gaza": {"police": 9}}), "limited-op", "deploy", "police")
    assert prompt(game) == "take-from-map"
    play(game, "done")
    assert offered(game) == ["irregular", "done"]


@pytest.mark.covers("3.2.1", "R-C2", "A28 execute")
def test_police_of_the_tegart_forts_are_not_placed() -> None:
    game = play(table({"gaza": {"police": 6}}, fort_police=3, unshaded=["A28"]), "limited-op", "deploy", "police")
    assert offered(game) == ["police:gaza", "done"]


# -- Deploy: the Curfew ------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.2.1", "1.12", "R-A5")
def test_then_one_selected_space_may_get_a_curfew() -> None:
    spaces: Spaces = {name: {"police": 1} for name in ("gaza", "haifa", "lydda", "galilee")}
    game = play(table(spaces), "op-special", "deploy", "gaza", "done", "haifa", "done", "done")
    assert (prompt(game), offered(game)) == ("deploy-curfew", ["gaza", "haifa", "done"])
    finish(play(game, "haifa"))
    assert at(game, "haifa") == {"police": 1, "curfews": True}
    assert at(game, "gaza") == {"police": 1}


@pytest.mark.covers("3.2.1", "R-C4", "R-A5")
def test_the_curfew_part_may_be_left_out_in_a_limited_deploy_too() -> None:
    game = play(table({"gaza": {"police": 1}}), "limited-op", "deploy", "done")
    assert offered(game) == ["gaza", "done"]
    play(game, "done")
    assert is_done(game)
    assert at(game, "gaza") == {"police": 1}


@pytest.mark.covers("3.2.1", "1.12", "1.6")
@pytest.mark.parametrize("opposition", [False, True])
def test_a_curfew_there_may_be_lifted_and_any_opposition_with_it(opposition: bool) -> None:
    game = table({"gaza": {"police": 1, "curfews": True, "opposition": opposition}})
    play(game, "limited-op", "deploy", "done", "gaza")
    assert is_done(game)
    assert at(game, "gaza") == {"police": 1}


@pytest.mark.covers("3.2.1")
def test_a_new_curfew_takes_no_opposition_away() -> None:
    game = table({"gaza": {"police": 1, "opposition": True}})
    play(game, "limited-op", "deploy", "done", "gaza")
    assert at(game, "gaza") == {"police": 1, "curfews": True, "opposition": True}


@pytest.mark.covers("3.2.1", "R-C7")
def test_once_the_curfew_part_has_begun_no_further_space_is_selected() -> None:
    spaces: Spaces = {name: {"police": 1} for name in ("gaza", "haifa")}
    game = play(table(spaces), "op-special", "deploy", "gaza", "done", "done", "gaza")
    assert offered_spaces(game) == set()


@pytest.mark.covers("R-C7", "4.1", "3.2.1")
def test_a_special_activity_before_between_and_after_the_parts_of_a_deploy() -> None:
    spaces: Spaces = {"gaza": {"troops": 1}, "haifa": {"police": 1}}
    game = play(table(spaces), "op-special", "deploy")
    assert specials(game) == {"punish", "divide", "air-recon"}
    play(game, "gaza", "done")
    assert specials(game) == {"punish", "divide", "air-recon"}
    play(game, "haifa", "done")
    assert offered(game) == ["punish", "divide", "air-recon", "done"]
    play(game, "done", "gaza")
    assert offered(game) == ["punish", "divide", "air-recon", "done"]
    play(game, "air-recon", "galilee", "done")
    assert is_done(game)


@pytest.mark.covers("R-C7", "3.2.1")
def test_a_special_activity_may_come_before_the_curfew_and_is_not_offered_twice_in_one_place() -> None:
    game = play(table({"gaza": {"troops": 1, "underground": 1, "police": 1}}), "op-special", "deploy", "gaza", "done")
    play(game, "air-recon", "gaza", "done")
    assert prompt(game) == "deploy-curfew"
    assert is_done(play(game, "gaza"))
    game = play(table({"gaza": {"troops": 1}}), "op-special", "deploy", "gaza", "done", "done", "done")
    assert is_done(game)


@pytest.mark.covers("R-C6", "4.2.2", "3.2.1")
def test_a_divide_may_bring_the_first_space_of_a_deploy() -> None:
    """Nowhere are the British more, until a Guerrilla of Gaza becomes an Irregular."""
    spaces: Spaces = {"gaza": {"police": 1, "active": 2}, "lydda": {"irregulars": 1, "underground": 2}}
    assert "deploy" not in offered(play(table(spaces), "limited-op"))
    game = play(table(spaces), "op-special")
    assert "deploy" in offered(game)
    play(game, "deploy")
    assert offered(game) == ["underground:lydda", "active:gaza"]
    play(game, "active:gaza")
    assert prompt(game) == "deploy-place"
    assert at(game, "gaza") == {"police": 1, "irregulars": 1, "active": 1}


@pytest.mark.covers("R-C6", "4.2.1", "3.2.1")
@pytest.mark.parametrize("chits", [{"punishments": ["detain"]}, {"punishments": [], "punishments_held": ["detain"]}])
def test_a_certain_detain_may_bring_the_first_space_of_a_deploy(chits: dict[str, Any]) -> None:
    """One Troop and one Guerrilla are even; with the Guerrilla in Prison, Gaza may be selected."""
    game = play(table({"gaza": {"troops": 1, "active": 1}}, **chits), "op-special")
    assert "deploy" in offered(game)


# -- Patrol ------------------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.2.2")
def test_patrol_selects_cities_and_railways() -> None:
    assert offered_spaces(play(table(), "limited-op", "patrol")) == CITIES | RAILWAYS


@pytest.mark.covers("3.2.2", "R-A17")
def test_patrol_moves_cubes_over_any_distance() -> None:
    spaces: Spaces = {
        "gaza": {"troops": 1, "irregulars": 1},
        "galilee": {"police": 1},
        TEL_AVIV_EGYPT: {"police": 1},
        "jerusalem": {"troops": 1},
    }
    game = play(table(spaces), "limited-op", "patrol", HAIFA_SYRIA)
    assert set(offered(game)) == {
        f"troop:gaza>{HAIFA_SYRIA}",
        f"troop:jerusalem>{HAIFA_SYRIA}",
        f"police:galilee>{HAIFA_SYRIA}",
        f"police:{TEL_AVIV_EGYPT}>{HAIFA_SYRIA}",
        "done",
    }
    play(game, f"troop:gaza>{HAIFA_SYRIA}", f"police:galilee>{HAIFA_SYRIA}", "done")
    assert at(game, HAIFA_SYRIA) == {"troops": 1, "police": 1}
    assert at(game, "gaza") == {"irregulars": 1}


@pytest.mark.covers("R-C8", "3.2.2")
def test_no_cube_moves_twice_in_a_patrol() -> None:
    game = play(
        table({"gaza": {"troops": 1}, "haifa": {"troops": 1}}), "op-special", "patrol", "haifa", "jerusalem", "done"
    )
    play(game, "troop:gaza>haifa")
    assert "troop:haifa>jerusalem" in offered(game)
    play(game, "troop:haifa>jerusalem")
    assert prompt(game) != "patrol-move"
    assert (at(game, "haifa"), at(game, "jerusalem")) == ({"troops": 1}, {"troops": 1})


@pytest.mark.covers("3.2.2", "R-C6", "R-C4")
def test_patrol_may_select_without_moving_anything() -> None:
    game = play(
        table({HAIFA_SYRIA: {"police": 1, "underground": 2}, "gaza": {"troops": 1}}),
        "limited-op",
        "patrol",
        HAIFA_SYRIA,
    )
    play(game, "done")
    assert at(game, HAIFA_SYRIA) == {"police": 1, "underground": 1, "active": 1}


@pytest.mark.covers("3.2.2", "R-A17")
@pytest.mark.parametrize(("troops", "police", "found"), [(0, 0, 0), (1, 0, 1), (0, 1, 1), (1, 1, 2), (2, 2, 3)])
def test_each_cube_on_a_selected_railway_activates_a_guerrilla(troops: int, police: int, found: int) -> None:
    here: dict[str, int | bool] = {"troops": troops, "police": police, "underground": 3, "irregulars": 1}
    game = finish(play(table({HAIFA_SYRIA: here}), "limited-op", "patrol", HAIFA_SYRIA))
    assert at(game, HAIFA_SYRIA).get("active", 0) == found


@pytest.mark.covers("3.2.2", "R-A17")
def test_patrol_activates_neither_in_cities_nor_on_other_railways() -> None:
    spaces: Spaces = {
        "haifa": {"troops": 2, "underground": 1},
        HAIFA_SYRIA: {"troops": 2, "underground": 1},
        HAIFA_TEL_AVIV: {"troops": 2, "underground": 1},
    }
    game = finish(play(table(spaces), "op-special", "patrol", "haifa", HAIFA_SYRIA, "done"))
    assert "active" not in at(game, "haifa")
    assert "active" not in at(game, HAIFA_TEL_AVIV)
    assert at(game, HAIFA_SYRIA)["active"] == 1


@pytest.mark.covers("3.2.2", "3.2.4", "R-C4")
def test_then_one_selected_railway_may_be_assaulted() -> None:
    spaces: Spaces = {
        HAIFA_SYRIA: {"police": 1, "underground": 1},
        HAIFA_TEL_AVIV: {"troops": 1, "active": 2},
        TEL_AVIV_EGYPT: {"troops": 1, "active": 1},
        "haifa": {"troops": 1, "active": 1},
    }
    game = play(table(spaces), "op-special", "patrol", HAIFA_SYRIA, HAIFA_TEL_AVIV, "haifa", "done", "done", "done")
    assert (prompt(game), set(offered(game))) == ("patrol-assault", {HAIFA_SYRIA, HAIFA_TEL_AVIV, "done"})
    finish(play(game, HAIFA_SYRIA))
    assert at(game, HAIFA_SYRIA) == {"police": 1}
    assert at(game, HAIFA_TEL_AVIV) == {"troops": 1, "active": 2}


@pytest.mark.covers("3.2.2", "2.3.5")
def test_a_limited_patrol_assaults_its_railway_too() -> None:
    game = play(table({HAIFA_SYRIA: {"underground": 1}, "gaza": {"police": 1}}), "limited-op", "patrol", HAIFA_SYRIA)
    play(game, f"police:gaza>{HAIFA_SYRIA}", HAIFA_SYRIA)
    assert is_done(game)
    assert at(game, HAIFA_SYRIA) == {"police": 1}


@pytest.mark.covers("3.2.2", "R-C4")
def test_the_assault_of_a_patrol_may_be_left_out() -> None:
    game = play(table({HAIFA_SYRIA: {"police": 1, "active": 1}}), "limited-op", "patrol", HAIFA_SYRIA, "done")
    assert is_done(game)
    assert at(game, HAIFA_SYRIA) == {"police": 1, "active": 1}


@pytest.mark.covers("R-C7", "3.2.2", "4.1")
def test_a_special_activity_before_between_and_after_the_steps_of_a_patrol() -> None:
    spaces: Spaces = {HAIFA_SYRIA: {"police": 1, "underground": 2}, TEL_AVIV_EGYPT: {"police": 1, "underground": 1}}
    game = play(table(spaces), "op-special", "patrol")
    assert specials(game) == {"divide", "air-recon"}
    play(game, HAIFA_SYRIA)
    assert specials(game) == set()
    play(game, TEL_AVIV_EGYPT, "done")
    assert (prompt(game), specials(game)) == ("patrol-move", set())
    play(game, "done")
    assert prompt(game) == "next-activation"
    assert {"divide", "air-recon"} <= specials(game)
    play(game, HAIFA_SYRIA)
    assert at(game, HAIFA_SYRIA)["active"] == 1
    assert "active" not in at(game, TEL_AVIV_EGYPT)
    assert specials(game)
    play(game, TEL_AVIV_EGYPT)
    assert (prompt(game), specials(game)) == ("special-or-done", {"divide", "air-recon"})
    play(game, "done")
    assert prompt(game) == "patrol-assault"
    play(game, HAIFA_SYRIA)
    assert specials(game) == {"divide", "air-recon"}
    play(game, "air-recon", HAIFA_SYRIA, "done")
    assert is_done(game)


@pytest.mark.covers("R-C7", "3.2.2", "4.2.3")
def test_air_recon_between_activation_and_assault_gives_the_assault_a_target() -> None:
    spaces: Spaces = {HAIFA_SYRIA: {"police": 2, "underground": 3}}
    game = play(
        table(spaces), "op-special", "patrol", HAIFA_SYRIA, "done", HAIFA_SYRIA, "air-recon", HAIFA_SYRIA, "done"
    )
    assert at(game, HAIFA_SYRIA) == {"police": 2, "active": 3}
    finish(play(game, HAIFA_SYRIA))
    assert at(game, HAIFA_SYRIA) == {"police": 2, "active": 1}


# -- Sweep -------------------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.2.3")
def test_sweep_selects_cities_and_districts() -> None:
    assert offered_spaces(play(table({}), "limited-op", "sweep")) == CITIES | DISTRICTS


@pytest.mark.covers("3.2.3")
def test_adjacent_troops_move_in_and_no_other_piece() -> None:
    spaces: Spaces = {
        "haifa": {"troops": 2, "police": 1, "irregulars": 1},
        HAIFA_SYRIA: {"troops": 1, "police": 1},
        "lydda": {"troops": 1},
    }
    game = play(table(spaces), "limited-op", "sweep", "haifa_district")
    assert set(offered(game)) == {"troop:haifa>haifa_district", f"troop:{HAIFA_SYRIA}>haifa_district", "done"}
    play(game, "troop:haifa>haifa_district", f"troop:{HAIFA_SYRIA}>haifa_district", "done")
    assert at(game, "haifa_district") == {"troops": 2}
    assert at(game, "haifa") == {"troops": 1, "police": 1, "irregulars": 1}


@pytest.mark.covers("3.2.3", "R-C8")
def test_all_troops_of_a_sweep_move_at_once() -> None:
    game = table({"gaza": {"troops": 1}, "lydda": {"troops": 1}})
    play(game, "op-special", "sweep", "gaza", "lydda", "samaria", "troop:gaza>lydda")
    assert "troop:lydda>samaria" in offered(game)
    play(game, "troop:lydda>samaria")
    assert prompt(game) != "sweep-move"
    assert (at(game, "lydda"), at(game, "samaria"), at(game, "gaza")) == ({"troops": 1}, {"troops": 1}, {})


@pytest.mark.covers("3.2.3", "R-C6", "R-C4")
def test_a_space_may_be_swept_without_a_move() -> None:
    spaces: Spaces = {"gaza": {"troops": 1, "police": 1, "underground": 1}, "lydda": {"troops": 1}}
    game = finish(play(table(spaces), "limited-op", "sweep", "gaza"))
    assert at(game, "gaza") == {"troops": 1, "police": 1, "active": 1}


@pytest.mark.covers("3.2.3", "1.4.3")
@pytest.mark.parametrize("name", ["gaza", "haifa"])
@pytest.mark.parametrize(
    ("troops", "police", "found"),
    [(0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 1), (0, 3, 1), (2, 2, 2), (5, 1, 3), (4, 4, 3)],
)
def test_every_two_cubes_activate_a_guerrilla(name: str, troops: int, police: int, found: int) -> None:
    here: dict[str, int | bool] = {"troops": troops, "police": police, "underground": 3}
    game = finish(play(table({name: here}), "limited-op", "sweep", name))
    assert at(game, name).get("active", 0) == found


@pytest.mark.covers("3.2.3")
def test_the_example_four_troops_and_a_police_find_two_guerrillas() -> None:
    spaces: Spaces = {"jerusalem": {"troops": 2}, "jerusalem_district": {"troops": 2, "police": 1, "underground": 2}}
    game = play(table(spaces), "limited-op", "sweep", "jerusalem_district")
    play(game, *["troop:jerusalem>jerusalem_district"] * 2)
    assert is_done(game)
    assert at(game, "jerusalem_district") == {"troops": 4, "police": 1, "active": 2}


@pytest.mark.covers("3.2.3", "R-A5")
@pytest.mark.parametrize(("word", "found", "irregular"), [("use-irregular", 3, "active"), ("done", 1, "underground")])
def test_an_underground_irregular_may_be_activated_for_one_guerrilla_a_cube(
    word: str, found: int, irregular: str
) -> None:
    here: dict[str, int | bool] = {"troops": 2, "police": 1, "underground": 4, "irregulars": 2, "active_irregulars": 1}
    game = play(table({"gaza": here}), "limited-op", "sweep", "gaza")
    assert (prompt(game), offered(game)) == ("sweep-irregular", ["use-irregular", "done"])
    play(game, word)
    assert at(game, "gaza")["active"] == found
    assert at(game, "gaza")["active_irregulars"] == (2 if irregular == "active" else 1)


@pytest.mark.covers("3.2.3")
def test_an_active_irregular_does_not_help() -> None:
    game = play(table({"gaza": {"troops": 2, "underground": 2, "active_irregulars": 2}}), "limited-op", "sweep", "gaza")
    assert is_done(game)
    assert at(game, "gaza")["active"] == 1


@pytest.mark.covers("3.2.3", "1.4.3")
def test_irregulars_are_no_cubes() -> None:
    game = play(
        table({"gaza": {"irregulars": 2, "active_irregulars": 2, "underground": 1}}), "limited-op", "sweep", "gaza"
    )
    assert is_done(game)
    assert at(game, "gaza") == {"irregulars": 2, "active_irregulars": 2, "underground": 1}


@pytest.mark.covers("R-A5", "3.2.3", "R-C7")
def test_the_irregular_is_decided_space_by_space() -> None:
    spaces: Spaces = {name: {"troops": 2, "underground": 2, "irregulars": 1} for name in ("gaza", "lydda")}
    game = play(
        table(spaces), "op-special", "sweep", "gaza", "lydda", "done", "done", "lydda", "use-irregular", "gaza", "done"
    )
    finish(game)
    assert at(game, "lydda") == {"troops": 2, "active": 2, "active_irregulars": 1}
    assert at(game, "gaza") == {"troops": 2, "active": 1, "underground": 1, "irregulars": 1}


@pytest.mark.covers("R-C7", "4.1", "3.2.3")
def test_a_special_activity_before_between_and_after_the_steps_of_a_sweep() -> None:
    spaces: Spaces = {"gaza": {"troops": 2, "underground": 1}, "haifa": {"troops": 2, "underground": 1}}
    game = play(table(spaces), "op-special", "sweep")
    assert specials(game) == {"punish", "air-recon"}
    play(game, "gaza")
    assert specials(game) == set()
    play(game, "haifa", "done")
    assert (prompt(game), specials(game)) == ("next-activation", {"punish", "air-recon"})
    play(game, "haifa")
    assert (at(game, "haifa").get("active"), at(game, "gaza").get("active")) == (1, None)
    assert specials(game) == {"punish", "air-recon"}
    play(game, "gaza")
    assert (prompt(game), specials(game)) == ("special-or-done", {"punish", "air-recon"})
    play(game, "air-recon", "galilee", "done")
    assert is_done(game)


# -- Assault -----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.2.4", "R-A17")
def test_assault_selects_spaces_with_cubes_and_rebel_pieces() -> None:
    spaces: Spaces = {
        "gaza": {"police": 1, "underground": 1},
        "lydda": {"troops": 1, "bases": 1},
        "haifa": {"troops": 1, "active": 1},
        HAIFA_SYRIA: {"police": 1, "active": 1},
        "galilee": {"troops": 2},
        "samaria": {"irregulars": 2, "active": 1},
        "jerusalem": {"active": 1},
    }
    game = play(table(spaces), "limited-op", "assault")
    assert offered_spaces(game) == {"gaza", "lydda", "haifa", HAIFA_SYRIA}


@pytest.mark.covers("3.2.4", "R-A17")
@pytest.mark.parametrize(
    ("name", "here", "removed"),
    [
        ("gaza", {"troops": 2, "police": 3}, 2),
        ("gaza", {"police": 3}, 0),
        ("gaza", {"troops": 1, "irregulars": 3}, 1),
        ("gaza", {"troops": 3, "opposition": True}, 1),
        ("gaza", {"troops": 4, "police": 1, "opposition": True}, 2),
        ("gaza", {"troops": 1, "police": 3, "opposition": True}, 0),
        ("haifa", {"troops": 1, "police": 1}, 2),
        ("haifa", {"police": 3, "active_irregulars": 2}, 3),
        ("haifa", {"troops": 1, "police": 2, "opposition": True}, 1),
        ("haifa", {"troops": 2, "police": 2, "opposition": True}, 2),
        ("haifa", {"police": 1, "opposition": True}, 0),
        (HAIFA_SYRIA, {"troops": 1, "police": 2}, 3),
        (HAIFA_SYRIA, {"police": 1, "irregulars": 1}, 1),
        (HAIFA_SYRIA, {"police": 1, "sabotage": 2}, 1),
    ],
)
def test_how_many_pieces_an_assault_removes(name: str, here: dict[str, int | bool], removed: int) -> None:
    game = play(table({name: {"active": 5, **here}}), "limited-op", "assault")
    assert is_done(game)
    assert at(game, name)["active"] == 5 - removed


@pytest.mark.covers("3.2.4")
@pytest.mark.parametrize(
    ("troops", "before", "after"),
    [
        (3, {"active": 2, "bases": 2}, {"bases": 1}),
        (2, {"active": 2, "bases": 2}, {"bases": 2}),
        (5, {"active": 2, "bases": 2}, {}),
        (5, {"active": 1, "underground": 1, "bases": 2}, {"underground": 1, "bases": 2}),
        (5, {"underground": 1, "bases": 1}, {"underground": 1, "bases": 1}),
        (1, {"bases": 2}, {"bases": 1}),
    ],
)
def test_guerrillas_go_first_and_even_an_underground_one_protects_a_base(
    troops: int, before: dict[str, int], after: dict[str, int]
) -> None:
    game = play(table({"gaza": {"troops": troops, **before}}), "limited-op", "assault")
    assert at(game, "gaza") == {"troops": troops, **after}


@pytest.mark.covers("3.2.4", "6.6.1", "7.1", "6.6.4", "R-A11")
@pytest.mark.parametrize(
    ("before", "after", "will"),
    [
        ("centralized", "middle", 12),
        ("middle", "decentralized", 12),
        ("low", "decentralized", 13),
        ("decentralized",) * 2 + (14,),
    ],
)
def test_each_base_shifts_unity_one_step_toward_decentralized(before: str, after: str, will: int) -> None:
    game = table({"gaza": {"troops": 2, "bases": 2}}, unity=before, political_will=12)
    play(game, "limited-op", "assault")
    assert (unity(game), state(game).political_will) == (after, will)


@pytest.mark.covers("3.2.4", "6.6.1")
def test_guerrillas_alone_shift_nothing() -> None:
    game = play(table({"gaza": {"troops": 3, "active": 3}}), "limited-op", "assault")
    assert unity(game) == "middle"


@pytest.mark.covers("3.1", "3.2.4", "1.4.1")
def test_an_assault_removes_as_much_as_it_can() -> None:
    game = play(table({"gaza": {"troops": 9, "active": 3, "bases": 1}}), "limited-op", "assault")
    assert at(game, "gaza") == {"troops": 9}
    assert state(game).available[2:4] == [15, 5]


@pytest.mark.covers("R-C9", "3.2.4")
def test_an_assault_without_effect_is_legal_and_marked() -> None:
    spaces: Spaces = {
        "gaza": {"police": 2, "active": 1},
        "lydda": {"troops": 1, "active": 1, "opposition": True},
        "galilee": {"troops": 1, "underground": 1},
        "samaria": {"troops": 1, "underground": 1, "bases": 1},
        "haifa": {"police": 1, "active": 1},
        "jerusalem": {"police": 1, "bases": 1},
    }
    game = play(table(spaces), "limited-op", "assault")
    assert no_effect(game) == {"gaza", "lydda", "galilee", "samaria"}
    play(game, "lydda")
    assert at(game, "lydda") == {"troops": 1, "active": 1, "opposition": True}


@pytest.mark.covers("R-C7", "4.1", "3.2.4", "4.1.1")
def test_a_special_activity_before_between_and_after_the_spaces_of_an_assault() -> None:
    spaces: Spaces = {name: {"troops": 2, "active": 1, "underground": 1} for name in ("gaza", "lydda")}
    game = play(table(spaces), "op-special", "assault")
    assert specials(game) == {"punish", "air-recon"}
    play(game, "gaza")
    assert specials(game) == {"punish", "air-recon"}
    play(game, "air-recon", "lydda", "done")
    assert specials(game) == set()
    play(game, "lydda")
    assert at(game, "lydda") == {"troops": 2}
    assert is_done(game)
    game = play(table(spaces), "op-special", "assault", "gaza", "lydda")
    assert specials(game) == {"punish", "air-recon"}


@pytest.mark.covers("R-C6", "4.1", "3.2.4")
def test_a_punish_before_an_assault_may_not_take_its_last_space() -> None:
    """Detain in Gaza would leave nothing to Assault, so Lydda must be punished."""
    spaces: Spaces = {"gaza": {"troops": 1, "active": 1}, "lydda": {"troops": 1}}
    game = table(spaces, punishments=[], punishments_held=["detain"])
    play(game, "op-special", "assault", "punish")
    assert at(game, "lydda") == {"troops": 1, "opposition": True}
    assert at(game, "gaza") == {"troops": 1}


@pytest.mark.covers("R-C11", "3.2", "A13 unshaded")
def test_a_granted_operation_carries_no_special_activity() -> None:
    spaces: Spaces = {"gaza": {"troops": 2, "active": 1}, "lydda": {"troops": 2, "active": 1}}
    game = play(event("A13", "unshaded", spaces, prison_guerrillas=1), "assault")
    assert offered(game) == ["lydda", "gaza"]
    play(game, "gaza")
    assert is_done(game)
