"""Event cards M1 to M8, both sides."""

from __future__ import annotations

import pytest

from coinbox import Game
from tests.malaya.table import Spaces, event, is_done, offered, offered_spaces, play, prompt, space, state, table

PROVINCES = {"kedah", "perak", "kelantan", "trengganu", "pahang", "selangor", "negri_sembilan", "johore"}
NO_GUERRILLAS: Spaces = {"thailand": {"underground": 15}}
"""All fifteen Guerrillas stand in Thailand: none is Available."""
NO_BASES: Spaces = {"thailand": {"bases": 2}, "kelantan": {"bases": 2}}
"""All four Bases are on the map: none is Available."""


def available(game: Game, kind: str) -> int:
    """How many of a type are Available."""
    number: int = state(game).available[("troop", "police", "guerrilla", "base").index(kind)]
    return number


def villages(game: Game) -> set[str]:
    """The Provinces with a New Village."""
    return {name for name in PROVINCES if "new_village" in space(game, name)}


# -- M1 New Villages ---------------------------------------------------------------------------------------------------


@pytest.mark.covers("M1 unshaded")
@pytest.mark.parametrize("by", ["british", "mcp"])
def test_m1_strict_control_is_in_force_for_whoever_played_it(by: str) -> None:
    game = event("M1", "unshaded", {"johore": {"troops": 1}}, by=by)
    assert is_done(game)
    assert game.position()["unshaded"] == ["M1"]
    assert game.position()["shaded"] == []


@pytest.mark.covers("M1 unshaded", "4.2.1", "5.3")
def test_m1_strict_control_lets_resettle_calm_opposition() -> None:
    game = event("M1", "unshaded", {"johore": {"troops": 1, "opposition": True}}, by="mcp")
    play(game, "end-turn", "op-special", "train", "resettle")
    assert space(game, "johore") == {"troop": 1, "new_village": 1, "control": "british", "level": "neutral"}


@pytest.mark.covers("tip M1", "M1 unshaded", "R-M12")
@pytest.mark.parametrize(("before", "after"), [("neutral", "opposition"), ("support", "neutral")])
def test_m1_strict_control_replaces_only_the_step_from_opposition(before: str, after: str) -> None:
    here: dict[str, int | bool] = {"troops": 1, "support": before == "support"}
    game = table({"johore": here}, unshaded=["M1"])
    play(game, "op-special", "train", "resettle")
    assert space(game, "johore")["level"] == after
    assert villages(game) == {"johore"}


@pytest.mark.covers("M1 unshaded")
def test_m1_strict_control_still_blocks_rally_in_new_villages() -> None:
    spaces: Spaces = {"johore": {"police": 1, "underground": 1, "new_villages": True, "opposition": True}}
    game = play(table(spaces, by="mcp", unshaded=["M1"]), "op-special", "rally")
    assert offered_spaces(game) == PROVINCES - {"johore"} | {"thailand", "kuala_lumpur"}


RESENTED: Spaces = {
    "johore": {"police": 1, "underground": 1, "new_villages": True, "opposition": True},
    "kelantan": {"police": 1, "underground": 1, "new_villages": True},
}


@pytest.mark.covers("M1 shaded", "3.3.1")
def test_m1_relocation_resented_opens_new_villages_at_opposition_to_rally() -> None:
    game = event("M1", "shaded", RESENTED)
    play(game, "end-turn", "op-special", "rally")
    assert offered_spaces(game) == PROVINCES - {"kelantan"} | {"thailand", "kuala_lumpur"}
    play(game, "johore", "done")
    assert space(game, "johore")["underground"] == 2
    assert villages(game) == {"johore", "kelantan"}


@pytest.mark.covers("M1 shaded", "1.12")
def test_m1_relocation_resented_without_british_forces_the_new_village_goes() -> None:
    game = table({"johore": {"new_villages": True, "opposition": True}}, by="mcp", shaded=["M1"])
    play(game, "limited-op", "rally", "johore")
    assert space(game, "johore")["underground"] == 1
    assert villages(game) == set()


@pytest.mark.covers("M1 shaded", "4.3.1")
def test_m1_relocation_resented_leaves_extort_blocked() -> None:
    spaces = RESENTED | {"pahang": {"underground": 1}}
    game = play(table(spaces, by="mcp", shaded=["M1"]), "op-special", "rally", "johore", "extort")
    assert space(game, "pahang")["active"] == 1
    assert "active" not in space(game, "johore")


