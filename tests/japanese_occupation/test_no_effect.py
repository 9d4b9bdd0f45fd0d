"""Selections without effect are legal where the text allows them, and say so (R-C9)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from coinbox import Game
from coinbox.games.japanese_occupation.vocabulary import FACTIONS
from tests.japanese_occupation.table import Spaces, event, offered, play, prompt, state, table
from tests.tabletalk import no_effect

BRITISH, JAPANESE = FACTIONS
CUT_NORTH = [1, 1, 0, 0, 1, 0, 0, 0]
"""The starred Railways of the north and the way to the south are cut."""


def odds(game: Game, name: str) -> list[Fraction]:
    """How likely the outcomes of an option are."""
    return [outcome.odds for outcome in game.preview(name).outcomes]


def british(spaces: Spaces, *names: str, **rest: Any) -> Game:
    return play(table(spaces, **rest), "op-special", *names)


def japanese(spaces: Spaces, *names: str, **rest: Any) -> Game:
    return play(table(spaces, by=JAPANESE, **rest), "op-special", *names)


@pytest.mark.covers("R-C9", "3.3.4", "R-J6")
def test_an_assault_that_removes_nothing_has_no_effect() -> None:
    spaces: Spaces = {
        "kedah": {"troops": 1, "mpaja_active": 1},
        "perak": {"troops": 1, "mpaja_active": 1},
        "selangor": {"troops": 2, "mpaja_active": 1},
        "johore": {"troops": 1, "caches": 1, "mpaja_underground": 1},
        "pahang": {"troops": 1, "caches": 1},
    }
    assert no_effect(japanese(spaces, "assault")) == {"perak", "johore"}, (
        "one Troop in a Mountain; a Cache that is guarded"
    )


@pytest.mark.covers("R-C9", "3.3.2", "R-J16")
def test_a_construct_with_nothing_to_repair_or_build() -> None:
    spaces: Spaces = {name: {"troops": 1} for name in ("kedah", "perak", "trengganu", "johore")}
    spaces["johore"]["new_villages"] = True
    game = japanese(spaces, "construct", sabotage=[1, 0, 0, 0, 0, 0, 0, 0])
    assert no_effect(game) == {"trengganu", "johore"}


@pytest.mark.covers("R-C9", "4.3.2", "6.4.2", "R-J9")
def test_a_reprisal_where_terror_reigns_already() -> None:
    spaces: Spaces = {
        "kedah": {"troops": 1, "terror": 1},
        "ec_north": {"troops": 1, "terror": 2},
        "perak": {"troops": 1, "terror": 1, "opposition": True},
        "johore": {"troops": 1, "terror": 1, "mpaja_active": 1},
        "kuala_lumpur": {"troops": 1},
    }
    assert no_effect(japanese(spaces, "sweep", "reprisal")) == {"kedah", "ec_north"}


@pytest.mark.covers("R-C9", "J32 shaded")
def test_the_reprisal_of_j32() -> None:
    spaces: Spaces = {"pahang": {"troops": 1, "terror": 1}, "johore": {"troops": 1}}
    game = event("J32", "shaded", spaces, by=JAPANESE, sabotage=[0, 0, 0, 0, 0, 0, 0, 1])
    play(game, "decline", "reprisal")
    assert no_effect(game) == {"pahang"}


@pytest.mark.covers("R-C9", "4.3.3", "R-J8", "J13 shaded")
def test_an_eliminate_with_nothing_to_conceal_and_nothing_to_remove() -> None:
    spaces: Spaces = {
        "perak": {"kempeitai": 1, "camps": True},
        "kedah": {"kempeitai": 1, "mpaja_active": 1, "caches": 1},
        "johore": {"kempeitai": 1, "intel": 1, "revealed": True},
    }
    assert no_effect(japanese(spaces, "sweep", "eliminate")) == {"kedah"}
    assert no_effect(event("J13", "shaded", spaces, by=JAPANESE)) == {"kedah"}


@pytest.mark.covers("R-C9", "4.3.3", "R-J8")
@pytest.mark.parametrize(("guerrillas", "police", "marked"), [(6, 0, True), (5, 0, False), (7, 1, True), (6, 1, False)])
def test_a_roll_that_cannot_exceed_the_guerrillas(guerrillas: int, police: int, marked: bool) -> None:
    pieces = {"kempeitai": 1, "mpaja_underground": guerrillas, "police": police, "force_136": 1}
    spaces: Spaces = {"perak": pieces, "kedah": {"kempeitai": 1, "camps": True}}
    assert no_effect(japanese(spaces, "sweep", "eliminate")) == ({"perak"} if marked else set())
    spaces = {"perak": {**pieces, "intel": 3, "revealed": True}, "kedah": {"kempeitai": 1, "camps": True}}
    game = japanese(spaces, "sweep", "eliminate")
    assert no_effect(game) == set()
    assert no_effect(play(game, "perak")) == ({"roll"} if marked else set())


@pytest.mark.covers("R-C9", "J21 shaded")
def test_the_eliminate_of_j21() -> None:
    spaces: Spaces = {
        "perak": {"kempeitai": 1, "police": 3},
        "johore": {"kempeitai": 1, "police": 3, "force_136": 1},
    }
    game = event("J21", "shaded", spaces, by=BRITISH)
    assert (prompt(game), offered(game)) == ("J21-eliminate", ["perak", "johore"])
    assert no_effect(game) == {"perak"}


@pytest.mark.covers("R-C9", "4.3.1", "1.7")
def test_an_extract_from_a_center_that_is_cut_off() -> None:
    assert no_effect(japanese({}, "deploy", "extract", sabotage=CUT_NORTH)) == {"ec_north"}
    assert no_effect(japanese({}, "deploy", "extract")) == set()
    assert no_effect(japanese({}, "deploy", "extract", resources=20)) == {"ec_north", "ec_south"}, "all would be lost"


@pytest.mark.covers("R-C9", "4.3.1", "1.15")
def test_new_villages_give_the_first_center_its_effect() -> None:
    spaces: Spaces = {"johore": {"new_villages": True}}
    game = japanese(spaces, "deploy", "extract", sabotage=CUT_NORTH)
    assert no_effect(game) == set()
    assert no_effect(play(game, "ec_south")) == {"ec_north"}


@pytest.mark.covers("R-C9", "4.3.1", "J15 unshaded")
def test_with_full_resources_settlers_may_still_be_recruited() -> None:
    spaces: Spaces = {"johore": {"new_villages": True, "troops": 1}}
    assert no_effect(japanese(spaces, "deploy", "extract", resources=20)) == {"ec_north", "ec_south"}
    assert no_effect(japanese(spaces, "deploy", "extract", resources=20, unshaded=["J15"])) == set()


@pytest.mark.covers("R-C9", "4.2.2", "R-J18")
def test_a_gather_with_nobody_hidden_near_a_concealed_chit() -> None:
    spaces: Spaces = {
        "kedah": {"force_136": 1, "mpaja_active": 1},
        "trengganu": {"force_136": 1},
        "pahang": {"mpaja_underground": 1},
        "ec_south": {"force_136": 1},
    }
    assert no_effect(british(spaces, "contact", "gather")) == {"kedah"}
    spaces["pahang"] |= {"intel": 2, "revealed": True}
    assert no_effect(british(spaces, "contact", "gather")) == {"kedah", "trengganu", "ec_south"}


@pytest.mark.covers("R-C9", "4.2.1", "R-J17")
def test_a_supply_where_a_cache_stands_is_not_idle() -> None:
    spaces: Spaces = {name: {"force_136": 1, "camps": True, "caches": 1} for name in ("perak", "johore")}
    assert no_effect(british(spaces, "train", "supply")) == set(), "the camp goes, which may decide the game"


@pytest.mark.covers("R-C9", "3.2.3", "R-J18")
def test_a_sabotage_that_only_activates_has_that_effect() -> None:
    spaces: Spaces = {name: {"force_136": 1, "mpaja_underground": 1} for name in ("kedah", "trengganu", "kelantan")}
    game = british(spaces, "sabotage", sabotage=[1, 0, 0, 1, 0, 0, 0, 0])
    assert no_effect(game) == set()
    assert game.preview("kedah").lines == ("Space selected: Kedah", "1 MPAJA Guerrilla became Active in Kedah")


@pytest.mark.covers("R-C9", "3.2.4", "R-J5")
def test_an_ambush_whose_roll_cannot_succeed() -> None:
    led = {"force_136": 1, "mpaja_underground": 1}
    spaces: Spaces = {
        "kedah": {**led, "troops": 6},
        "johore": {**led, "troops": 5},
        "trengganu": {**led, "kempeitai": 1},
    }
    game = british(spaces, "ambush")
    assert no_effect(game) == set(), "a Guerrilla shows itself"
    assert odds(game, "kedah") == [1], "no face does more"
    assert odds(game, "johore") == [Fraction(5, 6), Fraction(1, 6)]
    assert odds(british({**spaces, "perak": {"caches": 1}}, "ambush"), "kedah") == [Fraction(5, 6), Fraction(1, 6)]
    spaces["kedah"]["police"] = 1
    assert no_effect(play(british(spaces, "ambush"), "kedah")) == {"roll"}


@pytest.mark.covers("R-C9", "J11 unshaded", "J13 unshaded")
def test_a_strike_that_only_activates_has_that_effect() -> None:
    spaces: Spaces = {
        "kedah": {"mpaja_underground": 1},
        "perak": {"mpaja_underground": 1, "police": 1},
        "kelantan": {"mpaja_underground": 1},
        "trengganu": {"mpaja_underground": 1},
    }
    cut = [1, 0, 1, 1, 1, 0, 0, 0]
    for card in ("J11", "J13"):
        assert no_effect(event(card, "unshaded", spaces, sabotage=cut)) == set()


@pytest.mark.covers("R-C9", "4.2.3", "3.2.4")
@pytest.mark.parametrize(("troops", "marked"), [(6, {"roll"}), (5, set())])
def test_a_strike_of_a_raid_whose_roll_cannot_succeed(troops: int, marked: set[str]) -> None:
    spaces: Spaces = {
        "perak": {"mpaja_underground": 1, "caches": 1},
        "kedah": {"troops": troops, "police": 1},
        "pahang": {"mpaja_underground": 1, "caches": 1},
        "johore": {"force_136": 1, "camps": True},
    }
    game = british(spaces, "train", "raid", "kedah", "ambush")
    assert (prompt(game), no_effect(game)) == ("ambush-how", marked), "the Raid goes on elsewhere, whatever is rolled"


@pytest.mark.covers("R-C9", "J26 unshaded")
def test_the_ambush_of_j26_needs_a_roll_that_can_succeed() -> None:
    led = {"force_136": 1, "mpaja_underground": 1}
    spaces: Spaces = {"kedah": {**led, "troops": 6, "police": 1}, "kuala_lumpur": {**led, "troops": 5}}
    game = event("J26", "unshaded", spaces)
    assert no_effect(game) == set()
    assert odds(game, "kedah") == [1]
    assert odds(game, "kuala_lumpur") == [Fraction(5, 6), Fraction(1, 6)]


@pytest.mark.covers("R-C9", "J28 unshaded", "R-C2")
def test_a_landing_with_nothing_to_land() -> None:
    spaces: Spaces = {
        "perak": {"camps": True, "caches": 1},
        "johore": {"camps": True},
        "kedah": {"force_136": 3},
    }
    assert no_effect(event("J28", "unshaded", spaces)) == {"perak"}
    assert no_effect(event("J28", "unshaded", {**spaces, "kedah": {"force_136": 2}})) == set()
    none = {**spaces, "pahang": {"caches": 1}, "selangor": {"caches": 1}}
    assert no_effect(event("J28", "unshaded", none, by=JAPANESE)) == {"perak", "johore"}, "none is Available"
    assert no_effect(event("J28", "unshaded", none, by=BRITISH)) == {"perak"}, "their own from the map"


@pytest.mark.covers("R-C9")
def test_the_mark_is_spoken_in_both_languages() -> None:
    spaces: Spaces = {"kedah": {"troops": 1, "terror": 1}, "perak": {"troops": 1}}
    game = japanese(spaces, "sweep", "reprisal")
    for language, mark in (("en", "no effect"), ("ja", "効果なし")):
        decision = game.decision_in(language)
        assert decision is not None
        assert {choice.name for choice in decision.options if mark in choice.label} == {"kedah"}


@pytest.mark.covers("R-C9")
def test_a_selection_without_effect_may_be_made() -> None:
    spaces: Spaces = {"kedah": {"troops": 1, "terror": 1}, "perak": {"troops": 1}}
    game = japanese(spaces, "sweep", "reprisal", "kedah", "done")
    assert (prompt(game), state(game).terror[0]) == ("sweep-space", 1)


@pytest.mark.covers("R-C9", "3.3.3")
def test_a_sweep_that_nobody_can_come_to() -> None:
    game = japanese({"kedah": {"troops": 1}}, "sweep")
    assert set(offered(game)) - no_effect(game) == {"perak", "reprisal"}, "next to Kedah; Terror comes to Kedah"
    assert no_effect(play(game, "kelantan")) >= {"trengganu", "johore"}
    assert "perak" not in no_effect(game)


@pytest.mark.covers("R-C9", "J10 unshaded", "J10 shaded")
def test_a_side_of_a_card_that_does_nothing() -> None:
    game = play(table({}, card="J10", resources=1), "event")
    assert no_effect(game) == {"unshaded", "shaded"}, "half of 1 is 0, and there is no New Village"
    game = play(table({"johore": {"new_villages": True, "troops": 1}}, card="J10", resources=2), "event")
    assert no_effect(game) == set()


def test_other_questions_have_no_idle_options() -> None:
    assert not no_effect(british({"kedah": {"force_136": 1}, "johore": {"force_136": 1}}, "train"))
    assert not no_effect(event("J14", "shaded", {"kedah": {"caches": 1}, "perak": {"caches": 1}}))
