"""Section 6: the Propaganda Round and the Operation Zipper Track."""

from __future__ import annotations

from typing import Any

import pytest

from coinbox import Game
from coinbox.games.japanese_occupation.vocabulary import FACTIONS
from tests.japanese_occupation.table import (
    Spaces,
    event,
    guerrillas,
    is_done,
    offered,
    play,
    prompt,
    space,
    state,
    table,
)
from tests.tabletalk import counted, here, level, stage

BRITISH, JAPANESE = FACTIONS
FIRST_CAMPAIGN = ["J1", "J2", "J3", "J4"]
SECOND_CAMPAIGN = [*FIRST_CAMPAIGN, "J33", "J5", "J7", "J10", "J11", "J13", "J14"]
LAST_CAMPAIGN = [*SECOND_CAMPAIGN, "J34", "J16", "J18", "J20", "J21", "J23", "J24"]
STAGES = ["resistance", "unrest", "construct", "supply", "reprisal", "redeploy", "japanese_redeploy", "reset"]
ZIPPER = ["delay", "6", "12", "18", "ready"]
NEUTRAL = 16
"""The Population of all Provinces and Kuala Lumpur."""
QUIET = -3
"""What an empty map brings: 16 Neutral Population cost 3."""
POPULATION = {
    "kedah": 2,
    "perak": 3,
    "kelantan": 2,
    "trengganu": 1,
    "pahang": 1,
    "selangor": 1,
    "kuala_lumpur": 2,
    "negri_sembilan": 2,
    "johore": 2,
}
EVERYWHERE = [*POPULATION, "ec_north", "ec_south"]


def propaganda(spaces: Spaces, card: str = "J33", **numbers: Any) -> Game:
    """A Propaganda card, the first unless the cards before it are given, has just been revealed."""
    rest = {"stage": "reveal", "played": FIRST_CAMPAIGN, "resistance": 10, "zipper": "6", **numbers}
    return play(table(spaces, **rest), f"card:{card}")


def until(phase: str, spaces: Spaces, **numbers: Any) -> Game:
    """That phase of a round in which nobody did what they need not."""
    game = propaganda(spaces, **numbers)
    for name in STAGES[: STAGES.index(phase)]:
        assert stage(game) == name
        while not is_done(game):
            names = offered(game)
            play(game, next(option for option in ("done", "decline", names[0]) if option in names))
        play(game, "end-turn")
    return game


def zipper(game: Game) -> str:
    box: int = state(game).zipper
    return ZIPPER[box]


def change(spaces: Spaces, **numbers: Any) -> int:
    """What the Resistance Phase adds or takes."""
    after: int = state(propaganda(spaces, **numbers)).resistance
    return after - int(numbers.get("resistance", 10))


# -- the round -------------------------------------------------------------------------------------------------------


@pytest.mark.covers("6.0", "2.5", "6.6", "2.4.1")
@pytest.mark.parametrize("first", FACTIONS)
def test_the_phases_follow_one_another_and_the_british_are_first_again(first: str) -> None:
    game = propaganda({}, first=first)
    seen = []
    while stage(game) != "reveal":
        while not is_done(game):
            play(game, offered(game)[-1])
        seen.append((stage(game), game.actor))
        play(game, "end-turn")
    factions = [BRITISH, BRITISH, JAPANESE, BRITISH, JAPANESE, BRITISH, JAPANESE, BRITISH]
    assert seen == list(zip(STAGES, factions, strict=True))
    assert FACTIONS[state(game).first] == BRITISH
    assert offered(game)[0].startswith("card:")


# -- MPAJA -----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("6.1", "6.1.1")
@pytest.mark.parametrize("name", ["perak", "kuala_lumpur", "ec_north"])
def test_where_both_types_are_each_loses_one(name: str) -> None:
    spaces: Spaces = {name: {"mpaja_underground": 2, "non_mpaja_active": 2}, "johore": {"mpaja_active": 2}}
    game = propaganda(spaces)
    assert guerrillas(game, name) == (1, 0, 0, 1)
    assert guerrillas(game, "johore") == (0, 2, 0, 0)
    assert (state(game).available[2], state(game).available[4]) == (10 - 3, 4 - 1)


@pytest.mark.covers("6.1.1", "R-J10")
def test_the_british_choose_the_state_of_both() -> None:
    pieces = {"mpaja_underground": 1, "mpaja_active": 1, "non_mpaja_underground": 1, "non_mpaja_active": 1}
    game = propaganda({"perak": pieces})
    assert (game.actor, offered(game)) == (BRITISH, ["mpaja_underground:perak", "mpaja_active:perak"])
    play(game, "mpaja_active:perak")
    assert offered(game) == ["non_mpaja_underground:perak", "non_mpaja_active:perak"]
    play(game, "non_mpaja_underground:perak")
    assert guerrillas(game, "perak") == (1, 0, 0, 1)


