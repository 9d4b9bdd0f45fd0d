"""A lesson at the prompt: what to do and why, step by step, on the real board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from coinbox.game import Game
from coinbox.kernel.errors import CoinboxError
from coinbox.learn.lessons import Lesson, Point, after_turn, lessons_of, point
from coinbox.library import rules_of
from coinbox.terminal import board as drawn
from coinbox.terminal.library import factions_told, paragraphs
from coinbox.terminal.options import option_list
from coinbox.terminal.prose import Prose
from coinbox.terminal.words import indented
from coinbox.text import render, say
from coinbox.text.errors import told

BACK, ON = "b", "g"


def lesson_of(game: str, faction: str | None, lang: str) -> Lesson:
    """The lesson of a faction, of the first one if none is named."""
    found = lessons_of(rules_of(game).id)
    wanted = faction or next((each for each in rules_of(game).factions if each in found), None)
    if wanted is None or wanted not in found:
        known = factions_told(game, lang, list(found))
        raise CoinboxError(
            f"there is no lesson for {faction or game!r}; lessons: {known}",
            "error-no-lesson",
            faction=faction or game,
            lessons=known,
        )
    return found[wanted]


class LessonTable:
    """Somebody who takes a lesson; what he types is an option by number or name."""

    def __init__(self, lesson: Lesson, console: Console, ask: Callable[[str], str], lang: str) -> None:
        self.lesson, self.console, self.ask, self.lang = lesson, console, ask, lang
        self.done = 0
        self.chosen: list[str] = []
        self._told = 0

    def run(self) -> None:
        """From the first step to the last, or until he leaves."""
        self.console.print(Rule(Text(self.lesson.title[self.lang], style="bold"), align="left"))
        try:
            while self.done < len(self.lesson.steps):
                self._step(point(self.lesson, self.done, self.chosen))
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return
        self._tell(point(self.lesson, self.done).game)
        self.console.print(Prose(say(self.lang, "learn-end"), style="bold"))

    def _step(self, at: Point) -> None:
        """Show where he stands, and hear what he does."""
        self._tell(at.game)
        if at.strayed:
            return self._strayed(at)
        assert at.step is not None
        if not self.chosen:
            self._board(at.game)
            place = say(self.lang, "learn-step", n=self.done + 1, total=len(self.lesson.steps))
            self.console.print(Rule(Text(place, style="dim"), align="left"))
            self.console.print(*paragraphs(at.step.say[self.lang]), sep="\n")
        if not at.step.do:
            self.ask(say(self.lang, "learn-continue"))
            self.done += 1
            return None
        return self._choose(at)

    def _choose(self, at: Point) -> None:
        """Hear a choice; the step is done when all that it suggests has been chosen."""
        decision = at.game.decision_in(self.lang)
        assert decision is not None
        self.console.print(Prose(decision.prompt, style="bold"))
        self.console.print(option_list(decision, self.lesson.game, self.lang, self.console.width))
        if not at.strayed:
            self.console.print(Text(say(self.lang, "learn-suggested", name=at.suggested or ""), style="dim"))
        word = self.ask("> ").strip()
        try:
            name = (
                at.game.offered[int(word) - 1]
                if word.isdigit() and 0 < int(word) <= len(at.game.offered)
                else at.game.match(word)
            )
        except CoinboxError as error:
            self.console.print(Prose(told(self.lang, error), style="red"))
            return
        self.chosen.append(name)
        if not at.strayed and (then := point(self.lesson, self.done, self.chosen)).done > self.done:
            self.done, self.chosen = then.done, []

    def _strayed(self, at: Point) -> None:
        """Something else was chosen: take it back, or play the turn to its end."""
        if at.turn_over:
            self.ask(say(self.lang, "learn-rejoin"))
            self.done, self.chosen = after_turn(self.lesson, self.done, self.chosen), []
            self._told = len(point(self.lesson, self.done).game.entries)
            return None
        assert at.step is not None
        self.console.print(Prose(at.step.other[self.lang] if at.step.other else say(self.lang, "learn-other")))
        if self.ask(say(self.lang, "learn-back-or-on")).strip().lower() != ON:
            while self.chosen and point(self.lesson, self.done, self.chosen).strayed:
                self.chosen.pop()
            self._told = len(point(self.lesson, self.done, self.chosen).game.entries)
            return None
        return self._choose(at)

    def _tell(self, game: Game) -> None:
        """What has happened since he last looked."""
        news = game.entries[self._told :]
        self._told = len(game.entries)
        for line in render.story(self.lang, self.lesson.game, news):
            self.console.print(indented(line))

    def _board(self, game: Game) -> None:
        view: dict[str, Any] = {"game": game.id, "scenario": game.scenario, **game.board()}
        self.console.print(drawn.board(view, self.lang, self.console.width))
