"""axe-core, asked for everything that it finds wrong on a page."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Page

from tests.web.looks import THEMES, Json
from tests.web.page import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = "([where, rules]) => axe.run(where, { resultTypes: ['violations'], iframes: false, ...rules })"
# The board's drawing is a picture of two thousand shapes, hidden from screen readers.
PAGE = {"exclude": [".drawing svg"]}
PANEL = {"include": ["#panel"]}
BESIDE_THE_MAP = {"exclude": [".map"]}
COLOURS = {"runOnly": ["color-contrast"]}
TURN = "theme => (document.documentElement.dataset.theme = theme)"


@cache
def axe() -> str:
    assert AXE.is_file(), "axe-core is not installed: run `make test`, or `npm ci` in web/"
    return AXE.read_text()


def faults(page: Page, where: Json = PAGE, rules: Json | None = None) -> list[str]:
    """What axe-core finds: rule, impact and elements."""
    # Evaluated from outside, because the page's content policy allows no inline script.
    if page.evaluate("!window.axe"):
        page.evaluate(axe())
    found: Any = page.evaluate(RUN, [where, rules or {}])
    assert found["passes"], "axe-core looked at nothing"
    return [
        f"{each['id']} ({each['impact']}): {', '.join(str(node['target']) for node in each['nodes'])}"
        for each in found["violations"]
    ]


def in_both_themes(page: Page, where: Json = PAGE) -> dict[str, list[str]]:
    """The faults by theme, which is turned as the settings do; the second can be wrong in its colours only."""
    found = {}
    for theme, rules in zip(THEMES, ({}, COLOURS), strict=True):
        page.evaluate(TURN, theme)
        found[theme] = faults(page, where, rules)
    return found
