"""Section 7: victory, and what raises and lowers Political Will."""

from __future__ import annotations

from typing import Any

import pytest

from coinbox import Game
from coinbox.games.arab_revolt.vocabulary import FACTIONS
from tests.arab_revolt.table import Spaces, event, is_done, offered, play, state, table
from tests.tabletalk import result

REBELS = FACTIONS[1]
EVENTS = [f"A{n}" for n in range(1, 33)]
LAST_CAMPAIGN = [*EVENTS[:6], "A33", *EVENTS[6:12], "A34", *EVENTS[12:16]]
RAILWAYS = ("railway_haifa_syria", "railway_haifa_tel_aviv", "railway_tel_aviv_jerusalem", "railway_tel_aviv_egypt")
DISTRICTS = ("galilee", "haifa_district", "samaria", "lydda", "jerusalem_district", "gaza")
CITIES = ("haifa", "tel_aviv_jaffa", "jerusalem")
CUT: Spaces = {name: {"sabotage": 1} for name in RAILWAYS}
"""All Railways cut and everything quiet: 4 less and 4 more, so that nothing changes."""
RESTLESS: Spaces = {name: {"opposition": True} for name in (*DISTRICTS, *CITIES)}
"""Opposition everywhere: nothing of 6.1.2."""


def final_round(spaces: Spaces, **numbers: Any) -> Game:
    """The third Propaganda card is revealed, with two cards still under it."""
    return play(table(spaces, stage="reveal", played=LAST_CAMPAIGN, **numbers), "card:A35")


def first_round(spaces: Spaces, **numbers: Any) -> Game:
    return play(table(spaces, stage="reveal", played=EVENTS[:4], **numbers), "card:A33")


def change(spaces: Spaces) -> int:
    """What the Political Will phase does to 12."""
    return int(state(first_round(spaces, political_will=12)).political_will) - 12


# -- victory ---------------------------------------------------------------------------------------------------------


@pytest.mark.covers("7.0", "7.0.1", "6.1.5")
@pytest.mark.parametrize(("will", "won"), [(0, True), (1, False), (2, False), (10, False), (18, False), (20, False)])
def test_the_rebels_win_early_at_0_and_nobody_anywhere_else(will: int, won: bool) -> None:
    game = first_round(CUT, political_will=will)
    assert game.over is won
    if won:
        assert result(game) == (REBELS, "early")


@pytest.mark.covers("7.0", "7.0.2", "6.1.6")
@pytest.mark.parametrize("will", [1, 2, 9, 10, 20])
def test_the_british_win_the_final_round_above_0(will: int) -> None:
    game = final_round(CUT, political_will=will)
    assert game.over
    assert result(game) == ("british", "final")
    assert game.result is not None
    assert game.result.tracks == {"political_will": will}


@pytest.mark.covers("7.0.1", "7.0.2", "6.1.5")
def test_at_0_the_rebels_win_in_the_final_round_too() -> None:
    assert result(final_round(CUT, political_will=0)) == (REBELS, "threshold")


@pytest.mark.covers("7.0.1", "7.0.2", "6.1")
def test_the_check_sees_the_net_change_of_its_round() -> None:
    """Four cut Railways take 4, and eight quiet spaces give 4 back, whatever was counted first."""
    assert not first_round(CUT, political_will=1).over
    assert result(first_round({**CUT, **RESTLESS}, political_will=4)) == (REBELS, "early")
    assert not first_round({**CUT, **RESTLESS}, political_will=5).over
    assert result(final_round({**CUT, **RESTLESS}, political_will=4)) == (REBELS, "threshold")
    assert result(final_round({}, political_will=0)) == ("british", "final")


@pytest.mark.covers("7.0.2", "6.1.6", "R-C10")
def test_the_final_round_stops_at_its_victory_check() -> None:
    game = final_round(CUT, punishments=["fine"])
    assert game.over
    assert state(game).sabotage.count(1) == 4
    assert game.driver.options() == ()


@pytest.mark.covers("7.0.2")
@pytest.mark.parametrize("played", [EVENTS[:4], [*EVENTS[:6], "A33", *EVENTS[6:10]]])
def test_earlier_rounds_do_not_end_the_game(played: list[str]) -> None:
    game = play(table(CUT, stage="reveal", played=played), "card:A35")
    assert not game.over
    assert game.result is None


