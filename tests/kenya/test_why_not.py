"""Every absent option can be explained, with the first condition that excludes it and its section."""

from __future__ import annotations

import pytest

from coinbox import IllegalMove
from tests.kenya.table import Spaces, offered, play, prompt, table

MAU_MAU = "mau_mau"
TWO_HELD: Spaces = {"nyeri": {"police": 1}, "kiambu": {"police": 1}}


@pytest.mark.parametrize(
    ("spaces", "names", "reason", "rule"),
    [
        ({"nairobi": {"loyalty": True}}, "op-special rally nairobi", "Nairobi is at Loyalty", "3.3.1"),
        (
            {"nyeri": {"active": 1}},
            "op-special march nairobi",
            "can still move is next to Nairobi",
            "1.3.6",
        ),
        (
            {"nyeri": {"active": 1}, "meru": {"underground": 1}},
            "op-special terror nyeri",
            "no Underground Guerrilla in Nyeri",
            "3.3.3",
        ),
        ({"nyeri": {"active": 1}}, "limited-op terror", "No space qualifies for Terror", "3.3.3"),
        ({}, "limited-op march", "No space qualifies for March", "3.3.2"),
        ({}, "limited-op deploy", "Deploy belongs to the other faction", "3.2"),
        ({}, "limited-op relocate", "Relocate belongs to the other faction", "3.2"),
        ({}, "rally", "A box of the Initiative Track comes first", "2.3.2"),
        ({}, "op-special supply", "name the Operation first", "4.1"),
        ({"nairobi": {"bases": 1}}, "limited-op rally supply", "A Limited Operation has no Special", "2.3.4"),
        ({"aberdares": {"bases": 1}}, "op-special rally supply", "No space qualifies for Supply", "4.3.1"),
        ({"nyeri": {"active": 1}}, "op-special rally oath", "No space qualifies for Oath", "4.3.2"),
        ({"nairobi": {"active": 1}}, "op-special rally raid", "No space qualifies for Raid", "4.3.3"),
        (
            {"nairobi": {"bases": 1}, "nyeri": {"underground": 1}},
            "op-special rally supply oath",
            "Special Activity already used",
            "4.1",
        ),
        (
            {"nairobi": {"bases": 1}, "kiambu": {"underground": 2}},
            "op-special march thika supply",
            "can be taken after",
            "4.1",
        ),
        (
            {"nyeri": {"underground": 1}, "meru": {"underground": 1}, "thika": {"underground": 1}},
            "op-special rally oath thika",
            "Only Reserves qualify; Thika is not a Reserve",
            "4.3.2",
        ),
        (
            {"nyeri": {"underground": 1}, "meru": {"underground": 1}},
            "op-special rally oath kiambu",
            "no Underground Guerrilla in Kiambu",
            "4.3.2",
        ),
        ({"nyeri": {"bases": 1}}, "op-special rally nyeri base", "A Base replaces two Guerrillas", "3.3.1"),
        ({"nyeri": {"bases": 2, "active": 2}}, "op-special rally nyeri base", "no further Base", "1.4.2"),
        ({"nyeri": {"active": 1}}, "op-special rally nyeri nyeri", "Nyeri is selected already", "3.1"),
        (
            {"kiambu": {"active": 1}, "embu": {"active": 1}},
            "op-special march thika active:embu>meru",
            "Meru is not a destination here",
            "3.3.2",
        ),
        ({}, "event execute", "The card does not offer: Carry out the Event", "5.2"),
        ({}, "pass", "Passing is chosen right after a box", "2.3.3"),
        ({}, "done", "Something must still be chosen", "2.3.2"),
    ],
)
def test_the_mau_mau_learn_why_not(spaces: Spaces, names: str, reason: str, rule: str) -> None:
    explanation = table(spaces, by=MAU_MAU).why_not(*names.split())
    assert explanation is not None
    assert explanation.name == names.split()[-1]
    assert reason in explanation.reason
    assert explanation.rule == rule