@pytest.mark.covers("6.1.2", "R-J10", "1.4.3")
def test_an_mpaja_guerrilla_in_each_space_at_opposition() -> None:
    spaces: Spaces = {
        "perak": {"opposition": True},
        "kuala_lumpur": {"opposition": True, "troops": 5, "terror": 1},
        "johore": {"camps": True},
    }
    game = propaganda(spaces)
    assert [guerrillas(game, name)[0] for name in spaces] == [1, 1, 0]


@pytest.mark.covers("6.1.1", "6.1.2")
def test_clashes_come_before_mobilization() -> None:
    spaces: Spaces = {"perak": {"opposition": True, "non_mpaja_underground": 1}, "kedah": {"opposition": True}}
    game = propaganda(spaces)
    assert guerrillas(game, "perak") == (1, 0, 1, 0), "they do not clash any more in this round"
    spaces = {"perak": {"opposition": True, "mpaja_active": 10, "non_mpaja_underground": 1}}
    assert guerrillas(propaganda(spaces), "perak") == (1, 9, 0, 0), "the one that fell is Available again"


@pytest.mark.covers("6.1.2", "R-J10", "R-C2")
def test_with_too_few_available_the_british_choose_and_none_comes_from_the_map() -> None:
    spaces: Spaces = {name: {"opposition": True} for name in ("perak", "kedah", "johore")}
    spaces["ec_north"] = {"mpaja_active": 8, "troops": 8}
    game = propaganda(spaces)
    assert (game.actor, prompt(game), offered(game)) == (BRITISH, "mobilize-space", ["kedah", "perak", "johore"])
    play(game, "johore")
    assert offered(game) == ["kedah", "perak"]
    play(game, "perak")
    assert [guerrillas(game, name)[0] for name in ("perak", "kedah", "johore")] == [1, 0, 1]
    spaces["ec_north"] = {"mpaja_active": 10, "troops": 10}
    game = propaganda(spaces)
    assert is_done(game)
    assert guerrillas(game, "ec_north") == (0, 10, 0, 0)


@pytest.mark.covers("6.1.2", "1.15", "R-J6", "R-C1")
def test_a_mobilized_guerrilla_ends_a_new_village_without_cubes() -> None:
    spaces: Spaces = {
        "johore": {"opposition": True, "new_villages": True},
        "pahang": {"opposition": True, "new_villages": True, "police": 1},
    }
    game = propaganda(spaces)
    assert [("new_village" in space(game, name)) for name in spaces] == [False, True]


@pytest.mark.covers("J15 shaded", "6.1.2", "6.2.4", "tip J15")
def test_with_j15_shaded_new_villages_neither_mobilize_nor_trouble_the_population() -> None:
    spaces: Spaces = {name: {"opposition": True, "troops": 1} for name in POPULATION}
    spaces["perak"]["new_villages"] = spaces["johore"]["new_villages"] = True
    game = propaganda(spaces)
    assert guerrillas(game, "perak") == (1, 0, 0, 0)
    assert state(game).resistance == 10
    game = propaganda(spaces, shaded=["J15"])
    assert [guerrillas(game, name)[0] for name in ("perak", "johore", "kedah")] == [0, 0, 1]
    assert state(game).resistance == 10 - 1, "3 and 2 Population"
    assert level(game, "perak") == "opposition", "the marker stays"


# -- Resistance ------------------------------------------------------------------------------------------------------


@pytest.mark.covers("6.2", "6.2.4", "7.2")
def test_a_quiet_land_costs_3() -> None:
    assert change({}) == QUIET


@pytest.mark.covers("6.2.1", "7.1", "1.11")
def test_revealed_chits_count_their_value_and_concealed_ones_nothing() -> None:
    spaces: Spaces = {
        "kedah": {"intel": 3, "revealed": True},
        "perak": {"intel": 2, "revealed": True},
        "kuala_lumpur": {"intel": 3, "revealed": True},
        "johore": {"intel": 1, "revealed": True},
        "pahang": {"intel": 3},
        "selangor": {"intel": 2, "intel_gone": True},
    }
    assert change(spaces) == QUIET + 2 + 1 + 2 + 0


@pytest.mark.covers("6.2.2", "7.1")
@pytest.mark.parametrize("number", [0, 1, 3])
def test_each_cache_on_the_map_counts_1(number: int) -> None:
    assert change({name: {"caches": 1} for name in EVERYWHERE[:number]}) == QUIET + number


@pytest.mark.covers("6.2.2", "7.1", "R-J12")
@pytest.mark.parametrize("name", EVERYWHERE)
@pytest.mark.parametrize(
    ("pieces", "gain"),
    [
        ({"mpaja_underground": 1}, 1),
        ({"non_mpaja_active": 1}, 1),
        ({"mpaja_active": 3, "troops": 2}, 1),
        ({"mpaja_active": 2, "troops": 2}, 0),
        ({"mpaja_underground": 2, "troops": 1, "police": 1}, 0),
        ({"mpaja_underground": 1, "kempeitai": 3}, 1),
        ({"force_136": 1}, 0),
        ({"troops": 1}, 0),
    ],
)
def test_each_space_with_more_guerrillas_than_cubes_counts_1(
    name: str, pieces: dict[str, int | bool], gain: int
) -> None:
    assert change({name: pieces}) == QUIET + gain


