"""Errors speak the language of the reader: command line, records and server."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import coinbox
from coinbox.cli import main
from coinbox.kernel.errors import CoinboxError
from coinbox.text import LANGUAGES, has, say
from coinbox.text.errors import told

SOURCE = Path(coinbox.__file__).parent
PEOPLE_READ = ("library.py", "loading.py", "kernel/record.py", "lab/*.py", "players/*.py", "table/serve.py")
"""Files whose errors reach people as they are."""
HEAD = "coinbox record 1\n"


def raised() -> Iterator[tuple[str, ast.Call]]:
    """Every error that these files raise, with the file and line."""
    for path in (path for pattern in PEOPLE_READ for path in SOURCE.glob(pattern)):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
                name = ast.unparse(node.exc.func)
                if name in ("CoinboxError", "RecordError", "UnknownGame", "UnknownPlayer"):
                    yield f"{path.name}:{node.lineno}", node.exc


def test_every_error_that_people_read_has_a_message() -> None:
    found = list(raised())
    assert len(found) > 15
    told_already = "newer("
    silent = [place for place, call in found if len(call.args) < 2 and told_already not in ast.unparse(call)]
    assert silent == []
    ids = [ast.literal_eval(call.args[1]) for _, call in found if len(call.args) > 1]
    assert [name for name in ids for lang in LANGUAGES if not has(lang, name)] == []


@pytest.mark.parametrize(
    "record",
    [
        "nonsense",
        HEAD + "game: malaya",
        HEAD + "scenario: standard\n---\n",
        HEAD + "game malaya\n---\n",
        HEAD + "game: malaya\n---\n!!!\n",
        HEAD + "game: malaya   rules: x\n---\n",
        HEAD + "game: malaya   colour: red\n---\n",
        HEAD + "game: malaya\nposition: {\n---\n",
        HEAD + "game: malaya\nposition: []\n---\n",
        HEAD + "game: chess\n---\n",
        HEAD + "game: malaya   scenario: short\n---\n",
    ],
)
def test_a_broken_record_is_told_in_both_languages(record: str) -> None:
    with pytest.raises(CoinboxError) as caught:
        coinbox.load(record)
    error = caught.value
    assert say("en", error.message, **error.facts) == str(error)
    assert re.search("[ぁ-ん]", told("ja", error))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "chess"], "ゲーム「chess」はありません。"),
        (["play", "malaya", "french=human"], "malayaに派閥「french」はありません。"),
        (["sim", "malaya", "british=human"], "シミュレーションで人はプレイできません。"),
        (["sim", "malaya", "--games", "0"], "gamesは1以上を指定してください"),
        (["cards", "malaya", "X9"], "malayaにカード「X9」はありません。"),
        (["check", "/dev/null"], "/dev/null：ファイルが空です"),
        (["replay"], "引数が足りません"),
        (["juggle"], "そのコマンドはありません。"),
        (["games", "--colour"], "そのオプションはありません"),
        (["serve", "--host", "10.0.0.1"], "--host 10.0.0.1：卓を開けるのはこのマシンだけです"),
    ],
)
@pytest.mark.parametrize("system", [False, True], ids=["--lang ja", "LANG=ja_JP.UTF-8"])
def test_the_command_line_speaks_japanese(
    words: list[str], said: str, system: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    if system:
        monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    assert main(words if system else [*words, "--lang", "ja"]) == 2
    assert said in capsys.readouterr().err


def test_help_of_all_commands_speaks_the_language_of_the_system(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert main(["--help"]) == 0
    assert "二人用COINゲーム" in capsys.readouterr().out
    assert main(["--help", "--lang", "en"]) == 0
    assert "Two-player COIN games" in capsys.readouterr().out
