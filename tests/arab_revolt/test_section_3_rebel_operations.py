"""Sections 3.1 and 3.3: Rally, March, Sabotage and Ambush, in as many spaces as the chit says."""

from __future__ import annotations

from typing import Any

import pytest

from coinbox import Game
from coinbox.games.arab_revolt.vocabulary import FACTIONS
from tests.arab_revolt.table import Spaces, at, is_done, offered, offered_spaces, play, prompt, state, table
from tests.tabletalk import finish

REBELS = FACTIONS[1]
DISTRICTS = {"galilee", "haifa_district", "samaria", "lydda", "jerusalem_district", "gaza"}
CITIES = {"haifa", "tel_aviv_jaffa", "jerusalem"}
HAIFA_SYRIA, HAIFA_TEL_AVIV = "railway_haifa_syria", "railway_haifa_tel_aviv"
TEL_AVIV_JERUSALEM, TEL_AVIV_EGYPT = "railway_tel_aviv_jerusalem", "railway_tel_aviv_egypt"
RAILWAYS = {HAIFA_SYRIA, HAIFA_TEL_AVIV, TEL_AVIV_JERUSALEM, TEL_AVIV_EGYPT}
PALESTINE = DISTRICTS | CITIES | RAILWAYS
FOUR = ("galilee", "samaria", "lydda", "gaza")
ASK: dict[str, Any] = {
    "ask": ("end-turn", "lydda", f"underground:lydda>{HAIFA_TEL_AVIV}", f"underground:lydda>{TEL_AVIV_EGYPT}")
}
"""The only origin is named too."""


def rebels(spaces: Spaces, *names: str, chit: int = 3, **rest: Any) -> Game:
    """A table of the Rebels on which these names have been played."""
    return play(table(spaces, by=REBELS, chit=chit, **rest), *names)


def finish_with(game: Game, word: str) -> Game:
    """Answer with this word where it is offered, else with the last option, until the turn is done."""
    while not is_done(game):
        game.play(word if word in offered(game) else offered(game)[-1])
    return game


def specials(game: Game) -> set[str]:
    """The Special Activities on offer."""
    return set(offered(game)) & {"mobilize", "coordinate", "raid"}


# -- Operations in general -------------------------------------------------------------------------------------------


@pytest.mark.covers("3.1", "R-C6")
@pytest.mark.parametrize("operation", ["rally", "march", "sabotage", "ambush"])
def test_a_space_is_selected_once_and_the_operation_may_stop_after_the_first(operation: str) -> None:
    spaces: Spaces = {name: {"underground": 2, "police": 1} for name in FOUR}
    game = rebels(spaces, "limited-op", operation)
    assert offered_spaces(game) == set(FOUR)
    assert "done" not in offered(game)
    play(game, "gaza")
    if operation == "march":
        play(game, "underground:gaza>jerusalem_district", "done")
    assert offered_spaces(game) == set(FOUR) - {"gaza"}
    assert "done" in offered(game)


@pytest.mark.covers("3.3", "3.1", "1.8.2")
@pytest.mark.parametrize("box", ["limited-op", "op-special"])
@pytest.mark.parametrize("value", [1, 2, 3])
@pytest.mark.parametrize("operation", ["rally", "march", "sabotage", "ambush"])
def test_the_chit_says_how_many_spaces(operation: str, value: int, box: str) -> None:
    spaces: Spaces = {name: {"underground": 1, "police": 3} for name in ("galilee", "samaria", "lydda")}
    spaces["haifa"] = {"underground": 1, "irregulars": 1}
    game = rebels(spaces, box, operation, chit=value)
    for name in ("galilee", "samaria", "lydda")[:value]:
        play(game, name)
        if operation == "march":
            play(
                game, f"underground:{name}>haifa_district" if name != "lydda" else f"underground:lydda>{TEL_AVIV_EGYPT}"
            )
    assert not offered_spaces(game)


@pytest.mark.covers("3.3", "R-C6")
def test_no_rebel_operation_is_offered_that_could_not_begin() -> None:
    assert offered(rebels({"gaza": {"bases": 1}}, "limited-op")) == ["rally", "pass"]
    assert offered(rebels({"gaza": {"active": 1, "police": 1}}, "limited-op")) == ["rally", "march", "pass"]
    assert offered(rebels({HAIFA_SYRIA: {"underground": 1}}, "limited-op")) == ["march", "sabotage", "pass"]
    spaces: Spaces = {"gaza": {"underground": 1, "police": 1, "curfews": True}}
    assert offered(rebels(spaces, "limited-op")) == ["march", "sabotage", "ambush", "pass"]


