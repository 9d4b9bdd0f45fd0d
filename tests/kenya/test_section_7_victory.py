"""Section 7: victory, and what raises and lowers Political Will."""

from __future__ import annotations

from typing import Any

import pytest

from coinbox import Game
from coinbox.games.kenya.vocabulary import FACTIONS
from tests.kenya.table import Spaces, event, is_done, offered, play, space, state, table
from tests.tabletalk import result

MAU_MAU = FACTIONS[1]
EVENTS = [f"K{n}" for n in range(1, 33)]
LAST_CAMPAIGN = [*EVENTS[:6], "K33", *EVENTS[6:12], "K34", *EVENTS[12:16]]
UNCONTAINED: Spaces = {"nairobi": {"bases": 1}}
"""A Base in Nairobi: none of the +2 of 6.1.3."""


def final_round(spaces: Spaces, **numbers: Any) -> Game:
    """The third Propaganda card is revealed, with two cards still under it."""
    return play(table(spaces, stage="reveal", played=LAST_CAMPAIGN, **numbers), "card:K35")


def first_round(spaces: Spaces, **numbers: Any) -> Game:
    return play(table(spaces, stage="reveal", played=EVENTS[:4], **numbers), "card:K33")


# -- victory ---------------------------------------------------------------------------------------------------------


@pytest.mark.covers("7.0", "7.0.1", "6.1.4")
@pytest.mark.parametrize(
    ("will", "winner"),
    [(0, MAU_MAU), (1, MAU_MAU), (2, MAU_MAU), (3, ""), (17, ""), (18, "british"), (19, "british"), (20, "british")],
)
def test_early_victory_at_the_ends_of_the_track(will: int, winner: str) -> None:
    game = first_round(UNCONTAINED, political_will=will)
    assert game.over is bool(winner)
    if winner:
        assert result(game) == (winner, "early")


@pytest.mark.covers("7.0", "7.0.2", "6.1.5")
@pytest.mark.parametrize(
    ("will", "winner"), [(3, MAU_MAU), (9, MAU_MAU), (10, None), (11, "british"), (12, "british"), (17, "british")]
)
def test_the_final_round_is_decided_at_10(will: int, winner: str | None) -> None:
    game = final_round(UNCONTAINED, political_will=will)
    assert game.over
    assert result(game) == (winner, "final")
    assert game.result is not None
    assert game.result.outcome == (winner or "tie")
    assert game.result.tracks == {"political_will": will, "mau_mau_resources": 8}


@pytest.mark.covers("7.0.1", "7.0.2")
@pytest.mark.parametrize(("will", "winner"), [(0, MAU_MAU), (2, MAU_MAU), (18, "british"), (20, "british")])
def test_a_threshold_comes_first_in_the_final_round_too(will: int, winner: str) -> None:
    assert result(final_round(UNCONTAINED, political_will=will)) == (winner, "threshold")


@pytest.mark.covers("6.1.5", "R-C10")
def test_the_final_round_stops_at_its_victory_check() -> None:
    game = final_round(UNCONTAINED, mau_mau_resources=1)
    assert game.over
    assert state(game).mau_mau_resources == 1
    assert game.driver.options() == ()


@pytest.mark.covers("7.0.2", "7.0.1")
def test_the_checks_see_the_changes_of_their_round() -> None:
    spaces: Spaces = {"nairobi": {"bases": 1, "resistance": True}}
    assert result(final_round(spaces, political_will=11)) == (MAU_MAU, "final")
    assert result(final_round(spaces, political_will=12)) == (None, "final")
    assert result(first_round(spaces, political_will=4)) == (MAU_MAU, "early")
    assert result(first_round({}, political_will=14)) == ("british", "early")


@pytest.mark.covers("7.0.2")
@pytest.mark.parametrize("played", [EVENTS[:4], [*EVENTS[:6], "K33", *EVENTS[6:10]]])
@pytest.mark.parametrize("will", [8, 10, 12])
def test_earlier_rounds_do_not_end_in_the_middle(played: list[str], will: int) -> None:
    game = play(table(UNCONTAINED, stage="reveal", played=played, political_will=will), "card:K35")
    assert not game.over
    assert game.result is None


@pytest.mark.covers("7.0.1", "R-C18")
@pytest.mark.parametrize(("card", "side", "before", "after"), [("K32", "shaded", 2, 0), ("K25", "unshaded", 17, 19)])
def test_victory_is_not_checked_during_a_campaign(card: str, side: str, before: int, after: int) -> None:
    game = event(card, side, {}, political_will=before, pipeline="villagization")
    assert state(game).political_will == after
    play(game, "end-turn")
    assert not game.over
    assert offered(game) == ["limited-op", "op-special"]


