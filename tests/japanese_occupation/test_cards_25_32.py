"""Event cards J25 to J32, both sides, as each faction plays them."""

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
    stands,
    state,
    table,
)

BOTH = pytest.mark.parametrize("by", ["british", "japanese"])
TROOP, POLICE, MPAJA, CACHE, OTHER, FORCE_136 = range(6)
CAMPAIGN = ["J1", "J2", "J3", "J4", "J33"]
THIRD = [
    *("J1", "J2", "J3", "J4", "J33", "J5", "J7", "J8", "J10", "J11", "J12", "J34", "J13", "J14"),
    *("J15", "J16", "J17", "J25", "J35"),
]
"""The cards up to the last Propaganda Round."""
PROVINCES = ["kedah", "perak", "kelantan", "trengganu", "pahang", "selangor", "negri_sembilan", "johore"]
SPACES = [*PROVINCES[:6], "kuala_lumpur", *PROVINCES[6:], "ec_north", "ec_south"]


def sabotage(*railways: int) -> list[int]:
    """Sabotage markers on these Railways."""
    return [railways.count(i) for i in range(1, 9)]


# -- J25 John Davis --------------------------------------------------------------------------------------------------

PERAK: Spaces = {
    "perak": {"force_136": 1, "caches": 1, "mpaja_underground": 2, "non_mpaja_active": 1},
    "kedah": {"mpaja_underground": 1},
}


@BOTH
@pytest.mark.covers("J25 unshaded", "R-C5", "R-C11", "3.2.2", "4.2.1")
def test_j25_unshaded_the_british_contact_and_then_supply(by: str) -> None:
    game = event("J25", "unshaded", {}, by=by)
    assert (game.actor, offered(game)) == ("british", ["contact", "decline"])
    play(game, "contact")
    assert (game.actor, offered(game)) == ("british", PROVINCES)
    play(game, "pahang")
    assert stands(game, "pahang") == {"force_136": 1, "jungle_camp": True}
    assert (game.actor, prompt(game), offered(game)) == ("british", "J25-activity", ["supply", "gather", "decline"])
    play(game, "supply")
    assert is_over(game)
    assert stands(game, "pahang") == {"force_136": 1, "supply_cache": 1}


@BOTH
@pytest.mark.covers("J25 unshaded", "R-C5", "R-C11", "R-J2", "4.2.3")
def test_j25_unshaded_the_british_contact_and_then_raid(by: str) -> None:
    game = play(event("J25", "unshaded", PERAK, by=by), "contact")
    assert offered(game) == ["place-force", "move-force"]  # no Special Activity comes before the Contact is done
    play(game, "move-force", "force_136:perak>selangor")
    assert offered(game) == ["non_mpaja_active:perak>selangor", "done"]
    play(game, "non_mpaja_active:perak>selangor")
    assert stands(game, "selangor") == {"force_136": 1, "non_mpaja_active": 1, "jungle_camp": True}
    assert (game.actor, offered(game)) == ("british", ["supply", "gather", "raid", "decline"])
    play(game, "raid", "kedah", "done", "sabotage")  # one of the two alike goes
    assert stands(game, "kedah") == {"mpaja_underground": 1, "mpaja_active": 1}
    assert state(game).sabotage == sabotage(1)
    play(game, "done")
    assert is_over(game)


@pytest.mark.covers("J25 unshaded", "4.2.2", "R-J18")
def test_j25_unshaded_or_then_gather() -> None:
    game = play(event("J25", "unshaded", PERAK, dice=["intel-2"]), "contact", "place-force", "kedah", "gather")
    assert offered(game) == ["kedah", "perak"]
    play(game, "kedah", "kedah", "done", "done")
    assert is_over(game)
    assert stands(game, "kedah") == {"force_136": 1, "jungle_camp": True, "mpaja_active": 1, "intel_2": True}


@BOTH
@pytest.mark.covers("J25 unshaded", "R-C4", "R-C11")
def test_j25_unshaded_each_part_may_be_declined(by: str) -> None:
    game = play(event("J25", "unshaded", PERAK, by=by), "decline")
    assert (game.actor, offered(game)) == ("british", ["gather", "raid", "decline"])  # no camp yet to Supply from
    raided = play(game.clone(), "raid")
    assert (raided.actor, prompt(raided)) == ("british", "raid-space")
    play(game, "decline")
    assert is_over(game)
    assert stands(game, "perak") == {"force_136": 1, "supply_cache": 1, "mpaja_underground": 2, "non_mpaja_active": 1}
    game = play(event("J25", "unshaded", {}, by=by), "decline")
    assert is_over(game)  # without Force 136 and Caches there is no Special Activity


@pytest.mark.covers("J25 unshaded", "J27 shaded", "R-C11")
def test_j25_unshaded_under_j27_shaded_its_supply_costs_opposition() -> None:
    spaces: Spaces = {name: {"opposition": True} for name in ("kedah", "perak")}
    game = play(event("J25", "unshaded", spaces, shaded=["J27"]), "contact", "kedah", "supply")
    assert is_over(game)
    assert (at_opposition(game), stands(game, "kedah")) == ({"perak"}, {"force_136": 1, "supply_cache": 1})


@pytest.mark.covers("J25 unshaded", "R-C11", "6.7.3")
def test_j25_unshaded_the_zipper_helps_its_special_activity() -> None:
    spaces: Spaces = {name: {"force_136": 1, "camps": True} for name in ("kedah", "pahang", "johore")}
    game = play(event("J25", "unshaded", spaces, zipper="12"), "decline", "supply", "kedah", "pahang", "johore")
    assert is_over(game)
    assert all("supply_cache" in stands(game, name) for name in spaces)


DAVIS: Spaces = {
    "kedah": {"force_136": 1, "camps": True},
    "kuala_lumpur": {"force_136": 1},
    "ec_south": {"force_136": 1},
    "johore": {"camps": True},
}


@BOTH
@pytest.mark.covers("J25 shaded", "R-C5", "R-J8", "R-J19")
def test_j25_shaded_whoever_plays_it_puts_a_force_136_on_the_card(by: str) -> None:
    game = event("J25", "shaded", DAVIS, by=by, resistance=10)
    assert (game.actor, offered(game)) == (by, ["kedah", "kuala_lumpur", "ec_south"])
    play(game, "kuala_lumpur")
    assert is_over(game)
    assert (stands(game, "kuala_lumpur"), state(game).davis_force) == ({}, 1)
    assert (state(game).available[FORCE_136], state(game).resistance) == (0, 10)


