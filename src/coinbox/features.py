"""The fields of a state as plain numbers, in a fixed order for each game.

Counts and plain numbers are divided by the most that their field allows; sets, named values and lists have a place for
each member, which is 1 (in a list: how often) or 0. A list has its last member once more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

from coinbox.kernel.fields import BITS, COUNTS, IDS, NUMBER, Field, State, fields_of
from coinbox.library import rules_of

LAST = "last of "
"""Before the name of a field that is a list: its last member."""
Writer = Callable[[Any, list[float]], None]


class Feature(NamedTuple):
    """Some neighbouring numbers: a field, or the last member of one that is a list."""

    name: str
    size: int
    what: str
    members: tuple[str, ...] = ()
    """What its numbers are of: spaces, cards, named values. There are none of a single number."""


class Features:
    """The numbers of a game's state."""

    def __init__(self, game: str) -> None:
        rules = rules_of(game)
        start = rules.setup(rules.scenarios[0])
        spaces: Any = rules.view(start)["spaces"]
        places = tuple(str(space["id"]) for space in spaces)
        fields = [field for field in fields_of(start) if not field.derived]
        self.parts = tuple(part for field in fields for part in _parts(field, places))
        self.size = sum(part.size for part in self.parts)
        self._writers = tuple(_writer(field) for field in fields)

    def of(self, state: State) -> list[float]:
        """The numbers of a state."""
        numbers: list[float] = []
        for write in self._writers:
            write(state, numbers)
        return numbers

    @property
    def names(self) -> tuple[str, ...]:
        """What each number is: `troops[perak]`, `played[M23]`, or `political_will` where there is only one."""
        return tuple(
            f"{part.name}[{member}]" if member else part.name for part in self.parts for member in part.members or ("",)
        )


@cache
def features_of(game: str) -> Features:
    return Features(game)


def _parts(field: Field, spaces: tuple[str, ...]) -> Iterator[Feature]:
    names, what = field.names, field.what
    if field.kind == IDS:
        yield Feature(field.name, len(names), what, names)
        yield Feature(LAST + field.name, len(names), f"the last of these: {what}", names)
    elif field.kind == NUMBER:
        yield Feature(field.name, len(names) or 1, what, names)
    else:
        numbered = tuple(map(str, range(field.size)))
        yield Feature(field.name, field.size, what, names or (spaces if len(spaces) == field.size else numbered))


def _writer(field: Field) -> Writer:
    """A function that appends the numbers of a field."""
    name, most, names = field.name, max(1, field.most), len(field.names)
    if field.kind == COUNTS:
        share = 1.0 / most
        return lambda state, into: into.extend([n * share for n in getattr(state, name)])
    if field.kind == BITS:
        places = range(field.size)
        return lambda state, into: into.extend([float(getattr(state, name) >> i & 1) for i in places])
    if field.kind == IDS:
        return lambda state, into: into.extend(_members(getattr(state, name), names))
    if names:
        rows = [[float(i == value) for i in range(names)] for value in range(names)]
        return lambda state, into: into.extend(rows[getattr(state, name)])
    return lambda state, into: into.append(getattr(state, name) / most)


def _members(found: list[int], names: int) -> list[float]:
    """How often each is in a list, and which is the last."""
    numbers = [0.0] * (2 * names)
    for member in found:
        numbers[member] += 1.0
    if found:
        numbers[names + found[-1]] = 1.0
    return numbers
