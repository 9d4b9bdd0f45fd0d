"""Section 5: how Events are executed. What each card does is proved card by card elsewhere."""

from __future__ import annotations

import pytest

from coinbox import Game
from coinbox.games.kenya.vocabulary import FACTIONS
from tests.kenya.table import Spaces, asked, event, is_done, offered, offered_spaces, play, prompt, space, state, table
from tests.tabletalk import guerrillas, here

BRITISH, MAU_MAU = FACTIONS
ACTIVITIES = {"reward", "reprisal", "air-strike", "supply", "oath", "raid"}
RESERVES = {"kiambu", "fort_hall", "nyeri", "embu", "meru"}
HIGHLANDS = {"thika", "nanyuki", "thompsons_falls", "rift_valley"}
CAPABILITIES = ["K3", "K5", "K7", "K11", "K28", "K31"]


def pipeline(game: Game) -> str:
    name = game.position()["pipeline"]
    assert isinstance(name, str)
    return name


# -- executing -------------------------------------------------------------------------------------------------------


@pytest.mark.covers("5.0", "5.1")
def test_an_event_is_carried_out_in_the_order_of_its_text() -> None:
    """K24 shaded costs the Pipeline's value before its shift, K27 unshaded rolls at the value after its own."""
    game = event("K24", "shaded", {}, pipeline="gulag")
    assert (state(game).political_will, pipeline(game)) == (8, "prison_system")
    game = event("K27", "unshaded", {"nyeri": {"police": 1}}, pipeline="villagization")
    play(game, "nyeri", "die:2")
    assert (state(game).political_will, pipeline(game)) == (11, "prison_system")


@pytest.mark.covers("5.1", "R-C5")
def test_the_executing_faction_chooses_among_enemy_pieces_and_their_state() -> None:
    spaces: Spaces = {"nyeri": {"troops": 1, "underground": 1, "active": 1}, "meru": {"troops": 1, "active": 1}}
    game = event("K20", "unshaded", spaces)
    assert asked(game) == BRITISH
    assert sorted(offered(game)) == ["active:meru", "active:nyeri", "done", "underground:nyeri"]
    play(game, "underground:nyeri", "active:meru")
    assert is_done(game)
    assert guerrillas(game, "nyeri") == (0, 1)
    assert asked(event("K20", "unshaded", spaces, by=MAU_MAU)) == MAU_MAU


@pytest.mark.covers("5.1", "R-C5")
def test_the_mau_mau_decide_for_themselves_though_the_british_played_the_card() -> None:
    game = event("K8", "shaded", {}, by=BRITISH)
    assert asked(game) == MAU_MAU
    assert offered_spaces(game) == RESERVES | HIGHLANDS
    play(game, "done")
    assert is_done(game)
    assert state(game).available[2] == 15
    game = event("K13", "shaded", {"nyeri": {"troops": 2}}, by=BRITISH)
    assert asked(game) == MAU_MAU
    play(game, "troop:nyeri>thika", "done")
    assert (here(game, "thika", "troop"), here(game, "nyeri", "troop")) == (1, 1)


@pytest.mark.covers("5.1", "R-C5")
def test_the_british_decide_for_themselves_though_the_mau_mau_played_the_card() -> None:
    game = event("K9", "unshaded", {"nyeri": {"troops": 1}}, by=MAU_MAU, pipeline="villagization")
    assert asked(game) == BRITISH
    play(game, "decline", "decline")
    assert (asked(game), offered(game)) == (BRITISH, ["left", "stay"])
    play(game, "stay")
    assert is_done(game)
    assert pipeline(game) == "villagization"


@pytest.mark.covers("R-C5", "5.4")
def test_a_granted_operation_that_names_nobody_belongs_to_the_faction_that_has_it() -> None:
    """K8's Deploy or Sweep and K32's Relocate or Reprisal are British, whoever plays the card."""
    game = event("K8", "unshaded", {"nyeri": {"troops": 1}}, by=MAU_MAU)
    assert (asked(game), offered(game)) == (BRITISH, ["deploy", "sweep"])
    game = event("K32", "unshaded", {"nyeri": {"troops": 1}}, by=MAU_MAU)
    assert (asked(game), offered(game)) == (BRITISH, ["relocate", "reprisal"])


