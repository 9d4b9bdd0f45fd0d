"""The printed example of play of a game, as a record with comments."""

from __future__ import annotations

from pathlib import Path

from coinbox.library import folder_of

FILE = "example-of-play.coin"


def example_file(game: str) -> Path | None:
    """Where the record lies; None if a game has none."""
    file = Path(str(folder_of(game).joinpath(FILE)))
    return file if file.is_file() else None


def example_of(game: str) -> str | None:
    """The text of the record; None if a game has none."""
    file = folder_of(game).joinpath(FILE)
    return file.read_text(encoding="utf-8") if file.is_file() else None
