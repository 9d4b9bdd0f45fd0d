"""Work that takes longer than a moment: done a slice at a time, so that everything else comes in between.

The slices are done on the loop of events: a thread would hold the interpreter for longer at a time than a slice takes,
and several threads for as long as all of them together.
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
"""So many seconds of work are done without a pause."""
REST = 0.002
"""So long the loop is free of such work after each slice, whoever it was for."""
MOST = 16
"""So many pieces of long work a visitor may wait for."""
HAS_ENDED = "coinbox.has_ended"
"""Where the scope of a request keeps whether its visitor has stopped sending."""
CLIENT_LEFT = 499
"""The status of an answer that nobody reads."""


class Leisure:
    """Does long work of visitors: of each visitor one at a time, and of all together one slice at a time, in turns."""

    def __init__(self) -> None:
        self._slice = asyncio.Lock()
        self._visitors: dict[str, asyncio.Lock] = {}
        self.waiting: Counter[str] = Counter()
        """Visitor -> how many pieces of long work are being done for him or wait."""

    async def finish(self, work: Work[T], visitor: str, is_gone: Callable[[], Awaitable[bool]]) -> T:
        """What the work makes, when the visitor's turn has come; nobody goes on with it when he has gone."""
        async with self._turn(visitor):
            while not await is_gone():
                async with self._slice:
                    if found := slice_of(work):
                        return found[0]
                    await asyncio.sleep(REST)
        raise HTTPException(CLIENT_LEFT, "nobody waits for the answer any more")

    @asynccontextmanager
    async def _turn(self, visitor: str) -> AsyncIterator[None]:
        """Wait until nothing else is done for the visitor."""
        self.waiting[visitor] += 1
        try:
            async with self._visitors.setdefault(visitor, asyncio.Lock()):
                yield
        finally:
            self.waiting[visitor] -= 1
            if not self.waiting[visitor]:
                del self.waiting[visitor], self._visitors[visitor]


def slice_of(work: Work[T]) -> tuple[T] | None:
    """Go on with the work for the time of a slice; what it has made if it is done."""
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
    """Do the work of a request: at once if it is short, else in slices; refused if the visitor waits for too much."""
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
    """Whether a visitor has left, or sends nothing more, which is all that is seen of one who leaves in peace."""
    return await request.is_disconnected() or bool(request.scope.get(HAS_ENDED, bool)())
