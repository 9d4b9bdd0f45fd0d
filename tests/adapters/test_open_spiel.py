"""The games in OpenSpiel: its own tests, its playthroughs, and the same games as the engine plays."""

from __future__ import annotations

import copy
import difflib
import gzip
import pickle
import unittest
from pathlib import Path
from typing import Any

import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms.generate_playthrough import playthrough
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.tests import games_sim_test

import coinbox
from coinbox.adapters import open_spiel
from coinbox.adapters.observation import layout_of
from coinbox.library import rules_of
from tests.adapters.playing import GAMES, NUMBER, SCENARIOS, chooser

PLAYTHROUGHS = Path(__file__).with_name("playthroughs")
LINES_SHOWN = 40


def loaded(game: str, scenario: str = "") -> Any:
    return pyspiel.load_game("python_coinbox", {"game": game, "scenario": scenario})


def test_every_game_and_scenario_is_offered() -> None:
    ours = [name for name in open_spiel.GAMES if name.partition("game=")[2].partition(",")[0] in GAMES]
    assert ours == [f"python_coinbox(game={game},scenario={scenario})" for game, scenario in SCENARIOS]
    assert loaded(GAMES[0]).new_initial_state().is_chance_node()


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_random_simulations_of_open_spiel_pass(game: str, scenario: str) -> None:
    pyspiel.random_sim_test(loaded(game, scenario), num_sims=1, serialize=True, verbose=False)
    games_sim_test.GamesSimTest().sim_game(loaded(game, scenario))


@pytest.mark.parametrize("game", GAMES)
def test_the_api_test_of_open_spiel_passes_on_a_part_of_the_tree(game: str) -> None:
    case = type("Partial", (api_test.EnforceAPIOnPartialTreeBase,), {"game_name": game, "game": loaded(game)})
    result = unittest.TextTestRunner(verbosity=0).run(unittest.defaultTestLoader.loadTestsFromTestCase(case))
    assert result.testsRun >= 5
    assert result.wasSuccessful(), result.failures + result.errors


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_the_playthrough_is_the_one_that_was_kept(game: str, scenario: str) -> None:
    """`python -m tests.adapters.test_open_spiel` writes them anew: look at each difference."""
    kept = gzip.decompress(PLAYTHROUGHS.joinpath(f"{game}-{scenario}.txt.gz").read_bytes()).decode()
    fresh = told(game, scenario, actions_of(kept))
    changed = list(difflib.unified_diff(kept.splitlines(), fresh.splitlines(), "kept", "fresh", lineterm="", n=0))
    assert not changed, "\n".join(changed[:LINES_SHOWN])


def actions_of(text: str) -> list[int]:
    """The actions that a playthrough was made of."""
    return [int(line.partition(":")[2]) for line in text.splitlines() if line.startswith("action:")]


def told(game: str, scenario: str, actions: list[int] | None) -> str:
    return str(playthrough(f"python_coinbox(game={game},scenario={scenario})", actions, seed=1))


@pytest.mark.campaign
@pytest.mark.parametrize("game", GAMES)
def test_the_same_choices_make_the_same_game_as_in_the_engine(game: str) -> None:
    spiel, names = loaded(game), rules_of(game).vocabulary.name
    for seed in range(NUMBER):
        state, own = spiel.new_initial_state(), coinbox.new(game, chance="ask", logging=False)
        shares = chooser(seed)
        while not state.is_terminal():
            legal = state.legal_actions()
            assert sorted(map(own.rules.vocabulary.ids.get, own.offered)) == legal  # type: ignore[type-var]
            mask = state.legal_actions_mask()
            assert [action for action, offered in enumerate(mask) if offered] == legal
            actor = "chance" if state.is_chance_node() else own.rules.factions[state.current_player()]
            assert actor == own.actor
            action = legal[int(next(shares) * len(legal))]
            assert state.action_to_string(state.current_player(), action) == names(action)
            state.apply_action(action)
            own.play(names(action))
        result = own.result
        assert result is not None
        expected = (
            [0.0, 0.0] if result.outcome == "tie" else [1.0 if f == result.winner else -1.0 for f in own.rules.factions]
        )
        assert state.returns() == expected
        assert own.record() == str(state)


@pytest.mark.parametrize("game", GAMES)
def test_odds_are_those_of_the_rules_and_sum_to_one(game: str) -> None:
    state, shares = loaded(game).new_initial_state(), chooser(3)
    seen = 0
    while not state.is_terminal():
        if state.is_chance_node():
            odds = state.chance_outcomes()
            assert sum(chance for _, chance in odds) == pytest.approx(1)
            assert [action for action, _ in odds] == state.legal_actions()
            seen += 1
        legal = state.legal_actions()
        state.apply_action(legal[int(next(shares) * len(legal))])
    assert seen > 5


