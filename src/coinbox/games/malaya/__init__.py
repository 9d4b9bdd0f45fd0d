"""Malaya, 1948-1960: the British against the Malayan Communist Party."""

from __future__ import annotations

from coinbox.coin.setup import rules_of
from coinbox.games.malaya.aid import AID
from coinbox.games.malaya.bot import evaluation
from coinbox.games.malaya.explain import explain
from coinbox.games.malaya.setup import SCENARIOS, SETUP
from coinbox.games.malaya.view import view

VERSION = 2
"""Raised when a correction of the rules changes what a record means."""

RULES = rules_of(
    SETUP,
    version=VERSION,
    scenarios=SCENARIOS,
    outcomes=("british", "mcp", "tie"),
    view=view,
    explain=explain,
    evaluation=evaluation,
    aid=AID,
    order=1,
)
