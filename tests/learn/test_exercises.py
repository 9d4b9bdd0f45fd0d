"""Exercises: what the files hold, how answers are judged, and that the best turns are still the best."""

from __future__ import annotations

import doctest
import json
from collections import Counter
from pathlib import Path

import pytest

from coinbox.kernel.errors import IllegalMove
from coinbox.lab.exercise_check import check_again, check_known
from coinbox.lab.exercises import STILL, identity
from coinbox.learn import exercise_words
from coinbox.learn.exercises import (
    FILE,
    GRADES,
    LITTLE,
    BadAnswer,
    Exercise,
    answer_of,
    as_data,
    exercise_of,
    exercises_of,
    from_data,
    grade_of,
    is_clear,
    judge,
    names_of,
    verdict_of,
)
from coinbox.library import folder_of, rules_of
from coinbox.players.kinds import subject
from coinbox.text import LANGUAGES
from tests.campaign import CAMPAIGN
from tests.games import OWN_GAMES

LEAST = 20
"""So many exercises each game has."""
ALL = [exercise for game in OWN_GAMES for exercise in exercises_of(game)]
CLEAREST = list({(each.game, each.grade): each for each in reversed(ALL)}.values())[::-1]
"""Of each game and grade the exercise with the greatest difference, which few rollouts show."""


def named(exercise: Exercise) -> str:
    return f"{exercise.game}-{exercise.id}"


@pytest.mark.parametrize("game", OWN_GAMES)
def test_each_game_has_exercises_of_all_kinds(game: str) -> None:
    found = exercises_of(game)
    rules = rules_of(game)
    assert len(found) >= LEAST
    assert len({each.id for each in found}) == len(found)
    assert {each.faction for each in found} == set(rules.factions)
    assert [each.grade for each in found] == sorted(each.grade for each in found)
    assert {each.grade for each in found} == set(GRADES)
    kinds = Counter(subject(rules.vocabulary, each.way) for each in found)
    assert len(kinds) >= 5
    assert len({each.card for each in found}) >= LEAST // 2
    made = json.loads(folder_of(game).joinpath(FILE).read_text(encoding="utf-8"))["made"]
    assert made["rules"] == rules.version, f"the rules have changed: run coinbox exercises {game} --check"
    assert made["command"].startswith(f"coinbox exercises {game} ")


@pytest.mark.parametrize("exercise", ALL, ids=named)
def test_an_exercise_is_sound(exercise: Exercise) -> None:
    words = rules_of(exercise.game).vocabulary
    game = exercise.open()
    assert game.actor == exercise.faction
    assert exercise.id == identity(exercise.game, exercise.position, exercise.played)
    assert from_data(json.loads(json.dumps(as_data(exercise)))) == exercise
    assert answer_of(exercise, names_of(exercise, exercise.way)) == exercise.way
    own = subject(words, exercise.way)
    for other in exercise.others:
        assert answer_of(exercise, names_of(exercise, other.way)) == other.way
        assert subject(words, other.way) != own
        assert is_clear(other)
    distances = [other.behind for other in exercise.others]
    assert distances == sorted(distances)
    assert exercise.later.way in {other.way for other in exercise.others}
    assert is_clear(exercise.later, STILL)
    assert 0 < exercise.chance <= 1
    assert exercise.grade == grade_of(exercise.bots)


@pytest.mark.parametrize("exercise", CLEAREST, ids=named)
def test_the_best_turn_is_still_clearly_better(exercise: Exercise) -> None:
    """A few rollouts each; all exercises are valued again in the campaign."""
    assert check_known(exercise, 100, seed=9).holds


@pytest.mark.campaign
@pytest.mark.skipif(not CAMPAIGN, reason="minutes of thought")
@pytest.mark.parametrize("game", OWN_GAMES)
def test_all_best_turns_are_still_clearly_better(game: str) -> None:
    gone = [each for each in check_again(exercises_of(game), seed=9) if not each.holds]
    assert gone == []


