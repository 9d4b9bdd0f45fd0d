"""Talk in browsers: two players, one of them on a telephone in Japanese, and one who watches until the end."""

from __future__ import annotations

import json
import random
from typing import NamedTuple

import httpx
import pytest
from playwright.sync_api import Locator, Page, Route, expect

import coinbox
from tests.kept import kept_text
from tests.table.club import new_key
from tests.web.axe import in_both_themes
from tests.web.browser import SECONDS
from tests.web.page import Json, Site, TablePage, Visitors
from tests.web.test_club import CLEAN, no_wider

RECORD = kept_text("malaya", "mcp-early")
MARKUP = "<img src=x onerror=alert(1)> https://x.example/ \u202eevil"


class Club(NamedTuple):
    """A table of two people of the club shortly before its end."""

    site: Site
    keys: dict[str, str]
    table: str
    watch: str

    def post(self, path: str, key: str, body: Json) -> Json:
        headers = {"Authorization": f"Bearer {key}"}
        answer = httpx.post(f"{self.site.address}/api{path}", json=body, headers=headers, timeout=SECONDS)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def come(self, visitor: TablePage, name: str | None) -> Page:
        """Open the table in somebody's browser: with his key, with the link to watch, or with both."""
        page = visitor.page
        if name is not None:
            kept = json.dumps(self.keys[name])
            page.add_init_script(f"localStorage.setItem('coinbox.club.key', {json.dumps(kept)})")
        seat = "" if name in ("Ann", "花子") else f"?seat={self.watch}"
        page.goto(f"{self.site.address}/#/t/{self.table}{seat}")
        visitor.wait_for_table()
        return page

    def finish(self) -> None:
        """Play on to the end."""
        draw = random.Random(1)
        seats = {"british": self.keys["Ann"], "mcp": self.keys["花子"]}
        while True:
            state = self.site.get(f"/tables/{self.table}", self.keys["Ann"]).json()
            if state["decision"] is None:
                return
            option = draw.choice(state["decision"]["options"])["name"]
            body = {"seq": state["seq"], "option": option, "key": f"k{state['seq']}"}
            self.post(f"/tables/{self.table}/play", seats[state["decision"]["actor"]], body)


@pytest.fixture
def club(house: Site) -> Club:
    names = ("Ann", "花子", "Cat")
    made = Club(house, {name: new_key() for name in names}, "", "")
    for name in names:
        made.post("/club/people", made.keys[name], {"name": name})
    moment = coinbox.load(RECORD, ask=("end-turn",)).driver.decisions - 4
    seats = {"british": "me", "mcp": "friend"}
    wish = {"game": "malaya", "seats": seats, "record": RECORD, "moment": moment}
    opened = made.post("/tables", made.keys["Ann"], wish)
    body = {"key": new_key(), "agreed": True, "person": made.keys["花子"]}
    made.post(f"/tables/{opened['table']}/sit", opened["invitations"]["mcp"], body)
    return made._replace(table=opened["table"], watch=opened["watch"])


def tab(page: Page, name: str) -> Locator:
    return page.get_by_role("tab", name=name)


def said(page: Page) -> Locator:
    return page.locator(".messages .text")


def say(page: Page, label: str, text: str) -> None:
    """Write a message and press Enter."""
    field = page.get_by_label(label, exact=True)
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("")


