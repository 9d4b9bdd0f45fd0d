"""Event cards A1 to A8, both sides."""

from __future__ import annotations

from typing import Any

import pytest

from coinbox import Game
from tests.arab_revolt.table import (
    Spaces,
    available,
    event,
    is_done,
    offered,
    offered_spaces,
    play,
    pool,
    prompt,
    state,
    table,
    there,
    unity,
)

FACTIONS = BRITISH, REBELS = "british", "rebels"
DISTRICTS = {"galilee", "haifa_district", "samaria", "lydda", "jerusalem_district", "gaza"}
CITIES = {"haifa", "tel_aviv_jaffa", "jerusalem"}
ABROAD = {"lebanon", "syria"}
TYPES = ("troop", "police", "guerrilla", "base", "irregular")


# -- A1 Mass Detention -------------------------------------------------------------------------------------------------

ROUNDED_UP: Spaces = {
    "galilee": {"troops": 1, "curfews": True, "underground": 2, "active": 1},
    "samaria": {"troops": 1, "underground": 3},
}


def punished(spaces: Spaces, *where: str, chit: str = "detain", **rest: Any) -> Game:
    """The British Punish with this chit before a Patrol, up to the choice of pieces in these spaces."""
    game = table(spaces, punishments=[chit], **rest)
    return play(game, "op-special", "patrol", "punish", *where)


@pytest.mark.covers("A1 unshaded", "A1 shaded", "5.3")
@pytest.mark.parametrize("by", FACTIONS)
@pytest.mark.parametrize("side", ["unshaded", "shaded"])
def test_a1_is_in_force_for_whoever_played_it(by: str, side: str) -> None:
    game = event("A1", side, ROUNDED_UP, by=by)
    assert is_done(game)
    assert game.position()[side] == ["A1"]
    assert state(game).prison_guerrillas == 0
    assert there(game, "galilee") == {"troop": 1, "underground": 2, "active": 1, "curfew": True}


@pytest.mark.covers("A1 unshaded", "tip A1", "1.7.2", "1.3.6")
def test_a1_detain_all_suspects_a_second_guerrilla_from_under_a_curfew() -> None:
    game = punished(ROUNDED_UP, "galilee", "samaria", unshaded=["A1"])
    assert (game.actor, prompt(game)) == (BRITISH, "detain-piece")
    assert offered(game) == ["underground:galilee", "active:galilee"]
    play(game, "underground:galilee")
    assert offered(game) == ["underground:galilee", "active:galilee"]
    play(game, "underground:galilee")
    assert prompt(game) == "patrol-space"
    assert there(game, "galilee") == {"troop": 1, "active": 1, "curfew": True, "opposition": True}
    assert there(game, "samaria") == {"troop": 1, "underground": 2, "opposition": True}
    assert (state(game).prison_guerrillas, available(game, "guerrilla")) == (3, 9)


@pytest.mark.covers("A1 unshaded", "1.7.2")
def test_a1_without_it_one_guerrilla_a_space() -> None:
    game = punished(ROUNDED_UP, "galilee", "samaria")
    play(game, "underground:galilee")
    assert there(game, "galilee") == {"troop": 1, "underground": 1, "active": 1, "curfew": True, "opposition": True}
    assert state(game).prison_guerrillas == 2


@pytest.mark.covers("A1 unshaded", "tip A1")
def test_a1_detain_all_suspects_in_each_space_with_a_curfew() -> None:
    spaces: Spaces = {
        "galilee": {"troops": 1, "curfews": True, "underground": 2},
        "haifa": {"troops": 1, "curfews": True, "active": 3},
    }
    game = punished(spaces, "galilee", "haifa", unshaded=["A1"])
    assert there(game, "galilee") == {"troop": 1, "curfew": True, "opposition": True}
    assert there(game, "haifa") == {"troop": 1, "active": 1, "curfew": True, "opposition": True}
    assert state(game).prison_guerrillas == 4


@pytest.mark.covers("A1 unshaded", "R-A9", "5.1.3")
@pytest.mark.parametrize("number", [0, 1])
def test_a1_detain_all_suspects_no_more_than_there_are(number: int) -> None:
    spaces: Spaces = {"galilee": {"troops": 1, "curfews": True, "underground": number, "bases": 1}}
    game = punished(spaces, unshaded=["A1"])
    assert prompt(game) == "patrol-space"
    assert there(game, "galilee") == {"troop": 1, "base": 1, "curfew": True, "opposition": True}
    assert (state(game).prison_guerrillas, state(game).prison_bases) == (number, 0)


@pytest.mark.covers("A1 unshaded")
@pytest.mark.parametrize("chit", ["demolish", "fine"])
def test_a1_detain_all_suspects_by_a_detain_chit_only(chit: str) -> None:
    game = punished(ROUNDED_UP, "galilee", "samaria", chit=chit, unshaded=["A1"])
    assert prompt(game) == "patrol-space"
    assert state(game).prison_guerrillas == 0
    assert there(game, "galilee")["active"] == 1


@pytest.mark.covers("A1 unshaded", "R-C11")
def test_a1_detain_all_suspects_when_a_card_grants_punish() -> None:
    game = event("A12", "unshaded", ROUNDED_UP, unshaded=["A1"], punishments=["detain"])
    play(game, "punish", "galilee", "done", "active:galilee")
    assert is_done(game)
    assert there(game, "galilee") == {"troop": 1, "underground": 1, "curfew": True, "opposition": True}
    assert state(game).prison_guerrillas == 2


@pytest.mark.covers("A1 unshaded", "A27 unshaded", "1.3.6")
def test_a1_detain_all_suspects_a_base_and_a_guerrilla_with_a27() -> None:
    spaces: Spaces = {"galilee": {"troops": 1, "curfews": True, "underground": 2, "bases": 2}}
    game = punished(spaces, unshaded=["A1", "A27"])
    play(game, "base:galilee")
    assert prompt(game) == "patrol-space"
    assert there(game, "galilee") == {"troop": 1, "underground": 1, "base": 1, "curfew": True, "opposition": True}
    assert (state(game).prison_guerrillas, state(game).prison_bases) == (1, 1)


@pytest.mark.covers("A1 unshaded", "R-C6")
@pytest.mark.parametrize(("capabilities", "free"), [([], ["galilee", "haifa"]), (["A1"], ["haifa"])])
def test_a1_detain_all_suspects_but_leave_the_assault_a_target(capabilities: list[str], free: list[str]) -> None:
    spaces: Spaces = {
        "galilee": {"troops": 1, "curfews": True, "active": 2},
        "haifa": {"troops": 1},
        "jerusalem": {"troops": 1},
    }
    game = table(spaces, unshaded=capabilities, punishments=["detain"])
    play(game, "op-special", "assault", "punish")
    assert offered(game) == [*free, "jerusalem"]


@pytest.mark.covers("A1 unshaded", "R-C6", "R-A9")
@pytest.mark.parametrize(("capabilities", "chits"), [([], ["fine", "held-detain"]), (["A1"], [])])
def test_a1_detain_all_suspects_no_chit_that_takes_the_only_target(capabilities: list[str], chits: list[str]) -> None:
    spaces: Spaces = {"galilee": {"troops": 1, "curfews": True, "active": 2}}
    game = table(spaces, unshaded=capabilities, punishments=["fine"], punishments_held=["detain"])
    play(game, "op-special", "assault", "punish")
    if chits:
        assert offered(game) == chits
    else:
        # The Fine was the only chit to use, and Galilee the only space for both.
        assert is_done(game)
        assert state(game).prison_guerrillas == 0
        assert there(game, "galilee") == {"troop": 1, "active": 1, "curfew": True}