@pytest.mark.covers("R-C5", "K4 execute")
@pytest.mark.parametrize(
    ("faction", "option", "piece"), [(BRITISH, "guerrilla", "underground"), (MAU_MAU,) + ("police",) * 2]
)
def test_the_other_player_may_answer_with_a_piece_of_its_own(faction: str, option: str, piece: str) -> None:
    other = MAU_MAU if faction == BRITISH else BRITISH
    game = play(event("K4", "execute", {}, by=faction), "nyeri")
    assert (asked(game), offered(game)) == (other, [option, "decline"])
    play(game, option)
    assert here(game, "nyeri", piece) == 1
    game = play(event("K4", "execute", {}, by=faction), "nyeri", "decline")
    assert here(game, "nyeri", piece) == 0


@pytest.mark.covers("R-C4", "5.1.3")
def test_place_without_up_to_must_be_done_and_up_to_may_stop() -> None:
    must = event("K6", "unshaded", {"nyeri": {"troops": 1}, "meru": {"troops": 1}})
    for _ in range(3):
        assert offered(must) == ["meru", "nyeri"] or offered(must) == ["nyeri", "meru"]
        play(must, "nyeri", "from-available")
    assert is_done(must)
    assert here(must, "nyeri", "police") == 3
    may = event("K10", "shaded", {"nyeri": {"police": 1}}, by=MAU_MAU)
    assert offered(may) == ["nyeri", "done"]
    play(may, "nyeri")
    assert offered(may) == ["guerrilla", "done"]
    play(may, "done")
    assert guerrillas(may, "nyeri") == (1, 0)


# -- limits ----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("5.1.1", "1.4.2")
def test_an_event_places_no_third_base() -> None:
    game = event("K14", "shaded", {"aberdares": {"bases": 2}}, by=MAU_MAU)
    assert (here(game, "mount_kenya", "base"), guerrillas(game, "mount_kenya")) == (1, (1, 0))
    full: Spaces = {"aberdares": {"bases": 2}, "mount_kenya": {"bases": 2}}
    game = play(event("K14", "shaded", full, by=MAU_MAU), "aberdares")
    assert (here(game, "aberdares", "base"), guerrillas(game, "aberdares")) == (2, (1, 0))
    game = event("K1", "shaded", {"nairobi": {"bases": 2}}, by=MAU_MAU)
    assert (here(game, "nairobi", "base"), guerrillas(game, "nairobi")) == (2, (2, 0))


@pytest.mark.covers("5.1.1", "1.4.1", "R-C2")
def test_an_event_of_the_enemy_places_only_available_pieces() -> None:
    spaces: Spaces = {"meru": {"active": 15}}
    game = event("K2", "shaded", spaces, by=BRITISH)
    assert is_done(game)
    assert (guerrillas(game, "nairobi"), guerrillas(game, "meru")) == ((0, 0), (0, 15))
    assert space(game, "nairobi")["level"] == "resistance"
    game = event("K2", "shaded", spaces, by=MAU_MAU)
    assert offered(game) == ["active:meru", "done"], "a faction may take its own piece from the map"
    play(game, "active:meru")
    assert (guerrillas(game, "nairobi"), guerrillas(game, "meru")) == ((1, 0), (0, 14))


@pytest.mark.covers("5.1.1", "R-C2", "K30 unshaded")
def test_a_card_that_says_from_available_takes_nothing_from_the_map() -> None:
    spaces: Spaces = {"nyeri": {"resistance": True}, "meru": {"police": 7}}
    game = event("K30", "unshaded", spaces)
    assert is_done(game)
    assert space(game, "nyeri") == {"control": "none", "level": "loyalty"}
    assert here(game, "meru", "police") == 7


