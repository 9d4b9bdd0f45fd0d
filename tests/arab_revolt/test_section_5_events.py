"""Section 5: how Events are executed. What each card does is proved card by card elsewhere."""

from __future__ import annotations

from typing import Any

import pytest

from coinbox import Game
from coinbox.games.arab_revolt.vocabulary import FACTIONS
from tests.arab_revolt.table import Spaces, event, is_done, offered, offered_spaces, play, prompt, state, table
from tests.tabletalk import guerrillas, here, level

BRITISH, REBELS = FACTIONS
ACTIVITIES = {"punish", "divide", "air-recon", "mobilize", "coordinate", "raid"}
CAPABILITIES = ["A1", "A2", "A8", "A15", "A18", "A27"]
"""Those with two sides; A28 has one."""
UNITY = ("decentralized", "low", "middle", "high", "centralized")
CAMPAIGN = ["A3", "A4", "A5"]


def unity(game: Game) -> str:
    return UNITY[state(game).unity]


def mandatory(card: str, spaces: Spaces, **rest: Any) -> Game:
    """This Mandatory Event has just been revealed."""
    numbers = {"stage": "reveal", "played": CAMPAIGN, **rest}
    return play(table(spaces, **numbers), f"card:{card}")


# -- executing -------------------------------------------------------------------------------------------------------


@pytest.mark.covers("5.0", "5.1")
def test_an_event_is_carried_out_in_the_order_of_its_text() -> None:
    """A29 shifts before it strikes, so that the new Unity value holds."""
    spaces: Spaces = {name: {"irregulars": 1, "active": 1} for name in ("galilee", "lydda", "gaza")}
    game = play(event("A29", "unshaded", spaces, unity="low"), "galilee")
    assert unity(game) == "decentralized"
    assert prompt(game) == "divide-space", "two spaces at Decentralized, one before"


@pytest.mark.covers("5.1", "R-C5")
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_executing_faction_chooses_among_the_pieces_and_their_state(faction: str) -> None:
    spaces: Spaces = {"gaza": {"irregulars": 1, "active_irregulars": 1}, "haifa": {"irregulars": 1}}
    game = event("A12", "shaded", spaces, by=faction)
    assert game.actor == faction
    assert set(offered(game)) == {"irregular:haifa", "irregular:gaza", "active_irregular:gaza"}
    play(game, "active_irregular:gaza")
    assert is_done(game)
    assert (here(game, "gaza", "irregular"), here(game, "gaza", "active_irregular")) == (1, 0)


@pytest.mark.covers("5.1", "R-C5")
def test_the_british_decide_for_themselves_though_the_rebels_played_the_card() -> None:
    spaces: Spaces = {"gaza": {"troops": 1}, "lydda": {"troops": 1}}
    game = event("A5", "unshaded", spaces, by=REBELS)
    assert (game.actor, offered(game)) == (BRITISH, ["lydda", "gaza", "done"])
    play(game, "done")
    assert is_done(game)
    assert state(game).curfews == 0, "a may may be declined"


@pytest.mark.covers("5.1", "R-C5")
def test_the_rebels_decide_for_themselves_though_the_british_played_the_card() -> None:
    spaces: Spaces = {"gaza": {"irregulars": 1}, "lydda": {"active_irregulars": 1}}
    game = event("A3", "shaded", spaces, by=BRITISH)
    assert game.actor == REBELS
    assert set(offered(game)) == {"irregular:gaza", "active_irregular:lydda", "done"}
    play(game, "done")
    assert is_done(game)
    assert unity(game) == "high", "the other sentence is no choice"


@pytest.mark.covers("5.1", "R-C5", "A26 execute")
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_other_player_answers_where_the_card_says_so(faction: str) -> None:
    spaces: Spaces = {"samaria": {"troops": 2, "police": 1, "underground": 1}}
    other = REBELS if faction == BRITISH else BRITISH
    game = play(event("A26", "execute", spaces, by=faction), "decline", "decline", "decline")
    assert (game.actor, "decline" in offered(game)) == (other, True)


@pytest.mark.covers("R-C4", "5.1.3")
def test_what_is_no_may_must_be_done() -> None:
    spaces: Spaces = {"galilee": {"underground": 1, "active": 1}}
    game = event("A30", "unshaded", spaces)
    assert offered(game) == ["underground:galilee", "active:galilee"]
    game = event("A17", "unshaded", {"galilee": {"underground": 1, "irregulars": 1}})
    assert offered(game) == ["underground:galilee", "done"]


