"""The clock of a table, without a table: what is left to whom, when zero comes, and what sets it."""

from __future__ import annotations

import pytest

from coinbox.table.clocks import BANK, DAY, GAME, PASS, POST, TURN, WARNING, Clock, Terms, merged, unpacked

SIDES = ("british", "mcp")
NOBODY: dict[str, list[tuple[float, float]]] = {}


def agreed(kind: str, amount: int, zero: str = GAME, more: int = 0) -> Clock:
    return Clock.agreed(Terms(kind, amount, zero, more), SIDES, turn=4)


def begun(kind: str, amount: int, zero: str = GAME, more: int = 0) -> Clock:
    """A clock that runs for the British since 1000."""
    return agreed(kind, amount, zero, more).turned("british", 6, 1000, NOBODY)


def test_a_clock_begins_with_the_next_turn() -> None:
    clock = agreed(TURN, 5)
    assert clock.turned("mcp", 4, 1000, NOBODY) is clock, "the turn in which it was agreed on is free"
    assert clock.zero_at(NOBODY) is None
    clock = clock.turned("mcp", 6, 1000, NOBODY)
    assert clock.begun
    assert clock.runs == "mcp"
    assert clock.zero_at(NOBODY) == 1300


def test_minutes_a_turn_are_those_of_each_turn() -> None:
    clock = begun(TURN, 5)
    assert clock.time_left("british", 1100, NOBODY) == 200
    assert clock.time_left("mcp", 1100, NOBODY) == 300
    assert clock.turned("british", 6, 1100, NOBODY) is clock, "a further decision of the same turn sets nothing"
    clock = clock.turned("mcp", 8, 1100, NOBODY)
    assert clock.time_left("british", 9999, NOBODY) == 300
    assert clock.time_left("mcp", 1150, NOBODY) == 250


def test_a_question_to_the_other_side_stops_the_time_of_who_has_the_turn() -> None:
    clock = begun(TURN, 5).turned("mcp", 6, 1100, NOBODY)
    assert clock.time_left("british", 1190, NOBODY) == 200
    assert clock.time_left("mcp", 1190, NOBODY) == 210
    clock = clock.turned("british", 6, 1190, NOBODY)
    assert clock.zero_at(NOBODY) == 1390, "what was left of his turn goes on"


def test_a_bank_is_used_up_and_grows_by_turns() -> None:
    clock = begun(BANK, 10, more=30)
    clock = clock.turned("mcp", 7, 1100, NOBODY)
    assert clock.left == {"british": 530, "mcp": 600}, "100 s gone, and 30 more for the turn that is over"
    clock = clock.turned("british", 8, 1200, NOBODY)
    assert clock.left == {"british": 530, "mcp": 530}
    assert clock.zero_at(NOBODY) == 1730


def test_a_turn_that_is_played_again_adds_nothing() -> None:
    clock = begun(BANK, 10, more=30).turned("mcp", 7, 1100, NOBODY)
    clock = clock.turned("british", 6, 1110, NOBODY)
    assert clock.left == {"british": 530, "mcp": 590}, "taken back: no time comes back"
    clock = clock.turned("mcp", 7, 1120, NOBODY)
    assert clock.left["british"] == 520
    assert clock.turned("british", 8, 1130, NOBODY).left["mcp"] == 610, "the first time that this one is over"


def test_nobodys_time_runs_while_a_bot_or_chance_moves_or_the_game_is_over() -> None:
    clock = begun(TURN, 5).turned(None, 7, 1100, NOBODY)
    assert clock.runs is None
    assert clock.zero_at(NOBODY) is None
    assert clock.due(NOBODY) is None
    assert clock.turned(None, 7, 1200, NOBODY) is clock
    assert clock.turned("mcp", 8, 5000, NOBODY).zero_at(NOBODY) == 5300


