"""Event cards M25 to M32, both sides, as each faction plays them."""

from __future__ import annotations

from typing import Any

import pytest

from coinbox import Game
from tests.malaya.table import Spaces, event, is_done, offered, offered_spaces, play, prompt, space, state, table

BOTH = pytest.mark.parametrize("by", ["british", "mcp"])
POLICE, GUERRILLA = 1, 2
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


def at_pacify(spaces: Spaces, **numbers: Any) -> Game:
    """The Pacify part of a first Propaganda Round."""
    return table(spaces, stage="pacify", played=["M3", "M4", "M5", "M6", "M33"], **numbers)


# -- M25 Planters and Miners -----------------------------------------------------------------------------------------


@BOTH
@pytest.mark.covers("M25 unshaded", "R-C5")
def test_m25_unshaded_resources_and_a_police_in_each_economic_center(by: str) -> None:
    game = event("M25", "unshaded", {}, by=by, british_resources=3)
    assert (game.actor, offered(game)) == (by, ["ec_north", "done"])
    play(game, "ec_north")
    assert (game.actor, offered(game)) == (by, ["ec_south", "done"])
    play(game, "ec_south")
    assert [space(game, name)["police"] for name in ("ec_north", "ec_south")] == [1, 1]
    assert state(game).british_resources == 9
    assert is_done(game)


@pytest.mark.covers("M25 unshaded", "R-C4", "1.8")
def test_m25_unshaded_stops_at_twenty_and_police_are_optional() -> None:
    game = play(event("M25", "unshaded", {}, british_resources=17), "done", "ec_south")
    assert state(game).british_resources == 20
    assert "police" not in space(game, "ec_north")
    assert space(game, "ec_south")["police"] == 1


@pytest.mark.covers("M25 unshaded", "R-C2")
def test_m25_unshaded_without_police_only_the_british_take_their_own() -> None:
    spaces: Spaces = {"kuala_lumpur": {"police": 15}}
    game = event("M25", "unshaded", spaces, by="mcp", british_resources=10)
    assert is_done(game)
    assert state(game).british_resources == 16
    game = play(event("M25", "unshaded", spaces), "done", "ec_south")
    assert offered(game) == ["police:kuala_lumpur", "done"]
    play(game, "police:kuala_lumpur")
    assert (space(game, "ec_south")["police"], space(game, "kuala_lumpur")["police"]) == (1, 14)
    assert is_done(game)


@BOTH
@pytest.mark.covers("M25 shaded", "R-C5")
def test_m25_shaded_all_troops_of_a_province_go_to_one_place(by: str) -> None:
    spaces: Spaces = {
        "perak": {"troops": 3, "police": 1, "underground": 2},
        "johore": {"troops": 2},
        "kedah": {"police": 2},
        "kuala_lumpur": {"troops": 1},
        "ec_north": {"troops": 1},
    }
    game = event("M25", "shaded", spaces, by=by)
    assert (game.actor, offered(game)) == (by, ["perak", "johore"])
    play(game, "perak")
    assert (game.actor, offered_spaces(game)) == (by, {"ec_north", "ec_south", "kuala_lumpur"})
    assert "done" not in offered(game)
    play(game, "ec_south")  # not adjacent to Perak
    assert space(game, "ec_south")["troop"] == 3
    assert space(game, "perak") == {"police": 1, "underground": 2, "control": "mcp", "level": "neutral"}
    assert state(game).political_will == 9
    assert is_done(game)


@pytest.mark.covers("M25 shaded", "R-C16")
def test_m25_shaded_without_troops_in_a_province_moves_none() -> None:
    game = event("M25", "shaded", {"kuala_lumpur": {"troops": 2}, "ec_north": {"troops": 1}, "kedah": {"police": 1}})
    assert is_done(game)
    assert (space(game, "kuala_lumpur")["troop"], space(game, "ec_north")["troop"]) == (2, 1)


@pytest.mark.covers("M25 shaded", "R-C15")
def test_m25_shaded_the_only_province_is_taken_by_itself() -> None:
    game = event("M25", "shaded", {"johore": {"troops": 1}}, by="mcp")
    assert prompt(game) == "M25-destination"
    play(game, "kuala_lumpur")
    assert space(game, "kuala_lumpur")["control"] == "british"


@pytest.mark.covers("M25 shaded", "R-C1", "1.10")
def test_m25_shaded_settles_both_ends_as_one_sum() -> None:
    spaces: Spaces = {"perak": {"troops": 2, "underground": 1}, "kuala_lumpur": {"underground": 1}}
    game = play(event("M25", "shaded", spaces, political_will=2), "kuala_lumpur")
    assert (space(game, "perak")["control"], space(game, "kuala_lumpur")["control"]) == ("mcp", "british")
    assert state(game).political_will == 1  # -3 and +2 together, not 0 and then 2


