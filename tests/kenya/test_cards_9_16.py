"""Event cards K9 to K16, both sides."""

from __future__ import annotations

import pytest

from coinbox import Game
from tests.kenya.table import Spaces, event, is_done, offered, offered_spaces, play, prompt, space, state, table

FACTIONS = BRITISH, MAU_MAU = "british", "mau_mau"
RESERVES = {"kiambu", "fort_hall", "nyeri", "embu", "meru"}
NON_RESERVES = {"thika", "nanyuki", "thompsons_falls", "rift_valley"}
PROVINCES = RESERVES | NON_RESERVES
MOUNTAINS = {"aberdares", "mount_kenya"}
EVERYWHERE = PROVINCES | MOUNTAINS | {"nairobi"}


def available(game: Game, kind: str) -> int:
    """How many of a type are Available."""
    number: int = state(game).available[("troop", "police", "guerrilla", "base").index(kind)]
    return number


# -- K9 George Erskine -------------------------------------------------------------------------------------------------

PLANNED: Spaces = {"kiambu": {"troops": 3, "underground": 2}, "nairobi": {"police": 1}}


@pytest.mark.covers("K9 unshaded", "tip K9", "R-C5", "R-C11")
@pytest.mark.parametrize("by", FACTIONS)
def test_k9_new_plan_two_limited_operations_with_the_same_pieces(by: str) -> None:
    game = event("K9", "unshaded", PLANNED, by=by)
    assert game.actor == BRITISH
    assert offered(game) == ["deploy", "sweep", "assault", "decline"]
    play(game, "sweep")
    assert set(offered(game)) == EVERYWHERE
    play(game, "kiambu")
    assert offered(game) == ["deploy", "sweep", "assault", "decline"]
    play(game, "assault")
    assert space(game, "kiambu") == {"troop": 3, "control": "british", "level": "neutral"}
    assert game.actor == BRITISH
    assert offered(game) == ["left", "stay"]
    play(game, "left")
    assert is_done(game)
    assert game.position()["pipeline"] == "rule_of_law"


@pytest.mark.covers("K9 unshaded", "tip K9", "R-K1")
def test_k9_new_plan_the_same_operation_twice_moves_the_same_troops_twice() -> None:
    game = event("K9", "unshaded", {"nairobi": {"troops": 1}})
    for there in ("meru", "nanyuki"):
        play(game, "deploy", "done")
        assert prompt(game) == "deploy-to"
        play(game, there)
    play(game, "stay")
    assert is_done(game)
    assert space(game, "nanyuki")["troop"] == 1
    assert game.position()["pipeline"] == "emergency_powers"


@pytest.mark.covers("K9 unshaded", "R-C11", "R-C4")
@pytest.mark.parametrize("by", FACTIONS)
def test_k9_new_plan_each_part_may_be_declined(by: str) -> None:
    game = play(event("K9", "unshaded", PLANNED, by=by), "decline")
    assert offered(game) == ["deploy", "sweep", "assault", "decline"]
    play(game, "decline", "stay")
    assert is_done(game)
    assert space(game, "kiambu")["underground"] == 2


@pytest.mark.covers("K9 unshaded", "R-K9")
def test_k9_new_plan_at_the_left_end_of_the_pipeline() -> None:
    game = play(event("K9", "unshaded", PLANNED, pipeline="rule_of_law"), "decline", "decline")
    assert is_done(game)
    assert game.position()["pipeline"] == "rule_of_law"


@pytest.mark.covers("K9 unshaded", "R-K2", "6.6.3")
def test_k9_new_plan_relocates_twice_with_a_roll_each_before_the_pipeline_moves() -> None:
    game = event("K9", "unshaded", PLANNED, pipeline="villagization", dice=["die:1", "die:2"])
    assert offered(game) == ["deploy", "relocate", "sweep", "assault", "decline"]
    play(game, "relocate", "relocate")
    assert space(game, "kiambu")["population"] == 0
    assert state(game).out_of_play == 6
    # The first die is below the Pipeline, the second is not.
    assert state(game).political_will == 11
    play(game, "left")
    assert game.position()["pipeline"] == "emergency_powers"


@pytest.mark.covers("K9 unshaded", "R-K2")
def test_k9_new_plan_no_relocate_below_villagization() -> None:
    game = event("K9", "unshaded", PLANNED, pipeline="emergency_powers")
    assert "relocate" not in offered(game)


@pytest.mark.covers("K9 unshaded", "2.3.4", "4.1")
def test_k9_new_plan_is_limited_and_brings_no_special_activity() -> None:
    spaces: Spaces = {"kiambu": {"troops": 1, "active": 1}, "nyeri": {"troops": 1, "active": 1}}
    game = play(event("K9", "unshaded", spaces, pipeline="gulag"), "assault")
    assert set(offered(game)) == {"kiambu", "nyeri"}
    play(game, "kiambu")
    assert prompt(game) == "free-operation"
    assert space(game, "nyeri")["active"] == 1


@pytest.mark.covers("K9 shaded")
@pytest.mark.parametrize("by", FACTIONS)
@pytest.mark.parametrize("where", ["nairobi", "kiambu", "thika", "aberdares"])
def test_k9_abuses_cost_one_wherever_troops_stand_with_terror(by: str, where: str) -> None:
    game = event("K9", "shaded", {where: {"troops": 1, "terror": 1}}, by=by)
    assert is_done(game)
    assert state(game).political_will == 11


@pytest.mark.covers("K9 shaded")
def test_k9_abuses_cost_one_in_all() -> None:
    game = event("K9", "shaded", {"thika": {"troops": 2, "terror": 2}, "meru": {"troops": 1, "terror": 1}})
    assert state(game).political_will == 11
    assert space(game, "thika")["terror"] == 2


