"""The addresses of invitations and seats."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response

from coinbox.table.admission import Admission
from coinbox.table.asking import ALWAYS, At, Credentials, Language, of_table, raw, token_of
from coinbox.table.club.asking import member_by
from coinbox.table.models.commands import Nothing, SitCommand
from coinbox.table.models.seats import InvitedAnswer, OfferAnswer, SeatsAnswer
from coinbox.table.models.state import State, error_responses
from coinbox.table.models.words import Id
from coinbox.table.table import encode

router = APIRouter(prefix="/api/tables/{table}", responses=ALWAYS | of_table)


async def admission_of(request: Request, _: At) -> Admission:
    found: Admission = request.app.state.admission
    return found


Admitting = Annotated[Admission, Depends(admission_of)]


@router.get("/invitation", response_model=OfferAnswer, responses=error_responses(409))
async def look(table: Id, admission: Admitting, credentials: Credentials, lang: Language = "en") -> Response:
    """What the invitation that is the token offers; it is not used by looking at it."""
    return raw(encode(await admission.look(table, token_of(credentials), lang)))


@router.post("/sit", response_model=State, responses=error_responses(409))
async def sit(
    request: Request,
    table: Id,
    body: SitCommand,
    admission: Admitting,
    credentials: Credentials,
    lang: Language = "en",
) -> Response:
    """Use the invitation that is the token: from now on `key` is the token of the seat, and the invitation is none."""
    person = await member_by(request, body.person, lang)
    return raw(await admission.sit(table, token_of(credentials), lang, body.key, body.agreed, person))


@router.get("/seats", response_model=SeatsAnswer)
async def seats(table: Id, admission: Admitting, credentials: Credentials, lang: Language = "en") -> Response:
    """Whether the reader has opened the table, who are friends there, and whom he may invite anew."""
    return raw(encode(await admission.seats(table, token_of(credentials), lang)))


@router.post("/seats/{faction}/invite", response_model=InvitedAnswer, responses=error_responses(403))
async def invite(
    table: Id,
    faction: Id,
    _: Nothing,
    admission: Admitting,
    credentials: Credentials,
    lang: Language = "en",
) -> Response:
    """Take back the seat of another, or an invitation that was not used, and get a new one."""
    return raw(encode(await admission.invite(table, token_of(credentials), lang, faction)))