@pytest.mark.covers("M25 shaded", "1.12", "R-M12")
def test_m25_shaded_an_abandoned_new_village_goes() -> None:
    game = event("M25", "shaded", {"johore": {"troops": 2, "underground": 1, "new_villages": True}}, by="mcp")
    play(game, "ec_north")
    assert space(game, "johore") == {"underground": 1, "control": "mcp", "level": "neutral"}
    assert state(game).political_will == 10


# -- M26 Emergency Regulations ---------------------------------------------------------------------------------------

REGULATED: Spaces = {
    "perak": {"troops": 2, "police": 1, "underground": 1, "terror": 1, "opposition": True},
    "johore": {"police": 3, "bases": 1, "support": True},
    "kedah": {"police": 2, "active": 1},
    "pahang": {"police": 1, "underground": 1},
    "selangor": {"police": 1, "opposition": True},
    "kuala_lumpur": {"police": 2, "underground": 1, "opposition": True},
}


@BOTH
@pytest.mark.covers("M26 execute", "tip M26", "R-C5", "R-C15", "R-C18", "R-C17")
def test_m26_terror_and_neutrality_in_two_provinces(by: str) -> None:
    game = event("M26", "execute", REGULATED, by=by)
    assert (game.actor, offered(game)) == (by, ["kedah", "perak", "johore"])
    play(game, "perak")
    assert (game.actor, offered(game)) == (by, ["kedah", "johore"])
    play(game, "johore")
    assert (space(game, "perak")["terror"], space(game, "perak")["level"]) == (2, "neutral")
    assert (space(game, "johore")["terror"], space(game, "johore")["level"]) == (1, "neutral")
    assert "terror" not in space(game, "kedah")
    assert space(game, "selangor")["level"] == "opposition"
    assert space(game, "kuala_lumpur")["level"] == "opposition"
    assert state(game).political_will == 11
    assert is_done(game)


@pytest.mark.covers("M26 execute", "R-C15")
def test_m26_one_such_province_is_taken_by_itself() -> None:
    game = event("M26", "execute", {"kedah": {"police": 2, "active": 1, "support": True}}, by="mcp")
    assert is_done(game)
    assert (space(game, "kedah")["terror"], space(game, "kedah")["level"]) == (1, "neutral")
    assert state(game).political_will == 11


@pytest.mark.parametrize(("will", "after"), [(12, 11), (0, 0)])
@pytest.mark.covers("M26 execute", "R-C16", "1.10")
def test_m26_political_will_falls_in_any_case(will: int, after: int) -> None:
    game = event("M26", "execute", {"selangor": {"police": 1, "opposition": True}}, political_will=will)
    assert is_done(game)
    assert space(game, "selangor")["level"] == "opposition"
    assert state(game).political_will == after


@pytest.mark.covers("M26 execute", "tip M26", "R-M2")
def test_m26_second_terror_marker_makes_pacify_dearer() -> None:
    game = play(event("M26", "execute", REGULATED, by="mcp"), "perak", "johore", "end-turn")
    play(game, "limited-op", "train", "perak", "done", "perak", "remove-terror", "shift")
    assert space(game, "perak")["level"] == "support"
    assert state(game).british_resources == 14
    assert is_done(game)


# -- M27 Running Dogs ------------------------------------------------------------------------------------------------

DOGS: Spaces = {
    "perak": {"police": 2, "underground": 2},
    "johore": {"police": 2, "underground": 2},
}


@pytest.mark.covers("M27 unshaded", "5.3")
def test_m27_unshaded_intimidate_has_one_space_and_flips_its_guerrilla() -> None:
    game = event("M27", "unshaded", DOGS)
    assert is_done(game)
    play(game, "end-turn", "op-special", "terror", "intimidate", "perak")
    assert space(game, "perak") == {
        "police": 1,
        "underground": 1,
        "active": 1,
        "control": "mcp",
        "level": "neutral",
    }
    assert prompt(game) == "terror-space"
    assert offered(game) == ["perak", "johore"]
    assert space(game, "johore")["police"] == 2


@pytest.mark.covers("M27 unshaded", "R-C6")
def test_m27_unshaded_intimidate_may_not_use_up_the_only_terrorist() -> None:
    spaces: Spaces = {"perak": {"police": 2, "underground": 1}}
    game = play(table(spaces, by="mcp", unshaded=["M27"]), "op-special", "terror")
    assert "intimidate" not in offered(game)
    game = play(table(spaces, by="mcp"), "op-special", "terror")
    assert "intimidate" in offered(game)


@pytest.mark.covers("M27 unshaded", "R-M9")
def test_m27_unshaded_the_flipped_guerrilla_still_counts() -> None:
    spaces: Spaces = {"perak": {"troops": 1, "underground": 2, "support": True, "new_villages": True}}
    game = play(table(spaces, by="mcp", unshaded=["M27"]), "op-special", "rally", "intimidate", "remove-village")
    assert space(game, "perak") == {
        "troop": 1,
        "underground": 1,
        "active": 1,
        "control": "mcp",
        "level": "neutral",
    }


