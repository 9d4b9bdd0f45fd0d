"""Trying the options of a question on copies: which of them would change nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, TypeVar

from coinbox.kernel.ahead import Follower
from coinbox.kernel.decision import CHANCE, Option, Pending, Steps, detail_of
from coinbox.kernel.fields import State, Watch
from coinbox.kernel.rules import Rules

S = TypeVar("S", bound=State)
T = TypeVar("T")
Price = tuple[Callable[[Any, int, int], None], int, int]
"""How it is paid, by which faction, how much."""
Logged = tuple[str, dict[str, str | int]]
After = tuple[Sequence[Logged], str | None]
"""What is logged, and the id of the question that is asked then; None if the turn is over."""
ENDS = ("end-turn", "end-phase")
"""The questions that close a turn or a phase."""
MOST = 500
"""So many answers are tried; an option that has changed nothing by then is taken to have an effect."""


def one_step(s: State, steps: Steps[T]) -> Steps[T]:
    """The steps of a rule of which nothing that comes afterwards is an effect."""
    return steps if s.watch is None else _watched(s.watch, steps)


def _watched(watch: Watch, steps: Steps[T]) -> Steps[T]:
    begun = object()
    watch.step(begun)
    result = yield from steps
    watch.step(begun)
    return result


class Moment(Generic[S]):
    """A question of a turn: the state before the turn, what was answered in it, and what is asked now.

    It stays what it is when the game goes on.
    """

    __slots__ = ("_after", "_closed", "_idle", "answers", "asked", "before", "rules")

    def __init__(self, rules: Rules[S], before: S, answers: Sequence[int], asked: Pending) -> None:
        self.rules = rules
        self.before = before
        self.answers = tuple(answers)
        self.asked = asked
        self._idle: dict[int, bool] = {}
        self._after: dict[int, After] = {}
        self._closed: list[_Closed[S] | None] = []

    def is_idle(self, option: int) -> bool:
        """Whether an option changes nothing, but that its price is paid, until its step is over.

        The step is over when the rule that asked has done with the answer; for a space that an Operation selects, when
        the Operation is over without a further space. Whatever is asked meanwhile is answered in every way, by chance
        too. Words that close a choice are not idle, nor is what chance brings.
        """
        if self.asked[0] == CHANCE or self.rules.vocabulary.options[option].closes:
            return False
        if option not in self._idle:
            self._idle[option] = not _Search(self, option).finds()
        return self._idle[option]

    def after(self, option: int) -> After:
        """What is logged if an option is chosen, and what is asked then; a single answer is given unasked."""
        if option not in self._after:
            self._after[option] = self._played(option)
        return self._after[option]

    def note(self, option: int, after: After) -> None:
        """What somebody has found who has tried an option."""
        self._after.setdefault(option, after)

    def _played(self, option: int) -> After:
        state = self.before.copy()
        entries: list[Logged] = []
        run = self.rules.turn(state)
        pending: Pending | None = next(run)
        for answer in self.answers:
            pending = run.send(answer)
        state.log = lambda message, **args: entries.append((message, args))
        try:
            pending = run.send(option)
            while _is_given_unasked(pending):
                pending = run.send(pending[2][0])
        except StopIteration:
            pending = None
        return entries, _question(pending)

    def doing(self) -> list[object]:
        """What is being done step by step when the question is asked, the innermost last."""
        state = self.before.copy()
        state.watch = follower = Follower()
        run = self.rules.turn(state)
        next(run)
        for answer in self.answers:
            run.send(answer)
        state.watch = None
        return follower.doing

    def closed(self) -> _Closed[S] | None:
        """What comes without a further choice in this step; None if it cannot be closed."""
        if not self._closed:
            self._closed.append(_closed(self))
        return self._closed[0]


def _question(pending: Pending | None) -> str | None:
    return None if pending is None else pending[1].id


def _is_given_unasked(pending: Pending) -> bool:
    """Whether there is a single answer, which closes neither turn nor phase."""
    return len(pending[2]) == 1 and pending[1].id not in ENDS


class _Attempt(Generic[S]):
    """One way to go on from a moment; it is the `Watch` of the state that it plays on."""

    __slots__ = (
        *("_entries", "_gains", "_loops", "_send", "_words", "after", "answers", "final", "later", "pending"),
        *("prices", "selecting", "selects", "state", "unchanged"),
    )

    def __init__(self, moment: Moment[S], *, selects: bool) -> None:
        """`selects` tells whether the answer is to be a space, or no further space."""
        self.selects = selects
        self.state = state = moment.before.copy()
        self.unchanged: S | None = None
        """What the state would be if nothing had happened since the moment but that prices were paid."""
        self.final: S | None = None
        """The state when the step was over."""
        self.later = False
        """Whether the answer has had its own step, but what an Operation does later may still be due to it."""
        self.answers: list[int] = []
        self.prices: Counter[Price] = Counter()
        self._words = moment.rules.vocabulary.options
        self._loops: list[object] = []
        self._gains = False
        state.watch = self
        run = moment.rules.turn(state)
        self._send = run.send
        self.pending: Pending | None = next(run)
        for answer in moment.answers:
            self.pending = run.send(answer)
        detail = detail_of(self.asked)
        self.selecting = detail.operation if selects and detail is not None and detail.space < 0 else None
        """The Operation that asks for a space and may ask for further ones."""
        self.unchanged = state.copy()
        self._entries = entries = list[Logged]()
        state.log = lambda message, **args: entries.append((message, args))
        self.after: After | None = None
        """What its first answer has brought, when that is known."""

    # -- what the rules tell ---------------------------------------------------------------------------------------

    def step(self, of: object) -> None:
        """Something stands between two of its steps: if it had begun before the moment, the answer's step is over."""
        if self.unchanged is None:
            self._loops.append(of)
        elif any(loop is of for loop in self._loops):
            if of is self.selecting and not self.has_changed:
                self.later = True
            else:
                self._finish()

    def chosen(self) -> None:
        """What was answered comes later, together with earlier answers."""
        if self.selects and self.unchanged is not None and not self.has_changed:
            self.later = True

    def paid(self, pay: Callable[[Any, int, int], None], faction: int, amount: int) -> None:
        """An Operation was paid for."""
        if self.unchanged is not None:
            self.prices[pay, faction, amount] += 1
            try:
                pay(self.unchanged, faction, amount)
            except ValueError:  # it is paid from what the option brought
                self._gains = True

    # -- going on --------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> Pending:
        """The pending question."""
        if self.pending is None:
            raise ValueError("the turn is over")
        return self.pending

    @property
    def has_changed(self) -> bool:
        """Whether anything is different now, or was when the step was over."""
        now = self.state if self.final is None else self.final
        return self._gains or (self.unchanged is not None and not now.is_like(self.unchanged))

    def answer(self, option: int) -> None:
        """Answer the pending question, and then what leaves no choice."""
        self._answer(option)
        while self.final is None and len(options := self.asked[2]) == 1:
            self._answer(options[0])

    def _answer(self, option: int) -> None:
        # The word that ends a turn lets the next one begin, which is no effect of what was chosen before.
        ending = self.state.copy() if len(self.asked[2]) == 1 and self._words[option].closes else None
        self.answers.append(option)
        try:
            self.pending = self._send(option)
        except StopIteration:
            self.pending = None
            self._finish(ending)
        if self.after is None and (self.pending is None or not _is_given_unasked(self.pending)):
            self.after = self._entries, _question(self.pending)
            self.state.log = None

    def _finish(self, state: S | None = None) -> None:
        if self.final is None:
            self.final = self.state.copy() if state is None else state

    def leave(self) -> None:
        """Nobody goes on with it: break the circles in which its state and its turn refer to it."""
        self.state.watch = None
        self._send = _left


