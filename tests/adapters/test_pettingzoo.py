"""The games in PettingZoo and Gymnasium: their own tests, and the same games as the engine plays."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector.utils import batch_space
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils import parallel_to_aec

import coinbox
from coinbox.adapters import drawing, pettingzoo
from coinbox.adapters.gymnasium import CoinboxEnv
from coinbox.adapters.vector import CoinboxVectorEnv
from coinbox.library import rules_of
from tests.adapters.playing import GAMES, NUMBER, chooser

GAME = GAMES[0]
CYCLES = 60
WEB = Path(__file__).parents[2] / "web" / "src" / "board" / "PieceArt.svelte"


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """PettingZoo would like other names of agents; the factions have theirs."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("game", GAMES)
def test_the_tests_of_pettingzoo_pass(game: str) -> None:
    api_test(pettingzoo.env(game), num_cycles=CYCLES)
    seed_test(lambda: pettingzoo.env(game), num_cycles=CYCLES)
    parallel_api_test(pettingzoo.parallel_env(game, illegal="replace"), num_cycles=CYCLES)


def test_renderings_are_texts_and_pictures(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode=None: pettingzoo.env(GAME, render_mode=render_mode))
    assert "Kuala Lumpur" in capsys.readouterr().out


def test_who_is_not_asked_waits_and_cycles_are_counted() -> None:
    """PettingZoo's test wants an action of every agent in every cycle."""

    def parallel(max_cycles: int) -> Any:
        return pettingzoo.parallel_env(GAME, max_cycles=max_cycles, illegal="replace")

    max_cycles_test(
        SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles)))
    )


@pytest.mark.campaign
@pytest.mark.parametrize("game", GAMES)
def test_the_same_choices_make_the_same_game_as_in_the_engine(game: str) -> None:
    """The engine is given every word of the environment's game, dice too, and must ask and offer the same."""
    env, words = pettingzoo.raw_env(game), rules_of(game).vocabulary
    for seed in range(NUMBER):
        env.reset(seed=seed)
        own, shares, played = coinbox.new(game, logging=False).beginning(), chooser(seed), 0
        while True:
            journal = env.engine.driver.journal
            own.follow(map(words.name, journal[played:]))
            played = len(journal)
            if own.over:
                break
            agent = env.agent_selection
            assert own.actor == agent
            offered = sorted(words.ids[name] for name in own.offered)
            assert np.flatnonzero(env.observe(agent)["action_mask"]).tolist() == offered
            other = next(each for each in env.possible_agents if each != agent)
            assert not env.observe(other)["action_mask"].any()
            env.step(offered[int(next(shares) * len(offered))])
        assert all(env.terminations.values())
        assert own.result is not None
        tied = own.result.outcome == "tie"
        worth = {
            faction: 0.0 if tied else 1.0 if faction == own.result.winner else -1.0 for faction in env.possible_agents
        }
        assert env.rewards == worth


def test_the_environment_passes_on_rewards_once() -> None:
    env = pettingzoo.env(GAME)
    env.reset(seed=4)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        got[agent] += reward
        env.step(None if over else int(np.flatnonzero(seen["action_mask"])[-1]))
    assert sorted(got.values()) in ([-1.0, 1.0], [0.0, 0.0])


def test_an_action_that_is_not_offered_loses() -> None:
    env = pettingzoo.env(GAME)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1
    raw = pettingzoo.raw_env(GAME)
    raw.reset(seed=1)
    with pytest.raises(coinbox.CoinboxError, match="action 0 is not offered"):
        raw.step(0)
    with pytest.raises(coinbox.CoinboxError, match="no render mode 'film'"):
        pettingzoo.env(GAME, render_mode="film")


# -- pictures ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_shows_the_pieces_that_moved(game: str) -> None:
    env = pettingzoo.raw_env(game, render_mode="rgb_array")
    env.reset(seed=1)
    before = env.render()
    assert before.shape[1] == drawing.WIDTH
    shares = chooser(1)
    for _ in range(40):
        offered = env.engine.options
        env.step(offered[int(next(shares) * len(offered))])
    after = env.render()
    changed = (before != after).any(axis=2).mean()
    assert 0.0005 < changed < 0.2


def test_pieces_have_the_colours_of_the_page() -> None:
    style = WEB.read_text(encoding="utf-8")
    for tone, (top, edge) in drawing.TONES.items():
        found = re.search(rf"\.{tone} {{([^}}]*)}}", style)
        assert found, tone
        assert f"--top: {top};" in found[1]
        assert f"--edge: {edge};" in found[1]


# -- one faction against a bot -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_checker_of_gymnasium_passes(game: str) -> None:
    for faction in rules_of(game).factions:
        check_env(CoinboxEnv(game, faction, opponent="random", render_mode="ansi"))


def test_a_faction_plays_against_a_bot_to_the_end() -> None:
    for faction in rules_of(GAME).factions:
        env = CoinboxEnv(GAME, faction, opponent="greedy")
        seen, _ = env.reset(seed=3)
        shares, over, rewards = chooser(1), False, []
        while not over:
            assert env.engine.game.actor == faction
            offered = np.flatnonzero(seen["action_mask"])
            assert env.action_masks().tolist() == seen["action_mask"].tolist()
            seen, reward, over, _, _ = env.step(offered[int(next(shares) * len(offered))])
            rewards.append(reward)
        assert set(rewards[:-1]) == {0.0}
        assert rewards[-1] == env.engine.returns()[env.me]
    with pytest.raises(coinbox.CoinboxError, match="no faction 'nobody'"):
        CoinboxEnv(GAME, "nobody")
    with pytest.raises(coinbox.CoinboxError, match="no player 'clever'"):
        CoinboxEnv(GAME, opponent="clever")


def played(processes: int) -> list[tuple[list[float], list[bool], float]]:
    """What some games in a vector give."""
    env = CoinboxVectorEnv(4, processes=processes, game=GAME, opponent="random")
    try:
        seen, _ = env.reset(seed=5)
        assert batch_space(env.single_observation_space, 4).contains(seen)
        shares, told = chooser(9), []
        for _ in range(120):
            offered = [np.flatnonzero(mask) for mask in seen["action_mask"]]
            actions = [int(each[int(next(shares) * len(each))]) if len(each) else 0 for each in offered]
            seen, rewards, over, late, _ = env.step(actions)
            assert not late.any()
            told.append((rewards.tolist(), over.tolist(), float(seen["observation"].sum())))
        return told
    finally:
        env.close()


def test_a_vector_plays_the_same_in_any_number_of_processes() -> None:
    one, two = played(1), played(2)
    assert one == two
    assert any(any(over) for _, over, _ in one), "games end and begin anew"
    with pytest.raises(coinbox.CoinboxError, match="cannot be shared"):
        CoinboxVectorEnv(2, processes=3, game=GAME)


def test_a_process_that_dies_is_told() -> None:
    env = CoinboxVectorEnv(2, processes=2, game=GAME)
    try:
        env.reset(seed=1)
        env._workers[0].kill()
        env._workers[0].join()
        with pytest.raises(coinbox.CoinboxError, match="has ended"):
            env.step([0, 0])
    finally:
        env.close()
