"""The first turns of somebody who has never seen the page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import coinbox
from tests.kept import kept_text
from tests.web.page import FRIEND, HEAD, TablePage, Visitors, record_until

pytestmark = [pytest.mark.slow, pytest.mark.browser]

EXAMPLE = kept_text("malaya", "example-of-play")


def spaces_of(record: str) -> object:
    """The spaces of the board at the end of a record."""
    return coinbox.load(record).view()["spaces"]


def example_until(line: str) -> str:
    """The printed example of play up to a line, without it."""
    return record_until("example-of-play", line)


def test_the_tour_can_be_walked_through_and_does_not_come_again(visitors: Visitors) -> None:
    visitor = visitors.newcomer().visit()
    page = visitor.page
    page.get_by_role("button", name="Start", exact=True).click()
    tour = page.get_by_role("dialog")
    titles = []
    for stop in range(1, 9):
        expect(tour.get_by_text(f"{stop} / 8")).to_be_visible()
        titles.append(tour.get_by_role("heading").inner_text())
        tour.get_by_role("button", name="Next" if stop < 8 else "Play").click()
    assert titles[0] == "Your goal: British"
    assert len(set(titles)) == 8
    expect(tour).to_have_count(0)
    page.reload()
    visitor.wait_for_table()
    expect(visitor.option("limited-op")).to_be_enabled()
    expect(tour).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Show the tour").click()
    tour.get_by_role("button", name="Next").click()
    tour.get_by_role("button", name="Back").click()
    expect(tour.get_by_text("1 / 8")).to_be_visible()
    page.keyboard.press("Escape")
    expect(tour).to_have_count(0)


def test_a_newcomer_plays_three_turns_against_the_bot(visitors: Visitors) -> None:
    visitor = visitors.newcomer().visit()
    page = visitor.page
    expect(page.get_by_role("group", name="British").get_by_label("me", exact=True)).to_be_checked()
    expect(page.get_by_role("group", name="MCP").get_by_label("steady bot")).to_be_checked()
    page.get_by_role("button", name="Start", exact=True).click()
    page.get_by_role("button", name="Skip the tour").click()
    visitor.wait_for_table()
    for _ in range(3):
        expect(page).to_have_title(re.compile("Your turn"))
        play_simple_turn(visitor)
        skip_to_own_decision(visitor)
        visitor.expect_board(visitor.state()["view"])
        expect(visitor.log).to_have_count(len(visitor.state()["log"]))
    state = visitor.state()
    assert visitor.log.all_inner_texts() == [line["text"] for line in state["log"]]
    assert visitor.game().view()["spaces"] == state["view"]["spaces"]


def play_simple_turn(visitor: TablePage) -> None:
    """One turn with the first box that is free: Train in Kuala Lumpur, or pass."""
    wanted = ["limited-op", "op-special", "event", "train", "kuala_lumpur", "police", "done", "pass"]
    while "end-turn" not in (offered := visitor.options()):
        visitor.choose(next((name for name in wanted if name in offered), offered[0]))
    visitor.press("end-turn")


def skip_to_own_decision(visitor: TablePage) -> None:
    """The bot's turn is played out slowly; Escape skips what has come so far."""
    own = visitor.page.locator(".prompt.mine")
    visitor.wait(own.is_visible, "the bot's turn did not end", meanwhile=lambda: visitor.page.keyboard.press("Escape"))


def test_three_turns_of_each_faction_by_clicking(visitors: Visitors, tmp_path: Path) -> None:
    """The first three cards of the printed example of play, with second thoughts on the way."""
    visitor = visitors.new().continue_record(HEAD + "card:M23\n", tmp_path)
    sweep_with_second_thoughts(visitor)
    initiative = visitor.page.get_by_role("region", name="Initiative")
    initiative.get_by_role("button", name="Operation & Special Activity").click()
    expect_reason(visitor, "op-special")
    visitor.choose("limited-op", "rally", "trengganu", "base", "underground:trengganu")
    visitor.choose("trengganu", "end-turn")
    visitor.expect_board(visitor.state()["view"])
    rally_with_extort_in_the_middle(visitor)
    visitor.choose("limited-op", "sweep", "pahang", "done", "end-turn")
    visitor.expect_board(visitor.state()["view"])
    visitor.choose("op-special", "assault", "air-strike", "johore", "pahang", "pahang", "done", "end-turn")
    visitor.choose("limited-op", "march", "ec_north", "underground:kelantan>ec_north", "done", "end-turn")
    visitor.expect_board(visitor.state()["view"])
    assert visitor.state()["view"]["spaces"] == spaces_of(example_until("card:M8"))
    turns = [line.split()[0] for line in visitor.record().splitlines() if line.endswith("end-turn")]
    assert turns == ["british", "mcp", "mcp", "british", "british", "mcp"]