@pytest.mark.covers("M1 shaded")
def test_m1_relocation_resented_does_not_change_resettle() -> None:
    game = table({"johore": {"troops": 1, "opposition": True}}, shaded=["M1"])
    play(game, "op-special", "train", "resettle")
    assert space(game, "johore")["level"] == "opposition"


# -- M2 Min Yuen -------------------------------------------------------------------------------------------------------

COVERED_BASE: Spaces = {
    "pahang": {"troops": 2, "underground": 2, "active": 1, "bases": 1},
    "johore": {"troops": 2, "active": 2, "bases": 1},
}


@pytest.mark.covers("M2 unshaded", "tip M2", "3.2.4")
def test_m2_identified_takes_a_base_before_guerrillas_even_underground_ones() -> None:
    game = event("M2", "unshaded", COVERED_BASE, by="mcp")
    play(game, "end-turn", "op-special", "assault", "pahang")
    assert offered(game) == ["guerrillas-first", "bases-first"]
    play(game, "bases-first")
    assert space(game, "pahang") == {"troop": 2, "underground": 2, "control": "none", "level": "neutral"}
    # The Base gives 1, the MCP Control of Pahang that ends gives 1.
    assert state(game).political_will == 14


@pytest.mark.covers("M2 unshaded", "tip M2")
def test_m2_identified_serves_one_space_per_assault() -> None:
    game = table(COVERED_BASE, unshaded=["M2"])
    play(game, "op-special", "assault", "pahang", "bases-first", "johore")
    assert prompt(game) != "assault-first"
    assert space(game, "johore") == {"troop": 2, "base": 1, "control": "british", "level": "neutral"}


@pytest.mark.covers("M2 unshaded")
def test_m2_identified_waits_for_a_later_space() -> None:
    game = table(COVERED_BASE, unshaded=["M2"])
    play(game, "op-special", "assault", "pahang", "guerrillas-first")
    assert space(game, "pahang")["base"] == 1
    assert "active" not in space(game, "pahang")
    play(game, "johore", "bases-first")
    assert space(game, "johore") == {"troop": 2, "active": 1, "control": "british", "level": "neutral"}


@pytest.mark.covers("M2 unshaded")
def test_m2_identified_does_not_remove_more_pieces() -> None:
    game = table({"pahang": {"troops": 1, "underground": 1, "active": 1, "bases": 2}}, unshaded=["M2"])
    play(game, "limited-op", "assault", "bases-first")
    pieces = {"troop": 1, "underground": 1, "active": 1, "base": 1}
    assert space(game, "pahang") == {**pieces, "control": "mcp", "level": "neutral"}
    assert state(game).political_will == 13


@pytest.mark.covers("M2 unshaded")
def test_m2_identified_asks_nothing_where_an_assault_removes_nothing() -> None:
    game = table({"perak": {"troops": 1, "underground": 1, "bases": 1}}, unshaded=["M2"])
    play(game, "limited-op", "assault")
    assert is_done(game)
    assert space(game, "perak")["base"] == 1


@pytest.mark.covers("M2 unshaded", "M2 shaded")
@pytest.mark.parametrize("shaded", [[], ["M2"]])
def test_m2_without_identified_guerrillas_cover_the_base(shaded: list[str]) -> None:
    game = table(COVERED_BASE, shaded=shaded)
    play(game, "limited-op", "assault", "pahang")
    assert is_done(game)
    assert space(game, "pahang")["base"] == 1


SUPPORT_BASE: Spaces = {
    "kelantan": {"underground": 1},
    "perak": {"police": 2, "underground": 1},
    "thailand": {"underground": 1},
    "ec_north": {"underground": 1},
    "johore": {"police": 1, "underground": 2, "new_villages": True},
}


@pytest.mark.covers("M2 shaded", "4.3.1")
def test_m2_support_base_adds_population_where_the_mcp_control() -> None:
    game = event("M2", "shaded", SUPPORT_BASE, mcp_resources=5)
    play(game, "end-turn", "op-special", "terror", "extort", "kelantan", "perak")
    # Kelantan 1 + 2, Perak (British Control) 1.
    assert state(game).mcp_resources == 9


@pytest.mark.covers("M2 shaded")
def test_m2_support_base_finds_no_population_in_thailand_and_economic_centers() -> None:
    game = table(SUPPORT_BASE, by="mcp", shaded=["M2"], mcp_resources=5)
    play(game, "op-special", "terror", "extort", "thailand", "ec_north")
    assert state(game).mcp_resources == 7


