"""What goes over the wire about the lobby."""

from __future__ import annotations

from typing import Literal

from coinbox.table.models.answers import Answer, Named
from coinbox.table.models.commands import Command
from coinbox.table.models.seats import StatusLine
from coinbox.table.models.words import Id, Lang

Level = Literal["any", "beginner", "some", "experienced"]
"""Which opponent somebody wishes for."""
Pace = Literal["any", "live", "days"]
"""How quickly he wishes to play: in one sitting, by post, or as it comes."""
Kind = Literal["watch", "public", "counts"]


class SeatCommand(Command):
    """A seat of a table."""

    table: Id
    faction: Id


class OfferCommand(SeatCommand):
    """Let anybody of the club sit down."""

    level: Level = "any"
    pace: Pace = "any"
    lang: Lang | None = None
    """The language that he speaks, if he wants to say so."""


class TakeCommand(SeatCommand):
    agreed: bool = False
    """Whether he agrees to dice that can be foreseen, if the seed of the game was chosen."""


class ShareCommand(Command):
    """What a player lets the club have of his table, or no more."""

    kind: Kind
    agreed: bool


class OpenSeat(Answer):
    """A seat on which anybody of the club may sit down."""

    table: str
    game: str
    scenario: str
    faction: str
    person: Named
    level: Level
    pace: Pace
    lang: Lang | None
    made: str
    seeded: bool
    mine: bool
    old: bool
    """Whether the others do not see it any more, because nobody has come for so long; only of one's own."""


class OpenSeats(Answer):
    """Open seats, the newest first; `others` is how many there are of other people in all."""

    seats: list[OpenSeat]
    more: bool
    others: int


class Boards(Answer):
    """Tables to watch."""

    tables: list[StatusLine]
    more: bool


class PublicPlayer(Answer):
    """Who played a side: a bot or somebody of the club."""

    bot: str | None
    person: Named | None


class PublicGame(Answer):
    """A finished game that its players made public."""

    table: str
    game: str
    scenario: str
    name: str | None
    outcome: str | None
    at: str
    players: dict[str, PublicPlayer]


class PublicGames(Answer):
    """Public games, those first that came last."""

    games: list[PublicGame]
    more: bool


class VisitAnswer(Answer):
    """A table that the reader's key opens now."""

    table: str
    game: str
    over: bool


class ResultsAnswer(Answer):
    """Results with one side of a game; a tie is a half, and the share has an interval of 95%."""

    game: str
    side: str
    games: int
    won: int
    tied: int
    share: float
    low: float
    high: float


class PersonPage(Answer):
    """Somebody of the club as all others may know him."""

    id: str
    name: str
    joined: str
    results: list[ResultsAnswer]
    games: PublicGames
