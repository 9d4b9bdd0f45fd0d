"""Event cards J9 to J16, both sides."""

from __future__ import annotations

from typing import Any

import pytest

from coinbox import Game
from tests.japanese_occupation.table import (
    Spaces,
    available,
    event,
    is_done,
    offered,
    play,
    prompt,
    sabotage,
    state,
    table,
    there,
)

FACTIONS = BRITISH, JAPANESE = "british", "japanese"
RAILWAYS = [f"r{i}" for i in range(1, 9)]
FIRST_ROUND = ["J1", "J2", "J3", "J4", "J33"]
"""The first Propaganda card comes as early as it can."""


def cut(**railways: int) -> list[int]:
    """Sabotage markers for a position."""
    return [railways.get(name, 0) for name in RAILWAYS]


def first_round(spaces: Spaces, **numbers: Any) -> Game:
    """The first Propaganda card is revealed; the MPAJA and Resistance phases run as far as nobody is asked."""
    return play(table(spaces, stage="reveal", played=FIRST_ROUND[:4], **numbers), "card:J33")


# -- J9 Atomic Bombings ------------------------------------------------------------------------------------------------

EARLY = [["J9"], ["J1", "J2", "J3", "J4", "J9"], ["J1", "J2", "J3", "J4", "J5", "J9"]]
SECOND = [
    [*FIRST_ROUND, "J9"],
    [*FIRST_ROUND, "J5", "J9"],
    [*FIRST_ROUND, "J5", "J7", "J8", "J9"],
    [*FIRST_ROUND[:4], "J5", "J7", "J33", "J8", "J10", "J11", "J12", "J13", "J9"],
]
TWO_ROUNDS = [*FIRST_ROUND, "J5", "J7", "J8", "J10", "J11", "J12", "J34"]
THIRD = [[*TWO_ROUNDS, "J9"], [*TWO_ROUNDS, "J13", "J9"], [*TWO_ROUNDS, "J13", "J14", "J15", "J16", "J9"]]
"""A card under the second Propaganda card belongs to the third campaign (R-C10)."""

BEFORE_THE_BOMB: Spaces = {
    "perak": {"opposition": True, "camps": True},
    "kedah": {"mpaja_active": 1, "non_mpaja_underground": 1, "troops": 1, "terror": 1},
    "johore": {"troops": 2, "intel": 2, "revealed": True},
}
"""Opposition 3, Neutral 13: -2; a Guerrilla for Perak: +1; an Intel chit: +1."""


def bombed(spaces: Spaces, played: list[str], **numbers: Any) -> Game:
    """Atomic Bombings has come as the last of these cards."""
    return table(spaces, card="J9", stage="mandatory", played=played, **numbers)


@pytest.mark.covers("tip J9", "5.4", "R-C10")
@pytest.mark.parametrize("by", FACTIONS)
@pytest.mark.parametrize("played", [*EARLY, *SECOND])
def test_j9_has_no_effect_in_the_first_two_campaigns(by: str, played: list[str]) -> None:
    game = bombed(BEFORE_THE_BOMB, played, by=by, resistance=19, resources=8)
    before = table(BEFORE_THE_BOMB)
    assert is_done(game)
    assert not game.over
    for name in BEFORE_THE_BOMB:
        assert there(game, name) == there(before, name)
    assert (state(game).resistance, state(game).resources) == (19, 8)
    play(game, "end-turn")
    assert game.actor == by


@pytest.mark.covers("5.4", "R-C14")
@pytest.mark.parametrize("by", FACTIONS)
def test_j9_closes_the_event_box_for_both(by: str) -> None:
    game = play(bombed({}, EARLY[0], by=by), "end-turn")
    assert offered(game) == ["limited-op", "op-special"]
    play(game, "op-special", "pass", "decline", "end-turn")
    assert game.actor != by
    assert game.position()["second_box"] == "limited-op"


@pytest.mark.covers("tip J9", "5.4", "6.1", "6.2", "6.2.6", "R-C10")
@pytest.mark.parametrize("played", THIRD)
@pytest.mark.parametrize("by", FACTIONS)
def test_j9_ends_the_game_in_the_third_campaign(by: str, played: list[str]) -> None:
    game = bombed(BEFORE_THE_BOMB, played, by=by, resistance=10, resources=9)
    assert game.over
    # The two types clash in Kedah, Perak Mobilizes; 1 + 1 - 2 for Resources - 2.
    assert there(game, "kedah") == {"troop": 1, "terror": 1}
    assert there(game, "perak") == {"opposition": True, "jungle_camp": True, "mpaja_underground": 1}
    assert (state(game).resistance, state(game).resources) == (8, 0)
    assert game.position()["zipper"] == "6"
    assert game.result is not None
    assert (game.result.winner, game.result.reason, game.result.outcome) == (JAPANESE, "final", JAPANESE)


@pytest.mark.covers("tip J9", "6.6", "6.3", "6.4", "6.5")
def test_j9_ends_the_game_before_all_later_phases() -> None:
    game = bombed(BEFORE_THE_BOMB, THIRD[0], sabotage=cut(r3=1))
    assert game.over
    assert there(game, "johore") == {"troop": 2, "intel_1": True}
    assert there(game, "kedah")["terror"] == 1
    assert sabotage(game) == {"r3": 1}


@pytest.mark.covers("tip J9", "7.0", "7.0.1", "R-J20")
@pytest.mark.parametrize(
    ("resistance", "forces", "winner", "outcome"),
    [
        (18, 3, JAPANESE, JAPANESE),
        (19, 0, None, "mpaja"),
        (19, 1, None, "mpaja"),
        (19, 2, BRITISH, BRITISH),
        (20, 1, None, "mpaja"),
        (20, 2, BRITISH, BRITISH),
    ],
)
def test_j9_checks_victory_after_resistance(resistance: int, forces: int, winner: str | None, outcome: str) -> None:
    # A Guerrilla for Perak: +1; Neutral 13: -2.
    spaces: Spaces = {"perak": {"opposition": True, "camps": True, "force_136": forces}}
    game = bombed(spaces, THIRD[0], resistance=resistance)
    assert state(game).resistance == resistance - 1
    assert game.result is not None
    assert (game.result.winner, game.result.outcome) == (winner, outcome)


@pytest.mark.covers("tip J9", "7.0.1")
def test_j9_the_british_win_at_20_whatever_camps_there_are() -> None:
    spaces: Spaces = {
        name: {"opposition": True, "camps": True} for name in ("perak", "kedah", "kelantan", "negri_sembilan")
    }
    game = bombed(spaces, THIRD[0], resistance=18)
    # Four Guerrillas +4, Neutral 7: -1.
    assert state(game).resistance == 20
    assert game.result is not None
    assert game.result.winner == BRITISH


