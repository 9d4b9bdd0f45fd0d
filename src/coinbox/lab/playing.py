"""One game between two bots, with cards and dice that another game can have too, and the time that each bot thinks."""

from __future__ import annotations

import random
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from coinbox.game import Game
from coinbox.kernel.chance import Source, weighted
from coinbox.kernel.decision import Pending, Vocabulary
from coinbox.kernel.game import Driver, Turn
from coinbox.kernel.rules import Result
from coinbox.library import AnyRules
from coinbox.players import make_player

CARD = "card"
"""The kind of option that is a card."""


def shared_chance(seed: str, words: Vocabulary) -> Source:
    """Cards that come in the same order, and for each card the same dice and chits, whatever the players do.

    Dice and chits have numbers of their own for each card, so that a roll more or less changes nothing later.
    """
    cards = random.Random(f"{seed}/cards")
    streams: dict[str, random.Random] = {}
    drawn = 0

    def answer(pending: Pending) -> int:
        nonlocal drawn
        options, weights = pending[2], pending[3]
        kind = words.options[options[0]].kind
        if kind == CARD:
            drawn += 1
            streams.clear()
            stream = cards
        elif kind not in streams:
            stream = streams[kind] = random.Random(f"{seed}/{drawn}/{kind}")
        else:
            stream = streams[kind]
        odds = [1] * len(options) if weights is None else weights
        return weighted(options, odds, stream.random())  # type: ignore[arg-type]  # chance details are weights

    return answer


@dataclass(slots=True)
class Clock:
    """The CPU time that a player thinks."""

    turns: int = 0
    """Turns and phases in which he was asked anything."""
    seconds: float = 0.0
    slowest: float = 0.0
    """The seconds of his longest turn."""
    _turn: int = field(default=-1, repr=False)
    _in_turn: float = field(default=0.0, repr=False)

    def add(self, turn: int, seconds: float) -> None:
        """He thought for so long, in the turn of this number."""
        if turn != self._turn:
            self._turn, self._in_turn = turn, 0.0
            self.turns += 1
        self._in_turn += seconds
        self.seconds += seconds
        self.slowest = max(self.slowest, self._in_turn)


@dataclass(frozen=True, slots=True)
class Ended:
    """A game that was played to its end, and the clock of each faction."""

    state: Any
    turns: Sequence[Turn[Any]]
    decisions: int
    result: Result
    clocks: Mapping[str, Clock]


def play_out(rules: AnyRules, scenario: str, kinds: Mapping[str, str], seed: str, chance: str) -> Ended:
    """Let bots play a game; `seed` is that of the bots, `chance` that of cards and dice."""
    players = [make_player(kinds[f], random.Random(f"{seed}/{f}").getrandbits(32)) for f in rules.factions]
    clocks = [Clock() for _ in rules.factions]
    source = shared_chance(chance, rules.vocabulary)
    driver: Driver[Any] = Driver(rules, scenario, source=source, logging=False)
    game = Game(driver, kinds)
    while driver.pending is not None:
        actor = driver.pending[0]
        turn = len(driver.turns)
        began = time.process_time()
        option = players[actor].choose(game)
        clocks[actor].add(turn, time.process_time() - began)
        driver.step(option)
    result = rules.result(driver.state)
    assert result is not None
    return Ended(driver.state, driver.turns, driver.decisions, result, dict(zip(rules.factions, clocks, strict=True)))
