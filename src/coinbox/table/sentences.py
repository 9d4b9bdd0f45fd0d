"""Sentences of the table: log lines, labels, cards and results in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from functools import lru_cache
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from coinbox.forecast import Forecast
from coinbox.kernel.rules import Result
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


class Chapter(NamedTuple):
    """The log of one turn that is closed."""

    turn: object
    lines: list[Data]
    starts: list[int]
    mark: str
    """What names all lines up to its end."""


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


def log_lines(play: TableGame, lang: str) -> Log:
    """The log in sentences."""
    turns = play.game.turns
    chapters: list[Chapter] = play.chapters.setdefault(lang, [])
    while chapters and (len(chapters) >= len(turns) or turns[len(chapters) - 1] is not chapters[-1].turn):
        chapters.pop()
    log = Log([], [], {"": 0})
    for number in range(len(turns)):
        if number < len(chapters):
            chapter = chapters[number]
        else:
            chapter = _chapter(play, number, lang, log)
            if number + 1 < len(turns):
                chapters.append(chapter)
        log.lines.extend(chapter.lines)
        log.starts.extend(chapter.starts)
        if number + 1 < len(turns):
            log.marks[chapter.mark] = len(log.lines)
    return log


def _chapter(play: TableGame, number: int, lang: str, before: Log) -> Chapter:
    turn = play.game.turns[number]
    actor = play.actor_of(number)
    lines: list[Data] = []
    starts: list[int] = []
    for i, told in enumerate(render.told_as_one(play.game.logged(number)), len(before.lines)):
        starts.append(turn.logged + told.first)
        lines.append(line(i, lang, play.rules.id, told.message, told.args, actor))
    return Chapter(turn, lines, starts, _mark(before.mark, lines))


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


def forecast(lang: str, game: str, ahead: Forecast | None) -> Data | None:
    """What the next Propaganda Round would bring; None when the game is over."""
    if ahead is None:
        return None
    return {
        "lines": [asdict(line) for line in ahead.lines],
        "tracks": {track: {"before": before, "after": after} for track, (before, after) in ahead.tracks.items()},
        "result": result(lang, game, ahead.result),
        "ends": ahead.ends,
        "once_in": ahead.once_in,
    }
