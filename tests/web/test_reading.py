"""The pages that are read: what they link, how they are printed, and the way back to the table."""

from __future__ import annotations

import re
from urllib.parse import unquote

import pytest
from playwright.sync_api import Page, expect

from coinbox.learn import guides, rulebook
from coinbox.library import cards_of, rules_of
from coinbox.text.glossary import terms
from tests.campaign import CAMPAIGN
from tests.games import OWN_GAMES
from tests.web.axe import faults
from tests.web.page import Json, Visitors

pytestmark = [pytest.mark.slow, pytest.mark.browser]
WIDE = "document.documentElement.scrollWidth > innerWidth"
LINKS = "() => [...document.querySelectorAll('a[href^=\"#/\"]')].map((link) => link.getAttribute('href'))"


def targets(game: str) -> set[str]:
    """Every address that the pages of a game may link."""
    factions = rules_of(game).factions
    found = {f"#/read/{game}", f"#/read/{game}/rules", f"#/read/{game}/history", f"#/read/{game}/terms"}
    found |= {f"#/read/{game}/rulings", f"#/example/{game}", f"#/exercise/{game}", "#/"}
    found |= {f"#/read/{game}/rules/{section}" for section in rulebook.rulebook(game)}
    found |= {f"#/read/{game}/rulings/{ruling}" for ruling in rulebook.rulings_of(game)}
    found |= {f"#/read/{game}/history/{card.id}" for card in cards_of(game) if not card.propaganda}
    found |= {f"#/read/{game}/terms/{term.id}" for term in terms(game)}
    found |= {f"#/read/{game}/guide/{faction}" for faction in guides.guides_of(game)}
    return found | {f"#/{what}/{faction}" for faction in factions for what in (f"learn/{game}", f"read/{game}/aid")}


def addresses(game: str) -> list[str]:
    """The pages that are read: all of them in a campaign, else some of each kind."""
    known = rulebook.rulebook(game)
    sections = [section for section in known if CAMPAIGN or section.startswith(("2.", "6.1"))]
    lists = [
        "",
        "/rules",
        "/history",
        "/terms",
        "/rulings",
        *(f"/guide/{faction}" for faction in guides.guides_of(game)),
    ]
    lists += [f"/aid/{faction}" for faction in rules_of(game).factions]
    return [f"#/read/{game}{part}" for part in (*lists, *(f"/rules/{section}" for section in sections))]


@pytest.mark.parametrize(
    ("game", "lang"),
    [(game, lang) for game in OWN_GAMES for lang in ("en", "ja")] if CAMPAIGN else [("malaya", "en"), ("kenya", "ja")],
)
def test_no_link_of_a_page_is_dead(visitors: Visitors, game: str, lang: str) -> None:
    visitor = visitors.new(lang=lang)
    known, dead, kinds = targets(game), set(), set()
    for address in addresses(game):
        visitor.page.goto(f"{visitor.site.address}/{address}")
        expect(visitor.page.locator("main h1").first).to_be_visible()
        if "/rules/" in address:
            expect(visitor.page.locator("main h1")).to_contain_text(address.rsplit("/", 1)[1])
        links = {unquote(link) for link in visitor.page.evaluate(LINKS)}
        dead |= links - known
        kinds |= {"/".join(link.split("/")[3:4]) for link in links if link.startswith("#/read/")}
    assert dead == set()
    assert kinds >= {"rules", "history", "terms", "rulings", "aid"}


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_player_aid_is_one_sheet(visitors: Visitors, lang: str) -> None:
    visitor = visitors.new(lang=lang)
    page = visitor.page
    for game in OWN_GAMES:
        for faction in rules_of(game).factions:
            page.goto(f"{visitor.site.address}/#/read/{game}/aid/{faction}")
            heading = visitor.site.say(lang, game, f"faction-{faction}")
            expect(page.locator(".aid h1")).to_contain_text(heading)
            expect(page.locator(".aid section")).to_have_count(8)
            assert pages(page) == 1, (game, faction)
    assert faults(page) == []


