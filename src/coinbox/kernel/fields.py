"""A game's state is one class of small ints and lists, declared as a table of fields.

The table gives the class its copy, equality, hash, bounds and explaining twin.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Any, ClassVar, Protocol, Self, TypeVar, cast

from coinbox.kernel.bits import Term
from coinbox.kernel.errors import Fault

Listener = Callable[..., None]
COUNTS, NUMBER, BITS, IDS, SHARED, TOGETHER = "counts", "number", "bits", "ids", "shared", "together"


@dataclass(frozen=True, slots=True)
class Field:
    """One line of the table: what it is called, what shape it has and which values are possible."""

    kind: str
    what: str
    most: int
    start: int = 0
    size: int = 0
    names: tuple[str, ...] = ()
    derived: bool = False
    name: str = ""
    value: object = None

    def fresh(self) -> object:
        """The value of a new state."""
        if self.kind == SHARED:
            return self.value
        if self.kind == COUNTS:
            return [self.start] * self.size
        return [] if self.kind == IDS else self.start


class Watch(Protocol):
    """Looks on while an option is tried (trial.py); rules tell it what a state does not show."""

    def step(self, of: object) -> None:
        """Something that is done step by step stands before one of its steps, or after the last."""

    def chosen(self) -> None:
        """What was chosen is carried out from now on, together with what was chosen before it."""

    def paid(self, pay: Callable[[Any, int, int], None], faction: int, amount: int) -> None:
        """A faction has paid the price of what was chosen, by this function."""


class State:
    """The common type of all states; `state` replaces its methods by generated ones."""

    __slots__ = ("log", "watch")
    EXPLAINS: ClassVar[bool] = False
    """Whether bit sets remember the terms that they are made of."""
    log: Listener | None
    watch: Watch | None

    def copy(self) -> Self:
        """An equal state that shares nothing with this one."""
        raise TypeError("declare the class with @state")

    def explained(self) -> Self:
        """A copy whose bit sets remember the terms that they are made of."""
        raise TypeError("declare the class with @state")

    def is_like(self, _other: Self) -> bool:
        """Whether the two differ in nothing but what follows from the rest once a step has ended."""
        raise TypeError("declare the class with @state")

    @classmethod
    def leading_fields(cls) -> dict[str, object]:
        """Fields that a family of games has before its own, made from the facts of the class."""
        return {}

    @classmethod
    def closing_fields(cls) -> dict[str, object]:
        """Fields that a family of games has after its own."""
        return {}


def counts(size: int, most: int, what: str, *, derived: bool = False) -> list[int]:
    """A number for each of `size` places."""
    return cast(list[int], Field(COUNTS, what, most, size=size, derived=derived))


def number(start: int, most: int, what: str, *, names: tuple[str, ...] = (), derived: bool = False) -> int:
    """One number from 0 to `most`; `names` are the words for its values."""
    return cast(int, Field(NUMBER, what, most, start=start, names=names, derived=derived))


def bits(size: int, what: str, *, names: tuple[str, ...] = (), derived: bool = False) -> int:
    """A set of indices below `size`; `names` when they are not places of the board."""
    return cast(int, Field(BITS, what, (1 << size) - 1, size=size, names=names, derived=derived))


def ids(names: tuple[str, ...], what: str) -> list[int]:
    """A growing list of indices into `names`."""
    return cast(list[int], Field(IDS, what, len(names) - 1, names=names))


def numbers(most: int, what: str, *, derived: bool = False) -> list[int]:
    """A list of numbers from 0 to `most` that grows or shrinks."""
    return cast(list[int], Field(IDS, what, most, derived=derived))


V = TypeVar("V")


def shared(value: V, what: str) -> V:
    """A value that is replaced, never changed, so that copies can share it; it follows from the other fields."""
    return cast(V, Field(SHARED, what, 0, value=value, derived=True))


def together(names: tuple[str, ...], what: str) -> tuple[list[int], ...]:
    """These lists of the state once more, by number instead of by name."""
    return cast(tuple[list[int], ...], Field(TOGETHER, what, 0, names=names, derived=True))


S = TypeVar("S", bound=State)


def fields_of(state: type[State] | State) -> tuple[Field, ...]:
    """The table of a state class."""
    return cast(tuple[Field, ...], getattr(state, "FIELDS"))  # noqa: B009 - added by the decorator


def state(declared: type[S]) -> type[S]:
    """Turn a class of field declarations into the slotted state class of a game.

    Upper-case class variables, the fixed facts of a game, stay what they are. Derived fields come last.
    """
    rows = declared.leading_fields() | dict(vars(declared)) | declared.closing_fields()
    known = [replace(value, name=name) for name, value in rows.items() if isinstance(value, Field)]
    table = tuple(sorted(known, key=lambda field: field.derived))
    names = [field.name for field in table]
    values = [field.name for field in table if field.kind != TOGETHER]
    body: dict[str, object] = {
        "__slots__": tuple(names),
        "__doc__": declared.__doc__,
        "__module__": declared.__module__,
        "FIELDS": table,
        "__init__": _initialiser(table),
        "__eq__": lambda self, other: type(self) is type(other) and _key(self, values) == _key(other, values),
        "__hash__": lambda self: hash(_key(self, values)),
    }
    facts = {name: value for name, value in vars(declared).items() if name.isupper()}
    made = type(declared.__name__, declared.__bases__, facts | body)
    setattr(made, "copy", _copier(made, table))  # noqa: B010 - added to a generated class
    told = attrgetter(*(field.name for field in table if not field.derived))
    setattr(made, "is_like", lambda self, other: told(self) == told(other))  # noqa: B010
    twin = _explaining_twin(made, table)
    setattr(made, "explained", lambda self: _explained(self, twin, names))  # noqa: B010
    return cast(type[S], made)


def _key(value: State, names: list[str]) -> tuple[object, ...]:
    return tuple(tuple(v) if isinstance(v := getattr(value, name), list) else v for name in names)


def _initialiser(table: tuple[Field, ...]) -> Callable[[State], None]:
    def fill(self: State) -> None:
        for field in table:
            setattr(self, field.name, _listed(self, field) if field.kind == TOGETHER else field.fresh())
        self.log = self.watch = None

    return fill


def _listed(value: State, field: Field) -> tuple[list[int], ...]:
    return tuple(getattr(value, name) for name in field.names)


def _copier(made: type, table: tuple[Field, ...]) -> Callable[[State], State]:
    """Straight-line source is twice as fast as a loop over the table, and copies are what search does most."""
    lines = ["def copy(self):", "    new = make(cls)", "    new.log = new.watch = None"]
    for field in table:
        source = f"self.{field.name}"
        if field.kind in (COUNTS, IDS):
            source += ".copy()"
        elif field.kind == TOGETHER:
            source = ", ".join(f"new.{name}" for name in field.names)
        lines.append(f"    new.{field.name} = {source}")
    lines.append("    return new")
    scope: dict[str, Callable[[State], State]] = {}
    exec("\n".join(lines), {"make": object.__new__, "cls": made}, scope)
    return scope["copy"]


def _explaining_twin(made: type, table: tuple[Field, ...]) -> type:
    body: dict[str, object] = {"__slots__": (), "EXPLAINS": True}
    for field in table:
        if field.kind == BITS:
            body[field.name] = _remembering(field.name, vars(made)[field.name])
    return type(made.__name__ + "Explained", (made,), body)


class _Slot(Protocol):
    def __get__(self, instance: object, owner: type | None = None) -> int: ...

    def __set__(self, instance: object, value: int) -> None: ...


def _remembering(name: str, slot: _Slot) -> property:
    def read(self: object) -> Term:
        return Term.named(name, slot.__get__(self))

    def write(self: object, value: int) -> None:
        slot.__set__(self, int(value))

    return property(read, write)


def _explained(value: State, twin: type, names: list[str]) -> State:
    new = cast(State, object.__new__(twin))
    copied = value.copy()
    for name in names:
        setattr(new, name, getattr(copied, name))
    new.log = new.watch = None
    return new


def named(s: State, name: str, spaces: int, rule: str = "") -> int:
    """A set that an explaining run knows by this name, and by the section that asks for it."""
    return Term.named(name, spaces, rule) if s.EXPLAINS else spaces


def without(s: State, spaces: int, taken: int) -> int:
    """These spaces but those that were taken; an explaining run can tell the ones from the others."""
    return Term.made("and", spaces & ~taken, spaces, ~taken) if s.EXPLAINS else spaces & ~taken


def out_of_bounds(value: State) -> list[Fault]:
    """Every field that holds something impossible, as sentences."""
    found = []
    for field in fields_of(value):
        if field.kind in (SHARED, TOGETHER):
            continue
        held = getattr(value, field.name)
        every = held if isinstance(held, list) else [held]
        if field.kind == COUNTS and len(every) != field.size:
            text = f"{field.name} has {len(every)} entries instead of {field.size}"
            found.append(Fault(text, "fault-entries", field=field.name, n=len(every), size=field.size))
        if every and not 0 <= min(every) <= max(every) <= field.most:
            found.extend(_outside(field, v) for v in every if not 0 <= v <= field.most)
    return found


def _outside(field: Field, value: int) -> Fault:
    text = f"{field.name} is {value}, outside 0..{field.most}"
    return Fault(text, "fault-outside", field=field.name, value=value, most=field.most)
