"""The addresses of notices: one's own, and those that a link in a notice needs no key for."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated
from zoneinfo import ZoneInfo

from fastapi import APIRouter, Depends, Query, Request

from coinbox.table.asking import ALWAYS, Language
from coinbox.table.club.asking import OF_CLUB, InClub, Member
from coinbox.table.club.notices.addresses import Address, Wishes
from coinbox.table.club.notices.models import (
    AddressAnswer,
    AddressCommand,
    AddressIdCommand,
    DoneAnswer,
    LinkCommand,
    NoticesAnswer,
    QuietCommand,
    Token,
)
from coinbox.table.club.notices.notices import Notices
from coinbox.table.club.people import Person
from coinbox.table.models.state import error_responses
from coinbox.table.refusal import refuse

router = APIRouter(prefix="/api/club", responses=ALWAYS | OF_CLUB)


async def notices_of(request: Request, _: InClub, lang: Language = "en") -> Notices:
    """The notices of this server; refused where nobody has turned them on."""
    found: Notices | None = request.app.state.notices
    if found is None:
        raise refuse(lang, "no-notices")
    return found


Sent = Annotated[Notices, Depends(notices_of)]


def told(address: Address, shown: str) -> AddressAnswer:
    at = address.problem_at
    return AddressAnswer.model_validate(
        {
            "id": address.id,
            "kind": address.kind,
            "shown": shown,
            "state": address.state,
            "problem": address.problem,
            "problem_at": None if at is None else datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds"),
        }
    )


async def answer(notices: Notices, person: Person) -> NoticesAnswer:
    """All that somebody sees of his notices."""
    wishes = await notices.wishes(person.id)
    return NoticesAnswer.model_validate(
        {
            "on": True,
            "mail": notices.wish.post is not None,
            "push_key": (await notices.vapid()).public,
            "addresses": [told(*each) for each in await notices.of(person)],
            **wishes._asdict(),
        }
    )


@router.get("/me/notices")
async def my_notices(request: Request, person: Member, lang: Language = "en") -> NoticesAnswer:
    """Where the reader is told that it is his turn, and how he could be."""
    notices: Notices | None = request.app.state.notices
    if notices is not None:
        return await answer(notices, person)
    return NoticesAnswer(
        on=False, mail=False, push_key=None, lang=lang, zone="UTC", quiet_from=None, quiet_to=None, addresses=[]
    )


def known_zone(zone: str | None, lang: str) -> str | None:
    """A time zone that there is."""
    try:
        return None if zone is None else ZoneInfo(zone).key
    except (KeyError, ValueError, OSError) as error:
        raise refuse(lang, "bad-zone") from error


@router.post("/me/notices", responses=error_responses(409))
async def add(body: AddressCommand, notices: Sent, person: Member, lang: Language = "en") -> NoticesAnswer:
    """Be told at an address, when it is confirmed; a browser has confirmed by subscribing."""
    where = body.where.model_dump(exclude_none=True)
    await notices.add(person, body.kind, where, lang, known_zone(body.zone, lang))
    return await answer(notices, person)


@router.post("/me/notices/on", responses=error_responses(409))
async def turn_on(body: AddressIdCommand, notices: Sent, person: Member, lang: Language = "en") -> NoticesAnswer:
    """Use an address again that was ended or given up, or send the link once more that confirms it."""
    await notices.turn_on(person, body.address, lang)
    return await answer(notices, person)


@router.post("/me/notices/remove")
async def remove(body: AddressIdCommand, notices: Sent, person: Member, lang: Language = "en") -> NoticesAnswer:
    """Forget an address."""
    await notices.remove(person, body.address, lang)
    return await answer(notices, person)


@router.post("/me/notices/quiet")
async def quiet(body: QuietCommand, notices: Sent, person: Member, lang: Language = "en") -> NoticesAnswer:
    """Be told in a language, and not between these minutes of the day."""
    zone = known_zone(body.zone, lang)
    assert zone is not None
    await notices.want(person, Wishes(body.lang, zone, body.quiet_from, body.quiet_to))
    return await answer(notices, person)


@router.post("/notices/confirm")
async def confirm(body: LinkCommand, notices: Sent, lang: Language = "en") -> DoneAnswer:
    """Confirm an address by the link that was sent there."""
    await notices.confirm(body.token, lang)
    return DoneAnswer(done=True)


@router.post("/notices/end")
async def end(token: Annotated[Token, Query()], notices: Sent, lang: Language = "en") -> DoneAnswer:
    """Send nothing more to an address, by the link of a notice; nothing else is needed, as mail programs want it."""
    await notices.end(token, lang)
    return DoneAnswer(done=True)
