"""The analysis of a record: the win chances and better turns as comments of it, or as JSON."""

from __future__ import annotations

import json
from bisect import insort
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from coinbox.game import Game
from coinbox.kernel.errors import CoinboxError
from coinbox.kernel.game import Remark
from coinbox.players import wanted_budget
from coinbox.players.budget import Budget
from coinbox.players.plans import Plan
from coinbox.players.review import TurnReview, review, sentence
from coinbox.terminal.files import is_record, load_record, write_record, write_text
from coinbox.text import say, say_in

Look = Callable[..., Iterator[TurnReview]]
"""`review`, or what does the same in parts that are finished in any order."""
MARK = "analysis: "
"""Every comment of an analysis begins with it, in all languages, so that a new one replaces the old."""


class Analysis:
    """A record that is looked at turn by turn; what is finished is kept, whatever happens then."""

    def __init__(self, game: Game, budget: Budget, seed: int, out: Path | None, *, as_json: bool) -> None:
        self.game, self.budget, self.seed = game, budget, seed
        self.out, self.as_json = out, as_json
        self.found: list[TurnReview] = []

    def run(self, start: int, to: int, tell: Callable[[float], None], look: Look = review) -> None:
        """Look at the turns that begin between these numbers of decisions; the file is written anew with each."""
        if not 0 <= start <= to <= self.game.decisions:
            facts: dict[str, str | int] = {"start": str(start), "to": str(to), "n": self.game.decisions}
            raise CoinboxError(say("en", "error-from-to", **facts), "error-from-to", **facts)
        self._keep()
        for turn in look(self.game, self.budget, seed=self.seed, start=start, to=to, tell=tell):
            insort(self.found, turn, key=lambda each: each.moment)
            self._keep()

    def _keep(self) -> None:
        """What is known so far in the file, if there is to be one; at once, so that a wrong name shows at once."""
        if self.out is None:
            return
        if not self.as_json:
            write_record(self.out, self.text())
            return
        if self.out.is_file() and is_record(self.out):
            raise CoinboxError(
                f"{self.out}: is a coinbox record; nothing was written", "error-is-record", file=str(self.out)
            )
        write_text(self.out, self.text())

    def show(self) -> None:
        """Print what is known, unless it is in a file."""
        if self.out is None:
            print(self.text(), end="")

    def text(self) -> str:
        """All that is known as a record with comments, or as one JSON object a line."""
        game, lang = self.game, self.game.lang
        if self.as_json:
            return "".join(json.dumps(as_data(turn, lang), ensure_ascii=False) + "\n" for turn in self.found)
        first = say_in(lang, game.id, f"faction-{game.rules.factions[0]}")
        note = say(lang, "analysis-note", faction=first, budget=str(self.budget), seed=self.seed)
        return annotated(game, self.found, note)


def analysis_of(file: Path, budget: str, seed: int, out: Path | None, lang: str, *, as_json: bool) -> Analysis:
    """The analysis of a record file, not begun yet."""
    wanted = wanted_budget(budget)
    return Analysis(load_record(file, lang=lang), wanted, seed, out, as_json=as_json)


def annotated(game: Game, reviews: Iterable[TurnReview], note: str) -> str:
    """The record of a game with a comment before each turn that was looked at, in place of those of older analyses."""
    noted = game.clone()
    kept = [remark for remark in game.remarks if not remark.text.startswith(MARK)]
    new = [Remark(0, MARK + note)]
    turn = 0
    for found in reviews:
        while turn + 1 < len(game.turns) and game.turns[turn + 1].decisions <= found.moment:
            turn += 1
        new += [Remark(turn, MARK + line) for line in lines_of(found, game.lang)]
    noted.remarks[:] = kept + new
    return noted.record()


def lines_of(found: TurnReview, lang: str) -> list[str]:
    """The win chance before and after a turn, and what would have been better if it lost some."""
    chance = say(
        lang,
        "analysis-turning" if found.turning else "analysis-chance",
        before=_percent(found.before),
        after=_percent(found.after),
        error=max(1, _percent(2 * max(found.before_error, found.after_error))),
    )
    return [chance] if found.better is None else [chance, sentence(lang, found)]


def as_data(found: TurnReview, lang: str) -> dict[str, Any]:
    """What was found of a turn as plain data."""
    numbers = ("before", "before_error", "after", "after_error", "lost", "lost_error")
    return {
        "moment": found.moment,
        "card": found.card,
        "actor": found.actor,
        "played": list(found.played),
        **{name: _short(getattr(found, name)) for name in numbers},
        "turning": found.turning,
        "better": None if found.better is None else _plan_data(found.better),
        "sentence": sentence(lang, found),
    }


def _plan_data(plan: Plan) -> dict[str, Any]:
    return {
        "way": list(plan.way),
        "chance": _short(plan.chance),
        "error": _short(plan.error),
        "forecast": {track: list(numbers) for track, numbers in plan.forecast.items()},
    }


def _short(number: float) -> float:
    return round(number, 4)


def _percent(number: float) -> int:
    return round(100 * number)
