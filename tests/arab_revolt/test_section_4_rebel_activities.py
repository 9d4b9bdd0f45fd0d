"""Section 4.3: the Special Activities of the Rebels."""

from __future__ import annotations

from typing import Any

import pytest

from coinbox import Game
from coinbox.games.arab_revolt.vocabulary import FACTIONS
from tests.arab_revolt.table import (
    Spaces,
    event,
    finish,
    is_done,
    offered,
    offered_spaces,
    play,
    prompt,
    space,
    state,
    table,
)
from tests.tabletalk import guerrillas, here, level

BRITISH, REBELS = FACTIONS
ACTIVITIES = {"mobilize", "coordinate", "raid"}
UNITY = ("decentralized", "low", "middle", "high", "centralized")
ABROAD = {"lebanon", "syria"}
READY: Spaces = {
    "galilee": {"underground": 2, "police": 1},
    "samaria": {"underground": 2, "bases": 1, "police": 1, "opposition": True},
    "lydda": {"underground": 1},
    "gaza": {"underground": 1, "irregulars": 1},
    "syria": {"underground": 2, "bases": 1},
}


def rebels(spaces: Spaces, *names: str, **rest: Any) -> Game:
    """The Rebels have chosen an Operation with a Special Activity, and played on."""
    return play(table(spaces, by=REBELS, **rest), "op-special", *names)


def activities(game: Game) -> set[str]:
    return set(offered(game)) & ACTIVITIES


def unity(game: Game) -> str:
    return UNITY[state(game).unity]


# -- when ------------------------------------------------------------------------------------------------------------


@pytest.mark.covers("4.1", "R-C7", "4.3")
def test_an_activity_before_between_and_after_the_spaces_of_a_rally() -> None:
    game = rebels(READY, "rally")
    assert activities(game) == {"mobilize", "coordinate", "raid"}
    play(game, "galilee")
    assert activities(game) == {"mobilize", "coordinate", "raid"}
    play(game, "coordinate", "die:6")
    assert prompt(game) == "rally-space"
    assert not activities(game), "one a turn"
    after = rebels(READY, "rally", "galilee", "lydda", "gaza")
    assert offered(after) == ["mobilize", "coordinate", "raid", "done"]


@pytest.mark.covers("R-C7", "3.3.1")
def test_an_activity_before_and_after_the_opposition_of_a_rally() -> None:
    spaces: Spaces = {"lydda": {"underground": 2, "bases": 1}}
    game = rebels(spaces, "rally", "lydda", "done", "done")
    assert (prompt(game), offered(game)) == ("rally-opposition", ["lydda", "done"])
    play(game, "lydda")
    assert offered(game) == ["mobilize", "coordinate", "raid", "done"]
    play(game, "mobilize")
    play(game, "done", "lydda")
    assert guerrillas(game, "lydda") == (3, 0), "the Opposition just placed counts"
    assert is_done(game)


@pytest.mark.covers("R-C7", "3.3.2")
def test_an_activity_of_a_march_comes_before_after_and_between_origins_but_not_between_moves() -> None:
    spaces: Spaces = {"galilee": {"underground": 2}, "lydda": {"underground": 1}}
    game = rebels(spaces, "march")
    assert activities(game) == {"mobilize", "coordinate"}
    play(game, "galilee")
    assert not activities(game)
    play(game, "underground:galilee>samaria", "done")
    assert (prompt(game), activities(game)) == ("march-origin", {"mobilize", "coordinate"})
    play(game, "done")
    assert is_done(game), "declined at the same boundary"


@pytest.mark.covers("R-C7", "3.3.2", "4.3.2")
def test_nothing_comes_between_the_moves_out_of_an_origin_and_their_activation() -> None:
    spaces: Spaces = {"haifa": {"underground": 4}, "lydda": {"underground": 1}}
    game = rebels(spaces, "march", "haifa", *["underground:haifa>railway_haifa_syria"] * 4, chit=1)
    assert guerrillas(game, "railway_haifa_syria") == (0, 4)
    assert offered(game) == ["mobilize", "coordinate", "done"]
    play(game, "coordinate", "die:6", "lydda", "underground:lydda>gaza")
    assert is_done(game)


