"""What people of the club do in its lobby: offer and take seats, share their tables, and look at those of others."""

from __future__ import annotations

import logging
from typing import Any, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from coinbox.kernel.rules import TIE, score
from coinbox.scores import wilson
from coinbox.table.admission import may_invite
from coinbox.table.checks import acting, check_goes_on
from coinbox.table.club.club import Club
from coinbox.table.club.lobby import lists, offers
from coinbox.table.club.lobby.lists import Public, Tally
from coinbox.table.club.lobby.offers import Gone, Offer
from coinbox.table.club.people import Person
from coinbox.table.refusal import Refusal, refuse
from coinbox.table.seats import INVITED, VISITOR, opened_by
from coinbox.table.store import lobby as store
from coinbox.table.store.jobs import insert_into
from coinbox.table.store.lobby import COUNTS, PUBLIC, WATCH
from coinbox.table.store.schema import seats
from coinbox.table.table import Table

SEATS, BOARDS, GAMES = 50, 12, 20
"""So many are told at once of open seats, of tables to watch, and of finished games."""
log = logging.getLogger(__name__)


class Wanted(NamedTuple):
    """Which opponent somebody wishes for."""

    level: str
    pace: str
    lang: str | None


class Visit(NamedTuple):
    """A table that somebody may look at by his key."""

    table: str
    game: str
    over: bool


class Results(NamedTuple):
    """How somebody has done with one side of a game; the share has an interval (95%)."""

    game: str
    side: str
    games: int
    won: int
    tied: int
    share: float
    low: float
    high: float


