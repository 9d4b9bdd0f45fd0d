"""Simulations: the same games however they are played, honest intervals, and a checker that finds what is broken."""

from __future__ import annotations

import dataclasses
import random
import re
from collections.abc import Callable
from typing import Any

import pytest

import coinbox
from coinbox.kernel.decision import Prompt, Steps
from coinbox.kernel.playout import playout
from coinbox.lab import simulate as simulation
from coinbox.lab.jobs import Workers
from coinbox.lab.report import as_json
from coinbox.lab.simulate import Plan, Tally, Violation, play_games, simulate
from coinbox.library import AnyRules, rules_of
from coinbox.players import BOTS, make_player
from coinbox.players.random import Random
from coinbox.scores import wilson

RANDOM = {"british": "random", "mcp": "random"}


def plan(games: int = 12, seed: int = 1, *, check: bool = False, scenario: str = "standard") -> Plan:
    return Plan("malaya", scenario, RANDOM, games, seed, check)


def sums(tally: Tally) -> dict[str, Any]:
    """Everything of a tally but the clock."""
    return {f.name: getattr(tally, f.name) for f in dataclasses.fields(tally) if f.name != "cpu"}


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.27754), (5, 10, 0.23659, 0.76341), (10, 10, 0.72246, 1.0), (95, 100, 0.88825, 0.97846)],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_a_share_of_nothing_may_be_anything() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_checked_and_unchecked_runs_play_the_same_games() -> None:
    checked, unchecked = simulate(plan(check=True)), simulate(plan())
    assert sums(checked) == sums(unchecked)
    assert unchecked.games == unchecked.finished == 12


def test_the_driver_and_the_playout_agree_game_by_game() -> None:
    rules = rules_of("malaya")
    for number in range(6):
        state = rules.setup("extended")
        decisions = playout(rules, state, random.Random(f"4/{number}").random)
        driven = play_games(plan(seed=4, check=True, scenario="extended"), [number])
        result = rules.result(state)
        assert result is not None
        assert (driven.decisions, driven.wins) == (decisions, {result.outcome: 1})
        assert driven.tracks == dict(result.tracks)


def test_processes_do_not_change_the_results(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "FAST_BATCH", 3)
    assert sums(simulate(plan(10), workers=Workers(2))) == sums(simulate(plan(10)))


def test_seeds_make_different_runs_and_equal_ones() -> None:
    first, again, other = simulate(plan(20)), simulate(plan(20)), simulate(plan(20, seed=2))
    assert sums(first) == sums(again)
    assert first.decisions != other.decisions


def test_every_outcome_is_listed_and_progress_is_told() -> None:
    told: list[int] = []
    tally = simulate(plan(60), tell=told.append)
    assert list(tally.wins) == ["british", "mcp", "tie"]
    assert sum(told) == 60
    assert len(told) > 1


def test_json_says_what_was_counted() -> None:
    data = as_json(plan(20), simulate(plan(20)))
    assert list(data)[:8] == [
        "game",
        "games",
        "decisions",
        "decisions_per_cpu_s",
        "wins",
        "intervals",
        "reasons",
        "violations",
    ]
    assert sum(data["wins"].values()) == sum(data["reasons"].values()) == data["games"] == 20
    assert data["violations"] is None
    for outcome, number in data["wins"].items():
        low, high = data["intervals"][outcome]
        assert low <= number / 20 <= high
    assert data["mean_decisions"] == round(data["decisions"] / 20, 2)
    assert 0 <= data["tracks"]["political_will"] <= 20
    assert 1 <= data["mean_cards"] <= 21


def with_rules(monkeypatch: pytest.MonkeyPatch, **changes: Callable[..., object]) -> None:
    broken: AnyRules = dataclasses.replace(rules_of("malaya"), **changes)  # type: ignore[arg-type]  # wrong on purpose
    monkeypatch.setattr(simulation, "rules_of", lambda game: broken)


