"""Event cards K1 to K8, both sides."""

from __future__ import annotations

from typing import Any

import pytest

from coinbox import Game
from tests.kenya.table import Spaces, event, is_done, offered, offered_spaces, play, prompt, space, state, table

FACTIONS = BRITISH, MAU_MAU = "british", "mau_mau"
RESERVES = {"kiambu", "fort_hall", "nyeri", "embu", "meru"}
NON_RESERVES = {"thika", "nanyuki", "thompsons_falls", "rift_valley"}
PROVINCES = RESERVES | NON_RESERVES
MOUNTAINS = {"aberdares", "mount_kenya"}
NO_GUERRILLAS: Spaces = {"aberdares": {"underground": 14, "active": 1}}
"""All fifteen Guerrillas stand in Aberdares: none is Available."""


def available(game: Game, kind: str) -> int:
    """How many of a type are Available."""
    number: int = state(game).available[("troop", "police", "guerrilla", "base").index(kind)]
    return number


# -- K1 Operation Anvil ------------------------------------------------------------------------------------------------

CROWDED: Spaces = {
    "nairobi": {"troops": 1, "police": 1, "underground": 1, "active": 1, "bases": 2, "terror": 1, "resistance": True},
    "kiambu": {"underground": 1, "bases": 1},
}


@pytest.mark.covers("K1 unshaded", "tip K1", "1.7", "1.11")
@pytest.mark.parametrize("by", FACTIONS)
def test_k1_nairobi_cleared_of_every_mau_mau_piece(by: str) -> None:
    game = event("K1", "unshaded", CROWDED, by=by)
    assert is_done(game)
    assert space(game, "nairobi") == {"troop": 1, "police": 1, "terror": 1, "control": "british", "level": "loyalty"}
    assert space(game, "kiambu") == {"underground": 1, "base": 1, "control": MAU_MAU, "level": "neutral"}
    # Two Bases give 2, the Mau Mau Control of Nairobi that ends gives 2.
    assert state(game).political_will == 16
    assert game.position()["pipeline"] == "villagization"


@pytest.mark.covers("K1 unshaded", "5.1.3")
def test_k1_nairobi_cleared_of_nobody_is_loyal_all_the_same() -> None:
    game = event("K1", "unshaded", {"nairobi": {"police": 1}})
    assert is_done(game)
    assert space(game, "nairobi") == {"police": 1, "control": "british", "level": "loyalty"}
    assert state(game).political_will == 12
    assert game.position()["pipeline"] == "villagization"


@pytest.mark.covers("K1 unshaded", "tip K1")
def test_k1_nairobi_cleared_of_guerrillas_that_never_held_it_changes_no_political_will() -> None:
    game = event("K1", "unshaded", {"nairobi": {"police": 3, "underground": 2}}, by=MAU_MAU)
    assert space(game, "nairobi") == {"police": 3, "control": "british", "level": "loyalty"}
    assert state(game).political_will == 12


@pytest.mark.covers("K1 unshaded", "5.1.1", "1.10", "R-K9")
def test_k1_nairobi_cleared_at_the_ends_of_both_tracks() -> None:
    game = event("K1", "unshaded", CROWDED, political_will=18, pipeline="gulag")
    assert state(game).political_will == 20
    assert game.position()["pipeline"] == "gulag"


@pytest.mark.covers("K1 shaded", "tip K1", "R-C5")
@pytest.mark.parametrize("by", FACTIONS)
@pytest.mark.parametrize(
    ("chosen", "pieces"),
    [
        (("guerrilla", "guerrilla"), {"underground": 2}),
        (("guerrilla", "base"), {"underground": 1, "base": 1}),
        (("base", "guerrilla"), {"underground": 1, "base": 1}),
        (("base", "base"), {"base": 2}),
    ],
)
def test_k1_indiscriminate_sweep_any_two_pieces(by: str, chosen: tuple[str, str], pieces: dict[str, int]) -> None:
    game = event("K1", "shaded", {"nairobi": {"troops": 1}}, by=by)
    for piece in chosen:
        assert game.actor == by
        assert offered(game) == ["guerrilla", "base"]
        play(game, piece)
    assert is_done(game)
    assert space(game, "nairobi") == {"troop": 1, **pieces, "control": MAU_MAU, "level": "resistance"}
    assert state(game).political_will == 10
    assert game.position()["pipeline"] == "emergency_powers"


@pytest.mark.covers("K1 shaded", "1.6")
@pytest.mark.parametrize(("before", "after"), [("loyalty", "neutral"), ("resistance", "resistance")])
def test_k1_indiscriminate_sweep_shifts_once(before: str, after: str) -> None:
    game = event("K1", "shaded", {"nairobi": {"police": 3, before: True}}, by=MAU_MAU)
    play(game, "guerrilla", "guerrilla")
    assert space(game, "nairobi") == {"police": 3, "underground": 2, "control": "british", "level": after}
    assert state(game).political_will == 12


@pytest.mark.covers("K1 shaded", "5.1.1", "1.10")
def test_k1_indiscriminate_sweep_takes_no_more_political_will_than_there_is() -> None:
    game = play(event("K1", "shaded", {}, political_will=1), "base", "base")
    assert space(game, "nairobi")["control"] == MAU_MAU
    assert state(game).political_will == 0


@pytest.mark.covers("K1 shaded", "1.4.2", "5.1.1")
def test_k1_indiscriminate_sweep_keeps_stacking() -> None:
    game = event("K1", "shaded", {"nairobi": {"bases": 1}}, by=MAU_MAU)
    play(game, "base")
    assert is_done(game)
    assert space(game, "nairobi") == {"underground": 1, "base": 2, "control": MAU_MAU, "level": "resistance"}
    full = event("K1", "shaded", {"nairobi": {"bases": 2}}, by=MAU_MAU)
    assert is_done(full)
    assert space(full, "nairobi") == {"underground": 2, "base": 2, "control": MAU_MAU, "level": "resistance"}


