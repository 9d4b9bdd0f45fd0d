"""What the log of Arab Revolt tells: headings, spaces, where things come from, rolls and causes."""

from __future__ import annotations

from typing import Any

import pytest

from coinbox import Game
from coinbox.games.arab_revolt.vocabulary import FACTIONS
from tests.arab_revolt.table import Spaces, event, offered, play, table

BRITISH, REBELS = FACTIONS
FIRST_CAMPAIGN = ["A3", "A4", "A5", "A7"]


def since(game: Game, line: str) -> list[str]:
    """The log from the last such line on."""
    lines = game.log()
    return lines[len(lines) - 1 - lines[::-1].index(line) :]


def phase(stage: str, spaces: Spaces, **numbers: Any) -> Game:
    """A phase of the first Propaganda Round."""
    return table(spaces, stage=stage, card="A33", chit=None, **{"played": [*FIRST_CAMPAIGN, "A33"], **numbers})


# -- headings and spaces ---------------------------------------------------------------------------------------------


@pytest.mark.covers("A22 unshaded", "4.2.1")
def test_the_punish_of_a22_has_a_heading_and_names_its_spaces_without_effect() -> None:
    spaces: Spaces = {"haifa": {"troops": 1, "underground": 1, "curfews": True}}
    game = event("A22", "unshaded", spaces, punishments=["fine"])
    assert since(game, "British: Punish") == [
        "British: Punish",
        "British draw: Fine",
        "British play: Fine",
        "Space selected: Haifa",
    ]


@pytest.mark.covers("1.8.2", "2.3.4")
def test_the_effect_of_an_operations_chit_has_a_heading_and_the_chit_goes_aside() -> None:
    spaces: Spaces = {"samaria": {"active": 1, "underground": 1}}
    game = play(table(spaces, by=REBELS, chit=2), "event", "pass", "done", "end-turn")
    play(game, "active:samaria", "end-turn")
    assert since(game, "British: effect of Operations chit 2") == [
        "British: effect of Operations chit 2",
        "1 Active Guerrilla removed from Samaria",
        "Operations chit 2 set aside",
    ]


@pytest.mark.covers("1.8.1", "1.8.2")
def test_a_chit_tells_whether_it_was_held() -> None:
    held = table({}, by=REBELS, chit=None, operations_pool=["1"], operations_held=["3"])
    assert play(held, "held-op-3").log()[-2:] == [
        "Rebels draw: Operations chit 1",
        "Rebels play: Held Operations chit 3",
    ]


@pytest.mark.covers("4.3.3")
def test_a_raid_tells_its_target_and_whether_it_strikes() -> None:
    spaces: Spaces = {"samaria": {"underground": 1, "bases": 1}, "lydda": {"police": 1}, "syria": {"underground": 1}}
    game = play(table(spaces, by=REBELS, chit=1), "op-special", "rally", "raid", "lydda")
    quiet = play(game.clone(), "decline")
    assert since(quiet, "Rebels: Raid")[:4] == [
        "Rebels: Raid",
        "Space selected: Lydda",
        "1 Underground Guerrilla moved from Samaria to Lydda",
        "No strike in Lydda",
    ]
    assert since(play(game, "ambush"), "Rebels: free Ambush") == [
        "Rebels: free Ambush",
        "Space selected: Lydda",
        "1 Guerrilla became Active in Lydda",
        "1 Police removed from Lydda",
    ]


@pytest.mark.covers("6.3.1", "6.3.2")
def test_divide_and_mobilize_of_the_round_have_a_heading_when_they_are_done() -> None:
    spaces: Spaces = {"samaria": {"underground": 2, "opposition": True}, "gaza": {"irregulars": 1}}
    quiet = play(phase("divide", spaces), "done")
    assert "British: Divide" not in quiet.log()
    assert "British: Divide" in play(phase("divide", spaces), "roll").log()
    quiet = phase("mobilize", spaces)
    while "done" in offered(quiet):
        play(quiet, "done")
    assert "Rebels: Mobilize" not in quiet.log()
    assert since(play(phase("mobilize", spaces), "samaria"), "Rebels: Mobilize") == [
        "Rebels: Mobilize",
        "1 Base placed in Samaria",
    ]


@pytest.mark.covers("A18 shaded")
def test_a_capability_that_acts_is_named() -> None:
    spaces: Spaces = {"haifa": {"troops": 2, "underground": 1}}
    game = play(table(spaces, shaded=["A18"], punishments=["detain"]), "limited-op", "sweep", "haifa")
    assert since(game, "A18 Punitive Searches takes effect") == [
        "A18 Punitive Searches takes effect",
        "Space selected: Haifa",
        "Rebels draw: Detain",
        "Haifa went to Opposition",
    ]


# -- where things come from ------------------------------------------------------------------------------------------


@pytest.mark.covers("A28 execute")
def test_the_police_of_a28_tell_where_they_came_from() -> None:
    game = event("A28", "execute", {"haifa": {"police": 1}})
    assert since(game, "British: Event A28 Tegart Forts")[1:4] == [
        "1 Police sent from Haifa to the Tegart Forts, 1 there now",
        "1 Available Police sent to the Tegart Forts, 2 there now",
        "1 Available Police sent to the Tegart Forts, 3 there now",
    ]