@pytest.mark.covers("6.2.2", "6.1.1")
def test_guerrillas_are_counted_after_the_mpaja_phase() -> None:
    assert change({"johore": {"mpaja_active": 1, "non_mpaja_active": 1}}) == QUIET
    assert change({"pahang": {"opposition": True}}) == QUIET + 1


@pytest.mark.covers("6.2.3", "7.2", "1.7", "R-J12")
@pytest.mark.parametrize(("resources", "cost"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (19, 4), (20, 5)])
def test_every_4_resources_cost_1_and_all_are_spent(resources: int, cost: int) -> None:
    game = propaganda({}, resources=resources)
    assert (state(game).resistance, state(game).resources) == (10 + QUIET - cost, 0)


@pytest.mark.covers("6.2.4", "7.2", "R-J12")
@pytest.mark.parametrize(
    ("restive", "cost"),
    [
        ([], 3),
        (["pahang"], 3),
        (["kedah"], 2),
        (["perak", "kedah"], 2),
        (["perak", "kedah", "pahang"], 2),
        (["perak", "kedah", "kelantan"], 1),
        (["perak", "kedah", "kelantan", "kuala_lumpur", "johore"], 1),
        (["perak", "kedah", "kelantan", "kuala_lumpur", "johore", "trengganu"], 0),
        (list(POPULATION), 0),
    ],
)
def test_every_5_neutral_population_costs_1(restive: list[str], cost: int) -> None:
    left = NEUTRAL - sum(POPULATION[name] for name in restive)
    assert cost == left // 5
    assert change({name: {"opposition": True, "troops": 1} for name in restive}) == -cost


@pytest.mark.covers("6.2.4", "7.2", "R-J12")
@pytest.mark.parametrize(("number", "cost"), [(2, 0), (3, 1), (4, 1), (5, 1), (6, 2)])
def test_every_3_spaces_with_police_cost_1(number: int, cost: int) -> None:
    names = ["ec_north", "kuala_lumpur", "perak", "kedah", "johore", "pahang"][:number]
    assert change({name: {"police": 1} for name in names}) == QUIET - cost
    assert change({"kuala_lumpur": {"police": 6}}) == QUIET, "spaces, not cubes"


EXAMPLE: Spaces = {
    "kedah": {"mpaja_active": 1, "intel": 3, "revealed": True},
    "perak": {"troops": 3, "police": 1, "caches": 1, "mpaja_active": 2},
    "trengganu": {"opposition": True, "intel": 3, "revealed": True, "non_mpaja_active": 1},
    "negri_sembilan": {"opposition": True, "troops": 6, "police": 1},
    "johore": {"troops": 1, "police": 1, "mpaja_active": 1},
    "selangor": {"mpaja_active": 1},
    "kuala_lumpur": {"troops": 2, "police": 2},
}


@pytest.mark.covers("6.2", "6.2.1", "6.2.2", "6.2.3", "6.2.4", "6.2.5")
def test_the_printed_sum() -> None:
    """Chits 4, a Cache 1, three spaces 3; Resources -2, 13 Neutral Population -2, four spaces with Police -1."""
    game = propaganda(EXAMPLE, resistance=3, resources=8, zipper="delay")
    assert state(game).resistance == 3 + 4 + 1 + 3 - 2 - 2 - 1
    assert (zipper(game), state(game).resources) == ("6", 0)
    parts = {"intel": 4, "caches": 1, "guerrilla-majorities": 3, "extracted": -2, "neutral": -2, "policed": -1}
    assert counted(game) == {"mobilized": 2, **parts}


@pytest.mark.covers("6.1.1", "6.1.2", "6.2")
def test_the_log_tells_each_line_before_the_net_change() -> None:
    spaces: Spaces = {
        "kedah": {"mpaja_active": 1, "non_mpaja_active": 2, "intel": 3, "revealed": True},
        "perak": {"opposition": True, "police": 1, "caches": 1},
    }
    game = propaganda(spaces, resistance=3, resources=5, zipper="delay")
    lines = [line for line in game.log() if "removed" not in line and "placed" not in line]
    assert lines[lines.index("Propaganda Round: MPAJA phase") + 1 :][:10] == [
        "Clashes, one Guerrilla of each type: -2 (Kedah)",
        "MPAJA Guerrillas raised by Opposition: +1 (Perak)",
        "Propaganda Round: Resistance phase",
        "Revealed Intel chits: +2 (Kedah)",
        "Supply Caches on the map: +1 (Perak)",
        "Spaces with more Guerrillas than cubes: +1 (Kedah)",
        "Japanese Resources, 1 per 4 of 5: -1",
        "Neutral Population, 1 per 5 of 13: -2 "
        "(Kedah, Kelantan, Trengganu, Pahang, Selangor, Kuala Lumpur, Negri Sembilan, Johore)",
        "Spaces with Police, 1 per 3 of 1: 0 (Perak)",
        "Resistance +1, now 4 (sum of the phase)",
    ]
    assert "日本軍リソース5、4につき1：-1" in game.log("ja")


