"""Three Isles: Wardens against Smugglers, a small game in a package of its own."""

from __future__ import annotations

from coinbox.coin.setup import rules_of
from three_isles.aid import AID
from three_isles.bot import evaluation
from three_isles.explain import explain
from three_isles.setup import SCENARIOS, SETUP
from three_isles.view import view

VERSION = 1
"""Raised when a correction of the rules changes what a record means."""

RULES = rules_of(
    SETUP,
    version=VERSION,
    scenarios=SCENARIOS,
    outcomes=("wardens", "smugglers"),
    view=view,
    explain=explain,
    evaluation=evaluation,
    aid=AID,
)
