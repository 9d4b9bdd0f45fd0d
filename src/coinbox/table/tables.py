"""All tables of a worker: found, kept in memory, and as new as the store; readers are told what changes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any
from weakref import WeakValueDictionary

from coinbox.kernel.errors import CoinboxError, RecordError
from coinbox.library import games, rules_of
from coinbox.loading import newer
from coinbox.table.accord import Act
from coinbox.table.agreements import Agreements
from coinbox.table.bot_turns import BotTurns
from coinbox.table.bots import Thinkers
from coinbox.table.checks import seated
from coinbox.table.colleagues import Colleagues
from coinbox.table.commands import Commands
from coinbox.table.counts import Counts
from coinbox.table.looking import Looking
from coinbox.table.memory import Memory
from coinbox.table.refusal import refuse
from coinbox.table.store import UNDO, Conflict, Damaged, StepRow, Store, Unavailable
from coinbox.table.table import Reader, Table
from coinbox.table.timekeeper import Timekeeper
from coinbox.text import LANGUAGES
from coinbox.text.errors import told

LOOK_SECONDS = 1.0
"""So often it is looked whether the tables of a file are still there; a database tells it by itself."""
KEPT = 1000
"""How many games stay in memory when nobody looks at them."""
log = logging.getLogger(__name__)


class Tables:
    """Finds tables, and holds all that is done with them."""

    def __init__(
        self, store: Store, thinkers: Thinkers, *, tells_members: bool = False, tells_turns: bool = False
    ) -> None:
        self.store = store
        self.tells_members = tells_members
        """Whether people of the club are shown by name."""
        self.tells_turns = tells_turns
        """Whether people who are away are told that it is their turn."""
        self.clock: Callable[[], float] = time.time
        self.thinkers = thinkers
        self.counts = Counts()
        self.commands = Commands(self)
        self.looking = Looking(self)
        self.agreements = Agreements(self)
        self.timekeeper = Timekeeper(self)
        self.bots = BotTurns(self)
        self.colleagues = Colleagues(self)
        self.memory = Memory()
        self._known: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._recent: OrderedDict[str, Table] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Open the store, read rules and texts, which take a moment, and let the bots go on."""
        await self.store.serve()
        for lang in LANGUAGES:
            games(lang)
        await self.timekeeper.begin()
        self.run(self.timekeeper.run())
        self.run(self.bots.run())
        if self.store.is_shared:
            self.run(self.colleagues.listen())
            self.run(self.colleagues.stay_in_touch())
        else:
            self.run(self._look_at_file())
        self.run(self.memory.tidy())

    async def stop(self) -> None:
        """Let bots rest and hand them over, and close the store."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.close()
        await self.colleagues.leave()
        await self.store.close()
        self.memory.close()

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let something go on beside the commands, until the server stops."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # -- finding -----------------------------------------------------------------------------------------------------

    async def find(self, table: str, lang: str) -> Table:
        """The table of this id, not yet loaded perhaps."""
        found = self._known.get(table)
        if found is None:
            try:
                row = await self.store.game(table)
            except Damaged as error:
                raise refuse(lang, "bad-record", problem=told(lang, error)) from error
            if row is None:
                raise refuse(lang, "unknown-table")
            made = Table(row, await self.store.head(table))
            # Another request may have been quicker.
            found = self._known.setdefault(table, made)
        self.keep(found)
        return found

    def keep(self, table: Table) -> None:
        """Hold a table in memory, and let go the one that nobody has asked for the longest time."""
        table.tells_members = self.tells_members
        table.time = lambda: self.clock()
        self._known[table.id] = table
        self._recent[table.id] = table
        self._recent.move_to_end(table.id)
        while len(self._recent) > KEPT:
            self._recent.popitem(last=False)

    def known(self, table: str) -> Table | None:
        """A table, if it is in memory."""
        return self._known.get(table)

    @property
    def in_memory(self) -> int:
        """How many tables need not be read from the store."""
        return len(self._known)

    async def read_seats(self, table: Table) -> None:
        """Take up the seats as they are stored; whoever looks on is told."""
        if table.learn(await self.store.head(table.id)):
            table.touch()

    def watched(self) -> list[Table]:
        """The tables that somebody looks at."""
        return [table for table in self._known.values() if table.readers]

    @asynccontextmanager
    async def at(self, table: str, token: str | None, lang: str) -> AsyncIterator[Table]:
        """The table, loaded, while nobody else reads or changes it, for somebody who has a seat."""
        async with self.shut(table, token, lang) as found:
            await self.load(found, lang)
            yield found

    @asynccontextmanager
    async def shut(self, table: str, token: str | None, lang: str) -> AsyncIterator[Table]:
        """The table while nobody else reads or changes it, for somebody who has a seat; its game may not be loaded."""
        found = await self.find(table, lang)
        async with found.lock:
            await self._learn(found, lang)
            seated(found, token, lang)
            yield found

    @asynccontextmanager
    async def inside(self, table: str, lang: str) -> AsyncIterator[Table]:
        """The table, loaded, for the server itself."""
        found = await self.find(table, lang)
        async with found.lock:
            await self._learn(found, lang)
            await self.load(found, lang)
            yield found

    async def _learn(self, table: Table, lang: str) -> None:
        """See what others have changed, if they may have; refused if the table is gone."""
        await self.timekeeper.wake()
        if (self.store.is_shared or table.in_doubt) and not table.is_gone:
            table.in_doubt = False
            try:
                head = await self.store.head(table.id)
            except BaseException:
                table.in_doubt = True
                raise
            if not head.is_there:
                self._lose(table)
            elif table.learn(head):
                table.touch()
        if table.is_gone:
            raise refuse(lang, "unknown-table")

    async def load(self, table: Table, lang: str) -> None:
        """Play what is stored, unless it is in memory; refused if the game cannot even begin."""
        if table.in_doubt or table.is_gone:
            await self._learn(table, lang)
        if table.is_loaded and table.seq != table.stored:
            await self._follow(table)
        if not table.is_loaded:
            await self._load(table, lang)
        if table.play.misfit is None:
            await self.bots.look_at(table)

    async def _load(self, table: Table, lang: str) -> None:
        try:
            rules = rules_of(table.row.game)
            if table.row.rules > rules.version:
                raise RecordError(newer(lang, rules, table.row.rules))
            rows = await self.store.steps(table.id)
            table.load(rows, await self._acts(table, rows, 0))
        except CoinboxError as error:
            log.error("table %s cannot be opened: %s", table.id, error)
            raise refuse(lang, "bad-record", problem=told(lang, error)) from error
        self.memory.grown()
        if table.play.misfit is not None:
            log.warning("table %s: %s", table.id, table.play.misfit.sentence("en"))
        else:
            await self._catch_up(table, lang)

    async def _follow(self, table: Table) -> None:
        """Play what others have stored meanwhile; forget the game if it cannot be played on."""
        try:
            rows = await self.store.steps(table.id, table.seq)
            table.follow(rows, await self._acts(table, rows, table.seq))
        except CoinboxError:
            table.forget()

    async def _acts(self, table: Table, rows: Sequence[StepRow], after: int) -> Mapping[int, Act]:
        """What players did beside the rules; that is asked only where a step tells that there may be something."""
        return await self.store.acts(table.id, after) if any(row.kind == UNDO for row in rows) else {}

    async def renew(self, table: Table, lang: str) -> None:
        """Read what another worker has stored meanwhile, and show it."""
        table.in_doubt = True
        await self.load(table, lang)
        table.touch()

    async def _catch_up(self, table: Table, lang: str) -> None:
        """Where older rules asked, those of today may go on by themselves; that is stored like everything else."""
        try:
            await self.commands.go_on(table)
        except Conflict:
            await self.renew(table, lang)

    # -- deleted tables ----------------------------------------------------------------------------------------------

    async def _look_at_file(self) -> None:
        """Notice what another program does to the tables of a file and to who sits there, while the server runs."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            with suppress(Unavailable):
                await self._look_once()

    async def _look_once(self) -> None:
        """Look once, and let go of all: what is held until the next look would be in the next list, and never go."""
        known = list(self._known.values())
        names = await self.store.names([table.id for table in known])
        members = await self.store.members(list(names)) if self.tells_members else {}
        for table in known:
            if table.id not in names:
                self._lose(table)
            elif table.rename(names[table.id]):
                table.touch()
            if self.tells_members and table.members != members.get(table.id, {}):
                self.hear(table.id)

    def _lose(self, table: Table) -> None:
        """Somebody has deleted a table: whoever is at it is told, and nothing of it is left."""
        if table.is_gone:
            return
        table.is_gone = True
        self._known.pop(table.id, None)
        self._recent.pop(table.id, None)
        table.drop_hint()
        if table.analysis is not None and table.analysis.task is not None:
            table.analysis.task.cancel()
        table.touch()
        log.warning("table %s was deleted", table.id)
        self.run(self._sweep(table))

    async def _sweep(self, table: Table) -> None:
        """What was stored as the table went goes, too."""
        async with table.lock:
            with suppress(Unavailable):
                await self.store.sweep(table.id)

    # -- readers -----------------------------------------------------------------------------------------------------

    async def join(self, table_id: str, token: str | None, lang: str) -> tuple[Table, Reader]:
        """A reader who is told of every change from now on."""
        async with self.at(table_id, token, lang) as table:
            you = seated(table, token, lang)
            assert token is not None
            reader = Reader(you, lang, token)
            table.welcome(reader)
            self.colleagues.readers_changed(table)
            return table, reader

    def leave(self, table: Table, reader: Reader) -> None:
        table.part_from(reader)
        self.colleagues.readers_changed(table)

    async def shown_to(self, table: Table, reader: Reader) -> str:
        """The message with the state as this reader sees it now; refused if his seat was taken back."""
        async with table.lock:
            if table.in_doubt or table.is_gone:
                await self._learn(table, reader.lang)
            reader.you = seated(table, reader.token, reader.lang)
            await self.load(table, reader.lang)
            return table.news_for(reader)

    def hear(self, table_id: str) -> None:
        """Another worker has changed a table."""
        table = self.known(table_id)
        if table is not None:
            table.in_doubt = True
            table.touch()

    def doubt_all(self) -> None:
        """Anything may have changed while nobody told this worker; its readers are shown what is true now."""
        for table in list(self._known.values()):
            table.in_doubt = True
            table.touch()
