"""The README is true: its Python runs, its commands print what it shows, and its links lead somewhere."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest

from coinbox.cli import main

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")
LENIENT = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
COLUMNS = 80


def shown_commands() -> list[tuple[str, str]]:
    """Each command of a console block with the output below it."""
    blocks = re.findall(r"^```console\n(.*?)^```", README, re.DOTALL | re.MULTILINE)
    return [pair for block in blocks for pair in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE)]


def without_numbers(output: str) -> str:
    """Simulated numbers change with the rules and the machine; the lines of the table do not."""
    return re.sub(r"[\d.,]+", "0", output)


def test_the_python_of_the_readme_runs() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert result.attempted >= 10
    assert result.failed == 0


def test_the_python_of_the_cluster_page_runs() -> None:
    result = doctest.testfile(str(ROOT / "docs" / "cluster.md"), module_relative=False, encoding="utf-8")
    assert (result.attempted, result.failed) == (3, 0)


def test_every_command_is_shown() -> None:
    shown = {shlex.split(command)[1] for command, _ in shown_commands()}
    assert shown == {"games", "cards", "show", "check", "replay", "sim", "arena", "perft"}
    assert "coinbox play malaya" in README


@pytest.mark.parametrize(("command", "output"), shown_commands(), ids=lambda part: part.split("\n")[0][:40])
def test_a_command_prints_what_the_readme_shows(
    command: str, output: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("COLUMNS", str(COLUMNS))
    program, *words = shlex.split(command)
    assert program == "coinbox"
    assert main(words) == 0
    printed = capsys.readouterr().out
    if words[0] in ("sim", "arena"):
        printed, output = without_numbers(printed), without_numbers(output)
    assert output.strip()
    assert doctest.OutputChecker().check_output(output, printed, LENIENT), printed


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_to_files(page: str) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", (ROOT / page).read_text(encoding="utf-8"))
    assert [link for link in links if not link.startswith("https:") and not (ROOT / link).exists()] == []