@pytest.mark.covers("4.1", "4.3.2")
def test_sabotage_then_coordinate_then_sabotage_once_more() -> None:
    spaces: Spaces = {"galilee": {"underground": 1}, "lydda": {"underground": 1}}
    game = rebels(spaces, "sabotage", "galilee", chit=1)
    assert offered(game) == ["coordinate", "done"]
    play(game, "coordinate", "die:6", "lydda")
    assert is_done(game)
    assert [level(game, name) for name in spaces] == ["opposition"] * 2


# -- Mobilize --------------------------------------------------------------------------------------------------------


@pytest.mark.covers("4.3.1", "R-A12", "1.3.7")
def test_mobilize_takes_districts_with_more_guerrillas_than_irregulars_and_countries_in_play() -> None:
    spaces: Spaces = {
        "galilee": {"underground": 1},
        "haifa_district": {"active": 2, "active_irregulars": 1, "troops": 5, "police": 2},
        "samaria": {"underground": 1, "irregulars": 1},
        "lydda": {"bases": 1},
        "gaza": {"opposition": True},
        "haifa": {"underground": 3},
        "railway_haifa_syria": {"underground": 3},
    }
    game = rebels(spaces, "rally", "mobilize")
    assert (prompt(game), offered(game)) == (
        "mobilize-space",
        ["galilee", "haifa_district", "lebanon", "syria", "done"],
    )
    game = rebels(spaces, "rally", "mobilize", arab_kings="in_play")
    assert {"transjordan", "egypt"} <= offered_spaces(game)


@pytest.mark.covers("4.3.1", "1.4.2")
def test_mobilize_places_a_base_in_each_of_up_to_two_spaces() -> None:
    spaces: Spaces = {name: {"underground": 1} for name in ("galilee", "lydda", "gaza")}
    game = rebels(spaces, "march", "mobilize", "galilee")
    assert offered(game) == ["lydda", "gaza", "lebanon", "syria", "done"], "no space twice"
    play(game, "syria")
    assert prompt(game) == "march-origin"
    assert [here(game, name, "base") for name in ("galilee", "syria", "lydda")] == [1, 1, 0]
    game = rebels(spaces, "march", "mobilize", "galilee", "done")
    assert (prompt(game), sum(state(game).bases)) == ("march-origin", 1)


@pytest.mark.covers("4.3.1", "1.4.2", "R-A12")
def test_two_bases_are_a_full_space() -> None:
    spaces: Spaces = {"galilee": {"underground": 1, "bases": 2}, "lydda": {"underground": 1, "bases": 1}}
    game = rebels({**spaces, "syria": {"bases": 1}}, "rally", "mobilize")
    assert offered(game) == ["lydda", "lebanon", "syria", "done"]


@pytest.mark.covers("4.3.1", "1.12", "R-A12")
def test_curfews_do_not_keep_a_base_or_a_guerrilla_away() -> None:
    spaces: Spaces = {
        "galilee": {"underground": 1, "troops": 1, "curfews": True, "opposition": True},
        "lydda": {"underground": 1},
    }
    game = rebels(spaces, "rally", "mobilize", "galilee", "done", "galilee")
    assert (here(game, "galilee", "base"), guerrillas(game, "galilee")) == (1, (2, 0))


@pytest.mark.covers("4.3.1", "R-A12")
def test_then_a_guerrilla_in_each_space_at_opposition_selected_or_not_each_a_choice() -> None:
    spaces: Spaces = {
        "lydda": {"underground": 1},
        "samaria": {"opposition": True},
        "gaza": {"opposition": True, "troops": 3},
        "haifa": {"opposition": True},
    }
    game = rebels(spaces, "rally", "mobilize", "lydda", "done")
    assert (prompt(game), offered(game)) == ("mobilize-guerrilla", ["samaria", "gaza", "haifa", "done"])
    play(game, "haifa")
    assert offered(game) == ["samaria", "gaza", "done"]
    play(game, "gaza", "done")
    assert prompt(game) == "rally-space"
    assert [guerrillas(game, name) for name in ("samaria", "gaza", "haifa")] == [(0, 0), (1, 0), (1, 0)]


