"""The server dies in mid-turn; the page finds the next one by itself, and nothing is lost or done twice."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.page import FRIEND, Site, TablePage, Visitors, served
from tests.web.test_seats import invite

pytestmark = [pytest.mark.slow, pytest.mark.browser]

LOST = re.compile("WebSocket connection|ERR_CONNECTION|ERR_FAILED|Failed to load resource")


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """A server of this test's own, which it may kill."""
    with served(tmp_path) as running:
        yield running


def decided(visitor: TablePage) -> list[str]:
    """The words of the last turn of the record."""
    return visitor.record().splitlines()[-1].split()


def test_the_page_goes_on_after_a_kill(visitors: Visitors) -> None:
    visitors.forgiven = LOST
    visitor = visitors.new().visit().start(British="me", MCP=FRIEND)
    link = visitor.page.locator(".link")
    visitor.choose("op-special", "sweep", "pahang")
    before = visitor.state()
    visitor.site.kill()
    expect(link).not_to_have_class(re.compile(r"\blive\b"))
    expect(link).to_have_text(re.compile("connecting|no connection"))
    visitor.option("kedah").click()
    alert = visitor.page.get_by_role("alert")
    expect(alert).to_contain_text("The server does not answer")
    visitor.site.start()
    expect(link).to_have_class(re.compile(r"\blive\b"))
    assert visitor.state()["view"] == before["view"]
    expect(visitor.steps).to_have_text(["Operation & Special Activity", "Sweep", "Pahang"])
    visitor.choose("kedah", "done", "troop:kuala_lumpur>pahang")
    expect(alert).to_have_count(0)
    visitor.expect_board(visitor.state()["view"])
    visitor.choose("done")
    words = ["british", "op-special", "sweep", "pahang", "kedah", "done", "troop:kuala_lumpur>pahang", "done"]
    assert decided(visitor) == words


def test_a_decision_whose_answer_dies_with_the_server_is_carried_out_once(visitors: Visitors) -> None:
    """The server stores the decision and is killed before it answers; the page asks again."""
    visitors.forgiven = LOST
    visitor = visitors.new().visit().start(British="me", MCP=FRIEND)
    visitor.choose("op-special", "sweep")
    seq = visitor.state()["seq"]
    died: list[Route] = []

    def die_after(route: Route) -> None:
        route.fetch()
        visitor.site.kill()
        visitor.site.start()
        route.abort()
        died.append(route)

    visitor.page.route("**/play?*", die_after, times=1)
    visitor.option("pahang").click()
    visitor.wait(lambda: bool(died), "the page has not asked")
    # A server needs its time to start on a busy machine; the page's own begins here.
    visitor.wait(lambda: visitor.commands == 4, "the page did not ask again")
    expect(visitor.page.locator(".prompt button:disabled")).to_have_count(0)
    expect(visitor.steps).to_have_text(["Operation & Special Activity", "Sweep", "Pahang"])
    expect(visitor.page.get_by_role("alert")).to_have_count(0)
    expect(visitor.page.locator(".link")).to_have_class(re.compile(r"\blive\b"))
    assert visitor.state()["seq"] == seq + 1
    visitor.choose("kedah")
    assert decided(visitor) == ["british", "op-special", "sweep", "pahang", "kedah"]


TROUBLE = "The server has trouble"


@contextmanager
def failing(page: Page, asked: str) -> Iterator[None]:
    """The server answers certain questions of a page with a fault."""
    said = json.dumps({"error": {"code": "no-store", "message": "The games cannot be reached."}})
    page.route(asked, lambda route: route.fulfill(status=503, content_type="application/json", body=said))
    yield
    page.unroute(asked)


def test_a_server_that_fails_as_the_page_comes_is_asked_again(visitors: Visitors) -> None:
    """Neither a table nor an invitation is said to be gone; the page says what it does, and goes on by itself."""
    visitors.forgiven = LOST
    host, link = invite(visitors)
    guest = visitors.new().page
    guest.goto(link)
    for page, asked, shown in (
        (host.page, "**/api/tables/*?*", host.prompt),
        (host.page, "**/api/games/*/table?*", host.prompt),
        (guest, "**/api/tables/*/invitation?*", guest.get_by_role("button", name="Sit down")),
    ):
        expect(shown).to_be_visible()
        with failing(page, asked):
            page.reload()
            expect(page.get_by_role("heading", level=1)).to_have_text(TROUBLE)
            expect(page.get_by_role("alert")).to_have_text("The games cannot be reached.")
            expect(page.get_by_text("tries again by itself")).to_be_visible()
        expect(shown).to_be_visible()
        expect(page.get_by_text(TROUBLE)).to_have_count(0)
    with failing(guest, "**/api/text/*"):
        guest.reload()
        expect(guest.get_by_text("server does not answer")).to_be_visible()
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
