"""The printed facts of a game, as they stand in the TOML files of its folder."""

from __future__ import annotations

from typing import Any


def facts_in(package: str, file: str) -> dict[str, Any]:
    """Everything in a TOML file of a game's package."""
    # Both are slow to import, and a program that opens no game needs neither.
    import tomllib
    from importlib.resources import files

    return tomllib.loads(files(package).joinpath(file).read_text(encoding="utf-8"))