@pytest.mark.covers("K9 shaded", "R-C16")
def test_k9_abuses_by_police_alone_cost_nothing() -> None:
    spaces: Spaces = {"thika": {"police": 2, "terror": 1}, "meru": {"troops": 1}, "embu": {"terror": 1}}
    game = event("K9", "shaded", spaces, by=MAU_MAU)
    assert is_done(game)
    assert state(game).political_will == 12


@pytest.mark.covers("K9 shaded", "5.1.1", "1.10")
def test_k9_abuses_cannot_cost_more_than_there_is() -> None:
    game = event("K9", "shaded", {"thika": {"troops": 1, "terror": 1}}, by=MAU_MAU, political_will=0)
    assert state(game).political_will == 0


# -- K10 Weapon Shortage -----------------------------------------------------------------------------------------------

ARMED: Spaces = {
    "nairobi": {"troops": 2, "active": 3},
    "kiambu": {"underground": 3},
    "nyeri": {"underground": 1, "active": 1, "bases": 2},
    "aberdares": {"underground": 2, "active": 2},
}


@pytest.mark.covers("K10 unshaded", "R-C5", "1.7")
@pytest.mark.parametrize("by", FACTIONS)
def test_k10_barely_armed_one_goes_from_each_space_with_three_or_more(by: str) -> None:
    game = event("K10", "unshaded", ARMED, by=by)
    assert game.actor == by
    assert offered(game) == ["underground:aberdares", "active:aberdares"]
    play(game, "underground:aberdares")
    assert is_done(game)
    assert space(game, "aberdares") == {"underground": 1, "active": 2, "control": MAU_MAU, "level": "neutral"}
    assert space(game, "nairobi") == {"troop": 2, "active": 2, "control": "none", "level": "neutral"}
    assert space(game, "kiambu") == {"underground": 2, "control": MAU_MAU, "level": "neutral"}
    # Bases are no Guerrillas: Nyeri has two.
    assert space(game, "nyeri") == {"underground": 1, "active": 1, "base": 2, "control": MAU_MAU, "level": "neutral"}
    assert state(game).political_will == 14


@pytest.mark.covers("K10 unshaded", "R-C16")
def test_k10_barely_armed_where_no_space_has_three() -> None:
    game = event("K10", "unshaded", {"kiambu": {"underground": 2}, "thika": {"active": 1, "underground": 1}})
    assert is_done(game)
    assert available(game, "guerrilla") == 11


RAIDED: Spaces = {"thika": {"police": 1}, "aberdares": {"police": 1}, "kiambu": {"troops": 2}}


@pytest.mark.covers("K10 shaded", "R-C5", "1.7")
@pytest.mark.parametrize("by", FACTIONS)
def test_k10_police_station_raid_up_to_two_guerrillas(by: str) -> None:
    game = event("K10", "shaded", RAIDED, by=by)
    assert game.actor == MAU_MAU
    assert set(offered(game)) == {"thika", "aberdares", "done"}
    play(game, "thika")
    assert game.actor == MAU_MAU
    assert offered(game) == ["guerrilla", "done"]
    one = game.clone()
    play(game, "guerrilla")
    assert is_done(game)
    assert space(game, "thika") == {"police": 1, "underground": 2, "control": MAU_MAU, "level": "neutral"}
    assert state(game).political_will == 11
    play(one, "done")
    assert is_done(one)
    assert space(one, "thika") == {"police": 1, "underground": 1, "control": "none", "level": "neutral"}
    assert state(one).political_will == 12


@pytest.mark.covers("K10 shaded", "R-C4")
def test_k10_police_station_raid_may_be_left_out() -> None:
    game = play(event("K10", "shaded", RAIDED), "done")
    assert is_done(game)
    assert available(game, "guerrilla") == 15


@pytest.mark.covers("K10 shaded", "1.3.5", "R-C16")
def test_k10_police_station_raid_needs_police_on_the_map() -> None:
    game = event("K10", "shaded", {"kiambu": {"troops": 2}}, by=MAU_MAU)
    assert is_done(game)


@pytest.mark.covers("K10 shaded", "R-C2")
def test_k10_police_station_raid_with_guerrillas_from_the_map() -> None:
    spaces = RAIDED | {"meru": {"active": 1}, "mount_kenya": {"underground": 13}}
    game = play(event("K10", "shaded", spaces), "thika")
    # The one Guerrilla that was Available stands in Thika.
    assert offered(game) == ["guerrilla", "done"]
    play(game, "guerrilla")
    assert prompt(game) == "take-from-map"
    assert set(offered(game)) == {"underground:thika", "active:meru", "underground:mount_kenya", "done"}
    play(game, "active:meru")
    assert is_done(game)
    assert space(game, "thika") == {"police": 1, "underground": 2, "control": MAU_MAU, "level": "neutral"}
    # Thika is lost for 1, Meru regained for 1.
    assert state(game).political_will == 12


@pytest.mark.covers("K10 shaded", "R-C1", "R-C2")
def test_k10_police_station_raid_is_one_step() -> None:
    """Fort Hall and Aberdares lose a Guerrilla for Nyeri: 2 gained and 2 lost make nothing, also at 20."""
    spaces: Spaces = {"nyeri": {"police": 1}, "fort_hall": {"underground": 1}, "aberdares": {"underground": 14}}
    game = event("K10", "shaded", spaces, by=MAU_MAU, political_will=20, out_of_play=8)
    play(game, "nyeri", "underground:fort_hall", "guerrilla", "underground:aberdares")
    assert is_done(game)
    assert space(game, "nyeri") == {"police": 1, "underground": 2, "control": MAU_MAU, "level": "neutral"}
    assert state(game).political_will == 20


