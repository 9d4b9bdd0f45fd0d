"""Section 2: setup, the deck, the Initiative Track, chits before boxes, passing and who is Eligible."""

from __future__ import annotations

from typing import Any

import pytest

import coinbox
from coinbox import Game, PositionError
from coinbox.games.arab_revolt.sequence import DECK
from coinbox.games.arab_revolt.vocabulary import FACTIONS
from tests.arab_revolt.table import Spaces, at, event, is_done, offered, offered_spaces, play, prompt, state, table
from tests.decktalk import DeckTalk
from tests.tabletalk import asked, drawn

REBELS = FACTIONS[1]
SETUP: dict[str, dict[str, int | bool]] = {
    "lebanon": {"underground": 1},
    "syria": {"underground": 2, "bases": 1},
    "galilee": {"underground": 1, "police": 1},
    "haifa": {"troops": 2, "police": 1},
    "haifa_district": {"underground": 1, "troops": 2, "police": 1},
    "samaria": {"underground": 2, "bases": 1, "police": 1, "opposition": True},
    "tel_aviv_jaffa": {"troops": 2, "police": 1},
    "lydda": {"underground": 1, "police": 1},
    "jerusalem": {"troops": 2, "police": 1},
    "jerusalem_district": {"underground": 1, "troops": 2, "police": 1},
    "gaza": {"police": 1},
    "transjordan": {},
    "egypt": {},
    "railway_haifa_syria": {},
    "railway_haifa_tel_aviv": {},
    "railway_tel_aviv_jerusalem": {},
    "railway_tel_aviv_egypt": {},
}
THE_DECK = DeckTalk("arab_revolt", "A")
MANDATORY = ["A11", "A24"]
DUAL = [card for card in THE_DECK.events if card not in (*MANDATORY, "A19", "A26", "A28")]
BOXES = ("limited-op", "event", "op-special")
ACTIVITIES = {"punish", "divide", "air-recon", "mobilize", "coordinate", "raid"}


def new_game() -> Game:
    return coinbox.new("arab_revolt", chance="ask", ask=("end-turn",))


def section(game: Game) -> str:
    """The section of the pending question."""
    assert game.driver.pending is not None
    return game.driver.pending[1].rule


def passes(game: Game, faction: str, box: str) -> Game:
    """A faction passes in a box and ends its turn; the chit of the Rebels is used by nobody."""
    play(game, box, "pass")
    if not is_done(game):
        play(game, "fine" if faction == "british" else "done")
    play(game, "end-turn")
    if prompt(game).startswith("chit-"):
        play(game, "done", "end-turn")
    return game


# -- setup -----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("2.1")
@pytest.mark.parametrize("name", SETUP)
def test_the_map_at_the_start(name: str) -> None:
    assert at(new_game(), name) == SETUP[name]


@pytest.mark.covers("2.1")
def test_the_setup_names_every_space() -> None:
    assert {s["id"] for s in drawn(new_game())["spaces"]} == set(SETUP)


@pytest.mark.covers("2.1", "1.10", "1.11", "1.3.6")
def test_tracks_available_pieces_prison_and_out_of_play_at_the_start() -> None:
    game = new_game()
    assert drawn(game)["available"] == {
        "troop": 0,
        "police": 0,
        "guerrilla": 6,
        "base": 3,
        "irregular": 6,
        "curfew": 3,
    }
    assert drawn(game)["out_of_play"] == {"troop": 5}
    assert drawn(game)["prison"] == {"guerrilla": 0, "base": 0}
    assert drawn(game)["tracks"] == {"political_will": 18}
    assert drawn(game)["unity"] == "middle"
    assert drawn(game)["capabilities"] == []


@pytest.mark.covers("2.1", "1.3.7")
def test_out_of_play_markers_lie_on_transjordan_and_egypt() -> None:
    marked = {s["id"] for s in drawn(new_game())["spaces"] if s["markers"]}
    assert marked == {"transjordan", "egypt"}


