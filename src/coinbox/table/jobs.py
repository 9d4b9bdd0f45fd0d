"""What is thought about beside a game, as far as it has come: hints and analyses."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

from coinbox.players.plans import Plan
from coinbox.players.review import TurnReview


@dataclass(eq=False)
class Hint:
    """Plans for who is asked at one step of a game; it is never stored."""

    seq: int
    part: float = 0.0
    plans: list[Plan] | None = None
    failed: bool = False
    told: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    """Language -> the plans in words."""
    task: asyncio.Task[None] | None = None


@dataclass(eq=False)
class Analysis:
    """What is known of the turns of a finished game."""

    turns: list[TurnReview]
    part: float = 0.0
    failed: bool = False
    task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        return self.task is not None and not self.task.done()

    @property
    def finished(self) -> bool:
        return self.part >= 1
