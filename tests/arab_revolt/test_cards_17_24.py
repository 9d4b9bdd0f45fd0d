"""Event cards A17 to A24, both sides, as each faction plays them; A24 happens by itself."""

from __future__ import annotations

from typing import Any

import pytest

from coinbox import Game
from tests.arab_revolt.table import (
    Spaces,
    at_opposition,
    event,
    is_done,
    offered,
    offered_spaces,
    play,
    prompt,
    stands,
    state,
    table,
)

BOTH = pytest.mark.parametrize("by", ["british", "rebels"])
HAIFA_TEL_AVIV = "railway_haifa_tel_aviv"
GUERRILLA = 2
EVERYTHING = ["detain", "detain", "demolish", "demolish", "fine", "fine"]


# -- A17 Revisionist Terror ------------------------------------------------------------------------------------------

IRGUN: Spaces = {
    "galilee": {"irregulars": 1, "underground": 1, "active": 1},
    "samaria": {"irregulars": 1, "bases": 1},
    "haifa": {"active_irregulars": 1, "active": 1},
    HAIFA_TEL_AVIV: {"irregulars": 2, "underground": 2},
}


@BOTH
@pytest.mark.covers("A17 unshaded", "R-C5", "R-C15")
def test_a17_unshaded_a_guerrilla_wherever_an_underground_irregular_stands(by: str) -> None:
    game = event("A17", "unshaded", IRGUN, by=by)
    assert (game.actor, offered(game)) == ("british", ["underground:galilee", "active:galilee", "done"])
    play(game, "underground:galilee")
    assert (game.actor, offered(game)) == ("british", [f"underground:{HAIFA_TEL_AVIV}", "done"])
    play(game, f"underground:{HAIFA_TEL_AVIV}")
    assert is_done(game)
    assert stands(game, "galilee") == {"irregular": 1, "active": 1}
    assert stands(game, "samaria") == {"irregular": 1, "base": 1}
    assert stands(game, "haifa") == {"active_irregular": 1, "active": 1}
    assert stands(game, HAIFA_TEL_AVIV) == {"irregular": 2, "underground": 1}
    assert (state(game).available[GUERRILLA], state(game).prison_guerrillas) == (12, 0)


@pytest.mark.covers("A17 unshaded", "R-C4")
def test_a17_unshaded_each_space_may_be_left_alone() -> None:
    game = play(event("A17", "unshaded", IRGUN), "done")
    assert offered(game) == [f"underground:{HAIFA_TEL_AVIV}", "done"]
    play(game, "done")
    assert is_done(game)
    assert stands(game, "galilee") == {"irregular": 1, "underground": 1, "active": 1}


@pytest.mark.covers("A17 unshaded", "R-C16")
def test_a17_unshaded_without_such_a_space_nothing_happens() -> None:
    spaces: Spaces = {"haifa": {"active_irregulars": 1, "active": 1}, "gaza": {"irregulars": 1}}
    assert is_done(event("A17", "unshaded", spaces, by="rebels"))


@BOTH
@pytest.mark.covers("A17 shaded", "tip A17", "R-C5", "3.3.3")
def test_a17_shaded_the_rebels_sabotage_with_up_to_three_irregulars(by: str) -> None:
    spaces: Spaces = {
        "galilee": {"irregulars": 2, "underground": 1},
        "samaria": {"irregulars": 1, "opposition": True},
        "gaza": {"active_irregulars": 1, "underground": 1},
        "haifa": {"irregulars": 1},
        HAIFA_TEL_AVIV: {"irregulars": 1, "sabotage": 1},
    }
    game = event("A17", "shaded", spaces, by=by)
    assert game.actor == "rebels"
    assert offered(game) == ["galilee", "samaria", "haifa", HAIFA_TEL_AVIV, "done"]
    play(game, HAIFA_TEL_AVIV, "galilee")
    assert offered(game) == ["samaria", "haifa", "done"]  # one Irregular a space, though Galilee has another
    play(game, "haifa")
    assert is_done(game)
    assert stands(game, "galilee") == {"irregular": 1, "active_irregular": 1, "underground": 1}
    assert stands(game, "haifa") == {"active_irregular": 1}
    assert stands(game, HAIFA_TEL_AVIV) == {"active_irregular": 1, "sabotage": 2}
    assert stands(game, "samaria") == {"irregular": 1}
    assert at_opposition(game) == {"galilee", "samaria", "haifa"}


@pytest.mark.covers("A17 shaded", "R-C4")
def test_a17_shaded_may_stop_early_and_be_declined() -> None:
    spaces: Spaces = {"galilee": {"irregulars": 1}, "haifa": {"irregulars": 1}}
    declined = play(event("A17", "shaded", spaces, by="rebels"), "done")
    assert is_done(declined)
    assert (at_opposition(declined), stands(declined, "haifa")) == (set(), {"irregular": 1})
    game = play(event("A17", "shaded", spaces), "haifa")
    assert (game.actor, offered(game)) == ("rebels", ["galilee", "done"])
    play(game, "done")
    assert is_done(game)
    assert at_opposition(game) == {"haifa"}


@pytest.mark.covers("A17 shaded", "R-C9", "R-C16")
def test_a17_shaded_may_select_a_space_at_opposition_and_needs_an_underground_irregular() -> None:
    game = event("A17", "shaded", {"samaria": {"irregulars": 1, "opposition": True}}, by="rebels")
    assert offered(game) == ["samaria", "done"]
    play(game, "samaria")
    assert stands(game, "samaria") == {"active_irregular": 1}
    assert is_done(event("A17", "shaded", {"samaria": {"active_irregulars": 1, "underground": 1}}, by="rebels"))


# -- A18 Punitive Searches -------------------------------------------------------------------------------------------

HAIFA_ALONE: Spaces = {"haifa": {"troops": 1, "underground": 1, "opposition": True}}


@BOTH
@pytest.mark.parametrize("side", ["unshaded", "shaded"])
@pytest.mark.covers("A18 unshaded", "A18 shaded", "5.3")
def test_a18_stays_in_force_whoever_plays_it(by: str, side: str) -> None:
    game = event("A18", side, HAIFA_ALONE, by=by)
    assert is_done(game)
    position = game.position()
    assert (position["unshaded"], position["shaded"]) == ((["A18"], []) if side == "unshaded" else ([], ["A18"]))