@pytest.mark.covers("M27 unshaded", "M27 shaded")
def test_m27_unshaded_terror_takes_no_police() -> None:
    game = play(table(DOGS, by="mcp", unshaded=["M27"]), "limited-op", "terror", "perak")
    assert is_done(game)
    assert space(game, "perak")["police"] == 2


@pytest.mark.covers("M27 shaded", "5.3")
def test_m27_shaded_terror_may_take_a_police_in_each_space() -> None:
    game = event("M27", "shaded", DOGS | {"ec_north": {"police": 1, "underground": 1}})
    assert is_done(game)
    play(game, "end-turn", "op-special", "terror", "perak")
    assert (game.actor, offered(game)) == ("mcp", ["remove-police", "done"])
    play(game, "remove-police", "johore", "done", "ec_north", "remove-police")
    assert [space(game, name).get("police", 0) for name in ("perak", "johore", "ec_north")] == [1, 2, 0]
    assert (space(game, "perak")["terror"], space(game, "perak")["level"]) == (1, "opposition")
    assert space(game, "ec_north")["sabotage"] == 1
    assert space(game, "perak")["control"] == "mcp"
    assert state(game).political_will == 9
    assert state(game).mcp_resources == 8


@pytest.mark.covers("M27 shaded")
def test_m27_shaded_without_police_asks_nothing() -> None:
    game = play(table({"perak": {"troops": 2, "underground": 1}}, by="mcp", shaded=["M27"]), "limited-op", "terror")
    assert is_done(game)
    assert space(game, "perak")["troop"] == 2
    assert space(game, "perak")["terror"] == 1


@pytest.mark.covers("M27 shaded", "R-M12", "1.12")
def test_m27_shaded_the_last_police_takes_its_new_village_along() -> None:
    spaces: Spaces = {"perak": {"police": 1, "underground": 1, "new_villages": True}}
    game = play(table(spaces, by="mcp", shaded=["M27"]), "limited-op", "terror", "remove-police")
    assert space(game, "perak") == {"active": 1, "terror": 1, "control": "mcp", "level": "opposition"}
    assert state(game).political_will == 9


@pytest.mark.covers("M27 shaded", "M27 unshaded")
def test_m27_shaded_leaves_intimidate_alone() -> None:
    game = event("M27", "shaded", DOGS, by="british")
    play(game, "end-turn", "op-special", "terror", "intimidate", "perak")
    assert offered(game) == ["johore", "done"]
    play(game, "johore")
    assert [space(game, name)["police"] for name in ("perak", "johore")] == [1, 1]
    assert [space(game, name)["underground"] for name in ("perak", "johore")] == [2, 2]


@BOTH
@pytest.mark.parametrize("side", ["unshaded", "shaded"])
@pytest.mark.parametrize("card", ["M27", "M28"])
@pytest.mark.covers("M27 unshaded", "M27 shaded", "M28 unshaded", "M28 shaded", "5.2", "5.3")
def test_capabilities_enter_force_with_one_side_for_either_player(card: str, side: str, by: str) -> None:
    game = event(card, side, DOGS, by=by)
    assert is_done(game)
    position = game.position()
    other = "shaded" if side == "unshaded" else "unshaded"
    assert (position[side], position[other]) == ([card], [])


# -- M28 Unity of Command --------------------------------------------------------------------------------------------

HOSTILE: Spaces = {
    "perak": {"troops": 1, "police": 1, "opposition": True},
    "johore": {"troops": 1, "police": 1, "opposition": True},
}


@pytest.mark.covers("M28 unshaded", "5.3")
def test_m28_unshaded_train_pacifies_by_two_levels() -> None:
    game = event("M28", "unshaded", HOSTILE, by="mcp")
    play(game, "end-turn", "limited-op", "train", "perak", "done", "perak")
    assert (space(game, "perak")["level"], state(game).british_resources) == ("neutral", 18)
    assert offered(game) == ["shift", "done"]
    play(game, "shift")
    assert (space(game, "perak")["level"], state(game).british_resources) == ("support", 16)
    assert is_done(game)


@pytest.mark.covers("M28 unshaded", "tip M28", "R-M2")
def test_m28_unshaded_terror_comes_first_and_every_step_costs_two() -> None:
    spaces: Spaces = {"perak": {"troops": 1, "police": 1, "opposition": True, "terror": 2}}
    game = play(table(spaces, unshaded=["M28"]), "limited-op", "train", "perak", "done", "perak")
    assert offered(game) == ["remove-terror", "done"]
    play(game, "remove-terror", "shift", "shift")
    assert space(game, "perak")["level"] == "support"
    assert "terror" not in space(game, "perak")
    assert state(game).british_resources == 12
    assert is_done(game)


@pytest.mark.covers("M28 unshaded", "R-M2")
def test_m28_unshaded_only_as_far_as_resources_go() -> None:
    game = table(HOSTILE, unshaded=["M28"], british_resources=3)
    play(game, "limited-op", "train", "perak", "done", "perak")
    assert (space(game, "perak")["level"], state(game).british_resources) == ("neutral", 1)
    assert is_done(game)


