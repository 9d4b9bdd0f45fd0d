"""What goes over the wire about talk."""

from __future__ import annotations

from typing import Annotated

from pydantic import StringConstraints

from coinbox.table.club.talk.words import LONGEST, LONGEST_NOTE
from coinbox.table.models.answers import Answer, Named
from coinbox.table.models.commands import Command
from coinbox.table.models.words import Count, Id, Key

Text = Annotated[str, StringConstraints(min_length=1, max_length=4 * LONGEST)]
"""What somebody says; the club says more exactly what that may be."""
NoteText = Annotated[str, StringConstraints(max_length=2 * LONGEST_NOTE)]


class SayCommand(Command):
    text: Text
    key: Key


class HearCommand(Command):
    """Whose words somebody does not want to see, or wants to see again."""

    person: Id
    muted: bool


class WriteCommand(Command):
    """A private note in place of the version that its writer has seen; 0 if there was none."""

    text: NoteText
    version: Count


class MessageAnswer(Answer):
    id: str
    person: Named
    faction: str | None
    """The faction that he played when he said it; null for a remark of somebody who watched."""
    moment: int
    """After so many decisions of the game, as in a replay."""
    after: bool
    """Whether it was said after the end."""
    at: str
    text: str | None
    """Null if he has taken it back."""


class TalkAnswer(Answer):
    """What was said at a table, without the words of those whom the reader does not want to hear."""

    messages: list[MessageAnswer]
    muted: list[Named]
    """Whom the reader does not want to hear, of those who play or have spoken here."""
    may_write: bool


class PrivateNote(Answer):
    """What the reader has written down for himself at a table."""

    text: str
    version: int
