"""The parts of a reason of `why`: the question at hand, and the terms that keep a space out of a set."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import Generic, TypeVar

from coinbox.coin.operation import Operation
from coinbox.coin.setup import GameState
from coinbox.kernel.ahead import Ahead
from coinbox.kernel.bits import Cause, members
from coinbox.kernel.decision import Pending, Prompt, Vocabulary
from coinbox.kernel.rules import Reason

F = TypeVar("F", bound=GameState)

GROUPS = {
    frozenset({"with_troops", "with_police"}): "no-cubes",
    frozenset({"with_underground", "with_active"}): "no-guerrillas",
    frozenset({"with_underground", "with_active", "with_bases"}): "no-insurgents",
}
SECTIONS = {"british_control": "1.7", "insurgent_control": "1.7"}
"""Set of the state -> the section that says what it is."""

CHOOSING = ("choose-operation", "choose-limited")
"""Questions about the Operation of a turn."""
GRANTED = ("free-operation", "must-operation")
"""Questions about the Operations that a card or a Special Activity grants."""


@dataclass(frozen=True, slots=True)
class Question(Generic[F]):
    """The pending question, as those who explain it see it."""

    s: F
    actor: int
    prompt: Prompt
    offered: Sequence[int]
    terms: int
    """The set of spaces that the options were made from, with its terms."""
    asks: Operation[F] | None
    """The Operation that asks."""
    op: Operation[F] | None
    """The Operation that is being carried out, or the one of the turn that has been."""
    space: int
    number: int
    kinds: Sequence[int]
    """The pieces or actions that are asked for."""
    origins: int
    """The set of spaces that pieces may come from, with its terms."""
    answered: Sequence[tuple[Pending, int]]
    """What was asked and answered in this turn before."""
    ahead: Ahead[F]


def not_asked(prompt: Prompt) -> Reason:
    """The question is about something else."""
    return Reason("not-asked", prompt.rule, vague=True)


class SpaceTerms:
    """The messages for what keeps a space out of a set."""

    def __init__(self, words: Vocabulary, sets: Mapping[int, str], groups: Mapping[frozenset[str], str]) -> None:
        self.words = words
        self.sets = sets
        """Fixed sets of spaces -> the message that only these will do."""
        self.groups = groups
        """Terms of which one would do -> the message when none holds."""

    def reason(self, causes: list[Cause], name: str, rule: str) -> Reason:
        """The message for the first of these causes, or for all of them where one would do."""
        said = [cause for cause in causes if isinstance(cause.term, str)]
        group = self.groups.get(frozenset(str(cause.term) for cause in said))
        if group is not None and not any(cause.inside for cause in said):
            return Reason(group, rule, {"space": name})
        if said:
            term, inside, section = said[0]
            message = f"{str(term).replace('_', '-')}-{'in' if inside else 'out'}"
            return Reason(message, section or SECTIONS.get(str(term), rule), {"space": name})
        constants = [cause.term for cause in causes if isinstance(cause.term, int)]
        if min(constants) < 0:
            return Reason("already-chosen", rule, {"space": name})
        return self._constant(reduce(or_, constants), name, rule)

    def _constant(self, spaces: int, name: str, rule: str) -> Reason:
        """Only the spaces of a fixed set will do."""
        if spaces in self.sets:
            return Reason(f"only-{self.sets[spaces]}", rule, {"space": name})
        names = [self.words.name(i) for i in members[spaces]]
        if not names:
            return Reason("not-possible-there", rule, {"space": name})
        if len(names) == 1:
            return Reason("only-this", rule, {"space": name, "here": names[0]})
        return Reason("only-these", rule, {"space": name, "spaces": " ".join(names)})
