"""Draw docs/terminal.svg: the terminal table itself, in the middle of the printed example of play.

Run it from the root of the project: `.venv/bin/python docs/make_terminal_picture.py`
"""

from __future__ import annotations

import contextlib
import io
import re
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.text import Text

import coinbox
from coinbox.terminal.table import Table

ROOT = Path(__file__).parents[1]
RECORD = ROOT / "src" / "coinbox" / "games" / "malaya" / "example-of-play.coin"
PICTURE = ROOT / "docs" / "terminal.svg"
WIDTH = 116
"""Columns: the least at which the tracks stand beside the map."""
CARD = "card:M7"
"""The card of the example on which the British are to choose."""
TYPED = ("why op-special train kelantan", "op-special train kuala_lumpur")
FONTS = "Menlo, Consolas, DejaVu Sans Mono, monospace"


class Finished(BaseException):
    """Everything was typed, so the picture is complete; the table must not take it for a failure."""


def middle_of_the_example() -> coinbox.Game:
    """The example of play up to the moment when a card was revealed."""
    text = RECORD.read_text(encoding="utf-8")
    return coinbox.load(text[: text.index(CARD) + len(CARD)], ask=("end-turn",))


def keyboard(console: Console) -> Callable[[str], str]:
    """Somebody who types the lines one after the other, seen as on a screen."""
    lines = list(TYPED)

    def ask(question: str) -> str:
        line = lines.pop(0) if lines else None
        console.print(Text(question).append("█" if line is None else line, style="bold"))
        if line is None:
            raise Finished
        return line

    return ask


def drawing() -> str:
    """What the table shows while the lines are typed, as SVG."""
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, highlight=False)
    table = Table(middle_of_the_example(), {}, console=console, ask=keyboard(console))
    table.told = len(table.game.driver.log or [])
    with contextlib.suppress(Finished):
        table.run()
    svg = console.export_svg(title="coinbox play malaya", unique_id="coinbox")
    # A picture in a page may not fetch fonts; the reader's own monospace font serves.
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL).replace("Fira Code, monospace", FONTS)


if __name__ == "__main__":
    PICTURE.write_text(drawing(), encoding="utf-8")
