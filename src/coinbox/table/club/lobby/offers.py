"""Open seats in the store: who offers which, and who takes it."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, and_, delete, exists, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from coinbox.table.club.people import Person
from coinbox.table.club.seating import take_seats
from coinbox.table.seats import INVITED, TAKEN
from coinbox.table.store import lobby
from coinbox.table.store.jobs import insert_into
from coinbox.table.store.members import SITTING
from coinbox.table.store.schema import games, offers, people, person_seats, seats

DAY = 86_400
OLD_SECONDS = 14.0 * DAY
"""An offer that nobody has taken for so long is shown to none but who made it."""
MOST = 20
"""So many seats somebody may offer at a time."""


class Gone(Exception):
    """The seat is offered no more."""


class Offer(NamedTuple):
    """A seat that somebody of the club offers to all others."""

    table: str
    faction: str
    person: str
    level: str
    pace: str
    lang: str | None
    made: float
    game: str
    scenario: str
    seed: str | None
    name: str
    """Of who offers it."""


COLUMNS = [
    *(offers.c[name] for name in ("game", "who", "person", "level", "pace", "lang", "made")),
    *(games.c.game, games.c.scenario, games.c.seed, people.c.name),
]
OFFERED = offers.join(people, and_(people.c.id == offers.c.person, people.c.removed == 0)).join(
    games, games.c.id == offers.c.game
)


def _is_free() -> ColumnElement[bool]:
    """That nobody has come to the seat, and who offers it is still at the table."""
    invited = and_(seats.c.game == offers.c.game, seats.c.who == INVITED + offers.c.who)
    host = and_(person_seats.c.game == offers.c.game, person_seats.c.person == offers.c.person)
    return and_(
        exists(select(seats.c.who).where(invited)),
        exists(select(person_seats.c.who).select_from(SITTING).where(host).correlate(offers)),
    )


def _is_shown(now: float) -> ColumnElement[bool]:
    """That everybody is shown an offer: it is not old, and who makes it may speak."""
    return and_(people.c.muted == 0, offers.c.made > now - OLD_SECONDS)


async def is_open(connection: AsyncConnection, table: str, faction: str) -> bool:
    """Whether an offered seat is still free."""
    place = offers.c.game == table, offers.c.who == faction
    return (await connection.execute(select(offers.c.who).where(*place, _is_free()))).first() is not None


async def listed(connection: AsyncConnection, person: str, now: float, start: int, number: int) -> list[Offer]:
    """Open seats, the newest first; his own also if the others do not see them."""
    wanted = select(*COLUMNS).select_from(OFFERED).where(_is_free(), or_(_is_shown(now), offers.c.person == person))
    wanted = wanted.order_by(offers.c.made.desc(), offers.c.game, offers.c.who).offset(start).limit(number)
    return [Offer(*row) for row in await connection.execute(wanted)]


async def count(connection: AsyncConnection, person: str, now: float) -> int:
    """How many seats others offer."""
    wanted = select(func.count()).select_from(OFFERED)
    found = await connection.scalar(wanted.where(_is_free(), _is_shown(now), offers.c.person != person))
    return int(found or 0)


async def find(connection: AsyncConnection, table: str, faction: str, now: float) -> Offer | None:
    """An offer that others may take."""
    place = offers.c.game == table, offers.c.who == faction
    wanted = select(*COLUMNS).select_from(OFFERED).where(*place, _is_free(), _is_shown(now))
    row = (await connection.execute(wanted)).first()
    return None if row is None else Offer(*row)


async def of_person(connection: AsyncConnection, person: str) -> int:
    """How many seats somebody offers, seen by others or not."""
    wanted = select(func.count()).select_from(OFFERED).where(offers.c.person == person, _is_free())
    return int(await connection.scalar(wanted) or 0)


async def put(connection: AsyncConnection, table: str, faction: str, row: dict[str, Any]) -> None:
    """Offer a seat, or offer it anew."""
    made = insert_into(connection, offers).values(game=table, who=faction, **row)
    await connection.execute(made.on_conflict_do_update(index_elements=["game", "who"], set_=row))


async def withdraw(connection: AsyncConnection, table: str, faction: str, person: str) -> None:
    place = offers.c.game == table, offers.c.who == faction, offers.c.person == person
    if not (await connection.execute(delete(offers).where(*place))).rowcount:
        raise Gone


async def take(connection: AsyncConnection, table: str, faction: str, person: Person) -> None:
    """Give the seat to somebody, whose key opens it; of two who come at once, the second finds it Gone."""
    if not await lobby.withdraw(connection, table, faction):
        raise Gone
    invited = update(seats).where(seats.c.game == table, seats.c.who == INVITED + faction)
    if not (await connection.execute(invited.values(who=TAKEN + faction))).rowcount:
        raise Gone
    await take_seats(connection, table, [faction], person)
