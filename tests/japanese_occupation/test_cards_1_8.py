"""Event cards J1 to J8, both sides."""

from __future__ import annotations

from typing import Any

import pytest

from coinbox import Game
from tests.japanese_occupation.table import (
    Spaces,
    available,
    event,
    is_done,
    offered,
    offered_spaces,
    play,
    prompt,
    sabotage,
    state,
    table,
    there,
)

FACTIONS = BRITISH, JAPANESE = "british", "japanese"
JUNGLE = ("kedah", "kelantan", "trengganu", "pahang", "negri_sembilan", "johore")
ELSEWHERE = ("perak", "selangor", "kuala_lumpur", "ec_north", "ec_south")
POPULATED = ("perak", "selangor", "kuala_lumpur", *JUNGLE)
RESTLESS: Spaces = {name: {"opposition": True} for name in POPULATED}


def cut(**railways: int) -> list[int]:
    """Sabotage markers for a position."""
    return [railways.get(f"r{i}", 0) for i in range(1, 9)]


# -- J1 Sook Ching -----------------------------------------------------------------------------------------------------


@pytest.mark.covers("J1 unshaded")
@pytest.mark.parametrize("by", FACTIONS)
@pytest.mark.parametrize(
    ("terror", "resistance"),
    [({}, 2), ({"perak": 1}, 3), ({"perak": 1, "kuala_lumpur": 1}, 4), ({"perak": 2, "ec_north": 1}, 5)],
)
def test_j1_massacres_one_for_each_terror_marker(by: str, terror: dict[str, int], resistance: int) -> None:
    spaces: Spaces = {name: {"terror": markers} for name, markers in terror.items()}
    game = event("J1", "unshaded", spaces, by=by)
    assert is_done(game)
    assert state(game).resistance == resistance
    for name, markers in terror.items():
        assert there(game, name) == {"terror": markers}


@pytest.mark.covers("J1 unshaded")
@pytest.mark.parametrize("terror", [{"perak": 4}, {"perak": 1, "johore": 1, "pahang": 1, "kedah": 1}])
def test_j1_massacres_three_at_most(terror: dict[str, int]) -> None:
    game = event("J1", "unshaded", {name: {"terror": markers} for name, markers in terror.items()})
    assert state(game).resistance == 5


@pytest.mark.covers("J1 unshaded", "5.1.1", "1.13")
def test_j1_massacres_bring_no_more_than_20() -> None:
    assert state(event("J1", "unshaded", {"perak": {"terror": 3}}, resistance=18)).resistance == 20


SUSPECTS: Spaces = {
    "perak": {"troops": 1, "mpaja_underground": 1, "mpaja_active": 1, "opposition": True},
    "johore": {"troops": 2, "non_mpaja_active": 1, "opposition": True},
    "kuala_lumpur": {"troops": 1, "opposition": True},
    "kelantan": {"police": 1, "kempeitai": 1, "mpaja_active": 1, "opposition": True},
    "pahang": {"troops": 1, "mpaja_active": 1},
    "ec_north": {"troops": 1},
}
"""Troops and Opposition in three spaces."""


@pytest.mark.covers("J1 shaded", "R-C5", "4.3.2")
@pytest.mark.parametrize("by", FACTIONS)
def test_j1_resistance_crushed_wherever_there_are_troops_and_opposition(by: str) -> None:
    game = event("J1", "shaded", SUSPECTS, by=by)
    assert game.actor == JAPANESE
    assert offered(game) == ["perak", "kuala_lumpur", "johore", "done"]
    play(game, "perak")
    assert (game.actor, prompt(game)) == (JAPANESE, "reprisal-move")
    neighbours = ("kedah", "kelantan", "pahang", "selangor", "ec_north")
    kinds = ("mpaja_underground", "mpaja_active")
    assert offered(game) == [f"{kind}:perak>{name}" for kind in kinds for name in neighbours]
    play(game, "mpaja_underground:perak>kedah")
    assert there(game, "perak") == {"troop": 1, "mpaja_active": 1, "terror": 1}
    assert there(game, "kedah") == {"mpaja_underground": 1}
    play(game, "johore", "non_mpaja_active:johore>ec_south")
    assert there(game, "johore") == {"troop": 2, "terror": 1}
    assert there(game, "ec_south") == {"non_mpaja_active": 1}
    # A third Reprisal, where nobody is driven out.
    play(game, "kuala_lumpur")
    assert is_done(game)
    assert there(game, "kuala_lumpur") == {"troop": 1, "terror": 1}


@pytest.mark.covers("J1 shaded", "R-C4")
@pytest.mark.parametrize("by", FACTIONS)
def test_j1_resistance_crushed_each_reprisal_is_optional(by: str) -> None:
    game = play(event("J1", "shaded", SUSPECTS, by=by), "kuala_lumpur", "done")
    assert is_done(game)
    assert there(game, "kuala_lumpur") == {"troop": 1, "terror": 1}
    assert there(game, "perak") == {"troop": 1, "mpaja_underground": 1, "mpaja_active": 1, "opposition": True}
    declined = play(event("J1", "shaded", SUSPECTS, by=by), "done")
    assert is_done(declined)
    assert there(declined, "kuala_lumpur") == {"troop": 1, "opposition": True}


@pytest.mark.covers("J1 shaded", "1.4.2")
def test_j1_resistance_crushed_no_second_terror_marker() -> None:
    game = event("J1", "shaded", {"selangor": {"troops": 1, "terror": 1, "opposition": True}})
    play(game, "selangor")
    assert is_done(game)
    assert there(game, "selangor") == {"troop": 1, "terror": 1}


@pytest.mark.covers("J1 shaded", "R-J6", "1.15")
def test_j1_resistance_crushed_may_drive_a_guerrilla_into_a_new_village() -> None:
    spaces: Spaces = {"kelantan": {"troops": 1, "mpaja_active": 1, "opposition": True}, "perak": {"new_villages": True}}
    game = play(event("J1", "shaded", spaces), "kelantan", "mpaja_active:kelantan>perak")
    assert is_done(game)
    assert there(game, "perak") == {"mpaja_active": 1}


@pytest.mark.covers("J1 shaded", "5.1.3")
@pytest.mark.parametrize("by", FACTIONS)
def test_j1_resistance_crushed_nowhere(by: str) -> None:
    spaces: Spaces = {"perak": {"police": 1, "opposition": True}, "pahang": {"troops": 1}, "ec_north": {"troops": 3}}
    assert is_done(event("J1", "shaded", spaces, by=by))