@pytest.mark.covers("tip M2", "M2 shaded")
def test_m2_support_base_keeps_extort_out_of_new_villages() -> None:
    game = play(table(SUPPORT_BASE, by="mcp", shaded=["M2"]), "op-special", "terror", "extort")
    assert space(game, "johore")["control"] == "mcp"
    assert offered_spaces(game) == {"kelantan", "perak", "thailand", "ec_north"}


@pytest.mark.covers("M2 shaded", "1.8")
def test_m2_support_base_stops_at_twenty() -> None:
    game = table(SUPPORT_BASE, by="mcp", shaded=["M2"], mcp_resources=18)
    play(game, "op-special", "terror", "extort", "kelantan", "done")
    assert state(game).mcp_resources == 20


@pytest.mark.covers("M2 unshaded", "M2 shaded")
@pytest.mark.parametrize("unshaded", [[], ["M2"]])
def test_m2_without_support_base_extort_gives_one(unshaded: list[str]) -> None:
    game = table(SUPPORT_BASE, by="mcp", mcp_resources=5, unshaded=unshaded)
    play(game, "op-special", "terror", "extort", "kelantan", "done")
    assert state(game).mcp_resources == 6


# -- M3 Leaflets -------------------------------------------------------------------------------------------------------

WOODS: Spaces = {
    "kedah": {"underground": 1},
    "johore": {"underground": 1, "active": 1},
    "perak": {"underground": 1, "active": 2},
    "selangor": {"underground": 1},
}


@pytest.mark.covers("M3 unshaded", "R-C5", "R-C15")
@pytest.mark.parametrize("by", ["british", "mcp"])
def test_m3_surrender_in_two_jungle_spaces(by: str) -> None:
    game = event("M3", "unshaded", WOODS, by=by)
    assert offered(game) == ["jungle", "mountain"]
    play(game, "jungle")
    assert game.actor == by
    assert set(offered(game)) == {"underground:kedah", "underground:johore", "active:johore"}
    play(game, "underground:johore")
    assert is_done(game)
    assert space(game, "johore") == {"active": 1, "control": "mcp", "level": "neutral"}
    assert space(game, "kedah") == {"control": "none", "level": "neutral"}
    assert state(game).political_will == 14


@pytest.mark.covers("M3 unshaded")
def test_m3_surrender_of_two_in_one_mountain_space() -> None:
    game = event("M3", "unshaded", WOODS)
    play(game, "mountain", "underground:perak")
    assert is_done(game)
    assert space(game, "perak")["active"] == 1
    assert "underground" not in space(game, "perak")
    assert space(game, "selangor")["underground"] == 1


@pytest.mark.covers("M3 unshaded", "R-C15")
def test_m3_surrender_in_the_only_jungle_space_takes_one() -> None:
    game = event("M3", "unshaded", {"johore": {"underground": 3}})
    assert is_done(game)
    assert space(game, "johore")["underground"] == 2


@pytest.mark.covers("M3 unshaded", "5.1.3")
def test_m3_surrender_of_a_lone_guerrilla_in_the_mountains() -> None:
    game = event("M3", "unshaded", {"selangor": {"underground": 1}})
    assert is_done(game)
    assert available(game, "guerrilla") == 15


@pytest.mark.covers("tip M3", "M3 unshaded", "R-C16")
def test_m3_surrender_spares_kuala_lumpur_economic_centers_and_thailand() -> None:
    spaces: Spaces = {name: {"underground": 2} for name in ("kuala_lumpur", "ec_north", "ec_south", "thailand")}
    game = event("M3", "unshaded", spaces)
    assert is_done(game)
    assert available(game, "guerrilla") == 7


@pytest.mark.covers("M3 shaded")
@pytest.mark.parametrize("by", ["british", "mcp"])
def test_m3_few_results_two_guerrillas_or_a_base(by: str) -> None:
    spaces: Spaces = {"pahang": {"active": 1}, "thailand": {"bases": 1}}
    game = event("M3", "shaded", spaces, by=by)
    assert game.actor == by
    assert offered_spaces(game) == {"pahang", "thailand"}
    play(game, "pahang")
    assert offered(game) == ["guerrillas", "base"]
    other = game.clone()
    play(game, "guerrillas")
    assert space(game, "pahang") == {"underground": 2, "active": 1, "control": "mcp", "level": "neutral"}
    play(other, "base")
    assert space(other, "pahang") == {"active": 1, "base": 1, "control": "mcp", "level": "neutral"}


