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
    told_at: float = 0.0
    """When other workers were told of it."""

    @property
    def is_open(self) -> bool:
        """Whether there is more to come."""
        return self.plans is None and not self.failed


@dataclass(eq=False)
class Analysis:
    """What is known of the turns of a finished game."""

    turns: list[TurnReview]
    part: float = 0.0
    failed: bool = False
    task: asyncio.Task[None] | None = None
    elsewhere: bool = False
    """Whether another worker goes on with it."""

    @property
    def is_here(self) -> bool:
        """Whether this worker goes on with it."""
        return self.task is not None and not self.task.done()

    @property
    def running(self) -> bool:
        return self.elsewhere or self.is_here

    @property
    def finished(self) -> bool:
        return self.part >= 1
