"""Where people want to be told, and when not: the rows of the store."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from coinbox.table.store.jobs import insert_into
from coinbox.table.store.schema import about, notice_addresses, notice_wishes, notices
from coinbox.table.store.turns import ON

ASKED, ENDED, FAILED = "asked", "ended", "failed"
"""States of an address besides `on`: not confirmed yet; ended from a notice; given up."""
UTC = "UTC"
VAPID = "notices-vapid"


class Address(NamedTuple):
    """Where somebody wants to be told."""

    id: str
    person: str
    kind: str
    sealed: str
    state: str
    made: float
    problem: str | None = None
    problem_at: float | None = None


class Wishes(NamedTuple):
    """How somebody wants to be told."""

    lang: str
    zone: str = UTC
    quiet_from: int | None = None
    """A minute of his day."""
    quiet_to: int | None = None

    def quiet_until(self, now: float) -> float | None:
        """When his quiet hours end, if this is one of them."""
        if self.quiet_from is None or self.quiet_to is None or self.quiet_from == self.quiet_to:
            return None
        here = datetime.fromtimestamp(now, ZoneInfo(self.zone))
        minute = here.hour * 60 + here.minute
        over_night = self.quiet_from > self.quiet_to
        begun, goes_on = minute >= self.quiet_from, minute < self.quiet_to
        if not ((begun or goes_on) if over_night else (begun and goes_on)):
            return None
        end = here.replace(hour=self.quiet_to // 60, minute=self.quiet_to % 60, second=0, microsecond=0)
        return (end if end > here else end + timedelta(days=1)).timestamp()


COLUMNS = [notice_addresses.c[name] for name in Address._fields]


async def of_person(connection: AsyncConnection, person: str) -> list[Address]:
    wanted = select(*COLUMNS).where(notice_addresses.c.person == person)
    return [Address(*row) for row in await connection.execute(wanted.order_by(notice_addresses.c.made))]


async def by_id(connection: AsyncConnection, address: str) -> Address | None:
    row = (await connection.execute(select(*COLUMNS).where(notice_addresses.c.id == address))).first()
    return None if row is None else Address(*row)


async def add(connection: AsyncConnection, address: Address, most: int) -> bool:
    """Keep an address; False if its person has so many already."""
    mine = select(func.count()).select_from(notice_addresses).where(notice_addresses.c.person == address.person)
    if int(await connection.scalar(mine) or 0) >= most:
        return False
    await connection.execute(insert(notice_addresses).values(address._asdict()))
    return True


async def mark(connection: AsyncConnection, address: str, state: str, *but: str) -> bool:
    """Give an address another state, unless it has one of those; whether it is there."""
    place = notice_addresses.c.id == address, notice_addresses.c.state.not_in(but)
    changed = await connection.execute(update(notice_addresses).where(*place).values(state=state))
    if state != ON:
        await connection.execute(update(notices).where(notices.c.address == address).values(due=None, worker=None))
    return bool(changed.rowcount)


async def note(connection: AsyncConnection, address: str, problem: str | None, at: float | None) -> None:
    """Remember what went wrong last, or that all is well."""
    place = notice_addresses.c.id == address
    await connection.execute(update(notice_addresses).where(place).values(problem=problem, problem_at=at))


async def remove(connection: AsyncConnection, address: str, person: str) -> bool:
    place = notice_addresses.c.id == address, notice_addresses.c.person == person
    gone = await connection.execute(delete(notice_addresses).where(*place))
    if gone.rowcount:
        await connection.execute(delete(notices).where(notices.c.address == address))
    return bool(gone.rowcount)


async def sweep(connection: AsyncConnection, before: float) -> None:
    """Forget addresses that nobody has confirmed in time."""
    old = notice_addresses.c.state == ASKED, notice_addresses.c.made < before
    await connection.execute(delete(notice_addresses).where(*old))


async def wishes_of(connection: AsyncConnection, person: str) -> Wishes | None:
    columns = [notice_wishes.c[name] for name in Wishes._fields]
    row = (await connection.execute(select(*columns).where(notice_wishes.c.person == person))).first()
    return None if row is None else Wishes(*row)


async def wish(connection: AsyncConnection, person: str, wishes: Wishes, *, anew: bool = True) -> None:
    """Keep how somebody wants to be told; without `anew` only if nothing is known of that."""
    made = insert_into(connection, notice_wishes).values(person=person, **wishes._asdict())
    if anew:
        made = made.on_conflict_do_update(index_elements=["person"], set_=wishes._asdict())
    else:
        made = made.on_conflict_do_nothing()
    await connection.execute(made)


async def kept_key(connection: AsyncConnection, made: str, instead_of: str | None) -> str:
    """The sealed key of all workers: the first that one of them has made, or this one in place of one that is lost."""
    if instead_of is not None:
        await connection.execute(delete(about).where(about.c.key == VAPID, about.c.value == instead_of))
    await connection.execute(insert_into(connection, about).values(key=VAPID, value=made).on_conflict_do_nothing())
    found: Any = await connection.scalar(select(about.c.value).where(about.c.key == VAPID))
    return str(found)
