"""Event cards A9 to A16, both sides."""

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
TYPES = ("troop", "police", "guerrilla", "base", "irregular")
BOXES = ["limited-op", "op-special"]


def held(game: Game) -> Any:
    """The Punishment chits that the British hold."""
    return game.position()["punishments_held"]


# -- A9 Hajj Amin al-Husayni -------------------------------------------------------------------------------------------

EXILES: Spaces = {
    "lebanon": {"underground": 1, "bases": 1},
    "syria": {"active": 2, "bases": 2},
    "samaria": {"bases": 1, "underground": 1},
}


@pytest.mark.covers("A9 unshaded", "R-C5", "R-A11")
@pytest.mark.parametrize("by", FACTIONS)
@pytest.mark.parametrize(("country", "bases"), [("lebanon", 1), ("syria", 2)])
def test_a9_leadership_ignored_all_bases_of_one_country(by: str, country: str, bases: int) -> None:
    game = event("A9", "unshaded", EXILES, by=by)
    assert game.actor == by
    assert offered(game) == ["lebanon", "syria"]
    play(game, country)
    assert is_done(game)
    assert "base" not in there(game, country)
    other = "syria" if country == "lebanon" else "lebanon"
    assert there(game, other)["base"] == 3 - bases
    assert there(game, "samaria") == {"base": 1, "underground": 1}
    assert there(game, "lebanon")["underground"] == 1
    assert there(game, "syria")["active"] == 2
    assert (available(game, "base"), state(game).prison_bases) == (1 + bases, 0)
    # One step in all: a Base that no Assault removed moves nothing.
    assert unity(game) == "low"
    assert state(game).political_will == 18


@pytest.mark.covers("A9 unshaded", "5.1.3")
@pytest.mark.parametrize("by", FACTIONS)
def test_a9_leadership_ignored_the_country_that_has_bases(by: str) -> None:
    game = event("A9", "unshaded", {"lebanon": {"underground": 1}, "syria": {"bases": 1}}, by=by)
    assert is_done(game)
    assert there(game, "syria") == {}
    assert unity(game) == "low"


@pytest.mark.covers("A9 unshaded", "R-C16", "1.3.7")
def test_a9_leadership_ignored_shifts_unity_though_there_is_no_base_in_syria_or_lebanon() -> None:
    spaces: Spaces = {"transjordan": {"bases": 1}, "samaria": {"bases": 1}, "syria": {"underground": 1}}
    game = event("A9", "unshaded", spaces, arab_kings="in_play")
    assert is_done(game)
    assert there(game, "transjordan") == there(game, "samaria") == {"base": 1}
    assert unity(game) == "low"


@pytest.mark.covers("A9 unshaded", "6.6.4", "R-A11")
def test_a9_leadership_ignored_at_decentralized() -> None:
    game = play(event("A9", "unshaded", EXILES, unity="decentralized", political_will=10), "syria")
    assert (unity(game), state(game).political_will) == ("decentralized", 11)


MUFTI: Spaces = {
    "syria": {"bases": 1},
    "samaria": {"underground": 2},
    "galilee": {"underground": 1},
    "gaza": {"active": 1},
}


@pytest.mark.covers("A9 shaded", "R-A2", "R-C11")
@pytest.mark.parametrize("chit", [1, 2, 3])
def test_a9_grand_mufti_the_rebels_operate_in_as_many_spaces_as_their_chit(chit: int) -> None:
    game = event("A9", "shaded", MUFTI, by=REBELS, chit=chit)
    assert unity(game) == "high"
    assert game.actor == REBELS
    assert offered(game) == ["rally", "march", "sabotage", "decline"]
    play(game, "rally")
    # No Special Activity comes with it.
    assert set(offered(game)) == {"syria", "samaria", "galilee", "gaza"}
    play(game, *["samaria", "galilee", "gaza"][:chit])
    assert is_done(game)
    assert there(game, "samaria") == {"underground": 3}
    assert there(game, "galilee") == {"underground": 2 if chit > 1 else 1}
    assert there(game, "gaza") == ({"underground": 1, "active": 1} if chit > 2 else {"active": 1})


@pytest.mark.covers("A9 shaded", "R-A2", "R-C5")
def test_a9_grand_mufti_played_by_the_british_lets_the_rebels_act_in_one_space() -> None:
    game = event("A9", "shaded", MUFTI, chit=3)
    assert unity(game) == "high"
    assert game.actor == REBELS
    play(game, "sabotage", "galilee")
    assert is_done(game)
    assert there(game, "galilee") == {"active": 1, "opposition": True}
    assert game.position()["operations_pool"] == ["3"]


@pytest.mark.covers("A9 shaded", "R-A2")
def test_a9_grand_mufti_played_by_the_british_after_the_rebels_is_one_space_too() -> None:
    game = table(MUFTI, by=REBELS, card="A9", chit=3)
    play(game, "limited-op", "pass", "done", "end-turn", "done", "end-turn", "event", "shaded")
    assert game.actor == REBELS
    play(game, "sabotage", "galilee")
    assert is_done(game)


@pytest.mark.covers("A9 shaded", "R-A2", "3.3.2")
def test_a9_grand_mufti_a_march_from_two_origins() -> None:
    game = play(
        event("A9", "shaded", MUFTI, by=REBELS, chit=2), "march", "samaria", "underground:samaria>lydda", "done"
    )
    assert set(offered(game)) == {"galilee", "gaza", "done"}
    play(game, "gaza", "active:gaza>lydda")
    assert is_done(game)
    assert there(game, "lydda") == {"underground": 1, "active": 1}


