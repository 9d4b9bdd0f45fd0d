"""Section 4: Special Activities, when they may be taken and what they do."""

from __future__ import annotations

import pytest

from tests.malaya.table import Spaces, event, is_done, offered, offered_spaces, play, prompt, space, state, table
from tests.tabletalk import finish, here

ACTIVITIES = {"resettle", "reprisal", "air-strike", "extort", "intimidate"}
READY: Spaces = {
    "perak": {"troops": 3, "police": 2, "active": 1, "underground": 1},
    "johore": {"troops": 3, "police": 2, "active": 1, "underground": 1},
    "ec_north": {"troops": 1, "underground": 1},
}


# -- when ------------------------------------------------------------------------------------------------------------


@pytest.mark.covers("4.1", "4.1.1", "4.2", "4.3")
@pytest.mark.parametrize(
    ("faction", "operation", "allowed"),
    [
        ("british", "train", {"resettle", "air-strike"}),
        ("british", "garrison", {"reprisal", "air-strike"}),
        ("british", "sweep", {"reprisal", "air-strike"}),
        ("british", "assault", {"reprisal", "air-strike"}),
        ("mcp", "rally", {"extort", "intimidate"}),
        ("mcp", "march", {"extort"}),
        ("mcp", "attack", set()),
        ("mcp", "terror", {"extort", "intimidate"}),
    ],
)
def test_each_operation_has_its_activities(faction: str, operation: str, allowed: set[str]) -> None:
    """British ones need no more than READY; the MCP hold enough Underground Guerrillas there."""
    game = play(table(READY, by=faction), "op-special", operation)
    assert set(offered(game)) & ACTIVITIES == allowed


@pytest.mark.covers("4.1", "R-C7")
def test_an_activity_before_between_and_after_the_spaces_of_a_rally() -> None:
    first = play(table(READY, by="mcp"), "op-special", "rally")
    assert "extort" in offered(first)
    between = play(table(READY, by="mcp"), "op-special", "rally", "pahang")
    assert "extort" in offered(between)
    play(between, "extort", "perak", "done", "kedah")
    assert here(between, "kedah", "underground") == 1
    assert not set(offered(between)) & ACTIVITIES
    after = play(table(READY, by="mcp", mcp_resources=1), "op-special", "rally", "pahang")
    assert set(offered(after)) == {"extort", "intimidate", "done"}


@pytest.mark.covers("4.1", "4.3.1")
def test_an_extort_in_mid_rally_pays_for_more_spaces() -> None:
    game = play(table(READY, by="mcp", mcp_resources=1), "op-special", "rally", "pahang", "extort", "perak", "johore")
    assert state(game).mcp_resources == 2
    finish(play(game, "kedah", "kelantan"))
    assert state(game).mcp_resources == 0
    assert [here(game, name, "underground") for name in ("pahang", "kedah", "kelantan")] == [1, 1, 1]


@pytest.mark.covers("4.1", "R-C7")
def test_an_activity_before_and_after_agitate() -> None:
    spaces: Spaces = {"pahang": {"bases": 1}, "kedah": {"underground": 2}}
    before = play(table(spaces, by="mcp", mcp_resources=1), "op-special", "rally", "pahang", "hide", "extort")
    play(before, "done")
    assert prompt(before) == "agitate-space"
    after = play(table(spaces, by="mcp", mcp_resources=2), "op-special", "rally", "pahang", "hide", "done", "pahang")
    assert space(after, "pahang")["level"] == "opposition"
    assert "extort" in offered(after)
    play(after, "extort")
    assert is_done(after)
    assert state(after).mcp_resources == 1


@pytest.mark.covers("4.1", "R-C7")
def test_an_activity_before_and_after_pacify() -> None:
    spaces: Spaces = {"perak": {"troops": 2, "police": 2}}
    before = play(table(spaces), "op-special", "train", "perak", "done", "resettle", "done")
    assert prompt(before) == "pacify-space"
    assert space(before, "perak")["level"] == "opposition"
    after = play(table(spaces), "op-special", "train", "perak", "done", "done", "perak")
    assert space(after, "perak")["level"] == "support"
    assert "resettle" in offered(after)
    finish(play(after, "resettle"))
    assert space(after, "perak")["level"] == "neutral"
    assert here(after, "perak", "new_village") == 1


