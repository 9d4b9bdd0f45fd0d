"""A turn without a mouse."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.page import Json, TablePage, Visitors

pytestmark = [pytest.mark.slow, pytest.mark.browser]

TABS = 60
STEPS = 12
FOCUS = """() => {
  const at = document.activeElement;
  if (!at || at.tabIndex < 0) return null;
  const style = getComputedStyle(at);
  const ring = document.querySelectorAll('.rings .focus').length > 0;
  const outline = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
  return { space: at.dataset.space ?? null, option: at.dataset.option ?? null, text: at.textContent.trim(),
           visible: at.matches(':focus-visible') && (at.dataset.space ? ring : outline) };
}"""


class Typist:
    """Somebody with a keyboard alone, who must see where the focus is."""

    def __init__(self, visitor: TablePage) -> None:
        self.visitor = visitor
        self.keyboard = visitor.page.keyboard

    @property
    def focus(self) -> Json | None:
        found: Json | None = self.visitor.page.evaluate(FOCUS)
        assert found is None or found["visible"], f"the focus cannot be seen on {found}"
        return found

    def tab_to(self, what: str, value: str | None = None) -> None:
        """Tab until the focus is on the wanted thing."""
        for _ in range(TABS):
            self.keyboard.press("Tab")
            focus = self.focus
            if focus and focus[what] is not None and value in (None, focus[what]):
                return
        raise AssertionError(f"Tab never reaches {what} {value}")

    def walk_to(self, space: str) -> None:
        """From space to space with the arrow keys, as the map lies."""
        if not (self.focus and self.focus["space"]):
            self.keyboard.press("ArrowDown")
        seen = set()
        for _ in range(STEPS):
            assert self.focus is not None
            here: str = self.focus["space"]
            if here == space:
                return
            seen.add(here)
            for arrow in self.arrows(here, space):
                self.keyboard.press(arrow)
                if self.focus["space"] not in seen:
                    break
        raise AssertionError(f"the arrow keys lead through {seen}, not to {space}")

    def arrows(self, here: str, there: str) -> list[str]:
        """The arrow that points best at a space, then the second best."""
        (x, y), (to_x, to_y) = self.centre(here), self.centre(there)
        across = "ArrowRight" if to_x > x else "ArrowLeft"
        along = "ArrowDown" if to_y > y else "ArrowUp"
        return [across, along] if abs(to_x - x) > abs(to_y - y) else [along, across]

    def centre(self, space: str) -> tuple[float, float]:
        box = self.visitor.space(space).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def digit(self, option: str) -> None:
        """Press the key that the option's button shows."""
        key = self.visitor.option(option).get_attribute("aria-keyshortcuts")
        assert key is not None
        with self.visitor.told("play"):
            self.keyboard.press(key.split()[-1])


def test_a_turn_with_the_keyboard_alone(visitors: Visitors) -> None:
    visitor = visitors.newcomer().visit()
    typist, page = Typist(visitor), visitor.page
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()
    typist.tab_to("text", "Start")
    typist.keyboard.press("Enter")
    visitor.wait_for_table()
    expect(page.get_by_role("dialog")).to_be_visible()
    typist.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    typist.digit("limited-op")
    typist.tab_to("option", "train")
    with visitor.told("play"):
        typist.keyboard.press("Enter")
    with visitor.told("undo"):
        typist.keyboard.press("u")
    typist.digit("sweep")
    typist.walk_to("thailand")
    typist.keyboard.press("Enter")
    expect(visitor.why).to_contain_text("Thailand")
    typist.walk_to("pahang")
    with visitor.told("play"):
        typist.keyboard.press("Enter")
    expect(visitor.steps).to_have_text(["Limited Operation", "Sweep", "Pahang"])
    typist.walk_to("kuala_lumpur")
    typist.keyboard.press("Enter")
    expect(page.locator(".picked")).to_contain_text("Troop")
    typist.walk_to("pahang")
    with visitor.told("play"):
        typist.keyboard.press("Enter")
    expect(visitor.space("pahang")).to_have_attribute("aria-label", re.compile("1 Troop"))
    typist.digit("done")
    expect(visitor.option("end-turn")).to_be_enabled()  # the guard of a moment is over
    with visitor.told("play"):
        typist.keyboard.press("e")
    line = next(line for line in visitor.record().splitlines() if line.startswith("british "))
    assert line.split()[1:] == ["limited-op", "sweep", "pahang", "troop:kuala_lumpur>pahang", "done", "end-turn"]


def test_leaving_the_table_with_the_focus_on_a_space_and_coming_back(visitors: Visitors) -> None:
    visitor = visitors.new().visit().start()
    typist = Typist(visitor)
    visitor.choose("limited-op", "sweep")
    typist.walk_to("pahang")
    visitor.page.go_back()
    mine = visitor.page.get_by_role("region", name="My games")
    expect(mine).to_contain_text("Your turn")
    mine.get_by_role("link").press("Enter")
    visitor.wait_for_table()
    expect(visitor.steps).to_have_text(["Limited Operation", "Sweep"])
    visitor.choose("pahang")
