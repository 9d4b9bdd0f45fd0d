"""How seats change in the store: an invitation is used once, and a seat can be taken back."""

from __future__ import annotations

from sqlalchemy import delete, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from coinbox.table.club.people import Person
from coinbox.table.club.seating import take_seats
from coinbox.table.seats import INVITED, TAKEN
from coinbox.table.store import Store, lobby
from coinbox.table.store.schema import person_seats, seats


class Used(Exception):
    """The invitation has been used or withdrawn."""


async def sit_down(
    store: Store, game: str, faction: str, invitation: str, own: str, person: Person | None = None
) -> None:
    """Give the seat to who has the invitation, under a key of his own (both as hashes); Used if it is too late."""

    async def work(connection: AsyncConnection) -> None:
        kept = update(seats).where(
            seats.c.game == game, seats.c.who == INVITED + faction, seats.c.token_hash == invitation
        )
        if (await connection.execute(kept.values(who=TAKEN + faction))).rowcount != 1:
            raise Used
        await connection.execute(insert(seats).values(game=game, who=faction, token_hash=own))
        await lobby.withdraw(connection, game, faction)
        if person is not None:
            await take_seats(connection, game, [faction], person)

    await store.change(work, game, people=() if person is None else (person.id,))


async def invite_anew(store: Store, game: str, faction: str, invitation: str) -> None:
    """Take a seat back with every invitation to it, and invite by a new one (as a hash)."""

    async def work(connection: AsyncConnection) -> None:
        every = (faction, INVITED + faction, TAKEN + faction)
        await connection.execute(delete(seats).where(seats.c.game == game, seats.c.who.in_(every)))
        await connection.execute(delete(person_seats).where(person_seats.c.game == game, person_seats.c.who == faction))
        await connection.execute(insert(seats).values(game=game, who=INVITED + faction, token_hash=invitation))
        await lobby.take_back(connection, game, faction)

    await store.change(work, game)
