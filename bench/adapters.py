"""Steps a second through the engine, OpenSpiel and PettingZoo, in CPU time of one core: random games of the first game.

A step is a choice among two or more options, of players and, where the environment asks for it, of chance.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import numpy as np
import pyspiel
from bench.bench import best, calibration

from coinbox.adapters import open_spiel, pettingzoo
from coinbox.adapters.engine import begun
from coinbox.library import game_ids

GAME = game_ids()[0]
GAMES = 30
ROUNDS = 5
BARS = {"OpenSpiel": 100_000, "PettingZoo, raw": 15_000}
"""The least steps a second, on a machine of 2026."""


def native() -> tuple[int, float]:
    steps, started = 0, time.process_time()
    for seed in range(GAMES):
        engine, draw = begun(GAME), random.Random(seed).random
        while not engine.is_over:
            options = engine.options
            engine.step(options[int(draw() * len(options))])
            steps += 1
    return steps, time.process_time() - started


def spiel() -> tuple[int, float]:
    game = pyspiel.load_game(f"{open_spiel.NAME}(game={GAME})")
    steps, started = 0, time.process_time()
    for seed in range(GAMES):
        state, draw = game.new_initial_state(), random.Random(seed).random
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
            steps += 1
    return steps, time.process_time() - started


def zoo() -> tuple[int, float]:
    env = pettingzoo.raw_env(GAME)
    steps, started = 0, time.process_time()
    for seed in range(GAMES):
        env.reset(seed=seed)
        draw = random.Random(seed).random
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            if over:
                env.step(None)
                continue
            actions = np.flatnonzero(seen["action_mask"])
            env.step(actions[int(draw() * len(actions))])
            steps += 1
    return steps, time.process_time() - started


def seconds(run: Callable[[], tuple[int, float]]) -> float:
    steps, spent = run()
    return spent / steps


def main() -> None:
    """Print each figure, its ratio to the calibration loop and its bar."""
    loop = best(calibration)
    for name, run in (("engine", native), ("OpenSpiel", spiel), ("PettingZoo, raw", zoo)):
        step = best(lambda run=run: seconds(run), ROUNDS)  # type: ignore[misc]  # each its own
        bar = f"bar {BARS[name]:,}" if name in BARS else ""
        print(f"{name:16} {1 / step:>10,.0f} steps/s  {step / loop:.2e} loops a step  {bar}")


if __name__ == "__main__":
    main()