@pytest.mark.covers("J1 shaded", "R-C11")
def test_j1_resistance_crushed_keeps_its_turn_order() -> None:
    game = play(event("J1", "shaded", SUSPECTS, by=BRITISH), "done", "end-turn")
    assert game.actor == JAPANESE
    assert offered(game) == ["limited-op", "op-special"]


# -- J2 Greater East Asia Co-Prosperity Sphere -------------------------------------------------------------------------


@pytest.mark.covers("J2 unshaded", "1.3.6", "1.3.7")
@pytest.mark.parametrize("by", FACTIONS)
@pytest.mark.parametrize(
    ("where", "railways"),
    [
        ("kedah", ["r1"]),
        ("kelantan", ["r2", "r4"]),
        ("perak", ["r3", "r4", "r5"]),
        ("selangor", ["r5"]),
        ("kuala_lumpur", ["r5", "r6"]),
        ("pahang", ["r5", "r6", "r8"]),
        ("negri_sembilan", ["r6", "r7"]),
        ("johore", ["r7", "r8"]),
    ],
)
def test_j2_people_refuse_railways_next_to_opposition(by: str, where: str, railways: list[str]) -> None:
    game = event("J2", "unshaded", {where: {"opposition": True}}, by=by)
    assert game.actor == by
    assert offered(game) == [*railways, "done"]
    play(game, *railways)
    assert is_done(game)
    assert sabotage(game) == dict.fromkeys(railways, 1)


@pytest.mark.covers("J2 unshaded", "tip J2")
def test_j2_people_refuse_three_different_railways_marked_or_not() -> None:
    game = event("J2", "unshaded", {"pahang": {"opposition": True}, "perak": {"opposition": True}}, sabotage=cut(r5=1))
    assert offered(game) == ["r3", "r4", "r5", "r6", "r8", "done"]
    play(game, "r5")
    assert offered(game) == ["r3", "r4", "r6", "r8", "done"]
    play(game, "r6", "r8")
    assert is_done(game)
    assert sabotage(game) == {"r5": 2, "r6": 1, "r8": 1}


@pytest.mark.covers("J2 unshaded", "tip J2", "3.3.2", "R-J16")
def test_j2_people_refuse_construct_takes_such_markers_off_one_by_one() -> None:
    spaces: Spaces = {"selangor": {"troops": 1, "opposition": True}, "perak": {"troops": 1, "new_villages": True}}
    game = play(event("J2", "unshaded", spaces, sabotage=cut(r5=1)), "r5", "end-turn")
    play(game, "op-special", "construct", "selangor")
    assert sabotage(game) == {"r5": 1}
    play(game, "perak")
    assert sabotage(game) == {}


@pytest.mark.covers("J2 unshaded", "R-C4")
@pytest.mark.parametrize("chosen", [[], ["r3"], ["r3", "r4"]])
def test_j2_people_refuse_up_to_three(chosen: list[str]) -> None:
    game = play(event("J2", "unshaded", {"perak": {"opposition": True}}), *chosen, "done")
    assert is_done(game)
    assert sabotage(game) == dict.fromkeys(chosen, 1)


@pytest.mark.covers("J2 unshaded", "5.1.3")
@pytest.mark.parametrize("spaces", [{}, {"trengganu": {"opposition": True}}, {"ec_south": {"troops": 1}}])
def test_j2_people_refuse_where_no_railway_is_near(spaces: Spaces) -> None:
    game = event("J2", "unshaded", spaces)
    assert is_done(game)
    assert sabotage(game) == {}


@pytest.mark.covers("J2 shaded")
@pytest.mark.parametrize("by", FACTIONS)
def test_j2_independence_all_markers_of_two_railways(by: str) -> None:
    game = event("J2", "shaded", {}, by=by, sabotage=cut(r1=1, r5=3, r8=2))
    assert game.actor == by
    assert offered(game) == ["r1", "r5", "r8", "done"]
    play(game, "r5")
    assert sabotage(game) == {"r1": 1, "r8": 2}
    assert offered(game) == ["r1", "r8", "done"]
    play(game, "r8")
    assert is_done(game)
    assert sabotage(game) == {"r1": 1}


@pytest.mark.covers("J2 shaded", "1.6")
def test_j2_independence_next_to_neutral_spaces_only() -> None:
    spaces = {name: here for name, here in RESTLESS.items() if name != "kuala_lumpur"}
    game = event("J2", "shaded", spaces, sabotage=[1] * 8)
    assert offered(game) == ["r5", "r6", "done"]


@pytest.mark.covers("J2 shaded", "R-J12", "1.3.5")
def test_j2_independence_an_economic_center_is_never_neutral() -> None:
    spaces: Spaces = {"perak": {"opposition": True}, "kelantan": {"opposition": True}}
    game = event("J2", "shaded", spaces, sabotage=cut(r4=1))
    assert is_done(game)
    assert sabotage(game) == {"r4": 1}


@pytest.mark.covers("J2 shaded", "R-C4")
@pytest.mark.parametrize("chosen", [[], ["r3"]])
def test_j2_independence_up_to_two(chosen: list[str]) -> None:
    game = play(event("J2", "shaded", {}, sabotage=cut(r3=1, r4=1)), *chosen, "done")
    assert is_done(game)
    assert sabotage(game) == {name: 1 for name in ("r3", "r4") if name not in chosen}


@pytest.mark.covers("J2 shaded", "5.1.3")
def test_j2_independence_nothing_to_repair() -> None:
    assert is_done(event("J2", "shaded", {}))


# -- J3 Overseas Chinese Association -----------------------------------------------------------------------------------

ADVISED: Spaces = {"perak": {"force_136": 1}, "ec_south": {"force_136": 2}, "johore": {"camps": True, "caches": 1}}