@pytest.mark.covers("R-C7")
def test_once_pacify_has_begun_no_further_space_is_selected() -> None:
    game = play(table({"perak": {"troops": 2, "police": 2}}), "op-special", "train", "perak", "done", "done", "perak")
    assert not offered_spaces(game)


@pytest.mark.covers("R-C7", "3.2.3")
def test_nothing_comes_between_the_moves_of_a_sweep() -> None:
    game = play(table(READY), "op-special", "sweep")
    assert set(offered(game)) & ACTIVITIES == {"reprisal", "air-strike"}
    play(game, "perak")
    assert not set(offered(game)) & ACTIVITIES
    play(game, "johore", "done")
    assert prompt(game) == "sweep-move"
    assert not set(offered(game)) & ACTIVITIES


@pytest.mark.covers("R-C7", "3.2.3")
def test_an_activity_between_the_activations_of_a_sweep() -> None:
    game = play(table(READY), "op-special", "sweep", "perak", "johore", "done", "done")
    assert set(offered(game)) == {"perak", "johore", "reprisal", "air-strike", "done"}
    play(game, "perak")
    assert (here(game, "perak", "underground"), here(game, "johore", "underground")) == (0, 1)
    play(game, "air-strike", "perak", "done")
    assert is_done(game)
    assert (here(game, "perak", "active"), here(game, "johore", "active")) == (1, 2)


@pytest.mark.covers("R-C7", "3.2.3")
def test_an_activity_after_the_last_activation_of_a_sweep() -> None:
    game = play(table(READY), "op-special", "sweep", "perak", "done", "done", "perak")
    assert set(offered(game)) == {"reprisal", "air-strike", "done"}


@pytest.mark.covers("R-C7", "3.2.2")
def test_an_activity_between_the_last_activation_and_the_assault_of_a_garrison() -> None:
    game = play(table(READY), "op-special", "garrison", "done")
    assert prompt(game) == "next-activation"
    play(game, "ec_north")
    assert here(game, "ec_north", "active") == 1
    assert {"reprisal", "air-strike"} <= set(offered(game))


@pytest.mark.covers("R-C7", "3.2.2")
def test_an_activity_after_the_assault_of_a_garrison() -> None:
    game = play(table(READY), "op-special", "garrison")
    while prompt(game) != "garrison-assault":
        play(game, "done")
    play(game, "ec_north")
    assert set(offered(game)) == {"reprisal", "air-strike", "done"}


@pytest.mark.covers("R-C7", "3.3.2")
def test_nothing_comes_between_the_moves_and_the_activation_of_a_march() -> None:
    """The marcher is seen as it moves in; afterwards only the Guerrilla that stood there can Extort."""
    spaces: Spaces = {"johore": {"underground": 1}, "ec_south": {"police": 3, "underground": 1}}
    game = play(table(spaces, by="mcp"), "op-special", "march", "ec_south", "done")
    assert (prompt(game), offered(game)) == ("special-or-done", ["extort", "done"])
    assert (here(game, "ec_south", "active"), here(game, "ec_south", "underground")) == (1, 1)
    finish(play(game, "extort"))
    assert state(game).mcp_resources == 11
    assert (here(game, "ec_south", "active"), here(game, "ec_south", "underground")) == (2, 0)


@pytest.mark.covers("R-C7", "3.3.2")
def test_a_march_that_is_seen_leaves_nobody_to_extort() -> None:
    spaces: Spaces = {"johore": {"underground": 1}, "ec_south": {"police": 3}}
    game = play(table(spaces, by="mcp"), "op-special", "march", "ec_south")
    assert is_done(game)
    assert (here(game, "ec_south", "active"), here(game, "ec_south", "underground")) == (1, 0)


@pytest.mark.covers("R-C8", "4.1")
def test_a_guerrilla_that_extorted_may_march() -> None:
    game = play(table({"kedah": {"underground": 1}}, by="mcp", mcp_resources=0), "op-special", "march", "perak")
    assert here(game, "perak", "active") == 1
    assert state(game).mcp_resources == 0


@pytest.mark.covers("R-C7")
def test_an_activity_between_two_assaults() -> None:
    game = play(table(READY), "op-special", "assault", "perak", "air-strike", "johore", "done")
    assert "johore" in offered_spaces(game)
    finish(play(game, "johore"))
    assert state(game).british_resources == 16


