"""Help, the card gallery and the tour: each is found again after a reload, and the way back leads to the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.looks import HEIGHTS
from tests.web.page import Json, TablePage, Visitors

pytestmark = [pytest.mark.slow, pytest.mark.browser]

# What the tour's frame surrounds, how much of the frame is in sight, and whether the prompt or the box lies over it.
FRAMED = """() => {
  const box = document.querySelector('[data-stop]');
  const spot = document.querySelector('.spot')?.getBoundingClientRect();
  const target = [...document.querySelectorAll(`[data-tour="${box.dataset.stop}"]`)].find((e) => e.checkVisibility());
  if (!spot || !target) return null;
  const [a, b] = [target.getBoundingClientRect(), box.getBoundingClientRect()];
  const near = (x, y) => Math.abs(x - y) < 8;
  const middle = document.elementFromPoint((a.left + a.right) / 2, spot.top + 20);
  return { around: near(spot.left, a.left) && near(spot.top, a.top),
           seen: spot.top > -8 && spot.bottom < innerHeight + 8, tall: spot.height > 20,
           clear: target.contains(middle) || box.dataset.stop === 'help',
           boxed: b.left >= 0 && b.right <= innerWidth && b.top >= 0 && b.bottom <= innerHeight };
}"""
BOXED = """box => {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
}"""
STOPS = ["goal", "prompt", "board", "tracks", "turn", "card", "log", "help"]


GOOD = {"around": True, "seen": True, "tall": True, "clear": True, "boxed": True}


def framed(visitor: TablePage) -> Json | None:
    found: Json | None = visitor.page.evaluate(FRAMED)
    return found


def dialog(visitor: TablePage) -> Locator:
    return visitor.page.locator("dialog[open]")


def expect_address(visitor: TablePage, end: str) -> None:
    expect(visitor.page).to_have_url(re.compile(rf"#/t/{visitor.table}{re.escape(end)}$"))


def test_help_has_an_address(visitors: Visitors) -> None:
    visitor = visitors.new().visit().start()
    page = visitor.page
    page.get_by_role("button", name="Help").click()
    expect_address(visitor, "/help")
    page.get_by_role("tab", name="Propaganda Round").click()
    expect_address(visitor, "/help/propaganda")
    page.reload()
    expect(dialog(visitor).get_by_role("tab", selected=True)).to_have_text("Propaganda Round")
    page.go_back()
    expect(dialog(visitor)).to_have_count(0)
    expect_address(visitor, "")
    page.go_forward()
    expect(dialog(visitor).get_by_role("tab", selected=True)).to_have_text("Propaganda Round")
    page.keyboard.press("Escape")
    expect(dialog(visitor)).to_have_count(0)
    expect_address(visitor, "")
    visitor.choose("limited-op")
    page.locator(".prompt .linklike").first.click()
    expect_address(visitor, "/help/2.3.4")
    expect(dialog(visitor).locator(".wanted")).to_contain_text("2.3.4")
    dialog(visitor).get_by_role("button", name="Close").dblclick()
    expect(dialog(visitor)).to_have_count(0)
    expect_address(visitor, "")
    expect(visitor.steps).to_have_text(["Limited Operation"])


def test_an_address_of_the_gallery_can_be_shared(visitors: Visitors) -> None:
    visitor = visitors.new().visit().start()
    page = visitor.page
    page.goto(f"{page.url}/cards/M10")
    page.reload()
    expect(dialog(visitor).locator(".wanted h3")).to_contain_text("M10")
    dialog(visitor).get_by_role("button", name="Close").click()
    expect_address(visitor, "")
    page.keyboard.press("c")
    expect_address(visitor, f"/cards/{visitor.state()['view']['card']}")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect_address(visitor, "/help")
    expect(dialog(visitor)).to_have_count(1)
    page.go_back()
    expect_address(visitor, "")


def test_help_in_a_replay_comes_back_to_its_moment(visitors: Visitors) -> None:
    visitor = visitors.new().visit().start()
    visitor.choose("limited-op", "sweep")
    page = visitor.page
    page.goto(f"{page.url}/m/1/help/page")
    page.reload()
    expect(dialog(visitor).get_by_role("tab", selected=True)).to_have_text("This page")
    page.keyboard.press("Escape")
    expect_address(visitor, "/m/1")
    expect(page.get_by_role("slider", name="Moment of the game")).to_have_value("1")


@pytest.mark.parametrize("width", HEIGHTS)
def test_the_tour_shows_every_stop(visitors: Visitors, width: int) -> None:
    """Also those in a tab that is closed; afterwards the tab is the one of before."""
    visitor = visitors.new(phone=width < 600, toured=False)
    visitor.page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
    visitor.visit().start()
    tour = visitor.page.locator("[data-stop]")
    for stop in STOPS:
        expect(tour).to_have_attribute("data-stop", stop)
        if stop == "goal":
            expect(tour).to_contain_text(visitor.site.say("en", "malaya", "goal-mcp"))
            assert tour.evaluate(BOXED)
        else:
            visitor.wait(lambda: framed(visitor) == GOOD, lambda: f"{width}: {framed(visitor)}")
        tour.get_by_role("button", name=re.compile("^(Next|Play)$")).click()
    expect(tour).to_have_count(0)
    if width < 1280:
        expect(visitor.page.get_by_role("tab", selected=True)).to_have_text("Card")
