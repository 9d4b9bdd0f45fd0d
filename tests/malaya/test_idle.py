"""Selections without effect are legal where the text allows them, and say so (R-C9)."""

from __future__ import annotations

import pytest

from tests.malaya.table import event, play, table


def idle(game_names: tuple[str, ...], spaces: dict[str, dict[str, int | bool]], by: str = "british") -> dict[str, str]:
    """The labels of idle options after these names."""
    game = play(table(spaces, by=by), *game_names)
    assert game.decision is not None
    return {choice.name: choice.label for choice in game.decision.options if choice.idle}


@pytest.mark.covers("R-C9", "3.2.4")
def test_an_assault_on_hidden_guerrillas_has_no_effect() -> None:
    spaces: dict[str, dict[str, int | bool]] = {
        "kedah": {"troops": 1, "underground": 1},
        "perak": {"troops": 1, "active": 1},
        "johore": {"troops": 1, "active": 1},
        "pahang": {"police": 1, "active": 1},
        "kelantan": {"troops": 1, "bases": 1},
    }
    assert idle(("op-special", "assault"), spaces) == {
        "kedah": "Kedah (no effect)",
        "perak": "Perak (no effect)",
        "pahang": "Pahang (no effect)",
    }, "Underground; one Troop in a Mountain; Police alone"


@pytest.mark.covers("R-C9", "4.2.3", "4.2.2")
def test_an_air_strike_without_a_target_and_a_reprisal_with_nothing_to_do() -> None:
    spaces: dict[str, dict[str, int | bool]] = {
        "kedah": {"troops": 1, "terror": 1},
        "johore": {"troops": 1, "active": 1},
    }
    assert set(idle(("op-special", "sweep", "air-strike"), spaces)) == {"kedah"}
    assert set(idle(("op-special", "sweep", "reprisal"), spaces)) == {"kedah"}


@pytest.mark.covers("R-C9", "4.3.2")
def test_an_intimidate_that_finds_nobody() -> None:
    spaces: dict[str, dict[str, int | bool]] = {
        "kedah": {"underground": 1},
        "perak": {"underground": 1, "police": 1},
        "johore": {"underground": 1, "support": True},
    }
    assert set(idle(("op-special", "terror", "intimidate"), spaces, by="mcp")) == {"kedah"}


def test_the_mark_is_spoken_in_japanese_too() -> None:
    game = play(
        table({"kedah": {"troops": 1, "terror": 1}, "johore": {"troops": 1}}), "op-special", "sweep", "air-strike"
    )
    decision = game.decision_in("ja")
    assert decision is not None
    assert {choice.label for choice in decision.options} == {"Kedah（効果なし）", "Johore（効果なし）"}


def test_other_questions_have_no_idle_options() -> None:
    game = event("M4", "unshaded", {})
    assert game.decision is not None
    assert not any(choice.idle for choice in game.decision.options)
