"""Section 5: how Events are executed, and the MPAJA icons. What each card does is proved card by card elsewhere."""

from __future__ import annotations

from typing import Any

import pytest

from coinbox import Game
from coinbox.games.japanese_occupation.vocabulary import CARDS, FACTIONS
from tests.japanese_occupation.table import (
    Spaces,
    event,
    guerrillas,
    is_done,
    offered,
    offered_spaces,
    play,
    prompt,
    space,
    state,
    table,
)
from tests.tabletalk import here, level

BRITISH, JAPANESE = FACTIONS
ACTIVITIES = {"supply", "gather", "raid", "extract", "reprisal", "eliminate"}
CAPABILITIES = ["J8", "J12", "J15", "J19", "J22", "J27"]
CAMPAIGN = ["J1", "J2", "J3", "J4"]
MOBILIZE, TRAITORS, SEIZE, SHORTAGE = "J5", "J13", "J7", "J10"
"""A card with each icon."""


def revealed(card: str, spaces: Spaces, **rest: Any) -> Game:
    """This card has just been revealed."""
    numbers = {"stage": "reveal", "played": ["J1", "J2"], **rest}
    return play(table(spaces, **numbers), f"card:{card}")


# -- executing -------------------------------------------------------------------------------------------------------


@pytest.mark.covers("5.0", "5.1", "J7 unshaded")
def test_an_event_is_carried_out_in_the_order_of_its_text() -> None:
    game = event("J7", "unshaded", {"perak": {"force_136": 1, "mpaja_underground": 1}}, zipper="6")
    assert (state(game).zipper, offered(game)) == (2, ["gather", "decline"])
    assert state(game).revealed == 0


@pytest.mark.covers("5.1", "R-C5", "J14 shaded", "J20 unshaded")
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_executing_faction_chooses_among_the_pieces(faction: str) -> None:
    spaces: Spaces = {"perak": {"caches": 1, "force_136": 1}, "johore": {"caches": 1, "force_136": 1}}
    game = event("J14", "shaded", spaces, by=faction)
    assert (game.actor, offered(game)) == (faction, ["perak", "johore"])
    game = event("J20", "unshaded", spaces, by=faction)
    assert (game.actor, offered(game)) == (faction, ["force_136:perak", "force_136:johore"])


@pytest.mark.covers("5.1", "R-C5", "J11 shaded")
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_executing_faction_chooses_the_state(faction: str) -> None:
    spaces: Spaces = {"perak": {"mpaja_underground": 1, "mpaja_active": 1, "non_mpaja_active": 1}}
    game = event("J11", "shaded", spaces, by=faction)
    assert (game.actor, offered(game)) == (faction, ["mpaja_underground:perak", "mpaja_active:perak"])


@pytest.mark.covers("5.1", "R-C5", "R-C4", "J18 unshaded", "J3 unshaded", "J7 unshaded", "J25 unshaded")
@pytest.mark.parametrize("card", ["J3", "J7", "J18", "J25"])
def test_the_british_decide_for_themselves_though_the_japanese_played_the_card(card: str) -> None:
    game = event(card, "unshaded", {"perak": {"force_136": 1}}, by=JAPANESE)
    while not is_done(game):
        assert game.actor == BRITISH
        play(game, "done" if "done" in offered(game) else "decline")
    assert guerrillas(game, "perak") == (0, 0, 0, 0), "a may may be declined"


@pytest.mark.covers("5.1", "R-C5", "R-C4", "J1 shaded", "J13 shaded", "J26 shaded", "J29 shaded")
@pytest.mark.parametrize("card", ["J1", "J13", "J26", "J29"])
def test_the_japanese_decide_for_themselves_though_the_british_played_the_card(card: str) -> None:
    spaces: Spaces = {"perak": {"troops": 1, "kempeitai": 1, "opposition": True, "camps": True}}
    game = event(card, "shaded", spaces, by=BRITISH)
    assert not is_done(game)
    while not is_done(game):
        assert game.actor == JAPANESE
        play(game, "done" if "done" in offered(game) else "decline")
    assert (level(game, "perak"), here(game, "perak", "terror")) == ("opposition", 0)