@pytest.mark.covers("K1 shaded", "R-C2", "R-C4")
def test_k1_indiscriminate_sweep_the_british_place_only_what_is_available() -> None:
    spaces: Spaces = {"aberdares": {"underground": 14, "bases": 2}, "mount_kenya": {"bases": 2}}
    game = event("K1", "shaded", spaces)
    assert is_done(game)
    assert space(game, "nairobi") == {"underground": 1, "control": MAU_MAU, "level": "resistance"}
    assert state(game).political_will == 10


@pytest.mark.covers("K1 shaded", "R-C2", "R-C16")
def test_k1_indiscriminate_sweep_without_pieces_still_shifts() -> None:
    spaces: Spaces = {"aberdares": {"underground": 15, "bases": 2}, "mount_kenya": {"bases": 2}}
    game = event("K1", "shaded", spaces)
    assert is_done(game)
    assert space(game, "nairobi") == {"control": "none", "level": "resistance"}


TAKEN: Spaces = {
    "aberdares": {"underground": 13, "bases": 2},
    "mount_kenya": {"bases": 1},
    "meru": {"active": 1},
    "embu": {"underground": 1, "bases": 1},
}
"""Neither a Guerrilla nor a Base is Available."""


@pytest.mark.covers("K1 shaded", "R-C2", "1.4.3")
def test_k1_indiscriminate_sweep_the_mau_mau_may_take_pieces_from_the_map() -> None:
    game = play(event("K1", "shaded", TAKEN, by=MAU_MAU), "guerrilla")
    assert prompt(game) == "take-from-map"
    assert set(offered(game)) == {"underground:aberdares", "underground:embu", "active:meru", "done"}
    play(game, "active:meru")
    assert offered(game) == ["guerrilla", "base"]
    play(game, "base")
    assert set(offered(game)) == {"base:aberdares", "base:mount_kenya", "base:embu", "done"}
    play(game, "base:embu")
    assert is_done(game)
    assert space(game, "nairobi") == {"underground": 1, "base": 1, "control": MAU_MAU, "level": "resistance"}
    # Meru gives 1, Nairobi takes 2; a Base taken for a placement earns nothing, and Embu keeps its Guerrilla.
    assert state(game).political_will == 11


@pytest.mark.covers("K1 shaded", "R-C2")
def test_k1_indiscriminate_sweep_the_mau_mau_may_leave_their_pieces_where_they_are() -> None:
    game = play(event("K1", "shaded", TAKEN, by=MAU_MAU), "base", "done")
    assert prompt(game) == "take-from-map"
    play(game, "done")
    assert is_done(game)
    assert space(game, "nairobi") == {"control": "none", "level": "resistance"}
    assert state(game).political_will == 12


@pytest.mark.covers("K1 shaded", "R-C4")
def test_k1_indiscriminate_sweep_what_is_available_must_be_placed() -> None:
    spaces: Spaces = {"aberdares": {"underground": 15, "bases": 1}}
    game = play(event("K1", "shaded", spaces, by=MAU_MAU), "guerrilla", "done")
    assert is_done(game)
    assert space(game, "nairobi") == {"base": 2, "control": MAU_MAU, "level": "resistance"}


# -- K2 Jomo Kenyatta --------------------------------------------------------------------------------------------------


@pytest.mark.covers("K2 unshaded")
@pytest.mark.parametrize("by", FACTIONS)
def test_k2_arrested_removes_guerrillas_and_leaves_bases(by: str) -> None:
    spaces: Spaces = {"nairobi": {"troops": 1, "underground": 1, "active": 2, "bases": 1}, "kiambu": {"active": 1}}
    game = event("K2", "unshaded", spaces, by=by)
    assert is_done(game)
    assert space(game, "nairobi") == {"troop": 1, "base": 1, "control": "none", "level": "loyalty"}
    assert space(game, "kiambu")["active"] == 1
    assert state(game).political_will == 14


@pytest.mark.covers("K2 unshaded", "1.6", "5.1.3")
@pytest.mark.parametrize(("before", "after"), [("resistance", "neutral"), ("loyalty", "loyalty")])
def test_k2_arrested_shifts_once_even_if_nobody_is_there(before: str, after: str) -> None:
    game = event("K2", "unshaded", {"nairobi": {"bases": 2, before: True}})
    assert is_done(game)
    assert space(game, "nairobi") == {"base": 2, "control": MAU_MAU, "level": after}
    assert state(game).political_will == 12


@pytest.mark.covers("K2 shaded")
@pytest.mark.parametrize("by", FACTIONS)
@pytest.mark.parametrize(("before", "after"), [("loyalty", "neutral"), ("resistance", "resistance")])
def test_k2_controversial_trial_a_guerrilla_and_a_shift(by: str, before: str, after: str) -> None:
    game = event("K2", "shaded", {"nairobi": {"police": 1, "active": 1, before: True}}, by=by)
    assert is_done(game)
    assert space(game, "nairobi") == {"police": 1, "underground": 1, "active": 1, "control": MAU_MAU, "level": after}
    assert state(game).political_will == 10


@pytest.mark.covers("K2 shaded", "5.1.1", "R-C2")
def test_k2_controversial_trial_the_british_find_no_guerrilla_available() -> None:
    game = event("K2", "shaded", NO_GUERRILLAS)
    assert is_done(game)
    assert space(game, "nairobi") == {"control": "none", "level": "resistance"}
    assert state(game).political_will == 12


@pytest.mark.covers("K2 shaded", "R-C2", "1.4.1")
@pytest.mark.parametrize(("choice", "there"), [("active:aberdares", {"underground": 1}), ("done", {})])
def test_k2_controversial_trial_the_mau_mau_may_take_one_from_the_map(choice: str, there: dict[str, int]) -> None:
    game = event("K2", "shaded", NO_GUERRILLAS, by=MAU_MAU)
    assert prompt(game) == "take-from-map"
    assert offered(game) == ["underground:aberdares", "active:aberdares", "done"]
    play(game, choice)
    assert is_done(game)
    control = MAU_MAU if there else "none"
    assert space(game, "nairobi") == {**there, "control": control, "level": "resistance"}


