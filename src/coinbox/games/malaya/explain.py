"""What Malaya itself says about options that are not offered."""

from __future__ import annotations

from coinbox.coin.explain import Explaining
from coinbox.coin.forces import BASE, TROOP
from coinbox.games.malaya.british_operations import COST as BRITISH_COST
from coinbox.games.malaya.operations import MENU
from coinbox.games.malaya.questions import QUESTIONS
from coinbox.games.malaya.state import Malaya
from coinbox.games.malaya.vocabulary import (
    ADJACENT,
    ECS,
    GARRISON,
    JUNGLE,
    KL,
    LEVELLED,
    MOUNTAIN,
    NUMBERING,
    PROVINCES,
    SPACES,
    THAI,
    words,
)
from coinbox.kernel.decision import Prompt
from coinbox.kernel.rules import Reason

SETS = {
    PROVINCES: "provinces",
    ECS: "ecs",
    LEVELLED: "provinces-and-kuala-lumpur",
    PROVINCES | THAI | KL: "not-ecs",
    ECS | KL | PROVINCES: "not-thailand",
    ECS | KL: "ecs-and-kuala-lumpur",
    JUNGLE: "jungle",
    MOUNTAIN: "mountain",
}


def placement(s: Malaya, prompt: Prompt, piece: int, space: int) -> Reason | None:
    """Train: Troops in Kuala Lumpur alone, and everything at its price."""
    if prompt.id != "train-place" or piece == BASE:
        return None
    if piece == TROOP and not KL >> space & 1:
        return Reason("troops-only-kuala-lumpur", "3.2.1", {"space": SPACES[space]})
    cost = s.parameters.train_troops_cost if piece == TROOP else BRITISH_COST
    if s.british_resources < cost:
        return Reason("cannot-pay", "3.1", {"space": SPACES[space], "n": cost})
    return None


explain = Explaining(
    words,
    MENU,
    QUESTIONS,
    ADJACENT,
    SETS,
    NUMBERING,
    placement,
    in_all=(GARRISON,),
)
