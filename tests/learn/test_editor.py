"""Positions that are set up by hand: everything has a word, what is impossible is said, and all of it comes back."""

from __future__ import annotations

import random

import pytest

import coinbox
from coinbox.kernel.rules import Plain
from coinbox.learn.editor import checked, entries_of, start_of
from coinbox.library import rules_of
from coinbox.text import LANGUAGES
from tests.games import OWN_GAMES


@pytest.mark.parametrize("game", OWN_GAMES)
def test_everything_that_can_be_set_up_has_its_word(game: str) -> None:
    entries = entries_of(game)
    said = {entry.name for entry in entries}
    state = start_of(game)
    spaces = state["spaces"]
    assert isinstance(spaces, dict)
    left_out = state.keys() - said - {"game", "spaces"}
    assert left_out <= {"winner", "reason", "extended"}
    for lang in LANGUAGES:
        for entry in entries:
            assert entry.label(lang, game)
            for value in entry.values:
                named = entry.value_label(lang, game, value)
                assert named != value or value.isdigit(), (entry.name, value)


def random_position(game: str, seed: int) -> coinbox.Game:
    """A game at some moment when a card or a turn begins."""
    rng = random.Random(seed)
    played = coinbox.new(game, rng.choice(rules_of(game).scenarios), seed=seed)
    for _ in range(rng.randint(0, 250)):
        if played.over:
            break
        played.play(rng.choice(played.offered))
    return played


@pytest.mark.parametrize("game", OWN_GAMES)
def test_positions_come_back_as_they_were(game: str) -> None:
    for seed in range(50):
        played = random_position(game, seed)
        position = played.rules.position(played.turns[-1].before)
        found = checked(game, played.scenario, position, "en")
        assert found.problems == ()
        assert found.position == position
        again = coinbox.new(game, played.scenario, position=position, chance="ask")
        assert again.start is not None
        assert again.rules.position(again.start) == position


def test_all_that_is_impossible_is_said_at_once_and_why() -> None:
    position: dict[str, Plain] = {
        "spaces": {
            "thailand": {"troops": 1},
            "perak": {"support": True, "opposition": True, "bases": 2},
            "kedah": {"bases": 2},
            "pahang": {"bases": 2},
        }
    }
    for lang in LANGUAGES:
        found = checked("malaya", None, position, lang)
        assert found.position is None
        assert len(found.problems) == 3
        assert any("1.6" in problem for problem in found.problems)
    assert len(checked("malaya", None, {"spaces": {"atlantis": {}}}, "ja").problems) == 1
