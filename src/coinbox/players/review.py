"""A look back at a game: the win chance before and after each turn, and which turn would have been better."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import count
from math import hypot
from typing import Any

import coinbox
from coinbox.game import Game
from coinbox.kernel.decision import CHANCE
from coinbox.kernel.game import Driver, Turn
from coinbox.library import AnyRules, rules_of
from coinbox.players.budget import Budget
from coinbox.players.comparison import EVEN, SIGNIFICANT, Stop, compared, is_clearly_behind, spend
from coinbox.players.evaluation import evaluation_of
from coinbox.players.halving import standard_error
from coinbox.players.learned import learned_of, win_chance
from coinbox.players.plans import Plan
from coinbox.players.reasons import headline, is_alike
from coinbox.players.rollouts import Rollouts
from coinbox.text import render, say, say_in

POSITION = 0.15
"""The part of a turn's budget for the chance before and after it (each); the rest is for the comparison."""
LEAST_MOVED = 0.10
"""Less than this is no turning point."""
DETAILS = 6
"""So many choices tell a better turn of the same kind apart."""
Chance = tuple[float, float]
"""The win chance of the first faction, and its standard error."""


@dataclass(frozen=True, slots=True)
class TurnReview:
    """What rollouts say of a turn that was played."""

    moment: int
    """How many decisions were made before its first choice."""
    card: int
    """The number of the card, from 1."""
    actor: str
    played: tuple[str, ...]
    """What the actor chose among two or more options, in order."""
    before: float
    """The win chance of the first faction before the turn, 0 to 1."""
    before_error: float
    after: float
    """The same after the turn, with the dice that fell in it."""
    after_error: float
    lost: float
    """By how much the actor's win chance is below that of the best plan, in the same rollouts."""
    lost_error: float
    better: Plan | None
    """The best plan, if the loss is significant."""
    turning: bool
    """Whether the chance moved far, and not by luck of the rollouts alone."""
    made: Plan
    """What was played as a plan, up to the first answer of others, compared with the best."""
    game: str


@dataclass(frozen=True, slots=True)
class _Past:
    """A turn that was played."""

    driver: Driver[Any]
    """The game at its first choice."""
    me: int
    """Who made it."""
    way: tuple[int, ...]
    """His choices up to an answer of others."""
    chosen: tuple[int, ...]
    """All of his choices in the turn."""
    before: Any
    after: Any
    """The states before and after the turn."""


def review(
    game: Game | str,
    budget: Budget,
    *,
    seed: int = 0,
    start: int = 0,
    to: int | None = None,
    stop: Stop = lambda: False,
    tell: Callable[[float], None] = lambda _part: None,
) -> Iterator[TurnReview]:
    """Look at one turn after the other, each with the whole budget; a turn says the same whatever else is looked at.

    Turns whose first choice came before `start` or after `to` decisions are left out. `stop` ends it early, `tell`
    hears the part done. What is still being played is not judged.
    """
    played = coinbox.load(game) if isinstance(game, str) else game
    turns = _turns(played)
    last = played.decisions if to is None else to
    wanted = [number for number, turn in enumerate(turns) if start <= turn.driver.decisions <= last]
    done = count(1)
    looking = _Looking(played.rules, budget, seed, stop, lambda: tell(min(1.0, next(done) / len(wanted))))
    for number in wanted:
        found = looking.at(turns[number], turns[number + 1] if number + 1 < len(turns) else None)
        if stop():
            return
        yield found


def stretches(game: Game, start: int, to: int) -> list[tuple[int, int]]:
    """The parts of a game that can be looked at apart without doing anything twice: first and last moments of each.

    The chance after a turn is the chance before the next one if no card comes between them; such turns stay together.
    """
    found: list[tuple[int, int]] = []
    state = None
    for turn in _turns(game):
        moment = turn.driver.decisions
        if start <= moment <= to:
            if found and turn.before is state:
                found[-1] = found[-1][0], moment
            else:
                found.append((moment, moment))
        state = turn.after
    return found


def _turns(game: Game) -> list[_Past]:
    """The finished turns of a game in which a faction had a choice."""
    source = game.driver
    driver = Driver(source.rules, source.scenario, start=source.start, logging=False, automatic=False)
    after = [turn.before for turn in source.turns[1:]] + [source.state] * game.over
    found = [_past(driver, turn, state) for turn, state in zip(source.turns, after, strict=False)]
    return [turn for turn in found if turn is not None]


def _past(driver: Driver[Any], turn: Turn[Any], after: Any) -> _Past | None:
    """Play a turn again; what it was, if a faction had a choice in it."""
    first: Driver[Any] | None = None
    me, way, chosen, others = CHANCE, list[int](), list[int](), False
    for option in turn.options:
        assert driver.pending is not None
        actor, choice = driver.pending[0], len(driver.pending[2]) > 1
        if first is None and actor != CHANCE and choice:
            first, me = driver.clone(), actor
        if first is not None and choice:
            others = others or actor != me
            chosen += [option] * (actor == me)
            way += [option] * (not others)
        driver.feed(option)
    return None if first is None else _Past(first, me, tuple(way), tuple(chosen), turn.before, after)


def _card(rules: AnyRules, state: Any) -> int:
    """The number of the card that is being played."""
    cards = rules.view(state)["played"]
    assert isinstance(cards, list)
    return max(1, len(cards))


@dataclass(frozen=True, slots=True)
class _Judged:
    """What rollouts say of a turn, seen from its beginning."""

    before: Chance
    best: Plan
    made: Plan


