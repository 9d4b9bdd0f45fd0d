"""Section 5: how Events are executed. What each card does is proved card by card elsewhere."""

from __future__ import annotations

import pytest

from tests.malaya.table import Spaces, event, is_done, offered, offered_spaces, play, prompt, space, state, table
from tests.tabletalk import asked, here

BRITISH, MCP = 0, 1


# -- executing -------------------------------------------------------------------------------------------------------


@pytest.mark.covers("5.0", "5.1")
def test_an_event_is_carried_out_in_the_order_of_its_text() -> None:
    """M16 shaded: a Province is shifted, then a Guerrilla is placed in the same one."""
    game = event("M16", "shaded", {"perak": {"support": True}}, by="mcp")
    play(game, "perak")
    assert space(game, "perak") == {"underground": 1, "control": "mcp", "level": "neutral"}
    assert state(game).political_will == 9


@pytest.mark.covers("5.1", "R-C5")
def test_the_executing_faction_chooses_among_enemy_pieces_and_their_state() -> None:
    game = event("M30", "unshaded", {"perak": {"underground": 1, "active": 1}, "johore": {"active": 1}})
    assert asked(game) == BRITISH
    assert sorted(offered(game)) == ["active:johore", "active:perak", "underground:perak"]
    play(game, "underground:perak", "active:perak")
    assert here(game, "johore", "active") == 1
    assert state(game).mcp_resources == 7


@pytest.mark.covers("5.1", "R-C5")
def test_the_mcp_place_their_own_pieces_though_the_british_played_the_card() -> None:
    game = event("M4", "shaded", {}, by="british")
    assert asked(game) == MCP
    assert "done" in offered(game)
    play(game, "done")
    assert is_done(game)
    assert state(game).available[2] == 15


@pytest.mark.covers("5.1", "R-C5")
def test_the_british_may_decline_though_the_mcp_played_the_card() -> None:
    game = event("M16", "unshaded", {"perak": {"police": 3, "active": 1, "bases": 1}}, by="mcp")
    assert asked(game) == BRITISH
    play(game, "done")
    assert (here(game, "perak", "active"), here(game, "perak", "base")) == (1, 1)


@pytest.mark.covers("5.1", "R-C5")
def test_the_mcp_choose_what_they_lose() -> None:
    spaces: Spaces = {"perak": {"police": 1, "new_villages": True}, "johore": {"active": 1}}
    game = event("M19", "unshaded", spaces, by="british")
    assert asked(game) == MCP
    assert sorted(offered(game)) == ["active:johore", "lose-resource"]
    play(game, "lose-resource")
    assert state(game).mcp_resources == 9
    assert here(game, "johore", "active") == 1


@pytest.mark.covers("R-C4", "5.1.3")
def test_place_without_up_to_must_be_done_and_up_to_may_stop() -> None:
    spaces: Spaces = {name: {"troops": 1} for name in ("perak", "johore", "kedah", "pahang")}
    must = event("M10", "unshaded", spaces)
    assert "done" not in offered(must)
    play(must, "perak", "johore", "kedah")
    assert is_done(must)
    assert sum(here(must, name, "police") for name in spaces) == 3
    may = event("M13", "unshaded", spaces)
    play(may, "perak", "done")
    assert is_done(may)
    assert here(may, "perak", "police") == 1


# -- limits ----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("5.1.1", "1.4.2")
def test_an_event_places_no_third_base_and_none_in_economic_centers() -> None:
    game = event("M3", "shaded", {"perak": {"bases": 2}, "ec_north": {"active": 1}}, by="mcp")
    play(game, "ec_north")
    assert is_done(game)
    assert (here(game, "ec_north", "underground"), here(game, "ec_north", "base")) == (2, 0)
    game = event("M3", "shaded", {"perak": {"bases": 2}}, by="mcp")
    assert is_done(game)
    assert (here(game, "perak", "underground"), here(game, "perak", "base")) == (2, 2)
    game = event("M12", "shaded", {"johore": {"bases": 2}}, by="mcp")
    assert offered_spaces(game) == {"kedah", "kelantan", "trengganu", "pahang", "negri_sembilan"}