@pytest.mark.covers("4.3.1", "R-A12")
def test_mobilize_may_select_no_space_and_still_place_guerrillas() -> None:
    game = rebels({"lydda": {"underground": 1}, "gaza": {"opposition": True}}, "rally", "mobilize", "done", "gaza")
    assert (sum(state(game).bases), guerrillas(game, "gaza")) == (0, (1, 0))
    assert prompt(game) == "rally-space"


@pytest.mark.covers("4.3.1", "1.4.1", "R-C2")
@pytest.mark.parametrize("answer", ["base:gaza", "done"])
def test_with_no_base_available_one_of_the_map_may_come(answer: str) -> None:
    spaces: Spaces = {"lydda": {"underground": 1}, "syria": {"bases": 2}, "lebanon": {"bases": 2}, "gaza": {"bases": 1}}
    game = rebels(spaces, "rally", "mobilize", "lydda")
    assert offered(game) == ["base:gaza", "base:lebanon", "base:syria", "done"]
    play(game, answer)
    taken = answer != "done"
    assert (here(game, "lydda", "base"), here(game, "gaza", "base")) == ((1, 0) if taken else (0, 1))
    assert unity(game) == "middle", "a Base so taken earns nothing"


@pytest.mark.covers("4.3.1", "R-C2", "1.4.1", "1.3.6")
def test_bases_in_prison_are_neither_available_nor_on_the_map() -> None:
    spaces: Spaces = {"lydda": {"underground": 1}, "gaza": {"opposition": True}}
    game = rebels(spaces, "rally", "mobilize", prison_bases=5)
    assert prompt(game) == "mobilize-guerrilla"
    assert activities(rebels({"lydda": {"underground": 1}}, "rally", prison_bases=5)) == {"coordinate"}


@pytest.mark.covers("4.3.1", "R-C2", "1.4.1")
def test_with_no_guerrilla_available_one_of_the_map_may_come_underground() -> None:
    spaces: Spaces = {"lydda": {"active": 15}, "gaza": {"opposition": True}}
    game = rebels(spaces, "rally", "mobilize", "done", "gaza")
    assert offered(game) == ["active:lydda", "done"]
    play(game, "active:lydda")
    assert (guerrillas(game, "gaza"), guerrillas(game, "lydda")) == ((1, 0), (0, 14))


@pytest.mark.covers("4.3.1", "R-C6")
def test_a_base_abroad_may_bring_a_rally_its_first_space() -> None:
    game = rebels({"gaza": {"troops": 1}}, "rally", ask=("end-turn", "mobilize"))
    assert offered(game) == ["mobilize"]
    play(game, "mobilize")
    assert offered(game) == ["lebanon", "syria"], "one of them must get its Base"
    play(game, "syria", "done")
    assert prompt(game) == "rally-many"
    assert "rally" not in offered(play(table({}, by=REBELS), "limited-op"))


@pytest.mark.covers("4.3.1", "R-C6")
def test_a_recruit_may_bring_a_march_its_first_space() -> None:
    spaces: Spaces = {"gaza": {"opposition": True}, "lydda": {"opposition": True}}
    game = rebels(spaces, "march")
    assert offered(game) == ["lebanon", "syria", "done"]
    play(game, "done")
    assert offered(game) == ["lydda", "gaza"], "one of them must"
    play(game, "gaza")
    assert offered(game) == ["lydda", "done"]
    play(game, "done")
    assert prompt(game) == "march-move"
    assert "march" not in offered(play(table({}, by=REBELS), "op-special"))


@pytest.mark.covers("4.3.1", "R-C6", "R-C2")
def test_a_base_that_a_rally_needs_must_be_taken_from_the_map() -> None:
    spaces: Spaces = {
        "samaria": {"troops": 1, "bases": 2, "curfews": True},
        "lydda": {"troops": 1, "bases": 1, "curfews": True},
        "gaza": {"troops": 1, "bases": 2, "curfews": True},
    }
    game = rebels(spaces, "rally", "lebanon")
    assert offered(game) == ["base:samaria", "base:lydda", "base:gaza"]
    play(game, "base:lydda", "done")
    assert prompt(game) == "rally-many"


