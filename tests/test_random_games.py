"""Random games with every check on: no violation, no dead end, and everything that can happen does."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import coinbox
from coinbox import Game
from coinbox.games.malaya.sequence import STANDARD
from coinbox.kernel.chance import random_source, weighted
from coinbox.kernel.game import Driver
from coinbox.library import package_of, rules_of
from tests.campaign import CAMPAIGN
from tests.games import OWN_GAMES
from tests.tabletalk import ENDS

GAMES = 100
CHUNKS = 20 if CAMPAIGN else 1
"""So many times GAMES are checked in each game: 2,000 in a campaign."""
MOST_GAMES = 2000
"""In so many everything happens at least once; a campaign plays them all."""
LONGEST_TURN = 200


def driver(game: str, seed: int) -> tuple[Driver[Any], random.Random]:
    """A game to be played at random; the scenarios take turns."""
    rules, draw = rules_of(game), random.Random(seed)
    scenario = rules.scenarios[seed % len(rules.scenarios)]
    return Driver(rules, scenario, source=random_source(draw), logging=False), draw


def random_moves(game: Driver[Any], draw: random.Random) -> Iterator[int]:
    """Play at random to the end, option by option."""
    while game.pending is not None:
        options = game.pending[2]
        option = options[int(draw.random() * len(options))]
        game.step(option)
        yield option


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("name", OWN_GAMES)
def test_the_checker_finds_nothing_in_random_games(name: str, chunk: int) -> None:
    """Pieces conserved, bounds kept, Control and sets right after every decision; every turn and game ends."""
    rules = rules_of(name)
    for seed in range(chunk * GAMES, (chunk + 1) * GAMES):
        game, draw = driver(name, seed)
        for _ in random_moves(game, draw):
            assert not rules.check(game.state), (seed, [rules.vocabulary.name(o) for o in game.turns[-1].options])
            assert len(game.turns[-1].options) < LONGEST_TURN
            assert game.pending is None or game.pending[2], "a decision without options"
            assert game.pending is None or len(set(game.pending[2])) == len(game.pending[2]), "an option twice"
        assert game.result is not None
        assert game.state.unsettled == 0


@pytest.mark.slow
@pytest.mark.parametrize("name", OWN_GAMES)
def test_everything_that_can_happen_happens(name: str) -> None:
    """Every word of the vocabulary that is not about a place, every kind of move and every card side occurs.

    It ends with the game in which the last of them is seen; in a campaign it goes on, to see nothing else happen.
    """
    rules = rules_of(name)
    words = rules.vocabulary
    events: set[tuple[str, str]] = set(import_module(f"{package_of(name)}.events").EVENTS)
    pieces = {(o.kind, o.piece) for o in words.options if o.kind in ("move", "piece")} - {("move", "base")}
    unseen = {o.id for o in words.options if o.kind not in ("move", "piece")}
    sides: set[tuple[str, str]] = set()
    outcomes: set[tuple[str, str]] = set()
    for seed in range(MOST_GAMES):
        game, draw = driver(name, seed)
        for _ in random_moves(game, draw):
            pass
        seen = {option for turn in game.turns for option in turn.options}
        unseen -= seen
        pieces -= {(words.options[option].kind, words.options[option].piece) for option in seen}
        sides.update(sides_played(game))
        assert game.result is not None
        outcomes.add((game.result.outcome, game.result.reason))
        if not (CAMPAIGN or unseen or pieces) and sides >= events and outcomes >= ENDS[name]:
            break
    assert sides == events
    assert outcomes == ENDS[name]
    assert [words.name(option) for option in unseen] == []
    assert pieces == set()


def sides_played(game: Driver[Any]) -> Iterator[tuple[str, str]]:
    """The card sides that were executed, as (card, side)."""
    rules = game.rules
    for turn in game.turns:
        names = [rules.vocabulary.name(option) for option in turn.options]
        side = names.index("event") + 1 if "event" in names else 0
        if side and names[side] != "pass":
            yield rules.position(turn.before)["played"][-1], names[side]  # type: ignore[index,misc]


def prefix(name: str, seed: int, length: int) -> Game:
    """A random game of so many decisions (or a finished one)."""
    scenarios = rules_of(name).scenarios
    game = coinbox.new(name, scenarios[seed % len(scenarios)], seed=seed)
    draw = random.Random(seed)
    while not game.over and game.driver.decisions < length:
        game.driver.step(draw.choice(game.driver.options()))
    return game


NAMES = st.sampled_from(OWN_GAMES)
PREFIXES = st.builds(prefix, NAMES, st.integers(0, 10**6), st.integers(0, 260))


@settings(max_examples=100, deadline=None)
@given(PREFIXES)
def test_a_game_survives_its_record(game: Game) -> None:
    loaded = coinbox.load(game.record())
    assert loaded.record() == game.record()
    assert loaded.driver.state == game.driver.state
    assert loaded.driver.decisions == game.driver.decisions
    assert loaded.driver.log == game.driver.log
    assert list(loaded.driver.options()) == list(game.driver.options())


@settings(max_examples=100, deadline=None)
@given(PREFIXES)
def test_a_position_is_read_as_it_was_written(game: Game) -> None:
    position = json.loads(json.dumps(game.position()))
    assert len(json.dumps(position)) <= 2000
    rules = game.driver.rules
    turn = game.driver.turns[-1].before if game.driver.pending is not None else game.driver.state
    assert rules.from_position(rules.position(turn), game.scenario) == turn
    if not game.driver.state.unsettled:
        assert rules.position(rules.from_position(position, game.scenario)) == position


@settings(max_examples=60, deadline=None)
@given(NAMES, st.integers(0, 10**6), st.integers(1, 120))
def test_undo_and_clone_return_to_the_same_moment(name: str, seed: int, length: int) -> None:
    game = prefix(name, seed, length)
    states = []
    twin = prefix(name, seed, 0)
    draw = random.Random(seed)
    while not twin.over and twin.driver.decisions < length:
        states.append(
            (twin.driver.state.copy(), list(twin.driver.options()), twin.record(), len(twin.driver.log or []))
        )
        twin.driver.step(draw.choice(twin.driver.options()))
    copy = game.clone()
    assert copy.driver.state == game.driver.state
    for state, options, record, logged in reversed(states):
        assert game.undo()
        assert game.driver.state == state
        assert list(game.driver.options()) == options
        kept = [row for row in game.record().splitlines() if not row.startswith("#")]
        assert kept == record.splitlines()
        assert len(game.driver.log or []) == logged
    assert not game.undo()
    assert copy.driver.state == twin.driver.state, "undoing one game does not touch its clone"


def test_the_cards_come_with_the_right_frequency() -> None:
    """Over many decks a Propaganda card lies in each of the last three places of a pile equally often."""
    places = [0, 0, 0]
    draw = random.Random(1)
    for _ in range(3000):
        played: list[int] = []
        while not played or played[-1] not in STANDARD.propaganda:
            cards, weights = STANDARD.outcomes(played, STANDARD.unseen(played))
            played.append(weighted(cards, weights or [1] * len(cards), draw.random()) - STANDARD.first)
        places[len(played) - 5] += 1
    assert all(900 < count < 1100 for count in places), places
