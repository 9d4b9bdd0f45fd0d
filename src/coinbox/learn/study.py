"""Studies: a position, what was played from it, and other ways to go on, as a tree that a record carries."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from coinbox.game import Branch, Game, new
from coinbox.kernel.errors import RecordError
from coinbox.kernel.game import Remark
from coinbox.kernel.piecemeal import Work, at_once
from coinbox.kernel.record import Record, Variation, rows_of
from coinbox.kernel.rules import Plain
from coinbox.learn.notes import language_of
from coinbox.loading import loading, read_on

PIECE = 32
"""Options played, or rows written, in one piece of work."""


class Comment(NamedTuple):
    """What somebody wrote at a place of a line, in a language; none for what is meant for who reads the file."""

    place: int
    lang: str
    text: str


class Turnoff(NamedTuple):
    """A line that leaves another one at a place."""

    place: int
    name: str
    line: Way


@dataclass
class Way:
    """A line: every option in order, single ones too, and what is written and tried beside it."""

    names: list[str]
    comments: list[Comment] = field(default_factory=list)
    branches: list[Turnoff] = field(default_factory=list)

    def lines(self) -> Iterator[Way]:
        """This line and all that leave it."""
        yield self
        for branch in self.branches:
            yield from branch.line.lines()


@dataclass
class Study:
    """What is studied: a game from a position on, as a tree of lines."""

    game: str
    scenario: str
    position: Mapping[str, Plain] | None
    line: Way

    def start(self) -> Game:
        """The game before the first option; nothing is answered by itself."""
        return new(self.game, self.scenario, position=self.position, chance="ask").beginning()


# -- reading -----------------------------------------------------------------------------------------------------------


def read_study(text: str, lang: str = "en") -> Study:
    """The tree of a record; RecordError if one of its lines does not fit the rules."""
    return at_once(reading(text, lang))


def reading(text: str, lang: str = "en", check: Callable[[Record], None] | None = None) -> Work[Study]:
    """Read the tree piece by piece; `check` may look at the record, and refuse it, before it is played."""
    game = yield from loading(text, lang=lang, automatic=False, check=check)
    line = Way(list(game.journal), _comments(game, game.remarks, 0))
    for branch in game.branches:
        line.branches.append((yield from _branch(game, branch, 0)))
    position = None if game.start is None else game.rules.position(game.start)
    return Study(game.id, game.scenario, position, line)


def _comments(game: Game, remarks: Sequence[Remark], begun: int) -> list[Comment]:
    """Comments by their places in a line that begins after so many options."""
    return [
        Comment(place_of(game, each.turn, each.at) - begun, *language_of(each.text))
        for each in remarks
        if place_of(game, each.turn, each.at) >= begun
    ]


def _branch(game: Game, branch: Branch, begun: int) -> Work[Turnoff]:
    """Read a variation by playing it from where it leaves the game; the line of the game begins at `begun`."""
    place = place_of(game, branch.turn, branch.at)
    played = game.rewound(place)
    part = branch.variation.part
    reading = yield from read_on(played, part.lines)
    found = Way(list(played.since(place)))
    for at, text in part.comments:
        found.comments.append(Comment(place_of(played, *reading.place(at)) - place, *language_of(text)))
    for at, variation in part.variations:
        leaves = Branch(*reading.place(at), variation)
        found.branches.append((yield from _branch(played, leaves, place)))
    return Turnoff(place - begun, branch.variation.name, found)


def place_of(game: Game, turn: int, at: int) -> int:
    """How many options of the game go before a place of a turn."""
    return game.turns[turn].first + at


# -- writing -----------------------------------------------------------------------------------------------------------


def write_study(study: Study) -> str:
    """The study as a record; IllegalMove or RecordError if a line of it cannot be played."""
    return at_once(writing(study))


def writing(study: Study) -> Work[str]:
    """Write the study piece by piece."""
    game = study.start()
    yield from _play(game, study.line, 0)
    rows: list[str] = []
    for row in rows_of(game.written()):
        if len(rows) % PIECE == 0:
            yield
        rows.append(row)
    return "\n".join(rows) + "\n"


def _play(game: Game, line: Way, begun: int) -> Work[None]:
    """Play a line on a game that has come to where it begins, with its comments and variations."""
    yield
    for at in range(0, len(line.names), PIECE):
        game.follow(line.names[at : at + PIECE])
        yield
    for comment in line.comments:
        turn, at = _place(game, line, begun, comment.place)
        words = " ".join(comment.text.split())
        game.remarks.append(Remark(turn, f"{comment.lang}: {words}" if comment.lang else words, at))
    for branch in line.branches:
        leaves = _place(game, line, begun, branch.place)
        twin = game.rewound(begun + branch.place)
        yield from _play(twin, branch.line, begun + branch.place)
        name = " ".join(branch.name.split())
        game.branches.append(Branch(*leaves, Variation(name, twin.part(begun + branch.place))))


def _place(game: Game, line: Way, begun: int, place: int) -> tuple[int, int]:
    """The turn in which a place of a line lies, and how many of its options go before it."""
    n = len(line.names)
    if place > n:
        raise RecordError(f"the line ends at place {n}; there is no place {place}", "error-no-place", place=place, n=n)
    return game.place(begun + place)
