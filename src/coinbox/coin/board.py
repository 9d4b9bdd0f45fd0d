"""A board as read from a game's board.toml: spaces, adjacency, Population and terrain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from coinbox.coin.facts import facts_in
from coinbox.coin.sections import rule
from coinbox.kernel.bits import bit_set, members


@dataclass(frozen=True, slots=True)
class Space:
    """One space of the map; facts below certainty carry their confidence (S, I or G)."""

    id: str
    kind: str
    terrain: str
    population: int
    adjacent: tuple[str, ...]
    confidence: dict[str, str]


@dataclass(frozen=True)
class Board:
    """All spaces of a map in their fixed order."""

    spaces: tuple[Space, ...]

    @cached_property
    def ids(self) -> tuple[str, ...]:
        return tuple(space.id for space in self.spaces)

    @cached_property
    def index(self) -> dict[str, int]:
        return {space.id: i for i, space in enumerate(self.spaces)}

    @cached_property
    def population(self) -> tuple[int, ...]:
        return tuple(space.population for space in self.spaces)

    @cached_property
    def adjacent(self) -> tuple[int, ...]:
        """For each space, the set of spaces that border on it."""
        return tuple(bit_set(self.index[other] for other in space.adjacent) for space in self.spaces)

    def where(self, test: Callable[[Space], bool]) -> int:
        """The set of spaces that pass a test."""
        return bit_set(i for i, space in enumerate(self.spaces) if test(space))


def board_data(package: str) -> dict[str, Any]:
    """Everything in board.toml of a game's package."""
    return facts_in(package, "board.toml")


@rule("1.3", "1.3.6")
def read_board(package: str) -> Board:
    """Read the spaces of board.toml and check that adjacency is mutual."""
    data = board_data(package)
    spaces = tuple(
        Space(
            id=name,
            kind=str(row["kind"]),
            terrain=str(row["terrain"]),
            population=int(row["population"]),
            adjacent=tuple(row["adjacent"]),
            confidence=dict(row.get("confidence", {})),
        )
        for name, row in data["spaces"].items()
    )
    board = Board(spaces)
    for space in spaces:
        for other in space.adjacent:
            if space.id not in board.spaces[board.index[other]].adjacent:
                raise ValueError(f"board.toml of {package}: {space.id} borders on {other}, but not the reverse")
    return board


def neighbours_on(adjacent: Sequence[int]) -> Callable[[int], int]:
    """The function that gives all spaces next to one of a set."""

    @cache
    def neighbours(spaces: int) -> int:
        near = 0
        for space in members[spaces]:
            near |= adjacent[space]
        return near

    return neighbours


@cache
def ways_into(adjacent: tuple[int, ...], spaces: int) -> tuple[int, ...]:
    """For each space of a map, those of these spaces that border on it."""
    return tuple(near & spaces for near in adjacent)