@pytest.mark.covers("J3 unshaded", "R-C5")
@pytest.mark.parametrize("by", FACTIONS)
def test_j3_community_resists_the_british_place_three_where_force_136_is(by: str) -> None:
    game = event("J3", "unshaded", ADVISED, by=by)
    assert (game.actor, prompt(game)) == (BRITISH, "J3-mpaja")
    assert offered(game) == ["perak", "ec_south", "done"]
    play(game, "perak", "ec_south")
    assert (game.actor, prompt(game)) == (BRITISH, "J3-other")
    assert offered(game) == ["perak", "ec_south", "done"]
    play(game, "ec_south")
    assert is_done(game)
    assert there(game, "perak") == {"force_136": 1, "mpaja_underground": 1}
    assert there(game, "ec_south") == {"force_136": 2, "mpaja_underground": 1, "non_mpaja_underground": 1}
    assert (available(game, "mpaja"), available(game, "non_mpaja")) == (8, 3)


@pytest.mark.covers("J3 unshaded")
def test_j3_community_resists_all_in_one_space() -> None:
    game = play(event("J3", "unshaded", ADVISED), "perak", "perak", "perak")
    assert is_done(game)
    assert there(game, "perak") == {"force_136": 1, "mpaja_underground": 2, "non_mpaja_underground": 1}


@pytest.mark.covers("J3 unshaded", "R-C4")
@pytest.mark.parametrize(
    ("choices", "placed"),
    [
        (["done", "done"], {}),
        (["perak", "done", "done"], {"mpaja_underground": 1}),
        (["done", "perak"], {"non_mpaja_underground": 1}),
        (["perak", "perak", "done"], {"mpaja_underground": 2}),
    ],
)
def test_j3_community_resists_as_many_as_wanted(choices: list[str], placed: dict[str, int]) -> None:
    game = play(event("J3", "unshaded", ADVISED), *choices)
    assert is_done(game)
    assert there(game, "perak") == {"force_136": 1} | placed


@pytest.mark.covers("J3 unshaded", "5.1.3")
def test_j3_community_resists_nowhere_without_force_136() -> None:
    assert is_done(event("J3", "unshaded", {"johore": {"camps": True, "caches": 1, "mpaja_underground": 1}}))


@pytest.mark.covers("J3 unshaded", "R-C2", "1.4.1")
@pytest.mark.parametrize("by", FACTIONS)
def test_j3_community_resists_with_guerrillas_from_the_map(by: str) -> None:
    spaces: Spaces = {
        "perak": {"force_136": 1},
        "johore": {"mpaja_active": 5, "non_mpaja_active": 3},
        "pahang": {"mpaja_underground": 4, "non_mpaja_underground": 1},
    }
    game = event("J3", "unshaded", spaces, by=by)
    # One MPAJA Guerrilla is Available, no other.
    play(game, "perak", "perak")
    assert (game.actor, prompt(game)) == (BRITISH, "take-from-map")
    assert offered(game) == ["mpaja_underground:perak", "mpaja_underground:pahang", "mpaja_active:johore", "done"]
    play(game, "mpaja_active:johore", "perak")
    assert offered(game) == ["non_mpaja_underground:pahang", "non_mpaja_active:johore", "done"]
    play(game, "non_mpaja_active:johore")
    assert is_done(game)
    assert there(game, "perak") == {"force_136": 1, "mpaja_underground": 2, "non_mpaja_underground": 1}
    assert there(game, "johore") == {"mpaja_active": 4, "non_mpaja_active": 2}


@pytest.mark.covers("J3 unshaded", "R-C2")
def test_j3_community_resists_without_taking_any_from_the_map() -> None:
    spaces: Spaces = {"perak": {"force_136": 1}, "johore": {"mpaja_active": 10, "non_mpaja_active": 4}}
    game = event("J3", "unshaded", spaces)
    while not is_done(game):
        play(game, "done")
    assert there(game, "perak") == {"force_136": 1}
    assert there(game, "johore") == {"mpaja_active": 10, "non_mpaja_active": 4}


@pytest.mark.covers("J3 unshaded", "1.15", "R-J6")
def test_j3_community_resists_in_an_unguarded_new_village() -> None:
    game = event("J3", "unshaded", {"perak": {"force_136": 1, "new_villages": True}})
    play(game, "done")
    assert there(game, "perak") == {"force_136": 1, "new_village": True}
    play(game, "perak")
    assert there(game, "perak") == {"force_136": 1, "non_mpaja_underground": 1}


@pytest.mark.covers("J3 shaded", "R-J12")
@pytest.mark.parametrize("by", FACTIONS)
@pytest.mark.parametrize(
    ("opposition", "gain"),
    [
        ((), 8),
        (("pahang",), 7),
        (("pahang", "trengganu"), 7),
        (("kuala_lumpur",), 7),
        (("perak", "kedah", "johore", "kelantan", "negri_sembilan", "kuala_lumpur", "selangor"), 1),
        (tuple(name for name in POPULATED if name != "pahang"), 0),
        (POPULATED, 0),
    ],
)
def test_j3_donation_one_for_two_neutral_population(by: str, opposition: tuple[str, ...], gain: int) -> None:
    game = event("J3", "shaded", {name: {"opposition": True} for name in opposition}, by=by, resources=3)
    assert is_done(game)
    assert state(game).resources == 3 + gain


@pytest.mark.covers("J3 shaded")
def test_j3_donation_as_the_game_begins() -> None:
    assert state(event("J3", "shaded")).resources == 5


@pytest.mark.covers("J3 shaded", "1.7")
def test_j3_donation_fills_the_track_to_20() -> None:
    assert state(event("J3", "shaded", {}, resources=15)).resources == 20


# -- J4 Chin Peng ------------------------------------------------------------------------------------------------------

LIAISON: Spaces = {
    "perak": {"force_136": 1, "camps": True},
    "johore": {"force_136": 1, "camps": True, "troops": 2, "terror": 1},
    "kedah": {"camps": True},
    "ec_north": {"force_136": 1},
}


@pytest.mark.covers("J4 unshaded")
@pytest.mark.parametrize("by", FACTIONS)
def test_j4_works_with_british_agents_where_both_are(by: str) -> None:
    game = event("J4", "unshaded", LIAISON, by=by)
    assert is_done(game)
    assert state(game).resistance == 4
    assert there(game, "perak") == {"force_136": 1, "jungle_camp": True}


@pytest.mark.covers("J4 unshaded")
@pytest.mark.parametrize(
    ("spaces", "gain"),
    [
        ({}, 0),
        ({"perak": {"force_136": 3}, "kedah": {"camps": True}}, 0),
        ({"perak": {"force_136": 2, "camps": True}, "kedah": {"camps": True, "force_136": 1}}, 2),
        ({name: {"force_136": 1, "camps": True} for name in ("perak", "kedah", "pahang")}, 3),
    ],
)
def test_j4_works_with_british_agents_counts_spaces_not_markers(spaces: Spaces, gain: int) -> None:
    assert state(event("J4", "unshaded", spaces)).resistance == 2 + gain


