"""What was found in a hunt for exercises, and which of them hold, as a table or as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from coinbox.lab.exercise_check import Checked
from coinbox.lab.exercises import Find, Hunt
from coinbox.learn.exercise_words import error, faction_name, grade_name, points
from coinbox.learn.exercises import GRADES, Exercise
from coinbox.library import rules_of
from coinbox.players.reasons import headline
from coinbox.text import say, say_in


def hunt_json(hunt: Hunt, finds: Sequence[Find]) -> dict[str, Any]:
    """How many exercises of each faction and grade were found."""
    return {
        "game": hunt.game,
        "seed": hunt.seed,
        "games": len(finds),
        "looked": sum(find.looked for find in finds),
        "suspected": sum(find.suspected for find in finds),
        "exercises": {
            faction: {str(grade): _count(finds, faction, grade) for grade in GRADES}
            for faction in rules_of(hunt.game).factions
        },
    }


def _count(finds: Sequence[Find], faction: str, grade: int) -> int:
    return sum((each.faction, each.grade) == (faction, grade) for find in finds for each in find.exercises)


def hunt_table(hunt: Hunt, finds: Sequence[Find], lang: str) -> RenderableType:
    """The same for people."""
    told = hunt_json(hunt, finds)
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(say(lang, "exercise-column-faction"))
    for grade in GRADES:
        table.add_column(say(lang, f"exercise-grade-{grade}"), justify="right")
    table.add_column(say(lang, "cli-exercises-total"), justify="right")
    for faction, grades in told["exercises"].items():
        row = [*map(str, grades.values()), str(sum(grades.values()))]
        table.add_row(say_in(lang, hunt.game, f"faction-{faction}"), *row)
    title = say(
        lang,
        "cli-exercises-title",
        game=say_in(lang, hunt.game, "game"),
        n=sum(len(find.exercises) for find in finds),
        games=told["games"],
        seed=str(hunt.seed),
        looked=told["looked"],
        suspected=told["suspected"],
    )
    return Group(Text(title, style="bold"), table)


def check_json(game: str, rollouts: int, checked: Sequence[Checked]) -> dict[str, Any]:
    """Which exercises hold."""
    rows = [asdict(each) | {"holds": each.holds} for each in checked]
    return {"game": game, "rollouts": rollouts, "exercises": rows}


def check_table(
    game: str, rollouts: int, exercises: Sequence[Exercise], checked: Sequence[Checked], lang: str
) -> RenderableType:
    """The same for people."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("number", "id", "faction", "grade", "gap", "holds"):
        table.add_column(say(lang, f"exercise-column-{column}"), justify="right" if column == "gap" else "left")
    table.add_column("")
    numbers = {each.id: (number, each) for number, each in enumerate(exercises, 1)}
    for each in checked:
        number, exercise = numbers[each.id]
        table.add_row(
            str(number),
            each.id,
            faction_name(lang, exercise),
            grade_name(lang, exercise),
            _gap(each),
            say(lang, "cli-exercises-yes" if each.holds else "cli-exercises-no"),
            Text("" if each.holds else _problem(lang, game, each)),
        )
    holds = sum(each.holds for each in checked)
    name = say_in(lang, game, "game")
    title = say(lang, "cli-exercises-checked", game=name, n=len(checked), holds=holds, rollouts=rollouts)
    return Group(Text(title, style="bold"), table)


def _gap(checked: Checked) -> str:
    if checked.nearest is None:
        return "-"
    sign = "-" if checked.nearest.behind < 0 else ""
    return f"{sign}{points(checked.nearest.behind)} ± {error(checked.nearest.error)}"


def _problem(lang: str, game: str, checked: Checked) -> str:
    other = checked.better or checked.nearest
    if other is None:
        return checked.problem
    return say(lang, "cli-exercises-nearest", plan=headline(lang, game, other.way))
