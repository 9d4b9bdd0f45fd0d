"""Selections without effect are legal where the text allows them, and say so (R-C9)."""

from __future__ import annotations

from typing import Any

import pytest

from coinbox import Game
from coinbox.games.kenya.vocabulary import FACTIONS
from tests.kenya.table import Spaces, event, offered, play, prompt, table
from tests.tabletalk import no_effect

BRITISH, MAU_MAU = FACTIONS


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
    assert no_effect(british(spaces, "assault")) == {"kiambu", "thika", "aberdares"}, (
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
    struck = no_effect(british(spaces, "sweep", "air-strike"))
    assert {"nyeri", "meru", "embu", "thika", "mount_kenya"} <= struck
    assert "aberdares" not in struck
    assert no_effect(british(spaces, "sweep", "reprisal")) == {"meru"}


@pytest.mark.covers("R-C9", "4.2.1")
def test_a_reward_where_nothing_is_left_to_give() -> None:
    spaces: Spaces = {
        "nyeri": {"police": 1, "loyalty": True},
        "meru": {"police": 1, "loyalty": True, "terror": 1},
        "thika": {"police": 1},
    }
    assert no_effect(british(spaces, "deploy", "reward")) == {"nyeri"}


@pytest.mark.covers("R-C9", "K12 unshaded", "K32 unshaded")
def test_cards_mark_them_too() -> None:
    spaces: Spaces = {"nyeri": {"underground": 1}, "meru": {"active": 1, "troops": 1}}
    marked = no_effect(event("K12", "unshaded", spaces))
    assert "meru" in marked
    assert "nyeri" not in marked
    spaces = {"nyeri": {"troops": 1, "terror": 1}, "meru": {"troops": 1}}
    assert no_effect(play(event("K32", "unshaded", spaces), "reprisal")) == {"nyeri"}


@pytest.mark.covers("R-C9")
def test_the_mark_is_spoken_in_both_languages() -> None:
    game = british({"nyeri": {"active": 1}}, "sweep", "air-strike")
    for language, mark in (("en", "no effect"), ("ja", "効果なし")):
        decision = game.decision_in(language)
        assert decision is not None
        marked = {choice.name for choice in decision.options if mark in choice.label}
        assert marked == no_effect(game)
        assert "nyeri" not in marked
        assert "meru" in marked


@pytest.mark.covers("R-C9", "3.2.3")
def test_a_sweep_that_nobody_can_come_to() -> None:
    game = british({"nyeri": {"troops": 1}}, "sweep")
    useful = {"fort_hall", "embu", "nanyuki", "aberdares", "mount_kenya", "reprisal"}
    assert set(offered(game)) - no_effect(game) == useful, "next to Nyeri; Terror comes to Nyeri"


@pytest.mark.covers("R-C9", "K13 unshaded", "K19 shaded", "K23 unshaded")
def test_a_level_that_a_card_would_set_is_set_already() -> None:
    game = event("K13", "unshaded", {"thika": {"loyalty": True}, "nanyuki": {"police": 7}})
    assert (prompt(game), no_effect(game)) == ("K13-loyal", {"thika"})
    assert no_effect(event("K13", "unshaded", {"thika": {"loyalty": True}})) == set(), "Police may come there"
    assert no_effect(event("K19", "shaded", {"meru": {"resistance": True}})) == {"meru"}
    game = event("K23", "unshaded", {"nairobi": {"loyalty": True}, "thika": {"resistance": True}})
    assert (prompt(game), no_effect(game)) == ("K23-loyal", {"nairobi"})


@pytest.mark.covers("R-C9", "K21 unshaded", "K18 shaded")
def test_a_card_can_give_an_assault_its_effect() -> None:
    hidden: Spaces = {"nairobi": {"troops": 1, "underground": 1}, "embu": {"troops": 1, "active": 1}}
    assert no_effect(british(hidden, "assault")) >= {"nairobi"}
    game = event("K21", "unshaded", hidden)
    assert (prompt(game), no_effect(game)) == ("assault-space", set()), "afterwards all are Activated"
    assert "shaded" in no_effect(play(table({"aberdares": {"underground": 1}}, card="K18"), "event"))
    assert "shaded" not in no_effect(play(table({"aberdares": {"active": 1}}, card="K18"), "event"))


@pytest.mark.covers("R-C9", "K18 unshaded")
def test_a_card_can_give_a_sweep_its_effect() -> None:
    game = event("K18", "unshaded", {"mount_kenya": {"active": 1}})
    assert (prompt(game), no_effect(game)) == ("sweep-space", {"aberdares"}), "an Air Strike follows there"


@pytest.mark.covers("R-C9", "3.3.1", "6.4.2")
def test_a_rally_that_hides_nobody() -> None:
    spaces: Spaces = {"nyeri": {"bases": 1, "underground": 1}, "aberdares": {"bases": 1, "underground": 1}}
    game = play(table(spaces, by=MAU_MAU), "op-special", "rally", "nyeri")
    assert (prompt(game), no_effect(game)) == ("rally-how", {"hide"})
    rest: dict[str, Any] = {"stage": "reveal", "played": ["K1", "K2", "K3", "K4"]}
    game = play(table(spaces, **rest), "card:K33")
    while prompt(game) != "forest-camp":
        play(game, offered(game)[-1])
    play(game, "aberdares")
    assert (prompt(game), no_effect(game)) == ("rally-how", {"hide"}), "Forest Camps Rally too"


@pytest.mark.covers("R-C9", "K9 unshaded")
def test_a_free_operation_that_nothing_comes_of() -> None:
    game = event("K9", "unshaded", {"nairobi": {"troops": 1, "underground": 1}})
    assert (prompt(game), no_effect(game)) == ("free-operation", {"assault"})


@pytest.mark.covers("R-C9", "R-C2", "3.2.1")
def test_a_piece_that_is_taken_from_where_it_is_placed() -> None:
    spaces: Spaces = {"nairobi": {"police": 6}, "thika": {"police": 1}}
    game = british(spaces, "deploy", "thika", "police")
    assert (prompt(game), no_effect(game)) == ("take-from-map", {"police:thika"})


def test_other_questions_have_no_idle_options() -> None:
    assert not no_effect(event("K8", "shaded", {}, by=MAU_MAU))