@pytest.mark.covers("3.1", "4.3.2", "R-C7")
def test_the_example_the_rebels_pause_to_coordinate_and_sabotage_in_another_space() -> None:
    spaces: Spaces = {name: {"underground": 1} for name in FOUR}
    game = rebels(spaces, "op-special", "sabotage", "gaza", chit=1, dice=["die:6"])
    assert offered(game) == ["coordinate", "done"]
    play(game, "coordinate", "lydda")
    assert is_done(game)
    assert sum(state(game).active) == 2


@pytest.mark.covers("R-C7", "4.1", "4.1.1")
@pytest.mark.parametrize(
    ("operation", "activities"),
    [
        ("rally", {"mobilize", "coordinate", "raid"}),
        ("sabotage", {"coordinate", "raid"}),
        ("ambush", {"coordinate", "raid"}),
    ],
)
def test_a_special_activity_before_between_and_after_the_spaces(operation: str, activities: set[str]) -> None:
    spaces: Spaces = {name: {"underground": 2, "police": 3} for name in ("galilee", "gaza")}
    spaces["syria"] = {"bases": 1, "underground": 2}
    game = rebels(spaces, "op-special", operation, chit=2)
    assert specials(game) == activities
    play(game, "gaza")
    assert specials(game) == activities
    play(game, "galilee")
    assert offered(game)[-1] == "done"
    assert specials(game) == activities
    assert is_done(play(game, "done"))


# -- Rally: where ------------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.3.1", "1.12", "1.3.7")
def test_rally_selects_spaces_with_rebels_or_opposition_without_a_curfew_and_off_the_railways() -> None:
    spaces: Spaces = {
        "galilee": {"underground": 1},
        "samaria": {"bases": 1, "troops": 4},
        "lydda": {"opposition": True, "troops": 2},
        "gaza": {"active": 1, "police": 1, "curfews": True},
        "haifa": {"opposition": True, "police": 1, "curfews": True},
        "jerusalem": {"opposition": True},
        "tel_aviv_jaffa": {"police": 1},
        HAIFA_SYRIA: {"underground": 2},
        "syria": {"active": 1},
    }
    game = rebels(spaces, "limited-op", "rally")
    assert offered_spaces(game) == {"galilee", "samaria", "lydda", "jerusalem", "syria"}


# -- Rally: placing ----------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.3.1", "1.4.3")
@pytest.mark.parametrize("here", [{"underground": 1}, {"active": 2}, {"opposition": True}])
@pytest.mark.parametrize("name", ["gaza", "haifa"])
def test_rally_places_one_guerrilla(name: str, here: dict[str, int | bool]) -> None:
    game = rebels({name: here}, "limited-op", "rally")
    assert is_done(game)
    assert at(game, name) == {**here, "underground": int(here.get("underground", 0)) + 1}


@pytest.mark.covers("3.3.1", "R-C4")
@pytest.mark.parametrize("bases", [1, 2])
@pytest.mark.parametrize("number", range(3))
def test_where_there_is_a_base_rally_places_up_to_two(number: int, bases: int) -> None:
    game = rebels({"gaza": {"bases": bases, "police": 5}}, "limited-op", "rally")
    for _ in range(number):
        assert offered(game) == ["guerrilla", "done"]
        play(game, "guerrilla")
    if number < 2:
        play(game, "done")
    assert is_done(game)
    assert at(game, "gaza").get("underground", 0) == number


@pytest.mark.covers("3.3.1", "1.3.7")
def test_a_base_abroad_brings_two_as_well() -> None:
    game = rebels({"syria": {"bases": 1}}, "limited-op", "rally", "guerrilla", "guerrilla")
    assert is_done(game)
    assert at(game, "syria") == {"bases": 1, "underground": 2}


@pytest.mark.covers("3.3.1", "4.3.1", "R-C7")
def test_the_example_bases_that_were_mobilized_first_bring_two_guerrillas_each() -> None:
    game = play(table(by=REBELS), "op-special", "rally", "mobilize", "galilee", "lydda", "samaria")
    play(game, "galilee", "guerrilla", "guerrilla", "lydda", "guerrilla", "guerrilla", "jerusalem_district")
    assert (prompt(game), set(offered(game))) == ("rally-opposition", {"galilee", "lydda", "done"})
    play(game, "lydda")
    assert is_done(game)
    assert at(game, "galilee") == {"underground": 3, "bases": 1, "police": 1}
    assert at(game, "lydda") == {"underground": 3, "bases": 1, "police": 1, "opposition": True}
    assert at(game, "jerusalem_district") == {"underground": 2, "troops": 2, "police": 1}
    assert at(game, "samaria") == {"underground": 3, "bases": 1, "police": 1, "opposition": True}


