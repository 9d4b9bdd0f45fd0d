"""What the routes of the club share: whether there is one, and who of it asks."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request

from coinbox.table.asking import Credentials, Language, token_of
from coinbox.table.club.club import Club
from coinbox.table.club.people import Person
from coinbox.table.models.state import error_responses
from coinbox.table.refusal import refuse

OF_CLUB = error_responses(401, 403, 404)
"""What every route may refuse: strangers, those who may not, and everybody where there is no club."""


async def club_of(request: Request, lang: Language = "en") -> Club:
    """The club; refused where nobody has turned it on."""
    found: Club | None = request.app.state.club
    if found is None:
        raise refuse(lang, "no-club")
    return found


InClub = Annotated[Club, Depends(club_of)]


async def person_of(club: InClub, credentials: Credentials, lang: Language = "en") -> Person:
    return await club.person(token_of(credentials), lang)


Member = Annotated[Person, Depends(person_of)]
"""Somebody of the club."""


async def speaker_of(person: Member, lang: Language = "en") -> Person:
    if person.muted:
        raise refuse(lang, "muted")
    return person


Speaker = Annotated[Person, Depends(speaker_of)]
"""Somebody who may talk and offer."""


async def owner_of(person: Member, lang: Language = "en") -> Person:
    if not person.owner:
        raise refuse(lang, "not-owner")
    return person


Owner = Annotated[Person, Depends(owner_of)]
"""Somebody who looks after the club."""


async def guest_of(request: Request, credentials: Credentials, lang: Language = "en") -> Person | None:
    """Who asks at a route that is open to all, if he is of the club; a key that is none of it is refused."""
    return await member_by(request, token_of(credentials), lang)


async def member_by(request: Request, key: str | None, lang: str) -> Person | None:
    """The person of a key that somebody may have sent; where there is no club, nobody is one of it."""
    club: Club | None = request.app.state.club
    return None if club is None or key is None else await club.person(key, lang)


Guest = Annotated[Person | None, Depends(guest_of)]
"""Somebody who may be of the club."""