@pytest.mark.covers("J4 unshaded", "5.1.1")
def test_j4_works_with_british_agents_up_to_20() -> None:
    assert state(event("J4", "unshaded", LIAISON, resistance=19)).resistance == 20


@pytest.mark.covers("J4 shaded", "1.10", "5.1.3")
@pytest.mark.parametrize("by", FACTIONS)
def test_j4_mutual_distrust_no_camp_where_force_136_is(by: str) -> None:
    game = event("J4", "shaded", LIAISON, by=by)
    assert is_done(game)
    assert there(game, "perak") == {"force_136": 1}
    assert there(game, "johore") == {"force_136": 1, "troop": 2, "terror": 1}
    assert there(game, "kedah") == {"jungle_camp": True}
    assert there(game, "ec_north") == {"force_136": 1}
    assert available(game, "jungle_camp") == 3
    assert state(game).resistance == 2


@pytest.mark.covers("J4 shaded", "5.1.3")
def test_j4_mutual_distrust_without_any_such_space() -> None:
    game = event("J4", "shaded", {"kedah": {"camps": True}, "perak": {"force_136": 3}})
    assert is_done(game)
    assert there(game, "kedah") == {"jungle_camp": True}


# -- J5 "Hill Rats" ----------------------------------------------------------------------------------------------------

BANDITS: Spaces = {
    "perak": {"mpaja_active": 2, "mpaja_underground": 1, "opposition": True},
    "kuala_lumpur": {"non_mpaja_active": 1, "opposition": True},
    "ec_south": {"mpaja_active": 1, "non_mpaja_active": 1},
    "johore": {"mpaja_underground": 2, "opposition": True},
    "kedah": {"mpaja_active": 1},
}


@pytest.mark.covers("J5 unshaded", "1.4.3")
@pytest.mark.parametrize("by", FACTIONS)
def test_j5_mistaken_for_bandits_everybody_hides(by: str) -> None:
    game = event("J5", "unshaded", BANDITS, by=by)
    assert is_done(game)
    assert there(game, "perak") == {"mpaja_underground": 3, "opposition": True}
    assert there(game, "kuala_lumpur") == {"non_mpaja_underground": 1, "opposition": True}
    assert there(game, "ec_south") == {"mpaja_underground": 1, "non_mpaja_underground": 1}
    assert there(game, "johore") == {"mpaja_underground": 2, "opposition": True}


@pytest.mark.covers("J5 unshaded", "5.1.3", "R-C16")
def test_j5_mistaken_for_bandits_with_nobody_active() -> None:
    game = event("J5", "unshaded", {"johore": {"mpaja_underground": 2, "caches": 1}})
    assert is_done(game)
    assert there(game, "johore") == {"mpaja_underground": 2, "supply_cache": 1}


@pytest.mark.covers("J5 shaded", "R-C5")
@pytest.mark.parametrize("by", FACTIONS)
def test_j5_disguised_as_rebels_the_player_picks_a_space_with_an_active_guerrilla(by: str) -> None:
    game = event("J5", "shaded", BANDITS, by=by)
    assert game.actor == by
    assert offered(game) == ["perak", "kuala_lumpur"]
    play(game, "kuala_lumpur")
    assert is_done(game)
    assert there(game, "kuala_lumpur") == {"non_mpaja_active": 1}
    assert there(game, "perak") == {"mpaja_active": 2, "mpaja_underground": 1, "opposition": True}


@pytest.mark.covers("J5 shaded", "5.1.3")
def test_j5_disguised_as_rebels_the_only_space() -> None:
    game = event("J5", "shaded", {"perak": {"mpaja_active": 1, "opposition": True}})
    assert is_done(game)
    assert there(game, "perak") == {"mpaja_active": 1}


@pytest.mark.covers("J5 shaded", "5.1.3")
def test_j5_disguised_as_rebels_nowhere() -> None:
    game = event("J5", "shaded", {"johore": {"mpaja_underground": 2, "opposition": True}, "kedah": {"mpaja_active": 1}})
    assert is_done(game)
    assert there(game, "johore") == {"mpaja_underground": 2, "opposition": True}


# -- J6 Jungle is Neutral ----------------------------------------------------------------------------------------------

MANNED: dict[str, int | bool] = {"police": 1, "mpaja_underground": 1}
JUNGLE_WAR: Spaces = {name: dict(MANNED) for name in ("kedah", "pahang", "johore", "perak", "ec_north")} | {
    "kelantan": {"mpaja_active": 1},
    "trengganu": {"caches": 1},
    "negri_sembilan": {"troops": 1},
    "selangor": {"troops": 1, "non_mpaja_active": 1},
    "kuala_lumpur": {"troops": 1},
}


def jungle(spaces: Spaces, *dice: int, by: str = BRITISH, **rest: Any) -> Game:
    """Jungle is Neutral has come, with these dice."""
    return play(table(spaces, by=by, card="J6", stage="mandatory", **rest), *(f"die:{die}" for die in dice))


def attrition(here: dict[str, int | bool], die: int = 1, **rest: Any) -> Game:
    """Jungle is Neutral with this die for Kedah, the first Jungle Province, and 6 for the others."""
    return jungle({"kedah": here}, die, **rest)


@pytest.mark.covers("5.4", "tip J6", "1.3.2")
@pytest.mark.parametrize("by", FACTIONS)
def test_j6_rolls_a_die_for_each_of_the_six_jungle_provinces(by: str) -> None:
    game = jungle(JUNGLE_WAR, by=by)
    for _ in range(6):
        assert (game.actor, prompt(game)) == ("chance", "J6-roll")
        assert offered(game) == [f"die:{face}" for face in range(1, 7)]
        play(game, "die:3")
    assert is_done(game)
    before = table(JUNGLE_WAR, by=by)
    for name in (*JUNGLE, *ELSEWHERE):
        assert there(game, name) == there(before, name)


