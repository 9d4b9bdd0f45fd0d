"""What goes over the wire: commands are checked strictly, answers are described for those who write clients."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Lang = Literal["en", "ja"]
LONGEST_RECORD = 200_000
LARGEST = 2**53 - 1
"""The largest number that a browser counts exactly."""
Word = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_:>.+*/-]{1,80}$")]
"""A name of an option."""
Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.:-]{1,64}$")]
"""A word that a client makes up for one command, so that it is carried out once."""
Id = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Wish = Annotated[str, StringConstraints(pattern=r"^(me|friend|bot:[a-z_]{1,30})$")]
Line = Annotated[str, StringConstraints(pattern=r"^[^\x00-\x1f\x7f\u2028\u2029]*$", max_length=80)]
Paper = Annotated[str, StringConstraints(pattern=r"^[^\x00]*$", max_length=LONGEST_RECORD)]


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
    moment: Annotated[int, Field(ge=0, le=LARGEST)] | None = None
    name: Line | None = None


class PlayCommand(Command):
    """Answer the pending decision, as the client saw it at step `seq`."""

    seq: Annotated[int, Field(ge=0, le=LARGEST)]
    option: Word
    key: Key


class UndoCommand(Command):
    """Take back own decisions of the open turn."""

    seq: Annotated[int, Field(ge=0, le=LARGEST)]
    steps: Annotated[int, Field(ge=1, le=LARGEST)]
    key: Key


class Nothing(Command):
    """A command without arguments."""


class Known(Command):
    """A table that a client knows, and its token."""

    table: Id
    token: Token


class StatusQuery(Command):
    """The tables of somebody's list."""

    tables: Annotated[list[Known], Field(max_length=100)]


# -- answers -----------------------------------------------------------------------------------------------------------


class Answer(BaseModel):
    """Something that the server sends."""

    model_config = ConfigDict(extra="forbid")


class Named(Answer):
    id: str
    name: str


class Titled(Answer):
    id: str
    title: str


class GameAnswer(Answer):
    id: str
    title: str
    about: str
    scenarios: list[Titled]
    factions: list[Named]
    picture: str | None
    """The address of its board as a picture; null if the page cannot draw it."""
    bots: list[str]


class CardSide(Answer):
    side: str
    text: str


class CardIcon(Answer):
    """What happens before anyone acts on a card; its name says if it is a guess."""

    name: str
    help: str


class Card(Answer):
    id: str
    title: str
    sides: list[CardSide]
    tip: str | None
    capability: str | None
    icon: CardIcon | None


class AidAction(Answer):
    id: str
    name: str
    section: str
    help: str


class AidFaction(Answer):
    id: str
    name: str
    operations: list[AidAction]
    specials: list[AidAction]
    others: list[AidAction]


class AidPhase(Answer):
    phase: str
    section: str
    name: str
    help: str


class Section(Answer):
    title: str
    help: str


class AidTerm(Answer):
    id: str
    word: str
    other: str
    """The word in the other language."""
    about: str


class AidAnswer(Answer):
    factions: list[AidFaction]
    propaganda: list[AidPhase]
    raises: list[Section]
    lowers: list[Section]
    sections: dict[str, Section]
    terms: list[AidTerm]


class TextAnswer(Answer):
    ftl: str
    games: dict[str, str]
    """Game -> its own texts, which come before the shared ones."""


class Player(Answer):
    kind: Literal["human", "bot"]
    bot: str | None
    online: bool


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
    capabilities: list[Capability]


class OptionAnswer(Answer):
    name: str
    label: str
    kind: str
    space: str | None
    piece: str | None
    origin: str | None
    rule: str


class DecisionAnswer(Answer):
    actor: str
    yours: bool
    prompt: str
    rule: str
    rule_title: str
    space: str | None
    options: list[OptionAnswer]


class TurnStep(Answer):
    name: str
    label: str
    actor: str
    chance: bool
    undoable: bool


class TurnAnswer(Answer):
    actor: str | None
    steps: list[TurnStep]


class LogLine(Answer):
    i: int
    text: str
    spaces: list[str]
    card: str | None
    head: bool
    level: Literal["turn", "action", "effect"]
    actor: str | None


class BotReason(Answer):
    at: int
    faction: str
    text: str


class ResultAnswer(Answer):
    winner: str | None
    outcome: str
    reason: str
    tracks: dict[str, int]
    text: str


class RulesAnswer(Answer):
    """Under which version of the rules a table was opened, and which it is read under."""

    made_with: int
    today: int


class StoppedAnswer(Answer):
    """A game that the rules of today do not follow to its end: it can be read up to there and takes no moves."""

    decisions: int
    word: str
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


class State(Answer):
    """A table as the holder of a token sees it."""

    table: str
    game: str
    scenario: str
    name: str | None
    seq: int
    players: dict[str, Player]
    thinking: str | None
    rematch: str | None
    rules: RulesAnswer
    stopped: StoppedAnswer | None
    you: list[str]
    decisions: int
    replay: bool
    view: View
    card: Card | None
    decision: DecisionAnswer | None
    turn: TurnAnswer
    undo: int
    log: list[LogLine]
    fresh: int
    reasons: list[BotReason]
    forecast: ForecastAnswer | None
    result: ResultAnswer | None


class OpenedAnswer(Answer):
    """A new table with the tokens of its seats."""

    table: str
    seats: dict[str, str]
    watch: str
    state: State


class WhyAnswer(Answer):
    offered: bool
    name: str
    reason: str
    rule: str


class TurnMoment(Answer):
    moment: int
    actor: str | None
    label: str


class MomentsAnswer(Answer):
    count: int
    turns: list[TurnMoment]
    tracks: list[dict[str, int]]


class StatusLine(Answer):
    """A table of somebody's list; without `rules` it cannot be opened, `stopped` is the last decision to be read."""

    table: str
    game: str
    scenario: str
    name: str | None
    turn: str | None
    yours: bool
    you: list[str]
    over: bool
    outcome: str | None
    seq: int
    updated: str
    players: dict[str, Player]
    rules: RulesAnswer | None
    stopped: int | None


class HealthAnswer(Answer):
    ok: bool
    version: str


class Problem(Answer):
    code: str
    message: str


class ErrorAnswer(BaseModel):
    """Why a command was refused; `state` only if the client's own is old."""

    model_config = ConfigDict(extra="forbid")
    error: Problem
    state: State | None = None


def error_responses(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals that an operation may answer with, for the description of the API."""
    return {status: {"model": ErrorAnswer} for status in statuses}