@pytest.mark.covers("4.3.1", "R-C6", "R-C2")
def test_a_recruit_does_not_take_the_last_space_of_a_rally() -> None:
    spaces: Spaces = {
        "gaza": {"troops": 1, "active": 14, "curfews": True, "opposition": True},
        "syria": {"underground": 1},
    }
    game = rebels(spaces, "rally", "mobilize", "done", "gaza")
    assert offered(game) == ["active:gaza", "done"]


# -- Coordinate ------------------------------------------------------------------------------------------------------


@pytest.mark.covers("4.3.2", "R-A16")
@pytest.mark.parametrize("chit", [1, 2, 3])
@pytest.mark.parametrize("first", [True, False])
def test_coordinate_adds_a_space_to_the_value_up_to_4(chit: int, first: bool) -> None:
    spaces: Spaces = {name: {"underground": 1} for name in ("galilee", "samaria", "lydda", "gaza", "haifa")}
    game = rebels(spaces, "sabotage", chit=chit)
    if first:
        play(game, "coordinate", "die:6")
    for name in list(spaces)[:chit]:
        play(game, name)
    if not first:
        assert offered(game) == ["coordinate", "done"]
        play(game, "coordinate", "die:6")
    assert offered_spaces(game) == set(list(spaces)[chit:])
    play(game, "haifa")
    assert is_done(game)
    assert sum(level(game, name) == "opposition" for name in spaces) == chit + 1


@pytest.mark.covers("4.3.2", "4.1.1")
@pytest.mark.parametrize(
    ("operation", "names"),
    [("rally", ["galilee", "lydda"]), ("sabotage", ["galilee", "lydda"]), ("ambush", ["galilee", "samaria"])],
)
def test_coordinate_helps_every_operation(operation: str, names: list[str]) -> None:
    game = rebels(READY, operation, "coordinate", "die:6", *names, chit=1)
    assert not offered_spaces(game)


@pytest.mark.covers("4.3.2", "3.3.2")
def test_coordinate_before_a_march_gives_a_second_origin() -> None:
    spaces: Spaces = {"lebanon": {"underground": 1}, "gaza": {"underground": 1}}
    game = rebels(spaces, "march", "coordinate", "die:6", "lebanon", "underground:lebanon>syria", chit=1)
    play(game, "gaza", "underground:gaza>lydda")
    assert (guerrillas(game, "syria"), guerrillas(game, "lydda")) == ((1, 0), (1, 0))
    assert is_done(game)


@pytest.mark.covers("4.3.2", "3.3.4", "7.2", "R-A8")
def test_a_third_ambush_after_coordinate_costs_political_will() -> None:
    spaces: Spaces = {name: {"underground": 1, "police": 1} for name in ("galilee", "lydda", "gaza")}
    game = rebels(spaces, "ambush", "galilee", "lydda", "coordinate", "die:6", chit=2, political_will=10)
    assert state(play(game, "gaza")).political_will == 9
    game = finish(rebels(spaces, "ambush", "galilee", "lydda", chit=2, political_will=10))
    assert state(game).political_will == 10


@pytest.mark.covers("4.3.2", "6.6.1")
@pytest.mark.parametrize(("die", "bases"), [(1, 1), (2, 1), (2, 2), (3, 2), (5, 5), (6, 5), (1, 0)])
def test_a_roll_up_to_the_bases_on_the_map_unites_the_rebels(die: int, bases: int) -> None:
    most = min(bases, 2)
    spaces: Spaces = {"lydda": {"bases": most, "underground": 1}, "syria": {"bases": min(2, bases - most)}}
    spaces["lebanon"] = {"bases": max(0, bases - 4)}
    game = rebels(spaces, "rally", "coordinate")
    assert (game.actor, prompt(game)) == ("chance", "coordinate-roll")
    play(game, f"die:{die}")
    assert unity(game) == ("high" if die <= bases else "middle")


@pytest.mark.covers("4.3.2", "1.3.6")
def test_bases_in_prison_do_not_count() -> None:
    game = rebels({"lydda": {"underground": 1}}, "rally", "coordinate", "die:1", prison_bases=3)
    assert unity(game) == "middle"


