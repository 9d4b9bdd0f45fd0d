"""Section 4: Special Activities, when they may be taken and what they do."""

from __future__ import annotations

from typing import Any

import pytest

from coinbox import Game
from coinbox.games.kenya.vocabulary import FACTIONS
from tests.kenya.table import Spaces, asked, event, is_done, offered, offered_spaces, play, prompt, space, state, table
from tests.tabletalk import finish, guerrillas, here

BRITISH, MAU_MAU = FACTIONS
ACTIVITIES = {"reward", "reprisal", "air-strike", "supply", "oath", "raid"}
PIPELINE = ("rule_of_law", "emergency_powers", "villagization", "prison_system", "gulag")
DICE = [f"die:{n}" for n in range(1, 7)]
MOUNTAINS = ["aberdares", "mount_kenya"]
PROVINCES = [
    "kiambu",
    "thika",
    "fort_hall",
    "nyeri",
    "embu",
    "meru",
    "nanyuki",
    "thompsons_falls",
    "rift_valley",
]
AROUND_ABERDARES = ["kiambu", "fort_hall", "nyeri", "nanyuki", "thompsons_falls", "rift_valley"]
READY: Spaces = {
    "nairobi": {"troops": 1, "bases": 1},
    "kiambu": {"troops": 2, "active": 1, "underground": 1},
    "nyeri": {"troops": 3, "police": 1, "active": 1, "underground": 1},
    "aberdares": {"underground": 1},
}
LONE: Spaces = {"aberdares": {"underground": 1}}


def mau_mau(spaces: Spaces, *names: str, **rest: Any) -> Game:
    """The Mau Mau have chosen an Operation with a Special Activity, and played on."""
    return play(table(spaces, by=MAU_MAU, **rest), "op-special", *names)


def british(spaces: Spaces, *names: str, **rest: Any) -> Game:
    """The British have chosen an Operation with a Special Activity, and played on."""
    return play(table(spaces, by=BRITISH, **rest), "op-special", *names)


def activities(game: Game) -> set[str]:
    return set(offered(game)) & ACTIVITIES


# -- when ------------------------------------------------------------------------------------------------------------


@pytest.mark.covers("4.1", "4.1.1", "4.2", "4.3")
@pytest.mark.parametrize(
    ("faction", "operation", "allowed"),
    [
        (BRITISH, "deploy", {"reward", "air-strike"}),
        (BRITISH, "relocate", {"reward", "air-strike"}),
        (BRITISH, "sweep", {"reprisal", "air-strike"}),
        (BRITISH, "assault", {"reprisal", "air-strike"}),
        (MAU_MAU, "rally", {"supply", "oath", "raid"}),
        (MAU_MAU, "march", {"supply", "oath", "raid"}),
        (MAU_MAU, "terror", {"supply", "oath", "raid"}),
    ],
)
def test_each_operation_has_its_activities_and_a_limited_one_has_none(
    faction: str, operation: str, allowed: set[str]
) -> None:
    game = table(READY, by=faction, pipeline="villagization", ask=("end-turn", "nyeri"))
    assert activities(play(game, "op-special", operation)) == allowed
    game = table(READY, by=faction, pipeline="villagization", ask=("end-turn", "nyeri"))
    assert not activities(play(game, "limited-op", operation))


@pytest.mark.covers("4.1", "R-C7")
def test_an_activity_before_between_and_after_the_spaces_of_a_rally() -> None:
    before = mau_mau(READY, "rally")
    assert activities(before) == {"supply", "oath", "raid"}
    between = mau_mau(READY, "rally", "meru")
    assert activities(between) == {"supply", "oath", "raid"}
    play(between, "supply")
    assert prompt(between) == "rally-space"
    assert not activities(between)
    play(between, "embu")
    assert guerrillas(between, "embu") == (1, 0)
    after = mau_mau(READY, "rally", "meru", mau_mau_resources=1)
    assert offered(after) == ["supply", "oath", "raid", "done"]


@pytest.mark.covers("4.1", "4.3.1")
def test_a_supply_in_mid_rally_pays_for_more_spaces() -> None:
    spaces: Spaces = {"nairobi": {"bases": 2}}
    game = mau_mau(spaces, "rally", "meru", "supply", mau_mau_resources=1)
    assert state(game).mau_mau_resources == 2
    finish(play(game, "embu", "nyeri"))
    assert state(game).mau_mau_resources == 0
    assert [guerrillas(game, name) for name in ("meru", "embu", "nyeri")] == [(1, 0)] * 3


@pytest.mark.covers("4.1", "R-C7")
def test_an_activity_between_two_terrors() -> None:
    spaces: Spaces = {"nyeri": {"underground": 1}, "meru": {"underground": 1}, "nairobi": {"bases": 1}}
    game = mau_mau(spaces, "terror", "nyeri")
    assert offered(game) == ["meru", "supply", "oath", "raid", "done"]
    play(game, "oath", "guerrilla", "meru")
    assert (here(game, "nyeri", "terror"), here(game, "meru", "terror")) == (1, 1)
    assert guerrillas(game, "meru") == (1, 1)


@pytest.mark.covers("R-C7", "3.2.1")
def test_an_activity_before_and_after_the_troops_of_a_deploy() -> None:
    spaces: Spaces = {"nairobi": {"troops": 2}}
    before = british(spaces, "deploy", "nairobi", "done")
    assert offered(before) == ["reward", "air-strike", "done"]
    play(before, "reward")
    assert prompt(before) == "deploy-to"
    assert space(before, "nairobi")["level"] == "loyalty"
    after = british(spaces, "deploy", "nairobi", "done", "done", "nyeri", "troop:nairobi>nyeri")
    assert offered(after) == ["reward", "air-strike", "done"], "once the Troops move no space is selected"
    play(after, "reward")
    assert space(after, "nyeri")["level"] == "loyalty"
    assert is_done(after)


@pytest.mark.covers("R-C7")
def test_an_activity_declined_is_not_asked_for_again_in_the_same_place() -> None:
    game = british({"nairobi": {"troops": 2}}, "deploy", "nairobi", "done", "done")
    assert prompt(game) == "deploy-to"
    play(game, "done")
    assert is_done(game)


@pytest.mark.covers("R-C7", "3.2.2")
def test_nothing_comes_between_the_spaces_of_a_relocate_and_their_roll() -> None:
    spaces: Spaces = {"nyeri": {"troops": 2}, "kiambu": {"troops": 1}, "meru": {"police": 1}}
    game = british(spaces, "relocate", pipeline="gulag")
    assert activities(game) == {"reward", "air-strike"}
    play(game, "nyeri")
    assert offered(game) == ["kiambu", "meru", "done"]
    play(game, "kiambu")
    assert offered(game) == DICE
    play(game, "die:6")
    assert offered(game) == ["reward", "air-strike", "done"]


@pytest.mark.covers("R-C7", "4.2.2")
def test_nothing_comes_between_the_spaces_of_a_reprisal_and_their_roll() -> None:
    spaces: Spaces = {"nyeri": {"troops": 2, "active": 1}, "kiambu": {"troops": 1, "active": 1}}
    game = british(spaces, "sweep", "reprisal", "nyeri", "active:nyeri>embu", pipeline="gulag")
    assert offered(game) == ["kiambu", "done"]
    play(game, "done")
    assert offered(game) == DICE


