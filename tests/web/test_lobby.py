"""The lobby in three browsers: a seat is offered and taken, the club watches, and the finished game is shared."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from tests.web.axe import BESIDE_THE_MAP, in_both_themes
from tests.web.page import TablePage, Visitors, record_until
from tests.web.test_club import CLEAN, KEY, NO_SEAT, no_wider, to_club

NEARLY = record_until("mcp-final", "british  limited-op train kuala_lumpur police police:kelantan")
ANYBODY = "anybody of the club"


def enter(visitor: TablePage, name: str, *, japanese: bool = False) -> Page:
    page = to_club(visitor)
    page.get_by_label("名前" if japanese else "Name").fill(name)
    page.get_by_role("button", name="入る" if japanese else "Come in").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(f"{name}さん" if japanese else f"You are {name}")
    return page


def offer_last_turn(ann: TablePage, folder: Path) -> None:
    """Come from the lobby to offer the other seat of a game that is nearly over."""
    page = ann.page
    page.get_by_role("link", name="Offer a seat").click()
    path = folder / "nearly.coin"
    path.write_text(NEARLY)
    ann.open_record(path)
    expect(page.get_by_role("group", name="MCP").get_by_label(ANYBODY)).to_be_checked()
    page.get_by_label("Opponent").select_option("beginner")
    page.get_by_label("Pace").select_option("days")
    page.locator("form").get_by_label("Language").select_option("ja")
    assert in_both_themes(page) == CLEAN
    page.get_by_role("button", name="Continue this record").click()
    ann.wait_for_table()
    expect(page.get_by_role("dialog")).to_have_count(0)


def keep_showing_seats(page: Page) -> None:
    """Let a page go on seeing the seats that are open now, as if it had not looked again."""
    with page.expect_response("**/api/club/seats?*") as told:
        page.reload()
    body = told.value.body()

    def answer(route: Route) -> None:
        if route.request.method == "GET":
            route.fulfill(body=body, content_type="application/json")
        else:
            route.continue_()

    page.route("**/api/club/seats?*", answer)


def test_a_seat_is_offered_and_taken_the_club_watches_and_reads_the_game(people: Visitors, tmp_path: Path) -> None:
    people.forgiven = NO_SEAT
    ann, ben, cleo = people.new(), people.new(), people.new(phone=True, lang="ja")
    enter(ann, "Ann")
    enter(ben, "Ben")
    page = enter(cleo, "花子", japanese=True)
    expect(page.get_by_text("今は空席がありません。")).to_be_visible()
    offer_last_turn(ann, tmp_path)

    # Ben finds the seat from the start page, and sits down with one click.
    page = ben.visit().page
    page.get_by_role("link", name="One open seat in the club").click()
    seat = page.locator(f"[data-seat='{ann.table}']")
    for fact in ("Malaya", "You play MCP", "offered by Ann", "a beginner", "by post", "日本語"):
        expect(seat).to_contain_text(fact)
    assert in_both_themes(page) == CLEAN
    keep_showing_seats(cleo.page)
    seat.get_by_role("button", name="Sit down").press("Enter")
    ben.wait_for_table()
    assert ben.state()["you"] == ["mcp"]
    expect(ann.page.locator(".player", has_text="MCP")).to_contain_text("Ben · online")

    # Whoever is too late is told, on a telephone in Japanese.
    page = cleo.page
    page.get_by_role("button", name="席に着く").click()
    expect(page.get_by_role("alert")).to_contain_text("もう募集されていません")
    page.unroute_all()
    no_wider(page)

    # Both let the club watch.
    ann.page.get_by_role("button", name="Let the club watch").click()
    expect(ben.page.get_by_text("British would let the club watch.")).to_be_visible()
    ben.page.get_by_role("button", name="Agree").click()
    expect(ann.page.get_by_text("The club may watch this table.")).to_be_visible()
    page.reload()
    page.locator("#lobby-watch ~ ul").get_by_role("link").click()
    cleo.wait_for_table()
    assert cleo.site.get(f"/tables/{ann.table}", json.loads(page.evaluate(KEY))).json()["you"] == []
    ann.choose("limited-op", "pass", "end-turn")
    expect(page.locator("section.end")).to_be_visible()
    ann.page.get_by_role("button", name="End it").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("この卓のクラブへの公開は終わりました")

    # Each agrees for himself that the game is public and counts.
    for visitor, said in ((ann, "You agree; the other player has not."), (ben, "All players agree.")):
        end = visitor.page.locator("section.end")
        for box in ("Make this game public in the club", "Let the result count"):
            end.get_by_label(box).check()
        expect(end.get_by_text(said)).to_have_count(2)
    expect(ann.page.locator("section.end").get_by_text("All players agree.")).to_have_count(2)
    assert in_both_themes(ann.page, BESIDE_THE_MAP) == CLEAN

    # Cleo reads it, and Ann's page.
    page = to_club(cleo)
    games = page.locator("#lobby-finished ~ ul")
    expect(games.locator("li")).to_have_count(1)
    no_wider(page)
    assert in_both_themes(page) == CLEAN
    games.locator("a.game").click()
    expect(page.locator(".hit[data-space]").first).to_be_attached()
    assert page.url.endswith(f"{ann.table}/m/0")
    page = to_club(cleo)
    page.locator("#lobby-finished ~ ul").get_by_role("link", name="Ann", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ann")
    row = page.locator("tbody tr")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("0%（0〜79%）")
    expect(page.locator("#person-games ~ ul li")).to_have_count(1)
    no_wider(page)
    assert in_both_themes(page) == CLEAN