@BOTH
@pytest.mark.covers("J25 shaded", "R-C16")
def test_j25_shaded_without_a_force_136_on_the_map_nothing_happens(by: str) -> None:
    game = event("J25", "shaded", {"kedah": {"camps": True}}, by=by)
    assert is_over(game)
    assert (state(game).davis_force, state(game).available[FORCE_136]) == (0, 3)


@pytest.mark.covers("J25 shaded", "1.9", "3.2.2")
def test_j25_shaded_a_marker_on_the_card_cannot_be_placed() -> None:
    spaces: Spaces = {"kedah": {"force_136": 1}, "johore": {"force_136": 1}}
    game = play(table(spaces, davis_force=1), "limited-op", "contact")
    assert prompt(game) == "contact-move"  # there is none to place
    free = play(table(spaces), "limited-op", "contact")
    assert offered(free) == ["place-force", "move-force"]


@pytest.mark.covers("J25 shaded", "6.6")
def test_j25_shaded_in_reset_the_british_return_it_to_a_province_with_a_camp() -> None:
    spaces: Spaces = {"kedah": {"force_136": 1, "camps": True}, "johore": {"camps": True}, "kuala_lumpur": {}}
    game = table(spaces, stage="reset", played=CAMPAIGN, davis_force=1)
    assert (game.actor, prompt(game), offered(game)) == ("british", "davis-province", ["kedah", "johore"])
    play(game, "johore")
    assert is_over(game)
    assert stands(game, "johore") == {"force_136": 1, "jungle_camp": True}
    assert (state(game).davis_force, state(game).available[FORCE_136]) == (0, 1)


@pytest.mark.parametrize(("camp", "available"), [(True, 2), (False, 3)])
@pytest.mark.covers("J25 shaded", "6.6")
def test_j25_shaded_without_a_camp_it_becomes_available(camp: bool, available: int) -> None:
    game = table({"pahang": {"camps": camp}}, stage="reset", played=CAMPAIGN, davis_force=1)
    assert is_over(game)
    assert (state(game).davis_force, state(game).available[FORCE_136]) == (0, available)
    assert stands(game, "pahang") == ({"force_136": 1, "jungle_camp": True} if camp else {})


@pytest.mark.covers("J25 shaded", "J17 execute", "6.6")
def test_j25_shaded_it_waits_for_reset_together_with_the_troops_of_j17() -> None:
    spaces: Spaces = {"pahang": {"camps": True, "mpaja_underground": 1}}
    game = table(spaces, stage="japanese_redeploy", played=CAMPAIGN, davis_force=1, burma_troops=3)
    assert (stands(game, "pahang"), stands(game, "kuala_lumpur")) == ({"jungle_camp": True, "mpaja_underground": 1}, {})
    play(game, "end-turn")
    assert is_over(game)
    assert stands(game, "pahang") == {"force_136": 1, "jungle_camp": True, "mpaja_underground": 1}
    assert stands(game, "kuala_lumpur") == {"troop": 3}


@pytest.mark.parametrize(("on_card", "outcome"), [(0, "british"), (1, "mpaja")])
@pytest.mark.covers("J25 shaded", "R-J20", "7.0.1")
def test_j25_shaded_a_marker_on_the_card_does_not_count_for_victory(on_card: int, outcome: str) -> None:
    spaces: Spaces = {
        "kedah": {"camps": True, "force_136": 1, "intel": 3, "revealed": True},
        "perak": {"camps": True, "force_136": 1, "intel": 3, "revealed": True},
        "johore": {"force_136": 1 - on_card, "intel": 3, "revealed": True},
    }
    game = table(spaces, stage="resistance", played=THIRD, davis_force=on_card, resistance=15)
    play(game, "end-turn")
    assert (state(game).resistance, game.result is not None) == (18, True)
    assert game.position()["winner"] == outcome


# -- J26 Subhas Chandra Bose -----------------------------------------------------------------------------------------

BOSE: Spaces = {
    "perak": {"force_136": 1, "mpaja_underground": 1, "non_mpaja_underground": 1, "troops": 2, "police": 1},
    "kuala_lumpur": {"force_136": 1, "mpaja_underground": 1, "troops": 1},
    "johore": {"force_136": 1, "mpaja_active": 1, "troops": 1},
    "ec_north": {"mpaja_underground": 1, "troops": 1},
}


@BOTH
@pytest.mark.parametrize(("die", "resistance"), [("die:3", 10), ("die:4", 12)])
@pytest.mark.covers("J26 unshaded", "R-C5", "R-C11", "R-J5", "3.2.4")
def test_j26_unshaded_an_ambush_of_troops_that_brings_two_resistance(by: str, die: str, resistance: int) -> None:
    game = event("J26", "unshaded", BOSE, by=by, resistance=10)
    assert (game.actor, offered(game)) == ("british", ["perak", "kuala_lumpur", "done"])
    play(game, "perak")
    assert (game.actor, offered(game)) == ("british", ["mpaja_underground:perak", "non_mpaja_underground:perak"])
    play(game, "non_mpaja_underground:perak")
    assert (game.actor, prompt(game)) == ("chance", "ambush-roll")  # Police are not asked for
    play(game, die)
    assert is_over(game)
    assert state(game).resistance == resistance
    guerrillas = {"mpaja_underground": 1, "non_mpaja_active": 1}
    assert stands(game, "perak") == {**guerrillas, "force_136": 1, "troop": 2, "police": 1}
    assert stands(game, "kuala_lumpur") == {"force_136": 1, "mpaja_underground": 1, "troop": 1}


@BOTH
@pytest.mark.covers("J26 unshaded", "R-J5")
def test_j26_unshaded_kuala_lumpur_may_be_chosen(by: str) -> None:
    game = play(event("J26", "unshaded", BOSE, by=by, dice=["die:2"], resistance=19), "kuala_lumpur")
    assert is_over(game)
    assert stands(game, "kuala_lumpur") == {"force_136": 1, "mpaja_active": 1, "troop": 1}
    assert state(game).resistance == 20  # and no more (5.1.1)


