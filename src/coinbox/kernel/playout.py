"""Random play at full speed: no journal, no snapshots, nothing but the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from coinbox.kernel.chance import weighted
from coinbox.kernel.dead_end import dead_end
from coinbox.kernel.fields import State
from coinbox.kernel.rules import Rules

S = TypeVar("S", bound=State)


def playout(rules: Rules[S], state: S, draw: Callable[[], float]) -> int:
    """Play a state to its end, every choice at random (chance by its weights); returns the number of choices."""
    decisions = 0
    options: Sequence[int] = (0,)  # before the first question none has offered nothing
    is_over, turn = rules.is_over, rules.turn
    while not is_over(state):
        run = turn(state)
        send = run.send
        try:
            actor, prompt, options, detail = next(run)
            while True:
                number = len(options)
                if number == 1:
                    actor, prompt, options, detail = send(options[0])
                    continue
                decisions += 1
                if actor >= 0 or detail is None:
                    actor, prompt, options, detail = send(options[int(draw() * number)])
                else:
                    chosen = weighted(options, detail, draw())  # type: ignore[arg-type]  # weights
                    actor, prompt, options, detail = send(chosen)
        except StopIteration:
            pass
        except IndexError as error:
            if not options:  # nothing can be picked from it
                raise dead_end(rules, (actor, prompt, options, detail)) from error
            raise
    return decisions