@pytest.mark.covers("K10 shaded", "R-C2", "R-C4")
def test_k10_police_station_raid_a_first_guerrilla_that_is_not_taken_is_followed_by_no_second() -> None:
    spaces: Spaces = {"nyeri": {"police": 1}, "aberdares": {"underground": 15}}
    game = play(event("K10", "shaded", spaces, by=MAU_MAU), "nyeri")
    assert offered(game) == ["underground:aberdares", "done"]
    play(game, "done")
    assert is_done(game)
    assert is_done(event("K10", "shaded", spaces)) is False, "the Mau Mau are asked, whoever plays the card"


# -- K11 Swynnerton Plan -----------------------------------------------------------------------------------------------

FARMED: Spaces = {
    "nairobi": {"troops": 1, "terror": 2, "resistance": True},
    "kiambu": {"police": 1, "terror": 1},
    "nyeri": {"police": 1, "relocated": 2},
    "embu": {"police": 1, "active": 1},
    "aberdares": {"troops": 1},
}
"""Nairobi and Kiambu are British Controlled and Populated."""
CAMPAIGN = ["K1", "K2", "K11", "K4", "K33"]
"""The shortest campaign: four Events, then a Propaganda card."""


@pytest.mark.covers("K11 unshaded", "K11 shaded", "5.3")
@pytest.mark.parametrize("by", FACTIONS)
@pytest.mark.parametrize("side", ["unshaded", "shaded"])
def test_k11_is_in_force_for_whoever_played_it(by: str, side: str) -> None:
    game = event("K11", side, FARMED, by=by)
    assert is_done(game)
    assert game.position()[side] == ["K11"]
    assert space(game, "nairobi")["level"] == "resistance"


@pytest.mark.covers("K11 unshaded", "4.2.1", "R-K8")
def test_k11_land_to_loyalists_rewards_two_spaces() -> None:
    game = event("K11", "unshaded", FARMED, by=MAU_MAU)
    play(game, "end-turn", "op-special", "deploy", "reward")
    assert set(offered(game)) == {"nairobi", "kiambu"}
    play(game, "nairobi")
    assert set(offered(game)) == {"kiambu", "done"}
    play(game, "kiambu")
    assert prompt(game) == "deploy-space"
    assert space(game, "nairobi") == {"troop": 1, "terror": 1, "control": "british", "level": "neutral"}
    assert space(game, "kiambu") == {"police": 1, "control": "british", "level": "loyalty"}


@pytest.mark.covers("K11 unshaded", "R-C4")
def test_k11_land_to_loyalists_one_space_will_do() -> None:
    game = play(table(FARMED, unshaded=["K11"]), "op-special", "deploy", "reward", "kiambu", "done")
    assert prompt(game) == "deploy-space"
    assert "reward" not in offered(game)
    assert space(game, "nairobi")["level"] == "resistance"


@pytest.mark.covers("K11 unshaded", "R-K8", "6.3.1")
def test_k11_land_to_loyalists_in_the_propaganda_round() -> None:
    game = table(FARMED, stage="reward", played=CAMPAIGN, unshaded=["K11"])
    assert set(offered(game)) == {"nairobi", "kiambu", "done"}
    play(game, "kiambu")
    assert set(offered(game)) == {"nairobi", "done"}
    play(game, "nairobi")
    assert is_done(game)
    assert space(game, "kiambu")["level"] == "loyalty"
    assert space(game, "nairobi")["level"] == "neutral"


@pytest.mark.covers("K11 shaded", "R-C5", "4.2.1")
def test_k11_limited_reforms_let_the_mau_mau_recruit_after_a_reward() -> None:
    game = event("K11", "shaded", FARMED, by=MAU_MAU)
    play(game, "end-turn", "op-special", "deploy", "reward", "kiambu")
    assert game.actor == MAU_MAU
    assert prompt(game) == "reward-recruit"
    assert set(offered(game)) == MOUNTAINS | {"done"}
    declined = game.clone()
    play(game, "aberdares")
    assert game.actor == BRITISH
    assert prompt(game) == "deploy-space"
    assert space(game, "aberdares") == {"troop": 1, "underground": 1, "control": "none", "level": "neutral"}
    assert space(game, "kiambu") == {"police": 1, "control": "british", "level": "loyalty"}
    assert state(game).political_will == 12
    play(declined, "done")
    assert prompt(declined) == "deploy-space"
    assert available(declined, "guerrilla") == 14


@pytest.mark.covers("K11 shaded", "R-C2")
def test_k11_limited_reforms_recruit_from_the_map_if_none_is_available() -> None:
    spaces = FARMED | {"embu": {"active": 1}, "mount_kenya": {"underground": 14}}
    game = play(table(spaces, shaded=["K11"]), "op-special", "deploy", "reward", "kiambu", "aberdares")
    assert game.actor == MAU_MAU
    assert set(offered(game)) == {"active:embu", "underground:mount_kenya", "done"}
    play(game, "active:embu")
    assert space(game, "aberdares")["underground"] == 1
    assert space(game, "embu") == {"control": "none", "level": "neutral"}
    assert state(game).political_will == 13


@pytest.mark.covers("K11 shaded", "R-K8", "6.3.1")
def test_k11_limited_reforms_in_the_propaganda_round() -> None:
    game = table(FARMED, stage="reward", played=CAMPAIGN, shaded=["K11"])
    passed = game.clone()
    play(game, "nairobi")
    assert game.actor == MAU_MAU
    assert set(offered(game)) == MOUNTAINS | {"done"}
    play(game, "mount_kenya")
    assert is_done(game)
    assert space(game, "mount_kenya")["underground"] == 1
    play(passed, "done")
    assert is_done(passed)
    assert available(passed, "guerrilla") == 14


