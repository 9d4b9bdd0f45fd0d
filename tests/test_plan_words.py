"""Plans in a few words: what a turn does, as bots, hints and analyses name it."""

from __future__ import annotations

import pytest

import coinbox
from coinbox.players.plans import Plan, Risk
from coinbox.players.reasons import compared, headline, is_alike
from coinbox.table.hints import percent, risk_of
from coinbox.table.thinker import different


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
        (
            "op-special train perak kedah johore pahang selangor",
            "Train (Perak, Kedah, Johore, 2 more)",
            "訓練：Perak、Kedah、Johore、他2か所",
        ),
        ("event execute", "Event", "イベント"),
        ("event pass", "Pass", "パス"),
        ("limited-op pass", "Pass", "パス"),
        ("limited-op pass kedah", "Pass", "パス"),
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
    english = "The main risk is that the MCP can answer with Shaded Event, which leaves a win chance of about 41%."
    assert risk_of("en", "malaya", "british", told) == english
    assert "MCPが網掛けのイベントで応じる" in risk_of("ja", "malaya", "british", told)


def test_the_number_of_spaces_alone_makes_no_other_plan() -> None:
    four = ["train", "perak", "kedah", "johore", "pahang"]
    five = [*four, "selangor"]
    assert headline("en", "malaya", four) != headline("en", "malaya", five)
    assert is_alike("en", "malaya", four, five)
    assert not is_alike("en", "malaya", four, four[:3])


def test_plans_that_the_same_words_name_are_shown_once() -> None:
    """Two Trains that differ in what they place are one hint; there is room for something else."""
    best, same, other, event = (
        plan("limited-op train perak police", 0.0),
        plan("limited-op train perak troop", 0.01),
        plan("limited-op train kedah police", 0.02),
        plan("event unshaded", 0.03),
    )
    assert different(coinbox.new("malaya"), [best, same, other, event], 3) == [best, other, event]
    assert different(coinbox.new("malaya"), [best, same], 3) == [best]


def test_a_chance_is_told_with_two_errors() -> None:
    assert percent(0.5, 0.011) == {"chance": 50, "error": 3}
    assert percent(1.0, 0.0) == {"chance": 100, "error": 0}
