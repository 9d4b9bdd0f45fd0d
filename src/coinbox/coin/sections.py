"""The decorator that ties a function to the section of the booklet that it carries out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])


class Numbering(dict[str, str]):
    """Section as the shared rules number it -> its number in the booklet of a game, where that differs."""

    def __missing__(self, section: str) -> str:
        return section


IMPLEMENTED: list[tuple[str, str, str]] = []
"""(module, section, function) in the order of definition; the coverage tables are made from it."""


def rule(*sections: str) -> Callable[[F], F]:
    """Mark a function as the place where these sections are carried out."""

    def mark(function: F) -> F:
        for section in sections:
            IMPLEMENTED.append((function.__module__, section, function.__name__))
        return function

    return mark
