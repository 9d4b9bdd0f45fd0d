"""The commands to look things up: `games`, `show` and `cards`."""

# Annotations are evaluated here, because the help of a parameter depends on the language.

from typing import Annotated

from cyclopts import App

from coinbox.cli_words import About, Help, console, game_and_scenario, language


def add_reference(app: App, about: About, option: Help) -> None:
    """Add them to the command line."""
    for add in (_add_cards, _add_show, _add_games):
        add(app, about, option)


def _add_cards(app: App, about: About, option: Help) -> None:
    def cards(
        game: Annotated[str, option("game")],
        card: Annotated[str | None, option("card")] = None,
        /,
        *,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> None:
        from coinbox.terminal.reference import card_list

        console().print(card_list(game, card, language(lang)))

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

        _, scenario = game_and_scenario(game, scenario)
        screen = console()
        screen.print(map_page(game, scenario, language(lang), screen.width))

    app.command(show, help=about("show"))


def _add_games(app: App, about: About, option: Help) -> None:
    def games(*, lang: Annotated[str | None, option("lang")] = None) -> None:
        from coinbox.terminal.reference import game_list

        console().print(game_list(language(lang)))

    app.command(games, help=about("games"))
