"""Bots think in a process of their own, one at a time, each choice within a time limit."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator, Sequence
from typing import Any, NamedTuple

TIME_LIMIT = 20.0
"""Seconds for one choice."""
LINE_LIMIT = 1 << 20
COMMAND = (sys.executable, "-m", "coinbox.table.thinker")
log = logging.getLogger(__name__)


class Choice(NamedTuple):
    """An option by name, and the reason in each language if there is a new one."""

    option: str
    reason: dict[str, str] | None


class NoAnswer(Exception):
    """The bot was too slow or has failed."""


class Thinker:
    """Asks bots in another process; a process that is too slow is ended and started again."""

    def __init__(self, command: Sequence[str] = COMMAND, limit: float = TIME_LIMIT) -> None:
        self.command = command
        self.limit = limit
        self._lock = asyncio.Lock()
        self._process: Process | None = None

    async def choices(self, **request: Any) -> AsyncGenerator[Choice, None]:
        """What a bot chooses, one by one; NoAnswer when it gives none in time."""
        async with self._lock:
            finished = False
            try:
                await self._write(request)
                while (reply := await self._read()) != {"done": True}:
                    if "option" not in reply:
                        raise NoAnswer(str(reply.get("error")))
                    yield Choice(reply["option"], reply["reason"])
                finished = True
            finally:
                if not finished:
                    # The answers that are still to come belong to nobody.
                    await self._end()

    async def _write(self, request: dict[str, Any]) -> None:
        process = await self._running()
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps(request).encode() + b"\n")
            await process.stdin.drain()
        except OSError as error:
            raise NoAnswer(str(error)) from error

    async def _read(self) -> dict[str, Any]:
        assert self._process is not None
        assert self._process.stdout is not None
        try:
            line = await asyncio.wait_for(self._process.stdout.readline(), self.limit)
            reply: dict[str, Any] = json.loads(line)
        except (TimeoutError, ValueError) as error:
            raise NoAnswer(type(error).__name__) from error
        return reply

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, limit=LINE_LIMIT
            )
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def close(self) -> None:
        await self._end()
