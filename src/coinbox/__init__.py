"""coinbox: two-player COIN games as a library that enforces every rule."""

from __future__ import annotations

# The folder of the games is loaded before the function of the same name, which would be hidden by it otherwise.
import coinbox.games  # noqa: F401  # isort: skip
from coinbox.forecast import Forecast, ForecastLine
from coinbox.game import Choice, Decision, Explanation, Game, Outcome, Preview, new
from coinbox.kernel.errors import (
    AmbiguousOption,
    CoinboxError,
    IllegalMove,
    PositionError,
    RecordError,
    UnknownOption,
)
from coinbox.kernel.rules import Result
from coinbox.library import GameInfo, UnknownGame, games
from coinbox.loading import OutdatedRecord, load
from coinbox.text.render import LogLine

__version__ = "0.3.0"

__all__ = [
    "AmbiguousOption",
    "Choice",
    "CoinboxError",
    "Decision",
    "Explanation",
    "Forecast",
    "ForecastLine",
    "Game",
    "GameInfo",
    "IllegalMove",
    "LogLine",
    "Outcome",
    "OutdatedRecord",
    "PositionError",
    "Preview",
    "RecordError",
    "Result",
    "UnknownGame",
    "UnknownOption",
    "games",
    "load",
    "new",
]
