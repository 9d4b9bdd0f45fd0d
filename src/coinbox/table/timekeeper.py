"""Clocks of a worker: what is to be done at zero is done once, and time without a worker is nobody's."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from coinbox.table.bot_turns import sensible
from coinbox.table.clocks import GAME, Clock
from coinbox.table.refusal import Refusal
from coinbox.table.store import Conflict, Unavailable, clocks
from coinbox.table.store.clocks import GAP_SECONDS
from coinbox.table.table import Table
from coinbox.text import LANGUAGES, say

if TYPE_CHECKING:
    from coinbox.table.tables import Tables

POLL_SECONDS = 1.0
REST_SECONDS = 0.5
BEAT_SECONDS = 10.0
"""So often it is written down that somebody looks at the clocks, while one runs."""
AT_ONCE = 8
"""So many clocks a worker acts upon at the same time."""
MOST_OPTIONS = 200
"""So many questions are answered for somebody before others have their turn."""
log = logging.getLogger(__name__)


class Timekeeper:
    """Looks at the clocks of all tables, and acts when a time is up."""

    def __init__(self, tables: Tables) -> None:
        self.tables, self.store = tables, tables.store
        self.wall: Callable[[], float] = time.time
        """The time of the machine, by which it is known that no worker was there."""
        self.held: set[str] = set()
        """The tables at which this worker acts now."""
        self.awake = True
        """Whether there may be a clock that runs; the only server of a file knows when there is none."""
        self._looked = self._beaten = 0.0

    # -- being there -------------------------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Before anybody is served, give back the time in which no worker was there."""
        await self._beat()
        self.awake = self.store.is_shared or await self.store.look(clocks.are_running)

    async def wake(self) -> None:
        """Before a table is used: a machine that has slept may not have looked yet."""
        if self.awake and self.wall() - self._looked > GAP_SECONDS:
            await self._beat()

    async def _beat(self) -> None:
        wall, now = self.wall(), self.tables.clock()
        for game in await self.store.change_several(lambda connection: clocks.beat(connection, wall, now)):
            self.tables.hear(game)
        self._looked = self._beaten = wall

    async def run(self) -> None:
        """Look at the clocks, as long as the server runs."""
        while True:
            await asyncio.sleep(POLL_SECONDS)
            try:
                await self._look()
            except Unavailable:
                await asyncio.sleep(REST_SECONDS)
            except Exception:  # whatever is wrong, the other clocks must not stand still
                log.exception("clocks could not be looked at")
                await asyncio.sleep(REST_SECONDS)

    async def _look(self) -> None:
        if not self.awake:
            return
        wall = self.wall()
        slept = wall - self._looked > GAP_SECONDS
        # A machine's time may be set back, too.
        rested = not 0 <= wall - self._beaten < BEAT_SECONDS
        if slept or (rested and await self.store.look(clocks.are_running)):
            await self._beat()
        await self._claim()
        self._looked = wall

    # -- zero --------------------------------------------------------------------------------------------------------

    async def _claim(self) -> None:
        free, worker, now = AT_ONCE - len(self.held), self.store.worker, self.tables.clock()
        # Looking costs less than a change, and mostly nothing is due.
        if free <= 0 or not await self.store.look(lambda connection: clocks.is_due(connection, now)):
            return
        claimed: list[str] = await self.store.change(
            lambda connection: clocks.claim(connection, worker, now, free, self.held)
        )
        for game in claimed:
            self.held.add(game)
            self.tables.run(self._carry_out(game))

    async def _carry_out(self, game: str) -> None:
        """Act at one table; what fails is tried again when the clocks are looked at next."""
        try:
            async with self.tables.inside(game, "en") as table:
                await self._act(table)
        except (Conflict, Unavailable):
            await asyncio.sleep(REST_SECONDS)
        except Refusal:  # the table is gone, or cannot be opened
            await self.store.change(lambda connection: clocks.put(connection, game, None))
        except Exception:
            log.exception("table %s: its clock was not acted upon", game)
            await asyncio.sleep(REST_SECONDS)
        finally:
            self.held.discard(game)

    async def _act(self, table: Table) -> None:
        """Do what was agreed on for zero, or find out that it is not the time."""
        now = self.tables.clock()
        clock = table.clock_after(now)
        if clock is None:
            return
        if table.play.misfit is not None:
            clock = clock.stopped(now, table.away)
        due = clock.due(table.away)
        if clock != table.clock or due is None or due > now:
            await self._set(table, clock)
        elif clock.terms.zero == GAME:
            await self.tables.agreements.lose_on_time(table, str(clock.runs))
        else:
            await self._pass(table, str(clock.runs))

    async def _set(self, table: Table, clock: Clock) -> None:
        """Keep a clock as it is to be, and when it is to be acted upon."""
        before = table.clock
        if await self.store.change(lambda connection: clocks.put_after(connection, table.id, before, clock), table.id):
            table.clock = clock
            table.touch()

    async def _pass(self, table: Table, faction: str) -> None:
        """Do as little as the rules allow for somebody whose time is up, until his turn is over or another is asked."""
        turn = table.play.open_turn
        note = {lang: say(lang, "table-clock-passes") for lang in LANGUAGES}
        for _ in range(MOST_OPTIONS):
            if table.actor != faction or table.play.open_turn != turn:
                return
            option = table.play.least() or await self._sensible(table)
            await self.tables.commands.advance(table, [option], note=note)

    async def _sensible(self, table: Table) -> str:
        """What a simple bot answers where nothing can be left undone."""
        return await asyncio.to_thread(sensible, table.play.game.record(), secrets.randbits(32))
