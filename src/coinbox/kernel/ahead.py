"""Looking ahead in a turn: what is offered later, and what has to be answered before it (the slow path)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any, Generic, TypeVar

from coinbox.kernel.decision import Pending, Steps, Vocabulary
from coinbox.kernel.fields import State

S = TypeVar("S", bound=State)
BREADTH = 40
"""So many answers to the question at hand are tried at most."""
STROLLS = 12
"""So many ways to the end of the turn are tried besides, with all kinds of answers."""
PRIMES = 7919, 104729
"""What tells those ways apart: rules draw nothing at random."""
LENGTH = 60
"""No way is followed further than so many answers."""


@dataclass(frozen=True, slots=True)
class Later:
    """A question later in the turn, and the answers that lead there."""

    answers: tuple[int, ...]
    way: tuple[Pending, ...]
    """The questions that are answered on the way, the one at hand first."""
    asked: Pending


class Follower:
    """The `Watch` of an explaining run: what is being done step by step, the innermost last."""

    def __init__(self) -> None:
        self.doing: list[object] = []
        self.answered: list[tuple[Pending, int]] = []
        """The questions of the turn so far with their answers."""

    def step(self, of: object) -> None:
        """What was begun within it is over."""
        for number, other in enumerate(self.doing):
            if other is of:
                del self.doing[number + 1 :]
                return
        self.doing.append(of)

    def chosen(self) -> None:
        """Nothing depends on it."""

    def paid(self, _pay: Callable[[Any, int, int], None], _faction: int, _amount: int) -> None:
        """Nothing depends on it."""


class Ahead(Generic[S]):
    """The rest of a turn, as far as some ways through it show."""

    def __init__(
        self,
        turn: Callable[[S], Steps[object]],
        words: Vocabulary,
        before: S,
        answers: Sequence[int],
        asked: Pending,
    ) -> None:
        self.turn = turn
        self.words = words.options
        self.before = before
        self.answers = tuple(answers)
        self.asked = asked
        self._found: list[Later] | None = None
        self._deeper: list[Later] | None = None

    def offers(self, option: int) -> Later | None:
        """The nearest question to the same faction that offers an option."""
        return self.first(lambda pending: option in pending[2])

    def first(self, wanted: Callable[[Pending], bool]) -> Later | None:
        """The nearest of such questions to the same faction."""
        return self.nearest(lambda later: wanted(later.asked))

    def nearest(self, wanted: Callable[[Later], bool], *, deeper: bool = False) -> Later | None:
        """The nearest question to the same faction of which this holds, with the way to it.

        Where `deeper` ways matter, every answer to each kind of later question is tried too.
        """
        found = next((later for later in self._seen() if wanted(later)), None)
        if found is None and deeper:
            if self._deeper is None:
                self._deeper = sorted(self._explore_deeper(), key=lambda later: len(later.answers))
            found = next((later for later in self._deeper if wanted(later)), None)
        return found

    def _seen(self) -> list[Later]:
        if self._found is None:
            self._found = sorted(self._explore(), key=lambda later: len(later.answers))
        return self._found

    def explained(self, answers: Sequence[int] = ()) -> tuple[S, Pending]:
        """The question after these further answers, made from bit sets that remember their terms."""
        state = self.before.explained()
        state.watch = follower = Follower()
        run = self.turn(state)
        pending = next(run)
        for option in (*self.answers, *answers):
            follower.answered.append((pending, option))
            pending = run.send(option)
        return state, pending

    def _explore(self) -> list[Later]:
        """The questions on some ways through the rest of the turn."""
        found: list[Later] = []
        options = self.asked[2]
        every = max(1, len(options) // BREADTH + (len(options) % BREADTH > 0))
        words = self.words
        for option in dict.fromkeys((*(o for o in options if words[o].closes), *options[::every])):
            found += self._follow((option,), self._closing)
        actions = {o: later for later in reversed(found) for o in later.asked[2] if words[o].kind == "action"}
        for option, later in actions.items():
            found += self._follow((*later.answers, option), self._closing)
        for number in range(STROLLS):
            found += self._stroll(number * PRIMES[0])
        return found

    def _explore_deeper(self) -> list[Later]:
        """The questions behind the other answers to the nearest later question of each kind."""
        found: list[Later] = []
        nearest: dict[str, Later] = {}
        for later in self._seen():
            nearest.setdefault(later.asked[1].id, later)
        for later in nearest.values():
            for option in later.asked[2][:BREADTH]:
                found += self._follow((*later.answers, option), self._closing)
        return found

    def _stroll(self, number: int) -> list[Later]:
        """The questions on a way that takes now this answer and now that."""
        steps, options = count(number, PRIMES[1]), self.asked[2]
        return self._follow((options[number % len(options)],), lambda asked: asked[2][next(steps) % len(asked[2])])

    def _closing(self, pending: Pending) -> int:
        """The word that closes a question, or else the first answer."""
        words = self.words
        return next((o for o in pending[2] if words[o].closes and words[o].name != "pass"), pending[2][0])

    def _follow(self, begin: Sequence[int], choose: Callable[[Pending], int]) -> list[Later]:
        """The questions to the same faction on one way that begins with these answers."""
        found: list[Later] = []
        run = self.turn(self.before.copy())
        pending = next(run)
        for answer in self.answers:
            pending = run.send(answer)
        answers: tuple[int, ...] = ()
        way: tuple[Pending, ...] = ()
        for number in range(LENGTH):
            option = begin[number] if number < len(begin) else choose(pending)
            answers, way = (*answers, option), (*way, pending)
            try:
                pending = run.send(option)
            except StopIteration:
                break
            if pending[0] == self.asked[0]:
                found.append(Later(answers, way, pending))
        return found
