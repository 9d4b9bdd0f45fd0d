"""What the players of a table have agreed on beside the rules: an offer that stands, a break, an end."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

TAKE_BACK, RESULT, ADJOURN, CLOCK = "take-back", "result", "adjourn", "clock"
"""What may be offered."""
OFFER, GRANT, DECLINE, WITHDRAW = "offer", "grant", "decline", "withdraw"
RESIGN, RESUME, TIME = "resign", "resume", "time"
"""What needs nobody's consent: to give up, to go on after a break, and that somebody's time was up."""
PASSING = frozenset({TAKE_BACK, RESULT})
"""Offers that a decision answers: who plays on has declined."""
REASONS = {RESIGN: "resigned", GRANT: "agreed", TIME: "time"}
"""What was done -> the reason of the result that it brought."""


class Act(NamedTuple):
    """Something that a player, or the clock, did beside the rules, at a step of the table."""

    seq: int
    who: str
    """The faction; of `time` the one whose time was up."""
    kind: str
    said: Mapping[str, Any]
    """`about` and what belongs to it for an offer and its answers, `outcome` for what ends the game."""


class Ending(NamedTuple):
    """That a game has ended otherwise than by its rules."""

    reason: str
    who: str
    outcome: str


@dataclass(frozen=True)
class Accord:
    """How things stand between the players."""

    offer: Act | None = None
    """What somebody has offered, and the other has not answered yet."""
    adjourned: bool = False
    ending: Ending | None = None
    last: Act | None = None
    """What was answered or done last, as long as nothing was decided since."""
    declined: frozenset[str] = frozenset()
    """The offers that were declined since the last decision: nobody has to answer the same twice."""

    def moved(self) -> Accord:
        """After a decision of the game."""
        standing = None if self.offer is not None and self.offer.said["about"] in PASSING else self.offer
        return replace(self, offer=standing, last=None, declined=frozenset())

    def after(self, act: Act) -> Accord:
        """After something that a player did."""
        if act.kind == OFFER:
            return replace(self, offer=act, last=None)
        declined = self.declined
        if act.kind == DECLINE and self.offer is not None:
            declined |= {wording(self.offer)}
        about = act.said.get("about")
        adjourned = (self.adjourned or (act.kind, about) == (GRANT, ADJOURN)) and act.kind != RESUME
        # Whatever else is done leaves nothing to be answered, but for the end of a break.
        offer = self.offer if act.kind == RESUME else None
        return replace(
            self, offer=offer, last=act, declined=declined, adjourned=adjourned, ending=self.ending or _ending(act)
        )


def _ending(act: Act) -> Ending | None:
    outcome = act.said.get("outcome")
    return Ending(REASONS[act.kind], act.who, str(outcome)) if act.kind in REASONS and outcome is not None else None


def wording(offer: Act) -> str:
    """An offer as it is compared with others."""
    return f"{offer.who} {json.dumps(offer.said, sort_keys=True)}"