RESTIVE: Spaces = {
    "galilee": {"troops": 1, "underground": 2, "opposition": True},
    "haifa": {"troops": 1, "underground": 1},
    "jerusalem_district": {"troops": 1, "underground": 1, "opposition": True},
}


@pytest.mark.covers("A1 shaded", "R-C5")
def test_a1_widespread_opposition_an_adjacent_district_for_a_space_at_opposition() -> None:
    game = punished(RESTIVE, "galilee", "haifa", shaded=["A1"])
    assert (game.actor, prompt(game)) == (REBELS, "spread-opposition")
    assert set(offered(game)) == {"haifa_district", "samaria", "done"}
    play(game, "samaria")
    assert (game.actor, prompt(game)) == (BRITISH, "patrol-space")
    assert there(game, "samaria") == {"opposition": True}
    assert there(game, "haifa_district") == {}
    assert there(game, "haifa") == {"troop": 1, "opposition": True}
    assert state(game).prison_guerrillas == 2


@pytest.mark.covers("A1 shaded")
def test_a1_widespread_opposition_an_adjacent_city() -> None:
    game = punished(RESTIVE, "jerusalem_district", "done", shaded=["A1"])
    assert set(offered(game)) == {"samaria", "lydda", "gaza", "jerusalem", "done"}
    play(game, "jerusalem")
    assert there(game, "jerusalem") == {"opposition": True}


@pytest.mark.covers("A1 shaded")
def test_a1_widespread_opposition_may_be_declined() -> None:
    game = play(punished(RESTIVE, "galilee", "done", shaded=["A1"]), "done")
    assert prompt(game) == "patrol-space"
    assert there(game, "samaria") == there(game, "haifa_district") == {}


@pytest.mark.covers("A1 shaded", "R-A9")
def test_a1_widespread_opposition_once_for_each_such_space() -> None:
    game = punished(RESTIVE, "galilee", "jerusalem_district", shaded=["A1"])
    play(game, "samaria")
    assert set(offered(game)) == {"lydda", "gaza", "jerusalem", "done"}
    play(game, "gaza")
    assert prompt(game) == "patrol-space"
    assert there(game, "samaria") == there(game, "gaza") == {"opposition": True}
    # Both Guerrillas went to Prison before anything was Mobilized.
    assert state(game).prison_guerrillas == 2


@pytest.mark.covers("A1 shaded")
def test_a1_widespread_opposition_needs_no_guerrilla_to_detain() -> None:
    game = punished({"galilee": {"troops": 1, "opposition": True}}, shaded=["A1"])
    assert set(offered(game)) == {"haifa_district", "samaria", "done"}


@pytest.mark.covers("A1 shaded")
def test_a1_widespread_opposition_not_where_this_detain_brings_it() -> None:
    spaces: Spaces = {"galilee": {"troops": 1, "opposition": True}, "samaria": {"troops": 1}}
    game = play(punished(spaces, "galilee", "samaria", shaded=["A1"]), "samaria")
    assert prompt(game) == "patrol-space"
    assert there(game, "samaria") == {"troop": 1, "opposition": True}
    assert there(game, "lydda") == {}


@pytest.mark.covers("A1 shaded", "5.1.3")
def test_a1_widespread_opposition_with_no_neutral_neighbour() -> None:
    spaces: Spaces = {
        "haifa": {"troops": 1, "underground": 1, "opposition": True},
        "haifa_district": {"opposition": True},
    }
    assert prompt(punished(spaces, shaded=["A1"])) == "patrol-space"


@pytest.mark.covers("A1 shaded")
@pytest.mark.parametrize("chit", ["demolish", "fine"])
def test_a1_widespread_opposition_by_a_detain_chit_only(chit: str) -> None:
    game = punished(RESTIVE, "galilee", "done", chit=chit, shaded=["A1"])
    assert prompt(game) == "patrol-space"


@pytest.mark.covers("A1 shaded")
def test_a1_without_it_opposition_does_not_spread() -> None:
    assert prompt(punished(RESTIVE, "galilee", "done")) == "patrol-space"


@pytest.mark.covers("A1 shaded", "A10 shaded")
def test_a1_widespread_opposition_not_by_a10() -> None:
    spaces: Spaces = {"galilee": {"police": 1, "opposition": True}}
    game = event("A10", "shaded", spaces, by=REBELS, shaded=["A1"], punishments=["detain"])
    play(game, "draw")
    assert is_done(game)


@pytest.mark.covers("A1 shaded", "A18 shaded")
def test_a1_widespread_opposition_not_by_a18() -> None:
    spaces: Spaces = {"galilee": {"police": 1, "opposition": True}}
    game = table(spaces, shaded=["A1", "A18"], punishments=["detain"])
    play(game, "limited-op", "sweep", "galilee")
    assert is_done(game)


# -- A2 Central War Committee ------------------------------------------------------------------------------------------

LEADERS: Spaces = {"galilee": {"underground": 1, "bases": 1}, "syria": {"bases": 1}}
"""Two Bases."""
COMMITTEES = [
    ([], [], 2, True),
    ([], [], 3, False),
    (["A2"], [], 1, True),
    (["A2"], [], 2, False),
    ([], ["A2"], 3, True),
    ([], ["A2"], 4, False),
]
"""Capabilities in force, what the die shows, and whether that is no more than two."""
with_committees = pytest.mark.parametrize(("unshaded", "shaded", "die", "succeeds"), COMMITTEES)


@pytest.mark.covers("A2 unshaded", "A2 shaded", "5.3")
@pytest.mark.parametrize("by", FACTIONS)
@pytest.mark.parametrize("side", ["unshaded", "shaded"])
def test_a2_is_in_force_for_whoever_played_it(by: str, side: str) -> None:
    game = event("A2", side, LEADERS, by=by)
    assert is_done(game)
    assert game.position()[side] == ["A2"]
    assert unity(game) == "middle"


@pytest.mark.covers("A2 unshaded", "A2 shaded", "tip A2", "4.3.2")
@with_committees
def test_a2_changes_the_roll_of_coordinate(unshaded: list[str], shaded: list[str], die: int, succeeds: bool) -> None:
    game = table(LEADERS, by=REBELS, unshaded=unshaded, shaded=shaded, dice=[f"die:{die}"])
    play(game, "op-special", "march", "coordinate")
    assert unity(game) == ("high" if succeeds else "middle")


@pytest.mark.covers("A2 unshaded", "A2 shaded", "tip A2", "6.2.2")
@with_committees
def test_a2_changes_the_roll_of_resources(unshaded: list[str], shaded: list[str], die: int, succeeds: bool) -> None:
    game = table(
        LEADERS,
        stage="assistance",
        played=["A3", "A4", "A5", "A6", "A33"],
        unshaded=unshaded,
        shaded=shaded,
    )
    play(game, f"die:{die}")
    assert ("centralize" in offered(game)) is succeeds


@pytest.mark.covers("A2 unshaded", "A2 shaded", "tip A2", "A7 shaded")
@with_committees
def test_a2_changes_the_roll_of_a7(unshaded: list[str], shaded: list[str], die: int, succeeds: bool) -> None:
    spaces = LEADERS | {"samaria": {"opposition": True, "underground": 1}}
    game = event("A7", "shaded", spaces, unshaded=unshaded, shaded=shaded, dice=[f"die:{die}"])
    assert is_done(game) is not succeeds


