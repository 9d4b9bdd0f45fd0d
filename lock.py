"""Writes constraints.txt: the exact versions of all packages that the tests ran with, as `make lock` does.

Constraints count only for what is installed anyway, so one file serves every extra and every Python; what another
Python needs besides is not held. hashes.txt holds the same versions with the hashes of all their files, for those who
install with `pip install --require-hashes`.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent
FILE = ROOT / "constraints.txt"
HASHES = ROOT / "hashes.txt"
COMPILE = ("-m", "uv", "pip", "compile", "--quiet", "--no-deps", "--generate-hashes", "--no-header", "--no-annotate")
HEAD = """# The exact versions that the tests ran with. `make lock` writes this file; all installations of the Makefile
# and of deploy/Containerfile hold to it.
"""
OWN = "coinbox"


def wanted() -> Iterator[Requirement]:
    """All that pyproject.toml asks for, in every extra and group."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    lists = [project["project"]["dependencies"], *project["project"]["optional-dependencies"].values()]
    for each in (*lists, *project["dependency-groups"].values(), project["build-system"]["requires"]):
        yield from (Requirement(line) for line in each)


def versions() -> dict[str, str]:
    """The package of each requirement, and those that it needs in turn, as they are installed here."""
    found: dict[str, str] = {}
    seen: set[tuple[str, str]] = set()
    waiting = [(each, extra) for each in wanted() for extra in ("", *each.extras)]
    while waiting:
        requirement, extra = waiting.pop()
        name = canonicalize_name(requirement.name)
        if name == OWN or (name, extra) in seen:
            continue
        seen.add((name, extra))
        try:
            package = distribution(requirement.name)
        except PackageNotFoundError:
            continue
        found[name] = package.version
        for line in package.requires or ():
            needed = Requirement(line)
            if needed.marker is None or needed.marker.evaluate({"extra": extra}):
                waiting += [(needed, each) for each in ("", *needed.extras)]
    return found


def main() -> None:
    lines = [f"{name}=={version}\n" for name, version in sorted(versions().items())]
    FILE.write_text(HEAD + "".join(lines), encoding="utf-8")
    found = subprocess.run([sys.executable, *COMPILE, FILE], check=True, capture_output=True, text=True, cwd=ROOT)
    HASHES.write_text(found.stdout, encoding="utf-8")
    sys.stdout.write(f"{FILE.name}, {HASHES.name}: {len(lines)} packages\n")


if __name__ == "__main__":
    main()
