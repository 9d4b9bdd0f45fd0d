"""Simulation: play many games between bots and count how they end."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

from coinbox.game import Game
from coinbox.kernel.chance import Source, random_source
from coinbox.kernel.decision import Pending
from coinbox.kernel.errors import CoinboxError, DeadEnd
from coinbox.kernel.game import Driver
from coinbox.kernel.playout import playout
from coinbox.lab.jobs import HERE, Job, Workers, run
from coinbox.library import AnyRules, rules_of
from coinbox.players import Player, make_player
from coinbox.players.random import Random

ENDLESS = 20_000
"""Decisions after which a checked game counts as one that never ends; a long one has some hundreds."""
SHOWN = 10
"""Violations that are kept word for word; the rest is only counted."""
FAST_BATCH, SLOW_BATCH = 50, 1
"""The least number of games that are played at a stretch."""
MOST_BATCHES = 2000


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be simulated; game i of a plan is the same whoever plays it and in whatever order."""

    game: str
    scenario: str
    players: Mapping[str, str]
    games: int
    seed: int
    check: bool = False

    @property
    def is_random(self) -> bool:
        """Whether chance and every player draw from the same numbers, so that the fast playout serves."""
        return not self.check and set(self.players.values()) == {"random"}


@dataclass(frozen=True, slots=True)
class Violation:
    """An invariant that did not hold: in which game, after how many of its decisions, and what."""

    game: int
    decision: int
    problem: str

    def __str__(self) -> str:
        return f"game {self.game}, decision {self.decision}: {self.problem}"


@dataclass(slots=True)
class Tally:
    """Sums over games; two tallies of different games can be added."""

    games: int = 0
    decisions: int = 0
    cards: int = 0
    cpu: float = 0.0
    wins: dict[str, int] = field(default_factory=dict)
    reasons: dict[str, int] = field(default_factory=dict)
    tracks: dict[str, int] = field(default_factory=dict)
    violations: int = 0
    shown: list[Violation] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Take in the games of another tally."""
        self.games += other.games
        self.decisions += other.decisions
        self.cards += other.cards
        self.cpu += other.cpu
        self.violations += other.violations
        for mine, theirs in ((self.wins, other.wins), (self.reasons, other.reasons), (self.tracks, other.tracks)):
            for key, number in theirs.items():
                mine[key] = mine.get(key, 0) + number
        self.shown = sorted(self.shown + other.shown, key=lambda v: (v.game, v.decision))[:SHOWN]

    @property
    def finished(self) -> int:
        """Games that came to a result."""
        return sum(self.wins.values())

    def record_result(self, rules: AnyRules, state: Any) -> None:
        """Count how a game ended."""
        result = rules.result(state)
        if result is None:
            return
        self.wins[result.outcome] = self.wins.get(result.outcome, 0) + 1
        self.reasons[result.reason] = self.reasons.get(result.reason, 0) + 1
        for track, value in result.tracks.items():
            self.tracks[track] = self.tracks.get(track, 0) + value
        played = rules.view(state)["played"]
        self.cards += len(played) if isinstance(played, list) else 0

    def violate(self, violation: Violation) -> None:
        """Count a violation and keep it if it is among the first."""
        self.violations += 1
        if len(self.shown) < SHOWN:
            self.shown.append(violation)


def no_games(plan: Plan) -> Tally:
    """A tally that knows every outcome and has counted none yet."""
    return Tally(wins=dict.fromkeys(rules_of(plan.game).outcomes, 0))


def simulate(
    plan: Plan,
    *,
    workers: Workers = HERE,
    tell: Callable[[int], None] = lambda _done: None,
    total: Tally | None = None,
) -> Tally:
    """Play all games of a plan; `tell` hears how many more are done, and `total` has them even if it is interrupted."""
    if plan.games < 1:
        raise CoinboxError("games must be at least 1", "error-at-least-one", what="games")
    total = no_games(plan) if total is None else total
    jobs = (Job(number, play_games, (plan, batch)) for number, batch in enumerate(_batches(plan)))
    with closing(run(jobs, workers)) as finished:
        for _, tally in finished:
            total.add(tally)
            tell(tally.games)
    return total


def _batches(plan: Plan) -> Iterator[range]:
    least = FAST_BATCH if set(plan.players.values()) == {"random"} else SLOW_BATCH
    size = max(least, plan.games // MOST_BATCHES)
    for first in range(0, plan.games, size):
        yield range(first, min(first + size, plan.games))


def play_games(plan: Plan, numbers: Iterable[int]) -> Tally:
    """Play the games of these numbers."""
    rules = rules_of(plan.game)
    tally = Tally()
    began = time.process_time()
    for number in numbers:
        tally.games += 1
        generator = random.Random(f"{plan.seed}/{number}")
        if plan.is_random:
            state = rules.setup(plan.scenario)
            tally.decisions += playout(rules, state, generator.random)
        else:
            played = tally.decisions
            try:
                state = _drive(plan, rules, number, generator, tally)
            except DeadEnd as error:
                if not plan.check:
                    raise
                tally.violate(Violation(number, tally.decisions - played, str(error)))
                continue
        tally.record_result(rules, state)
    tally.cpu = time.process_time() - began
    return tally


def _drive(plan: Plan, rules: AnyRules, number: int, generator: random.Random, tally: Tally) -> Any:
    """Play one game decision by decision; returns the last state."""
    players = [_seat(plan, faction, number, generator) for faction in rules.factions]
    dice = random_source(generator)
    driver: Driver[Any] = Driver(rules, plan.scenario, logging=False, automatic=False)
    driver.source = _checked(driver, dice, number, tally) if plan.check else dice
    game = Game(driver, plan.players)
    try:
        driver.answer_automatically()
        while driver.pending is not None:
            if plan.check and not _is_sound(driver, number, tally):
                break
            driver.step(players[driver.pending[0]].choose(game))
    finally:
        tally.decisions += driver.decisions
    if plan.check and driver.pending is None:
        _check(driver, number, tally)
    return driver.state


def _seat(plan: Plan, faction: str, number: int, generator: random.Random) -> Player:
    """Random players share the game's generator, as they do in `playout`; others get a seed of their own."""
    kind = plan.players[faction]
    if kind == "random":
        return Random(generator)
    return make_player(kind, random.Random(f"{plan.seed}/{number}/{faction}").getrandbits(32))


def _checked(driver: Driver[Any], dice: Source, number: int, tally: Tally) -> Source:
    """Chance that has the position checked before it speaks, so that no decision goes unchecked."""

    def answer(pending: Pending) -> int:
        _check(driver, number, tally)
        return dice(pending)

    return answer


def _check(driver: Driver[Any], number: int, tally: Tally) -> None:
    for problem in driver.rules.check(driver.state):
        tally.violate(Violation(number, driver.decisions, problem))


def _is_sound(driver: Driver[Any], number: int, tally: Tally) -> bool:
    """Check the position; False if the game will not come to an end."""
    _check(driver, number, tally)
    if driver.decisions >= ENDLESS:
        tally.violate(Violation(number, driver.decisions, f"no end after {ENDLESS} decisions"))
        return False
    return True