@pytest.mark.parametrize("game", GAMES)
def test_a_state_is_copied_and_pickled_in_the_middle_of_a_turn(game: str) -> None:
    state, shares = loaded(game).new_initial_state(), chooser(5)
    for _ in range(60):
        legal = state.legal_actions()
        state.apply_action(legal[int(next(shares) * len(legal))])
    before = str(state)
    others = [state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
    for other in others:
        assert str(other) == before
        assert other.legal_actions() == state.legal_actions()
        other.apply_action(other.legal_actions()[-1])
        assert str(state) == before
    assert len({str(other) for other in others}) == 1


def test_a_game_that_both_lose_is_no_zero_sum() -> None:
    sums = {game: loaded(game).get_type().utility for game in GAMES}
    general = {game for game in GAMES if set(rules_of(game).outcomes) - {*rules_of(game).factions, "tie"}}
    assert general
    assert {game for game, kind in sums.items() if kind == pyspiel.GameType.Utility.GENERAL_SUM} == general


KEPT = sorted((Path(__file__).parents[2] / "records").glob("*/*.coin"))


def end_of(record: Path) -> str:
    """How a kept game ended, as its name says: who won, and why."""
    return record.stem.removeprefix("extended-").rpartition("-")[0]


@pytest.mark.parametrize("record", KEPT, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_each_way_to_end_is_worth_what_it_is(record: Path) -> None:
    """The kept games, one for each end: who wins has 1, all others -1, also where nobody wins."""
    kept = coinbox.load(record.read_text(encoding="utf-8"))
    state, replay = loaded(kept.id, kept.scenario).new_initial_state(), kept.beginning()
    for name in kept.journal:
        if len(replay.offered) > 1:
            state.apply_action(kept.rules.vocabulary.ids[name])
        replay.follow([name])
    assert state.is_terminal()
    end = end_of(record)
    worth = {True: 1.0, False: 0.0 if end == "tie" else -1.0}
    assert state.returns() == [worth[faction == end] for faction in kept.rules.factions]


def test_the_three_ends_of_a_game_that_both_can_lose_are_kept() -> None:
    general = [game for game in GAMES if loaded(game).get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM]
    for game in general:
        assert {end_of(file) for file in KEPT if file.parent.name == game} == set(rules_of(game).outcomes)


@pytest.mark.parametrize("game", GAMES)
def test_the_layout_of_observations_is_as_documented(game: str) -> None:
    spiel, layout = loaded(game), layout_of(game)
    state, shares = spiel.new_initial_state(), chooser(2)
    for _ in range(40):
        legal = state.legal_actions()
        state.apply_action(legal[int(next(shares) * len(legal))])
    for player in (0, 1):
        seen = state.information_state_tensor(player)
        assert len(seen) == layout.size == spiel.information_state_tensor_size()
        assert state.observation_tensor(player) == seen[: layout.parts["turn"].start]
        part = {name: seen[p.start : p.start + p.size] for name, p in layout.parts.items()}
        assert part["player"] == [float(n == player) for n in (0, 1)]
        offered = [action for action, number in enumerate(part["offered"]) if number]
        assert offered == sorted(state.engine.options)
        assert sum(part["turn"]) == len(state.engine.turn)
        board = state.engine.game.board()
        troops = [space["pieces"].get("troop", 0) for space in board["spaces"]]
        scale = max(troops) / max(part["troops"])
        assert [round(number * scale) for number in part["troops"]] == troops


def test_the_search_of_open_spiel_plays() -> None:
    """`MCTSBot.step` of the C++ side cannot take games in Python; the one in Python can."""
    game = loaded(GAMES[0])
    state, shares = game.new_initial_state(), chooser(1)
    while state.is_chance_node():
        legal = state.legal_actions()
        state.apply_action(legal[int(next(shares) * len(legal))])
    bot = MCTSBot(game, 1.4, 3, RandomRolloutEvaluator(1))
    assert bot.step(state) in state.legal_actions()


def test_unknown_games_are_told() -> None:
    with pytest.raises(Exception, match="no game 'chess'"):
        loaded("chess")


if __name__ == "__main__":
    for game, scenario in SCENARIOS:
        body = gzip.compress(told(game, scenario, None).encode(), mtime=0)
        PLAYTHROUGHS.joinpath(f"{game}-{scenario}.txt.gz").write_bytes(body)
