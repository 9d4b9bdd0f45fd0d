"""Special Activities before the first space of an Operation, on boards that leave it hardly a space (R-C6)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from coinbox.coin.operation import Operation
from coinbox.kernel.decision import Steps
from coinbox.library import rules_of
from tests.campaign import CAMPAIGN
from tests.games import OWN_GAMES
from tests.scarce import play_turn, scarce_boards

BOARDS = 30_000 if CAMPAIGN else 800
PLAYS = 3
"""How often the turn of a board is played."""


@pytest.mark.slow
@pytest.mark.covers("R-C6")
@pytest.mark.parametrize("name", OWN_GAMES)
def test_a_special_activity_first_always_leaves_a_question_to_answer_and_a_space(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A question without an option would be an error of the driver."""
    rules, draw = rules_of(name), random.Random(1)
    running = Operation.run_activity
    opened: list[Operation[Any]] = []

    def run_activity(op: Operation[Any], s: Any, option: int) -> Steps[None]:
        first = not op.selected and op.least > 0
        yield from running(op, s, option)
        if first:
            opened.append(op)

    monkeypatch.setattr(Operation, "run_activity", run_activity)
    boards, found = scarce_boards(name, draw), 0
    for _ in range(BOARDS):
        board = next(boards)
        for _ in range(PLAYS):
            opened.clear()
            chosen = play_turn(rules, board, draw)
            assert all(op.selected or not op.least for op in opened), " ".join(chosen)
            found += len(opened)
    assert found > BOARDS / 10
