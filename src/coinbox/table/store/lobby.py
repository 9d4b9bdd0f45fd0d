"""What the club may have of tables: open seats, consents of players, and visitors who look on as long as these hold."""

from __future__ import annotations

from typing import Any

from sqlalchemy import and_, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from coinbox.table.seats import VISITOR
from coinbox.table.store.members import SITTING
from coinbox.table.store.schema import offers, person_seats, seats, sharing

WATCH, PUBLIC, COUNTS = "watch", "public", "counts"
"""The club may watch the game, may read it when it is over, and its result counts for who played."""
KINDS = (WATCH, PUBLIC, COUNTS)
OPEN = (WATCH, PUBLIC)
"""What lets others of the club see the table."""
SHARED = SITTING.join(
    sharing,
    and_(
        sharing.c.game == person_seats.c.game,
        sharing.c.who == person_seats.c.who,
        sharing.c.person == person_seats.c.person,
    ),
)
"""Consents of those who sit there now; what somebody has said of a seat that he has left is void."""
COMPLETE = func.count(func.distinct(sharing.c.who)) >= func.max(sharing.c.needed)
"""Of the consents to one thing at one table: that all players have agreed."""


async def withdraw(connection: AsyncConnection, game: str, faction: str) -> bool:
    """Offer a seat to the club no more; whether it was offered."""
    gone = await connection.execute(delete(offers).where(offers.c.game == game, offers.c.who == faction))
    return bool(gone.rowcount)


async def open_kinds(connection: AsyncConnection, game: str) -> set[str]:
    """Why others of the club may see a table; its consents stay as they are until the change is committed."""
    wanted = select(sharing.c.kind, sharing.c.who, sharing.c.needed).select_from(SHARED)
    wanted = wanted.where(sharing.c.game == game, sharing.c.kind.in_(OPEN)).with_for_update(of=sharing)
    found: dict[str, set[str]] = {}
    needed = 0
    for kind, who, n in await connection.execute(wanted):
        found.setdefault(kind, set()).add(who)
        needed = max(needed, n)
    return {kind for kind, agreed in found.items() if len(agreed) >= needed}


async def agree(connection: AsyncConnection, rows: list[dict[str, Any]]) -> None:
    """Keep that players have agreed to something, in place of what they had said of it."""
    for row in rows:
        await disagree(connection, row["game"], row["who"], row["kind"])
    await connection.execute(insert(sharing), rows)


async def disagree(connection: AsyncConnection, game: str, faction: str, kind: str) -> None:
    place = sharing.c.game == game, sharing.c.who == faction, sharing.c.kind == kind
    await connection.execute(delete(sharing).where(*place))


async def show_out(connection: AsyncConnection, game: str) -> None:
    """Let visitors look on no more."""
    await connection.execute(delete(seats).where(seats.c.game == game, seats.c.who == VISITOR))


async def take_back(connection: AsyncConnection, game: str, faction: str) -> None:
    """A seat was taken from its player: what he had agreed to is void."""
    await connection.execute(delete(sharing).where(sharing.c.game == game, sharing.c.who == faction))
    await show_out(connection, game)


async def leave(connection: AsyncConnection, person: str, key_hash: str) -> None:
    """Somebody leaves the club: what he offers and shares, and where he looks on."""
    shared = select(sharing.c.game).where(sharing.c.person == person)
    for game in set(await connection.scalars(shared)):
        await show_out(connection, game)
    for table in (sharing, offers):
        await connection.execute(delete(table).where(table.c.person == person))
    await connection.execute(delete(seats).where(seats.c.who == VISITOR, seats.c.token_hash == key_hash))