@pytest.mark.covers("A18 unshaded", "4.2.1", "1.7.1")
def test_a18_unshaded_punish_chooses_among_the_whole_pool() -> None:
    game = table(HAIFA_ALONE, unshaded=["A18"])
    play(game, "op-special", "sweep", "punish")
    assert (game.actor, prompt(game)) == ("british", "choose-punishment")
    assert offered(game) == ["detain", "demolish", "fine"]
    play(game, "demolish")
    assert at_opposition(game) == set()
    assert stands(game, "haifa") == {"troop": 1, "underground": 2}
    assert game.position()["punishments_pool"] == ["detain", "detain", "demolish", "fine", "fine"]


@pytest.mark.covers("A18 unshaded", "1.7.1")
def test_a18_unshaded_a_held_chit_may_be_used_instead() -> None:
    game = table(HAIFA_ALONE, unshaded=["A18"], punishments=["fine"], punishments_held=["detain"])
    play(game, "op-special", "sweep", "punish")
    assert offered(game) == ["fine", "held-detain"]
    play(game, "held-detain")
    assert stands(game, "haifa") == {"troop": 1}
    assert state(game).prison_guerrillas == 1
    assert (game.position()["punishments_pool"], state(game).punishments_held) == (["fine"], [])


@pytest.mark.covers("A18 unshaded", "4.2.1")
def test_a18_unshaded_is_needed_to_choose() -> None:
    game = play(table(HAIFA_ALONE), "op-special", "sweep", "punish")
    assert (game.actor, prompt(game)) == ("chance", "draw-punishment")


@pytest.mark.covers("A18 unshaded", "A12 unshaded", "R-C11")
def test_a18_unshaded_chooses_for_the_first_punish_of_a12_and_not_for_its_second() -> None:
    game = event(
        "A12", "unshaded", HAIFA_ALONE, unshaded=["A18"], punishments_held=["fine"], punishments=EVERYTHING[:5]
    )
    play(game, "punish")
    assert offered(game) == ["detain", "demolish", "fine", "held-fine"]
    play(game, "demolish", "punish")
    assert is_done(game)  # the held chit was the only one for it
    assert state(game).punishments_held == []


@pytest.mark.covers("A18 unshaded", "A22 unshaded", "R-C11")
def test_a18_unshaded_chooses_for_the_punish_of_a22() -> None:
    game = event("A22", "unshaded", {"haifa": {"police": 1, "underground": 1}}, unshaded=["A18"], by="rebels")
    assert (game.actor, offered(game)) == ("british", ["detain", "demolish", "fine"])


@pytest.mark.parametrize(("card", "side", "answers"), [("A6", "unshaded", ("draw",)), ("A10", "shaded", ("draw",))])
@pytest.mark.covers("A18 unshaded", "A6 unshaded", "A10 shaded")
def test_a18_unshaded_changes_punish_alone(card: str, side: str, answers: tuple[str, ...]) -> None:
    spaces: Spaces = {"haifa": {"troops": 1, "police": 1, "opposition": True}}
    game = play(event(card, side, spaces, unshaded=["A18"]), *answers)
    assert (game.actor, prompt(game)) == ("chance", "draw-punishment")


SEARCHED: Spaces = {
    "galilee": {"troops": 2, "underground": 2, "opposition": True},
    "gaza": {"troops": 1},
}


def searching(drawn: str, spaces: Spaces = SEARCHED, **rest: Any) -> Game:
    """A Limited Sweep in Galilee with A18 shaded in force, after which this chit is drawn."""
    game = table(spaces, shaded=["A18"], dice=[drawn], **rest)
    return play(game, "limited-op", "sweep", "galilee")


@pytest.mark.covers("A18 shaded", "3.2.3", "1.7.2")
def test_a18_shaded_a_drawn_demolish_places_a_guerrilla_and_no_more() -> None:
    game = searching("demolish")
    assert is_done(game)
    assert stands(game, "galilee") == {"troop": 2, "underground": 2, "active": 1}  # placed after the Activation
    assert at_opposition(game) == {"galilee"}
    assert game.position()["punishments_pool"] == EVERYTHING


@pytest.mark.covers("A18 shaded", "1.7.2")
def test_a18_shaded_a_drawn_detain_adds_opposition_and_no_more() -> None:
    game = searching("detain", {"galilee": {"troops": 2, "underground": 2}})
    assert is_done(game)
    assert stands(game, "galilee") == {"troop": 2, "underground": 1, "active": 1}
    assert at_opposition(game) == {"galilee"}
    assert state(game).prison_guerrillas == 0
    assert game.position()["punishments_pool"] == EVERYTHING


@pytest.mark.covers("A18 shaded", "tip A18", "1.7.2")
def test_a18_shaded_a_drawn_fine_does_nothing() -> None:
    spaces: Spaces = {"galilee": {"troops": 2, "underground": 2}, "railway_haifa_syria": {"sabotage": 1}}
    game = searching("fine", spaces)
    assert is_done(game)
    assert stands(game, "galilee") == {"troop": 2, "underground": 1, "active": 1}
    assert stands(game, "railway_haifa_syria") == {"sabotage": 1}
    assert (at_opposition(game), game.position()["punishments_pool"]) == (set(), EVERYTHING)


@pytest.mark.covers("A18 shaded", "3.2.3")
def test_a18_shaded_draws_after_each_space() -> None:
    game = table(SEARCHED, shaded=["A18"])
    play(game, "op-special", "sweep", "galilee", "gaza", "done", "gaza")
    assert (game.actor, prompt(game), offered(game)) == ("chance", "draw-punishment", ["detain", "demolish", "fine"])
    play(game, "demolish")
    assert stands(game, "gaza") == {"troop": 1, "underground": 1}
    assert stands(game, "galilee") == {"troop": 2, "underground": 2}  # its turn has not come
    play(game, "galilee")
    assert (game.actor, offered(game)) == ("chance", ["detain", "demolish", "fine"])
    play(game, "demolish")
    assert stands(game, "galilee") == {"troop": 2, "underground": 2, "active": 1}


