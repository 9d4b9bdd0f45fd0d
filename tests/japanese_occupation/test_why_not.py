"""Every absent option can be explained, with the first condition that excludes it and its section."""

from __future__ import annotations

import pytest

from coinbox import Game, IllegalMove
from tests.japanese_occupation.table import Spaces, play, table

JAPANESE = "japanese"
LED = {"force_136": 1}
BAND = {"force_136": 1, "mpaja_underground": 1}
BANDS: Spaces = {
    "perak": {**BAND, "police": 1},
    "johore": {**BAND, "police": 1},
    "pahang": {"mpaja_underground": 1, "troops": 1},
    "kedah": dict(LED),
}
CAMPS: Spaces = {
    "kedah": {**LED, "camps": True},
    "johore": {**LED, "camps": True},
    "perak": {"camps": True},
    "selangor": dict(LED),
}
STORE: Spaces = {"perak": {"caches": 1, "mpaja_underground": 2, **LED}, "kelantan": {"mpaja_active": 1}}
ESCORT: Spaces = {"kedah": {**LED, "non_mpaja_active": 1, "mpaja_active": 1}, "perak": {"force_136": 2}}
POSTS: Spaces = {name: {"troops": 1} for name in ("kedah", "perak", "pahang", "johore")}
POLICE: Spaces = {"perak": {"troops": 1, "police": 1}, "kedah": {"troops": 1}}
SECRET: Spaces = {"perak": {"kempeitai": 1}, "kedah": {"troops": 1}, "johore": {"kempeitai": 1, "troops": 1}}
FIGHTS: Spaces = {
    "perak": {"troops": 1, "mpaja_active": 1},
    "kedah": {"mpaja_active": 1},
    "pahang": {"troops": 1, "mpaja_underground": 1},
    "johore": {"troops": 1, "caches": 1},
}
ROUND = ["J1", "J2", "J3", "J4", "J33"]


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
        ({}, "train", "A box of the Initiative Track comes first", "2.4.2"),
        ({}, "pass", "Passing is chosen right after a box", "2.4.3"),
        ({}, "done", "Something must still be chosen", "2.4.2"),
        ({}, "event execute", "The card does not offer: Carry out the Event", "5.2"),
        ({}, "op-special unshaded", "Not being decided now", "3.1"),
        ({}, "op-special limited-op", "Not being decided now", "3.1"),
        ({}, "limited-op deploy", "Deploy belongs to the other faction", "3.3"),
        ({}, "limited-op train", "No space qualifies for Train", "3.2.1"),
        ({}, "limited-op sabotage", "No space qualifies for Sabotage", "3.2.3"),
        ({}, "limited-op ambush", "No space qualifies for Ambush", "3.2.4"),
        ({}, "op-special supply", "name the Operation first", "4.1"),
        (BANDS, "limited-op sabotage gather", "A Limited Operation has no Special", "2.4.4"),
        (BANDS, "event pass contact gather", "A Limited Operation has no Special", "2.4.4"),
        (BANDS, "op-special train gather", "Gather does not accompany", "4.1.1"),
        (BANDS, "op-special sabotage supply", "Supply does not accompany", "4.1.1"),
        (BANDS, "op-special train supply", "No space qualifies for Supply", "4.2.1"),
        (BANDS, "op-special sabotage raid", "No space qualifies for Raid", "4.2.3"),
        (BANDS, "op-special sabotage gather perak done done raid", "Special Activity already used", "4.1"),
        (BANDS, "op-special train perak done perak", "Perak is selected already", "3.1"),
        (BANDS, "op-special train pahang", "There is no Force 136 in Pahang", "3.2.1"),
        ({**BANDS, "kedah": {}, "ec_north": LED}, "op-special train ec_north", "Only Provinces and Kuala", "3.2.1"),
        (BANDS, "op-special train kedah mpaja", "There is no Jungle Camp in Kedah", "3.2.1"),
        (BANDS, "op-special train kedah perak", "Perak can be selected after Kedah", "3.2.1"),
        (BANDS, "op-special sabotage kedah", "Kedah holds no Underground Guerrilla", "3.2.3"),
        (BANDS, "op-special sabotage pahang", "There is no Force 136 in Pahang", "3.2.3"),
        (BANDS, "op-special sabotage perak r1", "Thailand-Kedah Railway cannot be chosen", "3.2.3"),
        (BANDS, "op-special sabotage perak done", "Something must still be chosen", "3.2.3"),
        (BANDS, "op-special ambush pahang", "There is no Force 136 in Pahang", "3.2.4"),
        (BANDS, "op-special ambush kedah", "Kedah holds no Underground Guerrilla", "3.2.4"),
        ({**BANDS, "kedah": BAND}, "op-special ambush kedah", "neither Troops nor Police nor Kempeitai", "3.2.4"),
        (
            {**BANDS, "kedah": {}, "kuala_lumpur": {**BAND, "troops": 1}},
            "op-special ambush kuala_lumpur",
            "There are no Police in Kuala Lumpur",
            "3.2.4",
        ),
        (CAMPS, "op-special contact place-force", "Not being decided now", "3.2.2"),
        ({"perak": LED}, "op-special contact place-force kuala_lumpur", "Only Provinces qualify", "3.2.2"),
        ({"perak": LED}, "op-special contact place-force ec_south", "Only Provinces qualify", "3.2.2"),
        (ESCORT, "op-special contact move-force kedah", "Kedah can be selected if Gather is taken", "4.2.2"),
        (CAMPS, "op-special train supply perak", "There is no Force 136 in Perak", "4.2.1"),
        (CAMPS, "op-special train supply selangor", "There is no Jungle Camp in Selangor", "4.2.1"),
        (CAMPS, "op-special train supply kuala_lumpur", "Only Provinces qualify", "4.2.1"),
        (BANDS, "op-special sabotage gather pahang", "There is no Force 136 in Pahang", "4.2.2"),
        (BANDS, "op-special sabotage gather perak done perak", "Perak has been chosen already", "4.2.2"),
        (
            BANDS,
            "op-special sabotage gather perak trengganu",
            "neither the space of this Gather nor next",
            "4.2.2",
        ),
        (STORE, "op-special train raid trengganu", "No Supply Cache with Guerrillas", "4.2.3"),
        (STORE, "op-special train raid kedah non_mpaja_active:perak>kedah", "no Active non-MPAJA Guerrilla", "4.2.3"),
        (STORE, "op-special train raid kedah mpaja_underground:perak>pahang", "not a destination", "4.2.3"),
        (STORE, "op-special train raid pahang mpaja_active:kelantan>pahang", "no Supply Cache in Kelantan", "4.2.3"),
    ],
)
def test_the_british_learn_why_not(spaces: Spaces, names: str, reason: str, rule: str) -> None:
    check(table(spaces), names, reason, rule)


