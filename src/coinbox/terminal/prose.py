"""Sentences broken into lines, in languages with and without spaces between words."""

from __future__ import annotations

import re

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.style import Style
from rich.text import Text

TIE = "\u00a0"
"""A space at which no line breaks; it is shown as any other."""
_PIECES = re.compile(r"[^\S\u00a0]+|(?:[^\s\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]|\u00a0)+|.")
"""Spaces, runs of Latin letters and figures, or a single Japanese character."""
_NUMBERS = r"(?:^|(?<=\s))\d+(?=\u00a0)"
"""Figures tied to the word after them: the numbers of options."""
_CLOSING = TIE + "。、）」：・，．ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ"
"""Characters that begin no line."""
_OPENING = TIE + "（「"
"""Characters that end no line."""


def wrap(text: str, width: int) -> list[str]:
    """The lines of a paragraph, none wider than `width` cells unless a single word is."""
    lines: list[str] = []
    line = ""
    for piece in _joined(text):
        if line and cell_len(line + piece.rstrip()) > width:
            lines.append(line.rstrip())
            line = piece.lstrip()
        else:
            line += piece
    return [*lines, line.rstrip()]


def _joined(text: str) -> list[str]:
    """The pieces between which a line may break; brackets and full stops stay with what they belong to."""
    pieces: list[str] = []
    for piece in _PIECES.findall(text):
        if pieces and (piece[0] in _CLOSING or pieces[-1][-1] in _OPENING):
            pieces[-1] += piece
        else:
            pieces.append(piece)
    return pieces


class Prose:
    """A paragraph that fits itself into the width it is given, after an optional bold heading."""

    def __init__(self, text: str, *, heading: str = "", style: str = "") -> None:
        self.text = f"{heading}{text}"
        self.heading = heading
        self.style = style

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        left = len(self.heading)
        for line in wrap(self.text, options.max_width):
            shown = Text(line.replace(TIE, " "), style=Style.parse(self.style), no_wrap=True, overflow="fold")
            shown.stylize("bold", 0, left)
            for number in re.finditer(_NUMBERS, line):
                shown.stylize("bold", *number.span())
            left = max(0, left - len(line) - 1)
            yield shown

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        longest = max((cell_len(piece) for piece in _joined(self.text)), default=1)
        return Measurement(min(longest, options.max_width), min(cell_len(self.text) or 1, options.max_width))
