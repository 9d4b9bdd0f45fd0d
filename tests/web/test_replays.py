"""Games that are read: the printed examples, records from files and tables, with comments that anybody can write."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import coinbox
from coinbox.learn.notes import sayings_of
from tests.games import OWN_GAMES
from tests.kept import EXAMPLE, kept_file
from tests.web.axe import faults
from tests.web.page import Visitors

pytestmark = [pytest.mark.slow, pytest.mark.browser]
WIDE = "document.documentElement.scrollWidth > innerWidth"


def example(game: str) -> str:
    return kept_file(game, EXAMPLE).read_text(encoding="utf-8")


def told(game: str, lang: str) -> list[tuple[int, str]]:
    """The comments of the printed example, by moment."""
    return [(each.moment, each.text) for each in sayings_of(coinbox.load(example(game))) if each.lang == lang]


def expect_said(page: Page, said: tuple[int, str]) -> None:
    text = page.locator(".comments .text")
    expect(text).to_have_text(said[1])
    expect(text).to_have_attribute("data-moment", str(said[0]))
    expect(page).to_have_url(re.compile(rf"/m/{said[0]}$"))


def downloaded(page: Page) -> str:
    with page.expect_download() as file:
        page.get_by_role("button", name="Download the record with its comments").click()
    return Path(file.value.path()).read_text(encoding="utf-8")


def write(page: Page, words: str) -> None:
    page.get_by_role("button", name=re.compile("Write a comment here|Change the comment")).click()
    page.locator("textarea").fill(words)
    page.get_by_role("button", name="Keep it").click()
    expect(page.locator(".comments .text")).to_have_text(words)


@pytest.mark.parametrize(("game", "lang", "phone"), [("kenya", "en", False), ("arab_revolt", "ja", True)])
def test_the_printed_example_is_told_beside_the_board(visitors: Visitors, game: str, lang: str, phone: bool) -> None:
    visitor = visitors.new(phone=phone, lang=lang)
    page = visitor.visit().page
    page.locator(f".links a[href='#/example/{game}']").click()
    expect(page.locator(".board-table [data-space]").first).to_be_visible()
    said = told(game, lang)
    for each in said[:3]:
        page.keyboard.press("n")
        expect_said(page, each)
    page.keyboard.press(".")
    expect(page.locator(".comments .text")).to_have_text(said[2][1])  # it speaks of what follows, too
    page.keyboard.press("b")
    expect_said(page, said[2])
    page.keyboard.press("b")
    expect_said(page, said[1])
    assert faults(page) == []
    assert not page.evaluate(WIDE)
    page.goto(f"{visitor.site.address}/#/read/{game}")
    expect(page.locator(f"main a[href='#/example/{game}']")).to_be_visible()


@pytest.mark.parametrize("game", OWN_GAMES)
def test_each_example_opens_at_its_last_comment(visitors: Visitors, game: str) -> None:
    visitor = visitors.new()
    moment, text = told(game, "en")[-1]
    visitor.page.goto(f"{visitor.site.address}/#/example/{game}/m/{moment}")
    expect(visitor.page.locator(".comments .text")).to_have_text(text)


def test_a_record_from_a_file_is_read_and_annotated(visitors: Visitors, tmp_path: Path) -> None:
    path = tmp_path / "evening.coin"
    path.write_text(example("kenya"), encoding="utf-8")
    visitor = visitors.new()
    page = visitor.visit().page
    visitor.open_record(path)
    page.get_by_role("button", name="Read it in the replay").click()
    expect(page.get_by_role("heading", name="evening.coin")).to_be_visible()
    write(page, "Before the first card.")
    page.keyboard.press("n")
    first = told("kenya", "en")[0]
    expect_said(page, first)
    write(page, "Another opinion.")
    page.reload()
    expect(page.locator(".comments .text")).to_have_text("Another opinion.")
    page.keyboard.press("n")
    second = told("kenya", "en")[1]
    expect_said(page, second)
    page.get_by_role("button", name="Remove it").click()
    expect(page.locator(".comments .text")).to_have_text(re.compile("Population 6|人口値6"))  # in the other language
    page.get_by_role("button", name="Write a comment here").click()
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("textarea")).to_have_count(0)
    record = downloaded(page)
    game = coinbox.load(record)
    said = {(each.moment, each.lang): each.text for each in sayings_of(game)}
    assert said[0, "en"] == "Before the first card."
    assert said[first[0], "en"] == "Another opinion."
    assert (second[0], "en") not in said
    assert (second[0], "ja") in said
    assert game.journal == coinbox.load(example("kenya")).journal
    assert page.evaluate("localStorage.getItem('coinbox.tables')") in (None, "[]")


def test_a_file_that_is_no_record_is_refused_with_the_reason(visitors: Visitors, tmp_path: Path) -> None:
    visitors.forgiven = re.compile("422|409")
    path = tmp_path / "nonsense.coin"
    path.write_text("nonsense\n", encoding="utf-8")
    visitor = visitors.new()
    page = visitor.visit().page
    visitor.open_record(path)
    page.get_by_role("button", name="Read it in the replay").click()
    expect(page.locator("form [role=alert]")).to_be_visible()
    page.goto(f"{visitor.site.address}/#/record/unknown")
    expect(page.get_by_role("heading", name="This record is not here")).to_be_visible()


def test_a_table_is_annotated_in_its_replay(visitors: Visitors) -> None:
    visitor = visitors.new(seed=1).visit().start("malaya")
    page = visitor.page
    page.keyboard.press("1")
    expect(page.locator(".prompt")).to_be_visible()
    page.goto(f"{visitor.site.address}/#/t/{visitor.table}/m/1")
    write(page, "Here it began.")
    page.reload()
    expect(page.locator(".comments .text")).to_have_text("Here it began.")
    record = downloaded(page)
    assert "# en: Here it began." in record
    assert coinbox.load(record).id == "malaya"
    assert faults(page) == []
    page.get_by_role("button", name="Change the comment").click()
    page.keyboard.type("Truly: ")  # keys of the replay stay out of it
    expect(page.locator("textarea")).to_have_value(re.compile("Truly: |Here it began.Truly: "))
    expect(page).to_have_url(re.compile("/m/1$"))


def test_one_plays_on_from_an_example(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = visitor.page
    page.goto(f"{visitor.site.address}/#/example/malaya/m/7")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Start").click()
    visitor.wait_for_table()
    assert visitor.state()["decisions"] >= 7
