"""What the log of Japanese Occupation tells: the MPAJA, headings, where things come from, rolls and causes."""

from __future__ import annotations

from typing import Any

import pytest

from coinbox import Game
from coinbox.games.japanese_occupation.vocabulary import FACTIONS, TOTAL
from tests.japanese_occupation.table import Spaces, event, play, table

BRITISH, JAPANESE = FACTIONS
FIRST_CAMPAIGN = ["J1", "J2", "J3", "J4"]


def since(game: Game, line: str) -> list[str]:
    """The log from the last such line on."""
    lines = game.log()
    return lines[len(lines) - 1 - lines[::-1].index(line) :]


def phase(stage: str, spaces: Spaces, **numbers: Any) -> Game:
    """A phase of the first Propaganda Round."""
    return table(spaces, stage=stage, card="J33", **{"played": [*FIRST_CAMPAIGN, "J33"], **numbers})


def counted(spaces: Spaces, **numbers: Any) -> list[str]:
    """What the Resistance phase of the first round tells."""
    rest = {"stage": "reveal", "played": FIRST_CAMPAIGN, "resistance": 10, **numbers}
    return since(play(table(spaces, **rest), "card:J33"), "Propaganda Round: Resistance phase")


# -- the MPAJA and Mandatory Events ----------------------------------------------------------------------------------


@pytest.mark.covers("2.3", "5.5", "R-J1")
def test_an_mpaja_icon_without_effect_is_told() -> None:
    game = play(table({}, stage="reveal", played=FIRST_CAMPAIGN), "card:J8")
    assert game.log() == ["Card J8 Air Drops", "The MPAJA acts: Seize Supplies, without effect"]


@pytest.mark.covers("J9")
def test_j9_without_effect_is_told() -> None:
    game = table({}, stage="mandatory", card="J9")
    assert game.log() == ["Mandatory Event J9 Atomic Bombings", "J9 Atomic Bombings: no effect"]


@pytest.mark.covers("J6")
def test_j6_tells_each_roll_and_its_province() -> None:
    game = play(table({}, stage="mandatory", card="J6"), "die:2", "die:3")
    assert game.log()[1:] == [
        "Japanese roll for the jungle of Kedah: 2, needs 2 or less: each faction loses a piece there",
        "Japanese roll for the jungle of Kelantan: 3, needs 2 or less: no loss",
    ]


# -- headings and spaces ---------------------------------------------------------------------------------------------


@pytest.mark.covers("6.4.1", "6.4.2")
def test_supply_and_reprisal_of_the_round_have_a_heading_when_they_are_done() -> None:
    spaces: Spaces = {"perak": {"force_136": 1, "camps": True, "troops": 1}}
    assert "British: Supply" not in play(phase("supply", spaces), "done").log()
    assert since(play(phase("supply", spaces), "perak"), "British: Supply")[:4] == [
        "British: Supply",
        "Space selected: Perak",
        "Jungle Camp removed from Perak",
        "1 Supply Cache placed in Perak",
    ]
    assert "Japanese: Reprisal" not in play(phase("reprisal", spaces), "done").log()
    assert since(play(phase("reprisal", spaces), "perak"), "Japanese: Reprisal") == [
        "Japanese: Reprisal",
        "Space selected: Perak",
        "Terror marker placed in Perak",
    ]


@pytest.mark.covers("J1 shaded", "J13 shaded", "J21 shaded")
def test_activities_that_a_card_grants_have_a_heading_with_their_space() -> None:
    spaces: Spaces = {"perak": {"troops": 1, "opposition": True}}
    game = play(event("J1", "shaded", spaces, by=JAPANESE), "perak")
    assert since(game, "Japanese: Reprisal in Perak") == [
        "Japanese: Reprisal in Perak",
        "Terror marker placed in Perak",
        "Perak went to Neutral",
    ]
    game = play(event("J13", "shaded", {"perak": {"kempeitai": 1}}, by=JAPANESE), "perak")
    assert game.log()[-1] == "Japanese: Eliminate in Perak"


@pytest.mark.covers("J11 unshaded")
def test_the_strikes_of_a_card_are_told_with_their_space() -> None:
    game = play(event("J11", "unshaded", {"kedah": {"non_mpaja_underground": 1}}), "kedah", "sabotage")
    assert since(game, "British: Sabotage in Kedah") == [
        "British: Sabotage in Kedah",
        "1 non-MPAJA Guerrilla became Active in Kedah",
        "Sabotage marker placed on Thailand-Kedah Railway",
    ]


