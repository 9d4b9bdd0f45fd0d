"""Rollouts: what a turn is worth, seen from some turns later, if both sides play on with a quick policy."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any, NamedTuple

from coinbox.kernel.turns import Draw, Ended, Turns
from coinbox.library import AnyRules
from coinbox.players.evaluation import evaluation_of
from coinbox.players.learned import Learned, win_chance
from coinbox.players.luck import CHOICES, DECK, DICE, OPENING, At, Luck

SAMPLES, REPLIES = 2, 8
"""A turn of a rollout is the best of so many in the eyes of who plays it: the own turns, and the opponent's.

An opponent who plays well is what a plan must stand up to; to play on well oneself matters less.
"""
CARDS = 1
"""How many further cards a rollout looks ahead."""
REST = 4
"""What a way leaves open is the best of so many; the first of them is as brief as possible."""
PAUSE = 16
"""Moments between two cards, more than a card has turns; so those after a card are the same whatever came before."""


def after(first: float, then: Draw) -> Draw:
    """A number that is known, and then others."""
    return chain((first,), iter(then, None)).__next__


class Rollout(NamedTuple):
    """Where a rollout has led."""

    chance: float
    """The chance to win there."""
    reply: tuple[int, ...]
    """What the opponent chose in his first turn."""


class Rollouts:
    """Plays on after ways through a turn; rollouts of one number see the same cards and dice."""

    def __init__(
        self,
        rules: AnyRules,
        me: int,
        seed: int,
        learned: Learned,
        *,
        samples: int = SAMPLES,
        replies: int = REPLIES,
        cards: int = CARDS,
    ) -> None:
        self.rules, self.me = rules, me
        self.luck = Luck(seed)
        self.curves = learned.curves
        self.turns: Turns[Any] = Turns(rules, learned.policy)
        self.samples, self.replies, self.cards = samples, replies, cards

    def run(
        self, before: Any, played: Sequence[int], way: Sequence[int], number: int, *, glance: bool = False
    ) -> Rollout:
        """Play the turn that began in this state, after what was played in it this way, and then the next turns.

        A glance goes only as far as the opponent's answer.
        """
        luck = self.luck.at(number, 0)
        ended = self.own_turn(before, played, way, luck)
        state, reply = self._onward(ended.state, number, glance=glance)
        return Rollout(win_chance(self.rules, self.curves, state, self.me), reply)

    def own_turn(self, before: Any, played: Sequence[int], way: Sequence[int], luck: At) -> Ended[Any]:
        """The turn played this way; what it leaves open after a die or an answer is chosen well, later dice unseen."""
        me, run = self.me, self.turns.run
        best = run(before, me, luck(CHOICES), luck(DICE), played=played, script=way, brief=True)
        if len(best.way) <= len(way):
            return best
        score = evaluation_of(self.rules, before, me).score
        most = score(best.state)
        for sample in range(1, REST):
            draw = luck(CHOICES + sample)
            ended = run(before, me, draw, after(luck(DICE)(), draw), played=played, script=way)
            if (reached := score(ended.state)) > most:
                best, most = ended, reached
        return run(before, me, luck(CHOICES), luck(DICE), played=played, script=best.way, brief=True)

    def end(self, before: Any, number: int) -> Any:
        """The position to which the next turns lead from the beginning of one."""
        return self._onward(before, number)[0]

    def _onward(self, state: Any, number: int, *, glance: bool = False) -> tuple[Any, tuple[int, ...]]:
        """Where the next turns lead, and what the opponent chose in his first."""
        rules, me = self.rules, self.me
        reply: tuple[int, ...] = ()
        cards = moment = 0
        while not rules.is_over(state):
            actor = rules.turn_actor(state)
            if actor < 0:
                cards += 1
                if cards > self.cards:
                    break
                moment = PAUSE * cards
                luck = self.luck.at(number, moment)
                state = self.turns.run(state, me, luck(CHOICES), luck(DECK)).state
                continue
            moment += 1
            ended = self.turn(state, actor, self.luck.at(number, moment))
            state = ended.state
            if actor != me and not reply:
                reply = ended.way
                if glance:
                    break
        return state, reply

    def turn(self, before: Any, actor: int, luck: At) -> Ended[Any]:
        """A turn of the quick policy, which does not see its dice before it has chosen."""
        run = self.turns.run
        best = run(before, actor, luck(CHOICES), luck(OPENING))
        if not best.way:
            return best
        opening = best.opening
        score = evaluation_of(self.rules, before, actor).score
        most = score(best.state)
        for sample in range(1, self.samples if actor == self.me else self.replies):
            draw = luck(CHOICES + sample)
            ended = run(before, actor, draw, draw, played=opening)
            if (reached := score(ended.state)) > most:
                best, most = ended, reached
        return run(before, actor, luck(CHOICES), luck(DICE), played=opening, script=best.way) if best.luck else best
