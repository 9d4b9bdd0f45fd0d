"""Which games there are; each is imported when it is first asked for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, cast

from coinbox.kernel.errors import CoinboxError
from coinbox.kernel.rules import Rules

AnyRules = Rules[Any]
MODULES = {
    "malaya": "coinbox.games.malaya",
    "kenya": "coinbox.games.kenya",
    "arab_revolt": "coinbox.games.arab_revolt",
    "japanese_occupation": "coinbox.games.japanese_occupation",
}


class UnknownGame(CoinboxError):
    """No game has this id."""


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What a menu shows of a game."""

    id: str
    title: str
    scenarios: tuple[str, ...]
    factions: tuple[str, ...]


@cache
def rules_of(game: str) -> AnyRules:
    """The rules of a game by its id."""
    if game not in MODULES:
        raise UnknownGame(f"there is no game {game!r}; games: {', '.join(MODULES)}")
    return cast(AnyRules, import_module(MODULES[game]).RULES)


def games(lang: str = "en") -> tuple[GameInfo, ...]:
    """All games with their titles, scenarios and factions."""
    from coinbox.text import say

    return tuple(
        GameInfo(game, say(lang, f"game-{game}"), rules_of(game).scenarios, rules_of(game).factions) for game in MODULES
    )
