"""Analyses of finished games: the win chance turn by turn, worked out once beside the games and kept in the store."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import aclosing
from typing import Any

import msgspec

from coinbox.players.review import TurnReview, sentence
from coinbox.table import sentences
from coinbox.table.bots import NoAnswer
from coinbox.table.checks import seated
from coinbox.table.hints import percent
from coinbox.table.in_thought import InThought
from coinbox.table.jobs import Analysis
from coinbox.table.refusal import refuse
from coinbox.table.store import Unavailable
from coinbox.table.story import Story
from coinbox.table.table import Table, encode
from coinbox.table.table_game import TableGame
from coinbox.table.tables import Tables

Data = dict[str, Any]
ROLLOUTS = 2000
"""For each turn: a whole game takes a minute or two of a processor, and gives the same each time."""
MOST = 8
"""So many games may be analysed or wait; one is worked on at a time."""
KIND = "study"
log = logging.getLogger(__name__)


class Analyses:
    """Looks back at the finished games of a server, for everybody who may see them."""

    def __init__(self, tables: Tables, rollouts: int = ROLLOUTS) -> None:
        self.tables = tables
        self.rollouts = rollouts
        self.going = 0

    async def _over(self, table: Table, token: str | None, lang: str) -> Analysis:
        """What is known of a game; refused while it goes on."""
        seated(table, token, lang)
        if table.result is None:
            raise refuse(lang, "not-over")
        if table.analysis is None or (self.tables.store.is_shared and not table.analysis.is_here):
            table.analysis = await self._read(table)
        return table.analysis

    async def _read(self, table: Table) -> Analysis:
        """What is stored, and whether another worker goes on with it."""
        store = self.tables.store
        found = known(await store.reviews(table.id, table.play.rules.version))
        thought = await store.thought(table.id, KIND) if store.is_shared and not found.finished else None
        if thought is not None:
            found.elsewhere = bool(thought["alive"]) and not thought["failed"]
            found.failed = bool(thought["failed"])
            found.part = max(found.part, thought["part"])
        return found

    async def look(self, table_id: str, token: str | None, lang: str) -> bytes:
        """How far the analysis has come."""
        async with self.tables.at(table_id, token, lang) as table:
            return encode(told(table.play, lang, await self._over(table, token, lang)))

    async def begin(self, table_id: str, token: str | None, lang: str) -> bytes:
        """Begin, or go on where it was stopped; what is known already stays."""
        async with self.tables.at(table_id, token, lang) as table:
            analysis = await self._over(table, token, lang)
            if not analysis.running and not analysis.finished:
                if self.going >= MOST:
                    raise refuse(lang, "busy")
                self.going += 1
                analysis.failed = False
                if self.tables.store.is_shared:
                    await self.tables.store.set_thought(table.id, KIND, said(analysis))
                analysis.task = self.tables.run(self._work(table, analysis, table.play.game.record()))
                analysis.task.add_done_callback(self._rest)
            return encode(told(table.play, lang, analysis))

    async def stop(self, table_id: str, token: str | None, lang: str) -> bytes:
        """Rest; the turns so far are kept."""
        async with self.tables.at(table_id, token, lang) as table:
            analysis = await self._over(table, token, lang)
            if analysis.task is not None:
                analysis.task.cancel()
                analysis.task = None
            if self.tables.store.is_shared:
                await self.tables.store.set_thought(table.id, KIND, None)
            analysis.elsewhere = False
            return encode(told(table.play, lang, analysis))

    async def instead(self, table_id: str, token: str | None, lang: str, moment: int) -> bytes:
        """A turn as it was played, and as it would have been better."""
        async with self.tables.at(table_id, token, lang) as table:
            analysis = await self._over(table, token, lang)
            found = next((turn for turn in analysis.turns if turn.moment == moment), None)
            if found is None or found.better is None:
                raise refuse(lang, "not-found")
            you = seated(table, token, lang)
            thought = InThought(table.play, moment, found.better.way)
            played = Story(table.play, lang).turn(thought.turn, thought.first)
            state = msgspec.Raw(table.state(you, lang))
            return encode(
                {
                    "played": {"at": table.seq, "turns": [] if played is None else [played], "state": state},
                    "better": {"at": table.seq, "turns": thought.story(lang), "state": state},
                }
            )

    def _rest(self, _: object) -> None:
        self.going -= 1

    async def _work(self, table: Table, analysis: Analysis, record: str) -> None:
        begun = analysis.part
        start = analysis.turns[-1].moment + 1 if analysis.turns else 0
        request: Data = {"task": "study", "record": record, "rollouts": self.rollouts, "start": start}
        try:
            async with aclosing(self.tables.thinkers.study.replies(**request)) as replies:
                async for reply in replies:
                    analysis.part = round(begun + (1 - begun) * reply["part"], 6)
                    if "turn" in reply:
                        await self._keep(table, analysis, reply["turn"])
                        if not await self._tell(table, analysis):
                            return
            analysis.part = 1.0
        except (NoAnswer, Unavailable) as error:
            log.warning("table %s: the analysis has stopped: %s", table.id, error)
            analysis.failed = True
        await self._tell(table, analysis)

    async def _tell(self, table: Table, analysis: Analysis) -> bool:
        """Let other workers see how far it has come; False if somebody has stopped it."""
        store = self.tables.store
        try:
            return not store.is_shared or await store.go_on_with(table.id, KIND, said(analysis))
        except Unavailable:
            return True

    async def _keep(self, table: Table, analysis: Analysis, data: Data) -> None:
        turn = msgspec.convert(data, TurnReview)
        kept = encode(Kept(analysis.part, turn)).decode()
        await self.tables.store.set_review(table.id, table.play.rules.version, turn.moment, kept)
        analysis.turns.append(turn)


def said(analysis: Analysis) -> Data:
    """An analysis as other workers read it, beside the turns that are stored."""
    return {"seq": 0, "part": analysis.part, "failed": int(analysis.failed), "body": None}


class Kept(msgspec.Struct):
    """A turn as it is stored, and the part of the game that is known with it."""

    part: float
    turn: TurnReview


def known(rows: Sequence[str]) -> Analysis:
    """What is stored; nothing if another version of this program has written it in its own way."""
    try:
        kept = [msgspec.json.decode(row, type=Kept) for row in rows]
    except msgspec.MsgspecError:
        kept = []
    return Analysis([each.turn for each in kept], kept[-1].part if kept else 0.0)


# -- in words ----------------------------------------------------------------------------------------------------------


def told(play: TableGame, lang: str, analysis: Analysis) -> Data:
    """An analysis as the page shows it."""
    return {
        "part": analysis.part,
        "running": analysis.running,
        "finished": analysis.finished and not analysis.running,
        "failed": analysis.failed,
        "turns": [turn_data(play, lang, turn) for turn in analysis.turns],
    }


def turn_data(play: TableGame, lang: str, turn: TurnReview) -> Data:
    """What is said of a turn."""
    return {
        "moment": turn.moment,
        "card": turn.card,
        "actor": turn.actor,
        "label": sentences.turn_label(play, turn_at(play, turn.moment), lang),
        "before": percent(turn.before, turn.before_error),
        "after": percent(turn.after, turn.after_error),
        "turning": turn.turning,
        "lost": 0 if turn.better is None else max(1, round(100 * turn.lost)),
        "text": "" if turn.better is None else sentence(lang, turn),
    }


def turn_at(play: TableGame, moment: int) -> int:
    """The number of the turn in which the choice after so many decisions was made."""
    made = 0
    for entry in play.journal:
        if entry.choice and made == moment:
            return entry.turn
        made += entry.choice
    return play.open_turn
