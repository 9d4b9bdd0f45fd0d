"""The next Propaganda Round in words: what it would bring if its card came now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from coinbox.kernel.rules import Count, Outlook, Result
from coinbox.text import render


@dataclass(frozen=True, slots=True)
class ForecastLine:
    """One amount of the round: what is counted, where, and what it does to a track."""

    id: str
    label: str
    """What is counted."""
    sentence: str
    """The whole line as the log would tell it."""
    rule: str
    track: str | None
    """None: it changes pieces on the map, no track."""
    amount: int
    spaces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Forecast:
    """What the next Propaganda Round brings by itself as the board stands.

    The phases of the round add up these very lines. What players may decide in it is not forecast.
    """

    lines: tuple[ForecastLine, ...]
    tracks: Mapping[str, tuple[int, int]]
    """Track -> its number now and after these lines, within 0 to 20."""
    result: Result
    """How the game would end if the round were the last."""
    ends: bool
    """Whether it would end the game in any case: it is the last, or an early victory."""
    once_in: int
    """The next card is a Propaganda card once in so many cases; 0: it cannot be one."""

    @property
    def chance(self) -> float:
        """The probability that the next card is a Propaganda card."""
        return 1 / self.once_in if self.once_in else 0.0


def in_words(outlook: Outlook, lang: str, game: str) -> Forecast:
    """An outlook with its lines in a language."""
    lines = tuple(_line(lang, game, tuple(line.items())) for line in outlook.lines)
    return Forecast(lines, dict(outlook.tracks), outlook.result, outlook.ends, outlook.once_in)


@lru_cache(maxsize=8192)
def _line(lang: str, game: str, counted: tuple[tuple[str, str | int], ...]) -> ForecastLine:
    """One line in a language; most of them stay the same from one decision to the next."""
    line: Count = dict(counted)
    return ForecastLine(
        id=str(line["what"]),
        label=render.counted(lang, game, line),
        sentence=render.entry(lang, game, "count", line),
        rule=str(line["rule"]),
        track=str(line["track"]) or None,
        amount=int(line["n"]),
        spaces=tuple(render.spaces_of(line)),
    )
