"""Event cards J17 to J24, both sides, as each faction plays them."""

from __future__ import annotations

from typing import Any

import pytest

from coinbox import Game
from tests.japanese_occupation.table import (
    Spaces,
    at_opposition,
    event,
    is_done,
    is_over,
    offered,
    offered_spaces,
    play,
    prompt,
    space,
    stands,
    state,
    table,
)

BOTH = pytest.mark.parametrize("by", ["british", "japanese"])
TROOP, POLICE, MPAJA, CACHE, OTHER, FORCE_136 = range(6)
CAMPAIGN = ["J1", "J2", "J3", "J4", "J33"]
RAILWAYS = [f"r{i}" for i in range(1, 9)]
LEVELLED = [
    *("kedah", "perak", "kelantan", "trengganu", "pahang", "selangor", "kuala_lumpur", "negri_sembilan", "johore"),
]
SPACES = [*LEVELLED, "ec_north", "ec_south"]


def revealed(game: Game) -> dict[str, str]:
    """The spaces with a revealed Intel chit, and its value."""
    return {name: chit[6:] for name in SPACES for chit in space(game, name) if chit.startswith("intel_")}


# -- J17 Burma Theater -----------------------------------------------------------------------------------------------

GARRISONS: Spaces = {
    "perak": {"troops": 2, "police": 1},
    "johore": {"troops": 1},
    "ec_north": {"troops": 2},
    "kuala_lumpur": {"troops": 1},
}


@BOTH
@pytest.mark.covers("J17 execute", "tip J17", "R-C5", "6.7.1")
def test_j17_whoever_plays_it_picks_the_three_troops(by: str) -> None:
    game = event("J17", "execute", GARRISONS, by=by, zipper="18")
    assert game.position()["zipper"] == "12"
    assert (game.actor, offered(game)) == (by, ["perak", "kuala_lumpur", "johore", "ec_north"])
    play(game, "perak", "perak")
    assert offered(game) == ["kuala_lumpur", "johore", "ec_north"]
    play(game, "ec_north")
    assert is_over(game)
    assert (stands(game, "perak"), stands(game, "ec_north")) == ({"police": 1}, {"troop": 1})
    assert (state(game).burma_troops, state(game).available[TROOP]) == (3, 9)


def next_card(game: Game) -> Game:
    """Decline whatever may be declined and end each turn and phase, until a card is to be revealed."""
    while prompt(game) != "next-card":
        play(game, offered(game)[-1])
    return game


@pytest.mark.parametrize(
    ("zipper", "after", "boxes"),
    [
        ("delay", "delay", ["6", "12"]),
        ("6", "delay", ["6", "12"]),
        ("12", "6", ["12"]),
        ("18", "12", []),
        ("ready", "18", []),
    ],
)
@pytest.mark.covers("J17 execute", "R-J11", "6.7.2")
def test_j17_a_box_that_the_zipper_leaves_takes_an_available_cache_back(
    zipper: str, after: str, boxes: list[str]
) -> None:
    game = event("J17", "execute", {"kedah": {"caches": 1}, "johore": {"troops": 3}}, zipper=zipper)
    assert is_over(game)
    assert (game.position()["zipper"], game.position()["zipper_caches"]) == (after, boxes)
    assert state(game).available[CACHE] == 4 - len(boxes)
    assert (stands(game, "kedah"), stands(game, "johore")) == ({"supply_cache": 1}, {})


@BOTH
@pytest.mark.covers("J17 execute", "R-J11", "6.7.2")
def test_j17_with_no_cache_available_the_british_choose_one_on_the_map(by: str) -> None:
    spaces: Spaces = {name: {"caches": 1} for name in ("kedah", "perak", "pahang", "johore")}
    game = event("J17", "execute", {**spaces, "ec_south": {"troops": 4}}, by=by, zipper="6")
    assert (game.actor, prompt(game)) == ("british", "zipper-cache")
    assert offered(game) == ["kedah", "perak", "pahang", "johore"]
    play(game, "pahang")
    assert is_over(game)
    assert (stands(game, "pahang"), stands(game, "ec_south")) == ({}, {"troop": 1})
    assert game.position()["zipper_caches"] == ["6", "12"]


@pytest.mark.covers("J17 execute", "R-J11")
def test_j17_with_no_cache_left_the_box_stays_empty() -> None:
    game = event("J17", "execute", {"perak": {"troops": 3}}, zipper="6", lost_caches=4)
    assert is_over(game)
    assert (game.position()["zipper"], game.position()["zipper_caches"]) == ("delay", ["12"])
    assert state(game).burma_troops == 3


@BOTH
@pytest.mark.covers("J17 execute", "5.1.3", "R-C16")
def test_j17_takes_as_many_troops_as_there_are(by: str) -> None:
    game = play(event("J17", "execute", {"perak": {"troops": 1}, "johore": {"troops": 1}}, by=by), "johore")
    assert is_over(game)
    assert (state(game).burma_troops, stands(game, "perak")) == (2, {})
    game = event("J17", "execute", {"perak": {"police": 2}}, by=by, zipper="18")
    assert is_over(game)
    assert (state(game).burma_troops, stands(game, "perak")) == (0, {"police": 2})
    assert game.position()["zipper"] == "12"


@pytest.mark.covers("J17 execute", "1.15", "R-J6")
def test_j17_a_new_village_left_to_the_british_is_lost() -> None:
    spaces: Spaces = {
        "perak": {"troops": 1, "caches": 1, "new_villages": True},
        "johore": {"troops": 1, "police": 1, "mpaja_underground": 1, "new_villages": True},
        "kelantan": {"troops": 1, "new_villages": True},
    }
    game = event("J17", "execute", spaces)
    play(game, "perak", "johore")
    assert is_over(game)
    assert stands(game, "perak") == {"supply_cache": 1}
    assert stands(game, "johore") == {"police": 1, "mpaja_underground": 1, "new_village": True}
    assert stands(game, "kelantan") == {"new_village": True}


