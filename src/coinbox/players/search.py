"""The players `planner` and `search`: they compare whole turns by what may come of them on the next cards."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Any

from coinbox.game import Game
from coinbox.kernel.game import Driver
from coinbox.players.budget import Budget, Clock, Meter
from coinbox.players.plans import Depth, Thought
from coinbox.players.reasons import reason_of
from coinbox.players.thinking import think

FIRST, LATER, LAST = 0.7, 0.6, 0.95
"""The share of what is left of a turn's budget that its first decision may use, each later one, and one with whose plan
the turn ends."""
PLANNED = Budget(runs=1800)
"""What the planner spends on a turn: little, and always the same."""
PLANNED_DEPTH = Depth(runs=240, candidates=12)
"""With few rollouts there is no time for many candidates."""
USUAL, LONG = Budget(seconds=1.0), Budget(seconds=5.0)
"""What search spends if nothing is said, and what the master spends."""
USUAL_DEPTH = Depth(samples=4, replies=4, cards=2, few=6, variations=10)
"""With more rollouts it looks one card further than the planner, and than the analyst beside the board; what cannot
stand up to the opponent's answer has been put aside before, and what differs little from the best turns is tried."""


class Searcher:
    """Plans its turn, follows the plan while it holds, and plans anew after dice and answers of others."""

    def __init__(
        self,
        name: str,
        seed: int,
        budget: Budget,
        *,
        depth: Depth = USUAL_DEPTH,
        clock: Clock = time.thread_time,
    ) -> None:
        self.name = name
        self._rng = random.Random(seed)
        self._budget, self._depth, self._clock = budget, depth, clock
        self._meter = Meter(budget, clock)
        self._before: Any = None
        self._thought: Thought | None = None
        self._rest: list[tuple[Sequence[int], int]] = []
        """What is left of the plan: what will be offered, and what is to be chosen."""
        self._path: list[int] = []
        """Every option of the turn up to the last choice."""

    def choose(self, game: Game) -> int:
        """The number of the option that it takes."""
        driver = game.driver
        options = driver.options()
        if len(options) == 1:
            return options[0]
        if not self._follows(driver):
            self._think(driver)
        option = self._rest.pop(0)[1]
        self._path = [*driver.turns[-1].options, option]
        return option

    def _follows(self, driver: Driver[Any]) -> bool:
        """Whether the plan still holds."""
        turn = driver.turns[-1]
        same = turn.before is self._before and turn.options[: len(self._path)] == self._path
        return same and bool(self._rest) and self._rest[0][0] == driver.options()

    def _think(self, driver: Driver[Any]) -> None:
        """Make a new plan, the first of the turn with the greater share of the budget."""
        turn = driver.turns[-1]
        if turn.before is not self._before:
            self._meter, self._before = Meter(self._budget, self._clock), turn.before
        self._meter.open(LATER if turn.asked else FIRST, LAST)
        self._thought = think(driver, self._meter, self._rng, self._depth)
        self._meter.close()
        line = self._thought.best
        self._rest = list(zip(line.menus, line.way, strict=True))

    def reason(self, lang: str) -> str | None:
        """What the last plan is good for and what it risks; None if nothing has been planned."""
        return None if self._thought is None else reason_of(lang, self._thought)


def planner(seed: int) -> Searcher:
    """The player that plans with few rollouts."""
    return Searcher("planner", seed, PLANNED, depth=PLANNED_DEPTH)


def search(seed: int, budget: Budget = USUAL) -> Searcher:
    """The player that searches within a budget."""
    return Searcher("search" if budget == USUAL else f"search:{budget}", seed, budget)


def master(seed: int) -> Searcher:
    """The player that searches long."""
    return Searcher("master", seed, LONG)
