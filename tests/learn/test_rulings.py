"""docs/rulings.md is the one list of rulings: what the pages of the rules show of it has the same English words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from coinbox.learn import rulebook
from coinbox.library import game_ids

PAGE = Path(__file__).parents[2] / "docs" / "rulings.md"
RULING = re.compile(r"- (R-[A-Z]\d+) (.*)")


def listed() -> dict[str, str]:
    """Ruling -> its words in the list, over all its lines."""
    found: dict[str, str] = {}
    last = ""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        begins = RULING.match(line)
        if begins:
            last = begins[1]
            found[last] = begins[2]
        elif last and line.startswith("  "):
            found[last] += f" {line.strip()}"
        else:
            last = ""
    return found


def plain(text: str) -> str:
    """The words alone: without emphasis, and without the notes that a ruling was once another."""
    return re.sub(r"\*changed:\* |\*", "", text.casefold()).strip()


@pytest.mark.parametrize("game", game_ids())
def test_the_rulings_of_the_pages_are_those_of_the_list(game: str) -> None:
    words = listed()
    shown = rulebook.rulings_of(game)
    assert {number: plain(words[number]) for number in shown} == {
        number: plain(ruling.text["en"]) for number, ruling in shown.items()
    }


def test_every_ruling_of_the_list_is_on_the_page_of_a_game() -> None:
    shown = {number for game in game_ids() for number in rulebook.rulings_of(game)}
    assert listed().keys() == shown