@pytest.mark.covers("tip J9", "6.1.1", "6.1.2", "R-J10")
def test_j9_the_british_decide_in_the_last_mpaja_phase() -> None:
    spaces: Spaces = {
        "kedah": {"mpaja_active": 1, "mpaja_underground": 8, "non_mpaja_underground": 1},
        "perak": {"opposition": True},
        "johore": {"opposition": True},
        "selangor": {"opposition": True},
    }
    game = bombed(spaces, THIRD[0])
    assert (game.actor, prompt(game)) == (BRITISH, "clash-guerrilla")
    assert offered(game) == ["mpaja_underground:kedah", "mpaja_active:kedah"]
    play(game, "mpaja_active:kedah")
    assert (game.actor, prompt(game)) == (BRITISH, "mobilize-space")
    play(game, "johore")
    assert game.result is None
    play(game, "perak")
    assert game.over
    assert there(game, "selangor") == {"opposition": True}


@pytest.mark.covers("tip J9", "5.4", "R-J1", "5.5")
def test_j9_ends_the_game_after_its_icon() -> None:
    spaces: Spaces = {"perak": {"camps": True}, "kedah": {"camps": True}}
    game = play(table(spaces, stage="reveal", played=TWO_ROUNDS), "card:J9")
    assert (game.actor, prompt(game)) == (BRITISH, "icon-mobilize")
    play(game, "perak")
    assert game.result is None
    play(game, "end-turn")
    assert game.over
    # Opposition came in time to Mobilize.
    assert there(game, "perak") == {"jungle_camp": True, "mpaja_underground": 1, "opposition": True}


@pytest.mark.covers("tip J9", "J15 shaded")
def test_j9_counts_new_villages_as_neutral_under_j15() -> None:
    spaces: Spaces = {"perak": {"troops": 1, "new_villages": True, "opposition": True}}
    game = bombed(spaces, THIRD[0], resistance=10, shaded=["J15"])
    assert game.over
    assert there(game, "perak") == {"troop": 1, "new_village": True, "opposition": True}
    assert state(game).resistance == 7


# -- J10 Rationing System ----------------------------------------------------------------------------------------------


@pytest.mark.covers("J10 unshaded", "R-C13")
@pytest.mark.parametrize("by", FACTIONS)
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 1), (2, 1), (3, 2), (7, 4), (8, 4), (19, 10), (20, 10)])
def test_j10_economy_collapses_half_of_the_resources_go(by: str, before: int, after: int) -> None:
    game = event("J10", "unshaded", {"perak": {"new_villages": True}}, by=by, resources=before)
    assert is_done(game)
    assert state(game).resources == after
    assert there(game, "perak") == {"new_village": True}


@pytest.mark.covers("J10 shaded")
@pytest.mark.parametrize("by", FACTIONS)
@pytest.mark.parametrize("number", range(5))
def test_j10_war_effort_two_for_each_new_village(by: str, number: int) -> None:
    villages = ("perak", "kelantan", "pahang", "johore")[:number]
    game = event("J10", "shaded", {name: {"new_villages": True} for name in villages}, by=by, resources=1)
    assert is_done(game)
    assert state(game).resources == 1 + 2 * number


@pytest.mark.covers("J10 shaded", "1.7")
def test_j10_war_effort_fills_the_track_to_20() -> None:
    spaces: Spaces = {"perak": {"new_villages": True}, "pahang": {"new_villages": True}}
    assert state(event("J10", "shaded", spaces, resources=17)).resources == 20


# -- J11 KMT Guerrillas ------------------------------------------------------------------------------------------------

NORTH: Spaces = {
    "kedah": {"non_mpaja_underground": 1, "mpaja_underground": 1, "police": 1},
    "perak": {"mpaja_underground": 2, "troops": 1, "kempeitai": 1},
    "kelantan": {"non_mpaja_underground": 1},
    "trengganu": {"mpaja_underground": 1, "force_136": 1, "troops": 1},
    "pahang": {"mpaja_underground": 1, "force_136": 1, "troops": 1},
}


@pytest.mark.covers("J11 unshaded", "tip J11", "R-C5", "R-C11")
@pytest.mark.parametrize("by", FACTIONS)
def test_j11_proto_state_the_british_strike_once_in_each_space_next_to_thailand(by: str) -> None:
    game = event("J11", "unshaded", NORTH, by=by)
    assert (game.actor, prompt(game)) == (BRITISH, "J11-space")
    assert offered(game) == ["kedah", "perak", "kelantan", "done"]
    play(game, "kelantan")
    # Nobody to Ambush in Kelantan.
    assert (game.actor, offered(game)) == (BRITISH, ["sabotage", "decline"])
    play(game, "sabotage")
    assert offered(game) == ["r2", "r4"]
    play(game, "r4")
    assert offered(game) == ["kedah", "perak", "done"]
    play(game, "kedah")
    assert offered(game) == ["sabotage", "ambush", "decline"]
    play(game, "ambush")
    # Guerrillas of either type.
    assert offered(game) == ["mpaja_underground:kedah", "non_mpaja_underground:kedah"]
    play(game, "mpaja_underground:kedah")
    assert offered(game) == ["perak", "done"]
    play(game, "perak", "ambush", "die:2")
    assert offered(game) == ["troop:perak>kuala_lumpur", "kempeitai:perak>kuala_lumpur", "done"]
    play(game, "kempeitai:perak>kuala_lumpur")
    assert is_done(game)
    assert there(game, "kelantan") == {"non_mpaja_active": 1}
    assert there(game, "kedah") == {"non_mpaja_underground": 1, "mpaja_active": 1}
    assert there(game, "perak") == {"mpaja_underground": 1, "mpaja_active": 1, "troop": 1}
    assert there(game, "kuala_lumpur") == {"kempeitai": 1}
    assert sabotage(game) == {"r4": 1}
    assert (state(game).resistance, available(game, "police")) == (3, 6)


@pytest.mark.covers("J11 unshaded", "R-C4")
@pytest.mark.parametrize("by", FACTIONS)
@pytest.mark.parametrize(
    "choices", [["done"], ["kedah", "decline", "done"], ["kedah", "decline", "perak", "decline", "done"]]
)
def test_j11_proto_state_each_strike_may_be_declined(by: str, choices: list[str]) -> None:
    game = play(event("J11", "unshaded", NORTH, by=by), *choices)
    assert is_done(game)
    before = table(NORTH)
    for name in NORTH:
        assert there(game, name) == there(before, name)


@pytest.mark.covers("J11 unshaded", "tip J11")
@pytest.mark.parametrize("kind", ["mpaja_underground", "non_mpaja_underground"])
def test_j11_proto_state_with_either_type(kind: str) -> None:
    game = play(event("J11", "unshaded", {"kedah": {kind: 1}}), "kedah", "sabotage")
    assert is_done(game)
    assert there(game, "kedah") == {kind.replace("underground", "active"): 1}
    assert sabotage(game) == {"r1": 1}


@pytest.mark.covers("J11 unshaded", "5.1.3")
def test_j11_proto_state_needs_an_underground_guerrilla() -> None:
    spaces: Spaces = {"kedah": {"mpaja_active": 2, "police": 1}, "perak": {"force_136": 1, "troops": 1, "caches": 1}}
    assert is_done(event("J11", "unshaded", spaces))


