"""Every absent option can be explained, with the first condition that excludes it and its section."""

from __future__ import annotations

import pytest

from coinbox import IllegalMove
from tests.malaya.table import play, table


@pytest.mark.parametrize(
    ("spaces", "numbers", "names", "reason", "rule"),
    [
        ({"kedah": {"support": True}}, {}, ("op-special", "rally", "kedah"), "Kedah is at Support", "3.3.1"),
        (
            {"kedah": {"new_villages": True}},
            {},
            ("op-special", "rally", "kedah"),
            "A New Village stands in Kedah",
            "3.3.1",
        ),
        ({}, {}, ("op-special", "rally", "ec_north"), "Economic Centers such as EC North do not qualify", "3.3.1"),
        ({"kedah": {"underground": 1}}, {}, ("op-special", "attack"), "No space qualifies for Attack", "3.3.3"),
        (
            {"kedah": {"underground": 1, "police": 1}},
            {"mcp_resources": 0},
            ("op-special", "attack"),
            "costs 1",
            "3.3.3",
        ),
        ({}, {}, ("op-special", "train"), "Train belongs to the other faction", "3.2"),
        ({}, {}, ("op-special", "extort"), "name the Operation first", "4.1"),
        (
            {"kedah": {"underground": 1}},
            {},
            ("limited-op", "rally", "extort"),
            "A Limited Operation has no Special",
            "2.3.4",
        ),
        (
            {"kedah": {"underground": 1}},
            {},
            ("op-special", "march", "intimidate"),
            "Intimidate does not accompany",
            "4.1.1",
        ),
        (
            {"kedah": {"underground": 1}},
            {},
            ("op-special", "march", "johore"),
            "No Guerrilla that can still move is next to Johore",
            "1.3.6",
        ),
        (
            {"kedah": {"underground": 1}},
            {},
            ("op-special", "terror", "perak"),
            "no Underground Guerrilla in Perak",
            "3.3.4",
        ),
        (
            {"kedah": {"underground": 3}},
            {},
            ("op-special", "rally", "extort", "perak", "intimidate"),
            "Special Activity already used",
            "4.1",
        ),
        ({}, {}, ("event", "execute"), "The card does not offer: Carry out the Event", "5.2"),
        ({}, {}, ("pass",), "Passing is chosen right after a box", "2.3.3"),
        ({}, {}, ("done",), "Something must still be chosen", "2.3.2"),
    ],
)
def test_the_mcp_learn_why_not(
    spaces: dict[str, dict[str, int | bool]],
    numbers: dict[str, int],
    names: tuple[str, ...],
    reason: str,
    rule: str,
) -> None:
    game = table(spaces, by="mcp", mcp_resources=numbers.get("mcp_resources", 10))
    explanation = game.why_not(*names)
    assert explanation is not None
    assert explanation.name == names[-1]
    assert reason in explanation.reason
    assert not rule or explanation.rule == rule


@pytest.mark.parametrize(
    ("spaces", "names", "reason", "rule"),
    [
        ({"kedah": {"bases": 1}}, ("op-special", "train", "kedah"), "The MCP Controls Kedah", "1.7"),
        ({}, ("op-special", "train", "thailand"), "Only Provinces and Kuala Lumpur qualify", "3.2.1"),
        ({}, ("op-special", "assault"), "No space qualifies for Assault", "3.2.4"),
        (
            {"kuala_lumpur": {"troops": 1}},
            ("op-special", "sweep", "johore", "done", "troop:kuala_lumpur>johore"),
            "Not being decided now",
            "",
        ),
        (
            {"kuala_lumpur": {"troops": 1}},
            ("op-special", "sweep", "pahang", "done", "troop:kuala_lumpur>selangor"),
            "Selangor was not selected for this Operation",
            "3.2.3",
        ),
        (
            {"kuala_lumpur": {"troops": 1}, "perak": {"troops": 1}},
            ("op-special", "sweep", "pahang", "johore", "done", "troop:perak>johore"),
            "Perak and Johore do not border on each other",
            "1.3.6",
        ),
        (
            {"kedah": {"police": 1, "troops": 1, "bases": 1}, "perak": {"underground": 1, "police": 1}},
            ("op-special", "assault", "kedah", "kedah"),
            "Kedah is selected already",
            "3.1",
        ),
        (
            {"kuala_lumpur": {"police": 1}},
            ("op-special", "train", "resettle"),
            "No space qualifies for Resettle",
            "4.2.1",
        ),
        ({}, ("limited-op", "train", "kedah", "troop"), "Troops in Kuala Lumpur only", "3.2.1"),
    ],
)
def test_the_british_learn_why_not(
    spaces: dict[str, dict[str, int | bool]], names: tuple[str, ...], reason: str, rule: str
) -> None:
    explanation = table(spaces).why_not(*names)
    assert explanation is not None
    assert explanation.name == names[-1]
    assert reason in explanation.reason
    assert not rule or explanation.rule == rule


