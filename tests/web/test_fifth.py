"""A game of another package on the page: its board, its texts and its turns, with no game in the page's build."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.installing import install_fifth
from tests.web.page import Site, TablePage, Visitors, served
from tests.web.test_looks import cut
from tests.web.test_whole_game import Clicker

pytestmark = [pytest.mark.slow, pytest.mark.browser]

GAME = "three_isles"
LONGEST = 400


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that finds the installed game."""
    folder = tmp_path_factory.mktemp("fifth")
    with served(folder, install_fifth(folder)) as running:
        yield running


def test_a_fifth_game_is_played_by_clicks_to_its_end(visitors: Visitors) -> None:
    assert visitors.site.told("games")[-1]["picture"].startswith(f"api/games/{GAME}/board.svg?v=")
    visitor = visitors.new(seed=3).visit()
    picture = visitor.page.locator("label.game").last.locator("img")
    picture.scroll_into_view_if_needed()
    visitor.wait(lambda: picture.evaluate("e => e.naturalWidth") > 0, "the game has no picture")
    visitor.start(GAME)
    first_turns(visitor)
    over = visitor.page.locator("section.end")
    clicker = Clicker(visitor, 3)
    for clicks in range(LONGEST):
        if over.is_visible():
            break
        if clicks % 8 == 0:
            visitor.expect_board(visitor.state()["view"])
        clicker.click()
    assert clicker.on_board > 1
    result = visitor.state()["result"]
    expect(over.get_by_role("heading", level=2)).to_have_text(
        visitors.site.say("en", GAME, f"result-{result['outcome']}")
    )
    visitor.expect_board(visitor.state()["view"])


def first_turns(visitor: TablePage) -> None:
    """A turn of each faction on the board, with a question why not and a look at the player aid."""
    expect(visitor.page.locator("header .name")).to_have_text("Three Isles")
    assert set(visitor.names()) == {"harbor", "north_isle", "south_isle"}
    visitor.choose("limited-op", "march", "harbor", "underground:north_isle>harbor")
    visitor.click_space("south_isle")
    visitor.restart_turn()
    visitor.choose("limited-op", "rally", "harbor", "end-turn")
    assert visitor.names()["harbor"].startswith("Harbor: 2 Troops, 1 Police, 1 Underground Guerrilla; Population 2")
    visitor.choose("op-special", "search")
    visitor.click_space("north_isle")
    expect(visitor.why).to_contain_text("North Isle holds no cube of the Wardens")
    visitor.choose("harbor", "south_isle", "end-turn")
    visitor.expect_board(visitor.state()["view"])
    visitor.page.keyboard.press("?")
    help_page = visitor.page.locator("dialog[open]")
    expect(help_page).to_contain_text("Land")
    visitor.page.keyboard.press("Escape")
    expect(help_page).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_a_fifth_game_in_japanese(visitors: Visitors, phone: bool) -> None:
    visitor = visitors.new(seed=3, phone=phone).visit().start(GAME)
    page = visitor.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Language").get_by_label("日本語", exact=True).check()
    page.keyboard.press("Escape")
    expect(page.locator("header .name")).to_have_text("三つの島")
    visitor.choose("limited-op", "rally", "north_isle", "end-turn")
    assert visitor.names()["north_isle"].startswith("北の島")
    if phone:
        page.get_by_role("tab").nth(2).click()
    visitor.expect_board(visitor.state("ja")["view"], "ja")
    wide = "all => all.filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.className)"
    assert page.locator("html, body, main, .page").evaluate_all(wide) == []
    assert cut(page, 390 if phone else 1440) == []
