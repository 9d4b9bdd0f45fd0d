"""How soon a reader at one server sees what somebody has decided at another; both work on one PostgreSQL database.

A time runs from the moment at which the command is sent, so it holds the decision itself and its storing, too.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import time

from bench.readers import Reader, watch
from bench.server import Player, join, start
from tests.table.cluster import Cluster

BAR = 0.2
"""Seconds within which readers must have been told."""
CHANGES = 300
PAUSE = 0.05
"""Seconds at most between a change and the next."""
SEED = 5


class Noting(Reader):
    """A reader who notes when a step was shown to him."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        super().__init__(reader, writer)
        self.seq = -1
        self.at = 0.0
        self.news = asyncio.Event()
        self.following = asyncio.create_task(self.follow())

    def leave(self) -> None:
        self.following.cancel()
        self.writer.close()

    def hear(self, message: bytes) -> None:
        told = json.loads(message)
        if told["type"] == "state" and told["state"]["seq"] > self.seq:
            self.seq, self.at = told["state"]["seq"], time.perf_counter()
            self.news.set()

    async def sees(self, seq: int) -> float:
        """When he saw that the game has come so far."""
        while self.seq < seq:
            self.news.clear()
            await self.news.wait()
        return self.at


async def begin(player: Player, elsewhere: int) -> Noting:
    """Open a table, with a reader at the other server."""
    opened = await player.open()
    channel = await watch(elsewhere, player.table, opened["watch"])
    reader = Noting(channel.reader, channel.writer)
    await reader.sees(player.state["seq"])
    return reader


async def measure(here: int, elsewhere: int, changes: int) -> list[float]:
    """Seconds from each decision here until it was seen there, the shortest first."""
    player = await join(here, SEED)
    reader = await begin(player, elsewhere)
    times: list[float] = []
    while len(times) < changes:
        if player.state["decision"] is None:
            reader.leave()
            reader = await begin(player, elsewhere)
        begun = time.perf_counter()
        await player.decide()
        times.append(await reader.sees(player.state["seq"]) - begun)
        await asyncio.sleep(player.draw.uniform(0, PAUSE))
    reader.leave()
    return sorted(times)


async def main(database: str, changes: int) -> None:
    servers = [await start("--database", database) for _ in range(2)]
    try:
        times = await measure(servers[0][1], servers[1][1], changes)
    finally:
        for server, _ in servers:
            server.send_signal(signal.SIGINT)
            await server.wait()
    late = sum(seconds > BAR for seconds in times)
    middle, most = times[len(times) // 2], times[int(len(times) * 0.99)]
    print(
        f"{len(times)} changes seen at another server: median {middle * 1e3:.1f} ms, p99 {most * 1e3:.1f} ms, "
        f"worst {times[-1] * 1e3:.1f} ms; later than {BAR * 1e3:.0f} ms: {late}"
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", help="the URL of an empty PostgreSQL database; without it one is started")
    parser.add_argument("--changes", type=int, default=CHANGES)
    wishes = parser.parse_args()
    if wishes.database:
        asyncio.run(main(wishes.database, wishes.changes))
    else:
        cluster = Cluster()
        try:
            asyncio.run(main(cluster.url, wishes.changes))
        finally:
            cluster.close()
