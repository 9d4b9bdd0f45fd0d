"""Bots and analyses think in processes of their own, a few at a time, each answer within a time limit."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing
from typing import Any, NamedTuple

TIME_LIMIT = 20.0
"""Seconds for one answer."""
SLOW_LIMIT = 60.0
"""Seconds for one answer of those who search: theirs are seconds of the processor, which may be shared."""
LINE_LIMIT = 1 << 20
COMMAND = (sys.executable, "-m", "coinbox.table.thinker")
SLOW_BOTS = frozenset({"search", "master"})
"""Bots that think for a second or more; the others never wait for them."""
SLOW_PROCESSES = 2
"""So many searches and hints are thought about at once; further ones wait."""
Reply = dict[str, Any]


class Choice(NamedTuple):
    """An option by name, and the reason in each language if there is a new one."""

    option: str
    reason: dict[str, str] | None


class NoAnswer(Exception):
    """The process was too slow or has failed."""


class Thinker:
    """Asks another process, one thing at a time; if it is too slow, it is ended and started again."""

    def __init__(self, command: Sequence[str], limit: float) -> None:
        self.command = command
        self.limit = limit
        self._process: Process | None = None

    async def replies(self, request: dict[str, Any]) -> AsyncGenerator[Reply, None]:
        """What it answers, one by one; NoAnswer when nothing comes in time."""
        finished = False
        try:
            await self._write(request)
            while (reply := await self._read()) != {"done": True}:
                if "error" in reply:
                    raise NoAnswer(str(reply["error"]))
                yield reply
            finished = True
        finally:
            if not finished:
                # The answers that are still to come belong to nobody.
                await self.end()

    async def _write(self, request: dict[str, Any]) -> None:
        process = await self._running()
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps(request).encode() + b"\n")
            await process.stdin.drain()
        # A process that has ended: one loop of events says so by a RuntimeError.
        except (OSError, RuntimeError) as error:
            raise NoAnswer(str(error)) from error

    async def _read(self) -> Reply:
        assert self._process is not None
        assert self._process.stdout is not None
        try:
            line = await asyncio.wait_for(self._process.stdout.readline(), self.limit)
            reply: Reply = json.loads(line)
        except (TimeoutError, ValueError) as error:
            raise NoAnswer(type(error).__name__) from error
        return reply

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, limit=LINE_LIMIT
            )
        return self._process

    async def end(self) -> None:
        """End the process; the next request starts another."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Room:
    """A few thinkers; who comes while all are busy waits until one is free."""

    def __init__(self, command: Sequence[str], limit: float, number: int = 1) -> None:
        self._thinkers = [Thinker(command, limit) for _ in range(number)]
        self.waiting = 0
        # The one that has worked last comes first: its process is there already.
        self._free: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()
        for thinker in self._thinkers:
            self._free.put_nowait(thinker)

    async def replies(self, **request: Any) -> AsyncGenerator[Reply, None]:
        """What the first free thinker answers."""
        self.waiting += 1
        try:
            thinker = await self._free.get()
        finally:
            self.waiting -= 1
        try:
            async with aclosing(thinker.replies(request)) as replies:
                async for reply in replies:
                    yield reply
        finally:
            self._free.put_nowait(thinker)

    @property
    def busy(self) -> int:
        """How many think now."""
        return len(self._thinkers) - self._free.qsize()

    async def close(self) -> None:
        for thinker in self._thinkers:
            await thinker.end()


class Thinkers:
    """The rooms of a server: quick bots, searches and hints, and analyses of whole games, which can wait."""

    def __init__(self, command: Sequence[str] = COMMAND, limit: float | None = None) -> None:
        self.quick = Room(command, limit or TIME_LIMIT)
        self.slow = Room(command, limit or SLOW_LIMIT, SLOW_PROCESSES)
        self.study = Room(command, limit or SLOW_LIMIT)

    async def choices(self, *, bot: str, **request: Any) -> AsyncGenerator[Choice, None]:
        """What a bot chooses, one by one; NoAnswer when it gives none in time."""
        room = self.slow if bot in SLOW_BOTS else self.quick
        async with aclosing(room.replies(task="choices", bot=bot, **request)) as replies:
            async for reply in replies:
                if "option" not in reply:
                    raise NoAnswer(str(reply))
                yield Choice(reply["option"], reply["reason"])

    @property
    def rooms(self) -> dict[str, Room]:
        return {"quick": self.quick, "slow": self.slow, "study": self.study}

    async def close(self) -> None:
        for room in (self.quick, self.slow, self.study):
            await room.close()
