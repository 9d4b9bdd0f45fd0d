"""Kenya, 1952-1956: the British against the Mau Mau."""

from __future__ import annotations

from coinbox.coin.sequence import (
    REASONS,
)
from coinbox.coin.will import (
    TIE,
)
from coinbox.games.kenya.explain import explain
from coinbox.games.kenya.idle import idle
from coinbox.games.kenya.sequence import turn, turn_actor
from coinbox.games.kenya.setup import SCENARIOS, check, from_position, position, setup
from coinbox.games.kenya.state import (
    OUTCOMES,
    OVER,
    Kenya,
)
from coinbox.games.kenya.view import view
from coinbox.games.kenya.words import FACTIONS, words
from coinbox.kernel.rules import Result, Rules

VERSION = 1
"""Raised when a correction of the rules changes what a record means."""


def is_over(s: Kenya) -> bool:
    return s.stage == OVER


def result(s: Kenya) -> Result | None:
    """How the game ended, None before that."""
    if s.stage != OVER:
        return None
    tracks = {
        "political_will": s.political_will,
        "mau_mau_resources": s.mau_mau_resources,
    }
    winner = None if s.winner == TIE else OUTCOMES[s.winner]
    return Result(winner, REASONS[s.reason], tracks, OUTCOMES[s.winner])


RULES: Rules[Kenya] = Rules(
    id="kenya",
    version=VERSION,
    factions=FACTIONS,
    scenarios=SCENARIOS,
    outcomes=("british", "mau-mau", "tie"),
    vocabulary=words,
    setup=setup,
    turn=turn,
    turn_actor=turn_actor,
    is_over=is_over,
    result=result,
    check=check,
    position=position,
    from_position=from_position,
    view=view,
    idle=idle,
    explain=explain,
)
