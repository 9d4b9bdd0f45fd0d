"""Errors speak the language of the reader: command line, records and server."""

from __future__ import annotations

import ast
import errno
import os
import re
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import coinbox
from coinbox.cli import main
from coinbox.kernel.dead_end import dead_end
from coinbox.kernel.decision import Prompt
from coinbox.kernel.errors import CoinboxError, Fault, IllegalMove, PositionError
from coinbox.library import rules_of
from coinbox.table import reference
from coinbox.table.steps import Steps
from coinbox.table.store import StepRow
from coinbox.terminal.files import read_record
from coinbox.text import LANGUAGES, SHARED, has, has_in, say, say_in
from coinbox.text.errors import told
from tests.games import OWN_GAMES

SOURCE = Path(coinbox.__file__).parent
PEOPLE_READ = (
    "*.py",
    "kernel/*.py",
    "coin/position.py",
    "coin/setup.py",
    "lab/*.py",
    "players/*.py",
    "t*/*.py",
    "table/store/*.py",
)
"""Files whose errors reach people as they are."""
ERRORS = {"CoinboxError", *(error.__name__ for error in CoinboxError.__subclasses__())}
HEAD = "coinbox record 1\n"


def raised() -> Iterator[tuple[str, ast.Call]]:
    """Every error that these files raise, with the file and line."""
    for path in (path for pattern in PEOPLE_READ for path in SOURCE.glob(pattern)):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
                name = ast.unparse(node.exc.func)
                if name in ERRORS:
                    yield f"{path.name}:{node.lineno}", node.exc


def test_every_error_that_people_read_has_a_message() -> None:
    found = list(raised())
    assert len(found) > 50
    silent = [place for place, call in found if len(call.args) < 2 and not re.search("newer|say", ast.unparse(call))]
    assert silent == []
    ids = [str(id.value) for _, call in found for id in call.args[1:] if isinstance(id, ast.Constant)]
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
    told_in_both_languages(lambda: coinbox.load(record))


@pytest.mark.parametrize(
    "position",
    [
        {"game": "kenya"},
        {"colour": 1},
        {"spaces": []},
        {"spaces": {"paris": {}}},
        {"spaces": {"perak": []}},
        {"spaces": {"perak": {"elephants": 1}}},
        {"spaces": {"perak": {"troops": -1}}},
        {"spaces": {"perak": {"troops": 99}}},
        {"political_will": "high"},
        {"political_will": 99},
        {"played": "M1"},
        {"played": ["M99"]},
    ],
    ids=str,
)
def test_a_position_that_does_not_fit_is_told_in_both_languages(position: dict[str, Any]) -> None:
    told_in_both_languages(lambda: coinbox.new("malaya", position=position))


FAULTY = ("kernel/fields.py", "coin/*.py", "games/*/*.py")
"""Files that say what may never be in a position."""


def faults() -> Iterator[tuple[str, str, ast.Call]]:
    """Every fault that these files find, with its place and the game whose it is."""
    for path in (path for pattern in FAULTY for path in SOURCE.glob(pattern)):
        game = path.parent.name if path.parent.parent.name == "games" else SHARED
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Fault":
                yield f"{path.name}:{node.lineno}", game, node


def test_every_fault_of_a_position_has_a_message_in_both_languages() -> None:
    """That none is a plain sentence is seen by the types: only a Fault fits the lists."""
    found = list(faults())
    assert len(found) > 30
    ids = [(game, ast.literal_eval(call.args[1])) for _, game, call in found]
    assert [known for known in ids for lang in LANGUAGES if not has_in(lang, *known)] == []
    assert {game for game, _ in ids} == {SHARED, *OWN_GAMES}


@pytest.mark.parametrize(
    ("game", "position", "japanese"),
    [
        ("malaya", {"spaces": {"thailand": {"terror": 1}}}, "thailandにテロマーカーは置けません（R-M7）"),
        ("malaya", {"spaces": {"ec_north": {"support": True}}}, "ec_northは支持になりません（1.6）"),
        ("malaya", {"spaces": {"thailand": {"troops": 1}}}, "thailandにtroopは置けません（1.4.2）"),
        ("malaya", {"spaces": {"perak": {"bases": 2}, "pahang": {"bases": 9}}}, "basesは"),
        ("malaya", {"political_will": 99}, "political_willは99ですが、0から"),
        ("malaya", {"stage": "second", "played": ["M5"]}, "第1資格派閥がボックスを選んでいません（2.3.2）"),
        ("kenya", {"spaces": {"aberdares": {"loyalty": True}}}, "無人のaberdaresは忠誠になりません（1.6）"),
        ("kenya", {"spaces": {"nairobi": {"relocated": 1}}}, "から1を失っています（1.3.2）"),
        ("arab_revolt", {"spaces": {"gaza": {"sabotage": 1}}}, "gazaは鉄道ではないので"),
        ("arab_revolt", {"spaces": {"gaza": {"curfews": True}}}, "英国コマのいないgazaに外出禁止令があります（1.12）"),
        ("arab_revolt", {"punishments_pool": ["fine"] * 3}, "チットfineが3枚あります（全2枚）"),
        ("japanese_occupation", {"spaces": {"ec_north": {"camps": True}}}, "ec_northに密林キャンプは置けません"),
    ],
)
def test_what_may_never_be_in_a_position_is_told_in_both_languages(
    game: str, position: dict[str, Any], japanese: str
) -> None:
    with pytest.raises(PositionError) as caught:
        coinbox.new(game, position=position)
    fault = caught.value.facts["problem"]
    assert isinstance(fault, Fault)
    assert say_in("en", game, fault.message, **fault.facts) == fault
    assert str(caught.value) == told("en", caught.value) == f"position: {fault}"
    assert japanese in told("ja", caught.value)
    assert fault not in told("ja", caught.value)