# -- what raises Political Will ----------------------------------------------------------------------------------------


@pytest.mark.covers("7.1", "3.2.4")
def test_each_base_removed_by_assault_raises_it_by_1() -> None:
    game = play(table({"mount_kenya": {"troops": 4, "bases": 2}}), "limited-op", "assault")
    assert state(game).political_will == 14


@pytest.mark.covers("7.1", "K22 unshaded")
def test_a_base_removed_by_an_event_raises_it_by_1() -> None:
    game = event("K22", "unshaded", {"mount_kenya": {"troops": 4, "bases": 2}})
    assert state(game).political_will == 13


@pytest.mark.covers("7.1", "1.7")
@pytest.mark.parametrize(
    ("name", "population"), [("nairobi", 2), ("kiambu", 2), ("fort_hall", 2), ("embu", 1), ("thika", 1)]
)
def test_ending_mau_mau_control_raises_it_by_the_population(name: str, population: int) -> None:
    game = table({name: {"active": 1}, "rift_valley": {"troops": 1}})
    play(game, "limited-op", "deploy", "done", name)
    assert space(game, name)["control"] == "none"
    assert state(game).political_will == 12 + population


@pytest.mark.covers("7.1", "6.1.3")
@pytest.mark.parametrize(
    ("spaces", "gain"),
    [
        ({"nairobi": {"bases": 1}}, 0),
        ({"nairobi": {"active": 1}}, 2),
        ({"nairobi": {"underground": 1}, "thika": {"bases": 1}}, 0),
        ({"thika": {"bases": 1}}, 2),
        ({"aberdares": {"bases": 2}, "mount_kenya": {"bases": 2}}, 4),
        ({}, 4),
    ],
)
def test_containing_the_mau_mau_raises_it_in_a_propaganda_round(spaces: Spaces, gain: int) -> None:
    assert state(first_round(spaces)).political_will == 12 + gain


# -- what lowers Political Will ---------------------------------------------------------------------------------------


@pytest.mark.covers("7.2", "1.7")
@pytest.mark.parametrize(("name", "population"), [("nyeri", 2), ("nairobi", 2), ("meru", 1), ("aberdares", 0)])
def test_new_mau_mau_control_lowers_it_by_the_population(name: str, population: int) -> None:
    game = play(table({}, by=MAU_MAU), "limited-op", "rally", name)
    assert state(game).political_will == 12 - population


@pytest.mark.covers("7.2", "6.6.3", "3.2.2", "4.2.2")
@pytest.mark.parametrize("names", [("relocate", "nyeri"), ("sweep", "reprisal")])
@pytest.mark.parametrize(("die", "will"), [(1, 11), (2, 12)])
def test_outrage_lowers_it_by_1(names: tuple[str, ...], die: int, will: int) -> None:
    game = table({"nyeri": {"troops": 1}}, pipeline="villagization", dice=[f"die:{die}"])
    play(game, "op-special", *names)
    assert state(game).political_will == will


@pytest.mark.covers("7.1", "7.2")
@pytest.mark.parametrize(
    ("card", "side", "will"),
    [("K25", "unshaded", 14), ("K32", "unshaded", 13), ("K32", "shaded", 8), ("K24", "shaded", 8)],
)
def test_events_move_it(card: str, side: str, will: int) -> None:
    game = event(card, side, {}, pipeline="gulag")
    assert is_done(game)
    assert state(game).political_will == will


@pytest.mark.covers("7.2", "6.1.1")
@pytest.mark.parametrize(
    ("loyalty", "resistance", "will"),
    [("nyeri", "embu", 12), ("embu", "nyeri", 11), ("kiambu", "nyeri", 12), ("thika", "meru", 12)],
)
def test_the_difference_of_populations_lowers_it_and_never_raises_it(loyalty: str, resistance: str, will: int) -> None:
    spaces: Spaces = {**UNCONTAINED, loyalty: {"loyalty": True}, resistance: {"resistance": True}}
    assert state(first_round(spaces)).political_will == will


@pytest.mark.covers("7.2", "6.1.2", "R-K13")
def test_each_non_reserve_space_with_terror_lowers_it_by_1() -> None:
    spaces: Spaces = {
        "nairobi": {"bases": 1, "terror": 1},
        "thika": {"terror": 1},
        "nanyuki": {"terror": 1},
        "nyeri": {"terror": 1},
        "aberdares": {"terror": 1},
    }
    assert state(first_round(spaces)).political_will == 9
