"""The seats of people: their key opens them, and they can be given up."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from coinbox.table.club.people import Person
from coinbox.table.seats import INVITED, OPENER, TAKEN, VISITOR, WATCH, Seat, hash_of, new_token
from coinbox.table.store import lobby
from coinbox.table.store.members import SITTING, put
from coinbox.table.store.schema import games, people, person_seats, seats

MOST = 500
"""So many games of a person are listed, the newest first."""


class Sitting(NamedTuple):
    """A table of a person."""

    table: str
    game: str
    seats: list[str]
    """Factions, or `opener` if he plays none."""


def with_key(given: Collection[Seat], person: Person | None) -> list[Seat]:
    """Seats that are handed to somebody who opens a table, with those that his key opens if he is of the club."""
    own = {} if person is None else {seat.who: person.key_hash for seat in given if is_own(seat.who)}
    return [*given, *(Seat(who, key_hash) for who, key_hash in own.items())]


def is_own(who: str) -> bool:
    """Whether a place at a table is somebody's own: a faction, or that of the opener."""
    return who not in (WATCH, VISITOR) and not who.startswith((INVITED, TAKEN))


async def take_seats(connection: AsyncConnection, game: str, wanted: Collection[str], person: Person) -> None:
    """Let a person's key open these seats, and remember that he sits there."""
    place = seats.c.game == game, seats.c.token_hash == person.key_hash
    held = set(await connection.scalars(select(seats.c.who).where(*place)))
    rows = [{"game": game, "who": who, "token_hash": person.key_hash} for who in wanted if who not in held]
    if rows:
        await connection.execute(insert(seats), rows)
    await put(connection, game, dict.fromkeys(wanted, person.member))


async def claim(connection: AsyncConnection, game: str, token_hash: str, person: Person) -> bool:
    """Make the seats that a token opens those of a person; seats of others stay theirs. Whether there was one."""
    opened = await connection.scalars(select(seats.c.who).where(seats.c.game == game, seats.c.token_hash == token_hash))
    mine = {who for who in opened if is_own(who)}
    sitting = select(person_seats.c.who).select_from(SITTING).where(person_seats.c.game == game)
    others = set(await connection.scalars(sitting.where(people.c.id != person.id)))
    await take_seats(connection, game, mine - others, person)
    return bool(mine - others)


async def leave_all(connection: AsyncConnection, person: Person) -> list[str]:
    """Give up all seats of a person, whoever has a key to them; the tables that had one.

    A seat that was left is an invitation that nobody has: it can be invited to anew, and older programs know it, too.
    """
    held = await connection.execute(select(seats.c.game, seats.c.who).where(seats.c.token_hash == person.key_hash))
    left = [(str(game), str(who)) for game, who in held]
    await lobby.leave(connection, person.id, person.key_hash)
    for game, who in left:
        if not is_own(who):
            continue
        await connection.execute(delete(seats).where(seats.c.game == game, seats.c.who == who))
        if who != OPENER:
            nobodys: dict[str, Any] = {"who": INVITED + who, "token_hash": hash_of(new_token())}
            await connection.execute(insert(seats).values(game=game, **nobodys))
    await connection.execute(delete(person_seats).where(person_seats.c.person == person.id))
    return [game for game, _ in left]


async def games_of(connection: AsyncConnection, person: str) -> list[Sitting]:
    """The tables at which a person sits, the newest first."""
    wanted = (
        select(games.c.id, games.c.game, person_seats.c.who)
        .select_from(SITTING.join(games, games.c.id == person_seats.c.game))
        .where(person_seats.c.person == person)
        .order_by(games.c.created.desc(), games.c.id, person_seats.c.who)
    )
    found: dict[str, Sitting] = {}
    for table, game, who in await connection.execute(wanted):
        found.setdefault(table, Sitting(table, game, [])).seats.append(who)
    return list(found.values())[:MOST]
