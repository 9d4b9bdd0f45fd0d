"""Hints: the best plans for the player whose turn it is, thought about beside the game and never stored."""

from __future__ import annotations

import logging
import time
from contextlib import aclosing
from math import ceil, hypot
from typing import Any

import msgspec

from coinbox.library import rules_of
from coinbox.players.plans import Plan
from coinbox.players.reasons import headline
from coinbox.table.bots import NoAnswer
from coinbox.table.checks import acting, check_turn, seated
from coinbox.table.in_thought import InThought
from coinbox.table.jobs import Hint
from coinbox.table.refusal import refuse
from coinbox.table.store import Unavailable
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
KIND = "hint"
ENDS = (".", "!", "。", "！")
"""How sentences end."""
TELL_SECONDS = 0.3
"""So often other workers are told how far a hint has come."""
log = logging.getLogger(__name__)


class Hints:
    """Gives hints at the tables of a server."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.going = 0

    def _asking(self, table: Table, token: str | None, lang: str) -> tuple[str, ...]:
        """The factions of somebody who may be given a hint at this table."""
        you = acting(table, token, lang)
        if not table.has_hints:
            raise refuse(lang, "no-hints")
        return you

    async def _given(self, table: Table, token: str | None, lang: str) -> Hint | None:
        """The hint that somebody has asked for at this step of the game; None if it is gone."""
        return await self._known(table) if table.play.actor in self._asking(table, token, lang) else None

    async def ask(self, table_id: str, token: str | None, lang: str, seq: int) -> bytes:
        """Begin to think about the pending decision, unless that has begun."""
        async with self.tables.at(table_id, token, lang) as table:
            check_turn(table, self._asking(table, token, lang), seq, lang)
            if len(table.play.offered) < 2:
                raise refuse(lang, "nothing-to-choose")
            hint = await self._known(table)
            if hint is None or hint.failed:
                if self.going >= MOST:
                    raise refuse(lang, "busy")
                table.hint = hint = Hint(table.seq)
                await self._begin(table, hint)
            return encode(told(table.play, lang, hint))

    async def _begin(self, table: Table, hint: Hint) -> None:
        """Think about it here, and let other workers see how far it comes."""
        if self.tables.store.is_shared:
            await self.tables.store.set_thought(table.id, KIND, said(hint))
        hint.task = self.tables.run(self._think(table, hint, table.play.game.record()))
        self.going += 1
        hint.task.add_done_callback(self._rest)

    async def _known(self, table: Table) -> Hint | None:
        """The hint at this step of the game, thought about here or at another worker."""
        if table.hint is not None or not self.tables.store.is_shared:
            return table.hint
        found = await self.tables.store.thought(table.id, KIND)
        if found is None or found["seq"] != table.seq:
            return None
        plans = None if found["body"] is None else msgspec.json.decode(found["body"], type=list[Plan])
        lost = plans is None and not found["alive"]
        hint = Hint(table.seq, found["part"], plans, bool(found["failed"]) or lost)
        if plans is not None:
            # There is no more to come; it need not be put into words again for each look.
            table.hint = hint
        return hint

    async def look(self, table_id: str, token: str | None, lang: str) -> bytes | None:
        """How far the hint has come; None if there is none at this step of the game."""
        async with self.tables.at(table_id, token, lang) as table:
            hint = await self._given(table, token, lang)
            return None if hint is None else encode(told(table.play, lang, hint))

    async def stop(self, table_id: str, token: str | None, lang: str) -> None:
        """Think no more about it."""
        async with self.tables.at(table_id, token, lang) as table:
            if await self._given(table, token, lang) is not None:
                table.drop_hint()
                if self.tables.store.is_shared:
                    await self.tables.store.set_thought(table.id, KIND, None)

    async def story(self, table_id: str, token: str | None, lang: str, number: int) -> bytes:
        """What a plan would do, told like a turn that was played."""
        async with self.tables.at(table_id, token, lang) as table:
            hint = await self._given(table, token, lang)
            if hint is None or hint.plans is None or number >= len(hint.plans):
                raise refuse(lang, "no-hint")
            play, you = table.play, seated(table, token, lang)
            turns = InThought(play, play.decisions, hint.plans[number].way).story(lang)
            return encode({"at": table.seq, "turns": turns, "state": msgspec.Raw(table.state(you, lang))})

    def _rest(self, _: object) -> None:
        self.going -= 1

    async def _think(self, table: Table, hint: Hint, record: str) -> None:
        request: Data = {"task": "hint", "record": record, "rollouts": ROLLOUTS, "plans": PLANS, "seed": hint.seq}
        try:
            async with aclosing(self.tables.thinkers.hints.replies(**request)) as replies:
                async for reply in replies:
                    hint.part = reply.get("part", 1.0)
                    if "plans" in reply:
                        hint.plans = msgspec.convert(reply["plans"], list[Plan])
                    if not await self._tell(table, hint):
                        return
        except NoAnswer as error:
            log.warning("table %s: there is no hint: %s", table.id, error)
            hint.failed = True
            await self._tell(table, hint)

    async def _tell(self, table: Table, hint: Hint) -> bool:
        """Let other workers see how far it has come; False if nobody wants it any more."""
        now = time.monotonic()
        if not self.tables.store.is_shared or (hint.is_open and now < hint.told_at + TELL_SECONDS):
            return True
        hint.told_at = now
        try:
            return await self.tables.store.go_on_with(table.id, KIND, said(hint))
        except Unavailable:
            return True


def said(hint: Hint) -> Data:
    """A hint as other workers read it."""
    body = None if hint.plans is None else encode(hint.plans).decode()
    return {"seq": hint.seq, "part": hint.part, "failed": int(hint.failed), "body": body}


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
        "summary": "".join(_sentence(lang, turn["summary"]) for turn in thought.story(lang)),
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


def _sentence(lang: str, summary: str) -> str:
    """What a turn does, as a sentence; what is told under a heading of its own does not end like one."""
    return summary if summary.endswith(ENDS) else say(lang, "hint-summary", summary=summary)


def percent(chance: float, error: float) -> Data:
    """A chance and two of its standard errors, as all that is told of chances."""
    return {"chance": round(100 * chance), "error": ceil(200 * error)}


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
