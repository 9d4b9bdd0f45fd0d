"""Invitations and seats on the page: sit down once, watch, take a seat back, agree to a chosen seed, lose no token."""

from __future__ import annotations

import json
import re

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import in_both_themes
from tests.web.browser import SECONDS
from tests.web.page import FRIEND, Json, TablePage, Visitors
from tests.web.test_two_browsers import copy_link

pytestmark = [pytest.mark.slow, pytest.mark.browser]
CLEAN: dict[str, list[str]] = {"light": [], "dark": []}
NO_SEAT = re.compile("401|409|WebSocket")


def invite(visitors: Visitors, *, seed: int | None = None) -> tuple[TablePage, str]:
    """Somebody who has opened a table for a friend, and the link for that."""
    host = visitors.new(seed=seed)
    host.visit().start(British="me", MCP=FRIEND)
    return host, copy_link(host, "For your friend: MCP")


def kept(page: Page) -> str:
    """All that a browser remembers."""
    found: str = page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
    return found


def secret(link: str) -> str:
    return link.rpartition("=")[2]


def test_a_link_is_used_when_the_friend_sits_down_and_then_only_lets_one_watch(visitors: Visitors) -> None:
    visitors.forgiven = NO_SEAT
    host, link = invite(visitors)
    expect(host.page.locator(".player", has_text="MCP")).to_contain_text("invited")
    guest, late = visitors.new(), visitors.new(phone=True)
    guest.page.goto(link)
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Malaya: you are invited to play MCP")
    assert secret(link) not in guest.page.url
    guest.page.reload()
    # A second tab waits too; both have one key.
    second = guest.page.context.new_page()
    second.goto(link)
    expect(second.get_by_role("button", name="Sit down")).to_be_visible()
    guest.sit_down()
    guest.wait_for_table()
    assert guest.state()["you"] == ["mcp"]
    second.get_by_role("button", name="Sit down").click()
    expect(second.locator(".player", has_text="MCP")).to_contain_text("me")
    guest.page.goto(link)
    guest.wait_for_table()
    assert guest.state()["you"] == ["mcp"]
    expect(host.page.locator(".player", has_text="MCP")).to_contain_text("online")
    assert secret(link) not in kept(host.page)

    late.page.goto(link)
    expect(late.page.get_by_role("heading", level=1)).to_have_text("This seat is taken")
    expect(late.page.get_by_role("button", name="Sit down")).to_have_count(0)
    late.page.get_by_role("button", name="Only watch").click()
    late.wait_for_table()
    assert late.state()["you"] == []


def test_the_opener_who_follows_his_own_link_does_not_use_it(visitors: Visitors) -> None:
    host, link = invite(visitors)
    host.page.goto("about:blank")
    host.page.goto(link)
    expect(host.page.get_by_role("heading", level=1)).to_have_text("You sit at this table already")
    host.page.get_by_role("button", name="To the table").click()
    host.wait_for_table()
    assert host.state()["you"] == ["british"]
    guest = visitors.new().open_link(link)
    assert guest.state()["you"] == ["mcp"]


def test_a_seat_is_taken_back_and_given_to_another(visitors: Visitors) -> None:
    visitors.forgiven = NO_SEAT
    host, link = invite(visitors)
    guest, other = visitors.new().open_link(link), visitors.new()
    host.page.get_by_role("button", name="Links").click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Take the seat back and invite anew").click()
    assert in_both_themes(host.page, {"include": ["dialog"]}) == CLEAN
    dialog.get_by_role("button", name="Take it back").click()
    expect(dialog.get_by_role("img", name="QR code")).to_be_visible()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("This seat is no longer yours")
    dialog.get_by_role("button", name="Close").click()
    anew = copy_link(host, "For your friend: MCP")
    assert anew != link
    guest.page.goto(link)
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("This seat is no longer yours")
    other.page.goto(link)
    expect(other.page.get_by_role("heading", level=1)).to_have_text("This invitation is no longer valid")
    other.page.goto(anew)
    other.sit_down()
    other.wait_for_table()
    assert other.state()["you"] == ["mcp"]


@pytest.mark.parametrize("phone", [False, True])
def test_a_friend_is_asked_before_he_plays_with_a_chosen_seed(visitors: Visitors, phone: bool) -> None:
    host, link = invite(visitors, seed=3)
    expect(host.page.locator(".seeded")).to_contain_text("can be foreseen")
    guest = visitors.new(phone=phone, lang="ja")
    page = guest.page
    page.goto(link)
    sit = page.get_by_role("button", name="席に着く")
    expect(sit).to_be_disabled()
    expect(page.locator(".seeded")).to_contain_text("乱数の種")
    assert in_both_themes(page) == CLEAN
    page.get_by_role("checkbox").check()
    sit.click()
    guest.wait_for_table()
    assert guest.state()["you"] == ["mcp"]
    expect(page.locator(".seeded")).to_contain_text("予測")


def test_two_hundred_tables_stay_on_the_list(visitors: Visitors) -> None:
    visitor = visitors.new()
    page, tables = visitor.page, []
    for _ in range(3):
        wish: Json = {"game": "malaya", "seats": {"british": "me", "mcp": "me"}}
        opened = httpx.post(f"{visitor.site.address}/api/tables", json=wish, timeout=SECONDS).json()
        token = opened["seats"]["british"]
        tables.append({"table": opened["table"], "game": "malaya", "token": token, "friends": {}, "watch": None})
    others = [{**tables[0], "table": f"gone-{n}", "token": "x" * 32} for n in range(200)]
    known = json.dumps([*others, *tables])
    page.add_init_script(
        f"localStorage.getItem('coinbox.tables') ?? localStorage.setItem('coinbox.tables', {json.dumps(known)})"
    )
    visitor.visit()
    expect(page.locator("#mine-yours small")).to_have_text("3")
    expect(page.locator("#mine-shut small")).to_have_text("200")
    page.get_by_role("button", name="Show more (170)").click()
    expect(page.get_by_role("button", name="Show more (140)")).to_be_visible()
    visitor.start(British="me", MCP="me")
    assert len(page.evaluate("JSON.parse(localStorage['coinbox.tables'])")) == 204
