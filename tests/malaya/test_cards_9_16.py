"""Event cards M9 to M16, both sides."""

from __future__ import annotations

import pytest

from coinbox import Game
from tests.malaya.table import Spaces, event, is_done, offered, offered_spaces, play, prompt, space, state, table

JUNGLE = {"kedah", "kelantan", "trengganu", "pahang", "negri_sembilan", "johore"}
PROVINCES = JUNGLE | {"perak", "selangor"}
NO_GUERRILLAS: Spaces = {"thailand": {"underground": 15}}
"""All fifteen Guerrillas stand in Thailand: none is Available."""
NO_POLICE: Spaces = {"ec_north": {"police": 14}, "kedah": {"police": 1, "underground": 1}}
"""All fifteen Police are on the map: none is Available."""


def available(game: Game, kind: str) -> int:
    """How many of a type are Available."""
    number: int = state(game).available[("troop", "police", "guerrilla", "base").index(kind)]
    return number


def police(game: Game) -> dict[str, int]:
    """The Police on the map, space by space."""
    found = {name: space(game, name).get("police", 0) for name in PROVINCES | {"kuala_lumpur", "ec_north", "ec_south"}}
    return {name: number for name, number in found.items() if number}


# -- M9 Batang Kali ----------------------------------------------------------------------------------------------------

HARD_PRESSED: Spaces = {
    "johore": {"troops": 2, "underground": 1, "active": 1, "bases": 1, "opposition": True},
    "perak": {"troops": 2, "active": 1},
    "kuala_lumpur": {"troops": 1, "active": 1},
}


@pytest.mark.covers("M9 unshaded", "R-C5", "R-M8", "5.4")
@pytest.mark.parametrize("by", ["british", "mcp"])
def test_m9_terrorize_reprisal_and_free_assault_in_one_province(by: str) -> None:
    game = event("M9", "unshaded", HARD_PRESSED, by=by, british_resources=0)
    assert (game.actor, offered(game)) == ("british", ["perak", "johore"])
    play(game, "johore")
    assert game.actor == "british"
    near = ("pahang", "negri_sembilan", "ec_south")
    assert set(offered(game)) == {f"{piece}:johore>{to}" for piece in ("underground", "active") for to in near}
    play(game, "underground:johore>ec_south")
    assert is_done(game)
    assert space(game, "johore") == {"troop": 2, "terror": 1, "control": "british", "level": "neutral"}
    assert space(game, "ec_south")["underground"] == 1
    # The end of MCP Control gives 2, the Base 1.
    assert state(game).political_will == 15
    assert state(game).british_resources == 0


@pytest.mark.covers("M9 unshaded", "R-M15")
def test_m9_terrorize_is_one_reprisal_also_under_gurney() -> None:
    game = event("M9", "unshaded", HARD_PRESSED, commander="gurney")
    play(game, "perak", "active:perak>thailand")
    assert is_done(game)
    assert "terror" not in space(game, "johore")


@pytest.mark.covers("M9 unshaded")
def test_m9_terrorize_no_assault_once_no_mcp_piece_is_left() -> None:
    game = event("M9", "unshaded", {"perak": {"troops": 2, "active": 1, "support": True, "terror": 1}})
    play(game, "active:perak>kedah")
    assert is_done(game)
    assert space(game, "perak") == {"troop": 2, "terror": 1, "control": "british", "level": "neutral"}
    assert space(game, "kedah")["active"] == 1


@pytest.mark.covers("M9 unshaded", "R-M8")
def test_m9_terrorize_without_guerrillas_assaults_the_base() -> None:
    game = event("M9", "unshaded", {"johore": {"troops": 1, "bases": 1}})
    assert is_done(game)
    assert space(game, "johore") == {"troop": 1, "terror": 1, "control": "british", "level": "neutral"}
    assert state(game).political_will == 13


@pytest.mark.covers("M9 unshaded", "R-M8", "R-C16")
def test_m9_terrorize_needs_troops_in_a_province() -> None:
    game = event("M9", "unshaded", {"kuala_lumpur": {"troops": 1, "active": 1}, "johore": {"police": 1, "active": 1}})
    assert is_done(game)
    assert space(game, "kuala_lumpur")["active"] == 1
    assert space(game, "johore")["active"] == 1


@pytest.mark.covers("M9 unshaded", "M2 unshaded", "R-C11")
def test_m9_terrorize_follows_the_capabilities_in_force() -> None:
    game = event("M9", "unshaded", {"johore": {"troops": 1, "underground": 2, "bases": 1}}, unshaded=["M2"])
    play(game, "underground:johore>pahang", "bases-first")
    assert space(game, "johore") == {"troop": 1, "underground": 1, "terror": 1, "control": "none", "level": "neutral"}


