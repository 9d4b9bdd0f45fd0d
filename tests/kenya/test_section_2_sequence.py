"""Section 2: setup, the deck, the Initiative Track and who is Eligible."""

from __future__ import annotations

from typing import Any

import pytest

import coinbox
from coinbox import Game, PositionError
from coinbox.games.kenya.sequence import DECK
from coinbox.games.kenya.vocabulary import FACTIONS
from tests.decktalk import DeckTalk
from tests.kenya.table import Spaces, event, is_done, offered, offered_spaces, play, prompt, space, state, table
from tests.tabletalk import asked, drawn

MAU_MAU = FACTIONS[1]
GUERRILLA = {"underground": 1, "control": MAU_MAU, "level": "neutral"}
CAMP = {"underground": 1, "base": 1, "control": MAU_MAU, "level": "neutral"}
GARRISON = {"troop": 2, "police": 1, "control": "british", "level": "neutral"}
STATION = {"police": 1, "control": "british", "level": "neutral"}
SETUP = {
    "nairobi": {"troop": 2, "police": 3, "underground": 1, "base": 1, "control": "british", "level": "neutral"},
    "kiambu": GUERRILLA,
    "thika": STATION,
    "fort_hall": GUERRILLA,
    "nyeri": GUERRILLA,
    "embu": GUERRILLA,
    "meru": GUERRILLA,
    "nanyuki": GARRISON,
    "thompsons_falls": STATION,
    "rift_valley": GARRISON,
    "aberdares": CAMP,
    "mount_kenya": CAMP,
}
THE_DECK = DeckTalk("kenya", "K")
BOXES = ("limited-op", "event", "op-special")
PIPELINE = ("rule_of_law", "emergency_powers", "villagization", "prison_system", "gulag")
ACTIVITIES = {"reward", "reprisal", "air-strike", "supply", "oath", "raid"}


def new_game() -> Game:
    return coinbox.new("kenya", chance="ask", ask=("end-turn",))


# -- setup -----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("2.1")
@pytest.mark.parametrize("name", SETUP)
def test_the_map_at_the_start(name: str) -> None:
    assert space(new_game(), name) == SETUP[name]


@pytest.mark.covers("2.1", "1.3.5", "1.11")
def test_tracks_available_and_out_of_play_pieces_at_the_start() -> None:
    game = new_game()
    assert drawn(game)["available"] == {"troop": 4, "police": 0, "guerrilla": 7, "base": 1}
    assert drawn(game)["out_of_play"] == {"police": 8}
    assert drawn(game)["tracks"] == {"political_will": 12, "mau_mau_resources": 8}
    assert drawn(game)["pipeline"] == "emergency_powers"
    assert drawn(game)["capabilities"] == []


# -- the deck --------------------------------------------------------------------------------------------------------


@pytest.mark.covers("2.1", "1.2")
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


@pytest.mark.covers("R-C10")
def test_events_under_a_propaganda_card_begin_the_next_campaign() -> None:
    THE_DECK.begins_the_next_campaign_with_what_is_left()


@pytest.mark.covers("2.1", "R-C10")
def test_all_unseen_events_are_equally_likely() -> None:
    THE_DECK.deals_evenly()


@pytest.mark.covers("2.1")
def test_cards_that_the_deck_cannot_bring_are_no_position() -> None:
    THE_DECK.refuses_what_it_cannot_bring()


