"""What it costs to show each decision of a long game to many readers: CPU time of the server, and bytes to each.

A real server, a table that goes on from late in a long game, and readers who follow it as the page does.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import signal
import struct
import tempfile
from pathlib import Path

from bench.server import Json, Player, cpu_seconds, in_folder, join, stand_aside, start

import coinbox

RECORDS = Path(__file__).parents[1] / "records"
LATE = 0.8
"""The part of the game that was played before."""
READERS = 200
DECISIONS = 60
SEED = 3
HELLO: Json = {"lang": "en", "log_mark": ""}


class Reader:
    """Somebody who watches; what he is shown is counted and thrown away."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.states = 0
        self.bytes = 0

    async def follow(self) -> None:
        while True:
            size = (await self.reader.readexactly(2))[1]
            if size == 126:
                (size,) = struct.unpack(">H", await self.reader.readexactly(2))
            elif size == 127:
                (size,) = struct.unpack(">Q", await self.reader.readexactly(8))
            self.hear(await self.reader.readexactly(size))

    def hear(self, message: bytes) -> None:
        self.states += 1
        self.bytes += len(message)


async def watch(port: int, table: str, token: str) -> Reader:
    """Open the live channel of a table."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 22)
    key = base64.b64encode(os.urandom(16)).decode()
    writer.write(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    body = json.dumps(HELLO | {"token": token}).encode()
    # A mask of zeros leaves the text as it is.
    writer.write(struct.pack(">BB4x", 0x81, 0x80 | len(body)) + body)
    return Reader(reader, writer)


async def sit_down(player: Player) -> str:
    """A table that goes on late in the longest game that is kept; the token of those who watch."""
    record = max((path.read_text() for path in RECORDS.glob("*/*.coin")), key=len)
    game = coinbox.load(record)
    moment = int(game.decisions * LATE)
    opened = await player.post("/tables", {"game": game.id, "record": record, "moment": moment, "seed": SEED})
    player.table, player.state = opened["table"], opened["state"]
    player.token = next(iter(opened["seats"].values()))
    found: str = opened["watch"]
    return found


async def told(readers: list[Reader], seen: list[int]) -> None:
    """Wait until everybody has been shown something more."""
    while any(reader.states <= before for reader, before in zip(readers, seen, strict=True)):
        await asyncio.sleep(0.002)


async def measure(port: int, pid: int, count: int) -> tuple[float, float, int]:
    """CPU milliseconds and bytes to each reader a decision, with so many readers; and how long the log has become."""
    player = await join(port, SEED)
    token = await sit_down(player)
    readers = [await watch(port, player.table, token) for _ in range(count)]
    tasks = [asyncio.create_task(reader.follow()) for reader in readers]
    await told(readers, [0] * count)
    await asyncio.sleep(0.5)  # everybody's coming has been told to everybody
    used, sent, decisions = cpu_seconds(pid), sum(reader.bytes for reader in readers), 0
    while decisions < DECISIONS and player.state["decision"] is not None:
        seen = [reader.states for reader in readers]
        await player.decide()
        await told(readers, seen)
        decisions += 1
    cost = (cpu_seconds(pid) - used) * 1e3 / decisions
    size = (sum(reader.bytes for reader in readers) - sent) / decisions / max(1, count)
    for reader, task in zip(readers, tasks, strict=True):
        task.cancel()
        reader.writer.close()
    before = (player.state["log_base"] or {"lines": 0})["lines"]
    return cost, size, before + len(player.state["log"])


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        server, port = await start(*in_folder(folder))
        stand_aside()
        try:
            for count in (0, READERS):
                cost, size, lines = await measure(port, server.pid, count)
                print(f"{count:>4} readers, {lines} lines: {cost:6.2f} CPU ms a decision, {size / 1e3:6.1f} kB to each")
        finally:
            server.send_signal(signal.SIGINT)
            await server.wait()


if __name__ == "__main__":
    asyncio.run(main())
