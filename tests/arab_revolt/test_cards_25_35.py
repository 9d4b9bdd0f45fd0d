"""Event cards A25 to A32, both sides, as each faction plays them, and the Propaganda cards A33 to A35."""

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
OTHER = {"british": "rebels", "rebels": "british"}
HAIFA_TEL_AVIV, HAIFA_SYRIA = "railway_haifa_tel_aviv", "railway_haifa_syria"
POLICE, GUERRILLA, BASE, IRREGULAR = 1, 2, 3, 4
CITIES = ["haifa", "tel_aviv_jaffa", "jerusalem"]
CAMPAIGN = ["A1", "A2", "A3", "A4", "A5", "A6"]
MUNICH = ["A1", "A2", "A3", "A4", "A34", "A5", "A6"]


# -- A25 Montgomery --------------------------------------------------------------------------------------------------

NORTH: Spaces = {
    "haifa_district": {"troops": 2, "underground": 2},
    "samaria": {"police": 1, "active": 1},
    "lydda": {"troops": 2, "underground": 1},
    "gaza": {"troops": 1, "police": 1, "underground": 1},
}


@BOTH
@pytest.mark.covers("A25 unshaded", "R-C5", "R-C11", "R-C12", "3.2.3", "4.2.1")
def test_a25_unshaded_the_british_act_and_then_punish_in_the_north(by: str) -> None:
    game = event("A25", "unshaded", NORTH, by=by, punishments=["detain"])
    assert (game.actor, offered(game)) == ("british", ["patrol", "sweep", "assault", "decline"])
    play(game, "sweep")
    assert offered_spaces(game) == {"galilee", "haifa_district", "samaria", "haifa"}
    play(game, "samaria")
    assert "troop:lydda>samaria" in offered(game)  # Lydda is not next to Haifa District, Samaria is
    play(game, "troop:lydda>samaria", "done")
    assert (game.actor, prompt(game), offered(game)) == ("british", "A25-punish", ["punish", "decline"])
    play(game, "punish")
    assert offered(game) == ["haifa_district", "samaria"]  # not Lydda and Gaza, in spite of their Troops
    play(game, "samaria", "haifa_district")
    assert is_done(game)
    assert stands(game, "samaria") == {"police": 1, "troop": 1}
    assert stands(game, "haifa_district") == {"troop": 2, "underground": 1}
    assert (at_opposition(game), state(game).prison_guerrillas) == ({"samaria", "haifa_district"}, 2)


@pytest.mark.covers("A25 unshaded", "R-C12", "3.2.2")
def test_a25_unshaded_a_patrol_comes_from_anywhere_to_one_space_of_the_north() -> None:
    game = play(event("A25", "unshaded", NORTH), "patrol")
    assert set(offered(game)) == {"haifa", HAIFA_SYRIA, HAIFA_TEL_AVIV}
    play(game, HAIFA_SYRIA, f"police:gaza>{HAIFA_SYRIA}", "done")
    assert stands(game, HAIFA_SYRIA) == {"police": 1}
    assert prompt(game) == "A25-punish"


@pytest.mark.covers("A25 unshaded", "R-A5", "3.2.1")
def test_a25_unshaded_a_deploy_is_one_space_with_its_curfew() -> None:
    spaces: Spaces = {"haifa": {"police": 1}, "galilee": {"police": 1}, "gaza": {"police": 1}}
    game = play(event("A25", "unshaded", spaces, by="rebels"), "deploy")
    assert offered(game) == ["galilee", "haifa"]
    play(game, "galilee", "irregular")
    assert (game.actor, prompt(game), offered(game)) == ("british", "deploy-curfew", ["galilee", "done"])
    play(game, "galilee")
    assert is_done(game)  # nobody can punish without Troops
    assert stands(game, "galilee") == {"police": 1, "irregular": 1, "curfew": True}


@pytest.mark.covers("A25 unshaded", "R-C4", "R-C11", "R-C16")
def test_a25_unshaded_each_part_may_be_declined() -> None:
    game = play(event("A25", "unshaded", NORTH, punishments=["demolish"]), "decline")
    punished = play(game.clone(), "punish")  # only Haifa District has Troops
    assert is_done(punished)
    assert stands(punished, "haifa_district") == {"troop": 2, "underground": 3}
    play(game, "decline")
    assert is_done(game)
    assert state(game).punishments_pool != []


@pytest.mark.covers("A25 unshaded", "R-A9")
def test_a25_unshaded_without_a_chit_there_is_no_punish() -> None:
    assert is_done(play(event("A25", "unshaded", NORTH, punishments=[]), "decline"))


@pytest.mark.covers("A25 unshaded", "R-A9", "1.7.2")
def test_a25_unshaded_a_fine_reaches_the_railways_next_to_the_punished_space() -> None:
    spaces: Spaces = {"samaria": {"troops": 1}, HAIFA_TEL_AVIV: {"sabotage": 2}, HAIFA_SYRIA: {"sabotage": 1}}
    game = play(event("A25", "unshaded", spaces, punishments=["fine"]), "decline", "punish")
    assert is_done(game)
    assert (stands(game, HAIFA_TEL_AVIV), stands(game, HAIFA_SYRIA)) == ({"sabotage": 1}, {"sabotage": 1})


@BOTH
@pytest.mark.covers("A25 shaded", "tip A25", "R-C5", "R-C11", "R-C12", "R-A2")
def test_a25_shaded_the_same_guerrilla_marches_twice_by_two_limited_operations(by: str) -> None:
    spaces: Spaces = {"galilee": {"underground": 1}, "syria": {"underground": 2}, "gaza": {"underground": 1}}
    game = event("A25", "shaded", spaces, by=by)
    assert (game.actor, offered(game)) == ("rebels", ["rally", "march", "sabotage", "decline"])
    play(game, "march")  # Galilee is the only origin: Syria and Gaza are too far from Haifa District
    play(game, "underground:galilee>samaria")
    assert (game.actor, prompt(game)) == ("rebels", "free-operation")  # one space, whatever the chit says
    play(game, "march", "underground:samaria>jerusalem_district")
    assert is_done(game)
    assert stands(game, "jerusalem_district") == {"underground": 1}


