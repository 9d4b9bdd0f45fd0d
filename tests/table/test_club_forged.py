"""Forged requests to the club: whatever keys, ids, tables and bodies they have, the store stays as it is.

The routes come from the server's own description, so that new ones are forged, too.
"""

from __future__ import annotations

import json
import random
import sqlite3
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

import httpx

from coinbox.table.club.club import ClubWish
from coinbox.table.club.notices.wish import NoticeWish
from tests.campaign import CAMPAIGN
from tests.table.club import ClubPerson, new_key, person
from tests.table.server import Json, Running, file_url, good, running
from tests.table.test_old_store import KNOWN

FORGED = 10_000 if CAMPAIGN else 300
CODE = "blue lantern"
METHODS = ("PUT", "PATCH", "DELETE", "HEAD", "OPTIONS")
WORDS = ("", "Ann", "New name", "\u202eX", "x" * 600, "花子", "' or 1=1 --", "<b>", "../..", "a\x00b", "0", "webhook")
ODD: tuple[bytes, ...] = (
    *(b"", b"{", b"null", b"7", b'"x"', b"[]", b"[[[[[[[[[[]]]]]]]]]]", b"NaN", b"\xff\xfe{}", b"{}" * 50),
    *(b'{"name": "\\ud800"}', b'{"muted": 1e999}', b"[" * 20_000, b'{"text": "' + b"x" * 300_000 + b'"}'),
)
KINDS = ("application/json", "application/json", "application/json", "text/plain", "multipart/form-data", "")


class Route(NamedTuple):
    """A way to ask the club for something, as the server describes it."""

    method: str
    path: str
    parameters: list[Json]
    body: Json | None

    @property
    def is_about_others(self) -> bool:
        """Whether the address names somebody or something."""
        return "{" in self.path


class Forger:
    """Makes requests that must change nothing."""

    def __init__(self, described: Json, ids: list[str], wrong: list[str], outsider: str, removed: str) -> None:
        self.draw = random.Random(17)
        self.schemas: Json = described["components"]["schemas"]
        self.ids = ids
        """Of people, tables and messages of others."""
        self.wrong = wrong
        """Keys and tokens that open nothing here."""
        self.outsider, self.removed = outsider, removed
        self.routes = [
            Route(method.upper(), path, asked.get("parameters", []), _body(asked))
            for path, methods in described["paths"].items()
            if path.startswith("/api/club")
            for method, asked in methods.items()
        ]

    def request(self, server: Running, number: int) -> tuple[Route, httpx.Response]:
        """The first requests try every route once by its own method; the others what comes."""
        first = number < len(self.routes)
        route = self.routes[number] if first else self.draw.choice(self.routes)
        method = route.method if first or self.draw.random() < 0.9 else self.draw.choice(METHODS)
        path, query, headers = route.path, {}, {}
        for parameter in route.parameters:
            name, value = parameter["name"], self.text()
            if parameter["in"] == "path":
                path = path.replace(f"{{{name}}}", quote(self.draw.choice((*self.ids, *self.ids, value or "x"))))
            elif parameter["in"] == "query" and (parameter.get("required") or self.draw.random() < 0.3):
                query[name] = value
            elif parameter["in"] == "header" and self.draw.random() < 0.5:
                headers[name] = self.draw.choice(self.wrong)
        content, kind = self.body(route)
        headers |= {"Content-Type": kind} | self.credentials(route)
        return route._replace(method=method), server.client.request(
            method, path, params=query, content=content, headers={k: v.encode() for k, v in headers.items()}
        )

    def credentials(self, route: Route) -> dict[str, str]:
        """A wrong key, none, or that of somebody who has no business here."""
        draw = self.draw.random()
        if draw < 0.1:
            return {}
        if draw < 0.3 and route.is_about_others:
            return {"Authorization": f"Bearer {self.outsider}"}
        if draw < 0.4 and not route.path.endswith("/forget"):
            return {"Authorization": f"Bearer {self.removed}"}  # who may only want to be forgotten
        scheme = "Bearer" if self.draw.random() < 0.9 else self.draw.choice(("Basic", "bearer", "Token"))
        return {"Authorization": f"{scheme} {self.draw.choice((*self.wrong, new_key()))}"}

    def body(self, route: Route) -> tuple[bytes, str]:
        """One as the route wants it, so that nothing but the key is wrong; or an odd one."""
        if route.body is None or self.draw.random() < 0.25:
            return self.draw.choice(ODD), self.draw.choice(KINDS)
        made = self.made(route.body)
        if isinstance(made, dict) and self.draw.random() < 0.1:
            made[self.draw.choice(("owner", "person", "id", "extra"))] = self.draw.choice((True, *self.ids))
        return json.dumps(made).encode(), "application/json"

    def made(self, schema: Json) -> Any:
        """A value that fits a schema mostly."""
        if "$ref" in schema:
            return self.made(self.schemas[schema["$ref"].rpartition("/")[2]])
        if "anyOf" in schema:
            return self.made(self.draw.choice(schema["anyOf"]))
        if "enum" in schema or "const" in schema:
            return self.draw.choice(schema.get("enum", [schema.get("const")]))
        match schema.get("type"):
            case "object":
                wanted = schema.get("properties", {})
                needed = schema.get("required", [])
                return {name: self.made(each) for name, each in wanted.items() if name in needed or self.coin()}
            case "array":
                return [self.made(schema["items"]) for _ in range(self.draw.randint(0, 2))]
            case "integer" | "number":
                return self.draw.choice((schema.get("minimum", 0), 1, self.draw.randint(-5, 5000)))
            case "boolean":
                return self.coin()
            case "string":
                return self.text()
            case _:
                return None

    def text(self) -> str:
        return self.draw.choice((*self.ids, *self.wrong, *WORDS))

    def coin(self) -> bool:
        return self.draw.random() < 0.5