@pytest.mark.covers("6.2", "R-C1", "1.13")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (17, 19), (18, 20), (20, 20)])
def test_resistance_moves_once_by_the_net_sum(before: int, after: int) -> None:
    """5 up and 3 down: neither alone is stopped by an end of the track."""
    spaces: Spaces = {name: {"mpaja_active": 1} for name in ("kedah", "pahang", "johore", "ec_north", "ec_south")}
    assert state(propaganda(spaces, resistance=before, zipper="delay")).resistance == after


@pytest.mark.covers("6.2.5", "6.7", "6.7.1")
@pytest.mark.parametrize(
    ("resistance", "box"),
    [
        (3, "delay"),
        (8, "delay"),
        (9, "6"),
        (14, "6"),
        (15, "12"),
        (17, "12"),
        (20, "12"),
    ],
)
def test_the_zipper_goes_to_the_highest_box_up_to_resistance(resistance: int, box: str) -> None:
    """A quiet land takes 3 first; the printed example: at 14 the box 12."""
    assert zipper(propaganda({}, resistance=resistance)) == box


@pytest.mark.covers("6.2.5", "6.7")
@pytest.mark.parametrize(("number", "box"), [(1, "18"), (2, "18"), (3, "ready")])
def test_the_upper_boxes(number: int, box: str) -> None:
    spaces: Spaces = {name: {"mpaja_active": 1} for name in ("kedah", "pahang", "johore")[:number]}
    assert zipper(propaganda(spaces, resistance=20)) == box


@pytest.mark.covers("6.2.5", "6.7.1", "6.7.2", "R-J11")
@pytest.mark.parametrize("box", ZIPPER)
def test_resistance_alone_sets_the_zipper_wherever_a_card_had_put_it(box: str) -> None:
    game = propaganda({}, resistance=12, zipper=box)
    assert zipper(game) == "6"
    assert (state(game).zipper_caches.bit_count(), state(game).available[3]) == (1, 4)


# -- the track -------------------------------------------------------------------------------------------------------


@pytest.mark.covers("6.7.2", "R-J11", "1.14")
@pytest.mark.parametrize(
    ("start", "resistance", "left", "available"),
    [("delay", 5, 2, 3), ("delay", 9, 1, 4), ("delay", 15, 0, 5), ("6", 15, 0, 5), ("6", 3, 2, 3), ("ready", 4, 2, 3)],
)
def test_boxes_at_or_below_the_marker_have_released_their_cache(
    start: str, resistance: int, left: int, available: int
) -> None:
    game = propaganda({}, resistance=resistance, zipper=start)
    assert (state(game).zipper_caches.bit_count(), state(game).available[3]) == (left, available)


@pytest.mark.covers("6.7.1", "6.7.2", "J7 unshaded")
@pytest.mark.parametrize(
    ("before", "after", "available"),
    [("delay", "6", 4), ("6", "12", 5), ("12", "18", 5), ("18", "ready", 5), ("ready", "ready", 5)],
)
def test_a_card_moves_the_marker_up_and_the_cache_is_available_at_once(before: str, after: str, available: int) -> None:
    game = event("J7", "unshaded", {}, zipper=before)
    assert (zipper(game), state(game).available[3]) == (after, available)


@pytest.mark.covers("6.7.2", "R-J11", "J7 shaded", "tip J7")
@pytest.mark.parametrize(
    ("before", "after", "available"),
    [("delay", "delay", 3), ("6", "delay", 3), ("12", "delay", 3), ("18", "6", 4), ("ready", "12", 5)],
)
def test_a_card_moves_the_marker_down_and_caches_go_back(before: str, after: str, available: int) -> None:
    game = event("J7", "shaded", {}, zipper=before)
    assert (zipper(game), state(game).available[3]) == (after, available)
    assert state(game).zipper_caches.bit_count() == 5 - available


CACHES: Spaces = {name: {"caches": 1} for name in ("kedah", "perak", "johore", "pahang", "selangor")}


@pytest.mark.covers("6.7.2", "R-J11", "tip J7")
@pytest.mark.parametrize("faction", FACTIONS)
def test_with_none_available_the_british_choose_which_cache_leaves_the_map(faction: str) -> None:
    game = event("J7", "shaded", CACHES, by=faction, zipper="12")
    assert (game.actor, prompt(game)) == (BRITISH, "zipper-cache")
    assert set(offered(game)) == set(CACHES)
    play(game, "pahang")
    assert set(offered(game)) == {*CACHES} - {"pahang"}, "one for each box"
    play(game, "kedah")
    assert is_done(game)
    assert [here(game, name, "supply_cache") for name in CACHES] == [0, 1, 1, 0, 1]
    assert (state(game).zipper_caches.bit_count(), state(game).available[3]) == (2, 0)