@pytest.mark.covers("5.1.1", "1.4.2")
def test_an_event_places_no_second_new_village() -> None:
    game = event("M4", "unshaded", {"perak": {"police": 1, "new_villages": True}})
    assert "perak" not in offered_spaces(game)
    assert len(offered_spaces(game)) == 7


@pytest.mark.covers("5.1.1", "1.12", "R-C18")
def test_an_event_places_no_new_village_from_an_empty_pool() -> None:
    four: Spaces = {name: {"police": 1, "new_villages": True} for name in ("perak", "johore", "kedah", "pahang")}
    assert is_done(event("M4", "unshaded", four))


@pytest.mark.covers("5.1.1", "1.4.1")
def test_an_event_of_the_enemy_places_only_available_pieces() -> None:
    game = event("M16", "shaded", {"pahang": {"active": 15}}, by="british")
    play(game, "perak")
    assert is_done(game)
    assert (here(game, "perak", "underground"), here(game, "pahang", "active")) == (0, 15)
    assert space(game, "perak")["level"] == "opposition"


@pytest.mark.covers("5.1.1", "R-C3", "1.3.3")
def test_a_replacement_that_may_not_stand_there_only_removes() -> None:
    """Thailand is next to British Perak; no Police can take the Guerrilla's place (M32)."""
    game = event("M32", "unshaded", {"perak": {"police": 1}, "thailand": {"active": 1}})
    play(game, "active:thailand")
    assert (here(game, "thailand", "active"), here(game, "thailand", "police")) == (0, 0)
    assert state(game).available == [15, 14, 15, 4]


@pytest.mark.covers("5.1.1", "1.8")
@pytest.mark.parametrize(("before", "after"), [(9, 19), (10, 20), (11, 20), (20, 20)])
def test_an_event_raises_resources_to_20_at_most(before: int, after: int) -> None:
    assert state(event("M14", "unshaded", {}, british_resources=before)).british_resources == after


@pytest.mark.covers("5.1.1", "1.8")
@pytest.mark.parametrize(("before", "after"), [(5, 2), (3, 0), (2, 0), (0, 0)])
def test_an_event_lowers_resources_to_0_at_least(before: int, after: int) -> None:
    assert state(event("M7", "unshaded", {}, mcp_resources=before)).mcp_resources == after


@pytest.mark.covers("5.1.2", "R-C11")
def test_the_card_being_played_beats_a_capability() -> None:
    """M27 unshaded allows one space, M32 shaded grants two; each Guerrilla still flips."""
    spaces: Spaces = {"perak": {"underground": 1, "police": 2}, "johore": {"underground": 1, "police": 2}}
    game = play(event("M32", "shaded", spaces, by="mcp", unshaded=["M27"]), "perak")
    assert is_done(game)
    assert (here(game, "perak", "police"), here(game, "johore", "police")) == (1, 1)
    assert (here(game, "perak", "active"), here(game, "johore", "active")) == (1, 1)


@pytest.mark.covers("5.1.2", "R-M15")
def test_the_card_being_played_beats_the_commander() -> None:
    spaces: Spaces = {"perak": {"troops": 1}, "johore": {"troops": 1}}
    game = play(event("M9", "unshaded", spaces, commander="gurney"), "perak")
    assert is_done(game)
    assert here(game, "johore", "terror") == 0


@pytest.mark.covers("5.1.3", "R-C16")
def test_what_cannot_be_done_does_not_stop_the_rest() -> None:
    game = event("M26", "execute", {"perak": {"police": 2, "active": 1, "support": True}})
    assert is_done(game)
    assert (here(game, "perak", "terror"), space(game, "perak")["level"]) == (1, "neutral")
    assert state(game).political_will == 11
    game = event("M11", "shaded", {})
    assert is_done(game)
    assert state(game).political_will == 11
    game = event("M20", "shaded", {}, by="mcp")
    play(game, "ec_south")
    assert here(game, "ec_south", "underground") == 1


