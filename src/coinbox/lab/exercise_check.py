"""Exercises valued again: whether the best turn of each is still clearly better, with the rules and bots of today."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass

from coinbox.kernel.errors import CoinboxError
from coinbox.lab.exercises import others_of
from coinbox.lab.jobs import HERE, Job, Workers, run
from coinbox.learn.exercises import (
    LITTLE,
    SURE,
    Exercise,
    Other,
    as_data,
    exercises_of,
    file_of,
    from_data,
    is_clear,
    made_of,
    names_of,
)
from coinbox.library import rules_of
from coinbox.players.kinds import best_of_each_kind, subject, valued
from coinbox.text.errors import told

ROLLOUTS = 500


@dataclass(frozen=True, slots=True)
class Checked:
    """What is found of an exercise today."""

    id: str
    nearest: Other | None
    """The turn of another kind that comes nearest to the best."""
    better: Other | None
    """A turn of the same kind that is clearly better, if there is one."""
    problem: str = ""
    """Why the exercise cannot be set up or its turn not be played."""

    @property
    def holds(self) -> bool:
        """Whether it is still an exercise; a little less than it once was is enough."""
        return self.nearest is not None and is_clear(self.nearest, LITTLE) and self.better is None


def check_again(
    exercises: Sequence[Exercise],
    rollouts: int = ROLLOUTS,
    seed: int = 0,
    *,
    workers: Workers = HERE,
    keep: Callable[[Checked], None] = lambda _checked: None,
) -> list[Checked]:
    """Value exercises again, in their order; `keep` hears of each at once."""
    if rollouts < 2:
        raise CoinboxError("rollouts must be at least 2", "error-at-least-two", what="rollouts")
    jobs = (Job(number, _searched, (as_data(each), rollouts, seed)) for number, each in enumerate(exercises))
    found = dict[int, Checked]()
    with closing(run(jobs, workers)) as finished:
        for number, checked in finished:
            found[number] = checked
            keep(checked)
    return [found[number] for number in sorted(found)]


def _searched(row: dict[str, object], rollouts: int, seed: int) -> Checked:
    """Look for the best turns anew, and compare them with what the exercise holds to be best."""
    exercise = from_data(row)
    try:
        ways = best_of_each_kind(exercise.open(), f"{exercise.id}/{seed}")
    except CoinboxError as error:
        return Checked(exercise.id, None, None, told("en", error))
    return check_known(exercise, rollouts, seed, ways)


def kept(game: str, done: Sequence[Checked], rollouts: int, seed: int) -> str:
    """The file of a game with those of its exercises that hold, and how that was found out."""
    holding = {checked.id for checked in done if checked.holds}
    command = f"coinbox exercises {game} --check --rollouts {rollouts} --seed {seed} --write exercises.json"
    today = {"rules": rules_of(game).version, "checked": command}
    return file_of(made_of(game) | today, [each for each in exercises_of(game) if each.id in holding])


def check_known(exercise: Exercise, rollouts: int, seed: int = 0, more: Sequence[Sequence[str]] = ()) -> Checked:
    """Compare the best turn with the others that the exercise knows, and with some more."""
    try:
        names_of(exercise, exercise.way)
        game = exercise.open()
    except CoinboxError as error:
        return Checked(exercise.id, None, None, told("en", error))
    words = rules_of(exercise.game).vocabulary
    known = [*(other.way for other in exercise.others), *map(tuple, more)]
    ways = [way for way in dict.fromkeys(known) if way != exercise.way]
    found = others_of(valued(game, [exercise.way, *ways], rollouts, seed=seed))
    own = subject(words, exercise.way)
    same = [other for other in found if subject(words, other.way) == own]
    rest = [other for other in found if subject(words, other.way) != own]
    ahead = [other for other in same if -other.behind >= max(LITTLE, SURE * other.error)]
    return Checked(
        exercise.id,
        min(rest, key=lambda other: other.behind, default=None),
        min(ahead, key=lambda other: other.behind, default=None),
    )