@pytest.mark.covers("A2 unshaded", "A2 shaded", "tip A2", "A20 unshaded")
@with_committees
def test_a2_changes_the_roll_of_a20(unshaded: list[str], shaded: list[str], die: int, succeeds: bool) -> None:
    game = event("A20", "unshaded", LEADERS, unshaded=unshaded, shaded=shaded, dice=[f"die:{die}"])
    assert is_done(game)
    assert unity(game) == ("middle" if succeeds else "low")


@pytest.mark.covers("A2 unshaded", "A2 shaded", "tip A2", "A23 shaded")
@with_committees
def test_a2_changes_the_roll_of_a23(unshaded: list[str], shaded: list[str], die: int, succeeds: bool) -> None:
    game = event("A23", "shaded", LEADERS, unshaded=unshaded, shaded=shaded, dice=[f"die:{die}"])
    assert is_done(game) is not succeeds


@pytest.mark.covers("A2 shaded")
@pytest.mark.parametrize(("die", "after"), [(1, "high"), (2, "middle")])
def test_a2_improves_coordination_even_without_a_base(die: int, after: str) -> None:
    game = table({"galilee": {"underground": 1}}, by=REBELS, shaded=["A2"], dice=[f"die:{die}"])
    play(game, "op-special", "march", "coordinate")
    assert unity(game) == after


@pytest.mark.covers("A2 shaded", "A20 unshaded")
@pytest.mark.parametrize(("die", "after"), [(1, "middle"), (2, "low")])
def test_a2_improves_coordination_against_a20_even_without_a_base(die: int, after: str) -> None:
    assert unity(event("A20", "unshaded", {}, shaded=["A2"], dice=[f"die:{die}"])) == after


@pytest.mark.covers("A2 unshaded", "A20 unshaded")
@pytest.mark.parametrize(("die", "after"), [(4, "middle"), (5, "low")])
def test_a2_orders_ignored_though_all_bases_stand(die: int, after: str) -> None:
    spaces: Spaces = {"galilee": {"bases": 2}, "samaria": {"bases": 2}, "syria": {"bases": 1}}
    assert unity(event("A20", "unshaded", spaces, unshaded=["A2"], dice=[f"die:{die}"])) == after


@pytest.mark.covers("A2 unshaded", "A2 shaded", "tip A2", "4.2.2", "A7 unshaded")
@pytest.mark.parametrize("side", ["unshaded", "shaded"])
@pytest.mark.parametrize(("die", "after"), [(2, "low"), (3, "middle")])
def test_a2_leaves_rolls_against_irregulars_alone(side: str, die: int, after: str) -> None:
    in_force: Any = {side: ["A2"]}
    spaces: Spaces = {"galilee": {"irregulars": 2}}
    game = table(spaces, dice=[f"die:{die}"], **in_force)
    play(game, "op-special", "patrol", "divide")
    assert unity(game) == after
    again = event("A7", "unshaded", spaces, dice=[f"die:{die}", "die:6"], **in_force)
    assert unity(again) == after


@pytest.mark.covers("A2 unshaded", "A2 shaded", "A19 execute")
@pytest.mark.parametrize("side", ["unshaded", "shaded"])
@pytest.mark.parametrize(("die", "will"), [(2, 19), (1, 16)])
def test_a2_leaves_the_roll_of_a19_alone(side: str, die: int, will: int) -> None:
    in_force: Any = {side: ["A2"]}
    game = event("A19", "execute", {"galilee": {"opposition": True}}, dice=[f"die:{die}"], **in_force)
    assert state(game).political_will == will


# -- A3 Peace Bands ----------------------------------------------------------------------------------------------------

BANDS: Spaces = {
    "galilee": {"irregulars": 1, "underground": 1},
    "samaria": {"active_irregulars": 1, "active": 1},
    "lydda": {"underground": 2},
}


@pytest.mark.covers("A3 unshaded", "tip A3", "R-C5", "4.2.2", "R-A10")
@pytest.mark.parametrize("by", FACTIONS)
def test_a3_collaboration_the_british_strike_then_roll(by: str) -> None:
    game = event("A3", "unshaded", BANDS, by=by, dice=["die:3"])
    assert game.actor == BRITISH
    assert offered(game) == ["divide", "decline"]
    play(game, "divide")
    assert game.actor == BRITISH
    # Only an Underground Irregular strikes.
    assert offered(game) == ["galilee", "done"]
    play(game, "galilee")
    assert game.actor == BRITISH
    assert offered(game) == ["underground:galilee", "active:samaria"]
    play(game, "active:samaria")
    assert is_done(game)
    assert there(game, "galilee") == {"active_irregular": 1, "underground": 1}
    assert there(game, "samaria") == {"irregular": 1, "active_irregular": 1}
    # The third Irregular has made the 3 a success.
    assert unity(game) == "low"
    assert state(game).political_will == 18


@pytest.mark.covers("A3 unshaded", "R-C4")
def test_a3_collaboration_may_be_declined_altogether() -> None:
    game = play(event("A3", "unshaded", BANDS), "decline")
    assert is_done(game)
    assert there(game, "galilee") == {"irregular": 1, "underground": 1}
    assert unity(game) == "middle"


@pytest.mark.covers("A3 unshaded", "tip A3")
@pytest.mark.parametrize(("die", "after"), [(2, "low"), (3, "middle")])
def test_a3_collaboration_may_be_the_roll_alone(die: int, after: str) -> None:
    game = play(event("A3", "unshaded", BANDS, dice=[f"die:{die}"]), "divide", "done")
    assert is_done(game)
    assert there(game, "galilee") == {"irregular": 1, "underground": 1}
    assert unity(game) == after


@pytest.mark.covers("A3 unshaded", "6.6.2", "6.6.3")
def test_a3_collaboration_at_centralized_only_rolls() -> None:
    game = play(event("A3", "unshaded", BANDS, unity="centralized", dice=["die:2"]), "divide")
    assert is_done(game)
    assert unity(game) == "high"
    assert there(game, "galilee") == {"irregular": 1, "underground": 1}


@pytest.mark.covers("A3 unshaded", "6.6.4", "R-A10", "R-A11", "7.1")
def test_a3_collaboration_at_decentralized_two_spaces_and_the_new_irregular_strikes_too() -> None:
    game = event("A3", "unshaded", BANDS, unity="decentralized", political_will=10, dice=["die:4"])
    play(game, "divide", "galilee", "active:samaria")
    assert offered(game) == ["samaria", "done"]
    play(game, "samaria")
    assert set(offered(game)) == {"underground:galilee", "underground:lydda"}
    play(game, "underground:lydda")
    assert is_done(game)
    assert there(game, "samaria") == {"active_irregular": 2}
    assert there(game, "lydda") == {"irregular": 1, "underground": 1}
    assert (unity(game), state(game).political_will) == ("decentralized", 11)


@pytest.mark.covers("A3 unshaded", "R-A10", "3.1")
def test_a3_collaboration_does_not_select_a_space_twice() -> None:
    spaces: Spaces = {"galilee": {"irregulars": 2, "underground": 2}}
    game = event("A3", "unshaded", spaces, unity="decentralized", dice=["die:6"])
    play(game, "divide", "galilee")
    assert is_done(game)
    assert there(game, "galilee") == {"irregular": 2, "active_irregular": 1, "underground": 1}


@pytest.mark.covers("A3 unshaded", "R-A10", "1.3.7")
@pytest.mark.parametrize(
    "spaces",
    [
        {},
        {"galilee": {"active_irregulars": 1, "underground": 1}},
        {"galilee": {"irregulars": 1}, "lebanon": {"underground": 1}, "gaza": {"active": 1}},
    ],
)
def test_a3_collaboration_without_a_strike_still_rolls(spaces: Spaces) -> None:
    game = play(event("A3", "unshaded", spaces, dice=["die:1"]), "divide")
    assert is_done(game)
    assert unity(game) == ("low" if spaces else "middle")


