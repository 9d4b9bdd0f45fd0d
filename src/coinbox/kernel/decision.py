"""What is asked of a player or of chance, and the fixed vocabulary of answers."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, Self, TypeVar, runtime_checkable

CHANCE = -1
"""The actor that rolls dice and draws cards."""
Facts = tuple[tuple[str, str | int], ...]
"""What a question tells besides, as pairs of a name and an id or a number."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """A question that a rule asks: the id of its sentence and the section that it stands under."""

    id: str
    rule: str
    tells: Callable[[Any, Any], Facts] | None = None
    """(state, Operation that asks) -> what its sentence depends on, worked out when the question is shown."""


@dataclass(frozen=True, slots=True)
class Option:
    """One word of a game's vocabulary."""

    id: int
    kind: str
    name: str
    space: str | None = None
    piece: str | None = None
    origin: str | None = None
    rule: str | None = None
    closes: bool = False
    """Whether it does nothing further: it ends, declines or passes."""


Pending = tuple[int, Prompt, Sequence[int], object]
"""Actor, prompt, legal options, and a detail: weights for chance (None: all alike), else what made the options."""


class Faces(tuple[int, ...]):
    """The weights of a die that is only compared with a number: all alike, and many faces come to the same."""

    succeeds: tuple[bool, ...]
    """For each face what comes of it; nothing else about the face matters to the rules."""

    def __new__(cls, succeeds: Iterable[bool]) -> Self:
        found = tuple(succeeds)
        made = super().__new__(cls, (1,) * len(found))
        made.succeeds = found
        return made


@runtime_checkable
class Tells(Protocol):
    """What asks and can tell about itself when the question is shown."""

    def told(self, options: Sequence[int]) -> Mapping[str, str | int]:
        """What it tells while these options are offered."""
        ...


@runtime_checkable
class Selects(Protocol):
    """What is carried out in spaces that are selected one after the other."""

    selected: int
    """The set of spaces selected so far."""


class Detail(NamedTuple):
    """What a question was made from, for those who show or explain it."""

    spaces: int
    """The set of spaces that qualify, with the terms that made it in an explaining run."""
    operation: object
    """The Operation that asks."""
    space: int
    """The space at hand (-1: none)."""
    number: int
    """A price, or how many are left."""
    facts: Facts = ()
    """What the question tells besides."""
    kinds: Sequence[int] = ()
    """The pieces or actions that it asks for by their kind, whether or not each of them can be chosen."""
    origins: int = -1
    """The set of spaces that pieces may come from, with the terms that made it in an explaining run."""


def about(
    spaces: int = 0,
    operation: object = None,
    space: int = -1,
    number: int = 0,
    facts: Facts | None = None,
    kinds: Sequence[int] = (),
    origins: int = -1,
) -> object:
    """The detail of a question as a plain tuple: a class here costs random play more than 4% (see `detail_of`)."""
    if kinds:
        return (spaces, operation, space, number, facts or (), kinds, origins)
    return (spaces, operation, space, number) if facts is None else (spaces, operation, space, number, facts)


def asking_for(detail: object, kinds: Sequence[int]) -> object:
    """The same detail with the kinds of pieces or actions that the question asks for."""
    return Detail(*detail)._replace(kinds=kinds) if isinstance(detail, tuple) else detail


NO_DETAIL = about()
LEFT: tuple[Facts, ...] = ((), *((("left", n),) for n in range(1, 100)))
"""Number -> the fact that so many are left."""


def brought_by(options: Sequence[int], detail: object) -> Sequence[int]:
    """For each answer of chance what comes of it: the same number where the rules cannot tell two answers apart."""
    return detail.succeeds if isinstance(detail, Faces) else options


def detail_of(pending: Pending) -> Detail | None:
    """The detail of a player's question; None for chance."""
    return Detail(*pending[3]) if pending[0] != CHANCE and isinstance(pending[3], tuple) else None


def told_in(pending: Pending, state: object) -> dict[str, str | int]:
    """What is said in a question: a number, and what its rule adds."""
    prompt, detail = pending[1], detail_of(pending)
    said: dict[str, str | int] = {"n": 0 if detail is None else detail.number}
    if detail is not None and isinstance(detail.operation, Tells):
        said |= detail.operation.told(pending[2])
    if prompt.tells is not None:
        said |= dict(prompt.tells(state, None if detail is None else detail.operation))
    return said if detail is None else said | dict(detail.facts)


def section_of(pending: Pending) -> str:
    """The section that a question stands under: that of its prompt, unless its facts name another as its `rule`."""
    detail = detail_of(pending)
    rule = pending[1].rule if detail is None else dict(detail.facts).get("rule", pending[1].rule)
    return str(rule)


T = TypeVar("T")
Steps = Generator[Pending, int, T]
"""A rule: it yields what it asks, is sent the option chosen, and returns T."""


class Vocabulary:
    """The append-only list of a game's options; names are unique."""

    def __init__(self) -> None:
        self.options: list[Option] = []
        self.ids: dict[str, int] = {}

    def add(
        self,
        kind: str,
        name: str,
        *,
        space: str | None = None,
        piece: str | None = None,
        origin: str | None = None,
        rule: str | None = None,
        closes: bool = False,
    ) -> int:
        """Append a word and return its number."""
        if name in self.ids:
            raise ValueError(f"the option name {name!r} is taken")
        number = len(self.options)
        self.options.append(Option(number, kind, name, space, piece, origin, rule, closes))
        self.ids[name] = number
        return number

    def name(self, option: int) -> str:
        return self.options[option].name

    def __len__(self) -> int:
        return len(self.options)