@pytest.mark.covers("3.3.1", "R-C2")
def test_the_second_guerrilla_of_a_base_may_come_from_the_map() -> None:
    game = rebels({"gaza": {"bases": 1, "active": 14}}, "limited-op", "rally", "guerrilla", "guerrilla")
    assert prompt(game) == "take-from-map"
    play(game, "active:gaza")
    assert at(game, "gaza") == {"bases": 1, "active": 13, "underground": 2}


# -- Rally: Opposition -------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.3.1", "1.6")
@pytest.mark.parametrize(
    ("name", "here", "possible"),
    [
        ("gaza", {"bases": 1}, True),
        ("gaza", {"bases": 1, "police": 2}, True),
        ("gaza", {"bases": 1, "police": 2, "irregulars": 1}, False),
        ("gaza", {"bases": 1, "troops": 4}, False),
        ("gaza", {"underground": 3}, False),
        ("gaza", {"bases": 1, "opposition": True}, False),
        ("haifa", {"bases": 1}, False),
        ("syria", {"bases": 1}, False),
    ],
)
def test_then_one_selected_district_with_a_base_and_more_rebels_may_get_opposition(
    name: str, here: dict[str, int | bool], possible: bool
) -> None:
    """Two Guerrillas come to a Base, so it stands against up to two British pieces."""
    game = rebels({name: here}, "limited-op", "rally")
    if prompt(game) == "rally-many":
        play(game, "guerrilla", "guerrilla")
    assert is_done(game) is not possible
    if possible:
        assert (prompt(game), offered(game)) == ("rally-opposition", [name, "done"])
        assert at(play(game, name), name)["opposition"]


@pytest.mark.covers("3.3.1")
def test_only_one_district_that_was_selected_gets_it() -> None:
    spaces: Spaces = {name: {"bases": 1} for name in ("gaza", "lydda", "galilee")}
    game = rebels(spaces, "limited-op", "rally", "gaza", "done", "lydda", "done", chit=2)
    assert offered(game) == ["lydda", "gaza", "done"]
    play(game, "gaza")
    assert is_done(game)
    assert "opposition" not in at(game, "lydda")


@pytest.mark.covers("3.3.1", "R-C4")
def test_opposition_may_be_left_out() -> None:
    game = rebels({"gaza": {"bases": 1}}, "limited-op", "rally", "done", "done")
    assert is_done(game)
    assert at(game, "gaza") == {"bases": 1}


@pytest.mark.covers("R-C7", "3.3.1", "4.3.1")
def test_once_opposition_is_added_no_further_space_is_selected_but_a_special_activity_may_follow() -> None:
    spaces: Spaces = {"gaza": {"bases": 1}, "lydda": {"bases": 1}}
    game = rebels(spaces, "op-special", "rally", "gaza", "done", "done", "gaza")
    assert offered_spaces(game) == set()
    assert {"mobilize", "coordinate"} <= specials(game)
    play(game, "mobilize", "done", "gaza")
    assert is_done(game)
    assert at(game, "gaza") == {"bases": 1, "underground": 1, "opposition": True}


# -- March -------------------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.3.2", "R-A6")
def test_every_guerrilla_of_an_origin_may_go_elsewhere_or_stay() -> None:
    game = rebels({"lydda": {"underground": 4}}, "limited-op", "march")
    play(
        game,
        f"underground:lydda>{TEL_AVIV_EGYPT}",
        "underground:lydda>gaza",
        "underground:lydda>tel_aviv_jaffa",
        "done",
    )
    assert is_done(game)
    assert at(game, "lydda") == {"underground": 1}
    assert all(at(game, name) == {"underground": 1} for name in (TEL_AVIV_EGYPT, "gaza", "tel_aviv_jaffa"))


@pytest.mark.covers("3.3.2", "R-C6")
def test_every_origin_moves_at_least_one() -> None:
    game = rebels({"lydda": {"underground": 2}, "gaza": {"active": 2}}, "limited-op", "march", "gaza")
    assert "done" not in offered(game)
    play(game, "active:gaza>lydda")
    assert "done" in offered(game)


