"""Arab Revolt, 1936-1939: the British against the Rebels of Palestine."""

from __future__ import annotations

from functools import partial

from coinbox.coin.will import is_over, result
from coinbox.games.arab_revolt.aid import AID
from coinbox.games.arab_revolt.bot import evaluation
from coinbox.games.arab_revolt.explain import explain
from coinbox.games.arab_revolt.idle import idle
from coinbox.games.arab_revolt.sequence import turn, turn_actor
from coinbox.games.arab_revolt.setup import SCENARIOS, check, from_position, position, setup
from coinbox.games.arab_revolt.state import ArabRevolt
from coinbox.games.arab_revolt.view import view
from coinbox.games.arab_revolt.vocabulary import FACTIONS, words
from coinbox.kernel.rules import Rules

VERSION = 1
"""Raised when a correction of the rules changes what a record means."""
TRACKS = ("political_will",)

RULES: Rules[ArabRevolt] = Rules(
    id="arab_revolt",
    version=VERSION,
    factions=FACTIONS,
    scenarios=SCENARIOS,
    outcomes=("british", "rebels"),
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
    order=3,
)