@pytest.mark.covers("5.1.3", "R-C16")
@pytest.mark.parametrize(
    ("card", "side"), [("M3", "unshaded"), ("M5", "unshaded"), ("M6", "unshaded"), ("M13", "shaded"), ("M21", "shaded")]
)
def test_an_event_without_any_effect_may_be_executed(card: str, side: str) -> None:
    before = table({}, card=card).position()
    game = event(card, side, {})
    assert is_done(game)
    assert game.position()["spaces"] == before["spaces"]
    assert state(game).political_will == 12


@pytest.mark.covers("R-C15")
def test_two_spaces_are_two_different_ones() -> None:
    game = play(event("M22", "unshaded", {}), "perak")
    assert "perak" not in offered_spaces(game)
    play(game, "johore")
    assert [space(game, name)["level"] for name in ("perak", "johore")] == ["support", "support"]
    assert state(game).political_will == 13


@pytest.mark.covers("R-C15", "1.6")
def test_a_shift_takes_a_space_that_can_have_a_level() -> None:
    spaces: Spaces = {
        "thailand": {"bases": 1},
        "ec_north": {"active": 1},
        "perak": {"active": 1},
        "johore": {"bases": 1, "opposition": True},
        "kedah": {"police": 1},
    }
    game = event("M5", "shaded", spaces, by="mcp")
    assert offered_spaces(game) == {"perak", "johore"}
    play(game, "johore")
    assert is_done(game)
    assert [space(game, name)["level"] for name in ("perak", "johore")] == ["opposition", "opposition"]


@pytest.mark.covers("R-C15")
def test_fewer_spaces_than_the_card_names_are_all_taken() -> None:
    game = event("M5", "shaded", {"perak": {"active": 1}}, by="mcp")
    assert is_done(game)
    assert space(game, "perak")["level"] == "opposition"


@pytest.mark.covers("R-C17")
def test_any_piece_of_any_state_is_presence() -> None:
    spaces: Spaces = {
        "perak": {"bases": 1},
        "johore": {"active": 1},
        "kedah": {"underground": 1},
        "pahang": {"police": 1},
    }
    assert offered_spaces(event("M3", "shaded", spaces, by="mcp")) == {"perak", "johore", "kedah"}


# -- both sides, Capabilities ----------------------------------------------------------------------------------------


@pytest.mark.covers("5.2")
@pytest.mark.parametrize("faction", ["british", "mcp"])
@pytest.mark.parametrize(("side", "british", "will"), [("unshaded", 15, 13), ("shaded", 1, 12)])
def test_either_faction_may_choose_either_side(faction: str, side: str, british: int, will: int) -> None:
    game = event("M14", side, {}, by=faction, british_resources=5)
    assert (state(game).british_resources, state(game).political_will) == (british, will)


@pytest.mark.covers("5.2")
def test_a_card_with_one_text_has_no_sides() -> None:
    assert offered(play(table({}, card="M24"), "event")) == ["execute", "pass"]
    assert offered(play(table({}, card="M26"), "event")) == ["execute", "pass"]


@pytest.mark.covers("5.3")
@pytest.mark.parametrize("faction", ["british", "mcp"])
@pytest.mark.parametrize("side", ["unshaded", "shaded"])
@pytest.mark.parametrize("card", ["M1", "M2", "M8", "M18", "M27", "M28"])
def test_either_faction_may_enact_either_side_of_a_capability(card: str, side: str, faction: str) -> None:
    game = event(card, side, {}, by=faction)
    assert is_done(game)
    position = game.position()
    assert position[side] == [card]
    assert position["shaded" if side == "unshaded" else "unshaded"] == []


