"""Exercises: positions in which one turn is clearly better than all others, and how good an answer is.

A turn is answered as far as it is in the hands of who answers: to its end, or to the first die or choice of the
opponent. What follows is played on by quick turns, in many rollouts with all kinds of dice.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

from coinbox.game import Game, new
from coinbox.kernel.errors import CoinboxError
from coinbox.kernel.rules import Plain
from coinbox.library import folder_of, rules_of
from coinbox.players.halving import difference
from coinbox.players.kinds import Stop, Tell, valued
from coinbox.players.plans import Plan

FILE = "exercises.json"
LEAST = 0.05
"""By so much the best turn is better than any that does something else."""
SURE = 4.0
"""The difference is at least so many of its standard errors."""
LITTLE = 0.04
"""A turn that is less behind than this is only a little worse."""
EQUAL = 0.01
"""Less than this is no difference worth a word."""
DOUBT = 2.0
"""A difference of fewer standard errors may be luck."""
ROLLOUTS = 500
"""How many each turn gets when an answer is judged."""
GRADES = (1, 2, 3)
"""Easy, middling, hard."""
SOLVERS = ("greedy", "planner")
"""The bots by which exercises are graded: if the first finds the turn it is easy, if none does it is hard."""

SOLVED = ("better", "same", "equal")
"""What is said of answers that are as good as the best turn."""


class BadAnswer(CoinboxError):
    """What was played is no complete turn."""


@dataclass(frozen=True, slots=True)
class Other:
    """A turn that does something else than the best, and by how much it is behind in the same rollouts."""

    way: tuple[str, ...]
    behind: float
    error: float


@dataclass(frozen=True, slots=True)
class Exercise:
    """A position, the best turn, and what other turns are worth."""

    id: str
    game: str
    faction: str
    grade: int
    position: Mapping[str, Plain]
    """At the beginning of the turn."""
    played: tuple[str, ...]
    """What chance has brought since then."""
    way: tuple[str, ...]
    """The best turn: the choices among two or more options, up to the first answer of others."""
    chance: float
    """The chance to win with it, and its standard error."""
    error: float
    rollouts: int
    """How many each turn got."""
    others: tuple[Other, ...]
    """The best turn of each other kind, the nearest first."""
    later: Other
    """The nearest of them seen from a card later, both sides playing equally well."""
    bots: Mapping[str, tuple[float, ...]]
    """Bot -> by how much its turns were behind the best, one for each of its seeds."""

    @property
    def card(self) -> str:
        """The card that is being played."""
        played = self.position["played"]
        assert isinstance(played, list)
        return str(played[-1])

    def open(self) -> Game:
        """The game at its question; dice and cards are asked for."""
        game = new(self.game, position=self.position, chance="ask")
        for name in self.played:
            game.play(name)
        return game

    @property
    def begun(self) -> tuple[str, ...]:
        """Every option between the position and the question, single ones too."""
        return self.open().journal


# -- the file ----------------------------------------------------------------------------------------------------------


@cache
def exercises_of(game: str) -> tuple[Exercise, ...]:
    """The exercises of a game, the easy ones first; none for a game without any."""
    file = folder_of(game).joinpath(FILE)
    return read(file.read_text(encoding="utf-8")) if file.is_file() else ()


def exercise_of(game: str, wanted: str) -> Exercise:
    """An exercise by its id, or by its number in the list."""
    found = exercises_of(rules_of(game).id)
    by_id = {each.id: each for each in found} | {str(number): each for number, each in enumerate(found, 1)}
    if wanted not in by_id:
        raise CoinboxError(
            f"{game} has no exercise {wanted!r}; there are {len(found)}",
            "error-no-exercise",
            game=game,
            exercise=wanted,
            n=len(found),
        )
    return by_id[wanted]


def read(text: str) -> tuple[Exercise, ...]:
    """The exercises of a file's text."""
    return tuple(from_data(row) for row in json.loads(text)["exercises"])


def made_of(game: str) -> dict[str, Any]:
    """How the file of a game was made."""
    made: dict[str, Any] = json.loads(folder_of(game).joinpath(FILE).read_text(encoding="utf-8"))["made"]
    return made


def file_of(made: Mapping[str, Any], exercises: Sequence[Exercise]) -> str:
    """The text of a game's file: how it was made, and a line for each exercise."""
    rows = ",\n".join(json.dumps(as_data(each), ensure_ascii=False, separators=(",", ":")) for each in exercises)
    return f'{{"made":{json.dumps(made)},\n"exercises":[\n{rows}\n]}}\n'


