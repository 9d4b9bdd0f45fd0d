"""What is installed with which extra, and where the version stands."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import coinbox

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
OF_THE_TABLE = (
    *("aiosqlite", "cryptography", "fastapi", "ifaddr", "msgspec", "prometheus_client", "pydantic", "segno"),
    *("sqlalchemy", "starlette", "uvicorn"),
)
WITHOUT = f"""
import sys
class NotInstalled:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {OF_THE_TABLE!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, NotInstalled())
from coinbox.cli import main
"""


def run(words: list[str]) -> subprocess.CompletedProcess[str]:
    """A command where only the packages of the library are installed."""
    code = f"{WITHOUT}sys.exit(main({words!r}))"
    env = {"PYTHONPATH": str(ROOT / "src"), "COLUMNS": "100"}
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, env=env, input="n\n"
    )


def test_the_version_has_one_source() -> None:
    assert "version" not in PROJECT["project"]
    source = (ROOT / PROJECT["tool"]["hatch"]["version"]["path"]).read_text(encoding="utf-8")
    assert re.findall(r'^__version__ = "(.+)"$', source, re.M) == [coinbox.__version__]


def test_the_extra_lists_what_the_server_imports() -> None:
    wishes = PROJECT["project"]["optional-dependencies"]["table"]
    named = {re.split(r"[\[>]", wanted)[0].replace("-", "_") for wanted in wishes}
    assert named == set(OF_THE_TABLE) - {"starlette"}  # which comes with fastapi
    assert named.isdisjoint(re.split(r"[\[>]", wanted)[0] for wanted in PROJECT["project"]["dependencies"])


@pytest.mark.parametrize(
    "words",
    [
        ["games"],
        ["cards", "malaya", "M1"],
        ["play", "malaya", "british=random", "mcp=random", "--seed", "1"],
        ["sim", "kenya", "--games", "1", "--json"],
    ],
)
def test_library_terminal_and_laboratory_need_no_server(words: list[str]) -> None:
    done = run(words)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


@pytest.mark.parametrize(("lang", "sentence"), [("en", "needs further packages"), ("ja", "追加のパッケージ")])
def test_serve_without_its_packages_says_what_to_install(lang: str, sentence: str) -> None:
    done = run(["serve", "--lang", lang])
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert sentence in done.stderr
    assert 'pip install "coinbox[table]"' in done.stderr