@pytest.mark.covers("5.3")
def test_a_capability_outlasts_the_propaganda_round() -> None:
    spaces: Spaces = {"johore": {"troops": 1, "police": 1, "underground": 2, "opposition": True}}
    game = table(spaces, stage="reveal", played=["M18", "M2", "M3", "M4"], unshaded=["M18"])
    play(game, "card:M33", "end-turn", "end-turn", "done", "end-turn", "card:M5", "limited-op", "sweep", "johore")
    assert (here(game, "johore", "active"), here(game, "johore", "underground")) == (2, 0)


# -- free Operations -------------------------------------------------------------------------------------------------


@pytest.mark.covers("5.4", "3.1.2", "R-C11")
def test_free_limited_operations_cost_nothing_and_take_one_space() -> None:
    game = event("M6", "shaded", {"kedah": {"underground": 1}}, by="mcp", mcp_resources=0)
    assert offered(game) == ["rally", "march", "terror", "decline"]
    play(game, "rally", "perak")
    assert prompt(game) == "free-operation"
    play(game, "terror", "perak")
    assert is_done(game)
    assert (here(game, "perak", "terror"), state(game).mcp_resources) == (1, 0)


@pytest.mark.covers("5.4", "R-C11")
def test_each_operation_that_may_be_carried_out_may_be_declined() -> None:
    game = play(event("M6", "shaded", {"kedah": {"underground": 1}}, by="mcp"), "decline")
    assert "rally" in offered(game)
    play(game, "decline")
    assert is_done(game)


@pytest.mark.covers("5.4", "R-C8", "R-C11")
def test_two_granted_operations_may_move_the_same_piece() -> None:
    spaces: Spaces = {"thailand": {"underground": 1}}
    game = play(event("M6", "shaded", spaces, by="mcp"), "march", "perak")
    play(game, "march", "pahang")
    assert here(game, "pahang", "underground") == 1


@pytest.mark.covers("5.4", "R-C11")
def test_a_granted_operation_carries_no_special_activity() -> None:
    spaces: Spaces = {"perak": {"underground": 2, "police": 1}}
    game = play(event("M6", "shaded", spaces, by="mcp"), "attack")
    assert offered(game) == [f"die:{n}" for n in range(1, 7)]
    game = play(event("M22", "shaded", spaces, by="mcp"), "rally")
    assert not {"extort", "intimidate"} & set(offered(game))


@pytest.mark.covers("5.4", "2.3.1", "2.3.5")
def test_a_free_operation_does_not_touch_eligibility() -> None:
    game = play(event("M6", "shaded", {"kedah": {"underground": 1}}, by="mcp"), "rally", "perak", "decline")
    assert (state(game).first_box, state(game).second_box) == (2, 0)
    play(game, "end-turn")
    assert offered(game) == ["limited-op", "op-special"]


@pytest.mark.covers("R-C12", "5.4")
def test_in_or_adjacent_restricts_the_selected_space_only() -> None:
    """M15: a Sweep into Pahang takes Troops from Johore, which is not next to Kuala Lumpur."""
    game = event("M15", "unshaded", {"johore": {"troops": 1}, "pahang": {"active": 1}})
    play(game, "done", "sweep")
    assert offered_spaces(game) == {"kuala_lumpur", "pahang", "selangor", "negri_sembilan"}
    play(game, "pahang", "troop:johore>pahang")
    assert here(game, "pahang", "troop") == 1
    assert state(game).british_resources == 20


@pytest.mark.covers("5.4", "R-C11", "3.3.4")
def test_a_granted_operation_follows_the_capabilities_in_force() -> None:
    spaces: Spaces = {"perak": {"underground": 1, "police": 1}}
    game = play(event("M6", "shaded", spaces, by="mcp", shaded=["M27"]), "terror", "remove-police", "decline")
    assert here(game, "perak", "police") == 0


@pytest.mark.covers("R-M13", "7.1")
def test_a_base_removed_by_a_card_that_says_so_earns_political_will() -> None:
    game = event("M16", "unshaded", {"perak": {"police": 3, "underground": 1, "bases": 1}})
    play(game, "base:perak", "done")
    assert (here(game, "perak", "base"), here(game, "perak", "underground")) == (0, 1)
    assert state(game).political_will == 13
