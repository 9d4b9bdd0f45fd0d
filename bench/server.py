"""How many games with one decision a second each the web table holds on one core, with p99 below 100 ms.

A real server runs on one core and its disk; players on the other cores open a connection each and play any options.
Times are true of a machine that does nothing else; the processor time of a decision is of a busy one, too.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from coinbox.library import game_ids, rules_of

BAR = 0.1
"""Seconds that the 99th percentile must stay below."""
SECONDS = 15.0
AHEAD = 60
"""So many decisions at most have been made before the measurement."""
LEVELS = (50, 100, 150, 200, 250, 300, 350, 400, 500, 600, 800, 1000)
LARGEST = 1 << 22
SOURCE = str(Path(__file__).parents[1] / "src")
Json = dict[str, Any]


class Level(NamedTuple):
    """What was measured with so many games."""

    games: int
    decisions: int
    p50: float
    p99: float
    busy: float
    """The share of the core that the server used."""
    cost: float
    """The processor time of a decision."""
    memory: float
    """The megabytes that it holds."""

    seconds: float
    """How long it was measured."""

    @property
    def holds(self) -> bool:
        return self.p99 < BAR and self.decisions >= 0.95 * self.games * (self.seconds - 1)

    def __str__(self) -> str:
        return (
            f"{self.games:>5} games: {self.decisions:>6} decisions in {self.seconds:.0f} s, "
            f"p50 {self.p50 * 1e3:.1f} ms, p99 {self.p99 * 1e3:.1f} ms, "
            f"core {self.busy:.0%} ({self.cost * 1e3:.2f} ms a decision), {self.memory:.0f} MB"
        )


class Refused(RuntimeError):
    """The server has not done what it was asked for."""

    def __init__(self, status: int, said: str) -> None:
        super().__init__(said)
        self.status = status


class Player:
    """Both seats of one game, on a connection of its own."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, seed: int) -> None:
        self.reader = reader
        self.writer = writer
        self.draw = random.Random(seed)
        self.table = ""
        self.token = ""
        self.state: Json = {}

    async def connect(self, port: int) -> None:
        """Another connection: an idle one may have been closed while the others prepared."""
        self.writer.close()
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", port, limit=LARGEST)

    async def post(self, path: str, body: Json) -> Json:
        """Send a command; the few lines of HTTP that it takes are cheaper than any library."""
        data = json.dumps(body).encode()
        head = (
            f"POST /api{path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            f"Authorization: Bearer {self.token}\r\nContent-Length: {len(data)}\r\n\r\n"
        )
        self.writer.write(head.encode() + data)
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower().split("\r\n")
        length = next(int(line.partition(":")[2]) for line in lines if line.startswith("content-length:"))
        answer = await self.reader.readexactly(length)
        if not lines[0].startswith("http/1.1 200"):
            raise Refused(int(lines[0].split()[1]), f"{lines[0]}: {answer[:200]!r}")
        found: Json = msgspec.json.decode(answer)
        return found

    async def open(self) -> Json:
        game = game_ids()[0]
        opened = await self.post("/tables", {"game": game})
        self.table, self.state = opened["table"], opened["state"]
        self.token = opened["seats"][rules_of(game).factions[1]]
        return opened

    async def decide(self) -> float:
        """One decision, and how long it took to be answered."""
        if self.state["decision"] is None:
            await self.open()
        option = self.draw.choice(self.state["decision"]["options"])["name"]
        command = {"seq": self.state["seq"], "option": option, "key": str(self.state["seq"])}
        begun = time.perf_counter()
        # As the page does: it is not told again what was told of closed turns.
        self.state = await self.post(f"/tables/{self.table}/play?log_mark={self.state['log_mark']}", command)
        return time.perf_counter() - begun


async def play(player: Player, end: float, times: list[float]) -> None:
    """A decision each second, begun at a random moment of the first."""
    due = time.perf_counter() + player.draw.random()
    while due < end:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        times.append(await player.decide())
        due += 1.0


async def join(port: int, seed: int, kind: type[Player] = Player) -> Player:
    return kind(*await asyncio.open_connection("127.0.0.1", port, limit=LARGEST), seed)


async def ready(player: Player) -> None:
    """Some decisions ahead, because games under way have longer logs than new ones."""
    await player.open()
    for _ in range(player.draw.randrange(AHEAD)):
        await player.decide()


def in_folder(folder: str | Path) -> tuple[str, str]:
    """The words of the command line that keep the games in a file."""
    return "--data", f"{folder}/tables.sqlite"


async def start(*place: str) -> tuple[Process, int]:
    """A server on one core; these words say where it keeps its games."""
    command = ("-m", "coinbox", "serve", "--port", "0", *place)
    server = await asyncio.create_subprocess_exec(
        sys.executable, *command, stdout=PIPE, env=os.environ | {"PYTHONPATH": SOURCE}
    )
    os.sched_setaffinity(server.pid, cores()[:1])
    assert server.stdout is not None
    line = (await server.stdout.readline()).decode()
    return server, int(line.split("127.0.0.1:")[1].split("/")[0])


def cores() -> list[int]:
    return sorted(os.sched_getaffinity(0))


def stand_aside() -> None:
    """Leave the core of the server to it, from now on."""
    os.sched_setaffinity(0, cores()[1:] or cores())


def cpu_seconds(pid: int) -> float:
    """The processor time that a process has used."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    ticks: int = os.sysconf("SC_CLK_TCK")
    return (int(words[11]) + int(words[12])) / ticks


def megabytes(pid: int) -> float:
    """The memory that a process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


async def gathered(port: int, games: int, kind: type[Player] = Player) -> list[Player]:
    """Players whose games are under way."""
    players = [await join(port, seed, kind) for seed in range(games)]
    await asyncio.gather(*(ready(player) for player in players))
    for player in players:
        await player.connect(port)
    return players


async def measure(server: Process, players: Sequence[Player], seconds: float) -> Level:
    """Let everybody decide once a second for so long, and go."""
    times: list[float] = []
    used, begun = cpu_seconds(server.pid), time.perf_counter()
    await asyncio.gather(*(play(player, begun + seconds, times) for player in players))
    used = cpu_seconds(server.pid) - used
    busy = used / (time.perf_counter() - begun)
    for player in players:
        player.writer.close()
    times.sort()
    middle, late = times[len(times) // 2], times[int(len(times) * 0.99)]
    return Level(len(players), len(times), middle, late, busy, used / len(times), megabytes(server.pid), seconds)


async def main(levels: Sequence[int], seconds: float, database: str | None) -> None:
    """Raise the number of games until the answers are late."""
    best = 0
    with tempfile.TemporaryDirectory() as folder:
        server, port = await start(*(("--database", database) if database else in_folder(folder)))
        stand_aside()
        try:
            for games in levels:
                level = await measure(server, await gathered(port, games), seconds)
                if not level.holds:
                    # Machines are noisy; a level is missed when it is missed twice.
                    level = await measure(server, await gathered(port, games), seconds)
                print(level, flush=True)
                if not level.holds:
                    break
                best = games
        finally:
            server.send_signal(signal.SIGINT)
            await server.wait()
    print(f"games with one decision a second each on one core, p99 below {BAR * 1e3:.0f} ms: {best}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, nargs="+", default=LEVELS, help="the numbers of games that are tried")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long each is measured")
    parser.add_argument("--database", help="the URL of an empty PostgreSQL database, in place of a file")
    wishes = parser.parse_args()
    asyncio.run(main(wishes.games, wishes.seconds, wishes.database))
