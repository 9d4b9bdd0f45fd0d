"""Options before the first space of an action that leave it only spaces in which it has no effect."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from coinbox.kernel.decision import Detail, Pending, Selects, Tells, detail_of
from coinbox.kernel.fields import State
from coinbox.kernel.game import Driver
from coinbox.kernel.rules import Rules
from coinbox.kernel.trial import Moment

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class InVain:
    """An action that must still select a space, and would change nothing but that its price is paid."""

    action: str
    price: int
    """What its cheapest space costs."""


@dataclass(frozen=True, slots=True)
class _Asked(Generic[S]):
    """A question for a first space, and how many options of the turn were chosen before it."""

    at: int
    pending: Pending
    detail: Detail


def in_vain(driver: Driver[S], ahead: Driver[S]) -> InVain | None:
    """The action that the options between the game and a clone further on have deprived of every effect; else None.

    It had one before: a space that would have changed something was offered when something else was chosen first.
    """
    number = len(driver.turns) - 1
    turn = ahead.turns[number]
    words = driver.rules.vocabulary.options
    opening: _Asked[S] | None = None
    for asked in _first_spaces(driver.rules, turn.before, turn.options):
        operation = asked.detail.operation
        if opening is not None and operation is opening.detail.operation:
            if asked.at <= len(driver.turns[-1].options):  # that was over before the options in question
                return None
            return _judged(driver, turn.options, opening, asked)
        chosen = words[turn.options[asked.at]] if asked.at < len(turn.options) else None
        if chosen is not None and chosen.kind != "space" and not chosen.closes:
            opening = asked
    return None


def _first_spaces(rules: Rules[S], before: S, options: Sequence[int]) -> Iterator[_Asked[S]]:
    """The questions of a turn that ask for the first space of an action."""
    words = rules.vocabulary.options
    run = rules.turn(before.copy())
    pending = next(run)
    for at in range(len(options) + 1):
        detail = detail_of(pending)
        if detail is not None and detail.space < 0 and isinstance(detail.operation, Selects):
            offers = any(words[option].kind == "space" for option in pending[2])
            if offers and not detail.operation.selected:
                yield _Asked(at, pending, detail)
        if at == len(options):
            return
        try:
            pending = run.send(options[at])
        except StopIteration:
            return


def _judged(driver: Driver[S], options: Sequence[int], opening: _Asked[S], then: _Asked[S]) -> InVain | None:
    """What has become of the action between two questions for its first space."""
    rules, before, words = driver.rules, driver.turns[-1].before, driver.rules.vocabulary.options
    operation = then.detail.operation
    spaces = then.pending[2]
    if not isinstance(operation, Tells) or any(words[option].kind != "space" for option in spaces):
        return None
    left = Moment(rules, before, options[: then.at], then.pending)
    if not all(map(left.is_idle, spaces)):
        return None
    at_hand = opening.at == len(driver.turns[-1].options)
    had = driver.moment() if at_hand else Moment(rules, before, options[: opening.at], opening.pending)
    if all(had.is_idle(option) for option in opening.pending[2] if words[option].kind == "space"):
        return None
    price = min(_price(left, space) for space in spaces)
    return InVain(str(operation.told(spaces)["action"]), price)


class _Bill:
    """The `Watch` of a turn that adds up what is paid."""

    def __init__(self) -> None:
        self.total = 0

    def step(self, of: object) -> None:
        """Nothing is paid for it."""

    def chosen(self) -> None:
        """Nothing is paid for it."""

    def paid(self, _pay: Callable[[Any, int, int], None], _faction: int, amount: int) -> None:
        self.total += amount


def _price(moment: Moment[S], option: int) -> int:
    """What an answer costs by itself."""
    state = moment.before.copy()
    run = moment.rules.turn(state)
    next(run)
    for answer in moment.answers:
        run.send(answer)
    state.watch = bill = _Bill()
    with suppress(StopIteration):
        run.send(option)
    state.watch = None
    return bill.total