@pytest.mark.parametrize(("die", "resistance"), [("die:1", 2), ("die:2", 4)])
@pytest.mark.covers("J26 unshaded", "3.2.4", "R-J5")
def test_j26_unshaded_caches_in_and_next_to_the_space_help(die: str, resistance: int) -> None:
    spaces: Spaces = {
        "perak": {"force_136": 1, "mpaja_underground": 1, "troops": 3, "caches": 1},
        "kedah": {"caches": 1},
        "johore": {"caches": 1},
    }
    game = play(event("J26", "unshaded", spaces, dice=[die]), "perak")
    assert is_over(game)
    assert (state(game).resistance, stands(game, "perak")["troop"]) == (resistance, 3)


@BOTH
@pytest.mark.covers("J26 unshaded", "R-C4", "R-C16")
def test_j26_unshaded_may_be_declined_and_needs_troops(by: str) -> None:
    declined = play(event("J26", "unshaded", BOSE, by=by), "done")
    assert is_over(declined)
    assert (state(declined).resistance, stands(declined, "perak")["mpaja_underground"]) == (2, 1)
    spaces: Spaces = {"perak": {"force_136": 1, "mpaja_underground": 1, "police": 2, "kempeitai": 1}}
    assert is_over(event("J26", "unshaded", spaces, by=by))


@pytest.mark.covers("J26 unshaded", "J27 unshaded", "R-C11")
def test_j26_unshaded_with_j27_its_one_space_may_be_without_force_136() -> None:
    game = event("J26", "unshaded", BOSE, unshaded=["J27"], dice=["die:1"])
    assert offered(game) == ["perak", "kuala_lumpur", "ec_north", "done"]
    play(game, "kuala_lumpur")
    assert is_over(game)  # the card's number stands: no second space


INA: Spaces = {
    "perak": {"police": 2, "troops": 1},
    "ec_north": {"troops": 2, "kempeitai": 1},
    "kedah": {"mpaja_underground": 3},
    "kelantan": {"mpaja_underground": 2, "police": 1},
}


@BOTH
@pytest.mark.covers("J26 shaded", "tip J26", "R-C5", "R-C11", "3.3.3")
def test_j26_shaded_the_japanese_sweep_two_spaces_with_police_as_troops(by: str) -> None:
    game = event("J26", "shaded", INA, by=by)
    assert (game.actor, offered(game)) == ("japanese", ["sweep", "decline"])
    play(game, "sweep")
    assert offered(game) == SPACES
    play(game, "kedah", "kelantan")
    moves = ["troop:perak>kedah", "troop:perak>kelantan", "troop:ec_north>kelantan"]
    assert offered(game) == [*moves, "police:perak>kedah", "police:perak>kelantan", "done"]
    play(game, "police:perak>kedah", "police:perak>kedah", "troop:ec_north>kelantan", "done")
    assert is_over(game)
    assert stands(game, "kedah") == {"police": 2, "mpaja_underground": 2, "mpaja_active": 1}
    assert stands(game, "kelantan") == {"police": 1, "troop": 1, "mpaja_underground": 1, "mpaja_active": 1}
    assert stands(game, "ec_north") == {"troop": 1, "kempeitai": 1}


@pytest.mark.covers("J26 shaded", "tip J26", "R-C8")
def test_j26_shaded_a_police_moves_once() -> None:
    spaces: Spaces = {"perak": {"police": 1}, "pahang": {"mpaja_underground": 1}, "ec_south": {"police": 1}}
    game = play(event("J26", "shaded", spaces, by="japanese"), "sweep", "pahang", "kedah", "police:perak>pahang")
    assert offered(game) == ["police:ec_south>pahang", "done"]
    play(game, "police:ec_south>pahang")
    assert is_over(game)
    assert stands(game, "pahang") == {"police": 2, "mpaja_active": 1}


@BOTH
@pytest.mark.covers("J26 shaded", "R-C11", "R-C15")
def test_j26_shaded_one_space_will_not_do(by: str) -> None:
    game = play(event("J26", "shaded", INA, by=by), "sweep", "kedah")
    assert (game.actor, offered(game)) == ("japanese", [name for name in SPACES if name != "kedah"])  # nor "done"
    play(game, "kelantan")
    assert prompt(game) == "sweep-move"


@BOTH
@pytest.mark.covers("J26 shaded", "R-C4")
def test_j26_shaded_may_be_declined(by: str) -> None:
    game = play(event("J26", "shaded", INA, by=by), "decline")
    assert is_over(game)
    assert stands(game, "perak") == {"police": 2, "troop": 1}


@pytest.mark.covers("J26 shaded", "3.3.3")
def test_j26_shaded_is_needed_to_move_police() -> None:
    game = play(table(INA, by="japanese"), "limited-op", "sweep", "kedah")
    assert offered(game) == ["troop:perak>kedah", "done"]


# -- J27 Jungle Conference -------------------------------------------------------------------------------------------

CONFERENCE: Spaces = {
    "kedah": {"force_136": 1, "mpaja_underground": 1, "police": 1},
    "pahang": {"force_136": 1, "mpaja_underground": 1, "police": 1},
    "johore": {"force_136": 1, "mpaja_underground": 1, "police": 1},
    "kelantan": {"non_mpaja_underground": 1, "police": 1},
    "perak": {"mpaja_underground": 1, "police": 1},
    "selangor": {"mpaja_active": 1, "police": 1},
    "trengganu": {"mpaja_underground": 1},
}


@BOTH
@pytest.mark.parametrize("side", ["unshaded", "shaded"])
@pytest.mark.covers("J27 unshaded", "J27 shaded", "5.3")
def test_j27_stays_in_force_whoever_plays_it(by: str, side: str) -> None:
    game = event("J27", side, {}, by=by)
    assert is_over(game)
    position = game.position()
    assert (position["unshaded"], position["shaded"]) == ((["J27"], []) if side == "unshaded" else ([], ["J27"]))