@pytest.mark.covers("2.3", "2.3.2", "2.4", "5.3")
@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"stage": "first", "played": []}, "turn without an Event card"),
        ({"stage": "first", "played": [*THE_DECK.events[:4], "K33"]}, "turn without an Event card"),
        ({"stage": "second"}, "First Eligible has no box"),
        ({"stage": "second", "first_box": "event", "second_box": "event"}, "both factions in the same box"),
        ({"stage": "first", "second_box": "event"}, "box"),
        ({"stage": "reveal", "first_box": "event"}, "box"),
        ({"stage": "reward"}, "phase of the Propaganda Round"),
        ({"stage": "over"}, "end without a result"),
        ({"winner": "british"}, "result before the end"),
        ({"unshaded": ["K1"]}, "no Capability"),
        ({"unshaded": ["K7"], "shaded": ["K7"]}, "both sides"),
        ({"stage": "pacify"}, "not one of"),
    ],
)
def test_turns_cards_and_boxes_that_cannot_be_are_no_position(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(PositionError, match=why):
        table({}, **{"played": ["K12"], **wrong})


@pytest.mark.covers("2.2")
def test_play_begins_with_a_revealed_event_card() -> None:
    game = new_game()
    THE_DECK.begins_with_an_event(game)
    assert tuple(offered(game)) == BOXES


# -- the Initiative Track --------------------------------------------------------------------------------------------


@pytest.mark.covers("2.3", "2.3.1")
def test_the_mau_mau_are_first_eligible_at_the_start() -> None:
    game = play(new_game(), "card:K1")
    assert drawn(game)["eligible"] == {"first": MAU_MAU, "second": "british"}
    assert asked(game) == 1


@pytest.mark.covers("2.3.2", "2.3")
@pytest.mark.parametrize("first", FACTIONS)
@pytest.mark.parametrize("taken", BOXES)
def test_the_second_eligible_has_the_two_other_boxes(first: str, taken: str) -> None:
    game = play(table(by=first), taken, "pass")
    if first == "british":
        play(game, "stay")
    play(game, "end-turn")
    assert tuple(offered(game)) == tuple(box for box in BOXES if box != taken)
    assert drawn(game)["boxes"] == {name: taken if name == first else None for name in FACTIONS}
    assert asked(game) == 1 - FACTIONS.index(first)


@pytest.mark.covers("2.3.2", "3.2")
@pytest.mark.parametrize("box", ["limited-op", "op-special"])
def test_the_british_choose_among_their_operations_or_pass(box: str) -> None:
    spaces: Spaces = {"nyeri": {"police": 2, "active": 1}}
    assert offered(play(table(spaces, pipeline="villagization"), box)) == [
        "deploy",
        "relocate",
        "sweep",
        "assault",
        "pass",
    ]


@pytest.mark.covers("2.3.2", "3.3")
@pytest.mark.parametrize("box", ["limited-op", "op-special"])
def test_the_mau_mau_choose_among_their_operations_or_pass(box: str) -> None:
    assert offered(play(table(by=MAU_MAU), box)) == ["rally", "march", "terror", "pass"]


@pytest.mark.covers("2.3.2", "5.2")
@pytest.mark.parametrize(("card", "sides"), [("K12", ["unshaded", "shaded"]), ("K4", ["execute"])])
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_event_box_offers_the_sides_of_the_card_and_pass(card: str, sides: list[str], faction: str) -> None:
    assert offered(play(table(by=faction, card=card), "event")) == [*sides, "pass"]


@pytest.mark.covers("2.3.3", "R-C9")
@pytest.mark.parametrize("box", BOXES)
def test_passing_in_any_box_brings_the_mau_mau_a_resource(box: str) -> None:
    game = play(table(by=MAU_MAU), box, "pass")
    assert is_done(game)
    assert state(game).mau_mau_resources == 9
    assert drawn(game)["boxes"] == {"british": None, MAU_MAU: box}


@pytest.mark.covers("2.3.3", "R-C9", "6.6.1", "R-K9")
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize(("word", "value"), [("left", 0), ("right", 2), ("stay", 1)])
def test_passing_in_any_box_lets_the_british_move_the_pipeline(box: str, word: str, value: int) -> None:
    game = play(table(), box, "pass")
    assert offered(game) == ["left", "right", "stay"]
    play(game, word)
    assert is_done(game)
    assert drawn(game)["pipeline"] == PIPELINE[value]
    assert state(game).mau_mau_resources == 8
    assert drawn(game)["boxes"] == {"british": box, MAU_MAU: None}


@pytest.mark.covers("2.3.3", "R-K9", "1.11")
@pytest.mark.parametrize(("pipeline", "words"), [("rule_of_law", ["right", "stay"]), ("gulag", ["left", "stay"])])
def test_at_an_end_of_the_pipeline_there_is_one_way(pipeline: str, words: list[str]) -> None:
    assert offered(play(table(pipeline=pipeline), "event", "pass")) == words


@pytest.mark.covers("2.3.3", "2.3.5")
def test_both_may_pass() -> None:
    game = play(table(mau_mau_resources=0), "op-special", "pass", "right", "end-turn", "event", "pass", "end-turn")
    assert state(game).mau_mau_resources == 1
    assert drawn(game)["pipeline"] == "villagization"
    assert drawn(game)["eligible"]["first"] == MAU_MAU


@pytest.mark.covers("2.3.4", "4.1")
@pytest.mark.parametrize(
    ("faction", "operation"),
    [
        *[("british", name) for name in ("deploy", "relocate", "sweep", "assault")],
        *[(MAU_MAU, name) for name in ("rally", "march", "terror")],
    ],
)
def test_a_limited_operation_is_offered_no_special_activity(faction: str, operation: str) -> None:
    spaces: Spaces = {
        "nyeri": {"troops": 2, "police": 2, "active": 1, "underground": 1},
        "nairobi": {"troops": 2, "bases": 1, "underground": 1},
        "aberdares": {"active": 1, "underground": 1},
    }
    game = play(table(spaces, by=faction, pipeline="villagization", dice=["die:6"]), "limited-op", operation)
    seen = set(offered(game))
    while not is_done(game):
        game.play(0)
        seen |= set(offered(game))
    assert not seen & ACTIVITIES


@pytest.mark.covers("2.3.4", "R-C6")
@pytest.mark.parametrize(
    ("faction", "names"),
    [
        ("british", ("relocate", "nyeri")),
        ("british", ("assault", "nyeri")),
        (MAU_MAU, ("rally", "thika")),
        (MAU_MAU, ("terror", "nyeri", "mark-terror")),
    ],
)
def test_a_limited_operation_has_one_space(faction: str, names: tuple[str, ...]) -> None:
    spaces: Spaces = {name: {"police": 3, "underground": 1} for name in ("nyeri", "kiambu")}
    game = play(table(spaces, by=faction, pipeline="gulag", dice=["die:6"]), "limited-op", *names)
    assert is_done(game)


@pytest.mark.covers("2.3.4", "3.2.1", "3.2.3", "3.3.2")
def test_a_limited_move_has_many_origins_and_one_destination() -> None:
    game = play(table(), "limited-op", "sweep", "aberdares")
    play(game, "troop:rift_valley>aberdares", "troop:nanyuki>aberdares", "done")
    assert is_done(game)
    assert space(game, "aberdares")["troop"] == 2
    game = play(table(), "limited-op", "deploy", "done", "meru")
    play(game, "troop:nairobi>meru", "troop:rift_valley>meru", "troop:nanyuki>meru", "done")
    assert is_done(game)
    assert space(game, "meru")["troop"] == 3
    game = play(table(by=MAU_MAU), "limited-op", "march", "thika")
    play(game, "underground:kiambu>thika", "underground:embu>thika", "done")
    assert is_done(game)
    assert space(game, "thika")["underground"] == 2


@pytest.mark.covers("2.3.5")
@pytest.mark.parametrize(
    ("mau_mau", "british", "first"),
    [
        ("limited-op", "event", MAU_MAU),
        ("limited-op", "op-special", MAU_MAU),
        ("event", "op-special", MAU_MAU),
        ("event", "limited-op", "british"),
        ("op-special", "limited-op", "british"),
        ("op-special", "event", "british"),
    ],
)
def test_the_cylinder_further_left_is_first_eligible(mau_mau: str, british: str, first: str) -> None:
    game = play(table(by=MAU_MAU), mau_mau, "pass", "end-turn", british, "pass", "stay", "end-turn")
    assert drawn(game)["eligible"]["first"] == first
    assert drawn(game)["boxes"] == {"british": None, MAU_MAU: None}
    assert drawn(game)["stage"] == "reveal"


@pytest.mark.covers("2.3.6", "2.2")
def test_then_the_next_card_is_revealed() -> None:
    game = play(table(card="K23"), "limited-op", "pass", "stay", "end-turn", "event", "pass", "end-turn")
    assert "card:K23" not in offered(game)
    assert len(offered(game)) == 31
    play(game, "card:K5")
    assert drawn(game)["card"] == "K5"
    assert drawn(game)["stage"] == "first"


@pytest.mark.covers("2.4", "6.0")
@pytest.mark.parametrize("card", sorted(THE_DECK.propaganda))
def test_a_propaganda_card_brings_its_round(card: str) -> None:
    game = table(stage="reveal", played=THE_DECK.events[:4])
    assert set(offered(game)) == {f"card:{name}" for name in [*THE_DECK.events[4:], *THE_DECK.propaganda]}
    play(game, f"card:{card}")
    assert drawn(game)["stage"] == "reward"
    assert drawn(game)["propaganda_seen"] == 1


@pytest.mark.covers("2.3.1", "6.0")
@pytest.mark.parametrize("first", FACTIONS)
def test_a_propaganda_round_leaves_eligibility_alone(first: str) -> None:
    game = play(table({}, by=first, stage="reveal", played=THE_DECK.events[:4], political_will=8), "card:K33")
    while drawn(game)["stage"] != "reveal":
        play(game, offered(game)[-1])
    assert drawn(game)["eligible"]["first"] == first


@pytest.mark.covers("2.3.2", "1.8", "3.1")
def test_without_resources_the_mau_mau_only_pass_and_the_british_do_as_they_please() -> None:
    game = play(table(by=MAU_MAU, mau_mau_resources=0), "limited-op")
    assert is_done(game)
    assert state(game).mau_mau_resources == 1
    assert offered(play(table(mau_mau_resources=0), "limited-op")) == ["deploy", "sweep", "assault", "pass"]


# -- who decides, and what an Event is ---------------------------------------------------------------------------------


@pytest.mark.covers("R-C5", "5.1", "K8 shaded")
def test_a_faction_that_a_card_names_decides_even_if_its_enemy_played_it() -> None:
    game = event("K8", "shaded", {}, by="british")
    assert asked(game) == 1
    assert "done" in offered(game)
    game = event("K19", "shaded", {}, by="british")
    assert asked(game) == 0


@pytest.mark.covers("R-C11", "R-C5", "5.4", "2.3.4", "K9 unshaded")
def test_granted_limited_operations_belong_to_their_faction_and_leave_eligibility_alone() -> None:
    game = event("K9", "unshaded", {"nyeri": {"police": 1}}, by=MAU_MAU)
    assert asked(game) == 0
    assert offered(game) == ["deploy", "sweep", "decline"]
    play(game, "decline", "decline", "stay")
    assert is_done(game)
    assert drawn(game)["boxes"] == {"british": None, MAU_MAU: "event"}


@pytest.mark.covers("R-C15", "K12 unshaded")
def test_two_spaces_are_two_different_ones() -> None:
    game = event("K12", "unshaded", {"nyeri": {"underground": 1}})
    first = offered_spaces(game)
    play(game, "nyeri")
    assert offered_spaces(game) == first - {"nyeri"}
    assert "done" not in offered(game)


@pytest.mark.covers("R-C16", "5.1.3", "K22 unshaded", "K1 unshaded")
def test_an_event_may_be_executed_without_effect_and_each_sentence_stands_for_itself() -> None:
    game = event("K22", "unshaded", {})
    assert is_done(game)
    assert state(game).political_will == 12
    game = event("K1", "unshaded", {})
    assert space(game, "nairobi")["level"] == "loyalty"
    assert drawn(game)["pipeline"] == "villagization"


@pytest.mark.covers("R-C17", "K12 shaded")
def test_with_mau_mau_means_any_piece_of_theirs() -> None:
    spaces: Spaces = {
        "nyeri": {"police": 1, "bases": 1},
        "kiambu": {"police": 1, "active": 1},
        "meru": {"police": 1, "underground": 1},
        "thika": {"police": 1},
    }
    assert offered_spaces(event("K12", "shaded", spaces, by=MAU_MAU)) == {"nyeri", "kiambu", "meru"}


@pytest.mark.covers("2.3.2", "2.3")
def test_a_turn_closes_with_end_turn() -> None:
    game = play(table(by=MAU_MAU), "limited-op", "rally", "nyeri")
    assert offered(game) == ["end-turn"]
    assert prompt(game) == "end-turn"
