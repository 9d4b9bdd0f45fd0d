"""Selections without effect are legal where the text allows them, and say so (R-C9)."""

from __future__ import annotations

from typing import Any

import pytest

from coinbox import Game
from coinbox.games.arab_revolt.vocabulary import FACTIONS
from tests.arab_revolt.table import Spaces, event, offered, play, prompt, table
from tests.tabletalk import no_effect

BRITISH, REBELS = FACTIONS
OPPOSED = {"opposition": True}


def british(spaces: Spaces, *names: str, **rest: Any) -> Game:
    return play(table(spaces, **rest), "op-special", *names)


@pytest.mark.covers("R-C9", "3.2.4", "R-A17")
def test_an_assault_that_removes_nothing_has_no_effect() -> None:
    spaces: Spaces = {
        "haifa": {"police": 1, "active": 1},
        "galilee": {"troops": 1, "underground": 1, "bases": 1},
        "samaria": {"police": 2, "active": 1},
        "lydda": {"troops": 1, "active": 1},
        "gaza": {"troops": 1, "active": 1, **OPPOSED},
        "jerusalem": {"troops": 1, "police": 1, "active": 1, **OPPOSED},
        "jerusalem_district": {"troops": 1, "bases": 1},
        "railway_haifa_syria": {"police": 1, "active": 1},
        "railway_tel_aviv_egypt": {"police": 1, "underground": 1},
    }
    assert no_effect(british(spaces, "assault")) == {"galilee", "samaria", "gaza", "railway_tel_aviv_egypt"}, (
        "a Base behind an Underground Guerrilla; Police alone in a District; one Troop at Opposition; nobody Active"
    )


@pytest.mark.covers("R-C9", "4.2.3", "A32 unshaded")
def test_an_air_recon_without_an_underground_guerrilla() -> None:
    spaces: Spaces = {"gaza": {"underground": 1}, "lydda": {"active": 1}}
    marked = no_effect(british(spaces, "sweep", "air-recon"))
    assert {"lydda", "galilee", "railway_haifa_syria"} <= marked
    assert "gaza" not in marked
    assert no_effect(event("A32", "unshaded", spaces)) == marked


@pytest.mark.covers("R-C9", "4.2.1", "1.7.2", "R-A9")
@pytest.mark.parametrize(
    ("kind", "marked"),
    [("detain", {"galilee"}), ("demolish", set()), ("fine", {"galilee", "haifa", "samaria"})],
)
def test_a_punish_that_changes_nothing(kind: str, marked: set[str]) -> None:
    spaces: Spaces = {
        "galilee": {"troops": 1, **OPPOSED},
        "samaria": {"troops": 1, "underground": 1, **OPPOSED},
        "haifa": {"troops": 1},
        "gaza": {"troops": 1},
        "railway_tel_aviv_egypt": {"sabotage": 1},
    }
    assert no_effect(british(spaces, "sweep", "punish", punishments=[kind])) == marked


@pytest.mark.covers("R-C9", "R-C2", "1.7.2")
def test_a_demolish_with_nothing_to_remove_and_nobody_available() -> None:
    spaces: Spaces = {"galilee": {"troops": 1, **OPPOSED}, "gaza": {"troops": 1}, "syria": {"underground": 15}}
    assert no_effect(british(spaces, "sweep", "punish", punishments=["demolish"])) == {"gaza"}


@pytest.mark.covers("R-C9", "A1 shaded", "A27 unshaded")
def test_capabilities_give_a_detain_its_effect() -> None:
    spaces: Spaces = {"galilee": {"troops": 1, "bases": 1, **OPPOSED}, "gaza": {"troops": 1}}
    assert no_effect(british(spaces, "sweep", "punish", punishments=["detain"])) == {"galilee"}
    for sides in ({"shaded": ["A1"]}, {"unshaded": ["A27"]}):
        assert not no_effect(british(spaces, "sweep", "punish", punishments=["detain"], **sides))


@pytest.mark.covers("R-C9", "A10 shaded")
@pytest.mark.parametrize(("kind", "marked"), [("detain", {"gaza"}), ("demolish", set())])
def test_a_mobilization_by_chit(kind: str, marked: set[str]) -> None:
    spaces: Spaces = {"gaza": {"police": 1, **OPPOSED}, "lydda": {"police": 1}, "haifa": {"police": 1}}
    game = play(event("A10", "shaded", spaces, by=REBELS, punishments=[kind]), "draw")
    assert prompt(game) == "mobilize-at"
    assert no_effect(game) == marked


@pytest.mark.covers("R-C9", "4.2.2", "R-A10")
def test_a_roll_against_no_irregulars() -> None:
    spaces: Spaces = {"haifa": {"irregulars": 1, "active": 1}}
    assert not no_effect(british(spaces, "patrol", "divide"))
    none: Spaces = {"haifa": {"troops": 1}}
    game = british(none, "patrol", "divide", ask=("end-turn", "roll"))
    assert no_effect(game) == {"roll"}


