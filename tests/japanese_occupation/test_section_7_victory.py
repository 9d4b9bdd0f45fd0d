"""Section 7: who wins, and what raises and lowers Resistance."""

from __future__ import annotations

from typing import Any

import pytest

from coinbox import Game
from tests.japanese_occupation.table import Spaces, event, offered, play, state, table

JAPANESE = "japanese"
EVENTS = [f"J{n}" for n in range(1, 33) if n not in (6, 9)]
LAST_CAMPAIGN = [*EVENTS[:6], "J33", *EVENTS[6:12], "J34", *EVENTS[12:16]]
PROVINCES = ("kedah", "perak", "kelantan", "trengganu", "pahang", "selangor", "negri_sembilan", "johore")
SETTLED: Spaces = {name: {"opposition": True, "troops": 1} for name in (*PROVINCES, "kuala_lumpur")}
"""Opposition everywhere, and a Troop for the Guerrilla of 6.1.2: nothing moves Resistance."""
CAMPS = ("kedah", "perak", "kelantan", "trengganu")


def final_round(spaces: Spaces, **numbers: Any) -> Game:
    """The third Propaganda card is revealed, with two cards still under it."""
    return play(table(spaces, stage="reveal", played=LAST_CAMPAIGN, **numbers), "card:J35", "end-turn")


def first_round(spaces: Spaces, **numbers: Any) -> Game:
    return play(table(spaces, stage="reveal", played=EVENTS[:4], **numbers), "card:J33")


def with_markers(camps: int, forces: int) -> Spaces:
    """So many Jungle Camps and Force 136 on the map."""
    spaces: Spaces = {name: dict(row) for name, row in SETTLED.items()}
    for name in CAMPS[:camps]:
        spaces[name]["camps"] = True
    spaces["ec_north"] = {"force_136": forces}
    return spaces


def settled(**rows: dict[str, int | bool]) -> Spaces:
    """The settled map, with these rows added."""
    spaces: Spaces = {name: dict(row) for name, row in SETTLED.items()}
    for name, row in rows.items():
        spaces[name] = {**spaces.get(name, {}), **row}
    return spaces


def outcome(game: Game) -> tuple[str | None, str, str]:
    assert game.result is not None
    assert game.result.outcome is not None
    return game.result.winner, game.result.outcome, game.result.reason


# -- victory ---------------------------------------------------------------------------------------------------------


@pytest.mark.covers("7.0.1", "1.13")
@pytest.mark.parametrize("resistance", [0, 2, 12, 16, 17])
@pytest.mark.parametrize(("camps", "forces"), [(0, 3), (4, 0)])
def test_below_18_the_japanese_win_whatever_the_markers(resistance: int, camps: int, forces: int) -> None:
    game = final_round(with_markers(camps, forces), resistance=resistance)
    assert game.over
    assert outcome(game) == (JAPANESE, JAPANESE, "final")


@pytest.mark.covers("7.0.1")
@pytest.mark.parametrize(("camps", "forces"), [(0, 3), (0, 0), (4, 0)])
def test_at_20_the_british_win_whatever_the_markers(camps: int, forces: int) -> None:
    assert outcome(final_round(with_markers(camps, forces), resistance=20)) == ("british", "british", "final")


@pytest.mark.covers("7.0.1", "R-J20", "1.10")
@pytest.mark.parametrize("resistance", [18, 19])
@pytest.mark.parametrize("camps", range(5))
@pytest.mark.parametrize("forces", range(4))
def test_between_them_fewer_camps_than_force_136_decide(resistance: int, camps: int, forces: int) -> None:
    expected = ("british", "british") if camps < forces else (None, "mpaja")
    assert outcome(final_round(with_markers(camps, forces), resistance=resistance)) == (*expected, "final")


@pytest.mark.covers("R-J20", "7.0.1")
def test_an_mpaja_victory_is_a_third_result_and_nobody_wins() -> None:
    game = final_round(with_markers(1, 1), resistance=18, resources=3)
    assert game.result is not None
    assert (game.result.winner, game.result.outcome) == (None, "mpaja")
    assert game.result.tracks == {"resistance": 18, "resources": 0}
    assert game.driver.options() == ()