@pytest.mark.covers("A18 shaded", "3.1", "3.2.3")
def test_a18_shaded_the_british_order_the_spaces_also_once_their_special_activity_is_used() -> None:
    game = play(table(SEARCHED, shaded=["A18"]), "op-special", "sweep", "air-recon", "lydda", "done")
    play(game, "galilee", "gaza", "done")
    assert (game.actor, offered_spaces(game)) == ("british", {"galilee", "gaza"})


@pytest.mark.covers("A18 shaded", "R-C2", "1.4.1")
def test_a18_shaded_the_rebels_may_take_their_own_guerrilla_if_none_is_available() -> None:
    spaces: Spaces = {"galilee": {"troops": 2}, "syria": {"underground": 14}, "gaza": {"active": 1}}
    game = searching("demolish", spaces)
    assert (game.actor, prompt(game)) == ("rebels", "take-from-map")
    assert offered(game) == ["underground:syria", "active:gaza", "done"]
    declined = play(game.clone(), "done")
    assert is_done(declined)
    assert stands(declined, "galilee") == {"troop": 2}
    play(game, "active:gaza")
    assert is_done(game)
    assert (stands(game, "galilee"), stands(game, "gaza")) == ({"troop": 2, "underground": 1}, {})


@pytest.mark.covers("A18 shaded", "1.7.1")
def test_a18_shaded_with_an_empty_pool_there_is_nothing_to_draw() -> None:
    game = table(SEARCHED, shaded=["A18"], punishments=[], punishments_held=["demolish"])
    play(game, "limited-op", "sweep", "galilee")
    assert is_done(game)
    assert stands(game, "galilee") == {"troop": 2, "underground": 1, "active": 1}


@pytest.mark.covers("A18 shaded", "A1 shaded")
def test_a18_shaded_its_detain_does_not_spread_opposition_by_a1() -> None:
    game = table(SEARCHED, shaded=["A1", "A18"], dice=["detain"])
    play(game, "limited-op", "sweep", "galilee")
    assert is_done(game)
    assert at_opposition(game) == {"galilee"}


@pytest.mark.covers("A18 shaded", "3.2.2")
def test_a18_shaded_leaves_patrol_alone() -> None:
    game = table({"haifa": {"police": 1}}, shaded=["A18"])
    play(game, "limited-op", "patrol", HAIFA_TEL_AVIV, f"police:haifa>{HAIFA_TEL_AVIV}")
    assert is_done(game)


@pytest.mark.covers("A18 shaded", "A16 unshaded")
def test_a18_shaded_ends_with_censorship() -> None:
    game = play(event("A16", "unshaded", SEARCHED, by="rebels", shaded=["A18"]), "end-turn")
    play(game, "limited-op", "sweep", "galilee")
    assert is_done(game)
    assert stands(game, "galilee") == {"troop": 2, "underground": 1, "active": 1}


# -- A19 League of Nations -------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize(("die", "will"), [("die:1", 16), ("die:2", 16), ("die:3", 19), ("die:6", 19)])
@pytest.mark.covers("A19 execute")
def test_a19_a_die_above_the_spaces_at_opposition_sanctions(by: str, die: str, will: int) -> None:
    spaces: Spaces = {"haifa": {"opposition": True}, "gaza": {"opposition": True}, "lydda": {"underground": 1}}
    game = event("A19", "execute", spaces, by=by, dice=[die])
    assert is_done(game)
    assert (state(game).political_will, at_opposition(game)) == (will, {"haifa", "gaza"})


@pytest.mark.covers("A19 execute", "5.1.1", "1.10")
def test_a19_stays_on_the_track() -> None:
    game = event("A19", "execute", {}, dice=["die:1"], political_will=20)
    assert state(game).political_will == 20
    game = event("A19", "execute", {"gaza": {"opposition": True}}, dice=["die:1"], political_will=1)
    assert state(game).political_will == 0


@pytest.mark.covers("A19 execute", "5.2")
def test_a19_has_one_side() -> None:
    game = play(table({}, card="A19"), "event")
    assert offered(game) == ["execute", "pass"]


# -- A20 Arab Higher Committee ---------------------------------------------------------------------------------------

THREE_BASES: Spaces = {"syria": {"bases": 2}, "samaria": {"bases": 1}}


@BOTH
@pytest.mark.parametrize(("die", "unity"), [("die:1", "middle"), ("die:3", "middle"), ("die:4", "low")])
@pytest.mark.covers("A20 unshaded", "6.6.1")
def test_a20_unshaded_a_die_above_the_bases_divides_the_rebels(by: str, die: str, unity: str) -> None:
    game = event("A20", "unshaded", THREE_BASES, by=by, dice=[die], prison_bases=1)
    assert is_done(game)
    assert game.position()["unity"] == unity


@pytest.mark.parametrize(
    ("force", "die", "unity"),
    [
        ({"unshaded": ["A2"]}, "die:3", "low"),
        ({"unshaded": ["A2"]}, "die:2", "middle"),
        ({"shaded": ["A2"]}, "die:4", "middle"),
        ({"shaded": ["A2"]}, "die:5", "low"),
    ],
)
@pytest.mark.covers("A20 unshaded", "A2 unshaded", "A2 shaded", "tip A2")
def test_a20_unshaded_the_roll_is_changed_by_a2(force: dict[str, Any], die: str, unity: str) -> None:
    assert event("A20", "unshaded", THREE_BASES, dice=[die], **force).position()["unity"] == unity


@pytest.mark.covers("A20 unshaded", "A2 shaded")
def test_a20_unshaded_the_changed_die_is_not_clamped() -> None:
    assert event("A20", "unshaded", {}, dice=["die:1"]).position()["unity"] == "low"
    assert event("A20", "unshaded", {}, dice=["die:1"], shaded=["A2"]).position()["unity"] == "middle"


@pytest.mark.covers("A20 unshaded", "R-A11", "6.6.4")
def test_a20_unshaded_beyond_decentralized_brings_political_will() -> None:
    game = event("A20", "unshaded", {}, dice=["die:2"], unity="decentralized", political_will=10)
    assert (game.position()["unity"], state(game).political_will) == ("decentralized", 11)


