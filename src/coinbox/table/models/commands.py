"""What a client sends; it is checked strictly."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator
from pydantic_core import PydanticCustomError

from coinbox.table.models.words import LARGEST, MOST_OPTIONS, Count, Id, Key, Line, Paper, PersonKey, Token, Wish, Word


class Command(BaseModel):
    """Something that a client sends."""

    model_config = ConfigDict(strict=True, extra="forbid")


class NewTable(Command):
    """A game to be opened; a record (or its first `moment` decisions) is gone on with."""

    game: Id
    scenario: Id | None = None
    seats: Annotated[dict[Id, Wish], Field(max_length=8)] = {}
    seed: Annotated[int, Field(ge=0, le=LARGEST)] | None = None
    record: Paper | None = None
    moment: Count | None = None
    name: Line | None = None


class PlayCommand(Command):
    """Answer the pending decision, as the client saw it at step `seq`.

    Several names answer one question after the other: all of them are played, or none.
    """

    seq: Count
    option: Word | None = None
    options: Annotated[list[Word], Field(min_length=1, max_length=MOST_OPTIONS)] | None = None
    key: Key

    @model_validator(mode="after")
    def _one_or_several(self) -> PlayCommand:
        if (self.option is None) == (self.options is None):
            raise PydanticCustomError("one_or_several", "name one option, or several options")
        return self

    @property
    def names(self) -> list[str]:
        """What is to be played."""
        return self.options or [str(self.option)]


class UndoCommand(Command):
    """Take back own decisions of the open turn."""

    seq: Count
    steps: Annotated[Count, Field(ge=1)]
    key: Key


class HintsCommand(Command):
    """Whether a player wants hints at a table that he shares with others."""

    agreed: bool


class HintCommand(Command):
    """Ask for a hint, at step `seq` of the game."""

    seq: Count


class SitCommand(Command):
    """Take the seat of an invitation."""

    key: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{32,64}$")]
    """The token that the seat is to have, made by the friend's browser; the server keeps its hash alone."""
    agreed: bool = False
    """Whether he agrees to dice that can be foreseen, if the seed of the game was chosen."""
    person: PersonKey | None = None
    """The key of who sits down if he is one of the club; it opens the seat, too."""


class Nothing(Command):
    """A command without arguments."""


class Known(Command):
    """A table that a client knows, and its token."""

    table: Id
    token: Token


class StatusQuery(Command):
    """The tables of somebody's list."""

    tables: Annotated[list[Known], Field(max_length=100)]
