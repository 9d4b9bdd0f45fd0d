"""A single faction in Gymnasium, against any bot: `CoinboxEnv(GAME, FACTION, opponent="greedy")`."""

from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium import spaces

from coinbox.adapters.engine import OVER, Engine, rolled
from coinbox.adapters.environment import FIRST, LOST, MODES, check_mode, observation_space, observed, rendered
from coinbox.game import Game, known_scenario
from coinbox.kernel.errors import CoinboxError
from coinbox.library import rules_of
from coinbox.players import Player, make_player

Observation = dict[str, Any]
SEEDS = 2**31


class CoinboxEnv(gymnasium.Env[Observation, Any]):
    """One faction is yours, a bot plays the other. An action that is not offered loses at once (`info["illegal"]`)."""

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str = FIRST,
        faction: str | None = None,
        *,
        opponent: str = "random",
        scenario: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_mode(render_mode)
        rules = rules_of(game)
        self.game = rules.id
        self.scenario = known_scenario(rules, scenario)
        self.faction = faction or rules.factions[0]
        if self.faction not in rules.factions:
            known = ", ".join(rules.factions)
            raise CoinboxError(
                f"{game} has no faction {self.faction!r}; factions: {known}",
                "error-no-faction",
                game=game,
                faction=self.faction,
                factions=known,
            )
        self.opponent = opponent
        make_player(opponent, 0)  # an unknown bot is told now
        self.render_mode = render_mode
        self.me = rules.factions.index(self.faction)
        self.observation_space = observation_space(game)
        self.action_space = spaces.Discrete(len(rules.vocabulary))
        self.engine: Engine = rolled(self.game, self.scenario, 0)
        self._words: Game = self.engine.game
        self._bot: Player = make_player(opponent, 0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game, and let the bot play until you are asked."""
        super().reset(seed=seed, options=options)
        self._bot = make_player(self.opponent, int(self.np_random.integers(SEEDS)))
        while True:
            self.engine = rolled(self.game, self.scenario, int(self.np_random.integers(SEEDS)))
            self._words = self.engine.game
            self._let_play()
            if self.engine.actor >= 0:  # a game that ends before you are asked is none
                return self._observation(), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer what you are asked."""
        if action not in self.engine.options or self.engine.actor < 0:
            return self._observation(), float(LOST), True, False, {"illegal": True}
        self.engine.step(int(action))
        self._let_play()
        over = self.engine.actor < 0
        return self._observation(), self.engine.returns()[self.me], over, False, {}

    def _let_play(self) -> None:
        """Let the bot answer until you are asked or the game is over."""
        engine, bot, words = self.engine, self._bot, self._words
        while engine.actor not in (self.me, OVER):
            engine.step(bot.choose(words))

    def action_masks(self) -> Any:
        """Which actions are offered, as maskable learners ask for it."""
        return self._observation()["action_mask"]

    def _observation(self) -> Observation:
        return observed(self.engine, self.game, self.me)

    def render(self) -> Any:
        return rendered(self.engine, self.render_mode)


gymnasium.register("coinbox/Coinbox-v0", "coinbox.adapters.gymnasium:CoinboxEnv")