@pytest.mark.covers("A3 unshaded", "R-A10")
def test_a3_collaboration_on_railways() -> None:
    spaces: Spaces = {"railway_haifa_syria": {"irregulars": 1, "active": 1}}
    game = play(event("A3", "unshaded", spaces, dice=["die:6"]), "divide", "railway_haifa_syria")
    assert is_done(game)
    assert there(game, "railway_haifa_syria") == {"irregular": 1, "active_irregular": 1}


@pytest.mark.covers("A3 unshaded", "R-C2", "R-A10")
@pytest.mark.parametrize(
    ("choice", "gaza", "galilee"),
    [
        ("active_irregular:gaza", {"irregular": 4}, {"active_irregular": 1, "irregular": 1}),
        ("irregular:gaza", {"irregular": 3, "active_irregular": 1}, {"active_irregular": 1, "irregular": 1}),
        ("active_irregular:galilee", {"irregular": 4, "active_irregular": 1}, {"irregular": 1}),
        ("done", {"irregular": 4, "active_irregular": 1}, {"active_irregular": 1}),
    ],
)
def test_a3_collaboration_with_no_irregular_available(
    choice: str, gaza: dict[str, int], galilee: dict[str, int]
) -> None:
    spaces: Spaces = {
        "galilee": {"irregulars": 1, "underground": 1},
        "gaza": {"irregulars": 4, "active_irregulars": 1},
    }
    game = play(event("A3", "unshaded", spaces, dice=["die:6"]), "divide", "galilee")
    assert (game.actor, prompt(game)) == (BRITISH, "take-from-map")
    play(game, choice)
    assert is_done(game)
    assert there(game, "gaza") == gaza
    assert there(game, "galilee") == galilee


@pytest.mark.covers("A3 shaded", "R-C5", "1.4.3")
@pytest.mark.parametrize("by", FACTIONS)
def test_a3_defect_back_two_irregulars_of_either_state(by: str) -> None:
    spaces = BANDS | {"railway_haifa_syria": {"irregulars": 1}}
    game = event("A3", "shaded", spaces, by=by)
    assert game.actor == REBELS
    assert set(offered(game)) == {
        "irregular:galilee",
        "irregular:railway_haifa_syria",
        "active_irregular:samaria",
        "done",
    }
    play(game, "active_irregular:samaria")
    assert game.actor == REBELS
    assert set(offered(game)) == {"irregular:galilee", "irregular:railway_haifa_syria", "done"}
    play(game, "irregular:railway_haifa_syria")
    assert is_done(game)
    assert there(game, "samaria") == {"underground": 1, "active": 1}
    assert there(game, "railway_haifa_syria") == {"underground": 1}
    assert there(game, "galilee") == {"irregular": 1, "underground": 1}
    assert available(game, "irregular") == 5
    assert unity(game) == "high"


@pytest.mark.covers("A3 shaded", "R-C4", "R-C16")
@pytest.mark.parametrize("choices", [["done"], ["irregular:galilee", "done"]])
def test_a3_defect_back_fewer_and_unity_shifts_all_the_same(choices: list[str]) -> None:
    game = play(event("A3", "shaded", BANDS, by=REBELS), *choices)
    assert is_done(game)
    assert available(game, "irregular") == 4 + len(choices) - 1
    assert unity(game) == "high"


@pytest.mark.covers("A3 shaded", "R-A11", "5.1.3")
@pytest.mark.parametrize(("before", "after"), [("low", "middle"), ("centralized", "centralized")])
def test_a3_defect_back_without_irregulars(before: str, after: str) -> None:
    game = event("A3", "shaded", {"galilee": {"police": 1}}, unity=before)
    assert is_done(game)
    assert unity(game) == after
    assert state(game).political_will == 18


@pytest.mark.covers("A3 shaded", "R-C2", "R-C3")
@pytest.mark.parametrize("by", FACTIONS)
@pytest.mark.parametrize(
    ("choice", "gaza", "galilee"),
    [("active:gaza", {"underground": 14}, {"underground": 1}), ("done", {"underground": 14, "active": 1}, {})],
)
def test_a3_defect_back_with_no_guerrilla_available(
    by: str, choice: str, gaza: dict[str, int], galilee: dict[str, int]
) -> None:
    spaces: Spaces = {"galilee": {"irregulars": 1}, "gaza": {"underground": 14, "active": 1}}
    game = play(event("A3", "shaded", spaces, by=by), "irregular:galilee")
    assert (game.actor, prompt(game)) == (REBELS, "take-from-map")
    play(game, choice)
    assert is_done(game)
    assert there(game, "gaza") == gaza
    assert there(game, "galilee") == galilee


@pytest.mark.covers("A3 shaded", "1.12", "R-A4")
def test_a3_defect_back_ends_a_curfew_that_nobody_keeps() -> None:
    spaces: Spaces = {"galilee": {"irregulars": 1, "curfews": True}}
    game = play(event("A3", "shaded", spaces), "irregular:galilee")
    assert there(game, "galilee") == {"underground": 1}


# -- A4 Special Night Squads -------------------------------------------------------------------------------------------

GARRISONED: Spaces = {
    "galilee": {"troops": 1},
    "haifa_district": {"troops": 2, "irregulars": 1},
    "samaria": {"troops": 1, "underground": 3},
    "gaza": {"troops": 1},
    "lydda": {"police": 2},
    "haifa": {"troops": 2},
    "railway_haifa_syria": {"troops": 1},
}
"""Four Districts with Troops."""


@pytest.mark.covers("A4 unshaded", "R-C5", "1.4.3")
@pytest.mark.parametrize("by", FACTIONS)
def test_a4_british_jewish_units_in_three_districts_with_troops(by: str) -> None:
    game = event("A4", "unshaded", GARRISONED, by=by)
    assert game.actor == by
    assert offered_spaces(game) == {"galilee", "haifa_district", "samaria", "gaza"}
    play(game, "samaria")
    assert game.actor == by
    assert offered_spaces(game) == {"galilee", "haifa_district", "gaza"}
    play(game, "haifa_district", "gaza")
    assert is_done(game)
    assert there(game, "samaria") == {"troop": 1, "irregular": 1, "underground": 3}
    assert there(game, "haifa_district") == {"troop": 2, "irregular": 2}
    assert there(game, "gaza") == {"troop": 1, "irregular": 1}
    assert there(game, "galilee") == {"troop": 1}


@pytest.mark.covers("A4 unshaded", "R-C4")
@pytest.mark.parametrize("by", FACTIONS)
@pytest.mark.parametrize("choices", [["done"], ["gaza", "done"], ["gaza", "galilee", "done"]])
def test_a4_british_jewish_units_in_fewer_districts(by: str, choices: list[str]) -> None:
    game = play(event("A4", "unshaded", GARRISONED, by=by), *choices)
    assert is_done(game)
    assert available(game, "irregular") == 6 - len(choices)


@pytest.mark.covers("A4 unshaded", "5.1.3")
def test_a4_british_jewish_units_nowhere() -> None:
    game = event("A4", "unshaded", {"haifa": {"troops": 2}, "lydda": {"police": 1}})
    assert is_done(game)
    assert available(game, "irregular") == 6


@pytest.mark.covers("A4 unshaded", "5.1.1", "R-C2")
def test_a4_british_jewish_units_of_the_rebels_come_from_available() -> None:
    spaces = GARRISONED | {"jerusalem": {"irregulars": 4}}
    game = play(event("A4", "unshaded", spaces, by=REBELS), "samaria")
    assert is_done(game)
    assert there(game, "samaria")["irregular"] == 1
    spaces["jerusalem"] = {"irregulars": 4, "active_irregulars": 1}
    assert is_done(event("A4", "unshaded", spaces, by=REBELS))


