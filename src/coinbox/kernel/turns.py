"""Whole turns for search: each is one run of the rules from a copy of the state before it, without a driver."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from typing import Generic, NamedTuple, TypeVar

from coinbox.kernel.chance import weighted
from coinbox.kernel.decision import Vocabulary
from coinbox.kernel.fields import State
from coinbox.kernel.rules import Rules

S = TypeVar("S", bound=State)
Draw = Callable[[], float]
"""The next random number from 0 to 1."""
Way = Sequence[int]
"""Choices of players among two or more options, in order."""
Policy = Sequence[Mapping[str, Sequence[float]]]
"""For each faction: question -> for each option of the vocabulary how likely it is chosen, compared with others."""
UNIFORM: Policy = ({}, {})
"""Every option is as likely as any other, but for stops."""
STOPS = ("done", "decline", "end-turn")
RATE = 0.12
"""The most often that a random choice stops where it may; a run draws its own rate below this."""


def stops_of(words: Vocabulary) -> frozenset[int]:
    """The options that leave the rest of a choice undone."""
    return frozenset(words.ids[name] for name in STOPS if name in words.ids)


def preferred(options: Sequence[int], weights: Sequence[float], share: float) -> int:
    """The option at this share (0 to 1) of the total weight of what is offered."""
    edges = list(accumulate(map(weights.__getitem__, options)))
    return options[min(bisect_right(edges, share * edges[-1]), len(options) - 1)]


class Ended(NamedTuple, Generic[S]):
    """A turn that was run to its end."""

    state: S
    way: tuple[int, ...]
    """What the faction chose whose turn it is."""
    luck: bool
    """Whether chance or the other faction had a say after its first choice."""
    opening: tuple[int, ...]
    """What was played before it; every option up to its first choice if others had a say there."""


class Turns(Generic[S]):
    """Runs whole turns of a game, choosing by a policy where it knows the question, else at random, seldom a stop."""

    def __init__(self, rules: Rules[S], policy: Policy = UNIFORM) -> None:
        self.rules = rules
        self.policy = policy
        self.stops = stops_of(rules.vocabulary)
        self.runs = 0
        """How many there were."""

    def run(
        self,
        before: S,
        me: int,
        draw: Draw,
        dice: Draw,
        *,
        played: Sequence[int] = (),
        script: Way = (),
        brief: bool = False,
    ) -> Ended[S]:
        """One run of the turn that begins in this state, which is left as it is.

        After what was `played` (every option, single ones too), my choices follow the script where they can; if brief,
        those after it take every stop that is offered. `dice` answers chance alone, `draw` all else.
        """
        self.runs += 1
        state = before.copy()
        run = self.rules.turn(state)
        send = run.send
        pick = self._pick
        way: list[int] = []
        opening: list[int] = []
        luck = drawn = False
        at, end = 0, len(script)
        try:
            actor, prompt, options, detail = next(run)
            for option in played:
                actor, prompt, options, detail = send(option)
            while True:
                option = options[0]
                if actor == me and len(options) > 1:
                    for place in range(at, end):
                        if script[place] in options:
                            option, at = script[place], place + 1
                            break
                    else:
                        option = pick(actor, prompt.id, options, draw, brief)
                    way.append(option)
                else:
                    if len(options) > 1:
                        luck = luck or bool(way)
                        drawn = drawn or not way
                        option = (
                            _rolled(options, detail, dice()) if actor < 0 else pick(actor, prompt.id, options, draw)
                        )
                    if not way:
                        opening.append(option)
                actor, prompt, options, detail = send(option)
        except StopIteration:
            return Ended(state, tuple(way), luck, (*played, *opening) if drawn else tuple(played))

    def _pick(self, actor: int, question: str, options: Sequence[int], draw: Draw, brief: bool = False) -> int:
        """An option by the policy; where it is silent a stop is seldom taken, unless what is left shall be brief."""
        last = options[-1]
        stops = last in self.stops
        if brief and stops:
            return last
        if question in self.policy[actor]:
            return preferred(options, self.policy[actor][question], draw())
        if not stops:
            return options[int(draw() * len(options))]
        return last if draw() < RATE / 2 else options[int(draw() * (len(options) - 1))]


def _rolled(options: Sequence[int], weights: object, share: float) -> int:
    """What chance brings at this share (0 to 1) of the total weight."""
    if weights is None:
        return options[int(share * len(options))]
    return weighted(options, weights, share)  # type: ignore[arg-type]  # chance details are weights
