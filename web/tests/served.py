"""Prints what the server gives to the page: each game's description and the files of its board, and the texts.

The game of `tests/fifth` is among them, as if it were installed.
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from coinbox.library import folder_of, games
from coinbox.table import reference

FIFTH = Path(__file__).parents[2] / "tests" / "fifth"


def board(game: str) -> dict[str, Any]:
    folder = folder_of(reference.description(game).board or game)
    return {
        "told": json.loads(reference.table_description(game).body),
        "picture": reference.picture(game),
        "drawing": str(folder / reference.DRAWING),
        "geometry": str(folder / reference.GEOMETRY),
    }


def install_fifth(folder: Path) -> None:
    """Let the library find the game as it finds a package that pip has installed."""
    metadata = folder / "fifth-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: fifth\nVersion: 1\n")
    project = tomllib.loads((FIFTH / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    entries = [f"{game} = {target}\n" for game, target in project["entry-points"]["coinbox.games"].items()]
    (metadata / "entry_points.txt").write_text(f"[coinbox.games]\n{''.join(entries)}")
    sys.path[:0] = [str(folder), str(FIFTH)]


def main() -> None:
    texts = {lang: json.loads(reference.fluent_source(lang).body) for lang in ("en", "ja")}
    print(json.dumps({"boards": {game.id: board(game.id) for game in games()}, "texts": texts}))


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        install_fifth(Path(folder))
        main()
