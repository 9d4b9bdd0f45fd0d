"""Exercises on the page: the list, a turn that is played and judged, and the best one shown."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from coinbox.learn.exercises import Exercise, exercises_of
from tests.web.axe import faults
from tests.web.page import Visitors

pytestmark = [pytest.mark.slow, pytest.mark.browser]
GAME = "kenya"
WIDE = "document.documentElement.scrollWidth > innerWidth"


def expect_sound(page: Page) -> None:
    """Nothing is wrong for anybody's eyes or ears, and nothing is wider than the page."""
    assert faults(page) == []
    assert not page.evaluate(WIDE)


def play(page: Page, exercise: Exercise, way: tuple[str, ...]) -> None:
    """Choose these options one after the other."""
    for name in way:
        with page.expect_response(re.compile(rf"/exercises/{exercise.id}\?")):
            page.locator(f"button[data-option='{name}']").click()
    expect(page.locator("[data-act=judge]")).to_be_visible()


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("ja", True)])
def test_a_turn_is_played_and_judged(visitors: Visitors, lang: str, phone: bool) -> None:
    exercise = min(exercises_of(GAME), key=lambda each: len(each.way) + len(each.others[-1].way))
    visitor = visitors.new(phone=phone, lang=lang)
    say = visitor.site.say
    page = visitor.visit().page
    page.locator(f"a[href='#/exercise/{GAME}']").click()
    entry = page.locator(f"a[href='#/exercise/{GAME}/{exercise.id}']")
    expect(page.locator("li a")).to_have_count(len(exercises_of(GAME)))
    expect_sound(page)
    entry.click()
    expect(page.locator("[data-option]").first).to_be_visible()
    expect_sound(page)

    play(page, exercise, exercise.others[-1].way)
    page.locator("[data-act=judge]").click()
    verdict = page.locator("[data-verdict]")
    expect(verdict).to_have_attribute("data-verdict", "clear")
    expect_sound(page)
    page.locator("[data-act=show]").click()
    expect(page.get_by_role("heading", name=say(lang, GAME, "web-exercise-best"))).to_be_focused()
    expect(page.locator("[data-beat='0']")).to_be_visible()
    expect_sound(page)
    page.locator("[data-act=hide]").click()
    expect(verdict).to_be_visible()

    page.locator("[data-act=anew]").click()
    first, *_ = exercise.way
    page.locator(f"button[data-option='{first}']").click()
    page.locator("[data-act=back]").click()
    expect(page.locator("[data-act=back]")).to_have_count(0)
    play(page, exercise, exercise.way)
    page.locator("[data-act=judge]").click()
    expect(verdict).to_have_attribute("data-verdict", "same")
    page.locator(f"a[href='#/exercise/{GAME}']").click()
    expect(entry.locator("[data-mark=solved]")).to_be_visible()


def test_an_exercise_that_is_not_there_is_said_to_be_missing(visitors: Visitors) -> None:
    visitors.forgiven = re.compile("404")
    visitor = visitors.new()
    visitor.page.goto(f"{visitor.site.address}/#/exercise/{GAME}/zzzzzz")
    expect(visitor.page.get_by_role("alert")).to_be_visible()