@pytest.mark.parametrize("box", ["limited-op", "op-special"])
@pytest.mark.covers("J27 unshaded", "tip J27", "3.2.4", "2.4.4", "R-J3")
def test_j27_unshaded_ambush_takes_a_fourth_space_without_force_136(box: str) -> None:
    game = play(table(CONFERENCE, unshaded=["J27"]), box, "ambush")
    assert offered_spaces(game) == {"kedah", "pahang", "johore", "kelantan", "perak"}  # Trengganu has no target
    play(game, "perak")
    assert offered_spaces(game) == {"kedah", "pahang", "johore"}
    play(game, "kedah", "pahang", "johore")
    if box == "op-special":
        play(game, "done")
    assert is_over(game)
    assert [name for name in CONFERENCE if "police" in stands(game, name)] == ["kelantan", "selangor"]


@pytest.mark.parametrize("box", ["limited-op", "op-special"])
@pytest.mark.covers("J27 unshaded", "tip J27", "3.2.3", "2.4.4", "R-J3")
def test_j27_unshaded_sabotage_takes_a_fourth_space_without_force_136(box: str) -> None:
    game = play(table(CONFERENCE, unshaded=["J27"]), box, "sabotage", "kedah", "pahang", "r5", "johore", "r7")
    assert offered_spaces(game) == {"kelantan", "perak", "trengganu"}
    play(game, "kelantan", "r2")
    if box == "op-special":
        play(game, "done")
    assert is_over(game)
    assert state(game).sabotage == sabotage(1, 2, 5, 7)


@pytest.mark.parametrize("operation", ["ambush", "sabotage"])
@pytest.mark.covers("J27 unshaded", "3.2.3", "3.2.4")
def test_j27_unshaded_is_needed_for_a_space_without_force_136(operation: str) -> None:
    game = play(table(CONFERENCE), "limited-op", operation)
    assert offered_spaces(game) == {"kedah", "pahang", "johore"}


@pytest.mark.parametrize("operation", ["ambush", "sabotage"])
@pytest.mark.covers("J27 unshaded", "R-C6")
def test_j27_unshaded_the_additional_space_may_be_the_only_one(operation: str) -> None:
    spaces: Spaces = {
        "kelantan": {"mpaja_underground": 1, "police": 1},
        "johore": {"mpaja_underground": 1, "police": 1},
    }
    assert operation not in offered(play(table(spaces), "limited-op"))
    game = play(table(spaces, unshaded=["J27"]), "limited-op", operation)
    assert offered(game) == ["kelantan", "johore"]
    play(game, "kelantan", *(["r2"] if operation == "sabotage" else []))
    assert is_over(game)
    assert stands(game, "johore") == {"mpaja_underground": 1, "police": 1}


@pytest.mark.covers("J27 unshaded", "3.2.1", "4.2.2")
def test_j27_unshaded_train_and_gather_need_force_136_all_the_same() -> None:
    game = play(table(CONFERENCE, unshaded=["J27"]), "limited-op", "train")
    assert offered_spaces(game) == {"kedah", "pahang", "johore"}
    game = play(table(CONFERENCE, unshaded=["J27"]), "op-special", "sabotage", "gather")
    assert offered_spaces(game) == {"kedah", "pahang", "johore"}


@pytest.mark.covers("J27 unshaded", "R-C11", "4.2.3")
def test_j27_unshaded_gives_the_strike_of_a_raid_no_further_space() -> None:
    spaces: Spaces = {
        "perak": {"caches": 1, "mpaja_underground": 2},
        "johore": {"force_136": 1, "mpaja_underground": 1},
    }
    game = play(table(spaces, unshaded=["J27"]), "op-special", "contact", "raid", "selangor")
    play(game, "done", "sabotage")
    assert (prompt(game), state(game).sabotage) == ("raid-space", sabotage(5))
    play(game, "done")
    assert prompt(game) == "contact-how"


@pytest.mark.covers("J27 unshaded", "R-C6", "4.2.3")
def test_j27_unshaded_a_raid_before_it_can_bring_the_ambush_its_only_space() -> None:
    spaces: Spaces = {"perak": {"caches": 1, "mpaja_underground": 1}, "kelantan": {"troops": 1}}
    game = play(table(spaces, unshaded=["J27"], dice=["die:1"]), "op-special")
    assert "ambush" in offered(game)
    assert "ambush" not in offered(play(table(spaces), "op-special"))
    play(game, "ambush")
    while not is_done(game):
        choice = next(name for name in ("kelantan", "troop:kelantan>kuala_lumpur", "decline") if name in offered(game))
        play(game, choice)
    assert is_over(game)
    assert stands(game, "kelantan") == {"mpaja_active": 1}  # 1 and the Cache of Perak beat one Troop
    assert state(game).resistance == 3


SUPPLIED: Spaces = {
    "kedah": {"force_136": 1, "camps": True},
    "pahang": {"force_136": 1, "camps": True, "opposition": True},
    "johore": {"force_136": 1, "camps": True, "opposition": True},
    "perak": {"opposition": True},
}


def supplying(*spaces: str, **rest: Any) -> Game:
    """A Contact that begins with a Supply in these spaces."""
    return play(table(SUPPLIED, **rest), "op-special", "contact", "supply", *spaces)


@pytest.mark.covers("J27 shaded", "tip J27", "4.2.1")
def test_j27_shaded_the_british_choose_which_opposition_a_supply_costs() -> None:
    game = supplying("pahang", "johore", shaded=["J27"])
    assert (game.actor, prompt(game), offered(game)) == ("british", "supply-calms", ["pahang", "johore"])
    play(game, "pahang")
    assert at_opposition(game) == {"johore", "perak"}
    assert stands(game, "johore") == {"force_136": 1, "supply_cache": 1}


@pytest.mark.parametrize(
    ("spaces", "left"),
    [
        (("kedah", "johore"), {"pahang", "perak"}),
        (("johore", "done"), {"pahang", "perak"}),
        (("kedah", "done"), {"pahang", "johore", "perak"}),
    ],
)
@pytest.mark.covers("J27 shaded", "tip J27", "4.2.1")
def test_j27_shaded_only_a_selected_space_and_only_if_one_is_at_opposition(
    spaces: tuple[str, ...], left: set[str]
) -> None:
    game = supplying(*spaces, shaded=["J27"])
    assert prompt(game) == "contact-move"
    assert at_opposition(game) == left