@pytest.mark.covers("3.3.2", "R-C8", "R-A6")
def test_no_guerrilla_marches_twice() -> None:
    game = rebels({"gaza": {"underground": 1}, "lydda": {"underground": 1}}, "limited-op", "march", "gaza")
    play(game, "underground:gaza>lydda")
    if prompt(game) == "march-origin":
        play(game, "lydda")
    play(game, "underground:lydda>samaria")
    assert is_done(game)
    assert (at(game, "lydda"), at(game, "samaria")) == ({"underground": 1}, {"underground": 1})


@pytest.mark.covers("3.3.2", "R-C8")
def test_a_space_that_only_holds_arrivals_is_no_origin() -> None:
    game = rebels({"gaza": {"underground": 2}, "galilee": {"underground": 1}}, "limited-op", "march", "gaza")
    play(game, "underground:gaza>lydda", "underground:gaza>jerusalem_district")
    assert offered_spaces(game) == {"galilee"}


@pytest.mark.covers("3.3.2", "1.3.7", "R-A6", "R-A7")
def test_guerrillas_march_into_and_between_foreign_countries_in_play() -> None:
    game = rebels({"syria": {"underground": 1}, "galilee": {"active": 1}}, "limited-op", "march", "syria")
    play(game, "underground:syria>lebanon")
    if prompt(game) == "march-origin":
        play(game, "galilee")
    assert "active:galilee>transjordan" not in offered(game)
    play(game, "active:galilee>syria")
    assert at(game, "lebanon") == {"underground": 1}
    assert at(game, "syria") == {"active": 1}


@pytest.mark.covers("3.3.2", "1.4.3")
def test_bases_and_marching_guerrillas_keep_their_state() -> None:
    game = rebels({"gaza": {"active": 1, "bases": 1}}, "limited-op", "march", "active:gaza>lydda")
    assert at(game, "lydda") == {"active": 1}
    assert at(game, "gaza") == {"bases": 1}


@pytest.mark.covers("3.3.2", "R-A6")
@pytest.mark.parametrize(
    ("number", "there", "found"),
    [
        (1, {}, False),
        (3, {}, False),
        (4, {}, True),
        (1, {"police": 2}, False),
        (1, {"police": 3}, True),
        (1, {"troops": 1, "police": 1, "irregulars": 1}, True),
        (1, {"troops": 1, "active_irregulars": 1}, False),
        (1, {"active_irregulars": 3}, True),
        (2, {"troops": 1}, False),
        (2, {"troops": 2}, True),
        (2, {"active": 4, "underground": 1}, False),
        (1, {"police": 2, "sabotage": 3}, False),
    ],
)
@pytest.mark.parametrize("destination", [HAIFA_TEL_AVIV, TEL_AVIV_EGYPT])
def test_on_a_railway_marchers_are_found_if_they_and_the_british_exceed_three(
    destination: str, number: int, there: dict[str, int | bool], found: bool
) -> None:
    spaces: Spaces = {"lydda": {"underground": number}, destination: there}
    game = finish(rebels(spaces, "limited-op", "march", "lydda", *[f"underground:lydda>{destination}"] * number, **ASK))
    assert at(game, destination).get("active", 0) - int(there.get("active", 0)) == (number if found else 0)


@pytest.mark.covers("3.3.2", "1.12", "R-A6")
@pytest.mark.parametrize("name", ["gaza", "tel_aviv_jaffa"])
@pytest.mark.parametrize(("curfew", "british", "found"), [(False, 9, 0), (True, 1, 0), (True, 2, 2), (True, 9, 2)])
def test_elsewhere_only_a_curfew_finds_them(name: str, curfew: bool, british: int, found: int) -> None:
    spaces: Spaces = {"lydda": {"underground": 2}, name: {"police": british, "curfews": curfew}}
    game = rebels(spaces, "limited-op", "march", f"underground:lydda>{name}", f"underground:lydda>{name}")
    assert at(game, name).get("active", 0) == found


@pytest.mark.covers("3.3.2", "R-A6")
def test_an_active_guerrilla_that_comes_along_counts() -> None:
    spaces: Spaces = {"lydda": {"underground": 1, "active": 1}, TEL_AVIV_EGYPT: {"police": 2}}
    game = rebels(
        spaces, "limited-op", "march", f"underground:lydda>{TEL_AVIV_EGYPT}", f"active:lydda>{TEL_AVIV_EGYPT}"
    )
    assert at(game, TEL_AVIV_EGYPT) == {"police": 2, "active": 2}


