"""Before and after a game: the list of one's games, what was removed from it, the invitation, and the end."""

from __future__ import annotations

import json
import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.campaign import CAMPAIGN
from tests.web.axe import in_both_themes
from tests.web.browser import SECONDS
from tests.web.looks import FINISHED, record
from tests.web.page import FRIEND, Json, Site, TablePage, Visitors

CLEAN: dict[str, list[str]] = {"light": [], "dark": []}
WITHOUT_PICTURES = {"exclude": [".mini"]}
PHONES = ({"width": 390, "height": 844}, {"width": 844, "height": 390})
SHARING = "window.shared = []; navigator.share = async (what) => void window.shared.push(what)"
IN_SIGHT = """e => {
  const { top, bottom, left, right } = e.getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
}"""


def open_table(site: Site, game: str, seats: Json, **wanted: Any) -> Json:
    """A table as the browser that has opened it remembers it."""
    body = {"game": game, "seats": seats, "seed": 1, **wanted}
    opened = httpx.post(f"{site.address}/api/tables", json=body, timeout=SECONDS).json()
    mine = next(iter(opened["seats"].values()))
    known: Json = {"table": opened["table"], "game": game, "token": mine, "friends": {}, "watch": opened["watch"]}
    return known | {"invitations": opened["invitations"]}


def my_tables(site: Site) -> list[Json]:
    """One that is over, one that waits for a friend, and one at which it is my turn."""
    return [
        open_table(site, "malaya", {"british": "me", "mcp": "friend"}, record=record(FINISHED)),
        open_table(site, "malaya", {"british": "friend", "mcp": "me"}),
        open_table(site, "kenya", {"british": "me", "mau_mau": "bot:random"}),
    ]


def remember(page: Page, tables: list[Json]) -> None:
    """Let the browser know tables before it comes to the page."""
    kept = f"['coinbox.tables', {json.dumps(json.dumps(tables))}]"
    page.add_init_script(f"localStorage.getItem('coinbox.tables') ?? localStorage.setItem(...{kept})")


def kept_tables(visitor: TablePage) -> list[str]:
    found: list[Json] = json.loads(visitor.page.evaluate("localStorage.getItem('coinbox.tables')"))
    return [seat["table"] for seat in found]


def entry(page: Page, table: Json) -> Locator:
    return page.locator(f'[data-table="{table["table"]}"]')


def test_my_games_and_a_new_one_are_in_sight_and_what_is_removed_comes_back(visitors: Visitors) -> None:
    visitor = visitors.new()
    page, tables = visitor.page, my_tables(visitor.site)
    over, waiting, mine = tables
    remember(page, tables)
    visitor.visit()
    expect(page.get_by_role("heading", level=2)).to_have_text(
        [re.compile(f"^{word}") for word in ("Your turn", "Waiting", "Finished", "Learn", "New game")]
    )
    expect(entry(page, mine)).to_contain_text("card 1 of 21")
    expect(entry(page, mine)).to_contain_text("Political Will")
    expect(entry(page, mine)).to_contain_text("random bot")
    expect(entry(page, waiting)).to_contain_text("friend, invited")
    expect(entry(page, over).locator("em")).to_contain_text("win")
    expect(entry(page, over).locator("time")).to_have_text("now")
    view = visitor.site.get(f"/tables/{waiting['table']}", waiting["token"]).json()["view"]
    held = [space for space in view["spaces"] if any(space["pieces"].values())]
    expect(entry(page, waiting).locator(".mini g")).to_have_count(len(held))
    assert page.locator("form .start").evaluate(IN_SIGHT)

    remove_and_undo(visitor, waiting)
    assert in_both_themes(page, WITHOUT_PICTURES) == CLEAN
    put_back(visitor, waiting)
    for size in PHONES:
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        button = page.get_by_role("button", name="New game")
        assert button.evaluate(IN_SIGHT)
        assert entry(page, mine).locator("a").evaluate(IN_SIGHT)
        button.click()
        expect(page.get_by_role("dialog").get_by_role("button", name="Start")).to_be_visible()
        if CAMPAIGN or size == PHONES[0]:
            assert in_both_themes(page, {"include": ["dialog"]}) == CLEAN
        page.keyboard.press("Escape")


def remove_and_undo(visitor: TablePage, table: Json) -> None:
    """A cross asks first, and what it removed can be taken back with its token and its place."""
    page, before = visitor.page, kept_tables(visitor)
    cross = entry(page, table).get_by_role("button", name=re.compile("^Remove .* from list$"))
    cross.click()
    page.keyboard.press("Escape")
    expect(cross).to_be_focused()
    cross.click()
    entry(page, table).get_by_role("button", name="Keep").click()
    assert kept_tables(visitor) == before
    cross.click()
    page.keyboard.press("Enter")
    expect(entry(page, table)).to_have_count(0)
    assert table["table"] not in kept_tables(visitor)
    expect(page.get_by_role("button", name="Undo")).to_be_focused()
    page.keyboard.press("Enter")
    expect(entry(page, table).locator("a")).to_be_focused()
    assert kept_tables(visitor) == before


def put_back(visitor: TablePage, table: Json) -> None:
    """What was removed is found again after a reload, and opens as before."""
    page = visitor.page
    entry(page, table).get_by_role("button", name=re.compile("^Remove")).click()
    entry(page, table).get_by_role("button", name="Remove", exact=True).click()
    expect(entry(page, table)).to_have_count(0)
    page.reload()
    page.get_by_text("Removed (1)").click()
    page.get_by_role("button", name="Put back").click()
    entry(page, table).locator("a").click()
    visitor.wait_for_table()
    assert visitor.state()["you"] == ["mcp"]
    page.go_back()
    expect(page.get_by_text("Removed (")).to_have_count(0)


