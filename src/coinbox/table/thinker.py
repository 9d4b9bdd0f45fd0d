"""The process in which bots and analyses think: a request on each line of stdin, answers line by line on stdout."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from typing import Any

import coinbox
from coinbox.game import Game
from coinbox.learn.exercises import exercise_of, judge
from coinbox.players import make_player
from coinbox.players.budget import Budget
from coinbox.players.kinds import subject
from coinbox.players.plans import Plan
from coinbox.players.reasons import headline
from coinbox.players.review import review
from coinbox.players.thinking import analyse
from coinbox.table.bots import SLOW_BOTS
from coinbox.text import LANGUAGES

END_TURN = "end-turn"
STEP = 0.02
"""Progress is told in steps of this size."""
ALL = 24
"""Among so many plans those are sought that are shown."""
KINDNESS, STUDY_KINDNESS = 5, 10
"""By so much those who search make way for quick bots and the server, and analyses for all of them."""
MOST = 256
"""So many turns of bots are kept that have begun."""
Reply = dict[str, Any]
DONE: Reply = {"done": True}
Write = Callable[[Reply], None]


def choices(_: Write, record: str, faction: str, bot: str, seed: int) -> Iterator[Reply]:
    """What a bot chooses, with new reasons, until somebody else, a die or a card decides or the turn is to be ended."""
    if bot in SLOW_BOTS:
        give_way(KINDNESS)
    game = coinbox.load(record, ask=(END_TURN,))
    player = make_player(bot, seed)
    told: dict[str, str] | None = None
    while game.actor == faction and len(game.offered) > 1:
        option = player.choose(game)
        reason = {lang: said for lang in LANGUAGES if (said := player.reason(lang)) is not None}
        yield {
            "option": game.rules.vocabulary.name(option),
            "reason": reason if reason and reason != told else None,
        }
        told = reason
        game.answer(option)


def hint(write: Write, record: str, rollouts: int, plans: int, seed: int) -> Iterator[Reply]:
    """The best plans for who is asked at the end of a record, after telling how far the work has come."""
    give_way(KINDNESS)
    game = coinbox.load(record, ask=(END_TURN,))
    found = analyse(game, Budget(rollouts=rollouts), plans=ALL, seed=seed, tell=progress(write))
    yield {"plans": [asdict(plan) for plan in different(game, found.plans, plans)]}


def different(game: Game, plans: Sequence[Plan], number: int) -> list[Plan]:
    """The best plans, best first, that do different things; only if there are too few, others of the same kind.

    Plans that the same words name are one.
    """
    told: dict[str, Plan] = {}
    for plan in plans:
        told.setdefault(headline(game.lang, game.id, plan.way), plan)
    plans = list(told.values())
    kinds: dict[frozenset[str], Plan] = {}
    for plan in plans:
        kinds.setdefault(subject(game.rules.vocabulary, plan.way), plan)
    first = list(kinds.values())[:number]
    rest = [plan for plan in plans if not any(plan is each for each in first)]
    chosen = [*first, *rest[: number - len(first)]]
    return [plan for plan in plans if any(plan is each for each in chosen)]


def study(write: Write, record: str, rollouts: int, start: int) -> Iterator[Reply]:
    """What each turn of a finished game was worth, from a moment on, with the part that is done."""
    give_way(STUDY_KINDNESS)
    done = 0.0
    said = progress(write)

    def tell(part: float) -> None:
        nonlocal done
        done = part
        said(part)

    for turn in review(coinbox.load(record), Budget(rollouts=rollouts), start=start, tell=tell):
        yield {"part": done, "turn": asdict(turn)}


def judged(write: Write, game: str, exercise: str, way: Sequence[str]) -> Iterator[Reply]:
    """How good an answer to an exercise is, after telling how far the work has come."""
    give_way(KINDNESS)
    yield {"judged": asdict(judge(exercise_of(game, exercise), way, tell=progress(write)))}


def give_way(kindness: int) -> None:
    """Work only when those who are in a hurry leave the processor free, on systems that know of such a thing."""
    if hasattr(os, "nice"):
        os.nice(max(0, kindness - os.nice(0)))


def progress(write: Write) -> Callable[[float], None]:
    """Tells the part that is done, now and then."""
    told = 0.0

    def tell(part: float) -> None:
        nonlocal told
        if part >= told + STEP:
            told = part
            write({"part": part})

    return tell


class Stretches:
    """Turns of bots that have begun; each goes on when its next choice is asked for."""

    def __init__(self) -> None:
        self._begun: OrderedDict[str, Iterator[Reply]] = OrderedDict()

    def begin(self, write: Write, session: str, **request: Any) -> Iterator[Reply]:
        """Begin a turn, and give its first choice."""
        self._begun[session] = choices(write, **request)
        if len(self._begun) > MOST:
            # Nobody says that a turn is not asked for any more.
            self._begun.popitem(last=False)
        return self.next(write, session)

    def next(self, _: Write, session: str) -> Iterator[Reply]:
        """The next choice of a turn, or that there are no more."""
        self._begun.move_to_end(session)
        found = next(self._begun[session], DONE)
        if found is DONE:
            del self._begun[session]
        yield found


stretches = Stretches()
TASKS: dict[str, Callable[..., Iterator[Reply]]] = {"choices": stretches.begin, "next": stretches.next}
"""Tasks that are answered by one line."""
STREAMS: dict[str, Callable[..., Iterator[Reply]]] = {"hint": hint, "study": study, "judge": judged}
"""Tasks that are answered by any number of lines, the last of which says that there are no more."""


def answer(request: dict[str, Any], write: Write = lambda _reply: None) -> Iterator[Reply]:
    """The lines that answer a request."""
    try:
        task = request.pop("task")
        if task in TASKS:
            yield from TASKS[task](write, **request)
        else:
            yield from STREAMS[task](write, **request)
            yield DONE
    except Exception as error:  # whatever goes wrong here, the table goes on without its advice
        yield {"error": f"{type(error).__name__}: {error}"}


def write_line(reply: Reply) -> None:
    sys.stdout.write(json.dumps(reply) + "\n")
    sys.stdout.flush()


def main() -> None:
    """Answer requests until the server goes away."""
    # Ctrl-C is for the server, which then closes this process.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(BrokenPipeError):
        for line in sys.stdin:
            for reply in answer(json.loads(line), write_line):
                write_line(reply)


if __name__ == "__main__":
    main()
