"""Answers that tell what happened, move by move, and the moments of a game."""

from __future__ import annotations

from typing import Literal

from coinbox.table.models.answers import Answer
from coinbox.table.models.games import Card
from coinbox.table.models.position import View
from coinbox.table.models.state import LogLine, State


class BeatMove(Answer):
    """Pieces that went from space to space."""

    piece: str
    origin: str
    space: str
    n: int


class BeatChange(Answer):
    """What changed in a space besides moves: so many pieces or markers more or less, or a new level or Control."""

    space: str
    kind: Literal["piece", "marker", "level", "control"]
    id: str
    n: int


class BeatDie(Answer):
    faction: str
    face: int
    purpose: str
    outcome: str
    success: bool


class BeatTrack(Answer):
    track: str
    name: str
    n: int
    total: int
    cause: str


class BeatAnswer(Answer):
    """A few lines of the log that are shown together; view and card are those after it."""

    moment: int
    log: int
    """How many lines of the log have been told with it."""
    lines: list[LogLine]
    view: View
    card: Card | None
    moves: list[BeatMove]
    changes: list[BeatChange]
    dice: list[BeatDie]
    tracks: list[BeatTrack]


class BeatTurn(Answer):
    """The turn of a faction on a card, a revealed card, or a phase."""

    at: int
    """The step at which it ended, or has come to so far."""
    kind: Literal["turn", "card", "phase"]
    actor: str | None
    beats: list[BeatAnswer]
    summary: str
    outlook: str
    """What the next Propaganda Round would bring after it."""
    reason: str
    """What a bot wanted with it."""


class BeatsAnswer(Answer):
    """What happened after a step, up to step `at`, and the table as it is to be shown then."""

    at: int
    turns: list[BeatTurn]
    state: State


class InsteadAnswer(Answer):
    """A turn as it was played, and as it would have been better."""

    played: BeatsAnswer
    better: BeatsAnswer


class TurnMoment(Answer):
    moment: int
    actor: str | None
    label: str


class CardMoment(Answer):
    """When a card was revealed, as which one of the game, and what it is called."""

    moment: int
    number: int
    card: str
    title: str
    propaganda: bool


class MomentsAnswer(Answer):
    count: int
    turns: list[TurnMoment]
    cards: list[CardMoment]
    tracks: list[dict[str, int]]