@pytest.mark.covers("4.2.3")
def test_a_raid_tells_its_target_and_that_it_does_not_strike() -> None:
    spaces: Spaces = {"perak": {"caches": 1, "mpaja_underground": 1, "force_136": 1}}
    game = play(table(spaces), "op-special", "train", "raid", "kedah", "decline")
    assert since(game, "British: Raid")[:4] == [
        "British: Raid",
        "Space selected: Kedah",
        "1 Underground MPAJA Guerrilla moved from Perak to Kedah",
        "No strike in Kedah",
    ]


@pytest.mark.covers("6.3.1")
def test_unrest_names_its_railway() -> None:
    game = play(phase("unrest", {}, sabotage=[1, 0, 0, 0, 0, 0, 0, 0]), "kedah")
    assert game.log()[-2:] == ["Unrest next to Thailand-Kedah Railway", "Kedah went to Opposition"]


# -- where things come from ------------------------------------------------------------------------------------------


@pytest.mark.covers("6.6", "J17 execute", "J25 shaded", "2.4.1", "1.11")
def test_the_reset_phase_tells_what_cards_give_back_the_new_deal_and_who_is_first() -> None:
    game = phase("reset", {"johore": {"camps": True, "mpaja_active": 2}}, burma_troops=2, davis_force=1, first=JAPANESE)
    play(game, "end-turn")
    assert since(game, "Propaganda Round: Reset phase") == [
        "Propaganda Round: Reset phase",
        "2 Troops placed in Kuala Lumpur from J17",
        "1 Force 136 marker taken from J25 John Davis to Available",
        "1 Force 136 marker placed in Johore",
        "All Intel chits dealt anew, concealed",
        "2 MPAJA Guerrillas went Underground in Johore",
        "First Eligible on the next Event card: British",
    ]


@pytest.mark.covers("6.7.1", "6.7.2", "J7 unshaded", "J7 shaded")
def test_the_zipper_tells_which_caches_it_releases_and_wants_back() -> None:
    game = event("J7", "unshaded", {}, zipper="delay")
    assert since(game, "British: Event J7 South East Asia Command (Unshaded)")[1:] == [
        "Operation Zipper toward Ready (+1), now 6 (the card)",
        "1 Supply Cache from box 6 of the Zipper Track to Available",
    ]
    game = event("J7", "shaded", {}, zipper="6", by=JAPANESE)
    assert since(game, "Japanese: Event J7 South East Asia Command (Shaded)")[1:] == [
        "Operation Zipper toward Delay (-2, capped: -1), now Delay (the card)",
        "1 Available Supply Cache back onto box 6 of the Zipper Track",
    ]
    game = event("J17", "execute", {}, zipper="delay")
    assert game.log()[-1] == "Operation Zipper cannot go further toward Delay: Delay (the card)"


# -- rolls and causes ------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.2.4", "4.3.3", "J8 shaded")
def test_rolls_tell_their_purpose_what_they_need_what_helps_and_what_came_of_it() -> None:
    spaces: Spaces = {"perak": {"force_136": 1, "mpaja_underground": 1, "troops": 4, "caches": 1}}
    game = play(table(spaces), "limited-op", "ambush")
    hit, miss = play(game.clone(), "die:4"), play(game, "die:3")
    assert (
        "British roll for the Ambush in Perak, against its cubes: 4 (Supply Caches +1: 5), needs more than 4: hit"
        in (hit.log())
    )
    assert miss.log()[-1] == (
        "British roll for the Ambush in Perak, against its cubes: 3 (Supply Caches +1: 4), needs more than 4: miss"
    )
    play(hit, "troop:perak>kuala_lumpur")
    assert hit.log()[-1] == "Resistance +1, now 3 (Ambush in Perak)"
    spaces = {"perak": {"kempeitai": 1, "police": 1, "mpaja_active": 2, "force_136": 1, "troops": 1}}
    game = play(table(spaces, by=JAPANESE), "op-special", "assault", "eliminate", "die:2", "remove-force")
    assert since(game, "Japanese: Eliminate")[1:5] == [
        "Space selected: Perak",
        "Japanese roll for Eliminate in Perak, against its Guerrillas: 2 (Police +1: 3), needs more than 2: success",
        "1 Force 136 marker removed from Perak",
        "Resistance -1, now 1 (Force 136 lost in Perak)",
    ]
    spaces = {"perak": {"force_136": 1, "camps": True}}
    game = play(phase("supply", spaces, shaded=["J8"]), "perak", "die:2")
    assert game.log()[-1] == "British roll for the air drop in Perak: 2, needs more than 2: lost"


