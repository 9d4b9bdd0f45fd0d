"""British Political Will, and how a game that it decides ends (7.0)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coinbox.coin.forces import TRACK, Insurgents
from coinbox.coin.sections import rule
from coinbox.coin.setup import GameState

NOBODY, BRITISH_WIN, INSURGENT_WIN, TIE = range(4)


class WillState(Insurgents, GameState):
    """A state with pieces, turns and Political Will."""

    if not TYPE_CHECKING:  # the fields are slots of the class that declares them
        __slots__ = ()

    political_will: int


@rule("1.10")
def change_will(s: WillState, amount: int) -> None:
    """Move Political Will within 0 to 20."""
    before = s.political_will
    s.political_will = max(0, min(TRACK, before + amount))
    if s.log is not None and s.political_will != before:
        s.log("will", n=s.political_will - before, total=s.political_will)


def outcomes(factions: tuple[str, str]) -> tuple[str, ...]:
    """The words for how a game ended."""
    return ("nobody", *factions, "tie")


def end_game(s: WillState, winner: int, reason: int) -> None:
    """Close the game."""
    s.winner, s.reason, s.stage = winner, reason, s.OVER
    if s.log is not None:
        s.log("over", outcome=outcomes(s.FACTIONS)[winner], total=s.political_will)
