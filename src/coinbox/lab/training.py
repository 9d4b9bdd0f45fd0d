"""Training: games between bots, from which the file of what was learned is made."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from coinbox.kernel.errors import CoinboxError
from coinbox.lab.jobs import HERE, Job, Unfinished, Workers, run
from coinbox.players import check_player
from coinbox.players.training import Sample, learned_by, watched


@dataclass(frozen=True, slots=True)
class Training:
    """Which bots play how many games to learn from."""

    game: str
    seats: Mapping[str, str]
    """Faction -> the bot that plays it."""
    games: int
    seed: int

    def __post_init__(self) -> None:
        for player in self.seats.values():
            check_player(player)
        if self.games < 1:
            raise CoinboxError("games must be at least 1", "error-at-least-one", what="games")

    @property
    def command(self) -> str:
        """The command that gives the same again."""
        kinds = set(self.seats.values())
        players = " ".join(f"{faction}={player}" for faction, player in self.seats.items())
        if len(kinds) == 1:
            players = f"--player {kinds.pop()}"
        return f"coinbox train {self.game} {players} --games {self.games} --seed {self.seed}"


def train(
    training: Training, workers: Workers = HERE, tell: Callable[[int], None] = lambda _games: None
) -> dict[str, Any]:
    """What `learned.json` of the game holds; `tell` hears of each finished game."""
    jobs = (
        Job(number, watched, (training.game, training.seats, f"{training.seed}/{number}"))
        for number in range(training.games)
    )
    seen: dict[int, Sample] = {}
    try:
        for number, sample in run(jobs, workers):
            seen[number] = sample
            tell(1)
    except Unfinished as error:
        n, games = len(seen), training.games
        raise CoinboxError(
            f"training has stopped after {n} of {games} games and needs all of them; nothing was written",
            "error-training",
            n=n,
            games=games,
        ) from error
    whole = Sample()
    for number in sorted(seen):  # sums of the same numbers in another order would differ in the last digit
        whole.add(seen[number])
    return learned_by(training.command, training.game, whole)
