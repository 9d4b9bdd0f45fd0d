"""Comments of a record that readers of a language are told: `# en: ...`, `# ja: ...`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from coinbox.game import Game
from coinbox.kernel.game import Remark
from coinbox.text import LANGUAGES

_NOTE = re.compile(rf"({'|'.join(LANGUAGES)}): *(.*)")


def language_of(comment: str) -> tuple[str, str]:
    """The language of a comment, none if it is for who reads the file, and what it says."""
    match = _NOTE.fullmatch(comment)
    return (match[1], match[2]) if match else ("", comment)


class Note(NamedTuple):
    """A comment, where it stands, and how many decisions had been made there."""

    turn: int
    at: int
    text: str
    moment: int


class Saying(NamedTuple):
    """What is said in a language after so many decisions."""

    moment: int
    lang: str
    text: str


def notes_of(game: Game, lang: str) -> list[Note]:
    """What is told in a language, in order; where nothing is told in it, what is told in the other."""
    found: dict[tuple[int, int], dict[str, list[str]]] = {}
    for remark in game.remarks:
        told_in, text = language_of(remark.text)
        if told_in:
            found.setdefault((remark.turn, remark.at), {}).setdefault(told_in, []).append(text)
    moments = moments_of(game)
    return [
        Note(turn, at, " ".join(told.get(lang) or next(iter(told.values()))), moments[turn, at])
        for (turn, at), told in sorted(found.items())
    ]


def moments_of(game: Game) -> dict[tuple[int, int], int]:
    """Each place of each turn, its end too -> how many decisions had been made there."""
    twin, found = game.beginning(), {}
    for number, turn in enumerate(game.turns):
        for at, name in enumerate(game.names(turn.options)):
            found[number, at] = twin.decisions
            twin.follow([name])
        found[number, len(turn.options)] = twin.decisions
    return found


def sayings_of(game: Game) -> list[Saying]:
    """What is told in any language, moment by moment; several comments of a moment are one."""
    moments, found = moments_of(game), dict[tuple[int, str], list[str]]()
    for remark in sorted(game.remarks, key=lambda each: (each.turn, each.at)):
        told_in, text = language_of(remark.text)
        if told_in:
            found.setdefault((moments[remark.turn, remark.at], told_in), []).append(text)
    return [Saying(moment, told_in, " ".join(texts)) for (moment, told_in), texts in sorted(found.items())]


def annotate(game: Game, sayings: Iterable[Saying]) -> None:
    """Say something else at moments, or nothing any more; other comments stay. Moments that never came are left out.

    What is said anew stands before the turn that comes next, or within the open one; what replaces something, there.
    """
    moments = moments_of(game)
    places: dict[int, list[tuple[int, int]]] = {}
    for place, moment in moments.items():
        places.setdefault(moment, []).append(place)
    kept = dict(enumerate(game.remarks))
    spoken: dict[tuple[int | None, str], list[int]] = {}
    for number, remark in kept.items():
        moment_of = moments.get((remark.turn, remark.at))
        spoken.setdefault((moment_of, language_of(remark.text)[0]), []).append(number)
    for number, (moment, lang, text) in enumerate(sayings, len(kept)):
        there = places.get(moment)
        if there is None:
            continue
        here = [kept.pop(old) for old in spoken.pop((moment, lang), ())]
        last = max(turn for turn, _ in there)
        turn, at = (here[0].turn, here[0].at) if here else min(place for place in there if place[0] == last)
        words = " ".join(text.split())
        if words:
            kept[number] = Remark(turn, f"{lang}: {words}", at)
            spoken[moment, lang] = [number]
    game.remarks[:] = kept.values()
