"""Japanese Occupation, 1942-1945: the British of Force 136 against the Japanese in Malaya, with the MPAJA between."""

from __future__ import annotations

from coinbox.games.japanese_occupation.aid import AID
from coinbox.games.japanese_occupation.bot import evaluation
from coinbox.games.japanese_occupation.explain import explain
from coinbox.games.japanese_occupation.idle import idle
from coinbox.games.japanese_occupation.propaganda import is_over, result
from coinbox.games.japanese_occupation.sequence import turn, turn_actor
from coinbox.games.japanese_occupation.setup import SCENARIOS, check, from_position, position, setup
from coinbox.games.japanese_occupation.state import JapaneseOccupation
from coinbox.games.japanese_occupation.view import view
from coinbox.games.japanese_occupation.vocabulary import FACTIONS, words
from coinbox.kernel.rules import Rules

VERSION = 1
"""Raised when a correction of the rules changes what a record means."""

RULES: Rules[JapaneseOccupation] = Rules(
    id="japanese_occupation",
    version=VERSION,
    factions=FACTIONS,
    scenarios=SCENARIOS,
    outcomes=("british", "japanese", "mpaja"),
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
    evaluation=evaluation,
    aid=AID,
    order=4,
)
