"""The errors of the kernel: each is a sentence for the person who reads it."""

from __future__ import annotations


class CoinboxError(ValueError):
    """Something that a person typed or stored cannot be used.

    Its text is English; `message` and `facts` let a table say the same in another language.
    """

    def __init__(self, text: str = "", /, message: str = "", **facts: str | int) -> None:
        super().__init__(text)
        self.message = message
        self.facts = facts
        self.place = ""

    def found_in(self, place: str) -> None:
        """Name the file in which it was found, before the sentence."""
        self.args = (f"{place}: {self}",)
        self.place = place


class Fault(str):
    """What may never be in a position: its text is English; `message` and `facts` let a table say it otherwise."""

    __slots__ = ("facts", "message")

    message: str
    facts: dict[str, str | int]

    def __new__(cls, text: str, message: str, /, **facts: str | int) -> Fault:
        fault = super().__new__(cls, text)
        fault.message = message
        fault.facts = facts
        return fault


class UnknownOption(CoinboxError):
    """The word is not in the game's vocabulary."""


class IllegalMove(CoinboxError):
    """The word is known, but not offered now."""


class AmbiguousOption(CoinboxError):
    """The beginning of a name fits more than one option that is offered."""


class DeadEnd(CoinboxError):
    """A question without an answer: the rules are at fault, and the game cannot continue."""


class RecordError(CoinboxError):
    """A record cannot be read or does not fit the rules."""


class PositionError(CoinboxError):
    """A position cannot be set up; `faults` are all that it shows and may never be."""

    faults: tuple[Fault, ...] = ()