@pytest.mark.covers("J17 execute", "6.6")
def test_j17_the_troops_are_back_in_kuala_lumpur_with_the_next_reset() -> None:
    game = table(GARRISONS, by="japanese", played=["J1", "J2", "J3", "J17"])
    play(game, "event", "execute", "johore", "ec_north", "ec_north", "end-turn")
    play(next_card(play(game, "limited-op", "pass")), "card:J33")
    while state(game).burma_troops and prompt(game) != "next-card":
        assert stands(game, "kuala_lumpur") == {"troop": 1}
        play(game, offered(game)[-1])
    assert prompt(game) == "end-phase"  # the Reset phase is the last one
    assert (stands(game, "kuala_lumpur"), state(game).burma_troops) == ({"troop": 4}, 0)
    assert prompt(next_card(game)) == "next-card"
    assert stands(game, "kuala_lumpur") == {"troop": 4}


@pytest.mark.covers("J17 execute", "6.6")
def test_j17_reset_brings_back_only_what_lies_on_the_card() -> None:
    game = table({"perak": {"troops": 1}}, stage="reset", played=CAMPAIGN, burma_troops=2)
    assert is_over(game)
    assert (stands(game, "kuala_lumpur"), stands(game, "perak")) == ({"troop": 2}, {"troop": 1})


@pytest.mark.covers("J17 execute", "5.2")
def test_j17_has_one_side() -> None:
    assert offered(play(table({}, card="J17"), "event")) == ["execute", "pass"]


# -- J18 Thai Administration -----------------------------------------------------------------------------------------


@BOTH
@pytest.mark.covers("J18 unshaded", "R-C5", "1.3.3", "1.4.3")
def test_j18_unshaded_the_british_place_up_to_three_non_mpaja_guerrillas_next_to_thailand(by: str) -> None:
    game = event("J18", "unshaded", {}, by=by)
    assert (game.actor, offered(game)) == ("british", ["kedah", "perak", "kelantan", "done"])
    play(game, "kelantan", "kedah")
    assert (game.actor, offered(game)) == ("british", ["kedah", "perak", "kelantan", "done"])
    play(game, "kelantan")
    assert is_over(game)
    assert stands(game, "kelantan") == {"non_mpaja_underground": 2}
    assert stands(game, "kedah") == {"non_mpaja_underground": 1}
    assert (state(game).available[OTHER], state(game).available[MPAJA]) == (1, 10)


@BOTH
@pytest.mark.covers("J18 unshaded", "R-C4")
def test_j18_unshaded_may_stop_early_and_be_declined(by: str) -> None:
    assert stands(play(event("J18", "unshaded", {}, by=by), "done"), "perak") == {}
    game = play(event("J18", "unshaded", {}, by=by), "perak", "done")
    assert is_over(game)
    assert stands(game, "perak") == {"non_mpaja_underground": 1}


@BOTH
@pytest.mark.covers("J18 unshaded", "R-C2", "1.4.1")
def test_j18_unshaded_with_none_available_the_british_may_take_their_own_from_the_map(by: str) -> None:
    spaces: Spaces = {
        "johore": {"non_mpaja_active": 2, "mpaja_underground": 1},
        "pahang": {"non_mpaja_underground": 1},
        "perak": {"non_mpaja_underground": 1},
    }
    game = play(event("J18", "unshaded", spaces, by=by), "kedah")
    assert (game.actor, prompt(game)) == ("british", "take-from-map")
    pieces = ["non_mpaja_underground:perak", "non_mpaja_underground:pahang", "non_mpaja_active:johore"]
    assert offered(game) == [*pieces, "done"]
    play(game, "non_mpaja_active:johore", "kedah", "done", "done")
    assert is_over(game)
    assert stands(game, "kedah") == {"non_mpaja_underground": 1}
    assert stands(game, "johore") == {"non_mpaja_active": 1, "mpaja_underground": 1}


@pytest.mark.covers("J18 unshaded", "1.15", "R-J6")
def test_j18_unshaded_a_guerrilla_alone_ends_a_new_village() -> None:
    spaces: Spaces = {"kelantan": {"new_villages": True}, "perak": {"new_villages": True, "police": 1}}
    game = play(event("J18", "unshaded", spaces), "kelantan", "perak", "done")
    assert is_over(game)
    assert stands(game, "kelantan") == {"non_mpaja_underground": 1}
    assert stands(game, "perak") == {"police": 1, "non_mpaja_underground": 1, "new_village": True}


NORTH: Spaces = {
    "kedah": {"troops": 2, "mpaja_underground": 1, "non_mpaja_active": 1, "opposition": True},
    "perak": {"troops": 1, "police": 1, "mpaja_active": 1, "caches": 1},
    "kelantan": {"kempeitai": 1, "non_mpaja_underground": 1, "force_136": 1, "camps": True},
    "trengganu": {"troops": 1, "mpaja_underground": 1},
    "ec_north": {"troops": 1, "mpaja_active": 1},
}


@BOTH
@pytest.mark.covers("J18 shaded", "tip J18", "R-C5", "1.3.3")
def test_j18_shaded_the_japanese_remove_a_guerrilla_from_each_space_and_all_troops_leave(by: str) -> None:
    game = event("J18", "shaded", NORTH, by=by)
    assert game.actor == "japanese"
    assert offered(game) == ["mpaja_underground:kedah", "non_mpaja_active:kedah", "done"]
    play(game, "mpaja_underground:kedah")
    assert (game.actor, offered(game)) == ("japanese", ["mpaja_active:perak", "done"])
    play(game, "mpaja_active:perak")
    assert (game.actor, offered(game)) == ("japanese", ["non_mpaja_underground:kelantan", "done"])
    assert stands(game, "kuala_lumpur") == {}
    play(game, "non_mpaja_underground:kelantan")
    assert is_over(game)
    assert stands(game, "kedah") == {"non_mpaja_active": 1}
    assert stands(game, "perak") == {"police": 1, "supply_cache": 1}
    assert stands(game, "kelantan") == {"kempeitai": 1, "force_136": 1, "jungle_camp": True}
    assert stands(game, "trengganu") == {"troop": 1, "mpaja_underground": 1}
    assert stands(game, "ec_north") == {"troop": 1, "mpaja_active": 1}
    assert stands(game, "kuala_lumpur") == {"troop": 3}
    assert at_opposition(game) == {"kedah"}


