"""axe-core finds nothing serious or critical on any page, in both languages and both themes."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.web.looks import SCENES, THEMES, Look, by_turns, looking
from tests.web.page import ROOT, Site

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
# The board's drawing is a picture of two thousand shapes, hidden from screen readers.
RUN = "axe.run({ exclude: ['.drawing svg'] }, { resultTypes: ['violations'], iframes: false })"
TURN = "theme => (document.documentElement.dataset.theme = theme)"


@cache
def axe() -> str:
    assert AXE.is_file(), "axe-core is not installed: run `make test`, or `npm ci` in web/"
    return AXE.read_text()


def faults(page: Page) -> list[str]:
    """What axe-core finds: rule, impact and elements."""
    # Evaluated from outside, because the page's content policy allows no inline script.
    page.evaluate(axe())
    found: Any = page.evaluate(RUN)
    assert found["passes"], "axe-core looked at nothing"
    return [
        f"{each['id']} ({each['impact']}): {', '.join(str(node['target']) for node in each['nodes'])}"
        for each in found["violations"]
        if each["impact"] in GRAVE
    ]


def in_both_themes(page: Page) -> dict[str, list[str]]:
    """The faults by theme; the theme is turned as the settings do."""
    found = {}
    for theme in THEMES:
        page.evaluate(TURN, theme)
        found[theme] = faults(page)
    return found


@pytest.mark.parametrize(("scene", "lang"), by_turns(SCENES, ("start", "own", "end")))
def test_every_page_is_accessible(site: Site, browser: Browser, scene: str, lang: str) -> None:
    with looking(browser, Look(1440, lang)) as page:
        SCENES[scene](page, site.address)
        assert in_both_themes(page) == {"light": [], "dark": []}


@pytest.mark.parametrize(
    ("scene", "width"), [("own", 1024), ("own", 390), ("opponent", 390), ("replay", 1024), ("end", 390)]
)
def test_narrow_pages_are_accessible_with_each_of_their_panels(
    site: Site, browser: Browser, scene: str, width: int
) -> None:
    with looking(browser, Look(width)) as page:
        SCENES[scene](page, site.address)
        tabs = page.get_by_role("tab").all()
        assert tabs
        for tab in tabs:
            tab.click()
            assert in_both_themes(page) == {"light": [], "dark": []}, tab.inner_text()


def test_axe_finds_what_is_wrong(browser: Browser) -> None:
    """The proof above is worth something only if a fault is found at all."""
    with looking(browser) as page:
        page.set_content("<html lang=en><title>x</title><main><h1>x</h1><button></button></main></html>")
        assert any(fault.startswith("button-name (critical)") for fault in faults(page))