@pytest.mark.covers("4.3.2", "A2 unshaded", "A2 shaded", "5.3")
@pytest.mark.parametrize(
    ("sides", "die", "shifted"),
    [
        ({"unshaded": ["A2"]}, 2, False),
        ({"unshaded": ["A2"]}, 1, True),
        ({"shaded": ["A2"]}, 3, True),
        ({"shaded": ["A2"]}, 4, False),
    ],
)
def test_a2_changes_the_roll(sides: dict[str, list[str]], die: int, shifted: bool) -> None:
    game = rebels({"lydda": {"bases": 2}}, "rally", "coordinate", f"die:{die}", **sides)
    assert (unity(game) == "high") is shifted


@pytest.mark.covers("A2 shaded", "4.3.2")
def test_a2_is_not_clamped_a_1_becomes_0_and_is_no_more_than_no_base() -> None:
    game = rebels({"lydda": {"underground": 1}}, "rally", "coordinate", "die:1", shaded=["A2"])
    assert unity(game) == "high"


@pytest.mark.covers("4.3.2", "6.6.3", "R-A11")
def test_beyond_centralized_nothing_happens() -> None:
    spaces: Spaces = {"lydda": {"bases": 2}}
    game = rebels(spaces, "rally", "coordinate", "die:1", unity="centralized", political_will=10)
    assert (unity(game), state(game).political_will) == ("centralized", 10)


@pytest.mark.covers("R-A16", "R-A3", "1.8.2")
@pytest.mark.parametrize(("chit", "question"), [(1, None), (2, "chit-remove"), (3, "chit-replace")])
def test_the_effect_is_that_of_the_printed_value(chit: int, question: str | None) -> None:
    spaces: Spaces = {"lydda": {"underground": 1, "active": 1}}
    game = finish(rebels(spaces, "sabotage", "coordinate", "die:6", chit=chit))
    play(game, "end-turn")
    assert prompt(game) == (question or "choose-box")


@pytest.mark.covers("R-A3", "6.6.3", "4.3.2", "1.8.2")
def test_a_coordinate_that_centralizes_spares_the_rebels_the_effect() -> None:
    spaces: Spaces = {"lydda": {"underground": 1, "active": 1, "bases": 2}}
    game = finish(rebels(spaces, "sabotage", "coordinate", "die:2", unity="high"))
    play(game, "end-turn")
    assert (prompt(game), game.actor) == ("choose-box", BRITISH)


# -- Raid ------------------------------------------------------------------------------------------------------------


@pytest.mark.covers("4.3.3", "R-A16", "R-A7", "1.3.7")
def test_raid_takes_spaces_of_palestine_next_to_a_base_with_guerrillas() -> None:
    spaces: Spaces = {"syria": {"underground": 1, "bases": 1}, "gaza": {"bases": 1}, "lydda": {"underground": 2}}
    game = rebels(spaces, "sabotage", "raid")
    assert (prompt(game), offered(game)) == ("raid-space", ["galilee", "railway_haifa_syria"])


@pytest.mark.covers("4.3.3", "4.1", "R-A16")
def test_one_or_two_guerrillas_move_in_and_keep_their_state() -> None:
    spaces: Spaces = {"samaria": {"underground": 2, "active": 1, "bases": 1, "opposition": True}}
    game = rebels(spaces, "rally", "raid", "lydda")
    assert offered(game) == ["underground:samaria>lydda", "active:samaria>lydda"], "at least one"
    play(game, "active:samaria>lydda")
    assert offered(game) == ["underground:samaria>lydda", "done"]
    play(game, "underground:samaria>lydda")
    assert (guerrillas(game, "lydda"), guerrillas(game, "samaria")) == ((1, 1), (1, 0))
    assert prompt(game) == "free-operation", "not a third"
    game = rebels(spaces, "rally", "raid", "lydda", "active:samaria>lydda", "done")
    assert guerrillas(game, "lydda") == (0, 1)
    assert prompt(game) == "raid-space"


