"""The addresses of talk: what is said at a table, private notes, and whom one does not want to hear."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Depends, Header, Request

from coinbox.table.asking import ALWAYS, Credentials, Language, token_of
from coinbox.table.club.asking import OF_CLUB, Guest, InClub, Member, Speaker
from coinbox.table.club.talk.models import (
    HearCommand,
    MessageAnswer,
    PrivateNote,
    SayCommand,
    TalkAnswer,
    WriteCommand,
)
from coinbox.table.club.talk.talk import Heard, Place, Talk, Talked
from coinbox.table.models.answers import Named
from coinbox.table.models.commands import Nothing
from coinbox.table.models.state import error_responses
from coinbox.table.models.words import Id
from coinbox.table.refusal import refuse

router = APIRouter(prefix="/api/club", responses=ALWAYS | OF_CLUB)
TableToken = Annotated[
    str | None,
    Header(description="A token of the table, for whose own key opens no seat there, or who is not of the club."),
]


async def talk_of(request: Request, _: InClub) -> Talk:
    found: Talk = request.app.state.talk
    return found


Talking = Annotated[Talk, Depends(talk_of)]


async def place_of(
    table: Id,
    _: InClub,
    person: Guest,
    credentials: Credentials,
    lang: Language = "en",
    x_table_token: TableToken = None,
) -> Place:
    return Place(table, x_table_token or token_of(credentials), person, lang)


Here = Annotated[Place, Depends(place_of)]


def told(talked: Talked) -> TalkAnswer:
    return TalkAnswer(
        messages=[_message(each) for each in talked.heard],
        muted=[Named(**each._asdict()) for each in talked.muted],
        may_write=talked.may_write,
    )


def _message(heard: Heard) -> MessageAnswer:
    message = heard.message
    return MessageAnswer(
        id=message.id,
        person=Named(**message.by._asdict()),
        faction=message.who,
        moment=heard.moment,
        after=heard.after,
        at=datetime.fromtimestamp(message.at, UTC).isoformat(timespec="milliseconds"),
        text=message.text,
    )


@router.get("/tables/{table}/talk")
async def look(here: Here, talk: Talking) -> TalkAnswer:
    """What was said at a table: while the game goes on for its players, after the end for all who may look at it."""
    return told(await talk.look(here))


@router.post("/tables/{table}/talk", responses=error_responses(409))
async def say(body: SayCommand, here: Here, talk: Talking, person: Speaker) -> TalkAnswer:
    """Say something at a table: players at any time, others of the club after the end. The same key says it once."""
    return told(await talk.say(here, person, body.text, body.key))


@router.post("/tables/{table}/talk/{message}/take-back")
async def take_back(message: Id, _: Nothing, here: Here, talk: Talking, person: Member) -> TalkAnswer:
    """Take back what the reader has said; that there was something stays to be seen."""
    return told(await talk.take_back(here, person, message))


@router.get("/tables/{table}/note")
async def note(here: Here, talk: Talking, person: Member) -> PrivateNote:
    """What the reader has written down for himself at a table; nobody else sees it."""
    return PrivateNote(**(await talk.note(here, person))._asdict())


@router.post("/tables/{table}/note", responses=error_responses(409))
async def write(body: WriteCommand, here: Here, talk: Talking, person: Member) -> PrivateNote:
    """Write it anew; refused if it was changed on another device meanwhile."""
    return PrivateNote(**(await talk.write(here, person, body.text, body.version))._asdict())


@router.get("/me/mutes")
async def mutes(talk: Talking, person: Member) -> list[Named]:
    """Whose words the reader does not want to see."""
    return [Named(**each._asdict()) for each in await talk.muted(person)]


@router.post("/me/mutes", responses=error_responses(409))
async def mute(body: HearCommand, club: InClub, talk: Talking, person: Member, lang: Language = "en") -> list[Named]:
    """See what somebody says no more at any table, or again."""
    whom = await club.other(body.person, lang)
    if whom.id == person.id:
        raise refuse(lang, "unknown-person")
    return [Named(**each._asdict()) for each in await talk.mute(person, whom, body.muted, lang)]
