"""The edge of the server: headers on every answer, sizes, the built page, and nothing else."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import coinbox
from tests.table.server import Json, Running, file_url, refused, running

PACKAGE = Path(coinbox.__file__).parent


@pytest.mark.parametrize("path", ["/api/games", "/api/tables/x", "/api/nothing", "/", "/nothing.js"])
def test_every_answer_has_the_security_headers(server: Running, path: str) -> None:
    headers = server.client.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "access-control-allow-origin" not in headers


def test_answers_of_the_api_are_not_kept(server: Running) -> None:
    assert server.client.get("/api/games").headers["cache-control"] == "no-store"
    assert server.client.get("/api/text/en").headers["cache-control"] == "no-cache"


def test_unknown_addresses_and_methods(server: Running) -> None:
    refused(server.client.get("/api/nothing"), "not-found")
    refused(server.client.get("/api/"), "not-found")
    refused(server.client.get("/api/tables"), "not-found")
    refused(server.client.delete("/api/games"), "not-found")
    refused(server.client.get("/api/tables/"), "not-found")
    for path in ("/docs", "/redoc", "/api/docs", "/openapi.json"):
        assert server.client.get(path).status_code == 404


@pytest.mark.parametrize(
    "wish", [{"params": {"lang": "ja"}}, {"headers": {"Accept-Language": "fr, ja-JP;q=0.8, en;q=0.5"}}], ids=str
)
def test_whoever_is_not_understood_is_told_so_in_his_language(server: Running, wish: Json) -> None:
    client = server.client
    answers = {
        "not-found": [client.get("/api/nothing", **wish)],
        "bad-request": [
            client.post("/api/tables", json={}, **wish),
            client.post("/api/tables", json={"game": "malaya", "seats": {}, "colour": 1}, **wish),
            client.post("/api/tables", content="{", **wish),
        ],
        "too-large": [client.post("/api/tables", content="x" * 300_000, **wish)],
    }
    for code, given in answers.items():
        for answer in given:
            assert re.search("[ぁ-ん]", refused(answer, code)), answer.text
    assert "ません" in client.get("/", **wish).text


@pytest.mark.parametrize("chunked", [False, True])
def test_large_bodies_are_refused(server: Running, chunked: bool) -> None:
    size = 300 * 1024
    body = b'{"game": "malaya", "record": "' + b"x" * size + b'"}'
    content = (body[at : at + 4096] for at in range(0, len(body), 4096)) if chunked else body
    answer = server.client.post("/api/tables", content=content, headers={"Content-Type": "application/json"})
    refused(answer, "too-large")
    assert answer.status_code == 413
    assert "content-security-policy" in answer.headers


def test_without_the_page_the_api_is_served_and_says_so(server: Running) -> None:
    answer = server.client.get("/")
    assert (answer.status_code, answer.headers["content-type"]) == (404, "text/plain; charset=utf-8")
    assert "has not been built" in answer.text


def test_the_page_is_served_for_every_address_of_its_own(tmp_path: Path) -> None:
    page = tmp_path / "static"
    (page / "assets").mkdir(parents=True)
    (page / "pictures").mkdir()
    (page / "index.html").write_text("<!doctype html><title>coinbox</title>")
    (page / "assets" / "app-1a2b.js").write_text("1")
    (page / "pictures" / "box.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    with running(file_url(tmp_path), static=page) as server:
        for path in ("/", "/index.html", "/t/abc", "/t/abc/moments/5"):
            answer = server.client.get(path)
            assert answer.status_code == 200, path
            assert "<title>coinbox</title>" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
        assert "immutable" in server.client.get("/assets/app-1a2b.js").headers["cache-control"]
        assert server.client.get("/pictures/box.svg").headers["content-type"].startswith("image/svg")
        for path in ("/assets/missing.js", "/pictures/missing.svg", "/..%2fsecret.txt", "/%2e%2e/secret.txt"):
            assert server.client.get(path).status_code == 404, path
        refused(server.client.get("/api/nothing"), "not-found")
        refused(server.client.post("/"), "not-allowed")


def modules(file: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found


def test_the_table_uses_only_the_public_side_of_the_library() -> None:
    public = (
        "coinbox.forecast",
        "coinbox.game",
        "coinbox.kernel",
        "coinbox.learn",
        "coinbox.library",
        "coinbox.loading",
        "coinbox.players",
        "coinbox.table",
        "coinbox.text",
    )
    for file in sorted((PACKAGE / "table").glob("*.py")):
        for module in modules(file):
            own = module.startswith("coinbox.")
            assert not own or (module.startswith(public) and not module.startswith("coinbox.games")), (file, module)


def test_the_library_and_the_command_line_do_not_load_the_server() -> None:
    code = "import sys, coinbox, coinbox.cli; print(*sorted(sys.modules))"
    env = os.environ | {"PYTHONPATH": str(PACKAGE.parent)}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=env)
    assert not {"fastapi", "uvicorn", "sqlalchemy", "pydantic", "coinbox.table"} & set(done.stdout.split())
