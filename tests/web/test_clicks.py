"""How many clicks a turn takes, and that a slip of the mouse never ends it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from coinbox.game import Game
from tests.campaign import CAMPAIGN
from tests.malaya.table import table
from tests.web.looks import record, sit
from tests.web.page import TablePage, Visitors

PRESSES = 60 if CAMPAIGN else 18
pytestmark = [pytest.mark.slow, pytest.mark.browser]


class Clicker:
    """Somebody with a mouse whose clicks are counted; a drag is one."""

    def __init__(self, visitor: TablePage) -> None:
        self.visitor = visitor
        self.clicks = 0

    def _count(self, locator: Locator) -> None:
        self.clicks += 1
        with self.visitor.told("play"):
            locator.click()

    def option(self, name: str) -> None:
        self._count(self.visitor.option(name))

    def times(self, name: str, n: int) -> None:
        """Choose an option so many times by the number beside it."""
        self._count(self.visitor.page.locator(f'[data-times="{name} {n}"]'))

    def beyond(self, *names: str) -> None:
        """Choose an option behind others by its own button."""
        self._count(self.visitor.page.locator(f'[data-beyond="{" ".join(names)}"]'))

    def space(self, *names: str) -> None:
        for name in names:
            self.clicks += 1
            with self.visitor.told("play"):
                self.visitor.click_space(name)

    def drag(self, piece: str, origin: str, destination: str) -> None:
        self.clicks += 1
        with self.visitor.told("play"):
            self.visitor.drag_piece(origin, piece, destination)

    def end(self) -> None:
        self._count(self.visitor.page.locator("[data-end]"))


@pytest.fixture
def clicker(visitors: Visitors) -> Clicker:
    return Clicker(visitors.new())


def opened(clicker: Clicker, game: Game) -> None:
    visitor = clicker.visitor
    visitor.open_link(sit(visitor.site.address, game.record()).address())


def words_of(clicker: Clicker, faction: str) -> list[str]:
    """What the turn has become in the record."""
    lines = clicker.visitor.record().splitlines()
    return next(line for line in lines if line.startswith(f"{faction} ")).split()[1:]


def test_the_turns_of_the_review_take_few_clicks(clicker: Clicker) -> None:
    """Malaya: Sweep and Air Strike, Garrison, Train with Resettle and Pacify, Assault; Rally of the MCP."""
    counted = {}

    board: dict[str, dict[str, int | bool]] = {
        "kuala_lumpur": {"troops": 4, "police": 1},
        "pahang": {"underground": 2},
        "selangor": {"active": 1, "troops": 1},
    }
    opened(clicker, table(board))
    clicker.beyond("op-special", "sweep")
    clicker.space("pahang")
    clicker.drag("troop", "kuala_lumpur", "pahang")
    clicker.beyond("done", "done", "air-strike")
    clicker.space("pahang")
    clicker.end()
    moved = ["troop:kuala_lumpur>pahang"] * 4
    words = ["op-special", "sweep", "pahang", "done", *moved, "done", "done", "air-strike", "pahang", "done"]
    assert words_of(clicker, "british") == [*words, "end-turn"]
    counted["sweep"], clicker.clicks = clicker.clicks, 0

    board = {"kuala_lumpur": {"police": 3}, "johore": {"police": 3}, "perak": {"police": 1}, "ec_north": {"active": 1}}
    opened(clicker, table(board))
    clicker.beyond("op-special", "garrison")
    clicker.space("ec_north", "ec_south")
    clicker.drag("police", "kuala_lumpur", "ec_north")
    clicker.drag("police", "johore", "ec_south")
    clicker.end()
    words = words_of(clicker, "british")
    assert words[:5] == ["op-special", "garrison", "ec_north", "ec_south", "done"]
    assert words[5:11] == [*["police:kuala_lumpur>ec_north"] * 3, *["police:johore>ec_south"] * 3]
    counted["garrison"], clicker.clicks = clicker.clicks, 0

    board = {
        "kuala_lumpur": {"police": 1, "troops": 1},
        "perak": {"police": 2, "troops": 1, "underground": 1},
        "johore": {"police": 2, "troops": 2},
    }
    opened(clicker, table(board, british_resources=20))
    clicker.beyond("op-special", "train")
    clicker.space("kuala_lumpur")
    clicker.times("troop", 4)
    clicker.space("perak")
    clicker.times("police", 2)
    clicker.option("resettle")
    clicker.space("johore", "kuala_lumpur")
    clicker.end()
    words = words_of(clicker, "british")
    assert words[:6] == ["op-special", "train", "kuala_lumpur", *["troop"] * 3]
    assert words[7:11] == ["perak", "police", "police", "resettle"]
    assert words[11:15] == ["johore", "done", "kuala_lumpur", "shift"]
    counted["train"], clicker.clicks = clicker.clicks, 0

    board = {space: {"troops": 2, "active": 1} for space in ("perak", "johore", "selangor", "pahang")}
    opened(clicker, table(board, british_resources=20))
    clicker.beyond("op-special", "assault")
    clicker.space("perak", "johore", "selangor")
    clicker.end()
    assert words_of(clicker, "british")[:5] == ["op-special", "assault", "perak", "johore", "selangor"]
    assert words_of(clicker, "british")[-1] == "end-turn"
    counted["assault"], clicker.clicks = clicker.clicks, 0

    plain = ("perak", "johore", "selangor", "pahang", "negri_sembilan")
    board = {space: {"underground": 1, "bases": 1} for space in ("kelantan", "trengganu")}
    opened(clicker, table(board, by="mcp", mcp_resources=20))
    clicker.beyond("op-special", "rally")
    clicker.space(*plain)
    for space, n in (("kelantan", 3), ("trengganu", 2)):
        clicker.space(space)
        clicker.times("guerrillas", n)
    clicker.end()
    words = words_of(clicker, "mcp")
    assert sum(word in (*plain, "kelantan", "trengganu") for word in words) == 7
    assert words.count("guerrillas") == 2
    counted["rally"] = clicker.clicks

    targets = {"sweep": 7, "garrison": 8, "train": 9, "assault": 6, "rally": 12}
    assert all(counted[turn] <= most for turn, most in targets.items()), counted


# One press on a button and, in the same moment, another on End turn: by the pointer, or by keys.
SLIP = """([button, key]) => {
  const end = document.querySelector('[data-end]');
  const press = (element) => {
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    element.click();
  };
  const type = (key) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  if (key) [key, 'e', 'Enter'].forEach(type);
  else [button, end].forEach(press);
}"""
RECORDS = {
    "malaya": "mcp-final",
    "kenya": "mau_mau-final",
    "arab_revolt": "british-final",
    "japanese_occupation": "british-final",
}


@pytest.mark.parametrize("game", RECORDS)
def test_a_double_click_ends_no_turn(visitors: Visitors, game: str) -> None:
    """Buttons of some turns are double-clicked, or pressed together with End turn, by mouse and by keys."""
    text = record(RECORDS[game], game)
    visitor = visitors.new().open_link(sit(visitors.site.address, text, 0).address())
    page, end = visitor.page, visitor.page.locator("[data-end]")
    ended, places = 0, set()
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.post_data or "") if "/play?" in request.url else None)

    def words() -> list[str]:
        return visitor.record().split("---")[1].split()

    for number in range(PRESSES):
        buttons = [name for name in visitor.options() if name not in ("end-turn", "pass")]
        box = end.bounding_box()
        places.add(box and (round(box["x"]), round(box["y"])))
        if not buttons:
            visitor.press("end-turn")
            ended += 1
            continue
        before = words()
        sent.clear()
        button = visitor.option(buttons[number % len(buttons)])
        keys = button.get_attribute("aria-keyshortcuts")
        with page.expect_response(re.compile(r"/play\?")):
            if number % 3:
                key = keys.split()[-1] if keys and number % 3 == 1 else None
                page.evaluate(SLIP, [button.element_handle(), key])
            else:
                button.dblclick()
        expect(page.locator(".prompt")).to_have_attribute("aria-busy", "false")
        page.wait_for_load_state("networkidle")
        assert len(words()) > len(before)
        # A turn that asks its owner nothing, such as that of a Mandatory Event, ends by itself.
        assert sent
        assert not [body for body in sent if "end-turn" in body], before[-9:]
    assert ended
    assert len(places) == 1, "End turn has moved"