@pytest.mark.covers("4.3.3", "R-A16")
def test_both_guerrillas_come_from_one_camp() -> None:
    spaces: Spaces = {"samaria": {"underground": 2, "bases": 1}, "gaza": {"underground": 2, "bases": 1}}
    game = rebels(spaces, "rally", "raid", "lydda")
    assert offered(game) == ["underground:samaria>lydda", "underground:gaza>lydda"]
    play(game, "underground:gaza>lydda")
    assert offered(game) == ["underground:gaza>lydda", "done"]


@pytest.mark.covers("4.3.3", "4.1")
def test_up_to_two_spaces_no_space_twice() -> None:
    spaces: Spaces = {"samaria": {"underground": 5, "bases": 1}}
    game = rebels(spaces, "rally", "raid", "lydda", "done", "decline")
    assert (prompt(game), "lydda" in offered(game), "done" in offered(game)) == ("raid-space", False, True)
    play(game, "galilee", "underground:samaria>galilee", "decline")
    assert prompt(game) == "rally-space"
    assert (guerrillas(game, "lydda"), guerrillas(game, "galilee")) == ((1, 0), (2, 0))


@pytest.mark.covers("4.3.3", "R-C8")
def test_a_guerrilla_that_came_to_a_camp_does_not_go_on() -> None:
    spaces: Spaces = {"galilee": {"underground": 1, "bases": 1}, "samaria": {"bases": 1}}
    game = rebels(spaces, "rally", "raid", "samaria", "decline")
    assert prompt(game) == "rally-space", "no camp has a Guerrilla that has not moved"
    spaces = {"galilee": {"underground": 1, "bases": 1}, "samaria": {"active": 1, "bases": 1}}
    game = rebels(spaces, "rally", "raid", "samaria", "decline", "lydda")
    assert (guerrillas(game, "lydda"), guerrillas(game, "samaria")) == ((0, 1), (1, 0)), "the one that stood there"


@pytest.mark.covers("4.3.3", "R-C8", "R-A16")
def test_which_of_two_alike_acted_is_the_players_choice() -> None:
    """One of two Underground Guerrillas sabotages: the one that moved or the one that stood there."""
    spaces: Spaces = {"galilee": {"underground": 1, "bases": 1}, "samaria": {"underground": 1, "bases": 1}}
    game = rebels(spaces, "rally", "raid", "samaria", "sabotage", "lydda")
    assert offered(game) == ["underground:samaria>lydda", "active:samaria>lydda"]


@pytest.mark.covers("R-C8", "4.3.3", "4.1")
def test_what_a_raid_moved_may_act_in_the_operation_too() -> None:
    spaces: Spaces = {"samaria": {"underground": 1, "bases": 1}, "galilee": {"underground": 1}}
    game = rebels(spaces, "sabotage", "raid", "lydda", "decline", "lydda")
    assert (level(game, "lydda"), guerrillas(game, "lydda")) == ("opposition", (0, 1))


@pytest.mark.covers("4.3.3", "R-A16", "2.3.5", "R-C11")
def test_a_limited_sabotage_or_ambush_there_if_desired() -> None:
    spaces: Spaces = {"samaria": {"underground": 1, "bases": 1}, "lydda": {"police": 1}, "gaza": {"underground": 1}}
    game = rebels(spaces, "sabotage", "raid", "lydda")
    assert (prompt(game), offered(game)) == ("free-operation", ["sabotage", "ambush", "decline"])
    play(game, "ambush")
    assert (here(game, "lydda", "police"), guerrillas(game, "lydda")) == (0, (0, 1))
    game = rebels(spaces, "sabotage", "raid", "lydda", "sabotage")
    assert (level(game, "lydda"), guerrillas(game, "lydda")) == ("opposition", (0, 1))
    game = rebels(spaces, "sabotage", "raid", "lydda", "decline")
    assert (level(game, "lydda"), guerrillas(game, "lydda")) == ("neutral", (1, 0))