@pytest.mark.covers("J11 unshaded", "R-J18", "3.2.3")
def test_j11_proto_state_sabotage_with_no_railway_left() -> None:
    spaces: Spaces = {"kedah": {"mpaja_underground": 1}}
    game = play(event("J11", "unshaded", spaces, sabotage=cut(r1=1)), "kedah", "sabotage")
    assert is_done(game)
    assert there(game, "kedah") == {"mpaja_active": 1}
    assert sabotage(game) == {"r1": 1}


@pytest.mark.covers("J11 unshaded", "R-J5", "3.2.4")
def test_j11_proto_state_ambush_helped_by_a_cache_next_door() -> None:
    spaces: Spaces = {"kedah": {"mpaja_underground": 1, "troops": 4}, "perak": {"caches": 1}}
    game = play(event("J11", "unshaded", spaces, dice=["die:4"]), "kedah", "ambush", "troop:kedah>kuala_lumpur")
    assert is_done(game)
    assert there(game, "kedah") == {"mpaja_active": 1, "troop": 3}
    assert state(game).resistance == 3


RIVALS: Spaces = {
    "perak": {"mpaja_underground": 1, "mpaja_active": 1, "non_mpaja_active": 1, "opposition": True},
    "ec_south": {"mpaja_active": 1, "non_mpaja_underground": 2},
    "kuala_lumpur": {"mpaja_underground": 2, "non_mpaja_underground": 1, "troops": 1},
    "johore": {"mpaja_active": 2, "opposition": True},
    "kedah": {"mpaja_active": 1, "opposition": True},
}


@pytest.mark.covers("J11 shaded", "R-C5")
@pytest.mark.parametrize("by", FACTIONS)
@pytest.mark.parametrize("state_lost", ["underground", "active"])
def test_j11_fight_the_communists_wherever_both_types_are(by: str, state_lost: str) -> None:
    game = event("J11", "shaded", RIVALS, by=by)
    assert game.actor == by
    assert offered(game) == ["mpaja_underground:perak", "mpaja_active:perak"]
    play(game, f"mpaja_{state_lost}:perak")
    assert is_done(game)
    left = {"underground": "active", "active": "underground"}[state_lost]
    assert there(game, "perak") == {f"mpaja_{left}": 1, "non_mpaja_active": 1}
    assert there(game, "ec_south") == {"non_mpaja_underground": 2}
    # A Guerrilla goes even where there is no Opposition.
    assert there(game, "kuala_lumpur") == {"mpaja_underground": 1, "non_mpaja_underground": 1, "troop": 1}
    assert there(game, "johore") == {"mpaja_active": 2, "opposition": True}
    assert there(game, "kedah") == {"mpaja_active": 1, "opposition": True}
    assert available(game, "mpaja") == 5


@pytest.mark.covers("J11 shaded", "5.1.3")
def test_j11_fight_the_communists_nowhere() -> None:
    spaces: Spaces = {"perak": {"mpaja_active": 1, "opposition": True}, "kedah": {"non_mpaja_active": 1}}
    game = event("J11", "shaded", spaces)
    assert is_done(game)
    assert there(game, "perak") == {"mpaja_active": 1, "opposition": True}


# -- J12 Labor Service Corps -------------------------------------------------------------------------------------------

WORKERS: Spaces = {
    "perak": {"troops": 1, "new_villages": True},
    "pahang": {"police": 1, "terror": 1},
    "johore": {"troops": 1},
}


def construct(spaces: Spaces, *steps: str, **rest: Any) -> Game:
    """The Japanese Construct with these choices."""
    return play(table(spaces, by=JAPANESE, **rest), "op-special", "construct", *steps)


@pytest.mark.covers("J12 unshaded", "J12 shaded", "5.3")
@pytest.mark.parametrize("by", FACTIONS)
@pytest.mark.parametrize("side", ["unshaded", "shaded"])
def test_j12_is_in_force_for_whoever_played_it(by: str, side: str) -> None:
    game = event("J12", side, WORKERS, by=by, sabotage=cut(r5=1))
    assert is_done(game)
    assert game.position()[side] == ["J12"]
    assert sabotage(game) == {"r5": 1}


@pytest.mark.covers("J12 unshaded", "R-C5", "1.3.7")
@pytest.mark.parametrize(
    ("where", "railway", "near"),
    [
        ("perak", "r3", ["perak"]),
        ("perak", "r4", ["perak", "kelantan"]),
        ("perak", "r5", ["perak", "pahang", "selangor", "kuala_lumpur"]),
        ("pahang", "r6", ["pahang", "kuala_lumpur", "negri_sembilan"]),
        ("johore", "r7", ["negri_sembilan", "johore"]),
        ("johore", "r8", ["pahang", "johore"]),
    ],
)
def test_j12_deeply_unpopular_opposition_next_to_the_repaired_railway(
    where: str, railway: str, near: list[str]
) -> None:
    spaces = {name: here | {"new_villages": True} for name, here in WORKERS.items()}
    game = construct(spaces, where, unshaded=["J12"], sabotage=cut(**{railway: 1}))
    assert sabotage(game) == {}
    assert (game.actor, prompt(game)) == (BRITISH, "construct-provokes")
    # Never in an Economic Center; a Terror marker is no obstacle (R-J9).
    assert offered(game) == [*near, "done"]
    play(game, near[-1])
    assert there(game, near[-1])["opposition"] is True
    assert game.actor == JAPANESE


@pytest.mark.covers("J12 unshaded", "R-J9", "1.12")
def test_j12_deeply_unpopular_in_spite_of_terror() -> None:
    game = construct(WORKERS, "pahang", "r8", "pahang", unshaded=["J12"], sabotage=cut(r8=1))
    assert there(game, "pahang") == {"police": 1, "terror": 1, "opposition": True}


@pytest.mark.covers("J12 unshaded", "R-C4")
def test_j12_deeply_unpopular_may_be_declined() -> None:
    game = construct(WORKERS, "perak", unshaded=["J12"], sabotage=cut(r4=1))
    play(game, "done")
    assert game.actor == JAPANESE
    assert there(game, "perak") == {"troop": 1, "new_village": True}
    assert there(game, "kelantan") == {}


@pytest.mark.covers("J12 unshaded")
def test_j12_deeply_unpopular_after_each_marker() -> None:
    game = construct(WORKERS, "perak", unshaded=["J12"], sabotage=cut(r5=2))
    # One of two markers went from the Railway.
    assert (prompt(game), sabotage(game)) == ("construct-provokes", {"r5": 1})
    play(game, "selangor", "pahang", "r5")
    assert (game.actor, sabotage(game)) == (BRITISH, {})
    assert offered(game) == ["perak", "pahang", "kuala_lumpur", "done"]
    play(game, "kuala_lumpur")
    assert there(game, "selangor") == there(game, "kuala_lumpur") == {"opposition": True}


