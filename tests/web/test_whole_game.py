"""A whole game by clicking whatever glows, and what the page offers at its end."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

import coinbox
from coinbox.cli import main
from coinbox.text import say_in
from tests.campaign import CAMPAIGN
from tests.games import OWN_GAMES
from tests.web.page import ROOT, TablePage, Visitors, record_until

pytestmark = [pytest.mark.slow, pytest.mark.browser]

LONGEST = 1000


class Clicker:
    """Somebody who clicks any option, on the board or on its button."""

    def __init__(self, visitor: TablePage, seed: int) -> None:
        self.visitor = visitor
        self.draw = random.Random(seed)
        self.on_board = 0

    def click(self) -> None:
        glowing = sorted(self.visitor.glowing())
        if glowing and self.draw.random() < 0.5:
            self.on_board += 1
            self._click_board(self.draw.choice(glowing))
        else:
            self.visitor.press(self.draw.choice(self.visitor.options()))

    def _click_board(self, space: str) -> None:
        """A space is chosen at once, or asks which piece, or takes a piece up that then needs a destination."""
        visitor = self.visitor
        menu = visitor.page.get_by_role("menuitem")
        held = visitor.page.locator(".picked:not(.empty)")
        with visitor.told("play"):
            sent = visitor.commands
            visitor.click_space(space)
            visitor.wait(lambda: bool(menu.count() or held.count() or visitor.commands > sent), f"{space}: no answer")
            if menu.count():
                menu.nth(self.draw.randrange(menu.count())).click()
                visitor.wait(lambda: bool(held.count() or visitor.commands > sent), f"{space}: the menu did nothing")
            if held.count() and visitor.commands == sent:
                visitor.click_space(self.draw.choice(sorted(visitor.glowing())))


def nearly_over(game: str, left: float) -> str:
    """A kept game of which a part is still to be played."""
    rows = (ROOT / "records" / game / "british-final.coin").read_text(encoding="utf-8").splitlines(keepends=True)
    begun = rows.index("---\n") + 1
    return "".join(rows[: len(rows) - max(2, round((len(rows) - begun) * left))])


@pytest.mark.parametrize("game", OWN_GAMES if CAMPAIGN else OWN_GAMES[::2])
def test_a_game_to_its_end_by_random_clicks(visitors: Visitors, tmp_path: Path, game: str) -> None:
    """The last turns of two games; in a campaign one game whole and the last third of the others."""
    if CAMPAIGN and game == OWN_GAMES[0]:
        visitor = visitors.new(seed=5).visit().start(game)
    else:
        visitor = visitors.new(seed=5).continue_record(nearly_over(game, 1 / 3 if CAMPAIGN else 1 / 25), tmp_path)
    clicker = Clicker(visitor, 5)
    over = visitor.page.locator("section.end")
    clicks = 0
    while not over.is_visible():
        assert clicks < LONGEST
        clicks += 1
        clicker.click()
        if clicks % (25 if CAMPAIGN else 5) == 0:
            visitor.expect_board(visitor.state()["view"])
    assert clicker.on_board > 5 or not CAMPAIGN
    check_end(visitor, tmp_path / "whole.coin")
    visitor.page.get_by_role("link", name="To the start page").click()
    mine = visitor.page.get_by_role("region", name="My games")
    expect(mine.get_by_role("listitem")).to_have_count(1)
    expect(mine).not_to_contain_text("Your turn")


def check_end(visitor: TablePage, path: Path) -> None:
    """The result with its reason, the chart, and a record that the library and `coinbox check` accept."""
    state = visitor.state()
    result = state["result"]
    expect(visitor.prompt).to_have_text(result["text"])
    end = visitor.page.locator("section.end")
    expect(end.get_by_role("heading", level=2)).to_have_text(say_in("en", state["game"], f"result-{result['outcome']}"))
    expect(end.locator(".because")).to_have_text(f"{result['because']}.")
    for value in result["tracks"].values():
        expect(end).to_contain_text(str(value))
    expect(end.get_by_role("img", name="The tracks over the game").locator("path.line")).to_have_count(
        len(result["tracks"])
    )
    expect(visitor.page.locator(".prompt [data-option]")).to_have_count(0)
    with visitor.page.expect_download() as download:
        end.get_by_role("button", name="Download the record").click()
    download.value.save_as(path)
    assert main(["check", str(path)]) == 0
    game = coinbox.load(path.read_text())
    assert game.over
    assert game.result is not None
    assert (game.result.outcome, game.result.reason) == (result["outcome"], result["reason"])
    visitor.expect_board(game.view())


def test_a_rematch_changes_sides(visitors: Visitors, tmp_path: Path) -> None:
    """The last turn of a game against a bot, then the same again the other way round."""
    nearly = record_until("mcp-final", "british  limited-op train kuala_lumpur police police:kelantan")
    visitor = visitors.new().continue_record(nearly, tmp_path, MCP="apprentice bot")
    visitor.choose("limited-op", "pass", "end-turn")
    expect(visitor.page.locator("section.end")).to_be_visible()
    check_end(visitor, tmp_path / "ended.coin")
    before = visitor.table
    visitor.page.get_by_role("button", name="Rematch, swap sides").click()
    visitor.page.wait_for_url(lambda url: before not in url)
    visitor.wait_for_table()
    state = visitor.state()
    assert state["you"] == ["mcp"]
    assert state["players"]["british"]["bot"] == "novice"
    visitor.wait(lambda: visitor.page.locator(".prompt.mine").is_visible(), "the bot did not begin")
    visitor.expect_board(visitor.state()["view"])