@pytest.mark.covers("5.1.1", "R-C3")
def test_a_replacement_that_is_not_available_only_removes() -> None:
    spaces: Spaces = {"nyeri": {"terror": 2}, "meru": {"active": 15}}
    game = event("K6", "shaded", spaces, by=BRITISH)
    assert is_done(game)
    assert (here(game, "nyeri", "terror"), guerrillas(game, "nyeri")) == (0, (0, 0))


@pytest.mark.covers("5.1.1", "1.10")
@pytest.mark.parametrize(("before", "after"), [(17, 19), (18, 20), (19, 20), (20, 20)])
def test_an_event_raises_political_will_to_20_at_most(before: int, after: int) -> None:
    assert state(event("K25", "unshaded", {}, political_will=before)).political_will == after


@pytest.mark.covers("5.1.1", "1.10")
@pytest.mark.parametrize(("before", "after"), [(5, 1), (4, 0), (3, 0), (0, 0)])
def test_an_event_lowers_political_will_to_0_at_least(before: int, after: int) -> None:
    game = event("K32", "shaded", {}, political_will=before, pipeline="gulag")
    assert state(game).political_will == after
    assert not game.over, "victory is checked in the Propaganda Round alone"


@pytest.mark.covers("R-C18", "1.9", "K4 execute")
def test_terror_markers_are_unlimited() -> None:
    game = play(event("K4", "execute", {"nyeri": {"terror": 15}}), "nyeri", "decline")
    assert here(game, "nyeri", "terror") == 16


@pytest.mark.covers("5.1.2", "R-C11")
def test_the_card_being_played_beats_the_pipeline() -> None:
    """K27 grants two spaces where the Pipeline allows none; at 1 there is no roll."""
    spaces: Spaces = {name: {"police": 1} for name in ("kiambu", "nyeri", "meru")}
    game = event("K27", "unshaded", spaces, pipeline="rule_of_law")
    assert offered(game) == ["kiambu", "nyeri", "meru", "done"]
    play(game, "nyeri")
    assert offered(game) == ["kiambu", "meru", "done"]
    play(game, "kiambu")
    assert is_done(game)
    assert [here(game, name, "population") for name in ("kiambu", "nyeri")] == [1, 1]
    assert state(game).political_will == 12


@pytest.mark.covers("5.1.2", "R-C11", "K18 unshaded")
def test_the_card_being_played_beats_a_capability() -> None:
    """K5 unshaded allows two spaces, K18 strikes in one."""
    spaces: Spaces = {"aberdares": {"troops": 2, "active": 3}, "meru": {"active": 1}}
    game = play(event("K18", "unshaded", spaces, unshaded=["K5"]), "aberdares")
    assert is_done(game)
    assert (guerrillas(game, "aberdares"), guerrillas(game, "meru")) == ((0, 1), (0, 1))


@pytest.mark.covers("5.1.3", "R-C16")
def test_what_cannot_be_done_does_not_stop_the_rest() -> None:
    game = event("K26", "execute", {}, pipeline="villagization")
    assert offered(game) == [f"die:{n}" for n in range(1, 7)]
    play(game, "die:1")
    assert (state(game).political_will, pipeline(game)) == (10, "prison_system")
    game = event("K2", "unshaded", {})
    assert space(game, "nairobi")["level"] == "loyalty"
    game = event("K15", "shaded", {"nairobi": {"underground": 1}, "meru": {"active": 14}}, by=MAU_MAU)
    play(game, "done")
    assert (here(game, "nairobi", "terror"), guerrillas(game, "nairobi")) == (1, (0, 1))


@pytest.mark.covers("R-C16", "K30 shaded", "K21 shaded", "K17 shaded")
def test_what_stands_before_to_must_be_done_first() -> None:
    game = event("K30", "shaded", {"nyeri": {"police": 1}, "meru": {"active": 1}}, by=MAU_MAU)
    assert is_done(game)
    assert [space(game, name)["level"] for name in ("nyeri", "meru")] == ["neutral", "neutral"]
    game = event("K21", "shaded", {"nyeri": {"active": 1}, "meru": {"troops": 1}}, by=MAU_MAU)
    assert is_done(game)
    assert guerrillas(game, "nyeri") == (0, 1)
    game = event("K17", "shaded", {"thika": {"active": 1}, "nanyuki": {"bases": 1}}, by=MAU_MAU)
    assert [space(game, name)["level"] for name in ("thika", "nanyuki")] == ["resistance", "neutral"]


