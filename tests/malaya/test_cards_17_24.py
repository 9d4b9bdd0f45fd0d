"""Event cards M17 to M24, both sides, as each faction plays them."""

from __future__ import annotations

import pytest

from coinbox import Game
from tests.malaya.table import Spaces, event, is_done, offered, offered_spaces, play, prompt, space, state, table

BOTH = pytest.mark.parametrize("by", ["british", "mcp"])
GUERRILLA = 2


def villages(game: Game) -> int:
    """How many New Villages stand on the map."""
    return int(state(game).new_villages.bit_count())


# -- M17 Special Branch ----------------------------------------------------------------------------------------------

INFORMED: Spaces = {
    "pahang": {"troops": 2, "underground": 2, "bases": 1},
    "thailand": {"underground": 1, "active": 1},
    "kedah": {"underground": 1},
}


@pytest.mark.covers("M17 unshaded", "R-C15", "5.4", "3.1.2")
def test_m17_unshaded_activates_in_two_spaces_and_assaults_free() -> None:
    game = event("M17", "unshaded", INFORMED)
    assert game.actor == "british"
    assert offered_spaces(game) == {"pahang", "thailand", "kedah"}
    play(game, "thailand")
    assert offered_spaces(game) == {"pahang", "kedah"}
    play(game, "pahang")
    assert (space(game, "thailand")["active"], space(game, "pahang")["active"]) == (2, 2)
    assert space(game, "kedah")["underground"] == 1
    assert offered(game) == ["pahang", "done"]
    play(game, "pahang")
    assert space(game, "pahang") == {"troop": 2, "base": 1, "control": "british", "level": "neutral"}
    assert state(game).political_will == 13
    assert state(game).british_resources == 20
    assert is_done(game)


@pytest.mark.covers("M17 unshaded", "tip M17")
def test_m17_unshaded_assault_may_be_elsewhere() -> None:
    game = event("M17", "unshaded", INFORMED | {"kuala_lumpur": {"police": 3, "active": 2}})
    play(game, "pahang", "kedah")
    assert offered(game) == ["pahang", "kuala_lumpur", "done"]
    play(game, "kuala_lumpur")
    assert "active" not in space(game, "kuala_lumpur")
    assert space(game, "pahang")["active"] == 2
    assert is_done(game)


@pytest.mark.covers("M17 unshaded", "R-C5", "R-C4")
def test_m17_unshaded_of_the_mcp_they_pick_the_spaces_and_the_british_the_assault() -> None:
    game = event("M17", "unshaded", INFORMED, by="mcp", british_resources=0)
    assert game.actor == "mcp"
    play(game, "thailand", "kedah")
    assert (game.actor, offered(game)) == ("british", ["pahang", "done"])
    play(game, "done")
    assert space(game, "pahang")["underground"] == 2
    assert is_done(game)


@pytest.mark.covers("M17 unshaded", "R-C4")
def test_m17_unshaded_assault_is_free_at_no_resources() -> None:
    game = play(event("M17", "unshaded", INFORMED, british_resources=0), "pahang", "kedah", "pahang")
    assert "active" not in space(game, "pahang")
    assert state(game).british_resources == 0


@pytest.mark.covers("M17 unshaded", "R-C15")
def test_m17_unshaded_one_space_is_taken_by_itself_in_any_state() -> None:
    game = event("M17", "unshaded", {"kedah": {"active": 1}})
    assert is_done(game)
    assert space(game, "kedah")["active"] == 1


@pytest.mark.covers("M17 unshaded", "R-C16", "R-M13")
def test_m17_unshaded_without_guerrillas_still_assaults_a_base() -> None:
    game = event("M17", "unshaded", {"pahang": {"troops": 1, "bases": 1}})
    assert offered(game) == ["pahang", "done"]
    play(game, "pahang")
    assert "base" not in space(game, "pahang")
    assert state(game).political_will == 13


@pytest.mark.covers("M17 unshaded", "R-C11")
def test_m17_unshaded_assault_follows_m2() -> None:
    spaces: Spaces = {"pahang": {"troops": 1, "underground": 1, "bases": 1}}
    game = play(event("M17", "unshaded", spaces, unshaded=["M2"]), "pahang")
    assert offered(game) == ["guerrillas-first", "bases-first"]
    play(game, "bases-first")
    assert space(game, "pahang") == {"troop": 1, "active": 1, "control": "none", "level": "neutral"}
    assert state(game).political_will == 14


@BOTH
@pytest.mark.covers("M17 shaded")
def test_m17_shaded_hides_every_guerrilla(by: str) -> None:
    game = event(
        "M17",
        "shaded",
        {"thailand": {"active": 2}, "kedah": {"active": 1, "underground": 1}, "ec_north": {"active": 1}},
        by=by,
    )
    assert is_done(game)
    assert [space(game, name)["underground"] for name in ("thailand", "kedah", "ec_north")] == [2, 2, 1]
    assert state(game).with_active == 0
    assert state(game).political_will == 12


