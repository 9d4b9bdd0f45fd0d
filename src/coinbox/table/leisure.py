"""Long work of visitors, done a slice at a time, so that the server answers all other requests in between.

The loop of events does the slices itself. A thread would hold the interpreter for longer than a slice takes. Several
threads would hold it for as long as all of them together.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import TypeVar

from fastapi import Request
from starlette.exceptions import HTTPException

from coinbox.kernel.piecemeal import Work
from coinbox.table.entrance import Visit
from coinbox.table.refusal import refuse

T = TypeVar("T")
SLICE = 0.002
"""Seconds of work without a pause."""
REST = 0.002
"""Seconds after each slice in which the loop does no such work for any visitor."""
MOST = 16
"""The pieces of long work that one visitor may wait for."""
HAS_ENDED = "coinbox.has_ended"
"""Where the scope of a request keeps whether its visitor has stopped sending."""
CLIENT_LEFT = 499
"""The status of an answer that has no reader any more."""


class Leisure:
    """Does long work: one piece at a time for each visitor, and one slice at a time for all of them, in turns."""

    def __init__(self) -> None:
        self._slice = asyncio.Lock()
        self._visitors: dict[str, asyncio.Lock] = {}
        self.waiting: Counter[str] = Counter()
        """Visitor -> the pieces of their long work that have begun or wait."""

    async def finish(self, work: Work[T], visitor: str, is_gone: Callable[[], Awaitable[bool]]) -> T:
        """Do the work when the visitor's turn comes, and return what it makes; stop when the visitor has left."""
        async with self._turn(visitor):
            while not await is_gone():
                async with self._slice:
                    if found := slice_of(work):
                        return found[0]
                    await asyncio.sleep(REST)
        raise HTTPException(CLIENT_LEFT, "the visitor has left")

    @asynccontextmanager
    async def _turn(self, visitor: str) -> AsyncIterator[None]:
        """Wait until all earlier work of the visitor is done."""
        self.waiting[visitor] += 1
        try:
            async with self._visitors.setdefault(visitor, asyncio.Lock()):
                yield
        finally:
            self.waiting[visitor] -= 1
            if not self.waiting[visitor]:
                del self.waiting[visitor], self._visitors[visitor]


def slice_of(work: Work[T]) -> tuple[T] | None:
    """Continue the work for the time of a slice; return what it has made if that ends it."""
    clock = asyncio.get_running_loop().time
    end = clock() + SLICE
    try:
        next(work)
        while clock() < end:
            next(work)
    except StopIteration as done:
        return (done.value,)
    return None


async def at_leisure(work: Work[T], request: Request, visit: Visit, lang: str) -> T:
    """Do the work of a request: at once if it is short, else in slices; refuse it if the visitor waits for too much."""
    leisure: Leisure = request.app.state.leisure
    try:
        if found := slice_of(work):
            return found[0]
        if not visit.is_home and leisure.waiting[visit.visitor] >= MOST:
            raise refuse(lang, "busy").after(1)
        return await leisure.finish(work, visit.visitor, partial(has_gone, request))
    finally:
        work.close()


async def has_gone(request: Request) -> bool:
    """Whether a visitor has left, or has stopped sending: closing a connection in peace looks no different at first."""
    return await request.is_disconnected() or bool(request.scope.get(HAS_ENDED, bool)())
