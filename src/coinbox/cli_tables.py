"""The commands that open a table: `serve` and `play`."""

# Annotations are evaluated here, because the help of a parameter depends on the language.

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App

from coinbox.cli_words import (
    About,
    Help,
    ask,
    check_players,
    console,
    game_and_scenario,
    language,
    mistake,
    seats_of,
    tell,
)


def add_tables(app: App, about: About, option: Help) -> None:
    """Add them to the command line."""
    for add in (_add_serve, _add_play):
        add(app, about, option)


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
            language(lang),
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
        return run_play(game, players, scenario, seed, language(lang), record, at)

    app.command(play, help=about("play"))


def run_serve(lang: str, **wanted: Any) -> int:
    """Open the web table, if what it needs is installed."""
    try:
        from coinbox.table.serve import Options, serve
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("coinbox"):
            raise
        raise mistake("cli-serve-missing", module=error.name or "") from error
    return serve(Options(**wanted), lang, tell)


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
    import coinbox
    from coinbox.players import HUMAN, make_player
    from coinbox.terminal.files import load_record
    from coinbox.terminal.table import Table

    rules, started = game_and_scenario(game, scenario)
    given = seats_of(rules, players, people=True)
    asked = ("end-turn",)
    if record is None:
        if at is not None:
            raise mistake("error-at-of-nothing")
        table = coinbox.new(game, started, seed, ask=asked, lang=lang)
    else:
        table = load_record(record, to=at, ask=asked, lang=lang)
        _fits(record, table, game, scenario)
        if at is not None and not 0 <= at <= table.decisions:
            raise mistake("error-no-moment", n=table.decisions, moment=at)
        check_players(table.players)
        table.resume(seed)
    table.players = dict.fromkeys(rules.factions, HUMAN) | table.players | given
    draw = random.Random(seed)
    bots = {
        faction: None if kind == HUMAN else make_player(kind, draw.getrandbits(32))
        for faction, kind in table.players.items()
    }
    # What begins at a moment is another game: the record stays as it is.
    return Table(table, bots, console=console(), ask=ask, path=record if at is None else None).run()


def _fits(record: Path, game: Any, wanted: str, scenario: str | None) -> None:
    """A saved game goes on as what it is."""
    if game.id != wanted:
        raise mistake("error-other-game", file=str(record), game=game.id, wanted=wanted)
    if scenario not in (None, game.scenario):
        raise mistake("error-other-scenario", file=str(record), scenario=game.scenario, wanted=scenario or "")
