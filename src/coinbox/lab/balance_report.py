"""How the games of a survey ended, as a table or as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from coinbox.lab.balance import Course, Survey
from coinbox.library import rules_of
from coinbox.scores import wilson
from coinbox.text import say, say_in


def as_json(survey: Survey, courses: Sequence[Course]) -> dict[str, Any]:
    """How often each outcome came, for each game of a survey."""
    return {
        "player": survey.player,
        "seed": survey.seed,
        "games": {
            game: {
                "games": len(of_game(courses, game)),
                "wins": (wins := outcomes(courses, game)),
                "intervals": {
                    outcome: [round(edge, 4) for edge in wilson(number, len(of_game(courses, game)))]
                    for outcome, number in wins.items()
                },
            }
            for game in survey.games
        },
    }


def of_game(courses: Sequence[Course], game: str) -> list[Course]:
    """The games of one kind, in the order of their numbers."""
    return sorted((course for course in courses if course.game == game), key=lambda course: course.number)


def outcomes(courses: Sequence[Course], game: str) -> dict[str, int]:
    """Outcome -> how often it came, in the order of the rules."""
    ended = [course.outcome for course in of_game(courses, game)]
    return {outcome: ended.count(outcome) for outcome in rules_of(game).outcomes}


def as_table(survey: Survey, courses: Sequence[Course], lang: str) -> RenderableType:
    """The same for people."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("game", "outcome", "games", "share", "interval"):
        left = heading in ("game", "outcome")
        message = "cli-games-game" if heading == "game" else f"cli-sim-{heading}"
        table.add_column(say(lang, message), justify="left" if left else "right")
    for game in survey.games:
        total = len(of_game(courses, game))
        for outcome, number in outcomes(courses, game).items():
            low, high = wilson(number, total)
            share = f"{number / total:.1%}" if total else "-"
            table.add_row(
                say_in(lang, game, "game"),
                say_in(lang, game, f"result-{outcome}"),
                str(number),
                share,
                f"{low:.1%} - {high:.1%}",
            )
    title = say(lang, "cli-balance-title", player=survey.player, seed=str(survey.seed))
    return Group(Text(title, style="bold"), table)