@pytest.mark.covers("A20 shaded", "R-C5", "1.8.1", "6.6.1")
def test_a20_shaded_the_rebels_draw_a_chit_though_the_british_played_it() -> None:
    game = event("A20", "shaded", {}, unity="low", operations_pool=["1", "2", "2"])
    assert game.position()["unity"] == "high"
    assert (game.actor, prompt(game), offered(game)) == ("rebels", "A20-draw", ["draw", "decline"])
    play(game, "draw")
    assert (game.actor, offered(game)) == ("chance", ["op-1", "op-2"])
    play(game, "op-2")
    position = game.position()
    assert (position["operations_held"], position["operations_pool"]) == (["2"], ["1", "2"])
    assert (game.actor, is_done(game)) == ("british", True)


@pytest.mark.covers("A20 shaded", "R-A1", "1.8.1")
def test_a20_shaded_the_rebels_draw_from_a_pool_without_the_chit_of_their_turn() -> None:
    game = table({}, by="rebels", card="A20", chit=None, operations_pool=["1", "2", "3"])
    play(game, "op-1", "op-2", "op-2", "event", "shaded", "draw")
    assert (game.actor, offered(game)) == ("chance", ["op-1", "op-3"])
    play(game, "op-3")
    position = game.position()
    assert (position["operations_held"], position["operations_pool"]) == (["3"], ["1"])


@pytest.mark.covers("A20 shaded", "R-C4")
def test_a20_shaded_the_chit_may_be_declined() -> None:
    game = play(event("A20", "shaded", {}, operations_pool=["1", "2"]), "decline")
    assert is_done(game)
    assert (game.position()["unity"], state(game).operations_held) == ("centralized", [])


@pytest.mark.covers("A20 shaded", "R-A11", "R-C16")
def test_a20_shaded_at_the_end_of_the_track_and_without_chits_does_nothing() -> None:
    game = event("A20", "shaded", {}, by="rebels", unity="high", political_will=10)
    assert is_done(game)  # their only chit is being played
    assert (game.position()["unity"], state(game).political_will) == ("centralized", 10)


@pytest.mark.covers("A20 shaded", "R-A3", "6.6.3")
def test_a20_shaded_centralized_rebels_ignore_the_effect_of_this_turns_chit() -> None:
    spaces: Spaces = {"gaza": {"active": 1}}
    united = play(event("A20", "shaded", spaces, by="rebels", unity="middle"), "end-turn")
    assert (united.actor, prompt(united)) == ("british", "choose-box")
    apart = play(event("A20", "shaded", spaces, by="rebels", unity="low"), "end-turn")
    assert (apart.actor, prompt(apart)) == ("british", "chit-replace")


# -- A21 "Criminals and Thugs" ---------------------------------------------------------------------------------------

PREYED: Spaces = {
    "galilee": {"active": 1, "opposition": True},
    "samaria": {"active": 1, "underground": 1, "opposition": True},
    "lydda": {"underground": 1, "opposition": True},
    "gaza": {"active": 1},
    "haifa": {"active": 1, "opposition": True},
}


@BOTH
@pytest.mark.covers("A21 unshaded", "R-C5", "R-C15", "6.6.1")
def test_a21_unshaded_opposition_goes_from_two_spaces_with_active_guerrillas(by: str) -> None:
    game = event("A21", "unshaded", PREYED, by=by)
    assert (game.actor, offered(game)) == (by, ["galilee", "samaria", "haifa"])
    play(game, "samaria")
    assert offered(game) == ["galilee", "haifa"]
    play(game, "haifa")
    assert is_done(game)
    assert at_opposition(game) == {"galilee", "lydda"}
    assert game.position()["unity"] == "low"


@pytest.mark.covers("A21 unshaded", "R-C15")
def test_a21_unshaded_takes_one_space_if_there_is_one() -> None:
    game = event("A21", "unshaded", {"galilee": {"active": 1, "opposition": True}, "gaza": {"opposition": True}})
    assert is_done(game)
    assert (at_opposition(game), game.position()["unity"]) == ({"gaza"}, "low")


@BOTH
@pytest.mark.covers("A21 unshaded", "R-C16", "R-A11")
def test_a21_unshaded_shifts_in_any_case(by: str) -> None:
    game = event("A21", "unshaded", {"lydda": {"underground": 1, "opposition": True}}, by=by)
    assert is_done(game)
    assert (at_opposition(game), game.position()["unity"]) == ({"lydda"}, "low")
    game = event("A21", "unshaded", {}, by=by, unity="decentralized", political_will=10)
    assert (game.position()["unity"], state(game).political_will) == ("decentralized", 11)


TRAITORS: Spaces = {
    "galilee": {"underground": 1, "police": 1, "irregulars": 1},
    "samaria": {"underground": 1, "police": 1},
    "haifa": {"underground": 1, "irregulars": 1},
    HAIFA_TEL_AVIV: {"underground": 1, "irregulars": 1},
    "gaza": {"active": 1, "irregulars": 1},
}


@BOTH
@pytest.mark.covers("A21 shaded", "R-C5", "3.3.4")
def test_a21_shaded_an_irregular_killed_by_ambush_in_a_district_brings_opposition(by: str) -> None:
    game = event("A21", "shaded", TRAITORS, by=by)
    assert (game.actor, offered(game)) == ("rebels", ["ambush", "decline"])
    play(game, "ambush")
    assert offered(game) == ["galilee", "samaria"]
    play(game, "galilee")
    assert (game.actor, offered(game)) == ("rebels", ["police:galilee", "irregular:galilee"])
    play(game, "irregular:galilee")
    assert is_done(game)
    assert stands(game, "galilee") == {"active": 1, "police": 1}
    assert (at_opposition(game), state(game).political_will) == ({"galilee"}, 18)


@pytest.mark.covers("A21 shaded")
def test_a21_shaded_a_policeman_brings_no_opposition() -> None:
    game = play(event("A21", "shaded", TRAITORS, by="rebels"), "ambush", "galilee", "police:galilee")
    assert is_done(game)
    assert stands(game, "galilee") == {"active": 1, "irregular": 1}
    assert at_opposition(game) == set()


