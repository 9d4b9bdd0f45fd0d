"""Sentences of the table: log lines, labels, cards and results in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from coinbox.forecast import in_words
from coinbox.kernel.rules import Outlook, Result
from coinbox.library import rules_of
from coinbox.table.table_game import TableGame
from coinbox.text import has_in, render, say, say_in

HEADS = frozenset({"card", "box", "phase", "over"})
"""Lines that open a card, a turn or a phase, and the last line."""
TOPICS = ("card", "operation", "event", "pass", "phase")
"""Lines that say what a turn was about."""
SIDES = ("unshaded", "shaded")
Data = dict[str, Any]


@lru_cache(maxsize=65536)
def _sentence(lang: str, game: str, message: str, args: tuple[tuple[str, str | int], ...]) -> str:
    return render.entry(lang, game, message, dict(args))


class Log(NamedTuple):
    """The log with like steps told as one."""

    lines: list[Data]
    starts: list[int]
    """Where each line begins in the log of the game."""
    marks: dict[str, int]
    """What names the lines up to the end of a closed turn, which stay as they are -> how many they are."""

    @property
    def mark(self) -> str:
        """What names the lines of all closed turns."""
        return next(reversed(self.marks))

    def data(self, mark: str, whole: Log | None = None) -> Data:
        """What a reader is sent who has the lines that a mark names, of this log or of the whole one that it begins."""
        marks = (whole or self).marks
        has = min(marks.get(mark, 0), marks.get(self.mark, 0))
        base = {"mark": mark, "lines": has} if has else None
        return {"log": self.lines[has:], "log_base": base, "log_mark": self.mark}


class Closed:
    """The log of all closed turns in a language, to which each turn is added as it ends."""

    def __init__(self) -> None:
        self.log = Log([], [], {"": 0})
        self.turns: list[object] = []
        """The turns that it tells of."""
        self._marks: list[str] = []
        """What names all lines up to the end of each of them."""

    def follow(self, play: TableGame, lang: str) -> None:
        """Tell what has ended since; turns that were opened again are told no more."""
        turns = play.game.turns
        while self.turns and (len(self.turns) >= len(turns) or turns[len(self.turns) - 1] is not self.turns[-1]):
            self._drop_last()
        for number in range(len(self.turns), len(turns) - 1):
            lines, starts = _chapter(play, number, lang, len(self.log.lines))
            mark = _mark(self.log.mark, lines)
            self.turns.append(turns[number])
            self._marks.append(mark)
            self.log.lines.extend(lines)
            self.log.starts.extend(starts)
            self.log.marks[mark] = len(self.log.lines)

    def _drop_last(self) -> None:
        self.turns.pop()
        mark = self._marks.pop()
        # A turn of which nothing is told has the name of the one before it.
        if mark != (self._marks[-1] if self._marks else ""):
            del self.log.marks[mark]
        del self.log.lines[self.log.marks[self.log.mark] :]
        del self.log.starts[len(self.log.lines) :]


def closed_log(play: TableGame, lang: str) -> Log:
    """The log of all closed turns in sentences; it is shared, and must not be changed."""
    closed: Closed = play.chapters.setdefault(lang, Closed())
    closed.follow(play, lang)
    return closed.log


def log_lines(play: TableGame, lang: str) -> Log:
    """The log in sentences."""
    before = closed_log(play, lang)
    lines, starts = _chapter(play, len(play.game.turns) - 1, lang, len(before.lines))
    return Log(before.lines + lines, before.starts + starts, before.marks)


def _chapter(play: TableGame, number: int, lang: str, first: int) -> tuple[list[Data], list[int]]:
    """The lines of a turn, of which the first has this number, and where each begins in the log of the game."""
    turn = play.game.turns[number]
    actor = play.actor_of(number)
    lines: list[Data] = []
    starts: list[int] = []
    for i, told in enumerate(render.told_as_one(play.game.logged(number)), first):
        starts.append(turn.logged + told.first)
        lines.append(line(i, lang, play.rules.id, told.message, told.args, actor))
    return lines, starts


def _mark(before: str, lines: list[Data]) -> str:
    """What names these lines after those of another mark."""
    told = before.encode() + msgspec.json.encode(lines)
    return blake2b(told, digest_size=9).hexdigest() if lines else before


def line(i: int, lang: str, game: str, message: str, args: Mapping[str, str | int], actor: str | None) -> Data:
    """A line of the log as the page shows it."""
    return {
        "i": i,
        "text": _sentence(lang, game, message, tuple(args.items())),
        "spaces": render.spaces_of(args),
        "card": args.get("card"),
        "head": message in HEADS,
        "level": render.level(message),
        "actor": actor,
    }


def turn_label(play: TableGame, turn: int, lang: str) -> str:
    """What a turn was about, in one line."""
    for message, args in play.game.logged(turn):
        if message in TOPICS:
            return _sentence(lang, play.rules.id, message, tuple(args.items()))
    return say_in(lang, play.rules.id, f"faction-{play.actor_of(turn) or 'chance'}")


@lru_cache(maxsize=65536)
def label(lang: str, game: str, name: str, prompt: str = "") -> str:
    """What an option says, or said when it answered a question."""
    words = rules_of(game).vocabulary
    return render.option(lang, game, words.options[words.ids[name]], (prompt, {}) if name == "done" else None)


@lru_cache(maxsize=1024)
def section_title(lang: str, game: str, rule: str) -> str:
    """The title of a section, or of the nearest one above it that has a title."""
    while rule:
        message = f"section-{rule.replace('.', '_')}"
        if has_in(lang, game, message):
            return say_in(lang, game, message)
        rule = rule.rpartition(".")[0]
    return ""


def section_help(lang: str, game: str, section: str) -> str:
    """The summary of a section; empty if it has none."""
    message = f"section-{section.replace('.', '_')}.help"
    return say_in(lang, game, message) if has_in(lang, game, message) else ""


@lru_cache(maxsize=1024)
def card(lang: str, game: str, name: str) -> Data:
    """A card in our own words."""
    if has_in(lang, game, f"card-{name}-text"):
        sides = [{"side": "execute", "text": say_in(lang, game, f"card-{name}-text")}]
    else:
        sides = [{"side": side, "text": say_in(lang, game, f"card-{name}-{side}")} for side in SIDES]
    return {
        "id": name,
        "title": say_in(lang, game, f"card-{name}-title"),
        "sides": sides,
        "tip": _if_any(lang, game, f"card-{name}-tip"),
        "capability": _if_any(lang, game, f"card-{name}-capability"),
        "icon": _icon(lang, game, name),
    }


def _icon(lang: str, game: str, card: str) -> Data | None:
    icon = render.card_icon(lang, game, card)
    return None if icon is None else {"name": say_in(lang, game, "table-icon", icon=icon[0]), "help": icon[1]}


def _if_any(lang: str, game: str, message: str) -> str | None:
    return say_in(lang, game, message) if has_in(lang, game, message) else None


def result(lang: str, game: str, ended: Result | None) -> Data | None:
    """How the game ended, with a sentence."""
    if ended is None:
        return None
    because = render.reason(lang, game, ended.reason)
    return {
        "winner": ended.winner,
        "outcome": ended.outcome,
        "reason": ended.reason,
        "because": because,
        "tracks": dict(ended.tracks),
        "text": say(lang, "table-result", outcome=say_in(lang, game, f"result-{ended.outcome}"), reason=because),
    }


def forecast(lang: str, game: str, outlook: Outlook | None) -> Data | None:
    """What the next Propaganda Round would bring; None when the game is over."""
    if outlook is None:
        return None
    ahead = in_words(outlook, lang, game)
    return {
        "lines": ahead.lines,
        "tracks": {track: {"before": before, "after": after} for track, (before, after) in ahead.tracks.items()},
        "result": result(lang, game, ahead.result),
        "ends": ahead.ends,
        "once_in": ahead.once_in,
    }