@pytest.mark.covers("M28 unshaded", "6.3.1", "R-M15")
def test_m28_unshaded_propaganda_pacifies_two_spaces_by_two_levels_each() -> None:
    game = at_pacify(HOSTILE, unshaded=["M28"])
    play(game, "perak", "shift", "johore")
    assert offered(game) == ["shift", "done"]
    play(game, "shift")
    assert [space(game, name)["level"] for name in ("perak", "johore")] == ["support", "support"]
    assert state(game).british_resources == 12
    assert is_done(game)


@pytest.mark.covers("M28 unshaded", "6.6.2")
def test_m28_unshaded_with_templer_two_levels_in_each_of_two_spaces() -> None:
    game = table(HOSTILE, unshaded=["M28"], commander="templer")
    play(game, "op-special", "train", "perak", "done", "johore", "done", "done", "perak", "shift", "johore", "shift")
    assert [space(game, name)["level"] for name in ("perak", "johore")] == ["support", "support"]
    assert state(game).british_resources == 12


@pytest.mark.covers("M28 unshaded", "6.3.2")
def test_m28_unshaded_leaves_agitate_at_one_level() -> None:
    spaces: Spaces = {"pahang": {"bases": 1, "underground": 1, "support": True}}
    game = table(spaces, stage="agitate", played=["M3", "M4", "M5", "M6", "M33"], unshaded=["M28"])
    play(game, "pahang")
    assert (space(game, "pahang")["level"], state(game).mcp_resources) == ("neutral", 9)
    assert is_done(game)


@pytest.mark.covers("M28 shaded", "5.3")
def test_m28_shaded_pacify_costs_three_a_step_and_shifts_once() -> None:
    spaces: Spaces = {"perak": {"troops": 1, "police": 1, "opposition": True, "terror": 1}}
    game = event("M28", "shaded", spaces, by="mcp")
    play(game, "end-turn", "limited-op", "train", "perak", "police", "done")
    assert state(game).british_resources == 18
    play(game, "perak")
    assert state(game).british_resources == 15
    play(game, "shift")
    assert (space(game, "perak")["level"], state(game).british_resources) == ("neutral", 12)
    assert is_done(game)


@pytest.mark.covers("M28 shaded", "3.1")
def test_m28_shaded_two_resources_do_not_pacify() -> None:
    game = play(table(HOSTILE, shaded=["M28"], british_resources=2), "limited-op", "train", "perak", "done")
    assert is_done(game)
    assert space(game, "perak")["level"] == "opposition"


@pytest.mark.covers("M28 shaded", "6.3.1")
def test_m28_shaded_holds_in_propaganda_too() -> None:
    game = play(at_pacify(HOSTILE, shaded=["M28"]), "perak", "johore")
    assert [space(game, name)["level"] for name in ("perak", "johore")] == ["neutral", "neutral"]
    assert state(game).british_resources == 14
    assert is_done(game)


@pytest.mark.covers("M28 shaded", "6.3.2")
def test_m28_shaded_leaves_agitate_at_one_resource() -> None:
    spaces: Spaces = {"pahang": {"bases": 1, "underground": 1}}
    game = table(spaces, stage="agitate", played=["M3", "M4", "M5", "M6", "M33"], shaded=["M28"])
    play(game, "pahang")
    assert state(game).mcp_resources == 9


# -- M29 Weapon Bounties ---------------------------------------------------------------------------------------------

WANTED: Spaces = {
    "thailand": {"underground": 1},
    "ec_north": {"active": 1},
    "perak": {"underground": 1, "active": 1, "bases": 1},
}


@BOTH
@pytest.mark.covers("M29 unshaded", "tip M29", "R-C5")
def test_m29_unshaded_the_british_buy_off_three_guerrillas_anywhere(by: str) -> None:
    game = event("M29", "unshaded", WANTED, by=by)
    assert game.actor == "british"
    assert offered(game) == ["underground:thailand", "underground:perak", "active:perak", "active:ec_north", "done"]
    play(game, "underground:thailand", "active:ec_north", "underground:perak")
    assert state(game).british_resources == 17
    assert state(game).available[GUERRILLA] == 14
    assert space(game, "perak") == {"active": 1, "base": 1, "control": "mcp", "level": "neutral"}
    assert state(game).political_will == 12
    assert is_done(game)


@pytest.mark.covers("M29 unshaded", "R-C4")
def test_m29_unshaded_may_buy_fewer_or_none() -> None:
    game = event("M29", "unshaded", WANTED, by="mcp")
    declined = play(game.clone(), "done")
    assert (state(declined).british_resources, state(declined).available[GUERRILLA]) == (20, 11)
    play(game, "active:perak", "done")
    assert (state(game).british_resources, state(game).available[GUERRILLA]) == (19, 12)
    assert is_done(game)


@pytest.mark.parametrize("resources", [0, 1, 2])
@pytest.mark.covers("M29 unshaded", "1.8")
def test_m29_unshaded_no_more_than_can_be_paid(resources: int) -> None:
    game = event("M29", "unshaded", WANTED, british_resources=resources)
    play(game, *("underground:perak", "active:perak")[:resources])
    assert state(game).british_resources == 0
    assert state(game).available[GUERRILLA] == 11 + resources
    assert is_done(game)


