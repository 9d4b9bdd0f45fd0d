"""The player `greedy`: it looks where its own turn can lead, and takes the way to the position that it likes best."""

from __future__ import annotations

import gc
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from coinbox.game import Game
from coinbox.kernel.chance import weighted
from coinbox.kernel.decision import Pending, Steps, brought_by
from coinbox.kernel.evaluation import Gain
from coinbox.kernel.game import Driver
from coinbox.kernel.turns import RATE, UNIFORM, Policy, preferred, stops_of
from coinbox.library import AnyRules
from coinbox.players.evaluation import evaluation_of
from coinbox.text import say, say_in

BUDGET = 200
"""How often one turn may be run through, counted anew after each answer of others; more where the game says so."""
RESERVE = 5
"""One in so many of these runs is kept for the choices after the first."""
LATER = 4
"""How many of the reserve each of them may use."""
SHARE = 6
"""How many runs in a row a beginning gets to be improved."""
KEPT = 0.6
"""The part of the beginnings, best first, that is looked into again."""
DEPTH = 2
"""How many choices make a beginning: a box, and what is done in it."""
TOLD = 2
"""How many goals a reason names."""
Way = tuple[int, ...]
"""Own choices among two or more options, in order."""
Run = tuple[Any, Steps[object], Pending]
"""A turn that is run through: the state, the rules at work, what is asked."""


class Line(NamedTuple):
    """A way through the turn: to its end, or up to the first choice that others make."""

    way: Way
    menus: tuple[Sequence[int], ...]
    """What was offered at each choice."""
    score: float


class Choice:
    """An own choice among two or more options, as one way leads to it."""

    __slots__ = ("options", "question", "then")

    def __init__(self, question: str, options: Sequence[int]) -> None:
        self.question = question
        self.options = options
        self.then: dict[int, Choice | Line] = {}
        """Option -> the next choice; the whole line if there is none."""


