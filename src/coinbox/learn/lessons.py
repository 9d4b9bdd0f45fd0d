"""Lessons: guided decisions on the real table, by the real rules, with prepared cards and dice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import accumulate

from coinbox.game import Game
from coinbox.kernel.errors import CoinboxError
from coinbox.learn.facts import Words, facts_of, files_in, words, words_or_none
from coinbox.loading import load

FOLDER = "lessons"
SEED = 1
"""Dice of a turn that leaves the lesson's way."""


@dataclass(frozen=True, slots=True)
class Step:
    """Something to read, or something to do and why."""

    say: Words
    do: tuple[str, ...]
    """The suggested choices, one idea; nothing if the step is only read."""
    other: Words | None
    """What is said of another choice."""
    light: tuple[str, ...]
    """Spaces, and tracks as `track:NAME`, to look at."""


@dataclass(frozen=True)
class Lesson:
    """The first steps of a faction."""

    game: str
    faction: str
    title: Words
    about: Words
    record: str
    steps: tuple[Step, ...]

    @cached_property
    def played(self) -> Game:
        """The lesson at its end."""
        return load(self.record)

    @cached_property
    def journal(self) -> tuple[str, ...]:
        """Every option of the lesson in order, automatic ones included."""
        return self.played.journal

    @cached_property
    def places(self) -> tuple[int, ...]:
        """The places in the journal of the learner's own choices, and its end."""
        game, found = self.played.beginning(), []
        for place, name in enumerate(self.journal):
            if game.actor == self.faction and len(game.offered) > 1:
                found.append(place)
            game.follow([name])
        return (*found, len(self.journal))

    @cached_property
    def before(self) -> tuple[int, ...]:
        """For each step, and after the last, how many of the learner's choices go before it."""
        return tuple(accumulate((len(step.do) for step in self.steps), initial=0))

    def reached(self, choices: int) -> Game:
        """The game where the learner is to make his next choice, having made so many as suggested; else its end."""
        names = self.journal[: self.places[min(choices, len(self.places) - 1)]]
        return self.played.beginning().follow(names)


@dataclass(frozen=True, slots=True)
class Point:
    """Where a learner stands: the game as he sees it, and what the lesson says."""

    game: Game
    done: int
    """How many steps lie behind him."""
    step: Step | None
    """The step at hand; None at the end of the lesson."""
    suggested: str | None
    """The choice that the step suggests now."""
    strayed: bool
    """Whether he has chosen something else."""
    turn_over: bool
    """Whether the turn in which he did so has ended: the lesson goes on with its own way."""


def point(lesson: Lesson, done: int, chosen: Sequence[str] = ()) -> Point:
    """Where somebody stands who has done so many steps and has then chosen these options."""
    if not 0 <= done <= len(lesson.steps):
        raise CoinboxError(f"the lesson has no step {done}", "error-lesson-step", n=done)
    made = lesson.before[done]
    step = lesson.steps[done] if done < len(lesson.steps) else None
    do = step.do if step else ()
    same = 0
    while same < min(len(chosen), len(do)) and chosen[same] == do[same]:
        same += 1
    if step is not None and do and same == len(do) and len(chosen) == same:
        return point(lesson, done + 1)
    game = lesson.reached(made + same)
    if same == len(chosen):
        return Point(game, done, step, do[same] if same < len(do) else None, strayed=False, turn_over=False)
    over = _stray(game, lesson.faction, chosen[same:])
    return Point(game, done, step, do[same] if same < len(do) else None, strayed=True, turn_over=over)


def after_turn(lesson: Lesson, done: int, chosen: Sequence[str]) -> int:
    """The step with which the lesson goes on when a turn that left its way is over."""
    at = point(lesson, done, _common(lesson, done, chosen))
    turn = len(at.game.turns)
    made = lesson.before[done]
    while made < lesson.before[-1] and len(lesson.reached(made).turns) <= turn:
        made += 1
    return next((n for n in range(done + 1, len(lesson.steps)) if lesson.before[n] >= made), len(lesson.steps))


def _common(lesson: Lesson, done: int, chosen: Sequence[str]) -> Sequence[str]:
    """The choices before the first that was not the suggested one."""
    do = lesson.steps[done].do if done < len(lesson.steps) else ()
    same = [n for n, (one, other) in enumerate(zip(chosen, do, strict=False)) if one != other]
    return chosen[: same[0] if same else min(len(chosen), len(do))]


def _stray(game: Game, faction: str, names: Sequence[str]) -> bool:
    """Play what was chosen instead, dice and single options by themselves; whether the turn is over then."""
    game.resume(SEED)
    turn = len(game.turns)
    for name in names:
        if _is_over(game, turn):
            break
        game.play(name)
        _answer_others(game, faction, turn)
    return _is_over(game, turn)


def _is_over(game: Game, turn: int) -> bool:
    return game.over or len(game.turns) > turn


def _answer_others(game: Game, faction: str, turn: int) -> None:
    """Whoever else is asked in this turn takes the first option."""
    while not _is_over(game, turn) and game.actor not in (faction, "chance"):
        game.play(0)


@cache
def lessons_of(game: str) -> dict[str, Lesson]:
    """Faction -> its first steps."""
    found = {}
    for name in files_in(game, FOLDER):
        facts = facts_of(game, FOLDER, name)
        steps = tuple(
            Step(
                say=words(row, "say"),
                do=tuple(str(row.get("do", "")).split()),
                other=words_or_none(row, "else"),
                light=tuple(row.get("light", ())),
            )
            for row in facts["steps"]
        )
        lesson = Lesson(
            game=game,
            faction=str(facts["faction"]),
            title=words(facts, "title"),
            about=words(facts, "about"),
            record=str(facts["record"]).strip() + "\n",
            steps=steps,
        )
        found[lesson.faction] = lesson
    return found
