"""Installs the game of `tests/fifth` as pip installs any package; no network, no build system is needed."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import coinbox

FIFTH = Path(__file__).parent / "fifth"
SOURCE = Path(coinbox.__file__).parents[1]
ROOT = Path(__file__).parents[1]


def install_fifth(folder: Path) -> Path:
    """Install the game into a folder; programs that have it on their path find the game."""
    wheel = make_wheel(FIFTH, folder)
    target = folder / "installed"
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--no-compile"]
    subprocess.run([*command, "--disable-pip-version-check", "--target", target, wheel], check=True)
    return target


def make_wheel(source: Path, folder: Path) -> Path:
    """The wheel of a package of pure Python, as its pyproject.toml describes it."""
    about = tomllib.loads((source / "pyproject.toml").read_text(encoding="utf-8"))
    project = about["project"]
    name, version = project["name"].replace("-", "_"), project["version"]
    packages = about["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    metadata = f"{name}-{version}.dist-info"
    wheel = folder / f"{name}-{version}-py3-none-any.whl"
    files = {
        str(path.relative_to(source)): path.read_bytes()
        for package in packages
        for path in sorted((source / package).rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    }
    said = {
        "METADATA": f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {version}\n",
        "WHEEL": "Wheel-Version: 1.0\nGenerator: tests\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        "entry_points.txt": "".join(entries(group, names) for group, names in project["entry-points"].items()),
    }
    files |= {f"{metadata}/{file}": text.encode() for file, text in said.items()}
    record = f"{metadata}/RECORD"
    with zipfile.ZipFile(wheel, "w") as archive:
        for path, content in files.items():
            archive.writestr(path, content)
        archive.writestr(record, "".join(f"{path},,\n" for path in [*files, record]))
    return wheel


def entries(group: str, names: dict[str, str]) -> str:
    """A group of entry points as pip stores it."""
    return "\n".join([f"[{group}]", *(f"{name} = {target}" for name, target in names.items()), ""])


def with_game(installed: Path) -> dict[str, str]:
    """The environment of a program that finds the installed game, this coinbox and these tests."""
    return os.environ | {"PYTHONPATH": os.pathsep.join(map(str, [installed, SOURCE, ROOT])), "COLUMNS": "100"}