class Lobby:
    """All that is done there. Every answer comes from the store, so all workers know the same."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.tables = club.tables
        self.store = club.store

    # -- open seats --------------------------------------------------------------------------------------------------

    async def seats(self, person: Person, start: int) -> tuple[list[Offer], int]:
        """Open seats, one more than are told at once if there are more; and how many others offer in all."""
        now = self.tables.clock()

        async def work(connection: AsyncConnection) -> tuple[list[Offer], int]:
            found = await offers.listed(connection, person.id, now, start, SEATS + 1)
            return found, await offers.count(connection, person.id, now)

        return await self.store.look(work)

    def is_old(self, offer: Offer) -> bool:
        """Whether the others do not see an offer any more."""
        return offer.made <= self.tables.clock() - offers.OLD_SECONDS

    async def offer(self, person: Person, key: str, table_id: str, faction: str, wanted: Wanted, lang: str) -> None:
        """Let anybody of the club sit down on a free seat; offered again, it is new again."""
        async with self.tables.at(table_id, key, lang) as table:
            if faction not in may_invite(table, opened_by(key, table.seats)):
                raise refuse(lang, "not-opener")
            check_goes_on(table, lang)
            if not any(seat.who == INVITED + faction for seat in table.seats):
                raise refuse(lang, "seat-not-free")
            row = {"person": person.id, "made": self.tables.clock(), **wanted._asdict()}

            async def work(connection: AsyncConnection) -> None:
                await offers.put(connection, table_id, faction, row)
                if not await offers.is_open(connection, table_id, faction):
                    raise refuse(lang, "seat-not-free")
                if await offers.of_person(connection, person.id) > offers.MOST:
                    raise refuse(lang, "too-many-offers", n=offers.MOST)

            await self.store.change(work, table_id, people=[person.id])

    async def withdraw(self, person: Person, table_id: str, faction: str, lang: str) -> None:
        """Offer a seat no more."""
        try:
            await self.store.change(lambda connection: offers.withdraw(connection, table_id, faction, person.id))
        except Gone as error:
            raise refuse(lang, "offer-gone") from error

    async def take(self, person: Person, table_id: str, faction: str, agreed: bool, lang: str) -> Visit:
        """Sit down on an open seat; of two who want it at once one gets it, and the other is told."""
        now = self.tables.clock()
        if await self.store.look(lambda connection: offers.find(connection, table_id, faction, now)) is None:
            raise refuse(lang, "offer-gone")
        async with self.tables.inside(table_id, lang) as table:
            if person.id in {member.id for member in table.members.values()}:
                raise refuse(lang, "offer-own")
            check_goes_on(table, lang)
            if table.row.seed is not None and not agreed:
                raise refuse(lang, "seeded")
            try:
                await self.store.change(
                    lambda connection: offers.take(connection, table_id, faction, person), table_id, people=[person.id]
                )
            except Gone as error:
                raise refuse(lang, "offer-gone") from error
            finally:
                await self.tables.read_seats(table)
            return Visit(table.id, table.row.game, False)

    # -- sharing -----------------------------------------------------------------------------------------------------

    async def share(
        self, person: Person, key: str, table_id: str, kind: str, agreed: bool, lang: str
    ) -> dict[str, Any]:
        """Keep what a player lets the club have of his table; when nothing of it may be seen, visitors go."""
        async with self.tables.at(table_id, key, lang) as table:
            seated = acting(table, key, lang)
            mine = [faction for faction in seated if table.members.get(faction) == person.member]
            if not mine:
                raise refuse(lang, "wrong-seat")
            if agreed:
                self._check_kind(table, kind, lang)
                rows = [self._consent(table, faction, kind, person) for faction in mine]
                await self.store.change(lambda connection: store.agree(connection, rows), table.id, people=[person.id])
            else:
                await self._take_back(table, mine, kind)
            await self.tables.read_seats(table)
            return table.sharing.data()

    def _check_kind(self, table: Table, kind: str, lang: str) -> None:
        """A game is watched while it goes on, and made public when it is over; it counts between people."""
        if kind == WATCH:
            check_goes_on(table, lang)
        elif not table.over:
            raise refuse(lang, "not-ended")
        elif kind == COUNTS and not table.sharing.may_count:
            raise refuse(lang, "no-count")

    def _consent(self, table: Table, faction: str, kind: str, person: Person) -> dict[str, Any]:
        """What is kept of a consent, with how the game has ended, so that no list has to play it again."""
        result = table.result
        return {
            "game": table.id,
            "who": faction,
            "kind": kind,
            "person": person.id,
            "needed": len(table.sharing.deciders),
            "outcome": None if result is None else result.outcome,
            "at": self.tables.clock(),
        }

    async def _take_back(self, table: Table, factions: list[str], kind: str) -> None:
        async def work(connection: AsyncConnection) -> None:
            for faction in factions:
                await store.disagree(connection, table.id, faction, kind)
            if not await store.open_kinds(connection, table.id):
                await store.show_out(connection, table.id)

        await self.store.change(work, table.id)

    # -- looking at tables of others ---------------------------------------------------------------------------------

    async def boards(self, start: int) -> tuple[list[dict[str, Any]], bool]:
        """How the tables stand that the club may watch, and whether there are more."""
        found = await self.store.look(lambda connection: lists.to_watch(connection, start, BOARDS + 1))
        lines = [await self._board(table) for table in found[:BOARDS]]
        return [line for line in lines if line is not None], len(found) > BOARDS

    async def _board(self, table_id: str) -> dict[str, Any] | None:
        """How a table stands; None if its game is over, which is noted, or cannot be shown."""
        try:
            async with self.tables.inside(table_id, "en") as table:
                if not table.over:
                    return table.status(())
                outcome = "" if table.result is None else table.result.outcome
                await self.store.change(lambda connection: lists.note_over(connection, table_id, outcome))
        except Refusal as refusal:
            log.warning("table %s cannot be watched: %s", table_id, refusal)
        return None

    async def visit(self, person: Person, key: str, table_id: str, lang: str) -> Visit:
        """Let somebody look at a table by his key, as long as its players share it."""
        if not await self.store.look(lambda connection: store.open_kinds(connection, table_id)):
            raise refuse(lang, "not-listed")
        async with self.tables.inside(table_id, lang) as table:
            wanted = PUBLIC if table.over else WATCH
            if not opened_by(key, table.seats):
                await self._let_in(table, person, wanted, lang)
            return Visit(table.id, table.row.game, table.over)

    async def _let_in(self, table: Table, person: Person, wanted: str, lang: str) -> None:
        async def work(connection: AsyncConnection) -> None:
            if wanted not in await store.open_kinds(connection, table.id):
                raise refuse(lang, "not-listed")
            row = {"game": table.id, "who": VISITOR, "token_hash": person.key_hash}
            # Another worker may have let the same visitor in.
            await connection.execute(insert_into(connection, seats).values(row).on_conflict_do_nothing())

        await self.store.change(work, table.id, people=[person.id])
        await self.tables.read_seats(table)

    async def public(self, person: str | None, start: int) -> tuple[list[Public], bool]:
        """Public games, of all or of one person, and whether there are more."""
        found = await self.store.look(lambda connection: lists.public(connection, person, start, GAMES + 1))
        return found[:GAMES], len(found) > GAMES

    # -- a person ----------------------------------------------------------------------------------------------------

    async def of_person(self, person: str, lang: str) -> Person:
        """Somebody of the club, as all others may know him."""
        found = await self.club.other(person, lang)
        if found.removed:
            raise refuse(lang, "unknown-person")
        return found

    async def results(self, person: str) -> list[Results]:
        """What somebody has done with each side of each game, as far as both players let it count."""
        found: dict[tuple[str, str], list[Tally]] = {}
        for tally in await self.store.look(lambda connection: lists.results(connection, person)):
            found.setdefault((tally.game, tally.side), []).append(tally)
        return [_results(game, side, tallies) for (game, side), tallies in found.items()]


def _results(game: str, side: str, tallies: list[Tally]) -> Results:
    number = sum(tally.number for tally in tallies)
    points = sum(score(tally.outcome, side) * tally.number for tally in tallies)
    won, tied = (sum(tally.number for tally in tallies if tally.outcome == wanted) for wanted in (side, TIE))
    return Results(game, side, number, won, tied, points / number, *wilson(points, number))
