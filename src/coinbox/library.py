"""Which games there are: those of packages with an entry point of the group `coinbox.games`, coinbox among them."""

from __future__ import annotations

import warnings
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from coinbox.coin.board import Board, Space, read_board
from coinbox.coin.cards import Card, read_cards
from coinbox.kernel.errors import CoinboxError
from coinbox.kernel.rules import Rules

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint
    from importlib.resources.abc import Traversable

__all__ = [
    "AnyRules",
    "Board",
    "Card",
    "GameInfo",
    "LeftOut",
    "Space",
    "UnknownGame",
    "board_of",
    "cards_of",
    "folder_of",
    "game_ids",
    "games",
    "package_of",
    "rules_of",
]

AnyRules = Rules[Any]
GROUP = "coinbox.games"
OWN = "coinbox"


class UnknownGame(CoinboxError):
    """No game has this id."""


class LeftOut(UserWarning):
    """A game is installed but cannot be played; the others can."""


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What a menu shows of a game."""

    id: str
    title: str
    scenarios: tuple[str, ...]
    factions: tuple[str, ...]


def games(lang: str = "en") -> tuple[GameInfo, ...]:
    """All games with their titles, scenarios and factions."""
    from coinbox.text import say_in

    found = []
    for game in game_ids():
        rules = rules_of(game)
        try:
            found.append(GameInfo(game, say_in(lang, game, "game"), rules.scenarios, rules.factions))
        except (KeyError, ValueError) as error:
            _leave_out(_entry_points()[game], f"its texts cannot be read ({error})")
    return tuple(found)


@cache
def game_ids() -> tuple[str, ...]:
    """The ids of all games that can be played: coinbox's own in their order, then the others by id."""
    rules = [found for name in _entry_points() if (found := _rules(name)) is not None]
    if not rules:
        raise CoinboxError(
            "no game is installed; `pip install coinbox` brings some (`pip install -e .` in its source)",
            "error-no-games",
        )
    return tuple(found.id for found in sorted(rules, key=lambda found: (found.order, found.id)))


def rules_of(game: str) -> AnyRules:
    """The rules of a game by its id; the game is imported when it is first asked for."""
    found = _rules(game) if game in _entry_points() else None
    if found is None:
        games = ", ".join(game_ids())
        raise UnknownGame(f"there is no game {game!r}; games: {games}", "error-no-game", game=game, games=games)
    return found


def package_of(game: str) -> str:
    """The package that holds a game."""
    rules_of(game)
    return _entry_points()[game].module


def folder_of(game: str) -> Traversable:
    """The files of a game: board, cards, texts and whatever else its folder holds."""
    from importlib.resources import files

    return files(package_of(game))


@cache
def board_of(game: str) -> Board:
    """The spaces of a game's map, as its board.toml gives them."""
    return read_board(package_of(game))


@cache
def cards_of(game: str) -> tuple[Card, ...]:
    """The cards of a game in the order of their numbers, as its cards.toml gives them."""
    return read_cards(package_of(game)).cards


@cache
def _entry_points() -> dict[str, EntryPoint]:
    """Game -> where its rules are; of two packages with one id that of coinbox, else the first by name, is taken."""
    from importlib.metadata import entry_points  # slow to import, and not every program asks for a game

    found: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (_package(entry) != OWN, _package(entry))):
        if entry.name in found:
            taken = _package(found[entry.name])
            _leave_out(entry, f"the package {taken!r} has a game of this id already")
        else:
            found[entry.name] = entry
    return found


def _package(entry: EntryPoint) -> str:
    """The name under which pip knows the package that declares an entry point."""
    return "" if entry.dist is None else entry.dist.name


@cache
def _rules(game: str) -> AnyRules | None:
    """The rules behind an entry point; None, with a warning, if they cannot be used."""
    entry = _entry_points()[game]
    try:
        found = entry.load()
    except Exception as error:  # whatever is wrong with one game must not keep people from the others
        _leave_out(entry, f"it cannot be imported ({type(error).__name__}: {error})")
        return None
    if not isinstance(found, Rules) or found.id != game:
        what = f"the rules of {found.id!r}" if isinstance(found, Rules) else "no Rules"
        _leave_out(entry, f"its entry point {entry.value!r} gives {what}")
        return None
    return found


def _leave_out(entry: EntryPoint, why: str) -> None:
    warnings.warn(
        f"the game {entry.name!r} of the package {_package(entry)!r} is left out: {why}", LeftOut, stacklevel=2
    )
