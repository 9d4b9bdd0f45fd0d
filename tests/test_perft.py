"""Perft: committed counts of decision sequences; a rules change shows as a difference that can be read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import coinbox
from coinbox.kernel.perft import divide, perft
from tests.games import OWN_GAMES
from tests.kept import EXAMPLE, kept_text
from tests.tabletalk import open_table, play

FOLDER = Path(__file__).parent / "perft"
COUNTS: dict[str, dict[str, dict[str, int]]] = {
    game: json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8")) for game in OWN_GAMES
}
"""Game -> position -> first choice -> sequences of the depth in the position's name."""


def game_of(game: str, name: str) -> coinbox.Game:
    """`record:N` is the example of play after N decisions; the others are begun turns on the board of the setup."""
    where, _, rest = name.partition(":")
    if where == "record":
        return coinbox.load(kept_text(game, EXAMPLE), to=int(rest.split("/")[0]))
    if where == "start":
        return coinbox.new(game, chance="ask")
    faction, _, card = rest.split("/")[0].partition(" ")
    return play(open_table(game, by=faction, card=card, ask=()), *where.split())


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, counts in COUNTS.items() for name in counts])
def test_the_number_of_sequences_is_as_committed(game: str, name: str) -> None:
    opened, depth = game_of(game, name), int(name.rsplit("/", 1)[1])
    counted = divide(opened.driver, depth)
    assert counted == COUNTS[game][name]
    assert perft(opened.driver, depth) == sum(counted.values())


def main() -> None:
    """Count all positions anew, after a change of the rules that is meant."""
    for game, counts in COUNTS.items():
        counted = {name: divide(game_of(game, name).driver, int(name.rsplit("/", 1)[1])) for name in counts}
        (FOLDER / f"{game}.json").write_text(json.dumps(counted, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
