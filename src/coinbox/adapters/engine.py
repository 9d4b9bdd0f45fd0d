"""A game as research environments need it: numbers alone, chance asked or rolled, copied and pickled."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, cast

from coinbox.game import Game, known_scenario
from coinbox.kernel.chance import Source, random_source
from coinbox.kernel.decision import CHANCE, Vocabulary
from coinbox.kernel.fields import State
from coinbox.kernel.game import Driver
from coinbox.kernel.rules import TIE
from coinbox.library import AnyRules, rules_of

OVER = -2
"""Who is asked when the game is over."""


class Engine:
    """A game in progress by the numbers of its vocabulary; options that are the only ones are taken by themselves.

    Rules at work can be neither copied nor pickled. A copy plays the turn again, and what is pickled is the journal.
    """

    __slots__ = ("driver",)

    def __init__(self, driver: Driver[Any]) -> None:
        self.driver = driver

    @property
    def actor(self) -> int:
        """The number of the faction that is asked, CHANCE, or OVER."""
        pending = self.driver.pending
        return OVER if pending is None else pending[0]

    @property
    def state(self) -> State:
        """The board underneath."""
        return self.driver.state  # type: ignore[no-any-return]  # of any game

    @property
    def is_over(self) -> bool:
        return self.driver.pending is None

    @property
    def options(self) -> Sequence[int]:
        """What may be answered."""
        return self.driver.options()

    def odds(self) -> list[tuple[int, float]]:
        """The outcomes of chance with their probabilities, in the order of their numbers."""
        pending = self.driver.pending
        assert pending is not None
        weights = cast("Sequence[int] | None", pending[3]) or [1] * len(pending[2])
        whole = sum(weights)
        return sorted((option, weight / whole) for option, weight in zip(pending[2], weights, strict=True))

    def step(self, option: int) -> None:
        """Answer what is asked."""
        self.driver.step(option)

    @property
    def question(self) -> str:
        """The id of what is asked; empty when the game is over."""
        pending = self.driver.pending
        return "" if pending is None else pending[1].id

    @property
    def rules(self) -> AnyRules:
        return self.driver.rules

    @property
    def vocabulary(self) -> Vocabulary:
        return self.driver.rules.vocabulary

    @property
    def turn(self) -> list[int]:
        """The options of the turn at hand."""
        return self.driver.turns[-1].options

    def returns(self) -> list[float]:
        """For each faction 1 if it has won, -1 if it has lost, 0 for a tie and before the end."""
        return returns_of(self.driver.rules, self.driver.result)

    @property
    def game(self) -> Game:
        """The same game in words; it is this one, not a copy."""
        return Game(self.driver)

    def __deepcopy__(self, _: dict[int, object]) -> Engine:
        return Engine(self.driver.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        driver = self.driver
        return _replayed, (driver.rules.id, driver.scenario, driver.journal)


def returns_of(rules: AnyRules, result: Any) -> list[float]:
    """What a result is worth to each faction: a game that both lose is -1 to both."""
    if result is None or result.outcome == TIE:
        return [0.0] * len(rules.factions)
    return [1.0 if faction == result.winner else -1.0 for faction in rules.factions]


def can_both_lose(rules: AnyRules) -> bool:
    """Whether there is a result that nobody wins and that is no tie."""
    return any(outcome not in (*rules.factions, TIE) for outcome in rules.outcomes)


def begun(game: str, scenario: str | None = None, source: Source | None = None) -> Engine:
    """A new game; without a source chance is asked like a player."""
    rules = rules_of(game)
    return Engine(Driver(rules, known_scenario(rules, scenario), source=source, logging=False))


def rolled(game: str, scenario: str | None, seed: int | None) -> Engine:
    """A new game whose dice and cards come from a seed."""
    return begun(game, scenario, random_source(Random(seed)))


def _replayed(game: str, scenario: str, journal: Sequence[int]) -> Engine:
    """A game of which every option is known; chance is asked from then on."""
    rules = rules_of(game)
    driver: Driver[Any] = Driver(rules, scenario, logging=False, automatic=False)
    for option in journal:
        driver.feed(option)
    return Engine(driver)


__all__ = ["CHANCE", "OVER", "Engine", "begun", "can_both_lose", "returns_of", "rolled"]