@pytest.mark.covers("A4 unshaded", "R-C2", "1.4.1")
def test_a4_british_jewish_units_the_british_may_take_irregulars_from_the_map() -> None:
    spaces = GARRISONED | {"jerusalem": {"irregulars": 4, "active_irregulars": 1}}
    game = play(event("A4", "unshaded", spaces), "samaria")
    assert prompt(game) == "take-from-map"
    sources = {"irregular:haifa_district", "irregular:jerusalem", "active_irregular:jerusalem", "done"}
    assert set(offered(game)) == sources
    play(game, "active_irregular:jerusalem", "gaza", "done", "done")
    assert is_done(game)
    assert there(game, "samaria") == {"troop": 1, "irregular": 1, "underground": 3}
    assert there(game, "jerusalem") == {"irregular": 4}
    assert there(game, "gaza") == {"troop": 1}


@pytest.mark.covers("A4 shaded")
@pytest.mark.parametrize("by", FACTIONS)
@pytest.mark.parametrize(("hidden", "shown", "will"), [(0, 0, 18), (1, 1, 18), (2, 1, 17), (0, 5, 17), (3, 3, 16)])
def test_a4_controversial_units_for_every_three_on_the_map(by: str, hidden: int, shown: int, will: int) -> None:
    spaces: Spaces = {"galilee": {"irregulars": hidden}, "railway_haifa_syria": {"active_irregulars": shown}}
    game = event("A4", "shaded", spaces, by=by)
    assert is_done(game)
    assert state(game).political_will == will
    assert available(game, "irregular") == 6 - hidden - shown


@pytest.mark.covers("A4 shaded", "5.1.1", "1.10")
def test_a4_controversial_units_take_no_more_political_will_than_there_is() -> None:
    assert state(event("A4", "shaded", {"gaza": {"irregulars": 6}}, political_will=1)).political_will == 0


# -- A5 Village Occupations --------------------------------------------------------------------------------------------


@pytest.mark.covers("A5 unshaded", "R-C5", "1.12")
@pytest.mark.parametrize("by", FACTIONS)
def test_a5_lock_down_three_districts_with_troops(by: str) -> None:
    game = event("A5", "unshaded", GARRISONED, by=by)
    assert game.actor == BRITISH
    assert offered_spaces(game) == {"galilee", "haifa_district", "samaria", "gaza"}
    play(game, "galilee", "samaria")
    assert game.actor == BRITISH
    assert set(offered(game)) == {"haifa_district", "gaza", "done"}
    play(game, "gaza")
    assert is_done(game)
    assert there(game, "galilee") == there(game, "gaza") == {"troop": 1, "curfew": True}
    assert there(game, "samaria") == {"troop": 1, "underground": 3, "curfew": True}
    assert "curfew" not in there(game, "haifa_district")


@pytest.mark.covers("A5 unshaded", "R-C4")
@pytest.mark.parametrize("choices", [["done"], ["gaza", "done"]])
def test_a5_lock_down_fewer(choices: list[str]) -> None:
    game = play(event("A5", "unshaded", GARRISONED), *choices)
    assert is_done(game)
    assert ("curfew" in there(game, "gaza")) is ("gaza" in choices)


@pytest.mark.covers("A5 unshaded", "1.12", "1.4.2", "5.1.1")
def test_a5_lock_down_as_many_as_the_pool_has() -> None:
    spaces: Spaces = {
        "galilee": {"troops": 1, "curfews": True},
        "haifa": {"troops": 1, "curfews": True},
        "samaria": {"troops": 1},
        "gaza": {"troops": 1},
    }
    game = event("A5", "unshaded", spaces)
    # Galilee has its Curfew.
    assert set(offered(game)) == {"samaria", "gaza", "done"}
    play(game, "samaria")
    assert is_done(game)
    assert there(game, "gaza") == {"troop": 1}


@pytest.mark.covers("A5 unshaded", "5.1.3")
@pytest.mark.parametrize(
    "spaces",
    [
        {"haifa": {"troops": 1}, "lydda": {"police": 1, "irregulars": 1}},
        {c: {"police": 1, "curfews": True} for c in ("haifa", "tel_aviv_jaffa", "jerusalem")} | {"gaza": {"troops": 1}},
    ],
)
def test_a5_lock_down_nothing(spaces: Spaces) -> None:
    game = event("A5", "unshaded", spaces)
    assert is_done(game)
    assert "curfew" not in there(game, "gaza")


OCCUPIED: Spaces = {
    "galilee": {"troops": 1, "curfews": True, "underground": 2, "active": 1},
    "lydda": {"troops": 2, "curfews": True, "underground": 2},
    "jerusalem": {"police": 1, "curfews": True, "underground": 1},
    "samaria": {"underground": 1},
}
"""Two Districts and a City with Curfews."""


@pytest.mark.covers("A5 shaded", "R-C5", "3.3.2")
@pytest.mark.parametrize("by", FACTIONS)
def test_a5_push_rebels_elsewhere_a_march_from_all_districts_with_curfews(by: str) -> None:
    game = event("A5", "shaded", OCCUPIED, by=by, chit=1)
    assert game.actor == REBELS
    assert offered(game) == ["march", "decline"]
    play(game, "march")
    assert game.actor == REBELS
    assert set(offered(game)) == {"galilee", "lydda"}
    play(game, "galilee", "underground:galilee>samaria", "active:galilee>lebanon", "done")
    # More origins than a chit of 1 would allow.
    assert set(offered(game)) == {"lydda", "done"}
    play(game, "lydda", "underground:lydda>gaza", "underground:lydda>tel_aviv_jaffa")
    assert is_done(game)
    assert there(game, "galilee") == {"troop": 1, "underground": 1, "curfew": True}
    assert there(game, "samaria") == {"underground": 2}
    assert there(game, "lebanon") == {"active": 1}
    assert there(game, "lydda") == {"troop": 2, "curfew": True}
    assert there(game, "gaza") == there(game, "tel_aviv_jaffa") == {"underground": 1}


@pytest.mark.covers("A5 shaded", "R-C11")
def test_a5_push_rebels_elsewhere_without_a_special_activity() -> None:
    game = play(event("A5", "shaded", OCCUPIED, by=REBELS), "march")
    assert set(offered(game)) == {"galilee", "lydda"}
    play(game, "lydda", "underground:lydda>gaza", "done", "done")
    assert is_done(game)
    assert there(game, "galilee")["underground"] == 2


@pytest.mark.covers("A5 shaded")
def test_a5_push_rebels_elsewhere_may_be_declined() -> None:
    game = play(event("A5", "shaded", OCCUPIED), "decline")
    assert is_done(game)
    assert there(game, "lydda")["underground"] == 2


@pytest.mark.covers("A5 shaded", "3.3.2", "R-A6")
def test_a5_push_rebels_elsewhere_into_another_curfew_some_are_seen() -> None:
    spaces: Spaces = {
        "samaria": {"police": 1, "curfews": True, "underground": 3},
        "lydda": {"troops": 2, "curfews": True, "underground": 1},
    }
    game = play(event("A5", "shaded", spaces), "march", "samaria")
    play(game, "underground:samaria>lydda", "underground:samaria>lydda", "done")
    # Those that came do not leave again.
    play(game, "lydda", "underground:lydda>gaza")
    assert is_done(game)
    assert there(game, "lydda") == {"troop": 2, "active": 2, "curfew": True}
    assert there(game, "samaria") == {"police": 1, "underground": 1, "curfew": True}


