"""The forecast as text: what the next Propaganda Round would bring, track by track, and what it would decide."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from coinbox import Forecast
from coinbox.terminal.prose import TIE, Prose
from coinbox.text import render, say, say_in


def forecast(ahead: Forecast, lang: str, game: str) -> RenderableType:
    """All lines under the track that they change, the verdict, and how soon the round may come."""
    parts: list[RenderableType] = [Text(say(lang, "forecast-title"), style="bold yellow")]
    if any(line.track is None for line in ahead.lines):
        parts += [Text(say(lang, "forecast-pieces"), style="bold"), _lines(ahead, None, lang, game)]
    for track, (before, after) in ahead.tracks.items():
        name = render.track_name(lang, game, track)
        heading = say(lang, "forecast-track", track=name, before=before, after=after)
        parts += [Text(heading, style="bold"), _lines(ahead, track, lang, game)]
    chance, rest = say(lang, "forecast-chance", n=ahead.once_in), say(lang, "forecast-rest")
    return Group(*parts, Prose(verdict(ahead, lang, game)), Prose(chance), Prose(rest, style="dim"))


def _lines(ahead: Forecast, track: str | None, lang: str, game: str) -> RenderableType:
    """The lines of one track: amount, what is counted, where, and the section."""
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", no_wrap=True)
    table.add_column(ratio=3)
    table.add_column(ratio=4)
    table.add_column(no_wrap=True, style="dim")
    for line in ahead.lines:
        if line.track == track:
            spaces = (say_in(lang, game, f"short-{space}").replace(" ", TIE) for space in line.spaces)
            amount = f"{line.amount:+d}" if line.amount else "0"
            table.add_row(amount, Prose(line.label), Prose(say(lang, "comma").join(spaces)), f"[{line.rule}]")
    return Padding(table, (0, 0, 0, 2))


def verdict(ahead: Forecast, lang: str, game: str) -> str:
    """What the round would decide."""
    outcome = say_in(lang, game, f"result-{ahead.result.outcome}")
    if ahead.ends:
        return say(lang, "forecast-ends", outcome=outcome, reason=render.reason(lang, game, ahead.result.reason))
    return say(lang, "forecast-goes-on", outcome=outcome)
