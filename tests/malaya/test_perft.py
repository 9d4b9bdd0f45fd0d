"""Perft: committed counts of decision sequences; a rules change shows as a difference that can be read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import coinbox
from coinbox.kernel.perft import divide, perft
from tests.malaya.table import play, table

FILE = Path(__file__).parent / "perft.json"
COUNTS: dict[str, dict[str, int]] = json.loads(FILE.read_text(encoding="utf-8"))
"""Position -> first choice -> sequences of the depth in its name."""


def game_of(name: str) -> coinbox.Game:
    """`record:N` is the example of play after N decisions; the others are turns on a set-up board."""
    where, _, rest = name.partition(":")
    if where == "record":
        path = Path(__file__).parents[2] / "records" / "malaya" / "example-of-play.coin"
        return coinbox.load(path.read_text(encoding="utf-8"), to=int(rest.split("/")[0]))
    if where == "start":
        return coinbox.new("malaya", chance="ask")
    faction, _, card = rest.split("/")[0].partition(" ")
    return play(table(by=faction, card=card, ask=()), *(["event"] if where == "event" else [where]))


@pytest.mark.parametrize("name", COUNTS)
def test_the_number_of_sequences_is_as_committed(name: str) -> None:
    game, depth = game_of(name), int(name.rsplit("/", 1)[1])
    counted = divide(game.driver, depth)
    assert counted == COUNTS[name]
    assert perft(game.driver, depth) == sum(counted.values())


def main() -> None:
    """Count all positions anew, after a change of the rules that is meant."""
    counted = {name: divide(game_of(name).driver, int(name.rsplit("/", 1)[1])) for name in COUNTS}
    FILE.write_text(json.dumps(counted, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
