"""Plans: the best complete turns from a moment of a game, with the chance to win that rollouts give them."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from coinbox.game import Game
from coinbox.kernel.game import Driver
from coinbox.kernel.rules import Outlook
from coinbox.kernel.turns import Turns
from coinbox.library import AnyRules
from coinbox.players.budget import Budget, Meter
from coinbox.players.candidates import Gathering
from coinbox.players.evaluation import evaluation_of
from coinbox.players.greedy import Line, Way
from coinbox.players.halving import Arm, difference, halve
from coinbox.players.learned import chance_at, learned_of
from coinbox.players.rollouts import CARDS, REPLIES, SAMPLES, Rollout, Rollouts

GATHERING = 0.25
"""The part of its share that a decision may spend on finding candidates, where time or runs are counted."""
LEAST = 48
"""So many runs look for candidates even when there is no time left; with fewer the best of them is a poor turn."""
FEW = 12
"""With fewer candidates than this a decision uses less of its share."""
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


def think(
    driver: Driver[Any],
    meter: Meter,
    rng: random.Random,
    depth: Depth,
    *,
    stop: Callable[[], bool] = lambda: False,
    tell: Callable[[float], None] = lambda _part: None,
) -> Thought:
    """Find candidates for the rest of the turn and compare them by rollouts, until the opened share is used."""
    assert driver.pending is not None
    rules, turn = driver.rules, driver.turns[-1]
    me = max(0, driver.pending[0])
    judge = evaluation_of(rules, turn.before, me)
    learned = learned_of(rules.id)
    timed = meter.budget.seconds > 0
    unfinished: Collection[Way] = ()
    if driver.pending[0] < 0 or len(driver.options()) == 1:
        lines = [Line((), (), 0.0)]
    else:
        runs = meter.runs_left(GATHERING, depth.runs) * judge.breadth

        def is_cut_off() -> bool:
            return stop() or (timed and runs - gathering.runs >= LEAST and meter.spent() >= GATHERING)

        gathering = Gathering(driver, rng, learned.policy, is_cut_off)
        lines = gathering.gather(runs, depth.candidates)
        unfinished = gathering.open
        meter.gathered((runs - gathering.runs) // judge.breadth + gathering.turns.runs)
    # What a faction looks for in its turns may be on another scale than how well it stands.
    level = judge.standing(turn.before) - judge.score(turn.before)
    curve = learned.curves[me][judge.rounds - 1]
    arms = [Arm(line, chance_at(curve, line.score + level)) for line in lines]
    thought = Thought(rules, me, turn.before, turn.options[:], rules.forecast(driver.state, turn.before), arms)
    if driver.pending[0] < 0:  # before a card nobody thinks
        depth = replace(depth, samples=depth.replies)
    rollouts = thought.rollouts(rng.getrandbits(48), depth)
    scale = min(1.0, len(arms) / FEW)

    glance = False

    def rollout(line: Line, number: int) -> float:
        began = rollouts.turns.runs
        chance = thought.play_on(rollouts, line, number, glance=glance)
        meter.count(rollouts.turns.runs - began)
        tell(min(1.0, meter.used() / scale))
        return chance

    def used(alive: Sequence[Arm[Line]]) -> float:
        nonlocal glance
        glance = depth.few is not None and len(alive) > depth.few
        if all(arm.subject.way not in unfinished for arm in alive):
            meter.widen()
        return 1.0 if stop() else meter.used() / scale

    thought.arms = halve(arms, rollout, used)
    return thought


def analyse(
    game: Game,
    budget: Budget,
    *,
    plans: int = 3,
    seed: int = 0,
    depth: Depth | None = None,
    stop: Callable[[], bool] = lambda: False,
    tell: Callable[[float], None] = lambda _part: None,
) -> Analysis:
    """Who is asked now, his chance to win, and his best plans; `stop` ends it early, `tell` hears the part done.

    Before a card or die it is the first faction's chance; a game that is over has its result and no plan.
    """
    driver = game.driver
    if driver.pending is None:
        result = game.result
        assert result is not None
        first = driver.rules.factions[0]
        return Analysis(first, result.score(first), 0.0, 0, ())
    meter = Meter(budget)
    meter.open(1.0)
    thought = think(driver, meter, random.Random(seed), depth or Depth(), stop=stop, tell=tell)
    best = thought.arms[0]
    shown = thought.plans(plans) if driver.pending[0] >= 0 else ()
    return Analysis(driver.rules.factions[thought.me], best.mean, best.error, meter.rollouts, shown)
