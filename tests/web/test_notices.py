"""Notices and the installed page in browsers: an address is added, confirmed and ended; the page without its server."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import coinbox
from coinbox.table.club.notices.sending import Sender
from coinbox.table.entrance import Entrance
from tests.kept import kept_text
from tests.table.club import ClubPerson, person
from tests.table.receivers import Receiver, receiver
from tests.table.server import Running, file_url, running, wait_until
from tests.table.test_notices import GRACE, TURN, WISH, Clock, finish
from tests.web.axe import in_both_themes
from tests.web.browser import Screen, profile
from tests.web.page import STATIC, Site, Visitors
from tests.web.test_club import CLEAN, no_wider

KEY = "coinbox.club.key"


@pytest.fixture
def hook() -> Iterator[Receiver]:
    with receiver() as found:
        yield found


@contextmanager
def house_at(folder: Path, base: str = "", static: Path = STATIC) -> Iterator[Running]:
    """A server with a club and notices, whose clock the test can move, and whose links lead to it."""
    with running(file_url(folder), static=static, club=WISH, entrance=Entrance(base=base)) as server:
        notices = server.app.state.notices
        notices.base = f"http://127.0.0.1:{server.port}{base}/"
        notices.sender = Sender(notices.wish, notices.base)
        yield server


def visitors_of(server: Running, browser: Browser, folder: Path) -> Visitors:
    site = Site(folder / "tables.sqlite")
    site.port = server.port
    return Visitors(site, browser)


def as_person(page: Page, address: str, who: ClubPerson) -> None:
    """Be a person of the club in a browser."""
    page.goto(address)
    page.evaluate("([name, key]) => localStorage.setItem(name, JSON.stringify(key))", [KEY, who.key])
    page.goto(f"{address}/#/club")
    page.reload()


def test_a_webhook_is_added_confirmed_told_and_ended_with_one_click(
    browser: Browser, tmp_path: Path, hook: Receiver
) -> None:
    with house_at(tmp_path) as server:
        people, clock = visitors_of(server, browser, tmp_path), Clock(server)
        people.forgiven = re.compile("400|404")
        address = people.site.address
        ann, bob = person(server, "Ann"), person(server, "Bob")
        table = ann.open(seed=1)
        bob.sit(table, "mcp")
        page, stranger, phone = people.new().page, people.new().page, people.new(phone=True, lang="ja").page
        as_person(page, address, bob)
        section = page.locator("section", has=page.locator("#club-notices"))
        expect(section).to_contain_text("You are told nowhere yet.")
        section.get_by_label("Address of the webhook").fill("http://user:x@127.0.0.1/")
        section.get_by_role("button", name="Add").click()
        expect(section.get_by_role("alert")).to_have_text("Nothing can be sent to this address.")
        section.get_by_label("Address of the webhook").fill(hook.url())
        section.get_by_role("button", name="Add").click()
        expect(section.get_by_role("status")).to_contain_text("A link was sent there")
        row = section.locator("li")
        expect(row).to_have_attribute("data-state", "asked")
        assert in_both_themes(page) == CLEAN

        # Whoever has the link confirms, without a key; a link that was cut off does nothing.
        link = hook.wait(1).json["link"]
        stranger.goto(link[:-1])
        expect(stranger.get_by_role("alert")).to_contain_text("no longer good")
        stranger.goto(link)
        expect(stranger.get_by_role("status")).to_contain_text("This address is confirmed")
        assert in_both_themes(stranger) == CLEAN
        page.reload()
        expect(row).to_have_attribute("data-state", "on")
        section.get_by_label("No notices between").check()
        section.get_by_label("from", exact=True).fill("23:30")
        section.get_by_role("button", name="Save").click()
        expect(section.get_by_role("status")).to_have_text("Saved.")
        section.get_by_label("No notices between").uncheck()
        section.get_by_label("Language of the notices").select_option("ja")
        section.get_by_role("button", name="Save").click()
        expect(section.get_by_role("status")).to_have_text("Saved.")

        # The turn passes while Bob looks at his club page, not at the table. At first nobody takes the notice.
        hook.status = 500
        ann.at(table.table).play(*TURN)
        clock.forward(GRACE)
        hook.wait(2)
        as_person(phone, address, bob)
        his = phone.locator("section", has=phone.locator("#club-notices"))
        expect(his).to_contain_text("500という応答でした")
        expect(his).to_contain_text("また送ります")
        no_wider(phone)
        assert in_both_themes(phone) == CLEAN
        hook.status = 200
        clock.forward(60)
        said = hook.wait(3).json
        assert said["title"] == "あなたの手番：Malaya、MCP"
        assert any("英国" in line for line in said["lines"])

        # One click from the notice ends them, on any device.
        phone.goto(said["end"])
        expect(phone.get_by_role("status")).to_have_text("ここへのお知らせを止めました。")
        no_wider(phone)
        assert in_both_themes(phone) == CLEAN
        finish(bob, table)
        finish(ann, table)
        clock.forward(GRACE)
        page.reload()
        expect(row).to_have_attribute("data-state", "ended")
        row.get_by_role("button", name="Turn on again").click()
        expect(row).to_have_attribute("data-state", "on")
        row.get_by_role("button", name="Remove").click()
        expect(row).to_have_count(0)
        hook.wait(3)
        people.leave()
        assert people.complaints == []


def shells(page: Page) -> list[str]:
    """The versions of the page that are kept for times without the server."""
    found: list[str] = page.evaluate("caches.keys().then(all => all.filter(each => each.includes('shell')))")
    return found


def test_the_page_without_its_server_says_what_it_can_do(browser: Browser, tmp_path: Path) -> None:
    static = Path(shutil.copytree(STATIC, tmp_path / "static"))
    record = kept_text("malaya", "british-early")
    with house_at(tmp_path, "/games", static) as server, profile(browser, Screen(worker=True)) as context:
        address = f"http://127.0.0.1:{server.port}/games/"
        server.client.base_url = address
        page, asked = context.new_page(), []
        context.on("request", lambda request: asked.append(request.url))
        page.goto(address)
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        (first,) = shells(page)

        # A new build: the next visit shows it at once, and the worker of before makes room.
        for name in ("index.html", "sw.js"):
            for end in (".br", ".gz"):
                (static / f"{name}{end}").unlink()
        index, worker = static / "index.html", static / "sw.js"
        index.write_text(index.read_text().replace("<title>", '<meta name="built" content="anew"><title>'))
        worker.write_text(worker.read_text().replace(first.rpartition("-")[2], "another"))
        page.goto(address)
        assert page.locator("meta[name=built]").count() == 1
        wait_until(lambda: shells(page) == ["coinbox-shell-another"])

        # Keep the rules of a game, and a game that is over.
        page.goto(f"{address}#/read/malaya")
        page.get_by_role("button", name="Keep for reading without the server").click()
        expect(page.get_by_role("button", name="Kept in this browser")).to_be_visible()
        table = server.open(record=record, game="malaya")
        last = coinbox.load(record).decisions
        page.goto(f"{address}#/t/{table.table}?seat={table.tokens['british']}")
        page.get_by_role("button", name="Keep for replay without the server").click()
        expect(page.get_by_role("button", name="Kept in this browser")).to_be_visible()
        assert [url for url in asked if not url.startswith(address)] == [], "nothing is asked of anybody else"

        server.stop()
        page.goto("about:blank")
        page.goto(address)
        away = page.get_by_role("region", name="The server does not answer")
        expect(away).to_contain_text("The server does not answer")
        assert in_both_themes(page) == CLEAN
        away.get_by_role("link", name="Read the rules: Malaya").click()
        page.locator("main a[href*='/rules/3.2']").first.click()
        expect(page.locator("main h1, main h2").first).to_contain_text("3.2")
        page.goto(address)
        away.get_by_role("link", name="Replay a game: Malaya").click()
        expect(page.locator(".board-table [data-space]").first).to_be_attached()
        page.goto(f"{address}#/t/{table.table}/m/{last}")
        expect(page.locator(".board-table [data-space]").first).to_be_attached()
        page.set_viewport_size({"width": 390, "height": 844})
        page.goto(address)
        page.get_by_role("combobox").select_option("ja")
        expect(page.locator("#away-title")).to_have_text("サーバーが応答しません")
        no_wider(page)
        assert in_both_themes(page) == CLEAN
