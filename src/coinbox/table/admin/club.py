"""What `coinbox admin club` does: each command says what it has done, and asks before what cannot be undone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from sqlalchemy.ext.asyncio import AsyncConnection

from coinbox.kernel.errors import CoinboxError
from coinbox.table.admin.commands import PROBLEMS, Desk
from coinbox.table.admin.listing import moment
from coinbox.table.bots import Thinkers
from coinbox.table.club import code as codes
from coinbox.table.club import people as rows
from coinbox.table.club.club import Club
from coinbox.table.club.names import LONGEST, BadName, named
from coinbox.table.club.people import NameTaken, Person
from coinbox.table.store import Gone
from coinbox.table.tables import Tables
from coinbox.text import say

Change = Callable[[Club, Person], Awaitable[object]]
MARKS = ("owner", "muted", "removed")


def people(desk: Desk) -> int:
    """The people of the club, in the order in which they came."""

    async def work() -> list[tuple[Person, int]]:
        async with desk.open() as store:
            return await store.look(rows.everybody)

    found = asyncio.run(work())
    if desk.as_json:
        desk.print([_data(person, games) for person, games in found])
        return 0
    for person, games in found:
        marks = "".join(
            say(desk.lang, f"admin-club-{mark}-mark") + say(desk.lang, "comma")
            for mark in MARKS
            if getattr(person, mark)
        )
        facts: dict[str, str | int] = {"id": person.id, "name": person.name, "marks": marks, "n": games}
        desk.say("admin-club-person", joined=moment(person.joined), **facts)
    desk.say("admin-club-people", n=len(found))
    return 0


def _data(person: Person, games: int) -> dict[str, str | int | bool]:
    """All that is known of a person, without what is made of his key."""
    marks = {mark: bool(getattr(person, mark)) for mark in MARKS}
    return {"id": person.id, "name": person.name, "joined": moment(person.joined), **marks, "games": games}


def owner(desk: Desk, person: str, *, off: bool) -> int:
    found = _changed(desk, person, lambda club, who: club.make_owner(who, not off))
    desk.say("admin-club-no-owner" if off else "admin-club-owner", name=found.name)
    return 0


def mute(desk: Desk, person: str, *, off: bool) -> int:
    found = _changed(desk, person, lambda club, who: club.mute(who, not off))
    desk.say("admin-club-heard" if off else "admin-club-muted", name=found.name)
    return 0


def rename(desk: Desk, person: str, name: str) -> int:
    try:
        wanted = named(name)
    except BadName as error:
        raise _wrong("error-person-name", n=LONGEST) from error

    async def work() -> Person:
        async with desk.open() as store:
            found = await _find(desk, person)
            try:
                await store.change_several(lambda connection: rows.rename(connection, found.id, wanted))
            except Gone as error:
                raise _no_person(person) from error
            return found

    try:
        found = asyncio.run(work())
    except NameTaken as error:
        raise _wrong("error-person-taken", name=wanted) from error
    desk.say("admin-club-renamed", old=found.name, name=wanted)
    return 0


def remove(desk: Desk, person: str, *, off: bool, yes: bool) -> int:
    if not off and not _agreed(desk, "admin-club-ask-remove", person, yes=yes):
        return PROBLEMS
    found = _changed(desk, person, lambda club, who: club.remove(who, not off))
    desk.say("admin-club-let-in" if off else "admin-club-removed", name=found.name)
    return 0


def forget(desk: Desk, person: str, *, yes: bool) -> int:
    if not _agreed(desk, "admin-club-ask-forget", person, yes=yes):
        return PROBLEMS
    found = _changed(desk, person, lambda club, who: club.forget(who))
    desk.say("admin-club-forgotten", name=found.name)
    return 0


def code(desk: Desk, word: str | None) -> int:
    """Make the club a private one, or open it to all."""
    if word is not None and not 1 <= len(word.strip()) <= codes.LONGEST:
        raise _wrong("error-code", n=codes.LONGEST)

    async def work() -> None:
        async with desk.open() as store:
            await store.change(lambda connection: codes.keep_code(connection, word))

    asyncio.run(work())
    desk.say("admin-club-code-off" if word is None else "admin-club-code-set")
    return 0


def _agreed(desk: Desk, question: str, person: str, *, yes: bool) -> bool:
    async def work() -> tuple[Person, int]:
        async with desk.open() as store:
            found = await _find(desk, person)
            everybody = await store.look(rows.everybody)
            return found, next(games for each, games in everybody if each.id == found.id)

    found, games = asyncio.run(work())
    return desk.agrees(question, yes=yes, name=found.name, n=games)


def _changed(desk: Desk, person: str, change: Change) -> Person:
    """Do something with a person as the club itself does it."""

    async def work() -> Person:
        async with desk.open() as store:
            found = await _find(desk, person)
            try:
                await change(Club(Tables(store, Thinkers())), found)
            except Gone as error:  # someone has just deleted this person
                raise _no_person(person) from error
            return found

    return asyncio.run(work())


async def _find(desk: Desk, person: str) -> Person:
    """Somebody by his id or name."""

    async def work(connection: AsyncConnection) -> Person | None:
        return await rows.by_id(connection, person) or await rows.by_name(connection, person)

    found = await desk.store.look(work)
    if found is None:
        raise _no_person(person)
    return found


def _no_person(person: str) -> CoinboxError:
    return _wrong("error-no-person", person=person[:80])


def _wrong(message: str, **facts: str | int) -> CoinboxError:
    return CoinboxError(say("en", message, **facts), message, **facts)