@pytest.mark.covers("K11 unshaded", "K11 shaded")
def test_k11_without_it_one_space_and_no_recruit() -> None:
    game = play(table(FARMED), "op-special", "deploy", "reward", "kiambu")
    assert prompt(game) == "deploy-space"
    assert game.actor == BRITISH
    assert space(game, "nairobi")["level"] == "resistance"


# -- K12 Hooded Men ----------------------------------------------------------------------------------------------------

DENOUNCED: Spaces = {
    "kiambu": {"underground": 2, "active": 1},
    "thika": {"underground": 1},
    "nairobi": {"underground": 1},
    "aberdares": {"underground": 1},
}


@pytest.mark.covers("K12 unshaded", "R-C5", "R-C15")
@pytest.mark.parametrize("by", FACTIONS)
def test_k12_identified_in_two_provinces(by: str) -> None:
    game = event("K12", "unshaded", DENOUNCED, by=by)
    assert game.actor == by
    assert set(offered(game)) == PROVINCES
    play(game, "kiambu")
    assert set(offered(game)) == PROVINCES - {"kiambu"}
    play(game, "thika")
    assert is_done(game)
    assert space(game, "kiambu") == {"active": 3, "control": MAU_MAU, "level": "neutral"}
    assert space(game, "thika") == {"active": 1, "control": MAU_MAU, "level": "neutral"}
    assert space(game, "nairobi")["underground"] == 1
    assert space(game, "aberdares")["underground"] == 1
    assert state(game).political_will == 12


@pytest.mark.covers("K12 unshaded", "R-C15", "R-C9")
def test_k12_identified_where_nobody_hides() -> None:
    game = play(event("K12", "unshaded", DENOUNCED, by=MAU_MAU), "meru", "embu")
    assert is_done(game)
    assert space(game, "kiambu")["underground"] == 2


INFORMED: Spaces = {
    "kiambu": {"police": 2, "underground": 1, "loyalty": True},
    "nairobi": {"police": 1, "bases": 1},
    "thika": {"police": 1},
    "embu": {"troops": 1, "active": 1},
    "nyeri": {"police": 1, "active": 1, "relocated": 2},
    "aberdares": {"police": 1, "active": 1},
}


@pytest.mark.covers("K12 shaded", "tip K12", "R-C5", "R-C15")
@pytest.mark.parametrize("by", FACTIONS)
def test_k12_informers_eliminated_next_to_any_mau_mau_piece(by: str) -> None:
    game = event("K12", "shaded", INFORMED, by=by)
    assert game.actor == by
    assert set(offered(game)) == {"kiambu", "nairobi"}
    other = game.clone()
    play(game, "kiambu")
    assert is_done(game)
    assert space(game, "kiambu") == {"police": 1, "underground": 1, "control": "none", "level": "resistance"}
    assert state(game).political_will == 12
    play(other, "nairobi")
    assert is_done(other)
    assert space(other, "nairobi") == {"base": 1, "control": MAU_MAU, "level": "resistance"}
    assert state(other).political_will == 10
    assert available(other, "police") == 2


@pytest.mark.covers("K12 shaded", "R-C15", "1.6")
def test_k12_informers_eliminated_where_no_level_can_be() -> None:
    spaces = {name: INFORMED[name] for name in ("nyeri", "aberdares", "thika")}
    game = event("K12", "shaded", spaces, by=MAU_MAU)
    assert set(offered(game)) == {"nyeri", "aberdares"}
    play(game, "nyeri")
    assert is_done(game)
    assert space(game, "nyeri") == {"active": 1, "population": 0, "control": MAU_MAU, "level": "neutral"}
    assert state(game).political_will == 12


@pytest.mark.covers("K12 shaded", "R-C16")
def test_k12_informers_without_mau_mau_are_safe() -> None:
    game = event("K12", "shaded", {"thika": {"police": 1}, "embu": {"troops": 1, "active": 1}}, by=MAU_MAU)
    assert is_done(game)
    assert space(game, "thika") == {"police": 1, "control": "british", "level": "neutral"}


# -- K13 Ruck Family Killed --------------------------------------------------------------------------------------------


@pytest.mark.covers("K13 unshaded", "R-C5", "R-K13", "1.7")
@pytest.mark.parametrize("by", FACTIONS)
@pytest.mark.parametrize(
    ("chosen", "police", "control", "will"),
    [(("done",), {}, MAU_MAU, 12), (("police", "done"), {"police": 1}, "none", 13)],
)
def test_k13_settlers_galvanized(
    by: str, chosen: tuple[str, ...], police: dict[str, int], control: str, will: int
) -> None:
    game = event("K13", "unshaded", {"thika": {"active": 1, "resistance": True}}, by=by)
    assert game.actor == by
    assert set(offered(game)) == NON_RESERVES
    play(game, "thika")
    for choice in chosen:
        assert game.actor == by
        assert offered(game) == ["police", "done"]
        play(game, choice)
    assert is_done(game)
    assert space(game, "thika") == {**police, "active": 1, "control": control, "level": "loyalty"}
    assert state(game).political_will == will


@pytest.mark.covers("K13 unshaded")
def test_k13_settlers_galvanized_by_two_police_at_most() -> None:
    game = play(event("K13", "unshaded", {}), "nanyuki", "police", "police")
    assert is_done(game)
    assert space(game, "nanyuki") == {"police": 2, "control": "british", "level": "loyalty"}


