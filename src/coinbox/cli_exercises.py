"""The commands of exercises: to do one, and to look for them or value them again."""

from pathlib import Path
from typing import Annotated

from cyclopts import App

from coinbox.cli_words import About, Help, ask, console, language
from coinbox.kernel.errors import CoinboxError

NUMBER, ROLLOUTS, GAMES = 24, 500, 20


def add_exercises(app: App, about: About, option: Help) -> None:
    """Add them to the command line."""

    def exercise(
        game: Annotated[str, option("game")],
        number: Annotated[str | None, option("exercise")] = None,
        /,
        *,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> None:
        from coinbox.lab.progress import progress
        from coinbox.library import rules_of
        from coinbox.terminal.exercise import ExerciseTable, exercise_list

        name, spoken = rules_of(game).id, language(lang)
        if number is None:
            console().print(exercise_list(name, spoken))
        else:
            ExerciseTable(name, number, console(), ask, spoken, progress).run()

    def exercises(
        game: Annotated[str, option("game")],
        /,
        *,
        games: Annotated[int | None, option("games")] = None,
        seed: Annotated[int, option("seed-sim")] = 1,
        out: Annotated[Path | None, option("out")] = None,
        write: Annotated[Path | None, option("write-exercises")] = None,
        number: Annotated[int | None, option("number-exercises")] = None,
        check: Annotated[bool, option("check-exercises")] = False,
        rollouts: Annotated[int | None, option("rollouts-exercises")] = None,
        json: Annotated[bool, option("json")] = False,
        jobs: Annotated[int, option("jobs")] = 1,
        cluster: Annotated[str | None, option("cluster")] = None,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> int:
        from coinbox.lab.commands import run_check, run_hunt
        from coinbox.lab.exercises import Hunt
        from coinbox.lab.jobs import Workers
        from coinbox.library import rules_of

        name, workers, show, spoken = rules_of(game).id, Workers(jobs, cluster), console().print, language(lang)
        if check:
            _left_out({"--out": out, "--games": games, "--number": number})
            return run_check(name, rollouts or ROLLOUTS, seed, workers, write, spoken, show, as_json=json)
        if out is None or rollouts is not None:
            raise CoinboxError(
                "say with --out FILE where what is found is kept, or --check to value the exercises of "
                f"{name} again; --rollouts goes with --check",
                "error-exercises-out",
                game=name,
            )
        hunt = Hunt(name, GAMES if games is None else games, seed)
        many = NUMBER if number is None else number
        return run_hunt(hunt, workers, out, write, many, spoken, show, as_json=json)

    for command, name in ((exercise, "exercise"), (exercises, "exercises")):
        app.command(command, help=about(name))


def _left_out(given: dict[str, object]) -> None:
    """What has no meaning where exercises are valued again."""
    for option, value in given.items():
        if value is not None:
            raise CoinboxError(
                f"--check values the exercises that there are; leave out {option}",
                "error-exercises-check",
                option=option,
            )
