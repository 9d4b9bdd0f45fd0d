"""Speed in CPU time of one core, each figure also as a ratio to a calibration loop (machines are noisy).

Every figure is the best of several short runs: noise only ever makes code slower.
"""

from __future__ import annotations

import platform
import random
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import coinbox
from coinbox.coin.sequence import FIRST, SECOND
from coinbox.game import Game
from coinbox.kernel.chance import Source, random_source
from coinbox.kernel.decision import CHANCE
from coinbox.kernel.game import Driver
from coinbox.kernel.playout import playout
from coinbox.library import game_ids, rules_of
from coinbox.players.greedy import Greedy

STEPS = 1_000_000
ROUNDS = 12


def calibration() -> float:
    """CPU seconds of the fixed loop."""
    begun = time.process_time()
    total = 0
    for step in range(STEPS):
        total += step
    return time.process_time() - begun


def best(run: Callable[[], float], rounds: int = ROUNDS) -> float:
    """The smallest of several measurements."""
    return min(run() for _ in range(rounds))


def seconds_per_decision(name: str) -> float:
    """Random play of whole games."""
    decisions, rules = 0, rules_of(name)
    begun = time.process_time()
    for seed in range(150):
        decisions += playout(rules, rules.setup("standard"), random.Random(seed).random)
    return (time.process_time() - begun) / decisions


def at_random(draw: random.Random) -> Source:
    """Answer whatever is asked at random, for players too."""
    chance, pick = random_source(draw), draw.random
    return lambda asked: chance(asked) if asked[0] == CHANCE else asked[2][int(pick() * len(asked[2]))]


def play_turn(name: str, state: Any, choose: Source) -> None:
    """Play the turn that begins in a state to its end."""
    run = rules_of(name).turn(state)
    try:
        pending = next(run)
        while True:
            options = pending[2]
            pending = run.send(options[0] if len(options) == 1 else choose(pending))
    except StopIteration:
        return


def turns_ahead(name: str, games: int = 40) -> list[Any]:
    """States of random games in which the turn of an Eligible begins."""
    rules, found = rules_of(name), []
    for seed in range(games):
        state, choose = rules.setup("standard"), at_random(random.Random(seed))
        while not rules.is_over(state):
            if state.stage in (FIRST, SECOND):
                found.append(state.copy())
            play_turn(name, state, choose)
    return found


def seconds_per_turn(name: str, before: list[Any]) -> float:
    """Random turns from these states, each to its end."""
    states, choose = [state.copy() for state in before], at_random(random.Random(0))
    begun = time.process_time()
    for state in states:
        play_turn(name, state, choose)
    return (time.process_time() - begun) / len(states)


def midturn_games(name: str, number: int = 300) -> list[Driver[Any]]:
    """Games stopped at random decisions inside turns."""
    stopped = []
    for seed in range(number):
        draw = random.Random(seed)
        game = Driver(rules_of(name), "standard", source=random_source(draw), logging=False)
        for _ in range(draw.randrange(5, 150)):
            if game.pending is None:
                break
            game.step(draw.choice(game.pending[2]))
        while game.pending is not None and not game.turns[-1].options:
            game.step(draw.choice(game.pending[2]))
        if game.pending is not None:
            stopped.append(game)
    return stopped


def seconds_per_clone(games: list[Driver[Any]]) -> float:
    begun = time.process_time()
    for game in games:
        game.clone()
    return (time.process_time() - begun) / len(games)


def finished_records(name: str, number: int = 20) -> list[str]:
    records = []
    for seed in range(number):
        game = coinbox.new(name, seed=seed)
        draw = random.Random(seed)
        while not game.over:
            game.driver.step(draw.choice(game.driver.options()))
        records.append(game.record())
    return records


def seconds_per_load(records: list[str]) -> float:
    begun = time.process_time()
    for record in records:
        coinbox.load(record)
    return (time.process_time() - begun) / len(records)


def import_seconds() -> float:
    """CPU time of `import coinbox` in a fresh interpreter, less that of an empty one."""
    code = "import time; b = time.process_time(); import coinbox; print(time.process_time() - b)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return float(done.stdout)


def seconds_per_greedy_game(name: str, seed: int) -> float:
    """One game of greedy against random, sides by turns."""
    begun = time.process_time()
    game = coinbox.new(name, seed=seed, logging=False)
    draw = random.Random(seed)
    bot, side = Greedy(seed), rules_of(name).factions[seed % 2]
    while not game.over:
        game.driver.step(bot.choose(game) if game.actor == side else draw.choice(game.driver.options()))
    return time.process_time() - begun


def position_bytes(records: list[str]) -> int:
    """The longest position in JSON."""
    import json

    return max(len(json.dumps(Game.position(coinbox.load(record)))) for record in records)


def interpreter() -> str:
    """Which Python runs, and whether it was built with profile-guided optimisation (worth a fifth)."""
    tuned = "--enable-optimizations" in (sysconfig.get_config_var("CONFIG_ARGS") or "")
    return (
        f"{platform.python_implementation()} {platform.python_version()}, {'' if tuned else 'not '}an optimised build"
    )


def line(name: str, value: str, bar: str, loops: float, calibrated: float, holds: bool) -> None:
    print(f"{name:<34}{value:>16}   {bar:<22}{loops / calibrated:>12.4f} loops   {'ok' if holds else 'MISSED'}")


def measure(name: str, loop: float) -> None:
    """Print the figures of one game with their bars."""
    decision = best(lambda: seconds_per_decision(name))
    ahead = turns_ahead(name)
    turn = best(lambda: seconds_per_turn(name, ahead))
    stopped = midturn_games(name)
    clone = best(lambda: seconds_per_clone(stopped))
    records = finished_records(name)
    load = best(lambda: seconds_per_load(records), 5)
    games = 10
    greedy = sum(seconds_per_greedy_game(name, seed) for seed in range(games)) / games
    size = position_bytes(records)
    print(f"\n{name}")
    line("random decisions a second", f"{1 / decision:,.0f}", ">= 250,000", decision, loop, decision <= 1 / 250_000)
    line("random turn of an Eligible, mean", f"{turn * 1e6:.1f} us", "<= 25 us", turn, loop, turn <= 25e-6)
    line("clone in mid-turn, mean", f"{clone * 1e6:.1f} us", "<= 15 us", clone, loop, clone <= 15e-6)
    line("load of a finished record, mean", f"{load * 1e3:.2f} ms", "<= 5 ms", load, loop, load <= 5e-3)
    line("greedy games a second", f"{1 / greedy:.1f}", ">= 5", greedy, loop, greedy <= 0.2)
    line("longest position in JSON", f"{size} bytes", "<= 2000 bytes", 0.0, loop, size <= 2000)


def main() -> None:
    """Print every figure with its bar."""
    loop = best(calibration, 5)
    print(f"{interpreter()}\ncalibration: {STEPS:,} steps in {loop * 1000:.1f} ms\n")
    imported = best(import_seconds, 5)
    line("import coinbox", f"{imported * 1e3:.0f} ms", "<= 150 ms", imported, loop, imported <= 0.15)
    for name in game_ids():
        measure(name, loop)


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))
    main()
