"""The study board: lines that grow from a game, positions set up by hand, links, files, plans and judgements."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from playwright.sync_api import Browser, Page, expect

import coinbox
from coinbox.learn.study import Study, Way, read_study, write_study
from coinbox.table import desk, lines
from coinbox.table.app import STATIC
from tests.campaign import CAMPAIGN
from tests.games import OWN_GAMES
from tests.kept import kept_text
from tests.learn.test_editor import random_position
from tests.table.server import Running, file_url, running
from tests.web.axe import faults
from tests.web.browser import Screen, profile
from tests.web.page import MEMORY, TablePage, Visitors

pytestmark = [pytest.mark.slow, pytest.mark.browser]
TEXT = kept_text("malaya", "example-of-play")
WIDE = "document.documentElement.scrollWidth > innerWidth"
POSITIONS = 50 if CAMPAIGN else 1
"""Of each game."""


def expect_sound(page: Page) -> None:
    """Nothing is wrong for anybody's eyes or ears, and nothing is wider than the page."""
    assert faults(page) == []
    assert not page.evaluate(WIDE)


def settle(page: Page) -> None:
    expect(page.locator(".prompt")).to_have_attribute("aria-busy", "false")


def choose(page: Page, *names: str) -> None:
    for name in names:
        with page.expect_response(re.compile(r"/api/study/board\?")):
            page.locator(f'.prompt [data-option="{name}"]').first.click()
        settle(page)


def step(page: Page, sign: str) -> None:
    with page.expect_response(re.compile(r"/api/study/board\?")):
        page.locator(f"[data-step={sign}]").click()
    settle(page)


def kept(page: Page) -> list[dict[str, object]]:
    """The studies that the browser keeps, the newest first."""
    script = "() => Object.keys(localStorage).filter(k => k.startsWith('coinbox.study.')).map(k => localStorage[k])"
    found = [json.loads(each) for each in page.evaluate(script)]
    return sorted(found, key=lambda each: -each["changed"])


def shared_link(page: Page) -> str:
    page.locator("[data-share]").click()
    field = page.locator("dialog input[readonly]")
    expect(field).to_be_visible()
    expect_sound(page)
    link = field.input_value()
    assert len(link) < 4000
    return link


def downloaded(page: Page, folder: Path) -> Path:
    with page.expect_download() as found:
        page.locator("dialog [data-save]").click()
    path = folder / found.value.suggested_filename
    found.value.save_as(path)
    page.keyboard.press("Escape")
    return path


def test_a_study_grows_from_a_game_and_goes_to_a_friend(visitors: Visitors, tmp_path: Path) -> None:
    visitor = visitors.new().continue_record(TEXT, tmp_path)
    page, at, record = visitor.page, 12, visitor.record()
    journal = list(coinbox.load(record, to=at, ask=("end-turn",)).journal)
    page.goto(f"{visitor.site.address}/#/t/{visitor.table}/m/{at}")
    expect(page.locator(".replay")).to_contain_text("12")
    pieces = visitor.pieces()
    page.get_by_role("button", name="Study from here").click()
    settle(page)
    assert kept(page)[0]["at"] == journal
    assert visitor.pieces() == pieces

    # One goes back and on, and another choice opens a line.
    step(page, "on")
    step(page, "back")
    assert kept(page)[0]["at"] == journal
    step(page, "first")
    step(page, "on")
    choose(page, "limited-op")
    page.locator("[data-line-name]").fill("By the mountains")
    page.locator("[data-line-name]").press("Tab")
    page.get_by_role("button", name="Write a comment").click()
    page.locator(".where textarea").fill("Slower, but it keeps\nthe Troops together.")
    page.keyboard.press("Enter")
    expect(page.locator("[data-comment]")).to_have_text("Slower, but it keeps the Troops together.")
    expect(page.locator(".branch .name")).to_have_text("By the mountains")
    expect_sound(page)

    # The lines beside each other.
    page.get_by_role("button", name="Compare lines").click()
    expect(page.locator("dialog tbody tr").first).to_be_visible()
    expect_sound(page)
    page.keyboard.press("Escape")

    # It survives a reload, and a friend gets it by link.
    page.reload()
    expect(page.locator("[data-comment]")).to_contain_text("keeps the Troops together")
    link = shared_link(page)
    path = downloaded(page, tmp_path)
    friend = visitors.new(lang="ja").page
    friend.goto(link)
    expect(friend.locator(".branch .name")).to_have_text("By the mountains")
    assert "?s=" not in friend.url
    friend.locator(".branch .name button").click()
    expect(friend.locator("[data-comment]")).to_contain_text("keeps the Troops together")

    # The file is a record for everybody, and opens again as the same study.
    text = path.read_text(encoding="utf-8")
    assert "( By the mountains\n" in text
    assert "# en: Slower, but it keeps the Troops together." in text
    assert coinbox.load(text).journal == coinbox.load(record).journal
    study = read_study(text)
    assert [branch.name for branch in study.line.branches] == ["By the mountains"]
    friend.goto(f"{visitor.site.address}/#/study")
    friend.locator(".file input").set_input_files(path)
    expect(friend.locator(".branch .name")).to_have_text("By the mountains")
    assert write_study(read_study(text)) == text


