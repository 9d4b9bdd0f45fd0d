"""Why an option is not offered (stand-in while the engine is brought up)."""

from __future__ import annotations
from coinbox.games.malaya.state import Malaya
from coinbox.kernel.rules import Absence


def explain(s: Malaya, pending: tuple[object, ...], option: int) -> Absence:
    raise NotImplementedError
