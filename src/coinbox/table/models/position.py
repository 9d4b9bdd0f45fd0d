"""Answers about a position: the board, the pending decision, the open turn, the forecast and the result."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

from coinbox.table.models.answers import Answer


class Space(BaseModel):
    """A space of the map; a game may say more of it."""

    model_config = ConfigDict(extra="allow")
    id: str
    kind: str
    terrain: str
    population: int
    control: str
    level: str
    pieces: dict[str, int]
    markers: dict[str, int]
    adjacent: list[str]


class Capability(Answer):
    card: str
    side: str


class View(BaseModel):
    """The board; a game may say more of it."""

    model_config = ConfigDict(extra="allow")
    spaces: list[Space]
    available: dict[str, int]
    tracks: dict[str, int]
    stage: str
    eligible: dict[str, str]
    boxes: dict[str, str | None]
    card: str | None
    card_in_play: bool
    played: list[str]
    cards_left: int
    propaganda_seen: int
    propaganda_left: int
    events_unseen: int
    """Event cards that nobody has seen yet; some of them may not be in the deck."""
    capabilities: list[Capability]


class OptionAnswer(Answer):
    name: str
    label: str
    kind: str
    space: str | None
    piece: str | None
    origin: str | None
    rule: str


class Many(Answer):
    """An option that may be chosen up to `most` times at once: `before`, then `name` each time, then `closing`.

    `closing` is left out where all of them are taken.
    """

    before: list[str]
    name: str
    most: int
    closing: list[str]


class Beyond(Answer):
    """What may be answered behind closing words, the pending question's first, as one command with them."""

    closing: list[str]
    prompt: str
    options: list[OptionAnswer]
    many: dict[str, Many]


class EndAnswer(Answer):
    """All words up to the end of the turn; `leaves` names what they leave out that has not been asked yet."""

    names: list[str]
    leaves: list[str]


class DecisionAnswer(Answer):
    actor: str
    yours: bool
    question: str
    """The same for the same question, whatever it offers now."""
    prompt: str
    rule: str
    rule_title: str
    space: str | None
    selected: list[str]
    """The spaces that the Operation which is being carried out has selected so far."""
    options: list[OptionAnswer]
    many: dict[str, Many]
    menus: list[Beyond]
    """The actions behind a box; the box stands in the place of a closing word."""
    beyond: list[Beyond]
    end: EndAnswer | None


class TurnStep(Answer):
    name: str
    label: str
    actor: str
    chance: bool
    undoable: bool
    closes: bool
    """Whether it only ends a list of answers to one question."""


class Moved(Answer):
    """Pieces that came to a space in the open turn and still stand there."""

    piece: str
    space: str
    n: int


class TurnAnswer(Answer):
    actor: str | None
    steps: list[TurnStep]
    moved: list[Moved]


class Change(Answer):
    """What is different in a space: so many pieces or markers more, or a new level or Control."""

    what: Literal["piece", "marker", "level", "control"]
    id: str
    n: int


class ChangesAnswer(Answer):
    """What has changed since the reader's last decision."""

    spaces: dict[str, list[Change]]
    tracks: dict[str, int]


class ResultAnswer(Answer):
    winner: str | None
    outcome: str
    reason: str
    because: str
    """The reason in words."""
    tracks: dict[str, int]
    text: str


class ForecastLineAnswer(Answer):
    """One amount of the next Propaganda Round; without a track it changes pieces on the map."""

    id: str
    label: str
    sentence: str
    rule: str
    track: str | None
    amount: int
    spaces: list[str]


class TrackChange(Answer):
    before: int
    after: int


class ForecastAnswer(Answer):
    """What the next Propaganda Round would bring if its card came now."""

    lines: list[ForecastLineAnswer]
    tracks: dict[str, TrackChange]
    result: ResultAnswer
    """How the game would end if the round were the last."""
    ends: bool
    once_in: int
    """The next card is a Propaganda card once in so many cases; 0: it cannot be one."""