# -- limits ----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("5.1.1", "1.4.2")
def test_an_event_places_no_third_base_and_no_second_curfew() -> None:
    spaces: Spaces = {
        "gaza": {"underground": 1, "bases": 2, "troops": 1, "curfews": True},
        "lydda": {"underground": 1, "troops": 1},
    }
    game = event("A6", "shaded", spaces, by=REBELS)
    assert offered(game) == ["lydda", "lebanon", "syria", "done"]
    game = event("A5", "unshaded", spaces)
    assert offered(game) == ["lydda", "done"]


@pytest.mark.covers("5.1.1", "1.12", "R-C18", "A5 unshaded")
def test_an_event_places_only_the_curfews_of_the_pool() -> None:
    spaces: Spaces = {name: {"troops": 1} for name in ("gaza", "lydda", "samaria")}
    spaces["haifa"], spaces["jerusalem"] = {"police": 1, "curfews": True}, {"police": 1, "curfews": True}
    game = play(event("A5", "unshaded", spaces), "gaza")
    assert is_done(game)
    assert state(game).curfews.bit_count() == 3


@pytest.mark.covers("5.1.1", "1.4.1", "R-C2")
def test_an_event_of_the_enemy_places_only_available_pieces() -> None:
    spaces: Spaces = {"gaza": {"troops": 1}, "haifa": {"irregulars": 6}}
    game = event("A4", "unshaded", spaces, by=REBELS)
    assert is_done(game)
    assert here(game, "gaza", "irregular") == 0
    game = play(event("A4", "unshaded", spaces, by=BRITISH), "gaza")
    assert offered(game) == ["irregular:haifa", "done"], "a faction may take its own from the map"
    play(game, "irregular:haifa")
    assert (here(game, "gaza", "irregular"), here(game, "haifa", "irregular")) == (1, 5)


@pytest.mark.covers("5.1.1", "R-C3", "R-C2")
@pytest.mark.parametrize("answer", ["active:syria", "done"])
def test_a_replacement_that_is_not_available_only_removes_unless_the_owner_takes_one(answer: str) -> None:
    spaces: Spaces = {"gaza": {"irregulars": 1}, "syria": {"active": 15}}
    game = play(event("A3", "shaded", spaces, by=REBELS), "irregular:gaza")
    assert offered(game) == ["active:syria", "done"]
    play(game, answer)
    assert (here(game, "gaza", "irregular"), guerrillas(game, "gaza")) == (0, (int(answer != "done"), 0))


@pytest.mark.covers("5.1.1", "1.3.6", "A31 shaded")
def test_a_card_may_name_prison_as_its_source() -> None:
    game = event("A31", "shaded", {"gaza": {"active": 14, "troops": 1}}, by=BRITISH, prison_guerrillas=1)
    play(game, "syria")
    assert (guerrillas(game, "syria"), state(game).prison_guerrillas) == ((1, 0), 0)
    assert guerrillas(game, "lebanon") == (0, 0), "then Available, of which there is none"


@pytest.mark.covers("5.1.1", "1.10")
@pytest.mark.parametrize(("before", "after"), [(18, 19), (19, 20), (20, 20)])
def test_an_event_raises_political_will_to_20_at_most(before: int, after: int) -> None:
    assert state(event("A19", "execute", {}, political_will=before, dice=["die:1"])).political_will == after


@pytest.mark.covers("5.1.1", "1.10", "R-C18")
@pytest.mark.parametrize(("before", "after"), [(4, 1), (3, 0), (2, 0), (0, 0)])
def test_an_event_lowers_political_will_to_0_at_least(before: int, after: int) -> None:
    game = event("A13", "shaded", {}, political_will=before, prison_guerrillas=4)
    assert state(game).political_will == after
    assert not game.over, "victory is checked in the Propaganda Round alone"


@pytest.mark.covers("5.1.1", "R-C18", "1.9", "A17 shaded")
def test_sabotage_markers_are_unlimited() -> None:
    spaces: Spaces = {"railway_haifa_syria": {"irregulars": 1, "sabotage": 15}}
    game = play(event("A17", "shaded", spaces, by=REBELS), "railway_haifa_syria")
    assert here(game, "railway_haifa_syria", "sabotage") == 16


