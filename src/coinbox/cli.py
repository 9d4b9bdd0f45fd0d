"""The command line: `coinbox serve`, `play`, `replay`, `sim`, `arena`, `analyse` and the other commands."""

# Annotations are evaluated here, because the help of a parameter depends on the language.

import contextlib
import json
import os
import sys
import warnings
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import (
    App,
    Argument,
    CoercionError,
    CycloptsError,
    Group,
    MissingArgumentError,
    Parameter,
    RepeatArgumentError,
    Token,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from coinbox.admin import add_admin
from coinbox.cli_exercises import add_exercises
from coinbox.cli_learn import add_learning
from coinbox.kernel.errors import CoinboxError
from coinbox.text import LANGUAGES, say
from coinbox.text.errors import told

if TYPE_CHECKING:
    from rich.console import Console

    from coinbox.lab.jobs import Workers
    from coinbox.lab.training import Training
    from coinbox.library import AnyRules
    from coinbox.terminal.analysis import Analysis
    from coinbox.terminal.replay import Replay

BROKEN_PIPE = 1
FAILURE = 2
INTERRUPTED = 130
DEFAULT_LANGUAGE = "en"
HELP = frozenset({"--help", "-h"})
NO_EXAMPLES = {"game": "GAME", "first": "FACTION", "second": "FACTION", "card": "CARD", "bots": "BOT"}
Help = Callable[[str], Parameter]
"""The name of an option -> the parameter with its help in the reader's language."""
About = Callable[[str], str]
"""The name of a command -> its help in the reader's language."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; every error is one line on stderr and exit code 2."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        with _warnings_in_one_line():
            lang = _wanted_language(words)
            app = build_app(lang, _examples(words, lang))
            code = app(words, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except BrokenPipeError:
        # The reader of a pipe (head, less) has seen enough; Python must not complain when it closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except KeyboardInterrupt:
        return _fail(say(_wanted_language(words), "cli-interrupted"), INTERRUPTED)
    except (OSError, CoinboxError) as error:
        return _fail(told(_wanted_language(words), error))
    except CycloptsError as error:
        return _fail(_misunderstood(_wanted_language(words), error))


def _misunderstood(lang: str, error: CycloptsError) -> str:
    """What is wrong with the words of a command line; a kind that is not known has the words of the parser."""
    kind = type(error).__name__.removesuffix("Error")
    facts = _facts_of_words(error)
    if facts is None:
        return say(lang, "cli-error-other", problem=str(error))
    return say(lang, f"cli-error-{kind}", **facts)


def _facts_of_words(error: CycloptsError) -> dict[str, str] | None:
    """What the message of this kind tells; None for a kind without one."""
    command = " ".join(error.command_chain or ("coinbox",))
    match error:
        case UnknownCommandError(app=App() as app, unused_tokens=[word, *_]):
            return {"word": word, "known": ", ".join(name for name in app if not name.startswith("-"))}
        case UnknownOptionError(token=token, argument_collection=known):
            options = [name for argument in known for name in argument.names if name.startswith("--")]
            return {"command": command, "word": token.keyword or token.value, "known": ", ".join(options)}
        case UnusedCliTokensError(unused_tokens=[*words]):
            return {"command": command, "word": " ".join(words)}
        case MissingArgumentError(argument=Argument() as argument, keyword=keyword):
            kind = "other" if keyword is None else "option"
            return {"command": command, "name": keyword or argument.name, "kind": kind}
        case RepeatArgumentError(token=token):
            return {"name": token.keyword or token.value}
        case CoercionError(token=Token() as token, argument=Argument() as argument, target_type=type() as wanted):
            return {"name": token.keyword or argument.name, "word": token.value, "type": wanted.__name__}
    return None


def _fail(problem: str, code: int = FAILURE) -> int:
    line = " ".join(problem.split())
    print(f"coinbox: {line}", file=sys.stderr)
    return code


@contextlib.contextmanager
def _warnings_in_one_line() -> Iterator[None]:
    """Say what a warning says, without the place in the code that gives it."""

    def show(message: Warning | str, *_: object, **__: object) -> None:
        print(f"coinbox: {message}", file=sys.stderr)

    with warnings.catch_warnings():
        warnings.showwarning = show
        yield


def _examples(words: Sequence[str], lang: str) -> dict[str, str]:
    """What help names as an example: the first game, its factions and a card, and all bots; nothing else needs one."""
    if words and HELP.isdisjoint(words):
        return NO_EXAMPLES
    from coinbox.library import cards_of, game_ids, rules_of
    from coinbox.players import BOTS
    from coinbox.text import render

    try:
        game = game_ids()[0]
    except CoinboxError:
        return NO_EXAMPLES
    first, second = rules_of(game).factions[:2]
    bots = say(lang, "comma").join(say(lang, "cli-bot", bot=bot, name=render.player_name(lang, bot)) for bot in BOTS)
    return {"game": game, "first": first, "second": second, "card": cards_of(game)[0].id, "bots": bots}


def _wanted_language(words: Sequence[str]) -> str:
    """The language of help and errors, found before the words are understood."""
    for at, word in enumerate(words):
        value = word.partition("=")[2] if word.startswith("--lang=") else "".join(words[at + 1 : at + 2])
        if word.partition("=")[0] == "--lang" and value in LANGUAGES:
            return value
    return _language_of_the_system()


def _language_of_the_system() -> str:
    """What LC_ALL, LC_MESSAGES or LANG wishes for, if there are texts in it."""
    wish = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    return wish[:2] if wish[:2] in LANGUAGES else DEFAULT_LANGUAGE


def build_app(lang: str, examples: dict[str, str]) -> App:
    """All commands, with their help and its examples in a language."""
    import coinbox

    app = App(
        name="coinbox",
        help=say(lang, "cli-help"),
        version=coinbox.__version__,
        help_format="plaintext",
        suppress_keyboard_interrupt=False,
        group_commands=Group(say(lang, "cli-commands"), sort_key=1),
        group_arguments=Group(say(lang, "cli-arguments"), sort_key=0),
        group_parameters=Group(say(lang, "cli-options"), sort_key=2),
    )

    def option(name: str) -> Parameter:
        return Parameter(help=say(lang, f"cli-option-{name}", **examples), negative="")

    def about(command: str) -> str:
        return say(lang, f"cli-{command}", **examples)

    for add in (
        _add_serve,
        _add_play,
        _add_sim,
        _add_arena,
        _add_balance,
        _add_train,
        _add_export,
        _add_replay,
        _add_analyse,
        _add_check,
        _add_perft,
        _add_cards,
        _add_show,
        _add_games,
    ):
        add(app, about, option)
    add_learning(app, about, option, _language, _console, _ask)
    add_exercises(app, about, option, _language, _console, _ask)
    add_admin(app, lang, about, option, _language)
    return app


def _add_serve(app: App, about: About, option: Help) -> None:
    def serve(
        *,
        host: Annotated[str, option("host")] = "127.0.0.1",
        port: Annotated[int, option("port")] = 8000,
        data: Annotated[Path | None, option("data")] = None,
        database: Annotated[str | None, option("database")] = None,
        workers: Annotated[int, option("workers")] = 1,
        store_file: Annotated[Path | None, option("store-file")] = None,
        metrics: Annotated[str | None, option("metrics")] = None,
        log: Annotated[str | None, option("log")] = None,
        open: Annotated[bool, option("open")] = False,
        public_url: Annotated[str | None, option("public-url")] = None,
        base_path: Annotated[str, option("base-path")] = "",
        trusted_proxy: Annotated[tuple[str, ...], option("trusted-proxy")] = (),
        allow_host: Annotated[tuple[str, ...], option("allow-host")] = (),
        tls_cert: Annotated[Path | None, option("tls-cert")] = None,
        tls_key: Annotated[Path | None, option("tls-key")] = None,
        tls_self: Annotated[bool, option("tls-self")] = False,
        limit: Annotated[tuple[str, ...], option("limit")] = (),
        club: Annotated[bool, option("club")] = False,
        club_code: Annotated[str | None, option("club-code")] = None,
        notices: Annotated[bool, option("notices")] = False,
        notices_key: Annotated[Path | None, option("notices-key")] = None,
        notices_inside: Annotated[bool, option("notices-inside")] = False,
        smtp_file: Annotated[Path | None, option("smtp-file")] = None,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> int:
        return run_serve(
            _language(lang),
            host=host,
            port=port,
            data=data,
            database=database,
            store_file=store_file,
            metrics=metrics,
            log=log,
            browse=open,
            workers=workers,
            public_url=public_url,
            base_path=base_path,
            trusted_proxy=trusted_proxy,
            allow_host=allow_host,
            tls_cert=tls_cert,
            tls_key=tls_key,
            tls_self=tls_self,
            limit=limit,
            club=club,
            club_code=club_code,
            notices=notices,
            notices_key=notices_key,
            notices_inside=notices_inside,
            smtp_file=smtp_file,
        )

    app.command(serve, help=about("serve"))


def _tell(line: str) -> None:
    """Print a line at once, even into a pipe."""
    print(line, flush=True)


def _add_play(app: App, about: About, option: Help) -> None:
    def play(
        game: Annotated[str, option("game")],
        /,
        *players: Annotated[str, option("players-play")],
        scenario: Annotated[str | None, option("scenario")] = None,
        seed: Annotated[int | None, option("seed-play")] = None,
        lang: Annotated[str | None, option("lang")] = None,
        record: Annotated[Path | None, option("record")] = None,
        at: Annotated[int | None, option("at")] = None,
    ) -> int:
        return run_play(game, players, scenario, seed, _language(lang), record, at)

    app.command(play, help=about("play"))


def _add_sim(app: App, about: About, option: Help) -> None:
    def sim(
        game: Annotated[str, option("game")],
        /,
        *players: Annotated[str, option("players-sim")],
        games: Annotated[int, option("games")] = 100,
        seed: Annotated[int, option("seed-sim")] = 0,
        scenario: Annotated[str | None, option("scenario")] = None,
        check: Annotated[bool, option("check")] = False,
        json: Annotated[bool, option("json")] = False,
        jobs: Annotated[int, option("jobs")] = 1,
        cluster: Annotated[str | None, option("cluster")] = None,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> int:
        from coinbox.lab.commands import run_sim
        from coinbox.lab.jobs import Workers
        from coinbox.lab.simulate import Plan

        rules, scenario = _game_and_scenario(game, scenario)
        seats = dict.fromkeys(rules.factions, "random") | _seats(rules, players, people=False)
        plan = Plan(game, scenario, seats, games, seed, check)
        return run_sim(plan, Workers(jobs, cluster), _language(lang), _console().print, as_json=json)

    app.command(sim, help=about("sim"))


def _add_arena(app: App, about: About, option: Help) -> None:
    def arena(
        game: Annotated[str, option("game")],
        first: Annotated[str, option("player-arena")],
        second: Annotated[str, option("opponent-arena")],
        /,
        *,
        games: Annotated[int, option("games-arena")] = 100,
        seed: Annotated[int, option("seed-sim")] = 0,
        sprt: Annotated[tuple[float, float] | None, option("sprt")] = None,
        scenario: Annotated[str | None, option("scenario")] = None,
        json: Annotated[bool, option("json")] = False,
        out: Annotated[Path | None, option("out")] = None,
        jobs: Annotated[int, option("jobs")] = 1,
        cluster: Annotated[str | None, option("cluster")] = None,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> int:
        from coinbox.lab.arena import Match
        from coinbox.lab.commands import run_arena, sprt_of
        from coinbox.lab.jobs import Workers

        _, scenario = _game_and_scenario(game, scenario)
        match = Match(game, scenario, (first, second), games, seed)
        test, workers = sprt_of(sprt), Workers(jobs, cluster)
        return run_arena(match, test, workers, out, _language(lang), _console().print, as_json=json)

    app.command(arena, help=about("arena"))


def _add_balance(app: App, about: About, option: Help) -> None:
    def balance(
        *game: Annotated[str, option("games-balance")],
        player: Annotated[str, option("player-balance")],
        out: Annotated[Path, option("out")],
        games: Annotated[int, option("games")] = 200,
        seed: Annotated[int, option("seed-sim")] = 0,
        json: Annotated[bool, option("json")] = False,
        jobs: Annotated[int, option("jobs")] = 1,
        cluster: Annotated[str | None, option("cluster")] = None,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> int:
        from coinbox.lab.balance import Survey
        from coinbox.lab.commands import run_balance
        from coinbox.lab.jobs import Workers
        from coinbox.library import game_ids, rules_of

        wanted = tuple(rules_of(name).id for name in dict.fromkeys(game)) or game_ids()
        survey, workers = Survey(wanted, player, games, seed), Workers(jobs, cluster)
        return run_balance(survey, workers, out, _language(lang), _console().print, as_json=json)

    app.command(balance, help=about("balance"))


def _add_train(app: App, about: About, option: Help) -> None:
    def train(
        game: Annotated[str, option("game")],
        /,
        *players: Annotated[str, option("players-train")],
        player: Annotated[str, option("player-train")] = "greedy",
        games: Annotated[int, option("games")] = 100,
        seed: Annotated[int, option("seed-sim")] = 1,
        out: Annotated[Path | None, option("file-out")] = None,
        jobs: Annotated[int, option("jobs")] = 1,
        cluster: Annotated[str | None, option("cluster")] = None,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> int:
        from coinbox.lab.jobs import Workers
        from coinbox.lab.training import Training
        from coinbox.library import rules_of

        rules = rules_of(game)
        seats = dict.fromkeys(rules.factions, player) | _seats(rules, players, people=False)
        training = Training(rules.id, seats, games, seed)
        return run_train(training, Workers(jobs, cluster), out, _language(lang))

    app.command(train, help=about("train"))


def _add_export(app: App, about: About, option: Help) -> None:
    def export(
        folder: Annotated[Path, option("folder-export")],
        /,
        *game: Annotated[str, option("games-balance")],
        games: Annotated[int, option("games")] = 1000,
        player: Annotated[str, option("player-balance")] = "random",
        seed: Annotated[int, option("seed-sim")] = 1,
        jobs: Annotated[int, option("jobs")] = 1,
        cluster: Annotated[str | None, option("cluster")] = None,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> int:
        from coinbox.lab.commands import run_export
        from coinbox.lab.export import Wanted
        from coinbox.lab.jobs import Workers
        from coinbox.library import game_ids, rules_of

        titles = [rules_of(name) for name in dict.fromkeys(game) or game_ids()]
        wanted = [
            Wanted(rules.id, rules.scenarios[0], dict.fromkeys(rules.factions, player), games, seed) for rules in titles
        ]
        return run_export(wanted, folder, Workers(jobs, cluster), _language(lang))

    app.command(export, help=about("export"))


def _add_replay(app: App, about: About, option: Help) -> None:
    def replay(
        file: Annotated[Path, option("file")],
        /,
        *,
        to: Annotated[int | None, option("to")] = None,
        json: Annotated[bool, option("json")] = False,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> int:
        return run_replay(file, to, _language(lang), as_json=json)

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

        language, workers = _language(lang), Workers(jobs, cluster)
        return run_analyse(analysis_of(file, budget, seed, out, language, as_json=json), from_, to, workers, language)

    app.command(analyse, help=about("analyse"))


def _add_check(app: App, about: About, option: Help) -> None:
    def check(
        file: Annotated[Path, option("file")],
        /,
        *files: Annotated[Path, option("files")],
        lang: Annotated[str | None, option("lang")] = None,
    ) -> int:
        return run_check((file, *files), _language(lang))

    app.command(check, help=about("check"))


def _add_perft(app: App, about: About, option: Help) -> None:
    def perft(
        game: Annotated[str, option("game")],
        /,
        *,
        depth: Annotated[int, option("depth")],
        scenario: Annotated[str | None, option("scenario")] = None,
        divide: Annotated[bool, option("divide")] = False,
    ) -> int:
        return run_perft(game, scenario, depth, divide=divide)

    app.command(perft, help=about("perft"))


def _add_cards(app: App, about: About, option: Help) -> None:
    def cards(
        game: Annotated[str, option("game")],
        card: Annotated[str | None, option("card")] = None,
        /,
        *,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> None:
        from coinbox.terminal.reference import card_list

        _console().print(card_list(game, card, _language(lang)))

    app.command(cards, help=about("cards"))


def _add_show(app: App, about: About, option: Help) -> None:
    def show(
        game: Annotated[str, option("game")],
        /,
        *,
        scenario: Annotated[str | None, option("scenario")] = None,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> None:
        from coinbox.terminal.reference import map_page

        _, scenario = _game_and_scenario(game, scenario)
        console = _console()
        console.print(map_page(game, scenario, _language(lang), console.width))

    app.command(show, help=about("show"))


def _add_games(app: App, about: About, option: Help) -> None:
    def games(*, lang: Annotated[str | None, option("lang")] = None) -> None:
        from coinbox.terminal.reference import game_list

        _console().print(game_list(_language(lang)))

    app.command(games, help=about("games"))


# -- what the commands do ----------------------------------------------------------------------------------------------


def run_serve(lang: str, **wanted: Any) -> int:
    """Open the web table, if what it needs is installed."""
    try:
        from coinbox.table.serve import Options, serve
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("coinbox"):
            raise
        raise _error("cli-serve-missing", module=error.name or "") from error
    return serve(Options(**wanted), lang, _tell)


def run_play(
    game: str,
    players: Sequence[str],
    scenario: str | None,
    seed: int | None,
    lang: str,
    record: Path | None,
    at: int | None = None,
) -> int:
    """Seat people and bots at the terminal table, at a new game or at a saved one, perhaps at a moment of it."""
    import random

    import coinbox
    from coinbox.players import HUMAN, make_player
    from coinbox.terminal.files import load_record
    from coinbox.terminal.table import Table

    rules, started = _game_and_scenario(game, scenario)
    given = _seats(rules, players, people=True)
    asked = ("end-turn",)
    if record is None:
        if at is not None:
            raise _error("error-at-of-nothing")
        table = coinbox.new(game, started, seed, ask=asked, lang=lang)
    else:
        table = load_record(record, to=at, ask=asked, lang=lang)
        _fits(record, table, game, scenario)
        if at is not None and not 0 <= at <= table.decisions:
            raise _error("error-no-moment", n=table.decisions, moment=at)
        _known_players(table.players)
        table.resume(seed)
    table.players = dict.fromkeys(rules.factions, HUMAN) | table.players | given
    draw = random.Random(seed)
    bots = {
        faction: None if kind == HUMAN else make_player(kind, draw.getrandbits(32))
        for faction, kind in table.players.items()
    }
    # What begins at a moment is another game: the record stays as it is.
    return Table(table, bots, console=_console(), ask=_ask, path=record if at is None else None).run()


def _fits(record: Path, game: Any, wanted: str, scenario: str | None) -> None:
    """A saved game goes on as what it is."""
    if game.id != wanted:
        raise _error("error-other-game", file=str(record), game=game.id, wanted=wanted)
    if scenario not in (None, game.scenario):
        raise _error("error-other-scenario", file=str(record), scenario=game.scenario, wanted=scenario or "")


def _ask(question: str) -> str:
    """One line from the keyboard, with history where the system has it."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
    return input(question)


def run_train(training: "Training", workers: "Workers", out: Path | None, lang: str) -> int:
    """Let bots play, with a bar on a terminal, and print or write what was learned."""
    from coinbox.lab.progress import progress
    from coinbox.lab.training import train
    from coinbox.players.training import written
    from coinbox.terminal.files import check_place, write_text

    if out is not None:
        check_place(out)
    with progress(training.games, lang) as tell:
        learned = written(train(training, workers, tell))
    if out is None:
        sys.stdout.write(learned)
    else:
        write_text(out, learned)
    return 0


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
            raise _error("error-to", to=str(to), n=game.decisions, rest="" if outdated is None else f"; {outdated}")
        game = load_record(file, to=to, lang=lang)
        outdated = None
    if as_json:
        print(json.dumps(_position_data(game), ensure_ascii=False))
    else:
        _replay(Replay(game, _console()), whole=to is None)
    return 0 if outdated is None else _fail(told(lang, outdated))


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
        replay.step_through(_ask)
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
            code = _fail(told(lang, error))
            continue
        stands = standing(game)
        if game.is_older:
            stands = say(lang, "cli-check-older", rules=read_under(lang, game), standing=stands)
        print(say(lang, "cli-check-ok", file=str(file), n=game.decisions, standing=stands))
    return code


def run_perft(game: str, scenario: str | None, depth: int, *, divide: bool) -> int:
    """Count the decision sequences from the start of a game."""
    from coinbox.kernel import perft as counting
    from coinbox.kernel.game import Driver

    if depth < 0 or (divide and depth < 1):
        raise _error("error-depth", n=int(divide))
    driver = Driver(*_game_and_scenario(game, scenario), logging=False)
    if not divide:
        print(counting.perft(driver, depth))
        return 0
    counts = counting.divide(driver, depth)
    for name, count in counts.items():
        print(f"{name} {count}")
    print(sum(counts.values()))
    return 0


# -- arguments ---------------------------------------------------------------------------------------------------------


def _game_and_scenario(game: str, scenario: str | None) -> "tuple[AnyRules, str]":
    """The rules of a game, and the scenario wanted or its first one."""
    from coinbox.library import rules_of

    rules = rules_of(game)
    if scenario is not None and scenario not in rules.scenarios:
        raise _error("error-no-scenario", game=game, scenario=scenario, scenarios=", ".join(rules.scenarios))
    return rules, scenario or rules.scenarios[0]


def _seats(rules: "AnyRules", words: Sequence[str], *, people: bool) -> dict[str, str]:
    """FACTION=PLAYER words as a table."""
    seats: dict[str, str] = {}
    for word in words:
        faction, mark, kind = word.partition("=")
        if not mark:
            raise _error("error-not-a-seat", word=word, faction=rules.factions[0])
        if faction not in rules.factions:
            raise _error("error-no-faction", game=rules.id, faction=faction, factions=", ".join(rules.factions))
        if faction in seats:
            raise _error("error-two-players", faction=faction, first=seats[faction], second=kind)
        seats[faction] = kind
    _known_players(seats, people=people)
    return seats


def _known_players(seats: dict[str, str], *, people: bool = True) -> None:
    from coinbox.players import BOTS, HUMAN, check_player

    for kind in seats.values():
        if kind == HUMAN and not people:
            raise _error("error-people-in-sim", players=", ".join(BOTS))
        check_player(kind, people=people)


def _language(lang: str | None) -> str:
    """The language asked for, or that of the system."""
    if lang is None:
        return _language_of_the_system()
    if lang not in LANGUAGES:
        raise _error("error-no-language", lang=lang, languages=", ".join(LANGUAGES))
    return lang


def _error(message: str, **facts: str | int) -> CoinboxError:
    return CoinboxError(say(DEFAULT_LANGUAGE, message, **facts), message, **facts)


def _console() -> "Console":
    from rich.console import Console

    return Console(highlight=False, soft_wrap=False)