@pytest.mark.covers("M17 shaded", "R-C16")
def test_m17_shaded_with_nothing_to_hide_changes_nothing() -> None:
    game = event("M17", "shaded", {"pahang": {"bases": 1, "underground": 1}})
    assert is_done(game)
    assert space(game, "pahang") == {"base": 1, "underground": 1, "control": "mcp", "level": "neutral"}


# -- M18 Jungle Warfare School ---------------------------------------------------------------------------------------

PATROL: Spaces = {
    "pahang": {"troops": 2, "police": 1, "underground": 4},
    "perak": {"troops": 3, "underground": 4},
}
CITY: Spaces = {"kuala_lumpur": {"troops": 1, "support": True}}


@pytest.mark.covers("M18 unshaded", "5.3")
def test_m18_unshaded_sweep_activates_one_a_cube_in_jungle() -> None:
    game = event("M18", "unshaded", PATROL, by="mcp")
    assert is_done(game)
    play(game, "end-turn", "limited-op", "sweep", "pahang", "done")
    assert (space(game, "pahang")["active"], space(game, "pahang")["underground"]) == (3, 1)
    assert state(game).british_resources == 18


@pytest.mark.covers("M18 unshaded", "5.3")
def test_m18_unshaded_lasts_beyond_its_card() -> None:
    game = event("M18", "unshaded", {"pahang": {"troops": 1, "police": 2, "underground": 4}})
    play(game, "end-turn", "op-special", "pass", "end-turn", "card:M5", "limited-op", "sweep", "pahang")
    assert space(game, "pahang")["active"] == 3
    assert is_done(game)


@pytest.mark.covers("M18 unshaded", "3.2.3", "3.2.4")
def test_m18_unshaded_leaves_mountains_and_assault_alone() -> None:
    game = table(PATROL, unshaded=["M18"])
    play(game, "limited-op", "sweep", "perak", "done")
    assert space(game, "perak")["active"] == 3
    game = table({"perak": {"troops": 3, "active": 4}}, unshaded=["M18"])
    play(game, "limited-op", "assault")
    assert space(game, "perak")["active"] == 3
    assert is_done(game)


@pytest.mark.covers("M18 unshaded", "M18 shaded")
def test_m18_unshaded_does_not_make_troops_dearer() -> None:
    game = play(table(CITY, unshaded=["M18"]), "limited-op", "train", "kuala_lumpur", "troop", "troop", "done")
    assert space(game, "kuala_lumpur")["troop"] == 3
    assert state(game).british_resources == 18


@BOTH
@pytest.mark.covers("M18 shaded", "5.3")
def test_m18_shaded_troops_in_kuala_lumpur_cost_four(by: str) -> None:
    game = event("M18", "shaded", CITY, by=by)
    position = game.position()
    assert is_done(game)
    assert (position["unshaded"], position["shaded"]) == ([], ["M18"])
    game = play(table(CITY, shaded=["M18"]), "limited-op", "train", "kuala_lumpur", "troop", "troop")
    assert state(game).british_resources == 16
    play(game, "police", "troop")
    assert (space(game, "kuala_lumpur")["troop"], space(game, "kuala_lumpur")["police"]) == (4, 1)
    assert state(game).british_resources == 16
    assert is_done(game)


@pytest.mark.covers("M18 shaded")
def test_m18_shaded_works_when_enacted_through_the_card() -> None:
    game = event("M18", "shaded", CITY, by="mcp")
    play(game, "end-turn", "limited-op", "train", "kuala_lumpur", "police")
    assert state(game).british_resources == 18
    play(game, "troop")
    assert state(game).british_resources == 16


@pytest.mark.covers("M18 shaded", "tip M18")
def test_m18_shaded_four_police_alone_cost_two() -> None:
    game = table(CITY, shaded=["M18"])
    play(game, "limited-op", "train", "kuala_lumpur", "police", "police", "police", "police")
    assert space(game, "kuala_lumpur")["police"] == 4
    assert state(game).british_resources == 18
    assert is_done(game)


@pytest.mark.covers("M18 shaded", "tip M18")
def test_m18_shaded_provinces_cost_two_and_take_no_troops() -> None:
    game = play(table(CITY, shaded=["M18"]), "limited-op", "train", "kedah")
    assert offered(game) == ["police", "done"]
    play(game, "police", "police")
    assert state(game).british_resources == 18
    assert is_done(game)


@pytest.mark.parametrize(("resources", "offers"), [(3, ["police", "done"]), (4, ["troop", "police", "done"])])
@pytest.mark.covers("M18 shaded", "3.1")
def test_m18_shaded_troops_need_four_resources(resources: int, offers: list[str]) -> None:
    game = play(table(CITY, shaded=["M18"], british_resources=resources), "limited-op", "train", "kuala_lumpur")
    assert offered(game) == offers
    play(game, "police")
    assert offered(game) == offers
    assert state(game).british_resources == resources - 2