@pytest.mark.covers("M29 unshaded", "R-C16")
def test_m29_unshaded_without_guerrillas_nothing_is_sold() -> None:
    game = event("M29", "unshaded", {"perak": {"bases": 1}})
    assert is_done(game)
    assert state(game).british_resources == 20


@pytest.mark.covers("M29 unshaded", "R-C1", "1.7")
def test_m29_unshaded_loses_mcp_control() -> None:
    game = play(event("M29", "unshaded", {"perak": {"active": 1}}), "active:perak")
    assert space(game, "perak")["control"] == "none"
    assert state(game).political_will == 15
    assert is_done(game)


@BOTH
@pytest.mark.parametrize(
    ("british", "mcp", "after"),
    [(20, 10, (18, 12)), (1, 10, (0, 11)), (0, 10, (0, 10)), (20, 19, (19, 20)), (20, 20, (20, 20))],
)
@pytest.mark.covers("M29 shaded", "5.1.1", "1.8")
def test_m29_shaded_passes_what_there_is_and_what_fits(british: int, mcp: int, after: tuple[int, int], by: str) -> None:
    game = event("M29", "shaded", WANTED, by=by, british_resources=british, mcp_resources=mcp)
    assert is_done(game)
    assert (state(game).british_resources, state(game).mcp_resources) == after


# -- M30 CCP Victory -------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.covers("M30 unshaded", "tip M30", "R-C5")
def test_m30_unshaded_resources_and_two_guerrillas_go(by: str) -> None:
    game = event("M30", "unshaded", WANTED, by=by)
    assert state(game).mcp_resources == 7
    assert game.actor == by
    assert offered(game) == ["underground:thailand", "underground:perak", "active:perak", "active:ec_north"]
    play(game, "underground:thailand", "active:perak")
    assert state(game).available[GUERRILLA] == 13
    assert space(game, "perak") == {"underground": 1, "base": 1, "control": "mcp", "level": "neutral"}
    assert is_done(game)


@pytest.mark.covers("M30 unshaded", "R-C4", "1.8")
def test_m30_unshaded_takes_what_there_is() -> None:
    game = event("M30", "unshaded", {"perak": {"active": 1, "bases": 1}}, mcp_resources=2)
    assert is_done(game)
    assert space(game, "perak") == {"base": 1, "control": "mcp", "level": "neutral"}
    assert state(game).mcp_resources == 0


@pytest.mark.covers("M30 unshaded", "R-C16")
def test_m30_unshaded_without_guerrillas_takes_resources_alone() -> None:
    game = event("M30", "unshaded", {}, by="mcp", mcp_resources=4)
    assert is_done(game)
    assert state(game).mcp_resources == 1


INSPIRED: Spaces = {
    "pahang": {"bases": 1, "active": 1, "terror": 2},
    "kelantan": {"bases": 1, "underground": 1, "police": 3},
    "johore": {"support": True},
    "selangor": {"police": 1, "new_villages": True},
}


@BOTH
@pytest.mark.covers("M30 shaded", "R-C5", "R-M2")
def test_m30_shaded_two_free_rallies_and_a_free_agitate(by: str) -> None:
    game = event("M30", "shaded", INSPIRED, by=by, mcp_resources=0)
    assert game.actor == "mcp"
    assert offered_spaces(game) == LEVELS - {"johore", "selangor"} | {"thailand"}
    play(game, "pahang", "hide", "kelantan", "guerrilla")
    assert space(game, "kelantan")["control"] == "none"
    assert (game.actor, offered(game)) == ("mcp", ["pahang", "done"])  # Kelantan has a Base but no MCP Control
    play(game, "pahang")
    assert space(game, "pahang")["terror"] == 1
    play(game, "remove-terror", "shift")
    assert space(game, "pahang") == {"base": 1, "underground": 1, "control": "mcp", "level": "opposition"}
    assert state(game).mcp_resources == 0
    assert is_done(game)


@pytest.mark.covers("M30 shaded", "R-C15", "R-C4")
def test_m30_shaded_both_spaces_must_be_used_and_agitate_may_be_declined() -> None:
    game = play(event("M30", "shaded", INSPIRED), "pahang", "hide")
    assert "done" not in offered(game)
    play(game, "thailand")
    assert offered(game) == ["pahang", "done"]
    play(game, "done")
    assert space(game, "pahang")["terror"] == 2
    assert is_done(game)


@pytest.mark.covers("M30 shaded")
def test_m30_shaded_agitate_needs_a_base_in_a_rally_space() -> None:
    game = play(event("M30", "shaded", INSPIRED, mcp_resources=9), "kedah", "trengganu")
    assert is_done(game)
    assert state(game).political_will == 9
    assert state(game).mcp_resources == 9


