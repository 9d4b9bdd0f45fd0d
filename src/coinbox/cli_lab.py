"""The commands of the laboratory: `sim`, `arena`, `balance`, `train`, `export` and `perft`."""

# Annotations are evaluated here, because the help of a parameter depends on the language.

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App

from coinbox.cli_words import About, Help, console, game_and_scenario, language, mistake, seats_of

if TYPE_CHECKING:
    from coinbox.lab.jobs import Workers
    from coinbox.lab.training import Training


def add_lab(app: App, about: About, option: Help) -> None:
    """Add them to the command line."""
    for add in (_add_sim, _add_arena, _add_balance, _add_train, _add_export, _add_perft):
        add(app, about, option)


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

        rules, scenario = game_and_scenario(game, scenario)
        seats = dict.fromkeys(rules.factions, "random") | seats_of(rules, players, people=False)
        plan = Plan(game, scenario, seats, games, seed, check)
        return run_sim(plan, Workers(jobs, cluster), language(lang), console().print, as_json=json)

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

        _, scenario = game_and_scenario(game, scenario)
        match = Match(game, scenario, (first, second), games, seed)
        test, workers = sprt_of(sprt), Workers(jobs, cluster)
        return run_arena(match, test, workers, out, language(lang), console().print, as_json=json)

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
        return run_balance(survey, workers, out, language(lang), console().print, as_json=json)

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
        seats = dict.fromkeys(rules.factions, player) | seats_of(rules, players, people=False)
        training = Training(rules.id, seats, games, seed)
        return run_train(training, Workers(jobs, cluster), out, language(lang))

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
        return run_export(wanted, folder, Workers(jobs, cluster), language(lang))

    app.command(export, help=about("export"))


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


def run_perft(game: str, scenario: str | None, depth: int, *, divide: bool) -> int:
    """Count the decision sequences from the start of a game."""
    from coinbox.kernel import perft as counting
    from coinbox.kernel.game import Driver

    if depth < 0 or (divide and depth < 1):
        raise mistake("error-depth", n=int(divide))
    driver = Driver(*game_and_scenario(game, scenario), logging=False)
    if not divide:
        print(counting.perft(driver, depth))
        return 0
    counts = counting.divide(driver, depth)
    for name, count in counts.items():
        print(f"{name} {count}")
    print(sum(counts.values()))
    return 0