@pytest.mark.covers("A21 shaded", "1.4.3")
def test_a21_shaded_an_active_irregular_counts_too() -> None:
    game = play(event("A21", "shaded", {"gaza": {"underground": 1, "active_irregulars": 1}}), "ambush")
    assert is_done(game)
    assert (stands(game, "gaza"), at_opposition(game)) == ({"active": 1}, {"gaza"})


@pytest.mark.covers("A21 shaded", "R-C4", "R-C16")
def test_a21_shaded_may_be_declined_and_needs_a_district() -> None:
    game = play(event("A21", "shaded", TRAITORS), "decline")
    assert is_done(game)
    assert (stands(game, "samaria"), at_opposition(game)) == ({"underground": 1, "police": 1}, set())
    city: Spaces = {"haifa": {"underground": 1, "irregulars": 1}}
    assert is_done(event("A21", "shaded", city, by="rebels"))


@pytest.mark.covers("A21 shaded", "A8 shaded", "R-C11")
def test_a21_shaded_with_a8_the_ambush_may_send_a_troop_away() -> None:
    spaces: Spaces = {"gaza": {"underground": 1, "irregulars": 1, "troops": 2}}
    game = play(event("A21", "shaded", spaces, by="rebels", shaded=["A8"]), "ambush")
    assert offered(game) == ["troop:gaza>haifa", "troop:gaza>tel_aviv_jaffa", "troop:gaza>jerusalem", "done"]
    play(game, "troop:gaza>haifa")
    assert (stands(game, "gaza"), at_opposition(game)) == ({"active": 1, "troop": 1}, {"gaza"})


# -- A22 Demonstrations ----------------------------------------------------------------------------------------------

CROWDS: Spaces = {
    "haifa": {"police": 1, "underground": 1},
    "tel_aviv_jaffa": {"troops": 2},
    "jerusalem": {"irregulars": 1, "active": 2},
    "gaza": {"troops": 1, "underground": 1},
}


@BOTH
@pytest.mark.covers("A22 unshaded", "tip A22", "R-C5", "R-A9", "1.12")
def test_a22_unshaded_curfews_then_a_punish_in_both_cities_without_troops(by: str) -> None:
    game = event("A22", "unshaded", CROWDS, by=by, punishments=["detain", "detain"])
    assert (game.actor, offered(game)) == ("british", ["haifa", "jerusalem"])  # in which order
    play(game, "jerusalem")
    assert is_done(game)
    assert stands(game, "haifa") == {"police": 1, "curfew": True}
    assert stands(game, "jerusalem") == {"irregular": 1, "active": 1, "curfew": True}
    assert stands(game, "tel_aviv_jaffa") == {"troop": 2}
    assert stands(game, "gaza") == {"troop": 1, "underground": 1}
    assert at_opposition(game) == {"haifa", "jerusalem"}
    assert (state(game).prison_guerrillas, game.position()["punishments_pool"]) == (2, ["detain"])


@BOTH
@pytest.mark.covers("A22 unshaded", "tip A22", "R-C4", "R-C5")
def test_a22_unshaded_of_three_cities_the_british_choose_two_and_must(by: str) -> None:
    spaces: Spaces = {city: {"police": 2, "underground": 1} for city in ("haifa", "tel_aviv_jaffa", "jerusalem")}
    game = event("A22", "unshaded", spaces, by=by, punishments=["demolish"])
    assert (game.actor, offered(game)) == ("british", ["haifa", "tel_aviv_jaffa", "jerusalem"])
    play(game, "haifa")
    assert offered(game) == ["tel_aviv_jaffa", "jerusalem"]  # the second one is no choice
    play(game, "jerusalem")
    assert is_done(game)
    assert [stands(game, city)["underground"] for city in spaces] == [2, 1, 2]
    assert game.position()["punishments_pool"] == []


@pytest.mark.covers("A22 unshaded", "1.7.1", "4.2.1")
def test_a22_unshaded_two_chits_are_drawn_or_a_held_one_is_used() -> None:
    game = event("A22", "unshaded", CROWDS, by="rebels", punishments_held=["fine"], punishments=EVERYTHING[:5])
    assert (game.actor, prompt(game)) == ("chance", "draw-punishment")
    play(game, "detain", "demolish")
    assert (game.actor, offered(game)) == ("british", ["detain", "demolish", "held-fine"])
    play(game, "held-fine", "haifa")
    assert is_done(game)
    assert (game.position()["punishments_pool"], state(game).punishments_held) == (EVERYTHING[:5], [])


@pytest.mark.covers("A22 unshaded", "tip A22")
def test_a22_unshaded_one_city_with_a_curfew_is_punished_alone() -> None:
    spaces: Spaces = {"haifa": {"police": 1, "underground": 1}, "gaza": {"troops": 1, "curfews": True}}
    game = event("A22", "unshaded", spaces, punishments=["detain"])
    assert is_done(game)
    assert (at_opposition(game), state(game).prison_guerrillas) == ({"haifa"}, 1)


@pytest.mark.covers("A22 unshaded", "R-A9")
def test_a22_unshaded_a_city_that_had_its_curfew_already_is_one_of_the_two() -> None:
    spaces: Spaces = {"haifa": {"police": 1, "underground": 1}, "tel_aviv_jaffa": {"police": 1, "curfews": True}}
    game = event("A22", "unshaded", spaces, by="rebels", punishments=["detain"])
    play(game, "tel_aviv_jaffa")
    assert is_done(game)
    assert at_opposition(game) == {"haifa", "tel_aviv_jaffa"}


@pytest.mark.covers("A22 unshaded", "R-C16")
def test_a22_unshaded_without_a_city_under_curfew_nobody_is_punished() -> None:
    spaces: Spaces = {"haifa": {"troops": 1}, "jerusalem": {"underground": 1}, "gaza": {"troops": 1, "underground": 1}}
    game = event("A22", "unshaded", spaces, punishments=["detain"])
    assert is_done(game)
    assert (state(game).curfews, at_opposition(game)) == (0, set())
    assert game.position()["punishments_pool"] == ["detain"]


