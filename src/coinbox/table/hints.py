"""Hints: the best plans for the player whose turn it is, thought about beside the game and never stored."""

from __future__ import annotations

import logging
from contextlib import aclosing
from math import ceil, hypot
from typing import Any

import msgspec

from coinbox.library import rules_of
from coinbox.players.plans import Plan
from coinbox.players.reasons import headline
from coinbox.table.bots import NoAnswer
from coinbox.table.in_thought import InThought
from coinbox.table.jobs import Hint
from coinbox.table.refusal import refuse
from coinbox.table.table import Table, encode
from coinbox.table.table_game import TableGame
from coinbox.table.tables import Tables
from coinbox.text import render, say, say_in

Data = dict[str, Any]
PLANS = 3
ROLLOUTS = 1200
"""What a hint may take: two or three seconds of a processor, and the same plans each time."""
MOST = 16
"""So many hints may be thought about or wait; there is one at a table."""
log = logging.getLogger(__name__)


class Hints:
    """Gives hints at the tables of a server."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.going = 0

    def _asking(self, table: Table, token: str | None, lang: str) -> tuple[str, ...]:
        """The factions of somebody who may be given a hint at this table."""
        you = self.tables.acting(table, token, lang)
        if not table.has_hints:
            raise refuse(lang, "no-hints")
        return you

    def _given(self, table: Table, token: str | None, lang: str) -> Hint | None:
        """The hint that somebody has asked for at this step of the game; None if it is gone."""
        return table.hint if table.play.actor in self._asking(table, token, lang) else None

    async def ask(self, table_id: str, token: str | None, lang: str, seq: int) -> bytes:
        """Begin to think about the pending decision, unless that has begun."""
        async with self.tables.at(table_id, lang) as table:
            self.tables.check_turn(table, self._asking(table, token, lang), seq, lang)
            if len(table.play.offered) < 2:
                raise refuse(lang, "nothing-to-choose")
            if table.hint is None or table.hint.failed:
                if self.going >= MOST:
                    raise refuse(lang, "busy")
                table.hint = hint = Hint(table.seq)
                hint.task = self.tables.run(self._think(table, hint, table.play.game.record()))
                self.going += 1
                hint.task.add_done_callback(self._rest)
            return encode(told(table.play, lang, table.hint))

    async def look(self, table_id: str, token: str | None, lang: str) -> bytes | None:
        """How far the hint has come; None if there is none at this step of the game."""
        async with self.tables.at(table_id, lang) as table:
            hint = self._given(table, token, lang)
            return None if hint is None else encode(told(table.play, lang, hint))

    async def stop(self, table_id: str, token: str | None, lang: str) -> None:
        """Think no more about it."""
        async with self.tables.at(table_id, lang) as table:
            if self._given(table, token, lang) is not None:
                table.drop_hint()

    async def story(self, table_id: str, token: str | None, lang: str, number: int) -> bytes:
        """What a plan would do, told like a turn that was played."""
        async with self.tables.at(table_id, lang) as table:
            hint = self._given(table, token, lang)
            if hint is None or hint.plans is None or number >= len(hint.plans):
                raise refuse(lang, "no-hint")
            play, you = table.play, self.tables.seated(table, token, lang)
            turns = InThought(play, play.decisions, hint.plans[number].way).story(lang)
            return encode({"at": table.seq, "turns": turns, "state": msgspec.Raw(table.state(you, lang))})

    def _rest(self, _: object) -> None:
        self.going -= 1

    async def _think(self, table: Table, hint: Hint, record: str) -> None:
        request: Data = {"task": "hint", "record": record, "rollouts": ROLLOUTS, "plans": PLANS, "seed": hint.seq}
        try:
            async with aclosing(self.tables.thinkers.slow.replies(**request)) as replies:
                async for reply in replies:
                    hint.part = reply.get("part", 1.0)
                    if "plans" in reply:
                        hint.plans = msgspec.convert(reply["plans"], list[Plan])
        except NoAnswer as error:
            log.warning("table %s: there is no hint: %s", table.id, error)
            hint.failed = True


# -- in words ----------------------------------------------------------------------------------------------------------


def told(play: TableGame, lang: str, hint: Hint) -> Data:
    """A hint as the page shows it."""
    if hint.plans is not None and lang not in hint.told:
        hint.told[lang] = [plan_data(play, lang, plan, hint.plans[0]) for plan in hint.plans]
    return {"seq": hint.seq, "part": hint.part, "failed": hint.failed, "plans": hint.told.get(lang)}


def plan_data(play: TableGame, lang: str, plan: Plan, best: Plan) -> Data:
    """A plan in words, and what it would do on the board.

    Its chance is told by the distance to the best: the two are compared in the same rollouts, of which a plan that was
    soon given up has few.
    """
    game = play.rules.id
    thought = InThought(play, play.decisions, plan.way)
    return {
        "way": plan.way,
        "title": headline(lang, game, plan.way),
        "summary": "".join(turn["summary"] for turn in thought.story(lang)),
        "chance": percent(best.chance - plan.behind, hypot(best.error, plan.behind_error)),
        "behind": round(100 * plan.behind),
        "equal": plan.is_about_equal,
        "forecast": [
            {"track": track, "name": render.track_name(lang, game, track), "before": before, "after": after}
            for track, (before, after) in plan.forecast.items()
        ],
        "risk": risk_of(lang, game, play.actor, plan),
        **thought.marks(),
    }


def percent(chance: float, error: float) -> Data:
    return {"chance": round(100 * chance), "error": ceil(100 * error)}


def risk_of(lang: str, game: str, actor: str | None, plan: Plan) -> str:
    """The answer that hurts a plan most, in a sentence; empty if none stands out."""
    if plan.risk is None:
        return ""
    other = next(faction for faction in rules_of(game).factions if faction != actor)
    return say(
        lang,
        "reason-plan-risk",
        faction=say_in(lang, game, f"faction-{other}"),
        reply=headline(lang, game, plan.risk.reply),
        chance=round(100 * plan.risk.chance),
    )
