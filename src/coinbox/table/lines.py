"""The lines of a study as the page shows them: turn by turn, and what each turn was worth."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Iterator, Sequence
from contextlib import aclosing
from typing import Any

import msgspec

from coinbox.learn.study import Study, Way
from coinbox.players.review import TurnReview
from coinbox.table import sentences
from coinbox.table.analyses import ROLLOUTS, turn_data
from coinbox.table.bots import NoAnswer, Thinkers
from coinbox.table.desk import Board, Desk
from coinbox.table.table import encode
from coinbox.table.table_game import TableGame

Data = dict[str, Any]


def outline(study: Study, lang: str) -> list[Data]:
    """What the turns of each line were about, the lines in the order of `Way.lines`."""
    return list(_told(study, study.line, [], lang))


def _told(study: Study, line: Way, before: Sequence[str], lang: str) -> Iterator[Data]:
    names = [*before, *line.names]
    play = Desk(Board(study.game, study.scenario, study.position, names), lang).play
    begun = len(before)
    yield {"stops": _stops(play, begun), "turns": _turns(play, begun, lang), "over": play.over}
    for branch in line.branches:
        yield from _told(study, branch.line, names[: begun + branch.place], lang)


def _stops(play: TableGame, begun: int) -> list[int]:
    """The places of a line at which somebody is asked, and its end."""
    asked = [at for at, entry in enumerate(play.journal) if entry.choice or entry.is_asked]
    return [at - begun for at in (*asked, len(play.journal)) if at >= begun]


def _turns(play: TableGame, begun: int, lang: str) -> list[Data]:
    """Turns with a choice that end after so many options: where each begins and ends in the line, and what it was."""
    ends: dict[int, int] = {}
    firsts: dict[int, int] = {}
    chosen: set[int] = set()
    for at, entry in enumerate(play.journal):
        firsts.setdefault(entry.turn, at)
        ends[entry.turn] = at + 1
        if entry.choice and at >= begun:
            chosen.add(entry.turn)
    return [
        {
            "first": max(0, firsts[turn] - begun),
            "place": ends[turn] - begun,
            "actor": play.actor_of(turn),
            "label": sentences.turn_label(play, turn, lang),
        }
        for turn in ends
        if turn in chosen
    ]


def places_of(play: TableGame) -> list[int]:
    """Moment -> how many options go before it; the last one is where the game stands."""
    return [at for at, entry in enumerate(play.journal) if entry.choice] + [len(play.journal)]


async def reviews(desk: Desk, thinkers: Thinkers, start: int) -> AsyncGenerator[bytes, None]:
    """What the turns of a line were worth, from a moment on, line by line: how far it has come, and each turn."""
    play, lang = desk.play, desk.lang
    places = places_of(play)
    request: Data = {"task": "study", "record": desk.record(), "rollouts": ROLLOUTS, "start": start}
    said: Data = {"part": 0.0, "failed": False, "turn": None}
    yield encode(said) + b"\n"
    try:
        async with aclosing(thinkers.study.replies(**request)) as replies:
            async for reply in replies:
                told: Data = said | {"part": reply["part"]}
                if "turn" in reply:
                    turn = msgspec.convert(reply["turn"], TurnReview)
                    way = [] if turn.better is None else list(turn.better.way)
                    told["turn"] = turn_data(play, lang, turn) | {"place": places[turn.moment], "way": way}
                yield encode(told) + b"\n"
        yield encode(said | {"part": 1.0}) + b"\n"
    except NoAnswer:
        yield encode(said | {"part": 1.0, "failed": True}) + b"\n"
