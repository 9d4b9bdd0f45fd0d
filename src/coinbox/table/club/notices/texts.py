"""What a notice says: whose turn it is where, what was done since, and where to go."""

from __future__ import annotations

from typing import NamedTuple

from coinbox.table.table import Table
from coinbox.table.together import in_words as in_words_of_players
from coinbox.text import has, say, say_in

MOST_LINES = 6
"""So many turns are told, the last ones."""
TURN, OFFER, OVER, CONFIRM = "turn", "offer", "over", "confirm"


class Message(NamedTuple):
    """One notice in words."""

    about: str
    """`turn`, `offer`, `over` or `confirm`."""
    lang: str
    title: str
    lines: list[str]
    link: str
    end: str
    """The token that ends notices to this address; empty where nothing is to be ended yet."""
    table: str = ""
    game: str = ""
    faction: str = ""

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


def of_turn(table: Table, you: tuple[str, ...], lang: str, base: str, end: str) -> Message:
    """That the table waits for somebody's decision, or his answer to an offer; or that its game is over."""
    game = table.row.game
    about = OVER if table.over else TURN if table.actor in you else OFFER
    name = say_in(lang, game, "game")
    called = say(lang, "notice-table", game=name, name=table.row.name) if table.row.name else name
    lines = table.summaries(you, lang)
    if len(lines) > MOST_LINES:
        lines = [say(lang, "notice-earlier", n=len(lines) - MOST_LINES), *lines[-MOST_LINES:]]
    if table.accord.offer is not None and table.answering in you:
        lines = [*lines, in_words_of_players(table, lang, table.accord.offer)]
    result = table.result
    if result is not None:
        lines = [*lines, say_in(lang, game, f"result-{result.outcome}")]
    faction = table.actor or ""
    whose = say_in(lang, game, f"faction-{faction}") if faction else ""
    title = say(lang, f"notice-{about}", game=called, faction=whose)
    return Message(about, lang, title, lines, f"{base}#/t/{table.id}", end, table.id, game, faction)


def of_confirmation(lang: str, name: str, base: str, token: str) -> Message:
    """That somebody wants notices to come to an address."""
    lines = [say(lang, "notice-confirm-text", name=name)]
    return Message(CONFIRM, lang, say(lang, "notice-confirm"), lines, f"{base}#/club/confirm/{token}", "")


def in_words(lang: str, problem: str) -> str:
    """What went wrong, for people."""
    code, _, number = problem.partition(" ")
    message = f"web-notices-problem-{code}"
    return say(lang, message if has(lang, message) else "web-notices-problem-other", n=number)


def end_page(base: str, token: str) -> str:
    """The page that ends notices as it opens; programs that only look at links end nothing."""
    return f"{base}#/club/end/{token}"


def end_request(base: str, token: str) -> str:
    """Where a program posts to end notices."""
    return f"{base}api/club/notices/end?token={token}"