@pytest.mark.covers("R-C4", "5.1.3", "J4 shaded", "J29 unshaded", "J16 shaded")
def test_what_is_no_may_must_be_done() -> None:
    spaces: Spaces = {
        "perak": {"force_136": 1, "camps": True, "kempeitai": 1},
        "johore": {"force_136": 1, "camps": True, "kempeitai": 1},
    }
    assert state(event("J4", "shaded", spaces)).camps == 0
    assert offered(event("J29", "unshaded", spaces, by=JAPANESE)) == ["perak", "johore"]
    assert offered(event("J16", "shaded", spaces)) == ["perak", "johore"]


# -- limits ----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("5.1.1", "1.4.2", "J28 unshaded")
def test_an_event_places_no_second_cache() -> None:
    game = event("J28", "unshaded", {"perak": {"camps": True, "caches": 1}})
    assert (here(game, "perak", "supply_cache"), here(game, "perak", "force_136")) == (1, 1)
    assert state(game).available[3] == 2


@pytest.mark.covers("5.1.1", "1.4.1", "R-C2", "J30 shaded")
def test_an_event_of_the_enemy_places_only_available_pieces() -> None:
    spaces: Spaces = {"perak": {"troops": 1}, "kedah": {"police": 6}}
    game = event("J30", "shaded", spaces, by=BRITISH)
    assert is_done(game)
    assert here(game, "perak", "police") == 0
    game = play(event("J30", "shaded", spaces, by=JAPANESE), "perak")
    assert offered(game) == ["police:kedah", "done"]


@pytest.mark.covers("5.1.1", "1.4.1", "R-C2", "J18 unshaded")
def test_a_faction_may_take_its_own_from_the_map() -> None:
    spaces: Spaces = {"johore": {"non_mpaja_active": 4}}
    game = play(event("J18", "unshaded", spaces, by=JAPANESE), "perak")
    assert offered(game) == ["non_mpaja_active:johore", "done"]
    play(game, "non_mpaja_active:johore")
    assert (guerrillas(game, "perak"), guerrillas(game, "johore")) == ((0, 0, 1, 0), (0, 0, 0, 3))


@pytest.mark.covers("5.1.1", "1.9", "J16 unshaded")
def test_markers_are_placed_from_available_alone() -> None:
    spaces: Spaces = {"perak": {"force_136": 3}, "johore": {"camps": True}}
    game = event("J16", "unshaded", spaces)
    assert set(offered(game)) == {"force_136:perak>johore", "done"}, "they are moved, none is placed"


@pytest.mark.covers("5.1.1", "1.13", "J4 unshaded")
@pytest.mark.parametrize(("before", "after"), [(17, 19), (18, 20), (19, 20), (20, 20)])
def test_an_event_raises_resistance_to_20_at_most(before: int, after: int) -> None:
    spaces: Spaces = {name: {"force_136": 1, "camps": True} for name in ("perak", "johore")}
    game = event("J4", "unshaded", spaces, resistance=before)
    assert (state(game).resistance, game.over) == (after, False)


@pytest.mark.covers("5.1.1", "1.13", "J24 shaded", "R-C18")
@pytest.mark.parametrize(("before", "after"), [(3, 1), (2, 0), (1, 0), (0, 0)])
def test_an_event_lowers_resistance_to_0_at_least(before: int, after: int) -> None:
    spaces: Spaces = {name: {"force_136": 1, "camps": True} for name in ("perak", "johore")}
    game = event("J24", "shaded", spaces, resistance=before)
    assert (state(game).resistance, game.over) == (after, False)


@pytest.mark.covers("5.1.1", "1.4.2", "R-C18", "J23 unshaded", "tip J2")
def test_an_event_may_add_further_sabotage_markers() -> None:
    game = play(event("J23", "unshaded", {}, sabotage=[9, 0, 0, 0, 0, 0, 0, 0]), "r1")
    assert state(game).sabotage[0] == 10
    assert "r1" not in offered(game), "two different Railways"


@pytest.mark.covers("5.1.2", "R-C11", "J26 shaded", "1.8")
def test_the_card_being_played_beats_the_rules() -> None:
    """J26 lets Police move in a Sweep."""
    spaces: Spaces = {"perak": {"police": 1}, "kedah": {"mpaja_underground": 1}}
    game = play(event("J26", "shaded", spaces, by=JAPANESE), "sweep", "kedah", "johore")
    assert "police:perak>kedah" in offered(game)


