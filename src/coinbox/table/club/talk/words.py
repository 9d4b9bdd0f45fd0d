"""What may stand in a message or a note: plain text without anything that controls, hides or turns around."""

from __future__ import annotations

import re
import unicodedata

LONGEST = 500
LONGEST_NOTE = 4000
MOST_LINES = 12
JOINERS = "\u200c\u200d"
"""Between letters of some scripts and parts of one emoji; they hide nothing."""
BREAKS = re.compile("\r\n|[\n\r\x0b\x0c\x85\u2028\u2029]")
HIDDEN = {"Cc", "Cf", "Cs", "Co"}
VISIBLE = "LNPS"


class BadText(ValueError):
    """A message that cannot be said: nothing can be seen of it, or it is too long."""


def said(text: str) -> str:
    """A message as it is kept: without what cannot be seen, at most one empty line between two others."""
    lines = [line.strip() for line in plain(text).split("\n")]
    found = re.sub("\n{3,}", "\n\n", "\n".join(lines)).strip()
    visible = any(unicodedata.category(letter)[0] in VISIBLE for letter in found)
    if not visible or len(found) > LONGEST or found.count("\n") >= MOST_LINES:
        raise BadText(text)
    return found


def noted(text: str) -> str:
    """A note as it is kept; the spaces are its writer's own."""
    found = plain(text)
    if len(found) > LONGEST_NOTE:
        raise BadText(text)
    return found


def plain(text: str) -> str:
    """Composed text with plain spaces and breaks, and nothing that is not seen."""
    broken = BREAKS.sub("\n", unicodedata.normalize("NFC", text))
    return "".join(_plain(letter) for letter in broken)


def _plain(letter: str) -> str:
    if letter == "\n" or letter in JOINERS:
        return letter
    kind = unicodedata.category(letter)
    if kind == "Zs" or letter == "\t":
        return " "
    return "" if kind in HIDDEN else letter
