"""What is said of an exercise and of an answer to it."""

from __future__ import annotations

from math import ceil

from coinbox.learn.exercises import Exercise, Judged, foreseen
from coinbox.library import rules_of
from coinbox.players.reasons import headline
from coinbox.text import render, say, say_in

TRACKS = 1
"""Of so many tracks it is told where the next scoring would leave them, those that decide the game first."""


def faction_name(lang: str, exercise: Exercise) -> str:
    return say_in(lang, exercise.game, f"faction-{exercise.faction}")


def grade_name(lang: str, exercise: Exercise) -> str:
    return say(lang, f"exercise-grade-{exercise.grade}")


def question(lang: str, exercise: Exercise) -> str:
    return say(lang, "exercise-question", faction=faction_name(lang, exercise))


def verdict(lang: str, judged: Judged) -> str:
    """How good the answer was, in a sentence."""
    return say(lang, f"exercise-verdict-{judged.verdict}", points=points(judged.behind), error=error(judged.error))


def chances(lang: str, judged: Judged) -> str:
    """The win chances behind it, and how sure they are."""
    best, made = judged.best, judged.made
    words: dict[str, str | int] = {"best": percent(best.chance), "error": error(best.error), "n": best.rollouts}
    if judged.verdict == "same":
        return say(lang, "exercise-chance", **words)
    return say(lang, "exercise-chances", **words, chance=percent(best.chance - judged.behind), own=error(made.error))


def best_told(lang: str, exercise: Exercise) -> list[str]:
    """What the best turn does and what it is good for."""
    game = exercise.game
    told = [say(lang, "exercise-best", plan=headline(lang, game, exercise.way))]
    moved = [(track, ends) for track, ends in foreseen(exercise).items() if ends[0] != ends[1]]
    told += _tracks(
        lang,
        "exercise-forecast",
        [
            say(lang, "exercise-track", track=render.track_name(lang, game, track), before=before, after=after)
            for track, (before, after) in moved
        ],
    )
    second = exercise.others[0]
    plan, by = headline(lang, game, second.way), points(second.behind)
    told.append(say(lang, "exercise-second", plan=plan, points=by, error=error(second.error)))
    return told


def made_told(lang: str, exercise: Exercise, judged: Judged) -> list[str]:
    """What the answer leads to where it differs from the best; nothing if it is that turn."""
    if judged.verdict == "same":
        return []
    game, made, best = exercise.game, judged.made, judged.best
    told = [say(lang, "exercise-made", plan=headline(lang, game, made.way))]
    ends = {track: (after, best.forecast.get(track, (after, after))[1]) for track, (_, after) in made.forecast.items()}
    told += _tracks(
        lang,
        "exercise-instead",
        [
            say(lang, "exercise-track-instead", track=render.track_name(lang, game, track), after=after, best=instead)
            for track, (after, instead) in ends.items()
            if after != instead
        ],
    )
    if made.risk is not None and not judged.is_solved:
        other = next(each for each in rules_of(game).factions if each != exercise.faction)
        words = {"faction": say_in(lang, game, f"faction-{other}"), "reply": headline(lang, game, made.risk.reply)}
        told.append(say(lang, "exercise-risk", **words, chance=percent(made.risk.chance)))
    return told


def _tracks(lang: str, message: str, told: list[str]) -> list[str]:
    """A sentence about some tracks; none if there is nothing to tell."""
    return [say(lang, message, tracks=say(lang, "comma").join(told[:TRACKS]))] if told else []


def percent(chance: float) -> int:
    return round(100 * chance)


def points(behind: float) -> int:
    """A difference in points of win chance, at least one."""
    return max(1, round(100 * abs(behind)))


def error(standard: float) -> int:
    """Two standard errors in points, rounded up; none if nothing is left to luck."""
    return ceil(200 * standard)