@pytest.mark.covers("5.1.3", "R-C16", "J16 shaded", "J20 shaded")
def test_what_cannot_be_done_does_not_stop_the_rest() -> None:
    game = event("J16", "shaded", {"perak": {"intel": 2, "revealed": True}})
    assert "intel" in space(game, "perak"), "no camp to remove"
    game = play(event("J20", "shaded", {"perak": {"intel": 3}}, by=JAPANESE, resistance=9), "perak")
    assert state(game).resistance == 7, "no Force 136 to remove"


@pytest.mark.covers("5.1.3", "R-C16", "J20 unshaded")
def test_but_a_price_that_cannot_be_paid_does() -> None:
    assert is_done(event("J20", "unshaded", {"perak": {"camps": True}}))


@pytest.mark.covers("5.1.3", "R-C16")
@pytest.mark.parametrize(
    ("card", "side"),
    [
        *(("J1", "unshaded"), ("J1", "shaded"), ("J2", "unshaded"), ("J2", "shaded"), ("J4", "unshaded")),
        *(("J4", "shaded"), ("J5", "unshaded"), ("J5", "shaded"), ("J10", "unshaded"), ("J10", "shaded")),
        *(("J11", "unshaded"), ("J11", "shaded"), ("J13", "unshaded"), ("J13", "shaded"), ("J14", "unshaded")),
        *(("J14", "shaded"), ("J20", "unshaded"), ("J24", "shaded"), ("J25", "shaded"), ("J26", "unshaded")),
        *(("J28", "unshaded"), ("J28", "shaded"), ("J29", "unshaded"), ("J30", "unshaded"), ("J30", "shaded")),
        *(("J31", "unshaded"), ("J31", "shaded"), ("J32", "unshaded"), ("J32", "shaded")),
    ],
)
def test_an_event_without_any_effect_may_be_executed(card: str, side: str) -> None:
    before = table({}, card=card).position()
    game = event(card, side, {})
    assert is_done(game)
    after = game.position()
    assert {key for key in after if after[key] != before.get(key)} <= {"first_box", "stage"}


@pytest.mark.covers("R-C15", "J23 unshaded", "J30 shaded")
def test_with_too_few_pieces_the_executing_faction_picks_where_they_go() -> None:
    spaces: Spaces = {name: {"troops": 1} for name in ("perak", "johore", "ec_north")}
    spaces["kedah"] = {"police": 5}
    game = event("J30", "shaded", spaces, by=BRITISH)
    assert (game.actor, offered(game)) == (BRITISH, ["perak", "johore", "ec_north"])
    play(game, "ec_north")
    assert is_done(game)
    assert here(game, "ec_north", "police") == 1


@pytest.mark.covers("R-C15", "J4 unshaded")
def test_each_space_with_counts_spaces_not_markers() -> None:
    game = event("J4", "unshaded", {"perak": {"force_136": 3, "camps": True}}, resistance=5)
    assert state(game).resistance == 6


# -- both sides ------------------------------------------------------------------------------------------------------


@pytest.mark.covers("5.2")
@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize(("side", "resources"), [("unshaded", 7), ("shaded", 9)])
def test_either_faction_may_choose_either_side(faction: str, side: str, resources: int) -> None:
    """J31: a space with Troops and Opposition."""
    game = event("J31", side, {"perak": {"troops": 1, "opposition": True}}, by=faction, resources=8)
    assert is_done(game)
    assert state(game).resources == resources


@pytest.mark.covers("5.2", "2.4.3")
def test_a_card_with_one_text_has_no_sides() -> None:
    assert offered(play(table({}, card="J17"), "event")) == ["execute", "pass"]
    assert offered(play(table({}, card="J18"), "event")) == ["unshaded", "shaded", "pass"]


# -- Capabilities ----------------------------------------------------------------------------------------------------


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
def test_there_are_six_capabilities() -> None:
    assert [card.id for card in CARDS if card.capability] == CAPABILITIES