@pytest.mark.covers("6.7.2", "R-J11")
def test_available_caches_go_before_those_of_the_map() -> None:
    spaces = {name: CACHES[name] for name in ("kedah", "perak", "johore", "pahang")}
    game = event("J7", "shaded", spaces, zipper="12")
    assert set(offered(game)) == set(spaces), "the first box took the Available one"
    play(game, "perak")
    assert (state(game).available[3], sum(state(game).caches)) == (0, 3)


@pytest.mark.covers("6.7.2", "R-J11", "J14 shaded")
def test_with_no_cache_left_a_box_stays_empty() -> None:
    game = event("J7", "shaded", {"kedah": {"caches": 1}}, zipper="12", lost_caches=4)
    assert is_done(game)
    assert (sum(state(game).caches), state(game).available[3]) == (0, 0)
    assert game.position()["zipper_caches"] == ["12"], "the box that the marker left first"
    assert game.driver.rules.check(state(game)) == []


@pytest.mark.covers("6.7.2", "R-J11", "J14 shaded")
def test_an_empty_box_has_nothing_to_release() -> None:
    game = event("J7", "unshaded", {}, zipper="delay", zipper_caches=["12"], lost_caches=4)
    assert (zipper(game), state(game).available[3]) == ("6", 0)


@pytest.mark.covers("6.2.5", "6.2.2", "6.7.2")
def test_caches_of_the_map_are_counted_before_a_falling_zipper_takes_them() -> None:
    spaces = {name: CACHES[name] for name in ("kedah", "perak", "johore", "pahang")}
    game = propaganda(spaces, resistance=4, zipper="6")
    assert state(game).resistance == 4 + QUIET + 4
    assert zipper(game) == "delay"
    assert (game.actor, prompt(game)) == (BRITISH, "zipper-cache")
    play(game, "johore")
    assert is_done(game)
    assert here(game, "johore", "supply_cache") == 0


@pytest.mark.covers("6.7.3", "6.7.1", "J24 unshaded")
def test_the_new_level_applies_at_once() -> None:
    names = ["kedah", "perak", "johore"]
    spaces: Spaces = {name: {"force_136": 1, "camps": True} for name in names}
    game = play(event("J24", "unshaded", spaces, zipper="6"), "supply", *names)
    assert is_done(game)
    assert [here(game, name, "supply_cache") for name in names] == [1, 1, 1]


# -- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.covers("6.2.6", "7.0", "R-C10")
@pytest.mark.parametrize(("before", "after", "outcome"), [(20, 17, "japanese"), (3, 0, "japanese")])
def test_the_final_round_stops_after_the_resistance_phase_though_cards_are_left(
    before: int, after: int, outcome: str
) -> None:
    spaces: Spaces = {"perak": {"troops": 1, "terror": 1, "camps": True}, "johore": {"intel": 1, "revealed": True}}
    game = play(propaganda(spaces, "J35", played=LAST_CAMPAIGN, resistance=before, resources=3), "end-turn")
    assert game.over
    assert game.result is not None
    assert (game.result.outcome, game.result.winner, game.result.reason) == (outcome, outcome, "final")
    assert (state(game).resistance, state(game).resources) == (after, 0)
    assert here(game, "perak", "terror") == 1, "no further phase"
    assert len(state(game).played) == 19


@pytest.mark.covers("6.2.6", "7.0", "R-J20", "R-C10")
@pytest.mark.parametrize(
    ("before", "camps", "outcome"),
    [(18, 0, "japanese"), (19, 0, "british"), (20, 0, "british"), (19, 1, "mpaja"), (20, 1, "mpaja")],
)
def test_victory_reads_the_resistance_of_this_round(before: int, camps: int, outcome: str) -> None:
    """Two spaces with Guerrillas and 16 Neutral Population: 1 less."""
    spaces: Spaces = {"kedah": {"mpaja_active": 1, "camps": bool(camps)}, "johore": {"mpaja_active": 1, "force_136": 1}}
    game = play(propaganda(spaces, "J35", played=LAST_CAMPAIGN, resistance=before), "end-turn")
    assert game.result is not None
    assert game.result.outcome == outcome
    assert game.result.winner == (None if outcome == "mpaja" else outcome)


@pytest.mark.covers("6.2.6", "R-C10")
@pytest.mark.parametrize("card", ["J33", "J34", "J35"])
def test_whichever_propaganda_card_comes_last_is_the_final_one(card: str) -> None:
    others = [other for other in ("J33", "J34", "J35") if other != card]
    played = [dict(zip(("J33", "J34"), others, strict=True)).get(name, name) for name in LAST_CAMPAIGN]
    assert play(propaganda({}, card, played=played), "end-turn").over