@pytest.mark.covers("4.3.3", "R-A16", "3.3.3")
def test_any_underground_guerrilla_there_may_act_and_a_railway_gets_its_marker() -> None:
    spaces: Spaces = {
        "samaria": {"active": 1, "bases": 1, "opposition": True},
        "railway_haifa_tel_aviv": {"underground": 1, "sabotage": 1},
    }
    game = rebels(spaces, "rally", "raid", "railway_haifa_tel_aviv")
    assert offered(game) == ["sabotage", "decline"]
    play(game, "sabotage")
    assert here(game, "railway_haifa_tel_aviv", "sabotage") == 2
    assert guerrillas(game, "railway_haifa_tel_aviv") == (0, 2)


@pytest.mark.covers("4.3.3", "R-A16", "3.3.2", "1.12")
def test_marchs_test_is_not_applied() -> None:
    spaces: Spaces = {
        "samaria": {"underground": 2, "bases": 1},
        "railway_haifa_tel_aviv": {"troops": 4},
        "lydda": {"troops": 4, "curfews": True},
    }
    for goal in ("railway_haifa_tel_aviv", "lydda"):
        game = rebels(spaces, "rally", "raid", goal, f"underground:samaria>{goal}")
        assert guerrillas(game, goal) == (2, 0), "four British pieces see nobody"


@pytest.mark.covers("4.3.3", "R-A8", "7.2")
def test_each_limited_ambush_of_a_raid_counts_for_itself() -> None:
    spaces: Spaces = {
        "samaria": {"underground": 2, "bases": 1},
        "lydda": {"police": 1},
        "galilee": {"police": 1},
        "gaza": {"underground": 1, "police": 1},
        "jerusalem": {"underground": 1, "police": 1},
    }
    game = rebels(spaces, "ambush", "raid", "lydda", "done", "ambush", political_will=10)
    play(game, "galilee", "ambush", "gaza", "jerusalem")
    assert sum(here(game, name, "police") for name in spaces) == 0
    assert state(finish(game)).political_will == 10, "two by the Raid, two by the Ambush"


@pytest.mark.covers("4.3.3", "R-C11", "4.1")
def test_the_operation_in_a_raid_brings_no_further_activity_or_space() -> None:
    spaces: Spaces = {
        "samaria": {"underground": 2, "bases": 1},
        "gaza": {"underground": 1},
        "lydda": {"underground": 1},
    }
    game = rebels(spaces, "rally", "raid", "lydda", "done", "sabotage")
    assert prompt(game) == "raid-space"
    play(game, "done")
    assert (prompt(game), activities(game)) == ("rally-space", set())
    assert level(game, "gaza") == "neutral"


@pytest.mark.covers("4.3.3", "1.3.7", "R-A7")
def test_a_base_abroad_sends_raiders_into_palestine_alone() -> None:
    spaces: Spaces = {"lebanon": {"underground": 2, "bases": 1}, "lydda": {"underground": 1}}
    game = rebels(spaces, "rally", "raid", ask=("end-turn", "galilee"))
    assert offered(game) == ["galilee"], "Syria is next to Lebanon, but abroad"


@pytest.mark.covers("4.3.3", "A28 execute")
def test_with_a28_raiders_from_abroad_are_seen_and_do_not_act_underground() -> None:
    spaces: Spaces = {"syria": {"underground": 2, "bases": 1}, "galilee": {"police": 1}}
    game = rebels(spaces, "rally", "raid", "galilee", "done", unshaded=["A28"], fort_police=3)
    assert guerrillas(game, "galilee") == (0, 1)
    assert prompt(game) != "free-operation"


@pytest.mark.covers("4.3.3", "A8 unshaded")
def test_with_a8_a_raid_takes_one_space() -> None:
    spaces: Spaces = {"samaria": {"underground": 5, "bases": 1}}
    game = rebels(spaces, "rally", "raid", "lydda", "done", "decline", unshaded=["A8"])
    assert prompt(game) == "rally-space"


@pytest.mark.covers("4.3.3", "A15 unshaded")
def test_with_a15_no_raid_on_a_railway_next_to_a_curfew() -> None:
    spaces: Spaces = {"samaria": {"underground": 2, "bases": 1}, "haifa": {"police": 1, "curfews": True}}
    assert "railway_haifa_tel_aviv" in offered(rebels(spaces, "rally", "raid"))
    assert "railway_haifa_tel_aviv" not in offered(rebels(spaces, "rally", "raid", unshaded=["A15"]))