def test_lines_are_made_main_removed_and_put_back(visitors: Visitors) -> None:
    page = visitors.new().page
    page.goto(f"{visitors.site.address}/#/study/malaya")
    settle(page)
    choose(page, "card:M23", "limited-op", "train")
    page.locator("[data-undo]").click()
    settle(page)
    choose(page, "garrison")
    branch = page.locator(".branch .name")
    page.locator("[data-line-name]").fill("Hold the rails")
    page.locator("[data-line-name]").press("Tab")
    expect(branch).to_have_text("Hold the rails")
    page.get_by_role("button", name="Make it the main line").click()
    expect(page.locator(".where .line")).to_have_text("Main line")
    expect(branch).to_have_text("Another way")
    branch.locator("button").click()
    page.get_by_role("button", name="Remove this line").click()
    expect(branch).to_have_count(0)
    page.get_by_role("button", name="Put it back").click()
    expect(branch).to_have_count(1)
    page.goto(f"{visitors.site.address}/#/study")
    expect(page.locator("[data-study]")).to_have_count(1)
    expect_sound(page)
    page.locator("[data-study] input").fill("Two openings")
    page.locator("[data-study] input").press("Tab")
    expect(page.locator("[data-study] a")).to_have_text("Two openings")
    page.get_by_role("button", name="Remove Two openings").click()
    expect(page.locator("[data-study]")).to_have_count(0)
    page.get_by_role("button", name="Put it back").click()
    expect(page.locator("[data-study] a")).to_have_text("Two openings")


def test_on_a_phone_in_japanese_one_rolls_takes_back_and_sets_up(visitors: Visitors) -> None:
    visitor = visitors.new(lang="ja", phone=True)
    page = visitor.visit().page
    page.locator("a[href='#/study/kenya']").tap()
    settle(page)
    with page.expect_response(re.compile(r"/api/study/board\?")):
        page.locator("[data-roll]").tap()
    expect(page.locator(".prompt [data-roll]")).to_have_count(0)
    expect_sound(page)
    page.locator("[data-undo]").tap()
    expect(page.locator(".prompt [data-roll]")).to_have_count(1)
    page.locator("[data-setup]").tap()
    expect(page.locator("[data-play]")).to_be_enabled()
    visitor.hit(*visitor.point_of_space("nairobi"))
    expect(page.locator("[data-spaces]")).to_have_value("nairobi")
    troops = page.locator(".setup [data-field=troops]")
    expect(troops).to_have_value("2")
    troops.fill("9")
    troops.press("Enter")
    problems = page.locator("[data-problems] li")
    expect(problems).to_have_count(1)
    expect(problems).to_contain_text("兵員")
    expect(page.locator("[data-play]")).to_be_disabled()
    expect_sound(page)
    troops.fill("3")
    troops.press("Enter")
    page.locator("[data-play]").tap()
    settle(page)
    position = kept(page)[0]["study"]["position"]  # type: ignore[index]
    assert position["spaces"]["nairobi"]["troops"] == 3
    assert coinbox.new("kenya", position=position, chance="ask").view()["spaces"]