@pytest.mark.covers("6.2.6", "7.0")
@pytest.mark.parametrize(("played", "card"), [(FIRST_CAMPAIGN, "J34"), (SECOND_CAMPAIGN, "J35")])
@pytest.mark.parametrize("resistance", [0, 20])
def test_no_earlier_round_ends_the_game(played: list[str], card: str, resistance: int) -> None:
    spaces: Spaces = {name: {"mpaja_active": 1} for name in ("kedah", "pahang", "johore")}
    game = play(propaganda(spaces, card, played=played, resistance=resistance), "end-turn")
    assert (game.over, stage(game)) == (False, "unrest")


@pytest.mark.covers("5.4", "6.1", "6.2", "R-C10")
def test_j9_in_the_third_campaign_is_the_final_round() -> None:
    rest: dict[str, Any] = {"stage": "reveal", "played": LAST_CAMPAIGN, "resistance": 20, "zipper": "12"}
    spaces: Spaces = {"pahang": {"opposition": True}, "kedah": {"troops": 1, "terror": 1}}
    game = play(table(spaces, **rest), "card:J9")
    assert game.over
    assert (state(game).resistance, guerrillas(game, "pahang")) == (20 + 1 - 3, (1, 0, 0, 0))
    assert here(game, "kedah", "terror") == 1


# -- Resources -------------------------------------------------------------------------------------------------------


def unrest(spaces: Spaces, sabotage: list[int], **numbers: Any) -> Game:
    """The British part of the Resources Phase."""
    return until("unrest", spaces, sabotage=sabotage, **numbers)


TOUCHES = {
    "r1": ["kedah"],
    "r2": ["kelantan"],
    "r3": ["perak"],
    "r4": ["perak", "kelantan"],
    "r5": ["perak", "pahang", "selangor", "kuala_lumpur"],
    "r6": ["pahang", "kuala_lumpur", "negri_sembilan"],
    "r7": ["negri_sembilan", "johore"],
    "r8": ["pahang", "johore"],
}
"""The Provinces and Kuala Lumpur next to each Railway."""


@pytest.mark.covers("6.3", "6.3.1", "R-J13", "1.3.6")
@pytest.mark.parametrize("railway", TOUCHES)
@pytest.mark.parametrize("markers", [1, 2])
def test_each_sabotaged_railway_lets_one_space_next_to_it_be_set(railway: str, markers: int) -> None:
    game = unrest({}, [markers * (name == railway) for name in TOUCHES])
    assert (game.actor, prompt(game)) == (BRITISH, "unrest-space")
    assert offered(game) == [*TOUCHES[railway], "done"], "neither Economic Centers nor more than one"
    play(game, TOUCHES[railway][-1])
    assert is_done(game)
    assert level(game, TOUCHES[railway][-1]) == "opposition"


@pytest.mark.covers("6.3.1", "R-C4")
def test_it_is_a_choice_for_each_railway() -> None:
    game = unrest({}, [0, 0, 0, 1, 1, 0, 0, 0])
    play(game, "kelantan")
    assert offered(game) == ["perak", "pahang", "selangor", "kuala_lumpur", "done"]
    play(game, "done")
    assert is_done(game)
    assert [level(game, name) for name in ("kelantan", "perak")] == ["opposition", "neutral"]


@pytest.mark.covers("6.3.1", "1.12", "R-J9")
def test_terror_keeps_a_space_neutral() -> None:
    spaces: Spaces = {"perak": {"terror": 1}, "pahang": {"opposition": True, "troops": 1}}
    assert offered(unrest(spaces, [0, 0, 0, 0, 1, 0, 0, 0])) == ["selangor", "kuala_lumpur", "done"]
    game = unrest({"perak": {"terror": 2}}, [0, 0, 1, 0, 0, 0, 0, 0])
    assert is_done(game)
    assert level(game, "perak") == "neutral"


@pytest.mark.covers("6.3.1", "3.3.2", "6.6")
def test_the_markers_stay() -> None:
    game = play(unrest({}, [1, 0, 0, 0, 0, 0, 0, 0]), "kedah")
    assert state(game).sabotage[0] == 1
    game = until("reset", {}, sabotage=[2, 0, 0, 1, 0, 0, 0, 0])
    assert state(play(game, "end-turn")).sabotage == [2, 0, 0, 1, 0, 0, 0, 0]


@pytest.mark.covers("6.3.2", "3.3.2", "R-J13")
def test_the_japanese_may_do_a_full_construct() -> None:
    spaces: Spaces = {name: {"troops": 1} for name in ("kedah", "perak", "pahang", "johore")}
    game = until("construct", spaces, sabotage=[1, 0, 1, 0, 0, 0, 0, 0])
    assert (game.actor, offered(game)) == (JAPANESE, ["construct", "decline"])
    play(game, "construct", "kedah", "johore", "new-village", "perak", "r3")
    assert is_done(game), "three spaces"
    assert (sum(state(game).sabotage), "new_village" in space(game, "johore")) == (0, True)
    assert level(game, "johore") == "opposition"


