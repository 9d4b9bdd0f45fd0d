"""The addresses of the lobby."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request

from coinbox.table.asking import ALWAYS, Credentials, Language, token_of
from coinbox.table.club.asking import OF_CLUB, InClub, Member, Speaker
from coinbox.table.club.lobby.lists import Public
from coinbox.table.club.lobby.lobby import SEATS, Lobby, Wanted
from coinbox.table.club.lobby.models import (
    Boards,
    OfferCommand,
    OpenSeat,
    OpenSeats,
    PersonPage,
    PublicGame,
    PublicGames,
    PublicPlayer,
    ResultsAnswer,
    SeatCommand,
    ShareCommand,
    TakeCommand,
    VisitAnswer,
)
from coinbox.table.club.lobby.offers import Offer
from coinbox.table.club.people import Person
from coinbox.table.models.answers import Named
from coinbox.table.models.commands import Nothing
from coinbox.table.models.seats import StatusLine
from coinbox.table.models.state import SharingAnswer, error_responses
from coinbox.table.models.words import Id
from coinbox.table.table import BOT

router = APIRouter(prefix="/api/club", responses=ALWAYS | OF_CLUB)
From = Annotated[int, Query(alias="from", ge=0, le=1_000_000, description="So many are left out, the first ones.")]


async def lobby_of(request: Request, _: InClub) -> Lobby:
    found: Lobby = request.app.state.lobby
    return found


In = Annotated[Lobby, Depends(lobby_of)]


def time_of(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


# -- open seats --------------------------------------------------------------------------------------------------------


def open_seat(offer: Offer, person: Person, lobby: Lobby) -> OpenSeat:
    same = {name: getattr(offer, name) for name in ("table", "game", "scenario", "faction", "level", "pace", "lang")}
    return OpenSeat(
        **same,
        person=Named(id=offer.person, name=offer.name),
        made=time_of(offer.made),
        seeded=offer.seed is not None,
        mine=offer.person == person.id,
        old=lobby.is_old(offer),
    )


async def told(lobby: Lobby, person: Person, start: int = 0) -> OpenSeats:
    found, others = await lobby.seats(person, start)
    shown = [open_seat(offer, person, lobby) for offer in found[:SEATS]]
    return OpenSeats(seats=shown, more=len(found) > SEATS, others=others)


@router.get("/seats")
async def seats(lobby: In, person: Member, start: From = 0) -> OpenSeats:
    """Seats on which anybody may sit down, the newest first; one's own also when they are old."""
    return await told(lobby, person, start)


@router.post("/seats", responses=error_responses(409))
async def offer(
    body: OfferCommand, lobby: In, person: Speaker, credentials: Credentials, lang: Language = "en"
) -> OpenSeats:
    """Let anybody of the club sit down on a free seat of one's table; offered again, it is new again."""
    key = token_of(credentials) or ""
    await lobby.offer(person, key, body.table, body.faction, Wanted(body.level, body.pace, body.lang), lang)
    return await told(lobby, person)


@router.post("/seats/withdraw", responses=error_responses(409))
async def withdraw(body: SeatCommand, lobby: In, person: Member, lang: Language = "en") -> OpenSeats:
    """Offer a seat no more; its invitation is still one."""
    await lobby.withdraw(person, body.table, body.faction, lang)
    return await told(lobby, person)


@router.post("/seats/take", responses=error_responses(409))
async def take(body: TakeCommand, lobby: In, person: Member, lang: Language = "en") -> VisitAnswer:
    """Sit down on an open seat: the reader's key opens it from now on, and invitations to it are used."""
    found = await lobby.take(person, body.table, body.faction, body.agreed, lang)
    return VisitAnswer(**found._asdict())


# -- tables of others --------------------------------------------------------------------------------------------------


@router.get("/watch")
async def watch(lobby: In, _: Member, start: From = 0) -> Boards:
    """Tables that all their players let the club watch."""
    lines, more = await lobby.boards(start)
    return Boards(tables=[StatusLine.model_validate(line) for line in lines], more=more)


def public_game(found: Public) -> PublicGame:
    row = found.row
    players = {
        faction: PublicPlayer(
            bot=wish.removeprefix(BOT) if wish.startswith(BOT) else None,
            person=Named(**found.members[faction]._asdict()) if faction in found.members else None,
        )
        for faction, wish in row.wishes.items()
    }
    return PublicGame(
        table=row.id,
        game=row.game,
        scenario=row.scenario,
        name=row.name,
        outcome=found.outcome or None,
        at=time_of(found.at),
        players=players,
    )


async def public_games(lobby: Lobby, person: str | None, start: int) -> PublicGames:
    found, more = await lobby.public(person, start)
    return PublicGames(games=[public_game(each) for each in found], more=more)


@router.get("/finished")
async def finished(lobby: In, _: Member, start: From = 0) -> PublicGames:
    """Finished games that all their players made public."""
    return await public_games(lobby, None, start)


@router.post("/tables/{table}/visit")
async def visit(
    table: Id, _: Nothing, lobby: In, person: Member, credentials: Credentials, lang: Language = "en"
) -> VisitAnswer:
    """Look at a table that its players share: as long as they do, the reader's key opens it for him to look on."""
    found = await lobby.visit(person, token_of(credentials) or "", table, lang)
    return VisitAnswer(**found._asdict())


@router.post("/tables/{table}/sharing", responses=error_responses(409))
async def share(
    table: Id, body: ShareCommand, lobby: In, person: Member, credentials: Credentials, lang: Language = "en"
) -> SharingAnswer:
    """Let the club watch the reader's table, read its finished game, or count its result; or no more."""
    key = token_of(credentials) or ""
    return SharingAnswer(**await lobby.share(person, key, table, body.kind, body.agreed, lang))


# -- a person ----------------------------------------------------------------------------------------------------------


@router.get("/people/{person}")
async def page(person: Id, lobby: In, _: Member, start: From = 0, lang: Language = "en") -> PersonPage:
    """Somebody of the club: since when, the games that he shared, and the results that count."""
    found = await lobby.of_person(person, lang)
    return PersonPage(
        id=found.id,
        name=found.name,
        joined=time_of(found.joined),
        results=[ResultsAnswer(**each._asdict()) for each in await lobby.results(person)],
        games=await public_games(lobby, person, start),
    )