@pytest.mark.covers("4.3.1", "1.7")
def test_extract_tells_what_each_economic_center_and_the_new_villages_bring() -> None:
    spaces: Spaces = {"selangor": {"new_villages": True, "troops": 1}}
    game = play(table(spaces, by=JAPANESE, resources=18), "op-special", "deploy", "extract", "ec_north", "done")
    assert [line for line in game.log() if "Resources" in line] == [
        "Resources +4, capped: +2, now 20 (Railways joined to EC North)",
        "Resources still at 20 (+1, capped; New Villages in Selangor)",
    ]


@pytest.mark.covers("6.2", "6.2.3")
def test_the_sum_of_the_round_is_told_in_any_case_and_resources_only_when_there_are_any() -> None:
    assert counted({}, resources=0)[1:] == [
        "Neutral Population, 1 per 5 of 16: -3 (Kedah, Perak, Kelantan, Trengganu, Pahang, Selangor, Kuala Lumpur, "
        "Negri Sembilan, Johore)",
        "Resistance -3, now 7 (sum of the phase)",
        "Operation Zipper toward Ready (+1), now 6 (Resistance)",
        "1 Supply Cache from box 6 of the Zipper Track to Available",
    ]
    lines = counted({"kedah": {"revealed": True, "intel": 3}, "perak": {"caches": 1}}, resources=3, zipper="6")
    assert [line for line in lines if line.startswith(("Resistance", "Resources", "Operation"))] == [
        "Resistance unchanged, 10 (sum of the phase)",
        "Resources -3, now 0 (all are spent in this phase)",
        "Operation Zipper unchanged, 6 (Resistance)",
    ]


@pytest.mark.covers("7.0", "7.0.1", "R-J20")
@pytest.mark.parametrize(
    ("resistance", "forces", "verdict"),
    [
        (17, 0, "Resistance 17 is below 18: The Japanese win"),
        (20, 0, "Resistance 20 is at least 20: The British win"),
        (18, 1, "Resistance 18 is below 20, but there are more Force 136 than Jungle Camps: The British win"),
        (19, 0, "Resistance 19 is below 20, and there are no more Force 136 than Jungle Camps: The MPAJA wins"),
    ],
)
def test_the_end_tells_what_decided_it(resistance: int, forces: int, verdict: str) -> None:
    """The population of an empty map costs 3, and each revealed chit brings 1."""
    second = ["J33", "J5", "J7", "J10", "J11", "J13", "J14"]
    cards = [*FIRST_CAMPAIGN, *second, "J34", "J16", "J18", "J20", "J21", "J23", "J24"]
    spaces: Spaces = {"ec_north": {"force_136": forces}}
    for name in ("kedah", "perak", "johore")[: resistance - 17]:
        spaces[name] = {"intel": 2, "revealed": True}
    game = play(table(spaces, stage="reveal", played=cards, resistance=20), "card:J35", "end-turn")
    assert game.log()[-1].startswith(verdict)
    assert game.log()[-1].endswith("at the third Propaganda Round")


# -- what need not or cannot be done ---------------------------------------------------------------------------------


@pytest.mark.covers("3.2.4")
def test_an_ambush_without_cubes_says_that_no_roll_was_needed() -> None:
    spaces: Spaces = {"perak": {"force_136": 1, "mpaja_underground": 1, "kempeitai": 1}}
    game = play(table(spaces), "limited-op", "ambush")
    assert "No roll needed in Perak: no cubes are there" in game.log()
    assert "Perakにキューブがないため判定不要" in game.log("ja")
    guarded = play(table({"perak": {**spaces["perak"], "troops": 1}}, dice=["die:1"]), "limited-op", "ambush")
    assert not any(line.startswith("No roll needed") for line in guarded.log())


@pytest.mark.covers("6.7.2", "R-J11")
def test_a_box_of_the_zipper_track_says_that_it_is_empty() -> None:
    empty = event("J7", "unshaded", {}, zipper="delay", zipper_caches=["12"])
    assert "No Supply Cache is on box 6 of the Zipper Track" in empty.log()
    full = event("J7", "unshaded", {}, zipper="delay", zipper_caches=["6", "12"])
    assert "1 Supply Cache from box 6 of the Zipper Track to Available" in full.log()
    assert not any("No Supply Cache" in line for line in full.log())


@pytest.mark.covers("6.7.2", "R-J11")
def test_a_box_of_the_zipper_track_says_that_nothing_can_come_back() -> None:
    game = event("J7", "shaded", {}, zipper="6", zipper_caches=["12"], lost_caches=TOTAL[3] - 1)
    assert "No Supply Cache can be had for box 6 of the Zipper Track" in game.log()
