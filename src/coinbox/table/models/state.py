"""A table as the holder of a token sees it, and the refusals that bring it along."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from coinbox.table.models.answers import Answer, Named, Problem
from coinbox.table.models.games import Card
from coinbox.table.models.position import ChangesAnswer, DecisionAnswer, ForecastAnswer, ResultAnswer, TurnAnswer, View


class Player(Answer):
    kind: Literal["human", "bot"]
    bot: str | None
    online: bool
    friend: bool
    """Whether the faction was left to a friend of who opened the table."""
    seated: bool
    """False while a friend is invited and has not sat down."""
    person: Named | None
    """Who of the club it is; null where nobody of it sits, or there is no club."""


class LogLine(Answer):
    i: int
    text: str
    spaces: list[str]
    card: str | None
    head: bool
    level: Literal["turn", "action", "effect"]
    actor: str | None


class RulesAnswer(Answer):
    """Under which version of the rules a table was opened, and which it is read under."""

    made_with: int
    today: int


class StoppedAnswer(Answer):
    """A game that the rules of today do not follow to its end: it can be read up to there and takes no moves."""

    decisions: int
    word: str
    text: str


class HintsAnswer(Answer):
    """Whether players may ask for hints; where people play each other (`shared`), all of them must have agreed."""

    on: bool
    shared: bool
    agreed: list[str]


class SharingAnswer(Answer):
    """What the club may have of a table: each list names the factions that agree, `deciders` all that must."""

    deciders: list[str]
    may_count: bool
    """Whether the result can count for the players: each side is another person of the club."""
    watch: list[str]
    public: list[str]
    counts: list[str]


class TermsAnswer(Answer):
    """So many minutes a turn (`turn`) or in all (`bank`), or days a turn (`post`), and what happens at zero."""

    kind: Literal["turn", "bank", "post"]
    amount: int
    zero: Literal["warning", "pass", "game"]
    more: int
    """Seconds that a turn adds to a bank."""


class ActAnswer(Answer):
    """Something that a player, or the clock, did beside the rules."""

    step: int
    """The step of the table; it names an offer."""
    by: str
    kind: Literal["offer", "grant", "decline", "withdraw", "resign", "resume", "time"]
    about: Literal["", "take-back", "result", "adjourn", "clock"]
    text: str
    terms: TermsAnswer | None
    """Of an offer of a clock; none: that there be no clock any more."""


class AccordAnswer(Answer):
    """How things stand between people who play each other (`shared`)."""

    shared: bool
    offer: ActAnswer | None
    """What one has offered, and the other has to answer."""
    adjourned: bool
    said: ActAnswer | None
    """What was answered or done last, until the next decision."""
    outcomes: list[str]
    """The results that the game knows, on which both may agree."""


class ClockAnswer(Answer):
    """The clock when the state was made; the reader counts on from there."""

    terms: TermsAnswer
    text: str
    begun: bool
    """False until the turn after the one in which it was agreed on."""
    runs: str | None
    """The faction whose time runs now."""
    held: bool
    """Whether it stands still because of a holiday."""
    left: dict[str, float]
    """Faction -> seconds; below zero: late."""


class LogBase(Answer):
    """Lines that the reader has: so many of those that a mark of his names."""

    mark: str
    lines: int


class TalkMark(Answer):
    """Names what was said at a table: with another mark something is new there, or taken back."""

    mark: str | None


class State(Answer):
    """A table as the holder of a token sees it."""

    table: str
    game: str
    scenario: str
    name: str | None
    seq: int
    moved: int
    """The last step that has changed the game; what players offer each other are steps, too."""
    closed: int
    """The step up to which turns are closed."""
    since: int
    """The step at which the reader has last decided; for those who watch, as `closed`."""
    players: dict[str, Player]
    thinking: str | None
    rematch: str | None
    hints: HintsAnswer
    accord: AccordAnswer
    clock: ClockAnswer | None
    rules: RulesAnswer
    stopped: StoppedAnswer | None
    seeded: bool
    """Whether the seed was chosen, so that who knows it can foresee all dice and cards."""
    talk: TalkMark | None
    """None where there is no talk, or the reader may not read it yet."""
    sharing: SharingAnswer | None
    """What the club may have of the table; null where there is none."""
    you: list[str]
    decisions: int
    replay: bool
    view: View
    card: Card | None
    decision: DecisionAnswer | None
    turn: TurnAnswer
    undo: int
    log: list[LogLine]
    log_base: LogBase | None
    """What `log` follows; None if all of it is here, as it is for a reader who names no mark."""
    log_mark: str
    """Names the lines of all closed turns, which stay as they are; sent back as `log_mark`, they are not sent again."""
    fresh: int
    changes: ChangesAnswer | None
    """None within the reader's own turn, for those who watch, and in a replay."""
    forecast: ForecastAnswer | None
    result: ResultAnswer | None


class ErrorAnswer(BaseModel):
    """Why a command was refused; `state` only if the client's own is old."""

    model_config = ConfigDict(extra="forbid")
    error: Problem
    state: State | None = None


def error_responses(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals that an operation may answer with, for the description of the API."""
    return {status: {"model": ErrorAnswer} for status in statuses}