@pytest.mark.covers("A22 unshaded", "R-C16", "R-A9")
def test_a22_unshaded_without_any_chit_only_the_curfews_are_placed() -> None:
    game = event("A22", "unshaded", CROWDS, punishments=[])
    assert is_done(game)
    assert (stands(game, "haifa")["curfew"], at_opposition(game)) == (True, set())


@BOTH
@pytest.mark.covers("A22 unshaded", "1.12", "R-C15", "5.1.1")
def test_a22_unshaded_with_too_few_curfews_the_executing_faction_says_where(by: str) -> None:
    held: Spaces = {"gaza": {"police": 1, "curfews": True}, "lydda": {"police": 1, "curfews": True}}
    game = event("A22", "unshaded", {**CROWDS, **held}, by=by, punishments=["detain"])
    assert (game.actor, offered(game)) == (by, ["haifa", "jerusalem"])
    play(game, "jerusalem")
    assert is_done(game)
    assert (at_opposition(game), "curfew" in stands(game, "haifa")) == ({"jerusalem"}, False)


@BOTH
@pytest.mark.covers("A22 shaded", "R-C5", "R-C4")
def test_a22_shaded_the_rebels_carry_opposition_to_the_district_of_each_city(by: str) -> None:
    spaces: Spaces = {city: {"opposition": True} for city in ("haifa", "tel_aviv_jaffa", "jerusalem")}
    game = event("A22", "shaded", spaces, by=by)
    assert (game.actor, offered(game)) == ("rebels", ["haifa_district", "done"])
    play(game, "haifa_district")
    assert (game.actor, offered(game)) == ("rebels", ["lydda", "done"])
    play(game, "done")
    assert (game.actor, offered(game)) == ("rebels", ["jerusalem_district", "done"])
    play(game, "jerusalem_district")
    assert is_done(game)
    assert at_opposition(game) == {*spaces, "haifa_district", "jerusalem_district"}


@pytest.mark.covers("A22 shaded", "R-C16")
def test_a22_shaded_needs_opposition_in_a_city_and_a_neutral_district() -> None:
    spaces: Spaces = {
        "haifa": {"opposition": True},
        "haifa_district": {"opposition": True},
        "jerusalem": {"underground": 1},
        "gaza": {"opposition": True},
    }
    game = event("A22", "shaded", spaces, by="rebels")
    assert is_done(game)
    assert at_opposition(game) == {"haifa", "haifa_district", "gaza"}


# -- A23 al-Hajj Muhammad --------------------------------------------------------------------------------------------

HUNTED: Spaces = {
    "samaria": {"bases": 1, "underground": 2, "irregulars": 1, "troops": 1},
    "galilee": {"bases": 1, "active_irregulars": 1},
    "lydda": {"bases": 1, "troops": 2},
    "gaza": {"irregulars": 1, "active": 1, "troops": 1},
    "haifa_district": {"troops": 2},
    "syria": {"bases": 1},
}


@BOTH
@pytest.mark.covers("A23 unshaded", "R-C5", "R-C11", "R-C12", "R-A5", "R-A11", "3.2.3", "3.2.4")
def test_a23_unshaded_the_british_sweep_then_assault_where_a_base_and_an_irregular_stand(by: str) -> None:
    game = event("A23", "unshaded", HUNTED, by=by)
    assert (game.actor, offered(game)) == ("british", ["sweep", "decline"])
    play(game, "sweep")
    assert offered(game) == ["galilee", "samaria"]
    play(game, "samaria", "troop:haifa_district>samaria", "troop:haifa_district>samaria", "done")
    assert (game.actor, offered(game)) == ("british", ["use-irregular", "done"])
    play(game, "use-irregular")
    assert stands(game, "samaria") == {"base": 1, "active": 2, "active_irregular": 1, "troop": 3}
    assert (game.actor, offered(game)) == ("british", ["assault", "decline"])
    play(game, "assault")
    assert is_done(game)
    assert stands(game, "samaria") == {"active_irregular": 1, "troop": 3}
    assert game.position()["unity"] == "low"
    assert stands(game, "galilee") == {"base": 1, "active_irregular": 1}


@pytest.mark.covers("A23 unshaded", "R-C11")
def test_a23_unshaded_the_assault_stays_in_the_swept_space() -> None:
    spaces: Spaces = {
        "samaria": {"bases": 1, "irregulars": 1, "troops": 1},
        "galilee": {"bases": 1, "irregulars": 1, "troops": 1},
    }
    game = play(event("A23", "unshaded", spaces), "sweep", "galilee", "done", "assault")
    assert is_done(game)
    assert (stands(game, "galilee"), "base" in stands(game, "samaria")) == ({"irregular": 1, "troop": 1}, True)


@pytest.mark.covers("A23 unshaded", "R-C4", "R-C11")
def test_a23_unshaded_each_part_may_be_declined() -> None:
    game = play(event("A23", "unshaded", HUNTED, by="rebels"), "decline")
    assert offered(game) == ["assault", "decline"]
    attacked = play(game.clone(), "assault")  # only Samaria has a cube besides
    assert is_done(attacked)
    assert stands(attacked, "samaria") == stands(game, "samaria")  # both Guerrillas are Underground
    assert is_done(play(game, "decline"))


@pytest.mark.covers("A23 unshaded", "R-C16")
def test_a23_unshaded_after_a_sweep_without_cubes_there_is_no_assault() -> None:
    game = play(event("A23", "unshaded", {"galilee": {"bases": 1, "active_irregulars": 1}}), "sweep")
    assert is_done(game)
    assert stands(game, "galilee") == {"base": 1, "active_irregular": 1}


@BOTH
@pytest.mark.covers("A23 unshaded", "R-C16")
def test_a23_unshaded_needs_both_a_base_and_an_irregular_in_one_space(by: str) -> None:
    spaces: Spaces = {"lydda": {"bases": 1, "troops": 2}, "gaza": {"irregulars": 1, "active": 1, "troops": 1}}
    assert is_done(event("A23", "unshaded", spaces, by=by))


