"""The tables docs/coverage-GAME.md: which function carries out a section or card, and which tests prove it."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

import coinbox
from coinbox.coin.sections import IMPLEMENTED, Numbering
from coinbox.library import package_of
from coinbox.text import own_messages
from tests.games import OWN_GAMES

ROOT = Path(__file__).parents[1]


@dataclass
class Row:
    """A section, card side, tip or ruling with what carries it out and what proves it."""

    entry: str
    functions: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)


def covered(game: str) -> dict[str, list[str]]:
    """Entry -> the tests of a game that are marked with it."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted((ROOT / "tests" / game).glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for entry in _marks(node):
                    found[entry].append(f"{file.stem}::{node.name}")
    return found


def _marks(node: ast.FunctionDef) -> list[str]:
    return [
        argument.value
        for mark in node.decorator_list
        if isinstance(mark, ast.Call) and ast.unparse(mark.func).endswith("mark.covers")
        for argument in mark.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def implemented(game: str) -> dict[str, list[str]]:
    """Section -> the functions of a game (and of the shared modules that it uses) that carry it out."""
    numbering: Numbering = import_module(f"{package_of(game)}.vocabulary").NUMBERING
    shared = used_modules(game)
    found: dict[str, list[str]] = defaultdict(list)
    for module, section, function in IMPLEMENTED:
        name = f"{module.rsplit('.', 1)[1]}.{function}"
        if f".games.{game}." in module:
            found[section].append(name)
        elif module in shared:
            found[numbering[section]].append(name)
    return found


def used_modules(game: str) -> set[str]:
    """The modules of the family that a game imports, and those that they import."""
    used: set[str] = set()
    waiting = _imports(*(ROOT / "src" / "coinbox" / "games" / game).glob("*.py"))
    while waiting:
        module = waiting.pop()
        used.add(module)
        waiting |= _imports(ROOT / "src" / Path(*module.split(".")).with_suffix(".py")) - used
    return used


def _imports(*files: Path) -> set[str]:
    nodes = (node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    named = (node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module)
    return {module for module in named if module.startswith("coinbox.coin.")}


def cards(game: str) -> dict[str, str]:
    """Card side -> its function."""
    events = import_module(f"{package_of(game)}.events").EVENTS
    return {f"{card} {side}": f"events.{function.__name__}" for (card, side), function in events.items()}


def printed_sections(game: str) -> list[str]:
    """The sections of the booklet from 1.3 on that state a rule; chapter headings are left out."""
    named = [m for m in own_messages("en", game) if m.startswith("section-") and "." not in m]
    found = [message.removeprefix("section-").replace("_", ".") for message in named]
    return sorted((s for s in found if not s.endswith(".0")), key=_place)


def _place(section: str) -> list[int]:
    return [int(number) for number in section.split(".")]


def _number(entry: str) -> tuple[str, int]:
    return entry.rstrip("0123456789"), int(re.sub(r"\D", "", entry) or 0)


def rows(game: str) -> tuple[list[Row], list[Row], list[Row]]:
    """The rows of sections, of card sides and tips, and of rulings."""
    tests, functions, sides = covered(game), implemented(game), cards(game)
    tips = sorted((e for e in tests if e.startswith("tip ")), key=_number)
    rulings = sorted((e for e in tests if e.startswith("R-")), key=_number)
    return (
        [Row(e, sorted(set(functions[e])), tests[e]) for e in printed_sections(game)],
        [Row(e, [f], tests[e]) for e, f in sides.items()] + [Row(e, [], tests[e]) for e in tips],
        [Row(e, [], tests[e]) for e in rulings],
    )


def page(game: str) -> str:
    """The coverage page of a game."""
    sections, sides, rulings = rows(game)
    name = next(each.title for each in coinbox.games() if each.id == game)
    out = [f"# Coverage of {name}", "", "Made by `make docs`; a test fails when a row has no function or no test.", ""]
    for title, table, with_functions in (
        ("Sections", sections, True),
        ("Cards and tips", sides, True),
        ("Rulings", rulings, False),
    ):
        out += [f"## {title}", ""]
        out += ["| entry | function | tests |" if with_functions else "| entry | tests |"]
        out += ["|---|---|---|" if with_functions else "|---|---|"]
        for row in table:
            tests = "<br>".join(row.tests)
            functions = "<br>".join(row.functions) or "as its card"
            out.append(f"| {row.entry} | {functions} | {tests} |" if with_functions else f"| {row.entry} | {tests} |")
        out.append("")
    return "\n".join(out)


def main() -> None:
    """Write the pages of all games."""
    for game in OWN_GAMES:
        (ROOT / "docs" / f"coverage-{game.replace('_', '-')}.md").write_text(page(game), encoding="utf-8")


if __name__ == "__main__":
    main()
