"""Why an option is not offered: the reason is that of the very question, and not of what came before or may come."""

from __future__ import annotations

import pytest

from coinbox import Game
from tests.arab_revolt import table as arab_revolt
from tests.japanese_occupation import table as occupation
from tests.kenya import table as kenya
from tests.malaya import table as malaya
from tests.tabletalk import Spaces, play

Row = tuple[Game, str, str, str, str]
"""Game, what is played, what is absent, and the section and reason of `why`."""


def check(row: Row) -> None:
    game, played, absent, rule, reason = row
    said = play(game.clone(), *played.split()).why_not(absent)
    assert said is not None
    assert (said.rule, said.reason) == (rule, reason)


GARRISONED: Spaces = {"perak": {"troops": 2}, "johore": {"troops": 1}, "kedah": {"underground": 2}}
BANDS: Spaces = {"perak": {"underground": 2}, "kedah": {"underground": 2}, "pahang": {"underground": 1}}
OATHS: Spaces = {"nyeri": {"underground": 2}, "kiambu": {"active": 1}, "embu": {"underground": 1}}
LED: Spaces = {
    "perak": {"force_136": 1, "camps": True, "non_mpaja_underground": 1},
    "kedah": {"force_136": 1, "camps": True},
}


@pytest.mark.parametrize(
    "row",
    [
        (malaya.table(GARRISONED), "op-special train resettle perak", "kedah", "1.7", "The MCP Controls Kedah"),
        (
            malaya.table(GARRISONED),
            "op-special train resettle perak",
            "ec_north",
            "3.2.1",
            "Only Provinces and Kuala Lumpur qualify, not EC North",
        ),
        (
            malaya.table(GARRISONED),
            "op-special train resettle perak",
            "train",
            "3.1",
            "Train is being carried out already",
        ),
        (
            malaya.table(BANDS, by="mcp"),
            "op-special terror extort perak kedah",
            "johore",
            "3.3.4",
            "There is no Underground Guerrilla in Johore",
        ),
        (
            kenya.table(OATHS, by="mau_mau"),
            "op-special terror oath nyeri guerrilla",
            "kiambu",
            "3.3.3",
            "There is no Underground Guerrilla in Kiambu",
        ),
        (
            occupation.table(LED),
            "op-special train supply perak kedah",
            "johore",
            "3.2.1",
            "There is no Force 136 in Johore",
        ),
        (
            arab_revolt.table({"gaza": {"troops": 2, "underground": 1}, "lydda": {"police": 1, "active": 1}}),
            "op-special assault air-recon gaza lydda",
            "samaria",
            "3.2.4",
            "Samaria holds no British cube",
        ),
    ],
    ids=["resettle", "ec", "the Operation itself", "extort", "oath", "supply", "air recon"],
)
def test_after_a_special_activity_the_operation_says_what_it_lacks(row: Row) -> None:
    check(row)


DEPORTED: Spaces = {
    "perak": {"underground": 2, "troops": 5},
    "kelantan": {"bases": 1},
    "johore": {"underground": 1},
}
AMONG: Spaces = {"perak": {"underground": 2, "active": 1}, "kedah": {"underground": 1}}


@pytest.mark.parametrize(
    "row",
    [
        (
            malaya.event("M16", "unshaded", DEPORTED),
            "",
            "base:kelantan",
            "1.7",
            "The British do not Control Kelantan",
        ),
        (
            malaya.event("M16", "unshaded", DEPORTED),
            "",
            "underground:johore",
            "1.7",
            "The British do not Control Johore",
        ),
        (
            malaya.event("M16", "unshaded", DEPORTED),
            "",
            "troop:perak",
            "M16",
            "Another kind of piece is asked for, not Troop",
        ),
        (
            malaya.table(AMONG, by="mcp"),
            "op-special rally perak base",
            "underground:kedah",
            "3.3.1",
            "The question is about Perak alone, not about Kedah",
        ),
        (
            kenya.event("K20", "unshaded", {"nyeri": {"underground": 1, "troops": 1}, "embu": {"active": 1}}),
            "",
            "active:embu",
            "K20",
            "There are no Troops in Embu",
        ),
    ],
    ids=["base", "guerrilla", "troop", "elsewhere", "K20"],
)
def test_a_piece_is_kept_out_by_its_space_or_by_its_kind(row: Row) -> None:
    check(row)


POSTED: Spaces = {"ec_north": {"troops": 2}, "johore": {"police": 1}, "perak": {"police": 2}}
REDEPLOYING: Spaces = {"ec_south": {"troops": 2}, "perak": {"troops": 1, "police": 1}, "kedah": {"underground": 1}}