@pytest.mark.covers("5.1.2", "R-C11", "A32 unshaded")
def test_the_card_being_played_beats_the_rules() -> None:
    """A32 reveals two Guerrillas a space, where Air Recon reveals one."""
    game = play(event("A32", "unshaded", {"gaza": {"underground": 3}}), "gaza", "done")
    assert guerrillas(game, "gaza") == (1, 2)


@pytest.mark.covers("5.1.2", "R-C11", "A6 unshaded", "A18 unshaded")
def test_the_card_being_played_beats_a_capability() -> None:
    """A18 lets the British choose their chits, but A6 says draw."""
    game = play(event("A6", "unshaded", {"gaza": {"troops": 1}}, unshaded=["A18"]), "draw")
    assert (game.actor, prompt(game)) == ("chance", "draw-punishment")


@pytest.mark.covers("5.1.3", "R-C16")
def test_what_cannot_be_done_does_not_stop_the_rest() -> None:
    game = event("A9", "unshaded", {})
    assert unity(game) == "low", "no Base to remove"
    game = event("A21", "unshaded", {"gaza": {"opposition": True}})
    assert (unity(game), level(game, "gaza")) == ("low", "opposition")
    game = event("A14", "shaded", {"gaza": {"troops": 1, "curfews": True}}, by=REBELS)
    assert state(game).curfews == 0, "with no chit held"
    game = event("A3", "shaded", {}, by=REBELS)
    assert unity(game) == "high"


@pytest.mark.covers("5.1.3", "R-C16")
@pytest.mark.parametrize(
    ("card", "side"),
    [
        ("A4", "unshaded"),
        ("A4", "shaded"),
        ("A5", "unshaded"),
        ("A5", "shaded"),
        ("A10", "unshaded"),
        ("A12", "shaded"),
        ("A13", "unshaded"),
        ("A13", "shaded"),
        ("A14", "unshaded"),
        ("A16", "shaded"),
        ("A17", "shaded"),
        ("A30", "unshaded"),
        ("A31", "unshaded"),
        ("A32", "shaded"),
    ],
)
def test_an_event_without_any_effect_may_be_executed(card: str, side: str) -> None:
    before = table({}, card=card).position()
    game = event(card, side, {})
    assert is_done(game)
    after = game.position()
    assert {key for key in after if after[key] != before.get(key)} <= {"first_box", "stage"}


@pytest.mark.covers("R-C15", "A21 unshaded")
def test_two_spaces_are_two_different_ones() -> None:
    spaces: Spaces = {name: {"active": 1, "opposition": True} for name in ("gaza", "lydda", "haifa")}
    game = play(event("A21", "unshaded", spaces), "haifa")
    assert offered(game) == ["lydda", "gaza"]
    play(game, "gaza")
    assert [level(game, name) for name in spaces] == ["neutral", "opposition", "neutral"]


@pytest.mark.covers("R-C15", "A4 unshaded")
def test_with_too_few_pieces_the_executing_faction_picks_where_they_go() -> None:
    spaces: Spaces = {"gaza": {"troops": 1}, "lydda": {"troops": 1}, "haifa": {"irregulars": 5}}
    game = play(event("A4", "unshaded", spaces, by=REBELS), "lydda")
    assert is_done(game)
    assert (here(game, "lydda", "irregular"), here(game, "gaza", "irregular")) == (1, 0)


@pytest.mark.covers("R-C17", "5.4", "tip A11")
def test_any_piece_of_any_state_is_presence() -> None:
    """A11 counts countries with Rebel pieces: an Active Guerrilla or a Base will do."""
    game = mandatory("A11", {"syria": {"bases": 1}, "lebanon": {"active": 1}})
    for _ in range(2):
        assert (game.actor, "decline" in offered(game)) == (REBELS, True)
        play(game, "decline")
    assert offered(game) == ["end-turn"]


# -- both sides ------------------------------------------------------------------------------------------------------


@pytest.mark.covers("5.2")
@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize(("side", "will"), [("unshaded", 10), ("shaded", 8)])
def test_either_faction_may_choose_either_side(faction: str, side: str, will: int) -> None:
    """A4: the unshaded side finds no District with Troops, the shaded side six Irregulars."""
    game = event("A4", side, {"haifa": {"irregulars": 6}}, by=faction, political_will=10)
    assert is_done(game)
    assert state(game).political_will == will


@pytest.mark.covers("5.2", "2.3.3")
def test_a_card_with_one_text_has_no_sides() -> None:
    for card in ("A19", "A26", "A28"):
        assert offered(play(table({}, card=card), "event")) == ["execute", "pass"]
    assert offered(play(table({}, card="A17"), "event")) == ["unshaded", "shaded", "pass"]


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


