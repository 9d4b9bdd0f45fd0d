"""Work that takes longer than a moment: done a slice at a time, so that everything else comes in between."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from fastapi import Request
from starlette.exceptions import HTTPException

from coinbox.kernel.piecemeal import Work
from coinbox.table.entrance import Visit
from coinbox.table.refusal import refuse

T = TypeVar("T")
SLICE = 0.002
"""So many seconds of it are done before everything else comes first."""
MOST = 16
"""So many pieces of work a visitor may have begun or be waiting for."""
CLIENT_LEFT = 499
"""The status of an answer that nobody reads."""


class Leisure:
    """Does long work of visitors: of each visitor one at a time, and of all visitors one slice a round of the loop."""

    def __init__(self) -> None:
        self._slice = asyncio.Lock()
        self._visitors: dict[str, asyncio.Lock] = {}
        self.waiting: Counter[str] = Counter()
        """Visitor -> what he has begun or waits for."""
        self.slices = 0
        """How many slices were done."""

    async def do(self, work: Work[T], visitor: str, is_gone: Callable[[], Awaitable[bool]]) -> T:
        """What the work makes; it ends when the visitor has gone."""
        try:
            async with self._turn(visitor):
                while True:
                    async with self._slice:
                        if found := self._do_slice(work):
                            return found[0]
                    await asyncio.sleep(0)
                    if await is_gone():
                        raise HTTPException(CLIENT_LEFT, "nobody waits for the answer any more")
        finally:
            work.close()

    def _do_slice(self, work: Work[T]) -> tuple[T] | None:
        """Go on with the work for the time of a slice; what it has made if it is done."""
        self.slices += 1
        clock = asyncio.get_running_loop().time
        end = clock() + SLICE
        try:
            next(work)
            while clock() < end:
                next(work)
        except StopIteration as done:
            return (done.value,)
        return None

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


async def at_leisure(work: Work[T], request: Request, visit: Visit, lang: str) -> T:
    """Do the work of a request; refused if the visitor has too much of it already."""
    leisure: Leisure = request.app.state.leisure
    if not visit.is_home and leisure.waiting[visit.visitor] >= MOST:
        raise refuse(lang, "busy").after(1)
    return await leisure.do(work, visit.visitor, request.is_disconnected)