# -- K3 Passive Wing ---------------------------------------------------------------------------------------------------


@pytest.mark.covers("K3 unshaded", "K3 shaded", "5.3")
@pytest.mark.parametrize("by", FACTIONS)
@pytest.mark.parametrize("side", ["unshaded", "shaded"])
def test_k3_is_in_force_for_whoever_played_it(by: str, side: str) -> None:
    game = event("K3", side, {"nairobi": {"bases": 2}}, by=by, mau_mau_resources=5)
    assert is_done(game)
    assert game.position()[side] == ["K3"]
    assert state(game).mau_mau_resources == 5


def supplied(spaces: Spaces, **rest: Any) -> int:
    """What a Supply brings at 5 Resources; 0 if there is none to be had."""
    game = play(table(spaces, by=MAU_MAU, mau_mau_resources=5, **rest), "op-special", "rally")
    if "supply" not in offered(game):
        return 0
    play(game, "supply")
    return int(state(game).mau_mau_resources) - 5


CONTESTED: Spaces = {"kiambu": {"police": 1, "underground": 1}, "fort_hall": {"bases": 1}}
"""Between Nairobi and the Base stands a Guerrilla that does not Control."""


@pytest.mark.covers("K3 unshaded", "tip K3", "R-K5", "4.3.1")
def test_k3_fragile_supply_lines_a_guerrilla_without_control_does_not_do() -> None:
    assert supplied(CONTESTED) == 1
    assert supplied(CONTESTED, unshaded=["K3"]) == 0


@pytest.mark.covers("K3 unshaded", "tip K3", "R-K5")
@pytest.mark.parametrize(
    "between",
    [
        {"underground": 1},
        {"police": 1, "resistance": True},
        {"bases": 1},
    ],
)
def test_k3_fragile_supply_lines_control_or_resistance_do(between: dict[str, int | bool]) -> None:
    spaces: Spaces = {"kiambu": between, "fort_hall": {"police": 2, "bases": 1, "loyalty": True}}
    bases = 1 + int(between.get("bases", 0))
    assert supplied(spaces, unshaded=["K3"]) == bases


@pytest.mark.covers("K3 unshaded", "R-K5")
def test_k3_fragile_supply_lines_need_nothing_at_the_ends() -> None:
    spaces: Spaces = {"nairobi": {"police": 3, "bases": 2}, "thika": {"police": 3, "bases": 1}}
    assert supplied(spaces, unshaded=["K3"]) == 3


@pytest.mark.covers("K3 unshaded", "R-K5")
def test_k3_fragile_supply_lines_cross_mountain_jungles_under_control() -> None:
    spaces: Spaces = {"kiambu": {"resistance": True}, "aberdares": {"active": 1}, "nanyuki": {"bases": 1}}
    assert supplied(spaces, unshaded=["K3"]) == 1
    spaces["aberdares"] = {"active": 1, "troops": 1}
    assert supplied(spaces, unshaded=["K3"]) == 0


@pytest.mark.covers("K3 shaded", "tip K3", "4.3.1", "5.3")
def test_k3_support_network_two_for_each_base() -> None:
    spaces = CONTESTED | {"nairobi": {"bases": 1}, "meru": {"bases": 2}}
    game = event("K3", "shaded", spaces, mau_mau_resources=5)
    play(game, "end-turn", "op-special", "rally", "supply")
    # Nairobi and Fort Hall; Meru is cut off.
    assert state(game).mau_mau_resources == 9


@pytest.mark.covers("K3 shaded", "1.8")
def test_k3_support_network_stops_at_twenty() -> None:
    game = table({"nairobi": {"bases": 2}}, by=MAU_MAU, shaded=["K3"], mau_mau_resources=18)
    play(game, "op-special", "rally", "supply")
    assert state(game).mau_mau_resources == 20


@pytest.mark.covers("K3 shaded", "R-C6")
def test_k3_support_network_pays_for_the_rally_of_a_poor_faction() -> None:
    game = table({"nairobi": {"bases": 1}}, by=MAU_MAU, shaded=["K3"], mau_mau_resources=0)
    play(game, "op-special", "rally", "meru", "embu")
    assert state(game).mau_mau_resources == 0
    assert space(game, "meru")["underground"] == 1
    assert space(game, "embu")["underground"] == 1


# -- K4 Lari Massacre --------------------------------------------------------------------------------------------------

LARI: Spaces = {
    "kiambu": {"police": 1, "loyalty": True, "terror": 1},
    "nyeri": {"relocated": 2, "terror": 1},
    "thika": {"resistance": True},
    "nairobi": {"troops": 1},
}


@pytest.mark.covers("K4 execute", "tip K4", "R-C5", "1.4.2")
def test_k4_the_british_choose_a_province_and_the_mau_mau_may_answer() -> None:
    game = event("K4", "execute", LARI)
    assert game.actor == BRITISH
    assert set(offered(game)) == PROVINCES
    play(game, "kiambu")
    assert game.actor == MAU_MAU
    assert offered(game) == ["guerrilla", "decline"]
    play(game, "guerrilla")
    assert is_done(game)
    here = {"police": 1, "underground": 1, "terror": 2, "control": "none", "level": "neutral"}
    assert space(game, "kiambu") == here
    assert state(game).political_will == 12


@pytest.mark.covers("K4 execute", "tip K4", "R-C5")
def test_k4_the_mau_mau_choose_a_province_and_the_british_may_answer() -> None:
    game = event("K4", "execute", LARI, by=MAU_MAU)
    assert game.actor == MAU_MAU
    assert set(offered(game)) == PROVINCES
    play(game, "thika")
    assert game.actor == BRITISH
    assert offered(game) == ["police", "decline"]
    play(game, "police")
    assert is_done(game)
    assert space(game, "thika") == {"police": 1, "terror": 1, "control": "british", "level": "neutral"}