def test_after_a_start_the_friend_is_invited(visitors: Visitors) -> None:
    visitor, guest = visitors.new(), visitors.new(phone=True)
    page = visitor.page
    page.add_init_script(SHARING)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.visit()
    visitor.seat("British", "me")
    visitor.seat("MCP", FRIEND)
    page.get_by_role("button", name="Start", exact=True).click()
    invitation = page.get_by_role("dialog", name="Invite your friend")
    expect(invitation.get_by_role("img", name="QR code")).to_be_visible()
    expect(invitation).to_contain_text("Your friend has not come yet")
    assert in_both_themes(page, {"include": ["dialog"]}) == CLEAN
    invitation.get_by_role("button", name="Copy").click()
    expect(invitation.get_by_role("button", name="Copied")).to_be_visible()
    link: str = page.evaluate("navigator.clipboard.readText()")
    invitation.get_by_role("button", name="Share").click()
    assert [each["url"] for each in page.evaluate("window.shared")] == [link]
    guest.open_link(link)
    expect(invitation).to_contain_text("Your friend is here")
    assert guest.state()["you"] == ["mcp"]
    page.keyboard.press("Escape")
    expect(invitation).to_have_count(0)
    page.reload()
    visitor.wait_for_table()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Links").click()
    links = page.get_by_role("dialog", name="Links")
    # The friend has sat down: what has invited him is gone.
    expect(links.get_by_role("button", name="Take the seat back")).to_be_visible()
    expect(links.get_by_role("img", name="QR code")).to_have_count(0)
    links.get_by_role("listitem").filter(has_text="Spectator link").get_by_role("button", name="QR code").click()
    expect(links.get_by_role("img", name="QR code")).to_have_count(1)


@pytest.mark.parametrize("phone", [False, True])
def test_a_newcomer_sees_the_games_and_where_to_start(visitors: Visitors, phone: bool) -> None:
    visitor = visitors.new(phone=phone).visit()
    page = visitor.page
    for game in visitor.site.told("games"):
        expect(page.get_by_text(game["about"])).to_be_visible()
    visitor.pick("kenya")
    button = page.get_by_role("button", name="New game: Kenya" if phone else "Start")
    assert button.evaluate(IN_SIGHT)
    expect(page.get_by_role("region", name="My games")).to_have_count(0)


def test_the_end_tells_where_the_game_turned_and_leads_there(visitors: Visitors) -> None:
    """By a click on the chart, by its keys, and by the list of rounds and swings."""
    visitor = visitors.new()
    page = visitor.page
    table = open_table(visitor.site, "malaya", {"british": "me", "mcp": "me"}, record=record(FINISHED))
    remember(page, [table])
    told = visitor.site.get(f"/tables/{table['table']}/moments", table["token"]).json()
    rounds = [card for card in told["cards"] if card["propaganda"]]
    end = f"{visitor.site.address}/#/t/{table['table']}"
    page.goto(end)
    chart = page.get_by_role("img", name="The tracks over the game")
    expect(chart.locator(".round")).to_have_count(len(rounds))
    expect(page.locator("section.end a:has(.propaganda)")).to_have_count(len(rounds))
    assert chart.locator(".swing").count() == page.locator("section.end ol a:not(:has(.propaganda))").count() > 0
    page.locator("section.end a:has(.propaganda)").first.click()
    expect(page).to_have_url(f"{end}/m/{rounds[0]['moment']}")
    expect(page.locator(".replay .who")).to_contain_text(rounds[0]["card"])
    page.go_back()

    slider = page.get_by_role("slider", name="Place in the chart")
    slider.focus()
    page.keyboard.press("Home")
    page.keyboard.press("PageUp")
    page.keyboard.press("PageUp")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Card 2: "))
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{end}/m/{told['cards'][1]['moment']}")
    page.locator(".replay").get_by_role("slider", name="Place in the chart").click()
    third = len(told["cards"]) / 3
    visitor.wait(lambda: third < cards_at(told, page.url) < 2 * third, lambda: page.url)
    assert int(page.url.rpartition("/")[2]) in {row["moment"] for row in told["tracks"]}


def cards_at(told: Json, url: str) -> int:
    """How many cards had come at the moment of an address."""
    return sum(card["moment"] <= int(url.rpartition("/")[2]) for card in told["cards"])


def test_the_chosen_filter_of_the_gallery_can_be_read_under_the_pointer(visitors: Visitors) -> None:
    """And a step that only closes a list stands in the line of the last answer."""
    visitor = visitors.new().visit().start()
    page = visitor.page
    visitor.choose("op-special", "sweep", "pahang", "done")
    steps = visitor.state()["turn"]["steps"]
    assert steps[-1]["closes"]
    expect(visitor.steps).to_have_text([step["label"] for step in steps[:-1]])
    expect(page.locator(".turn li").last).to_contain_text(steps[-1]["label"])
    visitor.undo_to(2)
    expect(visitor.steps).to_have_count(2)
    page.keyboard.press("c")
    page.get_by_role("button", name="Played", exact=True).click()
    assert in_both_themes(page, {"include": ["dialog .filter"]}) == CLEAN
