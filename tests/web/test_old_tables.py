"""Tables that an older version has stored: listed, read up to where they fit, and played on from there."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.table.test_old_store import FITS, KNOWN, STORES
from tests.web.page import Site, Visitors

MARCH = KNOWN["march"]


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """A server on a copy of the old store; one of its games has a word that does not fit the rules of today."""
    served = Site(Path(shutil.copy(STORES / "0.3.0.sqlite", tmp_path)))
    served.start()
    yield served
    served.stop()


@pytest.fixture
def visitors(site: Site, browser: Browser) -> Iterator[Visitors]:
    coming = Visitors(site, browser)
    yield coming
    coming.leave()
    assert coming.complaints == []


def test_a_table_that_stops_says_why_and_is_played_on(visitors: Visitors, site: Site, tmp_path: Path) -> None:
    visitor = visitors.new()
    page = visitor.page
    visitor.open_link(f"{site.address}/#/t/{MARCH['table']}?seat={MARCH['seats']['mcp']}")
    expect(page.locator("#prompt-text")).to_contain_text(f"can be read up to decision {FITS}")
    expect(page.locator("#prompt-text")).to_contain_text("'Kuala Lumpur' is not offered here")
    visitor.expect_board(visitor.state()["view"])
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download the record").click()
    saved.value.save_as(tmp_path / "kept.coin")
    assert (tmp_path / "kept.coin").read_text().count("kuala_lumpur") == MARCH["record"].count("kuala_lumpur")
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    for faction in ("British", "MCP"):
        dialog.get_by_role("group", name=faction).get_by_label("me", exact=True).check()
    dialog.get_by_role("button", name="Start").click()
    page.wait_for_url(lambda url: MARCH["table"] not in url)
    visitor.wait_for_table()
    visitor.choose(visitor.options()[0])
    assert visitor.state()["decisions"] == FITS + 1
    visitor.visit()
    stopped = page.get_by_role("listitem").filter(has_text=f"readable up to decision {FITS}")
    expect(stopped).to_have_count(1)
    stopped.get_by_role("link").click()
    page.get_by_role("link", name="Replay").first.click()
    expect(page.get_by_text(re.compile(f"of {FITS}"))).to_be_visible()