@pytest.mark.covers("M3 shaded", "R-C1")
def test_m3_few_results_is_hindered_by_nothing() -> None:
    spaces: Spaces = {"johore": {"troops": 2, "underground": 1, "support": True, "new_villages": True}}
    game = play(event("M3", "shaded", spaces, by="mcp"), "guerrillas")
    assert space(game, "johore")["underground"] == 3
    assert space(game, "johore")["control"] == "mcp"
    assert villages(game) == {"johore"}
    assert state(game).political_will == 10


@pytest.mark.covers("tip M3", "M3 shaded", "1.4.2")
def test_m3_few_results_no_base_in_an_economic_center() -> None:
    game = event("M3", "shaded", {"ec_north": {"underground": 1}}, by="mcp")
    assert is_done(game)
    assert space(game, "ec_north")["underground"] == 3


@pytest.mark.covers("M3 shaded", "1.4.2", "5.1.1")
def test_m3_few_results_no_third_base() -> None:
    game = event("M3", "shaded", {"pahang": {"bases": 2}}, by="mcp")
    assert is_done(game)
    assert space(game, "pahang") == {"underground": 2, "base": 2, "control": "mcp", "level": "neutral"}


@pytest.mark.covers("M3 shaded", "R-C2", "R-C4")
def test_m3_few_results_the_british_place_only_what_is_available() -> None:
    spaces: Spaces = {"thailand": {"underground": 14}}
    game = play(event("M3", "shaded", spaces), "guerrillas")
    assert is_done(game)
    assert space(game, "thailand")["underground"] == 15


@pytest.mark.covers("M3 shaded", "R-C2", "R-C4")
def test_m3_few_results_the_mcp_may_take_the_second_guerrilla_from_the_map() -> None:
    spaces: Spaces = {"thailand": {"underground": 12}, "kedah": {"active": 1}, "pahang": {"bases": 1}}
    game = event("M3", "shaded", spaces | {"johore": {"underground": 1}}, by="mcp")
    play(game, "pahang", "guerrillas")
    assert prompt(game) == "take-from-map"
    assert "done" in offered(game)
    play(game, "active:kedah")
    assert space(game, "pahang")["underground"] == 2
    assert space(game, "kedah")["control"] == "none"
    assert state(game).political_will == 14


@pytest.mark.covers("M3 shaded", "R-C2", "R-M13")
def test_m3_few_results_a_base_taken_from_the_map_earns_nothing() -> None:
    game = event("M3", "shaded", NO_BASES | {"pahang": {"underground": 1}}, by="mcp")
    play(game, "pahang", "base", "base:thailand")
    assert space(game, "pahang")["base"] == 1
    assert space(game, "thailand")["base"] == 1
    assert state(game).political_will == 12


@pytest.mark.covers("M3 shaded", "R-C2", "R-C16")
def test_m3_few_results_the_british_find_nothing_available() -> None:
    spaces: Spaces = {"thailand": {"underground": 15, "bases": 2}, "kelantan": {"bases": 2}}
    game = play(event("M3", "shaded", spaces), "kelantan")
    assert is_done(game)
    assert space(game, "kelantan") == {"base": 2, "control": "mcp", "level": "neutral"}


# -- M4 Chinese Squatters ----------------------------------------------------------------------------------------------


@pytest.mark.covers("M4 unshaded", "R-M12")
@pytest.mark.parametrize("by", ["british", "mcp"])
def test_m4_relocation_needs_no_control_and_shifts_nothing(by: str) -> None:
    spaces: Spaces = {"kedah": {"police": 1, "new_villages": True}, "pahang": {"police": 1, "underground": 2}}
    game = event("M4", "unshaded", spaces, by=by)
    assert game.actor == by
    assert set(offered(game)) == PROVINCES - {"kedah"}
    play(game, "pahang")
    assert villages(game) == {"kedah", "pahang"}
    assert space(game, "pahang")["level"] == "neutral"


@pytest.mark.covers("M4 unshaded", "M1 unshaded", "R-M12")
def test_m4_relocation_does_not_follow_m1() -> None:
    game = event("M4", "unshaded", {"johore": {"police": 1, "opposition": True}}, unshaded=["M1"])
    play(game, "johore")
    assert space(game, "johore")["level"] == "opposition"
    assert villages(game) == {"johore"}


@pytest.mark.covers("M4 unshaded", "R-M12", "1.12")
@pytest.mark.parametrize("here", [{"underground": 1}, {"police": 1, "support": True}])
def test_m4_relocation_to_where_a_new_village_cannot_last(here: dict[str, int | bool]) -> None:
    game = play(event("M4", "unshaded", {"johore": here}), "johore")
    assert villages(game) == set()


