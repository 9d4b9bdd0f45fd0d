"""A lesson is played through by the real rules, as it suggests and otherwise, so that it cannot go stale."""

from __future__ import annotations

import random
import re

import pytest

from coinbox.learn.lessons import Lesson, Step, after_turn, lessons_of, point
from coinbox.learn.rulebook import rulebook
from coinbox.library import cards_of, rules_of
from coinbox.text import LANGUAGES, say
from tests.games import OWN_GAMES

LESSONS = [lesson for game in OWN_GAMES for lesson in lessons_of(game).values()]
NAMES = [f"{lesson.game}-{lesson.faction}" for lesson in LESSONS]
LEAST, MOST = 12, 18


@pytest.mark.parametrize("game", sorted({lesson.game for lesson in LESSONS}))
def test_each_faction_has_its_first_steps(game: str) -> None:
    assert set(lessons_of(game)) == set(rules_of(game).factions)


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_what_is_suggested_is_what_is_played(lesson: Lesson) -> None:
    suggested = [word for step in lesson.steps for word in step.do]
    assert suggested == [lesson.journal[place] for place in lesson.places[:-1]]
    guided = sum(bool(step.do) for step in lesson.steps)
    assert LEAST <= guided <= MOST


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_it_shows_a_propaganda_round(lesson: Lesson) -> None:
    rounds = {f"card:{card.id}" for card in cards_of(lesson.game) if card.propaganda}
    assert rounds & set(lesson.journal)


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_it_is_told_in_both_languages_and_lights_what_is_there(lesson: Lesson) -> None:
    view = lesson.played.board()
    spaces = {space["id"] for space in view["spaces"]}  # type: ignore[union-attr,index,call-overload]
    tracks = {f"track:{track}" for track in lesson.played.tracks()}
    for number, step in enumerate(lesson.steps):
        assert all(step.say[lang] for lang in LANGUAGES), number
        assert set(step.light) <= spaces | tracks, (number, step.light)
    assert all(lesson.title[lang] and lesson.about[lang] for lang in LANGUAGES)


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_the_suggested_way_leads_to_the_end(lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        for made in range(len(step.do)):
            at = point(lesson, number, step.do[:made])
            assert (at.done, at.strayed, at.suggested) == (number, False, step.do[made])
            assert at.game.actor == lesson.faction
            assert at.suggested in at.game.offered
        if step.do:
            assert point(lesson, number, step.do).done == number + 1
    end = point(lesson, len(lesson.steps))
    assert end.step is None
    assert end.game.journal == lesson.journal


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_any_other_choice_goes_on_or_is_taken_back(lesson: Lesson) -> None:
    rng = random.Random(f"{lesson.game} {lesson.faction}")
    for number, step in enumerate(lesson.steps):
        for made in range(len(step.do)):
            others = [name for name in point(lesson, number, step.do[:made]).game.offered if name != step.do[made]]
            for name in rng.sample(others, min(2, len(others))):
                chosen = [*step.do[:made], name]
                at = point(lesson, number, chosen)
                assert at.strayed
                for _ in range(60):
                    if at.turn_over:
                        break
                    chosen.append(rng.choice(at.game.offered))
                    at = point(lesson, number, chosen)
                assert at.turn_over
                then = after_turn(lesson, number, chosen)
                assert number < then <= len(lesson.steps)
                assert not point(lesson, then).strayed


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_a_step_is_short(lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        assert len(step.say["en"]) <= 600, number
        assert len(re.findall("。", step.say["ja"])) <= 7, number


def spoken(lesson: Lesson, lang: str, first: int, last: int) -> str:
    return " ".join(step.say[lang] for step in lesson.steps[first:last])


def numbers(text: str) -> set[int]:
    return {int(number) for number in re.findall(r"\d+", text)}


def tracks_lit(step: Step) -> list[str]:
    return [light.removeprefix("track:") for light in step.light if light.startswith("track:")]


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_another_choice_gets_a_sentence_of_its_own(lesson: Lesson) -> None:
    without = [number for number, step in enumerate(lesson.steps) if step.do and step.other is None]
    assert without == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_a_track_that_is_lit_stands_where_the_words_say(lesson: Lesson, lang: str) -> None:
    for number, step in enumerate(lesson.steps):
        now, then = (lesson.reached(lesson.before[at]).tracks() for at in (number, number + 1))
        for track in tracks_lit(step):
            moved = abs(then[track] - now[track]) or now[track]
            right = {now[track], then[track], moved}
            assert right & numbers(step.say[lang]), (number, track, right)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_the_propaganda_round_is_told_line_by_line(lesson: Lesson, lang: str) -> None:
    rounds = {f"card:{card.id}" for card in cards_of(lesson.game) if card.propaganda}
    place = next(place for place, name in enumerate(lesson.journal) if name in rounds)
    forecast = lesson.played.beginning().follow(lesson.journal[:place]).forecast()
    assert forecast is not None
    (goal,) = tracks_lit(lesson.steps[0])
    counted = {abs(line.amount) for line in forecast.lines if line.track == goal} - {0}
    first = next(n for n in range(len(lesson.steps)) if lesson.places[lesson.before[n]] > place)
    last = next(n for n in range(first, len(lesson.steps)) if lesson.steps[n].do)
    told = numbers(spoken(lesson, lang, first, last))
    assert counted | set(forecast.tracks[goal]) <= told


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_both_languages_count_the_same(lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        signed = [sorted(re.findall(r"[+-]\d+", step.say[lang])) for lang in LANGUAGES]
        assert signed[0] == signed[1], number


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_it_begins_with_the_goal_and_ends_with_what_to_do_next(lesson: Lesson, lang: str) -> None:
    goal = spoken(lesson, lang, 0, 1)
    assert rulebook(lesson.game)["6.0"].title[lang] in goal
    assert say(lang, "player-novice") in lesson.steps[-1].say[lang]