@pytest.mark.covers("M9 shaded")
@pytest.mark.parametrize("by", ["british", "mcp"])
def test_m9_massacre(by: str) -> None:
    game = event("M9", "shaded", {"selangor": {"troops": 3, "support": True}}, by=by)
    assert game.actor == by
    assert set(offered(game)) == PROVINCES
    play(game, "selangor")
    assert is_done(game)
    assert space(game, "selangor")["level"] == "opposition"
    assert state(game).political_will == 10


@pytest.mark.covers("M9 shaded", "R-C15", "5.1.1")
def test_m9_massacre_where_opposition_is_already_and_will_is_low() -> None:
    game = event("M9", "shaded", {"selangor": {"opposition": True}}, by="mcp", political_will=1)
    play(game, "selangor")
    assert space(game, "selangor")["level"] == "opposition"
    assert state(game).political_will == 0


# -- M10 Gurney Killed -------------------------------------------------------------------------------------------------

GARRISONED: Spaces = {
    "kuala_lumpur": {"troops": 1},
    "ec_south": {"police": 1},
    "johore": {"troops": 1, "underground": 2},
    "perak": {"police": 1},
    "kedah": {"underground": 1},
}


@pytest.mark.covers("M10 unshaded", "R-C15")
@pytest.mark.parametrize("by", ["british", "mcp"])
def test_m10_galvanized_three_different_spaces_with_british_pieces(by: str) -> None:
    game = event("M10", "unshaded", GARRISONED, by=by)
    assert game.actor == by
    assert set(offered(game)) == {"kuala_lumpur", "ec_south", "johore", "perak"}
    play(game, "johore")
    assert set(offered(game)) == {"kuala_lumpur", "ec_south", "perak"}
    play(game, "ec_south", "kuala_lumpur")
    assert is_done(game)
    assert police(game) == {"johore": 1, "ec_south": 2, "kuala_lumpur": 1, "perak": 1}
    # The Police in Johore ends MCP Control there.
    assert state(game).political_will == 14


@pytest.mark.covers("M10 unshaded", "R-C15")
def test_m10_galvanized_with_two_such_spaces() -> None:
    game = play(event("M10", "unshaded", {"johore": {"troops": 1}, "perak": {"police": 1}}), "johore")
    assert is_done(game)
    assert police(game) == {"johore": 1, "perak": 2}


@pytest.mark.covers("M10 unshaded", "R-C2")
def test_m10_galvanized_the_mcp_place_only_available_police() -> None:
    game = event("M10", "unshaded", {"ec_north": {"police": 14}, "johore": {"troops": 1}}, by="mcp")
    play(game, "johore")
    assert is_done(game)
    assert police(game) == {"ec_north": 14, "johore": 1}


@pytest.mark.covers("M10 unshaded", "R-C2", "R-C4")
def test_m10_galvanized_the_british_may_take_police_from_the_map() -> None:
    game = event("M10", "unshaded", NO_POLICE | {"johore": {"troops": 1}, "perak": {"troops": 1}})
    play(game, "johore")
    assert offered(game) == ["police:kedah", "police:ec_north", "done"]
    play(game, "police:ec_north", "perak", "done")
    assert police(game) == {"ec_north": 13, "johore": 1, "kedah": 1}


@pytest.mark.covers("M10 unshaded", "R-C1", "R-C2", "R-C15")
def test_m10_galvanized_not_into_a_space_that_has_lost_its_british_pieces() -> None:
    game = event("M10", "unshaded", NO_POLICE | {"johore": {"troops": 1}, "perak": {"troops": 1}})
    play(game, "johore", "police:kedah")
    assert set(offered(game)) == {"ec_north", "perak"}


@pytest.mark.covers("M10 shaded", "tip M10")
@pytest.mark.parametrize("by", ["british", "mcp"])
def test_m10_leader_killed_and_a_guerrilla_anywhere(by: str) -> None:
    game = event("M10", "shaded", {"johore": {"troops": 1, "support": True, "new_villages": True}}, by=by)
    assert game.actor == by
    assert set(offered(game)) == PROVINCES | {"thailand", "kuala_lumpur", "ec_north", "ec_south"}
    play(game, "johore")
    assert is_done(game)
    assert space(game, "johore")["underground"] == 1
    assert game.view()["commander"] == "gurney_killed"


