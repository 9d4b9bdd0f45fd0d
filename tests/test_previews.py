"""Previews against what is then played: lines, questions, and what chance brings."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

import coinbox
from coinbox import Game, Outcome, Preview
from coinbox.kernel.decision import CHANCE, Prompt, Steps
from coinbox.kernel.game import Driver
from coinbox.kernel.preview import trial
from coinbox.text import render
from tests import toy
from tests.arab_revolt import table as arab_revolt
from tests.campaign import CAMPAIGN
from tests.games import OWN_GAMES
from tests.japanese_occupation import table as occupation
from tests.kenya import table as kenya
from tests.tabletalk import Spaces, offered, play

GAMES, SHARE = (60, 0.5) if CAMPAIGN else (8, 0.25)
"""How many games of each are played, and at what share of their questions the options are looked at."""
WAYS = 3
"""The number of ways that are played on behind each of several outcomes that a preview makes one."""


# -- random games ------------------------------------------------------------------------------------------------------


class Check:
    """The preview of an option, compared with clones on which it is played."""

    def __init__(self, game: Game, name: str, tally: Counter[str]) -> None:
        self.name = name
        self.tally = tally
        self.turns = len(game.turns)
        played, lines = answered(game, name)
        told = game.preview(name)
        assert told.lines == lines, (name, question(game))
        self.tally["told"] += 1
        self.compare(told, played)

    def compare(self, told: Preview | Outcome, played: Game) -> None:
        """What is asked then, or what chance brings."""
        if not told.outcomes:
            assert asked(told.next) == asked(played.decision), self.name
            assert told.result == played.result
            return
        assert played.actor == "chance"
        assert sorted(name for outcome in told.outcomes for name in outcome.names) == sorted(played.offered)
        assert sum(outcome.odds for outcome in told.outcomes) == 1
        for outcome in told.outcomes:
            assert outcome.odds == sum(odds_of(played, name) for name in outcome.names)
            self.tally["as one" if len(outcome.names) > 1 else "alone"] += 1
            self.compare_outcome(outcome, played)

    def compare_outcome(self, outcome: Outcome, played: Game) -> None:
        """Each answer of chance that the preview counts as this outcome."""
        then = [answered(played, name) for name in outcome.names]
        for after, lines in then:
            if len(then) == 1:
                assert outcome.lines == lines, (self.name, outcome.names)
            assert {line for line in outcome.lines if " roll " not in line} <= {*lines}, (self.name, outcome.names)
            self.compare(outcome, after)
        if len(then) > 1:
            for way in range(WAYS):
                first, *others = (rest_of_turn(after, self.turns, way) for after, _ in then)
                assert all(other == first for other in others), (self.name, outcome.names)


def answered(game: Game, name: str) -> tuple[Game, tuple[str, ...]]:
    """The game after an answer, with chance to be asked, and what its log has told since."""
    after = game.clone()
    after.driver.source = None
    assert after.driver.log is not None
    before = len(after.driver.log)
    after.play(name)
    return after, tuple(render.log("en", game.id, after.driver.log[before:]))


def odds_of(game: Game, name: str) -> Fraction:
    """How likely one answer of chance is."""
    assert game.driver.pending is not None
    _, _, options, weights = game.driver.pending
    each = [1] * len(options) if weights is None else weights
    assert isinstance(each, (list, tuple))
    return Fraction(each[game.offered.index(name)], sum(each))


def question(game: Game) -> str:
    assert game.decision is not None
    return game.decision.prompt


def asked(decision: coinbox.Decision | None) -> object:
    """Everything that a question says."""
    return decision and (
        *(decision.actor, decision.prompt, decision.prompt_id, decision.rule, decision.space, decision.selected),
        [choice.name for choice in decision.options],
    )


def rest_of_turn(game: Game, turns: int, way: int) -> object:
    """The questions up to the end of the turn and the position then, on one of several ways."""
    game, luck = game.clone(), random.Random(way)
    game.driver.source = None
    found = []
    while not game.over and len(game.turns) == turns:
        found.append(asked(game.decision))
        game.play(luck.choice(game.offered))
    return found, game.position()


@pytest.mark.campaign
@pytest.mark.parametrize("name", OWN_GAMES)
def test_a_preview_is_what_happens(name: str) -> None:
    tally: Counter[str] = Counter()
    for seed in range(GAMES):
        game, luck = coinbox.new(name, seed=seed, ask=("end-turn",)), random.Random(seed)
        while not game.over:
            if game.actor != "chance" and luck.random() < SHARE:
                for option in game.offered:
                    Check(game, option, tally)
            game.play(luck.choice(game.offered))
    assert tally["told"] > 100 * GAMES
    assert min(tally["as one"], tally["alone"]) > GAMES / 2


# -- what a rule that has begun still has to tell ----------------------------------------------------------------------

LOYAL: Spaces = {"thika": {"loyalty": True, "police": 1}}
CAMPS: Spaces = {"kedah": {"camps": True, "opposition": True}, "perak": {"mpaja_underground": 10}}
REBELLION: Spaces = {"samaria": {"police": 1, "curfews": True}, "gaza": {"underground": 15, "bases": 1}}


@pytest.mark.parametrize(
    ("game", "answers", "space"),
    [
        (kenya.event("K13", "unshaded", LOYAL), ["thika"], "Thika"),
        (occupation.event("J32", "unshaded", CAMPS), ["kedah"], "Kedah"),
        (arab_revolt.event("A6", "shaded", REBELLION, by="rebels"), ["done", "samaria"], "Samaria"),
    ],
    ids=["K13", "J32", "Mobilize"],
)
@pytest.mark.parametrize("logging", [True, False])
def test_done_is_told_where_its_space_is_told_only_then(
    game: Game, answers: list[str], space: str, logging: bool
) -> None:
    game = play(game.clone(), *answers)
    assert "done" in offered(game)
    told = game.preview("done").lines
    assert told[0] == f"Space selected: {space}"
    assert answered(game, "done")[1] == told
    if not logging:  # a game that keeps no log tells the same
        game.driver = game.driver.clone()
        assert game.driver.log is None
        assert game.preview("done").lines == told


def test_a_game_that_is_over_begins_a_log() -> None:
    game = coinbox.new("kenya", seed=1, logging=False)
    while not game.over:
        game.play(0)
    assert game.driver.begin_log() == []


# -- what a rule remembers ---------------------------------------------------------------------------------------------


def names_of(told: Preview | Outcome) -> list[tuple[str, ...]]:
    return [outcome.names for outcome in told.outcomes]


@pytest.mark.covers("6.2.3", "6.2.2")
@pytest.mark.parametrize(
    ("kings", "names"),
    [
        ("in_play", [("op-1",), ("op-2",), ("op-3",)]),
        ("out_of_play", [("op-1",), ("op-2", "op-3")]),  # of two countries two chits allow both
    ],
)
def test_chits_that_allow_more_countries_are_told_apart(kings: str, names: list[tuple[str, ...]]) -> None:
    campaign: dict[str, Any] = {"stage": "reveal", "played": ["A1", "A2", "A3", "A4"], "arab_kings": kings}
    game = arab_revolt.table({"syria": {"bases": 2}}, chit=None, political_will=10, **campaign)
    play(game, "card:A33", "done", "end-turn", "die:2")
    for lang, left in (("en", "; {} left"), ("ja", "（残り{}）")):
        told = game.preview("centralize", lang)
        assert names_of(told) == names
        for number, outcome in enumerate(told.outcomes, start=1):
            assert outcome.next is not None
            assert outcome.next.prompt.endswith(left.format(number))


@pytest.mark.covers("A6 unshaded")
def test_one_demolish_is_told_apart_from_two() -> None:
    game = arab_revolt.event("A6", "unshaded", {"haifa": {"troops": 1}}, punishments=["demolish"] * 2 + ["fine"] * 2)
    first = next(outcome for outcome in game.preview("draw").outcomes if outcome.names == ("demolish",))
    assert names_of(first) == [("demolish",), ("fine",)]
    assert [outcome.next and outcome.next.prompt[-8:] for outcome in first.outcomes] == ["; 2 left", "; 1 left"]


SHOWN = Prompt("shown", "4")
NUMBER = Prompt("number", "4")


def remembering(s: toy.Matches) -> Steps[None]:
    """A die falls that is only looked at after a further choice, and only if that was to take one match."""
    roll = yield CHANCE, toy.ROLL, toy.DIE, None
    choice = yield s.mover, toy.HOW_MANY, toy.TAKE, None
    if choice == toy.TAKE[0]:
        s.taken[s.mover] += 1 + (roll == toy.DIE[5])
    yield s.mover, toy.CLOSE, (toy.END,), None
    s.pile = 0


def wandering(s: toy.Matches) -> Steps[None]:
    """A die that nothing depends on, and then more ways than can be tried."""
    yield CHANCE, toy.ROLL, toy.DIE, None
    for _ in range(6):
        yield s.mover, toy.HOW_MANY, toy.TAKE, None
    yield s.mover, toy.CLOSE, (toy.END,), None
    s.pile = 0


def counting(s: toy.Matches) -> Steps[None]:
    """A question that tells the number of the die, on which nothing depends."""
    roll = yield CHANCE, toy.ROLL, toy.DIE, None
    yield s.mover, NUMBER, toy.TAKE, (0, None, -1, int(roll == toy.DIE[5]))
    s.pile = 0


def showing(s: toy.Matches) -> Steps[None]:
    """A question that tells a fact of the die, on which nothing depends."""
    roll = yield CHANCE, toy.ROLL, toy.DIE, None
    yield s.mover, SHOWN, toy.TAKE, (0, None, -1, 0, (("left", int(roll == toy.DIE[5])),))
    s.pile = 0


def forgetting(s: toy.Matches) -> Steps[None]:
    """A die that nothing depends on."""
    yield CHANCE, toy.ROLL, toy.DIE, None
    yield s.mover, toy.HOW_MANY, toy.TAKE, None
    s.pile = 0


@pytest.mark.parametrize(
    ("turn", "outcomes"),
    [
        (remembering, [toy.DIE[:5], toy.DIE[5:]]),
        (counting, [toy.DIE[:5], toy.DIE[5:]]),
        (showing, [toy.DIE[:5], toy.DIE[5:]]),
        (forgetting, [toy.DIE]),
        (wandering, [(face,) for face in toy.DIE]),
    ],
)
def test_outcomes_are_one_if_nothing_that_follows_can_differ(turn: object, outcomes: list[tuple[int, ...]]) -> None:
    def first_choose(s: toy.Matches) -> Steps[None]:
        yield s.mover, toy.HOW_MANY, toy.TAKE, None
        yield from turn(s)  # type: ignore[operator]  # one of the turns above

    told = trial(Driver(replace(toy.TOY, turn=first_choose), "short"), toy.TAKE[0])
    assert told is not None
    assert [outcome.options for outcome in told.outcomes] == outcomes
