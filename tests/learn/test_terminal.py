"""Rules, guides, history and lessons at the prompt."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from rich.console import Console

from coinbox.cli import main
from coinbox.learn.guides import guides_of
from coinbox.learn.lessons import Lesson, lessons_of, point
from coinbox.learn.rulebook import rulebook
from coinbox.terminal.lesson import LessonTable
from coinbox.text import LANGUAGES, say
from tests.games import OWN_GAMES

LESSONS = [lesson for game in OWN_GAMES for lesson in lessons_of(game).values()]
NAMES = [f"{lesson.game}-{lesson.faction}" for lesson in LESSONS]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OWN_GAMES)
def test_rules_and_history_are_read(game: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    page = rulebook(game)["3.2.1"]
    assert main(["rules", game, "3.2.1", "--lang", lang]) == 0
    assert page.title[lang] in capsys.readouterr().out
    assert main(["rules", game, "--lang", lang]) == 0
    assert "3.2.1" in capsys.readouterr().out
    assert main(["history", game, "--lang", lang]) == 0
    assert capsys.readouterr().out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OWN_GAMES)
def test_guides_are_read_with_their_boards(game: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    for faction, guide in guides_of(game).items():
        scenes = [scene for advice in guide for scene in advice.scenes]
        assert main(["guide", game, faction, "--lang", lang]) == 0
        told = "".join(capsys.readouterr().out.split())
        for number in range(1, len(scenes) + 1):
            assert "".join(say(lang, "learn-board", n=number, note="").split()) in told
        for advice in guide:
            if advice.checked:
                assert "".join(advice.checked.told(lang).split()) in told
        assert main(["guide", game, faction, "--board", str(len(scenes)), "--lang", lang]) == 0
        shown = capsys.readouterr().out
        way = scenes[-1].open().preview_in(lang, *scenes[-1].way).lines
        assert say(lang, "learn-turn") in shown
        assert "".join(way[-1].split()) in "".join(shown.split())


def test_what_is_not_there_is_said_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    boards = [["guide", "malaya", "mcp", "--board", number] for number in ("0", "99")]
    missing = [["rules", "malaya", "xyzzy"], ["history", "malaya", "M99"], ["guide", "malaya", "rebels"]]
    for words in missing + boards:
        assert main(words) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
    assert main(["learn", "kenya", "mcp"]) == 2


def taken(lesson: Lesson, words: Iterator[str], lang: str) -> tuple[str, LessonTable]:
    out = io.StringIO()
    table = LessonTable(lesson, Console(file=out, width=100), lambda _: next(words), lang)
    table.run()
    return " ".join(out.getvalue().split()), table


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_a_lesson_is_taken_to_its_end(lesson: Lesson, lang: str) -> None:
    words = iter([word for step in lesson.steps for word in (step.do or ("",))])
    out, table = taken(lesson, words, lang)
    assert table.done == len(lesson.steps)
    assert say(lang, "learn-end")[:12] in out


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_another_choice_is_taken_back(lesson: Lesson) -> None:
    first = next(n for n, step in enumerate(lesson.steps) if step.do)

    other = next(name for name in point(lesson, first).game.offered if name != lesson.steps[first].do[0])
    rest = [word for step in lesson.steps[first:] for word in (step.do or ("",))]
    _, table = taken(lesson, iter([*[""] * first, "nonsense", other, "b", *rest]), "en")
    assert table.done == len(lesson.steps)
