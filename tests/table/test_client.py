"""The client of docs/http.md plays a game at a real server, and the list of routes is whole."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from docs.http_routes import description, routes

from tests.pages import blocks
from tests.table.server import file_url, running

LINES = 10


def client() -> str:
    (found,) = (block.text for block in blocks("docs/http.md") if block.is_code)
    return found


def test_the_client_of_the_page_plays_a_whole_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = client()
    assert len([row for row in text.splitlines() if row.strip()]) == LINES
    with running(file_url(tmp_path)) as server:
        exec(compile(text.replace("127.0.0.1:8000", f"127.0.0.1:{server.port}"), "docs/http.md", "exec"), {})
    assert capsys.readouterr().out.strip()


def test_the_page_lists_every_route_and_every_object() -> None:
    page, about = routes(), description()
    for path, methods in about["paths"].items():
        for method, route in methods.items():
            assert f"### `{method.upper()} {path}`\n\n{route['description']}" in page
    heads = set(re.findall(r"^### (\w[\w-]*)$", page, re.MULTILINE))
    assert heads == set(about["components"]["schemas"])
    assert {name.lower() for name in re.findall(r"\]\(#([\w-]+)\)", page)} <= {head.lower() for head in heads}
