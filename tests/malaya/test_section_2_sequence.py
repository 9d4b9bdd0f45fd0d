"""Section 2: setup, the deck, the Initiative Track and who is Eligible."""

from __future__ import annotations

import pytest

import coinbox
from coinbox import Game
from coinbox.coin.deck import Deck
from coinbox.games.malaya.sequence import EXTENDED, STANDARD
from tests.decktalk import DeckTalk
from tests.malaya.table import is_done, offered, offered_spaces, play, space, state, table
from tests.tabletalk import drawn

EMPTY = {"control": "none", "level": "neutral"}
SETUP = {
    "thailand": EMPTY,
    "kedah": EMPTY,
    "perak": {"troop": 2, "police": 2, "underground": 1, "control": "british", "level": "neutral"},
    "kelantan": {"underground": 1, "base": 1, "control": "mcp", "level": "neutral"},
    "trengganu": {"underground": 1, "control": "mcp", "level": "neutral"},
    "pahang": {"underground": 2, "base": 1, "control": "mcp", "level": "opposition"},
    "selangor": EMPTY,
    "kuala_lumpur": {"troop": 4, "police": 2, "control": "british", "level": "support"},
    "negri_sembilan": EMPTY,
    "johore": {"troop": 2, "police": 2, "underground": 1, "control": "british", "level": "neutral"},
    "ec_north": EMPTY,
    "ec_south": EMPTY,
}
PROPAGANDA = {"M33", "M34", "M35"}
EVENTS = [f"M{n}" for n in range(1, 33)]
DECKS = {"standard": DeckTalk("malaya", "M"), "extended": DeckTalk("malaya", "M", "extended", 9)}
BOXES = ("limited-op", "event", "op-special")


def new_game(scenario: str = "standard") -> Game:
    return coinbox.new("malaya", scenario=scenario, chance="ask", ask=("end-turn",))


# -- setup -----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("2.1")
@pytest.mark.parametrize("scenario", ["standard", "extended"])
@pytest.mark.parametrize("name", SETUP)
def test_the_map_at_the_start(scenario: str, name: str) -> None:
    assert space(new_game(scenario), name) == SETUP[name]


@pytest.mark.covers("2.1")
@pytest.mark.parametrize("scenario", ["standard", "extended"])
def test_tracks_and_available_pieces_at_the_start(scenario: str) -> None:
    game = new_game(scenario)
    assert state(game).available == [7, 9, 9, 2]
    assert drawn(game)["available"] == {"troop": 7, "police": 9, "guerrilla": 9, "base": 2, "new_village": 4}
    assert drawn(game)["tracks"] == {"political_will": 12, "british_resources": 20, "mcp_resources": 10}
    assert drawn(game)["commander"] == "gurney"
    assert drawn(game)["capabilities"] == []


# -- the deck --------------------------------------------------------------------------------------------------------


@pytest.mark.covers("2.1")
@pytest.mark.parametrize(("deck", "size", "pile"), [(STANDARD, 21, 7), (EXTENDED, 27, 9)])
def test_the_two_decks(deck: Deck, size: int, pile: int) -> None:
    assert (deck.size, deck.piles, deck.pile) == (size, 3, pile)
    assert (len(deck.events), len(deck.propaganda)) == (32, 3)


@pytest.mark.covers("2.1", "R-C10")
@pytest.mark.parametrize("scenario", DECKS)
@pytest.mark.parametrize("seed", range(5))
def test_each_of_three_piles_holds_a_propaganda_card_under_four_events(scenario: str, seed: int) -> None:
    DECKS[scenario].has_three_piles(seed)


@pytest.mark.covers("2.1", "R-C10")
@pytest.mark.parametrize("pile", [0, 1, 2])
@pytest.mark.parametrize(
    ("scenario", "place"), [(name, place) for name, deck in DECKS.items() for place in range(deck.pile)]
)
def test_the_chance_of_a_propaganda_card(scenario: str, pile: int, place: int) -> None:
    DECKS[scenario].tells_the_chance(pile, place)


