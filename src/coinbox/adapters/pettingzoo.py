"""The games in PettingZoo: `coinbox.adapters.pettingzoo.env(GAME)`, an AEC environment with action masks.

Agents are the factions, actions the numbers of the game's vocabulary. Dice and cards come from the seed of `reset`.
`parallel_env` is for learners that want an action of every agent in every cycle: who is not asked waits.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Literal

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from coinbox.adapters.engine import rolled
from coinbox.adapters.environment import FIRST, LOST, MODES, check_mode, observation_space, observed, rendered
from coinbox.adapters.observation import layout_of
from coinbox.game import known_scenario
from coinbox.kernel.errors import CoinboxError
from coinbox.library import rules_of


def env(game: str = FIRST, scenario: str | None = None, render_mode: str | None = None) -> Any:
    """The environment as PettingZoo advises: what is not offered loses, and a wrong order of calls is told."""
    made: Any = raw_env(game, scenario, render_mode)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=LOST)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - no types, and the name that PettingZoo expects
    """A game of two factions; each is asked in the order of the rules, a faction perhaps several times in a row."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "coinbox_v0",
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(self, game: str = FIRST, scenario: str | None = None, render_mode: str | None = None) -> None:
        super().__init__()
        check_mode(render_mode)
        rules = rules_of(game)
        self.game = rules.id
        self.scenario = known_scenario(rules, scenario)
        self.render_mode = render_mode
        self.possible_agents = list(rules.factions)
        self.observation_spaces = {agent: observation_space(game) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(rules.vocabulary)) for agent in self.possible_agents}
        self._number = {agent: number for number, agent in enumerate(self.possible_agents)}
        self._luck = Random()
        self.engine = rolled(self.game, self.scenario, 0)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed has the same dice and cards for the same actions."""
        del options  # there are none
        if seed is not None:
            self._luck = Random(seed)
        self.engine = rolled(self.game, self.scenario, self._luck.getrandbits(64))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.engine.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        return observed(self.engine, self.game, self._number[agent])

    def step(self, action: Any) -> None:
        """Answer what the agent is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action not in self.engine.options:
            raise CoinboxError(f"action {action} is not offered", "error-no-action", number=int(action))
        self._cumulative_rewards[agent] = 0.0
        self.engine.step(int(action))
        if self.engine.actor >= 0:
            self._clear_rewards()
            self.agent_selection = self.possible_agents[self.engine.actor]
        else:
            self.rewards = dict(zip(self.possible_agents, self.engine.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.possible_agents[1 - self._number[agent]]
        self._accumulate_rewards()

    def render(self) -> Any:
        return rendered(self.engine, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


class parallel_env(ParallelEnv):  # type: ignore[misc]  # noqa: N801 - no types, and the name that PettingZoo expects
    """A game in which both factions answer in every cycle; the answer of who is not asked is the last action, `wait`.

    An answer that is not offered loses, or is replaced by an offered one at random (`illegal="replace"`).
    """

    metadata: ClassVar[dict[str, Any]] = raw_env.metadata | {"is_parallelizable": True}

    def __init__(
        self,
        game: str = FIRST,
        scenario: str | None = None,
        render_mode: str | None = None,
        *,
        max_cycles: int | None = None,
        illegal: Literal["lose", "replace"] = "lose",
    ) -> None:
        self.inner = raw_env(game, scenario, render_mode)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.illegal = illegal
        self.possible_agents = self.inner.possible_agents
        self.wait = layout_of(self.inner.game).words
        numbers = observation_space(game)["observation"]
        mask = spaces.Box(0, 1, (self.wait + 1,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": numbers, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._luck = Random()
        self._cycles = 0

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Begin a new game."""
        if seed is not None:
            self._luck = Random(seed)
        self.inner.reset(seed, options)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, Any]) -> tuple[dict[str, Any], ...]:
        """Take the answer of who is asked."""
        engine, asked = self.inner.engine, self.inner.agent_selection
        action = actions[asked]
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        lost = action not in engine.options
        if lost:
            infos[asked]["illegal"] = True
            if self.illegal == "replace":
                action, lost = self._luck.choice(engine.options), False
        if lost:
            rewards = {agent: float(LOST if agent == asked else 0) for agent in self.agents}
        else:
            self.inner.step(action)
            rewards = dict(self.inner.rewards)
        self._cycles += 1
        over = lost or engine.actor < 0
        late = not over and self._cycles == self.max_cycles
        terminations, truncations = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, late)
        seen = self._seen()
        if over or late:
            self.agents = []
        return seen, rewards, terminations, truncations, infos

    def _seen(self) -> dict[str, Any]:
        """What each faction sees; who is not asked may only wait."""
        found = {agent: self.inner.observe(agent) for agent in self.agents}
        for seen in found.values():
            mask = seen["action_mask"]
            seen["action_mask"] = np.append(mask, np.int8(not mask.any()))
        return found

    def render(self) -> Any:
        return self.inner.render()

    def close(self) -> None:
        """Nothing is open."""
