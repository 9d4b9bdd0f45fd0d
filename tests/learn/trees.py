"""Studies for tests: trees of random lines, and large ones."""

from __future__ import annotations

import random

import coinbox
from coinbox.learn.study import Comment, Study, Turnoff, Way


def grown(game: str, seed: int, longest: int = 25) -> Study:
    """A tree of random lines."""
    rng = random.Random(seed)
    start = coinbox.new(game, seed=seed).beginning()

    def way(before: list[str], depth: int) -> Way:
        played = start.beginning().follow(before)
        names: list[str] = []
        for _ in range(rng.randint(0, longest)):
            if played.over:
                break
            names.append(rng.choice(played.offered))
            played.follow(names[-1:])
        line = Way(names)
        places = sorted(rng.sample(range(len(names) + 1), min(2, len(names) + 1)))
        line.comments = [Comment(place, rng.choice(["en", "ja", ""]), f"note {place}") for place in places]
        if depth:
            line.branches = [Turnoff(at, f"line {at}", way(before + names[:at], depth - 1)) for at in places]
        return line

    return Study(game, start.scenario, None, way([], 2))


def whole_game(game: str, seed: int) -> list[str]:
    """Every option of a random game, from its beginning to its end."""
    rng = random.Random(seed)
    played = coinbox.new(game, seed=seed).beginning()
    while not played.over:
        played.follow([rng.choice(played.offered)])
    return list(played.journal)


def branched(game: str, seed: int, number: int) -> Study:
    """A whole game, and so many branches of one option that leave it at all of its places, over and over."""
    names = whole_game(game, seed)
    places = [at % len(names) for at in range(number)]
    branches = [Turnoff(place, "", Way(names[place : place + 1])) for place in places]
    return Study(game, coinbox.new(game).scenario, None, Way(names, branches=branches))