@pytest.mark.covers("5.4", "tip J6", "R-C17")
@pytest.mark.parametrize("die", [1, 2])
@pytest.mark.parametrize("struck", range(6))
def test_j6_strikes_the_province_whose_die_is_1_or_2(die: int, struck: int) -> None:
    game = jungle(JUNGLE_WAR, *(die if i == struck else 3 for i in range(6)))
    assert is_done(game)
    before = table(JUNGLE_WAR)
    for i, name in enumerate(JUNGLE):
        assert (there(game, name) == there(before, name)) is (i != struck)
    for name in ("perak", "selangor", "ec_north"):
        assert there(game, name) == there(before, name)


@pytest.mark.covers("5.4", "tip J6")
def test_j6_everywhere_at_once() -> None:
    game = jungle(JUNGLE_WAR, 1, 2, 1, 2, 1, 2)
    assert is_done(game)
    for name in JUNGLE:
        assert there(game, name) == {}
    assert there(game, "perak") == {"police": 1, "mpaja_underground": 1}
    # The Troop of Negri Sembilan joins the one in Kuala Lumpur.
    assert there(game, "kuala_lumpur") == {"troop": 2}
    assert (available(game, "police"), available(game, "mpaja"), available(game, "supply_cache")) == (4, 8, 3)
    assert (state(game).resistance, state(game).resources) == (2, 0)


@pytest.mark.covers("5.4", "tip J6")
@pytest.mark.parametrize("by", FACTIONS)
def test_j6_each_owner_chooses_one_of_its_forces(by: str) -> None:
    here: dict[str, int | bool] = {"troops": 2, "police": 1, "kempeitai": 1, "caches": 1, "force_136": 1, "camps": True}
    here |= {"mpaja_underground": 1, "mpaja_active": 1, "non_mpaja_underground": 1, "non_mpaja_active": 1}
    game = attrition(here, by=by)
    assert (game.actor, prompt(game)) == (BRITISH, "J6-british")
    kinds = ("mpaja_underground", "mpaja_active", "non_mpaja_underground", "non_mpaja_active", "supply_cache")
    assert offered(game) == [f"{kind}:kedah" for kind in kinds]
    play(game, "mpaja_active:kedah")
    assert (game.actor, prompt(game)) == (JAPANESE, "J6-japanese")
    assert offered(game) == ["troop:kedah", "police:kedah"]
    play(game, "troop:kedah", *["die:6"] * 5)
    assert is_done(game)
    left = {"troop": 1, "police": 1, "kempeitai": 1, "supply_cache": 1, "force_136": 1, "jungle_camp": True}
    hidden = {"mpaja_underground": 1, "non_mpaja_underground": 1, "non_mpaja_active": 1}
    assert there(game, "kedah") == left | hidden
    assert there(game, "kuala_lumpur") == {"troop": 1}


@pytest.mark.covers("tip J6")
@pytest.mark.parametrize("lost", ["mpaja_underground", "supply_cache"])
def test_j6_a_guerrilla_or_the_cache_as_the_british_like(lost: str) -> None:
    game = attrition({"caches": 1, "mpaja_underground": 1})
    assert offered(game) == ["mpaja_underground:kedah", "supply_cache:kedah"]
    play(game, f"{lost}:kedah")
    assert there(game, "kedah") == {kind: 1 for kind in ("mpaja_underground", "supply_cache") if kind != lost}


@pytest.mark.covers("tip J6")
def test_j6_a_lone_cache_goes() -> None:
    game = attrition({"caches": 1})
    assert there(game, "kedah") == {}
    assert available(game, "supply_cache") == 3


@pytest.mark.covers("tip J6", "1.8", "1.9", "1.10")
def test_j6_markers_are_no_forces() -> None:
    game = attrition({"force_136": 2, "camps": True, "kempeitai": 1, "new_villages": True, "terror": 1})
    assert prompt(game) == "J6-roll"
    held = {"force_136": 2, "kempeitai": 1, "jungle_camp": True, "new_village": True, "terror": 1}
    assert there(game, "kedah") == held


@pytest.mark.covers("tip J6", "1.4.1")
def test_j6_police_become_available() -> None:
    game = play(attrition({"troops": 1, "police": 1}), "police:kedah")
    assert there(game, "kedah") == {"troop": 1}
    assert there(game, "kuala_lumpur") == {}
    assert available(game, "police") == 6


@pytest.mark.covers("tip J6", "1.15", "R-J6", "R-C1")
@pytest.mark.parametrize(
    ("here", "left"),
    [
        ({"troops": 1, "mpaja_active": 2}, {"mpaja_active": 1}),
        ({"troops": 1, "mpaja_active": 1}, {"new_village": True}),
        ({"troops": 2, "mpaja_active": 1}, {"troop": 1, "new_village": True}),
    ],
)
def test_j6_new_villages_are_judged_when_both_have_lost(here: dict[str, int | bool], left: dict[str, Any]) -> None:
    game = jungle({"pahang": here | {"new_villages": True}}, 6, 6, 6, 1)
    assert prompt(game) == "J6-roll"
    assert there(game, "pahang") == left


@pytest.mark.covers("tip J6", "R-C17")
def test_j6_the_next_die_is_rolled_after_the_choice() -> None:
    game = jungle({"kedah": {"mpaja_active": 1, "caches": 1}, "kelantan": {"mpaja_active": 1}}, 1)
    assert prompt(game) == "J6-british"
    play(game, "supply_cache:kedah")
    assert prompt(game) == "J6-roll"
    assert there(game, "kelantan") == {"mpaja_active": 1}


@pytest.mark.covers("5.4", "R-C14")
@pytest.mark.parametrize("by", FACTIONS)
def test_j6_closes_the_event_box_for_both(by: str) -> None:
    game = play(jungle({}, *[6] * 6, by=by), "end-turn")
    assert game.actor == by
    assert offered(game) == ["limited-op", "op-special"]
    play(game, "limited-op", "pass", "decline", "end-turn")
    assert game.actor != by
    # The only box left is taken by itself.
    assert "pass" in offered(game)
    assert game.position()["second_box"] == "op-special"


@pytest.mark.covers("5.4", "R-J1", "5.5", "2.3")
def test_j6_comes_after_the_mpaja() -> None:
    spaces: Spaces = {"kedah": {"mpaja_active": 1}, "perak": {"mpaja_active": 1}}
    game = play(table(spaces, stage="reveal", played=["J1"]), "card:J6")
    assert (game.actor, prompt(game)) == (JAPANESE, "icon-shortage")
    play(game, "mpaja_active:perak", "end-turn")
    assert prompt(game) == "J6-roll"
    play(game, "die:1")
    assert there(game, "kedah") == {}


