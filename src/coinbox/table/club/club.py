"""The club of a server: who comes in, what people are called, and what its owner may do."""

from __future__ import annotations

import asyncio
import hmac
import re
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import NamedTuple, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

from coinbox.table.club import code as codes
from coinbox.table.club import people, seating
from coinbox.table.club.matches.matches import Matches
from coinbox.table.club.matches.rows import withdraw_all
from coinbox.table.club.names import LONGEST, BadName, named
from coinbox.table.club.notices.wish import NoticeWish
from coinbox.table.club.people import NameTaken, Person
from coinbox.table.club.seating import Sitting
from coinbox.table.models.words import PERSON_KEY
from coinbox.table.refusal import refuse
from coinbox.table.seats import hash_of
from coinbox.table.tables import Tables

T = TypeVar("T")


class ClubWish(NamedTuple):
    """That there is to be a club, and the code that one needs to come in."""

    code: str | None = None
    notices: NoticeWish | None = None
    """How people are told that it is their turn, if they are."""


class Club:
    """All that is done with people. Every answer comes from the store, so all workers know the same."""

    def __init__(self, tables: Tables, code: str | None = None) -> None:
        self.tables = tables
        self.store = tables.store
        self.matches = Matches(tables)
        self._code = None if code is None else codes.sealed(code)
        """The hash of the code that the server was started with; it counts before the stored one."""

    # -- who is who --------------------------------------------------------------------------------------------------

    async def find(self, key: str | None) -> Person | None:
        """The person of a key, also one who was removed."""
        if key is None or re.fullmatch(PERSON_KEY, key) is None:
            return None
        wanted = hash_of(key)
        found = await self.store.look(lambda connection: people.by_key(connection, wanted))
        return found if found is not None and hmac.compare_digest(found.key_hash, wanted) else None

    async def person(self, key: str | None, lang: str) -> Person:
        """The person of a key; refused if he is not of the club, or not any more."""
        found = await self.find(key)
        if found is None:
            raise refuse(lang, "no-person")
        if found.removed:
            raise refuse(lang, "person-removed")
        return found

    async def needs_code(self) -> bool:
        return await self._kept_code() is not None

    async def _kept_code(self) -> str | None:
        return self._code or await self.store.look(codes.kept_code)

    async def enter(self, key: str | None, name: str, code: str | None, lang: str) -> Person:
        """Come in under a name; whoever is in already is told who he is."""
        if key is None or re.fullmatch(PERSON_KEY, key) is None:
            raise refuse(lang, "no-person")
        known = await self.find(key)
        if known is not None:
            return await self.person(key, lang)
        kept = await self._kept_code()
        if kept is not None and not await asyncio.to_thread(codes.fits, code or "", kept):
            raise refuse(lang, "wrong-code")
        wanted, key_hash = self._named(name, lang), hash_of(key)
        return await self._under_name(
            lang, wanted, self.store.change(lambda connection: people.add(connection, wanted, key_hash))
        )

    async def rename(self, person: Person, name: str, lang: str) -> Person:
        """Call somebody otherwise, also at the tables where he sits."""
        wanted = self._named(name, lang)
        await self._under_name(
            lang, wanted, self.change(lambda connection: people.rename(connection, person.id, wanted))
        )
        return person._replace(name=wanted)

    def _named(self, name: str, lang: str) -> str:
        try:
            return named(name)
        except BadName as error:
            raise refuse(lang, "bad-name", n=LONGEST) from error

    async def _under_name(self, lang: str, name: str, change: Awaitable[T]) -> T:
        try:
            return await change
        except NameTaken as error:
            raise refuse(lang, "name-taken", name=name) from error

    # -- seats -------------------------------------------------------------------------------------------------------

    async def games(self, person: Person) -> list[Sitting]:
        """The tables at which somebody sits; his key is the token of each."""
        return await self.store.look(lambda connection: seating.games_of(connection, person.id))

    async def claim(self, person: Person, held: Sequence[tuple[str, str]]) -> list[Sitting]:
        """Make the seats that these tokens open those of a person, as when he had games before he came in."""

        async def work(connection: AsyncConnection) -> list[str]:
            return [game for game, token in held if await seating.claim(connection, game, hash_of(token), person)]

        await self.change(work, person)
        return await self.games(person)

    async def forget(self, person: Person) -> None:
        """Let nothing be left of a person but the games, in which his seats are free."""
        await self.matches.notice(person)

        async def work(connection: AsyncConnection) -> list[str]:
            await people.lock(connection, person.id)
            await withdraw_all(connection, person, forgotten=True)
            left = await seating.leave_all(connection, person)
            return [*left, *await people.erase(connection, person.id)]

        await self.change(work)
        await self.store.scrub()

    # -- what the owner does -----------------------------------------------------------------------------------------

    async def everybody(self) -> list[tuple[Person, int]]:
        """All people, each with the number of his games."""
        return await self.store.look(people.everybody)

    async def other(self, person: str, lang: str) -> Person:
        """A person by his id."""
        found = await self.store.look(lambda connection: people.by_id(connection, person))
        if found is None:
            raise refuse(lang, "unknown-person")
        return found

    async def mute(self, person: Person, muted: bool) -> Person:
        await self.store.change(lambda connection: people.mark(connection, person.id, muted=muted))
        return person._replace(muted=muted)

    async def make_owner(self, person: Person, owner: bool) -> Person:
        await self.store.change(lambda connection: people.mark(connection, person.id, owner=owner))
        return person._replace(owner=owner)

    async def remove(self, person: Person, removed: bool) -> Person:
        """Let somebody in no more, who loses his seats; or let him in again, who may be invited to them."""
        await self.matches.notice(person)

        async def work(connection: AsyncConnection) -> list[str]:
            await people.mark(connection, person.id, removed=removed)
            if not removed:
                return []
            await withdraw_all(connection, person)
            return await seating.leave_all(connection, person)

        await self.change(work)
        return person._replace(removed=removed)

    async def set_code(self, code: str | None) -> None:
        """Make the club a private one, or open it to all."""
        await self.store.change(lambda connection: codes.keep_code(connection, code))

    async def change(
        self, work: Callable[[AsyncConnection], Awaitable[Collection[str]]], by: Person | None = None
    ) -> None:
        """Change something about people, and show it to everyone who looks at a table concerned.

        Gone if `by`, the person who makes the change, has left the club.
        """
        for game in await self.store.change_several(work, people=() if by is None else (by.id,)):
            self.tables.hear(game)
