"""The lines of a study as the page shows them: turn by turn, and what each turn was worth."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Any

import msgspec

from coinbox.kernel.piecemeal import Work
from coinbox.learn.study import PIECE, Study, Way
from coinbox.players.review import TurnReview
from coinbox.table import sentences
from coinbox.table.analyses import ROLLOUTS, turn_data
from coinbox.table.bots import NoAnswer, Thinkers
from coinbox.table.desk import Board, Desk
from coinbox.table.table import encode
from coinbox.table.table_game import TableGame

Data = dict[str, Any]


def outline(study: Study, lang: str) -> Work[list[Data]]:
    """What the turns of each line were about, piece by piece, the lines in the order of `Way.lines`."""
    found: list[Data] = []
    play = Desk(Board(study.game, study.scenario, study.position), lang).play
    yield from _tell(play, study.line, lang, found)
    return found


def _tell(play: TableGame, line: Way, lang: str, found: list[Data]) -> Work[None]:
    """Play a line on a game that has come to where it begins, then each line that leaves it from its own place."""
    yield
    begun = len(play.journal)
    for at, name in enumerate(line.names, 1):
        play.feed(name)
        if at % PIECE == 0:
            yield
    turns = yield from _turns(play, begun, lang)
    found.append({"stops": _stops(play, begun), "turns": turns, "over": play.over})
    for branch in line.branches:
        place = begun + min(branch.place, len(line.names))
        yield from _tell(play.rewound(place), branch.line, lang, found)


def _stops(play: TableGame, begun: int) -> list[int]:
    """The places of a line at which somebody is asked, and its end."""
    own = play.journal[begun:]
    return [at for at, entry in enumerate(own) if entry.choice or entry.is_asked] + [len(own)]


def _turns(play: TableGame, begun: int, lang: str) -> Work[list[Data]]:
    """Turns of a line with a choice: where each begins and ends in it, and what it was about."""
    ends: dict[int, int] = {}
    firsts: dict[int, int] = {}
    chosen: set[int] = set()
    for at, entry in enumerate(play.journal[begun:]):
        firsts.setdefault(entry.turn, at)
        ends[entry.turn] = at + 1
        if entry.choice:
            chosen.add(entry.turn)
    found: list[Data] = []
    for turn, end in ends.items():
        if turn in chosen:
            label = sentences.turn_label(play, turn, lang)
            found.append({"first": firsts[turn], "place": end, "actor": play.actor_of(turn), "label": label})
            yield
    return found


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
