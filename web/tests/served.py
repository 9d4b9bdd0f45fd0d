"""Prints what the server gives to the page: each game's description and the files of its board, and the texts."""

from __future__ import annotations

import json
from typing import Any

from coinbox.library import folder_of, games
from coinbox.table import reference


def board(game: str) -> dict[str, Any]:
    folder = folder_of(reference.description(game).board or game)
    return {
        "told": json.loads(reference.table_description(game).body),
        "picture": reference.picture(game),
        "drawing": str(folder / reference.DRAWING),
        "geometry": str(folder / reference.GEOMETRY),
    }


def main() -> None:
    texts = {lang: json.loads(reference.fluent_source(lang).body) for lang in ("en", "ja")}
    print(json.dumps({"boards": {game.id: board(game.id) for game in games()}, "texts": texts}))


if __name__ == "__main__":
    main()
