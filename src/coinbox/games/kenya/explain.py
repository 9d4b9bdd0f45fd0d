"""What Kenya itself says about options that are not offered."""

from __future__ import annotations

from coinbox.coin.explain import Explaining
from coinbox.coin.forces import TROOP
from coinbox.coin.reasons import CHOOSING, GRANTED, Question
from coinbox.games.kenya.operations import MENU
from coinbox.games.kenya.questions import QUESTIONS
from coinbox.games.kenya.special_activities import FRONTIER
from coinbox.games.kenya.state import PIPELINE, RELOCATIONS, REPRISALS, Kenya
from coinbox.games.kenya.vocabulary import (
    ADJACENT,
    BRITISH,
    CITY,
    HIGHLANDS,
    MOUNTAINS,
    NAIROBI,
    NUMBERING,
    PROVINCES,
    RELOCATE,
    REPRISAL,
    RESERVES,
    SPACES,
    words,
)
from coinbox.kernel.decision import Prompt
from coinbox.kernel.rules import Reason

SETS = {
    PROVINCES: "provinces",
    RESERVES: "reserves",
    HIGHLANDS: "non-reserve-provinces",
    HIGHLANDS | CITY: "non-reserve-spaces",
    MOUNTAINS: "mountain-jungles",
    PROVINCES | CITY: "not-mountain-jungles",
    PROVINCES | MOUNTAINS: "not-nairobi",
    FRONTIER: "next-to-mountain-jungles",
}
PIPELINE_LIMITS = {RELOCATE: RELOCATIONS, REPRISAL: REPRISALS}


def placement(_s: Kenya, prompt: Prompt, piece: int, space: int) -> Reason | None:
    """Deploy: Troops in Nairobi alone."""
    if prompt.id == "deploy-place" and piece == TROOP and space != NAIROBI:
        return Reason("troops-only-nairobi", "3.2.1", {"space": SPACES[space]})
    return None


def exception(q: Question[Kenya], option: int) -> Reason | None:
    """Relocate and Reprisal where the Pipeline rules them out."""
    s, asked = q.s, q.prompt.id in (*CHOOSING, *GRANTED) or q.prompt.id.endswith("-space")
    if q.actor == BRITISH and option in PIPELINE_LIMITS and asked and not PIPELINE_LIMITS[option][s.pipeline]:
        return Reason("pipeline-forbids", "6.6.2", {"action": words.name(option), "pipeline": PIPELINE[s.pipeline]})
    return None


explain = Explaining(words, MENU, QUESTIONS, ADJACENT, SETS, NUMBERING, placement, exception)