@pytest.mark.covers("K13 unshaded", "R-C2", "1.3.5")
@pytest.mark.parametrize("on_map", [6, 7])
def test_k13_settlers_galvanized_by_available_police_alone(on_map: int) -> None:
    game = play(event("K13", "unshaded", {"nairobi": {"police": on_map}}), "nanyuki")
    if on_map == 6:
        assert offered(game) == ["police", "done"]
        play(game, "police")
    assert is_done(game)
    assert space(game, "nanyuki").get("police", 0) == 7 - on_map
    assert space(game, "nanyuki")["level"] == "loyalty"
    assert space(game, "nairobi")["police"] == on_map
    assert state(game).out_of_play == 8


GARRISONED: Spaces = {
    "nairobi": {"troops": 3, "active": 2},
    "thika": {"troops": 1},
    "aberdares": {"troops": 1},
    "kiambu": {"police": 2},
}


@pytest.mark.covers("K13 shaded", "tip K13", "R-C5", "R-K13")
@pytest.mark.parametrize("by", FACTIONS)
def test_k13_settlers_demand_any_number_of_troops_from_one_space(by: str) -> None:
    game = event("K13", "shaded", GARRISONED, by=by)
    assert game.actor == MAU_MAU
    moves = {f"troop:{a}>{b}" for a in ("nairobi", "thika", "aberdares") for b in NON_RESERVES if a != b}
    assert set(offered(game)) == moves | {"done"}
    play(game, "troop:nairobi>rift_valley")
    assert set(offered(game)) == {"troop:nairobi>rift_valley", "done"}
    play(game, "troop:nairobi>rift_valley")
    stopped = game.clone()
    play(game, "troop:nairobi>rift_valley")
    assert is_done(game)
    assert space(game, "rift_valley") == {"troop": 3, "control": "british", "level": "neutral"}
    assert space(game, "nairobi") == {"active": 2, "control": MAU_MAU, "level": "neutral"}
    assert state(game).political_will == 10
    play(stopped, "done")
    assert is_done(stopped)
    assert space(stopped, "nairobi") == {"troop": 1, "active": 2, "control": MAU_MAU, "level": "neutral"}
    assert space(stopped, "thika")["troop"] == 1


@pytest.mark.covers("K13 shaded", "1.7", "R-C1")
@pytest.mark.parametrize("will", [0, 12, 20])
def test_k13_settlers_demand_troops_from_another_non_reserve_province(will: int) -> None:
    spaces: Spaces = {"thika": {"troops": 1, "active": 1}, "nanyuki": {"active": 1}}
    game = play(event("K13", "shaded", spaces, by=MAU_MAU, political_will=will), "troop:thika>nanyuki")
    assert is_done(game)
    assert space(game, "thika")["control"] == MAU_MAU
    assert space(game, "nanyuki")["control"] == "none"
    # One lost, one regained in the same step.
    assert state(game).political_will == will


@pytest.mark.covers("K13 shaded", "R-C4", "R-C16")
def test_k13_settlers_demand_nothing() -> None:
    declined = play(event("K13", "shaded", GARRISONED), "done")
    assert is_done(declined)
    assert space(declined, "nairobi")["troop"] == 3
    none = event("K13", "shaded", {"kiambu": {"police": 2}}, by=MAU_MAU)
    assert is_done(none)


# -- K14 Waruhiu Itote -------------------------------------------------------------------------------------------------


@pytest.mark.covers("K14 unshaded", "R-C5")
@pytest.mark.parametrize("by", FACTIONS)
def test_k14_convinces_one_in_each_mountain_jungle(by: str) -> None:
    spaces: Spaces = {
        "aberdares": {"underground": 1, "active": 1, "bases": 1},
        "mount_kenya": {"underground": 1},
        "kiambu": {"active": 1},
    }
    game = event("K14", "unshaded", spaces, by=by)
    assert game.actor == by
    assert set(offered(game)) == {"underground:aberdares", "active:aberdares"}
    play(game, "underground:aberdares")
    assert is_done(game)
    assert space(game, "aberdares") == {"active": 1, "base": 1, "control": MAU_MAU, "level": "neutral"}
    assert space(game, "mount_kenya") == {"control": "none", "level": "neutral"}
    assert space(game, "kiambu")["active"] == 1
    assert state(game).political_will == 12


@pytest.mark.covers("K14 unshaded", "5.1.3", "R-C16")
def test_k14_convinces_nobody_where_only_bases_are() -> None:
    game = event("K14", "unshaded", {"aberdares": {"bases": 2}, "mount_kenya": {"active": 2}}, by=MAU_MAU)
    assert is_done(game)
    assert space(game, "aberdares")["base"] == 2
    assert space(game, "mount_kenya")["active"] == 1


@pytest.mark.covers("K14 shaded", "R-C5")
@pytest.mark.parametrize("by", FACTIONS)
def test_k14_general_china_brings_a_base_and_a_guerrilla(by: str) -> None:
    game = event("K14", "shaded", {"aberdares": {"troops": 1, "bases": 1}}, by=by)
    assert game.actor == by
    assert set(offered(game)) == MOUNTAINS
    play(game, "aberdares")
    assert is_done(game)
    here = {"troop": 1, "underground": 1, "base": 2, "control": MAU_MAU, "level": "neutral"}
    assert space(game, "aberdares") == here
    assert state(game).political_will == 12


@pytest.mark.covers("K14 shaded", "1.4.2", "5.1.1")
@pytest.mark.parametrize("by", FACTIONS)
def test_k14_general_china_goes_where_there_is_room(by: str) -> None:
    game = event("K14", "shaded", {"aberdares": {"bases": 2}}, by=by)
    assert is_done(game)
    assert space(game, "mount_kenya") == {"underground": 1, "base": 1, "control": MAU_MAU, "level": "neutral"}
    assert space(game, "aberdares")["base"] == 2