@pytest.mark.covers("M18 shaded", "M18 unshaded")
def test_m18_shaded_leaves_sweep_alone() -> None:
    game = play(table(PATROL, shaded=["M18"]), "limited-op", "sweep", "pahang", "done")
    assert space(game, "pahang")["active"] == 1


@pytest.mark.covers("M18 shaded", "R-C11", "3.1.2")
def test_m18_shaded_does_not_price_a_free_train() -> None:
    game = event("M15", "unshaded", CITY, shaded=["M18"], british_resources=0)
    play(game, "troop", "troop", "done")
    assert space(game, "kuala_lumpur")["troop"] == 3
    assert state(game).british_resources == 0


# -- M19 Food Denial -------------------------------------------------------------------------------------------------

FENCED: Spaces = {
    "perak": {"troops": 2, "new_villages": True},
    "johore": {"police": 2, "new_villages": True},
    "kedah": {"police": 1, "new_villages": True},
    "thailand": {"underground": 1, "active": 1},
}


@BOTH
@pytest.mark.covers("M19 unshaded", "tip M19", "R-C5")
def test_m19_unshaded_the_mcp_choose_each_loss_from_anywhere(by: str) -> None:
    game = event("M19", "unshaded", FENCED, by=by, mcp_resources=5)
    assert game.actor == "mcp"
    assert offered(game) == ["underground:thailand", "active:thailand", "lose-resource"]
    play(game, "lose-resource", "active:thailand")
    assert game.actor == "mcp"
    assert offered(game) == ["underground:thailand", "lose-resource"]
    play(game, "lose-resource")
    assert space(game, "thailand") == {"underground": 1, "control": "mcp", "level": "neutral"}
    assert state(game).mcp_resources == 3
    assert state(game).available[GUERRILLA] == 14
    assert is_done(game)


@pytest.mark.covers("M19 unshaded", "R-C16")
def test_m19_unshaded_without_resources_takes_guerrillas_and_no_bases() -> None:
    spaces = FENCED | {"thailand": {"underground": 2, "bases": 1}}
    game = event("M19", "unshaded", spaces, mcp_resources=0)
    assert is_done(game)
    assert space(game, "thailand") == {"base": 1, "control": "mcp", "level": "neutral"}


@pytest.mark.covers("M19 unshaded", "1.8")
def test_m19_unshaded_stops_when_neither_is_left() -> None:
    spaces = FENCED | {"thailand": {"bases": 1}}
    game = event("M19", "unshaded", spaces, mcp_resources=1)
    assert is_done(game)
    assert state(game).mcp_resources == 0
    assert space(game, "thailand")["base"] == 1


@pytest.mark.covers("M19 unshaded")
def test_m19_unshaded_without_new_villages_costs_nothing() -> None:
    game = event("M19", "unshaded", {"thailand": {"underground": 3}}, mcp_resources=4)
    assert is_done(game)
    assert state(game).mcp_resources == 4


@pytest.mark.covers("M19 unshaded", "R-C15", "R-M12")
def test_m19_unshaded_counts_the_new_villages_as_it_begins() -> None:
    spaces: Spaces = {
        "perak": {"troops": 1, "police": 1, "underground": 1, "support": True, "new_villages": True},
        "johore": {"police": 1, "new_villages": True},
    }
    game = event("M19", "unshaded", spaces, mcp_resources=1)
    play(game, "underground:perak")
    assert "new_village" not in space(game, "perak")
    assert state(game).mcp_resources == 0
    assert is_done(game)


@BOTH
@pytest.mark.covers("M19 shaded", "tip M19", "R-C17")
def test_m19_shaded_counts_spaces_with_both(by: str) -> None:
    spaces: Spaces = {
        "pahang": {"police": 1, "bases": 1, "new_villages": True},
        "perak": {"troops": 2, "underground": 2, "active": 1, "new_villages": True},
        "johore": {"police": 2, "new_villages": True},
        "thailand": {"underground": 3},
    }
    game = event("M19", "shaded", spaces, by=by, mcp_resources=3)
    assert is_done(game)
    assert state(game).mcp_resources == 5
    assert villages(game) == 3


@pytest.mark.covers("M19 shaded", "1.8", "5.1.1")
def test_m19_shaded_stops_at_twenty() -> None:
    spaces: Spaces = {
        "pahang": {"police": 1, "bases": 1, "new_villages": True},
        "perak": {"troops": 2, "underground": 1, "new_villages": True},
    }
    assert state(event("M19", "shaded", spaces, by="mcp", mcp_resources=19)).mcp_resources == 20


@pytest.mark.covers("M19 shaded")
def test_m19_shaded_without_such_a_space_brings_nothing() -> None:
    game = event("M19", "shaded", FENCED, by="mcp", mcp_resources=3)
    assert is_done(game)
    assert state(game).mcp_resources == 3


# -- M20 Regroupment -------------------------------------------------------------------------------------------------

NEAR_EC = {"perak", "kelantan", "pahang", "negri_sembilan", "johore"}