@pytest.mark.covers("6.3.2", "R-C11", "4.1")
def test_the_construct_may_be_declined_and_carries_no_activity() -> None:
    spaces: Spaces = {"kedah": {"troops": 2, "kempeitai": 1}, "johore": {"troops": 1}}
    game = until("construct", spaces)
    assert "reprisal" not in offered(play(game, "construct"))
    game = play(until("construct", spaces), "decline")
    assert (is_done(game), state(game).new_villages) == (True, 0)


@pytest.mark.covers("6.3.2", "3.3.2")
def test_without_a_province_there_is_no_construct() -> None:
    assert is_done(until("construct", {"kuala_lumpur": {"troops": 3}, "kedah": {"troops": 1, "mpaja_active": 1}}))


@pytest.mark.covers("6.3.2", "J12 unshaded")
def test_with_j12_the_construct_of_the_round_provokes_too() -> None:
    game = until(
        "construct", {"kedah": {"troops": 1, "terror": 1}}, sabotage=[1, 0, 0, 0, 0, 0, 0, 0], unshaded=["J12"]
    )
    play(game, "construct")
    assert (game.actor, offered(game)) == (BRITISH, ["kedah", "done"])


# -- Support ---------------------------------------------------------------------------------------------------------


LED = {"force_136": 1, "camps": True}


@pytest.mark.covers("6.4", "6.4.1", "4.2.1", "6.7.3")
@pytest.mark.parametrize(("resistance", "most"), [(10, 2), (16, 3)])
def test_the_british_may_supply_with_the_zipper_of_this_round(resistance: int, most: int) -> None:
    names = ["kedah", "perak", "johore"]
    game = until("supply", dict.fromkeys(names, LED), resistance=resistance)
    assert (game.actor, offered(game)) == (BRITISH, [*names, "done"])
    play(game, "kedah", "johore")
    assert is_done(game) is (most == 2)
    if most == 3:
        play(game, "perak")
    assert is_done(game)
    assert sum(state(game).caches) == most
    assert is_done(play(until("supply", dict.fromkeys(names, LED)), "done"))


@pytest.mark.covers("6.4.1", "J27 shaded", "J8 shaded")
def test_capabilities_hold_for_the_supply_of_the_round() -> None:
    spaces: Spaces = {"kedah": {**LED, "opposition": True, "troops": 2}}
    game = play(until("supply", spaces, shaded=["J27", "J8"]), "kedah", "die:2")
    assert (level(game, "kedah"), here(game, "kedah", "supply_cache")) == ("neutral", 0)


@pytest.mark.covers("6.4.2", "4.3.2")
def test_the_japanese_may_reprisal_in_two_spaces() -> None:
    spaces: Spaces = {"kedah": {"troops": 1, "mpaja_active": 1}, "johore": {"troops": 1}, "ec_north": {"troops": 1}}
    game = until("reprisal", spaces)
    assert (game.actor, offered(game)) == (JAPANESE, ["kedah", "johore", "ec_north", "done"])
    play(game, "kedah", "ec_north")
    assert is_done(game)
    assert (guerrillas(game, "perak"), here(game, "ec_north", "terror")) == ((0, 1, 0, 0), 1)
    assert is_done(play(until("reprisal", spaces), "done"))


# -- Redeploy --------------------------------------------------------------------------------------------------------


@pytest.mark.covers("6.5", "6.5.1", "R-J13")
def test_force_136_may_go_to_any_jungle_camp() -> None:
    spaces: Spaces = {
        "kedah": {"force_136": 1, "non_mpaja_underground": 1, "troops": 1},
        "ec_south": {"force_136": 1},
        "johore": {"camps": True},
        "trengganu": {"camps": True, "troops": 3},
    }
    game = until("redeploy", spaces)
    assert set(offered(game)) == {
        *("force_136:kedah>johore", "force_136:kedah>trengganu"),
        *("force_136:ec_south>johore", "force_136:ec_south>trengganu", "done"),
    }
    play(game, "force_136:kedah>johore", "force_136:ec_south>johore")
    assert is_done(game), "none moves twice"
    assert (here(game, "johore", "force_136"), state(game).available[5]) == (2, 1), "none is placed"
    assert here(game, "kedah", "non_mpaja_underground") == 1, "no escort"
    assert state(game).camps.bit_count() == 2, "no camp comes"


@pytest.mark.covers("6.5.1")
def test_force_136_may_move_between_camps_or_stay() -> None:
    spaces: Spaces = {"kedah": LED, "johore": {"camps": True}}
    assert offered(until("redeploy", spaces)) == ["force_136:kedah>johore", "done"]
    assert is_done(until("redeploy", {"kedah": {"force_136": 1}})), "no camp, no move"