@pytest.mark.covers("3.3.2", "R-A6")
def test_each_pair_of_origin_and_destination_is_judged_by_itself() -> None:
    spaces: Spaces = {"lydda": {"underground": 2}, "gaza": {"underground": 3}, TEL_AVIV_EGYPT: {"police": 1}}
    game = rebels(spaces, "limited-op", "march", "lydda", *[f"underground:lydda>{TEL_AVIV_EGYPT}"] * 2)
    if prompt(game) == "march-origin":
        play(game, "gaza")
    play(game, *[f"underground:gaza>{TEL_AVIV_EGYPT}"] * 3)
    assert is_done(game)
    assert at(game, TEL_AVIV_EGYPT) == {"police": 1, "underground": 2, "active": 3}


@pytest.mark.covers("3.3.2", "R-A6")
def test_those_who_go_elsewhere_do_not_count() -> None:
    spaces: Spaces = {"lydda": {"underground": 3}, TEL_AVIV_EGYPT: {"police": 1}}
    game = rebels(spaces, "limited-op", "march", *[f"underground:lydda>{TEL_AVIV_EGYPT}"] * 2, "underground:lydda>gaza")
    assert at(game, TEL_AVIV_EGYPT) == {"police": 1, "underground": 2}


@pytest.mark.covers("3.3.2", "1.4.3")
def test_marchers_that_stay_hidden_are_not_flipped_underground() -> None:
    spaces: Spaces = {"lydda": {"active": 1}, "gaza": {}}
    game = rebels(spaces, "limited-op", "march", "active:lydda>gaza")
    assert at(game, "gaza") == {"active": 1}


@pytest.mark.covers("3.3.2", "2.3.5")
def test_the_example_a_limited_march_out_of_two_spaces() -> None:
    spaces: Spaces = {
        "samaria": {"underground": 3, "bases": 1, "police": 1, "opposition": True},
        "lydda": {"underground": 2, "active": 1, "bases": 1, "police": 1, "opposition": True},
        "gaza": {"police": 1},
    }
    game = rebels(spaces, "limited-op", "march", "samaria", chit=2)
    play(game, "underground:samaria>haifa_district", f"underground:samaria>{HAIFA_TEL_AVIV}")
    play(game, "underground:samaria>jerusalem_district")
    if prompt(game) == "march-origin":
        play(game, "lydda")
    play(game, f"underground:lydda>{TEL_AVIV_JERUSALEM}", f"underground:lydda>{TEL_AVIV_EGYPT}", "active:lydda>gaza")
    assert is_done(game)
    assert sum(state(game).active) == 1
    play(game, "end-turn", "active:gaza")
    assert at(game, "gaza") == {"police": 1}


@pytest.mark.covers("R-C6", "R-C7", "3.3.2")
def test_a_march_goes_origin_by_origin_and_activates_before_the_next() -> None:
    spaces: Spaces = {"lydda": {"underground": 1}, "gaza": {"underground": 1}, TEL_AVIV_EGYPT: {"police": 3}}
    game = rebels(spaces, "limited-op", "march", "lydda", f"underground:lydda>{TEL_AVIV_EGYPT}", chit=2)
    assert prompt(game) == "march-origin"
    assert at(game, TEL_AVIV_EGYPT) == {"police": 3, "active": 1}
    assert offered(game) == ["gaza", "done"], "the Guerrilla on the Railway has marched"


@pytest.mark.covers("R-C8", "3.3.2")
def test_only_those_who_have_not_marched_leave_a_space_to_which_others_came() -> None:
    spaces: Spaces = {"lydda": {"underground": 2, "active": 1}, "gaza": {"underground": 1, "active": 1}}
    game = rebels(spaces, "limited-op", "march", "lydda", *["underground:lydda>gaza"] * 2, "active:lydda>gaza")
    play(game, "gaza", "underground:gaza>lydda")
    assert {name for name in offered(game) if name.startswith("underground")} == set()
    play(game, "active:gaza>lydda")
    assert is_done(game)
    assert at(game, "gaza") == {"underground": 2, "active": 1}
    assert at(game, "lydda") == {"underground": 1, "active": 1}


@pytest.mark.covers("R-C8", "3.3.2")
def test_a_marcher_that_was_activated_does_not_march_again_though_others_of_that_state_do() -> None:
    spaces: Spaces = {"lydda": {"underground": 1}, TEL_AVIV_EGYPT: {"police": 3, "underground": 1, "active": 1}}
    game = rebels(spaces, "limited-op", "march", "lydda", f"underground:lydda>{TEL_AVIV_EGYPT}", TEL_AVIV_EGYPT)
    play(game, f"active:{TEL_AVIV_EGYPT}>gaza", f"underground:{TEL_AVIV_EGYPT}>gaza")
    assert is_done(game)
    assert at(game, TEL_AVIV_EGYPT) == {"police": 3, "active": 1}


