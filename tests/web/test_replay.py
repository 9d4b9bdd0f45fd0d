"""Every moment of a game has an address, and a new game can begin there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import coinbox
from tests.kept import kept_text
from tests.web.page import TablePage, Visitors

pytestmark = [pytest.mark.slow, pytest.mark.browser]

TEXT = kept_text("malaya", "example-of-play")


def expect_moment(visitor: TablePage, record: str, moment: int) -> None:
    """Address and board are those of the library after so many decisions."""
    visitor.wait(lambda: visitor.page.url.endswith(f"/m/{moment}"), f"the address is {visitor.page.url}")
    visitor.expect_board(coinbox.load(record, to=moment).view())


def played(record: str) -> list[str]:
    """The options of a record one after the other, without remarks and the names of the players."""
    lines = [line.split() for line in record.split("---")[1].splitlines() if not line.startswith("#")]
    return [word for line in lines for word in line if word not in ("british", "mcp")]


def test_the_slider_shows_every_moment(visitors: Visitors, tmp_path: Path) -> None:
    visitor = visitors.new().continue_record(TEXT, tmp_path)
    record, count = visitor.record(), visitor.state()["decisions"]
    visitor.page.get_by_role("link", name="Replay").click()
    slider = visitor.page.get_by_role("slider", name="Moment of the game")
    expect_moment(visitor, record, count)
    slider.fill("17")
    expect_moment(visitor, record, 17)
    slider.press("ArrowRight")
    expect_moment(visitor, record, 18)
    slider.press("Home")
    expect_moment(visitor, record, 0)
    for button, moment in (
        ("Next decision", 1),
        ("Next turn", None),
        ("To the end", count),
        ("Previous decision", count - 1),
    ):
        visitor.page.get_by_role("button", name=button).click()
        if moment is not None:
            expect_moment(visitor, record, moment)
    expect(visitor.page.locator(".prompt")).to_have_count(0)
    visitor.page.get_by_role("link", name="Back to the table").click()
    expect(visitor.prompt).to_be_visible()
    visitor.expect_board(visitor.state()["view"])


def test_a_moments_address_can_be_opened_and_played_on(visitors: Visitors, tmp_path: Path) -> None:
    visitor = visitors.new().continue_record(TEXT, tmp_path)
    record, before = visitor.record(), visitor.table
    visitor.page.goto(f"{visitor.page.url}/m/30")
    visitor.page.reload()
    expect_moment(visitor, record, 30)
    visitor.page.get_by_role("button", name="Play on from here").click()
    dialog = visitor.page.get_by_role("dialog")
    dialog.get_by_role("group", name="British").get_by_label("me", exact=True).check()
    dialog.get_by_role("group", name="MCP").get_by_label("me", exact=True).check()
    dialog.get_by_role("button", name="Start").click()
    visitor.page.wait_for_url(lambda url: before not in url)
    visitor.wait_for_table()
    assert not re.search("/m/", visitor.page.url)
    assert visitor.state()["decisions"] == 30
    visitor.expect_board(coinbox.load(record, to=30).view())
    visitor.choose(visitor.options()[0])
    assert visitor.state()["decisions"] == 31
    assert played(visitor.record())[:30] == played(record)[:30]
