"""What one sees: no text is cut, no piece leaves its space, the phone shows the prompt, and the page is light."""

from __future__ import annotations

import gzip
import json
import re
from typing import Any
from urllib.parse import urlsplit

import pytest
from bench.page import SCRIPT_BAR
from playwright.sync_api import Browser, Page, expect

from coinbox.table import reference
from tests.campaign import CAMPAIGN
from tests.games import OWN_GAMES
from tests.web.axe import PAGE, in_both_themes
from tests.web.looks import (
    CROWDED,
    FINISHED,
    HEIGHTS,
    MIDGAME,
    SCENES,
    Look,
    by_turns,
    looking,
    record,
    settled,
    sit,
    widest,
)
from tests.web.page import STATIC, Site, is_complaint

RAILED = "arab_revolt"
"""The game whose board has spaces of all shapes."""
OVERLAP = 0.1
"""The part of the smaller of two pieces that the other may cover."""

# Every piece of text that somebody could read, and an edge that takes some of it away: a box that does not scroll,
# the edge of the page, or the border of the button or badge it belongs to. The board's own lettering is part of a map.
CUT = """() => {
  const unseen = (e) => {
    const style = getComputedStyle(e);
    return style.visibility === 'hidden' || style.opacity === '0' || style.clipPath.startsWith('inset(50%');
  };
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest('.frame, script, style, option') || !parent.checkVisibility()) continue;
    const chain = [];
    for (let e = parent; e; e = e.parentElement) chain.push(e);
    if (chain.some(unseen)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      const say = (what) => found.push(`${what}: ${node.data.trim().slice(0, 60)}`);
      const wide = (edge) => box.left < edge.left - 1 || box.right > edge.right + 1;
      if (box.left < -1 || box.right > innerWidth + 1) say('page');
      const host = parent.closest('button, .button, a, label, li, dd, dt, td, p, h2, h3, h4, kbd');
      if (host && getComputedStyle(host).display !== 'inline' && wide(host.getBoundingClientRect())) say('host');
      for (const e of chain) {
        const { overflowX, overflowY } = getComputedStyle(e);
        const edge = e.getBoundingClientRect();
        if (e !== document.body && overflowX !== 'visible' && wide(edge)) say(e.className?.baseVal ?? e.className);
        const tall = box.top < edge.top - 2 || box.bottom > edge.bottom + 2;
        if (['hidden', 'clip'].includes(overflowY) && e !== document.body && tall) say(`height of ${e.className}`);
      }
    }
  }
  const pen = document.createElement('canvas').getContext('2d');
  for (const select of document.querySelectorAll('select')) {
    if (!select.checkVisibility()) continue;
    const style = getComputedStyle(select);
    pen.font = style.font;
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    for (const option of select.options)
      if (pen.measureText(option.label).width > room) found.push(`select: ${option.label}`);
  }
  return found;
}"""

PLAYED = {
    "malaya": (MIDGAME, FINISHED),
    "kenya": ("mau_mau-final", "british-final"),
    "arab_revolt": ("rebels-early", "british-final"),
    "japanese_occupation": ("mpaja-final", "british-final"),
}
TABLES = ("own", "moves", "opponent", "replay", "end", "kenya", "kenya-end", "arab-revolt", "japanese-occupation")
"""Scenes of a table, whose panels are looked at as well."""
WHOLE: dict[int, list[str]] = {width: [] for width in HEIGHTS}
FRAME = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"


def cut(page: Page, width: int) -> list[str]:
    """Text that is cut at a width of the window."""
    page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
    page.evaluate(FRAME)
    found: list[str] = page.evaluate(CUT)
    return found


def no_text_is_cut(page: Page, where: str) -> None:
    for width in HEIGHTS:
        assert cut(page, width) == [], f"{where} at {width}"
        for tab in page.locator(".table [role=tab]").all():
            tab.click()
            assert cut(page, width) == [], f"{where} at {width}, {tab.inner_text()}"


