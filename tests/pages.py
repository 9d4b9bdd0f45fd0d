"""The pages of the project, their blocks of code, and how each kind of block is run."""

from __future__ import annotations

import doctest
import io
import os
import re
import shlex
import subprocess
import sys
import textwrap
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import duckdb
import pytest

import coinbox
from coinbox.cli import main
from coinbox.kernel.record import TITLE

ROOT = Path(__file__).parents[1]
PAGES = tuple(
    str(file.relative_to(ROOT))
    for file in (*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md")), ROOT / "tests" / "fifth" / "README.md")
    if not file.name.endswith(".template.md")
)
NO_CODE = ("text", "bnf")
"""Blocks that are read and not run: layouts of folders and files, and the grammar, which has a test of its own."""
LENIENT = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
COLUMNS = "80"
RANDOM = ("sim", "arena")
"""Commands whose numbers change with the rules and the machine; the lines of their tables do not."""
_BLOCK = re.compile(
    r"^(?P<indent> *)(?P<fence>`{3,})(?P<kind>[^\n`]*)\n(?P<text>.*?)^(?P=indent)(?P=fence) *$",
    re.DOTALL | re.MULTILINE,
)
_NOTES = re.compile(r"(?:<!-- [^\n]* -->\s*)+\Z")
_COMMAND = re.compile(r"^\$ (.*)\n((?:(?!\$ ).*(?:\n|\Z))*)", re.MULTILINE)


@dataclass(frozen=True)
class Block:
    """A fenced block of a page, and what the comments before it say to who runs it."""

    page: str
    line: int
    kind: str
    text: str
    notes: tuple[str, ...] = ()

    def note(self, key: str) -> str | None:
        """What a comment `<!-- key: ... -->` says."""
        return next((note.partition(": ")[2] for note in self.notes if note.startswith(f"{key}: ")), None)

    @property
    def is_code(self) -> bool:
        """Whether it is to be run; those with braces are directives that the site builds."""
        if self.note("typed"):
            return True
        return self.kind not in NO_CODE and not self.kind.startswith("{")

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def blocks(page: str) -> list[Block]:
    """All blocks of a page in order."""
    return list(blocks_in((ROOT / page).read_text(encoding="utf-8"), page))


def blocks_in(text: str, page: str) -> Iterator[Block]:
    for found in _BLOCK.finditer(text):
        before = _NOTES.search(text, 0, found.start()) if "-->" in text[: found.start()][-300:] else None
        notes = tuple(re.findall(r"<!-- ([^\n]*?) -->", before[0])) if before else ()
        line = text.count("\n", 0, found.start()) + 1
        body = textwrap.dedent(found["text"])
        yield Block(page, line, "record" if body.startswith(TITLE) else found["kind"].strip(), body, notes)


def shown(block: Block) -> list[tuple[str, str]]:
    """Each command of a console block with the output below it."""
    return [(command, output) for command, output in _COMMAND.findall(block.text)]


class Runner:
    """Runs the blocks of a page one after the other, in a folder of its own that sees the files of the project."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.patch, self.capsys = monkeypatch, capsys
        self.known: dict[str, Any] = {"__name__": "page"}
        for name in ("src", "records", "docs", "examples", "Makefile", "constraints.txt"):
            (folder / name).symlink_to(ROOT / name)
        monkeypatch.chdir(folder)
        monkeypatch.setenv("COLUMNS", COLUMNS)

    def run(self, block: Block) -> None:
        """Run a block; one of a kind that nobody knows how to run is an error."""
        exec(block.note("setup") or "", self.known)
        if block.note("typed"):
            self._typed(block)
            return
        kinds: dict[str, Callable[[Block], None]] = {
            "python": self._python,
            "console": self._console,
            "sh": self._sh,
            "sql": self._sql,
            "record": self._record,
        }
        assert block.kind in kinds, f"{block}: nobody runs blocks of the kind {block.kind!r}; mark or name it"
        kinds[block.kind](block)

    def _python(self, block: Block) -> None:
        """A conversation with its answers, or a program; tests that it defines are called."""
        if ">>>" in block.text:
            test = doctest.DocTestParser().get_doctest(block.text, self.known, str(block), block.page, block.line)
            told: list[str] = []
            doctest.DocTestRunner(optionflags=LENIENT).run(test, out=told.append, clear_globs=False)
            self.known.update(test.globs)
            assert told == [], "".join(told)
            return
        before = set(self.known)
        exec(compile(block.text, str(block), "exec"), self.known)
        for name in sorted(set(self.known) - before):
            if name.startswith("test_"):
                self.known[name]()

    def _console(self, block: Block) -> None:
        found = shown(block)
        assert found, f"{block}: a console block has lines that begin with $"
        for command, output in found:
            printed = self._command(block, command)
            if shlex.split(command)[1] in RANDOM:
                printed, output = without_numbers(printed), without_numbers(output)
            assert output.strip(), f"{block}: {command} shows nothing"
            assert doctest.OutputChecker().check_output(output, printed, LENIENT), f"{block}: {command}\n{printed}"

    def _sh(self, block: Block) -> None:
        commands = [
            row for row in block.text.replace("\\\n", " ").splitlines() if row.strip() and row.strip()[0] != "#"
        ]
        assert commands, f"{block}: no command"
        for command in commands:
            self._command(block, command)

    def _typed(self, block: Block) -> None:
        """Words that somebody types at the table of a game, as it begins."""
        game = coinbox.new(str(block.note("typed")), seed=1)
        for word in block.text.split():
            try:
                game = game.play(word)
            except coinbox.CoinboxError as error:
                raise AssertionError(f"{block}: {word}: {error}") from error

    def _sql(self, block: Block) -> None:
        found = duckdb.sql(block.text)
        assert found is not None and found.fetchall(), f"{block}: nothing found"  # noqa: PT018

    def _record(self, block: Block) -> None:
        game = coinbox.load(block.text)
        assert coinbox.load(game.record()).position() == game.position(), str(block)

    def _command(self, block: Block, command: str) -> str:
        """What a command prints; make only tells what it would do, and who is asked something says `quit`."""
        program, *words = shlex.split(command, comments=True)
        if program == "coinbox":
            self.capsys.readouterr()
            self.patch.setattr(sys, "stdin", io.StringIO("quit\n"))
            code = main(words)
            printed = self.capsys.readouterr()
            assert code == 0, f"{block}: {command}\n{printed.err}"
            return printed.out
        known = {
            "make": ["make", "-n", "-C", str(ROOT)],
            "python": [sys.executable],
            ".venv/bin/python": [sys.executable],
        }
        assert program in known, f"{block}: nobody runs {program}; mark the block"
        source = str(Path(coinbox.__file__).parents[1])
        done = subprocess.run(
            [*known[program], *words],
            capture_output=True,
            text=True,
            check=False,
            env=os.environ | {"PYTHONPATH": os.pathsep.join((source, str(ROOT)))},
        )
        assert done.returncode == 0, f"{block}: {command}\n{done.stderr}"
        return done.stdout


def without_numbers(output: str) -> str:
    """The output of games with dice, of which the numbers do not count."""
    return re.sub(r"[\d.,]+", "0", output)


def not_run() -> dict[str, list[str]]:
    """Why blocks are not run, by page."""
    found: dict[str, list[str]] = {}
    for page in PAGES:
        for block in blocks(page):
            why = block.note("not run")
            if why is not None:
                found.setdefault(page, []).append(why)
    return found


if __name__ == "__main__":
    for page, reasons in not_run().items():
        for reason in reasons:
            sys.stdout.write(f"{page}: {reason}\n")
