"""What goes over the wire: commands are checked strictly, answers are described for those who write clients."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator
from pydantic_core import PydanticCustomError

Lang = Literal["en", "ja"]
LONGEST_RECORD = 200_000
MOST_OPTIONS = 60
"""So many names a command may have."""
LARGEST = 2**53 - 1
"""The largest number that a browser counts exactly."""
Word = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_:>.+*/-]{1,80}$")]
"""A name of an option."""
Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.:-]{1,64}$")]
"""A word that a client makes up for one command, so that it is carried out once."""
ID_PATTERN = r"^[A-Za-z0-9_-]{1,40}$"
Id = Annotated[str, StringConstraints(pattern=ID_PATTERN)]
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
PERSON_KEY = r"^[A-Za-z0-9_-]{43}$"
PersonKey = Annotated[str, StringConstraints(pattern=PERSON_KEY)]
"""The key of a person of the club: 32 random bytes in base64url, made by the browser."""
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
    """Answer the pending decision, as the client saw it at step `seq`.

    Several names answer one question after the other: all of them are played, or none.
    """

    seq: Annotated[int, Field(ge=0, le=LARGEST)]
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

    seq: Annotated[int, Field(ge=0, le=LARGEST)]
    steps: Annotated[int, Field(ge=1, le=LARGEST)]
    key: Key


class HintsCommand(Command):
    """Whether a player wants hints at a table that he shares with others."""

    agreed: bool


class HintCommand(Command):
    """Ask for a hint, at step `seq` of the game."""

    seq: Annotated[int, Field(ge=0, le=LARGEST)]


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


class Level(Answer):
    id: str
    name: str
    about: str


class GameAnswer(Answer):
    id: str
    title: str
    about: str
    scenarios: list[Titled]
    factions: list[Named]
    picture: str | None
    """The address of its board as a picture; null if the page cannot draw it."""
    bots: list[Level]
    """The levels at which bots are offered to people, the easiest first."""
    usual_bot: str
    """The level that is offered first."""


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


class Tip(Answer):
    """What a thing on the table is, in sentences, and the section that says so."""

    word: str
    about: list[str]
    section: str


class AidAnswer(Answer):
    factions: list[AidFaction]
    propaganda: list[AidPhase]
    raises: list[Section]
    lowers: list[Section]
    sections: dict[str, Section]
    terms: list[AidTerm]
    tips: dict[str, Tip]
    """Thing on the table (`terrain-jungle`, `track-political_will`, a step, a chit, a box) -> what it is."""


class TextAnswer(Answer):
    ftl: str
    games: dict[str, str]
    """Game -> its own texts, which come before the shared ones."""


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


class LogLine(Answer):
    i: int
    text: str
    spaces: list[str]
    card: str | None
    head: bool
    level: Literal["turn", "action", "effect"]
    actor: str | None


class ResultAnswer(Answer):
    winner: str | None
    outcome: str
    reason: str
    because: str
    """The reason in words."""
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


class Percent(Answer):
    """A chance with two standard errors, both in percent."""

    chance: int
    error: int


class PlanForecast(Answer):
    """Where the next Propaganda Round would leave a track, now and after a plan."""

    track: str
    name: str
    before: int
    after: int


class PlanAnswer(Answer):
    """A complete turn that may be played, what it is worth, and what it would do on the board."""

    way: list[str]
    title: str
    summary: str
    """What it does, in a sentence."""
    chance: Percent
    behind: int
    """By how many percent the best plan is better; 0 for the best."""
    equal: bool
    """Whether that is within the error."""
    forecast: list[PlanForecast]
    risk: str
    moves: list[BeatMove]
    changes: list[BeatChange]


class HintAnswer(Answer):
    """How far a hint has come, and its plans, the best first, when it is ready."""

    seq: int
    part: float
    failed: bool
    plans: list[PlanAnswer] | None


class ReviewAnswer(Answer):
    """What an analysis says of a turn that was played."""

    moment: int
    card: int
    actor: str
    label: str
    before: Percent
    after: Percent
    """The chance of the first faction."""
    turning: bool
    lost: int
    """By how many percent the turn was worse than the best plan, if that is significant; else 0."""
    text: str
    """Why, and what would have been better."""


class AnalysisAnswer(Answer):
    """How far the analysis of a game has come, and the turns so far."""

    part: float
    running: bool
    finished: bool
    failed: bool
    turns: list[ReviewAnswer]


class InsteadAnswer(Answer):
    """A turn as it was played, and as it would have been better."""

    played: BeatsAnswer
    better: BeatsAnswer


class OpenedAnswer(Answer):
    """A new table with the tokens of its seats."""

    table: str
    seats: dict[str, str]
    """Faction -> the token of the reader's own seat."""
    invitations: dict[str, str]
    """Faction -> a key that gives its seat to a friend, once."""
    opener: str | None
    """The key of a reader who has no seat of his own but friends to invite."""
    watch: str
    state: State


