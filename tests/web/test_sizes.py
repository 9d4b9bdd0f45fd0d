"""Small and large text: nothing is cut, and nothing lies over what is to be pressed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.campaign import CAMPAIGN
from tests.web.looks import HEIGHTS, LANGUAGES, SCENES, Look, looking
from tests.web.page import Site
from tests.web.test_looks import FRAME, NO_GROUND, cut

pytestmark = [pytest.mark.slow, pytest.mark.browser]

# Buttons and the like whose middle is in sight, but shows something else. The sheet of a phone lies over the panels,
# which scroll from under it; a dialog lies over everything.
COVERED = """() => {
  const sheet = document.querySelector('.bar');
  const inSight = (e, x, y) => {
    for (let up = e.parentElement; up; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      const box = up.getBoundingClientRect();
      if (overflowX !== 'visible' && (x < box.left || x > box.right)) return false;
      if (overflowY !== 'visible' && (y < box.top || y > box.bottom)) return false;
    }
    return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  };
  const top = document.querySelector('dialog[open]') ?? document;
  return [...top.querySelectorAll('button, a, summary, select, [role=tab]')]
    .filter((e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((e) => {
      const box = e.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (box.width < 2 || !inSight(e, x, y)) return false;
      const hit = document.elementFromPoint(x, y);
      if (!hit || e.contains(hit) || hit.contains(e)) return false;
      return !(sheet?.contains(hit) && !sheet.contains(e));
    })
    .map((e) => `${e.className}: ${e.textContent.trim().slice(0, 40)}`);
}"""
LOOKED_AT = ("start", "own", "moves", "end", "kenya", "arab-revolt", "japanese-occupation", "propaganda", "cards")
SIZES = ("small", "large")
EACH = (
    [(scene, lang, size) for scene in LOOKED_AT for lang in LANGUAGES for size in SIZES]
    if CAMPAIGN
    else [("own", "ja", "large"), ("arab-revolt", "en", "large"), ("moves", "en", "small"), ("start", "ja", "large")]
)


@pytest.mark.parametrize(("scene", "lang", "size"), EACH)
def test_text_of_any_size_fits(site: Site, browser: Browser, scene: str, lang: str, size: str) -> None:
    with looking(browser, Look(1440, lang, size=size)) as page:
        SCENES[scene](page, site.address)
        page.evaluate(NO_GROUND)
        for width in HEIGHTS:
            assert cut(page, width) == [], width
            page.evaluate(FRAME)
            assert page.evaluate(COVERED) == [], width
            log = page.locator(".rail .told")
            if log.count():
                rail, told = page.locator(".rail").bounding_box(), log.bounding_box()
                assert rail
                assert told
                assert told["height"] >= rail["height"] / 3 - 1, "the log has a third of its column"


def test_what_is_covered_is_found(browser: Browser) -> None:
    with looking(browser) as page:
        page.set_content("<button>under</button><p style='position:absolute;inset:0;background:red'>over</p>")
        assert len(page.evaluate(COVERED)) == 1