@pytest.mark.parametrize(
    ("spaces", "names", "reason", "rule"),
    [
        ({}, "limited-op train", "Train belongs to the other faction", "3.2"),
        ({}, "limited-op construct", "No space qualifies for Construct", "3.3.2"),
        ({}, "limited-op assault", "No space qualifies for Assault", "3.3.4"),
        ({}, "op-special reprisal", "name the Operation first", "4.1"),
        ({**POSTS, "perak": {"troops": 1, "opposition": True}}, "op-special deploy perak", "at Opposition", "3.3.1"),
        ({**POSTS, "selangor": {"police": 1}}, "op-special deploy selangor", "no Troops in Selangor", "3.3.1"),
        ({**POSTS, "ec_north": {"troops": 1}}, "op-special deploy ec_north", "Only Provinces and Kuala", "3.3.1"),
        (POSTS, "op-special deploy reprisal", "Reprisal does not accompany", "4.1.1"),
        (POSTS, "limited-op deploy extract", "A Limited Operation has no Special", "2.4.4"),
        (POSTS, "op-special deploy kedah perak pahang johore", "Deploy has selected all 3 of its spaces", "3.1"),
        (POSTS, "op-special deploy extract perak", "Only Economic Centers qualify", "4.3.1"),
        (POSTS, "op-special deploy extract ec_north done kedah extract", "Special Activity already used", "4.1"),
        (SECRET, "limited-op deploy kedah kempeitai:perak>pahang", "Pahang holds neither Troops nor Police", "3.3.1"),
        (SECRET, "limited-op deploy kedah kempeitai:kedah>johore", "There is no Kempeitai in Kedah", "3.3.1"),
        (
            SECRET,
            "limited-op deploy kedah kempeitai:johore>kedah kempeitai:kedah>johore",
            "Every Kempeitai in Kedah has moved already",
            "3.1",
        ),
        (SECRET, "limited-op deploy kedah troop:kedah>johore", "Other pieces move now, not Troop", "3.3.1"),
        (SECRET, "limited-op deploy kedah police:kedah>johore", "Other pieces move now, not Police", "3.3.1"),
        (
            {**POSTS, "kedah": {"troops": 1, "mpaja_active": 1}},
            "op-special construct kedah",
            "Cubes do not outnumber Guerrillas in Kedah",
            "3.3.2",
        ),
        ({**POSTS, "kuala_lumpur": {"troops": 1}}, "op-special construct kuala_lumpur", "Only Provinces", "3.3.2"),
        ({**POSTS, "ec_north": {"troops": 1}}, "op-special construct ec_north", "Only Provinces", "3.3.2"),
        (POSTS, "op-special construct perak r3", "Thailand-Perak Railway cannot be chosen", "3.3.2"),
        (POSTS, "op-special construct extract", "Extract does not accompany", "4.1.1"),
        (POSTS, "op-special construct eliminate", "No space qualifies for Eliminate", "4.3.3"),
        (POLICE, "op-special sweep perak perak", "Perak is selected already", "3.1"),
        (POLICE, "op-special sweep perak reprisal", "can be taken after", "4.1"),
        (POLICE, "op-special sweep perak done reprisal", "can be taken after", "4.1"),
        (POLICE, "limited-op sweep pahang eliminate", "A Limited Operation has no Special", "2.4.4"),
        (POLICE, "limited-op sweep pahang troop:kedah>pahang", "Kedah and Pahang do not border", "1.3.7"),
        (POLICE, "limited-op sweep pahang police:perak>pahang", "Other pieces move now, not Police", "3.3.3"),
        (POLICE, "limited-op sweep pahang troop:perak>kedah", "Kedah was not selected for this Operation", "3.3.3"),
        (POLICE, "limited-op sweep pahang troop:johore>pahang", "There is no Troop in Johore", "3.3.3"),
        (
            POSTS,
            "op-special sweep perak pahang done troop:kedah>perak troop:perak>pahang troop:perak>pahang",
            "Every Troop in Perak has moved already",
            "3.1",
        ),
        (FIGHTS, "op-special assault kedah", "There are no Troops in Kedah", "3.3.4"),
        (FIGHTS, "op-special assault pahang", "neither an Active Guerrilla nor a Supply Cache", "3.3.4"),
        (FIGHTS, "op-special assault extract", "Extract does not accompany", "4.1.1"),
        (FIGHTS, "op-special sweep reprisal kedah", "There are no Troops in Kedah", "4.3.2"),
        (FIGHTS, "op-special sweep reprisal johore johore", "Johore has been chosen already", "4.3.2"),
        (FIGHTS, "op-special sweep reprisal perak mpaja_active:perak>johore", "do not border", "1.3.7"),
        (FIGHTS, "op-special sweep reprisal perak mpaja_active:kedah>pahang", "The pieces of Perak move now", "4.3.2"),
        (FIGHTS, "op-special sweep reprisal perak mpaja_underground:perak>pahang", "no Underground MPAJA", "4.3.2"),
        (SECRET, "op-special sweep eliminate kedah", "There are no Kempeitai in Kedah", "4.3.3"),
    ],
)
def test_the_japanese_learn_why_not(spaces: Spaces, names: str, reason: str, rule: str) -> None:
    check(table(spaces, by=JAPANESE), names, reason, rule)


