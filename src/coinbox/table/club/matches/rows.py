"""Tournaments in the store: which there are, who plays in them, and every game of theirs."""

from __future__ import annotations

import json
import secrets
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from coinbox.table.club.matches.standings import FIRST, NONE, SECOND
from coinbox.table.club.people import Person
from coinbox.table.seats import new_id
from coinbox.table.store.schema import (
    people,
    tournament_games,
    tournament_numbers,
    tournament_people,
    tournament_results,
    tournaments,
)

TABLE, HAND, LEFT, BYE = "table", "hand", "left", "bye"
"""Who says how a game ended: its table, the owner, that somebody has left, or that nobody was opposite."""


class Tournament(NamedTuple):
    """A tournament as its owner has made it, and how far it has come."""

    id: str
    name: str
    kind: str
    titles: tuple[str, ...]
    """The games that are played, one a round, again from the first after the last."""
    sides: bool
    """Whether each pair plays the game of a round twice, with sides changed."""
    rounds: int
    """How many there will be; what a round robin needs is known when it begins."""
    round: int
    """The last that was paired; before the first one people join."""
    seed: int
    made: float

    @property
    def legs(self) -> int:
        """How many games two people play in a round."""
        return 2 if self.sides else 1


class Entry(NamedTuple):
    """Somebody who plays in a tournament."""

    number: int
    person: str | None
    """None for who was forgotten; then nothing else is known of him."""
    name: str | None
    key_hash: str | None
    gone: bool
    """He plays no further round."""


class Place(NamedTuple):
    """Where a game stands in a tournament."""

    round: int
    board: int
    leg: int


class Played(NamedTuple):
    """A game of a tournament, or a bye."""

    round: int
    board: int
    leg: int
    title: str
    first: int
    second: int | None
    result: str | None = None
    how: str | None = None
    note: str | None = None
    table: str | None = None

    @property
    def place(self) -> Place:
        return Place(self.round, self.board, self.leg)


COLUMNS = [tournaments.c[name] for name in Tournament._fields]
RESULTS = [tournament_results.c[name] for name in Played._fields[:-1]]


def _tournament(row: Any) -> Tournament:
    found = dict(row._mapping)
    known = {"titles": tuple(json.loads(found["titles"])), "sides": bool(found["sides"]), "seed": int(found["seed"])}
    return Tournament(**found | known)


def at(tournament: str, place: Place) -> Any:
    """The game at a place."""
    of = tournament_results.c
    return and_(of.tournament == tournament, of.round == place.round, of.board == place.board, of.leg == place.leg)


# -- looking -----------------------------------------------------------------------------------------------------------


async def every(connection: AsyncConnection) -> list[Tournament]:
    """All tournaments, the newest first."""
    wanted = select(*COLUMNS).order_by(tournaments.c.made.desc(), tournaments.c.id)
    return [_tournament(row) for row in await connection.execute(wanted)]


async def people_in(connection: AsyncConnection) -> Counter[str]:
    """Tournament -> how many play in it."""
    return await _counted(connection, tournament_numbers.c.tournament)


async def open_games(connection: AsyncConnection) -> Counter[str]:
    """Tournament -> how many of its games have no result."""
    return await _counted(connection, tournament_results.c.tournament, tournament_results.c.result.is_(None))


async def _counted(connection: AsyncConnection, column: Any, *where: Any) -> Counter[str]:
    wanted = select(column, func.count()).where(*where).group_by(column)
    return Counter({str(row[0]): int(row[1]) for row in await connection.execute(wanted)})


async def of_person(connection: AsyncConnection, person: str) -> dict[str, int]:
    """Tournament -> the number of a person in it."""
    wanted = select(tournament_people.c.tournament, tournament_people.c.number)
    return {row[0]: row[1] for row in await connection.execute(wanted.where(tournament_people.c.person == person))}


async def find(connection: AsyncConnection, tournament: str, *, lock: bool = False) -> Tournament | None:
    """A tournament; with a lock nobody else changes it until the change is done, where several could."""
    wanted = select(*COLUMNS).where(tournaments.c.id == tournament)
    row = (await connection.execute(wanted.with_for_update() if lock else wanted)).first()
    return None if row is None else _tournament(row)


async def entries(connection: AsyncConnection, tournament: str) -> list[Entry]:
    """All who play in a tournament, in the order in which they came."""
    numbers, known = tournament_numbers, tournament_people
    who = and_(known.c.tournament == numbers.c.tournament, known.c.number == numbers.c.number)
    wanted = (
        select(numbers.c.number, people.c.id, people.c.name, people.c.key_hash, numbers.c.gone)
        .select_from(numbers.outerjoin(known, who).outerjoin(people, people.c.id == known.c.person))
        .where(numbers.c.tournament == tournament)
        .order_by(numbers.c.number)
    )
    return [Entry(*row[:4], bool(row[4])) for row in await connection.execute(wanted)]


