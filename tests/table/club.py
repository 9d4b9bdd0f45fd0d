"""People of a club for tests."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Any

import httpx

from tests.table.server import Json, Opened, Person, Running, good


def new_key() -> str:
    """A key as a browser makes it."""
    return secrets.token_urlsafe(32)


@dataclass
class ClubPerson:
    """Somebody with a key of the club."""

    server: Running
    key: str = field(default_factory=new_key)
    id: str = ""

    def get(self, path: str = "", **query: Any) -> httpx.Response:
        return self.server.client.get(f"/api/club{path}", params=query, headers=self.headers)

    def post(self, path: str, body: Any, **query: Any) -> httpx.Response:
        return self.server.client.post(f"/api/club{path}", json=body, params=query, headers=self.headers)

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.key}"}

    def enter(self, name: str, code: str | None = None) -> Json:
        found = good(self.post("/people", {"name": name} | ({} if code is None else {"code": code})))
        self.id = found["id"]
        return found

    def open(self, **wishes: Any) -> Opened:
        """A table that he opens as himself."""
        wish = {"game": "malaya", "seats": {"british": "me", "mcp": "friend"}} | wishes
        answer = self.server.client.post("/api/tables", json=wish, headers=self.headers)
        assert answer.status_code == 200, answer.text
        return Opened(self.server, answer.json())

    def sit(self, table: Opened, faction: str) -> Json:
        """Use an invitation as himself, with a token of its own besides."""
        guest = Person(self.server, table.table, table.invitations[faction])
        token = new_key()
        state = good(guest.post("/sit", {"key": token, "agreed": True, "person": self.key}))
        table.tokens[faction] = token
        return state

    def at(self, table: str) -> Person:
        """At a table with nothing but his key, as on another device."""
        return Person(self.server, table, self.key)

    def tables(self) -> list[str]:
        return [each["table"] for each in self.get("/me/games").json()]


def named(state: Json) -> dict[str, str | None]:
    """Faction -> who of the club plays it."""
    return {faction: (player["person"] or {}).get("name") for faction, player in state["players"].items()}


def person(server: Running, name: str, code: str | None = None) -> ClubPerson:
    """Somebody who has come into the club."""
    found = ClubPerson(server)
    found.enter(name, code)
    return found