@pytest.mark.covers("R-J20", "7.0.1", "J25 shaded")
@pytest.mark.parametrize(("on_card", "result"), [(0, "british"), (1, "mpaja")])
def test_a_force_136_on_a_card_does_not_count(on_card: int, result: str) -> None:
    spaces = with_markers(2, 3 - on_card)
    game = final_round(spaces, resistance=18, davis_force=on_card)
    assert outcome(game)[1] == result


@pytest.mark.covers("7.0.1", "6.2.6", "R-C10")
def test_the_final_round_stops_after_the_resistance_phase() -> None:
    game = final_round(settled(perak={"terror": 1, "mpaja_active": 1}), resistance=10, resources=7)
    assert game.over
    assert state(game).resources == 0
    assert state(game).terror[1] == 1
    assert sum(state(game).mpaja_active) == 1
    assert len(state(game).played) == 19


@pytest.mark.covers("7.0.1", "6.1", "6.2")
def test_the_check_sees_the_changes_of_its_round() -> None:
    """A revealed 2 lifts 16 to 18; 4 Resources take 18 down to 17; 20 and 4 Resources are 19."""
    spy = {"intel": 3, "revealed": True}
    assert outcome(final_round(settled(perak=spy), resistance=16))[1] == "mpaja"
    assert outcome(final_round(settled(perak=spy), resistance=15))[1] == JAPANESE
    assert outcome(final_round(settled(perak=spy), resistance=18))[1] == "british"
    assert outcome(final_round(SETTLED, resistance=18, resources=4))[1] == JAPANESE
    assert outcome(final_round(SETTLED, resistance=20, resources=4))[1] == "mpaja"


@pytest.mark.covers("7.0", "7.0.1", "R-C18")
@pytest.mark.parametrize(("played", "card"), [(EVENTS[:4], "J33"), ([*EVENTS[:6], "J33", *EVENTS[6:10]], "J34")])
@pytest.mark.parametrize("resistance", [0, 18, 20])
def test_no_earlier_round_decides_anything(played: list[str], card: str, resistance: int) -> None:
    game = table(SETTLED, stage="reveal", played=played, resistance=resistance)
    play(game, f"card:{card}", "end-turn")
    assert not game.over
    assert game.result is None
    assert game.driver.rules.view(state(game))["stage"] == "unrest"


@pytest.mark.covers("7.0.1", "R-C18")
def test_victory_is_not_checked_during_a_campaign() -> None:
    spaces: Spaces = {name: {"force_136": 1, "camps": True} for name in ("perak", "johore")}
    game = event("J4", "unshaded", spaces, resistance=18)
    assert state(game).resistance == 20
    play(game, "end-turn")
    assert not game.over
    assert offered(game) == ["limited-op", "op-special"]


@pytest.mark.covers("7.0.1", "5.4")
@pytest.mark.parametrize(("resistance", "result"), [(17, JAPANESE), (18, "mpaja"), (20, "british")])
def test_atomic_bombings_in_the_last_campaign_are_decided_alike(resistance: int, result: str) -> None:
    game = table(SETTLED, stage="reveal", played=LAST_CAMPAIGN[:-1], resistance=resistance)
    play(game, "card:J9")
    while not game.over:
        play(game, "end-turn")
    assert outcome(game)[1] == result


# -- what raises Resistance ------------------------------------------------------------------------------------------


@pytest.mark.covers("7.1", "3.2.4")
@pytest.mark.parametrize(("piece", "row"), [("troop", {"troops": 1}), ("kempeitai", {"kempeitai": 1})])
def test_each_piece_moved_by_ambush_raises_it_by_1(piece: str, row: dict[str, int | bool]) -> None:
    band: dict[str, int | bool] = {"force_136": 1, "mpaja_underground": 1, **row}
    game = table({"perak": dict(band), "johore": dict(band)}, dice=["die:6", "die:6"])
    play(game, "limited-op", "ambush", "perak", f"{piece}:perak>kuala_lumpur")
    assert state(game).resistance == 3
    play(game, "johore", f"{piece}:johore>kuala_lumpur")
    assert state(game).resistance == 4


