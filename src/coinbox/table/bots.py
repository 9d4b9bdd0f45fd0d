"""Bots and analyses think in processes of their own, a few at a time, each answer within a time limit."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing
from typing import Any, NamedTuple

TIME_LIMIT = 20.0
"""Seconds for one answer."""
SLOW_LIMIT = 60.0
"""Seconds for one answer of those who search: theirs are seconds of the processor, which may be shared."""
PATIENCE = 2.0
"""Seconds that somebody waits for a process that has begun with his turn, if another one is free."""
LINE_LIMIT = 1 << 20
COMMAND = (sys.executable, "-m", "coinbox.table.thinker")
SLOW_BOTS = frozenset({"search", "master"})
"""Bots that think for a second or more; the others never wait for them."""
QUICK_PROCESSES = 2
"""One that hangs does not stop the other."""
SLOW_PROCESSES = max(2, (os.cpu_count() or 2) - 1)
"""So many searches are thought about at once; further ones take turns with them, a choice at a time."""
HINT_PROCESSES = 2
Reply = dict[str, Any]


class Choice(NamedTuple):
    """An option by name, and the reason in each language if there is a new one."""

    option: str
    reason: dict[str, str] | None


class NoAnswer(Exception):
    """The process was too slow or has failed."""


class Lost(Exception):
    """The process that had begun with a turn is gone, for reasons that are not those of this turn."""


class Thinker:
    """Asks another process, one thing at a time; if it is too slow, it is ended and started again."""

    def __init__(self, command: Sequence[str], limit: float) -> None:
        self.command = command
        self.limit = limit
        self.life = 0
        """How many processes there have been; what one has begun, another cannot finish."""
        self.asked = 0
        """How many are being answered or wait for it."""
        self.lock = asyncio.Lock()
        self._process: Process | None = None

    @property
    def is_free(self) -> bool:
        return self.asked == 0

    @property
    def pid(self) -> int | None:
        """The number of the process, if there is one."""
        return None if self._process is None else self._process.pid

    @contextlib.asynccontextmanager
    async def _asking(self) -> AsyncGenerator[None, None]:
        self.asked += 1
        try:
            async with self.lock:
                yield
        finally:
            self.asked -= 1

    async def replies(self, request: dict[str, Any]) -> AsyncGenerator[Reply, None]:
        """What it answers, one by one; NoAnswer when nothing comes in time."""
        async with self._asking():
            finished = False
            try:
                await self._write(request)
                while (reply := await self._read()) != {"done": True}:
                    yield reply
                finished = True
            finally:
                if not finished:
                    # The answers that are still to come belong to nobody.
                    await self.end()

    async def reply(self, request: dict[str, Any], life: int | None = None) -> Reply:
        """One answer; Lost if the process that was meant has been replaced by another."""
        async with self._asking():
            if life is not None and (life != self.life or not self._is_running):
                raise Lost
            finished = False
            try:
                await self._write(request)
                found = await self._read()
                finished = True
            finally:
                if not finished:
                    await self.end()
            return found

    async def _write(self, request: dict[str, Any]) -> None:
        try:
            process = await self._running()
            assert process.stdin is not None
            process.stdin.write(json.dumps(request).encode() + b"\n")
            await process.stdin.drain()
        # A process that has ended, or cannot be started: one loop of events says so by a RuntimeError.
        except (OSError, RuntimeError) as error:
            raise NoAnswer(str(error)) from error

    async def _read(self) -> Reply:
        assert self._process is not None
        assert self._process.stdout is not None
        try:
            async with asyncio.timeout(self.limit):
                line = await self._process.stdout.readline()
            reply: Reply = json.loads(line)
        except (TimeoutError, ValueError) as error:
            raise NoAnswer(type(error).__name__) from error
        if "error" in reply:
            raise NoAnswer(str(reply["error"]))
        return reply

    @property
    def _is_running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def _running(self) -> Process:
        if self._process is None or not self._is_running:
            self._process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, limit=LINE_LIMIT
            )
            self.life += 1
        return self._process

    async def end(self) -> None:
        """End the process; the next request starts another."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Room:
    """A few thinkers; who comes while all are busy waits for the one that has least to do."""

    def __init__(self, command: Sequence[str], limit: float, number: int = 1) -> None:
        self.thinkers = [Thinker(command, limit) for _ in range(number)]

    def least_busy(self) -> Thinker:
        """The one with least to do; of several that are free the first, whose process is there already."""
        return min(self.thinkers, key=lambda thinker: thinker.asked)

    async def replies(self, **request: Any) -> AsyncGenerator[Reply, None]:
        """What the thinker with least to do answers."""
        async with aclosing(self.least_busy().replies(request)) as replies:
            async for reply in replies:
                yield reply

    @property
    def busy(self) -> int:
        """How many think now."""
        return sum(not thinker.is_free for thinker in self.thinkers)

    @property
    def waiting(self) -> int:
        """How many questions wait for one that thinks."""
        return sum(max(0, thinker.asked - 1) for thinker in self.thinkers)

    async def close(self) -> None:
        for thinker in self.thinkers:
            await thinker.end()


class Stretch:
    """A bot's choices until somebody else decides, asked for one at a time so that other tables come in between."""

    numbers = itertools.count(1)

    def __init__(self, room: Room, request: dict[str, Any]) -> None:
        self._room = room
        self._request = request
        self._session = f"s{next(self.numbers)}"
        self._thinker: Thinker | None = None
        self._life = 0

    async def next(self) -> Choice | None:
        """The next choice, None if there are no more; NoAnswer if it fails, Lost if it has to be begun anew."""
        if self._thinker is None:
            self._thinker = self._room.least_busy()
            reply = await self._thinker.reply({"task": "choices", "session": self._session, **self._request})
            self._life = self._thinker.life
        else:
            await self._be_patient(self._thinker)
            reply = await self._thinker.reply({"task": "next", "session": self._session}, self._life)
        if "done" in reply:
            return None
        try:
            return Choice(reply["option"], reply["reason"])
        except KeyError as error:
            raise NoAnswer(str(reply)) from error

    async def _be_patient(self, thinker: Thinker) -> None:
        """Wait a moment for the process that has begun; if another is free, nobody has to wait longer."""
        end = asyncio.get_running_loop().time() + PATIENCE
        while not thinker.is_free and asyncio.get_running_loop().time() < end:
            if not any(other.is_free for other in self._room.thinkers):
                return
            await asyncio.sleep(0.05)
        if not thinker.is_free and any(other.is_free for other in self._room.thinkers):
            raise Lost


class Thinkers:
    """The rooms of a worker: quick bots, searches, hints, and analyses of whole games, which can wait."""

    def __init__(self, command: Sequence[str] = COMMAND, limit: float | None = None) -> None:
        self.quick = Room(command, limit or TIME_LIMIT, QUICK_PROCESSES)
        self.slow = Room(command, limit or SLOW_LIMIT, SLOW_PROCESSES)
        self.hints = Room(command, limit or SLOW_LIMIT, HINT_PROCESSES)
        self.study = Room(command, limit or SLOW_LIMIT)

    def stretch(self, *, bot: str, **request: Any) -> Stretch:
        """What a bot chooses, one by one."""
        return Stretch(self.slow if bot in SLOW_BOTS else self.quick, {"bot": bot, **request})

    @property
    def rooms(self) -> dict[str, Room]:
        return {"quick": self.quick, "slow": self.slow, "hints": self.hints, "study": self.study}

    async def close(self) -> None:
        for room in self.rooms.values():
            await room.close()