@pytest.mark.covers("A5 shaded", "5.1.3")
@pytest.mark.parametrize(
    "spaces",
    [
        {"samaria": {"underground": 1}, "galilee": {"troops": 1, "curfews": True}},
        {"haifa": {"troops": 1, "curfews": True, "underground": 1}},
    ],
)
def test_a5_push_rebels_elsewhere_nobody_to_push(spaces: Spaces) -> None:
    assert is_done(event("A5", "shaded", spaces, by=REBELS))


# -- A6 House Demolition -----------------------------------------------------------------------------------------------

HOUSES: Spaces = {
    "galilee": {"troops": 1, "opposition": True},
    "haifa": {"troops": 1, "opposition": True},
    "samaria": {"troops": 1},
    "lydda": {"police": 1, "opposition": True},
    "railway_haifa_syria": {"police": 1},
}


@pytest.mark.covers("A6 unshaded", "R-C5", "1.7.1", "1.7.2")
@pytest.mark.parametrize("by", FACTIONS)
def test_a6_intimidates_with_the_demolish_chit_that_was_drawn(by: str) -> None:
    game = event("A6", "unshaded", HOUSES, by=by, dice=["demolish", "fine"])
    assert game.actor == BRITISH
    assert offered(game) == ["draw", "decline"]
    play(game, "draw")
    assert game.actor == BRITISH
    assert offered(game) == ["punish", "decline"]
    play(game, "punish")
    assert game.actor == BRITISH
    assert set(offered(game)) == {"galilee", "haifa", "samaria"}
    play(game, "galilee")
    assert set(offered(game)) == {"haifa", "samaria", "done"}
    play(game, "haifa")
    assert is_done(game)
    assert there(game, "galilee") == there(game, "haifa") == {"troop": 1, "underground": 1}
    # The Demolish chit is set aside, the Fine is back.
    assert pool(game) == ["detain", "detain", "demolish", "fine", "fine"]
    assert game.position()["punishments_held"] == []


@pytest.mark.covers("A6 unshaded", "R-C4")
def test_a6_intimidates_one_space() -> None:
    game = play(event("A6", "unshaded", HOUSES, dice=["fine", "demolish"]), "draw", "punish", "haifa", "done")
    assert is_done(game)
    assert there(game, "haifa") == {"troop": 1, "underground": 1}
    assert there(game, "galilee") == {"troop": 1, "opposition": True}


@pytest.mark.covers("A6 unshaded")
def test_a6_intimidates_with_both_demolish_chits_in_the_same_spaces_too() -> None:
    game = event("A6", "unshaded", HOUSES, dice=["demolish", "demolish"])
    play(game, "draw", "punish", "galilee", "haifa")
    assert offered(game) == ["punish", "decline"]
    play(game, "punish", "samaria", "galilee")
    assert is_done(game)
    assert there(game, "galilee") == {"troop": 1, "underground": 2}
    assert there(game, "haifa") == there(game, "samaria") == {"troop": 1, "underground": 1}
    assert pool(game) == ["detain", "detain", "fine", "fine"]


@pytest.mark.covers("A6 unshaded", "R-C4")
@pytest.mark.parametrize(("choices", "left"), [(["decline"], 6), (["punish", "haifa", "done", "decline"], 5)])
def test_a6_intimidates_with_as_many_as_the_british_like(choices: list[str], left: int) -> None:
    game = play(event("A6", "unshaded", HOUSES, dice=["demolish", "demolish"]), "draw", *choices)
    assert is_done(game)
    assert len(pool(game)) == left


@pytest.mark.covers("A6 unshaded")
def test_a6_intimidates_nobody_with_other_chits() -> None:
    game = play(event("A6", "unshaded", HOUSES, dice=["detain", "fine"], punishments_held=[]), "draw")
    assert is_done(game)
    assert len(pool(game)) == 6
    assert there(game, "galilee") == {"troop": 1, "opposition": True}


@pytest.mark.covers("A6 unshaded")
def test_a6_intimidates_nobody_if_declined() -> None:
    game = play(event("A6", "unshaded", HOUSES), "decline")
    assert is_done(game)
    assert len(pool(game)) == 6


@pytest.mark.covers("A6 unshaded", "1.7.1", "R-A9")
@pytest.mark.parametrize(("chits", "uses"), [(["demolish"], True), (["detain"], False)])
def test_a6_intimidates_with_what_is_left_in_the_pool(chits: list[str], uses: bool) -> None:
    game = play(event("A6", "unshaded", HOUSES, punishments=chits), "draw")
    assert is_done(game) is not uses


@pytest.mark.covers("A6 unshaded")
def test_a6_intimidates_never_with_a_held_chit() -> None:
    held: Any = {"punishments_held": ["demolish", "demolish"]}
    game = event("A6", "unshaded", HOUSES, punishments=["detain", "fine"], dice=["fine"], **held)
    assert is_done(play(game, "draw"))
    assert is_done(event("A6", "unshaded", HOUSES, punishments=[], **held))


@pytest.mark.covers("A6 unshaded", "A18 unshaded")
def test_a6_intimidates_with_drawn_chits_even_under_a18() -> None:
    game = event("A6", "unshaded", HOUSES, unshaded=["A18"], dice=["detain", "fine"])
    assert is_done(play(game, "draw"))


@pytest.mark.covers("A6 unshaded", "R-C2", "1.4.1")
def test_a6_intimidates_and_only_available_guerrillas_rise() -> None:
    spaces = HOUSES | {"gaza": {"underground": 14}}
    game = play(event("A6", "unshaded", spaces, punishments=["demolish"]), "draw", "punish", "haifa", "galilee")
    assert is_done(game)
    assert there(game, "haifa") == {"troop": 1, "underground": 1}
    assert there(game, "galilee") == {"troop": 1}


CURFEWED: Spaces = {
    "galilee": {"troops": 1, "curfews": True},
    "haifa": {"troops": 1, "curfews": True},
    "samaria": {"underground": 2, "irregulars": 1, "opposition": True},
    "lydda": {"underground": 1, "irregulars": 1},
    "gaza": {"active": 1, "police": 3},
}


@pytest.mark.covers("A6 shaded", "R-C5", "4.3.1", "R-A12")
@pytest.mark.parametrize("by", FACTIONS)
def test_a6_radicalizes_bases_as_ever_and_guerrillas_under_curfews(by: str) -> None:
    game = event("A6", "shaded", CURFEWED, by=by)
    assert game.actor == REBELS
    assert prompt(game) == "mobilize-space"
    assert offered_spaces(game) == {"samaria", "gaza"} | ABROAD
    play(game, "samaria", "syria")
    assert game.actor == REBELS
    assert set(offered(game)) == {"galilee", "haifa", "done"}
    play(game, "haifa", "galilee")
    assert is_done(game)
    assert there(game, "samaria") == {"underground": 2, "base": 1, "irregular": 1, "opposition": True}
    assert there(game, "syria") == {"base": 1}
    assert there(game, "haifa") == there(game, "galilee") == {"troop": 1, "underground": 1, "curfew": True}


@pytest.mark.covers("A6 shaded", "R-C4", "R-A12")
def test_a6_radicalizes_as_far_as_the_rebels_like() -> None:
    game = play(event("A6", "shaded", CURFEWED), "done", "galilee", "done")
    assert is_done(game)
    assert available(game, "base") == 5
    assert there(game, "galilee") == {"troop": 1, "underground": 1, "curfew": True}
    assert there(game, "haifa") == {"troop": 1, "curfew": True}
    idle = play(event("A6", "shaded", CURFEWED), "done", "done")
    assert is_done(idle)
    assert available(idle, "guerrilla") == 11