@BOTH
@pytest.mark.covers("J18 shaded", "R-C4")
def test_j18_shaded_each_removal_may_be_left_and_the_troops_must_go(by: str) -> None:
    game = play(event("J18", "shaded", NORTH, by=by), "done", "done", "done")
    assert is_over(game)
    assert stands(game, "kedah") == {"mpaja_underground": 1, "non_mpaja_active": 1}
    assert stands(game, "kuala_lumpur") == {"troop": 3}


@pytest.mark.covers("J18 shaded", "R-C16")
def test_j18_shaded_the_troops_leave_even_where_no_guerrilla_is() -> None:
    game = event("J18", "shaded", {"kelantan": {"troops": 2}, "selangor": {"mpaja_active": 1, "troops": 1}})
    assert is_over(game)
    assert (stands(game, "kelantan"), stands(game, "kuala_lumpur")) == ({}, {"troop": 2})
    assert stands(game, "selangor") == {"troop": 1, "mpaja_active": 1}
    assert is_over(event("J18", "shaded", {"johore": {"troops": 1}}))


@pytest.mark.covers("J18 shaded", "1.15", "R-J6")
def test_j18_shaded_a_new_village_without_its_troops_stays_only_if_no_british_force_does() -> None:
    spaces: Spaces = {
        "perak": {"troops": 1, "mpaja_underground": 1, "new_villages": True},
        "kelantan": {"troops": 1, "mpaja_underground": 2, "new_villages": True},
    }
    game = play(event("J18", "shaded", spaces), "mpaja_underground:perak", "mpaja_underground:kelantan")
    assert is_over(game)
    assert stands(game, "perak") == {"new_village": True}
    assert stands(game, "kelantan") == {"mpaja_underground": 1}


# -- J19 Radios ------------------------------------------------------------------------------------------------------

OPERATIVES: Spaces = {
    "kedah": {"force_136": 1, "mpaja_underground": 1},
    "perak": {"mpaja_underground": 1},
    "trengganu": {"force_136": 1, "non_mpaja_underground": 1},
    "johore": {"force_136": 1, "mpaja_underground": 1},
    "negri_sembilan": {"mpaja_underground": 1},
}


@BOTH
@pytest.mark.parametrize("card", ["J19", "J22"])
@pytest.mark.parametrize("side", ["unshaded", "shaded"])
@pytest.mark.covers("J19 unshaded", "J19 shaded", "J22 unshaded", "J22 shaded", "5.3")
def test_j19_and_j22_stay_in_force_whoever_plays_them(by: str, card: str, side: str) -> None:
    game = event(card, side, OPERATIVES, by=by)
    assert is_over(game)
    position = game.position()
    assert (position["unshaded"], position["shaded"]) == (([card], []) if side == "unshaded" else ([], [card]))


def gathering(spaces: Spaces = OPERATIVES, **rest: Any) -> Game:
    """The British begin a Contact with a Gather."""
    return play(table(spaces, **rest), "op-special", "contact", "gather")


@pytest.mark.covers("J19 unshaded", "4.2.2")
def test_j19_unshaded_gather_may_select_three_spaces() -> None:
    game = gathering(unshaded=["J19"])
    assert offered(game) == ["kedah", "trengganu", "johore"]  # only where Force 136 is
    play(game, "kedah", "kedah", "intel-0", "perak", "intel-1", "trengganu", "trengganu", "intel-2")
    assert (prompt(game), offered(game)) == ("gather-space", ["johore", "done"])
    play(game, "johore")  # the last one by itself
    assert (prompt(game), offered(game)) == ("gather-where", ["negri_sembilan", "johore", "done"])
    play(game, "negri_sembilan", "intel-2", "johore", "intel-1")
    assert prompt(game) == "contact-move"
    values = {"kedah": "0", "perak": "1", "trengganu": "2", "negri_sembilan": "2", "johore": "1"}
    assert revealed(game) == values
    assert stands(game, "perak") == {"mpaja_active": 1, "intel_1": True}


@pytest.mark.covers("J19 unshaded", "4.2.2")
def test_j19_unshaded_is_needed_for_a_third_space_and_need_not_be_used_up() -> None:
    answers = ("kedah", "done", "trengganu", "done")
    assert prompt(play(gathering(), *answers)) == "contact-move"
    game = play(gathering(unshaded=["J19"]), *answers)
    assert prompt(game) == "gather-space"
    assert prompt(play(game, "done")) == "contact-move"


@pytest.mark.parametrize("card", ["J7", "J25"])
@pytest.mark.covers("J19 unshaded", "R-C11", "J7 unshaded", "J25 unshaded")
def test_j19_unshaded_holds_for_a_gather_that_a_card_grants(card: str) -> None:
    game = event(card, "unshaded", OPERATIVES, unshaded=["J19"], by="japanese")
    if card == "J25":
        play(game, "decline")
    play(game, "gather", "kedah", "done", "trengganu", "done")
    assert (game.actor, prompt(game), offered(game)) == ("british", "gather-space", ["johore", "done"])


@pytest.mark.covers("J19 shaded", "tip J19", "4.2.2")
def test_j19_shaded_the_neighbours_of_one_selected_space_only() -> None:
    game = play(gathering(shaded=["J19"]), "johore")
    assert offered(game) == ["negri_sembilan", "johore", "done"]
    play(game, "negri_sembilan", "intel-1", "johore", "intel-2")
    assert offered(game) == ["kedah", "trengganu", "done"]
    play(game, "kedah")
    assert (prompt(game), offered(game)) == ("gather-where", ["kedah", "done"])  # Perak is next to Kedah
    play(game, "kedah", "intel-0")
    assert prompt(game) == "contact-move"
    assert revealed(game) == {"negri_sembilan": "1", "johore": "2", "kedah": "0"}