@pytest.mark.covers("R-C7", "3.3.2", "4.3.1", "4.3.2")
def test_a_special_activity_before_between_and_after_the_origins() -> None:
    spaces: Spaces = {"gaza": {"underground": 2}, "galilee": {"underground": 1}, "lydda": {"opposition": True}}
    game = rebels(spaces, "op-special", "march", chit=2)
    assert specials(game) == {"mobilize", "coordinate"}
    play(game, "gaza")
    assert (prompt(game), specials(game)) == ("march-move", set())
    play(game, "underground:gaza>lydda", "done")
    assert (prompt(game), specials(game)) == ("march-origin", {"mobilize", "coordinate"})
    play(game, "galilee", "underground:galilee>syria")
    assert (prompt(game), offered(game)) == ("march-origin", ["mobilize", "coordinate", "done"])
    play(game, "mobilize", "done", "lydda")
    assert is_done(game)
    assert at(game, "lydda") == {"underground": 2, "opposition": True}


@pytest.mark.covers("R-C7", "3.3.2", "4.3.2")
@pytest.mark.parametrize("before", [0, 1])
def test_coordinate_between_origins_gives_one_more(before: int) -> None:
    """After the only origin of a chit of 1, or between the two of a chit of 2."""
    spaces: Spaces = {"gaza": {"underground": 1}, "galilee": {"underground": 1}, "samaria": {"underground": 1}}
    game = rebels(spaces, "op-special", "march", chit=1 + before, dice=["die:6"])
    play(game, *["samaria", "underground:samaria>lydda"] * before, "gaza", "underground:gaza>lydda", "coordinate")
    assert offered(game) == (["galilee", "done"] if before else ["galilee", "samaria", "done"])
    play(game, "galilee", "underground:galilee>syria")
    assert is_done(game)


@pytest.mark.covers("R-C7", "3.3.2", "4.3.2")
def test_coordinate_before_a_march_gives_one_origin_more() -> None:
    spaces: Spaces = {"gaza": {"underground": 1}, "galilee": {"underground": 1}, "samaria": {"underground": 1}}
    game = rebels(spaces, "op-special", "march", "coordinate", chit=1, dice=["die:6"])
    play(game, "gaza", "underground:gaza>lydda", "galilee", "underground:galilee>syria")
    assert is_done(game)


@pytest.mark.covers("R-C7", "3.3.2", "4.3.1")
def test_a_special_activity_finds_the_marchers_activated() -> None:
    spaces: Spaces = {"lydda": {"underground": 1}, TEL_AVIV_EGYPT: {"police": 3}, "gaza": {"opposition": True}}
    game = rebels(spaces, "op-special", "march", "lydda", f"underground:lydda>{TEL_AVIV_EGYPT}")
    assert at(game, TEL_AVIV_EGYPT) == {"police": 3, "active": 1}
    assert specials(game) == {"mobilize", "coordinate"}


@pytest.mark.covers("R-C8", "3.3.2", "4.3.1")
def test_a_guerrilla_that_mobilize_placed_between_two_origins_may_march() -> None:
    spaces: Spaces = {"gaza": {"underground": 1}, "lydda": {"opposition": True}}
    game = rebels(spaces, "op-special", "march", "gaza", "underground:gaza>lydda", "mobilize", "done", "lydda")
    assert at(game, "lydda") == {"underground": 2, "opposition": True}
    play(game, "lydda")
    play(game, "underground:lydda>samaria")
    assert is_done(game), "the other one has marched"
    assert at(game, "lydda") == {"underground": 1, "opposition": True}


@pytest.mark.covers("R-C2", "R-C8", "3.3.2", "4.3.1")
def test_a_guerrilla_that_mobilize_takes_away_between_two_origins_had_not_marched() -> None:
    """None is Available; Lydda has one that has marched and one that has not, and gives one up for Gaza."""
    spaces: Spaces = {
        "jerusalem_district": {"underground": 1},
        "lydda": {"underground": 1},
        "gaza": {"opposition": True},
        "syria": {"underground": 13},
    }
    game = rebels(spaces, "op-special", "march", "jerusalem_district", "underground:jerusalem_district>lydda")
    play(game, "mobilize", "done", "gaza", "underground:lydda")
    assert "lydda" not in offered_spaces(game)
    assert {"gaza", "syria"} <= offered_spaces(game)


