"""A game taken to an earlier place is the game that was played only that far."""

from __future__ import annotations

import pytest

import coinbox
from coinbox.game import Game
from coinbox.kernel.game import Remark
from tests.games import OWN_GAMES
from tests.learn.trees import whole_game


def same(one: Game, other: Game) -> None:
    """Everything that can be seen of two games is the same."""
    assert one.journal == other.journal
    assert one.offered == other.offered
    assert one.decisions == other.decisions
    assert one.entries == other.entries
    assert one.result == other.result
    assert one.driver.state == other.driver.state
    assert [(turn.first, turn.logged, turn.decisions, turn.options, turn.asked) for turn in one.turns] == [
        (turn.first, turn.logged, turn.decisions, turn.options, turn.asked) for turn in other.turns
    ]


@pytest.mark.parametrize("game", OWN_GAMES)
def test_every_place_of_a_game_is_as_it_was(game: str) -> None:
    names = whole_game(game, 8)
    start = coinbox.new(game).beginning()
    whole, before = start.beginning().follow(names), start.beginning()
    for place in range(len(names) + 1):
        same(whole.rewound(place), before)
        if place < len(names):
            before.follow(names[place : place + 1])
    assert whole.over
    assert whole.journal == tuple(names)


def test_it_goes_its_own_way() -> None:
    names = whole_game("kenya", 2)
    whole = coinbox.new("kenya").beginning().follow(names)
    whole.remarks.append(Remark(0, "a comment"))
    past = whole.rewound(40)
    assert past.remarks == []
    past.follow(names[40:60])
    same(past, whole.rewound(60))
    assert past.undo()
    assert len(past.journal) < 60
    assert whole.journal == tuple(names)
    assert whole.remarks == [Remark(0, "a comment")]


def test_places_and_what_follows_them() -> None:
    names = whole_game("malaya", 4)
    driver = coinbox.new("malaya").beginning().follow(names).driver
    assert driver.played == len(names)
    for place in range(len(names) + 1):
        turn, at = driver.place(place)
        assert driver.turns[turn].first + at == place
        assert [driver.rules.vocabulary.name(option) for option in driver.since(place)] == names[place:]
