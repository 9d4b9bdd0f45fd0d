"""A fifth game is a package of its own: it is installed, and every part of coinbox plays it with no file changed."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

from coinbox.library import game_ids
from tests.fifth_plays import PARTS
from tests.installing import FIFTH, install_fifth, with_game

GAME = "three_isles"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install_fifth(tmp_path_factory.mktemp("fifth"))


def coinbox(installed: Path, *words: str, typed: str = "") -> str:
    """What a command prints in a process that finds the game."""
    command = [sys.executable, "-m", "coinbox", *words]
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, check=False, env=with_game(installed), timeout=60
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout


def test_the_game_is_no_part_of_coinbox() -> None:
    assert GAME not in game_ids()


def test_it_is_built_on_kernel_and_family_alone() -> None:
    allowed = ("coinbox.kernel.", "coinbox.coin.", f"{GAME}.")
    for file in (FIFTH / GAME).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            modules = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            modules += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            foreign = [m for m in modules if m not in sys.stdlib_module_names and not m.startswith(allowed)]
            assert foreign == [], file.name


@pytest.mark.parametrize("part", PARTS)
def test_it_plays(part: str, installed: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.fifth_plays", part, str(tmp_path)]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env=with_game(installed), timeout=120, cwd=tmp_path
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr


def test_the_command_line_knows_it(installed: Path) -> None:
    assert "Three Isles" in coinbox(installed, "games")
    assert "Wardens Capability" in coinbox(installed, "cards", GAME, "T2")
    assert "灯台" in coinbox(installed, "cards", GAME, "--lang", "ja")
    assert "North Isle" in coinbox(installed, "show", GAME)
    first = coinbox(installed, "perft", GAME, "--depth", "2", "--divide")
    assert [f"card:T{n}" in first for n in range(1, 8)] == [True] * 5 + [False] * 2


@pytest.mark.parametrize("wardens", ["random", "greedy"])
def test_it_is_simulated(wardens: str, installed: Path) -> None:
    words = ("sim", GAME, f"wardens={wardens}", "smugglers=greedy", "--games", "6", "--seed", "1", "--check", "--json")
    told = json.loads(coinbox(installed, *words))
    assert sum(told["wins"].values()) == told["games"] == 6
    assert told["violations"] == 0


def test_it_is_played_at_the_terminal(installed: Path) -> None:
    typed = "?\n? land\n? T5\nwhy march\nboard\n1\nundo\nquit\nn\n"
    shown = coinbox(installed, "play", GAME, "smugglers=greedy", "--seed", "4", typed=typed)
    for told in ("Three Isles, standard", "North Isle", "Land: Any spaces", "T5 Governor", "Taken back"):
        assert told in shown


def test_a_game_of_bots_is_kept_checked_and_replayed(installed: Path, tmp_path: Path) -> None:
    record = str(tmp_path / "isles.coin")
    shown = coinbox(installed, "play", GAME, "wardens=random", "smugglers=greedy", "--seed", "4", typed=f"{record}\n")
    assert "Smugglers win" in shown
    assert "ok" in coinbox(installed, "check", record)
    assert "Propaganda Round" in coinbox(installed, "replay", record)
    assert json.loads(coinbox(installed, "replay", record, "--to", "5", "--json"))["decisions"] == 5