def _left(_option: int) -> Pending:
    raise ValueError("nobody goes on with this attempt")


class _Closed(Generic[S]):
    """What comes if nothing further is chosen in a step."""

    __slots__ = ("final", "offered", "prices")

    def __init__(self, final: S, prices: Counter[Price], offered: Counter[tuple[str, int]]) -> None:
        self.final = final
        self.prices = prices
        self.offered = offered
        """How often each answer to each question was offered on the way."""

    def is_like(self, attempt: _Attempt[S]) -> bool:
        """Whether the attempt comes to the same, but for its price."""
        more = attempt.prices - self.prices
        if self.prices - attempt.prices:
            return False
        state = self.final.copy()
        try:
            for pay, faction, amount in more.elements():
                pay(state, faction, amount)
        except ValueError:  # it cannot be paid here
            return False
        return attempt.final is not None and state.is_like(attempt.final)


def _closed(moment: Moment[S]) -> _Closed[S] | None:
    attempt = _Attempt(moment, selects=True)
    offered: Counter[tuple[str, int]] = Counter()
    while attempt.final is None:
        closing = _closing(moment, attempt.asked)
        if closing is None:
            attempt.leave()
            return None
        offered.update((attempt.asked[1].id, option) for option in attempt.asked[2])
        attempt.answer(closing)
    attempt.leave()
    return _Closed(attempt.final, attempt.prices, offered)