@pytest.mark.covers("J27 shaded", "6.7.3")
def test_j27_shaded_one_even_if_three_provinces_are_selected() -> None:
    game = supplying("kedah", "pahang", "johore", "johore", shaded=["J27"], zipper="12")
    assert at_opposition(game) == {"pahang", "perak"}


@pytest.mark.covers("J27 shaded", "4.2.1")
def test_j27_shaded_without_it_supply_leaves_opposition_alone() -> None:
    assert at_opposition(supplying("pahang", "johore")) == {"pahang", "johore", "perak"}


@pytest.mark.covers("J27 shaded", "J8 shaded")
def test_j27_shaded_a_space_where_the_supply_failed_was_selected_too() -> None:
    game = supplying("johore", "die:1", "done", shaded=["J8", "J27"])
    assert (at_opposition(game), stands(game, "johore")) == ({"pahang", "perak"}, {"force_136": 1, "jungle_camp": True})


@pytest.mark.covers("J27 shaded", "6.4.1")
def test_j27_shaded_holds_in_the_support_phase() -> None:
    game = table(SUPPLIED, stage="supply", played=CAMPAIGN, shaded=["J27"])
    declined = play(game.clone(), "done")
    assert is_over(declined)
    assert at_opposition(declined) == {"pahang", "johore", "perak"}
    play(game, "johore", "pahang", "johore")
    assert is_over(game)
    assert at_opposition(game) == {"pahang", "perak"}


# -- J28 Operation Gustavus ------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.covers("J28 unshaded", "R-C5")
def test_j28_unshaded_a_force_136_and_a_cache_in_a_province_with_a_camp(by: str) -> None:
    spaces: Spaces = {"kedah": {"camps": True}, "johore": {"camps": True, "troops": 2}, "perak": {"force_136": 1}}
    game = event("J28", "unshaded", spaces, by=by)
    assert (game.actor, offered(game)) == (by, ["kedah", "johore"])
    play(game, "johore")
    assert is_over(game)
    assert stands(game, "johore") == {"troop": 2, "force_136": 1, "supply_cache": 1, "jungle_camp": True}
    assert (state(game).available[FORCE_136], state(game).available[CACHE]) == (1, 2)


@BOTH
@pytest.mark.covers("J28 unshaded", "1.4.2", "5.1.1")
def test_j28_unshaded_at_a_cache_only_the_force_136_is_placed(by: str) -> None:
    spaces: Spaces = {"kedah": {"camps": True, "caches": 1}, "johore": {"camps": True}}
    game = play(event("J28", "unshaded", spaces, by=by), "kedah")
    assert is_over(game)
    assert stands(game, "kedah") == {"force_136": 1, "supply_cache": 1, "jungle_camp": True}
    assert state(game).available[CACHE] == 2


@BOTH
@pytest.mark.covers("J28 unshaded", "1.9", "R-C2")
def test_j28_unshaded_with_all_force_136_on_the_map_only_the_cache_is_placed(by: str) -> None:
    game = event("J28", "unshaded", {"kedah": {"camps": True}, "pahang": {"force_136": 3}}, by=by)
    assert is_over(game)
    assert stands(game, "kedah") == {"supply_cache": 1, "jungle_camp": True}
    assert stands(game, "pahang") == {"force_136": 3}


FULL: Spaces = {"kedah": {"camps": True}, **{name: {"caches": 1} for name in ("perak", "pahang", "johore")}}


@pytest.mark.covers("J28 unshaded", "R-C2", "1.4.1")
def test_j28_unshaded_the_british_may_take_a_cache_from_the_map() -> None:
    game = event("J28", "unshaded", FULL)
    assert (game.actor, prompt(game)) == ("british", "take-from-map")
    caches = [f"supply_cache:{name}" for name in ("perak", "pahang", "johore")]
    assert offered(game) == [*caches, "done"]
    declined = play(game.clone(), "done")
    assert is_over(declined)
    assert stands(declined, "kedah") == {"force_136": 1, "jungle_camp": True}
    play(game, "supply_cache:pahang")
    assert is_over(game)
    assert (stands(game, "kedah")["supply_cache"], stands(game, "pahang")) == (1, {})


@pytest.mark.covers("J28 unshaded", "R-C2", "5.1.1")
def test_j28_unshaded_the_japanese_may_not() -> None:
    game = event("J28", "unshaded", FULL, by="japanese")
    assert is_over(game)
    assert stands(game, "kedah") == {"force_136": 1, "jungle_camp": True}


@BOTH
@pytest.mark.covers("J28 unshaded", "R-C16")
def test_j28_unshaded_without_a_camp_nothing_happens(by: str) -> None:
    game = event("J28", "unshaded", {"kedah": {"force_136": 1}}, by=by)
    assert is_over(game)
    assert (state(game).available[FORCE_136], state(game).available[CACHE]) == (2, 3)


@pytest.mark.covers("J28 unshaded", "1.15", "R-J6")
def test_j28_unshaded_a_cache_alone_ends_a_new_village() -> None:
    game = event("J28", "unshaded", {"pahang": {"camps": True, "new_villages": True}})
    assert is_over(game)
    assert stands(game, "pahang") == {"force_136": 1, "supply_cache": 1, "jungle_camp": True}


PATROLLED: Spaces = {
    "ec_north": {"troops": 1, "force_136": 1},
    "perak": {"force_136": 1, "caches": 1},
    "kelantan": {"caches": 1},
    "trengganu": {"caches": 1},
    "selangor": {"police": 1},
    "kuala_lumpur": {"force_136": 1},
}


@BOTH
@pytest.mark.parametrize(("what", "left"), [("remove-force", "supply_cache"), ("remove-cache", "force_136")])
@pytest.mark.covers("J28 shaded", "R-C5", "R-J8", "1.3.7")
def test_j28_shaded_a_force_136_or_a_cache_goes_near_troops(by: str, what: str, left: str) -> None:
    game = event("J28", "shaded", PATROLLED, by=by, resistance=10)
    assert (game.actor, offered(game)) == (by, ["perak", "kelantan"])  # Provinces next to the Economic Center
    play(game, "perak")
    assert (game.actor, offered(game)) == (by, ["remove-force", "remove-cache"])
    play(game, what)
    assert is_over(game)
    assert (stands(game, "perak"), state(game).resistance) == ({left: 1}, 10)
    assert (state(game).available[FORCE_136], state(game).available[CACHE]) == (
        (1, 0) if what == "remove-force" else (0, 1)
    )


