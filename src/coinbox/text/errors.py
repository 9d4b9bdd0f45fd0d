"""What an error says, in the language of the person who reads it."""

from __future__ import annotations

from coinbox.kernel.errors import CoinboxError, PositionError
from coinbox.text import say

__all__ = ["told"]


def told(lang: str, error: Exception) -> str:
    """The sentence of an error; what has no message of its own is told as it is."""
    if not isinstance(error, CoinboxError) or lang == "en":
        return str(error)
    if not error.message:
        return say(lang, "error-position", problem=str(error)) if isinstance(error, PositionError) else str(error)
    sentence = say(lang, error.message, **error.facts)
    return say(lang, "error-in-file", file=error.place, problem=sentence) if error.place else sentence