@pytest.mark.covers("M4 unshaded", "1.12", "R-C16")
def test_m4_relocation_with_an_empty_pool() -> None:
    spaces: Spaces = {name: {"police": 1, "new_villages": True} for name in ("kedah", "perak", "pahang", "johore")}
    game = event("M4", "unshaded", spaces)
    assert is_done(game)
    assert len(villages(game)) == 4


@pytest.mark.covers("M4 shaded", "R-C5")
@pytest.mark.parametrize("by", ["british", "mcp"])
def test_m4_recruitment_is_the_choice_of_the_mcp(by: str) -> None:
    spaces: Spaces = {"johore": {"troops": 2, "support": True, "new_villages": True}, "ec_north": {"underground": 1}}
    game = event("M4", "shaded", spaces, by=by)
    assert game.actor == "mcp"
    assert set(offered(game)) == PROVINCES | {"done"}
    play(game, "johore")
    assert set(offered(game)) == PROVINCES - {"johore"} | {"done"}
    play(game, "trengganu")
    assert is_done(game)
    assert space(game, "johore")["underground"] == 1
    assert space(game, "trengganu")["underground"] == 1
    assert state(game).political_will == 11


@pytest.mark.covers("M4 shaded", "R-C4")
@pytest.mark.parametrize("answers", [("done",), ("pahang", "done")])
def test_m4_recruitment_may_be_declined(answers: tuple[str, ...]) -> None:
    game = play(event("M4", "shaded", {}), *answers)
    assert is_done(game)
    assert available(game, "guerrilla") == 16 - len(answers)


@pytest.mark.covers("M4 shaded", "R-M12")
def test_m4_recruitment_in_an_undefended_new_village_removes_it() -> None:
    game = play(event("M4", "shaded", {"johore": {"new_villages": True}}, by="mcp"), "johore", "done")
    assert villages(game) == set()


@pytest.mark.covers("M4 shaded", "R-C2")
def test_m4_recruitment_the_mcp_may_take_from_the_map_also_in_a_british_event() -> None:
    game = play(event("M4", "shaded", NO_GUERRILLAS), "pahang")
    assert (game.actor, offered(game)) == ("mcp", ["underground:thailand", "done"])
    play(game, "underground:thailand", "johore", "done")
    assert space(game, "pahang")["underground"] == 1
    assert space(game, "thailand")["underground"] == 14
    assert "underground" not in space(game, "johore")


# -- M5 MPAJA Legacy ---------------------------------------------------------------------------------------------------


@pytest.mark.covers("M5 unshaded")
@pytest.mark.parametrize("by", ["british", "mcp"])
def test_m5_exhausted_makes_an_opposition_space_neutral(by: str) -> None:
    spaces: Spaces = {"kuala_lumpur": {"opposition": True}, "perak": {"opposition": True}, "johore": {"support": True}}
    game = event("M5", "unshaded", spaces, by=by)
    assert game.actor == by
    assert offered(game) == ["perak", "kuala_lumpur"]
    play(game, "kuala_lumpur")
    assert space(game, "kuala_lumpur")["level"] == "neutral"
    assert space(game, "perak")["level"] == "opposition"


@pytest.mark.covers("M5 unshaded", "R-C16", "5.1.3")
def test_m5_exhausted_without_opposition_may_be_played_for_nothing() -> None:
    game = event("M5", "unshaded", {"johore": {"support": True}})
    assert is_done(game)
    assert space(game, "johore")["level"] == "support"


@pytest.mark.covers("M5 shaded", "R-C15", "R-C17")
@pytest.mark.parametrize("by", ["british", "mcp"])
def test_m5_anti_japanese_shifts_two_different_spaces(by: str) -> None:
    spaces: Spaces = {
        "kuala_lumpur": {"active": 1, "support": True},
        "johore": {"bases": 1},
        "perak": {"underground": 1, "opposition": True},
        "pahang": {"troops": 1},
        "thailand": {"bases": 1},
        "ec_south": {"underground": 1},
    }
    game = event("M5", "shaded", spaces, by=by)
    assert game.actor == by
    assert set(offered(game)) == {"perak", "kuala_lumpur", "johore"}
    play(game, "kuala_lumpur")
    assert set(offered(game)) == {"perak", "johore"}
    play(game, "johore")
    assert is_done(game)
    assert space(game, "kuala_lumpur")["level"] == "neutral"
    assert space(game, "johore")["level"] == "opposition"


@pytest.mark.covers("M5 shaded", "R-C15")
def test_m5_anti_japanese_shifts_the_only_space() -> None:
    game = event("M5", "shaded", {"johore": {"underground": 1, "support": True}, "thailand": {"bases": 1}})
    assert is_done(game)
    assert space(game, "johore")["level"] == "neutral"


