"""What one reads and learns without a table: rules, history, guides and lessons."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from coinbox.learn.guides import guides_of
from tests.campaign import CAMPAIGN
from tests.games import OWN_GAMES
from tests.web.axe import faults
from tests.web.page import Json, TablePage, Visitors

pytestmark = [pytest.mark.slow, pytest.mark.browser]
GAME = "kenya"
GUIDES = [(game, faction) for game in OWN_GAMES for faction in guides_of(game)]
MOST_STEPS = 200
"""So many presses a lesson may take."""
WIDE = "document.documentElement.scrollWidth > innerWidth"


def opened(visitor: TablePage, path: str) -> Page:
    visitor.page.goto(f"{visitor.site.address}/#/{path}")
    return visitor.page


def expect_sound(page: Page) -> None:
    """Nothing is wrong for anybody's eyes or ears, and nothing is wider than the page."""
    assert faults(page) == []
    assert not page.evaluate(WIDE)


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("ja", True)])
def test_rules_are_read(visitors: Visitors, lang: str, phone: bool) -> None:
    visitor = visitors.new(phone=phone, lang=lang)
    page = visitor.visit().page
    page.locator(f"a[href='#/read/{GAME}/rules']").click()
    heading = page.locator("main h1")
    contents = page.locator("main nav a")
    expect(contents).to_have_count(len(visitor.site.told(f"games/{GAME}/rules?lang={lang}")))
    expect_sound(page)
    page.locator("main nav").get_by_role("link", name=re.compile(r"^1\.1 ")).click()
    expect(heading).to_contain_text("1.1")
    expect(heading).to_be_focused()
    page.locator("article p a", has_text="2.3").first.click()
    expect(heading).to_contain_text("2.3")
    expect(page).to_have_url(re.compile(rf"#/read/{GAME}/rules/2\.3$"))
    page.locator("article .scene button").first.click()
    expect(page.locator(".scene .board-table [data-space]").first).to_be_visible()
    expect_sound(page)
    page.locator("a[rel=next]").click()
    expect(heading).to_contain_text("2.3.1")
    page.go_back()
    expect(heading).not_to_contain_text("2.3.1")
    page.locator("main search input").fill("K7")
    page.locator(f"main search a[href='#/read/{GAME}/history/K7']").first.click()
    expect(page.locator("li.wanted")).to_have_attribute("data-card", "K7")


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("ja", True)])
def test_history_is_filtered_and_told_by_year(visitors: Visitors, lang: str, phone: bool) -> None:
    visitor = visitors.new(phone=phone, lang=lang)
    say = visitor.site.say
    cards: list[Json] = visitor.site.told(f"games/{GAME}/history?lang={lang}")
    page = opened(visitor, f"read/{GAME}/history")
    shown = page.locator("li[data-card]")
    expect(shown).to_have_count(len(cards))
    expect_sound(page)
    page.get_by_role("button", name=say(lang, GAME, "web-learn-filter-any"), exact=True).click()
    expect(shown).to_have_count(sum(card["capability"] is not None for card in cards))
    page.get_by_role("button", name=say(lang, GAME, "web-learn-order-time"), exact=True).click()
    years = [int(year) for year in page.locator("h2.year").all_text_contents()]
    assert years == sorted({card["years"][0] for card in cards if card["capability"]})


def test_a_guide_shows_its_advice_and_boards(visitors: Visitors) -> None:
    """The server's answers are given here, so that any guide may change."""
    scene: Json = {"note": "Look here.", "scenario": "standard", "position": None, "names": [], "way": []}
    advice = {"kind": "plan", "title": "A plan", "text": "First (3.2.1).\n\n- K1", "checked": "It was checked."}
    guide = {"faction": "british", "name": "British", "advice": [advice | {"scenes": [scene]}]}

    def answer(route: Route) -> None:
        route.fulfill(status=200, content_type="application/json", body=json.dumps(guide))

    visitor = visitors.new()
    visitor.page.route("**/guides/british?*", answer)
    page = opened(visitor, f"read/{GAME}/guide/british")
    expect(page.get_by_role("heading", name="A plan")).to_be_visible()
    expect(page.locator("article li a")).to_have_text("K1")
    expect(page.get_by_text("It was checked.")).to_be_visible()
    page.get_by_role("button", name="Show the board").click()
    expect(page.locator(".scene .board-table [data-space]").first).to_be_visible()
    expect_sound(page)


