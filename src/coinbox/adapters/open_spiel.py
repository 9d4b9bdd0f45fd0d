"""The games in OpenSpiel: import this, then `pyspiel.load_game("python_coinbox(game=ID)")`.

Actions and chance outcomes are the numbers of the game's vocabulary. Chance is explicit, and nothing is hidden.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pyspiel

from coinbox.adapters.engine import OVER, Engine, begun, can_both_lose
from coinbox.adapters.observation import TURN, Layout, layout_of
from coinbox.game import known_scenario
from coinbox.library import AnyRules, game_ids, games, rules_of

NAME = "python_coinbox"
LONGEST = 5_000
"""No game has come near to so many decisions: the longest of ten thousand random ones had 600."""
PLAYERS = 2
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
DEFAULTS = {"game": game_ids()[0], "scenario": ""}
"""The parameters; without a scenario it is the game's first."""


def _type_of(utility: Any) -> Any:
    return pyspiel.GameType(
        short_name=NAME,
        long_name="coinbox: two-player COIN games",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=PLAYERS,
        min_num_players=PLAYERS,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


GENERAL = _type_of(pyspiel.GameType.Utility.GENERAL_SUM)
ZERO = _type_of(pyspiel.GameType.Utility.ZERO_SUM)


@cache
def _info_of(game: str) -> Any:
    words = len(rules_of(game).vocabulary)
    return pyspiel.GameInfo(
        num_distinct_actions=words,
        max_chance_outcomes=words,
        num_players=PLAYERS,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=None if can_both_lose(rules_of(game)) else 0.0,
        max_game_length=LONGEST,
    )


class CoinboxGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One of the games, in one of its scenarios."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.rules: AnyRules = rules_of(params.get("game") or DEFAULTS["game"])
        self.scenario = known_scenario(self.rules, params.get("scenario") or None)
        super().__init__(GENERAL if can_both_lose(self.rules) else ZERO, _info_of(self.rules.id), params)

    def new_initial_state(self) -> CoinboxState:
        return CoinboxState(self, begun(self.rules.id, self.scenario))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        wanted = iig_obs_type or pyspiel.IIGObservationType(public_info=True, perfect_recall=False)
        return Observer(layout_of(self.rules.id), params, wanted)


class CoinboxState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A moment of a game; all of it is in the engine, which knows how to be copied and pickled."""

    def __init__(self, game: CoinboxGame, engine: Engine) -> None:
        super().__init__(game)
        self.engine = engine

    def current_player(self) -> int:
        actor = self.engine.actor
        return TERMINAL if actor == OVER else actor

    def _legal_actions(self, _player: int) -> list[int]:
        return sorted(self.engine.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.engine.odds()

    def _apply_action(self, action: int) -> None:
        self.engine.step(action)

    def _action_to_string(self, _player: int, action: int) -> str:
        return self.engine.vocabulary.name(action)

    def is_terminal(self) -> bool:
        return self.engine.is_over

    def returns(self) -> list[float]:
        return self.engine.returns()

    def __str__(self) -> str:
        return self.engine.game.record()


class Observer:
    """What a faction sees, as numbers in the layout of the game and as a text; all of it is public."""

    def __init__(self, layout: Layout, params: Any, wanted: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of an observation; these were given: {params}")
        self.layout = layout
        self.is_recall = bool(wanted.perfect_recall)
        """Whether all that led here is to be told, or only what is there now."""
        self.is_blind = not wanted.public_info
        """Whether only what is private is wanted, which is nothing."""
        size = 0 if self.is_blind else layout.size if self.is_recall else layout.parts[TURN].start
        self._whole = np.zeros(layout.size, np.float32)
        self.tensor = self._whole[:size]
        self.dict = {
            part.name: self.tensor[part.start : part.start + part.size]
            for part in layout.parts.values()
            if part.start < size
        }

    def set_from(self, state: CoinboxState, player: int) -> None:
        if not self.is_blind:
            self.layout.fill(self._whole, state.engine, player)

    def string_from(self, state: CoinboxState, player: int) -> str:
        if self.is_blind:
            return ""
        game = state.engine.game
        if self.is_recall:
            return game.record()
        return f"{game.rules.factions[player]} {game.position()} {game.actor}: {' '.join(game.offered)}"


pyspiel.register_game(GENERAL, CoinboxGame)
GAMES = tuple(
    f"{NAME}(game={game.id},scenario={scenario})" for game in games() for scenario in rules_of(game.id).scenarios
)
"""All games and scenarios as `pyspiel.load_game` takes them."""