def test_an_exercise_that_has_lost_its_point_is_found() -> None:
    exercise = CLEAREST[0]
    row = as_data(exercise)
    other = row["others"][0]
    wrong = from_data(row | {"way": other["way"], "others": [other | {"way": row["way"]}]})
    found = check_known(wrong, 100)
    assert not found.holds
    assert found.nearest is not None
    assert found.nearest.behind < 0
    broken = check_known(from_data(row | {"way": row["way"][:1]}), 2)
    assert not broken.holds
    assert broken.problem == "the turn is not complete yet"


# -- answers -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("behind", "error", "verdict"),
    [
        (0.0, 0.0, "equal"),
        (0.009, 0.001, "equal"),
        (0.03, 0.02, "equal"),
        (0.03, 0.01, "little"),
        (LITTLE, 0.01, "clear"),
        (0.3, 0.01, "clear"),
        (-0.009, 0.001, "equal"),
        (-0.03, 0.02, "equal"),
        (-0.03, 0.01, "better"),
    ],
)
def test_a_difference_in_a_word(behind: float, error: float, verdict: str) -> None:
    assert verdict_of(behind, error) == verdict


@pytest.mark.parametrize("exercise", CLEAREST[::3], ids=named)
def test_the_best_turn_and_a_worse_one_are_told_apart(exercise: Exercise) -> None:
    parts: list[float] = []
    best = judge(exercise, exercise.way, rollouts=20, tell=parts.append)
    assert (best.verdict, best.behind, best.is_solved) == ("same", 0.0, True)
    assert parts[-1] == 1.0
    assert parts == sorted(parts)
    other = exercise.others[-1]
    worse = judge(exercise, other.way, rollouts=100)
    assert worse.verdict == "clear"
    assert not worse.is_solved
    assert worse.behind == pytest.approx(other.behind, abs=6 * (worse.error + other.error) + 0.01)
    assert judge(exercise, other.way, rollouts=100) == worse  # the same for everybody
    for lang in LANGUAGES:
        told = [
            exercise_words.question(lang, exercise),
            exercise_words.verdict(lang, worse),
            exercise_words.chances(lang, worse),
            exercise_words.chances(lang, best),
            *exercise_words.made_told(lang, exercise, worse),
            *exercise_words.best_told(lang, exercise),
        ]
        assert all(told)
        assert str(exercise_words.points(worse.behind)) in exercise_words.verdict(lang, worse)
    assert exercise_words.made_told("en", exercise, best) == []


def test_an_answer_must_be_a_complete_turn() -> None:
    exercise = CLEAREST[0]
    names = names_of(exercise, exercise.way)
    with pytest.raises(BadAnswer):
        answer_of(exercise, exercise.begun)
    with pytest.raises(BadAnswer):
        names_of(exercise, [*exercise.way, "pass"])
    with pytest.raises(IllegalMove):
        names_of(exercise, ["done", *exercise.way])
    assert answer_of(exercise, [*names, "end-turn", "whatever comes later"]) == exercise.way


def test_grades_are_by_who_finds_the_turn() -> None:
    good, bad = (0.0, 0.01, 0.2), (0.2, 0.3, 0.0)
    assert grade_of({"greedy": good, "planner": bad}) == 1
    assert grade_of({"greedy": bad, "planner": good}) == 2
    assert grade_of({"greedy": bad, "planner": bad}) == 3


def test_exercises_are_found_by_id_and_by_number() -> None:
    found = exercises_of("malaya")
    assert exercise_of("malaya", "2") is found[1]
    assert exercise_of("malaya", found[1].id) is found[1]


def test_the_page_about_exercises_runs() -> None:
    page = Path(__file__).parents[2] / "docs" / "exercises.md"
    assert doctest.testfile(str(page), module_relative=False, encoding="utf-8").failed == 0