@pytest.mark.covers("7.0.2", "6.1.6")
@pytest.mark.parametrize("order", [("A33", "A34", "A35"), ("A35", "A33", "A34"), ("A34", "A35", "A33")])
def test_the_final_propaganda_card_is_the_third_one_whichever_it_is(order: tuple[str, str, str]) -> None:
    played = [*EVENTS[:6], order[0], *EVENTS[6:12], order[1], *EVENTS[12:18]]
    game = table(CUT, stage="reveal", played=played)
    assert game.over
    assert result(game) == ("british", "final")


@pytest.mark.covers("7.0.1", "R-C18")
def test_victory_is_not_checked_during_a_campaign() -> None:
    game = event("A4", "shaded", {"gaza": {"irregulars": 3}}, political_will=1)
    assert state(game).political_will == 0
    play(game, "end-turn")
    assert not game.over
    assert offered(game) == ["limited-op", "op-special"]


@pytest.mark.covers("7.0", "1.10")
@pytest.mark.parametrize(("spaces", "before", "after"), [({}, 18, 20), ({}, 14, 20), ({**CUT, **RESTLESS}, 3, 0)])
def test_the_round_keeps_political_will_from_0_to_20(spaces: Spaces, before: int, after: int) -> None:
    assert state(first_round(spaces, political_will=before)).political_will == after


# -- what raises Political Will ----------------------------------------------------------------------------------------


@pytest.mark.covers("7.1", "6.6.4", "3.2.4", "R-A11")
@pytest.mark.parametrize(("unity", "gain"), [("middle", 0), ("low", 1), ("decentralized", 2)])
def test_each_step_of_unity_beyond_decentralized_raises_it_by_1(unity: str, gain: int) -> None:
    game = table({"gaza": {"troops": 2, "bases": 2}}, unity=unity, political_will=12)
    play(game, "limited-op", "assault")
    assert state(game).political_will == 12 + gain


@pytest.mark.covers("7.1", "4.2.2", "6.6.4")
@pytest.mark.parametrize(("die", "gain"), [(1, 1), (2, 1), (3, 0)])
def test_a_divide_by_the_roll_may_raise_it(die: int, gain: int) -> None:
    game = table({"gaza": {"irregulars": 1, "active_irregulars": 1}}, unity="decentralized", dice=[f"die:{die}"])
    play(game, "op-special", "deploy", "divide")
    if "roll" in offered(game):
        play(game, "roll")
    assert state(game).political_will == 18 + gain


@pytest.mark.covers("7.1", "6.1.1")
@pytest.mark.parametrize(("cut", "expected"), [(0, 2), (1, 1 - 1), (2, 1 - 2), (3, -3), (4, -4)])
def test_every_two_railways_without_sabotage_raise_it_by_1_and_each_other_lowers_it(cut: int, expected: int) -> None:
    spaces: Spaces = {**RESTLESS, **{name: {"sabotage": 2} for name in RAILWAYS[:cut]}}
    assert change(spaces) == expected


@pytest.mark.covers("7.1", "6.1.2", "R-A18")
@pytest.mark.parametrize(("busy", "gain"), [(0, 4), (1, 4), (2, 3), (3, 3), (7, 1), (8, 0), (9, 0)])
def test_every_two_quiet_cities_or_districts_raise_it_by_1(busy: int, gain: int) -> None:
    names = (
        "haifa",
        "gaza",
        "jerusalem",
        "galilee",
        "samaria",
        "lydda",
        "tel_aviv_jaffa",
        *DISTRICTS[1:2],
        DISTRICTS[4],
    )
    spaces: Spaces = {**CUT, **{name: {"opposition": True} for name in names[:busy]}}
    assert change(spaces) == gain - 4


@pytest.mark.covers("7.1", "6.1.2")
@pytest.mark.parametrize("here", [{"police": 1, "active": 1}, {"police": 1, "underground": 1}, {"opposition": True}])
def test_any_rebel_piece_or_opposition_makes_a_space_unquiet(here: dict[str, int | bool]) -> None:
    """Eight quiet spaces give 4, seven give 3."""
    spaces: Spaces = {**CUT, "haifa": {"opposition": True}}
    assert change(spaces) == 0
    assert change({**spaces, "gaza": here}) == -1
    assert change({**spaces, "gaza": {"police": 3, "irregulars": 1}}) == 0


# -- what lowers Political Will ---------------------------------------------------------------------------------------