@pytest.mark.covers("J12 unshaded", "5.1.3")
def test_j12_deeply_unpopular_where_all_is_opposition_already() -> None:
    spaces: Spaces = {"perak": {"troops": 1, "new_villages": True, "opposition": True}}
    game = construct(spaces, "perak", unshaded=["J12"], sabotage=cut(r3=1))
    assert game.actor == JAPANESE
    assert sabotage(game) == {}


@pytest.mark.covers("J12 unshaded")
def test_j12_deeply_unpopular_not_for_a_new_village() -> None:
    game = construct(WORKERS, "johore", "new-village", unshaded=["J12"])
    assert game.actor == JAPANESE
    assert there(game, "johore") == {"troop": 1, "new_village": True, "opposition": True}


@pytest.mark.covers("J12 unshaded", "2.4.4")
def test_j12_deeply_unpopular_after_a_limited_construct() -> None:
    game = play(table(WORKERS, by=JAPANESE, unshaded=["J12"], sabotage=cut(r3=1)), "limited-op", "construct", "perak")
    assert (game.actor, prompt(game)) == (BRITISH, "construct-provokes")
    play(game, "perak")
    assert is_done(game)
    assert there(game, "perak") == {"troop": 1, "new_village": True, "opposition": True}


@pytest.mark.covers("J12 unshaded", "6.3.2")
def test_j12_deeply_unpopular_in_the_resources_phase() -> None:
    numbers: Any = {"unshaded": ["J12"], "sabotage": cut(r3=1)}
    game = table(WORKERS, stage="construct", played=FIRST_ROUND, **numbers)
    play(game, "construct", "perak")
    assert (game.actor, prompt(game)) == (BRITISH, "construct-provokes")
    play(game, "perak")
    assert there(game, "perak")["opposition"] is True


@pytest.mark.covers("J12 unshaded", "J2 shaded")
def test_j12_deeply_unpopular_by_construct_only() -> None:
    game = play(event("J2", "shaded", WORKERS, by=JAPANESE, unshaded=["J12"], sabotage=cut(r5=1)), "r5")
    assert is_done(game)
    assert sabotage(game) == {}


@pytest.mark.covers("J12 unshaded")
def test_j12_without_it_construct_provokes_nobody() -> None:
    game = construct(WORKERS, "perak", sabotage=cut(r4=1))
    assert game.actor == JAPANESE
    assert sabotage(game) == {}


def extract(spaces: Spaces, *steps: str, **rest: Any) -> Game:
    """The Japanese Extract before a Deploy, with these choices."""
    return play(table(spaces, by=JAPANESE, **rest), "op-special", "deploy", "extract", *steps)


@pytest.mark.covers("J12 shaded", "4.3.1")
def test_j12_forced_labor_repairs_before_it_counts() -> None:
    game = extract({"perak": {"troops": 1}}, shaded=["J12"], sabotage=cut(r3=1, r4=1, r6=1))
    assert (game.actor, prompt(game)) == (JAPANESE, "extract-repair")
    # Next to Troops: not r6.
    assert offered(game) == ["r3", "r4", "done"]
    play(game, "r4", "ec_north", "done")
    assert sabotage(game) == {"r3": 1, "r6": 1}
    # The line from Thailand through Kelantan is whole again.
    assert state(game).resources == 1


@pytest.mark.covers("J12 shaded", "1.3.7")
@pytest.mark.parametrize(
    ("where", "railways"),
    [
        ("kedah", ["r1"]),
        ("kelantan", ["r2", "r4"]),
        ("selangor", ["r5"]),
        ("kuala_lumpur", ["r5", "r6"]),
        ("ec_north", ["r4", "r5"]),
        ("ec_south", ["r6", "r7", "r8"]),
    ],
)
def test_j12_forced_labor_next_to_troops_of_any_space(where: str, railways: list[str]) -> None:
    game = extract({where: {"troops": 1}}, shaded=["J12"], sabotage=[1] * 8)
    assert offered(game) == [*railways, "done"]


@pytest.mark.covers("J12 shaded")
def test_j12_forced_labor_one_marker_for_each_extract() -> None:
    game = extract({"pahang": {"troops": 3}}, "r5", shaded=["J12"], sabotage=cut(r5=2, r6=1))
    assert prompt(game) == "extract-space"
    assert sabotage(game) == {"r5": 1, "r6": 1}
    play(game, "ec_north", "ec_south")
    assert prompt(game) == "deploy-space"
    assert sabotage(game) == {"r5": 1, "r6": 1}
    # Two Thai lines in the north, two in the south.
    assert state(game).resources == 4


@pytest.mark.covers("J12 shaded", "R-C4")
def test_j12_forced_labor_may_be_declined() -> None:
    game = extract({"pahang": {"troops": 3}}, "done", "ec_south", "done", shaded=["J12"], sabotage=cut(r8=1))
    assert sabotage(game) == {"r8": 1}
    assert state(game).resources == 3


@pytest.mark.covers("J12 shaded", "5.1.3")
@pytest.mark.parametrize("markers", [cut(), cut(r1=1)])
def test_j12_forced_labor_with_nothing_to_repair_next_to_troops(markers: list[int]) -> None:
    spaces: Spaces = {"johore": {"troops": 1}, "kedah": {"police": 2, "kempeitai": 1}}
    game = extract(spaces, shaded=["J12"], sabotage=markers)
    assert prompt(game) == "extract-space"


@pytest.mark.covers("J12 shaded")
def test_j12_forced_labor_by_extract_only() -> None:
    numbers: Any = {"shaded": ["J12"], "sabotage": cut(r5=1)}
    game = play(table({"pahang": {"troops": 3}}, by=JAPANESE, **numbers), "limited-op", "deploy", "pahang")
    assert is_done(game)
    assert sabotage(game) == {"r5": 1}


@pytest.mark.covers("J12 shaded")
def test_j12_without_it_extract_repairs_nothing() -> None:
    game = extract({"pahang": {"troops": 3}}, sabotage=cut(r8=1))
    assert prompt(game) == "extract-space"


# -- J13 Lai Teck Betrayal ---------------------------------------------------------------------------------------------

AGENTS: Spaces = {
    "kedah": {"mpaja_underground": 2, "non_mpaja_underground": 1, "police": 1},
    "kuala_lumpur": {"mpaja_underground": 1, "troops": 2},
    "ec_south": {"mpaja_underground": 1, "troops": 1},
    "pahang": {"mpaja_active": 1, "non_mpaja_underground": 1, "force_136": 1, "troops": 1},
}


