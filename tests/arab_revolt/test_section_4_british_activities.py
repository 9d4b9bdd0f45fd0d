"""Section 4.1 and 4.2: when Special Activities may be taken, and those of the British."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from coinbox import Game
from coinbox.games.arab_revolt.vocabulary import FACTIONS
from tests.arab_revolt.table import (
    Spaces,
    event,
    finish,
    irregulars,
    is_done,
    offered,
    offered_spaces,
    play,
    prompt,
    space,
    state,
    table,
)
from tests.tabletalk import guerrillas, here, level

BRITISH, REBELS = FACTIONS
ACTIVITIES = {"punish", "divide", "air-recon", "mobilize", "coordinate", "raid"}
DISTRICTS = {"galilee", "haifa_district", "samaria", "lydda", "jerusalem_district", "gaza"}
RAILWAYS = {"railway_haifa_tel_aviv", "railway_tel_aviv_jerusalem", "railway_tel_aviv_egypt", "railway_haifa_syria"}
UNITY = ("decentralized", "low", "middle", "high", "centralized")
CHITS = ("detain", "demolish", "fine")
READY: Spaces = {
    "galilee": {"troops": 2, "police": 1, "active": 1, "underground": 1},
    "haifa": {"troops": 1, "irregulars": 1},
    "samaria": {"underground": 2, "bases": 1, "police": 1, "opposition": True},
    "railway_haifa_syria": {"police": 1, "underground": 1},
}
"""Every Operation and every Special Activity has something to do."""


def british(spaces: Spaces, *names: str, **rest: Any) -> Game:
    """The British have chosen an Operation with a Special Activity, and played on."""
    return play(table(spaces, **rest), "op-special", *names)


def punish(spaces: Spaces, kind: str, *names: str, **rest: Any) -> Game:
    """The British Sweep and Punish first, with a pool of one chit of this kind."""
    return british(spaces, "sweep", "punish", *names, punishments=[kind], **rest)


def activities(game: Game) -> set[str]:
    return set(offered(game)) & ACTIVITIES


def pool(game: Game) -> dict[str, list[str]]:
    """Where the Punishment chits are."""
    chits: dict[str, list[str]] = game.driver.rules.view(game.driver.state)["chits"]["punishments"]  # type: ignore
    return chits


def unity(game: Game) -> str:
    return UNITY[state(game).unity]


# -- when ------------------------------------------------------------------------------------------------------------


@pytest.mark.covers("4.1", "4.1.1", "4.2", "4.3", "2.3.5")
@pytest.mark.parametrize(
    ("faction", "operation", "allowed"),
    [
        (BRITISH, "deploy", {"punish", "divide", "air-recon"}),
        (BRITISH, "patrol", {"punish", "divide", "air-recon"}),
        (BRITISH, "sweep", {"punish", "air-recon"}),
        (BRITISH, "assault", {"punish", "air-recon"}),
        (REBELS, "rally", {"mobilize", "coordinate", "raid"}),
        (REBELS, "march", {"mobilize", "coordinate"}),
        (REBELS, "sabotage", {"coordinate", "raid"}),
        (REBELS, "ambush", {"coordinate", "raid"}),
    ],
)
def test_each_operation_has_its_activities_and_a_limited_one_has_none(
    faction: str, operation: str, allowed: set[str]
) -> None:
    assert activities(play(table(READY, by=faction), "op-special", operation)) == allowed
    assert not activities(play(table(READY, by=faction), "limited-op", operation))


@pytest.mark.covers("4.1", "2.3.5")
@pytest.mark.parametrize(("faction", "operation"), [(BRITISH, "sweep"), (REBELS, "rally")])
def test_nothing_follows_a_limited_operation(faction: str, operation: str) -> None:
    game = play(table(READY, by=faction, chit=1), "limited-op", operation, "samaria")
    while not is_done(game):
        assert not activities(game)
        play(game, offered(game)[-1])


@pytest.mark.covers("4.1", "R-C7")
def test_an_activity_before_between_and_after_the_spaces_of_an_assault() -> None:
    before = british(READY, "assault")
    assert activities(before) == {"punish", "air-recon"}
    between = play(before, "galilee")
    assert activities(between) == {"punish", "air-recon"}
    play(between, "air-recon", "samaria", "done")
    assert prompt(between) == "assault-space"
    assert not activities(between), "one a turn"
    play(between, "samaria")
    assert guerrillas(between, "samaria") == (1, 1), "Police alone do not Assault in a District"
    after = british({"galilee": {"troops": 1, "active": 1}}, "assault", "galilee")
    assert offered(after) == ["punish", "air-recon", "done"]
    assert is_done(play(after, "done"))


@pytest.mark.covers("R-C7", "3.2.3")
def test_an_activity_in_a_sweep_comes_before_the_moves_between_activations_or_at_the_end() -> None:
    spaces: Spaces = {"galilee": {"troops": 2, "underground": 2}, "samaria": {"troops": 2, "underground": 2}}
    game = british(spaces, "sweep")
    assert activities(game) == {"punish", "air-recon"}
    play(game, "galilee")
    assert not activities(game), "all destinations and moves are one step"
    play(game, "samaria", "done")
    assert not activities(game)
    play(game, "done")
    assert offered(game) == ["galilee", "samaria", "punish", "air-recon", "done"]
    play(game, "galilee", "air-recon", "galilee", "samaria")
    assert guerrillas(game, "galilee") == (0, 2)
    assert guerrillas(game, "samaria") == (0, 2), "one by each"
    assert is_done(game)


@pytest.mark.covers("R-C7", "3.2.1", "4.2.2")
def test_an_activity_before_and_after_the_curfew_of_a_deploy() -> None:
    spaces: Spaces = {"gaza": {"troops": 1}}
    game = british(spaces, "deploy", "gaza", "done")
    assert offered(game) == ["punish", "divide", "air-recon", "done"]
    play(game, "done", "gaza")
    assert here(game, "gaza", "curfew")
    assert offered(game) == ["punish", "divide", "air-recon", "done"]
    game = british(spaces, "deploy", "gaza", "done", "done", "done")
    assert is_done(game), "what was declined at the same boundary is not offered again"


@pytest.mark.covers("4.1", "2.3.1")
def test_an_event_may_grant_an_activity_without_an_operation() -> None:
    game = event("A32", "unshaded", {"galilee": {"underground": 3}}, by=REBELS, chit=1)
    assert prompt(game) == "air-recon-space"
    finish(play(game, "galilee"))
    assert guerrillas(game, "galilee") == (1, 2)
    play(game, "end-turn")
    assert offered(game) == ["limited-op", "op-special"], "the boxes are as after any Event"


# -- Punish: the chits -----------------------------------------------------------------------------------------------


@pytest.mark.covers("4.2.1", "1.7.1", "R-A9")
def test_two_chits_are_drawn_and_seen_before_one_is_chosen() -> None:
    game = british(READY, "sweep", "punish")
    assert game.actor == "chance"
    assert offered(game) == ["detain", "demolish", "fine"]
    play(game, "fine")
    assert offered(game) == ["detain", "demolish", "fine"], "there are two of each kind"
    play(game, "detain")
    assert (game.actor, prompt(game)) == (BRITISH, "choose-punishment")
    assert offered(game) == ["detain", "fine"]


@pytest.mark.covers("4.2.1", "1.7.1")
def test_draws_are_weighted_by_what_is_in_the_pool() -> None:
    game = british(READY, "sweep", "punish", punishments=["detain", "demolish", "demolish"])
    assert game.driver.pending is not None
    assert game.driver.pending[3] == (1, 2)
    play(game, "demolish")
    assert game.driver.pending[3] == (1, 1)
    play(game, "detain")
    assert offered(game) == ["detain", "demolish"]


@pytest.mark.covers("4.2.1", "1.7.1", "R-A9")
def test_the_chit_that_is_played_is_set_aside_and_the_other_goes_back() -> None:
    game = british(READY, "sweep", "punish", dice=["fine", "detain"])
    assert pool(game)["aside"] == []
    play(game, "detain")
    assert pool(game) == {
        "pool": ["detain", "demolish", "demolish", "fine", "fine"],
        "held": [],
        "played": None,
        "aside": ["detain"],
    }


@pytest.mark.covers("4.2.1", "1.7.1", "R-A9")
def test_a_held_chit_may_be_used_in_place_of_those_drawn_which_all_go_back() -> None:
    game = british(
        READY, "sweep", "punish", dice=["fine", "fine"], punishments=["fine"] * 2, punishments_held=["detain"]
    )
    assert offered(game) == ["fine", "held-detain"]
    play(game, "held-detain")
    assert (pool(game)["pool"], pool(game)["held"]) == (["fine", "fine"], [])
    assert pool(game)["aside"] == ["detain", "detain", "demolish", "demolish"]


@pytest.mark.covers("4.2.1", "R-A9")
def test_a_drawn_chit_leaves_the_held_ones_alone() -> None:
    game = british(READY, "sweep", "punish", "fine", punishments=["fine"], punishments_held=["fine", "detain"])
    assert pool(game)["held"] == ["detain", "fine"]
    assert pool(game)["pool"] == []


@pytest.mark.covers("R-A9", "R-A15", "1.7.1")
def test_held_chits_are_public_and_unlimited() -> None:
    game = british(READY, "sweep", "punish", punishments=[], punishments_held=["fine", "fine", "detain", "demolish"])
    assert offered(game) == ["held-detain", "held-demolish", "held-fine"]
    assert pool(game)["held"] == ["detain", "demolish", "fine", "fine"]


@pytest.mark.covers("R-A9")
def test_a_pool_of_one_gives_one_and_an_empty_pool_gives_held_ones_alone() -> None:
    game = british(READY, "sweep", "punish", punishments=["fine"])
    assert prompt(game) == "punish-space", "one chit, one choice"
    assert pool(game)["pool"] == []
    game = british(READY, "sweep", "punish", punishments=[], punishments_held=["detain"])
    assert prompt(game) == "punish-space"
    assert (pool(game)["held"], len(pool(game)["aside"])) == ([], 6)


@pytest.mark.covers("R-A9")
@pytest.mark.parametrize("operation", ["deploy", "patrol", "sweep", "assault"])
def test_with_no_chit_at_all_there_is_no_punish(operation: str) -> None:
    assert "punish" in activities(british(READY, operation, punishments=["fine"]))
    assert "punish" not in activities(british(READY, operation, punishments=[]))


@pytest.mark.covers("4.2.1", "A18 unshaded", "5.3")
def test_with_a18_the_chit_is_chosen_from_the_pool() -> None:
    game = british(READY, "sweep", "punish", unshaded=["A18"], punishments_held=["fine"], punishments=list(CHITS))
    assert (game.actor, offered(game)) == (BRITISH, ["detain", "demolish", "fine", "held-fine"])
    play(game, "demolish")
    assert pool(game)["pool"] == ["detain", "fine"]


# -- Punish: the spaces ----------------------------------------------------------------------------------------------


@pytest.mark.covers("4.2.1", "1.3.7")
@pytest.mark.parametrize("kind", CHITS)
def test_punish_takes_districts_and_cities_with_troops(kind: str) -> None:
    spaces: Spaces = {
        "galilee": {"troops": 1},
        "samaria": {"police": 2, "irregulars": 1, "active": 1, "opposition": True},
        "haifa": {"troops": 1, "underground": 3},
        "jerusalem": {"police": 1},
        "railway_haifa_tel_aviv": {"troops": 2, "sabotage": 1, "active": 1},
        "syria": {"underground": 1},
    }
    assert offered(punish(spaces, kind)) == ["galilee", "haifa"]


@pytest.mark.covers("4.2.1", "R-A9", "4.1")
def test_one_or_two_spaces_never_the_same_twice_never_three() -> None:
    spaces: Spaces = {name: {"troops": 1} for name in ("galilee", "samaria", "gaza")}
    game = punish(spaces, "detain")
    assert offered(game) == ["galilee", "samaria", "gaza"], "not none"
    play(game, "samaria")
    assert offered(game) == ["galilee", "gaza", "done"]
    one = play(punish(spaces, "detain", "samaria"), "done")
    assert [level(one, name) for name in spaces] == ["neutral", "opposition", "neutral"]
    play(game, "gaza")
    assert prompt(game) == "sweep-space"
    assert [level(game, name) for name in spaces] == ["neutral", "opposition", "opposition"]


@pytest.mark.covers("4.2.1", "R-A9")
def test_the_chit_may_be_seen_before_the_spaces_are_selected() -> None:
    game = british(READY, "sweep", "punish", "detain", "fine", "fine")
    assert prompt(game) == "punish-space"
    assert offered(game) == ["galilee", "haifa"]


@pytest.mark.covers("4.2.1", "4.1")
def test_no_troops_no_punish() -> None:
    spaces: Spaces = {"galilee": {"police": 2, "active": 1}, "railway_haifa_syria": {"troops": 3}}
    assert activities(british(spaces, "sweep")) == {"air-recon"}


# -- Punish: Detain --------------------------------------------------------------------------------------------------


@pytest.mark.covers("1.7.2", "4.2.1", "1.3.6")
def test_detain_sends_a_guerrilla_to_prison_and_raises_opposition() -> None:
    game = punish({"galilee": {"troops": 1, "active": 1, "underground": 1}}, "detain")
    assert (prompt(game), offered(game)) == ("detain-piece", ["underground:galilee", "active:galilee"])
    play(game, "underground:galilee")
    assert guerrillas(game, "galilee") == (0, 1), "an Underground one may be taken (R-A9)"
    assert (state(game).prison_guerrillas, state(game).available[2]) == (1, 13)
    assert level(game, "galilee") == "opposition"


@pytest.mark.covers("1.7.2", "R-A9")
@pytest.mark.parametrize("pieces", [{}, {"bases": 1}])
def test_detain_without_a_guerrilla_still_raises_opposition(pieces: dict[str, int | bool]) -> None:
    game = punish({"galilee": {"troops": 1, **pieces}}, "detain")
    assert level(game, "galilee") == "opposition"
    assert (state(game).prison_guerrillas, state(game).prison_bases) == (0, 0)
    assert here(game, "galilee", "base") == pieces.get("bases", 0)


@pytest.mark.covers("1.7.2", "1.6")
def test_detain_at_opposition_only_removes() -> None:
    game = punish({"galilee": {"troops": 1, "active": 1, "opposition": True}}, "detain")
    assert (state(game).prison_guerrillas, level(game, "galilee")) == (1, "opposition")


@pytest.mark.covers("4.2.1", "1.7.2", "A1 unshaded")
def test_with_a1_a_curfew_gives_up_a_second_guerrilla() -> None:
    spaces: Spaces = {
        "galilee": {"troops": 1, "underground": 3, "curfews": True},
        "gaza": {"troops": 1, "underground": 3},
    }
    game = punish(spaces, "detain", "galilee", "gaza", unshaded=["A1"])
    assert (guerrillas(game, "galilee"), guerrillas(game, "gaza")) == ((1, 0), (2, 0))
    assert state(game).prison_guerrillas == 3


@pytest.mark.covers("4.2.1", "1.7.2", "A1 shaded", "R-C5")
def test_with_a1_shaded_the_rebels_may_spread_what_stood_there_before() -> None:
    spaces: Spaces = {"galilee": {"troops": 1, "opposition": True}, "samaria": {"troops": 1}}
    game = punish(spaces, "detain", "galilee", "samaria", shaded=["A1"])
    assert (game.actor, offered(game)) == (REBELS, ["haifa_district", "samaria", "done"])
    play(game, "haifa_district")
    assert prompt(game) == "sweep-space", "Samaria was Neutral when it was punished"
    assert [level(game, name) for name in ("galilee", "haifa_district", "samaria")] == ["opposition"] * 3


@pytest.mark.covers("4.2.1", "1.7.2", "A27 unshaded")
def test_with_a27_one_base_may_go_instead_guerrillas_or_not() -> None:
    spaces: Spaces = {
        "galilee": {"troops": 1, "active": 1, "bases": 1},
        "gaza": {"troops": 1, "active": 1, "bases": 1},
    }
    game = punish(spaces, "detain", "galilee", "gaza", unshaded=["A27"])
    assert offered(game) == ["active:galilee", "base:galilee"]
    play(game, "base:galilee")
    assert prompt(game) == "sweep-space", "once a chit: in Gaza only the Guerrilla is left"
    assert (state(game).prison_bases, state(game).prison_guerrillas) == (1, 1)
    assert (guerrillas(game, "galilee"), here(game, "gaza", "base")) == ((0, 1), 1)
    assert unity(game) == "middle", "only Assault divides the Rebels by a Base (R-A11)"


@pytest.mark.covers("A27 unshaded", "R-C4")
def test_with_a27_a_base_without_guerrillas_may_be_spared() -> None:
    game = punish({"galilee": {"troops": 1, "bases": 1}}, "detain", unshaded=["A27"])
    assert offered(game) == ["base:galilee", "done"]
    play(game, "done")
    assert (here(game, "galilee", "base"), level(game, "galilee")) == (1, "opposition")


# -- Punish: Demolish ------------------------------------------------------------------------------------------------


@pytest.mark.covers("1.7.2", "4.2.1", "1.4.3")
def test_demolish_takes_opposition_away_and_brings_a_guerrilla() -> None:
    game = punish({"galilee": {"troops": 1, "opposition": True}}, "demolish")
    assert level(game, "galilee") == "neutral"
    assert guerrillas(game, "galilee") == (1, 0)


@pytest.mark.covers("1.7.2", "R-A9")
def test_demolish_without_opposition_still_brings_a_guerrilla() -> None:
    game = punish({"haifa": {"troops": 1}}, "demolish")
    assert (level(game, "haifa"), guerrillas(game, "haifa")) == ("neutral", (1, 0))


@pytest.mark.covers("R-C2", "1.7.2", "1.4.1")
@pytest.mark.parametrize(("elsewhere", "prisoners", "first", "second"), [(14, 0, 1, 0), (15, 0, 0, 0), (1, 13, 1, 0)])
def test_demolish_places_available_guerrillas_alone(elsewhere: int, prisoners: int, first: int, second: int) -> None:
    spaces: Spaces = {
        "galilee": {"troops": 1, "opposition": True},
        "gaza": {"troops": 1, "opposition": True},
        "samaria": {"active": elsewhere},
    }
    game = punish(spaces, "demolish", "gaza", "galilee", prison_guerrillas=prisoners)
    assert prompt(game) == "sweep-space", "nobody is asked"
    assert (here(game, "gaza", "underground"), here(game, "galilee", "underground")) == (first, second)
    assert guerrillas(game, "samaria") == (0, elsewhere)
    assert [level(game, name) for name in ("gaza", "galilee")] == ["neutral"] * 2


# -- Punish: Fine ----------------------------------------------------------------------------------------------------


@pytest.mark.covers("1.7.2", "4.2.1", "R-A9")
def test_fine_takes_a_marker_from_an_adjacent_railway_of_british_choice() -> None:
    spaces: Spaces = {
        "haifa": {"troops": 1},
        "railway_haifa_syria": {"sabotage": 2},
        "railway_haifa_tel_aviv": {"sabotage": 1},
        "railway_tel_aviv_egypt": {"sabotage": 1},
    }
    game = punish(spaces, "fine")
    assert (prompt(game), offered(game)) == ("fine-railway", ["railway_haifa_tel_aviv", "railway_haifa_syria"])
    play(game, "railway_haifa_syria")
    assert here(game, "railway_haifa_syria", "sabotage") == 1, "one of the two"
    assert here(game, "railway_haifa_tel_aviv", "sabotage") == 1
    assert (level(game, "haifa"), guerrillas(game, "haifa")) == ("neutral", (0, 0)), "no Mobilization"


@pytest.mark.covers("1.7.2", "R-A9")
def test_two_spaces_may_fine_the_same_railway() -> None:
    spaces: Spaces = {
        "haifa": {"troops": 1},
        "galilee": {"troops": 1},
        "railway_haifa_syria": {"sabotage": 3},
    }
    game = punish(spaces, "fine", "haifa", "galilee")
    assert here(game, "railway_haifa_syria", "sabotage") == 1


@pytest.mark.covers("1.7.2", "R-C9")
def test_fine_far_from_sabotage_does_nothing() -> None:
    spaces: Spaces = {"gaza": {"troops": 1}, "railway_haifa_syria": {"sabotage": 1}}
    game = punish(spaces, "fine")
    assert prompt(game) == "sweep-space"
    assert here(game, "railway_haifa_syria", "sabotage") == 1


@pytest.mark.covers("1.7.2", "A15 shaded", "R-C2")
@pytest.mark.parametrize(("elsewhere", "recruits"), [(0, 1), (15, 0)])
def test_with_a15_an_available_guerrilla_takes_the_markers_place(elsewhere: int, recruits: int) -> None:
    spaces: Spaces = {
        "gaza": {"troops": 1},
        "railway_tel_aviv_egypt": {"sabotage": 1},
        "samaria": {"active": elsewhere},
    }
    game = punish(spaces, "fine", shaded=["A15"])
    assert here(game, "railway_tel_aviv_egypt", "sabotage") == 0
    assert guerrillas(game, "railway_tel_aviv_egypt") == (recruits, 0)


# -- Punish: order and the Operation ---------------------------------------------------------------------------------


@pytest.mark.covers("4.2.1", "1.7.2", "R-A9")
def test_punishment_in_both_spaces_comes_before_mobilization_in_both() -> None:
    spaces: Spaces = {
        "galilee": {"troops": 1, "active": 1},
        "gaza": {"troops": 1, "active": 1, "underground": 1},
    }
    game = punish(spaces, "detain", "galilee", "gaza")
    assert offered(game) == ["underground:gaza", "active:gaza"]
    assert (here(game, "galilee", "active"), level(game, "galilee")) == (0, "neutral"), "Galilee waits for Gaza"
    play(game, "active:gaza")
    assert [level(game, name) for name in ("galilee", "gaza")] == ["opposition"] * 2


@pytest.mark.covers("4.2.1", "3.2.4", "4.1")
def test_an_assault_feels_what_a_punish_before_it_did() -> None:
    spaces: Spaces = {"galilee": {"troops": 2, "active": 2, "opposition": True}}
    game = british(spaces, "assault", "punish", punishments=["demolish"])
    assert guerrillas(game, "galilee") == (1, 0), "Neutral again, so both Troops remove one"
    game = british(spaces, "assault", "galilee", "punish", punishments=["demolish"])
    assert guerrillas(game, "galilee") == (1, 1), "at Opposition two Troops remove one"


@pytest.mark.covers("4.2.1", "R-C6")
def test_detain_before_an_assault_leaves_it_a_space() -> None:
    spaces: Spaces = {"galilee": {"troops": 1, "active": 1}, "gaza": {"troops": 1, "active": 1}}
    game = british(spaces, "assault", "punish", punishments=["detain"])
    assert offered(game) == ["galilee", "gaza"]
    play(game, "galilee")
    assert is_done(game), "Gaza, the last target, could only be Assaulted"
    assert (level(game, "gaza"), guerrillas(game, "gaza")) == ("neutral", (0, 0))
    game = british({**spaces, "haifa": {"troops": 1}}, "assault", "punish", "galilee", punishments=["detain"])
    assert offered(game) == ["haifa", "done"]
    game = british(spaces, "assault", "galilee", "punish", punishments=["detain"])
    assert offered(game) == ["galilee", "gaza"], "once it has begun, everything goes"


@pytest.mark.covers("4.2.1", "R-C6")
@pytest.mark.parametrize(
    ("pieces", "kept"),
    [({"active": 1}, False), ({"active": 2}, True), ({"active": 1, "bases": 1}, True), ({"bases": 1}, True)],
)
def test_detain_spares_a_target_only_where_another_piece_is_left(pieces: dict[str, int | bool], kept: bool) -> None:
    spaces: Spaces = {"galilee": {"troops": 1, **pieces}, "haifa": {"troops": 1}}
    game = british(spaces, "assault", "punish", punishments=["detain"])
    assert (prompt(game) == "punish-space") is kept
    assert level(game, "haifa") == ("neutral" if kept else "opposition")
    assert guerrillas(game, "galilee") == ((0, pieces.get("active", 0)) if kept else (0, 0)), "Assaulted after Haifa"


@pytest.mark.covers("4.2.1", "R-C6")
def test_a_chit_that_would_end_the_operation_is_not_offered_if_another_would_not() -> None:
    spaces: Spaces = {"galilee": {"troops": 1, "active": 1}}
    game = british(spaces, "assault", "punish", punishments=["fine"], punishments_held=["detain"])
    assert is_done(game)
    assert pool(game)["held"] == ["detain"]
    assert (guerrillas(game, "galilee"), state(game).prison_guerrillas) == ((0, 0), 0), "fined, then Assaulted"


@pytest.mark.covers("4.2.1", "R-C6")
def test_demolish_before_a_deploy_leaves_it_a_space() -> None:
    spaces: Spaces = {"galilee": {"troops": 1}, "gaza": {"troops": 1}}
    game = british(spaces, "deploy", "punish", "galilee", punishments=["demolish"])
    assert prompt(game) == "deploy-place"
    assert (guerrillas(game, "galilee"), guerrillas(game, "gaza")) == ((1, 0), (0, 0)), "Gaza is left for the Deploy"
    game = british({**spaces, "gaza": {"troops": 2}}, "deploy", "punish", "galilee", punishments=["demolish"])
    assert offered(game) == ["gaza", "done"], "two Troops outnumber a Guerrilla"


@pytest.mark.covers("4.2.1", "R-C6")
def test_with_one_guerrilla_available_demolish_may_be_played_in_both() -> None:
    spaces: Spaces = {"galilee": {"troops": 1}, "gaza": {"troops": 1}, "syria": {"underground": 14}}
    game = british(spaces, "deploy", "punish", "galilee", punishments=["demolish"])
    assert offered(game) == ["gaza", "done"], "the second gets no Guerrilla"
    assert prompt(play(game, "gaza")) == "deploy-place"
    assert (guerrillas(game, "galilee"), guerrillas(game, "gaza")) == ((1, 0), (0, 0))


@pytest.mark.covers("4.2.1", "3.2.1", "4.1")
def test_detain_before_a_deploy_may_win_it_a_space() -> None:
    spaces: Spaces = {"galilee": {"troops": 1, "active": 1}, "gaza": {"troops": 1}}
    game = british(spaces, "deploy", "punish", "galilee", "done", punishments=["detain"])
    assert offered_spaces(game) == {"galilee", "gaza"}


# -- Divide ----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("4.2.2", "4.1.1")
@pytest.mark.parametrize("operation", ["deploy", "patrol"])
def test_divide_strikes_or_rolls(operation: str) -> None:
    game = british(READY, operation, "divide")
    assert (prompt(game), offered(game)) == ("divide-how", ["strike", "roll"])


@pytest.mark.covers("4.2.2", "1.4.3", "R-A10")
@pytest.mark.parametrize("target", ["underground:galilee", "active:galilee", "underground:railway_haifa_syria"])
def test_an_irregular_shows_itself_and_wins_a_guerrilla_there_or_next_to_it(target: str) -> None:
    spaces: Spaces = {
        "haifa_district": {"irregulars": 1},
        "galilee": {"underground": 1, "active": 1},
        "railway_haifa_syria": {"underground": 1},
        "lydda": {"underground": 1},
    }
    game = british(spaces, "patrol", "divide", "strike")
    assert (prompt(game), set(offered(game))) == (
        "divide-guerrilla",
        {"underground:galilee", "active:galilee", "underground:railway_haifa_syria"},
    )
    play(game, target)
    where = target.split(":")[1]
    assert irregulars(game, "haifa_district") == (0, 1)
    assert irregulars(game, where) == (1, 0), "on a Railway too"
    assert sum(guerrillas(game, "galilee") + guerrillas(game, "railway_haifa_syria")) == 2
    assert state(game).available[2] == 12, "the Guerrilla is Available"
    assert prompt(game) == "patrol-space"


@pytest.mark.covers("4.2.2", "R-A10")
def test_the_irregular_may_strike_in_its_own_space() -> None:
    game = british({"haifa": {"irregulars": 1, "active": 1}}, "patrol", "divide", "strike")
    assert (irregulars(game, "haifa"), guerrillas(game, "haifa")) == ((1, 1), (0, 0))


@pytest.mark.covers("4.2.2", "R-A10", "1.3.7")
def test_divide_never_reaches_abroad_or_over_two_spaces() -> None:
    spaces: Spaces = {"galilee": {"irregulars": 1}, "syria": {"active": 1}, "lebanon": {"underground": 1}}
    assert prompt(british(spaces, "patrol", "divide", dice=["die:6"])) == "patrol-space", "it can only roll"
    game = british({**spaces, "lydda": {"active": 1}}, "patrol", "divide", dice=["die:6"])
    assert here(game, "lydda", "active") == 1
    game = british({**spaces, "samaria": {"active": 1}}, "patrol", "divide", "strike")
    assert here(game, "samaria", "active") == 0


@pytest.mark.covers("4.2.2", "R-A10")
def test_an_active_irregular_cannot_strike() -> None:
    spaces: Spaces = {"haifa": {"active_irregulars": 2, "active": 1}}
    game = british(spaces, "patrol", "divide", dice=["die:6"])
    assert (here(game, "haifa", "active"), unity(game)) == (1, "middle")


@pytest.mark.covers("4.2.2", "R-A10")
def test_an_irregular_on_a_railway_strikes_like_any_other() -> None:
    spaces: Spaces = {"railway_haifa_syria": {"irregulars": 1}, "galilee": {"active": 1}, "syria": {"active": 1}}
    game = british(spaces, "patrol", "divide", "strike")
    assert (irregulars(game, "galilee"), irregulars(game, "railway_haifa_syria")) == ((1, 0), (0, 1))


@pytest.mark.covers("4.2.2", "6.6.2")
@pytest.mark.parametrize(("position", "value"), list(zip(UNITY, (2, 1, 1, 1, 0), strict=True)))
def test_the_unity_track_tells_in_how_many_spaces(position: str, value: int) -> None:
    spaces: Spaces = {name: {"irregulars": 1, "active": 1} for name in ("galilee", "lydda", "gaza")}
    game = british(spaces, "patrol", "divide", unity=position, dice=["die:6"])
    if value:
        assert offered(game) == ["strike", "roll"]
        play(game, "strike")
    struck = 0
    while prompt(game) == "divide-space":
        where = min(offered_spaces(game))
        play(game, where)
        if prompt(game) == "divide-guerrilla":
            play(game, f"active:{where}")
        struck += 1
    assert struck == value
    assert prompt(game) == "patrol-space"


@pytest.mark.covers("4.2.2", "R-A10", "4.1")
def test_at_decentralized_a_new_irregular_may_strike_in_turn_but_no_space_twice() -> None:
    spaces: Spaces = {"haifa": {"irregulars": 2}, "haifa_district": {"active": 1}, "samaria": {"active": 1}}
    game = british(spaces, "patrol", "divide", "strike", unity="decentralized")
    assert (prompt(game), offered(game)) == ("divide-space", ["haifa_district", "done"]), "Haifa was selected"
    play(game, "haifa_district")
    assert (irregulars(game, "haifa_district"), irregulars(game, "samaria")) == ((0, 1), (1, 0))
    assert prompt(game) == "patrol-space"
    game = british(spaces, "patrol", "divide", "strike", "done", unity="decentralized")
    assert here(game, "samaria", "active") == 1, "the second is a choice"


@pytest.mark.covers("4.2.2", "R-A10", "R-C2", "R-C3")
@pytest.mark.parametrize("answer", ["irregular:gaza", "active_irregular:haifa", "done"])
def test_with_no_irregular_available_one_of_the_map_comes_or_the_guerrilla_only_goes(answer: str) -> None:
    spaces: Spaces = {"haifa": {"irregulars": 1, "underground": 1}, "gaza": {"irregulars": 5}}
    game = british(spaces, "patrol", "divide", "strike")
    assert (prompt(game), offered(game)) == ("take-from-map", ["irregular:gaza", "active_irregular:haifa", "done"])
    play(game, answer)
    assert guerrillas(game, "haifa") == (0, 0)
    after = {"irregular:gaza": ((1, 1), 4), "active_irregular:haifa": ((1, 0), 5), "done": ((0, 1), 5)}[answer]
    assert (irregulars(game, "haifa"), here(game, "gaza", "irregular")) == after


@pytest.mark.covers("4.2.2", "6.6.1")
@pytest.mark.parametrize(("die", "number"), [(1, 1), (2, 1), (2, 2), (3, 2), (6, 6), (6, 5), (1, 0)])
def test_a_roll_up_to_the_irregulars_on_the_map_divides_the_rebels(die: int, number: int) -> None:
    half = number // 2
    spaces: Spaces = {
        "haifa": {"irregulars": half, "troops": 1},
        "railway_tel_aviv_egypt": {"active_irregulars": number - half},
    }
    game = british(spaces, "patrol", "divide")
    assert (game.actor, prompt(game)) == ("chance", "divide-roll"), "tried with none too (R-A10)"
    play(game, f"die:{die}")
    assert unity(game) == ("low" if die <= number else "middle")


@pytest.mark.covers("4.2.2", "6.6.4", "R-A11")
@pytest.mark.parametrize(("will", "after"), [(10, 11), (20, 20)])
def test_beyond_decentralized_a_roll_earns_political_will(will: int, after: int) -> None:
    spaces: Spaces = {"haifa": {"irregulars": 3}}
    game = british(spaces, "patrol", "divide", dice=["die:3"], unity="decentralized", political_will=will)
    assert (unity(game), state(game).political_will) == ("decentralized", after)


@pytest.mark.covers("4.2.2", "A2 shaded", "A2 unshaded")
@pytest.mark.parametrize("side", ["unshaded", "shaded"])
def test_rolls_against_irregulars_are_not_those_of_a2(side: str) -> None:
    sides = {side: ["A2"]}
    game = british({"haifa": {"irregulars": 3}}, "patrol", "divide", dice=["die:3"], **sides)
    assert unity(game) == "low"
    game = british({"haifa": {"irregulars": 3}}, "patrol", "divide", dice=["die:4"], **sides)
    assert unity(game) == "middle"


@pytest.mark.covers("4.2.2", "R-C6", "3.2.1")
def test_a_strike_may_bring_a_deploy_its_first_space() -> None:
    spaces: Spaces = {
        "railway_haifa_syria": {"irregulars": 1},
        "galilee": {"troops": 1, "active": 2},
        "haifa": {"active": 2},
    }
    game = british(spaces, "deploy")
    assert (irregulars(game, "galilee"), guerrillas(game, "galilee")) == ((1, 0), (0, 1)), "nothing else was possible"
    assert prompt(game) == "deploy-place"
    assert "deploy" not in offered(play(table(spaces), "limited-op"))
    assert "deploy" not in offered(play(table(spaces, unity="centralized"), "op-special"))


@pytest.mark.covers("4.2.2", "R-C6", "R-C2")
def test_the_last_space_of_a_deploy_does_not_give_up_its_irregular() -> None:
    spaces: Spaces = {"gaza": {"irregulars": 1}, "railway_haifa_syria": {"irregulars": 5, "underground": 1}}
    game = british(spaces, "deploy", "divide", "strike")
    assert prompt(game) == "take-from-map"
    assert offered(game) == ["irregular:railway_haifa_syria", "active_irregular:railway_haifa_syria", "done"]


@pytest.mark.covers("R-C1", "1.12", "4.2.2", "R-A4")
def test_a_curfew_goes_with_the_irregular_that_kept_it() -> None:
    spaces: Spaces = {"haifa": {"irregulars": 5, "underground": 1}, "gaza": {"irregulars": 1, "curfews": True}}
    game = british(spaces, "patrol", "divide", "strike", "irregular:gaza")
    assert "curfew" not in space(game, "gaza")


# -- Air Recon -------------------------------------------------------------------------------------------------------


@pytest.mark.covers("4.2.3", "4.1.1")
@pytest.mark.parametrize("operation", ["deploy", "patrol", "sweep", "assault"])
def test_air_recon_takes_districts_and_railways(operation: str) -> None:
    game = british(READY, operation, "air-recon")
    assert (prompt(game), offered_spaces(game)) == ("air-recon-space", DISTRICTS | RAILWAYS)
    assert "done" not in offered(game)


@pytest.mark.covers("4.2.3", "4.1", "1.4.3")
def test_air_recon_reveals_one_guerrilla_in_each_of_up_to_two_spaces() -> None:
    spaces: Spaces = {
        "samaria": {"underground": 3},
        "railway_haifa_syria": {"underground": 1},
        "gaza": {"underground": 1, "active": 1},
    }
    game = british(spaces, "sweep", "air-recon", "samaria")
    assert "samaria" not in offered(game)
    play(game, "railway_haifa_syria")
    assert prompt(game) == "sweep-space"
    assert (guerrillas(game, "samaria"), guerrillas(game, "railway_haifa_syria")) == ((2, 1), (0, 1))
    game = british(spaces, "sweep", "air-recon", "gaza", "done")
    assert (guerrillas(game, "gaza"), guerrillas(game, "samaria")) == ((0, 2), (3, 0))


@pytest.mark.covers("4.2.3", "R-C9")
def test_air_recon_without_underground_guerrillas_is_legal_and_changes_nothing() -> None:
    game = british({"samaria": {"active": 1}}, "sweep", "air-recon", "samaria", "gaza")
    assert (guerrillas(game, "samaria"), guerrillas(game, "gaza")) == ((0, 1), (0, 0))


@pytest.mark.covers("4.2.3", "4.1", "3.2.4")
def test_air_recon_between_two_assaults_gives_the_second_its_target() -> None:
    spaces: Spaces = {"galilee": {"troops": 1, "active": 1}, "samaria": {"troops": 1, "underground": 1}}
    game = british(spaces, "assault", "galilee", "air-recon", "samaria", "done", "samaria")
    assert guerrillas(game, "samaria") == (0, 0)


@pytest.mark.covers("4.1", "R-C6")
@pytest.mark.parametrize(("operation", "activity"), list(product(["assault", "deploy"], ["punish", "air-recon"])))
def test_an_activity_alone_is_no_operation(operation: str, activity: str) -> None:
    """Without a target or a majority neither can begin, and neither activity would bring one."""
    spaces: Spaces = {"galilee": {"troops": 1}, "samaria": {"active": 1}}
    if operation == "deploy":
        spaces = {"galilee": {"troops": 1, "active": 1}}
    game = play(table(spaces, punishments=["fine"]), "op-special")
    assert operation not in offered(game)
    assert activity in activities(play(game, "sweep"))