@pytest.mark.covers("A9 shaded", "1.8.1")
def test_a9_grand_mufti_with_a_held_chit() -> None:
    game = table(MUFTI, by=REBELS, card="A9", chit=1, operations_held=["2"])
    play(game, "held-op-2", "event", "shaded", "sabotage", "samaria")
    assert set(offered(game)) == {"galilee", "done"}


@pytest.mark.covers("A9 shaded", "R-C4")
@pytest.mark.parametrize("by", FACTIONS)
def test_a9_grand_mufti_the_operation_may_be_declined(by: str) -> None:
    game = play(event("A9", "shaded", MUFTI, by=by), "decline")
    assert is_done(game)
    assert there(game, "samaria") == {"underground": 2}
    assert unity(game) == "high"


@pytest.mark.covers("A9 shaded", "R-C16")
@pytest.mark.parametrize("by", FACTIONS)
def test_a9_grand_mufti_without_a_base_abroad_still_operates(by: str) -> None:
    game = event("A9", "shaded", {"samaria": {"bases": 2, "underground": 1}, "syria": {"underground": 1}}, by=by)
    assert unity(game) == "middle"
    assert offered(game) == ["rally", "march", "sabotage", "decline"]


@pytest.mark.covers("A9 shaded", "1.3.7")
def test_a9_grand_mufti_transjordan_in_play_is_a_foreign_country() -> None:
    game = event("A9", "shaded", {"transjordan": {"bases": 2}}, arab_kings="in_play")
    assert unity(game) == "high"


@pytest.mark.covers("A9 shaded", "R-A11")
def test_a9_grand_mufti_beyond_centralized_nothing() -> None:
    game = event("A9", "shaded", MUFTI, unity="centralized")
    assert (unity(game), state(game).political_will) == ("centralized", 18)


@pytest.mark.covers("A9 shaded", "5.1.3")
def test_a9_grand_mufti_nothing_to_operate_with() -> None:
    game = event("A9", "shaded", {"gaza": {"police": 1}}, by=REBELS)
    assert is_done(game)
    assert unity(game) == "middle"


@pytest.mark.covers("A9 shaded", "R-A1")
def test_a9_grand_mufti_no_operation_without_a_chit() -> None:
    game = event("A9", "shaded", MUFTI, by=REBELS, operations_pool=[])
    assert is_done(game)
    assert unity(game) == "high"


@pytest.mark.covers("A9 shaded", "R-A3", "1.8.2", "6.6.3")
@pytest.mark.parametrize(("before", "strikes"), [("middle", True), ("high", False)])
def test_a9_grand_mufti_at_centralized_the_chit_has_no_effect(before: str, strikes: bool) -> None:
    game = event("A9", "shaded", MUFTI, by=REBELS, unity=before)
    play(game, "decline", "end-turn")
    assert game.actor == BRITISH
    assert (prompt(game) == "chit-replace") is strikes


# -- A10 Ex-Black and Tans ---------------------------------------------------------------------------------------------

TANS: Spaces = {
    "galilee": {"police": 1, "underground": 1, "opposition": True},
    "haifa": {"police": 1, "opposition": True},
    "samaria": {"troops": 1, "irregulars": 1, "opposition": True},
    "lydda": {"police": 1, "troops": 1},
    "railway_haifa_syria": {"police": 1},
}


@pytest.mark.covers("A10 unshaded", "R-C5")
@pytest.mark.parametrize("by", FACTIONS)
def test_a10_harsh_methods_the_british_remove_opposition_where_there_are_police(by: str) -> None:
    game = event("A10", "unshaded", TANS, by=by)
    assert game.actor == BRITISH
    assert set(offered(game)) == {"galilee", "haifa", "done"}
    play(game, "galilee")
    assert is_done(game)
    assert there(game, "galilee") == {"police": 1, "underground": 1}
    assert there(game, "haifa") == {"police": 1, "opposition": True}


@pytest.mark.covers("A10 unshaded", "R-C4")
def test_a10_harsh_methods_may_be_declined() -> None:
    game = play(event("A10", "unshaded", TANS), "done")
    assert is_done(game)
    assert there(game, "galilee")["opposition"]


@pytest.mark.covers("A10 unshaded", "5.1.3")
def test_a10_harsh_methods_against_nobody() -> None:
    spaces: Spaces = {"samaria": {"troops": 1, "opposition": True}, "lydda": {"police": 1}}
    assert is_done(event("A10", "unshaded", spaces))


@pytest.mark.covers("A10 shaded", "R-C5", "R-C15", "1.7.2")
@pytest.mark.parametrize("by", FACTIONS)
def test_a10_unsanctioned_reprisals_detain_brings_opposition_to_two_spaces(by: str) -> None:
    spaces = TANS | {"gaza": {"police": 1}}
    game = event("A10", "shaded", spaces, by=by, dice=["detain"])
    assert game.actor == REBELS
    assert offered(game) == ["draw", "decline"]
    play(game, "draw")
    assert game.actor == REBELS
    # No Railway can have Opposition; a space that has it may be one of the two.
    assert set(offered(game)) == {"galilee", "haifa", "lydda", "gaza"}
    play(game, "gaza")
    assert set(offered(game)) == {"galilee", "haifa", "lydda"}
    play(game, "galilee")
    assert is_done(game)
    assert there(game, "gaza") == {"police": 1, "opposition": True}
    # The Punishment effect is left out.
    assert there(game, "galilee") == {"police": 1, "underground": 1, "opposition": True}
    assert there(game, "lydda") == {"police": 1, "troop": 1}
    assert len(pool(game)) == 6


