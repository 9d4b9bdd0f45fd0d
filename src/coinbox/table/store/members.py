"""Who of the club sits at which table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import and_, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from coinbox.table.store.deleted import MOST
from coinbox.table.store.rows import Member
from coinbox.table.store.schema import people, person_seats, seats

SITTING = person_seats.join(people, and_(people.c.id == person_seats.c.person, people.c.removed == 0)).join(
    seats,
    and_(
        seats.c.game == person_seats.c.game,
        seats.c.who == person_seats.c.who,
        seats.c.token_hash == people.c.key_hash,
    ),
)
"""People on their seats. The key decides: a program that knows no club may have given the seat to somebody else."""


async def put(connection: AsyncConnection, game: str, members: Mapping[str, Member]) -> None:
    """Remember who sits on these seats, in place of those who sat there."""
    for who, member in members.items():
        place = {"game": game, "who": who}
        await connection.execute(delete(person_seats).filter_by(**place))
        await connection.execute(insert(person_seats).values(**place, person=member.id))


async def of_tables(connection: AsyncConnection, tables: Sequence[str]) -> dict[str, dict[str, Member]]:
    """Table -> seat -> who sits there, for those at which anybody of the club does."""
    found: dict[str, dict[str, Member]] = {}
    wanted: Any = select(person_seats.c.game, person_seats.c.who, people.c.id, people.c.name).select_from(SITTING)
    for at in range(0, len(tables), MOST):
        rows = await connection.execute(wanted.where(person_seats.c.game.in_(tables[at : at + MOST])))
        for game, who, person, name in rows:
            found.setdefault(game, {})[who] = Member(person, name)
    return found
