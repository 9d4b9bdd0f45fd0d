"""The options of a decision as text: numbered, in columns, moves grouped by where they begin."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from coinbox.game import Choice, Decision
from coinbox.terminal.prose import TIE, Prose
from coinbox.text import say, say_in

GROUPED = 6
"""Moves and pieces beyond this number, and those too long for a line, are grouped."""
Numbered = tuple[int, Choice]


def option_list(decision: Decision, game: str, lang: str, width: int) -> RenderableType:
    """All options, each with the number that chooses it."""
    numbered = list(enumerate(decision.options, 1))
    parts: list[RenderableType] = []
    for kind, run in groupby(numbered, key=lambda pair: pair[1].kind):
        found = list(run)
        items = [_item(n, choice.label, choice.name) for n, choice in found]
        too_wide = any(cell_len(item.plain) > width - 2 for item in items)
        if kind in ("move", "piece") and (len(found) > GROUPED or too_wide):
            parts += _grouped(found, kind, game, lang)
        else:
            parts.append(_columns(items, width - 2))
    return Padding(Group(*parts), (0, 0, 0, 2))


def _item(number: int, label: str, name: str) -> Text:
    """A number, what the option says, and its name if the label does not give it away."""
    text = Text(f"{number:>2} ", style="bold").append(label, style="not bold")
    if label.lower().replace(" ", "_") != name:
        text.append(f" ({name})", style="dim not bold")
    return text


def _columns(items: Sequence[Text], width: int) -> RenderableType:
    """Items in as many equal columns as fit, read line by line."""
    widest = max(cell_len(item.plain) for item in items)
    fit = max(1, min(len(items), (width + 3) // (widest + 3)))
    table = Table.grid(padding=(0, 3, 0, 0), pad_edge=False)
    for _ in range(fit):
        table.add_column(min_width=min(widest, width))
    for at in range(0, len(items), fit):
        table.add_row(*items[at : at + fit])
    return table


def _grouped(found: Sequence[Numbered], kind: str, game: str, lang: str) -> list[RenderableType]:
    """One paragraph for each piece and origin, and how the names are made."""
    groups: dict[tuple[str, str], list[Numbered]] = {}
    for number, choice in found:
        groups.setdefault((choice.piece or "", choice.origin or ""), []).append((number, choice))
    parts: list[RenderableType] = []
    for (piece, origin), run in groups.items():
        begins = say_in(lang, game, f"space-{origin}") if origin else ""
        words = {"piece": say_in(lang, game, f"piece-{piece}"), "origin": begins}
        found_there = (f"  {number}{TIE}{_target(choice, game, lang)}" for number, choice in run)
        parts.append(Prose("".join(found_there), heading=say(lang, f"terminal-group-{kind}", **words)))
    parts.append(Text(say(lang, "terminal-group-name", name=found[0][1].name), style="dim"))
    return parts


def _target(choice: Choice, game: str, lang: str) -> str:
    return say_in(lang, game, f"space-{choice.space}").replace(" ", TIE)