@pytest.mark.covers("A25 shaded", "tip A25", "R-C11")
def test_a25_shaded_the_two_may_be_of_different_types_and_in_one_space() -> None:
    spaces: Spaces = {"samaria": {"opposition": True}, "lydda": {"opposition": True, "underground": 1}}
    game = event("A25", "shaded", spaces, by="rebels")
    assert offered(game) == ["rally", "decline"]
    play(game, "rally")
    assert stands(game, "samaria") == {"underground": 1}
    assert offered(game) == ["rally", "march", "sabotage", "decline"]
    play(game, "sabotage")
    assert is_done(game)
    assert stands(game, "samaria") == {"active": 1}
    assert not {"mobilize", "coordinate", "raid"} & set(offered(game))


@pytest.mark.covers("A25 shaded", "tip A25", "R-C4")
def test_a25_shaded_each_may_be_declined() -> None:
    game = play(event("A25", "shaded", NORTH), "decline")
    assert (game.actor, prompt(game)) == ("rebels", "free-operation")
    play(game, "sabotage")  # Haifa District has the only Underground Guerrillas of the north
    assert is_done(game)
    assert at_opposition(game) == {"haifa_district"}
    assert is_done(play(event("A25", "shaded", NORTH, by="rebels"), "decline", "decline"))


@BOTH
@pytest.mark.covers("A25 shaded", "R-C16")
def test_a25_shaded_with_nobody_in_the_north_nothing_happens(by: str) -> None:
    assert is_done(event("A25", "shaded", {"gaza": {"underground": 2}, "syria": {"bases": 1}}, by=by))


# -- A26 "Triangle of Terror" ----------------------------------------------------------------------------------------

TRIANGLE: Spaces = {
    "samaria": {"underground": 1, "troops": 2, "police": 1},
    "lydda": {"underground": 1},
    "gaza": {"underground": 2, "troops": 1},
    "syria": {"underground": 1, "bases": 1},
}


@pytest.mark.covers("A26 execute", "tip A26", "R-C11", "R-C12", "R-A2")
def test_a26_three_limited_operations_of_the_rebels_then_one_of_the_british_in_samaria() -> None:
    game = event("A26", "execute", TRIANGLE, by="rebels")
    assert (game.actor, offered(game)) == ("rebels", ["rally", "march", "sabotage", "ambush", "decline"])
    play(game, "rally")
    assert offered(game) == ["samaria", "lydda"]  # not Gaza and Syria
    play(game, "lydda", "march")
    assert offered(game) == ["samaria", "lydda"]
    play(game, "lydda", f"underground:lydda>{HAIFA_TEL_AVIV}", f"underground:lydda>{HAIFA_TEL_AVIV}")
    assert prompt(game) == "free-operation"
    play(game, "sabotage", HAIFA_TEL_AVIV)
    assert stands(game, HAIFA_TEL_AVIV) == {"underground": 1, "active": 1, "sabotage": 1}
    assert (game.actor, offered(game)) == ("british", ["deploy", "sweep", "assault", "decline"])
    play(game, "sweep")  # Samaria is the only destination, and nobody is next to it
    assert stands(game, "samaria") == {"active": 1, "troop": 2, "police": 1}
    assert (game.actor, is_done(game)) == ("rebels", True)
    play(game, "end-turn")
    assert (game.actor, prompt(game)) == ("british", "chit-replace")  # R-A3: after everything else


@pytest.mark.covers("A26 execute", "tip A26", "R-C11", "R-C12", "R-A2")
def test_a26_three_limited_operations_of_the_british_then_one_of_the_rebels_in_samaria() -> None:
    spaces: Spaces = {**TRIANGLE, "galilee": {"underground": 1}}
    game = event("A26", "execute", spaces)
    assert (game.actor, offered(game)) == ("british", ["deploy", "patrol", "sweep", "assault", "decline"])
    play(game, "patrol")  # the railway is the only City or Railway next to Samaria
    play(game, f"troop:gaza>{HAIFA_TEL_AVIV}", "done", "sweep")
    assert offered_spaces(game) == {"samaria", "galilee", "haifa_district", "lydda", "jerusalem_district"}
    play(game, "lydda", "troop:samaria>lydda", "done", "sweep", "samaria", "troop:lydda>samaria", "done")
    assert stands(game, "samaria") == {"active": 1, "troop": 2, "police": 1}  # that Troop has moved twice
    assert (game.actor, offered(game)) == ("rebels", ["rally", "march", "decline"])
    play(game, "rally")
    assert is_done(game)
    assert stands(game, "samaria") == {"active": 1, "underground": 1, "troop": 2, "police": 1}
    assert game.actor == "british"


@BOTH
@pytest.mark.covers("A26 execute", "R-C4", "R-C11")
def test_a26_each_of_them_may_be_declined(by: str) -> None:
    game = event("A26", "execute", TRIANGLE, by=by)
    for _ in range(3):
        assert (game.actor, prompt(game)) == (by, "free-operation")
        play(game, "decline")
    assert (game.actor, prompt(game)) == (OTHER[by], "free-operation")
    play(game, "decline")
    assert (game.actor, is_done(game)) == (by, True)


@pytest.mark.covers("A26 execute", "R-C16")
def test_a26_offers_only_what_can_begin() -> None:
    spaces: Spaces = {"lydda": {"active": 1}}
    game = event("A26", "execute", spaces, by="rebels")
    assert offered(game) == ["rally", "march", "decline"]
    play(game, "decline", "decline", "decline")
    assert (game.actor, offered(game)) == ("british", ["sweep", "decline"])  # no Patrol: Samaria is no Railway
    game = play(event("A26", "execute", spaces), "decline", "decline", "decline")
    assert is_done(game)  # the Rebels have nothing in Samaria


@pytest.mark.covers("A26 execute", "tip A26", "1.3.7")
def test_a26_transjordan_is_next_to_samaria_once_it_is_in_play() -> None:
    spaces: Spaces = {"transjordan": {"underground": 1}, "egypt": {"underground": 1}}
    game = event("A26", "execute", spaces, by="rebels", arab_kings="in_play")
    assert offered(game) == ["rally", "march", "decline"]
    play(game, "rally")
    assert stands(game, "transjordan") == {"underground": 2}
    play(game, "march", "underground:transjordan>samaria", "done", "decline")
    assert stands(game, "samaria") == {"underground": 1}
    idle = event("A26", "execute", {"egypt": {"underground": 1}}, by="rebels", arab_kings="in_play")
    assert idle.actor == "british"  # Egypt is not: only the British find something to do


@pytest.mark.covers("A26 execute", "5.2")
def test_a26_has_one_side() -> None:
    assert offered(play(table({}, card="A26"), "event")) == ["execute", "pass"]


