"""Plans: complete turns from a moment of a game, with the chance to win that rollouts give them."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from coinbox.kernel.rules import Outlook
from coinbox.kernel.turns import Turns
from coinbox.library import AnyRules
from coinbox.players.greedy import Line
from coinbox.players.halving import Arm, difference
from coinbox.players.learned import learned_of
from coinbox.players.rollouts import CARDS, REPLIES, SAMPLES, Rollout, Rollouts

LEAST_SEEN = 3
"""In so many rollouts a reply must have come to be called a risk."""
NOTABLE = 0.02
"""What a reply must cost to be called a risk."""
KINDS = ("box", "action", "side")
"""Kinds of options that say what a turn is about."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How hard a bot looks: runs and candidates of a decision, turns and cards of a rollout."""

    runs: int = 480
    candidates: int = 24
    samples: int = SAMPLES
    replies: int = REPLIES
    cards: int = CARDS
    few: int | None = None
    """While more candidates than this are left, rollouts are glances; None: they never are."""
    variations: int = 0
    """So many turns that differ little from the best are compared with them in a second round; 0: there is none."""


@dataclass(frozen=True, slots=True)
class Risk:
    """The answer of the opponent that hurts a plan most, and the chance to win after it."""

    reply: tuple[str, ...]
    """The box, action or side of a card that he chooses."""
    chance: float


@dataclass(frozen=True, slots=True)
class Plan:
    """One way through the turn, as names of the choices to make, and what it is worth."""

    way: tuple[str, ...]
    """Choices among two or more options, up to the end of the turn or the first answer of others."""
    chance: float
    """The chance to win, 0 to 1, in the mean of the rollouts."""
    error: float
    """Its standard error."""
    behind: float
    """By how much the best plan is better, in the same rollouts."""
    behind_error: float
    rollouts: int
    forecast: Mapping[str, tuple[int, int]]
    """Track -> where the next scoring would leave it now, and after the plan."""
    risk: Risk | None

    @property
    def is_about_equal(self) -> bool:
        """Whether the difference to the best plan is within the error."""
        return self.behind <= 2 * self.behind_error


@dataclass(frozen=True, slots=True)
class Analysis:
    """What rollouts say of a moment: who decides, and the plans, best first."""

    faction: str
    chance: float
    """The chance to win of who decides, with the best plan."""
    error: float
    rollouts: int
    plans: tuple[Plan, ...]


@dataclass(slots=True)
class Thought:
    """A decision that was thought about: the candidates, best first, with all that their rollouts showed."""

    rules: AnyRules
    me: int
    before: Any
    """The state at the beginning of the turn."""
    played: Sequence[int]
    """Every option since then."""
    outlook: Outlook | None
    """What the next scoring would bring as things stood."""
    arms: list[Arm[Line]]
    seen: dict[int, list[Rollout]] = field(default_factory=dict)
    """The place of a candidate's line in memory -> its rollouts."""

    @property
    def best(self) -> Line:
        return self.arms[0].subject

    def rollouts(self, seed: int, depth: Depth) -> Rollouts:
        """What plays its candidates on."""
        learned = learned_of(self.rules.id)
        return Rollouts(
            self.rules, self.me, seed, learned, samples=depth.samples, replies=depth.replies, cards=depth.cards
        )

    def play_on(self, rollouts: Rollouts, line: Line, number: int, *, glance: bool = False) -> float:
        """The chance to win where a rollout of a line has led; what it showed is kept."""
        found = rollouts.run(self.before, self.played, line.way, number, glance=glance)
        self.seen.setdefault(id(line), []).append(found)
        return found.chance

    def play_all_on(self, rollouts: Rollouts, number: int) -> None:
        """Give every candidate the rollout of one number, with the same cards and dice."""
        for arm in self.arms:
            arm.values.append(self.play_on(rollouts, arm.subject, number))

    def plans(self, number: int) -> tuple[Plan, ...]:
        """So many of the candidates as plans."""
        return tuple(self._plan(arm) for arm in self.arms[:number])

    def _plan(self, arm: Arm[Line]) -> Plan:
        name = self.rules.vocabulary.name
        behind, error = difference(self.arms[0], arm)
        if arm is self.arms[0]:
            behind, error = 0.0, 0.0
        return Plan(
            way=tuple(map(name, arm.subject.way)),
            chance=arm.mean,
            error=arm.error,
            behind=max(0.0, behind),
            behind_error=error,
            rollouts=len(arm.values),
            forecast=self._forecast(arm.subject),
            risk=self._risk(arm),
        )

    def _forecast(self, line: Line) -> dict[str, tuple[int, int]]:
        """Track -> where the next scoring would leave it, as things stood and after this line."""
        draw = random.Random(0).random
        turns: Turns[Any] = Turns(self.rules)
        then = turns.run(self.before, self.me, draw, draw, played=self.played, script=line.way, brief=True).state
        ahead = self.rules.forecast(then, then)
        if self.outlook is None or ahead is None:
            return {}
        now, later = self.outlook.tracks, ahead.tracks
        return {track: (now[track][1], later[track][1]) for track in now if track in later}

    def _risk(self, arm: Arm[Line]) -> Risk | None:
        """The worst reply that came more than once or twice, if it costs something; to pass is none."""
        words = self.rules.vocabulary.options
        replies: dict[tuple[str, ...], list[float]] = {}
        for rollout in self.seen.get(id(arm.subject), ()):
            told = [words[option] for option in rollout.reply if words[option].kind in KINDS][:2]
            if not any(word.closes for word in told):
                replies.setdefault(tuple(word.name for word in told), []).append(rollout.chance)
        common = {reply: chances for reply, chances in replies.items() if reply and len(chances) >= LEAST_SEEN}
        if not common:
            return None
        means = {reply: sum(chances) / len(chances) for reply, chances in common.items()}
        worst = min(means, key=lambda reply: means[reply])
        return Risk(worst, means[worst]) if means[worst] <= arm.mean - NOTABLE else None
