"""Malaya, 1948-1960: the British against the Malayan Communist Party."""

from __future__ import annotations

from functools import partial

from coinbox.coin.will import is_over, result
from coinbox.games.malaya.aid import AID
from coinbox.games.malaya.bot import evaluation
from coinbox.games.malaya.explain import explain
from coinbox.games.malaya.idle import idle
from coinbox.games.malaya.sequence import turn, turn_actor
from coinbox.games.malaya.setup import SCENARIOS, check, from_position, position, setup
from coinbox.games.malaya.state import Malaya
from coinbox.games.malaya.view import view
from coinbox.games.malaya.vocabulary import FACTIONS, words
from coinbox.kernel.rules import Rules

VERSION = 1
"""Raised when a correction of the rules changes what a record means."""
TRACKS = ("political_will", "british_resources", "mcp_resources")

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
    result=partial(result, tracks=TRACKS),
    check=check,
    position=position,
    from_position=from_position,
    view=view,
    idle=idle,
    explain=explain,
    evaluation=evaluation,
    aid=AID,
    order=1,
)