@pytest.mark.covers("M20 unshaded", "R-M12")
def test_m20_unshaded_police_in_both_economic_centers_and_a_new_village() -> None:
    game = event("M20", "unshaded", {"johore": {"police": 1}})
    assert offered(game) == ["ec_north", "done"]
    play(game, "ec_north", "ec_north")
    assert offered(game) == ["ec_south", "done"]
    play(game, "ec_south", "ec_south")
    assert [space(game, name)["police"] for name in ("ec_north", "ec_south")] == [2, 2]
    assert offered_spaces(game) == NEAR_EC
    play(game, "johore")
    assert space(game, "johore") == {"police": 1, "new_village": 1, "control": "british", "level": "neutral"}
    assert state(game).british_resources == 20
    assert is_done(game)


@pytest.mark.covers("M20 unshaded", "R-C4")
def test_m20_unshaded_every_part_may_be_declined() -> None:
    game = play(event("M20", "unshaded", {}), "done", "ec_south", "done", "done")
    assert "police" not in space(game, "ec_north")
    assert space(game, "ec_south")["police"] == 1
    assert villages(game) == 0
    assert is_done(game)


@pytest.mark.covers("M20 unshaded", "R-C5")
def test_m20_unshaded_of_the_mcp_the_british_place_the_new_village() -> None:
    game = event("M20", "unshaded", {"johore": {"police": 1}}, by="mcp")
    assert (game.actor, offered(game)) == ("mcp", ["ec_north", "done"])
    play(game, "done", "ec_south", "done")
    assert space(game, "ec_south")["police"] == 1
    assert game.actor == "british"
    assert offered_spaces(game) == NEAR_EC
    play(game, "done")
    assert villages(game) == 0
    assert game.actor == "mcp"
    assert is_done(game)


@pytest.mark.covers("M20 unshaded", "R-C2")
def test_m20_unshaded_without_police_only_the_british_take_their_own() -> None:
    spaces: Spaces = {"kuala_lumpur": {"police": 15}}
    game = play(event("M20", "unshaded", spaces), "ec_north")
    assert offered(game) == ["police:kuala_lumpur", "done"]
    play(game, "police:kuala_lumpur", "done")
    assert (space(game, "ec_north")["police"], space(game, "kuala_lumpur")["police"]) == (1, 14)
    game = event("M20", "unshaded", spaces, by="mcp")
    assert game.actor == "british"
    assert prompt(game) == "M20-village"


@pytest.mark.covers("M20 unshaded", "R-C15", "R-C2")
def test_m20_unshaded_with_one_police_left_the_mcp_pick_where_it_goes() -> None:
    game = event("M20", "unshaded", {"kuala_lumpur": {"police": 14}}, by="mcp")
    play(game, "done", "ec_south")
    assert space(game, "ec_south")["police"] == 1
    assert (game.actor, prompt(game)) == ("british", "M20-village")


@pytest.mark.covers("M20 unshaded", "1.12", "R-C18", "R-C2")
def test_m20_unshaded_needs_a_new_village_in_the_pool() -> None:
    full: Spaces = {name: {"police": 1, "new_villages": True} for name in ("perak", "pahang", "kedah", "johore")}
    game = play(event("M20", "unshaded", full), "done", "done")
    assert is_done(game)
    assert villages(game) == 4


@pytest.mark.covers("M20 unshaded", "1.4.2", "5.1.1")
def test_m20_unshaded_never_a_second_new_village_in_a_province() -> None:
    game = event("M20", "unshaded", {"perak": {"police": 1, "new_villages": True}})
    play(game, "done", "done")
    assert offered_spaces(game) == NEAR_EC - {"perak"}


@pytest.mark.covers("M20 unshaded", "R-M12")
def test_m20_unshaded_new_village_needs_no_control_and_shifts_nothing() -> None:
    spaces: Spaces = {"pahang": {"police": 1, "underground": 2, "opposition": True}}
    game = play(event("M20", "unshaded", spaces, unshaded=["M1"]), "done", "done", "pahang")
    assert space(game, "pahang")["new_village"] == 1
    assert (space(game, "pahang")["level"], space(game, "pahang")["control"]) == ("opposition", "mcp")


@pytest.mark.covers("M20 unshaded", "R-M12", "1.12", "R-C9")
def test_m20_unshaded_undefended_new_village_returns_at_once() -> None:
    game = play(event("M20", "unshaded", {"kelantan": {"underground": 1}}), "done", "done", "kelantan")
    assert villages(game) == 0
    assert is_done(game)


FENCED_TWO: Spaces = {
    "perak": {"troops": 1, "police": 1, "underground": 1, "support": True, "new_villages": True},
    "johore": {"police": 1, "new_villages": True},
}


