"""A tournament in three browsers: its owner at a desk, a member on a telephone in Japanese, and another."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.axe import in_both_themes
from tests.web.page import TablePage, Visitors
from tests.web.test_club import CLEAN, no_wider


def enter(visitor: TablePage, name: str, label: str = "Name", button: str = "Come in") -> Page:
    page = visitor.page
    page.goto(f"{visitor.site.address}/#/club")
    page.get_by_label(label).fill(name)
    page.get_by_role("button", name=button).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(name)
    return page


def looked_at(page: Page) -> None:
    """Nothing sticks out, and axe finds nothing."""
    no_wider(page)
    assert in_both_themes(page) == CLEAN


def result(page: Page, board: int, leg: int, says: str, note: str = "") -> None:
    """The owner enters a result, by keys alone."""
    game = page.locator(f"[data-board='{board}'] [data-leg='{leg}']").first
    game.get_by_role("button", name="Enter a result").press("Enter")
    chosen, word = game.get_by_role("combobox"), game.get_by_role("textbox")
    expect(chosen).to_be_focused()
    chosen.select_option(label=says)
    word.fill(note)
    word.press("Enter")
    expect(game).to_contain_text("entered by the owner")


def test_a_tournament_of_three_from_its_making_to_its_files(people: Visitors) -> None:
    desk, phone, third = people.new(), people.new(phone=True, lang="ja"), people.new()
    ann = enter(desk, "Ann")
    hana = enter(phone, "花子", "名前", "入る")
    bob = enter(third, "Bob")
    expect(bob.get_by_text("There is no tournament yet.")).to_be_visible()
    expect(bob.get_by_role("button", name="Make a tournament")).to_have_count(0)

    # The owner makes it; the others find it in the club and join.
    ann.get_by_role("button", name="Make a tournament").click()
    expect(ann.get_by_role("button", name="Make it")).to_be_disabled()
    ann.get_by_label("Name of the tournament").fill("Autumn Cup")
    for game in ("Malaya", "Kenya"):
        ann.get_by_label(game, exact=True).check()
    looked_at(ann)
    ann.get_by_role("button", name="Make it").click()
    expect(ann.get_by_role("heading", level=1)).to_have_text("Autumn Cup")
    begin = ann.get_by_role("button", name="Begin with round 1")
    expect(begin).to_be_disabled()
    for page, word in ((bob, "Join"), (hana, "参加する")):
        page.reload()
        page.get_by_role("link", name="Autumn Cup").click()
        page.get_by_role("button", name=word).click()
    expect(hana.locator("#match-people ~ ul li")).to_have_text(["Bob", "花子"])
    looked_at(hana)
    ann.reload()
    ann.get_by_role("button", name="Join").click()
    expect(ann.locator("#match-people ~ ul li")).to_have_count(3)

    # A round: who plays has a table at once, without any link.
    begin.click()
    expect(ann.get_by_text("Round 1 is open.")).to_be_visible()
    expect(ann.get_by_text("bye")).to_have_count(1 + 1)  # in the round, and where points are explained
    looked_at(ann)
    pages = {"Ann": (desk, ann), "花子": (phone, hana), "Bob": (third, bob)}
    for _, page in pages.values():
        page.reload()
    expect(hana.get_by_role("heading", name="第1回戦：Malaya")).to_be_visible()
    pair = ann.locator("li[data-board]:has(.pair)")
    names = pair.locator(".pair strong").all_inner_texts()
    visitor, page = pages[names[0]]
    page.get_by_role("link", name="To the table" if names[0] != "花子" else "卓へ").first.click()
    visitor.wait_for_table()
    assert len(visitor.state()["you"]) == 1
    assert {player["person"]["name"] for player in visitor.state()["players"].values()} == set(names)
    page.go_back()

    # Results by hand, with a word that everybody sees; then the next rounds.
    board = int(pair.get_attribute("data-board") or 0)
    result(ann, board, 1, f"{names[0]} has won", "did not come")
    result(ann, board, 2, "Tie")
    hana.reload()
    expect(hana.get_by_text("管理人が入力: did not come")).to_be_visible()
    expect(hana.locator("#match-standings ~ table tbody tr")).to_have_count(3)
    looked_at(hana)
    ann.get_by_role("button", name="Open round 2").click()
    expect(ann.get_by_role("heading", name="Round 2: Kenya")).to_be_visible()

    # Somebody leaves in the midst, and asks to be forgotten: the tournament goes on without his name.
    bob.reload()
    bob.get_by_role("button", name="Leave", exact=True).click()
    expect(bob.get_by_role("alertdialog")).to_be_focused()
    bob.get_by_role("button", name="Leave the tournament").click()
    expect(bob.get_by_text("You have left this tournament.")).to_be_visible()
    bob.get_by_role("link", name="To the club").click()
    bob.get_by_role("button", name="Forget me").click()
    bob.get_by_role("button", name="Forget me for ever").click()
    expect(bob.get_by_role("status")).to_contain_text("forgotten")
    ann.reload()
    expect(ann.locator("#match-standings ~ table")).to_contain_text("somebody who left")
    expect(ann.get_by_text("Bob")).to_have_count(0)
    ann.get_by_role("button", name="End after this round").click()
    ann.get_by_role("button", name="End it").click()
    still = ann.locator("li[data-leg]:has(em.open)")
    while still.count():
        form = still.first
        at = form.locator("xpath=ancestor::li[@data-board]").get_attribute("data-board")
        result(ann, int(at or 0), int(form.get_attribute("data-leg") or 0), "Both have lost")
    expect(ann.get_by_text("This tournament is over.")).to_be_visible()
    looked_at(ann)
    for button, file in (
        ("Games (CSV)", "games.csv"),
        ("Everything (JSON)", "match.json"),
        ("Records of round 1", "records-1.zip"),
    ):
        with ann.expect_download() as saved:
            ann.get_by_role("button", name=button).click()
        assert saved.value.suggested_filename == file
        assert saved.value.path().stat().st_size > 100
    ann.get_by_role("button", name="Delete the tournament").click()
    ann.get_by_role("button", name="Delete it").click()
    expect(ann.get_by_text("There is no tournament yet.")).to_be_visible()
