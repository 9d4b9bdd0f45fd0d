"""Many games at once: a Gymnasium vector whose games are stepped in worker processes, several in each.

A game that has ended begins anew with the next step, whose action is not used (`AutoresetMode.NEXT_STEP`). The results
depend on the seed and the actions alone, not on the number of processes.
"""

from __future__ import annotations

from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from coinbox.adapters.gymnasium import CoinboxEnv, Observation
from coinbox.kernel.errors import CoinboxError

RESET, STEP, CLOSE = "reset", "step", "close"


class Batch(NamedTuple):
    """What a step of several games gives."""

    observation: NDArray[np.float32]
    mask: NDArray[np.int8]
    rewards: NDArray[np.float64]
    terminations: NDArray[np.bool_]
    illegal: NDArray[np.bool_]


class Lane:
    """Some games that are stepped together, each with an opponent of its own."""

    def __init__(self, number: int, options: dict[str, Any]) -> None:
        self.envs = [CoinboxEnv(**options) for _ in range(number)]
        self.ended = [False] * number

    def reset(self, seeds: Sequence[int | None]) -> Batch:
        self.ended = [False] * len(self.envs)
        return _batch([(env.reset(seed=seed)[0], 0.0, False, {}) for env, seed in zip(self.envs, seeds, strict=True)])

    def step(self, actions: Sequence[int]) -> Batch:
        found: list[tuple[Observation, float, bool, dict[str, Any]]] = []
        for place, (env, action) in enumerate(zip(self.envs, actions, strict=True)):
            if self.ended[place]:
                found.append((env.reset()[0], 0.0, False, {}))
            else:
                seen, reward, over, _, info = env.step(action)
                found.append((seen, reward, over, info))
            self.ended[place] = found[-1][2]
        return _batch(found)


def _batch(found: Sequence[tuple[Observation, float, bool, dict[str, Any]]]) -> Batch:
    return Batch(
        np.stack([seen["observation"] for seen, *_ in found]),
        np.stack([seen["action_mask"] for seen, *_ in found]),
        np.array([reward for _, reward, _, _ in found]),
        np.array([over for _, _, over, _ in found]),
        np.array([bool(info.get("illegal")) for *_, info in found]),
    )


def _work(pipe: Connection, number: int, options: dict[str, Any]) -> None:
    """Step a lane of games as one is told, until the other end is closed."""
    lane = Lane(number, options)
    while True:
        try:
            what, told = pipe.recv()
        except EOFError:
            return
        if what == CLOSE:
            return
        pipe.send(lane.reset(told) if what == RESET else lane.step(told))


class CoinboxVectorEnv(VectorEnv[Any, Any, Any]):
    """So many games of one faction against a bot, in so many processes; the options are those of `CoinboxEnv`."""

    def __init__(self, number: int, *, processes: int = 1, **options: Any) -> None:
        if not 1 <= processes <= number:
            raise CoinboxError(
                f"{number} games cannot be shared by {processes} processes",
                "error-vector",
                n=number,
                processes=processes,
            )
        one = CoinboxEnv(**options)
        self.num_envs = number
        self.metadata = one.metadata | {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space = one.observation_space
        self.single_action_space = one.action_space
        self.observation_space = batch_space(one.observation_space, number)
        self.action_space = batch_space(one.action_space, number)
        self._lots = np.array_split(np.arange(number), processes)
        context = get_context("spawn")
        self._pipes: list[Any] = []
        self._workers = []
        for lot in self._lots:
            here, there = context.Pipe()
            worker = context.Process(target=_work, args=(there, len(lot), options), daemon=True)
            worker.start()
            there.close()
            self._pipes.append(here)
            self._workers.append(worker)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games; from one seed each game has its own."""
        del options  # there are none
        if seed is None or isinstance(seed, int):
            seeds: list[int | None] = [None if seed is None else seed + n for n in range(self.num_envs)]
        else:
            seeds = list(seed)
        found = self._all(RESET, [[seeds[n] for n in lot] for lot in self._lots])
        return self._seen(found), {}

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, dict[str, Any]]:
        """Take one step in every game."""
        told = np.asarray(actions)
        found = self._all(STEP, [[int(n) for n in told[lot]] for lot in self._lots])
        ended = found.terminations
        return self._seen(found), found.rewards, ended, np.zeros_like(ended), {"illegal": found.illegal}

    def _all(self, what: str, told: Sequence[Any]) -> Batch:
        try:
            for pipe, message in zip(self._pipes, told, strict=True):
                pipe.send((what, message))
            lanes = [pipe.recv() for pipe in self._pipes]
        except (EOFError, OSError) as error:
            raise CoinboxError("a process of the vector has ended", "error-vector-ended") from error
        return Batch(*(np.concatenate(parts) for parts in zip(*lanes, strict=True)))

    @staticmethod
    def _seen(found: Batch) -> Observation:
        return {"observation": found.observation, "action_mask": found.mask}

    def close_extras(self, **_: Any) -> None:
        """End the processes."""
        for pipe in self._pipes:
            pipe.close()
        for worker in self._workers:
            worker.join(5)
            worker.kill()