@BOTH
@pytest.mark.covers("M20 shaded", "R-C5")
def test_m20_shaded_opposition_at_a_new_village_and_a_guerrilla_in_an_economic_center(by: str) -> None:
    game = event("M20", "shaded", FENCED_TWO, by=by)
    assert (game.actor, offered(game)) == (by, ["perak", "johore"])
    play(game, "perak")
    assert (space(game, "perak")["level"], space(game, "perak")["new_village"]) == ("opposition", 1)
    assert (game.actor, offered(game)) == (by, ["ec_north", "ec_south"])
    play(game, "ec_south")
    assert space(game, "ec_south") == {"underground": 1, "control": "none", "level": "neutral"}
    assert state(game).political_will == 12
    assert is_done(game)


@pytest.mark.covers("M20 shaded", "R-C16")
def test_m20_shaded_without_a_new_village_still_places_the_guerrilla() -> None:
    game = event("M20", "shaded", {})
    assert offered(game) == ["ec_north", "ec_south"]
    play(game, "ec_north")
    assert space(game, "ec_north")["underground"] == 1
    assert state(game).opposition == 0


@pytest.mark.covers("M20 shaded", "R-C2")
def test_m20_shaded_without_guerrillas_only_the_mcp_take_their_own() -> None:
    spaces: Spaces = {"thailand": {"underground": 14, "active": 1}, "johore": {"police": 1, "new_villages": True}}
    game = event("M20", "shaded", spaces)
    assert is_done(game)
    assert space(game, "johore")["level"] == "opposition"
    game = play(event("M20", "shaded", spaces, by="mcp"), "ec_north")
    assert offered(game) == ["underground:thailand", "active:thailand", "done"]
    declined = play(game.clone(), "done")
    assert "underground" not in space(declined, "ec_north")
    play(game, "active:thailand")
    assert space(game, "ec_north")["underground"] == 1
    assert space(game, "thailand") == {"underground": 14, "control": "mcp", "level": "neutral"}


# -- M21 White Areas -------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.covers("M21 unshaded", "R-M12")
def test_m21_unshaded_support_instead_of_a_new_village(by: str) -> None:
    spaces: Spaces = {
        "perak": {"troops": 1, "underground": 2, "opposition": True, "new_villages": True},
        "johore": {"police": 1, "new_villages": True},
    }
    game = event("M21", "unshaded", spaces, by=by)
    assert (game.actor, offered(game)) == (by, ["perak", "johore"])
    play(game, "perak")
    assert space(game, "perak") == {"troop": 1, "underground": 2, "control": "mcp", "level": "support"}
    assert space(game, "johore")["new_village"] == 1
    assert is_done(game)


@pytest.mark.covers("M21 unshaded", "R-C16")
def test_m21_unshaded_without_a_new_village_does_nothing() -> None:
    game = event("M21", "unshaded", {"perak": {"troops": 1, "opposition": True}})
    assert is_done(game)
    assert space(game, "perak")["level"] == "opposition"


@pytest.mark.covers("M21 unshaded")
def test_m21_unshaded_the_only_new_village_is_taken_by_itself() -> None:
    game = event("M21", "unshaded", {"perak": {"troops": 1, "new_villages": True}}, by="mcp")
    assert is_done(game)
    assert space(game, "perak") == {"troop": 1, "control": "british", "level": "support"}


@BOTH
@pytest.mark.covers("M21 shaded", "R-C5")
def test_m21_shaded_a_guerrilla_stands_where_the_new_village_was(by: str) -> None:
    spaces: Spaces = {
        "johore": {"police": 1, "support": True, "underground": 1, "new_villages": True},
        "kedah": {"new_villages": True},
    }
    game = event("M21", "shaded", spaces, by=by)
    assert (game.actor, offered(game)) == (by, ["kedah", "johore"])
    play(game, "kedah")
    assert space(game, "kedah") == {"underground": 1, "control": "mcp", "level": "neutral"}
    assert space(game, "johore")["new_village"] == 1
    assert state(game).political_will == 10
    assert is_done(game)


@pytest.mark.covers("M21 shaded", "R-C16")
def test_m21_shaded_without_a_new_village_places_nothing() -> None:
    game = event("M21", "shaded", {"kedah": {"police": 1}}, by="mcp")
    assert is_done(game)
    assert state(game).available[GUERRILLA] == 15


@pytest.mark.covers("M21 shaded", "R-C3", "R-C2", "5.1.1")
def test_m21_shaded_of_the_british_with_no_guerrilla_left_only_removes() -> None:
    game = event("M21", "shaded", {"thailand": {"underground": 15}, "johore": {"police": 1, "new_villages": True}})
    assert is_done(game)
    assert space(game, "johore") == {"police": 1, "control": "british", "level": "neutral"}


@pytest.mark.covers("M21 shaded", "R-C3", "R-C2")
def test_m21_shaded_of_the_mcp_may_take_a_guerrilla_from_the_map() -> None:
    spaces: Spaces = {"thailand": {"underground": 12}, "perak": {"active": 3}, "johore": {"new_villages": True}}
    game = event("M21", "shaded", spaces, by="mcp")
    assert offered(game) == ["underground:thailand", "active:perak", "done"]
    declined = play(game.clone(), "done")
    assert space(declined, "johore") == {"control": "none", "level": "neutral"}
    play(game, "active:perak")
    assert space(game, "johore") == {"underground": 1, "control": "mcp", "level": "neutral"}
    assert space(game, "perak")["active"] == 2
    assert state(game).political_will == 10


