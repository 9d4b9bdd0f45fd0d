"""Thinking: the best turn is looked for among candidates, and then among what differs little from the best."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from math import inf
from typing import Any

from coinbox.game import Game
from coinbox.kernel.game import Driver
from coinbox.players.budget import Budget, Meter
from coinbox.players.candidates import Gathering
from coinbox.players.evaluation import evaluation_of
from coinbox.players.greedy import Line
from coinbox.players.halving import Arm, halve
from coinbox.players.learned import chance_at, learned_of
from coinbox.players.plans import Analysis, Depth, Thought

GATHERING = 0.25
"""The part of its share that a decision may spend on finding candidates, where time or runs are counted."""
LEAST = 48
"""So many runs look for candidates even when there is no time left; with fewer the best of them is a poor turn."""
FEW = 12
"""With fewer candidates than this a decision uses less of its share."""
FIRST_ROUND = 0.4
"""The part of its share after which a decision turns to what differs little from the best."""
VARIATIONS = 0.1
"""The part of its share that it may spend on finding that, where time is counted."""
VARIED = 2
"""So many of the best are varied."""
VARYING = 4
"""With fewer candidates than this none is varied: there is little to choose."""


class Thinking:
    """One decision that is being thought about."""

    def __init__(
        self,
        driver: Driver[Any],
        meter: Meter,
        rng: random.Random,
        depth: Depth,
        stop: Callable[[], bool],
        tell: Callable[[float], None],
    ) -> None:
        assert driver.pending is not None
        self.driver, self.meter, self.rng, self.depth, self.stop, self.tell = driver, meter, rng, depth, stop, tell
        self.rules, self.before = driver.rules, driver.turns[-1].before
        self.me = max(0, driver.pending[0])
        self.judge = evaluation_of(self.rules, self.before, self.me)
        self.learned = learned_of(self.rules.id)
        # What a faction looks for in its turns may be on another scale than how well it stands.
        self.level = self.judge.standing(self.before) - self.judge.score(self.before)
        self.curve = self.learned.curves[self.me][self.judge.rounds - 1]
        self.gathering: Gathering | None = None
        """What finds ways through the turn; None where there is nothing to choose."""
        self.part = 1.0
        """The part of the share that may be used so far."""
        self.glance = False

    def candidates(self) -> list[Line]:
        """What is to be compared at first."""
        driver, meter = self.driver, self.meter
        assert driver.pending is not None
        if driver.pending[0] < 0 or len(driver.options()) == 1:
            return [Line((), (), 0.0)]
        timed = meter.budget.seconds > 0
        runs = meter.runs_left(GATHERING, self.depth.runs) * self.judge.breadth

        def is_cut_off() -> bool:
            return self.stop() or (timed and runs - gathering.runs >= LEAST and meter.spent() >= GATHERING)

        gathering = self.gathering = Gathering(driver, self.rng, self.learned.policy, is_cut_off)
        lines = gathering.gather(runs, self.depth.candidates)
        meter.gathered((runs - gathering.runs) // self.judge.breadth + gathering.turns.runs)
        return lines

    def variations(self, best: Sequence[Line]) -> list[Line]:
        """Turns that differ little from the best ones."""
        gathering, meter = self.gathering, self.meter
        assert gathering is not None
        latest = meter.spent() + VARIATIONS if meter.budget.seconds > 0 else inf
        gathering.stop = lambda: self.stop() or meter.spent() >= min(1.0, latest)
        runs, turns = gathering.runs, gathering.turns.runs
        lines = gathering.variations(best, self.depth.variations)
        meter.gathered((runs - gathering.runs) // self.judge.breadth + gathering.turns.runs - turns)
        return lines

    def arms(self, lines: Sequence[Line], begins: int = 0) -> list[Arm[Line]]:
        """These lines before their first rollout, which has this number."""
        return [Arm(line, chance_at(self.curve, line.score + self.level), begins=begins) for line in lines]

    def think(self) -> Thought:
        """Compare candidates; and then, where there is much to choose, the best with what differs little from them."""
        rules, driver, depth = self.rules, self.driver, self.depth
        assert driver.pending is not None
        arms = self.arms(self.candidates())
        played = driver.turns[-1].options[:]
        thought = Thought(rules, self.me, self.before, played, rules.forecast(driver.state, self.before), arms)
        if driver.pending[0] < 0:  # before a card nobody thinks
            depth = replace(depth, samples=depth.replies)
        rollouts = thought.rollouts(self.rng.getrandbits(48), depth)
        share = min(1.0, len(arms) / FEW)

        def rollout(line: Line, number: int) -> float:
            began = rollouts.turns.runs
            chance = thought.play_on(rollouts, line, number, glance=self.glance)
            self.meter.count(rollouts.turns.runs - began)
            self.tell(min(1.0, self.meter.used() / share))
            return chance

        def used(alive: Sequence[Arm[Line]]) -> float:
            return self.used(alive) / share

        if not depth.variations or len(arms) < VARYING:
            thought.arms = halve(arms, rollout, used)
            return thought
        self.part = FIRST_ROUND
        thought.arms = halve(arms, rollout, used)
        self.part = 1.0
        if not self.stop() and self.meter.used() < share:
            best, others = thought.arms[:VARIED], thought.arms[VARIED:]
            begins = max(len(arm.values) for arm in best)
            again = [Arm(arm.subject, arm.estimate(len(arm.values)), begins=begins) for arm in best]
            varied = self.arms(self.variations([arm.subject for arm in best]), begins)
            thought.arms = halve(again + varied, rollout, used) + others
        return thought

    def used(self, alive: Sequence[Arm[Line]]) -> float:
        """The part of its share that the decision has used, of what it may use so far, with these still compared."""
        self.glance = self.depth.few is not None and len(alive) > self.depth.few
        unfinished = self.gathering.open if self.gathering else ()
        if self.part == 1 and all(arm.subject.way not in unfinished for arm in alive):
            self.meter.widen()
        return 1.0 if self.stop() else self.meter.used() / self.part


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
    return Thinking(driver, meter, rng, depth, stop, tell).think()


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
