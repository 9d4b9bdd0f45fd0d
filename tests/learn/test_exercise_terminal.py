"""Exercises at the prompt."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from coinbox.cli import main
from coinbox.lab.progress import progress
from coinbox.learn.exercises import exercises_of
from coinbox.terminal.exercise import ExerciseTable
from coinbox.text import LANGUAGES, say
from tests.games import OWN_GAMES


def typed(game: str, words: list[str], lang: str) -> str:
    """What is shown to somebody who types these words, and then leaves."""
    out, left = io.StringIO(), iter([*words, "q"])
    ExerciseTable(game, "1", Console(file=out, width=100), lambda _: next(left), lang, progress).run()
    assert next(left, None) is None
    return " ".join(out.getvalue().split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OWN_GAMES)
def test_the_list_tells_all(game: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["exercise", game, "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert all(each.id in told for each in exercises_of(game))


@pytest.mark.parametrize(("game", "lang"), list(zip(OWN_GAMES, LANGUAGES * 2, strict=True)))
def test_the_best_turn_is_found(game: str, lang: str) -> None:
    """Typed with a slip and something taken back on the way."""
    first, *rest = exercises_of(game)[0].way
    told = typed(game, ["nonsense", first, "b", first, *rest, "", "s"], lang)
    assert say(lang, "exercise-verdict-same") in told
    assert say(lang, "exercise-played") in told


def test_a_worse_turn_is_told_and_tried_again() -> None:
    exercise = exercises_of("malaya")[0]
    told = typed("malaya", [*exercise.others[-1].way, "", "", *exercise.way, "b", exercise.way[-1], "", "n"], "en")
    assert told.index("Clearly worse than the best turn") < told.index("This is the very turn")
    assert "Exercise 2 of" in told