def test_a_break_stops_the_time_and_its_end_lets_it_go_on() -> None:
    clock = begun(TURN, 5).stopped(1100, NOBODY)
    assert clock.time_left("british", 99_999, NOBODY) == 200
    assert clock.zero_at(NOBODY) is None
    assert clock.stopped(2000, NOBODY) is clock
    clock = clock.turned("british", 6, 5000, NOBODY)
    assert clock.zero_at(NOBODY) == 5200


def test_a_warning_is_shown_but_never_due() -> None:
    clock = begun(TURN, 5, WARNING)
    assert clock.zero_at(NOBODY) == 1300
    assert clock.due(NOBODY) is None
    assert clock.time_left("british", 1360, NOBODY) == -60
    late = begun(BANK, 5, WARNING).turned("mcp", 7, 1360, NOBODY)
    assert late.left["british"] == -60


@pytest.mark.parametrize("zero", [PASS, GAME])
def test_who_moves_before_the_clock_has_acted_owes_nothing(zero: str) -> None:
    clock = begun(BANK, 5, zero, more=20)
    assert clock.due(NOBODY) == 1300
    assert clock.turned("mcp", 7, 1302, NOBODY).left["british"] == 20


def test_holidays_by_post() -> None:
    clock = begun(POST, 3)
    away = {"british": [(1000.0 + DAY, 1000.0 + 3 * DAY)], "mcp": [(1000.0, 1000.0 + 50 * DAY)]}
    assert clock.zero_at(away) == 1000 + 5 * DAY, "two days of the holiday do not count, nor do those of the other"
    assert clock.time_left("british", 1000 + 2 * DAY, away) == 2 * DAY
    assert not clock.is_held(1000, away)
    assert clock.is_held(1000 + 2 * DAY, away)
    assert not clock.is_held(1000 + 3 * DAY, away)
    assert clock.time_left("british", 1000 + 4 * DAY, away) == DAY
    assert clock.stopped(1000 + 4 * DAY, away).left["british"] == DAY


def test_a_holiday_that_has_begun_before_and_several_that_touch() -> None:
    clock = begun(POST, 1)
    away = {"british": [(1000 + DAY // 2, 1000 + DAY), (0.0, 1000.0 + DAY // 2), (1000 + 9 * DAY, 1000 + 10 * DAY)]}
    assert merged(away["british"])[0] == (0.0, 1000 + DAY)
    assert clock.zero_at(away) == 1000 + 2 * DAY
    late = {"british": [(1000 + DAY, 1000 + 2 * DAY)]}
    assert clock.zero_at(late) == 1000 + DAY, "a holiday that begins at zero comes too late"


@pytest.mark.parametrize("kind", [TURN, BANK])
def test_live_there_are_no_holidays(kind: str) -> None:
    away = {"british": [(0.0, 1e9)]}
    assert begun(kind, 5).zero_at(away) == 1300
    assert not begun(kind, 5).is_held(1100, away)


def test_a_clock_that_ticks_backwards_takes_no_time() -> None:
    assert begun(TURN, 5).time_left("british", 400, NOBODY) == 300


@pytest.mark.parametrize(
    "terms",
    [
        Terms(TURN, 0, GAME),
        Terms(TURN, 1441, GAME),
        Terms(POST, 61, GAME),
        Terms(TURN, 5, GAME, 5),
        Terms(POST, 3, PASS, 60),
        Terms(BANK, 5, PASS),
        Terms(BANK, 5, PASS, 9),
    ],
)
def test_terms_by_which_no_game_can_be_played(terms: Terms) -> None:
    assert not terms.are_fair


@pytest.mark.parametrize("terms", [Terms(TURN, 1, PASS), Terms(BANK, 1440, GAME, 60), Terms(BANK, 5, PASS, 10)])
def test_terms_that_are_fair(terms: Terms) -> None:
    assert terms.are_fair


def test_a_stored_clock_is_the_same() -> None:
    clock = begun(BANK, 10, more=30).turned("mcp", 7, 1100.25, NOBODY)
    assert unpacked(clock.packed(), clock.since) == clock