@pytest.mark.covers("R-C10")
@pytest.mark.parametrize("scenario", ["standard", "extended"])
def test_events_under_a_propaganda_card_begin_the_next_campaign(scenario: str) -> None:
    DECKS[scenario].begins_the_next_campaign_with_what_is_left()


@pytest.mark.covers("2.1", "R-C10")
@pytest.mark.parametrize("scenario", ["standard", "extended"])
def test_all_unseen_events_are_equally_likely(scenario: str) -> None:
    DECKS[scenario].deals_evenly()


@pytest.mark.covers("2.1")
@pytest.mark.parametrize("scenario", DECKS)
def test_cards_that_the_deck_cannot_bring_are_no_position(scenario: str) -> None:
    DECKS[scenario].refuses_what_it_cannot_bring()


@pytest.mark.covers("2.2")
def test_play_begins_with_a_revealed_event_card() -> None:
    game = new_game()
    DECKS["standard"].begins_with_an_event(game)
    assert tuple(offered(game)) == BOXES


@pytest.mark.covers("2.2")
def test_the_extended_deck_shows_27_cards() -> None:
    assert drawn(new_game("extended"))["cards_left"] == 27


# -- the Initiative Track --------------------------------------------------------------------------------------------


@pytest.mark.covers("2.3", "2.3.1")
def test_the_british_are_first_eligible_at_the_start() -> None:
    game = play(new_game(), "card:M1")
    assert drawn(game)["eligible"] == {"first": "british", "second": "mcp"}
    assert game.driver.pending is not None
    assert game.driver.pending[0] == 0


@pytest.mark.covers("2.3.2")
@pytest.mark.parametrize("taken", BOXES)
def test_the_second_eligible_has_the_two_other_boxes(taken: str) -> None:
    game = play(table(), taken, "pass", "end-turn")
    assert tuple(offered(game)) == tuple(box for box in BOXES if box != taken)
    assert drawn(game)["boxes"] == {"british": taken, "mcp": None}
    assert game.driver.pending is not None
    assert game.driver.pending[0] == 1


@pytest.mark.covers("2.3.2", "3.2")
@pytest.mark.parametrize("box", ["limited-op", "op-special"])
def test_the_british_choose_among_their_operations_or_pass(box: str) -> None:
    assert offered(play(table(), box)) == ["train", "garrison", "sweep", "assault", "pass"]


@pytest.mark.covers("2.3.2", "3.3")
@pytest.mark.parametrize("box", ["limited-op", "op-special"])
def test_the_mcp_choose_among_their_operations_or_pass(box: str) -> None:
    assert offered(play(table(by="mcp"), box)) == ["rally", "march", "attack", "terror", "pass"]


@pytest.mark.covers("2.3.2", "5.2")
def test_the_event_box_offers_both_sides_and_pass() -> None:
    assert offered(play(table(), "event")) == ["unshaded", "shaded", "pass"]


@pytest.mark.covers("2.3.3", "R-C9")
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize(("faction", "british", "mcp"), [("british", 7, 5), ("mcp", 5, 6)])
def test_passing_in_any_box_brings_2_to_the_british_and_1_to_the_mcp(
    faction: str, british: int, mcp: int, box: str
) -> None:
    game = play(table(by=faction, british_resources=5, mcp_resources=5), box, "pass")
    assert is_done(game)
    assert (state(game).british_resources, state(game).mcp_resources) == (british, mcp)
    assert drawn(game)["boxes"][faction] == box


@pytest.mark.covers("2.3.3")
def test_both_may_pass() -> None:
    game = play(table(british_resources=0, mcp_resources=0), "op-special", "pass", "end-turn")
    play(game, "event", "pass", "end-turn")
    assert (state(game).british_resources, state(game).mcp_resources) == (2, 1)
    assert drawn(game)["eligible"]["first"] == "mcp"


@pytest.mark.covers("2.3.4")
@pytest.mark.parametrize("faction", ["british", "mcp"])
def test_a_limited_operation_is_offered_no_special_activity(faction: str) -> None:
    activities = {"resettle", "reprisal", "air-strike", "extort", "intimidate", "ambush"}
    for operation in offered(play(table(by=faction), "limited-op"))[:-1]:
        game = play(table(by=faction), "limited-op", operation)
        seen = set(offered(game))
        while not is_done(game):
            game.play(0)
            seen |= set(offered(game))
        assert not seen & activities