@pytest.mark.covers("M10 shaded", "R-C2", "R-C16")
def test_m10_leader_killed_without_an_available_guerrilla() -> None:
    game = event("M10", "shaded", NO_GUERRILLAS)
    assert is_done(game)
    assert state(game).gurney_killed == 1
    taking = event("M10", "shaded", NO_GUERRILLAS, by="mcp")
    play(taking, "ec_north", "underground:thailand")
    assert space(taking, "ec_north")["underground"] == 1
    assert space(taking, "thailand")["underground"] == 14


SECURED: Spaces = {"johore": {"troops": 1, "police": 1}, "perak": {"troops": 1, "police": 1}}


def after_m10(commander: str) -> Game:
    """The MCP have played M10 shaded; the British have an Operation with Special Activity."""
    game = event("M10", "shaded", SECURED, by="mcp", commander=commander)
    return play(game, "thailand", "end-turn", "op-special")


@pytest.mark.covers("M10 shaded", "6.6.3")
def test_m10_leader_killed_leaves_gurney_one_reprisal() -> None:
    game = play(after_m10("gurney"), "sweep", "reprisal", "johore")
    assert prompt(game) == "sweep-space"
    assert "reprisal" not in offered(game)
    usual = play(table(SECURED, commander="gurney"), "op-special", "sweep", "reprisal", "johore")
    assert offered(usual) == ["perak", "done"]


@pytest.mark.covers("M10 shaded", "6.6.3")
def test_m10_leader_killed_leaves_briggs_one_new_village() -> None:
    game = play(after_m10("briggs"), "train", "resettle", "johore")
    assert prompt(game) == "train-space"
    assert "resettle" not in offered(game)
    usual = play(table(SECURED, commander="briggs"), "op-special", "train", "resettle", "johore")
    assert offered(usual) == ["perak", "done"]


@pytest.mark.covers("M10 shaded", "6.6.3")
def test_m10_leader_killed_leaves_templer_one_space_to_pacify() -> None:
    train = ("train", "johore", "done", "perak", "done", "done", "johore")
    game = play(after_m10("templer"), *train)
    assert prompt(game) == "special-or-done"
    usual = play(table(SECURED, commander="templer"), "op-special", *train)
    assert offered(usual) == ["perak", "done"]


@pytest.mark.covers("M10 shaded", "tip M10", "6.5")
@pytest.mark.parametrize(("commander", "successor"), [("gurney", "briggs"), ("templer", "templer")])
def test_m10_leader_killed_ends_at_reset(commander: str, successor: str) -> None:
    cards = ["M10", "M1", "M2", "M3", "M33"]
    game = table({}, played=cards, stage="redeploy", commander=commander, gurney_killed=1)
    assert game.view()["commander"] == "gurney_killed"
    play(game, "end-turn")
    assert game.view()["commander"] == successor


@pytest.mark.covers("M10 shaded", "M24 execute")
def test_m10_leader_killed_outlasts_m24() -> None:
    game = event("M24", "execute", SECURED, by="mcp", commander="gurney", gurney_killed=1)
    play(game, "lower-will", "end-turn")
    assert game.view()["commander_place"] == "briggs"
    play(game, "op-special", "train", "resettle", "johore")
    assert prompt(game) == "train-space"


# -- M11 Chemical Defoliants -------------------------------------------------------------------------------------------


@pytest.mark.covers("M11 unshaded", "tip M11")
@pytest.mark.parametrize("by", ["british", "mcp"])
def test_m11_crops_denied_for_each_base_in_a_jungle_province(by: str) -> None:
    spaces: Spaces = {"pahang": {"bases": 2}, "perak": {"bases": 1}, "thailand": {"bases": 1}}
    game = event("M11", "unshaded", spaces, by=by, mcp_resources=10)
    assert is_done(game)
    assert state(game).mcp_resources == 8


@pytest.mark.covers("M11 unshaded", "5.1.1")
def test_m11_crops_denied_stops_at_no_resources() -> None:
    game = event("M11", "unshaded", {"pahang": {"bases": 2}, "johore": {"bases": 1}}, mcp_resources=1)
    assert state(game).mcp_resources == 0


@pytest.mark.covers("M11 unshaded", "tip M11", "R-C16")
def test_m11_crops_denied_without_such_a_base() -> None:
    spaces: Spaces = {"selangor": {"bases": 1}, "thailand": {"bases": 2}, "kuala_lumpur": {"bases": 1}}
    game = event("M11", "unshaded", spaces, mcp_resources=10)
    assert is_done(game)
    assert state(game).mcp_resources == 10