# -- A27 Rebel Courts ------------------------------------------------------------------------------------------------

COURTS: Spaces = {
    "galilee": {"troops": 1, "bases": 1, "underground": 1, "active": 1},
    "samaria": {"troops": 1, "bases": 2, "underground": 1},
}


def detaining(spaces: Spaces = COURTS, *, force: tuple[str, ...] = ("A27",), **rest: Any) -> Game:
    """A Sweep with Punish by a Detain chit, spaces still to be chosen."""
    game = table(spaces, unshaded=list(force), punishments=["detain"], **rest)
    return play(game, "op-special", "sweep", "punish")


@BOTH
@pytest.mark.parametrize("side", ["unshaded", "shaded"])
@pytest.mark.covers("A27 unshaded", "A27 shaded", "5.3")
def test_a27_stays_in_force_whoever_plays_it(by: str, side: str) -> None:
    game = event("A27", side, COURTS, by=by)
    assert is_done(game)
    position = game.position()
    assert (position["unshaded"], position["shaded"]) == ((["A27"], []) if side == "unshaded" else ([], ["A27"]))


@pytest.mark.covers("A27 unshaded", "R-A11", "1.3.6", "1.7.2")
def test_a27_unshaded_detain_may_take_a_base_that_guerrillas_do_not_protect() -> None:
    game = play(detaining(), "galilee", "done")
    assert (game.actor, offered(game)) == ("british", ["underground:galilee", "active:galilee", "base:galilee"])
    play(game, "base:galilee")
    assert stands(game, "galilee") == {"troop": 1, "underground": 1, "active": 1}
    assert (state(game).prison_bases, state(game).prison_guerrillas) == (1, 0)
    assert (at_opposition(game), game.position()["unity"]) == ({"galilee"}, "middle")


@pytest.mark.covers("A27 unshaded", "1.7.2")
def test_a27_unshaded_takes_one_base_a_chit() -> None:
    game = play(detaining(), "samaria", "galilee", "base:samaria")
    assert offered(game) == ["underground:galilee", "active:galilee"]
    play(game, "active:galilee")
    assert (state(game).prison_bases, state(game).prison_guerrillas) == (1, 1)
    assert stands(game, "samaria") == {"troop": 1, "base": 1, "underground": 1}


@pytest.mark.covers("A27 unshaded", "R-C4")
def test_a27_unshaded_may_wait_for_the_second_space() -> None:
    game = play(detaining(), "samaria", "galilee", "underground:samaria")
    assert offered(game) == ["underground:galilee", "active:galilee", "base:galilee"]
    play(game, "base:galilee")
    assert (state(game).prison_bases, state(game).prison_guerrillas) == (1, 1)


@pytest.mark.covers("A27 unshaded", "R-C4")
def test_a27_unshaded_a_base_without_guerrillas_may_be_taken_or_left() -> None:
    game = play(detaining({"galilee": {"troops": 1, "bases": 1}, "gaza": {"troops": 1}}), "galilee", "done")
    assert (game.actor, offered(game)) == ("british", ["base:galilee", "done"])
    left = play(game.clone(), "done")
    assert (stands(left, "galilee"), state(left).prison_bases) == ({"troop": 1, "base": 1}, 0)
    assert at_opposition(left) == {"galilee"}
    play(game, "base:galilee")
    assert (stands(game, "galilee"), state(game).prison_bases) == ({"troop": 1}, 1)


@pytest.mark.covers("A27 unshaded", "R-C4")
def test_a27_unshaded_a_base_that_is_left_keeps_the_choice_for_the_other_space() -> None:
    spaces: Spaces = {"galilee": {"troops": 1, "bases": 1}, "samaria": {"troops": 1, "bases": 1, "active": 1}}
    game = play(detaining(spaces), "galilee", "samaria", "done")
    assert offered(game) == ["active:samaria", "base:samaria"]


@pytest.mark.covers("A27 unshaded", "1.7.2")
def test_a27_unshaded_is_needed_to_take_a_base() -> None:
    game = play(detaining(force=()), "galilee", "done")
    assert offered(game) == ["underground:galilee", "active:galilee"]


@pytest.mark.covers("A27 unshaded", "A12 unshaded")
def test_a27_unshaded_counts_anew_for_every_detain_chit() -> None:
    game = event("A12", "unshaded", COURTS, unshaded=["A27"], punishments=["detain"], punishments_held=["detain"])
    play(game, "punish", "detain", "samaria", "done", "base:samaria")
    play(game, "punish", "samaria", "done", "base:samaria")
    assert is_done(game)
    assert (state(game).prison_bases, stands(game, "samaria")) == (2, {"troop": 1, "underground": 1})


@pytest.mark.covers("A27 unshaded", "A1 unshaded")
def test_a27_unshaded_with_a1_a_guerrilla_goes_besides_from_under_a_curfew() -> None:
    spaces: Spaces = {"galilee": {**COURTS["galilee"], "curfews": True}, "samaria": {"troops": 1}}
    game = play(detaining(spaces, force=("A1", "A27")), "galilee", "done", "base:galilee")
    assert offered(game) == ["underground:galilee", "active:galilee"]
    play(game, "active:galilee")
    assert stands(game, "galilee") == {"troop": 1, "underground": 1, "curfew": True}
    assert (state(game).prison_bases, state(game).prison_guerrillas) == (1, 1)


def detaining_before_assault(spaces: Spaces) -> Game:
    """An Assault with a Detain chit before its first space."""
    return play(table(spaces, unshaded=["A27"], punishments=["detain"]), "op-special", "assault", "punish")


@pytest.mark.covers("A27 unshaded", "R-C6")
def test_a27_unshaded_before_an_assault_a_lone_base_does_not_keep_its_space_from_being_punished() -> None:
    game = detaining_before_assault({"galilee": {"troops": 1, "bases": 1}, "gaza": {"troops": 1}})
    assert offered_spaces(game) == {"galilee", "gaza"}


@pytest.mark.covers("A27 unshaded", "R-C6")
def test_a27_unshaded_leaves_an_assault_the_base_that_is_all_it_can_select() -> None:
    game = detaining_before_assault({"galilee": {"troops": 1, "bases": 1}})
    assert is_done(game)  # no choice anywhere: the Base stays, Opposition comes, one Troop then removes nothing
    assert (stands(game, "galilee"), state(game).prison_bases) == ({"troop": 1, "base": 1}, 0)
    assert at_opposition(game) == {"galilee"}
    other = detaining_before_assault({"galilee": {"troops": 1, "bases": 1}, "gaza": {"police": 1, "active": 1}})
    assert "base:galilee" in offered(other)


