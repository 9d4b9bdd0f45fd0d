"""Long work is done a slice at a time: everything else goes on, and visitors take turns."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from starlette.exceptions import HTTPException

from coinbox.kernel.piecemeal import Work, at_once
from coinbox.table import leisure
from coinbox.table.leisure import Leisure

STEPS = 30


@pytest.fixture(autouse=True)
def one_step_a_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slice is a single step, and the rest after it a round of the loop."""
    monkeypatch.setattr(leisure, "SLICE", 0.0)
    monkeypatch.setattr(leisure, "REST", 0.0)


def stays(gone: Callable[[], bool] = lambda: False) -> Callable[[], Coroutine[Any, Any, bool]]:
    async def is_gone() -> bool:
        return gone()

    return is_gone


def steps(name: str, done: list[str], number: int = STEPS) -> Work[str]:
    """Work that writes down each of its steps."""
    for _ in range(number):
        done.append(name)
        yield
    return name


def test_everything_else_goes_on_between_two_slices() -> None:
    done: list[str] = []

    async def others() -> None:
        while True:
            done.append("others")
            await asyncio.sleep(0)

    async def both() -> str:
        busy = asyncio.create_task(others())
        try:
            return await Leisure().finish(steps("work", done), "ann", stays())
        finally:
            busy.cancel()

    assert asyncio.run(both()) == "work"
    assert done.count("work") == STEPS
    assert "work work" not in " ".join(done)


def test_visitors_take_turns_and_each_has_one_piece_of_work_at_a_time() -> None:
    done: list[str] = []

    async def all_of_them() -> list[str]:
        room = Leisure()
        wishes = [("a1", "ann"), ("a2", "ann"), ("b1", "bob")]
        found = await asyncio.gather(*(room.finish(steps(name, done), visitor, stays()) for name, visitor in wishes))
        assert not room.waiting
        return list(found)

    assert asyncio.run(all_of_them()) == ["a1", "a2", "b1"]
    assert done[: 2 * STEPS] == ["a1", "b1"] * STEPS
    assert done[2 * STEPS :] == ["a2"] * STEPS


def test_who_has_gone_holds_up_nobody() -> None:
    done: list[str] = []

    async def all_of_them() -> str:
        room, work = Leisure(), steps("gone", done)
        first = asyncio.create_task(room.finish(work, "ann", stays(lambda: len(done) >= 3)))
        await asyncio.sleep(0)
        found = await room.finish(steps("stays", done, 5), "ann", stays())
        with pytest.raises(HTTPException):
            await first
        return found

    assert asyncio.run(all_of_them()) == "stays"
    assert done == ["gone"] * 3 + ["stays"] * 5


def test_what_goes_wrong_is_told_and_leaves_room() -> None:
    def fails() -> Work[str]:
        yield
        raise ValueError("it fails")

    async def both() -> str:
        room = Leisure()
        with pytest.raises(ValueError, match="it fails"):
            await room.finish(fails(), "ann", stays())
        assert not room.waiting
        return await room.finish(steps("then", []), "ann", stays())

    assert asyncio.run(both()) == "then"


def test_work_without_a_pause_is_the_same() -> None:
    done: list[str] = []
    assert at_once(steps("work", done)) == "work"
    assert done == ["work"] * STEPS