def sweep_with_second_thoughts(visitor: TablePage) -> None:
    """The first turn of the example: why not, undo of one step, of several, of all; moves on the board."""
    visitor.choose("op-special", "train")
    visitor.undo()
    visitor.choose("sweep")
    visitor.click_space("thailand")
    expect_reason(visitor, "thailand")
    visitor.choose("kedah", "perak")
    assert visitor.steps.all_inner_texts() == ["Operation & Special Activity", "Sweep", "Kedah", "Perak"]
    expect(visitor.why).to_have_count(0)
    visitor.undo_to(2)
    assert visitor.steps.all_inner_texts() == ["Operation & Special Activity", "Sweep"]
    visitor.restart_turn()
    expect(visitor.steps).to_have_count(0)
    visitor.choose("op-special", "sweep", "perak", "pahang", "johore", "done")
    assert visitor.glowing() == {
        option["origin"] for option in visitor.state()["decision"]["options"] if option["origin"]
    }
    visitor.choose(*["troop:kuala_lumpur>pahang"] * 3, "troop:johore>pahang")
    visitor.expect_board(visitor.state()["view"])
    visitor.choose("done", "done", "reprisal", "pahang", "active:pahang>trengganu", "perak", "active:perak>pahang")
    visitor.press("end-turn")


def expect_reason(visitor: TablePage, name: str) -> None:
    """The page says why something is not offered, as the library does, with the section."""
    explained = visitor.game().why_not(name)
    assert explained is not None
    expect(visitor.why).to_contain_text(explained.reason)
    expect(visitor.why).to_contain_text(explained.rule)


def rally_with_extort_in_the_middle(visitor: TablePage) -> None:
    visitor.choose("op-special", "rally", "kedah", "perak", "kelantan", "guerrillas", *["guerrilla"] * 3)
    visitor.choose("trengganu", "guerrillas", "guerrilla", "guerrilla", "extort", "kelantan", "trengganu")
    visitor.choose("pahang", "guerrillas", "guerrilla", "guerrilla", "selangor", "negri_sembilan", "done")
    visitor.choose("kelantan", "end-turn")


def test_a_turn_on_a_phone(visitors: Visitors) -> None:
    visitor = visitors.new(phone=True).visit().start(MCP=FRIEND)
    visitor.choose("limited-op", "sweep", "pahang", "troop:kuala_lumpur>pahang", "troop:johore>pahang")
    visitor.page.get_by_role("tab", name="Turn").tap()
    expect(visitor.steps).to_have_text([step["label"] for step in visitor.state()["turn"]["steps"]])
    visitor.undo()
    visitor.choose("done", "end-turn")
    words = ["limited-op", "sweep", "pahang", "troop:kuala_lumpur>pahang", "done", "end-turn"]
    assert visitor.record().splitlines()[-1].split()[1:] == words
    assert visitor.state()["decision"]["actor"] == "mcp"


def test_an_event_with_choices(visitors: Visitors, tmp_path: Path) -> None:
    """M13: spaces that are chosen one after the other on the board."""
    visitor = visitors.new().continue_record(HEAD + "card:M13\n", tmp_path)
    visitor.choose("event")
    expect(visitor.option("unshaded")).to_contain_text(visitor.state()["card"]["sides"][0]["text"])
    visitor.choose("unshaded", "perak", "johore", "kuala_lumpur", "perak", "end-turn")
    expected = coinbox.load(HEAD + "card:M13\nbritish event unshaded perak johore kuala_lumpur perak end-turn\n")
    assert visitor.state()["view"]["spaces"] == expected.view()["spaces"]
    visitor.expect_board(visitor.state()["view"])


def test_nothing_is_taken_back_behind_a_die(visitors: Visitors, tmp_path: Path) -> None:
    visitor = visitors.new().continue_record(example_until("mcp      op-special attack"), tmp_path)
    visitor.choose("op-special", "attack")
    expect(visitor.page.locator("[data-undo]")).to_be_enabled()
    visitor.choose("perak", "roll")
    steps = visitor.state()["turn"]["steps"]
    assert [step["chance"] for step in steps] == [False, False, False, False, True]
    expect(visitor.steps).to_have_text([step["label"] for step in steps])
    expect(visitor.page.get_by_text("Can't undo past the last die or card")).to_be_visible()
    expect(visitor.page.locator("[data-undo]:enabled, [data-restart], .turn li button")).to_have_count(0)
    visitor.page.keyboard.press("u")
    visitor.choose("done")
    expect(visitor.steps).to_have_count(6)
    visitor.undo()
    expect(visitor.steps).to_have_text([step["label"] for step in steps])


def test_a_propaganda_round_from_a_record(visitors: Visitors, tmp_path: Path) -> None:
    """The example of play from its last turn on: the seventh card must be a Propaganda card."""
    visitor = visitors.new().continue_record(example_until("british  limited-op pass"), tmp_path)
    expect(visitor.log).to_have_count(len(visitor.state()["log"]))
    visitor.expect_board(visitor.state()["view"])
    visitor.choose("limited-op", "pass", "end-turn")
    now = visitor.page.locator("section[aria-labelledby=propaganda-title] [aria-current=step]")
    expect(now).to_contain_text("Support")
    visitor.choose("kuala_lumpur", "pahang", "shift", "end-turn")
    visitor.choose("selangor", "done", "end-turn")
    expect(now).to_contain_text("Redeploy")
    visitor.choose("police:johore>perak", "police:johore>perak", "done", "end-turn")
    expect(now).to_have_count(0)
    visitor.expect_board(visitor.state()["view"])
    assert visitor.state()["view"]["spaces"] == spaces_of(EXAMPLE)
    assert visitor.state()["view"]["tracks"] == coinbox.load(EXAMPLE).view()["tracks"]
