"""Victory by British Political Will (7.0)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coinbox.coin.forces import Forces
from coinbox.coin.sections import rule
from coinbox.coin.sequence import EARLY, FINAL, REASONS, Campaign
from coinbox.kernel.rules import Result

INSURGENTS_WIN_AT = 2
BRITISH_WIN_AT = 18
MIDDLE = 10
NOBODY, BRITISH_WIN, INSURGENT_WIN, TIE = range(4)


class Contest(Forces, Campaign):
    """A state with pieces, turns and Political Will."""

    if not TYPE_CHECKING:  # the fields are slots of the class that declares them
        __slots__ = ()

    reason: int


def outcomes(factions: tuple[str, str]) -> tuple[str, ...]:
    """The words for how a game ended."""
    return ("nobody", *factions, "tie")


def is_over(s: Contest) -> bool:
    return s.stage == s.OVER


def result(s: Contest, tracks: tuple[str, ...]) -> Result | None:
    """How the game ended, with these tracks; None before that."""
    if s.stage != s.OVER:
        return None
    outcome = outcomes(s.FACTIONS)[s.winner]
    final = {track: getattr(s, track) for track in tracks}
    return Result(None if s.winner == TIE else outcome, REASONS[s.reason], final, outcome)


@rule("7.0", "7.0.1", "7.0.2")
def check_victory(s: Contest, *, final: bool) -> None:
    """0-2 or 18-20 wins at once; after the last Propaganda card below or above 10 does."""
    if s.political_will <= INSURGENTS_WIN_AT:
        _end_game(s, INSURGENT_WIN, EARLY)
    elif s.political_will >= BRITISH_WIN_AT:
        _end_game(s, BRITISH_WIN, EARLY)
    elif final:
        margin = s.political_will - MIDDLE
        _end_game(s, TIE if not margin else BRITISH_WIN if margin > 0 else INSURGENT_WIN, FINAL)


def _end_game(s: Contest, winner: int, reason: int) -> None:
    s.winner, s.reason, s.stage = winner, reason, s.OVER
    if s.log is not None:
        s.log("over", outcome=outcomes(s.FACTIONS)[winner], total=s.political_will)