@pytest.mark.covers("R-C7", "3.2.3")
def test_nothing_comes_between_the_moves_of_a_sweep() -> None:
    game = british(READY, "sweep")
    assert activities(game) == {"reprisal", "air-strike"}
    play(game, "nyeri")
    assert not activities(game)
    play(game, "kiambu", "aberdares", "done")
    assert prompt(game) == "sweep-move"
    assert not activities(game)


@pytest.mark.covers("R-C7", "3.2.3")
def test_an_activity_between_the_activations_of_a_sweep() -> None:
    game = british(READY, "sweep", "nyeri", "kiambu", "done", "done")
    assert offered(game) == ["kiambu", "nyeri", "reprisal", "air-strike", "done"]
    play(game, "nyeri")
    assert (guerrillas(game, "nyeri"), guerrillas(game, "kiambu")) == ((0, 2), (1, 1))
    play(game, "air-strike", "nyeri")
    assert is_done(game)
    assert (guerrillas(game, "nyeri"), guerrillas(game, "kiambu")) == ((0, 1), (0, 2))


@pytest.mark.covers("R-C7", "3.2.3")
def test_an_activity_after_the_last_activation_of_a_sweep() -> None:
    game = british(READY, "sweep", "nyeri", "done", "nyeri")
    assert offered(game) == ["reprisal", "air-strike", "done"]
    assert guerrillas(game, "nyeri") == (0, 2)


@pytest.mark.covers("R-C7", "3.2.4")
def test_an_activity_between_two_assaults() -> None:
    game = british(READY, "assault", "nyeri", "air-strike", "kiambu")
    assert offered(game) == ["nairobi", "kiambu", "done"]
    play(game, "kiambu", "done")
    assert is_done(game)
    assert (guerrillas(game, "nyeri"), guerrillas(game, "kiambu")) == ((1, 0), (1, 0))


@pytest.mark.covers("R-C7", "3.3.2")
def test_an_activity_comes_after_the_activation_of_a_march() -> None:
    spaces: Spaces = {"kiambu": {"underground": 4}, "nairobi": {"bases": 1}, "meru": {"underground": 1}}
    game = mau_mau(spaces, "march", "rift_valley", *["underground:kiambu>rift_valley"] * 3, "done")
    assert (prompt(game), offered(game)) == ("special-or-done", ["supply", "oath", "raid", "done"])
    assert guerrillas(game, "rift_valley") == (0, 4)


@pytest.mark.covers("R-C7", "4.3.3")
def test_a_raid_takes_marchers_away_after_they_are_seen_and_hides_them() -> None:
    game = mau_mau({"kiambu": {"underground": 4}}, "march", "rift_valley", *["underground:kiambu>rift_valley"] * 3)
    assert offered(game) == ["raid", "done"]
    assert guerrillas(game, "rift_valley") == (0, 4)
    play(game, "raid", *["active:rift_valley>aberdares"] * 2, "done")
    assert guerrillas(game, "aberdares") == (3, 0)
    assert guerrillas(game, "rift_valley") == (0, 1)


@pytest.mark.covers("R-C7", "3.3.2")
def test_an_activity_before_and_after_a_march_but_not_between_its_destinations() -> None:
    spaces: Spaces = {"nairobi": {"bases": 1, "underground": 2}}
    game = mau_mau(spaces, "march")
    assert activities(game) == {"supply"}
    play(game, "kiambu", "done")
    assert offered(game) == ["thika", "done"]
    play(game, "done")
    assert offered(game) == ["supply", "oath", "raid", "done"]


# -- what may come first (R-C6) --------------------------------------------------------------------------------------


@pytest.mark.covers("R-C6", "R-K5", "4.3.1")
@pytest.mark.parametrize("operation", ["rally", "march", "terror"])
def test_supply_at_0_resources_pays_for_the_operation(operation: str) -> None:
    spaces: Spaces = {"nairobi": {"bases": 1, "underground": 1}, "nyeri": {"underground": 1}}
    game = table(spaces, by=MAU_MAU, mau_mau_resources=0, ask=("end-turn", "supply"))
    assert offered(play(game, "op-special")) == ["rally", "march", "terror", "pass"]
    assert offered(play(game, operation)) == ["supply"], "neither Oath nor Raid would pay for the first space"
    play(game, "supply")
    assert state(game).mau_mau_resources == 1
    assert offered_spaces(game)
    assert not activities(game)
    assert "done" not in offered(game)


@pytest.mark.covers("R-C6", "4.3.1")
def test_at_0_resources_without_supply_nothing_is_left_but_to_pass() -> None:
    spaces: Spaces = {"nyeri": {"underground": 1, "bases": 1}, "aberdares": {"underground": 1}}
    game = play(table(spaces, by=MAU_MAU, mau_mau_resources=0, ask=("end-turn", "pass")), "op-special")
    assert offered(game) == ["pass"]


@pytest.mark.covers("R-C6", "2.3.4")
def test_a_limited_operation_cannot_be_paid_by_supply() -> None:
    game = table({"nairobi": {"bases": 2}}, by=MAU_MAU, mau_mau_resources=0, ask=("end-turn", "pass"))
    assert offered(play(game, "limited-op")) == ["pass"]


@pytest.mark.covers("R-C6", "4.2.3", "R-K11")
def test_air_strike_may_not_remove_the_only_target_of_an_assault() -> None:
    one: Spaces = {"nyeri": {"troops": 2, "active": 1}, "meru": {"active": 1}}
    game = play(british(one, "assault"), "air-strike")
    assert offered_spaces(game) == {*PROVINCES, *MOUNTAINS} - {"nyeri"}
    play(game, "meru")
    assert (guerrillas(game, "nyeri"), guerrillas(game, "meru")) == ((0, 0), (0, 0))
    two = play(british({"nyeri": {"troops": 2, "active": 2}}, "assault"), "air-strike")
    assert "nyeri" in offered_spaces(two)


@pytest.mark.covers("R-C6", "4.2.3", "K5 unshaded")
def test_two_air_strikes_may_not_remove_both_targets_of_an_assault() -> None:
    spaces: Spaces = {"nyeri": {"troops": 1, "active": 1}, "aberdares": {"troops": 2, "active": 2}}
    game = british(spaces, "assault", "air-strike", unshaded=["K5"])
    assert {"nyeri", "aberdares"} <= offered_spaces(game)
    play(game, "aberdares")
    assert offered_spaces(game) == {*PROVINCES, *MOUNTAINS} - {"nyeri", "aberdares"}
    play(game, "done")
    assert is_done(game)
    assert guerrillas(game, "nyeri") == (0, 0)


@pytest.mark.covers("R-C6", "4.2.3")
def test_after_the_first_assault_an_air_strike_is_free_to_go_anywhere() -> None:
    game = british({"nyeri": {"troops": 1, "active": 2}}, "assault", "nyeri", "air-strike")
    assert offered_spaces(game) == {*PROVINCES, *MOUNTAINS}
    assert guerrillas(play(game, "nyeri"), "nyeri") == (0, 0)


@pytest.mark.covers("R-C6", "4.2.2")
def test_reprisal_may_not_move_the_only_target_of_an_assault_out_of_reach() -> None:
    spaces: Spaces = {"nyeri": {"troops": 1, "active": 1}, "embu": {"police": 1}}
    game = table(spaces, ask=("end-turn", "active:nyeri>embu"))
    assert offered(play(game, "op-special", "assault", "reprisal")) == ["active:nyeri>embu"]
    game = british(spaces, "sweep", "reprisal")
    assert len(offered(game)) == 5, "a Sweep has no such need"