@pytest.mark.covers("3.2.2", "1.3.7", "R-C7")
@pytest.mark.parametrize(
    ("names", "reason", "rule"),
    [
        ("force_136:kedah>pahang", "Kedah and Pahang do not border on each other", "1.3.7"),
        ("force_136:johore>pahang", "There is no Force 136 in Johore", "3.2.2"),
        ("non_mpaja_active:kedah>perak", "Other pieces move now", "3.2.2"),
        ("gather", "can be taken after", "4.1"),
        ("done", "Something must still be chosen", "3.2.2"),
        ("force_136:kedah>perak mpaja_active:kedah>perak", "Other pieces move now", "3.2.2"),
        ("force_136:kedah>perak non_mpaja_underground:kedah>perak", "There is no Underground non-MPAJA", "3.2.2"),
        ("force_136:kedah>perak gather", "can be taken after", "4.1"),
        ("force_136:kedah>perak done gather", "can be taken after", "4.1"),
        (
            "force_136:kedah>perak done force_136:perak>pahang force_136:pahang>perak",
            "Every Force 136 in Pahang has moved already",
            "3.1",
        ),
    ],
)
def test_contact_says_what_its_moves_lack(names: str, reason: str, rule: str) -> None:
    game = play(table(ESCORT), "op-special", "contact", "move-force")
    check(game, names, reason, rule)