@pytest.mark.covers("K14 shaded", "1.4.2", "R-C2", "5.1.3")
@pytest.mark.parametrize("by", FACTIONS)
def test_k14_general_china_with_no_room_brings_a_guerrilla(by: str) -> None:
    game = event("K14", "shaded", {"aberdares": {"bases": 2}, "mount_kenya": {"bases": 2}}, by=by)
    assert set(offered(game)) == MOUNTAINS
    play(game, "mount_kenya")
    assert is_done(game)
    assert space(game, "mount_kenya") == {"underground": 1, "base": 2, "control": MAU_MAU, "level": "neutral"}


@pytest.mark.covers("K14 shaded", "R-C1", "R-C2")
def test_k14_general_china_is_one_step() -> None:
    """Base and Guerrilla both come from Thika: its Control changes once, and the log says so once."""
    spaces: Spaces = {
        "nairobi": {"bases": 1},
        "thika": {"police": 1, "bases": 1, "underground": 1},
        "aberdares": {"bases": 2, "underground": 14},
    }
    game = event("K14", "shaded", spaces, by=MAU_MAU)
    play(game, "base:thika", "underground:thika")
    assert is_done(game)
    assert space(game, "thika") == {"police": 1, "control": "british", "level": "neutral"}
    assert [line for line in game.log() if "Thika" in line and "Control" in line] == [
        "British Control in Thika",
        "Political Will +1, now 13 (Control of Thika)",
    ]


ESTABLISHED: Spaces = {
    "nairobi": {"bases": 1, "police": 2},
    "thika": {"bases": 1},
    "aberdares": {"bases": 2, "underground": 15},
}
"""Neither a Base nor a Guerrilla is Available."""


@pytest.mark.covers("K14 shaded", "5.1.1", "R-C2")
def test_k14_general_china_of_the_british_finds_nothing_available() -> None:
    game = event("K14", "shaded", ESTABLISHED)
    assert is_done(game)
    assert space(game, "mount_kenya") == {"control": "none", "level": "neutral"}


@pytest.mark.covers("K14 shaded", "R-C2")
def test_k14_general_china_of_the_mau_mau_may_come_from_the_map() -> None:
    game = event("K14", "shaded", ESTABLISHED, by=MAU_MAU)
    assert prompt(game) == "take-from-map"
    assert set(offered(game)) == {"base:nairobi", "base:thika", "base:aberdares", "done"}
    stayed = game.clone()
    play(game, "base:thika")
    assert set(offered(game)) == {"underground:aberdares", "done"}
    play(game, "underground:aberdares")
    assert is_done(game)
    assert space(game, "mount_kenya") == {"underground": 1, "base": 1, "control": MAU_MAU, "level": "neutral"}
    # Thika is no longer Mau Mau Controlled; taking a Base is not removing one.
    assert state(game).political_will == 13
    play(stayed, "done", "done")
    assert is_done(stayed)
    assert space(stayed, "mount_kenya") == {"control": "none", "level": "neutral"}


# -- K15 Nairobi -------------------------------------------------------------------------------------------------------

SCREENED: Spaces = {"nairobi": {"underground": 5, "active": 1}, "thika": {"troops": 1}, "meru": {"troops": 1}}


@pytest.mark.covers("K15 unshaded", "R-C5", "1.7")
@pytest.mark.parametrize("by", FACTIONS)
def test_k15_urban_screening_four_cubes_and_a_sweep(by: str) -> None:
    game = event("K15", "unshaded", SCREENED, by=by)
    for piece in ("troop", "police", "troop", "police"):
        assert game.actor == BRITISH
        assert offered(game) == ["troop", "police", "done"]
        play(game, piece)
    assert game.actor == BRITISH
    assert offered(game) == ["troop:thika>nairobi", "done"]  # the Sweep began by itself
    play(game, "troop:thika>nairobi")
    assert is_done(game)
    here = {"troop": 3, "police": 2, "active": 6, "control": MAU_MAU, "level": "neutral"}
    assert space(game, "nairobi") == here
    assert state(game).political_will == 12


@pytest.mark.covers("K15 unshaded", "R-C4", "R-C11")
def test_k15_urban_screening_as_much_as_the_british_like() -> None:
    swept = play(event("K15", "unshaded", SCREENED), "done", "done")
    assert is_done(swept)
    assert space(swept, "nairobi")["underground"] == 5


@pytest.mark.covers("K15 unshaded", "R-C11", "5.1.3")
@pytest.mark.parametrize("by", FACTIONS)
def test_k15_urban_screening_the_sweep_is_not_declined(by: str) -> None:
    game = play(event("K15", "unshaded", {"nairobi": {"underground": 1}}, by=by), "police", "done")
    assert is_done(game)
    assert space(game, "nairobi") == {"police": 1, "active": 1, "control": "none", "level": "neutral"}
    assert state(game).political_will == 14


@pytest.mark.covers("K15 unshaded", "R-C2", "1.3.5")
def test_k15_urban_screening_with_cubes_from_the_map_never_from_out_of_play() -> None:
    game = event("K15", "unshaded", {"thika": {"troops": 10}, "meru": {"police": 7}}, by=MAU_MAU)
    assert offered(game) == ["troop", "police", "done"]
    play(game, "police")
    assert game.actor == BRITISH
    assert offered(game) == ["police:meru", "done"]
    play(game, "police:meru", "troop")
    assert offered(game) == ["troop:thika", "done"]
    play(game, "troop:thika", "done", "done")
    assert is_done(game)
    assert space(game, "nairobi") == {"troop": 1, "police": 1, "control": "british", "level": "neutral"}
    assert state(game).out_of_play == 8