@pytest.mark.covers("J19 shaded", "tip J19")
def test_j19_shaded_the_space_whose_neighbours_are_used_may_be_the_second() -> None:
    game = play(gathering(shaded=["J19"]), "johore", "johore", "intel-1", "done", "kedah")
    assert offered(game) == ["kedah", "perak", "done"]
    play(game, "perak", "intel-1")
    assert offered(game) == ["kedah", "done"]  # in the selected space as well


@pytest.mark.covers("J19 shaded", "tip J19")
def test_j19_shaded_all_neighbours_of_that_one_space_may_be_used() -> None:
    spaces: Spaces = {
        "perak": {"force_136": 1},
        "kedah": {"mpaja_underground": 1},
        "kelantan": {"mpaja_underground": 1},
        "pahang": {"mpaja_underground": 1},
        "johore": {"force_136": 1, "mpaja_underground": 1},
        "negri_sembilan": {"mpaja_underground": 1},
    }
    game = play(gathering(spaces, shaded=["J19"]), "perak", "kelantan", "intel-1", "kedah", "intel-1")
    assert offered(game) == ["pahang", "done"]
    play(game, "done", "johore")
    assert offered(game) == ["johore", "done"]  # neither Pahang nor Negri Sembilan


@pytest.mark.covers("J19 shaded", "4.2.2")
def test_j19_shaded_two_spaces_are_still_two() -> None:
    game = play(gathering(shaded=["J19"]), "kedah", "done", "johore", "done")
    assert prompt(game) == "contact-move"
    free = play(gathering(), "johore", "negri_sembilan", "intel-1", "done", "kedah")
    assert offered(free) == ["kedah", "perak", "done"]  # without the card both have neighbours


@pytest.mark.covers("J19 shaded", "R-C11", "J7 unshaded")
def test_j19_shaded_holds_for_a_gather_that_a_card_grants() -> None:
    game = event("J7", "unshaded", OPERATIVES, shaded=["J19"])
    play(game, "gather", "johore", "negri_sembilan", "intel-1", "done", "kedah")
    assert offered(game) == ["kedah", "done"]


# -- J20 Lim Bo Seng -------------------------------------------------------------------------------------------------

SINGAPORE: Spaces = {
    "kedah": {"force_136": 1},
    "ec_south": {"force_136": 1},
    "perak": {"intel": 2, "revealed": True},
    "johore": {"intel": 3},
}


@BOTH
@pytest.mark.covers("J20 unshaded", "R-C5", "R-J8", "R-J14")
def test_j20_unshaded_a_force_136_for_two_intel_chits(by: str) -> None:
    game = event("J20", "unshaded", SINGAPORE, by=by, resistance=10)
    assert (game.actor, offered(game)) == (by, ["force_136:kedah", "force_136:ec_south"])
    play(game, "force_136:ec_south")
    assert state(game).available[FORCE_136] == 2
    assert (game.actor, offered(game)) == (by, [name for name in LEVELLED if name != "perak"])
    play(game, "kuala_lumpur")
    assert (game.actor, prompt(game)) == ("chance", "draw-intel")
    play(game, "intel-0")
    assert (game.actor, offered(game)) == (by, [name for name in LEVELLED if name not in ("perak", "kuala_lumpur")])
    play(game, "johore")  # seen before: nothing is drawn
    assert is_over(game)
    assert revealed(game) == {"perak": "1", "kuala_lumpur": "0", "johore": "2"}
    assert (state(game).resistance, stands(game, "kedah")) == (10, {"force_136": 1})


@BOTH
@pytest.mark.covers("J20 unshaded", "R-C16")
def test_j20_unshaded_without_a_force_136_on_the_map_nothing_is_revealed(by: str) -> None:
    game = event("J20", "unshaded", {"kedah": {"mpaja_underground": 1}}, by=by)
    assert is_over(game)
    assert (revealed(game), state(game).available[FORCE_136]) == ({}, 3)


VALUES = dict(zip(LEVELLED, (1, 1, 1, 2, 2, 2, 3, 3, 3), strict=True))
"""The Intel chits of the cup, one for each space, as positions write them."""


def known(concealed: tuple[str, ...] = ()) -> Spaces:
    """All Intel chits revealed but these, of which nothing is known."""
    return {name: {"intel": value, "revealed": True} for name, value in VALUES.items() if name not in concealed}


@pytest.mark.parametrize(("concealed", "now"), [(("johore",), 9), ((), 9), (("johore", "kedah", "perak"), 8)])
@pytest.mark.covers("J20 unshaded", "5.1.3")
def test_j20_unshaded_reveals_as_many_chits_as_are_concealed(concealed: tuple[str, ...], now: int) -> None:
    game = event("J20", "unshaded", {**known(concealed), "ec_north": {"force_136": 1}}, dice=["intel-0", "intel-0"])
    while not is_done(game):
        play(game, offered(game)[0])
    assert is_over(game)
    assert (len(revealed(game)), state(game).available[FORCE_136]) == (now, 3)


@BOTH
@pytest.mark.parametrize(("chit", "resistance"), [("intel-0", 10), ("intel-1", 9), ("intel-2", 8)])
@pytest.mark.covers("J20 shaded", "tip J20", "R-C5", "R-J8", "R-J14")
def test_j20_shaded_a_force_136_and_a_concealed_chit_that_costs_its_value(by: str, chit: str, resistance: int) -> None:
    game = event("J20", "shaded", SINGAPORE, by=by, resistance=10)
    assert (game.actor, offered(game)) == (by, ["force_136:kedah", "force_136:ec_south"])
    play(game, "force_136:kedah")
    assert (game.actor, offered(game)) == (by, [name for name in LEVELLED if name != "perak"])
    play(game, "selangor", chit)
    assert is_over(game)
    assert (state(game).resistance, state(game).available[FORCE_136]) == (resistance, 2)
    assert "intel" not in space(game, "selangor")
    assert revealed(game) == {"perak": "1"}


