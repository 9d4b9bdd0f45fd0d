"""Players: each answers a decision with one of its options, and may say why."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Protocol, cast

from coinbox.game import Game
from coinbox.kernel.errors import CoinboxError
from coinbox.players.budget import LEAST, MOST, Budget, budget_of

__all__ = ["BOTS", "HUMAN", "KINDS", "Player", "UnknownPlayer", "check_player", "make_player", "wanted_budget"]

HUMAN = "human"
BOTS = {
    "random": "coinbox.players.random:Random",
    "novice": "coinbox.players.novice:Novice",
    "greedy": "coinbox.players.greedy:Greedy",
    "planner": "coinbox.players.search:planner",
    "search": "coinbox.players.search:search",
    "master": "coinbox.players.search:master",
}
"""The kind of a bot -> its module and what makes it, imported when it is first asked for; the weakest first."""
BUDGETED = ("search",)
"""The kinds that may be given a budget: `search:2s`, `search:5000`."""
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
    """No player has this name, or none with this budget."""


def check_player(player: str, *, people: bool = False) -> None:
    """Raise UnknownPlayer unless there is a bot `KIND` or `KIND:BUDGET` (or, if people may play, it is a human)."""
    if not (people and player == HUMAN):
        _parsed(player, KINDS if people else tuple(BOTS))


def make_player(player: str, seed: int) -> Player:
    """A bot by its kind and budget; a human is known, but is no bot."""
    kind, budget = _parsed(player, tuple(BOTS))
    module, _, name = BOTS[kind].partition(":")
    make = getattr(import_module(module), name)
    return cast(Player, make(seed) if budget is None else make(seed, budget))


def _parsed(player: str, known: Sequence[str]) -> tuple[str, Budget | None]:
    """The kind of a bot, and the budget if one is named; an error tells who is known here."""
    kind, mark, told = player.partition(":")
    if player == HUMAN:
        raise UnknownPlayer(
            f"a human decides at the table, not here; bots: {', '.join(BOTS)}", "error-human", players=", ".join(BOTS)
        )
    if kind not in BOTS:
        players = ", ".join(known)
        raise UnknownPlayer(
            f"there is no player {player!r}; players: {players}", "error-no-player", player=player, players=players
        )
    if not mark:
        return kind, None
    if kind not in BUDGETED:
        raise UnknownPlayer(
            f"{kind} takes no budget; these do: {', '.join(BUDGETED)}",
            "error-takes-no-budget",
            player=kind,
            players=", ".join(BUDGETED),
        )
    return kind, wanted_budget(told)


def wanted_budget(told: str) -> Budget:
    """The budget that a text means; UnknownPlayer if it means none."""
    budget = budget_of(told)
    if budget is None:
        raise UnknownPlayer(
            f"{told!r} is no budget; write rollouts such as 5000 or seconds such as 2s (from {LEAST}s to {MOST:g}s)",
            "error-no-budget",
            budget=told,
            least=str(LEAST),
            most=f"{MOST:g}",
        )
    return budget
