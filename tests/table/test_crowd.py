"""Many games at once, each with a decision a second: all that was answered is stored, once and in order."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import sys
from contextlib import closing
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest
from bench.server import Json, Level, Player, Refused, gathered, in_folder, measure, start

from tests.campaign import CAMPAIGN

GAMES, LENGTH = (500, 600.0) if CAMPAIGN else (12, 3.0)


class Remembering(Player):
    """A player who keeps what the server has said that it was done.

    He asks again if it says that it cannot reach its games now, as the page does; any other refusal is an error.
    """

    def __init__(self, *connection: Any) -> None:
        super().__init__(*connection)
        self.done: dict[str, list[str]] = {}
        self.later = 0

    async def post(self, path: str, body: Json) -> Json:
        while True:
            try:
                found = await super().post(path, body)
            except Refused as refused:
                if refused.status != 503:
                    raise
                self.later += 1
                await asyncio.sleep(1)
                continue
            if "option" in body:
                self.done.setdefault(self.table, []).append(body["option"])
            return found


async def crowded(folder: Path) -> tuple[Level, list[Remembering]]:
    """What was measured, and who has played."""
    server, port = await start(*in_folder(folder))
    try:
        players = await gathered(port, GAMES, Remembering)
        level = await measure(server, players, LENGTH)
    finally:
        server.send_signal(signal.SIGTERM)
        assert await server.wait() == 0
    return level, [player for player in players if isinstance(player, Remembering)]


@pytest.mark.campaign
def test_nothing_of_many_games_is_lost_or_doubled(tmp_path: Path) -> None:
    level, players = asyncio.run(crowded(tmp_path))
    done = {table: options for player in players for table, options in player.done.items()}
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as store:
        rows = store.execute("select game, seq, kind, option from steps order by game, seq").fetchall()
    stored = {game: list(steps) for game, steps in groupby(rows, key=lambda row: str(row[0]))}
    assert len(stored) >= GAMES
    for game, steps in stored.items():
        assert [seq for _, seq, _, _ in steps] == list(range(1, len(steps) + 1))
        assert [option for _, _, kind, option in steps if kind == "play"] == done.get(game, [])
    assert level.decisions >= GAMES
    told, later = sum(map(len, done.values())), sum(player.later for player in players)
    sys.stderr.write(f"{level}; {told} acknowledged, 0 lost, 0 doubled, {later} told to ask again\n")
