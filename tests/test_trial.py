"""Trials of options: marks and previews, checked against what happens when the options are played."""

from __future__ import annotations

import random
import re
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

import coinbox
from coinbox import Game
from coinbox.library import rules_of
from tests.arab_revolt import table as arab_revolt
from tests.campaign import CAMPAIGN
from tests.kenya import table as kenya
from tests.malaya import table as malaya
from tests.reading import CLOSING, Effect, Reading
from tests.tabletalk import no_effect, offered, play, prompt

NAMES = tuple(game.id for game in coinbox.games())
GAMES, EVERY = (200, 1) if CAMPAIGN else (8, 6)
"""How many games of each are played, and how many questions are looked at: one in so many."""


# -- marks -----------------------------------------------------------------------------------------------------------


def check_question(game: Game, tally: Counter[str]) -> None:
    """Compare the mark of every option with what playing it does."""
    decision = game.decision
    assert decision is not None
    reading = Reading(game)
    for choice in decision.options:
        if choice.name in CLOSING or choice.kind in ("box", "card"):
            assert not choice.idle
            continue
        effect = reading.effect(choice.name)
        mark = "marked" if choice.idle else "not marked"
        tally[mark] += 1
        tally[f"{mark}, left open"] += effect is Effect.EITHER
        wrong = Effect.SOME if choice.idle else Effect.NONE
        assert effect is not wrong, f"{choice.name} ({decision.prompt_id}) is {mark}, but {effect.value}"


@pytest.mark.campaign
@pytest.mark.covers("R-C9")
@pytest.mark.parametrize("name", NAMES)
def test_every_option_is_marked_if_and_only_if_it_changes_nothing(name: str) -> None:
    tally: Counter[str] = Counter()
    every = [option.name for option in rules_of(name).vocabulary.options]
    for seed in range(GAMES):
        game, luck = coinbox.new(name, seed=seed, ask=every), random.Random(seed)
        while not game.over:
            if len(game.driver.options()) > 1 and game.actor != "chance" and luck.randrange(EVERY) == 0:
                check_question(game, tally)
            game.play(luck.randrange(len(game.driver.options())))
    assert tally["marked"] > GAMES
    assert tally["marked, left open"] < tally["marked"] / 2, "a missing mark is seen"
    assert tally["not marked, left open"] < tally["not marked"] / 20, "a wrong mark is seen"


# -- previews --------------------------------------------------------------------------------------------------------


def attack(guerrillas: int, **rest: Any) -> Game:
    """The MCP are about to choose a Limited Operation with these Guerrillas against two Troops in Perak."""
    spaces = {"perak": {"troops": 2, "underground": guerrillas}}
    return play(malaya.table(spaces, by="mcp", mcp_resources=5, **rest), "limited-op")


def test_a_preview_is_what_the_log_then_tells() -> None:
    game = malaya.table({"perak": {"troops": 3, "active": 2, "bases": 1}, "johore": {"troops": 1, "active": 1}})
    play(game, "op-special", "assault")
    told = game.preview("perak")
    assert told.lines == (
        "Space selected: Perak",
        "British Resources -2, now 18 (price of Perak)",
        "1 Active Guerrilla removed from Perak",
        "British Control in Perak",
    )
    assert (told.name, told.idle, told.outcomes, told.result) == ("perak", False, (), None)
    assert told.next is not None
    assert (told.next.actor, told.next.prompt_id) == ("british", "assault-space")
    assert [option.name for option in told.next.options] == ["johore", "reprisal", "air-strike", "done"]
    before = len(game.log())
    assert tuple(play(game, "perak").log()[before:]) == told.lines


