"""Replay: a record turn by turn."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from coinbox.game import Game
from coinbox.kernel.rules import Result
from coinbox.learn.notes import notes_of
from coinbox.loading import read_under
from coinbox.terminal import board as drawn
from coinbox.terminal.prose import Prose
from coinbox.terminal.words import indented, result_line, tracks_line
from coinbox.text import render, say, say_in

ENDED = re.compile(r"ended: (?P<outcome>[a-z_]+) (?P<reason>[a-z]+)")
"""The comment that the web table writes behind a game that was resigned, agreed on or lost on time."""


class Replay:
    """The turns of a finished or unfinished game, each with its words, its log and the board after it."""

    def __init__(self, game: Game, console: Console) -> None:
        self.game = game
        self.console = console
        self.turns = [at for at, turn in enumerate(game.turns) if turn.options]
        self.notes: dict[int, list[str]] = {}
        """Turn -> what somebody has written about it."""
        for note in notes_of(game, game.lang):
            self.notes.setdefault(note.turn, []).append(note.text)

    def step_through(self, ask: Callable[[str], str]) -> None:
        """Show one turn after the other as the reader asks."""
        self.show_version()
        at = 0
        while at < len(self.turns):
            self.show_turn(at)
            self.show_board(self.turns[at])
            if at + 1 == len(self.turns):
                self.show_result()
            question = say(self.game.lang, "terminal-replay-prompt", n=at + 1, total=len(self.turns))
            try:
                answer = ask(f"{question} ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return
            if answer == "q":
                return
            at = max(0, at - 1) if answer == "b" else at + 1

    def show_all(self) -> None:
        """Show every turn, then the board and the result."""
        self.show_version()
        for at in range(len(self.turns)):
            self.show_turn(at)
        self._show_last()

    def show_end(self) -> None:
        """The board as the record leaves it, and the result."""
        self.show_version()
        self._show_last()

    def show_version(self) -> None:
        """A line on the rules, if the game was made with older ones."""
        if self.game.is_older:
            self.console.print(Text(read_under(self.game.lang, self.game), style="dim"))

    def _show_last(self) -> None:
        self.show_board(len(self.game.turns) - 1)
        self.show_result()

    def show_turn(self, at: int) -> None:
        """Who acted, the words of the record, and what happened."""
        game, turn, lang = self.game, self.turns[at], self.game.lang
        faction = game.actor_of(turn)
        title = f"{at + 1}/{len(self.turns)} · {say_in(lang, game.id, f'faction-{faction}')}"
        words = " ".join(game.names(game.turns[turn].options))
        self.console.print(Rule(Text(title, style=drawn.faction_style(game.rules, faction)), align="left"))
        self.console.print(Text(words, style="dim"))
        for note in self.notes.get(turn, ()):
            self.console.print(Padding(Prose(note, style="italic"), (0, 0, 0, 2)))
        until = self.turns[at + 1] if at + 1 < len(self.turns) else len(game.turns)
        for line in render.story(lang, game.id, [entry for each in range(turn, until) for entry in game.logged(each)]):
            self.console.print(indented(line))

    def show_board(self, turn: int) -> None:
        """The board after a turn."""
        view: dict[str, Any] = {"game": self.game.id, "scenario": self.game.scenario, **self.game.board(turn)}
        self.console.print()
        self.console.print(drawn.board(view, self.game.lang, self.console.width))

    def show_result(self) -> None:
        """The result, or who has to decide."""
        self.console.print()
        self.console.print(Prose(standing(self.game), style="bold"))


def ended_by_players(game: Game) -> Result | None:
    """How its players ended a game before its rules did, if the last comment of its record says so."""
    said = [remark.text for remark in game.remarks if remark.turn == len(game.turns) - 1]
    found = next((match for text in reversed(said) if (match := ENDED.fullmatch(text))), None)
    if found is None or found["outcome"] not in game.rules.outcomes:
        return None
    outcome = found["outcome"]
    return Result(outcome if outcome in game.rules.factions else None, found["reason"], game.tracks(), outcome)


def standing(game: Game) -> str:
    """The result of a game, or who has to decide what."""
    result = game.result or ended_by_players(game)
    if result is not None:
        return result_line(game.lang, game.id, result)
    decision = game.decision
    assert decision is not None
    return say(
        game.lang,
        "terminal-unfinished",
        faction=say_in(game.lang, game.id, f"faction-{decision.actor}"),
        faction_id=decision.actor,
        prompt=decision.prompt,
        rule=decision.rule,
        tracks=tracks_line(game.lang, game.id, game.tracks()),
    )
