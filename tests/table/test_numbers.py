"""Huge numbers in requests: none reaches a PostgreSQL column that can't hold it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import psycopg
import pytest
from sqlalchemy import Integer

from coinbox.table.club.club import ClubWish
from coinbox.table.club.notices.wish import NoticeWish
from coinbox.table.store.schema import HELD, metadata
from tests.table.club import person
from tests.table.server import Json, Running, good, keys, refused, running

HUGE = (HELD, HELD + 1, 2**32, 2**53 - 1, 2**63 - 1, 2**63, 2**64, -1, -(2**31) - 1)
HEAD = "coinbox record 1\ngame: malaya   scenario: standard\n---\ncard:M23\n"
WORDS = {
    "game": "malaya",
    "games": "malaya",
    "scenario": "standard",
    "faction": "british",
    "outcome": "british",
    "option": "limited-op",
    "options": "limited-op",
    "names": "limited-op",
    "text": "x",
    "record": HEAD,
    "zone": "UTC",
}
"""Valid words for requests, by parameter name."""


class Number(NamedTuple):
    """A whole number in a request, and its place there."""

    method: str
    path: str
    asked: Json
    place: tuple[str | int, ...]
    """`path`, `query` or `body`, followed by the names and indices that lead to the number."""
    least: int

    def __str__(self) -> str:
        return f"{self.method} {self.path} {'.'.join(map(str, self.place))}"


class House:
    """A server with a table and a tournament, and a maker of requests that fit its API description."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.ann, bob = person(server, "Ann"), person(server, "Bob")
        self.bob = bob
        made = {"name": "Cup", "kind": "swiss", "games": ["malaya"]}
        match = good(self.ann.post("/matches", made))["id"]
        for each in (self.ann, bob):
            good(each.post(f"/matches/{match}/join", {}))
        exercise = server.client.get("/api/games/malaya/exercises").json()[0]["id"]
        self.words = WORDS | {"match": match, "person": bob.id, "exercise": exercise}
        self.sit_down()
        self.described = good(server.client.get("/api/openapi.json"))

    def sit_down(self) -> None:
        """Open a new table for the next requests."""
        table = self.ann.open(record=HEAD)
        self.bob.sit(table, "mcp")
        self.words["table"] = table.table

    def numbers(self) -> Iterator[Number]:
        """All whole numbers of all requests."""
        for path, methods in self.described["paths"].items():
            for method, asked in methods.items():
                for each in asked.get("parameters", []):
                    for place, least in self.found(each["schema"], (each["in"], each["name"])):
                        yield Number(method.upper(), path, asked, place, least)
                for place, least in self.found(_body(asked) or {}, ("body",)):
                    yield Number(method.upper(), path, asked, place, least)

    def found(
        self, schema: Json, at: tuple[str | int, ...], within: tuple[str, ...] = ()
    ) -> Iterator[tuple[tuple[str | int, ...], int]]:
        """The places of whole numbers in a schema, each with its minimum."""
        name = schema.get("$ref", "").rpartition("/")[2]
        if name and name not in within:
            yield from self.found(self.described["components"]["schemas"][name], at, (*within, name))
        if schema.get("type") == "integer":
            yield at, int(schema.get("minimum", 0))
        for choice in (*schema.get("anyOf", ()), *schema.get("oneOf", ())):
            yield from self.found(choice, at, within)
        for each, part in schema.get("properties", {}).items():
            yield from self.found(part, (*at, each), within)
        if "items" in schema:
            yield from self.found(schema["items"], (*at, 0), within)

    def made(self, schema: Json, name: str, way: tuple[str | int, ...], value: int) -> Any:
        """A value that fits a schema, with `value` at the place that `way` leads to."""
        if "$ref" in schema:
            named = self.described["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
            return self.made(named, name, way, value)
        choices = [*schema.get("anyOf", ()), *schema.get("oneOf", ())]
        if choices:
            fits = (each for each in choices if any(place == way for place, _ in self.found(each, ())))
            return self.made(next(fits, choices[0]), name, way, value)
        if "const" in schema or "enum" in schema:
            return schema.get("const", schema.get("enum", [None])[0])
        match schema.get("type"):
            case "object":
                parts, needed = schema.get("properties", {}), set(schema.get("required", ())) | set(way[:1])
                return {
                    each: self.made(part, each, way[1:] if way[:1] == (each,) else (), value)
                    for each, part in parts.items()
                    if each in needed
                }
            case "array":
                return [self.made(schema["items"], name, way[1:], value)]
            case "integer" | "number":
                return value if not way else schema.get("minimum", 0)
            case "boolean":
                return False
            case _:
                return self.words.get(name) or next(keys)

    def send(self, number: Number, value: int) -> Any:
        kind, *way = number.place
        path, query, body = number.path, {}, None
        for each in number.asked.get("parameters", []):
            name, mine = each["name"], number.place == (each["in"], each["name"])
            wanted = str(value) if mine else str(self.made(each["schema"], name, (), 0))
            if each["in"] == "path":
                path = path.replace(f"{{{name}}}", wanted)
            elif each["in"] == "query" and (mine or each.get("required")):
                query[name] = wanted
        schema = _body(number.asked)
        if schema is not None:
            body = self.made(schema, "", tuple(way) if kind == "body" else ("nothing",), value)
        if isinstance(body, dict) and number.path.endswith("/play"):
            body["option"] = self.words["option"]
        if isinstance(body, dict) and way == ["moment"]:
            body.setdefault("record", HEAD)
        return self.server.client.request(number.method, path, params=query, json=body, headers=self.ann.headers)


def _body(asked: Json) -> Json | None:
    found: Json | None = asked.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    return found


@pytest.fixture
def house(database: str) -> Iterator[House]:
    with running(database, club=ClubWish(notices=NoticeWish(b"k" * 32, inside=True))) as server:
        yield House(server)


def test_no_number_of_a_request_is_too_much_for_the_database(house: House) -> None:
    numbers = {str(each): each for each in house.numbers()}
    assert len(numbers) > 40
    understood = 0
    for name, number in numbers.items():
        house.sit_down()
        small = house.send(number, max(1, number.least))
        understood += small.status_code not in (400, 422)
        for value in HUGE:
            answer = house.send(number, value)
            assert answer.status_code < 500, (name, value, answer.text)
    assert understood > 40, "requests that fail validation never reach the database"


def test_a_note_has_the_version_that_a_column_holds(house: House) -> None:
    note = f"/tables/{house.words['table']}/note"
    refused(house.ann.post(note, {"text": "x", "version": HELD + 1}), "bad-request")
    refused(house.ann.post(note, {"text": "x", "version": HELD}), "stale-note")
    assert good(house.ann.post(note, {"text": "x", "version": 0}))["version"] == 1
    assert good(house.ann.post(note, {"text": "y", "version": 1})) == {"text": "y", "version": 2}


def test_the_bound_is_that_of_every_column(house: House, database: str) -> None:
    """This holds for future columns too: a wider type needs a bound of its own."""
    columns = {(table.name, each.name): each.type for table in metadata.tables.values() for each in table.c}
    whole = {place for place, kind in columns.items() if isinstance(kind, Integer)}
    query = "SELECT table_name, column_name, numeric_precision FROM information_schema.columns"
    with psycopg.connect(database) as connection:
        rows = connection.execute(f"{query} WHERE table_schema = 'public'").fetchall()
    bits = {(table, name): size for table, name, size in rows}
    assert {2 ** (bits[place] - 1) - 1 for place in whole} == {HELD}
