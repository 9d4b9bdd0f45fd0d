"""The grammar of records in docs/records.md and the program that reads them agree."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coinbox.kernel.errors import RecordError
from coinbox.kernel.record import RULE, TITLE, parse_record
from coinbox.learn.notes import language_of
from coinbox.text import LANGUAGES
from tests.grammar import Grammar
from tests.kept import FOLDER, ROOT
from tests.pages import blocks

GRAMMAR = Grammar(next(block.text for block in blocks("docs/records.md") if block.kind == "bnf"))
FILES = sorted((*FOLDER.glob("**/*.coin"), *(ROOT / "src" / "coinbox" / "games").glob("**/*.coin")))
GOOD = f"{TITLE}\ngame: malaya\n{RULE}\n"


def reads(text: str) -> bool:
    """Whether the program takes it for a record; that one names no game is not a matter of grammar."""
    try:
        parse_record(text)
    except RecordError as error:
        return error.message == "error-header-game" and reads(text.replace("\n", "\ngame: malaya\n", 1))
    return True


def test_the_kept_records_are_many() -> None:
    assert len(FILES) > 20


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_kept_record_is_in_the_grammar(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert reads(text)
    assert GRAMMAR.accepts(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "coinbox record 2\ngame: malaya\n---\n",
        f"{TITLE}\n",
        f"{TITLE}\ngame: malaya\n",
        f"{TITLE}\ngame malaya\n{RULE}\n",
        f"{TITLE}\nGame: malaya\n{RULE}\n",
        f"{TITLE}\ngame:malaya\n{RULE}\n",
        f"{TITLE}\ngame: \n{RULE}\n",
        f"{TITLE}\nposition:{{}}\n{RULE}\n",
        f"{GOOD})\n",
        f"{GOOD}( open\ncard:M6\n",
        f"{GOOD}( a\n( b\n)\n",
        f"{GOOD}( a\n) b\n",
        f"{GOOD}card,M6\n",
        f"{GOOD}card:M6 (\n",
        f"{GOOD}käse\n",
    ],
)
def test_what_is_broken_is_in_neither(text: str) -> None:
    assert not reads(text)
    assert not GRAMMAR.accepts(text)


@pytest.mark.parametrize(
    "text",
    [
        GOOD,
        GOOD[:-1],
        GOOD.replace("\n", "\r\n"),
        f" {GOOD}  british   event   # a comment\n\n\n#\n# en: told\n",
        f"{TITLE}\n# early\ngame: malaya   british: A  B # and so on\nposition: {{}} # not a comment\n{RULE}\n",
        f"{GOOD}( a # name\n( \ncard:M6\n)\nbritish\n  )  \n",
    ],
)
def test_what_is_odd_but_right_is_in_both(text: str) -> None:
    assert reads(text)
    assert GRAMMAR.accepts(text)


PIECES = (
    *(TITLE, RULE, "\n", "\n", "\n", " ", "  ", "\t", "\r", "#", "(", ")", "game: ", "mcp: ", "position: ", ":", "{}"),
    *("card:M6", "troop:perak>johore", "Two words", "en: ", "_", "-", "é"),
)
SCRAPS = st.lists(st.sampled_from(PIECES), max_size=14)


@given(SCRAPS, SCRAPS)
def test_they_agree_on_whatever_is_written(header: list[str], body: list[str]) -> None:
    text = "".join((TITLE, "\n", *header, "\n", RULE, "\n", *body))
    assert GRAMMAR.accepts(text) == reads(text), text


@given(SCRAPS)
def test_they_agree_on_scraps(scraps: list[str]) -> None:
    text = "".join(scraps)
    assert GRAMMAR.accepts(text) == reads(text), text


@pytest.mark.parametrize("comment", ["en: told", "ja:told", "fr: not told", "end: no", "told"])
def test_told_comments_are_those_that_the_grammar_names(comment: str) -> None:
    assert GRAMMAR.accepts(comment, "told") == (language_of(comment)[0] in LANGUAGES)