@pytest.mark.parametrize(
    ("guerrillas", "labels", "odds"),
    [
        (2, ["Die: 1-2", "Die: 3-6"], ["1/3", "2/3"]),
        (5, ["Die: 1-5", "Die: 6"], ["5/6", "1/6"]),
        (6, ["Die: 1-6"], ["1"]),
    ],
)
def test_outcomes_that_come_to_the_same_are_told_as_one(guerrillas: int, labels: list[str], odds: list[str]) -> None:
    told = attack(guerrillas).preview("attack")
    assert [outcome.label for outcome in told.outcomes] == labels
    assert [str(outcome.odds) for outcome in told.outcomes] == odds
    faces = labels[0].removeprefix("Die: ")
    roll = f"MCP roll for the Attack in Perak: {faces}, needs {guerrillas} or less: hit"
    assert told.outcomes[0].lines[:2] == (roll, "2 Troops removed from Perak")
    assert told.next is None
    assert told.outcomes[0].next is not None
    assert told.outcomes[0].next.prompt_id == "end-turn", "the table holds the turn open"


def test_an_outcome_alone_tells_its_face() -> None:
    (hit, miss) = attack(1).preview("attack").outcomes
    assert (hit.names, hit.lines[0]) == (("die:1",), "MCP roll for the Attack in Perak: 1, needs 1 or less: hit")
    assert miss.names == ("die:2", "die:3", "die:4", "die:5", "die:6")
    assert miss.lines == ("MCP roll for the Attack in Perak: 2-6, needs 1 or less: miss",)


def test_a_roll_that_makes_no_difference_says_so() -> None:
    game = arab_revolt.table({"gaza": {"bases": 2}}, card="A20", unity="decentralized", political_will=20)
    (outcome,) = play(game, "event").preview("unshaded").outcomes
    assert outcome.label == "Die: 1-6"
    assert outcome.lines[0].startswith("British roll ")
    assert outcome.lines[0].endswith(": 1-6, needs more than 2: no difference")


@pytest.mark.covers("1.7.1", "4.2.1")
def test_chance_after_chance_has_outcomes_of_its_own() -> None:
    pool = ["demolish", "detain", "fine", "fine"]
    game = play(arab_revolt.table({"gaza": {"troops": 1}}, punishments=pool), "op-special", "sweep")
    first = game.preview("punish").outcomes
    assert {outcome.names: outcome.odds for outcome in first} == {
        ("detain",): Fraction(1, 4),
        ("demolish",): Fraction(1, 4),
        ("fine",): Fraction(1, 2),
    }
    fine = next(outcome for outcome in first if outcome.names == ("fine",))
    assert sorted((outcome.names, outcome.odds) for outcome in fine.outcomes) == [
        (("demolish",), Fraction(1, 3)),
        (("detain",), Fraction(1, 3)),
        (("fine",), Fraction(1, 3)),
    ]
    assert all(outcome.next is not None and not outcome.outcomes for outcome in fine.outcomes)


@pytest.mark.parametrize("name", NAMES)
def test_odds_add_up_at_every_throw(name: str) -> None:
    throws, seed = 0, 0
    while throws < 5:
        game, luck = coinbox.new(name, seed=seed), random.Random(seed)
        while not game.over:
            if game.actor != "chance" and prompt(game).startswith(("choose-", "special-")):
                throws += sum(map(check_odds, [game.preview(option) for option in offered(game)]))
            game.play(luck.randrange(len(game.driver.options())))
        seed += 1


def check_odds(ahead: coinbox.Preview | coinbox.Outcome) -> int:
    """All that chance may bring is told, and once; returns how many throws there are."""
    if not ahead.outcomes:
        assert (ahead.next is None) == (ahead.result is not None)
        return 0
    assert ahead.next is None
    assert sum(outcome.odds for outcome in ahead.outcomes) == 1
    names = [name for outcome in ahead.outcomes for name in outcome.names]
    assert len(names) == len(set(names)) > 1
    return 1 + sum(map(check_odds, ahead.outcomes))


def test_the_next_card_is_not_drawn() -> None:
    game = play(malaya.table({}, ask=()), "limited-op", "pass", "op-special")
    told = game.preview("pass")
    assert told.lines[-1] == "First Eligible on the next Event card: British"
    assert told.outcomes == ()
    assert told.next is not None
    assert (told.next.actor, told.next.prompt_id) == ("chance", "next-card")


