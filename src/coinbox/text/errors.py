"""What an error says, in the language of the person who reads it."""

from __future__ import annotations

import errno
from pathlib import Path

from coinbox.kernel.errors import CoinboxError, Fault
from coinbox.text import say, say_in

__all__ = ["fault_told", "file_error", "system_facts", "told"]


def told(lang: str, error: Exception) -> str:
    """The sentence of an error; what has no message of its own is told as it is."""
    if isinstance(error, OSError):
        return _of_the_system(lang, error)
    if not isinstance(error, CoinboxError) or not error.message or lang == "en":
        return str(error)
    game = str(error.facts.get("game", ""))
    facts = {
        name: fault_told(lang, game, fact) if isinstance(fact, Fault) else fact for name, fact in error.facts.items()
    }
    sentence = say(lang, error.message, **facts)
    return say(lang, "error-in-file", file=error.place, problem=sentence) if error.place else sentence


def fault_told(lang: str, game: str, fault: Fault) -> str:
    """What is wrong with a position of a game."""
    return say_in(lang, game, fault.message, **fault.facts)


def _of_the_system(lang: str, error: OSError) -> str:
    if error.filename is None:
        return say(lang, "error-system", **system_facts(error))
    return say(lang, "error-file", file=str(error.filename), **system_facts(error))


def system_facts(error: OSError) -> dict[str, str]:
    """What `error-system` tells of an error of the system: its code, and its words if there are none of ours."""
    return {"code": errno.errorcode.get(error.errno or 0, "other"), "problem": error.strerror or str(error)}


def file_error(path: Path, error: OSError) -> CoinboxError:
    """That a file cannot be read or written."""
    facts = {"file": str(path), **system_facts(error)}
    return CoinboxError(say("en", "error-file", **facts), "error-file", **facts)
