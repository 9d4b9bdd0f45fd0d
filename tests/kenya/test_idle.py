"""Selections without effect are legal where the text allows them, and say so (R-C9)."""

from __future__ import annotations

from typing import Any

import pytest

from coinbox import Game
from coinbox.games.kenya.vocabulary import FACTIONS
from tests.kenya.table import Spaces, event, play, table

BRITISH, MAU_MAU = FACTIONS


def idle(game: Game) -> set[str]:
    """The options of the pending decision that are marked as idle."""
    assert game.decision is not None
    return {choice.name for choice in game.decision.options if choice.idle}


def british(spaces: Spaces, *names: str, **rest: Any) -> Game:
    return play(table(spaces, **rest), "op-special", *names)


@pytest.mark.covers("R-C9", "3.2.4")
def test_an_assault_that_removes_nothing_has_no_effect() -> None:
    spaces: Spaces = {
        "nairobi": {"police": 1, "active": 1},
        "kiambu": {"troops": 1, "underground": 1, "bases": 1},
        "thika": {"police": 2, "active": 1},
        "nyeri": {"troops": 1, "active": 1},
        "embu": {"troops": 1, "bases": 1},
        "aberdares": {"troops": 1, "active": 1},
        "mount_kenya": {"troops": 2, "active": 1},
    }
    assert idle(british(spaces, "assault")) == {"kiambu", "thika", "aberdares"}, (
        "a Base behind an Underground Guerrilla; Police alone outside Nairobi; one Troop in a Mountain Jungle"
    )


@pytest.mark.covers("R-C9", "4.2.3", "4.2.2")
def test_an_air_strike_without_a_target_and_a_reprisal_with_nothing_to_do() -> None:
    spaces: Spaces = {
        "nyeri": {"troops": 1, "terror": 1, "underground": 1},
        "meru": {"troops": 1, "terror": 1, "bases": 1},
        "embu": {"troops": 1, "terror": 1, "resistance": True},
        "thika": {"troops": 1},
        "aberdares": {"active": 1},
    }
    struck = idle(british(spaces, "sweep", "air-strike"))
    assert {"nyeri", "meru", "embu", "thika", "mount_kenya"} <= struck
    assert "aberdares" not in struck
    assert idle(british(spaces, "sweep", "reprisal")) == {"meru"}


@pytest.mark.covers("R-C9", "4.2.1")
def test_a_reward_where_nothing_is_left_to_give() -> None:
    spaces: Spaces = {
        "nyeri": {"police": 1, "loyalty": True},
        "meru": {"police": 1, "loyalty": True, "terror": 1},
        "thika": {"police": 1},
    }
    assert idle(british(spaces, "deploy", "reward")) == {"nyeri"}


@pytest.mark.covers("R-C9", "K12 unshaded", "K32 unshaded")
def test_cards_mark_them_too() -> None:
    spaces: Spaces = {"nyeri": {"underground": 1}, "meru": {"active": 1, "troops": 1}}
    marked = idle(event("K12", "unshaded", spaces))
    assert "meru" in marked
    assert "nyeri" not in marked
    spaces = {"nyeri": {"troops": 1, "terror": 1}, "meru": {"troops": 1}}
    assert idle(play(event("K32", "unshaded", spaces), "reprisal")) == {"nyeri"}


@pytest.mark.covers("R-C9")
def test_the_mark_is_spoken_in_both_languages() -> None:
    game = british({"nyeri": {"active": 1}}, "sweep", "air-strike")
    for language, mark in (("en", "no effect"), ("ja", "効果なし")):
        decision = game.decision_in(language)
        assert decision is not None
        marked = {choice.name for choice in decision.options if mark in choice.label}
        assert marked == idle(game)
        assert "nyeri" not in marked
        assert "meru" in marked


def test_other_questions_have_no_idle_options() -> None:
    assert not idle(event("K8", "shaded", {}, by=MAU_MAU))
    assert not idle(british({"nyeri": {"troops": 1}}, "sweep"))