# -- Sabotage ----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.3.3", "R-A7", "1.3.7")
def test_sabotage_selects_spaces_of_palestine_with_an_underground_guerrilla() -> None:
    spaces: Spaces = {name: {"underground": 1} for name in sorted(PALESTINE - {"gaza", "lydda"})}
    spaces |= {"gaza": {"active": 1}, "lydda": {"irregulars": 1}, "syria": {"underground": 2}}
    game = rebels(spaces, "limited-op", "sabotage")
    assert offered_spaces(game) == PALESTINE - {"gaza", "lydda"}


@pytest.mark.covers("3.3.3", "1.9", "1.6")
@pytest.mark.parametrize("name", sorted(PALESTINE))
def test_sabotage_activates_one_and_marks_the_space(name: str) -> None:
    game = rebels({name: {"underground": 2, "police": 1}}, "limited-op", "sabotage")
    assert is_done(game)
    marker = {"sabotage": 1} if name in RAILWAYS else {"opposition": True}
    assert at(game, name) == {"police": 1, "underground": 1, "active": 1, **marker}


@pytest.mark.covers("3.3.3", "R-A7", "R-C9")
def test_sabotage_may_select_a_space_at_opposition_or_a_railway_with_markers() -> None:
    spaces: Spaces = {"gaza": {"underground": 1, "opposition": True}, HAIFA_SYRIA: {"underground": 1, "sabotage": 1}}
    game = rebels(spaces, "limited-op", "sabotage", "gaza", HAIFA_SYRIA)
    assert at(game, "gaza") == {"active": 1, "opposition": True}
    assert at(game, HAIFA_SYRIA) == {"active": 1, "sabotage": 2}


@pytest.mark.covers("3.3.3", "1.12")
def test_a_curfew_does_not_hinder_sabotage() -> None:
    game = rebels({"gaza": {"underground": 1, "troops": 5, "curfews": True}}, "limited-op", "sabotage")
    assert at(game, "gaza") == {"active": 1, "troops": 5, "curfews": True, "opposition": True}


# -- Ambush ------------------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.3.4")
def test_ambush_selects_spaces_with_an_underground_guerrilla_and_police_or_irregulars() -> None:
    spaces: Spaces = {
        "gaza": {"underground": 1, "police": 1},
        "lydda": {"underground": 1, "irregulars": 1},
        "haifa": {"underground": 1, "active_irregulars": 1},
        HAIFA_SYRIA: {"underground": 1, "police": 1},
        "galilee": {"underground": 1, "troops": 2},
        "samaria": {"active": 1, "police": 1},
        "jerusalem": {"police": 1},
        "syria": {"underground": 1},
    }
    assert offered_spaces(rebels(spaces, "limited-op", "ambush")) == {"gaza", "lydda", "haifa", HAIFA_SYRIA}


@pytest.mark.covers("3.3.4", "3.1")
def test_ambush_activates_one_and_removes_one_piece_of_the_rebels_choice() -> None:
    here: dict[str, int | bool] = {"underground": 2, "troops": 1, "police": 1, "irregulars": 1, "active_irregulars": 1}
    removed = {0: "police", 1: "irregulars", 2: "active_irregulars"}
    for number, piece in removed.items():
        game = rebels({"gaza": here}, "limited-op", "ambush")
        assert (prompt(game), len(offered(game))) == ("ambush-piece", 3)
        game.play(number)
        assert is_done(game)
        left = {name: n for name, n in here.items() if name != piece}
        assert at(game, "gaza") == {**left, "underground": 1, "active": 1}


@pytest.mark.covers("3.3.4", "1.4.1")
def test_ambush_never_removes_troops() -> None:
    game = rebels({"gaza": {"underground": 1, "troops": 2, "police": 1}}, "limited-op", "ambush")
    assert at(game, "gaza") == {"active": 1, "troops": 2}
    assert state(game).available[1] == 9


@pytest.mark.covers("3.3.4", "7.2", "R-A8")
@pytest.mark.parametrize("box", ["limited-op", "op-special"])
@pytest.mark.parametrize(("spaces", "will"), [(1, 18), (2, 18), (3, 17)])
def test_three_pieces_over_all_spaces_cost_political_will(spaces: int, will: int, box: str) -> None:
    here: Spaces = {name: {"underground": 1, "police": 1} for name in ("galilee", "samaria", "lydda")}
    game = rebels(here, box, "ambush", *("galilee", "samaria", "lydda")[:spaces])
    finish(game)
    assert state(game).political_will == will


