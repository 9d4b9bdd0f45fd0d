"""Play and write the published sample: games of every game as Parquet, with a card that says what they are.

`make sample` runs it from the root of the project: `.venv/bin/python -m docs.make_sample build/sample --jobs 2`.
"""

from __future__ import annotations

import argparse
import hashlib
from collections import Counter
from pathlib import Path

import pyarrow.parquet as pq

import coinbox
from coinbox.lab.commands import run_export
from coinbox.lab.export import DECISIONS, GAMES, Wanted, files_of
from coinbox.lab.jobs import Workers
from coinbox.library import game_ids, rules_of

PAGE = Path(__file__).with_name("research.md")
CARD, SUMS = "README.md", "SHA256SUMS"
NUMBER = 1000
PLAYER = "novice"
"""It plays sensibly and now and then takes anything, so that good and bad choices are in the data."""
SEED = 1


def wanted(number: int, games: tuple[str, ...]) -> list[Wanted]:
    """So many games of each game, in its first scenario."""
    return [
        Wanted(game, rules.scenarios[0], dict.fromkeys(rules.factions, PLAYER), number, SEED)
        for game in games
        for rules in (rules_of(game),)
    ]


def columns() -> str:
    """What the columns are, as the page for researchers says it."""
    text = PAGE.read_text(encoding="utf-8")
    return text[text.index("`GAME-decisions.parquet`") : text.index("### The sample")].strip()


def row(folder: Path, of: Wanted) -> str:
    """What the files of a game hold: how many games and decisions, who won, and how large they are."""
    files = files_of(folder, of.game)
    decisions = pq.read_metadata(files[DECISIONS]).num_rows
    outcomes = Counter(pq.read_table(files[GAMES], columns=["outcome"])["outcome"].to_pylist())
    ends = ", ".join(f"{outcome} {count}" for outcome, count in sorted(outcomes.items()))
    size = sum(file.stat().st_size for file in files.values()) / 1e6
    cells = (
        of.game,
        of.scenario,
        str(rules_of(of.game).version),
        f"{of.games:,}",
        f"{decisions:,}",
        ends,
        f"{size:.1f} MB",
    )
    return f"| {' | '.join(cells)} |"


def card(folder: Path, made: list[Wanted]) -> str:
    """The page that lies beside the files."""
    rows = "\n".join(row(folder, of) for of in made)
    return f"""# Games of coinbox

Games of two players `{PLAYER}` (it plays sensibly and now and then takes anything), played by coinbox
{coinbox.__version__} with seed {SEED}; MIT licence, like coinbox itself. `make sample` in its sources
plays the same games again.

| game | scenario | rules | games | decisions | outcomes | size |
|---|---|---|---|---|---|---|
{rows}

{columns()}

The bots are not strong, so what wins here is what wins among beginners. {SUMS} has the hashes of the files.
"""


def make(folder: Path, number: int, games: tuple[str, ...], workers: Workers) -> None:
    """Files, card and hashes; an error if there are files of this name already."""
    made = wanted(number, games)
    run_export(made, folder, workers, "en")
    folder.joinpath(CARD).write_text(card(folder, made), encoding="utf-8")
    files = sorted(file for file in folder.iterdir() if file.name != SUMS)
    sums = "".join(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files)
    folder.joinpath(SUMS).write_text(sums, encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=NUMBER)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    make(asked.folder, asked.games, tuple(game_ids()), Workers(asked.jobs))