@pytest.mark.covers("4.1", "R-C6")
@pytest.mark.parametrize("operation", ["rally", "march"])
def test_extort_at_0_resources_pays_for_the_operation(operation: str) -> None:
    game = table({"kedah": {"underground": 2}}, by="mcp", mcp_resources=0)
    play(game, "op-special", operation)
    assert state(game).mcp_resources == 1
    assert offered_spaces(game)
    assert "extort" not in offered(game)


@pytest.mark.covers("4.1", "R-C6")
def test_at_0_resources_nothing_but_extort_can_come_first() -> None:
    spaces: Spaces = {"kedah": {"underground": 2, "police": 1}, "perak": {"underground": 1}}
    game = play(table(spaces, by="mcp", mcp_resources=0), "op-special")
    assert offered(game) == ["rally", "march", "terror", "pass"]
    play(game, "rally")
    assert prompt(game) == "extort-space"
    assert offered(game) == ["kedah", "perak"]


@pytest.mark.covers("R-C6", "4.3.1")
def test_at_0_resources_a_new_village_leaves_nothing_to_rally_with() -> None:
    game = table({"kedah": {"underground": 1, "police": 1, "new_villages": True}}, by="mcp", mcp_resources=0)
    play(game, "op-special")
    assert is_done(game)
    assert state(game).mcp_resources == 1  # nothing was left but to pass


@pytest.mark.covers("R-C6", "4.3.1")
def test_extort_may_not_use_up_the_last_underground_guerrilla_before_terror() -> None:
    game = play(table({"kedah": {"underground": 1}}, by="mcp"), "op-special", "terror")
    assert offered(game) == ["kedah", "intimidate"]
    assert "extort" in offered(play(table({"kedah": {"underground": 2}}, by="mcp"), "op-special", "terror"))


@pytest.mark.covers("R-C6", "4.3.1")
def test_a_second_extort_may_not_use_it_up_either() -> None:
    spaces: Spaces = {"kedah": {"underground": 1}, "perak": {"underground": 1}}
    game = play(table(spaces, by="mcp"), "op-special", "terror", "extort", "kedah")
    assert here(game, "kedah", "terror") == 0
    assert here(game, "perak", "terror") == 1  # the only space left was taken at once
    assert state(game).mcp_resources == 10


@pytest.mark.covers("R-C6", "4.3.1")
def test_extort_leaves_a_terror_that_can_be_paid() -> None:
    """At 0 Resources the Guerrilla of the EC may not be used up unless another can act for the Resource gained."""
    spaces: Spaces = {"ec_north": {"underground": 1}, "perak": {"active": 1}}
    game = play(table(spaces, by="mcp", mcp_resources=0), "op-special", "terror")
    assert offered(game) == ["ec_north", "intimidate"]
    spaces = {"ec_north": {"underground": 1}, "perak": {"underground": 1}}
    game = play(table(spaces, by="mcp", mcp_resources=0), "op-special", "terror", "extort")
    assert set(offered_spaces(game)) == {"ec_north", "perak"}
    play(game, "ec_north")
    assert here(game, "perak", "terror") == 1
    assert state(game).mcp_resources == 0


@pytest.mark.covers("R-C6", "4.3.1")
def test_a_lone_guerrilla_at_0_resources_cannot_terrorise() -> None:
    game = play(table({"kedah": {"underground": 1}}, by="mcp", mcp_resources=0), "op-special")
    assert offered(game) == ["rally", "march", "pass"]


@pytest.mark.covers("R-C6", "4.3.2")
def test_intimidate_with_m27_may_not_use_up_the_last_guerrilla_before_terror() -> None:
    spaces: Spaces = {"kedah": {"underground": 1, "police": 1}}
    game = play(table(spaces, by="mcp", unshaded=["M27"]), "op-special", "terror")
    assert here(game, "kedah", "police") == 1
    game = play(table(spaces, by="mcp"), "op-special", "terror")
    assert "intimidate" in offered(game)


@pytest.mark.covers("R-C6", "4.2.3")
def test_air_strike_may_not_remove_the_only_target_of_an_assault() -> None:
    game = table({"perak": {"troops": 4, "active": 1}}, ask=("end-turn", "perak"))
    assert offered(play(game, "op-special", "assault")) == ["perak"]
    game = play(table({"perak": {"troops": 4, "active": 2}}), "op-special", "assault")
    assert "air-strike" in offered(game)
    finish(play(game, "air-strike"))
    assert here(game, "perak", "active") == 0
    assert state(game).british_resources == 18