@pytest.mark.covers("M30 shaded")
def test_m30_shaded_a_base_just_rallied_serves_for_agitate() -> None:
    game = play(event("M30", "shaded", {"kedah": {"underground": 2}}, mcp_resources=0), "kedah", "base", "thailand")
    assert space(game, "kedah")["base"] == 1
    play(game, "kedah")
    assert space(game, "kedah")["level"] == "opposition"
    assert is_done(game)


ONLY_THAILAND: Spaces = {
    "kedah": {"support": True},
    "perak": {"support": True},
    "kelantan": {"support": True},
    "trengganu": {"support": True},
    "kuala_lumpur": {"support": True},
    "pahang": {"police": 1, "new_villages": True},
    "selangor": {"police": 1, "new_villages": True},
    "negri_sembilan": {"police": 1, "new_villages": True},
    "johore": {"police": 1, "new_villages": True},
}


@pytest.mark.covers("M30 shaded", "R-C15")
def test_m30_shaded_one_rally_where_only_one_space_is_left() -> None:
    game = event("M30", "shaded", ONLY_THAILAND, by="mcp")
    assert is_done(game)
    assert space(game, "thailand")["underground"] == 1


@pytest.mark.covers("M30 shaded", "R-C2", "R-C5")
def test_m30_shaded_of_the_british_the_mcp_may_take_from_the_map() -> None:
    game = play(event("M30", "shaded", {"thailand": {"underground": 15}}), "kedah")
    assert (game.actor, offered(game)) == ("mcp", ["guerrilla", "nothing"])
    play(game, "guerrilla", "underground:thailand", "perak", "nothing")
    assert space(game, "kedah")["underground"] == 1
    assert "underground" not in space(game, "perak")
    assert is_done(game)


@pytest.mark.covers("M30 shaded", "R-C2", "R-M4", "1.4.2")
def test_m30_shaded_a_base_may_come_from_the_map_and_earns_the_british_nothing() -> None:
    spaces: Spaces = {"pahang": {"bases": 2}, "kelantan": {"bases": 2, "underground": 2}, "kedah": {"underground": 2}}
    game = play(event("M30", "shaded", spaces), "kelantan")
    assert offered(game) == ["guerrilla", "guerrillas", "hide"]  # two Bases stand there already
    play(game, "hide", "kedah", "base")
    assert (game.actor, offered(game)) == ("mcp", ["base:kelantan", "base:pahang", "done"])
    play(game, "base:pahang", "done")
    assert (space(game, "kedah")["base"], space(game, "pahang")["base"]) == (1, 1)
    assert state(game).available[GUERRILLA] == 13
    assert state(game).political_will == 12
    assert is_done(game)


# -- M31 Ex-Palestine Recruits ---------------------------------------------------------------------------------------

HELD: Spaces = {
    "kuala_lumpur": {"troops": 1},
    "perak": {"police": 2, "underground": 1},
    "johore": {"police": 1, "underground": 1},
    "ec_north": {"police": 1},
}


@BOTH
@pytest.mark.covers("M31 unshaded", "R-C5")
def test_m31_unshaded_four_police_under_british_control(by: str) -> None:
    game = event("M31", "unshaded", HELD, by=by)
    assert (game.actor, offered(game)) == (by, ["perak", "kuala_lumpur", "done"])
    play(game, "perak", "perak", "perak", "kuala_lumpur")
    assert (space(game, "perak")["police"], space(game, "kuala_lumpur")["police"]) == (5, 1)
    assert state(game).british_resources == 20
    assert is_done(game)


@pytest.mark.covers("M31 unshaded", "R-C4")
def test_m31_unshaded_may_place_fewer() -> None:
    game = play(event("M31", "unshaded", HELD), "kuala_lumpur", "done")
    assert space(game, "kuala_lumpur")["police"] == 1
    assert state(game).available[POLICE] == 10
    assert is_done(game)


@pytest.mark.covers("M31 unshaded", "R-C16")
def test_m31_unshaded_without_british_control_places_none() -> None:
    game = event("M31", "unshaded", {"johore": {"police": 1, "underground": 1}, "ec_north": {"police": 2}})
    assert is_done(game)
    assert state(game).available[POLICE] == 12


@pytest.mark.covers("M31 unshaded", "R-C2")
def test_m31_unshaded_without_police_only_the_british_take_their_own() -> None:
    spaces: Spaces = {"ec_south": {"police": 14}, "perak": {"police": 1}}
    assert is_done(event("M31", "unshaded", spaces, by="mcp"))
    game = play(event("M31", "unshaded", spaces), "perak")
    assert offered(game) == ["police:perak", "police:ec_south", "done"]
    play(game, "police:ec_south", "done")
    assert (space(game, "perak")["police"], space(game, "ec_south")["police"]) == (2, 13)
    assert is_done(game)


@pytest.mark.covers("M31 unshaded", "R-C2", "1.4.1")
def test_m31_unshaded_of_the_mcp_ends_with_the_available_police() -> None:
    spaces: Spaces = {"kuala_lumpur": {"troops": 1}, "ec_south": {"police": 13}}
    game = play(event("M31", "unshaded", spaces, by="mcp"), "kuala_lumpur", "kuala_lumpur")
    assert is_done(game)
    assert space(game, "kuala_lumpur")["police"] == 2


