"""A fifth game changes no file: nothing outside `games/` names a game, or a faction or place of one game alone."""

from __future__ import annotations

import re
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from coinbox.library import rules_of
from coinbox.table.app import STATIC
from coinbox.text import LANGUAGES, say_in
from tests.games import OWN_GAMES

ROOT = Path(__file__).parents[1]
SEARCHED = ("src", "web", "bench", "hatch_build.py")
OF_THE_GAMES = ("src/coinbox/games/", "web/tests/", "web/package-lock.json")
"""The games themselves, the tests of their boards, and names of packages."""
LANGUAGE = {"japanese": "japanese"}
"""Of a faction that is also a language only the id counts, as it is written."""


def ids() -> set[str]:
    """Games, and the factions and outcomes of one game alone."""
    named = Counter(name for game in OWN_GAMES for name in {*rules_of(game).factions, *rules_of(game).outcomes})
    return {*OWN_GAMES, *(name for name, games in named.items() if games == 1)}


def words() -> list[str]:
    """How they are written: as ids, as names of types, and as titles in both languages; and a place."""
    found = [LANGUAGE.get(name, f"(?i:{'[_ -]?'.join(name.split('_'))})") for name in sorted(ids())]
    titles = {say_in(lang, game, "game") for lang in LANGUAGES for game in OWN_GAMES}
    return [*found, *map(re.escape, sorted(titles)), "(?i:palestine)"]


NAMES = re.compile(rf"(?<![A-Za-z])(?:{'|'.join(words())})(?![a-z])")


def tracked() -> list[str]:
    """The files of the repository; without a repository, all that are there."""
    listed = subprocess.run(["git", "ls-files", *SEARCHED], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode == 0:
        return listed.stdout.splitlines()
    found = (path for part in SEARCHED for path in (ROOT / part, *(ROOT / part).rglob("*")))
    return [str(path.relative_to(ROOT)) for path in found if path.is_file() and "node_modules" not in path.parts]


def naming(files: list[str]) -> dict[str, list[str]]:
    """File -> the names in it."""
    texts = [file for file in files if not file.endswith(".woff2")]
    read = {file: (ROOT / file).read_text(encoding="utf-8", errors="replace") for file in texts}
    return {file: sorted(set(found)) for file, text in read.items() if (found := NAMES.findall(text))}


def test_the_search_finds_what_it_looks_for() -> None:
    assert ids() >= {*OWN_GAMES, "mcp", "mau_mau", "rebels", "japanese", "mpaja"}
    assert "british" not in ids()
    for named in (
        "malaya",
        "MALAYA",
        "Mau Mau",
        "MauMau",
        "mau_mau",
        "Arab Revolt",
        "ArabRevolt",
        "japanese",
        "Rebels",
    ):
        assert NAMES.search(f"x = '{named}'"), named
    for free in ("Japanese", "in Japanese", "rebellion", "british", "Malayan"):
        assert not NAMES.search(free), free


def test_no_file_outside_the_games_names_one() -> None:
    files = [file for file in tracked() if not file.startswith(OF_THE_GAMES)]
    assert len(files) > 150
    assert naming(files) == {}


@pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the page has not been built")
def test_the_built_page_names_none() -> None:
    files = [str(path.relative_to(ROOT)) for path in STATIC.rglob("*") if path.suffix in {".js", ".css", ".html"}]
    assert naming(files) == {}
