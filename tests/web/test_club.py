"""The club in browsers: one person on two devices, names at the table, who is removed, forgotten, or has lost a key."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import in_both_themes
from tests.web.page import FRIEND, MEMORY, Site, TablePage, Visitors, served
from tests.web.test_two_browsers import copy_link

CLEAN: dict[str, list[str]] = {"light": [], "dark": []}
NO_SEAT = re.compile("401|403|409|WebSocket")
KEY = "localStorage.getItem('coinbox.club.key')"


@pytest.fixture(scope="module")
def house() -> Iterator[Site]:
    """A server with a private club."""
    options = ("--club", "--club-code", "lantern")
    with TemporaryDirectory(dir=MEMORY) as folder, served(Path(folder), options=options) as running:
        yield running


def to_club(visitor: TablePage) -> Page:
    visitor.page.goto(f"{visitor.site.address}/#/club")
    return visitor.page


def enter(visitor: TablePage, name: str) -> Page:
    """Come in from the start page, as one does."""
    page = visitor.visit().page
    page.get_by_role("link", name="Club").click()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Code of the club").fill("lantern")
    page.get_by_role("button", name="Come in").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(f"You are {name}")
    return page


def key_link(page: Page) -> str:
    page.get_by_role("button", name="Show code and link").click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    link = page.get_by_label("My key", exact=True).input_value()
    assert page.evaluate(KEY)[1:-1] in link
    return link


def no_wider(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_person_plays_on_his_other_device_and_the_owner_removes_him(people: Visitors) -> None:
    people.forgiven = NO_SEAT
    ann, bob, phone = people.new(), people.new(), people.new(phone=True, lang="ja")
    enter(ann, "Ann")
    expect(ann.page.get_by_role("heading", name="People of the club")).to_be_visible()
    page = enter(bob, "Bob")
    expect(page.get_by_role("heading", name="People of the club")).to_have_count(0)
    link = key_link(page)
    assert in_both_themes(page) == CLEAN

    ann.visit().start(British="me", MCP=FRIEND)
    invitation = copy_link(ann, "For your friend: MCP")
    page.goto(invitation)
    expect(page.locator("main")).to_contain_text("Ann plays British.")
    expect(page.locator("main")).to_contain_text("You sit down as Bob.")
    bob.sit_down()
    bob.wait_for_table()
    expect(ann.page.locator(".player", has_text="MCP")).to_contain_text("Bob · online")
    expect(page.locator(".player", has_text="British")).to_contain_text("Ann · online")
    ann.choose("limited-op", "pass", "end-turn")

    # On the telephone, in Japanese: who opens the link is asked, and the key leaves the address.
    page = phone.page
    page.goto(link)
    expect(page.get_by_role("heading", level=1)).to_have_text("このブラウザでBobとしてプレイしますか。")
    assert page.url.endswith("/#/club")
    page.get_by_role("button", name="はい、Bobです").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Bobさん")
    no_wider(page)
    assert in_both_themes(page) == CLEAN
    page.locator("#club-games ~ ul a").click()
    phone.wait_for_table()
    assert phone.state()["you"] == ["mcp"]
    phone.press("op-special")
    # The table's own links do not give the person's key away.
    page.locator("header").get_by_role("button", name="リンク").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("どの端末でもあなたの鍵で")
    assert phone.token not in dialog.evaluate("d => d.innerHTML")
    page.keyboard.press("Escape")
    page.goto(f"{phone.site.address}/#/")
    expect(page.locator(".sides")).to_contain_text("Ann")

    # The owner removes Bob: both his pages are told, and the seat is free.
    page = to_club(ann)
    row = page.locator("li[data-person=Bob]")
    row.get_by_role("button", name="Mute: Bob").click()
    expect(row).to_contain_text("muted")
    row.get_by_role("button", name="Change name: Bob").click()
    row.get_by_label("Name").fill("ann")
    row.get_by_role("button", name="Save").click()
    expect(row.get_by_role("alert")).to_contain_text("already")
    row.get_by_label("Name").fill("Robert")
    row.get_by_role("button", name="Save").click()
    row = page.locator("li[data-person=Robert]")
    row.get_by_role("button", name="Remove: Robert").click()
    row.get_by_role("button", name="Remove", exact=True).click()
    expect(row).to_contain_text("removed")
    assert in_both_themes(page) == CLEAN
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("This seat is no longer yours")
    page = enter_refused(bob)
    expect(page.get_by_role("alert")).to_contain_text("removed you")


def enter_refused(visitor: TablePage) -> Page:
    """Somebody who was removed tries to come in again."""
    page = to_club(visitor)
    page.reload()
    page.get_by_label("Name").fill("Bob")
    page.get_by_label("Code of the club").fill("lantern")
    page.get_by_role("button", name="Come in").click()
    return page


def test_forget_me_on_a_telephone_and_the_other_player_invites_anew(people: Visitors, tmp_path: Path) -> None:
    people.forgiven = NO_SEAT
    host, guest, other = people.new(phone=True, lang="ja"), people.new(), people.new()
    page = host.page
    page.goto(f"{host.site.address}/#/club")
    expect(page.get_by_role("heading", level=1)).to_have_text("クラブ")
    no_wider(page)
    assert in_both_themes(page) == CLEAN
    page.get_by_label("名前").fill("花子")
    page.get_by_label("クラブの合言葉").fill("だめ")
    page.get_by_role("button", name="入る").click()
    expect(page.get_by_role("alert")).to_have_text("クラブの合言葉が違います。")
    page.get_by_label("クラブの合言葉").fill("lantern")
    page.get_by_role("button", name="入る").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("花子さん")
    guest.visit().start(British="me", MCP=FRIEND)
    link = copy_link(guest, "For your friend: MCP")
    enter_with_games(guest, "Georg")
    page.goto(link)
    expect(page.locator("main")).to_contain_text("英国はGeorgさんです。")
    page.get_by_role("button", name="席に着く").click()
    host.wait_for_table()

    # A file is a key, too.
    page = to_club(host)
    with page.expect_download() as saved:
        page.get_by_role("button", name="ファイルに保存").click()
    file = tmp_path / "key.txt"
    saved.value.save_as(file)
    second = to_club(other)
    second.locator("input[type=file]").set_input_files(file)
    second.get_by_role("button", name="Yes, I am 花子").click()
    expect(second.get_by_role("heading", level=1)).to_have_text("You are 花子")
    second.get_by_role("button", name="Leave this browser").click()
    second.get_by_role("button", name="Remove my key here").click()
    expect(second.get_by_role("button", name="Come in")).to_be_visible()
    assert second.evaluate(KEY) is None

    page.get_by_role("button", name="自分を忘れてもらう").click()
    expect(page.get_by_role("alertdialog")).to_contain_text("元には戻せません")
    no_wider(page)
    assert in_both_themes(page) == CLEAN
    page.get_by_role("button", name="完全に忘れてもらう").click()
    expect(page.get_by_role("status")).to_contain_text("消えました")
    assert page.evaluate(KEY) is None
    assert page.evaluate("JSON.parse(localStorage['coinbox.tables'])") == []

    # The game stays, and the other player invites somebody to the seat.
    page = to_club(guest)
    page.locator("#club-games ~ ul a").click()
    guest.wait_for_table()
    expect(page.locator(".player", has_text="MCP")).to_contain_text("invited")
    page.get_by_role("button", name="Links").click()
    expect(page.get_by_role("dialog").get_by_role("img", name="QR code")).to_have_count(0)
    page.get_by_role("dialog").get_by_role("button", name="New link").click()
    expect(page.get_by_role("dialog").get_by_role("img", name="QR code")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    other.open_link(copy_link(guest, "For your friend: MCP"))
    assert other.state()["you"] == ["mcp"]


def enter_with_games(visitor: TablePage, name: str) -> None:
    page = to_club(visitor)
    expect(page.get_by_label("Bring the game of this browser along, too")).to_be_checked()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Code of the club").fill("lantern")
    page.get_by_role("button", name="Come in").click()
    expect(page.locator("#club-games ~ ul li")).to_have_count(1)


def test_without_a_club_the_page_shows_nothing_of_it(visitors: Visitors) -> None:
    visitor = visitors.new()
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.visit()
    expect(visitor.page.locator("label.game").first).to_be_visible()
    expect(visitor.page.get_by_role("link", name="Club")).to_have_count(0)
    assert not [url for url in asked if "/api/club" in url]
