"""Japanese Occupation, 1942-1945: the British of Force 136 against the Japanese in Malaya, with the MPAJA between."""

from __future__ import annotations

from coinbox.coin.setup import rules_of
from coinbox.games.japanese_occupation.aid import AID
from coinbox.games.japanese_occupation.bot import evaluation
from coinbox.games.japanese_occupation.explain import explain
from coinbox.games.japanese_occupation.setup import SCENARIOS, SETUP
from coinbox.games.japanese_occupation.view import view

VERSION = 2
"""Raised when a correction of the rules changes what a record means."""

RULES = rules_of(
    SETUP,
    version=VERSION,
    scenarios=SCENARIOS,
    outcomes=("british", "japanese", "mpaja"),
    view=view,
    explain=explain,
    evaluation=evaluation,
    aid=AID,
    order=4,
)