@pytest.mark.covers("J28 shaded")
def test_j28_shaded_troops_in_the_province_itself_will_do() -> None:
    game = event("J28", "shaded", {"kedah": {"troops": 1, "force_136": 2}, "johore": {"caches": 1}})
    assert is_over(game)
    assert (stands(game, "kedah"), stands(game, "johore")) == ({"troop": 1, "force_136": 1}, {"supply_cache": 1})


@BOTH
@pytest.mark.covers("J28 shaded", "R-C16")
def test_j28_shaded_police_are_no_troops_and_far_ones_do_not_count(by: str) -> None:
    spaces: Spaces = {"kedah": {"force_136": 1, "police": 2}, "johore": {"caches": 1}, "kelantan": {"troops": 3}}
    game = event("J28", "shaded", spaces, by=by)
    assert is_over(game)
    assert (stands(game, "kedah"), stands(game, "johore")) == ({"police": 2, "force_136": 1}, {"supply_cache": 1})


# -- J29 Kempeitai ---------------------------------------------------------------------------------------------------

SECRET_POLICE: Spaces = {"perak": {"kempeitai": 2, "troops": 1}, "kuala_lumpur": {"kempeitai": 1}}


@BOTH
@pytest.mark.covers("J29 unshaded", "tip J29", "R-C5")
def test_j29_unshaded_whoever_plays_it_picks_a_kempeitai_that_leaves_the_game(by: str) -> None:
    game = event("J29", "unshaded", SECRET_POLICE, by=by)
    assert (game.actor, offered(game)) == (by, ["perak", "kuala_lumpur"])
    play(game, "perak")
    assert is_over(game)
    assert stands(game, "perak") == {"troop": 1, "kempeitai": 1}
    assert (state(game).lost_kempeitai, state(game).available[6]) == (1, 0)


@pytest.mark.covers("J29 unshaded", "tip J29", "6.6")
def test_j29_unshaded_it_never_comes_back() -> None:
    spaces: Spaces = {"perak": {"kempeitai": 1}, "kuala_lumpur": {"kempeitai": 1, "troops": 1}}
    game = table(spaces, stage="japanese_redeploy", played=CAMPAIGN, lost_kempeitai=1)
    play(game, "kempeitai:perak>kuala_lumpur", "end-turn")
    assert is_over(game)
    assert (stands(game, "kuala_lumpur"), state(game).lost_kempeitai) == ({"troop": 1, "kempeitai": 2}, 1)


@BOTH
@pytest.mark.covers("J29 unshaded", "R-C16")
def test_j29_unshaded_without_kempeitai_nothing_happens(by: str) -> None:
    game = event("J29", "unshaded", {"perak": {"troops": 1}}, by=by, lost_kempeitai=3)
    assert is_over(game)
    assert state(game).lost_kempeitai == 3


KNOWN: Spaces = {name: {"intel": i, "revealed": True} for i, name in enumerate(("kedah", "pahang", "johore"), 1)}


@BOTH
@pytest.mark.covers("J29 shaded", "R-C5", "R-J14")
def test_j29_shaded_the_japanese_move_kempeitai_anywhere_and_conceal_two_chits(by: str) -> None:
    game = event("J29", "shaded", {**SECRET_POLICE, **KNOWN}, by=by)
    assert game.actor == "japanese"
    targets = {name for name in SPACES if name != "perak"}
    assert {name for name in offered(game) if ":perak>" in name} == {f"kempeitai:perak>{name}" for name in targets}
    play(game, "kempeitai:perak>trengganu", "kempeitai:perak>ec_south")  # no cubes there
    assert all(name.startswith("kempeitai:kuala_lumpur>") for name in offered(game)[:-1])  # each moves once
    play(game, "done")
    assert (game.actor, offered(game)) == ("japanese", ["kedah", "pahang", "johore", "done"])
    play(game, "johore")
    assert (game.actor, offered(game)) == ("japanese", ["kedah", "pahang", "done"])
    play(game, "kedah")
    assert is_over(game)
    assert (stands(game, "trengganu"), stands(game, "ec_south")) == ({"kempeitai": 1}, {"kempeitai": 1})
    assert (stands(game, "johore"), stands(game, "pahang")) == ({}, {"intel_1": True})
    assert state(game).intel[SPACES.index("johore")] == 3  # concealed, and known


@BOTH
@pytest.mark.covers("J29 shaded", "R-C4")
def test_j29_shaded_both_parts_are_optional(by: str) -> None:
    game = play(event("J29", "shaded", {**SECRET_POLICE, **KNOWN}, by=by), "done", "done")
    assert is_over(game)
    assert (stands(game, "perak")["kempeitai"], stands(game, "kedah")) == (2, {"intel_0": True})
    game = play(event("J29", "shaded", {**SECRET_POLICE, **KNOWN}, by=by), "done", "pahang", "done")
    assert is_over(game)
    assert (stands(game, "pahang"), stands(game, "johore")) == ({}, {"intel_2": True})


@pytest.mark.covers("J29 shaded", "R-C16")
def test_j29_shaded_chits_are_concealed_even_without_kempeitai_and_the_reverse() -> None:
    game = play(event("J29", "shaded", {"kedah": KNOWN["kedah"]}, lost_kempeitai=3), "kedah")
    assert is_over(game)
    assert stands(game, "kedah") == {}
    game = play(event("J29", "shaded", {"perak": {"kempeitai": 1}}, lost_kempeitai=2), "kempeitai:perak>ec_north")
    assert is_over(game)


# -- J30 Malayan Volunteer Corps -------------------------------------------------------------------------------------

INTIMIDATED: Spaces = {
    "kedah": {"police": 1, "mpaja_active": 1, "opposition": True},
    "perak": {"police": 2, "non_mpaja_underground": 1, "opposition": True},
    "kuala_lumpur": {"police": 1, "mpaja_underground": 1, "opposition": True},
    "johore": {"police": 1, "mpaja_underground": 1, "troops": 1, "opposition": True},
    "pahang": {"police": 1, "mpaja_underground": 1},
}


