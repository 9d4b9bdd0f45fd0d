"""What is done with tournaments: made, joined, paired round by round, settled and ended. Everything is in the store."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from coinbox.kernel.rules import Result
from coinbox.library import UnknownGame, rules_of
from coinbox.table.club.matches import rows
from coinbox.table.club.matches.models import State
from coinbox.table.club.matches.pairing import ROBIN
from coinbox.table.club.matches.rounds import FEWEST, MOST, paired, round_of, rounds_at_most, table_for
from coinbox.table.club.matches.rows import Entry, Place, Played, Tournament
from coinbox.table.club.matches.standings import FIRST, NONE, SECOND, TIE
from coinbox.table.club.people import Person
from coinbox.table.commands import Begun
from coinbox.table.refusal import Refusal, refuse
from coinbox.table.store import Unavailable
from coinbox.table.tables import Tables

MOST_TOURNAMENTS = 50
"""So many a club has; who wants more deletes old ones."""
log = logging.getLogger(__name__)


class Match(NamedTuple):
    """A tournament with all that is known of it."""

    tournament: Tournament
    entries: list[Entry]
    games: list[Played]

    @property
    def open_games(self) -> list[Played]:
        """The games that have no result."""
        return [game for game in self.games if game.result is None]

    @property
    def state(self) -> State:
        return state_of(self.tournament, len(self.open_games))

    def number_of(self, person: Person) -> int | None:
        return next((entry.number for entry in self.entries if entry.person == person.id), None)


class Listed(NamedTuple):
    """A tournament in a list."""

    tournament: Tournament
    state: State
    people: int
    joined: bool


def state_of(tournament: Tournament, open_games: int) -> State:
    """`open` for who wants to join, `running`, or `over`."""
    if tournament.round == 0:
        return "open"
    return "over" if tournament.round >= tournament.rounds and not open_games else "running"


def result_of(found: Result | None, factions: Sequence[str]) -> str | None:
    """How a game ended in a tournament: who wins has the point, a tie halves it; where nobody wins both lose."""
    if found is None:
        return None
    if found.winner is None:
        return TIE if found.outcome == TIE else NONE
    return FIRST if found.winner == factions[0] else SECOND


class Matches:
    """All that is done with tournaments."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store

    # -- looking -----------------------------------------------------------------------------------------------------

    async def every(self, person: Person) -> list[Listed]:
        """All tournaments, the newest first."""

        async def work(connection: AsyncConnection) -> list[Listed]:
            people, still = await rows.people_in(connection), await rows.open_games(connection)
            mine = await rows.of_person(connection, person.id)
            found = await rows.every(connection)
            return [Listed(each, state_of(each, still[each.id]), people[each.id], each.id in mine) for each in found]

        return await self.store.look(work)

    async def look(self, tournament: str, lang: str) -> Match:
        """A tournament as it stands; results that its tables have brought since are kept."""
        match = await self._read(tournament, lang)
        return await self._read(tournament, lang) if await self._settle(match) else match

    async def _read(self, tournament: str, lang: str) -> Match:
        async def work(connection: AsyncConnection) -> Match | None:
            found = await rows.find(connection, tournament)
            if found is None:
                return None
            return Match(found, await rows.entries(connection, found.id), await rows.games(connection, found.id))

        match = await self.store.look(work)
        if match is None:
            raise refuse(lang, "unknown-match")
        return match

    async def _settle(self, match: Match) -> bool:
        """Ask the tables of open games whether they are over, and keep how; whether there was anything new."""
        found = [(game.place, result) for game in match.open_games if (result := await self._result(game)) is not None]

        async def work(connection: AsyncConnection) -> None:
            for place, result in found:
                await rows.settle(connection, match.tournament.id, place, result)

        if found:
            await self.store.change(work)
        return bool(found)

    async def _result(self, game: Played) -> str | None:
        """How the table of a game has ended, if it has; a table that cannot be opened says nothing."""
        if game.table is None:
            return None
        try:
            async with self.tables.inside(game.table, "en") as table:
                return result_of(table.result, table.play.rules.factions) if table.over else None
        except Refusal:
            return None
        except Unavailable:
            raise
        except Exception:  # whatever is wrong with one table must not hide the others
            log.exception("table %s cannot be read", game.table)
            return None

    # -- what the owner does -----------------------------------------------------------------------------------------

    async def make(self, name: str, kind: str, titles: Sequence[str], sides: bool, rounds: int, lang: str) -> Match:
        """A tournament that people may join."""
        for title in titles:
            _check_game(title, lang)
        new = rows.new_tournament(name, kind, titles, sides, 0 if kind == ROBIN else rounds)

        async def work(connection: AsyncConnection) -> None:
            if len(await rows.every(connection)) >= MOST_TOURNAMENTS:
                raise refuse(lang, "too-many-matches", n=MOST_TOURNAMENTS)
            await rows.make(connection, new)

        await self.store.change(work)
        return Match(new, [], [])

    async def open_round(self, tournament: str, round: int, spend: Callable[[int], None], lang: str) -> Match:
        """Pair a round and open its tables, all or none; whoever asks for one that is there finds it as it is.

        `spend` counts the tables, and refuses if they are too many.
        """
        match = await self.look(tournament, lang)
        if match.tournament.round < round:
            begun: list[Begun] = await self.store.change(
                lambda connection: self._pair(connection, tournament, round, spend, lang)
            )
            for each in begun:
                self.tables.commands.take_up(each)
        return await self._read(tournament, lang)

    async def _pair(
        self, connection: AsyncConnection, match: str, round: int, spend: Callable[[int], None], lang: str
    ) -> list[Begun]:
        """The change that opens a round, read and checked behind the lock; nothing if another was quicker."""
        tournament = await self._locked(connection, match, lang)
        if tournament.round >= round:
            return []
        entries, games = await rows.entries(connection, tournament.id), await rows.games(connection, tournament.id)
        gone = {entry.number for entry in entries if entry.gone}
        here = len(entries) - len(gone)
        _check_next(Match(tournament, entries, games), round, here, lang)
        spend(here // 2 * tournament.legs)
        pairs, begun = paired(tournament, entries, games), []
        known = {entry.number: entry for entry in entries}
        for game in round_of(tournament, pairs, gone):
            if game.result is None:
                begun.append(table_for(self.tables.commands, tournament, game, known))
                await self.store.put_game(connection, begun[-1].new)
                game = game._replace(table=begun[-1].table.id)
            await rows.add_game(connection, tournament.id, game)
        rounds = rounds_at_most(tournament, len(entries)) if round == 1 else tournament.rounds
        await rows.set_round(connection, tournament.id, round, rounds)
        return begun

    async def write(self, tournament: str, place: Place, result: str | None, note: str | None, lang: str) -> Match:
        """Let a game have ended as the owner says, or as its table does."""
        match = await self.look(tournament, lang)
        game = next((each for each in match.games if each.place == place and each.second is not None), None)
        if game is None:
            raise refuse(lang, "not-found")

        async def work(connection: AsyncConnection) -> None:
            await self._locked(connection, tournament, lang)
            await rows.write(connection, tournament, place, result, note)

        await self.store.change(work)
        return await self.look(tournament, lang)

    async def end(self, tournament: str, lang: str) -> Match:
        """Let the round that is played be the last."""
        match = await self.look(tournament, lang)
        if match.state == "open":
            raise refuse(lang, "match-not-begun")

        async def work(connection: AsyncConnection) -> None:
            now = (await self._locked(connection, tournament, lang)).round
            await rows.set_round(connection, tournament, now, now)

        await self.store.change(work)
        return await self._read(tournament, lang)

    async def delete(self, tournament: str, lang: str) -> None:
        async def work(connection: AsyncConnection) -> None:
            await self._locked(connection, tournament, lang)
            await rows.delete_all(connection, tournament)

        await self.store.change(work)

    # -- who plays ---------------------------------------------------------------------------------------------------

    async def join(self, tournament: str, person: Person, lang: str) -> Match:
        """Play, too; who is in already stays in."""

        async def work(connection: AsyncConnection) -> None:
            found = await self._locked(connection, tournament, lang)
            if tournament in await rows.of_person(connection, person.id):
                return
            if found.round:
                raise refuse(lang, "match-begun")
            if len(await rows.entries(connection, tournament)) >= MOST:
                raise refuse(lang, "match-full", n=MOST)
            await rows.join(connection, tournament, person.id)

        await self.store.change(work, people=[person.id])
        return await self._read(tournament, lang)

    async def leave(self, tournament: str, person: Person, lang: str) -> Match:
        """Play no more; who has left has left."""
        await self.look(tournament, lang)  # what is over already is no walkover

        async def work(connection: AsyncConnection) -> None:
            found = await self._locked(connection, tournament, lang)
            number = (await rows.of_person(connection, person.id)).get(tournament)
            if number is not None:
                await rows.withdraw(connection, found, number)

        await self.store.change(work)
        return await self._read(tournament, lang)

    async def notice(self, person: Person) -> None:
        """Keep the results of somebody who is about to leave the club: what is over already is no walkover."""
        for tournament in await self.store.look(lambda connection: rows.of_person(connection, person.id)):
            await self.look(tournament, "en")

    async def _locked(self, connection: AsyncConnection, tournament: str, lang: str) -> Tournament:
        found = await rows.find(connection, tournament, lock=True)
        if found is None:
            raise refuse(lang, "unknown-match")
        return found


def _check_game(title: str, lang: str) -> None:
    """Refuse a game that there is not, or that is not for two."""
    try:
        fits = len(rules_of(title).factions) == 2
    except UnknownGame:
        fits = False
    if not fits:
        raise refuse(lang, "unknown-game", game=title)


def _check_next(match: Match, round: int, here: int, lang: str) -> None:
    """Refuse a round that cannot be paired now."""
    tournament = match.tournament
    if match.open_games:
        raise refuse(lang, "match-not-done", n=len(match.open_games))
    if match.state == "over":
        raise refuse(lang, "match-over")
    if here < FEWEST:
        raise refuse(lang, "match-few", n=FEWEST)
    if round != tournament.round + 1:
        raise refuse(lang, "not-found")
    _check_game(tournament.titles[(round - 1) % len(tournament.titles)], lang)