@pytest.mark.covers("A10 shaded", "R-C5")
@pytest.mark.parametrize("by", FACTIONS)
def test_a10_unsanctioned_reprisals_demolish_brings_guerrillas_on_railways_too(by: str) -> None:
    game = play(event("A10", "shaded", TANS, by=by, dice=["demolish"]), "draw")
    assert game.actor == REBELS
    assert set(offered(game)) == {"galilee", "haifa", "lydda", "railway_haifa_syria"}
    play(game, "railway_haifa_syria", "haifa")
    assert is_done(game)
    assert there(game, "railway_haifa_syria") == {"police": 1, "underground": 1}
    # The Punishment effect is left out.
    assert there(game, "haifa") == {"police": 1, "underground": 1, "opposition": True}
    assert len(pool(game)) == 6


@pytest.mark.covers("A10 shaded", "tip A10")
@pytest.mark.parametrize("by", FACTIONS)
def test_a10_unsanctioned_reprisals_fine_does_nothing(by: str) -> None:
    spaces = TANS | {"railway_haifa_syria": {"police": 1, "sabotage": 1}}
    game = play(event("A10", "shaded", spaces, by=by, dice=["fine"]), "draw")
    assert is_done(game)
    assert there(game, "railway_haifa_syria") == {"police": 1, "sabotage": 1}
    assert len(pool(game)) == 6


@pytest.mark.covers("A10 shaded", "R-C15")
@pytest.mark.parametrize(
    "spaces",
    [
        {"haifa": {"police": 1}},
        {"haifa": {"police": 1}, "railway_haifa_syria": {"police": 2}},
        {"haifa": {"police": 1}, "gaza": {"police": 1}},
    ],
)
def test_a10_unsanctioned_reprisals_in_all_spaces_if_there_are_no_more(spaces: Spaces) -> None:
    game = play(event("A10", "shaded", spaces, punishments=["detain"]), "draw")
    assert is_done(game)
    assert there(game, "haifa") == {"police": 1, "opposition": True}
    assert ("opposition" in there(game, "gaza")) is ("gaza" in spaces)


@pytest.mark.covers("A10 shaded", "R-C4")
def test_a10_unsanctioned_reprisals_may_be_declined() -> None:
    game = play(event("A10", "shaded", TANS, punishments=["detain"]), "decline")
    assert is_done(game)
    assert there(game, "lydda") == {"police": 1, "troop": 1}


@pytest.mark.covers("A10 shaded", "5.1.3", "R-A9")
def test_a10_unsanctioned_reprisals_without_police_or_chits() -> None:
    assert is_done(event("A10", "shaded", {"samaria": {"troops": 1}}, by=REBELS))
    game = event("A10", "shaded", TANS, by=REBELS, punishments=[], punishments_held=["detain"])
    assert is_done(game)
    assert held(game) == ["detain"]


@pytest.mark.covers("A10 shaded", "R-C2", "1.4.3")
@pytest.mark.parametrize("by", FACTIONS)
def test_a10_unsanctioned_reprisals_the_rebels_may_take_guerrillas_from_the_map(by: str) -> None:
    spaces: Spaces = {"haifa": {"police": 1}, "gaza": {"underground": 14, "active": 1}, "lydda": {"police": 1}}
    game = play(event("A10", "shaded", spaces, by=by, punishments=["demolish"]), "draw")
    assert (game.actor, prompt(game)) == (REBELS, "take-from-map")
    assert offered(game) == ["underground:gaza", "active:gaza", "done"]
    play(game, "active:gaza", "done")
    assert is_done(game)
    assert there(game, "gaza") == {"underground": 14}
    risen = [name for name in ("haifa", "lydda") if there(game, name).get("underground")]
    assert len(risen) == 1


# -- A11 Italian Aid ---------------------------------------------------------------------------------------------------

AIDED: Spaces = {
    "lebanon": {"active": 1},
    "syria": {"bases": 1},
    "galilee": {"underground": 1, "police": 1},
    "haifa": {"police": 1},
}
"""Rebels in two Foreign Countries."""


def italian_aid(spaces: Spaces, by: str = BRITISH, **rest: Any) -> Game:
    """A11 has just been revealed, with this faction First Eligible."""
    return table(spaces, by=by, card="A11", stage="mandatory", **rest)


@pytest.mark.covers("5.4", "tip A11", "R-A1", "R-C11")
@pytest.mark.parametrize("by", FACTIONS)
def test_a11_a_limited_operation_for_each_foreign_country_with_rebels(by: str) -> None:
    game = italian_aid(AIDED, by)
    assert game.actor == REBELS
    assert offered(game) == ["rally", "march", "sabotage", "ambush", "decline"]
    play(game, "ambush")
    assert there(game, "galilee") == {"active": 1}
    assert offered(game) == ["rally", "march", "decline"]
    play(game, "rally", "syria", "guerrilla", "guerrilla")
    assert is_done(game)
    assert there(game, "syria") == {"underground": 2, "base": 1}
    # One space each, and no chit is played.
    assert there(game, "lebanon") == {"active": 1}
    assert game.position()["operations_pool"] == ["3"]


@pytest.mark.covers("5.4", "R-A1", "R-C14")
@pytest.mark.parametrize("by", FACTIONS)
def test_a11_then_the_first_eligible_acts_without_the_event_box(by: str) -> None:
    game = play(italian_aid(AIDED, by), "decline", "decline", "end-turn")
    # No chit has had an effect on the Active Guerrilla in Lebanon.
    assert game.actor == by
    assert prompt(game) == "choose-box"
    assert offered(game) == BOXES
    assert there(game, "lebanon") == {"active": 1}


@pytest.mark.covers("5.4", "R-C14")
def test_a11_leaves_the_second_eligible_one_box() -> None:
    game = play(
        italian_aid(AIDED), "decline", "decline", "end-turn", "limited-op", "patrol", "haifa", "done", "end-turn"
    )
    # The other Operation box is the only one, so the next question is the Operation itself.
    assert (game.actor, prompt(game)) == (REBELS, "choose-operation")