@pytest.mark.covers("5.1.3", "R-C16")
@pytest.mark.parametrize(
    ("card", "side"),
    [
        ("K6", "unshaded"),
        ("K9", "shaded"),
        ("K10", "unshaded"),
        ("K14", "unshaded"),
        ("K20", "unshaded"),
        ("K22", "unshaded"),
        ("K23", "shaded"),
        ("K30", "unshaded"),
    ],
)
def test_an_event_without_any_effect_may_be_executed(card: str, side: str) -> None:
    before = table({}, card=card).position()
    game = event(card, side, {})
    assert is_done(game)
    assert game.position()["spaces"] == before["spaces"]
    assert state(game).political_will == 12


# -- spaces of a card ------------------------------------------------------------------------------------------------


@pytest.mark.covers("R-C15")
def test_two_spaces_are_two_different_ones() -> None:
    game = event("K23", "unshaded", {"thika": {"loyalty": True}})
    assert offered_spaces(game) == HIGHLANDS | {"nairobi"}, "one that is Loyal already will do"
    play(game, "nairobi")
    assert offered_spaces(game) == HIGHLANDS
    assert "done" not in offered(game)
    play(game, "rift_valley")
    assert is_done(game)
    assert [space(game, name)["level"] for name in ("nairobi", "rift_valley")] == ["loyalty", "loyalty"]


@pytest.mark.covers("R-C15", "1.6")
def test_a_setting_takes_a_space_that_can_have_a_level_if_there_is_one() -> None:
    spaces: Spaces = {"nyeri": {"troops": 1}, "embu": {"troops": 1, "relocated": 1}, "meru": {"troops": 1}}
    game = event("K16", "shaded", spaces, by=MAU_MAU)
    assert offered_spaces(game) == {"nyeri", "meru"}
    game = event("K16", "shaded", {"embu": {"troops": 1, "relocated": 1}}, by=MAU_MAU)
    assert (here(game, "embu", "terror"), space(game, "embu")["level"]) == (1, "neutral")


@pytest.mark.covers("R-C15")
def test_fewer_spaces_than_the_card_names_are_all_taken() -> None:
    game = event("K20", "shaded", {}, by=MAU_MAU)
    play(game, "nairobi")
    assert "done" not in offered(game), "two spaces while two can be selected"
    play(game, "meru")
    assert is_done(game)
    game = event("K29", "shaded", {"nyeri": {"underground": 1}, "meru": {"active": 1}}, by=MAU_MAU)
    play(game, "terror")
    assert is_done(game)
    assert here(game, "nyeri", "terror") == 1


@pytest.mark.covers("R-C15", "K10 unshaded")
def test_each_space_with_is_fixed_when_the_effect_begins() -> None:
    spaces: Spaces = {"nyeri": {"active": 3}, "meru": {"active": 2}, "aberdares": {"underground": 4}}
    game = event("K10", "unshaded", spaces)
    assert is_done(game)
    assert [sum(guerrillas(game, name)) for name in spaces] == [2, 2, 3]


@pytest.mark.covers("R-C15", "K6 shaded")
def test_with_too_few_pieces_the_executing_faction_picks_where_they_go() -> None:
    spaces: Spaces = {"nyeri": {"terror": 1}, "kiambu": {"terror": 1}, "meru": {"active": 14}}
    game = event("K6", "shaded", spaces, by=BRITISH)
    assert (asked(game), offered_spaces(game)) == (BRITISH, {"nyeri", "kiambu"})
    play(game, "nyeri")
    assert (guerrillas(game, "nyeri"), guerrillas(game, "kiambu")) == ((1, 0), (0, 0))
    assert (here(game, "nyeri", "terror"), here(game, "kiambu", "terror")) == (0, 0)


