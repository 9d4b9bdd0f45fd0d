"""By what a bot judges the positions of a game: the terms that its rules bring along."""

from __future__ import annotations

from typing import Any

from coinbox.kernel.errors import CoinboxError
from coinbox.kernel.evaluation import Evaluation
from coinbox.library import AnyRules


def evaluation_of(rules: AnyRules, state: Any, faction: int) -> Evaluation[Any]:
    """The evaluation of a game for a faction, made for the turn that is running in this state."""
    if rules.evaluation is None:
        raise CoinboxError(
            f"there are no terms to judge {rules.id} by, so greedy cannot play it; random can",
            "error-no-evaluation",
            game=rules.id,
        )
    return rules.evaluation(state, faction)
