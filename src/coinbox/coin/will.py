"""British Political Will, and how a game that it decides ends (7.0)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coinbox.coin.forces import Insurgents
from coinbox.coin.sections import rule
from coinbox.coin.setup import GameState
from coinbox.coin.tracks import on_track, tell_end, tell_track

NOBODY, BRITISH_WIN, INSURGENT_WIN, TIE = range(4)


class WillState(Insurgents, GameState):
    """A state with pieces, turns and Political Will."""

    if not TYPE_CHECKING:  # the fields are slots of the class that declares them
        __slots__ = ()

    political_will: int


@rule("1.10")
def change_will(s: WillState, amount: int, cause: str, spaces: int = 0) -> None:
    """Move Political Will within 0 to 20; the log tells the cause, and in which spaces it lies."""
    before = s.political_will
    s.political_will = after = on_track(before + amount)
    if s.log is not None:
        tell_track(s, "political_will", amount, before, after, cause, spaces)


def outcomes(factions: tuple[str, str]) -> tuple[str, ...]:
    """The words for how a game ended."""
    return ("nobody", *factions, "tie")


def end_game(s: WillState, winner: int, reason: int, verdict: str, limit: int, rounds: int) -> None:
    """Close the game in this Propaganda Round, because Political Will compares so (`verdict-...`) with a number."""
    s.winner, s.reason, s.stage = winner, reason, s.OVER
    tell_end(s, outcomes(s.FACTIONS)[winner], "political_will", s.political_will, verdict, limit, rounds)