def from_data(row: Mapping[str, Any]) -> Exercise:
    """An exercise from plain data; KeyError or TypeError if it is none."""
    return Exercise(
        **dict(row)
        | {
            "played": tuple(row["played"]),
            "way": tuple(row["way"]),
            "others": tuple(_other(each) for each in row["others"]),
            "later": _other(row["later"]),
            "bots": {bot: tuple(losses) for bot, losses in row["bots"].items()},
        }
    )


def _other(row: Mapping[str, Any]) -> Other:
    return Other(tuple(row["way"]), row["behind"], row["error"])


def as_data(exercise: Exercise) -> dict[str, Any]:
    """An exercise as plain data."""
    return asdict(exercise)


# -- what makes an exercise --------------------------------------------------------------------------------------------


def is_clear(other: Other, least: float = LEAST) -> bool:
    """Whether a turn is behind the best by far more than the error."""
    return other.behind >= least and other.behind >= SURE * other.error


def grade_of(bots: Mapping[str, Sequence[float]]) -> int:
    """How hard it is: how many of the bots that stand for grades miss the turn, each in most of its tries."""
    return 1 + next((at for at, bot in enumerate(SOLVERS) if is_found(bots[bot])), len(SOLVERS))


def is_found(losses: Sequence[float]) -> bool:
    """Whether most tries of a bot are at most a little worse than the best turn."""
    return 2 * sum(loss < LITTLE for loss in losses) > len(losses)


# -- answers -----------------------------------------------------------------------------------------------------------


def answer_of(exercise: Exercise, names: Sequence[str]) -> tuple[str, ...]:
    """The choices of an answer, given by every option since the position; BadAnswer if more is to come."""
    game, way = _at_question(exercise), list[str]()
    for name in names[len(game.journal) :]:
        if is_answered(game, exercise.faction):
            break
        if len(game.offered) > 1:
            way.append(name)
        game.follow([name])
    while not is_answered(game, exercise.faction):
        if len(game.offered) > 1:
            raise BadAnswer("the turn is not complete yet", "error-exercise-open")
        game.follow(game.offered)
    return tuple(way)


def names_of(exercise: Exercise, way: Sequence[str]) -> tuple[str, ...]:
    """Every option since the position, single ones too, if these choices are made, up to the first answer of others.

    BadAnswer if a choice is missing or left over, IllegalMove if one is not offered.
    """
    game, left = _at_question(exercise), list(way)
    while not is_answered(game, exercise.faction):
        if len(game.offered) > 1 and not left:
            raise BadAnswer("the turn is not complete yet", "error-exercise-open")
        game.follow([left.pop(0)] if len(game.offered) > 1 else game.offered)
    if left:
        raise BadAnswer(f"the turn ends before '{left[0]}'", "error-exercise-over", name=left[0])
    return game.journal


def _at_question(exercise: Exercise) -> Game:
    """The game at its question, of which nothing is answered by itself."""
    game = exercise.open()
    return game.beginning().follow(game.journal)


def is_answered(game: Game, faction: str) -> bool:
    """Whether nothing is left to choose in the turn before a die or the opponent."""
    return game.over or len(game.turns) > 1 or (game.actor != faction and len(game.offered) > 1)


@dataclass(frozen=True, slots=True)
class Judged:
    """What rollouts say of an answer beside the best turn."""

    verdict: str
    """`better`, `same`, `equal`, `little` or `clear`: how it compares."""
    behind: float
    """By how much its chance to win is below that of the best turn; below 0 if it is above."""
    error: float
    """The standard error of that."""
    best: Plan
    made: Plan
    """The answer."""

    @property
    def is_solved(self) -> bool:
        return self.verdict in SOLVED


def verdict_of(behind: float, error: float) -> str:
    """A difference in a word."""
    if behind < -EQUAL and behind < -DOUBT * error:
        return "better"
    if behind < EQUAL or behind <= DOUBT * error:
        return "equal"
    return "little" if behind < LITTLE else "clear"


def judge(
    exercise: Exercise,
    way: Sequence[str],
    *,
    rollouts: int = ROLLOUTS,
    seed: int = 0,
    stop: Stop = lambda: False,
    tell: Tell = lambda _part: None,
) -> Judged:
    """Value an answer beside the best turn, with the same cards and dice."""
    ways = [exercise.way, tuple(way)]
    thought = valued(exercise.open(), ways, rollouts, seed=seed, stop=stop, tell=tell)
    behind, error = difference(thought.arms[0], thought.arms[-1])
    verdict = "same" if tuple(way) == exercise.way else verdict_of(behind, error)
    return Judged(verdict, behind, error, *thought.plans(len(ways)))


def foreseen(exercise: Exercise) -> Mapping[str, tuple[int, int]]:
    """Track -> where the next scoring would leave it before the best turn, and after it."""
    return valued(exercise.open(), [exercise.way], 0).plans(1)[0].forecast
