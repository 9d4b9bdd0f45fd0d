"""axe-core finds nothing on narrow pages, in both themes; test_looks.py asks about wide ones."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.campaign import CAMPAIGN
from tests.web.axe import BESIDE_THE_MAP, PANEL, TURN, faults, in_both_themes
from tests.web.looks import SCENES, THEMES, Look, looking
from tests.web.page import Site

MORE = (("own", 1024), ("opponent", 390), ("replay", 844), ("end", 844))
NARROW = (("own", 390), ("own", 844), ("replay", 1024), ("end", 390), *(MORE if CAMPAIGN else ()))


@pytest.mark.parametrize(("scene", "width"), NARROW)
def test_narrow_pages_are_accessible_with_each_of_their_panels(
    site: Site, browser: Browser, scene: str, width: int
) -> None:
    with looking(browser, Look(width)) as page:
        SCENES[scene](page, site.address)
        tabs = page.get_by_role("tab").all()
        assert tabs
        assert in_both_themes(page, BESIDE_THE_MAP) == {"light": [], "dark": []}
        for number, tab in enumerate(tabs):
            tab.click()
            if CAMPAIGN:
                assert in_both_themes(page, PANEL) == {"light": [], "dark": []}, tab.inner_text()
            else:
                page.evaluate(TURN, THEMES[number % 2])
                assert faults(page, PANEL) == [], tab.inner_text()


def test_axe_finds_what_is_wrong(browser: Browser) -> None:
    """The proof above is worth something only if a fault is found at all."""
    with looking(browser) as page:
        page.set_content("<html lang=en><title>x</title><main><h1>x</h1><button></button></main></html>")
        assert any(fault.startswith("button-name (critical)") for fault in faults(page))
