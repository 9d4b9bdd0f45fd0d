"""Language, colours, text size, and how another player's turn is shown."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.page import TablePage, Visitors, record_until

pytestmark = [pytest.mark.slow, pytest.mark.browser]

# What the prompt says above its text, and how long the log is, whenever the page changes.
WATCH = """() => {
  window.told = [];
  const look = () => {
    const who = document.querySelector('.prompt .who')?.textContent.trim();
    const lines = document.querySelectorAll('.log .line').length;
    const last = window.told.at(-1);
    if (!last || last.who !== who || last.lines !== lines) window.told.push({ who, lines });
  };
  look();
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
PLAYED_OUT = "Opponent's turn"


def test_another_language_at_once(visitors: Visitors, tmp_path: Path) -> None:
    """Prompt, options, steps, log and spaces, there and back."""
    visitor = visitors.new().continue_record(record_until("example-of-play", "card:M8"), tmp_path)
    visitor.choose(visitor.options()[0])
    for lang, name in (("ja", "日本語"), ("en", "English")):
        visitor.page.locator("header select").select_option(label=name)
        state = visitor.state(lang)
        expect(visitor.prompt).to_contain_text(state["decision"]["prompt"])
        for option in state["decision"]["options"]:
            expect(visitor.option(option["name"])).to_contain_text(option["label"])
        expect(visitor.steps).to_have_text([step["label"] for step in state["turn"]["steps"]])
        expect(visitor.log).to_have_text([line["text"] for line in state["log"]])
        visitor.expect_board(state["view"], lang)
        expect(visitor.page.locator("html")).to_have_attribute("lang", lang)


def test_colours_and_text_size_outlast_a_reload(visitors: Visitors) -> None:
    visitor = visitors.new().visit().start()
    before = appearance(visitor)
    visitor.page.get_by_role("button", name="Settings").click()
    for group, value in (("Colours", "dark"), ("Text size", "large"), ("Language", "日本語")):
        visitor.page.get_by_role("group", name=group).get_by_label(value, exact=True).check()
    changed = appearance(visitor)
    assert all(was != now for was, now in zip(before, changed, strict=True))
    visitor.page.reload()
    visitor.wait_for_table()
    assert appearance(visitor) == changed


def appearance(visitor: TablePage) -> tuple[str, str, str]:
    """Colour of the page, size of its text and its language, as the browser computes them."""
    style = "getComputedStyle(document.body)"
    found = visitor.page.evaluate(f"[{style}.backgroundColor, {style}.fontSize, document.documentElement.lang]")
    return found[0], found[1], found[2]


@pytest.mark.parametrize("speed", ["fast", "off"])
def test_the_bots_turn_is_played_out_and_what_changed_stays_marked(visitors: Visitors, speed: str) -> None:
    visitor = visitors.new(seed=2, speed=speed).visit().start(British="me", MCP="steady bot")
    visitor.choose("limited-op", "pass")
    assert visitor.changed() == set()
    visitor.page.evaluate(WATCH)
    visitor.press("end-turn")
    expect(visitor.page.locator(".prompt.mine")).to_be_visible()
    told = visitor.page.evaluate("window.told")
    assert any(each["who"] == PLAYED_OUT for each in told) == (speed == "fast")
    if speed == "fast":
        assert len({each["lines"] for each in told if each["who"] == PLAYED_OUT}) > 1
    happened = set(visitor.state()["changes"]["spaces"])
    assert happened
    assert visitor.changed() == happened
    visitor.choose(visitor.options()[0])
    assert visitor.changed() == set()
