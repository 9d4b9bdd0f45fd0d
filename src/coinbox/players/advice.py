"""Advice: the best plans of who is asked now, with what they would do on the board."""

from __future__ import annotations

from dataclasses import dataclass, fields

from coinbox.game import Game, Preview
from coinbox.kernel.errors import CoinboxError
from coinbox.players import wanted_budget
from coinbox.players.plans import Plan
from coinbox.players.thinking import analyse


@dataclass(frozen=True, slots=True)
class Proposal(Plan):
    """A plan, and what would happen with it until others have a say."""

    preview: Preview


@dataclass(frozen=True, slots=True)
class Advice:
    """The win chance of a faction at a moment, and its best plans, best first."""

    faction: str
    """Who is asked; the first faction before a card or die and after the end."""
    chance: float
    """Its chance to win with the best plan, 0 to 1, if both play on as quick bots do."""
    error: float
    """The standard error of the chance."""
    rollouts: int
    plans: tuple[Proposal, ...]


def advise(game: Game, budget: str, *, plans: int, seed: int) -> Advice:
    """Think about the pending decision within a budget."""
    if plans < 1:
        raise CoinboxError("plans must be at least 1", "error-at-least-one", what="plans")
    found = analyse(game, wanted_budget(budget), plans=plans, seed=seed)
    proposals = tuple(_proposal(game, plan) for plan in found.plans)
    return Advice(found.faction, found.chance, found.error, found.rollouts, proposals)


def _proposal(game: Game, plan: Plan) -> Proposal:
    """A plan with its preview; one without a choice does what is the only option."""
    facts = {field.name: getattr(plan, field.name) for field in fields(Plan)}
    return Proposal(**facts, preview=game.preview_in(game.lang, *(plan.way or game.offered)))