@pytest.mark.covers("J13 unshaded", "R-C5", "R-C11")
@pytest.mark.parametrize("by", FACTIONS)
def test_j13_british_agent_two_strikes_by_mpaja_guerrillas_anywhere(by: str) -> None:
    game = event("J13", "unshaded", AGENTS, by=by, dice=["die:2"])
    assert (game.actor, prompt(game)) == (BRITISH, "J13-space")
    # Underground MPAJA Guerrillas; Force 136 is not needed and does not help.
    assert offered(game) == ["kedah", "kuala_lumpur", "ec_south", "done"]
    play(game, "ec_south")
    assert (game.actor, offered(game)) == (BRITISH, ["sabotage", "ambush", "decline"])
    play(game, "ambush", "troop:ec_south>kuala_lumpur")
    assert (there(game, "ec_south"), state(game).resistance) == ({"mpaja_active": 1}, 3)
    assert offered(game) == ["kedah", "kuala_lumpur", "done"]
    play(game, "kuala_lumpur")
    # Without Police nobody is struck in Kuala Lumpur.
    assert offered(game) == ["sabotage", "decline"]
    play(game, "sabotage", "r6")
    assert is_done(game)
    assert there(game, "kuala_lumpur") == {"mpaja_active": 1, "troop": 3}
    assert sabotage(game) == {"r6": 1}


@pytest.mark.covers("J13 unshaded", "R-C11")
def test_j13_british_agent_twice_in_the_same_space() -> None:
    game = play(event("J13", "unshaded", AGENTS), "kedah", "ambush", "kedah")
    # The non-MPAJA Guerrilla takes no part, and no Police are left.
    assert offered(game) == ["sabotage", "decline"]
    play(game, "sabotage")
    assert is_done(game)
    assert there(game, "kedah") == {"mpaja_active": 2, "non_mpaja_underground": 1}
    assert sabotage(game) == {"r1": 1}


@pytest.mark.covers("J13 unshaded", "R-C4", "R-C11")
@pytest.mark.parametrize(
    "choices", [["done"], ["kedah", "decline", "done"], ["kedah", "decline", "kuala_lumpur", "decline"]]
)
def test_j13_british_agent_each_strike_may_be_declined(choices: list[str]) -> None:
    game = play(event("J13", "unshaded", AGENTS), *choices)
    assert is_done(game)
    assert there(game, "kedah") == {"mpaja_underground": 2, "non_mpaja_underground": 1, "police": 1}


@pytest.mark.covers("J13 unshaded", "5.1.3")
def test_j13_british_agent_with_one_guerrilla_strikes_once() -> None:
    game = play(event("J13", "unshaded", {"perak": {"mpaja_underground": 1}}), "perak", "sabotage", "r5")
    assert is_done(game)
    assert there(game, "perak") == {"mpaja_active": 1}


@pytest.mark.covers("J13 unshaded", "5.1.3")
def test_j13_british_agent_with_nobody() -> None:
    spaces: Spaces = {"perak": {"mpaja_active": 3, "non_mpaja_underground": 2, "force_136": 1, "police": 1}}
    assert is_done(event("J13", "unshaded", spaces))


WATCHED: Spaces = {
    "perak": {"kempeitai": 1, "camps": True, "force_136": 1, "police": 1, "mpaja_underground": 2},
    "pahang": {"kempeitai": 1, "force_136": 1},
    "johore": {"kempeitai": 1, "intel": 3, "revealed": True, "camps": True},
    "kedah": {"camps": True, "force_136": 1, "police": 1, "intel": 1, "revealed": True},
}


@pytest.mark.covers("J13 shaded", "R-C5", "4.3.3", "R-J8")
@pytest.mark.parametrize("by", FACTIONS)
def test_j13_kempeitai_eliminate_in_each_of_their_spaces(by: str) -> None:
    game = event("J13", "shaded", WATCHED, by=by, dice=["die:2", "die:1"])
    assert game.actor == JAPANESE
    assert offered(game) == ["perak", "pahang", "johore", "done"]
    play(game, "perak")
    # 2 and a Police against two Guerrillas; the Jungle Camp goes first.
    assert (game.actor, offered(game)) == (JAPANESE, ["remove-camp", "done"])
    play(game, "remove-camp", "pahang", "remove-force")
    assert state(game).resistance == 1
    play(game, "johore")
    assert offered(game) == ["conceal", "roll"]
    play(game, "conceal")
    assert is_done(game)
    assert there(game, "perak") == {"kempeitai": 1, "force_136": 1, "police": 1, "mpaja_underground": 2}
    assert there(game, "pahang") == {"kempeitai": 1}
    assert there(game, "johore") == {"kempeitai": 1, "jungle_camp": True}
    assert there(game, "kedah") == {"jungle_camp": True, "force_136": 1, "police": 1, "intel_0": True}


@pytest.mark.covers("J13 shaded", "R-C4")
@pytest.mark.parametrize("by", FACTIONS)
def test_j13_kempeitai_each_eliminate_is_optional(by: str) -> None:
    game = play(event("J13", "shaded", WATCHED, by=by), "johore", "conceal", "done")
    assert is_done(game)
    assert there(game, "johore") == {"kempeitai": 1, "jungle_camp": True}
    declined = play(event("J13", "shaded", WATCHED, by=by), "done")
    assert is_done(declined)
    assert there(declined, "johore") == {"kempeitai": 1, "jungle_camp": True, "intel_2": True}


@pytest.mark.covers("J13 shaded", "R-J8")
@pytest.mark.parametrize(("die", "succeeds"), [(1, False), (2, True)])
def test_j13_kempeitai_must_beat_the_guerrillas(die: int, succeeds: bool) -> None:
    game = play(event("J13", "shaded", WATCHED, dice=[f"die:{die}"]), "perak")
    assert (prompt(game) == "eliminate-what") is succeeds


@pytest.mark.covers("J13 shaded")
def test_j13_kempeitai_two_in_one_space_eliminate_once() -> None:
    game = event("J13", "shaded", {"perak": {"kempeitai": 3, "camps": True, "force_136": 2}}, dice=["die:6"])
    play(game, "perak", "remove-camp")
    assert is_done(game)
    assert there(game, "perak") == {"kempeitai": 3, "force_136": 2}


@pytest.mark.covers("J13 shaded", "J22 shaded", "R-C11")
def test_j13_kempeitai_take_force_136_first_under_j22() -> None:
    game = play(event("J13", "shaded", WATCHED, shaded=["J22"], dice=["die:6"]), "perak")
    assert offered(game) == ["remove-camp", "remove-force", "done"]


@pytest.mark.covers("J13 shaded", "5.1.3", "J29 unshaded")
def test_j13_kempeitai_that_left_the_game() -> None:
    assert is_done(event("J13", "shaded", {"perak": {"camps": True, "force_136": 1}}, lost_kempeitai=3))


# -- J14 "Secret Army" -------------------------------------------------------------------------------------------------

ARMS: Spaces = {
    "perak": {"caches": 1, "troops": 2},
    "johore": {"caches": 1, "mpaja_active": 1},
    "kedah": {"camps": True},
}


