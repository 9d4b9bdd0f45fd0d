"""The log accounts for everything: a ledger that reads nothing but its lines shows what the board shows."""

from __future__ import annotations

import random

import pytest

import coinbox
from coinbox import Game
from coinbox.library import rules_of
from tests.arab_revolt.ledger import ArabRevolt
from tests.campaign import CAMPAIGN
from tests.japanese_occupation.ledger import JapaneseOccupation
from tests.kenya.ledger import Kenya
from tests.ledger import Ledger
from tests.malaya.ledger import Malaya
from tests.test_texts_complete import log_ids

LEDGERS: dict[str, type[Ledger]] = {
    "malaya": Malaya,
    "kenya": Kenya,
    "arab_revolt": ArabRevolt,
    "japanese_occupation": JapaneseOccupation,
}
GAMES = 400 if CAMPAIGN else 12


def played(name: str, seed: int) -> Game:
    """A random game; in every other one Events are chosen where they can be."""
    scenarios = rules_of(name).scenarios
    game, luck = coinbox.new(name, scenario=scenarios[seed % len(scenarios)], seed=seed), random.Random(seed)
    while not game.over:
        game.play("event" if seed % 2 and "event" in game.offered else luck.randrange(len(game.offered)))
    return game


@pytest.mark.parametrize("name", LEDGERS)
def test_every_change_is_told(name: str) -> None:
    for seed in range(GAMES):
        game = played(name, seed)
        ledger = LEDGERS[name](game)
        for turn in range(len(game.turns)):
            lines = game.logged(turn)
            ledger.read_turn(lines)
            assert not ledger.differences(game, turn), (seed, turn, lines)


@pytest.mark.parametrize("name", LEDGERS)
def test_the_ledger_knows_every_line_that_the_rules_tell(name: str) -> None:
    assert log_ids(name) <= set(LEDGERS[name].TABLE)


@pytest.mark.parametrize("name", LEDGERS)
def test_a_line_that_is_missing_is_missed(name: str) -> None:
    """Of every line that is left out the ledger finds the loss, at once or in the turn at hand."""
    game, luck = played(name, 1), random.Random(1)
    changes = {message for message, change in LEDGERS[name].TABLE.items() if change is not Ledger.nothing}
    missed = 0
    for turn in range(len(game.turns)):
        lines = game.logged(turn)
        telling = [at for at, (message, args) in enumerate(lines) if message in changes and args.get("n") != 0]
        if telling:
            without = luck.choice(telling)
            assert is_missed(game, turn, [*lines[:without], *lines[without + 1 :]]), lines[without]
            missed += 1
    assert missed > 30


def is_missed(game: Game, turn: int, lines: list[tuple[str, dict[str, str | int]]]) -> bool:
    """Whether a ledger that is right until then finds these lines wrong."""
    ledger = LEDGERS[game.id](game)
    for earlier in range(turn):
        ledger.read_turn(game.logged(earlier))
    try:
        ledger.read_turn(lines)
    except (AssertionError, KeyError):
        return True
    return bool(ledger.differences(game, turn))
