"""What a typed word means: a number, a name or the beginning of one."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from coinbox.game import Game
from coinbox.kernel.errors import AmbiguousOption, IllegalMove, UnknownOption


class Misread(Exception):
    """A word that cannot be played: the message that says why, with its arguments."""

    def __init__(self, message: str, **args: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.args_of_message = args


def meant(game: Game, word: str, commands: Sequence[str]) -> str:
    """The offered name that a word means."""
    names = game.offered
    if word.isdecimal():
        if not 1 <= int(word) <= len(names):
            raise Misread("no-number", number=word, n=len(names))
        return names[int(word) - 1]
    try:
        return game.match(word.lower())
    except AmbiguousOption as error:
        found = [name for name in names if name.startswith(word.lower())]
        raise Misread("ambiguous", word=word, names=", ".join(found)) from error
    except UnknownOption as error:
        raise _unknown(game, word, commands) from error
    except IllegalMove as error:
        explain(game, [word.lower()], commands)
        raise AssertionError(f"{word} is refused without a reason") from error


def explain(game: Game, names: Sequence[str], commands: Sequence[str]) -> None:
    """Say why the first of these names, played in thought, is not offered; nothing if all are."""
    for name in names:
        if name not in game.rules.vocabulary.ids:
            raise _unknown(game, name, commands)
    why = game.why_not(*names)
    if why is not None:
        raise Misread("not-offered", name=why.name, reason=why.reason, rule=why.rule)


def _unknown(game: Game, word: str, commands: Sequence[str]) -> Misread:
    """Neither an option nor a command; names that look alike are suggested."""
    for known in ([*game.offered, *commands], list(game.rules.vocabulary.ids)):
        near = get_close_matches(word.lower(), known, n=3)
        if near:
            return Misread("unknown-near", word=word, names=", ".join(near))
    return Misread("unknown", word=word)
