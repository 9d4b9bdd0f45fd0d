"""Section 2: setup, the deck, MPAJA icons, the Initiative Track and who is Eligible."""

from __future__ import annotations

from typing import Any

import pytest

import coinbox
from coinbox import Game, PositionError
from coinbox.games.japanese_occupation.sequence import DECK
from coinbox.games.japanese_occupation.vocabulary import CARDS, FACTIONS
from tests.decktalk import DeckTalk
from tests.japanese_occupation.table import (
    Spaces,
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
from tests.tabletalk import asked, drawn, here

JAPANESE = FACTIONS[1]
QUIET = {"intel": True, "control": "none", "level": "neutral"}
GARRISON = {"troop": 3, "police": 1, "kempeitai": 1, "intel": True, "control": "none"}
SETUP = {
    "kedah": {"non_mpaja_underground": 1, **QUIET},
    "perak": {
        **GARRISON,
        "level": "opposition",
        "supply_cache": 1,
        "mpaja_underground": 2,
        "jungle_camp": True,
        "force_136": 1,
    },
    "kelantan": {"non_mpaja_underground": 1, **QUIET},
    "trengganu": QUIET,
    "pahang": {"mpaja_underground": 1, **QUIET},
    "selangor": QUIET,
    "kuala_lumpur": {**GARRISON, "level": "neutral"},
    "negri_sembilan": {"mpaja_underground": 1, "jungle_camp": True, "force_136": 1, **QUIET},
    "johore": {**GARRISON, "level": "opposition", "mpaja_underground": 2, "jungle_camp": True},
    "ec_north": {"troop": 3, "control": "none", "level": "neutral"},
    "ec_south": {"troop": 3, "control": "none", "level": "neutral"},
}
THE_DECK = DeckTalk("japanese_occupation", "J")
MANDATORY = ("J6", "J9")
BOXES = ("limited-op", "event", "op-special")
ACTIVITIES = {"supply", "gather", "raid", "extract", "reprisal", "eliminate"}
BRITISH_OPERATIONS = ["train", "contact", "sabotage", "ambush"]
JAPANESE_OPERATIONS = ["deploy", "construct", "sweep", "assault"]
ICONS = {
    "mobilize": {*(f"J{n}" for n in (1, 2, 4, 5, 9, 11, 14, 16, 19, 20, 23, 25, 31, 32))},
    "kill_traitors": {*(f"J{n}" for n in (13, 21, 22, 26, 29, 30))},
    "seize_supplies": {*(f"J{n}" for n in (3, 7, 8, 17, 24, 28))},
    "food_shortage": {*(f"J{n}" for n in (6, 10, 12, 15, 18, 27))},
}


def new_game() -> Game:
    return coinbox.new("japanese_occupation", chance="ask", ask=("end-turn",))


def icon(card: str, spaces: Spaces, **numbers: Any) -> Game:
    """This card is revealed; its icon is resolved as far as nobody has to choose."""
    numbers = {"stage": "reveal", "played": [], **numbers}
    return play(
        table(spaces, ask=("end-turn", *(f"card:{name}" for name in THE_DECK.propaganda)), **numbers), f"card:{card}"
    )


def decline(game: Game) -> Game:
    """Pass without the Operation that passing brings, and end the turn."""
    return play(game, "pass", "decline", "end-turn")


# -- setup -----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("2.1")
@pytest.mark.parametrize("name", SETUP)
def test_the_map_at_the_start(name: str) -> None:
    assert space(new_game(), name) == SETUP[name]


@pytest.mark.covers("2.1", "1.3.6", "1.14")
def test_tracks_and_available_pieces_at_the_start() -> None:
    view = drawn(new_game())
    assert view["available"] == {
        "troop": 0,
        "police": 3,
        "mpaja": 4,
        "non_mpaja": 2,
        "supply_cache": 2,
        "force_136": 1,
        "jungle_camp": 1,
        "new_village": 4,
    }
    assert view["tracks"] == {"resistance": 2, "resources": 0}
    assert (view["zipper"], view["zipper_caches"]) == ("delay", ["6", "12"])
    assert [row["sabotage"] for row in view["railways"]] == [0] * 8
    assert view["on_cards"] == {"troop": 0, "force_136": 0}
    assert view["out_of_game"] == {"supply_cache": 0, "kempeitai": 0}
    assert view["capabilities"] == []


# -- the deck --------------------------------------------------------------------------------------------------------


@pytest.mark.covers("2.1")
def test_the_deck_has_21_of_the_35_cards() -> None:
    assert (DECK.size, DECK.piles, DECK.pile, DECK.mixed) == (21, 3, 7, 3)
    assert (len(DECK.events), len(DECK.propaganda)) == (32, 3)


@pytest.mark.covers("2.1", "R-C10")
@pytest.mark.parametrize("seed", range(5))
def test_each_of_three_piles_holds_a_propaganda_card_among_its_last_three(seed: int) -> None:
    THE_DECK.has_three_piles(seed)


@pytest.mark.covers("2.1", "R-C10")
@pytest.mark.parametrize("pile", [0, 1, 2])
@pytest.mark.parametrize("place", range(7))
def test_the_chance_of_a_propaganda_card(pile: int, place: int) -> None:
    THE_DECK.tells_the_chance(pile, place)


@pytest.mark.covers("R-C10", "2.5")
def test_events_under_a_propaganda_card_begin_the_next_campaign() -> None:
    THE_DECK.begins_the_next_campaign_with_what_is_left()


@pytest.mark.covers("2.1", "R-C10")
def test_all_unseen_events_are_equally_likely() -> None:
    THE_DECK.deals_evenly()


@pytest.mark.covers("2.1")
def test_cards_that_the_deck_cannot_bring_are_no_position() -> None:
    THE_DECK.refuses_what_it_cannot_bring()


@pytest.mark.covers("2.4", "2.4.2", "2.5", "5.3", "5.4")
@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"stage": "first", "played": []}, "turn without an Event card"),
        ({"stage": "icon", "played": []}, "turn without an Event card"),
        ({"stage": "first", "played": [*THE_DECK.events[:4], "J33"]}, "turn without an Event card"),
        ({"stage": "second"}, "First Eligible has no box"),
        ({"stage": "second", "first_box": "event", "second_box": "event"}, "both factions in the same box"),
        ({"stage": "second", "first_box": "event", "played": ["J6"]}, "Mandatory Event closes"),
        ({"stage": "first", "second_box": "event"}, "box"),
        ({"stage": "reveal", "first_box": "event"}, "box"),
        ({"stage": "unrest"}, "phase of the Propaganda Round"),
        ({"stage": "over"}, "end without a result"),
        ({"winner": "mpaja"}, "result before the end"),
        ({"unshaded": ["J1"]}, "no Capability"),
        ({"unshaded": ["J8"], "shaded": ["J8"]}, "both sides"),
        ({"stage": "pacify"}, "not one of"),
    ],
)
def test_turns_cards_and_boxes_that_cannot_be_are_no_position(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(PositionError, match=why):
        table({}, **{"played": ["J26"], **wrong})


@pytest.mark.covers("2.2")
def test_play_begins_with_a_revealed_event_card() -> None:
    game = new_game()
    THE_DECK.begins_with_an_event(game)
    assert drawn(game)["icon"] == "mobilize"


# -- the MPAJA acts --------------------------------------------------------------------------------------------------


@pytest.mark.covers("5.5", "2.3")
@pytest.mark.parametrize(("name", "number"), [("mobilize", 14), *((name, 6) for name in list(ICONS)[1:])])
def test_each_event_card_shows_one_of_four_icons(name: str, number: int) -> None:
    assert {card.id for card in CARDS if card.icon == name} == ICONS[name]
    assert len(ICONS[name]) == number
    assert all(card.icon is None for card in CARDS if card.propaganda)


@pytest.mark.covers("2.3", "5.5", "R-J1")
def test_the_icon_comes_before_the_first_eligible() -> None:
    game = play(new_game(), "card:J14")
    assert drawn(game)["stage"] == "icon"
    assert space(game, "negri_sembilan")["level"] == "opposition"
    assert (offered(game), asked(game)) == (["end-turn"], 0)
    play(game, "end-turn")
    assert drawn(game)["stage"] == "first"
    assert tuple(offered(game)) == BOXES


@pytest.mark.covers("5.5", "R-J1")
def test_mobilize_adds_opposition_at_a_jungle_camp_without_terror() -> None:
    spaces: Spaces = {
        "kedah": {"camps": True},
        "perak": {"camps": True},
        "johore": {"camps": True, "opposition": True},
        "pahang": {"camps": True, "terror": 1},
        "selangor": {"force_136": 1, "mpaja_active": 1},
    }
    game = icon("J1", spaces)
    assert (prompt(game), asked(game)) == ("icon-mobilize", 0)
    assert offered(game) == ["kedah", "perak"]
    play(game, "perak")
    assert (space(game, "perak")["level"], space(game, "kedah")["level"]) == ("opposition", "neutral")
    assert space(game, "perak")["jungle_camp"]


@pytest.mark.covers("5.5", "R-J1")
def test_kill_traitors_removes_police_next_to_an_mpaja_guerrilla() -> None:
    spaces: Spaces = {
        "kedah": {"police": 2, "mpaja_active": 1},
        "kuala_lumpur": {"police": 1, "mpaja_underground": 1},
        "perak": {"police": 1, "non_mpaja_underground": 1},
        "johore": {"troops": 1, "mpaja_underground": 1},
    }
    game = icon("J26", spaces)
    assert (prompt(game), asked(game)) == ("icon-traitors", 0)
    assert offered_spaces(game) == {"kedah", "kuala_lumpur"}
    play(game, "kedah")
    assert here(game, "kedah", "police") == 1
    assert drawn(game)["available"]["police"] == 3


@pytest.mark.covers("5.5", "1.15", "R-C1")
def test_kill_traitors_may_cost_a_new_village() -> None:
    game = icon("J26", {"perak": {"police": 1, "mpaja_active": 1, "new_villages": True}})
    assert "new_village" not in space(game, "perak")


@pytest.mark.covers("5.5", "R-J1", "R-J19")
def test_seize_supplies_turns_a_cache_into_a_camp() -> None:
    spaces: Spaces = {"kedah": {"caches": 1}, "perak": {"caches": 1}, "johore": {"caches": 1, "camps": True}}
    game = icon("J3", spaces)
    assert (prompt(game), asked(game)) == ("icon-seize", 1)
    assert offered(game) == ["kedah", "perak"]
    play(game, "kedah")
    assert here(game, "kedah", "supply_cache") == 0
    assert space(game, "kedah")["jungle_camp"]
    assert drawn(game)["available"]["supply_cache"] == 1
    assert drawn(game)["available"]["jungle_camp"] == 2


@pytest.mark.covers("5.5", "R-J1")
def test_food_shortage_removes_an_mpaja_guerrilla_without_a_cache() -> None:
    spaces: Spaces = {
        "kedah": {"mpaja_active": 1, "mpaja_underground": 1},
        "perak": {"mpaja_active": 1, "caches": 1},
        "johore": {"non_mpaja_active": 1},
        "ec_south": {"mpaja_underground": 1},
    }
    game = icon("J10", spaces)
    assert (prompt(game), asked(game)) == ("icon-shortage", 1)
    assert sorted(offered(game)) == ["mpaja_active:kedah", "mpaja_underground:ec_south", "mpaja_underground:kedah"]
    play(game, "mpaja_underground:kedah")
    assert (here(game, "kedah", "mpaja_underground"), here(game, "kedah", "mpaja_active")) == (0, 1)
    assert drawn(game)["available"]["mpaja"] == 7


@pytest.mark.covers("R-J1", "5.5")
@pytest.mark.parametrize(
    ("card", "spaces"),
    [
        ("J1", {"kedah": {"camps": True, "opposition": True}, "perak": {"camps": True, "terror": 1}}),
        ("J26", {"kedah": {"police": 1, "non_mpaja_active": 1}, "perak": {"mpaja_active": 1, "troops": 1}}),
        ("J3", {"kedah": {"caches": 1, "camps": True}}),
        ("J10", {"kedah": {"mpaja_active": 1, "caches": 1}, "perak": {"non_mpaja_active": 1}}),
    ],
)
def test_an_icon_that_can_change_nothing_is_left_out(card: str, spaces: Spaces) -> None:
    game = icon(card, spaces)
    assert drawn(game)["stage"] == "first"
    assert tuple(offered(game)) == BOXES


@pytest.mark.covers("2.3", "5.4", "R-J1", "R-C14")
def test_a_mandatory_event_follows_the_icon_and_precedes_the_first_eligible() -> None:
    spaces: Spaces = {"kedah": {"mpaja_active": 1}, "pahang": {"mpaja_active": 1}}
    game = icon("J6", spaces)
    assert prompt(game) == "icon-shortage"
    play(game, "mpaja_active:kedah", "end-turn")
    assert drawn(game)["stage"] == "mandatory"
    while offered(game) != ["end-turn"]:
        play(game, "die:6")
    play(game, "end-turn")
    assert drawn(game)["stage"] == "first"
    assert here(game, "pahang", "mpaja_active") == 1


# -- the Initiative Track --------------------------------------------------------------------------------------------


@pytest.mark.covers("2.4", "2.4.1")
def test_the_british_are_first_eligible_at_the_start() -> None:
    game = play(new_game(), "card:J14", "end-turn")
    assert drawn(game)["eligible"] == {"first": "british", "second": JAPANESE}
    assert asked(game) == 0


@pytest.mark.covers("2.4.1", "6.6")
def test_the_british_are_first_eligible_again_after_reset() -> None:
    game = table(by=JAPANESE, stage="reset", played=[*THE_DECK.events[:4], "J33"])
    assert drawn(game)["eligible"] == {"first": "british", "second": JAPANESE}


@pytest.mark.covers("2.4.2", "2.4")
@pytest.mark.parametrize("first", FACTIONS)
@pytest.mark.parametrize("taken", BOXES)
def test_the_second_eligible_has_the_two_other_boxes(first: str, taken: str) -> None:
    game = decline(play(table(by=first), taken))
    assert tuple(offered(game)) == tuple(box for box in BOXES if box != taken)
    assert drawn(game)["boxes"] == {name: taken if name == first else None for name in FACTIONS}
    assert asked(game) == 1 - FACTIONS.index(first)


@pytest.mark.covers("2.4.2", "3.2", "3.3")
@pytest.mark.parametrize("box", ["limited-op", "op-special"])
@pytest.mark.parametrize(("by", "operations"), [("british", BRITISH_OPERATIONS), (JAPANESE, JAPANESE_OPERATIONS)])
def test_each_faction_chooses_among_its_operations_or_passes(box: str, by: str, operations: list[str]) -> None:
    assert offered(play(table(by=by), box)) == [*operations, "pass"]


@pytest.mark.covers("2.4.2", "5.2")
@pytest.mark.parametrize(("card", "sides"), [("J26", ["unshaded", "shaded"]), ("J17", ["execute"])])
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_event_box_offers_the_sides_of_the_card_and_pass(card: str, sides: list[str], faction: str) -> None:
    assert offered(play(table(by=faction, card=card), "event")) == [*sides, "pass"]


@pytest.mark.covers("5.4", "R-C14", "2.4.2", "2.4.3")
@pytest.mark.parametrize("card", MANDATORY)
@pytest.mark.parametrize("first", FACTIONS)
def test_a_mandatory_event_closes_the_event_box_to_both(card: str, first: str) -> None:
    game = table(by=first, card=card)
    assert offered(game) == ["limited-op", "op-special"]
    decline(play(game, "limited-op"))
    assert prompt(game) == "choose-operation"
    assert drawn(game)["boxes"] == {name: "limited-op" if name == first else "op-special" for name in FACTIONS}


# -- passing ---------------------------------------------------------------------------------------------------------


@pytest.mark.covers("2.4.3", "R-C9", "R-J15")
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize(("by", "operation"), [("british", "contact"), (JAPANESE, "deploy")])
def test_passing_in_any_box_brings_an_operation_that_may_be_declined(box: str, by: str, operation: str) -> None:
    game = play(table(by=by), box, "pass")
    assert offered(game) == [operation, "decline"]
    play(game, "decline")
    assert is_done(game)
    assert drawn(game)["boxes"][by] == box


@pytest.mark.covers("2.4.3", "R-J15", "3.2.2")
def test_a_british_pass_may_place_a_force_136_with_its_camp() -> None:
    game = play(table(), "event", "pass", "contact", "place-force", "trengganu")
    assert is_done(game)
    assert (here(game, "trengganu", "force_136"), space(game, "trengganu")["jungle_camp"]) == (1, True)


@pytest.mark.covers("2.4.3", "R-J15", "3.2.2", "4.1")
def test_a_british_pass_moves_any_force_136_without_a_special_activity() -> None:
    game = play(table(), "op-special", "pass", "contact")
    seen = set(offered(game))
    play(game, "move-force", "force_136:perak>kelantan", "force_136:negri_sembilan>pahang")
    seen |= set(offered(game))
    while not is_done(game):
        game.play(0)
        seen |= set(offered(game))
    assert not seen & ACTIVITIES
    assert (here(game, "kelantan", "force_136"), here(game, "pahang", "force_136")) == (1, 1)
    assert space(game, "kelantan")["jungle_camp"]
    assert space(game, "pahang")["jungle_camp"]


@pytest.mark.covers("2.4.3", "R-J15", "3.3.1")
def test_a_japanese_pass_deploys_in_one_space_and_moves_kempeitai() -> None:
    spaces: Spaces = {"perak": {"troops": 1}, "johore": {"troops": 1, "kempeitai": 1}}
    game = play(table(spaces, by=JAPANESE), "event", "pass", "deploy")
    assert offered(game) == ["perak", "kuala_lumpur", "johore"]
    play(game, "perak")
    assert prompt(game) == "deploy-move"
    play(game, "kempeitai:johore>perak")
    assert is_done(game)
    assert (here(game, "perak", "police"), here(game, "perak", "kempeitai")) == (1, 1)
    assert sum(state(game).police) == 1


@pytest.mark.covers("2.4.3", "2.4.5")
def test_both_may_pass() -> None:
    game = decline(play(decline(play(table(), "op-special")), "event"))
    assert drawn(game)["eligible"]["first"] == JAPANESE
    assert drawn(game)["stage"] == "reveal"


# -- Limited Operations ----------------------------------------------------------------------------------------------

BUSY: Spaces = {
    "perak": {
        "troops": 3,
        "police": 1,
        "kempeitai": 1,
        "mpaja_active": 1,
        "mpaja_underground": 1,
        "force_136": 1,
        "camps": True,
        "caches": 1,
    },
    "johore": {"troops": 3, "police": 2, "mpaja_active": 1, "non_mpaja_underground": 1, "force_136": 1, "camps": True},
}


@pytest.mark.covers("2.4.4", "4.1", "R-J3")
@pytest.mark.parametrize(
    ("faction", "operation"),
    [*(("british", name) for name in BRITISH_OPERATIONS), *((JAPANESE, name) for name in JAPANESE_OPERATIONS)],
)
def test_a_limited_operation_is_offered_no_special_activity(faction: str, operation: str) -> None:
    game = play(table(BUSY, by=faction, dice=["die:6"] * 3), "limited-op", operation)
    seen = set(offered(game))
    while not is_done(game):
        game.play(0)
        seen |= set(offered(game))
    assert not seen & ACTIVITIES


@pytest.mark.covers("2.4.4")
@pytest.mark.parametrize(
    ("faction", "operation"),
    [*(("british", name) for name in BRITISH_OPERATIONS), *((JAPANESE, name) for name in JAPANESE_OPERATIONS)],
)
def test_a_full_operation_is_offered_special_activities(faction: str, operation: str) -> None:
    assert set(offered(play(table(BUSY, by=faction), "op-special", operation))) & ACTIVITIES


@pytest.mark.covers("2.4.4", "R-J3", "3.1")
@pytest.mark.parametrize(
    ("names", "third"),
    [
        (("train", "perak", "done", "johore", "done"), "pahang"),
        (("sabotage", "perak", "r3", "johore", "r7"), "pahang"),
        (("ambush", "perak", "johore"), "pahang"),
    ],
)
def test_a_british_limited_operation_takes_any_spaces_with_force_136(names: tuple[str, ...], third: str) -> None:
    band = {"force_136": 1, "mpaja_underground": 1, "police": 1}
    spaces: Spaces = {name: dict(band) for name in ("perak", "johore", "pahang")}
    game = play(table(spaces), "limited-op", *names)
    assert offered(game) == [third, "done"]


@pytest.mark.covers("2.4.4", "R-J3", "3.2.2")
def test_a_limited_contact_moves_any_force_136() -> None:
    spaces: Spaces = {"kedah": {"force_136": 2}, "johore": {"force_136": 1}}
    game = play(table(spaces), "limited-op", "contact", "force_136:kedah>perak", "force_136:kedah>perak")
    play(game, "force_136:johore>pahang")
    assert is_done(game)
    assert (here(game, "perak", "force_136"), here(game, "pahang", "force_136")) == (2, 1)


@pytest.mark.covers("2.4.4", "R-C6")
@pytest.mark.parametrize(
    "names", [("deploy", "perak"), ("construct", "perak", "new-village"), ("assault", "perak"), ("sweep", "perak")]
)
def test_a_japanese_limited_operation_has_one_space(names: tuple[str, ...]) -> None:
    spaces: Spaces = {name: {"troops": 3, "mpaja_active": 1} for name in ("perak", "johore")}
    game = play(table(spaces, by=JAPANESE), "limited-op", *names)
    assert not {"johore", "kuala_lumpur"} & offered_spaces(game)
    assert is_done(game)


@pytest.mark.covers("2.4.4", "3.3.3")
def test_a_limited_sweep_has_many_origins_and_one_destination() -> None:
    game = play(table(by=JAPANESE), "limited-op", "sweep", "pahang")
    moves = [f"troop:{name}>pahang" for name in ("perak", "kuala_lumpur", "johore", "ec_north", "ec_south")]
    play(game, *moves)
    assert here(game, "pahang", "troop") == 5
    play(game, "done")
    assert is_done(game)


@pytest.mark.covers("2.4.4", "3.3.1")
def test_a_limited_deploy_still_moves_kempeitai() -> None:
    game = play(table(by=JAPANESE), "limited-op", "deploy")
    assert prompt(game) == "deploy-move"
    play(game, "kempeitai:johore>ec_south", "kempeitai:perak>ec_south", "kempeitai:kuala_lumpur>ec_south")
    assert is_done(game)
    assert here(game, "ec_south", "kempeitai") == 3


# -- eligibility -----------------------------------------------------------------------------------------------------


@pytest.mark.covers("2.4.5")
@pytest.mark.parametrize(
    ("british", "japanese", "first"),
    [
        ("limited-op", "event", "british"),
        ("limited-op", "op-special", "british"),
        ("event", "op-special", "british"),
        ("event", "limited-op", JAPANESE),
        ("op-special", "limited-op", JAPANESE),
        ("op-special", "event", JAPANESE),
    ],
)
@pytest.mark.parametrize("before", FACTIONS)
def test_the_cylinder_further_left_is_first_eligible(before: str, british: str, japanese: str, first: str) -> None:
    boxes = (british, japanese) if before == "british" else (japanese, british)
    game = table(by=before)
    for box in boxes:
        decline(play(game, box))
    assert drawn(game)["eligible"]["first"] == first
    assert drawn(game)["boxes"] == {"british": None, JAPANESE: None}
    assert drawn(game)["stage"] == "reveal"


@pytest.mark.covers("2.4.6", "2.2")
def test_then_the_next_card_is_revealed_with_its_icon() -> None:
    game = decline(play(decline(play(table(card="J23"), "limited-op")), "event"))
    assert "card:J23" not in offered(game)
    assert len(offered(game)) == 31
    play(game, "card:J5")
    assert drawn(game)["card"] == "J5"
    assert drawn(game)["stage"] == "icon"


@pytest.mark.covers("2.4.5", "5.0")
def test_executing_the_event_blocks_it_for_the_other() -> None:
    game = play(event("J5", "unshaded"), "end-turn")
    assert offered(game) == ["limited-op", "op-special"]


# -- Propaganda cards ------------------------------------------------------------------------------------------------


@pytest.mark.covers("2.5", "6.0")
@pytest.mark.parametrize("card", sorted(THE_DECK.propaganda))
def test_a_propaganda_card_brings_its_round_and_no_icon(card: str) -> None:
    game = table(stage="reveal", played=THE_DECK.events[:4])
    assert set(offered(game)) == {f"card:{name}" for name in [*THE_DECK.events[4:], *THE_DECK.propaganda]}
    play(game, f"card:{card}")
    assert drawn(game)["stage"] == "resistance"
    assert drawn(game)["icon"] is None
    assert drawn(game)["propaganda_seen"] == 1


@pytest.mark.covers("2.5", "6.6", "2.4.6")
def test_after_the_round_the_next_card_is_revealed() -> None:
    game = table({}, by=JAPANESE, stage="reveal", played=THE_DECK.events[:4])
    play(game, "card:J33")
    while drawn(game)["stage"] != "reveal":
        play(game, "end-turn")
    assert set(offered(game)) == {f"card:{name}" for name in THE_DECK.events[4:]}
    assert drawn(game)["eligible"]["first"] == "british"