@pytest.mark.covers("R-C6", "4.2.3")
def test_two_air_strikes_may_not_remove_both_targets_of_an_assault() -> None:
    spaces: Spaces = {"perak": {"troops": 1, "active": 1}, "johore": {"troops": 1, "active": 1}}
    game = play(table(spaces), "op-special", "assault", "air-strike", "perak")
    finish(game)
    assert (here(game, "perak", "active"), here(game, "johore", "active")) == (0, 0)
    assert state(game).british_resources == 18


@pytest.mark.covers("R-C6", "4.2.2")
def test_reprisal_may_not_move_the_only_target_of_an_assault_away() -> None:
    spaces: Spaces = {"johore": {"troops": 1, "active": 1}, "negri_sembilan": {"police": 1}}
    game = table(spaces, ask=("end-turn", "active:johore>negri_sembilan"))
    assert offered(play(game, "op-special", "assault", "reprisal")) == ["active:johore>negri_sembilan"]


@pytest.mark.covers("R-C6", "4.2.2")
def test_reprisal_is_not_offered_where_it_would_end_the_assault() -> None:
    game = table({"johore": {"troops": 1, "active": 1}}, ask=("end-turn", "johore"))
    assert offered(play(game, "op-special", "assault")) == ["johore"]


# -- Resettle --------------------------------------------------------------------------------------------------------


@pytest.mark.covers("4.2.1")
def test_resettle_selects_british_controlled_provinces_without_a_new_village() -> None:
    spaces: Spaces = {
        "perak": {"police": 1},
        "kedah": {"troops": 2, "active": 1},
        "johore": {"police": 1, "active": 1},
        "pahang": {"active": 1},
        "selangor": {"police": 1, "new_villages": True},
        "kuala_lumpur": {"police": 2},
        "ec_north": {"police": 1},
    }
    game = play(table(spaces), "op-special", "train", "resettle")
    assert offered_spaces(game) == {"perak", "kedah"}


@pytest.mark.covers("4.2.1", "1.6")
@pytest.mark.parametrize(
    ("before", "after"), [("support", "neutral"), ("neutral", "opposition"), ("opposition", "opposition")]
)
def test_resettle_places_a_new_village_and_shifts_towards_opposition(before: str, after: str) -> None:
    perak: dict[str, int | bool] = {"police": 1}
    if before != "neutral":
        perak[before] = True
    game = play(table({"perak": perak}), "op-special", "train", "resettle")
    assert (here(game, "perak", "new_village"), space(game, "perak")["level"]) == (1, after)


@pytest.mark.covers("4.2.1", "6.6.2")
@pytest.mark.parametrize(("commander", "most"), [("gurney", 1), ("briggs", 2), ("templer", 1)])
def test_resettle_takes_two_provinces_under_briggs(commander: str, most: int) -> None:
    spaces: Spaces = {name: {"police": 1} for name in ("perak", "johore", "kedah")}
    game = play(table(spaces, commander=commander), "op-special", "train", "resettle", "perak")
    if most == 2:
        assert offered(game) == ["kedah", "johore", "done"]
        play(game, "johore")
    assert prompt(game) != "resettle-space"
    assert sum(here(game, name, "new_village") for name in spaces) == most


@pytest.mark.covers("4.2.1", "1.12", "R-C18")
def test_resettle_places_what_the_pool_has() -> None:
    spaces: Spaces = {name: {"police": 1, "new_villages": True} for name in ("perak", "johore", "kedah")}
    spaces |= {"pahang": {"police": 1}, "kelantan": {"police": 1}}
    game = play(table(spaces, commander="briggs"), "op-special", "train", "resettle", "pahang")
    assert prompt(game) != "resettle-space"
    assert here(game, "kelantan", "new_village") == 0


# -- Reprisal --------------------------------------------------------------------------------------------------------


@pytest.mark.covers("4.2.2", "R-M8")
def test_reprisal_selects_provinces_with_troops() -> None:
    spaces: Spaces = {
        "perak": {"troops": 1},
        "kedah": {"troops": 1, "underground": 5},
        "johore": {"police": 3},
        "kuala_lumpur": {"troops": 2},
        "ec_north": {"troops": 1},
    }
    game = play(table(spaces), "op-special", "sweep", "reprisal")
    assert offered_spaces(game) == {"perak", "kedah"}


