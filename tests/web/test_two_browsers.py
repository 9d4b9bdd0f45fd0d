"""Two people play each other by link, and a third one watches."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests.web.browser import SECONDS
from tests.web.page import FRIEND, TablePage, Visitors, record_until

pytestmark = [pytest.mark.slow, pytest.mark.browser]

OPEN_TURN = "turn in progress"
CLICKED = "() => addEventListener('click', () => (window.clicked = performance.timeOrigin + performance.now()), true)"
SEEN = """() => {
  const now = () => (window.seen ??= performance.timeOrigin + performance.now());
  new MutationObserver(now).observe(document.querySelector('.prompt'), { childList: true, subtree: true });
}"""


def copy_link(visitor: TablePage, label: str) -> str:
    """Open the dialog of links and copy one."""
    page = visitor.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Links").click()
    line = page.get_by_role("dialog").get_by_role("listitem").filter(has_text=label)
    line.get_by_role("button", name="Copy").click()
    expect(line.get_by_role("button", name="Copied")).to_be_visible()
    link: str = page.evaluate("navigator.clipboard.readText()")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    return link


def test_two_play_by_link_and_a_third_watches(visitors: Visitors) -> None:
    host, guest, watcher = visitors.new(), visitors.new(), visitors.new()
    host.visit().start(British="me", MCP=FRIEND)
    guest.open_link(copy_link(host, "For your friend: MCP"))
    watcher.open_link(copy_link(host, "Spectator link"))
    assert "seat=" not in guest.page.url
    assert (host.state()["you"], guest.state()["you"], watcher.state()["you"]) == (["british"], ["mcp"], [])
    expect(host.page.locator(".player", has_text="MCP")).to_contain_text("online")

    expect(host.page).to_have_title(re.compile("Your turn"))
    expect(guest.page).not_to_have_title(re.compile("Your turn"))
    before = host.state()["view"]
    host.choose("limited-op", "sweep", "pahang", "troop:kuala_lumpur>pahang", "done")
    for other in (guest, watcher):
        expect(other.prompt).to_contain_text(OPEN_TURN)
        expect(other.page.locator(".prompt [data-option]")).to_have_count(0)
        other.expect_board(before)
    tell_delay(host, guest, "end-turn")
    for other in (guest, watcher):
        other.expect_board(host.state()["view"])

    expect(guest.page).to_have_title(re.compile("Your turn"))
    expect(host.page).not_to_have_title(re.compile("Your turn"))
    assert "limited-op" not in guest.options()
    guest.choose("event")
    expect(host.prompt).to_contain_text(OPEN_TURN)
    guest.undo()
    expect(host.prompt).to_contain_text(OPEN_TURN)
    guest.choose("op-special", "pass", "end-turn")
    expect(host.page).to_have_title(re.compile("Your turn"))
    assert host.record() == guest.record() == watcher.record()
    for each in (host, guest, watcher):
        each.expect_board(host.game().view())


def tell_delay(mover: TablePage, other: TablePage, option: str) -> None:
    """Print how long it takes from a click in one browser to the change in another."""
    mover.page.evaluate(CLICKED)
    other.page.evaluate(SEEN)
    mover.press(option)
    expect(other.page.locator(".prompt.mine")).to_be_visible()
    delay = other.page.evaluate("window.seen") - mover.page.evaluate("window.clicked")
    sys.stdout.write(f"\nfrom a click to the other browser: {delay:.0f} ms\n")


def test_a_watcher_cannot_play(visitors: Visitors) -> None:
    host, watcher = visitors.new(), visitors.new()
    host.visit().start()
    watcher.open_link(copy_link(host, "Spectator link"))
    host.choose("op-special", "sweep")
    expect(watcher.prompt).to_contain_text(OPEN_TURN)
    seq = host.state()["seq"]
    assert watcher.glowing() == set()
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    expect(host.page.get_by_text("You are watching")).to_have_count(0)
    expect(watcher.page.locator(".prompt [data-option], [data-undo], [data-restart]")).to_have_count(0)
    watcher.click_space("pahang")
    watcher.click_piece("kuala_lumpur", "troop")
    for key in ("1", "2", "u", "e"):
        watcher.page.keyboard.press(key)
    forged = {"seq": seq, "option": "pahang", "key": "forged"}
    url = f"{watcher.site.address}/api/tables/{watcher.table}/play"
    headers = {"Authorization": f"Bearer {watcher.token}"}
    answer = httpx.post(url, json=forged, headers=headers, timeout=SECONDS)
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "wrong-seat")
    host.choose("pahang")
    assert watcher.commands == 0
    assert host.state()["seq"] == seq + 1


def test_reload_in_mid_turn_keeps_the_open_turn(visitors: Visitors) -> None:
    host = visitors.new().visit().start(British="me", MCP=FRIEND)
    host.choose("op-special", "sweep", "pahang", "kedah", "done")
    with host.told("play"):
        host.drag_piece("kuala_lumpur", "troop", "pahang")
    state, steps = host.state(), host.steps.all_inner_texts()
    host.page.reload()
    host.wait_for_table()
    assert host.steps.all_inner_texts() == steps
    assert set(host.options()) == {option["name"] for option in state["decision"]["options"]}
    host.expect_board(state["view"])
    host.undo()
    host.choose("troop:kuala_lumpur>pahang")
    assert host.steps.all_inner_texts() == steps
    assert host.state()["view"] == state["view"]


def test_both_come_to_the_same_rematch(visitors: Visitors, tmp_path: Path) -> None:
    host, guest = visitors.new(), visitors.new()
    host.continue_record(
        record_until("mcp-final", "british  limited-op train kuala_lumpur police police:kelantan"), tmp_path, MCP=FRIEND
    )
    guest.open_link(copy_link(host, "For your friend: MCP"))
    host.choose("limited-op", "pass", "end-turn")
    before = host.table
    guest.page.get_by_role("button", name="Rematch, swap sides").click()
    host.page.get_by_role("button", name="Join the rematch").click()
    for each in (host, guest):
        each.page.wait_for_url(lambda url: before not in url)
        each.wait_for_table()
    assert host.table == guest.table
    assert (host.state()["you"], guest.state()["you"]) == (["mcp"], ["british"])
    guest.choose("limited-op", "pass", "end-turn")
    expect(host.page).to_have_title(re.compile("Your turn"))
