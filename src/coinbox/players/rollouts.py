"""Rollouts: what a turn is worth, seen from some turns later, if both sides play on with a quick policy."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from coinbox.kernel.turns import Draw, Ended, Turns
from coinbox.library import AnyRules
from coinbox.players.evaluation import evaluation_of
from coinbox.players.learned import Learned, win_chance

SAMPLES = 3
"""A turn of a rollout is the best of so many, in the eyes of who plays it."""
CARDS = 1
"""How many further cards a rollout looks ahead."""
BRIEF = 2
"""Every so many rollouts what a way leaves open is kept as brief as possible."""


PRIME = 1_000_003
"""Keeps the sources of neighbouring rollouts apart."""


class Rollout(NamedTuple):
    """Where a rollout has led."""

    chance: float
    """The chance to win there."""
    reply: tuple[int, ...]
    """What the opponent chose in his first turn."""


class Rollouts:
    """Plays on after ways through a turn; rollouts of one number see the same cards and dice."""

    def __init__(
        self, rules: AnyRules, me: int, seed: int, learned: Learned, *, samples: int = SAMPLES, cards: int = CARDS
    ) -> None:
        self.rules, self.me, self.seed = rules, me, seed
        self.curves = learned.curves
        self.turns: Turns[Any] = Turns(rules, learned.policy)
        self.samples, self.cards = samples, cards

    def run(self, before: Any, played: Sequence[int], way: Sequence[int], number: int) -> Rollout:
        """Play the turn that began in this state, after what was played in it this way, and then the next turns."""
        luck = self._luck(number)
        _, dice, draw = luck
        brief = number % BRIEF == 0
        state = self.turns.run(before, self.me, draw, dice, played=played, script=way, brief=brief).state
        state, reply = self._onward(state, luck)
        return Rollout(win_chance(self.rules, self.curves, state, self.me), reply)

    def end(self, before: Any, number: int) -> Any:
        """The position to which the next turns lead from the beginning of one."""
        return self._onward(before, self._luck(number))[0]

    def _luck(self, number: int) -> tuple[Draw, Draw, Draw]:
        """The sources of cards, dice and choices; cards have one of their own, so that dice do not change them."""
        cards, dice, draw = (random.Random((self.seed + number * 3 + i) * PRIME).random for i in range(3))
        return cards, dice, draw

    def _onward(self, state: Any, luck: tuple[Draw, Draw, Draw]) -> tuple[Any, tuple[int, ...]]:
        """Where the next turns lead, and what the opponent chose in his first."""
        rules, me = self.rules, self.me
        cards, dice, draw = luck
        reply: tuple[int, ...] = ()
        reveals = self.cards + 1
        while not rules.is_over(state):
            actor = rules.turn_actor(state)
            if actor < 0:
                reveals -= 1
                if not reveals:
                    break
                state = self.turns.run(state, me, draw, cards).state
                continue
            ended = self.turn(state, actor, draw, dice)
            state = ended.state
            if actor != me and not reply:
                reply = ended.way
        return state, reply

    def turn(self, before: Any, actor: int, draw: Draw, dice: Draw) -> Ended[Any]:
        """A turn of the quick policy, which does not see its dice before it has chosen."""
        run = self.turns.run
        best = run(before, actor, draw, dice)
        if not best.way:
            return best
        opening = best.opening
        score = evaluation_of(self.rules, before, actor).score
        most = score(best.state)
        for _ in range(self.samples - 1):
            ended = run(before, actor, draw, draw, played=opening)
            if (reached := score(ended.state)) > most:
                best, most = ended, reached
        return run(before, actor, draw, dice, played=opening, script=best.way) if best.luck else best
