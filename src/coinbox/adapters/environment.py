"""What the environments of Gymnasium and PettingZoo share: what is observed, how a game is shown, what is refused."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from coinbox.adapters.engine import Engine
from coinbox.adapters.observation import layout_of
from coinbox.kernel.errors import CoinboxError
from coinbox.library import game_ids

FIRST = game_ids()[0]
"""The game that is played if none is named."""
ANSI, RGB, HUMAN = "ansi", "rgb_array", "human"
MODES = (ANSI, RGB, HUMAN)
"""A text, a picture, or the text printed."""
LOST = -1
"""The reward of who answers with what is not offered; the game ends."""


def observation_space(game: str) -> spaces.Dict:
    """What is observed: the numbers of `layout_of(game)` and which actions are offered."""
    layout = layout_of(game)
    numbers = spaces.Box(0.0, np.inf, (layout.size,), np.float32)
    return spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (layout.words,), np.int8)})


def observed(engine: Engine, game: str, player: int) -> dict[str, Any]:
    """What a faction sees; the actions that are offered are told to who is asked alone."""
    layout = layout_of(game)
    mask = layout.mask(engine) if engine.actor == player else np.zeros(layout.words, np.int8)
    return {"observation": layout.seen(engine, player), "action_mask": mask}


def rendered(engine: Engine, mode: str | None) -> Any:
    """The board as a text or as a picture; nothing where no mode was wanted."""
    if mode is None:
        return None
    from coinbox.adapters import drawing  # pictures are not needed to play

    if mode == RGB:
        return drawing.picture(engine.game)
    shown = drawing.text(engine.game)
    if mode == ANSI:
        return shown
    print(shown)  # noqa: T201 - what this mode is for
    return None


def check_mode(mode: str | None) -> None:
    if mode not in (None, *MODES):
        modes = ", ".join(MODES)
        raise CoinboxError(
            f"there is no render mode {mode!r}; there are {modes}", "error-render", mode=mode, modes=modes
        )