@pytest.mark.covers("M11 shaded")
@pytest.mark.parametrize("by", ["british", "mcp"])
def test_m11_controversial(by: str) -> None:
    spaces: Spaces = {
        "pahang": {"bases": 1},
        "kuala_lumpur": {"bases": 1, "support": True},
        "thailand": {"bases": 1},
        "johore": {"underground": 1},
    }
    game = event("M11", "shaded", spaces, by=by)
    assert (game.actor, offered(game)) == (by, ["pahang", "kuala_lumpur"])
    play(game, "kuala_lumpur")
    assert space(game, "kuala_lumpur")["level"] == "neutral"
    assert state(game).political_will == 11


@pytest.mark.covers("M11 shaded", "R-C16", "R-C15")
@pytest.mark.parametrize("spaces", [{}, {"thailand": {"bases": 1}}, {"pahang": {"bases": 1, "opposition": True}}])
def test_m11_controversial_lowers_political_will_in_any_case(spaces: Spaces) -> None:
    game = event("M11", "shaded", spaces, by="mcp")
    assert is_done(game)
    assert state(game).political_will == 11


@pytest.mark.covers("M11 shaded", "5.1.1")
def test_m11_controversial_stops_at_no_political_will() -> None:
    game = event("M11", "shaded", {"pahang": {"bases": 1}}, by="mcp", political_will=0)
    assert space(game, "pahang")["level"] == "opposition"
    assert state(game).political_will == 0


# -- M12 Orang Asli ----------------------------------------------------------------------------------------------------


@pytest.mark.covers("M12 unshaded", "tip M12")
@pytest.mark.parametrize("by", ["british", "mcp"])
def test_m12_forts_up_to_two_police_in_two_jungle_provinces(by: str) -> None:
    spaces: Spaces = {"johore": {"underground": 1}, "kedah": {"police": 1, "underground": 1}}
    game = event("M12", "unshaded", spaces, by=by)
    assert game.actor == by
    assert set(offered(game)) == JUNGLE - {"johore"} | {"done"}
    play(game, "kedah", "kedah")
    assert set(offered(game)) == JUNGLE - {"johore", "kedah"} | {"done"}
    play(game, "pahang", "done")
    assert is_done(game)
    assert police(game) == {"kedah": 3, "pahang": 1}


@pytest.mark.covers("M12 unshaded", "R-C4")
def test_m12_forts_may_be_few_or_none() -> None:
    game = play(event("M12", "unshaded", {}), "done")
    assert is_done(game)
    assert available(game, "police") == 15


@pytest.mark.covers("M12 unshaded", "R-C16")
def test_m12_forts_not_under_mcp_control() -> None:
    game = event("M12", "unshaded", {name: {"underground": 1} for name in JUNGLE})
    assert is_done(game)


@pytest.mark.covers("M12 unshaded", "R-C2")
def test_m12_forts_the_mcp_place_only_available_police() -> None:
    game = play(event("M12", "unshaded", {"ec_north": {"police": 14}}, by="mcp"), "kedah")
    assert is_done(game)
    assert police(game) == {"ec_north": 14, "kedah": 1}


@pytest.mark.covers("M12 unshaded", "R-C2")
def test_m12_forts_the_british_may_take_police_from_the_map() -> None:
    game = play(event("M12", "unshaded", NO_POLICE), "johore", "police:ec_north", "johore", "done", "done")
    assert is_done(game)
    assert police(game) == {"ec_north": 13, "kedah": 1, "johore": 1}


@pytest.mark.covers("M12 unshaded", "R-C1", "R-C2", "R-C15")
def test_m12_forts_not_where_the_taken_police_left_mcp_control() -> None:
    game = play(event("M12", "unshaded", NO_POLICE), "johore", "police:kedah", "done")
    assert space(game, "kedah")["control"] == "mcp"
    assert set(offered(game)) == JUNGLE - {"johore", "kedah"} | {"done"}


@pytest.mark.covers("M12 shaded", "tip M12")
@pytest.mark.parametrize("by", ["british", "mcp"])
def test_m12_supplies_a_base_in_a_jungle_province(by: str) -> None:
    spaces: Spaces = {"johore": {"troops": 2, "support": True, "new_villages": True}, "pahang": {"bases": 2}}
    game = event("M12", "shaded", spaces, by=by)
    assert game.actor == by
    assert set(offered(game)) == JUNGLE - {"pahang"}
    play(game, "johore")
    assert is_done(game)
    assert space(game, "johore")["base"] == 1


@pytest.mark.covers("M12 shaded", "1.7", "1.12")
def test_m12_supplies_bring_mcp_control_and_end_a_lone_new_village() -> None:
    game = play(event("M12", "shaded", {"johore": {"new_villages": True}}, by="mcp"), "johore")
    assert space(game, "johore") == {"base": 1, "control": "mcp", "level": "neutral"}
    assert state(game).political_will == 10


