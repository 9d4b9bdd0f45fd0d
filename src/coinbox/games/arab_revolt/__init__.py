"""Arab Revolt, 1936-1939: the British against the Rebels of Palestine."""

from __future__ import annotations

from coinbox.coin.setup import rules_of
from coinbox.games.arab_revolt.aid import AID
from coinbox.games.arab_revolt.bot import evaluation
from coinbox.games.arab_revolt.explain import explain
from coinbox.games.arab_revolt.setup import SCENARIOS, SETUP
from coinbox.games.arab_revolt.view import view

VERSION = 3
"""Raised when a correction of the rules changes what a record means."""

RULES = rules_of(
    SETUP,
    version=VERSION,
    scenarios=SCENARIOS,
    outcomes=("british", "rebels"),
    view=view,
    explain=explain,
    evaluation=evaluation,
    aid=AID,
    order=3,
)