@pytest.mark.covers("6.5.2", "R-J13")
def test_kempeitai_and_police_may_go_where_troops_outnumber_guerrillas() -> None:
    spaces: Spaces = {
        "kedah": {"police": 1, "mpaja_active": 1},
        "trengganu": {"kempeitai": 1},
        "perak": {"troops": 2, "mpaja_underground": 1},
        "kuala_lumpur": {"troops": 1, "police": 5, "mpaja_active": 1},
        "ec_south": {"troops": 1},
        "johore": {"troops": 2, "mpaja_underground": 1, "mpaja_active": 1},
    }
    game = until("japanese_redeploy", spaces)
    targets = {option.split(">")[1] for option in offered(game) if ">" in option}
    assert (game.actor, targets) == (JAPANESE, {"perak", "ec_south"}), "Police do not count"
    play(game, "police:kedah>ec_south", "kempeitai:trengganu>perak")
    assert (here(game, "ec_south", "police"), here(game, "perak", "kempeitai")) == (1, 1)
    assert "police:ec_south>perak" not in offered(game), "none moves twice"
    play(game, "done")
    assert is_done(game)


@pytest.mark.covers("6.5.2", "R-J13", "1.8")
def test_troops_stay_and_available_police_are_not_placed() -> None:
    game = until("japanese_redeploy", {"perak": {"troops": 2}, "johore": {"troops": 1}})
    assert is_done(game)
    assert state(game).available[1] == 6


@pytest.mark.covers("6.5.2", "R-J6", "1.15")
def test_a_new_village_left_by_the_last_police_among_guerrillas_goes() -> None:
    spaces: Spaces = {
        "johore": {"police": 1, "mpaja_active": 1, "new_villages": True},
        "perak": {"troops": 1},
    }
    game = play(until("japanese_redeploy", spaces), "police:johore>perak")
    assert "new_village" not in space(game, "johore")


# -- Reset -----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("6.6", "1.12")
def test_terror_goes_and_sabotage_opposition_and_villages_stay() -> None:
    spaces: Spaces = {
        "perak": {"terror": 2, "opposition": True, "troops": 2},
        "ec_north": {"terror": 1},
        "johore": {"new_villages": True, "camps": True, "force_136": 1},
    }
    game = until("reset", spaces, sabotage=[0, 0, 0, 0, 0, 0, 0, 2], unshaded=["J19"])
    assert sum(state(game).terror) == 0
    assert (state(game).sabotage[7], level(game, "perak")) == (2, "opposition")
    assert {"new_village", "jungle_camp"} <= set(space(game, "johore"))
    assert game.position()["unshaded"] == ["J19"]


@pytest.mark.covers("6.6", "1.11", "R-J14")
def test_all_chits_go_to_the_cup_and_a_concealed_one_lies_everywhere() -> None:
    spaces: Spaces = {
        "perak": {"intel": 3, "revealed": True},
        "kedah": {"intel": 2},
        "johore": {"intel": 1, "intel_gone": True},
    }
    game = until("reset", spaces)
    assert all("intel" in space(game, name) for name in POPULATION)
    assert not any("intel" in space(game, name) for name in ("ec_north", "ec_south"))
    assert sum(state(game).intel) == 0, "nobody knows any"


@pytest.mark.covers("6.6", "1.4.3")
def test_all_guerrillas_go_underground() -> None:
    spaces: Spaces = {"perak": {"mpaja_active": 2, "mpaja_underground": 1}, "ec_north": {"non_mpaja_active": 1}}
    game = until("reset", spaces)
    assert (guerrillas(game, "perak"), guerrillas(game, "ec_north")) == ((3, 0, 0, 0), (0, 0, 1, 0))


@pytest.mark.covers("6.6", "J17 execute")
def test_the_troops_of_burma_come_to_kuala_lumpur() -> None:
    game = until("reset", {"kuala_lumpur": {"troops": 2}}, burma_troops=3)
    assert (here(game, "kuala_lumpur", "troop"), state(game).burma_troops) == (5, 0)


@pytest.mark.covers("6.6", "J25 shaded")
def test_the_british_put_john_davis_in_a_province_with_a_camp() -> None:
    spaces: Spaces = {"kedah": {"camps": True, "troops": 1}, "johore": {"camps": True}}
    game = until("reset", spaces, davis_force=1)
    assert (game.actor, offered(game)) == (BRITISH, ["kedah", "johore"])
    play(game, "johore")
    assert (here(game, "johore", "force_136"), state(game).davis_force) == (1, 0)
    game = until("reset", {}, davis_force=1)
    assert (is_done(game), state(game).available[5]) == (True, 3), "without a camp it is Available"


@pytest.mark.covers("6.6", "2.4.6", "2.4.1")
def test_then_the_next_card_with_the_british_first() -> None:
    game = play(until("reset", {}, first=JAPANESE), "end-turn", "card:J5")
    assert (stage(game), game.actor, prompt(game)) == ("first", BRITISH, "choose-box")