def pages(page: Page) -> int:
    """How many pages of A4 the page takes in print."""
    return int(re.findall(rb"/Count (\d+)", page.pdf(format="A4", prefer_css_page_size=True))[0])


def test_the_sheet_is_read_on_a_phone(visitors: Visitors) -> None:
    visitor = visitors.new(phone=True, lang="ja")
    visitor.page.goto(f"{visitor.site.address}/#/read/kenya/aid/british")
    expect(visitor.page.locator(".aid h1")).to_be_visible()
    assert faults(visitor.page) == []
    assert not visitor.page.evaluate(WIDE)


def test_terms_and_rulings_are_found_and_shown(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = visitor.page
    page.goto(f"{visitor.site.address}/#/read/malaya/rules/3.2.3")
    page.locator("article a.term", has_text="Guerrillas").first.click()
    expect(page.locator("[data-term=guerrilla]")).to_have_class(re.compile("wanted"))
    assert faults(page) == []
    page.locator("main search input").fill("ambush")
    page.locator("main search a[href='#/read/malaya/terms/ambush']").click()
    expect(page.locator("[data-term=ambush]")).to_be_in_viewport()
    page.locator("main search input").fill("R-M14")
    page.locator("main search a[href='#/read/malaya/rulings/R-M14']").click()
    wanted = page.locator("[data-ruling='R-M14']")
    expect(wanted).to_be_in_viewport()
    assert faults(page) == []
    wanted.locator("dt a").first.click()
    expect(page).to_have_url(re.compile("#/read/malaya/rules/"))


def test_from_a_section_one_comes_back_to_the_table(visitors: Visitors) -> None:
    visitor = visitors.new().visit().start("malaya")
    page = visitor.page
    table = visitor.table
    page.locator(".prompt .linklike", has_text="§").first.click()
    page.locator("dialog .wanted a").click()
    page.locator("a[rel=next]").click()
    page.reload()
    page.get_by_role("link", name="Back to the table").click()
    expect(page).to_have_url(re.compile(f"#/t/{table}"))
    expect(page.locator("#prompt-text")).to_be_attached()


def test_a_card_at_the_table_tells_its_history(visitors: Visitors) -> None:
    visitor = visitors.new(seed=1).visit().start("kenya")
    page = visitor.page
    card = visitor.state()["view"]["card"]
    page.keyboard.press("c")
    behind: Json = next(each for each in visitor.site.told("games/kenya/history?lang=en") if each["id"] == card)
    told = page.locator(f"dialog [data-history={card}]")
    expect(told).to_contain_text(behind["about"])
    expect(told).to_contain_text(behind["read"][0]["title"])
    assert faults(page) == []
    told.locator("a").click()
    expect(page.locator("li.wanted")).to_have_attribute("data-card", card)


def test_the_gallery_is_filtered_by_sides_capability_and_whom_it_helps(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = visitor.page
    page.goto(f"{visitor.site.address}/#/read/arab_revolt/history")
    cards: list[Json] = visitor.site.told("games/arab_revolt/history?lang=en")
    shown = page.locator("li[data-card]")

    def choose(key: str, value: str) -> None:
        page.locator(f"[data-filter='{key}:{value}']").click()

    choose("sides", "mandatory")
    expect(shown).to_have_count(sum(card["mandatory"] for card in cards))
    choose("sides", "two")
    choose("capability", "british")
    expect(shown).to_have_count(sum(card["capability"] == "british" and len(card["sides"]) == 2 for card in cards))
    choose("sides", "")
    choose("capability", "")
    choose("helps", "rebels")
    expect(shown).to_have_count(sum("rebels" in card["serves"] for card in cards))
    expect(page.locator("li[data-card=A1] .helps")).to_contain_text("Shaded")
    choose("helps", "british")
    expect(page.locator("li[data-card=A1] .helps")).to_contain_text("Unshaded")
    assert faults(page) == []
