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
_CLOSING = TIE + "。、）」：；・，．！？～＆／→ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ"
"""Characters that begin no line."""
_OPENING = TIE + "（「"
"""Characters that end no line."""
_ORDINAL = "第"
"""Stays with the number after it."""
_PAUSES = "。、：；・，．！？＆／→"
"""Characters after which a phrase is over."""
_LONG_WORD = 16
"""So many cells of Chinese characters and katakana may be broken where one kind of character follows the other."""


def wrap(text: str, width: int) -> list[str]:
    """The lines of a paragraph, none wider than `width` cells unless a single word is."""
    lines: list[str] = []
    line = ""
    for piece in (part for phrase in _phrases(text) for part in _fitting(phrase, width)):
        if line and cell_len(line + piece.rstrip()) > width:
            lines.append(line.rstrip())
            line = piece.lstrip()
        else:
            line += piece
    return [*lines, line.rstrip()]


def _phrases(text: str) -> list[str]:
    """The pieces between which a line may break: words, and in Japanese a word with its particles and endings."""
    phrases: list[str] = []
    for piece in _PIECES.findall(text):
        if phrases and _belongs(phrases[-1], piece):
            phrases[-1] += piece
        else:
            phrases.append(piece)
    return phrases


def _fitting(phrase: str, width: int) -> list[str]:
    """The phrase, or its characters if no line can hold it; brackets and full stops stay with what they belong to."""
    if cell_len(phrase) <= width:
        return [phrase]
    parts: list[str] = []
    for piece in _PIECES.findall(phrase):
        if parts and _sticks(parts[-1], piece):
            parts[-1] += piece
        else:
            parts.append(piece)
    return parts


def _sticks(before: str, after: str) -> bool:
    """Whether no line may break here at all."""
    return after[0] in _CLOSING or before[-1] in _OPENING or (before[-1] == _ORDINAL and after[0].isdecimal())


def _belongs(before: str, after: str) -> bool:
    """Whether a phrase goes on: a particle, an ending, a unit or a number stays with its word."""
    if _sticks(before, after):
        return True
    last, first = _script(before[-1]), _script(after[0])
    if "space" in (last, first) or before[-1] in _PAUSES or first == "opening":
        return False
    if first == "hiragana":
        return last != "latin" or before[-1].isalnum()
    if last == "hiragana":
        return False
    if first == "latin":
        return last != "closing" and (after[0].isdecimal() or after[0] in "+-")
    return last != "closing" and (last in (first, "latin") or cell_len(before) < _LONG_WORD)


def _script(character: str) -> str:
    """What kind of character this is, as far as lines care."""
    if character.isspace():
        return "space"
    if character in "（「『":
        return "opening"
    if character in "）」』":
        return "closing"
    if "\u3041" <= character <= "\u309f":
        return "hiragana"
    if "\u30a0" <= character <= "\u30ff":
        return "katakana"
    return "kanji" if "\u3400" <= character <= "\u9fff" or character in "々〇" else "latin"


class Prose:
    """A paragraph that fits itself into its width, after a bold heading and before a dim note, if it has them."""

    def __init__(self, text: str, *, heading: str = "", style: str = "", indent: int = 0, note: str = "") -> None:
        self.text = f"{heading}{text}" + (f"  {note.replace(' ', TIE)}" if note else "")
        self.heading = heading
        self.style = style
        self.indent = indent
        self.note = note

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        left = len(self.heading)
        lines = wrap(self.text, options.max_width - self.indent)
        for line in lines:
            shown = Text(line.replace(TIE, " "), style=Style.parse(self.style), no_wrap=True, overflow="fold")
            shown.stylize("bold", 0, left)
            for number in re.finditer(_NUMBERS, line):
                shown.stylize("bold", *number.span())
            if self.note and line is lines[-1]:
                shown.stylize("dim not bold", len(line) - len(self.note))
            left = max(0, left - len(line) - 1)
            yield Text(" " * self.indent, no_wrap=True, overflow="fold").append_text(shown)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        longest = max((cell_len(piece) for piece in _phrases(self.text)), default=1)
        return Measurement(min(longest, options.max_width), min(cell_len(self.text) or 1, options.max_width))