@pytest.mark.covers("5.4", "tip A11")
def test_a11_the_same_guerrilla_acts_more_than_once() -> None:
    spaces: Spaces = {"syria": {"underground": 1}, "lebanon": {"bases": 1}, "galilee": {"police": 1}}
    game = play(italian_aid(spaces), "march", "underground:syria>galilee", "ambush")
    assert is_done(game)
    assert there(game, "galilee") == {"active": 1}


@pytest.mark.covers("5.4", "R-C15")
def test_a11_counts_the_countries_when_it_begins() -> None:
    spaces: Spaces = {"syria": {"underground": 1}, "galilee": {"underground": 1}}
    game = play(italian_aid(spaces), "march", "galilee", "underground:galilee>lebanon")
    assert is_done(game)
    left = play(italian_aid({"syria": {"underground": 1}, "lebanon": {"active": 1}}), "march", "syria")
    play(left, "underground:syria>galilee")
    assert offered(left) == ["rally", "march", "sabotage", "decline"]


@pytest.mark.covers("5.4", "R-C4")
@pytest.mark.parametrize("choices", [["decline", "decline"], ["decline", "rally", "galilee"]])
def test_a11_each_operation_may_be_declined(choices: list[str]) -> None:
    game = play(italian_aid(AIDED), *choices)
    assert is_done(game)
    assert there(game, "galilee")["underground"] == len(choices) - 1


@pytest.mark.covers("5.4", "R-C11")
def test_a11_a_rally_of_one_space_whatever_chits_there_are() -> None:
    game = play(italian_aid(AIDED, REBELS, chit=3), "rally", "lebanon")
    assert prompt(game) == "free-operation"
    assert there(game, "lebanon") == {"underground": 1, "active": 1}


@pytest.mark.covers("5.4")
@pytest.mark.parametrize("by", FACTIONS)
def test_a11_nobody_abroad_nothing_happens(by: str) -> None:
    game = italian_aid({"galilee": {"underground": 1, "bases": 1}}, by)
    assert is_done(game)
    assert play(game, "end-turn").actor == by


@pytest.mark.covers("5.4", "A28 execute")
def test_a11_is_ignored_under_tegart_forts() -> None:
    game = italian_aid(AIDED, unshaded=["A28"], fort_police=3)
    assert is_done(game)
    play(game, "end-turn")
    assert offered(game) == BOXES


@pytest.mark.covers("5.4", "1.3.7", "A30 shaded")
def test_a11_counts_transjordan_and_egypt_in_play() -> None:
    spaces = AIDED | {"transjordan": {"underground": 1}, "egypt": {"bases": 1}}
    game = italian_aid(spaces, arab_kings="in_play")
    for _ in range(4):
        assert prompt(game) == "free-operation"
        play(game, "decline")
    assert is_done(game)


@pytest.mark.covers("5.4", "2.2")
def test_a11_happens_when_it_is_revealed() -> None:
    game = table(AIDED, card="A3", stage="reveal", dice=[])
    play(game, "card:A11")
    assert (game.actor, prompt(game)) == (REBELS, "free-operation")


# -- A12 General Dill --------------------------------------------------------------------------------------------------

MARTIAL: Spaces = {
    "galilee": {"troops": 1, "underground": 2, "opposition": True},
    "haifa": {"troops": 1, "active": 1},
    "lydda": {"police": 1, "underground": 1},
    "railway_haifa_syria": {"troops": 1, "sabotage": 2},
}


@pytest.mark.covers("A12 unshaded", "tip A12", "R-C5", "4.2.1", "R-A9")
@pytest.mark.parametrize("by", FACTIONS)
def test_a12_martial_law_one_punish_while_nothing_is_held(by: str) -> None:
    game = event("A12", "unshaded", MARTIAL, by=by, dice=["detain", "fine"])
    assert game.actor == BRITISH
    assert offered(game) == ["punish", "decline"]
    play(game, "punish")
    assert game.actor == BRITISH
    assert offered(game) == ["detain", "fine"]
    play(game, "detain")
    assert offered(game) == ["galilee", "haifa"]
    play(game, "haifa", "galilee")
    assert is_done(game)
    assert there(game, "haifa") == {"troop": 1, "opposition": True}
    assert there(game, "galilee") == {"troop": 1, "underground": 1, "opposition": True}
    assert state(game).prison_guerrillas == 2
    assert pool(game) == ["detain", "demolish", "demolish", "fine", "fine"]


@pytest.mark.covers("A12 unshaded", "tip A12", "1.7.1")
@pytest.mark.parametrize("by", FACTIONS)
def test_a12_martial_law_a_second_punish_with_the_held_chit_in_the_same_spaces(by: str) -> None:
    game = event("A12", "unshaded", MARTIAL, by=by, punishments=["detain"], punishments_held=["demolish"])
    play(game, "punish")
    assert offered(game) == ["detain", "held-demolish"]
    play(game, "detain", "galilee", "haifa")
    assert game.actor == BRITISH
    assert offered(game) == ["punish", "decline"]
    play(game, "punish")
    assert offered(game) == ["galilee", "haifa"]
    play(game, "galilee", "haifa")
    assert is_done(game)
    assert there(game, "galilee") == {"troop": 1, "underground": 2}
    assert there(game, "haifa") == {"troop": 1, "underground": 1}
    assert pool(game) == held(game) == []


