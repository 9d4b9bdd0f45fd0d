"""A bar that shows how far long work has come."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterator

from coinbox.text import say


@contextlib.contextmanager
def progress(total: int, lang: str, label: str = "cli-sim-progress") -> Iterator[Callable[[int], None]]:
    """A progress bar on stderr, if that is a terminal; what it gives is told how much more is done."""
    if not sys.stderr.isatty() or total < 1:
        yield lambda _done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(say(lang, label), total=total)
        yield lambda done: bar.advance(task, done)
