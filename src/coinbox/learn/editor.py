"""Positions set up by hand: what they can say, and what is impossible in them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from coinbox.game import known_scenario
from coinbox.kernel.errors import Fault, PositionError
from coinbox.kernel.fields import BITS, COUNTS, IDS, NUMBER, Field, fields_of
from coinbox.kernel.rules import Plain
from coinbox.library import rules_of
from coinbox.text import has_in, say_in
from coinbox.text.errors import fault_told, told

COUNT, FLAG, CHOICE, SET, LIST = "count", "flag", "choice", "set", "list"
VALUES = (
    "{field}-{value}",
    "value-{value}",
    "card-{value}-title",
    "faction-{value}",
    "phase-{value}",
    "action-{value}",
)
"""The messages that may name a value of a field, the first that there is."""

NAMED = ("space", "piece", "field")
"""Facts of a fault that are ids."""


class Entry(NamedTuple):
    """Something that a position says: of each space, or once."""

    name: str
    kind: str
    """A count, a flag, one of some values, some of them, or some in an order of their own."""
    per_space: bool
    most: int
    values: tuple[str, ...]
    places: int
    """How many numbers a count has that is not one of each space."""

    def label(self, lang: str, game: str) -> str:
        """What it is called."""
        return say_in(lang, game, f"field-{self.name}")

    def value_label(self, lang: str, game: str, value: str) -> str:
        """What one of its values is called."""
        known = [pattern.format(field=self.name, value=value) for pattern in VALUES]
        found = next((name for name in known if has_in(lang, game, name)), None)
        return value if found is None else say_in(lang, game, found)


def entries_of(game: str) -> tuple[Entry, ...]:
    """All that a position of a game can say and the game's texts have a word for, in the order of its state.

    How a finished game ended has none: nobody sets that up.
    """
    rules = rules_of(game)
    start = rules.setup(rules.scenarios[0])
    on_map = rules.position(start)
    spaces = len(rules.view(start)["spaces"])  # type: ignore[arg-type]
    named = (field for field in fields_of(start) if not field.derived and has_in("en", game, f"field-{field.name}"))
    return tuple(_entry(field, field.name not in on_map, spaces) for field in named)


def _entry(field: Field, per_space: bool, spaces: int) -> Entry:
    kinds = {COUNTS: COUNT, BITS: FLAG if per_space else SET, IDS: LIST, NUMBER: CHOICE if field.names else COUNT}
    places = field.size if field.kind == COUNTS and not per_space else 0
    assert not per_space or field.size == spaces
    return Entry(field.name, kinds[field.kind], per_space, field.most, field.names, places)


def start_of(game: str, scenario: str | None = None) -> dict[str, Plain]:
    """The position with which a scenario begins."""
    rules = rules_of(game)
    return rules.position(rules.setup(known_scenario(rules, scenario)))


def _named(lang: str, game: str, fault: Fault) -> Fault:
    """A fault with the names of spaces, pieces and fields in place of their ids."""
    names = {key: f"{key}-{fact}" for key, fact in fault.facts.items() if key in NAMED}
    said = {key: say_in(lang, game, name) for key, name in names.items() if has_in(lang, game, name)}
    return Fault(fault, fault.message, **fault.facts | said)


class Checked(NamedTuple):
    """What is impossible in a position, in sentences; if nothing is, the position with all that it left out."""

    problems: tuple[str, ...]
    position: dict[str, Plain] | None


def checked(game: str, scenario: str | None, position: Mapping[str, Plain], lang: str) -> Checked:
    """Look a position over."""
    rules = rules_of(game)
    try:
        state = rules.from_position(dict(position), known_scenario(rules, scenario))
    except PositionError as error:
        faults = error.faults or tuple(fact for fact in error.facts.values() if isinstance(fact, Fault))
        named = tuple(fault_told(lang, game, _named(lang, game, fault)) for fault in faults)
        return Checked(named or (told(lang, error),), None)
    return Checked((), rules.position(state))