@pytest.mark.covers("R-C9", "6.2.2", "6.6.3")
@pytest.mark.parametrize(("position", "marked"), [("centralized", {"centralize"}), ("high", set())])
def test_a_step_beyond_centralized(position: str, marked: set[str]) -> None:
    rest: dict[str, Any] = {"stage": "reveal", "played": ["A3", "A4", "A5", "A7"], "chit": None, "unity": position}
    game = play(table({"syria": {"bases": 1}}, **rest), "card:A33", "done", "end-turn", "die:1")
    assert no_effect(game) == marked


@pytest.mark.covers("R-C9", "3.3.1", "6.2.3")
def test_a_rally_with_everybody_in_prison() -> None:
    spaces: Spaces = {"gaza": {"bases": 1}, "lydda": {"bases": 1, **OPPOSED}, "samaria": {"bases": 1, "troops": 1}}
    game = play(table(spaces, by=REBELS, prison_guerrillas=15), "limited-op", "rally")
    assert no_effect(game) == {"lydda", "samaria"}, "in Gaza Opposition may follow"
    game = play(table(spaces, by=REBELS, prison_guerrillas=14), "limited-op", "rally")
    assert not no_effect(game)


@pytest.mark.covers("R-C9", "A7 shaded")
def test_a_space_where_the_rebels_can_do_nothing() -> None:
    spaces: Spaces = {
        "gaza": {"troops": 1, "curfews": True, **OPPOSED},
        "lydda": {"troops": 1, "curfews": True, "active": 1, **OPPOSED},
        "samaria": {**OPPOSED},
        "syria": {"bases": 1},
    }
    game = event("A7", "shaded", spaces, by=REBELS, dice=["die:1"])
    assert no_effect(game) == {"gaza"}, "in Lydda there is a March, in Samaria a Rally"


@pytest.mark.covers("R-C9")
def test_the_mark_is_spoken_in_both_languages() -> None:
    game = british({"gaza": {"underground": 1}}, "sweep", "air-recon")
    for language, mark in (("en", "no effect"), ("ja", "効果なし")):
        decision = game.decision_in(language)
        assert decision is not None
        marked = {choice.name for choice in decision.options if mark in choice.label}
        assert marked == no_effect(game)
        assert "gaza" not in marked
        assert "lydda" in marked


@pytest.mark.covers("R-C9")
def test_a_selection_without_effect_may_be_made() -> None:
    spaces: Spaces = {"galilee": {"troops": 1, **OPPOSED}, "gaza": {"troops": 1}}
    game = british(spaces, "sweep", "punish", "galilee", "done", punishments=["detain"])
    assert prompt(game) == "sweep-space"


@pytest.mark.covers("R-C9", "3.2.3")
def test_a_sweep_that_nobody_can_come_to() -> None:
    game = british({"gaza": {"troops": 1}}, "sweep")
    assert set(offered(game)) - no_effect(game) == {"jerusalem_district", "lydda", "punish"}, "next to Gaza"


@pytest.mark.covers("R-C9", "4.2.1", "1.7.2")
def test_a_second_fine_of_the_only_marker() -> None:
    spaces: Spaces = {
        "haifa": {"troops": 1},
        "tel_aviv_jaffa": {"troops": 1},
        "railway_haifa_tel_aviv": {"sabotage": 1},
    }
    game = british(spaces, "sweep", "punish", punishments=["fine"])
    assert no_effect(game) == set()
    assert no_effect(play(game, "haifa")) == {"tel_aviv_jaffa"}


@pytest.mark.covers("R-C9", "A13 shaded", "A13 unshaded")
def test_a_side_of_a_card_that_does_nothing() -> None:
    game = play(table({"gaza": {"troops": 1, "active": 1}}, card="A13"), "event")
    assert no_effect(game) == {"unshaded", "shaded"}, "nobody is in Prison"
    game = play(table({"gaza": {"troops": 1, "active": 1}}, card="A13", prison_guerrillas=1), "event")
    assert no_effect(game) == set()


@pytest.mark.covers("R-C9", "A18 shaded", "3.2.3")
def test_a_sweep_after_which_every_chit_that_can_be_drawn_does_nothing() -> None:
    alone: Spaces = {"haifa": {"troops": 1}, "tel_aviv_jaffa": {"troops": 1, **OPPOSED}}
    for left, idle in ((["detain", "fine"], {"tel_aviv_jaffa"}), (["detain", "demolish"], set())):
        game = play(table(alone, shaded=["A18"], punishments=left), "limited-op", "sweep")
        assert no_effect(game) & {"tel_aviv_jaffa", "haifa"} == idle, "Opposition is there, a Fine mobilizes nobody"


def test_other_questions_have_no_idle_options() -> None:
    assert not no_effect(event("A4", "unshaded", {"gaza": {"troops": 1}}))
    assert not no_effect(table({}, by=REBELS, chit=None)), "chits are drawn"