@pytest.mark.covers("K4 execute", "R-C5")
@pytest.mark.parametrize("by", FACTIONS)
def test_k4_the_other_player_may_decline(by: str) -> None:
    game = play(event("K4", "execute", LARI, by=by), "thika", "decline")
    assert is_done(game)
    assert space(game, "thika") == {"terror": 1, "control": "none", "level": "neutral"}


@pytest.mark.covers("K4 execute", "1.7")
@pytest.mark.parametrize(
    ("by", "here", "will"),
    [(BRITISH, {"terror": 1}, 10), (MAU_MAU, {"active": 1}, 14)],
)
def test_k4_the_answer_changes_control_and_political_will(by: str, here: dict[str, int | bool], will: int) -> None:
    game = play(event("K4", "execute", {"kiambu": here}, by=by), "kiambu")
    play(game, "guerrilla" if by == BRITISH else "police")
    assert space(game, "kiambu")["control"] == (MAU_MAU if by == BRITISH else "none")
    assert state(game).political_will == will


@pytest.mark.covers("K4 execute", "1.3.2", "R-K2")
def test_k4_terror_in_an_unpopulated_province() -> None:
    game = play(event("K4", "execute", LARI), "nyeri", "guerrilla")
    here = {"underground": 1, "terror": 2, "population": 0, "control": MAU_MAU, "level": "neutral"}
    assert space(game, "nyeri") == here
    assert state(game).political_will == 12


@pytest.mark.covers("K4 execute", "R-C2", "1.4.3")
def test_k4_the_mau_mau_may_answer_with_a_guerrilla_from_the_map() -> None:
    game = play(event("K4", "execute", NO_GUERRILLAS), "embu")
    assert offered(game) == ["guerrilla", "decline"]
    play(game, "guerrilla")
    assert game.actor == MAU_MAU
    assert offered(game) == ["underground:aberdares", "active:aberdares", "done"]
    play(game, "active:aberdares")
    assert space(game, "embu") == {"underground": 1, "terror": 1, "control": MAU_MAU, "level": "neutral"}
    assert state(game).political_will == 11


@pytest.mark.covers("K4 execute", "R-C2", "1.3.5")
def test_k4_the_british_may_answer_with_police_from_the_map_never_from_out_of_play() -> None:
    game = play(event("K4", "execute", {"nairobi": {"police": 7}}, by=MAU_MAU), "embu", "police")
    assert game.actor == BRITISH
    assert offered(game) == ["police:nairobi", "done"]
    play(game, "police:nairobi")
    assert space(game, "embu")["police"] == 1
    assert space(game, "nairobi")["police"] == 6
    assert state(game).out_of_play == 8


@pytest.mark.covers("K4 execute", "1.3.5")
def test_k4_no_answer_while_all_police_are_out_of_play() -> None:
    game = play(event("K4", "execute", {}, by=MAU_MAU, out_of_play=15), "embu")
    assert is_done(game)
    assert space(game, "embu") == {"terror": 1, "control": "none", "level": "neutral"}


# -- K5 Legal Zones ----------------------------------------------------------------------------------------------------

HUNTED: Spaces = {
    "aberdares": {"active": 3, "underground": 1},
    "mount_kenya": {"active": 1},
    "kiambu": {"active": 2},
    "nairobi": {"police": 1, "active": 1},
    "thika": {"police": 1},
}


@pytest.mark.covers("K5 unshaded", "K5 shaded", "5.3")
@pytest.mark.parametrize("by", FACTIONS)
@pytest.mark.parametrize("side", ["unshaded", "shaded"])
def test_k5_is_in_force_for_whoever_played_it(by: str, side: str) -> None:
    game = event("K5", side, HUNTED, by=by)
    assert is_done(game)
    assert game.position()[side] == ["K5"]
    assert available(game, "guerrilla") == 7


@pytest.mark.covers("K5 unshaded", "tip K5", "4.2.3", "R-K11")
def test_k5_prohibited_areas_expand_two_spaces() -> None:
    game = event("K5", "unshaded", HUNTED, by=MAU_MAU)
    play(game, "end-turn", "op-special", "deploy", "air-strike")
    assert set(offered(game)) == PROVINCES | MOUNTAINS
    play(game, "aberdares")
    assert set(offered(game)) == (PROVINCES | MOUNTAINS) - {"aberdares"} | {"done"}
    play(game, "kiambu")
    assert prompt(game) == "deploy-space"
    assert space(game, "aberdares") == {"active": 1, "underground": 1, "control": MAU_MAU, "level": "neutral"}
    assert space(game, "kiambu") == {"active": 1, "control": MAU_MAU, "level": "neutral"}


@pytest.mark.covers("K5 unshaded", "R-C4")
def test_k5_prohibited_areas_expand_each_mountain_jungle_loses_up_to_two() -> None:
    game = play(table(HUNTED, unshaded=["K5"]), "op-special", "deploy", "air-strike", "aberdares", "mount_kenya")
    assert space(game, "aberdares") == {"active": 1, "underground": 1, "control": MAU_MAU, "level": "neutral"}
    assert space(game, "mount_kenya") == {"control": "none", "level": "neutral"}


@pytest.mark.covers("K5 unshaded", "R-C4")
def test_k5_prohibited_areas_expand_one_space_will_do() -> None:
    game = play(table(HUNTED, unshaded=["K5"]), "op-special", "deploy", "air-strike", "kiambu", "done")
    assert prompt(game) == "deploy-space"
    assert "air-strike" not in offered(game)
    assert available(game, "guerrilla") == 8


@pytest.mark.covers("K5 unshaded", "R-C6")
def test_k5_prohibited_areas_expand_but_leave_the_assault_a_target() -> None:
    spaces: Spaces = {"kiambu": {"troops": 1, "active": 1}, "nyeri": {"troops": 1, "active": 1}}
    game = play(table(spaces, unshaded=["K5"]), "op-special", "assault", "air-strike", "kiambu")
    assert set(offered(game)) == (PROVINCES | MOUNTAINS) - {"kiambu", "nyeri"} | {"done"}