@BOTH
@pytest.mark.covers("J30 unshaded", "R-C5", "R-C15")
def test_j30_unshaded_one_police_from_each_of_up_to_three_spaces(by: str) -> None:
    game = event("J30", "unshaded", INTIMIDATED, by=by)
    assert (game.actor, offered(game)) == (by, ["kedah", "perak", "kuala_lumpur", "johore", "done"])
    play(game, "perak")
    assert (game.actor, offered(game)) == (by, ["kedah", "kuala_lumpur", "johore", "done"])
    play(game, "johore", "kuala_lumpur")
    assert is_over(game)
    police = {name: stands(game, name).get("police", 0) for name in INTIMIDATED}
    assert police == {"kedah": 1, "perak": 1, "kuala_lumpur": 0, "johore": 0, "pahang": 1}
    assert state(game).available[POLICE] == 3


@BOTH
@pytest.mark.covers("J30 unshaded", "R-C4")
def test_j30_unshaded_may_stop_early(by: str) -> None:
    game = play(event("J30", "unshaded", INTIMIDATED, by=by), "kedah", "done")
    assert is_over(game)
    assert state(game).available[POLICE] == 1


@pytest.mark.covers("J30 unshaded", "R-C16")
def test_j30_unshaded_needs_guerrillas_and_opposition() -> None:
    spaces: Spaces = {
        "kedah": {"police": 1, "caches": 1, "opposition": True},
        "perak": {"police": 1, "mpaja_active": 1},
        "johore": {"troops": 1, "mpaja_active": 1, "opposition": True},
        "ec_south": {"police": 1, "mpaja_active": 1},
    }
    game = event("J30", "unshaded", spaces)
    assert is_over(game)
    assert state(game).available[POLICE] == 3


@pytest.mark.covers("J30 unshaded", "1.15", "R-J6")
def test_j30_unshaded_a_new_village_without_its_police_is_lost() -> None:
    spaces: Spaces = {"johore": {"police": 1, "mpaja_underground": 1, "opposition": True, "new_villages": True}}
    game = play(event("J30", "unshaded", spaces), "johore")
    assert is_over(game)
    assert stands(game, "johore") == {"mpaja_underground": 1}


@BOTH
@pytest.mark.covers("J30 shaded", "R-C4", "R-C15")
def test_j30_shaded_a_police_in_each_space_with_troops(by: str) -> None:
    spaces: Spaces = {
        "kedah": {"troops": 2, "opposition": True},
        "kuala_lumpur": {"troops": 1, "police": 1},
        "ec_north": {"troops": 1},
        "johore": {"mpaja_underground": 1, "kempeitai": 1},
    }
    game = event("J30", "shaded", spaces, by=by)
    assert is_over(game)
    assert [stands(game, name).get("police", 0) for name in spaces] == [1, 2, 1, 0]


FIVE: Spaces = {
    **{name: {"troops": 1} for name in ("kedah", "perak", "pahang", "ec_north")},
    "trengganu": {"police": 4},
}


@pytest.mark.covers("J30 shaded", "R-C2", "R-C15")
def test_j30_shaded_with_too_few_available_the_british_pick_the_spaces() -> None:
    game = event("J30", "shaded", FIVE)
    assert (game.actor, offered(game)) == ("british", ["kedah", "perak", "pahang", "ec_north"])
    play(game, "ec_north", "pahang")
    assert is_over(game)
    assert [stands(game, name).get("police", 0) for name in FIVE] == [0, 0, 1, 1, 4]


@pytest.mark.covers("J30 shaded", "R-C2", "R-C15")
def test_j30_shaded_the_japanese_may_then_take_police_from_the_map() -> None:
    game = event("J30", "shaded", FIVE, by="japanese")
    play(game, "ec_north", "pahang")
    assert (game.actor, offered(game)) == ("japanese", ["kedah", "perak", "done"])
    assert is_over(play(game.clone(), "done"))
    play(game, "kedah")
    assert offered(game) == ["police:trengganu", "police:pahang", "police:ec_north", "done"]
    play(game, "police:trengganu", "done")
    assert is_over(game)
    assert [stands(game, name).get("police", 0) for name in FIVE] == [1, 0, 1, 1, 3]


@BOTH
@pytest.mark.covers("J30 shaded", "R-C16")
def test_j30_shaded_without_troops_nothing_happens(by: str) -> None:
    game = event("J30", "shaded", {"kedah": {"police": 1}}, by=by)
    assert is_over(game)
    assert state(game).available[POLICE] == 5


# -- J31 Comfort Women -----------------------------------------------------------------------------------------------

OCCUPIED: Spaces = {
    "kedah": {"troops": 3, "opposition": True},
    "kuala_lumpur": {"troops": 1, "opposition": True},
    "perak": {"troops": 1},
    "ec_south": {"troops": 2},
    "johore": {"police": 2, "opposition": True},
}


@BOTH
@pytest.mark.parametrize(("before", "after"), [(10, 8), (2, 0), (1, 0), (0, 0)])
@pytest.mark.covers("J31 unshaded", "1.7")
def test_j31_unshaded_a_resource_less_for_each_space_with_troops_and_opposition(
    by: str, before: int, after: int
) -> None:
    game = event("J31", "unshaded", OCCUPIED, by=by, resources=before)
    assert is_over(game)
    assert (state(game).resources, at_opposition(game)) == (after, {"kedah", "kuala_lumpur", "johore"})


@BOTH
@pytest.mark.parametrize(("before", "after"), [(0, 4), (15, 19), (16, 20), (18, 20)])
@pytest.mark.covers("J31 shaded", "1.7")
def test_j31_shaded_a_resource_for_each_space_with_troops(by: str, before: int, after: int) -> None:
    game = event("J31", "shaded", OCCUPIED, by=by, resources=before)
    assert is_over(game)
    assert state(game).resources == after


@pytest.mark.parametrize("side", ["unshaded", "shaded"])
@pytest.mark.covers("J31 unshaded", "J31 shaded", "R-C16")
def test_j31_without_troops_nothing_happens(side: str) -> None:
    assert state(event("J31", side, {"johore": OCCUPIED["johore"]}, resources=7)).resources == 7


