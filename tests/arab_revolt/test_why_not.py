"""Every absent option can be explained, with the first condition that excludes it and its section."""

from __future__ import annotations

from typing import Any

import pytest

from coinbox import Game, IllegalMove
from tests.arab_revolt.table import Spaces, play, table
from tests.tabletalk import offered, open_table, prompt

REBELS = "rebels"
HAIFA_SYRIA, TEL_AVIV_EGYPT = "railway_haifa_syria", "railway_tel_aviv_egypt"
BANDS: Spaces = {"gaza": {"active": 1}, "lydda": {"active": 1}, "galilee": {"active": 1}}
HIDDEN: Spaces = {"gaza": {"underground": 1, "police": 1}, "lydda": {"underground": 1, "police": 1}}
POSTS: Spaces = {"gaza": {"troops": 1}, "lydda": {"troops": 1}, "haifa": {"troops": 1}}
FIGHTS: Spaces = {name: {"troops": 2, "active": 1} for name in ("gaza", "lydda", "galilee", "samaria")}
LEADERS: Spaces = {"gaza": {"underground": 1, "bases": 2}, "lydda": {"underground": 1}, "haifa": {"underground": 1}}
ROUND = ["A1", "A2", "A3", "A4", "A33"]


def check(game: Game, names: str, reason: str, rule: str) -> None:
    """The last of these names is absent for this reason, which this section states."""
    explanation = game.why_not(*names.split())
    assert explanation is not None
    assert explanation.name == names.split()[-1]
    assert reason in explanation.reason
    assert explanation.rule == rule


@pytest.mark.parametrize(
    ("spaces", "names", "reason", "rule"),
    [
        ({}, "rally", "A box of the Initiative Track comes first", "2.3.2"),
        ({}, "pass", "Passing is chosen right after a box", "2.3.3"),
        ({}, "done", "Something must still be chosen", "2.3.2"),
        ({}, "event execute", "The card does not offer: Carry out the Event", "5.2"),
        ({}, "limited-op deploy", "Deploy belongs to the other faction", "3.2"),
        ({}, "limited-op rally", "No space qualifies for Rally", "3.3.1"),
        ({}, "limited-op march", "No space qualifies for March", "3.3.2"),
        ({"gaza": {"active": 1}}, "limited-op sabotage", "No space qualifies for Sabotage", "3.3.3"),
        ({"gaza": {"active": 1}}, "limited-op ambush", "No space qualifies for Ambush", "3.3.4"),
        ({}, "op-special mobilize", "name the Operation first", "4.1"),
        (BANDS, "limited-op rally coordinate", "A Limited Operation has no Special", "2.3.5"),
        (BANDS, "op-special rally gaza gaza", "Gaza is selected already", "3.1"),
        (BANDS, "op-special rally samaria", "neither a Rebel piece nor Opposition", "3.3.1"),
        (BANDS, "op-special rally syria", "neither a Rebel piece nor Opposition", "3.3.1"),
        (BANDS, "op-special rally egypt", "Egypt is not in play", "1.3.7"),
        (
            {**BANDS, "samaria": {"police": 1, "opposition": True, "curfews": True}},
            "op-special rally samaria",
            "A Curfew is in Samaria",
            "3.3.1",
        ),
        ({**BANDS, HAIFA_SYRIA: {"active": 1}}, f"op-special rally {HAIFA_SYRIA}", "Railways such as", "3.3.1"),
        (BANDS, "op-special rally raid", "No space qualifies for Raid", "4.3.3"),
        (BANDS, "op-special march raid", "Raid does not accompany", "4.1.1"),
        (HIDDEN, "op-special sabotage mobilize", "Mobilize does not accompany", "4.1.1"),
        (BANDS, "op-special march samaria", "Samaria holds no Guerrilla", "3.3.2"),
        (BANDS, "op-special march gaza done", "Something must still be chosen", "3.3.2"),
        (BANDS, "op-special march gaza active:gaza>samaria", "Gaza and Samaria do not border", "1.3.5"),
        (BANDS, "op-special march gaza active:gaza>egypt", "Egypt is not in play", "1.3.7"),
        (BANDS, "op-special march gaza active:lydda>samaria", "The pieces of Gaza move now", "3.3.2"),
        (BANDS, "op-special march gaza underground:gaza>lydda", "There is no Underground Guerrilla in Gaza", "3.3.2"),
        (BANDS, "op-special march gaza mobilize", "can be taken after", "4.1"),
        (BANDS, "op-special march gaza active:gaza>lydda jerusalem_district", "Jerusalem District holds no", "3.3.2"),
        (
            {"gaza": {"active": 1}, "galilee": {"active": 1}},
            "op-special march gaza active:gaza>lydda lydda",
            "Every Guerrilla in Lydda has come there in this March",
            "3.3.2",
        ),
        ({**HIDDEN, "galilee": {"active": 1}}, "op-special sabotage galilee", "no Underground Guerrilla", "3.3.3"),
        ({**HIDDEN, "syria": {"underground": 1}}, "op-special sabotage syria", "Foreign Countries such as", "3.3.3"),
        (
            {**HIDDEN, "galilee": {"active": 1, "police": 1}},
            "op-special ambush galilee",
            "no Underground Guerrilla in Galilee",
            "3.3.4",
        ),
        (
            {**HIDDEN, "galilee": {"underground": 1, "troops": 1}},
            "op-special ambush galilee",
            "Galilee holds neither Police nor an Irregular",
            "3.3.4",
        ),
        (
            {"gaza": {"underground": 1, "police": 1, "irregulars": 1, "troops": 1}},
            "limited-op ambush active_irregular:gaza",
            "There is no Active Irregular in Gaza",
            "3.3.4",
        ),
        (
            {**LEADERS, "lydda": {"underground": 1, "irregulars": 1}},
            "op-special rally mobilize lydda",
            "Guerrillas do not outnumber Irregulars in Lydda",
            "4.3.1",
        ),
        (LEADERS, "op-special rally mobilize egypt", "Egypt is not in play", "1.3.7"),
        (LEADERS, "op-special rally mobilize gaza", "Gaza can take no further Base", "1.4.2"),
        (LEADERS, "op-special rally mobilize haifa", "Only Districts and Foreign Countries qualify", "4.3.1"),
        (LEADERS, "event pass gaza", "Gaza can take no further Base", "1.4.2"),
        (LEADERS, "event pass haifa", "Only Districts and Foreign Countries qualify", "2.3.3"),
        (LEADERS, "op-special rally mobilize lydda done raid", "Special Activity already used", "4.1"),
        (
            LEADERS,
            "op-special rally raid galilee",
            "can still raid is next to Galilee",
            "4.3.3",
        ),
    ],
)
def test_the_rebels_learn_why_not(spaces: Spaces, names: str, reason: str, rule: str) -> None:
    check(table(spaces, by=REBELS), names, reason, rule)