@pytest.mark.covers("A23 unshaded", "A18 shaded", "R-C11")
def test_a23_unshaded_under_a18_shaded_the_sweep_may_bring_a_guerrilla_that_shields_the_base() -> None:
    spaces: Spaces = {"galilee": {"bases": 1, "irregulars": 1, "troops": 2}}
    game = event("A23", "unshaded", spaces, shaded=["A18"], dice=["demolish"])
    play(game, "sweep", "assault")
    assert is_done(game)
    assert stands(game, "galilee") == {"base": 1, "underground": 1, "irregular": 1, "troop": 2}
    assert game.position()["unity"] == "middle"


COMMANDED: Spaces = {
    "samaria": {"bases": 1, "underground": 2, "opposition": True},
    "gaza": {"underground": 1, "police": 1},
    "syria": {"bases": 1, "underground": 1},
}


@BOTH
@pytest.mark.covers("A23 shaded", "R-C5", "R-C11", "R-A12", "R-A16", "4.3.1", "4.3.3")
def test_a23_shaded_the_rebels_mobilize_then_raid(by: str) -> None:
    game = event("A23", "shaded", COMMANDED, by=by, dice=["die:2"])
    assert (game.actor, prompt(game)) == ("rebels", "mobilize-space")
    assert offered(game) == ["samaria", "gaza", "lebanon", "syria", "done"]
    play(game, "gaza", "done")
    assert (game.actor, prompt(game), offered(game)) == ("rebels", "mobilize-guerrilla", ["samaria", "done"])
    play(game, "samaria")
    assert stands(game, "samaria") == {"base": 1, "underground": 3}
    assert (game.actor, prompt(game), offered(game)) == ("rebels", "A23-raid", ["raid", "decline"])
    play(game, "raid", "jerusalem_district")
    moves = ["underground:samaria>jerusalem_district", "underground:gaza>jerusalem_district"]
    assert offered(game) == moves  # the new Base of Gaza is a camp too
    play(game, moves[1])
    assert offered(game) == ["sabotage", "decline"]
    play(game, "sabotage")
    assert at_opposition(game) == {"samaria", "jerusalem_district"}
    assert prompt(game) == "raid-space"
    play(game, "done")
    assert is_done(game)


@BOTH
@pytest.mark.covers("A23 shaded")
def test_a23_shaded_a_die_above_the_bases_does_nothing(by: str) -> None:
    game = event("A23", "shaded", COMMANDED, by=by, dice=["die:3"])
    assert is_done(game)
    assert stands(game, "samaria") == {"base": 1, "underground": 2}


@pytest.mark.parametrize(
    ("force", "die", "granted"),
    [
        ({"unshaded": ["A2"]}, "die:1", True),
        ({"unshaded": ["A2"]}, "die:2", False),
        ({"shaded": ["A2"]}, "die:3", True),
        ({"shaded": ["A2"]}, "die:4", False),
    ],
)
@pytest.mark.covers("A23 shaded", "A2 unshaded", "A2 shaded", "tip A2")
def test_a23_shaded_the_roll_is_changed_by_a2(force: dict[str, Any], die: str, granted: bool) -> None:
    game = event("A23", "shaded", COMMANDED, by="rebels", dice=[die], **force)
    assert is_done(game) is not granted


@pytest.mark.covers("A23 shaded", "R-C4")
def test_a23_shaded_each_part_is_optional() -> None:
    game = play(event("A23", "shaded", COMMANDED, dice=["die:1"]), "done", "done")
    assert offered(game) == ["raid", "decline"]
    raided = play(game.clone(), "raid")
    assert (raided.actor, prompt(raided)) == ("rebels", "raid-space")
    play(game, "decline")
    assert is_done(game)
    assert state(game).available[3] == 3


@pytest.mark.covers("A23 shaded", "A8 unshaded")
def test_a23_shaded_a8_unshaded_leaves_the_raid_one_space() -> None:
    game = event("A23", "shaded", COMMANDED, by="rebels", dice=["die:1"], unshaded=["A8"])
    play(game, "done", "done", "raid", "lydda", "done", "decline")
    assert is_done(game)
    free = event("A23", "shaded", COMMANDED, by="rebels", dice=["die:1"])
    play(free, "done", "done", "raid", "lydda", "done", "decline")
    assert prompt(free) == "raid-space"


@pytest.mark.covers("A23 shaded", "A15 unshaded")
def test_a23_shaded_a15_unshaded_keeps_the_raid_off_railways_next_to_a_curfew() -> None:
    spaces: Spaces = {**COMMANDED, "haifa": {"police": 1, "curfews": True}}
    game = event("A23", "shaded", spaces, by="rebels", dice=["die:1"], unshaded=["A15"])
    play(game, "done", "done", "raid")
    assert not {HAIFA_TEL_AVIV, "railway_haifa_syria"} & offered_spaces(game)
    free = event("A23", "shaded", spaces, by="rebels", dice=["die:1"])
    play(free, "done", "done", "raid")
    assert {HAIFA_TEL_AVIV, "railway_haifa_syria"} <= offered_spaces(free)


@pytest.mark.covers("A23 shaded", "R-C16")
def test_a23_shaded_without_guerrillas_by_a_base_there_is_no_raid() -> None:
    game = event("A23", "shaded", {"syria": {"bases": 1}, "gaza": {"underground": 1}}, dice=["die:1"])
    assert prompt(game) == "mobilize-space"
    play(game, "lebanon", "done")
    assert is_done(game)


# -- A24 Tensions in Europe ------------------------------------------------------------------------------------------

MUNICH = ["A1", "A2", "A3", "A4", "A34", "A5", "A6", "A24"]
GARRISONS: Spaces = {
    "haifa": {"troops": 2, "police": 1, "underground": 1},
    "gaza": {"troops": 2, "underground": 2, "curfews": True},
    "lydda": {"troops": 2},
}


def tensions(spaces: Spaces = GARRISONS, *, munich: bool = False, by: str = "british", **rest: Any) -> Game:
    """A24 has just been revealed, before or after A34."""
    return table(spaces, by=by, stage="mandatory", played=MUNICH if munich else ["A24"], **rest)