@pytest.mark.covers("M12 shaded", "R-C2")
def test_m12_supplies_the_british_find_no_base_available() -> None:
    game = event("M12", "shaded", {"thailand": {"bases": 2}, "perak": {"bases": 2}})
    assert is_done(game)
    assert state(game).political_will == 12


@pytest.mark.covers("M12 shaded", "R-C2", "R-M13", "1.4.2")
def test_m12_supplies_the_mcp_may_take_a_base_from_the_map() -> None:
    game = event("M12", "shaded", {"thailand": {"bases": 2}, "pahang": {"bases": 2}}, by="mcp")
    assert set(offered(game)) == JUNGLE - {"pahang"}
    play(game, "trengganu")
    assert offered(game) == ["base:thailand", "base:pahang", "done"]
    play(game, "base:thailand")
    assert space(game, "trengganu")["base"] == 1
    # Only the new MCP Control counts; the Base that left Thailand earns nothing.
    assert state(game).political_will == 11


# -- M13 Malay Police --------------------------------------------------------------------------------------------------

BRITISH_SOUTH: Spaces = {
    "kuala_lumpur": {"troops": 1},
    "johore": {"troops": 2, "underground": 1},
    "selangor": {"police": 1},
    "negri_sembilan": {"troops": 1},
    "perak": {"police": 1, "active": 1},
    "ec_south": {"troops": 2},
}


@pytest.mark.covers("M13 unshaded", "tip M13")
@pytest.mark.parametrize("by", ["british", "mcp"])
def test_m13_malays_side_with_the_british_in_four_spaces(by: str) -> None:
    game = event("M13", "unshaded", BRITISH_SOUTH, by=by)
    assert game.actor == by
    assert set(offered(game)) == {"kuala_lumpur", "johore", "selangor", "negri_sembilan", "done"}
    play(game, "kuala_lumpur", "johore", "selangor", "negri_sembilan")
    assert is_done(game)
    assert police(game) == {"kuala_lumpur": 1, "johore": 1, "selangor": 2, "negri_sembilan": 1, "perak": 1}


@pytest.mark.covers("M13 unshaded", "R-C4")
def test_m13_malays_may_all_go_to_one_space_and_be_fewer() -> None:
    game = play(event("M13", "unshaded", BRITISH_SOUTH), "johore", "johore", "johore", "done")
    assert is_done(game)
    assert police(game) == {"johore": 3, "selangor": 1, "perak": 1}


@pytest.mark.covers("M13 unshaded", "R-C16")
def test_m13_malays_find_no_british_controlled_space() -> None:
    game = event("M13", "unshaded", {"ec_south": {"troops": 2}, "perak": {"police": 1, "active": 1}})
    assert is_done(game)
    assert available(game, "police") == 14


@pytest.mark.covers("M13 unshaded", "R-C2")
def test_m13_malays_the_mcp_place_only_available_police() -> None:
    game = event("M13", "unshaded", {"ec_north": {"police": 13}, "johore": {"troops": 1}}, by="mcp")
    play(game, "johore", "johore")
    assert is_done(game)
    assert police(game) == {"ec_north": 13, "johore": 2}


@pytest.mark.covers("M13 unshaded", "R-C2")
def test_m13_malays_the_british_may_take_police_from_the_map() -> None:
    game = event("M13", "unshaded", NO_POLICE | {"johore": {"troops": 1}})
    play(game, "johore", "police:ec_north", "done")
    assert is_done(game)
    assert police(game) == {"ec_north": 13, "kedah": 1, "johore": 1}


@pytest.mark.covers("M13 unshaded", "R-C1", "R-C2")
def test_m13_malays_not_into_a_space_that_has_lost_british_control() -> None:
    spaces: Spaces = {"ec_north": {"police": 14}, "kedah": {"police": 1}, "johore": {"troops": 1}}
    game = play(event("M13", "unshaded", spaces), "johore", "police:kedah")
    assert space(game, "kedah")["control"] == "none"
    assert offered(game) == ["johore", "done"]


@pytest.mark.covers("M13 shaded")
@pytest.mark.parametrize("by", ["british", "mcp"])
def test_m13_alienated_a_space_with_police(by: str) -> None:
    spaces: Spaces = {
        "kuala_lumpur": {"police": 1, "support": True},
        "johore": {"police": 1},
        "perak": {"troops": 1},
        "ec_south": {"police": 1},
    }
    game = event("M13", "shaded", spaces, by=by)
    assert (game.actor, offered(game)) == (by, ["kuala_lumpur", "johore"])
    play(game, "kuala_lumpur")
    assert is_done(game)
    assert space(game, "kuala_lumpur")["level"] == "neutral"
    assert space(game, "johore")["level"] == "neutral"