@pytest.mark.parametrize(
    ("spaces", "pipeline", "names", "reason", "rule"),
    [
        ({}, "rule_of_law", "limited-op relocate", "no Relocate while the Pipeline is at Rule of Law", "6.6.2"),
        ({}, "emergency_powers", "limited-op relocate", "no Relocate while the Pipeline is at Emergency", "6.6.2"),
        ({}, "villagization", "limited-op relocate", "No space qualifies for Relocate", "3.2.2"),
        (TWO_HELD, "gulag", "op-special relocate meru", "The British do not Control Meru", "1.7"),
        (TWO_HELD, "gulag", "op-special relocate thika", "Only Reserves qualify; Thika is not a Reserve", "3.2.2"),
        (
            {**TWO_HELD, "embu": {"police": 1, "relocated": 1}},
            "gulag",
            "op-special relocate embu",
            "Embu is Unpopulated",
            "3.2.2",
        ),
        (
            {"aberdares": {"troops": 1}},
            "gulag",
            "op-special deploy aberdares",
            "Mountain Jungles such as Aberdares do not qualify",
            "3.2.1",
        ),
        ({"thika": {"troops": 1}}, "gulag", "op-special deploy nyeri", "The British do not Control Nyeri", "1.7"),
        (
            {"aberdares": {"troops": 1}, "nyeri": {"troops": 1}},
            "gulag",
            "op-special deploy done aberdares",
            "Mountain Jungles such as Aberdares do not qualify",
            "3.2.1",
        ),
        (
            {"nyeri": {"troops": 1}, "thika": {"troops": 1}, "embu": {"troops": 1}},
            "gulag",
            "op-special deploy done nyeri troop:thika>meru",
            "Meru is not a destination here",
            "3.2.1",
        ),
        ({"thika": {"police": 1}}, "gulag", "op-special deploy thika troop", "Troops in Nairobi only", "3.2.1"),
        ({"thika": {"troops": 1}}, "gulag", "op-special deploy reprisal", "Reprisal does not accompany", "4.1.1"),
        ({"thika": {"troops": 1}}, "gulag", "op-special sweep reward", "Reward does not accompany", "4.1.1"),
        (
            {"thika": {"troops": 1}},
            "rule_of_law",
            "op-special sweep reprisal",
            "no Reprisal while the Pipeline is at Rule of Law",
            "6.6.2",
        ),
        ({"thika": {"police": 1}}, "gulag", "op-special sweep reprisal", "No space qualifies for Reprisal", "4.2.2"),
        (
            {"thika": {"troops": 1}},
            "gulag",
            "op-special sweep thika reprisal",
            "can be taken after",
            "4.1",
        ),
        (
            {"nyeri": {"troops": 1}, "kiambu": {"troops": 1}},
            "gulag",
            "op-special sweep thika done troop:nyeri>thika",
            "Nyeri and Thika do not border on each other",
            "1.3.6",
        ),
        ({"thika": {"troops": 1}}, "gulag", "limited-op assault", "No space qualifies for Assault", "3.2.4"),
        (
            {"thika": {"troops": 1, "active": 1}, "meru": {"active": 1}},
            "gulag",
            "op-special assault meru",
            "Meru holds no British cube",
            "3.2.4",
        ),
        (
            {"thika": {"troops": 1, "active": 1}, "meru": {"troops": 1}},
            "gulag",
            "op-special assault meru",
            "Meru holds no Mau Mau piece",
            "3.2.4",
        ),
        (
            {"thika": {"troops": 2, "active": 1}, "meru": {"active": 1, "troops": 1}},
            "gulag",
            "op-special assault air-strike nairobi",
            "Nairobi does not qualify; only Provinces and Mountain Jungles do",
            "4.2.3",
        ),
        (
            {"thika": {"police": 1}, "meru": {"police": 1}, "aberdares": {"police": 1}},
            "gulag",
            "op-special deploy reward aberdares",
            "Aberdares is Unpopulated",
            "4.2.1",
        ),
        ({}, "gulag", "limited-op rally", "Rally belongs to the other faction", "3.3"),
        ({}, "rule_of_law", "event pass left", "Not being decided now", "2.3.3"),
    ],
)
def test_the_british_learn_why_not(spaces: Spaces, pipeline: str, names: str, reason: str, rule: str) -> None:
    explanation = table(spaces, pipeline=pipeline).why_not(*names.split())
    assert explanation is not None
    assert explanation.name == names.split()[-1]
    assert reason in explanation.reason
    assert explanation.rule == rule