# -- J32 MPAJU -------------------------------------------------------------------------------------------------------

MPAJU: Spaces = {
    "kedah": {"camps": True, "opposition": True},
    "pahang": {"camps": True, "opposition": True, "troops": 1},
    "johore": {"camps": True},
    "kuala_lumpur": {"opposition": True},
}


@BOTH
@pytest.mark.covers("J32 unshaded", "R-C5", "R-C15")
def test_j32_unshaded_the_british_place_an_mpaja_guerrilla_at_each_camp_with_opposition(by: str) -> None:
    game = event("J32", "unshaded", MPAJU, by=by)
    assert (game.actor, offered(game)) == ("british", ["kedah", "pahang", "done"])
    play(game, "pahang")
    assert (game.actor, offered(game)) == ("british", ["kedah", "done"])
    play(game, "kedah")
    assert is_over(game)
    assert stands(game, "kedah") == {"jungle_camp": True, "mpaja_underground": 1}
    assert stands(game, "pahang") == {"jungle_camp": True, "mpaja_underground": 1, "troop": 1}
    assert state(game).available[MPAJA] == 8


@BOTH
@pytest.mark.covers("J32 unshaded", "R-C4", "R-C16")
def test_j32_unshaded_each_is_optional(by: str) -> None:
    declined = play(event("J32", "unshaded", MPAJU, by=by), "done")
    assert is_over(declined)
    assert state(declined).available[MPAJA] == 10
    game = play(event("J32", "unshaded", MPAJU, by=by), "kedah", "done")
    assert is_over(game)
    assert state(game).available[MPAJA] == 9
    assert is_over(event("J32", "unshaded", {"johore": MPAJU["johore"], "perak": {"opposition": True}}, by=by))


@BOTH
@pytest.mark.covers("J32 unshaded", "R-C2")
def test_j32_unshaded_with_none_available_the_british_may_take_mpaja_guerrillas_from_the_map(by: str) -> None:
    spaces: Spaces = {
        **MPAJU,
        "perak": {"mpaja_active": 1, "non_mpaja_active": 1},
        "ec_north": {"mpaja_underground": 9},
    }
    game = play(event("J32", "unshaded", spaces, by=by), "kedah")
    assert (game.actor, prompt(game)) == ("british", "take-from-map")
    assert offered(game) == ["mpaja_underground:ec_north", "mpaja_active:perak", "done"]
    play(game, "mpaja_active:perak", "done")
    assert is_over(game)
    assert stands(game, "kedah") == {"jungle_camp": True, "mpaja_underground": 1}
    assert stands(game, "perak") == {"non_mpaja_active": 1}


EXPOSED: Spaces = {
    "kelantan": {"mpaja_underground": 3, "opposition": True},
    "perak": {"troops": 1, "mpaja_active": 1, "opposition": True},
    "pahang": {"troops": 2, "mpaja_active": 1},
    "ec_north": {"troops": 2, "police": 1},
}


@BOTH
@pytest.mark.covers("J32 shaded", "R-C5", "R-C11", "R-C12", "R-J9", "3.3.3", "4.3.2")
def test_j32_shaded_the_japanese_sweep_a_province_next_to_sabotage_and_take_reprisal_there(by: str) -> None:
    game = event("J32", "shaded", EXPOSED, by=by, sabotage=sabotage(4))
    assert (game.actor, offered(game)) == ("japanese", ["sweep", "decline"])
    play(game, "sweep")
    assert (game.actor, offered(game)) == ("japanese", ["perak", "kelantan"])  # not the Economic Center
    play(game, "kelantan", "troop:ec_north>kelantan", "troop:pahang>kelantan", "done")
    assert stands(game, "kelantan") == {"troop": 2, "mpaja_underground": 2, "mpaja_active": 1}
    assert (game.actor, offered(game)) == ("japanese", ["reprisal", "decline"])
    play(game, "reprisal", "mpaja_underground:kelantan>trengganu")
    assert is_over(game)
    assert stands(game, "kelantan") == {"troop": 2, "mpaja_underground": 1, "mpaja_active": 1, "terror": 1}
    assert stands(game, "trengganu") == {"mpaja_underground": 1}
    assert at_opposition(game) == {"perak"}


@BOTH
@pytest.mark.covers("J32 shaded", "R-C4", "R-C11")
def test_j32_shaded_each_part_may_be_declined(by: str) -> None:
    game = play(event("J32", "shaded", EXPOSED, by=by, sabotage=sabotage(5)), "decline")
    assert (game.actor, offered(game)) == ("japanese", ["reprisal", "decline"])
    declined = play(game.clone(), "decline")
    assert is_over(declined)
    assert at_opposition(declined) == {"kelantan", "perak"}
    play(game, "reprisal")
    assert (game.actor, offered(game)) == ("japanese", ["perak", "pahang"])  # next to the Railway, with Troops
    play(game, "pahang", "mpaja_active:pahang>johore")
    assert is_over(game)
    assert stands(game, "pahang") == {"troop": 2, "terror": 1}


@pytest.mark.covers("J32 shaded", "R-C11")
def test_j32_shaded_after_a_sweep_without_troops_there_is_no_reprisal() -> None:
    game = play(event("J32", "shaded", EXPOSED, sabotage=sabotage(4)), "sweep", "kelantan", "done")
    assert is_over(game)  # Perak has Troops, and is another Province
    assert at_opposition(game) == {"kelantan", "perak"}


@pytest.mark.covers("J32 shaded", "R-C16", "1.3.6")
def test_j32_shaded_needs_a_railway_with_sabotage() -> None:
    game = event("J32", "shaded", EXPOSED, by="japanese")
    assert is_over(game)
    assert at_opposition(game) == {"kelantan", "perak"}


@pytest.mark.covers("J32 shaded", "4.3.2", "1.4.2")
def test_j32_shaded_its_reprisal_adds_no_second_terror() -> None:
    spaces: Spaces = {"kedah": {"troops": 1, "terror": 1, "opposition": True}}
    game = play(event("J32", "shaded", spaces, sabotage=sabotage(1)), "decline", "reprisal")
    assert is_over(game)
    assert (stands(game, "kedah"), at_opposition(game)) == ({"troop": 1, "terror": 1}, set())