@pytest.mark.covers("3.3.4", "R-A8", "4.3.2")
def test_four_pieces_cost_no_more_than_three() -> None:
    here: Spaces = {name: {"underground": 1, "police": 1} for name in FOUR}
    game = rebels(here, "op-special", "ambush", "coordinate", *FOUR, dice=["die:6"])
    assert is_done(game)
    assert sum(state(game).police) == 0
    assert state(game).political_will == 17


@pytest.mark.covers("R-A8", "4.3.3", "7.2")
def test_the_limited_ambushes_of_a_raid_are_each_counted_by_themselves() -> None:
    """Two pieces by the Operation and two by the Raid: four together, but never three at once."""
    spaces: Spaces = {
        "syria": {"bases": 1, "underground": 2},
        "galilee": {"police": 1},
        HAIFA_SYRIA: {"police": 1},
        "gaza": {"underground": 1, "police": 1},
        "lydda": {"underground": 1, "police": 1},
    }
    game = rebels(spaces, "op-special", "ambush", "gaza", "lydda", "raid", chit=2)
    play(game, "galilee", "done", "ambush")
    while not is_done(game):
        play(game, "ambush" if "ambush" in offered(game) else offered(game)[0])
    assert sum(state(game).police) == 0
    assert state(game).political_will == 18


@pytest.mark.covers("R-A8", "A8 shaded")
def test_troops_sent_away_by_a8_are_not_removed() -> None:
    spaces: Spaces = {name: {"underground": 1, "police": 1, "troops": 1} for name in ("gaza", "lydda")}
    game = rebels(spaces, "limited-op", "ambush", "gaza", "troop:gaza>haifa", "lydda", shaded=["A8"])
    play(game, "troop:lydda>haifa")
    assert is_done(game)
    assert at(game, "haifa") == {"troops": 2}
    assert state(game).political_will == 18


# -- a Special Activity that makes an Operation possible ---------------------------------------------------------------


@pytest.mark.covers("R-C6", "4.3.1", "3.3.1")
def test_mobilize_abroad_may_bring_the_first_space_of_a_rally() -> None:
    assert is_done(rebels({}, "limited-op"))
    game = rebels({}, "op-special")
    assert offered(game) == ["rally", "pass"]
    play(game, "rally")
    assert offered(game) == ["lebanon", "syria"]
    play(game, "syria", "done", "guerrilla", "guerrilla")
    assert is_done(game)
    assert at(game, "syria") == {"bases": 1, "underground": 2}


@pytest.mark.covers("R-C6", "4.3.1", "3.3.2")
def test_mobilize_may_bring_the_first_origin_of_a_march() -> None:
    spaces: Spaces = {"gaza": {"police": 1, "opposition": True, "curfews": True}}
    assert is_done(rebels(spaces, "limited-op"))
    game = rebels(spaces, "op-special", "march")
    while prompt(game) != "march-move":
        play(game, "done" if "done" in offered(game) else offered(game)[0])
    play(game, "underground:gaza>lydda")
    assert at(game, "lydda") == {"underground": 1}


@pytest.mark.covers("R-C6", "4.3.3", "3.3.3")
def test_a_raid_may_bring_the_first_space_of_a_sabotage() -> None:
    spaces: Spaces = {"syria": {"bases": 1, "underground": 1}}
    assert "sabotage" not in offered(rebels(spaces, "limited-op"))
    game = rebels(spaces, "op-special", "sabotage")
    assert offered_spaces(game) == {"galilee", HAIFA_SYRIA}
    play(game, HAIFA_SYRIA)
    finish_with(game, "decline")
    assert at(game, HAIFA_SYRIA) == {"active": 1, "sabotage": 1}


@pytest.mark.covers("R-C6", "4.3.3", "3.3.4")
def test_a_raid_may_bring_the_first_space_of_an_ambush() -> None:
    spaces: Spaces = {"syria": {"bases": 1, "underground": 1}, "galilee": {"police": 1}}
    assert "ambush" not in offered(rebels(spaces, "limited-op"))
    game = rebels(spaces, "op-special", "ambush")
    finish_with(game, "decline")
    assert at(game, "galilee") == {"active": 1}


@pytest.mark.covers("R-C6", "4.3.2")
def test_coordinate_brings_no_operation_a_space() -> None:
    game = rebels({"syria": {"active": 1}}, "op-special")
    assert "sabotage" not in offered(game)
    assert "ambush" not in offered(game)
