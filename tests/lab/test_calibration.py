"""Calibration: what is said of games while they last, beside how they ended."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from docs import make_calibration

from coinbox.lab.calibration import ASKED, Inquiry, Told, as_line, ask, from_line, inquire, miss, rows

HONEST = [
    Told("malaya", 0, (0.1, 0.3), 0.0),
    Told("malaya", 1, (0.15, 0.9), 1.0),
    Told("malaya", 2, (1.0, 0.95), 1.0),
]


def test_moments_are_compared_in_classes() -> None:
    first, second, last = rows(HONEST)
    assert (first.low, first.moments, first.games, first.won) == (0.0, 2, 2, 0.5)
    assert first.said == pytest.approx(0.125)
    assert (second.moments, second.won) == (1, 0.0)
    assert (last.high, last.moments, last.games, last.won) == (1.0, 3, 2, 1.0)
    assert last.interval[0] < 0.5  # three moments of two games prove no more than two games


def test_the_error_is_told_beside_that_of_who_knows_nothing() -> None:
    own, blind = miss(HONEST)
    assert own == pytest.approx((0.01 + 0.09 + 0.7225 + 0.01 + 0 + 0.0025) / 6)
    assert blind == pytest.approx(2 / 9)


def test_a_game_is_played_and_looked_at_and_says_the_same_for_a_seed() -> None:
    inquiry = Inquiry(("malaya",), "random", 1, 6, 3)
    told = ask(inquiry, "malaya", 0)
    assert 0 < len(told.chances) <= ASKED
    assert all(0 <= chance <= 1 for chance in told.chances)
    assert told.won in (0.0, 0.5, 1.0)
    assert from_line(json.loads(json.dumps(as_line(told)))) == told
    again: list[Told] = []
    inquire(inquiry, keep=again.append)
    assert again == [told]
    inquire(inquiry, again, keep=again.append)
    assert again == [told]


def test_the_table_stands_in_the_page() -> None:
    page = make_calibration.PAGE.read_text(encoding="utf-8")
    found = make_calibration.PLACE.search(page)
    assert found is not None
    assert make_calibration.figures(sorted(make_calibration.FILES.glob("*.jsonl"))) in found[0]


def test_the_table_tells_what_was_said_and_what_came(tmp_path: Path) -> None:
    file = tmp_path / "some.jsonl"
    lines = [Inquiry(("malaya",), "greedy", 3, 6, 3).heading(), *map(as_line, HONEST)]
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    row = make_calibration.figures([file]).splitlines()[-1]
    assert row == "| Malaya | `greedy` | 3 | 12% → 50% (2); 30% → 0% (1); 95% → 100% (2) | 0.14 (0.22) |"
