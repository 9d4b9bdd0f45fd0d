"""The admin commands: what each says and asks, and its exit code (0 well, 1 problems found; errors are raised)."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractContextManager, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from coinbox.kernel.errors import CoinboxError
from coinbox.table.admin import archive, keeping, listing, removing
from coinbox.table.admin.base import Store, migrate, not_migrated
from coinbox.table.admin.bundles import bundles, of_nobody, orphans, table_ids
from coinbox.table.admin.checking import Checked, check
from coinbox.table.admin.keeping import Existing, Tell
from coinbox.table.admin.listing import Line
from coinbox.table.commands import Opened
from coinbox.table.store import file_of
from coinbox.text import say

PROBLEMS = 1
SHOWN = 20
"""So many tables are listed before a question."""


@dataclass
class Desk:
    """Where somebody sits who keeps a store: it speaks his language, asks him, and shows how far work has come."""

    store: Store
    lang: str
    tell: Callable[[str], None]
    ask: Callable[[str], str] | None
    """None if nobody can be asked."""
    progress: Callable[[int], AbstractContextManager[Tell]]
    as_json: bool = False
    may_create: bool = False
    """Whether a file that is missing is made."""

    def say(self, message: str, **facts: str | int) -> None:
        """A line for people; where a program reads, it is left out."""
        if not self.as_json:
            self.tell(say(self.lang, message, **facts))

    def print(self, data: Any) -> None:
        """What a program reads."""
        self.tell(json.dumps(data, ensure_ascii=False))

    def check_there(self) -> None:
        """A file that does not exist is more likely a slip than an empty store."""
        file = file_of(self.store.url)
        if file is not None and not file.is_file() and not self.may_create:
            raise CoinboxError(say("en", "error-no-store", file=str(file)), "error-no-store", file=str(file))

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Store]:
        """The store, brought up to date."""
        self.check_there()
        await self.store.open()
        try:
            yield self.store
        finally:
            await self.store.close()

    def agrees(self, question: str, *, yes: bool, **facts: str | int) -> bool:
        """Whether what cannot be undone is to be done."""
        if yes:
            return True
        if self.ask is None:
            raise CoinboxError(say("en", "error-needs-yes"), "error-needs-yes")
        answer = self.ask(say(self.lang, question, **facts) + " ")
        agreed = answer.strip().lower() in say(self.lang, "admin-yes").split()
        if not agreed:
            self.say("admin-nothing-done")
        return agreed


# -- looking -----------------------------------------------------------------------------------------------------------


def status(desk: Desk) -> int:
    async def work() -> dict[str, Any]:
        async with desk.open() as store:
            return await listing.status(store)

    told = asyncio.run(work())
    if desk.as_json:
        desk.print(told)
    for line in [] if desk.as_json else listing.status_lines(desk.lang, told):
        desk.tell(line)
    return 0


def games(desk: Desk, idle: str | None, limit: int | None) -> int:
    """The tables, the one that was played at last first."""
    if limit is not None and limit < 1:
        raise CoinboxError("--limit must be at least 1", "error-at-least-one", what="--limit")
    found = _lines(desk, idle)[:limit]
    if desk.as_json:
        desk.print([line.data for line in found])
    else:
        _list(desk, found)
        desk.say("admin-games", n=len(found))
    return 0


def _lines(desk: Desk, idle: str | None) -> list[Line]:
    seconds = None if idle is None else removing.span(idle)

    async def work() -> list[Line]:
        async with desk.open() as store:
            return await listing.lines(store)

    found = asyncio.run(work())
    return found if seconds is None else removing.idle(found, seconds, time.time())


def _list(desk: Desk, lines: Sequence[Line]) -> None:
    for line in lines:
        name = f' "{line.name}"' if line.name else ""
        players = say(desk.lang, "comma").join(f"{faction}={who}" for faction, who in line.players.items())
        facts = {"id": line.id, "game": line.game, "name": name, "players": players}
        desk.say("admin-games-line", n=line.steps, played=listing.moment(line.played), **facts)


def show(desk: Desk, table: str) -> int:
    async def work() -> dict[str, Any]:
        async with desk.open() as store:
            await removing.check_known(store, [table])
            found = [each async for each in bundles(store, [table])]
            return listing.shown(found[0], desk.lang)

    told = asyncio.run(work())
    if desk.as_json:
        desk.print(told)
    for line in [] if desk.as_json else listing.shown_lines(desk.lang, told):
        desk.tell(line)
    return PROBLEMS if told["problems"] else 0


def check_all(desk: Desk, tables: Sequence[str]) -> int:
    """Replay tables, all if none is named, and report what is wrong."""

    async def work() -> tuple[list[Checked], dict[str, int], dict[str, int]]:
        async with desk.open() as store:
            await removing.check_known(store, tables)
            wanted = list(tables) or await table_ids(store)
            checked = []
            with desk.progress(len(wanted)) as tell:
                async for found in bundles(store, wanted):
                    checked.append(check(found, desk.lang))
                    tell(1)
            return checked, *(({}, {}) if tables else (await orphans(store), await of_nobody(store)))

    checked, lost, nobodys = asyncio.run(work())
    if desk.as_json:
        wrong = {each.id: each.problems for each in checked if each.problems}
        desk.print({"tables": len(checked), "problems": wrong, "orphans": lost, "nobodys": nobodys})
    _report(desk, checked)
    for part, number in lost.items():
        desk.say("admin-orphans", n=number, part=part)
    for part, number in nobodys.items():
        desk.say("admin-orphans-person", n=number, part=part)
    return PROBLEMS if lost or nobodys or any(each.problems for each in checked) else 0


def _report(desk: Desk, checked: Sequence[Checked]) -> None:
    wrong = [each for each in checked if each.problems]
    for each in wrong:
        for problem in each.problems:
            desk.say("admin-problem", table=each.id, problem=problem)
    desk.say("admin-checked", n=len(checked), wrong=len(wrong), decisions=sum(each.decisions for each in checked))


# -- carrying ----------------------------------------------------------------------------------------------------------


def export(desk: Desk, path: Path, tables: Sequence[str], *, records: bool) -> int:
    """Write tables, all if none is named, to an archive, or their records to a folder."""

    async def work() -> int:
        async with desk.open() as store:
            await removing.check_known(store, tables)
            wanted = list(tables) or None
            write = keeping.export_records if records else keeping.export
            with desk.progress(len(tables or await table_ids(store))) as tell:
                return await write(store, path, wanted, tell)

    desk.say("admin-exported", n=asyncio.run(work()), file=str(path))
    return 0


def take_in(desk: Desk, files: Sequence[Path], *, only_new: bool, dry_run: bool) -> int:
    """Store the tables of archives, and open a table for each record."""
    return max(_take_in(desk, file, only_new=only_new, dry_run=dry_run) for file in files)


def _take_in(desk: Desk, file: Path, *, only_new: bool, dry_run: bool) -> int:
    if not archive.is_archive(file):
        return _open_record(desk, file, dry_run=dry_run)
    kept = asyncio.run(_verified(desk, file))
    _report(desk, kept.checked)
    if dry_run:
        desk.say("admin-would-import", n=kept.tables, file=str(file))
        return PROBLEMS if kept.problems else 0

    async def work() -> int:
        async with desk.open() as store:
            with desk.progress(kept.tables) as tell:
                return await keeping.take_in(store, file, tell, only_new=only_new)

    try:
        desk.say("admin-imported", n=asyncio.run(work()), file=str(file))
    except Existing as error:
        desk.tell(say(desk.lang, error.message, **error.facts))
        return PROBLEMS
    return PROBLEMS if kept.problems else 0


def _open_record(desk: Desk, file: Path, *, dry_run: bool) -> int:
    if dry_run:
        from coinbox import load

        load(file.read_text(encoding="utf-8-sig"), lang=desk.lang)
        desk.say("admin-would-import", n=1, file=str(file))
        return 0

    async def work() -> Opened:
        async with desk.open() as store:
            return await keeping.open_record(store, file, desk.lang)

    opened = asyncio.run(work())
    token = next(iter(opened.seats.values()))
    desk.say("admin-opened", table=opened.table, link=f"#/t/{opened.table}?seat={token}")
    return 0


async def _verified(desk: Desk, file: Path) -> keeping.Kept:
    with desk.progress(0) as tell:
        return await keeping.verify(file, desk.lang, tell)


def backup(desk: Desk, path: Path) -> int:
    """Copy everything, and replay the copy."""

    async def work() -> keeping.Kept:
        async with desk.open() as store:
            await keeping.backup(store, path)
            number = len(await table_ids(store))
        with desk.progress(number) as tell:
            return await keeping.verify(path, desk.lang, tell)

    kept = asyncio.run(work())
    if desk.as_json:
        wrong = {each.id: each.problems for each in kept.problems}
        desk.print({"file": str(path), "bytes": path.stat().st_size, "tables": kept.tables, "problems": wrong})
    _report(desk, kept.checked)
    desk.say("admin-backup", file=str(path), size=f"{path.stat().st_size / 1e6:,.1f} MB")
    return PROBLEMS if kept.problems else 0


def restore(desk: Desk, path: Path, *, dry_run: bool, yes: bool) -> int:
    """Put a backup in place of everything; it is replayed first."""
    kept = asyncio.run(_verified(desk, path))
    _report(desk, kept.checked)

    async def there() -> int:
        async with desk.open() as store:
            return len(await table_ids(store))

    number = asyncio.run(there())
    facts: dict[str, str | int] = {"n": number, "tables": kept.tables, "place": desk.store.place}
    if dry_run:
        desk.say("admin-would-restore", **facts)
        return PROBLEMS if kept.problems else 0
    if not desk.agrees("admin-ask-restore", yes=yes, **facts):
        return PROBLEMS

    async def work() -> None:
        async with desk.open() as store:
            with desk.progress(kept.tables) as tell:
                await keeping.restore(store, path, tell)

    asyncio.run(work())
    desk.say("admin-restored", n=kept.tables, file=str(path))
    return PROBLEMS if kept.problems else 0


# -- clearing away -----------------------------------------------------------------------------------------------------


def expire(desk: Desk, idle: str, to: Path | None, *, dry_run: bool, yes: bool) -> int:
    """Delete tables at which nothing was done for long."""
    return _delete(desk, _lines(desk, idle), to, dry_run=dry_run, yes=yes)


def delete(desk: Desk, tables: Sequence[str], to: Path | None, *, dry_run: bool, yes: bool) -> int:
    async def work() -> list[Line]:
        async with desk.open() as store:
            await removing.check_known(store, tables)
            return [line for line in await listing.lines(store) if line.id in tables]

    return _delete(desk, asyncio.run(work()), to, dry_run=dry_run, yes=yes)


def _delete(desk: Desk, lines: Sequence[Line], to: Path | None, *, dry_run: bool, yes: bool) -> int:
    """Delete tables after asking; perhaps they go to an archive first."""
    _list(desk, lines[:SHOWN])
    if len(lines) > SHOWN:
        desk.say("admin-and-more", n=len(lines) - SHOWN)
    if dry_run or not lines:
        desk.say("admin-would-delete", n=len(lines))
        return 0
    if not desk.agrees("admin-ask-delete", yes=yes, n=len(lines)):
        return PROBLEMS
    ids = [line.id for line in lines]

    async def work() -> None:
        async with desk.open() as store:
            if to is not None:
                await keeping.export(store, to, ids, lambda _done: None)
            with desk.progress(len(ids)) as tell:
                await removing.delete(store, ids, tell)

    asyncio.run(work())
    desk.say("admin-deleted", n=len(ids))
    return 0


def rename(desk: Desk, table: str, name: str) -> int:
    async def work() -> None:
        async with desk.open() as store:
            await removing.check_known(store, [table])
            await removing.rename(store, table, name)

    asyncio.run(work())
    desk.say("admin-renamed", table=table, name=name)
    return 0


def bring_up_to_date(desk: Desk, *, dry_run: bool, yes: bool) -> int:
    """Bring the store to the schema of this program; servers do so too when they start."""
    if not dry_run and not desk.agrees("admin-ask-migrate", yes=yes, place=desk.store.place):
        return PROBLEMS

    desk.check_there()
    found = asyncio.run((not_migrated if dry_run else migrate)(desk.store.url))
    if desk.as_json:
        desk.print({"place": desk.store.place, "found": found[0], "wanted": found[1]})
    desk.say("admin-migrated", place=desk.store.place, found=found[0], wanted=found[1])
    return 0
