"""What only Arab Revolt has on the page: chits, Railways as spaces, countries Out of Play, Prison."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from coinbox.text import say_in
from tests.web.page import TablePage, Visitors

pytestmark = [pytest.mark.slow, pytest.mark.browser]

HEAD = "coinbox record 1\ngame: arab_revolt   scenario: standard\n---\n"
DRAWN = HEAD + "card:A17\nrebels   op-2 op-3\n"
FORTS = "rebels   op-1 op-1 op-1 event execute police:gaza police:lydda police:samaria end-turn\n"
PATROL = HEAD + "card:A28\n" + FORTS + "british  op-special patrol\n"

# A point beside a strip that a finger still hits.
BESIDE = """(space) => {
  const hit = document.querySelector(`.hit[data-space="${space}"]`);
  const toBoard = hit.getScreenCTM().inverse();
  const { x, y, width, height } = hit.getBoundingClientRect();
  for (let i = 1; i < 40; i += 1)
    for (let j = 1; j < 40; j += 1) {
      const at = new DOMPoint(x + (width * i) / 40, y + (height * j) / 40);
      const beside = !hit.isPointInFill(at.matrixTransform(toBoard));
      if (beside && document.elementFromPoint(at.x, at.y) === hit) return [at.x, at.y];
    }
  return null;
}"""


def chits(visitor: TablePage, where: str) -> list[str]:
    """The Operations chits that lie somewhere, as they are shown."""
    rows = visitor.page.locator(".chits .box").first.locator(f".{where} li")
    return [text.replace("\n", "") for text in rows.all_inner_texts()]


def test_a_chit_is_played_and_a_railway_marched_to_and_sabotaged(visitors: Visitors, tmp_path: Path) -> None:
    visitor = visitors.new().continue_record(DRAWN, tmp_path)
    assert visitor.options() == ["op-2", "op-3"]
    expect(visitor.option("op-2")).to_contain_text("the British may remove")
    assert chits(visitor, "pool") == ["1×3", "2×3", "3×3"]
    visitor.press("op-2")
    assert chits(visitor, "in-play") == ["2"]
    assert chits(visitor, "pool") == ["1×3", "2×2", "3×3"]
    names = visitor.names()
    assert names["transjordan"] == "Transjordan: no pieces; Out of Play"
    assert "Out of Play" not in names["syria"]
    visitor.choose("limited-op", "march", "samaria", "underground:samaria>railway_haifa_tel_aviv")
    visitor.expect_board(visitor.state()["view"])
    visitor.click_space("transjordan")
    expect(visitor.why).to_be_visible()
    visitor.restart_turn()
    visitor.choose("op-2", "op-special", "sabotage", "raid", "railway_haifa_tel_aviv")
    visitor.choose("done", "sabotage")  # the first Guerrilla had only one way to go
    visitor.expect_board(visitor.state()["view"])
    expect(visitor.page.locator(".overlay .token .marker.square")).to_have_count(1)


def test_a_finger_beside_a_railway_hits_it(visitors: Visitors, tmp_path: Path) -> None:
    phone = visitors.new(phone=True).continue_record(PATROL, tmp_path)
    for railway in sorted(space for space in phone.glowing() if space.startswith("railway"))[:2]:
        point = phone.page.evaluate(BESIDE, railway)
        assert point, f"{railway} is no wider than its strip"
        with phone.told("play"):
            phone.hit(*point)
        assert phone.state()["turn"]["steps"][-1]["name"] == railway


def test_a_capability_with_one_text_shows_it_and_the_police_on_it(visitors: Visitors, tmp_path: Path) -> None:
    visitor = visitors.new().continue_record(PATROL, tmp_path)
    force = visitor.page.locator(".cards li").filter(has_text="A28")
    expect(force).to_contain_text(say_in("en", "arab_revolt", "card-A28-text"))
    expect(force).not_to_contain_text("(")
    expect(visitor.page.locator(".available .box").filter(has_text="On Tegart Forts")).to_contain_text("3")
    visitor.expect_board(visitor.state()["view"])