@pytest.mark.covers("5.3", "6.6", "J19 unshaded")
def test_a_capability_lasts_beyond_the_turn_and_the_propaganda_round() -> None:
    spaces: Spaces = {name: {"force_136": 1, "camps": True} for name in ("kedah", "trengganu", "johore")}
    rest: dict[str, Any] = {"stage": "reveal", "played": ["J19", *CAMPAIGN], "unshaded": ["J19"]}
    game = play(table(spaces, **rest), "card:J33")
    for _ in range(60):
        if offered(game)[0].startswith("card:"):
            break
        play(game, offered(game)[-1])
    play(game, "card:J29", "op-special", "contact", "gather", "kedah", "johore")
    assert offered(game) == ["trengganu", "done"], "a third space"


# -- Mandatory Events ------------------------------------------------------------------------------------------------


@pytest.mark.covers("5.4", "R-J1", "2.3")
@pytest.mark.parametrize("first", FACTIONS)
def test_a_mandatory_event_comes_after_the_icon_and_before_anybody_acts(first: str) -> None:
    spaces: Spaces = {"perak": {"mpaja_active": 1}, "johore": {"mpaja_active": 2}}
    game = revealed("J6", spaces, first=first)
    assert (game.actor, prompt(game)) == (JAPANESE, "icon-shortage")
    play(game, "mpaja_active:perak", "end-turn")
    assert (game.actor, prompt(game)) == ("chance", "J6-roll")
    play(game, *["die:6"] * 6, "end-turn")
    assert (game.actor, prompt(game)) == (first, "choose-box")


@pytest.mark.covers("5.4", "R-C14", "2.4.3")
@pytest.mark.parametrize("card", ["J6", "J9"])
@pytest.mark.parametrize("first", FACTIONS)
def test_the_event_box_is_closed_to_both(card: str, first: str) -> None:
    other = JAPANESE if first == BRITISH else BRITISH
    game = revealed(card, {}, first=first, ask=("end-turn", "limited-op", "op-special"))
    while prompt(game) != "choose-box":
        play(game, offered(game)[-1])
    assert (game.actor, offered(game)) == (first, ["limited-op", "op-special"])
    play(game, "op-special", "pass")
    while prompt(game) != "choose-box":
        play(game, offered(game)[-1])
    assert (game.actor, offered(game)) == (other, ["limited-op"])


@pytest.mark.covers("5.4", "tip J9")
def test_j9_does_nothing_before_the_third_campaign_but_closes_the_box() -> None:
    later = [*CAMPAIGN, "J33", "J5"]
    for played in (["J1"], later):
        game = revealed("J9", {"perak": {"troops": 1, "opposition": True}}, played=played, resistance=20)
        while prompt(game) != "choose-box":
            assert offered(game) == ["end-turn"]
            play(game, "end-turn")
        assert (game.over, state(game).resistance) == (False, 20)
        assert guerrillas(game, "perak") == (0, 0, 0, 0)
        assert offered(game) == ["limited-op", "op-special"]


@pytest.mark.covers("5.4", "R-C5", "tip J6")
def test_each_faction_chooses_its_own_loss_to_the_jungle() -> None:
    spaces: Spaces = {"kedah": {"troops": 1, "police": 1, "caches": 1, "non_mpaja_active": 1, "kempeitai": 1}}
    game = play(revealed("J6", spaces, first=JAPANESE), "die:2")
    assert (game.actor, offered(game)) == (BRITISH, ["non_mpaja_active:kedah", "supply_cache:kedah"])
    play(game, "supply_cache:kedah")
    assert (game.actor, offered(game)) == (JAPANESE, ["troop:kedah", "police:kedah"])
    play(game, "troop:kedah")
    assert here(game, "kuala_lumpur", "troop") == 1


# -- MPAJA icons -----------------------------------------------------------------------------------------------------


@pytest.mark.covers("5.5")
def test_how_many_cards_show_each_icon() -> None:
    icons = [card.icon for card in CARDS if not card.propaganda]
    assert {icon: icons.count(icon) for icon in icons} == {
        "mobilize": 14,
        "kill_traitors": 6,
        "seize_supplies": 6,
        "food_shortage": 6,
    }