class _Looking:
    """Judges turns of one game within a budget each."""

    def __init__(self, rules: AnyRules, budget: Budget, seed: int, stop: Stop, tell: Callable[[], None]) -> None:
        self.rules, self.budget, self.seed, self.stop, self.tell = rules, budget, seed, stop, tell
        self.learned = learned_of(rules.id)
        seed_of_positions = random.Random(f"{seed}/positions").getrandbits(48)
        self.positions = Rollouts(rules, 0, seed_of_positions, self.learned, samples=EVEN, replies=EVEN)
        self.known: dict[int, _Judged] = {}
        """By the number of decisions before them."""

    def at(self, turn: _Past, following: _Past | None) -> TurnReview:
        """What a turn was worth; if another follows without a card, what is left is the chance before that one."""
        judged = self._judged(turn)
        if following is not None and following.before is turn.after:
            after = self._judged(following).before
        else:
            after = self._quick_chance(turn.after)
        before, made, lost = judged.before, judged.made, judged.made.behind
        moved = abs(after[0] - before[0])
        return TurnReview(
            moment=turn.driver.decisions,
            card=_card(self.rules, turn.before),
            actor=self.rules.factions[turn.me],
            played=tuple(map(self.rules.vocabulary.name, turn.chosen)),
            before=before[0],
            before_error=before[1],
            after=after[0],
            after_error=after[1],
            lost=lost,
            lost_error=made.behind_error,
            better=judged.best if is_clearly_behind(lost, made.behind_error) else None,
            turning=moved >= LEAST_MOVED and moved > SIGNIFICANT * hypot(before[1], after[1]),
            made=made,
            game=self.rules.id,
        )

    def _judged(self, turn: _Past) -> _Judged:
        """The chance before a turn, the best plan, and what was played as a plan.

        With a quick turn who is to play is put too low, with the best one too high, as nobody else plays as well in
        rollouts; so the chance is the mean of both.
        """
        moment = turn.driver.decisions
        if moment not in self.known:
            rng = random.Random(f"{self.seed}/{moment}")
            plans = compared(turn.driver, [turn.way], self.budget, rng, self.stop).plans(2)
            strong = max(plans, key=lambda plan: plan.chance)
            quick, error = self._quick_chance(turn.before)
            chance = (quick + (strong.chance if turn.me == 0 else 1 - strong.chance)) / 2
            self.known[moment] = _Judged((chance, hypot(error, strong.error) / 2), plans[0], plans[-1])
            self.tell()
        return self.known[moment]

    def _quick_chance(self, state: Any) -> Chance:
        """The chance at the beginning of a turn if all turns are quick ones, in the mean of what both sides see."""
        rules, curves = self.rules, self.learned.curves
        if rules.is_over(state):
            return win_chance(rules, curves, state, 0), 0.0
        values: list[float] = []

        def rollout(number: int) -> None:
            end = self.positions.end(state, number)
            values.append((win_chance(rules, curves, end, 0) + 1 - win_chance(rules, curves, end, 1)) / 2)

        spend(self.budget, POSITION, rollout, 1, self.stop)
        return sum(values) / len(values), standard_error(values)


# -- in words ----------------------------------------------------------------------------------------------------------


def sentence(lang: str, review: TurnReview) -> str:
    """What would have been better than the turn and why; that nothing was, if it lost no win chance to speak of."""
    game, better = review.game, review.better
    if better is None:
        return say(lang, "review-sound")
    did, instead = headline(lang, game, review.played), headline(lang, game, better.way)
    if is_alike(lang, game, review.played, better.way):
        instead = _detail(lang, game, review.played, better.way)
    told = [say(lang, "review-lost", did=did, points=max(1, round(100 * review.lost)), better=instead)]
    told += _reasons(lang, review, better)
    return reduce(lambda text, more: say(lang, "reason-plan-then", told=text, sentence=more), told)


def _detail(lang: str, game: str, played: Sequence[str], better: Sequence[str]) -> str:
    """What another turn of the same kind chooses that this one did not."""
    words = rules_of(game).vocabulary
    other = list((Counter(better) - Counter(played)).elements())[:DETAILS]
    if not other:
        return say(lang, "review-other-order")
    labels = [render.option(lang, game, words.options[words.ids[name]]) for name in other]
    return say(lang, "review-other-choices", choices=say(lang, "comma").join(labels))


def _reasons(lang: str, review: TurnReview, better: Plan) -> list[str]:
    """Why a plan is better: what the next scoring would bring, and the answer that hurts what was played."""
    game, made = review.game, review.made
    found = []
    for track, after, instead in _improved(review, better)[:1]:
        name = render.track_name(lang, game, track)
        found.append(say(lang, "review-forecast", track=name, after=after, instead=instead))
    if made.risk is not None and made.risk.chance < made.chance:
        other = next(faction for faction in rules_of(game).factions if faction != review.actor)
        words = {
            "actor": say_in(lang, game, f"faction-{review.actor}"),
            "faction": say_in(lang, game, f"faction-{other}"),
            "reply": headline(lang, game, made.risk.reply),
        }
        found.append(say(lang, "review-risk", **words, chance=round(100 * made.risk.chance)))
    return found


def _improved(review: TurnReview, better: Plan) -> list[tuple[str, int, int]]:
    """The tracks that the next scoring would leave where the actor likes them better, there and as it was played."""
    rules, made = rules_of(review.game), review.made
    likes = evaluation_of(rules, rules.setup(rules.scenarios[0]), rules.factions.index(review.actor))
    worth = dict(zip(likes.terms, likes.weights, strict=True))
    ends = [(track, better.forecast[track][1], made.forecast[track][1]) for track in better.forecast]
    return [(track, after, instead) for track, after, instead in ends if (after - instead) * worth.get(track, 0.0) > 0]