@pytest.mark.covers("4.2.2", "R-M8")
@pytest.mark.parametrize("level", ["support", "opposition"])
def test_reprisal_calms_marks_and_moves_a_guerrilla_in_its_state(level: str) -> None:
    spaces: Spaces = {"kelantan": {"troops": 1, "underground": 1, "active": 1, level: True}}
    game = play(table(spaces, commander="briggs"), "op-special", "sweep", "reprisal")
    places = ("thailand", "perak", "trengganu", "pahang", "ec_north")
    assert sorted(offered(game)) == sorted(
        f"{piece}:kelantan>{name}" for piece in ("underground", "active") for name in places
    )
    play(game, "active:kelantan>thailand")
    assert space(game, "kelantan") == {
        "troop": 1,
        "underground": 1,
        "terror": 1,
        "control": "none",
        "level": "neutral",
    }
    assert here(game, "thailand", "active") == 1


@pytest.mark.covers("4.2.2")
def test_reprisal_without_guerrillas_only_calms_and_marks() -> None:
    spaces: Spaces = {"kelantan": {"troops": 1, "bases": 1, "opposition": True}}
    game = play(table(spaces, commander="briggs"), "op-special", "sweep", "reprisal")
    assert (here(game, "kelantan", "base"), here(game, "kelantan", "terror")) == (1, 1)
    assert space(game, "kelantan")["level"] == "neutral"


@pytest.mark.covers("4.2.2", "6.6.2", "R-M8")
@pytest.mark.parametrize(("commander", "most"), [("gurney", 2), ("briggs", 1), ("templer", 1)])
def test_reprisal_takes_two_provinces_under_gurney(commander: str, most: int) -> None:
    spaces: Spaces = {name: {"troops": 1} for name in ("perak", "johore", "kedah")}
    game = play(table(spaces, commander=commander), "op-special", "sweep", "reprisal", "perak")
    if most == 2:
        assert offered(game) == ["kedah", "johore", "done"]
        play(game, "johore")
    assert prompt(game) != "reprisal-space"
    assert sum(here(game, name, "terror") for name in spaces) == most


@pytest.mark.covers("R-M8", "R-C8")
def test_the_second_reprisal_may_move_on_the_guerrilla_of_the_first() -> None:
    spaces: Spaces = {"perak": {"troops": 1, "active": 1}, "kedah": {"troops": 1}}
    game = play(table(spaces), "op-special", "sweep", "reprisal", "perak", "active:perak>kedah", "kedah")
    play(game, "active:kedah>thailand")
    assert here(game, "thailand", "active") == 1


@pytest.mark.covers("4.2.2", "1.7")
def test_reprisal_may_change_control() -> None:
    game = table({"perak": {"troops": 1, "active": 2}}, commander="briggs")
    play(game, "op-special", "sweep", "reprisal", "active:perak>ec_north")
    assert space(game, "perak")["control"] == "none"
    assert state(game).political_will == 15


# -- Air Strike ------------------------------------------------------------------------------------------------------


@pytest.mark.covers("4.2.3", "R-M14")
def test_air_strike_selects_provinces_with_british_pieces() -> None:
    spaces: Spaces = {
        "perak": {"police": 1, "active": 1},
        "johore": {"troops": 1},
        "kedah": {"active": 1},
        "kuala_lumpur": {"troops": 1, "active": 1},
        "ec_north": {"troops": 1, "active": 1},
    }
    game = play(table(spaces), "op-special", "train", "air-strike")
    assert offered_spaces(game) == {"perak", "johore"}


@pytest.mark.covers("4.2.3", "R-M14")
def test_air_strike_removes_one_active_guerrilla_in_each_of_two_provinces() -> None:
    spaces: Spaces = {name: {"police": 3, "active": 2, "bases": 1} for name in ("perak", "johore", "kedah")}
    game = play(table(spaces), "op-special", "train", "air-strike", "perak")
    assert offered(game) == ["kedah", "johore", "done"]
    play(game, "johore")
    assert [here(game, name, "active") for name in ("perak", "johore", "kedah")] == [1, 1, 2]
    assert prompt(game) != "air-strike-space"


@pytest.mark.covers("4.2.3", "R-M14", "R-C9")
def test_air_strike_touches_neither_underground_guerrillas_nor_bases() -> None:
    game = table({"perak": {"police": 4, "underground": 1, "bases": 1}})
    play(game, "op-special", "train", "air-strike")
    assert (here(game, "perak", "underground"), here(game, "perak", "base")) == (1, 1)
    assert state(game).political_will == 12


