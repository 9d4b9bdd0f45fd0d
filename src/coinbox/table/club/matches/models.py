"""What goes over the wire about tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from coinbox.table.models.answers import Answer
from coinbox.table.models.commands import Command
from coinbox.table.models.words import Id

LONGEST_NAME, LONGEST_NOTE = 60, 200
MOST_ROUNDS = 31
State = Literal["open", "running", "over"]
Kind = Literal["robin", "swiss"]
Outcome = Literal["first", "second", "tie", "none"]
"""Who has won, the one with the first faction or the other; a tie; or both have lost."""
How = Literal["table", "hand", "left", "bye"]
Title = Annotated[
    str, StringConstraints(pattern=r"^[^\x00-\x1f\x7f\u2028\u2029]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f\u2028\u2029]*$")
]
Number = Annotated[int, Field(ge=1, le=1000)]


class NewMatch(Command):
    """A tournament to be made; a round robin has as many rounds as it needs."""

    name: Annotated[Title, StringConstraints(max_length=LONGEST_NAME)]
    kind: Kind
    games: Annotated[list[Id], Field(min_length=1, max_length=12)]
    sides: bool = True
    """Whether two people play the game of a round twice, with sides changed."""
    rounds: Annotated[int, Field(ge=1, le=MOST_ROUNDS)] = 5


class RoundCommand(Command):
    """The round that is to be paired."""

    round: Number


class ResultCommand(Command):
    """How a game ended; without a result its table decides."""

    round: Number
    board: Number
    leg: Number
    result: Outcome | None
    note: Annotated[str, StringConstraints(pattern=r"^[^\x00-\x1f\x7f]*$", max_length=LONGEST_NOTE)] | None = None


class MatchLine(Answer):
    """A tournament in a list."""

    id: str
    name: str
    kind: Kind
    state: State
    round: int
    rounds: int
    people: int
    joined: bool


class MatchPlayer(Answer):
    """Somebody who plays; without a name if he was forgotten."""

    number: int
    person: str | None
    name: str | None
    gone: bool


class MatchGame(Answer):
    """A game of a pair: who plays which faction, and how it ended."""

    leg: int
    game: str
    factions: list[str]
    first: int
    second: int | None
    result: Outcome | None
    how: How | None
    note: str | None
    table: str | None
    """Its table, for the two who play there."""


class MatchPair(Answer):
    """Two who play each other in a round, or one with a bye."""

    board: int
    first: int
    second: int | None
    points: list[float]
    """What each has of it so far."""
    games: list[MatchGame]


class MatchRound(Answer):
    round: int
    game: str
    pairs: list[MatchPair]


class MatchStanding(Answer):
    """One line of the standings."""

    place: int
    number: int
    points: float
    tiebreak: float
    wins: int
    ties: int
    losses: int


class MatchSide(Answer):
    """How often each side of a game has won."""

    game: str
    factions: list[str]
    wins: list[int]
    ties: int
    none: int


class MatchAnswer(Answer):
    """A tournament."""

    id: str
    name: str
    kind: Kind
    state: State
    games: list[str]
    sides: bool
    round: int
    rounds: int
    """0 for a round robin that has not begun."""
    open_games: int
    you: int | None
    """The reader's number, if he plays."""
    people: list[MatchPlayer]
    standings: list[MatchStanding]
    pairings: list[MatchRound]
    won: list[MatchSide]