def study_of(game: str, seed: int) -> Study:
    """A game at a moment when a card or a turn begins."""
    played = random_position(game, seed)
    return Study(game, played.scenario, played.rules.position(played.turns[-1].before), Way([]))


def test_what_is_set_up_and_not_touched_stays_as_it_was(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.new().page
    for game in OWN_GAMES:
        for seed in range(POSITIONS):
            study = study_of(game, seed)
            path = tmp_path / f"{game}.coin"
            path.write_text(write_study(study), encoding="utf-8")
            page.goto(f"{visitors.site.address}/#/study")
            page.locator(".file input").set_input_files(path)
            settle(page)
            page.locator("[data-setup]").click()
            expect(page.locator("[data-play]")).to_be_enabled()
            if seed == 0:
                expect_sound(page)
            page.locator("[data-play]").click()
            settle(page)
            found = kept(page)[0]["study"]
            assert isinstance(found, dict)
            assert (found["scenario"], found["position"]) == (study.scenario, study.position)


def test_a_scene_is_tried(visitors: Visitors) -> None:
    page = visitors.new().page
    page.goto(f"{visitors.site.address}/#/read/kenya/rules/2.3")
    page.locator(".scene [data-study]").first.click()
    settle(page)
    expect(page.locator("[data-comment]")).not_to_be_empty()
    expect(page.locator(".prompt [data-option]").first).to_be_visible()


@pytest.mark.parametrize("code", ["nonsense", "pVptb9tG"])
def test_a_link_that_was_cut_off_is_told(visitors: Visitors, code: str) -> None:
    page = visitors.new().page
    page.goto(f"{visitors.site.address}/#/study/malaya?s={code}")
    expect(page.get_by_role("alert")).to_contain_text("carries no study")
    page.goto(f"{visitors.site.address}/#/study/malaya/nowhere")
    expect(page.get_by_role("heading", name="There is no such study here")).to_be_visible()


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """A server that thinks little."""
    with pytest.MonkeyPatch.context() as patch, TemporaryDirectory(dir=MEMORY) as folder:
        patch.setattr(desk, "ROLLOUTS", 80)
        patch.setattr(lines, "ROLLOUTS", 30)
        with running(file_url(Path(folder)), static=STATIC) as found:
            yield found


def test_a_study_is_analysed(server: Running, browser: Browser) -> None:
    with profile(browser, Screen()) as person:
        page = person.new_page()
        page.goto(f"http://127.0.0.1:{server.port}/#/study/malaya")
        settle(page)
        expect(page.get_by_role("button", name="Hint")).to_have_count(0)  # nobody advises chance
        choose(page, "card:M23")
        page.get_by_role("button", name="Hint").click()
        expect(page.locator("[data-plan='0']")).to_be_visible()
        page.locator("[data-plan='0'] .plan").hover()
        expect(page.locator("[data-plan='0'].shown")).to_be_visible()
        with page.expect_response(re.compile(r"/api/study/board\?")):
            page.locator("[data-plan='0'] [data-adopt]").click()
        settle(page)
        assert len(page.locator(".lines .turn").all_inner_texts()) >= 1
        step(page, "last-turn")
        choose(page, "limited-op", "train", "kuala_lumpur", "troop", "done", "end-turn")
        page.locator("#tab-judged").click()
        page.get_by_role("button", name="Judge the turns").click()
        expect(page.get_by_text(re.compile(r"the win chance goes from \d+% to \d+%"))).to_be_visible()
        assert faults(page) == []


def test_a_board_of_a_table_is_no_study(visitors: Visitors, tmp_path: Path) -> None:
    visitor: TablePage = visitors.new().continue_record(TEXT, tmp_path)
    expect(visitor.page.locator("[data-roll], .where, #tab-lines")).to_have_count(0)