@pytest.mark.covers("4.2.3")
def test_air_strike_costs_nothing_and_may_take_one_province() -> None:
    game = play(table(READY), "op-special", "train", "air-strike", "perak", "done")
    assert (here(game, "perak", "active"), here(game, "johore", "active")) == (0, 1)
    assert state(game).british_resources == 20


# -- Extort ----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("4.3.1", "R-M9")
def test_extort_takes_any_kind_of_space_with_an_underground_guerrilla() -> None:
    spaces: Spaces = {
        "thailand": {"underground": 1},
        "ec_north": {"underground": 1},
        "kuala_lumpur": {"underground": 1, "support": True},
        "perak": {"underground": 1},
        "johore": {"active": 1},
    }
    game = play(table(spaces, by="mcp"), "op-special", "rally", "extort")
    assert offered_spaces(game) == {"thailand", "ec_north", "kuala_lumpur", "perak"}
    play(game, "thailand", "perak")
    assert state(game).mcp_resources == 12
    assert (here(game, "thailand", "active"), here(game, "perak", "active")) == (1, 1)
    assert prompt(game) != "extort-space"


@pytest.mark.covers("4.3.1", "4.1")
def test_extort_takes_a_space_once() -> None:
    game = play(table({"perak": {"underground": 3}, "kedah": {"underground": 1}}, by="mcp"), "op-special", "rally")
    play(game, "extort", "perak")
    assert offered(game) == ["kedah", "done"]


@pytest.mark.covers("4.3.1", "1.8")
def test_extort_stops_at_20() -> None:
    game = table({"perak": {"underground": 1}}, by="mcp", mcp_resources=20)
    play(game, "op-special", "rally", "extort")
    assert state(game).mcp_resources == 20
    assert here(game, "perak", "active") == 1


# -- Intimidate ------------------------------------------------------------------------------------------------------


@pytest.mark.covers("4.3.2", "R-M9")
def test_intimidate_removes_a_police_without_activating() -> None:
    game = play(table({"perak": {"underground": 1, "police": 2}}, by="mcp"), "op-special", "rally", "intimidate")
    assert (here(game, "perak", "police"), here(game, "perak", "underground")) == (1, 1)


@pytest.mark.covers("4.3.2", "R-M9")
@pytest.mark.parametrize(
    ("underground", "active", "bases", "troops", "police", "ways"),
    [
        (1, 1, 0, 0, 1, ["remove-police", "remove-village"]),
        (1, 1, 1, 0, 2, ["remove-police"]),
        (1, 2, 0, 1, 1, ["remove-police", "remove-village"]),
        (1, 1, 0, 1, 0, ["remove-village", "done"]),
    ],
)
def test_intimidate_may_instead_remove_new_village_and_support_where_guerrillas_are_more(
    underground: int, active: int, bases: int, troops: int, police: int, ways: list[str]
) -> None:
    perak: dict[str, int | bool] = {
        "underground": underground,
        "active": active,
        "bases": bases,
        "troops": troops,
        "police": police,
        "new_villages": True,
        "support": True,
    }
    game = play(table({"perak": perak, "kedah": {"underground": 1}}, by="mcp"), "op-special", "rally")
    play(game, "intimidate", "perak")
    if len(ways) == 1:
        assert here(game, "perak", "police") == police - 1
        return
    assert offered(game) == ways
    play(game, "remove-village")
    assert here(game, "perak", "new_village") == 0
    assert space(game, "perak")["level"] == "neutral"
    assert here(game, "perak", "police") == police


@pytest.mark.covers("4.3.2", "R-M9")
def test_without_new_village_and_support_there_is_only_the_police() -> None:
    spaces: Spaces = {"perak": {"underground": 3, "police": 1}, "kedah": {"underground": 1}}
    game = play(table(spaces, by="mcp"), "op-special", "rally", "intimidate", "perak")
    assert here(game, "perak", "police") == 0
    game = play(table({"perak": {"underground": 1, "opposition": True}}, by="mcp"), "op-special", "rally", "intimidate")
    assert space(game, "perak")["level"] == "opposition"