@pytest.mark.covers("5.4", "R-J1")
def test_j6_happens_though_the_icon_does_nothing() -> None:
    game = play(table({}, stage="reveal", played=["J1"]), "card:J6")
    assert prompt(game) == "J6-roll"


# -- J7 South East Asia Command ----------------------------------------------------------------------------------------


@pytest.mark.covers("J7 unshaded", "6.7.1", "6.7.2", "R-J11")
@pytest.mark.parametrize("by", FACTIONS)
@pytest.mark.parametrize(
    ("before", "after", "waiting"),
    [
        ("delay", "6", ["12"]),
        ("6", "12", []),
        ("12", "18", []),
        ("18", "ready", []),
        ("ready", "ready", []),
    ],
)
def test_j7_mountbatten_a_step_towards_ready(by: str, before: str, after: str, waiting: list[str]) -> None:
    game = event("J7", "unshaded", {}, by=by, zipper=before)
    # Without Force 136 there is nothing to Gather with.
    assert is_done(game)
    assert game.position()["zipper"] == after
    assert game.position()["zipper_caches"] == waiting
    assert available(game, "supply_cache") == 5 - len(waiting)


SPIES: Spaces = {
    "pahang": {"force_136": 1, "mpaja_underground": 1},
    "johore": {"non_mpaja_underground": 2},
    "perak": {"mpaja_underground": 1, "troops": 1},
    "kedah": {"force_136": 1, "mpaja_underground": 1},
    "trengganu": {"mpaja_active": 1, "force_136": 1},
}


@pytest.mark.covers("J7 unshaded", "R-C5", "4.2.2", "R-C11", "R-J14")
@pytest.mark.parametrize("by", FACTIONS)
def test_j7_mountbatten_the_british_gather_in_two_spaces(by: str) -> None:
    game = event("J7", "unshaded", SPIES, by=by)
    assert game.actor == BRITISH
    assert offered(game) == ["gather", "decline"]
    play(game, "gather")
    assert offered(game) == ["kedah", "trengganu", "pahang"]
    play(game, "pahang")
    assert (game.actor, offered(game)) == (BRITISH, ["perak", "pahang", "johore", "done"])
    play(game, "johore", "intel-2", "pahang", "intel-0", "done", "kedah")
    assert offered(game) == ["kedah", "perak", "done"]
    play(game, "perak", "intel-1", "done")
    assert is_done(game)
    assert there(game, "johore") == {"non_mpaja_underground": 1, "non_mpaja_active": 1, "intel_2": True}
    assert there(game, "pahang") == {"force_136": 1, "mpaja_active": 1, "intel_0": True}
    assert there(game, "perak") == {"troop": 1, "mpaja_active": 1, "intel_1": True}
    assert there(game, "kedah") == {"force_136": 1, "mpaja_underground": 1}
    assert (state(game).resistance, game.position()["zipper"]) == (2, "6")


@pytest.mark.covers("J7 unshaded", "R-C4")
@pytest.mark.parametrize("by", FACTIONS)
def test_j7_mountbatten_gather_may_be_declined(by: str) -> None:
    game = play(event("J7", "unshaded", SPIES, by=by), "decline")
    assert is_done(game)
    assert game.position()["zipper"] == "6"
    assert there(game, "pahang") == {"force_136": 1, "mpaja_underground": 1}


@pytest.mark.covers("J7 unshaded", "R-C16", "5.1.3")
def test_j7_mountbatten_gather_though_zipper_is_ready() -> None:
    game = event("J7", "unshaded", SPIES, zipper="ready")
    assert offered(game) == ["gather", "decline"]


@pytest.mark.covers("J7 unshaded", "R-C11", "J19 unshaded")
def test_j7_mountbatten_gather_in_three_spaces_with_radios() -> None:
    game = play(event("J7", "unshaded", SPIES, unshaded=["J19"]), "gather", "trengganu", "done", "kedah", "done")
    assert offered_spaces(game) == {"pahang"}


@pytest.mark.covers("J7 unshaded", "R-C11", "J22 unshaded")
def test_j7_mountbatten_gather_unseen_under_j22() -> None:
    game = event("J7", "unshaded", SPIES, unshaded=["J22"])
    play(game, "gather", "kedah", "kedah", "intel-1")
    assert there(game, "kedah") == {"force_136": 1, "mpaja_underground": 1, "intel_1": True}


@pytest.mark.covers("J7 unshaded", "6.7.3", "4.2.1")
@pytest.mark.parametrize(("before", "third"), [("6", True), ("delay", False)])
def test_j7_mountbatten_the_new_level_helps_supply_at_once(before: str, third: bool) -> None:
    spaces: Spaces = {name: {"force_136": 1, "camps": True} for name in ("perak", "pahang", "johore")}
    game = play(event("J7", "unshaded", spaces, by=JAPANESE, zipper=before), "decline", "end-turn")
    play(game, "op-special", "train", "supply", "perak", "pahang")
    assert (prompt(game) == "supply-space") is third


@pytest.mark.covers("J7 unshaded", "6.7.3", "4.2.3")
@pytest.mark.parametrize(("before", "third"), [("18", True), ("12", False)])
def test_j7_mountbatten_the_new_level_helps_raid_at_once(before: str, third: bool) -> None:
    spaces: Spaces = {"pahang": {"caches": 1, "mpaja_active": 3, "force_136": 1}}
    game = play(event("J7", "unshaded", spaces, by=JAPANESE, zipper=before), "decline", "end-turn")
    play(game, "op-special", "train", "raid", "perak", "done", "johore", "done")
    assert there(game, "johore") == {"mpaja_active": 1}
    assert (prompt(game) == "raid-space") is third


@pytest.mark.covers("J7 shaded", "6.7.1", "6.7.2", "R-J11", "tip J7")
@pytest.mark.parametrize("by", FACTIONS)
@pytest.mark.parametrize(
    ("before", "after", "waiting"),
    [
        ("ready", "12", []),
        ("18", "6", ["12"]),
        ("12", "delay", ["6", "12"]),
        ("6", "delay", ["6", "12"]),
        ("delay", "delay", ["6", "12"]),
    ],
)
def test_j7_other_fronts_two_steps_towards_delay(by: str, before: str, after: str, waiting: list[str]) -> None:
    game = event("J7", "shaded", {}, by=by, zipper=before)
    assert is_done(game)
    assert game.position()["zipper"] == after
    assert game.position()["zipper_caches"] == waiting
    assert available(game, "supply_cache") == 5 - len(waiting)