class Search:
    """Looks for a good way through the rest of a turn, within a number of runs.

    A run plays the turn again from its beginning with the rules alone, which is quicker than copies of the driver. As
    far as earlier runs have been the same way, it needs no rules: the same choices lead to the same question.
    """

    def __init__(self, driver: Driver[Any], rng: random.Random, runs: int, policy: Policy = UNIFORM) -> None:
        assert driver.pending is not None
        self.rules: AnyRules = driver.rules
        self.before = driver.turns[-1].before
        self.played = driver.turns[-1].options[:]
        self.me = driver.pending[0]
        self.judge = evaluation_of(self.rules, self.before, self.me)
        self.stops = stops_of(self.rules.vocabulary)
        self.draw = rng.random
        self.runs = runs
        self.policy = policy[self.me]
        """How likely each option is where a run chooses at random."""
        self.first: Choice | Line | None = None
        """The choice at hand, from which the ways that were run go out; None before the first run."""
        self.followed: dict[Way, Line] = {}
        """Scripts that left nothing to be chosen at random -> where they led."""

    def go_on(self, driver: Driver[Any]) -> None:
        """Search from where the game is now, still in the same turn."""
        self.played = driver.turns[-1].options[:]
        self.first = None
        self.followed = {}

    def gains(self, way: Way) -> list[Gain]:
        """What this way improves, compared with the beginning of the turn."""
        draw, self.draw = self.draw, random.Random(0).random  # telling a reason must not change later choices
        runs = self.runs
        gains = self.judge.gains(self.before, self.ends(way))
        self.draw, self.runs = draw, runs
        return gains

    # -- one run -----------------------------------------------------------------------------------------------------

    def start(self) -> Run:
        """The turn run anew to the present moment."""
        state = self.before.copy()
        run = self.rules.turn(state)
        pending = next(run)
        for option in self.played:
            pending = run.send(option)
        return state, run, pending

    def walk(self, script: Way, *, brief: bool = False) -> Line:
        """Follow a script where it can be followed, else choose at random (brief: stop as soon as one may)."""
        self.runs -= 1
        draw, stops, policy = self.draw, self.stops, self.policy
        rate = 1.0 if brief else RATE * draw()
        if (line := self.followed.get(script)) is not None:
            return line
        scripted = True
        way: list[int] = []
        menus: list[Sequence[int]] = []
        unknown = None
        if self.first is None:
            unknown = self.explored(way, menus)
            self.first = next(unknown)
        next_choice = self.first
        at, end = 0, len(script)
        while isinstance(next_choice, Choice):
            options, then = next_choice.options, next_choice.then
            menus.append(options)
            if at < end and (known := then.get(script[at])) is not None:  # most runs begin like earlier ones
                way.append(script[at])
                next_choice = known
                at += 1
                continue
            for place in range(at, end):
                if script[place] in options:
                    option, at = script[place], place + 1
                    break
            else:
                scripted = False
                option = options[-1]
                if not brief and next_choice.question in policy:
                    option = preferred(options, policy[next_choice.question], draw())
                elif option not in stops:
                    option = options[int(draw() * len(options))]
                elif draw() >= rate:
                    option = options[int(draw() * (len(options) - 1))]
            way.append(option)
            known = then.get(option)
            if known is None:
                unknown = unknown or self.explored(way, menus)
                known = then[option] = next(unknown)
            next_choice = known
        if scripted:
            self.followed[script] = next_choice
        return next_choice

    def explored(self, way: list[int], menus: list[Sequence[int]]) -> Iterator[Choice | Line]:
        """What follows a way by the rules: the next choice, each time that the way has grown by one; then its line."""
        state, run, pending = self.start()
        send, me, at = run.send, self.me, 0
        try:
            while True:
                actor, prompt, options, _ = pending
                if len(options) == 1:
                    pending = send(options[0])
                    continue
                if actor != me:
                    break
                if at == len(way):
                    yield Choice(prompt.id, options)
                pending = send(way[at])
                at += 1
        except StopIteration:
            score = self.judge.score(state)
        else:
            score = self.expected(tuple(way), (state, run, pending))
        yield Line(tuple(way), tuple(menus), score)

    def expected(self, way: Way, run: Run) -> float:
        """What a way is worth that others continue: luck is averaged, an opponent answers as suits him."""
        actor = run[2][0]
        ends = self.outcomes(way, run)
        positions = {id(state): state for _, state in ends}
        scores = {key: self.judge.score(state) for key, state in positions.items()}
        return sum(odds * scores[id(state)] for odds, state in ends) if actor < 0 else min(scores.values())

    def outcomes(self, way: Way, run: Run) -> list[tuple[float, Any]]:
        """The positions after each answer of others to whom a run has come, with their odds; it takes the first.

        Faces of a die that come to the same share a position, unless more luck follows.
        """
        actor, _, answers, weights = run[2]
        odds: Sequence[int] = weights if actor < 0 and weights is not None else [1] * len(answers)  # type: ignore[assignment]
        total = sum(odds)
        effects = brought_by(answers, weights)
        ends: list[tuple[float, Any]] = []
        settled: dict[int, Any] = {}
        """Effect -> the position that it leads to without fail."""
        for answer, odd, effect in zip(answers, odds, effects, strict=True):
            self.runs -= 1  # for a shared position too: what a way may cost does not depend on how it is played
            end = settled.get(effect)
            if end is None:
                end, luck = self.finish(self.start(), way, answer) if ends else self.finish(run, (), answer)
                if not luck:
                    settled[effect] = end
            ends.append((odd / total, end))
        return ends

    def ends(self, way: Way) -> list[tuple[float, Any]]:
        """The positions to which a way leads, with their odds: one, unless others have a say."""
        state, run, pending = self.start()
        own = iter(way)
        try:
            while True:
                actor, _, options, _ = pending
                if len(options) > 1 and actor != self.me:
                    return self.outcomes(way, (state, run, pending))
                pending = run.send(options[0] if len(options) == 1 else next(own))
        except StopIteration:
            return [(1.0, state)]

    def finish(self, begun: Run, way: Way, answer: int) -> tuple[Any, bool]:
        """The position at the end of a run after this way and answer, and whether more luck has led there.

        What is left of the turn is kept as brief as possible.
        """
        luck = False
        state, run, pending = begun
        own = iter(way)
        answers = iter((answer,))
        try:
            while True:
                actor, _, options, detail = pending
                if len(options) == 1:
                    option: int | None = options[0]
                elif actor == self.me:
                    option = next(own, options[-1] if options[-1] in self.stops else None)
                else:
                    option = next(answers, None)
                if option is None:
                    odds: Sequence[int] = detail if actor < 0 and detail is not None else [1] * len(options)  # type: ignore[assignment]
                    option = weighted(options, odds, self.draw())
                    luck = True
                pending = run.send(option)
        except StopIteration:
            return state, luck

    # -- looking for the best ----------------------------------------------------------------------------------------

    def best(self, runs: int) -> Line:
        """Look at every beginning of the turn, then ever closer at the most promising ones."""
        floor = self.runs - runs
        lines = sorted(self.beginnings(runs // 2).values(), key=merit)
        while self.runs > floor:
            lines = lines[: max(1, int(len(lines) * KEPT))]
            share = SHARE if len(lines) > 1 else runs
            lines = sorted((self.improved(line, min(share, self.runs - floor)) for line in lines), key=merit)
        return lines[0]

    def beginnings(self, runs: int) -> dict[Way, Line]:
        """Beginning -> the best line found for it, in three runs each while there are runs."""
        floor = self.runs - runs
        best: dict[Way, Line] = {}
        queue: list[Way] = [()]
        seen: set[Way] = set()
        """The ways whose next choice is in the queue."""
        for beginning in queue:
            for brief in (True, False, False):
                line = self.walk(beginning, brief=brief)
                key = line.way[:DEPTH]
                if key not in best or merit(line) < merit(best[key]):
                    best[key] = line
                for length, menu in enumerate(line.menus[:DEPTH]):
                    begun = line.way[:length]
                    if begun not in seen:
                        seen.add(begun)
                        queue += [(*begun, option) for option in menu]
            if self.runs <= floor:
                break
        return best

    def improved(self, line: Line, runs: int) -> Line:
        """Change one choice of a line at a time; keep what is better."""
        floor = self.runs - runs
        while self.runs > floor:
            found = self.walk(self.changed(line))
            if found is not line and merit(found) < merit(line):
                line = found
        return line

    def changed(self, line: Line) -> Way:
        """The way of a line with one choice added, replaced or left out, or the rest chosen anew."""
        draw, way = self.draw, line.way
        place = int(draw() * len(way))
        menu = line.menus[place]
        option = menu[int(draw() * len(menu))]
        change = draw()
        if change < 0.4:
            return (*way[:place], option, *way[place:])
        if change < 0.7:
            return (*way[:place], option, *way[place + 1 :])
        if change < 0.8:
            return (*way[:place], *way[place + 1 :])
        return (*way[:place], option)


def merit(line: Line) -> tuple[float, int]:
    """Orders lines, the best first: by score, then the shorter one."""
    return -line.score, len(line.way)


@contextmanager
def undisturbed() -> Iterator[None]:
    """No passes of the garbage collector meanwhile: what a search remembers lives until its end and has no cycles."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


class Greedy:
    """Plans its turn once, follows the plan while it holds, and plans anew after dice and answers of others."""

    name = "greedy"

    def __init__(self, seed: int, runs: int = BUDGET) -> None:
        self._rng = random.Random(seed)
        self._runs = runs
        self._search: Search | None = None
        self._plan: Line | None = None
        """The line that the last choice began."""

    def choose(self, game: Game) -> int:
        """The number of the option that it takes."""
        driver = game.driver
        if len(driver.options()) == 1:
            return driver.options()[0]
        search, rest = self._search, self._rest(driver)
        if search is None or rest is None:
            search = Search(driver, self._rng, self._runs)
            search.runs *= search.judge.breadth
            with undisturbed():  # a tenth faster where turns are long
                plan = search.best(search.runs - self._runs // RESERVE)
        else:
            search.go_on(driver)
            plan = search.improved(rest, min(LATER, search.runs))
        self._search, self._plan = search, plan
        return plan.way[0]

    def _rest(self, driver: Driver[Any]) -> Line | None:
        """What is left of the plan, if the game has followed it so far."""
        search, plan, turn = self._search, self._plan, driver.turns[-1]
        if search is None or plan is None or len(plan.way) < 2 or turn.before is not search.before:
            return None
        followed = [*search.played, plan.way[0]]
        if turn.options[: len(followed)] != followed or driver.options() != plan.menus[1]:
            return None
        return Line(plan.way[1:], plan.menus[1:], plan.score)

    def reason(self, lang: str) -> str | None:
        """What the plan of the last choice is after, in a sentence; None if nothing has been planned."""
        if self._search is None or self._plan is None:
            return None
        game = self._search.rules.id
        gains = self._search.gains(self._plan.way)[:TOLD]
        goals = [say_in(lang, game, f"reason-bot-{g.term}", goal="more" if g.change > 0 else "less") for g in gains]
        if not goals:
            return say(lang, "reason-bot-nothing")
        if len(goals) == 1:
            return say(lang, "reason-bot-one", first=goals[0])
        return say(lang, "reason-bot-two", first=goals[0], second=goals[1])
