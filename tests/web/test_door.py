"""A friend on another machine: a browser there plays a host here, over a network of their own."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import SECONDS
from tests.web.namespaces import HOME, Machines, NoNamespaces, browsers_at, serving_at, two_machines
from tests.web.page import is_complaint

SETTINGS = json.dumps({"lang": "en", "speed": "off", "toured": True})


@pytest.fixture
def machines() -> Iterator[Machines]:
    try:
        with two_machines() as made:
            yield made
    except NoNamespaces as error:
        pytest.skip(f"no network namespaces here: {error}")


@contextmanager
def visiting(browser: Browser, address: str, complaints: list[str]) -> Iterator[Page]:
    """Somebody opens an address; what his page complains about is kept."""
    context = browser.new_context(
        ignore_https_errors=True, locale="en-GB", reduced_motion="reduce", service_workers="block"
    )
    context.set_default_timeout(SECONDS * 1000)
    context.add_init_script(f"localStorage['coinbox.settings'] ??= {json.dumps(SETTINGS)}")
    page = context.new_page()
    page.on("console", lambda said: complaints.append(said.text) if is_complaint(said) else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(address)
    yield page
    context.close()


def invite(page: Page) -> str:
    """Open a table for a friend, and read the link of the invitation."""
    page.locator("label.game").first.wait_for()
    page.get_by_role("group", name="British").get_by_label("me", exact=True).check()
    page.get_by_role("group", name="MCP").get_by_label("a friend, by link", exact=True).check()
    page.get_by_role("button", name="Start", exact=True).click()
    dialog = page.get_by_role("dialog")
    return dialog.get_by_role("textbox").first.input_value()


def play(page: Page, *options: str) -> None:
    for option in options:
        page.locator(f'.prompt [data-option="{option}"]').click()


@pytest.mark.parametrize("options", [(), ("--tls-self", "--base-path", "/games")], ids=["http", "https below a path"])
def test_a_friend_on_another_machine_plays(
    browser: Browser, machines: Machines, tmp_path: Path, options: tuple[str, ...]
) -> None:
    scheme, below = ("https", "/games/") if options else ("http", "/")
    complaints: list[str] = []
    with serving_at(machines, tmp_path, *options) as said, browsers_at(machines, tmp_path, browser) as (here, there):
        assert f"{scheme}://{HOME}:8000{below}" in said
        assert "Anybody in this network" in said
        assert "▄" in said
        with visiting(here, f"{scheme}://127.0.0.1:8000{below}", complaints) as host:
            link = invite(host)
            assert link.startswith(f"{scheme}://{HOME}:8000{below}#/t/")
            expect(host.get_by_text("This address opens in your network")).to_be_visible()
            with visiting(there, link, complaints) as friend:
                friend.get_by_role("button", name="Sit down").click()
                expect(friend.locator(".link")).to_have_class(re.compile(r"\blive\b"))
                expect(host.get_by_text("Your friend is here")).to_be_visible()
                host.get_by_role("button", name="To the table").click()
                play(host, "limited-op", "pass", "end-turn")
                expect(friend).to_have_title(re.compile("Your turn"))
                play(friend, "event")
                expect(host.locator("#prompt-text")).to_contain_text("turn in progress")
                friend.get_by_role("button", name="Links").click()
                copies_as_well_as_it_can(friend, secure=bool(options))
    assert complaints == []


def copies_as_well_as_it_can(page: Page, *, secure: bool) -> None:
    """Without encryption there is no clipboard and no sharing, and the page says so; the old way of copying is left."""
    dialog = page.get_by_role("dialog")
    assert page.evaluate("isSecureContext") == secure
    note = dialog.get_by_text("without encryption")
    if secure:
        expect(note).to_have_count(0)
        return
    expect(note).to_be_visible()
    dialog.get_by_role("button", name="Copy").first.click()
    expect(dialog.get_by_role("button", name="Copied")).to_be_visible()
    page.evaluate("document.execCommand = () => false")
    dialog.get_by_role("button", name="Copied").first.click()
    expect(dialog.get_by_text("does not let the page copy")).to_be_visible()


def test_a_page_of_another_site_cannot_drive_a_table(browser: Browser, machines: Machines, tmp_path: Path) -> None:
    """In a real browser on the other machine: a foreign page neither reads, nor commands, nor listens."""
    with serving_at(machines, tmp_path), browsers_at(machines, tmp_path, browser) as (_, there):
        context = there.new_context()
        page = context.new_page()
        page.route("http://evil.example/", lambda route: route.fulfill(body="<title>evil</title>"))
        page.goto("http://evil.example/")
        answers = page.evaluate(
            """async (address) => {
              const body = JSON.stringify({ game: 'malaya', seats: { british: 'me', mcp: 'me' } });
              const url = `http://${address}/api/tables`;
              const tried = (init) => fetch(url, init).then((a) => a.status, () => 'refused');
              const heard = new Promise((resolve) => {
                const socket = new WebSocket(`ws://${address}/api/tables/x/live`);
                socket.onopen = () => resolve('open');
                socket.onclose = () => resolve('refused');
              });
              const simple = { method: 'POST', mode: 'no-cors', body };
              const json = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
              return [await tried({}), await tried(json), await tried(simple), await heard];
            }""",
            f"{HOME}:8000",
        )
        assert answers[:2] + answers[3:] == ["refused"] * 3
        assert answers[2] in (0, "refused"), "nothing of the answer can be read"
        context.close()
