"""Exercises as the page shows them: the list, the board of one, how good an answer is, and the best turn."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import aclosing
from typing import Any

import msgspec

from coinbox.kernel.errors import CoinboxError
from coinbox.kernel.piecemeal import at_once
from coinbox.learn import exercise_words as words
from coinbox.learn.exercises import Exercise, Judged, answer_of, exercise_of, exercises_of
from coinbox.loading import END_TURN
from coinbox.table import sentences
from coinbox.table.bots import NoAnswer, Thinkers
from coinbox.table.desk import CHANCE, Board, Desk
from coinbox.table.in_thought import InThought
from coinbox.table.refusal import Refusal, refuse
from coinbox.table.table import encode
from coinbox.text import say
from coinbox.text.errors import told

Data = dict[str, Any]


def listed(game: str, lang: str) -> list[Data]:
    """The exercises of a game, the easy ones first."""
    return [_title(exercise, number, lang) for number, exercise in enumerate(exercises_of(game), 1)]


def _title(exercise: Exercise, number: int, lang: str) -> Data:
    card = {"id": exercise.card, "title": sentences.card(lang, exercise.game, exercise.card)["title"]}
    return {
        "id": exercise.id,
        "number": number,
        "faction": exercise.faction,
        "name": words.faction_name(lang, exercise),
        "grade": exercise.grade,
        "grade_name": words.grade_name(lang, exercise),
        "grade_about": say(lang, f"exercise-grade-{exercise.grade}.about"),
        "card": card,
    }


class ExerciseDesk:
    """One exercise in front of somebody, with what he has chosen so far."""

    def __init__(self, game: str, wanted: str, names: Sequence[str], lang: str) -> None:
        try:
            self.exercise = exercise_of(game, wanted)
        except CoinboxError as error:
            raise refuse(lang, "not-found") from error
        self.lang = lang
        so_far = names or self.exercise.begun
        self.desk = Desk(Board(game, None, self.exercise.position, so_far), lang, (self.exercise.faction,))

    @property
    def is_answered(self) -> bool:
        """Whether nothing is left to choose before a die, the opponent or the end of the turn."""
        play = self.desk.play
        others = play.actor != self.exercise.faction and len(play.offered) > 1
        return play.over or play.open_turn > 0 or others or play.offered == (END_TURN,)

    def choose(self, names: Sequence[str]) -> None:
        """Play on; refused when the turn is complete."""
        if not names:
            self.desk.choose(names)
        for name in names:
            if self.is_answered:
                raise Refusal("not-offered", say(self.lang, "table-no-such-option", name=name))
            self.desk.choose([name])

    def shown(self, since: int) -> bytes:
        """The board and the question."""
        exercise, lang = self.exercise, self.lang
        known = exercises_of(exercise.game)
        at = known.index(exercise)
        return encode(
            {
                **_title(exercise, at + 1, lang),
                "all": len(known),
                "next": known[at + 1].id if at + 1 < len(known) else None,
                "question": words.question(lang, exercise),
                "dice": say(lang, "exercise-dice"),
                "answered": self.is_answered,
                "by_die": self.desk.play.actor == CHANCE and self.desk.play.open_turn == 0,
                "names": self.desk.names,
                "turns": at_once(self.desk.turns(since)),
                "state": self.desk.state(),
            }
        )

    def why(self, names: Sequence[str]) -> bytes:
        """Why an option is not offered."""
        return encode(self.desk.why(names))

    async def judged(self, thinkers: Thinkers) -> AsyncIterator[bytes]:
        """How good the answer is, line by line: how far it has come, and at last the verdict."""
        try:
            way = answer_of(self.exercise, self.desk.names)
        except CoinboxError as error:
            raise Refusal("bad-request", told(self.lang, error)) from error
        request: Data = {
            "task": "judge",
            "game": self.exercise.game,
            "exercise": self.exercise.id,
            "way": way,
        }
        try:
            async with aclosing(thinkers.hints.replies(**request)) as replies:
                async for reply in replies:
                    found = reply.get("judged")
                    said = None if found is None else self._said(msgspec.convert(found, Judged))
                    yield encode({"part": reply.get("part", 1.0), "failed": False, "judged": said}) + b"\n"
        except NoAnswer:
            yield encode({"part": 1.0, "failed": True, "judged": None}) + b"\n"

    def _said(self, judged: Judged) -> Data:
        lang, exercise = self.lang, self.exercise
        return {
            "verdict": judged.verdict,
            "solved": judged.is_solved,
            "sentence": words.verdict(lang, judged),
            "chances": words.chances(lang, judged),
            "made": words.made_told(lang, exercise, judged),
        }

    def best(self) -> bytes:
        """The best turn told like one that was played, from the position of the question."""
        start = ExerciseDesk(self.exercise.game, self.exercise.id, (), self.lang)
        start.choose(())
        play = start.desk.play
        turns = InThought(play, play.decisions, self.exercise.way).story(self.lang)
        told_of = words.best_told(self.lang, self.exercise)
        return encode({"told": told_of, "at": len(play.journal), "turns": turns, "state": start.desk.state()})