@pytest.mark.parametrize(
    ("spaces", "names", "reason", "rule"),
    [
        ({}, "limited-op rally", "Rally belongs to the other faction", "3.3"),
        ({}, "limited-op deploy", "No space qualifies for Deploy", "3.2.1"),
        ({}, "limited-op assault", "No space qualifies for Assault", "3.2.4"),
        ({}, "op-special punish", "name the Operation first", "4.1"),
        (POSTS, "limited-op sweep punish", "A Limited Operation has no Special", "2.3.5"),
        (POSTS, "op-special deploy samaria", "The British do not have more pieces", "3.2.1"),
        (POSTS, f"op-special deploy {HAIFA_SYRIA}", "Only Districts and Cities qualify", "3.2.1"),
        (POSTS, "op-special deploy syria", "Only Districts and Cities qualify", "3.2.1"),
        (POSTS, "op-special deploy egypt", "Egypt is not in play", "1.3.7"),
        (POSTS, "op-special deploy gaza guerrilla", "belongs to the other faction", "1.4"),
        (POSTS, "op-special deploy gaza police irregular", "and Police came first", "3.2.1"),
        (POSTS, "op-special deploy gaza done done haifa", "Haifa was not selected for this Operation", "3.2.1"),
        (POSTS, "op-special deploy gaza done air-recon haifa", "Only Districts and Railways qualify", "4.2.3"),
        (POSTS, "op-special deploy gaza done air-recon lydda done punish", "Special Activity already used", "4.1"),
        (POSTS, "op-special patrol gaza", "Only Cities and Railways qualify", "3.2.2"),
        (POSTS, "op-special patrol haifa divide", "can be taken after", "4.1"),
        (POSTS, "op-special patrol haifa done air-recon", "can be taken after", "4.1"),
        (POSTS, "op-special patrol haifa done troop:gaza>jerusalem", "Jerusalem was not selected", "3.2.2"),
        (POSTS, "op-special patrol haifa done police:gaza>haifa", "There is no Police in Gaza", "3.2.2"),
        (
            POSTS,
            "op-special patrol haifa jerusalem done troop:gaza>haifa troop:haifa>jerusalem troop:haifa>jerusalem",
            "Every Troop in Haifa has moved already",
            "3.1",
        ),
        (POSTS, f"op-special sweep {HAIFA_SYRIA}", "Only Districts and Cities qualify", "3.2.3"),
        (POSTS, "op-special sweep gaza gaza", "Gaza is selected already", "3.1"),
        (POSTS, "op-special sweep gaza punish", "can be taken after", "4.1"),
        (POSTS, "op-special sweep samaria gaza done troop:haifa>gaza", "do not border on each other", "1.3.5"),
        (
            POSTS,
            "op-special sweep samaria gaza done troop:lydda>jerusalem_district",
            "District was not selected",
            "3.2.3",
        ),
        (
            {**POSTS, "lydda": {"troops": 1, "police": 1}},
            "op-special sweep samaria gaza done police:lydda>gaza",
            "Other pieces move now, not Police",
            "3.2.3",
        ),
        (
            {**POSTS, "galilee": {"troops": 1}},
            "op-special sweep samaria lydda done troop:gaza>lydda troop:lydda>samaria troop:lydda>samaria",
            "Every Troop in Lydda has moved already",
            "3.1",
        ),
        (POSTS, "op-special sweep divide", "Divide does not accompany", "4.1.1"),
        (FIGHTS, "op-special assault divide", "Divide does not accompany", "4.1.1"),
        (FIGHTS, "op-special assault gaza lydda galilee samaria", "Assault has selected all 3 of its spaces", "3.1"),
        ({**FIGHTS, "haifa": {"active": 1}}, "op-special assault haifa", "Haifa holds no British cube", "3.2.4"),
        ({**FIGHTS, "haifa": {"police": 1}}, "op-special assault haifa", "Haifa holds no Rebel piece", "3.2.4"),
        ({"gaza": {"police": 1}}, "op-special sweep punish", "No space qualifies for Punish", "4.2.1"),
    ],
)
def test_the_british_learn_why_not(spaces: Spaces, names: str, reason: str, rule: str) -> None:
    check(table(spaces), names, reason, rule)


