"""Selections without effect are legal where the text allows them, and say so (R-C9)."""

from __future__ import annotations

from typing import Any

import pytest

from coinbox import Game
from tests.malaya.table import Spaces, event, offered, play, prompt, table
from tests.tabletalk import no_effect


def british(spaces: Spaces, *names: str, **rest: Any) -> Game:
    return play(table(spaces, **rest), "op-special", *names)


@pytest.mark.covers("R-C9", "3.2.4")
def test_an_assault_on_hidden_guerrillas_has_no_effect() -> None:
    spaces: Spaces = {
        "kedah": {"troops": 1, "underground": 1},
        "perak": {"troops": 1, "active": 1},
        "johore": {"troops": 1, "active": 1},
        "pahang": {"police": 1, "active": 1},
        "kelantan": {"troops": 1, "bases": 1},
    }
    game = british(spaces, "assault")
    assert no_effect(game) == {"kedah", "perak", "pahang"}, "Underground; one Troop in a Mountain; Police alone"
    assert game.decision is not None
    assert [choice.label for choice in game.decision.options if choice.name == "kedah"] == ["Kedah (no effect)"]


@pytest.mark.covers("R-C9", "4.2.3", "4.2.2")
def test_an_air_strike_without_a_target_and_a_reprisal_with_nothing_to_do() -> None:
    spaces: Spaces = {
        "kedah": {"troops": 1, "terror": 1},
        "johore": {"troops": 1, "active": 1},
    }
    assert no_effect(british(spaces, "sweep", "air-strike")) == {"kedah"}
    assert no_effect(british(spaces, "sweep", "reprisal")) == {"kedah"}


@pytest.mark.covers("R-C9", "4.3.2")
def test_an_intimidate_that_finds_nobody() -> None:
    spaces: Spaces = {
        "kedah": {"underground": 1},
        "perak": {"underground": 1, "police": 1},
        "johore": {"underground": 1, "support": True},
    }
    assert no_effect(british(spaces, "terror", "intimidate", by="mcp")) == {"kedah"}


def test_the_mark_is_spoken_in_japanese_too() -> None:
    game = play(
        table({"kedah": {"troops": 1, "terror": 1}, "johore": {"troops": 1}}), "op-special", "sweep", "air-strike"
    )
    decision = game.decision_in("ja")
    assert decision is not None
    assert {choice.label for choice in decision.options} == {"Kedah（効果なし）", "Johore（効果なし）"}


@pytest.mark.covers("R-C9", "3.2.3")
def test_a_sweep_that_nobody_can_come_to() -> None:
    game = british({"kedah": {"troops": 1}, "johore": {"troops": 1, "underground": 1}}, "sweep")
    useful = {"perak", "pahang", "negri_sembilan", "reprisal"}
    assert set(offered(game)) - no_effect(game) == useful, "next to Troops; Terror comes to where they are"


@pytest.mark.covers("R-C9", "3.2.1", "R-M2")
def test_a_train_that_places_nothing_may_still_pacify() -> None:
    spaces: Spaces = {"kedah": {"troops": 14, "police": 14}, "johore": {"troops": 1, "police": 1, "support": True}}
    game = british(spaces, "train", british_resources=2)
    assert "kedah" not in no_effect(game)
    game = british(spaces, "train", british_resources=1)
    assert {"kedah", "johore"} <= no_effect(game), "nothing can be paid"


@pytest.mark.covers("R-C9", "M17 unshaded")
def test_guerrillas_that_are_active_already_are_not_activated() -> None:
    spaces: Spaces = {"kedah": {"underground": 1, "active": 1, "troops": 1}, "perak": {"active": 1, "troops": 2}}
    game = event("M17", "unshaded", spaces)
    assert no_effect(game) == {"perak"}
    assert prompt(play(game, "perak")) == "M17-assault"
    assert no_effect(event("M17", "unshaded", {"johore": {"active": 1}, "perak": {"active": 1}})) == {"johore", "perak"}


@pytest.mark.covers("R-C9", "M5 shaded", "M13 shaded", "M22 unshaded")
def test_a_level_that_a_card_would_set_is_set_already() -> None:
    opposed: dict[str, int | bool] = {"opposition": True}
    assert no_effect(event("M5", "shaded", {"kedah": {"active": 1}, "perak": {"active": 1, **opposed}})) == {"perak"}
    assert no_effect(event("M13", "shaded", {"kedah": {"police": 1}, "perak": {"police": 1, **opposed}})) == {"perak"}
    assert no_effect(event("M22", "unshaded", {"johore": {"support": True}, "perak": opposed})) == {"johore"}