@pytest.mark.covers("5.5", "2.3", "R-J1")
@pytest.mark.parametrize("first", FACTIONS)
@pytest.mark.parametrize(
    ("card", "actor"), [(MOBILIZE, BRITISH), (TRAITORS, BRITISH), (SEIZE, JAPANESE), (SHORTAGE, JAPANESE)]
)
def test_the_named_faction_resolves_the_icon_before_the_first_eligible_chooses(
    card: str, actor: str, first: str
) -> None:
    spaces: Spaces = {
        "perak": {"camps": True, "mpaja_active": 1, "police": 1},
        "johore": {"camps": True, "mpaja_active": 1, "police": 1},
        "kedah": {"caches": 1},
        "pahang": {"caches": 1},
    }
    game = revealed(card, spaces, first=first)
    assert game.actor == actor
    assert prompt(game).startswith("icon-")
    assert not {"done", "decline"} & set(offered(game)), "it must be done"
    play(game, offered(game)[0], "end-turn")
    assert (game.actor, prompt(game)) == (first, "choose-box")


@pytest.mark.covers("5.5", "1.10", "1.12", "R-J1", "R-J9")
def test_mobilize_population_takes_a_neutral_space_with_a_camp_and_no_terror() -> None:
    spaces: Spaces = {
        "perak": {"camps": True, "troops": 4},
        "kedah": {"camps": True, "terror": 1},
        "johore": {"camps": True, "opposition": True},
        "pahang": {"camps": True},
        "selangor": {"mpaja_active": 3},
    }
    game = revealed(MOBILIZE, spaces)
    assert (prompt(game), offered(game)) == ("icon-mobilize", ["perak", "pahang"])
    play(game, "pahang")
    assert (level(game, "pahang"), level(game, "perak")) == ("opposition", "neutral")


@pytest.mark.covers("5.5", "R-J1")
def test_kill_traitors_takes_a_police_next_to_an_mpaja_guerrilla_of_any_state() -> None:
    spaces: Spaces = {
        "perak": {"police": 2, "mpaja_active": 1, "troops": 3},
        "kuala_lumpur": {"police": 1, "mpaja_underground": 1},
        "ec_north": {"police": 1, "mpaja_underground": 1},
        "johore": {"police": 1, "non_mpaja_underground": 2},
        "kedah": {"troops": 1, "mpaja_active": 1},
    }
    game = revealed(TRAITORS, spaces)
    assert offered(game) == ["perak", "kuala_lumpur", "ec_north"]
    play(game, "perak")
    assert (here(game, "perak", "police"), state(game).available[1]) == (1, 2)


@pytest.mark.covers("5.5", "R-J19", "1.10")
def test_seize_supplies_replaces_a_cache_where_no_camp_is() -> None:
    spaces: Spaces = {
        "perak": {"caches": 1, "camps": True},
        "kedah": {"caches": 1, "mpaja_underground": 1},
        "johore": {"caches": 1},
    }
    game = revealed(SEIZE, spaces)
    assert (game.actor, offered(game)) == (JAPANESE, ["kedah", "johore"])
    play(game, "kedah")
    assert (here(game, "kedah", "supply_cache"), "jungle_camp" in space(game, "kedah")) == (0, True)
    assert state(game).available[3] == 1, "the Cache is Available"


@pytest.mark.covers("5.5", "R-J19", "1.10")
def test_with_no_camp_available_the_japanese_take_one_from_the_map() -> None:
    spaces: Spaces = {name: {"camps": True} for name in ("perak", "kedah", "johore", "pahang")}
    spaces["selangor"] = {"caches": 1}
    game = revealed(SEIZE, spaces)
    assert (game.actor, prompt(game)) == (JAPANESE, "take-camp")
    assert set(offered(game)) == {"perak", "kedah", "johore", "pahang"}
    play(game, "johore")
    assert ("jungle_camp" in space(game, "johore"), "jungle_camp" in space(game, "selangor")) == (False, True)


@pytest.mark.covers("5.5", "R-J1", "R-C5")
def test_food_shortage_takes_an_mpaja_guerrilla_where_no_cache_is() -> None:
    spaces: Spaces = {
        "perak": {"caches": 1, "mpaja_active": 2},
        "kedah": {"mpaja_underground": 1, "mpaja_active": 1, "non_mpaja_active": 1},
        "ec_south": {"mpaja_underground": 1},
        "johore": {"non_mpaja_underground": 1},
    }
    game = revealed(SHORTAGE, spaces)
    assert game.actor == JAPANESE
    assert set(offered(game)) == {"mpaja_underground:kedah", "mpaja_active:kedah", "mpaja_underground:ec_south"}
    play(game, "mpaja_active:kedah")
    assert (guerrillas(game, "kedah"), state(game).available[2]) == ((1, 0, 0, 1), 6)


