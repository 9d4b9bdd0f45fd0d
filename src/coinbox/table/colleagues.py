"""Workers on one database: what they tell each other, and how one notices that another has died."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy.engine import make_url

from coinbox.table.store import Unavailable
from coinbox.table.store.faults import line
from coinbox.table.store.places import postgres_options
from coinbox.table.store.store import BOTS, CHANNEL
from coinbox.table.table import Table

if TYPE_CHECKING:
    import psycopg

    from coinbox.table.tables import Tables

BEAT_SECONDS = 2.0
"""So often a worker says that it is alive."""
QUIET_SECONDS = 5.0
"""After so long without news it is tried whether the connection is still there."""
FIRST_WAIT, LONGEST_WAIT = 0.1, 5.0
"""Seconds before somebody who has lost the connection tries again."""
log = logging.getLogger(__name__)


class Colleagues:
    """Hears what other workers change, and tells them who is here and that this one is alive."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store
        self._changed: set[str] = set()
        """Tables whose readers have changed."""
        self._news = asyncio.Event()
        self.hears = asyncio.Event()
        """Set while this worker hears what others change."""

    # -- hearing -----------------------------------------------------------------------------------------------------

    async def listen(self) -> None:
        """Hear what others change as long as the server runs, over a connection that comes back by itself."""
        import psycopg

        wait, lost = FIRST_WAIT, False
        while True:
            try:
                connection = await self._connect()
                try:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    if lost:
                        log.warning("news of other workers arrive again")
                    wait, lost = FIRST_WAIT, False
                    self.hears.set()
                    # What was said before, nobody has heard here.
                    self.tables.doubt_all()
                    self.tables.bots.wake()
                    await self._hear(connection)
                finally:
                    self.hears.clear()
                    with suppress(psycopg.Error):
                        await connection.close()
            except (psycopg.Error, OSError, TimeoutError) as error:
                if not lost:
                    log.error("no news of other workers: %s", line(error))
                lost = True
                await asyncio.sleep(wait)
                wait = min(LONGEST_WAIT, wait * 2)

    async def _connect(self) -> psycopg.AsyncConnection[tuple[object, ...]]:
        import psycopg

        url = make_url(self.store.url)
        address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        return await psycopg.AsyncConnection.connect(address, autocommit=True, **postgres_options(url))

    async def _hear(self, connection: psycopg.AsyncConnection[tuple[object, ...]]) -> None:
        while True:
            async for said in connection.notifies(timeout=QUIET_SECONDS):
                self._heard(said.payload)
            async with asyncio.timeout(QUIET_SECONDS):
                await connection.execute("SELECT 1")

    def _heard(self, said: str) -> None:
        worker, _, rest = said.partition(" ")
        game, _, about = rest.partition(" ")
        if worker == self.store.worker:
            return
        if game:
            self.tables.hear(game)
        if about == BOTS:
            self.tables.bots.wake()

    # -- telling -----------------------------------------------------------------------------------------------------

    def readers_changed(self, table: Table) -> None:
        """Somebody has come to a table or left it."""
        if self.store.is_shared:
            self._changed.add(table.id)
            self._news.set()

    async def stay_in_touch(self) -> None:
        """Say that this worker is alive, and who looks at its tables, as long as the server runs."""
        loop = asyncio.get_running_loop()
        due = seen = loop.time()
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout_at(due):
                    await self._news.wait()
            self._news.clear()
            try:
                if loop.time() >= due:
                    due = loop.time() + BEAT_SECONDS
                    if await self.store.beat(list(self.tables.bots.held)):
                        self.tables.bots.wake()
                    if loop.time() > seen + 2 * BEAT_SECONDS:
                        # Others may have taken this worker for dead.
                        self._changed.update(table.id for table in self.tables.watched())
                    seen = loop.time()
                await self._tell_readers()
            except Unavailable:
                await asyncio.sleep(FIRST_WAIT)
            except Exception:  # a worker that is silent is taken for dead
                log.exception("other workers were not told")
                await asyncio.sleep(FIRST_WAIT)

    async def _tell_readers(self) -> None:
        while self._changed:
            game = self._changed.pop()
            table = self.tables.known(game)
            try:
                await self.store.set_present(game, table.here if table is not None else ())
            except BaseException:
                self._changed.add(game)
                raise

    async def leave(self) -> None:
        """Hand over what this worker has."""
        with suppress(Unavailable):
            await self.store.leave()
