"""What the page tells ahead and besides: the round that may come, what a choice will do, what things are."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import cast

import pytest
from playwright.sync_api import Locator, expect

import coinbox
from coinbox.game import Game
from tests.games import OWN_GAMES
from tests.web.axe import faults, in_both_themes
from tests.web.looks import sit
from tests.web.page import Json, TablePage, Visitors
from tests.web.seats import seat_at

LONG_PRESS = 650
TOLD = {"include": [".forecast", ".tracks", "#tip"]}
"""What this is about, for axe-core."""
# What of one box another one covers, in pixels.
OVERLAP = """([a, b]) => {
  const [one, other] = [a, b].map((css) => document.querySelector(css).getBoundingClientRect());
  return Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
}"""
CARD_AND_BAR = [".board-table .card", ".bar"]


def tip(visitor: TablePage) -> Locator:
    return visitor.page.locator("#tip:popover-open")


def hold(visitor: TablePage, element: Locator) -> None:
    """A long press with one finger."""
    element.evaluate("each => each.scrollIntoView({ block: 'start' })")
    box = element.bounding_box()
    assert box is not None
    screen = visitor.page.context.new_cdp_session(visitor.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2, "id": 0}
    screen.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    visitor.page.wait_for_timeout(LONG_PRESS)
    screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def previewed(visitor: TablePage, name: str) -> Json:
    found: Json = visitor.site.get(f"/tables/{visitor.table}/preview", visitor.token, names=name).json()
    return found


def check_forecast(visitor: TablePage) -> None:
    """The panel tells every line of the forecast, and each lights up its spaces under pointer and focus."""
    ahead = visitor.state()["forecast"]
    lines = visitor.page.locator(".forecast .line")
    expect(lines).to_have_count(len(ahead["lines"]))
    told = {line["id"]: line for line in ahead["lines"]}
    for line in lines.all():
        expected = told[line.get_attribute("data-line") or ""]
        amount, label = expected["amount"], expected["label"]
        expect(line).to_contain_text(f"+{amount}" if amount > 0 else f"{amount}".replace("-", "−"))
        expect(line).to_contain_text(label)
        line.hover()
        expect(visitor.page.locator(".rings .marked")).to_have_count(len(expected["spaces"]))
        line.focus()
        visitor.page.mouse.move(0, 0)
        line.blur()
        expect(visitor.page.locator(".rings .marked")).to_have_count(0)
        line.focus()
        expect(visitor.page.locator(".rings .marked")).to_have_count(len(expected["spaces"]))
    panel = visitor.page.locator(".forecast")
    for before, after in ((each["before"], each["after"]) for each in ahead["tracks"].values()):
        expect(panel).to_contain_text(f"{before} → {after}")
    expect(panel).to_contain_text("The next card is no Propaganda card.")


def test_the_forecast_previews_and_explanations_with_mouse_and_keys(visitors: Visitors) -> None:
    visitor = visitors.new(seed=2).visit().start()
    page = visitor.page
    check_forecast(visitor)

    # What an option will do, while it is pointed at or has the focus; nothing else moves.
    visitor.press("op-special")
    places = "[data-option]"
    before = page.locator(places).evaluate_all("all => all.map(each => each.getBoundingClientRect().y)")
    visitor.option("garrison").hover()
    expect(page.locator("[data-preview=garrison]")).to_contain_text(previewed(visitor, "garrison")["summary"])
    assert page.locator(places).evaluate_all("all => all.map(each => each.getBoundingClientRect().y)") == before
    page.mouse.move(0, 0)
    visitor.option("sweep").focus()
    expect(page.locator("[data-preview=sweep]")).to_be_visible()
    visitor.press("sweep")
    space = sorted(visitor.glowing())[0]
    page.mouse.move(*visitor.point_of_space(space))
    expect(page.locator(f'[data-preview="{space}"] .sum')).to_have_text(previewed(visitor, space)["summary"])

    # The card of a space: what it is, its neighbours by name and on the board, what may be done there.
    card = visitor.card_of_space
    about = visitor.site.get(f"/tables/{visitor.table}/spaces/{space}", visitor.token).json()
    expect(card).to_contain_text(about["tips"][-1]["word"])
    expect(card).to_contain_text(about["may"][0]["operations"][0]["name"])
    expect(page.locator(".rings .near:not(.case)")).to_have_count(len(about["adjacent"]))
    visitor.click_space(space)
    expect(page.locator(".rings .selected")).to_have_count(1)
    assert "; selected" in visitor.names()[space]

    # A track explains itself when the mouse rests on it, at once when it has the focus, and Escape closes it.
    track = page.locator("section.tracks .explained").first
    track.hover()
    expect(tip(visitor)).to_contain_text("Political Will")
    expect(track).to_have_attribute("aria-describedby", "tip")
    page.mouse.move(0, 0)
    expect(tip(visitor)).to_have_count(0)
    page.keyboard.press("Tab")
    page.locator("section.tracks .steps .explained").first.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(tip(visitor)).to_be_visible()
    assert faults(page, TOLD) == []
    steps = len(visitor.state()["turn"]["steps"])
    page.keyboard.press("Escape")
    expect(tip(visitor)).to_have_count(0)
    assert len(visitor.state()["turn"]["steps"]) == steps, "Escape has closed it and done nothing else"
    page.locator(".strip li.red").first.hover()
    expect(tip(visitor)).to_contain_text("MCP victory")
    page.locator(".cards .explained").first.hover()
    expect(tip(visitor)).to_contain_text("Propaganda cards")
    page.mouse.move(0, 0)
    assert in_both_themes(page, TOLD) == {"light": [], "dark": []}


def test_a_finger_reads_the_forecast_and_explanations_and_the_card_lies_in_sight(visitors: Visitors) -> None:
    visitor = visitors.new(phone=True).open_link(seat_at(visitors.site, "japanese_occupation"))
    page = visitor.page
    line = page.locator(".forecast summary")
    expect(line).to_contain_text(re.compile(r"Resistance \d+ → \d+"))
    line.tap()
    first = page.locator(".forecast .line").first
    told = visitor.state()["forecast"]["lines"][0]
    first.tap()
    expect(page.locator(".rings .marked")).to_have_count(len(told["spaces"]))
    page.locator("#tab-tracks").tap()
    hold(visitor, page.locator(".initiative .choice").first)
    expect(tip(visitor)).to_contain_text("Limited Operation")
    assert visitor.state()["turn"]["steps"] == [], "a long press chooses nothing"
    page.locator("section.tracks .explained").first.tap()
    expect(tip(visitor)).to_contain_text("Resistance")
    assert faults(page, TOLD) == []
    page.locator(".map").scroll_into_view_if_needed()
    page.evaluate("document.querySelector('main').scrollTop = 0")
    for space in ("johore", "negri_sembilan", "kedah", "pahang", "ec_north"):
        if space in visitor.glowing():
            continue
        visitor.click_space(space)
        card = visitor.card_of_space
        expect(card).to_be_visible()
        expect(card).to_contain_text("Next to:")
        # The card grows when the server has said what may be done there, and is placed anew with the next frame.
        expect(card.locator(".soft").nth(1)).to_be_visible()
        visitor.wait(lambda: page.evaluate(OVERLAP, CARD_AND_BAR) == 0, f"the card of {space} lies under the bar")
    expect(visitor.card_of_space).to_contain_text("Economic Center")


def rounds(play: Game) -> int:
    return int(cast(Json, play.view())["propaganda_seen"])


@cache
def before_a_round(game: str) -> str:
    """A random game up to an end of turn behind which a Propaganda card surely comes."""
    for seed in range(200):
        play, draw = coinbox.new(game, seed=seed, ask=("end-turn",)), random.Random(seed)
        while (asked := play.decision) is not None:
            names, ahead = [option.name for option in asked.options], play.forecast()
            certain = names == ["end-turn"] and ahead is not None and ahead.once_in == 1
            if certain and rounds(play.clone().play("end-turn")) > rounds(play):
                return play.record()
            play.play(draw.choice(names))
    raise AssertionError("no such moment")


@pytest.mark.parametrize("game", OWN_GAMES)
def test_a_round_brings_what_the_panel_told(visitors: Visitors, game: str) -> None:
    """A Propaganda card that comes at once brings, line by line, what the panel has told before."""
    visitor = visitors.new().open_link(sit(visitors.site.address, before_a_round(game)).address())
    told = [line["sentence"] for line in visitor.state()["forecast"]["lines"]]
    assert told
    shown = visitor.page.locator(".forecast .line").evaluate_all("all => all.map(each => each.title)")
    assert sorted(shown) == sorted(told)
    before = len(visitor.state()["log"])
    seen = visitor.state()["view"]["propaganda_seen"]
    visitor.press("end-turn")
    visitor.wait(lambda: bool(visitor.state()["decision"] or visitor.state()["result"]), "the round did not begin")
    assert visitor.state()["view"]["propaganda_seen"] == seen + 1
    log = [line["text"] for line in visitor.state()["log"]][before:]
    assert [line for line in log if line in told] == told
    assert all(visitor.log.filter(has_text=line).count() for line in told)