@pytest.mark.covers("4.2.1")
@pytest.mark.parametrize(
    ("name", "reason"), [("jerusalem", "no Troops in Jerusalem"), (HAIFA_SYRIA, "Only Districts and Cities qualify")]
)
def test_punish_says_which_spaces_it_takes(name: str, reason: str) -> None:
    game = table({**POSTS, "jerusalem": {"police": 1}}, punishments=["fine"])
    check(game, f"op-special deploy punish {name}", reason, "4.2.1")


@pytest.mark.covers("4.2.2", "6.6.2")
def test_divide_says_what_it_lacks() -> None:
    spaces: Spaces = {
        "haifa": {"irregulars": 1, "active": 1},
        "lydda": {"irregulars": 1, "active": 1},
        "gaza": {"police": 1},
    }
    game = table(spaces, unity="decentralized")
    check(game, "op-special deploy divide strike gaza", "no Underground Irregular in Gaza", "4.2.2")
    game = table(spaces, unity="centralized", stage="divide", played=ROUND)
    check(game, "strike", "At Centralized no Irregular can Divide", "6.6.2")


@pytest.mark.covers("3.1", "3.3")
def test_after_the_last_space_no_further_one_is_offered() -> None:
    spaces: Spaces = {**BANDS, "syria": {"bases": 1, "underground": 2}}
    game = table(spaces, by=REBELS, chit=2)
    check(game, "op-special rally gaza lydda galilee", "Galilee can be selected if Coordinate is taken", "3.3.1")
    check(table({}), "op-special sweep gaza lydda samaria galilee", "Sweep has selected all 3 of its spaces", "3.1")


@pytest.mark.covers("5.4", "R-C14")
@pytest.mark.parametrize("by", ["british", REBELS])
@pytest.mark.parametrize(("card", "title"), [("A11", "Italian Aid"), ("A24", "Tensions in Europe")])
def test_a_mandatory_event_says_why_its_box_is_closed(by: str, card: str, title: str) -> None:
    check(table({}, by=by, card=card), "event", f"The Event box is closed on {card} {title}", "5.4")


@pytest.mark.covers("2.3.2")
def test_a_taken_box_names_who_took_it() -> None:
    game = play(table({}, by=REBELS), "limited-op", "end-turn")
    assert str(game.why_not("limited-op")) == "Rebels took the box Limited Operation (2.3.2)"


