"""Calibration: what an analysis says of a game while it lasts, beside how the game ended."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass

import coinbox
from coinbox.lab.jobs import HERE, Job, Workers, run
from coinbox.lab.logbook import KIND, Heading
from coinbox.library import rules_of
from coinbox.players import make_player
from coinbox.players.budget import Budget
from coinbox.players.review import review
from coinbox.scores import wilson

CALIBRATION = "calibration"
"""What a file of these games calls itself."""
ASKED = 3
"""How often a game is looked at, at even distances."""
CLASSES = 5
"""Chances are compared in so many classes of the same width."""


@dataclass(frozen=True, slots=True)
class Inquiry:
    """Which bot plays both sides of which games, and with how many rollouts a moment is looked at."""

    games: tuple[str, ...]
    player: str
    number: int
    rollouts: int
    seed: int

    def heading(self) -> Heading:
        """What a file of this inquiry begins with; more games may be added to it later."""
        return {
            KIND: CALIBRATION,
            "version": coinbox.__version__,
            "player": self.player,
            "rollouts": self.rollouts,
            "seed": self.seed,
        }


@dataclass(frozen=True, slots=True)
class Told:
    """What was said of the first faction's chances in a game, and what came of them: 1 won, 0 lost, a half tied."""

    game: str
    number: int
    chances: tuple[float, ...]
    won: float


def as_line(told: Told) -> dict[str, object]:
    """A game as plain data."""
    return asdict(told)


def from_line(line: Mapping[str, object]) -> Told:
    """A game from plain data; KeyError, TypeError or ValueError if it is none."""
    game, number, chances, won = (line[name] for name in ("game", "number", "chances", "won"))
    if not (isinstance(game, str) and isinstance(number, int) and isinstance(chances, list)):
        raise ValueError("no game")
    return Told(game, number, tuple(map(float, chances)), float(won))  # type: ignore[arg-type]  # checked by float


@dataclass(frozen=True, slots=True)
class Row:
    """The moments whose chance was within a class."""

    low: float
    high: float
    moments: int
    games: int
    """How many games these moments are of; those of one game have one end, so they prove no more than it."""
    said: float
    """The mean of what was said."""
    won: float
    """The mean of what came of it."""

    @property
    def interval(self) -> tuple[float, float]:
        """That of what came of it (95%)."""
        return wilson(self.won * self.games, self.games)


def rows(told: Sequence[Told]) -> list[Row]:
    """What was said and what came of it, class by class; classes without a moment are left out."""
    found: dict[int, list[tuple[float, float, int]]] = {}
    for place, game in enumerate(told):
        for chance in game.chances:
            found.setdefault(min(CLASSES - 1, int(chance * CLASSES)), []).append((chance, game.won, place))
    return [
        Row(
            low=number / CLASSES,
            high=(number + 1) / CLASSES,
            moments=len(seen),
            games=len({place for _, _, place in seen}),
            said=sum(chance for chance, _, _ in seen) / len(seen),
            won=sum(won for _, won, _ in seen) / len(seen),
        )
        for number, seen in sorted(found.items())
    ]


def miss(told: Sequence[Told]) -> tuple[float, float]:
    """The mean square of what was said less what came, and the same of who always says the share of games won."""
    pairs = [(chance, game.won) for game in told for chance in game.chances]
    share = sum(won for _, won in pairs) / len(pairs)
    return (
        sum((chance - won) ** 2 for chance, won in pairs) / len(pairs),
        sum((share - won) ** 2 for _, won in pairs) / len(pairs),
    )


def inquire(
    inquiry: Inquiry,
    known: Sequence[Told] = (),
    *,
    workers: Workers = HERE,
    keep: Callable[[Told], None] = lambda _told: None,
) -> None:
    """Play and look at the games that are not known yet; `keep` hears of each at once."""
    have = {(told.game, told.number) for told in known}
    with closing(run(_jobs(inquiry, have), workers)) as finished:
        for _, told in finished:
            keep(told)


def _jobs(inquiry: Inquiry, have: set[tuple[str, int]]) -> Iterator[Job[Told]]:
    for number in range(inquiry.number):
        for at, game in enumerate(inquiry.games):
            if (game, number) not in have:
                yield Job(number * len(inquiry.games) + at, ask, (inquiry, game, number))


def ask(inquiry: Inquiry, name: str, number: int) -> Told:
    """Play one game to its end, and look back at some of its turns as an analysis does."""
    rules = rules_of(name)
    draw = random.Random(f"{inquiry.seed}/{name}/{number}").getrandbits
    game = coinbox.new(name, seed=draw(32), logging=False)
    seats = [make_player(inquiry.player, draw(32)) for _ in rules.factions]
    moments = []
    while (actor := game.actor) is not None:
        if not game.turns[-1].asked:
            moments.append(game.decisions)
        game.answer(seats[rules.factions.index(actor)].choose(game))
    chances = []
    for part in range(1, ASKED + 1):
        moment = moments[len(moments) * part // (ASKED + 1)]
        found = next(review(game, Budget(rollouts=inquiry.rollouts), seed=number, start=moment), None)
        if found is not None:
            chances.append(found.before)
    assert game.result is not None
    won = game.result.score(rules.factions[0])
    return Told(name, number, tuple(chances), won)
