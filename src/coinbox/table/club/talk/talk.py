"""Who may say and read what at which table, and when."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import accumulate
from typing import NamedTuple

from coinbox.table.club.people import Person
from coinbox.table.club.talk import messages, notes
from coinbox.table.club.talk.messages import Full, Message, Said
from coinbox.table.club.talk.notes import Note
from coinbox.table.club.talk.words import LONGEST, LONGEST_NOTE, MOST_LINES, BadText, noted, said
from coinbox.table.refusal import refuse
from coinbox.table.store import Member
from coinbox.table.table import Table
from coinbox.table.tables import Tables


class Place(NamedTuple):
    """Somebody at a table: by which token he is there, and who of the club he is, if anybody."""

    table: str
    token: str | None
    person: Person | None
    lang: str


class Heard(NamedTuple):
    """A message, at which moment of the game it was said, and whether that was after the end."""

    message: Message
    moment: int
    after: bool


class Talked(NamedTuple):
    """What somebody sees of the talk at a table."""

    heard: list[Heard]
    muted: list[Member]
    """Whom he does not want to hear, of those who play or have spoken here."""
    may_write: bool


class Talk:
    """All that is said and noted at tables. While a game goes on only its players speak, to each other."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store

    @asynccontextmanager
    async def _at(self, place: Place) -> AsyncIterator[Table]:
        """A table at which somebody may read; refused if there is no talk, or the game goes on without him."""
        async with self.tables.at(place.table, place.token, place.lang) as table:
            if not table.has_talk:
                raise refuse(place.lang, "no-talk")
            if not table.over and _faction(table, place.person) is None:
                raise refuse(place.lang, "not-over-yet")
            yield table

    async def look(self, place: Place) -> Talked:
        async with self._at(place) as table:
            return await self._told(table, place)

    async def say(self, place: Place, person: Person, text: str, key: str) -> Talked:
        """Say something at this moment of the game."""
        try:
            wanted = said(text)
        except BadText as error:
            raise refuse(place.lang, "bad-text", n=LONGEST, lines=MOST_LINES) from error
        async with self._at(place) as table:
            new = Said(person.id, key, _faction(table, person), table.seq, wanted)
            now = self.tables.clock()
            try:
                await self.store.change(
                    lambda each: messages.add(each, table.id, new, now), table.id, people=[person.id]
                )
            except Full as error:
                raise refuse(place.lang, "talk-full") from error
            self.tables.hear(table.id)
            return await self._told(table, place)

    async def take_back(self, place: Place, person: Person, message: str) -> Talked:
        """Take back what the person has said himself; also who was muted since may do that."""
        async with self._at(place) as table:
            now = self.tables.clock()
            if not await self.store.change(
                lambda each: messages.take_back(each, table.id, message, person.id, now), table.id
            ):
                raise refuse(place.lang, "unknown-message")
            self.tables.hear(table.id)
            found = await self._told(table, place)
        await self.store.scrub()
        return found

    async def _told(self, table: Table, place: Place) -> Talked:
        person = place.person
        found = await self.store.look(lambda each: messages.of_table(each, table.id))
        muted = [] if person is None else await self.muted(person)
        here = {each.by.id for each in found} | {each.id for each in table.members.values()}
        counted = [0, *accumulate(int(entry.choice) for entry in table.play.journal)]
        heard = [_heard(table, each, counted) for each in messages.heard(found, muted)]
        return Talked(heard, [each for each in muted if each.id in here], person is not None and not person.muted)

    # -- whom somebody does not want to hear -------------------------------------------------------------------------

    async def muted(self, person: Person) -> list[Member]:
        return await self.store.look(lambda each: messages.muted_by(each, person.id))

    async def mute(self, person: Person, whom: Person, muted: bool, lang: str) -> list[Member]:
        """See what somebody says no more at any table, or again; he is not told."""
        try:
            await self.store.change(lambda each: messages.mute(each, person.id, whom.id, muted), people=[person.id])
        except Full as error:
            raise refuse(lang, "mutes-full", n=messages.MOST_MUTES) from error
        return await self.muted(person)

    # -- notes -------------------------------------------------------------------------------------------------------

    async def note(self, place: Place, person: Person) -> Note:
        """What the person has written down for himself at a table that he may look at."""
        async with self.tables.shut(place.table, place.token, place.lang) as table:
            return await self.store.look(lambda each: notes.of_person(each, table.id, person.id))

    async def write(self, place: Place, person: Person, text: str, version: int) -> Note:
        """Write down something else in place of a version; refused if there is another by now."""
        try:
            wanted = noted(text)
        except BadText as error:
            raise refuse(place.lang, "bad-note", n=LONGEST_NOTE) from error
        async with self.tables.shut(place.table, place.token, place.lang) as table:
            found: Note | None = await self.store.change(
                lambda each: notes.write(each, table.id, person.id, wanted, version), at=table.id, people=[person.id]
            )
        if found is None:
            raise refuse(place.lang, "stale-note")
        return found


def _faction(table: Table, person: Person | None) -> str | None:
    """The faction that a person plays, the first of several; None if he plays none."""
    own = (faction for faction in table.row.wishes if person and faction in table.members)
    return next((faction for faction in own if person and table.members[faction].id == person.id), None)


def _heard(table: Table, message: Message, counted: list[int]) -> Heard:
    """A message with its place in the game; `counted` has the decisions before each entry of the journal."""
    entries = table.entries_until(message.seq)
    return Heard(message, counted[entries], table.over and message.seq >= table.seq)