@pytest.mark.covers("7.2", "3.3.4")
def test_an_ambush_that_removes_three_lowers_it_by_1() -> None:
    spaces: Spaces = {name: {"underground": 1, "police": 1} for name in ("gaza", "lydda", "galilee")}
    game = play(table(spaces, by=REBELS), "limited-op", "ambush", "gaza", "lydda", "galilee")
    assert is_done(game)
    assert state(game).political_will == 17


@pytest.mark.covers("7.1", "7.2", "A4 shaded", "A13 shaded", "A19 execute")
@pytest.mark.parametrize(
    ("card", "side", "numbers", "will"),
    [
        ("A13", "shaded", {"prison_guerrillas": 2}, 10),
        ("A13", "shaded", {"prison_guerrillas": 5}, 9),
        ("A16", "shaded", {"unshaded": ["A1", "A15"], "shaded": ["A18"]}, 9),
        ("A19", "execute", {"dice": ["die:1"]}, 13),
    ],
)
def test_events_move_it(card: str, side: str, numbers: dict[str, Any], will: int) -> None:
    game = event(card, side, {}, political_will=12, **numbers)
    assert is_done(game)
    assert state(game).political_will == will


@pytest.mark.covers("7.2", "A16 shaded")
def test_four_british_capabilities_cost_4_at_once() -> None:
    numbers: dict[str, Any] = {"unshaded": ["A1", "A15", "A28"], "shaded": ["A18"]}
    assert state(event("A16", "shaded", {}, political_will=12, **numbers)).political_will == 8


@pytest.mark.covers("7.2", "6.1.1")
@pytest.mark.parametrize(
    ("here", "expected"),
    [
        ({"active": 2, "police": 1}, 0),
        ({"underground": 1}, 0),
        ({"active": 1, "police": 1}, 2),
        ({"active": 2, "police": 1, "irregulars": 1}, 2),
        ({"underground": 1, "sabotage": 1}, 0),
    ],
)
def test_a_railway_where_guerrillas_outnumber_the_british_is_sabotaged_first(
    here: dict[str, int | bool], expected: int
) -> None:
    """Three Railways stay whole and give 1, the fourth costs 1; else four give 2."""
    assert change({**RESTLESS, RAILWAYS[0]: here}) == expected


@pytest.mark.covers("7.2", "6.1.2")
@pytest.mark.parametrize("name", ["gaza", "haifa"])
@pytest.mark.parametrize(
    ("here", "loss"),
    [
        ({"active": 1}, 2),
        ({"active": 2, "police": 1}, 2),
        ({"active": 1, "police": 1}, 0),
        ({"active": 2, "irregulars": 1, "active_irregulars": 1}, 0),
        ({"active": 1, "troops": 3}, 0),
    ],
)
def test_each_city_or_district_with_more_rebels_lowers_it_by_2(
    name: str, here: dict[str, int | bool], loss: int
) -> None:
    assert change({**CUT, name: here}) == -loss


@pytest.mark.covers("7.2", "6.1.2")
def test_more_rebels_abroad_or_on_railways_cost_nothing_of_it() -> None:
    spaces: Spaces = {**CUT, "syria": {"bases": 2, "active": 3}, "lebanon": {"active": 1}}
    spaces[RAILWAYS[0]] = {"sabotage": 1, "active": 2}
    assert change(spaces) == 0


@pytest.mark.covers("7.2", "6.1.3", "R-A18")
@pytest.mark.parametrize(
    ("spaces", "loss"),
    [
        ({"gaza": {"bases": 1, "police": 1}}, 1),
        ({"gaza": {"bases": 2, "police": 2}}, 1),
        ({"haifa": {"bases": 1, "police": 1}}, 0),
        ({"syria": {"bases": 2}}, 0),
    ],
)
def test_each_district_with_a_base_lowers_it_by_1(spaces: Spaces, loss: int) -> None:
    assert change({**CUT, **spaces}) == -loss


@pytest.mark.covers("7.2", "6.1.4", "R-A18")
@pytest.mark.parametrize(("number", "loss"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_every_three_irregulars_on_the_map_lower_it_by_1(number: int, loss: int) -> None:
    half = number // 2
    spaces: Spaces = {**CUT, "gaza": {"irregulars": half}, "lydda": {"active_irregulars": number - half}}
    assert change(spaces) == -loss
