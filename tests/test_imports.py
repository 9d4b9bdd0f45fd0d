"""The import rules of the layout, and what `import coinbox` may load."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"
PACKAGE = SOURCE / "coinbox"
STANDARD = sys.stdlib_module_names


def imports(file: Path) -> set[str]:
    """Every module that a file imports, anywhere in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: relative import"
            found.add(node.module or "")
    return found


def files(folder: str) -> list[Path]:
    return sorted((PACKAGE / folder).rglob("*.py"))


@pytest.mark.parametrize(
    ("folder", "allowed"),
    [
        ("kernel", ("coinbox.kernel",)),
        ("coin", ("coinbox.kernel", "coinbox.coin")),
        ("players", ("coinbox",)),
    ],
)
def test_a_layer_imports_only_what_lies_below(folder: str, allowed: tuple[str, ...]) -> None:
    for file in files(folder):
        for module in imports(file):
            assert module.split(".")[0] in STANDARD or module.startswith(allowed), f"{file.name} imports {module}"


def test_a_game_knows_only_the_family_and_itself() -> None:
    for game in (p for p in (PACKAGE / "games").iterdir() if p.is_dir() and (p / "__init__.py").exists()):
        allowed = ("coinbox.kernel", "coinbox.coin", f"coinbox.games.{game.name}")
        for file in sorted(game.rglob("*.py")):
            for module in imports(file):
                assert module.split(".")[0] in STANDARD or module.startswith(allowed), f"{file} imports {module}"


@pytest.mark.parametrize("folder", ["players", "terminal", "table", "lab", "text", "learn", "adapters"])
def test_what_plays_and_shows_stays_out_of_the_games(folder: str) -> None:
    for file in files(folder):
        assert not any(module.startswith(("coinbox.games", "coinbox.coin")) for module in imports(file)), file.name


def test_the_driver_is_reached_by_name_only() -> None:
    """What tables need stands in Game; the numbers underneath are for those who need speed, and for `load`."""
    searching = ("comparison", "greedy", "kinds", "novice", "random", "review", "search", "thinking", "training")
    allowed = {
        "game.py",
        "loading.py",
        "table/sight.py",
        "adapters/engine.py",
        *(f"players/{name}.py" for name in searching),
    }
    reaching = {
        str(file.relative_to(PACKAGE))
        for file in files(".")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr == "driver"
    }
    assert reaching == allowed


def test_rules_use_no_clock_no_files_and_no_random_source() -> None:
    forbidden = {"time", "datetime", "os", "sys", "pathlib", "logging", "subprocess", "socket"}
    for folder in ("kernel", "coin", "games"):
        for file in files(folder):
            used = imports(file) & forbidden
            assert not used, f"{file.name} imports {used}"
            if file.name != "chance.py":
                assert "random" not in imports(file), file.name


def test_importing_coinbox_loads_no_game_and_nothing_foreign() -> None:
    code = "import sys, coinbox; print(*sorted(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={"PYTHONPATH": str(SOURCE)}
    )
    loaded = done.stdout.split()
    foreign = {"rich", "cyclopts", "fluent", "fluent.runtime", "babel", "coinbox.games.malaya", "coinbox.players"}
    assert "coinbox.game" in loaded
    assert not foreign & set(loaded)
