"""What a game gives to the kernel."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from coinbox.kernel.ahead import Ahead
from coinbox.kernel.aid import Aid
from coinbox.kernel.decision import Pending, Steps, Vocabulary
from coinbox.kernel.evaluation import Evaluation
from coinbox.kernel.fields import State

S = TypeVar("S", bound=State)

Plain = str | int | bool | None | list["Plain"] | dict[str, "Plain"]
"""Anything that JSON can say."""

TIE = "tie"
"""The outcome of which each faction gets a half; every other without a winner is lost by all."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: the winner's faction id (None for a tie), the reason, and the final tracks."""

    winner: str | None
    reason: str
    tracks: Mapping[str, int]
    outcome: str
    """The winner's id, or the name of a result without a winner (`tie`)."""

    def score(self, faction: str) -> float:
        """1 for the winner, a half for each faction of a tie, else 0."""
        return score(self.outcome, faction)


def score(outcome: str, faction: str) -> float:
    """What an outcome is to a faction: 1 if it has won, a half in a tie, else 0."""
    return 1.0 if outcome == faction else 0.5 if outcome == TIE else 0.0


Count = Mapping[str, str | int]
"""What is counted and by how much it changes which track: the arguments of a line of the log."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What the next scoring would bring as things stand."""

    lines: tuple[Count, ...]
    tracks: Mapping[str, tuple[int, int]]
    """Track -> its number before and after."""
    result: Result
    """How the game would end if that scoring were the last."""
    ends: bool
    """Whether it would end the game in any case."""
    once_in: int
    """What chance decides next brings it once in so many cases; 0: it cannot."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a faction could do in a space if its turn came now, as names of actions."""

    faction: str
    operations: tuple[str, ...]
    specials: tuple[str, ...]
    """What may accompany an Operation, there."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an option is not offered: a message with its arguments, and the section that says so."""

    message: str
    rule: str
    args: Mapping[str, str | int] = field(default_factory=dict)
    vague: bool = False
    """Whether it says no more than that something else is asked."""


@dataclass(frozen=True, slots=True)
class Rules(Generic[S]):
    """One game, as plain functions over its state."""

    id: str
    version: int
    factions: tuple[str, ...]
    scenarios: tuple[str, ...]
    outcomes: tuple[str, ...]
    vocabulary: Vocabulary
    setup: Callable[[str], S]
    turn: Callable[[S], Steps[object]]
    """The next turn or phase of the game; it changes the state until the turn is over."""
    turn_actor: Callable[[S], int]
    """Whose turn the next one is (CHANCE for a drawn card)."""
    is_over: Callable[[S], bool]
    result: Callable[[S], Result | None]
    check: Callable[[S], Sequence[str]]
    position: Callable[[S], dict[str, Plain]]
    from_position: Callable[[dict[str, Plain], str], S]
    view: Callable[[S], dict[str, Plain]]
    explain: Callable[[S, Pending, int, Ahead[S]], Reason]
    """(explained state, pending decision, absent option, the rest of the turn) -> what excludes it."""
    forecast: Callable[[S, S], Outlook | None] = lambda _now, _turn_began: None
    """(state, the state when its turn began) -> the next scoring; None: there is none."""
    prospects: Callable[[S, int], Sequence[Prospect]] = lambda _state, _space: ()
    """(state, the option of a space) -> what each faction could do there."""
    evaluation: Callable[[S, int], Evaluation[S]] | None = None
    """How a faction judges what the turn that begins in this state can lead to; None: no bot can judge it."""
    aid: Aid = field(default_factory=Aid)
    order: int = 100
    """The place of the game in lists; games of one place stand by id."""
