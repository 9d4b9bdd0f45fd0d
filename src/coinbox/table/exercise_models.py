"""What goes over the wire for exercises."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from coinbox.table.learn_models import CardTitle, Names, Place
from coinbox.table.models.answers import Answer
from coinbox.table.models.beats import BeatsAnswer, BeatTurn
from coinbox.table.models.commands import Command
from coinbox.table.models.state import State
from coinbox.table.models.words import MOST_OPTIONS, Word


class ExerciseTitle(Answer):
    """An exercise in a list."""

    id: str
    number: int
    faction: str
    name: str
    grade: int
    grade_name: str
    grade_about: str
    card: CardTitle


class ExerciseTurn(Command):
    """Every option since the position, single ones too."""

    names: Names = Field(default_factory=list)


class ExercisePlayed(ExerciseTurn):
    """The same, and some more choices."""

    play: Annotated[list[Word], Field(max_length=MOST_OPTIONS)] = Field(default_factory=list)
    since: Place | None = None
    """Tell what happened after so many options; after those of `names` if it is left out."""


class ExerciseQuestion(ExerciseTurn):
    """Options of the pending decision, played in thought one after the other."""

    options: Annotated[list[Word], Field(min_length=1, max_length=20)]


class ExerciseAnswer(ExerciseTitle):
    """The board of an exercise, and what is asked."""

    all: int
    next: str | None
    question: str
    dice: str
    """How dice and answers of the opponent are treated."""
    answered: bool
    """Whether the turn is complete."""
    by_die: bool
    """Whether that is because a die or a card decides now."""
    names: list[str]
    turns: list[BeatTurn]
    state: State


class Judgement(Answer):
    """How good an answer was."""

    verdict: str
    """`better`, `same`, `equal`, `little` or `clear`."""
    solved: bool
    sentence: str
    chances: str
    made: list[str]
    """What the answer leads to."""


class JudgedAnswer(Answer):
    """How far the comparison has come, and at last what it says."""

    part: float
    failed: bool
    judged: Judgement | None


class BestAnswer(BeatsAnswer):
    """The best turn like one that was played, and in sentences what it is good for."""

    told: list[str]
