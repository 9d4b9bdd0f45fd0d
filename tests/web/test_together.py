"""Two people agree on things beside the rules: a clock, a take back across a card, a break, a result; one resigns."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.axe import in_both_themes
from tests.web.page import FRIEND, TablePage, Visitors
from tests.web.test_two_browsers import copy_link

pytestmark = [pytest.mark.slow, pytest.mark.browser]
CLEAN: dict[str, list[str]] = {"light": [], "dark": []}


def menu(visitor: TablePage) -> Locator:
    """What one may do at this table."""
    visitor.page.locator("[data-together]").click()
    return visitor.page.get_by_role("dialog")


def speak_japanese(visitor: TablePage) -> None:
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_role("dialog").get_by_label("日本語").check()
    visitor.page.get_by_role("dialog").get_by_role("button", name="閉じる").click()


def banner(visitor: TablePage) -> Locator:
    return visitor.page.locator("[data-accord]")


def no_wider(visitor: TablePage) -> None:
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_game_with_a_clock_a_take_back_a_break_and_an_end(visitors: Visitors) -> None:
    host, guest = visitors.new(), visitors.new(phone=True)
    host.visit().start(British="me", MCP=FRIEND)
    guest.open_link(copy_link(host, "For your friend: MCP"))
    speak_japanese(guest)

    # A clock: what happens at zero is said to both before they agree.
    asked = menu(host)
    asked.locator("[data-clock-amount]").fill("5")
    asked.locator("[data-clock-zero]").select_option("game")
    expect(asked.locator("[data-clock-words]")).to_contain_text("5 minutes a turn. When the time is up, that side")
    assert in_both_themes(host.page) == CLEAN
    asked.get_by_role("form", name="Clock").get_by_role("button", name="Offer").click()
    expect(banner(host)).to_contain_text("The other side has to answer.")
    expect(banner(guest)).to_contain_text("1手番に5分。時間が切れるとその側の負けになります。")
    assert in_both_themes(guest.page) == CLEAN
    no_wider(guest)
    banner(guest).get_by_role("button", name="同意する").click()
    expect(banner(host)).to_contain_text("MCP agreed about the clock.")
    before = host.state()
    host.choose("limited-op", "pass", "end-turn")
    for visitor in (host, guest):
        expect(visitor.page.locator("[data-clock=mcp]")).to_have_text(re.compile(r"[45]:\d\d"))
    expect(guest.page.locator("[data-sides]")).to_contain_text("在席")

    # Taken back across the card that was drawn since.
    asked_before = guest.state()
    guest.press("op-special", "pass", "end-turn")
    expect(host.prompt).to_contain_text("Choose a free box")
    chosen = menu(guest)
    expect(chosen.locator("[data-takebacks] option")).to_have_count(3)
    chosen.locator("[data-takebacks]").select_option(index=2)
    expect(chosen).to_contain_text("ダイスかカードも取り消されます。")
    assert in_both_themes(guest.page) == CLEAN
    no_wider(guest)
    chosen.get_by_role("button", name="求める").click()
    expect(banner(host)).to_contain_text("MCP would like to take back")
    banner(host).get_by_role("button", name="Agree").click()
    expect(banner(guest)).to_contain_text("取り消されました")
    assert guest.state()["view"] == asked_before["view"]
    host.expect_board(asked_before["view"])
    assert guest.state()["decision"]["options"] == asked_before["decision"]["options"]
    assert guest.state()["moved"] > before["moved"]
    guest.press("op-special", "pass", "end-turn")
    expect(banner(host)).to_have_count(0)

    # A break, and its end.
    menu(host).get_by_role("region", name="Adjourn").get_by_role("button", name="Offer").click()
    banner(guest).get_by_role("button", name="同意する").click()
    expect(banner(host)).to_contain_text("The game is adjourned.")
    assert host.state()["clock"]["runs"] is None
    banner(guest).get_by_role("button", name="再開する").click()
    expect(banner(host)).to_contain_text("MCP resumed the game.")
    assert host.state()["clock"]["runs"] is not None

    # A result that the other does not want.
    offered = menu(host).get_by_role("form", name="Offer a result")
    offered.get_by_role("combobox").select_option("tie")
    offered.get_by_role("button", name="Offer").click()
    expect(banner(guest)).to_contain_text("手を進めると断ったことになります。")
    banner(guest).get_by_role("button", name="断る").click()
    expect(banner(host)).to_contain_text("MCP declined: the game goes on.")

    # Giving up is asked once more.
    last = menu(guest)
    last.get_by_role("button", name="投了する").click()
    last.get_by_role("button", name="いいえ、続けます").click()
    last.get_by_role("button", name="投了する").click()
    last.get_by_role("button", name="はい、投了します").click()
    expect(host.page.locator(".end")).to_contain_text("The British win")
    expect(host.page.locator(".end")).to_contain_text("decided by resignation")
    expect(guest.page.locator(".end")).to_contain_text("投了による決着")
    expect(host.page.locator("[data-together]")).to_have_count(0)
    assert in_both_themes(guest.page) == CLEAN
    no_wider(guest)