@pytest.mark.covers("K5 shaded", "4.2.3")
def test_k5_prohibited_areas_restricted_to_one_mountain_jungle() -> None:
    game = play(event("K5", "shaded", HUNTED, by=MAU_MAU), "end-turn", "op-special", "deploy", "air-strike")
    assert set(offered(game)) == MOUNTAINS
    play(game, "aberdares")
    assert prompt(game) == "deploy-space"
    assert space(game, "aberdares")["active"] == 1
    assert space(game, "kiambu")["active"] == 2


@pytest.mark.covers("K5 unshaded", "K5 shaded")
def test_k5_without_it_one_province_or_mountain_jungle() -> None:
    game = play(table(HUNTED), "op-special", "deploy", "air-strike")
    assert set(offered(game)) == PROVINCES | MOUNTAINS
    play(game, "kiambu")
    assert prompt(game) == "deploy-space"
    assert space(game, "kiambu")["active"] == 1


# -- K6 Home Guard -----------------------------------------------------------------------------------------------------

GUARDED: Spaces = {
    "kiambu": {"police": 1},
    "nyeri": {"troops": 1, "relocated": 2},
    "meru": {"police": 1, "underground": 1},
    "embu": {"underground": 1},
    "thika": {"police": 1},
}
"""Kiambu and the Unpopulated Nyeri are British Controlled Reserves."""


@pytest.mark.covers("K6 unshaded", "R-C5", "1.3.5")
@pytest.mark.parametrize("by", FACTIONS)
def test_k6_protect_reserves_from_anywhere(by: str) -> None:
    game = event("K6", "unshaded", GUARDED, by=by)
    assert game.actor == by
    assert set(offered(game)) == {"kiambu", "nyeri"}
    play(game, "kiambu")
    assert game.actor == by
    assert set(offered(game)) == {"from-available", "from-out-of-play", "police:meru", "police:thika"}
    play(game, "from-out-of-play")
    assert set(offered(game)) == {"kiambu", "nyeri"}
    play(game, "nyeri")
    sources = {"from-available", "from-out-of-play", "police:kiambu", "police:meru", "police:thika"}
    assert set(offered(game)) == sources
    play(game, "from-available", "kiambu", "police:thika")
    assert is_done(game)
    assert space(game, "kiambu") == {"police": 3, "control": "british", "level": "neutral"}
    assert space(game, "nyeri")["police"] == 1
    assert space(game, "thika") == {"control": "none", "level": "neutral"}
    assert state(game).out_of_play == 7
    assert available(game, "police") == 3


@pytest.mark.covers("K6 unshaded", "1.7")
def test_k6_protect_reserves_with_police_that_guarded_another_space() -> None:
    game = play(event("K6", "unshaded", GUARDED, by=MAU_MAU), "kiambu", "police:meru")
    assert space(game, "meru") == {"underground": 1, "control": MAU_MAU, "level": "neutral"}
    assert state(game).political_will == 11


@pytest.mark.covers("K6 unshaded", "R-C4")
def test_k6_protect_reserves_all_three_in_the_only_place_from_the_only_source() -> None:
    game = event("K6", "unshaded", {"kiambu": {"troops": 1}}, out_of_play=15)
    assert is_done(game)
    assert space(game, "kiambu") == {"troop": 1, "police": 3, "control": "british", "level": "neutral"}
    assert state(game).out_of_play == 12


@pytest.mark.covers("K6 unshaded", "R-C16")
def test_k6_protect_reserves_needs_british_control_of_one() -> None:
    game = event("K6", "unshaded", {"thika": {"police": 1}, "embu": {"police": 1, "active": 1}})
    assert is_done(game)
    assert available(game, "police") == 5
    assert state(game).out_of_play == 8


@pytest.mark.covers("K6 unshaded", "R-C4", "5.1.3")
def test_k6_protect_reserves_only_where_a_police_can_come() -> None:
    game = event("K6", "unshaded", {"kiambu": {"police": 15}, "nyeri": {"troops": 1}}, out_of_play=0)
    # Kiambu holds every Police there is: all three can only go to Nyeri.
    assert is_done(game)
    assert space(game, "nyeri") == {"troop": 1, "police": 3, "control": "british", "level": "neutral"}
    assert space(game, "kiambu")["police"] == 12


@pytest.mark.covers("K6 unshaded", "R-C4")
def test_k6_protect_reserves_with_three_different_police() -> None:
    game = event("K6", "unshaded", {"kiambu": {"troops": 1}, "nyeri": {"troops": 1}}, by=MAU_MAU)
    play(game, "kiambu", "from-available", "nyeri")
    assert offered(game) == ["from-available", "from-out-of-play"]
    play(game, "from-available", "kiambu", "from-available")
    assert is_done(game)
    assert available(game, "police") == 4


ABUSED: Spaces = {
    "kiambu": {"terror": 2, "police": 1},
    "nyeri": {"terror": 1, "relocated": 2},
    "thika": {"terror": 1},
    "nairobi": {"terror": 1},
}


@pytest.mark.covers("K6 shaded", "1.7", "1.9")
@pytest.mark.parametrize("by", FACTIONS)
def test_k6_abuses_every_terror_marker_in_reserves_becomes_a_guerrilla(by: str) -> None:
    game = event("K6", "shaded", ABUSED, by=by)
    assert is_done(game)
    assert space(game, "kiambu") == {"police": 1, "underground": 2, "control": MAU_MAU, "level": "neutral"}
    assert space(game, "nyeri") == {"underground": 1, "population": 0, "control": MAU_MAU, "level": "neutral"}
    assert space(game, "thika") == {"terror": 1, "control": "none", "level": "neutral"}
    assert space(game, "nairobi") == {"terror": 1, "control": "none", "level": "neutral"}
    # Kiambu counts 2, the Unpopulated Nyeri nothing.
    assert state(game).political_will == 10


@pytest.mark.covers("K6 shaded", "R-C16")
def test_k6_abuses_without_terror_change_nothing() -> None:
    game = event("K6", "shaded", {"thika": {"terror": 3}, "kiambu": {"police": 1}}, by=MAU_MAU)
    assert is_done(game)
    assert space(game, "thika")["terror"] == 3
    assert available(game, "guerrilla") == 15