OVER = {"include": ["dialog[open], [role=dialog]"]}
BESIDE = {"include": [".side"]}
PARTS = dict.fromkeys(("help", "cards", "settings", "links", "tour"), OVER) | dict.fromkeys(
    ("moves", "opponent", "why", "propaganda"), BESIDE
)
"""What a scene has of its own; the rest of its page is that of another scene."""
ALIKE = ("kenya", "kenya-end")
"""Scenes made of the same parts as others, which only a campaign asks axe-core about."""
IN_BOTH = ("own", *(("moves", "end", "kenya", "arab-revolt", "japanese-occupation") if CAMPAIGN else ()))
NO_GROUND = "() => document.querySelectorAll('.drawing').forEach((ground) => (ground.style.visibility = 'hidden'))"
"""The ground of the board has no text, and is the dearest to paint at every change of the window."""


@pytest.mark.parametrize(("scene", "lang"), by_turns(SCENES, IN_BOTH))
def test_every_page_is_accessible_and_no_text_is_cut(site: Site, browser: Browser, scene: str, lang: str) -> None:
    with looking(browser, Look(1440, lang)) as page:
        SCENES[scene](page, site.address)
        page.evaluate(NO_GROUND)
        if CAMPAIGN or (scene not in ALIKE and (lang == "en" or scene not in IN_BOTH)):
            assert in_both_themes(page, PARTS.get(scene, PAGE)) == {"light": [], "dark": []}
        if scene in TABLES:
            no_text_is_cut(page, scene)
        else:
            assert {width: cut(page, width) for width in HEIGHTS} == WHOLE


MOST_PROMPTS = 8 if CAMPAIGN else 2


@pytest.mark.parametrize(("game", "lang"), by_turns(PLAYED, ("malaya",)))
def test_no_prompt_is_cut(site: Site, browser: Browser, game: str, lang: str) -> None:
    """The fullest prompts of two plays of a game."""
    asked = widest([record(name, game) for name in PLAYED[game]], MOST_PROMPTS)
    assert len(asked) == MOST_PROMPTS
    with looking(browser, Look(1440, lang)) as page:
        for text, moment in asked:
            page.goto(sit(site.address, text, moment).address())
            page.locator(".prompt.mine [data-option]").first.wait_for()
            found = {width: cut(page, width) for width in HEIGHTS}
            assert found == WHOLE, page.locator("#prompt-text").inner_text()


def test_cut_text_is_found(browser: Browser) -> None:
    """The proofs above are worth something only if cut text is found at all."""
    with looking(browser) as page:
        page.set_content(
            "<div style='width:5em;overflow:hidden;white-space:nowrap'>cut by a box that hides</div>"
            "<button style='width:5em;white-space:nowrap'>wider than its button</button>"
            "<div style='height:5px;overflow:hidden'>lower than its line</div>"
            "<select style='width:5em'><option>longer than its list</option></select>"
            "<p>whole</p>"
        )
        assert len(cut(page, 1440)) == 4


# -- the phone ---------------------------------------------------------------------------------------------------------


ON_A_PHONE = ("start", "own", "moves", "opponent", "replay", "end", "help", "cards", "arab-revolt")
QUESTIONS = ("own", "moves", "opponent", "replay", "end", "kenya", "arab-revolt", "japanese-occupation")
"""Scenes with a question or its replay."""


@pytest.mark.parametrize(
    ("scene", "lang"),
    by_turns((*ON_A_PHONE, "kenya", "japanese-occupation"), ("start", "own", "end"))
    if CAMPAIGN
    else by_turns(ON_A_PHONE, ()),
)
def test_a_phone_does_not_scroll_sideways_and_keeps_the_prompt_in_sight(
    site: Site, browser: Browser, scene: str, lang: str
) -> None:
    with looking(browser, Look(390, lang)) as page:
        SCENES[scene](page, site.address)
        wide = "all => all.filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.className)"
        assert page.locator("html, body, main, .page, dialog, dialog .body").evaluate_all(wide) == []
        if scene in QUESTIONS:
            prompt_is_in_sight(page)


