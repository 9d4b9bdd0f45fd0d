"""The player `greedy`: it looks where its own turn can lead, and takes the way to the position that it likes best."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from coinbox.game import Game
from coinbox.kernel.chance import weighted
from coinbox.kernel.decision import Pending
from coinbox.kernel.evaluation import Gain
from coinbox.kernel.game import Driver
from coinbox.kernel.turns import RATE, UNIFORM, Policy, preferred, stops_of
from coinbox.library import AnyRules
from coinbox.players.evaluation import evaluation_of
from coinbox.text import say, say_in

BUDGET = 200
"""How often one turn may be run through, counted anew after each answer of others."""
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


class Line(NamedTuple):
    """A way through the turn: to its end, or up to the first choice that others make."""

    way: Way
    menus: tuple[Sequence[int], ...]
    """What was offered at each choice."""
    score: float


class Search:
    """Looks for a good way through the rest of a turn, within a number of runs.

    A run plays the turn again from its beginning with the rules alone, which is quicker than copies of the driver.
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
        self.known: dict[Way, float] = {}
        """Ways up to a choice of others -> what they are worth."""

    def go_on(self, driver: Driver[Any]) -> None:
        """Search from where the game is now, still in the same turn."""
        self.played = driver.turns[-1].options[:]
        self.known.clear()

    def gains(self, way: Way) -> list[Gain]:
        """What this way improves, compared with the beginning of the turn."""
        draw, self.draw = self.draw, random.Random(0).random  # telling a reason must not change later choices
        runs = self.runs
        gains = self.judge.gains(self.before, self.ends(way))
        self.draw, self.runs = draw, runs
        return gains

    # -- one run -----------------------------------------------------------------------------------------------------

    def start(self) -> tuple[Any, Any, Pending]:
        """A fresh run, brought to the present moment: the state, the rules at work, what is asked."""
        self.runs -= 1
        state = self.before.copy()
        run = self.rules.turn(state)
        pending = next(run)
        for option in self.played:
            pending = run.send(option)
        return state, run, pending

    def walk(self, script: Sequence[int], *, brief: bool = False) -> Line:
        """Follow a script where it can be followed, else choose at random (brief: stop as soon as one may)."""
        state, run, pending = self.start()
        send, me, draw, stops, policy = run.send, self.me, self.draw, self.stops, self.policy
        rate = 1.0 if brief else RATE * draw()
        way: list[int] = []
        menus: list[Sequence[int]] = []
        at, end = 0, len(script)
        try:
            while True:
                actor, prompt, options, _ = pending
                number = len(options)
                if number == 1:
                    pending = send(options[0])
                    continue
                if actor != me:
                    break
                for place in range(at, end):
                    if script[place] in options:
                        option, at = script[place], place + 1
                        break
                else:
                    option = options[-1]
                    if not brief and prompt.id in policy:
                        option = preferred(options, policy[prompt.id], draw())
                    elif option not in stops:
                        option = options[int(draw() * number)]
                    elif draw() >= rate:
                        option = options[int(draw() * (number - 1))]
                way.append(option)
                menus.append(options)
                pending = send(option)
        except StopIteration:
            return Line(tuple(way), tuple(menus), self.judge.score(state))
        return Line(tuple(way), tuple(menus), self.expected(tuple(way), pending))

    def expected(self, way: Way, pending: Pending) -> float:
        """What a way is worth that others continue: luck is averaged, an opponent answers as suits him."""
        if way not in self.known:
            scores = [(odds, self.judge.score(state)) for odds, state in self.outcomes(way, pending)]
            chance = pending[0] < 0
            self.known[way] = sum(o * s for o, s in scores) if chance else min(s for _, s in scores)
        return self.known[way]

    def outcomes(self, way: Way, pending: Pending) -> list[tuple[float, Any]]:
        """The positions after each answer of others, with their odds."""
        actor, _, answers, weights = pending
        odds: Sequence[int] = weights if actor < 0 and weights is not None else [1] * len(answers)  # type: ignore[assignment]
        total = sum(odds)
        return [(odd / total, self.finish(way, answer)) for answer, odd in zip(answers, odds, strict=True)]

    def ends(self, way: Way) -> list[tuple[float, Any]]:
        """The positions to which a way leads, with their odds: one, unless others have a say."""
        state, run, pending = self.start()
        own = iter(way)
        try:
            while True:
                actor, _, options, _ = pending
                if len(options) > 1 and actor != self.me:
                    return self.outcomes(way, pending)
                pending = run.send(options[0] if len(options) == 1 else next(own))
        except StopIteration:
            return [(1.0, state)]

    def finish(self, way: Way, answer: int) -> Any:
        """The position at the end of the turn after this way and answer; what is left is kept as brief as possible."""
        state, run, pending = self.start()
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
                pending = run.send(option)
        except StopIteration:
            return state

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
        seen: set[Way] = {()}
        for beginning in queue:
            for brief in (True, False, False):
                line = self.walk(beginning, brief=brief)
                key = line.way[:DEPTH]
                if key not in best or merit(line) < merit(best[key]):
                    best[key] = line
                for length, menu in enumerate(line.menus[:DEPTH]):
                    new = [(*line.way[:length], option) for option in menu]
                    queue += [way for way in new if way not in seen]
                    seen.update(new)
            if self.runs <= floor:
                break
        return best

    def improved(self, line: Line, runs: int) -> Line:
        """Change one choice of a line at a time; keep what is better."""
        floor = self.runs - runs
        while self.runs > floor:
            line = min(line, self.walk(self.changed(line)), key=merit)
        return line

    def changed(self, line: Line) -> Way:
        """The way of a line with one choice added, replaced or left out, or the rest chosen anew."""
        place = int(self.draw() * len(line.way))
        menu = line.menus[place]
        option = menu[int(self.draw() * len(menu))]
        kept, rest = line.way[:place], line.way[place:]
        change = self.draw()
        if change < 0.4:
            return (*kept, option, *rest)
        if change < 0.7:
            return (*kept, option, *rest[1:])
        if change < 0.8:
            return (*kept, *rest[1:])
        return (*kept, option)


def merit(line: Line) -> tuple[float, int]:
    """Orders lines, the best first: by score, then the shorter one."""
    return -line.score, len(line.way)


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
            plan = search.best(self._runs - self._runs // RESERVE)
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
