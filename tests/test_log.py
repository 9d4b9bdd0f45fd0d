"""The grammar of the log: levels, headings with their space, causes, rolls, and what decided the game."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

import coinbox
from coinbox import Game, LogLine
from coinbox.terminal.words import indented
from coinbox.text.levels import ACTION, EFFECT, TURN
from tests.arab_revolt import table as arab_revolt
from tests.games import OWN_GAMES
from tests.kenya import table as kenya
from tests.malaya import table as malaya
from tests.tabletalk import Spaces, play, recorded

HEADINGS = ("event", "operation", "activity", "resume", "box", "phase", "mandatory", "icon", "capability-effect")


def told(game: Game, level: str = "") -> list[str]:
    """The lines of a log, or those of one level."""
    return [line.text for line in game.story() if level in ("", line.level)]


# -- levels ------------------------------------------------------------------------------------------------------------


def test_a_story_is_the_log_with_its_levels() -> None:
    game = play(malaya.table({"perak": {"troops": 2, "active": 1}}), "op-special", "assault", "air-strike")
    assert [line.text for line in game.story()] == game.log()
    assert [line.text for line in game.story("ja")] == game.log("ja")
    assert [(line.level, line.text) for line in game.story()] == [
        (TURN, "British: Operation & Special Activity box"),
        (ACTION, "British: Assault"),
        (ACTION, "Space selected: Perak"),
        (EFFECT, "British Resources -2, now 18 (price of Perak)"),
        (EFFECT, "1 Active Guerrilla removed from Perak"),
        (ACTION, "British: Air Strike"),
        (ACTION, "Space selected: Perak"),
    ]


def test_the_terminal_indents_by_level() -> None:
    game = play(malaya.table({"perak": {"troops": 2, "active": 1}}), "op-special", "assault")
    shown = [" " * (prose := indented(line)).indent + prose.text for line in game.story()]
    assert shown[:4] == [
        "  British: Operation & Special Activity box",
        "    British: Assault",
        "    Space selected: Perak",
        "      British Resources -2, now 18 (price of Perak)",
    ]


def test_like_lines_are_one_line_of_the_story_with_their_number() -> None:
    game = play(kenya.event("K16", "unshaded", {"thika": {}}), "thika", "sweep")
    line = next(line for line in game.story() if line.message == "place")
    args: dict[str, str | int] = {"piece": "troop", "space": "thika", "n": 4}
    assert line == LogLine("4 Troops placed in Thika", "place", args, EFFECT)


def test_the_price_of_a_train_does_not_part_its_cubes() -> None:
    game = play(malaya.table({}), "op-special", "train", "kuala_lumpur", *["troop"] * 3, "police")
    assert told(game, EFFECT) == [
        "3 Troops placed in Kuala Lumpur",
        "British Resources -2, now 18 (price of Kuala Lumpur)",
        "1 Police placed in Kuala Lumpur",
        "British Control in Kuala Lumpur",
    ]
    assert [name for name, _ in game.logged(0) if name in ("place", "track")] == ["place", "track", *["place"] * 3]


# -- headings ----------------------------------------------------------------------------------------------------------

BOTH = {"perak": {"troops": 2, "active": 2}, "johore": {"troops": 2, "underground": 2}}


@pytest.mark.parametrize(
    ("card", "side", "by", "answers", "headings"),
    [
        ("M9", "unshaded", "british", ["perak"], ["British: Reprisal in Perak", "British: Assault in Perak"]),
        ("M17", "unshaded", "british", ["perak"], ["British: Assault in Perak"]),
        ("M30", "shaded", "mcp", [], ["MCP: free Rally"]),
        ("M32", "shaded", "mcp", [], ["MCP: Intimidate in Johore"]),
    ],
)
def test_what_a_card_lets_a_faction_do_has_its_heading(
    card: str, side: str, by: str, answers: list[str], headings: list[str]
) -> None:
    game = malaya.event(card, side, {**BOTH, "pahang": {"underground": 1}}, by=by)
    for name in answers:
        while name not in game.offered:
            game.play(0)
        game.play(name)
    while game.offered != ("end-turn",):
        game.play(0)
    assert set(headings) <= set(told(game, ACTION))


def test_an_operation_that_goes_on_after_its_special_activity_says_so() -> None:
    spaces = {"perak": {"underground": 2}, "johore": {"underground": 1}}
    game = play(malaya.table(spaces, by="mcp"), "op-special", "rally", "perak", "guerrilla", "extort", "johore", "done")
    play(game, "pahang")
    assert told(game, ACTION) == [
        "MCP: Rally",
        "Space selected: Perak",
        "MCP: Extort",
        "Space selected: Johore",
        "Rally continues",
        "Space selected: Pahang",
    ]


FIGHTERS: dict[str, dict[str, int | bool]] = {
    "samaria": {"bases": 1, "underground": 2},
    "haifa_district": {"underground": 2, "police": 1},
    "lebanon": {"underground": 2},
}


@pytest.mark.parametrize(
    ("game", "answers", "heading"),
    [
        (arab_revolt.event("A25", "shaded", FIGHTERS, by="rebels"), ["sabotage"], "Rebels: free Sabotage"),
        (
            arab_revolt.table(FIGHTERS, by="rebels", card="A10", stage="reveal"),
            ["card:A11", "rally"],
            "Rebels: free Rally",
        ),
        (
            arab_revolt.table(FIGHTERS, by="rebels"),
            ["op-special", "rally", "raid", "lydda", "done", "sabotage"],
            "Rebels: free Sabotage",
        ),
        (arab_revolt.table(FIGHTERS, by="rebels"), ["op-special", "rally"], "Rebels: Rally"),
    ],
)
def test_an_operation_that_is_granted_is_called_free(game: Game, answers: list[str], heading: str) -> None:
    game = play(game.clone(), *answers)
    assert [line.text for line in game.story() if line.message == "operation"][-1] == heading
    japanese = [line.text for line in game.story("ja") if line.message == "operation"][-1]
    assert ("無償の" in japanese) == ("free" in heading)


def test_pieces_are_on_a_railway_and_in_a_district() -> None:
    railway = {"police": 1, "active": 1, "underground": 1}
    game = arab_revolt.table({"railway_haifa_syria": {**railway}, "gaza": {"troops": 1}})
    play(
        game,
        "op-special",
        "patrol",
        "railway_haifa_syria",
        "done",
        "done",
        "railway_haifa_syria",
        "done",
        "railway_haifa_syria",
    )
    assert "1 Guerrilla became Active on the Haifa-Syria Railway" in told(game)
    assert "British: Assault on the Haifa-Syria Railway" in told(game)


def test_a_garrison_tells_its_price_as_a_whole_and_where_it_assaults() -> None:
    spaces = {"ec_north": {"police": 2, "active": 1}, "perak": {"police": 1}}
    game = play(malaya.table(spaces), "op-special", "garrison", "ec_north", "done", "police:perak>ec_north")
    while game.offered != ("end-turn",):
        game.play("ec_north" if "ec_north" in game.offered else "done" if "done" in game.offered else 0)
    assert "British Resources -2, now 18 (price of the Operation)" in told(game)
    assert "British: Assault in EC North" in told(game, ACTION)


@pytest.mark.parametrize(("how", "heading"), [("strike", "Raid, strike"), ("retreat", "Raid, retreat")])
def test_a_raid_tells_its_target_and_its_kind(how: str, heading: str) -> None:
    spaces = {"aberdares": {"underground": 1}, "nyeri": {"underground": 1}}
    game = play(kenya.table(spaces, by="mau_mau"), "op-special", "terror", "raid", "nyeri", how)
    assert told(game, ACTION)[-1] == f"Mau Mau: {heading} in Nyeri"


def test_the_phases_of_a_propaganda_round_tell_who_does_what_where() -> None:
    headings = set(told(recorded("malaya", "example-of-play", 1000), ACTION))
    for record in ("british-final", "mcp-final", "tie-final"):
        headings |= set(told(recorded("malaya", record, 1000), ACTION))
        headings |= set(told(recorded("kenya", record.replace("mcp", "mau_mau"), 1000), ACTION))
    for heading in ("British: Pacify", "MCP: Agitate", "British: Reward", "Mau Mau: Oath", "Mau Mau: Rally"):
        assert any(line.startswith(f"{heading} in ") for line in headings), heading


@pytest.mark.parametrize(
    ("game", "heading"),
    [
        (malaya.table({"perak": {"troops": 1, "active": 2}}, by="mcp", unshaded=["M8"], dice=["die:1"]), "M8 MNLA"),
        (kenya.table({"aberdares": {"troops": 2, "underground": 1}}, unshaded=["K7"]), "K7 Pseudo-Gangs"),
    ],
    ids=["M8", "K7"],
)
def test_a_capability_that_does_something_is_named(game: Game, heading: str) -> None:
    play(game, "op-special")
    play(game, *(["attack"] if game.id == "malaya" else ["sweep", "aberdares", "done"]))
    while game.offered != ("end-turn",):
        game.play("done" if "done" in game.offered else 0)
    assert f"{heading} takes effect" in told(game, ACTION)


# -- causes ------------------------------------------------------------------------------------------------------------


def test_a_track_that_reaches_its_end_says_what_was_asked() -> None:
    game = malaya.event("M14", "unshaded", {}, british_resources=18, political_will=20)
    assert told(game, EFFECT) == [
        "British Resources +10, capped: +2, now 20 (the card)",
        "Political Will still at 20 (+1, capped; the card)",
    ]


def test_the_sum_of_a_phase_is_told_though_nothing_moves() -> None:
    spaces: Any = {"perak": {"support": True}, "johore": {"opposition": True}, "pahang": {"opposition": True}}
    position = {"stage": "reveal", "played": ["M1", "M2", "M3", "M4"], "spaces": spaces}
    game = play(coinbox.new("malaya", position=position, chance="ask", ask=("end-turn",)), "card:M33")
    lines = told(game, EFFECT)
    sums = [line for line in lines if "sum of the phase" in line]
    assert sums == [
        "Political Will unchanged, 12 (sum of the phase)",
        "British Resources still at 20 (+12, capped; sum of the phase)",
        "MCP Resources unchanged, 10 (sum of the phase)",
    ]


def test_control_of_several_spaces_is_one_cause() -> None:
    game = malaya.table({"perak": {"active": 2}, "selangor": {"active": 2}, "pahang": {"troops": 6}})
    play(game, "op-special", "sweep", "perak", "selangor", "done")
    play(game, *["troop:pahang>perak"] * 3, *["troop:pahang>selangor"] * 3)
    (line,) = [line for line in told(game) if line.startswith("Political Will")]
    assert line.endswith(" (Control of Perak, Selangor)")


def test_population_that_is_gone_takes_its_marker_along() -> None:
    spaces = {"embu": {"troops": 1, "loyalty": True}}
    game = play(kenya.table(spaces, pipeline="villagization", dice=["die:6"]), "limited-op", "relocate")
    assert told(game, EFFECT)[:2] == ["Population of Embu is now 0", "Embu went to Neutral"]
    assert told(game, ACTION)[-1] == "British roll for Outrage: 6, needs less than 2: no Outrage"


def test_a_police_from_out_of_play_says_so() -> None:
    game = kenya.event("K6", "unshaded", {"nyeri": {"troops": 1}}, out_of_play=3)
    play(game, "from-out-of-play")
    assert "1 Police placed in Nyeri from Out of Play" in told(game, EFFECT)


def test_a_box_without_a_possible_operation_says_why_it_is_passed() -> None:
    game = play(malaya.table({}, by="mcp", mcp_resources=0), "limited-op")
    assert told(game, TURN)[-2:] == ["MCP: no Operation is possible", "MCP: Pass"]
    assert told(game)[-1] == "MCP Resources +1, now 1 (for passing)"


@pytest.mark.parametrize(
    ("game", "answers", "line"),
    [
        (
            malaya.table({"perak": {"underground": 4}}, by="mcp"),
            ["op-special", "march", "ec_north", *["underground:perak>ec_north"] * 4],
            "4 Guerrillas became Active in EC North (more than 3 with the cubes, at an EC or Support)",
        ),
        (
            kenya.table({"aberdares": {"underground": 4}, "nyeri": {"loyalty": True}}, by="mau_mau"),
            ["op-special", "march", "nyeri", *["underground:aberdares>nyeri"] * 4],
            "4 Guerrillas became Active in Nyeri (more than 3 with the cubes there)",
        ),
        (
            arab_revolt.table({"syria": {"underground": 1}}, by="rebels", unshaded=["A28"], fort_police=3),
            ["op-special", "march", "syria", "underground:syria>galilee"],
            "1 Guerrilla became Active in Galilee (A28 Tegart Forts: they came from abroad)",
        ),
        (
            arab_revolt.table({"gaza": {"underground": 4}}, by="rebels"),
            ["op-special", "march", "gaza", *["underground:gaza>railway_tel_aviv_egypt"] * 4],
            "4 Guerrillas became Active on the Tel Aviv-Egypt Railway (more than 3 with the British, on a Railway)",
        ),
        (
            arab_revolt.table({"gaza": {"underground": 1}, "lydda": {"troops": 3, "curfews": True}}, by="rebels"),
            ["op-special", "march", "gaza", "underground:gaza>lydda"],
            "1 Guerrilla became Active in Lydda (more than 3 with the British, under a Curfew)",
        ),
    ],
    ids=["EC", "Loyalty", "A28", "Railway", "Curfew"],
)
def test_a_march_says_what_exposed_its_guerrillas(game: Game, answers: list[str], line: str) -> None:
    game = game.clone()
    for name in answers:
        if name in game.offered:
            game.play(name)
    while game.offered != ("end-turn",):
        game.play("done")
    assert line in told(game)


# -- spaces of a card --------------------------------------------------------------------------------------------------


def test_a_space_of_a_card_is_told_once() -> None:
    spaces: Spaces = {"perak": {"opposition": True}, "johore": {"opposition": True}}
    game = play(malaya.event("M5", "unshaded", spaces), "perak")
    assert told(game)[-2:] == ["British: Event M5 MPAJA Legacy (Unshaded)", "Perak went to Neutral"]


def test_a_space_in_which_a_card_changes_nothing_is_told() -> None:
    game = play(malaya.event("M9", "shaded", {"perak": {"opposition": True}}), "perak")
    assert "Space selected: Perak" in told(game)


@pytest.mark.parametrize("name", OWN_GAMES)
def test_no_space_of_a_card_is_told_twice(name: str) -> None:
    """Under the heading of a card itself a selected space is the last that is told of it."""
    cards = 0
    for seed in range(10):
        game, luck = coinbox.new(name, seed=seed), random.Random(seed)
        while not game.over:
            game.play("event" if "event" in game.offered else luck.randrange(len(game.offered)))
        heading = ""
        for line, after in pairwise(game.story()):
            heading = line.message if line.message in HEADINGS else heading
            cards += heading == "event"
            if heading == "event" and line.message == "select":
                assert line.args["space"] not in (after.args.get("space"), after.args.get("origin")), (line, after)
    assert cards > 50


# -- the end -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", OWN_GAMES)
def test_the_last_line_is_what_decided_the_game(game: str) -> None:
    records = ("british-final", "japanese-final") if game == "japanese_occupation" else ("british-final",)
    for record in records:
        line = recorded(game, record, 1000).story()[-1]
        assert (line.message, line.level) == ("over", TURN)


def test_a_threshold_in_the_last_round_is_told_apart() -> None:
    early, last = recorded("malaya", "british-early", 1000), recorded("malaya", "british-threshold", 1000)
    assert early.result is not None
    assert last.result is not None
    assert (early.result.reason, last.result.reason) == ("early", "threshold")
    assert last.log()[-1].endswith("is at least 18: The British win at the third Propaganda Round")
    assert "is at least 18: The British win at the " in early.log()[-1]
    assert "third" not in early.log()[-1]


def test_what_is_left_of_the_deck_is_told_after_the_end() -> None:
    game = recorded("malaya", "british-early", 1000)
    left = game.board()["cards_left"]
    assert isinstance(left, int)
    assert left == 21 - len(game.position()["played"])  # type: ignore[arg-type]
    assert left > 0