# -- M22 Nationalist Parties -----------------------------------------------------------------------------------------

LEVELS = {
    "kedah",
    "perak",
    "kelantan",
    "trengganu",
    "pahang",
    "selangor",
    "kuala_lumpur",
    "negri_sembilan",
    "johore",
}


@BOTH
@pytest.mark.covers("M22 unshaded", "R-C15", "1.6")
def test_m22_unshaded_two_shifts_and_political_will(by: str) -> None:
    game = event("M22", "unshaded", {"perak": {"opposition": True}}, by=by)
    assert game.actor == by
    assert offered_spaces(game) == LEVELS
    play(game, "perak")
    assert offered_spaces(game) == LEVELS - {"perak"}
    play(game, "kuala_lumpur")
    assert (space(game, "perak")["level"], space(game, "kuala_lumpur")["level"]) == ("neutral", "support")
    assert state(game).political_will == 13
    assert is_done(game)


@pytest.mark.covers("M22 unshaded", "R-C15", "1.10")
def test_m22_unshaded_at_the_upper_ends_changes_nothing() -> None:
    spaces: Spaces = {"perak": {"support": True}, "johore": {"support": True}}
    game = play(event("M22", "unshaded", spaces, by="mcp", political_will=20), "perak", "johore")
    assert (space(game, "perak")["level"], space(game, "johore")["level"]) == ("support", "support")
    assert state(game).political_will == 20


@pytest.mark.covers("M22 unshaded", "R-M12", "1.12", "1.9")
def test_m22_unshaded_support_ends_a_new_village_whatever_the_terror() -> None:
    spaces: Spaces = {"perak": {"police": 1, "new_villages": True, "terror": 2}}
    game = play(event("M22", "unshaded", spaces), "perak")
    assert space(game, "perak") == {"police": 1, "terror": 2, "control": "british", "level": "support"}


ROUSED: Spaces = {
    "pahang": {"bases": 1, "underground": 1},
    "perak": {"support": True},
    "selangor": {"police": 1, "new_villages": True},
}
ROUSABLE = LEVELS - {"perak", "selangor"} | {"thailand"}


@BOTH
@pytest.mark.covers("M22 shaded", "R-C5", "R-M2", "3.1.2")
def test_m22_shaded_three_free_rallies_with_a_paid_agitate(by: str) -> None:
    game = event("M22", "shaded", ROUSED, by=by, mcp_resources=1)
    assert (game.actor, prompt(game), offered(game)) == ("mcp", "free-operation", ["rally", "decline"])
    play(game, "rally")
    assert offered_spaces(game) == ROUSABLE
    play(game, "pahang")
    assert offered(game) == ["guerrilla", "guerrillas", "hide"]
    play(game, "guerrillas", "guerrilla", "guerrilla", "kedah", "johore")
    assert [space(game, name)["underground"] for name in ("pahang", "kedah", "johore")] == [3, 1, 1]
    assert state(game).mcp_resources == 1
    assert offered(game) == ["pahang", "done"]
    play(game, "pahang")
    assert space(game, "pahang")["level"] == "opposition"
    assert state(game).mcp_resources == 0
    assert state(game).political_will == 8
    assert is_done(game)


@BOTH
@pytest.mark.covers("M22 shaded", "R-C4", "R-C5", "R-C11")
def test_m22_shaded_the_mcp_may_decline(by: str) -> None:
    game = play(event("M22", "shaded", ROUSED, by=by, mcp_resources=0), "decline")
    assert is_done(game)
    assert state(game).available[GUERRILLA] == 14


@BOTH
@pytest.mark.covers("M22 shaded", "R-C11", "R-C15")
def test_m22_shaded_three_spaces_are_three(by: str) -> None:
    game = play(event("M22", "shaded", ROUSED, by=by, mcp_resources=0), "rally", "thailand")
    assert "done" not in offered(game)
    play(game, "kedah")
    assert "done" not in offered(game)
    play(game, "johore")
    assert [space(game, name)["underground"] for name in ("thailand", "kedah", "johore")] == [1, 1, 1]
    assert is_done(game)


SUPPORTED: Spaces = {name: {"support": True} for name in LEVELS}


@pytest.mark.parametrize("open_spaces", [["thailand"], ["thailand", "kedah"]])
@pytest.mark.covers("M22 shaded", "R-C11", "R-C15", "R-C16")
def test_m22_shaded_as_many_as_qualify(open_spaces: list[str]) -> None:
    spaces = {name: here for name, here in SUPPORTED.items() if name not in open_spaces}
    game = play(event("M22", "shaded", spaces, mcp_resources=0), "rally")
    if len(open_spaces) > 1:
        assert set(offered(game)) == set(open_spaces)
        play(game, "kedah")
    assert [space(game, name)["underground"] for name in open_spaces] == [1] * len(open_spaces)
    assert is_done(game)


