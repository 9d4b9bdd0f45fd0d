"""Previews warn of a Special Activity that leaves its Operation only spaces without effect (R-C6, R-C9)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import coinbox
from coinbox import Game
from coinbox.library import rules_of
from coinbox.table.previews import preview as on_the_wire
from tests.campaign import CAMPAIGN
from tests.games import OWN_GAMES
from tests.scarce import EAGER, accompanying, scarce_boards
from tests.tabletalk import Spaces, no_effect, offered, open_table, play, prompt

COSTS = "The Assault would then cost 2 Resources and have no effect"
FREE = "The Assault would then have no effect"
BOARDS = 3_000 if CAMPAIGN else 300
CARDS = {"malaya": "M23", "kenya": "K12", "arab_revolt": "A17", "japanese_occupation": "J20"}


def assault(game: str, spaces: Spaces, by: str = "british", **numbers: Any) -> Game:
    """An Assault with a Special Activity, before its first space."""
    return play(open_table(game, spaces, by=by, card=CARDS[game], **numbers), "op-special", "assault")


def warned(game: Game) -> dict[str, str]:
    """Option -> the warning of its preview."""
    found = {name: game.preview(name).warning for name in offered(game)}
    return {name: warning for name, warning in found.items() if warning}


JOHORE: Spaces = {"johore": {"troops": 1, "active": 1}, "pahang": {"police": 1}}


@pytest.mark.covers("R-C6")
def test_a_reprisal_that_drives_the_target_away_is_warned_of() -> None:
    game = assault("malaya", JOHORE)
    assert warned(game) == {"reprisal": COSTS}
    told = game.preview("reprisal")
    assert told.lines[-1] == "British Resources -2, now 18 (price of Pahang)", "the only space follows by itself"
    assert told.summary.startswith(f"{COSTS}. Terror marker placed in Johore; "), "first, where no panel cuts it off"
    assert on_the_wire("en", "malaya", told)["lines"][-2:] == [told.lines[-1], COSTS], "the page shows all lines"
    assert game.preview("reprisal", "ja").warning == "この後の強襲はリソースを2支払っても効果がない"


@pytest.mark.covers("R-C6")
def test_the_option_that_decides_it_is_warned_of() -> None:
    """With a choice of spaces for the Reprisal nothing is claimed before one is chosen."""
    game = assault("malaya", JOHORE | {"negri_sembilan": {"troops": 1}, "selangor": {"police": 1}}, commander="briggs")
    assert warned(game) == {}
    play(game, "reprisal", "johore")
    assert offered(game) == ["active:johore>pahang", "active:johore>negri_sembilan"]
    assert warned(game) == {"active:johore>pahang": COSTS}, "in Negri Sembilan a Troop can Assault it"


@pytest.mark.covers("R-C6")
@pytest.mark.parametrize(
    "more",
    [
        {"perak": {"troops": 1, "active": 1}},
        {"johore": {"troops": 1, "active": 2}},
        {"johore": {"troops": 1, "underground": 1}},
    ],
    ids=["another space has an effect", "the same space still has one", "none had an effect before"],
)
def test_otherwise_there_is_no_warning(more: Spaces) -> None:
    game = assault("malaya", JOHORE | more)
    assert "reprisal" in offered(game)
    assert warned(game) == {}
    if prompt(play(game, "reprisal")) == "reprisal-space":
        play(game, "johore")
    assert warned(game) == {}


@pytest.mark.covers("R-C6")
def test_after_the_first_space_there_is_no_warning() -> None:
    """The Operation need not go on."""
    game = play(assault("malaya", JOHORE | {"perak": {"troops": 1, "active": 1}}), "perak")
    assert {"reprisal", "done"} <= set(offered(game))
    assert warned(game) == {}
    assert "johore" in offered(play(game, "reprisal"))
    assert warned(game) == {}


SENT: Spaces = {"kiambu": {"troops": 1, "active": 1}, "thika": {"police": 1}}
DETAINED: Spaces = {"galilee": {"troops": 1, "active": 1}, "samaria": {"troops": 1, "underground": 1}}
DRIVEN: Spaces = {"kedah": {"troops": 1, "mpaja_active": 1}, "perak": {"troops": 1}}


@pytest.mark.covers("R-C6")
def test_an_operation_that_costs_nothing_is_not_said_to_cost_anything() -> None:
    for name, spaces, way, option in (
        ("kenya", SENT, (), "reprisal"),
        ("arab_revolt", DETAINED, ("punish",), "galilee"),
        ("japanese_occupation", DRIVEN, ("reprisal", "kedah"), "done"),
    ):
        by = "japanese" if name == "japanese_occupation" else "british"
        pool = {"punishments_pool": ["detain"]} if name == "arab_revolt" else {}
        assert warned(play(assault(name, spaces, by, **pool), *way)) == {option: FREE}, name


@pytest.mark.covers("R-C6")
def test_each_outcome_of_a_die_is_judged() -> None:
    """An Outrage changes nothing about the Assault; the roll comes before it."""
    told = assault("kenya", SENT, pipeline="villagization").preview("reprisal")
    assert told.warning == ""
    assert [(outcome.label, outcome.warning) for outcome in told.outcomes] == [("Die: 1", FREE), ("Die: 2-6", FREE)]
    assert all(outcome.summary.startswith(FREE) for outcome in told.outcomes)


def judge(game: Game, draw: random.Random, specials: set[str], spaces: set[str]) -> bool | None:
    """Take a Special Activity before the first space; whether its last option was warned of, None if a die came."""
    question, worth = prompt(game), bool(spaces & {*offered(game)} - no_effect(game))
    option = draw.choice(sorted(specials & {*offered(game)}))
    while True:
        told = option in warned(game)
        play(game, option)
        if game.actor in (None, "chance") or len(game.turns) > 1:
            return None
        if prompt(game) == question:
            assert told == (worth and {*offered(game)} <= spaces & no_effect(game)), " ".join(game.journal)
            return told
        option = draw.choice(offered(game))


@pytest.mark.slow
@pytest.mark.covers("R-C6", "R-C9")
def test_a_preview_warns_if_and_only_if_the_marks_say_so() -> None:
    """The spaces that are left are all marked, and one that was offered before the Special Activity was not."""
    seen, draw = Counter[bool | None](), random.Random(1)
    for name in OWN_GAMES:
        rules, boards = rules_of(name), scarce_boards(name, draw)
        spaces = {word.name for word in rules.vocabulary.options if word.kind == "space"}
        specials = {rules.vocabulary.name(option) for option in accompanying(rules)}
        for _ in range(BOARDS):
            position = rules.position(next(boards))
            game = coinbox.new(name, position=position, chance="ask", ask=("end-turn", *spaces))
            while game.actor is not None and len(game.turns) == 1:
                names = offered(game)
                if specials & {*names} and game.decision is not None and not game.decision.selected:
                    seen[judge(game, draw, specials, spaces)] += 1
                    break
                likely = [each for each in ("op-special", "assault") if each in names]
                play(game, draw.choice(likely if likely and draw.random() < EAGER else names))
    assert seen[True] > 0
    assert seen[False] > BOARDS / 2