@pytest.mark.covers("2.3.4", "1.8.1")
def test_the_chit_comes_first() -> None:
    check(table({}, by=REBELS, chit=None), "limited-op", "chits decide this", "1.8.1")
    game = table({}, by=REBELS, operations_pool=["2"], operations_held=["3"])
    check(game, "op-1", "Not being decided now", "2.3.4")
    check(game, "held-op-1", "Not being decided now", "2.3.4")
    check(game, "limited-op", "Not being decided now", "2.3.4")


@pytest.mark.covers("5.1", "R-C11", "R-C12")
def test_what_a_card_grants_keeps_its_limits() -> None:
    game = table(POSTS, card="A25")
    check(game, "event unshaded sweep gaza", "The Operation is not granted for Gaza", "5.1")
    check(game, "event unshaded rally", "Rally belongs to the other faction", "3.3")
    check(game, "event unshaded assault", "No space qualifies for Assault", "3.2.4")
    check(game, "event unshaded sweep punish", "has no Special Activity", "2.3.5")


@pytest.mark.covers("1.4.1", "1.8.2")
def test_a_piece_that_is_not_there_is_named() -> None:
    game = play(table(BANDS, by=REBELS, chit=2), "event", "pass", "done", "end-turn")
    check(game, "active:haifa", "There is no Active Guerrilla in Haifa", "1.8.2")
    game = play(table({"gaza": {"active": 15}}, by=REBELS), "limited-op", "rally")
    check(game, "active:haifa", "There is no Active Guerrilla in Haifa", "1.4.1")


def test_what_is_offered_needs_no_reason_and_the_game_is_not_touched() -> None:
    game = table()
    before = game.record()
    assert game.why_not("op-special", "deploy", "gaza", "police") is None
    assert game.record() == before


def test_an_illegal_move_says_why() -> None:
    game = play(table(POSTS), "op-special", "patrol")
    with pytest.raises(IllegalMove, match=r"Only Cities and Railways qualify, not Gaza \(3.2.2\)"):
        game.play("gaza")


def test_the_language_is_the_readers() -> None:
    game = table(POSTS)
    game.lang = "ja"
    explanation = game.why_not("op-special", "patrol", "gaza")
    assert explanation is not None
    assert any("\u3040" <= c <= "\u30ff" for c in explanation.reason)


# -- reasons that were false once --------------------------------------------------------------------------------------


def test_divide_asks_for_a_guerrilla_there_or_next_to_it() -> None:
    irregular: dict[str, int | bool] = {"irregulars": 1}
    spaces: Spaces = {"gaza": irregular, "haifa_district": irregular, "galilee": irregular, "samaria": {"active": 2}}
    game = play(table(spaces), *["op-special", "patrol", "divide", "strike"])
    assert "haifa_district" in offered(game)
    check(game, "gaza", "There is no Guerrilla of Palestine in Gaza or next to it", "4.2.2")


def test_punish_while_an_air_recon_runs_is_a_second_special_activity() -> None:
    game = table({"gaza": {"troops": 2}})
    check(game, "op-special sweep air-recon punish", "Special Activity already used this turn (Air Recon)", "4.1")


@pytest.mark.covers("4.3.3", "R-A16")
def test_an_operation_that_the_second_space_of_a_raid_may_grant_comes_later() -> None:
    """Samaria has no British piece to Ambush; Jerusalem, which the Raid can reach next, has."""
    spaces: Spaces = {
        "galilee": {"underground": 2, "bases": 1},
        "haifa_district": {"underground": 1},
        "samaria": {"underground": 3, "bases": 2, "opposition": True},
        "lydda": {"underground": 3},
        "jerusalem_district": {"underground": 3, "bases": 1, "irregulars": 1},
        "haifa": {"troops": 3},
        "jerusalem": {"troops": 1, "police": 1, "irregulars": 2},
        "railway_tel_aviv_jerusalem": {"troops": 1, "police": 4},
        "railway_tel_aviv_egypt": {"troops": 2, "police": 1},
        "syria": {"underground": 3, "bases": 1},
    }
    position: dict[str, Any] = {"stage": "second", "first": "british", "first_box": "event", "unity": "high"}
    game = open_table("arab_revolt", spaces, card="A14", unshaded=["A28"], fort_police=3, out_of_play=8, **position)
    play(game, "op-2", "op-1", "op-1", "op-special", "sabotage", "samaria", "raid", "samaria")
    play(game, "underground:galilee>samaria")
    assert prompt(game) == "raid-move"
    assert str(game.why_not("ambush")) == "Ambush can be taken after the moves (4.3.3)"