@pytest.mark.parametrize("chit", ["demolish", "fine"])
@pytest.mark.covers("A27 unshaded", "1.7.2")
def test_a27_unshaded_other_chits_take_no_base(chit: str) -> None:
    game = table({**COURTS, "gaza": {"troops": 1}}, unshaded=["A27"], punishments=[chit])
    play(game, "op-special", "sweep", "punish", "galilee", "done")
    assert (prompt(game), state(game).prison_bases) == ("sweep-space", 0)


@pytest.mark.covers("A27 unshaded", "A31 unshaded", "tip A27", "tip A31", "6.5", "1.3.6")
def test_bases_in_prison_are_available_again_after_the_next_reset() -> None:
    game = table({}, stage="reset", played=[*CAMPAIGN[:4], "A33"], prison_bases=2, prison_guerrillas=3)
    assert (state(game).prison_bases, state(game).prison_guerrillas) == (0, 0)
    assert (state(game).available[BASE], state(game).available[GUERRILLA]) == (5, 15)


RESTIVE = ["haifa", "tel_aviv_jaffa", "jerusalem", "gaza", "lydda"]


def round_opens(restive: int, will: int, **rest: Any) -> int:
    """Political Will after the Political Will Phase with Opposition in so many spaces and nobody on the map."""
    spaces: Spaces = {name: {"opposition": True} for name in RESTIVE[:restive]}
    game = table(spaces, stage="reveal", played=CAMPAIGN, political_will=will, **rest)
    play(game, "card:A33")
    will_now: int = state(game).political_will
    return will_now