@pytest.mark.covers("5.5", "2.3", "R-J1")
@pytest.mark.parametrize(
    ("card", "spaces", "names", "reason"),
    [
        ("J1", {"johore": {"camps": True, "opposition": True}}, "johore", "Johore is at Opposition"),
        ("J1", {"johore": {"camps": True, "terror": 1}}, "johore", "Terror"),
        ("J1", {}, "johore", "There is no Jungle Camp in Johore"),
        ("J1", {}, "done", "Something must still be chosen"),
        ("J1", {}, "event", "Not being decided now"),
        ("J26", {"johore": {"mpaja_active": 1}}, "johore", "There are no Police in Johore"),
        ("J26", {"johore": {"police": 1, "non_mpaja_active": 1}}, "johore", "Johore holds no MPAJA Guerrilla"),
        ("J3", {"johore": {"caches": 1, "camps": True}}, "johore", "A Jungle Camp is in Johore"),
        ("J3", {}, "johore", "There is no Supply Cache in Johore"),
        ("J10", {}, "mpaja_active:johore", "There is no Active MPAJA Guerrilla in Johore"),
        ("J10", {}, "kedah", "A piece is being chosen now"),
        ("J10", {"johore": {"non_mpaja_active": 1}}, "non_mpaja_active:johore", "Another kind of piece is asked for"),
    ],
)
def test_an_icon_says_which_spaces_it_takes(card: str, spaces: Spaces, names: str, reason: str) -> None:
    ready: dict[str, Spaces] = {
        "J1": {"kedah": {"camps": True}, "perak": {"camps": True}},
        "J26": {name: {"police": 1, "mpaja_active": 1} for name in ("kedah", "perak")},
        "J3": {"kedah": {"caches": 1}, "perak": {"caches": 1}},
        "J10": {"kedah": {"mpaja_active": 1}, "perak": {"mpaja_active": 1}},
    }
    check(table({**ready[card], **spaces}, stage="icon", card=card), names, reason, "5.5")


@pytest.mark.covers("5.4", "R-C14")
@pytest.mark.parametrize("by", ["british", JAPANESE])
@pytest.mark.parametrize(("card", "title"), [("J6", "Jungle is Neutral"), ("J9", "Atomic Bombings")])
def test_a_mandatory_event_says_why_its_box_is_closed(by: str, card: str, title: str) -> None:
    check(table({}, by=by, card=card), "event", f"The Event box is closed on {card} {title}", "5.4")


@pytest.mark.covers("2.4.2")
def test_a_taken_box_names_who_took_it() -> None:
    game = play(table({}), "limited-op", "pass", "decline", "end-turn")
    assert str(game.why_not("limited-op")) == "British took the box Limited Operation (2.4.2)"


@pytest.mark.covers("2.4.3", "R-J15")
def test_passing_brings_no_other_operation() -> None:
    check(play(table(BANDS), "event", "pass"), "train", "Train is not among the Operations granted here", "2.4.3")
    check(play(table(BANDS), "event", "pass"), "deploy", "Deploy belongs to the other faction", "3.3")


@pytest.mark.covers("5.1", "R-C11", "J32 shaded")
def test_what_a_card_grants_keeps_its_limits() -> None:
    game = table(POSTS, by=JAPANESE, card="J32", sabotage=[0, 0, 0, 0, 1, 0, 0, 0])
    check(game, "event shaded sweep kedah", "The Operation is not granted for Kedah", "5.1")
    check(game, "event shaded sweep reprisal", "A Limited Operation has no Special", "2.4.4")


@pytest.mark.covers("1.10", "R-J19")
def test_a_camp_that_must_be_taken_cannot_be_refused() -> None:
    spaces: Spaces = {name: {"camps": True} for name in ("kedah", "perak", "johore", "selangor")}
    game = play(table(spaces), "limited-op", "contact", "pahang")
    check(game, "done", "Something must still be chosen", "1.10")
    check(game, "kelantan", "There is no Jungle Camp in Kelantan", "1.10")