@pytest.mark.covers("K15 unshaded", "K7 shaded", "5.1.2")
def test_k15_urban_screening_is_no_deploy() -> None:
    game = play(event("K15", "unshaded", SCREENED, shaded=["K7"]), "police", "done", "troop:thika>nairobi")
    assert is_done(game)
    here = {"troop": 1, "police": 1, "underground": 3, "active": 3, "control": MAU_MAU, "level": "neutral"}
    assert space(game, "nairobi") == here


@pytest.mark.covers("K15 shaded", "R-C5", "3.1.2")
@pytest.mark.parametrize("by", FACTIONS)
def test_k15_general_strike_a_guerrilla_and_terror_at_no_cost(by: str) -> None:
    game = event("K15", "shaded", {"nairobi": {"police": 3, "loyalty": True}}, by=by, mau_mau_resources=0)
    assert game.actor == MAU_MAU
    assert offered(game) == ["mark-terror", "remove-police"]  # the Terror began by itself
    marked = game.clone()
    play(game, "remove-police")
    assert is_done(game)
    assert space(game, "nairobi") == {"police": 1, "active": 1, "control": "none", "level": "loyalty"}
    play(marked, "mark-terror")
    assert is_done(marked)
    here = {"police": 3, "active": 1, "terror": 1, "control": "british", "level": "neutral"}
    assert space(marked, "nairobi") == here


@pytest.mark.covers("K15 shaded", "R-C11", "1.7", "1.4.2")
@pytest.mark.parametrize("by", FACTIONS)
def test_k15_general_strike_terror_is_not_declined_and_adds_no_second_marker(by: str) -> None:
    spaces: Spaces = {"nairobi": {"terror": 1}, "kiambu": {"underground": 1}}
    game = event("K15", "shaded", spaces, by=by)
    assert is_done(game)
    assert space(game, "nairobi") == {"active": 1, "terror": 1, "control": MAU_MAU, "level": "resistance"}
    assert state(game).mau_mau_resources == 8


@pytest.mark.covers("K15 shaded", "R-C2")
@pytest.mark.parametrize("by", FACTIONS)
def test_k15_general_strike_with_a_guerrilla_from_the_map(by: str) -> None:
    game = event("K15", "shaded", {"aberdares": {"active": 15}}, by=by)
    assert game.actor == MAU_MAU
    assert offered(game) == ["active:aberdares", "done"]
    none = play(game.clone(), "done")
    assert is_done(none)
    assert "terror" not in space(none, "nairobi")  # nobody there could do it
    play(game, "active:aberdares")
    assert is_done(game)
    assert space(game, "nairobi") == {"active": 1, "terror": 1, "control": MAU_MAU, "level": "resistance"}


@pytest.mark.covers("K15 shaded", "R-C11", "R-C16")
def test_k15_general_strike_by_an_underground_guerrilla_that_was_there() -> None:
    spaces: Spaces = {"nairobi": {"underground": 1, "active": 14}}
    game = play(event("K15", "shaded", spaces), "done")
    assert is_done(game)
    assert space(game, "nairobi") == {"active": 15, "terror": 1, "control": MAU_MAU, "level": "resistance"}


# -- K16 King's African Rifles -----------------------------------------------------------------------------------------


@pytest.mark.covers("K16 unshaded", "R-C5")
@pytest.mark.parametrize("by", FACTIONS)
def test_k16_experienced_troops_in_any_space(by: str) -> None:
    game = event("K16", "unshaded", {"kiambu": {"active": 2, "underground": 1}}, by=by)
    assert game.actor == BRITISH
    assert set(offered(game)) == EVERYWHERE
    play(game, "kiambu")
    # Four Troops end the Mau Mau Control of Kiambu, so a Deploy there is possible.
    assert state(game).political_will == 14
    assert game.actor == BRITISH
    assert offered(game) == ["deploy", "sweep", "assault"]
    play(game, "assault")
    assert is_done(game)
    assert space(game, "kiambu") == {"troop": 4, "underground": 1, "control": "british", "level": "neutral"}


@pytest.mark.covers("K16 unshaded", "R-C11", "5.1.3")
@pytest.mark.parametrize("by", FACTIONS)
def test_k16_experienced_troops_must_act(by: str) -> None:
    """Where only a Sweep can begin, it does so by itself."""
    game = play(event("K16", "unshaded", {"mount_kenya": {"underground": 3}}, by=by), "mount_kenya")
    assert offered(game) == ["sweep", "assault"]
    alone = play(event("K16", "unshaded", {}, by=by), "mount_kenya")
    assert is_done(alone)
    assert space(alone, "mount_kenya") == {"troop": 4, "control": "british", "level": "neutral"}


@pytest.mark.covers("K16 unshaded", "R-C11", "R-C2")
def test_k16_experienced_troops_act_though_nobody_came() -> None:
    spaces: Spaces = {"nairobi": {"troops": 10}, "kiambu": {"underground": 1, "police": 1}}
    game = play(event("K16", "unshaded", spaces), "kiambu", "done")
    assert offered(game) == ["sweep", "assault"]
    play(game, "sweep", "done")
    assert is_done(game)
    assert space(game, "kiambu") == {"police": 1, "active": 1, "control": "none", "level": "neutral"}


@pytest.mark.covers("K16 unshaded", "3.2.1")
def test_k16_experienced_troops_without_control_cannot_deploy() -> None:
    game = play(event("K16", "unshaded", {"kiambu": {"underground": 4}}), "kiambu")
    assert space(game, "kiambu")["control"] == "none"
    assert offered(game) == ["sweep", "assault"]