@pytest.mark.covers("A12 unshaded", "tip A12")
def test_a12_martial_law_no_second_punish_if_the_first_used_the_held_chit() -> None:
    game = event("A12", "unshaded", MARTIAL, punishments=["detain"], punishments_held=["demolish"])
    play(game, "punish", "held-demolish", "galilee", "done")
    assert is_done(game)
    assert (pool(game), held(game)) == (["detain"], [])


@pytest.mark.covers("A12 unshaded")
def test_a12_martial_law_two_held_chits() -> None:
    game = event("A12", "unshaded", MARTIAL, punishments=["detain"], punishments_held=["demolish", "fine"])
    play(game, "punish", "held-demolish", "galilee", "done", "punish", "haifa", "done")
    assert is_done(game)
    assert there(game, "railway_haifa_syria") == {"troop": 1, "sabotage": 1}
    assert (pool(game), held(game)) == (["detain"], [])


@pytest.mark.covers("A12 unshaded")
def test_a12_martial_law_the_second_punish_never_draws() -> None:
    rest: Any = {"punishments": ["detain", "detain"], "punishments_held": ["demolish", "fine"]}
    game = play(event("A12", "unshaded", MARTIAL, **rest), "punish", "detain", "haifa", "done", "punish")
    assert offered(game) == ["held-demolish", "held-fine"]


@pytest.mark.covers("A12 unshaded", "R-C4", "R-C11")
def test_a12_martial_law_each_punish_may_be_declined() -> None:
    rest: Any = {"punishments": ["detain"], "punishments_held": ["demolish"]}
    none = play(event("A12", "unshaded", MARTIAL, **rest), "decline", "decline")
    assert is_done(none)
    assert (pool(none), held(none)) == (["detain"], ["demolish"])
    first = play(event("A12", "unshaded", MARTIAL, **rest), "punish", "detain", "haifa", "done", "decline")
    assert is_done(first)
    assert held(first) == ["demolish"]


@pytest.mark.covers("A12 unshaded", "R-A9")
def test_a12_martial_law_without_a_pool() -> None:
    game = event("A12", "unshaded", MARTIAL, punishments=[], punishments_held=["demolish"])
    play(game, "punish", "galilee", "done")
    assert is_done(game)
    assert is_done(event("A12", "unshaded", MARTIAL, punishments=[]))


@pytest.mark.covers("A12 unshaded", "5.1.3", "4.2.1")
def test_a12_martial_law_without_troops_in_districts_and_cities() -> None:
    spaces: Spaces = {"lydda": {"police": 1, "underground": 1}, "railway_haifa_syria": {"troops": 1}}
    assert is_done(event("A12", "unshaded", spaces, punishments=["fine"], punishments_held=["detain"]))


@pytest.mark.covers("A12 unshaded", "A18 unshaded", "R-C11")
def test_a12_martial_law_the_british_choose_under_a18() -> None:
    game = play(event("A12", "unshaded", MARTIAL, unshaded=["A18"]), "punish")
    assert offered(game) == ["detain", "demolish", "fine"]


@pytest.mark.covers("A12 shaded", "R-C13")
@pytest.mark.parametrize("by", FACTIONS)
@pytest.mark.parametrize(("hidden", "gone"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2), (6, 3)])
def test_a12_gangster_methods_half_of_the_irregulars(by: str, hidden: int, gone: int) -> None:
    game = event("A12", "shaded", {"galilee": {"irregulars": hidden}}, by=by)
    assert is_done(game)
    assert available(game, "irregular") == 6 - hidden + gone


@pytest.mark.covers("A12 shaded", "R-C5", "1.12", "R-A4")
@pytest.mark.parametrize("by", FACTIONS)
def test_a12_gangster_methods_the_player_of_the_card_picks(by: str) -> None:
    spaces: Spaces = {
        "galilee": {"irregulars": 1, "active_irregulars": 1, "curfews": True},
        "railway_haifa_syria": {"irregulars": 2},
    }
    game = event("A12", "shaded", spaces, by=by)
    assert game.actor == by
    assert set(offered(game)) == {"irregular:galilee", "active_irregular:galilee", "irregular:railway_haifa_syria"}
    play(game, "active_irregular:galilee")
    assert there(game, "galilee") == {"irregular": 1, "curfew": True}
    play(game, "irregular:galilee")
    assert is_done(game)
    assert there(game, "galilee") == {}
    assert there(game, "railway_haifa_syria") == {"irregular": 2}


# -- A13 Arab Investigation Centres ------------------------------------------------------------------------------------

SOUGHT: Spaces = {
    "galilee": {"troops": 2, "underground": 2},
    "haifa": {"troops": 2, "police": 1},
    "haifa_district": {"underground": 1},
}


@pytest.mark.covers("A13 unshaded", "tip A13", "R-C5", "R-C11")
@pytest.mark.parametrize("by", FACTIONS)
def test_a13_intel_a_limited_operation_for_each_prisoner(by: str) -> None:
    game = event("A13", "unshaded", SOUGHT, by=by, prison_guerrillas=1, prison_bases=1)
    assert game.actor == BRITISH
    assert offered(game) == ["deploy", "patrol", "sweep", "assault", "decline"]
    play(game, "sweep", "galilee")
    assert there(game, "galilee") == {"troop": 2, "underground": 1, "active": 1}
    assert game.actor == BRITISH
    play(game, "assault")
    assert is_done(game)
    # The same Troops acted twice.
    assert there(game, "galilee") == {"troop": 2, "underground": 1}
    assert (state(game).prison_guerrillas, state(game).prison_bases) == (1, 1)