@pytest.mark.covers("K6 shaded", "R-C15", "5.1.1", "R-C3")
def test_k6_abuses_with_too_few_guerrillas_the_british_pick_who_gets_them() -> None:
    game = event("K6", "shaded", ABUSED | {"aberdares": {"underground": 14}})
    assert game.actor == BRITISH
    assert set(offered(game)) == {"kiambu", "nyeri"}
    play(game, "nyeri")
    assert is_done(game)
    assert space(game, "nyeri") == {"underground": 1, "population": 0, "control": MAU_MAU, "level": "neutral"}
    assert space(game, "kiambu") == {"police": 1, "control": "british", "level": "neutral"}
    assert state(game).political_will == 12


@pytest.mark.covers("K6 shaded", "R-C2", "R-C15")
def test_k6_abuses_the_mau_mau_may_fill_up_from_the_map() -> None:
    game = event("K6", "shaded", ABUSED | {"aberdares": {"underground": 13, "active": 1}}, by=MAU_MAU)
    play(game, "nyeri")
    assert prompt(game) == "take-from-map"
    assert set(offered(game)) == {"underground:aberdares", "active:aberdares", "underground:nyeri", "done"}
    play(game, "active:aberdares", "done")
    assert is_done(game)
    assert space(game, "kiambu") == {"police": 1, "underground": 1, "control": "none", "level": "neutral"}
    assert space(game, "aberdares")["underground"] == 13


# -- K7 Pseudo-Gangs ---------------------------------------------------------------------------------------------------

TRACKED: Spaces = {
    "aberdares": {"troops": 1, "police": 1, "underground": 3},
    "mount_kenya": {"police": 1, "active": 2},
    "kiambu": {"troops": 1, "underground": 2},
}


@pytest.mark.covers("K7 unshaded", "K7 shaded", "5.3")
@pytest.mark.parametrize("by", FACTIONS)
@pytest.mark.parametrize("side", ["unshaded", "shaded"])
def test_k7_is_in_force_for_whoever_played_it(by: str, side: str) -> None:
    game = event("K7", side, TRACKED, by=by)
    assert is_done(game)
    assert game.position()[side] == ["K7"]
    assert available(game, "guerrilla") == 8


@pytest.mark.covers("K7 unshaded", "tip K7", "3.2.3")
@pytest.mark.parametrize(
    ("removed", "left"),
    [("underground", {"active": 2}), ("active", {"underground": 1, "active": 1})],
)
def test_k7_trackers_activate_one_a_cube_and_remove_one_of_either_state(removed: str, left: dict[str, int]) -> None:
    game = event("K7", "unshaded", TRACKED, by=MAU_MAU)
    play(game, "end-turn", "limited-op", "sweep", "aberdares", "done")
    assert game.actor == BRITISH
    assert prompt(game) == "sweep-remove"
    assert set(offered(game)) == {"underground:aberdares", "active:aberdares"}
    play(game, f"{removed}:aberdares")
    assert is_done(game)
    assert space(game, "aberdares") == {"troop": 1, "police": 1, **left, "control": "none", "level": "neutral"}


@pytest.mark.covers("K7 unshaded")
def test_k7_trackers_work_in_each_selected_mountain_jungle_and_in_no_province() -> None:
    game = table(TRACKED, unshaded=["K7"])
    play(game, "op-special", "sweep", "aberdares", "mount_kenya", "kiambu", "done", "done", "done")
    play(game, "active:aberdares")
    assert space(game, "aberdares")["active"] == 1
    assert space(game, "mount_kenya")["active"] == 1
    assert space(game, "kiambu") == {"troop": 1, "underground": 1, "active": 1, "control": MAU_MAU, "level": "neutral"}


@pytest.mark.covers("K7 unshaded")
def test_k7_trackers_who_march_in_count() -> None:
    spaces: Spaces = {"nyeri": {"troops": 1}, "mount_kenya": {"underground": 1}}
    game = table(spaces, unshaded=["K7"])
    play(game, "limited-op", "sweep", "mount_kenya", "troop:nyeri>mount_kenya")
    assert is_done(game)
    assert space(game, "mount_kenya") == {"troop": 1, "control": "british", "level": "neutral"}


@pytest.mark.covers("K7 unshaded")
def test_k7_trackers_need_a_british_cube_there() -> None:
    game = play(table({"mount_kenya": {"active": 2}}, unshaded=["K7"]), "limited-op", "sweep", "mount_kenya")
    assert is_done(game)
    assert space(game, "mount_kenya")["active"] == 2


@pytest.mark.covers("K7 unshaded")
def test_k7_trackers_do_not_touch_bases() -> None:
    spaces: Spaces = {"mount_kenya": {"troops": 2, "bases": 1}}
    game = play(table(spaces, unshaded=["K7"]), "limited-op", "sweep", "mount_kenya")
    assert is_done(game)
    assert space(game, "mount_kenya")["base"] == 1


@pytest.mark.covers("K7 unshaded", "3.2.3")
def test_k7_without_trackers_two_cubes_activate_one() -> None:
    game = play(table(TRACKED), "limited-op", "sweep", "aberdares", "done")
    assert is_done(game)
    here = {"troop": 1, "police": 1, "underground": 2, "active": 1, "control": MAU_MAU, "level": "neutral"}
    assert space(game, "aberdares") == here


TRAINED: Spaces = {"nairobi": {"troops": 2}, "thika": {"police": 1}}


@pytest.mark.covers("K7 shaded", "3.2.1", "R-K1")
def test_k7_additional_training_a_deploy_that_places_moves_nothing() -> None:
    game = event("K7", "shaded", TRAINED, by=MAU_MAU)
    play(game, "end-turn", "limited-op", "deploy", "thika", "police", "done")
    assert is_done(game)
    assert space(game, "thika")["police"] == 2
    assert space(game, "nairobi")["troop"] == 2