@pytest.mark.covers("M13 shaded", "R-C15")
def test_m13_alienated_without_effect() -> None:
    unpoliced = event("M13", "shaded", {"ec_south": {"police": 1}, "johore": {"troops": 1}})
    assert is_done(unpoliced)
    assert space(unpoliced, "johore")["level"] == "neutral"
    lost = event("M13", "shaded", {"johore": {"police": 1, "opposition": True}})
    assert is_done(lost)
    assert space(lost, "johore")["level"] == "opposition"


# -- M14 Korean War ----------------------------------------------------------------------------------------------------


@pytest.mark.covers("M14 unshaded", "5.1.1")
@pytest.mark.parametrize("by", ["british", "mcp"])
@pytest.mark.parametrize(("before", "after"), [(3, 13), (10, 20), (15, 20)])
def test_m14_prices_soar(by: str, before: int, after: int) -> None:
    game = event("M14", "unshaded", by=by, british_resources=before, political_will=12)
    assert is_done(game)
    assert state(game).british_resources == after
    assert state(game).political_will == 13


@pytest.mark.covers("M14 unshaded", "5.1.1")
def test_m14_prices_soar_political_will_stops_at_twenty() -> None:
    game = event("M14", "unshaded", british_resources=0, political_will=20)
    assert state(game).political_will == 20
    assert state(game).british_resources == 10


@pytest.mark.covers("M14 shaded", "5.1.1")
@pytest.mark.parametrize("by", ["british", "mcp"])
@pytest.mark.parametrize(("before", "after"), [(20, 16), (4, 0), (3, 0)])
def test_m14_distracts(by: str, before: int, after: int) -> None:
    game = event("M14", "shaded", by=by, british_resources=before)
    assert is_done(game)
    assert state(game).british_resources == after
    assert state(game).political_will == 12


# -- M15 Urban Calm ----------------------------------------------------------------------------------------------------


@pytest.mark.covers("M15 unshaded", "R-C5", "R-C11", "3.1.2")
@pytest.mark.parametrize("by", ["british", "mcp"])
def test_m15_colonial_center_free_train_then_free_limited_operation(by: str) -> None:
    game = event("M15", "unshaded", {"pahang": {"underground": 2}}, by=by, british_resources=0)
    assert (game.actor, prompt(game)) == ("british", "train-place")
    play(game, "troop", "troop", "police", "troop")
    assert (game.actor, offered(game)) == ("british", ["train", "garrison", "sweep"])  # no "may" on the card
    play(game, "sweep", "pahang", "troop:kuala_lumpur>pahang", "troop:kuala_lumpur>pahang", "done")
    assert is_done(game)
    assert space(game, "pahang") == {"troop": 2, "underground": 1, "active": 1, "control": "none", "level": "neutral"}
    assert space(game, "kuala_lumpur")["troop"] == 1
    assert state(game).british_resources == 0
    assert state(game).political_will == 13


@pytest.mark.covers("tip M15", "M15 unshaded", "R-C12")
def test_m15_colonial_center_a_garrison_comes_from_anywhere_and_ends_near_kuala_lumpur() -> None:
    game = event("M15", "unshaded", {"kedah": {"police": 2}, "ec_south": {"troops": 1, "active": 1}})
    play(game, "done", "garrison")
    assert set(offered(game)) == {"kuala_lumpur", "pahang", "selangor", "negri_sembilan"}
    play(game, "selangor", "police:kedah>selangor", "troop:ec_south>selangor", "done")
    assert is_done(game)
    assert space(game, "selangor") == {"troop": 1, "police": 1, "control": "british", "level": "neutral"}
    assert space(game, "ec_south")["active"] == 1
    assert state(game).british_resources == 20


@pytest.mark.covers("tip M15", "M15 unshaded", "R-C12")
def test_m15_colonial_center_a_sweep_may_bring_troops_from_farther_away() -> None:
    game = event("M15", "unshaded", {"johore": {"troops": 1}})
    play(game, "done", "sweep")
    assert set(offered(game)) == {"kuala_lumpur", "pahang", "selangor", "negri_sembilan"}
    play(game, "negri_sembilan", "troop:johore>negri_sembilan")
    assert space(game, "negri_sembilan")["troop"] == 1


