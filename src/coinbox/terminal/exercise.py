"""Exercises at the prompt: find the best turn, and learn how good yours is."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from coinbox.game import Game
from coinbox.kernel.errors import CoinboxError
from coinbox.learn.exercise_words import best_told, chances, faction_name, grade_name, made_told, question, verdict
from coinbox.learn.exercises import exercise_of, exercises_of, is_answered, judge
from coinbox.terminal import board as drawn
from coinbox.terminal.options import option_list
from coinbox.terminal.prose import Prose
from coinbox.terminal.words import indented
from coinbox.text import render, say, say_in
from coinbox.text.errors import told

BACK, LEAVE, SHOW, NEXT = "b", "q", "s", "n"
Progress = Callable[[int, str, str], AbstractContextManager[Callable[[int], None]]]
"""A bar for so much work, in a language, with a label; what it gives hears how much more is done."""
STEPS = 100


class Left(Exception):
    """He has had enough."""


def exercise_list(game: str, lang: str) -> RenderableType:
    """The exercises of a game by number."""
    found = exercises_of(game)
    if not found:
        return Prose(say(lang, "exercise-none", game=say_in(lang, game, "game")))
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("number", "grade", "faction", "card", "id"):
        table.add_column(say(lang, f"exercise-column-{column}"), justify="right" if column == "number" else "left")
    for number, each in enumerate(found, 1):
        title = say_in(lang, game, f"card-{each.card}-title")
        table.add_row(str(number), grade_name(lang, each), faction_name(lang, each), f"{each.card} {title}", each.id)
    return table


class ExerciseTable:
    """Somebody who looks for the best turn; what he types is an option by number or name."""

    def __init__(
        self, game: str, wanted: str, console: Console, ask: Callable[[str], str], lang: str, progress: Progress
    ) -> None:
        self.all = exercises_of(game)
        self.exercise = exercise_of(game, wanted)
        self.console, self._ask, self.lang, self.progress = console, ask, lang, progress
        self.chosen: list[str] = []
        self._told = 0

    def run(self) -> None:
        """One exercise after the other, until he leaves."""
        try:
            while True:
                self._pose()
                self._answer()
                self._judge()
                if not self._go_on():
                    return
        except (EOFError, KeyboardInterrupt, Left):
            self.console.print()

    def ask(self, prompt: str) -> str:
        """What he types; Left if he wants to leave."""
        word = self._ask(prompt).strip()
        if word.lower() == LEAVE:
            raise Left
        return word

    def _pose(self) -> None:
        """Show the position and the question."""
        exercise, lang = self.exercise, self.lang
        place = self.all.index(exercise) + 1
        grade = grade_name(lang, exercise)
        title = say(lang, "exercise-number", n=place, all=len(self.all), grade=grade)
        self.console.print(Rule(Text(title, style="bold"), align="left"))
        game = exercise.open()
        view: dict[str, Any] = {"game": game.id, "scenario": game.scenario, **game.board()}
        self.console.print(drawn.board(view, lang, self.console.width))
        self.console.print(Prose(question(lang, exercise), style="bold"))
        self.console.print(Prose(say(lang, "exercise-dice"), style="dim"))
        self.console.print(Prose(say(lang, "exercise-typing"), style="dim"))
        self.chosen, self._told = [], 0

    def _reached(self) -> Game:
        game = self.exercise.open()
        for name in self.chosen:
            game.play(name)
        return game

    def _answer(self) -> None:
        """Hear choices until the turn is complete and he wants it judged."""
        while True:
            game = self._reached()
            self._tell(game)
            if not is_answered(game, self.exercise.faction):
                self._choose(game)
            elif self.ask(say(self.lang, "exercise-submit" if len(game.turns) > 1 else "exercise-die")) != BACK:
                return
            else:
                self._take_back()

    def _choose(self, game: Game) -> None:
        decision = game.decision_in(self.lang)
        assert decision is not None
        self.console.print(Prose(decision.prompt, style="bold"))
        self.console.print(option_list(decision, game.id, self.lang, self.console.width))
        word = self.ask("> ")
        if word == BACK:
            return self._take_back()
        number = int(word) if word.isdigit() and len(word) < 4 else 0
        try:
            name = game.offered[number - 1] if 0 < number <= len(game.offered) else game.match(word)
        except CoinboxError as error:
            self.console.print(Prose(told(self.lang, error), style="red"))
            return None
        self.chosen.append(name)
        return None

    def _take_back(self) -> None:
        del self.chosen[-1:]
        self._told = len(self._reached().entries)

    def _tell(self, game: Game) -> None:
        """What the turn has done since he last looked."""
        ended = game.turns[1].logged if len(game.turns) > 1 else len(game.entries)
        news = game.entries[self._told : ended]
        self._told = max(self._told, ended)
        for line in render.story(self.lang, game.id, news):
            self.console.print(indented(line))

    def _judge(self) -> None:
        """Say how good the answer is and what the best turn is."""
        lang, exercise, done = self.lang, self.exercise, 0
        with self.progress(STEPS, lang, "exercise-judging") as advance:

            def tell(part: float) -> None:
                nonlocal done
                step = int(STEPS * part) - done
                done += step
                advance(step)

            judged = judge(exercise, self.chosen, tell=tell)
        self.console.print(Rule())
        self.console.print(Prose(verdict(lang, judged), style="bold green" if judged.is_solved else "bold"))
        for line in (chances(lang, judged), *made_told(lang, exercise, judged)):
            self.console.print(Prose(line))
        if judged.is_solved:
            self._tell_best()

    def _tell_best(self) -> None:
        for line in best_told(self.lang, self.exercise):
            self.console.print(Prose(line))

    def _go_on(self) -> bool:
        """Whether there is another try or another exercise."""
        while True:
            word = self.ask(say(self.lang, "exercise-again")).lower()
            if word == SHOW:
                self._show()
                continue
            if word == NEXT:
                at = self.all.index(self.exercise) + 1
                if at == len(self.all):
                    return False
                self.exercise = self.all[at]
            return True

    def _show(self) -> None:
        """The best turn as it is played."""
        self._tell_best()
        self.console.print(Prose(say(self.lang, "exercise-played"), style="bold"))
        self.chosen = list(self.exercise.way)
        self._told = len(self.exercise.open().entries)
        self._tell(self._reached())
