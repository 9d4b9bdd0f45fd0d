"""What was learned of a game from games between bots: the file in its folder that `coinbox train` writes."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp
from typing import Any

from coinbox.kernel.turns import UNIFORM, Policy
from coinbox.library import AnyRules, folder_of, rules_of
from coinbox.players.evaluation import evaluation_of

FILE = "learned.json"
UNKNOWN = 0.02
"""The weight of an option that was never offered in training."""
Curve = tuple[float, float]
"""A logistic curve: the chance at a score x is that of a + b * x."""
GUESS: Curve = (0.0, 0.25)
FAR = 30.0


@dataclass(frozen=True, slots=True)
class Learned:
    """How options are chosen, and what a score means for the result."""

    policy: Policy
    curves: Sequence[Sequence[Curve]]
    """For each faction, with one, two and three rounds of scoring to come."""


UNTRAINED = Learned(UNIFORM, ((GUESS,) * 3,) * 2)


@cache
def learned_of(game: str) -> Learned:
    """What lies in the folder of a game; without a file options are alike and the curve is a guess."""
    file = folder_of(game).joinpath(FILE)
    return learned_from(rules_of(game), json.loads(file.read_text(encoding="utf-8"))) if file.is_file() else UNTRAINED


def learned_from(rules: AnyRules, told: Mapping[str, Any]) -> Learned:
    """What a file says by names, with a row of numbers for each question."""
    ids = rules.vocabulary.ids

    def row(known: Mapping[str, float]) -> list[float]:
        found = [UNKNOWN] * len(ids)
        for name, weight in known.items():
            if name in ids:
                found[ids[name]] = weight
        return found

    policy = tuple({q: row(known) for q, known in told["policy"].get(f, {}).items()} for f in rules.factions)
    curves = tuple(tuple((a, b) for a, b in told["curves"][f]) for f in rules.factions)
    return Learned(policy, curves)


def chance_at(curve: Curve, score: float) -> float:
    """The chance to win at a score."""
    x = curve[0] + curve[1] * score
    return 1 / (1 + exp(-max(-FAR, min(FAR, x))))


def win_chance(rules: AnyRules, curves: Sequence[Sequence[Curve]], state: Any, faction: int) -> float:
    """How likely a faction wins from a position; a tie is half a win."""
    if rules.is_over(state):
        result = rules.result(state)
        assert result is not None
        return result.score(rules.factions[faction])
    judge = evaluation_of(rules, state, faction)
    return chance_at(curves[faction][judge.rounds - 1], judge.standing(state))
