"""What goes together with winning: cards and openings, with intervals and a correction for looking at many."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from math import exp, lgamma, sqrt

from coinbox.lab.balance import Course, Turn
from coinbox.scores import wilson

LEAST = 5
"""Games that must be on both sides of a comparison."""
LEVEL = 0.05
"""How likely a chance finding may be among all comparisons of a table."""
EVENT = "event"
PASS = "pass"


@dataclass(frozen=True, slots=True)
class Link:
    """How often a faction won with something and without it."""

    faction: str
    what: tuple[str, ...]
    """A card and its side, or an Operation."""
    won: int
    games: int
    won_without: int
    games_without: int
    corrected: float = 1.0
    """How likely so great a difference is by chance, given how many were compared."""

    @property
    def difference(self) -> float:
        return self.won / self.games - self.won_without / self.games_without

    @property
    def interval(self) -> tuple[float, float]:
        """The interval (95%) of the difference, from those of the two shares (Newcombe)."""
        a, b = self.won / self.games, self.won_without / self.games_without
        (low_a, high_a), (low_b, high_b) = wilson(self.won, self.games), wilson(self.won_without, self.games_without)
        below = sqrt((a - low_a) ** 2 + (high_b - b) ** 2)
        above = sqrt((high_a - a) ** 2 + (b - low_b) ** 2)
        return a - b - below, a - b + above

    @property
    def chance(self) -> float:
        """How likely so great a difference is by chance, for this comparison alone."""
        return fisher(self.won, self.games - self.won, self.won_without, self.games_without - self.won_without)

    @property
    def stands_out(self) -> bool:
        return self.corrected < LEVEL


def fisher(a: int, b: int, c: int, d: int) -> float:
    """Fisher's exact test of a table of two by two, both sides."""
    first, wins, total = a + b, a + c, a + b + c + d

    def likelihood(x: int) -> float:
        return exp(_choose(wins, x) + _choose(total - wins, first - x) - _choose(total, first))

    seen = likelihood(a) * (1 + 1e-9)
    possible = range(max(0, first - (total - wins)), min(first, wins) + 1)
    return min(1.0, sum(p for x in possible if (p := likelihood(x)) <= seen))


def _choose(n: int, k: int) -> float:
    return lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1)


def card_links(courses: Sequence[Course], factions: Iterable[str]) -> list[Link]:
    """Sides of cards, each compared with the games in which the card came and the faction did not play that side."""
    return _links(courses, factions, _sides_played, lambda course, what: what[0] in course.cards)


def opening_links(courses: Sequence[Course], factions: Iterable[str]) -> list[Link]:
    """First Operations, each compared with the games in which the faction began with another one."""
    return _links(courses, factions, _opening, lambda _course, _what: True)


def _sides_played(turns: Sequence[Turn]) -> set[tuple[str, ...]]:
    return {(turn.card, turn.choice) for turn in turns if turn.box == EVENT and turn.choice != PASS}


def _opening(turns: Sequence[Turn]) -> set[tuple[str, ...]]:
    first = next((turn.choice for turn in turns if turn.box != EVENT and turn.choice != PASS), None)
    return set() if first is None else {(first,)}


def _links(
    courses: Sequence[Course],
    factions: Iterable[str],
    done: Callable[[Sequence[Turn]], set[tuple[str, ...]]],
    could: Callable[[Course, tuple[str, ...]], bool],
) -> list[Link]:
    """What a faction did in enough games and could have done in enough others, what stands out most first."""
    found = []
    for faction in factions:
        by_game = [(course, done([turn for turn in course.turns if turn.faction == faction])) for course in courses]
        for what in sorted(set().union(*(did for _, did in by_game))):
            with_it = [course for course, did in by_game if what in did]
            without = [course for course, did in by_game if what not in did and could(course, what)]
            if min(len(with_it), len(without)) >= LEAST:
                wins = [sum(course.outcome == faction for course in group) for group in (with_it, without)]
                found.append(Link(faction, what, wins[0], len(with_it), wins[1], len(without)))
    return _corrected(found)


def _corrected(links: Sequence[Link]) -> list[Link]:
    """Holm's correction: the smallest chance counts as often as there are comparisons, the next once less."""
    ordered = sorted(links, key=lambda link: (link.chance, link.faction, link.what))
    corrected, least = [], 0.0
    for at, link in enumerate(ordered):
        least = max(least, min(1.0, link.chance * (len(ordered) - at)))
        corrected.append(replace(link, corrected=least))
    return corrected