@pytest.mark.covers("4.3.3")
def test_no_camp_with_a_guerrilla_no_raid() -> None:
    spaces: Spaces = {"samaria": {"bases": 2}, "lydda": {"underground": 2}}
    assert activities(rebels(spaces, "sabotage")) == {"coordinate"}


@pytest.mark.covers("R-C6", "4.3.3", "3.3.3")
def test_a_raid_from_abroad_may_bring_a_sabotage_its_first_space() -> None:
    spaces: Spaces = {"syria": {"underground": 1, "bases": 1}}
    game = rebels(spaces, "sabotage")
    assert (prompt(game), offered(game)) == ("raid-space", ["galilee", "railway_haifa_syria"])
    play(game, "galilee")
    assert is_done(game), "the Limited Sabotage would have left none for the Operation"
    assert (level(game, "galilee"), guerrillas(game, "galilee")) == ("opposition", (0, 1))
    assert "sabotage" not in offered(play(table(spaces, by=REBELS), "limited-op"))
    assert "sabotage" not in offered(
        play(table(spaces, by=REBELS, unshaded=["A28"], fort_police=3, ask=("end-turn", "pass")), "op-special")
    )


@pytest.mark.covers("R-C6", "4.3.3", "3.3.4")
def test_a_raid_may_bring_an_ambush_its_first_space() -> None:
    spaces: Spaces = {"samaria": {"underground": 2, "bases": 1}, "lydda": {"police": 1}, "galilee": {"troops": 2}}
    game = rebels(spaces, "ambush")
    assert prompt(game) == "raid-move", "only Lydda has anybody to Ambush"
    assert here(game, "lydda", "underground") == 1
    play(game, "done")
    while not is_done(game):
        play(game, offered(game)[-1])
    assert here(game, "lydda", "police") == 0


@pytest.mark.covers("R-C6", "4.3.3", "3.3.1")
def test_a_raid_may_bring_a_rally_its_first_space() -> None:
    spaces: Spaces = {"samaria": {"underground": 1, "bases": 1, "troops": 1, "curfews": True}}
    game = play(table(spaces, by=REBELS, prison_bases=4), "op-special", "rally", "raid")
    assert "railway_haifa_tel_aviv" not in offered(game)
    play(game, "lydda", "decline")
    finish(game)
    assert guerrillas(game, "lydda") == (2, 0)


@pytest.mark.covers("R-C6", "4.3.3")
def test_a_raid_does_not_take_the_last_space_of_an_ambush() -> None:
    spaces: Spaces = {"samaria": {"underground": 1, "bases": 1, "police": 1}, "lydda": {"police": 1}}
    game = rebels(spaces, "ambush", "raid", ask=("end-turn", "lydda"))
    assert offered(game) == ["lydda"], "elsewhere there is nobody to Ambush"
    play(game, "lydda")
    assert (prompt(game), offered(game)) == ("ambush-space", ["lydda"]), "no Limited Ambush, no second Raid"
    play(game, "lydda")
    assert (here(game, "lydda", "police"), here(game, "samaria", "police")) == (0, 1)


@pytest.mark.covers("4.3.3", "4.1", "A23 shaded")
def test_a_granted_raid_needs_no_operation() -> None:
    spaces: Spaces = {"samaria": {"underground": 2, "bases": 1}}
    game = event("A23", "shaded", spaces, by=REBELS, dice=["die:1"])
    play(game, "done", "raid", "lydda", "done")
    assert guerrillas(game, "lydda") == (1, 0)


@pytest.mark.covers("R-C1", "R-A4", "4.3.3", "3.3.4", "1.12")
def test_an_ambush_in_a_raid_may_lift_a_curfew_before_the_rally() -> None:
    spaces: Spaces = {
        "samaria": {"underground": 1, "bases": 1},
        "lydda": {"police": 1, "curfews": True, "active": 1},
    }
    game = rebels(spaces, "rally", "raid", "lydda", "ambush")
    assert "curfew" not in space(game, "lydda")
    while prompt(game) == "raid-space":
        play(game, "done")
    assert "lydda" in offered(game), "now it may Rally"