@pytest.mark.parametrize(("restive", "cost"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
@pytest.mark.covers("A27 shaded", "R-A18", "6.1")
def test_a27_shaded_every_two_spaces_at_opposition_cost_political_will(restive: int, cost: int) -> None:
    before = round_opens(restive, 5)
    assert before == 5 + 2 + (9 - restive) // 2
    assert round_opens(restive, 5, shaded=["A27"]) == before - cost


@pytest.mark.covers("A27 shaded", "R-A18", "6.1")
def test_a27_shaded_is_part_of_the_net_sum() -> None:
    assert round_opens(3, 17) == 20
    assert round_opens(3, 17, shaded=["A27"]) == 20  # 5 more and 1 less are 4 more
    assert round_opens(3, 15, shaded=["A27"]) == 19


@pytest.mark.covers("A27 shaded", "R-C18")
def test_a27_shaded_costs_nothing_before_a_propaganda_round() -> None:
    game = event("A27", "shaded", {name: {"opposition": True} for name in RESTIVE}, by="rebels")
    assert state(game).political_will == 18


# -- A28 Tegart Forts ------------------------------------------------------------------------------------------------

STATIONS: Spaces = {"galilee": {"police": 2}, "haifa": {"police": 2, "curfews": True}, HAIFA_SYRIA: {"police": 1}}
FORTS: dict[str, Any] = {"unshaded": ["A28"], "fort_police": 3}


@BOTH
@pytest.mark.covers("A28 execute", "tip A28", "5.3", "R-C5")
def test_a28_the_british_choose_three_police_of_the_map_for_the_forts(by: str) -> None:
    game = event("A28", "execute", STATIONS, by=by)
    assert game.actor == "british"
    assert offered(game) == ["police:galilee", "police:haifa", f"police:{HAIFA_SYRIA}"]
    play(game, "police:haifa", "police:haifa", f"police:{HAIFA_SYRIA}")
    assert (game.actor, is_done(game)) == (by, True)
    assert (stands(game, "galilee"), stands(game, "haifa"), stands(game, HAIFA_SYRIA)) == ({"police": 2}, {}, {})
    assert (state(game).fort_police, state(game).available[POLICE]) == (3, 4)
    assert game.position()["unshaded"] == ["A28"]


@BOTH
@pytest.mark.covers("A28 execute")
def test_a28_police_of_the_map_come_first_then_available_ones(by: str) -> None:
    game = event("A28", "execute", {"gaza": {"police": 1}}, by=by)
    assert is_done(game)
    assert (stands(game, "gaza"), state(game).fort_police, state(game).available[POLICE]) == ({}, 3, 6)
    game = event("A28", "execute", {}, by=by)
    assert is_done(game)
    assert (state(game).fort_police, state(game).available[POLICE]) == (3, 6)


@pytest.mark.covers("A28 execute", "R-C2")
def test_a28_police_of_the_forts_are_not_available_for_good() -> None:
    game = table({"haifa": {"police": 1}, "gaza": {"police": 5}}, **FORTS)
    play(game, "limited-op", "deploy", "haifa", "police")
    assert (prompt(game), offered(game)) == ("take-from-map", ["police:gaza", "police:haifa", "done"])
    game = table({}, stage="reset", played=[*CAMPAIGN[:4], "A33"], **FORTS)
    assert (state(game).fort_police, state(game).available[POLICE]) == (3, 6)


@pytest.mark.covers("A28 execute", "3.3.2", "1.4.3")
def test_a28_guerrillas_that_march_from_abroad_become_active() -> None:
    spaces: Spaces = {"syria": {"underground": 2, "active": 1}, "galilee": {"underground": 1}}
    game = play(table(spaces, by="rebels", chit=1, **FORTS), "limited-op", "march", "syria")
    play(game, "underground:syria>galilee", "active:syria>galilee", f"underground:syria>{HAIFA_SYRIA}")
    assert is_done(game)
    assert stands(game, "galilee") == {"underground": 1, "active": 2}
    assert stands(game, HAIFA_SYRIA) == {"active": 1}
    free = play(table(spaces, by="rebels", chit=1), "limited-op", "march", "syria")
    play(free, "underground:syria>galilee", "active:syria>galilee", f"underground:syria>{HAIFA_SYRIA}")
    assert stands(free, "galilee") == {"underground": 2, "active": 1}


@pytest.mark.covers("A28 execute", "3.3.2")
def test_a28_between_two_countries_too_and_not_on_the_way_out() -> None:
    spaces: Spaces = {"lebanon": {"underground": 1}, "galilee": {"underground": 1}}
    game = play(table(spaces, by="rebels", chit=2, **FORTS), "limited-op", "march")
    play(game, "lebanon", "underground:lebanon>syria", "galilee", "underground:galilee>lebanon")
    assert is_done(game)
    assert (stands(game, "syria"), stands(game, "lebanon")) == ({"active": 1}, {"underground": 1})


@pytest.mark.covers("A28 execute", "A30 shaded", "1.3.7")
def test_a28_the_forts_stand_on_the_borders_of_transjordan_and_egypt_too() -> None:
    spaces: Spaces = {"transjordan": {"underground": 1}, "egypt": {"underground": 1}}
    game = table(spaces, by="rebels", chit=2, arab_kings="in_play", **FORTS)
    play(game, "limited-op", "march", "egypt", "underground:egypt>gaza", "transjordan", "underground:transjordan>gaza")
    assert stands(game, "gaza") == {"active": 2}


@pytest.mark.covers("A28 execute", "A26 execute", "R-C11")
def test_a28_holds_for_a_march_that_a_card_grants() -> None:
    spaces: Spaces = {"transjordan": {"underground": 1}}
    game = event("A26", "execute", spaces, by="rebels", arab_kings="in_play", **FORTS)
    play(game, "march", "underground:transjordan>samaria")
    assert stands(game, "samaria") == {"active": 1}


@pytest.mark.covers("A28 execute", "4.3.3", "R-A16")
def test_a28_a_raider_from_abroad_is_seen_and_cannot_strike() -> None:
    spaces: Spaces = {"syria": {"bases": 1, "underground": 2}, "gaza": {"underground": 1}}
    game = play(table(spaces, by="rebels", **FORTS), "op-special", "rally", "raid", "galilee")
    assert stands(game, "galilee") == {"active": 1}  # the only move there is
    play(game, "done")
    assert prompt(game) == "raid-space"  # nothing to sabotage with
    free = play(table(spaces, by="rebels"), "op-special", "rally", "raid", "galilee", "done")
    assert offered(free) == ["sabotage", "decline"]


@pytest.mark.covers("A28 execute", "4.3.3", "R-A16")
def test_a28_an_underground_guerrilla_on_the_spot_may_strike_for_the_raiders() -> None:
    spaces: Spaces = {"syria": {"bases": 1, "underground": 2}, "galilee": {"underground": 1}}
    game = play(table(spaces, by="rebels", **FORTS), "op-special", "rally", "raid", "galilee", "done")
    assert offered(game) == ["sabotage", "decline"]
    play(game, "sabotage")
    assert (stands(game, "galilee"), at_opposition(game)) == ({"active": 2}, {"galilee"})


@pytest.mark.covers("A28 execute", "4.3.3")
def test_a28_raiders_of_palestine_stay_underground() -> None:
    spaces: Spaces = {"samaria": {"bases": 1, "underground": 2}}
    game = play(table(spaces, by="rebels", **FORTS), "op-special", "rally", "raid", "galilee", "done")
    assert stands(game, "galilee") == {"underground": 1}
    assert offered(game) == ["sabotage", "decline"]


@pytest.mark.covers("A28 execute", "tip A28", "A16 shaded", "A16 unshaded")
def test_a28_is_a_british_capability_for_a16_and_not_cancelled_by_it() -> None:
    game = event("A16", "shaded", {}, **{**FORTS, "unshaded": ["A28"], "shaded": ["A18"]})
    assert state(game).political_will == 16
    game = event("A16", "unshaded", {}, by="rebels", **{**FORTS, "shaded": ["A18"]})
    assert (game.position()["unshaded"], game.position()["shaded"]) == (["A28"], [])
    assert state(game).fort_police == 3


@pytest.mark.covers("A28 execute", "5.4")
def test_a28_stops_the_aid_of_a11() -> None:
    spaces: Spaces = {"syria": {"underground": 1}}
    assert is_done(table(spaces, stage="mandatory", played=["A11"], **FORTS))
    assert prompt(table(spaces, stage="mandatory", played=["A11"])) == "free-operation"


@pytest.mark.covers("A28 execute", "5.3")
def test_a28_has_one_side() -> None:
    assert offered(play(table({}, card="A28"), "event")) == ["execute", "pass"]


# -- A29 Haganah -----------------------------------------------------------------------------------------------------

DEFENDERS: Spaces = {
    "galilee": {"irregulars": 1, "underground": 1},
    "gaza": {"irregulars": 1, "active": 1},
    "haifa": {"active_irregulars": 1, "underground": 1},
    "lebanon": {"underground": 1},
}


@BOTH
@pytest.mark.covers("A29 unshaded", "R-C5", "R-C11", "R-A10", "4.2.2", "6.6.2")
def test_a29_unshaded_divide_strikes_at_the_new_value(by: str) -> None:
    game = event("A29", "unshaded", DEFENDERS, by=by)
    assert game.position()["unity"] == "decentralized"
    assert (game.actor, prompt(game)) == ("british", "divide-space")
    assert offered_spaces(game) == {"galilee", "gaza"}
    play(game, "galilee")  # its own Guerrilla is the only one in reach, for Lebanon is abroad
    assert stands(game, "galilee") == {"irregular": 1, "active_irregular": 1}
    assert offered(game) == ["gaza", "done"]  # a value of 2
    play(game, "gaza")
    assert is_done(game)
    assert stands(game, "gaza") == {"irregular": 1, "active_irregular": 1}
    assert stands(game, "lebanon") == {"underground": 1}


@pytest.mark.parametrize(("unity", "after"), [("centralized", "middle"), ("high", "low")])
@pytest.mark.covers("A29 unshaded", "6.6.2")
def test_a29_unshaded_above_decentralized_one_space(unity: str, after: str) -> None:
    game = event("A29", "unshaded", DEFENDERS, unity=unity)
    assert game.position()["unity"] == after
    play(game, "gaza")
    assert is_done(game)


@pytest.mark.parametrize(("unity", "will"), [("low", 11), ("decentralized", 12)])
@pytest.mark.covers("A29 unshaded", "R-A11", "6.6.4")
def test_a29_unshaded_steps_beyond_decentralized_bring_political_will(unity: str, will: int) -> None:
    game = event("A29", "unshaded", {}, by="rebels", unity=unity, political_will=10)
    assert is_done(game)
    assert (game.position()["unity"], state(game).political_will) == ("decentralized", will)


@pytest.mark.covers("A29 unshaded", "R-C16")
def test_a29_unshaded_never_rolls_for_the_track() -> None:
    game = event("A29", "unshaded", {"haifa": {"active_irregulars": 1, "underground": 1}, "gaza": {"irregulars": 1}})
    assert is_done(game)  # no Underground Irregular reaches a Guerrilla
    assert game.position()["unity"] == "decentralized"
    assert not {"roll", "strike"} & set(offered(event("A29", "unshaded", DEFENDERS)))


@BOTH
@pytest.mark.covers("A29 unshaded", "R-C11", "R-C4", "5.1.3")
def test_a29_unshaded_the_divide_takes_a_space_and_may_stop_after_it(by: str) -> None:
    game = event("A29", "unshaded", DEFENDERS, by=by)
    assert (game.actor, offered(game)) == ("british", ["galilee", "gaza"])  # its text does not say "may"
    play(game, "gaza", "done")
    assert is_done(game)
    assert stands(game, "gaza") == {"irregular": 1, "active_irregular": 1}
    assert stands(game, "galilee") == {"irregular": 1, "underground": 1}


@BOTH
@pytest.mark.covers("A29 unshaded", "R-C11", "R-A10")
def test_a29_unshaded_the_only_irregular_in_reach_strikes_its_only_guerrilla(by: str) -> None:
    spaces: Spaces = {"galilee": {"irregulars": 1}, "haifa_district": {"active": 1}, "gaza": {"underground": 1}}
    game = event("A29", "unshaded", spaces, by=by)
    assert is_done(game)  # nothing to choose
    assert stands(game, "galilee") == {"active_irregular": 1}
    assert stands(game, "haifa_district") == {"irregular": 1}
    assert stands(game, "gaza") == {"underground": 1}


@pytest.mark.covers("A29 unshaded", "R-A10", "R-C2")
def test_a29_unshaded_with_no_irregular_available_one_of_the_map_or_only_a_removal() -> None:
    spaces: Spaces = {"galilee": {"irregulars": 1, "underground": 1}, "lydda": {"active_irregulars": 5}}
    game = event("A29", "unshaded", spaces, unity="high")  # Galilee and its Guerrilla are not asked for
    assert (game.actor, prompt(game)) == ("british", "take-from-map")
    assert offered(game) == ["active_irregular:galilee", "active_irregular:lydda", "done"]
    only_removed = play(game.clone(), "done")
    assert stands(only_removed, "galilee") == {"active_irregular": 1}
    play(game, "active_irregular:lydda")
    assert stands(game, "galilee") == {"active_irregular": 1, "irregular": 1}
    assert stands(game, "lydda") == {"active_irregular": 4}


GUARDS: Spaces = {
    HAIFA_TEL_AVIV: {"sabotage": 2, "irregulars": 1},
    "samaria": {"irregulars": 1, "active_irregulars": 1},
    "haifa": {"active_irregulars": 1},
    "gaza": {"irregulars": 1},
}


@BOTH
@pytest.mark.covers("A29 shaded", "R-C5", "R-C15")
def test_a29_shaded_an_irregular_each_from_two_spaces_with_or_next_to_sabotage(by: str) -> None:
    game = event("A29", "shaded", GUARDS, by=by)
    assert game.actor == by
    assert set(offered(game)) == {
        f"irregular:{HAIFA_TEL_AVIV}",
        "irregular:samaria",
        "active_irregular:samaria",
        "active_irregular:haifa",
        "done",
    }
    play(game, "active_irregular:samaria")
    assert set(offered(game)) == {f"irregular:{HAIFA_TEL_AVIV}", "active_irregular:haifa", "done"}
    play(game, f"irregular:{HAIFA_TEL_AVIV}")
    assert is_done(game)
    assert (stands(game, "samaria"), stands(game, HAIFA_TEL_AVIV)) == ({"irregular": 1}, {"sabotage": 2})
    assert state(game).available[IRREGULAR] == 3


@pytest.mark.covers("A29 shaded", "R-C4")
def test_a29_shaded_up_to_two_may_be_one_or_none() -> None:
    assert is_done(play(event("A29", "shaded", GUARDS), "done"))
    game = play(event("A29", "shaded", GUARDS, by="rebels"), "irregular:samaria", "done")
    assert is_done(game)
    assert state(game).available[IRREGULAR] == 2


@BOTH
@pytest.mark.covers("A29 shaded", "R-C16")
def test_a29_shaded_without_sabotage_nearby_nobody_goes(by: str) -> None:
    assert is_done(event("A29", "shaded", {"gaza": {"irregulars": 1}, HAIFA_SYRIA: {"sabotage": 1}}, by=by))
    assert is_done(event("A29", "shaded", {"gaza": {"irregulars": 1}}, by=by))


@pytest.mark.covers("A29 shaded", "1.12", "R-A4")
def test_a29_shaded_the_last_british_piece_takes_the_curfew_along() -> None:
    spaces: Spaces = {"haifa": {"irregulars": 1, "curfews": True}, HAIFA_SYRIA: {"sabotage": 1}}
    game = play(event("A29", "shaded", spaces, by="rebels"), "irregular:haifa")
    assert is_done(game)
    assert stands(game, "haifa") == {}


# -- A30 Arab Kings --------------------------------------------------------------------------------------------------

BORDER: Spaces = {
    "galilee": {"underground": 1, "active": 1},
    "samaria": {"active": 2, "bases": 1},
    "jerusalem_district": {"underground": 2},
    "gaza": {"bases": 1},
    "lydda": {"underground": 1},
    "jerusalem": {"underground": 1},
    "syria": {"underground": 1},
}


@BOTH
@pytest.mark.parametrize("kings", ["out_of_play", "in_play"])
@pytest.mark.covers("A30 unshaded", "R-C5")
def test_a30_unshaded_a_guerrilla_of_each_district_next_to_transjordan(by: str, kings: str) -> None:
    game = event("A30", "unshaded", BORDER, by=by, arab_kings=kings)
    assert (game.actor, offered(game)) == (by, ["underground:galilee", "active:galilee"])
    play(game, "underground:galilee")
    assert is_done(game)
    assert stands(game, "galilee") == {"active": 1}
    assert stands(game, "samaria") == {"active": 1, "base": 1}
    assert stands(game, "jerusalem_district") == {"underground": 1}
    assert stands(game, "gaza") == {"base": 1}
    assert [stands(game, name) for name in ("lydda", "jerusalem", "syria")] == [{"underground": 1}] * 3
    assert (state(game).available[GUERRILLA], state(game).prison_guerrillas) == (9, 0)


@pytest.mark.covers("A30 unshaded", "R-C16")
def test_a30_unshaded_gaza_is_next_to_transjordan_too_and_nothing_else_is_touched() -> None:
    game = event("A30", "unshaded", {"gaza": {"active": 1}, "lydda": {"active": 1}, "haifa_district": {"active": 1}})
    assert is_done(game)
    assert [stands(game, name) for name in ("gaza", "lydda", "haifa_district")] == [{}, {"active": 1}, {"active": 1}]


@BOTH
@pytest.mark.covers("A30 shaded", "tip A30", "1.3.7")
def test_a30_shaded_transjordan_and_egypt_come_into_play(by: str) -> None:
    before = table({"samaria": {"underground": 1}}, by="rebels", card="A30", chit=1)
    assert stands(before, "transjordan") == stands(before, "egypt") == {"out_of_play": True}
    game = event("A30", "shaded", {"samaria": {"underground": 1}}, by=by)
    assert is_done(game)
    assert stands(game, "transjordan") == stands(game, "egypt") == {}
    assert game.position()["arab_kings"] == "in_play"


@pytest.mark.covers("A30 shaded", "tip A30", "1.3.7", "3.3.2", "4.3.1")
def test_a30_shaded_the_rebels_may_march_and_mobilize_there_at_once() -> None:
    spaces: Spaces = {"samaria": {"underground": 1}, "haifa": {"troops": 1}}
    game = play(event("A30", "shaded", spaces, chit=1), "end-turn", "op-special", "march", "mobilize")
    assert offered_spaces(game) == {"samaria", "lebanon", "syria", "transjordan", "egypt"}
    play(game, "egypt", "done")
    assert stands(game, "egypt") == {"base": 1}
    play(game, "underground:samaria>transjordan")
    assert stands(game, "transjordan") == {"underground": 1}
    closed = play(table(spaces, by="rebels", chit=1), "limited-op", "march")
    assert "underground:samaria>transjordan" not in offered(closed)


# -- A31 French Syria ------------------------------------------------------------------------------------------------

MANDATE: Spaces = {
    "syria": {"bases": 2, "underground": 1, "active": 1},
    "lebanon": {"underground": 2},
    "galilee": {"bases": 1},
}


@BOTH
@pytest.mark.covers("A31 unshaded", "R-C5", "R-A11", "1.3.6")
def test_a31_unshaded_all_rebels_of_one_french_country_go_to_prison(by: str) -> None:
    game = event("A31", "unshaded", MANDATE, by=by)
    assert game.actor == by
    assert set(offered(game)) == {"lebanon", "syria"}
    play(game, "syria")
    assert is_done(game)
    assert (stands(game, "syria"), stands(game, "lebanon")) == ({}, {"underground": 2})
    assert (state(game).prison_bases, state(game).prison_guerrillas) == (2, 2)
    assert (game.position()["unity"], state(game).political_will) == ("middle", 18)


@pytest.mark.covers("A31 unshaded", "R-C16", "5.1.3")
def test_a31_unshaded_takes_the_country_that_has_rebels_and_no_other() -> None:
    spaces: Spaces = {"lebanon": {"underground": 1}, "transjordan": {"underground": 1}}
    game = event("A31", "unshaded", spaces, arab_kings="in_play")
    assert is_done(game)
    assert (stands(game, "lebanon"), stands(game, "transjordan")) == ({}, {"underground": 1})
    assert is_done(event("A31", "unshaded", {"galilee": {"underground": 1}}, by="rebels"))


@BOTH
@pytest.mark.covers("A31 shaded", "1.3.7")
def test_a31_shaded_a_guerrilla_in_each_country_from_prison_first(by: str) -> None:
    game = event("A31", "shaded", {"syria": {"active": 1}}, by=by, prison_guerrillas=1)
    assert is_done(game)
    assert stands(game, "syria") == {"active": 1, "underground": 1}
    assert stands(game, "lebanon") == {"underground": 1}
    assert stands(game, "transjordan") == stands(game, "egypt") == {"out_of_play": True}
    assert (state(game).prison_guerrillas, state(game).available[GUERRILLA]) == (0, 12)


@pytest.mark.covers("A31 shaded", "tip A30")
def test_a31_shaded_in_four_countries_once_transjordan_and_egypt_are_in_play() -> None:
    game = event("A31", "shaded", {}, arab_kings="in_play", prison_guerrillas=5)
    assert is_done(game)
    for country in ("lebanon", "syria", "transjordan", "egypt"):
        assert stands(game, country) == {"underground": 1}
    assert (state(game).prison_guerrillas, state(game).available[GUERRILLA]) == (1, 10)


@BOTH
@pytest.mark.covers("A31 shaded", "R-C2", "R-C5", "R-C15")
def test_a31_shaded_with_too_few_the_executing_faction_says_where_and_takes_none_of_the_map(by: str) -> None:
    game = event("A31", "shaded", {"gaza": {"underground": 14}}, by=by, prison_guerrillas=1)
    assert (game.actor, set(offered(game))) == (by, {"lebanon", "syria"})
    play(game, "lebanon")
    assert is_done(game)
    assert (stands(game, "lebanon"), stands(game, "syria")) == ({"underground": 1}, {})
    assert stands(game, "gaza") == {"underground": 14}


@BOTH
@pytest.mark.covers("A31 shaded", "R-C2", "R-C16")
def test_a31_shaded_with_none_in_prison_or_available_places_none(by: str) -> None:
    game = event("A31", "shaded", {"gaza": {"underground": 15}}, by=by)
    assert is_done(game)
    assert (stands(game, "syria"), stands(game, "gaza")) == ({}, {"underground": 15})


# -- A32 Aerial Policing ---------------------------------------------------------------------------------------------

SEEN: Spaces = {
    "gaza": {"underground": 3},
    HAIFA_SYRIA: {"underground": 1, "active": 1},
    "haifa": {"underground": 2},
    "syria": {"underground": 2},
}


@BOTH
@pytest.mark.covers("A32 unshaded", "R-C5", "R-C11", "4.2.3")
def test_a32_unshaded_air_recon_activates_two_in_each_of_two_spaces(by: str) -> None:
    game = event("A32", "unshaded", SEEN, by=by)
    assert (game.actor, prompt(game)) == ("british", "air-recon-space")
    assert {"gaza", HAIFA_SYRIA} <= offered_spaces(game)
    assert not {*CITIES, "syria", "lebanon"} & offered_spaces(game)
    play(game, "gaza")
    assert stands(game, "gaza") == {"underground": 1, "active": 2}
    assert "gaza" not in offered(game)
    play(game, HAIFA_SYRIA)
    assert is_done(game)
    assert stands(game, HAIFA_SYRIA) == {"active": 2}
    assert stands(game, "haifa") == {"underground": 2}


@pytest.mark.covers("A32 unshaded", "R-C4")
def test_a32_unshaded_may_be_one_space_or_none() -> None:
    assert is_done(play(event("A32", "unshaded", SEEN), "done"))
    game = play(event("A32", "unshaded", SEEN, by="rebels"), "gaza", "done")
    assert is_done(game)
    assert stands(game, HAIFA_SYRIA) == {"underground": 1, "active": 1}


SHOT_DOWN: Spaces = {
    "samaria": {"bases": 1, "troops": 2},
    "gaza": {"bases": 2, "troops": 1, "curfews": True},
    "lydda": {"troops": 1, "underground": 1},
    "galilee": {"bases": 1, "police": 1},
}


@BOTH
@pytest.mark.covers("A32 shaded", "R-C4", "R-C5", "1.12")
def test_a32_shaded_a_troop_must_leave_each_space_with_a_base_for_a_city(by: str) -> None:
    game = event("A32", "shaded", SHOT_DOWN, by=by)
    assert (game.actor, offered(game)) == (by, [f"troop:samaria>{city}" for city in CITIES])
    play(game, "troop:samaria>haifa")
    assert (game.actor, offered(game)) == (by, [f"troop:gaza>{city}" for city in CITIES])
    play(game, "troop:gaza>jerusalem")
    assert is_done(game)
    assert stands(game, "samaria") == {"base": 1, "troop": 1}
    assert stands(game, "gaza") == {"base": 2}  # the Curfew is gone with the last British piece
    assert (stands(game, "haifa"), stands(game, "jerusalem")) == ({"troop": 1}, {"troop": 1})
    assert stands(game, "lydda") == {"troop": 1, "underground": 1}


@BOTH
@pytest.mark.covers("A32 shaded", "R-C16")
def test_a32_shaded_without_troops_by_a_base_nobody_moves(by: str) -> None:
    spaces: Spaces = {"galilee": {"bases": 1, "police": 1}, "lydda": {"troops": 1}, "syria": {"bases": 1}}
    assert is_done(event("A32", "shaded", spaces, by=by))


# -- A33, A34, A35 Propaganda! ---------------------------------------------------------------------------------------


@pytest.mark.covers("tip A34", "6.5", "R-A19", "2.4")
def test_a34_in_the_reset_phase_all_troops_out_of_play_come_to_cities() -> None:
    game = table({"gaza": {"troops": 1}}, by="rebels", stage="reset", played=[*CAMPAIGN[:4], "A34"])
    for city in ("haifa", "haifa", "jerusalem", "tel_aviv_jaffa", "haifa"):
        assert (game.actor, prompt(game), offered(game)) == ("british", "munich-troop", CITIES)
        play(game, city)
    assert is_done(game)
    assert [stands(game, city) for city in CITIES] == [{"troop": 3}, {"troop": 1}, {"troop": 1}]
    assert (state(game).out_of_play, state(game).available[0]) == (0, 9)


@pytest.mark.covers("tip A34", "tip A24", "6.5", "R-A19")
def test_a34_brings_back_those_that_a24_sent_away() -> None:
    game = table({}, stage="reset", played=["A24", *CAMPAIGN[:3], "A34"], out_of_play=8)
    play(game, *["jerusalem"] * 8)
    assert is_done(game)
    assert (stands(game, "jerusalem"), state(game).out_of_play) == ({"troop": 8}, 0)


@pytest.mark.covers("tip A34", "6.5")
def test_a34_the_rest_of_the_reset_comes_first() -> None:
    spaces: Spaces = {
        "haifa": {"police": 1, "curfews": True, "active": 1, "active_irregulars": 1},
        HAIFA_SYRIA: {"sabotage": 2},
    }
    game = table(spaces, stage="reset", played=[*CAMPAIGN[:4], "A34"], prison_guerrillas=2)
    assert prompt(game) == "munich-troop"
    assert stands(game, "haifa") == {"police": 1, "underground": 1, "irregular": 1}
    assert (stands(game, HAIFA_SYRIA), state(game).prison_guerrillas) == ({}, 0)


@pytest.mark.covers("tip A34", "R-C16")
def test_a34_with_nobody_out_of_play_does_nothing_more() -> None:
    assert is_done(table({}, stage="reset", played=[*CAMPAIGN[:4], "A34"], out_of_play=0))


@pytest.mark.parametrize("card", ["A33", "A35"])
@pytest.mark.covers("tip A34", "6.5")
def test_a33_and_a35_bring_no_troops(card: str) -> None:
    game = table({}, stage="reset", played=[*CAMPAIGN[:4], card])
    assert is_done(game)
    assert state(game).out_of_play == 5


@pytest.mark.parametrize("card", ["A33", "A35"])
@pytest.mark.covers("tip A34", "6.5")
def test_a34_works_in_its_own_round_alone(card: str) -> None:
    played = [*MUNICH, *(f"A{n}" for n in range(7, 11)), card]
    game = table({}, stage="reset", played=played, out_of_play=3)
    assert is_done(game)
    assert state(game).out_of_play == 3


@pytest.mark.covers("tip A34", "R-C10", "6.1.6", "7.0.2")
def test_a34_as_the_final_propaganda_card_ends_the_game_before_any_reset() -> None:
    piles = [f"A{n}" for n in range(1, 5)] + ["A33", "A5", "A6"]
    piles += [f"A{n}" for n in range(7, 11)] + ["A35", "A12", "A13"]
    piles += [f"A{n}" for n in range(14, 18)]
    game = play(table({}, stage="reveal", played=piles), "card:A34")
    assert game.over
    assert game.result is not None
    assert game.result.winner == "british"
    assert state(game).out_of_play == 5


@pytest.mark.parametrize("card", ["A33", "A34", "A35"])
@pytest.mark.covers("2.4", "6.0", "tip A34")
def test_a_propaganda_card_opens_its_round(card: str) -> None:
    game = play(table({}, stage="reveal", played=CAMPAIGN), f"card:{card}")
    assert (game.actor, prompt(game)) == ("british", "hold-punishment")
    assert state(game).out_of_play == 5  # Munich waits for the Reset Phase
