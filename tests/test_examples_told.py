"""The printed examples of play as `coinbox replay` tells them: kept renderings, to be read beside the booklets.

`python -m tests.test_examples_told` writes them anew; what changes is to be read before it is committed.
"""

from __future__ import annotations

import contextlib
import io
import os
from pathlib import Path
from unittest import mock

import pytest

from coinbox.cli import main
from tests.games import OWN_GAMES
from tests.kept import EXAMPLE, kept_file

FOLDER = Path(__file__).parent / "told"
LANGUAGES = ("en", "ja")
TOLD = [(game, lang) for game in OWN_GAMES for lang in LANGUAGES]


def told(game: str, lang: str) -> str:
    """What the command prints at a width of 100 columns."""
    record, out = kept_file(game, EXAMPLE), io.StringIO()
    plain = {"COLUMNS": "100", "TERM": "dumb", "NO_COLOR": "1"}
    with mock.patch.dict(os.environ, plain), contextlib.redirect_stdout(out):
        assert main(["replay", str(record), "--lang", lang]) == 0
    return "".join(f"{line.rstrip()}\n" for line in out.getvalue().splitlines())


@pytest.mark.parametrize(("game", "lang"), TOLD)
def test_an_example_is_told_as_it_was_read(game: str, lang: str) -> None:
    assert told(game, lang) == (FOLDER / f"{game}.{lang}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    for game, lang in TOLD:
        (FOLDER / f"{game}.{lang}.txt").write_text(told(game, lang), encoding="utf-8")
