"""The games that are kept for ever: those in records/, and the printed examples of play in the folders of the games."""

from __future__ import annotations

from pathlib import Path

from coinbox.library import folder_of

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "records"
EXAMPLE = "example-of-play"


def kept_file(game: str, name: str) -> Path:
    """Where a kept game stands."""
    return Path(str(folder_of(game))) / f"{name}.coin" if name == EXAMPLE else FOLDER / game / f"{name}.coin"


def kept_text(game: str, name: str) -> str:
    """A kept game without its comments, one line a turn."""
    rows: list[str] = []
    for row in kept_file(game, name).read_text(encoding="utf-8").splitlines():
        if row.startswith("#"):
            continue
        if "---" in rows and rows[-1].split()[0] == row.split()[0] and not rows[-1].endswith("end-turn"):
            rows[-1] += f" {' '.join(row.split()[1:])}"  # the turn had been broken by a comment
        else:
            rows.append(row)
    return "\n".join(rows) + "\n"