@pytest.mark.covers("M31 unshaded", "R-C1", "R-C2", "1.7")
def test_m31_unshaded_control_is_read_at_each_placement() -> None:
    spaces: Spaces = {"kuala_lumpur": {"police": 14}, "kedah": {"police": 1}}
    game = play(event("M31", "unshaded", spaces), "kuala_lumpur", "police:kedah")
    assert space(game, "kedah")["control"] == "none"
    assert offered(game) == ["kuala_lumpur", "done"]


@BOTH
@pytest.mark.covers("M31 shaded", "R-C5", "R-M2")
def test_m31_shaded_two_free_rallies_a_paid_agitate_and_a_shift(by: str) -> None:
    game = event("M31", "shaded", INSPIRED, by=by, mcp_resources=5)
    assert game.actor == "mcp"
    assert offered_spaces(game) == LEVELS - {"johore", "selangor"} | {"thailand"}
    play(game, "pahang", "hide")
    assert "done" not in offered(game)
    play(game, "kedah")
    assert (state(game).mcp_resources, prompt(game)) == (5, "agitate-space")
    play(game, "pahang", "remove-terror", "shift")
    assert (space(game, "pahang")["level"], state(game).mcp_resources) == ("opposition", 2)
    assert (game.actor, offered(game)) == ("mcp", ["kedah", "pahang"])
    play(game, "kedah")
    assert space(game, "kedah")["level"] == "opposition"
    assert state(game).mcp_resources == 2
    assert state(game).political_will == 10
    assert is_done(game)


@pytest.mark.covers("M31 shaded", "R-M2", "1.9")
def test_m31_shaded_at_no_resources_only_the_shift_which_terror_does_not_stop() -> None:
    game = play(event("M31", "shaded", INSPIRED, mcp_resources=0), "pahang", "hide", "kedah")
    assert prompt(game) == "M31-shift"
    play(game, "pahang")
    assert (space(game, "pahang")["level"], space(game, "pahang")["terror"]) == ("opposition", 2)
    assert is_done(game)


@pytest.mark.covers("M31 shaded", "R-C15", "1.3.3")
def test_m31_shaded_thailand_is_never_shifted() -> None:
    game = play(event("M31", "shaded", {}, by="mcp"), "thailand", "kedah")
    assert space(game, "kedah")["level"] == "opposition"
    assert is_done(game)
    game = event("M31", "shaded", ONLY_THAILAND, by="mcp")
    assert is_done(game)
    assert space(game, "thailand") == {"underground": 1, "control": "mcp", "level": "neutral"}
    assert state(game).opposition == 0


# -- M32 SEP ---------------------------------------------------------------------------------------------------------

TURNED: Spaces = {
    "perak": {"troops": 2, "active": 1},
    "thailand": {"underground": 1},
    "ec_north": {"underground": 1},
    "kelantan": {"underground": 1, "bases": 1},
    "johore": {"underground": 1},
}


@BOTH
@pytest.mark.covers("M32 unshaded", "R-C5")
def test_m32_unshaded_the_british_turn_two_guerrillas_into_police(by: str) -> None:
    game = event("M32", "unshaded", TURNED, by=by)
    assert game.actor == "british"
    assert offered(game) == [
        "underground:thailand",
        "underground:kelantan",
        "underground:ec_north",
        "active:perak",
        "done",
    ]
    play(game, "active:perak", "underground:ec_north")
    assert space(game, "perak") == {"troop": 2, "police": 1, "control": "british", "level": "neutral"}
    assert space(game, "ec_north") == {"police": 1, "control": "none", "level": "neutral"}
    assert (state(game).available[POLICE], state(game).available[GUERRILLA]) == (13, 12)
    assert state(game).british_resources == 20
    assert is_done(game)


@pytest.mark.covers("M32 unshaded", "R-C4")
def test_m32_unshaded_may_be_declined_or_stopped() -> None:
    game = event("M32", "unshaded", TURNED, by="mcp")
    declined = play(game.clone(), "done")
    assert is_done(declined)
    assert state(declined).available[GUERRILLA] == 10
    play(game, "active:perak", "done")
    assert state(game).available[GUERRILLA] == 11
    assert is_done(game)


@pytest.mark.covers("M32 unshaded", "R-C3", "1.3.3")
def test_m32_unshaded_in_thailand_only_removes() -> None:
    game = play(event("M32", "unshaded", TURNED), "underground:thailand", "done")
    assert space(game, "thailand") == {"control": "none", "level": "neutral"}
    assert state(game).available[POLICE] == 15


