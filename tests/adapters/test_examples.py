"""The scripts in examples/ run, shortened, and show what they are to show."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from coinbox.cli import main

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(script: str, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, EXAMPLES / script, *words], capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_example_is_run_here() -> None:
    here = Path(__file__).read_text(encoding="utf-8")
    assert all(file.name in here for file in EXAMPLES.glob("*.py"))


def test_a_policy_learns_to_win_more_games() -> None:
    told = run("train_policy.py", "malaya", "british", "--games", "250", "--trial", "60")
    shares = re.search(r"won (\d+)% before, (\d+)% after", told)
    assert shares, told
    before, after = map(int, shares.groups())
    assert after > before + 10


def test_the_search_of_open_spiel_beats_random_with_our_evaluator() -> None:
    told = run("open_spiel_mcts.py", "malaya", "british", "--simulations", "6", "--games", "1", "--seed", "1")
    assert "won 1 of 1" in told


def test_a_table_policy_is_fitted_from_data(tmp_path: Path) -> None:
    assert main(["export", str(tmp_path), "malaya", "--games", "6", "--player", "greedy"]) == 0
    told = run("fit_table_policy.py", str(tmp_path / "malaya-decisions.parquet"))
    fit, guess = (float(found) for found in re.findall(r"([\d.]+) bits", told))
    assert fit < guess