@pytest.mark.covers("1.4.1", "R-C2")
def test_a_piece_that_is_not_there_is_named() -> None:
    spaces: Spaces = {"kedah": {"mpaja_active": 10}, "perak": {**LED, "camps": True}}
    game = play(table(spaces), "limited-op", "train", "mpaja")
    check(game, "mpaja_underground:kedah", "There is no Underground MPAJA Guerrilla in Kedah", "1.4.1")
    check(game, "non_mpaja_active:kedah", "There is no Active non-MPAJA Guerrilla in Kedah", "1.4.1")


@pytest.mark.covers("3.2.4", "1.11")
def test_dice_and_chits_are_nobodys_choice() -> None:
    game = play(table({"kedah": {**BAND, "troops": 2}}), "limited-op", "ambush")
    check(game, "kedah", "Dice, cards and Intel chits decide this", "3.2.4")
    spies: Spaces = {"kedah": {**LED, "mpaja_underground": 2}}
    game = play(table(spies), "op-special", "sabotage", "gather", "kedah")
    check(game, "done", "Dice, cards and Intel chits decide this", "1.11")


@pytest.mark.covers("6.3.1", "6.3.2", "6.5.1", "6.5.2")
@pytest.mark.parametrize(
    ("stage", "spaces", "names", "reason", "rule"),
    [
        ("unrest", {"pahang": {"opposition": True}}, "pahang", "Pahang is at Opposition", "6.3.1"),
        ("unrest", {}, "kedah", "The Railway does not touch Kedah", "6.3.1"),
        ("unrest", {"perak": {"terror": 1}}, "perak", "Terror", "6.3.1"),
        ("construct", POSTS, "construct reprisal", "has no Special Activity", "5.1"),
        ("construct", POSTS, "construct selangor", "Cubes do not outnumber Guerrillas in Selangor", "3.3.2"),
        ("construct", POSTS, "sweep", "not among the Operations granted", "6.3.2"),
        ("redeploy", CAMPS, "force_136:kedah>pahang", "There is no Jungle Camp in Pahang", "6.5.1"),
        ("redeploy", CAMPS, "force_136:perak>kedah", "There is no Force 136 in Perak", "6.5.1"),
        ("japanese_redeploy", POLICE, "police:perak>johore", "Johore is not a destination", "6.5.2"),
        ("japanese_redeploy", POLICE, "troop:perak>kedah", "Other pieces move now, not Troop", "6.5.2"),
        ("japanese_redeploy", POLICE, "police:kedah>perak", "There is no Police in Kedah", "6.5.2"),
    ],
)
def test_a_propaganda_round_says_what_its_phases_lack(
    stage: str, spaces: Spaces, names: str, reason: str, rule: str
) -> None:
    game = table(spaces, stage=stage, played=ROUND, sabotage=[0, 0, 0, 0, 1, 0, 0, 0])
    check(game, names, reason, rule)


def test_what_is_offered_needs_no_reason_and_the_game_is_not_touched() -> None:
    game = table()
    before = game.record()
    assert game.why_not("op-special", "train", "perak", "mpaja") is None
    assert game.record() == before


def test_an_illegal_move_says_why() -> None:
    game = play(table(BANDS), "op-special", "sabotage")
    with pytest.raises(IllegalMove, match=r"There is no Force 136 in Pahang \(3.2.3\)"):
        game.play("pahang")


def test_the_language_is_the_readers() -> None:
    game = table(BANDS)
    game.lang = "ja"
    explanation = game.why_not("op-special", "sabotage", "pahang")
    assert explanation is not None
    assert any("\u3040" <= c <= "\u30ff" for c in explanation.reason)


# -- reasons that were false once --------------------------------------------------------------------------------------


def test_nothing_is_concealed_where_nothing_is_revealed() -> None:
    spaces: Spaces = {"kedah": {"kempeitai": 1, "force_136": 1, "troops": 1}, "perak": {"kempeitai": 1, "troops": 1}}
    game = table(spaces, by=JAPANESE)
    check(game, "op-special sweep eliminate kedah conceal", "Kedah has no revealed Intel chit", "4.3.3")


def test_after_supply_a_space_is_explained_by_the_operation() -> None:
    led: dict[str, int | bool] = {"force_136": 1, "camps": True}
    game = table({"kedah": led, "perak": led, "pahang": {"camps": True}})
    check(game, "op-special train supply kedah perak pahang", "There is no Force 136 in Pahang", "3.2.1")
