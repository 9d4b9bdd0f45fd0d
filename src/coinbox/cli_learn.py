"""The commands of those who learn: first steps, rules, guides, history."""

from typing import Annotated

from cyclopts import App

from coinbox.cli_words import About, Help, ask, console, language


def add_learning(app: App, about: About, option: Help) -> None:
    """Add them to the command line."""

    def learn(
        game: Annotated[str, option("game")],
        faction: Annotated[str | None, option("faction-learn")] = None,
        /,
        *,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> None:
        from coinbox.terminal.lesson import LessonTable, lesson_of

        spoken = language(lang)
        LessonTable(lesson_of(game, faction, spoken), console(), ask, spoken).run()

    def rules(
        game: Annotated[str, option("game")],
        *words: Annotated[str, option("section")],
        lang: Annotated[str | None, option("lang")] = None,
    ) -> None:
        from coinbox.terminal.library import rules_page

        console().print(rules_page(game, " ".join(words) or None, language(lang)))

    def guide(
        game: Annotated[str, option("game")],
        faction: Annotated[str, option("faction-guide")],
        /,
        *,
        board: Annotated[int | None, option("guide-board")] = None,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> None:
        from coinbox.terminal.library import guide_board, guide_page

        spoken, screen = language(lang), console()
        if board is None:
            screen.print(guide_page(game, faction, spoken))
        else:
            screen.print(guide_board(game, faction, board, spoken, screen.width))

    def history(
        game: Annotated[str, option("game")],
        card: Annotated[str | None, option("card")] = None,
        /,
        *,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> None:
        from coinbox.terminal.library import history_page

        console().print(history_page(game, card, language(lang)))

    for command, name in ((learn, "learn"), (rules, "rules"), (guide, "guide"), (history, "history")):
        app.command(command, help=about(name))