@pytest.mark.covers("R-C17", "K12 shaded", "tip K12")
def test_any_piece_of_any_state_is_presence() -> None:
    spaces: Spaces = {
        "nyeri": {"police": 1, "bases": 1},
        "meru": {"police": 1, "active": 1},
        "embu": {"police": 1, "underground": 1},
        "kiambu": {"police": 1},
        "thika": {"troops": 1, "active": 1},
    }
    assert offered_spaces(event("K12", "shaded", spaces, by=MAU_MAU)) == {"nyeri", "meru", "embu"}


# -- both sides, Capabilities ----------------------------------------------------------------------------------------


@pytest.mark.covers("5.2")
@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize(("side", "will", "track"), [("unshaded", 14, "prison_system"), ("shaded", 12, "gulag")])
def test_either_faction_may_choose_either_side(faction: str, side: str, will: int, track: str) -> None:
    game = event("K25", side, {}, by=faction, pipeline="gulag", dice=["die:6"])
    assert is_done(game)
    assert (state(game).political_will, pipeline(game)) == (will, track)


@pytest.mark.covers("5.2", "2.3.3")
def test_a_card_with_one_text_has_no_sides() -> None:
    for card in ("K4", "K26"):
        assert offered(play(table({}, card=card), "event")) == ["execute", "pass"]
    assert offered(play(table({}, card="K25"), "event")) == ["unshaded", "shaded", "pass"]


@pytest.mark.covers("5.3")
@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("side", ["unshaded", "shaded"])
@pytest.mark.parametrize("card", CAPABILITIES)
def test_either_faction_may_enact_either_side_of_a_capability(card: str, side: str, faction: str) -> None:
    game = event(card, side, {}, by=faction)
    assert is_done(game)
    position = game.position()
    assert position[side] == [card]
    assert position["shaded" if side == "unshaded" else "unshaded"] == []


@pytest.mark.covers("5.3")
def test_a_capability_lasts_beyond_the_turn_and_the_propaganda_round() -> None:
    spaces: Spaces = {"nyeri": {"troops": 2, "police": 1}, "nairobi": {"bases": 1}, "aberdares": {"underground": 1}}
    game = table(spaces, stage="reveal", played=["K7", "K2", "K3", "K4"], unshaded=["K7"])
    play(game, "card:K33", "done", "end-turn")
    for _ in range(40):
        if offered(game)[0].startswith("card:"):
            break
        play(game, offered(game)[-1])
    play(game, "card:K8", "limited-op", "sweep", "aberdares", "troop:nyeri>aberdares", "done")
    assert guerrillas(game, "aberdares") == (0, 0), "K7: one cube is enough, and one Guerrilla goes"


# -- free Operations -------------------------------------------------------------------------------------------------


@pytest.mark.covers("5.4", "3.1.2", "R-C11")
def test_free_limited_operations_cost_nothing_and_take_one_space() -> None:
    game = event("K22", "shaded", {"nyeri": {"underground": 1}}, by=MAU_MAU, mau_mau_resources=0)
    assert offered(game) == ["rally", "march", "terror", "decline"]
    play(game, "rally", "meru")
    assert (prompt(game), guerrillas(game, "meru")) == ("free-operation", (1, 0))
    play(game, "terror", "meru")
    assert is_done(game)
    assert (here(game, "meru", "terror"), here(game, "nyeri", "terror")) == (1, 0)
    assert state(game).mau_mau_resources == 0


@pytest.mark.covers("5.4", "R-C11")
def test_each_operation_that_may_be_carried_out_may_be_declined() -> None:
    game = play(event("K22", "shaded", {"nyeri": {"underground": 1}}, by=MAU_MAU), "decline")
    assert offered(game) == ["rally", "march", "terror", "decline"]
    play(game, "decline")
    assert is_done(game)