@pytest.mark.covers("K7 shaded", "3.2.1")
def test_k7_additional_training_is_for_the_whole_deploy() -> None:
    game = play(table(TRAINED, shaded=["K7"]), "op-special", "deploy", "thika", "police", "police", "nairobi", "done")
    # Of two selected spaces one was given Police: no Troops move.
    play(game, "done")
    assert is_done(game)
    assert space(game, "nairobi")["troop"] == 2


@pytest.mark.covers("K7 shaded", "3.2.1", "R-C6")
def test_k7_additional_training_a_deploy_that_places_nothing_moves_troops() -> None:
    game = play(table(TRAINED, shaded=["K7"]), "limited-op", "deploy", "thika", "done")
    assert prompt(game) == "deploy-to"
    assert offered_spaces(game) == PROVINCES
    play(game, "meru", "done")
    assert is_done(game)
    assert space(game, "meru")["troop"] == 1


@pytest.mark.covers("K7 shaded", "K7 unshaded", "3.2.1")
@pytest.mark.parametrize("unshaded", [[], ["K7"]])
def test_k7_without_additional_training_both(unshaded: list[str]) -> None:
    game = play(table(TRAINED, unshaded=unshaded), "limited-op", "deploy", "thika", "police", "done")
    assert prompt(game) == "deploy-to"
    play(game, "meru", "done")
    assert space(game, "thika")["police"] == 2
    assert space(game, "meru")["troop"] == 1


# -- K8 Evelyn Baring --------------------------------------------------------------------------------------------------

EMERGENCY: Spaces = {
    "nairobi": {"troops": 2},
    "kiambu": {"police": 1, "underground": 1},
    "thika": {"police": 1},
    "aberdares": {"underground": 1},
}


@pytest.mark.covers("K8 unshaded", "R-C5", "R-C11", "1.11")
@pytest.mark.parametrize("by", FACTIONS)
def test_k8_declares_emergency_the_british_choose_whoever_played_it(by: str) -> None:
    game = event("K8", "unshaded", EMERGENCY, by=by)
    assert game.position()["pipeline"] == "villagization"
    assert game.actor == BRITISH
    assert offered(game) == ["deploy", "sweep"]  # no "may" on the card


@pytest.mark.covers("K8 unshaded", "R-K9")
def test_k8_declares_emergency_at_the_end_of_the_pipeline() -> None:
    game = event("K8", "unshaded", EMERGENCY, pipeline="gulag")
    assert game.position()["pipeline"] == "gulag"
    assert offered(game) == ["deploy", "sweep"]


@pytest.mark.covers("K8 unshaded", "tip K8", "R-C15")
def test_k8_declares_emergency_a_deploy_in_two_spaces_is_one_operation() -> None:
    game = play(event("K8", "unshaded", EMERGENCY), "deploy")
    assert set(offered(game)) == {"nairobi", "thika"}
    play(game, "thika", "police", "police")
    assert set(offered(game)) == {"nairobi", "done"}
    play(game, "nairobi", "troop", "police", "done")
    assert prompt(game) == "deploy-to"
    play(game, "kiambu", "troop:nairobi>kiambu", "troop:nairobi>kiambu")
    assert is_done(game)
    assert space(game, "thika")["police"] == 3
    assert space(game, "nairobi") == {"police": 1, "control": "british", "level": "neutral"}
    assert space(game, "kiambu")["troop"] == 3


@pytest.mark.covers("K8 unshaded", "tip K8", "3.2.3")
def test_k8_declares_emergency_a_sweep_in_two_spaces_is_one_operation() -> None:
    game = play(event("K8", "unshaded", EMERGENCY), "sweep")
    assert set(offered(game)) == PROVINCES | MOUNTAINS | {"nairobi"}
    play(game, "kiambu", "thika")
    assert set(offered(game)) == {"troop:nairobi>kiambu", "troop:nairobi>thika", "done"}
    play(game, "troop:nairobi>kiambu", "troop:nairobi>thika")
    assert is_done(game)
    assert space(game, "kiambu") == {"troop": 1, "police": 1, "active": 1, "control": "british", "level": "neutral"}
    assert space(game, "thika")["troop"] == 1


@pytest.mark.covers("K8 unshaded", "tip K8", "R-C11")
def test_k8_declares_emergency_a_deploy_and_then_a_sweep_elsewhere() -> None:
    game = play(event("K8", "unshaded", EMERGENCY), "deploy", "nairobi", "done", "done", "kiambu")
    play(game, "done")
    assert prompt(game) == "sweep-space"
    assert set(offered(game)) == PROVINCES | MOUNTAINS
    play(game, "kiambu", "done")
    assert is_done(game)
    assert space(game, "kiambu") == {"troop": 1, "police": 1, "active": 1, "control": "british", "level": "neutral"}


@pytest.mark.covers("K8 unshaded", "tip K8", "R-C11")
def test_k8_declares_emergency_a_sweep_and_then_a_deploy_elsewhere() -> None:
    game = play(event("K8", "unshaded", EMERGENCY), "sweep", "kiambu", "done")
    play(game, "troop:nairobi>kiambu", "done")
    assert prompt(game) == "deploy-space"
    # Kiambu has become British Controlled, but was swept.
    assert set(offered(game)) == {"nairobi", "thika"}
    play(game, "thika", "police", "done", "done")
    assert is_done(game)
    assert space(game, "thika")["police"] == 2


@pytest.mark.covers("K8 unshaded", "K7 shaded", "R-C11")
def test_k8_declares_emergency_under_additional_training() -> None:
    game = play(event("K8", "unshaded", EMERGENCY, shaded=["K7"]), "deploy", "thika", "police", "done", "done")
    # The Deploy placed, so it moves nothing; the second space is still swept.
    assert prompt(game) == "sweep-space"


@pytest.mark.covers("K8 unshaded", "K7 unshaded", "R-C11")
def test_k8_declares_emergency_with_trackers_in_the_mountains() -> None:
    spaces: Spaces = {"aberdares": {"police": 1, "underground": 1}}
    game = play(event("K8", "unshaded", spaces, unshaded=["K7"]), "sweep", "aberdares", "nyeri")
    assert is_done(game)
    assert space(game, "aberdares") == {"police": 1, "control": "british", "level": "neutral"}


