"""The addresses of tournaments: all may look, join and take results away; the owner makes and pairs them."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query
from fastapi.responses import Response

from coinbox.table.asking import ALWAYS, Coming, Language, Metered, spend
from coinbox.table.club.asking import OF_CLUB, InClub, Member, Owner
from coinbox.table.club.matches import export
from coinbox.table.club.matches.matches import Match
from coinbox.table.club.matches.models import MatchAnswer, MatchLine, NewMatch, ResultCommand, RoundCommand
from coinbox.table.club.matches.rows import Place
from coinbox.table.club.matches.telling import answer_of, line_of
from coinbox.table.club.people import Person
from coinbox.table.models.commands import Nothing
from coinbox.table.models.state import error_responses
from coinbox.table.models.words import Id

router = APIRouter(prefix="/api/club/matches", responses=ALWAYS | OF_CLUB)
not_now = error_responses(409)
Round = Annotated[int, Query(ge=1, le=1000, description="The round whose records are wanted.")]


def told(match: Match, person: Person) -> MatchAnswer:
    return answer_of(match, match.number_of(person))


def file_of(kind: str) -> dict[int | str, dict[str, Any]]:
    """An answer that is a file, for the description of the API."""
    return {200: {"content": {kind: {"schema": {"type": "string"}}}}}


@router.get("")
async def matches(club: InClub, person: Member) -> list[MatchLine]:
    """All tournaments, the newest first."""
    return [line_of(each) for each in await club.matches.every(person)]


@router.post("", responses=not_now)
async def make(body: NewMatch, club: InClub, person: Owner, lang: Language = "en") -> MatchAnswer:
    """Make a tournament, which people may join."""
    titles = list(dict.fromkeys(body.games))
    name = " ".join(body.name.split())
    return told(await club.matches.make(name, body.kind, titles, body.sides, body.rounds, lang), person)


@router.get("/{match}")
async def look(match: Id, club: InClub, person: Member, lang: Language = "en") -> MatchAnswer:
    """A tournament as it stands."""
    return told(await club.matches.look(match, lang), person)


@router.post("/{match}/join", responses=not_now)
async def join(match: Id, _: Nothing, club: InClub, person: Member, lang: Language = "en") -> MatchAnswer:
    """Play in a tournament that has not begun."""
    return told(await club.matches.join(match, person, lang), person)


@router.post("/{match}/leave")
async def leave(match: Id, _: Nothing, club: InClub, person: Member, lang: Language = "en") -> MatchAnswer:
    """Play no more: once it has begun, open games go to the opponents."""
    return told(await club.matches.leave(match, person, lang), person)


# -- files -------------------------------------------------------------------------------------------------------------


@router.get("/{match}/games.csv", response_class=Response, responses=file_of("text/csv"))
async def games_csv(match: Id, club: InClub, _: Member, lang: Language = "en") -> Response:
    """Every game as CSV."""
    return Response(export.games_csv(await club.matches.look(match, lang)), media_type="text/csv")


@router.get("/{match}/standings.csv", response_class=Response, responses=file_of("text/csv"))
async def standings_csv(match: Id, club: InClub, _: Member, lang: Language = "en") -> Response:
    """The standings as CSV."""
    return Response(export.standings_csv(await club.matches.look(match, lang)), media_type="text/csv")


@router.get("/{match}/records.zip", response_class=Response, responses=file_of("application/zip"))
async def records(match: Id, round: Round, club: InClub, _: Member, lang: Language = "en") -> Response:
    """The records of all games of a round that have ended."""
    found = await club.matches.look(match, lang)
    games = [game for game in found.games if game.round == round]
    return Response(export.zipped(await export.records(club.store, found, games)), media_type="application/zip")


# -- what the owner does -----------------------------------------------------------------------------------------------


@router.post("/{match}/people/{person}/remove")
async def remove(match: Id, person: Id, _: Nothing, club: InClub, owner: Owner, lang: Language = "en") -> MatchAnswer:
    """Let somebody play no more."""
    return told(await club.matches.leave(match, await club.other(person, lang), lang), owner)


@router.post("/{match}/rounds", responses=not_now)
async def open_round(
    match: Id, body: RoundCommand, club: InClub, person: Owner, visit: Coming, meter: Metered, lang: Language = "en"
) -> MatchAnswer:
    """Pair a round and open its tables; the first begins the tournament. A round that is there is not paired again."""

    def pay(tables: int) -> None:
        spend(meter, visit, "tables", tables, lang)

    return told(await club.matches.open_round(match, body.round, pay, lang), person)


@router.post("/{match}/results")
async def write(match: Id, body: ResultCommand, club: InClub, person: Owner, lang: Language = "en") -> MatchAnswer:
    """Say how a game ended, with a word that everybody sees; without a result its table decides."""
    note = " ".join((body.note or "").split()) or None
    place = Place(body.round, body.board, body.leg)
    return told(await club.matches.write(match, place, body.result, note, lang), person)


@router.post("/{match}/end", responses=not_now)
async def end(match: Id, _: Nothing, club: InClub, person: Owner, lang: Language = "en") -> MatchAnswer:
    """Let the round that is played be the last."""
    return told(await club.matches.end(match, lang), person)


@router.post("/{match}/delete")
async def delete(match: Id, _: Nothing, club: InClub, person: Owner, lang: Language = "en") -> list[MatchLine]:
    """Delete a tournament; its tables stay as games. What is left is told."""
    await club.matches.delete(match, lang)
    return [line_of(each) for each in await club.matches.every(person)]