@pytest.mark.covers("M5 shaded", "R-C15")
def test_m5_anti_japanese_may_choose_spaces_already_at_opposition() -> None:
    spaces: Spaces = {name: {"underground": 1, "opposition": True} for name in ("perak", "johore")}
    game = event("M5", "shaded", spaces | {"pahang": {"underground": 1}})
    play(game, "perak", "johore")
    assert is_done(game)
    assert space(game, "pahang")["level"] == "neutral"


# -- M6 Chin Peng ------------------------------------------------------------------------------------------------------


@pytest.mark.covers("M6 unshaded", "tip M6")
@pytest.mark.parametrize("by", ["british", "mcp"])
def test_m6_bounty_activates_and_brings_two_troops_from_anywhere(by: str) -> None:
    spaces: Spaces = {
        "pahang": {"troops": 1, "underground": 2, "active": 1, "bases": 1},
        "johore": {"bases": 1},
        "kedah": {"troops": 1},
        "ec_south": {"troops": 1},
        "kuala_lumpur": {"police": 3},
    }
    game = event("M6", "unshaded", spaces, by=by)
    assert game.actor == by
    assert offered(game) == ["pahang", "johore"]
    play(game, "pahang")
    assert game.actor == by
    assert offered(game) == ["troop:kedah>pahang", "troop:ec_south>pahang"]
    play(game, "troop:kedah>pahang")
    assert is_done(game)
    assert space(game, "pahang") == {"troop": 3, "active": 3, "base": 1, "control": "mcp", "level": "neutral"}
    assert available(game, "troop") == 12


@pytest.mark.covers("tip M6", "M6 unshaded")
def test_m6_bounty_brings_no_available_troops() -> None:
    game = event("M6", "unshaded", {"pahang": {"troops": 1, "underground": 1, "bases": 1}})
    assert is_done(game)
    assert space(game, "pahang")["troop"] == 1
    assert space(game, "pahang")["active"] == 1


@pytest.mark.covers("M6 unshaded", "R-C16")
def test_m6_bounty_without_such_a_province_moves_nothing() -> None:
    game = event("M6", "unshaded", {"thailand": {"underground": 1, "bases": 1}, "kedah": {"troops": 2}})
    assert is_done(game)
    assert space(game, "thailand")["underground"] == 1
    assert space(game, "kedah")["troop"] == 2


@pytest.mark.covers("M6 unshaded", "R-C1")
def test_m6_bounty_adds_up_both_changes_of_control_before_the_track_ends() -> None:
    spaces: Spaces = {"pahang": {"underground": 1, "bases": 1}, "johore": {"troops": 2, "active": 1}}
    game = event("M6", "unshaded", spaces, political_will=20)
    assert is_done(game)
    assert space(game, "pahang")["control"] == "none"
    assert space(game, "johore")["control"] == "mcp"
    # Pahang gives 1, Johore costs 2.
    assert state(game).political_will == 19


@pytest.mark.covers("M6 shaded", "tip M6", "R-C5", "R-C11", "3.1.2")
@pytest.mark.parametrize("by", ["british", "mcp"])
def test_m6_leader_grants_two_limited_operations_of_different_types(by: str) -> None:
    game = event("M6", "shaded", {"pahang": {"underground": 1}, "johore": {"police": 1}}, by=by, mcp_resources=0)
    assert game.actor == "mcp"
    assert offered(game) == ["rally", "march", "terror", "decline"]
    play(game, "march", "johore")
    assert offered(game) == ["rally", "march", "attack", "terror", "decline"]
    play(game, "attack", "die:1")
    assert is_done(game)
    assert space(game, "johore") == {"active": 1, "control": "mcp", "level": "neutral"}
    assert state(game).mcp_resources == 0


@pytest.mark.covers("tip M6", "M6 shaded", "R-C8")
def test_m6_leader_the_same_guerrilla_may_march_twice() -> None:
    game = event("M6", "shaded", {"kelantan": {"underground": 1}}, by="mcp")
    play(game, "march", "pahang", "march", "johore")
    assert is_done(game)
    assert space(game, "johore")["underground"] == 1
    assert state(game).mcp_resources == 10


@pytest.mark.covers("M6 shaded", "R-C11", "2.3.4")
def test_m6_leader_carries_no_special_activity() -> None:
    game = event("M6", "shaded", {"pahang": {"underground": 2, "police": 1}}, by="mcp")
    play(game, "attack")
    assert game.actor == "chance"
    play(game, "die:6", "rally")
    assert offered_spaces(game) == set(offered(game))


