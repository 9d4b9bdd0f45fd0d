"""Plans in a few words: what a turn does, as bots, hints and analyses name it."""

from __future__ import annotations

import pytest

from coinbox.players.plans import Plan, Risk
from coinbox.players.reasons import compared, headline
from coinbox.table.hints import risk_of


@pytest.mark.parametrize(
    ("way", "english", "japanese"),
    [
        (
            "op-special train reprisal perak kedah end-turn",
            "Train, Reprisal (Perak, Kedah)",
            "訓練、報復：Perak、Kedah",
        ),
        ("event unshaded kedah", "Unshaded Event (Kedah)", "網掛けなしのイベント：Kedah"),
        ("shaded rally kedah", "Shaded Event, Rally (Kedah)", "網掛けのイベント、集結：Kedah"),
        ("event execute", "Event", "イベント"),
        ("event pass", "Pass", "パス"),
        ("limited-op pass", "Pass", "パス"),
        ("perak kedah done", "Perak, Kedah", "Perak、Kedah"),
        ("done done", "Stopping here", "ここで終了"),
        ("decline", "Decline", "行わない"),
        ("decline troop:perak done", "Decline, Troop in Perak", "行わない、Perakの兵員"),
    ],
)
def test_a_plan_in_a_few_words(way: str, english: str, japanese: str) -> None:
    assert headline("en", "malaya", way.split()) == english
    assert headline("ja", "malaya", way.split()) == japanese


def plan(way: str, behind: float, risk: Risk | None = None) -> Plan:
    return Plan(tuple(way.split()), 0.5, 0.01, behind, 0.001, 40, {}, risk)


def test_one_point_is_one_point() -> None:
    assert "about 1 point lower" in compared("en", "malaya", plan("limited-op train", 0.011))
    assert "about 2 points lower" in compared("en", "malaya", plan("limited-op train", 0.02))


def test_a_risk_is_what_the_other_side_can_answer() -> None:
    told = plan("limited-op train", 0.0, Risk(("event", "shaded"), 0.412))
    english = "The main risk is that the MCP can answer with Shaded Event, which leaves about 41%."
    assert risk_of("en", "malaya", "british", told) == english
    assert "MCPが網掛けのイベントで応じる" in risk_of("ja", "malaya", "british", told)