def test_players_talk_and_after_the_end_others_read_it(people: Visitors, club: Club) -> None:
    ann, hanako, cat = people.new(), people.new(phone=True, lang="ja"), people.new()
    here, there, watching = club.come(ann, "Ann"), club.come(hanako, "花子"), club.come(cat, "Cat")

    # Ann writes; on the telephone a mark says that something is new.
    tab(here, "Talk").click()
    expect(here.locator(".messages")).to_contain_text("Nothing has been said yet.")
    say(here, "Your message", MARKUP)
    expect(said(here)).to_have_text([MARKUP.replace("\u202e", "")])
    assert said(here).locator("a, img").count() == 0
    tab(there, "会話、新しいメッセージ1件").click()
    expect(said(there)).to_have_count(1)
    expect(tab(there, "会話")).to_have_text("会話")
    field = there.get_by_label("メッセージ", exact=True)
    field.fill("よろしく")
    field.press("Shift+Enter")
    field.press_sequentially("お願いします")
    field.press("Enter")
    expect(said(here)).to_have_text([MARKUP.replace("\u202e", ""), "よろしく\nお願いします"])
    expect(here.locator(".message").last).to_contain_text("花子")
    expect(here.locator(".message").last).to_contain_text("MCP")
    expect(here.get_by_text("Only the players read this while the game goes on.")).to_be_visible()
    no_wider(there)
    assert in_both_themes(here) == in_both_themes(there) == CLEAN

    # Too much is not sent.
    field = here.get_by_label("Your message", exact=True)
    field.fill("x" * 501)
    expect(here.get_by_text("501 of 500 characters")).to_be_visible()
    expect(here.get_by_role("button", name="Send")).to_be_disabled()
    field.fill("")

    # One mutes the other, who is not told, and takes it back.
    here.get_by_role("button", name="Mute 花子").click()
    expect(said(here)).to_have_count(1)
    expect(here.get_by_text("You do not see what 花子 says")).to_be_visible()
    say(there, "メッセージ", "もしもし")
    expect(said(there)).to_have_count(3)
    here.get_by_role("button", name="Let 花子 talk").click()
    expect(said(here)).to_have_count(3)
    there.get_by_role("button", name="取り消す：もしもし").click()
    expect(here.locator(".message").last).to_contain_text("taken back")
    expect(said(here)).to_have_count(2)

    # Private notes are kept, and are nobody else's.
    here.get_by_role("textbox", name="Private notes").fill("Perak is weak")
    expect(here.get_by_role("status").filter(has_text="Kept.")).to_be_visible()
    expect(there.get_by_role("textbox", name="自分用のメモ")).to_have_value("")
    here.reload()
    ann.wait_for_table()
    tab(here, "Talk").click()
    expect(here.get_by_role("textbox", name="Private notes")).to_have_value("Perak is weak")

    # Who watches sees nothing of it until the end, and then adds a remark.
    tab(watching, "Talk").click()
    expect(watching.get_by_role("textbox", name="Private notes")).to_be_visible()
    expect(watching.locator(".messages")).to_have_count(0)
    club.finish()
    expect(said(watching)).to_have_count(2)
    say(watching, "Your message", "What a game")
    expect(said(there)).to_have_count(3)
    expect(there.locator(".message").last).to_contain_text("観戦")
    expect(there.locator(".message").last).to_contain_text("終了後")
    assert in_both_themes(watching) == CLEAN

    # A stranger with the link reads it, also in the replay at its moment.
    # He sees the table before his browser knows that there is a club.
    stranger = people.new()
    held: list[Route] = []
    stranger.page.route("**/api/invitation", lambda route: held.append(route))
    page = club.come(stranger, None)
    expect(page.get_by_role("tab", name="Talk")).to_have_count(0)
    assert len(held) == 1
    held[0].continue_()
    tab(page, "Talk, 3 new messages").click()
    expect(page.get_by_text("Come into the club to add a remark.")).to_be_visible()
    expect(page.get_by_role("textbox", name="Private notes")).to_have_count(0)
    first = page.locator(".message a").first
    moment = (first.get_attribute("href") or "").rpartition("/")[2]
    first.click()
    expect(page.get_by_role("group", name="Messages at this moment")).to_contain_text("よろしく")
    expect(said(page)).to_have_count(2)
    page.goto(f"{club.site.address}/#/t/{club.table}/m/{int(moment) - 1}")
    expect(page.get_by_text("Nothing had been said by this moment.")).to_be_visible()
    expect(page.get_by_role("group", name="Messages at this moment")).not_to_contain_text("よろしく")
    assert in_both_themes(page) == CLEAN
    there.goto(f"{club.site.address}/#/t/{club.table}/m/{moment}")
    expect(there.get_by_role("group", name="この時点のメッセージ")).to_contain_text("よろしく")
    no_wider(there)
    assert in_both_themes(there) == CLEAN
