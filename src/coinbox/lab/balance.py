"""Balance: a bot plays both sides of games, and what happened in each is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from typing import Any

import coinbox
from coinbox.kernel.decision import CHANCE
from coinbox.kernel.errors import CoinboxError
from coinbox.lab.jobs import HERE, Job, Workers, run
from coinbox.lab.logbook import KIND, Heading
from coinbox.lab.playing import Ended, play_out
from coinbox.library import AnyRules, rules_of

BALANCE = "balance"
"""What a file of these games calls itself."""
BOX = "box"
"""The kind of option that is a box of the Initiative Track."""


@dataclass(frozen=True, slots=True)
class Survey:
    """Which games a bot plays against itself, and how many of each."""

    games: tuple[str, ...]
    player: str
    number: int
    seed: int

    def __post_init__(self) -> None:
        if self.number < 1:
            raise CoinboxError("games must be at least 1", "error-at-least-one", what="games")

    def asks_for(self, course: Course) -> bool:
        """Whether a game is one of those that are wanted."""
        return course.game in self.games and course.number < self.number

    def heading(self) -> Heading:
        """What a file of this survey begins with; more games may be added to it later."""
        return {KIND: BALANCE, "version": coinbox.__version__, "player": self.player, "seed": self.seed}


@dataclass(frozen=True, slots=True)
class Turn:
    """What a faction did with its turn: the card, the box, and the Operation or the side of the card."""

    faction: str
    card: str
    box: str
    choice: str


@dataclass(frozen=True, slots=True)
class Course:
    """The course of a game."""

    game: str
    rules: int
    number: int
    outcome: str
    reason: str
    decisions: int
    cards: tuple[str, ...]
    """The revealed cards in order."""
    track: tuple[int, ...]
    """What the first of the game's tracks showed at the start and after each card."""
    turns: tuple[Turn, ...]


def as_line(course: Course) -> dict[str, object]:
    """A game as plain data."""
    data = asdict(course)
    data["turns"] = [f"{turn.faction} {turn.card} {turn.box} {turn.choice}" for turn in course.turns]
    return data


def from_line(line: Mapping[str, object]) -> Course:
    """A game from plain data; ValueError, KeyError or TypeError if it is none."""
    data: dict[str, Any] = dict(line)
    data["turns"] = tuple(Turn(*turn.split()) for turn in data["turns"])
    course = Course(**data | {name: tuple(data[name]) for name in ("cards", "track")})
    if not isinstance(course.number, int) or len(course.track) != len(course.cards) + 1:
        raise ValueError("no game")
    return course


def check_rules(courses: Sequence[Course]) -> None:
    """Games of other rules cannot be counted together with those of today."""
    for course in courses:
        version = rules_of(course.game).version
        if course.rules != version:
            raise CoinboxError(
                f"game {course.number} of {course.game} was played under rules {course.rules}, not {version}; "
                "begin a new file",
                "error-other-rules",
                number=str(course.number),
                game=course.game,
                found=course.rules,
                version=version,
            )


def survey_games(
    survey: Survey,
    known: Sequence[Course] = (),
    *,
    workers: Workers = HERE,
    keep: Callable[[Course], None] = lambda _course: None,
) -> None:
    """Play the games of a survey that are not known yet; `keep` hears of each at once."""
    have = {(course.game, course.number) for course in known}
    with closing(run(_jobs(survey, have), workers)) as finished:
        for _, course in finished:
            keep(course)


def _jobs(survey: Survey, have: set[tuple[str, int]]) -> Iterator[Job[Course]]:
    # Game by game in turn, so that a file that is not complete says something of each.
    for number in range(survey.number):
        for at, game in enumerate(survey.games):
            if (game, number) not in have:
                yield Job(number * len(survey.games) + at, play_course, (survey.player, survey.seed, game, number))


def play_course(player: str, seed: int, game: str, number: int) -> Course:
    """Play one game, in the first scenario, and tell its course."""
    rules = rules_of(game)
    name = f"{seed}/{game}/{number}"
    ended = play_out(rules, rules.scenarios[0], dict.fromkeys(rules.factions, player), name, name)
    result = ended.result
    return Course(
        game,
        rules.version,
        number,
        result.outcome,
        result.reason,
        ended.decisions,
        tuple(_cards(rules, ended.state)),
        tuple(_track(rules, ended)),
        tuple(_turns(rules, ended)),
    )


def first_track(game: str) -> str:
    """The track that tells how a game stands."""
    rules = rules_of(game)
    return next(iter(_tracks(rules, rules.setup(rules.scenarios[0]))))


def _tracks(rules: AnyRules, state: Any) -> dict[str, int]:
    return rules.view(state)["tracks"]  # type: ignore[return-value]  # every view has them


def _cards(rules: AnyRules, state: Any) -> list[str]:
    return rules.view(state)["played"]  # type: ignore[return-value]  # every view has them


def _track(rules: AnyRules, ended: Ended) -> Iterator[int]:
    """The first track before each card, and at the end."""
    for turn in ended.turns:
        if rules.turn_actor(turn.before) == CHANCE:
            yield next(iter(_tracks(rules, turn.before).values()))
    yield next(iter(_tracks(rules, ended.state).values()))


def _turns(rules: AnyRules, ended: Ended) -> Iterator[Turn]:
    words = rules.vocabulary.options
    for turn in ended.turns:
        actor = rules.turn_actor(turn.before)
        box = next((at for at, option in enumerate(turn.options) if words[option].kind == BOX), None)
        if actor != CHANCE and box is not None:
            card = _cards(rules, turn.before)[-1]
            yield Turn(rules.factions[actor], card, words[turn.options[box]].name, words[turn.options[box + 1]].name)