@BOTH
@pytest.mark.covers("5.4", "tip A24", "R-C5", "R-A9", "R-A19")
def test_a24_before_munich_one_punish_and_three_troops_gone(by: str) -> None:
    game = tensions(by=by, punishments=["detain"])
    assert (game.actor, prompt(game), offered(game)) == ("british", "A24-punish", ["punish", "decline"])
    play(game, "punish")
    assert (game.actor, offered(game)) == ("british", ["lydda", "gaza", "haifa"])
    play(game, "gaza", "haifa")
    assert (state(game).prison_guerrillas, at_opposition(game)) == (2, {"gaza", "haifa"})
    assert (game.actor, offered(game)) == ("british", ["troop:lydda", "troop:gaza", "troop:haifa"])
    play(game, "troop:lydda", "troop:haifa")
    assert offered(game) == ["troop:lydda", "troop:gaza", "troop:haifa"]
    play(game, "troop:haifa")
    assert (game.actor, is_done(game)) == ("british", True)
    assert [stands(game, name).get("troop", 0) for name in GARRISONS] == [0, 2, 1]
    assert (state(game).out_of_play, state(game).available[0]) == (8, 4)


@pytest.mark.covers("5.4", "tip A24", "R-A19", "R-C11")
def test_a24_after_munich_two_punishes_and_five_troops_gone() -> None:
    game = tensions(munich=True, out_of_play=0, punishments=["detain", "demolish"])
    play(game, "punish", "demolish", "detain", "gaza", "done")
    assert (game.actor, prompt(game), offered(game)) == ("british", "A24-punish", ["punish", "decline"])
    play(game, "punish")
    assert offered(game) == ["lydda", "gaza", "haifa"]  # the same space again, with the chit that is left
    play(game, "gaza", "done")
    assert stands(game, "gaza") == {"troop": 2, "underground": 2, "curfew": True}
    assert at_opposition(game) == set()
    assert (state(game).prison_guerrillas, game.position()["punishments_pool"]) == (1, [])
    play(game, "troop:gaza", "troop:gaza", "troop:lydda", "troop:lydda")  # and one of Haifa's
    assert is_done(game)
    assert (state(game).out_of_play, stands(game, "haifa")["troop"]) == (5, 1)
    assert stands(game, "gaza") == {"underground": 2}  # 1.12: nobody is left to keep the Curfew


@pytest.mark.parametrize("other", ["A33", "A35"])
@pytest.mark.covers("tip A24", "R-A19")
def test_a24_another_propaganda_card_is_not_munich(other: str) -> None:
    played = ["A1", "A2", "A3", "A4", other, "A5", "A6", "A24"]
    game = table(GARRISONS, stage="mandatory", played=played)
    play(game, "decline", "troop:gaza", "troop:gaza", "troop:haifa")
    assert is_done(game)
    assert state(game).out_of_play == 8


@pytest.mark.covers("5.4", "tip A24", "R-C4")
def test_a24_each_punish_may_be_declined_and_the_troops_may_not() -> None:
    game = play(tensions(munich=True), "decline")
    assert prompt(game) == "A24-punish"
    play(game, "decline")
    assert offered(game) == ["troop:lydda", "troop:gaza", "troop:haifa"]
    assert len(EVERYTHING) == len(state(game).punishments_pool)


@pytest.mark.covers("tip A24", "R-A9", "1.7.1")
def test_a24_a_held_chit_may_be_used_and_two_are_drawn() -> None:
    game = play(tensions(punishments_held=["fine"], punishments=EVERYTHING[:5]), "punish")
    assert (game.actor, offered(game)) == ("chance", ["detain", "demolish", "fine"])
    play(game, "detain", "demolish")
    assert (game.actor, offered(game)) == ("british", ["detain", "demolish", "held-fine"])


@pytest.mark.covers("tip A24", "A18 unshaded", "R-C11")
def test_a24_with_a18_the_british_choose_their_chits() -> None:
    game = play(tensions(unshaded=["A18"]), "punish")
    assert (game.actor, offered(game)) == ("british", ["detain", "demolish", "fine"])


@pytest.mark.covers("tip A24", "R-A9", "R-C16")
def test_a24_without_chits_or_without_troops_in_a_district_or_city_there_is_no_punish() -> None:
    assert prompt(tensions(punishments=[])) == "A24-troop"
    game = tensions({HAIFA_TEL_AVIV: {"troops": 4}})
    assert is_done(game)  # all alike: three of the four went by themselves
    assert stands(game, HAIFA_TEL_AVIV) == {"troop": 1}


@pytest.mark.parametrize(("munich", "out"), [(False, 5), (True, 5)])
@pytest.mark.covers("tip A24", "5.1.3")
def test_a24_takes_as_many_troops_as_there_are(munich: bool, out: int) -> None:
    game = play(tensions({"gaza": {"troops": 2}}, munich=munich), *["decline"] * (1 + munich))
    assert is_done(game)
    assert (state(game).out_of_play, stands(game, "gaza")) == (out + 2, {})
    game = tensions({"gaza": {"police": 2}}, munich=munich)
    assert is_done(game)
    assert (state(game).out_of_play, stands(game, "gaza")) == (out, {"police": 2})


@BOTH
@pytest.mark.covers("5.4", "R-C14")
def test_a24_then_the_first_eligible_acts_and_the_event_box_is_closed_to_both(by: str) -> None:
    game = play(tensions({"gaza": {"police": 2, "underground": 1}}, by=by), "end-turn")
    assert (game.actor, offered(game)) == (by, ["limited-op", "op-special"])
    play(game, "limited-op", "pass")
    while not is_done(game):
        play(game, offered(game)[-1])
    play(game, "end-turn")
    other = "rebels" if by == "british" else "british"
    assert (game.actor, prompt(game)) == (other, "choose-operation")  # the only box that is left


@pytest.mark.covers("5.4", "R-A1")
def test_a24_happens_as_it_is_revealed_before_the_rebels_draw_a_chit() -> None:
    game = table(GARRISONS, by="rebels", chit=None, stage="reveal", played=["A1"])
    play(game, "card:A24")
    assert (game.actor, prompt(game)) == ("british", "A24-punish")
    assert len(state(game).operations_pool) == 9