SUPPLIED: Spaces = {name: {"caches": 1} for name in ("perak", "kelantan", "pahang", "johore", "selangor")}


@pytest.mark.covers("J7 shaded", "tip J7", "R-J11", "6.7.2")
@pytest.mark.parametrize("by", FACTIONS)
def test_j7_other_fronts_take_caches_from_the_map_as_the_british_choose(by: str) -> None:
    game = event("J7", "shaded", SUPPLIED, by=by, zipper="12")
    assert (game.actor, prompt(game)) == (BRITISH, "zipper-cache")
    assert offered(game) == ["perak", "kelantan", "pahang", "selangor", "johore"]
    play(game, "pahang")
    assert offered(game) == ["perak", "kelantan", "selangor", "johore"]
    play(game, "perak")
    assert is_done(game)
    assert there(game, "pahang") == there(game, "perak") == {}
    assert game.position()["zipper_caches"] == ["6", "12"]
    assert available(game, "supply_cache") == 0


@pytest.mark.covers("J7 shaded", "tip J7", "6.7.2")
def test_j7_other_fronts_available_caches_go_first() -> None:
    spaces = {name: SUPPLIED[name] for name in ("perak", "kelantan", "pahang", "johore")}
    game = event("J7", "shaded", spaces, zipper="12")
    assert prompt(game) == "zipper-cache"
    assert available(game, "supply_cache") == 0
    play(game, "johore")
    assert is_done(game)
    assert game.position()["zipper_caches"] == ["6", "12"]
    three = event("J7", "shaded", {name: SUPPLIED[name] for name in ("perak", "kelantan", "pahang")}, zipper="12")
    assert is_done(three)
    assert there(three, "pahang") == {"supply_cache": 1}


@pytest.mark.covers("J7 shaded", "tip J7")
def test_j7_other_fronts_the_only_cache_on_the_map() -> None:
    game = event("J7", "shaded", {"perak": {"caches": 1}}, zipper="18", lost_caches=4)
    assert is_done(game)
    assert there(game, "perak") == {}
    assert game.position()["zipper_caches"] == ["12"]


@pytest.mark.covers("J7 shaded", "R-J11")
def test_j7_other_fronts_without_any_cache_the_box_stays_empty() -> None:
    game = event("J7", "shaded", {}, zipper="18", lost_caches=5)
    assert is_done(game)
    assert (game.position()["zipper"], game.position()["zipper_caches"]) == ("6", [])


@pytest.mark.covers("J7 shaded", "6.7.3")
def test_j7_other_fronts_the_new_level_limits_supply_at_once() -> None:
    spaces: Spaces = {name: {"force_136": 1, "camps": True} for name in ("perak", "pahang", "johore")}
    game = play(event("J7", "shaded", spaces, by=JAPANESE, zipper="18"), "end-turn")
    play(game, "op-special", "train", "supply", "perak", "pahang")
    assert prompt(game) != "supply-space"


# -- J8 Air Drops ------------------------------------------------------------------------------------------------------

DROP_ZONES: Spaces = {
    "perak": {"force_136": 1, "camps": True},
    "kelantan": {"force_136": 1, "camps": True},
    "pahang": {"camps": True},
    "johore": {"camps": True},
    "kedah": {"force_136": 1},
}
FIRST_ROUND = ["J1", "J2", "J3", "J4", "J33"]


def supplying(spaces: Spaces, *where: str, **rest: Any) -> Game:
    """The British Supply in these Provinces before a Train."""
    return play(table(spaces, **rest), "op-special", "train", "supply", *where)


def supply_phase(spaces: Spaces, **rest: Any) -> Game:
    """The Supply of a Propaganda Round."""
    return table(spaces, stage="supply", played=FIRST_ROUND, **rest)


@pytest.mark.covers("J8 unshaded", "J8 shaded", "5.3")
@pytest.mark.parametrize("by", FACTIONS)
@pytest.mark.parametrize("side", ["unshaded", "shaded"])
def test_j8_is_in_force_for_whoever_played_it(by: str, side: str) -> None:
    game = event("J8", side, DROP_ZONES, by=by)
    assert is_done(game)
    assert game.position()[side] == ["J8"]
    assert there(game, "pahang") == {"jungle_camp": True}


@pytest.mark.covers("J8 unshaded", "4.2.1")
def test_j8_without_it_supply_needs_force_136() -> None:
    assert offered(supplying(DROP_ZONES)) == ["perak", "kelantan"]


@pytest.mark.covers("J8 unshaded", "tip J8", "4.2.1")
def test_j8_liberators_one_space_without_force_136() -> None:
    game = supplying(DROP_ZONES, unshaded=["J8"])
    # A Jungle Camp is still needed.
    assert offered(game) == ["perak", "kelantan", "pahang", "johore"]
    play(game, "pahang")
    assert offered(game) == ["perak", "kelantan", "done"]
    play(game, "perak")
    assert there(game, "pahang") == {"supply_cache": 1}
    assert there(game, "perak") == {"force_136": 1, "supply_cache": 1}
    # Two spaces in all.
    assert prompt(game) == "train-space"


@pytest.mark.covers("J8 unshaded", "tip J8")
def test_j8_liberators_as_the_second_space() -> None:
    game = supplying(DROP_ZONES, "perak", unshaded=["J8"])
    assert offered(game) == ["kelantan", "pahang", "johore", "done"]
    play(game, "johore")
    assert there(game, "johore") == {"supply_cache": 1}
    assert prompt(game) == "train-space"


@pytest.mark.covers("J8 unshaded", "tip J8", "6.7.3")
def test_j8_liberators_one_of_three_at_zipper_12() -> None:
    game = supplying(DROP_ZONES, "johore", "kelantan", unshaded=["J8"], zipper="12")
    assert offered(game) == ["perak", "done"]
    play(game, "perak")
    assert prompt(game) == "train-space"
    assert available(game, "supply_cache") == 2


