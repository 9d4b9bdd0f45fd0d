"""Kenya, 1952-1956: the British against the Mau Mau."""

from __future__ import annotations

from coinbox.coin.setup import rules_of
from coinbox.games.kenya.aid import AID
from coinbox.games.kenya.bot import evaluation
from coinbox.games.kenya.explain import explain
from coinbox.games.kenya.setup import SCENARIOS, SETUP
from coinbox.games.kenya.view import view

VERSION = 3
"""Raised when a correction of the rules changes what a record means."""

RULES = rules_of(
    SETUP,
    version=VERSION,
    scenarios=SCENARIOS,
    outcomes=("british", "mau_mau", "tie"),
    view=view,
    explain=explain,
    evaluation=evaluation,
    aid=AID,
    order=2,
)
