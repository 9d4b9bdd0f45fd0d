"""Random play at full speed: no journal, no snapshots, nothing but the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from coinbox.kernel.chance import weighted
from coinbox.kernel.fields import State
from coinbox.kernel.rules import Rules

S = TypeVar("S", bound=State)


def playout(rules: Rules[S], state: S, draw: Callable[[], float]) -> int:
    """Play a state to its end, every choice at random (chance by its weights); returns the number of choices."""
    decisions = 0
    while not rules.is_over(state):
        run = rules.turn(state)
        send = run.send
        try:
            pending = next(run)
            while True:
                options = pending[2]
                number = len(options)
                if number == 1:
                    pending = send(options[0])
                    continue
                decisions += 1
                if pending[0] >= 0 or pending[3] is None:
                    pending = send(options[int(draw() * number)])
                else:
                    pending = send(weighted(options, pending[3], draw()))  # type: ignore[arg-type]  # weights
        except StopIteration:
            pass
    return decisions