@pytest.mark.covers("4.3.2")
def test_intimidate_removes_support_without_a_new_village() -> None:
    spaces: Spaces = {"kuala_lumpur": {"underground": 2, "police": 1, "support": True}}
    game = play(table(spaces, by="mcp"), "op-special", "rally", "intimidate", "remove-village")
    assert space(game, "kuala_lumpur")["level"] == "neutral"
    assert here(game, "kuala_lumpur", "police") == 1


@pytest.mark.covers("4.3.2")
def test_intimidate_takes_up_to_two_spaces() -> None:
    spaces: Spaces = {name: {"underground": 1, "police": 2} for name in ("perak", "johore", "kedah")}
    game = play(table(spaces, by="mcp"), "op-special", "terror", "intimidate", "perak")
    assert offered(game) == ["kedah", "johore", "done"]
    play(game, "kedah")
    assert [here(game, name, "police") for name in ("perak", "kedah", "johore")] == [1, 1, 2]
    assert prompt(game) != "intimidate-space"


@pytest.mark.covers("4.3.2", "1.12", "R-M12")
def test_intimidate_that_takes_the_last_cube_ends_the_new_village_too() -> None:
    spaces: Spaces = {"perak": {"underground": 2, "police": 1, "new_villages": True}}
    game = play(table(spaces, by="mcp"), "op-special", "rally", "intimidate", "remove-police")
    assert (here(game, "perak", "police"), here(game, "perak", "new_village")) == (0, 0)
    assert state(game).political_will == 12


# -- Ambush ----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("4.3.3", "R-M6", "R-C7")
def test_ambush_activates_one_and_removes_one_cube_without_a_die() -> None:
    spaces: Spaces = {"perak": {"underground": 3, "police": 1, "troops": 2}}
    game = play(table(spaces, by="mcp"), "op-special", "attack")
    assert offered(game) == ["roll", "ambush"]
    finish(play(game, "ambush"))
    assert (here(game, "perak", "underground"), here(game, "perak", "active")) == (2, 1)
    assert (here(game, "perak", "police"), here(game, "perak", "troop")) == (0, 2)
    assert (state(game).political_will, state(game).mcp_resources) == (12 - 3, 9)


@pytest.mark.covers("4.3.3", "7.2", "R-M6")
def test_an_ambush_that_removes_a_troop_costs_political_will() -> None:
    spaces: Spaces = {"perak": {"underground": 1, "troops": 3}}
    game = play(table(spaces, by="mcp"), "op-special", "attack", "ambush")
    assert here(game, "perak", "troop") == 2
    assert state(game).political_will == 11


@pytest.mark.covers("4.3.3", "R-M6")
def test_ambush_needs_an_underground_guerrilla() -> None:
    game = play(table({"perak": {"active": 3, "police": 1}}, by="mcp"), "op-special", "attack")
    assert offered(game) == [f"die:{n}" for n in range(1, 7)]


@pytest.mark.covers("4.3.3", "4.1", "R-M6")
def test_one_ambush_a_turn_in_any_space_of_the_attack() -> None:
    spaces: Spaces = {name: {"underground": 2, "police": 3} for name in ("perak", "johore", "kedah")}
    game = table(spaces, by="mcp", dice=["die:6", "die:6"])
    play(game, "op-special", "attack", "perak", "roll", "johore", "ambush", "kedah")
    assert is_done(game)
    assert [here(game, name, "police") for name in ("perak", "johore", "kedah")] == [3, 2, 3]
    assert [here(game, name, "underground") for name in ("perak", "johore", "kedah")] == [0, 1, 0]
    assert state(game).mcp_resources == 7


@pytest.mark.covers("4.3.3", "2.3.4", "R-M6")
def test_a_limited_attack_cannot_ambush() -> None:
    game = play(table({"perak": {"underground": 3, "police": 1}}, by="mcp"), "limited-op", "attack")
    assert offered(game) == [f"die:{n}" for n in range(1, 7)]


# -- granted Special Activities --------------------------------------------------------------------------------------


@pytest.mark.covers("4.1", "R-C11", "R-M15")
def test_a_granted_reprisal_needs_no_operation_and_takes_one_province() -> None:
    spaces: Spaces = {"perak": {"troops": 2, "opposition": True}, "johore": {"troops": 2}}
    game = play(event("M9", "unshaded", spaces), "perak")
    assert is_done(game)
    assert (here(game, "perak", "terror"), here(game, "johore", "terror")) == (1, 0)
    assert state(game).british_resources == 20