@pytest.mark.covers("5.3", "A28 execute")
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_forts_have_one_side(faction: str) -> None:
    game = event("A28", "execute", {"gaza": {"police": 3}}, by=faction)
    assert is_done(game)
    assert (state(game).parameters.forts, state(game).fort_police) == (1, 3)


@pytest.mark.covers("5.3", "6.5")
def test_a_capability_lasts_beyond_the_turn_and_the_propaganda_round() -> None:
    """With A8 unshaded a Raid of the next campaign takes one space."""
    spaces: Spaces = {"samaria": {"underground": 5, "bases": 1, "troops": 8}}
    game = table(spaces, by=REBELS, chit=None, stage="reveal", played=["A8", *CAMPAIGN], unshaded=["A8"])
    play(game, "card:A33")
    for _ in range(60):
        if offered(game)[0].startswith("card:"):
            break
        play(game, offered(game)[-1])
    play(game, "card:A9", "op-1", "op-1", "op-special", "rally", "raid", "lydda", "done", "decline")
    assert prompt(game) == "rally-space"


@pytest.mark.covers("5.3", "A16 unshaded")
def test_only_a_card_ends_a_capability() -> None:
    game = event("A16", "unshaded", {}, shaded=["A1", "A15", "A27"], unshaded=["A18"])
    assert (game.position()["shaded"], game.position()["unshaded"]) == (["A27"], ["A18"])


# -- Mandatory Events ------------------------------------------------------------------------------------------------


@pytest.mark.covers("5.4", "R-C14", "R-A1")
@pytest.mark.parametrize("first", FACTIONS)
def test_a_mandatory_event_happens_before_anybody_acts(first: str) -> None:
    game = mandatory("A11", {"syria": {"underground": 1}}, first=first)
    assert (game.actor, prompt(game)) == (REBELS, "free-operation")
    assert state(game).operations_pool == [2], "no chit is drawn for it"
    play(game, "rally")
    assert guerrillas(game, "syria") == (2, 0)
    play(game, "end-turn")
    assert (game.actor, prompt(game)) == (first, "choose-box")


@pytest.mark.covers("5.4", "R-C14")
@pytest.mark.parametrize("card", ["A11", "A24"])
@pytest.mark.parametrize("first", FACTIONS)
def test_the_event_box_is_closed_to_both(card: str, first: str) -> None:
    other = REBELS if first == BRITISH else BRITISH
    game = mandatory(card, {"gaza": {"troops": 1}}, first=first, ask=("end-turn", "limited-op", "op-special"))
    while prompt(game) != "choose-box":
        play(game, "decline" if "decline" in offered(game) else offered(game)[-1])
    assert (game.actor, offered(game)) == (first, ["limited-op", "op-special"])
    play(game, "op-special", "pass")
    while prompt(game) != "choose-box":
        play(game, offered(game)[-1])
    assert (game.actor, offered(game)) == (other, ["limited-op"])


@pytest.mark.covers("5.4", "R-A19", "tip A24")
def test_the_british_decide_in_tensions_in_europe() -> None:
    spaces: Spaces = {"gaza": {"troops": 2}, "haifa": {"troops": 2}}
    game = play(mandatory("A24", spaces, first=REBELS), "decline")
    assert (game.actor, offered(game)) == (BRITISH, ["troop:gaza", "troop:haifa"])
    play(game, "troop:gaza", "troop:haifa", "troop:gaza")
    assert (here(game, "gaza", "troop"), here(game, "haifa", "troop"), state(game).out_of_play) == (0, 1, 8)


@pytest.mark.covers("5.4", "R-C14", "5.3", "A28 execute")
def test_a_mandatory_event_that_is_ignored_still_closes_the_box() -> None:
    game = mandatory("A11", {"syria": {"underground": 1}}, unshaded=["A28"], fort_police=3)
    while prompt(game) != "choose-box":
        assert offered(game) == ["end-turn"]
        play(game, "end-turn")
    assert offered(game) == ["limited-op", "op-special"]


# -- granted Operations ----------------------------------------------------------------------------------------------