def test_a_taken_box_names_who_took_it() -> None:
    game = play(table(by="british", ask=()), "limited-op", "pass")
    explanation = game.why_not("limited-op")
    assert str(explanation) == "British took the box Limited Operation (2.3.2)"


def test_what_is_offered_needs_no_reason_and_the_game_is_not_touched() -> None:
    game = table()
    before = game.record()
    assert game.why_not("op-special", "train", "kuala_lumpur") is None
    assert game.record() == before


@pytest.mark.covers("R-C11", "M15 unshaded", "5.4")
def test_a_grant_without_may_is_not_declined() -> None:
    game = play(table({}, card="M15"), "event", "unshaded", "done")
    explanation = game.why_not("decline")
    assert explanation is not None
    assert (explanation.reason, explanation.rule) == (
        'The text of the card has no "may" here, so it has to be carried out',
        "5.1.3",
    )


def test_an_illegal_move_says_why() -> None:
    game = play(table({"kedah": {"bases": 1}}), "op-special", "train")
    with pytest.raises(IllegalMove, match=r"The MCP Controls Kedah \(1.7\)"):
        game.play("kedah")


def test_the_language_is_the_readers() -> None:
    game = table({"kedah": {"bases": 1}})
    game.lang = "ja"
    explanation = game.why_not("op-special", "train", "kedah")
    assert explanation is not None
    assert "Kedah" in explanation.reason
    assert any("\u3040" <= c <= "\u30ff" for c in explanation.reason)


# -- reasons that were false once --------------------------------------------------------------------------------------

Spaces = dict[str, dict[str, int | bool]]
CUBES: dict[str, int | bool] = {"troops": 1, "police": 1}
HELD: Spaces = {"kedah": CUBES, "kuala_lumpur": CUBES}
BANDS: Spaces = {"perak": {"underground": 1, "police": 1}, "kedah": {"underground": 1, "police": 1}}


@pytest.mark.parametrize(
    ("by", "spaces", "names", "reason", "rule"),
    [
        (
            "british",
            {"kedah": {**CUBES, "support": True}, "kuala_lumpur": CUBES},
            "op-special train kedah done kuala_lumpur done done kedah",
            "Kedah is at Support already and has no Terror",
            "3.2.1",
        ),
        (
            "british",
            HELD,
            "op-special garrison perak kedah",
            "A Garrison has only one Province as a destination, so Kedah cannot be a second",
            "3.2.2",
        ),
        ("mcp", BANDS, "op-special attack ambush", "Ambush is declared inside a space: select the space first", "4.1"),
        ("british", HELD, "op-special train kedah resettle", "Resettle can be taken after Kedah", "4.1"),
        ("british", HELD, "op-special train kedah air-strike", "Air Strike can be taken after Kedah", "4.1"),
        (
            "mcp",
            {"kedah": {"bases": 1, "underground": 1}, "perak": {"underground": 1}},
            "op-special rally kedah extort",
            "Extort can be taken after Kedah",
            "4.1",
        ),
        (
            "mcp",
            {"johore": {"underground": 1}},
            "op-special march thailand",
            "No Guerrilla that can still move is next to Thailand",
            "1.3.6",
        ),
        (
            "british",
            {**HELD, "perak": CUBES},
            "op-special train kuala_lumpur done done perak",
            "Perak was not selected for this Operation",
            "3.2.1",
        ),
        ("british", HELD, "op-special train extort", "Extort belongs to the other faction", "4.3"),
        (
            "british",
            HELD,
            "limited-op train kedah perak",
            "A Limited Operation selects one space, so Perak cannot be a second",
            "2.3.4",
        ),
        (
            "british",
            HELD,
            "limited-op sweep pahang selangor",
            "A Limited Operation selects one space, so Selangor cannot be a second",
            "2.3.4",
        ),
        (
            "mcp",
            {"perak": {"underground": 1}},
            "op-special rally perak hide",
            "That takes a Base in Perak, and there is none",
            "3.3.1",
        ),
        (
            "mcp",
            {"perak": {"underground": 3}},
            "op-special rally perak guerrillas",
            "That takes a Base in Perak, and there is none",
            "3.3.1",
        ),
    ],
)
def test_a_reason_that_was_false_once_is_true(by: str, spaces: Spaces, names: str, reason: str, rule: str) -> None:
    explanation = table(spaces, by=by).why_not(*names.split())
    assert explanation is not None
    assert (explanation.name, explanation.reason, explanation.rule) == (names.split()[-1], reason, rule)


def test_a_garrison_costs_2_in_all() -> None:
    explanation = table(HELD, british_resources=1).why_not("op-special", "garrison")
    assert str(explanation) == "Garrison costs 2 in all, and only 1 Resource is left (3.2.2)"
