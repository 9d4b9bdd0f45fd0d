"""Hints at the table, and the analysis after a game: in words, on the board, by mouse, keys and finger."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from coinbox.table import hints
from coinbox.table.app import STATIC
from tests.table.server import Opened, Running, file_url, good, running
from tests.web.axe import BESIDE_THE_MAP, in_both_themes
from tests.web.looks import Look, looking, record, settled
from tests.web.page import MEMORY

AGAINST_A_BOT = {"british": "me", "mcp": "bot:greedy"}
CLEAN = {"light": list[str](), "dark": list[str]()}
PLACE = "each => { const { x, y } = each.getBoundingClientRect(); return [x, y]; }"


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """A server that thinks little."""
    with pytest.MonkeyPatch.context() as patch, TemporaryDirectory(dir=MEMORY) as folder:
        patch.setattr(hints, "ROLLOUTS", 80)
        with running(file_url(Path(folder)), static=STATIC) as found:
            found.app.state.analyses.rollouts = 30
            yield found


def sit(page: Page, opened: Opened, faction: str = "british") -> None:
    page.goto(f"http://127.0.0.1:{opened.server.port}/#/t/{opened.table}?seat={opened.tokens[faction]}")
    settled(page)


def plan(page: Page, number: int = 0) -> Locator:
    return page.locator(f"[data-plan='{number}']")


def marks(page: Page) -> Locator:
    return page.locator(".beats .badge, .beats .arrow")


def play_out(page: Page) -> None:
    """Play a plan out, pause it, and step through it; the table itself stays as it was."""
    button = plan(page).get_by_role("button").last
    at = button.evaluate(PLACE)
    button.click()
    told = page.locator(".story .thought")
    expect(told).to_be_visible()
    assert button.evaluate(PLACE) == at, "what was pressed has moved"
    page.keyboard.press("Space")
    expect(page.locator(".story button").nth(1)).to_have_accessible_name(re.compile("Go on|続ける|再開"))
    before = page.locator(".story").get_attribute("data-beat")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".story")).not_to_have_attribute("data-beat", before or "")
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)


def test_a_hint_is_shown_on_the_board_and_played_out(server: Running, browser: Browser) -> None:
    opened = server.open(seats=AGAINST_A_BOT, seed=4)
    british = opened.seat("british")
    before = british.state()
    with looking(browser) as page:
        sit(page, opened)
        page.get_by_role("button", name="Hint").click()
        expect(plan(page)).to_be_visible()
        expect(plan(page)).to_contain_text("wins ")
        expect(plan(page)).to_contain_text("the best")
        expect(plan(page)).to_contain_text("Political Will")
        told = good(british.get("/hint"))["plans"]
        expect(page.locator("[data-plan]")).to_have_count(len(told))
        spaces = {change["space"] for change in told[0]["changes"]}
        page.mouse.move(0, 0)
        expect(marks(page)).to_have_count(0)
        plan(page).locator(".plan").hover()
        expect(page.locator(".beats .badge")).to_have_count(len(spaces))
        assert in_both_themes(page, BESIDE_THE_MAP) == CLEAN
        play_out(page)
        assert british.state()["seq"] == before["seq"], "nothing was played"
        # By key: h closes and asks again; what is chosen along a plan keeps that plan in sight.
        page.keyboard.press("h")
        expect(page.locator(".hint")).to_have_count(0)
        page.keyboard.press("h")
        plan(page).locator(".plan").focus()
        expect(page.locator(".beats .badge")).to_have_count(len(spaces))
        first, *_ = told[0]["way"]
        page.locator(f".prompt [data-option='{first}']").first.click()
        expect(plan(page)).to_be_visible()
        expect(plan(page).locator(".plan")).to_be_disabled()
        page.get_by_role("button", name="Undo", exact=True).click()
        page.get_by_role("button", name="Ask again").click()
        expect(plan(page).locator(".plan")).to_be_enabled()
        planned = {each["way"][0] for each in good(british.get("/hint"))["plans"]}
        other = next(box for box in ("event", "limited-op", "op-special") if box not in planned)
        page.locator(f".prompt [data-option='{other}']").click()
        expect(page.locator(".hint")).to_have_count(0)


def test_a_hint_by_finger_in_japanese(server: Running, browser: Browser) -> None:
    opened = server.open(seats=AGAINST_A_BOT, seed=4)
    with looking(browser, Look(390, "ja")) as page:
        sit(page, opened)
        page.get_by_role("button", name="ヒント").tap()
        expect(plan(page)).to_contain_text("勝率")
        plan(page).locator(".plan").tap()
        expect(marks(page).first).to_be_visible()
        assert in_both_themes(page, BESIDE_THE_MAP) == CLEAN
        play_out(page)
        page.get_by_role("button", name="閉じる").tap()
        expect(page.locator(".prompt [data-option]").first).to_be_visible()


@pytest.mark.parametrize("width", [1024, 844])
def test_plans_are_accessible_where_there_is_less_room(server: Running, browser: Browser, width: int) -> None:
    opened = server.open(seats=AGAINST_A_BOT, seed=4)
    with looking(browser, Look(width)) as page:
        sit(page, opened)
        page.keyboard.press("h")
        expect(plan(page)).to_be_visible()
        assert in_both_themes(page, BESIDE_THE_MAP) == CLEAN
        plan(page).locator(".plan").focus()
        expect(marks(page).first).to_be_visible()
        assert in_both_themes(page, {"include": [".hint"]}) == CLEAN


def test_friends_agree_before_there_are_hints(server: Running, browser: Browser) -> None:
    opened = server.open(seats={"british": "me", "mcp": "friend"}, seed=4)
    with looking(browser) as host, looking(browser) as guest:
        sit(host, opened)
        sit(guest, opened, "mcp")
        expect(host.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
        guest.get_by_role("button", name="Offer hints").click()
        expect(host.locator(".consent")).to_contain_text("MCP would like hints")
        host.get_by_role("button", name="Agree").click()
        for page in (host, guest):
            expect(page.locator(".consent")).to_contain_text("Hints are on")
        host.get_by_role("button", name="Hint", exact=True).click()
        expect(plan(host)).to_be_visible()
        guest.get_by_role("button", name="Switch off").click()
        expect(host.get_by_role("button", name="Hint", exact=True)).to_have_count(0)


@pytest.mark.parametrize(("width", "lang"), [(1440, "en"), (390, "ja"), (1024, "ja"), (844, "en")])
def test_a_finished_game_is_analysed_and_the_better_turn_is_shown(
    server: Running, browser: Browser, width: int, lang: str
) -> None:
    words = {
        "en": ("Analyse the game", "Show me", "As it was played", "The better turn"),
        "ja": ("ゲームを分析する", "見る", "実際の手番", "より良い手番"),
    }
    begin, show, played, better = words[lang]
    opened = server.open(record=record("mcp-early"))
    with looking(browser, Look(width, lang)) as page:
        sit(page, opened)
        page.get_by_role("button", name=begin).click()
        expect(page.locator("[data-lost]").first).to_be_visible()
        expect(page.locator(".analysis progress")).to_have_count(0)
        turns = good(opened.watcher.get("/analysis", lang=lang))["turns"]
        assert page.locator(".analysis svg circle").count() == sum(turn["turning"] for turn in turns) > 0
        expect(page.locator(".analysis svg .band")).to_have_count(1)
        assert in_both_themes(page, {"include": [".analysis"]}) == CLEAN
        lost = page.locator("[data-lost]").first
        moment = lost.get_attribute("data-lost")
        lost.get_by_role("button", name=show).click()
        told = page.locator(".story .thought")
        expect(told).to_have_text(played)
        page.keyboard.press("Space")
        for _ in range(8):
            if told.inner_text() == better:
                break
            page.keyboard.press("ArrowRight")
        expect(told).to_have_text(better)
        note = page.locator(".story .note")
        for _ in range(60):
            if note.count():
                break
            page.keyboard.press("ArrowRight")
        expect(note).to_have_text(next(turn["text"] for turn in turns if str(turn["moment"]) == moment))
        page.keyboard.press("Escape")
        expect(told).to_have_count(0)
        expect(lost).to_be_in_viewport()
        page.reload()
        settled(page)
        expect(page.locator("[data-lost]").first).to_be_visible()
        expect(page.get_by_role("button", name=begin)).to_have_count(0)
