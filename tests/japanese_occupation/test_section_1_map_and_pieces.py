"""Section 1: the map, its Railways, the forces, markers and tracks."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from coinbox import Game, PositionError
from coinbox.games.japanese_occupation.vocabulary import ADJACENT, BOARD, LINKS, RAILWAYS, SPACES, STARRED
from coinbox.kernel.bits import members
from tests.japanese_occupation.table import (
    Spaces,
    broken,
    event,
    is_done,
    offered,
    offered_spaces,
    play,
    prompt,
    space,
    state,
    table,
)
from tests.tabletalk import asked, drawn, here, weights

JAPANESE = "japanese"
MOUNTAIN = {"perak", "selangor"}
JUNGLE = {"kedah", "kelantan", "trengganu", "pahang", "negri_sembilan", "johore"}
PROVINCES = MOUNTAIN | JUNGLE
ECS = {"ec_north", "ec_south"}
LEVELLED = PROVINCES | {"kuala_lumpur"}
EVERYWHERE = LEVELLED | ECS
NEAR_ECS = {"perak", "kelantan", "pahang", "negri_sembilan", "johore"}
POPULATION = {
    "perak": 3,
    "johore": 2,
    "kelantan": 2,
    "negri_sembilan": 2,
    "kuala_lumpur": 2,
    "kedah": 2,
    "pahang": 1,
    "trengganu": 1,
    "selangor": 1,
    "ec_north": 0,
    "ec_south": 0,
}
NEIGHBOURS = {
    "kedah": {"perak"},
    "perak": {"kedah", "kelantan", "pahang", "selangor", "ec_north"},
    "kelantan": {"perak", "pahang", "trengganu", "ec_north"},
    "trengganu": {"kelantan", "pahang"},
    "pahang": EVERYWHERE - {"kedah", "pahang"},
    "selangor": {"perak", "pahang", "kuala_lumpur", "negri_sembilan"},
    "kuala_lumpur": {"pahang", "selangor", "negri_sembilan"},
    "negri_sembilan": {"kuala_lumpur", "pahang", "johore", "ec_south", "selangor"},
    "johore": {"negri_sembilan", "pahang", "ec_south"},
    "ec_north": {"perak", "kelantan", "pahang"},
    "ec_south": {"pahang", "johore", "negri_sembilan"},
}
RAILWAYS_AT = {
    "kedah": ["r1"],
    "perak": ["r3", "r4", "r5"],
    "kelantan": ["r2", "r4"],
    "trengganu": [],
    "pahang": ["r5", "r6", "r8"],
    "selangor": ["r5"],
    "kuala_lumpur": ["r5", "r6"],
    "negri_sembilan": ["r6", "r7"],
    "johore": ["r7", "r8"],
    "ec_north": ["r4", "r5"],
    "ec_south": ["r6", "r7", "r8"],
}
LINKED = {
    frozenset(pair)
    for pair in (
        *(("r1", "r3"), ("r3", "r4"), ("r2", "r3"), ("r2", "r4"), ("r4", "r5")),
        *(("r5", "r6"), ("r6", "r7"), ("r6", "r8"), ("r7", "r8")),
    )
}
BAND = {"force_136": 1, "mpaja_underground": 1}


def mapped(game: Game, name: str) -> dict[str, Any]:
    row: dict[str, Any] = next(s for s in drawn(game)["spaces"] if s["id"] == name)
    return row


def available(game: Game) -> dict[str, int]:
    pieces: dict[str, int] = drawn(game)["available"]
    return pieces


# -- the map ---------------------------------------------------------------------------------------------------------


@pytest.mark.covers("1.3", "1.3.1")
def test_the_map_has_eight_provinces_kuala_lumpur_and_two_economic_centers() -> None:
    kinds = {name: mapped(table(), name)["kind"] for name in SPACES}
    assert {name for name, kind in kinds.items() if kind == "province"} == PROVINCES
    assert {name for name, kind in kinds.items() if kind == "city"} == {"kuala_lumpur"}
    assert {name for name, kind in kinds.items() if kind == "economic_center"} == ECS
    assert len(kinds) == 11


@pytest.mark.covers("1.3.2", "1.3.4", "1.3.5")
@pytest.mark.parametrize("name", sorted(EVERYWHERE))
def test_population(name: str) -> None:
    assert mapped(table(), name)["population"] == POPULATION[name]


@pytest.mark.covers("1.3.2", "6.2.4")
def test_the_population_of_the_map_is_16() -> None:
    """All of it Neutral takes 3 from Resistance: 16 for every 5."""
    assert sum(BOARD.population) == 16
    game = table({}, stage="resistance", played=["J1", "J2", "J3", "J4", "J33"], resistance=10)
    assert state(game).resistance == 7


@pytest.mark.covers("1.3.2", "3.3.3", "R-J6")
@pytest.mark.parametrize("name", sorted(EVERYWHERE))
def test_jungle_halves_a_sweep_and_nothing_else_does(name: str) -> None:
    game = play(table({name: {"police": 2, "mpaja_underground": 2}}, by=JAPANESE), "limited-op", "sweep", name)
    assert mapped(game, name)["terrain"] in ("jungle", "mountain", "city", "economic_center")
    assert here(game, name, "mpaja_active") == (1 if name in JUNGLE else 2)


@pytest.mark.covers("1.3.2", "3.3.4", "R-J6")
@pytest.mark.parametrize("name", sorted(EVERYWHERE))
def test_mountain_halves_an_assault_and_nothing_else_does(name: str) -> None:
    game = play(table({name: {"troops": 2, "mpaja_active": 2}}, by=JAPANESE), "limited-op", "assault")
    assert here(game, name, "mpaja_active") == (1 if name in MOUNTAIN else 0)


@pytest.mark.covers("1.3.1", "1.3.3")
@pytest.mark.parametrize("name", ["thailand", "singapore", "indonesia"])
def test_foreign_lands_are_no_spaces(name: str) -> None:
    assert name not in SPACES
    with pytest.raises(PositionError):
        table({name: {"troops": 1}})


@pytest.mark.covers("1.3.3", "J18 unshaded")
def test_cards_still_know_what_borders_on_thailand() -> None:
    assert offered_spaces(event("J18", "unshaded", {})) == {"kedah", "perak", "kelantan"}


@pytest.mark.covers("1.3.4", "1.6", "1.11")
def test_kuala_lumpur_has_a_level_and_a_chit() -> None:
    game = table({"kuala_lumpur": {"opposition": True}})
    assert space(game, "kuala_lumpur") == {"intel": True, "control": "none", "level": "opposition"}


@pytest.mark.covers("1.3.5")
@pytest.mark.parametrize("name", sorted(ECS))
def test_economic_centers_hold_forces_kempeitai_and_force_136(name: str) -> None:
    pieces = {"troops": 2, "police": 1, "mpaja_underground": 1, "non_mpaja_active": 1, "force_136": 1, "kempeitai": 1}
    game = table({name: {**pieces, "terror": 1}})
    assert space(game, name) == {
        "troop": 2,
        "police": 1,
        "mpaja_underground": 1,
        "non_mpaja_active": 1,
        "force_136": 1,
        "kempeitai": 1,
        "terror": 1,
        "control": "none",
        "level": "neutral",
    }


@pytest.mark.covers("1.3.5", "1.4.2", "1.6", "1.10", "1.11", "1.15")
@pytest.mark.parametrize("name", sorted(ECS))
@pytest.mark.parametrize(
    "marker", [{"opposition": True}, {"intel": 2}, {"camps": True}, {"new_villages": True}, {"caches": 1}]
)
def test_what_an_economic_center_cannot_hold(name: str, marker: dict[str, int | bool]) -> None:
    with pytest.raises(PositionError, match=r"1\.4\.2"):
        table({name: marker})


@pytest.mark.covers("1.3.7")
@pytest.mark.parametrize("name", sorted(EVERYWHERE))
def test_adjacent_spaces(name: str) -> None:
    assert set(mapped(table(), name)["adjacent"]) == NEIGHBOURS[name]
    assert all(name in NEIGHBOURS[other] for other in NEIGHBOURS[name])


@pytest.mark.covers("1.3.7", "3.2.2")
@pytest.mark.parametrize("name", sorted(EVERYWHERE))
def test_pieces_step_to_adjacent_spaces(name: str) -> None:
    game = play(table({name: {"force_136": 1}}), "limited-op", "contact", "move-force")
    goals = {option.partition(">")[2] for option in offered(game)} if not is_done(game) else set()
    if len(NEIGHBOURS[name]) == 1:
        goals = {other for other in EVERYWHERE if here(game, other, "force_136")}
    assert goals == NEIGHBOURS[name]


@pytest.mark.covers("1.3.7", "3.2.3")
def test_the_southern_economic_center_borders_on_three_provinces_and_three_railways() -> None:
    game = play(table({"ec_south": BAND}), "limited-op", "sabotage")
    assert offered(game) == ["r6", "r7", "r8"]
    assert {SPACES[i] for i in members[ADJACENT[SPACES.index("ec_south")]]} == {"pahang", "johore", "negri_sembilan"}


# -- Railways --------------------------------------------------------------------------------------------------------


@pytest.mark.covers("1.3.6", "2.1")
def test_eight_railways_of_which_the_four_next_to_thailand_and_johore_are_starred() -> None:
    railways = {row["id"]: row for row in drawn(table())["railways"]}
    assert list(railways) == list(RAILWAYS) == [f"r{n}" for n in range(1, 9)]
    assert {name for name, row in railways.items() if row["starred"]} == {"r1", "r2", "r7", "r8"}
    assert {RAILWAYS[i] for i in members[STARRED]} == {"r1", "r2", "r7", "r8"}
    assert all(row["sabotage"] == 0 for row in railways.values())


@pytest.mark.covers("1.3.6", "1.3.7")
@pytest.mark.parametrize("name", sorted(EVERYWHERE))
def test_railways_next_to_a_space(name: str) -> None:
    rows = drawn(table())["railways"]
    assert [row["id"] for row in rows if name in row["touches"]] == RAILWAYS_AT[name]


@pytest.mark.covers("1.3.6", "1.3.7", "3.2.3", "1.12")
@pytest.mark.parametrize("name", sorted(EVERYWHERE - {"trengganu"}))
def test_sabotage_reaches_the_railways_next_to_its_space(name: str) -> None:
    for railway in RAILWAYS_AT[name]:
        game = play(table({name: BAND}), "limited-op", "sabotage")
        if not is_done(game):
            assert offered(game) == RAILWAYS_AT[name]
            play(game, railway)
        assert state(game).sabotage == broken(railway)


@pytest.mark.covers("1.3.6", "4.3.1")
@pytest.mark.parametrize("pair", list(combinations([f"r{n}" for n in range(1, 9)], 2)))
def test_railways_that_are_connected(pair: tuple[str, str]) -> None:
    one, other = (RAILWAYS.index(name) for name in pair)
    assert bool(LINKS[one] >> other & 1) == (frozenset(pair) in LINKED)
    assert bool(LINKS[other] >> one & 1) == (frozenset(pair) in LINKED)


@pytest.mark.covers("1.3.6", "4.3.1", "1.7")
@pytest.mark.parametrize(
    ("cut", "north", "south"),
    [
        ((), 4, 4),
        (("r1",), 3, 3),
        (("r2",), 3, 3),
        (("r3",), 3, 3),
        (("r4",), 2, 2),
        (("r5",), 2, 2),
        (("r6",), 2, 2),
        (("r7",), 3, 3),
        (("r8",), 3, 3),
        (("r3", "r4"), 2, 2),
        (("r1", "r3"), 3, 3),
        (("r4", "r5"), 0, 2),
        (("r4", "r6"), 0, 2),
        (("r7", "r8"), 2, 2),
        (("r6", "r7", "r8"), 2, 0),
    ],
)
def test_chains_of_railways_feed_the_economic_centers(cut: tuple[str, ...], north: int, south: int) -> None:
    for name, gain in (("ec_north", north), ("ec_south", south)):
        game = table({}, by=JAPANESE, sabotage=broken(*cut))
        play(game, "op-special", "deploy", "extract", name, "done")
        assert state(game).resources == gain


@pytest.mark.covers("1.3.6")
@pytest.mark.parametrize("name", ["r1", "r8"])
def test_a_railway_is_no_space(name: str) -> None:
    assert name not in SPACES
    with pytest.raises(PositionError):
        table({name: {"troops": 1}})


@pytest.mark.covers("1.3.6", "1.12", "6.3.1", "R-J13")
def test_a_broken_railway_lets_the_british_add_opposition_next_to_it() -> None:
    game = table({}, stage="unrest", played=["J1", "J2", "J3", "J4", "J33"], sabotage=broken("r5"))
    assert offered_spaces(game) == {"perak", "pahang", "selangor", "kuala_lumpur"}
    play(game, "selangor")
    assert space(game, "selangor")["level"] == "opposition"


@pytest.mark.covers("1.3.6", "1.12", "3.3.2")
def test_construct_takes_sabotage_off_a_railway() -> None:
    game = play(table({"selangor": {"police": 1}}, by=JAPANESE, sabotage=broken("r1", "r5")), "limited-op", "construct")
    assert is_done(game)
    assert state(game).sabotage == broken("r1")


# -- forces ----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("1.4", "1.4.1")
def test_the_forces_and_markers_of_an_empty_map() -> None:
    game = table({}, zipper="12")
    assert available(game) == {
        "troop": 15,
        "police": 6,
        "mpaja": 10,
        "non_mpaja": 4,
        "supply_cache": 5,
        "force_136": 3,
        "jungle_camp": 4,
        "new_village": 4,
    }


@pytest.mark.covers("1.4", "1.4.1", "1.14")
def test_the_zipper_track_keeps_two_caches_back() -> None:
    assert [available(table({}, zipper=box))["supply_cache"] for box in ("delay", "6", "12", "18", "ready")] == [
        *(3, 4, 5, 5, 5)
    ]


@pytest.mark.covers("1.4", "1.8", "1.9", "1.10", "1.15", "R-C18")
@pytest.mark.parametrize(
    "spaces",
    [
        {"perak": {"troops": 10}, "johore": {"troops": 6}},
        {"perak": {"police": 4}, "johore": {"police": 3}},
        {"perak": {"mpaja_underground": 6}, "johore": {"mpaja_active": 5}},
        {"perak": {"non_mpaja_underground": 3}, "johore": {"non_mpaja_active": 2}},
        {"perak": {"kempeitai": 2}, "johore": {"kempeitai": 2}},
        {"perak": {"force_136": 3}, "ec_north": {"force_136": 1}},
        {name: {"caches": 1} for name in ("perak", "kedah", "pahang", "johore")},
        {name: {"camps": True} for name in NEAR_ECS},
        {name: {"new_villages": True} for name in NEAR_ECS},
    ],
)
def test_more_pieces_than_there_are_is_no_position(spaces: Spaces) -> None:
    with pytest.raises(PositionError, match="there are"):
        table(spaces)


@pytest.mark.covers("1.4.1", "3.3.4", "3.2.4")
def test_removed_forces_become_available() -> None:
    spaces: Spaces = {"johore": {"troops": 4, "mpaja_active": 2, "non_mpaja_active": 1, "caches": 1}}
    game = table(spaces, by=JAPANESE)
    before = available(game)
    play(game, "limited-op", "assault", "non_mpaja_active:johore")
    assert available(game) == {
        **before,
        "mpaja": before["mpaja"] + 2,
        "non_mpaja": before["non_mpaja"] + 1,
        "supply_cache": before["supply_cache"] + 1,
    }


@pytest.mark.covers("1.4.1", "1.4", "3.2.4")
def test_a_troop_is_never_removed_and_police_are() -> None:
    spaces: Spaces = {"johore": {"troops": 1, "police": 1, **BAND}}
    game = play(table(spaces), "limited-op", "ambush", "remove-police")
    assert (available(game)["police"], here(game, "johore", "police")) == (6, 0)
    game = play(table(spaces, dice=["die:6"]), "limited-op", "ambush", "roll", "troop:johore>kuala_lumpur")
    assert (available(game)["troop"], here(game, "kuala_lumpur", "troop")) == (14, 1)


# -- taking own pieces from the map -----------------------------------------------------------------------------------

ALL_MPAJA: Spaces = {
    "kedah": {"mpaja_active": 6},
    "johore": {"mpaja_underground": 3},
    "perak": {"mpaja_active": 1, "force_136": 1, "camps": True},
}


@pytest.mark.covers("1.4.1", "R-C2", "3.2.1")
def test_with_no_guerrilla_available_train_may_take_one_from_the_map() -> None:
    game = play(table(ALL_MPAJA), "limited-op", "train", "mpaja")
    assert prompt(game) == "take-from-map"
    assert sorted(offered(game)) == ["done", "mpaja_active:kedah", "mpaja_active:perak", "mpaja_underground:johore"]
    play(game, "mpaja_active:kedah")
    assert (here(game, "kedah", "mpaja_active"), here(game, "perak", "mpaja_underground")) == (5, 1)


@pytest.mark.covers("1.4.1", "R-C2")
def test_a_guerrilla_taken_from_its_own_space_goes_underground_there() -> None:
    game = play(table(ALL_MPAJA), "limited-op", "train", "mpaja", "mpaja_active:perak")
    assert (here(game, "perak", "mpaja_active"), here(game, "perak", "mpaja_underground")) == (0, 1)


@pytest.mark.covers("R-C2")
def test_taking_from_the_map_is_optional() -> None:
    game = play(table(ALL_MPAJA), "limited-op", "train", "mpaja", "done")
    assert offered(game) == ["non_mpaja", "done"]
    play(game, "done")
    assert here(game, "perak", "mpaja_active") == 1
    assert available(game)["mpaja"] == 0


@pytest.mark.covers("R-C2", "1.4.1")
def test_nothing_is_taken_while_that_type_is_available() -> None:
    spaces: Spaces = {**ALL_MPAJA, "kedah": {"mpaja_active": 5}}
    game = play(table(spaces), "limited-op", "train", "mpaja")
    assert (here(game, "perak", "mpaja_underground"), here(game, "kedah", "mpaja_active")) == (1, 5)


@pytest.mark.covers("R-C2", "1.4")
def test_mpaja_and_others_are_different_types() -> None:
    spaces: Spaces = {"kedah": {"non_mpaja_active": 4}, "perak": {"force_136": 1, "mpaja_active": 1}}
    game = play(table(spaces), "limited-op", "train", "non_mpaja")
    assert offered(game) == ["non_mpaja_active:kedah", "done"]


@pytest.mark.covers("R-C2", "1.4.1", "3.3.1")
def test_with_no_police_available_deploy_may_take_one_from_the_map() -> None:
    spaces: Spaces = {"perak": {"police": 5, "troops": 1}, "johore": {"police": 1}}
    game = play(table(spaces, by=JAPANESE), "limited-op", "deploy", "kuala_lumpur")
    assert offered(game) == ["police:perak", "police:johore", "done"]
    play(game, "police:johore")
    assert (here(game, "johore", "police"), here(game, "kuala_lumpur", "police")) == (0, 1)


@pytest.mark.covers("R-C2", "1.4.1", "4.2.1")
def test_with_no_cache_available_supply_may_take_one_from_the_map() -> None:
    spaces: Spaces = {
        **{name: {"caches": 1} for name in ("kedah", "kelantan", "pahang")},
        "johore": {"force_136": 1, "camps": True},
    }
    game = play(table(spaces), "op-special", "train", "supply")
    assert offered(game) == ["supply_cache:kedah", "supply_cache:kelantan", "supply_cache:pahang", "done"]
    play(game, "supply_cache:pahang")
    assert (here(game, "pahang", "supply_cache"), here(game, "johore", "supply_cache")) == (0, 1)
    assert drawn(game)["zipper_caches"] == ["6", "12"]


@pytest.mark.covers("1.9", "R-C2")
def test_force_136_is_never_taken_from_the_map() -> None:
    spaces: Spaces = {"perak": {"force_136": 2}, "johore": {"force_136": 1}}
    game = play(table(spaces), "limited-op", "contact")
    assert prompt(game) == "contact-move"
    assert "place-force" not in offered(play(table(spaces), "op-special", "contact"))


CAMPED: Spaces = {name: {"camps": True} for name in ("kedah", "perak", "johore", "selangor")}


@pytest.mark.covers("1.10", "R-J19", "R-C2", "R-J2")
def test_with_no_camp_available_contact_must_take_one_from_the_map() -> None:
    game = play(table(CAMPED), "limited-op", "contact", "pahang")
    assert prompt(game) == "take-camp"
    assert asked(game) == 0
    assert offered(game) == ["kedah", "perak", "selangor", "johore"]
    play(game, "selangor")
    assert ("jungle_camp" in space(game, "pahang"), "jungle_camp" in space(game, "selangor")) == (True, False)
    assert available(game)["jungle_camp"] == 0


@pytest.mark.covers("1.10", "R-J2", "3.2.2")
def test_contact_takes_camps_from_provinces_that_it_did_not_enter() -> None:
    """Force 136 enter Perak, which has a camp, and Pahang and Kelantan, which have none."""
    spaces: Spaces = {**CAMPED, "selangor": {"camps": True, "force_136": 1}, "trengganu": {"force_136": 2}}
    game = play(table(spaces), "limited-op", "contact", "force_136:selangor>perak")
    play(game, "force_136:trengganu>pahang", "force_136:trengganu>kelantan")
    assert (prompt(game), offered(game)) == ("take-camp", ["kedah", "selangor", "johore"])
    play(game, "selangor")
    assert offered(game) == ["kedah", "johore"], "neither Perak, which was entered, nor the camp just placed"


@pytest.mark.covers("1.10", "R-J2", "3.2.2")
def test_contact_may_take_the_camp_of_a_province_that_force_136_only_left() -> None:
    spaces: Spaces = {**CAMPED, "johore": {"camps": True, "force_136": 1}}
    game = play(table(spaces), "limited-op", "contact", "move-force", "force_136:johore>pahang")
    assert (prompt(game), offered(game)) == ("take-camp", ["kedah", "perak", "selangor", "johore"])


@pytest.mark.covers("1.10", "R-J19", "5.5")
def test_with_no_camp_available_the_japanese_must_take_one_to_seize_supplies() -> None:
    game = table({**CAMPED, "pahang": {"caches": 1}}, stage="icon", card="J3")
    assert prompt(game) == "take-camp"
    assert asked(game) == 1
    assert offered(game) == ["kedah", "perak", "selangor", "johore"]
    play(game, "perak")
    assert "jungle_camp" in space(game, "pahang")
    assert "jungle_camp" not in space(game, "perak")


# -- stacking --------------------------------------------------------------------------------------------------------


@pytest.mark.covers("1.4.2")
def test_two_caches_in_a_space_are_no_position() -> None:
    with pytest.raises(PositionError):
        table({"perak": {"caches": 2}})


@pytest.mark.covers("1.4.2", "4.2.1", "R-J17", "R-C3")
def test_supply_never_brings_a_second_cache() -> None:
    game = table({"perak": {"caches": 1, "camps": True, "force_136": 1}})
    play(game, "op-special", "train", "supply")
    assert here(game, "perak", "supply_cache") == 1
    assert "jungle_camp" not in space(game, "perak")
    assert (available(game)["supply_cache"], available(game)["jungle_camp"]) == (2, 4)


@pytest.mark.covers("1.4.2", "1.10", "1.15")
@pytest.mark.parametrize("marker", ["camps", "new_villages"])
@pytest.mark.parametrize("name", ["kuala_lumpur", "ec_north", "ec_south"])
def test_camps_and_villages_are_for_provinces_only(marker: str, name: str) -> None:
    with pytest.raises(PositionError, match=r"1\.4\.2"):
        table({name: {marker: True}})


@pytest.mark.covers("1.4.2", "3.2.2")
@pytest.mark.parametrize("name", ["kuala_lumpur", "ec_south"])
def test_contact_sets_up_no_camp_outside_provinces(name: str) -> None:
    game = table({"negri_sembilan": {"force_136": 1}})
    play(game, "limited-op", "contact", "move-force", f"force_136:negri_sembilan>{name}")
    assert is_done(game)
    assert available(game)["jungle_camp"] == 4


@pytest.mark.covers("1.4.2", "3.2.2")
def test_a_province_has_one_camp() -> None:
    game = play(table({"perak": {"camps": True}}), "limited-op", "contact", "perak")
    assert is_done(game)
    assert (space(game, "perak")["jungle_camp"], available(game)["jungle_camp"]) == (True, 3)


@pytest.mark.covers("1.4.2", "1.15", "3.3.2")
def test_a_province_has_one_new_village() -> None:
    game = table({"perak": {"police": 1, "new_villages": True}}, by=JAPANESE)
    play(game, "limited-op", "construct")
    assert is_done(game)
    assert available(game)["new_village"] == 3


@pytest.mark.covers("1.4.2", "1.8", "1.9")
def test_kempeitai_and_force_136_stack() -> None:
    game = table({"perak": {"kempeitai": 3, "force_136": 3}})
    assert (here(game, "perak", "kempeitai"), here(game, "perak", "force_136")) == (3, 3)


@pytest.mark.covers("1.4.2", "3.2.3")
def test_the_sabotage_operation_marks_only_railways_without_a_marker() -> None:
    game = play(table({"ec_south": BAND}, sabotage=broken("r7")), "limited-op", "sabotage")
    assert offered(game) == ["r6", "r8"]


@pytest.mark.covers("1.4.2", "J23 unshaded")
def test_an_event_may_add_a_second_sabotage_marker() -> None:
    game = play(event("J23", "unshaded", {}, sabotage=broken("r7")), "r7", "r1")
    assert state(game).sabotage == [1, 0, 0, 0, 0, 0, 2, 0]


@pytest.mark.covers("1.4.2", "4.3.2", "1.12")
def test_reprisal_adds_no_second_terror_marker() -> None:
    for before in (0, 1):
        game = table({"perak": {"troops": 1, "terror": before}}, by=JAPANESE)
        play(game, "op-special", "sweep", "reprisal")
        assert here(game, "perak", "terror") == 1


# -- Underground and Active --------------------------------------------------------------------------------------------


@pytest.mark.covers("1.4.3", "3.2.1")
def test_new_guerrillas_are_underground() -> None:
    spaces: Spaces = {"perak": {"force_136": 1, "caches": 1, "mpaja_active": 1, "non_mpaja_active": 1}}
    game = play(table(spaces), "limited-op", "train", "mpaja", "non_mpaja")
    assert (here(game, "perak", "mpaja_underground"), here(game, "perak", "non_mpaja_underground")) == (1, 1)
    assert (here(game, "perak", "mpaja_active"), here(game, "perak", "non_mpaja_active")) == (1, 1)


@pytest.mark.covers("1.4.3", "2.1")
def test_all_guerrillas_begin_underground() -> None:
    s = state(table())
    assert (sum(s.mpaja_underground), sum(s.non_mpaja_underground)) == (6, 2)
    assert (sum(s.mpaja_active), sum(s.non_mpaja_active)) == (0, 0)


@pytest.mark.covers("1.4.3", "3.2.2")
@pytest.mark.parametrize("piece", ["non_mpaja_underground", "non_mpaja_active"])
def test_moving_does_not_flip_a_guerrilla(piece: str) -> None:
    game = table({"kedah": {"force_136": 1, piece: 1}})
    play(game, "limited-op", "contact", "move-force", f"{piece}:kedah>perak")
    assert here(game, "perak", piece) == 1


@pytest.mark.covers("1.4.3", "3.3.4")
def test_caches_are_active_without_being_shown() -> None:
    game = play(table({"johore": {"troops": 1, "caches": 1}}, by=JAPANESE), "limited-op", "assault")
    assert here(game, "johore", "supply_cache") == 0


@pytest.mark.covers("1.4.3", "3.3.3")
def test_active_guerrillas_stay_active() -> None:
    game = play(table({"perak": {"police": 3, "mpaja_active": 2, "mpaja_underground": 1}}, by=JAPANESE), "limited-op")
    play(game, "sweep", "perak")
    assert (here(game, "perak", "mpaja_active"), here(game, "perak", "mpaja_underground")) == (3, 0)


# -- factions, levels, Resources --------------------------------------------------------------------------------------


@pytest.mark.covers("1.5")
@pytest.mark.parametrize(("by", "actor"), [("british", 0), (JAPANESE, 1)])
def test_two_factions_take_turns(by: str, actor: int) -> None:
    game = table(by=by)
    assert game.driver.rules.factions == ("british", "japanese")
    assert asked(game) == actor


@pytest.mark.covers("1.6")
@pytest.mark.parametrize("name", sorted(LEVELLED))
def test_provinces_and_kuala_lumpur_are_neutral_or_at_opposition(name: str) -> None:
    assert space(table({}), name)["level"] == "neutral"
    assert space(table({name: {"opposition": True}}), name)["level"] == "opposition"


@pytest.mark.covers("1.6")
def test_adding_and_removing_opposition_is_one_marker() -> None:
    game = play(table({"perak": {"troops": 1, "opposition": True}}, by=JAPANESE), "op-special", "sweep", "reprisal")
    assert space(game, "perak")["level"] == "neutral"
    game = play(table({"perak": {"troops": 1}}, by=JAPANESE), "limited-op", "construct", "new-village")
    assert space(game, "perak")["level"] == "opposition"


@pytest.mark.covers("1.7", "4.3.1", "R-J7")
@pytest.mark.parametrize(("before", "after"), [(0, 8), (11, 19), (12, 20), (15, 20), (20, 20)])
def test_resources_stop_at_20(before: int, after: int) -> None:
    game = table({}, by=JAPANESE, resources=before)
    play(game, "op-special", "deploy", "extract", "ec_north", "ec_south")
    assert state(game).resources == after


@pytest.mark.covers("1.7", "J31 unshaded")
def test_resources_stop_at_0() -> None:
    spaces: Spaces = {name: {"troops": 1, "opposition": True} for name in ("perak", "johore", "kedah")}
    assert state(event("J31", "unshaded", spaces, resources=2)).resources == 0


@pytest.mark.covers("1.7", "3.1")
@pytest.mark.parametrize("number", [-1, 21])
@pytest.mark.parametrize("track", ["resources", "resistance"])
def test_tracks_run_from_0_to_20(number: int, track: str) -> None:
    with pytest.raises(PositionError):
        table({}, resources=number if track == "resources" else 0, resistance=number if track == "resistance" else 0)


@pytest.mark.covers("1.7", "3.1")
def test_resources_buy_nothing() -> None:
    game = table(by=JAPANESE, resources=3)
    play(game, "op-special", "sweep", "perak", "johore", "pahang", "done", "done", "done")
    assert is_done(game)
    assert state(game).resources == 3


# -- Kempeitai and Force 136 -------------------------------------------------------------------------------------------


@pytest.mark.covers("1.8", "3.3.1")
def test_kempeitai_are_on_the_map_and_never_available() -> None:
    game = table()
    assert sum(state(game).kempeitai) == 3
    assert "kempeitai" not in available(game)


@pytest.mark.covers("1.8", "3.2.4", "R-J5")
def test_an_ambush_sends_kempeitai_to_kuala_lumpur() -> None:
    game = play(table({"perak": {"kempeitai": 1, **BAND}}), "limited-op", "ambush", "kempeitai:perak>kuala_lumpur")
    assert (here(game, "perak", "kempeitai"), here(game, "kuala_lumpur", "kempeitai")) == (0, 1)
    assert state(game).resistance == 3


@pytest.mark.covers("1.8", "1.4", "3.3.2", "1.15")
def test_kempeitai_are_no_forces() -> None:
    """No Construct among Kempeitai alone, and a New Village does not last with them among Guerrillas."""
    game = table({"perak": {"kempeitai": 2}, "johore": {"kempeitai": 1, "new_villages": True}})
    assert "construct" not in offered(play(table({"perak": {"kempeitai": 2}}, by=JAPANESE), "limited-op"))
    play(game, "limited-op", "contact", "johore", "end-turn")
    assert "new_village" in space(game, "johore")
    with pytest.raises(PositionError, match=r"1\.15"):
        table({"johore": {"kempeitai": 1, "new_villages": True, "mpaja_active": 1}})


@pytest.mark.covers("1.9", "1.4", "1.15", "3.3.2")
def test_force_136_are_no_forces() -> None:
    """They neither outnumber cubes nor drive a New Village out."""
    spaces: Spaces = {"perak": {"force_136": 3, "police": 1, "camps": True}, "johore": {"new_villages": True}}
    game = play(table(spaces, by=JAPANESE), "limited-op", "construct")
    assert offered(game) == ["new-village", "done"]
    game = table({"perak": {"force_136": 1, "camps": True, "new_villages": True}})
    assert "new_village" in space(game, "perak")


@pytest.mark.covers("1.9", "2.4.4", "R-J3")
@pytest.mark.parametrize("operation", ["train", "sabotage", "ambush"])
def test_force_136_opens_spaces_even_for_a_limited_operation(operation: str) -> None:
    spaces: Spaces = {name: {"mpaja_underground": 1, "police": 1} for name in ("perak", "johore", "pahang")}
    assert operation not in offered(play(table(spaces), "limited-op"))
    led: Spaces = {name: {**row, "force_136": int(name != "pahang")} for name, row in spaces.items()}
    assert offered_spaces(play(table(led), "limited-op", operation)) == {"perak", "johore"}


@pytest.mark.covers("1.9", "4.3.3", "R-J8")
def test_eliminate_makes_a_force_136_available_again() -> None:
    game = table({"perak": {"kempeitai": 1, "force_136": 1}}, by=JAPANESE, dice=["die:1"])
    play(game, "op-special", "sweep", "eliminate", "remove-force")
    assert available(game)["force_136"] == 3
    assert state(game).resistance == 1


@pytest.mark.covers("1.9", "4.2.1", "4.2.2")
def test_supply_and_gather_need_force_136() -> None:
    spaces: Spaces = {"perak": {"camps": True, "mpaja_underground": 1}}
    assert prompt(play(table(spaces), "op-special", "contact")) == "contact-province"
    spaces["perak"]["force_136"] = 1
    assert offered(play(table(spaces), "op-special", "contact")) == ["place-force", "move-force", "supply", "gather"]


@pytest.mark.covers("1.10", "3.2.1")
def test_a_camp_lets_train_place_mpaja_guerrillas() -> None:
    for camps, options in ((False, ["non_mpaja", "done"]), (True, ["non_mpaja", "mpaja", "done"])):
        game = play(table({"perak": {"force_136": 1, "camps": camps}}), "limited-op", "train")
        assert offered(game) == options


@pytest.mark.covers("1.10", "1.4", "1.15", "6.2.2")
def test_a_camp_is_no_force() -> None:
    game = table({"perak": {"camps": True, "new_villages": True}})
    assert "new_village" in space(game, "perak")
    assert "assault" not in offered(play(table({"perak": {"camps": True, "troops": 2}}, by=JAPANESE), "limited-op"))


# -- Intel -----------------------------------------------------------------------------------------------------------

SPIES: Spaces = {"perak": {"force_136": 1, "mpaja_underground": 3}, "johore": {"kempeitai": 1}}


def gather(game: Game, *names: str) -> Game:
    return play(game, "op-special", "sabotage", "gather", *names)


@pytest.mark.covers("1.11", "2.1", "R-J14")
def test_a_concealed_chit_lies_in_each_province_and_kuala_lumpur() -> None:
    game = table()
    assert {name for name in EVERYWHERE if "intel" in space(game, name)} == LEVELLED
    assert not any(state(game).intel)


@pytest.mark.covers("1.11", "R-J14", "4.2.2")
def test_a_chit_is_drawn_when_it_is_first_looked_at() -> None:
    game = gather(table(SPIES), "perak")
    assert weights(game) == {"intel-0": 3, "intel-1": 3, "intel-2": 3}
    play(game, "intel-2")
    assert "intel_2" in space(game, "perak")
    assert "intel" not in space(game, "perak")


@pytest.mark.covers("1.11", "R-J14")
def test_the_cup_holds_three_of_each_value() -> None:
    spaces: Spaces = {
        **SPIES,
        **{name: {"intel": 3, "revealed": True} for name in ("kedah", "pahang", "johore")},
        "selangor": {"intel": 1, "revealed": True},
    }
    assert weights(gather(table(spaces), "perak")) == {"intel-0": 2, "intel-1": 3}


@pytest.mark.covers("1.11")
def test_four_chits_of_a_value_are_no_position() -> None:
    with pytest.raises(PositionError, match="Intel"):
        table({name: {"intel": 1} for name in ("kedah", "pahang", "johore", "perak")})


@pytest.mark.covers("1.11", "R-J14", "4.3.3")
def test_a_chit_that_is_concealed_keeps_its_value() -> None:
    spaces: Spaces = {"perak": {"force_136": 1, "mpaja_underground": 2, "kempeitai": 1, "intel": 2, "revealed": True}}
    game = table(spaces, by=JAPANESE, card="J7")
    play(game, "op-special", "sweep", "eliminate", "conceal")
    assert "intel" in space(game, "perak")
    assert "intel_1" not in space(game, "perak")
    play(game, "trengganu", "done", "end-turn", "event", "unshaded", "gather", "perak")
    assert "intel_1" in space(game, "perak")


@pytest.mark.covers("1.11", "6.6")
def test_reset_returns_all_chits_to_the_cup() -> None:
    spaces: Spaces = {"perak": {"intel": 2, "revealed": True}, "johore": {"intel": 3}}
    game = table(spaces, stage="reset", played=["J1", "J2", "J3", "J4", "J33"])
    assert not any(state(game).intel)
    assert {name for name in EVERYWHERE if "intel" in space(game, name)} == LEVELLED


@pytest.mark.covers("1.11", "6.2.1")
def test_revealed_chits_raise_resistance_and_concealed_ones_do_not() -> None:
    spaces: Spaces = {
        "perak": {"intel": 3, "revealed": True, "opposition": True},
        "pahang": {"intel": 2, "revealed": True},
        "kedah": {"intel": 1, "revealed": True},
        "johore": {"intel": 3},
    }
    game = table(spaces, stage="resistance", played=["J1", "J2", "J3", "J4", "J33"], resistance=10)
    # Perak's new Guerrilla outnumbers no cubes for +1; 13 Neutral Population take 2.
    assert state(game).resistance == 10 + 3 + 1 - 2


# -- Sabotage, Terror, tracks ------------------------------------------------------------------------------------------


@pytest.mark.covers("1.12", "5.5", "6.3.1", "R-J9")
def test_terror_keeps_the_mpaja_and_unrest_from_adding_opposition() -> None:
    spaces: Spaces = {"selangor": {"camps": True, "terror": 1}, "johore": {"camps": True}}
    game = table(spaces, stage="icon", card="J1")
    assert (space(game, "selangor")["level"], space(game, "johore")["level"]) == ("neutral", "opposition")
    game = table(spaces, stage="unrest", played=["J1", "J2", "J3", "J4", "J33"], sabotage=broken("r5"))
    assert offered_spaces(game) == {"perak", "pahang", "kuala_lumpur"}


@pytest.mark.covers("1.12", "6.6")
def test_reset_removes_terror_and_leaves_sabotage() -> None:
    played = ["J1", "J2", "J3", "J4", "J33"]
    game = table({"perak": {"terror": 1}, "ec_north": {"terror": 2}}, stage="reset", played=played, sabotage=[2] * 8)
    assert not any(state(game).terror)
    assert state(game).sabotage == [2] * 8


@pytest.mark.covers("1.13", "3.2.4", "R-C1")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (19, 20), (20, 20)])
def test_resistance_stops_at_20(before: int, after: int) -> None:
    game = table({"perak": {"kempeitai": 1, **BAND}}, resistance=before)
    play(game, "limited-op", "ambush", "kempeitai:perak>kuala_lumpur")
    assert state(game).resistance == after


@pytest.mark.covers("1.13", "4.3.3", "R-C1")
@pytest.mark.parametrize(("before", "after"), [(20, 19), (1, 0), (0, 0)])
def test_resistance_stops_at_0(before: int, after: int) -> None:
    game = table({"perak": {"kempeitai": 1, "force_136": 1}}, by=JAPANESE, dice=["die:1"], resistance=before)
    play(game, "op-special", "sweep", "eliminate", "remove-force")
    assert state(game).resistance == after


@pytest.mark.covers("R-C1", "6.2")
def test_a_round_moves_resistance_by_its_net_sum() -> None:
    """At 20, +2 for a chit and -4 for 16 Resources are 18; step by step it would be 16."""
    spaces: Spaces = {name: {"opposition": True, "troops": 1} for name in LEVELLED} | {
        "perak": {"opposition": True, "troops": 1, "intel": 3, "revealed": True}
    }
    game = table(spaces, stage="resistance", played=["J1", "J2", "J3", "J4", "J33"], resistance=20, resources=16)
    assert state(game).resistance == 18


@pytest.mark.covers("1.14", "6.7.2", "6.2.5", "R-J11")
@pytest.mark.parametrize(
    ("resistance", "box", "waiting"),
    [(5, "delay", ["6", "12"]), (6, "6", ["12"]), (11, "6", ["12"]), (12, "12", []), (18, "18", []), (20, "ready", [])],
)
def test_the_zipper_follows_resistance_and_releases_caches(resistance: int, box: str, waiting: list[str]) -> None:
    spaces: Spaces = {name: {"opposition": True, "troops": 1} for name in LEVELLED}
    game = table(spaces, stage="resistance", played=["J1", "J2", "J3", "J4", "J33"], resistance=resistance)
    assert drawn(game)["zipper"] == box
    assert drawn(game)["zipper_caches"] == waiting
    assert available(game)["supply_cache"] == 5 - len(waiting)


# -- New Villages ------------------------------------------------------------------------------------------------------


@pytest.mark.covers("1.15", "3.3.2")
def test_the_pool_holds_four_new_villages() -> None:
    spaces: Spaces = {name: {"police": 1, "new_villages": name != "johore"} for name in sorted(NEAR_ECS)}
    game = play(table(spaces, by=JAPANESE), "limited-op", "construct", "johore")
    assert is_done(game)
    assert "new_village" not in space(game, "johore")


@pytest.mark.covers("1.15", "4.3.1")
def test_new_villages_augment_extract() -> None:
    spaces: Spaces = {"perak": {"new_villages": True}, "johore": {"new_villages": True}}
    game = play(table(spaces, by=JAPANESE), "op-special", "deploy", "extract", "ec_north", "ec_south")
    assert state(game).resources == 10


@pytest.mark.covers("1.15", "R-J6", "R-C1", "3.2.4")
def test_a_new_village_goes_when_its_last_cube_does() -> None:
    spaces: Spaces = {"perak": {"police": 1, "kempeitai": 1, "new_villages": True, **BAND}}
    game = play(table(spaces), "limited-op", "ambush", "remove-police")
    assert "new_village" not in space(game, "perak")
    assert available(game)["new_village"] == 4


@pytest.mark.covers("1.15", "R-J6", "3.3.3")
def test_a_new_village_goes_when_the_troops_leave_its_guerrillas() -> None:
    spaces: Spaces = {"perak": {"troops": 2, "new_villages": True, "mpaja_active": 1}}
    game = play(table(spaces, by=JAPANESE), "limited-op", "sweep", "kedah", "troop:perak>kedah")
    assert "new_village" in space(game, "perak")
    play(game, "troop:perak>kedah")
    assert "new_village" not in space(game, "perak")


@pytest.mark.covers("1.15", "R-J6", "3.2.1")
def test_a_new_village_goes_when_a_guerrilla_comes_alone() -> None:
    game = play(table({"perak": {"new_villages": True, "force_136": 1}}), "limited-op", "train")
    assert "new_village" in space(game, "perak")
    play(game, "non_mpaja")
    assert "new_village" not in space(game, "perak")


@pytest.mark.covers("1.15", "R-J6", "4.2.1")
def test_a_lone_cache_drives_a_new_village_out() -> None:
    game = table({"perak": {"new_villages": True, "force_136": 1, "camps": True}})
    play(game, "op-special", "contact", "supply")
    assert "new_village" not in space(game, "perak")


@pytest.mark.covers("1.15", "R-J6", "3.2.2")
def test_an_escort_drives_a_new_village_out_and_force_136_alone_does_not() -> None:
    for escort, stays in (("done", True), ("non_mpaja_underground:kedah>perak", False)):
        game = table({"kedah": {"force_136": 1, "non_mpaja_underground": 1}, "perak": {"new_villages": True}})
        play(game, "limited-op", "contact", "move-force", escort)
        assert ("new_village" in space(game, "perak")) is stays


@pytest.mark.covers("1.15", "R-J6")
def test_a_new_village_stays_without_british_forces_or_with_a_cube() -> None:
    game = table({"perak": {"troops": 1, "new_villages": True}}, by=JAPANESE)
    play(game, "limited-op", "sweep", "kedah", "troop:perak>kedah")
    assert "new_village" in space(game, "perak")
    game = table({"perak": {"police": 1, "new_villages": True, "mpaja_active": 4}})
    assert "new_village" in space(game, "perak")
