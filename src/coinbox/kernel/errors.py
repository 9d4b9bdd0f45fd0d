"""The errors of the kernel: each is a sentence for the person who reads it."""

from __future__ import annotations


class CoinboxError(ValueError):
    """Something that a person typed or stored cannot be used."""


class UnknownOption(CoinboxError):
    """The word is not in the game's vocabulary."""


class IllegalMove(CoinboxError):
    """The word is known, but not offered now."""


class AmbiguousOption(CoinboxError):
    """The beginning of a name fits more than one option that is offered."""


class RecordError(CoinboxError):
    """A record cannot be read or does not fit the rules."""


class PositionError(CoinboxError):
    """A position cannot be set up."""