@pytest.mark.covers("J20 shaded", "5.1.1", "1.13", "R-J14")
def test_j20_shaded_takes_a_chit_of_known_value_and_stays_on_the_track() -> None:
    game = play(event("J20", "shaded", SINGAPORE, resistance=1), "force_136:kedah", "johore")
    assert is_over(game)
    assert state(game).resistance == 0


@BOTH
@pytest.mark.covers("J20 shaded", "R-C16")
def test_j20_shaded_the_chit_goes_even_without_a_force_136(by: str) -> None:
    game = event("J20", "shaded", {}, by=by, resistance=5)
    assert (game.actor, offered(game)) == (by, LEVELLED)
    play(game, "trengganu", "intel-2")
    assert is_over(game)
    assert state(game).resistance == 3


@BOTH
@pytest.mark.covers("J20 shaded", "R-C16")
def test_j20_shaded_the_force_136_goes_even_without_a_concealed_chit(by: str) -> None:
    game = event("J20", "shaded", {**known(), "ec_north": {"force_136": 1}}, by=by, resistance=5)
    assert is_over(game)
    assert (state(game).resistance, state(game).available[FORCE_136], len(revealed(game))) == (5, 3, 9)


@pytest.mark.covers("J20 shaded", "tip J20", "4.2.2", "R-J14")
def test_j20_shaded_nobody_gathers_where_the_chit_is_gone_and_its_value_is_out_of_the_cup() -> None:
    spaces: Spaces = {
        "kedah": {"force_136": 1, "mpaja_underground": 1, "intel": 3, "intel_gone": True},
        "perak": {"mpaja_underground": 1},
        "johore": {"intel": 3, "revealed": True},
        "pahang": {"intel": 3, "revealed": True},
    }
    game = gathering(spaces)
    assert (prompt(game), offered(game)) == ("gather-where", ["perak", "done"])
    play(game, "perak")
    assert (game.actor, offered(game)) == ("chance", ["intel-0", "intel-1"])


@pytest.mark.parametrize(("chit", "resistance"), [("intel_gone", 7), ("revealed", 9)])
@pytest.mark.covers("J20 shaded", "6.2.1")
def test_j20_shaded_a_chit_that_is_gone_brings_no_resistance(chit: str, resistance: int) -> None:
    game = table({"kedah": {"intel": 3, chit: True}}, stage="resistance", played=CAMPAIGN, resistance=10)
    assert state(game).resistance == resistance  # 16 Neutral Population cost 3


@pytest.mark.covers("J20 shaded", "tip J20", "6.6")
def test_j20_shaded_reset_puts_the_chit_back() -> None:
    spaces: Spaces = {"kedah": {"intel": 3, "intel_gone": True}, "perak": {"intel": 3, "revealed": True}}
    game = table(spaces, stage="reset", played=CAMPAIGN)
    assert is_over(game)
    assert "intel" in space(game, "kedah")
    assert (revealed(game), state(game).intel) == ({}, [0] * 11)


# -- J21 Malay Collaboration -----------------------------------------------------------------------------------------

SCATTERED: Spaces = {
    "kedah": {"non_mpaja_underground": 1, "mpaja_underground": 1},
    "johore": {"non_mpaja_active": 1, "troops": 1},
}


@BOTH
@pytest.mark.covers("J21 unshaded", "R-C5", "1.4.3")
def test_j21_unshaded_the_british_place_all_non_mpaja_guerrillas_anywhere(by: str) -> None:
    game = event("J21", "unshaded", SCATTERED, by=by)
    assert (game.actor, offered(game)) == ("british", [*SPACES, "done"])
    play(game, "ec_south", "ec_south", "kuala_lumpur")
    assert (game.actor, offered(game)) == ("british", ["non_mpaja_underground:kedah", "non_mpaja_active:johore"])
    play(game, "non_mpaja_active:johore", "kuala_lumpur")
    assert is_over(game)  # the one of Kedah was the last
    assert stands(game, "ec_south") == {"non_mpaja_underground": 2}
    assert stands(game, "kuala_lumpur") == {"non_mpaja_underground": 2}
    assert (stands(game, "kedah"), stands(game, "johore")) == ({"mpaja_underground": 1}, {"troop": 1})


@BOTH
@pytest.mark.covers("J21 unshaded", "R-C4")
def test_j21_unshaded_may_stop_early_and_be_declined(by: str) -> None:
    declined = play(event("J21", "unshaded", SCATTERED, by=by), "done")
    assert is_over(declined)
    assert state(declined).available[OTHER] == 2
    game = play(event("J21", "unshaded", SCATTERED, by=by), "pahang", "done")
    assert is_over(game)
    assert (stands(game, "pahang"), state(game).available[OTHER]) == ({"non_mpaja_underground": 1}, 1)


@pytest.mark.covers("J21 unshaded", "1.4.3")
def test_j21_unshaded_those_on_the_map_may_be_placed_where_they_stood_underground() -> None:
    game = event("J21", "unshaded", {"kedah": {"non_mpaja_active": 4}})
    play(game, "kedah", "kedah", "kedah")
    assert stands(game, "kedah") == {"non_mpaja_underground": 3, "non_mpaja_active": 1}
    play(game, "kedah")
    assert is_over(game)
    assert stands(game, "kedah") == {"non_mpaja_underground": 4}


@pytest.mark.covers("J21 unshaded")
def test_j21_unshaded_each_guerrilla_is_placed_once() -> None:
    game = play(event("J21", "unshaded", {"kedah": {"non_mpaja_active": 1}}), "johore", "johore", "johore", "perak")
    assert is_over(game)  # three Available, and the one of Kedah
    assert stands(game, "johore") == {"non_mpaja_underground": 3}
    assert (stands(game, "perak"), stands(game, "kedah")) == ({"non_mpaja_underground": 1}, {})


