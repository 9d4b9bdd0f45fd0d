"""What only Japanese Occupation has on the page: Railways between the spaces, Intel chits, Zipper, a third winner."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from coinbox.text import say_in
from tests.web.looks import record
from tests.web.page import TablePage, Visitors

pytestmark = [pytest.mark.slow, pytest.mark.browser]

HEAD = "coinbox record 1\ngame: japanese_occupation   scenario: standard\n---\n"
CARD = HEAD + "card:J7\n"


def tokens(visitor: TablePage, form: str) -> int:
    """How many markers of a form lie on the board."""
    return visitor.page.locator(f".overlay .token .marker.{form}").count()


def test_a_railway_is_sabotaged_on_the_board(visitors: Visitors, tmp_path: Path) -> None:
    visitor = visitors.new().continue_record(CARD, tmp_path)
    assert visitor.names()["r7"] == "Negri Sembilan-Johore Railway: no markers; starred"
    assert "thailand" not in visitor.names()
    expect(visitor.page.locator(".veils text")).to_have_text("Out of Play")
    visitor.choose("limited-op", "sabotage", "negri_sembilan")
    assert visitor.glowing() == {"r6", "r7"}
    visitor.click_space("r5")
    expect(visitor.why).to_contain_text("Railway")
    visitor.choose("r7")
    visitor.expect_board(visitor.state()["view"])
    assert tokens(visitor, "square") == 1
    assert visitor.names()["r7"].startswith("Negri Sembilan-Johore Railway: Sabotage; starred")


def test_an_intel_chit_is_revealed_and_a_marker_moved(visitors: Visitors, tmp_path: Path) -> None:
    visitor = visitors.new().continue_record(CARD, tmp_path)
    assert (tokens(visitor, "back"), tokens(visitor, "face")) == (9, 0)
    visitor.choose("op-special", "contact", "move-force", "force_136:perak>pahang")
    visitor.choose("done", "gather", "pahang", "kelantan")
    assert (tokens(visitor, "back"), tokens(visitor, "face")) == (8, 1)
    visitor.expect_board(visitor.state()["view"])


def test_caches_wait_on_the_zipper_track_and_the_icon_is_on_the_card(visitors: Visitors, tmp_path: Path) -> None:
    visitor = visitors.new().continue_record(CARD, tmp_path)
    expect(visitor.page.locator(".steps li").filter(has=visitor.page.get_by_role("img"))).to_have_count(2)
    icon = visitor.page.locator(".card .icon")
    expect(icon).to_contain_text(say_in("en", "japanese_occupation", f"icon-{visitor.state()['view']['icon']}"))


def test_both_players_may_lose(visitors: Visitors, tmp_path: Path) -> None:
    visitor = visitors.new().continue_record(record("mpaja-final", "japanese_occupation"), tmp_path)
    end = visitor.page.locator("section.end")
    expect(end.get_by_role("heading", level=2)).to_have_text(say_in("en", "japanese_occupation", "result-mpaja"))
    expect(end).to_contain_text("both players lose")
    visitor.expect_board(visitor.state()["view"])