@pytest.mark.covers("5.4", "R-C8", "R-C11", "tip K22")
def test_two_granted_operations_may_move_the_same_piece() -> None:
    game = event("K22", "shaded", {"nyeri": {"underground": 1}}, by=MAU_MAU)
    play(game, "march", "embu", "march", "thika")
    assert guerrillas(game, "thika") == (1, 0)


@pytest.mark.covers("5.4", "4.1", "R-C11")
@pytest.mark.parametrize(
    ("card", "side", "names"),
    [
        ("K8", "unshaded", ("sweep", "nyeri")),
        ("K8", "unshaded", ("deploy", "nairobi", "done")),
        ("K9", "unshaded", ("assault", "nyeri")),
        ("K20", "shaded", ()),
        ("K22", "shaded", ("terror",)),
        ("K24", "unshaded", ()),
        ("K29", "shaded", ("terror",)),
    ],
)
def test_a_granted_operation_carries_no_special_activity(card: str, side: str, names: tuple[str, ...]) -> None:
    spaces: Spaces = {
        "nairobi": {"bases": 1, "underground": 1},
        "nyeri": {"troops": 3, "underground": 1, "active": 1},
        "meru": {"troops": 1, "active": 1},
        "aberdares": {"underground": 1},
    }
    game = event(card, side, spaces, by=MAU_MAU)
    assert not set(offered(game)) & ACTIVITIES
    for name in names:
        play(game, name)
        assert not set(offered(game)) & ACTIVITIES


@pytest.mark.covers("5.4", "2.3.1", "2.3.5")
def test_a_free_operation_does_not_touch_eligibility() -> None:
    game = play(event("K22", "shaded", {"nyeri": {"underground": 1}}, by=MAU_MAU), "rally", "meru", "decline")
    assert (state(game).first_box, state(game).second_box) == (2, 0)
    play(game, "end-turn")
    assert (asked(game), offered(game)) == (BRITISH, ["limited-op", "op-special"])


@pytest.mark.covers("R-C12", "5.4", "K18 unshaded")
def test_the_place_on_a_card_restricts_the_selected_space_only() -> None:
    """K18's Sweep selects a Mountain Jungle; its Troops come from any space next to it."""
    spaces: Spaces = {"kiambu": {"troops": 1}, "nanyuki": {"troops": 1}, "aberdares": {"underground": 1}}
    game = event("K18", "unshaded", spaces)
    assert offered(game) == ["aberdares", "mount_kenya"]
    play(game, "aberdares", "troop:kiambu>aberdares", "troop:nanyuki>aberdares")
    assert guerrillas(game, "aberdares") == (0, 0)  # exposed, then struck


@pytest.mark.covers("5.4", "R-C11", "3.2.3")
def test_a_granted_operation_follows_the_capabilities_in_force() -> None:
    spaces: Spaces = {"aberdares": {"troops": 1, "underground": 3}}
    game = play(event("K9", "unshaded", spaces, unshaded=["K7"]), "sweep", "aberdares", "active:aberdares")
    assert guerrillas(game, "aberdares") == (2, 0)
    game = play(event("K24", "unshaded", {"nyeri": {"troops": 1}}, shaded=["K7"]), "nairobi", "police", "done")
    assert prompt(play(game, "done")) == "reward-space", "cubes were placed, so no Troops move"


@pytest.mark.covers("5.4", "R-C11", "R-K2")
@pytest.mark.parametrize(("track", "offers"), [("emergency_powers", False), ("villagization", True)])
def test_a_granted_relocate_keeps_to_the_pipeline(track: str, offers: bool) -> None:
    game = event("K9", "unshaded", {"nyeri": {"troops": 1}}, pipeline=track)
    assert ("relocate" in offered(game)) is offers


@pytest.mark.covers("7.1", "5.1", "K22 unshaded")
def test_a_base_removed_by_a_card_that_says_so_earns_political_will() -> None:
    game = event("K22", "unshaded", {"nyeri": {"police": 3, "underground": 1, "bases": 1}})
    assert (here(game, "nyeri", "base"), guerrillas(game, "nyeri")) == (0, (1, 0))
    assert state(game).political_will == 13
