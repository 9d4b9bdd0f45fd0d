"""Each extra brings what its adapter needs, and nothing else of the others is asked for."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = ("open_spiel", "gymnasium", "pettingzoo", "data")
CALLED = {"open_spiel": {"open_spiel", "pyspiel"}, "pillow": {"PIL"}}
"""Packages whose modules have other names."""
USED = {
    "open_spiel": """
import pyspiel, coinbox.adapters.open_spiel, coinbox.adapters.evaluator
state = pyspiel.load_game("python_coinbox(game=kenya)").new_initial_state()
state.apply_action(state.legal_actions()[0])
assert len(state.observation_tensor(0)) > 100
""",
    "gymnasium": """
import coinbox.adapters.vector
from coinbox.adapters.gymnasium import CoinboxEnv
env = CoinboxEnv("kenya", render_mode="rgb_array")
seen, _ = env.reset(seed=1)
env.step(int(seen["action_mask"].argmax()))
assert env.render().any()
""",
    "pettingzoo": """
from coinbox.adapters import pettingzoo
env = pettingzoo.env("kenya", render_mode="rgb_array")
env.reset(seed=1)
env.step(int(env.last()[0]["action_mask"].argmax()))
assert env.render().any()
""",
    "data": """
from coinbox.cli import main
assert main(["export", "games", "kenya", "--games", "1", "--player", "random"]) == 0
""",
}
ONLY = """
import sys
class NotInstalled:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, NotInstalled())
"""


def modules_of(extra: str) -> Iterator[str]:
    """The modules that an extra installs by name, or by the name of another extra."""
    for wanted in map(Requirement, PROJECT["optional-dependencies"][extra]):
        for further in wanted.extras if wanted.name == PROJECT["name"] else ():
            yield from modules_of(further)
        yield from CALLED.get(wanted.name, {wanted.name.replace("-", "_")})


@pytest.mark.parametrize("extra", EXTRAS)
def test_an_adapter_runs_with_its_own_extra_alone(extra: str, tmp_path: Path) -> None:
    others = {module for each in (*EXTRAS, "table") for module in modules_of(each)} - {*modules_of(extra), "coinbox"}
    assert others
    code = ONLY.format(missing=sorted(others)) + USED[extra]
    env = {"PYTHONPATH": str(ROOT / "src"), "COLUMNS": "100"}
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code], capture_output=True, text=True, check=False, env=env, cwd=tmp_path
    )
    assert done.returncode == 0, done.stderr
