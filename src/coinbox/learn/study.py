"""Studies: a position, what was played from it, and other ways to go on, as a tree that a record carries."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from coinbox.game import Branch, Game, new
from coinbox.kernel.game import Remark
from coinbox.kernel.record import Variation, format_record
from coinbox.kernel.rules import Plain
from coinbox.learn.notes import language_of
from coinbox.loading import load, read_on


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
    game = load(text, lang=lang, automatic=False)
    line = Way(list(game.journal), _comments(game, game.remarks, 0))
    line.branches = [_branch(game, branch, line.names, 0) for branch in game.branches]
    position = None if game.start is None else game.rules.position(game.start)
    return Study(game.id, game.scenario, position, line)


def _comments(game: Game, remarks: Sequence[Remark], begun: int) -> list[Comment]:
    """Comments by their places in a line that begins after so many options."""
    return [
        Comment(place_of(game, each.turn, each.at) - begun, *language_of(each.text))
        for each in remarks
        if place_of(game, each.turn, each.at) >= begun
    ]


def _branch(game: Game, branch: Branch, names: Sequence[str], begun: int) -> Turnoff:
    """A variation, played from where it leaves these names."""
    place = place_of(game, branch.turn, branch.at)
    played = game.beginning().follow(names[:place])
    part = branch.variation.part
    reading = read_on(played, part.lines)
    found = Way(list(played.journal[place:]))
    for at, text in part.comments:
        found.comments.append(Comment(place_of(played, *reading.place(at)) - place, *language_of(text)))
    for at, variation in part.variations:
        leaves = Branch(*reading.place(at), variation)
        found.branches.append(_branch(played, leaves, played.journal, place))
    return Turnoff(place - begun, branch.variation.name, found)


def place_of(game: Game, turn: int, at: int) -> int:
    """How many options of the game go before a place of a turn."""
    return sum(len(each.options) for each in game.turns[:turn]) + at


# -- writing -----------------------------------------------------------------------------------------------------------


def write_study(study: Study) -> str:
    """The study as a record; IllegalMove or RecordError if a line of it cannot be played."""
    game = study.start()
    _play(game, study.line, 0)
    return format_record(game.written())


def _play(game: Game, line: Way, begun: int) -> None:
    """Play a line on a game that has come to where it begins, with its comments and variations."""
    game.follow(line.names)
    places = [(turn, at) for turn, each in enumerate(game.turns) for at in range(len(each.options))]
    places.append((len(game.turns) - 1, len(game.turns[-1].options)))
    for comment in line.comments:
        turn, at = places[begun + comment.place]
        words = " ".join(comment.text.split())
        game.remarks.append(Remark(turn, f"{comment.lang}: {words}" if comment.lang else words, at))
    for branch in line.branches:
        twin = game.beginning().follow(game.journal[: begun + branch.place])
        _play(twin, branch.line, begun + branch.place)
        part = twin.written(begun + branch.place)
        part.header.clear()
        name = " ".join(branch.name.split())
        game.branches.append(Branch(*places[begun + branch.place], Variation(name, part)))
