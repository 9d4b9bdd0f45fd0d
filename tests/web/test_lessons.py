"""Every lesson is played to its end on the page: as it suggests, and by random ways that leave it and come back."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from coinbox.learn.lessons import lessons_of
from tests.campaign import CAMPAIGN
from tests.games import OWN_GAMES
from tests.web.page import Json, TablePage, Visitors

pytestmark = [pytest.mark.slow, pytest.mark.browser]
MOST_PRESSES = 400
SUGGESTED = 0
"""The way that takes every suggestion; others are seeds of random ways."""
ALL = [
    (game, faction, lang, way)
    for game in OWN_GAMES
    for faction in lessons_of(game)
    for lang in ("en", "ja")
    for way in (SUGGESTED, 1, 2, 3)
]
SOME = [("arab_revolt", "rebels", "en", SUGGESTED), ("kenya", "mau_mau", "ja", 1)]


class Learner:
    """Somebody who takes a lesson: what the page shows him, and what he presses next."""

    def __init__(self, page: Page, way: int) -> None:
        self.page = page
        self.panel: Locator = page.locator(".step")
        self.rng = random.Random(way)
        self.wanders = way != SUGGESTED
        self.knows = False
        """Whether he has said that he wants to play the turn his own way."""
        self.strayed = 0

    def press(self, button: Locator) -> Json:
        """Press what asks the server, and wait until the page shows the answer."""
        with self.page.expect_response(re.compile("/lessons/")) as answer:
            button.click()
        at: Json = answer.value.json()
        expect(self.panel).to_contain_text(at["other"] if at["strayed"] else at["say"])
        return at

    def next(self, at: Json) -> Json:
        """One press more."""
        if at["turn_over"]:
            self.knows = False
            return self.press(self.panel.locator(".row .button.main"))
        if at["strayed"] and not self.knows:
            return self.decide(at)
        if not at["do"]:
            return self.press(self.panel.locator(".row .button.main"))
        names = [option["name"] for option in at["state"]["decision"]["options"]]
        name = self.rng.choice(names) if self.wanders and self.rng.random() < 0.6 else at["suggested"]
        if at["strayed"]:
            name = self.rng.choice(names)
        button = self.panel.locator(f'.options [data-option="{name}"]')
        expect(button).to_have_attribute("aria-disabled", "false")
        return self.press(button)

    def decide(self, at: Json) -> Json:
        """Take the choice back, or play the turn in his own way."""
        self.strayed += 1
        if self.rng.random() < 0.5:
            return self.press(self.panel.locator(".row .button.main"))
        self.panel.locator(".row .button:not(.main)").click()
        self.knows = True
        return at


def lesson(visitor: TablePage, game: str, faction: str) -> Json:
    """The lesson, opened; what its first step says."""
    with visitor.page.expect_response(re.compile("/lessons/")) as answer:
        visitor.page.goto(f"{visitor.site.address}/#/learn/{game}/{faction}")
    found: Json = answer.value.json()
    return found


@pytest.mark.parametrize(("game", "faction", "lang", "way"), ALL if CAMPAIGN else SOME)
def test_a_lesson_leads_to_its_end(visitors: Visitors, game: str, faction: str, lang: str, way: int) -> None:
    visitor = visitors.new(phone=lang == "ja", lang=lang)
    at = lesson(visitor, game, faction)
    learner = Learner(visitor.page, way)
    for _ in range(MOST_PRESSES):
        at = learner.next(at)
        if at["over"]:
            break
    assert at["over"], "the lesson does not end"
    assert (learner.strayed > 0) == learner.wanders
    expect(learner.panel.locator("a[href='#/']")).to_be_visible()


def test_what_a_step_speaks_of_is_lit(visitors: Visitors) -> None:
    visitor = visitors.new()
    at = lesson(visitor, "malaya", "british")
    learner = Learner(visitor.page, SUGGESTED)
    lit: set[str] = set()
    while len(lit) < 2 and not at["over"]:
        spaces = [each for each in at["light"] if not each.startswith("track:")]
        expect(visitor.page.locator(".rings path.marked")).to_have_count(len(spaces))
        expect(learner.panel.locator(".look span")).to_have_count(len(at["light"]))
        for each in set(at["light"]) - set(spaces):
            expect(visitor.page.locator(f".value.lit[data-track='{each[6:]}']")).to_be_visible()
        lit |= {"space" if each in spaces else "track" for each in at["light"]}
        at = learner.next(at)
    assert lit == {"track", "space"}


def test_a_step_leads_to_its_rule_and_back(visitors: Visitors) -> None:
    visitor = visitors.new()
    at = lesson(visitor, "kenya", "british")
    learner = Learner(visitor.page, SUGGESTED)
    while not at["do"]:
        at = learner.next(at)
    section = at["state"]["decision"]["rule"]
    learner.panel.locator(".prompt a", has_text=section).click()
    expect(visitor.page.locator("main h1")).to_contain_text(section)
    visitor.page.reload()
    visitor.page.get_by_role("link", name="Back to the lesson").click()
    expect(learner.panel).to_contain_text(at["say"])


def test_a_newcomer_is_offered_a_lesson_until_he_has_had_one(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = visitor.visit().page
    first = page.locator("section.first")
    expect(first.locator("a")).to_have_count(sum(len(lessons_of(game)) for game in OWN_GAMES))
    expect(first.locator("a.main")).to_have_count(1)
    first.locator("a.main").click()
    learner = Learner(page, SUGGESTED)
    expect(learner.panel.locator(".row .button.main")).to_be_visible()
    learner.press(learner.panel.locator(".row .button.main"))
    page.go_back()
    expect(first.locator("a.main")).to_contain_text("step 2 of")
    steps = len(lessons_of("malaya")["british"].steps)
    page.evaluate(f'localStorage.setItem(\'coinbox.lessons\', \'{{"malaya/british":{{"done":{steps},"chosen":[]}}}}\')')
    page.reload()
    expect(page.locator("#learn-title")).to_be_visible()
    expect(first).to_have_count(0)


def test_who_has_a_game_is_offered_no_lesson_first(visitors: Visitors) -> None:
    visitor = visitors.new().visit().start("kenya")
    visitor.page.goto(f"{visitor.site.address}/#/")
    expect(visitor.page.locator("#learn-title")).to_be_visible()
    expect(visitor.page.locator("section.first")).to_have_count(0)