@pytest.mark.covers("7.1", "3.2.4")
def test_a_police_removed_by_ambush_does_not_raise_it() -> None:
    game = table({"perak": {"force_136": 1, "mpaja_underground": 1, "police": 1}})
    assert state(play(game, "limited-op", "ambush")).resistance == 2


@pytest.mark.covers("7.1", "6.2.1")
@pytest.mark.parametrize("value", [0, 1, 2])
def test_a_revealed_chit_raises_it_by_its_value(value: int) -> None:
    game = first_round(settled(perak={"intel": value + 1, "revealed": True}), resistance=10)
    assert state(game).resistance == 10 + value


@pytest.mark.covers("7.1", "6.2.2")
def test_each_cache_on_the_map_raises_it_by_1() -> None:
    game = first_round(settled(perak={"caches": 1}, johore={"caches": 1}), resistance=13, zipper="6")
    assert state(game).resistance == 15


@pytest.mark.covers("7.1", "6.2.2", "R-J12")
@pytest.mark.parametrize("name", ["perak", "kuala_lumpur", "ec_north"])
def test_each_space_with_more_guerrillas_than_cubes_raises_it_by_1(name: str) -> None:
    game = first_round(settled(**{name: {"mpaja_active": 1}}), resistance=10)
    assert state(game).resistance == 11


# -- what lowers Resistance ------------------------------------------------------------------------------------------


@pytest.mark.covers("7.2", "4.3.3", "R-J8")
@pytest.mark.parametrize(("camps", "choice", "resistance"), [(False, "remove-force", 9), (True, "remove-camp", 10)])
def test_a_force_136_removed_by_eliminate_lowers_it_by_1(camps: bool, choice: str, resistance: int) -> None:
    spaces: Spaces = {"perak": {"kempeitai": 1, "force_136": 1, "camps": camps}}
    game = table(spaces, by=JAPANESE, dice=["die:1"], resistance=10)
    play(game, "op-special", "sweep", "eliminate", choice)
    assert state(game).resistance == resistance


@pytest.mark.covers("7.2", "6.2.3", "R-J12")
@pytest.mark.parametrize(("resources", "loss"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (20, 5)])
def test_every_4_resources_lower_it_by_1(resources: int, loss: int) -> None:
    game = first_round(SETTLED, resistance=10, resources=resources)
    assert state(game).resistance == 10 - loss
    assert state(game).resources == 0


@pytest.mark.covers("7.2", "6.2.4", "R-J12")
@pytest.mark.parametrize(
    ("calm", "loss"),
    [
        (("perak", "pahang"), 0),
        (("perak", "johore"), 1),
        (("perak", "kuala_lumpur"), 1),
        (("perak", "johore", "kelantan", "kedah"), 1),
        (("perak", "johore", "kelantan", "kedah", "selangor"), 2),
        ((*PROVINCES, "kuala_lumpur"), 3),
    ],
)
def test_every_5_neutral_population_lower_it_by_1(calm: tuple[str, ...], loss: int) -> None:
    rows: dict[str, dict[str, int | bool]] = {name: {"opposition": False} for name in calm}
    game = first_round(settled(**rows), resistance=10)
    assert state(game).resistance == 10 - loss


@pytest.mark.covers("7.2", "6.2.4", "R-J12")
@pytest.mark.parametrize(("number", "loss"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_every_3_spaces_with_police_lower_it_by_1(number: int, loss: int) -> None:
    """Economic Centers and Kuala Lumpur count; a second Police in a space does not."""
    names = ("ec_north", "ec_south", "kuala_lumpur", *PROVINCES)[:number]
    rows: dict[str, dict[str, int | bool]] = {name: {"police": 2 if number == 2 else 1} for name in names}
    assert state(first_round(settled(**rows), resistance=10)).resistance == 10 - loss


@pytest.mark.covers("7.1", "7.2")
@pytest.mark.parametrize(
    ("card", "side", "resistance"), [("J4", "unshaded", 12), ("J24", "shaded", 8), ("J1", "unshaded", 11)]
)
def test_events_move_it(card: str, side: str, resistance: int) -> None:
    spaces: Spaces = {
        "perak": {"force_136": 1, "camps": True, "terror": 1},
        "johore": {"force_136": 1, "camps": True},
    }
    assert state(event(card, side, spaces, resistance=10)).resistance == resistance
