"""Forged and fuzzed requests by the thousand: none is accepted, none makes the server fail."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
from collections import Counter
from pathlib import Path

import httpx
import pytest

import coinbox
from tests.campaign import CAMPAIGN

SOURCE = str(Path(coinbox.__file__).parents[1])
REQUESTS = 100_000 if CAMPAIGN else 1_500
AT_ONCE = 24
HOSTS = (
    *("evil.example", "evil.example:{port}", "127.0.0.1.evil.example", "192.0.2.1:{port}"),
    *("localhost, evil.example", "localhost@evil.example", ""),
)
ORIGINS = (
    "http://evil.example",
    "https://127.0.0.1.evil.example",
    "null",
    "http://localhost:1",
    "http://127.0.0.1",
    "x",
)
PROXIES = ("X-Forwarded-Host: localhost", "X-Forwarded-For: 127.0.0.1", "Forwarded: host=localhost", "X-Real-IP: ::1")
NEW_TABLE = json.dumps({"game": "malaya", "seats": {"british": "me", "mcp": "bot:greedy"}})
UPGRADE = (
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version: 13",
)


class Forger:
    """Makes requests that must be refused."""

    def __init__(self, port: int, table: str, token: str, seed: int) -> None:
        self.port, self.table, self.token = port, table, token
        self.draw = random.Random(seed)
        self.kinds = (
            self.foreign_name,
            self.foreign_page,
            self.foreign_channel,
            self.wrong_token,
            self.noise,
            self.mangled,
        )

    def head(self, method: str, path: str, *lines: str, host: str | None = None, body: str = "") -> bytes:
        host = f"127.0.0.1:{self.port}" if host is None else host
        if body:
            lines = (*lines, "Content-Type: application/json", f"Content-Length: {len(body)}")
        text = "\r\n".join((f"{method} {path} HTTP/1.1", f"Host: {host}", *lines, "", body))
        return text.encode("latin-1", "replace")

    def foreign_name(self, *hosts: str) -> bytes:
        """A foreign name for the server, perhaps with a word of a proxy that nobody has named."""
        name = self.draw.choice(hosts or HOSTS).format(port=self.port)
        lines = self.draw.sample(PROXIES, self.draw.randint(0, 2))
        if self.draw.random() < 0.5:
            return self.head("POST", "/api/tables", *lines, host=name, body=NEW_TABLE)
        path = self.draw.choice(("/", "/api/health", "/api/text/en", f"/api/tables/{self.table}"))
        return self.head("GET", path, f"Authorization: Bearer {self.token}", *lines, host=name)

    def foreign_page(self) -> bytes:
        """A page of another site, with a token even."""
        lines = (f"Origin: {self.draw.choice(ORIGINS)}", f"Authorization: Bearer {self.token}")
        command = json.dumps({"seq": 1, "option": "event", "key": "k"})
        path, body = self.draw.choice((("/api/tables", NEW_TABLE), (f"/api/tables/{self.table}/play", command)))
        return self.head(self.draw.choice(("POST", "OPTIONS", "PUT")), path, *lines, body=body)

    def foreign_channel(self) -> bytes:
        """A live channel that a page of another site opens, or one under a foreign name."""
        path = f"/api/tables/{self.table}/live"
        if self.draw.random() < 0.5:
            return self.head("GET", path, *UPGRADE, host=self.draw.choice(HOSTS).format(port=self.port))
        return self.head("GET", path, f"Origin: {self.draw.choice(ORIGINS)}", *UPGRADE)

    def wrong_token(self) -> bytes:
        """A token that is nearly right, or nothing like it."""
        at = self.draw.randrange(len(self.token))
        changed = self.token[:at] + ("b" if self.token[at] == "a" else "a") + self.token[at + 1 :]
        token = self.draw.choice((changed, self.token[:-1], self.token + "x", self.token[::-1], "", "\xe9", "null"))
        line = f"Authorization: {self.draw.choice(('Bearer', 'Basic', 'bearer'))} {token}"
        command = json.dumps({"seq": self.draw.randint(0, 9), "option": "event", "key": f"k{self.draw.random()}"})
        below = self.draw.choice(
            ("", "/beats", "/record", "/moments/1", "/hint", "/analysis", "/play", "/undo", "/rematch")
        )
        body = "" if below in ("", "/beats", "/record", "/moments/1") else self.draw.choice((command, "{}"))
        return self.head("POST" if body else "GET", f"/api/tables/{self.table}{below}", line, body=body)

    def noise(self) -> bytes:
        """No HTTP at all."""
        return self.draw.randbytes(self.draw.randint(1, 400))

    def mangled(self) -> bytes:
        """A forged request with some of its signs changed, doubled or left out."""
        text = bytearray(self.foreign_name("evil.example", "evil.example:{port}"))
        for _ in range(self.draw.randint(1, 6)):
            at = self.draw.randrange(len(text))
            match self.draw.randrange(4):
                case 0:
                    text[at] = self.draw.randrange(256)
                case 1:
                    del text[at : at + self.draw.randint(1, 8)]
                case 2:
                    text[at:at] = text[at : at + self.draw.randint(1, 40)]
                case _:
                    text[at:at] = self.draw.choice((b"\r\n", b"\0", b": ", b" ", b"\xff", b"0\r\n\r\n", b"%00"))
        return bytes(text)


async def answer_to(port: int, request: bytes, number: int) -> int | None:
    """The status of the answer, None if the connection was only closed; visitors come from several addresses."""
    own = (f"127.0.0.{2 + number % 8}", 0)
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=own)
    try:
        writer.write(request)
        writer.write_eof()
        async with asyncio.timeout(60):
            line = await reader.readline()
    except ConnectionError:
        return None
    finally:
        writer.close()
    return int(line.split()[1]) if line.startswith(b"HTTP/") else None


async def send_all(forger: Forger, number: int) -> Counter[tuple[str, int | None]]:
    """Send so many forged requests, some at a time, and count the answers to each kind."""
    found: Counter[tuple[str, int | None]] = Counter()
    left = iter(range(number))

    async def work() -> None:
        for at in left:
            make = forger.draw.choice(forger.kinds)
            found[make.__name__, await answer_to(forger.port, make(), at)] += 1

    await asyncio.gather(*(work() for _ in range(AT_ONCE)))
    return found


@pytest.mark.campaign
def test_nothing_forged_is_accepted_and_nothing_fails(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "coinbox", "serve", "--port", "0", "--data", str(tmp_path / "a.sqlite")]
    env = os.environ | {"PYTHONPATH": SOURCE}
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env)
    assert server.stdout is not None
    found = re.search(r":(\d+)/", server.stdout.readline())
    assert found
    port = int(found[1])
    address = f"http://127.0.0.1:{port}/api"
    wish = {"game": "malaya", "seats": {"british": "me", "mcp": "me"}, "seed": 1}
    opened = httpx.post(f"{address}/tables", json=wish, timeout=60).json()
    token = {"Authorization": f"Bearer {opened['seats']['mcp']}"}
    try:
        counts = asyncio.run(send_all(Forger(port, opened["table"], opened["seats"]["mcp"], 15), REQUESTS))
        after = httpx.get(f"{address}/tables/{opened['table']}", headers=token, timeout=60).json()
    finally:
        server.send_signal(signal.SIGTERM)
        _, errors = server.communicate(timeout=60)
    sys.stdout.write(f"\n{sum(counts.values())} requests: {sorted(counts.items(), key=str)}\n")
    assert sum(counts.values()) == REQUESTS
    accepted = {each: n for each, n in counts.items() if each[1] is not None and each[1] < 400}
    failed = {each: n for each, n in counts.items() if each[1] is not None and each[1] >= 500}
    assert (accepted, failed) == ({}, {})
    unanswered = {kind for kind, status in counts if status is None}
    assert unanswered <= {"noise", "mangled"}, "whoever speaks HTTP is told why"
    assert after["seq"] == opened["state"]["seq"]
    assert errors == ""
    with sqlite3.connect(tmp_path / "a.sqlite") as store:
        assert store.execute("select count(*) from games").fetchone() == (1,)