@pytest.mark.covers("R-C11", "R-A2", "5.1")
def test_granted_limited_operations_take_one_space_each_and_may_be_declined() -> None:
    spaces: Spaces = {name: {"underground": 1} for name in ("galilee", "haifa_district", "samaria")}
    game = event("A25", "shaded", spaces, by=REBELS, chit=3)
    assert offered(game) == ["rally", "march", "sabotage", "decline"]
    play(game, "sabotage", "galilee")
    assert prompt(game) == "free-operation", "the chit of 3 is no matter"
    play(game, "decline")
    assert is_done(game)
    assert [level(game, name) for name in spaces] == ["opposition", "neutral", "neutral"]


@pytest.mark.covers("R-C11", "R-C8")
def test_two_granted_operations_may_move_the_same_piece() -> None:
    game = event("A25", "shaded", {"haifa_district": {"underground": 1}}, by=REBELS)
    play(game, "march", "underground:haifa_district>galilee", "march", "underground:galilee>lebanon")
    assert guerrillas(game, "lebanon") == (1, 0)


@pytest.mark.covers("R-C12", "A25 shaded", "R-A6")
def test_the_place_on_a_card_restricts_the_origin_of_a_march() -> None:
    spaces: Spaces = {"haifa_district": {"underground": 1}, "lydda": {"underground": 1}, "galilee": {"underground": 1}}
    game = play(event("A25", "shaded", spaces, by=REBELS), "march")
    assert offered_spaces(game) == {"haifa_district", "galilee"}
    play(game, "galilee")
    assert "underground:galilee>lebanon" in offered(game), "the other end is free"


@pytest.mark.covers("R-C12", "A25 unshaded")
def test_the_place_on_a_card_restricts_the_destination_of_a_sweep() -> None:
    spaces: Spaces = {"lydda": {"troops": 1}, "samaria": {"underground": 1}}
    game = play(event("A25", "unshaded", spaces), "sweep")
    assert offered_spaces(game) == {"galilee", "haifa_district", "samaria", "haifa"}
    play(game, "samaria")
    assert "troop:lydda>samaria" in offered(game)


@pytest.mark.covers("R-C11", "4.1")
@pytest.mark.parametrize(
    ("card", "side", "names"),
    [
        ("A25", "unshaded", ("sweep", "galilee")),
        ("A25", "unshaded", ("assault", "galilee")),
        ("A25", "shaded", ("rally", "galilee")),
        ("A25", "shaded", ("sabotage", "galilee")),
        ("A26", "execute", ("march", "samaria")),
        ("A5", "shaded", ("march",)),
        ("A21", "shaded", ("ambush",)),
        ("A9", "shaded", ("rally", "galilee")),
    ],
)
def test_a_granted_operation_carries_no_special_activity(card: str, side: str, names: tuple[str, ...]) -> None:
    spaces: Spaces = {
        "galilee": {"troops": 2, "police": 1, "underground": 2, "active": 1, "bases": 1, "curfews": card == "A5"},
        "samaria": {"troops": 2, "police": 1, "underground": 2, "curfews": card == "A5"},
        "syria": {"bases": 1, "underground": 1},
    }
    game = event(card, side, spaces, by=REBELS)
    for name in names:
        play(game, name)
        assert prompt(game) == "A25-punish" or not set(offered(game)) & ACTIVITIES


@pytest.mark.covers("R-C11", "2.3.1", "2.3.6")
def test_a_granted_operation_does_not_touch_eligibility() -> None:
    game = play(event("A25", "shaded", {"galilee": {"underground": 1}}, by=REBELS, chit=1), "rally", "decline")
    assert (state(game).first_box, state(game).second_box) == (2, 0)
    play(game, "end-turn")
    assert (game.actor, offered(game)) == (BRITISH, ["limited-op", "op-special"])


@pytest.mark.covers("R-C11", "5.3", "A8 shaded")
def test_a_granted_operation_follows_the_capabilities_in_force() -> None:
    spaces: Spaces = {"galilee": {"troops": 1, "police": 1, "underground": 1}}
    game = play(event("A25", "shaded", spaces, by=REBELS, shaded=["A8"]), "ambush")
    assert (prompt(game), "troop:galilee>haifa" in offered(game)) == ("ambush-troop", True)


@pytest.mark.covers("2.3.4", "1.8.2", "5.1")
@pytest.mark.parametrize(("chit", "question"), [(1, "choose-box"), (2, "chit-remove"), (3, "chit-replace")])
def test_an_event_of_the_rebels_is_followed_by_the_effect_of_their_chit(chit: int, question: str) -> None:
    game = event("A4", "shaded", {"gaza": {"active": 1}}, by=REBELS, chit=chit)
    assert prompt(play(game, "end-turn")) == question