@pytest.mark.parametrize(
    "row",
    [
        (
            malaya.table(POSTED),
            "op-special garrison ec_north done",
            "troop:ec_north>johore",
            "3.2.2",
            "Johore was not selected for this Operation",
        ),
        (
            malaya.table(POSTED),
            "op-special garrison ec_north done",
            "police:johore>kedah",
            "3.2.2",
            "Kedah was not selected for this Operation",
        ),
        (
            malaya.table({**POSTED, "johore": {"police": 1, "underground": 1}}),
            "op-special garrison ec_north done",
            "underground:johore>ec_north",
            "3.2.2",
            "Other pieces move now, not Underground Guerrilla",
        ),
        (
            malaya.table({"kuala_lumpur": {"police": 2}, "perak": {"troops": 1}, "johore": {"police": 1}}),
            "op-special garrison kuala_lumpur ec_north done troop:perak>kuala_lumpur",
            "troop:kuala_lumpur>ec_north",
            "3.1",
            "Every Troop in Kuala Lumpur has moved already",
        ),
        (
            malaya.table(REDEPLOYING, stage="redeploy", played=["M1", "M2", "M3", "M4", "M5", "M33"]),
            "troop:ec_south>kuala_lumpur troop:ec_south>perak",
            "police:perak>kedah",
            "1.7",
            "The British do not Control Kedah",
        ),
        (
            kenya.table({"aberdares": {"underground": 2}, "nanyuki": {"underground": 1}}, by="mau_mau"),
            "op-special rally raid nyeri",
            "underground:nanyuki>nyeri",
            "4.3.3",
            "Only Mountain Jungles qualify; Nanyuki is not a Mountain Jungle",
        ),
    ],
    ids=["destination", "police", "kind", "arrived", "redeploy", "raid"],
)
def test_a_move_is_kept_out_by_where_it_goes_or_comes_from(row: Row) -> None:
    check(row)


@pytest.mark.parametrize(
    "row",
    [
        (
            arab_revolt.table({"gaza": {"troops": 1}}),
            "op-special deploy gaza police",
            "irregular",
            "3.2.1",
            "Deploy places Police or an Irregular in Gaza, and Police came first",
        ),
        (
            malaya.table({"perak": {"police": 15}, "kuala_lumpur": {"troops": 1}}),
            "op-special train kuala_lumpur police done",
            "police",
            "1.4.1",
            "No Police is Available, and none was taken from the map",
        ),
    ],
    ids=["either", "left on the map"],
)
def test_a_placement_is_kept_out_by_what_was_chosen_before(row: Row) -> None:
    check(row)


RALLYING: Spaces = {"nyeri": {"underground": 2}, "aberdares": {"underground": 2, "bases": 1}}
CUBES: Spaces = {"nairobi": {"troops": 2}, "aberdares": {"underground": 2, "bases": 1}, "kiambu": {"troops": 1}}


@pytest.mark.parametrize(
    "row",
    [
        (
            kenya.table(RALLYING, by="mau_mau"),
            "op-special rally",
            "terror",
            "3.1",
            "Rally is being carried out; Terror would be another Operation",
        ),
        (
            kenya.table(RALLYING, by="mau_mau"),
            "op-special rally",
            "march",
            "3.1",
            "Rally is being carried out; March would be another Operation",
        ),
        (
            kenya.table(RALLYING, by="mau_mau"),
            "op-special rally raid",
            "march",
            "4.3.3",
            "March can be taken once a space is selected",
        ),
        (
            kenya.table(RALLYING, by="mau_mau", card="K22"),
            "event",
            "march",
            "5.2",
            "The side of the card is chosen first",
        ),
        (
            malaya.table({}, card="M15"),
            "event unshaded",
            "sweep",
            "5.4",
            "Sweep can be taken after Kuala Lumpur",
        ),
        (
            kenya.event("K24", "unshaded", CUBES),
            "nairobi done done done",
            "sweep",
            "5.1",
            "The Event was taken instead of an Operation, so there is no Sweep",
        ),
        (
            malaya.table({"kuala_lumpur": {"troops": 1}}),
            "limited-op train kuala_lumpur done",
            "sweep",
            "3.1",
            "A turn has one Operation, and this turn had Train",
        ),
        (
            malaya.table({"kuala_lumpur": {"troops": 1}}),
            "limited-op train kuala_lumpur done",
            "done",
            "2.3.5",
            "Not being decided now",
        ),
        (
            occupation.table(LED),
            "op-special contact place-force",
            "supply",
            "4.1",
            "Supply can be taken once a space is selected",
        ),
        (
            malaya.table({}, card="M15"),
            "event unshaded done",
            "assault",
            "3.2.4",
            "No space qualifies for Assault",
        ),
        (
            malaya.table({"kedah": {"troops": 1, "active": 1}}, card="M15"),
            "event unshaded done",
            "assault",
            "3.2.4",
            "None of the spaces granted here qualifies for Assault",
        ),
    ],
    ids=[
        "terror",
        "march",
        "in a Raid",
        "side",
        "granted later",
        "no longer",
        "over",
        "done",
        "Contact",
        "nowhere",
        "elsewhere",
    ],
)
def test_an_action_is_kept_out_by_the_operation_declared(row: Row) -> None:
    check(row)


