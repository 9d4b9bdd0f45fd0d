"""A bot's turn in the browser: beat by beat at the reader's pace, in order, none left out, and once more if wished."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from coinbox.library import rules_of
from tests.campaign import CAMPAIGN
from tests.games import OWN_GAMES
from tests.web.page import TablePage, Visitors

LEAST = 700
"""So many milliseconds every beat stays, when turns are told slowly."""
SEEDS = {"malaya": 2, "kenya": 2, "arab_revolt": 2, "japanese_occupation": 2}
WATCH = """() => {
  window.beats = [];
  const story = document.querySelector('.story');
  const look = () => {
    const beat = story.dataset.beat ?? null;
    const last = window.beats.at(-1);
    if (last && last.beat === beat) return;
    const text = [...story.querySelectorAll('.line')].map((line) => line.textContent.trim());
    window.beats.push({ beat, text, at: performance.now() });
  };
  look();
  new MutationObserver(look).observe(story, { attributes: true, childList: true, subtree: true, characterData: true });
}"""


def begin(visitors: Visitors, game: str, **settings: Any) -> TablePage:
    """A table against the steady bot; the turn of a person is ended, and the bot is to move."""
    first, second = rules_of(game).factions
    names = {first: "me", second: "steady bot"}
    visitor = visitors.new(seed=SEEDS[game], **settings).visit()
    said = {visitor.site.say("en", game, f"faction-{faction}"): who for faction, who in names.items()}
    visitor.start(game, **said)
    page = visitor.page
    own = page.locator(".prompt.mine")
    visitor.wait(own.is_visible, "nobody was asked", meanwhile=lambda: page.keyboard.press("Escape"))
    return visitor


def let_the_bot_play(visitor: TablePage) -> None:
    """End turns until one of the bot follows."""
    telling = visitor.page.locator(".story[data-beat]")
    visitor.page.evaluate(WATCH)
    while not telling.is_visible():
        while "end-turn" not in (offered := visitor.options()):
            visitor.choose("pass" if "pass" in offered else offered[0])
        visitor.press("end-turn")
        visitor.wait(lambda: visitor.state()["decision"]["yours"], "the bot did not finish")
        lines = len(visitor.state()["log"])
        visitor.wait(lambda: telling.is_visible() or visitor.log.count() == lines, "nothing was told")  # noqa: B023


def told(visitor: TablePage) -> list[list[str]]:
    """The lines of each beat, as the server tells them."""
    turns = visitor.site.get(f"/tables/{visitor.table}/beats", visitor.token).json()["turns"]
    return [[line["text"] for line in beat["lines"]] for turn in turns for beat in turn["beats"]]


@pytest.mark.parametrize("game", OWN_GAMES if CAMPAIGN else OWN_GAMES[::2])
def test_each_beat_stays_long_enough_in_order_and_again(visitors: Visitors, game: str) -> None:
    visitor = begin(visitors, game, speed="slow")
    page = visitor.page
    let_the_bot_play(visitor)
    expect(page.locator(".story[data-beat]")).to_be_visible()
    assert visitor.options() == []
    expect(page.locator(".prompt.mine")).to_be_visible(timeout=90_000)
    beats = page.evaluate("window.beats")
    shown = [beat for beat in beats if beat["beat"] is not None]
    wanted = told(visitor)
    assert [beat["text"] for beat in shown] == wanted
    assert [int(beat["beat"]) for beat in shown] == list(range(len(wanted)))
    stayed = [after["at"] - beat["at"] for beat, after in pairwise(beats) if beat["beat"] is not None]
    assert len(stayed) == len(wanted)
    assert min(stayed) >= LEAST, stayed
    # The summary stays, with what the bot wanted, and what was told can be seen again.
    state = visitor.state()
    turn = next(turn for turn in story_of(visitor)["turns"] if turn["kind"] == "turn")
    for text in (turn["summary"], turn["outlook"], turn["reason"]):
        assert text
        expect(page.locator(".story")).to_contain_text(text)
    expect(page.locator(".prompt .reason")).to_have_count(0)
    page.evaluate("window.beats = []")
    page.keyboard.press(".")
    page.keyboard.press(" ")
    for number in range(len(wanted)):
        expect(page.locator(f'.story[data-beat="{number}"]')).to_be_visible()
        page.keyboard.press("ArrowRight")
    expect(page.locator(".prompt.mine")).to_be_visible()
    assert [beat["text"] for beat in page.evaluate("window.beats") if beat["beat"] is not None] == wanted
    visitor.expect_board(state["view"])
    assert visitor.log.all_inner_texts() == [line["text"] for line in state["log"]]


def story_of(visitor: TablePage) -> dict[str, Any]:
    found: dict[str, Any] = visitor.site.get(f"/tables/{visitor.table}/beats", visitor.token).json()
    return found


def test_pause_back_skip_marks_and_a_reload_in_the_midst(visitors: Visitors) -> None:
    visitor = begin(visitors, "malaya", speed="slow")
    page = visitor.page
    let_the_bot_play(visitor)
    story = page.locator(".story")
    expect(page.locator('.story[data-beat="1"]')).to_be_visible()
    page.get_by_role("button", name="Pause").click()
    height = story.bounding_box()
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator('.story[data-beat="0"]')).to_be_visible()
    # Arrows, amounts, dice and tracks of every beat are on the board.
    turns = story_of(visitor)["turns"]
    beats = [beat for turn in turns for beat in turn["beats"]]
    for number, beat in enumerate(beats):
        expect(page.locator(f'.story[data-beat="{number}"]')).to_be_visible()
        ways = {(move["origin"], move["space"]) for move in beat["moves"]}
        expect(page.locator(".board-table .arrow")).to_have_count(len(ways))
        expect(page.locator(".beats .badge")).to_have_count(len({each["space"] for each in beat["changes"]}))
        for track in beat["tracks"]:
            expect(page.locator(".caption")).to_contain_text(track["name"])
        for die in beat["dice"]:
            expect(page.locator(".caption")).to_contain_text(die["outcome"])
        if number == 2:
            break
        page.keyboard.press("ArrowRight")
    # After a reload it goes on with the same beat; nothing is told twice.
    page.reload()
    expect(page.locator('.story[data-beat="2"]')).to_be_visible()
    page.keyboard.press(" ")
    assert story.bounding_box() == height
    page.locator("header select").select_option(label="日本語")
    spoken = visitor.site.get(f"/tables/{visitor.table}/beats", visitor.token, lang="ja").json()
    lines = [beat for turn in spoken["turns"] for beat in turn["beats"]][2]["lines"]
    expect(page.locator(".story .line")).to_have_text([line["text"] for line in lines])
    page.keyboard.press("Escape")
    expect(page.locator(".prompt.mine")).to_be_visible()
    assert story.bounding_box() == height
    page.reload()
    expect(page.locator(".prompt.mine")).to_be_visible()
    assert page.locator(".story[data-beat]").count() == 0
    expect(story).to_contain_text(spoken["turns"][0]["summary"])
    assert json.loads(page.evaluate("localStorage.getItem('coinbox.watched')"))