@pytest.mark.covers("5.5", "R-J1")
@pytest.mark.parametrize(
    ("card", "spaces"),
    [
        (MOBILIZE, {"perak": {"camps": True, "opposition": True}, "kedah": {"camps": True, "terror": 1}}),
        (TRAITORS, {"perak": {"police": 1, "non_mpaja_active": 1}}),
        (SEIZE, {"perak": {"caches": 1, "camps": True}}),
        (SHORTAGE, {"perak": {"caches": 1, "mpaja_active": 3}}),
    ],
)
def test_an_icon_that_would_change_nothing_is_not_asked(card: str, spaces: Spaces) -> None:
    assert prompt(revealed(card, spaces)) == "choose-box"


@pytest.mark.covers("5.5", "1.15", "R-J6")
def test_an_icon_may_end_a_new_village() -> None:
    spaces: Spaces = {"johore": {"police": 1, "mpaja_active": 1, "new_villages": True}}
    assert "new_village" not in space(revealed(TRAITORS, spaces), "johore")


@pytest.mark.covers("5.5", "2.5")
def test_a_propaganda_card_has_no_icon() -> None:
    game = play(table({"perak": {"camps": True}}, stage="reveal", played=CAMPAIGN), "card:J34")
    assert level(game, "perak") == "neutral"
    assert all(card.icon is None for card in CARDS if card.propaganda)


# -- granted Operations ----------------------------------------------------------------------------------------------


@pytest.mark.covers("R-C11", "J13 unshaded")
def test_granted_limited_operations_take_one_space_each_and_may_be_declined() -> None:
    spaces: Spaces = {name: {"mpaja_underground": 2} for name in ("kedah", "johore", "perak")}
    game = play(event("J13", "unshaded", spaces), "kedah", "sabotage")
    assert set(offered(game)) == {"kedah", "perak", "johore", "done"}, "the same space may serve again"
    play(game, "done")
    assert is_done(game)
    assert sum(state(game).sabotage) == 1


@pytest.mark.covers("R-C11", "4.1", "J25 unshaded", "J26 shaded", "J32 shaded")
@pytest.mark.parametrize(
    ("card", "side", "names"),
    [
        ("J25", "unshaded", ("contact",)),
        ("J26", "shaded", ("sweep", "perak")),
        ("J32", "shaded", ("sweep",)),
    ],
)
def test_a_granted_operation_carries_no_special_activity(card: str, side: str, names: tuple[str, ...]) -> None:
    spaces: Spaces = {
        "perak": {"troops": 2, "kempeitai": 1, "mpaja_underground": 1, "caches": 1},
        "kedah": {"force_136": 1, "camps": True},
    }
    game = event(card, side, spaces, sabotage=[1, 0, 1, 0, 0, 0, 0, 0])
    for name in names:
        play(game, name)
        assert not set(offered(game)) & ACTIVITIES


@pytest.mark.covers("R-C11", "2.4.1", "2.4.5", "J25 unshaded")
def test_a_granted_operation_does_not_touch_eligibility() -> None:
    game = play(event("J25", "unshaded", {}), "contact", "perak")
    while not is_done(game):
        play(game, "decline")
    assert (state(game).first_box, state(game).second_box) == (2, 0)
    play(game, "end-turn")
    assert (game.actor, offered(game)) == (JAPANESE, ["limited-op", "op-special"])


@pytest.mark.covers("R-C12", "J32 shaded")
def test_the_place_on_a_card_restricts_the_destination_of_a_sweep() -> None:
    spaces: Spaces = {"johore": {"troops": 1}, "pahang": {"mpaja_underground": 1}}
    game = play(event("J32", "shaded", spaces, by=JAPANESE, sabotage=[0, 0, 0, 0, 0, 1, 0, 0]), "sweep")
    assert offered_spaces(game) == {"pahang", "negri_sembilan"}, "Provinces next to the Railway"
    play(game, "pahang")
    assert "troop:johore>pahang" in offered(game), "the other end is free"
