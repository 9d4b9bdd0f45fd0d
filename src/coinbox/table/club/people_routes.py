"""The addresses of the club's people: come in, one's own page, and what the owner does."""

from __future__ import annotations

from datetime import UTC, datetime

from fastapi import APIRouter

from coinbox.table.asking import ALWAYS, Credentials, Language, token_of
from coinbox.table.club.asking import OF_CLUB, InClub, Member, Owner
from coinbox.table.club.club import Club
from coinbox.table.club.models import (
    ClaimCommand,
    ClubAnswer,
    EnterCommand,
    MeAnswer,
    MuteCommand,
    NameCommand,
    PersonAnswer,
    RemoveCommand,
    SittingAnswer,
)
from coinbox.table.club.people import Person
from coinbox.table.club.seating import Sitting
from coinbox.table.models.commands import Nothing
from coinbox.table.models.state import error_responses
from coinbox.table.models.words import Id
from coinbox.table.refusal import refuse

router = APIRouter(prefix="/api/club", responses=ALWAYS | OF_CLUB)


def me(person: Person) -> MeAnswer:
    return MeAnswer(id=person.id, name=person.name, owner=person.owner, muted=person.muted)


def told(person: Person, games: int = 0) -> PersonAnswer:
    joined = datetime.fromtimestamp(person.joined, UTC).isoformat(timespec="seconds")
    return PersonAnswer(**me(person).model_dump(), removed=person.removed, joined=joined, games=games)


def sittings(found: list[Sitting]) -> list[SittingAnswer]:
    return [SittingAnswer(**each._asdict()) for each in found]


@router.get("")
async def club(club: InClub, credentials: Credentials) -> ClubAnswer:
    """Whether one needs a code to come in, and who the reader is; a key that lets nobody in is nobody's."""
    person = await club.find(token_of(credentials))
    known = person is not None and not person.removed
    return ClubAnswer(needs_code=await club.needs_code(), you=me(person) if person is not None and known else None)


@router.post("/people", responses=error_responses(409))
async def enter(body: EnterCommand, club: InClub, credentials: Credentials, lang: Language = "en") -> MeAnswer:
    """Come in under a key that the browser has made (the token); the same key may ask again."""
    return me(await club.enter(token_of(credentials), body.name, body.code, lang))


# -- one's own page ----------------------------------------------------------------------------------------------------


@router.get("/me")
async def myself(person: Member) -> MeAnswer:
    """Who the reader is."""
    return me(person)


@router.post("/me", responses=error_responses(409))
async def rename_me(body: NameCommand, club: InClub, person: Member, lang: Language = "en") -> MeAnswer:
    """Be called otherwise."""
    return me(await club.rename(person, body.name, lang))


@router.post("/me/forget")
async def forget_me(_: Nothing, club: InClub, credentials: Credentials, lang: Language = "en") -> ClubAnswer:
    """Remove all that is known of the reader; his seats are free. Who was removed may want to be forgotten, too."""
    person = await club.find(token_of(credentials))
    if person is None:
        raise refuse(lang, "no-person")
    await club.forget(person)
    return ClubAnswer(needs_code=await club.needs_code(), you=None)


@router.get("/me/games")
async def my_games(club: InClub, person: Member) -> list[SittingAnswer]:
    """The tables at which the reader sits, the newest first; his key is the token of each."""
    return sittings(await club.games(person))


@router.post("/me/games")
async def claim(body: ClaimCommand, club: InClub, person: Member) -> list[SittingAnswer]:
    """Let the reader's key open the seats that these tokens open; what they do not open is left out."""
    return sittings(await club.claim(person, [(known.table, known.token) for known in body.tables]))


# -- what the owner does -----------------------------------------------------------------------------------------------


@router.get("/people")
async def people(club: InClub, _: Owner) -> list[PersonAnswer]:
    """All people, in the order in which they came."""
    return [told(person, games) for person, games in await club.everybody()]


async def _ward(club: Club, person: str, owner: Person, lang: str) -> Person:
    """Somebody whom the owner may mute and remove: neither himself nor another owner."""
    found = await club.other(person, lang)
    if found.owner or found.id == owner.id:
        raise refuse(lang, "is-owner")
    return found


@router.post("/people/{person}/name", responses=error_responses(409))
async def rename(person: Id, body: NameCommand, club: InClub, _: Owner, lang: Language = "en") -> PersonAnswer:
    """Call somebody otherwise."""
    return told(await club.rename(await club.other(person, lang), body.name, lang))


@router.post("/people/{person}/mute", responses=error_responses(409))
async def mute(person: Id, body: MuteCommand, club: InClub, owner: Owner, lang: Language = "en") -> PersonAnswer:
    """Let somebody neither talk nor offer, or let him again."""
    return told(await club.mute(await _ward(club, person, owner, lang), body.muted))


@router.post("/people/{person}/remove", responses=error_responses(409))
async def remove(person: Id, body: RemoveCommand, club: InClub, owner: Owner, lang: Language = "en") -> PersonAnswer:
    """Let somebody in no more: his seats are free, and his pages are told. Or let his key in again."""
    return told(await club.remove(await _ward(club, person, owner, lang), body.removed))