@pytest.mark.parametrize(("game", "faction"), GUIDES if CAMPAIGN else GUIDES[:1])
@pytest.mark.parametrize(("lang", "phone"), [("ja", True), *([("en", False)] if CAMPAIGN else [])])
def test_all_boards_of_a_guide_open_beside_each_other(
    visitors: Visitors, game: str, faction: str, lang: str, phone: bool
) -> None:
    page = opened(visitors.new(phone=phone, lang=lang), f"read/{game}/guide/{faction}")
    told = [scene for advice in guides_of(game)[faction] for scene in advice.scenes]
    scenes = page.locator("article .scene")
    expect(scenes).to_have_count(len(told))
    for scene, shown in zip(told, scenes.all(), strict=True):
        shown.get_by_role("button").first.click()
        expect(shown.locator("[data-space]").first).to_be_visible()
        if scene.way:
            with page.expect_response(re.compile("/study/board")):
                shown.locator("button[aria-pressed]").click()
        expect(shown.locator("[role=alert]")).to_have_count(0)
    expect_sound(page)
    page.locator("article a[href*='/history/']").first.click()
    expect(page.locator("li.wanted")).to_be_visible()


@pytest.mark.parametrize(("lang", "phone", "faction"), [("en", False, "british"), ("ja", True, "mau_mau")])
def test_a_lesson_is_played_to_its_end(visitors: Visitors, lang: str, phone: bool, faction: str) -> None:
    visitor = visitors.new(phone=phone, lang=lang)
    page = opened(visitor, f"learn/{GAME}/{faction}")
    panel = page.locator(".step")
    again = page.locator(".step .again")
    expect(panel).to_be_visible()
    expect(again).to_have_count(0)
    sound = False
    for _ in range(MOST_STEPS):
        with page.expect_response(re.compile(rf"/lessons/{faction}")) as answer:
            if panel.locator(".options").count():
                if not sound:
                    expect_sound(page)
                    sound = True
                panel.locator(".advised").click()
            else:
                panel.locator(".button.main").click()
        at: Json = answer.value.json()
        assert not at["strayed"]
        expect(panel).to_contain_text(at["say"])
        has_choice = bool(at["do"])
        expect(panel.locator(".advised")).to_have_count(int(has_choice))
        if at["suggested"]:
            expect(panel.locator(".advised")).to_have_attribute("data-option", at["suggested"])
        if at["over"]:
            break
    else:
        pytest.fail("the lesson does not end")
    assert sound
    expect(panel.locator("a[href^='#/learn/']")).to_have_count(1)
    expect(panel.locator("a[href='#/']")).to_be_visible()
    expect_sound(page)


def test_who_leaves_the_way_of_a_lesson_returns(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = opened(visitor, f"learn/{GAME}/british")
    panel = page.locator(".step")
    while not panel.locator(".options").count():
        with page.expect_response(re.compile("/lessons/")):
            panel.locator(".button.main").click()
        page.wait_for_timeout(50)
    step = panel.locator(".head .soft")
    here = step.text_content() or ""
    other = panel.locator(".options .button:not(.advised)").first
    other.click()
    panel.get_by_role("button", name="Take it back").click()
    expect(panel.locator(".advised")).to_have_count(1)
    page.reload()
    expect(step).to_have_text(here)
    other.click()
    panel.get_by_role("button", name="Play the turn my way").click()
    back = panel.get_by_role("button", name="Go on with the lesson")
    for _ in range(MOST_STEPS):
        expect(back.or_(panel.locator(".options .button").first)).to_be_visible()
        if back.count():
            break
        with page.expect_response(re.compile("/lessons/")):
            panel.locator(".options .button").last.click()
        page.wait_for_timeout(50)
    back.click()
    expect(back).to_have_count(0)
    expect(step).not_to_have_text(here)


def test_help_leads_to_the_whole_section_and_back(visitors: Visitors) -> None:
    visitor = visitors.new().visit().start(GAME)
    page = visitor.page
    page.locator(".prompt .linklike", has_text="§").first.click()
    page.locator("dialog .wanted a").click()
    expect(page).to_have_url(re.compile(rf"#/read/{GAME}/rules/"))
    expect(page.locator("main h1")).to_be_visible()
    page.go_back()
    expect(page.locator("dialog[open]")).to_be_visible()
