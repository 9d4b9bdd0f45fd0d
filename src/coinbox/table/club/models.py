"""What goes over the wire about the club and its people."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from coinbox.table.club.code import LONGEST
from coinbox.table.models.answers import Answer
from coinbox.table.models.commands import Command, Known

Name = Annotated[str, StringConstraints(min_length=1, max_length=200)]
"""What somebody wants to be called; the club says more exactly what that may be."""


class EnterCommand(Command):
    """Come into the club; the key is in the header."""

    name: Name
    code: Annotated[str, StringConstraints(max_length=LONGEST)] | None = None


class NameCommand(Command):
    name: Name


class MuteCommand(Command):
    muted: bool


class RemoveCommand(Command):
    removed: bool


class ClaimCommand(Command):
    """Seats that somebody has by their tokens and wants to have by his key."""

    tables: Annotated[list[Known], Field(max_length=100)]


class MeAnswer(Answer):
    """Who the reader is in the club."""

    id: str
    name: str
    owner: bool
    muted: bool


class ClubAnswer(Answer):
    """What one may know of the club before one is in it; `you` only for its people."""

    needs_code: bool
    you: MeAnswer | None


class SittingAnswer(Answer):
    """A table of the reader, whose token is his key."""

    table: str
    game: str
    seats: list[str]


class PersonAnswer(MeAnswer):
    """Somebody as the owner sees him."""

    removed: bool
    joined: str
    games: int
