"""Turns by what they do: the best of each kind, and what several ways through one turn are worth with the same luck."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence

from coinbox.game import Game
from coinbox.kernel.decision import Vocabulary
from coinbox.players.candidates import Gathering
from coinbox.players.greedy import Line, merit
from coinbox.players.halving import Arm, halve
from coinbox.players.learned import learned_of
from coinbox.players.plans import Depth, Thought

SUBJECTS = ("action", "side")
"""Kinds of options that say what a turn does."""
USUAL = Depth()
RUNS = 600
"""So many turns are tried to find others, and of each kind so many are looked at closely."""
EACH = 4
ROLLOUTS = 800
"""So many rollouts choose the best of each kind; the figures come from further ones."""
FINAL = 3
"""So many turns of the best kind come into the final, and so many other kinds."""
OTHERS = 4
TRIAL = 80
"""Rollouts of each turn of the final of a kind."""
Stop = Callable[[], bool]
Tell = Callable[[float], None]


def subject(words: Vocabulary, way: Iterable[str]) -> frozenset[str]:
    """What a way does, wherever it does it: its Operations and activities, or the side of a card."""
    return frozenset(name for name in way if words.options[words.ids[name]].kind in SUBJECTS)


def _thought_of(game: Game, lines: Sequence[Line]) -> Thought:
    """These lines for the pending decision as candidates of which nothing is known yet, in their order."""
    driver = game.driver
    assert driver.pending is not None
    rules, turn = driver.rules, driver.turns[-1]
    outlook = rules.forecast(driver.state, turn.before)
    return Thought(rules, driver.pending[0], turn.before, turn.options[:], outlook, [Arm(line, 0.5) for line in lines])


def valued(
    game: Game,
    ways: Sequence[Sequence[str]],
    number: int,
    *,
    seed: int = 0,
    depth: Depth = USUAL,
    stop: Stop = lambda: False,
    tell: Tell = lambda _part: None,
) -> Thought:
    """Give each of these ways so many rollouts, of which those of one number see the same luck; the order stays.

    None of them was chosen by these rollouts, so none is flattered by them.
    """
    ids = game.rules.vocabulary.ids
    thought = _thought_of(game, [Line(tuple(ids[name] for name in way), (), 0.0) for way in ways])
    rollouts = thought.rollouts(random.Random(seed).getrandbits(48), depth)
    for at in range(number):
        if stop():
            break
        thought.play_all_on(rollouts, at)
        tell((at + 1) / number)
    return thought


def seed_of(name: str, purpose: str) -> int:
    """A seed that belongs to a name and a purpose."""
    return random.Random(f"{name}/{purpose}").getrandbits(32)


def best_of_each_kind(game: Game, name: str) -> list[tuple[str, ...]]:
    """The best turn and, best first, the best turn of each other kind that is worth a comparison.

    Turns are tried as bots try them, but of each kind the same number, so that no kind is left out because another
    looks better at first sight.
    """
    words = game.rules.vocabulary

    def kind(line: Line) -> frozenset[str]:
        return subject(words, map(words.name, line.way))

    thought = _thought_of(game, _candidates(game, name))
    spent = 0
    rollouts = thought.rollouts(random.Random(seed_of(name, "choice")).getrandbits(48), Depth())

    def spending(line: Line, number: int) -> float:
        nonlocal spent
        spent += 1
        return thought.play_on(rollouts, line, number)

    arms = halve(thought.arms, spending, lambda _: spent / ROLLOUTS)
    ranked = [arm.subject for arm in arms]
    best = [line for line in ranked if kind(line) == kind(ranked[0])][:FINAL]
    kinds: dict[frozenset[str], Line] = {}
    for line in ranked:
        kinds.setdefault(kind(line), line)
    others = list(kinds.values())[1 : 1 + OTHERS]
    ways = [tuple(map(words.name, line.way)) for line in best]
    trial = valued(game, ways, TRIAL, seed=seed_of(name, "trial"))
    first = max(range(len(ways)), key=lambda at: trial.arms[at].mean)
    return [ways[first], *(tuple(map(words.name, line.way)) for line in others)]


def _candidates(game: Game, name: str) -> list[Line]:
    """For each kind of turn the most promising that were found."""
    words = game.rules.vocabulary
    rng = random.Random(f"{name}/candidates")
    gathering = Gathering(game.driver, rng, learned_of(game.id).policy, lambda: False)
    gathering.gather(RUNS * gathering.judge.breadth, 1)
    kinds: dict[frozenset[str], list[Line]] = {}
    for line in sorted(gathering.found.values(), key=merit):
        kinds.setdefault(subject(words, map(words.name, line.way)), []).append(line)
    return [line for lines in kinds.values() for line in lines[:EACH]]