@pytest.mark.covers("R-C6", "4.2.2")
def test_reprisal_is_not_offered_where_it_would_end_the_assault() -> None:
    game = table({"nyeri": {"troops": 1, "active": 1}}, ask=("end-turn", "nyeri"))
    play(game, "op-special", "assault")
    assert offered(game) == ["nyeri", "air-strike"]
    with_base: Spaces = {"nyeri": {"troops": 1, "active": 1, "bases": 1}}
    assert "reprisal" in offered(british(with_base, "assault"))


@pytest.mark.covers("R-C6", "4.2.2")
def test_two_reprisals_may_not_move_both_targets_of_an_assault_away() -> None:
    spaces: Spaces = {"nyeri": {"troops": 1, "active": 1}, "rift_valley": {"troops": 1, "active": 1}}
    game = british(spaces, "assault", "reprisal", "nyeri", "active:nyeri>embu", pipeline="prison_system")
    assert offered(game) == DICE, "the Guerrilla of Rift Valley has no space with cubes next door"


@pytest.mark.covers("R-C6", "4.3.3")
def test_a_raid_may_make_the_terror_possible() -> None:
    """The Guerrilla that retreats is flipped Underground; then Terror can select its space."""
    spaces: Spaces = {"nyeri": {"active": 1}}
    game = mau_mau(spaces)
    assert offered(game) == ["rally", "march", "terror", "pass"]
    play(game, "terror")
    assert offered(game) == [f"active:nyeri>{mountain}" for mountain in MOUNTAINS]
    play(game, "active:nyeri>aberdares")
    assert (guerrillas(game, "aberdares"), here(game, "aberdares", "terror")) == ((0, 1), 1)
    assert state(game).mau_mau_resources == 7
    assert "terror" not in offered(play(table(spaces, by=MAU_MAU), "limited-op"))
    poor = table(spaces, by=MAU_MAU, mau_mau_resources=0, ask=("end-turn", "pass"))
    assert offered(play(poor, "op-special")) == ["pass"], "the Terror could not be paid"


@pytest.mark.covers("R-C6", "R-K6", "3.3.1")
def test_a_raid_that_must_bring_the_terror_its_guerrilla() -> None:
    """A strike does it with a Rally, which is not to be had in a Non-Reserve Province at Loyalty."""
    spaces: Spaces = {"aberdares": {"active": 1}, "rift_valley": {"loyalty": True}, "meru": {"active": 1}}
    game = mau_mau(spaces, "terror")
    assert offered(game) == ["kiambu", "fort_hall", "nyeri", "meru", "nanyuki", "thompsons_falls"]
    play(game, "nyeri")
    assert (guerrillas(game, "nyeri"), here(game, "nyeri", "terror")) == ((0, 2), 1), "strike, Rally, Terror"


@pytest.mark.covers("R-C6", "4.2.3", "3.2.2")
def test_an_air_strike_may_make_the_relocate_possible() -> None:
    spaces: Spaces = {"nyeri": {"troops": 1, "active": 1}, "kiambu": {"police": 1, "active": 1}, "meru": {"active": 1}}
    game = british(spaces, pipeline="villagization")
    assert offered(game) == ["deploy", "relocate", "sweep", "assault", "pass"]
    play(game, "relocate")
    assert offered(game) == ["kiambu", "nyeri"], "where the strike brings Control"
    play(game, "nyeri", "die:6")
    assert space(game, "nyeri") == {"troop": 1, "population": 1, "control": BRITISH, "level": "neutral"}
    assert is_done(game)
    assert "relocate" not in offered(british(spaces, pipeline="emergency_powers"))
    assert "relocate" not in offered(british(spaces, pipeline="villagization", shaded=["K5"]))
    limited = play(table(spaces, pipeline="villagization"), "limited-op")
    assert "relocate" not in offered(limited)


@pytest.mark.covers("R-C8", "4.1")
def test_a_guerrilla_that_raided_may_march_and_a_raided_space_may_be_selected() -> None:
    game = mau_mau(LONE, "march", "raid", "nyeri", "decline", "embu")
    assert guerrillas(game, "embu") == (1, 0)
    game = mau_mau(LONE, "rally", "raid", "nyeri", "rally", "nyeri", "guerrilla", "done")
    assert guerrillas(game, "nyeri") == (3, 0)
    assert state(game).mau_mau_resources == 7, "the Rally of the Raid was free"


@pytest.mark.covers("R-C8", "4.3.3")
def test_moves_other_than_march_never_expose() -> None:
    spaces: Spaces = {"aberdares": {"underground": 2}, "rift_valley": {"troops": 5}}
    game = mau_mau(spaces, "rally", "raid", "rift_valley", "underground:aberdares>rift_valley")
    assert guerrillas(game, "rift_valley") == (2, 0)


# -- Reward ----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("4.2.1", "R-K8")
def test_reward_selects_british_controlled_populated_spaces() -> None:
    spaces: Spaces = {
        "nairobi": {"police": 2, "active": 1},
        "kiambu": {"troops": 1, "active": 1},
        "thika": {"police": 1, "loyalty": True},
        "nyeri": {"troops": 1},
        "embu": {"police": 1, "relocated": 1},
        "meru": {"underground": 1},
        "aberdares": {"troops": 2},
    }
    game = british(spaces, "deploy", "reward")
    assert offered(game) == ["nairobi", "thika", "nyeri"]


@pytest.mark.covers("4.2.1", "R-K8")
@pytest.mark.parametrize(
    ("before", "after"), [("resistance", "neutral"), ("neutral", "loyalty"), ("loyalty", "loyalty")]
)
@pytest.mark.parametrize(("terror", "left"), [(0, 0), (1, 0), (2, 1)])
def test_reward_removes_one_terror_and_shifts_once_for_nothing(before: str, after: str, terror: int, left: int) -> None:
    nyeri: dict[str, int | bool] = {"police": 1, "terror": terror}
    if before != "neutral":
        nyeri[before] = True
    game = british({"nyeri": nyeri}, "deploy", "reward")
    assert (here(game, "nyeri", "terror"), space(game, "nyeri")["level"]) == (left, after)
    assert (state(game).political_will, state(game).mau_mau_resources) == (12, 8)


@pytest.mark.covers("4.2.1", "4.1", "K11 unshaded")
@pytest.mark.parametrize("two", [False, True])
def test_reward_in_one_space_and_with_k11_in_up_to_two(two: bool) -> None:
    spaces: Spaces = {name: {"police": 1} for name in ("kiambu", "nyeri", "meru")}
    game = british(spaces, "deploy", "reward", "nyeri", unshaded=["K11"] if two else [])
    if two:
        assert offered(game) == ["kiambu", "meru", "done"]
        play(game, "meru")
    assert prompt(game) == "deploy-space"
    assert [space(game, name)["level"] for name in spaces] == ["neutral", "loyalty", "loyalty" if two else "neutral"]


@pytest.mark.covers("4.2.1", "K11 unshaded")
def test_the_second_reward_of_k11_may_be_left_out() -> None:
    spaces: Spaces = {"nyeri": {"police": 1}, "meru": {"police": 1}}
    game = british(spaces, "deploy", "reward", "nyeri", "done", unshaded=["K11"])
    assert prompt(game) == "deploy-space"
    assert space(game, "meru")["level"] == "neutral"


