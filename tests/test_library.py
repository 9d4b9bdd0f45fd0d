"""Games are found by their entry points, and one that is broken does not keep people from the others."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import coinbox
from coinbox.library import UnknownGame, folder_of, game_ids, rules_of
from tests.games import OWN_GAMES

SOURCE = Path(coinbox.__file__).parents[1]
ORDER = ("malaya", "kenya", "arab_revolt", "japanese_occupation")


def install(folder: Path, package: str, game: str, target: str, module: str = "") -> None:
    """Lay a package into a folder as pip does: its module, and metadata with one game."""
    name = target.partition(":")[0]
    (folder / f"{name}.py").write_text(module, encoding="utf-8")
    metadata = folder / f"{package.replace('-', '_')}-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    (metadata / "entry_points.txt").write_text(f"[coinbox.games]\n{game} = {target}\n", encoding="utf-8")


def run(code: str, *folders: Path) -> subprocess.CompletedProcess[str]:
    """Run a program that finds these folders before the installed packages."""
    env = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, [*folders, SOURCE]))}
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=env)


LIST = "from coinbox.library import game_ids; print(*game_ids())"


def test_own_games_come_first_in_their_order() -> None:
    assert OWN_GAMES == ORDER
    assert game_ids()[: len(ORDER)] == ORDER


def test_an_unknown_game_is_answered_with_those_that_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'go'; games: malaya, kenya, "):
        rules_of("go")


def test_a_game_is_its_folder() -> None:
    for game in OWN_GAMES:
        assert {"board.toml", "cards.toml", "bot.py", "aid.py"} <= {file.name for file in folder_of(game).iterdir()}


def test_other_games_stand_behind_by_id(tmp_path: Path) -> None:
    module = (
        "from dataclasses import replace\n"
        "from coinbox.games.kenya import RULES as KENYA\n"
        "RULES = replace(KENYA, id={!r}, order=100)"
    )
    for game in ("zulu", "boxer"):
        install(tmp_path, f"coinbox-{game}", game, f"{game}_rules:RULES", module.format(game))
    done = run(LIST, tmp_path)
    assert done.stdout.split() == [*ORDER, "boxer", "zulu"]
    assert done.stderr == ""


def test_a_game_that_cannot_be_imported_is_left_out_by_name(tmp_path: Path) -> None:
    install(tmp_path, "coinbox-broken", "broken", "broken_rules:RULES", "import a_module_that_nobody_has")
    done = run(LIST, tmp_path)
    assert done.stdout.split() == [*ORDER]
    assert (
        "LeftOut: the game 'broken' of the package 'coinbox-broken' is left out: it cannot be imported" in done.stderr
    )
    assert "No module named 'a_module_that_nobody_has'" in done.stderr


def test_the_command_line_says_in_one_line_what_is_left_out(tmp_path: Path) -> None:
    install(tmp_path, "coinbox-broken", "broken", "broken_rules:RULES", "1 / 0")
    done = run("import sys; from coinbox.cli import main; sys.exit(main(['games']))", tmp_path)
    assert done.returncode == 0
    assert "malaya" in done.stdout
    assert done.stderr == (
        "coinbox: the game 'broken' of the package 'coinbox-broken' is left out: "
        "it cannot be imported (ZeroDivisionError: division by zero)\n"
    )


@pytest.mark.parametrize(
    ("module", "told"),
    [("RULES = 7", "gives no Rules"), ("from coinbox.games.kenya import RULES", "gives the rules of 'kenya'")],
)
def test_an_entry_point_must_give_the_rules_of_its_game(tmp_path: Path, module: str, told: str) -> None:
    install(tmp_path, "coinbox-odd", "odd", "odd_rules:RULES", module)
    done = run(LIST, tmp_path)
    assert done.stdout.split() == [*ORDER]
    assert told in done.stderr


def test_of_two_games_with_one_id_coinbox_has_its_own(tmp_path: Path) -> None:
    install(tmp_path, "another-kenya", "kenya", "kenya_rules:RULES", "raise RuntimeError('this was imported')")
    done = run("from coinbox.library import game_ids, package_of; print(package_of('kenya'), *game_ids())", tmp_path)
    assert done.stdout.split() == ["coinbox.games.kenya", *ORDER]
    assert "the game 'kenya' of the package 'another-kenya' is left out: the package 'coinbox' has" in done.stderr


def test_without_any_game_the_error_says_what_to_install() -> None:
    code = (
        "import importlib.metadata as m; m.entry_points = lambda **_: ()\n"
        "import coinbox\n"
        "try: coinbox.games()\n"
        "except coinbox.CoinboxError as error: print(error)"
    )
    assert run(code).stdout.startswith("no game is installed; `pip install coinbox`")