def _closing(moment: Moment[S], asked: Pending) -> int | None:
    """The answer that closes a question, if there is one."""
    words = moment.rules.vocabulary.options
    return next((option for option in asked[2] if words[option].closes), None)


class _Search(Generic[S]):
    """Looks for a change that an option of a moment can bring."""

    def __init__(self, moment: Moment[S], option: int) -> None:
        self.moment = moment
        self.option = option
        self.words: Sequence[Option] = moment.rules.vocabulary.options
        self.selects = self.words[option].kind == "space"
        """Whether a space is selected, which may bring something when all are."""
        self.tried: set[tuple[str, int, int]] = set()

    def finds(self) -> bool:
        """Whether there is one."""
        attempt = self._attempt((self.option,))
        if attempt.after is not None:  # it need not be played once more to be told
            self.moment.note(self.option, attempt.after)
        return self._finds_from(attempt, (self.option,))

    def _attempt(self, answers: Sequence[int]) -> _Attempt[S]:
        attempt = _Attempt(self.moment, selects=self.selects)
        for answer in answers:
            attempt.answer(answer)
        return attempt

    def _finds_from(self, attempt: _Attempt[S], answers: Sequence[int]) -> bool:
        """Whether there is one behind these answers, where an attempt stands that nobody else goes on with."""
        found = len(self.tried) > MOST or self._finds_after(attempt, answers)
        attempt.leave()
        return found

    def _finds_after(self, attempt: _Attempt[S], answers: Sequence[int]) -> bool:
        seen: Counter[tuple[str, int]] = Counter()
        while attempt.final is None:
            again = self.selects and attempt.asked[1].id == self.moment.asked[1].id
            closing = _closing(self.moment, attempt.asked)
            if (closing is None and again) or (attempt.has_changed and (not attempt.later or closing is None)):
                return True
            if closing is None or not (attempt.later or again):  # a question of its own, or of dice that follow
                return self._finds_by_an_answer(attempt, answers)
            if not again and self._is_added(attempt, seen):
                return True
            attempt.later = True
            attempt.answer(closing)
            answers = (*answers, closing)
        if not attempt.later or not attempt.has_changed:
            return attempt.has_changed
        closed = self.moment.closed()
        return closed is None or not closed.is_like(attempt)

    def _finds_by_an_answer(self, attempt: _Attempt[S], answers: Sequence[int]) -> bool:
        """Whether there is one after any answer to the question that an attempt has come to."""
        later = attempt.later
        goes_on: _Attempt[S] | None = attempt
        for option in self._untried(attempt.asked):
            if goes_on is None:  # the attempt itself has gone on with the first answer
                goes_on = self._attempt(answers)
                goes_on.later |= later
            goes_on.answer(option)
            if self._finds_from(goes_on, (*answers, option)):
                return True
            goes_on = None
        return False

    def _untried(self, asked: Pending) -> Iterator[int]:
        """The options of a question that have not been tried for it while nothing had changed."""
        detail = detail_of(asked)
        for option in asked[2]:
            way = (asked[1].id, -1 if detail is None else detail.space, option)
            if way not in self.tried:
                self.tried.add(way)
                yield option

    def _is_added(self, attempt: _Attempt[S], seen: Counter[tuple[str, int]]) -> bool:
        """Whether a later question offers, beyond what it would without the option, anything that has an effect.

        Actions do not count: a Special Activity may come between two steps with or without it.
        """
        _, prompt, options, _ = attempt.asked
        seen.update((prompt.id, option) for option in options)
        closed = self.moment.closed()
        more = seen if closed is None else seen - closed.offered
        answers = (*self.moment.answers, *attempt.answers)
        later = Moment(self.moment.rules, self.moment.before, answers, attempt.asked)
        return any(
            more[prompt.id, option] and not (word.closes or word.kind == "action" or later.is_idle(option))
            for option, word in ((option, self.words[option]) for option in options)
        )
