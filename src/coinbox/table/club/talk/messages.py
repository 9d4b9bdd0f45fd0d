"""What people say at tables, in the store."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from coinbox.table.club.people import stay
from coinbox.table.seats import new_id
from coinbox.table.store import Member
from coinbox.table.store.schema import messages, mutes, people

MOST = 1000
"""So many messages a table has at most."""
MOST_REMARKS = 50
"""So many of them are of one person who does not play there."""
MOST_MUTES = 500
TICK = 0.001
"""What is said later is later, whatever the clocks of two workers say."""


class Full(Exception):
    """There is no room for more."""


class Said(NamedTuple):
    """What somebody is about to say."""

    person: str
    key: str
    """The same key says the same once."""
    who: str | None
    """The faction for which he speaks; None for who looks on."""
    seq: int
    """The step of the game after which he says it."""
    text: str


class Message(NamedTuple):
    """What somebody has said."""

    id: str
    by: Member
    who: str | None
    seq: int
    at: float
    text: str | None
    """None if he has taken it back."""


async def of_table(connection: AsyncConnection, game: str) -> list[Message]:
    """All that was said at a table, in its order."""
    own = messages.c.id, people.c.id, people.c.name, messages.c.who, messages.c.seq, messages.c.at, messages.c.text
    wanted = (
        select(*own)
        .select_from(messages.join(people, people.c.id == messages.c.person))
        .where(messages.c.game == game)
        .order_by(messages.c.at, messages.c.id)
    )
    rows = await connection.execute(wanted)
    return [Message(id, Member(person, name), *rest) for id, person, name, *rest in rows]


async def add(connection: AsyncConnection, game: str, said: Said, now: float) -> None:
    """Keep what somebody says, once; Full if there is no room for it."""
    here = messages.c.game == game
    if await connection.scalar(
        select(messages.c.id).where(here, messages.c.person == said.person, messages.c.key == said.key)
    ):
        return
    count = select(func.count()).select_from(messages).where(here)
    if int(await connection.scalar(count) or 0) >= MOST:
        raise Full
    remarks = count.where(messages.c.person == said.person, messages.c.who.is_(None))
    if said.who is None and int(await connection.scalar(remarks) or 0) >= MOST_REMARKS:
        raise Full
    at = await _later(connection, game, now)
    await connection.execute(insert(messages).values(game=game, id=new_id(), at=at, changed=at, **said._asdict()))


async def take_back(connection: AsyncConnection, game: str, message: str, person: str, now: float) -> bool:
    """Leave nothing of a message but that there was one; False if the person has not said it."""
    own = messages.c.game == game, messages.c.id == message, messages.c.person == person
    if await connection.scalar(select(messages.c.id).where(*own)) is None:
        return False
    changed = await _later(connection, game, now)
    await connection.execute(
        update(messages).where(*own, messages.c.text.is_not(None)).values(text=None, changed=changed)
    )
    return True


async def _later(connection: AsyncConnection, game: str, now: float) -> float:
    last = await connection.scalar(select(func.max(messages.c.changed)).where(messages.c.game == game))
    return now if last is None else max(now, last + TICK)


# -- whom somebody does not want to hear -------------------------------------------------------------------------------


async def muted_by(connection: AsyncConnection, person: str) -> list[Member]:
    """Whose words a person does not want to see, by name."""
    wanted = select(people.c.id, people.c.name).join(mutes, mutes.c.whom == people.c.id)
    rows = await connection.execute(wanted.where(mutes.c.person == person).order_by(people.c.folded))
    return [Member(*row) for row in rows]


async def mute(connection: AsyncConnection, person: str, whom: str, muted: bool) -> None:
    """Hear somebody no more, or again; Full if there are too many of them."""
    pair = {"person": person, "whom": whom}
    await connection.execute(delete(mutes).filter_by(**pair))
    if not muted:
        return
    known = select(func.count()).select_from(mutes).where(mutes.c.person == person)
    if int(await connection.scalar(known) or 0) >= MOST_MUTES:
        raise Full
    await stay(connection, whom)
    await connection.execute(insert(mutes).values(**pair))


def heard(found: Collection[Message], muted: Collection[Member]) -> list[Message]:
    """Those messages that are not of somebody whom the reader does not want to hear."""
    silent = {member.id for member in muted}
    return [message for message in found if message.by.id not in silent]
