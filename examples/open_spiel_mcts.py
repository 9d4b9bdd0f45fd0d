"""OpenSpiel's Monte Carlo tree search with coinbox's evaluator, against a random player.

python examples/open_spiel_mcts.py malaya british --simulations 40 --games 4
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots.uniform_random import UniformRandomBot

import coinbox.adapters.open_spiel  # noqa: F401 - makes the games known to OpenSpiel
from coinbox.adapters.evaluator import CoinboxEvaluator
from coinbox.library import rules_of

EXPLORATION = 1.4


def play(name: str, player: int, simulations: int, seed: int) -> float:
    """One game; what it is worth to the search (1 won, 0 tied, -1 lost)."""
    game = pyspiel.load_game(f"python_coinbox(game={name})")
    luck = np.random.RandomState(seed)
    search = mcts.MCTSBot(game, EXPLORATION, simulations, CoinboxEvaluator(), random_state=luck)
    bots = {player: search, 1 - player: UniformRandomBot(1 - player, luck)}
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choice(outcomes, p=odds))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return float(state.returns()[player])


def main() -> None:
    """Play some games, and tell how they ended."""
    words = argparse.ArgumentParser(description="OpenSpiel's MCTS with coinbox's evaluator against a random player.")
    words.add_argument("game", nargs="?", default="malaya")
    words.add_argument("faction", nargs="?", default=None)
    words.add_argument("--simulations", type=int, default=40)
    words.add_argument("--games", type=int, default=4)
    words.add_argument("--seed", type=int, default=1)
    told = words.parse_args()
    factions = rules_of(told.game).factions
    if told.faction and told.faction not in factions:
        words.error(f"{told.game} has no faction {told.faction!r}; factions: {', '.join(factions)}")
    player = factions.index(told.faction or factions[0])
    results = []
    for number in range(told.games):
        results.append(play(told.game, player, told.simulations, told.seed + number))
        print(f"game {number + 1}: {results[-1]:+.0f}")
    print(f"{factions[player]}: won {results.count(1.0)} of {told.games}")


if __name__ == "__main__":
    main()
