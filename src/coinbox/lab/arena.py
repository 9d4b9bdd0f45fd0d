"""The arena: two bots play pairs of games with the same cards and dice, sides swapped, until it is clear who is better.

The score of a game is 1 for a win, a half for a tie and 0 otherwise, so a game that both players lose is worth nothing
to either. Elo and the sequential test compare the two players: such a game is for them what a tie is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from itertools import islice

import coinbox
from coinbox.kernel.errors import CoinboxError
from coinbox.kernel.rules import score
from coinbox.lab.jobs import HERE, Job, Workers, run
from coinbox.lab.logbook import KIND, Heading
from coinbox.lab.playing import play_out
from coinbox.lab.statistics import PAIR_SCORES, Sprt
from coinbox.library import rules_of

FAST_BATCH = 20
"""How many games of players that need no time are played at a stretch."""


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays whom; game i is the same in every run with these arguments, but for the time that it takes."""

    game: str
    scenario: str
    players: tuple[str, str]
    games: int
    seed: int

    def __post_init__(self) -> None:
        if self.games < 1:
            raise CoinboxError("games must be at least 1", "error-at-least-one", what="games")
        if self.games % 2:
            raise CoinboxError(
                f"games must be even, because each pair is played with sides swapped; {self.games} is not",
                "error-games-odd",
                n=str(self.games),
            )

    def factions(self, number: int) -> tuple[str, str]:
        """What the first and the second player are in a game."""
        first, second = rules_of(self.game).factions
        return (second, first) if number % 2 else (first, second)

    def heading(self) -> Heading:
        """What a file of this match begins with; more games may be added to it later."""
        first, second = self.players
        return {
            KIND: "arena",
            "version": coinbox.__version__,
            "game": self.game,
            "rules": rules_of(self.game).version,
            "scenario": self.scenario,
            "first": first,
            "second": second,
            "seed": self.seed,
        }


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game; of two values the first is the first player's."""

    number: int
    factions: tuple[str, str]
    outcome: str
    reason: str
    cards: int
    decisions: int
    turns: tuple[int, int]
    cpu: tuple[float, float]
    slowest: tuple[float, float]
    """CPU seconds of the longest turn."""

    @property
    def scores(self) -> tuple[float, float]:
        first, second = self.factions
        return score(self.outcome, first), score(self.outcome, second)

    @property
    def is_lost_by_both(self) -> bool:
        return self.scores == (0.0, 0.0)


def as_line(played: Played) -> dict[str, object]:
    """A game as plain data."""
    return asdict(played)


def from_line(line: Mapping[str, object]) -> Played:
    """A game from plain data; ValueError, KeyError or TypeError if it is none."""
    data = {name: tuple(value) if isinstance(value, list) else value for name, value in line.items()}
    played = Played(**data)  # type: ignore[arg-type]  # checked here
    for pair in (played.factions, played.turns, played.cpu, played.slowest):
        if not isinstance(pair, tuple) or len(pair) != 2:
            raise ValueError("not two values")
    if not isinstance(played.number, int) or played.number < 0 or not isinstance(played.outcome, str):
        raise ValueError("no game")
    return played


def play_games(match: Match, numbers: Sequence[int]) -> list[Played]:
    """Play the games of these numbers."""
    return [play_game(match, number) for number in numbers]


def play_game(match: Match, number: int) -> Played:
    """Play one game; both of a pair have the same cards and dice."""
    rules = rules_of(match.game)
    factions = match.factions(number)
    kinds = dict(zip(factions, match.players, strict=True))
    ended = play_out(rules, match.scenario, kinds, f"{match.seed}/{number}", f"{match.seed}/{number // 2}")
    played = rules.view(ended.state)["played"]
    first, second = (ended.clocks[faction] for faction in factions)
    return Played(
        number,
        factions,
        ended.result.outcome,
        ended.result.reason,
        len(played) if isinstance(played, list) else 0,
        ended.decisions,
        (first.turns, second.turns),
        (round(first.seconds, 6), round(second.seconds, 6)),
        (round(first.slowest, 6), round(second.slowest, 6)),
    )


class Standing:
    """How a match stands: its games, and what the sequential test says after each pair in their order.

    The test looks at pairs in the order of their numbers alone, so that the order in which games are finished cannot
    change where it stops; games after that pair do not count.
    """

    def __init__(self, match: Match, sprt: Sprt | None = None, known: Sequence[Played] = ()) -> None:
        self.match = match
        self.sprt = sprt
        self.verdict: float | None = None
        """The difference in Elo that the test accepts."""
        self._games: dict[int, Played] = {}
        self._judged = 0
        """Pairs that the test has seen."""
        self._seen = [0] * len(PAIR_SCORES)
        for played in known:
            self.add(played)

    def add(self, played: Played) -> None:
        """A game is finished; games that are asked for by nobody, or known, change nothing."""
        if played.number < self.match.games:
            self._games.setdefault(played.number, played)
            self._judge()

    def _judge(self) -> None:
        while self.verdict is None and self._has_pair(self._judged):
            self._seen[_cell(self._pair(self._judged), compared=True)] += 1
            self._judged += 1
            if self.sprt is not None:
                self.verdict = self.sprt.verdict(self._seen)

    def _has_pair(self, pair: int) -> bool:
        return 2 * pair in self._games and 2 * pair + 1 in self._games

    def _pair(self, pair: int) -> tuple[Played, Played]:
        return self._games[2 * pair], self._games[2 * pair + 1]

    @property
    def games(self) -> list[Played]:
        """The games that count, in order."""
        end = self.match.games if self.verdict is None else 2 * self._judged
        return [self._games[number] for number in range(end) if number in self._games]

    @property
    def missing(self) -> list[int]:
        """The numbers of the games that are still to be played."""
        return [] if self.verdict is not None else [n for n in range(self.match.games) if n not in self._games]

    def pairs(self, *, compared: bool) -> list[int]:
        """How many pairs have each score of the first player, by themselves or compared with those of the second."""
        counts = [0] * len(PAIR_SCORES)
        for pair in range(self.match.games // 2 if self.verdict is None else self._judged):
            if self._has_pair(pair):
                counts[_cell(self._pair(pair), compared=compared)] += 1
        return counts


def _cell(pair: tuple[Played, Played], *, compared: bool) -> int:
    """The place of a pair's score in PAIR_SCORES; both games lost by both compare like two ties."""
    total = 0.0
    for played in pair:
        own, other = played.scores
        total += (own - other + 1) / 2 if compared else own
    return round(total * 2)


def contest(
    standing: Standing, *, workers: Workers = HERE, keep: Callable[[Played], None] = lambda _played: None
) -> None:
    """Play what is missing of a match; `keep` hears of every finished game at once."""
    with closing(run(_jobs(standing), workers)) as finished:
        for _, games in finished:
            for played in games:
                keep(played)
                standing.add(played)
            if standing.verdict is not None:
                return


def _jobs(standing: Standing) -> Iterator[Job[list[Played]]]:
    match = standing.match
    numbers = iter(standing.missing)
    size = FAST_BATCH if set(match.players) == {"random"} else 1
    while batch := tuple(islice(numbers, size)):
        yield Job(batch[0], play_games, (match, batch))
