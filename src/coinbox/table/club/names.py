"""What people of the club may be called, and when two names are the same."""

from __future__ import annotations

import unicodedata

LONGEST = 30


class BadName(ValueError):
    """A name that nobody can have."""


def named(text: str) -> str:
    """A name as it is kept: composed, with single spaces between its words."""
    name = " ".join(part for part in unicodedata.normalize("NFC", text).split(" ") if part)
    if not 1 <= len(name) <= LONGEST or not all(_may_stand(letter) for letter in name):
        raise BadName(text)
    return name


def folded(name: str) -> str:
    """A name as it is compared: neither case nor width tells two of them apart."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def _may_stand(letter: str) -> bool:
    """Letters, marks, figures, signs and the plain space; nothing that controls or hides."""
    kind = unicodedata.category(letter)
    return letter == " " or kind[0] in "LMNPS"
