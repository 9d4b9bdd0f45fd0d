"""Reference pages: the games, their cards and their maps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from coinbox.kernel.errors import CoinboxError
from coinbox.library import Space, board_of, cards_of, games, rules_of
from coinbox.terminal import board as drawn
from coinbox.terminal.prose import TIE, Prose
from coinbox.terminal.words import View
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
    known = [card.id for card in cards_of(game)]
    if wanted is None:
        return _spaced([drawn.card(card, lang, game, tip=True) for card in known])
    if wanted.upper() not in known:
        raise CoinboxError(
            f"{game} has no card {wanted!r}; cards: {', '.join(known)}",
            "error-no-card",
            game=game,
            card=wanted,
            cards=", ".join(known),
        )
    return drawn.card(wanted.upper(), lang, game, tip=True)


def _spaced(parts: list[RenderableType]) -> Group:
    rows: list[RenderableType] = []
    for part in parts:
        rows += [part, Text()]
    return Group(*rows[:-1])


def map_page(game: str, scenario: str, lang: str, width: int) -> RenderableType:
    """The map of a game: its spaces with their facts and neighbours, icons of cards, and the position at the start."""
    rules = rules_of(game)
    view: dict[str, Any] = {"game": game, "scenario": scenario, **rules.view(rules.setup(scenario))}
    parts: list[RenderableType] = [
        _space_facts(game, lang),
        Text(say(lang, "cli-show-confidence"), style="dim"),
        Text(),
    ]
    if "railways" in view:
        parts += [_railway_facts(view["railways"], game, lang), Text()]
    if any(card.icon for card in cards_of(game)):
        parts += [_icon_facts(game, lang), Text()]
    return Group(*parts, Text(say(lang, "cli-show-setup"), style="bold"), drawn.board(view, lang, width))


def _space_facts(game: str, lang: str) -> Table:
    table = Table(
        box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold", expand=False
    )
    table.add_column(say(lang, "terminal-space"), no_wrap=True)
    table.add_column(say(lang, "cli-show-id"), no_wrap=True)
    spaces = board_of(game).spaces
    populated = any(space.population for space in spaces)
    if populated:
        table.add_column(say(lang, "terminal-population"), no_wrap=True)
    table.add_column(say(lang, "terminal-terrain"), no_wrap=True)
    table.add_column(say(lang, "cli-show-adjacent"))
    for space in spaces:
        table.add_row(
            say_in(lang, game, f"space-{space.id}"),
            space.id,
            *([f"{space.population}{_mark(space, 'population')}"] if populated else []),
            say_in(lang, game, f"terminal-terrain-{space.terrain}"),
            Prose(say(lang, "comma").join(_neighbour(space, other, game, lang) for other in space.adjacent)),
        )
    return table


def _railway_facts(railways: Sequence[View], game: str, lang: str) -> Table:
    """The Railways that are not spaces, with the spaces next to them."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    for heading in ("terminal-railway", "cli-show-id", "terminal-railway-starred"):
        table.add_column(say_in(lang, game, heading), no_wrap=True)
    table.add_column(say_in(lang, game, "terminal-railway-touches"))
    for railway in railways:
        near = (say_in(lang, game, f"short-{space}").replace(" ", TIE) for space in railway["touches"])
        star = "*" if railway["starred"] else drawn.NOTHING
        table.add_row(
            say_in(lang, game, f"short-{railway['id']}"), railway["id"], star, Prose(say(lang, "comma").join(near))
        )
    return table


def _icon_facts(game: str, lang: str) -> Table:
    """The icons of the cards, with the cards that show each; a guess is marked as one."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    table.add_column(say_in(lang, game, "terminal-icon"), no_wrap=True)
    table.add_column(say(lang, "cli-show-cards"))
    cards = [card for card in cards_of(game) if card.icon is not None]
    for icon in dict.fromkeys(card.icon for card in cards):
        shown = (f"{card.id}{TIE}(G)" if "icon" in card.guessed else card.id for card in cards if card.icon == icon)
        table.add_row(say_in(lang, game, f"icon-{icon}"), Prose(say(lang, "comma").join(shown)))
    return table


def _neighbour(space: Space, other: str, game: str, lang: str) -> str:
    """The short name of an adjacent space, on one line."""
    return (say_in(lang, game, f"short-{other}") + _mark(space, other)).replace(" ", TIE)


def _mark(space: Space, fact: str) -> str:
    """How sure a fact is, if it is not certain."""
    return f" ({space.confidence[fact]})" if fact in space.confidence else ""
