"""Makes the store of an old version with that version's own server; see README.md."""

from __future__ import annotations

import json
import os
import random
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx

Json = dict[str, Any]
PORT = 8391
WHERE_ACTIVE = "March: select the next space where the arrivals become Active"
HEAD = "coinbox record 1\ngame: malaya   scenario: standard   rules: 1\n---\n"


class Table:
    """A table of the old server, at which one person plays all that bots leave."""

    def __init__(self, client: httpx.Client, seed: int, **wishes: Any) -> None:
        self.client = client
        self.draw = random.Random(seed)
        self.key = 0
        opened = client.post("/tables", json={"game": "malaya", "seed": seed} | wishes).raise_for_status().json()
        self.table: str = opened["table"]
        self.seats: dict[str, str] = opened["seats"]
        self.watch: str = opened["watch"]
        self.state: Json = opened["state"]

    def ask(self, path: str, **query: Any) -> httpx.Response:
        return self.client.get(f"/tables/{self.table}{path}", params=query, headers=self.of(self.watch))

    def of(self, token: str) -> dict[str, str]:
        return {"Authorization": f"Bearer {token}"}

    @property
    def actor(self) -> str | None:
        asked = self.state["decision"]
        return asked["actor"] if asked else None

    @property
    def names(self) -> list[str]:
        return [option["name"] for option in self.state["decision"]["options"]]

    def wait(self) -> None:
        """Until no bot is to move."""
        while self.actor is not None and self.actor not in self.seats:
            time.sleep(0.05)
            self.state = self.ask("").json()

    def send(self, path: str, **body: Any) -> None:
        self.key += 1
        body |= {"seq": self.state["seq"], "key": f"k{self.key}"}
        headers = self.of(self.seats[self.actor or ""])
        answer = self.client.post(f"/tables/{self.table}{path}", json=body, headers=headers)
        self.state = answer.raise_for_status().json()
        self.wait()

    def play(self, *options: str) -> None:
        for option in options:
            self.send("/play", option=option)

    def undo(self) -> None:
        if self.state["undo"]:
            self.send("/undo", steps=1)

    def random(self, decisions: int) -> None:
        """Any options but March."""
        for _ in range(decisions):
            if self.state["decision"] is None:
                return
            self.play(self.draw.choice([name for name in self.names if name != "march"] or self.names))

    def march(self) -> None:
        """Play until it is asked where the arrivals of a March become Active, and answer by a space."""
        while not self.is_asked_where_active():
            wanted = [name for name in self.names if name in ("op-special", "march")]
            self.play(self.draw.choice(wanted or self.names))
        self.play(self.names[0])

    def is_asked_where_active(self) -> bool:
        return bool(self.state["decision"]["prompt"].startswith(WHERE_ACTIVE))

    def known(self) -> Json:
        """What a test has to know of it."""
        return {
            "table": self.table,
            "seats": self.seats,
            "watch": self.watch,
            "decisions": self.state["decisions"],
            "record": self.ask("/record").text,
        }


def make(client: httpx.Client) -> dict[str, Json]:
    """All tables by name."""
    tables: dict[str, Table] = {}
    tables["finished"] = finished = Table(client, 1)
    finished.random(5000)
    tables["running"] = running = Table(client, 2, game="kenya", name="Nairobi")
    running.random(30)
    tables["undone"] = undone = Table(client, 3, seats={"british": "me", "mcp": "friend"})
    for _ in range(8):
        undone.random(3)
        undone.undo()
    tables["record"] = record = Table(client, 4, record=HEAD + "card:M23\nbritish op-special train\n", moment=1)
    record.random(12)
    tables["bot"] = bot = Table(client, 5, seats={"british": "me", "mcp": "bot:random"})
    bot.wait()
    bot.random(30)
    tables["march"] = march = Table(client, 19, name="The march")
    march.march()
    march.random(6)
    march.undo()
    march.random(20)
    tables["march_undone"] = again = Table(client, 19)
    again.march()
    again.undo()
    while "done" in again.names:
        again.play("done")
    again.random(10)
    tables["march_record"] = later = Table(client, 7, record=march.ask("/record").text)
    later.random(5)
    for game in ("arab_revolt", "japanese_occupation"):
        tables[game] = Table(client, 8, game=game)
        tables[game].random(25)
    return {name: table.known() for name, table in tables.items()}


def main(source: str, store: Path) -> None:
    """Start the server of a checkout on a new store, and play at it."""
    store.unlink(missing_ok=True)
    command = [sys.executable, "-m", "coinbox", "serve", "--port", str(PORT), "--data", str(store)]
    server = subprocess.Popen(command, env=os.environ | {"PYTHONPATH": source})
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{PORT}/api", timeout=20) as client:
            for _ in range(100):
                try:
                    client.get("/health")
                    break
                except httpx.TransportError:
                    time.sleep(0.1)
            known = make(client)
    finally:
        server.terminate()
        server.wait()
    with sqlite3.connect(store) as database:
        database.execute("pragma wal_checkpoint(truncate)")
    database.execute("vacuum")
    database.close()
    store.with_suffix(".json").write_text(json.dumps(known, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
