"""The commands of saved games: `replay`, `analyse` and `check`."""

# Annotations are evaluated here, because the help of a parameter depends on the language.

import json
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App

from coinbox.cli_words import About, Help, ask, console, fail, language, mistake
from coinbox.kernel.errors import CoinboxError
from coinbox.text import say
from coinbox.text.errors import told

if TYPE_CHECKING:
    from coinbox.lab.jobs import Workers
    from coinbox.terminal.analysis import Analysis
    from coinbox.terminal.replay import Replay


def add_records(app: App, about: About, option: Help) -> None:
    """Add them to the command line."""
    for add in (_add_replay, _add_analyse, _add_check):
        add(app, about, option)


def _add_replay(app: App, about: About, option: Help) -> None:
    def replay(
        file: Annotated[Path, option("file")],
        /,
        *,
        to: Annotated[int | None, option("to")] = None,
        json: Annotated[bool, option("json")] = False,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> int:
        return run_replay(file, to, language(lang), as_json=json)

    app.command(replay, help=about("replay"))


def _add_analyse(app: App, about: About, option: Help) -> None:
    def analyse(
        file: Annotated[Path, option("file")],
        /,
        *,
        budget: Annotated[str, option("budget")] = "1s",
        seed: Annotated[int, option("seed-sim")] = 0,
        from_: Annotated[int, option("from")] = 0,
        to: Annotated[int | None, option("to-analyse")] = None,
        json: Annotated[bool, option("json-analyse")] = False,
        out: Annotated[Path | None, option("file-out")] = None,
        jobs: Annotated[int, option("jobs-analyse")] = 1,
        cluster: Annotated[str | None, option("cluster-analyse")] = None,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> int:
        from coinbox.lab.jobs import Workers
        from coinbox.terminal.analysis import analysis_of

        spoken, workers = language(lang), Workers(jobs, cluster)
        return run_analyse(analysis_of(file, budget, seed, out, spoken, as_json=json), from_, to, workers, spoken)

    app.command(analyse, help=about("analyse"))


def _add_check(app: App, about: About, option: Help) -> None:
    def check(
        file: Annotated[Path, option("file")],
        /,
        *files: Annotated[Path, option("files")],
        lang: Annotated[str | None, option("lang")] = None,
    ) -> int:
        return run_check((file, *files), language(lang))

    app.command(check, help=about("check"))


def run_replay(file: Path, to: int | None, lang: str, *, as_json: bool) -> int:
    """Show a record turn by turn, or what it leads to; one that does not fit any more, up to there."""
    from coinbox.loading import OutdatedRecord
    from coinbox.terminal.files import load_record
    from coinbox.terminal.replay import Replay

    file = _told_example(file)
    outdated: OutdatedRecord | None = None
    try:
        game = load_record(file, lang=lang)
    except OutdatedRecord as error:
        outdated, game = error, error.game
    if to is not None:
        if not 0 <= to <= game.decisions:
            raise mistake("error-to", to=str(to), n=game.decisions, rest="" if outdated is None else f"; {outdated}")
        game = load_record(file, to=to, lang=lang)
        outdated = None
    if as_json:
        print(json.dumps(_position_data(game), ensure_ascii=False))
    else:
        _replay(Replay(game, console()), whole=to is None)
    return 0 if outdated is None else fail(told(lang, outdated))


def _told_example(file: Path) -> Path:
    """The record that is meant: the printed example of play, told, if a game is named and no file."""
    from coinbox.learn.example import example_file
    from coinbox.library import game_ids

    if file.exists() or str(file) not in game_ids():
        return file
    return example_file(str(file)) or file


def _replay(replay: "Replay", *, whole: bool) -> None:
    """All turns, one after the other as the reader asks if he sits at a terminal, or only where they lead."""
    if not whole:
        replay.show_end()
    elif sys.stdin.isatty() and sys.stdout.isatty():
        replay.step_through(ask)
    else:
        replay.show_all()


def _position_data(game: Any) -> dict[str, Any]:
    result = game.result
    ended = result and {
        "winner": result.winner,
        "outcome": result.outcome,
        "reason": result.reason,
        "tracks": dict(result.tracks),
    }
    older = {"made_with": game.made_with} if game.is_older else {}
    return {
        "game": game.id,
        "scenario": game.scenario,
        "decisions": game.decisions,
        "position": game.position(),
        "result": ended,
        **older,
    }


def run_analyse(analysis: "Analysis", start: int, to: int | None, workers: "Workers", lang: str) -> int:
    """Look back at a record, with a bar on a terminal, and print it with comments or as JSON if no file is named."""
    from coinbox.lab.jobs import Unfinished
    from coinbox.lab.progress import progress
    from coinbox.lab.reviewing import review_shared

    done = 0
    try:
        with progress(100, lang, "cli-analyse-progress") as advance:

            def tell(part: float) -> None:
                nonlocal done
                more = round(100 * part) - done
                done += more
                advance(more)

            last = analysis.game.decisions if to is None else to
            analysis.run(start, last, tell, partial(review_shared, workers))
    except (KeyboardInterrupt, Unfinished):
        analysis.show()
        raise
    analysis.show()
    return 0


def run_check(files: Sequence[Path], lang: str) -> int:
    """Replay records and say of each whether it holds."""
    from coinbox.loading import read_under
    from coinbox.terminal.files import load_record
    from coinbox.terminal.replay import standing

    code = 0
    for file in files:
        try:
            game = load_record(file, lang=lang)
        except CoinboxError as error:
            code = fail(told(lang, error))
            continue
        stands = standing(game)
        if game.is_older:
            stands = say(lang, "cli-check-older", rules=read_under(lang, game), standing=stands)
        print(say(lang, "cli-check-ok", file=str(file), n=game.decisions, standing=stands))
    return code
