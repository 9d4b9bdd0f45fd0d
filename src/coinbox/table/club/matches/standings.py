"""How people stand in a tournament: points, what breaks ties, and shared places."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from coinbox.table.club.matches.pairing import SWISS

FIRST, SECOND, TIE, NONE = "first", "second", "tie", "none"
"""How a game ended: who has won it, or that both have half of it, or nothing."""
HALVES = {FIRST: (2, 0), SECOND: (0, 2), TIE: (1, 1), NONE: (0, 0)}
"""Result -> half points of the first and the second."""


class Ended(NamedTuple):
    """A game that has ended, or one that somebody with a bye need not play (there is no second)."""

    round: int
    first: int
    second: int | None
    result: str
    played: bool = True
    """False if one of them was not there."""


class Score(NamedTuple):
    """A game as one of its two sees it, in half points."""

    round: int
    opponent: int | None
    halves: int
    played: bool


class Line(NamedTuple):
    """One line of the standings."""

    place: int
    number: int
    points: float
    tiebreak: float
    """Buchholz in a Swiss tournament, else Sonneborn-Berger."""
    among: float | None
    """Points among those who stand equal otherwise, if all of them have met."""
    wins: int
    ties: int
    losses: int


def scores(numbers: Iterable[int], games: Iterable[Ended]) -> dict[int, list[Score]]:
    """Each -> his games."""
    found: dict[int, list[Score]] = {number: [] for number in numbers}
    for game in games:
        halves = HALVES[game.result]
        found[game.first].append(Score(game.round, game.second, halves[0], game.played))
        if game.second is not None:
            found[game.second].append(Score(game.round, game.first, halves[1], game.played))
    return found


def standings(kind: str, numbers: Sequence[int], games: Sequence[Ended]) -> list[Line]:
    """All of them, the best first."""
    of = scores(numbers, games)
    points = {number: sum(score.halves for score in of[number]) for number in numbers}
    broken = {
        number: _buchholz(of[number], points, points[number]) if kind == SWISS else _berger(of[number], points)
        for number in numbers
    }
    ranked = sorted(numbers, key=lambda number: (-points[number], -broken[number]))
    lines: list[Line] = []
    for _, equal in groupby(ranked, key=lambda number: (points[number], broken[number])):
        lines += _settled(list(equal), of, points, broken, len(lines))
    return lines


def _buchholz(mine: Sequence[Score], points: dict[int, int], own: int) -> int:
    """The points of all opponents, for a round that was not played one's own, in quarters of a point."""
    total = 0
    for _, match in groupby(sorted(mine, key=lambda score: score.round), key=lambda score: score.round):
        legs = list(match)
        opponent = legs[0].opponent
        played = opponent is not None and any(score.played for score in legs)
        total += points[opponent] if opponent is not None and played else own
    return total * 2


def _berger(mine: Sequence[Score], points: dict[int, int]) -> int:
    """The points of all whom one has beaten, and half of those with whom one has tied, in quarters of a point."""
    return sum(score.halves * points[score.opponent] for score in mine if score.opponent is not None)


def _settled(
    equal: list[int], of: dict[int, list[Score]], points: dict[int, int], broken: dict[int, int], before: int
) -> list[Line]:
    """The lines of those who stand equal: by what they have done against each other, else they share a place."""
    among = _among(equal, of)
    lines: list[Line] = []
    for number in sorted(equal, key=lambda number: -(among or {}).get(number, 0)):
        halves = None if among is None else among[number] / 2
        shares = bool(lines) and lines[-1].among == halves
        place = lines[-1].place if shares else before + len(lines) + 1
        mine = [score for score in of[number] if score.opponent is not None]
        count = [sum(score.halves == halves for score in mine) for halves in (2, 1, 0)]
        lines.append(Line(place, number, points[number] / 2, broken[number] / 4, halves, *count))
    return lines


def _among(equal: list[int], of: dict[int, list[Score]]) -> dict[int, int] | None:
    """Each -> his half points against the others of these; None if some of them have not met."""
    found = {}
    for number in equal:
        against = [score for score in of[number] if score.opponent in equal]
        if {score.opponent for score in against} != set(equal) - {number} or len(equal) == 1:
            return None
        found[number] = sum(score.halves for score in against)
    return found