@pytest.mark.covers("2.3.4", "3.2.3", "3.3.2", "3.2.2")
def test_a_limited_move_has_many_origins_and_one_destination() -> None:
    game = play(table(), "limited-op", "sweep", "pahang")
    play(game, "troop:perak>pahang", "troop:johore>pahang", "troop:kuala_lumpur>pahang", "done")
    assert is_done(game)
    assert space(game, "pahang")["troop"] == 3
    game = play(table(), "limited-op", "garrison", "kedah", "police:johore>kedah", "troop:kuala_lumpur>kedah", "done")
    assert is_done(game)
    assert (space(game, "kedah")["police"], space(game, "kedah")["troop"]) == (1, 1)
    game = play(table(by="mcp"), "limited-op", "march", "ec_north")
    play(game, "underground:perak>ec_north", "underground:kelantan>ec_north", "done")
    assert is_done(game)
    assert space(game, "ec_north")["underground"] == 2


@pytest.mark.covers("2.3.5")
@pytest.mark.parametrize(
    ("british", "mcp", "first"),
    [
        ("limited-op", "event", "british"),
        ("limited-op", "op-special", "british"),
        ("event", "op-special", "british"),
        ("event", "limited-op", "mcp"),
        ("op-special", "limited-op", "mcp"),
        ("op-special", "event", "mcp"),
    ],
)
def test_the_cylinder_further_left_is_first_eligible(british: str, mcp: str, first: str) -> None:
    game = play(table(), british, "pass", "end-turn", mcp, "pass", "end-turn")
    assert drawn(game)["eligible"]["first"] == first
    assert drawn(game)["boxes"] == {"british": None, "mcp": None}
    assert drawn(game)["stage"] == "reveal"


@pytest.mark.covers("2.3.6", "2.2")
def test_then_the_next_card_is_revealed() -> None:
    game = play(table(card="M23"), "limited-op", "pass", "end-turn", "event", "pass", "end-turn")
    assert "card:M23" not in offered(game)
    assert len(offered(game)) == 31
    play(game, "card:M5")
    assert drawn(game)["card"] == "M5"
    assert drawn(game)["stage"] == "first"


@pytest.mark.covers("2.4", "6.0")
@pytest.mark.parametrize("card", sorted(PROPAGANDA))
def test_a_propaganda_card_brings_its_round(card: str) -> None:
    game = table(stage="reveal", played=EVENTS[:4])
    assert set(offered(game)) >= {f"card:{name}" for name in PROPAGANDA}
    play(game, f"card:{card}")
    assert drawn(game)["stage"] == "pacify"
    assert drawn(game)["propaganda_seen"] == 1


@pytest.mark.covers("2.3.1", "6.0")
@pytest.mark.parametrize("first", ["british", "mcp"])
def test_a_propaganda_round_leaves_eligibility_alone(first: str) -> None:
    game = play(table({}, by=first, stage="reveal", played=EVENTS[:4]), "card:M33")
    play(game, "end-turn", "end-turn", "end-turn")
    assert drawn(game)["stage"] == "reveal"
    assert drawn(game)["eligible"]["first"] == first


@pytest.mark.covers("2.3.2", "1.8")
def test_without_resources_only_what_is_free_can_be_chosen() -> None:
    assert offered(play(table(british_resources=0), "op-special")) == ["train", "pass"]
    assert offered(play(table(british_resources=1), "limited-op")) == ["train", "pass"]
    assert offered(play(table(british_resources=2), "limited-op")) == ["train", "garrison", "sweep", "assault", "pass"]
    # Without an Extort first, a March into an Economic Center is all that the MCP can do for nothing.
    game = play(table(by="mcp", mcp_resources=0), "limited-op")
    assert offered(game) == ["march", "pass"]
    assert offered_spaces(play(game, "march")) == {"ec_north", "ec_south"}
