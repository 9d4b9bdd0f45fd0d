"""The driver: a game is a snapshot at the start of each turn plus the options chosen since."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Generic, TypeVar

from coinbox.kernel.ahead import Ahead
from coinbox.kernel.chance import Source
from coinbox.kernel.dead_end import dead_end
from coinbox.kernel.decision import CHANCE, Option, Pending
from coinbox.kernel.errors import IllegalMove, UnknownOption
from coinbox.kernel.fields import State
from coinbox.kernel.rules import Reason, Result, Rules
from coinbox.kernel.trial import Moment

S = TypeVar("S", bound=State)
GAME_OVER = "the game is over; nothing can be played"
Entry = tuple[str, dict[str, str | int]]
"""A line of the log: the id of its message and the arguments."""


class Ear:
    """The listener of a game, which writes down what it hears.

    A rule that has begun may keep it, so a game that begins a new log hands it another list and keeps the listener.
    """

    __slots__ = ("entries",)

    def __init__(self, entries: list[Entry]) -> None:
        self.entries = entries

    def __call__(self, message: str, **args: str | int) -> None:
        self.entries.append((message, args))


class Turn(Generic[S]):
    """One turn or phase: the state before it and every option chosen in it."""

    __slots__ = ("asked", "before", "decisions", "first", "logged", "options")

    def __init__(self, before: S, decisions: int, logged: int, first: int = 0) -> None:
        self.before = before
        self.options: list[int] = []
        self.asked: list[int] = []
        """Indices of `options` that were answers to a question (the rest was automatic)."""
        self.decisions = decisions
        self.logged = logged
        self.first = first
        """How many options of the game go before it."""

    def clone(self) -> Turn[S]:
        new = Turn(self.before, self.decisions, self.logged, self.first)
        new.options = self.options[:]
        new.asked = self.asked[:]
        return new


@dataclass(frozen=True, slots=True)
class Remark:
    """A comment of a record, standing in the turn of this number before its option at this place."""

    turn: int
    text: str
    at: int = 0


class Driver(Generic[S]):
    """Runs the rules of one game; `step` is the only way in which its state changes."""

    __slots__ = (
        "_ahead",
        "_ask",
        "_ear",
        "_moment",
        "_send",
        "decisions",
        "log",
        "pending",
        "remarks",
        "rules",
        "scenario",
        "source",
        "start",
        "state",
        "turns",
    )

    def __init__(
        self,
        rules: Rules[S],
        scenario: str,
        *,
        start: S | None = None,
        source: Source | None = None,
        ask: frozenset[int] = frozenset(),
        logging: bool = True,
        automatic: bool = True,
    ) -> None:
        self.rules = rules
        self.scenario = scenario
        self.start = start
        """The position that the game began with, if it was not the scenario's own."""
        self.source = source
        """Answers chance; without one, chance is asked like a player."""
        self._ask = ask
        self.state = start.copy() if start is not None else rules.setup(scenario)
        self.turns: list[Turn[S]] = []
        self.decisions = 0
        """How many choices among two or more options were made."""
        self.log: list[Entry] | None = [] if logging else None
        self._ear: Ear | None = None
        self.remarks: list[Remark] = []
        self._moment: Moment[S] | None = None
        self._ahead: Ahead[S] | None = None
        self._send: Callable[[int], Pending] = _not_started
        self.pending: Pending | None = self._begin()
        if automatic:
            self.answer_automatically()
        else:
            self._must_offer()

    # -- running ---------------------------------------------------------------------------------------------------

    def step(self, option: int) -> None:
        """Answer the pending decision; automatic answers follow by themselves.

        DeadEnd if the rules then ask a question that offers nothing.
        """
        turn = self.turns[-1]
        turn.asked.append(len(turn.options))
        turn.options.append(option)
        if self.pending is not None and len(self.pending[2]) > 1:
            self.decisions += 1
        try:
            pending: Pending | None = self._send(option)
        except StopIteration:
            pending = self._begin()
        self.pending = pending
        if pending is not None and (len(pending[2]) < 2 or pending[0] < 0):
            self.answer_automatically()

    def answer_automatically(self) -> None:
        """Take single options and chance until somebody has to be asked."""
        source = self.source
        pending = self.pending
        while pending is not None:
            options = pending[2]
            if len(options) == 1:
                option = options[0]
                if option in self._ask:
                    break
            elif not options:
                self.pending = pending
                raise dead_end(self.rules, pending, len(self.turns), self.turns[-1].options)
            elif pending[0] < 0 and source is not None:
                option = source(pending)
                self.decisions += 1
            else:
                break
            self.turns[-1].options.append(option)
            try:
                pending = self._send(option)
            except StopIteration:
                pending = self._begin()
        self.pending = pending

    def _must_offer(self) -> None:
        """Refuse a question that offers nothing: the rules are at fault, and no one could answer it."""
        pending = self.pending
        if pending is not None and not pending[2]:
            raise dead_end(self.rules, pending, len(self.turns), self.turns[-1].options)

    def feed(self, option: int) -> None:
        """Answer the pending decision and take nothing else: for records, which name every option."""
        pending = self.pending
        if pending is None:
            raise IllegalMove(GAME_OVER, "error-game-over")
        turn = self.turns[-1]
        choice = len(pending[2]) > 1
        if (choice and pending[0] >= 0) or option in self._ask:
            turn.asked.append(len(turn.options))
        self.decisions += choice
        turn.options.append(option)
        try:
            self.pending = self._send(option)
        except StopIteration:
            self.pending = self._begin()
        self._must_offer()

    def _begin(self) -> Pending | None:
        """Start the next turn that asks anything; None when the game is over."""
        rules, state = self.rules, self.state
        while not rules.is_over(state):
            log = self.log
            self.turns.append(Turn(state.copy(), self.decisions, 0 if log is None else len(log), self.played))
            if log is not None:
                self._listen()
            run = rules.turn(state)
            try:
                pending = next(run)
            except StopIteration:
                continue
            self._send = run.send
            return pending
        return None

    def begin_log(self) -> list[Entry]:
        """Tell from now on what happens, in a new log; rules that have begun tell what they would have told."""
        if self._ear is None and self.pending is not None:
            self.log = []
            self._rerun(self.turns[-1])  # so that they know of the listener
        entries: list[Entry] = []
        self.log = entries
        if self._ear is not None:
            self._ear.entries = entries
        return entries

    def _listen(self) -> None:
        self.state.log = self._ear = None if self.log is None else Ear(self.log)

    # -- going back ------------------------------------------------------------------------------------------------

    def clone(self, *, logging: bool = False) -> Driver[S]:
        """The same game at the same moment, sharing nothing that changes; its log is empty unless asked for."""
        new: Driver[S] = object.__new__(type(self))
        new.rules, new.scenario, new.start = self.rules, self.scenario, self.start
        new.source, new._ask = self.source, self._ask
        new.remarks = self.remarks[:]
        new.turns = self.turns[:]
        new.log = self.log[:] if logging and self.log is not None else None
        new.decisions = self.decisions
        new._moment = None
        new._ahead = None
        new._ear = None
        if self.pending is None:
            new.state, new.pending, new._send = self.state.copy(), None, _not_started
            return new
        new.turns[-1] = turn = self.turns[-1].clone()
        new._rerun(turn)
        return new

    def rewound(self, place: int, *, logging: bool = False) -> Driver[S]:
        """The same game as it was after this number of options, sharing nothing that changes; remarks stay behind.

        Only the turn that was open there is played again.
        """
        if place >= self.played:
            new = self.clone(logging=logging)
            new.remarks = []
            return new
        number, at = self.place(place)
        turn = self.turns[number].clone()
        del turn.options[at:]
        del turn.asked[bisect_left(turn.asked, at) :]
        new = copy(self)
        new.remarks, new.turns = [], [*self.turns[:number], turn]
        new._moment = new._ahead = None
        new.log = self.log[: turn.logged] if logging and self.log is not None else None
        new.decisions = turn.decisions + new._rerun(turn)
        return new

    def _rerun(self, turn: Turn[S]) -> int:
        """Play the options of the last turn again from its snapshot; how many were chosen among two or more."""
        self.state = state = turn.before.copy()
        if self.log is not None:
            del self.log[turn.logged :]
            self._listen()
        run = self.rules.turn(state)
        pending, choices = next(run), 0
        self._send = send = run.send
        for option in turn.options:
            choices += len(pending[2]) > 1
            pending = send(option)
        self.pending = pending
        return choices

    def undo(self) -> bool:
        """Take back the last answered question with everything that followed; False if there is none."""
        keep = len(self.turns)
        while keep and not self.turns[keep - 1].asked:
            keep -= 1
        if not keep:
            return False
        turn = self.turns[keep - 1]
        taken = turn.options[turn.asked[-1] :]
        for later in self.turns[keep:]:
            taken += later.options
        del self.turns[keep:]
        self.turns[-1] = turn = turn.clone()
        del turn.options[turn.asked.pop() :]
        words = " ".join(self.rules.vocabulary.name(o) for o in taken)
        here = keep - 1, len(turn.options)
        self.remarks = [
            remark if (remark.turn, remark.at) <= here else Remark(here[0], remark.text, here[1])
            for remark in self.remarks
        ]
        self.remarks.append(Remark(keep - 1, f"undone: {words}"))
        self.decisions = turn.decisions + self._rerun(turn)
        return True

    # -- looking ---------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.pending is None

    @property
    def result(self) -> Result | None:
        return self.rules.result(self.state)

    @property
    def played(self) -> int:
        """How many options were chosen, automatic ones included."""
        last = self.turns[-1] if self.turns else None
        return 0 if last is None else last.first + len(last.options)

    def place(self, place: int) -> tuple[int, int]:
        """The turn that was open after this number of options, and how many of them were its own."""
        number = bisect_right(self.turns, place, key=lambda turn: turn.first) - 1
        return number, place - self.turns[number].first

    @property
    def journal(self) -> list[int]:
        """Every option of the game in order, automatic ones included."""
        return [option for turn in self.turns for option in turn.options]

    def since(self, place: int) -> list[int]:
        """All options after this number of them."""
        number, at = self.place(place)
        return [option for turn in self.turns[number:] for option in turn.options][at:]

    @property
    def is_held(self) -> bool:
        """Whether the only answer is one that is asked for all the same."""
        options = self.options()
        return len(options) == 1 and options[0] in self._ask

    def options(self) -> Sequence[int]:
        return () if self.pending is None else self.pending[2]

    def moment(self) -> Moment[S]:
        """The pending question, to try its options."""
        if self.pending is None:
            raise IllegalMove(GAME_OVER, "error-game-over")
        turn, known = self.turns[-1], self._moment
        if known is None or known.asked is not self.pending or known.before is not turn.before:
            known = self._moment = Moment(self.rules, turn.before, turn.options, self.pending)
        return known

    def option_number(self, choice: str | int | Option) -> int:
        """The option meant by a name, an Option or an index into the list of options."""
        options = self.options()
        if self.pending is None:
            raise IllegalMove(GAME_OVER, "error-game-over")
        if isinstance(choice, Option):
            choice = choice.name
        if isinstance(choice, int):
            if not 0 <= choice < len(options):
                raise IllegalMove(
                    f"there is no option number {choice}; there are {len(options)}, from 0",
                    "error-no-option-number",
                    number=choice,
                    n=len(options),
                )
            return options[choice]
        option = self.rules.vocabulary.ids.get(choice)
        if option is None:
            raise UnknownOption(f"'{choice}' is no option of this game", "error-no-option", name=choice)
        return option

    def absence(self, *names: str) -> tuple[str, Reason] | None:
        """The first of these names that would not be offered and why; None if all of them are.

        Single options need not be named. The reason is sought at the question after them, or, if they end the turn or
        that question is about something else, where they began.
        """
        trial = self.clone()
        for name in names:
            option = trial.option_number(name)
            passed = [self if trial._is_at(self) else trial]
            while option not in trial.options():
                ahead = trial._past_a_single_option()
                if ahead is None or ahead.over or len(ahead.turns) != len(trial.turns) or ahead._waits_for_chance():
                    reasons = [asked._reason(option) for asked in (passed[:1] if ahead else passed[::-1])]
                    return name, next((reason for reason in reasons if not reason.vague), reasons[0])
                trial = ahead
                passed.append(trial)
            trial.feed(option)
        return None

    def _waits_for_chance(self) -> bool:
        return self.pending is not None and self.pending[0] == CHANCE

    def _is_at(self, other: Driver[S]) -> bool:
        """Whether another game, of which this is a clone, stands at the same question."""
        return len(self.turns) == len(other.turns) and self.turns[-1].options == other.turns[-1].options

    def _past_a_single_option(self) -> Driver[S] | None:
        """The same game after the only option that there is; None if there are more."""
        if len(self.options()) != 1:
            return None
        ahead = self.clone()
        ahead.feed(self.options()[0])
        return ahead

    def _reason(self, option: int) -> Reason:
        """Why the pending decision does not offer an option."""
        turn, ahead = self.turns[-1], self._ahead
        if self.pending is None:
            raise IllegalMove(GAME_OVER, "error-game-over")
        if ahead is None or ahead.asked is not self.pending:
            ahead = self._ahead = Ahead(self.rules.turn, self.rules.vocabulary, turn.before, turn.options, self.pending)
        return self.rules.explain(*ahead.explained(), option, ahead)


def _not_started(_option: int) -> Pending:
    raise IllegalMove(GAME_OVER, "error-game-over")
