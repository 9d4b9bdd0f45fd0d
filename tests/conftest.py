"""Which files are read at all: a run of the slow tests need not read thousands of quick ones, four times over."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

KINDS = ("slow", "browser", "campaign")
"""The marks that tests are chosen by."""
IN_A_BROWSER = Path(__file__).parent / "web"
"""Its conftest marks everything there."""


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out files that have no test of the kinds asked for with `-m`, and the browser's if slow ones are not."""
    wanted = config.option.markexpr
    if wanted == "not slow":
        return collection_path == IN_A_BROWSER or None
    kinds = wanted.split(" or ")
    if not set(kinds) <= set(KINDS) or collection_path.suffix != ".py" or collection_path.parent == IN_A_BROWSER:
        return None
    return not any(_says(collection_path, kind) for kind in kinds) or None


@pytest.hookimpl(tryfirst=True)
def pytest_itemcollected(item: pytest.Item) -> None:
    """A mark that is not written in the file itself would be overlooked."""
    for kind in KINDS:
        if item.get_closest_marker(kind) and not _says(item.path, kind):
            raise pytest.UsageError(f"{item.nodeid}: write pytest.mark.{kind} into its file")


@cache
def _says(file: Path, kind: str) -> bool:
    return f"pytest.mark.{kind}" in file.read_text(encoding="utf-8")
