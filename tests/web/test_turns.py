"""A whole turn of each game with the keyboard alone, and with fingers alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.games import OWN_GAMES
from tests.web.page import TablePage, Visitors
from tests.web.seats import seat_at

pytestmark = [pytest.mark.slow, pytest.mark.browser]

CLOSING = ("done", "decline", "nothing", "end-turn")
MOST = 40
"""So many choices a turn may take."""
KEEN = 6
"""After so many choices a question is closed wherever it can be."""
LONG_PRESS = 650


def play_a_turn(visitor: TablePage, choose: Callable[[str], None], close: Callable[[str], None]) -> None:
    """Go on to the end of the first turn with a Special Activity: a few choices, then everything is closed."""
    for number in range(MOST):
        offered = visitor.options()
        closing = next((name for name in CLOSING if name in offered), None)
        open_to = [name for name in offered if name not in (*CLOSING, "pass")]
        if closing and (number >= KEEN or not open_to):
            close(closing)
        else:
            choose("op-special" if "op-special" in open_to else open_to[-1])
        if any(" op-special " in line and line.endswith(" end-turn") for line in visitor.record().splitlines()):
            return
    raise AssertionError("the turn did not end")


@pytest.mark.parametrize("game", OWN_GAMES)
def test_a_turn_by_keys(visitors: Visitors, game: str) -> None:
    """Each option by the key that it shows, Enter for what closes a question, `e` for the end of the turn."""
    visitor = visitors.new().open_link(seat_at(visitors.site, game))
    keyboard = visitor.page.keyboard

    def choose(name: str) -> None:
        key = visitor.option(name).get_attribute("aria-keyshortcuts")
        assert key, f"{name} has no key"
        with visitor.told("play"):
            keyboard.press(key.split()[0])

    def close(name: str) -> None:
        if name == "end-turn":
            expect(visitor.page.locator("[data-end]")).to_have_attribute("aria-disabled", "false")
        with visitor.told("play"):
            keyboard.press("e" if name == "end-turn" else "Enter")

    play_a_turn(visitor, choose, close)


@pytest.mark.parametrize("game", OWN_GAMES)
def test_a_turn_by_fingers(visitors: Visitors, game: str) -> None:
    """Every choice is first asked about with a long press, then done from the sheet or by a tap."""
    visitor = visitors.new(phone=True).open_link(seat_at(visitors.site, game))
    page = visitor.page
    screen = page.context.new_cdp_session(page)
    asked = 0

    def choose(name: str) -> None:
        nonlocal asked
        asked += 1
        button = visitor.option(name)
        button.scroll_into_view_if_needed()
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 40, f"{name} is too small for a finger"
        if asked % 2:
            with visitor.told("play"):
                button.tap()
            return
        at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2, "id": 0}
        screen.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        page.wait_for_timeout(LONG_PRESS)
        screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(page.locator("dialog[open] [data-preview]")).to_be_attached()
        with visitor.told("play"):
            page.locator("[data-do-it]").tap()
        expect(page.locator("dialog[open]")).to_have_count(0)

    def close(name: str) -> None:
        button = page.locator("[data-end]") if name == "end-turn" else visitor.option(name)
        if name == "end-turn":
            expect(button).to_have_attribute("aria-disabled", "false")
        with visitor.told("play"):
            button.tap()

    play_a_turn(visitor, choose, close)
    assert asked >= 2