@pytest.mark.covers("K16 unshaded", "R-C12", "3.2.3")
def test_k16_experienced_troops_sweep_in_their_space_with_troops_from_next_door() -> None:
    spaces: Spaces = {"aberdares": {"underground": 4}, "nyeri": {"troops": 2}, "meru": {"troops": 1}}
    game = play(event("K16", "unshaded", spaces), "aberdares", "sweep")
    assert offered(game) == ["troop:nyeri>aberdares", "done"]
    play(game, "troop:nyeri>aberdares", "troop:nyeri>aberdares")
    assert is_done(game)
    here = {"troop": 6, "underground": 1, "active": 3, "control": "british", "level": "neutral"}
    assert space(game, "aberdares") == here


@pytest.mark.covers("K16 unshaded", "K7 unshaded", "R-C11")
def test_k16_experienced_troops_with_trackers() -> None:
    game = play(event("K16", "unshaded", {"aberdares": {"underground": 4}}, unshaded=["K7"]), "aberdares", "sweep")
    assert is_done(game)
    assert space(game, "aberdares") == {"troop": 4, "active": 3, "control": "british", "level": "neutral"}


@pytest.mark.covers("K16 unshaded", "R-K1", "R-C12", "2.3.4", "3.2.1")
def test_k16_experienced_troops_deploy_in_their_space_and_may_move_on() -> None:
    """The card settles which space the Deploy selects; where its Troops go is for 3.2.1 to say."""
    game = play(event("K16", "unshaded", {"thika": {"police": 1}}), "meru", "deploy")
    assert offered(game) == ["police", "done"]
    play(game, "police", "police")
    assert prompt(game) == "deploy-to"
    assert offered_spaces(game) == (PROVINCES | {"nairobi"}) - {"meru"}
    play(game, "nyeri", "done")
    assert is_done(game)
    assert space(game, "meru") == {"troop": 3, "police": 2, "control": "british", "level": "neutral"}
    assert space(game, "nyeri")["troop"] == 1
    assert space(game, "thika")["police"] == 1


@pytest.mark.covers("K16 unshaded", "K7 shaded", "R-C11")
def test_k16_experienced_troops_under_additional_training() -> None:
    game = play(event("K16", "unshaded", {}, shaded=["K7"]), "meru", "deploy", "police", "done")
    assert is_done(game)
    assert space(game, "meru") == {"troop": 4, "police": 1, "control": "british", "level": "neutral"}


@pytest.mark.covers("K16 unshaded", "R-K2", "3.2.2")
def test_k16_experienced_troops_relocate_in_their_space_alone() -> None:
    game = event("K16", "unshaded", {"nyeri": {"police": 1}}, pipeline="gulag", dice=["die:3"])
    play(game, "meru")
    assert offered(game) == ["deploy", "relocate", "sweep"]
    play(game, "relocate")
    assert is_done(game)
    assert space(game, "meru") == {"troop": 4, "population": 0, "control": "british", "level": "neutral"}
    assert "population" not in space(game, "nyeri")
    assert state(game).out_of_play == 7
    assert state(game).political_will == 11


@pytest.mark.covers("K16 unshaded", "R-C2", "R-C4")
def test_k16_experienced_troops_beyond_those_available_may_come_from_the_map() -> None:
    spaces: Spaces = {"nairobi": {"troops": 8, "active": 8}}
    game = play(event("K16", "unshaded", spaces, by=MAU_MAU), "meru")
    assert game.actor == BRITISH
    assert prompt(game) == "take-from-map"
    assert set(offered(game)) == {"troop:nairobi", "troop:meru", "done"}
    fewer = play(game.clone(), "done")
    assert space(fewer, "meru")["troop"] == 2
    assert prompt(fewer) == "must-operation"
    play(game, "troop:nairobi", "troop:nairobi")
    assert space(game, "meru")["troop"] == 4
    assert space(game, "nairobi")["control"] == MAU_MAU
    assert state(game).political_will == 10


ABUSED: Spaces = {
    "kiambu": {"troops": 1, "loyalty": True, "terror": 1},
    "thika": {"troops": 1},
    "nyeri": {"troops": 1, "relocated": 2},
    "nairobi": {"troops": 1},
    "aberdares": {"troops": 1},
    "meru": {"police": 1},
}


@pytest.mark.covers("K16 shaded", "R-C5", "R-C15", "R-K13", "1.4.2")
@pytest.mark.parametrize("by", FACTIONS)
def test_k16_abuse_turns_a_province_with_troops(by: str) -> None:
    game = event("K16", "shaded", ABUSED, by=by)
    assert game.actor == by
    assert set(offered(game)) == {"kiambu", "thika"}
    play(game, "kiambu")
    assert is_done(game)
    assert space(game, "kiambu") == {"troop": 1, "terror": 2, "control": "british", "level": "resistance"}
    assert space(game, "thika") == {"troop": 1, "control": "british", "level": "neutral"}
    assert state(game).political_will == 12


@pytest.mark.covers("K16 shaded", "R-C15", "1.6")
def test_k16_abuse_in_an_unpopulated_province_only_marks_it() -> None:
    game = event("K16", "shaded", {name: ABUSED[name] for name in ("nyeri", "nairobi", "meru")})
    assert is_done(game)
    assert space(game, "nyeri") == {
        "troop": 1,
        "terror": 1,
        "population": 0,
        "control": "british",
        "level": "neutral",
    }


@pytest.mark.covers("K16 shaded", "R-C16")
def test_k16_abuse_needs_troops_in_a_province() -> None:
    game = event("K16", "shaded", {name: ABUSED[name] for name in ("nairobi", "aberdares", "meru")}, by=MAU_MAU)
    assert is_done(game)
    assert sum(state(game).terror) == 0