@pytest.mark.covers("4.2.1", "K11 shaded", "R-C5")
def test_k11_shaded_lets_the_mau_mau_recruit_once_for_each_reward() -> None:
    game = british({"nyeri": {"police": 1}, "meru": {"police": 1}}, "deploy", "reward", "nyeri", shaded=["K11"])
    assert asked(game) == MAU_MAU
    assert offered(game) == [*MOUNTAINS, "done"]
    play(game, "mount_kenya")
    assert guerrillas(game, "mount_kenya") == (1, 0)
    assert (asked(game), prompt(game)) == (BRITISH, "deploy-space")
    game = british({"nyeri": {"police": 1}}, "deploy", "reward", "done", shaded=["K11"])
    assert state(game).available[2] == 15


@pytest.mark.covers("K11 shaded", "R-C2")
def test_the_recruit_of_k11_may_be_taken_from_the_map_if_none_is_available() -> None:
    spaces: Spaces = {"nyeri": {"police": 1}, "meru": {"active": 14}, "embu": {"underground": 1}}
    game = british(spaces, "deploy", "reward", "aberdares", shaded=["K11"])
    assert asked(game) == MAU_MAU
    assert offered(game) == ["underground:embu", "active:meru", "done"]
    play(game, "active:meru")
    assert (guerrillas(game, "meru"), guerrillas(game, "aberdares")) == ((0, 13), (1, 0))


# -- Reprisal --------------------------------------------------------------------------------------------------------


@pytest.mark.covers("4.2.2", "R-K11")
def test_reprisal_selects_populated_spaces_with_troops() -> None:
    spaces: Spaces = {
        "nairobi": {"troops": 1},
        "kiambu": {"police": 2, "active": 1},
        "thika": {"troops": 1, "underground": 3},
        "nyeri": {"troops": 1, "loyalty": True},
        "embu": {"troops": 1, "relocated": 1},
        "aberdares": {"troops": 1, "active": 1},
    }
    assert offered(british(spaces, "sweep", "reprisal")) == ["nairobi", "thika", "nyeri"]


@pytest.mark.covers("4.2.2", "6.6.2", "R-K2", "1.11")
@pytest.mark.parametrize(("pipeline", "most"), list(zip(PIPELINE, (0, 1, 1, 2, 2), strict=True)))
def test_the_pipeline_is_the_most_spaces_of_a_reprisal(pipeline: str, most: int) -> None:
    spaces: Spaces = {name: {"troops": 1} for name in ("nairobi", "kiambu", "nyeri")}
    game = british(spaces, "sweep", pipeline=pipeline)
    assert ("reprisal" in offered(game)) is (most > 0)
    if not most:
        return
    play(game, "reprisal", "kiambu")
    if most == 2:
        assert offered(game) == ["nairobi", "nyeri", "done"]
        play(game, "nyeri")
    assert prompt(game) != "reprisal-space"
    assert [here(game, name, "terror") for name in spaces] == [0, 1, most - 1]


@pytest.mark.covers("4.2.2", "R-K2")
def test_a_reprisal_may_stop_after_one_space() -> None:
    spaces: Spaces = {"kiambu": {"troops": 1}, "nyeri": {"troops": 1}}
    game = british(spaces, "sweep", "reprisal", "kiambu", "done", pipeline="gulag", dice=["die:6"])
    assert prompt(game) == "sweep-space"
    assert (here(game, "kiambu", "terror"), here(game, "nyeri", "terror")) == (1, 0)


@pytest.mark.covers("4.2.2", "R-K11")
@pytest.mark.parametrize("level", ["loyalty", "resistance"])
def test_reprisal_sets_to_neutral_marks_and_moves_one_guerrilla_in_its_state(level: str) -> None:
    spaces: Spaces = {"nairobi": {"troops": 2, "underground": 1, "active": 1, level: True}}
    game = british(spaces, "sweep", "reprisal")
    assert offered(game) == [
        "underground:nairobi>kiambu",
        "underground:nairobi>thika",
        "active:nairobi>kiambu",
        "active:nairobi>thika",
    ]
    play(game, "underground:nairobi>thika")
    assert space(game, "nairobi") == {"troop": 2, "active": 1, "terror": 1, "control": BRITISH, "level": "neutral"}
    assert guerrillas(game, "thika") == (1, 0)


@pytest.mark.covers("4.2.2", "1.4.2")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 1), (2, 2)])
def test_reprisal_marks_only_a_space_without_terror(before: int, after: int) -> None:
    game = british({"nyeri": {"troops": 1, "terror": before}}, "sweep", "reprisal")
    assert here(game, "nyeri", "terror") == after


@pytest.mark.covers("4.2.2")
def test_reprisal_without_guerrillas_moves_nobody() -> None:
    game = british({"nyeri": {"troops": 1, "bases": 1, "resistance": True}}, "sweep", "reprisal")
    assert space(game, "nyeri") == {"troop": 1, "base": 1, "terror": 1, "control": "none", "level": "neutral"}


@pytest.mark.covers("4.2.2", "1.7")
def test_reprisal_may_change_control() -> None:
    game = british({"nyeri": {"troops": 1, "active": 2}}, "sweep", "reprisal", "active:nyeri>aberdares")
    assert space(game, "nyeri")["control"] == "none"
    assert space(game, "aberdares")["control"] == MAU_MAU
    assert state(game).political_will == 14
    game = british({"nyeri": {"troops": 1, "active": 2}}, "sweep", "reprisal", "active:nyeri>nanyuki")
    assert state(game).political_will == 13, "2 for Nyeri, less 1 for Nanyuki"


@pytest.mark.covers("4.2.2", "6.6.3", "R-K2", "R-C17")
@pytest.mark.parametrize(
    ("pipeline", "die", "will"),
    [
        ("villagization", 1, 11),
        ("villagization", 2, 12),
        ("prison_system", 2, 11),
        ("prison_system", 3, 12),
        ("gulag", 3, 11),
        ("gulag", 4, 12),
    ],
)
def test_one_outrage_roll_after_a_reprisal(pipeline: str, die: int, will: int) -> None:
    spaces: Spaces = {"kiambu": {"troops": 1}, "nyeri": {"troops": 1}}
    game = british(spaces, "sweep", "reprisal", "kiambu", pipeline=pipeline)
    if pipeline != "villagization":
        play(game, "nyeri")
    assert offered(game) == DICE
    play(game, f"die:{die}")
    assert prompt(game) == "sweep-space"
    assert state(game).political_will == will


@pytest.mark.covers("6.6.3", "R-K2")
def test_no_outrage_roll_at_emergency_powers() -> None:
    game = british({"nyeri": {"troops": 1}}, "sweep", "reprisal", pipeline="emergency_powers")
    assert prompt(game) == "sweep-space"
    assert (here(game, "nyeri", "terror"), state(game).political_will) == (1, 12)


# -- Air Strike ------------------------------------------------------------------------------------------------------


@pytest.mark.covers("4.2.3", "R-K11")
def test_air_strike_selects_any_province_or_mountain_jungle_but_never_nairobi() -> None:
    spaces: Spaces = {"nairobi": {"troops": 3, "active": 2}, "meru": {"active": 1}}
    game = british(spaces, "sweep", "air-strike")
    assert offered(game) == [*PROVINCES, *MOUNTAINS]