@pytest.mark.covers("R-C9", "M4 unshaded", "M20 unshaded", "R-M12", "1.12")
def test_a_new_village_that_would_be_lost_at_once() -> None:
    spaces: Spaces = {"kedah": {"underground": 1}, "perak": {"underground": 1}, "johore": {"troops": 1}}
    assert no_effect(event("M4", "unshaded", spaces)) == {"kedah", "perak"}
    game = event("M20", "unshaded", spaces)
    assert prompt(play(game, "done", "done")) == "M20-village"
    assert no_effect(game) == {"perak"}


@pytest.mark.covers("R-C9", "M23 unshaded")
def test_a_side_of_a_card_that_does_nothing() -> None:
    assert "unshaded" in no_effect(play(table({"perak": {"terror": 1}}, card="M23"), "event"))
    assert "unshaded" not in no_effect(play(table({"ec_north": {"terror": 1}}, card="M23"), "event"))


@pytest.mark.covers("R-C9")
def test_closing_words_boxes_and_passing_are_never_marked() -> None:
    game = table({}, card="M23")
    assert no_effect(game) == set()
    assert no_effect(play(game, "event")) == {"unshaded", "shaded"}
    assert offered(game) == ["unshaded", "shaded", "pass"]
    assert no_effect(play(game, "unshaded")) == set(), "nothing is left but to end the turn"


@pytest.mark.covers("R-C9", "M9 shaded", "M16 shaded", "M31 shaded")
def test_a_shift_that_nothing_is_left_of() -> None:
    opposed: dict[str, int | bool] = {"opposition": True}
    assert no_effect(event("M9", "shaded", {"perak": opposed}, by="mcp")) == {"perak"}
    spaces: Spaces = {"perak": opposed, "thailand": {"underground": 15}}
    assert no_effect(event("M16", "shaded", spaces)) == {"perak"}, "no Guerrilla is Available"
    spaces = {"perak": {"bases": 1, **opposed}, "johore": {"bases": 1}}
    game = play(event("M31", "shaded", spaces, by="mcp"), "perak", "guerrilla", "johore", "guerrilla", "done")
    assert (prompt(game), no_effect(game)) == ("M31-shift", {"perak"})


@pytest.mark.covers("R-C9", "3.3.1", "R-M4")
def test_a_rally_that_hides_nobody() -> None:
    spaces: Spaces = {"perak": {"bases": 1, "underground": 1}, "johore": {"bases": 1, "active": 1}}
    game = british(spaces, "rally", "perak", by="mcp")
    assert (offered(game), no_effect(game)) == (["guerrilla", "guerrillas", "hide"], {"hide"})
    assert no_effect(british(spaces, "rally", "johore", by="mcp")) == set()


@pytest.mark.covers("R-C9", "3.2.2", "4.2.3")
def test_an_air_strike_before_a_garrison_may_find_nobody() -> None:
    hidden: Spaces = {"kedah": {"troops": 1, "terror": 1, "underground": 1}, "ec_north": {"police": 1}}
    assert "air-strike" in no_effect(british(hidden, "garrison"))
    seen: Spaces = {**hidden, "johore": {"troops": 1, "active": 1}}
    assert "air-strike" not in no_effect(british(seen, "garrison"))


@pytest.mark.covers("R-C9", "M24 execute")
def test_resources_that_cannot_rise() -> None:
    assert no_effect(event("M24", "execute", {}, british_resources=19)) == set()
    assert no_effect(event("M24", "execute", {}, british_resources=20)) == {"gain-resources"}


@pytest.mark.covers("R-C9", "M16 shaded", "M6 unshaded", "M9 unshaded")
def test_what_follows_in_the_chosen_space_is_its_effect() -> None:
    game = event("M16", "shaded", {"perak": {"opposition": True}})
    assert (prompt(game), no_effect(game)) == ("M16-shift", set()), "a Guerrilla comes there"
    spaces: Spaces = {"kedah": {"bases": 1}, "perak": {"bases": 1, "active": 1}}
    assert no_effect(event("M6", "unshaded", spaces)) == {"kedah", "perak"}, "nobody to Activate, no Troops"
    assert no_effect(event("M6", "unshaded", {**spaces, "johore": {"troops": 1}})) == set(), "a Troop comes"
    quiet: dict[str, int | bool] = {"troops": 1, "terror": 1}
    game = event("M9", "unshaded", {"kedah": quiet, "johore": {**quiet, "bases": 1}})
    assert (prompt(game), no_effect(game)) == ("M9-reprisal", {"kedah"}), "the Base of Johore is assaulted"