@pytest.mark.covers("A31 shaded", "1.3.6")
def test_guerrillas_come_from_prison_before_available() -> None:
    game = event("A31", "shaded", {}, by=REBELS, prison_guerrillas=1)
    assert game.log()[-2:] == ["1 Guerrilla placed in Syria from Prison", "1 Guerrilla placed in Lebanon"] or (
        game.log()[-2:] == ["1 Guerrilla placed in Lebanon from Prison", "1 Guerrilla placed in Syria"]
    )


@pytest.mark.covers("6.5", "R-A19")
def test_munich_brings_troops_from_out_of_play() -> None:
    played = [*FIRST_CAMPAIGN, "A34"]
    game = play(phase("reset", {}, played=played, out_of_play=1, prison_bases=1, prison_guerrillas=2), "haifa")
    assert since(game, "Propaganda Round: Reset phase") == [
        "Propaganda Round: Reset phase",
        "2 Guerrillas released from Prison to Available",
        "1 Base released from Prison to Available",
        "1 Troop placed in Haifa from Out of Play",
    ]


@pytest.mark.covers("1.12", "R-A4")
def test_a_curfew_that_nobody_keeps_tells_why_it_goes() -> None:
    spaces: Spaces = {"haifa": {"police": 1, "curfews": True, "underground": 1}}
    game = play(table(spaces, by=REBELS, chit=1), "limited-op", "ambush")
    assert game.log()[-1] == "Curfew taken off Haifa, where no British piece is left"


@pytest.mark.covers("6.2", "R-A15")
def test_chits_that_go_back_are_told() -> None:
    game = phase("hold", {}, punishments_pool=["fine"], operations_pool=["1", "2"])
    assert "All Punishment chits are in their pool again" in game.log()
    play(game, "done", "end-turn", "die:6")
    assert "All Operations chits are in their pool again" in game.log()


# -- rolls and causes ------------------------------------------------------------------------------------------------


@pytest.mark.covers("4.2.2", "6.6.4", "R-A11")
def test_divide_tells_what_its_roll_needs_and_what_came_of_it() -> None:
    spaces: Spaces = {"haifa": {"troops": 1}, "gaza": {"irregulars": 2}}
    game = play(table(spaces, unity="decentralized", political_will=10), "op-special", "patrol", "divide")
    hit, miss = play(game.clone(), "die:2"), play(game, "die:3")
    assert since(hit, "British: Divide")[1:] == [
        "British roll for Divide, against the Irregulars on the map: 2, needs 2 or less: success",
        "Unity cannot go further toward Decentralized: Decentralized (the roll)",
        "Political Will +1, now 11 (Unity is at Decentralized already)",
    ]
    assert since(miss, "British: Divide")[1:] == [
        "British roll for Divide, against the Irregulars on the map: 3, needs 2 or less: no effect"
    ]


@pytest.mark.covers("A2 shaded", "4.3.2")
def test_coordinate_names_what_changes_its_roll() -> None:
    spaces: Spaces = {"samaria": {"underground": 1, "bases": 2}}
    game = play(table(spaces, by=REBELS, chit=1, shaded=["A2"]), "op-special", "march", "coordinate", "die:3")
    rolled = "Rebels roll for Coordinate, against the Bases on the map: 3 (A2 -1: 2), needs 2 or less"
    assert since(game, "Rebels: Coordinate")[1:3] == [
        f"{rolled}: success",
        "Unity toward Centralized (+1), now Near Centralized (the roll)",
    ]


@pytest.mark.covers("3.2.4", "6.6.1")
def test_a_base_that_falls_tells_that_it_moves_unity() -> None:
    game = play(table({"samaria": {"troops": 2, "bases": 1}}), "limited-op", "assault")
    assert game.log()[-2:] == [
        "1 Base removed from Samaria",
        "Unity toward Decentralized (-1), now Near Decentralized (Base removed from Samaria)",
    ]


@pytest.mark.covers("A20 shaded")
def test_unity_tells_what_the_end_of_its_track_cuts() -> None:
    game = event("A20", "shaded", {}, by=REBELS, unity="high")
    assert "Unity toward Centralized (+2, capped: +1), now Centralized (the card)" in game.log()


@pytest.mark.covers("6.1")
def test_the_sum_of_the_round_is_told_when_it_is_nothing() -> None:
    spaces: Spaces = {"samaria": {"underground": 1}, "galilee": {"bases": 1}}
    rest: dict[str, Any] = {"stage": "reveal", "played": FIRST_CAMPAIGN, "chit": None, "political_will": 10}
    game = play(table(spaces, **rest), "card:A33")
    counted = [int(args["n"]) for message, args in game.entries if message == "count"]
    assert sum(counted) == 0
    assert [line for line in game.log() if line.startswith("Political Will")] == [
        "Political Will unchanged, 10 (sum of the phase)"
    ]
