"""constraints.txt holds every package that pyproject.toml asks for, and what they need in turn."""

from __future__ import annotations

import re
from pathlib import Path

import lock
from packaging.utils import canonicalize_name

LINES = [line for line in lock.FILE.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]


def test_every_line_is_one_version_and_names_no_registry() -> None:
    assert len(LINES) > 60
    assert [line for line in LINES if not re.fullmatch(r"[a-z0-9-]+==[A-Za-z0-9.+!]+", line)] == []
    names = [line.split("==")[0] for line in LINES]
    assert sorted(set(names)) == names


def test_every_requirement_is_held_at_a_version_that_fits() -> None:
    held = dict(line.split("==") for line in LINES)
    for requirement in lock.wanted():
        name = canonicalize_name(requirement.name)
        if name in ("coinbox", "hatchling"):  # itself, and what builds it, which pip keeps in a place of its own
            continue
        assert name in held, name
        assert requirement.specifier.contains(held[name], prereleases=True), requirement


def test_what_is_needed_in_turn_is_held_too() -> None:
    missing = set(lock.versions()) - {line.split("==")[0] for line in LINES}
    assert missing == set()


def test_hashes_are_of_the_same_versions() -> None:
    text = lock.HASHES.read_text(encoding="utf-8")
    assert "://" not in text
    found = re.findall(
        r"^([a-z0-9-]+==[A-Za-z0-9.+!]+) \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", text, re.M
    )
    assert [name for name, _ in found] == LINES


def test_installations_hold_to_it() -> None:
    root = Path(__file__).parents[1]
    makefile = (root / "Makefile").read_text(encoding="utf-8")
    installs = re.findall(r"(?<!uv )pip install (?!.*pip>=).*", makefile)
    assert installs
    assert all("$(CONSTRAINTS)" in line for line in installs)
    assert "--constraint" in (root / "deploy" / "Containerfile").read_text(encoding="utf-8")