@pytest.mark.covers("4.2.3", "R-C4", "R-K11")
@pytest.mark.parametrize(
    ("place", "active", "left"),
    [("nyeri", 1, 0), ("nyeri", 3, 2), ("aberdares", 1, 0), ("aberdares", 2, 0), ("mount_kenya", 3, 1)],
)
def test_air_strike_removes_one_and_two_in_a_mountain_jungle(place: str, active: int, left: int) -> None:
    spaces: Spaces = {place: {"active": active, "underground": 1, "bases": 1}}
    game = british(spaces, "sweep", "air-strike", place)
    assert prompt(game) == "sweep-space", "two is a number, not a choice"
    assert (guerrillas(game, place), here(game, place, "base")) == ((1, left), 1)
    assert state(game).available[2] == 14 - left


@pytest.mark.covers("4.2.3", "R-C9")
def test_air_strike_may_hit_nothing() -> None:
    game = british({"nyeri": {"underground": 1, "bases": 1}}, "sweep", "air-strike", "nyeri")
    assert (guerrillas(game, "nyeri"), here(game, "nyeri", "base")) == ((1, 0), 1)


@pytest.mark.covers("4.2.3", "1.7")
def test_air_strike_may_change_control() -> None:
    game = british({"nyeri": {"police": 1, "active": 2}}, "sweep", "air-strike", "nyeri")
    assert (space(game, "nyeri")["control"], state(game).political_will) == ("none", 14)


@pytest.mark.covers("4.2.3", "K5 unshaded")
def test_k5_unshaded_lets_air_strike_take_up_to_two_spaces() -> None:
    spaces: Spaces = {"aberdares": {"active": 3}, "nyeri": {"active": 2}}
    game = british(spaces, "sweep", "air-strike", "aberdares", unshaded=["K5"])
    assert offered(game) == [*PROVINCES, "mount_kenya", "done"]
    play(game, "nyeri")
    assert (guerrillas(game, "aberdares"), guerrillas(game, "nyeri")) == ((0, 1), (0, 1))
    assert prompt(game) == "sweep-space"


@pytest.mark.covers("4.2.3", "K5 shaded")
def test_k5_shaded_keeps_air_strike_to_mountain_jungles() -> None:
    game = british({"nyeri": {"active": 2}}, "sweep", "air-strike", shaded=["K5"])
    assert offered(game) == MOUNTAINS


# -- Supply ----------------------------------------------------------------------------------------------------------


def supply(spaces: Spaces, **rest: Any) -> int:
    """What a Supply brings; one that would bring nothing need not be offered."""
    game = mau_mau(spaces, "rally", mau_mau_resources=5, **rest)
    if "supply" in offered(game):
        play(game, "supply")
    gained: int = state(game).mau_mau_resources - 5
    return gained


@pytest.mark.covers("4.3.1", "R-K5")
@pytest.mark.parametrize(
    ("spaces", "gained"),
    [
        ({"nairobi": {"bases": 2}}, 2),
        ({"nairobi": {"bases": 1, "police": 4, "loyalty": True}}, 1),
        ({"thika": {"bases": 1}}, 1),
        ({"kiambu": {"bases": 2, "troops": 5}}, 2),
        ({"aberdares": {"bases": 1}}, 0),
        ({"aberdares": {"bases": 2, "underground": 1}}, 0),
        ({"aberdares": {"bases": 1}, "kiambu": {"underground": 1}}, 1),
        ({"aberdares": {"bases": 1}, "kiambu": {"active": 1, "troops": 4, "loyalty": True}}, 1),
        ({"aberdares": {"bases": 1}, "kiambu": {"resistance": True, "troops": 4}}, 1),
        ({"aberdares": {"bases": 1}, "kiambu": {"bases": 1}}, 1),
        ({"aberdares": {"bases": 2}, "kiambu": {"bases": 1, "active": 1}}, 3),
        ({"thompsons_falls": {"bases": 1}, "kiambu": {"active": 1}}, 0),
        ({"thompsons_falls": {"bases": 1}, "kiambu": {"active": 1}, "aberdares": {"active": 1}}, 1),
        ({"thompsons_falls": {"bases": 1}, "aberdares": {"active": 1}, "nairobi": {"active": 3}}, 0),
        ({"mount_kenya": {"bases": 1}, "thika": {"resistance": True}, "embu": {"underground": 1}}, 1),
        ({"mount_kenya": {"bases": 1}, "thika": {"resistance": True}, "embu": {"bases": 1}}, 1),
    ],
)
def test_a_base_is_supplied_along_guerrillas_or_resistance(spaces: Spaces, gained: int) -> None:
    assert supply(spaces) == gained


@pytest.mark.covers("4.3.1", "R-K5", "K3 unshaded")
@pytest.mark.parametrize(
    ("kiambu", "plain", "narrow"),
    [
        ({"underground": 1}, 1, 1),
        ({"underground": 1, "police": 1}, 1, 0),
        ({"underground": 2, "police": 3}, 1, 0),
        ({"police": 3, "resistance": True}, 1, 1),
        ({"underground": 1, "police": 1, "resistance": True}, 1, 1),
    ],
)
def test_k3_unshaded_asks_for_control_or_resistance_on_the_way(
    kiambu: dict[str, int | bool], plain: int, narrow: int
) -> None:
    spaces: Spaces = {"kiambu": kiambu, "aberdares": {"bases": 1, "troops": 4}}
    assert supply(spaces) == plain
    assert supply(spaces, unshaded=["K3"]) == narrow


@pytest.mark.covers("R-K5", "K3 unshaded")
def test_with_k3_unshaded_a_base_may_be_the_control_on_the_way() -> None:
    spaces: Spaces = {"kiambu": {"bases": 1}, "aberdares": {"bases": 1}}
    assert (supply(spaces), supply(spaces, unshaded=["K3"])) == (1, 2)


@pytest.mark.covers("4.3.1", "K3 shaded")
def test_k3_shaded_brings_2_for_each_base() -> None:
    spaces: Spaces = {"nairobi": {"bases": 1}, "kiambu": {"active": 1}, "aberdares": {"bases": 2}}
    assert (supply(spaces), supply(spaces, shaded=["K3"])) == (3, 6)


@pytest.mark.covers("4.3.1", "1.8")
@pytest.mark.parametrize(("before", "after"), [(17, 19), (18, 20), (19, 20), (20, 20)])
def test_supply_stops_at_20(before: int, after: int) -> None:
    game = mau_mau({"nairobi": {"bases": 2}}, "rally", "supply", mau_mau_resources=before)
    assert state(game).mau_mau_resources == after


@pytest.mark.covers("R-K5", "4.3.1")
def test_supply_selects_no_space() -> None:
    game = mau_mau({"nairobi": {"bases": 2, "underground": 1}}, "rally", "supply")
    assert prompt(game) == "rally-space"
    assert "nairobi" in offered_spaces(game)
    assert guerrillas(game, "nairobi") == (1, 0)


# -- Oath ------------------------------------------------------------------------------------------------------------

SWORN: Spaces = {
    "nairobi": {"underground": 1},
    "kiambu": {"troops": 2, "underground": 1},
    "nyeri": {"underground": 1, "active": 1},
    "embu": {"underground": 1, "relocated": 1},
    "meru": {"active": 2},
    "nanyuki": {"underground": 1, "police": 1},
    "aberdares": {"underground": 1},
}