def test_a_preview_is_told_in_both_languages() -> None:
    game = attack(2)
    english, japanese = game.preview("attack"), game.preview("attack", lang="ja")
    assert len(english.lines) == len(japanese.lines)
    assert all(re.search("[\u3040-\u30ff\u4e00-\u9fff]", line) for line in japanese.lines)
    assert japanese.outcomes[0].label == "出目：1-2"
    assert japanese.outcomes[0].next is not None
    assert english.outcomes[0].next is not None
    assert japanese.outcomes[0].next.prompt != english.outcomes[0].next.prompt


@pytest.mark.parametrize("name", NAMES)
def test_trials_do_not_disturb_the_game(name: str) -> None:
    plain, watched = (coinbox.new(name, seed=5) for _ in range(2))
    luck, eye = random.Random(5), random.Random(6)
    while not plain.over:
        option = luck.randrange(len(plain.driver.options()))
        if eye.randrange(4) == 0:
            assert watched.decision is not None
            assert any(choice.label for choice in watched.decision.options)
            watched.preview(eye.choice(offered(watched)))
        assert watched.driver.state == plain.driver.state
        plain.play(option)
        watched.play(option)
    assert (watched.record(), watched.log(), watched.result) == (plain.record(), plain.log(), plain.result)


def test_only_what_is_offered_is_previewed() -> None:
    game = malaya.table({"perak": {"troops": 1}})
    with pytest.raises(coinbox.IllegalMove, match="'perak' is not offered"):
        game.preview("perak")
    with pytest.raises(coinbox.UnknownOption):
        game.preview("atlantis")
    with pytest.raises(coinbox.IllegalMove, match="the game is over"):
        ended("malaya").preview("end-turn")


def ended(name: str) -> Game:
    """A game that is over."""
    game = coinbox.new(name, seed=1)
    while not game.over:
        game.play(0)
    return game


@pytest.mark.parametrize("name", NAMES)
def test_a_preview_tells_the_end_of_the_game(name: str) -> None:
    game, luck = coinbox.new(name, chance="ask"), random.Random(3)
    while not game.over:
        before, chosen = game.clone(), luck.choice(offered(game))
        game.play(chosen)
    told = before.preview(chosen)
    assert told.result == game.result is not None
    assert (told.next, told.outcomes) == (None, ())
    assert told.lines == tuple(game.log()[len(before.log()) :])


def test_a_choice_stays_what_it_was_when_the_game_goes_on() -> None:
    spaces = {"kedah": {"troops": 1, "underground": 1}, "johore": {"troops": 1, "active": 1}}
    game = play(malaya.table(spaces), "op-special", "assault")
    decision = game.decision
    assert decision is not None
    play(game, "johore", "done", "end-turn")
    assert {choice.name for choice in decision.options if choice.idle} >= {"kedah"}
    game.undo()
    assert [choice.label for choice in decision.options if choice.name == "kedah"] == ["Kedah (no effect)"]


# -- what a mark is about --------------------------------------------------------------------------------------------


@pytest.mark.covers("R-C9", "3.2.3", "R-C7")
def test_what_is_done_now_instead_of_later_has_an_effect() -> None:
    spaces = {"johore": {"troops": 2, "underground": 1}, "perak": {"troops": 2, "underground": 1}}
    game = play(malaya.table(spaces), "op-special", "sweep", "johore", "perak", "done")
    assert (prompt(game), offered(game)) == ("next-activation", ["perak", "johore", "reprisal", "air-strike", "done"])
    assert no_effect(game) == {"air-strike"}, "`done` would Activate in both too"


@pytest.mark.covers("R-C9", "K21 unshaded")
def test_what_a_card_does_with_the_space_afterwards_is_an_effect() -> None:
    spaces = {"nairobi": {"troops": 1, "underground": 1}, "embu": {"troops": 1, "underground": 1}}
    game = kenya.event("K21", "unshaded", spaces)
    assert (prompt(game), no_effect(game)) == ("assault-space", set())


@pytest.mark.covers("R-C9", "4.3.1", "3.3.4")
def test_what_an_option_brings_is_no_less_when_it_pays_for_the_next_step() -> None:
    game = play(malaya.table({"perak": {"underground": 2}}, by="mcp", mcp_resources=0), "op-special", "terror")
    assert "extort" not in no_effect(game)
