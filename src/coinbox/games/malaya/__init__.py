"""Malaya, 1948-1960: the British against the Malayan Communist Party."""

from __future__ import annotations

from coinbox.coin.sequence import (
    REASONS,
)
from coinbox.coin.will import (
    TIE,
)
from coinbox.games.malaya.explain import explain
from coinbox.games.malaya.idle import idle
from coinbox.games.malaya.sequence import turn, turn_actor
from coinbox.games.malaya.setup import SCENARIOS, check, from_position, position, setup
from coinbox.games.malaya.state import (
    OUTCOMES,
    OVER,
    Malaya,
)
from coinbox.games.malaya.view import view
from coinbox.games.malaya.words import FACTIONS, words
from coinbox.kernel.rules import Result, Rules

VERSION = 1
"""Raised when a correction of the rules changes what a record means."""


def is_over(s: Malaya) -> bool:
    return s.stage == OVER


def result(s: Malaya) -> Result | None:
    """How the game ended, None before that."""
    if s.stage != OVER:
        return None
    tracks = {
        "political_will": s.political_will,
        "british_resources": s.british_resources,
        "mcp_resources": s.mcp_resources,
    }
    winner = None if s.winner == TIE else OUTCOMES[s.winner]
    return Result(winner, REASONS[s.reason], tracks, OUTCOMES[s.winner])


RULES: Rules[Malaya] = Rules(
    id="malaya",
    version=VERSION,
    factions=FACTIONS,
    scenarios=SCENARIOS,
    outcomes=("british", "mcp", "tie"),
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