@pytest.mark.covers("M22 shaded", "R-M2", "3.1.2")
def test_m22_shaded_without_resources_there_is_no_agitate() -> None:
    game = play(event("M22", "shaded", ROUSED, mcp_resources=0), "rally", "pahang", "hide", "kedah", "johore")
    assert is_done(game)
    assert space(game, "pahang")["level"] == "neutral"


@pytest.mark.covers("M22 shaded", "R-C11", "M1 shaded")
def test_m22_shaded_follows_m1_into_new_villages_at_opposition() -> None:
    spaces: Spaces = {
        "selangor": {"police": 1, "new_villages": True, "opposition": True},
        "johore": {"police": 1, "new_villages": True},
    }
    game = play(event("M22", "shaded", spaces, by="mcp", shaded=["M1"]), "rally")
    assert offered_spaces(game) == LEVELS - {"johore"} | {"thailand"}


@pytest.mark.covers("M22 shaded", "R-C2")
def test_m22_shaded_of_the_british_the_mcp_rally_pieces_from_the_map() -> None:
    spaces: Spaces = {"thailand": {"underground": 13, "active": 2}}
    game = play(event("M22", "shaded", spaces), "rally", "kedah")
    assert offered(game) == ["guerrilla", "nothing"]
    play(game, "guerrilla")
    assert (game.actor, offered(game)) == ("mcp", ["underground:thailand", "active:thailand", "done"])
    play(game, "active:thailand", "perak", "nothing", "johore", "nothing")
    assert space(game, "kedah")["underground"] == 1
    assert state(game).political_will == 10
    assert is_done(game)


@pytest.mark.covers("M22 shaded", "1.4.2", "R-M4")
def test_m22_shaded_a_third_base_is_not_offered() -> None:
    game = event("M22", "shaded", {"pahang": {"bases": 2, "underground": 2}, "kedah": {"underground": 2}})
    play(game, "rally", "pahang")
    assert offered(game) == ["guerrilla", "guerrillas", "hide"]
    play(game, "hide", "kedah")
    assert offered(game) == ["guerrilla", "base"]


# -- M23 New Directives ----------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.covers("M23 unshaded")
def test_m23_unshaded_clears_economic_centers_and_kuala_lumpur(by: str) -> None:
    spaces: Spaces = {
        "kuala_lumpur": {"terror": 2},
        "ec_north": {"terror": 1},
        "ec_south": {"terror": 2},
        "pahang": {"terror": 1},
    }
    game = event("M23", "unshaded", spaces, by=by)
    assert is_done(game)
    assert "terror" not in space(game, "kuala_lumpur")
    assert "sabotage" not in space(game, "ec_north") | space(game, "ec_south")
    assert space(game, "pahang")["terror"] == 1


@pytest.mark.covers("M23 unshaded", "R-C16")
def test_m23_unshaded_with_no_marker_there_does_nothing() -> None:
    game = event("M23", "unshaded", {"pahang": {"terror": 2}})
    assert is_done(game)
    assert space(game, "pahang")["terror"] == 2


RAIDERS: Spaces = {
    "pahang": {"underground": 3},
    "kuala_lumpur": {"police": 1, "troops": 1},
    "johore": {"police": 1, "active": 1},
}


@BOTH
@pytest.mark.covers("M23 shaded", "tip M23", "R-C5", "R-C8", "R-C17")
def test_m23_shaded_those_who_marched_attack(by: str) -> None:
    game = event("M23", "shaded", RAIDERS, by=by, mcp_resources=0)
    assert (game.actor, offered(game)) == ("mcp", ["march", "decline"])
    play(game, "march", "kuala_lumpur")
    assert offered(game) == ["underground:pahang>kuala_lumpur", "done"]  # the first of at least one moved by itself
    play(game, "underground:pahang>kuala_lumpur", "done")
    assert (game.actor, offered(game)) == ("mcp", ["attack", "decline"])
    play(game, "attack", "kuala_lumpur")
    assert game.actor == "chance"
    play(game, "die:2")
    assert space(game, "kuala_lumpur") == {"active": 2, "control": "mcp", "level": "neutral"}
    assert state(game).political_will == 9
    assert state(game).mcp_resources == 0
    assert is_done(game)


@pytest.mark.covers("M23 shaded", "tip M23")
def test_m23_shaded_the_attack_may_be_elsewhere_and_may_fail() -> None:
    game = event("M23", "shaded", RAIDERS, by="mcp")
    play(game, "march", "kuala_lumpur", "done", "attack")
    assert offered(game) == ["kuala_lumpur", "johore"]
    play(game, "johore", "die:2")
    assert space(game, "johore")["police"] == 1
    assert space(game, "kuala_lumpur")["underground"] == 1
    assert state(game).political_will == 12
    assert is_done(game)


