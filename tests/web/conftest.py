"""A real server and a real browser; nobody's page may complain on its console."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web.page import STATIC, Site, Visitors

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The system's Chromium."""
    chromium = shutil.which("chromium")
    assert chromium, "the browser tests need Chromium as `chromium` on the PATH; `make test` installs it"
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        yield opened
        opened.close()


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """A server of this test's own, with its own data."""
    assert (STATIC / "index.html").is_file(), "the page has not been built; `make test` does it (npm run build in web/)"
    served = Site(tmp_path / "tables.sqlite")
    served.start()
    yield served
    served.stop()


@pytest.fixture
def visitors(site: Site, browser: Browser) -> Iterator[Visitors]:
    """People who come to the site, each with a browser profile of their own."""
    coming = Visitors(site, browser)
    yield coming
    coming.leave()
    assert coming.complaints == []


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder runs in a browser, after the quick tests; the longest tests begin first."""
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.slow)
            item.add_marker(pytest.mark.browser)
    items.sort(key=lambda item: "by_random_clicks" not in item.name)
