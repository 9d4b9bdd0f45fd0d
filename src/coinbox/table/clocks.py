"""The clock of a table: how much time is left to whom, from its terms and who had the turn since when; no I/O."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

TURN, BANK, POST = "turn", "bank", "post"
"""So many minutes a turn, so many in all, so many days a turn."""
WARNING, PASS, GAME = "warning", "pass", "game"
"""What happens at zero: it is shown, the turn is passed, the game is lost."""
MINUTE, DAY = 60, 86_400
UNITS = {TURN: MINUTE, BANK: MINUTE, POST: DAY}
MOST = {TURN: 1440, BANK: 1440, POST: 60}
"""Kind -> the largest number of its units."""
LEAST_MORE = 10
"""Who has used up his bank, and is passed for, must have so many seconds for his next turn."""

Span = tuple[float, float]
"""From when until when somebody is away."""
Away = Mapping[str, Sequence[Span]]
"""Faction -> when its player is away."""


class Terms(NamedTuple):
    """What both players agree on before a clock runs."""

    kind: str
    amount: int
    """Minutes a turn, minutes in all, or days a turn."""
    zero: str
    more: int = 0
    """Seconds that a turn adds to a bank."""

    @property
    def seconds(self) -> int:
        return self.amount * UNITS[self.kind]

    @property
    def are_fair(self) -> bool:
        """Whether a game can be played by them."""
        lasts = self.more >= LEAST_MORE or (self.kind, self.zero) != (BANK, PASS)
        return 1 <= self.amount <= MOST[self.kind] and (self.kind == BANK or not self.more) and lasts


@dataclass(frozen=True)
class Clock:
    """A clock as it was set last; what has passed since then is worked out when it is asked for."""

    terms: Terms
    turn: int
    """The turn that it runs in; before it has begun, the one in which it was agreed on."""
    left: Mapping[str, float]
    """Faction -> seconds that were left when it was set."""
    runs: str | None = None
    """The faction whose time it is."""
    since: float | None = None
    """Since when its time runs; None while the clock stands still."""
    begun: bool = False
    asked: tuple[str, ...] = ()
    """Who was asked in this turn."""
    paid: int = 0
    """The last turn that has added time to a bank; played again it adds nothing."""

    @classmethod
    def agreed(cls, terms: Terms, factions: Iterable[str], turn: int) -> Clock:
        """A clock that begins with the next turn."""
        return cls(terms, turn, dict.fromkeys(factions, float(terms.seconds)), paid=turn)

    # -- asking ------------------------------------------------------------------------------------------------------

    def time_left(self, faction: str, now: float, away: Away) -> float:
        """The seconds that a faction has; less than none if it is late."""
        left = self.left[faction]
        return left - self._spent(now, away) if faction == self.runs else left

    def _spent(self, now: float, away: Away) -> float:
        if self.since is None:
            return 0.0
        spent = max(0.0, now - self.since)
        return spent - sum(max(0.0, min(now, ends) - max(self.since, begins)) for begins, ends in self._away(away))

    def _away(self, away: Away) -> list[Span]:
        """When whose time it is need not move; that counts by post alone."""
        return merged(away.get(self.runs or "", ())) if self.terms.kind == POST else []

    def is_held(self, now: float, away: Away) -> bool:
        """Whether the time stands still because whose it is has a holiday."""
        return self.since is not None and any(begins <= now < ends for begins, ends in self._away(away))

    def zero_at(self, away: Away) -> float | None:
        """When nothing is left to whose time runs; None if nobody's does."""
        if self.runs is None or self.since is None:
            return None
        at = self.since + self.left[self.runs]
        for begins, ends in self._away(away):
            if begins < at:
                at += max(0.0, ends - max(self.since, begins))
        return at

    def due(self, away: Away) -> float | None:
        """When somebody has to act upon it; a warning is only shown."""
        return None if self.terms.zero == WARNING else self.zero_at(away)

    # -- setting -----------------------------------------------------------------------------------------------------

    def stopped(self, now: float, away: Away) -> Clock:
        """The clock standing still."""
        if self.runs is None or self.since is None:
            return self
        left = self.time_left(self.runs, now, away)
        kept = left if self.terms.zero == WARNING else max(0.0, left)
        return replace(self, left={**self.left, self.runs: kept}, since=None)

    def turned(self, actor: str | None, turn: int, now: float, away: Away) -> Clock:
        """The clock after a change of the game: who is asked now, None if it is nobody whose time counts."""
        if turn == self.turn and (not self.begun or (actor == self.runs and (self.since is not None or actor is None))):
            return self
        found = self.stopped(now, away)
        if turn != found.turn:
            found = found._in_turn(turn)
        asked = found.asked if actor is None or actor in found.asked else (*found.asked, actor)
        return replace(found, runs=actor, since=None if actor is None else now, asked=asked)

    def _in_turn(self, turn: int) -> Clock:
        """The clock as another turn begins."""
        if not self.begun:
            return replace(self, turn=turn, begun=True)
        if self.terms.kind != BANK:
            return replace(self, turn=turn, left=dict.fromkeys(self.left, float(self.terms.seconds)), asked=())
        # One that was taken back has not been played to its end.
        paid = max(self.paid, self.turn) if turn > self.turn else self.paid
        more = self.terms.more if paid > self.paid else 0
        left = {faction: seconds + more * (faction in self.asked) for faction, seconds in self.left.items()}
        return replace(self, turn=turn, left=left, asked=(), paid=paid)

    # -- storing -----------------------------------------------------------------------------------------------------

    def packed(self) -> str:
        """All but `since`, which is stored beside it."""
        kept = {name: getattr(self, name) for name in ("turn", "left", "runs", "begun", "asked", "paid")}
        return json.dumps({"terms": self.terms._asdict(), **kept})


def unpacked(state: str, since: float | None) -> Clock:
    """A stored clock."""
    found = json.loads(state)
    terms, asked = Terms(**found.pop("terms")), tuple(found.pop("asked"))
    return Clock(terms=terms, asked=asked, since=since, **found)


def merged(spans: Iterable[Span]) -> list[Span]:
    """The same times in order, those that touch each other as one."""
    found: list[Span] = []
    for begins, ends in sorted(spans):
        if found and begins <= found[-1][1]:
            found[-1] = found[-1][0], max(found[-1][1], ends)
        else:
            found.append((begins, ends))
    return found
