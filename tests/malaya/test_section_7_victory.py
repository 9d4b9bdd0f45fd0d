"""Section 7: victory, and what raises and lowers Political Will."""

from __future__ import annotations

from typing import Any

import pytest

from coinbox import Game
from tests.malaya.table import Spaces, event, is_done, offered, play, space, state, table
from tests.tabletalk import result

EVENTS = [f"M{n}" for n in range(1, 33)]
LAST_CAMPAIGN = [*EVENTS[:6], "M33", *EVENTS[6:12], "M34", *EVENTS[12:16]]


def final_round(spaces: Spaces, **numbers: Any) -> Game:
    """The third Propaganda card is revealed, with two cards still under it."""
    return play(table(spaces, stage="reveal", played=LAST_CAMPAIGN, **numbers), "card:M35")


@pytest.mark.covers("7.0", "7.0.2", "6.1.4")
@pytest.mark.parametrize(
    ("will", "winner"), [(3, "mcp"), (9, "mcp"), (10, None), (11, "british"), (12, "british"), (17, "british")]
)
def test_the_final_round_is_decided_at_10(will: int, winner: str | None) -> None:
    game = final_round({}, political_will=will)
    assert game.over
    assert result(game) == (winner, "final")
    assert game.result is not None
    assert game.result.outcome == (winner or "tie")
    assert game.result.tracks["political_will"] == will


@pytest.mark.covers("7.0.1", "7.0.2")
@pytest.mark.parametrize(("will", "winner"), [(0, "mcp"), (2, "mcp"), (18, "british"), (20, "british")])
def test_a_threshold_comes_first_in_the_final_round_too(will: int, winner: str) -> None:
    assert result(final_round({}, political_will=will)) == (winner, "threshold")


@pytest.mark.covers("6.1.4", "R-C10")
def test_the_final_round_stops_at_its_victory_check() -> None:
    game = final_round({"perak": {"police": 1, "bases": 1}}, british_resources=1, mcp_resources=1)
    assert game.over
    assert (state(game).british_resources, state(game).mcp_resources) == (1, 1)
    assert game.position()["commander"] == "gurney"
    assert game.driver.options() == ()


@pytest.mark.covers("7.0.2")
def test_the_final_check_sees_the_changes_of_its_round() -> None:
    assert result(final_round({"perak": {"opposition": True}}, political_will=12)) == ("mcp", "final")
    assert result(final_round({"kuala_lumpur": {"terror": 1}}, political_will=11)) == (None, "final")


@pytest.mark.covers("7.0.2")
@pytest.mark.parametrize("played", [EVENTS[:4], [*EVENTS[:6], "M33", *EVENTS[6:10]]])
def test_earlier_rounds_do_not_end_at_10(played: list[str]) -> None:
    game = play(table({}, stage="reveal", played=played, political_will=12), "card:M35")
    assert not game.over
    assert game.result is None


@pytest.mark.covers("7.0.1", "R-C18")
@pytest.mark.parametrize(("card", "side", "before", "after"), [("M9", "shaded", 2, 0), ("M14", "unshaded", 17, 18)])
def test_victory_is_not_checked_during_a_campaign(card: str, side: str, before: int, after: int) -> None:
    game = event(card, side, {}, political_will=before)
    if not is_done(game):
        play(game, "perak")
    assert state(game).political_will == after
    play(game, "end-turn")
    assert not game.over
    assert offered(game) == ["limited-op", "op-special"]


# -- the ways of Political Will --------------------------------------------------------------------------------------


@pytest.mark.covers("7.1", "3.2.4")
def test_a_base_removed_by_assault_raises_it() -> None:
    game = play(table({"johore": {"troops": 2, "bases": 1}}), "limited-op", "assault")
    assert state(game).political_will == 13


@pytest.mark.covers("7.1", "1.7")
@pytest.mark.parametrize(("name", "population"), [("perak", 3), ("kedah", 2), ("trengganu", 1)])
def test_ending_mcp_control_raises_it_by_the_population(name: str, population: int) -> None:
    game = play(table({name: {"active": 1}, "kuala_lumpur": {"troops": 1}}), "limited-op", "garrison", name)
    assert space(game, name)["control"] == "none"
    assert state(game).political_will == 12 + population


@pytest.mark.covers("7.1", "7.2")
@pytest.mark.parametrize(
    ("card", "side", "will"),
    [("M14", "unshaded", 13), ("M22", "unshaded", 13), ("M9", "shaded", 10), ("M11", "shaded", 11)],
)
def test_events_move_it(card: str, side: str, will: int) -> None:
    game = event(card, side, {})
    while not is_done(game):
        game.play(0)
    assert state(game).political_will == will


@pytest.mark.covers("7.1", "7.2", "6.1.1")
@pytest.mark.parametrize(
    ("support", "opposition", "will"),
    [("perak", "kedah", 13), ("kedah", "perak", 11), ("kedah", "johore", 12)],
)
def test_the_difference_of_populations_moves_it_in_a_propaganda_round(support: str, opposition: str, will: int) -> None:
    spaces: Spaces = {support: {"support": True}, opposition: {"opposition": True}}
    game = play(table(spaces, stage="reveal", played=EVENTS[:4]), "card:M33")
    assert state(game).political_will == will


@pytest.mark.covers("7.2", "3.3.3", "4.3.3")
@pytest.mark.parametrize("how", ["roll", "ambush"])
def test_attack_and_ambush_that_remove_troops_lower_it_by_1(how: str) -> None:
    spaces: Spaces = {"perak": {"troops": 6, "underground": 1}}
    game = play(table(spaces, by="mcp", dice=["die:1"]), "op-special", "attack", how)
    assert state(game).political_will == 11


@pytest.mark.covers("7.2", "1.7")
@pytest.mark.parametrize(("name", "population"), [("perak", 3), ("kuala_lumpur", 2), ("pahang", 1), ("thailand", 0)])
def test_new_mcp_control_lowers_it_by_the_population(name: str, population: int) -> None:
    game = play(table({}, by="mcp"), "limited-op", "rally", name)
    assert state(game).political_will == 12 - population


@pytest.mark.covers("7.2", "6.1.2")
def test_terror_in_the_capital_and_sabotage_lower_it_by_1_each() -> None:
    spaces: Spaces = {"kuala_lumpur": {"terror": 1}, "ec_north": {"terror": 1}, "ec_south": {"terror": 1}}
    game = play(table(spaces, stage="reveal", played=EVENTS[:4]), "card:M33")
    assert state(game).political_will == 9
