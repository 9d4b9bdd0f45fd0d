"""Bit sets of small indices, and the terms that remember why an index is not in a set."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple


def bit_set(indices: Iterable[int]) -> int:
    """The set that holds exactly these indices."""
    mask = 0
    for index in indices:
        mask |= 1 << index
    return mask


class Members(dict[int, tuple[int, ...]]):
    """Bit set -> its indices in ascending order, worked out once per set."""

    def __missing__(self, mask: int) -> tuple[int, ...]:
        last = mask.bit_length() - 1
        self[int(mask)] = found = (*self[int(mask) ^ 1 << last], last) if mask else ()
        return found


members = Members()


class Term(int):
    """A bit set of an explaining run: an int that remembers the expression that made it."""

    op: Literal["name", "and", "or", "not"]
    name: str
    rule: str
    """The section that makes it a condition, where it is not that of the question."""
    parts: tuple[int, ...]

    @classmethod
    def named(cls, name: str, value: int, rule: str = "") -> Term:
        term = cls(value)
        term.op, term.name, term.rule, term.parts = "name", name, rule, ()
        return term

    @classmethod
    def made(cls, op: Literal["and", "or", "not"], value: int, *parts: int) -> Term:
        term = cls(value)
        term.op, term.name, term.rule, term.parts = op, "", "", parts
        return term

    def __and__(self, other: int) -> Term:
        return Term.made("and", int(self) & int(other), self, other)

    def __rand__(self, other: int) -> Term:
        return Term.made("and", int(other) & int(self), other, self)

    def __or__(self, other: int) -> Term:
        return Term.made("or", int(self) | int(other), self, other)

    def __ror__(self, other: int) -> Term:
        return Term.made("or", int(other) | int(self), other, self)

    def __invert__(self) -> Term:
        return Term.made("not", ~int(self), self)


class Cause(NamedTuple):
    """A named term (or a constant set) and whether the index is in it, which is what excludes or admits it."""

    term: int | str
    inside: bool
    rule: str = ""


def blame(mask: int, index: int) -> list[Cause]:
    """The first terms that keep an index out of a set (or, where it is in, that put it there)."""
    inside = bool(mask >> index & 1)
    if not isinstance(mask, Term):
        return [Cause(int(mask), inside)]
    if mask.op == "name":
        return [Cause(mask.name, inside, mask.rule)]
    if mask.op == "not":
        return blame(mask.parts[0], index)
    one_settles_it = inside == (mask.op == "or")
    if not one_settles_it:
        return [cause for part in mask.parts for cause in blame(part, index)]
    first = next(part for part in mask.parts if bool(part >> index & 1) == inside)
    return blame(first, index)