@pytest.mark.covers("A13 unshaded", "tip A13", "R-C8")
def test_a13_intel_the_same_troops_move_twice() -> None:
    game = event("A13", "unshaded", SOUGHT, prison_guerrillas=2)
    play(game, "patrol", "railway_haifa_syria", "troop:haifa>railway_haifa_syria", "done")
    play(game, "sweep", "haifa_district", "troop:railway_haifa_syria>haifa_district", "done")
    assert is_done(game)
    assert there(game, "haifa_district") == {"troop": 1, "underground": 1}


@pytest.mark.covers("A13 unshaded")
@pytest.mark.parametrize(("guerrillas", "bases", "number"), [(0, 0, 0), (1, 0, 1), (0, 1, 1), (2, 1, 3), (5, 2, 3)])
def test_a13_intel_three_operations_at_most(guerrillas: int, bases: int, number: int) -> None:
    game = event("A13", "unshaded", SOUGHT, prison_guerrillas=guerrillas, prison_bases=bases)
    for _ in range(number):
        assert prompt(game) == "free-operation"
        play(game, "decline")
    assert is_done(game)


@pytest.mark.covers("A13 unshaded", "R-C11", "2.3.5")
def test_a13_intel_one_space_and_no_special_activity() -> None:
    spaces = SOUGHT | {"gaza": {"police": 1}}
    game = play(event("A13", "unshaded", spaces, prison_guerrillas=1), "deploy")
    assert offered(game) == ["gaza", "haifa"]
    play(game, "haifa", "irregular", "done")
    assert is_done(game)
    assert there(game, "haifa") == {"troop": 2, "police": 1, "irregular": 1}


@pytest.mark.covers("A13 shaded")
@pytest.mark.parametrize("by", FACTIONS)
@pytest.mark.parametrize(("guerrillas", "bases", "will"), [(0, 0, 18), (1, 0, 17), (1, 1, 16), (3, 0, 15), (4, 2, 15)])
def test_a13_torture_exposed_one_for_each_prisoner(by: str, guerrillas: int, bases: int, will: int) -> None:
    game = event("A13", "shaded", SOUGHT, by=by, prison_guerrillas=guerrillas, prison_bases=bases)
    assert is_done(game)
    assert state(game).political_will == will
    assert state(game).prison_guerrillas == guerrillas


@pytest.mark.covers("A13 shaded", "5.1.1", "1.10")
def test_a13_torture_exposed_takes_no_more_political_will_than_there_is() -> None:
    assert state(event("A13", "shaded", SOUGHT, prison_guerrillas=3, political_will=2)).political_will == 0


# -- A14 Arab Ladies of Jerusalem --------------------------------------------------------------------------------------

LADIES: Spaces = {
    "jerusalem": {"police": 1, "curfews": True, "opposition": True},
    "galilee": {"troops": 1, "curfews": True, "opposition": True, "underground": 1},
    "gaza": {"irregulars": 1, "curfews": True},
    "lydda": {"police": 1, "opposition": True},
}


@pytest.mark.covers("A14 unshaded")
@pytest.mark.parametrize("by", FACTIONS)
def test_a14_movements_crushed_no_opposition_under_a_curfew(by: str) -> None:
    game = event("A14", "unshaded", LADIES, by=by, punishments=[], punishments_held=["detain"])
    assert is_done(game)
    assert there(game, "jerusalem") == {"police": 1, "curfew": True}
    assert there(game, "galilee") == {"troop": 1, "underground": 1, "curfew": True}
    assert there(game, "gaza") == {"irregular": 1, "curfew": True}
    assert there(game, "lydda") == {"police": 1, "opposition": True}
    assert held(game) == ["detain"]


@pytest.mark.covers("A14 unshaded", "5.1.3")
def test_a14_movements_crushed_nowhere() -> None:
    game = event("A14", "unshaded", {"lydda": {"police": 1, "opposition": True}})
    assert is_done(game)
    assert there(game, "lydda") == {"police": 1, "opposition": True}


@pytest.mark.covers("A14 shaded", "R-C5", "1.7.1")
@pytest.mark.parametrize("by", FACTIONS)
def test_a14_resist_restrictions_no_curfews_and_a_chit_of_the_british(by: str) -> None:
    rest: Any = {"punishments": ["demolish"], "punishments_held": ["detain", "fine", "fine"]}
    game = event("A14", "shaded", LADIES, by=by, **rest)
    assert game.actor == BRITISH
    assert offered(game) == ["held-detain", "held-fine"]
    play(game, "held-fine")
    assert is_done(game)
    assert there(game, "jerusalem") == {"police": 1, "opposition": True}
    assert there(game, "galilee") == {"troop": 1, "underground": 1, "opposition": True}
    assert there(game, "gaza") == {"irregular": 1}
    # The chit is set aside: it is not in the pool either.
    assert (pool(game), held(game)) == (["demolish"], ["detain", "fine"])


@pytest.mark.covers("A14 shaded", "5.1.3")
@pytest.mark.parametrize("chits", [[], ["demolish"]])
def test_a14_resist_restrictions_with_nothing_to_choose(chits: list[str]) -> None:
    game = event("A14", "shaded", LADIES, punishments=["fine"], punishments_held=chits)
    assert is_done(game)
    assert (pool(game), held(game)) == (["fine"], [])
    assert "curfew" not in there(game, "gaza")


@pytest.mark.covers("A14 shaded", "R-C16")
def test_a14_resist_restrictions_costs_a_chit_without_any_curfew() -> None:
    game = event("A14", "shaded", {"gaza": {"police": 1}}, by=REBELS, punishments=[], punishments_held=["fine"])
    assert is_done(game)
    assert held(game) == []


@pytest.mark.covers("A14 shaded", "1.12")
def test_a14_resist_restrictions_returns_the_curfews_to_the_pool() -> None:
    game = play(event("A14", "shaded", LADIES, by=REBELS), "end-turn", "limited-op", "deploy", "gaza", "done", "gaza")
    assert there(game, "gaza") == {"irregular": 1, "curfew": True}