@pytest.mark.covers("2.1", "1.7.1", "1.8.1")
def test_both_cups_are_full_at_the_start() -> None:
    chits = drawn(new_game())["chits"]
    assert (len(chits["operations"]["pool"]), len(chits["punishments"]["pool"])) == (9, 6)
    assert (chits["operations"]["held"], chits["punishments"]["held"]) == ([], [])


# -- the deck --------------------------------------------------------------------------------------------------------


@pytest.mark.covers("2.1", "1.2")
def test_the_deck_has_21_of_the_35_cards() -> None:
    assert (DECK.size, DECK.piles, DECK.pile, DECK.mixed) == (21, 3, 7, 3)
    assert (len(DECK.events), len(DECK.propaganda)) == (32, 3)


@pytest.mark.covers("2.1", "R-C10")
@pytest.mark.parametrize("seed", range(5))
def test_a_deck_is_three_piles_with_a_propaganda_card_among_the_last_three(seed: int) -> None:
    THE_DECK.has_three_piles(seed)


@pytest.mark.covers("2.1", "R-C10")
@pytest.mark.parametrize("pile", [0, 1, 2])
@pytest.mark.parametrize("place", range(7))
def test_the_chance_of_a_propaganda_card(pile: int, place: int) -> None:
    THE_DECK.tells_the_chance(pile, place)


@pytest.mark.covers("R-C10")
def test_events_under_a_propaganda_card_begin_the_next_campaign() -> None:
    THE_DECK.begins_the_next_campaign_with_what_is_left()


@pytest.mark.covers("2.1", "R-C10")
def test_all_unseen_cards_of_a_kind_are_equally_likely() -> None:
    THE_DECK.deals_evenly()


@pytest.mark.covers("2.1")
def test_cards_that_the_deck_cannot_bring_are_no_position() -> None:
    THE_DECK.refuses_what_it_cannot_bring()


