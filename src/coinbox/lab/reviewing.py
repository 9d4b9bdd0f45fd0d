"""A look back at a game in parts, which processes or a cluster share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing

from coinbox.game import Game
from coinbox.lab.jobs import HERE, Job, Workers, run
from coinbox.players.budget import Budget
from coinbox.players.review import TurnReview, review, stretches


def review_shared(
    workers: Workers,
    game: Game,
    budget: Budget,
    *,
    seed: int,
    start: int,
    to: int,
    tell: Callable[[float], None],
) -> Iterator[TurnReview]:
    """What `review` finds of each turn, in the order in which the parts are finished; `tell` hears the part done."""
    if workers == HERE:
        yield from review(game, budget, seed=seed, start=start, to=to, tell=tell)
        return
    record, parts = game.record(), stretches(game, start, to)
    jobs = (Job(number, look_at, (record, budget, seed, *part)) for number, part in enumerate(parts))
    with closing(run(jobs, workers)) as finished:
        for done, (_, found) in enumerate(finished, 1):
            tell(done / len(parts))
            yield from found


def look_at(record: str, budget: Budget, seed: int, start: int, to: int) -> list[TurnReview]:
    """The turns of one part of a record."""
    return list(review(record, budget, seed=seed, start=start, to=to))