@pytest.mark.covers("4.3.2", "R-K8", "K28 unshaded", "K28 shaded")
@pytest.mark.parametrize(
    ("capability", "spaces"),
    [
        ({}, ["kiambu", "nyeri"]),
        ({"unshaded": ["K28"]}, ["nyeri"]),
        ({"shaded": ["K28"]}, ["nairobi", "kiambu", "nyeri", "nanyuki"]),
    ],
)
def test_oath_selects_populated_reserves_with_an_underground_guerrilla(
    capability: dict[str, Any], spaces: list[str]
) -> None:
    game = table(SWORN, by=MAU_MAU, ask=("end-turn", "nyeri"), **capability)
    assert offered(play(game, "op-special", "rally", "oath")) == spaces


@pytest.mark.covers("4.3.2", "R-K8")
@pytest.mark.parametrize(
    ("before", "after"), [("loyalty", "neutral"), ("neutral", "resistance"), ("resistance", "resistance")]
)
@pytest.mark.parametrize(("answer", "number"), [("guerrilla", 2), ("done", 1)])
def test_oath_may_place_a_guerrilla_and_always_shifts(before: str, after: str, answer: str, number: int) -> None:
    nyeri: dict[str, int | bool] = {"underground": 1}
    if before != "neutral":
        nyeri[before] = True
    game = mau_mau({"nyeri": nyeri}, "rally", "oath")
    assert offered(game) == ["guerrilla", "done"]
    play(game, answer)
    assert (guerrillas(game, "nyeri"), space(game, "nyeri")["level"]) == ((number, 0), after)
    assert prompt(game) == "rally-space"
    assert state(game).mau_mau_resources == 8


@pytest.mark.covers("4.3.2", "R-K8")
def test_oath_needs_its_underground_guerrilla_first() -> None:
    game = mau_mau({"nyeri": {"active": 2}, "nairobi": {"bases": 1}}, "rally")
    assert "oath" not in offered(game)
    play(game, "nyeri", "guerrilla")
    assert "oath" in offered(game), "the one that Rally placed will do"


@pytest.mark.covers("4.3.2", "1.7")
def test_oath_may_change_control() -> None:
    game = mau_mau({"nyeri": {"underground": 1, "police": 1}}, "rally", "oath", "guerrilla")
    assert (space(game, "nyeri")["control"], state(game).political_will) == (MAU_MAU, 10)


@pytest.mark.covers("4.3.2", "R-C2")
def test_oath_may_take_its_guerrilla_from_the_map_if_none_is_available() -> None:
    spaces: Spaces = {"nyeri": {"underground": 1, "active": 1}, "meru": {"active": 13}}
    game = mau_mau(spaces, "rally", "oath", "guerrilla")
    assert offered(game) == ["underground:nyeri", "active:nyeri", "active:meru", "done"]
    play(game, "active:meru")
    assert (guerrillas(game, "nyeri"), guerrillas(game, "meru")) == ((2, 1), (0, 12))
    assert space(game, "nyeri")["level"] == "resistance"


@pytest.mark.covers("4.3.2", "K28 shaded")
def test_k28_shaded_lets_oath_take_up_to_two_spaces() -> None:
    spaces: Spaces = {name: {"underground": 1} for name in ("nairobi", "nyeri", "thika")}
    game = mau_mau(spaces, "terror", "oath", "nairobi", "done", shaded=["K28"])
    assert offered(game) == ["thika", "nyeri", "done"]
    play(game, "thika", "guerrilla")
    assert prompt(game) == "terror-space"
    assert [space(game, name)["level"] for name in spaces] == ["resistance", "neutral", "resistance"]
    assert [guerrillas(game, name) for name in spaces] == [(1, 0), (1, 0), (2, 0)]


@pytest.mark.covers("4.3.2", "R-K8")
def test_oath_takes_one_space_without_k28() -> None:
    spaces: Spaces = {"nyeri": {"underground": 1}, "meru": {"underground": 1}}
    game = mau_mau(spaces, "rally", "oath", "nyeri", "done")
    assert prompt(game) == "rally-space"
    assert space(game, "meru")["level"] == "neutral"


@pytest.mark.covers("K28 shaded", "R-C2")
def test_each_oath_of_k28_needs_its_own_guerrilla() -> None:
    """The Guerrilla taken from Meru for Nyeri cannot swear Meru in."""
    spaces: Spaces = {"nyeri": {"underground": 1}, "meru": {"underground": 1}, "thika": {"active": 13}}
    game = mau_mau(spaces, "rally", "oath", "nyeri", "guerrilla", "underground:meru", shaded=["K28"])
    assert prompt(game) == "rally-space"
    assert space(game, "meru")["level"] == "neutral"


# -- Raid: where and how ---------------------------------------------------------------------------------------------


@pytest.mark.covers("4.3.3", "R-K6")
def test_raid_selects_provinces_next_to_a_mountain_jungle_where_a_guerrilla_can_move() -> None:
    game = mau_mau(LONE, "rally", "raid")
    assert offered(game) == AROUND_ABERDARES
    spaces: Spaces = {
        "nairobi": {"underground": 1},
        "thika": {"underground": 1},
        "embu": {"active": 1},
        "rift_valley": {"underground": 1},
        "nyeri": {"bases": 1},
    }
    game = mau_mau(spaces, "rally", "raid")
    assert offered(game) == ["embu", "rift_valley"]


@pytest.mark.covers("4.3.3", "R-K6")
def test_without_a_guerrilla_near_a_mountain_jungle_there_is_no_raid() -> None:
    spaces: Spaces = {"nairobi": {"underground": 3}, "thika": {"active": 1}, "aberdares": {"bases": 1}}
    assert "raid" not in offered(mau_mau(spaces, "rally"))


@pytest.mark.covers("4.3.3")
def test_a_raid_is_a_strike_or_a_retreat() -> None:
    spaces: Spaces = {"nyeri": {"active": 1}, "aberdares": {"underground": 1}, "embu": {"active": 1}}
    game = mau_mau(spaces, "rally", "raid", "nyeri")
    assert offered(game) == ["strike", "retreat"]
    game = mau_mau(spaces, "rally", "raid", "rift_valley")
    assert guerrillas(game, "rift_valley") == (1, 0), "only a strike was possible there"
    game = mau_mau(spaces, "rally", "raid", "embu")
    assert guerrillas(game, "mount_kenya") == (1, 0), "only a retreat was possible there"


# -- Raid: strike ----------------------------------------------------------------------------------------------------


@pytest.mark.covers("4.3.3", "R-K6")
def test_one_or_two_guerrillas_strike_from_one_mountain_jungle() -> None:
    spaces: Spaces = {"aberdares": {"underground": 2, "active": 1}, "mount_kenya": {"underground": 2}}
    game = mau_mau(spaces, "rally", "raid", "nyeri")
    first = ["underground:aberdares>nyeri", "underground:mount_kenya>nyeri", "active:aberdares>nyeri"]
    assert sorted(offered(game)) == sorted(first)
    play(game, "active:aberdares>nyeri")
    assert offered(game) == ["underground:aberdares>nyeri", "done"]
    play(game, "underground:aberdares>nyeri")
    assert prompt(game) == "free-operation"
    assert (guerrillas(game, "nyeri"), guerrillas(game, "aberdares")) == ((1, 1), (1, 0))
    game = mau_mau(spaces, "rally", "raid", "nyeri", "underground:mount_kenya>nyeri", "done")
    assert (prompt(game), guerrillas(game, "nyeri")) == ("free-operation", (1, 0))