@pytest.mark.covers("J21 unshaded", "1.15")
def test_j21_unshaded_a_guerrilla_alone_ends_a_new_village() -> None:
    spaces: Spaces = {"pahang": {"new_villages": True}, "johore": {"new_villages": True, "troops": 1}}
    game = play(event("J21", "unshaded", spaces), "pahang", "johore", "done")
    assert is_over(game)
    assert stands(game, "pahang") == {"non_mpaja_underground": 1}
    assert stands(game, "johore") == {"troop": 1, "non_mpaja_underground": 1, "new_village": True}


PROVINCES = [name for name in LEVELLED if name != "kuala_lumpur"]
KEMPEITAI: Spaces = {
    "johore": {"kempeitai": 1, "camps": True, "force_136": 1, "mpaja_underground": 1},
    "perak": {"kempeitai": 1, "police": 1, "intel": 2, "revealed": True},
    "kuala_lumpur": {"kempeitai": 1, "police": 1, "intel": 2, "revealed": True},
}


@BOTH
@pytest.mark.covers("J21 shaded", "R-C5", "R-C11", "R-C15", "R-J8", "4.3.3")
def test_j21_shaded_police_in_three_provinces_then_an_eliminate_of_the_japanese(by: str) -> None:
    game = event("J21", "shaded", KEMPEITAI, by=by)
    assert (game.actor, offered(game)) == (by, PROVINCES)
    play(game, "johore", "kedah")
    assert (game.actor, offered(game)) == (by, [name for name in PROVINCES if name not in ("johore", "kedah")])
    play(game, "perak")
    assert (game.actor, prompt(game), offered(game)) == ("japanese", "J21-eliminate", ["perak", "johore"])
    play(game, "johore", "die:1")  # and one for the new Police: more than one Guerrilla
    assert (game.actor, offered(game)) == ("japanese", ["remove-camp", "done"])
    play(game, "remove-camp")
    assert is_over(game)
    assert stands(game, "johore") == {"kempeitai": 1, "police": 1, "force_136": 1, "mpaja_underground": 1}
    assert (stands(game, "kedah"), stands(game, "perak")["police"]) == ({"police": 1}, 2)


@pytest.mark.covers("J21 shaded", "R-J8", "7.2")
def test_j21_shaded_the_eliminate_may_conceal_or_cost_a_force_136() -> None:
    game = play(event("J21", "shaded", KEMPEITAI, by="japanese"), "kedah", "pahang", "selangor")
    assert is_over(game)  # Perak alone qualifies, and its chit is all there is
    assert revealed(game) == {"kuala_lumpur": "1"}
    spaces: Spaces = {"johore": {"kempeitai": 1, "force_136": 2}}
    game = event("J21", "shaded", spaces, resistance=10, dice=["die:1"])
    play(game, "johore", "kedah", "pahang")
    assert (game.actor, offered(game)) == ("japanese", ["remove-force", "done"])
    play(game, "remove-force")
    assert is_over(game)
    assert (state(game).resistance, stands(game, "johore")["force_136"]) == (9, 1)


@pytest.mark.covers("J21 shaded", "R-C16")
def test_j21_shaded_without_a_kempeitai_at_police_in_a_province_there_is_no_eliminate() -> None:
    spaces: Spaces = {"kuala_lumpur": KEMPEITAI["kuala_lumpur"], "johore": {"kempeitai": 1, "camps": True}}
    game = play(event("J21", "shaded", spaces, by="japanese"), "kedah", "perak", "pahang")
    assert is_over(game)
    assert revealed(game) == {"kuala_lumpur": "1"}


@pytest.mark.covers("J21 shaded", "R-C2", "R-C4")
def test_j21_shaded_the_british_place_only_available_police() -> None:
    spaces: Spaces = {"ec_north": {"police": 5}}
    game = play(event("J21", "shaded", spaces), "kedah")
    assert is_over(game)
    assert (stands(game, "kedah"), stands(game, "ec_north")) == ({"police": 1}, {"police": 5})
    assert is_over(event("J21", "shaded", {"ec_north": {"police": 6}}))


@pytest.mark.covers("J21 shaded", "R-C2", "R-C4")
def test_j21_shaded_the_japanese_may_take_further_police_from_the_map() -> None:
    spaces: Spaces = {"ec_north": {"police": 4}, "ec_south": {"police": 1}}
    game = play(event("J21", "shaded", spaces, by="japanese"), "kedah", "perak")
    assert (game.actor, prompt(game)) == ("japanese", "take-from-map")
    assert offered(game) == ["police:kedah", "police:ec_north", "police:ec_south", "done"]
    play(game, "police:ec_north", "johore", "done")
    assert is_over(game)
    assert [stands(game, name) for name in ("kedah", "perak", "johore")] == [{"police": 1}, {"police": 1}, {}]
    assert stands(game, "ec_north") == {"police": 3}


@pytest.mark.covers("J21 shaded", "J22 shaded", "R-C11")
def test_j21_shaded_under_j22_the_japanese_choose_the_marker() -> None:
    game = event("J21", "shaded", KEMPEITAI, shaded=["J22"], dice=["die:6"], resistance=4)
    play(game, "johore", "kedah", "pahang", "johore")
    assert offered(game) == ["remove-camp", "remove-force", "done"]
    play(game, "remove-force")
    assert is_over(game)
    assert (state(game).resistance, "jungle_camp" in stands(game, "johore")) == (3, True)


# -- J22 Jikeidan System ---------------------------------------------------------------------------------------------


@pytest.mark.covers("J22 unshaded", "R-J18", "4.2.2")
def test_j22_unshaded_gather_does_not_activate() -> None:
    game = play(gathering(unshaded=["J22"]), "kedah", "kedah", "intel-2", "perak", "intel-1", "done")
    assert prompt(game) == "contact-move"
    assert stands(game, "kedah") == {"force_136": 1, "mpaja_underground": 1, "intel_2": True}
    assert stands(game, "perak") == {"mpaja_underground": 1, "intel_1": True}