@pytest.mark.covers("M23 shaded", "R-C11")
def test_m23_shaded_each_part_may_be_declined() -> None:
    game = play(event("M23", "shaded", RAIDERS), "decline")
    assert offered(game) == ["attack", "decline"]
    play(game, "decline")
    assert space(game, "pahang")["underground"] == 3
    assert is_done(game)


@pytest.mark.covers("M23 shaded", "2.3.4", "R-C11", "R-M6")
def test_m23_shaded_one_destination_one_attack_and_no_ambush() -> None:
    spaces: Spaces = {"pahang": {"underground": 2}, "johore": {"police": 2, "underground": 1}}
    game = play(event("M23", "shaded", spaces, by="mcp"), "march", "johore")
    play(game, "underground:pahang>johore")
    assert offered(game) == ["attack", "decline"]
    play(game, "attack")
    assert prompt(game) == "attack-die"
    assert space(game, "johore")["active"] == 3
    play(game, "die:3")
    assert space(game, "johore") == {"active": 3, "control": "mcp", "level": "neutral"}
    assert is_done(game)


@pytest.mark.covers("M23 shaded", "R-C11", "R-M5")
def test_m23_shaded_four_marchers_into_an_economic_center_are_seen() -> None:
    game = play(event("M23", "shaded", {"johore": {"underground": 4}}), "march", "ec_south")
    move = "underground:johore>ec_south"
    play(game, move, move, move)
    assert space(game, "ec_south") == {"active": 4, "control": "none", "level": "neutral"}
    assert state(game).political_will == 14
    assert is_done(game)


@pytest.mark.covers("M23 shaded", "R-C16")
def test_m23_shaded_without_guerrillas_nothing_is_asked() -> None:
    assert is_done(event("M23", "shaded", {"pahang": {"troops": 1, "bases": 1}}, by="mcp"))


@pytest.mark.covers("M23 shaded", "R-C16")
def test_m23_shaded_without_a_target_there_is_only_the_march() -> None:
    game = play(event("M23", "shaded", {"thailand": {"underground": 1}}), "march", "kedah")
    assert space(game, "kedah")["underground"] == 1
    assert state(game).political_will == 10
    assert is_done(game)


# -- M24 British Government ------------------------------------------------------------------------------------------


@pytest.mark.covers("M24 execute", "6.6.1")
def test_m24_resources_and_a_step_to_the_right() -> None:
    game = event("M24", "execute", {}, british_resources=10, commander="briggs")
    assert (game.actor, offered(game)) == ("british", ["gain-resources", "lower-will"])
    play(game, "gain-resources")
    assert offered(game) == ["left", "right"]
    play(game, "right")
    assert (state(game).british_resources, state(game).political_will) == (16, 12)
    assert state(game).commander == 2
    assert is_done(game)


@pytest.mark.covers("M24 execute", "R-C5")
def test_m24_of_the_mcp_they_lower_political_will_and_move_the_track() -> None:
    game = event("M24", "execute", {}, by="mcp", commander="briggs")
    assert (game.actor, offered(game)) == ("mcp", ["gain-resources", "lower-will"])
    play(game, "lower-will")
    assert (game.actor, offered(game)) == ("mcp", ["left", "right"])
    play(game, "left")
    assert (state(game).british_resources, state(game).political_will) == (20, 11)
    assert state(game).commander == 0
    assert is_done(game)


@pytest.mark.parametrize("commander", ["gurney", "templer"])
@pytest.mark.covers("M24 execute", "tip M24")
def test_m24_at_an_end_the_track_must_move_inwards(commander: str) -> None:
    game = play(event("M24", "execute", {}, commander=commander), "lower-will")
    assert is_done(game)
    assert state(game).commander == 1


@pytest.mark.covers("M24 execute", "tip M24", "6.6.3")
def test_m24_moves_the_track_under_gurney_killed_and_does_not_end_it() -> None:
    game = play(event("M24", "execute", {}, commander="gurney", gurney_killed=1), "lower-will")
    assert (state(game).commander, state(game).gurney_killed) == (1, 1)


@pytest.mark.parametrize(("choice", "resources", "will"), [("gain-resources", 20, 0), ("lower-will", 17, 0)])
@pytest.mark.covers("M24 execute", "5.1.1", "1.8", "1.10")
def test_m24_stays_on_the_tracks(choice: str, resources: int, will: int) -> None:
    game = play(event("M24", "execute", {}, political_will=0, british_resources=17), choice)
    assert (state(game).british_resources, state(game).political_will) == (resources, will)


@pytest.mark.covers("M24 execute", "6.6.2", "4.2.2")
def test_m24_new_commander_counts_at_once() -> None:
    game = play(event("M24", "execute", {"perak": {"troops": 1}, "johore": {"troops": 1}}, by="mcp"), "lower-will")
    play(game, "end-turn", "op-special", "sweep", "reprisal", "perak")
    assert space(game, "perak")["terror"] == 1
    assert prompt(game) == "sweep-space"  # Gurney would have asked for a second Province