@pytest.mark.covers("J8 unshaded")
def test_j8_liberators_need_no_force_136_at_a_camp_at_all() -> None:
    spaces: Spaces = {"pahang": {"camps": True}, "johore": {"camps": True}, "kedah": {"force_136": 1}}
    assert "supply" not in offered(play(table(spaces), "op-special", "train"))
    game = supplying(spaces, "pahang", unshaded=["J8"])
    # No second space without Force 136.
    assert prompt(game) == "train-place"
    assert there(game, "pahang") == {"supply_cache": 1}
    assert there(game, "johore") == {"jungle_camp": True}


@pytest.mark.covers("J8 unshaded", "R-J17", "1.4.2")
def test_j8_liberators_over_a_cache_only_remove_the_camp() -> None:
    game = supplying({"pahang": {"camps": True, "caches": 1}, "kedah": {"force_136": 1}}, unshaded=["J8"])
    assert there(game, "pahang") == {"supply_cache": 1}
    assert available(game, "supply_cache") == 2


@pytest.mark.covers("J8 unshaded", "6.4.1")
def test_j8_liberators_in_the_support_phase() -> None:
    game = supply_phase(DROP_ZONES, unshaded=["J8"])
    assert offered(game) == ["perak", "kelantan", "pahang", "johore", "done"]
    play(game, "johore")
    assert offered(game) == ["perak", "kelantan", "done"]


@pytest.mark.covers("J8 unshaded", "J24 unshaded", "R-C11")
def test_j8_liberators_when_j24_grants_supply() -> None:
    game = play(event("J24", "unshaded", DROP_ZONES, by=JAPANESE, unshaded=["J8"]), "supply", "johore")
    assert offered(game) == ["perak", "kelantan", "done"]


@pytest.mark.covers("J8 unshaded", "J25 unshaded", "R-C11")
def test_j8_liberators_when_j25_grants_supply() -> None:
    game = event("J25", "unshaded", {"johore": {"camps": True}}, unshaded=["J8"])
    play(game, "decline", "supply")
    assert is_done(game)
    assert there(game, "johore") == {"supply_cache": 1}


@pytest.mark.covers("J8 unshaded", "3.2.1")
def test_j8_liberators_do_not_help_train() -> None:
    game = play(table(DROP_ZONES, unshaded=["J8"]), "limited-op", "train")
    assert offered(game) == ["kedah", "perak", "kelantan"]


@pytest.mark.covers("J8 shaded", "R-C17")
@pytest.mark.parametrize("die", range(1, 7))
def test_j8_supplies_lost_on_1_or_2_the_camp_stays(die: int) -> None:
    game = supplying(DROP_ZONES, "perak", shaded=["J8"])
    assert (game.actor, prompt(game)) == ("chance", "supply-roll")
    play(game, f"die:{die}")
    camp = {"jungle_camp": True} if die <= 2 else {"supply_cache": 1}
    assert there(game, "perak") == {"force_136": 1} | camp
    assert available(game, "supply_cache") == (3 if die <= 2 else 2)
    assert available(game, "jungle_camp") == (0 if die <= 2 else 1)
    assert prompt(game) == "supply-space"


@pytest.mark.covers("J8 shaded")
def test_j8_supplies_lost_a_die_for_each_space() -> None:
    game = supplying(DROP_ZONES, "perak", shaded=["J8"], dice=["die:2", "die:3"])
    # A space that got nothing is not selected again.
    assert offered(game) == ["kelantan", "done"]
    play(game, "kelantan")
    assert prompt(game) == "train-space"
    assert there(game, "perak") == {"force_136": 1, "jungle_camp": True}
    assert there(game, "kelantan") == {"force_136": 1, "supply_cache": 1}


@pytest.mark.covers("J8 shaded", "R-J17")
@pytest.mark.parametrize(("die", "camp"), [(2, {"jungle_camp": True}), (3, {})])
def test_j8_supplies_lost_over_a_cache_too(die: int, camp: dict[str, bool]) -> None:
    spaces: Spaces = {"perak": {"force_136": 1, "camps": True, "caches": 1}}
    game = supplying(spaces, shaded=["J8"], dice=[f"die:{die}"])
    assert there(game, "perak") == {"force_136": 1, "supply_cache": 1} | camp


@pytest.mark.covers("J8 shaded", "R-J17", "R-C2")
def test_j8_supplies_lost_before_a_cache_is_taken_from_the_map() -> None:
    spaces: Spaces = {"perak": {"force_136": 1, "camps": True}} | {
        name: {"caches": 1} for name in ("kedah", "pahang", "johore")
    }
    lost = supplying(spaces, shaded=["J8"], dice=["die:1"])
    assert prompt(lost) == "train-place"
    assert there(lost, "perak") == {"force_136": 1, "jungle_camp": True}
    arrived = supplying(spaces, shaded=["J8"], dice=["die:5"])
    assert prompt(arrived) == "take-from-map"


@pytest.mark.covers("J8 shaded", "6.4.1")
@pytest.mark.parametrize(("die", "caches"), [(2, 0), (3, 1)])
def test_j8_supplies_lost_in_the_support_phase(die: int, caches: int) -> None:
    game = play(supply_phase(DROP_ZONES, shaded=["J8"]), "perak", f"die:{die}", "done")
    assert there(game, "perak").get("supply_cache", 0) == caches


@pytest.mark.covers("J8 shaded", "J24 unshaded", "R-C11")
@pytest.mark.parametrize(("die", "caches"), [(2, 0), (3, 1)])
def test_j8_supplies_lost_when_j24_grants_supply(die: int, caches: int) -> None:
    game = event("J24", "unshaded", DROP_ZONES, shaded=["J8"], dice=[f"die:{die}"])
    play(game, "supply", "perak", "done")
    assert is_done(game)
    assert there(game, "perak").get("supply_cache", 0) == caches


@pytest.mark.covers("J8 shaded", "J27 shaded")
def test_j8_supplies_lost_still_calm_the_space_under_j27() -> None:
    spaces: Spaces = {"perak": {"force_136": 1, "camps": True, "opposition": True}}
    game = supplying(spaces, shaded=["J8", "J27"], dice=["die:1"])
    assert there(game, "perak") == {"force_136": 1, "jungle_camp": True}


@pytest.mark.covers("J8 shaded")
def test_j8_without_it_nothing_is_lost() -> None:
    game = supplying(DROP_ZONES, "perak")
    assert prompt(game) == "supply-space"
    assert there(game, "perak") == {"force_136": 1, "supply_cache": 1}