@pytest.mark.covers("4.3.3", "1.7")
def test_a_strike_may_change_control() -> None:
    game = mau_mau(LONE, "rally", "raid", "nyeri")
    assert (space(game, "nyeri")["control"], state(game).political_will) == (MAU_MAU, 10)


@pytest.mark.covers("4.3.3", "3.1.2", "R-K6", "R-C11")
def test_any_free_limited_operation_follows_in_the_space_itself() -> None:
    spaces: Spaces = {"aberdares": {"underground": 2}, "fort_hall": {"underground": 1}, "meru": {"underground": 1}}

    def struck() -> Game:
        return mau_mau(spaces, "rally", "raid", "nyeri", "done", mau_mau_resources=1)

    assert offered(struck()) == ["rally", "march", "terror", "decline"]
    rallied = play(struck(), "rally")
    assert guerrillas(rallied, "nyeri") == (2, 0)
    marched = play(struck(), "march")
    assert offered(marched) == ["underground:fort_hall>nyeri", "underground:aberdares>nyeri"]
    play(marched, "underground:fort_hall>nyeri", "underground:aberdares>nyeri")
    assert guerrillas(marched, "nyeri") == (3, 0)
    terrorised = play(struck(), "terror")
    assert (guerrillas(terrorised, "nyeri"), here(terrorised, "nyeri", "terror")) == ((0, 1), 1)
    declined = play(struck(), "decline")
    assert guerrillas(declined, "nyeri") == (1, 0)
    for game in (rallied, marched, terrorised, declined):
        assert (prompt(game), state(game).mau_mau_resources) == ("rally-space", 1)
        assert not activities(game)


@pytest.mark.covers("4.3.3", "R-C11", "3.3.1")
def test_the_free_operation_keeps_its_own_restrictions() -> None:
    spaces: Spaces = {"aberdares": {"active": 1}, "rift_valley": {"loyalty": True}}
    game = mau_mau(spaces, "rally", "raid", "rift_valley")
    assert guerrillas(game, "rift_valley") == (0, 1)
    assert prompt(game) == "rally-space", "no Rally at Loyalty, no Terror by an Active one, nobody to March"
    spaces = {"aberdares": {"underground": 1}, "rift_valley": {"loyalty": True}}
    assert offered(mau_mau(spaces, "rally", "raid", "rift_valley")) == ["terror", "decline"]


@pytest.mark.covers("4.3.3", "3.3.2", "R-K10")
def test_a_march_into_the_raided_space_is_judged_as_any_march() -> None:
    spaces: Spaces = {"aberdares": {"underground": 1}, "kiambu": {"underground": 2}, "rift_valley": {"police": 2}}
    game = mau_mau(spaces, "rally", "raid", "rift_valley", "march", "underground:kiambu>rift_valley")
    assert guerrillas(game, "rift_valley") == (1, 2)


# -- Raid: retreat ---------------------------------------------------------------------------------------------------


@pytest.mark.covers("4.3.3", "R-K6")
def test_any_number_retreat_to_one_mountain_jungle_and_only_they_are_flipped() -> None:
    spaces: Spaces = {"nyeri": {"active": 3, "underground": 1}, "aberdares": {"active": 2}}
    game = mau_mau(spaces, "rally", "raid", "nyeri", "retreat")
    kinds = ("underground", "active")
    assert offered(game) == [f"{kind}:nyeri>{mountain}" for kind in kinds for mountain in MOUNTAINS]
    play(game, "active:nyeri>aberdares")
    assert offered(game) == ["underground:nyeri>aberdares", "active:nyeri>aberdares", "done"]
    play(game, "active:nyeri>aberdares", "underground:nyeri>aberdares", "done")
    assert (guerrillas(game, "nyeri"), guerrillas(game, "aberdares")) == ((0, 1), (3, 2))
    assert (prompt(game), state(game).mau_mau_resources) == ("rally-space", 8)


@pytest.mark.covers("4.3.3", "R-K6")
def test_a_retreat_without_active_guerrillas_flips_nobody() -> None:
    spaces: Spaces = {"kiambu": {"underground": 1}, "aberdares": {"active": 2}}
    game = mau_mau(spaces, "rally", "raid", "kiambu", "retreat")
    assert guerrillas(game, "aberdares") == (1, 2)


@pytest.mark.covers("4.3.3")
def test_a_retreat_brings_no_operation() -> None:
    game = mau_mau({"embu": {"active": 2}}, "rally", "raid", "active:embu>mount_kenya")
    assert prompt(game) == "rally-space"
    assert (space(game, "embu")["control"], state(game).political_will) == ("none", 13)


# -- Raid: K31 -------------------------------------------------------------------------------------------------------


@pytest.mark.covers("4.3.3", "R-K6", "K31 shaded")
def test_k31_shaded_raids_two_spaces_one_finished_before_the_next() -> None:
    spaces: Spaces = {"aberdares": {"underground": 1}, "mount_kenya": {"underground": 1}, "embu": {"active": 1}}
    game = mau_mau(spaces, "rally", "raid", "rift_valley", "terror", shaded=["K31"])
    assert here(game, "rift_valley", "terror") == 1
    assert offered(game) == ["nyeri", "embu", "meru", "nanyuki", "done"]
    play(game, "embu", "retreat")
    assert guerrillas(game, "mount_kenya") == (2, 0)
    assert prompt(game) == "rally-space"


@pytest.mark.covers("R-K6", "K31 shaded")
def test_the_second_raid_may_be_left_out_and_may_not_take_the_same_space() -> None:
    spaces: Spaces = {"aberdares": {"underground": 2}}
    game = mau_mau(spaces, "rally", "raid", "nyeri", "done", "decline", shaded=["K31"])
    assert offered(game) == ["kiambu", "fort_hall", "nanyuki", "thompsons_falls", "rift_valley", "done"]
    play(game, "done")
    assert prompt(game) == "rally-space"


@pytest.mark.covers("R-K6", "4.3.3")
def test_raid_takes_one_space_without_k31() -> None:
    game = mau_mau({"aberdares": {"underground": 3}}, "rally", "raid", "nyeri", "done", "decline")
    assert prompt(game) == "rally-space"


@pytest.mark.covers("R-K6", "K31 shaded")
def test_a_guerrilla_that_retreated_does_not_strike_in_the_same_raid() -> None:
    game = mau_mau({"nyeri": {"active": 1}}, "rally", "raid", "active:nyeri>aberdares", shaded=["K31"])
    assert prompt(game) == "rally-space"
    assert guerrillas(game, "aberdares") == (1, 0)


@pytest.mark.covers("R-K6", "K31 shaded")
def test_only_those_that_stood_in_the_mountain_jungle_may_strike_after_a_retreat() -> None:
    """The one that retreated is Underground, the one that may move is Active."""
    spaces: Spaces = {"nyeri": {"active": 1}, "aberdares": {"active": 1}}
    game = table(spaces, by=MAU_MAU, shaded=["K31"], ask=("end-turn", "active:aberdares>kiambu"))
    play(game, "op-special", "rally", "raid", "nyeri", "retreat", "active:nyeri>aberdares", "kiambu")
    assert offered(game) == ["active:aberdares>kiambu"]


