"""The routes of the HTTP API as a page, from the description that the server gives of itself."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from coinbox.table.app import create_app
from coinbox.table.store import Store

Json = Mapping[str, Any]
GROUPS = {
    "/api/games": "Games: what is the same for everybody",
    "/api/tables": "Tables",
    "/api/study": "The study desk: boards that are stored nowhere",
    "/api/club": "The club, if the server has one",
    "/api": "The server itself",
}
"""How an address begins, and the heading under which its routes stand; the first that fits counts."""
REFUSALS = ("400", "403", "405", "408", "413", "421", "422", "429", "431", "503")
"""Answers that any route may give; the page says once what they mean."""
LARGEST = 2**53 - 1
"""A bound that every number has: the largest that scripts of a browser count to."""


def description() -> Json:
    """The OpenAPI description, as `python -m coinbox.table.openapi` prints it."""
    found: Json = create_app(Store("sqlite+aiosqlite://")).openapi()
    return found


def routes() -> str:
    """All routes, then all kinds of objects that they take and give."""
    about = description()
    parts: list[str] = []
    for group, heading in GROUPS.items():
        parts.append(f"## {heading}\n")
        for path, methods in about["paths"].items():
            if group == next(begin for begin in GROUPS if path.startswith(begin)):
                parts += [_route(method, path, each) for method, each in methods.items()]
    parts.append("## Objects\n")
    parts += [_object(name, schema) for name, schema in about["components"]["schemas"].items()]
    return "\n".join(parts)


def _route(method: str, path: str, about: Json) -> str:
    lines = [f"### `{method.upper()} {path}`\n", f"{about['description']}\n"]
    lines += [_parameter(each) for each in about.get("parameters", ())]
    if "requestBody" in about:
        lines.append(f"- body: {_kind(_content(about['requestBody']))}")
    lines += [_answer(status, each) for status, each in about["responses"].items() if status not in REFUSALS]
    return "\n".join(lines) + "\n"


def _parameter(about: Json) -> str:
    schema = about["schema"]
    default = f", then `{schema['default']}`" if schema.get("default") not in (None, "") else ""
    needed = "needed" if about.get("required") else f"may be left out{default}"
    told = f". {_prose(about['description'])}" if "description" in about else ""
    return f"- `{about['name']}` ({about['in']}, {needed}): {_kind(schema)}{told}"


def _answer(status: str, about: Json) -> str:
    schema = _content(about)
    told = _kind(schema) if schema else _prose(about["description"])
    return f"- answer {status}: {told}"


def _content(about: Json) -> Json:
    """The schema of a body."""
    contents = list(about.get("content", {}).values())
    found: Json = contents[0].get("schema", {}) if contents else {}
    return found


def _object(name: str, schema: Json) -> str:
    head = f"### {name}\n\n"
    told = f"{_prose(schema['description'])}\n\n" if "description" in schema else ""
    if "properties" not in schema:
        return f"{head}{told}{_kind(schema)}\n"
    needed = schema.get("required", ())
    rows = [_row(key, each, key in needed) for key, each in schema["properties"].items()]
    return "\n".join([f"{head}{told}| field | is | note |", "|---|---|---|", *rows]) + "\n"


def _row(name: str, schema: Json, needed: bool) -> str:
    told = _prose(schema.get("description", ""))
    left_out = "" if needed else "may be left out. "
    return f"| `{name}` | {_kind(schema)} | {left_out}{told} |".replace("\n", " ")


def _kind(schema: Json) -> str:
    """What a schema allows, in a few words."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        return f"[{name}](#{name.lower()})"
    for key in ("anyOf", "oneOf", "allOf"):
        if key in schema:
            return " or ".join(_kind(each) for each in schema[key])
    if "enum" in schema or "const" in schema:
        return ", ".join(f"`{each}`" for each in schema.get("enum", [schema.get("const")]))
    if schema.get("type") == "array":
        items = schema.get("prefixItems") or [schema.get("items", {})]
        return "list of " + ", ".join(_kind(each) for each in items)
    values = schema.get("additionalProperties") or next(iter(schema.get("patternProperties", {}).values()), None)
    if isinstance(values, Mapping):
        return f"object, its values: {_kind(values)}"
    return str(schema.get("type", "any value")) + _bounds(schema)


def _bounds(schema: Json) -> str:
    words = (("minimum", "at least {}"), ("maximum", "at most {}"), ("maxLength", "at most {} characters"))
    found = [word.format(f"{schema[key]:g}") for key, word in words if schema.get(key, LARGEST) != LARGEST]
    found += [f"`{schema['pattern']}`".replace("|", "\\|")] if "pattern" in schema else []
    return f" ({', '.join(found)})" if found else ""


def _prose(text: str) -> str:
    """A description in one line of a table."""
    return re.sub(r"\s+", " ", text).replace("|", "\\|").strip()