@pytest.mark.covers("J14 unshaded")
@pytest.mark.parametrize("by", FACTIONS)
def test_j14_hidden_force_an_mpaja_guerrilla_at_each_cache(by: str) -> None:
    game = event("J14", "unshaded", ARMS, by=by)
    assert is_done(game)
    assert there(game, "perak") == {"supply_cache": 1, "troop": 2, "mpaja_underground": 1}
    assert there(game, "johore") == {"supply_cache": 1, "mpaja_active": 1, "mpaja_underground": 1}
    assert there(game, "kedah") == {"jungle_camp": True}
    assert available(game, "mpaja") == 7


@pytest.mark.covers("J14 unshaded", "R-C15", "R-C5")
@pytest.mark.parametrize("by", FACTIONS)
def test_j14_hidden_force_the_player_picks_where_if_there_are_too_few(by: str) -> None:
    spaces = ARMS | {"kelantan": {"mpaja_active": 8}}
    game = event("J14", "unshaded", spaces, by=by)
    assert (game.actor, offered(game)) == (by, ["perak", "johore"])
    play(game, "johore")
    assert there(game, "johore") == {"supply_cache": 1, "mpaja_active": 1, "mpaja_underground": 1}
    # Only the British may go on with Guerrillas from the map.
    assert is_done(game) is (by == JAPANESE)
    assert there(game, "perak") == {"supply_cache": 1, "troop": 2}


@pytest.mark.covers("J14 unshaded", "R-C2", "1.4.1")
def test_j14_hidden_force_the_british_may_take_guerrillas_from_the_map() -> None:
    spaces = ARMS | {"kelantan": {"mpaja_active": 9}}
    game = event("J14", "unshaded", spaces)
    assert offered(game) == ["perak", "johore", "done"]
    play(game, "perak")
    assert (game.actor, prompt(game)) == (BRITISH, "take-from-map")
    assert offered(game) == ["mpaja_active:kelantan", "mpaja_active:johore", "done"]
    play(game, "mpaja_active:johore", "johore", "mpaja_active:kelantan")
    assert is_done(game)
    assert there(game, "perak") == {"supply_cache": 1, "troop": 2, "mpaja_underground": 1}
    assert there(game, "johore") == {"supply_cache": 1, "mpaja_underground": 1}
    assert there(game, "kelantan") == {"mpaja_active": 8}


@pytest.mark.covers("J14 unshaded", "R-C2", "R-C4")
@pytest.mark.parametrize("choices", [["done"], ["perak", "done", "done"]])
def test_j14_hidden_force_the_british_need_not_take_any(choices: list[str]) -> None:
    spaces = ARMS | {"kelantan": {"mpaja_active": 9}}
    game = play(event("J14", "unshaded", spaces), *choices)
    assert is_done(game)
    assert there(game, "perak") == {"supply_cache": 1, "troop": 2}
    assert there(game, "kelantan") == {"mpaja_active": 9}


@pytest.mark.covers("J14 unshaded", "R-C2", "5.1.1")
def test_j14_hidden_force_the_japanese_place_available_ones_only() -> None:
    game = event("J14", "unshaded", ARMS | {"kelantan": {"mpaja_active": 9}}, by=JAPANESE)
    assert is_done(game)
    assert there(game, "perak") == {"supply_cache": 1, "troop": 2}


@pytest.mark.covers("J14 unshaded", "5.1.3")
def test_j14_hidden_force_without_caches_on_the_map() -> None:
    game = event("J14", "unshaded", {"kedah": {"camps": True}}, zipper="12")
    assert is_done(game)
    assert available(game, "mpaja") == 10


@pytest.mark.covers("J14 shaded", "tip J14", "R-C5")
@pytest.mark.parametrize("by", FACTIONS)
def test_j14_arms_hidden_the_player_takes_a_cache_out_of_the_game(by: str) -> None:
    game = event("J14", "shaded", ARMS, by=by)
    assert (game.actor, offered(game)) == (by, ["perak", "johore"])
    play(game, "johore")
    assert is_done(game)
    assert there(game, "johore") == {"mpaja_active": 1}
    assert there(game, "perak") == {"supply_cache": 1, "troop": 2}
    # Two wait on the Zipper Track, one is left to place, four in all.
    assert (available(game, "supply_cache"), state(game).lost_caches) == (1, 1)


@pytest.mark.covers("J14 shaded", "tip J14", "R-C2")
def test_j14_arms_hidden_never_return() -> None:
    spaces: Spaces = {
        "perak": {"caches": 1, "camps": True, "force_136": 1},
        "kedah": {"camps": True, "force_136": 1},
        "pahang": {"caches": 1},
        "johore": {"caches": 1},
    }
    game = play(event("J14", "shaded", spaces, by=JAPANESE), "johore", "end-turn")
    play(game, "op-special", "train", "supply", "kedah")
    assert prompt(game) == "take-from-map"
    assert offered(game) == ["supply_cache:perak", "supply_cache:pahang", "done"]


@pytest.mark.covers("J14 shaded", "5.1.3")
@pytest.mark.parametrize("by", FACTIONS)
def test_j14_arms_hidden_on_the_map_only(by: str) -> None:
    game = event("J14", "shaded", {"perak": {"troops": 2}}, by=by, zipper="6")
    assert is_done(game)
    assert (available(game, "supply_cache"), state(game).lost_caches) == (4, 0)


@pytest.mark.covers("J14 shaded", "J7 shaded", "R-J11")
def test_j14_arms_hidden_the_zipper_track_is_filled_from_the_four_left() -> None:
    spaces: Spaces = {name: {"caches": 1} for name in ("perak", "kelantan", "pahang", "johore")}
    game = event("J7", "shaded", spaces, zipper="18", lost_caches=1)
    play(game, "johore")
    assert is_done(game)
    assert there(game, "johore") == {}
    assert game.position()["zipper_caches"] == ["12"]


# -- J15 Resettlement Schemes ------------------------------------------------------------------------------------------

CAMPS: Spaces = {
    "perak": {"new_villages": True, "troops": 1, "opposition": True},
    "johore": {"new_villages": True, "troops": 1},
    "pahang": {"new_villages": True},
}


@pytest.mark.covers("J15 unshaded", "J15 shaded", "5.3")
@pytest.mark.parametrize("by", FACTIONS)
@pytest.mark.parametrize("side", ["unshaded", "shaded"])
def test_j15_is_in_force_for_whoever_played_it(by: str, side: str) -> None:
    game = event("J15", side, CAMPS, by=by)
    assert is_done(game)
    assert game.position()[side] == ["J15"]
    assert there(game, "perak") == {"new_village": True, "troop": 1, "opposition": True}


