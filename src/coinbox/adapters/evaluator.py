"""What coinbox's own bots know, for the searches of OpenSpiel: win chances as values, the table policy as a prior."""

from __future__ import annotations

from typing import Any

import numpy as np
from open_spiel.python.algorithms import mcts

from coinbox.adapters.open_spiel import CoinboxState
from coinbox.players.learned import learned_of, win_chance


class CoinboxEvaluator(mcts.Evaluator):  # type: ignore[misc]  # open_spiel has no types
    """Judges a state by the terms of the game's bots; no game is played to its end."""

    def evaluate(self, state: CoinboxState) -> Any:
        """For each faction from -1 (lost) to 1 (won)."""
        rules = state.engine.rules
        curves = learned_of(rules.id).curves
        return np.array([2 * win_chance(rules, curves, state.engine.state, n) - 1 for n in range(len(rules.factions))])

    def prior(self, state: CoinboxState) -> list[tuple[int, float]]:
        """How likely each action is: of chance as the rules say, of a faction as bots choose."""
        if state.is_chance_node():
            return state.chance_outcomes()
        engine = state.engine
        options = engine.options
        known = learned_of(engine.rules.id).policy[engine.actor].get(engine.question)
        weights = [1.0] * len(options) if known is None else [known[option] for option in options]
        whole = sum(weights)
        return sorted((option, weight / whole) for option, weight in zip(options, weights, strict=True))
