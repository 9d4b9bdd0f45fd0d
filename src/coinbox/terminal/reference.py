"""Reference pages: the games, their cards and their maps."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from coinbox.coin.board import Space, read_board
from coinbox.coin.cards import read_cards
from coinbox.kernel.errors import CoinboxError
from coinbox.library import MODULES, games, rules_of
from coinbox.terminal import board as drawn
from coinbox.text import say, say_in


def game_list(lang: str) -> RenderableType:
    """All games with their scenarios and factions."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style="bold")
    for heading in ("game", "title", "scenarios", "factions"):
        table.add_column(say(lang, f"cli-games-{heading}"))
    for game in games(lang):
        table.add_row(game.id, game.title, ", ".join(game.scenarios), ", ".join(game.factions))
    return table


def card_list(game: str, wanted: str | None, lang: str) -> RenderableType:
    """Every card of a game, or one, with both sides and its tip."""
    rules_of(game)
    known = [card.id for card in read_cards(MODULES[game])]
    if wanted is None:
        return _spaced([drawn.card(card, lang, tip=True) for card in known])
    if wanted.upper() not in known:
        raise CoinboxError(f"{game} has no card {wanted!r}; cards: {', '.join(known)}")
    return drawn.card(wanted.upper(), lang, tip=True)


def _spaced(parts: list[RenderableType]) -> Group:
    rows: list[RenderableType] = []
    for part in parts:
        rows += [part, Text()]
    return Group(*rows[:-1])


def map_page(game: str, scenario: str, lang: str, width: int) -> RenderableType:
    """The map of a game: its spaces with their facts and neighbours, and the position at the start."""
    rules = rules_of(game)
    view = {"game": game, "scenario": scenario, **rules.view(rules.setup(scenario))}
    return Group(
        _space_facts(game, lang),
        Text(say(lang, "cli-show-confidence"), style="dim"),
        Text(),
        Text(say(lang, "cli-show-setup"), style="bold"),
        drawn.board(view, lang, width),
    )


def _space_facts(game: str, lang: str) -> Table:
    table = Table(
        box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold", expand=False
    )
    table.add_column(say(lang, "terminal-space"), no_wrap=True)
    table.add_column(say(lang, "cli-show-id"), no_wrap=True)
    table.add_column(say(lang, "terminal-population"), no_wrap=True)
    table.add_column(say(lang, "terminal-terrain"), no_wrap=True)
    table.add_column(say(lang, "cli-show-adjacent"))
    for space in read_board(MODULES[game]).spaces:
        table.add_row(
            say_in(lang, game, f"space-{space.id}"),
            space.id,
            f"{space.population}{_mark(space, 'population')}",
            say_in(lang, game, f"terminal-terrain-{space.terrain}"),
            ", ".join(say_in(lang, game, f"short-{other}") + _mark(space, other) for other in space.adjacent),
        )
    return table


def _mark(space: Space, fact: str) -> str:
    """How sure a fact is, if it is not certain."""
    return f" ({space.confidence[fact]})" if fact in space.confidence else ""
