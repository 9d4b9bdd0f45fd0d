"""Section 4.3: the Special Activities of the Japanese."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from coinbox import Game
from coinbox.games.japanese_occupation.vocabulary import FACTIONS
from tests.japanese_occupation.table import Spaces, guerrillas, is_done, offered, play, prompt, space, state, table
from tests.tabletalk import here, level

BRITISH, JAPANESE = FACTIONS
ACTIVITIES = {"supply", "gather", "raid", "extract", "reprisal", "eliminate"}
PAIRS = {
    "deploy": {"extract"},
    "construct": {"reprisal", "eliminate"},
    "sweep": {"reprisal", "eliminate"},
    "assault": {"reprisal", "eliminate"},
}
"""Operation -> what may accompany it."""
READY: Spaces = {
    "perak": {"troops": 3, "police": 1, "kempeitai": 1, "mpaja_active": 1, "camps": True},
    "johore": {"troops": 2, "mpaja_underground": 1, "kempeitai": 1, "opposition": True},
}
LINKS = {
    "r1": ["r3"],
    "r2": ["r3", "r4"],
    "r3": ["r1", "r2", "r4"],
    "r4": ["r2", "r3", "r5"],
    "r5": ["r4", "r6"],
    "r6": ["r5", "r7", "r8"],
    "r7": ["r6", "r8"],
    "r8": ["r6", "r7"],
}
"""The connections of the board, by the map."""
STARRED = {"r1", "r2", "r7", "r8"}
RAILWAYS_OF = {"ec_north": {"r4", "r5"}, "ec_south": {"r6", "r7", "r8"}}


def japanese(spaces: Spaces | None, *names: str, **rest: Any) -> Game:
    """The Japanese have chosen an Operation with a Special Activity, and played on."""
    return play(table(spaces, by=JAPANESE, **rest), "op-special", *names)


def activities(game: Game) -> set[str]:
    return set(offered(game)) & ACTIVITIES


# -- when ------------------------------------------------------------------------------------------------------------


@pytest.mark.covers("4.1", "4.1.1", "4.3", "4.3.1", "4.3.2", "4.3.3")
@pytest.mark.parametrize("operation", PAIRS)
def test_which_activity_accompanies_which_operation(operation: str) -> None:
    assert activities(japanese(READY, operation)) == PAIRS[operation]


@pytest.mark.covers("4.1", "2.4.4")
@pytest.mark.parametrize("operation", PAIRS)
def test_a_limited_operation_has_no_activity(operation: str) -> None:
    game = play(table(READY, by=JAPANESE), "limited-op", operation)
    while not is_done(game):
        assert not activities(game)
        game.play(0)


@pytest.mark.covers("4.1", "2.4.3", "R-J15")
def test_the_deploy_of_a_pass_has_no_activity() -> None:
    game = play(table(READY, by=JAPANESE), "op-special", "pass", "deploy")
    while not is_done(game):
        assert not activities(game)
        game.play(0)


@pytest.mark.covers("4.1", "R-C7")
def test_an_activity_before_between_and_after_the_spaces_of_an_assault() -> None:
    spaces: Spaces = {name: {"troops": 1, "mpaja_active": 1} for name in ("kedah", "johore")}
    game = japanese(spaces, "assault", "kedah")
    assert offered(game) == ["johore", "reprisal", "done"]
    play(game, "reprisal", "kedah", "done")
    assert offered(game) == ["johore", "done"], "one a turn"
    game = japanese(spaces, "assault", "kedah", "johore")
    assert offered(game) == ["reprisal", "done"]
    assert is_done(play(game, "done"))


@pytest.mark.covers("R-C7", "3.3.3")
def test_an_activity_of_a_sweep_comes_before_the_moves_after_them_or_between_activations() -> None:
    spaces: Spaces = {
        "pahang": {"troops": 2},
        "kedah": {"troops": 2, "mpaja_underground": 1},
        "johore": {"troops": 2, "mpaja_underground": 1},
    }
    game = japanese(spaces, "sweep", "kedah")
    assert not activities(game), "destinations and moves are one step"
    play(game, "johore", "done")
    assert (prompt(game), activities(game)) == ("sweep-move", set())
    play(game, "done")
    assert {"kedah", "johore", "reprisal"} <= set(offered(game))
    play(game, "kedah")
    assert "reprisal" in offered(game)
    assert guerrillas(game, "johore") == (1, 0, 0, 0)


@pytest.mark.covers("R-C7", "3.3.1")
def test_an_activity_of_a_deploy_before_and_after_its_kempeitai() -> None:
    spaces: Spaces = {"perak": {"kempeitai": 1}, "johore": {"troops": 1, "opposition": True}}
    game = japanese(spaces, "deploy", "kuala_lumpur")
    assert offered(game) == ["extract", "done"]
    play(game, "done")
    assert prompt(game) == "deploy-move"
    play(game, "kempeitai:perak>johore")
    assert offered(game) == ["extract", "done"]
    game = japanese(spaces, "deploy", "kuala_lumpur", "done", "done")
    assert is_done(game), "nothing lies between the two boundaries"


@pytest.mark.covers("4.1")
@pytest.mark.parametrize(
    ("operation", "activity"), [("deploy", "extract"), ("sweep", "reprisal"), ("sweep", "eliminate")]
)
def test_an_activity_once_chosen_takes_a_space_at_least_and_none_twice(operation: str, activity: str) -> None:
    game = japanese({**READY, "kedah": {"troops": 1, "kempeitai": 1}}, operation, activity)
    names = offered(game)
    assert "done" not in names
    play(game, names[0])
    while prompt(game) != f"{activity}-space":
        game.play(0)
    assert set(offered(game)) == {*names[1:], "done"}


# -- Extract ---------------------------------------------------------------------------------------------------------


def chain(center: str, cut: set[str]) -> int:
    """What an Economic Center yields by the words of the booklet."""
    seen: set[str] = set()
    waiting = [name for name in RAILWAYS_OF[center] if name not in cut]
    while waiting:
        railway = waiting.pop()
        seen.add(railway)
        waiting += [other for other in LINKS[railway] if other not in cut | seen]
    return len(seen & STARRED)


@pytest.mark.covers("4.3.1", "1.3.5", "R-J7", "1.7")
def test_extract_from_one_or_both_centers_without_sabotage() -> None:
    game = japanese({}, "deploy", "extract")
    assert offered(game) == ["ec_north", "ec_south"]
    play(game, "ec_north")
    assert (offered(game), state(game).resources) == (["ec_south", "done"], 4)
    assert state(play(game, "ec_south")).resources == 8
    game = japanese({}, "deploy", "extract", "ec_south", "done")
    assert state(game).resources == 4


@pytest.mark.covers("4.3.1", "1.12", "1.3.6")
@pytest.mark.parametrize(
    ("railway", "north", "south"),
    [
        ("r1", 3, 3),
        ("r2", 3, 3),
        ("r3", 3, 3),
        ("r4", 2, 2),
        ("r5", 2, 2),
        ("r6", 2, 2),
        ("r7", 3, 3),
        ("r8", 3, 3),
    ],
)
def test_one_cut_railway(railway: str, north: int, south: int) -> None:
    sabotage = [int(name == railway) for name in LINKS]
    game = japanese({}, "deploy", "extract", "ec_north", sabotage=sabotage)
    assert state(game).resources == north
    assert state(play(game, "ec_south")).resources == north + south


@pytest.mark.covers("4.3.1")
def test_the_printed_chain_from_kedah_to_both_centers() -> None:
    """With the three other starred Railways cut, that of Kedah alone is counted, unless Perak-Kelantan is cut too."""
    for r4, each in ((0, 1), (1, 0)):
        game = japanese({}, "deploy", "extract", "ec_north", sabotage=[0, 1, 0, r4, 0, 0, 1, 1])
        assert state(game).resources == each
        assert state(play(game, "ec_south")).resources == 2 * each


@pytest.mark.covers("4.3.1", "1.12")
def test_every_pattern_of_sabotage() -> None:
    for pattern in product((0, 1), repeat=8):
        cut = {name for name, marked in zip(LINKS, pattern, strict=True) if marked}
        game = japanese({}, "deploy", "extract", "ec_north", sabotage=list(pattern))
        assert state(game).resources == chain("ec_north", cut), cut
        assert state(play(game, "ec_south")).resources == chain("ec_north", cut) + chain("ec_south", cut), cut


@pytest.mark.covers("4.3.1", "1.12")
def test_a_second_marker_cuts_no_more() -> None:
    game = japanese({}, "deploy", "extract", "ec_north", "ec_south", sabotage=[3, 0, 0, 0, 0, 0, 0, 0])
    assert state(game).resources == 6


VILLAGES: Spaces = {name: {"new_villages": True} for name in ("perak", "johore", "pahang")}


@pytest.mark.covers("4.3.1", "1.15", "R-J7")
@pytest.mark.parametrize(("centers", "gain"), [(("ec_north", "done"), 4 + 3), (("ec_north", "ec_south"), 8 + 3)])
def test_new_villages_add_1_each_once(centers: tuple[str, ...], gain: int) -> None:
    assert state(japanese(VILLAGES, "deploy", "extract", *centers)).resources == gain


@pytest.mark.covers("4.3.1", "1.7")
@pytest.mark.parametrize(("before", "after"), [(9, 20), (10, 20), (16, 20), (20, 20), (8, 19)])
def test_resources_end_at_20(before: int, after: int) -> None:
    game = japanese(VILLAGES, "deploy", "extract", "ec_north", "ec_south", resources=before)
    assert state(game).resources == after


@pytest.mark.covers("4.3.1")
def test_no_piece_is_needed_in_an_economic_center_and_guerrillas_do_not_hinder() -> None:
    game = japanese({"ec_north": {"mpaja_active": 3, "force_136": 1}}, "deploy", "extract", "ec_north", "done")
    assert state(game).resources == 4


@pytest.mark.covers("J12 shaded", "4.3.1")
def test_with_j12_a_railway_next_to_troops_may_first_be_repaired() -> None:
    spaces: Spaces = {"perak": {"troops": 1}, "johore": {"police": 1}}
    cut = [1, 0, 1, 0, 2, 0, 1, 0]
    game = japanese(spaces, "deploy", "extract", shaded=["J12"], sabotage=cut)
    assert (game.actor, offered(game)) == (JAPANESE, ["r3", "r5", "done"])
    play(game, "r5")
    assert state(game).sabotage == [1, 0, 1, 0, 1, 0, 1, 0], "one marker, one Railway"
    assert prompt(game) == "extract-space"


@pytest.mark.covers("J15 unshaded", "4.3.1")
def test_with_j15_the_british_may_recruit_in_new_villages_after_the_gain() -> None:
    game = japanese(
        {"perak": {"troops": 1, "new_villages": True}}, "deploy", "extract", "ec_north", "done", unshaded=["J15"]
    )
    assert (game.actor, offered(game), state(game).resources) == (BRITISH, ["perak", "done"], 5)
    play(game, "perak", "non_mpaja")
    assert guerrillas(game, "perak") == (0, 0, 1, 0)


# -- Reprisal --------------------------------------------------------------------------------------------------------


@pytest.mark.covers("4.3.2", "R-J9")
def test_reprisal_takes_spaces_of_any_kind_with_troops() -> None:
    spaces: Spaces = {
        "perak": {"troops": 1},
        "kuala_lumpur": {"troops": 1},
        "ec_south": {"troops": 1},
        "johore": {"police": 2, "opposition": True, "mpaja_active": 1},
        "pahang": {"kempeitai": 1},
    }
    game = japanese(spaces, "sweep", "reprisal")
    assert (prompt(game), offered(game)) == ("reprisal-space", ["perak", "kuala_lumpur", "ec_south"])


@pytest.mark.covers("4.3.2", "1.6", "1.12")
def test_terror_neutral_and_one_guerrilla_next_door() -> None:
    spaces: Spaces = {"johore": {"troops": 1, "mpaja_underground": 2, "opposition": True}}
    game = japanese(spaces, "sweep", "reprisal")
    assert (here(game, "johore", "terror"), level(game, "johore")) == (1, "neutral")
    assert offered(game) == [f"mpaja_underground:johore>{name}" for name in ("pahang", "negri_sembilan", "ec_south")], (
        "one must"
    )
    play(game, "mpaja_underground:johore>ec_south")
    assert (guerrillas(game, "johore"), guerrillas(game, "ec_south")) == ((1, 0, 0, 0), (1, 0, 0, 0))


@pytest.mark.covers("4.3.2", "R-J9", "R-C5")
def test_the_japanese_choose_type_and_state_and_it_keeps_its_state() -> None:
    pieces = {"mpaja_underground": 1, "mpaja_active": 1, "non_mpaja_underground": 1, "non_mpaja_active": 1}
    game = japanese({"kedah": {"troops": 1, **pieces}}, "sweep", "reprisal")
    assert (game.actor, set(offered(game))) == (JAPANESE, {f"{piece}:kedah>perak" for piece in pieces})
    play(game, "non_mpaja_active:kedah>perak")
    assert guerrillas(game, "perak") == (0, 0, 0, 1)
    assert guerrillas(game, "kedah") == (1, 1, 1, 0)


@pytest.mark.covers("4.3.2", "1.4.2", "1.12")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 1), (3, 3)])
def test_no_second_terror_marker(before: int, after: int) -> None:
    spaces: Spaces = {"kedah": {"troops": 1, "terror": before, "opposition": True}}
    game = japanese(spaces, "sweep", "reprisal")
    assert (here(game, "kedah", "terror"), level(game, "kedah")) == (after, "neutral")


@pytest.mark.covers("4.3.2", "R-J9", "1.3.5")
def test_an_economic_center_takes_the_marker_and_loses_a_guerrilla() -> None:
    spaces: Spaces = {"ec_north": {"troops": 1, "mpaja_active": 1}}
    game = japanese(spaces, "sweep", "reprisal", "mpaja_active:ec_north>kelantan")
    assert (here(game, "ec_north", "terror"), guerrillas(game, "kelantan")) == (1, (0, 1, 0, 0))


@pytest.mark.covers("4.3.2", "1.4")
def test_caches_camps_and_force_136_are_not_driven_out() -> None:
    spaces: Spaces = {"kedah": {"troops": 1, "caches": 1, "camps": True, "force_136": 1}}
    game = japanese(spaces, "sweep", "reprisal")
    assert prompt(game) == "sweep-space"
    assert [here(game, "kedah", piece) for piece in ("supply_cache", "force_136", "jungle_camp")] == [1, 1, True]


@pytest.mark.covers("4.3.2", "4.1")
def test_reprisal_in_two_spaces_one_after_the_other() -> None:
    spaces: Spaces = {
        "perak": {"troops": 1, "mpaja_active": 1, "opposition": True},
        "kedah": {"troops": 1},
        "johore": {"troops": 1},
    }
    game = japanese(spaces, "sweep", "reprisal", "perak", "mpaja_active:perak>kedah", "kedah")
    assert prompt(game) == "sweep-space"
    assert guerrillas(game, "perak") == (0, 1, 0, 0), "driven back, the only way from Kedah"
    assert [here(game, name, "terror") for name in spaces] == [1, 1, 0]


@pytest.mark.covers("4.3.2", "1.15", "R-J6")
def test_a_guerrilla_driven_into_a_new_village_without_cubes_ends_it() -> None:
    spaces: Spaces = {"kedah": {"troops": 1, "mpaja_active": 1}, "perak": {"new_villages": True}}
    assert "new_village" not in space(japanese(spaces, "sweep", "reprisal"), "perak")


@pytest.mark.covers("4.3.2", "R-J9", "1.12", "3.3.2", "R-J16")
def test_terror_does_not_stop_the_opposition_of_a_new_village() -> None:
    game = japanese({"johore": {"troops": 1}}, "construct", "reprisal", "new-village")
    assert (here(game, "johore", "terror"), level(game, "johore")) == (1, "opposition")


@pytest.mark.covers("4.3.2", "R-C6", "3.3.2")
def test_a_reprisal_may_bring_a_construct_its_first_space() -> None:
    spaces: Spaces = {"johore": {"troops": 1, "mpaja_underground": 1}, "kedah": {"troops": 1, "mpaja_active": 3}}
    assert "construct" not in offered(play(table(spaces, by=JAPANESE), "limited-op"))
    game = japanese(spaces, "construct")
    assert prompt(game) == "reprisal-move", "Johore, where one fewer is enough"
    play(game, "mpaja_underground:johore>pahang", "done")
    assert (prompt(game), here(game, "johore", "terror")) == ("construct-how", 1)


@pytest.mark.covers("4.3.2", "R-C6", "3.3.2")
def test_a_reprisal_does_not_take_the_only_space_of_a_construct() -> None:
    spaces: Spaces = {"kedah": {"troops": 1, "mpaja_active": 2}, "perak": {"police": 1}}
    game = japanese(spaces, "construct")
    assert "reprisal" not in offered(game), "its Guerrilla could only go to Perak"
    spaces["kelantan"] = {"police": 1}
    assert "reprisal" in offered(japanese(spaces, "construct")), "another space is left"


@pytest.mark.covers("4.3.2", "R-C6", "3.3.2")
def test_no_reprisal_in_kedah_if_its_guerrilla_would_spoil_the_last_space_to_construct_in() -> None:
    """Perak is the only neighbour of Kedah, so nobody can be driven anywhere else."""
    spaces: Spaces = {
        "kedah": {"troops": 1, "mpaja_active": 2},
        "perak": {"troops": 1},
        "johore": {"troops": 1, "mpaja_active": 2},
    }
    assert offered(japanese(spaces, "construct", "reprisal")) == ["perak", "johore"]
    spaces["perak"] = {"troops": 2}
    assert offered(japanese(spaces, "construct", "reprisal")) == ["kedah", "perak", "johore"]


@pytest.mark.covers("4.3.2", "R-C6", "3.3.4")
def test_a_reprisal_does_not_drive_the_only_target_of_an_assault_away() -> None:
    spaces: Spaces = {
        "johore": {"troops": 1, "mpaja_active": 1, "mpaja_underground": 1},
        "negri_sembilan": {"troops": 1},
    }
    game = japanese(spaces, "assault", "reprisal", "johore")
    moves = [f"mpaja_underground:johore>{name}" for name in ("pahang", "negri_sembilan", "ec_south")]
    assert offered(game) == [*moves, "mpaja_active:johore>negri_sembilan"], "the Active one only to other Troops"


@pytest.mark.covers("4.3.2", "R-C6", "3.3.4")
def test_a_reprisal_without_a_guerrilla_hinders_no_assault() -> None:
    spaces: Spaces = {"johore": {"troops": 1, "mpaja_active": 1}, "kedah": {"troops": 1}}
    game = japanese(spaces, "assault", "reprisal")
    assert (here(game, "kedah", "terror"), here(game, "johore", "terror")) == (1, 0)
    assert guerrillas(game, "johore") == (0, 0, 0, 0), "then the Assault"


@pytest.mark.covers("4.3.2", "R-C7", "3.3.4")
def test_after_an_assault_the_survivors_may_be_driven_out() -> None:
    spaces: Spaces = {"johore": {"troops": 1, "mpaja_active": 2}}
    game = japanese(spaces, "assault", "johore", "reprisal")
    assert guerrillas(game, "johore") == (0, 1, 0, 0)
    play(game, "mpaja_active:johore>pahang")
    assert (guerrillas(game, "johore"), is_done(game)) == ((0, 0, 0, 0), True)


# -- Eliminate -------------------------------------------------------------------------------------------------------


@pytest.mark.covers("4.3.3", "1.8")
def test_eliminate_takes_spaces_with_kempeitai_of_any_kind() -> None:
    spaces: Spaces = {
        "perak": {"kempeitai": 1},
        "kuala_lumpur": {"kempeitai": 1},
        "ec_south": {"kempeitai": 1},
        "johore": {"troops": 3, "police": 1, "camps": True, "force_136": 1},
    }
    game = japanese(spaces, "sweep", "eliminate")
    assert (prompt(game), offered(game)) == ("eliminate-space", ["perak", "kuala_lumpur", "ec_south"])


@pytest.mark.covers("4.3.3", "R-J8")
def test_no_kempeitai_no_eliminate_and_two_in_one_space_are_one() -> None:
    assert "eliminate" not in offered(japanese({"perak": {"troops": 3, "camps": True}}, "sweep"))
    game = japanese({"perak": {"kempeitai": 3, "camps": True, "force_136": 1}}, "sweep", "eliminate", "die:1")
    assert offered(game) == ["remove-camp", "done"]
    play(game, "remove-camp")
    assert prompt(game) == "sweep-space"


@pytest.mark.covers("4.3.3", "1.11", "R-J8", "R-J14")
def test_a_revealed_chit_of_the_space_may_be_concealed_without_a_roll() -> None:
    spaces: Spaces = {
        "perak": {"kempeitai": 1, "intel": 3, "revealed": True, "mpaja_underground": 9},
        "kedah": {"intel": 2, "revealed": True},
    }
    game = japanese(spaces, "sweep", "eliminate")
    assert prompt(game) == "sweep-space"
    assert ("intel" in space(game, "perak"), "intel_1" in space(game, "kedah")) == (True, True)
    assert state(game).intel[1] == 3, "its value is kept"


@pytest.mark.covers("4.3.3", "R-J8")
def test_either_the_chit_or_the_roll() -> None:
    spaces: Spaces = {"perak": {"kempeitai": 1, "intel": 2, "revealed": True, "camps": True}}
    game = japanese(spaces, "sweep", "eliminate")
    assert offered(game) == ["conceal", "roll"]
    play(game, "roll", "die:6", "remove-camp")
    assert "intel_1" in space(game, "perak")
    game = japanese(spaces, "sweep", "eliminate", "conceal")
    assert "jungle_camp" in space(game, "perak")


@pytest.mark.covers("4.3.3", "R-J8")
@pytest.mark.parametrize(
    ("pieces", "least"),
    [
        ({"mpaja_underground": 1}, 2),
        ({"mpaja_active": 1, "non_mpaja_underground": 1}, 3),
        ({"mpaja_underground": 1, "mpaja_active": 1, "non_mpaja_underground": 1, "non_mpaja_active": 1}, 5),
        ({"mpaja_underground": 4, "police": 1}, 4),
        ({"mpaja_underground": 4, "police": 3, "troops": 9}, 2),
        ({"mpaja_underground": 1, "police": 1}, 1),
        ({"caches": 1, "mpaja_underground": 3, "troops": 3}, 4),
    ],
)
@pytest.mark.parametrize("die", range(1, 7))
def test_the_die_and_the_police_must_exceed_all_guerrillas(pieces: dict[str, int | bool], least: int, die: int) -> None:
    spaces: Spaces = {"perak": {"kempeitai": 1, "camps": True, **pieces}}
    game = japanese(spaces, "sweep", "eliminate", f"die:{die}")
    assert prompt(game) == ("eliminate-what" if die >= least else "sweep-space")


@pytest.mark.covers("4.3.3", "R-C4")
def test_a_success_need_not_be_used() -> None:
    spaces: Spaces = {"perak": {"kempeitai": 1, "camps": True}}
    game = japanese(spaces, "sweep", "eliminate", "die:6", "done")
    assert "jungle_camp" in space(game, "perak")


@pytest.mark.covers("4.3.3", "R-J8", "1.9", "1.10", "7.2")
def test_a_camp_goes_before_a_force_136_and_only_that_costs_resistance() -> None:
    spaces: Spaces = {"perak": {"kempeitai": 1, "camps": True, "force_136": 2}}
    game = japanese(spaces, "sweep", "eliminate", "die:6")
    assert offered(game) == ["remove-camp", "done"]
    play(game, "remove-camp")
    assert (here(game, "perak", "force_136"), state(game).resistance, state(game).camps) == (2, 2, 0)
    spaces["perak"]["camps"] = False
    game = japanese(spaces, "sweep", "eliminate", "die:6", "remove-force", resistance=7)
    assert (here(game, "perak", "force_136"), state(game).resistance) == (1, 6)
    assert state(game).available[5] == 2


@pytest.mark.covers("4.3.3", "1.13")
def test_resistance_does_not_fall_below_0() -> None:
    spaces: Spaces = {"perak": {"kempeitai": 1, "force_136": 1}}
    game = japanese(spaces, "sweep", "eliminate", "die:6", "remove-force", resistance=0)
    assert (state(game).resistance, here(game, "perak", "force_136")) == (0, 0)


@pytest.mark.covers("4.3.3", "1.3.5")
def test_force_136_in_an_economic_center_is_in_reach() -> None:
    spaces: Spaces = {"ec_north": {"kempeitai": 1, "force_136": 1}}
    game = japanese(spaces, "sweep", "eliminate", "die:1", "remove-force")
    assert state(game).resistance == 1


@pytest.mark.covers("4.3.3", "4.1", "R-C17")
def test_eliminate_in_two_spaces_each_with_its_own_choice() -> None:
    spaces: Spaces = {
        "perak": {"kempeitai": 1, "camps": True},
        "kedah": {"kempeitai": 1, "intel": 1, "revealed": True},
        "johore": {"kempeitai": 1, "camps": True},
    }
    game = japanese(spaces, "sweep", "eliminate", "perak", "die:2", "remove-camp")
    assert offered(game) == ["kedah", "johore", "done"], "the die is seen before the next selection"
    play(game, "kedah")
    assert prompt(game) == "sweep-space"
    assert ("intel" in space(game, "kedah"), "jungle_camp" in space(game, "johore")) == (True, True)


@pytest.mark.covers("4.3.3", "1.8", "R-C7")
@pytest.mark.parametrize("operation", ["construct", "assault"])
def test_eliminate_before_or_after_the_operation(operation: str) -> None:
    spaces: Spaces = {"perak": {"troops": 3, "kempeitai": 1, "mpaja_active": 1, "camps": True}}
    before = japanese(spaces, operation, "eliminate", "die:1")
    assert "jungle_camp" in space(before, "perak"), "1 does not exceed the Guerrilla"
    if operation == "assault":
        after = japanese(spaces, operation, "perak", "eliminate", "die:1", "remove-camp")
        assert "jungle_camp" not in space(after, "perak"), "the Assault came first"


@pytest.mark.covers("J22 shaded", "4.3.3")
def test_with_j22_the_japanese_choose_the_marker() -> None:
    spaces: Spaces = {"perak": {"kempeitai": 1, "camps": True, "force_136": 1}}
    game = japanese(spaces, "sweep", "eliminate", "die:6", shaded=["J22"])
    assert offered(game) == ["remove-camp", "remove-force", "done"]
    play(game, "remove-force")
    assert ("jungle_camp" in space(game, "perak"), state(game).resistance) == (True, 1)


@pytest.mark.covers("R-C6", "4.3.3", "3.3.4")
def test_no_eliminate_for_an_assault_that_cannot_begin() -> None:
    spaces: Spaces = {"perak": {"troops": 1, "kempeitai": 1, "mpaja_underground": 1, "camps": True}}
    assert "assault" not in offered(play(table(spaces, by=JAPANESE), "op-special"))
    assert "eliminate" in offered(japanese(spaces, "sweep"))