@pytest.mark.covers("J22 unshaded", "R-J18")
def test_j22_unshaded_the_guerrilla_must_be_underground_all_the_same() -> None:
    spaces: Spaces = {"kedah": {"force_136": 1, "mpaja_active": 2}, "perak": {"non_mpaja_underground": 1}}
    game = play(gathering(spaces, unshaded=["J22"]))
    assert (prompt(game), offered(game)) == ("gather-where", ["perak", "done"])


@pytest.mark.covers("J22 unshaded", "R-J18", "R-C6")
def test_j22_unshaded_the_same_guerrilla_can_gather_and_then_act() -> None:
    spaces: Spaces = {"kedah": {"force_136": 1, "mpaja_underground": 1}}
    game = play(table(spaces, unshaded=["J22"], dice=["intel-1"]), "op-special", "sabotage", "gather")
    play(game, "kedah")
    assert is_over(game)
    assert stands(game, "kedah") == {"force_136": 1, "mpaja_active": 1, "intel_1": True}
    assert state(game).sabotage[0] == 1


@pytest.mark.covers("J22 unshaded", "R-C11", "J7 unshaded")
def test_j22_unshaded_holds_for_a_gather_that_a_card_grants() -> None:
    game = event("J7", "unshaded", OPERATIVES, unshaded=["J22"], by="japanese")
    play(game, "gather", "kedah", "kedah", "intel-0", "done", "done")
    assert is_over(game)
    assert stands(game, "kedah") == {"force_136": 1, "mpaja_underground": 1, "intel_0": True}


@pytest.mark.covers("J22 unshaded", "J19 unshaded")
def test_j22_unshaded_together_with_j19_three_spaces_and_nobody_active() -> None:
    game = gathering(unshaded=["J19", "J22"])
    play(game, "kedah", "kedah", "intel-0", "done", "trengganu", "trengganu", "intel-0", "johore", "johore", "intel-0")
    play(game, "done")
    assert prompt(game) == "contact-move"
    assert (len(revealed(game)), state(game).with_mpaja_active, state(game).with_non_mpaja_active) == (3, 0, 0)


HUNTED: Spaces = {
    "johore": {"kempeitai": 1, "troops": 2, "camps": True, "force_136": 1},
    "perak": {"kempeitai": 1, "camps": True},
    "kedah": {"kempeitai": 1, "force_136": 1},
}


def eliminating(where: str, **rest: Any) -> Game:
    """The Japanese Sweep in Johore and succeed with an Eliminate in this space."""
    game = table(HUNTED, by="japanese", dice=["die:6"], resistance=10, **rest)
    return play(game, "op-special", "sweep", "eliminate", where)


@pytest.mark.parametrize(
    ("where", "choices"),
    [
        ("johore", ["remove-camp", "remove-force", "done"]),
        ("perak", ["remove-camp", "done"]),
        ("kedah", ["remove-force", "done"]),
    ],
)
@pytest.mark.covers("J22 shaded", "4.3.3")
def test_j22_shaded_the_japanese_choose_which_marker_goes(where: str, choices: list[str]) -> None:
    game = eliminating(where, shaded=["J22"])
    assert (game.actor, offered(game)) == ("japanese", choices)


@pytest.mark.covers("J22 shaded", "4.3.3", "R-J8")
def test_j22_shaded_one_marker_goes_and_only_a_force_136_costs_resistance() -> None:
    game = play(eliminating("johore", shaded=["J22"]), "remove-force")
    assert stands(game, "johore") == {"kempeitai": 1, "troop": 2, "jungle_camp": True}
    assert (state(game).resistance, state(game).available[FORCE_136]) == (9, 2)
    game = play(eliminating("johore", shaded=["J22"]), "remove-camp")
    assert stands(game, "johore") == {"kempeitai": 1, "troop": 2, "force_136": 1}
    assert state(game).resistance == 10


@pytest.mark.covers("J22 shaded", "4.3.3", "R-J8")
def test_j22_shaded_is_needed_to_spare_the_camp() -> None:
    assert offered(eliminating("johore")) == ["remove-camp", "done"]


@pytest.mark.covers("J22 shaded", "J13 shaded", "R-C11")
def test_j22_shaded_holds_for_an_eliminate_that_a_card_grants() -> None:
    game = play(event("J13", "shaded", HUNTED, shaded=["J22"], dice=["die:6"]), "johore")
    assert (game.actor, offered(game)) == ("japanese", ["remove-camp", "remove-force", "done"])


# -- J23 Allied Bombing ----------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.covers("J23 unshaded", "tip J23", "R-C5", "1.4.2")
def test_j23_unshaded_the_british_mark_two_different_railways(by: str) -> None:
    game = event("J23", "unshaded", {}, by=by, sabotage=[0, 0, 1, 0, 0, 0, 0, 0])
    assert (game.actor, offered(game)) == ("british", [*RAILWAYS, "done"])
    play(game, "r3")
    assert (game.actor, offered(game)) == ("british", [name for name in RAILWAYS if name != "r3"] + ["done"])
    play(game, "r8")
    assert is_over(game)
    assert state(game).sabotage == [0, 0, 2, 0, 0, 0, 0, 1]


@BOTH
@pytest.mark.covers("J23 unshaded", "R-C4")
def test_j23_unshaded_one_or_none_will_do(by: str) -> None:
    declined = play(event("J23", "unshaded", {}, by=by), "done")
    assert is_over(declined)
    assert sum(state(declined).sabotage) == 0
    game = play(event("J23", "unshaded", {}, by=by), "r1", "done")
    assert is_over(game)
    assert state(game).sabotage == [1, 0, 0, 0, 0, 0, 0, 0]


@pytest.mark.covers("J23 unshaded", "3.3.2")
def test_j23_unshaded_construct_takes_a_second_marker_by_itself() -> None:
    game = table({"kedah": {"troops": 1}}, by="japanese", sabotage=[2, 0, 0, 0, 0, 0, 0, 0])
    play(game, "limited-op", "construct")
    assert is_over(game)
    assert state(game).sabotage[0] == 1