@pytest.mark.covers("M6 shaded", "3.1.2", "R-M2")
def test_m6_leader_agitate_in_a_free_rally_is_paid() -> None:
    game = event("M6", "shaded", {"pahang": {"bases": 1}}, by="mcp", mcp_resources=1)
    play(game, "rally", "pahang", "guerrilla", "pahang")
    assert space(game, "pahang")["level"] == "opposition"
    assert state(game).mcp_resources == 0


@pytest.mark.covers("M6 shaded", "3.1.2")
def test_m6_leader_without_resources_rallies_but_cannot_agitate() -> None:
    game = event("M6", "shaded", {"pahang": {"bases": 1}}, by="mcp", mcp_resources=0)
    play(game, "rally", "pahang", "guerrilla", "decline")
    assert is_done(game)
    assert space(game, "pahang") == {"underground": 1, "base": 1, "control": "mcp", "level": "neutral"}


@pytest.mark.covers("M6 shaded", "R-C4", "R-C11")
def test_m6_leader_each_operation_may_be_declined() -> None:
    game = event("M6", "shaded", {"pahang": {"underground": 1}})
    play(game, "decline")
    assert (game.actor, prompt(game)) == ("mcp", "free-operation")
    play(game, "terror")
    assert is_done(game)
    assert space(game, "pahang") == {"active": 1, "terror": 1, "control": "mcp", "level": "opposition"}


# -- M7 Trade Unions ---------------------------------------------------------------------------------------------------


@pytest.mark.covers("M7 unshaded")
@pytest.mark.parametrize("by", ["british", "mcp"])
@pytest.mark.parametrize("level", ["opposition", "support"])
def test_m7_suppressed(by: str, level: str) -> None:
    game = event("M7", "unshaded", {"kuala_lumpur": {level: True}}, by=by, mcp_resources=8)
    assert is_done(game)
    assert state(game).mcp_resources == 5
    assert space(game, "kuala_lumpur")["level"] == "support"


@pytest.mark.covers("M7 unshaded", "5.1.1", "R-C16")
def test_m7_suppressed_stops_at_no_resources() -> None:
    game = event("M7", "unshaded", {}, mcp_resources=2)
    assert state(game).mcp_resources == 0
    assert space(game, "kuala_lumpur")["level"] == "support"


@pytest.mark.covers("M7 shaded")
@pytest.mark.parametrize("by", ["british", "mcp"])
@pytest.mark.parametrize("level", ["opposition", "support"])
def test_m7_support_mcp(by: str, level: str) -> None:
    game = event("M7", "shaded", {"kuala_lumpur": {level: True}}, by=by, mcp_resources=0)
    assert is_done(game)
    assert state(game).mcp_resources == 5
    assert space(game, "kuala_lumpur")["level"] == "neutral"


@pytest.mark.covers("M7 shaded", "5.1.1")
def test_m7_support_mcp_stops_at_twenty() -> None:
    game = event("M7", "shaded", {}, by="mcp", mcp_resources=17)
    assert state(game).mcp_resources == 20
    assert space(game, "kuala_lumpur")["level"] == "neutral"


# -- M8 MNLA -----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("M8 unshaded", "3.3.3")
def test_m8_high_casualties_a_guerrilla_for_each_troop() -> None:
    game = event("M8", "unshaded", {"pahang": {"troops": 2, "underground": 4}})
    play(game, "end-turn", "op-special", "attack", "roll", "die:4")
    assert space(game, "pahang") == {"active": 2, "control": "mcp", "level": "neutral"}
    assert state(game).political_will == 11


@pytest.mark.covers("M8 unshaded")
def test_m8_high_casualties_police_cost_no_guerrilla() -> None:
    game = table({"pahang": {"troops": 1, "police": 1, "underground": 4}}, by="mcp", unshaded=["M8"])
    play(game, "limited-op", "attack", "die:4")
    assert space(game, "pahang") == {"active": 3, "control": "mcp", "level": "neutral"}
    assert state(game).political_will == 11
    spared = table({"pahang": {"troops": 1, "police": 2, "underground": 4}}, by="mcp", unshaded=["M8"])
    play(spared, "limited-op", "attack", "die:4")
    assert space(spared, "pahang")["active"] == 4
    assert state(spared).political_will == 12