@pytest.mark.covers("R-K6", "K31 shaded")
def test_after_a_retreat_no_more_strike_than_stood_there() -> None:
    spaces: Spaces = {"nyeri": {"underground": 2}, "aberdares": {"underground": 1}}
    game = mau_mau(spaces, "rally", "raid", "nyeri", "retreat", *["underground:nyeri>aberdares"] * 2, shaded=["K31"])
    play(game, "kiambu")
    assert prompt(game) == "free-operation", "one alone could strike"
    assert (guerrillas(game, "kiambu"), guerrillas(game, "aberdares")) == ((1, 0), (2, 0))


@pytest.mark.covers("R-K6", "R-C8", "R-C11", "tip K22", "K31 shaded")
def test_a_march_in_the_second_raided_space_may_move_those_that_struck_or_marched_in_the_first() -> None:
    """It is a Limited Operation of its own; only the moves of the Raid itself take a Guerrilla once."""
    spaces: Spaces = {"aberdares": {"underground": 3}, "thika": {"active": 1}}
    game = mau_mau(spaces, "rally", "raid", "kiambu", "done", "march", shaded=["K31"])
    play(game, "active:thika>kiambu", "done")
    assert guerrillas(game, "kiambu") == (1, 1)
    play(game, "fort_hall", "done", "march")
    assert "underground:kiambu>fort_hall" in offered(game), "it struck in Kiambu"
    assert "active:kiambu>fort_hall" in offered(game), "it marched to Kiambu"
    play(game, "underground:kiambu>fort_hall", "active:kiambu>fort_hall", "done")
    assert guerrillas(game, "kiambu") == (0, 0)
    assert guerrillas(game, "fort_hall") == (2, 1)


@pytest.mark.covers("R-K6", "R-C8", "R-C11", "K31 shaded")
def test_a_march_in_the_second_raided_space_may_move_those_that_retreated_in_the_first() -> None:
    """The Raid cannot take them out of the Aberdares again; the March that follows its strike can."""
    spaces: Spaces = {"nyeri": {"active": 1}, "aberdares": {"underground": 1}}
    game = mau_mau(spaces, "rally", "raid", "nyeri", "retreat", "active:nyeri>aberdares", shaded=["K31"])
    play(game, "kiambu")
    assert (guerrillas(game, "kiambu"), guerrillas(game, "aberdares")) == ((1, 0), (1, 0))
    play(game, "march")
    assert guerrillas(game, "kiambu") == (2, 0)


# -- Raid: before a Terror -------------------------------------------------------------------------------------------


@pytest.mark.covers("R-C6", "R-K6")
def test_a_raid_before_a_terror_leaves_an_underground_guerrilla() -> None:
    game = mau_mau(LONE, "terror", "raid", "nyeri")
    assert offered(game) == ["rally", "decline"], "its Terror would use up the only one"
    finish(play(game, "decline"))
    assert (here(game, "nyeri", "terror"), state(game).mau_mau_resources) == (1, 7)
    spaces: Spaces = {"aberdares": {"underground": 1}, "thika": {"underground": 1}}
    assert offered(mau_mau(spaces, "terror", "raid", "nyeri")) == ["rally", "terror", "decline"]


@pytest.mark.covers("R-C6", "R-K6")
def test_a_raid_after_the_first_terror_may_use_up_the_last_one() -> None:
    spaces: Spaces = {"aberdares": {"underground": 1}, "thika": {"underground": 1}}
    game = mau_mau(spaces, "terror", "thika", "raid", "nyeri")
    assert offered(game) == ["rally", "terror", "decline"]
    assert here(finish(play(game, "terror")), "nyeri", "terror") == 1


@pytest.mark.covers("R-C6", "3.3.1")
def test_a_base_of_the_raid_may_not_use_up_the_only_underground_guerrilla() -> None:
    spaces: Spaces = {"aberdares": {"underground": 1}, "nyeri": {"active": 1}}
    game = mau_mau(spaces, "terror", "raid", "nyeri", "strike", "rally")
    assert guerrillas(game, "nyeri") == (1, 2), "only a Guerrilla could be placed; then the Terror there"
    spaces = {"aberdares": {"underground": 1}, "nyeri": {"active": 2}}
    game = mau_mau(spaces, "terror", "raid", "nyeri", "strike", "rally")
    assert offered(game) == ["guerrilla", "base"]
    play(game, "base")
    assert (guerrillas(game, "nyeri"), here(game, "nyeri", "base")) == ((0, 1), 1), "both Active ones went"


@pytest.mark.covers("R-C6", "R-K6", "3.3.2")
def test_a_march_of_the_raid_may_move_the_only_underground_guerrilla_if_it_stays_so() -> None:
    spaces: Spaces = {"aberdares": {"active": 1}, "kiambu": {"underground": 1}}
    game = mau_mau(spaces, "terror", "raid", "rift_valley")
    assert offered(game) == ["rally", "march", "decline"]
    finish(play(game, "march"))
    assert here(game, "rift_valley", "terror") == 1


@pytest.mark.covers("R-C6", "R-K6", "3.3.2")
def test_a_march_of_the_raid_that_exposes_the_only_one_is_no_start_of_a_terror() -> None:
    spaces: Spaces = {"aberdares": {"active": 1}, "kiambu": {"underground": 1}, "rift_valley": {"police": 3}}
    assert offered(mau_mau(spaces, "terror", "raid", "rift_valley")) == ["rally", "decline"]


@pytest.mark.covers("R-C6", "3.3.1", "3.3.2")
def test_a_base_of_the_raid_leaves_a_guerrilla_for_the_march() -> None:
    spaces: Spaces = {"aberdares": {"underground": 2}}
    game = mau_mau(spaces, "march", "raid", "nyeri", "underground:aberdares>nyeri", "rally")
    assert guerrillas(game, "nyeri") == (3, 0), "a Base would have taken both"


# -- granted ---------------------------------------------------------------------------------------------------------


@pytest.mark.covers("4.1", "R-C11", "5.1.2", "K32 unshaded")
def test_a_granted_reprisal_needs_no_operation_and_takes_one_space_without_a_roll() -> None:
    spaces: Spaces = {"kiambu": {"troops": 1, "resistance": True}, "meru": {"troops": 1}}
    for pipeline in ("rule_of_law", "gulag"):
        game = play(event("K32", "unshaded", spaces, pipeline=pipeline), "reprisal", "kiambu")
        assert is_done(game)
        assert (here(game, "kiambu", "terror"), here(game, "meru", "terror")) == (1, 0)
        assert state(game).political_will == 13


@pytest.mark.covers("4.1", "R-C11", "4.2.1", "K24 unshaded")
@pytest.mark.parametrize(("unshaded", "levels"), [([], ["loyalty", "neutral"]), (["K11"], ["loyalty", "loyalty"])])
def test_a_granted_reward_follows_the_capabilities_and_is_not_declined(unshaded: list[str], levels: list[str]) -> None:
    spaces: Spaces = {"nyeri": {"police": 1}, "meru": {"police": 1}}
    game = play(event("K24", "unshaded", spaces, unshaded=unshaded), "nyeri", "done", "done")
    assert prompt(game) == "reward-space"
    assert "done" not in offered(game)
    play(game, "nyeri")
    if unshaded:
        assert offered(game) == ["meru", "done"]
        play(game, "meru")
    assert is_done(game)
    assert [space(game, name)["level"] for name in spaces] == levels