@pytest.mark.covers("2.3", "2.3.2", "2.4", "5.3", "R-C14", "5.4")
@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"stage": "first", "played": []}, "turn without an Event card"),
        ({"stage": "first", "played": [*THE_DECK.events[:4], "A33"]}, "turn without an Event card"),
        ({"stage": "second"}, "First Eligible has no box"),
        ({"stage": "second", "first_box": "event", "second_box": "event"}, "both factions in the same box"),
        ({"stage": "second", "played": ["A11"], "first_box": "event"}, "Mandatory Event closes"),
        ({"stage": "first", "second_box": "event"}, "box"),
        ({"stage": "reveal", "first_box": "event"}, "box"),
        ({"stage": "divide"}, "phase of the Propaganda Round"),
        ({"stage": "over"}, "end without a result"),
        ({"winner": "british"}, "result before the end"),
        ({"unshaded": ["A3"]}, "no Capability"),
        ({"unshaded": ["A1"], "shaded": ["A1"]}, "both sides"),
        ({"stage": "reward"}, "not one of"),
    ],
)
def test_turns_cards_and_boxes_that_cannot_be_are_no_position(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(PositionError, match=why):
        table({}, **{"played": ["A12"], **wrong})


@pytest.mark.covers("2.2")
def test_play_begins_with_a_revealed_event_card() -> None:
    game = new_game()
    THE_DECK.begins_with_an_event(game)
    assert prompt(game) == "draw-chit"


# -- the Initiative Track --------------------------------------------------------------------------------------------


@pytest.mark.covers("2.3", "2.3.1", "2.3.4")
def test_the_rebels_are_first_eligible_at_the_start_and_draw_before_they_choose_a_box() -> None:
    game = play(new_game(), "card:A1")
    assert drawn(game)["eligible"] == {"first": REBELS, "second": "british"}
    play(game, "op-1", "op-2")
    assert (prompt(game), asked(game)) == ("choose-chit", 1)
    play(game, "op-2")
    assert (tuple(offered(game)), asked(game)) == (BOXES, 1)


@pytest.mark.covers("2.3.2", "2.3")
def test_the_british_choose_a_box_at_once() -> None:
    game = table(chit=None)
    assert (tuple(offered(game)), asked(game)) == (BOXES, 0)


@pytest.mark.covers("2.3.2", "2.3")
@pytest.mark.parametrize("first", FACTIONS)
@pytest.mark.parametrize("taken", BOXES)
def test_the_second_eligible_has_the_two_other_boxes(first: str, taken: str) -> None:
    game = passes(table(by=first), first, taken)
    assert tuple(offered(game)) == tuple(box for box in BOXES if box != taken)
    assert drawn(game)["boxes"] == {name: taken if name == first else None for name in FACTIONS}
    assert asked(game) == 1 - FACTIONS.index(first)


@pytest.mark.covers("2.3.4", "R-A1")
def test_as_second_eligible_the_rebels_draw_after_the_british_have_acted() -> None:
    game = play(table(chit=None), "event", "pass", "fine")
    assert len(drawn(game)["chits"]["operations"]["pool"]) == 9
    play(game, "end-turn")
    assert prompt(game) == "draw-chit"
    play(game, "op-3", "op-3")
    assert tuple(offered(game)) == ("limited-op", "op-special")


@pytest.mark.covers("2.3.2", "3.2")
@pytest.mark.parametrize("box", ["limited-op", "op-special"])
def test_the_british_choose_among_their_operations_or_pass(box: str) -> None:
    assert offered(play(table(), box)) == ["deploy", "patrol", "sweep", "assault", "pass"]


@pytest.mark.covers("2.3.2", "3.3")
@pytest.mark.parametrize("box", ["limited-op", "op-special"])
def test_the_rebels_choose_among_their_operations_or_pass(box: str) -> None:
    assert offered(play(table(by=REBELS), box)) == ["rally", "march", "sabotage", "ambush", "pass"]


@pytest.mark.covers("2.3.2", "5.2")
@pytest.mark.parametrize(("card", "sides"), [("A12", ["unshaded", "shaded"]), ("A19", ["execute"])])
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_event_box_offers_the_sides_of_the_card_and_pass(card: str, sides: list[str], faction: str) -> None:
    assert offered(play(table(by=faction, card=card), "event")) == [*sides, "pass"]


@pytest.mark.covers("R-C14", "5.4", "2.3.2")
@pytest.mark.parametrize("card", MANDATORY)
@pytest.mark.parametrize("first", FACTIONS)
def test_a_mandatory_event_closes_the_event_box_for_both(card: str, first: str) -> None:
    game = table({}, by=first, card=card)
    assert offered(game) == ["limited-op", "op-special"]
    passes(game, first, "op-special")
    assert asked(game) == 1 - FACTIONS.index(first)
    assert prompt(game) in ("choose-limited", "end-turn")
    assert drawn(game)["boxes"][FACTIONS[1 - FACTIONS.index(first)]] == "limited-op"


@pytest.mark.covers("5.4", "R-A1", "tip A11")
def test_a_mandatory_event_comes_before_the_first_eligible_and_uses_no_chit() -> None:
    spaces: Spaces = {"syria": {"underground": 1}}
    game = play(table(spaces, stage="reveal", played=[], chit=None), "card:A11")
    assert (prompt(game), asked(game)) == ("free-operation", 1)
    assert len(drawn(game)["chits"]["operations"]["pool"]) == 9
    play(game, "decline", "end-turn")
    assert (prompt(game), asked(game)) == ("choose-box", 0)


@pytest.mark.covers("2.3.4", "5.4")
def test_the_question_that_closes_a_chit_or_a_mandatory_event_is_none_of_a_propaganda_round() -> None:
    game = play(table({"gaza": {"active": 1}}, by=REBELS, chit=2), "event", "pass", "done", "end-turn", "done")
    assert is_done(game)
    assert section(game) != "6.0"


# -- passing ---------------------------------------------------------------------------------------------------------


@pytest.mark.covers("2.3.3", "R-C9", "1.7.1")
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("chit", ["detain", "demolish", "fine"])
def test_passing_in_any_box_the_british_select_a_punishment_to_hold(box: str, chit: str) -> None:
    game = play(table(), box, "pass")
    assert offered(game) == ["detain", "demolish", "fine"]
    play(game, chit)
    assert is_done(game)
    assert drawn(game)["chits"]["punishments"]["held"] == [chit]
    assert len(drawn(game)["chits"]["punishments"]["pool"]) == 5
    assert drawn(game)["boxes"] == {"british": box, REBELS: None}


@pytest.mark.covers("2.3.3", "R-A15")
def test_the_british_may_come_to_hold_several() -> None:
    game = play(table(punishments=["detain"], punishments_held=["detain", "fine"]), "event", "pass")
    assert drawn(game)["chits"]["punishments"]["held"] == ["detain", "detain", "fine"]


@pytest.mark.covers("2.3.3", "1.7.1")
def test_with_an_empty_pool_the_british_pass_for_nothing() -> None:
    game = play(table(punishments=[]), "event", "pass")
    assert is_done(game)
    assert drawn(game)["chits"]["punishments"]["held"] == []


@pytest.mark.covers("2.3.3", "R-C9")
@pytest.mark.parametrize("box", BOXES)
def test_passing_in_any_box_the_rebels_may_place_a_base(box: str) -> None:
    game = play(table(by=REBELS), box, "pass")
    assert set(offered(game)) == {
        *("galilee", "haifa_district", "samaria", "lydda", "jerusalem_district", "syria", "lebanon", "done"),
    }
    play(game, "lydda")
    assert is_done(game)
    assert at(game, "lydda") == {"underground": 1, "police": 1, "bases": 1}
    assert drawn(game)["boxes"] == {"british": None, REBELS: box}


@pytest.mark.covers("2.3.3", "R-C4")
def test_the_rebels_may_pass_without_placing_a_base() -> None:
    game = play(table({"gaza": {"active": 1}}, by=REBELS), "event", "pass", "done")
    assert is_done(game)
    assert at(game, "gaza") == {"active": 1}


@pytest.mark.covers("2.3.3", "1.4.2", "1.3.7")
def test_the_base_goes_to_a_district_or_foreign_country_with_a_guerrilla() -> None:
    spaces: Spaces = {
        "gaza": {"active": 1},
        "lydda": {"bases": 1},
        "haifa": {"underground": 1},
        "railway_haifa_syria": {"underground": 1},
        "galilee": {"opposition": True},
        "samaria": {"bases": 1, "underground": 1, "troops": 5},
        "transjordan": {"active": 1},
        "syria": {"active": 1, "bases": 2},
    }
    game = play(table(spaces, by=REBELS, arab_kings="in_play"), "event", "pass")
    assert offered_spaces(game) == {"gaza", "samaria", "transjordan"}


@pytest.mark.covers("2.3.3", "R-C2")
def test_without_an_available_base_the_rebels_pass_for_nothing() -> None:
    spaces: Spaces = {"galilee": {"bases": 2, "active": 1}, "samaria": {"bases": 1}}
    game = play(table(spaces, by=REBELS, prison_bases=2, chit=1), "event", "pass")
    assert is_done(game)
    assert sum(state(game).bases) == 3


@pytest.mark.covers("2.3.3", "2.3.6")
def test_both_may_pass() -> None:
    game = passes(passes(table({}, by=REBELS), REBELS, "op-special"), "british", "event")
    assert drawn(game)["eligible"]["first"] == "british"
    assert drawn(game)["stage"] == "reveal"


# -- Limited Operations ------------------------------------------------------------------------------------------------


@pytest.mark.covers("2.3.5", "4.1")
@pytest.mark.parametrize(
    ("faction", "operation"),
    [
        *[("british", name) for name in ("deploy", "patrol", "sweep", "assault")],
        *[(REBELS, name) for name in ("rally", "march", "sabotage", "ambush")],
    ],
)
def test_a_limited_operation_is_offered_no_special_activity(faction: str, operation: str) -> None:
    spaces: Spaces = {
        "galilee": {"troops": 3, "police": 2, "active": 1, "underground": 1},
        "samaria": {"troops": 2, "bases": 1, "underground": 1, "irregulars": 2},
        "railway_haifa_syria": {"active": 1, "police": 1, "underground": 1},
    }
    game = play(table(spaces, by=faction), "limited-op", operation)
    seen = set(offered(game))
    while not is_done(game):
        game.play(0)
        seen |= set(offered(game))
    assert not seen & ACTIVITIES


@pytest.mark.covers("2.3.5", "3.1", "R-A2")
@pytest.mark.parametrize(
    ("operation", "names"),
    [
        ("deploy", ("gaza", "done", "done")),
        ("patrol", ("haifa", "done")),
        ("sweep", ("gaza",)),
        ("assault", ("gaza",)),
    ],
)
def test_a_limited_british_operation_has_one_space(operation: str, names: tuple[str, ...]) -> None:
    spaces: Spaces = {name: {"troops": 2, "active": 1} for name in ("gaza", "galilee", "jerusalem")}
    game = play(table(spaces), "limited-op", operation, *names)
    assert is_done(game)


@pytest.mark.covers("2.3.5", "3.1", "R-A2")
@pytest.mark.parametrize("operation", ["rally", "sabotage", "ambush"])
@pytest.mark.parametrize("value", [1, 2, 3])
def test_a_limited_rebel_operation_has_as_many_spaces_as_the_chit_says(operation: str, value: int) -> None:
    spaces: Spaces = {name: {"underground": 1, "police": 2} for name in ("galilee", "samaria", "lydda", "gaza")}
    game = play(table(spaces, by=REBELS, chit=value), "limited-op", operation)
    play(game, *["galilee", "samaria", "lydda"][:value])
    assert is_done(game)


@pytest.mark.covers("2.3.5", "3.2.2", "3.2.3")
def test_a_limited_patrol_or_sweep_has_many_origins_and_one_destination() -> None:
    game = play(
        table(), "limited-op", "sweep", "haifa_district", "troop:haifa>haifa_district", "troop:haifa>haifa_district"
    )
    assert is_done(game)
    game = play(table({"haifa": {"troops": 1}, "galilee": {"troops": 1}}), "limited-op", "sweep", "haifa_district")
    play(game, "troop:haifa>haifa_district", "troop:galilee>haifa_district")
    assert is_done(game)
    assert at(game, "haifa_district") == {"troops": 2}
    game = play(table(), "limited-op", "patrol", "railway_haifa_syria")
    for origin in ("jerusalem", "tel_aviv_jaffa", "haifa"):
        play(game, f"troop:{origin}>railway_haifa_syria")
    play(game, "police:gaza>railway_haifa_syria", "done")
    assert is_done(game)
    assert at(game, "railway_haifa_syria") == {"troops": 3, "police": 1}


# -- Eligibility -------------------------------------------------------------------------------------------------------


@pytest.mark.covers("2.3.6")
@pytest.mark.parametrize(
    ("rebels", "british", "first"),
    [
        ("limited-op", "event", REBELS),
        ("limited-op", "op-special", REBELS),
        ("event", "op-special", REBELS),
        ("event", "limited-op", "british"),
        ("op-special", "limited-op", "british"),
        ("op-special", "event", "british"),
    ],
)
@pytest.mark.parametrize("order", [(REBELS, "british"), ("british", REBELS)])
def test_the_cylinder_further_left_is_first_eligible(
    rebels: str, british: str, first: str, order: tuple[str, str]
) -> None:
    box = {REBELS: rebels, "british": british}
    game = table(by=order[0])
    for faction in order:
        passes(game, faction, box[faction])
    assert drawn(game)["eligible"]["first"] == first
    assert drawn(game)["boxes"] == {"british": None, REBELS: None}
    assert drawn(game)["stage"] == "reveal"


@pytest.mark.covers("2.3.6", "1.8.2")
def test_the_effect_of_a_chit_comes_before_the_turn_of_the_second_eligible() -> None:
    game = play(table({"gaza": {"active": 1}}, by=REBELS, chit=2), "event", "pass", "done", "end-turn")
    assert (prompt(game), asked(game)) == ("chit-remove", 0)
    assert drawn(game)["boxes"] == {"british": None, REBELS: "event"}
    play(game, "active:gaza", "end-turn")
    assert (offered(game), asked(game)) == (["limited-op", "op-special"], 0)


@pytest.mark.covers("2.3.6", "1.8.2")
def test_the_effect_of_a_chit_comes_before_eligibility_is_adjusted() -> None:
    game = passes(table({"gaza": {"active": 1}}, chit=2), "british", "event")
    play(game, "limited-op", "pass", "done", "end-turn")
    assert (prompt(game), drawn(game)["eligible"]["first"]) == ("chit-remove", "british")
    play(game, "done", "end-turn")
    assert (prompt(game), drawn(game)["eligible"]["first"]) == ("next-card", REBELS)


@pytest.mark.covers("2.3.7", "2.2")
def test_then_the_next_card_is_revealed() -> None:
    game = passes(passes(table({}, card="A23"), "british", "limited-op"), REBELS, "event")
    assert "card:A23" not in offered(game)
    assert len(offered(game)) == 31
    play(game, "card:A5")
    assert drawn(game)["card"] == "A5"
    assert drawn(game)["stage"] == "first"


@pytest.mark.covers("2.4", "6.0")
@pytest.mark.parametrize("card", sorted(THE_DECK.propaganda))
def test_a_propaganda_card_brings_its_round(card: str) -> None:
    game = table(stage="reveal", played=THE_DECK.events[:4])
    assert set(offered(game)) == {f"card:{name}" for name in [*THE_DECK.events[4:], *THE_DECK.propaganda]}
    play(game, f"card:{card}")
    assert drawn(game)["stage"] == "hold"
    assert drawn(game)["propaganda_seen"] == 1


@pytest.mark.covers("2.4", "6.5")
@pytest.mark.parametrize(("card", "asked_for"), [("A33", False), ("A34", True), ("A35", False)])
def test_only_a34_brings_troops_in_its_reset_phase(card: str, asked_for: bool) -> None:
    game = table({}, stage="reset", played=[*THE_DECK.events[:4], card])
    assert (prompt(game) == "munich-troop") is asked_for


@pytest.mark.covers("2.3.1", "6.0")
@pytest.mark.parametrize("first", FACTIONS)
def test_a_propaganda_round_leaves_eligibility_alone(first: str) -> None:
    game = table({}, by=first, stage="reveal", played=THE_DECK.events[:4])
    play(game, "card:A33")
    while drawn(game)["stage"] != "reveal":
        play(game, offered(game)[-1])
    assert drawn(game)["eligible"]["first"] == first


@pytest.mark.covers("2.3.2", "2.3.4", "R-A1")
def test_without_any_chit_the_rebels_only_pass_or_take_the_event() -> None:
    game = table(by=REBELS, operations_pool=[])
    assert tuple(offered(game)) == BOXES
    play(game, "limited-op")
    assert prompt(game) == "pass-base"
    assert offered(play(table(by=REBELS, operations_pool=[]), "event")) == ["unshaded", "shaded", "pass"]


# -- who decides, and what an Event is ---------------------------------------------------------------------------------


@pytest.mark.covers("R-C5", "5.1", "A3 shaded", "A10 unshaded")
def test_a_faction_that_a_card_names_decides_even_if_its_enemy_played_it() -> None:
    spaces: Spaces = {"gaza": {"police": 1, "irregulars": 1, "opposition": True}, "lydda": {"irregulars": 1}}
    game = event("A3", "shaded", spaces, by="british")
    assert asked(game) == 1
    assert "done" in offered(game)
    game = event("A10", "unshaded", spaces, by=REBELS)
    assert asked(game) == 0


@pytest.mark.covers("R-C11", "R-C5", "A13 unshaded", "R-A2")
def test_granted_limited_operations_belong_to_their_faction_have_one_space_and_leave_eligibility_alone() -> None:
    game = event("A13", "unshaded", {"gaza": {"police": 1}, "lydda": {"police": 1}}, by=REBELS, prison_guerrillas=1)
    assert asked(game) == 0
    assert offered(game) == ["deploy", "patrol", "sweep", "decline"]
    play(game, "deploy", "gaza", "done", "done")
    assert is_done(game)
    assert drawn(game)["boxes"] == {"british": None, REBELS: "event"}


@pytest.mark.covers("R-C11", "R-A2", "A25 shaded")
def test_a_granted_limited_operation_of_the_rebels_has_one_space_whatever_the_chit() -> None:
    spaces: Spaces = {"galilee": {"underground": 1}, "samaria": {"underground": 1}, "haifa": {"underground": 1}}
    game = play(event("A25", "shaded", spaces, by=REBELS, chit=3), "sabotage", "galilee")
    assert prompt(game) == "free-operation"


@pytest.mark.covers("R-C12", "A25 shaded", "3.3.2")
def test_in_or_next_to_a_space_limits_the_origin_of_a_march() -> None:
    spaces: Spaces = {"samaria": {"underground": 1}, "gaza": {"underground": 1}}
    game = play(event("A25", "shaded", spaces, by=REBELS), "march")
    assert {option.split(">")[0] for option in offered(game)} == {"underground:samaria"}
    assert "underground:samaria>jerusalem_district" in offered(game)


@pytest.mark.covers("R-C13", "A12 shaded")
@pytest.mark.parametrize(("before", "after"), [(1, 1), (2, 1), (3, 2), (5, 3)])
def test_half_rounded_down_is_what_is_taken_away(before: int, after: int) -> None:
    game = event("A12", "shaded", {"gaza": {"irregulars": before}}, by=REBELS)
    assert is_done(game)
    assert at(game, "gaza") == {"irregulars": after}


@pytest.mark.covers("R-C15", "A21 unshaded")
def test_two_spaces_are_two_different_ones() -> None:
    spaces: Spaces = {name: {"active": 1, "opposition": True} for name in ("gaza", "lydda", "galilee")}
    game = play(event("A21", "unshaded", spaces), "gaza")
    assert offered(game) == ["galilee", "lydda"]


@pytest.mark.covers("R-C16", "5.1.3", "A21 unshaded", "A14 unshaded")
def test_an_event_may_be_executed_without_effect_and_each_sentence_stands_for_itself() -> None:
    game = event("A14", "unshaded", {})
    assert is_done(game)
    assert state(game).political_will == 18
    game = event("A21", "unshaded", {})
    assert is_done(game)
    assert drawn(game)["unity"] == "low"


@pytest.mark.covers("R-C17", "4.3.2", "4.1")
def test_a_die_is_seen_before_the_next_space_is_selected() -> None:
    spaces: Spaces = {name: {"underground": 1} for name in ("gaza", "lydda", "galilee")}
    game = table(spaces, by=REBELS, chit=1)
    play(game, "op-special", "sabotage", "gaza", "coordinate")
    assert prompt(game) == "coordinate-roll"
    play(game, "die:6")
    assert offered_spaces(game) == {"lydda", "galilee"}


@pytest.mark.covers("R-C17", "tip A11")
@pytest.mark.parametrize("piece", ["underground", "active", "bases"])
def test_with_rebels_means_any_piece_of_theirs(piece: str) -> None:
    game = table({"syria": {piece: 1}, "gaza": {"underground": 1}}, stage="reveal", played=[])
    play(game, "card:A11")
    assert prompt(game) == "free-operation"
    assert is_done(play(game, "decline"))


@pytest.mark.covers("2.3.2", "2.3")
def test_a_turn_closes_with_end_turn() -> None:
    game = play(table({"gaza": {"active": 1}}, by=REBELS), "limited-op", "rally")
    assert offered(game) == ["end-turn"]
    assert (prompt(game), section(game)) == ("end-turn", "2.3.6")
