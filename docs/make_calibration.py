"""Plays games of a bot against itself, looks back at them, and writes what its chances are worth into `analysis.md`.

    .venv/bin/python -m docs.make_calibration greedy 30     # goes on where it stopped; then writes the table

Without a player it writes the table from the games that are there.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path

from docs.make_balance import EN, table

from coinbox.lab.calibration import CALIBRATION, Inquiry, Told, as_line, from_line, inquire, miss, rows
from coinbox.lab.logbook import Logbook, read_logbook
from coinbox.library import game_ids
from coinbox.players import check_player
from coinbox.text import say_in

DOCS = Path(__file__).parent
PAGE = DOCS / "analysis.md"
FILES = DOCS / "balance" / "calibration"
ROLLOUTS, SEED = 100, 1
PLACE = re.compile(r"(<!-- calibration -->\n).*(<!-- end of calibration -->)", re.DOTALL)


def play(player: str, number: int) -> None:
    """Play and look at what is missing of so many games of each kind."""
    check_player(player)
    inquiry = Inquiry(tuple(game_ids()), player, number, ROLLOUTS, SEED)
    FILES.mkdir(exist_ok=True)
    with Logbook(FILES / f"{player}.jsonl", inquiry.heading(), from_line) as book:
        inquire(inquiry, tuple(book.entries), keep=lambda told: book.append(told, as_line(told)))


def figures(files: Sequence[Path]) -> str:
    """The table of all files."""
    lines: list[tuple[str, ...]] = []
    for file in files:
        heading, told = read_logbook(file, CALIBRATION, from_line)
        for game in game_ids():
            seen = [entry for entry in told if entry.game == game]
            if seen:
                lines.append(
                    (say_in(EN, game, "game"), f"`{heading['player']}`", str(len(seen)), classes(seen), missed(seen))
                )
    return table(("Game", "Played by", "Games", "Said → won (of so many games)", "Mean square error"), lines)


def classes(told: Sequence[Told]) -> str:
    """What was said and what came of it, class by class."""
    return "; ".join(f"{row.said:.0%} → {row.won:.0%} ({row.games})" for row in rows(told))


def missed(told: Sequence[Told]) -> str:
    """The error, and that of who knows nothing but how often each side wins."""
    own, blind = miss(told)
    return f"{own:.2f} ({blind:.2f})"


def main(words: Sequence[str]) -> None:
    if words:
        play(words[0], int(words[1]))
    text = PAGE.read_text(encoding="utf-8")
    told = figures(sorted(FILES.glob("*.jsonl")))
    PAGE.write_text(PLACE.sub(lambda place: f"{place[1]}\n{told}\n\n{place[2]}", text), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