def prompt_is_in_sight(page: Page) -> None:
    """On a phone the question stays on the screen however the table is scrolled, under the board."""
    table = page.locator("main.table")
    for where in ("at first", "at the end"):
        box = page.locator(".prompt .text, .replay .text").bounding_box()
        assert box, "there is no prompt"
        assert box["y"] >= 0, where
        assert box["y"] + box["height"] <= HEIGHTS[390], where
        table.evaluate("e => e.scrollTo(0, e.scrollHeight)")
    table.evaluate("e => e.scrollTo(0, 0)")
    board, standing = page.locator(".board-table").bounding_box(), page.locator(".standing").bounding_box()
    assert board
    assert standing
    assert board["y"] - standing["y"] - standing["height"] < 10, "the board comes first, under what it stands at"
    assert board["y"] < 120


# -- the board ---------------------------------------------------------------------------------------------------------

# For every piece in sight: its space, the topmost space under its centre and under the points of its rim, and its box.
PIECES = """() => {
  const hits = [...document.querySelectorAll('.overlay .hit')];
  const under = (x, y) => {
    const at = new DOMPoint(x, y);
    return hits.findLast((hit) => hit.isPointInFill(at.matrixTransform(hit.getScreenCTM().inverse())))?.dataset.space;
  };
  return [...document.querySelectorAll('.pieces .piece')]
    .filter((piece) => getComputedStyle(piece).visibility !== 'hidden')
    .map((piece) => {
      const box = piece.querySelector('.top').getBoundingClientRect();
      const [x, y, r] = [box.x + box.width / 2, box.y + box.height / 2, Math.min(box.width, box.height) / 2];
      const way = (i) => (i * Math.PI) / 4;
      const rim = Array.from({ length: 8 }, (_, i) => [x + r * Math.cos(way(i)), y + r * Math.sin(way(i))]);
      return {
        piece: piece.dataset.piece,
        space: piece.dataset.space,
        centre: under(x, y),
        rim: rim.map(([x, y]) => under(x, y)),
        box: [box.left, box.top, box.right, box.bottom],
      };
    });
}"""


def overlap(a: list[float], b: list[float]) -> float:
    """The part of the smaller box that lies in the other."""

    def area(left: float, top: float, right: float, bottom: float) -> float:
        return max(0.0, right - left) * max(0.0, bottom - top)

    common = area(max(a[0], b[0]), max(a[1], b[1]), min(a[2], b[2]), min(a[3], b[3]))
    return common / min(area(*a), area(*b))


def crowds(game: str) -> dict[str, Any]:
    """The fullest space of each shape on the board; in a campaign every space at its fullest."""
    found: dict[str, Any] = json.loads(CROWDED.read_text())[game]
    geometry = json.loads(reference.board_file(game, reference.GEOMETRY).body)
    shapes = [{each["id"] for each in geometry.get(kind, ())} & set(found) for kind in ("faces", "circles", "bands")]
    fullest = [max(sorted(shape), key=lambda space: found[space]["pieces"]) for shape in shapes if shape]
    return found if CAMPAIGN else {space: found[space] for space in fullest}


WIDTHS = [(game, width) for game in OWN_GAMES for width in (1440, 390) if CAMPAIGN or width == 1440 or game == RAILED]


@pytest.mark.parametrize(("game", "width"), WIDTHS)
def test_no_piece_leaves_its_space_however_crowded(site: Site, browser: Browser, game: str, width: int) -> None:
    """The fullest that random games have made each space."""
    with looking(browser, Look(width)) as page:
        for space, crowd in crowds(game).items():
            page.goto(sit(site.address, crowd["record"]).address())
            settled(page)
            pieces: list[dict[str, Any]] = page.evaluate(PIECES)
            shown = page.locator(f'.pieces .piece[data-space="{space}"]').count()
            assert shown == crowd["pieces"], space
            wrong = [each for each in pieces if {each["centre"], *each["rim"]} != {each["space"]}]
            assert wrong == [], f"the fullest {space}"
            pairs = [(a, b) for i, a in enumerate(pieces) for b in pieces[:i]]
            assert [pair for pair in pairs if overlap(pair[0]["box"], pair[1]["box"]) > OVERLAP] == [], space