@pytest.mark.covers("M15 unshaded", "R-C11", "R-C12", "R-M1")
def test_m15_colonial_center_assault_only_near_kuala_lumpur() -> None:
    spaces: Spaces = {"johore": {"troops": 1, "active": 1}, "kuala_lumpur": {"active": 3}}
    game = event("M15", "unshaded", spaces)
    play(game, "police", "police", "done", "assault")
    assert is_done(game)
    assert space(game, "kuala_lumpur") == {"police": 2, "active": 1, "control": "british", "level": "neutral"}
    assert space(game, "johore")["active"] == 1
    assert state(game).political_will == 14


@pytest.mark.covers("M15 unshaded", "R-M2", "3.1.2", "3.2.1")
def test_m15_colonial_center_pacify_is_paid_in_both_trains() -> None:
    spaces: Spaces = {"kuala_lumpur": {"troops": 1, "police": 1, "terror": 1}}
    game = event("M15", "unshaded", spaces, british_resources=4)
    play(game, "done", "kuala_lumpur", "done")
    assert space(game, "kuala_lumpur") == {"troop": 1, "police": 1, "control": "british", "level": "neutral"}
    assert state(game).british_resources == 2
    play(game, "train", "kuala_lumpur", "done", "kuala_lumpur")
    assert is_done(game)
    assert space(game, "kuala_lumpur")["level"] == "support"
    assert state(game).british_resources == 0


@pytest.mark.covers("M15 unshaded", "3.1.2")
def test_m15_colonial_center_without_resources_places_but_cannot_pacify() -> None:
    game = event("M15", "unshaded", {"kuala_lumpur": {"troops": 1, "police": 1}}, british_resources=1)
    play(game, "police", "done")
    assert prompt(game) == "must-operation"
    assert state(game).british_resources == 1


@pytest.mark.covers("M15 unshaded", "R-C11")
def test_m15_colonial_center_carries_no_special_activity() -> None:
    game = event("M15", "unshaded", {"selangor": {"troops": 2, "active": 1}})
    play(game, "done", "sweep")
    assert offered_spaces(game) == set(offered(game))
    play(game, "selangor")
    assert is_done(game)


@pytest.mark.covers("M15 unshaded", "R-C11", "5.1.3")
@pytest.mark.parametrize("by", ["british", "mcp"])
def test_m15_colonial_center_neither_operation_may_be_declined(by: str) -> None:
    game = play(event("M15", "unshaded", {}, by=by), "done")
    assert (game.actor, prompt(game), offered(game)) == ("british", "must-operation", ["train", "sweep"])
    play(game, "sweep")
    assert "done" not in offered(game)
    play(game, "selangor")
    assert is_done(game)
    assert available(game, "troop") == 15


@pytest.mark.covers("M15 unshaded", "R-C11", "R-C4")
def test_m15_colonial_center_a_train_may_still_place_nothing() -> None:
    game = play(event("M15", "unshaded", {}), "done", "train")
    assert set(offered(game)) == {"kuala_lumpur", "pahang", "selangor", "negri_sembilan"}
    play(game, "kuala_lumpur", "done")
    assert is_done(game)


@pytest.mark.covers("M15 unshaded", "R-C2")
def test_m15_colonial_center_with_no_troop_available_takes_one_from_the_map() -> None:
    game = event("M15", "unshaded", {"kedah": {"troops": 15}}, by="mcp")
    play(game, "troop", "troop:kedah", "done")
    assert space(game, "kuala_lumpur")["troop"] == 1
    assert space(game, "kedah")["troop"] == 14


@pytest.mark.covers("M15 shaded", "1.7")
@pytest.mark.parametrize("by", ["british", "mcp"])
def test_m15_slip_in(by: str) -> None:
    game = event("M15", "shaded", {"kuala_lumpur": {"support": True}}, by=by)
    assert is_done(game)
    assert space(game, "kuala_lumpur") == {"underground": 1, "control": "mcp", "level": "support"}
    assert state(game).political_will == 10


@pytest.mark.covers("M15 shaded", "R-C2")
def test_m15_slip_in_with_no_guerrilla_available() -> None:
    game = event("M15", "shaded", NO_GUERRILLAS)
    assert is_done(game)
    assert space(game, "kuala_lumpur")["control"] == "none"
    taking = event("M15", "shaded", NO_GUERRILLAS, by="mcp")
    assert offered(taking) == ["underground:thailand", "done"]
    play(taking, "underground:thailand")
    assert space(taking, "kuala_lumpur")["underground"] == 1


@pytest.mark.covers("M15 shaded", "R-C1", "R-C2")
def test_m15_slip_in_taking_and_placing_is_one_step() -> None:
    spaces: Spaces = {"thailand": {"underground": 14}, "perak": {"underground": 1}}
    game = play(event("M15", "shaded", spaces, by="mcp", political_will=20), "underground:perak")
    assert space(game, "perak")["control"] == "none"
    assert space(game, "kuala_lumpur")["control"] == "mcp"
    # Perak gives 3 and Kuala Lumpur costs 2, in one sum.
    assert state(game).political_will == 20


