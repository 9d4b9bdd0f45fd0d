"""Work that can be done piece by piece: a generator that pauses now and then, and returns what it has made."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")
Work = Generator[None, None, T]


def at_once(work: Work[T]) -> T:
    """Do such work without a pause."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            made: T = end.value
            return made