@pytest.mark.covers("M8 unshaded")
def test_m8_high_casualties_no_more_guerrillas_than_attacked() -> None:
    game = table({"johore": {"troops": 3, "underground": 1}}, by="mcp", unshaded=["M8"])
    play(game, "limited-op", "attack", "die:1")
    assert space(game, "johore") == {"troop": 1, "control": "british", "level": "neutral"}
    assert state(game).political_will == 11


@pytest.mark.covers("M8 unshaded", "4.3.3")
def test_m8_high_casualties_of_an_ambush_fall_on_the_activated_guerrilla() -> None:
    game = table({"pahang": {"troops": 2, "underground": 4}}, by="mcp", unshaded=["M8"])
    play(game, "op-special", "attack", "ambush")
    assert space(game, "pahang") == {"troop": 1, "underground": 3, "control": "mcp", "level": "neutral"}
    assert state(game).political_will == 11


@pytest.mark.covers("M8 unshaded")
def test_m8_high_casualties_a_failed_attack_costs_nothing() -> None:
    game = table({"pahang": {"troops": 2, "underground": 4}}, by="mcp", unshaded=["M8"])
    play(game, "limited-op", "attack", "die:5")
    assert space(game, "pahang") == {"troop": 2, "active": 4, "control": "mcp", "level": "neutral"}


MIXED: Spaces = {"pahang": {"troops": 2, "police": 2, "underground": 5}}


@pytest.mark.covers("M8 shaded", "tip M8")
def test_m8_armed_wing_removes_troops_before_police() -> None:
    game = event("M8", "shaded", MIXED)
    play(game, "end-turn", "op-special", "attack", "roll", "die:5")
    assert offered(game) == ["remove-police", "remove-troop"]
    play(game, "remove-troop", "remove-troop")
    assert space(game, "pahang") == {"police": 2, "active": 5, "control": "mcp", "level": "neutral"}
    # Once for the space, although two Troops went.
    assert state(game).political_will == 11


@pytest.mark.covers("M8 shaded", "tip M8", "4.3.3")
def test_m8_armed_wing_an_ambush_removes_any_two() -> None:
    game = event("M8", "shaded", MIXED, by="british")
    play(game, "end-turn", "op-special", "attack", "ambush", "remove-police", "remove-troop")
    assert space(game, "pahang")["troop"] == 1
    assert space(game, "pahang")["police"] == 1
    assert (space(game, "pahang")["underground"], space(game, "pahang")["active"]) == (4, 1)
    assert state(game).political_will == 11


@pytest.mark.covers("M8 shaded")
def test_m8_armed_wing_keeps_the_roll() -> None:
    game = play(table(MIXED, by="mcp", shaded=["M8"]), "limited-op", "attack", "die:6")
    assert is_done(game)
    assert space(game, "pahang")["troop"] == 2
    assert space(game, "pahang")["police"] == 2


@pytest.mark.covers("M8 shaded", "R-M6")
def test_m8_armed_wing_a_lone_cube_needs_no_choice() -> None:
    game = table({"pahang": {"police": 1, "underground": 2}}, by="mcp", shaded=["M8"])
    play(game, "op-special", "attack", "ambush")
    assert space(game, "pahang") == {"underground": 1, "active": 1, "control": "mcp", "level": "neutral"}
    assert state(game).political_will == 12


@pytest.mark.covers("M8 unshaded", "M8 shaded")
@pytest.mark.parametrize("unshaded", [[], ["M8"]])
def test_m8_without_armed_wing_police_fall_first_and_ambush_removes_one(unshaded: list[str]) -> None:
    game = play(table(MIXED, by="mcp", unshaded=unshaded), "op-special", "attack", "ambush")
    assert space(game, "pahang")["police"] == 1
    assert space(game, "pahang")["troop"] == 2


@pytest.mark.covers("M8 unshaded", "M8 shaded")
@pytest.mark.parametrize("shaded", [[], ["M8"]])
def test_m8_without_high_casualties_no_guerrilla_falls(shaded: list[str]) -> None:
    game = table({"pahang": {"troops": 2, "underground": 4}}, by="mcp", shaded=shaded)
    play(game, "limited-op", "attack", "die:1")
    assert space(game, "pahang") == {"active": 4, "control": "mcp", "level": "neutral"}


@pytest.mark.covers("M8 shaded", "M6 shaded", "R-C11")
def test_m8_armed_wing_holds_in_a_granted_attack() -> None:
    game = event("M6", "shaded", MIXED, shaded=["M8"])
    play(game, "attack", "die:2", "remove-troop", "remove-police")
    assert space(game, "pahang")["troop"] == 1
    assert space(game, "pahang")["police"] == 1