class OfferAnswer(Answer):
    """What an invitation offers."""

    table: str
    game: str
    scenario: str
    name: str | None
    faction: str
    taken: bool
    seeded: bool
    players: dict[str, Player]


class SeatsAnswer(Answer):
    """Whether the reader has opened the table, the factions of his friends, and whom he may invite anew."""

    opener: bool
    friends: list[str]
    may_invite: list[str]


class InvitedAnswer(Answer):
    """A new invitation."""

    faction: str
    invitation: str


class WhyAnswer(Answer):
    offered: bool
    name: str
    reason: str
    rule: str


class NextAsked(Answer):
    actor: str
    faction: str
    prompt: str


class AheadAnswer(Answer):
    """What would happen until somebody is asked."""

    summary: str
    """All of it in one line; empty if nothing changes on the table."""
    lines: list[str]
    outcomes: list[OutcomeAnswer]
    next: NextAsked | None
    result: ResultAnswer | None


class OutcomeAnswer(AheadAnswer):
    """One of the things that chance may bring."""

    names: list[str]
    label: str
    odds: str
    percent: int


class PreviewAnswer(AheadAnswer):
    """What an option would bring at this step of the game."""

    seq: int
    name: str
    idle: bool


class ActionName(Answer):
    id: str
    name: str


class MayAnswer(Answer):
    """What a faction could do in a space if its turn came now."""

    faction: str
    operations: list[ActionName]
    specials: list[ActionName]


class SpaceAnswer(Answer):
    """What a space is, who Controls it and by how much, and what may be done there."""

    id: str
    name: str
    adjacent: list[str]
    control: str | None
    tips: list[Tip]
    may: list[MayAnswer]


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
    card: int
    """How many cards have been revealed."""
    cards: int
    """How many cards the game has."""
    tracks: dict[str, int]
    spaces: dict[str, dict[str, int]]
    """Space -> piece -> how many; empty spaces are left out."""


class HealthAnswer(Answer):
    """How the server is."""

    model_config = ConfigDict(extra="forbid", validate_by_name=True, serialize_by_alias=True)

    ok: bool
    """Whether it lives and is ready."""
    live: bool
    """It answers."""
    ready: bool
    """Its database answers too."""
    version: str
    schema_version: Annotated[int | None, Field(alias="schema")]
    """The version of the database's tables; null while it does not answer."""


class InvitationAnswer(Answer):
    address: str | None
    public: bool
    club: bool
    """Whether there is a club on this server."""


class Problem(Answer):
    code: str
    message: str


class ErrorAnswer(BaseModel):
    """Why a command was refused; `state` only if the client's own is old."""

    model_config = ConfigDict(extra="forbid")
    error: Problem
    state: State | None = None


def is_id(text: str) -> bool:
    """Whether this can be the id of a table at all, before any store is asked for it."""
    return re.fullmatch(ID_PATTERN, text) is not None and "\n" not in text


def error_responses(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals that an operation may answer with, for the description of the API."""
    return {status: {"model": ErrorAnswer} for status in statuses}
