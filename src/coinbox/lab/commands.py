"""What the commands of the laboratory do: run, show a bar, print a table or JSON, and keep what is finished."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from coinbox.kernel.errors import CoinboxError
from coinbox.lab.jobs import Unfinished, Workers
from coinbox.lab.progress import progress
from coinbox.players import make_player
from coinbox.text.errors import file_error

if TYPE_CHECKING:
    from rich.console import RenderableType

    from coinbox.lab.arena import Match
    from coinbox.lab.balance import Survey
    from coinbox.lab.exercises import Hunt
    from coinbox.lab.export import Wanted
    from coinbox.lab.simulate import Plan
    from coinbox.lab.statistics import Sprt

MOST_ELO = 2000
"""No test asks for a greater difference."""
Show = Callable[["RenderableType"], None]


def sprt_of(bounds: tuple[float, float] | None) -> Sprt | None:
    """The test between two differences in Elo."""
    from coinbox.lab.statistics import Sprt

    if bounds is None:
        return None
    elo0, elo1 = bounds
    if not -MOST_ELO <= elo0 < elo1 <= MOST_ELO:
        raise CoinboxError(
            f"--sprt {elo0:g} {elo1:g}: give two differences in Elo between -{MOST_ELO} and {MOST_ELO}, "
            "the smaller one first",
            "error-sprt",
            elo0=f"{elo0:g}",
            elo1=f"{elo1:g}",
            n=str(MOST_ELO),
        )
    return Sprt(elo0, elo1)


def run_sim(plan: Plan, workers: Workers, lang: str, show: Show, *, as_json: bool) -> int:
    """Simulate, and print a table or JSON; of a run that is stopped, what it has counted."""
    from coinbox.lab import report
    from coinbox.lab.simulate import no_games, simulate

    tally = no_games(plan)

    def tell() -> None:
        if as_json:
            _print_json(report.as_json(plan, tally))
        else:
            show(report.as_table(plan, tally, lang))

    with _told(tell, lambda: tally.games > 0), progress(plan.games, lang) as advance:
        simulate(plan, workers=workers, tell=advance, total=tally)
    return 0


def run_arena(
    match: Match, sprt: Sprt | None, workers: Workers, out: Path | None, lang: str, show: Show, *, as_json: bool
) -> int:
    """Let two players meet, and print how the match stands; `out` keeps every game."""
    from coinbox.lab import arena, arena_report
    from coinbox.lab.logbook import Logbook

    for player in match.players:
        make_player(player, 0)
    with contextlib.ExitStack() as stack:
        book = out and stack.enter_context(Logbook(out, match.heading(), arena.from_line))
        standing = arena.Standing(match, sprt, book.entries if book else ())

        def tell() -> None:
            if as_json:
                _print_json(arena_report.as_json(standing))
            else:
                show(arena_report.as_table(standing, lang))

        stack.enter_context(_told(tell, lambda: bool(standing.games)))
        advance = stack.enter_context(progress(match.games, lang))
        advance(len(standing.games))

        def keep(played: arena.Played) -> None:
            if book:
                book.append(played, arena.as_line(played))
            advance(1)

        arena.contest(standing, workers=workers, keep=keep)
    return 0


def run_balance(survey: Survey, workers: Workers, out: Path, lang: str, show: Show, *, as_json: bool) -> int:
    """Let a player meet itself, keep every game in `out`, and print how they ended."""
    from coinbox.lab import balance, balance_report
    from coinbox.lab.logbook import Logbook

    make_player(survey.player, 0)
    with contextlib.ExitStack() as stack:
        book = stack.enter_context(Logbook(out, survey.heading(), balance.from_line))
        balance.check_rules(book.entries)

        courses = [course for course in book.entries if survey.asks_for(course)]

        def tell() -> None:
            if as_json:
                _print_json(balance_report.as_json(survey, courses))
            else:
                show(balance_report.as_table(survey, courses, lang))

        stack.enter_context(_told(tell, lambda: bool(courses)))
        advance = stack.enter_context(progress(len(survey.games) * survey.number, lang))
        advance(len(courses))

        def keep(course: balance.Course) -> None:
            book.append(course, balance.as_line(course))
            courses.append(course)
            advance(1)

        balance.survey_games(survey, tuple(courses), workers=workers, keep=keep)
    return 0


def run_export(wanted: Sequence[Wanted], folder: Path, workers: Workers, lang: str) -> int:
    """Write the games of bots as Parquet; what is finished is kept if it is stopped."""
    from coinbox.lab.export import check_place, export

    for each in wanted:
        check_place(folder, each)
    with progress(sum(each.games for each in wanted), lang) as advance:
        for each in wanted:
            export(each, folder, workers=workers, tell=advance)
    return 0


def run_hunt(
    wanted: Hunt, workers: Workers, out: Path, write: Path | None, number: int, lang: str, show: Show, *, as_json: bool
) -> int:
    """Look for exercises, keep what is found in `out`, and write a choice of it as the file of the game."""
    from coinbox.lab import exercise_report, exercises
    from coinbox.lab.logbook import Logbook

    if number < 1:
        raise CoinboxError("number must be at least 1", "error-at-least-one", what="number")
    with contextlib.ExitStack() as stack:
        book = stack.enter_context(Logbook(out, wanted.heading(), exercises.from_line))
        finds = [find for find in book.entries if find.number < wanted.games]

        def tell() -> None:
            if as_json:
                _print_json(exercise_report.hunt_json(wanted, finds))
            else:
                show(exercise_report.hunt_table(wanted, finds, lang))

        stack.enter_context(_told(tell, lambda: bool(finds)))
        advance = stack.enter_context(progress(wanted.games, lang))
        advance(len(finds))

        def keep(find: exercises.Find) -> None:
            book.append(find, exercises.as_line(find))
            finds.append(find)
            advance(1)

        exercises.hunt(wanted, tuple(finds), workers=workers, keep=keep)
    if write is not None:
        text = exercises.written(wanted, exercises.chosen(finds, number), number)
        _write(write, text)
    return 0


def run_check(
    game: str, rollouts: int, seed: int, workers: Workers, write: Path | None, lang: str, show: Show, *, as_json: bool
) -> int:
    """Value the exercises of a game again; 1 if some do not hold. `write` is the file for those that do."""
    from coinbox.lab import exercise_check, exercise_report
    from coinbox.learn.exercises import exercises_of

    known = exercises_of(game)
    done: list[exercise_check.Checked] = []

    def tell() -> None:
        if as_json:
            _print_json(exercise_report.check_json(game, rollouts, done))
        else:
            show(exercise_report.check_table(game, rollouts, known, done, lang))

    with _told(tell, lambda: bool(done)), progress(len(known), lang, "cli-exercises-progress") as advance:

        def keep(checked: exercise_check.Checked) -> None:
            done.append(checked)
            advance(1)

        exercise_check.check_again(known, rollouts, seed, workers=workers, keep=keep)
    if write is not None:
        _write(write, exercise_check.kept(game, done, rollouts, seed))
    return 0 if all(each.holds for each in done) else 1


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise file_error(file, error) from error


@contextlib.contextmanager
def _told(tell: Callable[[], None], has_any: Callable[[], bool]) -> Iterator[None]:
    """Tell the results afterwards, also of a run that is stopped, if it has any."""
    try:
        yield
    except (KeyboardInterrupt, Unfinished):
        if has_any():
            tell()
        raise
    tell()


def _print_json(data: dict[str, Any]) -> None:
    print(json.dumps(data, ensure_ascii=False))
