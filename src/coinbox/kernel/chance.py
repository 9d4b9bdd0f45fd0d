"""Sources of chance: a seeded random source, or a script that a test or a person wrote."""

from __future__ import annotations

import random
from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate

from coinbox.kernel.decision import Pending, Vocabulary
from coinbox.kernel.errors import IllegalMove, UnknownOption

Source = Callable[[Pending], int]


def random_source(generator: random.Random) -> Source:
    """Answer from a random generator, by the weights of the outcomes."""
    pick = generator.random

    def answer(pending: Pending) -> int:
        options, weights = pending[2], pending[3]
        if weights is None:
            return options[int(pick() * len(options))]
        return weighted(options, weights, pick())  # type: ignore[arg-type]  # chance details are weights

    return answer


def weighted(options: Sequence[int], weights: Sequence[int], share: float) -> int:
    """The option at this share (0 to 1) of the total weight."""
    edges = [*accumulate(weights)]
    place = bisect_right(edges, share * edges[-1])
    return options[place if place < len(options) else -1]


def scripted_source(names: Sequence[str], vocabulary: Vocabulary, then: Source | None) -> Source:
    """Answer with these names in order; when they are used up, ask `then`."""
    left = list(reversed(names))

    def answer(pending: Pending) -> int:
        if not left:
            if then is None:
                raise IllegalMove("the scripted dice and cards are used up", "error-chance-used-up")
            return then(pending)
        name = left.pop()
        option = vocabulary.ids.get(name)
        if option is None:
            raise UnknownOption(
                f"scripted chance: there is no option '{name}' in this game", "error-chance-unknown", name=name
            )
        if option not in pending[2]:
            offered = ", ".join(vocabulary.name(o) for o in pending[2])
            raise IllegalMove(
                f"scripted chance: '{name}' cannot happen now (possible: {offered})",
                "error-chance-impossible",
                name=name,
                names=offered,
            )
        return option

    return answer
