"""Kenya, 1952-1956: the British against the Mau Mau."""

from __future__ import annotations

from functools import partial

from coinbox.coin.will import is_over, result
from coinbox.games.kenya.aid import AID
from coinbox.games.kenya.bot import evaluation
from coinbox.games.kenya.explain import explain
from coinbox.games.kenya.idle import idle
from coinbox.games.kenya.sequence import turn, turn_actor
from coinbox.games.kenya.setup import SCENARIOS, check, from_position, position, setup
from coinbox.games.kenya.state import Kenya
from coinbox.games.kenya.view import view
from coinbox.games.kenya.vocabulary import FACTIONS, words
from coinbox.kernel.rules import Rules

VERSION = 1
"""Raised when a correction of the rules changes what a record means."""
TRACKS = ("political_will", "mau_mau_resources")

RULES: Rules[Kenya] = Rules(
    id="kenya",
    version=VERSION,
    factions=FACTIONS,
    scenarios=SCENARIOS,
    outcomes=("british", "mau_mau", "tie"),
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
    order=2,
)