@pytest.mark.covers("A6 shaded")
def test_a6_radicalizes_bases_only_while_there_is_no_curfew() -> None:
    game = event("A6", "shaded", {"samaria": {"underground": 1, "opposition": True}}, by=REBELS)
    play(game, "samaria", "lebanon")
    assert is_done(game)
    assert there(game, "samaria") == {"underground": 1, "base": 1, "opposition": True}


@pytest.mark.covers("A6 shaded", "R-C2")
def test_a6_radicalizes_the_rebels_may_take_guerrillas_from_the_map() -> None:
    spaces: Spaces = {"haifa": {"police": 1, "curfews": True}, "gaza": {"underground": 14, "active": 1}}
    game = play(event("A6", "shaded", spaces), "done", "haifa")
    assert (game.actor, prompt(game)) == (REBELS, "take-from-map")
    play(game, "active:gaza")
    assert is_done(game)
    assert there(game, "haifa") == {"police": 1, "underground": 1, "curfew": True}


# -- A7 Memory of al-Qassam --------------------------------------------------------------------------------------------


@pytest.mark.covers("A7 unshaded")
@pytest.mark.parametrize("by", FACTIONS)
@pytest.mark.parametrize(
    ("dice", "after"), [((3, 4), "low"), ((4, 3), "low"), ((1, 3), "decentralized"), ((4, 6), "middle")]
)
def test_a7_labeled_as_a_bandit_two_rolls_against_the_irregulars(by: str, dice: tuple[int, int], after: str) -> None:
    spaces: Spaces = {"galilee": {"irregulars": 2}, "gaza": {"active_irregulars": 1}, "samaria": {"bases": 2}}
    game = event("A7", "unshaded", spaces, by=by, dice=[f"die:{die}" for die in dice])
    assert is_done(game)
    assert unity(game) == after
    assert state(game).political_will == 18


@pytest.mark.covers("A7 unshaded", "6.6.4", "R-A11")
@pytest.mark.parametrize(("before", "will"), [("low", 11), ("decentralized", 12)])
def test_a7_labeled_as_a_bandit_beyond_decentralized(before: str, will: int) -> None:
    spaces: Spaces = {"galilee": {"irregulars": 2}}
    game = event("A7", "unshaded", spaces, unity=before, political_will=10, dice=["die:1", "die:2"])
    assert (unity(game), state(game).political_will) == ("decentralized", will)


@pytest.mark.covers("A7 unshaded", "5.1.3")
def test_a7_labeled_as_a_bandit_by_nobody() -> None:
    assert unity(event("A7", "unshaded", {}, dice=["die:1", "die:1"])) == "middle"


RISEN: Spaces = {
    "galilee": {"underground": 2, "bases": 1, "police": 1, "opposition": True},
    "samaria": {"opposition": True},
    "haifa": {"underground": 1, "police": 1, "opposition": True},
    "gaza": {"underground": 1},
    "syria": {"bases": 1},
}
"""Two Bases, three spaces at Opposition."""


@pytest.mark.covers("A7 shaded", "tip A7", "R-C5", "R-C11")
@pytest.mark.parametrize("by", FACTIONS)
def test_a7_galvanizes_a_limited_operation_in_each_space_at_opposition(by: str) -> None:
    game = event("A7", "shaded", RISEN, by=by, dice=["die:2"])
    assert game.actor == REBELS
    assert set(offered(game)) == {"galilee", "samaria", "haifa", "done"}
    play(game, "haifa")
    assert game.actor == REBELS
    assert offered(game) == ["rally", "march", "sabotage", "ambush", "decline"]
    play(game, "ambush")
    assert set(offered(game)) == {"galilee", "samaria", "done"}
    play(game, "samaria")
    # Nobody is there who could do more.
    assert offered(game) == ["rally", "decline"]
    play(game, "rally", "galilee", "rally", "guerrilla", "guerrilla")
    assert is_done(game)
    assert there(game, "haifa") == {"active": 1, "opposition": True}
    assert there(game, "samaria") == {"underground": 1, "opposition": True}
    assert there(game, "galilee") == {"police": 1, "underground": 4, "base": 1, "opposition": True}
    assert there(game, "gaza") == {"underground": 1}


@pytest.mark.covers("A7 shaded")
@pytest.mark.parametrize("by", FACTIONS)
def test_a7_galvanizes_nobody_on_a_higher_roll(by: str) -> None:
    game = event("A7", "shaded", RISEN, by=by, dice=["die:3"])
    assert is_done(game)
    assert there(game, "samaria") == {"opposition": True}


@pytest.mark.covers("A7 shaded", "tip A7", "R-C12")
def test_a7_galvanizes_the_same_guerrilla_marches_on_and_on() -> None:
    spaces: Spaces = {
        "galilee": {"underground": 1, "bases": 1, "opposition": True},
        "samaria": {"opposition": True},
        "lydda": {"opposition": True, "police": 1},
    }
    game = play(
        event("A7", "shaded", spaces, by=REBELS, dice=["die:1"]), "galilee", "march", "underground:galilee>samaria"
    )
    play(game, "samaria", "march", "underground:samaria>lydda", "lydda", "ambush")
    assert is_done(game)
    assert there(game, "galilee") == {"base": 1, "opposition": True}
    assert there(game, "samaria") == {"opposition": True}
    assert there(game, "lydda") == {"active": 1, "opposition": True}


@pytest.mark.covers("A7 shaded", "tip A7")
def test_a7_galvanizes_a_guerrilla_that_comes_back_to_a_space_used_before() -> None:
    spaces: Spaces = {
        "galilee": {"underground": 1, "bases": 1, "opposition": True},
        "samaria": {"opposition": True, "underground": 1},
    }
    game = play(event("A7", "shaded", spaces, dice=["die:1"]), "galilee", "march", "underground:galilee>samaria")
    play(game, "samaria", "march", "underground:samaria>galilee", "done")
    # Each space once only.
    assert is_done(game)
    assert there(game, "galilee") == {"underground": 1, "base": 1, "opposition": True}


@pytest.mark.covers("A7 shaded", "R-C11")
def test_a7_galvanizes_each_operation_may_be_declined() -> None:
    game = event("A7", "shaded", RISEN, dice=["die:1"])
    play(game, "galilee", "decline")
    assert set(offered(game)) == {"samaria", "haifa", "done"}
    play(game, "done")
    assert is_done(game)
    assert there(game, "galilee")["underground"] == 2


@pytest.mark.covers("A7 shaded", "R-C11")
def test_a7_galvanizes_one_space_an_operation_whatever_the_chit() -> None:
    game = event("A7", "shaded", RISEN, by=REBELS, chit=3, dice=["die:1"])
    play(game, "galilee", "sabotage")
    assert prompt(game) == "A7-space"
    assert there(game, "galilee") == {"police": 1, "underground": 1, "active": 1, "base": 1, "opposition": True}
    assert there(game, "gaza") == {"underground": 1}


@pytest.mark.covers("A7 shaded", "3.3.1", "1.12")
def test_a7_galvanizes_no_rally_under_a_curfew() -> None:
    spaces: Spaces = {
        "galilee": {"underground": 1, "bases": 1, "police": 1, "curfews": True, "opposition": True},
        "haifa": {"opposition": True},
    }
    game = play(event("A7", "shaded", spaces, dice=["die:1"]), "galilee")
    assert offered(game) == ["march", "sabotage", "ambush", "decline"]