@pytest.mark.parametrize(
    "row",
    [
        (
            kenya.table(CUBES),
            "limited-op deploy nairobi",
            "aberdares",
            "3.2.1",
            "Mountain Jungles such as Aberdares do not qualify",
        ),
        (kenya.table(CUBES), "limited-op deploy nairobi", "nyeri", "3.2.1", "Nyeri can be selected after Nairobi"),
        (
            kenya.table(CUBES),
            "limited-op deploy nairobi done nyeri",
            "embu",
            "3.2.1",
            "Pieces are being moved to Nyeri now, not to Embu",
        ),
        (
            kenya.table(CUBES),
            "limited-op deploy kiambu done kiambu",
            "nairobi",
            "3.2.1",
            "Pieces are being moved to Kiambu now, not to Nairobi",
        ),
        (
            occupation.table({"johore": {"troops": 1, "kempeitai": 1}, "perak": {"police": 1}}, by="japanese"),
            "limited-op deploy kuala_lumpur",
            "kedah",
            "3.3.1",
            "Kedah holds neither Troops nor Police",
        ),
        (
            kenya.table({"nairobi": {"troops": 2}, "kiambu": {"police": 1}}),
            "limited-op deploy kiambu done",
            "nairobi",
            "3.2.1",
            "All Troops on the map are in Nairobi already",
        ),
        (
            malaya.table({"selangor": {"troops": 1}}),
            "limited-op sweep kuala_lumpur",
            "perak",
            "2.3.4",
            "A Limited Operation selects one space, so Perak cannot be a second",
        ),
        (
            malaya.table({"ec_north": {"troops": 1}}),
            "op-special garrison",
            "ec_north",
            "3.2.2",
            "All British cubes on the map are in EC North already",
        ),
        (
            malaya.table({"perak": {"support": True}}, by="mcp", mcp_resources=2),
            "op-special rally kedah",
            "perak",
            "3.3.1",
            "Perak is at Support",
        ),
        (
            malaya.table({}, by="mcp", mcp_resources=1),
            "op-special rally kedah",
            "perak",
            "3.1",
            "Perak would cost 1 Resource, which is more than there is",
        ),
        (
            malaya.table({"perak": {"troops": 1}}, card="M15"),
            "event unshaded",
            "selangor",
            "3.2.1",
            "Selangor can be selected after Kuala Lumpur",
        ),
        (
            malaya.table({"perak": {"troops": 1}}, card="M15"),
            "event unshaded",
            "kedah",
            "3.1",
            "Train has selected its only space, so Kedah cannot be added",
        ),
    ],
    ids=[
        "jungle",
        "second",
        "other",
        "the same",
        "Kempeitai",
        "all troops",
        "limit",
        "all cubes",
        "support",
        "price",
        "later",
        "only",
    ],
)
def test_a_space_is_kept_out_by_what_comes_next(row: Row) -> None:
    check(row)


MUST = 'The text of the card has no "may" here, so it has to be carried out'


@pytest.mark.covers("R-C11", "R-C4", "5.1.3")
@pytest.mark.parametrize(
    "row",
    [
        (malaya.event("M15", "unshaded", {}), "", "decline", "5.1.3", MUST),
        (malaya.event("M15", "unshaded", {}), "done train", "decline", "5.1.3", MUST),
        (kenya.event("K24", "unshaded", CUBES), "", "decline", "5.1.3", MUST),
        (kenya.event("K15", "unshaded", CUBES), "done", "decline", "5.1.3", MUST),
        (malaya.event("M31", "shaded", {}, by="mcp"), "", "decline", "5.1.3", MUST),
        (malaya.event("M9", "unshaded", {"perak": {"troops": 1, "underground": 1}}), "", "decline", "5.1.3", MUST),
        (malaya.event("M9", "shaded", {}, by="mcp"), "", "decline", "5.1.3", MUST),
        (malaya.event("M16", "unshaded", DEPORTED), "", "decline", "M16", "Not being decided now"),
        (malaya.table({}), "op-special train", "decline", "3.2.1", "Something must still be chosen here"),
        (malaya.table({}, card="M15"), "event", "decline", "5.2", "Not being decided now"),
    ],
    ids=["carried out", "granted", "deploy", "sweep", "two", "reprisal", "shift", "may", "operation", "side"],
)
def test_what_a_card_grants_without_may_is_not_declined(row: Row) -> None:
    check(row)
