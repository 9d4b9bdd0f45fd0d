"""Fingers on a phone: tap, drag and pinch."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.page import Json, TablePage, Visitors

pytestmark = [pytest.mark.slow, pytest.mark.browser]

STEPS = 6
Spot = tuple[float, float]

# Where the whole board lies on the screen, and how much the browser itself has enlarged or scrolled the page.
LIES = """() => {
  const { x, y, width } = document.querySelector('.sheet').getBoundingClientRect();
  const frame = document.querySelector('.frame').getBoundingClientRect();
  return { x: x - frame.x, y: y - frame.y, width, page: visualViewport.scale,
           scrolled: document.querySelector('main').scrollTop };
}"""


class Fingers:
    """Touches as the browser gets them from its screen."""

    def __init__(self, visitor: TablePage) -> None:
        self.page = visitor.page
        self.screen = self.page.context.new_cdp_session(self.page)

    def _touch(self, kind: str, *spots: Spot) -> None:
        points = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(spots)]
        self.screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def move(self, *ways: tuple[Spot, Spot]) -> None:
        """Put down one finger for each way, move them together and lift them."""
        self._touch("touchStart", *(start for start, _ in ways))
        for step in range(1, STEPS + 1):
            part = step / STEPS
            self._touch("touchMove", *((a + (c - a) * part, b + (d - b) * part) for (a, b), (c, d) in ways))
        self._touch("touchEnd")
        self.page.wait_for_timeout(200)  # the board is drawn anew once the fingers rest

    def drag(self, start: Spot, right: float, down: float) -> None:
        self.move((start, (start[0] + right, start[1] + down)))

    def pinch(self, middle: Spot, apart: float, to: float) -> None:
        """Two fingers beside each other, from one distance to another."""
        x, y = middle
        self.move(((x - apart / 2, y), (x - to / 2, y)), ((x + apart / 2, y), (x + to / 2, y)))


def lies(visitor: TablePage) -> Json:
    found: Json = visitor.page.evaluate(LIES)
    return found


def middle(visitor: TablePage) -> Spot:
    box = visitor.page.locator(".frame").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.fixture
def phone(visitors: Visitors) -> TablePage:
    """Somebody with a phone who may choose a space to sweep."""
    visitor = visitors.new(phone=True).visit().start()
    visitor.press("limited-op", "sweep")
    return visitor


def test_pinch_and_drag_move_the_board_and_choose_nothing(phone: TablePage) -> None:
    fingers, chosen = Fingers(phone), phone.commands
    fitted = lies(phone)
    fingers.pinch(middle(phone), 80, 200)
    near = lies(phone)
    assert near["width"] / fitted["width"] == pytest.approx(2.5, rel=0.1)
    assert near["page"] == 1, "the browser must not enlarge the page"
    for start in (middle(phone), phone.point_of_space("pahang")):
        before = lies(phone)
        fingers.drag(start, -60, 40)
        after = lies(phone)
        moved = after["x"] - before["x"], after["y"] - before["y"]
        assert moved == (pytest.approx(-60, abs=12), pytest.approx(40, abs=12))
        assert after["scrolled"] == 0
    fingers.pinch(middle(phone), 200, 40)
    assert lies(phone)["width"] == pytest.approx(fitted["width"], abs=1)
    assert phone.commands == chosen
    expect(phone.why).to_have_count(0)
    expect(phone.card_of_space).to_have_count(0)


def test_a_tap_after_a_drag_chooses(phone: TablePage) -> None:
    fingers = Fingers(phone)
    fingers.pinch(middle(phone), 80, 160)
    fingers.drag(middle(phone), 30, 30)
    phone.choose("pahang")
    assert phone.state()["turn"]["steps"][-1]["name"] == "pahang"


def test_a_second_finger_turns_the_drag_of_a_piece_into_a_pinch(phone: TablePage) -> None:
    phone.choose("pahang")
    fingers, chosen = Fingers(phone), phone.commands
    x, y = phone.point_of_piece("kuala_lumpur", "troop")
    before = lies(phone)
    fingers.move(((x, y), (x - 40, y)), ((x + 60, y), (x + 100, y)))
    assert lies(phone)["width"] > before["width"] * 1.5
    expect(phone.page.locator(".picked")).to_be_empty()
    assert phone.commands == chosen


def test_one_finger_scrolls_the_page_while_the_board_is_fitted(phone: TablePage) -> None:
    fitted = lies(phone)
    Fingers(phone).drag(middle(phone), 0, -150)
    assert lies(phone)["scrolled"] > 50
    assert lies(phone)["width"] == fitted["width"]


def test_the_card_of_a_space_closes_with_the_decision(phone: TablePage) -> None:
    card = phone.card_of_space
    phone.click_space("thailand")
    expect(phone.why).to_be_visible()
    expect(card).to_contain_text("Thailand")
    phone.prompt.tap(position={"x": 6, "y": 6})
    expect(card).to_have_count(0)
    phone.choose("pahang")
    expect(card).to_have_count(0)