@pytest.mark.covers("J15 unshaded", "R-C5", "4.3.1")
def test_j15_people_flee_a_guerrilla_for_each_new_village_after_the_gain() -> None:
    game = extract(CAMPS, "ec_north", "ec_south", unshaded=["J15"])
    assert (game.actor, prompt(game)) == (BRITISH, "extract-recruit")
    # The New Village that is about to fall has been counted.
    assert state(game).resources == 11
    assert offered(game) == ["perak", "pahang", "johore", "done"]
    play(game, "pahang")
    assert (game.actor, offered(game)) == (BRITISH, ["mpaja", "non_mpaja"])
    play(game, "non_mpaja")
    # No cube guards this one.
    assert there(game, "pahang") == {"non_mpaja_underground": 1}
    assert offered(game) == ["perak", "johore", "done"]
    play(game, "perak", "mpaja", "johore", "mpaja")
    assert (game.actor, prompt(game)) == (JAPANESE, "deploy-space")
    assert there(game, "perak") == {"new_village": True, "troop": 1, "mpaja_underground": 1, "opposition": True}
    assert there(game, "johore") == {"new_village": True, "troop": 1, "mpaja_underground": 1}
    assert state(game).resources == 11


@pytest.mark.covers("J15 unshaded", "R-C4")
@pytest.mark.parametrize(("choices", "placed"), [(["done"], 0), (["perak", "mpaja", "done"], 1)])
def test_j15_people_flee_as_the_british_like(choices: list[str], placed: int) -> None:
    game = play(extract(CAMPS, "ec_north", "done", unshaded=["J15"]), *choices)
    assert prompt(game) == "deploy-space"
    assert there(game, "johore") == {"new_village": True, "troop": 1}
    assert available(game, "mpaja") == 10 - placed


@pytest.mark.covers("J15 unshaded")
def test_j15_people_flee_once_for_each_extract() -> None:
    game = play(extract(CAMPS, "ec_north", unshaded=["J15"]), "ec_south")
    play(game, "done")
    assert prompt(game) == "deploy-space"


@pytest.mark.covers("J15 unshaded", "R-C2", "1.4.1")
def test_j15_people_flee_from_the_map_if_none_is_available() -> None:
    spaces = CAMPS | {"kedah": {"mpaja_active": 10}}
    game = extract(spaces, "ec_north", "done", unshaded=["J15"])
    play(game, "perak", "mpaja")
    assert (game.actor, prompt(game)) == (BRITISH, "take-from-map")
    assert offered(game) == ["mpaja_active:kedah", "done"]
    play(game, "mpaja_active:kedah")
    assert there(game, "perak") == {"new_village": True, "troop": 1, "mpaja_underground": 1, "opposition": True}
    assert there(game, "kedah") == {"mpaja_active": 9}


@pytest.mark.covers("J15 unshaded", "5.1.3")
def test_j15_people_flee_from_nowhere() -> None:
    game = extract({"perak": {"troops": 1}}, "ec_north", "done", unshaded=["J15"])
    assert prompt(game) == "deploy-space"


@pytest.mark.covers("J15 unshaded")
def test_j15_people_flee_only_when_the_japanese_extract() -> None:
    game = play(table(CAMPS, by=JAPANESE, unshaded=["J15"]), "limited-op", "deploy", "kuala_lumpur")
    assert is_done(game)
    card = event("J10", "shaded", CAMPS, by=JAPANESE, unshaded=["J15"])
    assert is_done(card)
    assert state(card).resources == 6


@pytest.mark.covers("J15 unshaded")
def test_j15_without_it_nobody_flees() -> None:
    game = extract(CAMPS, "ec_north", "done")
    assert (game.actor, prompt(game)) == (JAPANESE, "deploy-space")


@pytest.mark.covers("J15 shaded", "tip J15", "6.1.2", "6.2.4")
@pytest.mark.parametrize(("shaded", "guerrillas", "resistance"), [([], 1, 8), (["J15"], 0, 7)])
def test_j15_militarized_mobilize_and_population_subdued(shaded: list[str], guerrillas: int, resistance: int) -> None:
    spaces: Spaces = {"perak": {"new_villages": True, "troops": 1, "opposition": True}}
    game = first_round(spaces, resistance=10, shaded=shaded)
    assert prompt(game) == "end-phase"
    assert there(game, "perak").get("mpaja_underground", 0) == guerrillas
    # Neutral Population 13, or 16 with Perak.
    assert state(game).resistance == resistance
    assert there(game, "perak")["opposition"] is True


@pytest.mark.covers("J15 shaded", "tip J15", "6.1.2")
def test_j15_militarized_other_spaces_mobilize() -> None:
    spaces: Spaces = {
        "perak": {"new_villages": True, "troops": 1, "opposition": True},
        "johore": {"troops": 1, "opposition": True},
    }
    game = first_round(spaces, shaded=["J15"])
    assert there(game, "perak") == {"new_village": True, "troop": 1, "opposition": True}
    assert there(game, "johore") == {"troop": 1, "mpaja_underground": 1, "opposition": True}


@pytest.mark.covers("J15 shaded", "6.2.4")
def test_j15_militarized_a_neutral_new_village_counts_once() -> None:
    spaces: Spaces = {"perak": {"new_villages": True, "troops": 1}}
    assert state(first_round(spaces, resistance=10, shaded=["J15"])).resistance == 7


@pytest.mark.covers("J15 shaded", "6.3.1")
def test_j15_militarized_new_villages_still_rise_after_sabotage() -> None:
    numbers: Any = {"shaded": ["J15"], "sabotage": cut(r8=1)}
    game = table(CAMPS, stage="unrest", played=FIRST_ROUND, **numbers)
    assert offered(game) == ["pahang", "johore", "done"]
    play(game, "johore")
    assert there(game, "johore")["opposition"] is True


@pytest.mark.covers("J15 shaded", "3.3.1", "J31 unshaded", "J3 shaded")
def test_j15_militarized_in_the_propaganda_round_only() -> None:
    game = play(table(CAMPS, by=JAPANESE, shaded=["J15"]), "op-special", "deploy")
    assert "perak" not in offered(game)
    assert state(event("J31", "unshaded", CAMPS, shaded=["J15"], resources=5)).resources == 4
    assert state(event("J3", "shaded", CAMPS, shaded=["J15"])).resources == 6


@pytest.mark.covers("J15 shaded", "5.5")
def test_j15_militarized_does_not_stop_the_mobilize_icon() -> None:
    spaces: Spaces = {"perak": {"new_villages": True, "troops": 1, "camps": True}}
    game = play(table(spaces, stage="reveal", played=["J1"], shaded=["J15"]), "card:J2")
    assert there(game, "perak")["opposition"] is True


# -- J16 Freddie Spencer Chapman ---------------------------------------------------------------------------------------

HIDEOUTS: Spaces = {"johore": {"camps": True}, "kedah": {"camps": True}, "ec_north": {"force_136": 1}}
"""Two Force 136 are Available."""
AFIELD: Spaces = {
    "johore": {"camps": True, "force_136": 1},
    "kedah": {"camps": True, "non_mpaja_underground": 1},
    "ec_north": {"force_136": 2, "non_mpaja_underground": 2},
}
"""None is Available."""


def forces(game: Game) -> dict[str, int]:
    """Where Force 136 is."""
    shown: Any = game.position()["spaces"]
    return {name: here["force_136"] for name, here in shown.items() if "force_136" in here}


