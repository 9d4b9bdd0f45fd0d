"""Several answers at once: how far a faction goes on alone in its turn, and what comes behind a closing word."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Generic, Literal, TypeVar

from coinbox.kernel.decision import CHANCE, Pending, detail_of
from coinbox.kernel.fields import State
from coinbox.kernel.game import Driver

S = TypeVar("S", bound=State)
Halt = Literal["chance", "other", "turn", "over"]
"""Why the same faction is not asked next: a die or card falls, another is asked, the turn or the game is over."""
REPEATED = frozenset({"move", "piece", "place", "word"})
"""The kinds of options that may be chosen several times in a row."""
MOST = 60
"""So often an option is repeated, and so many questions are closed, at most."""


@dataclass(frozen=True, slots=True)
class Repeats:
    """One option, chosen up to `most` times behind `before`; `closing` ends it if it is chosen fewer times."""

    before: tuple[int, ...]
    option: int
    most: int
    closing: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Way(Generic[S]):
    """Options of a further question, and the closing words, or the box, that lead to it."""

    closings: tuple[int, ...]
    asked: Driver[S]
    """The game at that question."""
    options: tuple[int, ...]
    repeated: dict[int, Repeats]
    """Of the options those that may be chosen several times."""


@dataclass(slots=True)
class Reach(Generic[S]):
    """What may be answered behind the closing words of the pending question."""

    ways: list[Way[S]] = field(default_factory=list)
    end: tuple[int, ...] | None = None
    """All words up to the one that ends the turn; None if a die, a card or another faction comes before it."""
    passed: list[Pending] = field(default_factory=list)
    """The questions behind the pending one whose options `end` gives up."""


class Onward(Generic[S]):
    """A clone of a game on which the faction that is asked goes on alone, until it is halted."""

    __slots__ = ("actor", "ahead", "turns")

    def __init__(self, driver: Driver[S]) -> None:
        self.ahead = driver.clone()
        self.ahead.source = None
        self.actor = CHANCE if driver.pending is None else driver.pending[0]
        self.turns = len(driver.turns)

    def answer(self, option: int) -> Halt | None:
        """Answer the pending question; single options follow by themselves."""
        self.ahead.step(option)
        pending = self.ahead.pending
        if pending is None:
            return "over"
        if len(self.ahead.turns) != self.turns:
            return "turn"
        if pending[0] == CHANCE:
            return "chance"
        return None if pending[0] == self.actor else "other"

    @property
    def asked(self) -> Pending:
        pending = self.ahead.pending
        if pending is None:
            raise ValueError("the game is over")
        return pending


def closing_of(driver: Driver[S]) -> int | None:
    """The word that closes the pending question and nothing more: who passes or declines gives up a right."""
    if driver.is_held:
        return driver.options()[0]
    done = driver.rules.vocabulary.ids["done"]
    return done if done in driver.options() else None


def reach(driver: Driver[S], known: Collection[str]) -> Reach[S]:
    """What is offered behind the closing word, and whether the turn can be ended from here.

    Nothing unseen is given up: the ways lead behind a further question only if it was asked in this turn (`known` are
    the ids of those), if it offers nothing new, or if its answers come to the same as closing it, as where only an
    order is asked for. An action of an unknown question is left to that question, unless it offers actions alone. No
    way leads behind a die, a card or the question of another faction.
    """
    found: Reach[S] = Reach()
    onward, offered = Onward(driver), set(driver.options())
    way: tuple[int, ...] = ()
    gives_up = False
    for _ in range(MOST):
        closing = closing_of(onward.ahead)
        if closing is None:
            break
        way = (*way, closing)
        if onward.ahead.is_held:
            found.end = way
            break
        if onward.answer(closing) is not None:
            break
        new = [option for option in _open(onward.ahead) if option not in offered]
        if new and not gives_up and (options := _shown(onward.ahead, new, known)):
            found.ways.append(Way(way, onward.ahead.clone(), options, all_repeats(onward.ahead, options)))
            offered.update(options)
        if _open(onward.ahead) and not _is_order(onward):
            found.passed.append(onward.asked)
            gives_up |= bool(new) and onward.asked[1].id not in known
    return found


def _open(driver: Driver[S]) -> list[int]:
    """The options of the pending question that do not close it."""
    words = driver.rules.vocabulary.options
    return [option for option in driver.options() if not words[option].closes]


def _shown(driver: Driver[S], new: list[int], known: Collection[str]) -> tuple[int, ...]:
    """Of the new options of a question those that may be chosen before it is asked."""
    words, pending = driver.rules.vocabulary.options, driver.pending
    actions = {option for option in new if words[option].kind == "action"}
    if len(actions) == len(_open(driver)) or (pending is not None and pending[1].id in known):
        return tuple(new)
    return tuple(option for option in new if option not in actions)


def _is_order(onward: Onward[S]) -> bool:
    """Whether the answers of a question, actions aside, bring nothing but what closing it brings."""
    words = onward.ahead.rules.vocabulary.options
    steps = [option for option in _open(onward.ahead) if words[option].kind != "action"]
    closed = Onward(onward.ahead)
    closing = closing_of(onward.ahead)
    if not steps or closing is None or closed.answer(closing) is not None:
        return False
    return all(_comes_to(onward, option, closed) for option in steps)


def _comes_to(onward: Onward[S], option: int, closed: Onward[S]) -> bool:
    """Whether an answer, with the same question closed behind it, leads to the same state and question."""
    taken, question = Onward(onward.ahead), onward.asked[1].id
    if taken.answer(option) is not None:
        return False
    if taken.asked[1].id == question:
        closing = closing_of(taken.ahead)
        if closing is None or taken.answer(closing) is not None:
            return False
    same = taken.asked[1] == closed.asked[1] and [*taken.asked[2]] == [*closed.asked[2]]
    return same and taken.ahead.state == closed.ahead.state


def menu_behind(driver: Driver[S], option: int) -> Way[S] | None:
    """The actions that a box leads to, if it leads to a choice among actions alone."""
    words = driver.rules.vocabulary.options
    if words[option].kind != "box":
        return None
    onward = Onward(driver)
    if onward.answer(option) is not None:
        return None
    offered = _open(onward.ahead)
    if len(offered) < 2 or any(words[each].kind != "action" for each in offered):
        return None
    return Way((option,), onward.ahead, tuple(offered), {})


def all_repeats(driver: Driver[S], options: Sequence[int]) -> dict[int, Repeats]:
    """The options that may be chosen several times in a row."""
    return {option: found for option in options if (found := repeats(driver, option))}


def repeats(driver: Driver[S], option: int) -> Repeats | None:
    """How often an option may be chosen in a row, or the only one of the question that it leads to."""
    words = driver.rules.vocabulary.options
    if words[option].closes or words[option].kind not in REPEATED or driver.pending is None:
        return None
    onward, first = Onward(driver), driver.pending
    if onward.answer(option) is not None:
        return None
    if _is_same(first, onward.asked):
        most = _times(onward, option) + 1
        return Repeats((), option, most) if most > 1 else None
    more = [each for each in onward.asked[2] if not words[each].closes]
    closing = closing_of(onward.ahead)
    if len(more) != 1 or closing is None or words[more[0]].kind not in REPEATED:
        return None
    most = _times(onward, more[0])
    return Repeats((option,), more[0], most, (closing,)) if most > 1 else None


def _times(onward: Onward[S], option: int) -> int:
    """How often an option is offered again at the same question."""
    first, times = onward.asked, 0
    while times < MOST and option in onward.asked[2] and _is_same(first, onward.asked):
        times += 1
        if onward.answer(option) is not None:
            break
    return times


def _is_same(one: Pending, other: Pending) -> bool:
    """Whether two questions are the same but for their options and numbers."""
    mine, theirs = detail_of(one), detail_of(other)
    return one[:1] == other[:1] and one[1].id == other[1].id and (mine and mine.space) == (theirs and theirs.space)