def _body(asked: Json) -> Json | None:
    found: Json | None = asked.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    return found


def everything(path: Path) -> dict[str, list[str]]:
    """All rows of all tables of a store, but for who is alive."""
    with sqlite3.connect(path) as store:
        tables = [row[0] for row in store.execute("select name from sqlite_master where type = 'table'")]
        return {
            table: sorted(map(repr, store.execute(f'select * from "{table}"')))
            for table in tables
            if table != "workers"
        }


def forger(server: Running) -> Forger:
    """Ann and Bob play and talk, Mallory sits elsewhere, and Rex was removed."""
    ann, bob, mallory, rex = (person(server, name, CODE) for name in ("Ann", "Bob", "Mallory", "Rex"))
    table, elsewhere = ann.open(), mallory.open()
    bob.sit(table, "mcp")
    good(ann.post(f"/people/{rex.id}/remove", {"removed": True}))
    said = good(ann.post(f"/tables/{table.table}/talk", {"text": "Hello", "key": "k"}))["messages"][0]["id"]
    good(bob.post(f"/tables/{table.table}/note", {"text": "A note", "version": 0}))
    assert ann.post("/me/mutes", {"person": mallory.id, "muted": True}).status_code == 200
    good(ann.get("/me/notices"))  # makes the server's key for push
    near = [key[:-1] + ("A" if key[-1] != "A" else "B") for key in (ann.key, bob.key)]
    wrong = [*near, ann.key[:-1], ann.key[::-1], f"{bob.key}x", ann.id, "null", "é" * 43, "x" * 43]
    wrong += [table.tokens["mcp"][:-1], elsewhere.watch_token, elsewhere.tokens["british"], KNOWN["running"]["watch"]]
    described = good(server.client.get("/api/openapi.json"))
    return Forger(described, [ann.id, bob.id, rex.id, table.table, said, "nobody"], wrong, mallory.key, rex.key)


def test_forged_requests_change_nothing(tmp_path: Path) -> None:
    wish = ClubWish(CODE, NoticeWish(b"k" * 32, inside=True))
    with running(file_url(tmp_path), club=wish) as server:
        making = forger(server)
        assert len(making.routes) > 20
        before = everything(tmp_path / "tables.sqlite")
        counts: Counter[tuple[str, str, int]] = Counter()
        for number in range(FORGED):
            route, answer = making.request(server, number)
            counts[route.method, route.path, answer.status_code] += 1
            may_be_good = route.method in ("GET", "HEAD") and answer.status_code < 400
            assert may_be_good or 400 <= answer.status_code < 500, (route, answer.request.content, answer.text)
        assert everything(tmp_path / "tables.sqlite") == before
        assert ClubPerson(server, making.outsider).get("/me").status_code == 200, "the server is there"
    forged = {(path, method) for method, path, _ in counts}
    assert {(route.path, route.method) for route in making.routes} <= forged, "every route was tried"
    print(f"\n{counts.total()} requests: {sorted(counts.items())}")  # noqa: T201