@pytest.mark.covers("J16 unshaded", "tip J16", "R-C5")
@pytest.mark.parametrize("by", FACTIONS)
def test_j16_hidden_by_mpaja_the_british_place_two(by: str) -> None:
    game = event("J16", "unshaded", HIDEOUTS, by=by)
    assert (game.actor, prompt(game)) == (BRITISH, "J16-place")
    assert offered(game) == ["kedah", "johore", "done"]
    play(game, "johore", "johore")
    # Two are all.
    assert is_done(game)
    assert forces(game) == {"johore": 2, "ec_north": 1}
    assert available(game, "force_136") == 0


@pytest.mark.covers("J16 unshaded", "tip J16")
@pytest.mark.parametrize("by", FACTIONS)
def test_j16_hidden_by_mpaja_the_british_place_one_and_move_another(by: str) -> None:
    game = play(event("J16", "unshaded", HIDEOUTS, by=by), "kedah", "done")
    assert (game.actor, prompt(game)) == (BRITISH, "J16-move")
    # The one that was placed does not move as well.
    assert offered(game) == ["force_136:ec_north>kedah", "force_136:ec_north>johore", "done"]
    play(game, "force_136:ec_north>johore")
    assert is_done(game)
    assert forces(game) == {"kedah": 1, "johore": 1}
    assert available(game, "force_136") == 1


@pytest.mark.covers("J16 unshaded", "tip J16", "R-C8")
def test_j16_hidden_by_mpaja_the_british_move_two_over_any_distance() -> None:
    game = event("J16", "unshaded", AFIELD)
    moves = ["force_136:johore>kedah", "force_136:ec_north>kedah", "force_136:ec_north>johore"]
    assert (prompt(game), set(offered(game))) == ("J16-move", {*moves, "done"})
    play(game, "force_136:ec_north>kedah")
    assert set(offered(game)) == {*moves, "done"}
    play(game, "force_136:johore>kedah")
    assert is_done(game)
    assert forces(game) == {"kedah": 2, "ec_north": 1}


@pytest.mark.covers("J16 unshaded", "3.2.2")
def test_j16_hidden_by_mpaja_no_escort_and_no_new_camp() -> None:
    game = play(event("J16", "unshaded", AFIELD), "force_136:ec_north>kedah", "done")
    assert is_done(game)
    assert there(game, "ec_north") == {"force_136": 1, "non_mpaja_underground": 2}
    assert there(game, "kedah") == {"force_136": 1, "jungle_camp": True, "non_mpaja_underground": 1}
    assert available(game, "jungle_camp") == 2


@pytest.mark.covers("J16 unshaded", "R-C4")
@pytest.mark.parametrize(
    ("choices", "left"),
    [
        (["done", "done"], {"ec_north": 1}),
        (["kedah", "done", "done"], {"kedah": 1, "ec_north": 1}),
        (["done", "force_136:ec_north>kedah"], {"kedah": 1}),
    ],
)
def test_j16_hidden_by_mpaja_fewer_than_two(choices: list[str], left: dict[str, int]) -> None:
    game = play(event("J16", "unshaded", HIDEOUTS), *choices)
    assert is_done(game)
    assert forces(game) == left


@pytest.mark.covers("J16 unshaded", "1.9", "5.1.1")
def test_j16_hidden_by_mpaja_one_available_and_two_on_the_map() -> None:
    spaces: Spaces = {"kedah": {"camps": True}, "perak": {"force_136": 1}, "pahang": {"force_136": 1}}
    game = play(event("J16", "unshaded", spaces), "kedah")
    assert offered(game) == ["force_136:perak>kedah", "force_136:pahang>kedah", "done"]
    play(game, "force_136:pahang>kedah")
    assert is_done(game)
    assert forces(game) == {"kedah": 2, "perak": 1}


@pytest.mark.covers("J16 unshaded", "5.1.3")
@pytest.mark.parametrize(
    "spaces", [{"perak": {"force_136": 1, "mpaja_underground": 2}}, {"perak": {"force_136": 3, "camps": True}}]
)
def test_j16_hidden_by_mpaja_nowhere_to_go(spaces: Spaces) -> None:
    game = event("J16", "unshaded", spaces)
    assert is_done(game)
    assert forces(game) == {"perak": spaces["perak"]["force_136"]}


@pytest.mark.covers("J16 unshaded", "J25 shaded")
def test_j16_hidden_by_mpaja_a_marker_on_a_card_is_not_at_hand() -> None:
    spaces: Spaces = {"kedah": {"camps": True}, "perak": {"force_136": 2}}
    game = event("J16", "unshaded", spaces, davis_force=1)
    assert prompt(game) == "J16-move"


WARY: Spaces = {
    "perak": {"camps": True, "force_136": 1, "intel": 3, "revealed": True},
    "pahang": {"camps": True, "force_136": 1},
    "kedah": {"camps": True, "intel": 1, "revealed": True},
    "johore": {"force_136": 1, "intel": 2},
}


@pytest.mark.covers("J16 shaded", "R-C5", "1.11", "R-J14")
@pytest.mark.parametrize("by", FACTIONS)
def test_j16_refuse_to_cooperate_a_camp_goes_and_a_chit_is_concealed(by: str) -> None:
    game = event("J16", "shaded", WARY, by=by)
    assert (game.actor, prompt(game)) == (by, "J16-camp")
    assert offered(game) == ["perak", "pahang"]
    play(game, "pahang")
    # The chit is any revealed one, and it must be one.
    assert (game.actor, offered(game)) == (by, ["kedah", "perak"])
    play(game, "perak")
    assert is_done(game)
    assert there(game, "pahang") == {"force_136": 1}
    assert there(game, "perak") == {"jungle_camp": True, "force_136": 1}
    assert there(game, "kedah") == {"jungle_camp": True, "intel_0": True}
    assert available(game, "jungle_camp") == 2
    # Its value stays known.
    assert state(game).intel == table(WARY).driver.state.intel
    assert state(game).resistance == 2


@pytest.mark.covers("J16 shaded", "R-C16")
def test_j16_refuse_to_cooperate_conceals_though_no_camp_goes() -> None:
    game = event("J16", "shaded", {"kedah": {"camps": True, "intel": 3, "revealed": True}, "perak": {"force_136": 1}})
    assert is_done(game)
    assert there(game, "kedah") == {"jungle_camp": True}


@pytest.mark.covers("J16 shaded", "R-C16")
def test_j16_refuse_to_cooperate_a_camp_goes_though_nothing_is_revealed() -> None:
    game = event("J16", "shaded", {"perak": {"camps": True, "force_136": 2}, "johore": {"intel": 2}})
    assert is_done(game)
    assert there(game, "perak") == {"force_136": 2}


@pytest.mark.covers("J16 shaded", "5.1.3", "R-C16")
def test_j16_refuse_to_cooperate_without_either() -> None:
    assert is_done(event("J16", "shaded", {"kedah": {"camps": True}, "perak": {"force_136": 1}}))
