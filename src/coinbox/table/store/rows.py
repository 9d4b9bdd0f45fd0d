"""What the rows of the store say."""

from __future__ import annotations

import json
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from coinbox.table.clocks import Away, Clock
from coinbox.table.seats import Seat
from coinbox.table.store.faults import Damaged, line
from coinbox.table.store.schema import UNDO

NOTHING = "0"
"""An undo of no decision: it changes no game, and every program can read it."""


class GameRow(NamedTuple):
    """A table as it was opened."""

    id: str
    game: str
    scenario: str
    rules: int
    """The version of the rules that it was opened under; it stays as it is when the game goes on under newer ones."""
    created: float
    wishes: dict[str, str]
    """Faction -> `me`, `friend` or `bot:KIND`."""
    name: str | None = None
    initial: str | None = None
    """The record that the game goes on from."""
    seed: int | None = None
    rematch_of: str | None = None


class StepRow(NamedTuple):
    """One option that was chosen, or an undo of so many decisions."""

    seq: int
    kind: str
    option: str
    actor: str
    key: str | None = None
    note: dict[str, str] | None = None
    """Why a bot chose so, in each language."""
    at: float = 0.0

    @property
    def is_beside(self) -> bool:
        """Whether it is no decision: nothing is taken back, so that something beside the game has a place in it."""
        return self.kind == UNDO and self.option == NOTHING


class Member(NamedTuple):
    """Somebody of the club as others know him."""

    id: str
    name: str


class Head(NamedTuple):
    """How far a table has come, and what else may change about it."""

    seq: int
    """The number of its last step."""
    seats: list[Seat]
    agreed: frozenset[str]
    """The factions that want hints."""
    rematch: str | None
    """The table of the rematch, if there is one."""
    elsewhere: frozenset[str]
    """The factions whose players are shown the table by other workers."""
    job: str | None
    """The level of the bot that is in the queue."""
    name: str | None = None
    """What the table is called now."""
    is_there: bool = True
    """False if somebody has deleted it."""
    members: Mapping[str, Member] = MappingProxyType({})
    """Seat -> who of the club sits there."""
    said: str | None = None
    """When something was last said there, or taken back; it is only compared."""
    shared: frozenset[tuple[str, str]] = frozenset()
    """What players let the club have of it: kind and faction."""
    clock: Clock | None = None
    away: Away = MappingProxyType({})
    """Seat -> when who sits there has holidays."""

    @classmethod
    def new(
        cls, seats: list[Seat], name: str | None = None, members: Mapping[str, Member] = MappingProxyType({})
    ) -> Head:
        """A table that is about to be opened."""
        return cls(0, seats, frozenset(), None, frozenset(), None, name, members=members)


def game_row(row: dict[str, Any]) -> GameRow:
    try:
        wishes = json.loads(row["wishes"])
        seed = None if row["seed"] is None else int(row["seed"])
        found = GameRow(**row | {"wishes": wishes, "seed": seed, "rules": int(row["rules"])})
    except (ValueError, TypeError) as error:
        raise damaged_table(row["id"], line(error)) from error
    if not isinstance(wishes, dict) or not all(isinstance(wish, str) for wish in wishes.values()):
        raise damaged_table(row["id"], str(row["wishes"])[:80])
    return found


def damaged_table(table: str, problem: str) -> Damaged:
    sentence = f"the row of table '{table}' is damaged ({problem})"
    return Damaged(sentence, "error-damaged-table", table=table, problem=problem)


def step_row(row: StepRow) -> StepRow:
    try:
        return row if row.note is None else row._replace(note=json.loads(str(row.note)))
    except ValueError as error:
        raise damaged_step(row.seq, line(error)) from error


def damaged_step(seq: int, problem: str) -> Damaged:
    sentence = f"step {seq} is damaged ({problem})"
    return Damaged(sentence, "error-damaged-step", n=seq, problem=problem)
