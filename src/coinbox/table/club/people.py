"""The people of the club in the store: who they are, and how that changes."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from coinbox.table.club.names import folded
from coinbox.table.seats import new_id
from coinbox.table.store import Gone, Member
from coinbox.table.store.schema import NAMING_A_PERSON, OF_A_PERSON, people, person_seats

UNKNOWN = "unknown-person"
"""The code of the refusal when a person was deleted in the meantime."""


class NameTaken(Exception):
    """Somebody else has this name."""


class Person(NamedTuple):
    """Somebody of the club."""

    id: str
    name: str
    key_hash: str
    joined: float
    owner: bool
    muted: bool
    """He may play, but neither talk nor offer anything."""
    removed: bool
    """His key lets him in no more."""

    @property
    def member(self) -> Member:
        """As others know him."""
        return Member(self.id, self.name)


COLUMNS = [people.c[name] for name in Person._fields]


def _person(row: Any) -> Person:
    return Person(*row[:4], *(bool(flag) for flag in row[4:]))


async def by_key(connection: AsyncConnection, key_hash: str) -> Person | None:
    row = (await connection.execute(select(*COLUMNS).where(people.c.key_hash == key_hash))).first()
    return None if row is None else _person(row)


async def by_id(connection: AsyncConnection, person: str) -> Person | None:
    row = (await connection.execute(select(*COLUMNS).where(people.c.id == person))).first()
    return None if row is None else _person(row)


async def by_name(connection: AsyncConnection, name: str) -> Person | None:
    row = (await connection.execute(select(*COLUMNS).where(people.c.folded == folded(name)))).first()
    return None if row is None else _person(row)


async def everybody(connection: AsyncConnection) -> list[tuple[Person, int]]:
    """All people in the order in which they came, each with the number of his games."""
    games = func.count(func.distinct(person_seats.c.game))
    wanted = (
        select(*COLUMNS, games)
        .select_from(people.outerjoin(person_seats, person_seats.c.person == people.c.id))
        .group_by(*COLUMNS)
        .order_by(people.c.joined, people.c.id)
    )
    return [(_person(row[:-1]), int(row[-1])) for row in await connection.execute(wanted)]


async def add(connection: AsyncConnection, name: str, key_hash: str) -> Person:
    """A new person, who is the owner if nobody was there before; NameTaken if he cannot have the name."""
    if connection.dialect.name == "postgresql":
        # Of two who come first at once, one is the owner.
        await connection.execute(text("LOCK TABLE people IN SHARE ROW EXCLUSIVE MODE"))
    known = await by_key(connection, key_hash)
    if known is not None:
        return known
    if await by_name(connection, name) is not None:
        raise NameTaken
    first = not await connection.scalar(select(func.count()).select_from(people))
    found = Person(new_id(), name, key_hash, time.time(), first, False, False)
    row = found._asdict() | {"folded": folded(name), "owner": int(first), "muted": 0, "removed": 0}
    await connection.execute(insert(people).values(row))
    return found


async def rename(connection: AsyncConnection, person: str, name: str) -> Sequence[str]:
    """Give a person another name; the tables at which he sits."""
    other = await by_name(connection, name)
    if other is not None and other.id != person:
        raise NameTaken
    await _update(connection, person, name=name, folded=folded(name))
    return list(await connection.scalars(select(person_seats.c.game).where(person_seats.c.person == person)))


async def mark(connection: AsyncConnection, person: str, **flags: bool) -> None:
    """Make somebody owner, mute him, let him in no more, or take that back."""
    await _update(connection, person, **{name: int(value) for name, value in flags.items()})


async def _update(connection: AsyncConnection, person: str, **values: Any) -> None:
    """Change the row of a person; Gone if it was deleted."""
    if not (await connection.execute(update(people).where(people.c.id == person).values(values))).rowcount:
        raise Gone(UNKNOWN)


async def stay(connection: AsyncConnection, person: str) -> None:
    """Keep the row of a person from being deleted until the commit; Gone if it was deleted already."""
    wanted = select(people.c.id).where(people.c.id == person).with_for_update(read=True, key_share=True)
    if (await connection.execute(wanted)).first() is None:
        raise Gone(UNKNOWN)


async def lock(connection: AsyncConnection, person: str) -> None:
    """Wait for all changes that this person is making, and hold up new ones until the commit."""
    await connection.execute(select(people.c.id).where(people.c.id == person).with_for_update())


async def erase(connection: AsyncConnection, person: str) -> list[str]:
    """Delete all that says anything about a person; his seats are given up before. The tables that it concerned."""
    concerned: list[str] = []
    for table in OF_A_PERSON:
        if "game" in table.c:
            concerned += await connection.scalars(select(table.c.game).where(table.c.person == person).distinct())
    for column in NAMING_A_PERSON:
        await connection.execute(delete(column.table).where(column == person))
    await connection.execute(delete(people).where(people.c.id == person))
    return concerned