@pytest.mark.covers("R-C7")
@pytest.mark.parametrize("activity", ["reward", "air-strike"])
def test_between_the_spaces_of_a_relocate_an_activity_does_not_lack_a_space(activity: str) -> None:
    absence = table(TWO_HELD, pipeline="gulag").driver.absence("op-special", "relocate", "nyeri", activity)
    assert absence is not None
    assert absence[0] == activity
    assert absence[1].message != "no-space-for"


@pytest.mark.covers("1.8", "3.1")
@pytest.mark.parametrize("box", ["limited-op", "op-special"])
def test_too_dear_is_said_although_only_passing_is_left(box: str) -> None:
    absence = table({"nyeri": {"active": 1}}, by=MAU_MAU, mau_mau_resources=0).driver.absence(box, "rally")
    assert absence is not None
    assert (absence[1].message, absence[1].rule) == ("too-dear", "3.3.1")


@pytest.mark.covers("1.8", "3.1")
def test_a_space_that_cannot_be_paid_names_its_price() -> None:
    game = table({"nairobi": {"bases": 1}}, by=MAU_MAU, mau_mau_resources=1)
    explanation = game.why_not("op-special", "rally", "thika", "meru")
    assert str(explanation) == "Meru would cost 1 Resource, which is more than there is (3.1)"


@pytest.mark.covers("6.4.2")
def test_forest_camps_are_for_mountain_jungles_also_while_one_of_them_rallies() -> None:
    spaces: Spaces = {"aberdares": {"bases": 1, "active": 1}}
    game = play(table(spaces, stage="reveal", played=["K1", "K2", "K3", "K4"]), "card:K33")
    while "aberdares" not in offered(game):
        play(game, offered(game)[-1])
    play(game, "aberdares")
    told = "Only Mountain Jungles qualify; Nairobi is not a Mountain Jungle (6.4.2)"
    assert (str(game.why_not("nairobi")), prompt(game)) == (told, "rally-how")
    play(game, "hide")
    assert (str(game.why_not("nairobi")), prompt(game)) == (told, "forest-camp")


def test_a_taken_box_names_who_took_it() -> None:
    game = play(table(by=MAU_MAU, ask=()), "limited-op", "pass")
    assert str(game.why_not("limited-op")) == "Mau Mau took the box Limited Operation (2.3.2)"


def test_what_is_offered_needs_no_reason_and_the_game_is_not_touched() -> None:
    game = table()
    before = game.record()
    assert game.why_not("op-special", "deploy", "nairobi", "troop") is None
    assert game.record() == before


def test_an_illegal_move_says_why() -> None:
    game = play(table({"nairobi": {"loyalty": True}}, by=MAU_MAU), "op-special", "rally")
    with pytest.raises(IllegalMove, match=r"Nairobi is at Loyalty \(3.3.1\)"):
        game.play("nairobi")


def test_the_language_is_the_readers() -> None:
    game = table({"nairobi": {"loyalty": True}}, by=MAU_MAU)
    game.lang = "ja"
    explanation = game.why_not("op-special", "rally", "nairobi")
    assert explanation is not None
    assert any("\u3040" <= c <= "\u30ff" for c in explanation.reason)