# -- A15 Human Shields -------------------------------------------------------------------------------------------------

LINES: Spaces = {
    "samaria": {"underground": 2, "bases": 1},
    "syria": {"underground": 2, "bases": 1},
    "lydda": {"underground": 2, "bases": 1, "police": 1},
    "haifa_district": {"police": 1},
}
"""Bases next to all four Railways."""
NEAR_LINES = {
    *("galilee", "haifa_district", "samaria", "lydda", "jerusalem_district", "gaza", "tel_aviv_jaffa"),
    *("railway_haifa_tel_aviv", "railway_tel_aviv_jerusalem", "railway_tel_aviv_egypt", "railway_haifa_syria"),
}


def guarded(*curfews: str) -> Spaces:
    """Those lines, with Police and Curfews in these spaces."""
    return LINES | {name: {**LINES.get(name, {}), "police": 1, "curfews": True} for name in curfews}


@pytest.mark.covers("A15 unshaded", "A15 shaded", "5.3")
@pytest.mark.parametrize("by", FACTIONS)
@pytest.mark.parametrize("side", ["unshaded", "shaded"])
def test_a15_is_in_force_for_whoever_played_it(by: str, side: str) -> None:
    spaces = guarded("gaza") | {"railway_tel_aviv_egypt": {"sabotage": 1}}
    game = event("A15", side, spaces, by=by)
    assert is_done(game)
    assert game.position()[side] == ["A15"]
    assert there(game, "railway_tel_aviv_egypt") == {"sabotage": 1}


@pytest.mark.covers("A15 unshaded", "4.3.3", "1.3.4")
@pytest.mark.parametrize(
    ("curfews", "closed"),
    [
        ([], set()),
        (["gaza"], {"railway_tel_aviv_egypt"}),
        (["jerusalem"], {"railway_tel_aviv_jerusalem"}),
        (["haifa_district"], {"railway_haifa_tel_aviv", "railway_haifa_syria"}),
        (["lydda"], {"railway_haifa_tel_aviv", "railway_tel_aviv_jerusalem", "railway_tel_aviv_egypt"}),
        (["galilee", "tel_aviv_jaffa"], NEAR_LINES & {name for name in NEAR_LINES if name.startswith("railway")}),
    ],
)
def test_a15_hostages_protect_railways_next_to_curfews(curfews: list[str], closed: set[str]) -> None:
    game = play(table(guarded(*curfews), by=REBELS, unshaded=["A15"]), "op-special", "sabotage", "raid")
    assert set(offered(game)) == NEAR_LINES - closed


@pytest.mark.covers("A15 unshaded")
def test_a15_without_it_raid_may_select_them() -> None:
    game = play(table(guarded("lydda", "gaza"), by=REBELS), "op-special", "sabotage", "raid")
    assert set(offered(game)) == NEAR_LINES


@pytest.mark.covers("A15 unshaded")
def test_a15_hostages_protect_railways_from_the_second_raid_too() -> None:
    game = play(table(guarded("haifa_district"), by=REBELS, unshaded=["A15"]), "op-special", "sabotage", "raid")
    # The space with the Curfew itself is open to Raid.
    play(game, "haifa_district", "done", "decline")
    assert offered_spaces(game) == NEAR_LINES - {"haifa_district", "railway_haifa_tel_aviv", "railway_haifa_syria"}


@pytest.mark.covers("A15 unshaded", "A23 shaded")
def test_a15_hostages_protect_railways_when_a23_grants_the_raid() -> None:
    game = event("A23", "shaded", guarded("lydda"), by=REBELS, unshaded=["A15"], dice=["die:1"])
    play(game, "done", "raid")
    assert not {name for name in offered(game) if name.startswith("railway_tel_aviv")}
    assert "railway_haifa_syria" in offered(game)


@pytest.mark.covers("A15 unshaded")
def test_a15_hostages_do_not_stop_sabotage_and_march() -> None:
    spaces = guarded("lydda") | {"railway_tel_aviv_egypt": {"underground": 1}}
    game = play(table(spaces, by=REBELS, unshaded=["A15"], chit=1), "limited-op", "sabotage", "railway_tel_aviv_egypt")
    assert there(game, "railway_tel_aviv_egypt") == {"active": 1, "sabotage": 1}
    game = play(table(spaces, by=REBELS, unshaded=["A15"], chit=1), "limited-op", "march", "lydda")
    assert "underground:lydda>railway_tel_aviv_egypt" in offered(game)


FINED: Spaces = {
    "haifa": {"troops": 1},
    "gaza": {"troops": 1},
    "railway_haifa_syria": {"sabotage": 2, "police": 1},
    "railway_haifa_tel_aviv": {"sabotage": 1},
    "railway_tel_aviv_egypt": {"sabotage": 1},
}


def fined(spaces: Spaces, *where: str, **rest: Any) -> Game:
    """The British Punish with a Fine before a Patrol, up to the choice of Railways."""
    return play(table(spaces, punishments=["fine"], **rest), "op-special", "patrol", "punish", *where)


@pytest.mark.covers("A15 shaded", "1.7.2", "R-A9")
def test_a15_fails_to_intimidate_a_guerrilla_for_each_marker() -> None:
    game = fined(FINED, "haifa", "gaza", shaded=["A15"])
    assert (game.actor, prompt(game)) == (BRITISH, "fine-railway")
    assert offered(game) == ["railway_haifa_tel_aviv", "railway_haifa_syria"]
    play(game, "railway_haifa_syria")
    assert prompt(game) == "patrol-space"
    assert there(game, "railway_haifa_syria") == {"police": 1, "underground": 1, "sabotage": 1}
    assert there(game, "railway_tel_aviv_egypt") == {"underground": 1}
    assert there(game, "railway_haifa_tel_aviv") == {"sabotage": 1}
    assert available(game, "guerrilla") == 13


