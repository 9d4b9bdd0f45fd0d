"""What goes over the wire about notices."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from coinbox.table.club.notices.outgoing import LONGEST
from coinbox.table.models.answers import Answer
from coinbox.table.models.commands import Command
from coinbox.table.models.words import Id, Lang

Text = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST)]
Minute = Annotated[int, Field(ge=0, lt=24 * 60)]
Zone = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_+/-]{1,64}$")]
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.-]{1,120}$")]
Kind = Literal["push", "webhook", "discord", "ntfy", "mail"]


class WhereCommand(Command):
    """An address: `url` of a webhook, `mail`, or what a browser says of its subscription."""

    url: Text | None = None
    mail: Text | None = None
    endpoint: Text | None = None
    p256dh: Text | None = None
    auth: Text | None = None


class AddressCommand(Command):
    kind: Kind
    where: WhereCommand
    zone: Zone | None = None
    """The time zone of the browser, for quiet hours."""


class AddressIdCommand(Command):
    address: Id


class QuietCommand(Command):
    """In which language to be told, and between which minutes of the day not."""

    lang: Lang
    zone: Zone
    quiet_from: Minute | None = None
    quiet_to: Minute | None = None


class LinkCommand(Command):
    token: Token


class AddressAnswer(Answer):
    """An address as its owner recognises it."""

    id: str
    kind: Kind
    shown: str
    state: Literal["asked", "on", "ended", "failed"]
    problem: str | None
    """What went wrong last: `time`, `reach`, `private`, `status 500`, `mail 550`."""
    problem_at: str | None


class NoticesAnswer(Answer):
    """Whether there are notices here, by which ways, and where the reader gets them."""

    on: bool
    mail: bool
    push_key: str | None
    lang: Lang
    zone: str
    quiet_from: int | None
    quiet_to: int | None
    addresses: list[AddressAnswer]


class DoneAnswer(Answer):
    done: bool