@pytest.mark.covers("K8 unshaded", "R-C11", "R-C15", "5.1.3")
@pytest.mark.parametrize("by", FACTIONS)
def test_k8_declares_emergency_in_two_spaces_not_in_one(by: str) -> None:
    game = play(event("K8", "unshaded", EMERGENCY, by=by), "deploy", "thika", "done", "done", "done")
    assert (game.actor, prompt(game)) == (BRITISH, "sweep-space")
    assert "done" not in offered(game)
    assert set(offered(game)) == (PROVINCES | MOUNTAINS | {"nairobi"}) - {"thika"}
    play(game, "kiambu", "done")
    assert is_done(game)
    assert space(game, "kiambu")["active"] == 1


@pytest.mark.covers("K8 unshaded", "3.2.1", "3.2.3", "R-C8", "R-C11", "R-C15")
def test_k8_declares_emergency_with_nowhere_else_to_deploy_one_sweep_takes_both_spaces() -> None:
    """Two Sweeps, one after the other, would move the Troop twice and find Guerrillas with it in both spaces."""
    spaces: Spaces = {
        "thika": {"troops": 1, "underground": 2},
        "kiambu": {"underground": 1},
        "nairobi": {"underground": 1},
    }
    game = play(event("K8", "unshaded", spaces, by="mau_mau", out_of_play=8), "sweep", "nairobi")
    assert prompt(game) == "sweep-space"
    assert offered_spaces(game) == PROVINCES | MOUNTAINS
    assert "done" not in offered(game)
    assert str(game.why_not("done")) == "Sweep must select another space before it can stop (3.2.3)"
    play(game, "kiambu")
    assert offered(game) == ["troop:thika>nairobi", "troop:thika>kiambu", "done"]
    play(game, "troop:thika>nairobi")
    assert is_done(game)
    assert space(game, "nairobi")["active"] == 1
    assert space(game, "kiambu") == {"underground": 1, "control": "mau_mau", "level": "neutral"}


@pytest.mark.covers("K8 unshaded", "3.2.1", "R-C15")
def test_k8_declares_emergency_a_sweep_elsewhere_leaves_nairobi_for_the_deploy() -> None:
    """Nairobi alone can be Deployed to: a Sweep of another space may stop there, one of Nairobi may not."""
    spaces: Spaces = {"nairobi": {"police": 1}, "kiambu": {"police": 1, "underground": 1}}
    game = play(event("K8", "unshaded", spaces), "sweep", "kiambu")
    assert "done" in offered(game)
    play(game, "done")
    assert prompt(game) == "deploy-place", "Nairobi is the only space left, so it is not asked for"
    play(game, "done")
    assert is_done(game)
    both = play(event("K8", "unshaded", spaces), "sweep", "kiambu", "nairobi")
    assert is_done(both), "nothing can move, and the two spaces are all"


@pytest.mark.covers("K8 unshaded", "3.2.1", "R-C16")
def test_k8_declares_emergency_a_sweep_may_end_the_control_that_the_deploy_needed() -> None:
    """Kiambu could have been Deployed to as the spaces were selected; its Troops have left for Nairobi."""
    spaces: Spaces = {"kiambu": {"troops": 2, "underground": 1}}
    game = play(event("K8", "unshaded", spaces), "sweep", "nairobi", "done")
    play(game, "troop:kiambu>nairobi", "troop:kiambu>nairobi")
    assert is_done(game)


@pytest.mark.covers("K8 unshaded", "R-C11", "4.1")
def test_k8_declares_emergency_brings_no_special_activity() -> None:
    game = play(event("K8", "unshaded", EMERGENCY, pipeline="gulag"), "sweep", "kiambu", "thika", "done")
    assert is_done(game)


@pytest.mark.covers("K8 shaded", "R-C5")
@pytest.mark.parametrize("by", FACTIONS)
def test_k8_revolt_spreads_to_two_provinces(by: str) -> None:
    game = event("K8", "shaded", {"kiambu": {"police": 1, "loyalty": True}, "meru": {"relocated": 1}}, by=by)
    assert game.actor == MAU_MAU
    assert set(offered(game)) == PROVINCES | {"done"}
    play(game, "kiambu")
    assert set(offered(game)) == PROVINCES - {"kiambu"} | {"done"}
    play(game, "thika")
    assert is_done(game)
    assert space(game, "kiambu") == {"police": 1, "underground": 1, "control": "none", "level": "loyalty"}
    assert space(game, "thika") == {"underground": 1, "control": MAU_MAU, "level": "neutral"}
    assert state(game).political_will == 11
    assert state(game).mau_mau_resources == 8


@pytest.mark.covers("K8 shaded", "R-C4")
def test_k8_revolt_spreads_as_far_as_the_mau_mau_like() -> None:
    none = play(event("K8", "shaded", {}), "done")
    assert is_done(none)
    one = play(event("K8", "shaded", {}), "meru", "done")
    assert is_done(one)
    assert available(one, "guerrilla") == 14


@pytest.mark.covers("K8 shaded", "R-C2")
def test_k8_revolt_spreads_with_guerrillas_from_the_map_even_if_the_british_played_it() -> None:
    game = play(event("K8", "shaded", {"aberdares": {"underground": 14}, "embu": {"active": 1}}), "meru")
    assert game.actor == MAU_MAU
    assert prompt(game) == "take-from-map"
    assert set(offered(game)) == {"underground:aberdares", "active:embu", "done"}
    play(game, "active:embu", "kiambu", "underground:aberdares")
    assert is_done(game)
    assert space(game, "meru") == {"underground": 1, "control": MAU_MAU, "level": "neutral"}
    assert space(game, "embu") == {"control": "none", "level": "neutral"}
    # Embu and Meru are worth 1 each, Kiambu 2.
    assert state(game).political_will == 10
