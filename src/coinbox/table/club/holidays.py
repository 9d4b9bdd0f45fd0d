"""Holidays of the club's people: clocks by post stand still while somebody is away, for so many days a year."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from coinbox.table.clocks import DAY, Span, merged
from coinbox.table.club.club import Club
from coinbox.table.club.people import Person
from coinbox.table.refusal import refuse
from coinbox.table.store import clocks
from coinbox.table.store.schema import holidays, person_seats

DAYS = 30
"""So many days of a year (UTC) somebody may be away."""
AHEAD = 366 * DAY
"""So long before a holiday may be entered."""


class Holidays:
    """Enters and ends holidays; the clocks of all tables at which somebody sits are looked at anew."""

    def __init__(self, club: Club) -> None:
        self.club = club

    @property
    def now(self) -> float:
        return self.club.tables.clock()

    async def of(self, person: Person) -> list[Span]:
        """When somebody is away, as far as it is not over."""
        spans = await self.club.store.look(lambda connection: _of(connection, person.id))
        return [span for span in spans if span[1] > self.now]

    async def left(self, person: Person) -> int:
        """How many whole days of this year are left."""
        spans = await self.club.store.look(lambda connection: _of(connection, person.id))
        return int((DAYS * DAY - used(spans, _year(self.now))) // DAY)

    async def add(self, person: Person, begins: float, ends: float, lang: str) -> None:
        """Be away from a moment, which is now if it is past, until another."""
        now = self.now
        begins = max(now, begins)
        if not begins < ends or begins > now + AHEAD or ends > begins + AHEAD:
            raise refuse(lang, "bad-holiday")

        async def work(connection: AsyncConnection) -> list[str]:
            known = await _of(connection, person.id)
            wanted = [*known, (begins, ends)]
            if any(used(wanted, year) > DAYS * DAY for year in {_year(begins), _year(ends)}):
                raise refuse(lang, "too-long-holiday", n=DAYS)
            await connection.execute(delete(holidays).where(holidays.c.person == person.id))
            rows = [{"person": person.id, "begins": first, "ends": last} for first, last in merged(wanted)]
            await connection.execute(insert(holidays), rows)
            return await _tables(connection, person.id, now)

        await self.club.change(work, person)

    async def end(self, person: Person, begins: float, lang: str) -> None:
        """Be back: a holiday that has begun ends now, and one to come is forgotten."""
        now = self.now

        async def work(connection: AsyncConnection) -> list[str]:
            mine = holidays.c.person == person.id, holidays.c.begins == begins, holidays.c.ends > now
            over = delete(holidays) if begins >= now else update(holidays).values(ends=now)
            if not (await connection.execute(over.where(*mine))).rowcount:
                raise refuse(lang, "no-holiday")
            return await _tables(connection, person.id, now)

        await self.club.change(work, person)


async def _of(connection: AsyncConnection, person: str) -> list[Span]:
    wanted = select(holidays.c.begins, holidays.c.ends).where(holidays.c.person == person)
    return [(row.begins, row.ends) for row in await connection.execute(wanted.order_by(holidays.c.begins))]


async def _tables(connection: AsyncConnection, person: str, now: float) -> list[str]:
    """The tables at which somebody sits, whose clocks are to be looked at anew."""
    found = list(await connection.scalars(select(person_seats.c.game).where(person_seats.c.person == person)))
    await clocks.look_again(connection, found, now)
    return found


def _year(moment: float) -> int:
    return datetime.fromtimestamp(moment, UTC).year


def used(spans: Iterable[Span], year: int) -> float:
    """How many seconds of a year somebody is away."""
    first, last = (datetime(each, 1, 1, tzinfo=UTC).timestamp() for each in (year, year + 1))
    return sum(max(0.0, min(last, ends) - max(first, begins)) for begins, ends in merged(spans))
