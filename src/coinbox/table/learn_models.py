"""What goes over the wire for studies, lessons and what there is to read."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from coinbox.table.models.analysis import ReviewAnswer
from coinbox.table.models.answers import Answer
from coinbox.table.models.beats import BeatTurn
from coinbox.table.models.commands import Command
from coinbox.table.models.state import State
from coinbox.table.models.words import LARGEST, MOST_OPTIONS, Id, Lang, Paper, Word

MOST_NAMES = 4000
"""So many options a line may have; a long game has a thousand."""
MOST_PLACES = 2000
Names = Annotated[list[Word], Field(max_length=MOST_NAMES)]
Place = Annotated[int, Field(ge=0, le=LARGEST)]
Said = Annotated[str, Field(max_length=2000, pattern=r"^[^\x00]*$")]


class BoardAsked(Command):
    """A board by how it came about: where it began, and every option since, single ones too."""

    game: Id
    scenario: Id | None = None
    position: dict[str, Any] | None = None
    names: Names = Field(default_factory=list)


class BoardPlayed(BoardAsked):
    """The board after some more choices, or after chance has answered."""

    play: Annotated[list[Word], Field(max_length=MOST_OPTIONS)] = Field(default_factory=list)
    roll: bool = False
    as_far: bool = False
    """Choose as far as the choices are offered, which those of a plan may not be behind a die."""
    since: Place | None = None
    """Tell what happened after so many options; after those of `names` if it is left out."""


class BoardQuestion(BoardAsked):
    """Options of the pending decision, played in thought one after the other."""

    options: Annotated[list[Word], Field(min_length=1, max_length=20)]


class BoardWay(BoardAsked):
    """A plan for the turn: the choices to be made one after the other."""

    options: Annotated[list[Word], Field(min_length=1, max_length=MOST_OPTIONS)]


class BoardAnswer(Answer):
    """A board like a table: how it came about, what happened, and its state."""

    names: list[str]
    turns: list[BeatTurn]
    state: State


class PositionAsked(Command):
    """A position to look over."""

    game: Id
    scenario: Id | None = None
    position: dict[str, Any]


class PositionAnswer(Answer):
    """What is impossible in a position, in sentences; none if a game can begin with it, which is then given whole."""

    problems: list[str]
    position: dict[str, Any] | None


class PositionField(Answer):
    """Something that a position can say: of each space, or once."""

    name: str
    label: str
    kind: str
    """`count`, `flag`, `number`, `choice` (one of the values), `set` (some of them) or `list` (some, in order)."""
    spaces: bool
    """Whether each space has one of its own."""
    most: int
    values: list[PositionValue]
    places: list[PositionValue]
    """What its numbers belong to, if it has several that are not those of spaces."""


class PositionValue(Answer):
    name: str
    label: str


class EditorAnswer(Answer):
    """What can be set up by hand in a game, and how a scenario begins."""

    fields: list[PositionField]
    position: dict[str, Any]


class StudyComment(Command):
    place: Place
    lang: Lang | Annotated[str, Field(max_length=0)]
    text: Said


class StudyLine(Command):
    """A line: every option in order, what is said at places of it, and lines that leave it there."""

    names: Names = Field(default_factory=list)
    comments: Annotated[list[StudyComment], Field(max_length=MOST_PLACES)] = Field(default_factory=list)
    branches: Annotated[list[StudyBranch], Field(max_length=MOST_PLACES)] = Field(default_factory=list)


class StudyBranch(Command):
    place: Place
    name: Annotated[str, Field(max_length=80, pattern=r"^[^\x00-\x1f\x7f\u2028\u2029]*$")]
    line: StudyLine


class StudyTree(Command):
    """A study: where it begins, and its lines as a tree."""

    game: Id
    scenario: Id | None = None
    position: dict[str, Any] | None = None
    line: StudyLine
    place: Place | None = None
    """The place of the main line that is meant; it is not part of a record."""


class RecordAsked(Command):
    """A record, and perhaps the moment of it that is meant, as a number of decisions."""

    record: Paper
    moment: Place | None = None


class StudyTurn(Answer):
    """A turn of a line: where it begins and ends, as numbers of options of the line."""

    first: int
    place: int
    actor: str | None
    label: str


class OutlineLine(Answer):
    """A line turn by turn, and the places at which somebody is asked."""

    stops: list[int]
    turns: list[StudyTurn]
    over: bool


class OutlineAnswer(Answer):
    """All lines of a study, each before those that leave it."""

    lines: list[OutlineLine]


class StandingAnswer(Answer):
    """The position with which the open turn of a board began."""

    scenario: str
    position: dict[str, Any]


class LineAsked(BoardAsked):
    """A line whose turns are to be judged, from a moment on."""

    start: Place = 0


class StudyReview(ReviewAnswer):
    """What a turn of a line was worth; `way` is the better one, to be chosen at `place`."""

    place: int
    way: list[str]


class LineReviewed(Answer):
    """How far the work has come, and a turn that is known now."""

    part: float
    failed: bool
    turn: StudyReview | None


class RecordAnswer(Answer):
    record: str


# -- to read -----------------------------------------------------------------------------------------------------------

Section = Annotated[str, Field(pattern=r"^\d{1,2}(\.\d{1,2}){1,3}$")]


class LessonTitle(Answer):
    faction: str
    title: str
    about: str
    steps: int


class GuideTitle(Answer):
    faction: str
    title: str


class LearnAnswer(Answer):
    """What a game offers to those who want to learn."""

    lessons: list[LessonTitle]
    guides: list[GuideTitle]
    rules: bool
    history: bool
    example: bool
    """Whether the printed example of play is there as a record."""
    exercises: int
    """How many there are."""


class SectionTitle(Answer):
    section: str
    title: str
    parent: str | None


class SceneAnswer(Answer):
    """A board that opens with a click: what to look at, how it came about, and perhaps the turn to play."""

    note: str
    scenario: str
    position: dict[str, Any] | None
    names: list[str]
    way: list[str]


class CardTitle(Answer):
    id: str
    title: str


class RulingAnswer(Answer):
    id: str
    text: str


class RulingEntry(RulingAnswer):
    sections: list[str]


class SectionAnswer(Answer):
    """A section of the rules: its text, what touches it, where it stands, and boards to try it."""

    section: str
    title: str
    text: str
    parent: str | None
    within: list[str]
    before: str | None
    after: str | None
    cards: list[CardTitle]
    rulings: list[RulingAnswer]
    scenes: list[SceneAnswer]


class SourceAnswer(Answer):
    author: str
    title: str
    chapter: str | None


class HistoryAnswer(Answer):
    """The history behind a card, and by what a gallery is filtered."""

    id: str
    title: str
    sides: list[str]
    capability: str | None
    mandatory: bool
    serves: dict[str, str]
    """Faction -> the side that mostly helps it."""
    when: str
    years: list[int]
    about: str
    read: list[SourceAnswer]


class AdviceAnswer(Answer):
    kind: str
    title: str
    text: str
    scenes: list[SceneAnswer]
    checked: str


class GuideAnswer(Answer):
    """How to play a faction well."""

    faction: str
    name: str
    advice: list[AdviceAnswer]


class FoundAnswer(Answer):
    """A place where the words stand."""

    kind: str
    id: str
    title: str
    excerpt: str


# -- lessons -----------------------------------------------------------------------------------------------------------


class LessonAsked(Command):
    """How far a learner has come: steps done, and what he has chosen since the last of them."""

    done: Annotated[int, Field(ge=0, le=1000)] = 0
    chosen: Annotated[list[Word], Field(max_length=MOST_NAMES)] = Field(default_factory=list)
    since: Place | None = None


class LessonAnswer(Answer):
    """What a lesson says where a learner stands, and the board."""

    title: str
    steps: int
    done: int
    say: str
    do: list[str]
    suggested: str | None
    suggested_label: str
    light: list[str]
    strayed: bool
    other: str
    turn_over: bool
    then: int | None
    over: bool
    names: list[str]
    turns: list[BeatTurn]
    state: State


# -- replays -----------------------------------------------------------------------------------------------------------


class BoardMoment(BoardAsked):
    """A moment of a game that is stored nowhere: the board after so many decisions of its options."""

    moment: Place


class NoteSaid(Command):
    """A comment: what is said in a language after so many decisions; nothing takes it away."""

    moment: Place
    lang: Lang
    text: Said


class NotesAsked(RecordAsked):
    """A record, and what is to be said in it besides or instead."""

    notes: Annotated[list[NoteSaid], Field(max_length=MOST_NAMES)] = Field(default_factory=list)


class NoteAnswer(Answer):
    moment: int
    lang: str
    text: str


class NotesAnswer(Answer):
    """The record with its comments, and all of them by moment."""

    game: str
    record: str
    notes: list[NoteAnswer]
