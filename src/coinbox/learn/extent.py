"""How large a study is, and how large a server lets it be."""

from __future__ import annotations

from typing import NamedTuple

from coinbox.kernel.errors import RecordError
from coinbox.kernel.record import Record
from coinbox.learn.study import Way
from coinbox.text import say


class Extent(NamedTuple):
    """What all lines of a study hold together."""

    options: int
    lines: int
    comments: int
    depth: int
    """How many lines leave one another, the main line included."""


LARGEST = Extent(options=30_000, lines=4_000, comments=8_000, depth=200)
"""The page has no room in a request for a larger study: a line takes 75 bytes, a comment 36, an option about 13."""


def extent_of(line: Way) -> Extent:
    """The extent of a line with all that leave it."""
    options = lines = comments = deepest = 0
    waiting = [(line, 1)]
    while waiting:
        way, depth = waiting.pop()
        options, lines, comments = options + len(way.names), lines + 1, comments + len(way.comments)
        deepest = max(deepest, depth)
        waiting += [(branch.line, depth + 1) for branch in way.branches]
    return Extent(options, lines, comments, deepest)


def extent_of_record(record: Record) -> Extent:
    """The extent of what a record tells; single options that it leaves out are not counted."""
    options = lines = comments = deepest = 0
    waiting = [(record, 1)]
    while waiting:
        part, depth = waiting.pop()
        options += sum(len(line.tokens) for line in part.lines)
        lines, comments = lines + 1, comments + len(part.comments)
        deepest = max(deepest, depth)
        waiting += [(found.part, depth + 1) for _, found in part.variations]
    return Extent(options, lines, comments, deepest)


class TooLarge(RecordError):
    """A study, or a record of one, that holds more than a server takes from a visitor."""


def check(found: Extent, most: Extent = LARGEST) -> None:
    """Raise TooLarge, which names the limit, if a study holds too much."""
    for what, n, limit in zip(Extent._fields, found, most, strict=True):
        if n > limit:
            message = f"error-study-{what}"
            raise TooLarge(say("en", message, n=n, most=limit), message, n=n, most=limit)