@pytest.mark.covers("A15 shaded")
def test_a15_without_it_the_marker_just_goes() -> None:
    game = fined(FINED, "gaza", "done")
    assert there(game, "railway_tel_aviv_egypt") == {}
    assert available(game, "guerrilla") == 15


@pytest.mark.covers("A15 shaded", "tip A15", "R-C2")
@pytest.mark.parametrize(("number", "first", "second"), [(14, 1, 0), (15, 0, 0)])
def test_a15_fails_to_intimidate_with_available_guerrillas_only(number: int, first: int, second: int) -> None:
    spaces = FINED | {"samaria": {"underground": number}}
    game = fined(spaces, "gaza", "haifa", shaded=["A15"])
    play(game, "railway_haifa_syria")
    assert (game.actor, prompt(game)) == (BRITISH, "patrol-space")
    assert there(game, "railway_tel_aviv_egypt").get("underground", 0) == first
    assert there(game, "railway_haifa_syria").get("underground", 0) == second
    # The markers are gone all the same.
    assert "sabotage" not in there(game, "railway_tel_aviv_egypt")
    assert there(game, "railway_haifa_syria")["sabotage"] == 1
    assert there(game, "samaria") == {"underground": number}


@pytest.mark.covers("A15 shaded", "5.1.3")
def test_a15_fails_to_intimidate_nobody_where_nothing_is_sabotaged() -> None:
    game = fined({"haifa": {"troops": 1}, "railway_tel_aviv_egypt": {"sabotage": 1}}, shaded=["A15"])
    assert prompt(game) == "patrol-space"
    assert available(game, "guerrilla") == 15


@pytest.mark.covers("A15 shaded", "A12 unshaded", "R-C11")
def test_a15_fails_to_intimidate_when_a_card_grants_punish() -> None:
    game = event("A12", "unshaded", FINED, shaded=["A15"], punishments=["fine"])
    play(game, "punish", "gaza", "done")
    assert is_done(game)
    assert there(game, "railway_tel_aviv_egypt") == {"underground": 1}


# -- A16 Censorship ----------------------------------------------------------------------------------------------------


@pytest.mark.covers("A16 unshaded", "tip A16", "5.3")
@pytest.mark.parametrize("by", FACTIONS)
def test_a16_repression_hidden_ends_the_shaded_british_capabilities(by: str) -> None:
    game = event("A16", "unshaded", FINED, by=by, shaded=["A1", "A2", "A8", "A15", "A18", "A27"])
    assert is_done(game)
    assert game.position()["shaded"] == ["A2", "A8", "A27"]
    assert state(game).political_will == 18


@pytest.mark.covers("A16 unshaded", "tip A16", "A28 execute")
def test_a16_repression_hidden_leaves_what_is_not_shaded() -> None:
    capabilities = ["A1", "A2", "A15", "A18", "A28"]
    game = event("A16", "unshaded", FINED, unshaded=capabilities, shaded=["A8"], fort_police=3)
    assert is_done(game)
    assert game.position()["unshaded"] == capabilities
    assert game.position()["shaded"] == ["A8"]
    assert state(game).fort_police == 3


@pytest.mark.covers("A16 unshaded", "tip A16", "A15 shaded")
def test_a16_repression_hidden_fines_recruit_nobody_any_more() -> None:
    game = event("A16", "unshaded", FINED, by=REBELS, shaded=["A15"], punishments=["fine"])
    play(game, "end-turn", "op-special", "patrol", "punish", "gaza", "done")
    assert there(game, "railway_tel_aviv_egypt") == {}


@pytest.mark.covers("A16 unshaded", "A1 shaded", "A2 shaded")
def test_a16_repression_hidden_rebel_capabilities_work_on() -> None:
    spaces: Spaces = {"galilee": {"troops": 1, "underground": 1, "opposition": True}}
    game = event("A16", "unshaded", spaces, shaded=["A1", "A2"], dice=["die:1"], punishments=["detain"])
    play(game, "end-turn", "op-special", "march", "coordinate")
    assert unity(game) == "high"


@pytest.mark.covers("A16 unshaded", "5.1.3")
def test_a16_repression_hidden_nothing_to_hide() -> None:
    assert is_done(event("A16", "unshaded", FINED))


@pytest.mark.covers("A16 shaded", "A28 execute")
@pytest.mark.parametrize("by", FACTIONS)
@pytest.mark.parametrize(
    ("unshaded", "shaded", "will"),
    [
        ([], [], 18),
        (["A2", "A8"], ["A27"], 18),
        (["A1"], ["A8"], 17),
        ([], ["A15"], 17),
        (["A28"], [], 17),
        (["A1", "A28"], ["A2", "A15", "A18"], 14),
    ],
)
def test_a16_foreign_newspapers_one_for_each_british_capability(
    by: str, unshaded: list[str], shaded: list[str], will: int
) -> None:
    forts = 3 if "A28" in unshaded else 0
    game = event("A16", "shaded", FINED, by=by, unshaded=unshaded, shaded=shaded, fort_police=forts)
    assert is_done(game)
    assert state(game).political_will == will
    assert game.position()["shaded"] == shaded


@pytest.mark.covers("A16 shaded", "5.1.1", "1.10")
def test_a16_foreign_newspapers_take_no_more_political_will_than_there_is() -> None:
    assert state(event("A16", "shaded", FINED, shaded=["A1", "A15"], political_will=1)).political_will == 0