def test_names_of_spaces_lie_above_the_glow(site: Site, browser: Browser) -> None:
    with looking(browser) as page:
        SCENES["own"](page, site.address)
        names = page.locator(".overlay .names text")
        assert "PAHANG" in names.all_inner_texts() + names.all_text_contents()
        above = "e => e.compareDocumentPosition(document.querySelector('.overlay .rings'))"
        assert names.first.evaluate(above) == 2, "the rings must come before the names"


# How many points of a drawing, as a small picture, change when its layer of places is asked for.
PLACES = """async (address) => {
  const points = async (src) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    const pen = new OffscreenCanvas(200, 260).getContext('2d');
    pen.drawImage(picture, 0, 0, 200, 260);
    return new Uint32Array(pen.getImageData(0, 0, 200, 260).data.buffer);
  };
  const [bare, placed] = [await points(address), await points(address + '#places')];
  return bare.filter((point, i) => point !== placed[i]).length;
}"""


def test_the_picture_of_malaya_has_no_railways(site: Site, browser: Browser) -> None:
    """They are in the drawing, which Japanese Occupation shares, and show only if they are asked for."""
    with looking(browser) as page:
        page.goto(site.address)
        address = page.locator(".game img").first.get_attribute("src")
        assert address is not None
        assert address.startswith("api/games/malaya/board.svg?v=")
        assert page.evaluate(PLACES, address) > 100


# -- what is loaded ----------------------------------------------------------------------------------------------------


def test_the_page_speaks_to_nobody_but_its_server(site: Site, browser: Browser) -> None:
    """All pages of a visit: no address of another host, and no complaint on the console."""
    addresses: list[str] = []
    complaints: list[str] = []
    with looking(browser) as page:
        page.on("request", lambda request: addresses.append(request.url))
        page.on("websocket", lambda socket: addresses.append(socket.url))
        page.on("console", lambda told: complaints.append(told.text) if is_complaint(told) else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        for scene in ("start", "own", "replay", "end", "help", "cards"):
            SCENES[scene](page, site.address)
    hosts = {urlsplit(address).netloc for address in addresses if not address.startswith(("data:", "blob:"))}
    assert hosts == {urlsplit(site.address).netloc}
    assert {urlsplit(address).scheme for address in addresses} >= {"http", "ws"}
    assert complaints == []


def test_a_game_that_brings_no_board_gets_a_sentence(site: Site, browser: Browser) -> None:
    """As the server says it; the page goes on and leads back to the start."""
    told = {"error": {"code": "not-drawn", "message": "The page cannot draw it."}}
    with looking(browser) as page:
        page.route("**/api/games/malaya/table?*", lambda route: route.fulfill(status=404, json=told))
        page.goto(sit(site.address, record(MIDGAME)).address())
        expect(page.get_by_role("alert")).to_have_text("The page cannot draw it.")
        expect(page.locator(".board-table, .prompt")).to_have_count(0)
        page.get_by_role("link", name="To the start page").click()
        expect(page.locator(".game img")).to_have_count(len(OWN_GAMES))


def test_the_script_is_small() -> None:
    """What start and table need at once; pages to learn, study and the club come when they are asked for."""
    index = STATIC / "index.html"
    assert index.is_file(), "the page has not been built; `make test` does it"
    scripts = re.findall(r'(?:src|href)="\./(assets/[^"]+\.js)"', index.read_text(encoding="utf-8"))
    assert scripts
    assert sum(len(gzip.compress((STATIC / script).read_bytes())) for script in scripts) <= SCRIPT_BAR
    others = [file for file in (STATIC / "assets").glob("*.js") if f"assets/{file.name}" not in scripts]
    assert others
    assert max(len(gzip.compress(file.read_bytes())) for file in others) <= SCRIPT_BAR / 3