# -- M16 Deportations --------------------------------------------------------------------------------------------------

DEPORTABLE: Spaces = {
    "johore": {"troops": 4, "underground": 1, "active": 1, "bases": 1},
    "perak": {"police": 3, "underground": 1, "bases": 1},
    "pahang": {"troops": 1, "active": 1},
    "kedah": {"active": 1},
}


@pytest.mark.covers("M16 unshaded", "tip M16", "R-C5", "R-M13")
@pytest.mark.parametrize("by", ["british", "mcp"])
def test_m16_deported_three_in_all_bases_before_guerrillas(by: str) -> None:
    game = event("M16", "unshaded", DEPORTABLE, by=by)
    assert game.actor == "british"
    pieces = {"underground:perak", "underground:johore", "active:johore", "base:perak", "base:johore"}
    assert set(offered(game)) == pieces | {"done"}
    play(game, "base:perak", "base:johore", "underground:johore")
    assert is_done(game)
    assert space(game, "johore") == {"troop": 4, "active": 1, "control": "british", "level": "neutral"}
    assert space(game, "perak") == {"police": 3, "underground": 1, "control": "british", "level": "neutral"}
    assert state(game).political_will == 14


@pytest.mark.covers("M16 unshaded", "R-C4", "R-C5")
@pytest.mark.parametrize("answers", [("done",), ("active:johore", "done")])
def test_m16_deported_fewer_if_the_british_like(answers: tuple[str, ...]) -> None:
    game = play(event("M16", "unshaded", DEPORTABLE, by="mcp"), *answers)
    assert is_done(game)
    assert available(game, "guerrilla") == 10 + len(answers) - 1
    assert state(game).political_will == 12


@pytest.mark.covers("M16 unshaded", "5.1.1")
def test_m16_deported_political_will_stops_at_twenty() -> None:
    game = play(event("M16", "unshaded", DEPORTABLE, political_will=19), "base:perak", "base:johore", "done")
    assert state(game).political_will == 20


@pytest.mark.covers("M16 unshaded", "R-C16")
def test_m16_deported_from_nowhere() -> None:
    game = event("M16", "unshaded", {"pahang": {"troops": 1, "active": 1}, "ec_north": {"troops": 2, "active": 1}})
    assert is_done(game)
    assert available(game, "guerrilla") == 13


@pytest.mark.covers("M16 unshaded", "R-C1", "R-M12", "1.12")
def test_m16_deported_the_last_guerrilla_ends_a_pacified_new_village() -> None:
    spaces: Spaces = {"johore": {"police": 2, "active": 1, "support": True, "new_villages": True}}
    game = play(event("M16", "unshaded", spaces), "active:johore")
    assert is_done(game)
    assert "new_village" not in space(game, "johore")


@pytest.mark.covers("M16 shaded")
@pytest.mark.parametrize("by", ["british", "mcp"])
def test_m16_families_separated(by: str) -> None:
    spaces: Spaces = {"johore": {"troops": 2, "support": True, "new_villages": True, "underground": 1}}
    game = event("M16", "shaded", spaces, by=by)
    assert game.actor == by
    assert set(offered(game)) == PROVINCES
    play(game, "johore")
    assert is_done(game)
    pieces = {"troop": 2, "underground": 2, "new_village": 1}
    assert space(game, "johore") == {**pieces, "control": "none", "level": "neutral"}


@pytest.mark.covers("M16 shaded", "R-C15", "1.7")
def test_m16_families_separated_where_opposition_is_already() -> None:
    game = play(event("M16", "shaded", {"perak": {"opposition": True}}, by="mcp"), "perak")
    assert space(game, "perak") == {"underground": 1, "control": "mcp", "level": "opposition"}
    assert state(game).political_will == 9


@pytest.mark.covers("M16 shaded", "R-C2", "5.1.3")
def test_m16_families_separated_with_no_guerrilla_available() -> None:
    game = play(event("M16", "shaded", NO_GUERRILLAS), "johore")
    assert is_done(game)
    assert space(game, "johore") == {"control": "none", "level": "opposition"}
    taking = play(event("M16", "shaded", NO_GUERRILLAS, by="mcp"), "johore")
    assert offered(taking) == ["underground:thailand", "done"]
    play(taking, "underground:thailand")
    assert space(taking, "johore") == {"underground": 1, "control": "mcp", "level": "opposition"}
