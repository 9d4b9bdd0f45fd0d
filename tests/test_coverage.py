"""Every section and every card side has a function that carries it out and a test that proves it."""

from __future__ import annotations

import pytest

from tests.coverage_table import ROOT, page, rows
from tests.games import OWN_GAMES


@pytest.mark.parametrize("game", OWN_GAMES)
def test_no_row_is_empty(game: str) -> None:
    sections, sides, rulings = rows(game)
    assert len(sections) > 50
    assert len(sides) > 60
    for row in sections:
        assert row.functions, f"no function is marked with {row.entry}"
    for row in [*sections, *sides, *rulings]:
        assert row.tests, f"no test covers {row.entry}"


@pytest.mark.parametrize("game", OWN_GAMES)
def test_the_page_in_docs_is_the_present_one(game: str) -> None:
    written = (ROOT / "docs" / f"coverage-{game.replace('_', '-')}.md").read_text(encoding="utf-8")
    assert written == page(game), "run `make docs`"
