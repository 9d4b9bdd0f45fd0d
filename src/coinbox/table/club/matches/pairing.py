"""Who plays whom: everybody against everybody (round robin), or those who stand alike (Swiss)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from coinbox.table.club.matches.matching import perfect

ROBIN, SWISS = "robin", "swiss"


class Pair(NamedTuple):
    """Two who play each other, or one who has a bye."""

    first: int
    """Plays the first faction of the game, where sides are not changed."""
    second: int | None


class Entrant(NamedTuple):
    """Somebody who is to be paired, as the rounds before have left him."""

    number: int
    points: int
    met: Mapping[int, int]
    """Opponent -> how often."""
    byes: int
    sides: tuple[int, ...]
    """Round by round: 1 where he was the first of a pair, -1 where he was the second."""

    @property
    def balance(self) -> int:
        return sum(self.sides)


def rounds_for(people: int) -> int:
    """After so many rounds everybody has met everybody."""
    return people - 1 if people % 2 == 0 else people


def round_robin(numbers: Sequence[int], round: int) -> list[Pair]:
    """A round, the first is 1, in which these play: all stand in a circle that turns around one of them.

    With an odd number nobody stands in the middle, and who would meet him has a bye. Sides are as even as they can be.
    """
    middle = None if len(numbers) % 2 else numbers[-1]
    circle = numbers if middle is None else numbers[:-1]
    size, turn = len(circle), round - 1
    alone = circle[turn % size]
    first, second = (alone, middle) if middle is None or turn % 2 == 0 else (middle, alone)
    pairs = [Pair(first, second)]
    pairs += [Pair(circle[(turn + n) % size], circle[(turn - n) % size]) for n in range(1, (size + 1) // 2)]
    return pairs if middle is not None else [*pairs[1:], pairs[0]]


def swiss(entrants: Sequence[Entrant]) -> list[Pair]:
    """The next round for those who play it, in the order of the draw.

    Before all else as few as possible meet again. Then the leader gets an opponent who stands as near to him as can be,
    then the next, down to the last. The bye goes to the last of those who had fewest.
    """
    ranked = sorted(entrants, key=lambda each: -each.points)
    resting = _resting(ranked) if len(ranked) % 2 else None
    playing = [each for each in ranked if each is not resting]
    pairs = [_with_sides(one, other) for one, other in _paired(playing)]
    return pairs if resting is None else [*pairs, Pair(resting.number, None)]


def _resting(ranked: Sequence[Entrant]) -> Entrant:
    """Who has the bye: of those who had fewest the last, unless two of the others would then have to meet again."""
    fewest = min(each.byes for each in ranked)
    candidates = [each for each in reversed(ranked) if each.byes == fewest]
    for each in candidates:
        others = [other for other in ranked if other is not each]
        if perfect({one.number: {two.number for two in others if _is_new(one, two)} for one in others}) is not None:
            return each
    return candidates[0]


def _is_new(one: Entrant, other: Entrant) -> bool:
    return one is not other and other.number not in one.met


def _paired(ranked: Sequence[Entrant]) -> list[tuple[Entrant, Entrant]]:
    known = {each.number: each for each in ranked}
    place = {each.number: at for at, each in enumerate(ranked)}
    allowed = {number: known.keys() - {number} for number in known}

    def again(one: Entrant, other: Entrant) -> int:
        return one.met.get(other.number, 0)

    def apart(one: Entrant, other: Entrant) -> tuple[int, bool]:
        """How far they stand apart, and whether both are due for the same side."""
        return abs(one.points - other.points), one.balance * other.balance > 0

    def across(one: Entrant, other: Entrant) -> int:
        """Among those with as many points the upper half meets the lower one."""
        alike = sum(each.points == one.points for each in ranked)
        return abs(place[other.number] - place[one.number] - (alike // 2 if one.points == other.points else 0))

    for far in (again, apart, across):
        allowed = _nearest(ranked, allowed, far)
    found = perfect(allowed)
    assert found is not None
    return [(each, known[found[each.number]]) for each in ranked if place[each.number] < place[found[each.number]]]


def _nearest(
    ranked: Sequence[Entrant], allowed: dict[int, set[int]], far: Callable[[Entrant, Entrant], Any]
) -> dict[int, set[int]]:
    """Leave each, from the leader on, only those nearest to him with whom all still get a partner."""
    known = {each.number: each for each in ranked}
    way = perfect(allowed)
    for each in ranked:
        distance = {number: far(each, known[number]) for number in allowed[each.number]}
        for most in sorted(set(distance.values())):
            near = {number for number, found in distance.items() if found <= most}
            fewer = _only(allowed, each.number, near)
            # The way that is known may do already.
            found = way if way is not None and way[each.number] in near else perfect(fewer)
            if found is not None:
                allowed, way = fewer, found
                break
    return allowed


def _only(allowed: dict[int, set[int]], number: int, near: set[int]) -> dict[int, set[int]]:
    """The same with only these partners for one of them."""
    return {
        each: near if each == number else others if each in near else others - {number}
        for each, others in allowed.items()
    }


def _with_sides(one: Entrant, other: Entrant) -> Pair:
    """Who was the first more often is the second now; then who was it last, then the lower one."""
    ahead = (one.balance, one.sides[::-1]) <= (other.balance, other.sides[::-1])
    return Pair(one.number, other.number) if ahead else Pair(other.number, one.number)
