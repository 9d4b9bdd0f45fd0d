"""What the commands share: their arguments, what they say and ask, and how they fail."""

import contextlib
import os
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from cyclopts import Parameter

from coinbox.kernel.errors import CoinboxError
from coinbox.text import LANGUAGES, say

if TYPE_CHECKING:
    from rich.console import Console

    from coinbox.library import AnyRules

FAILURE = 2
DEFAULT_LANGUAGE = "en"
Help = Callable[[str], Parameter]
"""The name of an option -> the parameter with its help in the reader's language."""
About = Callable[[str], str]
"""The name of a command -> its help in the reader's language."""


def fail(problem: str, code: int = FAILURE) -> int:
    """Say in one line on stderr what is wrong; the exit code."""
    line = " ".join(problem.split())
    print(f"coinbox: {line}", file=sys.stderr)
    return code


def tell(line: str) -> None:
    """Print a line at once, even into a pipe."""
    print(line, flush=True)


def ask(question: str) -> str:
    """One line from the keyboard, with history where the system has it."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
    return input(question)


def console() -> "Console":
    """The screen, which breaks lines at words."""
    from rich.console import Console

    return Console(highlight=False, soft_wrap=False)


def mistake(message: str, **facts: str | int) -> CoinboxError:
    """An error with the words of a message."""
    return CoinboxError(say(DEFAULT_LANGUAGE, message, **facts), message, **facts)


def language(lang: str | None) -> str:
    """The language asked for, or that of the system."""
    if lang is None:
        return language_of_the_system()
    if lang not in LANGUAGES:
        raise mistake("error-no-language", lang=lang, languages=", ".join(LANGUAGES))
    return lang


def language_of_the_system() -> str:
    """What LC_ALL, LC_MESSAGES or LANG wishes for, if there are texts in it."""
    wish = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    return wish[:2] if wish[:2] in LANGUAGES else DEFAULT_LANGUAGE


def game_and_scenario(game: str, scenario: str | None) -> "tuple[AnyRules, str]":
    """The rules of a game, and the scenario wanted or its first one."""
    from coinbox.library import rules_of

    rules = rules_of(game)
    if scenario is not None and scenario not in rules.scenarios:
        raise mistake("error-no-scenario", game=game, scenario=scenario, scenarios=", ".join(rules.scenarios))
    return rules, scenario or rules.scenarios[0]


def seats_of(rules: "AnyRules", words: Sequence[str], *, people: bool) -> dict[str, str]:
    """FACTION=PLAYER words as a table."""
    seats: dict[str, str] = {}
    for word in words:
        faction, mark, kind = word.partition("=")
        if not mark:
            raise mistake("error-not-a-seat", word=word, faction=rules.factions[0])
        if faction not in rules.factions:
            raise mistake("error-no-faction", game=rules.id, faction=faction, factions=", ".join(rules.factions))
        if faction in seats:
            raise mistake("error-two-players", faction=faction, first=seats[faction], second=kind)
        seats[faction] = kind
    check_players(seats, people=people)
    return seats


def check_players(seats: dict[str, str], *, people: bool = True) -> None:
    """An error if one of them is no player, or a human where only bots play."""
    from coinbox.players import BOTS, HUMAN, check_player

    for kind in seats.values():
        if kind == HUMAN and not people:
            raise mistake("error-people-in-sim", players=", ".join(BOTS))
        check_player(kind, people=people)
