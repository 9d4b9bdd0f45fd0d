"""A real server and a real browser; nobody's page may complain on its console."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from playwright.sync_api import Browser

from tests.web.browser import NoBrowser, launched
from tests.web.page import MEMORY, Site, Visitors, served


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests; each visitor has a profile of their own."""
    try:
        with launched() as opened:
            yield opened
    except NoBrowser as error:
        pytest.fail(str(error), pytrace=False)


@pytest.fixture(scope="session")
def site() -> Iterator[Site]:
    """One server for all tests that do not stop it."""
    with TemporaryDirectory(dir=MEMORY) as folder, served(Path(folder)) as running:
        yield running


@pytest.fixture
def visitors(site: Site, browser: Browser) -> Iterator[Visitors]:
    """People who come to the site, each with a browser profile of their own."""
    coming = Visitors(site, browser)
    yield coming
    coming.leave()
    assert coming.complaints == []


@pytest.fixture
def house() -> Iterator[Site]:
    """A server with a club that is open to all and in which nobody is yet."""
    with TemporaryDirectory(dir=MEMORY) as folder, served(Path(folder), options=("--club",)) as running:
        yield running


@pytest.fixture
def people(house: Site, browser: Browser) -> Iterator[Visitors]:
    """People who come to the club."""
    coming = Visitors(house, browser)
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
