"""What a server counts while it works; who wants to know reads it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable

from coinbox.table.store import PLAY, UNDO, StepRow


class Counts:
    """Numbers that only grow, and how many sockets are open."""

    def __init__(self) -> None:
        self.decisions: Counter[str] = Counter()
        """`person`, `bot` and `undo` -> how many steps of this kind were stored."""
        self.store_errors = 0
        self.sockets = 0

    def stored(self, rows: Iterable[StepRow], bots: Container[str]) -> None:
        """Count what somebody has decided; what followed by itself is no decision."""
        for row in rows:
            if row.kind == UNDO:
                self.decisions["undo"] += 1
            elif row.kind == PLAY:
                self.decisions["bot" if row.actor in bots else "person"] += 1