async def games(connection: AsyncConnection, tournament: str) -> list[Played]:
    """All games of a tournament in their order, each with its table if that is there."""
    results, tables = tournament_results, tournament_games
    same = [results.c[name] == tables.c[name] for name in ("tournament", *Place._fields)]
    wanted = (
        select(*RESULTS, tables.c.game.label("table"))
        .select_from(results.outerjoin(tables, and_(*same)))
        .where(results.c.tournament == tournament)
        .order_by(results.c.round, results.c.board, results.c.leg)
    )
    return [Played(**row._mapping) for row in await connection.execute(wanted)]


# -- changing ----------------------------------------------------------------------------------------------------------


async def make(connection: AsyncConnection, new: Tournament) -> None:
    row = new._asdict() | {"titles": json.dumps(new.titles), "sides": int(new.sides), "seed": str(new.seed)}
    await connection.execute(insert(tournaments).values(row))


def new_tournament(name: str, kind: str, titles: Sequence[str], sides: bool, rounds: int) -> Tournament:
    """A tournament that people may join; who plays whom will follow from its seed."""
    return Tournament(new_id(), name, kind, tuple(titles), sides, rounds, 0, secrets.randbelow(2**32), time.time())


async def delete_all(connection: AsyncConnection, tournament: str) -> None:
    """Delete a tournament; its tables stay as games."""
    for table in (tournament_games, tournament_results, tournament_people, tournament_numbers):
        await connection.execute(delete(table).where(table.c.tournament == tournament))
    await connection.execute(delete(tournaments).where(tournaments.c.id == tournament))


async def set_round(connection: AsyncConnection, tournament: str, round: int, rounds: int) -> None:
    changed = update(tournaments).where(tournaments.c.id == tournament)
    await connection.execute(changed.values(round=round, rounds=rounds))


async def join(connection: AsyncConnection, tournament: str, person: str) -> None:
    """Let somebody play, behind all who came before."""
    of = tournament_numbers.c.tournament == tournament
    last = await connection.scalar(select(func.max(tournament_numbers.c.number)).where(of))
    number = (last or 0) + 1
    await connection.execute(insert(tournament_numbers).values(tournament=tournament, number=number, gone=0))
    await connection.execute(insert(tournament_people).values(tournament=tournament, person=person, number=number))


async def drop(connection: AsyncConnection, tournament: str, number: int) -> None:
    """Let somebody go who has not played yet."""
    for table in (tournament_people, tournament_numbers):
        await connection.execute(delete(table).where(table.c.tournament == tournament, table.c.number == number))


async def add_game(connection: AsyncConnection, tournament: str, game: Played) -> None:
    """A game that was paired, and the table at which it is played, if it is."""
    row = game._asdict()
    table = row.pop("table")
    await connection.execute(insert(tournament_results).values(tournament=tournament, **row))
    if table is not None:
        place = game.place._asdict()
        await connection.execute(insert(tournament_games).values(game=table, tournament=tournament, **place))


async def settle(connection: AsyncConnection, tournament: str, place: Place, result: str) -> None:
    """Keep how a table has ended, unless somebody has said otherwise in the meantime."""
    still = and_(at(tournament, place), tournament_results.c.result.is_(None))
    await connection.execute(update(tournament_results).where(still).values(result=result, how=TABLE))


async def write(
    connection: AsyncConnection, tournament: str, place: Place, result: str | None, note: str | None
) -> None:
    """Keep what the owner says of a game; no result lets its table decide again."""
    said = {"result": result, "how": None if result is None else HAND, "note": note}
    await connection.execute(update(tournament_results).where(at(tournament, place)).values(said))


# -- leaving -----------------------------------------------------------------------------------------------------------


async def withdraw(connection: AsyncConnection, tournament: Tournament, number: int) -> None:
    """Let somebody play no more: before the first round as if he had not come, then his open games are lost."""
    if tournament.round == 0:
        await drop(connection, tournament.id, number)
        return
    mine = tournament_numbers.c.tournament == tournament.id, tournament_numbers.c.number == number
    await connection.execute(update(tournament_numbers).where(*mine).values(gone=1))
    gone = {entry.number for entry in await entries(connection, tournament.id) if entry.gone}
    for game in await games(connection, tournament.id):
        result = walkover(game, gone)
        if game.result is None and result is not None:
            said = {"result": result, "how": LEFT}
            await connection.execute(update(tournament_results).where(at(tournament.id, game.place)).values(said))


def walkover(game: Played, gone: set[int]) -> str | None:
    """How a game ends because somebody is not there to play it; None if both are."""
    if game.first in gone:
        return NONE if game.second is None or game.second in gone else SECOND
    return FIRST if game.second in gone else None


async def withdraw_all(connection: AsyncConnection, person: Person, *, forgotten: bool = False) -> None:
    """Let somebody play in no tournament any more; who is forgotten leaves no words about his games either."""
    # In one order, so that two people who leave at once can't deadlock.
    for name, number in sorted((await of_person(connection, person.id)).items()):
        tournament = await find(connection, name, lock=True)
        if tournament is None:
            continue
        await withdraw(connection, tournament, number)
        if forgotten:
            of = tournament_results.c
            mine = of.tournament == name, or_(of.first == number, of.second == number)
            await connection.execute(update(tournament_results).where(*mine).values(note=None))