@pytest.mark.covers("M32 unshaded", "R-C1")
def test_m32_unshaded_each_replacement_is_judged_when_made() -> None:
    spaces: Spaces = {"perak": {"troops": 1}, "pahang": {"underground": 1}, "johore": {"underground": 1}}
    game = event("M32", "unshaded", spaces)
    assert offered(game) == ["underground:pahang", "done"]
    play(game, "underground:pahang")
    assert (space(game, "pahang")["control"], state(game).political_will) == ("british", 13)
    assert offered(game) == ["underground:johore", "done"]
    play(game, "underground:johore")
    assert space(game, "johore") == {"police": 1, "control": "british", "level": "neutral"}
    assert state(game).political_will == 15


@pytest.mark.covers("M32 unshaded", "R-C16")
def test_m32_unshaded_without_british_control_asks_nothing() -> None:
    spaces: Spaces = {"perak": {"troops": 1, "active": 1}, "ec_north": {"police": 2, "active": 1}}
    assert is_done(event("M32", "unshaded", spaces))


@BOTH
@pytest.mark.covers("M32 unshaded", "R-C2", "R-C3")
def test_m32_unshaded_without_police_the_british_take_one_or_only_remove(by: str) -> None:
    spaces: Spaces = {"kuala_lumpur": {"police": 15}, "pahang": {"underground": 2}}
    game = play(event("M32", "unshaded", spaces, by=by), "underground:pahang")
    assert (game.actor, offered(game)) == ("british", ["police:kuala_lumpur", "done"])
    play(game, "police:kuala_lumpur")
    assert space(game, "pahang") == {"underground": 1, "police": 1, "control": "none", "level": "neutral"}
    play(game, "underground:pahang", "done")
    assert space(game, "pahang") == {"police": 1, "control": "british", "level": "neutral"}
    assert space(game, "kuala_lumpur")["police"] == 14
    assert state(game).political_will == 13
    assert is_done(game)


INFILTRATED: Spaces = {
    "perak": {"police": 2, "underground": 1},
    "johore": {"troops": 1, "underground": 1, "active": 1, "support": True, "new_villages": True},
    "kedah": {"police": 1, "active": 3},
    "ec_south": {"police": 1, "underground": 1},
}


@BOTH
@pytest.mark.covers("M32 shaded", "tip M32", "R-C5", "R-M9")
def test_m32_shaded_the_mcp_intimidate_in_two_spaces(by: str) -> None:
    game = event("M32", "shaded", INFILTRATED, by=by)
    assert (game.actor, offered(game)) == ("mcp", ["perak", "johore", "ec_south"])  # Kedah's are all Active
    play(game, "perak")
    assert space(game, "perak") == {"police": 1, "underground": 1, "control": "none", "level": "neutral"}
    assert (game.actor, offered(game)) == ("mcp", ["johore", "ec_south"])
    play(game, "johore", "remove-village")
    assert space(game, "johore") == {
        "troop": 1,
        "underground": 1,
        "active": 1,
        "control": "mcp",
        "level": "neutral",
    }
    assert state(game).mcp_resources == 10
    assert is_done(game)


@pytest.mark.covers("M32 shaded", "R-C15", "R-C4")
def test_m32_shaded_one_space_is_taken_by_itself() -> None:
    game = event("M32", "shaded", {"perak": {"police": 2, "underground": 1}})
    assert is_done(game)
    assert space(game, "perak")["police"] == 1


@pytest.mark.covers("M32 shaded", "tip M32", "R-C16")
def test_m32_shaded_without_underground_guerrillas_does_nothing() -> None:
    game = event("M32", "shaded", {"kedah": {"police": 1, "active": 3}}, by="mcp")
    assert is_done(game)
    assert space(game, "kedah")["police"] == 1


@pytest.mark.covers("M32 shaded", "R-M9")
def test_m32_shaded_new_village_needs_more_guerrillas_than_cubes() -> None:
    spaces: Spaces = {"johore": {"troops": 1, "underground": 1, "support": True, "new_villages": True}}
    game = event("M32", "shaded", spaces)
    assert is_done(game)
    assert (space(game, "johore")["level"], space(game, "johore")["new_village"]) == ("support", 1)


@pytest.mark.covers("M32 shaded", "R-M9", "4.3.2")
def test_m32_shaded_with_more_guerrillas_police_or_support() -> None:
    game = event("M32", "shaded", {"kedah": {"police": 1, "active": 1, "underground": 1, "support": True}})
    assert (game.actor, offered(game)) == ("mcp", ["remove-police", "remove-village"])
    play(game, "remove-police")
    assert space(game, "kedah") == {"active": 1, "underground": 1, "control": "mcp", "level": "support"}
    assert is_done(game)


@pytest.mark.covers("M32 shaded", "M27 unshaded", "R-C11", "5.1.2")
def test_m32_shaded_with_m27_unshaded_two_spaces_and_each_guerrilla_flips() -> None:
    game = play(event("M32", "shaded", DOGS, unshaded=["M27"]), "perak")
    assert is_done(game)
    for name in ("perak", "johore"):
        assert space(game, name) == {
            "police": 1,
            "underground": 1,
            "active": 1,
            "control": "mcp",
            "level": "neutral",
        }
    assert state(game).political_will == 7