def test_a_broken_invariant_is_counted_after_every_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    with_rules(monkeypatch, check=lambda state: ["the board is upside down"])
    tally = simulate(plan(2, check=True))
    # Once before the first decision of each game, and once after each.
    assert tally.violations == tally.decisions + 2
    assert tally.shown[0] == Violation(0, 0, "the board is upside down")
    assert len(tally.shown) == simulation.SHOWN
    assert as_json(plan(check=True), tally)["first_violations"][0] == "game 0, decision 0: the board is upside down"


def test_a_dead_end_is_a_violation_and_no_result(monkeypatch: pytest.MonkeyPatch) -> None:
    def stuck(state: object) -> Steps[None]:
        yield 0, Prompt("stuck", "0.0"), (), None

    with_rules(monkeypatch, turn=stuck)
    tally = simulate(plan(3, check=True))
    assert (tally.games, tally.violations, tally.finished) == (3, 3, 0)
    said = "malaya: the question 'stuck' (0.0) to british offers no option, which is a fault in the rules"
    assert str(tally.shown[0]) == f"game 0, decision 0: {said}, in turn 1 after: -"
    with pytest.raises(coinbox.CoinboxError, match="offers no option"):
        simulate(plan(3))


def test_a_dead_end_later_in_a_game_is_told_with_its_decision_and_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = rules_of("malaya")

    def stuck(state: Any) -> Steps[None]:
        yield from rules.turn(state)
        if len(state.played) > 2:
            yield 1, Prompt("stuck", "0.0"), (), None

    with_rules(monkeypatch, turn=stuck)
    tally = simulate(plan(2, check=True))
    assert [violation.game for violation in tally.shown] == [0, 1]
    assert sum(violation.decision for violation in tally.shown) == tally.decisions > 20
    assert re.search(r"to mcp offers no option, .* in turn \d+ after: [a-z]", tally.shown[0].problem)


def test_a_game_that_never_ends_is_a_violation(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(state: object) -> Steps[None]:
        while True:
            yield 0, Prompt("endless", "0.0"), (0, 1), None

    with_rules(monkeypatch, turn=endless)
    monkeypatch.setattr(simulation, "ENDLESS", 50)
    tally = simulate(plan(1, check=True))
    assert (tally.violations, tally.decisions, tally.finished) == (1, 50, 0)


@pytest.mark.parametrize(("games", "jobs", "word"), [(0, 1, "games"), (-3, 1, "games"), (1, 0, "jobs")])
def test_a_run_needs_games_and_jobs(games: int, jobs: int, word: str) -> None:
    with pytest.raises(coinbox.CoinboxError, match=f"{word} must be at least 1"):
        simulate(plan(games), workers=Workers(jobs))


def test_a_greedy_seat_is_driven_and_repeatable() -> None:
    greedy = Plan("malaya", "standard", {"british": "greedy", "mcp": "random"}, 1, 3)
    first = simulate(greedy)
    assert first.finished == 1
    assert sums(first) == sums(simulate(greedy))


@pytest.mark.parametrize("kind", ["random", "novice", "greedy", "planner", "search:20"])
def test_bots_choose_offered_options(kind: str) -> None:
    game = coinbox.new("malaya", seed=2)
    player = make_player(kind, 5)
    assert player.name == kind
    for _ in range(5):
        option = player.choose(game)
        assert option in game.driver.options()
        game.driver.step(option)


def test_random_takes_every_option_and_gives_no_reason() -> None:
    game = coinbox.new("malaya", seed=2)
    player = Random(1)
    assert {player.choose(game) for _ in range(200)} == set(game.driver.options())
    assert player.reason("en") is None
    assert [Random(9).choose(game) for _ in range(5)] == [Random(9).choose(game) for _ in range(5)]


def test_unknown_players_are_named_with_the_known_ones() -> None:
    with pytest.raises(coinbox.CoinboxError, match=f"'stockfish'; players: {', '.join(BOTS)}"):
        make_player("stockfish", 0)
    with pytest.raises(coinbox.CoinboxError, match="a human decides at the table"):
        make_player("human", 0)