BOMBED: Spaces = {
    name: {"opposition": True} for name in ("perak", "pahang", "selangor", "kuala_lumpur", "johore", "trengganu")
}


@BOTH
@pytest.mark.covers("J23 shaded", "R-C5", "R-C15", "1.3.6")
def test_j23_shaded_opposition_goes_from_two_provinces_next_to_sabotage(by: str) -> None:
    game = event("J23", "shaded", BOMBED, by=by, sabotage=[0, 0, 0, 0, 2, 0, 0, 0])
    assert (game.actor, offered(game)) == (by, ["perak", "pahang", "selangor"])
    play(game, "pahang")
    assert (game.actor, offered(game)) == (by, ["perak", "selangor"])
    play(game, "perak")
    assert is_over(game)
    assert at_opposition(game) == {"selangor", "kuala_lumpur", "johore", "trengganu"}
    assert state(game).sabotage[4] == 2


@pytest.mark.parametrize(
    ("railway", "left"),
    [
        ("r1", {*BOMBED}),
        ("r7", {*BOMBED} - {"johore"}),
        ("r8", {*BOMBED} - {"johore", "pahang"}),
        ("none", {*BOMBED}),
    ],
)
@pytest.mark.covers("J23 shaded", "R-C15", "R-C16")
def test_j23_shaded_takes_as_many_as_there_are(railway: str, left: set[str]) -> None:
    game = event("J23", "shaded", BOMBED, by="japanese", sabotage=[int(name == railway) for name in RAILWAYS])
    while not is_done(game):
        assert "done" not in offered(game)
        play(game, offered(game)[0])
    assert is_over(game)
    assert at_opposition(game) == left


# -- J24 Victory in Europe -------------------------------------------------------------------------------------------

CAMPS: Spaces = {
    "kedah": {"force_136": 1, "camps": True},
    "pahang": {"force_136": 1, "camps": True, "opposition": True},
    "johore": {"force_136": 1, "camps": True, "opposition": True},
    "selangor": {"camps": True},
}


@BOTH
@pytest.mark.covers("J24 unshaded", "R-C5", "6.7.3", "4.2.1", "R-C11")
def test_j24_unshaded_the_british_supply_at_the_new_level_of_the_zipper(by: str) -> None:
    game = event("J24", "unshaded", CAMPS, by=by, zipper="6")
    assert (game.position()["zipper"], state(game).available[CACHE]) == ("12", 5)
    assert (game.actor, offered(game)) == ("british", ["supply", "decline"])
    play(game, "supply")
    assert (game.actor, offered(game)) == ("british", ["kedah", "pahang", "johore"])
    play(game, "kedah", "johore", "pahang")
    assert is_over(game)
    assert stands(game, "pahang") == {"force_136": 1, "supply_cache": 1}
    assert (stands(game, "selangor"), state(game).available[CACHE]) == ({"jungle_camp": True}, 2)
    assert at_opposition(game) == {"pahang", "johore"}


@pytest.mark.parametrize(
    ("zipper", "after", "caches", "supplied"),
    [("delay", "6", 4, 2), ("12", "18", 5, 3), ("18", "ready", 5, 3), ("ready", "ready", 5, 3)],
)
@pytest.mark.covers("J24 unshaded", "6.7.2", "6.7.3", "R-J11")
def test_j24_unshaded_one_step_towards_ready(zipper: str, after: str, caches: int, supplied: int) -> None:
    game = event("J24", "unshaded", CAMPS, zipper=zipper)
    assert (game.position()["zipper"], state(game).available[CACHE]) == (after, caches)
    play(game, "supply", "kedah", "pahang", *(["johore"] if supplied == 3 else []))
    assert is_over(game)
    assert state(game).available[CACHE] == caches - supplied


@BOTH
@pytest.mark.covers("J24 unshaded", "R-C4", "R-C16")
def test_j24_unshaded_the_supply_may_be_declined_or_impossible(by: str) -> None:
    game = play(event("J24", "unshaded", CAMPS, by=by), "decline")
    assert is_over(game)
    assert (game.position()["zipper"], stands(game, "kedah")) == ("6", {"force_136": 1, "jungle_camp": True})
    spaces: Spaces = {"kedah": {"camps": True}, "johore": {"force_136": 1}}
    game = event("J24", "unshaded", spaces, by=by)
    assert is_over(game)
    assert game.position()["zipper"] == "6"


@pytest.mark.covers("J24 unshaded", "J27 shaded", "tip J27", "R-C11")
def test_j24_unshaded_under_j27_shaded_its_supply_costs_opposition_too() -> None:
    game = event("J24", "unshaded", CAMPS, shaded=["J27"], zipper="6")
    play(game, "supply", "kedah", "johore", "pahang")
    assert (game.actor, prompt(game), offered(game)) == ("british", "supply-calms", ["pahang", "johore"])
    play(game, "johore")
    assert is_over(game)
    assert at_opposition(game) == {"pahang"}


@BOTH
@pytest.mark.parametrize(("before", "after"), [(10, 8), (2, 0), (1, 0), (0, 0)])
@pytest.mark.covers("J24 shaded", "5.1.1", "1.13")
def test_j24_shaded_resistance_falls_by_each_space_with_force_136_and_a_camp(by: str, before: int, after: int) -> None:
    spaces: Spaces = {
        "kedah": {"force_136": 2, "camps": True},
        "johore": {"force_136": 1, "camps": True},
        "selangor": {"camps": True},
    }
    game = event("J24", "shaded", spaces, by=by, resistance=before)
    assert is_over(game)
    assert state(game).resistance == after
    assert stands(game, "kedah") == {"force_136": 2, "jungle_camp": True}


@pytest.mark.covers("J24 shaded", "R-C16")
def test_j24_shaded_needs_both_in_one_space() -> None:
    game = event("J24", "shaded", {"kedah": {"force_136": 1}, "johore": {"camps": True}}, resistance=9)
    assert is_over(game)
    assert (state(game).resistance, offered_spaces(game)) == (9, set())