@pytest.mark.covers("A7 shaded", "5.1.3")
def test_a7_galvanizes_nobody_without_opposition() -> None:
    game = event("A7", "shaded", {"galilee": {"underground": 1, "bases": 1}}, dice=["die:1"])
    assert is_done(game)


# -- A8 Fawzi al-Qawuqji -----------------------------------------------------------------------------------------------

CAMP: Spaces = {
    "samaria": {"underground": 4, "bases": 1},
    "galilee": {"police": 1},
    "lydda": {"police": 1},
    "gaza": {"underground": 1, "police": 1},
}


@pytest.mark.covers("A8 unshaded", "A8 shaded", "5.3")
@pytest.mark.parametrize("by", FACTIONS)
@pytest.mark.parametrize("side", ["unshaded", "shaded"])
def test_a8_is_in_force_for_whoever_played_it(by: str, side: str) -> None:
    game = event("A8", side, CAMP, by=by)
    assert is_done(game)
    assert game.position()[side] == ["A8"]
    assert there(game, "samaria") == {"underground": 4, "base": 1}


NEAR_SAMARIA = {"galilee", "haifa_district", "lydda", "jerusalem_district", "railway_haifa_tel_aviv"}


@pytest.mark.covers("A8 unshaded", "tip A8", "4.3.3")
def test_a8_leaves_the_country_one_raid_space_next_to_a_base() -> None:
    game = play(table(CAMP, by=REBELS, unshaded=["A8"]), "op-special", "ambush", "raid")
    assert set(offered(game)) == NEAR_SAMARIA
    play(game, "galilee", "done", "ambush")
    # The Ambush itself had one space left.
    assert is_done(game)
    assert there(game, "galilee") == there(game, "gaza") == {"active": 1}
    assert there(game, "lydda") == {"police": 1}


@pytest.mark.covers("A8 unshaded", "4.3.3")
def test_a8_without_it_two_raid_spaces() -> None:
    game = play(table(CAMP, by=REBELS), "op-special", "ambush", "raid")
    play(game, "galilee", "done", "ambush")
    assert set(offered(game)) == NEAR_SAMARIA - {"galilee"} | {"done"}


@pytest.mark.covers("A8 unshaded", "tip A8")
def test_a8_leaves_the_country_no_raid_without_a_base() -> None:
    game = play(table({"samaria": {"underground": 2, "police": 1}}, by=REBELS, unshaded=["A8"]), "op-special", "ambush")
    assert set(offered(game)) == {"samaria", "coordinate"}


@pytest.mark.covers("A8 unshaded", "A23 shaded")
def test_a8_leaves_the_country_when_a23_grants_the_raid() -> None:
    game = event("A23", "shaded", CAMP, by=REBELS, unshaded=["A8"], dice=["die:1"])
    play(game, "done", "raid", "galilee", "done", "decline")
    assert is_done(game)
    assert there(game, "galilee") == {"police": 1, "underground": 1}


AMBUSHED: Spaces = {
    "galilee": {"underground": 1, "troops": 2, "police": 1},
    "samaria": {"underground": 1, "troops": 1, "irregulars": 1, "curfews": True},
    "lydda": {"underground": 1, "police": 1},
    "gaza": {"underground": 1, "troops": 1},
    "haifa": {"underground": 1, "troops": 1, "police": 1},
    "railway_haifa_syria": {"underground": 1, "troops": 1, "police": 1},
}


@pytest.mark.covers("A8 shaded", "3.3.4")
@pytest.mark.parametrize("box", ["op-special", "limited-op"])
def test_a8_leads_attacks_a_troop_of_each_district_goes_to_a_city(box: str) -> None:
    game = play(table(AMBUSHED, by=REBELS, shaded=["A8"]), box, "ambush", "galilee")
    assert (game.actor, prompt(game)) == (REBELS, "ambush-troop")
    assert set(offered(game)) == {f"troop:galilee>{city}" for city in CITIES} | {"done"}
    play(game, "troop:galilee>jerusalem")
    assert there(game, "galilee") == {"troop": 1, "active": 1}
    assert there(game, "jerusalem") == {"troop": 1}
    play(game, "samaria", "troop:samaria>haifa")
    # The last British piece took the Curfew along.
    assert there(game, "samaria") == {"active": 1}
    assert there(game, "haifa")["troop"] == 2


@pytest.mark.covers("A8 shaded")
def test_a8_leads_attacks_but_may_leave_the_troop() -> None:
    game = play(table(AMBUSHED, by=REBELS, shaded=["A8"], chit=1), "limited-op", "ambush", "galilee", "done")
    assert is_done(game)
    assert there(game, "galilee") == {"troop": 2, "active": 1}


@pytest.mark.covers("A8 shaded")
@pytest.mark.parametrize("where", ["lydda", "haifa", "railway_haifa_syria"])
def test_a8_leads_attacks_not_without_troops_nor_outside_districts(where: str) -> None:
    game = play(table(AMBUSHED, by=REBELS, shaded=["A8"], chit=1), "limited-op", "ambush", where)
    assert is_done(game)
    assert "police" not in there(game, where)
    assert there(game, where).get("troop", 0) == AMBUSHED[where].get("troops", 0)


@pytest.mark.covers("A8 shaded", "3.3.4")
def test_a8_leads_attacks_where_there_are_police_or_irregulars() -> None:
    game = play(table(AMBUSHED, by=REBELS, shaded=["A8"]), "limited-op", "ambush")
    assert set(offered(game)) == {"galilee", "samaria", "lydda", "haifa", "railway_haifa_syria"}


@pytest.mark.covers("A8 shaded", "R-A8", "3.3.4")
@pytest.mark.parametrize(("spaces", "will"), [(["galilee", "samaria"], 18), (["galilee", "samaria", "lydda"], 17)])
def test_a8_leads_attacks_troops_that_go_are_not_removed(spaces: list[str], will: int) -> None:
    game = play(table(AMBUSHED, by=REBELS, shaded=["A8"]), "limited-op", "ambush")
    for where in spaces:
        play(game, where)
        if prompt(game) == "ambush-troop":
            play(game, f"troop:{where}>haifa")
    if not is_done(game):
        play(game, "done")
    assert state(game).political_will == will
    assert available(game, "troop") == 15 - 6 - 5


@pytest.mark.covers("A8 shaded", "4.3.3", "R-A16")
def test_a8_leads_attacks_in_a_raid() -> None:
    spaces = CAMP | {"galilee": {"troops": 1, "police": 1}}
    game = play(table(spaces, by=REBELS, shaded=["A8"]), "op-special", "ambush", "raid")
    play(game, "galilee", "done", "ambush")
    assert prompt(game) == "ambush-troop"
    play(game, "troop:galilee>tel_aviv_jaffa")
    assert there(game, "galilee") == {"active": 1}
    assert there(game, "tel_aviv_jaffa") == {"troop": 1}


@pytest.mark.covers("A8 shaded", "A7 shaded", "R-C11")
def test_a8_leads_attacks_in_a_granted_operation() -> None:
    spaces = AMBUSHED | {"galilee": {"underground": 1, "troops": 2, "police": 1, "bases": 1, "opposition": True}}
    game = event("A7", "shaded", spaces, shaded=["A8"], dice=["die:1"])
    play(game, "galilee", "ambush")
    assert prompt(game) == "ambush-troop"


@pytest.mark.covers("A8 shaded")
def test_a8_without_it_no_troop_goes() -> None:
    game = play(table(AMBUSHED, by=REBELS, chit=1), "limited-op", "ambush", "galilee")
    assert is_done(game)
    assert there(game, "galilee") == {"troop": 2, "active": 1}
