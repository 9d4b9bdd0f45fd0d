"""What people write down for themselves at tables, in the store."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from coinbox.table.store.schema import notes


class Note(NamedTuple):
    """What somebody has written down; each change counts its version up."""

    text: str
    version: int


NOTHING = Note("", 0)


async def of_person(connection: AsyncConnection, game: str, person: str) -> Note:
    wanted = select(notes.c.text, notes.c.version).where(notes.c.game == game, notes.c.person == person)
    row = (await connection.execute(wanted)).first()
    return NOTHING if row is None else Note(*row)


async def write(connection: AsyncConnection, game: str, person: str, text: str, version: int) -> Note | None:
    """Put a text in the place of a version; None if another one is there by now."""
    if not version:
        if await of_person(connection, game, person) != NOTHING:
            return None
        await connection.execute(insert(notes).values(game=game, person=person, text=text, version=1))
        return Note(text, 1)
    own = notes.c.game == game, notes.c.person == person, notes.c.version == version
    changed = await connection.execute(update(notes).where(*own).values(text=text, version=notes.c.version + 1))
    return Note(text, version + 1) if changed.rowcount else None