@pytest.mark.parametrize("chance", [["die:7"], ["die:3"]])
def test_dice_and_cards_that_cannot_come_are_told_in_both_languages(chance: list[str]) -> None:
    told_in_both_languages(lambda: coinbox.new("malaya", chance=chance))


@pytest.mark.parametrize("choice", ["juggle", 99])
def test_what_is_no_option_is_told_in_both_languages(choice: str | int) -> None:
    told_in_both_languages(lambda: coinbox.new("malaya", seed=1).play(choice))


@pytest.mark.parametrize("number", [0, 7])
def test_a_question_without_an_option_is_told_in_both_languages(number: int) -> None:
    def play() -> None:
        raise dead_end(rules_of("malaya"), (1, Prompt("stuck", "0.0"), (), None), number, [0, 1][:number])

    told_in_both_languages(play)


def test_a_name_that_is_cut_too_short_is_told_in_both_languages() -> None:
    game = coinbox.new("malaya", seed=1, chance=["card:M23"]).play("op-special").play("train")
    told_in_both_languages(lambda: game.match("k"))


def test_a_game_says_in_its_own_language_why_an_option_is_not_offered() -> None:
    game = coinbox.new("malaya", seed=1, chance=["card:M23"], lang="ja")
    for refuse in (game.play, game.match):
        with pytest.raises(IllegalMove, match=r"^「sweep」は選べません：[^a-z]"):
            refuse("sweep")


def test_a_row_that_is_damaged_is_told_in_both_languages() -> None:
    told_in_both_languages(lambda: Steps([StepRow(1, "undo", "two", "british")]))


def test_a_game_without_a_drawing_is_told_in_both_languages() -> None:
    told_in_both_languages(lambda: reference.board_file("malaya", "board.gif"))


def told_in_both_languages(attempt: Callable[[], object]) -> None:
    """The English sentence is that of the message, and there is a Japanese one."""
    with pytest.raises(CoinboxError) as caught:
        attempt()
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
        (["replay"], "replay：FILEを指定してください"),
        (["juggle"], "コマンド「juggle」はありません。コマンド：serve, play, sim,"),
        (["games", "--colour"], "gamesにオプション「--colour」はありません。オプション：--lang"),
        (["games", "foo", "bar"], "gamesに余分な語があります：foo bar"),
        (["sim", "malaya", "--games", "x"], "--games：「x」は整数ではありません"),
        (["sim", "malaya", "--json=maybe"], "--json：「maybe」は「はい」（yes）でも"),
        (["sim", "malaya", "--games"], "sim：--gamesの後に値が必要です"),
        (["sim", "malaya", "--games", "1", "--games", "2"], "--gamesが2回以上指定されています"),
        (["replay", "/nonexistent"], "/nonexistent：そのファイルやフォルダーはありません"),
        (["check", "/"], "/：ファイルではなくフォルダーです"),
        (["check", "/dev/null/x"], "/dev/null/x：パスの途中がフォルダーではなくファイルです"),
        (["serve", "--host", "192.0.2.77"], "--host 192.0.2.77：このマシンのアドレスではありません"),
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
    assert main(words if system else [words[0], "--lang", "ja", *words[1:]]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("code", [errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOSPC, errno.EDQUOT, errno.EIO])
def test_what_the_system_refuses_is_told_in_our_words(
    code: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def refuse(_: Path) -> bytes:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(Path, "read_bytes", refuse)
    with pytest.raises(CoinboxError) as caught:
        read_record(tmp_path / "game.coin")
    assert os.strerror(code) not in told("ja", caught.value) + str(caught.value)
    assert re.search("[ぁ-ん]", told("ja", caught.value))


def test_an_error_of_the_system_without_words_of_ours_has_those_of_the_system() -> None:
    error = OSError(errno.EXDEV, "Invalid cross-device link")
    assert told("en", error) == "Invalid cross-device link"
    assert told("ja", error) == "システムのエラーです（Invalid cross-device link）"


def test_a_port_that_is_in_use_is_told_in_both_languages(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        for lang, said in (("en", "the port is in use; choose"), ("ja", "このポートは使用中です。--port")):
            assert main(["serve", "--port", str(port), "--data", str(tmp_path / "t.sqlite"), "--lang", lang]) == 2
            assert said in capsys.readouterr().err


def test_help_of_all_commands_speaks_the_language_of_the_system(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert main(["--help"]) == 0
    assert "二人用COINゲーム" in capsys.readouterr().out
    assert main(["--help", "--lang", "en"]) == 0
    assert "Two-player COIN games" in capsys.readouterr().out
