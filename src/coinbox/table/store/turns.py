"""Notices as jobs: at which tables the turn has passed to somebody who wants to be told, and which worker tells him."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from sqlalchemy import and_, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from coinbox.table.store.jobs import alive, insert_into
from coinbox.table.store.members import SITTING
from coinbox.table.store.schema import notice_addresses, notices, people, person_seats

ON = "on"
"""The state of an address that is confirmed and to be used."""
GRACE_SECONDS = 30.0
"""So long somebody may take to come to the table by himself."""
AGAIN_SECONDS = 3600.0
"""Who is asked again within a turn that he was told of is told again only after so long."""


class Passed(NamedTuple):
    """That others are to move at a table now."""

    to: Collection[str]
    """The factions that are asked, or are to know that the game is over."""
    by: str | None
    """The faction that has moved."""
    turn: int
    now: float


class Due(NamedTuple):
    """A notice that is to be sent."""

    game: str
    address: str
    person: str
    who: str
    turn: int
    begun: float | None
    tries: int


COLUMNS = [notices.c[name] for name in Due._fields]
NOT_NOW: dict[str, Any] = {"due": None, "begun": None, "tries": 0}
"""There is nothing to send."""


async def put(connection: AsyncConnection, game: str, passed: Passed) -> None:
    """Let those be told whom a table waits for, at all their addresses, and nobody else any more."""
    wanted = select(notice_addresses.c.id, people.c.id, person_seats.c.who).select_from(
        SITTING.join(notice_addresses, notice_addresses.c.person == people.c.id)
    )
    rows = list(await connection.execute(wanted.where(person_seats.c.game == game, notice_addresses.c.state == ON)))
    movers = {person for _, person, who in rows if who == passed.by}
    told = {address: (person, who) for address, person, who in rows if who in passed.to and person not in movers}
    others = notices.c.game == game, notices.c.address.not_in(list(told))
    await connection.execute(update(notices).where(*others).values(worker=None, **NOT_NOW))
    known = {row[0]: row[1:] for row in await connection.execute(_told_of(game))}
    for address, (person, who) in told.items():
        turn, at = known.get(address, (None, None))
        due = passed.now + GRACE_SECONDS
        if turn == passed.turn and at is not None:
            due = max(due, at + AGAIN_SECONDS)
        row = NOT_NOW | {"person": person, "who": who, "turn": passed.turn, "due": due, "worker": None}
        made = insert_into(connection, notices).values(game=game, address=address, **row)
        await connection.execute(made.on_conflict_do_update(index_elements=["game", "address"], set_=row))


def _told_of(game: str) -> Any:
    """Address -> the turn that was told there last, and when."""
    return select(notices.c.address, notices.c.told_turn, notices.c.told_at).where(notices.c.game == game)


async def is_due(connection: AsyncConnection, now: float) -> bool:
    """Whether there may be something to send."""
    return (await connection.execute(select(notices.c.game).where(notices.c.due <= now).limit(1))).first() is not None


async def claim(connection: AsyncConnection, worker: str, now: float, number: int, held: Collection[str]) -> list[Due]:
    """Take over up to so many notices that are due; nobody else gets the same ones."""
    lost = and_(notices.c.worker.not_in(alive(connection)), notices.c.worker != worker)
    dropped = and_(notices.c.worker == worker, notices.c.address.not_in(list(held)))
    free = or_(notices.c.worker.is_(None), lost, dropped)
    waiting = select(notices.c.game, notices.c.address).where(notices.c.due <= now, free)
    # SQLite leaves the lock out: there one change comes after the other anyway.
    waiting = waiting.order_by(notices.c.due).limit(number).with_for_update(skip_locked=True)
    found: list[Due] = []
    for game, address in list(await connection.execute(waiting)):
        place = notices.c.game == game, notices.c.address == address
        taken = update(notices).where(*place).values(worker=worker).returning(*COLUMNS)
        found += [Due(*row) for row in await connection.execute(taken)]
    return found


async def settle(connection: AsyncConnection, worker: str, due: Due, /, **values: Any) -> bool:
    """Keep what became of a notice; False if it is another's by now, or the turn has passed on."""
    mine = notices.c.game == due.game, notices.c.address == due.address, notices.c.worker == worker
    changed = await connection.execute(update(notices).where(*mine).values(worker=None, **values))
    return bool(changed.rowcount)
