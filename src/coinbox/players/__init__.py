"""Players: each answers a decision with one of its options, and may say why."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol, cast

from coinbox.game import Game
from coinbox.kernel.errors import CoinboxError

__all__ = ["BOTS", "HUMAN", "KINDS", "Player", "UnknownPlayer", "make_player"]

HUMAN = "human"
BOTS = {"random": "coinbox.players.random:Random", "greedy": "coinbox.players.greedy:Greedy"}
"""The kind of a bot -> its module and class, imported when it is first asked for."""
KINDS = (HUMAN, *BOTS)


class Player(Protocol):
    """Somebody who decides without a keyboard."""

    @property
    def name(self) -> str:
        """The kind of player, as the command line spells it."""

    def choose(self, game: Game) -> int:
        """The number, in the vocabulary, of one of the offered options."""

    def reason(self, lang: str) -> str | None:
        """Why the last choice was made, in a sentence."""


class UnknownPlayer(CoinboxError):
    """No player has this name."""


def make_player(kind: str, seed: int) -> Player:
    """A bot by its kind; a human is known, but is no bot."""
    if kind == HUMAN:
        raise UnknownPlayer(
            f"a human decides at the table, not here; bots: {', '.join(BOTS)}", "error-human", players=", ".join(BOTS)
        )
    if kind not in BOTS:
        players = ", ".join(KINDS)
        raise UnknownPlayer(
            f"there is no player {kind!r}; players: {players}", "error-no-player", player=kind, players=players
        )
    module, _, name = BOTS[kind].partition(":")
    return cast(Player, getattr(import_module(module), name)(seed))
